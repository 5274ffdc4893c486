//! Decoders of storage/v1 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, Stale, nonempty, openapi};

impl Decode for k8s_openapi::api::storage::v1::CSIDriver {
    const NAME: &'static str = "CSIDriver";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        csi_driver(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        csi_driver(self, Stale::everything(), r, d)
    }
}

fn csi_driver(
    to: &mut k8s_openapi::api::storage::v1::CSIDriver,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.over(is_stale, &mut to.spec, r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.spec);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::storage::v1::CSIDriverSpec {
    const NAME: &'static str = "CSIDriverSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        csi_driver_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        csi_driver_spec(self, Stale::everything(), r, d)
    }
}

fn csi_driver_spec(
    to: &mut k8s_openapi::api::storage::v1::CSIDriverSpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            8 => to.attach_required = Some(r.bool()?),
            16 => to.pod_info_on_mount = Some(r.bool()?),
            26 => d.vec(is_stale, to.volume_lifecycle_modes.get_or_insert_default(), r, 26)?,
            32 => to.storage_capacity = Some(r.bool()?),
            42 => r.put_some(&mut to.fs_group_policy)?,
            50 => d.vec(is_stale, to.token_requests.get_or_insert_default(), r, 50)?,
            56 => to.requires_republish = Some(r.bool()?),
            64 => to.se_linux_mount = Some(r.bool()?),
            72 => to.node_allocatable_update_period_seconds = Some(r.i64()?),
            80 => to.service_account_token_in_secrets = Some(r.bool()?),
            88 => to.prevent_pod_scheduling_if_missing = Some(r.bool()?),
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.attach_required);
        stale.reset(2, &mut to.pod_info_on_mount);
        stale.reset(3, &mut to.volume_lifecycle_modes);
        stale.reset(4, &mut to.storage_capacity);
        stale.reset(5, &mut to.fs_group_policy);
        stale.reset(6, &mut to.token_requests);
        stale.reset(7, &mut to.requires_republish);
        stale.reset(8, &mut to.se_linux_mount);
        stale.reset(9, &mut to.node_allocatable_update_period_seconds);
        stale.reset(10, &mut to.service_account_token_in_secrets);
        stale.reset(11, &mut to.prevent_pod_scheduling_if_missing);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::storage::v1::CSINode {
    const NAME: &'static str = "CSINode";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        csi_node(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        csi_node(self, Stale::everything(), r, d)
    }
}

fn csi_node(
    to: &mut k8s_openapi::api::storage::v1::CSINode,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.over(is_stale, &mut to.spec, r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.spec);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::storage::v1::CSINodeDriver {
    const NAME: &'static str = "CSINodeDriver";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        csi_node_driver(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        csi_node_driver(self, Stale::everything(), r, d)
    }
}

fn csi_node_driver(
    to: &mut k8s_openapi::api::storage::v1::CSINodeDriver,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            18 => r.put(&mut to.node_id)?,
            26 => d.vec(is_stale, to.topology_keys.get_or_insert_default(), r, 26)?,
            34 => d.over(is_stale, to.allocatable.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
        stale.reset(2, &mut to.node_id);
        stale.reset(3, &mut to.topology_keys);
        stale.reset(4, &mut to.allocatable);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::storage::v1::CSINodeSpec {
    const NAME: &'static str = "CSINodeSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        csi_node_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        csi_node_spec(self, Stale::everything(), r, d)
    }
}

fn csi_node_spec(
    to: &mut k8s_openapi::api::storage::v1::CSINodeSpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, &mut to.drivers, r, 10)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.drivers);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::storage::v1::CSIStorageCapacity {
    const NAME: &'static str = "CSIStorageCapacity";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        csi_storage_capacity(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        csi_storage_capacity(self, Stale::everything(), r, d)
    }
}

fn csi_storage_capacity(
    to: &mut k8s_openapi::api::storage::v1::CSIStorageCapacity,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.over(is_stale, to.node_topology.get_or_insert_default(), r)?,
            26 => r.put(&mut to.storage_class_name)?,
            34 => d.over(is_stale, to.capacity.get_or_insert_default(), r)?,
            42 => d.over(is_stale, to.maximum_volume_size.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.node_topology);
        stale.reset(3, &mut to.storage_class_name);
        stale.reset(4, &mut to.capacity);
        stale.reset(5, &mut to.maximum_volume_size);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::storage::v1::StorageClass {
    const NAME: &'static str = "StorageClass";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        storage_class(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        storage_class(self, Stale::everything(), r, d)
    }
}

fn storage_class(
    to: &mut k8s_openapi::api::storage::v1::StorageClass,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => r.put(&mut to.provisioner)?,
            26 => d.tree(is_stale, to.parameters.get_or_insert_default(), r, 26)?,
            34 => r.put_some(&mut to.reclaim_policy)?,
            42 => d.vec(is_stale, to.mount_options.get_or_insert_default(), r, 42)?,
            48 => to.allow_volume_expansion = Some(r.bool()?),
            58 => r.put_some(&mut to.volume_binding_mode)?,
            66 => d.vec(is_stale, to.allowed_topologies.get_or_insert_default(), r, 66)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.provisioner);
        stale.reset(3, &mut to.parameters);
        stale.reset(4, &mut to.reclaim_policy);
        stale.reset(5, &mut to.mount_options);
        stale.reset(6, &mut to.allow_volume_expansion);
        stale.reset(7, &mut to.volume_binding_mode);
        stale.reset(8, &mut to.allowed_topologies);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::storage::v1::TokenRequest {
    const NAME: &'static str = "TokenRequest";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        token_request(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        token_request(self, Stale::everything(), r, d)
    }
}

fn token_request(
    to: &mut k8s_openapi::api::storage::v1::TokenRequest,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.audience)?,
            16 => to.expiration_seconds = Some(r.i64()?),
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.audience);
        stale.reset(2, &mut to.expiration_seconds);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::storage::v1::VolumeAttachment {
    const NAME: &'static str = "VolumeAttachment";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        volume_attachment(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        volume_attachment(self, Stale::everything(), r, d)
    }
}

fn volume_attachment(
    to: &mut k8s_openapi::api::storage::v1::VolumeAttachment,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.over(is_stale, &mut to.spec, r)?,
            26 => d.over(is_stale, to.status.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.spec);
        stale.reset(3, &mut to.status);
    }
    if to.status.is_none() {
        to.status
            .get_or_insert_default()
            .read(&mut Reader::no_message(), d)?;
    }
    Ok(())
}

impl Decode for k8s_openapi::api::storage::v1::VolumeAttachmentSource {
    const NAME: &'static str = "VolumeAttachmentSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        volume_attachment_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        volume_attachment_source(self, Stale::everything(), r, d)
    }
}

fn volume_attachment_source(
    to: &mut k8s_openapi::api::storage::v1::VolumeAttachmentSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put_some(&mut to.persistent_volume_name)?,
            18 => d.over(is_stale, to.inline_volume_spec.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.persistent_volume_name);
        stale.reset(2, &mut to.inline_volume_spec);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::storage::v1::VolumeAttachmentSpec {
    const NAME: &'static str = "VolumeAttachmentSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        volume_attachment_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        volume_attachment_spec(self, Stale::everything(), r, d)
    }
}

fn volume_attachment_spec(
    to: &mut k8s_openapi::api::storage::v1::VolumeAttachmentSpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.attacher)?,
            18 => d.over(is_stale, &mut to.source, r)?,
            26 => r.put(&mut to.node_name)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.attacher);
        stale.reset(2, &mut to.source);
        stale.reset(3, &mut to.node_name);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::storage::v1::VolumeAttachmentStatus {
    const NAME: &'static str = "VolumeAttachmentStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        volume_attachment_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        volume_attachment_status(self, Stale::everything(), r, d)
    }
}

fn volume_attachment_status(
    to: &mut k8s_openapi::api::storage::v1::VolumeAttachmentStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            8 => to.attached = r.bool()?,
            18 => d.tree(is_stale, to.attachment_metadata.get_or_insert_default(), r, 18)?,
            26 => d.over(is_stale, to.attach_error.get_or_insert_default(), r)?,
            34 => d.over(is_stale, to.detach_error.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.attached);
        stale.reset(2, &mut to.attachment_metadata);
        stale.reset(3, &mut to.attach_error);
        stale.reset(4, &mut to.detach_error);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::storage::v1::VolumeAttributesClass {
    const NAME: &'static str = "VolumeAttributesClass";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        volume_attributes_class(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        volume_attributes_class(self, Stale::everything(), r, d)
    }
}

fn volume_attributes_class(
    to: &mut k8s_openapi::api::storage::v1::VolumeAttributesClass,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => r.put(&mut to.driver_name)?,
            26 => d.tree(is_stale, to.parameters.get_or_insert_default(), r, 26)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.driver_name);
        stale.reset(3, &mut to.parameters);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::storage::v1::VolumeError {
    const NAME: &'static str = "VolumeError";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        volume_error(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        volume_error(self, Stale::everything(), r, d)
    }
}

fn volume_error(
    to: &mut k8s_openapi::api::storage::v1::VolumeError,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => {
                to.time = r
                    .timestamp(openapi::unless(is_stale, to.time.as_ref().map(|old| old.0)))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            18 => r.put_nonempty(&mut to.message)?,
            24 => to.error_code = Some(r.i32()?),
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.time);
        stale.reset(2, &mut to.message);
        stale.reset(3, &mut to.error_code);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::storage::v1::VolumeNodeResources {
    const NAME: &'static str = "VolumeNodeResources";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        volume_node_resources(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        volume_node_resources(self, Stale::everything(), r, d)
    }
}

fn volume_node_resources(
    to: &mut k8s_openapi::api::storage::v1::VolumeNodeResources,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            8 => to.count = Some(r.i32()?),
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.count);
    }
    Ok(())
}
