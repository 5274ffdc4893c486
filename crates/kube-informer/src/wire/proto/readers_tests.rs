use k8s_openapi::api::core::v1::Namespace;

use super::*;

/// Encodes a field of bytes; all fields in these tests are short.
fn field(number: u8, bytes: &[u8]) -> Vec<u8> {
    let length = u8::try_from(bytes.len()).ok().filter(|length| *length < 128);
    [&[number << 3 | 2, length.expect("short")], bytes].concat()
}

fn object(name: &str, version: &str) -> Vec<u8> {
    field(
        1,
        &[
            field(1, name.as_bytes()),
            field(5, b"u"),
            field(6, version.as_bytes()),
        ]
        .concat(),
    )
}

fn envelope(kind: &str, raw: &[u8]) -> Vec<u8> {
    let types = [field(1, b"v1"), field(2, kind.as_bytes())].concat();
    [b"k8s\0".to_vec(), field(1, &types), field(2, raw)].concat()
}

fn list(kind: &str, items: &[Vec<u8>]) -> Vec<u8> {
    let mut content = field(1, &field(2, b"70"));
    content.extend(items.iter().flat_map(|item| field(2, item)));
    envelope(kind, &content)
}

fn frame(change: &str, object: &[u8]) -> Vec<u8> {
    let event = [field(1, change.as_bytes()), field(2, &field(1, object))].concat();
    let length = u32::try_from(event.len()).expect("short").to_be_bytes();
    [&length[..], &event].concat()
}

fn schema() -> Schema {
    Schema::of("v1", "Namespace").expect("a built-in kind")
}

fn lists(decoding: &Decoding, known: Option<IsCached>) -> ListReader<Namespace> {
    ListReader::new("Namespace", schema(), decoding, known)
}

fn watches(known: Option<IsCached>) -> WatchReader<Namespace> {
    WatchReader::new("Namespace", schema(), &Decoding::default(), known)
}

/// A namespace whose labels are not UTF-8.
fn undecodable(name: &str) -> Vec<u8> {
    field(
        1,
        &[
            field(1, name.as_bytes()),
            field(11, &[field(1, b"\xff"), field(2, b"v")].concat()),
        ]
        .concat(),
    )
}

#[test]
fn i8_a_list_is_whole_or_an_error_wherever_it_is_cut() {
    let body = list("NamespaceList", &[object("a", "5"), object("b", "6")]);
    for cut in 0..body.len() {
        let mut reader = lists(&Decoding::default(), None);
        reader.room().extend_from_slice(&body[..cut]);
        while let Some(item) = reader.next().expect("nothing is wrong so far") {
            assert!(matches!(item, ListItem::Item(_)));
        }
        assert!(
            matches!(reader.finish(), Err(WireError::CutShort { .. })),
            "cut at {cut}"
        );
    }
    let mut reader = lists(&Decoding::default(), None);
    let mut names = Vec::new();
    for byte in body {
        reader.room().push(byte);
        while let Some(ListItem::Item(item)) = reader.next().expect("nothing is wrong") {
            assert_eq!(item.uid, Some(Uid::from("u")));
            assert!(item.version.is_some());
            names.push(item.key.name().to_owned());
        }
    }
    assert_eq!(names, ["a", "b"]);
    let end = reader.finish().expect("it is whole");
    assert!(matches!(end, ListItem::End { version, next: None } if version == 70.into()));
}

#[test]
fn an_undecodable_item_does_not_affect_the_others() {
    let mut reader = lists(&Decoding::default(), None);
    let body = list("NamespaceList", &[undecodable("bad"), object("good", "6")]);
    reader.room().extend_from_slice(&body);
    let mut seen = Vec::new();
    while let Some(ListItem::Item(item)) = reader.next().expect("the list is well") {
        seen.push((item.key.name().to_owned(), item.object.object().is_some()));
    }
    assert_eq!(seen, [("bad".to_owned(), false), ("good".to_owned(), true)]);
    assert!(reader.finish().is_ok());
}

#[test]
fn a_list_of_something_else_is_an_error() {
    for (kind, items) in [("PodList", vec![object("a", "5")]), ("PodList", Vec::new())] {
        let mut reader = lists(&Decoding::default(), None);
        reader.room().extend_from_slice(&list(kind, &items));
        let told = reader.next().and_then(|_| reader.finish().map(Some));
        assert!(matches!(told, Err(WireError::Malformed { .. })), "{told:?}");
    }
}

#[test]
fn an_item_too_large_is_an_error() {
    let mut reader = lists(&Decoding::default().max_object(30), None);
    let body = list("NamespaceList", &[object("a-name-of-thirty-one-characters", "5")]);
    reader.room().extend_from_slice(&body);
    assert!(matches!(
        reader.next(),
        Err(WireError::TooLarge { limit: 30, .. })
    ));
}

#[test]
fn decision_5_cached_objects_are_not_decoded_except_in_deletions() {
    let known = || Some(IsCached::new(|key, _, _| key.name() == "a"));
    let mut reader = lists(&Decoding::default(), known());
    let body = list("NamespaceList", &[object("a", "5"), object("b", "6")]);
    reader.room().extend_from_slice(&body);
    let mut unchanged = Vec::new();
    while let Some(ListItem::Item(item)) = reader.next().expect("the list is well") {
        unchanged.push(item.object == Payload::Unchanged);
    }
    assert_eq!(unchanged, [true, false]);
    let mut reader = watches(known());
    for change in ["ADDED", "DELETED"] {
        let event = frame(change, &envelope("Namespace", &object("a", "5")));
        reader.room().extend_from_slice(&event);
        let Ok(Some(WatchEvent::Changed(_, told))) = reader.next() else {
            panic!("no change")
        };
        assert_eq!(told.object == Payload::Unchanged, change == "ADDED");
    }
}

#[cfg(feature = "direct-k8s-openapi")]
#[test]
fn an_object_is_written_over_a_replaced_one_that_no_one_has() {
    let free = FreeList::new();
    assert!(free.take().is_none());
    let mut reader = watches(None).reusing(free.clone());
    let mut next = |name: &str| {
        let event = frame("MODIFIED", &envelope("Namespace", &object(name, "5")));
        reader.room().extend_from_slice(&event);
        let Ok(Some(WatchEvent::Changed(_, received))) = reader.next() else {
            panic!("no change")
        };
        match received.object {
            Payload::Object(object) => object.into_arc(),
            other => panic!("{other:?}"),
        }
    };
    let (replaced, used) = (next("a"), next("b"));
    let place: *const Namespace = &*replaced;
    free.put([replaced, Arc::clone(&used)]);
    let (over, afresh) = (next("c"), next("d"));
    assert!(std::ptr::eq(&raw const *over, place), "its memory is used again");
    let name = |namespace: &Namespace| namespace.metadata.name.clone().unwrap_or_default();
    assert_eq!(
        [&over, &used, &afresh].map(|object| name(object)),
        ["c", "b", "d"]
    );
}

#[cfg(feature = "direct-k8s-openapi")]
#[test]
fn i8_an_object_that_is_refused_leaves_nothing_in_the_next_one() {
    let free = FreeList::new();
    assert!(free.take().is_none());
    let mut labelled: Namespace = Namespace::default();
    labelled.metadata.labels = Some([("old".to_owned(), "label".to_owned())].into());
    free.put([Arc::new(labelled.clone()), Arc::new(labelled)]);
    let mut reader = watches(None).reusing(free);
    for object in [undecodable("a"), object("b", "6")] {
        reader
            .room()
            .extend(frame("MODIFIED", &envelope("Namespace", &object)));
    }
    let mut next = || match reader.next() {
        Ok(Some(WatchEvent::Changed(_, received))) => received.object,
        other => panic!("{other:?}"),
    };
    assert!(matches!(next(), Payload::Undecodable(_)));
    let object = next().object().expect("a namespace");
    assert_eq!(
        (object.metadata.name.as_deref(), object.metadata.labels),
        (Some("b"), None)
    );
}

#[test]
fn b23_other_kinds_and_things_without_a_name_are_skipped() {
    let mut reader = watches(None);
    for object in [
        envelope("Pod", &object("a", "5")),
        envelope("Namespace", &field(1, b"")),
    ] {
        reader.room().extend_from_slice(&frame("ADDED", &object));
        let told = reader.next();
        assert!(matches!(told, Ok(Some(WatchEvent::Skipped { .. }))), "{told:?}");
    }
    let event = frame("SOMETHING", &envelope("Namespace", &object("a", "5")));
    reader.room().extend_from_slice(&event);
    assert!(matches!(reader.next(), Ok(Some(WatchEvent::Skipped { .. }))));
    let event = frame("ADDED", &envelope("Namespace", &undecodable("bad")));
    reader.room().extend_from_slice(&event);
    let told = reader.next();
    assert!(
        matches!(told, Ok(Some(WatchEvent::Changed(EventType::Added, ref bad))) if bad.object.undecodable().is_some())
    );
    assert!(reader.finish().is_ok());
}

#[test]
fn b03_only_the_word_true_ends_the_initial_events() {
    for (word, ends) in [("true", true), ("false", false), ("", false)] {
        let mark = [field(1, b"k8s.io/initial-events-end"), field(2, word.as_bytes())].concat();
        let metadata = field(1, &[field(6, b"420"), field(12, &mark)].concat());
        let mut reader = watches(None);
        reader
            .room()
            .extend_from_slice(&frame("BOOKMARK", &envelope("Namespace", &metadata)));
        let expected = WatchEvent::Bookmark {
            version: 420.into(),
            ends_initial: ends,
        };
        assert_eq!(reader.next(), Ok(Some(expected)));
    }
}

#[test]
fn errors_in_a_watch_are_classified_like_refusals() {
    let status = [field(3, b"too old"), field(4, b"Expired"), vec![0x30, 0x9a, 0x03]].concat();
    let mut reader = watches(None);
    reader
        .room()
        .extend_from_slice(&frame("ERROR", &envelope("Status", &status)));
    let Ok(Some(WatchEvent::Error(failure))) = reader.next() else {
        panic!("no error")
    };
    assert_eq!(failure.kind, crate::protocol::FailureKind::Expired);
    assert_eq!(failure.message.as_ref(), "too old (410)");
}

#[test]
fn a_watch_that_ends_within_an_event_is_cut_short() {
    let event = frame("ADDED", &envelope("Namespace", &object("a", "5")));
    let mut reader = watches(None);
    reader.room().extend_from_slice(&event[..event.len() - 1]);
    assert_eq!(reader.next(), Ok(None));
    assert!(matches!(reader.finish(), Err(WireError::CutShort { at }) if at as usize == event.len() - 1));
}

#[test]
fn a_type_that_asks_for_text_receives_the_json() {
    use serde_json::value::RawValue;
    let item: Box<RawValue> = Decoder::new().item(schema(), &object("a", "5")).expect("a text");
    let expected = serde_json::json!({
        "metadata": {"name": "a", "uid": "u", "resourceVersion": "5"}, "spec": {}, "status": {},
    });
    assert_eq!(
        serde_json::from_str::<serde_json::Value>(item.get()).expect("JSON"),
        expected
    );
}
