//! The encoded form of an object: written once, shared by every list and every watcher.
//!
//! The bytes are the whole object with kind and apiVersion in front, as the answer to a GET:
//!
//! ```text
//! {"kind":"Pod","apiVersion":"v1","metadata":{"name":"a",...,"resourceVersion":"7",...},"spec":{...}}
//!                                 ^rest                                         ^version        ^meta_end
//! ```
//!
//! A list item of a built-in kind is `{` and everything from `rest` on. Metadata-only forms use
//! `rest..meta_end`. Another served version of a custom resource puts another kind and apiVersion
//! in front of `rest`.

use bytes::Bytes;
use serde_json::Value;

use super::Object;

/// The encoded object, and the positions at which answers cut it.
#[derive(Debug, Clone)]
pub(crate) struct Encoded {
    bytes: Bytes,
    /// Where `"metadata":` starts.
    rest: u32,
    /// Just past the metadata's closing brace.
    meta_end: u32,
    /// Where the digits of the resource version start, and how many there are.
    version: u32,
    version_len: u8,
}

/// The order in which the real server writes metadata of built-in kinds.
const META_ORDER: [&str; 15] = [
    "name",
    "generateName",
    "namespace",
    "selfLink",
    "uid",
    "resourceVersion",
    "generation",
    "creationTimestamp",
    "deletionTimestamp",
    "deletionGracePeriodSeconds",
    "labels",
    "annotations",
    "ownerReferences",
    "finalizers",
    "managedFields",
];

impl Encoded {
    /// Encodes `object` at `version`. Custom resources have sorted keys, as in the real server.
    pub(crate) fn new(object: &Object, version: u64, custom: bool) -> Self {
        Self::write(object, &version.to_string(), custom)
    }

    /// Encodes an object that was never stored, so it has no version.
    pub(crate) fn unversioned(object: &Object, custom: bool) -> Self {
        Self::write(object, "", custom)
    }

    fn write(object: &Object, digits: &str, custom: bool) -> Self {
        let mut out = Vec::with_capacity(1024);
        out.extend_from_slice(head(object, custom).as_bytes());
        let rest = out.len();
        out.extend_from_slice(b"\"metadata\":{");
        let mut version_at = 0;
        let empty = Object::new();
        let meta = super::meta(object).unwrap_or(&empty);
        let mut first = true;
        let mut field = |out: &mut Vec<u8>, key: &str, value: Option<&Value>| {
            if value.is_none() && digits.is_empty() {
                return;
            }
            if !std::mem::take(&mut first) {
                out.push(b',');
            }
            put(out, &key);
            out.push(b':');
            match value {
                Some(value) => put(out, value),
                None => {
                    version_at = out.len() + 1;
                    out.push(b'"');
                    out.extend_from_slice(digits.as_bytes());
                    out.push(b'"');
                }
            }
        };
        if custom {
            let mut keys: Vec<&str> = meta
                .keys()
                .map(String::as_str)
                .filter(|k| *k != "resourceVersion")
                .collect();
            let at = keys.partition_point(|k| *k < "resourceVersion");
            keys.insert(at, "resourceVersion");
            for key in keys {
                field(&mut out, key, meta.get(key).filter(|_| key != "resourceVersion"));
            }
        } else {
            for key in META_ORDER {
                match meta.get(key) {
                    _ if key == "resourceVersion" => field(&mut out, key, None),
                    Some(value) => field(&mut out, key, Some(value)),
                    None => {}
                }
            }
            for (key, value) in meta.iter().filter(|(k, _)| !META_ORDER.contains(&k.as_str())) {
                field(&mut out, key, Some(value));
            }
        }
        out.push(b'}');
        let meta_end = out.len();
        for (key, value) in object {
            if !matches!(key.as_str(), "kind" | "apiVersion" | "metadata") {
                out.push(b',');
                put(&mut out, key);
                out.push(b':');
                put(&mut out, value);
            }
        }
        out.push(b'}');
        // Exact size: a hundred thousand objects may be stored, and each would keep the spare
        // capacity of a vector.
        let bytes = Bytes::from(out.into_boxed_slice());
        let narrow = |n: usize| u32::try_from(n).expect("the body limit is far below 4 GiB");
        Self {
            bytes,
            rest: narrow(rest),
            meta_end: narrow(meta_end),
            version: narrow(version_at),
            version_len: digits.len() as u8,
        }
    }

    /// The whole object as stored.
    pub(crate) fn whole(&self) -> Bytes {
        self.bytes.clone()
    }

    /// The object without kind and apiVersion; starts with `"metadata":`, ends with the object's closing brace.
    pub(crate) fn rest(&self) -> Bytes {
        self.bytes.slice(self.rest as usize..)
    }

    /// `"metadata":{...}` alone.
    pub(crate) fn metadata(&self) -> Bytes {
        self.bytes.slice(self.rest as usize..self.meta_end as usize)
    }

    /// The same object at another version: for events that carry an old state at a new version.
    pub(crate) fn at_version(&self, version: u64) -> Self {
        let digits = version.to_string();
        let (start, old) = (self.version as usize, self.version_len as usize);
        let mut out = Vec::with_capacity(self.bytes.len() - old + digits.len());
        out.extend_from_slice(&self.bytes[..start]);
        out.extend_from_slice(digits.as_bytes());
        out.extend_from_slice(&self.bytes[start + old..]);
        Self {
            bytes: Bytes::from(out),
            rest: self.rest,
            meta_end: self.meta_end + digits.len() as u32 - u32::from(self.version_len),
            version: self.version,
            version_len: digits.len() as u8,
        }
    }

    /// Decodes the object into a map, to change it.
    pub(crate) fn decode(&self) -> Object {
        serde_json::from_slice(&self.bytes).expect("these bytes were written by `new`")
    }

    pub(crate) fn len(&self) -> usize {
        self.bytes.len()
    }
}

/// `{"kind":"Pod","apiVersion":"v1",`, in the order of the form.
fn head(object: &Object, custom: bool) -> String {
    let text = |key| object.get(key).and_then(Value::as_str).unwrap_or_default();
    head_of(text("kind"), text("apiVersion"), custom)
}

/// The beginning of an object of this kind, up to the comma before `"metadata"`.
pub(crate) fn head_of(kind: &str, api_version: &str, custom: bool) -> String {
    // JSON escapes no character of these texts: both come from the registry.
    if custom {
        format!("{{\"apiVersion\":\"{api_version}\",\"kind\":\"{kind}\",")
    } else {
        format!("{{\"kind\":\"{kind}\",\"apiVersion\":\"{api_version}\",")
    }
}

fn put(out: &mut Vec<u8>, value: &impl serde::Serialize) {
    serde_json::to_writer(out, value).expect("JSON values always encode, and a vector never refuses");
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn pod() -> Object {
        json!({
            "apiVersion": "v1", "kind": "Pod", "spec": {"nodeName": "n1"},
            "metadata": {"labels": {"a": "b"}, "name": "web", "namespace": "prod", "uid": "u"},
        })
        .as_object()
        .expect("an object")
        .clone()
    }

    #[test]
    fn built_in_kinds_are_written_in_the_real_servers_order() {
        let encoded = Encoded::new(&pod(), 7, false);
        let text = String::from_utf8(encoded.whole().to_vec()).expect("JSON is UTF-8");
        assert_eq!(
            text,
            r#"{"kind":"Pod","apiVersion":"v1","metadata":{"name":"web","namespace":"prod","uid":"u","resourceVersion":"7","labels":{"a":"b"}},"spec":{"nodeName":"n1"}}"#
        );
        assert_eq!(
            encoded.metadata(),
            r#""metadata":{"name":"web","namespace":"prod","uid":"u","resourceVersion":"7","labels":{"a":"b"}}"#
        );
        assert!(encoded.rest().ends_with(br#""spec":{"nodeName":"n1"}}"#));
    }

    #[test]
    fn custom_kinds_have_sorted_keys_and_lose_nothing() {
        let encoded = Encoded::new(&pod(), 7, true);
        assert!(
            encoded
                .whole()
                .starts_with(br#"{"apiVersion":"v1","kind":"Pod","metadata":{"labels""#)
        );
        let back = encoded.decode();
        assert_eq!(super::super::meta_str(&back, "resourceVersion"), "7");
        assert_eq!(back["spec"], pod()["spec"]);
    }

    #[test]
    fn another_version_is_a_splice() {
        for custom in [false, true] {
            let encoded = Encoded::new(&pod(), 99, custom).at_version(100);
            assert_eq!(encoded.whole(), Encoded::new(&pod(), 100, custom).whole());
            assert_eq!(encoded.metadata(), Encoded::new(&pod(), 100, custom).metadata());
        }
    }
}
