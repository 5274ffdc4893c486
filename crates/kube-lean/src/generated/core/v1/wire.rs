//! Decoders of core/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use super::*;
#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, Reader, nonempty};

impl Decode for AWSElasticBlockStoreVolumeSource {
    const NAME: &'static str = "AWSElasticBlockStoreVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.volume_id = r.text()?,
                18 => self.fs_type = nonempty(r.text()?),
                24 => self.partition = nonempty(r.i32()?),
                32 => self.read_only = nonempty(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for Affinity {
    const NAME: &'static str = "Affinity";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.node_affinity, r)?,
                18 => d.boxed(&mut self.pod_affinity, r)?,
                26 => d.boxed(&mut self.pod_anti_affinity, r)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for AppArmorProfile {
    const NAME: &'static str = "AppArmorProfile";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.type_ = r.text()?,
                18 => self.localhost_profile = Some(r.text()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for AttachedVolume {
    const NAME: &'static str = "AttachedVolume";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = r.text()?,
                18 => self.device_path = r.text()?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for AzureDiskVolumeSource {
    const NAME: &'static str = "AzureDiskVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.disk_name = r.text()?,
                18 => self.disk_uri = r.text()?,
                26 => self.caching_mode = Some(r.text()?),
                34 => self.fs_type = Some(r.text()?),
                40 => self.read_only = Some(r.bool()?),
                50 => self.kind = Some(r.text()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
            }
        }
        Ok(())
    }
}

impl Decode for AzureFilePersistentVolumeSource {
    const NAME: &'static str = "AzureFilePersistentVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.secret_name = r.text()?,
                18 => self.share_name = r.text()?,
                24 => self.read_only = nonempty(r.bool()?),
                34 => self.secret_namespace = Some(r.text()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for AzureFileVolumeSource {
    const NAME: &'static str = "AzureFileVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.secret_name = r.text()?,
                18 => self.share_name = r.text()?,
                24 => self.read_only = nonempty(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for CSIPersistentVolumeSource {
    const NAME: &'static str = "CSIPersistentVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.driver = r.text()?,
                18 => self.volume_handle = r.text()?,
                24 => self.read_only = nonempty(r.bool()?),
                34 => self.fs_type = nonempty(r.text()?),
                42 => self.volume_attributes = Some(d.map(self.volume_attributes.take(), r, 42)?),
                50 => d.boxed(&mut self.controller_publish_secret_ref, r)?,
                58 => d.boxed(&mut self.node_stage_secret_ref, r)?,
                66 => d.boxed(&mut self.node_publish_secret_ref, r)?,
                74 => d.boxed(&mut self.controller_expand_secret_ref, r)?,
                82 => d.boxed(&mut self.node_expand_secret_ref, r)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10])?,
            }
        }
        Ok(())
    }
}

impl Decode for CSIVolumeSource {
    const NAME: &'static str = "CSIVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.driver = r.text()?,
                16 => self.read_only = Some(r.bool()?),
                26 => self.fs_type = Some(r.text()?),
                34 => self.volume_attributes = Some(d.map(self.volume_attributes.take(), r, 34)?),
                42 => d.boxed(&mut self.node_publish_secret_ref, r)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for Capabilities {
    const NAME: &'static str = "Capabilities";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.add.get_or_insert_default(), r, 10)?,
                18 => d.list(self.drop.get_or_insert_default(), r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for CephFSPersistentVolumeSource {
    const NAME: &'static str = "CephFSPersistentVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(&mut self.monitors, r, 10)?,
                18 => self.path = nonempty(r.text()?),
                26 => self.user = nonempty(r.text()?),
                34 => self.secret_file = nonempty(r.text()?),
                42 => d.boxed(&mut self.secret_ref, r)?,
                48 => self.read_only = nonempty(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
            }
        }
        Ok(())
    }
}

impl Decode for CephFSVolumeSource {
    const NAME: &'static str = "CephFSVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(&mut self.monitors, r, 10)?,
                18 => self.path = nonempty(r.text()?),
                26 => self.user = nonempty(r.text()?),
                34 => self.secret_file = nonempty(r.text()?),
                42 => d.boxed(&mut self.secret_ref, r)?,
                48 => self.read_only = nonempty(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
            }
        }
        Ok(())
    }
}

impl Decode for CinderPersistentVolumeSource {
    const NAME: &'static str = "CinderPersistentVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.volume_id = r.text()?,
                18 => self.fs_type = nonempty(r.text()?),
                24 => self.read_only = nonempty(r.bool()?),
                34 => d.boxed(&mut self.secret_ref, r)?,
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for CinderVolumeSource {
    const NAME: &'static str = "CinderVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.volume_id = r.text()?,
                18 => self.fs_type = nonempty(r.text()?),
                24 => self.read_only = nonempty(r.bool()?),
                34 => d.boxed(&mut self.secret_ref, r)?,
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for ClientIPConfig {
    const NAME: &'static str = "ClientIPConfig";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                8 => self.timeout_seconds = Some(r.i32()?),
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for ClusterTrustBundleProjection {
    const NAME: &'static str = "ClusterTrustBundleProjection";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = Some(r.text()?),
                18 => self.signer_name = Some(r.text()?),
                26 => d.boxed(&mut self.label_selector, r)?,
                34 => self.path = r.text()?,
                40 => self.optional = Some(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for ComponentCondition {
    const NAME: &'static str = "ComponentCondition";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.type_ = r.text()?,
                18 => self.status = r.text()?,
                26 => self.message = nonempty(r.text()?),
                34 => self.error = nonempty(r.text()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for ComponentStatus {
    const NAME: &'static str = "ComponentStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.list(self.conditions.get_or_insert_default(), r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for ConfigMap {
    const NAME: &'static str = "ConfigMap";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => self.data = Some(d.map(self.data.take(), r, 18)?),
                26 => self.binary_data = Some(d.map(self.binary_data.take(), r, 26)?),
                32 => self.immutable = Some(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for ConfigMapEnvSource {
    const NAME: &'static str = "ConfigMapEnvSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.merge_1(&mut r.message()?, d)?,
                16 => self.optional = Some(r.bool()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl ConfigMapEnvSource {
    /// The inlined LocalObjectReference.
    fn merge_1(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = r.text()?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for ConfigMapKeySelector {
    const NAME: &'static str = "ConfigMapKeySelector";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.merge_1(&mut r.message()?, d)?,
                18 => self.key = r.text()?,
                24 => self.optional = Some(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl ConfigMapKeySelector {
    /// The inlined LocalObjectReference.
    fn merge_1(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = d.intern(r)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for ConfigMapNodeConfigSource {
    const NAME: &'static str = "ConfigMapNodeConfigSource";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.namespace = r.text()?,
                18 => self.name = r.text()?,
                26 => self.uid = nonempty(r.text()?),
                34 => self.resource_version = nonempty(r.text()?),
                42 => self.kubelet_config_key = r.text()?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for ConfigMapProjection {
    const NAME: &'static str = "ConfigMapProjection";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.merge_1(&mut r.message()?, d)?,
                18 => d.list(self.items.get_or_insert_default(), r, 18)?,
                32 => self.optional = Some(r.bool()?),
                _ => r.skip(tag, &[1, 2, 4])?,
            }
        }
        Ok(())
    }
}

impl ConfigMapProjection {
    /// The inlined LocalObjectReference.
    fn merge_1(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = r.text()?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for ConfigMapVolumeSource {
    const NAME: &'static str = "ConfigMapVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.merge_1(&mut r.message()?, d)?,
                18 => d.list(self.items.get_or_insert_default(), r, 18)?,
                24 => self.default_mode = Some(r.i32()?),
                32 => self.optional = Some(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl ConfigMapVolumeSource {
    /// The inlined LocalObjectReference.
    fn merge_1(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = r.text()?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for Container {
    const NAME: &'static str = "Container";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = d.intern(r)?,
                18 => self.image = nonempty(d.intern(r)?),
                26 => self.command = Some(d.shared_list(self.command.take(), 1, r, 26)?),
                34 => self.args = Some(d.shared_list(self.args.take(), 0, r, 34)?),
                42 => {
                    let value = nonempty(r.text()?);
                    self.rare.put(value, |rare| &mut rare.working_dir);
                }
                50 => self.ports = Some(d.shared_list(self.ports.take(), 6, r, 50)?),
                58 => self.env = Some(d.shared_list(self.env.take(), 2, r, 58)?),
                66 => self.resources = Some(d.shared(self.resources.take(), 8, r)?),
                74 => d.list(self.volume_mounts.get_or_insert_default(), r, 74)?,
                82 => self.liveness_probe = Some(d.shared(self.liveness_probe.take(), 5, r)?),
                90 => self.readiness_probe = Some(d.shared(self.readiness_probe.take(), 7, r)?),
                98 => self.lifecycle = Some(d.shared(self.lifecycle.take(), 4, r)?),
                106 => self.termination_message_path = nonempty(d.intern(r)?),
                114 => self.image_pull_policy = nonempty(r.text()?),
                122 => self.security_context = Some(d.shared(self.security_context.take(), 9, r)?),
                128 => {
                    let value = nonempty(r.bool()?);
                    self.rare.put(value, |rare| &mut rare.stdin);
                }
                136 => {
                    let value = nonempty(r.bool()?);
                    self.rare.put(value, |rare| &mut rare.stdin_once);
                }
                144 => {
                    let value = nonempty(r.bool()?);
                    self.rare.put(value, |rare| &mut rare.tty);
                }
                154 => self.env_from = Some(d.shared_list(self.env_from.take(), 3, r, 154)?),
                162 => self.termination_message_policy = nonempty(r.text()?),
                170 => d.list(self.volume_devices.get_or_insert_default(), r, 170)?,
                178 => self.startup_probe = Some(d.shared(self.startup_probe.take(), 10, r)?),
                186 => d.list(self.resize_policy.get_or_insert_default(), r, 186)?,
                194 => {
                    let value = Some(r.text()?);
                    self.rare.put(value, |rare| &mut rare.restart_policy);
                }
                202 => d.list(self.restart_policy_rules.get_or_insert_default(), r, 202)?,
                _ => r.skip(
                    tag,
                    &[
                        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
                        24, 25,
                    ],
                )?,
            }
        }
        if self.resources.is_none() {
            self.resources = Some(d.shared(None, 8, &mut Reader::no_message())?);
        }
        Ok(())
    }
}

impl Decode for ContainerExtendedResourceRequest {
    const NAME: &'static str = "ContainerExtendedResourceRequest";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.container_name = r.text()?,
                18 => self.resource_name = r.text()?,
                26 => self.request_name = r.text()?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for ContainerImage {
    const NAME: &'static str = "ContainerImage";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.names.get_or_insert_default(), r, 10)?,
                16 => self.size_bytes = nonempty(r.i64()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for ContainerPort {
    const NAME: &'static str = "ContainerPort";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = nonempty(r.text()?),
                16 => self.host_port = nonempty(r.i32()?),
                24 => self.container_port = r.i32()?,
                34 => self.protocol = nonempty(r.text()?),
                42 => self.host_ip = nonempty(r.text()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for ContainerResizePolicy {
    const NAME: &'static str = "ContainerResizePolicy";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.resource_name = r.text()?,
                18 => self.restart_policy = r.text()?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for ContainerRestartRule {
    const NAME: &'static str = "ContainerRestartRule";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.action = r.text()?,
                18 => d.boxed(&mut self.exit_codes, r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for ContainerRestartRuleOnExitCodes {
    const NAME: &'static str = "ContainerRestartRuleOnExitCodes";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.operator = r.text()?,
                16 => d.list(self.values.get_or_insert_default(), r, 16)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for ContainerState {
    const NAME: &'static str = "ContainerState";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.waiting, r)?,
                18 => d.boxed(&mut self.running, r)?,
                26 => d.boxed(&mut self.terminated, r)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for ContainerStateRunning {
    const NAME: &'static str = "ContainerStateRunning";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.started_at = r.time(self.started_at)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for ContainerStateTerminated {
    const NAME: &'static str = "ContainerStateTerminated";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                8 => self.exit_code = r.i32()?,
                16 => self.signal = nonempty(r.i32()?),
                26 => self.reason = nonempty(r.text()?),
                34 => self.message = nonempty(r.text()?),
                42 => self.started_at = r.time(self.started_at)?,
                50 => self.finished_at = r.time(self.finished_at)?,
                58 => self.container_id = nonempty(r.text()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7])?,
            }
        }
        Ok(())
    }
}

impl Decode for ContainerStateWaiting {
    const NAME: &'static str = "ContainerStateWaiting";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.reason = nonempty(r.text()?),
                18 => self.message = nonempty(r.text()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for ContainerStatus {
    const NAME: &'static str = "ContainerStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = d.intern(r)?,
                18 => d.boxed(&mut self.state, r)?,
                26 => self.last_state = Some(d.shared(self.last_state.take(), 12, r)?),
                32 => self.ready = r.bool()?,
                40 => self.restart_count = r.i32()?,
                50 => self.image = d.intern(r)?,
                58 => self.image_id = d.intern(r)?,
                66 => self.container_id = nonempty(r.text()?),
                72 => self.started = Some(r.bool()?),
                82 => {
                    self.allocated_resources =
                        Some(d.shared_map(self.allocated_resources.take(), 11, r, 82)?)
                }
                90 => self.resources = Some(d.shared(self.resources.take(), 13, r)?),
                98 => d.list(self.volume_mounts.get_or_insert_default(), r, 98)?,
                106 => d.boxed(&mut self.user, r)?,
                114 => d.list(self.allocated_resources_status.get_or_insert_default(), r, 114)?,
                122 => {
                    let value = Some(r.text()?);
                    self.rare.put(value, |rare| &mut rare.stop_signal);
                }
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])?,
            }
        }
        if self.last_state.is_none() {
            self.last_state = Some(d.shared(None, 12, &mut Reader::no_message())?);
        }
        if self.state.is_none() {
            d.boxed(&mut self.state, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for ContainerUser {
    const NAME: &'static str = "ContainerUser";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.linux, r)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for DaemonEndpoint {
    const NAME: &'static str = "DaemonEndpoint";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                8 => self.port = r.i32()?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for DownwardAPIProjection {
    const NAME: &'static str = "DownwardAPIProjection";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.items.get_or_insert_default(), r, 10)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for DownwardAPIVolumeFile {
    const NAME: &'static str = "DownwardAPIVolumeFile";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.path = r.text()?,
                18 => d.boxed(&mut self.field_ref, r)?,
                26 => d.boxed(&mut self.resource_field_ref, r)?,
                32 => self.mode = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for DownwardAPIVolumeSource {
    const NAME: &'static str = "DownwardAPIVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.items.get_or_insert_default(), r, 10)?,
                16 => self.default_mode = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for EmptyDirVolumeSource {
    const NAME: &'static str = "EmptyDirVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.medium = nonempty(r.text()?),
                18 => self.size_limit = Some(r.quantity(self.size_limit.take())?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for EndpointAddress {
    const NAME: &'static str = "EndpointAddress";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.ip = r.text()?,
                18 => d.boxed(&mut self.target_ref, r)?,
                26 => self.hostname = nonempty(r.text()?),
                34 => self.node_name = Some(r.text()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for EndpointPort {
    const NAME: &'static str = "EndpointPort";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = nonempty(r.text()?),
                16 => self.port = r.i32()?,
                26 => self.protocol = nonempty(r.text()?),
                34 => self.app_protocol = Some(r.text()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for EndpointSubset {
    const NAME: &'static str = "EndpointSubset";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.addresses.get_or_insert_default(), r, 10)?,
                18 => d.list(self.not_ready_addresses.get_or_insert_default(), r, 18)?,
                26 => d.list(self.ports.get_or_insert_default(), r, 26)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for Endpoints {
    const NAME: &'static str = "Endpoints";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.list(self.subsets.get_or_insert_default(), r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for EnvFromSource {
    const NAME: &'static str = "EnvFromSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.prefix = nonempty(r.text()?),
                18 => d.boxed(&mut self.config_map_ref, r)?,
                26 => d.boxed(&mut self.secret_ref, r)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for EnvVar {
    const NAME: &'static str = "EnvVar";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = d.intern(r)?,
                18 => self.value = nonempty(r.text()?),
                26 => self.value_from = Some(d.shared(self.value_from.take(), 14, r)?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for EnvVarSource {
    const NAME: &'static str = "EnvVarSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.field_ref, r)?,
                18 => d.boxed(&mut self.resource_field_ref, r)?,
                26 => d.boxed(&mut self.config_map_key_ref, r)?,
                34 => d.boxed(&mut self.secret_key_ref, r)?,
                42 => d.boxed(&mut self.file_key_ref, r)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for EphemeralContainer {
    const NAME: &'static str = "EphemeralContainer";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.merge_1(&mut r.message()?, d)?,
                18 => self.target_container_name = nonempty(r.text()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        if self.resources.is_none() {
            self.resources = Some(d.shared(None, 19, &mut Reader::no_message())?);
        }
        Ok(())
    }
}

impl EphemeralContainer {
    /// The inlined EphemeralContainerCommon.
    fn merge_1(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = r.text()?,
                18 => self.image = nonempty(r.text()?),
                26 => self.command = Some(d.shared_list(self.command.take(), 16, r, 26)?),
                34 => self.args = Some(d.shared_list(self.args.take(), 15, r, 34)?),
                42 => {
                    let value = nonempty(r.text()?);
                    self.rare.put(value, |rare| &mut rare.working_dir);
                }
                50 => d.list(self.ports.get_or_insert_default(), r, 50)?,
                58 => self.env = Some(d.shared_list(self.env.take(), 17, r, 58)?),
                66 => self.resources = Some(d.shared(self.resources.take(), 19, r)?),
                74 => d.list(self.volume_mounts.get_or_insert_default(), r, 74)?,
                82 => d.boxed(&mut self.liveness_probe, r)?,
                90 => d.boxed(&mut self.readiness_probe, r)?,
                98 => d.boxed(&mut self.lifecycle, r)?,
                106 => self.termination_message_path = nonempty(r.text()?),
                114 => self.image_pull_policy = nonempty(r.text()?),
                122 => self.security_context = Some(d.shared(self.security_context.take(), 20, r)?),
                128 => {
                    let value = nonempty(r.bool()?);
                    self.rare.put(value, |rare| &mut rare.stdin);
                }
                136 => {
                    let value = nonempty(r.bool()?);
                    self.rare.put(value, |rare| &mut rare.stdin_once);
                }
                144 => {
                    let value = nonempty(r.bool()?);
                    self.rare.put(value, |rare| &mut rare.tty);
                }
                154 => self.env_from = Some(d.shared_list(self.env_from.take(), 18, r, 154)?),
                162 => self.termination_message_policy = nonempty(r.text()?),
                170 => d.list(self.volume_devices.get_or_insert_default(), r, 170)?,
                178 => d.boxed(&mut self.startup_probe, r)?,
                186 => d.list(self.resize_policy.get_or_insert_default(), r, 186)?,
                194 => {
                    let value = Some(r.text()?);
                    self.rare.put(value, |rare| &mut rare.restart_policy);
                }
                202 => d.list(self.restart_policy_rules.get_or_insert_default(), r, 202)?,
                _ => r.skip(
                    tag,
                    &[
                        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
                        24, 25,
                    ],
                )?,
            }
        }
        Ok(())
    }
}

impl Decode for EphemeralVolumeSource {
    const NAME: &'static str = "EphemeralVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.volume_claim_template, r)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for Event {
    const NAME: &'static str = "Event";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.message(&mut self.involved_object, r)?,
                26 => self.reason = nonempty(d.intern(r)?),
                34 => self.message = nonempty(r.text()?),
                42 => d.boxed(&mut self.source, r)?,
                50 => self.first_timestamp = r.time(self.first_timestamp)?,
                58 => self.last_timestamp = r.time(self.last_timestamp)?,
                64 => self.count = nonempty(r.i32()?),
                74 => self.type_ = nonempty(r.text()?),
                82 => {
                    let value = r.micro_time(self.event_time)?;
                    self.rare.put(value, |rare| &mut rare.event_time);
                }
                90 => d.boxed(&mut self.series, r)?,
                98 => {
                    let value = nonempty(r.text()?);
                    self.rare.put(value, |rare| &mut rare.action);
                }
                106 => d.boxed(&mut self.related, r)?,
                114 => self.reporting_component = Some(d.intern(r)?),
                122 => self.reporting_instance = Some(d.intern(r)?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])?,
            }
        }
        if self.reporting_component.is_none() {
            self.reporting_component = Some(Default::default());
        }
        if self.reporting_instance.is_none() {
            self.reporting_instance = Some(Default::default());
        }
        if self.source.is_none() {
            d.boxed(&mut self.source, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for EventSeries {
    const NAME: &'static str = "EventSeries";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                8 => self.count = nonempty(r.i32()?),
                18 => self.last_observed_time = r.micro_time(self.last_observed_time)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for EventSource {
    const NAME: &'static str = "EventSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.component = nonempty(d.intern(r)?),
                18 => self.host = nonempty(d.intern(r)?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for ExecAction {
    const NAME: &'static str = "ExecAction";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.command.get_or_insert_default(), r, 10)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for FCVolumeSource {
    const NAME: &'static str = "FCVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.target_wwns.get_or_insert_default(), r, 10)?,
                16 => self.lun = Some(r.i32()?),
                26 => self.fs_type = nonempty(r.text()?),
                32 => self.read_only = nonempty(r.bool()?),
                42 => d.list(self.wwids.get_or_insert_default(), r, 42)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for FileKeySelector {
    const NAME: &'static str = "FileKeySelector";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.volume_name = r.text()?,
                18 => self.path = r.text()?,
                26 => self.key = r.text()?,
                32 => self.optional = Some(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for FlexPersistentVolumeSource {
    const NAME: &'static str = "FlexPersistentVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.driver = r.text()?,
                18 => self.fs_type = nonempty(r.text()?),
                26 => d.boxed(&mut self.secret_ref, r)?,
                32 => self.read_only = nonempty(r.bool()?),
                42 => self.options = Some(d.map(self.options.take(), r, 42)?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for FlexVolumeSource {
    const NAME: &'static str = "FlexVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.driver = r.text()?,
                18 => self.fs_type = nonempty(r.text()?),
                26 => d.boxed(&mut self.secret_ref, r)?,
                32 => self.read_only = nonempty(r.bool()?),
                42 => self.options = Some(d.map(self.options.take(), r, 42)?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for FlockerVolumeSource {
    const NAME: &'static str = "FlockerVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.dataset_name = nonempty(r.text()?),
                18 => self.dataset_uuid = nonempty(r.text()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for GCEPersistentDiskVolumeSource {
    const NAME: &'static str = "GCEPersistentDiskVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.pd_name = r.text()?,
                18 => self.fs_type = nonempty(r.text()?),
                24 => self.partition = nonempty(r.i32()?),
                32 => self.read_only = nonempty(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for GRPCAction {
    const NAME: &'static str = "GRPCAction";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                8 => self.port = r.i32()?,
                18 => self.service = Some(r.text()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for GitRepoVolumeSource {
    const NAME: &'static str = "GitRepoVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.repository = r.text()?,
                18 => self.revision = nonempty(r.text()?),
                26 => self.directory = nonempty(r.text()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for GlusterfsPersistentVolumeSource {
    const NAME: &'static str = "GlusterfsPersistentVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.endpoints = r.text()?,
                18 => self.path = r.text()?,
                24 => self.read_only = nonempty(r.bool()?),
                34 => self.endpoints_namespace = Some(r.text()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for GlusterfsVolumeSource {
    const NAME: &'static str = "GlusterfsVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.endpoints = r.text()?,
                18 => self.path = r.text()?,
                24 => self.read_only = nonempty(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for HTTPGetAction {
    const NAME: &'static str = "HTTPGetAction";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.path = nonempty(r.text()?),
                18 => self.port = r.int_or_string(Some(std::mem::take(&mut self.port)))?,
                26 => self.host = nonempty(r.text()?),
                34 => self.scheme = nonempty(r.text()?),
                42 => d.list(self.http_headers.get_or_insert_default(), r, 42)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for HTTPHeader {
    const NAME: &'static str = "HTTPHeader";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = r.text()?,
                18 => self.value = r.text()?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for HostAlias {
    const NAME: &'static str = "HostAlias";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.ip = r.text()?,
                18 => d.list(self.hostnames.get_or_insert_default(), r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for HostIP {
    const NAME: &'static str = "HostIP";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.ip = r.text()?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for HostPathVolumeSource {
    const NAME: &'static str = "HostPathVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.path = r.text()?,
                18 => self.type_ = Some(r.text()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for ISCSIPersistentVolumeSource {
    const NAME: &'static str = "ISCSIPersistentVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.target_portal = r.text()?,
                18 => self.iqn = r.text()?,
                24 => self.lun = r.i32()?,
                34 => self.iscsi_interface = nonempty(r.text()?),
                42 => self.fs_type = nonempty(r.text()?),
                48 => self.read_only = nonempty(r.bool()?),
                58 => d.list(self.portals.get_or_insert_default(), r, 58)?,
                64 => self.chap_auth_discovery = nonempty(r.bool()?),
                82 => d.boxed(&mut self.secret_ref, r)?,
                88 => self.chap_auth_session = nonempty(r.bool()?),
                98 => self.initiator_name = Some(r.text()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12])?,
            }
        }
        Ok(())
    }
}

impl Decode for ISCSIVolumeSource {
    const NAME: &'static str = "ISCSIVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.target_portal = r.text()?,
                18 => self.iqn = r.text()?,
                24 => self.lun = r.i32()?,
                34 => self.iscsi_interface = nonempty(r.text()?),
                42 => self.fs_type = nonempty(r.text()?),
                48 => self.read_only = nonempty(r.bool()?),
                58 => d.list(self.portals.get_or_insert_default(), r, 58)?,
                64 => self.chap_auth_discovery = nonempty(r.bool()?),
                82 => d.boxed(&mut self.secret_ref, r)?,
                88 => self.chap_auth_session = nonempty(r.bool()?),
                98 => self.initiator_name = Some(r.text()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12])?,
            }
        }
        Ok(())
    }
}

impl Decode for ImageVolumeSource {
    const NAME: &'static str = "ImageVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.reference = nonempty(r.text()?),
                18 => self.pull_policy = nonempty(r.text()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for ImageVolumeStatus {
    const NAME: &'static str = "ImageVolumeStatus";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.image_ref = r.text()?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for KeyToPath {
    const NAME: &'static str = "KeyToPath";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.key = r.text()?,
                18 => self.path = r.text()?,
                24 => self.mode = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for Lifecycle {
    const NAME: &'static str = "Lifecycle";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.post_start, r)?,
                18 => d.boxed(&mut self.pre_stop, r)?,
                26 => self.stop_signal = Some(r.text()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for LifecycleHandler {
    const NAME: &'static str = "LifecycleHandler";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.exec, r)?,
                18 => d.boxed(&mut self.http_get, r)?,
                26 => d.boxed(&mut self.tcp_socket, r)?,
                34 => d.boxed(&mut self.sleep, r)?,
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for LimitRange {
    const NAME: &'static str = "LimitRange";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.boxed(&mut self.spec, r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        if self.spec.is_none() {
            d.boxed(&mut self.spec, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for LimitRangeItem {
    const NAME: &'static str = "LimitRangeItem";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.type_ = r.text()?,
                18 => self.max = Some(d.map(self.max.take(), r, 18)?),
                26 => self.min = Some(d.map(self.min.take(), r, 26)?),
                34 => self.default = Some(d.map(self.default.take(), r, 34)?),
                42 => self.default_request = Some(d.map(self.default_request.take(), r, 42)?),
                50 => {
                    self.max_limit_request_ratio = Some(d.map(self.max_limit_request_ratio.take(), r, 50)?)
                }
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
            }
        }
        Ok(())
    }
}

impl Decode for LimitRangeSpec {
    const NAME: &'static str = "LimitRangeSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(&mut self.limits, r, 10)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for LinuxContainerUser {
    const NAME: &'static str = "LinuxContainerUser";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                8 => self.uid = r.i64()?,
                16 => self.gid = r.i64()?,
                24 => d.list(self.supplemental_groups.get_or_insert_default(), r, 24)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for LoadBalancerIngress {
    const NAME: &'static str = "LoadBalancerIngress";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.ip = nonempty(r.text()?),
                18 => self.hostname = nonempty(r.text()?),
                26 => self.ip_mode = Some(r.text()?),
                34 => d.list(self.ports.get_or_insert_default(), r, 34)?,
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for LoadBalancerStatus {
    const NAME: &'static str = "LoadBalancerStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.ingress.get_or_insert_default(), r, 10)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for LocalObjectReference {
    const NAME: &'static str = "LocalObjectReference";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = r.text()?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for LocalVolumeSource {
    const NAME: &'static str = "LocalVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.path = r.text()?,
                18 => self.fs_type = Some(r.text()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for ModifyVolumeStatus {
    const NAME: &'static str = "ModifyVolumeStatus";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.target_volume_attributes_class_name = nonempty(r.text()?),
                18 => self.status = r.text()?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for NFSVolumeSource {
    const NAME: &'static str = "NFSVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.server = r.text()?,
                18 => self.path = r.text()?,
                24 => self.read_only = nonempty(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for Namespace {
    const NAME: &'static str = "Namespace";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.boxed(&mut self.spec, r)?,
                26 => d.boxed(&mut self.status, r)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        if self.spec.is_none() {
            d.boxed(&mut self.spec, &mut Reader::no_message())?;
        }
        if self.status.is_none() {
            d.boxed(&mut self.status, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for NamespaceCondition {
    const NAME: &'static str = "NamespaceCondition";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.type_ = r.text()?,
                18 => self.status = r.text()?,
                34 => self.last_transition_time = r.time(self.last_transition_time)?,
                42 => self.reason = nonempty(r.text()?),
                50 => self.message = nonempty(r.text()?),
                _ => r.skip(tag, &[1, 2, 4, 5, 6])?,
            }
        }
        Ok(())
    }
}

impl Decode for NamespaceSpec {
    const NAME: &'static str = "NamespaceSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.finalizers.get_or_insert_default(), r, 10)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for NamespaceStatus {
    const NAME: &'static str = "NamespaceStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.phase = nonempty(r.text()?),
                18 => d.list(self.conditions.get_or_insert_default(), r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for Node {
    const NAME: &'static str = "Node";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.boxed(&mut self.spec, r)?,
                26 => d.boxed(&mut self.status, r)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        if self.spec.is_none() {
            d.boxed(&mut self.spec, &mut Reader::no_message())?;
        }
        if self.status.is_none() {
            d.boxed(&mut self.status, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for NodeAddress {
    const NAME: &'static str = "NodeAddress";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.type_ = r.text()?,
                18 => self.address = r.text()?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for NodeAffinity {
    const NAME: &'static str = "NodeAffinity";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.required_during_scheduling_ignored_during_execution, r)?,
                18 => d.list(
                    self.preferred_during_scheduling_ignored_during_execution
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

impl Decode for NodeAllocatableResourceClaimStatus {
    const NAME: &'static str = "NodeAllocatableResourceClaimStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.resource_claim_name = r.text()?,
                18 => d.list(self.containers.get_or_insert_default(), r, 18)?,
                26 => self.resources = d.map(Some(std::mem::take(&mut self.resources)), r, 26)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for NodeCondition {
    const NAME: &'static str = "NodeCondition";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.type_ = d.intern(r)?,
                18 => self.status = r.text()?,
                26 => self.last_heartbeat_time = r.time(self.last_heartbeat_time)?,
                34 => self.last_transition_time = r.time(self.last_transition_time)?,
                42 => self.reason = nonempty(d.intern(r)?),
                50 => self.message = nonempty(d.intern(r)?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
            }
        }
        Ok(())
    }
}

impl Decode for NodeConfigSource {
    const NAME: &'static str = "NodeConfigSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                18 => d.boxed(&mut self.config_map, r)?,
                _ => r.skip(tag, &[2])?,
            }
        }
        Ok(())
    }
}

impl Decode for NodeConfigStatus {
    const NAME: &'static str = "NodeConfigStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.assigned, r)?,
                18 => d.boxed(&mut self.active, r)?,
                26 => d.boxed(&mut self.last_known_good, r)?,
                34 => self.error = nonempty(r.text()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for NodeDaemonEndpoints {
    const NAME: &'static str = "NodeDaemonEndpoints";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.kubelet_endpoint, r)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        if self.kubelet_endpoint.is_none() {
            d.boxed(&mut self.kubelet_endpoint, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for NodeFeatures {
    const NAME: &'static str = "NodeFeatures";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                8 => self.supplemental_groups_policy = Some(r.bool()?),
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for NodeRuntimeHandler {
    const NAME: &'static str = "NodeRuntimeHandler";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = Some(r.text()?),
                18 => d.boxed(&mut self.features, r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        if self.name.is_none() {
            self.name = Some(Default::default());
        }
        Ok(())
    }
}

impl Decode for NodeRuntimeHandlerFeatures {
    const NAME: &'static str = "NodeRuntimeHandlerFeatures";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                8 => self.recursive_read_only_mounts = Some(r.bool()?),
                16 => self.user_namespaces = Some(r.bool()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for NodeSelector {
    const NAME: &'static str = "NodeSelector";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(&mut self.node_selector_terms, r, 10)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for NodeSelectorRequirement {
    const NAME: &'static str = "NodeSelectorRequirement";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.key = r.text()?,
                18 => self.operator = r.text()?,
                26 => d.list(self.values.get_or_insert_default(), r, 26)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for NodeSelectorTerm {
    const NAME: &'static str = "NodeSelectorTerm";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.match_expressions.get_or_insert_default(), r, 10)?,
                18 => d.list(self.match_fields.get_or_insert_default(), r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for NodeSpec {
    const NAME: &'static str = "NodeSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.pod_cidr = nonempty(r.text()?),
                18 => {
                    let value = nonempty(r.text()?);
                    self.rare.put(value, |rare| &mut rare.external_id);
                }
                26 => self.provider_id = nonempty(r.text()?),
                32 => self.unschedulable = nonempty(r.bool()?),
                42 => d.list(self.taints.get_or_insert_default(), r, 42)?,
                50 => d.boxed(&mut self.config_source, r)?,
                58 => d.list(self.pod_cidrs.get_or_insert_default(), r, 58)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7])?,
            }
        }
        Ok(())
    }
}

impl Decode for NodeStatus {
    const NAME: &'static str = "NodeStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.capacity = Some(d.shared_map(self.capacity.take(), 22, r, 10)?),
                18 => self.allocatable = Some(d.shared_map(self.allocatable.take(), 21, r, 18)?),
                26 => {
                    let value = nonempty(r.text()?);
                    self.rare.put(value, |rare| &mut rare.phase);
                }
                34 => d.list(self.conditions.get_or_insert_default(), r, 34)?,
                42 => d.list(self.addresses.get_or_insert_default(), r, 42)?,
                50 => d.boxed(&mut self.daemon_endpoints, r)?,
                58 => d.boxed(&mut self.node_info, r)?,
                66 => d.list(self.images.get_or_insert_default(), r, 66)?,
                74 => d.list(self.volumes_in_use.get_or_insert_default(), r, 74)?,
                82 => d.list(self.volumes_attached.get_or_insert_default(), r, 82)?,
                90 => d.boxed(&mut self.config, r)?,
                98 => d.list(self.runtime_handlers.get_or_insert_default(), r, 98)?,
                106 => d.boxed(&mut self.features, r)?,
                114 => d.list(self.declared_features.get_or_insert_default(), r, 114)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])?,
            }
        }
        if self.daemon_endpoints.is_none() {
            d.boxed(&mut self.daemon_endpoints, &mut Reader::no_message())?;
        }
        if self.node_info.is_none() {
            d.boxed(&mut self.node_info, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for NodeSwapStatus {
    const NAME: &'static str = "NodeSwapStatus";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                8 => self.capacity = Some(r.i64()?),
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for NodeSystemInfo {
    const NAME: &'static str = "NodeSystemInfo";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.machine_id = r.text()?,
                18 => self.system_uuid = r.text()?,
                26 => self.boot_id = r.text()?,
                34 => self.kernel_version = r.text()?,
                42 => self.os_image = r.text()?,
                50 => self.container_runtime_version = r.text()?,
                58 => self.kubelet_version = r.text()?,
                66 => self.kube_proxy_version = r.text()?,
                74 => self.operating_system = r.text()?,
                82 => self.architecture = r.text()?,
                90 => d.boxed(&mut self.swap, r)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])?,
            }
        }
        Ok(())
    }
}

impl Decode for ObjectFieldSelector {
    const NAME: &'static str = "ObjectFieldSelector";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.api_version = nonempty(r.text()?),
                18 => self.field_path = d.intern(r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for ObjectReference {
    const NAME: &'static str = "ObjectReference";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.kind = nonempty(d.intern(r)?),
                18 => self.namespace = nonempty(d.intern(r)?),
                26 => self.name = nonempty(r.text()?),
                34 => self.uid = nonempty(r.text()?),
                42 => self.api_version = nonempty(d.intern(r)?),
                50 => self.resource_version = nonempty(r.text()?),
                58 => self.field_path = nonempty(d.intern(r)?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7])?,
            }
        }
        Ok(())
    }
}

impl Decode for PersistentVolume {
    const NAME: &'static str = "PersistentVolume";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.boxed(&mut self.spec, r)?,
                26 => d.boxed(&mut self.status, r)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        if self.spec.is_none() {
            d.boxed(&mut self.spec, &mut Reader::no_message())?;
        }
        if self.status.is_none() {
            d.boxed(&mut self.status, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for PersistentVolumeClaim {
    const NAME: &'static str = "PersistentVolumeClaim";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.boxed(&mut self.spec, r)?,
                26 => d.boxed(&mut self.status, r)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        if self.spec.is_none() {
            d.boxed(&mut self.spec, &mut Reader::no_message())?;
        }
        if self.status.is_none() {
            d.boxed(&mut self.status, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for PersistentVolumeClaimCondition {
    const NAME: &'static str = "PersistentVolumeClaimCondition";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.type_ = r.text()?,
                18 => self.status = r.text()?,
                26 => self.last_probe_time = r.time(self.last_probe_time)?,
                34 => self.last_transition_time = r.time(self.last_transition_time)?,
                42 => self.reason = nonempty(r.text()?),
                50 => self.message = nonempty(r.text()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
            }
        }
        Ok(())
    }
}

impl Decode for PersistentVolumeClaimSpec {
    const NAME: &'static str = "PersistentVolumeClaimSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.access_modes.get_or_insert_default(), r, 10)?,
                18 => d.boxed(&mut self.resources, r)?,
                26 => self.volume_name = nonempty(r.text()?),
                34 => d.boxed(&mut self.selector, r)?,
                42 => self.storage_class_name = Some(r.text()?),
                50 => self.volume_mode = Some(r.text()?),
                58 => d.boxed(&mut self.data_source, r)?,
                66 => d.boxed(&mut self.data_source_ref, r)?,
                74 => self.volume_attributes_class_name = Some(r.text()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9])?,
            }
        }
        if self.resources.is_none() {
            d.boxed(&mut self.resources, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for PersistentVolumeClaimStatus {
    const NAME: &'static str = "PersistentVolumeClaimStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.phase = nonempty(r.text()?),
                18 => d.list(self.access_modes.get_or_insert_default(), r, 18)?,
                26 => self.capacity = Some(d.map(self.capacity.take(), r, 26)?),
                34 => d.list(self.conditions.get_or_insert_default(), r, 34)?,
                42 => self.allocated_resources = Some(d.map(self.allocated_resources.take(), r, 42)?),
                58 => {
                    self.allocated_resource_statuses =
                        Some(d.map(self.allocated_resource_statuses.take(), r, 58)?)
                }
                66 => self.current_volume_attributes_class_name = Some(r.text()?),
                74 => d.boxed(&mut self.modify_volume_status, r)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 7, 8, 9])?,
            }
        }
        Ok(())
    }
}

impl Decode for PersistentVolumeClaimTemplate {
    const NAME: &'static str = "PersistentVolumeClaimTemplate";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.metadata, r)?,
                18 => d.message(&mut self.spec, r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        if self.metadata.is_none() {
            d.boxed(&mut self.metadata, &mut Reader::no_message())?;
        }
        d.message(&mut self.spec, &mut Reader::no_message())?;
        Ok(())
    }
}

impl Decode for PersistentVolumeClaimVolumeSource {
    const NAME: &'static str = "PersistentVolumeClaimVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.claim_name = r.text()?,
                16 => self.read_only = nonempty(r.bool()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for PersistentVolumeSpec {
    const NAME: &'static str = "PersistentVolumeSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.capacity = Some(d.map(self.capacity.take(), r, 10)?),
                18 => self.merge_2(&mut r.message()?, d)?,
                26 => d.list(self.access_modes.get_or_insert_default(), r, 26)?,
                34 => d.boxed(&mut self.claim_ref, r)?,
                42 => self.persistent_volume_reclaim_policy = nonempty(r.text()?),
                50 => self.storage_class_name = nonempty(r.text()?),
                58 => d.list(self.mount_options.get_or_insert_default(), r, 58)?,
                66 => self.volume_mode = Some(r.text()?),
                74 => d.boxed(&mut self.node_affinity, r)?,
                82 => {
                    let value = Some(r.text()?);
                    self.rare
                        .put(value, |rare| &mut rare.volume_attributes_class_name);
                }
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10])?,
            }
        }
        Ok(())
    }
}

impl PersistentVolumeSpec {
    /// The inlined PersistentVolumeSource.
    fn merge_2(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.gce_persistent_disk, r)?,
                18 => d.boxed(&mut self.aws_elastic_block_store, r)?,
                26 => d.boxed(&mut self.host_path, r)?,
                34 => d.boxed(&mut self.glusterfs, r)?,
                42 => d.boxed(&mut self.nfs, r)?,
                50 => d.boxed(&mut self.rbd, r)?,
                58 => d.boxed(&mut self.iscsi, r)?,
                66 => d.boxed(&mut self.cinder, r)?,
                74 => d.boxed(&mut self.cephfs, r)?,
                82 => d.boxed(&mut self.fc, r)?,
                90 => d.boxed(&mut self.flocker, r)?,
                98 => d.boxed(&mut self.flex_volume, r)?,
                106 => d.boxed(&mut self.azure_file, r)?,
                114 => d.boxed(&mut self.vsphere_volume, r)?,
                122 => d.boxed(&mut self.quobyte, r)?,
                130 => d.boxed(&mut self.azure_disk, r)?,
                138 => d.boxed(&mut self.photon_persistent_disk, r)?,
                146 => d.boxed(&mut self.portworx_volume, r)?,
                154 => d.boxed(&mut self.scale_io, r)?,
                162 => d.boxed(&mut self.local, r)?,
                170 => d.boxed(&mut self.storageos, r)?,
                178 => d.boxed(&mut self.csi, r)?,
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
}

impl Decode for PersistentVolumeStatus {
    const NAME: &'static str = "PersistentVolumeStatus";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.phase = nonempty(r.text()?),
                18 => self.message = nonempty(r.text()?),
                26 => self.reason = nonempty(r.text()?),
                34 => self.last_phase_transition_time = r.time(self.last_phase_transition_time)?,
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for PhotonPersistentDiskVolumeSource {
    const NAME: &'static str = "PhotonPersistentDiskVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.pd_id = r.text()?,
                18 => self.fs_type = nonempty(r.text()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for Pod {
    const NAME: &'static str = "Pod";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.boxed(&mut self.spec, r)?,
                26 => d.boxed(&mut self.status, r)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        if self.spec.is_none() {
            d.boxed(&mut self.spec, &mut Reader::no_message())?;
        }
        if self.status.is_none() {
            d.boxed(&mut self.status, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for PodAffinity {
    const NAME: &'static str = "PodAffinity";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(
                    self.required_during_scheduling_ignored_during_execution
                        .get_or_insert_default(),
                    r,
                    10,
                )?,
                18 => d.list(
                    self.preferred_during_scheduling_ignored_during_execution
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

impl Decode for PodAffinityTerm {
    const NAME: &'static str = "PodAffinityTerm";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.label_selector, r)?,
                18 => d.list(self.namespaces.get_or_insert_default(), r, 18)?,
                26 => self.topology_key = r.text()?,
                34 => d.boxed(&mut self.namespace_selector, r)?,
                42 => d.list(self.match_label_keys.get_or_insert_default(), r, 42)?,
                50 => d.list(self.mismatch_label_keys.get_or_insert_default(), r, 50)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
            }
        }
        Ok(())
    }
}

impl Decode for PodAntiAffinity {
    const NAME: &'static str = "PodAntiAffinity";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(
                    self.required_during_scheduling_ignored_during_execution
                        .get_or_insert_default(),
                    r,
                    10,
                )?,
                18 => d.list(
                    self.preferred_during_scheduling_ignored_during_execution
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

impl Decode for PodCertificateProjection {
    const NAME: &'static str = "PodCertificateProjection";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.signer_name = r.text()?,
                18 => self.key_type = r.text()?,
                24 => self.max_expiration_seconds = Some(r.i32()?),
                34 => self.credential_bundle_path = nonempty(r.text()?),
                42 => self.key_path = nonempty(r.text()?),
                50 => self.certificate_chain_path = nonempty(r.text()?),
                58 => self.user_annotations = Some(d.map(self.user_annotations.take(), r, 58)?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7])?,
            }
        }
        Ok(())
    }
}

impl Decode for PodCondition {
    const NAME: &'static str = "PodCondition";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.type_ = d.intern(r)?,
                18 => self.status = r.text()?,
                26 => self.last_probe_time = r.time(self.last_probe_time)?,
                34 => self.last_transition_time = r.time(self.last_transition_time)?,
                42 => self.reason = nonempty(d.intern(r)?),
                50 => self.message = nonempty(d.intern(r)?),
                56 => self.observed_generation = nonempty(r.i64()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7])?,
            }
        }
        Ok(())
    }
}

impl Decode for PodDNSConfig {
    const NAME: &'static str = "PodDNSConfig";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.nameservers.get_or_insert_default(), r, 10)?,
                18 => d.list(self.searches.get_or_insert_default(), r, 18)?,
                26 => d.list(self.options.get_or_insert_default(), r, 26)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for PodDNSConfigOption {
    const NAME: &'static str = "PodDNSConfigOption";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = nonempty(r.text()?),
                18 => self.value = Some(r.text()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for PodExtendedResourceClaimStatus {
    const NAME: &'static str = "PodExtendedResourceClaimStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(&mut self.request_mappings, r, 10)?,
                18 => self.resource_claim_name = r.text()?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for PodIP {
    const NAME: &'static str = "PodIP";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.ip = r.text()?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for PodOS {
    const NAME: &'static str = "PodOS";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = r.text()?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for PodReadinessGate {
    const NAME: &'static str = "PodReadinessGate";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.condition_type = r.text()?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for PodResourceClaim {
    const NAME: &'static str = "PodResourceClaim";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = r.text()?,
                26 => self.resource_claim_name = Some(r.text()?),
                34 => self.resource_claim_template_name = Some(r.text()?),
                _ => r.skip(tag, &[1, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for PodResourceClaimStatus {
    const NAME: &'static str = "PodResourceClaimStatus";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = r.text()?,
                18 => self.resource_claim_name = Some(r.text()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for PodSchedulingGate {
    const NAME: &'static str = "PodSchedulingGate";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = r.text()?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for PodSchedulingGroup {
    const NAME: &'static str = "PodSchedulingGroup";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.pod_group_name = Some(r.text()?),
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for PodSecurityContext {
    const NAME: &'static str = "PodSecurityContext";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.se_linux_options, r)?,
                16 => self.run_as_user = Some(r.i64()?),
                24 => self.run_as_non_root = Some(r.bool()?),
                32 => d.list(self.supplemental_groups.get_or_insert_default(), r, 32)?,
                40 => self.fs_group = Some(r.i64()?),
                48 => self.run_as_group = Some(r.i64()?),
                58 => d.list(self.sysctls.get_or_insert_default(), r, 58)?,
                66 => d.boxed(&mut self.windows_options, r)?,
                74 => self.fs_group_change_policy = Some(r.text()?),
                82 => d.boxed(&mut self.seccomp_profile, r)?,
                90 => d.boxed(&mut self.app_armor_profile, r)?,
                98 => self.supplemental_groups_policy = Some(r.text()?),
                106 => self.se_linux_change_policy = Some(r.text()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])?,
            }
        }
        Ok(())
    }
}

impl Decode for PodSpec {
    const NAME: &'static str = "PodSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.volumes.get_or_insert_default(), r, 10)?,
                18 => d.list(&mut self.containers, r, 18)?,
                26 => self.restart_policy = nonempty(r.text()?),
                32 => self.termination_grace_period_seconds = Some(r.i64()?),
                40 => {
                    let value = Some(r.i64()?);
                    self.rare.put(value, |rare| &mut rare.active_deadline_seconds);
                }
                50 => self.dns_policy = nonempty(r.text()?),
                58 => self.node_selector = Some(d.shared_map(self.node_selector.take(), 27, r, 58)?),
                66 => self.service_account_name = nonempty(d.intern(r)?),
                74 => self.service_account = nonempty(d.intern(r)?),
                82 => self.node_name = nonempty(d.intern(r)?),
                88 => {
                    let value = nonempty(r.bool()?);
                    self.rare.put(value, |rare| &mut rare.host_network);
                }
                96 => {
                    let value = nonempty(r.bool()?);
                    self.rare.put(value, |rare| &mut rare.host_pid);
                }
                104 => {
                    let value = nonempty(r.bool()?);
                    self.rare.put(value, |rare| &mut rare.host_ipc);
                }
                114 => self.security_context = Some(d.shared(self.security_context.take(), 31, r)?),
                122 => {
                    self.image_pull_secrets =
                        Some(d.shared_list(self.image_pull_secrets.take(), 26, r, 122)?)
                }
                130 => {
                    let value = nonempty(r.text()?);
                    self.rare.put(value, |rare| &mut rare.hostname);
                }
                138 => {
                    let value = nonempty(r.text()?);
                    self.rare.put(value, |rare| &mut rare.subdomain);
                }
                146 => self.affinity = Some(d.shared(self.affinity.take(), 23, r)?),
                154 => self.scheduler_name = nonempty(d.intern(r)?),
                162 => d.list(self.init_containers.get_or_insert_default(), r, 162)?,
                168 => {
                    let value = Some(r.bool()?);
                    self.rare
                        .put(value, |rare| &mut rare.automount_service_account_token);
                }
                178 => self.tolerations = Some(d.shared_list(self.tolerations.take(), 32, r, 178)?),
                186 => self.host_aliases = Some(d.shared_list(self.host_aliases.take(), 25, r, 186)?),
                194 => {
                    let value = nonempty(d.intern(r)?);
                    self.rare.put(value, |rare| &mut rare.priority_class_name);
                }
                200 => self.priority = Some(r.i32()?),
                210 => self.dns_config = Some(d.shared(self.dns_config.take(), 24, r)?),
                216 => {
                    let value = Some(r.bool()?);
                    self.rare.put(value, |rare| &mut rare.share_process_namespace);
                }
                226 => self.readiness_gates = Some(d.shared_list(self.readiness_gates.take(), 29, r, 226)?),
                234 => {
                    let value = Some(r.text()?);
                    self.rare.put(value, |rare| &mut rare.runtime_class_name);
                }
                240 => self.enable_service_links = Some(r.bool()?),
                250 => self.preemption_policy = Some(r.text()?),
                258 => self.overhead = Some(d.shared_map(self.overhead.take(), 28, r, 258)?),
                266 => {
                    self.topology_spread_constraints =
                        Some(d.shared_list(self.topology_spread_constraints.take(), 33, r, 266)?)
                }
                274 => d.list(self.ephemeral_containers.get_or_insert_default(), r, 274)?,
                280 => {
                    let value = Some(r.bool()?);
                    self.rare.put(value, |rare| &mut rare.set_hostname_as_fqdn);
                }
                290 => d.boxed(&mut self.os, r)?,
                296 => {
                    let value = Some(r.bool()?);
                    self.rare.put(value, |rare| &mut rare.host_users);
                }
                306 => {
                    self.scheduling_gates = Some(d.shared_list(self.scheduling_gates.take(), 30, r, 306)?)
                }
                314 => d.list(self.resource_claims.get_or_insert_default(), r, 314)?,
                322 => d.boxed(&mut self.resources, r)?,
                330 => {
                    let value = Some(r.text()?);
                    self.rare.put(value, |rare| &mut rare.hostname_override);
                }
                346 => d.boxed(&mut self.scheduling_group, r)?,
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

impl Decode for PodStatus {
    const NAME: &'static str = "PodStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.phase = nonempty(r.text()?),
                18 => d.list(self.conditions.get_or_insert_default(), r, 18)?,
                26 => {
                    let value = nonempty(r.text()?);
                    self.rare.put(value, |rare| &mut rare.message);
                }
                34 => {
                    let value = nonempty(r.text()?);
                    self.rare.put(value, |rare| &mut rare.reason);
                }
                42 => self.host_ip = nonempty(r.text()?),
                50 => self.pod_ip = nonempty(r.text()?),
                58 => self.start_time = r.time(self.start_time)?,
                66 => d.list(self.container_statuses.get_or_insert_default(), r, 66)?,
                74 => self.qos_class = nonempty(r.text()?),
                82 => d.list(self.init_container_statuses.get_or_insert_default(), r, 82)?,
                90 => {
                    let value = nonempty(r.text()?);
                    self.rare.put(value, |rare| &mut rare.nominated_node_name);
                }
                98 => d.list(self.pod_ips.get_or_insert_default(), r, 98)?,
                106 => d.list(self.ephemeral_container_statuses.get_or_insert_default(), r, 106)?,
                114 => {
                    let value = nonempty(r.text()?);
                    self.rare.put(value, |rare| &mut rare.resize);
                }
                122 => d.list(self.resource_claim_statuses.get_or_insert_default(), r, 122)?,
                130 => self.host_ips = Some(d.shared_list(self.host_ips.take(), 34, r, 130)?),
                136 => self.observed_generation = nonempty(r.i64()?),
                146 => d.boxed(&mut self.extended_resource_claim_status, r)?,
                154 => self.allocated_resources = Some(d.map(self.allocated_resources.take(), r, 154)?),
                162 => d.boxed(&mut self.resources, r)?,
                170 => d.list(
                    self.node_allocatable_resource_claim_statuses
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

impl Decode for PodTemplate {
    const NAME: &'static str = "PodTemplate";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.boxed(&mut self.template, r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        if self.template.is_none() {
            d.boxed(&mut self.template, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for PodTemplateSpec {
    const NAME: &'static str = "PodTemplateSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.metadata, r)?,
                18 => d.boxed(&mut self.spec, r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        if self.metadata.is_none() {
            d.boxed(&mut self.metadata, &mut Reader::no_message())?;
        }
        if self.spec.is_none() {
            d.boxed(&mut self.spec, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for PortStatus {
    const NAME: &'static str = "PortStatus";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                8 => self.port = r.i32()?,
                18 => self.protocol = r.text()?,
                26 => self.error = Some(r.text()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for PortworxVolumeSource {
    const NAME: &'static str = "PortworxVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.volume_id = r.text()?,
                18 => self.fs_type = nonempty(r.text()?),
                24 => self.read_only = nonempty(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for PreferredSchedulingTerm {
    const NAME: &'static str = "PreferredSchedulingTerm";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                8 => self.weight = r.i32()?,
                18 => d.message(&mut self.preference, r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for Probe {
    const NAME: &'static str = "Probe";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.merge_1(&mut r.message()?, d)?,
                16 => self.initial_delay_seconds = nonempty(r.i32()?),
                24 => self.timeout_seconds = nonempty(r.i32()?),
                32 => self.period_seconds = nonempty(r.i32()?),
                40 => self.success_threshold = nonempty(r.i32()?),
                48 => self.failure_threshold = nonempty(r.i32()?),
                56 => self.termination_grace_period_seconds = Some(r.i64()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7])?,
            }
        }
        Ok(())
    }
}

impl Probe {
    /// The inlined ProbeHandler.
    fn merge_1(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.exec, r)?,
                18 => d.boxed(&mut self.http_get, r)?,
                26 => d.boxed(&mut self.tcp_socket, r)?,
                34 => d.boxed(&mut self.grpc, r)?,
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for ProjectedVolumeSource {
    const NAME: &'static str = "ProjectedVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.sources.get_or_insert_default(), r, 10)?,
                16 => self.default_mode = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for QuobyteVolumeSource {
    const NAME: &'static str = "QuobyteVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.registry = r.text()?,
                18 => self.volume = r.text()?,
                24 => self.read_only = nonempty(r.bool()?),
                34 => self.user = nonempty(r.text()?),
                42 => self.group = nonempty(r.text()?),
                50 => self.tenant = nonempty(r.text()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
            }
        }
        Ok(())
    }
}

impl Decode for RBDPersistentVolumeSource {
    const NAME: &'static str = "RBDPersistentVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(&mut self.monitors, r, 10)?,
                18 => self.image = r.text()?,
                26 => self.fs_type = nonempty(r.text()?),
                34 => self.pool = nonempty(r.text()?),
                42 => self.user = nonempty(r.text()?),
                50 => self.keyring = nonempty(r.text()?),
                58 => d.boxed(&mut self.secret_ref, r)?,
                64 => self.read_only = nonempty(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8])?,
            }
        }
        Ok(())
    }
}

impl Decode for RBDVolumeSource {
    const NAME: &'static str = "RBDVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(&mut self.monitors, r, 10)?,
                18 => self.image = r.text()?,
                26 => self.fs_type = nonempty(r.text()?),
                34 => self.pool = nonempty(r.text()?),
                42 => self.user = nonempty(r.text()?),
                50 => self.keyring = nonempty(r.text()?),
                58 => d.boxed(&mut self.secret_ref, r)?,
                64 => self.read_only = nonempty(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8])?,
            }
        }
        Ok(())
    }
}

impl Decode for ReplicationController {
    const NAME: &'static str = "ReplicationController";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.boxed(&mut self.spec, r)?,
                26 => d.boxed(&mut self.status, r)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        if self.spec.is_none() {
            d.boxed(&mut self.spec, &mut Reader::no_message())?;
        }
        if self.status.is_none() {
            d.boxed(&mut self.status, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for ReplicationControllerCondition {
    const NAME: &'static str = "ReplicationControllerCondition";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.type_ = r.text()?,
                18 => self.status = r.text()?,
                26 => self.last_transition_time = r.time(self.last_transition_time)?,
                34 => self.reason = nonempty(r.text()?),
                42 => self.message = nonempty(r.text()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for ReplicationControllerSpec {
    const NAME: &'static str = "ReplicationControllerSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                8 => self.replicas = Some(r.i32()?),
                18 => self.selector = Some(d.map(self.selector.take(), r, 18)?),
                26 => d.boxed(&mut self.template, r)?,
                32 => self.min_ready_seconds = nonempty(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for ReplicationControllerStatus {
    const NAME: &'static str = "ReplicationControllerStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                8 => self.replicas = r.i32()?,
                16 => self.fully_labeled_replicas = nonempty(r.i32()?),
                24 => self.observed_generation = nonempty(r.i64()?),
                32 => self.ready_replicas = nonempty(r.i32()?),
                40 => self.available_replicas = nonempty(r.i32()?),
                50 => d.list(self.conditions.get_or_insert_default(), r, 50)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
            }
        }
        Ok(())
    }
}

impl Decode for ResourceClaim {
    const NAME: &'static str = "ResourceClaim";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = r.text()?,
                18 => self.request = nonempty(r.text()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for ResourceFieldSelector {
    const NAME: &'static str = "ResourceFieldSelector";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.container_name = nonempty(r.text()?),
                18 => self.resource = r.text()?,
                26 => self.divisor = Some(r.quantity(self.divisor.take())?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        if self.divisor.is_none() {
            self.divisor = Some(crate::Quantity::zero());
        }
        Ok(())
    }
}

impl Decode for ResourceHealth {
    const NAME: &'static str = "ResourceHealth";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.resource_id = r.text()?,
                18 => self.health = nonempty(r.text()?),
                50 => self.message = Some(r.text()?),
                _ => r.skip(tag, &[1, 2, 6])?,
            }
        }
        Ok(())
    }
}

impl Decode for ResourceQuota {
    const NAME: &'static str = "ResourceQuota";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.boxed(&mut self.spec, r)?,
                26 => d.boxed(&mut self.status, r)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        if self.spec.is_none() {
            d.boxed(&mut self.spec, &mut Reader::no_message())?;
        }
        if self.status.is_none() {
            d.boxed(&mut self.status, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for ResourceQuotaSpec {
    const NAME: &'static str = "ResourceQuotaSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.hard = Some(d.map(self.hard.take(), r, 10)?),
                18 => d.list(self.scopes.get_or_insert_default(), r, 18)?,
                26 => d.boxed(&mut self.scope_selector, r)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for ResourceQuotaStatus {
    const NAME: &'static str = "ResourceQuotaStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.hard = Some(d.map(self.hard.take(), r, 10)?),
                18 => self.used = Some(d.map(self.used.take(), r, 18)?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for ResourceRequirements {
    const NAME: &'static str = "ResourceRequirements";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.limits = Some(d.map(self.limits.take(), r, 10)?),
                18 => self.requests = Some(d.map(self.requests.take(), r, 18)?),
                26 => d.list(self.claims.get_or_insert_default(), r, 26)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for ResourceStatus {
    const NAME: &'static str = "ResourceStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = r.text()?,
                18 => d.list(self.resources.get_or_insert_default(), r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for SELinuxOptions {
    const NAME: &'static str = "SELinuxOptions";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.user = nonempty(r.text()?),
                18 => self.role = nonempty(r.text()?),
                26 => self.type_ = nonempty(r.text()?),
                34 => self.level = nonempty(r.text()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for ScaleIOPersistentVolumeSource {
    const NAME: &'static str = "ScaleIOPersistentVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.gateway = r.text()?,
                18 => self.system = r.text()?,
                26 => d.message(&mut self.secret_ref, r)?,
                32 => self.ssl_enabled = nonempty(r.bool()?),
                42 => self.protection_domain = nonempty(r.text()?),
                50 => self.storage_pool = nonempty(r.text()?),
                58 => self.storage_mode = nonempty(r.text()?),
                66 => self.volume_name = nonempty(r.text()?),
                74 => self.fs_type = nonempty(r.text()?),
                80 => self.read_only = nonempty(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10])?,
            }
        }
        Ok(())
    }
}

impl Decode for ScaleIOVolumeSource {
    const NAME: &'static str = "ScaleIOVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.gateway = r.text()?,
                18 => self.system = r.text()?,
                26 => d.message(&mut self.secret_ref, r)?,
                32 => self.ssl_enabled = nonempty(r.bool()?),
                42 => self.protection_domain = nonempty(r.text()?),
                50 => self.storage_pool = nonempty(r.text()?),
                58 => self.storage_mode = nonempty(r.text()?),
                66 => self.volume_name = nonempty(r.text()?),
                74 => self.fs_type = nonempty(r.text()?),
                80 => self.read_only = nonempty(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10])?,
            }
        }
        Ok(())
    }
}

impl Decode for ScopeSelector {
    const NAME: &'static str = "ScopeSelector";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.match_expressions.get_or_insert_default(), r, 10)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for ScopedResourceSelectorRequirement {
    const NAME: &'static str = "ScopedResourceSelectorRequirement";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.scope_name = r.text()?,
                18 => self.operator = r.text()?,
                26 => d.list(self.values.get_or_insert_default(), r, 26)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for SeccompProfile {
    const NAME: &'static str = "SeccompProfile";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.type_ = r.text()?,
                18 => self.localhost_profile = Some(r.text()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for Secret {
    const NAME: &'static str = "Secret";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => self.data = Some(d.map(self.data.take(), r, 18)?),
                26 => self.type_ = nonempty(r.text()?),
                34 => self.string_data = Some(d.map(self.string_data.take(), r, 34)?),
                40 => self.immutable = Some(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for SecretEnvSource {
    const NAME: &'static str = "SecretEnvSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.merge_1(&mut r.message()?, d)?,
                16 => self.optional = Some(r.bool()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl SecretEnvSource {
    /// The inlined LocalObjectReference.
    fn merge_1(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = r.text()?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for SecretKeySelector {
    const NAME: &'static str = "SecretKeySelector";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.merge_1(&mut r.message()?, d)?,
                18 => self.key = r.text()?,
                24 => self.optional = Some(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl SecretKeySelector {
    /// The inlined LocalObjectReference.
    fn merge_1(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = d.intern(r)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for SecretProjection {
    const NAME: &'static str = "SecretProjection";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.merge_1(&mut r.message()?, d)?,
                18 => d.list(self.items.get_or_insert_default(), r, 18)?,
                32 => self.optional = Some(r.bool()?),
                _ => r.skip(tag, &[1, 2, 4])?,
            }
        }
        Ok(())
    }
}

impl SecretProjection {
    /// The inlined LocalObjectReference.
    fn merge_1(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = r.text()?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for SecretReference {
    const NAME: &'static str = "SecretReference";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = nonempty(r.text()?),
                18 => self.namespace = nonempty(r.text()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for SecretVolumeSource {
    const NAME: &'static str = "SecretVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.secret_name = nonempty(d.intern(r)?),
                18 => d.list(self.items.get_or_insert_default(), r, 18)?,
                24 => self.default_mode = Some(r.i32()?),
                32 => self.optional = Some(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for SecurityContext {
    const NAME: &'static str = "SecurityContext";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.capabilities, r)?,
                16 => self.privileged = Some(r.bool()?),
                26 => d.boxed(&mut self.se_linux_options, r)?,
                32 => self.run_as_user = Some(r.i64()?),
                40 => self.run_as_non_root = Some(r.bool()?),
                48 => self.read_only_root_filesystem = Some(r.bool()?),
                56 => self.allow_privilege_escalation = Some(r.bool()?),
                64 => self.run_as_group = Some(r.i64()?),
                74 => self.proc_mount = Some(r.text()?),
                82 => d.boxed(&mut self.windows_options, r)?,
                90 => d.boxed(&mut self.seccomp_profile, r)?,
                98 => d.boxed(&mut self.app_armor_profile, r)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])?,
            }
        }
        Ok(())
    }
}

impl Decode for Service {
    const NAME: &'static str = "Service";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.boxed(&mut self.spec, r)?,
                26 => d.boxed(&mut self.status, r)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        if self.spec.is_none() {
            d.boxed(&mut self.spec, &mut Reader::no_message())?;
        }
        if self.status.is_none() {
            d.boxed(&mut self.status, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for ServiceAccount {
    const NAME: &'static str = "ServiceAccount";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.list(self.secrets.get_or_insert_default(), r, 18)?,
                26 => d.list(self.image_pull_secrets.get_or_insert_default(), r, 26)?,
                32 => self.automount_service_account_token = Some(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for ServiceAccountTokenProjection {
    const NAME: &'static str = "ServiceAccountTokenProjection";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.audience = nonempty(r.text()?),
                16 => self.expiration_seconds = Some(r.i64()?),
                26 => self.path = r.text()?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for ServicePort {
    const NAME: &'static str = "ServicePort";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = nonempty(r.text()?),
                18 => self.protocol = nonempty(r.text()?),
                24 => self.port = r.i32()?,
                34 => self.target_port = Some(r.int_or_string(self.target_port.take())?),
                40 => self.node_port = nonempty(r.i32()?),
                50 => self.app_protocol = Some(r.text()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
            }
        }
        if self.target_port.is_none() {
            self.target_port = Some(Default::default());
        }
        Ok(())
    }
}

impl Decode for ServiceSpec {
    const NAME: &'static str = "ServiceSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.ports.get_or_insert_default(), r, 10)?,
                18 => self.selector = Some(d.shared_map(self.selector.take(), 35, r, 18)?),
                26 => self.cluster_ip = nonempty(r.text()?),
                34 => self.type_ = nonempty(r.text()?),
                42 => d.list(self.external_ips.get_or_insert_default(), r, 42)?,
                58 => self.session_affinity = nonempty(r.text()?),
                66 => {
                    let value = nonempty(r.text()?);
                    self.rare.put(value, |rare| &mut rare.load_balancer_ip);
                }
                74 => d.list(self.load_balancer_source_ranges.get_or_insert_default(), r, 74)?,
                82 => {
                    let value = nonempty(r.text()?);
                    self.rare.put(value, |rare| &mut rare.external_name);
                }
                90 => self.external_traffic_policy = nonempty(r.text()?),
                96 => {
                    let value = nonempty(r.i32()?);
                    self.rare.put(value, |rare| &mut rare.health_check_node_port);
                }
                104 => {
                    let value = nonempty(r.bool()?);
                    self.rare.put(value, |rare| &mut rare.publish_not_ready_addresses);
                }
                114 => d.boxed(&mut self.session_affinity_config, r)?,
                138 => self.ip_family_policy = Some(r.text()?),
                146 => d.list(self.cluster_ips.get_or_insert_default(), r, 146)?,
                154 => d.list(self.ip_families.get_or_insert_default(), r, 154)?,
                160 => self.allocate_load_balancer_node_ports = Some(r.bool()?),
                170 => {
                    let value = Some(r.text()?);
                    self.rare.put(value, |rare| &mut rare.load_balancer_class);
                }
                178 => self.internal_traffic_policy = Some(r.text()?),
                186 => {
                    let value = Some(r.text()?);
                    self.rare.put(value, |rare| &mut rare.traffic_distribution);
                }
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

impl Decode for ServiceStatus {
    const NAME: &'static str = "ServiceStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.load_balancer, r)?,
                18 => d.list(self.conditions.get_or_insert_default(), r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        if self.load_balancer.is_none() {
            d.boxed(&mut self.load_balancer, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for SessionAffinityConfig {
    const NAME: &'static str = "SessionAffinityConfig";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.client_ip, r)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for SleepAction {
    const NAME: &'static str = "SleepAction";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                8 => self.seconds = r.i64()?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for StorageOSPersistentVolumeSource {
    const NAME: &'static str = "StorageOSPersistentVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.volume_name = nonempty(r.text()?),
                18 => self.volume_namespace = nonempty(r.text()?),
                26 => self.fs_type = nonempty(r.text()?),
                32 => self.read_only = nonempty(r.bool()?),
                42 => d.boxed(&mut self.secret_ref, r)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for StorageOSVolumeSource {
    const NAME: &'static str = "StorageOSVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.volume_name = nonempty(r.text()?),
                18 => self.volume_namespace = nonempty(r.text()?),
                26 => self.fs_type = nonempty(r.text()?),
                32 => self.read_only = nonempty(r.bool()?),
                42 => d.boxed(&mut self.secret_ref, r)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for Sysctl {
    const NAME: &'static str = "Sysctl";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = r.text()?,
                18 => self.value = r.text()?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for TCPSocketAction {
    const NAME: &'static str = "TCPSocketAction";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.port = r.int_or_string(Some(std::mem::take(&mut self.port)))?,
                18 => self.host = nonempty(r.text()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for Taint {
    const NAME: &'static str = "Taint";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.key = r.text()?,
                18 => self.value = nonempty(r.text()?),
                26 => self.effect = r.text()?,
                34 => self.time_added = r.time(self.time_added)?,
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for Toleration {
    const NAME: &'static str = "Toleration";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.key = nonempty(r.text()?),
                18 => self.operator = nonempty(r.text()?),
                26 => self.value = nonempty(r.text()?),
                34 => self.effect = nonempty(r.text()?),
                40 => self.toleration_seconds = Some(r.i64()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for TopologySelectorLabelRequirement {
    const NAME: &'static str = "TopologySelectorLabelRequirement";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.key = r.text()?,
                18 => d.list(&mut self.values, r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for TopologySelectorTerm {
    const NAME: &'static str = "TopologySelectorTerm";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.match_label_expressions.get_or_insert_default(), r, 10)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for TopologySpreadConstraint {
    const NAME: &'static str = "TopologySpreadConstraint";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                8 => self.max_skew = r.i32()?,
                18 => self.topology_key = r.text()?,
                26 => self.when_unsatisfiable = r.text()?,
                34 => d.boxed(&mut self.label_selector, r)?,
                40 => self.min_domains = Some(r.i32()?),
                50 => self.node_affinity_policy = Some(r.text()?),
                58 => self.node_taints_policy = Some(r.text()?),
                66 => d.list(self.match_label_keys.get_or_insert_default(), r, 66)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8])?,
            }
        }
        Ok(())
    }
}

impl Decode for TypedLocalObjectReference {
    const NAME: &'static str = "TypedLocalObjectReference";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.api_group = Some(r.text()?),
                18 => self.kind = r.text()?,
                26 => self.name = r.text()?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for TypedObjectReference {
    const NAME: &'static str = "TypedObjectReference";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.api_group = Some(r.text()?),
                18 => self.kind = r.text()?,
                26 => self.name = r.text()?,
                34 => self.namespace = Some(r.text()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for Volume {
    const NAME: &'static str = "Volume";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = d.intern(r)?,
                18 => self.merge_2(&mut r.message()?, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Volume {
    /// The inlined VolumeSource.
    fn merge_2(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.host_path = Some(d.shared(self.host_path.take(), 40, r)?),
                18 => self.empty_dir = Some(d.shared(self.empty_dir.take(), 39, r)?),
                26 => d.boxed(&mut self.gce_persistent_disk, r)?,
                34 => d.boxed(&mut self.aws_elastic_block_store, r)?,
                42 => d.boxed(&mut self.git_repo, r)?,
                50 => self.secret = Some(d.shared(self.secret.take(), 43, r)?),
                58 => self.nfs = Some(d.shared(self.nfs.take(), 41, r)?),
                66 => d.boxed(&mut self.iscsi, r)?,
                74 => d.boxed(&mut self.glusterfs, r)?,
                82 => d.boxed(&mut self.persistent_volume_claim, r)?,
                90 => d.boxed(&mut self.rbd, r)?,
                98 => d.boxed(&mut self.flex_volume, r)?,
                106 => d.boxed(&mut self.cinder, r)?,
                114 => d.boxed(&mut self.cephfs, r)?,
                122 => d.boxed(&mut self.flocker, r)?,
                130 => self.downward_api = Some(d.shared(self.downward_api.take(), 38, r)?),
                138 => d.boxed(&mut self.fc, r)?,
                146 => d.boxed(&mut self.azure_file, r)?,
                154 => self.config_map = Some(d.shared(self.config_map.take(), 36, r)?),
                162 => d.boxed(&mut self.vsphere_volume, r)?,
                170 => d.boxed(&mut self.quobyte, r)?,
                178 => d.boxed(&mut self.azure_disk, r)?,
                186 => d.boxed(&mut self.photon_persistent_disk, r)?,
                194 => d.boxed(&mut self.portworx_volume, r)?,
                202 => d.boxed(&mut self.scale_io, r)?,
                210 => self.projected = Some(d.shared(self.projected.take(), 42, r)?),
                218 => d.boxed(&mut self.storageos, r)?,
                226 => self.csi = Some(d.shared(self.csi.take(), 37, r)?),
                234 => d.boxed(&mut self.ephemeral, r)?,
                242 => d.boxed(&mut self.image, r)?,
                _ => r.skip(
                    tag,
                    &[
                        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
                        24, 25, 26, 27, 28, 29, 30,
                    ],
                )?,
            }
        }
        Ok(())
    }
}

impl Decode for VolumeDevice {
    const NAME: &'static str = "VolumeDevice";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = r.text()?,
                18 => self.device_path = r.text()?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for VolumeMount {
    const NAME: &'static str = "VolumeMount";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = d.intern(r)?,
                16 => self.read_only = nonempty(r.bool()?),
                26 => self.mount_path = d.intern(r)?,
                34 => self.sub_path = nonempty(r.text()?),
                42 => {
                    let value = Some(r.text()?);
                    self.rare.put(value, |rare| &mut rare.mount_propagation);
                }
                50 => {
                    let value = nonempty(r.text()?);
                    self.rare.put(value, |rare| &mut rare.sub_path_expr);
                }
                58 => {
                    let value = Some(r.text()?);
                    self.rare.put(value, |rare| &mut rare.recursive_read_only);
                }
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7])?,
            }
        }
        Ok(())
    }
}

impl Decode for VolumeMountStatus {
    const NAME: &'static str = "VolumeMountStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = r.text()?,
                18 => self.mount_path = d.intern(r)?,
                24 => self.read_only = nonempty(r.bool()?),
                34 => self.recursive_read_only = Some(r.text()?),
                42 => d.boxed(&mut self.volume_status, r)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for VolumeNodeAffinity {
    const NAME: &'static str = "VolumeNodeAffinity";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.required, r)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for VolumeProjection {
    const NAME: &'static str = "VolumeProjection";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.secret, r)?,
                18 => d.boxed(&mut self.downward_api, r)?,
                26 => d.boxed(&mut self.config_map, r)?,
                34 => d.boxed(&mut self.service_account_token, r)?,
                42 => d.boxed(&mut self.cluster_trust_bundle, r)?,
                50 => d.boxed(&mut self.pod_certificate, r)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
            }
        }
        Ok(())
    }
}

impl Decode for VolumeResourceRequirements {
    const NAME: &'static str = "VolumeResourceRequirements";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.limits = Some(d.map(self.limits.take(), r, 10)?),
                18 => self.requests = Some(d.map(self.requests.take(), r, 18)?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for VolumeStatus {
    const NAME: &'static str = "VolumeStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.image, r)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for VsphereVirtualDiskVolumeSource {
    const NAME: &'static str = "VsphereVirtualDiskVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.volume_path = r.text()?,
                18 => self.fs_type = nonempty(r.text()?),
                26 => self.storage_policy_name = nonempty(r.text()?),
                34 => self.storage_policy_id = nonempty(r.text()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for WeightedPodAffinityTerm {
    const NAME: &'static str = "WeightedPodAffinityTerm";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                8 => self.weight = r.i32()?,
                18 => d.message(&mut self.pod_affinity_term, r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for WindowsSecurityContextOptions {
    const NAME: &'static str = "WindowsSecurityContextOptions";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.gmsa_credential_spec_name = Some(r.text()?),
                18 => self.gmsa_credential_spec = Some(r.text()?),
                26 => self.run_as_user_name = Some(r.text()?),
                32 => self.host_process = Some(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}
