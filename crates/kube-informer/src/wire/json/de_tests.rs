use std::collections::{BTreeMap, HashMap};

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::value::RawValue;

use crate::wire::{Decoding, WireError, decode};

fn read<T: DeserializeOwned>(text: &str) -> Result<T, WireError> {
    decode(text.as_bytes(), &Decoding::default().keep_managed_fields())
}

/// Asserts that our result equals serde_json's, whether it is a value or an error.
#[track_caller]
fn same<T: DeserializeOwned + PartialEq + std::fmt::Debug>(text: &str) {
    match (read::<T>(text), serde_json::from_str::<T>(text)) {
        (Ok(ours), Ok(theirs)) => assert_eq!(ours, theirs, "{text}"),
        (Err(_), Err(_)) => {}
        (ours, theirs) => panic!("{text}: {ours:?}, but serde_json says {theirs:?}"),
    }
}

#[test]
fn values_are_read_as_serde_json_reads_them() {
    for text in [
        "null",
        "true",
        "false",
        " 7 ",
        "-7",
        "-0",
        "0",
        "18446744073709551615",
        "18446744073709551616",
        "-9223372036854775808",
        "-9223372036854775809",
        "1.5",
        "-1.5e3",
        "1E+2",
        "0.1e-7",
        "1e400",
        "01",
        "-",
        "1.",
        ".5",
        "1e",
        "+1",
        "0x1",
        "nul",
        "tru e",
        r#""""#,
        r#""a""#,
        r#""\"\\\/\b\f\n\r\t""#,
        r#""\u00e9\uD83D\uDE00""#,
        r#""\ud800""#,
        r#""\ud800\u0041""#,
        r#""\udc00""#,
        r#""\x""#,
        r#""\u12g4""#,
        r#""\u+123""#,
        r#""\u12""#,
        "\"é😀\"",
        "\"a\u{7f}b\"",
        "[]",
        "[ ]",
        "[1, 2 ,3]",
        "[1,]",
        "[,1]",
        "[1 2]",
        "[[],[[]]]",
        "{}",
        r#"{"a":1}"#,
        r#"{ "a" : { "b" : [ { } ] } }"#,
        r#"{"a":1,}"#,
        r#"{,"a":1}"#,
        r#"{"a" 1}"#,
        r#"{"a":}"#,
        r#"{a:1}"#,
        r#"{"a":1 "b":2}"#,
        r#"{"a":"x""b":2}"#,
        r#"{"a":1,,"b":2}"#,
        r#"{"a":1,"b"}"#,
        r#"{"a":1,["b"]:2}"#,
        r#"{"a":1, "b" :2,"c":[{}],"d":{}}"#,
        r#"{"a\u0062":"\n"}"#,
        r#"{"a"x:1}"#,
        r#"["a"x"b"]"#,
        "[1}",
        "[",
        "{",
        "\"",
        "",
        "]",
        "1 1",
        "{} {}",
        "[1]]",
        "nullx",
        "\u{feff}1",
    ] {
        same::<Value>(text);
    }
}

#[derive(Debug, PartialEq, Deserialize)]
struct Everything {
    bool: bool,
    signed: i8,
    unsigned: u64,
    float: f32,
    char: char,
    text: String,
    none: Option<String>,
    some: Option<Box<Everything>>,
    unit: (),
    pair: (u8, String),
    newtype: Newtype,
    list: Vec<Shape>,
    numbered: BTreeMap<i32, bool>,
    named: HashMap<Shape2, u8>,
    #[serde(default)]
    absent: u8,
    #[serde(flatten)]
    rest: BTreeMap<String, Value>,
}

#[derive(Debug, PartialEq, Deserialize)]
struct Newtype(String);

#[derive(Debug, PartialEq, Deserialize)]
enum Shape {
    Unit,
    New(u8),
    Tuple(u8, u8),
    Struct { a: u8 },
}

#[derive(Debug, PartialEq, Eq, Hash, Deserialize)]
enum Shape2 {
    Left,
    Right,
}

const EVERYTHING: &str = r#"{"bool":true,"signed":-8,"unsigned":18446744073709551615,"float":1.5,"char":"é","text":"a\tb","none":null,
    "some":null,"unit":null,"pair":[1,"two"],"newtype":"n","list":["Unit",{"New":1},{"Tuple":[1,2]},{"Struct":{"a":1}}],
    "numbered":{"-1":true,"2":false},"named":{"Left":1,"Right":2},"extra":{"deep":[1,{"x":null}]}}"#;

#[test]
fn every_kind_of_type_is_read_as_serde_json_reads_it() {
    assert!(
        read::<Everything>(EVERYTHING).is_ok(),
        "{:?}",
        read::<Everything>(EVERYTHING)
    );
    same::<Everything>(EVERYTHING);
}

#[test]
fn values_that_serde_json_rejects_are_rejected() {
    for (from, to) in [
        ("true", "1"),
        ("-8", "-800"),
        ("-8", "1.5"),
        ("\"é\"", "\"éé\""),
        ("[1,\"two\"]", "[1]"),
        ("[1,\"two\"]", "[1,\"two\",3]"),
        ("\"Unit\"", "\"None\""),
        ("{\"New\":1}", "{\"New\":1,\"Unit\":null}"),
        ("{\"New\":1}", "{}"),
        ("{\"Tuple\":[1,2]}", "{\"Tuple\":[1,2,3]}"),
        ("{\"Struct\":{\"a\":1}}", "{\"Struct\":[1]}"),
        ("\"-1\"", "\"one\""),
        ("\"bool\":true,", ""),
        ("\"bool\":true,", "\"bool\":true,\"bool\":true,"),
        ("\"unit\":null", "\"unit\":0"),
    ] {
        assert!(EVERYTHING.contains(from), "{from}");
        same::<Everything>(&EVERYTHING.replacen(from, to, 1));
    }
}

#[test]
fn a_type_that_ignores_most_is_read_as_serde_json_reads_it() {
    #[derive(Debug, PartialEq, Deserialize)]
    struct Slim {
        text: String,
    }
    same::<Slim>(EVERYTHING);
    same::<Slim>(r#"{"a":[1,2,{"b":"}"}],"b":"\\","c":-1.5e3,"d":true,"e":null,"text":"x","f":{}}"#);
}

#[test]
fn raw_text_is_unchanged() {
    let text = r#"{"a":[1, 2 ],"b":"é"}"#;
    let raw: Box<RawValue> = read(text).expect("a value");
    assert_eq!(raw.get(), text);
    let within: BTreeMap<String, Box<RawValue>> = read(text).expect("an object");
    assert_eq!((within["a"].get(), within["b"].get()), ("[1, 2 ]", "\"é\""));
}

#[test]
fn vectors_have_no_spare_capacity() {
    let text = format!("[{}]", [r#"[{"a":[1,2,3]}]"#; 5].join(","));
    let read: Vec<Vec<BTreeMap<String, Vec<u64>>>> = read(&text).expect("lists");
    assert_eq!((read.len(), read.capacity()), (5, 5));
    assert_eq!(read[0].capacity(), 1);
    assert_eq!(read[4][0]["a"].capacity(), 3);
}

const OBJECT: &str = r#"{"metadata":{"name":"a","managedFields":[{"f:x":{}}],"annotations":{"keep":"1","drop.me/x":"2"}},
    "spec":{"containers":[{"name":"c","env":[1,2]},{"env":null,"name":"d"}],"template":{"x":1}},"status":{"phase":"Running"}}"#;

#[test]
fn fields_that_are_left_out_are_absent_in_every_type() {
    let decoding = Decoding::default()
        .leave_out("status")
        .and_then(|d| d.leave_out("spec.template"))
        .and_then(|d| d.leave_out("spec.containers.env"))
        .and_then(|d| d.leave_out(r#"metadata.annotations["drop.me/x"]"#))
        .and_then(|d| d.leave_out("metadata.name.first"))
        .expect("paths");
    let expected = serde_json::json!({"metadata":{"name":"a","annotations":{"keep":"1"}},"spec":{"containers":[{"name":"c"},{"name":"d"}]}});
    let value: Value = decode(OBJECT.as_bytes(), &decoding).expect("an object");
    assert_eq!(value, expected);
    let raw: Box<RawValue> = decode(OBJECT.as_bytes(), &decoding).expect("an object");
    assert_eq!(serde_json::from_str::<Value>(raw.get()).expect("JSON"), expected);
}

#[test]
fn managed_fields_are_left_out_by_default() {
    let managed = |decoding: &Decoding| {
        let value: Value = decode(OBJECT.as_bytes(), decoding).expect("an object");
        value["metadata"].get("managedFields").is_some()
    };
    assert!(!managed(&Decoding::default()));
    assert!(managed(&Decoding::default().keep_managed_fields()));
}

#[test]
fn errors_contain_the_path() {
    #[derive(Debug, Deserialize)]
    #[expect(dead_code, reason = "only what it wants counts")]
    struct Pod {
        spec: BTreeMap<String, Vec<BTreeMap<String, String>>>,
    }
    let error = read::<Pod>(r#"{"spec":{"a.b/c":[{"x":"1"},{"x":"1","y":2}]}}"#).expect_err("y is no string");
    assert_eq!(
        error.to_string(),
        "byte 42 of the answer: spec[\"a.b/c\"][1].y: invalid type: integer `2`, expected a string, at byte 42"
    );
}
