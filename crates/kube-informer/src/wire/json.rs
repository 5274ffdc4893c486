//! JSON as the API server writes it.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;

use crate::object::{ObjectKey, ResourceVersion};
use crate::reflector::{Change, Failure, FailureKind};
use crate::source::{Fetched, Listed, Undecodable, Watched};

/// A page of a list: its items, then its end. `kind` is that of the items.
pub(crate) fn list<K: DeserializeOwned>(body: &[u8], kind: &str) -> Result<Vec<Listed<K>>, Failure> {
    #[derive(Deserialize)]
    struct List<'a> {
        metadata: ListMeta,
        #[serde(borrow, default)]
        items: Option<Vec<&'a RawValue>>,
        #[serde(default)]
        kind: String,
    }
    #[derive(Deserialize)]
    struct ListMeta {
        #[serde(rename = "resourceVersion", default)]
        version: String,
        #[serde(rename = "continue", default)]
        next: String,
    }
    let malformed = |why: String| Failure::new(FailureKind::Malformed, why);
    let page: List<'_> = serde_json::from_slice(body)
        .map_err(|e| malformed(format!("the answer to a list is no list: {e}")))?;
    if page.kind == "Table" {
        return Err(malformed(
            "the server answered with a table instead of a list".to_owned(),
        ));
    }
    let version = page
        .metadata
        .version
        .parse()
        .map_err(|e| malformed(format!("the list's version: {e}")))?;
    let mut out = Vec::new();
    for item in page.items.unwrap_or_default() {
        match object(item.get(), kind) {
            Ok(fetched) => out.push(Listed::Item(fetched)),
            Err(what) => return Err(malformed(format!("an item of the list is no {kind}: {what}"))),
        }
    }
    let next = (!page.metadata.next.is_empty()).then_some(page.metadata.next);
    out.push(Listed::End { version, next });
    Ok(out)
}

/// A line of a watch.
pub(crate) fn event<K: DeserializeOwned>(line: &[u8], kind: &str) -> Result<Watched<K>, Failure> {
    #[derive(Deserialize)]
    struct Event<'a> {
        #[serde(rename = "type")]
        change: &'a str,
        #[serde(borrow)]
        object: &'a RawValue,
    }
    let event: Event<'_> = serde_json::from_slice(line).map_err(|e| {
        Failure::new(
            FailureKind::Malformed,
            format!("a line of the watch is no event: {e}"),
        )
    })?;
    let change = match event.change {
        "ADDED" => Change::Added,
        "MODIFIED" => Change::Modified,
        "DELETED" => Change::Deleted,
        "BOOKMARK" => return Ok(bookmark(event.object.get())),
        "ERROR" => return Ok(Watched::Error(status(event.object.get().as_bytes(), 0, None))),
        other => {
            return Ok(Watched::Skipped {
                what: format!("an event of type {other:?}"),
            });
        }
    };
    Ok(match object(event.object.get(), kind) {
        Ok(fetched) => Watched::Changed(change, fetched),
        Err(what) => Watched::Skipped { what },
    })
}

fn bookmark<K>(text: &str) -> Watched<K> {
    let skipped = |what: String| Watched::Skipped {
        what: format!("a bookmark: {what}"),
    };
    let peek: Peek = match serde_json::from_str(text) {
        Ok(peek) => peek,
        Err(error) => return skipped(error.to_string()),
    };
    let meta = peek.metadata.unwrap_or_default();
    match meta.version.parse() {
        Ok(version) => {
            let ends_initial = meta.annotations.is_some_and(|a| {
                a.get("k8s.io/initial-events-end")
                    .is_some_and(|value| value.as_deref() == Some("true"))
            });
            Watched::Bookmark {
                version,
                ends_initial,
            }
        }
        Err(error) => skipped(error.to_string()),
    }
}

/// What has to be known of any object.
#[derive(Deserialize)]
struct Peek {
    #[serde(default)]
    kind: String,
    #[serde(default)]
    metadata: Option<PeekMeta>,
}

#[derive(Deserialize, Default)]
struct PeekMeta {
    #[serde(default)]
    name: String,
    #[serde(default)]
    namespace: String,
    #[serde(rename = "resourceVersion", default)]
    version: String,
    #[serde(default)]
    annotations: Option<BTreeMap<String, Option<String>>>,
}

/// An object with its key. The error says what it is instead.
fn object<K: DeserializeOwned>(text: &str, kind: &str) -> Result<Fetched<K>, String> {
    let peek: Peek =
        serde_json::from_str(text).map_err(|e| format!("something without readable metadata: {e}"))?;
    if !peek.kind.is_empty() && peek.kind != kind {
        return Err(format!("an object of kind {:?}", peek.kind));
    }
    let meta = peek
        .metadata
        .filter(|m| !m.name.is_empty())
        .ok_or("an object without a name")?;
    let object = serde_json::from_str(text).map_err(|e| Undecodable { why: e.to_string() });
    let version: Option<ResourceVersion> = meta.version.parse().ok();
    Ok(Fetched {
        key: ObjectKey::namespaced(meta.namespace, meta.name),
        version,
        object,
    })
}

/// A refusal of the server. `code` is that of the answer, 0 for an event, whose own code counts then.
pub(crate) fn status(body: &[u8], code: u16, retry_after: Option<Duration>) -> Failure {
    #[derive(Deserialize, Default)]
    #[serde(default)]
    struct Status {
        code: u16,
        reason: String,
        message: String,
        details: Details,
    }
    #[derive(Deserialize, Default)]
    #[serde(default)]
    struct Details {
        #[serde(rename = "retryAfterSeconds")]
        retry_after: u64,
        causes: Vec<Cause>,
    }
    #[derive(Deserialize, Default)]
    #[serde(default)]
    struct Cause {
        reason: String,
        message: String,
    }
    const TOO_LARGE: &str = "Too large resource version";
    let parsed: Option<Status> = serde_json::from_slice(body).ok();
    let plain = || {
        String::from_utf8_lossy(&body[..body.len().min(200)])
            .trim()
            .to_owned()
    };
    let status = parsed.unwrap_or_else(|| Status {
        message: plain(),
        ..Status::default()
    });
    let code = if code == 0 { status.code } else { code };
    let too_large = status
        .details
        .causes
        .iter()
        .any(|c| c.reason == "ResourceVersionTooLarge" || c.message.contains(TOO_LARGE))
        || (status.reason == "Timeout" && status.message.contains(TOO_LARGE));
    let kind = match (code, status.reason.as_str()) {
        _ if too_large => FailureKind::VersionTooLarge,
        (410, _) | (_, "Expired" | "Gone") => FailureKind::Expired,
        (_, "StoreReadError") => FailureKind::CorruptObject,
        (429, _) => FailureKind::TooManyRequests,
        (401, _) => FailureKind::Unauthorized,
        (403, _) => FailureKind::Forbidden,
        (404, _) => FailureKind::NotFound,
        (400..=499, _) => FailureKind::Rejected,
        (500..=599, _) => FailureKind::Server,
        _ => FailureKind::Malformed,
    };
    let asked = (status.details.retry_after > 0).then(|| Duration::from_secs(status.details.retry_after));
    Failure {
        kind,
        retry_after: retry_after.or(asked),
        message: format!("{} ({code})", status.message).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, PartialEq, Deserialize)]
    struct Thing {
        size: u32,
    }

    fn watched(line: &str) -> Watched<Thing> {
        event(line.as_bytes(), "Thing").expect("an event")
    }

    #[test]
    fn a_list_gives_its_items_and_its_end() {
        let body = r#"{"items":[{"metadata":{"name":"a","namespace":"n","resourceVersion":"5"},"size":3}],
            "metadata":{"resourceVersion":"7","continue":"t"}}"#;
        let listed = list::<Thing>(body.as_bytes(), "Thing").expect("a list");
        let expected = [
            Listed::Item(Fetched::new(
                ObjectKey::namespaced("n", "a"),
                5,
                Thing { size: 3 },
            )),
            Listed::End {
                version: 7.into(),
                next: Some("t".to_owned()),
            },
        ];
        assert_eq!(listed, expected);
    }

    #[test]
    fn null_items_are_none() {
        let listed = list::<Thing>(br#"{"items":null,"metadata":{"resourceVersion":"7"}}"#, "Thing");
        assert_eq!(
            listed,
            Ok(vec![Listed::End {
                version: 7.into(),
                next: None
            }])
        );
    }

    #[test]
    fn an_object_that_cannot_be_decoded_keeps_its_key_and_spoils_nothing_else() {
        let body = r#"{"items":[{"metadata":{"name":"bad","resourceVersion":"5"},"size":"big"},
            {"metadata":{"name":"good","resourceVersion":"6"},"size":1}],"metadata":{"resourceVersion":"7"}}"#;
        let listed = list::<Thing>(body.as_bytes(), "Thing").expect("a list");
        assert!(matches!(&listed[0], Listed::Item(item) if item.key.name() == "bad" && item.object.is_err()));
        assert!(matches!(&listed[1], Listed::Item(item) if item.object == Ok(Thing { size: 1 })));
    }

    #[test]
    fn i8_a_body_cut_short_is_an_error() {
        let body = r#"{"items":[{"metadata":{"name":"a","resourceVersion":"5"},"size":3}],"metadata":{"resourceVersion":"7"}}"#;
        for end in 0..body.len() {
            assert!(
                list::<Thing>(&body.as_bytes()[..end], "Thing").is_err(),
                "cut at {end}"
            );
        }
    }

    #[test]
    fn b03_only_the_word_true_ends_the_initial_events() {
        let mark = |value: &str| {
            watched(&format!(
                r#"{{"type":"BOOKMARK","object":{{"kind":"Thing","metadata":{{"resourceVersion":"7","annotations":{{"k8s.io/initial-events-end":"{value}"}}}}}}}}"#
            ))
        };
        assert_eq!(
            mark("true"),
            Watched::Bookmark {
                version: 7.into(),
                ends_initial: true
            }
        );
        assert_eq!(
            mark("false"),
            Watched::Bookmark {
                version: 7.into(),
                ends_initial: false
            }
        );
    }

    #[test]
    fn b23_other_kinds_tables_and_things_without_metadata_are_skipped() {
        for object in [
            r#"{"kind":"Table"}"#,
            r#"{"kind":"Pod","metadata":{"name":"a"}}"#,
            "{}",
            "7",
        ] {
            let line = format!(r#"{{"type":"ADDED","object":{object}}}"#);
            assert!(matches!(watched(&line), Watched::Skipped { .. }), "{object}");
        }
    }

    #[test]
    fn b12_a_version_too_large_in_its_three_dialects() {
        let dialects = [
            r#"{"code":504,"reason":"Timeout","details":{"causes":[{"reason":"ResourceVersionTooLarge"}]}}"#,
            r#"{"code":504,"reason":"Timeout","details":{"causes":[{"message":"Too large resource version"}]}}"#,
            r#"{"code":504,"reason":"Timeout","message":"Timeout: Too large resource version: 9, current: 7"}"#,
        ];
        for body in dialects {
            assert_eq!(
                status(body.as_bytes(), 504, None).kind,
                FailureKind::VersionTooLarge,
                "{body}"
            );
        }
    }

    #[test]
    fn refusals_are_sorted_by_what_is_done_about_them() {
        let kind = |code: u16, reason: &str| {
            status(
                format!(r#"{{"code":{code},"reason":"{reason}"}}"#).as_bytes(),
                code,
                None,
            )
            .kind
        };
        assert_eq!(kind(410, "Expired"), FailureKind::Expired);
        assert_eq!(kind(429, "TooManyRequests"), FailureKind::TooManyRequests);
        assert_eq!(kind(403, "Forbidden"), FailureKind::Forbidden);
        assert_eq!(kind(422, "Invalid"), FailureKind::Rejected);
        assert_eq!(kind(500, "StoreReadError"), FailureKind::CorruptObject);
        assert_eq!(kind(503, ""), FailureKind::Server);
        assert_eq!(
            status(b"404 page not found\n", 404, None).message.as_ref(),
            "404 page not found (404)"
        );
        let busy = status(br#"{"details":{"retryAfterSeconds":3}}"#, 429, None);
        assert_eq!(busy.retry_after, Some(Duration::from_secs(3)));
    }
}
