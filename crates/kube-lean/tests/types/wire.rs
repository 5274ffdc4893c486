//! Messages as no server writes them, and as a broken one might: out of order, split, repeated, unknown, cut.

use kube_lean::apps::v1::Deployment;
use kube_lean::core::v1::{ConfigMap, Pod};
use kube_lean::wire::{Decoder, ErrorKind};
use kube_lean::{Map, Pool, Shared, Str};
use proptest::prelude::*;

/// A field whose value has a length.
pub(crate) fn field(number: u32, value: impl AsRef<[u8]>) -> Vec<u8> {
    let value = value.as_ref();
    [
        varint(u64::from(number << 3 | 2)),
        varint(value.len() as u64),
        value.to_vec(),
    ]
    .concat()
}

pub(crate) fn number(number: u32, value: u64) -> Vec<u8> {
    [varint(u64::from(number << 3)), varint(value)].concat()
}

pub(crate) fn varint(mut value: u64) -> Vec<u8> {
    let mut out = Vec::new();
    while value >= 0x80 {
        out.push(value.to_le_bytes()[0] | 0x80);
        value >>= 7;
    }
    out.push(value.to_le_bytes()[0]);
    out
}

pub(crate) fn entry(key: &str, value: &str) -> Vec<u8> {
    [field(1, key), field(2, value)].concat()
}

fn container(name: &str) -> Vec<u8> {
    [
        field(1, name),
        field(2, "registry.example.com/team/web:1.2.3"),
        field(7, [field(1, "LEVEL"), field(2, "debug")].concat()),
        field(
            7,
            [
                field(1, "OTHER"),
                field(3, field(1, [field(1, "v1"), field(2, "status.podIP")].concat())),
            ]
            .concat(),
        ),
        number(16, 0),
    ]
    .concat()
}

/// The parts of a pod, in the order in which a server writes them.
fn parts() -> Vec<Vec<u8>> {
    let metadata = [
        field(1, "web-0"),
        field(3, "a-namespace-with-a-long-name"),
        field(6, "7"),
        field(8, number(1, 1_767_323_045)),
        field(11, entry("app.kubernetes.io/name", "web")),
        field(11, entry("tier", "front")),
    ];
    let spec = [
        field(2, container("web")),
        field(2, container("side")),
        field(10, "node-7"),
        field(3, "Always"),
    ];
    let status = [field(1, "Running"), field(6, "10.0.0.1")];
    vec![
        field(1, metadata.concat()),
        field(2, spec.concat()),
        field(3, status.concat()),
    ]
}

fn pod(bytes: &[u8]) -> Pod {
    Decoder::new().object(bytes).unwrap_or_else(|e| panic!("{e}"))
}

#[test]
fn a_pod_is_what_its_bytes_say() {
    let pod = pod(&parts().concat());
    assert_eq!(pod.metadata.name.as_deref(), Some("web-0"));
    assert_eq!(
        pod.metadata.creation_timestamp.map(|t| t.to_string()).as_deref(),
        Some("2026-01-02T03:04:05Z")
    );
    let labels = pod.metadata.labels.as_ref().expect("labels");
    assert_eq!(labels.get("tier").map(Str::as_str), Some("front"));
    let spec = pod.spec.as_ref().expect("a spec");
    assert_eq!(spec.node_name.as_deref(), Some("node-7"));
    assert_eq!(
        spec.containers
            .iter()
            .map(|c| c.name.as_str())
            .collect::<Vec<_>>(),
        ["web", "side"]
    );
    let env = spec.containers[0].env.as_ref().expect("env");
    assert_eq!(env[0].value.as_deref(), Some("debug"));
    let from = env[1]
        .value_from
        .as_ref()
        .and_then(|from| from.field_ref.as_ref())
        .expect("a field");
    assert_eq!(from.field_path, "status.podIP");
    // `false` of a field that JSON omits then needs no memory, and says nothing.
    assert_eq!(spec.containers[0].stdin, None);
}

#[test]
fn parts_come_in_any_order_and_in_pieces() {
    let expected = pod(&parts().concat());
    let [metadata, spec, status] = &*parts() else {
        unreachable!("three parts")
    };
    assert_eq!(pod(&[&status[..], spec, metadata].concat()), expected);
    // The spec in two pieces, with the containers apart, and the labels too.
    let split = [
        field(2, field(2, container("web"))),
        field(1, [field(11, entry("tier", "front")), field(1, "web-0")].concat()),
        field(
            2,
            [
                field(10, "node-7"),
                field(2, container("side")),
                field(3, "Always"),
            ]
            .concat(),
        ),
        status.clone(),
        field(
            1,
            [field(6, "7"), field(11, entry("app.kubernetes.io/name", "web"))].concat(),
        ),
        field(
            1,
            [
                field(8, number(1, 1_767_323_045)),
                field(3, "a-namespace-with-a-long-name"),
            ]
            .concat(),
        ),
    ];
    assert_eq!(pod(&split.concat()), expected);
    // A shared list in two pieces, with another field between.
    let env = |name: &str| field(7, field(1, name));
    let apart = field(2, field(2, [env("A"), field(1, "web"), env("B")].concat()));
    let together = field(2, field(2, [field(1, "web"), env("A"), env("B")].concat()));
    assert_eq!(pod(&apart), pod(&together));
}

#[test]
fn of_a_value_that_comes_twice_the_last_counts() {
    let twice = field(
        1,
        [
            field(1, "first"),
            field(1, "second"),
            field(11, entry("a", "1")),
            field(11, entry("a", "2")),
        ]
        .concat(),
    );
    let pod = pod(&twice);
    assert_eq!(pod.metadata.name.as_deref(), Some("second"));
    let labels = pod.metadata.labels.expect("labels");
    assert_eq!((labels.len(), labels.get("a").map(Str::as_str)), (1, Some("2")));
}

#[test]
fn unknown_fields_are_stepped_over_and_known_ones_in_another_form_refused() {
    let expected = pod(&parts().concat());
    let unknown = [
        field(99, "?"),
        number(98, 7),
        vec![0xb9, 0x06, 0, 0, 0, 0, 0, 0, 0, 0],
        vec![0xb5, 0x06, 0, 0, 0, 0],
    ]
    .concat();
    let bytes = [unknown.clone(), parts().concat(), unknown].concat();
    assert_eq!(pod(&bytes), expected);

    let kind = |bytes: &[u8]| Decoder::new().object::<Pod>(bytes).map_err(|e| e.kind());
    assert_eq!(
        kind(&number(1, 7)),
        Err(ErrorKind::WireType),
        "metadata is no number"
    );
    assert_eq!(kind(&[0x0b]), Err(ErrorKind::WireType), "groups");
    assert_eq!(kind(&[0x02, 0x00]), Err(ErrorKind::Varint), "field zero");
    assert_eq!(kind(&field(1, field(1, [0xff]))), Err(ErrorKind::Utf8));
    assert_eq!(kind(&[0xff; 11]), Err(ErrorKind::Varint));
    let far = field(1, field(8, number(1, i64::MAX.cast_unsigned())));
    assert_eq!(kind(&far), Err(ErrorKind::Malformed));
    let error = Decoder::new()
        .object::<Pod>(&field(2, field(2, field(1, [0xff]))))
        .unwrap_err();
    assert_eq!(
        error.to_string(),
        "Pod.PodSpec.Container: text that is not UTF-8, at byte 6"
    );
}

#[test]
fn cut_bytes_are_an_error_unless_the_cut_is_between_parts() {
    let bytes = parts().concat();
    let ends: Vec<_> = parts()
        .iter()
        .scan(0, |end, part| {
            *end += part.len();
            Some(*end)
        })
        .collect();
    for end in 1..bytes.len() {
        let result = Decoder::new().object::<Pod>(&bytes[..end]);
        assert_eq!(result.is_ok(), ends.contains(&end), "cut at {end}: {result:?}");
    }
}

#[test]
fn managed_fields_are_there_only_if_they_are_asked_for() {
    let bytes = field(1, field(17, field(1, "kubectl")));
    assert_eq!(pod(&bytes).metadata.managed_fields, None);
    let kept: Pod = Decoder::new()
        .keep_managed_fields()
        .object(&bytes)
        .expect("a pod");
    assert_eq!(kept.metadata.managed_fields.as_deref().map(<[_]>::len), Some(1));
}

#[test]
fn managed_fields_of_a_template_are_a_part_of_the_object() {
    // {"spec": {"template": {"metadata": {"managedFields": [{"manager": "kubectl"}]}}}}
    let bytes = field(2, field(3, field(1, field(17, field(1, "kubectl")))));
    let deployment: Deployment = Decoder::new().object(&bytes).expect("a deployment");
    let template = deployment
        .spec
        .expect("a spec")
        .template
        .metadata
        .expect("metadata");
    assert_eq!(template.managed_fields.as_deref().map(<[_]>::len), Some(1));
}

#[test]
fn pods_of_one_controller_share_what_they_have_in_common() {
    let mut pool = Pool::new();
    let mut decode = || {
        Decoder::new()
            .pool(&mut pool)
            .object::<Pod>(&parts().concat())
            .expect("a pod")
    };
    let (one, other) = (decode(), decode());
    assert_eq!(one, other);
    assert_eq!(one, pod(&parts().concat()), "shared or not, it is the same");
    let labels = |pod: &Pod| pod.metadata.labels.clone().expect("labels");
    assert!(Map::ptr_eq(&labels(&one), &labels(&other)));
    let env = |pod: &Pod| {
        pod.spec
            .as_ref()
            .and_then(|spec| spec.containers[0].env.clone())
            .expect("env")
    };
    assert!(Shared::ptr_eq(&env(&one), &env(&other)));
    assert_eq!(
        pool.stats().hits,
        pool.stats().lookups - 4,
        "labels, env, a source and resources; both containers have the same: {pool:?}"
    );
    drop((one, other));
    pool.sweep();
    assert_eq!(pool.stats().values, 0);
}

#[test]
fn changing_a_shared_part_changes_one_object() {
    let mut pool = Pool::new();
    let mut decode = || {
        Decoder::new()
            .pool(&mut pool)
            .object::<Pod>(&parts().concat())
            .expect("a pod")
    };
    let (mut one, other) = (decode(), decode());
    let spec = one.spec.as_mut().expect("a spec");
    spec.containers[0].env.as_mut().expect("env").make_mut()[0].value = Some("info".into());
    let env = |pod: &Pod| {
        pod.spec
            .as_ref()
            .and_then(|spec| spec.containers[0].env.clone())
            .expect("env")
    };
    assert_eq!(
        (env(&one)[0].value.as_deref(), env(&other)[0].value.as_deref()),
        (Some("info"), Some("debug"))
    );
}

#[test]
fn messages_within_messages_have_a_bound() {
    let mut schema = Vec::new();
    for _ in 0..200 {
        schema = field(29, [field(1, "a"), field(2, schema)].concat());
    }
    // A pod has nothing that deep, so the bytes are unknown fields to it.
    assert!(Decoder::new().object::<Pod>(&schema).is_ok());
    #[cfg(feature = "apiextensions")]
    {
        use kube_lean::apiextensions::v1::JSONSchemaProps;
        let error = Decoder::new().object::<JSONSchemaProps>(&schema).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Depth);
    }
}

proptest! {
    #[test]
    fn any_bytes_are_an_object_or_an_error(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = Decoder::new().object::<Pod>(&bytes);
        let _ = Decoder::new().object::<ConfigMap>(&bytes);
    }

    #[test]
    fn changed_bytes_decode_the_same_with_and_without_a_pool(
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..4),
        cut in any::<prop::sample::Index>(),
    ) {
        let mut bytes = parts().concat();
        for (place, byte) in changes {
            let place = place.index(bytes.len());
            bytes[place] = byte;
        }
        bytes.truncate(cut.index(bytes.len()) + 1);
        let mut pool = Pool::new();
        let _ = Decoder::new().pool(&mut pool).object::<Pod>(&parts().concat());
        let plain = Decoder::new().object::<Pod>(&bytes);
        let shared = Decoder::new().pool(&mut pool).object::<Pod>(&bytes);
        prop_assert_eq!(plain.map_err(|e| e.kind()), shared.map_err(|e| e.kind()));
    }
}
