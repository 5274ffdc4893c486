//! Decoders of core/v1 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, Stale, nonempty, openapi};

impl Decode for k8s_openapi::api::core::v1::AWSElasticBlockStoreVolumeSource {
    const NAME: &'static str = "AWSElasticBlockStoreVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        aws_elastic_block_store_volume_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        aws_elastic_block_store_volume_source(self, Stale::everything(), r, d)
    }
}

fn aws_elastic_block_store_volume_source(
    to: &mut k8s_openapi::api::core::v1::AWSElasticBlockStoreVolumeSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.volume_id)?,
            18 => r.put_nonempty(&mut to.fs_type)?,
            24 => to.partition = nonempty(r.i32()?),
            32 => to.read_only = nonempty(r.bool()?),
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.volume_id);
        stale.reset(2, &mut to.fs_type);
        stale.reset(3, &mut to.partition);
        stale.reset(4, &mut to.read_only);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::Affinity {
    const NAME: &'static str = "Affinity";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        affinity(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        affinity(self, Stale::everything(), r, d)
    }
}

fn affinity(
    to: &mut k8s_openapi::api::core::v1::Affinity,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.node_affinity.get_or_insert_default(), r)?,
            18 => d.over(is_stale, to.pod_affinity.get_or_insert_default(), r)?,
            26 => d.over(is_stale, to.pod_anti_affinity.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.node_affinity);
        stale.reset(2, &mut to.pod_affinity);
        stale.reset(3, &mut to.pod_anti_affinity);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::AppArmorProfile {
    const NAME: &'static str = "AppArmorProfile";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        app_armor_profile(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        app_armor_profile(self, Stale::everything(), r, d)
    }
}

fn app_armor_profile(
    to: &mut k8s_openapi::api::core::v1::AppArmorProfile,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.type_)?,
            18 => r.put_some(&mut to.localhost_profile)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.type_);
        stale.reset(2, &mut to.localhost_profile);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::AttachedVolume {
    const NAME: &'static str = "AttachedVolume";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        attached_volume(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        attached_volume(self, Stale::everything(), r, d)
    }
}

fn attached_volume(
    to: &mut k8s_openapi::api::core::v1::AttachedVolume,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            18 => r.put(&mut to.device_path)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
        stale.reset(2, &mut to.device_path);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::AzureDiskVolumeSource {
    const NAME: &'static str = "AzureDiskVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        azure_disk_volume_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        azure_disk_volume_source(self, Stale::everything(), r, d)
    }
}

fn azure_disk_volume_source(
    to: &mut k8s_openapi::api::core::v1::AzureDiskVolumeSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.disk_name)?,
            18 => r.put(&mut to.disk_uri)?,
            26 => r.put_some(&mut to.caching_mode)?,
            34 => r.put_some(&mut to.fs_type)?,
            40 => to.read_only = Some(r.bool()?),
            50 => r.put_some(&mut to.kind)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.disk_name);
        stale.reset(2, &mut to.disk_uri);
        stale.reset(3, &mut to.caching_mode);
        stale.reset(4, &mut to.fs_type);
        stale.reset(5, &mut to.read_only);
        stale.reset(6, &mut to.kind);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::AzureFilePersistentVolumeSource {
    const NAME: &'static str = "AzureFilePersistentVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        azure_file_persistent_volume_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        azure_file_persistent_volume_source(self, Stale::everything(), r, d)
    }
}

fn azure_file_persistent_volume_source(
    to: &mut k8s_openapi::api::core::v1::AzureFilePersistentVolumeSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.secret_name)?,
            18 => r.put(&mut to.share_name)?,
            24 => to.read_only = nonempty(r.bool()?),
            34 => r.put_some(&mut to.secret_namespace)?,
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.secret_name);
        stale.reset(2, &mut to.share_name);
        stale.reset(3, &mut to.read_only);
        stale.reset(4, &mut to.secret_namespace);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::AzureFileVolumeSource {
    const NAME: &'static str = "AzureFileVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        azure_file_volume_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        azure_file_volume_source(self, Stale::everything(), r, d)
    }
}

fn azure_file_volume_source(
    to: &mut k8s_openapi::api::core::v1::AzureFileVolumeSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.secret_name)?,
            18 => r.put(&mut to.share_name)?,
            24 => to.read_only = nonempty(r.bool()?),
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.secret_name);
        stale.reset(2, &mut to.share_name);
        stale.reset(3, &mut to.read_only);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::CSIPersistentVolumeSource {
    const NAME: &'static str = "CSIPersistentVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        csi_persistent_volume_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        csi_persistent_volume_source(self, Stale::everything(), r, d)
    }
}

fn csi_persistent_volume_source(
    to: &mut k8s_openapi::api::core::v1::CSIPersistentVolumeSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.driver)?,
            18 => r.put(&mut to.volume_handle)?,
            24 => to.read_only = nonempty(r.bool()?),
            34 => r.put_nonempty(&mut to.fs_type)?,
            42 => d.tree(is_stale, to.volume_attributes.get_or_insert_default(), r, 42)?,
            50 => d.over(
                is_stale,
                to.controller_publish_secret_ref.get_or_insert_default(),
                r,
            )?,
            58 => d.over(is_stale, to.node_stage_secret_ref.get_or_insert_default(), r)?,
            66 => d.over(is_stale, to.node_publish_secret_ref.get_or_insert_default(), r)?,
            74 => d.over(
                is_stale,
                to.controller_expand_secret_ref.get_or_insert_default(),
                r,
            )?,
            82 => d.over(is_stale, to.node_expand_secret_ref.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.driver);
        stale.reset(2, &mut to.volume_handle);
        stale.reset(3, &mut to.read_only);
        stale.reset(4, &mut to.fs_type);
        stale.reset(5, &mut to.volume_attributes);
        stale.reset(6, &mut to.controller_publish_secret_ref);
        stale.reset(7, &mut to.node_stage_secret_ref);
        stale.reset(8, &mut to.node_publish_secret_ref);
        stale.reset(9, &mut to.controller_expand_secret_ref);
        stale.reset(10, &mut to.node_expand_secret_ref);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::CSIVolumeSource {
    const NAME: &'static str = "CSIVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        csi_volume_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        csi_volume_source(self, Stale::everything(), r, d)
    }
}

fn csi_volume_source(
    to: &mut k8s_openapi::api::core::v1::CSIVolumeSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.driver)?,
            16 => to.read_only = Some(r.bool()?),
            26 => r.put_some(&mut to.fs_type)?,
            34 => d.tree(is_stale, to.volume_attributes.get_or_insert_default(), r, 34)?,
            42 => d.over(is_stale, to.node_publish_secret_ref.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.driver);
        stale.reset(2, &mut to.read_only);
        stale.reset(3, &mut to.fs_type);
        stale.reset(4, &mut to.volume_attributes);
        stale.reset(5, &mut to.node_publish_secret_ref);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::Capabilities {
    const NAME: &'static str = "Capabilities";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        capabilities(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        capabilities(self, Stale::everything(), r, d)
    }
}

fn capabilities(
    to: &mut k8s_openapi::api::core::v1::Capabilities,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.add.get_or_insert_default(), r, 10)?,
            18 => d.vec(is_stale, to.drop.get_or_insert_default(), r, 18)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.add);
        stale.reset(2, &mut to.drop);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::CephFSPersistentVolumeSource {
    const NAME: &'static str = "CephFSPersistentVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        ceph_fs_persistent_volume_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        ceph_fs_persistent_volume_source(self, Stale::everything(), r, d)
    }
}

fn ceph_fs_persistent_volume_source(
    to: &mut k8s_openapi::api::core::v1::CephFSPersistentVolumeSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, &mut to.monitors, r, 10)?,
            18 => r.put_nonempty(&mut to.path)?,
            26 => r.put_nonempty(&mut to.user)?,
            34 => r.put_nonempty(&mut to.secret_file)?,
            42 => d.over(is_stale, to.secret_ref.get_or_insert_default(), r)?,
            48 => to.read_only = nonempty(r.bool()?),
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.monitors);
        stale.reset(2, &mut to.path);
        stale.reset(3, &mut to.user);
        stale.reset(4, &mut to.secret_file);
        stale.reset(5, &mut to.secret_ref);
        stale.reset(6, &mut to.read_only);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::CephFSVolumeSource {
    const NAME: &'static str = "CephFSVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        ceph_fs_volume_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        ceph_fs_volume_source(self, Stale::everything(), r, d)
    }
}

fn ceph_fs_volume_source(
    to: &mut k8s_openapi::api::core::v1::CephFSVolumeSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, &mut to.monitors, r, 10)?,
            18 => r.put_nonempty(&mut to.path)?,
            26 => r.put_nonempty(&mut to.user)?,
            34 => r.put_nonempty(&mut to.secret_file)?,
            42 => d.over(is_stale, to.secret_ref.get_or_insert_default(), r)?,
            48 => to.read_only = nonempty(r.bool()?),
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.monitors);
        stale.reset(2, &mut to.path);
        stale.reset(3, &mut to.user);
        stale.reset(4, &mut to.secret_file);
        stale.reset(5, &mut to.secret_ref);
        stale.reset(6, &mut to.read_only);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::CinderPersistentVolumeSource {
    const NAME: &'static str = "CinderPersistentVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        cinder_persistent_volume_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        cinder_persistent_volume_source(self, Stale::everything(), r, d)
    }
}

fn cinder_persistent_volume_source(
    to: &mut k8s_openapi::api::core::v1::CinderPersistentVolumeSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.volume_id)?,
            18 => r.put_nonempty(&mut to.fs_type)?,
            24 => to.read_only = nonempty(r.bool()?),
            34 => d.over(is_stale, to.secret_ref.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.volume_id);
        stale.reset(2, &mut to.fs_type);
        stale.reset(3, &mut to.read_only);
        stale.reset(4, &mut to.secret_ref);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::CinderVolumeSource {
    const NAME: &'static str = "CinderVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        cinder_volume_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        cinder_volume_source(self, Stale::everything(), r, d)
    }
}

fn cinder_volume_source(
    to: &mut k8s_openapi::api::core::v1::CinderVolumeSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.volume_id)?,
            18 => r.put_nonempty(&mut to.fs_type)?,
            24 => to.read_only = nonempty(r.bool()?),
            34 => d.over(is_stale, to.secret_ref.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.volume_id);
        stale.reset(2, &mut to.fs_type);
        stale.reset(3, &mut to.read_only);
        stale.reset(4, &mut to.secret_ref);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ClientIPConfig {
    const NAME: &'static str = "ClientIPConfig";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        client_ip_config(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        client_ip_config(self, Stale::everything(), r, d)
    }
}

fn client_ip_config(
    to: &mut k8s_openapi::api::core::v1::ClientIPConfig,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            8 => to.timeout_seconds = Some(r.i32()?),
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.timeout_seconds);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ClusterTrustBundleProjection {
    const NAME: &'static str = "ClusterTrustBundleProjection";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        cluster_trust_bundle_projection(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        cluster_trust_bundle_projection(self, Stale::everything(), r, d)
    }
}

fn cluster_trust_bundle_projection(
    to: &mut k8s_openapi::api::core::v1::ClusterTrustBundleProjection,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put_some(&mut to.name)?,
            18 => r.put_some(&mut to.signer_name)?,
            26 => d.over(is_stale, to.label_selector.get_or_insert_default(), r)?,
            34 => r.put(&mut to.path)?,
            40 => to.optional = Some(r.bool()?),
            _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
        stale.reset(2, &mut to.signer_name);
        stale.reset(3, &mut to.label_selector);
        stale.reset(4, &mut to.path);
        stale.reset(5, &mut to.optional);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ComponentCondition {
    const NAME: &'static str = "ComponentCondition";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        component_condition(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        component_condition(self, Stale::everything(), r, d)
    }
}

fn component_condition(
    to: &mut k8s_openapi::api::core::v1::ComponentCondition,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.type_)?,
            18 => r.put(&mut to.status)?,
            26 => r.put_nonempty(&mut to.message)?,
            34 => r.put_nonempty(&mut to.error)?,
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.type_);
        stale.reset(2, &mut to.status);
        stale.reset(3, &mut to.message);
        stale.reset(4, &mut to.error);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ComponentStatus {
    const NAME: &'static str = "ComponentStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        component_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        component_status(self, Stale::everything(), r, d)
    }
}

fn component_status(
    to: &mut k8s_openapi::api::core::v1::ComponentStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.vec(is_stale, to.conditions.get_or_insert_default(), r, 18)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.conditions);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ConfigMap {
    const NAME: &'static str = "ConfigMap";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        config_map(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        config_map(self, Stale::everything(), r, d)
    }
}

fn config_map(
    to: &mut k8s_openapi::api::core::v1::ConfigMap,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.tree(is_stale, to.data.get_or_insert_default(), r, 18)?,
            26 => d.tree(is_stale, to.binary_data.get_or_insert_default(), r, 26)?,
            32 => to.immutable = Some(r.bool()?),
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.data);
        stale.reset(3, &mut to.binary_data);
        stale.reset(4, &mut to.immutable);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ConfigMapEnvSource {
    const NAME: &'static str = "ConfigMapEnvSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        config_map_env_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        config_map_env_source(self, Stale::everything(), r, d)
    }
}

fn config_map_env_source(
    to: &mut k8s_openapi::api::core::v1::ConfigMapEnvSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => config_map_env_source_1(to, Stale::all_if(is_stale), &mut r.message()?, d)?,
            16 => to.optional = Some(r.bool()?),
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        if stale.has(1) {
            config_map_env_source_1(to, Stale::everything(), &mut Reader::new(&[]), d)?;
        }
        stale.reset(2, &mut to.optional);
    }
    Ok(())
}

/// The inlined LocalObjectReference.
fn config_map_env_source_1(
    to: &mut k8s_openapi::api::core::v1::ConfigMapEnvSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ConfigMapKeySelector {
    const NAME: &'static str = "ConfigMapKeySelector";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        config_map_key_selector(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        config_map_key_selector(self, Stale::everything(), r, d)
    }
}

fn config_map_key_selector(
    to: &mut k8s_openapi::api::core::v1::ConfigMapKeySelector,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => config_map_key_selector_1(to, Stale::all_if(is_stale), &mut r.message()?, d)?,
            18 => r.put(&mut to.key)?,
            24 => to.optional = Some(r.bool()?),
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        if stale.has(1) {
            config_map_key_selector_1(to, Stale::everything(), &mut Reader::new(&[]), d)?;
        }
        stale.reset(2, &mut to.key);
        stale.reset(3, &mut to.optional);
    }
    Ok(())
}

/// The inlined LocalObjectReference.
fn config_map_key_selector_1(
    to: &mut k8s_openapi::api::core::v1::ConfigMapKeySelector,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ConfigMapNodeConfigSource {
    const NAME: &'static str = "ConfigMapNodeConfigSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        config_map_node_config_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        config_map_node_config_source(self, Stale::everything(), r, d)
    }
}

fn config_map_node_config_source(
    to: &mut k8s_openapi::api::core::v1::ConfigMapNodeConfigSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.namespace)?,
            18 => r.put(&mut to.name)?,
            26 => r.put_nonempty(&mut to.uid)?,
            34 => r.put_nonempty(&mut to.resource_version)?,
            42 => r.put(&mut to.kubelet_config_key)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.namespace);
        stale.reset(2, &mut to.name);
        stale.reset(3, &mut to.uid);
        stale.reset(4, &mut to.resource_version);
        stale.reset(5, &mut to.kubelet_config_key);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ConfigMapProjection {
    const NAME: &'static str = "ConfigMapProjection";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        config_map_projection(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        config_map_projection(self, Stale::everything(), r, d)
    }
}

fn config_map_projection(
    to: &mut k8s_openapi::api::core::v1::ConfigMapProjection,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => config_map_projection_1(to, Stale::all_if(is_stale), &mut r.message()?, d)?,
            18 => d.vec(is_stale, to.items.get_or_insert_default(), r, 18)?,
            32 => to.optional = Some(r.bool()?),
            _ => r.skip(tag, &[1, 2, 4])?,
        }
    }
    if stale.is_any() {
        if stale.has(1) {
            config_map_projection_1(to, Stale::everything(), &mut Reader::new(&[]), d)?;
        }
        stale.reset(2, &mut to.items);
        stale.reset(4, &mut to.optional);
    }
    Ok(())
}

/// The inlined LocalObjectReference.
fn config_map_projection_1(
    to: &mut k8s_openapi::api::core::v1::ConfigMapProjection,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ConfigMapVolumeSource {
    const NAME: &'static str = "ConfigMapVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        config_map_volume_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        config_map_volume_source(self, Stale::everything(), r, d)
    }
}

fn config_map_volume_source(
    to: &mut k8s_openapi::api::core::v1::ConfigMapVolumeSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => config_map_volume_source_1(to, Stale::all_if(is_stale), &mut r.message()?, d)?,
            18 => d.vec(is_stale, to.items.get_or_insert_default(), r, 18)?,
            24 => to.default_mode = Some(r.i32()?),
            32 => to.optional = Some(r.bool()?),
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        if stale.has(1) {
            config_map_volume_source_1(to, Stale::everything(), &mut Reader::new(&[]), d)?;
        }
        stale.reset(2, &mut to.items);
        stale.reset(3, &mut to.default_mode);
        stale.reset(4, &mut to.optional);
    }
    Ok(())
}

/// The inlined LocalObjectReference.
fn config_map_volume_source_1(
    to: &mut k8s_openapi::api::core::v1::ConfigMapVolumeSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::Container {
    const NAME: &'static str = "Container";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        container(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        container(self, Stale::everything(), r, d)
    }
}

fn container(
    to: &mut k8s_openapi::api::core::v1::Container,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            18 => r.put_nonempty(&mut to.image)?,
            26 => d.vec(is_stale, to.command.get_or_insert_default(), r, 26)?,
            34 => d.vec(is_stale, to.args.get_or_insert_default(), r, 34)?,
            42 => r.put_nonempty(&mut to.working_dir)?,
            50 => d.vec(is_stale, to.ports.get_or_insert_default(), r, 50)?,
            58 => d.vec(is_stale, to.env.get_or_insert_default(), r, 58)?,
            66 => d.over(is_stale, to.resources.get_or_insert_default(), r)?,
            74 => d.vec(is_stale, to.volume_mounts.get_or_insert_default(), r, 74)?,
            82 => d.over(is_stale, to.liveness_probe.get_or_insert_default(), r)?,
            90 => d.over(is_stale, to.readiness_probe.get_or_insert_default(), r)?,
            98 => d.over(is_stale, to.lifecycle.get_or_insert_default(), r)?,
            106 => r.put_nonempty(&mut to.termination_message_path)?,
            114 => r.put_nonempty(&mut to.image_pull_policy)?,
            122 => d.over(is_stale, to.security_context.get_or_insert_default(), r)?,
            128 => to.stdin = nonempty(r.bool()?),
            136 => to.stdin_once = nonempty(r.bool()?),
            144 => to.tty = nonempty(r.bool()?),
            154 => d.vec(is_stale, to.env_from.get_or_insert_default(), r, 154)?,
            162 => r.put_nonempty(&mut to.termination_message_policy)?,
            170 => d.vec(is_stale, to.volume_devices.get_or_insert_default(), r, 170)?,
            178 => d.over(is_stale, to.startup_probe.get_or_insert_default(), r)?,
            186 => d.vec(is_stale, to.resize_policy.get_or_insert_default(), r, 186)?,
            194 => r.put_some(&mut to.restart_policy)?,
            202 => d.vec(is_stale, to.restart_policy_rules.get_or_insert_default(), r, 202)?,
            _ => r.skip(
                tag,
                &[
                    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25,
                ],
            )?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
        stale.reset(2, &mut to.image);
        stale.reset(3, &mut to.command);
        stale.reset(4, &mut to.args);
        stale.reset(5, &mut to.working_dir);
        stale.reset(6, &mut to.ports);
        stale.reset(7, &mut to.env);
        stale.reset(8, &mut to.resources);
        stale.reset(9, &mut to.volume_mounts);
        stale.reset(10, &mut to.liveness_probe);
        stale.reset(11, &mut to.readiness_probe);
        stale.reset(12, &mut to.lifecycle);
        stale.reset(13, &mut to.termination_message_path);
        stale.reset(14, &mut to.image_pull_policy);
        stale.reset(15, &mut to.security_context);
        stale.reset(16, &mut to.stdin);
        stale.reset(17, &mut to.stdin_once);
        stale.reset(18, &mut to.tty);
        stale.reset(19, &mut to.env_from);
        stale.reset(20, &mut to.termination_message_policy);
        stale.reset(21, &mut to.volume_devices);
        stale.reset(22, &mut to.startup_probe);
        stale.reset(23, &mut to.resize_policy);
        stale.reset(24, &mut to.restart_policy);
        stale.reset(25, &mut to.restart_policy_rules);
    }
    if to.resources.is_none() {
        to.resources
            .get_or_insert_default()
            .read(&mut Reader::no_message(), d)?;
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ContainerExtendedResourceRequest {
    const NAME: &'static str = "ContainerExtendedResourceRequest";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        container_extended_resource_request(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        container_extended_resource_request(self, Stale::everything(), r, d)
    }
}

fn container_extended_resource_request(
    to: &mut k8s_openapi::api::core::v1::ContainerExtendedResourceRequest,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.container_name)?,
            18 => r.put(&mut to.resource_name)?,
            26 => r.put(&mut to.request_name)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.container_name);
        stale.reset(2, &mut to.resource_name);
        stale.reset(3, &mut to.request_name);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ContainerImage {
    const NAME: &'static str = "ContainerImage";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        container_image(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        container_image(self, Stale::everything(), r, d)
    }
}

fn container_image(
    to: &mut k8s_openapi::api::core::v1::ContainerImage,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.names.get_or_insert_default(), r, 10)?,
            16 => to.size_bytes = nonempty(r.i64()?),
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.names);
        stale.reset(2, &mut to.size_bytes);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ContainerPort {
    const NAME: &'static str = "ContainerPort";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        container_port(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        container_port(self, Stale::everything(), r, d)
    }
}

fn container_port(
    to: &mut k8s_openapi::api::core::v1::ContainerPort,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.name)?,
            16 => to.host_port = nonempty(r.i32()?),
            24 => to.container_port = r.i32()?,
            34 => r.put_nonempty(&mut to.protocol)?,
            42 => r.put_nonempty(&mut to.host_ip)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
        stale.reset(2, &mut to.host_port);
        stale.reset(3, &mut to.container_port);
        stale.reset(4, &mut to.protocol);
        stale.reset(5, &mut to.host_ip);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ContainerResizePolicy {
    const NAME: &'static str = "ContainerResizePolicy";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        container_resize_policy(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        container_resize_policy(self, Stale::everything(), r, d)
    }
}

fn container_resize_policy(
    to: &mut k8s_openapi::api::core::v1::ContainerResizePolicy,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.resource_name)?,
            18 => r.put(&mut to.restart_policy)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.resource_name);
        stale.reset(2, &mut to.restart_policy);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ContainerRestartRule {
    const NAME: &'static str = "ContainerRestartRule";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        container_restart_rule(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        container_restart_rule(self, Stale::everything(), r, d)
    }
}

fn container_restart_rule(
    to: &mut k8s_openapi::api::core::v1::ContainerRestartRule,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.action)?,
            18 => d.over(is_stale, to.exit_codes.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.action);
        stale.reset(2, &mut to.exit_codes);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ContainerRestartRuleOnExitCodes {
    const NAME: &'static str = "ContainerRestartRuleOnExitCodes";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        container_restart_rule_on_exit_codes(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        container_restart_rule_on_exit_codes(self, Stale::everything(), r, d)
    }
}

fn container_restart_rule_on_exit_codes(
    to: &mut k8s_openapi::api::core::v1::ContainerRestartRuleOnExitCodes,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.operator)?,
            16 => d.vec(is_stale, to.values.get_or_insert_default(), r, 16)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.operator);
        stale.reset(2, &mut to.values);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ContainerState {
    const NAME: &'static str = "ContainerState";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        container_state(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        container_state(self, Stale::everything(), r, d)
    }
}

fn container_state(
    to: &mut k8s_openapi::api::core::v1::ContainerState,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.waiting.get_or_insert_default(), r)?,
            18 => d.over(is_stale, to.running.get_or_insert_default(), r)?,
            26 => d.over(is_stale, to.terminated.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.waiting);
        stale.reset(2, &mut to.running);
        stale.reset(3, &mut to.terminated);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ContainerStateRunning {
    const NAME: &'static str = "ContainerStateRunning";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        container_state_running(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        container_state_running(self, Stale::everything(), r, d)
    }
}

fn container_state_running(
    to: &mut k8s_openapi::api::core::v1::ContainerStateRunning,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => {
                to.started_at = r
                    .timestamp(openapi::unless(is_stale, to.started_at.as_ref().map(|old| old.0)))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.started_at);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ContainerStateTerminated {
    const NAME: &'static str = "ContainerStateTerminated";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        container_state_terminated(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        container_state_terminated(self, Stale::everything(), r, d)
    }
}

fn container_state_terminated(
    to: &mut k8s_openapi::api::core::v1::ContainerStateTerminated,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            8 => to.exit_code = r.i32()?,
            16 => to.signal = nonempty(r.i32()?),
            26 => r.put_nonempty(&mut to.reason)?,
            34 => r.put_nonempty(&mut to.message)?,
            42 => {
                to.started_at = r
                    .timestamp(openapi::unless(is_stale, to.started_at.as_ref().map(|old| old.0)))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            50 => {
                to.finished_at = r
                    .timestamp(openapi::unless(
                        is_stale,
                        to.finished_at.as_ref().map(|old| old.0),
                    ))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            58 => r.put_nonempty(&mut to.container_id)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.exit_code);
        stale.reset(2, &mut to.signal);
        stale.reset(3, &mut to.reason);
        stale.reset(4, &mut to.message);
        stale.reset(5, &mut to.started_at);
        stale.reset(6, &mut to.finished_at);
        stale.reset(7, &mut to.container_id);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ContainerStateWaiting {
    const NAME: &'static str = "ContainerStateWaiting";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        container_state_waiting(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        container_state_waiting(self, Stale::everything(), r, d)
    }
}

fn container_state_waiting(
    to: &mut k8s_openapi::api::core::v1::ContainerStateWaiting,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.reason)?,
            18 => r.put_nonempty(&mut to.message)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.reason);
        stale.reset(2, &mut to.message);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ContainerStatus {
    const NAME: &'static str = "ContainerStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        container_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        container_status(self, Stale::everything(), r, d)
    }
}

fn container_status(
    to: &mut k8s_openapi::api::core::v1::ContainerStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            18 => d.over(is_stale, to.state.get_or_insert_default(), r)?,
            26 => d.over(is_stale, to.last_state.get_or_insert_default(), r)?,
            32 => to.ready = r.bool()?,
            40 => to.restart_count = r.i32()?,
            50 => r.put(&mut to.image)?,
            58 => r.put(&mut to.image_id)?,
            66 => r.put_nonempty(&mut to.container_id)?,
            72 => to.started = Some(r.bool()?),
            82 => d.tree(is_stale, to.allocated_resources.get_or_insert_default(), r, 82)?,
            90 => d.over(is_stale, to.resources.get_or_insert_default(), r)?,
            98 => d.vec(is_stale, to.volume_mounts.get_or_insert_default(), r, 98)?,
            106 => d.over(is_stale, to.user.get_or_insert_default(), r)?,
            114 => d.vec(
                is_stale,
                to.allocated_resources_status.get_or_insert_default(),
                r,
                114,
            )?,
            122 => r.put_some(&mut to.stop_signal)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
        stale.reset(2, &mut to.state);
        stale.reset(3, &mut to.last_state);
        stale.reset(4, &mut to.ready);
        stale.reset(5, &mut to.restart_count);
        stale.reset(6, &mut to.image);
        stale.reset(7, &mut to.image_id);
        stale.reset(8, &mut to.container_id);
        stale.reset(9, &mut to.started);
        stale.reset(10, &mut to.allocated_resources);
        stale.reset(11, &mut to.resources);
        stale.reset(12, &mut to.volume_mounts);
        stale.reset(13, &mut to.user);
        stale.reset(14, &mut to.allocated_resources_status);
        stale.reset(15, &mut to.stop_signal);
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

impl Decode for k8s_openapi::api::core::v1::ContainerUser {
    const NAME: &'static str = "ContainerUser";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        container_user(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        container_user(self, Stale::everything(), r, d)
    }
}

fn container_user(
    to: &mut k8s_openapi::api::core::v1::ContainerUser,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.linux.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.linux);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::DaemonEndpoint {
    const NAME: &'static str = "DaemonEndpoint";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        daemon_endpoint(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        daemon_endpoint(self, Stale::everything(), r, d)
    }
}

fn daemon_endpoint(
    to: &mut k8s_openapi::api::core::v1::DaemonEndpoint,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            8 => to.port = r.i32()?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.port);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::DownwardAPIProjection {
    const NAME: &'static str = "DownwardAPIProjection";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        downward_api_projection(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        downward_api_projection(self, Stale::everything(), r, d)
    }
}

fn downward_api_projection(
    to: &mut k8s_openapi::api::core::v1::DownwardAPIProjection,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.items.get_or_insert_default(), r, 10)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.items);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::DownwardAPIVolumeFile {
    const NAME: &'static str = "DownwardAPIVolumeFile";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        downward_api_volume_file(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        downward_api_volume_file(self, Stale::everything(), r, d)
    }
}

fn downward_api_volume_file(
    to: &mut k8s_openapi::api::core::v1::DownwardAPIVolumeFile,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.path)?,
            18 => d.over(is_stale, to.field_ref.get_or_insert_default(), r)?,
            26 => d.over(is_stale, to.resource_field_ref.get_or_insert_default(), r)?,
            32 => to.mode = Some(r.i32()?),
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.path);
        stale.reset(2, &mut to.field_ref);
        stale.reset(3, &mut to.resource_field_ref);
        stale.reset(4, &mut to.mode);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::DownwardAPIVolumeSource {
    const NAME: &'static str = "DownwardAPIVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        downward_api_volume_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        downward_api_volume_source(self, Stale::everything(), r, d)
    }
}

fn downward_api_volume_source(
    to: &mut k8s_openapi::api::core::v1::DownwardAPIVolumeSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.items.get_or_insert_default(), r, 10)?,
            16 => to.default_mode = Some(r.i32()?),
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.items);
        stale.reset(2, &mut to.default_mode);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::EmptyDirVolumeSource {
    const NAME: &'static str = "EmptyDirVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        empty_dir_volume_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        empty_dir_volume_source(self, Stale::everything(), r, d)
    }
}

fn empty_dir_volume_source(
    to: &mut k8s_openapi::api::core::v1::EmptyDirVolumeSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.medium)?,
            18 => d.over(is_stale, to.size_limit.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.medium);
        stale.reset(2, &mut to.size_limit);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::EndpointAddress {
    const NAME: &'static str = "EndpointAddress";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        endpoint_address(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        endpoint_address(self, Stale::everything(), r, d)
    }
}

fn endpoint_address(
    to: &mut k8s_openapi::api::core::v1::EndpointAddress,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.ip)?,
            18 => d.over(is_stale, to.target_ref.get_or_insert_default(), r)?,
            26 => r.put_nonempty(&mut to.hostname)?,
            34 => r.put_some(&mut to.node_name)?,
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.ip);
        stale.reset(2, &mut to.target_ref);
        stale.reset(3, &mut to.hostname);
        stale.reset(4, &mut to.node_name);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::EndpointPort {
    const NAME: &'static str = "EndpointPort";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        endpoint_port(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        endpoint_port(self, Stale::everything(), r, d)
    }
}

fn endpoint_port(
    to: &mut k8s_openapi::api::core::v1::EndpointPort,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.name)?,
            16 => to.port = r.i32()?,
            26 => r.put_nonempty(&mut to.protocol)?,
            34 => r.put_some(&mut to.app_protocol)?,
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
        stale.reset(2, &mut to.port);
        stale.reset(3, &mut to.protocol);
        stale.reset(4, &mut to.app_protocol);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::EndpointSubset {
    const NAME: &'static str = "EndpointSubset";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        endpoint_subset(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        endpoint_subset(self, Stale::everything(), r, d)
    }
}

fn endpoint_subset(
    to: &mut k8s_openapi::api::core::v1::EndpointSubset,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.addresses.get_or_insert_default(), r, 10)?,
            18 => d.vec(is_stale, to.not_ready_addresses.get_or_insert_default(), r, 18)?,
            26 => d.vec(is_stale, to.ports.get_or_insert_default(), r, 26)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.addresses);
        stale.reset(2, &mut to.not_ready_addresses);
        stale.reset(3, &mut to.ports);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::Endpoints {
    const NAME: &'static str = "Endpoints";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        endpoints(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        endpoints(self, Stale::everything(), r, d)
    }
}

fn endpoints(
    to: &mut k8s_openapi::api::core::v1::Endpoints,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.vec(is_stale, to.subsets.get_or_insert_default(), r, 18)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.subsets);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::EnvFromSource {
    const NAME: &'static str = "EnvFromSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        env_from_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        env_from_source(self, Stale::everything(), r, d)
    }
}

fn env_from_source(
    to: &mut k8s_openapi::api::core::v1::EnvFromSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.prefix)?,
            18 => d.over(is_stale, to.config_map_ref.get_or_insert_default(), r)?,
            26 => d.over(is_stale, to.secret_ref.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.prefix);
        stale.reset(2, &mut to.config_map_ref);
        stale.reset(3, &mut to.secret_ref);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::EnvVar {
    const NAME: &'static str = "EnvVar";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        env_var(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        env_var(self, Stale::everything(), r, d)
    }
}

fn env_var(
    to: &mut k8s_openapi::api::core::v1::EnvVar,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            18 => r.put_nonempty(&mut to.value)?,
            26 => d.over(is_stale, to.value_from.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
        stale.reset(2, &mut to.value);
        stale.reset(3, &mut to.value_from);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::EnvVarSource {
    const NAME: &'static str = "EnvVarSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        env_var_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        env_var_source(self, Stale::everything(), r, d)
    }
}

fn env_var_source(
    to: &mut k8s_openapi::api::core::v1::EnvVarSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.field_ref.get_or_insert_default(), r)?,
            18 => d.over(is_stale, to.resource_field_ref.get_or_insert_default(), r)?,
            26 => d.over(is_stale, to.config_map_key_ref.get_or_insert_default(), r)?,
            34 => d.over(is_stale, to.secret_key_ref.get_or_insert_default(), r)?,
            42 => d.over(is_stale, to.file_key_ref.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.field_ref);
        stale.reset(2, &mut to.resource_field_ref);
        stale.reset(3, &mut to.config_map_key_ref);
        stale.reset(4, &mut to.secret_key_ref);
        stale.reset(5, &mut to.file_key_ref);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::EphemeralContainer {
    const NAME: &'static str = "EphemeralContainer";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        ephemeral_container(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        ephemeral_container(self, Stale::everything(), r, d)
    }
}

fn ephemeral_container(
    to: &mut k8s_openapi::api::core::v1::EphemeralContainer,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => ephemeral_container_1(to, Stale::all_if(is_stale), &mut r.message()?, d)?,
            18 => r.put_nonempty(&mut to.target_container_name)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        if stale.has(1) {
            ephemeral_container_1(to, Stale::everything(), &mut Reader::new(&[]), d)?;
        }
        stale.reset(2, &mut to.target_container_name);
    }
    if to.resources.is_none() {
        to.resources
            .get_or_insert_default()
            .read(&mut Reader::no_message(), d)?;
    }
    Ok(())
}

/// The inlined EphemeralContainerCommon.
fn ephemeral_container_1(
    to: &mut k8s_openapi::api::core::v1::EphemeralContainer,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            18 => r.put_nonempty(&mut to.image)?,
            26 => d.vec(is_stale, to.command.get_or_insert_default(), r, 26)?,
            34 => d.vec(is_stale, to.args.get_or_insert_default(), r, 34)?,
            42 => r.put_nonempty(&mut to.working_dir)?,
            50 => d.vec(is_stale, to.ports.get_or_insert_default(), r, 50)?,
            58 => d.vec(is_stale, to.env.get_or_insert_default(), r, 58)?,
            66 => d.over(is_stale, to.resources.get_or_insert_default(), r)?,
            74 => d.vec(is_stale, to.volume_mounts.get_or_insert_default(), r, 74)?,
            82 => d.over(is_stale, to.liveness_probe.get_or_insert_default(), r)?,
            90 => d.over(is_stale, to.readiness_probe.get_or_insert_default(), r)?,
            98 => d.over(is_stale, to.lifecycle.get_or_insert_default(), r)?,
            106 => r.put_nonempty(&mut to.termination_message_path)?,
            114 => r.put_nonempty(&mut to.image_pull_policy)?,
            122 => d.over(is_stale, to.security_context.get_or_insert_default(), r)?,
            128 => to.stdin = nonempty(r.bool()?),
            136 => to.stdin_once = nonempty(r.bool()?),
            144 => to.tty = nonempty(r.bool()?),
            154 => d.vec(is_stale, to.env_from.get_or_insert_default(), r, 154)?,
            162 => r.put_nonempty(&mut to.termination_message_policy)?,
            170 => d.vec(is_stale, to.volume_devices.get_or_insert_default(), r, 170)?,
            178 => d.over(is_stale, to.startup_probe.get_or_insert_default(), r)?,
            186 => d.vec(is_stale, to.resize_policy.get_or_insert_default(), r, 186)?,
            194 => r.put_some(&mut to.restart_policy)?,
            202 => d.vec(is_stale, to.restart_policy_rules.get_or_insert_default(), r, 202)?,
            _ => r.skip(
                tag,
                &[
                    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25,
                ],
            )?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
        stale.reset(2, &mut to.image);
        stale.reset(3, &mut to.command);
        stale.reset(4, &mut to.args);
        stale.reset(5, &mut to.working_dir);
        stale.reset(6, &mut to.ports);
        stale.reset(7, &mut to.env);
        stale.reset(8, &mut to.resources);
        stale.reset(9, &mut to.volume_mounts);
        stale.reset(10, &mut to.liveness_probe);
        stale.reset(11, &mut to.readiness_probe);
        stale.reset(12, &mut to.lifecycle);
        stale.reset(13, &mut to.termination_message_path);
        stale.reset(14, &mut to.image_pull_policy);
        stale.reset(15, &mut to.security_context);
        stale.reset(16, &mut to.stdin);
        stale.reset(17, &mut to.stdin_once);
        stale.reset(18, &mut to.tty);
        stale.reset(19, &mut to.env_from);
        stale.reset(20, &mut to.termination_message_policy);
        stale.reset(21, &mut to.volume_devices);
        stale.reset(22, &mut to.startup_probe);
        stale.reset(23, &mut to.resize_policy);
        stale.reset(24, &mut to.restart_policy);
        stale.reset(25, &mut to.restart_policy_rules);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::EphemeralVolumeSource {
    const NAME: &'static str = "EphemeralVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        ephemeral_volume_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        ephemeral_volume_source(self, Stale::everything(), r, d)
    }
}

fn ephemeral_volume_source(
    to: &mut k8s_openapi::api::core::v1::EphemeralVolumeSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.volume_claim_template.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.volume_claim_template);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::Event {
    const NAME: &'static str = "Event";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        event(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        event(self, Stale::everything(), r, d)
    }
}

fn event(
    to: &mut k8s_openapi::api::core::v1::Event,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.over(is_stale, &mut to.involved_object, r)?,
            26 => r.put_nonempty(&mut to.reason)?,
            34 => r.put_nonempty(&mut to.message)?,
            42 => d.over(is_stale, to.source.get_or_insert_default(), r)?,
            50 => {
                to.first_timestamp = r
                    .timestamp(openapi::unless(
                        is_stale,
                        to.first_timestamp.as_ref().map(|old| old.0),
                    ))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            58 => {
                to.last_timestamp = r
                    .timestamp(openapi::unless(
                        is_stale,
                        to.last_timestamp.as_ref().map(|old| old.0),
                    ))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            64 => to.count = nonempty(r.i32()?),
            74 => r.put_nonempty(&mut to.type_)?,
            82 => {
                to.event_time = r
                    .micro_timestamp(openapi::unless(is_stale, to.event_time.as_ref().map(|old| old.0)))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::MicroTime)
            }
            90 => d.over(is_stale, to.series.get_or_insert_default(), r)?,
            98 => r.put_nonempty(&mut to.action)?,
            106 => d.over(is_stale, to.related.get_or_insert_default(), r)?,
            114 => r.put_some(&mut to.reporting_component)?,
            122 => r.put_some(&mut to.reporting_instance)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.involved_object);
        stale.reset(3, &mut to.reason);
        stale.reset(4, &mut to.message);
        stale.reset(5, &mut to.source);
        stale.reset(6, &mut to.first_timestamp);
        stale.reset(7, &mut to.last_timestamp);
        stale.reset(8, &mut to.count);
        stale.reset(9, &mut to.type_);
        stale.reset(10, &mut to.event_time);
        stale.reset(11, &mut to.series);
        stale.reset(12, &mut to.action);
        stale.reset(13, &mut to.related);
        stale.reset(14, &mut to.reporting_component);
        stale.reset(15, &mut to.reporting_instance);
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

impl Decode for k8s_openapi::api::core::v1::EventSeries {
    const NAME: &'static str = "EventSeries";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        event_series(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        event_series(self, Stale::everything(), r, d)
    }
}

fn event_series(
    to: &mut k8s_openapi::api::core::v1::EventSeries,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            8 => to.count = nonempty(r.i32()?),
            18 => {
                to.last_observed_time = r
                    .micro_timestamp(openapi::unless(
                        is_stale,
                        to.last_observed_time.as_ref().map(|old| old.0),
                    ))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::MicroTime)
            }
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.count);
        stale.reset(2, &mut to.last_observed_time);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::EventSource {
    const NAME: &'static str = "EventSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        event_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        event_source(self, Stale::everything(), r, d)
    }
}

fn event_source(
    to: &mut k8s_openapi::api::core::v1::EventSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.component)?,
            18 => r.put_nonempty(&mut to.host)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.component);
        stale.reset(2, &mut to.host);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ExecAction {
    const NAME: &'static str = "ExecAction";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        exec_action(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        exec_action(self, Stale::everything(), r, d)
    }
}

fn exec_action(
    to: &mut k8s_openapi::api::core::v1::ExecAction,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.command.get_or_insert_default(), r, 10)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.command);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::FCVolumeSource {
    const NAME: &'static str = "FCVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        fc_volume_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        fc_volume_source(self, Stale::everything(), r, d)
    }
}

fn fc_volume_source(
    to: &mut k8s_openapi::api::core::v1::FCVolumeSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.target_wwns.get_or_insert_default(), r, 10)?,
            16 => to.lun = Some(r.i32()?),
            26 => r.put_nonempty(&mut to.fs_type)?,
            32 => to.read_only = nonempty(r.bool()?),
            42 => d.vec(is_stale, to.wwids.get_or_insert_default(), r, 42)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.target_wwns);
        stale.reset(2, &mut to.lun);
        stale.reset(3, &mut to.fs_type);
        stale.reset(4, &mut to.read_only);
        stale.reset(5, &mut to.wwids);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::FileKeySelector {
    const NAME: &'static str = "FileKeySelector";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        file_key_selector(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        file_key_selector(self, Stale::everything(), r, d)
    }
}

fn file_key_selector(
    to: &mut k8s_openapi::api::core::v1::FileKeySelector,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.volume_name)?,
            18 => r.put(&mut to.path)?,
            26 => r.put(&mut to.key)?,
            32 => to.optional = Some(r.bool()?),
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.volume_name);
        stale.reset(2, &mut to.path);
        stale.reset(3, &mut to.key);
        stale.reset(4, &mut to.optional);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::FlexPersistentVolumeSource {
    const NAME: &'static str = "FlexPersistentVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        flex_persistent_volume_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        flex_persistent_volume_source(self, Stale::everything(), r, d)
    }
}

fn flex_persistent_volume_source(
    to: &mut k8s_openapi::api::core::v1::FlexPersistentVolumeSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.driver)?,
            18 => r.put_nonempty(&mut to.fs_type)?,
            26 => d.over(is_stale, to.secret_ref.get_or_insert_default(), r)?,
            32 => to.read_only = nonempty(r.bool()?),
            42 => d.tree(is_stale, to.options.get_or_insert_default(), r, 42)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.driver);
        stale.reset(2, &mut to.fs_type);
        stale.reset(3, &mut to.secret_ref);
        stale.reset(4, &mut to.read_only);
        stale.reset(5, &mut to.options);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::FlexVolumeSource {
    const NAME: &'static str = "FlexVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        flex_volume_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        flex_volume_source(self, Stale::everything(), r, d)
    }
}

fn flex_volume_source(
    to: &mut k8s_openapi::api::core::v1::FlexVolumeSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.driver)?,
            18 => r.put_nonempty(&mut to.fs_type)?,
            26 => d.over(is_stale, to.secret_ref.get_or_insert_default(), r)?,
            32 => to.read_only = nonempty(r.bool()?),
            42 => d.tree(is_stale, to.options.get_or_insert_default(), r, 42)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.driver);
        stale.reset(2, &mut to.fs_type);
        stale.reset(3, &mut to.secret_ref);
        stale.reset(4, &mut to.read_only);
        stale.reset(5, &mut to.options);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::FlockerVolumeSource {
    const NAME: &'static str = "FlockerVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        flocker_volume_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        flocker_volume_source(self, Stale::everything(), r, d)
    }
}

fn flocker_volume_source(
    to: &mut k8s_openapi::api::core::v1::FlockerVolumeSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.dataset_name)?,
            18 => r.put_nonempty(&mut to.dataset_uuid)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.dataset_name);
        stale.reset(2, &mut to.dataset_uuid);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::GCEPersistentDiskVolumeSource {
    const NAME: &'static str = "GCEPersistentDiskVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        gce_persistent_disk_volume_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        gce_persistent_disk_volume_source(self, Stale::everything(), r, d)
    }
}

fn gce_persistent_disk_volume_source(
    to: &mut k8s_openapi::api::core::v1::GCEPersistentDiskVolumeSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.pd_name)?,
            18 => r.put_nonempty(&mut to.fs_type)?,
            24 => to.partition = nonempty(r.i32()?),
            32 => to.read_only = nonempty(r.bool()?),
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.pd_name);
        stale.reset(2, &mut to.fs_type);
        stale.reset(3, &mut to.partition);
        stale.reset(4, &mut to.read_only);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::GRPCAction {
    const NAME: &'static str = "GRPCAction";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        grpc_action(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        grpc_action(self, Stale::everything(), r, d)
    }
}

fn grpc_action(
    to: &mut k8s_openapi::api::core::v1::GRPCAction,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            8 => to.port = r.i32()?,
            18 => r.put_some(&mut to.service)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.port);
        stale.reset(2, &mut to.service);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::GitRepoVolumeSource {
    const NAME: &'static str = "GitRepoVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        git_repo_volume_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        git_repo_volume_source(self, Stale::everything(), r, d)
    }
}

fn git_repo_volume_source(
    to: &mut k8s_openapi::api::core::v1::GitRepoVolumeSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.repository)?,
            18 => r.put_nonempty(&mut to.revision)?,
            26 => r.put_nonempty(&mut to.directory)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.repository);
        stale.reset(2, &mut to.revision);
        stale.reset(3, &mut to.directory);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::GlusterfsPersistentVolumeSource {
    const NAME: &'static str = "GlusterfsPersistentVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        glusterfs_persistent_volume_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        glusterfs_persistent_volume_source(self, Stale::everything(), r, d)
    }
}

fn glusterfs_persistent_volume_source(
    to: &mut k8s_openapi::api::core::v1::GlusterfsPersistentVolumeSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.endpoints)?,
            18 => r.put(&mut to.path)?,
            24 => to.read_only = nonempty(r.bool()?),
            34 => r.put_some(&mut to.endpoints_namespace)?,
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.endpoints);
        stale.reset(2, &mut to.path);
        stale.reset(3, &mut to.read_only);
        stale.reset(4, &mut to.endpoints_namespace);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::GlusterfsVolumeSource {
    const NAME: &'static str = "GlusterfsVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        glusterfs_volume_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        glusterfs_volume_source(self, Stale::everything(), r, d)
    }
}

fn glusterfs_volume_source(
    to: &mut k8s_openapi::api::core::v1::GlusterfsVolumeSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.endpoints)?,
            18 => r.put(&mut to.path)?,
            24 => to.read_only = nonempty(r.bool()?),
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.endpoints);
        stale.reset(2, &mut to.path);
        stale.reset(3, &mut to.read_only);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::HTTPGetAction {
    const NAME: &'static str = "HTTPGetAction";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        http_get_action(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        http_get_action(self, Stale::everything(), r, d)
    }
}

fn http_get_action(
    to: &mut k8s_openapi::api::core::v1::HTTPGetAction,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.path)?,
            18 => d.over(is_stale, &mut to.port, r)?,
            26 => r.put_nonempty(&mut to.host)?,
            34 => r.put_nonempty(&mut to.scheme)?,
            42 => d.vec(is_stale, to.http_headers.get_or_insert_default(), r, 42)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.path);
        stale.reset(2, &mut to.port);
        stale.reset(3, &mut to.host);
        stale.reset(4, &mut to.scheme);
        stale.reset(5, &mut to.http_headers);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::HTTPHeader {
    const NAME: &'static str = "HTTPHeader";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        http_header(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        http_header(self, Stale::everything(), r, d)
    }
}

fn http_header(
    to: &mut k8s_openapi::api::core::v1::HTTPHeader,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            18 => r.put(&mut to.value)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
        stale.reset(2, &mut to.value);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::HostAlias {
    const NAME: &'static str = "HostAlias";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        host_alias(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        host_alias(self, Stale::everything(), r, d)
    }
}

fn host_alias(
    to: &mut k8s_openapi::api::core::v1::HostAlias,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.ip)?,
            18 => d.vec(is_stale, to.hostnames.get_or_insert_default(), r, 18)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.ip);
        stale.reset(2, &mut to.hostnames);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::HostIP {
    const NAME: &'static str = "HostIP";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        host_ip(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        host_ip(self, Stale::everything(), r, d)
    }
}

fn host_ip(
    to: &mut k8s_openapi::api::core::v1::HostIP,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.ip)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.ip);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::HostPathVolumeSource {
    const NAME: &'static str = "HostPathVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        host_path_volume_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        host_path_volume_source(self, Stale::everything(), r, d)
    }
}

fn host_path_volume_source(
    to: &mut k8s_openapi::api::core::v1::HostPathVolumeSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.path)?,
            18 => r.put_some(&mut to.type_)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.path);
        stale.reset(2, &mut to.type_);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ISCSIPersistentVolumeSource {
    const NAME: &'static str = "ISCSIPersistentVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        iscsi_persistent_volume_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        iscsi_persistent_volume_source(self, Stale::everything(), r, d)
    }
}

fn iscsi_persistent_volume_source(
    to: &mut k8s_openapi::api::core::v1::ISCSIPersistentVolumeSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.target_portal)?,
            18 => r.put(&mut to.iqn)?,
            24 => to.lun = r.i32()?,
            34 => r.put_nonempty(&mut to.iscsi_interface)?,
            42 => r.put_nonempty(&mut to.fs_type)?,
            48 => to.read_only = nonempty(r.bool()?),
            58 => d.vec(is_stale, to.portals.get_or_insert_default(), r, 58)?,
            64 => to.chap_auth_discovery = nonempty(r.bool()?),
            82 => d.over(is_stale, to.secret_ref.get_or_insert_default(), r)?,
            88 => to.chap_auth_session = nonempty(r.bool()?),
            98 => r.put_some(&mut to.initiator_name)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.target_portal);
        stale.reset(2, &mut to.iqn);
        stale.reset(3, &mut to.lun);
        stale.reset(4, &mut to.iscsi_interface);
        stale.reset(5, &mut to.fs_type);
        stale.reset(6, &mut to.read_only);
        stale.reset(7, &mut to.portals);
        stale.reset(8, &mut to.chap_auth_discovery);
        stale.reset(10, &mut to.secret_ref);
        stale.reset(11, &mut to.chap_auth_session);
        stale.reset(12, &mut to.initiator_name);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ISCSIVolumeSource {
    const NAME: &'static str = "ISCSIVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        iscsi_volume_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        iscsi_volume_source(self, Stale::everything(), r, d)
    }
}

fn iscsi_volume_source(
    to: &mut k8s_openapi::api::core::v1::ISCSIVolumeSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.target_portal)?,
            18 => r.put(&mut to.iqn)?,
            24 => to.lun = r.i32()?,
            34 => r.put_nonempty(&mut to.iscsi_interface)?,
            42 => r.put_nonempty(&mut to.fs_type)?,
            48 => to.read_only = nonempty(r.bool()?),
            58 => d.vec(is_stale, to.portals.get_or_insert_default(), r, 58)?,
            64 => to.chap_auth_discovery = nonempty(r.bool()?),
            82 => d.over(is_stale, to.secret_ref.get_or_insert_default(), r)?,
            88 => to.chap_auth_session = nonempty(r.bool()?),
            98 => r.put_some(&mut to.initiator_name)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.target_portal);
        stale.reset(2, &mut to.iqn);
        stale.reset(3, &mut to.lun);
        stale.reset(4, &mut to.iscsi_interface);
        stale.reset(5, &mut to.fs_type);
        stale.reset(6, &mut to.read_only);
        stale.reset(7, &mut to.portals);
        stale.reset(8, &mut to.chap_auth_discovery);
        stale.reset(10, &mut to.secret_ref);
        stale.reset(11, &mut to.chap_auth_session);
        stale.reset(12, &mut to.initiator_name);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ImageVolumeSource {
    const NAME: &'static str = "ImageVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        image_volume_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        image_volume_source(self, Stale::everything(), r, d)
    }
}

fn image_volume_source(
    to: &mut k8s_openapi::api::core::v1::ImageVolumeSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.reference)?,
            18 => r.put_nonempty(&mut to.pull_policy)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.reference);
        stale.reset(2, &mut to.pull_policy);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ImageVolumeStatus {
    const NAME: &'static str = "ImageVolumeStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        image_volume_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        image_volume_status(self, Stale::everything(), r, d)
    }
}

fn image_volume_status(
    to: &mut k8s_openapi::api::core::v1::ImageVolumeStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.image_ref)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.image_ref);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::KeyToPath {
    const NAME: &'static str = "KeyToPath";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        key_to_path(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        key_to_path(self, Stale::everything(), r, d)
    }
}

fn key_to_path(
    to: &mut k8s_openapi::api::core::v1::KeyToPath,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.key)?,
            18 => r.put(&mut to.path)?,
            24 => to.mode = Some(r.i32()?),
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.key);
        stale.reset(2, &mut to.path);
        stale.reset(3, &mut to.mode);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::Lifecycle {
    const NAME: &'static str = "Lifecycle";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        lifecycle(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        lifecycle(self, Stale::everything(), r, d)
    }
}

fn lifecycle(
    to: &mut k8s_openapi::api::core::v1::Lifecycle,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.post_start.get_or_insert_default(), r)?,
            18 => d.over(is_stale, to.pre_stop.get_or_insert_default(), r)?,
            26 => r.put_some(&mut to.stop_signal)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.post_start);
        stale.reset(2, &mut to.pre_stop);
        stale.reset(3, &mut to.stop_signal);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::LifecycleHandler {
    const NAME: &'static str = "LifecycleHandler";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        lifecycle_handler(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        lifecycle_handler(self, Stale::everything(), r, d)
    }
}

fn lifecycle_handler(
    to: &mut k8s_openapi::api::core::v1::LifecycleHandler,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.exec.get_or_insert_default(), r)?,
            18 => d.over(is_stale, to.http_get.get_or_insert_default(), r)?,
            26 => d.over(is_stale, to.tcp_socket.get_or_insert_default(), r)?,
            34 => d.over(is_stale, to.sleep.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.exec);
        stale.reset(2, &mut to.http_get);
        stale.reset(3, &mut to.tcp_socket);
        stale.reset(4, &mut to.sleep);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::LimitRange {
    const NAME: &'static str = "LimitRange";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        limit_range(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        limit_range(self, Stale::everything(), r, d)
    }
}

fn limit_range(
    to: &mut k8s_openapi::api::core::v1::LimitRange,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.over(is_stale, to.spec.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.spec);
    }
    if to.spec.is_none() {
        to.spec
            .get_or_insert_default()
            .read(&mut Reader::no_message(), d)?;
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::LimitRangeItem {
    const NAME: &'static str = "LimitRangeItem";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        limit_range_item(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        limit_range_item(self, Stale::everything(), r, d)
    }
}

fn limit_range_item(
    to: &mut k8s_openapi::api::core::v1::LimitRangeItem,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.type_)?,
            18 => d.tree(is_stale, to.max.get_or_insert_default(), r, 18)?,
            26 => d.tree(is_stale, to.min.get_or_insert_default(), r, 26)?,
            34 => d.tree(is_stale, to.default.get_or_insert_default(), r, 34)?,
            42 => d.tree(is_stale, to.default_request.get_or_insert_default(), r, 42)?,
            50 => d.tree(
                is_stale,
                to.max_limit_request_ratio.get_or_insert_default(),
                r,
                50,
            )?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.type_);
        stale.reset(2, &mut to.max);
        stale.reset(3, &mut to.min);
        stale.reset(4, &mut to.default);
        stale.reset(5, &mut to.default_request);
        stale.reset(6, &mut to.max_limit_request_ratio);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::LimitRangeSpec {
    const NAME: &'static str = "LimitRangeSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        limit_range_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        limit_range_spec(self, Stale::everything(), r, d)
    }
}

fn limit_range_spec(
    to: &mut k8s_openapi::api::core::v1::LimitRangeSpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, &mut to.limits, r, 10)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.limits);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::LinuxContainerUser {
    const NAME: &'static str = "LinuxContainerUser";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        linux_container_user(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        linux_container_user(self, Stale::everything(), r, d)
    }
}

fn linux_container_user(
    to: &mut k8s_openapi::api::core::v1::LinuxContainerUser,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            8 => to.uid = r.i64()?,
            16 => to.gid = r.i64()?,
            24 => d.vec(is_stale, to.supplemental_groups.get_or_insert_default(), r, 24)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.uid);
        stale.reset(2, &mut to.gid);
        stale.reset(3, &mut to.supplemental_groups);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::LoadBalancerIngress {
    const NAME: &'static str = "LoadBalancerIngress";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        load_balancer_ingress(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        load_balancer_ingress(self, Stale::everything(), r, d)
    }
}

fn load_balancer_ingress(
    to: &mut k8s_openapi::api::core::v1::LoadBalancerIngress,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.ip)?,
            18 => r.put_nonempty(&mut to.hostname)?,
            26 => r.put_some(&mut to.ip_mode)?,
            34 => d.vec(is_stale, to.ports.get_or_insert_default(), r, 34)?,
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.ip);
        stale.reset(2, &mut to.hostname);
        stale.reset(3, &mut to.ip_mode);
        stale.reset(4, &mut to.ports);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::LoadBalancerStatus {
    const NAME: &'static str = "LoadBalancerStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        load_balancer_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        load_balancer_status(self, Stale::everything(), r, d)
    }
}

fn load_balancer_status(
    to: &mut k8s_openapi::api::core::v1::LoadBalancerStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.ingress.get_or_insert_default(), r, 10)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.ingress);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::LocalObjectReference {
    const NAME: &'static str = "LocalObjectReference";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        local_object_reference(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        local_object_reference(self, Stale::everything(), r, d)
    }
}

fn local_object_reference(
    to: &mut k8s_openapi::api::core::v1::LocalObjectReference,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::LocalVolumeSource {
    const NAME: &'static str = "LocalVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        local_volume_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        local_volume_source(self, Stale::everything(), r, d)
    }
}

fn local_volume_source(
    to: &mut k8s_openapi::api::core::v1::LocalVolumeSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.path)?,
            18 => r.put_some(&mut to.fs_type)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.path);
        stale.reset(2, &mut to.fs_type);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ModifyVolumeStatus {
    const NAME: &'static str = "ModifyVolumeStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        modify_volume_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        modify_volume_status(self, Stale::everything(), r, d)
    }
}

fn modify_volume_status(
    to: &mut k8s_openapi::api::core::v1::ModifyVolumeStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.target_volume_attributes_class_name)?,
            18 => r.put(&mut to.status)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.target_volume_attributes_class_name);
        stale.reset(2, &mut to.status);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::NFSVolumeSource {
    const NAME: &'static str = "NFSVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        nfs_volume_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        nfs_volume_source(self, Stale::everything(), r, d)
    }
}

fn nfs_volume_source(
    to: &mut k8s_openapi::api::core::v1::NFSVolumeSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.server)?,
            18 => r.put(&mut to.path)?,
            24 => to.read_only = nonempty(r.bool()?),
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.server);
        stale.reset(2, &mut to.path);
        stale.reset(3, &mut to.read_only);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::Namespace {
    const NAME: &'static str = "Namespace";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        namespace(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        namespace(self, Stale::everything(), r, d)
    }
}

fn namespace(
    to: &mut k8s_openapi::api::core::v1::Namespace,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.over(is_stale, to.spec.get_or_insert_default(), r)?,
            26 => d.over(is_stale, to.status.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.spec);
        stale.reset(3, &mut to.status);
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

impl Decode for k8s_openapi::api::core::v1::NamespaceCondition {
    const NAME: &'static str = "NamespaceCondition";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        namespace_condition(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        namespace_condition(self, Stale::everything(), r, d)
    }
}

fn namespace_condition(
    to: &mut k8s_openapi::api::core::v1::NamespaceCondition,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.type_)?,
            18 => r.put(&mut to.status)?,
            34 => {
                to.last_transition_time = r
                    .timestamp(openapi::unless(
                        is_stale,
                        to.last_transition_time.as_ref().map(|old| old.0),
                    ))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            42 => r.put_nonempty(&mut to.reason)?,
            50 => r.put_nonempty(&mut to.message)?,
            _ => r.skip(tag, &[1, 2, 4, 5, 6])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.type_);
        stale.reset(2, &mut to.status);
        stale.reset(4, &mut to.last_transition_time);
        stale.reset(5, &mut to.reason);
        stale.reset(6, &mut to.message);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::NamespaceSpec {
    const NAME: &'static str = "NamespaceSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        namespace_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        namespace_spec(self, Stale::everything(), r, d)
    }
}

fn namespace_spec(
    to: &mut k8s_openapi::api::core::v1::NamespaceSpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.finalizers.get_or_insert_default(), r, 10)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.finalizers);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::NamespaceStatus {
    const NAME: &'static str = "NamespaceStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        namespace_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        namespace_status(self, Stale::everything(), r, d)
    }
}

fn namespace_status(
    to: &mut k8s_openapi::api::core::v1::NamespaceStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.phase)?,
            18 => d.vec(is_stale, to.conditions.get_or_insert_default(), r, 18)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.phase);
        stale.reset(2, &mut to.conditions);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::Node {
    const NAME: &'static str = "Node";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        node(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        node(self, Stale::everything(), r, d)
    }
}

fn node(
    to: &mut k8s_openapi::api::core::v1::Node,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.over(is_stale, to.spec.get_or_insert_default(), r)?,
            26 => d.over(is_stale, to.status.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.spec);
        stale.reset(3, &mut to.status);
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

impl Decode for k8s_openapi::api::core::v1::NodeAddress {
    const NAME: &'static str = "NodeAddress";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        node_address(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        node_address(self, Stale::everything(), r, d)
    }
}

fn node_address(
    to: &mut k8s_openapi::api::core::v1::NodeAddress,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.type_)?,
            18 => r.put(&mut to.address)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.type_);
        stale.reset(2, &mut to.address);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::NodeAffinity {
    const NAME: &'static str = "NodeAffinity";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        node_affinity(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        node_affinity(self, Stale::everything(), r, d)
    }
}

fn node_affinity(
    to: &mut k8s_openapi::api::core::v1::NodeAffinity,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(
                is_stale,
                to.required_during_scheduling_ignored_during_execution
                    .get_or_insert_default(),
                r,
            )?,
            18 => d.vec(
                is_stale,
                to.preferred_during_scheduling_ignored_during_execution
                    .get_or_insert_default(),
                r,
                18,
            )?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.required_during_scheduling_ignored_during_execution);
        stale.reset(2, &mut to.preferred_during_scheduling_ignored_during_execution);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::NodeAllocatableResourceClaimStatus {
    const NAME: &'static str = "NodeAllocatableResourceClaimStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        node_allocatable_resource_claim_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        node_allocatable_resource_claim_status(self, Stale::everything(), r, d)
    }
}

fn node_allocatable_resource_claim_status(
    to: &mut k8s_openapi::api::core::v1::NodeAllocatableResourceClaimStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.resource_claim_name)?,
            18 => d.vec(is_stale, to.containers.get_or_insert_default(), r, 18)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.resource_claim_name);
        stale.reset(2, &mut to.containers);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::NodeCondition {
    const NAME: &'static str = "NodeCondition";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        node_condition(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        node_condition(self, Stale::everything(), r, d)
    }
}

fn node_condition(
    to: &mut k8s_openapi::api::core::v1::NodeCondition,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.type_)?,
            18 => r.put(&mut to.status)?,
            26 => {
                to.last_heartbeat_time = r
                    .timestamp(openapi::unless(
                        is_stale,
                        to.last_heartbeat_time.as_ref().map(|old| old.0),
                    ))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            34 => {
                to.last_transition_time = r
                    .timestamp(openapi::unless(
                        is_stale,
                        to.last_transition_time.as_ref().map(|old| old.0),
                    ))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            42 => r.put_nonempty(&mut to.reason)?,
            50 => r.put_nonempty(&mut to.message)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.type_);
        stale.reset(2, &mut to.status);
        stale.reset(3, &mut to.last_heartbeat_time);
        stale.reset(4, &mut to.last_transition_time);
        stale.reset(5, &mut to.reason);
        stale.reset(6, &mut to.message);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::NodeConfigSource {
    const NAME: &'static str = "NodeConfigSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        node_config_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        node_config_source(self, Stale::everything(), r, d)
    }
}

fn node_config_source(
    to: &mut k8s_openapi::api::core::v1::NodeConfigSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            18 => d.over(is_stale, to.config_map.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[2])?,
        }
    }
    if stale.is_any() {
        stale.reset(2, &mut to.config_map);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::NodeConfigStatus {
    const NAME: &'static str = "NodeConfigStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        node_config_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        node_config_status(self, Stale::everything(), r, d)
    }
}

fn node_config_status(
    to: &mut k8s_openapi::api::core::v1::NodeConfigStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.assigned.get_or_insert_default(), r)?,
            18 => d.over(is_stale, to.active.get_or_insert_default(), r)?,
            26 => d.over(is_stale, to.last_known_good.get_or_insert_default(), r)?,
            34 => r.put_nonempty(&mut to.error)?,
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.assigned);
        stale.reset(2, &mut to.active);
        stale.reset(3, &mut to.last_known_good);
        stale.reset(4, &mut to.error);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::NodeDaemonEndpoints {
    const NAME: &'static str = "NodeDaemonEndpoints";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        node_daemon_endpoints(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        node_daemon_endpoints(self, Stale::everything(), r, d)
    }
}

fn node_daemon_endpoints(
    to: &mut k8s_openapi::api::core::v1::NodeDaemonEndpoints,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.kubelet_endpoint.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.kubelet_endpoint);
    }
    if to.kubelet_endpoint.is_none() {
        to.kubelet_endpoint
            .get_or_insert_default()
            .read(&mut Reader::no_message(), d)?;
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::NodeFeatures {
    const NAME: &'static str = "NodeFeatures";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        node_features(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        node_features(self, Stale::everything(), r, d)
    }
}

fn node_features(
    to: &mut k8s_openapi::api::core::v1::NodeFeatures,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            8 => to.supplemental_groups_policy = Some(r.bool()?),
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.supplemental_groups_policy);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::NodeRuntimeHandler {
    const NAME: &'static str = "NodeRuntimeHandler";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        node_runtime_handler(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        node_runtime_handler(self, Stale::everything(), r, d)
    }
}

fn node_runtime_handler(
    to: &mut k8s_openapi::api::core::v1::NodeRuntimeHandler,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put_some(&mut to.name)?,
            18 => d.over(is_stale, to.features.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
        stale.reset(2, &mut to.features);
    }
    if to.name.is_none() {
        to.name = Some(Default::default());
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::NodeRuntimeHandlerFeatures {
    const NAME: &'static str = "NodeRuntimeHandlerFeatures";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        node_runtime_handler_features(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        node_runtime_handler_features(self, Stale::everything(), r, d)
    }
}

fn node_runtime_handler_features(
    to: &mut k8s_openapi::api::core::v1::NodeRuntimeHandlerFeatures,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            8 => to.recursive_read_only_mounts = Some(r.bool()?),
            16 => to.user_namespaces = Some(r.bool()?),
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.recursive_read_only_mounts);
        stale.reset(2, &mut to.user_namespaces);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::NodeSelector {
    const NAME: &'static str = "NodeSelector";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        node_selector(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        node_selector(self, Stale::everything(), r, d)
    }
}

fn node_selector(
    to: &mut k8s_openapi::api::core::v1::NodeSelector,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, &mut to.node_selector_terms, r, 10)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.node_selector_terms);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::NodeSelectorRequirement {
    const NAME: &'static str = "NodeSelectorRequirement";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        node_selector_requirement(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        node_selector_requirement(self, Stale::everything(), r, d)
    }
}

fn node_selector_requirement(
    to: &mut k8s_openapi::api::core::v1::NodeSelectorRequirement,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.key)?,
            18 => r.put(&mut to.operator)?,
            26 => d.vec(is_stale, to.values.get_or_insert_default(), r, 26)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.key);
        stale.reset(2, &mut to.operator);
        stale.reset(3, &mut to.values);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::NodeSelectorTerm {
    const NAME: &'static str = "NodeSelectorTerm";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        node_selector_term(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        node_selector_term(self, Stale::everything(), r, d)
    }
}

fn node_selector_term(
    to: &mut k8s_openapi::api::core::v1::NodeSelectorTerm,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.match_expressions.get_or_insert_default(), r, 10)?,
            18 => d.vec(is_stale, to.match_fields.get_or_insert_default(), r, 18)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.match_expressions);
        stale.reset(2, &mut to.match_fields);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::NodeSpec {
    const NAME: &'static str = "NodeSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        node_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        node_spec(self, Stale::everything(), r, d)
    }
}

fn node_spec(
    to: &mut k8s_openapi::api::core::v1::NodeSpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.pod_cidr)?,
            18 => r.put_nonempty(&mut to.external_id)?,
            26 => r.put_nonempty(&mut to.provider_id)?,
            32 => to.unschedulable = nonempty(r.bool()?),
            42 => d.vec(is_stale, to.taints.get_or_insert_default(), r, 42)?,
            50 => d.over(is_stale, to.config_source.get_or_insert_default(), r)?,
            58 => d.vec(is_stale, to.pod_cidrs.get_or_insert_default(), r, 58)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.pod_cidr);
        stale.reset(2, &mut to.external_id);
        stale.reset(3, &mut to.provider_id);
        stale.reset(4, &mut to.unschedulable);
        stale.reset(5, &mut to.taints);
        stale.reset(6, &mut to.config_source);
        stale.reset(7, &mut to.pod_cidrs);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::NodeStatus {
    const NAME: &'static str = "NodeStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        node_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        node_status(self, Stale::everything(), r, d)
    }
}

fn node_status(
    to: &mut k8s_openapi::api::core::v1::NodeStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.tree(is_stale, to.capacity.get_or_insert_default(), r, 10)?,
            18 => d.tree(is_stale, to.allocatable.get_or_insert_default(), r, 18)?,
            26 => r.put_nonempty(&mut to.phase)?,
            34 => d.vec(is_stale, to.conditions.get_or_insert_default(), r, 34)?,
            42 => d.vec(is_stale, to.addresses.get_or_insert_default(), r, 42)?,
            50 => d.over(is_stale, to.daemon_endpoints.get_or_insert_default(), r)?,
            58 => d.over(is_stale, to.node_info.get_or_insert_default(), r)?,
            66 => d.vec(is_stale, to.images.get_or_insert_default(), r, 66)?,
            74 => d.vec(is_stale, to.volumes_in_use.get_or_insert_default(), r, 74)?,
            82 => d.vec(is_stale, to.volumes_attached.get_or_insert_default(), r, 82)?,
            90 => d.over(is_stale, to.config.get_or_insert_default(), r)?,
            98 => d.vec(is_stale, to.runtime_handlers.get_or_insert_default(), r, 98)?,
            106 => d.over(is_stale, to.features.get_or_insert_default(), r)?,
            114 => d.vec(is_stale, to.declared_features.get_or_insert_default(), r, 114)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.capacity);
        stale.reset(2, &mut to.allocatable);
        stale.reset(3, &mut to.phase);
        stale.reset(4, &mut to.conditions);
        stale.reset(5, &mut to.addresses);
        stale.reset(6, &mut to.daemon_endpoints);
        stale.reset(7, &mut to.node_info);
        stale.reset(8, &mut to.images);
        stale.reset(9, &mut to.volumes_in_use);
        stale.reset(10, &mut to.volumes_attached);
        stale.reset(11, &mut to.config);
        stale.reset(12, &mut to.runtime_handlers);
        stale.reset(13, &mut to.features);
        stale.reset(14, &mut to.declared_features);
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

impl Decode for k8s_openapi::api::core::v1::NodeSwapStatus {
    const NAME: &'static str = "NodeSwapStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        node_swap_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        node_swap_status(self, Stale::everything(), r, d)
    }
}

fn node_swap_status(
    to: &mut k8s_openapi::api::core::v1::NodeSwapStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            8 => to.capacity = Some(r.i64()?),
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.capacity);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::NodeSystemInfo {
    const NAME: &'static str = "NodeSystemInfo";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        node_system_info(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        node_system_info(self, Stale::everything(), r, d)
    }
}

fn node_system_info(
    to: &mut k8s_openapi::api::core::v1::NodeSystemInfo,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.machine_id)?,
            18 => r.put(&mut to.system_uuid)?,
            26 => r.put(&mut to.boot_id)?,
            34 => r.put(&mut to.kernel_version)?,
            42 => r.put(&mut to.os_image)?,
            50 => r.put(&mut to.container_runtime_version)?,
            58 => r.put(&mut to.kubelet_version)?,
            66 => r.put(&mut to.kube_proxy_version)?,
            74 => r.put(&mut to.operating_system)?,
            82 => r.put(&mut to.architecture)?,
            90 => d.over(is_stale, to.swap.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.machine_id);
        stale.reset(2, &mut to.system_uuid);
        stale.reset(3, &mut to.boot_id);
        stale.reset(4, &mut to.kernel_version);
        stale.reset(5, &mut to.os_image);
        stale.reset(6, &mut to.container_runtime_version);
        stale.reset(7, &mut to.kubelet_version);
        stale.reset(8, &mut to.kube_proxy_version);
        stale.reset(9, &mut to.operating_system);
        stale.reset(10, &mut to.architecture);
        stale.reset(11, &mut to.swap);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ObjectFieldSelector {
    const NAME: &'static str = "ObjectFieldSelector";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        object_field_selector(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        object_field_selector(self, Stale::everything(), r, d)
    }
}

fn object_field_selector(
    to: &mut k8s_openapi::api::core::v1::ObjectFieldSelector,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.api_version)?,
            18 => r.put(&mut to.field_path)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.api_version);
        stale.reset(2, &mut to.field_path);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ObjectReference {
    const NAME: &'static str = "ObjectReference";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        object_reference(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        object_reference(self, Stale::everything(), r, d)
    }
}

fn object_reference(
    to: &mut k8s_openapi::api::core::v1::ObjectReference,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.kind)?,
            18 => r.put_nonempty(&mut to.namespace)?,
            26 => r.put_nonempty(&mut to.name)?,
            34 => r.put_nonempty(&mut to.uid)?,
            42 => r.put_nonempty(&mut to.api_version)?,
            50 => r.put_nonempty(&mut to.resource_version)?,
            58 => r.put_nonempty(&mut to.field_path)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.kind);
        stale.reset(2, &mut to.namespace);
        stale.reset(3, &mut to.name);
        stale.reset(4, &mut to.uid);
        stale.reset(5, &mut to.api_version);
        stale.reset(6, &mut to.resource_version);
        stale.reset(7, &mut to.field_path);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::PersistentVolume {
    const NAME: &'static str = "PersistentVolume";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        persistent_volume(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        persistent_volume(self, Stale::everything(), r, d)
    }
}

fn persistent_volume(
    to: &mut k8s_openapi::api::core::v1::PersistentVolume,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.over(is_stale, to.spec.get_or_insert_default(), r)?,
            26 => d.over(is_stale, to.status.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.spec);
        stale.reset(3, &mut to.status);
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

impl Decode for k8s_openapi::api::core::v1::PersistentVolumeClaim {
    const NAME: &'static str = "PersistentVolumeClaim";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        persistent_volume_claim(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        persistent_volume_claim(self, Stale::everything(), r, d)
    }
}

fn persistent_volume_claim(
    to: &mut k8s_openapi::api::core::v1::PersistentVolumeClaim,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.over(is_stale, to.spec.get_or_insert_default(), r)?,
            26 => d.over(is_stale, to.status.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.spec);
        stale.reset(3, &mut to.status);
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

impl Decode for k8s_openapi::api::core::v1::PersistentVolumeClaimCondition {
    const NAME: &'static str = "PersistentVolumeClaimCondition";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        persistent_volume_claim_condition(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        persistent_volume_claim_condition(self, Stale::everything(), r, d)
    }
}

fn persistent_volume_claim_condition(
    to: &mut k8s_openapi::api::core::v1::PersistentVolumeClaimCondition,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.type_)?,
            18 => r.put(&mut to.status)?,
            26 => {
                to.last_probe_time = r
                    .timestamp(openapi::unless(
                        is_stale,
                        to.last_probe_time.as_ref().map(|old| old.0),
                    ))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            34 => {
                to.last_transition_time = r
                    .timestamp(openapi::unless(
                        is_stale,
                        to.last_transition_time.as_ref().map(|old| old.0),
                    ))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            42 => r.put_nonempty(&mut to.reason)?,
            50 => r.put_nonempty(&mut to.message)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.type_);
        stale.reset(2, &mut to.status);
        stale.reset(3, &mut to.last_probe_time);
        stale.reset(4, &mut to.last_transition_time);
        stale.reset(5, &mut to.reason);
        stale.reset(6, &mut to.message);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::PersistentVolumeClaimSpec {
    const NAME: &'static str = "PersistentVolumeClaimSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        persistent_volume_claim_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        persistent_volume_claim_spec(self, Stale::everything(), r, d)
    }
}

fn persistent_volume_claim_spec(
    to: &mut k8s_openapi::api::core::v1::PersistentVolumeClaimSpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.access_modes.get_or_insert_default(), r, 10)?,
            18 => d.over(is_stale, to.resources.get_or_insert_default(), r)?,
            26 => r.put_nonempty(&mut to.volume_name)?,
            34 => d.over(is_stale, to.selector.get_or_insert_default(), r)?,
            42 => r.put_some(&mut to.storage_class_name)?,
            50 => r.put_some(&mut to.volume_mode)?,
            58 => d.over(is_stale, to.data_source.get_or_insert_default(), r)?,
            66 => d.over(is_stale, to.data_source_ref.get_or_insert_default(), r)?,
            74 => r.put_some(&mut to.volume_attributes_class_name)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.access_modes);
        stale.reset(2, &mut to.resources);
        stale.reset(3, &mut to.volume_name);
        stale.reset(4, &mut to.selector);
        stale.reset(5, &mut to.storage_class_name);
        stale.reset(6, &mut to.volume_mode);
        stale.reset(7, &mut to.data_source);
        stale.reset(8, &mut to.data_source_ref);
        stale.reset(9, &mut to.volume_attributes_class_name);
    }
    if to.resources.is_none() {
        to.resources
            .get_or_insert_default()
            .read(&mut Reader::no_message(), d)?;
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::PersistentVolumeClaimStatus {
    const NAME: &'static str = "PersistentVolumeClaimStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        persistent_volume_claim_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        persistent_volume_claim_status(self, Stale::everything(), r, d)
    }
}

fn persistent_volume_claim_status(
    to: &mut k8s_openapi::api::core::v1::PersistentVolumeClaimStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.phase)?,
            18 => d.vec(is_stale, to.access_modes.get_or_insert_default(), r, 18)?,
            26 => d.tree(is_stale, to.capacity.get_or_insert_default(), r, 26)?,
            34 => d.vec(is_stale, to.conditions.get_or_insert_default(), r, 34)?,
            42 => d.tree(is_stale, to.allocated_resources.get_or_insert_default(), r, 42)?,
            58 => d.tree(
                is_stale,
                to.allocated_resource_statuses.get_or_insert_default(),
                r,
                58,
            )?,
            66 => r.put_some(&mut to.current_volume_attributes_class_name)?,
            74 => d.over(is_stale, to.modify_volume_status.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 7, 8, 9])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.phase);
        stale.reset(2, &mut to.access_modes);
        stale.reset(3, &mut to.capacity);
        stale.reset(4, &mut to.conditions);
        stale.reset(5, &mut to.allocated_resources);
        stale.reset(7, &mut to.allocated_resource_statuses);
        stale.reset(8, &mut to.current_volume_attributes_class_name);
        stale.reset(9, &mut to.modify_volume_status);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::PersistentVolumeClaimTemplate {
    const NAME: &'static str = "PersistentVolumeClaimTemplate";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        persistent_volume_claim_template(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        persistent_volume_claim_template(self, Stale::everything(), r, d)
    }
}

fn persistent_volume_claim_template(
    to: &mut k8s_openapi::api::core::v1::PersistentVolumeClaimTemplate,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.metadata.get_or_insert_default(), r)?,
            18 => d.over(is_stale, &mut to.spec, r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.spec);
    }
    if to.metadata.is_none() {
        to.metadata
            .get_or_insert_default()
            .read(&mut Reader::no_message(), d)?;
    }
    to.spec.read(&mut Reader::no_message(), d)?;
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::PersistentVolumeClaimVolumeSource {
    const NAME: &'static str = "PersistentVolumeClaimVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        persistent_volume_claim_volume_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        persistent_volume_claim_volume_source(self, Stale::everything(), r, d)
    }
}

fn persistent_volume_claim_volume_source(
    to: &mut k8s_openapi::api::core::v1::PersistentVolumeClaimVolumeSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.claim_name)?,
            16 => to.read_only = nonempty(r.bool()?),
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.claim_name);
        stale.reset(2, &mut to.read_only);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::PersistentVolumeSpec {
    const NAME: &'static str = "PersistentVolumeSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        persistent_volume_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        persistent_volume_spec(self, Stale::everything(), r, d)
    }
}

fn persistent_volume_spec(
    to: &mut k8s_openapi::api::core::v1::PersistentVolumeSpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.tree(is_stale, to.capacity.get_or_insert_default(), r, 10)?,
            18 => persistent_volume_spec_2(to, Stale::all_if(is_stale), &mut r.message()?, d)?,
            26 => d.vec(is_stale, to.access_modes.get_or_insert_default(), r, 26)?,
            34 => d.over(is_stale, to.claim_ref.get_or_insert_default(), r)?,
            42 => r.put_nonempty(&mut to.persistent_volume_reclaim_policy)?,
            50 => r.put_nonempty(&mut to.storage_class_name)?,
            58 => d.vec(is_stale, to.mount_options.get_or_insert_default(), r, 58)?,
            66 => r.put_some(&mut to.volume_mode)?,
            74 => d.over(is_stale, to.node_affinity.get_or_insert_default(), r)?,
            82 => r.put_some(&mut to.volume_attributes_class_name)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.capacity);
        if stale.has(2) {
            persistent_volume_spec_2(to, Stale::everything(), &mut Reader::new(&[]), d)?;
        }
        stale.reset(3, &mut to.access_modes);
        stale.reset(4, &mut to.claim_ref);
        stale.reset(5, &mut to.persistent_volume_reclaim_policy);
        stale.reset(6, &mut to.storage_class_name);
        stale.reset(7, &mut to.mount_options);
        stale.reset(8, &mut to.volume_mode);
        stale.reset(9, &mut to.node_affinity);
        stale.reset(10, &mut to.volume_attributes_class_name);
    }
    Ok(())
}

/// The inlined PersistentVolumeSource.
fn persistent_volume_spec_2(
    to: &mut k8s_openapi::api::core::v1::PersistentVolumeSpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.gce_persistent_disk.get_or_insert_default(), r)?,
            18 => d.over(is_stale, to.aws_elastic_block_store.get_or_insert_default(), r)?,
            26 => d.over(is_stale, to.host_path.get_or_insert_default(), r)?,
            34 => d.over(is_stale, to.glusterfs.get_or_insert_default(), r)?,
            42 => d.over(is_stale, to.nfs.get_or_insert_default(), r)?,
            50 => d.over(is_stale, to.rbd.get_or_insert_default(), r)?,
            58 => d.over(is_stale, to.iscsi.get_or_insert_default(), r)?,
            66 => d.over(is_stale, to.cinder.get_or_insert_default(), r)?,
            74 => d.over(is_stale, to.cephfs.get_or_insert_default(), r)?,
            82 => d.over(is_stale, to.fc.get_or_insert_default(), r)?,
            90 => d.over(is_stale, to.flocker.get_or_insert_default(), r)?,
            98 => d.over(is_stale, to.flex_volume.get_or_insert_default(), r)?,
            106 => d.over(is_stale, to.azure_file.get_or_insert_default(), r)?,
            114 => d.over(is_stale, to.vsphere_volume.get_or_insert_default(), r)?,
            122 => d.over(is_stale, to.quobyte.get_or_insert_default(), r)?,
            130 => d.over(is_stale, to.azure_disk.get_or_insert_default(), r)?,
            138 => d.over(is_stale, to.photon_persistent_disk.get_or_insert_default(), r)?,
            146 => d.over(is_stale, to.portworx_volume.get_or_insert_default(), r)?,
            154 => d.over(is_stale, to.scale_io.get_or_insert_default(), r)?,
            162 => d.over(is_stale, to.local.get_or_insert_default(), r)?,
            170 => d.over(is_stale, to.storageos.get_or_insert_default(), r)?,
            178 => d.over(is_stale, to.csi.get_or_insert_default(), r)?,
            _ => r.skip(
                tag,
                &[
                    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
                ],
            )?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.gce_persistent_disk);
        stale.reset(2, &mut to.aws_elastic_block_store);
        stale.reset(3, &mut to.host_path);
        stale.reset(4, &mut to.glusterfs);
        stale.reset(5, &mut to.nfs);
        stale.reset(6, &mut to.rbd);
        stale.reset(7, &mut to.iscsi);
        stale.reset(8, &mut to.cinder);
        stale.reset(9, &mut to.cephfs);
        stale.reset(10, &mut to.fc);
        stale.reset(11, &mut to.flocker);
        stale.reset(12, &mut to.flex_volume);
        stale.reset(13, &mut to.azure_file);
        stale.reset(14, &mut to.vsphere_volume);
        stale.reset(15, &mut to.quobyte);
        stale.reset(16, &mut to.azure_disk);
        stale.reset(17, &mut to.photon_persistent_disk);
        stale.reset(18, &mut to.portworx_volume);
        stale.reset(19, &mut to.scale_io);
        stale.reset(20, &mut to.local);
        stale.reset(21, &mut to.storageos);
        stale.reset(22, &mut to.csi);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::PersistentVolumeStatus {
    const NAME: &'static str = "PersistentVolumeStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        persistent_volume_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        persistent_volume_status(self, Stale::everything(), r, d)
    }
}

fn persistent_volume_status(
    to: &mut k8s_openapi::api::core::v1::PersistentVolumeStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.phase)?,
            18 => r.put_nonempty(&mut to.message)?,
            26 => r.put_nonempty(&mut to.reason)?,
            34 => {
                to.last_phase_transition_time = r
                    .timestamp(openapi::unless(
                        is_stale,
                        to.last_phase_transition_time.as_ref().map(|old| old.0),
                    ))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.phase);
        stale.reset(2, &mut to.message);
        stale.reset(3, &mut to.reason);
        stale.reset(4, &mut to.last_phase_transition_time);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::PhotonPersistentDiskVolumeSource {
    const NAME: &'static str = "PhotonPersistentDiskVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        photon_persistent_disk_volume_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        photon_persistent_disk_volume_source(self, Stale::everything(), r, d)
    }
}

fn photon_persistent_disk_volume_source(
    to: &mut k8s_openapi::api::core::v1::PhotonPersistentDiskVolumeSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.pd_id)?,
            18 => r.put_nonempty(&mut to.fs_type)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.pd_id);
        stale.reset(2, &mut to.fs_type);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::Pod {
    const NAME: &'static str = "Pod";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod(self, Stale::everything(), r, d)
    }
}

fn pod(
    to: &mut k8s_openapi::api::core::v1::Pod,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.over(is_stale, to.spec.get_or_insert_default(), r)?,
            26 => d.over(is_stale, to.status.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.spec);
        stale.reset(3, &mut to.status);
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

impl Decode for k8s_openapi::api::core::v1::PodAffinity {
    const NAME: &'static str = "PodAffinity";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_affinity(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_affinity(self, Stale::everything(), r, d)
    }
}

fn pod_affinity(
    to: &mut k8s_openapi::api::core::v1::PodAffinity,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(
                is_stale,
                to.required_during_scheduling_ignored_during_execution
                    .get_or_insert_default(),
                r,
                10,
            )?,
            18 => d.vec(
                is_stale,
                to.preferred_during_scheduling_ignored_during_execution
                    .get_or_insert_default(),
                r,
                18,
            )?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.required_during_scheduling_ignored_during_execution);
        stale.reset(2, &mut to.preferred_during_scheduling_ignored_during_execution);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::PodAffinityTerm {
    const NAME: &'static str = "PodAffinityTerm";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_affinity_term(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_affinity_term(self, Stale::everything(), r, d)
    }
}

fn pod_affinity_term(
    to: &mut k8s_openapi::api::core::v1::PodAffinityTerm,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.label_selector.get_or_insert_default(), r)?,
            18 => d.vec(is_stale, to.namespaces.get_or_insert_default(), r, 18)?,
            26 => r.put(&mut to.topology_key)?,
            34 => d.over(is_stale, to.namespace_selector.get_or_insert_default(), r)?,
            42 => d.vec(is_stale, to.match_label_keys.get_or_insert_default(), r, 42)?,
            50 => d.vec(is_stale, to.mismatch_label_keys.get_or_insert_default(), r, 50)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.label_selector);
        stale.reset(2, &mut to.namespaces);
        stale.reset(3, &mut to.topology_key);
        stale.reset(4, &mut to.namespace_selector);
        stale.reset(5, &mut to.match_label_keys);
        stale.reset(6, &mut to.mismatch_label_keys);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::PodAntiAffinity {
    const NAME: &'static str = "PodAntiAffinity";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_anti_affinity(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_anti_affinity(self, Stale::everything(), r, d)
    }
}

fn pod_anti_affinity(
    to: &mut k8s_openapi::api::core::v1::PodAntiAffinity,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(
                is_stale,
                to.required_during_scheduling_ignored_during_execution
                    .get_or_insert_default(),
                r,
                10,
            )?,
            18 => d.vec(
                is_stale,
                to.preferred_during_scheduling_ignored_during_execution
                    .get_or_insert_default(),
                r,
                18,
            )?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.required_during_scheduling_ignored_during_execution);
        stale.reset(2, &mut to.preferred_during_scheduling_ignored_during_execution);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::PodCertificateProjection {
    const NAME: &'static str = "PodCertificateProjection";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_certificate_projection(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_certificate_projection(self, Stale::everything(), r, d)
    }
}

fn pod_certificate_projection(
    to: &mut k8s_openapi::api::core::v1::PodCertificateProjection,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.signer_name)?,
            18 => r.put(&mut to.key_type)?,
            24 => to.max_expiration_seconds = Some(r.i32()?),
            34 => r.put_nonempty(&mut to.credential_bundle_path)?,
            42 => r.put_nonempty(&mut to.key_path)?,
            50 => r.put_nonempty(&mut to.certificate_chain_path)?,
            58 => d.tree(is_stale, to.user_annotations.get_or_insert_default(), r, 58)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.signer_name);
        stale.reset(2, &mut to.key_type);
        stale.reset(3, &mut to.max_expiration_seconds);
        stale.reset(4, &mut to.credential_bundle_path);
        stale.reset(5, &mut to.key_path);
        stale.reset(6, &mut to.certificate_chain_path);
        stale.reset(7, &mut to.user_annotations);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::PodCondition {
    const NAME: &'static str = "PodCondition";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_condition(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_condition(self, Stale::everything(), r, d)
    }
}

fn pod_condition(
    to: &mut k8s_openapi::api::core::v1::PodCondition,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.type_)?,
            18 => r.put(&mut to.status)?,
            26 => {
                to.last_probe_time = r
                    .timestamp(openapi::unless(
                        is_stale,
                        to.last_probe_time.as_ref().map(|old| old.0),
                    ))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            34 => {
                to.last_transition_time = r
                    .timestamp(openapi::unless(
                        is_stale,
                        to.last_transition_time.as_ref().map(|old| old.0),
                    ))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            42 => r.put_nonempty(&mut to.reason)?,
            50 => r.put_nonempty(&mut to.message)?,
            56 => to.observed_generation = nonempty(r.i64()?),
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.type_);
        stale.reset(2, &mut to.status);
        stale.reset(3, &mut to.last_probe_time);
        stale.reset(4, &mut to.last_transition_time);
        stale.reset(5, &mut to.reason);
        stale.reset(6, &mut to.message);
        stale.reset(7, &mut to.observed_generation);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::PodDNSConfig {
    const NAME: &'static str = "PodDNSConfig";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_dns_config(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_dns_config(self, Stale::everything(), r, d)
    }
}

fn pod_dns_config(
    to: &mut k8s_openapi::api::core::v1::PodDNSConfig,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.nameservers.get_or_insert_default(), r, 10)?,
            18 => d.vec(is_stale, to.searches.get_or_insert_default(), r, 18)?,
            26 => d.vec(is_stale, to.options.get_or_insert_default(), r, 26)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.nameservers);
        stale.reset(2, &mut to.searches);
        stale.reset(3, &mut to.options);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::PodDNSConfigOption {
    const NAME: &'static str = "PodDNSConfigOption";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_dns_config_option(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_dns_config_option(self, Stale::everything(), r, d)
    }
}

fn pod_dns_config_option(
    to: &mut k8s_openapi::api::core::v1::PodDNSConfigOption,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.name)?,
            18 => r.put_some(&mut to.value)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
        stale.reset(2, &mut to.value);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::PodExtendedResourceClaimStatus {
    const NAME: &'static str = "PodExtendedResourceClaimStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_extended_resource_claim_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_extended_resource_claim_status(self, Stale::everything(), r, d)
    }
}

fn pod_extended_resource_claim_status(
    to: &mut k8s_openapi::api::core::v1::PodExtendedResourceClaimStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, &mut to.request_mappings, r, 10)?,
            18 => r.put(&mut to.resource_claim_name)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.request_mappings);
        stale.reset(2, &mut to.resource_claim_name);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::PodIP {
    const NAME: &'static str = "PodIP";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_ip(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_ip(self, Stale::everything(), r, d)
    }
}

fn pod_ip(
    to: &mut k8s_openapi::api::core::v1::PodIP,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.ip)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.ip);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::PodOS {
    const NAME: &'static str = "PodOS";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_os(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_os(self, Stale::everything(), r, d)
    }
}

fn pod_os(
    to: &mut k8s_openapi::api::core::v1::PodOS,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::PodReadinessGate {
    const NAME: &'static str = "PodReadinessGate";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_readiness_gate(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_readiness_gate(self, Stale::everything(), r, d)
    }
}

fn pod_readiness_gate(
    to: &mut k8s_openapi::api::core::v1::PodReadinessGate,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.condition_type)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.condition_type);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::PodResourceClaim {
    const NAME: &'static str = "PodResourceClaim";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_resource_claim(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_resource_claim(self, Stale::everything(), r, d)
    }
}

fn pod_resource_claim(
    to: &mut k8s_openapi::api::core::v1::PodResourceClaim,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            26 => r.put_some(&mut to.resource_claim_name)?,
            34 => r.put_some(&mut to.resource_claim_template_name)?,
            _ => r.skip(tag, &[1, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
        stale.reset(3, &mut to.resource_claim_name);
        stale.reset(4, &mut to.resource_claim_template_name);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::PodResourceClaimStatus {
    const NAME: &'static str = "PodResourceClaimStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_resource_claim_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_resource_claim_status(self, Stale::everything(), r, d)
    }
}

fn pod_resource_claim_status(
    to: &mut k8s_openapi::api::core::v1::PodResourceClaimStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            18 => r.put_some(&mut to.resource_claim_name)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
        stale.reset(2, &mut to.resource_claim_name);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::PodSchedulingGate {
    const NAME: &'static str = "PodSchedulingGate";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_scheduling_gate(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_scheduling_gate(self, Stale::everything(), r, d)
    }
}

fn pod_scheduling_gate(
    to: &mut k8s_openapi::api::core::v1::PodSchedulingGate,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::PodSchedulingGroup {
    const NAME: &'static str = "PodSchedulingGroup";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_scheduling_group(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_scheduling_group(self, Stale::everything(), r, d)
    }
}

fn pod_scheduling_group(
    to: &mut k8s_openapi::api::core::v1::PodSchedulingGroup,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put_some(&mut to.pod_group_name)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.pod_group_name);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::PodSecurityContext {
    const NAME: &'static str = "PodSecurityContext";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_security_context(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_security_context(self, Stale::everything(), r, d)
    }
}

fn pod_security_context(
    to: &mut k8s_openapi::api::core::v1::PodSecurityContext,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.se_linux_options.get_or_insert_default(), r)?,
            16 => to.run_as_user = Some(r.i64()?),
            24 => to.run_as_non_root = Some(r.bool()?),
            32 => d.vec(is_stale, to.supplemental_groups.get_or_insert_default(), r, 32)?,
            40 => to.fs_group = Some(r.i64()?),
            48 => to.run_as_group = Some(r.i64()?),
            58 => d.vec(is_stale, to.sysctls.get_or_insert_default(), r, 58)?,
            66 => d.over(is_stale, to.windows_options.get_or_insert_default(), r)?,
            74 => r.put_some(&mut to.fs_group_change_policy)?,
            82 => d.over(is_stale, to.seccomp_profile.get_or_insert_default(), r)?,
            90 => d.over(is_stale, to.app_armor_profile.get_or_insert_default(), r)?,
            98 => r.put_some(&mut to.supplemental_groups_policy)?,
            106 => r.put_some(&mut to.se_linux_change_policy)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.se_linux_options);
        stale.reset(2, &mut to.run_as_user);
        stale.reset(3, &mut to.run_as_non_root);
        stale.reset(4, &mut to.supplemental_groups);
        stale.reset(5, &mut to.fs_group);
        stale.reset(6, &mut to.run_as_group);
        stale.reset(7, &mut to.sysctls);
        stale.reset(8, &mut to.windows_options);
        stale.reset(9, &mut to.fs_group_change_policy);
        stale.reset(10, &mut to.seccomp_profile);
        stale.reset(11, &mut to.app_armor_profile);
        stale.reset(12, &mut to.supplemental_groups_policy);
        stale.reset(13, &mut to.se_linux_change_policy);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::PodSpec {
    const NAME: &'static str = "PodSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_spec(self, Stale::everything(), r, d)
    }
}

fn pod_spec(
    to: &mut k8s_openapi::api::core::v1::PodSpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.volumes.get_or_insert_default(), r, 10)?,
            18 => d.vec(is_stale, &mut to.containers, r, 18)?,
            26 => r.put_nonempty(&mut to.restart_policy)?,
            32 => to.termination_grace_period_seconds = Some(r.i64()?),
            40 => to.active_deadline_seconds = Some(r.i64()?),
            50 => r.put_nonempty(&mut to.dns_policy)?,
            58 => d.tree(is_stale, to.node_selector.get_or_insert_default(), r, 58)?,
            66 => r.put_nonempty(&mut to.service_account_name)?,
            74 => r.put_nonempty(&mut to.service_account)?,
            82 => r.put_nonempty(&mut to.node_name)?,
            88 => to.host_network = nonempty(r.bool()?),
            96 => to.host_pid = nonempty(r.bool()?),
            104 => to.host_ipc = nonempty(r.bool()?),
            114 => d.over(is_stale, to.security_context.get_or_insert_default(), r)?,
            122 => d.vec(is_stale, to.image_pull_secrets.get_or_insert_default(), r, 122)?,
            130 => r.put_nonempty(&mut to.hostname)?,
            138 => r.put_nonempty(&mut to.subdomain)?,
            146 => d.over(is_stale, to.affinity.get_or_insert_default(), r)?,
            154 => r.put_nonempty(&mut to.scheduler_name)?,
            162 => d.vec(is_stale, to.init_containers.get_or_insert_default(), r, 162)?,
            168 => to.automount_service_account_token = Some(r.bool()?),
            178 => d.vec(is_stale, to.tolerations.get_or_insert_default(), r, 178)?,
            186 => d.vec(is_stale, to.host_aliases.get_or_insert_default(), r, 186)?,
            194 => r.put_nonempty(&mut to.priority_class_name)?,
            200 => to.priority = Some(r.i32()?),
            210 => d.over(is_stale, to.dns_config.get_or_insert_default(), r)?,
            216 => to.share_process_namespace = Some(r.bool()?),
            226 => d.vec(is_stale, to.readiness_gates.get_or_insert_default(), r, 226)?,
            234 => r.put_some(&mut to.runtime_class_name)?,
            240 => to.enable_service_links = Some(r.bool()?),
            250 => r.put_some(&mut to.preemption_policy)?,
            258 => d.tree(is_stale, to.overhead.get_or_insert_default(), r, 258)?,
            266 => d.vec(
                is_stale,
                to.topology_spread_constraints.get_or_insert_default(),
                r,
                266,
            )?,
            274 => d.vec(is_stale, to.ephemeral_containers.get_or_insert_default(), r, 274)?,
            280 => to.set_hostname_as_fqdn = Some(r.bool()?),
            290 => d.over(is_stale, to.os.get_or_insert_default(), r)?,
            296 => to.host_users = Some(r.bool()?),
            306 => d.vec(is_stale, to.scheduling_gates.get_or_insert_default(), r, 306)?,
            314 => d.vec(is_stale, to.resource_claims.get_or_insert_default(), r, 314)?,
            322 => d.over(is_stale, to.resources.get_or_insert_default(), r)?,
            330 => r.put_some(&mut to.hostname_override)?,
            346 => d.over(is_stale, to.scheduling_group.get_or_insert_default(), r)?,
            _ => r.skip(
                tag,
                &[
                    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
                    25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 43,
                ],
            )?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.volumes);
        stale.reset(2, &mut to.containers);
        stale.reset(3, &mut to.restart_policy);
        stale.reset(4, &mut to.termination_grace_period_seconds);
        stale.reset(5, &mut to.active_deadline_seconds);
        stale.reset(6, &mut to.dns_policy);
        stale.reset(7, &mut to.node_selector);
        stale.reset(8, &mut to.service_account_name);
        stale.reset(9, &mut to.service_account);
        stale.reset(10, &mut to.node_name);
        stale.reset(11, &mut to.host_network);
        stale.reset(12, &mut to.host_pid);
        stale.reset(13, &mut to.host_ipc);
        stale.reset(14, &mut to.security_context);
        stale.reset(15, &mut to.image_pull_secrets);
        stale.reset(16, &mut to.hostname);
        stale.reset(17, &mut to.subdomain);
        stale.reset(18, &mut to.affinity);
        stale.reset(19, &mut to.scheduler_name);
        stale.reset(20, &mut to.init_containers);
        stale.reset(21, &mut to.automount_service_account_token);
        stale.reset(22, &mut to.tolerations);
        stale.reset(23, &mut to.host_aliases);
        stale.reset(24, &mut to.priority_class_name);
        stale.reset(25, &mut to.priority);
        stale.reset(26, &mut to.dns_config);
        stale.reset(27, &mut to.share_process_namespace);
        stale.reset(28, &mut to.readiness_gates);
        stale.reset(29, &mut to.runtime_class_name);
        stale.reset(30, &mut to.enable_service_links);
        stale.reset(31, &mut to.preemption_policy);
        stale.reset(32, &mut to.overhead);
        stale.reset(33, &mut to.topology_spread_constraints);
        stale.reset(34, &mut to.ephemeral_containers);
        stale.reset(35, &mut to.set_hostname_as_fqdn);
        stale.reset(36, &mut to.os);
        stale.reset(37, &mut to.host_users);
        stale.reset(38, &mut to.scheduling_gates);
        stale.reset(39, &mut to.resource_claims);
        stale.reset(40, &mut to.resources);
        stale.reset(41, &mut to.hostname_override);
        stale.reset(43, &mut to.scheduling_group);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::PodStatus {
    const NAME: &'static str = "PodStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_status(self, Stale::everything(), r, d)
    }
}

fn pod_status(
    to: &mut k8s_openapi::api::core::v1::PodStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.phase)?,
            18 => d.vec(is_stale, to.conditions.get_or_insert_default(), r, 18)?,
            26 => r.put_nonempty(&mut to.message)?,
            34 => r.put_nonempty(&mut to.reason)?,
            42 => r.put_nonempty(&mut to.host_ip)?,
            50 => r.put_nonempty(&mut to.pod_ip)?,
            58 => {
                to.start_time = r
                    .timestamp(openapi::unless(is_stale, to.start_time.as_ref().map(|old| old.0)))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            66 => d.vec(is_stale, to.container_statuses.get_or_insert_default(), r, 66)?,
            74 => r.put_nonempty(&mut to.qos_class)?,
            82 => d.vec(
                is_stale,
                to.init_container_statuses.get_or_insert_default(),
                r,
                82,
            )?,
            90 => r.put_nonempty(&mut to.nominated_node_name)?,
            98 => d.vec(is_stale, to.pod_ips.get_or_insert_default(), r, 98)?,
            106 => d.vec(
                is_stale,
                to.ephemeral_container_statuses.get_or_insert_default(),
                r,
                106,
            )?,
            114 => r.put_nonempty(&mut to.resize)?,
            122 => d.vec(
                is_stale,
                to.resource_claim_statuses.get_or_insert_default(),
                r,
                122,
            )?,
            130 => d.vec(is_stale, to.host_ips.get_or_insert_default(), r, 130)?,
            136 => to.observed_generation = nonempty(r.i64()?),
            146 => d.over(
                is_stale,
                to.extended_resource_claim_status.get_or_insert_default(),
                r,
            )?,
            154 => d.tree(is_stale, to.allocated_resources.get_or_insert_default(), r, 154)?,
            162 => d.over(is_stale, to.resources.get_or_insert_default(), r)?,
            170 => d.vec(
                is_stale,
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
    if stale.is_any() {
        stale.reset(1, &mut to.phase);
        stale.reset(2, &mut to.conditions);
        stale.reset(3, &mut to.message);
        stale.reset(4, &mut to.reason);
        stale.reset(5, &mut to.host_ip);
        stale.reset(6, &mut to.pod_ip);
        stale.reset(7, &mut to.start_time);
        stale.reset(8, &mut to.container_statuses);
        stale.reset(9, &mut to.qos_class);
        stale.reset(10, &mut to.init_container_statuses);
        stale.reset(11, &mut to.nominated_node_name);
        stale.reset(12, &mut to.pod_ips);
        stale.reset(13, &mut to.ephemeral_container_statuses);
        stale.reset(14, &mut to.resize);
        stale.reset(15, &mut to.resource_claim_statuses);
        stale.reset(16, &mut to.host_ips);
        stale.reset(17, &mut to.observed_generation);
        stale.reset(18, &mut to.extended_resource_claim_status);
        stale.reset(19, &mut to.allocated_resources);
        stale.reset(20, &mut to.resources);
        stale.reset(21, &mut to.node_allocatable_resource_claim_statuses);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::PodTemplate {
    const NAME: &'static str = "PodTemplate";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_template(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_template(self, Stale::everything(), r, d)
    }
}

fn pod_template(
    to: &mut k8s_openapi::api::core::v1::PodTemplate,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.over(is_stale, to.template.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.template);
    }
    if to.template.is_none() {
        to.template
            .get_or_insert_default()
            .read(&mut Reader::no_message(), d)?;
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::PodTemplateSpec {
    const NAME: &'static str = "PodTemplateSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_template_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        pod_template_spec(self, Stale::everything(), r, d)
    }
}

fn pod_template_spec(
    to: &mut k8s_openapi::api::core::v1::PodTemplateSpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.metadata.get_or_insert_default(), r)?,
            18 => d.over(is_stale, to.spec.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.spec);
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

impl Decode for k8s_openapi::api::core::v1::PortStatus {
    const NAME: &'static str = "PortStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        port_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        port_status(self, Stale::everything(), r, d)
    }
}

fn port_status(
    to: &mut k8s_openapi::api::core::v1::PortStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            8 => to.port = r.i32()?,
            18 => r.put(&mut to.protocol)?,
            26 => r.put_some(&mut to.error)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.port);
        stale.reset(2, &mut to.protocol);
        stale.reset(3, &mut to.error);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::PortworxVolumeSource {
    const NAME: &'static str = "PortworxVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        portworx_volume_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        portworx_volume_source(self, Stale::everything(), r, d)
    }
}

fn portworx_volume_source(
    to: &mut k8s_openapi::api::core::v1::PortworxVolumeSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.volume_id)?,
            18 => r.put_nonempty(&mut to.fs_type)?,
            24 => to.read_only = nonempty(r.bool()?),
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.volume_id);
        stale.reset(2, &mut to.fs_type);
        stale.reset(3, &mut to.read_only);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::PreferredSchedulingTerm {
    const NAME: &'static str = "PreferredSchedulingTerm";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        preferred_scheduling_term(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        preferred_scheduling_term(self, Stale::everything(), r, d)
    }
}

fn preferred_scheduling_term(
    to: &mut k8s_openapi::api::core::v1::PreferredSchedulingTerm,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            8 => to.weight = r.i32()?,
            18 => d.over(is_stale, &mut to.preference, r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.weight);
        stale.reset(2, &mut to.preference);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::Probe {
    const NAME: &'static str = "Probe";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        probe(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        probe(self, Stale::everything(), r, d)
    }
}

fn probe(
    to: &mut k8s_openapi::api::core::v1::Probe,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => probe_1(to, Stale::all_if(is_stale), &mut r.message()?, d)?,
            16 => to.initial_delay_seconds = nonempty(r.i32()?),
            24 => to.timeout_seconds = nonempty(r.i32()?),
            32 => to.period_seconds = nonempty(r.i32()?),
            40 => to.success_threshold = nonempty(r.i32()?),
            48 => to.failure_threshold = nonempty(r.i32()?),
            56 => to.termination_grace_period_seconds = Some(r.i64()?),
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7])?,
        }
    }
    if stale.is_any() {
        if stale.has(1) {
            probe_1(to, Stale::everything(), &mut Reader::new(&[]), d)?;
        }
        stale.reset(2, &mut to.initial_delay_seconds);
        stale.reset(3, &mut to.timeout_seconds);
        stale.reset(4, &mut to.period_seconds);
        stale.reset(5, &mut to.success_threshold);
        stale.reset(6, &mut to.failure_threshold);
        stale.reset(7, &mut to.termination_grace_period_seconds);
    }
    Ok(())
}

/// The inlined ProbeHandler.
fn probe_1(
    to: &mut k8s_openapi::api::core::v1::Probe,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.exec.get_or_insert_default(), r)?,
            18 => d.over(is_stale, to.http_get.get_or_insert_default(), r)?,
            26 => d.over(is_stale, to.tcp_socket.get_or_insert_default(), r)?,
            34 => d.over(is_stale, to.grpc.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.exec);
        stale.reset(2, &mut to.http_get);
        stale.reset(3, &mut to.tcp_socket);
        stale.reset(4, &mut to.grpc);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ProjectedVolumeSource {
    const NAME: &'static str = "ProjectedVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        projected_volume_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        projected_volume_source(self, Stale::everything(), r, d)
    }
}

fn projected_volume_source(
    to: &mut k8s_openapi::api::core::v1::ProjectedVolumeSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.sources.get_or_insert_default(), r, 10)?,
            16 => to.default_mode = Some(r.i32()?),
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.sources);
        stale.reset(2, &mut to.default_mode);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::QuobyteVolumeSource {
    const NAME: &'static str = "QuobyteVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        quobyte_volume_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        quobyte_volume_source(self, Stale::everything(), r, d)
    }
}

fn quobyte_volume_source(
    to: &mut k8s_openapi::api::core::v1::QuobyteVolumeSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.registry)?,
            18 => r.put(&mut to.volume)?,
            24 => to.read_only = nonempty(r.bool()?),
            34 => r.put_nonempty(&mut to.user)?,
            42 => r.put_nonempty(&mut to.group)?,
            50 => r.put_nonempty(&mut to.tenant)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.registry);
        stale.reset(2, &mut to.volume);
        stale.reset(3, &mut to.read_only);
        stale.reset(4, &mut to.user);
        stale.reset(5, &mut to.group);
        stale.reset(6, &mut to.tenant);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::RBDPersistentVolumeSource {
    const NAME: &'static str = "RBDPersistentVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        rbd_persistent_volume_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        rbd_persistent_volume_source(self, Stale::everything(), r, d)
    }
}

fn rbd_persistent_volume_source(
    to: &mut k8s_openapi::api::core::v1::RBDPersistentVolumeSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, &mut to.monitors, r, 10)?,
            18 => r.put(&mut to.image)?,
            26 => r.put_nonempty(&mut to.fs_type)?,
            34 => r.put_nonempty(&mut to.pool)?,
            42 => r.put_nonempty(&mut to.user)?,
            50 => r.put_nonempty(&mut to.keyring)?,
            58 => d.over(is_stale, to.secret_ref.get_or_insert_default(), r)?,
            64 => to.read_only = nonempty(r.bool()?),
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.monitors);
        stale.reset(2, &mut to.image);
        stale.reset(3, &mut to.fs_type);
        stale.reset(4, &mut to.pool);
        stale.reset(5, &mut to.user);
        stale.reset(6, &mut to.keyring);
        stale.reset(7, &mut to.secret_ref);
        stale.reset(8, &mut to.read_only);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::RBDVolumeSource {
    const NAME: &'static str = "RBDVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        rbd_volume_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        rbd_volume_source(self, Stale::everything(), r, d)
    }
}

fn rbd_volume_source(
    to: &mut k8s_openapi::api::core::v1::RBDVolumeSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, &mut to.monitors, r, 10)?,
            18 => r.put(&mut to.image)?,
            26 => r.put_nonempty(&mut to.fs_type)?,
            34 => r.put_nonempty(&mut to.pool)?,
            42 => r.put_nonempty(&mut to.user)?,
            50 => r.put_nonempty(&mut to.keyring)?,
            58 => d.over(is_stale, to.secret_ref.get_or_insert_default(), r)?,
            64 => to.read_only = nonempty(r.bool()?),
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.monitors);
        stale.reset(2, &mut to.image);
        stale.reset(3, &mut to.fs_type);
        stale.reset(4, &mut to.pool);
        stale.reset(5, &mut to.user);
        stale.reset(6, &mut to.keyring);
        stale.reset(7, &mut to.secret_ref);
        stale.reset(8, &mut to.read_only);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ReplicationController {
    const NAME: &'static str = "ReplicationController";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        replication_controller(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        replication_controller(self, Stale::everything(), r, d)
    }
}

fn replication_controller(
    to: &mut k8s_openapi::api::core::v1::ReplicationController,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.over(is_stale, to.spec.get_or_insert_default(), r)?,
            26 => d.over(is_stale, to.status.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.spec);
        stale.reset(3, &mut to.status);
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

impl Decode for k8s_openapi::api::core::v1::ReplicationControllerCondition {
    const NAME: &'static str = "ReplicationControllerCondition";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        replication_controller_condition(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        replication_controller_condition(self, Stale::everything(), r, d)
    }
}

fn replication_controller_condition(
    to: &mut k8s_openapi::api::core::v1::ReplicationControllerCondition,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.type_)?,
            18 => r.put(&mut to.status)?,
            26 => {
                to.last_transition_time = r
                    .timestamp(openapi::unless(
                        is_stale,
                        to.last_transition_time.as_ref().map(|old| old.0),
                    ))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            34 => r.put_nonempty(&mut to.reason)?,
            42 => r.put_nonempty(&mut to.message)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.type_);
        stale.reset(2, &mut to.status);
        stale.reset(3, &mut to.last_transition_time);
        stale.reset(4, &mut to.reason);
        stale.reset(5, &mut to.message);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ReplicationControllerSpec {
    const NAME: &'static str = "ReplicationControllerSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        replication_controller_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        replication_controller_spec(self, Stale::everything(), r, d)
    }
}

fn replication_controller_spec(
    to: &mut k8s_openapi::api::core::v1::ReplicationControllerSpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            8 => to.replicas = Some(r.i32()?),
            18 => d.tree(is_stale, to.selector.get_or_insert_default(), r, 18)?,
            26 => d.over(is_stale, to.template.get_or_insert_default(), r)?,
            32 => to.min_ready_seconds = nonempty(r.i32()?),
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.replicas);
        stale.reset(2, &mut to.selector);
        stale.reset(3, &mut to.template);
        stale.reset(4, &mut to.min_ready_seconds);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ReplicationControllerStatus {
    const NAME: &'static str = "ReplicationControllerStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        replication_controller_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        replication_controller_status(self, Stale::everything(), r, d)
    }
}

fn replication_controller_status(
    to: &mut k8s_openapi::api::core::v1::ReplicationControllerStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            8 => to.replicas = r.i32()?,
            16 => to.fully_labeled_replicas = nonempty(r.i32()?),
            24 => to.observed_generation = nonempty(r.i64()?),
            32 => to.ready_replicas = nonempty(r.i32()?),
            40 => to.available_replicas = nonempty(r.i32()?),
            50 => d.vec(is_stale, to.conditions.get_or_insert_default(), r, 50)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.replicas);
        stale.reset(2, &mut to.fully_labeled_replicas);
        stale.reset(3, &mut to.observed_generation);
        stale.reset(4, &mut to.ready_replicas);
        stale.reset(5, &mut to.available_replicas);
        stale.reset(6, &mut to.conditions);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ResourceClaim {
    const NAME: &'static str = "ResourceClaim";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_claim(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_claim(self, Stale::everything(), r, d)
    }
}

fn resource_claim(
    to: &mut k8s_openapi::api::core::v1::ResourceClaim,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            18 => r.put_nonempty(&mut to.request)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
        stale.reset(2, &mut to.request);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ResourceFieldSelector {
    const NAME: &'static str = "ResourceFieldSelector";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_field_selector(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_field_selector(self, Stale::everything(), r, d)
    }
}

fn resource_field_selector(
    to: &mut k8s_openapi::api::core::v1::ResourceFieldSelector,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.container_name)?,
            18 => r.put(&mut to.resource)?,
            26 => d.over(is_stale, to.divisor.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.container_name);
        stale.reset(2, &mut to.resource);
        stale.reset(3, &mut to.divisor);
    }
    if to.divisor.is_none() {
        to.divisor
            .get_or_insert_default()
            .read(&mut Reader::no_message(), d)?;
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ResourceHealth {
    const NAME: &'static str = "ResourceHealth";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_health(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_health(self, Stale::everything(), r, d)
    }
}

fn resource_health(
    to: &mut k8s_openapi::api::core::v1::ResourceHealth,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.resource_id)?,
            18 => r.put_nonempty(&mut to.health)?,
            50 => r.put_some(&mut to.message)?,
            _ => r.skip(tag, &[1, 2, 6])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.resource_id);
        stale.reset(2, &mut to.health);
        stale.reset(6, &mut to.message);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ResourceQuota {
    const NAME: &'static str = "ResourceQuota";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_quota(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_quota(self, Stale::everything(), r, d)
    }
}

fn resource_quota(
    to: &mut k8s_openapi::api::core::v1::ResourceQuota,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.over(is_stale, to.spec.get_or_insert_default(), r)?,
            26 => d.over(is_stale, to.status.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.spec);
        stale.reset(3, &mut to.status);
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

impl Decode for k8s_openapi::api::core::v1::ResourceQuotaSpec {
    const NAME: &'static str = "ResourceQuotaSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_quota_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_quota_spec(self, Stale::everything(), r, d)
    }
}

fn resource_quota_spec(
    to: &mut k8s_openapi::api::core::v1::ResourceQuotaSpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.tree(is_stale, to.hard.get_or_insert_default(), r, 10)?,
            18 => d.vec(is_stale, to.scopes.get_or_insert_default(), r, 18)?,
            26 => d.over(is_stale, to.scope_selector.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.hard);
        stale.reset(2, &mut to.scopes);
        stale.reset(3, &mut to.scope_selector);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ResourceQuotaStatus {
    const NAME: &'static str = "ResourceQuotaStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_quota_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_quota_status(self, Stale::everything(), r, d)
    }
}

fn resource_quota_status(
    to: &mut k8s_openapi::api::core::v1::ResourceQuotaStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.tree(is_stale, to.hard.get_or_insert_default(), r, 10)?,
            18 => d.tree(is_stale, to.used.get_or_insert_default(), r, 18)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.hard);
        stale.reset(2, &mut to.used);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ResourceRequirements {
    const NAME: &'static str = "ResourceRequirements";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_requirements(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_requirements(self, Stale::everything(), r, d)
    }
}

fn resource_requirements(
    to: &mut k8s_openapi::api::core::v1::ResourceRequirements,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.tree(is_stale, to.limits.get_or_insert_default(), r, 10)?,
            18 => d.tree(is_stale, to.requests.get_or_insert_default(), r, 18)?,
            26 => d.vec(is_stale, to.claims.get_or_insert_default(), r, 26)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.limits);
        stale.reset(2, &mut to.requests);
        stale.reset(3, &mut to.claims);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ResourceStatus {
    const NAME: &'static str = "ResourceStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        resource_status(self, Stale::everything(), r, d)
    }
}

fn resource_status(
    to: &mut k8s_openapi::api::core::v1::ResourceStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            18 => d.vec(is_stale, to.resources.get_or_insert_default(), r, 18)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
        stale.reset(2, &mut to.resources);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::SELinuxOptions {
    const NAME: &'static str = "SELinuxOptions";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        se_linux_options(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        se_linux_options(self, Stale::everything(), r, d)
    }
}

fn se_linux_options(
    to: &mut k8s_openapi::api::core::v1::SELinuxOptions,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.user)?,
            18 => r.put_nonempty(&mut to.role)?,
            26 => r.put_nonempty(&mut to.type_)?,
            34 => r.put_nonempty(&mut to.level)?,
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.user);
        stale.reset(2, &mut to.role);
        stale.reset(3, &mut to.type_);
        stale.reset(4, &mut to.level);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ScaleIOPersistentVolumeSource {
    const NAME: &'static str = "ScaleIOPersistentVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        scale_io_persistent_volume_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        scale_io_persistent_volume_source(self, Stale::everything(), r, d)
    }
}

fn scale_io_persistent_volume_source(
    to: &mut k8s_openapi::api::core::v1::ScaleIOPersistentVolumeSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.gateway)?,
            18 => r.put(&mut to.system)?,
            26 => d.over(is_stale, &mut to.secret_ref, r)?,
            32 => to.ssl_enabled = nonempty(r.bool()?),
            42 => r.put_nonempty(&mut to.protection_domain)?,
            50 => r.put_nonempty(&mut to.storage_pool)?,
            58 => r.put_nonempty(&mut to.storage_mode)?,
            66 => r.put_nonempty(&mut to.volume_name)?,
            74 => r.put_nonempty(&mut to.fs_type)?,
            80 => to.read_only = nonempty(r.bool()?),
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.gateway);
        stale.reset(2, &mut to.system);
        stale.reset(3, &mut to.secret_ref);
        stale.reset(4, &mut to.ssl_enabled);
        stale.reset(5, &mut to.protection_domain);
        stale.reset(6, &mut to.storage_pool);
        stale.reset(7, &mut to.storage_mode);
        stale.reset(8, &mut to.volume_name);
        stale.reset(9, &mut to.fs_type);
        stale.reset(10, &mut to.read_only);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ScaleIOVolumeSource {
    const NAME: &'static str = "ScaleIOVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        scale_io_volume_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        scale_io_volume_source(self, Stale::everything(), r, d)
    }
}

fn scale_io_volume_source(
    to: &mut k8s_openapi::api::core::v1::ScaleIOVolumeSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.gateway)?,
            18 => r.put(&mut to.system)?,
            26 => d.over(is_stale, &mut to.secret_ref, r)?,
            32 => to.ssl_enabled = nonempty(r.bool()?),
            42 => r.put_nonempty(&mut to.protection_domain)?,
            50 => r.put_nonempty(&mut to.storage_pool)?,
            58 => r.put_nonempty(&mut to.storage_mode)?,
            66 => r.put_nonempty(&mut to.volume_name)?,
            74 => r.put_nonempty(&mut to.fs_type)?,
            80 => to.read_only = nonempty(r.bool()?),
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.gateway);
        stale.reset(2, &mut to.system);
        stale.reset(3, &mut to.secret_ref);
        stale.reset(4, &mut to.ssl_enabled);
        stale.reset(5, &mut to.protection_domain);
        stale.reset(6, &mut to.storage_pool);
        stale.reset(7, &mut to.storage_mode);
        stale.reset(8, &mut to.volume_name);
        stale.reset(9, &mut to.fs_type);
        stale.reset(10, &mut to.read_only);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ScopeSelector {
    const NAME: &'static str = "ScopeSelector";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        scope_selector(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        scope_selector(self, Stale::everything(), r, d)
    }
}

fn scope_selector(
    to: &mut k8s_openapi::api::core::v1::ScopeSelector,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.match_expressions.get_or_insert_default(), r, 10)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.match_expressions);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ScopedResourceSelectorRequirement {
    const NAME: &'static str = "ScopedResourceSelectorRequirement";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        scoped_resource_selector_requirement(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        scoped_resource_selector_requirement(self, Stale::everything(), r, d)
    }
}

fn scoped_resource_selector_requirement(
    to: &mut k8s_openapi::api::core::v1::ScopedResourceSelectorRequirement,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.scope_name)?,
            18 => r.put(&mut to.operator)?,
            26 => d.vec(is_stale, to.values.get_or_insert_default(), r, 26)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.scope_name);
        stale.reset(2, &mut to.operator);
        stale.reset(3, &mut to.values);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::SeccompProfile {
    const NAME: &'static str = "SeccompProfile";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        seccomp_profile(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        seccomp_profile(self, Stale::everything(), r, d)
    }
}

fn seccomp_profile(
    to: &mut k8s_openapi::api::core::v1::SeccompProfile,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.type_)?,
            18 => r.put_some(&mut to.localhost_profile)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.type_);
        stale.reset(2, &mut to.localhost_profile);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::Secret {
    const NAME: &'static str = "Secret";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        secret(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        secret(self, Stale::everything(), r, d)
    }
}

fn secret(
    to: &mut k8s_openapi::api::core::v1::Secret,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.tree(is_stale, to.data.get_or_insert_default(), r, 18)?,
            26 => r.put_nonempty(&mut to.type_)?,
            34 => d.tree(is_stale, to.string_data.get_or_insert_default(), r, 34)?,
            40 => to.immutable = Some(r.bool()?),
            _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.data);
        stale.reset(3, &mut to.type_);
        stale.reset(4, &mut to.string_data);
        stale.reset(5, &mut to.immutable);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::SecretEnvSource {
    const NAME: &'static str = "SecretEnvSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        secret_env_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        secret_env_source(self, Stale::everything(), r, d)
    }
}

fn secret_env_source(
    to: &mut k8s_openapi::api::core::v1::SecretEnvSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => secret_env_source_1(to, Stale::all_if(is_stale), &mut r.message()?, d)?,
            16 => to.optional = Some(r.bool()?),
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        if stale.has(1) {
            secret_env_source_1(to, Stale::everything(), &mut Reader::new(&[]), d)?;
        }
        stale.reset(2, &mut to.optional);
    }
    Ok(())
}

/// The inlined LocalObjectReference.
fn secret_env_source_1(
    to: &mut k8s_openapi::api::core::v1::SecretEnvSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::SecretKeySelector {
    const NAME: &'static str = "SecretKeySelector";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        secret_key_selector(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        secret_key_selector(self, Stale::everything(), r, d)
    }
}

fn secret_key_selector(
    to: &mut k8s_openapi::api::core::v1::SecretKeySelector,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => secret_key_selector_1(to, Stale::all_if(is_stale), &mut r.message()?, d)?,
            18 => r.put(&mut to.key)?,
            24 => to.optional = Some(r.bool()?),
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        if stale.has(1) {
            secret_key_selector_1(to, Stale::everything(), &mut Reader::new(&[]), d)?;
        }
        stale.reset(2, &mut to.key);
        stale.reset(3, &mut to.optional);
    }
    Ok(())
}

/// The inlined LocalObjectReference.
fn secret_key_selector_1(
    to: &mut k8s_openapi::api::core::v1::SecretKeySelector,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::SecretProjection {
    const NAME: &'static str = "SecretProjection";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        secret_projection(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        secret_projection(self, Stale::everything(), r, d)
    }
}

fn secret_projection(
    to: &mut k8s_openapi::api::core::v1::SecretProjection,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => secret_projection_1(to, Stale::all_if(is_stale), &mut r.message()?, d)?,
            18 => d.vec(is_stale, to.items.get_or_insert_default(), r, 18)?,
            32 => to.optional = Some(r.bool()?),
            _ => r.skip(tag, &[1, 2, 4])?,
        }
    }
    if stale.is_any() {
        if stale.has(1) {
            secret_projection_1(to, Stale::everything(), &mut Reader::new(&[]), d)?;
        }
        stale.reset(2, &mut to.items);
        stale.reset(4, &mut to.optional);
    }
    Ok(())
}

/// The inlined LocalObjectReference.
fn secret_projection_1(
    to: &mut k8s_openapi::api::core::v1::SecretProjection,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::SecretReference {
    const NAME: &'static str = "SecretReference";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        secret_reference(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        secret_reference(self, Stale::everything(), r, d)
    }
}

fn secret_reference(
    to: &mut k8s_openapi::api::core::v1::SecretReference,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.name)?,
            18 => r.put_nonempty(&mut to.namespace)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
        stale.reset(2, &mut to.namespace);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::SecretVolumeSource {
    const NAME: &'static str = "SecretVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        secret_volume_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        secret_volume_source(self, Stale::everything(), r, d)
    }
}

fn secret_volume_source(
    to: &mut k8s_openapi::api::core::v1::SecretVolumeSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.secret_name)?,
            18 => d.vec(is_stale, to.items.get_or_insert_default(), r, 18)?,
            24 => to.default_mode = Some(r.i32()?),
            32 => to.optional = Some(r.bool()?),
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.secret_name);
        stale.reset(2, &mut to.items);
        stale.reset(3, &mut to.default_mode);
        stale.reset(4, &mut to.optional);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::SecurityContext {
    const NAME: &'static str = "SecurityContext";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        security_context(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        security_context(self, Stale::everything(), r, d)
    }
}

fn security_context(
    to: &mut k8s_openapi::api::core::v1::SecurityContext,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.capabilities.get_or_insert_default(), r)?,
            16 => to.privileged = Some(r.bool()?),
            26 => d.over(is_stale, to.se_linux_options.get_or_insert_default(), r)?,
            32 => to.run_as_user = Some(r.i64()?),
            40 => to.run_as_non_root = Some(r.bool()?),
            48 => to.read_only_root_filesystem = Some(r.bool()?),
            56 => to.allow_privilege_escalation = Some(r.bool()?),
            64 => to.run_as_group = Some(r.i64()?),
            74 => r.put_some(&mut to.proc_mount)?,
            82 => d.over(is_stale, to.windows_options.get_or_insert_default(), r)?,
            90 => d.over(is_stale, to.seccomp_profile.get_or_insert_default(), r)?,
            98 => d.over(is_stale, to.app_armor_profile.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.capabilities);
        stale.reset(2, &mut to.privileged);
        stale.reset(3, &mut to.se_linux_options);
        stale.reset(4, &mut to.run_as_user);
        stale.reset(5, &mut to.run_as_non_root);
        stale.reset(6, &mut to.read_only_root_filesystem);
        stale.reset(7, &mut to.allow_privilege_escalation);
        stale.reset(8, &mut to.run_as_group);
        stale.reset(9, &mut to.proc_mount);
        stale.reset(10, &mut to.windows_options);
        stale.reset(11, &mut to.seccomp_profile);
        stale.reset(12, &mut to.app_armor_profile);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::Service {
    const NAME: &'static str = "Service";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        service(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        service(self, Stale::everything(), r, d)
    }
}

fn service(
    to: &mut k8s_openapi::api::core::v1::Service,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.over(is_stale, to.spec.get_or_insert_default(), r)?,
            26 => d.over(is_stale, to.status.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.spec);
        stale.reset(3, &mut to.status);
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

impl Decode for k8s_openapi::api::core::v1::ServiceAccount {
    const NAME: &'static str = "ServiceAccount";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        service_account(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        service_account(self, Stale::everything(), r, d)
    }
}

fn service_account(
    to: &mut k8s_openapi::api::core::v1::ServiceAccount,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.vec(is_stale, to.secrets.get_or_insert_default(), r, 18)?,
            26 => d.vec(is_stale, to.image_pull_secrets.get_or_insert_default(), r, 26)?,
            32 => to.automount_service_account_token = Some(r.bool()?),
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.secrets);
        stale.reset(3, &mut to.image_pull_secrets);
        stale.reset(4, &mut to.automount_service_account_token);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ServiceAccountTokenProjection {
    const NAME: &'static str = "ServiceAccountTokenProjection";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        service_account_token_projection(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        service_account_token_projection(self, Stale::everything(), r, d)
    }
}

fn service_account_token_projection(
    to: &mut k8s_openapi::api::core::v1::ServiceAccountTokenProjection,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.audience)?,
            16 => to.expiration_seconds = Some(r.i64()?),
            26 => r.put(&mut to.path)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.audience);
        stale.reset(2, &mut to.expiration_seconds);
        stale.reset(3, &mut to.path);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ServicePort {
    const NAME: &'static str = "ServicePort";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        service_port(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        service_port(self, Stale::everything(), r, d)
    }
}

fn service_port(
    to: &mut k8s_openapi::api::core::v1::ServicePort,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.name)?,
            18 => r.put_nonempty(&mut to.protocol)?,
            24 => to.port = r.i32()?,
            34 => d.over(is_stale, to.target_port.get_or_insert_default(), r)?,
            40 => to.node_port = nonempty(r.i32()?),
            50 => r.put_some(&mut to.app_protocol)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
        stale.reset(2, &mut to.protocol);
        stale.reset(3, &mut to.port);
        stale.reset(4, &mut to.target_port);
        stale.reset(5, &mut to.node_port);
        stale.reset(6, &mut to.app_protocol);
    }
    if to.target_port.is_none() {
        to.target_port = Some(Default::default());
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ServiceSpec {
    const NAME: &'static str = "ServiceSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        service_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        service_spec(self, Stale::everything(), r, d)
    }
}

fn service_spec(
    to: &mut k8s_openapi::api::core::v1::ServiceSpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.ports.get_or_insert_default(), r, 10)?,
            18 => d.tree(is_stale, to.selector.get_or_insert_default(), r, 18)?,
            26 => r.put_nonempty(&mut to.cluster_ip)?,
            34 => r.put_nonempty(&mut to.type_)?,
            42 => d.vec(is_stale, to.external_ips.get_or_insert_default(), r, 42)?,
            58 => r.put_nonempty(&mut to.session_affinity)?,
            66 => r.put_nonempty(&mut to.load_balancer_ip)?,
            74 => d.vec(
                is_stale,
                to.load_balancer_source_ranges.get_or_insert_default(),
                r,
                74,
            )?,
            82 => r.put_nonempty(&mut to.external_name)?,
            90 => r.put_nonempty(&mut to.external_traffic_policy)?,
            96 => to.health_check_node_port = nonempty(r.i32()?),
            104 => to.publish_not_ready_addresses = nonempty(r.bool()?),
            114 => d.over(is_stale, to.session_affinity_config.get_or_insert_default(), r)?,
            138 => r.put_some(&mut to.ip_family_policy)?,
            146 => d.vec(is_stale, to.cluster_ips.get_or_insert_default(), r, 146)?,
            154 => d.vec(is_stale, to.ip_families.get_or_insert_default(), r, 154)?,
            160 => to.allocate_load_balancer_node_ports = Some(r.bool()?),
            170 => r.put_some(&mut to.load_balancer_class)?,
            178 => r.put_some(&mut to.internal_traffic_policy)?,
            186 => r.put_some(&mut to.traffic_distribution)?,
            _ => r.skip(
                tag,
                &[
                    1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 17, 18, 19, 20, 21, 22, 23,
                ],
            )?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.ports);
        stale.reset(2, &mut to.selector);
        stale.reset(3, &mut to.cluster_ip);
        stale.reset(4, &mut to.type_);
        stale.reset(5, &mut to.external_ips);
        stale.reset(7, &mut to.session_affinity);
        stale.reset(8, &mut to.load_balancer_ip);
        stale.reset(9, &mut to.load_balancer_source_ranges);
        stale.reset(10, &mut to.external_name);
        stale.reset(11, &mut to.external_traffic_policy);
        stale.reset(12, &mut to.health_check_node_port);
        stale.reset(13, &mut to.publish_not_ready_addresses);
        stale.reset(14, &mut to.session_affinity_config);
        stale.reset(17, &mut to.ip_family_policy);
        stale.reset(18, &mut to.cluster_ips);
        stale.reset(19, &mut to.ip_families);
        stale.reset(20, &mut to.allocate_load_balancer_node_ports);
        stale.reset(21, &mut to.load_balancer_class);
        stale.reset(22, &mut to.internal_traffic_policy);
        stale.reset(23, &mut to.traffic_distribution);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::ServiceStatus {
    const NAME: &'static str = "ServiceStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        service_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        service_status(self, Stale::everything(), r, d)
    }
}

fn service_status(
    to: &mut k8s_openapi::api::core::v1::ServiceStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.load_balancer.get_or_insert_default(), r)?,
            18 => d.vec(is_stale, to.conditions.get_or_insert_default(), r, 18)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.load_balancer);
        stale.reset(2, &mut to.conditions);
    }
    if to.load_balancer.is_none() {
        to.load_balancer
            .get_or_insert_default()
            .read(&mut Reader::no_message(), d)?;
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::SessionAffinityConfig {
    const NAME: &'static str = "SessionAffinityConfig";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        session_affinity_config(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        session_affinity_config(self, Stale::everything(), r, d)
    }
}

fn session_affinity_config(
    to: &mut k8s_openapi::api::core::v1::SessionAffinityConfig,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.client_ip.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.client_ip);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::SleepAction {
    const NAME: &'static str = "SleepAction";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        sleep_action(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        sleep_action(self, Stale::everything(), r, d)
    }
}

fn sleep_action(
    to: &mut k8s_openapi::api::core::v1::SleepAction,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            8 => to.seconds = r.i64()?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.seconds);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::StorageOSPersistentVolumeSource {
    const NAME: &'static str = "StorageOSPersistentVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        storage_os_persistent_volume_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        storage_os_persistent_volume_source(self, Stale::everything(), r, d)
    }
}

fn storage_os_persistent_volume_source(
    to: &mut k8s_openapi::api::core::v1::StorageOSPersistentVolumeSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.volume_name)?,
            18 => r.put_nonempty(&mut to.volume_namespace)?,
            26 => r.put_nonempty(&mut to.fs_type)?,
            32 => to.read_only = nonempty(r.bool()?),
            42 => d.over(is_stale, to.secret_ref.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.volume_name);
        stale.reset(2, &mut to.volume_namespace);
        stale.reset(3, &mut to.fs_type);
        stale.reset(4, &mut to.read_only);
        stale.reset(5, &mut to.secret_ref);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::StorageOSVolumeSource {
    const NAME: &'static str = "StorageOSVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        storage_os_volume_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        storage_os_volume_source(self, Stale::everything(), r, d)
    }
}

fn storage_os_volume_source(
    to: &mut k8s_openapi::api::core::v1::StorageOSVolumeSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.volume_name)?,
            18 => r.put_nonempty(&mut to.volume_namespace)?,
            26 => r.put_nonempty(&mut to.fs_type)?,
            32 => to.read_only = nonempty(r.bool()?),
            42 => d.over(is_stale, to.secret_ref.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.volume_name);
        stale.reset(2, &mut to.volume_namespace);
        stale.reset(3, &mut to.fs_type);
        stale.reset(4, &mut to.read_only);
        stale.reset(5, &mut to.secret_ref);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::Sysctl {
    const NAME: &'static str = "Sysctl";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        sysctl(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        sysctl(self, Stale::everything(), r, d)
    }
}

fn sysctl(
    to: &mut k8s_openapi::api::core::v1::Sysctl,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            18 => r.put(&mut to.value)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
        stale.reset(2, &mut to.value);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::TCPSocketAction {
    const NAME: &'static str = "TCPSocketAction";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        tcp_socket_action(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        tcp_socket_action(self, Stale::everything(), r, d)
    }
}

fn tcp_socket_action(
    to: &mut k8s_openapi::api::core::v1::TCPSocketAction,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.port, r)?,
            18 => r.put_nonempty(&mut to.host)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.port);
        stale.reset(2, &mut to.host);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::Taint {
    const NAME: &'static str = "Taint";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        taint(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        taint(self, Stale::everything(), r, d)
    }
}

fn taint(
    to: &mut k8s_openapi::api::core::v1::Taint,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.key)?,
            18 => r.put_nonempty(&mut to.value)?,
            26 => r.put(&mut to.effect)?,
            34 => {
                to.time_added = r
                    .timestamp(openapi::unless(is_stale, to.time_added.as_ref().map(|old| old.0)))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.key);
        stale.reset(2, &mut to.value);
        stale.reset(3, &mut to.effect);
        stale.reset(4, &mut to.time_added);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::Toleration {
    const NAME: &'static str = "Toleration";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        toleration(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        toleration(self, Stale::everything(), r, d)
    }
}

fn toleration(
    to: &mut k8s_openapi::api::core::v1::Toleration,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.key)?,
            18 => r.put_nonempty(&mut to.operator)?,
            26 => r.put_nonempty(&mut to.value)?,
            34 => r.put_nonempty(&mut to.effect)?,
            40 => to.toleration_seconds = Some(r.i64()?),
            _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.key);
        stale.reset(2, &mut to.operator);
        stale.reset(3, &mut to.value);
        stale.reset(4, &mut to.effect);
        stale.reset(5, &mut to.toleration_seconds);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::TopologySelectorLabelRequirement {
    const NAME: &'static str = "TopologySelectorLabelRequirement";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        topology_selector_label_requirement(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        topology_selector_label_requirement(self, Stale::everything(), r, d)
    }
}

fn topology_selector_label_requirement(
    to: &mut k8s_openapi::api::core::v1::TopologySelectorLabelRequirement,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.key)?,
            18 => d.vec(is_stale, &mut to.values, r, 18)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.key);
        stale.reset(2, &mut to.values);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::TopologySelectorTerm {
    const NAME: &'static str = "TopologySelectorTerm";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        topology_selector_term(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        topology_selector_term(self, Stale::everything(), r, d)
    }
}

fn topology_selector_term(
    to: &mut k8s_openapi::api::core::v1::TopologySelectorTerm,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(
                is_stale,
                to.match_label_expressions.get_or_insert_default(),
                r,
                10,
            )?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.match_label_expressions);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::TopologySpreadConstraint {
    const NAME: &'static str = "TopologySpreadConstraint";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        topology_spread_constraint(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        topology_spread_constraint(self, Stale::everything(), r, d)
    }
}

fn topology_spread_constraint(
    to: &mut k8s_openapi::api::core::v1::TopologySpreadConstraint,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            8 => to.max_skew = r.i32()?,
            18 => r.put(&mut to.topology_key)?,
            26 => r.put(&mut to.when_unsatisfiable)?,
            34 => d.over(is_stale, to.label_selector.get_or_insert_default(), r)?,
            40 => to.min_domains = Some(r.i32()?),
            50 => r.put_some(&mut to.node_affinity_policy)?,
            58 => r.put_some(&mut to.node_taints_policy)?,
            66 => d.vec(is_stale, to.match_label_keys.get_or_insert_default(), r, 66)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.max_skew);
        stale.reset(2, &mut to.topology_key);
        stale.reset(3, &mut to.when_unsatisfiable);
        stale.reset(4, &mut to.label_selector);
        stale.reset(5, &mut to.min_domains);
        stale.reset(6, &mut to.node_affinity_policy);
        stale.reset(7, &mut to.node_taints_policy);
        stale.reset(8, &mut to.match_label_keys);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::TypedLocalObjectReference {
    const NAME: &'static str = "TypedLocalObjectReference";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        typed_local_object_reference(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        typed_local_object_reference(self, Stale::everything(), r, d)
    }
}

fn typed_local_object_reference(
    to: &mut k8s_openapi::api::core::v1::TypedLocalObjectReference,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put_some(&mut to.api_group)?,
            18 => r.put(&mut to.kind)?,
            26 => r.put(&mut to.name)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.api_group);
        stale.reset(2, &mut to.kind);
        stale.reset(3, &mut to.name);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::TypedObjectReference {
    const NAME: &'static str = "TypedObjectReference";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        typed_object_reference(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        typed_object_reference(self, Stale::everything(), r, d)
    }
}

fn typed_object_reference(
    to: &mut k8s_openapi::api::core::v1::TypedObjectReference,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put_some(&mut to.api_group)?,
            18 => r.put(&mut to.kind)?,
            26 => r.put(&mut to.name)?,
            34 => r.put_some(&mut to.namespace)?,
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.api_group);
        stale.reset(2, &mut to.kind);
        stale.reset(3, &mut to.name);
        stale.reset(4, &mut to.namespace);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::Volume {
    const NAME: &'static str = "Volume";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        volume(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        volume(self, Stale::everything(), r, d)
    }
}

fn volume(
    to: &mut k8s_openapi::api::core::v1::Volume,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            18 => volume_2(to, Stale::all_if(is_stale), &mut r.message()?, d)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
        if stale.has(2) {
            volume_2(to, Stale::everything(), &mut Reader::new(&[]), d)?;
        }
    }
    Ok(())
}

/// The inlined VolumeSource.
fn volume_2(
    to: &mut k8s_openapi::api::core::v1::Volume,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.host_path.get_or_insert_default(), r)?,
            18 => d.over(is_stale, to.empty_dir.get_or_insert_default(), r)?,
            26 => d.over(is_stale, to.gce_persistent_disk.get_or_insert_default(), r)?,
            34 => d.over(is_stale, to.aws_elastic_block_store.get_or_insert_default(), r)?,
            42 => d.over(is_stale, to.git_repo.get_or_insert_default(), r)?,
            50 => d.over(is_stale, to.secret.get_or_insert_default(), r)?,
            58 => d.over(is_stale, to.nfs.get_or_insert_default(), r)?,
            66 => d.over(is_stale, to.iscsi.get_or_insert_default(), r)?,
            74 => d.over(is_stale, to.glusterfs.get_or_insert_default(), r)?,
            82 => d.over(is_stale, to.persistent_volume_claim.get_or_insert_default(), r)?,
            90 => d.over(is_stale, to.rbd.get_or_insert_default(), r)?,
            98 => d.over(is_stale, to.flex_volume.get_or_insert_default(), r)?,
            106 => d.over(is_stale, to.cinder.get_or_insert_default(), r)?,
            114 => d.over(is_stale, to.cephfs.get_or_insert_default(), r)?,
            122 => d.over(is_stale, to.flocker.get_or_insert_default(), r)?,
            130 => d.over(is_stale, to.downward_api.get_or_insert_default(), r)?,
            138 => d.over(is_stale, to.fc.get_or_insert_default(), r)?,
            146 => d.over(is_stale, to.azure_file.get_or_insert_default(), r)?,
            154 => d.over(is_stale, to.config_map.get_or_insert_default(), r)?,
            162 => d.over(is_stale, to.vsphere_volume.get_or_insert_default(), r)?,
            170 => d.over(is_stale, to.quobyte.get_or_insert_default(), r)?,
            178 => d.over(is_stale, to.azure_disk.get_or_insert_default(), r)?,
            186 => d.over(is_stale, to.photon_persistent_disk.get_or_insert_default(), r)?,
            194 => d.over(is_stale, to.portworx_volume.get_or_insert_default(), r)?,
            202 => d.over(is_stale, to.scale_io.get_or_insert_default(), r)?,
            210 => d.over(is_stale, to.projected.get_or_insert_default(), r)?,
            218 => d.over(is_stale, to.storageos.get_or_insert_default(), r)?,
            226 => d.over(is_stale, to.csi.get_or_insert_default(), r)?,
            234 => d.over(is_stale, to.ephemeral.get_or_insert_default(), r)?,
            242 => d.over(is_stale, to.image.get_or_insert_default(), r)?,
            _ => r.skip(
                tag,
                &[
                    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
                    25, 26, 27, 28, 29, 30,
                ],
            )?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.host_path);
        stale.reset(2, &mut to.empty_dir);
        stale.reset(3, &mut to.gce_persistent_disk);
        stale.reset(4, &mut to.aws_elastic_block_store);
        stale.reset(5, &mut to.git_repo);
        stale.reset(6, &mut to.secret);
        stale.reset(7, &mut to.nfs);
        stale.reset(8, &mut to.iscsi);
        stale.reset(9, &mut to.glusterfs);
        stale.reset(10, &mut to.persistent_volume_claim);
        stale.reset(11, &mut to.rbd);
        stale.reset(12, &mut to.flex_volume);
        stale.reset(13, &mut to.cinder);
        stale.reset(14, &mut to.cephfs);
        stale.reset(15, &mut to.flocker);
        stale.reset(16, &mut to.downward_api);
        stale.reset(17, &mut to.fc);
        stale.reset(18, &mut to.azure_file);
        stale.reset(19, &mut to.config_map);
        stale.reset(20, &mut to.vsphere_volume);
        stale.reset(21, &mut to.quobyte);
        stale.reset(22, &mut to.azure_disk);
        stale.reset(23, &mut to.photon_persistent_disk);
        stale.reset(24, &mut to.portworx_volume);
        stale.reset(25, &mut to.scale_io);
        stale.reset(26, &mut to.projected);
        stale.reset(27, &mut to.storageos);
        stale.reset(28, &mut to.csi);
        stale.reset(29, &mut to.ephemeral);
        stale.reset(30, &mut to.image);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::VolumeDevice {
    const NAME: &'static str = "VolumeDevice";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        volume_device(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        volume_device(self, Stale::everything(), r, d)
    }
}

fn volume_device(
    to: &mut k8s_openapi::api::core::v1::VolumeDevice,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            18 => r.put(&mut to.device_path)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
        stale.reset(2, &mut to.device_path);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::VolumeMount {
    const NAME: &'static str = "VolumeMount";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        volume_mount(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        volume_mount(self, Stale::everything(), r, d)
    }
}

fn volume_mount(
    to: &mut k8s_openapi::api::core::v1::VolumeMount,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            16 => to.read_only = nonempty(r.bool()?),
            26 => r.put(&mut to.mount_path)?,
            34 => r.put_nonempty(&mut to.sub_path)?,
            42 => r.put_some(&mut to.mount_propagation)?,
            50 => r.put_nonempty(&mut to.sub_path_expr)?,
            58 => r.put_some(&mut to.recursive_read_only)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
        stale.reset(2, &mut to.read_only);
        stale.reset(3, &mut to.mount_path);
        stale.reset(4, &mut to.sub_path);
        stale.reset(5, &mut to.mount_propagation);
        stale.reset(6, &mut to.sub_path_expr);
        stale.reset(7, &mut to.recursive_read_only);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::VolumeMountStatus {
    const NAME: &'static str = "VolumeMountStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        volume_mount_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        volume_mount_status(self, Stale::everything(), r, d)
    }
}

fn volume_mount_status(
    to: &mut k8s_openapi::api::core::v1::VolumeMountStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            18 => r.put(&mut to.mount_path)?,
            24 => to.read_only = nonempty(r.bool()?),
            34 => r.put_some(&mut to.recursive_read_only)?,
            42 => d.over(is_stale, to.volume_status.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
        stale.reset(2, &mut to.mount_path);
        stale.reset(3, &mut to.read_only);
        stale.reset(4, &mut to.recursive_read_only);
        stale.reset(5, &mut to.volume_status);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::VolumeNodeAffinity {
    const NAME: &'static str = "VolumeNodeAffinity";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        volume_node_affinity(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        volume_node_affinity(self, Stale::everything(), r, d)
    }
}

fn volume_node_affinity(
    to: &mut k8s_openapi::api::core::v1::VolumeNodeAffinity,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.required.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.required);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::VolumeProjection {
    const NAME: &'static str = "VolumeProjection";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        volume_projection(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        volume_projection(self, Stale::everything(), r, d)
    }
}

fn volume_projection(
    to: &mut k8s_openapi::api::core::v1::VolumeProjection,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.secret.get_or_insert_default(), r)?,
            18 => d.over(is_stale, to.downward_api.get_or_insert_default(), r)?,
            26 => d.over(is_stale, to.config_map.get_or_insert_default(), r)?,
            34 => d.over(is_stale, to.service_account_token.get_or_insert_default(), r)?,
            42 => d.over(is_stale, to.cluster_trust_bundle.get_or_insert_default(), r)?,
            50 => d.over(is_stale, to.pod_certificate.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.secret);
        stale.reset(2, &mut to.downward_api);
        stale.reset(3, &mut to.config_map);
        stale.reset(4, &mut to.service_account_token);
        stale.reset(5, &mut to.cluster_trust_bundle);
        stale.reset(6, &mut to.pod_certificate);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::VolumeResourceRequirements {
    const NAME: &'static str = "VolumeResourceRequirements";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        volume_resource_requirements(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        volume_resource_requirements(self, Stale::everything(), r, d)
    }
}

fn volume_resource_requirements(
    to: &mut k8s_openapi::api::core::v1::VolumeResourceRequirements,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.tree(is_stale, to.limits.get_or_insert_default(), r, 10)?,
            18 => d.tree(is_stale, to.requests.get_or_insert_default(), r, 18)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.limits);
        stale.reset(2, &mut to.requests);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::VolumeStatus {
    const NAME: &'static str = "VolumeStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        volume_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        volume_status(self, Stale::everything(), r, d)
    }
}

fn volume_status(
    to: &mut k8s_openapi::api::core::v1::VolumeStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.image.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.image);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::VsphereVirtualDiskVolumeSource {
    const NAME: &'static str = "VsphereVirtualDiskVolumeSource";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        vsphere_virtual_disk_volume_source(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        vsphere_virtual_disk_volume_source(self, Stale::everything(), r, d)
    }
}

fn vsphere_virtual_disk_volume_source(
    to: &mut k8s_openapi::api::core::v1::VsphereVirtualDiskVolumeSource,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.volume_path)?,
            18 => r.put_nonempty(&mut to.fs_type)?,
            26 => r.put_nonempty(&mut to.storage_policy_name)?,
            34 => r.put_nonempty(&mut to.storage_policy_id)?,
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.volume_path);
        stale.reset(2, &mut to.fs_type);
        stale.reset(3, &mut to.storage_policy_name);
        stale.reset(4, &mut to.storage_policy_id);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::WeightedPodAffinityTerm {
    const NAME: &'static str = "WeightedPodAffinityTerm";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        weighted_pod_affinity_term(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        weighted_pod_affinity_term(self, Stale::everything(), r, d)
    }
}

fn weighted_pod_affinity_term(
    to: &mut k8s_openapi::api::core::v1::WeightedPodAffinityTerm,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            8 => to.weight = r.i32()?,
            18 => d.over(is_stale, &mut to.pod_affinity_term, r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.weight);
        stale.reset(2, &mut to.pod_affinity_term);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::core::v1::WindowsSecurityContextOptions {
    const NAME: &'static str = "WindowsSecurityContextOptions";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        windows_security_context_options(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        windows_security_context_options(self, Stale::everything(), r, d)
    }
}

fn windows_security_context_options(
    to: &mut k8s_openapi::api::core::v1::WindowsSecurityContextOptions,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put_some(&mut to.gmsa_credential_spec_name)?,
            18 => r.put_some(&mut to.gmsa_credential_spec)?,
            26 => r.put_some(&mut to.run_as_user_name)?,
            32 => to.host_process = Some(r.bool()?),
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.gmsa_credential_spec_name);
        stale.reset(2, &mut to.gmsa_credential_spec);
        stale.reset(3, &mut to.run_as_user_name);
        stale.reset(4, &mut to.host_process);
    }
    Ok(())
}
