//! Decodes one pod in a loop: into the whole type and into five fields, from protobuf and from JSON.
//!
//! Each decoded pod replaces one of the last 1,000, as in a cache, so the cost of freeing the old pod is included.

use std::hint::black_box;

use anyhow::{Context, Result};
use k8s_openapi::api::core::v1::Pod;
use kube_informer::protocol::WatchEvent;
use kube_informer::wire::proto::{Decoder, Envelope, peek};
use kube_informer::wire::{Decoding, WatchReader};
use kube_lean::Pool;
use kube_lean::core::v1 as lean;
use measure::{Arguments, Slim, usage};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

pub(crate) fn run(arguments: &Arguments) -> Result<Value> {
    let (protobuf, json): (String, String) = (arguments.get("protobuf")?, arguments.get("json")?);
    let protobuf = std::fs::read(&protobuf).with_context(|| protobuf)?;
    let event = format!(
        "{{\"type\":\"MODIFIED\",\"object\":{}}}\n",
        std::fs::read_to_string(&json).with_context(|| json)?.trim_end()
    );
    let decoder = Decoder::new();
    let kept = decoder.clone().keep_managed_fields();
    Ok(json!({
        "protobuf": micros(|| Ok(decoder.object::<Pod>(&Envelope::parse(&protobuf)?)?))?,
        "protobuf_serde": micros(|| Ok(decoder.object::<BySerde>(&Envelope::parse(&protobuf)?)?))?,
        "protobuf_managed": micros(|| Ok(kept.object::<Pod>(&Envelope::parse(&protobuf)?)?))?,
        "protobuf_slim": micros(|| Ok(decoder.object::<Slim>(&Envelope::parse(&protobuf)?)?))?,
        "protobuf_lean": shared(|| micros(|| Ok(decoder.object::<lean::Pod>(&Envelope::parse(&protobuf)?)?)))?,
        "protobuf_lean_unshared": micros(|| Ok(decoder.object::<lean::Pod>(&Envelope::parse(&protobuf)?)?))?,
        "peek": micros(|| Ok(peek(Envelope::parse(&protobuf)?.raw)?.resource_version.len()))?,
        "json": from_json::<Pod>(&event)?,
        "json_slim": from_json::<Slim>(&event)?,
        "json_lean": shared(|| from_json::<lean::Pod>(&event))?,
    }))
}

/// A pod that is decoded by serde: another type, for which there is no direct decoder.
#[derive(Deserialize)]
#[serde(transparent)]
struct BySerde(#[expect(dead_code, reason = "only decoding is measured")] Pod);

/// Lean types keep what they have in common in a pool, as in an informer.
fn shared(work: impl FnOnce() -> Result<f64>) -> Result<f64> {
    Pool::new().scope(work)
}

fn from_json<K: DeserializeOwned + 'static>(event: &str) -> Result<f64> {
    let reader = std::cell::RefCell::new(WatchReader::<K>::new("Pod", Decoding::default()));
    micros(|| -> Result<WatchEvent<K>> {
        let mut reader = reader.borrow_mut();
        reader.feed(event.as_bytes());
        reader.next()?.context("the reader returned no event")
    })
}

/// Returns the processor time of a call in microseconds: the median of many rounds. The rounds are short, so that other processes on
/// this machine interrupt few of them.
fn micros<T>(work: impl Fn() -> Result<T>) -> Result<f64> {
    const ROUNDS: usize = 501;
    const CALLS: u32 = 10;
    const CACHED: usize = 1_000;
    let mut cache = (0..CACHED).map(|_| work()).collect::<Result<Vec<T>>>()?;
    let mut oldest = 0;
    let mut round = || {
        let start = usage::thread_cpu();
        for _ in 0..CALLS {
            cache[oldest] = black_box(work()?);
            oldest = (oldest + 1) % CACHED;
        }
        anyhow::Ok((usage::thread_cpu() - start) * 1e6 / f64::from(CALLS))
    };
    let mut all = (0..ROUNDS).map(|_| round()).collect::<Result<Vec<f64>>>()?;
    all.sort_by(f64::total_cmp);
    Ok(all[ROUNDS / 2])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn json_and_protobuf_decode_into_the_same_five_fields() {
        let event = format!(
            "{{\"type\":\"MODIFIED\",\"object\":{}}}\n",
            include_str!("../src/pod/pod.json").trim_end()
        );
        let mut reader = WatchReader::<Slim>::new("Pod", Decoding::default());
        reader.feed(event.as_bytes());
        let Ok(Some(WatchEvent::Changed(_, seen))) = reader.next() else {
            panic!("the reader returns one event");
        };
        let json = seen.object.get().expect("the object was decoded");
        let protobuf = Envelope::parse(include_bytes!("../src/pod/pod.pb")).unwrap();
        let protobuf: Slim = Decoder::new().object(&protobuf).unwrap();
        for slim in [json, &protobuf] {
            assert_eq!(
                (&*slim.metadata.name, &*slim.metadata.namespace),
                ("sample", "proto")
            );
            assert!(
                slim.spec.node_name.is_some() && slim.status.phase.is_some() && slim.status.pod_ip.is_some()
            );
        }
    }
}
