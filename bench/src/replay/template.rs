//! A recorded pod under many names, in both encodings, with placeholders for a version and a time.

use std::io::Write;

use bytes::Bytes;
use measure::latency;

use super::protobuf;

/// The version of the list. Every later version has as many digits.
const FIRST: u64 = 1_000_000_000;
const VERSION: &str = "VVVVVVVVVV";
const SENT: &str = "SSSSSSSSSSSSSSSSSSS";

/// The templates of all pods.
pub(crate) struct Templates {
    json: Vec<Template>,
    protobuf: Vec<Template>,
    json_list: Bytes,
    protobuf_list: Bytes,
}

/// The bytes of an event, and the offsets of its version and its send time.
struct Template {
    bytes: Vec<u8>,
    version: usize,
    sent: usize,
}

impl Templates {
    /// Builds the templates of `count` pods.
    pub(crate) fn new(count: usize) -> Self {
        let jsons: Vec<String> = (0..count).map(json).collect();
        let objects: Vec<Vec<u8>> = (0..count).map(object).collect();
        let events = |json: &String| {
            Template::new(format!("{{\"type\":\"MODIFIED\",\"object\":{json}}}\n").into_bytes())
        };
        let first = FIRST.to_string();
        // The items of a list have no kind and no apiVersion.
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

    /// The initial list.
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
        let offset = |of: &str| offset_of(&bytes, of).expect("every pod has both placeholders");
        Self {
            version: offset(VERSION),
            sent: offset(SENT),
            bytes,
        }
    }
}

fn offset_of(bytes: &[u8], part: &str) -> Option<usize> {
    bytes
        .windows(part.len())
        .position(|window| window == part.as_bytes())
}

/// Writes a number over a placeholder, padded with zeros.
fn write(mut placeholder: &mut [u8], number: u64) {
    let width = placeholder.len();
    write!(placeholder, "{number:0width$}").expect("the placeholder is wide enough");
}

/// Fills in the placeholders of the initial list: the first version, and no send time.
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

/// Returns the recorded pod as JSON under another name.
fn json(n: usize) -> String {
    let pod = JSON
        .replacen(
            "\"name\":\"sample\",\"namespace\":\"proto\"",
            &format!("\"name\":\"{}\",\"namespace\":\"proto\"", name(n)),
            1,
        )
        .replacen("\"uid\":\"ac15dd96", &format!("\"uid\":\"{n:08x}"), 1)
        .replacen(
            "\"resourceVersion\":\"319\"",
            &format!("\"resourceVersion\":\"{VERSION}\""),
            1,
        );
    let pod = pod.replace(recorded_token(), &token(n));
    let sent = format!("\"annotations\":{{\"{}\":\"{SENT}\",", latency::SENT);
    pod.replacen("\"annotations\":{", &sent, 1).trim_end().to_owned()
}

/// Returns the recorded pod as a protobuf message `Pod` under another name.
fn object(n: usize) -> Vec<u8> {
    let uid = format!("{n:08x}-5405-4757-b193-ad32a55fd74e");
    let mut pod = protobuf::renamed(PROTOBUF, &name(n), &uid, VERSION, (latency::SENT, SENT));
    let (old, new) = (recorded_token(), token(n));
    for at in 0..pod.len() {
        if pod[at..].starts_with(old.as_bytes()) {
            pod[at..][..new.len()].copy_from_slice(new.as_bytes());
        }
    }
    pod
}

/// The name of the volume with the token. Every pod has its own, which admission makes up.
fn token(n: usize) -> String {
    format!("{TOKEN}{n:05x}")
}

/// The one of the recorded pod, which is as long.
fn recorded_token() -> &'static str {
    let at = JSON.find(TOKEN).expect("the pod was recorded with the volume");
    &JSON[at..][..TOKEN.len() + 5]
}

const TOKEN: &str = "kube-api-access-";

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
    fn the_json_and_the_protobuf_template_are_the_same_pod() {
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
