use serde::Deserialize;

use super::*;
use crate::object::ObjectKey;

#[derive(Debug, PartialEq, Deserialize)]
struct Thing {
    size: u32,
}

/// What comes out of these pieces, up to the end of the answer.
fn read(pieces: &[&[u8]]) -> Result<Vec<Listed<Thing>>, WireError> {
    let mut list = ListReader::new("Thing", Decoding::default());
    let mut out = Vec::new();
    for piece in pieces {
        list.feed(piece);
        while let Some(element) = list.next()? {
            out.push(element);
        }
    }
    list.finish()?;
    Ok(out)
}

fn whole(body: &str) -> Result<Vec<Listed<Thing>>, WireError> {
    read(&[body.as_bytes()])
}

fn item(name: &str, version: u64, size: u32) -> Listed<Thing> {
    Listed::Item(Fetched::new(
        ObjectKey::namespaced("n", name),
        version,
        Thing { size },
    ))
}

fn end(version: u64, next: Option<&str>) -> Listed<Thing> {
    Listed::End {
        version: version.into(),
        next: next.map(str::to_owned),
    }
}

/// Two items with everything that is awkward, and their list's metadata behind them.
const BODY: &str = r#" {"apiVersion":"v1" , "items":[ {"metadata":{"managedFields":[{"f:\"x}":"]"}],"name":"a","namespace":"n","resourceVersion":"5","note":"é\u00e9\\"},"size":3},
    {"size" : 4,"kind":"Thing","metadata":{"namespace":"n","name":"b","resourceVersion":"6"}} ] ,"kind":"ThingList",
    "metadata":{"continue":"t","remainingItemCount":9,"resourceVersion":"7"}}
"#;

fn expected() -> Vec<Listed<Thing>> {
    vec![item("a", 5, 3), item("b", 6, 4), end(7, Some("t"))]
}

#[test]
fn items_come_out_wherever_the_bytes_are_cut() {
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
fn fields_may_stand_in_any_order() {
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
fn null_items_are_none() {
    for items in ["null", "[]", "[ ]"] {
        let body = format!(r#"{{"items":{items},"metadata":{{"resourceVersion":"7","continue":""}}}}"#);
        assert_eq!(whole(&body), Ok(vec![end(7, None)]), "{items}");
    }
}

#[test]
fn items_come_out_before_the_list_is_over() {
    let mut list = ListReader::<Thing>::new("Thing", Decoding::default());
    let (begun, rest) = BODY.split_at(BODY.find("{\"size\"").expect("the second item"));
    list.feed(begun.as_bytes());
    assert_eq!(list.next(), Ok(Some(item("a", 5, 3))));
    assert_eq!(list.next(), Ok(None));
    list.feed(rest.as_bytes());
    assert_eq!(list.next(), Ok(Some(item("b", 6, 4))));
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
fn an_object_that_cannot_be_decoded_keeps_its_key_and_spoils_nothing_else() {
    let body = r#"{"items":[{"metadata":{"name":"bad","resourceVersion":"5"},"size":"big"},
        {"metadata":{"name":"good","namespace":"n","resourceVersion":"6"},"size":1}],"metadata":{"resourceVersion":"7"}}"#;
    let listed = whole(body).expect("a list");
    let Listed::Item(bad) = &listed[0] else {
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
fn an_object_that_is_no_utf8_keeps_its_key_and_spoils_nothing_else() {
    let mut body = BODY.as_bytes().to_vec();
    let place = body.iter().position(|b| *b == 0xc3).expect("an é");
    body[place] = 0xff;
    let listed = read(&[&body]).expect("a list");
    assert!(
        matches!(&listed[0], Listed::Item(bad) if bad.key.name() == "a" && bad.object.undecodable().is_some())
    );
    assert_eq!(listed[1..], expected()[1..]);
    let unnamed = b"{\"items\":[{\"metadata\":{\"name\":\"\xff\"}}]";
    assert!(matches!(
        read(&[unnamed]),
        Err(WireError::Malformed { at: 10, .. })
    ));
}

#[test]
fn what_is_no_list_is_refused() {
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
fn an_object_too_large_is_told_with_its_place_and_key() {
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
fn an_object_too_deep_is_told_with_its_place_and_key() {
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
fn what_stands_behind_an_error_does_not_tell_the_key() {
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
