//! Lists as the server sends them, in pieces, and what is wrong with bad ones.

use serde::Deserialize;

use super::*;
use crate::object::ObjectKey;

#[derive(Debug, PartialEq, Deserialize)]
struct Thing {
    size: u32,
}

/// Reads these pieces up to the end of the answer.
fn read(pieces: &[&[u8]]) -> Result<Vec<ListItem<Thing>>, WireError> {
    let mut list = ListReader::new("Thing", Decoding::default());
    let mut out = Vec::new();
    for piece in pieces {
        list.feed(piece);
        while let Some(element) = list.next()? {
            out.push(bare(element));
        }
    }
    list.finish()?;
    Ok(out)
}

/// Removes the hash of the content.
fn bare(mut element: ListItem<Thing>) -> ListItem<Thing> {
    if let ListItem::Item(item) = &mut element {
        item.content = None;
    }
    element
}

fn whole(body: &str) -> Result<Vec<ListItem<Thing>>, WireError> {
    read(&[body.as_bytes()])
}

fn item(name: &str, version: u64, size: u32) -> ListItem<Thing> {
    ListItem::Item(Received::new(
        ObjectKey::namespaced("n", name),
        version,
        Thing { size },
    ))
}

fn end(version: u64, next: Option<&str>) -> ListItem<Thing> {
    ListItem::End {
        version: version.into(),
        next: next.map(str::to_owned),
    }
}

/// Two items with all the awkward cases, followed by the metadata of the list.
const BODY: &str = r#" {"apiVersion":"v1" , "items":[ {"metadata":{"managedFields":[{"f:\"x}":"]"}],"name":"a","namespace":"n","resourceVersion":"5","note":"é\u00e9\\"},"size":3},
    {"size" : 4,"kind":"Thing","metadata":{"namespace":"n","name":"b","resourceVersion":"6"}} ] ,"kind":"ThingList",
    "metadata":{"continue":"t","remainingItemCount":9,"resourceVersion":"7"}}
"#;

fn expected() -> Vec<ListItem<Thing>> {
    vec![item("a", 5, 3), item("b", 6, 4), end(7, Some("t"))]
}

#[test]
fn items_do_not_depend_on_where_the_bytes_are_cut() {
    let bytes = BODY.as_bytes();
    for cut in 0..bytes.len() {
        assert_eq!(
            read(&[&bytes[..cut], &bytes[cut..]]).as_ref(),
            Ok(&expected()),
            "cut at {cut}"
        );
    }
    let single: Vec<&[u8]> = bytes.chunks(1).collect();
    assert_eq!(read(&single), Ok(expected()));
}

#[test]
fn fields_may_be_in_any_order() {
    let metadata = r#""metadata":{"resourceVersion":"7"}"#;
    let items = r#""items":[{"metadata":{"name":"a","namespace":"n","resourceVersion":"5"},"size":3}]"#;
    for body in [
        format!(r#"{{"kind":"ThingList",{metadata},{items}}}"#),
        format!(r#"{{{items},"kind":"ThingList",{metadata}}}"#),
        format!(r#"{{{metadata},"other":[{{}},"}}"],{items}}}"#),
        format!(r#"{{{items},{metadata}}}"#).replace("items", r"it\u0065ms"),
    ] {
        assert_eq!(whole(&body), Ok(vec![item("a", 5, 3), end(7, None)]), "{body}");
    }
}

#[test]
fn null_items_mean_an_empty_list() {
    for items in ["null", "[]", "[ ]"] {
        let body = format!(r#"{{"items":{items},"metadata":{{"resourceVersion":"7","continue":""}}}}"#);
        assert_eq!(whole(&body), Ok(vec![end(7, None)]), "{items}");
    }
}

#[test]
fn items_are_returned_before_the_list_ends() {
    let mut list = ListReader::<Thing>::new("Thing", Decoding::default());
    let (begun, rest) = BODY.split_at(BODY.find("{\"size\"").expect("the second item"));
    list.feed(begun.as_bytes());
    let mut next = || list.next().map(|element| element.map(bare));
    assert_eq!(next(), Ok(Some(item("a", 5, 3))));
    assert_eq!(next(), Ok(None));
    list.feed(rest.as_bytes());
    assert_eq!(
        list.next().map(|element| element.map(bare)),
        Ok(Some(item("b", 6, 4)))
    );
}

#[test]
fn i8_a_body_cut_short_is_an_error() {
    let complete = BODY.trim_end().len();
    for end in 0..complete {
        let cut = read(&[&BODY.as_bytes()[..end]]);
        assert_eq!(cut, Err(WireError::CutShort { at: end as u64 }), "cut at {end}");
    }
    assert!(read(&[&BODY.as_bytes()[..complete]]).is_ok());
}

#[test]
fn an_undecodable_object_keeps_its_key_and_does_not_affect_the_others() {
    let body = r#"{"items":[{"metadata":{"name":"bad","resourceVersion":"5"},"size":"big"},
        {"metadata":{"name":"good","namespace":"n","resourceVersion":"6"},"size":1}],"metadata":{"resourceVersion":"7"}}"#;
    let listed = whole(body).expect("a list");
    let ListItem::Item(bad) = &listed[0] else {
        panic!("{listed:?}")
    };
    assert_eq!((bad.key.name(), bad.version.clone()), ("bad", Some(5.into())));
    let why = &bad.object.undecodable().expect("size is no number").why;
    assert_eq!(
        why,
        "size: invalid type: string \"big\", expected u32, at byte 61"
    );
    assert_eq!(listed[1], item("good", 6, 1));
}

#[test]
fn an_object_that_is_not_utf8_keeps_its_key_and_does_not_affect_the_others() {
    let mut body = BODY.as_bytes().to_vec();
    let place = body.iter().position(|b| *b == 0xc3).expect("an é");
    body[place] = 0xff;
    let listed = read(&[&body]).expect("a list");
    assert!(
        matches!(&listed[0], ListItem::Item(bad) if bad.key.name() == "a" && bad.object.undecodable().is_some())
    );
    assert_eq!(listed[1..], expected()[1..]);
    let unnamed = b"{\"items\":[{\"metadata\":{\"name\":\"\xff\"}}]";
    assert!(matches!(
        read(&[unnamed]),
        Err(WireError::Malformed { at: 10, .. })
    ));
}

#[test]
fn an_answer_that_is_not_a_list_is_rejected() {
    for body in [
        "[]",
        "7",
        r#"{"kind":"Status","metadata":{"resourceVersion":"7"}}"#,
        r#"{"kind":"Table","items":[],"metadata":{"resourceVersion":"7"}}"#,
        r#"{"items":{},"metadata":{"resourceVersion":"7"}}"#,
        r#"{"items":[],"items":[],"metadata":{"resourceVersion":"7"}}"#,
        r#"{"items":[]}"#,
        r#"{"items":[],"metadata":{}}"#,
        r#"{"items":[],"metadata":{"resourceVersion":"x"}}"#,
        r#"{"items":[7],"metadata":{"resourceVersion":"7"}}"#,
        r#"{"items":[{"size":1}],"metadata":{"resourceVersion":"7"}}"#,
        r#"{"items":[{"kind":"Pod","metadata":{"name":"a"}}],"metadata":{"resourceVersion":"7"}}"#,
        r#"{"items":[],,"metadata":{"resourceVersion":"7"}}"#,
        r#"{"items":[,],"metadata":{"resourceVersion":"7"}}"#,
        r#"{"items":[],"metadata":{"resourceVersion":"7"},}"#,
        r#"{"items":[]"metadata":{"resourceVersion":"7"}}"#,
        r#"{"items":[],"metadata":{"resourceVersion":"7"}}]"#,
        r#"{"items":[],"a":nul,"metadata":{"resourceVersion":"7"}}"#,
    ] {
        assert!(
            matches!(whole(body), Err(WireError::Malformed { .. })),
            "{body}: {:?}",
            whole(body)
        );
    }
}

#[test]
fn an_object_too_large_is_reported_with_offset_and_key() {
    let mut list = ListReader::<Thing>::new("Thing", Decoding::default().max_object(1000));
    list.feed(br#"{"items":[{"metadata":{"name":"big"},"data":""#);
    assert_eq!(list.next(), Ok(None));
    list.feed(&[b'x'; 1000]);
    let expected = WireError::TooLarge {
        at: 10,
        limit: 1000,
        key: Some(ObjectKey::cluster("big")),
    };
    assert_eq!(list.next(), Err(expected));
}

#[test]
fn an_object_too_deep_is_reported_with_offset_and_key() {
    let body = format!(
        r#"{{"items":[{{"metadata":{{"name":"deep"}},"a":{}"#,
        "[".repeat(200)
    );
    let Err(WireError::TooDeep { key, limit: 128, .. }) = whole(&body) else {
        panic!("{:?}", whole(&body))
    };
    assert_eq!(key, Some(ObjectKey::cluster("deep")));
}

#[test]
fn an_endless_list_is_read_in_bounded_memory() {
    let mut list = ListReader::<Thing>::new("Thing", Decoding::default());
    list.feed(br#"{"items":["#);
    let item = br#"{"metadata":{"name":"a","namespace":"n"},"size":1},"#.repeat(100);
    for _ in 0..200 {
        list.feed(&item);
        while list.next().expect("items").is_some() {}
        assert!(list.buffer().room().capacity() < 4 * item.len());
    }
}

#[test]
fn bytes_after_an_error_do_not_reveal_the_key() {
    let broken = |body: &str| match whole(body) {
        Err(WireError::Malformed { key, .. }) => key,
        other => panic!("{other:?}"),
    };
    assert_eq!(
        broken("{\"items\":[{\"a\":\"\u{1}\",\"metadata\":{\"name\":\"a\"}}"),
        None
    );
    let before = broken("{\"items\":[{\"metadata\":{\"name\":\"a\"},\"a\":\"\u{1}\"}");
    assert_eq!(before, Some(ObjectKey::cluster("a")));
}

#[test]
fn b65_the_content_hash_is_equal_in_lists_and_watches() {
    let listed = |item: &str| {
        let mut list = ListReader::<Thing>::new("Thing", Decoding::default());
        list.feed(format!(r#"{{"items":[{item}],"metadata":{{"resourceVersion":"7"}}}}"#).as_bytes());
        match list.next() {
            Ok(Some(ListItem::Item(item))) => item.content,
            other => panic!("{other:?}"),
        }
    };
    let watched = |object: &str| {
        let mut watch = crate::wire::WatchReader::<Thing>::new("Thing", Decoding::default());
        watch.feed(format!(r#"{{"type":"ADDED","object":{object}}}"#).as_bytes());
        match watch.next() {
            Ok(Some(crate::protocol::WatchEvent::Changed(_, object))) => object.content,
            other => panic!("{other:?}"),
        }
    };
    let content = r#""metadata":{"name":"a","resourceVersion":"5"},"size":3"#;
    let hash = listed(&format!("{{{content}}}"));
    assert!(hash.is_some());
    let with_kind = format!(r#"{{"kind":"Thing","apiVersion":"v1",{content}}}"#);
    assert_eq!(
        watched(&with_kind),
        hash,
        "items of lists do not say what they are"
    );
    assert_eq!(listed(&with_kind), hash);
    assert_ne!(listed(&format!("{{{}}}", content.replace('3', "4"))), hash);
    assert_ne!(listed(&format!("{{{}}}", content.replace("5", "6"))), hash);
}

/// An item whose notes alone would take five times its memory.
fn crowded(name: &str, strings: usize) -> String {
    format!(
        r#"{{"metadata":{{"name":"{name}","namespace":"n","resourceVersion":"5"}},"size":1,"x":[{}{{}}]}}"#,
        r#""","#.repeat(strings)
    )
}

/// Reads with limits so low that a million notes are the maximum.
fn read_bounded(body: &str, size: usize) -> Result<Vec<ListItem<Thing>>, WireError> {
    let mut list = ListReader::new("Thing", Decoding::default().max_object(8 << 20));
    let mut out = Vec::new();
    for piece in body.as_bytes().chunks(size) {
        list.feed(piece);
        while let Some(element) = list.next()? {
            out.push(element);
        }
    }
    list.finish()?;
    Ok(out)
}

#[test]
fn b69_an_item_with_too_many_nodes_does_not_affect_the_others() {
    let many = Decoding::default().max_object(8 << 20).bounds().notes();
    assert_eq!(many, 1 << 20);
    let body = format!(
        r#"{{"items":[{},{},{}],"metadata":{{"resourceVersion":"7"}}}}"#,
        crowded("a", 10),
        crowded("b", many),
        crowded("c", 10),
    );
    let whole = read_bounded(&body, usize::MAX).expect("a list");
    for (place, name) in [(0, "a"), (2, "c")] {
        let ListItem::Item(good) = &whole[place] else {
            panic!("{whole:?}");
        };
        assert_eq!(
            (good.key.name(), good.object.get()),
            (name, Some(&Thing { size: 1 }))
        );
    }
    assert_eq!(whole[3], end(7, None));
    let ListItem::Item(b) = &whole[1] else {
        panic!("{whole:?}");
    };
    assert_eq!((b.key.name(), b.version.clone()), ("b", Some(5.into())));
    let why = b.object.undecodable().expect("it is kept out").to_string();
    assert!(
        why.contains("more than 1048576 strings, objects and arrays"),
        "{why}"
    );
    for size in [1_000, 4_097] {
        assert_eq!(
            read_bounded(&body, size).as_ref(),
            Ok(&whole),
            "in pieces of {size}"
        );
    }
}

#[test]
fn b69_an_undecodable_value_is_not_quoted_in_full() {
    let long = "x".repeat(1 << 20);
    for item in [
        format!(r#"{{"metadata":{{"name":"a"}},"size":"{long}"}}"#),
        format!(r#"{{"metadata":{{"name":"a"}},"{long}":7,"size":{{"{long}":7}}}}"#),
        format!(r#"{{"metadata":{{"name":"a"}},"size":[{{"{long}":nonsense}}]}}"#),
    ] {
        let body = format!(r#"{{"items":[{item}],"metadata":{{"resourceVersion":"7"}}}}"#);
        let came = whole(&body).expect("a list");
        let ListItem::Item(a) = &came[0] else {
            panic!("{came:?}")
        };
        let why = &a.object.undecodable().expect("it cannot be decoded").why;
        assert!(why.len() < 2_000, "{} bytes", why.len());
    }
    let body = format!(r#"{{"items":[{{"kind":"{long}","metadata":{{"name":"a"}}}}]"#);
    let error = whole(&body).expect_err("another kind");
    assert!(error.to_string().len() < 2_000);
    let body = format!(r#"{{"items":[{{"metadata":{{"name":"{long}"}},"x":"{}"#, '\u{1}');
    let failure = crate::protocol::Failure::from(whole(&body).expect_err("a control character"));
    assert!(failure.message.len() < 2_000, "{} bytes", failure.message.len());
}

#[test]
fn the_other_fields_of_a_list_must_be_valid_json() {
    for wrong in [
        "[{},,]",
        "{\"a\" 1}",
        "[{\"a\":tru}]",
        "{\"a\":[01]}",
        "{1:2}",
        "[\"\\x\"]",
    ] {
        for body in [
            format!(r#"{{"kind":"ThingList","x":{wrong},"metadata":{{"resourceVersion":"7"}}}}"#),
            format!(r#"{{"kind":"ThingList","metadata":{{"resourceVersion":"7","x":{wrong}}}}}"#),
        ] {
            assert!(matches!(whole(&body), Err(WireError::Malformed { .. })), "{body}");
        }
    }
    let body = r#"{"kind":"ThingList","x":[{"a":[1,-2,3.5,"b",true,null,{}]}],"metadata":{"resourceVersion":"7","x":{"y":[]}}}"#;
    assert_eq!(whole(body), Ok(vec![end(7, None)]));
}
