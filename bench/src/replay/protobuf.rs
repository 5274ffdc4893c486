//! Just enough protobuf to rename a recorded pod and to wrap it as a server does.

/// Returns the pod of a recorded envelope with other metadata.
pub(super) fn renamed(
    recorded: &[u8],
    name: &str,
    uid: &str,
    version: &str,
    annotation: (&str, &str),
) -> Vec<u8> {
    // Unknown { 1: type, 2: the object, … } after four bytes of magic.
    let raw = fields(&recorded[MAGIC.len()..]).find(|field| field.number == 2);
    let pod = raw.expect("an envelope has an object").content;
    let mut out = Vec::new();
    for field in fields(pod) {
        match field.number {
            // Pod { 1: ObjectMeta, … }
            1 => put(
                &mut out,
                1,
                &metadata(field.content, name, uid, version, annotation),
            ),
            _ => out.extend_from_slice(field.whole),
        }
    }
    out
}

/// ObjectMeta { 1: name, 5: uid, 6: resourceVersion, 12: annotations, … }
fn metadata(old: &[u8], name: &str, uid: &str, version: &str, (key, value): (&str, &str)) -> Vec<u8> {
    let mut out = Vec::new();
    let mut annotated = false;
    for field in fields(old) {
        match field.number {
            1 => put(&mut out, 1, name.as_bytes()),
            5 => put(&mut out, 5, uid.as_bytes()),
            6 => put(&mut out, 6, version.as_bytes()),
            12 if !annotated => {
                annotated = true;
                let mut entry = Vec::new();
                put(&mut entry, 1, key.as_bytes());
                put(&mut entry, 2, value.as_bytes());
                put(&mut out, 12, &entry);
                out.extend_from_slice(field.whole);
            }
            _ => out.extend_from_slice(field.whole),
        }
    }
    out
}

/// `k8s\0` Unknown { 1: TypeMeta { 1: apiVersion, 2: kind }, 2: the object }.
pub(super) fn envelope(kind: &str, object: &[u8]) -> Vec<u8> {
    let mut meta = Vec::new();
    put(&mut meta, 1, b"v1");
    put(&mut meta, 2, kind.as_bytes());
    let mut out = MAGIC.to_vec();
    put(&mut out, 1, &meta);
    put(&mut out, 2, object);
    out
}

/// PodList { 1: ListMeta { 2: resourceVersion }, 2: items }.
pub(super) fn list(pods: &[Vec<u8>], version: &str) -> Vec<u8> {
    let (mut meta, mut list) = (Vec::new(), Vec::new());
    put(&mut meta, 2, version.as_bytes());
    put(&mut list, 1, &meta);
    pods.iter().for_each(|pod| put(&mut list, 2, pod));
    envelope("PodList", &list)
}

/// A length in four bytes, then WatchEvent { 1: type, 2: RawExtension { 1: envelope } }.
pub(super) fn event(pod: &[u8]) -> Vec<u8> {
    let (mut extension, mut event) = (Vec::new(), Vec::new());
    put(&mut extension, 1, &envelope("Pod", pod));
    put(&mut event, 1, b"MODIFIED");
    put(&mut event, 2, &extension);
    let length = u32::try_from(event.len()).expect("a pod is small");
    [length.to_be_bytes().as_slice(), &event].concat()
}

const MAGIC: &[u8] = b"k8s\0";

struct Field<'a> {
    number: u64,
    whole: &'a [u8],
    /// The content of a length-delimited field.
    content: &'a [u8],
}

/// The fields of a message. Panics on malformed input, because the input was recorded from a server.
fn fields(message: &[u8]) -> impl Iterator<Item = Field<'_>> {
    let mut rest = message;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let whole = rest;
        let key = varint(&mut rest);
        let length = match key & 7 {
            0 => {
                varint(&mut rest);
                0
            }
            1 => 8,
            2 => varint(&mut rest) as usize,
            _ => 4,
        };
        let (content, after) = rest.split_at(length);
        rest = after;
        Some(Field {
            number: key >> 3,
            whole: &whole[..whole.len() - rest.len()],
            content,
        })
    })
}

fn varint(rest: &mut &[u8]) -> u64 {
    let mut value = 0;
    for shift in (0..64).step_by(7) {
        let (byte, after) = rest.split_first().expect("the recorded message is complete");
        *rest = after;
        value |= u64::from(byte & 0x7f) << shift;
        if byte & 0x80 == 0 {
            break;
        }
    }
    value
}

fn put(out: &mut Vec<u8>, number: u64, content: &[u8]) {
    write_varint(out, number << 3 | 2);
    write_varint(out, content.len() as u64);
    out.extend_from_slice(content);
}

fn write_varint(out: &mut Vec<u8>, mut value: u64) {
    while value >= 0x80 {
        out.push(value as u8 | 0x80);
        value >>= 7;
    }
    out.push(value as u8);
}
