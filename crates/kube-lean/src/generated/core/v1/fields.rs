//! JSON names of core/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use serde::de::MapAccess;
use serde::ser::SerializeMap;

use super::*;
use crate::de;
use crate::fields::{Fields, kind, message, optional};

impl Fields for AWSElasticBlockStoreVolumeSource {
    const NAME: &'static str = "AWSElasticBlockStoreVolumeSource";
    const NAMES: &'static [&'static str] = &["fsType", "partition", "readOnly", "volumeID"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.fs_type = map.next_value()?,
            1 => self.partition = map.next_value()?,
            2 => self.read_only = map.next_value()?,
            3 => self.volume_id = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "fsType", &self.fs_type)?;
        optional(map, "partition", &self.partition)?;
        optional(map, "readOnly", &self.read_only)?;
        map.serialize_entry("volumeID", &self.volume_id)?;
        Ok(())
    }
}

message!(AWSElasticBlockStoreVolumeSource);

impl Fields for Affinity {
    const NAME: &'static str = "Affinity";
    const NAMES: &'static [&'static str] = &["nodeAffinity", "podAffinity", "podAntiAffinity"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.node_affinity = map.next_value()?,
            1 => self.pod_affinity = map.next_value()?,
            2 => self.pod_anti_affinity = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "nodeAffinity", &self.node_affinity)?;
        optional(map, "podAffinity", &self.pod_affinity)?;
        optional(map, "podAntiAffinity", &self.pod_anti_affinity)?;
        Ok(())
    }
}

message!(Affinity);

impl Fields for AppArmorProfile {
    const NAME: &'static str = "AppArmorProfile";
    const NAMES: &'static [&'static str] = &["localhostProfile", "type"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.localhost_profile = map.next_value()?,
            1 => self.type_ = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "localhostProfile", &self.localhost_profile)?;
        map.serialize_entry("type", &self.type_)?;
        Ok(())
    }
}

message!(AppArmorProfile);

impl Fields for AttachedVolume {
    const NAME: &'static str = "AttachedVolume";
    const NAMES: &'static [&'static str] = &["devicePath", "name"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.device_path = de::required(map)?,
            1 => self.name = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("devicePath", &self.device_path)?;
        map.serialize_entry("name", &self.name)?;
        Ok(())
    }
}

message!(AttachedVolume);

impl Fields for AzureDiskVolumeSource {
    const NAME: &'static str = "AzureDiskVolumeSource";
    const NAMES: &'static [&'static str] =
        &["cachingMode", "diskName", "diskURI", "fsType", "kind", "readOnly"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.caching_mode = map.next_value()?,
            1 => self.disk_name = de::required(map)?,
            2 => self.disk_uri = de::required(map)?,
            3 => self.fs_type = map.next_value()?,
            4 => self.kind = map.next_value()?,
            5 => self.read_only = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "cachingMode", &self.caching_mode)?;
        map.serialize_entry("diskName", &self.disk_name)?;
        map.serialize_entry("diskURI", &self.disk_uri)?;
        optional(map, "fsType", &self.fs_type)?;
        optional(map, "kind", &self.kind)?;
        optional(map, "readOnly", &self.read_only)?;
        Ok(())
    }
}

message!(AzureDiskVolumeSource);

impl Fields for AzureFilePersistentVolumeSource {
    const NAME: &'static str = "AzureFilePersistentVolumeSource";
    const NAMES: &'static [&'static str] = &["readOnly", "secretName", "secretNamespace", "shareName"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.read_only = map.next_value()?,
            1 => self.secret_name = de::required(map)?,
            2 => self.secret_namespace = map.next_value()?,
            3 => self.share_name = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "readOnly", &self.read_only)?;
        map.serialize_entry("secretName", &self.secret_name)?;
        optional(map, "secretNamespace", &self.secret_namespace)?;
        map.serialize_entry("shareName", &self.share_name)?;
        Ok(())
    }
}

message!(AzureFilePersistentVolumeSource);

impl Fields for AzureFileVolumeSource {
    const NAME: &'static str = "AzureFileVolumeSource";
    const NAMES: &'static [&'static str] = &["readOnly", "secretName", "shareName"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.read_only = map.next_value()?,
            1 => self.secret_name = de::required(map)?,
            2 => self.share_name = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "readOnly", &self.read_only)?;
        map.serialize_entry("secretName", &self.secret_name)?;
        map.serialize_entry("shareName", &self.share_name)?;
        Ok(())
    }
}

message!(AzureFileVolumeSource);

impl Fields for CSIPersistentVolumeSource {
    const NAME: &'static str = "CSIPersistentVolumeSource";
    const NAMES: &'static [&'static str] = &[
        "controllerExpandSecretRef",
        "controllerPublishSecretRef",
        "driver",
        "fsType",
        "nodeExpandSecretRef",
        "nodePublishSecretRef",
        "nodeStageSecretRef",
        "readOnly",
        "volumeAttributes",
        "volumeHandle",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.controller_expand_secret_ref = map.next_value()?,
            1 => self.controller_publish_secret_ref = map.next_value()?,
            2 => self.driver = de::required(map)?,
            3 => self.fs_type = map.next_value()?,
            4 => self.node_expand_secret_ref = map.next_value()?,
            5 => self.node_publish_secret_ref = map.next_value()?,
            6 => self.node_stage_secret_ref = map.next_value()?,
            7 => self.read_only = map.next_value()?,
            8 => self.volume_attributes = map.next_value()?,
            9 => self.volume_handle = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(
            map,
            "controllerExpandSecretRef",
            &self.controller_expand_secret_ref,
        )?;
        optional(
            map,
            "controllerPublishSecretRef",
            &self.controller_publish_secret_ref,
        )?;
        map.serialize_entry("driver", &self.driver)?;
        optional(map, "fsType", &self.fs_type)?;
        optional(map, "nodeExpandSecretRef", &self.node_expand_secret_ref)?;
        optional(map, "nodePublishSecretRef", &self.node_publish_secret_ref)?;
        optional(map, "nodeStageSecretRef", &self.node_stage_secret_ref)?;
        optional(map, "readOnly", &self.read_only)?;
        optional(map, "volumeAttributes", &self.volume_attributes)?;
        map.serialize_entry("volumeHandle", &self.volume_handle)?;
        Ok(())
    }
}

message!(CSIPersistentVolumeSource);

impl Fields for CSIVolumeSource {
    const NAME: &'static str = "CSIVolumeSource";
    const NAMES: &'static [&'static str] = &[
        "driver",
        "fsType",
        "nodePublishSecretRef",
        "readOnly",
        "volumeAttributes",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.driver = de::required(map)?,
            1 => self.fs_type = map.next_value()?,
            2 => self.node_publish_secret_ref = map.next_value()?,
            3 => self.read_only = map.next_value()?,
            4 => self.volume_attributes = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("driver", &self.driver)?;
        optional(map, "fsType", &self.fs_type)?;
        optional(map, "nodePublishSecretRef", &self.node_publish_secret_ref)?;
        optional(map, "readOnly", &self.read_only)?;
        optional(map, "volumeAttributes", &self.volume_attributes)?;
        Ok(())
    }
}

message!(CSIVolumeSource);

impl Fields for Capabilities {
    const NAME: &'static str = "Capabilities";
    const NAMES: &'static [&'static str] = &["add", "drop"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.add = map.next_value()?,
            1 => self.drop = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "add", &self.add)?;
        optional(map, "drop", &self.drop)?;
        Ok(())
    }
}

message!(Capabilities);

impl Fields for CephFSPersistentVolumeSource {
    const NAME: &'static str = "CephFSPersistentVolumeSource";
    const NAMES: &'static [&'static str] =
        &["monitors", "path", "readOnly", "secretFile", "secretRef", "user"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.monitors = de::required(map)?,
            1 => self.path = map.next_value()?,
            2 => self.read_only = map.next_value()?,
            3 => self.secret_file = map.next_value()?,
            4 => self.secret_ref = map.next_value()?,
            5 => self.user = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("monitors", &self.monitors)?;
        optional(map, "path", &self.path)?;
        optional(map, "readOnly", &self.read_only)?;
        optional(map, "secretFile", &self.secret_file)?;
        optional(map, "secretRef", &self.secret_ref)?;
        optional(map, "user", &self.user)?;
        Ok(())
    }
}

message!(CephFSPersistentVolumeSource);

impl Fields for CephFSVolumeSource {
    const NAME: &'static str = "CephFSVolumeSource";
    const NAMES: &'static [&'static str] =
        &["monitors", "path", "readOnly", "secretFile", "secretRef", "user"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.monitors = de::required(map)?,
            1 => self.path = map.next_value()?,
            2 => self.read_only = map.next_value()?,
            3 => self.secret_file = map.next_value()?,
            4 => self.secret_ref = map.next_value()?,
            5 => self.user = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("monitors", &self.monitors)?;
        optional(map, "path", &self.path)?;
        optional(map, "readOnly", &self.read_only)?;
        optional(map, "secretFile", &self.secret_file)?;
        optional(map, "secretRef", &self.secret_ref)?;
        optional(map, "user", &self.user)?;
        Ok(())
    }
}

message!(CephFSVolumeSource);

impl Fields for CinderPersistentVolumeSource {
    const NAME: &'static str = "CinderPersistentVolumeSource";
    const NAMES: &'static [&'static str] = &["fsType", "readOnly", "secretRef", "volumeID"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.fs_type = map.next_value()?,
            1 => self.read_only = map.next_value()?,
            2 => self.secret_ref = map.next_value()?,
            3 => self.volume_id = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "fsType", &self.fs_type)?;
        optional(map, "readOnly", &self.read_only)?;
        optional(map, "secretRef", &self.secret_ref)?;
        map.serialize_entry("volumeID", &self.volume_id)?;
        Ok(())
    }
}

message!(CinderPersistentVolumeSource);

impl Fields for CinderVolumeSource {
    const NAME: &'static str = "CinderVolumeSource";
    const NAMES: &'static [&'static str] = &["fsType", "readOnly", "secretRef", "volumeID"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.fs_type = map.next_value()?,
            1 => self.read_only = map.next_value()?,
            2 => self.secret_ref = map.next_value()?,
            3 => self.volume_id = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "fsType", &self.fs_type)?;
        optional(map, "readOnly", &self.read_only)?;
        optional(map, "secretRef", &self.secret_ref)?;
        map.serialize_entry("volumeID", &self.volume_id)?;
        Ok(())
    }
}

message!(CinderVolumeSource);

impl Fields for ClientIPConfig {
    const NAME: &'static str = "ClientIPConfig";
    const NAMES: &'static [&'static str] = &["timeoutSeconds"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.timeout_seconds = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "timeoutSeconds", &self.timeout_seconds)?;
        Ok(())
    }
}

message!(ClientIPConfig);

impl Fields for ClusterTrustBundleProjection {
    const NAME: &'static str = "ClusterTrustBundleProjection";
    const NAMES: &'static [&'static str] = &["labelSelector", "name", "optional", "path", "signerName"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.label_selector = map.next_value()?,
            1 => self.name = map.next_value()?,
            2 => self.optional = map.next_value()?,
            3 => self.path = de::required(map)?,
            4 => self.signer_name = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "labelSelector", &self.label_selector)?;
        optional(map, "name", &self.name)?;
        optional(map, "optional", &self.optional)?;
        map.serialize_entry("path", &self.path)?;
        optional(map, "signerName", &self.signer_name)?;
        Ok(())
    }
}

message!(ClusterTrustBundleProjection);

impl Fields for ComponentCondition {
    const NAME: &'static str = "ComponentCondition";
    const NAMES: &'static [&'static str] = &["error", "message", "status", "type"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.error = map.next_value()?,
            1 => self.message = map.next_value()?,
            2 => self.status = de::required(map)?,
            3 => self.type_ = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "error", &self.error)?;
        optional(map, "message", &self.message)?;
        map.serialize_entry("status", &self.status)?;
        map.serialize_entry("type", &self.type_)?;
        Ok(())
    }
}

message!(ComponentCondition);

impl Fields for ComponentStatus {
    const NAME: &'static str = "ComponentStatus";
    const NAMES: &'static [&'static str] = &["conditions", "metadata"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.conditions = map.next_value()?,
            1 => self.metadata = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "conditions", &self.conditions)?;
        map.serialize_entry("metadata", &self.metadata)?;
        Ok(())
    }
}

kind!(
    ComponentStatus,
    "v1",
    "ComponentStatus",
    "kube-lean:core/v1.ComponentStatus"
);

impl Fields for ConfigMap {
    const NAME: &'static str = "ConfigMap";
    const NAMES: &'static [&'static str] = &["binaryData", "data", "immutable", "metadata"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.binary_data = map.next_value()?,
            1 => self.data = map.next_value()?,
            2 => self.immutable = map.next_value()?,
            3 => self.metadata = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "binaryData", &self.binary_data)?;
        optional(map, "data", &self.data)?;
        optional(map, "immutable", &self.immutable)?;
        map.serialize_entry("metadata", &self.metadata)?;
        Ok(())
    }
}

kind!(ConfigMap, "v1", "ConfigMap", "kube-lean:core/v1.ConfigMap");

impl Fields for ConfigMapEnvSource {
    const NAME: &'static str = "ConfigMapEnvSource";
    const NAMES: &'static [&'static str] = &["name", "optional"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.name = de::required(map)?,
            1 => self.optional = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("name", &self.name)?;
        optional(map, "optional", &self.optional)?;
        Ok(())
    }
}

message!(ConfigMapEnvSource);

impl Fields for ConfigMapKeySelector {
    const NAME: &'static str = "ConfigMapKeySelector";
    const NAMES: &'static [&'static str] = &["key", "name", "optional"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.key = de::required(map)?,
            1 => self.name = de::required(map)?,
            2 => self.optional = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("key", &self.key)?;
        map.serialize_entry("name", &self.name)?;
        optional(map, "optional", &self.optional)?;
        Ok(())
    }
}

message!(ConfigMapKeySelector);

impl Fields for ConfigMapNodeConfigSource {
    const NAME: &'static str = "ConfigMapNodeConfigSource";
    const NAMES: &'static [&'static str] =
        &["kubeletConfigKey", "name", "namespace", "resourceVersion", "uid"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.kubelet_config_key = de::required(map)?,
            1 => self.name = de::required(map)?,
            2 => self.namespace = de::required(map)?,
            3 => self.resource_version = map.next_value()?,
            4 => self.uid = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("kubeletConfigKey", &self.kubelet_config_key)?;
        map.serialize_entry("name", &self.name)?;
        map.serialize_entry("namespace", &self.namespace)?;
        optional(map, "resourceVersion", &self.resource_version)?;
        optional(map, "uid", &self.uid)?;
        Ok(())
    }
}

message!(ConfigMapNodeConfigSource);

impl Fields for ConfigMapProjection {
    const NAME: &'static str = "ConfigMapProjection";
    const NAMES: &'static [&'static str] = &["items", "name", "optional"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.items = map.next_value()?,
            1 => self.name = de::required(map)?,
            2 => self.optional = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "items", &self.items)?;
        map.serialize_entry("name", &self.name)?;
        optional(map, "optional", &self.optional)?;
        Ok(())
    }
}

message!(ConfigMapProjection);

impl Fields for ConfigMapVolumeSource {
    const NAME: &'static str = "ConfigMapVolumeSource";
    const NAMES: &'static [&'static str] = &["defaultMode", "items", "name", "optional"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.default_mode = map.next_value()?,
            1 => self.items = map.next_value()?,
            2 => self.name = de::required(map)?,
            3 => self.optional = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "defaultMode", &self.default_mode)?;
        optional(map, "items", &self.items)?;
        map.serialize_entry("name", &self.name)?;
        optional(map, "optional", &self.optional)?;
        Ok(())
    }
}

message!(ConfigMapVolumeSource);

impl Fields for Container {
    const NAME: &'static str = "Container";
    const NAMES: &'static [&'static str] = &[
        "args",
        "command",
        "env",
        "envFrom",
        "image",
        "imagePullPolicy",
        "lifecycle",
        "livenessProbe",
        "name",
        "ports",
        "readinessProbe",
        "resizePolicy",
        "resources",
        "restartPolicy",
        "restartPolicyRules",
        "securityContext",
        "startupProbe",
        "stdin",
        "stdinOnce",
        "terminationMessagePath",
        "terminationMessagePolicy",
        "tty",
        "volumeDevices",
        "volumeMounts",
        "workingDir",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.args = de::shared(map, 0)?,
            1 => self.command = de::shared(map, 1)?,
            2 => self.env = de::shared(map, 2)?,
            3 => self.rare.put(de::shared(map, 3)?, |rare| &mut rare.env_from),
            4 => self.image = map.next_value()?,
            5 => self.image_pull_policy = map.next_value()?,
            6 => self.rare.put(de::shared(map, 4)?, |rare| &mut rare.lifecycle),
            7 => self.liveness_probe = de::shared(map, 5)?,
            8 => self.name = de::required(map)?,
            9 => self.ports = de::shared(map, 6)?,
            10 => self.readiness_probe = de::shared(map, 7)?,
            11 => self.rare.put(map.next_value()?, |rare| &mut rare.resize_policy),
            12 => self.resources = de::shared(map, 8)?,
            13 => self.rare.put(map.next_value()?, |rare| &mut rare.restart_policy),
            14 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.restart_policy_rules),
            15 => self.security_context = de::shared(map, 9)?,
            16 => self
                .rare
                .put(de::shared(map, 10)?, |rare| &mut rare.startup_probe),
            17 => self.rare.put(map.next_value()?, |rare| &mut rare.stdin),
            18 => self.rare.put(map.next_value()?, |rare| &mut rare.stdin_once),
            19 => self.termination_message_path = map.next_value()?,
            20 => self.termination_message_policy = map.next_value()?,
            21 => self.rare.put(map.next_value()?, |rare| &mut rare.tty),
            22 => self.rare.put(map.next_value()?, |rare| &mut rare.volume_devices),
            23 => self.volume_mounts = map.next_value()?,
            24 => self.rare.put(map.next_value()?, |rare| &mut rare.working_dir),
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "args", &self.args)?;
        optional(map, "command", &self.command)?;
        optional(map, "env", &self.env)?;
        optional(map, "envFrom", &self.env_from)?;
        optional(map, "image", &self.image)?;
        optional(map, "imagePullPolicy", &self.image_pull_policy)?;
        optional(map, "lifecycle", &self.lifecycle)?;
        optional(map, "livenessProbe", &self.liveness_probe)?;
        map.serialize_entry("name", &self.name)?;
        optional(map, "ports", &self.ports)?;
        optional(map, "readinessProbe", &self.readiness_probe)?;
        optional(map, "resizePolicy", &self.resize_policy)?;
        optional(map, "resources", &self.resources)?;
        optional(map, "restartPolicy", &self.restart_policy)?;
        optional(map, "restartPolicyRules", &self.restart_policy_rules)?;
        optional(map, "securityContext", &self.security_context)?;
        optional(map, "startupProbe", &self.startup_probe)?;
        optional(map, "stdin", &self.stdin)?;
        optional(map, "stdinOnce", &self.stdin_once)?;
        optional(map, "terminationMessagePath", &self.termination_message_path)?;
        optional(map, "terminationMessagePolicy", &self.termination_message_policy)?;
        optional(map, "tty", &self.tty)?;
        optional(map, "volumeDevices", &self.volume_devices)?;
        optional(map, "volumeMounts", &self.volume_mounts)?;
        optional(map, "workingDir", &self.working_dir)?;
        Ok(())
    }
}

message!(Container);

impl Fields for ContainerExtendedResourceRequest {
    const NAME: &'static str = "ContainerExtendedResourceRequest";
    const NAMES: &'static [&'static str] = &["containerName", "requestName", "resourceName"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.container_name = de::required(map)?,
            1 => self.request_name = de::required(map)?,
            2 => self.resource_name = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("containerName", &self.container_name)?;
        map.serialize_entry("requestName", &self.request_name)?;
        map.serialize_entry("resourceName", &self.resource_name)?;
        Ok(())
    }
}

message!(ContainerExtendedResourceRequest);

impl Fields for ContainerImage {
    const NAME: &'static str = "ContainerImage";
    const NAMES: &'static [&'static str] = &["names", "sizeBytes"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.names = map.next_value()?,
            1 => self.size_bytes = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "names", &self.names)?;
        optional(map, "sizeBytes", &self.size_bytes)?;
        Ok(())
    }
}

message!(ContainerImage);

impl Fields for ContainerPort {
    const NAME: &'static str = "ContainerPort";
    const NAMES: &'static [&'static str] = &["containerPort", "hostIP", "hostPort", "name", "protocol"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.container_port = de::required(map)?,
            1 => self.host_ip = map.next_value()?,
            2 => self.host_port = map.next_value()?,
            3 => self.name = map.next_value()?,
            4 => self.protocol = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("containerPort", &self.container_port)?;
        optional(map, "hostIP", &self.host_ip)?;
        optional(map, "hostPort", &self.host_port)?;
        optional(map, "name", &self.name)?;
        optional(map, "protocol", &self.protocol)?;
        Ok(())
    }
}

message!(ContainerPort);

impl Fields for ContainerResizePolicy {
    const NAME: &'static str = "ContainerResizePolicy";
    const NAMES: &'static [&'static str] = &["resourceName", "restartPolicy"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.resource_name = de::required(map)?,
            1 => self.restart_policy = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("resourceName", &self.resource_name)?;
        map.serialize_entry("restartPolicy", &self.restart_policy)?;
        Ok(())
    }
}

message!(ContainerResizePolicy);

impl Fields for ContainerRestartRule {
    const NAME: &'static str = "ContainerRestartRule";
    const NAMES: &'static [&'static str] = &["action", "exitCodes"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.action = de::required(map)?,
            1 => self.exit_codes = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("action", &self.action)?;
        optional(map, "exitCodes", &self.exit_codes)?;
        Ok(())
    }
}

message!(ContainerRestartRule);

impl Fields for ContainerRestartRuleOnExitCodes {
    const NAME: &'static str = "ContainerRestartRuleOnExitCodes";
    const NAMES: &'static [&'static str] = &["operator", "values"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.operator = de::required(map)?,
            1 => self.values = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("operator", &self.operator)?;
        optional(map, "values", &self.values)?;
        Ok(())
    }
}

message!(ContainerRestartRuleOnExitCodes);

impl Fields for ContainerState {
    const NAME: &'static str = "ContainerState";
    const NAMES: &'static [&'static str] = &["running", "terminated", "waiting"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.running = map.next_value()?,
            1 => self.terminated = map.next_value()?,
            2 => self.waiting = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "running", &self.running)?;
        optional(map, "terminated", &self.terminated)?;
        optional(map, "waiting", &self.waiting)?;
        Ok(())
    }
}

message!(ContainerState);

impl Fields for ContainerStateRunning {
    const NAME: &'static str = "ContainerStateRunning";
    const NAMES: &'static [&'static str] = &["startedAt"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.started_at = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "startedAt", &self.started_at)?;
        Ok(())
    }
}

message!(ContainerStateRunning);

impl Fields for ContainerStateTerminated {
    const NAME: &'static str = "ContainerStateTerminated";
    const NAMES: &'static [&'static str] = &[
        "containerID",
        "exitCode",
        "finishedAt",
        "message",
        "reason",
        "signal",
        "startedAt",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.container_id = map.next_value()?,
            1 => self.exit_code = de::required(map)?,
            2 => self.finished_at = map.next_value()?,
            3 => self.message = map.next_value()?,
            4 => self.reason = map.next_value()?,
            5 => self.signal = map.next_value()?,
            6 => self.started_at = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "containerID", &self.container_id)?;
        map.serialize_entry("exitCode", &self.exit_code)?;
        optional(map, "finishedAt", &self.finished_at)?;
        optional(map, "message", &self.message)?;
        optional(map, "reason", &self.reason)?;
        optional(map, "signal", &self.signal)?;
        optional(map, "startedAt", &self.started_at)?;
        Ok(())
    }
}

message!(ContainerStateTerminated);

impl Fields for ContainerStateWaiting {
    const NAME: &'static str = "ContainerStateWaiting";
    const NAMES: &'static [&'static str] = &["message", "reason"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.message = map.next_value()?,
            1 => self.reason = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "message", &self.message)?;
        optional(map, "reason", &self.reason)?;
        Ok(())
    }
}

message!(ContainerStateWaiting);

impl Fields for ContainerStatus {
    const NAME: &'static str = "ContainerStatus";
    const NAMES: &'static [&'static str] = &[
        "allocatedResources",
        "allocatedResourcesStatus",
        "containerID",
        "image",
        "imageID",
        "lastState",
        "name",
        "ready",
        "resources",
        "restartCount",
        "started",
        "state",
        "stopSignal",
        "user",
        "volumeMounts",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.allocated_resources = de::shared(map, 11)?,
            1 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.allocated_resources_status),
            2 => self.container_id = map.next_value()?,
            3 => self.image = de::required(map)?,
            4 => self.image_id = de::required(map)?,
            5 => self.last_state = de::shared(map, 12)?,
            6 => self.name = de::required(map)?,
            7 => self.ready = de::required(map)?,
            8 => self.resources = de::shared(map, 13)?,
            9 => self.restart_count = de::required(map)?,
            10 => self.started = map.next_value()?,
            11 => self.state = map.next_value()?,
            12 => self.rare.put(map.next_value()?, |rare| &mut rare.stop_signal),
            13 => self.rare.put(map.next_value()?, |rare| &mut rare.user),
            14 => self.volume_mounts = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "allocatedResources", &self.allocated_resources)?;
        optional(map, "allocatedResourcesStatus", &self.allocated_resources_status)?;
        optional(map, "containerID", &self.container_id)?;
        map.serialize_entry("image", &self.image)?;
        map.serialize_entry("imageID", &self.image_id)?;
        optional(map, "lastState", &self.last_state)?;
        map.serialize_entry("name", &self.name)?;
        map.serialize_entry("ready", &self.ready)?;
        optional(map, "resources", &self.resources)?;
        map.serialize_entry("restartCount", &self.restart_count)?;
        optional(map, "started", &self.started)?;
        optional(map, "state", &self.state)?;
        optional(map, "stopSignal", &self.stop_signal)?;
        optional(map, "user", &self.user)?;
        optional(map, "volumeMounts", &self.volume_mounts)?;
        Ok(())
    }
}

message!(ContainerStatus);

impl Fields for ContainerUser {
    const NAME: &'static str = "ContainerUser";
    const NAMES: &'static [&'static str] = &["linux"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.linux = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "linux", &self.linux)?;
        Ok(())
    }
}

message!(ContainerUser);

impl Fields for DaemonEndpoint {
    const NAME: &'static str = "DaemonEndpoint";
    const NAMES: &'static [&'static str] = &["Port"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.port = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("Port", &self.port)?;
        Ok(())
    }
}

message!(DaemonEndpoint);

impl Fields for DownwardAPIProjection {
    const NAME: &'static str = "DownwardAPIProjection";
    const NAMES: &'static [&'static str] = &["items"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.items = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "items", &self.items)?;
        Ok(())
    }
}

message!(DownwardAPIProjection);

impl Fields for DownwardAPIVolumeFile {
    const NAME: &'static str = "DownwardAPIVolumeFile";
    const NAMES: &'static [&'static str] = &["fieldRef", "mode", "path", "resourceFieldRef"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.field_ref = map.next_value()?,
            1 => self.mode = map.next_value()?,
            2 => self.path = de::required(map)?,
            3 => self.resource_field_ref = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "fieldRef", &self.field_ref)?;
        optional(map, "mode", &self.mode)?;
        map.serialize_entry("path", &self.path)?;
        optional(map, "resourceFieldRef", &self.resource_field_ref)?;
        Ok(())
    }
}

message!(DownwardAPIVolumeFile);

impl Fields for DownwardAPIVolumeSource {
    const NAME: &'static str = "DownwardAPIVolumeSource";
    const NAMES: &'static [&'static str] = &["defaultMode", "items"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.default_mode = map.next_value()?,
            1 => self.items = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "defaultMode", &self.default_mode)?;
        optional(map, "items", &self.items)?;
        Ok(())
    }
}

message!(DownwardAPIVolumeSource);

impl Fields for EmptyDirVolumeSource {
    const NAME: &'static str = "EmptyDirVolumeSource";
    const NAMES: &'static [&'static str] = &["medium", "sizeLimit"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.medium = map.next_value()?,
            1 => self.size_limit = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "medium", &self.medium)?;
        optional(map, "sizeLimit", &self.size_limit)?;
        Ok(())
    }
}

message!(EmptyDirVolumeSource);

impl Fields for EndpointAddress {
    const NAME: &'static str = "EndpointAddress";
    const NAMES: &'static [&'static str] = &["hostname", "ip", "nodeName", "targetRef"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.hostname = map.next_value()?,
            1 => self.ip = de::required(map)?,
            2 => self.node_name = map.next_value()?,
            3 => self.target_ref = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "hostname", &self.hostname)?;
        map.serialize_entry("ip", &self.ip)?;
        optional(map, "nodeName", &self.node_name)?;
        optional(map, "targetRef", &self.target_ref)?;
        Ok(())
    }
}

message!(EndpointAddress);

impl Fields for EndpointPort {
    const NAME: &'static str = "EndpointPort";
    const NAMES: &'static [&'static str] = &["appProtocol", "name", "port", "protocol"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.app_protocol = map.next_value()?,
            1 => self.name = map.next_value()?,
            2 => self.port = de::required(map)?,
            3 => self.protocol = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "appProtocol", &self.app_protocol)?;
        optional(map, "name", &self.name)?;
        map.serialize_entry("port", &self.port)?;
        optional(map, "protocol", &self.protocol)?;
        Ok(())
    }
}

message!(EndpointPort);

impl Fields for EndpointSubset {
    const NAME: &'static str = "EndpointSubset";
    const NAMES: &'static [&'static str] = &["addresses", "notReadyAddresses", "ports"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.addresses = map.next_value()?,
            1 => self.not_ready_addresses = map.next_value()?,
            2 => self.ports = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "addresses", &self.addresses)?;
        optional(map, "notReadyAddresses", &self.not_ready_addresses)?;
        optional(map, "ports", &self.ports)?;
        Ok(())
    }
}

message!(EndpointSubset);

impl Fields for Endpoints {
    const NAME: &'static str = "Endpoints";
    const NAMES: &'static [&'static str] = &["metadata", "subsets"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = de::required(map)?,
            1 => self.subsets = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metadata", &self.metadata)?;
        optional(map, "subsets", &self.subsets)?;
        Ok(())
    }
}

kind!(Endpoints, "v1", "Endpoints", "kube-lean:core/v1.Endpoints");

impl Fields for EnvFromSource {
    const NAME: &'static str = "EnvFromSource";
    const NAMES: &'static [&'static str] = &["configMapRef", "prefix", "secretRef"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.config_map_ref = map.next_value()?,
            1 => self.prefix = map.next_value()?,
            2 => self.secret_ref = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "configMapRef", &self.config_map_ref)?;
        optional(map, "prefix", &self.prefix)?;
        optional(map, "secretRef", &self.secret_ref)?;
        Ok(())
    }
}

message!(EnvFromSource);

impl Fields for EnvVar {
    const NAME: &'static str = "EnvVar";
    const NAMES: &'static [&'static str] = &["name", "value", "valueFrom"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.name = de::required(map)?,
            1 => self.value = map.next_value()?,
            2 => self.value_from = de::shared(map, 14)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("name", &self.name)?;
        optional(map, "value", &self.value)?;
        optional(map, "valueFrom", &self.value_from)?;
        Ok(())
    }
}

message!(EnvVar);

impl Fields for EnvVarSource {
    const NAME: &'static str = "EnvVarSource";
    const NAMES: &'static [&'static str] = &[
        "configMapKeyRef",
        "fieldRef",
        "fileKeyRef",
        "resourceFieldRef",
        "secretKeyRef",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.config_map_key_ref = map.next_value()?,
            1 => self.field_ref = map.next_value()?,
            2 => self.file_key_ref = map.next_value()?,
            3 => self.resource_field_ref = map.next_value()?,
            4 => self.secret_key_ref = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "configMapKeyRef", &self.config_map_key_ref)?;
        optional(map, "fieldRef", &self.field_ref)?;
        optional(map, "fileKeyRef", &self.file_key_ref)?;
        optional(map, "resourceFieldRef", &self.resource_field_ref)?;
        optional(map, "secretKeyRef", &self.secret_key_ref)?;
        Ok(())
    }
}

message!(EnvVarSource);

impl Fields for EphemeralContainer {
    const NAME: &'static str = "EphemeralContainer";
    const NAMES: &'static [&'static str] = &[
        "args",
        "command",
        "env",
        "envFrom",
        "image",
        "imagePullPolicy",
        "lifecycle",
        "livenessProbe",
        "name",
        "ports",
        "readinessProbe",
        "resizePolicy",
        "resources",
        "restartPolicy",
        "restartPolicyRules",
        "securityContext",
        "startupProbe",
        "stdin",
        "stdinOnce",
        "targetContainerName",
        "terminationMessagePath",
        "terminationMessagePolicy",
        "tty",
        "volumeDevices",
        "volumeMounts",
        "workingDir",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.args = de::shared(map, 15)?,
            1 => self.command = de::shared(map, 16)?,
            2 => self.rare.put(de::shared(map, 17)?, |rare| &mut rare.env),
            3 => self.rare.put(de::shared(map, 18)?, |rare| &mut rare.env_from),
            4 => self.image = map.next_value()?,
            5 => self.image_pull_policy = map.next_value()?,
            6 => self.rare.put(map.next_value()?, |rare| &mut rare.lifecycle),
            7 => self.rare.put(map.next_value()?, |rare| &mut rare.liveness_probe),
            8 => self.name = de::required(map)?,
            9 => self.rare.put(map.next_value()?, |rare| &mut rare.ports),
            10 => self.rare.put(map.next_value()?, |rare| &mut rare.readiness_probe),
            11 => self.rare.put(map.next_value()?, |rare| &mut rare.resize_policy),
            12 => self.resources = de::shared(map, 19)?,
            13 => self.rare.put(map.next_value()?, |rare| &mut rare.restart_policy),
            14 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.restart_policy_rules),
            15 => self
                .rare
                .put(de::shared(map, 20)?, |rare| &mut rare.security_context),
            16 => self.rare.put(map.next_value()?, |rare| &mut rare.startup_probe),
            17 => self.rare.put(map.next_value()?, |rare| &mut rare.stdin),
            18 => self.rare.put(map.next_value()?, |rare| &mut rare.stdin_once),
            19 => self.target_container_name = map.next_value()?,
            20 => self.termination_message_path = map.next_value()?,
            21 => self.termination_message_policy = map.next_value()?,
            22 => self.rare.put(map.next_value()?, |rare| &mut rare.tty),
            23 => self.rare.put(map.next_value()?, |rare| &mut rare.volume_devices),
            24 => self.rare.put(map.next_value()?, |rare| &mut rare.volume_mounts),
            25 => self.rare.put(map.next_value()?, |rare| &mut rare.working_dir),
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "args", &self.args)?;
        optional(map, "command", &self.command)?;
        optional(map, "env", &self.env)?;
        optional(map, "envFrom", &self.env_from)?;
        optional(map, "image", &self.image)?;
        optional(map, "imagePullPolicy", &self.image_pull_policy)?;
        optional(map, "lifecycle", &self.lifecycle)?;
        optional(map, "livenessProbe", &self.liveness_probe)?;
        map.serialize_entry("name", &self.name)?;
        optional(map, "ports", &self.ports)?;
        optional(map, "readinessProbe", &self.readiness_probe)?;
        optional(map, "resizePolicy", &self.resize_policy)?;
        optional(map, "resources", &self.resources)?;
        optional(map, "restartPolicy", &self.restart_policy)?;
        optional(map, "restartPolicyRules", &self.restart_policy_rules)?;
        optional(map, "securityContext", &self.security_context)?;
        optional(map, "startupProbe", &self.startup_probe)?;
        optional(map, "stdin", &self.stdin)?;
        optional(map, "stdinOnce", &self.stdin_once)?;
        optional(map, "targetContainerName", &self.target_container_name)?;
        optional(map, "terminationMessagePath", &self.termination_message_path)?;
        optional(map, "terminationMessagePolicy", &self.termination_message_policy)?;
        optional(map, "tty", &self.tty)?;
        optional(map, "volumeDevices", &self.volume_devices)?;
        optional(map, "volumeMounts", &self.volume_mounts)?;
        optional(map, "workingDir", &self.working_dir)?;
        Ok(())
    }
}

message!(EphemeralContainer);

impl Fields for EphemeralVolumeSource {
    const NAME: &'static str = "EphemeralVolumeSource";
    const NAMES: &'static [&'static str] = &["volumeClaimTemplate"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.volume_claim_template = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "volumeClaimTemplate", &self.volume_claim_template)?;
        Ok(())
    }
}

message!(EphemeralVolumeSource);

impl Fields for Event {
    const NAME: &'static str = "Event";
    const NAMES: &'static [&'static str] = &[
        "action",
        "count",
        "eventTime",
        "firstTimestamp",
        "involvedObject",
        "lastTimestamp",
        "message",
        "metadata",
        "reason",
        "related",
        "reportingComponent",
        "reportingInstance",
        "series",
        "source",
        "type",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.rare.put(map.next_value()?, |rare| &mut rare.action),
            1 => self.count = map.next_value()?,
            2 => self.rare.put(map.next_value()?, |rare| &mut rare.event_time),
            3 => self.first_timestamp = map.next_value()?,
            4 => self.involved_object = de::required(map)?,
            5 => self.last_timestamp = map.next_value()?,
            6 => self.message = map.next_value()?,
            7 => self.metadata = de::required(map)?,
            8 => self.reason = map.next_value()?,
            9 => self.rare.put(map.next_value()?, |rare| &mut rare.related),
            10 => self.reporting_component = map.next_value()?,
            11 => self.reporting_instance = map.next_value()?,
            12 => self.rare.put(map.next_value()?, |rare| &mut rare.series),
            13 => self.source = map.next_value()?,
            14 => self.type_ = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "action", &self.action)?;
        optional(map, "count", &self.count)?;
        optional(map, "eventTime", &self.event_time)?;
        optional(map, "firstTimestamp", &self.first_timestamp)?;
        map.serialize_entry("involvedObject", &self.involved_object)?;
        optional(map, "lastTimestamp", &self.last_timestamp)?;
        optional(map, "message", &self.message)?;
        map.serialize_entry("metadata", &self.metadata)?;
        optional(map, "reason", &self.reason)?;
        optional(map, "related", &self.related)?;
        optional(map, "reportingComponent", &self.reporting_component)?;
        optional(map, "reportingInstance", &self.reporting_instance)?;
        optional(map, "series", &self.series)?;
        optional(map, "source", &self.source)?;
        optional(map, "type", &self.type_)?;
        Ok(())
    }
}

kind!(Event, "v1", "Event", "kube-lean:core/v1.Event");

impl Fields for EventSeries {
    const NAME: &'static str = "EventSeries";
    const NAMES: &'static [&'static str] = &["count", "lastObservedTime"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.count = map.next_value()?,
            1 => self.last_observed_time = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "count", &self.count)?;
        optional(map, "lastObservedTime", &self.last_observed_time)?;
        Ok(())
    }
}

message!(EventSeries);

impl Fields for EventSource {
    const NAME: &'static str = "EventSource";
    const NAMES: &'static [&'static str] = &["component", "host"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.component = map.next_value()?,
            1 => self.host = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "component", &self.component)?;
        optional(map, "host", &self.host)?;
        Ok(())
    }
}

message!(EventSource);

impl Fields for ExecAction {
    const NAME: &'static str = "ExecAction";
    const NAMES: &'static [&'static str] = &["command"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.command = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "command", &self.command)?;
        Ok(())
    }
}

message!(ExecAction);

impl Fields for FCVolumeSource {
    const NAME: &'static str = "FCVolumeSource";
    const NAMES: &'static [&'static str] = &["fsType", "lun", "readOnly", "targetWWNs", "wwids"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.fs_type = map.next_value()?,
            1 => self.lun = map.next_value()?,
            2 => self.read_only = map.next_value()?,
            3 => self.target_wwns = map.next_value()?,
            4 => self.wwids = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "fsType", &self.fs_type)?;
        optional(map, "lun", &self.lun)?;
        optional(map, "readOnly", &self.read_only)?;
        optional(map, "targetWWNs", &self.target_wwns)?;
        optional(map, "wwids", &self.wwids)?;
        Ok(())
    }
}

message!(FCVolumeSource);

impl Fields for FileKeySelector {
    const NAME: &'static str = "FileKeySelector";
    const NAMES: &'static [&'static str] = &["key", "optional", "path", "volumeName"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.key = de::required(map)?,
            1 => self.optional = map.next_value()?,
            2 => self.path = de::required(map)?,
            3 => self.volume_name = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("key", &self.key)?;
        optional(map, "optional", &self.optional)?;
        map.serialize_entry("path", &self.path)?;
        map.serialize_entry("volumeName", &self.volume_name)?;
        Ok(())
    }
}

message!(FileKeySelector);

impl Fields for FlexPersistentVolumeSource {
    const NAME: &'static str = "FlexPersistentVolumeSource";
    const NAMES: &'static [&'static str] = &["driver", "fsType", "options", "readOnly", "secretRef"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.driver = de::required(map)?,
            1 => self.fs_type = map.next_value()?,
            2 => self.options = map.next_value()?,
            3 => self.read_only = map.next_value()?,
            4 => self.secret_ref = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("driver", &self.driver)?;
        optional(map, "fsType", &self.fs_type)?;
        optional(map, "options", &self.options)?;
        optional(map, "readOnly", &self.read_only)?;
        optional(map, "secretRef", &self.secret_ref)?;
        Ok(())
    }
}

message!(FlexPersistentVolumeSource);

impl Fields for FlexVolumeSource {
    const NAME: &'static str = "FlexVolumeSource";
    const NAMES: &'static [&'static str] = &["driver", "fsType", "options", "readOnly", "secretRef"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.driver = de::required(map)?,
            1 => self.fs_type = map.next_value()?,
            2 => self.options = map.next_value()?,
            3 => self.read_only = map.next_value()?,
            4 => self.secret_ref = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("driver", &self.driver)?;
        optional(map, "fsType", &self.fs_type)?;
        optional(map, "options", &self.options)?;
        optional(map, "readOnly", &self.read_only)?;
        optional(map, "secretRef", &self.secret_ref)?;
        Ok(())
    }
}

message!(FlexVolumeSource);

impl Fields for FlockerVolumeSource {
    const NAME: &'static str = "FlockerVolumeSource";
    const NAMES: &'static [&'static str] = &["datasetName", "datasetUUID"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.dataset_name = map.next_value()?,
            1 => self.dataset_uuid = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "datasetName", &self.dataset_name)?;
        optional(map, "datasetUUID", &self.dataset_uuid)?;
        Ok(())
    }
}

message!(FlockerVolumeSource);

impl Fields for GCEPersistentDiskVolumeSource {
    const NAME: &'static str = "GCEPersistentDiskVolumeSource";
    const NAMES: &'static [&'static str] = &["fsType", "partition", "pdName", "readOnly"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.fs_type = map.next_value()?,
            1 => self.partition = map.next_value()?,
            2 => self.pd_name = de::required(map)?,
            3 => self.read_only = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "fsType", &self.fs_type)?;
        optional(map, "partition", &self.partition)?;
        map.serialize_entry("pdName", &self.pd_name)?;
        optional(map, "readOnly", &self.read_only)?;
        Ok(())
    }
}

message!(GCEPersistentDiskVolumeSource);

impl Fields for GRPCAction {
    const NAME: &'static str = "GRPCAction";
    const NAMES: &'static [&'static str] = &["port", "service"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.port = de::required(map)?,
            1 => self.service = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("port", &self.port)?;
        optional(map, "service", &self.service)?;
        Ok(())
    }
}

message!(GRPCAction);

impl Fields for GitRepoVolumeSource {
    const NAME: &'static str = "GitRepoVolumeSource";
    const NAMES: &'static [&'static str] = &["directory", "repository", "revision"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.directory = map.next_value()?,
            1 => self.repository = de::required(map)?,
            2 => self.revision = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "directory", &self.directory)?;
        map.serialize_entry("repository", &self.repository)?;
        optional(map, "revision", &self.revision)?;
        Ok(())
    }
}

message!(GitRepoVolumeSource);

impl Fields for GlusterfsPersistentVolumeSource {
    const NAME: &'static str = "GlusterfsPersistentVolumeSource";
    const NAMES: &'static [&'static str] = &["endpoints", "endpointsNamespace", "path", "readOnly"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.endpoints = de::required(map)?,
            1 => self.endpoints_namespace = map.next_value()?,
            2 => self.path = de::required(map)?,
            3 => self.read_only = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("endpoints", &self.endpoints)?;
        optional(map, "endpointsNamespace", &self.endpoints_namespace)?;
        map.serialize_entry("path", &self.path)?;
        optional(map, "readOnly", &self.read_only)?;
        Ok(())
    }
}

message!(GlusterfsPersistentVolumeSource);

impl Fields for GlusterfsVolumeSource {
    const NAME: &'static str = "GlusterfsVolumeSource";
    const NAMES: &'static [&'static str] = &["endpoints", "path", "readOnly"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.endpoints = de::required(map)?,
            1 => self.path = de::required(map)?,
            2 => self.read_only = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("endpoints", &self.endpoints)?;
        map.serialize_entry("path", &self.path)?;
        optional(map, "readOnly", &self.read_only)?;
        Ok(())
    }
}

message!(GlusterfsVolumeSource);

impl Fields for HTTPGetAction {
    const NAME: &'static str = "HTTPGetAction";
    const NAMES: &'static [&'static str] = &["host", "httpHeaders", "path", "port", "scheme"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.host = map.next_value()?,
            1 => self.http_headers = map.next_value()?,
            2 => self.path = map.next_value()?,
            3 => self.port = de::required(map)?,
            4 => self.scheme = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "host", &self.host)?;
        optional(map, "httpHeaders", &self.http_headers)?;
        optional(map, "path", &self.path)?;
        map.serialize_entry("port", &self.port)?;
        optional(map, "scheme", &self.scheme)?;
        Ok(())
    }
}

message!(HTTPGetAction);

impl Fields for HTTPHeader {
    const NAME: &'static str = "HTTPHeader";
    const NAMES: &'static [&'static str] = &["name", "value"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.name = de::required(map)?,
            1 => self.value = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("name", &self.name)?;
        map.serialize_entry("value", &self.value)?;
        Ok(())
    }
}

message!(HTTPHeader);

impl Fields for HostAlias {
    const NAME: &'static str = "HostAlias";
    const NAMES: &'static [&'static str] = &["hostnames", "ip"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.hostnames = map.next_value()?,
            1 => self.ip = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "hostnames", &self.hostnames)?;
        map.serialize_entry("ip", &self.ip)?;
        Ok(())
    }
}

message!(HostAlias);

impl Fields for HostIP {
    const NAME: &'static str = "HostIP";
    const NAMES: &'static [&'static str] = &["ip"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.ip = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("ip", &self.ip)?;
        Ok(())
    }
}

message!(HostIP);

impl Fields for HostPathVolumeSource {
    const NAME: &'static str = "HostPathVolumeSource";
    const NAMES: &'static [&'static str] = &["path", "type"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.path = de::required(map)?,
            1 => self.type_ = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("path", &self.path)?;
        optional(map, "type", &self.type_)?;
        Ok(())
    }
}

message!(HostPathVolumeSource);

impl Fields for ISCSIPersistentVolumeSource {
    const NAME: &'static str = "ISCSIPersistentVolumeSource";
    const NAMES: &'static [&'static str] = &[
        "chapAuthDiscovery",
        "chapAuthSession",
        "fsType",
        "initiatorName",
        "iqn",
        "iscsiInterface",
        "lun",
        "portals",
        "readOnly",
        "secretRef",
        "targetPortal",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.chap_auth_discovery = map.next_value()?,
            1 => self.chap_auth_session = map.next_value()?,
            2 => self.fs_type = map.next_value()?,
            3 => self.initiator_name = map.next_value()?,
            4 => self.iqn = de::required(map)?,
            5 => self.iscsi_interface = map.next_value()?,
            6 => self.lun = de::required(map)?,
            7 => self.portals = map.next_value()?,
            8 => self.read_only = map.next_value()?,
            9 => self.secret_ref = map.next_value()?,
            10 => self.target_portal = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "chapAuthDiscovery", &self.chap_auth_discovery)?;
        optional(map, "chapAuthSession", &self.chap_auth_session)?;
        optional(map, "fsType", &self.fs_type)?;
        optional(map, "initiatorName", &self.initiator_name)?;
        map.serialize_entry("iqn", &self.iqn)?;
        optional(map, "iscsiInterface", &self.iscsi_interface)?;
        map.serialize_entry("lun", &self.lun)?;
        optional(map, "portals", &self.portals)?;
        optional(map, "readOnly", &self.read_only)?;
        optional(map, "secretRef", &self.secret_ref)?;
        map.serialize_entry("targetPortal", &self.target_portal)?;
        Ok(())
    }
}

message!(ISCSIPersistentVolumeSource);

impl Fields for ISCSIVolumeSource {
    const NAME: &'static str = "ISCSIVolumeSource";
    const NAMES: &'static [&'static str] = &[
        "chapAuthDiscovery",
        "chapAuthSession",
        "fsType",
        "initiatorName",
        "iqn",
        "iscsiInterface",
        "lun",
        "portals",
        "readOnly",
        "secretRef",
        "targetPortal",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.chap_auth_discovery = map.next_value()?,
            1 => self.chap_auth_session = map.next_value()?,
            2 => self.fs_type = map.next_value()?,
            3 => self.initiator_name = map.next_value()?,
            4 => self.iqn = de::required(map)?,
            5 => self.iscsi_interface = map.next_value()?,
            6 => self.lun = de::required(map)?,
            7 => self.portals = map.next_value()?,
            8 => self.read_only = map.next_value()?,
            9 => self.secret_ref = map.next_value()?,
            10 => self.target_portal = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "chapAuthDiscovery", &self.chap_auth_discovery)?;
        optional(map, "chapAuthSession", &self.chap_auth_session)?;
        optional(map, "fsType", &self.fs_type)?;
        optional(map, "initiatorName", &self.initiator_name)?;
        map.serialize_entry("iqn", &self.iqn)?;
        optional(map, "iscsiInterface", &self.iscsi_interface)?;
        map.serialize_entry("lun", &self.lun)?;
        optional(map, "portals", &self.portals)?;
        optional(map, "readOnly", &self.read_only)?;
        optional(map, "secretRef", &self.secret_ref)?;
        map.serialize_entry("targetPortal", &self.target_portal)?;
        Ok(())
    }
}

message!(ISCSIVolumeSource);

impl Fields for ImageVolumeSource {
    const NAME: &'static str = "ImageVolumeSource";
    const NAMES: &'static [&'static str] = &["pullPolicy", "reference"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.pull_policy = map.next_value()?,
            1 => self.reference = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "pullPolicy", &self.pull_policy)?;
        optional(map, "reference", &self.reference)?;
        Ok(())
    }
}

message!(ImageVolumeSource);

impl Fields for ImageVolumeStatus {
    const NAME: &'static str = "ImageVolumeStatus";
    const NAMES: &'static [&'static str] = &["imageRef"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.image_ref = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("imageRef", &self.image_ref)?;
        Ok(())
    }
}

message!(ImageVolumeStatus);

impl Fields for KeyToPath {
    const NAME: &'static str = "KeyToPath";
    const NAMES: &'static [&'static str] = &["key", "mode", "path"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.key = de::required(map)?,
            1 => self.mode = map.next_value()?,
            2 => self.path = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("key", &self.key)?;
        optional(map, "mode", &self.mode)?;
        map.serialize_entry("path", &self.path)?;
        Ok(())
    }
}

message!(KeyToPath);

impl Fields for Lifecycle {
    const NAME: &'static str = "Lifecycle";
    const NAMES: &'static [&'static str] = &["postStart", "preStop", "stopSignal"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.post_start = map.next_value()?,
            1 => self.pre_stop = map.next_value()?,
            2 => self.stop_signal = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "postStart", &self.post_start)?;
        optional(map, "preStop", &self.pre_stop)?;
        optional(map, "stopSignal", &self.stop_signal)?;
        Ok(())
    }
}

message!(Lifecycle);

impl Fields for LifecycleHandler {
    const NAME: &'static str = "LifecycleHandler";
    const NAMES: &'static [&'static str] = &["exec", "httpGet", "sleep", "tcpSocket"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.exec = map.next_value()?,
            1 => self.http_get = map.next_value()?,
            2 => self.sleep = map.next_value()?,
            3 => self.tcp_socket = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "exec", &self.exec)?;
        optional(map, "httpGet", &self.http_get)?;
        optional(map, "sleep", &self.sleep)?;
        optional(map, "tcpSocket", &self.tcp_socket)?;
        Ok(())
    }
}

message!(LifecycleHandler);

impl Fields for LimitRange {
    const NAME: &'static str = "LimitRange";
    const NAMES: &'static [&'static str] = &["metadata", "spec"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = de::required(map)?,
            1 => self.spec = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metadata", &self.metadata)?;
        optional(map, "spec", &self.spec)?;
        Ok(())
    }
}

kind!(LimitRange, "v1", "LimitRange", "kube-lean:core/v1.LimitRange");

impl Fields for LimitRangeItem {
    const NAME: &'static str = "LimitRangeItem";
    const NAMES: &'static [&'static str] = &[
        "default",
        "defaultRequest",
        "max",
        "maxLimitRequestRatio",
        "min",
        "type",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.default = map.next_value()?,
            1 => self.default_request = map.next_value()?,
            2 => self.max = map.next_value()?,
            3 => self.max_limit_request_ratio = map.next_value()?,
            4 => self.min = map.next_value()?,
            5 => self.type_ = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "default", &self.default)?;
        optional(map, "defaultRequest", &self.default_request)?;
        optional(map, "max", &self.max)?;
        optional(map, "maxLimitRequestRatio", &self.max_limit_request_ratio)?;
        optional(map, "min", &self.min)?;
        map.serialize_entry("type", &self.type_)?;
        Ok(())
    }
}

message!(LimitRangeItem);

impl Fields for LimitRangeSpec {
    const NAME: &'static str = "LimitRangeSpec";
    const NAMES: &'static [&'static str] = &["limits"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.limits = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("limits", &self.limits)?;
        Ok(())
    }
}

message!(LimitRangeSpec);

impl Fields for LinuxContainerUser {
    const NAME: &'static str = "LinuxContainerUser";
    const NAMES: &'static [&'static str] = &["gid", "supplementalGroups", "uid"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.gid = de::required(map)?,
            1 => self.supplemental_groups = map.next_value()?,
            2 => self.uid = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("gid", &self.gid)?;
        optional(map, "supplementalGroups", &self.supplemental_groups)?;
        map.serialize_entry("uid", &self.uid)?;
        Ok(())
    }
}

message!(LinuxContainerUser);

impl Fields for LoadBalancerIngress {
    const NAME: &'static str = "LoadBalancerIngress";
    const NAMES: &'static [&'static str] = &["hostname", "ip", "ipMode", "ports"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.hostname = map.next_value()?,
            1 => self.ip = map.next_value()?,
            2 => self.ip_mode = map.next_value()?,
            3 => self.ports = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "hostname", &self.hostname)?;
        optional(map, "ip", &self.ip)?;
        optional(map, "ipMode", &self.ip_mode)?;
        optional(map, "ports", &self.ports)?;
        Ok(())
    }
}

message!(LoadBalancerIngress);

impl Fields for LoadBalancerStatus {
    const NAME: &'static str = "LoadBalancerStatus";
    const NAMES: &'static [&'static str] = &["ingress"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.ingress = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "ingress", &self.ingress)?;
        Ok(())
    }
}

message!(LoadBalancerStatus);

impl Fields for LocalObjectReference {
    const NAME: &'static str = "LocalObjectReference";
    const NAMES: &'static [&'static str] = &["name"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.name = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("name", &self.name)?;
        Ok(())
    }
}

message!(LocalObjectReference);

impl Fields for LocalVolumeSource {
    const NAME: &'static str = "LocalVolumeSource";
    const NAMES: &'static [&'static str] = &["fsType", "path"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.fs_type = map.next_value()?,
            1 => self.path = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "fsType", &self.fs_type)?;
        map.serialize_entry("path", &self.path)?;
        Ok(())
    }
}

message!(LocalVolumeSource);

impl Fields for ModifyVolumeStatus {
    const NAME: &'static str = "ModifyVolumeStatus";
    const NAMES: &'static [&'static str] = &["status", "targetVolumeAttributesClassName"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.status = de::required(map)?,
            1 => self.target_volume_attributes_class_name = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("status", &self.status)?;
        optional(
            map,
            "targetVolumeAttributesClassName",
            &self.target_volume_attributes_class_name,
        )?;
        Ok(())
    }
}

message!(ModifyVolumeStatus);

impl Fields for NFSVolumeSource {
    const NAME: &'static str = "NFSVolumeSource";
    const NAMES: &'static [&'static str] = &["path", "readOnly", "server"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.path = de::required(map)?,
            1 => self.read_only = map.next_value()?,
            2 => self.server = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("path", &self.path)?;
        optional(map, "readOnly", &self.read_only)?;
        map.serialize_entry("server", &self.server)?;
        Ok(())
    }
}

message!(NFSVolumeSource);

impl Fields for Namespace {
    const NAME: &'static str = "Namespace";
    const NAMES: &'static [&'static str] = &["metadata", "spec", "status"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = de::required(map)?,
            1 => self.spec = map.next_value()?,
            2 => self.status = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metadata", &self.metadata)?;
        optional(map, "spec", &self.spec)?;
        optional(map, "status", &self.status)?;
        Ok(())
    }
}

kind!(Namespace, "v1", "Namespace", "kube-lean:core/v1.Namespace");

impl Fields for NamespaceCondition {
    const NAME: &'static str = "NamespaceCondition";
    const NAMES: &'static [&'static str] = &["lastTransitionTime", "message", "reason", "status", "type"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.last_transition_time = map.next_value()?,
            1 => self.message = map.next_value()?,
            2 => self.reason = map.next_value()?,
            3 => self.status = de::required(map)?,
            4 => self.type_ = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "lastTransitionTime", &self.last_transition_time)?;
        optional(map, "message", &self.message)?;
        optional(map, "reason", &self.reason)?;
        map.serialize_entry("status", &self.status)?;
        map.serialize_entry("type", &self.type_)?;
        Ok(())
    }
}

message!(NamespaceCondition);

impl Fields for NamespaceSpec {
    const NAME: &'static str = "NamespaceSpec";
    const NAMES: &'static [&'static str] = &["finalizers"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.finalizers = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "finalizers", &self.finalizers)?;
        Ok(())
    }
}

message!(NamespaceSpec);

impl Fields for NamespaceStatus {
    const NAME: &'static str = "NamespaceStatus";
    const NAMES: &'static [&'static str] = &["conditions", "phase"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.conditions = map.next_value()?,
            1 => self.phase = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "conditions", &self.conditions)?;
        optional(map, "phase", &self.phase)?;
        Ok(())
    }
}

message!(NamespaceStatus);

impl Fields for Node {
    const NAME: &'static str = "Node";
    const NAMES: &'static [&'static str] = &["metadata", "spec", "status"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = de::required(map)?,
            1 => self.spec = map.next_value()?,
            2 => self.status = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metadata", &self.metadata)?;
        optional(map, "spec", &self.spec)?;
        optional(map, "status", &self.status)?;
        Ok(())
    }
}

kind!(Node, "v1", "Node", "kube-lean:core/v1.Node");

impl Fields for NodeAddress {
    const NAME: &'static str = "NodeAddress";
    const NAMES: &'static [&'static str] = &["address", "type"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.address = de::required(map)?,
            1 => self.type_ = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("address", &self.address)?;
        map.serialize_entry("type", &self.type_)?;
        Ok(())
    }
}

message!(NodeAddress);

impl Fields for NodeAffinity {
    const NAME: &'static str = "NodeAffinity";
    const NAMES: &'static [&'static str] = &[
        "preferredDuringSchedulingIgnoredDuringExecution",
        "requiredDuringSchedulingIgnoredDuringExecution",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.preferred_during_scheduling_ignored_during_execution = map.next_value()?,
            1 => self.required_during_scheduling_ignored_during_execution = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(
            map,
            "preferredDuringSchedulingIgnoredDuringExecution",
            &self.preferred_during_scheduling_ignored_during_execution,
        )?;
        optional(
            map,
            "requiredDuringSchedulingIgnoredDuringExecution",
            &self.required_during_scheduling_ignored_during_execution,
        )?;
        Ok(())
    }
}

message!(NodeAffinity);

impl Fields for NodeAllocatableResourceClaimStatus {
    const NAME: &'static str = "NodeAllocatableResourceClaimStatus";
    const NAMES: &'static [&'static str] = &["containers", "resourceClaimName", "resources"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.containers = map.next_value()?,
            1 => self.resource_claim_name = de::required(map)?,
            2 => self.resources = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "containers", &self.containers)?;
        map.serialize_entry("resourceClaimName", &self.resource_claim_name)?;
        map.serialize_entry("resources", &self.resources)?;
        Ok(())
    }
}

message!(NodeAllocatableResourceClaimStatus);

impl Fields for NodeCondition {
    const NAME: &'static str = "NodeCondition";
    const NAMES: &'static [&'static str] = &[
        "lastHeartbeatTime",
        "lastTransitionTime",
        "message",
        "reason",
        "status",
        "type",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.last_heartbeat_time = map.next_value()?,
            1 => self.last_transition_time = map.next_value()?,
            2 => self.message = map.next_value()?,
            3 => self.reason = map.next_value()?,
            4 => self.status = de::required(map)?,
            5 => self.type_ = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "lastHeartbeatTime", &self.last_heartbeat_time)?;
        optional(map, "lastTransitionTime", &self.last_transition_time)?;
        optional(map, "message", &self.message)?;
        optional(map, "reason", &self.reason)?;
        map.serialize_entry("status", &self.status)?;
        map.serialize_entry("type", &self.type_)?;
        Ok(())
    }
}

message!(NodeCondition);

impl Fields for NodeConfigSource {
    const NAME: &'static str = "NodeConfigSource";
    const NAMES: &'static [&'static str] = &["configMap"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.config_map = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "configMap", &self.config_map)?;
        Ok(())
    }
}

message!(NodeConfigSource);

impl Fields for NodeConfigStatus {
    const NAME: &'static str = "NodeConfigStatus";
    const NAMES: &'static [&'static str] = &["active", "assigned", "error", "lastKnownGood"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.active = map.next_value()?,
            1 => self.assigned = map.next_value()?,
            2 => self.error = map.next_value()?,
            3 => self.last_known_good = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "active", &self.active)?;
        optional(map, "assigned", &self.assigned)?;
        optional(map, "error", &self.error)?;
        optional(map, "lastKnownGood", &self.last_known_good)?;
        Ok(())
    }
}

message!(NodeConfigStatus);

impl Fields for NodeDaemonEndpoints {
    const NAME: &'static str = "NodeDaemonEndpoints";
    const NAMES: &'static [&'static str] = &["kubeletEndpoint"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.kubelet_endpoint = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "kubeletEndpoint", &self.kubelet_endpoint)?;
        Ok(())
    }
}

message!(NodeDaemonEndpoints);

impl Fields for NodeFeatures {
    const NAME: &'static str = "NodeFeatures";
    const NAMES: &'static [&'static str] = &["supplementalGroupsPolicy"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.supplemental_groups_policy = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "supplementalGroupsPolicy", &self.supplemental_groups_policy)?;
        Ok(())
    }
}

message!(NodeFeatures);

impl Fields for NodeRuntimeHandler {
    const NAME: &'static str = "NodeRuntimeHandler";
    const NAMES: &'static [&'static str] = &["features", "name"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.features = map.next_value()?,
            1 => self.name = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "features", &self.features)?;
        optional(map, "name", &self.name)?;
        Ok(())
    }
}

message!(NodeRuntimeHandler);

impl Fields for NodeRuntimeHandlerFeatures {
    const NAME: &'static str = "NodeRuntimeHandlerFeatures";
    const NAMES: &'static [&'static str] = &["recursiveReadOnlyMounts", "userNamespaces"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.recursive_read_only_mounts = map.next_value()?,
            1 => self.user_namespaces = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "recursiveReadOnlyMounts", &self.recursive_read_only_mounts)?;
        optional(map, "userNamespaces", &self.user_namespaces)?;
        Ok(())
    }
}

message!(NodeRuntimeHandlerFeatures);

impl Fields for NodeSelector {
    const NAME: &'static str = "NodeSelector";
    const NAMES: &'static [&'static str] = &["nodeSelectorTerms"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.node_selector_terms = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("nodeSelectorTerms", &self.node_selector_terms)?;
        Ok(())
    }
}

message!(NodeSelector);

impl Fields for NodeSelectorRequirement {
    const NAME: &'static str = "NodeSelectorRequirement";
    const NAMES: &'static [&'static str] = &["key", "operator", "values"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.key = de::required(map)?,
            1 => self.operator = de::required(map)?,
            2 => self.values = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("key", &self.key)?;
        map.serialize_entry("operator", &self.operator)?;
        optional(map, "values", &self.values)?;
        Ok(())
    }
}

message!(NodeSelectorRequirement);

impl Fields for NodeSelectorTerm {
    const NAME: &'static str = "NodeSelectorTerm";
    const NAMES: &'static [&'static str] = &["matchExpressions", "matchFields"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.match_expressions = map.next_value()?,
            1 => self.match_fields = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "matchExpressions", &self.match_expressions)?;
        optional(map, "matchFields", &self.match_fields)?;
        Ok(())
    }
}

message!(NodeSelectorTerm);

impl Fields for NodeSpec {
    const NAME: &'static str = "NodeSpec";
    const NAMES: &'static [&'static str] = &[
        "configSource",
        "externalID",
        "podCIDR",
        "podCIDRs",
        "providerID",
        "taints",
        "unschedulable",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.rare.put(map.next_value()?, |rare| &mut rare.config_source),
            1 => self.rare.put(map.next_value()?, |rare| &mut rare.external_id),
            2 => self.pod_cidr = map.next_value()?,
            3 => self.pod_cidrs = map.next_value()?,
            4 => self.provider_id = map.next_value()?,
            5 => self.taints = map.next_value()?,
            6 => self.unschedulable = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "configSource", &self.config_source)?;
        optional(map, "externalID", &self.external_id)?;
        optional(map, "podCIDR", &self.pod_cidr)?;
        optional(map, "podCIDRs", &self.pod_cidrs)?;
        optional(map, "providerID", &self.provider_id)?;
        optional(map, "taints", &self.taints)?;
        optional(map, "unschedulable", &self.unschedulable)?;
        Ok(())
    }
}

message!(NodeSpec);

impl Fields for NodeStatus {
    const NAME: &'static str = "NodeStatus";
    const NAMES: &'static [&'static str] = &[
        "addresses",
        "allocatable",
        "capacity",
        "conditions",
        "config",
        "daemonEndpoints",
        "declaredFeatures",
        "features",
        "images",
        "nodeInfo",
        "phase",
        "runtimeHandlers",
        "volumesAttached",
        "volumesInUse",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.addresses = map.next_value()?,
            1 => self.allocatable = de::shared(map, 21)?,
            2 => self.capacity = de::shared(map, 22)?,
            3 => self.conditions = map.next_value()?,
            4 => self.rare.put(map.next_value()?, |rare| &mut rare.config),
            5 => self.daemon_endpoints = map.next_value()?,
            6 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.declared_features),
            7 => self.rare.put(map.next_value()?, |rare| &mut rare.features),
            8 => self.images = map.next_value()?,
            9 => self.node_info = map.next_value()?,
            10 => self.rare.put(map.next_value()?, |rare| &mut rare.phase),
            11 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.runtime_handlers),
            12 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.volumes_attached),
            13 => self.rare.put(map.next_value()?, |rare| &mut rare.volumes_in_use),
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "addresses", &self.addresses)?;
        optional(map, "allocatable", &self.allocatable)?;
        optional(map, "capacity", &self.capacity)?;
        optional(map, "conditions", &self.conditions)?;
        optional(map, "config", &self.config)?;
        optional(map, "daemonEndpoints", &self.daemon_endpoints)?;
        optional(map, "declaredFeatures", &self.declared_features)?;
        optional(map, "features", &self.features)?;
        optional(map, "images", &self.images)?;
        optional(map, "nodeInfo", &self.node_info)?;
        optional(map, "phase", &self.phase)?;
        optional(map, "runtimeHandlers", &self.runtime_handlers)?;
        optional(map, "volumesAttached", &self.volumes_attached)?;
        optional(map, "volumesInUse", &self.volumes_in_use)?;
        Ok(())
    }
}

message!(NodeStatus);

impl Fields for NodeSwapStatus {
    const NAME: &'static str = "NodeSwapStatus";
    const NAMES: &'static [&'static str] = &["capacity"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.capacity = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "capacity", &self.capacity)?;
        Ok(())
    }
}

message!(NodeSwapStatus);

impl Fields for NodeSystemInfo {
    const NAME: &'static str = "NodeSystemInfo";
    const NAMES: &'static [&'static str] = &[
        "architecture",
        "bootID",
        "containerRuntimeVersion",
        "kernelVersion",
        "kubeProxyVersion",
        "kubeletVersion",
        "machineID",
        "operatingSystem",
        "osImage",
        "swap",
        "systemUUID",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.architecture = de::required(map)?,
            1 => self.boot_id = de::required(map)?,
            2 => self.container_runtime_version = de::required(map)?,
            3 => self.kernel_version = de::required(map)?,
            4 => self.kube_proxy_version = de::required(map)?,
            5 => self.kubelet_version = de::required(map)?,
            6 => self.machine_id = de::required(map)?,
            7 => self.operating_system = de::required(map)?,
            8 => self.os_image = de::required(map)?,
            9 => self.swap = map.next_value()?,
            10 => self.system_uuid = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("architecture", &self.architecture)?;
        map.serialize_entry("bootID", &self.boot_id)?;
        map.serialize_entry("containerRuntimeVersion", &self.container_runtime_version)?;
        map.serialize_entry("kernelVersion", &self.kernel_version)?;
        map.serialize_entry("kubeProxyVersion", &self.kube_proxy_version)?;
        map.serialize_entry("kubeletVersion", &self.kubelet_version)?;
        map.serialize_entry("machineID", &self.machine_id)?;
        map.serialize_entry("operatingSystem", &self.operating_system)?;
        map.serialize_entry("osImage", &self.os_image)?;
        optional(map, "swap", &self.swap)?;
        map.serialize_entry("systemUUID", &self.system_uuid)?;
        Ok(())
    }
}

message!(NodeSystemInfo);

impl Fields for ObjectFieldSelector {
    const NAME: &'static str = "ObjectFieldSelector";
    const NAMES: &'static [&'static str] = &["apiVersion", "fieldPath"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.api_version = map.next_value()?,
            1 => self.field_path = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "apiVersion", &self.api_version)?;
        map.serialize_entry("fieldPath", &self.field_path)?;
        Ok(())
    }
}

message!(ObjectFieldSelector);

impl Fields for ObjectReference {
    const NAME: &'static str = "ObjectReference";
    const NAMES: &'static [&'static str] = &[
        "apiVersion",
        "fieldPath",
        "kind",
        "name",
        "namespace",
        "resourceVersion",
        "uid",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.api_version = map.next_value()?,
            1 => self.field_path = map.next_value()?,
            2 => self.kind = map.next_value()?,
            3 => self.name = map.next_value()?,
            4 => self.namespace = map.next_value()?,
            5 => self.resource_version = map.next_value()?,
            6 => self.uid = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "apiVersion", &self.api_version)?;
        optional(map, "fieldPath", &self.field_path)?;
        optional(map, "kind", &self.kind)?;
        optional(map, "name", &self.name)?;
        optional(map, "namespace", &self.namespace)?;
        optional(map, "resourceVersion", &self.resource_version)?;
        optional(map, "uid", &self.uid)?;
        Ok(())
    }
}

message!(ObjectReference);

impl Fields for PersistentVolume {
    const NAME: &'static str = "PersistentVolume";
    const NAMES: &'static [&'static str] = &["metadata", "spec", "status"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = de::required(map)?,
            1 => self.spec = map.next_value()?,
            2 => self.status = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metadata", &self.metadata)?;
        optional(map, "spec", &self.spec)?;
        optional(map, "status", &self.status)?;
        Ok(())
    }
}

kind!(
    PersistentVolume,
    "v1",
    "PersistentVolume",
    "kube-lean:core/v1.PersistentVolume"
);

impl Fields for PersistentVolumeClaim {
    const NAME: &'static str = "PersistentVolumeClaim";
    const NAMES: &'static [&'static str] = &["metadata", "spec", "status"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = de::required(map)?,
            1 => self.spec = map.next_value()?,
            2 => self.status = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metadata", &self.metadata)?;
        optional(map, "spec", &self.spec)?;
        optional(map, "status", &self.status)?;
        Ok(())
    }
}

kind!(
    PersistentVolumeClaim,
    "v1",
    "PersistentVolumeClaim",
    "kube-lean:core/v1.PersistentVolumeClaim"
);

impl Fields for PersistentVolumeClaimCondition {
    const NAME: &'static str = "PersistentVolumeClaimCondition";
    const NAMES: &'static [&'static str] = &[
        "lastProbeTime",
        "lastTransitionTime",
        "message",
        "reason",
        "status",
        "type",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.last_probe_time = map.next_value()?,
            1 => self.last_transition_time = map.next_value()?,
            2 => self.message = map.next_value()?,
            3 => self.reason = map.next_value()?,
            4 => self.status = de::required(map)?,
            5 => self.type_ = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "lastProbeTime", &self.last_probe_time)?;
        optional(map, "lastTransitionTime", &self.last_transition_time)?;
        optional(map, "message", &self.message)?;
        optional(map, "reason", &self.reason)?;
        map.serialize_entry("status", &self.status)?;
        map.serialize_entry("type", &self.type_)?;
        Ok(())
    }
}

message!(PersistentVolumeClaimCondition);

impl Fields for PersistentVolumeClaimSpec {
    const NAME: &'static str = "PersistentVolumeClaimSpec";
    const NAMES: &'static [&'static str] = &[
        "accessModes",
        "dataSource",
        "dataSourceRef",
        "resources",
        "selector",
        "storageClassName",
        "volumeAttributesClassName",
        "volumeMode",
        "volumeName",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.access_modes = map.next_value()?,
            1 => self.data_source = map.next_value()?,
            2 => self.data_source_ref = map.next_value()?,
            3 => self.resources = map.next_value()?,
            4 => self.selector = map.next_value()?,
            5 => self.storage_class_name = map.next_value()?,
            6 => self.volume_attributes_class_name = map.next_value()?,
            7 => self.volume_mode = map.next_value()?,
            8 => self.volume_name = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "accessModes", &self.access_modes)?;
        optional(map, "dataSource", &self.data_source)?;
        optional(map, "dataSourceRef", &self.data_source_ref)?;
        optional(map, "resources", &self.resources)?;
        optional(map, "selector", &self.selector)?;
        optional(map, "storageClassName", &self.storage_class_name)?;
        optional(
            map,
            "volumeAttributesClassName",
            &self.volume_attributes_class_name,
        )?;
        optional(map, "volumeMode", &self.volume_mode)?;
        optional(map, "volumeName", &self.volume_name)?;
        Ok(())
    }
}

message!(PersistentVolumeClaimSpec);

impl Fields for PersistentVolumeClaimStatus {
    const NAME: &'static str = "PersistentVolumeClaimStatus";
    const NAMES: &'static [&'static str] = &[
        "accessModes",
        "allocatedResourceStatuses",
        "allocatedResources",
        "capacity",
        "conditions",
        "currentVolumeAttributesClassName",
        "modifyVolumeStatus",
        "phase",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.access_modes = map.next_value()?,
            1 => self.allocated_resource_statuses = map.next_value()?,
            2 => self.allocated_resources = map.next_value()?,
            3 => self.capacity = map.next_value()?,
            4 => self.conditions = map.next_value()?,
            5 => self.current_volume_attributes_class_name = map.next_value()?,
            6 => self.modify_volume_status = map.next_value()?,
            7 => self.phase = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "accessModes", &self.access_modes)?;
        optional(
            map,
            "allocatedResourceStatuses",
            &self.allocated_resource_statuses,
        )?;
        optional(map, "allocatedResources", &self.allocated_resources)?;
        optional(map, "capacity", &self.capacity)?;
        optional(map, "conditions", &self.conditions)?;
        optional(
            map,
            "currentVolumeAttributesClassName",
            &self.current_volume_attributes_class_name,
        )?;
        optional(map, "modifyVolumeStatus", &self.modify_volume_status)?;
        optional(map, "phase", &self.phase)?;
        Ok(())
    }
}

message!(PersistentVolumeClaimStatus);

impl Fields for PersistentVolumeClaimTemplate {
    const NAME: &'static str = "PersistentVolumeClaimTemplate";
    const NAMES: &'static [&'static str] = &["metadata", "spec"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = map.next_value()?,
            1 => self.spec = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "metadata", &self.metadata)?;
        map.serialize_entry("spec", &self.spec)?;
        Ok(())
    }
}

message!(PersistentVolumeClaimTemplate);

impl Fields for PersistentVolumeClaimVolumeSource {
    const NAME: &'static str = "PersistentVolumeClaimVolumeSource";
    const NAMES: &'static [&'static str] = &["claimName", "readOnly"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.claim_name = de::required(map)?,
            1 => self.read_only = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("claimName", &self.claim_name)?;
        optional(map, "readOnly", &self.read_only)?;
        Ok(())
    }
}

message!(PersistentVolumeClaimVolumeSource);

impl Fields for PersistentVolumeSpec {
    const NAME: &'static str = "PersistentVolumeSpec";
    const NAMES: &'static [&'static str] = &[
        "accessModes",
        "awsElasticBlockStore",
        "azureDisk",
        "azureFile",
        "capacity",
        "cephfs",
        "cinder",
        "claimRef",
        "csi",
        "fc",
        "flexVolume",
        "flocker",
        "gcePersistentDisk",
        "glusterfs",
        "hostPath",
        "iscsi",
        "local",
        "mountOptions",
        "nfs",
        "nodeAffinity",
        "persistentVolumeReclaimPolicy",
        "photonPersistentDisk",
        "portworxVolume",
        "quobyte",
        "rbd",
        "scaleIO",
        "storageClassName",
        "storageos",
        "volumeAttributesClassName",
        "volumeMode",
        "vsphereVolume",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.access_modes = map.next_value()?,
            1 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.aws_elastic_block_store),
            2 => self.rare.put(map.next_value()?, |rare| &mut rare.azure_disk),
            3 => self.rare.put(map.next_value()?, |rare| &mut rare.azure_file),
            4 => self.capacity = map.next_value()?,
            5 => self.rare.put(map.next_value()?, |rare| &mut rare.cephfs),
            6 => self.rare.put(map.next_value()?, |rare| &mut rare.cinder),
            7 => self.claim_ref = map.next_value()?,
            8 => self.csi = map.next_value()?,
            9 => self.rare.put(map.next_value()?, |rare| &mut rare.fc),
            10 => self.rare.put(map.next_value()?, |rare| &mut rare.flex_volume),
            11 => self.rare.put(map.next_value()?, |rare| &mut rare.flocker),
            12 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.gce_persistent_disk),
            13 => self.rare.put(map.next_value()?, |rare| &mut rare.glusterfs),
            14 => self.host_path = map.next_value()?,
            15 => self.rare.put(map.next_value()?, |rare| &mut rare.iscsi),
            16 => self.local = map.next_value()?,
            17 => self.rare.put(map.next_value()?, |rare| &mut rare.mount_options),
            18 => self.nfs = map.next_value()?,
            19 => self.node_affinity = map.next_value()?,
            20 => self.persistent_volume_reclaim_policy = map.next_value()?,
            21 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.photon_persistent_disk),
            22 => self.rare.put(map.next_value()?, |rare| &mut rare.portworx_volume),
            23 => self.rare.put(map.next_value()?, |rare| &mut rare.quobyte),
            24 => self.rare.put(map.next_value()?, |rare| &mut rare.rbd),
            25 => self.rare.put(map.next_value()?, |rare| &mut rare.scale_io),
            26 => self.storage_class_name = map.next_value()?,
            27 => self.rare.put(map.next_value()?, |rare| &mut rare.storageos),
            28 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.volume_attributes_class_name),
            29 => self.volume_mode = map.next_value()?,
            30 => self.rare.put(map.next_value()?, |rare| &mut rare.vsphere_volume),
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "accessModes", &self.access_modes)?;
        optional(map, "awsElasticBlockStore", &self.aws_elastic_block_store)?;
        optional(map, "azureDisk", &self.azure_disk)?;
        optional(map, "azureFile", &self.azure_file)?;
        optional(map, "capacity", &self.capacity)?;
        optional(map, "cephfs", &self.cephfs)?;
        optional(map, "cinder", &self.cinder)?;
        optional(map, "claimRef", &self.claim_ref)?;
        optional(map, "csi", &self.csi)?;
        optional(map, "fc", &self.fc)?;
        optional(map, "flexVolume", &self.flex_volume)?;
        optional(map, "flocker", &self.flocker)?;
        optional(map, "gcePersistentDisk", &self.gce_persistent_disk)?;
        optional(map, "glusterfs", &self.glusterfs)?;
        optional(map, "hostPath", &self.host_path)?;
        optional(map, "iscsi", &self.iscsi)?;
        optional(map, "local", &self.local)?;
        optional(map, "mountOptions", &self.mount_options)?;
        optional(map, "nfs", &self.nfs)?;
        optional(map, "nodeAffinity", &self.node_affinity)?;
        optional(
            map,
            "persistentVolumeReclaimPolicy",
            &self.persistent_volume_reclaim_policy,
        )?;
        optional(map, "photonPersistentDisk", &self.photon_persistent_disk)?;
        optional(map, "portworxVolume", &self.portworx_volume)?;
        optional(map, "quobyte", &self.quobyte)?;
        optional(map, "rbd", &self.rbd)?;
        optional(map, "scaleIO", &self.scale_io)?;
        optional(map, "storageClassName", &self.storage_class_name)?;
        optional(map, "storageos", &self.storageos)?;
        optional(
            map,
            "volumeAttributesClassName",
            &self.volume_attributes_class_name,
        )?;
        optional(map, "volumeMode", &self.volume_mode)?;
        optional(map, "vsphereVolume", &self.vsphere_volume)?;
        Ok(())
    }
}

message!(PersistentVolumeSpec);

impl Fields for PersistentVolumeStatus {
    const NAME: &'static str = "PersistentVolumeStatus";
    const NAMES: &'static [&'static str] = &["lastPhaseTransitionTime", "message", "phase", "reason"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.last_phase_transition_time = map.next_value()?,
            1 => self.message = map.next_value()?,
            2 => self.phase = map.next_value()?,
            3 => self.reason = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "lastPhaseTransitionTime", &self.last_phase_transition_time)?;
        optional(map, "message", &self.message)?;
        optional(map, "phase", &self.phase)?;
        optional(map, "reason", &self.reason)?;
        Ok(())
    }
}

message!(PersistentVolumeStatus);

impl Fields for PhotonPersistentDiskVolumeSource {
    const NAME: &'static str = "PhotonPersistentDiskVolumeSource";
    const NAMES: &'static [&'static str] = &["fsType", "pdID"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.fs_type = map.next_value()?,
            1 => self.pd_id = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "fsType", &self.fs_type)?;
        map.serialize_entry("pdID", &self.pd_id)?;
        Ok(())
    }
}

message!(PhotonPersistentDiskVolumeSource);

impl Fields for Pod {
    const NAME: &'static str = "Pod";
    const NAMES: &'static [&'static str] = &["metadata", "spec", "status"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = de::required(map)?,
            1 => self.spec = map.next_value()?,
            2 => self.status = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metadata", &self.metadata)?;
        optional(map, "spec", &self.spec)?;
        optional(map, "status", &self.status)?;
        Ok(())
    }
}

kind!(Pod, "v1", "Pod", "kube-lean:core/v1.Pod");

impl Fields for PodAffinity {
    const NAME: &'static str = "PodAffinity";
    const NAMES: &'static [&'static str] = &[
        "preferredDuringSchedulingIgnoredDuringExecution",
        "requiredDuringSchedulingIgnoredDuringExecution",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.preferred_during_scheduling_ignored_during_execution = map.next_value()?,
            1 => self.required_during_scheduling_ignored_during_execution = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(
            map,
            "preferredDuringSchedulingIgnoredDuringExecution",
            &self.preferred_during_scheduling_ignored_during_execution,
        )?;
        optional(
            map,
            "requiredDuringSchedulingIgnoredDuringExecution",
            &self.required_during_scheduling_ignored_during_execution,
        )?;
        Ok(())
    }
}

message!(PodAffinity);

impl Fields for PodAffinityTerm {
    const NAME: &'static str = "PodAffinityTerm";
    const NAMES: &'static [&'static str] = &[
        "labelSelector",
        "matchLabelKeys",
        "mismatchLabelKeys",
        "namespaceSelector",
        "namespaces",
        "topologyKey",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.label_selector = map.next_value()?,
            1 => self.match_label_keys = map.next_value()?,
            2 => self.mismatch_label_keys = map.next_value()?,
            3 => self.namespace_selector = map.next_value()?,
            4 => self.namespaces = map.next_value()?,
            5 => self.topology_key = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "labelSelector", &self.label_selector)?;
        optional(map, "matchLabelKeys", &self.match_label_keys)?;
        optional(map, "mismatchLabelKeys", &self.mismatch_label_keys)?;
        optional(map, "namespaceSelector", &self.namespace_selector)?;
        optional(map, "namespaces", &self.namespaces)?;
        map.serialize_entry("topologyKey", &self.topology_key)?;
        Ok(())
    }
}

message!(PodAffinityTerm);

impl Fields for PodAntiAffinity {
    const NAME: &'static str = "PodAntiAffinity";
    const NAMES: &'static [&'static str] = &[
        "preferredDuringSchedulingIgnoredDuringExecution",
        "requiredDuringSchedulingIgnoredDuringExecution",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.preferred_during_scheduling_ignored_during_execution = map.next_value()?,
            1 => self.required_during_scheduling_ignored_during_execution = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(
            map,
            "preferredDuringSchedulingIgnoredDuringExecution",
            &self.preferred_during_scheduling_ignored_during_execution,
        )?;
        optional(
            map,
            "requiredDuringSchedulingIgnoredDuringExecution",
            &self.required_during_scheduling_ignored_during_execution,
        )?;
        Ok(())
    }
}

message!(PodAntiAffinity);

impl Fields for PodCertificateProjection {
    const NAME: &'static str = "PodCertificateProjection";
    const NAMES: &'static [&'static str] = &[
        "certificateChainPath",
        "credentialBundlePath",
        "keyPath",
        "keyType",
        "maxExpirationSeconds",
        "signerName",
        "userAnnotations",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.certificate_chain_path = map.next_value()?,
            1 => self.credential_bundle_path = map.next_value()?,
            2 => self.key_path = map.next_value()?,
            3 => self.key_type = de::required(map)?,
            4 => self.max_expiration_seconds = map.next_value()?,
            5 => self.signer_name = de::required(map)?,
            6 => self.user_annotations = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "certificateChainPath", &self.certificate_chain_path)?;
        optional(map, "credentialBundlePath", &self.credential_bundle_path)?;
        optional(map, "keyPath", &self.key_path)?;
        map.serialize_entry("keyType", &self.key_type)?;
        optional(map, "maxExpirationSeconds", &self.max_expiration_seconds)?;
        map.serialize_entry("signerName", &self.signer_name)?;
        optional(map, "userAnnotations", &self.user_annotations)?;
        Ok(())
    }
}

message!(PodCertificateProjection);

impl Fields for PodCondition {
    const NAME: &'static str = "PodCondition";
    const NAMES: &'static [&'static str] = &[
        "lastProbeTime",
        "lastTransitionTime",
        "message",
        "observedGeneration",
        "reason",
        "status",
        "type",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.last_probe_time = map.next_value()?,
            1 => self.last_transition_time = map.next_value()?,
            2 => self.message = map.next_value()?,
            3 => self.observed_generation = map.next_value()?,
            4 => self.reason = map.next_value()?,
            5 => self.status = de::required(map)?,
            6 => self.type_ = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "lastProbeTime", &self.last_probe_time)?;
        optional(map, "lastTransitionTime", &self.last_transition_time)?;
        optional(map, "message", &self.message)?;
        optional(map, "observedGeneration", &self.observed_generation)?;
        optional(map, "reason", &self.reason)?;
        map.serialize_entry("status", &self.status)?;
        map.serialize_entry("type", &self.type_)?;
        Ok(())
    }
}

message!(PodCondition);

impl Fields for PodDNSConfig {
    const NAME: &'static str = "PodDNSConfig";
    const NAMES: &'static [&'static str] = &["nameservers", "options", "searches"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.nameservers = map.next_value()?,
            1 => self.options = map.next_value()?,
            2 => self.searches = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "nameservers", &self.nameservers)?;
        optional(map, "options", &self.options)?;
        optional(map, "searches", &self.searches)?;
        Ok(())
    }
}

message!(PodDNSConfig);

impl Fields for PodDNSConfigOption {
    const NAME: &'static str = "PodDNSConfigOption";
    const NAMES: &'static [&'static str] = &["name", "value"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.name = map.next_value()?,
            1 => self.value = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "name", &self.name)?;
        optional(map, "value", &self.value)?;
        Ok(())
    }
}

message!(PodDNSConfigOption);

impl Fields for PodExtendedResourceClaimStatus {
    const NAME: &'static str = "PodExtendedResourceClaimStatus";
    const NAMES: &'static [&'static str] = &["requestMappings", "resourceClaimName"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.request_mappings = de::required(map)?,
            1 => self.resource_claim_name = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("requestMappings", &self.request_mappings)?;
        map.serialize_entry("resourceClaimName", &self.resource_claim_name)?;
        Ok(())
    }
}

message!(PodExtendedResourceClaimStatus);

impl Fields for PodIP {
    const NAME: &'static str = "PodIP";
    const NAMES: &'static [&'static str] = &["ip"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.ip = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("ip", &self.ip)?;
        Ok(())
    }
}

message!(PodIP);

impl Fields for PodOS {
    const NAME: &'static str = "PodOS";
    const NAMES: &'static [&'static str] = &["name"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.name = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("name", &self.name)?;
        Ok(())
    }
}

message!(PodOS);

impl Fields for PodReadinessGate {
    const NAME: &'static str = "PodReadinessGate";
    const NAMES: &'static [&'static str] = &["conditionType"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.condition_type = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("conditionType", &self.condition_type)?;
        Ok(())
    }
}

message!(PodReadinessGate);

impl Fields for PodResourceClaim {
    const NAME: &'static str = "PodResourceClaim";
    const NAMES: &'static [&'static str] = &["name", "resourceClaimName", "resourceClaimTemplateName"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.name = de::required(map)?,
            1 => self.resource_claim_name = map.next_value()?,
            2 => self.resource_claim_template_name = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("name", &self.name)?;
        optional(map, "resourceClaimName", &self.resource_claim_name)?;
        optional(
            map,
            "resourceClaimTemplateName",
            &self.resource_claim_template_name,
        )?;
        Ok(())
    }
}

message!(PodResourceClaim);

impl Fields for PodResourceClaimStatus {
    const NAME: &'static str = "PodResourceClaimStatus";
    const NAMES: &'static [&'static str] = &["name", "resourceClaimName"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.name = de::required(map)?,
            1 => self.resource_claim_name = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("name", &self.name)?;
        optional(map, "resourceClaimName", &self.resource_claim_name)?;
        Ok(())
    }
}

message!(PodResourceClaimStatus);

impl Fields for PodSchedulingGate {
    const NAME: &'static str = "PodSchedulingGate";
    const NAMES: &'static [&'static str] = &["name"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.name = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("name", &self.name)?;
        Ok(())
    }
}

message!(PodSchedulingGate);

impl Fields for PodSchedulingGroup {
    const NAME: &'static str = "PodSchedulingGroup";
    const NAMES: &'static [&'static str] = &["podGroupName"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.pod_group_name = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "podGroupName", &self.pod_group_name)?;
        Ok(())
    }
}

message!(PodSchedulingGroup);

impl Fields for PodSecurityContext {
    const NAME: &'static str = "PodSecurityContext";
    const NAMES: &'static [&'static str] = &[
        "appArmorProfile",
        "fsGroup",
        "fsGroupChangePolicy",
        "runAsGroup",
        "runAsNonRoot",
        "runAsUser",
        "seLinuxChangePolicy",
        "seLinuxOptions",
        "seccompProfile",
        "supplementalGroups",
        "supplementalGroupsPolicy",
        "sysctls",
        "windowsOptions",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.app_armor_profile = map.next_value()?,
            1 => self.fs_group = map.next_value()?,
            2 => self.fs_group_change_policy = map.next_value()?,
            3 => self.run_as_group = map.next_value()?,
            4 => self.run_as_non_root = map.next_value()?,
            5 => self.run_as_user = map.next_value()?,
            6 => self.se_linux_change_policy = map.next_value()?,
            7 => self.se_linux_options = map.next_value()?,
            8 => self.seccomp_profile = map.next_value()?,
            9 => self.supplemental_groups = map.next_value()?,
            10 => self.supplemental_groups_policy = map.next_value()?,
            11 => self.sysctls = map.next_value()?,
            12 => self.windows_options = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "appArmorProfile", &self.app_armor_profile)?;
        optional(map, "fsGroup", &self.fs_group)?;
        optional(map, "fsGroupChangePolicy", &self.fs_group_change_policy)?;
        optional(map, "runAsGroup", &self.run_as_group)?;
        optional(map, "runAsNonRoot", &self.run_as_non_root)?;
        optional(map, "runAsUser", &self.run_as_user)?;
        optional(map, "seLinuxChangePolicy", &self.se_linux_change_policy)?;
        optional(map, "seLinuxOptions", &self.se_linux_options)?;
        optional(map, "seccompProfile", &self.seccomp_profile)?;
        optional(map, "supplementalGroups", &self.supplemental_groups)?;
        optional(map, "supplementalGroupsPolicy", &self.supplemental_groups_policy)?;
        optional(map, "sysctls", &self.sysctls)?;
        optional(map, "windowsOptions", &self.windows_options)?;
        Ok(())
    }
}

message!(PodSecurityContext);

impl Fields for PodSpec {
    const NAME: &'static str = "PodSpec";
    const NAMES: &'static [&'static str] = &[
        "activeDeadlineSeconds",
        "affinity",
        "automountServiceAccountToken",
        "containers",
        "dnsConfig",
        "dnsPolicy",
        "enableServiceLinks",
        "ephemeralContainers",
        "hostAliases",
        "hostIPC",
        "hostNetwork",
        "hostPID",
        "hostUsers",
        "hostname",
        "hostnameOverride",
        "imagePullSecrets",
        "initContainers",
        "nodeName",
        "nodeSelector",
        "os",
        "overhead",
        "preemptionPolicy",
        "priority",
        "priorityClassName",
        "readinessGates",
        "resourceClaims",
        "resources",
        "restartPolicy",
        "runtimeClassName",
        "schedulerName",
        "schedulingGates",
        "schedulingGroup",
        "securityContext",
        "serviceAccount",
        "serviceAccountName",
        "setHostnameAsFQDN",
        "shareProcessNamespace",
        "subdomain",
        "terminationGracePeriodSeconds",
        "tolerations",
        "topologySpreadConstraints",
        "volumes",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.active_deadline_seconds),
            1 => self.affinity = de::shared(map, 23)?,
            2 => self.rare.put(map.next_value()?, |rare| {
                &mut rare.automount_service_account_token
            }),
            3 => self.containers = de::required(map)?,
            4 => self.rare.put(de::shared(map, 24)?, |rare| &mut rare.dns_config),
            5 => self.dns_policy = map.next_value()?,
            6 => self.enable_service_links = map.next_value()?,
            7 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.ephemeral_containers),
            8 => self.rare.put(de::shared(map, 25)?, |rare| &mut rare.host_aliases),
            9 => self.rare.put(map.next_value()?, |rare| &mut rare.host_ipc),
            10 => self.rare.put(map.next_value()?, |rare| &mut rare.host_network),
            11 => self.rare.put(map.next_value()?, |rare| &mut rare.host_pid),
            12 => self.rare.put(map.next_value()?, |rare| &mut rare.host_users),
            13 => self.rare.put(map.next_value()?, |rare| &mut rare.hostname),
            14 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.hostname_override),
            15 => self.image_pull_secrets = de::shared(map, 26)?,
            16 => self.init_containers = map.next_value()?,
            17 => self.node_name = map.next_value()?,
            18 => self.node_selector = de::shared(map, 27)?,
            19 => self.rare.put(map.next_value()?, |rare| &mut rare.os),
            20 => self.rare.put(de::shared(map, 28)?, |rare| &mut rare.overhead),
            21 => self.preemption_policy = map.next_value()?,
            22 => self.priority = map.next_value()?,
            23 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.priority_class_name),
            24 => self
                .rare
                .put(de::shared(map, 29)?, |rare| &mut rare.readiness_gates),
            25 => self.rare.put(map.next_value()?, |rare| &mut rare.resource_claims),
            26 => self.rare.put(map.next_value()?, |rare| &mut rare.resources),
            27 => self.restart_policy = map.next_value()?,
            28 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.runtime_class_name),
            29 => self.scheduler_name = map.next_value()?,
            30 => self
                .rare
                .put(de::shared(map, 30)?, |rare| &mut rare.scheduling_gates),
            31 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.scheduling_group),
            32 => self.security_context = de::shared(map, 31)?,
            33 => self.service_account = map.next_value()?,
            34 => self.service_account_name = map.next_value()?,
            35 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.set_hostname_as_fqdn),
            36 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.share_process_namespace),
            37 => self.rare.put(map.next_value()?, |rare| &mut rare.subdomain),
            38 => self.termination_grace_period_seconds = map.next_value()?,
            39 => self.tolerations = de::shared(map, 32)?,
            40 => self
                .rare
                .put(de::shared(map, 33)?, |rare| &mut rare.topology_spread_constraints),
            41 => self.volumes = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "activeDeadlineSeconds", &self.active_deadline_seconds)?;
        optional(map, "affinity", &self.affinity)?;
        optional(
            map,
            "automountServiceAccountToken",
            &self.automount_service_account_token,
        )?;
        map.serialize_entry("containers", &self.containers)?;
        optional(map, "dnsConfig", &self.dns_config)?;
        optional(map, "dnsPolicy", &self.dns_policy)?;
        optional(map, "enableServiceLinks", &self.enable_service_links)?;
        optional(map, "ephemeralContainers", &self.ephemeral_containers)?;
        optional(map, "hostAliases", &self.host_aliases)?;
        optional(map, "hostIPC", &self.host_ipc)?;
        optional(map, "hostNetwork", &self.host_network)?;
        optional(map, "hostPID", &self.host_pid)?;
        optional(map, "hostUsers", &self.host_users)?;
        optional(map, "hostname", &self.hostname)?;
        optional(map, "hostnameOverride", &self.hostname_override)?;
        optional(map, "imagePullSecrets", &self.image_pull_secrets)?;
        optional(map, "initContainers", &self.init_containers)?;
        optional(map, "nodeName", &self.node_name)?;
        optional(map, "nodeSelector", &self.node_selector)?;
        optional(map, "os", &self.os)?;
        optional(map, "overhead", &self.overhead)?;
        optional(map, "preemptionPolicy", &self.preemption_policy)?;
        optional(map, "priority", &self.priority)?;
        optional(map, "priorityClassName", &self.priority_class_name)?;
        optional(map, "readinessGates", &self.readiness_gates)?;
        optional(map, "resourceClaims", &self.resource_claims)?;
        optional(map, "resources", &self.resources)?;
        optional(map, "restartPolicy", &self.restart_policy)?;
        optional(map, "runtimeClassName", &self.runtime_class_name)?;
        optional(map, "schedulerName", &self.scheduler_name)?;
        optional(map, "schedulingGates", &self.scheduling_gates)?;
        optional(map, "schedulingGroup", &self.scheduling_group)?;
        optional(map, "securityContext", &self.security_context)?;
        optional(map, "serviceAccount", &self.service_account)?;
        optional(map, "serviceAccountName", &self.service_account_name)?;
        optional(map, "setHostnameAsFQDN", &self.set_hostname_as_fqdn)?;
        optional(map, "shareProcessNamespace", &self.share_process_namespace)?;
        optional(map, "subdomain", &self.subdomain)?;
        optional(
            map,
            "terminationGracePeriodSeconds",
            &self.termination_grace_period_seconds,
        )?;
        optional(map, "tolerations", &self.tolerations)?;
        optional(
            map,
            "topologySpreadConstraints",
            &self.topology_spread_constraints,
        )?;
        optional(map, "volumes", &self.volumes)?;
        Ok(())
    }
}

message!(PodSpec);

impl Fields for PodStatus {
    const NAME: &'static str = "PodStatus";
    const NAMES: &'static [&'static str] = &[
        "allocatedResources",
        "conditions",
        "containerStatuses",
        "ephemeralContainerStatuses",
        "extendedResourceClaimStatus",
        "hostIP",
        "hostIPs",
        "initContainerStatuses",
        "message",
        "nodeAllocatableResourceClaimStatuses",
        "nominatedNodeName",
        "observedGeneration",
        "phase",
        "podIP",
        "podIPs",
        "qosClass",
        "reason",
        "resize",
        "resourceClaimStatuses",
        "resources",
        "startTime",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.allocated_resources),
            1 => self.conditions = map.next_value()?,
            2 => self.container_statuses = map.next_value()?,
            3 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.ephemeral_container_statuses),
            4 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.extended_resource_claim_status),
            5 => self.host_ip = map.next_value()?,
            6 => self.host_ips = de::shared(map, 34)?,
            7 => self.init_container_statuses = map.next_value()?,
            8 => self.rare.put(map.next_value()?, |rare| &mut rare.message),
            9 => self.rare.put(map.next_value()?, |rare| {
                &mut rare.node_allocatable_resource_claim_statuses
            }),
            10 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.nominated_node_name),
            11 => self.observed_generation = map.next_value()?,
            12 => self.phase = map.next_value()?,
            13 => self.pod_ip = map.next_value()?,
            14 => self.pod_ips = map.next_value()?,
            15 => self.qos_class = map.next_value()?,
            16 => self.rare.put(map.next_value()?, |rare| &mut rare.reason),
            17 => self.rare.put(map.next_value()?, |rare| &mut rare.resize),
            18 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.resource_claim_statuses),
            19 => self.rare.put(map.next_value()?, |rare| &mut rare.resources),
            20 => self.start_time = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "allocatedResources", &self.allocated_resources)?;
        optional(map, "conditions", &self.conditions)?;
        optional(map, "containerStatuses", &self.container_statuses)?;
        optional(
            map,
            "ephemeralContainerStatuses",
            &self.ephemeral_container_statuses,
        )?;
        optional(
            map,
            "extendedResourceClaimStatus",
            &self.extended_resource_claim_status,
        )?;
        optional(map, "hostIP", &self.host_ip)?;
        optional(map, "hostIPs", &self.host_ips)?;
        optional(map, "initContainerStatuses", &self.init_container_statuses)?;
        optional(map, "message", &self.message)?;
        optional(
            map,
            "nodeAllocatableResourceClaimStatuses",
            &self.node_allocatable_resource_claim_statuses,
        )?;
        optional(map, "nominatedNodeName", &self.nominated_node_name)?;
        optional(map, "observedGeneration", &self.observed_generation)?;
        optional(map, "phase", &self.phase)?;
        optional(map, "podIP", &self.pod_ip)?;
        optional(map, "podIPs", &self.pod_ips)?;
        optional(map, "qosClass", &self.qos_class)?;
        optional(map, "reason", &self.reason)?;
        optional(map, "resize", &self.resize)?;
        optional(map, "resourceClaimStatuses", &self.resource_claim_statuses)?;
        optional(map, "resources", &self.resources)?;
        optional(map, "startTime", &self.start_time)?;
        Ok(())
    }
}

message!(PodStatus);

impl Fields for PodTemplate {
    const NAME: &'static str = "PodTemplate";
    const NAMES: &'static [&'static str] = &["metadata", "template"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = de::required(map)?,
            1 => self.template = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metadata", &self.metadata)?;
        optional(map, "template", &self.template)?;
        Ok(())
    }
}

kind!(PodTemplate, "v1", "PodTemplate", "kube-lean:core/v1.PodTemplate");

impl Fields for PodTemplateSpec {
    const NAME: &'static str = "PodTemplateSpec";
    const NAMES: &'static [&'static str] = &["metadata", "spec"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = map.next_value()?,
            1 => self.spec = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "metadata", &self.metadata)?;
        optional(map, "spec", &self.spec)?;
        Ok(())
    }
}

message!(PodTemplateSpec);

impl Fields for PortStatus {
    const NAME: &'static str = "PortStatus";
    const NAMES: &'static [&'static str] = &["error", "port", "protocol"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.error = map.next_value()?,
            1 => self.port = de::required(map)?,
            2 => self.protocol = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "error", &self.error)?;
        map.serialize_entry("port", &self.port)?;
        map.serialize_entry("protocol", &self.protocol)?;
        Ok(())
    }
}

message!(PortStatus);

impl Fields for PortworxVolumeSource {
    const NAME: &'static str = "PortworxVolumeSource";
    const NAMES: &'static [&'static str] = &["fsType", "readOnly", "volumeID"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.fs_type = map.next_value()?,
            1 => self.read_only = map.next_value()?,
            2 => self.volume_id = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "fsType", &self.fs_type)?;
        optional(map, "readOnly", &self.read_only)?;
        map.serialize_entry("volumeID", &self.volume_id)?;
        Ok(())
    }
}

message!(PortworxVolumeSource);

impl Fields for PreferredSchedulingTerm {
    const NAME: &'static str = "PreferredSchedulingTerm";
    const NAMES: &'static [&'static str] = &["preference", "weight"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.preference = de::required(map)?,
            1 => self.weight = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("preference", &self.preference)?;
        map.serialize_entry("weight", &self.weight)?;
        Ok(())
    }
}

message!(PreferredSchedulingTerm);

impl Fields for Probe {
    const NAME: &'static str = "Probe";
    const NAMES: &'static [&'static str] = &[
        "exec",
        "failureThreshold",
        "grpc",
        "httpGet",
        "initialDelaySeconds",
        "periodSeconds",
        "successThreshold",
        "tcpSocket",
        "terminationGracePeriodSeconds",
        "timeoutSeconds",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.exec = map.next_value()?,
            1 => self.failure_threshold = map.next_value()?,
            2 => self.grpc = map.next_value()?,
            3 => self.http_get = map.next_value()?,
            4 => self.initial_delay_seconds = map.next_value()?,
            5 => self.period_seconds = map.next_value()?,
            6 => self.success_threshold = map.next_value()?,
            7 => self.tcp_socket = map.next_value()?,
            8 => self.termination_grace_period_seconds = map.next_value()?,
            9 => self.timeout_seconds = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "exec", &self.exec)?;
        optional(map, "failureThreshold", &self.failure_threshold)?;
        optional(map, "grpc", &self.grpc)?;
        optional(map, "httpGet", &self.http_get)?;
        optional(map, "initialDelaySeconds", &self.initial_delay_seconds)?;
        optional(map, "periodSeconds", &self.period_seconds)?;
        optional(map, "successThreshold", &self.success_threshold)?;
        optional(map, "tcpSocket", &self.tcp_socket)?;
        optional(
            map,
            "terminationGracePeriodSeconds",
            &self.termination_grace_period_seconds,
        )?;
        optional(map, "timeoutSeconds", &self.timeout_seconds)?;
        Ok(())
    }
}

message!(Probe);

impl Fields for ProjectedVolumeSource {
    const NAME: &'static str = "ProjectedVolumeSource";
    const NAMES: &'static [&'static str] = &["defaultMode", "sources"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.default_mode = map.next_value()?,
            1 => self.sources = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "defaultMode", &self.default_mode)?;
        optional(map, "sources", &self.sources)?;
        Ok(())
    }
}

message!(ProjectedVolumeSource);

impl Fields for QuobyteVolumeSource {
    const NAME: &'static str = "QuobyteVolumeSource";
    const NAMES: &'static [&'static str] = &["group", "readOnly", "registry", "tenant", "user", "volume"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.group = map.next_value()?,
            1 => self.read_only = map.next_value()?,
            2 => self.registry = de::required(map)?,
            3 => self.tenant = map.next_value()?,
            4 => self.user = map.next_value()?,
            5 => self.volume = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "group", &self.group)?;
        optional(map, "readOnly", &self.read_only)?;
        map.serialize_entry("registry", &self.registry)?;
        optional(map, "tenant", &self.tenant)?;
        optional(map, "user", &self.user)?;
        map.serialize_entry("volume", &self.volume)?;
        Ok(())
    }
}

message!(QuobyteVolumeSource);

impl Fields for RBDPersistentVolumeSource {
    const NAME: &'static str = "RBDPersistentVolumeSource";
    const NAMES: &'static [&'static str] = &[
        "fsType",
        "image",
        "keyring",
        "monitors",
        "pool",
        "readOnly",
        "secretRef",
        "user",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.fs_type = map.next_value()?,
            1 => self.image = de::required(map)?,
            2 => self.keyring = map.next_value()?,
            3 => self.monitors = de::required(map)?,
            4 => self.pool = map.next_value()?,
            5 => self.read_only = map.next_value()?,
            6 => self.secret_ref = map.next_value()?,
            7 => self.user = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "fsType", &self.fs_type)?;
        map.serialize_entry("image", &self.image)?;
        optional(map, "keyring", &self.keyring)?;
        map.serialize_entry("monitors", &self.monitors)?;
        optional(map, "pool", &self.pool)?;
        optional(map, "readOnly", &self.read_only)?;
        optional(map, "secretRef", &self.secret_ref)?;
        optional(map, "user", &self.user)?;
        Ok(())
    }
}

message!(RBDPersistentVolumeSource);

impl Fields for RBDVolumeSource {
    const NAME: &'static str = "RBDVolumeSource";
    const NAMES: &'static [&'static str] = &[
        "fsType",
        "image",
        "keyring",
        "monitors",
        "pool",
        "readOnly",
        "secretRef",
        "user",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.fs_type = map.next_value()?,
            1 => self.image = de::required(map)?,
            2 => self.keyring = map.next_value()?,
            3 => self.monitors = de::required(map)?,
            4 => self.pool = map.next_value()?,
            5 => self.read_only = map.next_value()?,
            6 => self.secret_ref = map.next_value()?,
            7 => self.user = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "fsType", &self.fs_type)?;
        map.serialize_entry("image", &self.image)?;
        optional(map, "keyring", &self.keyring)?;
        map.serialize_entry("monitors", &self.monitors)?;
        optional(map, "pool", &self.pool)?;
        optional(map, "readOnly", &self.read_only)?;
        optional(map, "secretRef", &self.secret_ref)?;
        optional(map, "user", &self.user)?;
        Ok(())
    }
}

message!(RBDVolumeSource);

impl Fields for ReplicationController {
    const NAME: &'static str = "ReplicationController";
    const NAMES: &'static [&'static str] = &["metadata", "spec", "status"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = de::required(map)?,
            1 => self.spec = map.next_value()?,
            2 => self.status = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metadata", &self.metadata)?;
        optional(map, "spec", &self.spec)?;
        optional(map, "status", &self.status)?;
        Ok(())
    }
}

kind!(
    ReplicationController,
    "v1",
    "ReplicationController",
    "kube-lean:core/v1.ReplicationController"
);

impl Fields for ReplicationControllerCondition {
    const NAME: &'static str = "ReplicationControllerCondition";
    const NAMES: &'static [&'static str] = &["lastTransitionTime", "message", "reason", "status", "type"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.last_transition_time = map.next_value()?,
            1 => self.message = map.next_value()?,
            2 => self.reason = map.next_value()?,
            3 => self.status = de::required(map)?,
            4 => self.type_ = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "lastTransitionTime", &self.last_transition_time)?;
        optional(map, "message", &self.message)?;
        optional(map, "reason", &self.reason)?;
        map.serialize_entry("status", &self.status)?;
        map.serialize_entry("type", &self.type_)?;
        Ok(())
    }
}

message!(ReplicationControllerCondition);

impl Fields for ReplicationControllerSpec {
    const NAME: &'static str = "ReplicationControllerSpec";
    const NAMES: &'static [&'static str] = &["minReadySeconds", "replicas", "selector", "template"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.min_ready_seconds = map.next_value()?,
            1 => self.replicas = map.next_value()?,
            2 => self.selector = map.next_value()?,
            3 => self.template = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "minReadySeconds", &self.min_ready_seconds)?;
        optional(map, "replicas", &self.replicas)?;
        optional(map, "selector", &self.selector)?;
        optional(map, "template", &self.template)?;
        Ok(())
    }
}

message!(ReplicationControllerSpec);

impl Fields for ReplicationControllerStatus {
    const NAME: &'static str = "ReplicationControllerStatus";
    const NAMES: &'static [&'static str] = &[
        "availableReplicas",
        "conditions",
        "fullyLabeledReplicas",
        "observedGeneration",
        "readyReplicas",
        "replicas",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.available_replicas = map.next_value()?,
            1 => self.conditions = map.next_value()?,
            2 => self.fully_labeled_replicas = map.next_value()?,
            3 => self.observed_generation = map.next_value()?,
            4 => self.ready_replicas = map.next_value()?,
            5 => self.replicas = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "availableReplicas", &self.available_replicas)?;
        optional(map, "conditions", &self.conditions)?;
        optional(map, "fullyLabeledReplicas", &self.fully_labeled_replicas)?;
        optional(map, "observedGeneration", &self.observed_generation)?;
        optional(map, "readyReplicas", &self.ready_replicas)?;
        map.serialize_entry("replicas", &self.replicas)?;
        Ok(())
    }
}

message!(ReplicationControllerStatus);

impl Fields for ResourceClaim {
    const NAME: &'static str = "ResourceClaim";
    const NAMES: &'static [&'static str] = &["name", "request"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.name = de::required(map)?,
            1 => self.request = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("name", &self.name)?;
        optional(map, "request", &self.request)?;
        Ok(())
    }
}

message!(ResourceClaim);

impl Fields for ResourceFieldSelector {
    const NAME: &'static str = "ResourceFieldSelector";
    const NAMES: &'static [&'static str] = &["containerName", "divisor", "resource"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.container_name = map.next_value()?,
            1 => self.divisor = map.next_value()?,
            2 => self.resource = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "containerName", &self.container_name)?;
        optional(map, "divisor", &self.divisor)?;
        map.serialize_entry("resource", &self.resource)?;
        Ok(())
    }
}

message!(ResourceFieldSelector);

impl Fields for ResourceHealth {
    const NAME: &'static str = "ResourceHealth";
    const NAMES: &'static [&'static str] = &["health", "message", "resourceID"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.health = map.next_value()?,
            1 => self.message = map.next_value()?,
            2 => self.resource_id = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "health", &self.health)?;
        optional(map, "message", &self.message)?;
        map.serialize_entry("resourceID", &self.resource_id)?;
        Ok(())
    }
}

message!(ResourceHealth);

impl Fields for ResourceQuota {
    const NAME: &'static str = "ResourceQuota";
    const NAMES: &'static [&'static str] = &["metadata", "spec", "status"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = de::required(map)?,
            1 => self.spec = map.next_value()?,
            2 => self.status = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metadata", &self.metadata)?;
        optional(map, "spec", &self.spec)?;
        optional(map, "status", &self.status)?;
        Ok(())
    }
}

kind!(
    ResourceQuota,
    "v1",
    "ResourceQuota",
    "kube-lean:core/v1.ResourceQuota"
);

impl Fields for ResourceQuotaSpec {
    const NAME: &'static str = "ResourceQuotaSpec";
    const NAMES: &'static [&'static str] = &["hard", "scopeSelector", "scopes"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.hard = map.next_value()?,
            1 => self.scope_selector = map.next_value()?,
            2 => self.scopes = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "hard", &self.hard)?;
        optional(map, "scopeSelector", &self.scope_selector)?;
        optional(map, "scopes", &self.scopes)?;
        Ok(())
    }
}

message!(ResourceQuotaSpec);

impl Fields for ResourceQuotaStatus {
    const NAME: &'static str = "ResourceQuotaStatus";
    const NAMES: &'static [&'static str] = &["hard", "used"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.hard = map.next_value()?,
            1 => self.used = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "hard", &self.hard)?;
        optional(map, "used", &self.used)?;
        Ok(())
    }
}

message!(ResourceQuotaStatus);

impl Fields for ResourceRequirements {
    const NAME: &'static str = "ResourceRequirements";
    const NAMES: &'static [&'static str] = &["claims", "limits", "requests"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.claims = map.next_value()?,
            1 => self.limits = map.next_value()?,
            2 => self.requests = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "claims", &self.claims)?;
        optional(map, "limits", &self.limits)?;
        optional(map, "requests", &self.requests)?;
        Ok(())
    }
}

message!(ResourceRequirements);

impl Fields for ResourceStatus {
    const NAME: &'static str = "ResourceStatus";
    const NAMES: &'static [&'static str] = &["name", "resources"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.name = de::required(map)?,
            1 => self.resources = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("name", &self.name)?;
        optional(map, "resources", &self.resources)?;
        Ok(())
    }
}

message!(ResourceStatus);

impl Fields for SELinuxOptions {
    const NAME: &'static str = "SELinuxOptions";
    const NAMES: &'static [&'static str] = &["level", "role", "type", "user"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.level = map.next_value()?,
            1 => self.role = map.next_value()?,
            2 => self.type_ = map.next_value()?,
            3 => self.user = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "level", &self.level)?;
        optional(map, "role", &self.role)?;
        optional(map, "type", &self.type_)?;
        optional(map, "user", &self.user)?;
        Ok(())
    }
}

message!(SELinuxOptions);

impl Fields for ScaleIOPersistentVolumeSource {
    const NAME: &'static str = "ScaleIOPersistentVolumeSource";
    const NAMES: &'static [&'static str] = &[
        "fsType",
        "gateway",
        "protectionDomain",
        "readOnly",
        "secretRef",
        "sslEnabled",
        "storageMode",
        "storagePool",
        "system",
        "volumeName",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.fs_type = map.next_value()?,
            1 => self.gateway = de::required(map)?,
            2 => self.protection_domain = map.next_value()?,
            3 => self.read_only = map.next_value()?,
            4 => self.secret_ref = de::required(map)?,
            5 => self.ssl_enabled = map.next_value()?,
            6 => self.storage_mode = map.next_value()?,
            7 => self.storage_pool = map.next_value()?,
            8 => self.system = de::required(map)?,
            9 => self.volume_name = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "fsType", &self.fs_type)?;
        map.serialize_entry("gateway", &self.gateway)?;
        optional(map, "protectionDomain", &self.protection_domain)?;
        optional(map, "readOnly", &self.read_only)?;
        map.serialize_entry("secretRef", &self.secret_ref)?;
        optional(map, "sslEnabled", &self.ssl_enabled)?;
        optional(map, "storageMode", &self.storage_mode)?;
        optional(map, "storagePool", &self.storage_pool)?;
        map.serialize_entry("system", &self.system)?;
        optional(map, "volumeName", &self.volume_name)?;
        Ok(())
    }
}

message!(ScaleIOPersistentVolumeSource);

impl Fields for ScaleIOVolumeSource {
    const NAME: &'static str = "ScaleIOVolumeSource";
    const NAMES: &'static [&'static str] = &[
        "fsType",
        "gateway",
        "protectionDomain",
        "readOnly",
        "secretRef",
        "sslEnabled",
        "storageMode",
        "storagePool",
        "system",
        "volumeName",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.fs_type = map.next_value()?,
            1 => self.gateway = de::required(map)?,
            2 => self.protection_domain = map.next_value()?,
            3 => self.read_only = map.next_value()?,
            4 => self.secret_ref = de::required(map)?,
            5 => self.ssl_enabled = map.next_value()?,
            6 => self.storage_mode = map.next_value()?,
            7 => self.storage_pool = map.next_value()?,
            8 => self.system = de::required(map)?,
            9 => self.volume_name = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "fsType", &self.fs_type)?;
        map.serialize_entry("gateway", &self.gateway)?;
        optional(map, "protectionDomain", &self.protection_domain)?;
        optional(map, "readOnly", &self.read_only)?;
        map.serialize_entry("secretRef", &self.secret_ref)?;
        optional(map, "sslEnabled", &self.ssl_enabled)?;
        optional(map, "storageMode", &self.storage_mode)?;
        optional(map, "storagePool", &self.storage_pool)?;
        map.serialize_entry("system", &self.system)?;
        optional(map, "volumeName", &self.volume_name)?;
        Ok(())
    }
}

message!(ScaleIOVolumeSource);

impl Fields for ScopeSelector {
    const NAME: &'static str = "ScopeSelector";
    const NAMES: &'static [&'static str] = &["matchExpressions"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.match_expressions = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "matchExpressions", &self.match_expressions)?;
        Ok(())
    }
}

message!(ScopeSelector);

impl Fields for ScopedResourceSelectorRequirement {
    const NAME: &'static str = "ScopedResourceSelectorRequirement";
    const NAMES: &'static [&'static str] = &["operator", "scopeName", "values"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.operator = de::required(map)?,
            1 => self.scope_name = de::required(map)?,
            2 => self.values = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("operator", &self.operator)?;
        map.serialize_entry("scopeName", &self.scope_name)?;
        optional(map, "values", &self.values)?;
        Ok(())
    }
}

message!(ScopedResourceSelectorRequirement);

impl Fields for SeccompProfile {
    const NAME: &'static str = "SeccompProfile";
    const NAMES: &'static [&'static str] = &["localhostProfile", "type"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.localhost_profile = map.next_value()?,
            1 => self.type_ = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "localhostProfile", &self.localhost_profile)?;
        map.serialize_entry("type", &self.type_)?;
        Ok(())
    }
}

message!(SeccompProfile);

impl Fields for Secret {
    const NAME: &'static str = "Secret";
    const NAMES: &'static [&'static str] = &["data", "immutable", "metadata", "stringData", "type"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.data = map.next_value()?,
            1 => self.immutable = map.next_value()?,
            2 => self.metadata = de::required(map)?,
            3 => self.string_data = map.next_value()?,
            4 => self.type_ = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "data", &self.data)?;
        optional(map, "immutable", &self.immutable)?;
        map.serialize_entry("metadata", &self.metadata)?;
        optional(map, "stringData", &self.string_data)?;
        optional(map, "type", &self.type_)?;
        Ok(())
    }
}

kind!(Secret, "v1", "Secret", "kube-lean:core/v1.Secret");

impl Fields for SecretEnvSource {
    const NAME: &'static str = "SecretEnvSource";
    const NAMES: &'static [&'static str] = &["name", "optional"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.name = de::required(map)?,
            1 => self.optional = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("name", &self.name)?;
        optional(map, "optional", &self.optional)?;
        Ok(())
    }
}

message!(SecretEnvSource);

impl Fields for SecretKeySelector {
    const NAME: &'static str = "SecretKeySelector";
    const NAMES: &'static [&'static str] = &["key", "name", "optional"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.key = de::required(map)?,
            1 => self.name = de::required(map)?,
            2 => self.optional = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("key", &self.key)?;
        map.serialize_entry("name", &self.name)?;
        optional(map, "optional", &self.optional)?;
        Ok(())
    }
}

message!(SecretKeySelector);

impl Fields for SecretProjection {
    const NAME: &'static str = "SecretProjection";
    const NAMES: &'static [&'static str] = &["items", "name", "optional"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.items = map.next_value()?,
            1 => self.name = de::required(map)?,
            2 => self.optional = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "items", &self.items)?;
        map.serialize_entry("name", &self.name)?;
        optional(map, "optional", &self.optional)?;
        Ok(())
    }
}

message!(SecretProjection);

impl Fields for SecretReference {
    const NAME: &'static str = "SecretReference";
    const NAMES: &'static [&'static str] = &["name", "namespace"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.name = map.next_value()?,
            1 => self.namespace = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "name", &self.name)?;
        optional(map, "namespace", &self.namespace)?;
        Ok(())
    }
}

message!(SecretReference);

impl Fields for SecretVolumeSource {
    const NAME: &'static str = "SecretVolumeSource";
    const NAMES: &'static [&'static str] = &["defaultMode", "items", "optional", "secretName"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.default_mode = map.next_value()?,
            1 => self.items = map.next_value()?,
            2 => self.optional = map.next_value()?,
            3 => self.secret_name = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "defaultMode", &self.default_mode)?;
        optional(map, "items", &self.items)?;
        optional(map, "optional", &self.optional)?;
        optional(map, "secretName", &self.secret_name)?;
        Ok(())
    }
}

message!(SecretVolumeSource);

impl Fields for SecurityContext {
    const NAME: &'static str = "SecurityContext";
    const NAMES: &'static [&'static str] = &[
        "allowPrivilegeEscalation",
        "appArmorProfile",
        "capabilities",
        "privileged",
        "procMount",
        "readOnlyRootFilesystem",
        "runAsGroup",
        "runAsNonRoot",
        "runAsUser",
        "seLinuxOptions",
        "seccompProfile",
        "windowsOptions",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.allow_privilege_escalation = map.next_value()?,
            1 => self.app_armor_profile = map.next_value()?,
            2 => self.capabilities = map.next_value()?,
            3 => self.privileged = map.next_value()?,
            4 => self.proc_mount = map.next_value()?,
            5 => self.read_only_root_filesystem = map.next_value()?,
            6 => self.run_as_group = map.next_value()?,
            7 => self.run_as_non_root = map.next_value()?,
            8 => self.run_as_user = map.next_value()?,
            9 => self.se_linux_options = map.next_value()?,
            10 => self.seccomp_profile = map.next_value()?,
            11 => self.windows_options = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "allowPrivilegeEscalation", &self.allow_privilege_escalation)?;
        optional(map, "appArmorProfile", &self.app_armor_profile)?;
        optional(map, "capabilities", &self.capabilities)?;
        optional(map, "privileged", &self.privileged)?;
        optional(map, "procMount", &self.proc_mount)?;
        optional(map, "readOnlyRootFilesystem", &self.read_only_root_filesystem)?;
        optional(map, "runAsGroup", &self.run_as_group)?;
        optional(map, "runAsNonRoot", &self.run_as_non_root)?;
        optional(map, "runAsUser", &self.run_as_user)?;
        optional(map, "seLinuxOptions", &self.se_linux_options)?;
        optional(map, "seccompProfile", &self.seccomp_profile)?;
        optional(map, "windowsOptions", &self.windows_options)?;
        Ok(())
    }
}

message!(SecurityContext);

impl Fields for Service {
    const NAME: &'static str = "Service";
    const NAMES: &'static [&'static str] = &["metadata", "spec", "status"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = de::required(map)?,
            1 => self.spec = map.next_value()?,
            2 => self.status = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metadata", &self.metadata)?;
        optional(map, "spec", &self.spec)?;
        optional(map, "status", &self.status)?;
        Ok(())
    }
}

kind!(Service, "v1", "Service", "kube-lean:core/v1.Service");

impl Fields for ServiceAccount {
    const NAME: &'static str = "ServiceAccount";
    const NAMES: &'static [&'static str] = &[
        "automountServiceAccountToken",
        "imagePullSecrets",
        "metadata",
        "secrets",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.automount_service_account_token = map.next_value()?,
            1 => self.image_pull_secrets = map.next_value()?,
            2 => self.metadata = de::required(map)?,
            3 => self.secrets = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(
            map,
            "automountServiceAccountToken",
            &self.automount_service_account_token,
        )?;
        optional(map, "imagePullSecrets", &self.image_pull_secrets)?;
        map.serialize_entry("metadata", &self.metadata)?;
        optional(map, "secrets", &self.secrets)?;
        Ok(())
    }
}

kind!(
    ServiceAccount,
    "v1",
    "ServiceAccount",
    "kube-lean:core/v1.ServiceAccount"
);

impl Fields for ServiceAccountTokenProjection {
    const NAME: &'static str = "ServiceAccountTokenProjection";
    const NAMES: &'static [&'static str] = &["audience", "expirationSeconds", "path"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.audience = map.next_value()?,
            1 => self.expiration_seconds = map.next_value()?,
            2 => self.path = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "audience", &self.audience)?;
        optional(map, "expirationSeconds", &self.expiration_seconds)?;
        map.serialize_entry("path", &self.path)?;
        Ok(())
    }
}

message!(ServiceAccountTokenProjection);

impl Fields for ServicePort {
    const NAME: &'static str = "ServicePort";
    const NAMES: &'static [&'static str] = &[
        "appProtocol",
        "name",
        "nodePort",
        "port",
        "protocol",
        "targetPort",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.app_protocol = map.next_value()?,
            1 => self.name = map.next_value()?,
            2 => self.node_port = map.next_value()?,
            3 => self.port = de::required(map)?,
            4 => self.protocol = map.next_value()?,
            5 => self.target_port = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "appProtocol", &self.app_protocol)?;
        optional(map, "name", &self.name)?;
        optional(map, "nodePort", &self.node_port)?;
        map.serialize_entry("port", &self.port)?;
        optional(map, "protocol", &self.protocol)?;
        optional(map, "targetPort", &self.target_port)?;
        Ok(())
    }
}

message!(ServicePort);

impl Fields for ServiceSpec {
    const NAME: &'static str = "ServiceSpec";
    const NAMES: &'static [&'static str] = &[
        "allocateLoadBalancerNodePorts",
        "clusterIP",
        "clusterIPs",
        "externalIPs",
        "externalName",
        "externalTrafficPolicy",
        "healthCheckNodePort",
        "internalTrafficPolicy",
        "ipFamilies",
        "ipFamilyPolicy",
        "loadBalancerClass",
        "loadBalancerIP",
        "loadBalancerSourceRanges",
        "ports",
        "publishNotReadyAddresses",
        "selector",
        "sessionAffinity",
        "sessionAffinityConfig",
        "trafficDistribution",
        "type",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.allocate_load_balancer_node_ports = map.next_value()?,
            1 => self.cluster_ip = map.next_value()?,
            2 => self.cluster_ips = map.next_value()?,
            3 => self.rare.put(map.next_value()?, |rare| &mut rare.external_ips),
            4 => self.rare.put(map.next_value()?, |rare| &mut rare.external_name),
            5 => self.external_traffic_policy = map.next_value()?,
            6 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.health_check_node_port),
            7 => self.internal_traffic_policy = map.next_value()?,
            8 => self.ip_families = map.next_value()?,
            9 => self.ip_family_policy = map.next_value()?,
            10 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.load_balancer_class),
            11 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.load_balancer_ip),
            12 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.load_balancer_source_ranges),
            13 => self.ports = map.next_value()?,
            14 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.publish_not_ready_addresses),
            15 => self.selector = de::shared(map, 35)?,
            16 => self.session_affinity = map.next_value()?,
            17 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.session_affinity_config),
            18 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.traffic_distribution),
            19 => self.type_ = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(
            map,
            "allocateLoadBalancerNodePorts",
            &self.allocate_load_balancer_node_ports,
        )?;
        optional(map, "clusterIP", &self.cluster_ip)?;
        optional(map, "clusterIPs", &self.cluster_ips)?;
        optional(map, "externalIPs", &self.external_ips)?;
        optional(map, "externalName", &self.external_name)?;
        optional(map, "externalTrafficPolicy", &self.external_traffic_policy)?;
        optional(map, "healthCheckNodePort", &self.health_check_node_port)?;
        optional(map, "internalTrafficPolicy", &self.internal_traffic_policy)?;
        optional(map, "ipFamilies", &self.ip_families)?;
        optional(map, "ipFamilyPolicy", &self.ip_family_policy)?;
        optional(map, "loadBalancerClass", &self.load_balancer_class)?;
        optional(map, "loadBalancerIP", &self.load_balancer_ip)?;
        optional(map, "loadBalancerSourceRanges", &self.load_balancer_source_ranges)?;
        optional(map, "ports", &self.ports)?;
        optional(map, "publishNotReadyAddresses", &self.publish_not_ready_addresses)?;
        optional(map, "selector", &self.selector)?;
        optional(map, "sessionAffinity", &self.session_affinity)?;
        optional(map, "sessionAffinityConfig", &self.session_affinity_config)?;
        optional(map, "trafficDistribution", &self.traffic_distribution)?;
        optional(map, "type", &self.type_)?;
        Ok(())
    }
}

message!(ServiceSpec);

impl Fields for ServiceStatus {
    const NAME: &'static str = "ServiceStatus";
    const NAMES: &'static [&'static str] = &["conditions", "loadBalancer"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.conditions = map.next_value()?,
            1 => self.load_balancer = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "conditions", &self.conditions)?;
        optional(map, "loadBalancer", &self.load_balancer)?;
        Ok(())
    }
}

message!(ServiceStatus);

impl Fields for SessionAffinityConfig {
    const NAME: &'static str = "SessionAffinityConfig";
    const NAMES: &'static [&'static str] = &["clientIP"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.client_ip = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "clientIP", &self.client_ip)?;
        Ok(())
    }
}

message!(SessionAffinityConfig);

impl Fields for SleepAction {
    const NAME: &'static str = "SleepAction";
    const NAMES: &'static [&'static str] = &["seconds"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.seconds = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("seconds", &self.seconds)?;
        Ok(())
    }
}

message!(SleepAction);

impl Fields for StorageOSPersistentVolumeSource {
    const NAME: &'static str = "StorageOSPersistentVolumeSource";
    const NAMES: &'static [&'static str] =
        &["fsType", "readOnly", "secretRef", "volumeName", "volumeNamespace"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.fs_type = map.next_value()?,
            1 => self.read_only = map.next_value()?,
            2 => self.secret_ref = map.next_value()?,
            3 => self.volume_name = map.next_value()?,
            4 => self.volume_namespace = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "fsType", &self.fs_type)?;
        optional(map, "readOnly", &self.read_only)?;
        optional(map, "secretRef", &self.secret_ref)?;
        optional(map, "volumeName", &self.volume_name)?;
        optional(map, "volumeNamespace", &self.volume_namespace)?;
        Ok(())
    }
}

message!(StorageOSPersistentVolumeSource);

impl Fields for StorageOSVolumeSource {
    const NAME: &'static str = "StorageOSVolumeSource";
    const NAMES: &'static [&'static str] =
        &["fsType", "readOnly", "secretRef", "volumeName", "volumeNamespace"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.fs_type = map.next_value()?,
            1 => self.read_only = map.next_value()?,
            2 => self.secret_ref = map.next_value()?,
            3 => self.volume_name = map.next_value()?,
            4 => self.volume_namespace = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "fsType", &self.fs_type)?;
        optional(map, "readOnly", &self.read_only)?;
        optional(map, "secretRef", &self.secret_ref)?;
        optional(map, "volumeName", &self.volume_name)?;
        optional(map, "volumeNamespace", &self.volume_namespace)?;
        Ok(())
    }
}

message!(StorageOSVolumeSource);

impl Fields for Sysctl {
    const NAME: &'static str = "Sysctl";
    const NAMES: &'static [&'static str] = &["name", "value"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.name = de::required(map)?,
            1 => self.value = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("name", &self.name)?;
        map.serialize_entry("value", &self.value)?;
        Ok(())
    }
}

message!(Sysctl);

impl Fields for TCPSocketAction {
    const NAME: &'static str = "TCPSocketAction";
    const NAMES: &'static [&'static str] = &["host", "port"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.host = map.next_value()?,
            1 => self.port = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "host", &self.host)?;
        map.serialize_entry("port", &self.port)?;
        Ok(())
    }
}

message!(TCPSocketAction);

impl Fields for Taint {
    const NAME: &'static str = "Taint";
    const NAMES: &'static [&'static str] = &["effect", "key", "timeAdded", "value"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.effect = de::required(map)?,
            1 => self.key = de::required(map)?,
            2 => self.time_added = map.next_value()?,
            3 => self.value = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("effect", &self.effect)?;
        map.serialize_entry("key", &self.key)?;
        optional(map, "timeAdded", &self.time_added)?;
        optional(map, "value", &self.value)?;
        Ok(())
    }
}

message!(Taint);

impl Fields for Toleration {
    const NAME: &'static str = "Toleration";
    const NAMES: &'static [&'static str] = &["effect", "key", "operator", "tolerationSeconds", "value"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.effect = map.next_value()?,
            1 => self.key = map.next_value()?,
            2 => self.operator = map.next_value()?,
            3 => self.toleration_seconds = map.next_value()?,
            4 => self.value = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "effect", &self.effect)?;
        optional(map, "key", &self.key)?;
        optional(map, "operator", &self.operator)?;
        optional(map, "tolerationSeconds", &self.toleration_seconds)?;
        optional(map, "value", &self.value)?;
        Ok(())
    }
}

message!(Toleration);

impl Fields for TopologySelectorLabelRequirement {
    const NAME: &'static str = "TopologySelectorLabelRequirement";
    const NAMES: &'static [&'static str] = &["key", "values"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.key = de::required(map)?,
            1 => self.values = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("key", &self.key)?;
        map.serialize_entry("values", &self.values)?;
        Ok(())
    }
}

message!(TopologySelectorLabelRequirement);

impl Fields for TopologySelectorTerm {
    const NAME: &'static str = "TopologySelectorTerm";
    const NAMES: &'static [&'static str] = &["matchLabelExpressions"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.match_label_expressions = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "matchLabelExpressions", &self.match_label_expressions)?;
        Ok(())
    }
}

message!(TopologySelectorTerm);

impl Fields for TopologySpreadConstraint {
    const NAME: &'static str = "TopologySpreadConstraint";
    const NAMES: &'static [&'static str] = &[
        "labelSelector",
        "matchLabelKeys",
        "maxSkew",
        "minDomains",
        "nodeAffinityPolicy",
        "nodeTaintsPolicy",
        "topologyKey",
        "whenUnsatisfiable",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.label_selector = map.next_value()?,
            1 => self.match_label_keys = map.next_value()?,
            2 => self.max_skew = de::required(map)?,
            3 => self.min_domains = map.next_value()?,
            4 => self.node_affinity_policy = map.next_value()?,
            5 => self.node_taints_policy = map.next_value()?,
            6 => self.topology_key = de::required(map)?,
            7 => self.when_unsatisfiable = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "labelSelector", &self.label_selector)?;
        optional(map, "matchLabelKeys", &self.match_label_keys)?;
        map.serialize_entry("maxSkew", &self.max_skew)?;
        optional(map, "minDomains", &self.min_domains)?;
        optional(map, "nodeAffinityPolicy", &self.node_affinity_policy)?;
        optional(map, "nodeTaintsPolicy", &self.node_taints_policy)?;
        map.serialize_entry("topologyKey", &self.topology_key)?;
        map.serialize_entry("whenUnsatisfiable", &self.when_unsatisfiable)?;
        Ok(())
    }
}

message!(TopologySpreadConstraint);

impl Fields for TypedLocalObjectReference {
    const NAME: &'static str = "TypedLocalObjectReference";
    const NAMES: &'static [&'static str] = &["apiGroup", "kind", "name"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.api_group = map.next_value()?,
            1 => self.kind = de::required(map)?,
            2 => self.name = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "apiGroup", &self.api_group)?;
        map.serialize_entry("kind", &self.kind)?;
        map.serialize_entry("name", &self.name)?;
        Ok(())
    }
}

message!(TypedLocalObjectReference);

impl Fields for TypedObjectReference {
    const NAME: &'static str = "TypedObjectReference";
    const NAMES: &'static [&'static str] = &["apiGroup", "kind", "name", "namespace"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.api_group = map.next_value()?,
            1 => self.kind = de::required(map)?,
            2 => self.name = de::required(map)?,
            3 => self.namespace = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "apiGroup", &self.api_group)?;
        map.serialize_entry("kind", &self.kind)?;
        map.serialize_entry("name", &self.name)?;
        optional(map, "namespace", &self.namespace)?;
        Ok(())
    }
}

message!(TypedObjectReference);

impl Fields for Volume {
    const NAME: &'static str = "Volume";
    const NAMES: &'static [&'static str] = &[
        "awsElasticBlockStore",
        "azureDisk",
        "azureFile",
        "cephfs",
        "cinder",
        "configMap",
        "csi",
        "downwardAPI",
        "emptyDir",
        "ephemeral",
        "fc",
        "flexVolume",
        "flocker",
        "gcePersistentDisk",
        "gitRepo",
        "glusterfs",
        "hostPath",
        "image",
        "iscsi",
        "name",
        "nfs",
        "persistentVolumeClaim",
        "photonPersistentDisk",
        "portworxVolume",
        "projected",
        "quobyte",
        "rbd",
        "scaleIO",
        "secret",
        "storageos",
        "vsphereVolume",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.aws_elastic_block_store),
            1 => self.rare.put(map.next_value()?, |rare| &mut rare.azure_disk),
            2 => self.rare.put(map.next_value()?, |rare| &mut rare.azure_file),
            3 => self.rare.put(map.next_value()?, |rare| &mut rare.cephfs),
            4 => self.rare.put(map.next_value()?, |rare| &mut rare.cinder),
            5 => self.config_map = de::shared(map, 36)?,
            6 => self.rare.put(de::shared(map, 37)?, |rare| &mut rare.csi),
            7 => self.rare.put(de::shared(map, 38)?, |rare| &mut rare.downward_api),
            8 => self.empty_dir = de::shared(map, 39)?,
            9 => self.rare.put(map.next_value()?, |rare| &mut rare.ephemeral),
            10 => self.rare.put(map.next_value()?, |rare| &mut rare.fc),
            11 => self.rare.put(map.next_value()?, |rare| &mut rare.flex_volume),
            12 => self.rare.put(map.next_value()?, |rare| &mut rare.flocker),
            13 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.gce_persistent_disk),
            14 => self.rare.put(map.next_value()?, |rare| &mut rare.git_repo),
            15 => self.rare.put(map.next_value()?, |rare| &mut rare.glusterfs),
            16 => self.host_path = de::shared(map, 40)?,
            17 => self.rare.put(map.next_value()?, |rare| &mut rare.image),
            18 => self.rare.put(map.next_value()?, |rare| &mut rare.iscsi),
            19 => self.name = de::required(map)?,
            20 => self.rare.put(de::shared(map, 41)?, |rare| &mut rare.nfs),
            21 => self.persistent_volume_claim = map.next_value()?,
            22 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.photon_persistent_disk),
            23 => self.rare.put(map.next_value()?, |rare| &mut rare.portworx_volume),
            24 => self.projected = de::shared(map, 42)?,
            25 => self.rare.put(map.next_value()?, |rare| &mut rare.quobyte),
            26 => self.rare.put(map.next_value()?, |rare| &mut rare.rbd),
            27 => self.rare.put(map.next_value()?, |rare| &mut rare.scale_io),
            28 => self.secret = de::shared(map, 43)?,
            29 => self.rare.put(map.next_value()?, |rare| &mut rare.storageos),
            30 => self.rare.put(map.next_value()?, |rare| &mut rare.vsphere_volume),
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "awsElasticBlockStore", &self.aws_elastic_block_store)?;
        optional(map, "azureDisk", &self.azure_disk)?;
        optional(map, "azureFile", &self.azure_file)?;
        optional(map, "cephfs", &self.cephfs)?;
        optional(map, "cinder", &self.cinder)?;
        optional(map, "configMap", &self.config_map)?;
        optional(map, "csi", &self.csi)?;
        optional(map, "downwardAPI", &self.downward_api)?;
        optional(map, "emptyDir", &self.empty_dir)?;
        optional(map, "ephemeral", &self.ephemeral)?;
        optional(map, "fc", &self.fc)?;
        optional(map, "flexVolume", &self.flex_volume)?;
        optional(map, "flocker", &self.flocker)?;
        optional(map, "gcePersistentDisk", &self.gce_persistent_disk)?;
        optional(map, "gitRepo", &self.git_repo)?;
        optional(map, "glusterfs", &self.glusterfs)?;
        optional(map, "hostPath", &self.host_path)?;
        optional(map, "image", &self.image)?;
        optional(map, "iscsi", &self.iscsi)?;
        map.serialize_entry("name", &self.name)?;
        optional(map, "nfs", &self.nfs)?;
        optional(map, "persistentVolumeClaim", &self.persistent_volume_claim)?;
        optional(map, "photonPersistentDisk", &self.photon_persistent_disk)?;
        optional(map, "portworxVolume", &self.portworx_volume)?;
        optional(map, "projected", &self.projected)?;
        optional(map, "quobyte", &self.quobyte)?;
        optional(map, "rbd", &self.rbd)?;
        optional(map, "scaleIO", &self.scale_io)?;
        optional(map, "secret", &self.secret)?;
        optional(map, "storageos", &self.storageos)?;
        optional(map, "vsphereVolume", &self.vsphere_volume)?;
        Ok(())
    }
}

message!(Volume);

impl Fields for VolumeDevice {
    const NAME: &'static str = "VolumeDevice";
    const NAMES: &'static [&'static str] = &["devicePath", "name"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.device_path = de::required(map)?,
            1 => self.name = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("devicePath", &self.device_path)?;
        map.serialize_entry("name", &self.name)?;
        Ok(())
    }
}

message!(VolumeDevice);

impl Fields for VolumeMount {
    const NAME: &'static str = "VolumeMount";
    const NAMES: &'static [&'static str] = &[
        "mountPath",
        "mountPropagation",
        "name",
        "readOnly",
        "recursiveReadOnly",
        "subPath",
        "subPathExpr",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.mount_path = de::required(map)?,
            1 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.mount_propagation),
            2 => self.name = de::required(map)?,
            3 => self.read_only = map.next_value()?,
            4 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.recursive_read_only),
            5 => self.sub_path = map.next_value()?,
            6 => self.rare.put(map.next_value()?, |rare| &mut rare.sub_path_expr),
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("mountPath", &self.mount_path)?;
        optional(map, "mountPropagation", &self.mount_propagation)?;
        map.serialize_entry("name", &self.name)?;
        optional(map, "readOnly", &self.read_only)?;
        optional(map, "recursiveReadOnly", &self.recursive_read_only)?;
        optional(map, "subPath", &self.sub_path)?;
        optional(map, "subPathExpr", &self.sub_path_expr)?;
        Ok(())
    }
}

message!(VolumeMount);

impl Fields for VolumeMountStatus {
    const NAME: &'static str = "VolumeMountStatus";
    const NAMES: &'static [&'static str] = &[
        "mountPath",
        "name",
        "readOnly",
        "recursiveReadOnly",
        "volumeStatus",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.mount_path = de::required(map)?,
            1 => self.name = de::required(map)?,
            2 => self.read_only = map.next_value()?,
            3 => self.recursive_read_only = map.next_value()?,
            4 => self.volume_status = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("mountPath", &self.mount_path)?;
        map.serialize_entry("name", &self.name)?;
        optional(map, "readOnly", &self.read_only)?;
        optional(map, "recursiveReadOnly", &self.recursive_read_only)?;
        optional(map, "volumeStatus", &self.volume_status)?;
        Ok(())
    }
}

message!(VolumeMountStatus);

impl Fields for VolumeNodeAffinity {
    const NAME: &'static str = "VolumeNodeAffinity";
    const NAMES: &'static [&'static str] = &["required"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.required = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "required", &self.required)?;
        Ok(())
    }
}

message!(VolumeNodeAffinity);

impl Fields for VolumeProjection {
    const NAME: &'static str = "VolumeProjection";
    const NAMES: &'static [&'static str] = &[
        "clusterTrustBundle",
        "configMap",
        "downwardAPI",
        "podCertificate",
        "secret",
        "serviceAccountToken",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.cluster_trust_bundle = map.next_value()?,
            1 => self.config_map = map.next_value()?,
            2 => self.downward_api = map.next_value()?,
            3 => self.pod_certificate = map.next_value()?,
            4 => self.secret = map.next_value()?,
            5 => self.service_account_token = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "clusterTrustBundle", &self.cluster_trust_bundle)?;
        optional(map, "configMap", &self.config_map)?;
        optional(map, "downwardAPI", &self.downward_api)?;
        optional(map, "podCertificate", &self.pod_certificate)?;
        optional(map, "secret", &self.secret)?;
        optional(map, "serviceAccountToken", &self.service_account_token)?;
        Ok(())
    }
}

message!(VolumeProjection);

impl Fields for VolumeResourceRequirements {
    const NAME: &'static str = "VolumeResourceRequirements";
    const NAMES: &'static [&'static str] = &["limits", "requests"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.limits = map.next_value()?,
            1 => self.requests = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "limits", &self.limits)?;
        optional(map, "requests", &self.requests)?;
        Ok(())
    }
}

message!(VolumeResourceRequirements);

impl Fields for VolumeStatus {
    const NAME: &'static str = "VolumeStatus";
    const NAMES: &'static [&'static str] = &["image"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.image = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "image", &self.image)?;
        Ok(())
    }
}

message!(VolumeStatus);

impl Fields for VsphereVirtualDiskVolumeSource {
    const NAME: &'static str = "VsphereVirtualDiskVolumeSource";
    const NAMES: &'static [&'static str] = &["fsType", "storagePolicyID", "storagePolicyName", "volumePath"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.fs_type = map.next_value()?,
            1 => self.storage_policy_id = map.next_value()?,
            2 => self.storage_policy_name = map.next_value()?,
            3 => self.volume_path = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "fsType", &self.fs_type)?;
        optional(map, "storagePolicyID", &self.storage_policy_id)?;
        optional(map, "storagePolicyName", &self.storage_policy_name)?;
        map.serialize_entry("volumePath", &self.volume_path)?;
        Ok(())
    }
}

message!(VsphereVirtualDiskVolumeSource);

impl Fields for WeightedPodAffinityTerm {
    const NAME: &'static str = "WeightedPodAffinityTerm";
    const NAMES: &'static [&'static str] = &["podAffinityTerm", "weight"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.pod_affinity_term = de::required(map)?,
            1 => self.weight = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("podAffinityTerm", &self.pod_affinity_term)?;
        map.serialize_entry("weight", &self.weight)?;
        Ok(())
    }
}

message!(WeightedPodAffinityTerm);

impl Fields for WindowsSecurityContextOptions {
    const NAME: &'static str = "WindowsSecurityContextOptions";
    const NAMES: &'static [&'static str] = &[
        "gmsaCredentialSpec",
        "gmsaCredentialSpecName",
        "hostProcess",
        "runAsUserName",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.gmsa_credential_spec = map.next_value()?,
            1 => self.gmsa_credential_spec_name = map.next_value()?,
            2 => self.host_process = map.next_value()?,
            3 => self.run_as_user_name = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "gmsaCredentialSpec", &self.gmsa_credential_spec)?;
        optional(map, "gmsaCredentialSpecName", &self.gmsa_credential_spec_name)?;
        optional(map, "hostProcess", &self.host_process)?;
        optional(map, "runAsUserName", &self.run_as_user_name)?;
        Ok(())
    }
}

message!(WindowsSecurityContextOptions);
