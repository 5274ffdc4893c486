//! Watch streams in pieces: events, errors, and frames that cannot be read.

use serde::Deserialize;

use super::*;
use crate::protocol::FailureKind;
use crate::protocol::Payload;

#[derive(Debug, PartialEq, Deserialize)]
struct Thing {
    size: u32,
}

fn read(pieces: &[&[u8]]) -> Result<Vec<WatchEvent<Thing>>, WireError> {
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

fn one(text: &str) -> WatchEvent<Thing> {
    let mut events = read(&[text.as_bytes()]).expect(text);
    assert_eq!(events.len(), 1, "{text}");
    events.remove(0)
}

const STREAM: &str = r#"{"type":"ADDED","object":{"kind":"Thing","metadata":{"name":"a","note":"}\n"},"size":1}}

{"object":{"metadata":{"name":"é"},"size":2},"type":"MODIFIED"}{"type":"BOOKMARK","object":{"metadata":{"resourceVersion":"7"}}}
"#;

#[test]
fn events_do_not_depend_on_where_the_bytes_are_cut() {
    let whole = read(&[STREAM.as_bytes()]).expect("three events");
    assert!(
        matches!(&whole[0], WatchEvent::Changed(EventType::Added, a) if a.key.name() == "a" && a.object == Payload::Object(Thing { size: 1 }.into()))
    );
    assert!(matches!(&whole[1], WatchEvent::Changed(EventType::Modified, e) if e.key.name() == "é"));
    assert!(matches!(&whole[2], WatchEvent::Bookmark { .. }));
    assert_eq!(whole.len(), 3);
    for cut in 0..STREAM.len() {
        let (a, b) = STREAM.as_bytes().split_at(cut);
        assert_eq!(read(&[a, b]).as_ref(), Ok(&whole), "cut at {cut}");
    }
}

#[test]
fn an_event_is_returned_before_its_line_ends() {
    let mut watch = WatchReader::<Thing>::new("Thing", Decoding::default());
    watch.feed(br#"{"type":"DELETED","object":{"metadata":{"name":"a"},"size":1}}"#);
    assert!(matches!(
        watch.next(),
        Ok(Some(WatchEvent::Changed(EventType::Deleted, _)))
    ));
}

#[test]
fn a_json_watch_that_ends_within_an_event_is_truncated() {
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
            WatchEvent::Bookmark {
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
        assert!(matches!(event, WatchEvent::Skipped { .. }), "{object}");
    }
    assert!(matches!(
        one(r#"{"type":"NEWS","object":{}}"#),
        WatchEvent::Skipped { .. }
    ));
    assert!(matches!(
        one(r#"{"type":"BOOKMARK","object":{}}"#),
        WatchEvent::Skipped { .. }
    ));
}

#[test]
fn an_error_event_is_returned_by_its_kind() {
    let event = one(
        r#"{"object":{"kind":"Status","code":410,"reason":"Expired","message":"too old"},"type":"ERROR"}"#,
    );
    assert!(matches!(event, WatchEvent::Error(failure) if failure.kind == FailureKind::Expired));
}

#[test]
fn an_undecodable_object_keeps_its_key() {
    let event = one(
        r#"{"type":"MODIFIED","object":{"metadata":{"name":"bad","namespace":"n","resourceVersion":"5"},"size":{"of":[1]}}}"#,
    );
    let WatchEvent::Changed(EventType::Modified, bad) = event else {
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
fn an_object_that_is_not_utf8_keeps_its_key() {
    let event = b"{\"type\":\"ADDED\",\"object\":{\"metadata\":{\"name\":\"a\"},\"note\":\"\xff\"}}";
    let events = read(&[event]).expect("an event");
    assert!(
        matches!(&events[0], WatchEvent::Changed(EventType::Added, a) if a.key.name() == "a" && a.object.undecodable().is_some())
    );
}

#[test]
fn a_value_that_is_not_an_event_breaks_the_stream() {
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
fn an_event_too_large_is_an_error() {
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
        WatchReader::<Thing>::new("Thing", Decoding::default()).knowing(IsCached::new(|_, _, _| true));
    let object = r#"{"metadata":{"name":"a","uid":"u","resourceVersion":"5"},"size":1}"#;
    for change in ["ADDED", "MODIFIED", "DELETED"] {
        watch.feed(format!(r#"{{"type":"{change}","object":{object}}}"#).as_bytes());
        let Ok(Some(WatchEvent::Changed(_, fetched))) = watch.next() else {
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

#[test]
fn b69_an_event_with_too_many_nodes_does_not_affect_the_others() {
    let many = r#""","#.repeat(1 << 20);
    let event = |name: &str, text: &str| {
        format!(r#"{{"type":"MODIFIED","object":{{"metadata":{{"name":"{name}"}},"size":1,"x":[{text}1]}}}}"#)
    };
    let backwards =
        format!(r#"{{"object":{{"x":[{many}1],"metadata":{{"name":"c"}},"size":1}},"type":"ADDED"}}"#);
    let body = [event("a", ""), event("b", &many), backwards, event("d", "")].join("\n");
    let mut watch = WatchReader::<Thing>::new("Thing", Decoding::default().max_object(8 << 20));
    watch.feed(body.as_bytes());
    let mut next = || watch.next().expect("a watch").expect("an event");
    assert!(matches!(next(), WatchEvent::Changed(_, a) if a.key.name() == "a" && a.object.get().is_some()));
    assert!(
        matches!(next(), WatchEvent::Changed(_, b) if b.key.name() == "b" && b.object.undecodable().is_some())
    );
    assert!(matches!(next(), WatchEvent::Skipped { what } if what.contains("more than 1048576")));
    assert!(matches!(next(), WatchEvent::Changed(_, d) if d.key.name() == "d" && d.object.get().is_some()));
}

#[test]
fn b69_a_skipped_event_is_not_quoted_in_full() {
    let long = "x".repeat(1 << 20);
    for text in [
        format!(r#"{{"type":"{long}","object":{{}}}}"#),
        format!(r#"{{"type":"ADDED","object":{{"kind":"{long}","metadata":{{"name":"a"}}}}}}"#),
        format!(r#"{{"type":"BOOKMARK","object":{{"metadata":{{"resourceVersion":"{long}"}}}}}}"#),
    ] {
        let WatchEvent::Skipped { what } = one(&text) else {
            panic!("it is no event")
        };
        assert!(what.len() < 2_000, "{} bytes", what.len());
    }
}

#[test]
fn b15_an_error_event_with_an_invalid_field_keeps_its_reason() {
    for odd in [
        r#""details":null"#,
        r#""message":null"#,
        r#""details":{"retryAfterSeconds":-1}"#,
    ] {
        let text =
            format!(r#"{{"type":"ERROR","object":{{"kind":"Status",{odd},"reason":"Expired","code":410}}}}"#);
        assert!(
            matches!(one(&text), WatchEvent::Error(failure) if failure.kind == FailureKind::Expired),
            "{odd}"
        );
    }
}

#[test]
fn the_other_fields_of_an_event_must_be_valid_json() {
    let good = r#"{"metadata":{"name":"a"},"size":1}"#;
    for event in [
        format!(r#"{{"type":"ADDED","x":[{{}},,],"object":{good}}}"#),
        format!(r#"{{"type":"ADDED","object":[,],"object":{good}}}"#),
    ] {
        assert!(
            matches!(read(&[event.as_bytes()]), Err(WireError::Malformed { .. })),
            "{event}"
        );
    }
    let fine = format!(r#"{{"type":"ADDED","x":[{{"y":1}}],"object":{good}}}"#);
    assert!(matches!(one(&fine), WatchEvent::Changed(EventType::Added, _)));
}
