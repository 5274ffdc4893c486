//! Decoders of core/v1 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, nonempty, openapi};

impl Decode for k8s_openapi::api::core::v1::AWSElasticBlockStoreVolumeSource {
    const NAME: &'static str = "AWSElasticBlockStoreVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.volume_id = r.string()?,
                18 => to.fs_type = nonempty(r.string()?),
                24 => to.partition = nonempty(r.i32()?),
                32 => to.read_only = nonempty(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::Affinity {
    const NAME: &'static str = "Affinity";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.node_affinity.get_or_insert_default().read(r, d)?,
                18 => to.pod_affinity.get_or_insert_default().read(r, d)?,
                26 => to.pod_anti_affinity.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::AppArmorProfile {
    const NAME: &'static str = "AppArmorProfile";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.type_ = r.string()?,
                18 => to.localhost_profile = Some(r.string()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::AttachedVolume {
    const NAME: &'static str = "AttachedVolume";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = r.string()?,
                18 => to.device_path = r.string()?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::AzureDiskVolumeSource {
    const NAME: &'static str = "AzureDiskVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.disk_name = r.string()?,
                18 => to.disk_uri = r.string()?,
                26 => to.caching_mode = Some(r.string()?),
                34 => to.fs_type = Some(r.string()?),
                40 => to.read_only = Some(r.bool()?),
                50 => to.kind = Some(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::AzureFilePersistentVolumeSource {
    const NAME: &'static str = "AzureFilePersistentVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.secret_name = r.string()?,
                18 => to.share_name = r.string()?,
                24 => to.read_only = nonempty(r.bool()?),
                34 => to.secret_namespace = Some(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::AzureFileVolumeSource {
    const NAME: &'static str = "AzureFileVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.secret_name = r.string()?,
                18 => to.share_name = r.string()?,
                24 => to.read_only = nonempty(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::CSIPersistentVolumeSource {
    const NAME: &'static str = "CSIPersistentVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.driver = r.string()?,
                18 => to.volume_handle = r.string()?,
                24 => to.read_only = nonempty(r.bool()?),
                34 => to.fs_type = nonempty(r.string()?),
                42 => d.tree(to.volume_attributes.get_or_insert_default(), r, 42)?,
                50 => to
                    .controller_publish_secret_ref
                    .get_or_insert_default()
                    .read(r, d)?,
                58 => to.node_stage_secret_ref.get_or_insert_default().read(r, d)?,
                66 => to.node_publish_secret_ref.get_or_insert_default().read(r, d)?,
                74 => to
                    .controller_expand_secret_ref
                    .get_or_insert_default()
                    .read(r, d)?,
                82 => to.node_expand_secret_ref.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::CSIVolumeSource {
    const NAME: &'static str = "CSIVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.driver = r.string()?,
                16 => to.read_only = Some(r.bool()?),
                26 => to.fs_type = Some(r.string()?),
                34 => d.tree(to.volume_attributes.get_or_insert_default(), r, 34)?,
                42 => to.node_publish_secret_ref.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::Capabilities {
    const NAME: &'static str = "Capabilities";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(to.add.get_or_insert_default(), r, 10)?,
                18 => d.vec(to.drop.get_or_insert_default(), r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::CephFSPersistentVolumeSource {
    const NAME: &'static str = "CephFSPersistentVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(&mut to.monitors, r, 10)?,
                18 => to.path = nonempty(r.string()?),
                26 => to.user = nonempty(r.string()?),
                34 => to.secret_file = nonempty(r.string()?),
                42 => to.secret_ref.get_or_insert_default().read(r, d)?,
                48 => to.read_only = nonempty(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::CephFSVolumeSource {
    const NAME: &'static str = "CephFSVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(&mut to.monitors, r, 10)?,
                18 => to.path = nonempty(r.string()?),
                26 => to.user = nonempty(r.string()?),
                34 => to.secret_file = nonempty(r.string()?),
                42 => to.secret_ref.get_or_insert_default().read(r, d)?,
                48 => to.read_only = nonempty(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::CinderPersistentVolumeSource {
    const NAME: &'static str = "CinderPersistentVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.volume_id = r.string()?,
                18 => to.fs_type = nonempty(r.string()?),
                24 => to.read_only = nonempty(r.bool()?),
                34 => to.secret_ref.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::CinderVolumeSource {
    const NAME: &'static str = "CinderVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.volume_id = r.string()?,
                18 => to.fs_type = nonempty(r.string()?),
                24 => to.read_only = nonempty(r.bool()?),
                34 => to.secret_ref.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ClientIPConfig {
    const NAME: &'static str = "ClientIPConfig";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                8 => to.timeout_seconds = Some(r.i32()?),
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ClusterTrustBundleProjection {
    const NAME: &'static str = "ClusterTrustBundleProjection";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = Some(r.string()?),
                18 => to.signer_name = Some(r.string()?),
                26 => to.label_selector.get_or_insert_default().read(r, d)?,
                34 => to.path = r.string()?,
                40 => to.optional = Some(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ComponentCondition {
    const NAME: &'static str = "ComponentCondition";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.type_ = r.string()?,
                18 => to.status = r.string()?,
                26 => to.message = nonempty(r.string()?),
                34 => to.error = nonempty(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ComponentStatus {
    const NAME: &'static str = "ComponentStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => d.vec(to.conditions.get_or_insert_default(), r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ConfigMap {
    const NAME: &'static str = "ConfigMap";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => d.tree(to.data.get_or_insert_default(), r, 18)?,
                26 => d.tree(to.binary_data.get_or_insert_default(), r, 26)?,
                32 => to.immutable = Some(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ConfigMapEnvSource {
    const NAME: &'static str = "ConfigMapEnvSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => config_map_env_source_1(to, &mut r.message()?, d)?,
                16 => to.optional = Some(r.bool()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

/// The inlined LocalObjectReference.
fn config_map_env_source_1(
    to: &mut k8s_openapi::api::core::v1::ConfigMapEnvSource,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        match tag {
            10 => to.name = r.string()?,
            _ => r.skip(tag, &[1])?,
        }
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ConfigMapKeySelector {
    const NAME: &'static str = "ConfigMapKeySelector";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => config_map_key_selector_1(to, &mut r.message()?, d)?,
                18 => to.key = r.string()?,
                24 => to.optional = Some(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

/// The inlined LocalObjectReference.
fn config_map_key_selector_1(
    to: &mut k8s_openapi::api::core::v1::ConfigMapKeySelector,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        match tag {
            10 => to.name = r.string()?,
            _ => r.skip(tag, &[1])?,
        }
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ConfigMapNodeConfigSource {
    const NAME: &'static str = "ConfigMapNodeConfigSource";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.namespace = r.string()?,
                18 => to.name = r.string()?,
                26 => to.uid = nonempty(r.string()?),
                34 => to.resource_version = nonempty(r.string()?),
                42 => to.kubelet_config_key = r.string()?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ConfigMapProjection {
    const NAME: &'static str = "ConfigMapProjection";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => config_map_projection_1(to, &mut r.message()?, d)?,
                18 => d.vec(to.items.get_or_insert_default(), r, 18)?,
                32 => to.optional = Some(r.bool()?),
                _ => r.skip(tag, &[1, 2, 4])?,
            }
        }
        Ok(())
    }
}

/// The inlined LocalObjectReference.
fn config_map_projection_1(
    to: &mut k8s_openapi::api::core::v1::ConfigMapProjection,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        match tag {
            10 => to.name = r.string()?,
            _ => r.skip(tag, &[1])?,
        }
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ConfigMapVolumeSource {
    const NAME: &'static str = "ConfigMapVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => config_map_volume_source_1(to, &mut r.message()?, d)?,
                18 => d.vec(to.items.get_or_insert_default(), r, 18)?,
                24 => to.default_mode = Some(r.i32()?),
                32 => to.optional = Some(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

/// The inlined LocalObjectReference.
fn config_map_volume_source_1(
    to: &mut k8s_openapi::api::core::v1::ConfigMapVolumeSource,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        match tag {
            10 => to.name = r.string()?,
            _ => r.skip(tag, &[1])?,
        }
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::Container {
    const NAME: &'static str = "Container";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = r.string()?,
                18 => to.image = nonempty(r.string()?),
                26 => d.vec(to.command.get_or_insert_default(), r, 26)?,
                34 => d.vec(to.args.get_or_insert_default(), r, 34)?,
                42 => to.working_dir = nonempty(r.string()?),
                50 => d.vec(to.ports.get_or_insert_default(), r, 50)?,
                58 => d.vec(to.env.get_or_insert_default(), r, 58)?,
                66 => to.resources.get_or_insert_default().read(r, d)?,
                74 => d.vec(to.volume_mounts.get_or_insert_default(), r, 74)?,
                82 => to.liveness_probe.get_or_insert_default().read(r, d)?,
                90 => to.readiness_probe.get_or_insert_default().read(r, d)?,
                98 => to.lifecycle.get_or_insert_default().read(r, d)?,
                106 => to.termination_message_path = nonempty(r.string()?),
                114 => to.image_pull_policy = nonempty(r.string()?),
                122 => to.security_context.get_or_insert_default().read(r, d)?,
                128 => to.stdin = nonempty(r.bool()?),
                136 => to.stdin_once = nonempty(r.bool()?),
                144 => to.tty = nonempty(r.bool()?),
                154 => d.vec(to.env_from.get_or_insert_default(), r, 154)?,
                162 => to.termination_message_policy = nonempty(r.string()?),
                170 => d.vec(to.volume_devices.get_or_insert_default(), r, 170)?,
                178 => to.startup_probe.get_or_insert_default().read(r, d)?,
                186 => d.vec(to.resize_policy.get_or_insert_default(), r, 186)?,
                194 => to.restart_policy = Some(r.string()?),
                202 => d.vec(to.restart_policy_rules.get_or_insert_default(), r, 202)?,
                _ => r.skip(
                    tag,
                    &[
                        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
                        24, 25,
                    ],
                )?,
            }
        }
        if to.resources.is_none() {
            to.resources
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ContainerExtendedResourceRequest {
    const NAME: &'static str = "ContainerExtendedResourceRequest";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.container_name = r.string()?,
                18 => to.resource_name = r.string()?,
                26 => to.request_name = r.string()?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ContainerImage {
    const NAME: &'static str = "ContainerImage";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(to.names.get_or_insert_default(), r, 10)?,
                16 => to.size_bytes = nonempty(r.i64()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ContainerPort {
    const NAME: &'static str = "ContainerPort";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = nonempty(r.string()?),
                16 => to.host_port = nonempty(r.i32()?),
                24 => to.container_port = r.i32()?,
                34 => to.protocol = nonempty(r.string()?),
                42 => to.host_ip = nonempty(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ContainerResizePolicy {
    const NAME: &'static str = "ContainerResizePolicy";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.resource_name = r.string()?,
                18 => to.restart_policy = r.string()?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ContainerRestartRule {
    const NAME: &'static str = "ContainerRestartRule";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.action = r.string()?,
                18 => to.exit_codes.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ContainerRestartRuleOnExitCodes {
    const NAME: &'static str = "ContainerRestartRuleOnExitCodes";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.operator = r.string()?,
                16 => d.vec(to.values.get_or_insert_default(), r, 16)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ContainerState {
    const NAME: &'static str = "ContainerState";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.waiting.get_or_insert_default().read(r, d)?,
                18 => to.running.get_or_insert_default().read(r, d)?,
                26 => to.terminated.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ContainerStateRunning {
    const NAME: &'static str = "ContainerStateRunning";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => {
                    to.started_at = r
                        .timestamp(to.started_at.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ContainerStateTerminated {
    const NAME: &'static str = "ContainerStateTerminated";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                8 => to.exit_code = r.i32()?,
                16 => to.signal = nonempty(r.i32()?),
                26 => to.reason = nonempty(r.string()?),
                34 => to.message = nonempty(r.string()?),
                42 => {
                    to.started_at = r
                        .timestamp(to.started_at.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                50 => {
                    to.finished_at = r
                        .timestamp(to.finished_at.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                58 => to.container_id = nonempty(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ContainerStateWaiting {
    const NAME: &'static str = "ContainerStateWaiting";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.reason = nonempty(r.string()?),
                18 => to.message = nonempty(r.string()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ContainerStatus {
    const NAME: &'static str = "ContainerStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = r.string()?,
                18 => to.state.get_or_insert_default().read(r, d)?,
                26 => to.last_state.get_or_insert_default().read(r, d)?,
                32 => to.ready = r.bool()?,
                40 => to.restart_count = r.i32()?,
                50 => to.image = r.string()?,
                58 => to.image_id = r.string()?,
                66 => to.container_id = nonempty(r.string()?),
                72 => to.started = Some(r.bool()?),
                82 => d.tree(to.allocated_resources.get_or_insert_default(), r, 82)?,
                90 => to.resources.get_or_insert_default().read(r, d)?,
                98 => d.vec(to.volume_mounts.get_or_insert_default(), r, 98)?,
                106 => to.user.get_or_insert_default().read(r, d)?,
                114 => d.vec(to.allocated_resources_status.get_or_insert_default(), r, 114)?,
                122 => to.stop_signal = Some(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])?,
            }
        }
        if to.state.is_none() {
            to.state
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        if to.last_state.is_none() {
            to.last_state
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ContainerUser {
    const NAME: &'static str = "ContainerUser";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.linux.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::DaemonEndpoint {
    const NAME: &'static str = "DaemonEndpoint";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                8 => to.port = r.i32()?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::DownwardAPIProjection {
    const NAME: &'static str = "DownwardAPIProjection";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(to.items.get_or_insert_default(), r, 10)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::DownwardAPIVolumeFile {
    const NAME: &'static str = "DownwardAPIVolumeFile";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.path = r.string()?,
                18 => to.field_ref.get_or_insert_default().read(r, d)?,
                26 => to.resource_field_ref.get_or_insert_default().read(r, d)?,
                32 => to.mode = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::DownwardAPIVolumeSource {
    const NAME: &'static str = "DownwardAPIVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(to.items.get_or_insert_default(), r, 10)?,
                16 => to.default_mode = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::EmptyDirVolumeSource {
    const NAME: &'static str = "EmptyDirVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.medium = nonempty(r.string()?),
                18 => to.size_limit.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::EndpointAddress {
    const NAME: &'static str = "EndpointAddress";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.ip = r.string()?,
                18 => to.target_ref.get_or_insert_default().read(r, d)?,
                26 => to.hostname = nonempty(r.string()?),
                34 => to.node_name = Some(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::EndpointPort {
    const NAME: &'static str = "EndpointPort";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = nonempty(r.string()?),
                16 => to.port = r.i32()?,
                26 => to.protocol = nonempty(r.string()?),
                34 => to.app_protocol = Some(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::EndpointSubset {
    const NAME: &'static str = "EndpointSubset";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(to.addresses.get_or_insert_default(), r, 10)?,
                18 => d.vec(to.not_ready_addresses.get_or_insert_default(), r, 18)?,
                26 => d.vec(to.ports.get_or_insert_default(), r, 26)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::Endpoints {
    const NAME: &'static str = "Endpoints";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => d.vec(to.subsets.get_or_insert_default(), r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::EnvFromSource {
    const NAME: &'static str = "EnvFromSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.prefix = nonempty(r.string()?),
                18 => to.config_map_ref.get_or_insert_default().read(r, d)?,
                26 => to.secret_ref.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::EnvVar {
    const NAME: &'static str = "EnvVar";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = r.string()?,
                18 => to.value = nonempty(r.string()?),
                26 => to.value_from.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::EnvVarSource {
    const NAME: &'static str = "EnvVarSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.field_ref.get_or_insert_default().read(r, d)?,
                18 => to.resource_field_ref.get_or_insert_default().read(r, d)?,
                26 => to.config_map_key_ref.get_or_insert_default().read(r, d)?,
                34 => to.secret_key_ref.get_or_insert_default().read(r, d)?,
                42 => to.file_key_ref.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::EphemeralContainer {
    const NAME: &'static str = "EphemeralContainer";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => ephemeral_container_1(to, &mut r.message()?, d)?,
                18 => to.target_container_name = nonempty(r.string()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        if to.resources.is_none() {
            to.resources
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

/// The inlined EphemeralContainerCommon.
fn ephemeral_container_1(
    to: &mut k8s_openapi::api::core::v1::EphemeralContainer,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        match tag {
            10 => to.name = r.string()?,
            18 => to.image = nonempty(r.string()?),
            26 => d.vec(to.command.get_or_insert_default(), r, 26)?,
            34 => d.vec(to.args.get_or_insert_default(), r, 34)?,
            42 => to.working_dir = nonempty(r.string()?),
            50 => d.vec(to.ports.get_or_insert_default(), r, 50)?,
            58 => d.vec(to.env.get_or_insert_default(), r, 58)?,
            66 => to.resources.get_or_insert_default().read(r, d)?,
            74 => d.vec(to.volume_mounts.get_or_insert_default(), r, 74)?,
            82 => to.liveness_probe.get_or_insert_default().read(r, d)?,
            90 => to.readiness_probe.get_or_insert_default().read(r, d)?,
            98 => to.lifecycle.get_or_insert_default().read(r, d)?,
            106 => to.termination_message_path = nonempty(r.string()?),
            114 => to.image_pull_policy = nonempty(r.string()?),
            122 => to.security_context.get_or_insert_default().read(r, d)?,
            128 => to.stdin = nonempty(r.bool()?),
            136 => to.stdin_once = nonempty(r.bool()?),
            144 => to.tty = nonempty(r.bool()?),
            154 => d.vec(to.env_from.get_or_insert_default(), r, 154)?,
            162 => to.termination_message_policy = nonempty(r.string()?),
            170 => d.vec(to.volume_devices.get_or_insert_default(), r, 170)?,
            178 => to.startup_probe.get_or_insert_default().read(r, d)?,
            186 => d.vec(to.resize_policy.get_or_insert_default(), r, 186)?,
            194 => to.restart_policy = Some(r.string()?),
            202 => d.vec(to.restart_policy_rules.get_or_insert_default(), r, 202)?,
            _ => r.skip(
                tag,
                &[
                    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25,
                ],
            )?,
        }
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::EphemeralVolumeSource {
    const NAME: &'static str = "EphemeralVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.volume_claim_template.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::Event {
    const NAME: &'static str = "Event";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => to.involved_object.read(r, d)?,
                26 => to.reason = nonempty(r.string()?),
                34 => to.message = nonempty(r.string()?),
                42 => to.source.get_or_insert_default().read(r, d)?,
                50 => {
                    to.first_timestamp = r
                        .timestamp(to.first_timestamp.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                58 => {
                    to.last_timestamp = r
                        .timestamp(to.last_timestamp.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                64 => to.count = nonempty(r.i32()?),
                74 => to.type_ = nonempty(r.string()?),
                82 => {
                    to.event_time = r
                        .micro_timestamp(to.event_time.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::MicroTime)
                }
                90 => to.series.get_or_insert_default().read(r, d)?,
                98 => to.action = nonempty(r.string()?),
                106 => to.related.get_or_insert_default().read(r, d)?,
                114 => to.reporting_component = Some(r.string()?),
                122 => to.reporting_instance = Some(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])?,
            }
        }
        if to.source.is_none() {
            to.source
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        if to.reporting_component.is_none() {
            to.reporting_component = Some(Default::default());
        }
        if to.reporting_instance.is_none() {
            to.reporting_instance = Some(Default::default());
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::EventSeries {
    const NAME: &'static str = "EventSeries";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                8 => to.count = nonempty(r.i32()?),
                18 => {
                    to.last_observed_time = r
                        .micro_timestamp(to.last_observed_time.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::MicroTime)
                }
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::EventSource {
    const NAME: &'static str = "EventSource";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.component = nonempty(r.string()?),
                18 => to.host = nonempty(r.string()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ExecAction {
    const NAME: &'static str = "ExecAction";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(to.command.get_or_insert_default(), r, 10)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::FCVolumeSource {
    const NAME: &'static str = "FCVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(to.target_wwns.get_or_insert_default(), r, 10)?,
                16 => to.lun = Some(r.i32()?),
                26 => to.fs_type = nonempty(r.string()?),
                32 => to.read_only = nonempty(r.bool()?),
                42 => d.vec(to.wwids.get_or_insert_default(), r, 42)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::FileKeySelector {
    const NAME: &'static str = "FileKeySelector";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.volume_name = r.string()?,
                18 => to.path = r.string()?,
                26 => to.key = r.string()?,
                32 => to.optional = Some(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::FlexPersistentVolumeSource {
    const NAME: &'static str = "FlexPersistentVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.driver = r.string()?,
                18 => to.fs_type = nonempty(r.string()?),
                26 => to.secret_ref.get_or_insert_default().read(r, d)?,
                32 => to.read_only = nonempty(r.bool()?),
                42 => d.tree(to.options.get_or_insert_default(), r, 42)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::FlexVolumeSource {
    const NAME: &'static str = "FlexVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.driver = r.string()?,
                18 => to.fs_type = nonempty(r.string()?),
                26 => to.secret_ref.get_or_insert_default().read(r, d)?,
                32 => to.read_only = nonempty(r.bool()?),
                42 => d.tree(to.options.get_or_insert_default(), r, 42)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::FlockerVolumeSource {
    const NAME: &'static str = "FlockerVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.dataset_name = nonempty(r.string()?),
                18 => to.dataset_uuid = nonempty(r.string()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::GCEPersistentDiskVolumeSource {
    const NAME: &'static str = "GCEPersistentDiskVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.pd_name = r.string()?,
                18 => to.fs_type = nonempty(r.string()?),
                24 => to.partition = nonempty(r.i32()?),
                32 => to.read_only = nonempty(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::GRPCAction {
    const NAME: &'static str = "GRPCAction";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                8 => to.port = r.i32()?,
                18 => to.service = Some(r.string()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::GitRepoVolumeSource {
    const NAME: &'static str = "GitRepoVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.repository = r.string()?,
                18 => to.revision = nonempty(r.string()?),
                26 => to.directory = nonempty(r.string()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::GlusterfsPersistentVolumeSource {
    const NAME: &'static str = "GlusterfsPersistentVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.endpoints = r.string()?,
                18 => to.path = r.string()?,
                24 => to.read_only = nonempty(r.bool()?),
                34 => to.endpoints_namespace = Some(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::GlusterfsVolumeSource {
    const NAME: &'static str = "GlusterfsVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.endpoints = r.string()?,
                18 => to.path = r.string()?,
                24 => to.read_only = nonempty(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::HTTPGetAction {
    const NAME: &'static str = "HTTPGetAction";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.path = nonempty(r.string()?),
                18 => to.port.read(r, d)?,
                26 => to.host = nonempty(r.string()?),
                34 => to.scheme = nonempty(r.string()?),
                42 => d.vec(to.http_headers.get_or_insert_default(), r, 42)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::HTTPHeader {
    const NAME: &'static str = "HTTPHeader";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = r.string()?,
                18 => to.value = r.string()?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::HostAlias {
    const NAME: &'static str = "HostAlias";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.ip = r.string()?,
                18 => d.vec(to.hostnames.get_or_insert_default(), r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::HostIP {
    const NAME: &'static str = "HostIP";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.ip = r.string()?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::HostPathVolumeSource {
    const NAME: &'static str = "HostPathVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.path = r.string()?,
                18 => to.type_ = Some(r.string()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ISCSIPersistentVolumeSource {
    const NAME: &'static str = "ISCSIPersistentVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.target_portal = r.string()?,
                18 => to.iqn = r.string()?,
                24 => to.lun = r.i32()?,
                34 => to.iscsi_interface = nonempty(r.string()?),
                42 => to.fs_type = nonempty(r.string()?),
                48 => to.read_only = nonempty(r.bool()?),
                58 => d.vec(to.portals.get_or_insert_default(), r, 58)?,
                64 => to.chap_auth_discovery = nonempty(r.bool()?),
                82 => to.secret_ref.get_or_insert_default().read(r, d)?,
                88 => to.chap_auth_session = nonempty(r.bool()?),
                98 => to.initiator_name = Some(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ISCSIVolumeSource {
    const NAME: &'static str = "ISCSIVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.target_portal = r.string()?,
                18 => to.iqn = r.string()?,
                24 => to.lun = r.i32()?,
                34 => to.iscsi_interface = nonempty(r.string()?),
                42 => to.fs_type = nonempty(r.string()?),
                48 => to.read_only = nonempty(r.bool()?),
                58 => d.vec(to.portals.get_or_insert_default(), r, 58)?,
                64 => to.chap_auth_discovery = nonempty(r.bool()?),
                82 => to.secret_ref.get_or_insert_default().read(r, d)?,
                88 => to.chap_auth_session = nonempty(r.bool()?),
                98 => to.initiator_name = Some(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ImageVolumeSource {
    const NAME: &'static str = "ImageVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.reference = nonempty(r.string()?),
                18 => to.pull_policy = nonempty(r.string()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ImageVolumeStatus {
    const NAME: &'static str = "ImageVolumeStatus";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.image_ref = r.string()?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::KeyToPath {
    const NAME: &'static str = "KeyToPath";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.key = r.string()?,
                18 => to.path = r.string()?,
                24 => to.mode = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::Lifecycle {
    const NAME: &'static str = "Lifecycle";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.post_start.get_or_insert_default().read(r, d)?,
                18 => to.pre_stop.get_or_insert_default().read(r, d)?,
                26 => to.stop_signal = Some(r.string()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::LifecycleHandler {
    const NAME: &'static str = "LifecycleHandler";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.exec.get_or_insert_default().read(r, d)?,
                18 => to.http_get.get_or_insert_default().read(r, d)?,
                26 => to.tcp_socket.get_or_insert_default().read(r, d)?,
                34 => to.sleep.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::LimitRange {
    const NAME: &'static str = "LimitRange";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => to.spec.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        if to.spec.is_none() {
            to.spec
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::LimitRangeItem {
    const NAME: &'static str = "LimitRangeItem";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.type_ = r.string()?,
                18 => d.tree(to.max.get_or_insert_default(), r, 18)?,
                26 => d.tree(to.min.get_or_insert_default(), r, 26)?,
                34 => d.tree(to.default.get_or_insert_default(), r, 34)?,
                42 => d.tree(to.default_request.get_or_insert_default(), r, 42)?,
                50 => d.tree(to.max_limit_request_ratio.get_or_insert_default(), r, 50)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::LimitRangeSpec {
    const NAME: &'static str = "LimitRangeSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(&mut to.limits, r, 10)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::LinuxContainerUser {
    const NAME: &'static str = "LinuxContainerUser";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                8 => to.uid = r.i64()?,
                16 => to.gid = r.i64()?,
                24 => d.vec(to.supplemental_groups.get_or_insert_default(), r, 24)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::LoadBalancerIngress {
    const NAME: &'static str = "LoadBalancerIngress";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.ip = nonempty(r.string()?),
                18 => to.hostname = nonempty(r.string()?),
                26 => to.ip_mode = Some(r.string()?),
                34 => d.vec(to.ports.get_or_insert_default(), r, 34)?,
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::LoadBalancerStatus {
    const NAME: &'static str = "LoadBalancerStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(to.ingress.get_or_insert_default(), r, 10)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::LocalObjectReference {
    const NAME: &'static str = "LocalObjectReference";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = r.string()?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::LocalVolumeSource {
    const NAME: &'static str = "LocalVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.path = r.string()?,
                18 => to.fs_type = Some(r.string()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ModifyVolumeStatus {
    const NAME: &'static str = "ModifyVolumeStatus";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.target_volume_attributes_class_name = nonempty(r.string()?),
                18 => to.status = r.string()?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::NFSVolumeSource {
    const NAME: &'static str = "NFSVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.server = r.string()?,
                18 => to.path = r.string()?,
                24 => to.read_only = nonempty(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::Namespace {
    const NAME: &'static str = "Namespace";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => to.spec.get_or_insert_default().read(r, d)?,
                26 => to.status.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        if to.spec.is_none() {
            to.spec
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        if to.status.is_none() {
            to.status
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::NamespaceCondition {
    const NAME: &'static str = "NamespaceCondition";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.type_ = r.string()?,
                18 => to.status = r.string()?,
                34 => {
                    to.last_transition_time = r
                        .timestamp(to.last_transition_time.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                42 => to.reason = nonempty(r.string()?),
                50 => to.message = nonempty(r.string()?),
                _ => r.skip(tag, &[1, 2, 4, 5, 6])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::NamespaceSpec {
    const NAME: &'static str = "NamespaceSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(to.finalizers.get_or_insert_default(), r, 10)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::NamespaceStatus {
    const NAME: &'static str = "NamespaceStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.phase = nonempty(r.string()?),
                18 => d.vec(to.conditions.get_or_insert_default(), r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::Node {
    const NAME: &'static str = "Node";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => to.spec.get_or_insert_default().read(r, d)?,
                26 => to.status.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        if to.spec.is_none() {
            to.spec
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        if to.status.is_none() {
            to.status
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::NodeAddress {
    const NAME: &'static str = "NodeAddress";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.type_ = r.string()?,
                18 => to.address = r.string()?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::NodeAffinity {
    const NAME: &'static str = "NodeAffinity";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to
                    .required_during_scheduling_ignored_during_execution
                    .get_or_insert_default()
                    .read(r, d)?,
                18 => d.vec(
                    to.preferred_during_scheduling_ignored_during_execution
                        .get_or_insert_default(),
                    r,
                    18,
                )?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::NodeAllocatableResourceClaimStatus {
    const NAME: &'static str = "NodeAllocatableResourceClaimStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.resource_claim_name = r.string()?,
                18 => d.vec(to.containers.get_or_insert_default(), r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::NodeCondition {
    const NAME: &'static str = "NodeCondition";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.type_ = r.string()?,
                18 => to.status = r.string()?,
                26 => {
                    to.last_heartbeat_time = r
                        .timestamp(to.last_heartbeat_time.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                34 => {
                    to.last_transition_time = r
                        .timestamp(to.last_transition_time.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                42 => to.reason = nonempty(r.string()?),
                50 => to.message = nonempty(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::NodeConfigSource {
    const NAME: &'static str = "NodeConfigSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                18 => to.config_map.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::NodeConfigStatus {
    const NAME: &'static str = "NodeConfigStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.assigned.get_or_insert_default().read(r, d)?,
                18 => to.active.get_or_insert_default().read(r, d)?,
                26 => to.last_known_good.get_or_insert_default().read(r, d)?,
                34 => to.error = nonempty(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::NodeDaemonEndpoints {
    const NAME: &'static str = "NodeDaemonEndpoints";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.kubelet_endpoint.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        if to.kubelet_endpoint.is_none() {
            to.kubelet_endpoint
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::NodeFeatures {
    const NAME: &'static str = "NodeFeatures";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                8 => to.supplemental_groups_policy = Some(r.bool()?),
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::NodeRuntimeHandler {
    const NAME: &'static str = "NodeRuntimeHandler";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = Some(r.string()?),
                18 => to.features.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        if to.name.is_none() {
            to.name = Some(Default::default());
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::NodeRuntimeHandlerFeatures {
    const NAME: &'static str = "NodeRuntimeHandlerFeatures";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                8 => to.recursive_read_only_mounts = Some(r.bool()?),
                16 => to.user_namespaces = Some(r.bool()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::NodeSelector {
    const NAME: &'static str = "NodeSelector";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(&mut to.node_selector_terms, r, 10)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::NodeSelectorRequirement {
    const NAME: &'static str = "NodeSelectorRequirement";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.key = r.string()?,
                18 => to.operator = r.string()?,
                26 => d.vec(to.values.get_or_insert_default(), r, 26)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::NodeSelectorTerm {
    const NAME: &'static str = "NodeSelectorTerm";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(to.match_expressions.get_or_insert_default(), r, 10)?,
                18 => d.vec(to.match_fields.get_or_insert_default(), r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::NodeSpec {
    const NAME: &'static str = "NodeSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.pod_cidr = nonempty(r.string()?),
                18 => to.external_id = nonempty(r.string()?),
                26 => to.provider_id = nonempty(r.string()?),
                32 => to.unschedulable = nonempty(r.bool()?),
                42 => d.vec(to.taints.get_or_insert_default(), r, 42)?,
                50 => to.config_source.get_or_insert_default().read(r, d)?,
                58 => d.vec(to.pod_cidrs.get_or_insert_default(), r, 58)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::NodeStatus {
    const NAME: &'static str = "NodeStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.tree(to.capacity.get_or_insert_default(), r, 10)?,
                18 => d.tree(to.allocatable.get_or_insert_default(), r, 18)?,
                26 => to.phase = nonempty(r.string()?),
                34 => d.vec(to.conditions.get_or_insert_default(), r, 34)?,
                42 => d.vec(to.addresses.get_or_insert_default(), r, 42)?,
                50 => to.daemon_endpoints.get_or_insert_default().read(r, d)?,
                58 => to.node_info.get_or_insert_default().read(r, d)?,
                66 => d.vec(to.images.get_or_insert_default(), r, 66)?,
                74 => d.vec(to.volumes_in_use.get_or_insert_default(), r, 74)?,
                82 => d.vec(to.volumes_attached.get_or_insert_default(), r, 82)?,
                90 => to.config.get_or_insert_default().read(r, d)?,
                98 => d.vec(to.runtime_handlers.get_or_insert_default(), r, 98)?,
                106 => to.features.get_or_insert_default().read(r, d)?,
                114 => d.vec(to.declared_features.get_or_insert_default(), r, 114)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])?,
            }
        }
        if to.daemon_endpoints.is_none() {
            to.daemon_endpoints
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        if to.node_info.is_none() {
            to.node_info
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::NodeSwapStatus {
    const NAME: &'static str = "NodeSwapStatus";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                8 => to.capacity = Some(r.i64()?),
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::NodeSystemInfo {
    const NAME: &'static str = "NodeSystemInfo";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.machine_id = r.string()?,
                18 => to.system_uuid = r.string()?,
                26 => to.boot_id = r.string()?,
                34 => to.kernel_version = r.string()?,
                42 => to.os_image = r.string()?,
                50 => to.container_runtime_version = r.string()?,
                58 => to.kubelet_version = r.string()?,
                66 => to.kube_proxy_version = r.string()?,
                74 => to.operating_system = r.string()?,
                82 => to.architecture = r.string()?,
                90 => to.swap.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ObjectFieldSelector {
    const NAME: &'static str = "ObjectFieldSelector";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.api_version = nonempty(r.string()?),
                18 => to.field_path = r.string()?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ObjectReference {
    const NAME: &'static str = "ObjectReference";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.kind = nonempty(r.string()?),
                18 => to.namespace = nonempty(r.string()?),
                26 => to.name = nonempty(r.string()?),
                34 => to.uid = nonempty(r.string()?),
                42 => to.api_version = nonempty(r.string()?),
                50 => to.resource_version = nonempty(r.string()?),
                58 => to.field_path = nonempty(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::PersistentVolume {
    const NAME: &'static str = "PersistentVolume";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => to.spec.get_or_insert_default().read(r, d)?,
                26 => to.status.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        if to.spec.is_none() {
            to.spec
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        if to.status.is_none() {
            to.status
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::PersistentVolumeClaim {
    const NAME: &'static str = "PersistentVolumeClaim";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => to.spec.get_or_insert_default().read(r, d)?,
                26 => to.status.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        if to.spec.is_none() {
            to.spec
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        if to.status.is_none() {
            to.status
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::PersistentVolumeClaimCondition {
    const NAME: &'static str = "PersistentVolumeClaimCondition";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.type_ = r.string()?,
                18 => to.status = r.string()?,
                26 => {
                    to.last_probe_time = r
                        .timestamp(to.last_probe_time.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                34 => {
                    to.last_transition_time = r
                        .timestamp(to.last_transition_time.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                42 => to.reason = nonempty(r.string()?),
                50 => to.message = nonempty(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::PersistentVolumeClaimSpec {
    const NAME: &'static str = "PersistentVolumeClaimSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(to.access_modes.get_or_insert_default(), r, 10)?,
                18 => to.resources.get_or_insert_default().read(r, d)?,
                26 => to.volume_name = nonempty(r.string()?),
                34 => to.selector.get_or_insert_default().read(r, d)?,
                42 => to.storage_class_name = Some(r.string()?),
                50 => to.volume_mode = Some(r.string()?),
                58 => to.data_source.get_or_insert_default().read(r, d)?,
                66 => to.data_source_ref.get_or_insert_default().read(r, d)?,
                74 => to.volume_attributes_class_name = Some(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9])?,
            }
        }
        if to.resources.is_none() {
            to.resources
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::PersistentVolumeClaimStatus {
    const NAME: &'static str = "PersistentVolumeClaimStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.phase = nonempty(r.string()?),
                18 => d.vec(to.access_modes.get_or_insert_default(), r, 18)?,
                26 => d.tree(to.capacity.get_or_insert_default(), r, 26)?,
                34 => d.vec(to.conditions.get_or_insert_default(), r, 34)?,
                42 => d.tree(to.allocated_resources.get_or_insert_default(), r, 42)?,
                58 => d.tree(to.allocated_resource_statuses.get_or_insert_default(), r, 58)?,
                66 => to.current_volume_attributes_class_name = Some(r.string()?),
                74 => to.modify_volume_status.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 7, 8, 9])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::PersistentVolumeClaimTemplate {
    const NAME: &'static str = "PersistentVolumeClaimTemplate";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.get_or_insert_default().read(r, d)?,
                18 => to.spec.read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        if to.metadata.is_none() {
            to.metadata
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        to.spec.read(&mut Reader::no_message(), d)?;
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::PersistentVolumeClaimVolumeSource {
    const NAME: &'static str = "PersistentVolumeClaimVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.claim_name = r.string()?,
                16 => to.read_only = nonempty(r.bool()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::PersistentVolumeSpec {
    const NAME: &'static str = "PersistentVolumeSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.tree(to.capacity.get_or_insert_default(), r, 10)?,
                18 => persistent_volume_spec_2(to, &mut r.message()?, d)?,
                26 => d.vec(to.access_modes.get_or_insert_default(), r, 26)?,
                34 => to.claim_ref.get_or_insert_default().read(r, d)?,
                42 => to.persistent_volume_reclaim_policy = nonempty(r.string()?),
                50 => to.storage_class_name = nonempty(r.string()?),
                58 => d.vec(to.mount_options.get_or_insert_default(), r, 58)?,
                66 => to.volume_mode = Some(r.string()?),
                74 => to.node_affinity.get_or_insert_default().read(r, d)?,
                82 => to.volume_attributes_class_name = Some(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10])?,
            }
        }
        Ok(())
    }
}

/// The inlined PersistentVolumeSource.
fn persistent_volume_spec_2(
    to: &mut k8s_openapi::api::core::v1::PersistentVolumeSpec,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        match tag {
            10 => to.gce_persistent_disk.get_or_insert_default().read(r, d)?,
            18 => to.aws_elastic_block_store.get_or_insert_default().read(r, d)?,
            26 => to.host_path.get_or_insert_default().read(r, d)?,
            34 => to.glusterfs.get_or_insert_default().read(r, d)?,
            42 => to.nfs.get_or_insert_default().read(r, d)?,
            50 => to.rbd.get_or_insert_default().read(r, d)?,
            58 => to.iscsi.get_or_insert_default().read(r, d)?,
            66 => to.cinder.get_or_insert_default().read(r, d)?,
            74 => to.cephfs.get_or_insert_default().read(r, d)?,
            82 => to.fc.get_or_insert_default().read(r, d)?,
            90 => to.flocker.get_or_insert_default().read(r, d)?,
            98 => to.flex_volume.get_or_insert_default().read(r, d)?,
            106 => to.azure_file.get_or_insert_default().read(r, d)?,
            114 => to.vsphere_volume.get_or_insert_default().read(r, d)?,
            122 => to.quobyte.get_or_insert_default().read(r, d)?,
            130 => to.azure_disk.get_or_insert_default().read(r, d)?,
            138 => to.photon_persistent_disk.get_or_insert_default().read(r, d)?,
            146 => to.portworx_volume.get_or_insert_default().read(r, d)?,
            154 => to.scale_io.get_or_insert_default().read(r, d)?,
            162 => to.local.get_or_insert_default().read(r, d)?,
            170 => to.storageos.get_or_insert_default().read(r, d)?,
            178 => to.csi.get_or_insert_default().read(r, d)?,
            _ => r.skip(
                tag,
                &[
                    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
                ],
            )?,
        }
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::PersistentVolumeStatus {
    const NAME: &'static str = "PersistentVolumeStatus";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.phase = nonempty(r.string()?),
                18 => to.message = nonempty(r.string()?),
                26 => to.reason = nonempty(r.string()?),
                34 => {
                    to.last_phase_transition_time = r
                        .timestamp(to.last_phase_transition_time.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::PhotonPersistentDiskVolumeSource {
    const NAME: &'static str = "PhotonPersistentDiskVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.pd_id = r.string()?,
                18 => to.fs_type = nonempty(r.string()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::Pod {
    const NAME: &'static str = "Pod";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => to.spec.get_or_insert_default().read(r, d)?,
                26 => to.status.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        if to.spec.is_none() {
            to.spec
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        if to.status.is_none() {
            to.status
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::PodAffinity {
    const NAME: &'static str = "PodAffinity";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(
                    to.required_during_scheduling_ignored_during_execution
                        .get_or_insert_default(),
                    r,
                    10,
                )?,
                18 => d.vec(
                    to.preferred_during_scheduling_ignored_during_execution
                        .get_or_insert_default(),
                    r,
                    18,
                )?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::PodAffinityTerm {
    const NAME: &'static str = "PodAffinityTerm";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.label_selector.get_or_insert_default().read(r, d)?,
                18 => d.vec(to.namespaces.get_or_insert_default(), r, 18)?,
                26 => to.topology_key = r.string()?,
                34 => to.namespace_selector.get_or_insert_default().read(r, d)?,
                42 => d.vec(to.match_label_keys.get_or_insert_default(), r, 42)?,
                50 => d.vec(to.mismatch_label_keys.get_or_insert_default(), r, 50)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::PodAntiAffinity {
    const NAME: &'static str = "PodAntiAffinity";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(
                    to.required_during_scheduling_ignored_during_execution
                        .get_or_insert_default(),
                    r,
                    10,
                )?,
                18 => d.vec(
                    to.preferred_during_scheduling_ignored_during_execution
                        .get_or_insert_default(),
                    r,
                    18,
                )?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::PodCertificateProjection {
    const NAME: &'static str = "PodCertificateProjection";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.signer_name = r.string()?,
                18 => to.key_type = r.string()?,
                24 => to.max_expiration_seconds = Some(r.i32()?),
                34 => to.credential_bundle_path = nonempty(r.string()?),
                42 => to.key_path = nonempty(r.string()?),
                50 => to.certificate_chain_path = nonempty(r.string()?),
                58 => d.tree(to.user_annotations.get_or_insert_default(), r, 58)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::PodCondition {
    const NAME: &'static str = "PodCondition";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.type_ = r.string()?,
                18 => to.status = r.string()?,
                26 => {
                    to.last_probe_time = r
                        .timestamp(to.last_probe_time.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                34 => {
                    to.last_transition_time = r
                        .timestamp(to.last_transition_time.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                42 => to.reason = nonempty(r.string()?),
                50 => to.message = nonempty(r.string()?),
                56 => to.observed_generation = nonempty(r.i64()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::PodDNSConfig {
    const NAME: &'static str = "PodDNSConfig";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(to.nameservers.get_or_insert_default(), r, 10)?,
                18 => d.vec(to.searches.get_or_insert_default(), r, 18)?,
                26 => d.vec(to.options.get_or_insert_default(), r, 26)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::PodDNSConfigOption {
    const NAME: &'static str = "PodDNSConfigOption";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = nonempty(r.string()?),
                18 => to.value = Some(r.string()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::PodExtendedResourceClaimStatus {
    const NAME: &'static str = "PodExtendedResourceClaimStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(&mut to.request_mappings, r, 10)?,
                18 => to.resource_claim_name = r.string()?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::PodIP {
    const NAME: &'static str = "PodIP";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.ip = r.string()?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::PodOS {
    const NAME: &'static str = "PodOS";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = r.string()?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::PodReadinessGate {
    const NAME: &'static str = "PodReadinessGate";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.condition_type = r.string()?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::PodResourceClaim {
    const NAME: &'static str = "PodResourceClaim";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = r.string()?,
                26 => to.resource_claim_name = Some(r.string()?),
                34 => to.resource_claim_template_name = Some(r.string()?),
                _ => r.skip(tag, &[1, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::PodResourceClaimStatus {
    const NAME: &'static str = "PodResourceClaimStatus";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = r.string()?,
                18 => to.resource_claim_name = Some(r.string()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::PodSchedulingGate {
    const NAME: &'static str = "PodSchedulingGate";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = r.string()?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::PodSchedulingGroup {
    const NAME: &'static str = "PodSchedulingGroup";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.pod_group_name = Some(r.string()?),
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::PodSecurityContext {
    const NAME: &'static str = "PodSecurityContext";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.se_linux_options.get_or_insert_default().read(r, d)?,
                16 => to.run_as_user = Some(r.i64()?),
                24 => to.run_as_non_root = Some(r.bool()?),
                32 => d.vec(to.supplemental_groups.get_or_insert_default(), r, 32)?,
                40 => to.fs_group = Some(r.i64()?),
                48 => to.run_as_group = Some(r.i64()?),
                58 => d.vec(to.sysctls.get_or_insert_default(), r, 58)?,
                66 => to.windows_options.get_or_insert_default().read(r, d)?,
                74 => to.fs_group_change_policy = Some(r.string()?),
                82 => to.seccomp_profile.get_or_insert_default().read(r, d)?,
                90 => to.app_armor_profile.get_or_insert_default().read(r, d)?,
                98 => to.supplemental_groups_policy = Some(r.string()?),
                106 => to.se_linux_change_policy = Some(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::PodSpec {
    const NAME: &'static str = "PodSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(to.volumes.get_or_insert_default(), r, 10)?,
                18 => d.vec(&mut to.containers, r, 18)?,
                26 => to.restart_policy = nonempty(r.string()?),
                32 => to.termination_grace_period_seconds = Some(r.i64()?),
                40 => to.active_deadline_seconds = Some(r.i64()?),
                50 => to.dns_policy = nonempty(r.string()?),
                58 => d.tree(to.node_selector.get_or_insert_default(), r, 58)?,
                66 => to.service_account_name = nonempty(r.string()?),
                74 => to.service_account = nonempty(r.string()?),
                82 => to.node_name = nonempty(r.string()?),
                88 => to.host_network = nonempty(r.bool()?),
                96 => to.host_pid = nonempty(r.bool()?),
                104 => to.host_ipc = nonempty(r.bool()?),
                114 => to.security_context.get_or_insert_default().read(r, d)?,
                122 => d.vec(to.image_pull_secrets.get_or_insert_default(), r, 122)?,
                130 => to.hostname = nonempty(r.string()?),
                138 => to.subdomain = nonempty(r.string()?),
                146 => to.affinity.get_or_insert_default().read(r, d)?,
                154 => to.scheduler_name = nonempty(r.string()?),
                162 => d.vec(to.init_containers.get_or_insert_default(), r, 162)?,
                168 => to.automount_service_account_token = Some(r.bool()?),
                178 => d.vec(to.tolerations.get_or_insert_default(), r, 178)?,
                186 => d.vec(to.host_aliases.get_or_insert_default(), r, 186)?,
                194 => to.priority_class_name = nonempty(r.string()?),
                200 => to.priority = Some(r.i32()?),
                210 => to.dns_config.get_or_insert_default().read(r, d)?,
                216 => to.share_process_namespace = Some(r.bool()?),
                226 => d.vec(to.readiness_gates.get_or_insert_default(), r, 226)?,
                234 => to.runtime_class_name = Some(r.string()?),
                240 => to.enable_service_links = Some(r.bool()?),
                250 => to.preemption_policy = Some(r.string()?),
                258 => d.tree(to.overhead.get_or_insert_default(), r, 258)?,
                266 => d.vec(to.topology_spread_constraints.get_or_insert_default(), r, 266)?,
                274 => d.vec(to.ephemeral_containers.get_or_insert_default(), r, 274)?,
                280 => to.set_hostname_as_fqdn = Some(r.bool()?),
                290 => to.os.get_or_insert_default().read(r, d)?,
                296 => to.host_users = Some(r.bool()?),
                306 => d.vec(to.scheduling_gates.get_or_insert_default(), r, 306)?,
                314 => d.vec(to.resource_claims.get_or_insert_default(), r, 314)?,
                322 => to.resources.get_or_insert_default().read(r, d)?,
                330 => to.hostname_override = Some(r.string()?),
                346 => to.scheduling_group.get_or_insert_default().read(r, d)?,
                _ => r.skip(
                    tag,
                    &[
                        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
                        24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 43,
                    ],
                )?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::PodStatus {
    const NAME: &'static str = "PodStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.phase = nonempty(r.string()?),
                18 => d.vec(to.conditions.get_or_insert_default(), r, 18)?,
                26 => to.message = nonempty(r.string()?),
                34 => to.reason = nonempty(r.string()?),
                42 => to.host_ip = nonempty(r.string()?),
                50 => to.pod_ip = nonempty(r.string()?),
                58 => {
                    to.start_time = r
                        .timestamp(to.start_time.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                66 => d.vec(to.container_statuses.get_or_insert_default(), r, 66)?,
                74 => to.qos_class = nonempty(r.string()?),
                82 => d.vec(to.init_container_statuses.get_or_insert_default(), r, 82)?,
                90 => to.nominated_node_name = nonempty(r.string()?),
                98 => d.vec(to.pod_ips.get_or_insert_default(), r, 98)?,
                106 => d.vec(to.ephemeral_container_statuses.get_or_insert_default(), r, 106)?,
                114 => to.resize = nonempty(r.string()?),
                122 => d.vec(to.resource_claim_statuses.get_or_insert_default(), r, 122)?,
                130 => d.vec(to.host_ips.get_or_insert_default(), r, 130)?,
                136 => to.observed_generation = nonempty(r.i64()?),
                146 => to
                    .extended_resource_claim_status
                    .get_or_insert_default()
                    .read(r, d)?,
                154 => d.tree(to.allocated_resources.get_or_insert_default(), r, 154)?,
                162 => to.resources.get_or_insert_default().read(r, d)?,
                170 => d.vec(
                    to.node_allocatable_resource_claim_statuses
                        .get_or_insert_default(),
                    r,
                    170,
                )?,
                _ => r.skip(
                    tag,
                    &[
                        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
                    ],
                )?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::PodTemplate {
    const NAME: &'static str = "PodTemplate";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => to.template.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        if to.template.is_none() {
            to.template
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::PodTemplateSpec {
    const NAME: &'static str = "PodTemplateSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.get_or_insert_default().read(r, d)?,
                18 => to.spec.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        if to.metadata.is_none() {
            to.metadata
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        if to.spec.is_none() {
            to.spec
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::PortStatus {
    const NAME: &'static str = "PortStatus";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                8 => to.port = r.i32()?,
                18 => to.protocol = r.string()?,
                26 => to.error = Some(r.string()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::PortworxVolumeSource {
    const NAME: &'static str = "PortworxVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.volume_id = r.string()?,
                18 => to.fs_type = nonempty(r.string()?),
                24 => to.read_only = nonempty(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::PreferredSchedulingTerm {
    const NAME: &'static str = "PreferredSchedulingTerm";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                8 => to.weight = r.i32()?,
                18 => to.preference.read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::Probe {
    const NAME: &'static str = "Probe";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => probe_1(to, &mut r.message()?, d)?,
                16 => to.initial_delay_seconds = nonempty(r.i32()?),
                24 => to.timeout_seconds = nonempty(r.i32()?),
                32 => to.period_seconds = nonempty(r.i32()?),
                40 => to.success_threshold = nonempty(r.i32()?),
                48 => to.failure_threshold = nonempty(r.i32()?),
                56 => to.termination_grace_period_seconds = Some(r.i64()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7])?,
            }
        }
        Ok(())
    }
}

/// The inlined ProbeHandler.
fn probe_1(
    to: &mut k8s_openapi::api::core::v1::Probe,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        match tag {
            10 => to.exec.get_or_insert_default().read(r, d)?,
            18 => to.http_get.get_or_insert_default().read(r, d)?,
            26 => to.tcp_socket.get_or_insert_default().read(r, d)?,
            34 => to.grpc.get_or_insert_default().read(r, d)?,
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ProjectedVolumeSource {
    const NAME: &'static str = "ProjectedVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(to.sources.get_or_insert_default(), r, 10)?,
                16 => to.default_mode = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::QuobyteVolumeSource {
    const NAME: &'static str = "QuobyteVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.registry = r.string()?,
                18 => to.volume = r.string()?,
                24 => to.read_only = nonempty(r.bool()?),
                34 => to.user = nonempty(r.string()?),
                42 => to.group = nonempty(r.string()?),
                50 => to.tenant = nonempty(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::RBDPersistentVolumeSource {
    const NAME: &'static str = "RBDPersistentVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(&mut to.monitors, r, 10)?,
                18 => to.image = r.string()?,
                26 => to.fs_type = nonempty(r.string()?),
                34 => to.pool = nonempty(r.string()?),
                42 => to.user = nonempty(r.string()?),
                50 => to.keyring = nonempty(r.string()?),
                58 => to.secret_ref.get_or_insert_default().read(r, d)?,
                64 => to.read_only = nonempty(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::RBDVolumeSource {
    const NAME: &'static str = "RBDVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(&mut to.monitors, r, 10)?,
                18 => to.image = r.string()?,
                26 => to.fs_type = nonempty(r.string()?),
                34 => to.pool = nonempty(r.string()?),
                42 => to.user = nonempty(r.string()?),
                50 => to.keyring = nonempty(r.string()?),
                58 => to.secret_ref.get_or_insert_default().read(r, d)?,
                64 => to.read_only = nonempty(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ReplicationController {
    const NAME: &'static str = "ReplicationController";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => to.spec.get_or_insert_default().read(r, d)?,
                26 => to.status.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        if to.spec.is_none() {
            to.spec
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        if to.status.is_none() {
            to.status
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ReplicationControllerCondition {
    const NAME: &'static str = "ReplicationControllerCondition";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.type_ = r.string()?,
                18 => to.status = r.string()?,
                26 => {
                    to.last_transition_time = r
                        .timestamp(to.last_transition_time.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                34 => to.reason = nonempty(r.string()?),
                42 => to.message = nonempty(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ReplicationControllerSpec {
    const NAME: &'static str = "ReplicationControllerSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                8 => to.replicas = Some(r.i32()?),
                18 => d.tree(to.selector.get_or_insert_default(), r, 18)?,
                26 => to.template.get_or_insert_default().read(r, d)?,
                32 => to.min_ready_seconds = nonempty(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ReplicationControllerStatus {
    const NAME: &'static str = "ReplicationControllerStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                8 => to.replicas = r.i32()?,
                16 => to.fully_labeled_replicas = nonempty(r.i32()?),
                24 => to.observed_generation = nonempty(r.i64()?),
                32 => to.ready_replicas = nonempty(r.i32()?),
                40 => to.available_replicas = nonempty(r.i32()?),
                50 => d.vec(to.conditions.get_or_insert_default(), r, 50)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ResourceClaim {
    const NAME: &'static str = "ResourceClaim";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = r.string()?,
                18 => to.request = nonempty(r.string()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ResourceFieldSelector {
    const NAME: &'static str = "ResourceFieldSelector";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.container_name = nonempty(r.string()?),
                18 => to.resource = r.string()?,
                26 => to.divisor.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        if to.divisor.is_none() {
            to.divisor
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ResourceHealth {
    const NAME: &'static str = "ResourceHealth";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.resource_id = r.string()?,
                18 => to.health = nonempty(r.string()?),
                50 => to.message = Some(r.string()?),
                _ => r.skip(tag, &[1, 2, 6])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ResourceQuota {
    const NAME: &'static str = "ResourceQuota";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => to.spec.get_or_insert_default().read(r, d)?,
                26 => to.status.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        if to.spec.is_none() {
            to.spec
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        if to.status.is_none() {
            to.status
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ResourceQuotaSpec {
    const NAME: &'static str = "ResourceQuotaSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.tree(to.hard.get_or_insert_default(), r, 10)?,
                18 => d.vec(to.scopes.get_or_insert_default(), r, 18)?,
                26 => to.scope_selector.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ResourceQuotaStatus {
    const NAME: &'static str = "ResourceQuotaStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.tree(to.hard.get_or_insert_default(), r, 10)?,
                18 => d.tree(to.used.get_or_insert_default(), r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ResourceRequirements {
    const NAME: &'static str = "ResourceRequirements";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.tree(to.limits.get_or_insert_default(), r, 10)?,
                18 => d.tree(to.requests.get_or_insert_default(), r, 18)?,
                26 => d.vec(to.claims.get_or_insert_default(), r, 26)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ResourceStatus {
    const NAME: &'static str = "ResourceStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = r.string()?,
                18 => d.vec(to.resources.get_or_insert_default(), r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::SELinuxOptions {
    const NAME: &'static str = "SELinuxOptions";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.user = nonempty(r.string()?),
                18 => to.role = nonempty(r.string()?),
                26 => to.type_ = nonempty(r.string()?),
                34 => to.level = nonempty(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ScaleIOPersistentVolumeSource {
    const NAME: &'static str = "ScaleIOPersistentVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.gateway = r.string()?,
                18 => to.system = r.string()?,
                26 => to.secret_ref.read(r, d)?,
                32 => to.ssl_enabled = nonempty(r.bool()?),
                42 => to.protection_domain = nonempty(r.string()?),
                50 => to.storage_pool = nonempty(r.string()?),
                58 => to.storage_mode = nonempty(r.string()?),
                66 => to.volume_name = nonempty(r.string()?),
                74 => to.fs_type = nonempty(r.string()?),
                80 => to.read_only = nonempty(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ScaleIOVolumeSource {
    const NAME: &'static str = "ScaleIOVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.gateway = r.string()?,
                18 => to.system = r.string()?,
                26 => to.secret_ref.read(r, d)?,
                32 => to.ssl_enabled = nonempty(r.bool()?),
                42 => to.protection_domain = nonempty(r.string()?),
                50 => to.storage_pool = nonempty(r.string()?),
                58 => to.storage_mode = nonempty(r.string()?),
                66 => to.volume_name = nonempty(r.string()?),
                74 => to.fs_type = nonempty(r.string()?),
                80 => to.read_only = nonempty(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ScopeSelector {
    const NAME: &'static str = "ScopeSelector";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(to.match_expressions.get_or_insert_default(), r, 10)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ScopedResourceSelectorRequirement {
    const NAME: &'static str = "ScopedResourceSelectorRequirement";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.scope_name = r.string()?,
                18 => to.operator = r.string()?,
                26 => d.vec(to.values.get_or_insert_default(), r, 26)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::SeccompProfile {
    const NAME: &'static str = "SeccompProfile";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.type_ = r.string()?,
                18 => to.localhost_profile = Some(r.string()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::Secret {
    const NAME: &'static str = "Secret";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => d.tree(to.data.get_or_insert_default(), r, 18)?,
                26 => to.type_ = nonempty(r.string()?),
                34 => d.tree(to.string_data.get_or_insert_default(), r, 34)?,
                40 => to.immutable = Some(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::SecretEnvSource {
    const NAME: &'static str = "SecretEnvSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => secret_env_source_1(to, &mut r.message()?, d)?,
                16 => to.optional = Some(r.bool()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

/// The inlined LocalObjectReference.
fn secret_env_source_1(
    to: &mut k8s_openapi::api::core::v1::SecretEnvSource,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        match tag {
            10 => to.name = r.string()?,
            _ => r.skip(tag, &[1])?,
        }
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::SecretKeySelector {
    const NAME: &'static str = "SecretKeySelector";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => secret_key_selector_1(to, &mut r.message()?, d)?,
                18 => to.key = r.string()?,
                24 => to.optional = Some(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

/// The inlined LocalObjectReference.
fn secret_key_selector_1(
    to: &mut k8s_openapi::api::core::v1::SecretKeySelector,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        match tag {
            10 => to.name = r.string()?,
            _ => r.skip(tag, &[1])?,
        }
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::SecretProjection {
    const NAME: &'static str = "SecretProjection";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => secret_projection_1(to, &mut r.message()?, d)?,
                18 => d.vec(to.items.get_or_insert_default(), r, 18)?,
                32 => to.optional = Some(r.bool()?),
                _ => r.skip(tag, &[1, 2, 4])?,
            }
        }
        Ok(())
    }
}

/// The inlined LocalObjectReference.
fn secret_projection_1(
    to: &mut k8s_openapi::api::core::v1::SecretProjection,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        match tag {
            10 => to.name = r.string()?,
            _ => r.skip(tag, &[1])?,
        }
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::SecretReference {
    const NAME: &'static str = "SecretReference";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = nonempty(r.string()?),
                18 => to.namespace = nonempty(r.string()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::SecretVolumeSource {
    const NAME: &'static str = "SecretVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.secret_name = nonempty(r.string()?),
                18 => d.vec(to.items.get_or_insert_default(), r, 18)?,
                24 => to.default_mode = Some(r.i32()?),
                32 => to.optional = Some(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::SecurityContext {
    const NAME: &'static str = "SecurityContext";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.capabilities.get_or_insert_default().read(r, d)?,
                16 => to.privileged = Some(r.bool()?),
                26 => to.se_linux_options.get_or_insert_default().read(r, d)?,
                32 => to.run_as_user = Some(r.i64()?),
                40 => to.run_as_non_root = Some(r.bool()?),
                48 => to.read_only_root_filesystem = Some(r.bool()?),
                56 => to.allow_privilege_escalation = Some(r.bool()?),
                64 => to.run_as_group = Some(r.i64()?),
                74 => to.proc_mount = Some(r.string()?),
                82 => to.windows_options.get_or_insert_default().read(r, d)?,
                90 => to.seccomp_profile.get_or_insert_default().read(r, d)?,
                98 => to.app_armor_profile.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::Service {
    const NAME: &'static str = "Service";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => to.spec.get_or_insert_default().read(r, d)?,
                26 => to.status.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        if to.spec.is_none() {
            to.spec
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        if to.status.is_none() {
            to.status
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ServiceAccount {
    const NAME: &'static str = "ServiceAccount";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => d.vec(to.secrets.get_or_insert_default(), r, 18)?,
                26 => d.vec(to.image_pull_secrets.get_or_insert_default(), r, 26)?,
                32 => to.automount_service_account_token = Some(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ServiceAccountTokenProjection {
    const NAME: &'static str = "ServiceAccountTokenProjection";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.audience = nonempty(r.string()?),
                16 => to.expiration_seconds = Some(r.i64()?),
                26 => to.path = r.string()?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ServicePort {
    const NAME: &'static str = "ServicePort";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = nonempty(r.string()?),
                18 => to.protocol = nonempty(r.string()?),
                24 => to.port = r.i32()?,
                34 => to.target_port.get_or_insert_default().read(r, d)?,
                40 => to.node_port = nonempty(r.i32()?),
                50 => to.app_protocol = Some(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
            }
        }
        if to.target_port.is_none() {
            to.target_port = Some(Default::default());
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ServiceSpec {
    const NAME: &'static str = "ServiceSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(to.ports.get_or_insert_default(), r, 10)?,
                18 => d.tree(to.selector.get_or_insert_default(), r, 18)?,
                26 => to.cluster_ip = nonempty(r.string()?),
                34 => to.type_ = nonempty(r.string()?),
                42 => d.vec(to.external_ips.get_or_insert_default(), r, 42)?,
                58 => to.session_affinity = nonempty(r.string()?),
                66 => to.load_balancer_ip = nonempty(r.string()?),
                74 => d.vec(to.load_balancer_source_ranges.get_or_insert_default(), r, 74)?,
                82 => to.external_name = nonempty(r.string()?),
                90 => to.external_traffic_policy = nonempty(r.string()?),
                96 => to.health_check_node_port = nonempty(r.i32()?),
                104 => to.publish_not_ready_addresses = nonempty(r.bool()?),
                114 => to.session_affinity_config.get_or_insert_default().read(r, d)?,
                138 => to.ip_family_policy = Some(r.string()?),
                146 => d.vec(to.cluster_ips.get_or_insert_default(), r, 146)?,
                154 => d.vec(to.ip_families.get_or_insert_default(), r, 154)?,
                160 => to.allocate_load_balancer_node_ports = Some(r.bool()?),
                170 => to.load_balancer_class = Some(r.string()?),
                178 => to.internal_traffic_policy = Some(r.string()?),
                186 => to.traffic_distribution = Some(r.string()?),
                _ => r.skip(
                    tag,
                    &[
                        1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 17, 18, 19, 20, 21, 22, 23,
                    ],
                )?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::ServiceStatus {
    const NAME: &'static str = "ServiceStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.load_balancer.get_or_insert_default().read(r, d)?,
                18 => d.vec(to.conditions.get_or_insert_default(), r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        if to.load_balancer.is_none() {
            to.load_balancer
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::SessionAffinityConfig {
    const NAME: &'static str = "SessionAffinityConfig";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.client_ip.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::SleepAction {
    const NAME: &'static str = "SleepAction";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                8 => to.seconds = r.i64()?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::StorageOSPersistentVolumeSource {
    const NAME: &'static str = "StorageOSPersistentVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.volume_name = nonempty(r.string()?),
                18 => to.volume_namespace = nonempty(r.string()?),
                26 => to.fs_type = nonempty(r.string()?),
                32 => to.read_only = nonempty(r.bool()?),
                42 => to.secret_ref.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::StorageOSVolumeSource {
    const NAME: &'static str = "StorageOSVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.volume_name = nonempty(r.string()?),
                18 => to.volume_namespace = nonempty(r.string()?),
                26 => to.fs_type = nonempty(r.string()?),
                32 => to.read_only = nonempty(r.bool()?),
                42 => to.secret_ref.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::Sysctl {
    const NAME: &'static str = "Sysctl";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = r.string()?,
                18 => to.value = r.string()?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::TCPSocketAction {
    const NAME: &'static str = "TCPSocketAction";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.port.read(r, d)?,
                18 => to.host = nonempty(r.string()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::Taint {
    const NAME: &'static str = "Taint";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.key = r.string()?,
                18 => to.value = nonempty(r.string()?),
                26 => to.effect = r.string()?,
                34 => {
                    to.time_added = r
                        .timestamp(to.time_added.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::Toleration {
    const NAME: &'static str = "Toleration";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.key = nonempty(r.string()?),
                18 => to.operator = nonempty(r.string()?),
                26 => to.value = nonempty(r.string()?),
                34 => to.effect = nonempty(r.string()?),
                40 => to.toleration_seconds = Some(r.i64()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::TopologySelectorLabelRequirement {
    const NAME: &'static str = "TopologySelectorLabelRequirement";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.key = r.string()?,
                18 => d.vec(&mut to.values, r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::TopologySelectorTerm {
    const NAME: &'static str = "TopologySelectorTerm";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(to.match_label_expressions.get_or_insert_default(), r, 10)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::TopologySpreadConstraint {
    const NAME: &'static str = "TopologySpreadConstraint";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                8 => to.max_skew = r.i32()?,
                18 => to.topology_key = r.string()?,
                26 => to.when_unsatisfiable = r.string()?,
                34 => to.label_selector.get_or_insert_default().read(r, d)?,
                40 => to.min_domains = Some(r.i32()?),
                50 => to.node_affinity_policy = Some(r.string()?),
                58 => to.node_taints_policy = Some(r.string()?),
                66 => d.vec(to.match_label_keys.get_or_insert_default(), r, 66)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::TypedLocalObjectReference {
    const NAME: &'static str = "TypedLocalObjectReference";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.api_group = Some(r.string()?),
                18 => to.kind = r.string()?,
                26 => to.name = r.string()?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::TypedObjectReference {
    const NAME: &'static str = "TypedObjectReference";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.api_group = Some(r.string()?),
                18 => to.kind = r.string()?,
                26 => to.name = r.string()?,
                34 => to.namespace = Some(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::Volume {
    const NAME: &'static str = "Volume";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = r.string()?,
                18 => volume_2(to, &mut r.message()?, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

/// The inlined VolumeSource.
fn volume_2(
    to: &mut k8s_openapi::api::core::v1::Volume,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        match tag {
            10 => to.host_path.get_or_insert_default().read(r, d)?,
            18 => to.empty_dir.get_or_insert_default().read(r, d)?,
            26 => to.gce_persistent_disk.get_or_insert_default().read(r, d)?,
            34 => to.aws_elastic_block_store.get_or_insert_default().read(r, d)?,
            42 => to.git_repo.get_or_insert_default().read(r, d)?,
            50 => to.secret.get_or_insert_default().read(r, d)?,
            58 => to.nfs.get_or_insert_default().read(r, d)?,
            66 => to.iscsi.get_or_insert_default().read(r, d)?,
            74 => to.glusterfs.get_or_insert_default().read(r, d)?,
            82 => to.persistent_volume_claim.get_or_insert_default().read(r, d)?,
            90 => to.rbd.get_or_insert_default().read(r, d)?,
            98 => to.flex_volume.get_or_insert_default().read(r, d)?,
            106 => to.cinder.get_or_insert_default().read(r, d)?,
            114 => to.cephfs.get_or_insert_default().read(r, d)?,
            122 => to.flocker.get_or_insert_default().read(r, d)?,
            130 => to.downward_api.get_or_insert_default().read(r, d)?,
            138 => to.fc.get_or_insert_default().read(r, d)?,
            146 => to.azure_file.get_or_insert_default().read(r, d)?,
            154 => to.config_map.get_or_insert_default().read(r, d)?,
            162 => to.vsphere_volume.get_or_insert_default().read(r, d)?,
            170 => to.quobyte.get_or_insert_default().read(r, d)?,
            178 => to.azure_disk.get_or_insert_default().read(r, d)?,
            186 => to.photon_persistent_disk.get_or_insert_default().read(r, d)?,
            194 => to.portworx_volume.get_or_insert_default().read(r, d)?,
            202 => to.scale_io.get_or_insert_default().read(r, d)?,
            210 => to.projected.get_or_insert_default().read(r, d)?,
            218 => to.storageos.get_or_insert_default().read(r, d)?,
            226 => to.csi.get_or_insert_default().read(r, d)?,
            234 => to.ephemeral.get_or_insert_default().read(r, d)?,
            242 => to.image.get_or_insert_default().read(r, d)?,
            _ => r.skip(
                tag,
                &[
                    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
                    25, 26, 27, 28, 29, 30,
                ],
            )?,
        }
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::VolumeDevice {
    const NAME: &'static str = "VolumeDevice";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = r.string()?,
                18 => to.device_path = r.string()?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::VolumeMount {
    const NAME: &'static str = "VolumeMount";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = r.string()?,
                16 => to.read_only = nonempty(r.bool()?),
                26 => to.mount_path = r.string()?,
                34 => to.sub_path = nonempty(r.string()?),
                42 => to.mount_propagation = Some(r.string()?),
                50 => to.sub_path_expr = nonempty(r.string()?),
                58 => to.recursive_read_only = Some(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::VolumeMountStatus {
    const NAME: &'static str = "VolumeMountStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = r.string()?,
                18 => to.mount_path = r.string()?,
                24 => to.read_only = nonempty(r.bool()?),
                34 => to.recursive_read_only = Some(r.string()?),
                42 => to.volume_status.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::VolumeNodeAffinity {
    const NAME: &'static str = "VolumeNodeAffinity";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.required.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::VolumeProjection {
    const NAME: &'static str = "VolumeProjection";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.secret.get_or_insert_default().read(r, d)?,
                18 => to.downward_api.get_or_insert_default().read(r, d)?,
                26 => to.config_map.get_or_insert_default().read(r, d)?,
                34 => to.service_account_token.get_or_insert_default().read(r, d)?,
                42 => to.cluster_trust_bundle.get_or_insert_default().read(r, d)?,
                50 => to.pod_certificate.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::VolumeResourceRequirements {
    const NAME: &'static str = "VolumeResourceRequirements";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.tree(to.limits.get_or_insert_default(), r, 10)?,
                18 => d.tree(to.requests.get_or_insert_default(), r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::VolumeStatus {
    const NAME: &'static str = "VolumeStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.image.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::VsphereVirtualDiskVolumeSource {
    const NAME: &'static str = "VsphereVirtualDiskVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.volume_path = r.string()?,
                18 => to.fs_type = nonempty(r.string()?),
                26 => to.storage_policy_name = nonempty(r.string()?),
                34 => to.storage_policy_id = nonempty(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::WeightedPodAffinityTerm {
    const NAME: &'static str = "WeightedPodAffinityTerm";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                8 => to.weight = r.i32()?,
                18 => to.pod_affinity_term.read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::core::v1::WindowsSecurityContextOptions {
    const NAME: &'static str = "WindowsSecurityContextOptions";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.gmsa_credential_spec_name = Some(r.string()?),
                18 => to.gmsa_credential_spec = Some(r.string()?),
                26 => to.run_as_user_name = Some(r.string()?),
                32 => to.host_process = Some(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}
