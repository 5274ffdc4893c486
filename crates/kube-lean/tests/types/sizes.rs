//! What the types that caches hold most of take in memory. A field that makes one of them larger has to be worth it.

use kube_lean::core::v1::*;
use kube_lean::meta::v1::{ObjectMeta, OwnerReference};
use kube_lean::{IntOrString, Map, Quantity, RawJson, Shared, Str};

macro_rules! sizes {
    ($($type:ty: $size:literal,)+) => {
        let sizes: Vec<(&str, usize)> = vec![$((stringify!($type), size_of::<$type>())),+];
        assert_eq!(sizes, [$((stringify!($type), $size)),+]);
    };
}

#[test]
#[cfg(target_pointer_width = "64")]
fn hot_types_are_small() {
    sizes! {
        Str: 16,
        Option<Str>: 16,
        Option<Map<Str>>: 16,
        Option<Shared<[EnvVar]>>: 16,
        Option<Shared<Probe>>: 8,
        Option<IntOrString>: 16,
        Option<Quantity>: 16,
        Option<RawJson>: 16,
        ObjectMeta: 160,
        Pod: 176,
        PodSpec: 264,
        PodStatus: 176,
        Container: 200,
        ContainerStatus: 136,
        ContainerState: 24,
        Volume: 72,
        VolumeMount: 64,
        EnvVar: 40,
        PodCondition: 96,
        OwnerReference: 72,
        Node: 176,
        ConfigMap: 200,
        Secret: 216,
        Service: 176,
    }
}
