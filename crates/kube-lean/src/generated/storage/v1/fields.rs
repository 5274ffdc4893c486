//! JSON names of storage/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use serde::de::MapAccess;
use serde::ser::SerializeMap;

use super::*;
use crate::de;
use crate::fields::{Fields, kind, message, optional};

impl Fields for CSIDriver {
    const NAME: &'static str = "CSIDriver";
    const NAMES: &'static [&'static str] = &["metadata", "spec"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = de::required(map)?,
            1 => self.spec = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metadata", &self.metadata)?;
        map.serialize_entry("spec", &self.spec)?;
        Ok(())
    }
}

kind!(
    CSIDriver,
    "storage.k8s.io/v1",
    "CSIDriver",
    "kube-lean:storage/v1.CSIDriver"
);

impl Fields for CSIDriverSpec {
    const NAME: &'static str = "CSIDriverSpec";
    const NAMES: &'static [&'static str] = &[
        "attachRequired",
        "fsGroupPolicy",
        "nodeAllocatableUpdatePeriodSeconds",
        "podInfoOnMount",
        "preventPodSchedulingIfMissing",
        "requiresRepublish",
        "seLinuxMount",
        "serviceAccountTokenInSecrets",
        "storageCapacity",
        "tokenRequests",
        "volumeLifecycleModes",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.attach_required = map.next_value()?,
            1 => self.fs_group_policy = map.next_value()?,
            2 => self.node_allocatable_update_period_seconds = map.next_value()?,
            3 => self.pod_info_on_mount = map.next_value()?,
            4 => self.prevent_pod_scheduling_if_missing = map.next_value()?,
            5 => self.requires_republish = map.next_value()?,
            6 => self.se_linux_mount = map.next_value()?,
            7 => self.service_account_token_in_secrets = map.next_value()?,
            8 => self.storage_capacity = map.next_value()?,
            9 => self.token_requests = map.next_value()?,
            10 => self.volume_lifecycle_modes = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "attachRequired", &self.attach_required)?;
        optional(map, "fsGroupPolicy", &self.fs_group_policy)?;
        optional(
            map,
            "nodeAllocatableUpdatePeriodSeconds",
            &self.node_allocatable_update_period_seconds,
        )?;
        optional(map, "podInfoOnMount", &self.pod_info_on_mount)?;
        optional(
            map,
            "preventPodSchedulingIfMissing",
            &self.prevent_pod_scheduling_if_missing,
        )?;
        optional(map, "requiresRepublish", &self.requires_republish)?;
        optional(map, "seLinuxMount", &self.se_linux_mount)?;
        optional(
            map,
            "serviceAccountTokenInSecrets",
            &self.service_account_token_in_secrets,
        )?;
        optional(map, "storageCapacity", &self.storage_capacity)?;
        optional(map, "tokenRequests", &self.token_requests)?;
        optional(map, "volumeLifecycleModes", &self.volume_lifecycle_modes)?;
        Ok(())
    }
}

message!(CSIDriverSpec);

impl Fields for CSINode {
    const NAME: &'static str = "CSINode";
    const NAMES: &'static [&'static str] = &["metadata", "spec"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = de::required(map)?,
            1 => self.spec = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metadata", &self.metadata)?;
        map.serialize_entry("spec", &self.spec)?;
        Ok(())
    }
}

kind!(
    CSINode,
    "storage.k8s.io/v1",
    "CSINode",
    "kube-lean:storage/v1.CSINode"
);

impl Fields for CSINodeDriver {
    const NAME: &'static str = "CSINodeDriver";
    const NAMES: &'static [&'static str] = &["allocatable", "name", "nodeID", "topologyKeys"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.allocatable = map.next_value()?,
            1 => self.name = de::required(map)?,
            2 => self.node_id = de::required(map)?,
            3 => self.topology_keys = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "allocatable", &self.allocatable)?;
        map.serialize_entry("name", &self.name)?;
        map.serialize_entry("nodeID", &self.node_id)?;
        optional(map, "topologyKeys", &self.topology_keys)?;
        Ok(())
    }
}

message!(CSINodeDriver);

impl Fields for CSINodeSpec {
    const NAME: &'static str = "CSINodeSpec";
    const NAMES: &'static [&'static str] = &["drivers"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.drivers = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("drivers", &self.drivers)?;
        Ok(())
    }
}

message!(CSINodeSpec);

impl Fields for CSIStorageCapacity {
    const NAME: &'static str = "CSIStorageCapacity";
    const NAMES: &'static [&'static str] = &[
        "capacity",
        "maximumVolumeSize",
        "metadata",
        "nodeTopology",
        "storageClassName",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.capacity = map.next_value()?,
            1 => self.maximum_volume_size = map.next_value()?,
            2 => self.metadata = de::required(map)?,
            3 => self.node_topology = map.next_value()?,
            4 => self.storage_class_name = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "capacity", &self.capacity)?;
        optional(map, "maximumVolumeSize", &self.maximum_volume_size)?;
        map.serialize_entry("metadata", &self.metadata)?;
        optional(map, "nodeTopology", &self.node_topology)?;
        map.serialize_entry("storageClassName", &self.storage_class_name)?;
        Ok(())
    }
}

kind!(
    CSIStorageCapacity,
    "storage.k8s.io/v1",
    "CSIStorageCapacity",
    "kube-lean:storage/v1.CSIStorageCapacity"
);

impl Fields for StorageClass {
    const NAME: &'static str = "StorageClass";
    const NAMES: &'static [&'static str] = &[
        "allowVolumeExpansion",
        "allowedTopologies",
        "metadata",
        "mountOptions",
        "parameters",
        "provisioner",
        "reclaimPolicy",
        "volumeBindingMode",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.allow_volume_expansion = map.next_value()?,
            1 => self.allowed_topologies = map.next_value()?,
            2 => self.metadata = de::required(map)?,
            3 => self.mount_options = map.next_value()?,
            4 => self.parameters = map.next_value()?,
            5 => self.provisioner = de::required(map)?,
            6 => self.reclaim_policy = map.next_value()?,
            7 => self.volume_binding_mode = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "allowVolumeExpansion", &self.allow_volume_expansion)?;
        optional(map, "allowedTopologies", &self.allowed_topologies)?;
        map.serialize_entry("metadata", &self.metadata)?;
        optional(map, "mountOptions", &self.mount_options)?;
        optional(map, "parameters", &self.parameters)?;
        map.serialize_entry("provisioner", &self.provisioner)?;
        optional(map, "reclaimPolicy", &self.reclaim_policy)?;
        optional(map, "volumeBindingMode", &self.volume_binding_mode)?;
        Ok(())
    }
}

kind!(
    StorageClass,
    "storage.k8s.io/v1",
    "StorageClass",
    "kube-lean:storage/v1.StorageClass"
);

impl Fields for TokenRequest {
    const NAME: &'static str = "TokenRequest";
    const NAMES: &'static [&'static str] = &["audience", "expirationSeconds"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.audience = de::required(map)?,
            1 => self.expiration_seconds = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("audience", &self.audience)?;
        optional(map, "expirationSeconds", &self.expiration_seconds)?;
        Ok(())
    }
}

message!(TokenRequest);

impl Fields for VolumeAttachment {
    const NAME: &'static str = "VolumeAttachment";
    const NAMES: &'static [&'static str] = &["metadata", "spec", "status"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = de::required(map)?,
            1 => self.spec = de::required(map)?,
            2 => self.status = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metadata", &self.metadata)?;
        map.serialize_entry("spec", &self.spec)?;
        optional(map, "status", &self.status)?;
        Ok(())
    }
}

kind!(
    VolumeAttachment,
    "storage.k8s.io/v1",
    "VolumeAttachment",
    "kube-lean:storage/v1.VolumeAttachment"
);

impl Fields for VolumeAttachmentSource {
    const NAME: &'static str = "VolumeAttachmentSource";
    const NAMES: &'static [&'static str] = &["inlineVolumeSpec", "persistentVolumeName"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.inline_volume_spec = map.next_value()?,
            1 => self.persistent_volume_name = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "inlineVolumeSpec", &self.inline_volume_spec)?;
        optional(map, "persistentVolumeName", &self.persistent_volume_name)?;
        Ok(())
    }
}

message!(VolumeAttachmentSource);

impl Fields for VolumeAttachmentSpec {
    const NAME: &'static str = "VolumeAttachmentSpec";
    const NAMES: &'static [&'static str] = &["attacher", "nodeName", "source"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.attacher = de::required(map)?,
            1 => self.node_name = de::required(map)?,
            2 => self.source = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("attacher", &self.attacher)?;
        map.serialize_entry("nodeName", &self.node_name)?;
        map.serialize_entry("source", &self.source)?;
        Ok(())
    }
}

message!(VolumeAttachmentSpec);

impl Fields for VolumeAttachmentStatus {
    const NAME: &'static str = "VolumeAttachmentStatus";
    const NAMES: &'static [&'static str] = &["attachError", "attached", "attachmentMetadata", "detachError"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.attach_error = map.next_value()?,
            1 => self.attached = de::required(map)?,
            2 => self.attachment_metadata = map.next_value()?,
            3 => self.detach_error = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "attachError", &self.attach_error)?;
        map.serialize_entry("attached", &self.attached)?;
        optional(map, "attachmentMetadata", &self.attachment_metadata)?;
        optional(map, "detachError", &self.detach_error)?;
        Ok(())
    }
}

message!(VolumeAttachmentStatus);

impl Fields for VolumeAttributesClass {
    const NAME: &'static str = "VolumeAttributesClass";
    const NAMES: &'static [&'static str] = &["driverName", "metadata", "parameters"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.driver_name = de::required(map)?,
            1 => self.metadata = de::required(map)?,
            2 => self.parameters = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("driverName", &self.driver_name)?;
        map.serialize_entry("metadata", &self.metadata)?;
        optional(map, "parameters", &self.parameters)?;
        Ok(())
    }
}

kind!(
    VolumeAttributesClass,
    "storage.k8s.io/v1",
    "VolumeAttributesClass",
    "kube-lean:storage/v1.VolumeAttributesClass"
);

impl Fields for VolumeError {
    const NAME: &'static str = "VolumeError";
    const NAMES: &'static [&'static str] = &["errorCode", "message", "time"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.error_code = map.next_value()?,
            1 => self.message = map.next_value()?,
            2 => self.time = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "errorCode", &self.error_code)?;
        optional(map, "message", &self.message)?;
        optional(map, "time", &self.time)?;
        Ok(())
    }
}

message!(VolumeError);

impl Fields for VolumeNodeResources {
    const NAME: &'static str = "VolumeNodeResources";
    const NAMES: &'static [&'static str] = &["count"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.count = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "count", &self.count)?;
        Ok(())
    }
}

message!(VolumeNodeResources);
