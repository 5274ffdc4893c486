//! Conversions of storage/v1 from and to k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use crate::convert as c;

impl From<k8s_openapi::api::storage::v1::CSIDriver> for super::CSIDriver {
    fn from(from: k8s_openapi::api::storage::v1::CSIDriver) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::one(from.spec);
        to
    }
}

impl From<super::CSIDriver> for k8s_openapi::api::storage::v1::CSIDriver {
    fn from(from: super::CSIDriver) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::one(from.spec),
        }
    }
}

impl From<k8s_openapi::api::storage::v1::CSIDriverSpec> for super::CSIDriverSpec {
    fn from(from: k8s_openapi::api::storage::v1::CSIDriverSpec) -> Self {
        let mut to = Self::default();
        to.attach_required = c::from::optional_one(from.attach_required);
        to.fs_group_policy = c::from::optional_one(from.fs_group_policy);
        to.node_allocatable_update_period_seconds =
            c::from::optional_one(from.node_allocatable_update_period_seconds);
        to.pod_info_on_mount = c::from::optional_one(from.pod_info_on_mount);
        to.prevent_pod_scheduling_if_missing = c::from::optional_one(from.prevent_pod_scheduling_if_missing);
        to.requires_republish = c::from::optional_one(from.requires_republish);
        to.se_linux_mount = c::from::optional_one(from.se_linux_mount);
        to.service_account_token_in_secrets = c::from::optional_one(from.service_account_token_in_secrets);
        to.storage_capacity = c::from::optional_one(from.storage_capacity);
        to.token_requests = c::from::optional_list(from.token_requests);
        to.volume_lifecycle_modes = c::from::optional_list(from.volume_lifecycle_modes);
        to
    }
}

impl From<super::CSIDriverSpec> for k8s_openapi::api::storage::v1::CSIDriverSpec {
    fn from(from: super::CSIDriverSpec) -> Self {
        Self {
            attach_required: c::to::optional_one(from.attach_required),
            fs_group_policy: c::to::optional_one(from.fs_group_policy),
            node_allocatable_update_period_seconds: c::to::optional_one(
                from.node_allocatable_update_period_seconds,
            ),
            pod_info_on_mount: c::to::optional_one(from.pod_info_on_mount),
            prevent_pod_scheduling_if_missing: c::to::optional_one(from.prevent_pod_scheduling_if_missing),
            requires_republish: c::to::optional_one(from.requires_republish),
            se_linux_mount: c::to::optional_one(from.se_linux_mount),
            service_account_token_in_secrets: c::to::optional_one(from.service_account_token_in_secrets),
            storage_capacity: c::to::optional_one(from.storage_capacity),
            token_requests: c::to::optional_list(from.token_requests),
            volume_lifecycle_modes: c::to::optional_list(from.volume_lifecycle_modes),
        }
    }
}

impl From<k8s_openapi::api::storage::v1::CSINode> for super::CSINode {
    fn from(from: k8s_openapi::api::storage::v1::CSINode) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::one(from.spec);
        to
    }
}

impl From<super::CSINode> for k8s_openapi::api::storage::v1::CSINode {
    fn from(from: super::CSINode) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::one(from.spec),
            ..Default::default()
        }
    }
}

impl From<k8s_openapi::api::storage::v1::CSINodeDriver> for super::CSINodeDriver {
    fn from(from: k8s_openapi::api::storage::v1::CSINodeDriver) -> Self {
        let mut to = Self::default();
        to.allocatable = c::from::optional_boxed(from.allocatable);
        to.name = c::from::one(from.name);
        to.node_id = c::from::one(from.node_id);
        to.topology_keys = c::from::optional_list(from.topology_keys);
        to
    }
}

impl From<super::CSINodeDriver> for k8s_openapi::api::storage::v1::CSINodeDriver {
    fn from(from: super::CSINodeDriver) -> Self {
        Self {
            allocatable: c::to::optional_boxed(from.allocatable),
            name: c::to::one(from.name),
            node_id: c::to::one(from.node_id),
            topology_keys: c::to::optional_list(from.topology_keys),
        }
    }
}

impl From<k8s_openapi::api::storage::v1::CSINodeSpec> for super::CSINodeSpec {
    fn from(from: k8s_openapi::api::storage::v1::CSINodeSpec) -> Self {
        let mut to = Self::default();
        to.drivers = c::from::list(from.drivers);
        to
    }
}

impl From<super::CSINodeSpec> for k8s_openapi::api::storage::v1::CSINodeSpec {
    fn from(from: super::CSINodeSpec) -> Self {
        Self {
            drivers: c::to::list(from.drivers),
        }
    }
}

impl From<k8s_openapi::api::storage::v1::CSIStorageCapacity> for super::CSIStorageCapacity {
    fn from(from: k8s_openapi::api::storage::v1::CSIStorageCapacity) -> Self {
        let mut to = Self::default();
        to.capacity = c::from::optional_one(from.capacity);
        to.maximum_volume_size = c::from::optional_one(from.maximum_volume_size);
        to.metadata = c::from::one(from.metadata);
        to.node_topology = c::from::optional_boxed(from.node_topology);
        to.storage_class_name = c::from::one(from.storage_class_name);
        to
    }
}

impl From<super::CSIStorageCapacity> for k8s_openapi::api::storage::v1::CSIStorageCapacity {
    fn from(from: super::CSIStorageCapacity) -> Self {
        Self {
            capacity: c::to::optional_one(from.capacity),
            maximum_volume_size: c::to::optional_one(from.maximum_volume_size),
            metadata: c::to::one(from.metadata),
            node_topology: c::to::optional_boxed(from.node_topology),
            storage_class_name: c::to::one(from.storage_class_name),
        }
    }
}

impl From<k8s_openapi::api::storage::v1::StorageClass> for super::StorageClass {
    fn from(from: k8s_openapi::api::storage::v1::StorageClass) -> Self {
        let mut to = Self::default();
        to.allow_volume_expansion = c::from::optional_one(from.allow_volume_expansion);
        to.allowed_topologies = c::from::optional_list(from.allowed_topologies);
        to.metadata = c::from::one(from.metadata);
        to.mount_options = c::from::optional_list(from.mount_options);
        to.parameters = c::from::optional_map(from.parameters);
        to.provisioner = c::from::one(from.provisioner);
        to.reclaim_policy = c::from::optional_one(from.reclaim_policy);
        to.volume_binding_mode = c::from::optional_one(from.volume_binding_mode);
        to
    }
}

impl From<super::StorageClass> for k8s_openapi::api::storage::v1::StorageClass {
    fn from(from: super::StorageClass) -> Self {
        Self {
            allow_volume_expansion: c::to::optional_one(from.allow_volume_expansion),
            allowed_topologies: c::to::optional_list(from.allowed_topologies),
            metadata: c::to::one(from.metadata),
            mount_options: c::to::optional_list(from.mount_options),
            parameters: c::to::optional_map(from.parameters),
            provisioner: c::to::one(from.provisioner),
            reclaim_policy: c::to::optional_one(from.reclaim_policy),
            volume_binding_mode: c::to::optional_one(from.volume_binding_mode),
        }
    }
}

impl From<k8s_openapi::api::storage::v1::TokenRequest> for super::TokenRequest {
    fn from(from: k8s_openapi::api::storage::v1::TokenRequest) -> Self {
        let mut to = Self::default();
        to.audience = c::from::one(from.audience);
        to.expiration_seconds = c::from::optional_one(from.expiration_seconds);
        to
    }
}

impl From<super::TokenRequest> for k8s_openapi::api::storage::v1::TokenRequest {
    fn from(from: super::TokenRequest) -> Self {
        Self {
            audience: c::to::one(from.audience),
            expiration_seconds: c::to::optional_one(from.expiration_seconds),
        }
    }
}

impl From<k8s_openapi::api::storage::v1::VolumeAttachment> for super::VolumeAttachment {
    fn from(from: k8s_openapi::api::storage::v1::VolumeAttachment) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::one(from.spec);
        to.status = c::from::optional_boxed(from.status);
        to
    }
}

impl From<super::VolumeAttachment> for k8s_openapi::api::storage::v1::VolumeAttachment {
    fn from(from: super::VolumeAttachment) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::one(from.spec),
            status: c::to::optional_boxed(from.status),
        }
    }
}

impl From<k8s_openapi::api::storage::v1::VolumeAttachmentSource> for super::VolumeAttachmentSource {
    fn from(from: k8s_openapi::api::storage::v1::VolumeAttachmentSource) -> Self {
        let mut to = Self::default();
        to.inline_volume_spec = c::from::optional_boxed(from.inline_volume_spec);
        to.persistent_volume_name = c::from::optional_one(from.persistent_volume_name);
        to
    }
}

impl From<super::VolumeAttachmentSource> for k8s_openapi::api::storage::v1::VolumeAttachmentSource {
    fn from(from: super::VolumeAttachmentSource) -> Self {
        Self {
            inline_volume_spec: c::to::optional_boxed(from.inline_volume_spec),
            persistent_volume_name: c::to::optional_one(from.persistent_volume_name),
        }
    }
}

impl From<k8s_openapi::api::storage::v1::VolumeAttachmentSpec> for super::VolumeAttachmentSpec {
    fn from(from: k8s_openapi::api::storage::v1::VolumeAttachmentSpec) -> Self {
        let mut to = Self::default();
        to.attacher = c::from::one(from.attacher);
        to.node_name = c::from::one(from.node_name);
        to.source = c::from::one(from.source);
        to
    }
}

impl From<super::VolumeAttachmentSpec> for k8s_openapi::api::storage::v1::VolumeAttachmentSpec {
    fn from(from: super::VolumeAttachmentSpec) -> Self {
        Self {
            attacher: c::to::one(from.attacher),
            node_name: c::to::one(from.node_name),
            source: c::to::one(from.source),
        }
    }
}

impl From<k8s_openapi::api::storage::v1::VolumeAttachmentStatus> for super::VolumeAttachmentStatus {
    fn from(from: k8s_openapi::api::storage::v1::VolumeAttachmentStatus) -> Self {
        let mut to = Self::default();
        to.attach_error = c::from::optional_boxed(from.attach_error);
        to.attached = c::from::one(from.attached);
        to.attachment_metadata = c::from::optional_map(from.attachment_metadata);
        to.detach_error = c::from::optional_boxed(from.detach_error);
        to
    }
}

impl From<super::VolumeAttachmentStatus> for k8s_openapi::api::storage::v1::VolumeAttachmentStatus {
    fn from(from: super::VolumeAttachmentStatus) -> Self {
        Self {
            attach_error: c::to::optional_boxed(from.attach_error),
            attached: c::to::one(from.attached),
            attachment_metadata: c::to::optional_map(from.attachment_metadata),
            detach_error: c::to::optional_boxed(from.detach_error),
        }
    }
}

impl From<k8s_openapi::api::storage::v1::VolumeAttributesClass> for super::VolumeAttributesClass {
    fn from(from: k8s_openapi::api::storage::v1::VolumeAttributesClass) -> Self {
        let mut to = Self::default();
        to.driver_name = c::from::one(from.driver_name);
        to.metadata = c::from::one(from.metadata);
        to.parameters = c::from::optional_map(from.parameters);
        to
    }
}

impl From<super::VolumeAttributesClass> for k8s_openapi::api::storage::v1::VolumeAttributesClass {
    fn from(from: super::VolumeAttributesClass) -> Self {
        Self {
            driver_name: c::to::one(from.driver_name),
            metadata: c::to::one(from.metadata),
            parameters: c::to::optional_map(from.parameters),
        }
    }
}

impl From<k8s_openapi::api::storage::v1::VolumeError> for super::VolumeError {
    fn from(from: k8s_openapi::api::storage::v1::VolumeError) -> Self {
        let mut to = Self::default();
        to.error_code = c::from::optional_one(from.error_code);
        to.message = c::from::optional_one(from.message);
        to.time = c::from::optional_one(from.time);
        to
    }
}

impl From<super::VolumeError> for k8s_openapi::api::storage::v1::VolumeError {
    fn from(from: super::VolumeError) -> Self {
        Self {
            error_code: c::to::optional_one(from.error_code),
            message: c::to::optional_one(from.message),
            time: c::to::optional_one(from.time),
        }
    }
}

impl From<k8s_openapi::api::storage::v1::VolumeNodeResources> for super::VolumeNodeResources {
    fn from(from: k8s_openapi::api::storage::v1::VolumeNodeResources) -> Self {
        let mut to = Self::default();
        to.count = c::from::optional_one(from.count);
        to
    }
}

impl From<super::VolumeNodeResources> for k8s_openapi::api::storage::v1::VolumeNodeResources {
    fn from(from: super::VolumeNodeResources) -> Self {
        Self {
            count: c::to::optional_one(from.count),
        }
    }
}
