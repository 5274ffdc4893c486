//! A recorded pod under many names, in both forms, with places to write a version and a time into.

use std::io::Write;

use bytes::Bytes;
use measure::latency;

use super::protobuf;

/// As many digits as every version has.
const FIRST: u64 = 1_000_000_000;
const VERSION: &str = "VVVVVVVVVV";
const SENT: &str = "SSSSSSSSSSSSSSSSSSS";

/// The pods, each once.
pub(crate) struct Templates {
    json: Vec<Template>,
    protobuf: Vec<Template>,
    json_list: Bytes,
    protobuf_list: Bytes,
}

/// Bytes of an event, and where in them its version and its time are.
struct Template {
    bytes: Vec<u8>,
    version: usize,
    sent: usize,
}

impl Templates {
    /// So many pods.
    pub(crate) fn new(count: usize) -> Self {
        let jsons: Vec<String> = (0..count).map(json).collect();
        let objects: Vec<Vec<u8>> = (0..count).map(object).collect();
        let events = |json: &String| {
            Template::new(format!("{{\"type\":\"MODIFIED\",\"object\":{json}}}\n").into_bytes())
        };
        let first = FIRST.to_string();
        // A list's items do not say what they are.
        let items: Vec<String> = jsons.iter().map(|json| json.replacen(KIND, "{", 1)).collect();
        let json_list = format!(
            "{{\"kind\":\"PodList\",\"apiVersion\":\"v1\",\"metadata\":{{\"resourceVersion\":\"{first}\"}},\"items\":[{}]}}",
            items.join(",")
        );
        let protobuf_list = protobuf::list(&objects, &first);
        Self {
            json: jsons.iter().map(events).collect(),
            protobuf: objects
                .iter()
                .map(|pod| Template::new(protobuf::event(pod)))
                .collect(),
            json_list: initial(json_list.into_bytes()),
            protobuf_list: initial(protobuf_list),
        }
    }

    /// All of them as they are at first.
    pub(super) fn list(&self, protobuf: bool) -> Bytes {
        match protobuf {
            true => self.protobuf_list.clone(),
            false => self.json_list.clone(),
        }
    }

    /// The version of the n-th event.
    pub(crate) fn version(&self, n: usize) -> u64 {
        FIRST + 1 + n as u64
    }

    /// The n-th event, sent now.
    pub(super) fn event(&self, n: usize, protobuf: bool) -> Bytes {
        let all = if protobuf { &self.protobuf } else { &self.json };
        let template = &all[n % all.len()];
        let mut bytes = template.bytes.clone();
        write(&mut bytes[template.version..][..VERSION.len()], self.version(n));
        write(&mut bytes[template.sent..][..SENT.len()], latency::now());
        bytes.into()
    }
}

impl Template {
    fn new(bytes: Vec<u8>) -> Self {
        let place = |of: &str| place_of(&bytes, of).expect("every pod was given both");
        Self {
            version: place(VERSION),
            sent: place(SENT),
            bytes,
        }
    }
}

fn place_of(bytes: &[u8], part: &str) -> Option<usize> {
    bytes
        .windows(part.len())
        .position(|window| window == part.as_bytes())
}

/// Digits, with zeros before them.
fn write(mut place: &mut [u8], number: u64) {
    let width = place.len();
    write!(place, "{number:0width$}").expect("it was made wide enough");
}

/// As a list has it: the first version, and never sent.
fn initial(mut bytes: Vec<u8>) -> Bytes {
    for at in 0..bytes.len() {
        if bytes[at..].starts_with(VERSION.as_bytes()) {
            write(&mut bytes[at..][..VERSION.len()], FIRST);
        } else if bytes[at..].starts_with(SENT.as_bytes()) {
            write(&mut bytes[at..][..SENT.len()], 0);
        }
    }
    bytes.into()
}

/// The recorded pod as JSON, under another name.
fn json(n: usize) -> String {
    let pod = JSON
        .replacen(
            "\"name\":\"sample\",\"namespace\":\"proto\"",
            &format!("\"name\":\"{}\",\"namespace\":\"proto\"", name(n)),
            1,
        )
        .replacen("\"uid\":\"90af4ebd", &format!("\"uid\":\"{n:08x}"), 1)
        .replacen(
            "\"resourceVersion\":\"311\"",
            &format!("\"resourceVersion\":\"{VERSION}\""),
            1,
        );
    let sent = format!("\"annotations\":{{\"{}\":\"{SENT}\",", latency::SENT);
    pod.replacen("\"annotations\":{", &sent, 1).trim_end().to_owned()
}

/// The same as the bytes of a protobuf message `Pod`.
fn object(n: usize) -> Vec<u8> {
    let uid = format!("{n:08x}-fe3c-4c09-b69a-e866c58f5214");
    protobuf::renamed(PROTOBUF, &name(n), &uid, VERSION, (latency::SENT, SENT))
}

fn name(n: usize) -> String {
    format!("web-7d4b9c6f5-{n:06}")
}

const KIND: &str = "{\"kind\":\"Pod\",\"apiVersion\":\"v1\",";
const JSON: &str = include_str!("../pod/pod.json");
const PROTOBUF: &[u8] = include_bytes!("../pod/pod.pb");

#[cfg(test)]
mod tests {
    use k8s_openapi::api::core::v1::Pod;
    use kube_informer::wire::proto::{Decoder, Envelope};

    use super::*;

    #[test]
    fn both_forms_are_the_same_pod() {
        let (json, protobuf) = (json(7), object(7));
        let json: Pod = serde_json::from_str(&json).unwrap();
        let enveloped = protobuf::envelope("Pod", &protobuf);
        let protobuf: Pod = Decoder::new()
            .keep_managed_fields()
            .object(&Envelope::parse(&enveloped).unwrap())
            .unwrap();
        assert_eq!(json, protobuf);
        assert_eq!(json.metadata.name.as_deref(), Some("web-7d4b9c6f5-000007"));
        assert_eq!(json.metadata.annotations.unwrap()[latency::SENT], SENT);
    }
}
