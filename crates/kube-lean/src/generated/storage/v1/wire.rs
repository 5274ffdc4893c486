//! Decoders of storage/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use super::*;
#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, Reader, nonempty};

impl Decode for CSIDriver {
    const NAME: &'static str = "CSIDriver";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.message(&mut self.spec, r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for CSIDriverSpec {
    const NAME: &'static str = "CSIDriverSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                8 => self.attach_required = Some(r.bool()?),
                16 => self.pod_info_on_mount = Some(r.bool()?),
                26 => d.list(self.volume_lifecycle_modes.get_or_insert_default(), r, 26)?,
                32 => self.storage_capacity = Some(r.bool()?),
                42 => self.fs_group_policy = Some(r.text()?),
                50 => d.list(self.token_requests.get_or_insert_default(), r, 50)?,
                56 => self.requires_republish = Some(r.bool()?),
                64 => self.se_linux_mount = Some(r.bool()?),
                72 => self.node_allocatable_update_period_seconds = Some(r.i64()?),
                80 => self.service_account_token_in_secrets = Some(r.bool()?),
                88 => self.prevent_pod_scheduling_if_missing = Some(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])?,
            }
        }
        Ok(())
    }
}

impl Decode for CSINode {
    const NAME: &'static str = "CSINode";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.message(&mut self.spec, r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for CSINodeDriver {
    const NAME: &'static str = "CSINodeDriver";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = r.text()?,
                18 => self.node_id = r.text()?,
                26 => d.list(self.topology_keys.get_or_insert_default(), r, 26)?,
                34 => d.boxed(&mut self.allocatable, r)?,
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for CSINodeSpec {
    const NAME: &'static str = "CSINodeSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(&mut self.drivers, r, 10)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for CSIStorageCapacity {
    const NAME: &'static str = "CSIStorageCapacity";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.boxed(&mut self.node_topology, r)?,
                26 => self.storage_class_name = r.text()?,
                34 => self.capacity = Some(r.quantity(self.capacity.take())?),
                42 => self.maximum_volume_size = Some(r.quantity(self.maximum_volume_size.take())?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for StorageClass {
    const NAME: &'static str = "StorageClass";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => self.provisioner = r.text()?,
                26 => self.parameters = Some(d.map(self.parameters.take(), r, 26)?),
                34 => self.reclaim_policy = Some(r.text()?),
                42 => d.list(self.mount_options.get_or_insert_default(), r, 42)?,
                48 => self.allow_volume_expansion = Some(r.bool()?),
                58 => self.volume_binding_mode = Some(r.text()?),
                66 => d.list(self.allowed_topologies.get_or_insert_default(), r, 66)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8])?,
            }
        }
        Ok(())
    }
}

impl Decode for TokenRequest {
    const NAME: &'static str = "TokenRequest";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.audience = r.text()?,
                16 => self.expiration_seconds = Some(r.i64()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for VolumeAttachment {
    const NAME: &'static str = "VolumeAttachment";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.message(&mut self.spec, r)?,
                26 => d.boxed(&mut self.status, r)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        if self.status.is_none() {
            d.boxed(&mut self.status, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for VolumeAttachmentSource {
    const NAME: &'static str = "VolumeAttachmentSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.persistent_volume_name = Some(r.text()?),
                18 => d.boxed(&mut self.inline_volume_spec, r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for VolumeAttachmentSpec {
    const NAME: &'static str = "VolumeAttachmentSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.attacher = r.text()?,
                18 => d.message(&mut self.source, r)?,
                26 => self.node_name = r.text()?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for VolumeAttachmentStatus {
    const NAME: &'static str = "VolumeAttachmentStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                8 => self.attached = r.bool()?,
                18 => self.attachment_metadata = Some(d.map(self.attachment_metadata.take(), r, 18)?),
                26 => d.boxed(&mut self.attach_error, r)?,
                34 => d.boxed(&mut self.detach_error, r)?,
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for VolumeAttributesClass {
    const NAME: &'static str = "VolumeAttributesClass";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => self.driver_name = r.text()?,
                26 => self.parameters = Some(d.map(self.parameters.take(), r, 26)?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for VolumeError {
    const NAME: &'static str = "VolumeError";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.time = r.time(self.time)?,
                18 => self.message = nonempty(r.text()?),
                24 => self.error_code = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for VolumeNodeResources {
    const NAME: &'static str = "VolumeNodeResources";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                8 => self.count = Some(r.i32()?),
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}
