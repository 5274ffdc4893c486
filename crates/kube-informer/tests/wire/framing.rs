//! Lists and watches, cut and changed at random, compared with serde_json on the whole body (decisions 9 and 13; I8).
//!
//! The bodies are those of `corpus/`, recorded from the real server, and the sandbox's answers for its samples.

use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use kube_informer::object::ResourceVersion;
use kube_informer::protocol::{ListItem, WatchEvent};
use kube_informer::wire::{Decoding, Dynamic, ListReader, WatchReader, WireError};
use kube_sandbox::{Sandbox, sample};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::RngSeed;
use serde_json::{Value, json};

/// Name, kind of the items, body.
type Body = (String, String, Vec<u8>);

static LISTS: LazyLock<Vec<Body>> = LazyLock::new(|| {
    let mut bodies = corpus("list");
    for (kind, make) in SAMPLES {
        let items: Vec<Value> = (0..2).map(make).collect();
        let list =
            json!({"kind": format!("{kind}List"), "metadata": {"resourceVersion": "7"}, "items": items});
        // serde_json sorts fields by name, so the metadata comes after the items, as in custom resources.
        bodies.push((
            format!("{kind} samples"),
            kind.to_owned(),
            serde_json::to_vec_pretty(&list).expect("JSON"),
        ));
        bodies.push((
            format!("{kind} samples, short"),
            kind.to_owned(),
            list.to_string().into_bytes(),
        ));
    }
    bodies
});

static WATCHES: LazyLock<Vec<Body>> = LazyLock::new(|| {
    let mut bodies = corpus("watch");
    for (kind, make) in SAMPLES {
        let mut body = Vec::new();
        for (index, change) in ["ADDED", "MODIFIED", "DELETED", "ADDED"].iter().enumerate() {
            let event = json!({"type": change, "object": make(index)});
            body.extend(event.to_string().bytes());
            body.push(b'\n');
        }
        body.extend(b"{\"type\":\"BOOKMARK\",\"object\":{\"metadata\":{\"resourceVersion\":\"9\"}}}\n");
        bodies.push((format!("{kind} samples"), kind.to_owned(), body));
    }
    bodies
});

/// A kind, and the function that creates its samples.
type Sample = (&'static str, fn(usize) -> Value);

const SAMPLES: [Sample; 5] = [
    ("Pod", sample::pod),
    ("Node", sample::node),
    ("ConfigMap", sample::config_map),
    ("Service", sample::service),
    ("Deployment", sample::deployment),
];

/// Files named `<kind>.<form>.json`.
fn corpus(form: &str) -> Vec<Body> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/wire/corpus");
    let mut bodies = Vec::new();
    for entry in fs::read_dir(folder).expect("the corpus") {
        let path = entry.expect("a file").path();
        let name = path
            .file_name()
            .and_then(|n| n.to_str())
            .unwrap_or_default()
            .to_owned();
        if let Some(kind) = name.strip_suffix(&format!(".{form}.json")) {
            bodies.push((name.clone(), kind.to_owned(), fs::read(&path).expect("a file")));
        }
    }
    assert!(!bodies.is_empty(), "the corpus has no {form}");
    bodies
}

/// Splits the body into chunks of these sizes.
fn pieces<'a>(body: &'a [u8], sizes: &'a [usize]) -> impl Iterator<Item = &'a [u8]> {
    let mut rest = body;
    sizes.iter().cycle().map_while(move |size| {
        let (piece, after) = rest.split_at_checked(*size).unwrap_or((rest, &[]));
        rest = after;
        (!piece.is_empty()).then_some(piece)
    })
}

fn everything() -> Decoding {
    Decoding::default().keep_managed_fields()
}

fn read_list(kind: &str, body: &[u8], sizes: &[usize]) -> Result<Vec<ListItem<Value>>, WireError> {
    let mut list = ListReader::new(kind, everything());
    let mut out = Vec::new();
    for piece in pieces(body, sizes) {
        list.feed(piece);
        while let Some(element) = list.next()? {
            out.push(element);
        }
    }
    list.finish()?;
    Ok(out)
}

fn read_watch(kind: &str, body: &[u8], sizes: &[usize]) -> Result<Vec<WatchEvent<Value>>, WireError> {
    let mut watch = WatchReader::new(kind, everything());
    let mut out = Vec::new();
    for piece in pieces(body, sizes) {
        watch.feed(piece);
        while let Some(event) = watch.next()? {
            out.push(event);
        }
    }
    watch.finish()?;
    Ok(out)
}

/// Checks that our result equals that of serde_json on the whole body.
#[track_caller]
fn agrees(ours: &[ListItem<Value>], whole: &Value) {
    let theirs = whole["items"].as_array().map_or(&[][..], Vec::as_slice);
    assert_eq!(ours.len(), theirs.len() + 1, "items and an end");
    for (ours, theirs) in ours.iter().zip(theirs) {
        let ListItem::Item(item) = ours else {
            panic!("an end before the end")
        };
        assert_eq!(item.object.get(), Some(theirs));
        assert_eq!(item.key.name(), theirs["metadata"]["name"]);
        assert_eq!(
            item.key.namespace().unwrap_or_default(),
            theirs["metadata"]["namespace"].as_str().unwrap_or_default()
        );
        assert_eq!(item.version, version(&theirs["metadata"]["resourceVersion"]));
    }
    let Some(ListItem::End { version: ours, next }) = ours.last() else {
        panic!("no end")
    };
    assert_eq!(
        Some(ours),
        version(&whole["metadata"]["resourceVersion"]).as_ref()
    );
    let theirs = whole["metadata"]["continue"]
        .as_str()
        .filter(|token| !token.is_empty());
    assert_eq!(next.as_deref(), theirs);
}

/// A comparable version: a string that is a number. Leading zeros do not count.
fn version(text: &Value) -> Option<ResourceVersion> {
    text.as_str()?.parse().ok()
}

/// A change of a body.
#[derive(Debug, Clone)]
enum Change {
    Set(Index, u8),
    Insert(Index, u8),
    Remove(Index, usize),
    Repeat(Index, usize),
    Cut(Index),
}

fn change() -> impl Strategy<Value = Change> {
    let byte = prop_oneof![
        select(&b"{}[]\",:\\ \n0ntu-e.\x00\x1f\x7f\xff\xc3"[..]),
        any::<u8>()
    ];
    let place = any::<Index>;
    prop_oneof![
        (place(), byte.clone()).prop_map(|(place, byte)| Change::Set(place, byte)),
        (place(), byte).prop_map(|(place, byte)| Change::Insert(place, byte)),
        (place(), 1usize..200).prop_map(|(place, count)| Change::Remove(place, count)),
        (place(), 1usize..200).prop_map(|(place, count)| Change::Repeat(place, count)),
        place().prop_map(Change::Cut),
    ]
}

fn changed(body: &[u8], changes: &[Change]) -> Vec<u8> {
    let mut body = body.to_vec();
    for change in changes {
        if body.is_empty() {
            break;
        }
        match change {
            Change::Set(place, byte) => {
                let place = place.index(body.len());
                body[place] = *byte;
            }
            Change::Insert(place, byte) => body.insert(place.index(body.len()), *byte),
            Change::Remove(place, count) => {
                let place = place.index(body.len());
                body.drain(place..(place + count).min(body.len()));
            }
            Change::Repeat(place, count) => {
                let place = place.index(body.len());
                let piece = body[place..(place + count).min(body.len())].to_vec();
                body.splice(place..place, piece);
            }
            Change::Cut(place) => body.truncate(place.index(body.len())),
        }
    }
    body
}

fn sizes() -> impl Strategy<Value = Vec<usize>> {
    vec(prop_oneof![1usize..8, 1usize..200, 1000usize..20_000], 1..8)
}

#[test]
fn every_body_is_read_as_serde_json_reads_it() {
    for (name, kind, body) in LISTS.iter() {
        let whole = serde_json::from_slice(body).expect(name);
        agrees(&read_list(kind, body, &[4096]).expect(name), &whole);
    }
    for (name, kind, body) in WATCHES.iter() {
        let events: Vec<Value> = serde_json::Deserializer::from_slice(body)
            .into_iter()
            .collect::<Result<_, _>>()
            .expect(name);
        let ours = read_watch(kind, body, &[4096]).expect(name);
        assert_eq!(ours.len(), events.len(), "{name}");
        for (ours, theirs) in ours.iter().zip(&events) {
            match ours {
                WatchEvent::Changed(_, object) => {
                    assert_eq!(object.object.get(), Some(&theirs["object"]), "{name}")
                }
                WatchEvent::Bookmark { version, .. } => {
                    assert_eq!(
                        version.to_string(),
                        theirs["object"]["metadata"]["resourceVersion"],
                        "{name}"
                    );
                }
                other => panic!("{name}: {other:?}"),
            }
        }
    }
}

#[test]
fn i8_a_list_that_is_cut_short_is_an_error() {
    for (name, kind, body) in LISTS.iter() {
        let complete = body.trim_ascii_end().len();
        // All positions would take too long.
        for end in (0..complete).step_by(1 + complete / 400) {
            let cut = read_list(kind, &body[..end], &[1 << 20]);
            assert_eq!(
                cut,
                Err(WireError::CutShort { at: end as u64 }),
                "{name} cut at {end}"
            );
        }
    }
}

proptest! {
    #[test]
    fn lists_are_the_same_in_whatever_pieces_they_come(body in select(&LISTS[..]), sizes in sizes()) {
        let (_, kind, body) = body;
        let whole = serde_json::from_slice(&body).expect("a list");
        agrees(&read_list(&kind, &body, &sizes).expect("a list"), &whole);
    }

    #[test]
    fn watches_are_the_same_in_whatever_pieces_they_come(body in select(&WATCHES[..]), sizes in sizes()) {
        let (_, kind, body) = body;
        prop_assert_eq!(read_watch(&kind, &body, &sizes), read_watch(&kind, &body, &[usize::MAX >> 1]));
    }

    /// If serde_json accepts a body, we accept it with the same result. If it refuses a body, we may accept it only if
    /// the error is in an object that we refuse then.
    #[test]
    fn changed_lists_are_read_as_serde_json_reads_them_or_refused(
        body in select(&LISTS[..]),
        changes in vec(change(), 1..4),
        sizes in sizes(),
    ) {
        let (_, kind, body) = body;
        let body = changed(&body, &changes);
        let ours = read_list(&kind, &body, &sizes);
        prop_assert_eq!(&ours, &read_list(&kind, &body, &[usize::MAX >> 1]), "pieces make no difference");
        match (ours, serde_json::from_slice::<Value>(&body)) {
            (Ok(ours), Ok(whole)) => {
                if ours.iter().all(|e| !matches!(e, ListItem::Item(item) if item.object.undecodable().is_some())) {
                    agrees(&ours, &whole);
                }
            }
            (Ok(ours), Err(error)) => {
                let refused = ours.iter().any(|e| matches!(e, ListItem::Item(item) if item.object.undecodable().is_some()));
                prop_assert!(refused, "we see nothing wrong, serde_json says {}", error);
            }
            // We require more than JSON: items, metadata, names, kinds.
            (Err(_), _) => {}
        }
    }

    #[test]
    fn changed_watches_are_read_the_same_in_whatever_pieces_they_come(
        body in select(&WATCHES[..]),
        changes in vec(change(), 1..4),
        sizes in sizes(),
    ) {
        let (_, kind, body) = body;
        let body = changed(&body, &changes);
        let ours = read_watch(&kind, &body, &sizes);
        prop_assert_eq!(&ours, &read_watch(&kind, &body, &[usize::MAX >> 1]));
        if let Ok(events) = ours {
            let refused = |e: &WatchEvent<Value>| match e {
                WatchEvent::Changed(_, object) => object.object.undecodable().is_some(),
                WatchEvent::Skipped { .. } | WatchEvent::Error(_) | WatchEvent::Bookmark { .. } => true,
                _ => false,
            };
            let theirs: Result<Vec<Value>, _> = serde_json::Deserializer::from_slice(&body).into_iter().collect();
            prop_assert!(theirs.is_ok() || events.iter().any(refused), "we see nothing wrong, serde_json says {:?}", theirs.err());
        }
    }

    #[test]
    fn noise_is_an_error_and_no_more(noise in vec(any::<u8>(), 0..400), sizes in sizes()) {
        let _ = read_list("Pod", &noise, &sizes);
        let _ = read_watch("Pod", &noise, &sizes);
    }
}

/// `.cargo/config.toml` fixes the seed; `testbed/explore` sets other seeds.
#[test]
fn tests_run_with_a_fixed_seed() {
    assert!(matches!(ProptestConfig::default().rng_seed, RngSeed::Fixed(_)));
    let seed = std::env::var("SHUTTLE_RANDOM_SEED").ok();
    assert!(seed.is_some_and(|seed| seed.parse::<u64>().is_ok()));
}

/// Found by random testing: the error depended on the position of the cut.
#[test]
fn of_two_errors_in_an_item_the_first_is_reported_wherever_the_bytes_are_cut() {
    let body = b"{\"items\":[{\"metadata\":{\"name\":\"a\"},\"x\":\"\x01\"]}]}";
    let whole = read_list("Pod", body, &[usize::MAX >> 1]);
    assert!(
        matches!(&whole, Err(WireError::Malformed { at: 40, what, .. }) if what.contains("control")),
        "{whole:?}"
    );
    for size in 1..body.len() {
        assert_eq!(read_list("Pod", body, &[size]), whole, "in pieces of {size}");
    }
}

#[tokio::test]
async fn the_sandbox_is_read_as_serde_json_reads_it() {
    let sandbox = Sandbox::start().await.expect("a sandbox");
    sandbox.load("pods", 30).expect("pods");
    let request = http::Request::get("/api/v1/pods")
        .body(Vec::new())
        .expect("a request");
    let body = sandbox.client().request_text(request).await.expect("a list");
    let whole = serde_json::from_str(&body).expect("JSON");
    agrees(
        &read_list("Pod", body.as_bytes(), &[1, 5000, 13]).expect("a list"),
        &whole,
    );
}

/// The page and its reader are freed inside, and the compiler does not let an object borrow from them. What remains is
/// text of the object's own length.
#[test]
fn b28_one_surviving_object_does_not_keep_a_whole_page_alive() {
    let large = "x".repeat(1 << 20);
    let survivor = {
        let page = json!({
            "items": [
                {"metadata": {"name": "small"}, "spec": 1},
                {"metadata": {"name": "large"}, "spec": large},
            ],
            "metadata": {"resourceVersion": "7"},
        });
        let mut list = ListReader::<Dynamic>::new("Widget", Decoding::default());
        list.feed(page.to_string().as_bytes());
        let first = list.next().expect("a list").expect("an item");
        let ListItem::Item(item) = first else {
            panic!("{first:?}");
        };
        item.object.object().expect("it can be decoded")
    };
    assert_eq!(survivor.body(), r#"{"spec":1}"#);
}

/// Found by the end-to-end suite: an unfinished line swallowed all following events.
#[test]
fn b27_an_event_that_is_not_finished_when_the_next_begins_is_an_error_and_swallows_nothing() {
    let mut watch = WatchReader::<Dynamic>::new("Widget", Decoding::default());
    watch.feed(b"{\"type\":\"ADDED\",\"object\":{\n");
    assert!(matches!(watch.next(), Ok(None)));
    watch.feed(b"{\"type\":\"ADDED\",\"object\":{\"metadata\":{\"name\":\"a\"}}}\n");
    assert!(matches!(watch.next(), Err(WireError::Malformed { .. })));
}
