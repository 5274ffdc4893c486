//! Decoders of storage/v1 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, nonempty, openapi};

impl Decode for k8s_openapi::api::storage::v1::CSIDriver {
    const NAME: &'static str = "CSIDriver";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => to.spec.read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::storage::v1::CSIDriverSpec {
    const NAME: &'static str = "CSIDriverSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                8 => to.attach_required = Some(r.bool()?),
                16 => to.pod_info_on_mount = Some(r.bool()?),
                26 => d.vec(to.volume_lifecycle_modes.get_or_insert_default(), r, 26)?,
                32 => to.storage_capacity = Some(r.bool()?),
                42 => to.fs_group_policy = Some(r.string()?),
                50 => d.vec(to.token_requests.get_or_insert_default(), r, 50)?,
                56 => to.requires_republish = Some(r.bool()?),
                64 => to.se_linux_mount = Some(r.bool()?),
                72 => to.node_allocatable_update_period_seconds = Some(r.i64()?),
                80 => to.service_account_token_in_secrets = Some(r.bool()?),
                88 => to.prevent_pod_scheduling_if_missing = Some(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::storage::v1::CSINode {
    const NAME: &'static str = "CSINode";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => to.spec.read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::storage::v1::CSINodeDriver {
    const NAME: &'static str = "CSINodeDriver";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = r.string()?,
                18 => to.node_id = r.string()?,
                26 => d.vec(to.topology_keys.get_or_insert_default(), r, 26)?,
                34 => to.allocatable.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::storage::v1::CSINodeSpec {
    const NAME: &'static str = "CSINodeSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(&mut to.drivers, r, 10)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::storage::v1::CSIStorageCapacity {
    const NAME: &'static str = "CSIStorageCapacity";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => to.node_topology.get_or_insert_default().read(r, d)?,
                26 => to.storage_class_name = r.string()?,
                34 => to.capacity.get_or_insert_default().read(r, d)?,
                42 => to.maximum_volume_size.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::storage::v1::StorageClass {
    const NAME: &'static str = "StorageClass";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => to.provisioner = r.string()?,
                26 => d.tree(to.parameters.get_or_insert_default(), r, 26)?,
                34 => to.reclaim_policy = Some(r.string()?),
                42 => d.vec(to.mount_options.get_or_insert_default(), r, 42)?,
                48 => to.allow_volume_expansion = Some(r.bool()?),
                58 => to.volume_binding_mode = Some(r.string()?),
                66 => d.vec(to.allowed_topologies.get_or_insert_default(), r, 66)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::storage::v1::TokenRequest {
    const NAME: &'static str = "TokenRequest";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.audience = r.string()?,
                16 => to.expiration_seconds = Some(r.i64()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::storage::v1::VolumeAttachment {
    const NAME: &'static str = "VolumeAttachment";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => to.spec.read(r, d)?,
                26 => to.status.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        if to.status.is_none() {
            to.status
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::storage::v1::VolumeAttachmentSource {
    const NAME: &'static str = "VolumeAttachmentSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.persistent_volume_name = Some(r.string()?),
                18 => to.inline_volume_spec.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::storage::v1::VolumeAttachmentSpec {
    const NAME: &'static str = "VolumeAttachmentSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.attacher = r.string()?,
                18 => to.source.read(r, d)?,
                26 => to.node_name = r.string()?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::storage::v1::VolumeAttachmentStatus {
    const NAME: &'static str = "VolumeAttachmentStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                8 => to.attached = r.bool()?,
                18 => d.tree(to.attachment_metadata.get_or_insert_default(), r, 18)?,
                26 => to.attach_error.get_or_insert_default().read(r, d)?,
                34 => to.detach_error.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::storage::v1::VolumeAttributesClass {
    const NAME: &'static str = "VolumeAttributesClass";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => to.driver_name = r.string()?,
                26 => d.tree(to.parameters.get_or_insert_default(), r, 26)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::storage::v1::VolumeError {
    const NAME: &'static str = "VolumeError";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => {
                    to.time = r
                        .timestamp(to.time.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                18 => to.message = nonempty(r.string()?),
                24 => to.error_code = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::storage::v1::VolumeNodeResources {
    const NAME: &'static str = "VolumeNodeResources";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                8 => to.count = Some(r.i32()?),
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}
