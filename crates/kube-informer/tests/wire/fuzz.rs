//! Fuzzing: arbitrary bytes as the answer of a server never cause a panic, and the result does not depend on how they
//! are split.
//!
//! `cargo test` runs each target over the same bytes every time. `SEED=7 cargo test -p kube-informer --test wire fuzz::`
//! replays one run, `SEEDS=5000` runs more of them, from `SEED` on if both are set. With coverage guidance, starting
//! from the bodies of the real server: `cargo bolero test -p kube-informer --test wire fuzz::json_list --corpus-dir
//! crates/kube-informer/tests/wire/corpus`. `framing` and `protobuf` mutate valid bodies instead, and know the
//! expected results.

#![allow(unexpected_cfgs, reason = "cargo-bolero sets `fuzzing`")]

use std::convert::Infallible;
use std::fmt::Debug;
use std::io::Write;
use std::time::Duration;

use bytes::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;
use futures::{StreamExt, stream};
use http::{Request, Response};
use http_body::Frame;
use http_body_util::StreamBody;

use k8s_openapi::api::core::v1::ConfigMap;
use kube::Client;
use kube::client::Body;
use kube_informer::protocol::ListItem;
use kube_informer::protocol::{AskVersion, Failure, ListRequest, WatchRequest, WatchStart};
use kube_informer::source::{KubeSource, ListerWatcher};
use kube_lean::Object;
use kube_lean::core::v1 as lean;
use serde::de::DeserializeOwned;

const JSON: &str = "application/json";
const PROTOBUF: &str = "application/vnd.kubernetes.protobuf";

#[derive(Clone, Copy)]
struct Answer {
    form: &'static str,
    gzip: bool,
}

/// A type that is decoded.
trait Fuzzed: Object<DynamicType = ()> + DeserializeOwned + Debug + Send + Sync + 'static {}
impl<K: Object<DynamicType = ()> + DeserializeOwned + Debug + Send + Sync + 'static> Fuzzed for K {}

/// A source whose server always answers with this body, cut at this position.
fn source<K: Fuzzed>(answer: Answer, body: &[u8], cut: usize) -> KubeSource<K> {
    let (first, second) = body.split_at(cut.min(body.len()));
    let pieces = [first, second].map(Bytes::copy_from_slice);
    let service = tower::service_fn(move |_: Request<Body>| {
        let frames = pieces
            .clone()
            .map(|piece| Ok::<_, Infallible>(Frame::data(piece)));
        let mut response = Response::builder().header("content-type", answer.form);
        if answer.gzip {
            response = response.header("content-encoding", "gzip");
        }
        async move { response.body(StreamBody::new(stream::iter(frames))) }
    });
    KubeSource::all(Client::new(service, "default"))
}

/// kube's client needs a runtime.
fn block_on<T>(future: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.expect("a runtime").block_on(future)
}

/// All items as comparable text, and whether the list was complete.
fn listed<K: Fuzzed>(answer: Answer, body: &[u8], cut: usize) -> (Vec<String>, bool) {
    let all: Vec<Result<ListItem<K>, Failure>> = block_on(async {
        let page = source::<K>(answer, body, cut).list(ListRequest::new(AskVersion::Newest, None));
        page.collect().await
    });
    let ends = |one: &Result<ListItem<K>, Failure>| matches!(one, Ok(ListItem::End { .. }));
    let whole = all.last().is_some_and(ends);
    assert!(
        all.iter().rev().skip(1).all(|one| one.is_ok() && !ends(one)),
        "an end or a failure is the last item"
    );
    assert!(
        whole || all.last().is_some_and(Result::is_err),
        "a list without its end reports no failure (I8)"
    );
    (all.iter().map(describe).collect(), whole)
}

fn watched<K: Fuzzed>(answer: Answer, body: &[u8], cut: usize) -> Vec<String> {
    let start = WatchStart::Initial(AskVersion::Newest);
    let request = WatchRequest::new(start, Duration::from_secs(1));
    block_on(async {
        match source::<K>(answer, body, cut).watch(request).await {
            Ok(events) => events.map(|event| describe(&event)).collect().await,
            Err(failure) => vec![describe::<(), _>(&Err(failure))],
        }
    })
}

fn describe<T: Debug, E: Debug>(one: &Result<T, E>) -> String {
    match one {
        Ok(one) => format!("{one:?}"),
        // The error may depend on the bytes received so far.
        Err(_) => "a failure".to_owned(),
    }
}

/// Calls the check with bytes from a fuzzer. bolero's own random bytes differ from run to run, so tests do without.
#[cfg(fuzzing)]
macro_rules! for_any_bytes {
    ($check:expr) => {
        bolero::check!().for_each($check)
    };
}

/// Calls the check with bytes from a seed.
#[cfg(not(fuzzing))]
macro_rules! for_any_bytes {
    ($check:expr) => {
        for_seeded_bytes($check)
    };
}

#[cfg(not(fuzzing))]
fn for_seeded_bytes(check: impl Fn(&[u8])) {
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use rand::rngs::StdRng;
    use rand::{RngExt, SeedableRng};

    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let seeds = match (number("SEED"), number("SEEDS")) {
        (Some(seed), count) => seed..seed.saturating_add(count.unwrap_or(1)),
        (None, count) => 0..count.unwrap_or(500),
    };
    for seed in seeds {
        let mut dice = StdRng::seed_from_u64(seed);
        // Mostly short inputs, because they cover more odd cases.
        let most = [8, 64, 512, 4096][dice.random_range(0..4)];
        let mut bytes = vec![0; dice.random_range(0..=most)];
        dice.fill(&mut bytes[..]);
        if dice.random_bool(0.5) {
            // Replace some bytes with meaningful ones.
            for byte in &mut bytes {
                let known = b"{}[]\",:\\ \n0ntu-e.\x00\x01\x0a\x12\x1a\x7f\xff";
                *byte = known[usize::from(*byte) % known.len()];
            }
        }
        let checked = catch_unwind(AssertUnwindSafe(|| check(&bytes)));
        assert!(
            checked.is_ok(),
            "again: SEED={seed} cargo test -p kube-informer --test wire fuzz::, with {bytes:?}"
        );
    }
}

/// The first byte determines the position of the cut.
fn both_ways<T: PartialEq + Debug>(input: &[u8], read: impl Fn(&[u8], usize) -> T) {
    let Some((cut, body)) = input.split_first() else {
        return;
    };
    assert_eq!(read(body, usize::from(*cut)), read(body, body.len()));
}

#[test]
fn json_list() {
    let answer = Answer {
        form: JSON,
        gzip: false,
    };
    for_any_bytes!(|input: &[u8]| both_ways(input, |body, cut| listed::<ConfigMap>(answer, body, cut)));
}

#[test]
fn json_watch() {
    let answer = Answer {
        form: JSON,
        gzip: false,
    };
    for_any_bytes!(|input: &[u8]| both_ways(input, |body, cut| watched::<ConfigMap>(answer, body, cut)));
}

/// With the first bytes of the envelope, which random input would never contain.
#[test]
fn protobuf_list() {
    let answer = Answer {
        form: PROTOBUF,
        gzip: false,
    };
    for_any_bytes!(|input: &[u8]| {
        both_ways(input, |body, cut| {
            listed::<ConfigMap>(
                answer,
                &[b"k8s\0\x0a\x13\x0a\x02v1\x12\x0dConfigMapList\x12", body].concat(),
                cut,
            )
        });
    });
}

#[test]
fn protobuf_watch() {
    let answer = Answer {
        form: PROTOBUF,
        gzip: false,
    };
    for_any_bytes!(|input: &[u8]| {
        both_ways(input, |body, cut| {
            let length = u32::try_from(body.len()).expect("short").to_be_bytes();
            watched::<ConfigMap>(answer, &[&length[..], body].concat(), cut)
        });
    });
}

/// Lean types decode by themselves, with a pool.
#[test]
fn lean_json() {
    let answer = Answer {
        form: JSON,
        gzip: false,
    };
    for_any_bytes!(|input: &[u8]| {
        both_ways(input, |body, cut| listed::<lean::Pod>(answer, body, cut));
        // With the beginning of a pod, which random input would never contain.
        both_ways(input, |body, cut| {
            let pod = br#"{"type":"ADDED","object":{"kind":"Pod","apiVersion":"v1","metadata":{"name":"a","uid":"u","resourceVersion":"1"},"spec":"#;
            watched::<lean::Pod>(answer, &[pod, body, b"}}\n"].concat(), cut)
        });
    });
}

#[test]
fn lean_protobuf() {
    let answer = Answer {
        form: PROTOBUF,
        gzip: false,
    };
    for_any_bytes!(|input: &[u8]| {
        both_ways(input, |body, cut| {
            listed::<lean::Pod>(
                answer,
                &[b"k8s\0\x0a\x0d\x0a\x02v1\x12\x07PodList\x12", body].concat(),
                cut,
            )
        });
        // Two items, each a pod with a name, a uid, a version, and a spec of these bytes: the second finds parts of the first.
        both_ways(input, |body, cut| {
            let metadata = b"\x0a\x01a\x2a\x01u\x32\x011";
            let pod = [message(1, metadata), message(2, body)].concat();
            let list = [message(2, &pod), message(2, &pod)].concat();
            let list = [&b"k8s\0\x0a\x0d\x0a\x02v1\x12\x07PodList"[..], &message(2, &list)].concat();
            let (items, whole) = listed::<lean::Pod>(answer, &list, cut);
            if let [one, other, ..] = items.as_slice()
                && whole
            {
                assert_eq!(one, other, "shared or not");
            }
            (items, whole)
        });
    });
}

/// A field that is a message.
fn message(number: u8, value: &[u8]) -> Vec<u8> {
    let mut bytes = vec![number << 3 | 2];
    let mut length = value.len();
    while length >= 0x80 {
        bytes.push(u8::try_from(length & 0x7f).expect("seven bits") | 0x80);
        length >>= 7;
    }
    bytes.push(u8::try_from(length).expect("seven bits"));
    [bytes, value.to_vec()].concat()
}

/// Arbitrary bytes as a gzip stream, and arbitrary bytes compressed with gzip.
#[test]
fn gzip() {
    for form in [JSON, PROTOBUF] {
        let answer = Answer { form, gzip: true };
        for_any_bytes!(|input: &[u8]| {
            both_ways(input, |body, cut| listed::<ConfigMap>(answer, body, cut));
            let mut member = GzEncoder::new(Vec::new(), Compression::fast());
            member.write_all(input).expect("to memory");
            let member = member.finish().expect("to memory");
            assert_eq!(
                listed::<ConfigMap>(answer, &member, 1),
                listed::<ConfigMap>(
                    Answer {
                        gzip: false,
                        ..answer
                    },
                    input,
                    1
                ),
                "packed or not"
            );
        });
    }
}
