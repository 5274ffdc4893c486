use serde::Deserialize;

use super::*;
use crate::reflector::FailureKind;
use crate::source::Payload;

#[derive(Debug, PartialEq, Deserialize)]
struct Thing {
    size: u32,
}

fn read(pieces: &[&[u8]]) -> Result<Vec<Watched<Thing>>, WireError> {
    let mut watch = WatchReader::new("Thing", Decoding::default());
    let mut out = Vec::new();
    for piece in pieces {
        watch.feed(piece);
        while let Some(event) = watch.next()? {
            out.push(event);
        }
    }
    watch.finish()?;
    Ok(out)
}

fn one(text: &str) -> Watched<Thing> {
    let mut events = read(&[text.as_bytes()]).expect(text);
    assert_eq!(events.len(), 1, "{text}");
    events.remove(0)
}

const STREAM: &str = r#"{"type":"ADDED","object":{"kind":"Thing","metadata":{"name":"a","note":"}\n"},"size":1}}

{"object":{"metadata":{"name":"é"},"size":2},"type":"MODIFIED"}{"type":"BOOKMARK","object":{"metadata":{"resourceVersion":"7"}}}
"#;

#[test]
fn events_come_out_wherever_the_bytes_are_cut() {
    let whole = read(&[STREAM.as_bytes()]).expect("three events");
    assert!(
        matches!(&whole[0], Watched::Changed(Change::Added, a) if a.key.name() == "a" && a.object == Payload::Object(Thing { size: 1 }.into()))
    );
    assert!(matches!(&whole[1], Watched::Changed(Change::Modified, e) if e.key.name() == "é"));
    assert!(matches!(&whole[2], Watched::Bookmark { .. }));
    assert_eq!(whole.len(), 3);
    for cut in 0..STREAM.len() {
        let (a, b) = STREAM.as_bytes().split_at(cut);
        assert_eq!(read(&[a, b]).as_ref(), Ok(&whole), "cut at {cut}");
    }
}

#[test]
fn an_event_comes_out_though_its_line_has_not_ended() {
    let mut watch = WatchReader::<Thing>::new("Thing", Decoding::default());
    watch.feed(br#"{"type":"DELETED","object":{"metadata":{"name":"a"},"size":1}}"#);
    assert!(matches!(
        watch.next(),
        Ok(Some(Watched::Changed(Change::Deleted, _)))
    ));
}

#[test]
fn a_watch_that_ends_within_an_event_was_cut() {
    let event = r#"{"type":"ADDED","object":{"metadata":{"name":"a"},"size":1}}"#;
    for end in 1..event.len() {
        let cut = read(&[&event.as_bytes()[..end]]);
        assert_eq!(cut, Err(WireError::CutShort { at: end as u64 }), "cut at {end}");
    }
    assert_eq!(read(&[b"\n \n"]), Ok(vec![]));
}

#[test]
fn b03_only_the_word_true_ends_the_initial_events() {
    let ends = |value: &str| {
        let event = one(&format!(
            r#"{{"type":"BOOKMARK","object":{{"kind":"Thing","metadata":{{"resourceVersion":"7","annotations":{{"a":null,"k8s.io/initial-events-end":{value}}}}}}}}}"#
        ));
        match event {
            Watched::Bookmark {
                version,
                ends_initial,
            } if version == 7.into() => ends_initial,
            other => panic!("{other:?}"),
        }
    };
    assert!(ends("\"true\""));
    assert!(!ends("\"false\""));
    assert!(!ends("true"));
    assert!(!ends("null"));
}

#[test]
fn b23_other_kinds_tables_and_things_without_metadata_are_skipped() {
    for object in [
        r#"{"kind":"Table"}"#,
        r#"{"kind":"Pod","metadata":{"name":"a"}}"#,
        r#"{"metadata":null}"#,
        r#"{"metadata":{"name":7}}"#,
        "{}",
        "7",
        "null",
    ] {
        let event = one(&format!(r#"{{"type":"ADDED","object":{object}}}"#));
        assert!(matches!(event, Watched::Skipped { .. }), "{object}");
    }
    assert!(matches!(
        one(r#"{"type":"NEWS","object":{}}"#),
        Watched::Skipped { .. }
    ));
    assert!(matches!(
        one(r#"{"type":"BOOKMARK","object":{}}"#),
        Watched::Skipped { .. }
    ));
}

#[test]
fn an_error_is_told_by_its_kind() {
    let event = one(
        r#"{"object":{"kind":"Status","code":410,"reason":"Expired","message":"too old"},"type":"ERROR"}"#,
    );
    assert!(matches!(event, Watched::Error(failure) if failure.kind == FailureKind::Expired));
}

#[test]
fn an_object_that_cannot_be_decoded_keeps_its_key() {
    let event = one(
        r#"{"type":"MODIFIED","object":{"metadata":{"name":"bad","namespace":"n","resourceVersion":"5"},"size":{"of":[1]}}}"#,
    );
    let Watched::Changed(Change::Modified, bad) = event else {
        panic!("{event:?}")
    };
    assert_eq!(
        (bad.key.to_string().as_str(), bad.version),
        ("n/bad", Some(5.into()))
    );
    let why = &bad.object.undecodable().expect("size is no number").why;
    assert_eq!(why, "size: invalid type: map, expected u32, at byte 72");
}

#[test]
fn an_object_that_is_no_utf8_keeps_its_key() {
    let event = b"{\"type\":\"ADDED\",\"object\":{\"metadata\":{\"name\":\"a\"},\"note\":\"\xff\"}}";
    let events = read(&[event]).expect("an event");
    assert!(
        matches!(&events[0], Watched::Changed(Change::Added, a) if a.key.name() == "a" && a.object.undecodable().is_some())
    );
}

#[test]
fn what_is_no_event_breaks_the_stream() {
    for text in [
        "[]",
        "7\n",
        "}",
        r#"{"object":{}}"#,
        r#"{"type":"ADDED"}"#,
        r#"{"type":7,"object":{}}"#,
        "{]",
        "{\"a\":1 2}",
    ] {
        assert!(
            matches!(read(&[text.as_bytes()]), Err(WireError::Malformed { .. })),
            "{text}"
        );
    }
}

#[test]
fn an_event_too_large_is_told() {
    let mut watch = WatchReader::<Thing>::new("Thing", Decoding::default().max_object(100));
    watch.feed(br#"{"type":"ADDED","object":{"metadata":{"name":"a"},"#);
    assert_eq!(watch.next(), Ok(None));
    watch.feed(&[b' '; 100]);
    assert!(matches!(
        watch.next(),
        Err(WireError::TooLarge {
            at: 0,
            limit: 100,
            ..
        })
    ));
}

#[test]
fn a_deletion_is_never_unchanged() {
    let mut watch =
        WatchReader::<Thing>::new("Thing", Decoding::default()).knowing(Known::new(|_, _, _| true));
    let object = r#"{"metadata":{"name":"a","uid":"u","resourceVersion":"5"},"size":1}"#;
    for change in ["ADDED", "MODIFIED", "DELETED"] {
        watch.feed(format!(r#"{{"type":"{change}","object":{object}}}"#).as_bytes());
        let Ok(Some(Watched::Changed(_, fetched))) = watch.next() else {
            panic!("no event")
        };
        assert_eq!(
            fetched.object == Payload::Unchanged,
            change != "DELETED",
            "{change}"
        );
        assert_eq!(fetched.uid, Some("u".into()));
    }
}
