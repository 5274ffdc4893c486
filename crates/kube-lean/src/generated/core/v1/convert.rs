//! Conversions of core/v1 from and to k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use crate::convert as c;

impl From<k8s_openapi::api::core::v1::AWSElasticBlockStoreVolumeSource>
    for super::AWSElasticBlockStoreVolumeSource
{
    fn from(from: k8s_openapi::api::core::v1::AWSElasticBlockStoreVolumeSource) -> Self {
        let mut to = Self::default();
        to.fs_type = c::from::optional_one(from.fs_type);
        to.partition = c::from::optional_one(from.partition);
        to.read_only = c::from::optional_one(from.read_only);
        to.volume_id = c::from::one(from.volume_id);
        to
    }
}

impl From<super::AWSElasticBlockStoreVolumeSource>
    for k8s_openapi::api::core::v1::AWSElasticBlockStoreVolumeSource
{
    fn from(from: super::AWSElasticBlockStoreVolumeSource) -> Self {
        Self {
            fs_type: c::to::optional_one(from.fs_type),
            partition: c::to::optional_one(from.partition),
            read_only: c::to::optional_one(from.read_only),
            volume_id: c::to::one(from.volume_id),
        }
    }
}

impl From<k8s_openapi::api::core::v1::Affinity> for super::Affinity {
    fn from(from: k8s_openapi::api::core::v1::Affinity) -> Self {
        let mut to = Self::default();
        to.node_affinity = c::from::optional_boxed(from.node_affinity);
        to.pod_affinity = c::from::optional_boxed(from.pod_affinity);
        to.pod_anti_affinity = c::from::optional_boxed(from.pod_anti_affinity);
        to
    }
}

impl From<super::Affinity> for k8s_openapi::api::core::v1::Affinity {
    fn from(from: super::Affinity) -> Self {
        Self {
            node_affinity: c::to::optional_boxed(from.node_affinity),
            pod_affinity: c::to::optional_boxed(from.pod_affinity),
            pod_anti_affinity: c::to::optional_boxed(from.pod_anti_affinity),
        }
    }
}

impl From<k8s_openapi::api::core::v1::AppArmorProfile> for super::AppArmorProfile {
    fn from(from: k8s_openapi::api::core::v1::AppArmorProfile) -> Self {
        let mut to = Self::default();
        to.localhost_profile = c::from::optional_one(from.localhost_profile);
        to.type_ = c::from::one(from.type_);
        to
    }
}

impl From<super::AppArmorProfile> for k8s_openapi::api::core::v1::AppArmorProfile {
    fn from(from: super::AppArmorProfile) -> Self {
        Self {
            localhost_profile: c::to::optional_one(from.localhost_profile),
            type_: c::to::one(from.type_),
        }
    }
}

impl From<k8s_openapi::api::core::v1::AttachedVolume> for super::AttachedVolume {
    fn from(from: k8s_openapi::api::core::v1::AttachedVolume) -> Self {
        let mut to = Self::default();
        to.device_path = c::from::one(from.device_path);
        to.name = c::from::one(from.name);
        to
    }
}

impl From<super::AttachedVolume> for k8s_openapi::api::core::v1::AttachedVolume {
    fn from(from: super::AttachedVolume) -> Self {
        Self {
            device_path: c::to::one(from.device_path),
            name: c::to::one(from.name),
        }
    }
}

impl From<k8s_openapi::api::core::v1::AzureDiskVolumeSource> for super::AzureDiskVolumeSource {
    fn from(from: k8s_openapi::api::core::v1::AzureDiskVolumeSource) -> Self {
        let mut to = Self::default();
        to.caching_mode = c::from::optional_one(from.caching_mode);
        to.disk_name = c::from::one(from.disk_name);
        to.disk_uri = c::from::one(from.disk_uri);
        to.fs_type = c::from::optional_one(from.fs_type);
        to.kind = c::from::optional_one(from.kind);
        to.read_only = c::from::optional_one(from.read_only);
        to
    }
}

impl From<super::AzureDiskVolumeSource> for k8s_openapi::api::core::v1::AzureDiskVolumeSource {
    fn from(from: super::AzureDiskVolumeSource) -> Self {
        Self {
            caching_mode: c::to::optional_one(from.caching_mode),
            disk_name: c::to::one(from.disk_name),
            disk_uri: c::to::one(from.disk_uri),
            fs_type: c::to::optional_one(from.fs_type),
            kind: c::to::optional_one(from.kind),
            read_only: c::to::optional_one(from.read_only),
        }
    }
}

impl From<k8s_openapi::api::core::v1::AzureFilePersistentVolumeSource>
    for super::AzureFilePersistentVolumeSource
{
    fn from(from: k8s_openapi::api::core::v1::AzureFilePersistentVolumeSource) -> Self {
        let mut to = Self::default();
        to.read_only = c::from::optional_one(from.read_only);
        to.secret_name = c::from::one(from.secret_name);
        to.secret_namespace = c::from::optional_one(from.secret_namespace);
        to.share_name = c::from::one(from.share_name);
        to
    }
}

impl From<super::AzureFilePersistentVolumeSource>
    for k8s_openapi::api::core::v1::AzureFilePersistentVolumeSource
{
    fn from(from: super::AzureFilePersistentVolumeSource) -> Self {
        Self {
            read_only: c::to::optional_one(from.read_only),
            secret_name: c::to::one(from.secret_name),
            secret_namespace: c::to::optional_one(from.secret_namespace),
            share_name: c::to::one(from.share_name),
        }
    }
}

impl From<k8s_openapi::api::core::v1::AzureFileVolumeSource> for super::AzureFileVolumeSource {
    fn from(from: k8s_openapi::api::core::v1::AzureFileVolumeSource) -> Self {
        let mut to = Self::default();
        to.read_only = c::from::optional_one(from.read_only);
        to.secret_name = c::from::one(from.secret_name);
        to.share_name = c::from::one(from.share_name);
        to
    }
}

impl From<super::AzureFileVolumeSource> for k8s_openapi::api::core::v1::AzureFileVolumeSource {
    fn from(from: super::AzureFileVolumeSource) -> Self {
        Self {
            read_only: c::to::optional_one(from.read_only),
            secret_name: c::to::one(from.secret_name),
            share_name: c::to::one(from.share_name),
        }
    }
}

impl From<k8s_openapi::api::core::v1::CSIPersistentVolumeSource> for super::CSIPersistentVolumeSource {
    fn from(from: k8s_openapi::api::core::v1::CSIPersistentVolumeSource) -> Self {
        let mut to = Self::default();
        to.controller_expand_secret_ref = c::from::optional_boxed(from.controller_expand_secret_ref);
        to.controller_publish_secret_ref = c::from::optional_boxed(from.controller_publish_secret_ref);
        to.driver = c::from::one(from.driver);
        to.fs_type = c::from::optional_one(from.fs_type);
        to.node_expand_secret_ref = c::from::optional_boxed(from.node_expand_secret_ref);
        to.node_publish_secret_ref = c::from::optional_boxed(from.node_publish_secret_ref);
        to.node_stage_secret_ref = c::from::optional_boxed(from.node_stage_secret_ref);
        to.read_only = c::from::optional_one(from.read_only);
        to.volume_attributes = c::from::optional_map(from.volume_attributes);
        to.volume_handle = c::from::one(from.volume_handle);
        to
    }
}

impl From<super::CSIPersistentVolumeSource> for k8s_openapi::api::core::v1::CSIPersistentVolumeSource {
    fn from(from: super::CSIPersistentVolumeSource) -> Self {
        Self {
            controller_expand_secret_ref: c::to::optional_boxed(from.controller_expand_secret_ref),
            controller_publish_secret_ref: c::to::optional_boxed(from.controller_publish_secret_ref),
            driver: c::to::one(from.driver),
            fs_type: c::to::optional_one(from.fs_type),
            node_expand_secret_ref: c::to::optional_boxed(from.node_expand_secret_ref),
            node_publish_secret_ref: c::to::optional_boxed(from.node_publish_secret_ref),
            node_stage_secret_ref: c::to::optional_boxed(from.node_stage_secret_ref),
            read_only: c::to::optional_one(from.read_only),
            volume_attributes: c::to::optional_map(from.volume_attributes),
            volume_handle: c::to::one(from.volume_handle),
        }
    }
}

impl From<k8s_openapi::api::core::v1::CSIVolumeSource> for super::CSIVolumeSource {
    fn from(from: k8s_openapi::api::core::v1::CSIVolumeSource) -> Self {
        let mut to = Self::default();
        to.driver = c::from::one(from.driver);
        to.fs_type = c::from::optional_one(from.fs_type);
        to.node_publish_secret_ref = c::from::optional_boxed(from.node_publish_secret_ref);
        to.read_only = c::from::optional_one(from.read_only);
        to.volume_attributes = c::from::optional_map(from.volume_attributes);
        to
    }
}

impl From<super::CSIVolumeSource> for k8s_openapi::api::core::v1::CSIVolumeSource {
    fn from(from: super::CSIVolumeSource) -> Self {
        Self {
            driver: c::to::one(from.driver),
            fs_type: c::to::optional_one(from.fs_type),
            node_publish_secret_ref: c::to::optional_boxed(from.node_publish_secret_ref),
            read_only: c::to::optional_one(from.read_only),
            volume_attributes: c::to::optional_map(from.volume_attributes),
        }
    }
}

impl From<k8s_openapi::api::core::v1::Capabilities> for super::Capabilities {
    fn from(from: k8s_openapi::api::core::v1::Capabilities) -> Self {
        let mut to = Self::default();
        to.add = c::from::optional_list(from.add);
        to.drop = c::from::optional_list(from.drop);
        to
    }
}

impl From<super::Capabilities> for k8s_openapi::api::core::v1::Capabilities {
    fn from(from: super::Capabilities) -> Self {
        Self {
            add: c::to::optional_list(from.add),
            drop: c::to::optional_list(from.drop),
        }
    }
}

impl From<k8s_openapi::api::core::v1::CephFSPersistentVolumeSource> for super::CephFSPersistentVolumeSource {
    fn from(from: k8s_openapi::api::core::v1::CephFSPersistentVolumeSource) -> Self {
        let mut to = Self::default();
        to.monitors = c::from::list(from.monitors);
        to.path = c::from::optional_one(from.path);
        to.read_only = c::from::optional_one(from.read_only);
        to.secret_file = c::from::optional_one(from.secret_file);
        to.secret_ref = c::from::optional_boxed(from.secret_ref);
        to.user = c::from::optional_one(from.user);
        to
    }
}

impl From<super::CephFSPersistentVolumeSource> for k8s_openapi::api::core::v1::CephFSPersistentVolumeSource {
    fn from(from: super::CephFSPersistentVolumeSource) -> Self {
        Self {
            monitors: c::to::list(from.monitors),
            path: c::to::optional_one(from.path),
            read_only: c::to::optional_one(from.read_only),
            secret_file: c::to::optional_one(from.secret_file),
            secret_ref: c::to::optional_boxed(from.secret_ref),
            user: c::to::optional_one(from.user),
        }
    }
}

impl From<k8s_openapi::api::core::v1::CephFSVolumeSource> for super::CephFSVolumeSource {
    fn from(from: k8s_openapi::api::core::v1::CephFSVolumeSource) -> Self {
        let mut to = Self::default();
        to.monitors = c::from::list(from.monitors);
        to.path = c::from::optional_one(from.path);
        to.read_only = c::from::optional_one(from.read_only);
        to.secret_file = c::from::optional_one(from.secret_file);
        to.secret_ref = c::from::optional_boxed(from.secret_ref);
        to.user = c::from::optional_one(from.user);
        to
    }
}

impl From<super::CephFSVolumeSource> for k8s_openapi::api::core::v1::CephFSVolumeSource {
    fn from(from: super::CephFSVolumeSource) -> Self {
        Self {
            monitors: c::to::list(from.monitors),
            path: c::to::optional_one(from.path),
            read_only: c::to::optional_one(from.read_only),
            secret_file: c::to::optional_one(from.secret_file),
            secret_ref: c::to::optional_boxed(from.secret_ref),
            user: c::to::optional_one(from.user),
        }
    }
}

impl From<k8s_openapi::api::core::v1::CinderPersistentVolumeSource> for super::CinderPersistentVolumeSource {
    fn from(from: k8s_openapi::api::core::v1::CinderPersistentVolumeSource) -> Self {
        let mut to = Self::default();
        to.fs_type = c::from::optional_one(from.fs_type);
        to.read_only = c::from::optional_one(from.read_only);
        to.secret_ref = c::from::optional_boxed(from.secret_ref);
        to.volume_id = c::from::one(from.volume_id);
        to
    }
}

impl From<super::CinderPersistentVolumeSource> for k8s_openapi::api::core::v1::CinderPersistentVolumeSource {
    fn from(from: super::CinderPersistentVolumeSource) -> Self {
        Self {
            fs_type: c::to::optional_one(from.fs_type),
            read_only: c::to::optional_one(from.read_only),
            secret_ref: c::to::optional_boxed(from.secret_ref),
            volume_id: c::to::one(from.volume_id),
        }
    }
}

impl From<k8s_openapi::api::core::v1::CinderVolumeSource> for super::CinderVolumeSource {
    fn from(from: k8s_openapi::api::core::v1::CinderVolumeSource) -> Self {
        let mut to = Self::default();
        to.fs_type = c::from::optional_one(from.fs_type);
        to.read_only = c::from::optional_one(from.read_only);
        to.secret_ref = c::from::optional_boxed(from.secret_ref);
        to.volume_id = c::from::one(from.volume_id);
        to
    }
}

impl From<super::CinderVolumeSource> for k8s_openapi::api::core::v1::CinderVolumeSource {
    fn from(from: super::CinderVolumeSource) -> Self {
        Self {
            fs_type: c::to::optional_one(from.fs_type),
            read_only: c::to::optional_one(from.read_only),
            secret_ref: c::to::optional_boxed(from.secret_ref),
            volume_id: c::to::one(from.volume_id),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ClientIPConfig> for super::ClientIPConfig {
    fn from(from: k8s_openapi::api::core::v1::ClientIPConfig) -> Self {
        let mut to = Self::default();
        to.timeout_seconds = c::from::optional_one(from.timeout_seconds);
        to
    }
}

impl From<super::ClientIPConfig> for k8s_openapi::api::core::v1::ClientIPConfig {
    fn from(from: super::ClientIPConfig) -> Self {
        Self {
            timeout_seconds: c::to::optional_one(from.timeout_seconds),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ClusterTrustBundleProjection> for super::ClusterTrustBundleProjection {
    fn from(from: k8s_openapi::api::core::v1::ClusterTrustBundleProjection) -> Self {
        let mut to = Self::default();
        to.label_selector = c::from::optional_boxed(from.label_selector);
        to.name = c::from::optional_one(from.name);
        to.optional = c::from::optional_one(from.optional);
        to.path = c::from::one(from.path);
        to.signer_name = c::from::optional_one(from.signer_name);
        to
    }
}

impl From<super::ClusterTrustBundleProjection> for k8s_openapi::api::core::v1::ClusterTrustBundleProjection {
    fn from(from: super::ClusterTrustBundleProjection) -> Self {
        Self {
            label_selector: c::to::optional_boxed(from.label_selector),
            name: c::to::optional_one(from.name),
            optional: c::to::optional_one(from.optional),
            path: c::to::one(from.path),
            signer_name: c::to::optional_one(from.signer_name),
            ..Default::default()
        }
    }
}

impl From<k8s_openapi::api::core::v1::ComponentCondition> for super::ComponentCondition {
    fn from(from: k8s_openapi::api::core::v1::ComponentCondition) -> Self {
        let mut to = Self::default();
        to.error = c::from::optional_one(from.error);
        to.message = c::from::optional_one(from.message);
        to.status = c::from::one(from.status);
        to.type_ = c::from::one(from.type_);
        to
    }
}

impl From<super::ComponentCondition> for k8s_openapi::api::core::v1::ComponentCondition {
    fn from(from: super::ComponentCondition) -> Self {
        Self {
            error: c::to::optional_one(from.error),
            message: c::to::optional_one(from.message),
            status: c::to::one(from.status),
            type_: c::to::one(from.type_),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ComponentStatus> for super::ComponentStatus {
    fn from(from: k8s_openapi::api::core::v1::ComponentStatus) -> Self {
        let mut to = Self::default();
        to.conditions = c::from::optional_list(from.conditions);
        to.metadata = c::from::one(from.metadata);
        to
    }
}

impl From<super::ComponentStatus> for k8s_openapi::api::core::v1::ComponentStatus {
    fn from(from: super::ComponentStatus) -> Self {
        Self {
            conditions: c::to::optional_list(from.conditions),
            metadata: c::to::one(from.metadata),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ConfigMap> for super::ConfigMap {
    fn from(from: k8s_openapi::api::core::v1::ConfigMap) -> Self {
        let mut to = Self::default();
        to.binary_data = c::from::optional_map(from.binary_data);
        to.data = c::from::optional_map(from.data);
        to.immutable = c::from::optional_one(from.immutable);
        to.metadata = c::from::one(from.metadata);
        to
    }
}

impl From<super::ConfigMap> for k8s_openapi::api::core::v1::ConfigMap {
    fn from(from: super::ConfigMap) -> Self {
        Self {
            binary_data: c::to::optional_map(from.binary_data),
            data: c::to::optional_map(from.data),
            immutable: c::to::optional_one(from.immutable),
            metadata: c::to::one(from.metadata),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ConfigMapEnvSource> for super::ConfigMapEnvSource {
    fn from(from: k8s_openapi::api::core::v1::ConfigMapEnvSource) -> Self {
        let mut to = Self::default();
        to.name = c::from::one(from.name);
        to.optional = c::from::optional_one(from.optional);
        to
    }
}

impl From<super::ConfigMapEnvSource> for k8s_openapi::api::core::v1::ConfigMapEnvSource {
    fn from(from: super::ConfigMapEnvSource) -> Self {
        Self {
            name: c::to::one(from.name),
            optional: c::to::optional_one(from.optional),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ConfigMapKeySelector> for super::ConfigMapKeySelector {
    fn from(from: k8s_openapi::api::core::v1::ConfigMapKeySelector) -> Self {
        let mut to = Self::default();
        to.key = c::from::one(from.key);
        to.name = c::from::one(from.name);
        to.optional = c::from::optional_one(from.optional);
        to
    }
}

impl From<super::ConfigMapKeySelector> for k8s_openapi::api::core::v1::ConfigMapKeySelector {
    fn from(from: super::ConfigMapKeySelector) -> Self {
        Self {
            key: c::to::one(from.key),
            name: c::to::one(from.name),
            optional: c::to::optional_one(from.optional),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ConfigMapNodeConfigSource> for super::ConfigMapNodeConfigSource {
    fn from(from: k8s_openapi::api::core::v1::ConfigMapNodeConfigSource) -> Self {
        let mut to = Self::default();
        to.kubelet_config_key = c::from::one(from.kubelet_config_key);
        to.name = c::from::one(from.name);
        to.namespace = c::from::one(from.namespace);
        to.resource_version = c::from::optional_one(from.resource_version);
        to.uid = c::from::optional_one(from.uid);
        to
    }
}

impl From<super::ConfigMapNodeConfigSource> for k8s_openapi::api::core::v1::ConfigMapNodeConfigSource {
    fn from(from: super::ConfigMapNodeConfigSource) -> Self {
        Self {
            kubelet_config_key: c::to::one(from.kubelet_config_key),
            name: c::to::one(from.name),
            namespace: c::to::one(from.namespace),
            resource_version: c::to::optional_one(from.resource_version),
            uid: c::to::optional_one(from.uid),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ConfigMapProjection> for super::ConfigMapProjection {
    fn from(from: k8s_openapi::api::core::v1::ConfigMapProjection) -> Self {
        let mut to = Self::default();
        to.items = c::from::optional_list(from.items);
        to.name = c::from::one(from.name);
        to.optional = c::from::optional_one(from.optional);
        to
    }
}

impl From<super::ConfigMapProjection> for k8s_openapi::api::core::v1::ConfigMapProjection {
    fn from(from: super::ConfigMapProjection) -> Self {
        Self {
            items: c::to::optional_list(from.items),
            name: c::to::one(from.name),
            optional: c::to::optional_one(from.optional),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ConfigMapVolumeSource> for super::ConfigMapVolumeSource {
    fn from(from: k8s_openapi::api::core::v1::ConfigMapVolumeSource) -> Self {
        let mut to = Self::default();
        to.default_mode = c::from::optional_one(from.default_mode);
        to.items = c::from::optional_list(from.items);
        to.name = c::from::one(from.name);
        to.optional = c::from::optional_one(from.optional);
        to
    }
}

impl From<super::ConfigMapVolumeSource> for k8s_openapi::api::core::v1::ConfigMapVolumeSource {
    fn from(from: super::ConfigMapVolumeSource) -> Self {
        Self {
            default_mode: c::to::optional_one(from.default_mode),
            items: c::to::optional_list(from.items),
            name: c::to::one(from.name),
            optional: c::to::optional_one(from.optional),
            ..Default::default()
        }
    }
}

impl From<k8s_openapi::api::core::v1::Container> for super::Container {
    fn from(from: k8s_openapi::api::core::v1::Container) -> Self {
        let mut to = Self::default();
        to.args = c::from::optional_shared_list(from.args);
        to.command = c::from::optional_shared_list(from.command);
        to.env = c::from::optional_shared_list(from.env);
        to.rare.put(c::from::optional_shared_list(from.env_from), |rare| {
            &mut rare.env_from
        });
        to.image = c::from::optional_one(from.image);
        to.image_pull_policy = c::from::optional_one(from.image_pull_policy);
        to.rare.put(c::from::optional_shared(from.lifecycle), |rare| {
            &mut rare.lifecycle
        });
        to.liveness_probe = c::from::optional_shared(from.liveness_probe);
        to.name = c::from::one(from.name);
        to.ports = c::from::optional_shared_list(from.ports);
        to.readiness_probe = c::from::optional_shared(from.readiness_probe);
        to.rare.put(c::from::optional_list(from.resize_policy), |rare| {
            &mut rare.resize_policy
        });
        to.resources = c::from::optional_shared(from.resources);
        to.rare.put(c::from::optional_one(from.restart_policy), |rare| {
            &mut rare.restart_policy
        });
        to.rare
            .put(c::from::optional_list(from.restart_policy_rules), |rare| {
                &mut rare.restart_policy_rules
            });
        to.security_context = c::from::optional_shared(from.security_context);
        to.rare.put(c::from::optional_shared(from.startup_probe), |rare| {
            &mut rare.startup_probe
        });
        to.rare
            .put(c::from::optional_one(from.stdin), |rare| &mut rare.stdin);
        to.rare.put(c::from::optional_one(from.stdin_once), |rare| {
            &mut rare.stdin_once
        });
        to.termination_message_path = c::from::optional_one(from.termination_message_path);
        to.termination_message_policy = c::from::optional_one(from.termination_message_policy);
        to.rare.put(c::from::optional_one(from.tty), |rare| &mut rare.tty);
        to.rare.put(c::from::optional_list(from.volume_devices), |rare| {
            &mut rare.volume_devices
        });
        to.volume_mounts = c::from::optional_list(from.volume_mounts);
        to.rare.put(c::from::optional_one(from.working_dir), |rare| {
            &mut rare.working_dir
        });
        to
    }
}

impl From<super::Container> for k8s_openapi::api::core::v1::Container {
    fn from(from: super::Container) -> Self {
        let rare = from.rare.into_inner();
        Self {
            args: c::to::optional_shared_list(from.args),
            command: c::to::optional_shared_list(from.command),
            env: c::to::optional_shared_list(from.env),
            env_from: c::to::optional_shared_list(rare.env_from),
            image: c::to::optional_one(from.image),
            image_pull_policy: c::to::optional_one(from.image_pull_policy),
            lifecycle: c::to::optional_shared(rare.lifecycle),
            liveness_probe: c::to::optional_shared(from.liveness_probe),
            name: c::to::one(from.name),
            ports: c::to::optional_shared_list(from.ports),
            readiness_probe: c::to::optional_shared(from.readiness_probe),
            resize_policy: c::to::optional_list(rare.resize_policy),
            resources: c::to::optional_shared(from.resources),
            restart_policy: c::to::optional_one(rare.restart_policy),
            restart_policy_rules: c::to::optional_list(rare.restart_policy_rules),
            security_context: c::to::optional_shared(from.security_context),
            startup_probe: c::to::optional_shared(rare.startup_probe),
            stdin: c::to::optional_one(rare.stdin),
            stdin_once: c::to::optional_one(rare.stdin_once),
            termination_message_path: c::to::optional_one(from.termination_message_path),
            termination_message_policy: c::to::optional_one(from.termination_message_policy),
            tty: c::to::optional_one(rare.tty),
            volume_devices: c::to::optional_list(rare.volume_devices),
            volume_mounts: c::to::optional_list(from.volume_mounts),
            working_dir: c::to::optional_one(rare.working_dir),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ContainerExtendedResourceRequest>
    for super::ContainerExtendedResourceRequest
{
    fn from(from: k8s_openapi::api::core::v1::ContainerExtendedResourceRequest) -> Self {
        let mut to = Self::default();
        to.container_name = c::from::one(from.container_name);
        to.request_name = c::from::one(from.request_name);
        to.resource_name = c::from::one(from.resource_name);
        to
    }
}

impl From<super::ContainerExtendedResourceRequest>
    for k8s_openapi::api::core::v1::ContainerExtendedResourceRequest
{
    fn from(from: super::ContainerExtendedResourceRequest) -> Self {
        Self {
            container_name: c::to::one(from.container_name),
            request_name: c::to::one(from.request_name),
            resource_name: c::to::one(from.resource_name),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ContainerImage> for super::ContainerImage {
    fn from(from: k8s_openapi::api::core::v1::ContainerImage) -> Self {
        let mut to = Self::default();
        to.names = c::from::optional_list(from.names);
        to.size_bytes = c::from::optional_one(from.size_bytes);
        to
    }
}

impl From<super::ContainerImage> for k8s_openapi::api::core::v1::ContainerImage {
    fn from(from: super::ContainerImage) -> Self {
        Self {
            names: c::to::optional_list(from.names),
            size_bytes: c::to::optional_one(from.size_bytes),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ContainerPort> for super::ContainerPort {
    fn from(from: k8s_openapi::api::core::v1::ContainerPort) -> Self {
        let mut to = Self::default();
        to.container_port = c::from::one(from.container_port);
        to.host_ip = c::from::optional_one(from.host_ip);
        to.host_port = c::from::optional_one(from.host_port);
        to.name = c::from::optional_one(from.name);
        to.protocol = c::from::optional_one(from.protocol);
        to
    }
}

impl From<super::ContainerPort> for k8s_openapi::api::core::v1::ContainerPort {
    fn from(from: super::ContainerPort) -> Self {
        Self {
            container_port: c::to::one(from.container_port),
            host_ip: c::to::optional_one(from.host_ip),
            host_port: c::to::optional_one(from.host_port),
            name: c::to::optional_one(from.name),
            protocol: c::to::optional_one(from.protocol),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ContainerResizePolicy> for super::ContainerResizePolicy {
    fn from(from: k8s_openapi::api::core::v1::ContainerResizePolicy) -> Self {
        let mut to = Self::default();
        to.resource_name = c::from::one(from.resource_name);
        to.restart_policy = c::from::one(from.restart_policy);
        to
    }
}

impl From<super::ContainerResizePolicy> for k8s_openapi::api::core::v1::ContainerResizePolicy {
    fn from(from: super::ContainerResizePolicy) -> Self {
        Self {
            resource_name: c::to::one(from.resource_name),
            restart_policy: c::to::one(from.restart_policy),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ContainerRestartRule> for super::ContainerRestartRule {
    fn from(from: k8s_openapi::api::core::v1::ContainerRestartRule) -> Self {
        let mut to = Self::default();
        to.action = c::from::one(from.action);
        to.exit_codes = c::from::optional_boxed(from.exit_codes);
        to
    }
}

impl From<super::ContainerRestartRule> for k8s_openapi::api::core::v1::ContainerRestartRule {
    fn from(from: super::ContainerRestartRule) -> Self {
        Self {
            action: c::to::one(from.action),
            exit_codes: c::to::optional_boxed(from.exit_codes),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ContainerRestartRuleOnExitCodes>
    for super::ContainerRestartRuleOnExitCodes
{
    fn from(from: k8s_openapi::api::core::v1::ContainerRestartRuleOnExitCodes) -> Self {
        let mut to = Self::default();
        to.operator = c::from::one(from.operator);
        to.values = c::from::optional_list(from.values);
        to
    }
}

impl From<super::ContainerRestartRuleOnExitCodes>
    for k8s_openapi::api::core::v1::ContainerRestartRuleOnExitCodes
{
    fn from(from: super::ContainerRestartRuleOnExitCodes) -> Self {
        Self {
            operator: c::to::one(from.operator),
            values: c::to::optional_list(from.values),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ContainerState> for super::ContainerState {
    fn from(from: k8s_openapi::api::core::v1::ContainerState) -> Self {
        let mut to = Self::default();
        to.running = c::from::optional_boxed(from.running);
        to.terminated = c::from::optional_boxed(from.terminated);
        to.waiting = c::from::optional_boxed(from.waiting);
        to
    }
}

impl From<super::ContainerState> for k8s_openapi::api::core::v1::ContainerState {
    fn from(from: super::ContainerState) -> Self {
        Self {
            running: c::to::optional_boxed(from.running),
            terminated: c::to::optional_boxed(from.terminated),
            waiting: c::to::optional_boxed(from.waiting),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ContainerStateRunning> for super::ContainerStateRunning {
    fn from(from: k8s_openapi::api::core::v1::ContainerStateRunning) -> Self {
        let mut to = Self::default();
        to.started_at = c::from::optional_one(from.started_at);
        to
    }
}

impl From<super::ContainerStateRunning> for k8s_openapi::api::core::v1::ContainerStateRunning {
    fn from(from: super::ContainerStateRunning) -> Self {
        Self {
            started_at: c::to::optional_one(from.started_at),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ContainerStateTerminated> for super::ContainerStateTerminated {
    fn from(from: k8s_openapi::api::core::v1::ContainerStateTerminated) -> Self {
        let mut to = Self::default();
        to.container_id = c::from::optional_one(from.container_id);
        to.exit_code = c::from::one(from.exit_code);
        to.finished_at = c::from::optional_one(from.finished_at);
        to.message = c::from::optional_one(from.message);
        to.reason = c::from::optional_one(from.reason);
        to.signal = c::from::optional_one(from.signal);
        to.started_at = c::from::optional_one(from.started_at);
        to
    }
}

impl From<super::ContainerStateTerminated> for k8s_openapi::api::core::v1::ContainerStateTerminated {
    fn from(from: super::ContainerStateTerminated) -> Self {
        Self {
            container_id: c::to::optional_one(from.container_id),
            exit_code: c::to::one(from.exit_code),
            finished_at: c::to::optional_one(from.finished_at),
            message: c::to::optional_one(from.message),
            reason: c::to::optional_one(from.reason),
            signal: c::to::optional_one(from.signal),
            started_at: c::to::optional_one(from.started_at),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ContainerStateWaiting> for super::ContainerStateWaiting {
    fn from(from: k8s_openapi::api::core::v1::ContainerStateWaiting) -> Self {
        let mut to = Self::default();
        to.message = c::from::optional_one(from.message);
        to.reason = c::from::optional_one(from.reason);
        to
    }
}

impl From<super::ContainerStateWaiting> for k8s_openapi::api::core::v1::ContainerStateWaiting {
    fn from(from: super::ContainerStateWaiting) -> Self {
        Self {
            message: c::to::optional_one(from.message),
            reason: c::to::optional_one(from.reason),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ContainerStatus> for super::ContainerStatus {
    fn from(from: k8s_openapi::api::core::v1::ContainerStatus) -> Self {
        let mut to = Self::default();
        to.allocated_resources = c::from::optional_map(from.allocated_resources);
        to.rare
            .put(c::from::optional_list(from.allocated_resources_status), |rare| {
                &mut rare.allocated_resources_status
            });
        to.container_id = c::from::optional_one(from.container_id);
        to.image = c::from::one(from.image);
        to.image_id = c::from::one(from.image_id);
        to.last_state = c::from::optional_shared(from.last_state);
        to.name = c::from::one(from.name);
        to.ready = c::from::one(from.ready);
        to.resources = c::from::optional_shared(from.resources);
        to.restart_count = c::from::one(from.restart_count);
        to.started = c::from::optional_one(from.started);
        to.state = c::from::optional_boxed(from.state);
        to.rare.put(c::from::optional_one(from.stop_signal), |rare| {
            &mut rare.stop_signal
        });
        to.rare
            .put(c::from::optional_boxed(from.user), |rare| &mut rare.user);
        to.volume_mounts = c::from::optional_list(from.volume_mounts);
        to
    }
}

impl From<super::ContainerStatus> for k8s_openapi::api::core::v1::ContainerStatus {
    fn from(from: super::ContainerStatus) -> Self {
        let rare = from.rare.into_inner();
        Self {
            allocated_resources: c::to::optional_map(from.allocated_resources),
            allocated_resources_status: c::to::optional_list(rare.allocated_resources_status),
            container_id: c::to::optional_one(from.container_id),
            image: c::to::one(from.image),
            image_id: c::to::one(from.image_id),
            last_state: c::to::optional_shared(from.last_state),
            name: c::to::one(from.name),
            ready: c::to::one(from.ready),
            resources: c::to::optional_shared(from.resources),
            restart_count: c::to::one(from.restart_count),
            started: c::to::optional_one(from.started),
            state: c::to::optional_boxed(from.state),
            stop_signal: c::to::optional_one(rare.stop_signal),
            user: c::to::optional_boxed(rare.user),
            volume_mounts: c::to::optional_list(from.volume_mounts),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ContainerUser> for super::ContainerUser {
    fn from(from: k8s_openapi::api::core::v1::ContainerUser) -> Self {
        let mut to = Self::default();
        to.linux = c::from::optional_boxed(from.linux);
        to
    }
}

impl From<super::ContainerUser> for k8s_openapi::api::core::v1::ContainerUser {
    fn from(from: super::ContainerUser) -> Self {
        Self {
            linux: c::to::optional_boxed(from.linux),
        }
    }
}

impl From<k8s_openapi::api::core::v1::DaemonEndpoint> for super::DaemonEndpoint {
    fn from(from: k8s_openapi::api::core::v1::DaemonEndpoint) -> Self {
        let mut to = Self::default();
        to.port = c::from::one(from.port);
        to
    }
}

impl From<super::DaemonEndpoint> for k8s_openapi::api::core::v1::DaemonEndpoint {
    fn from(from: super::DaemonEndpoint) -> Self {
        Self {
            port: c::to::one(from.port),
        }
    }
}

impl From<k8s_openapi::api::core::v1::DownwardAPIProjection> for super::DownwardAPIProjection {
    fn from(from: k8s_openapi::api::core::v1::DownwardAPIProjection) -> Self {
        let mut to = Self::default();
        to.items = c::from::optional_list(from.items);
        to
    }
}

impl From<super::DownwardAPIProjection> for k8s_openapi::api::core::v1::DownwardAPIProjection {
    fn from(from: super::DownwardAPIProjection) -> Self {
        Self {
            items: c::to::optional_list(from.items),
        }
    }
}

impl From<k8s_openapi::api::core::v1::DownwardAPIVolumeFile> for super::DownwardAPIVolumeFile {
    fn from(from: k8s_openapi::api::core::v1::DownwardAPIVolumeFile) -> Self {
        let mut to = Self::default();
        to.field_ref = c::from::optional_boxed(from.field_ref);
        to.mode = c::from::optional_one(from.mode);
        to.path = c::from::one(from.path);
        to.resource_field_ref = c::from::optional_boxed(from.resource_field_ref);
        to
    }
}

impl From<super::DownwardAPIVolumeFile> for k8s_openapi::api::core::v1::DownwardAPIVolumeFile {
    fn from(from: super::DownwardAPIVolumeFile) -> Self {
        Self {
            field_ref: c::to::optional_boxed(from.field_ref),
            mode: c::to::optional_one(from.mode),
            path: c::to::one(from.path),
            resource_field_ref: c::to::optional_boxed(from.resource_field_ref),
            ..Default::default()
        }
    }
}

impl From<k8s_openapi::api::core::v1::DownwardAPIVolumeSource> for super::DownwardAPIVolumeSource {
    fn from(from: k8s_openapi::api::core::v1::DownwardAPIVolumeSource) -> Self {
        let mut to = Self::default();
        to.default_mode = c::from::optional_one(from.default_mode);
        to.items = c::from::optional_list(from.items);
        to
    }
}

impl From<super::DownwardAPIVolumeSource> for k8s_openapi::api::core::v1::DownwardAPIVolumeSource {
    fn from(from: super::DownwardAPIVolumeSource) -> Self {
        Self {
            default_mode: c::to::optional_one(from.default_mode),
            items: c::to::optional_list(from.items),
            ..Default::default()
        }
    }
}

impl From<k8s_openapi::api::core::v1::EmptyDirVolumeSource> for super::EmptyDirVolumeSource {
    fn from(from: k8s_openapi::api::core::v1::EmptyDirVolumeSource) -> Self {
        let mut to = Self::default();
        to.medium = c::from::optional_one(from.medium);
        to.size_limit = c::from::optional_one(from.size_limit);
        to
    }
}

impl From<super::EmptyDirVolumeSource> for k8s_openapi::api::core::v1::EmptyDirVolumeSource {
    fn from(from: super::EmptyDirVolumeSource) -> Self {
        Self {
            medium: c::to::optional_one(from.medium),
            size_limit: c::to::optional_one(from.size_limit),
            ..Default::default()
        }
    }
}

impl From<k8s_openapi::api::core::v1::EndpointAddress> for super::EndpointAddress {
    fn from(from: k8s_openapi::api::core::v1::EndpointAddress) -> Self {
        let mut to = Self::default();
        to.hostname = c::from::optional_one(from.hostname);
        to.ip = c::from::one(from.ip);
        to.node_name = c::from::optional_one(from.node_name);
        to.target_ref = c::from::optional_boxed(from.target_ref);
        to
    }
}

impl From<super::EndpointAddress> for k8s_openapi::api::core::v1::EndpointAddress {
    fn from(from: super::EndpointAddress) -> Self {
        Self {
            hostname: c::to::optional_one(from.hostname),
            ip: c::to::one(from.ip),
            node_name: c::to::optional_one(from.node_name),
            target_ref: c::to::optional_boxed(from.target_ref),
        }
    }
}

impl From<k8s_openapi::api::core::v1::EndpointPort> for super::EndpointPort {
    fn from(from: k8s_openapi::api::core::v1::EndpointPort) -> Self {
        let mut to = Self::default();
        to.app_protocol = c::from::optional_one(from.app_protocol);
        to.name = c::from::optional_one(from.name);
        to.port = c::from::one(from.port);
        to.protocol = c::from::optional_one(from.protocol);
        to
    }
}

impl From<super::EndpointPort> for k8s_openapi::api::core::v1::EndpointPort {
    fn from(from: super::EndpointPort) -> Self {
        Self {
            app_protocol: c::to::optional_one(from.app_protocol),
            name: c::to::optional_one(from.name),
            port: c::to::one(from.port),
            protocol: c::to::optional_one(from.protocol),
        }
    }
}

impl From<k8s_openapi::api::core::v1::EndpointSubset> for super::EndpointSubset {
    fn from(from: k8s_openapi::api::core::v1::EndpointSubset) -> Self {
        let mut to = Self::default();
        to.addresses = c::from::optional_list(from.addresses);
        to.not_ready_addresses = c::from::optional_list(from.not_ready_addresses);
        to.ports = c::from::optional_list(from.ports);
        to
    }
}

impl From<super::EndpointSubset> for k8s_openapi::api::core::v1::EndpointSubset {
    fn from(from: super::EndpointSubset) -> Self {
        Self {
            addresses: c::to::optional_list(from.addresses),
            not_ready_addresses: c::to::optional_list(from.not_ready_addresses),
            ports: c::to::optional_list(from.ports),
        }
    }
}

impl From<k8s_openapi::api::core::v1::Endpoints> for super::Endpoints {
    fn from(from: k8s_openapi::api::core::v1::Endpoints) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.subsets = c::from::optional_list(from.subsets);
        to
    }
}

impl From<super::Endpoints> for k8s_openapi::api::core::v1::Endpoints {
    fn from(from: super::Endpoints) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            subsets: c::to::optional_list(from.subsets),
        }
    }
}

impl From<k8s_openapi::api::core::v1::EnvFromSource> for super::EnvFromSource {
    fn from(from: k8s_openapi::api::core::v1::EnvFromSource) -> Self {
        let mut to = Self::default();
        to.config_map_ref = c::from::optional_boxed(from.config_map_ref);
        to.prefix = c::from::optional_one(from.prefix);
        to.secret_ref = c::from::optional_boxed(from.secret_ref);
        to
    }
}

impl From<super::EnvFromSource> for k8s_openapi::api::core::v1::EnvFromSource {
    fn from(from: super::EnvFromSource) -> Self {
        Self {
            config_map_ref: c::to::optional_boxed(from.config_map_ref),
            prefix: c::to::optional_one(from.prefix),
            secret_ref: c::to::optional_boxed(from.secret_ref),
        }
    }
}

impl From<k8s_openapi::api::core::v1::EnvVar> for super::EnvVar {
    fn from(from: k8s_openapi::api::core::v1::EnvVar) -> Self {
        let mut to = Self::default();
        to.name = c::from::one(from.name);
        to.value = c::from::optional_one(from.value);
        to.value_from = c::from::optional_shared(from.value_from);
        to
    }
}

impl From<super::EnvVar> for k8s_openapi::api::core::v1::EnvVar {
    fn from(from: super::EnvVar) -> Self {
        Self {
            name: c::to::one(from.name),
            value: c::to::optional_one(from.value),
            value_from: c::to::optional_shared(from.value_from),
        }
    }
}

impl From<k8s_openapi::api::core::v1::EnvVarSource> for super::EnvVarSource {
    fn from(from: k8s_openapi::api::core::v1::EnvVarSource) -> Self {
        let mut to = Self::default();
        to.config_map_key_ref = c::from::optional_boxed(from.config_map_key_ref);
        to.field_ref = c::from::optional_boxed(from.field_ref);
        to.file_key_ref = c::from::optional_boxed(from.file_key_ref);
        to.resource_field_ref = c::from::optional_boxed(from.resource_field_ref);
        to.secret_key_ref = c::from::optional_boxed(from.secret_key_ref);
        to
    }
}

impl From<super::EnvVarSource> for k8s_openapi::api::core::v1::EnvVarSource {
    fn from(from: super::EnvVarSource) -> Self {
        Self {
            config_map_key_ref: c::to::optional_boxed(from.config_map_key_ref),
            field_ref: c::to::optional_boxed(from.field_ref),
            file_key_ref: c::to::optional_boxed(from.file_key_ref),
            resource_field_ref: c::to::optional_boxed(from.resource_field_ref),
            secret_key_ref: c::to::optional_boxed(from.secret_key_ref),
        }
    }
}

impl From<k8s_openapi::api::core::v1::EphemeralContainer> for super::EphemeralContainer {
    fn from(from: k8s_openapi::api::core::v1::EphemeralContainer) -> Self {
        let mut to = Self::default();
        to.args = c::from::optional_shared_list(from.args);
        to.command = c::from::optional_shared_list(from.command);
        to.rare
            .put(c::from::optional_shared_list(from.env), |rare| &mut rare.env);
        to.rare.put(c::from::optional_shared_list(from.env_from), |rare| {
            &mut rare.env_from
        });
        to.image = c::from::optional_one(from.image);
        to.image_pull_policy = c::from::optional_one(from.image_pull_policy);
        to.rare.put(c::from::optional_boxed(from.lifecycle), |rare| {
            &mut rare.lifecycle
        });
        to.rare.put(c::from::optional_boxed(from.liveness_probe), |rare| {
            &mut rare.liveness_probe
        });
        to.name = c::from::one(from.name);
        to.rare
            .put(c::from::optional_list(from.ports), |rare| &mut rare.ports);
        to.rare
            .put(c::from::optional_boxed(from.readiness_probe), |rare| {
                &mut rare.readiness_probe
            });
        to.rare.put(c::from::optional_list(from.resize_policy), |rare| {
            &mut rare.resize_policy
        });
        to.resources = c::from::optional_shared(from.resources);
        to.rare.put(c::from::optional_one(from.restart_policy), |rare| {
            &mut rare.restart_policy
        });
        to.rare
            .put(c::from::optional_list(from.restart_policy_rules), |rare| {
                &mut rare.restart_policy_rules
            });
        to.rare
            .put(c::from::optional_shared(from.security_context), |rare| {
                &mut rare.security_context
            });
        to.rare.put(c::from::optional_boxed(from.startup_probe), |rare| {
            &mut rare.startup_probe
        });
        to.rare
            .put(c::from::optional_one(from.stdin), |rare| &mut rare.stdin);
        to.rare.put(c::from::optional_one(from.stdin_once), |rare| {
            &mut rare.stdin_once
        });
        to.target_container_name = c::from::optional_one(from.target_container_name);
        to.termination_message_path = c::from::optional_one(from.termination_message_path);
        to.termination_message_policy = c::from::optional_one(from.termination_message_policy);
        to.rare.put(c::from::optional_one(from.tty), |rare| &mut rare.tty);
        to.rare.put(c::from::optional_list(from.volume_devices), |rare| {
            &mut rare.volume_devices
        });
        to.rare.put(c::from::optional_list(from.volume_mounts), |rare| {
            &mut rare.volume_mounts
        });
        to.rare.put(c::from::optional_one(from.working_dir), |rare| {
            &mut rare.working_dir
        });
        to
    }
}

impl From<super::EphemeralContainer> for k8s_openapi::api::core::v1::EphemeralContainer {
    fn from(from: super::EphemeralContainer) -> Self {
        let rare = from.rare.into_inner();
        Self {
            args: c::to::optional_shared_list(from.args),
            command: c::to::optional_shared_list(from.command),
            env: c::to::optional_shared_list(rare.env),
            env_from: c::to::optional_shared_list(rare.env_from),
            image: c::to::optional_one(from.image),
            image_pull_policy: c::to::optional_one(from.image_pull_policy),
            lifecycle: c::to::optional_boxed(rare.lifecycle),
            liveness_probe: c::to::optional_boxed(rare.liveness_probe),
            name: c::to::one(from.name),
            ports: c::to::optional_list(rare.ports),
            readiness_probe: c::to::optional_boxed(rare.readiness_probe),
            resize_policy: c::to::optional_list(rare.resize_policy),
            resources: c::to::optional_shared(from.resources),
            restart_policy: c::to::optional_one(rare.restart_policy),
            restart_policy_rules: c::to::optional_list(rare.restart_policy_rules),
            security_context: c::to::optional_shared(rare.security_context),
            startup_probe: c::to::optional_boxed(rare.startup_probe),
            stdin: c::to::optional_one(rare.stdin),
            stdin_once: c::to::optional_one(rare.stdin_once),
            target_container_name: c::to::optional_one(from.target_container_name),
            termination_message_path: c::to::optional_one(from.termination_message_path),
            termination_message_policy: c::to::optional_one(from.termination_message_policy),
            tty: c::to::optional_one(rare.tty),
            volume_devices: c::to::optional_list(rare.volume_devices),
            volume_mounts: c::to::optional_list(rare.volume_mounts),
            working_dir: c::to::optional_one(rare.working_dir),
        }
    }
}

impl From<k8s_openapi::api::core::v1::EphemeralVolumeSource> for super::EphemeralVolumeSource {
    fn from(from: k8s_openapi::api::core::v1::EphemeralVolumeSource) -> Self {
        let mut to = Self::default();
        to.volume_claim_template = c::from::optional_boxed(from.volume_claim_template);
        to
    }
}

impl From<super::EphemeralVolumeSource> for k8s_openapi::api::core::v1::EphemeralVolumeSource {
    fn from(from: super::EphemeralVolumeSource) -> Self {
        Self {
            volume_claim_template: c::to::optional_boxed(from.volume_claim_template),
        }
    }
}

impl From<k8s_openapi::api::core::v1::Event> for super::Event {
    fn from(from: k8s_openapi::api::core::v1::Event) -> Self {
        let mut to = Self::default();
        to.rare
            .put(c::from::optional_one(from.action), |rare| &mut rare.action);
        to.count = c::from::optional_one(from.count);
        to.rare.put(c::from::optional_one(from.event_time), |rare| {
            &mut rare.event_time
        });
        to.first_timestamp = c::from::optional_one(from.first_timestamp);
        to.involved_object = c::from::one(from.involved_object);
        to.last_timestamp = c::from::optional_one(from.last_timestamp);
        to.message = c::from::optional_one(from.message);
        to.metadata = c::from::one(from.metadata);
        to.reason = c::from::optional_one(from.reason);
        to.rare
            .put(c::from::optional_boxed(from.related), |rare| &mut rare.related);
        to.reporting_component = c::from::optional_one(from.reporting_component);
        to.reporting_instance = c::from::optional_one(from.reporting_instance);
        to.rare
            .put(c::from::optional_boxed(from.series), |rare| &mut rare.series);
        to.source = c::from::optional_boxed(from.source);
        to.type_ = c::from::optional_one(from.type_);
        to
    }
}

impl From<super::Event> for k8s_openapi::api::core::v1::Event {
    fn from(from: super::Event) -> Self {
        let rare = from.rare.into_inner();
        Self {
            action: c::to::optional_one(rare.action),
            count: c::to::optional_one(from.count),
            event_time: c::to::optional_one(rare.event_time),
            first_timestamp: c::to::optional_one(from.first_timestamp),
            involved_object: c::to::one(from.involved_object),
            last_timestamp: c::to::optional_one(from.last_timestamp),
            message: c::to::optional_one(from.message),
            metadata: c::to::one(from.metadata),
            reason: c::to::optional_one(from.reason),
            related: c::to::optional_boxed(rare.related),
            reporting_component: c::to::optional_one(from.reporting_component),
            reporting_instance: c::to::optional_one(from.reporting_instance),
            series: c::to::optional_boxed(rare.series),
            source: c::to::optional_boxed(from.source),
            type_: c::to::optional_one(from.type_),
        }
    }
}

impl From<k8s_openapi::api::core::v1::EventSeries> for super::EventSeries {
    fn from(from: k8s_openapi::api::core::v1::EventSeries) -> Self {
        let mut to = Self::default();
        to.count = c::from::optional_one(from.count);
        to.last_observed_time = c::from::optional_one(from.last_observed_time);
        to
    }
}

impl From<super::EventSeries> for k8s_openapi::api::core::v1::EventSeries {
    fn from(from: super::EventSeries) -> Self {
        Self {
            count: c::to::optional_one(from.count),
            last_observed_time: c::to::optional_one(from.last_observed_time),
        }
    }
}

impl From<k8s_openapi::api::core::v1::EventSource> for super::EventSource {
    fn from(from: k8s_openapi::api::core::v1::EventSource) -> Self {
        let mut to = Self::default();
        to.component = c::from::optional_one(from.component);
        to.host = c::from::optional_one(from.host);
        to
    }
}

impl From<super::EventSource> for k8s_openapi::api::core::v1::EventSource {
    fn from(from: super::EventSource) -> Self {
        Self {
            component: c::to::optional_one(from.component),
            host: c::to::optional_one(from.host),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ExecAction> for super::ExecAction {
    fn from(from: k8s_openapi::api::core::v1::ExecAction) -> Self {
        let mut to = Self::default();
        to.command = c::from::optional_list(from.command);
        to
    }
}

impl From<super::ExecAction> for k8s_openapi::api::core::v1::ExecAction {
    fn from(from: super::ExecAction) -> Self {
        Self {
            command: c::to::optional_list(from.command),
        }
    }
}

impl From<k8s_openapi::api::core::v1::FCVolumeSource> for super::FCVolumeSource {
    fn from(from: k8s_openapi::api::core::v1::FCVolumeSource) -> Self {
        let mut to = Self::default();
        to.fs_type = c::from::optional_one(from.fs_type);
        to.lun = c::from::optional_one(from.lun);
        to.read_only = c::from::optional_one(from.read_only);
        to.target_wwns = c::from::optional_list(from.target_wwns);
        to.wwids = c::from::optional_list(from.wwids);
        to
    }
}

impl From<super::FCVolumeSource> for k8s_openapi::api::core::v1::FCVolumeSource {
    fn from(from: super::FCVolumeSource) -> Self {
        Self {
            fs_type: c::to::optional_one(from.fs_type),
            lun: c::to::optional_one(from.lun),
            read_only: c::to::optional_one(from.read_only),
            target_wwns: c::to::optional_list(from.target_wwns),
            wwids: c::to::optional_list(from.wwids),
        }
    }
}

impl From<k8s_openapi::api::core::v1::FileKeySelector> for super::FileKeySelector {
    fn from(from: k8s_openapi::api::core::v1::FileKeySelector) -> Self {
        let mut to = Self::default();
        to.key = c::from::one(from.key);
        to.optional = c::from::optional_one(from.optional);
        to.path = c::from::one(from.path);
        to.volume_name = c::from::one(from.volume_name);
        to
    }
}

impl From<super::FileKeySelector> for k8s_openapi::api::core::v1::FileKeySelector {
    fn from(from: super::FileKeySelector) -> Self {
        Self {
            key: c::to::one(from.key),
            optional: c::to::optional_one(from.optional),
            path: c::to::one(from.path),
            volume_name: c::to::one(from.volume_name),
        }
    }
}

impl From<k8s_openapi::api::core::v1::FlexPersistentVolumeSource> for super::FlexPersistentVolumeSource {
    fn from(from: k8s_openapi::api::core::v1::FlexPersistentVolumeSource) -> Self {
        let mut to = Self::default();
        to.driver = c::from::one(from.driver);
        to.fs_type = c::from::optional_one(from.fs_type);
        to.options = c::from::optional_map(from.options);
        to.read_only = c::from::optional_one(from.read_only);
        to.secret_ref = c::from::optional_boxed(from.secret_ref);
        to
    }
}

impl From<super::FlexPersistentVolumeSource> for k8s_openapi::api::core::v1::FlexPersistentVolumeSource {
    fn from(from: super::FlexPersistentVolumeSource) -> Self {
        Self {
            driver: c::to::one(from.driver),
            fs_type: c::to::optional_one(from.fs_type),
            options: c::to::optional_map(from.options),
            read_only: c::to::optional_one(from.read_only),
            secret_ref: c::to::optional_boxed(from.secret_ref),
        }
    }
}

impl From<k8s_openapi::api::core::v1::FlexVolumeSource> for super::FlexVolumeSource {
    fn from(from: k8s_openapi::api::core::v1::FlexVolumeSource) -> Self {
        let mut to = Self::default();
        to.driver = c::from::one(from.driver);
        to.fs_type = c::from::optional_one(from.fs_type);
        to.options = c::from::optional_map(from.options);
        to.read_only = c::from::optional_one(from.read_only);
        to.secret_ref = c::from::optional_boxed(from.secret_ref);
        to
    }
}

impl From<super::FlexVolumeSource> for k8s_openapi::api::core::v1::FlexVolumeSource {
    fn from(from: super::FlexVolumeSource) -> Self {
        Self {
            driver: c::to::one(from.driver),
            fs_type: c::to::optional_one(from.fs_type),
            options: c::to::optional_map(from.options),
            read_only: c::to::optional_one(from.read_only),
            secret_ref: c::to::optional_boxed(from.secret_ref),
        }
    }
}

impl From<k8s_openapi::api::core::v1::FlockerVolumeSource> for super::FlockerVolumeSource {
    fn from(from: k8s_openapi::api::core::v1::FlockerVolumeSource) -> Self {
        let mut to = Self::default();
        to.dataset_name = c::from::optional_one(from.dataset_name);
        to.dataset_uuid = c::from::optional_one(from.dataset_uuid);
        to
    }
}

impl From<super::FlockerVolumeSource> for k8s_openapi::api::core::v1::FlockerVolumeSource {
    fn from(from: super::FlockerVolumeSource) -> Self {
        Self {
            dataset_name: c::to::optional_one(from.dataset_name),
            dataset_uuid: c::to::optional_one(from.dataset_uuid),
        }
    }
}

impl From<k8s_openapi::api::core::v1::GCEPersistentDiskVolumeSource>
    for super::GCEPersistentDiskVolumeSource
{
    fn from(from: k8s_openapi::api::core::v1::GCEPersistentDiskVolumeSource) -> Self {
        let mut to = Self::default();
        to.fs_type = c::from::optional_one(from.fs_type);
        to.partition = c::from::optional_one(from.partition);
        to.pd_name = c::from::one(from.pd_name);
        to.read_only = c::from::optional_one(from.read_only);
        to
    }
}

impl From<super::GCEPersistentDiskVolumeSource>
    for k8s_openapi::api::core::v1::GCEPersistentDiskVolumeSource
{
    fn from(from: super::GCEPersistentDiskVolumeSource) -> Self {
        Self {
            fs_type: c::to::optional_one(from.fs_type),
            partition: c::to::optional_one(from.partition),
            pd_name: c::to::one(from.pd_name),
            read_only: c::to::optional_one(from.read_only),
        }
    }
}

impl From<k8s_openapi::api::core::v1::GRPCAction> for super::GRPCAction {
    fn from(from: k8s_openapi::api::core::v1::GRPCAction) -> Self {
        let mut to = Self::default();
        to.port = c::from::one(from.port);
        to.service = c::from::optional_one(from.service);
        to
    }
}

impl From<super::GRPCAction> for k8s_openapi::api::core::v1::GRPCAction {
    fn from(from: super::GRPCAction) -> Self {
        Self {
            port: c::to::one(from.port),
            service: c::to::optional_one(from.service),
            ..Default::default()
        }
    }
}

impl From<k8s_openapi::api::core::v1::GitRepoVolumeSource> for super::GitRepoVolumeSource {
    fn from(from: k8s_openapi::api::core::v1::GitRepoVolumeSource) -> Self {
        let mut to = Self::default();
        to.directory = c::from::optional_one(from.directory);
        to.repository = c::from::one(from.repository);
        to.revision = c::from::optional_one(from.revision);
        to
    }
}

impl From<super::GitRepoVolumeSource> for k8s_openapi::api::core::v1::GitRepoVolumeSource {
    fn from(from: super::GitRepoVolumeSource) -> Self {
        Self {
            directory: c::to::optional_one(from.directory),
            repository: c::to::one(from.repository),
            revision: c::to::optional_one(from.revision),
        }
    }
}

impl From<k8s_openapi::api::core::v1::GlusterfsPersistentVolumeSource>
    for super::GlusterfsPersistentVolumeSource
{
    fn from(from: k8s_openapi::api::core::v1::GlusterfsPersistentVolumeSource) -> Self {
        let mut to = Self::default();
        to.endpoints = c::from::one(from.endpoints);
        to.endpoints_namespace = c::from::optional_one(from.endpoints_namespace);
        to.path = c::from::one(from.path);
        to.read_only = c::from::optional_one(from.read_only);
        to
    }
}

impl From<super::GlusterfsPersistentVolumeSource>
    for k8s_openapi::api::core::v1::GlusterfsPersistentVolumeSource
{
    fn from(from: super::GlusterfsPersistentVolumeSource) -> Self {
        Self {
            endpoints: c::to::one(from.endpoints),
            endpoints_namespace: c::to::optional_one(from.endpoints_namespace),
            path: c::to::one(from.path),
            read_only: c::to::optional_one(from.read_only),
        }
    }
}

impl From<k8s_openapi::api::core::v1::GlusterfsVolumeSource> for super::GlusterfsVolumeSource {
    fn from(from: k8s_openapi::api::core::v1::GlusterfsVolumeSource) -> Self {
        let mut to = Self::default();
        to.endpoints = c::from::one(from.endpoints);
        to.path = c::from::one(from.path);
        to.read_only = c::from::optional_one(from.read_only);
        to
    }
}

impl From<super::GlusterfsVolumeSource> for k8s_openapi::api::core::v1::GlusterfsVolumeSource {
    fn from(from: super::GlusterfsVolumeSource) -> Self {
        Self {
            endpoints: c::to::one(from.endpoints),
            path: c::to::one(from.path),
            read_only: c::to::optional_one(from.read_only),
        }
    }
}

impl From<k8s_openapi::api::core::v1::HTTPGetAction> for super::HTTPGetAction {
    fn from(from: k8s_openapi::api::core::v1::HTTPGetAction) -> Self {
        let mut to = Self::default();
        to.host = c::from::optional_one(from.host);
        to.http_headers = c::from::optional_list(from.http_headers);
        to.path = c::from::optional_one(from.path);
        to.port = c::from::one(from.port);
        to.scheme = c::from::optional_one(from.scheme);
        to
    }
}

impl From<super::HTTPGetAction> for k8s_openapi::api::core::v1::HTTPGetAction {
    fn from(from: super::HTTPGetAction) -> Self {
        Self {
            host: c::to::optional_one(from.host),
            http_headers: c::to::optional_list(from.http_headers),
            path: c::to::optional_one(from.path),
            port: c::to::one(from.port),
            scheme: c::to::optional_one(from.scheme),
            ..Default::default()
        }
    }
}

impl From<k8s_openapi::api::core::v1::HTTPHeader> for super::HTTPHeader {
    fn from(from: k8s_openapi::api::core::v1::HTTPHeader) -> Self {
        let mut to = Self::default();
        to.name = c::from::one(from.name);
        to.value = c::from::one(from.value);
        to
    }
}

impl From<super::HTTPHeader> for k8s_openapi::api::core::v1::HTTPHeader {
    fn from(from: super::HTTPHeader) -> Self {
        Self {
            name: c::to::one(from.name),
            value: c::to::one(from.value),
        }
    }
}

impl From<k8s_openapi::api::core::v1::HostAlias> for super::HostAlias {
    fn from(from: k8s_openapi::api::core::v1::HostAlias) -> Self {
        let mut to = Self::default();
        to.hostnames = c::from::optional_list(from.hostnames);
        to.ip = c::from::one(from.ip);
        to
    }
}

impl From<super::HostAlias> for k8s_openapi::api::core::v1::HostAlias {
    fn from(from: super::HostAlias) -> Self {
        Self {
            hostnames: c::to::optional_list(from.hostnames),
            ip: c::to::one(from.ip),
        }
    }
}

impl From<k8s_openapi::api::core::v1::HostIP> for super::HostIP {
    fn from(from: k8s_openapi::api::core::v1::HostIP) -> Self {
        let mut to = Self::default();
        to.ip = c::from::one(from.ip);
        to
    }
}

impl From<super::HostIP> for k8s_openapi::api::core::v1::HostIP {
    fn from(from: super::HostIP) -> Self {
        Self {
            ip: c::to::one(from.ip),
        }
    }
}

impl From<k8s_openapi::api::core::v1::HostPathVolumeSource> for super::HostPathVolumeSource {
    fn from(from: k8s_openapi::api::core::v1::HostPathVolumeSource) -> Self {
        let mut to = Self::default();
        to.path = c::from::one(from.path);
        to.type_ = c::from::optional_one(from.type_);
        to
    }
}

impl From<super::HostPathVolumeSource> for k8s_openapi::api::core::v1::HostPathVolumeSource {
    fn from(from: super::HostPathVolumeSource) -> Self {
        Self {
            path: c::to::one(from.path),
            type_: c::to::optional_one(from.type_),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ISCSIPersistentVolumeSource> for super::ISCSIPersistentVolumeSource {
    fn from(from: k8s_openapi::api::core::v1::ISCSIPersistentVolumeSource) -> Self {
        let mut to = Self::default();
        to.chap_auth_discovery = c::from::optional_one(from.chap_auth_discovery);
        to.chap_auth_session = c::from::optional_one(from.chap_auth_session);
        to.fs_type = c::from::optional_one(from.fs_type);
        to.initiator_name = c::from::optional_one(from.initiator_name);
        to.iqn = c::from::one(from.iqn);
        to.iscsi_interface = c::from::optional_one(from.iscsi_interface);
        to.lun = c::from::one(from.lun);
        to.portals = c::from::optional_list(from.portals);
        to.read_only = c::from::optional_one(from.read_only);
        to.secret_ref = c::from::optional_boxed(from.secret_ref);
        to.target_portal = c::from::one(from.target_portal);
        to
    }
}

impl From<super::ISCSIPersistentVolumeSource> for k8s_openapi::api::core::v1::ISCSIPersistentVolumeSource {
    fn from(from: super::ISCSIPersistentVolumeSource) -> Self {
        Self {
            chap_auth_discovery: c::to::optional_one(from.chap_auth_discovery),
            chap_auth_session: c::to::optional_one(from.chap_auth_session),
            fs_type: c::to::optional_one(from.fs_type),
            initiator_name: c::to::optional_one(from.initiator_name),
            iqn: c::to::one(from.iqn),
            iscsi_interface: c::to::optional_one(from.iscsi_interface),
            lun: c::to::one(from.lun),
            portals: c::to::optional_list(from.portals),
            read_only: c::to::optional_one(from.read_only),
            secret_ref: c::to::optional_boxed(from.secret_ref),
            target_portal: c::to::one(from.target_portal),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ISCSIVolumeSource> for super::ISCSIVolumeSource {
    fn from(from: k8s_openapi::api::core::v1::ISCSIVolumeSource) -> Self {
        let mut to = Self::default();
        to.chap_auth_discovery = c::from::optional_one(from.chap_auth_discovery);
        to.chap_auth_session = c::from::optional_one(from.chap_auth_session);
        to.fs_type = c::from::optional_one(from.fs_type);
        to.initiator_name = c::from::optional_one(from.initiator_name);
        to.iqn = c::from::one(from.iqn);
        to.iscsi_interface = c::from::optional_one(from.iscsi_interface);
        to.lun = c::from::one(from.lun);
        to.portals = c::from::optional_list(from.portals);
        to.read_only = c::from::optional_one(from.read_only);
        to.secret_ref = c::from::optional_boxed(from.secret_ref);
        to.target_portal = c::from::one(from.target_portal);
        to
    }
}

impl From<super::ISCSIVolumeSource> for k8s_openapi::api::core::v1::ISCSIVolumeSource {
    fn from(from: super::ISCSIVolumeSource) -> Self {
        Self {
            chap_auth_discovery: c::to::optional_one(from.chap_auth_discovery),
            chap_auth_session: c::to::optional_one(from.chap_auth_session),
            fs_type: c::to::optional_one(from.fs_type),
            initiator_name: c::to::optional_one(from.initiator_name),
            iqn: c::to::one(from.iqn),
            iscsi_interface: c::to::optional_one(from.iscsi_interface),
            lun: c::to::one(from.lun),
            portals: c::to::optional_list(from.portals),
            read_only: c::to::optional_one(from.read_only),
            secret_ref: c::to::optional_boxed(from.secret_ref),
            target_portal: c::to::one(from.target_portal),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ImageVolumeSource> for super::ImageVolumeSource {
    fn from(from: k8s_openapi::api::core::v1::ImageVolumeSource) -> Self {
        let mut to = Self::default();
        to.pull_policy = c::from::optional_one(from.pull_policy);
        to.reference = c::from::optional_one(from.reference);
        to
    }
}

impl From<super::ImageVolumeSource> for k8s_openapi::api::core::v1::ImageVolumeSource {
    fn from(from: super::ImageVolumeSource) -> Self {
        Self {
            pull_policy: c::to::optional_one(from.pull_policy),
            reference: c::to::optional_one(from.reference),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ImageVolumeStatus> for super::ImageVolumeStatus {
    fn from(from: k8s_openapi::api::core::v1::ImageVolumeStatus) -> Self {
        let mut to = Self::default();
        to.image_ref = c::from::one(from.image_ref);
        to
    }
}

impl From<super::ImageVolumeStatus> for k8s_openapi::api::core::v1::ImageVolumeStatus {
    fn from(from: super::ImageVolumeStatus) -> Self {
        Self {
            image_ref: c::to::one(from.image_ref),
        }
    }
}

impl From<k8s_openapi::api::core::v1::KeyToPath> for super::KeyToPath {
    fn from(from: k8s_openapi::api::core::v1::KeyToPath) -> Self {
        let mut to = Self::default();
        to.key = c::from::one(from.key);
        to.mode = c::from::optional_one(from.mode);
        to.path = c::from::one(from.path);
        to
    }
}

impl From<super::KeyToPath> for k8s_openapi::api::core::v1::KeyToPath {
    fn from(from: super::KeyToPath) -> Self {
        Self {
            key: c::to::one(from.key),
            mode: c::to::optional_one(from.mode),
            path: c::to::one(from.path),
            ..Default::default()
        }
    }
}

impl From<k8s_openapi::api::core::v1::Lifecycle> for super::Lifecycle {
    fn from(from: k8s_openapi::api::core::v1::Lifecycle) -> Self {
        let mut to = Self::default();
        to.post_start = c::from::optional_boxed(from.post_start);
        to.pre_stop = c::from::optional_boxed(from.pre_stop);
        to.stop_signal = c::from::optional_one(from.stop_signal);
        to
    }
}

impl From<super::Lifecycle> for k8s_openapi::api::core::v1::Lifecycle {
    fn from(from: super::Lifecycle) -> Self {
        Self {
            post_start: c::to::optional_boxed(from.post_start),
            pre_stop: c::to::optional_boxed(from.pre_stop),
            stop_signal: c::to::optional_one(from.stop_signal),
        }
    }
}

impl From<k8s_openapi::api::core::v1::LifecycleHandler> for super::LifecycleHandler {
    fn from(from: k8s_openapi::api::core::v1::LifecycleHandler) -> Self {
        let mut to = Self::default();
        to.exec = c::from::optional_boxed(from.exec);
        to.http_get = c::from::optional_boxed(from.http_get);
        to.sleep = c::from::optional_boxed(from.sleep);
        to.tcp_socket = c::from::optional_boxed(from.tcp_socket);
        to
    }
}

impl From<super::LifecycleHandler> for k8s_openapi::api::core::v1::LifecycleHandler {
    fn from(from: super::LifecycleHandler) -> Self {
        Self {
            exec: c::to::optional_boxed(from.exec),
            http_get: c::to::optional_boxed(from.http_get),
            sleep: c::to::optional_boxed(from.sleep),
            tcp_socket: c::to::optional_boxed(from.tcp_socket),
        }
    }
}

impl From<k8s_openapi::api::core::v1::LimitRange> for super::LimitRange {
    fn from(from: k8s_openapi::api::core::v1::LimitRange) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::optional_boxed(from.spec);
        to
    }
}

impl From<super::LimitRange> for k8s_openapi::api::core::v1::LimitRange {
    fn from(from: super::LimitRange) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::optional_boxed(from.spec),
        }
    }
}

impl From<k8s_openapi::api::core::v1::LimitRangeItem> for super::LimitRangeItem {
    fn from(from: k8s_openapi::api::core::v1::LimitRangeItem) -> Self {
        let mut to = Self::default();
        to.default = c::from::optional_map(from.default);
        to.default_request = c::from::optional_map(from.default_request);
        to.max = c::from::optional_map(from.max);
        to.max_limit_request_ratio = c::from::optional_map(from.max_limit_request_ratio);
        to.min = c::from::optional_map(from.min);
        to.type_ = c::from::one(from.type_);
        to
    }
}

impl From<super::LimitRangeItem> for k8s_openapi::api::core::v1::LimitRangeItem {
    fn from(from: super::LimitRangeItem) -> Self {
        Self {
            default: c::to::optional_map(from.default),
            default_request: c::to::optional_map(from.default_request),
            max: c::to::optional_map(from.max),
            max_limit_request_ratio: c::to::optional_map(from.max_limit_request_ratio),
            min: c::to::optional_map(from.min),
            type_: c::to::one(from.type_),
        }
    }
}

impl From<k8s_openapi::api::core::v1::LimitRangeSpec> for super::LimitRangeSpec {
    fn from(from: k8s_openapi::api::core::v1::LimitRangeSpec) -> Self {
        let mut to = Self::default();
        to.limits = c::from::list(from.limits);
        to
    }
}

impl From<super::LimitRangeSpec> for k8s_openapi::api::core::v1::LimitRangeSpec {
    fn from(from: super::LimitRangeSpec) -> Self {
        Self {
            limits: c::to::list(from.limits),
        }
    }
}

impl From<k8s_openapi::api::core::v1::LinuxContainerUser> for super::LinuxContainerUser {
    fn from(from: k8s_openapi::api::core::v1::LinuxContainerUser) -> Self {
        let mut to = Self::default();
        to.gid = c::from::one(from.gid);
        to.supplemental_groups = c::from::optional_list(from.supplemental_groups);
        to.uid = c::from::one(from.uid);
        to
    }
}

impl From<super::LinuxContainerUser> for k8s_openapi::api::core::v1::LinuxContainerUser {
    fn from(from: super::LinuxContainerUser) -> Self {
        Self {
            gid: c::to::one(from.gid),
            supplemental_groups: c::to::optional_list(from.supplemental_groups),
            uid: c::to::one(from.uid),
        }
    }
}

impl From<k8s_openapi::api::core::v1::LoadBalancerIngress> for super::LoadBalancerIngress {
    fn from(from: k8s_openapi::api::core::v1::LoadBalancerIngress) -> Self {
        let mut to = Self::default();
        to.hostname = c::from::optional_one(from.hostname);
        to.ip = c::from::optional_one(from.ip);
        to.ip_mode = c::from::optional_one(from.ip_mode);
        to.ports = c::from::optional_list(from.ports);
        to
    }
}

impl From<super::LoadBalancerIngress> for k8s_openapi::api::core::v1::LoadBalancerIngress {
    fn from(from: super::LoadBalancerIngress) -> Self {
        Self {
            hostname: c::to::optional_one(from.hostname),
            ip: c::to::optional_one(from.ip),
            ip_mode: c::to::optional_one(from.ip_mode),
            ports: c::to::optional_list(from.ports),
        }
    }
}

impl From<k8s_openapi::api::core::v1::LoadBalancerStatus> for super::LoadBalancerStatus {
    fn from(from: k8s_openapi::api::core::v1::LoadBalancerStatus) -> Self {
        let mut to = Self::default();
        to.ingress = c::from::optional_list(from.ingress);
        to
    }
}

impl From<super::LoadBalancerStatus> for k8s_openapi::api::core::v1::LoadBalancerStatus {
    fn from(from: super::LoadBalancerStatus) -> Self {
        Self {
            ingress: c::to::optional_list(from.ingress),
        }
    }
}

impl From<k8s_openapi::api::core::v1::LocalObjectReference> for super::LocalObjectReference {
    fn from(from: k8s_openapi::api::core::v1::LocalObjectReference) -> Self {
        let mut to = Self::default();
        to.name = c::from::one(from.name);
        to
    }
}

impl From<super::LocalObjectReference> for k8s_openapi::api::core::v1::LocalObjectReference {
    fn from(from: super::LocalObjectReference) -> Self {
        Self {
            name: c::to::one(from.name),
        }
    }
}

impl From<k8s_openapi::api::core::v1::LocalVolumeSource> for super::LocalVolumeSource {
    fn from(from: k8s_openapi::api::core::v1::LocalVolumeSource) -> Self {
        let mut to = Self::default();
        to.fs_type = c::from::optional_one(from.fs_type);
        to.path = c::from::one(from.path);
        to
    }
}

impl From<super::LocalVolumeSource> for k8s_openapi::api::core::v1::LocalVolumeSource {
    fn from(from: super::LocalVolumeSource) -> Self {
        Self {
            fs_type: c::to::optional_one(from.fs_type),
            path: c::to::one(from.path),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ModifyVolumeStatus> for super::ModifyVolumeStatus {
    fn from(from: k8s_openapi::api::core::v1::ModifyVolumeStatus) -> Self {
        let mut to = Self::default();
        to.status = c::from::one(from.status);
        to.target_volume_attributes_class_name =
            c::from::optional_one(from.target_volume_attributes_class_name);
        to
    }
}

impl From<super::ModifyVolumeStatus> for k8s_openapi::api::core::v1::ModifyVolumeStatus {
    fn from(from: super::ModifyVolumeStatus) -> Self {
        Self {
            status: c::to::one(from.status),
            target_volume_attributes_class_name: c::to::optional_one(
                from.target_volume_attributes_class_name,
            ),
        }
    }
}

impl From<k8s_openapi::api::core::v1::NFSVolumeSource> for super::NFSVolumeSource {
    fn from(from: k8s_openapi::api::core::v1::NFSVolumeSource) -> Self {
        let mut to = Self::default();
        to.path = c::from::one(from.path);
        to.read_only = c::from::optional_one(from.read_only);
        to.server = c::from::one(from.server);
        to
    }
}

impl From<super::NFSVolumeSource> for k8s_openapi::api::core::v1::NFSVolumeSource {
    fn from(from: super::NFSVolumeSource) -> Self {
        Self {
            path: c::to::one(from.path),
            read_only: c::to::optional_one(from.read_only),
            server: c::to::one(from.server),
        }
    }
}

impl From<k8s_openapi::api::core::v1::Namespace> for super::Namespace {
    fn from(from: k8s_openapi::api::core::v1::Namespace) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::optional_boxed(from.spec);
        to.status = c::from::optional_boxed(from.status);
        to
    }
}

impl From<super::Namespace> for k8s_openapi::api::core::v1::Namespace {
    fn from(from: super::Namespace) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::optional_boxed(from.spec),
            status: c::to::optional_boxed(from.status),
        }
    }
}

impl From<k8s_openapi::api::core::v1::NamespaceCondition> for super::NamespaceCondition {
    fn from(from: k8s_openapi::api::core::v1::NamespaceCondition) -> Self {
        let mut to = Self::default();
        to.last_transition_time = c::from::optional_one(from.last_transition_time);
        to.message = c::from::optional_one(from.message);
        to.reason = c::from::optional_one(from.reason);
        to.status = c::from::one(from.status);
        to.type_ = c::from::one(from.type_);
        to
    }
}

impl From<super::NamespaceCondition> for k8s_openapi::api::core::v1::NamespaceCondition {
    fn from(from: super::NamespaceCondition) -> Self {
        Self {
            last_transition_time: c::to::optional_one(from.last_transition_time),
            message: c::to::optional_one(from.message),
            reason: c::to::optional_one(from.reason),
            status: c::to::one(from.status),
            type_: c::to::one(from.type_),
        }
    }
}

impl From<k8s_openapi::api::core::v1::NamespaceSpec> for super::NamespaceSpec {
    fn from(from: k8s_openapi::api::core::v1::NamespaceSpec) -> Self {
        let mut to = Self::default();
        to.finalizers = c::from::optional_list(from.finalizers);
        to
    }
}

impl From<super::NamespaceSpec> for k8s_openapi::api::core::v1::NamespaceSpec {
    fn from(from: super::NamespaceSpec) -> Self {
        Self {
            finalizers: c::to::optional_list(from.finalizers),
        }
    }
}

impl From<k8s_openapi::api::core::v1::NamespaceStatus> for super::NamespaceStatus {
    fn from(from: k8s_openapi::api::core::v1::NamespaceStatus) -> Self {
        let mut to = Self::default();
        to.conditions = c::from::optional_list(from.conditions);
        to.phase = c::from::optional_one(from.phase);
        to
    }
}

impl From<super::NamespaceStatus> for k8s_openapi::api::core::v1::NamespaceStatus {
    fn from(from: super::NamespaceStatus) -> Self {
        Self {
            conditions: c::to::optional_list(from.conditions),
            phase: c::to::optional_one(from.phase),
        }
    }
}

impl From<k8s_openapi::api::core::v1::Node> for super::Node {
    fn from(from: k8s_openapi::api::core::v1::Node) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::optional_boxed(from.spec);
        to.status = c::from::optional_boxed(from.status);
        to
    }
}

impl From<super::Node> for k8s_openapi::api::core::v1::Node {
    fn from(from: super::Node) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::optional_boxed(from.spec),
            status: c::to::optional_boxed(from.status),
        }
    }
}

impl From<k8s_openapi::api::core::v1::NodeAddress> for super::NodeAddress {
    fn from(from: k8s_openapi::api::core::v1::NodeAddress) -> Self {
        let mut to = Self::default();
        to.address = c::from::one(from.address);
        to.type_ = c::from::one(from.type_);
        to
    }
}

impl From<super::NodeAddress> for k8s_openapi::api::core::v1::NodeAddress {
    fn from(from: super::NodeAddress) -> Self {
        Self {
            address: c::to::one(from.address),
            type_: c::to::one(from.type_),
        }
    }
}

impl From<k8s_openapi::api::core::v1::NodeAffinity> for super::NodeAffinity {
    fn from(from: k8s_openapi::api::core::v1::NodeAffinity) -> Self {
        let mut to = Self::default();
        to.preferred_during_scheduling_ignored_during_execution =
            c::from::optional_list(from.preferred_during_scheduling_ignored_during_execution);
        to.required_during_scheduling_ignored_during_execution =
            c::from::optional_boxed(from.required_during_scheduling_ignored_during_execution);
        to
    }
}

impl From<super::NodeAffinity> for k8s_openapi::api::core::v1::NodeAffinity {
    fn from(from: super::NodeAffinity) -> Self {
        Self {
            preferred_during_scheduling_ignored_during_execution: c::to::optional_list(
                from.preferred_during_scheduling_ignored_during_execution,
            ),
            required_during_scheduling_ignored_during_execution: c::to::optional_boxed(
                from.required_during_scheduling_ignored_during_execution,
            ),
        }
    }
}

impl From<k8s_openapi::api::core::v1::NodeAllocatableResourceClaimStatus>
    for super::NodeAllocatableResourceClaimStatus
{
    fn from(from: k8s_openapi::api::core::v1::NodeAllocatableResourceClaimStatus) -> Self {
        let mut to = Self::default();
        to.containers = c::from::optional_list(from.containers);
        to.resource_claim_name = c::from::one(from.resource_claim_name);
        to
    }
}

impl From<super::NodeAllocatableResourceClaimStatus>
    for k8s_openapi::api::core::v1::NodeAllocatableResourceClaimStatus
{
    fn from(from: super::NodeAllocatableResourceClaimStatus) -> Self {
        Self {
            containers: c::to::optional_list(from.containers),
            resource_claim_name: c::to::one(from.resource_claim_name),
            ..Default::default()
        }
    }
}

impl From<k8s_openapi::api::core::v1::NodeCondition> for super::NodeCondition {
    fn from(from: k8s_openapi::api::core::v1::NodeCondition) -> Self {
        let mut to = Self::default();
        to.last_heartbeat_time = c::from::optional_one(from.last_heartbeat_time);
        to.last_transition_time = c::from::optional_one(from.last_transition_time);
        to.message = c::from::optional_one(from.message);
        to.reason = c::from::optional_one(from.reason);
        to.status = c::from::one(from.status);
        to.type_ = c::from::one(from.type_);
        to
    }
}

impl From<super::NodeCondition> for k8s_openapi::api::core::v1::NodeCondition {
    fn from(from: super::NodeCondition) -> Self {
        Self {
            last_heartbeat_time: c::to::optional_one(from.last_heartbeat_time),
            last_transition_time: c::to::optional_one(from.last_transition_time),
            message: c::to::optional_one(from.message),
            reason: c::to::optional_one(from.reason),
            status: c::to::one(from.status),
            type_: c::to::one(from.type_),
        }
    }
}

impl From<k8s_openapi::api::core::v1::NodeConfigSource> for super::NodeConfigSource {
    fn from(from: k8s_openapi::api::core::v1::NodeConfigSource) -> Self {
        let mut to = Self::default();
        to.config_map = c::from::optional_boxed(from.config_map);
        to
    }
}

impl From<super::NodeConfigSource> for k8s_openapi::api::core::v1::NodeConfigSource {
    fn from(from: super::NodeConfigSource) -> Self {
        Self {
            config_map: c::to::optional_boxed(from.config_map),
        }
    }
}

impl From<k8s_openapi::api::core::v1::NodeConfigStatus> for super::NodeConfigStatus {
    fn from(from: k8s_openapi::api::core::v1::NodeConfigStatus) -> Self {
        let mut to = Self::default();
        to.active = c::from::optional_boxed(from.active);
        to.assigned = c::from::optional_boxed(from.assigned);
        to.error = c::from::optional_one(from.error);
        to.last_known_good = c::from::optional_boxed(from.last_known_good);
        to
    }
}

impl From<super::NodeConfigStatus> for k8s_openapi::api::core::v1::NodeConfigStatus {
    fn from(from: super::NodeConfigStatus) -> Self {
        Self {
            active: c::to::optional_boxed(from.active),
            assigned: c::to::optional_boxed(from.assigned),
            error: c::to::optional_one(from.error),
            last_known_good: c::to::optional_boxed(from.last_known_good),
        }
    }
}

impl From<k8s_openapi::api::core::v1::NodeDaemonEndpoints> for super::NodeDaemonEndpoints {
    fn from(from: k8s_openapi::api::core::v1::NodeDaemonEndpoints) -> Self {
        let mut to = Self::default();
        to.kubelet_endpoint = c::from::optional_boxed(from.kubelet_endpoint);
        to
    }
}

impl From<super::NodeDaemonEndpoints> for k8s_openapi::api::core::v1::NodeDaemonEndpoints {
    fn from(from: super::NodeDaemonEndpoints) -> Self {
        Self {
            kubelet_endpoint: c::to::optional_boxed(from.kubelet_endpoint),
        }
    }
}

impl From<k8s_openapi::api::core::v1::NodeFeatures> for super::NodeFeatures {
    fn from(from: k8s_openapi::api::core::v1::NodeFeatures) -> Self {
        let mut to = Self::default();
        to.supplemental_groups_policy = c::from::optional_one(from.supplemental_groups_policy);
        to
    }
}

impl From<super::NodeFeatures> for k8s_openapi::api::core::v1::NodeFeatures {
    fn from(from: super::NodeFeatures) -> Self {
        Self {
            supplemental_groups_policy: c::to::optional_one(from.supplemental_groups_policy),
        }
    }
}

impl From<k8s_openapi::api::core::v1::NodeRuntimeHandler> for super::NodeRuntimeHandler {
    fn from(from: k8s_openapi::api::core::v1::NodeRuntimeHandler) -> Self {
        let mut to = Self::default();
        to.features = c::from::optional_boxed(from.features);
        to.name = c::from::optional_one(from.name);
        to
    }
}

impl From<super::NodeRuntimeHandler> for k8s_openapi::api::core::v1::NodeRuntimeHandler {
    fn from(from: super::NodeRuntimeHandler) -> Self {
        Self {
            features: c::to::optional_boxed(from.features),
            name: c::to::optional_one(from.name),
        }
    }
}

impl From<k8s_openapi::api::core::v1::NodeRuntimeHandlerFeatures> for super::NodeRuntimeHandlerFeatures {
    fn from(from: k8s_openapi::api::core::v1::NodeRuntimeHandlerFeatures) -> Self {
        let mut to = Self::default();
        to.recursive_read_only_mounts = c::from::optional_one(from.recursive_read_only_mounts);
        to.user_namespaces = c::from::optional_one(from.user_namespaces);
        to
    }
}

impl From<super::NodeRuntimeHandlerFeatures> for k8s_openapi::api::core::v1::NodeRuntimeHandlerFeatures {
    fn from(from: super::NodeRuntimeHandlerFeatures) -> Self {
        Self {
            recursive_read_only_mounts: c::to::optional_one(from.recursive_read_only_mounts),
            user_namespaces: c::to::optional_one(from.user_namespaces),
        }
    }
}

impl From<k8s_openapi::api::core::v1::NodeSelector> for super::NodeSelector {
    fn from(from: k8s_openapi::api::core::v1::NodeSelector) -> Self {
        let mut to = Self::default();
        to.node_selector_terms = c::from::list(from.node_selector_terms);
        to
    }
}

impl From<super::NodeSelector> for k8s_openapi::api::core::v1::NodeSelector {
    fn from(from: super::NodeSelector) -> Self {
        Self {
            node_selector_terms: c::to::list(from.node_selector_terms),
        }
    }
}

impl From<k8s_openapi::api::core::v1::NodeSelectorRequirement> for super::NodeSelectorRequirement {
    fn from(from: k8s_openapi::api::core::v1::NodeSelectorRequirement) -> Self {
        let mut to = Self::default();
        to.key = c::from::one(from.key);
        to.operator = c::from::one(from.operator);
        to.values = c::from::optional_list(from.values);
        to
    }
}

impl From<super::NodeSelectorRequirement> for k8s_openapi::api::core::v1::NodeSelectorRequirement {
    fn from(from: super::NodeSelectorRequirement) -> Self {
        Self {
            key: c::to::one(from.key),
            operator: c::to::one(from.operator),
            values: c::to::optional_list(from.values),
        }
    }
}

impl From<k8s_openapi::api::core::v1::NodeSelectorTerm> for super::NodeSelectorTerm {
    fn from(from: k8s_openapi::api::core::v1::NodeSelectorTerm) -> Self {
        let mut to = Self::default();
        to.match_expressions = c::from::optional_list(from.match_expressions);
        to.match_fields = c::from::optional_list(from.match_fields);
        to
    }
}

impl From<super::NodeSelectorTerm> for k8s_openapi::api::core::v1::NodeSelectorTerm {
    fn from(from: super::NodeSelectorTerm) -> Self {
        Self {
            match_expressions: c::to::optional_list(from.match_expressions),
            match_fields: c::to::optional_list(from.match_fields),
        }
    }
}

impl From<k8s_openapi::api::core::v1::NodeSpec> for super::NodeSpec {
    fn from(from: k8s_openapi::api::core::v1::NodeSpec) -> Self {
        let mut to = Self::default();
        to.rare.put(c::from::optional_boxed(from.config_source), |rare| {
            &mut rare.config_source
        });
        to.rare.put(c::from::optional_one(from.external_id), |rare| {
            &mut rare.external_id
        });
        to.pod_cidr = c::from::optional_one(from.pod_cidr);
        to.pod_cidrs = c::from::optional_list(from.pod_cidrs);
        to.provider_id = c::from::optional_one(from.provider_id);
        to.taints = c::from::optional_list(from.taints);
        to.unschedulable = c::from::optional_one(from.unschedulable);
        to
    }
}

impl From<super::NodeSpec> for k8s_openapi::api::core::v1::NodeSpec {
    fn from(from: super::NodeSpec) -> Self {
        let rare = from.rare.into_inner();
        Self {
            config_source: c::to::optional_boxed(rare.config_source),
            external_id: c::to::optional_one(rare.external_id),
            pod_cidr: c::to::optional_one(from.pod_cidr),
            pod_cidrs: c::to::optional_list(from.pod_cidrs),
            provider_id: c::to::optional_one(from.provider_id),
            taints: c::to::optional_list(from.taints),
            unschedulable: c::to::optional_one(from.unschedulable),
            ..Default::default()
        }
    }
}

impl From<k8s_openapi::api::core::v1::NodeStatus> for super::NodeStatus {
    fn from(from: k8s_openapi::api::core::v1::NodeStatus) -> Self {
        let mut to = Self::default();
        to.addresses = c::from::optional_list(from.addresses);
        to.allocatable = c::from::optional_map(from.allocatable);
        to.capacity = c::from::optional_map(from.capacity);
        to.conditions = c::from::optional_list(from.conditions);
        to.rare
            .put(c::from::optional_boxed(from.config), |rare| &mut rare.config);
        to.daemon_endpoints = c::from::optional_boxed(from.daemon_endpoints);
        to.rare
            .put(c::from::optional_list(from.declared_features), |rare| {
                &mut rare.declared_features
            });
        to.rare
            .put(c::from::optional_boxed(from.features), |rare| &mut rare.features);
        to.images = c::from::optional_list(from.images);
        to.node_info = c::from::optional_boxed(from.node_info);
        to.rare
            .put(c::from::optional_one(from.phase), |rare| &mut rare.phase);
        to.rare
            .put(c::from::optional_list(from.runtime_handlers), |rare| {
                &mut rare.runtime_handlers
            });
        to.rare
            .put(c::from::optional_list(from.volumes_attached), |rare| {
                &mut rare.volumes_attached
            });
        to.rare.put(c::from::optional_list(from.volumes_in_use), |rare| {
            &mut rare.volumes_in_use
        });
        to
    }
}

impl From<super::NodeStatus> for k8s_openapi::api::core::v1::NodeStatus {
    fn from(from: super::NodeStatus) -> Self {
        let rare = from.rare.into_inner();
        Self {
            addresses: c::to::optional_list(from.addresses),
            allocatable: c::to::optional_map(from.allocatable),
            capacity: c::to::optional_map(from.capacity),
            conditions: c::to::optional_list(from.conditions),
            config: c::to::optional_boxed(rare.config),
            daemon_endpoints: c::to::optional_boxed(from.daemon_endpoints),
            declared_features: c::to::optional_list(rare.declared_features),
            features: c::to::optional_boxed(rare.features),
            images: c::to::optional_list(from.images),
            node_info: c::to::optional_boxed(from.node_info),
            phase: c::to::optional_one(rare.phase),
            runtime_handlers: c::to::optional_list(rare.runtime_handlers),
            volumes_attached: c::to::optional_list(rare.volumes_attached),
            volumes_in_use: c::to::optional_list(rare.volumes_in_use),
        }
    }
}

impl From<k8s_openapi::api::core::v1::NodeSwapStatus> for super::NodeSwapStatus {
    fn from(from: k8s_openapi::api::core::v1::NodeSwapStatus) -> Self {
        let mut to = Self::default();
        to.capacity = c::from::optional_one(from.capacity);
        to
    }
}

impl From<super::NodeSwapStatus> for k8s_openapi::api::core::v1::NodeSwapStatus {
    fn from(from: super::NodeSwapStatus) -> Self {
        Self {
            capacity: c::to::optional_one(from.capacity),
        }
    }
}

impl From<k8s_openapi::api::core::v1::NodeSystemInfo> for super::NodeSystemInfo {
    fn from(from: k8s_openapi::api::core::v1::NodeSystemInfo) -> Self {
        let mut to = Self::default();
        to.architecture = c::from::one(from.architecture);
        to.boot_id = c::from::one(from.boot_id);
        to.container_runtime_version = c::from::one(from.container_runtime_version);
        to.kernel_version = c::from::one(from.kernel_version);
        to.kube_proxy_version = c::from::one(from.kube_proxy_version);
        to.kubelet_version = c::from::one(from.kubelet_version);
        to.machine_id = c::from::one(from.machine_id);
        to.operating_system = c::from::one(from.operating_system);
        to.os_image = c::from::one(from.os_image);
        to.swap = c::from::optional_boxed(from.swap);
        to.system_uuid = c::from::one(from.system_uuid);
        to
    }
}

impl From<super::NodeSystemInfo> for k8s_openapi::api::core::v1::NodeSystemInfo {
    fn from(from: super::NodeSystemInfo) -> Self {
        Self {
            architecture: c::to::one(from.architecture),
            boot_id: c::to::one(from.boot_id),
            container_runtime_version: c::to::one(from.container_runtime_version),
            kernel_version: c::to::one(from.kernel_version),
            kube_proxy_version: c::to::one(from.kube_proxy_version),
            kubelet_version: c::to::one(from.kubelet_version),
            machine_id: c::to::one(from.machine_id),
            operating_system: c::to::one(from.operating_system),
            os_image: c::to::one(from.os_image),
            swap: c::to::optional_boxed(from.swap),
            system_uuid: c::to::one(from.system_uuid),
            ..Default::default()
        }
    }
}

impl From<k8s_openapi::api::core::v1::ObjectFieldSelector> for super::ObjectFieldSelector {
    fn from(from: k8s_openapi::api::core::v1::ObjectFieldSelector) -> Self {
        let mut to = Self::default();
        to.api_version = c::from::optional_one(from.api_version);
        to.field_path = c::from::one(from.field_path);
        to
    }
}

impl From<super::ObjectFieldSelector> for k8s_openapi::api::core::v1::ObjectFieldSelector {
    fn from(from: super::ObjectFieldSelector) -> Self {
        Self {
            api_version: c::to::optional_one(from.api_version),
            field_path: c::to::one(from.field_path),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ObjectReference> for super::ObjectReference {
    fn from(from: k8s_openapi::api::core::v1::ObjectReference) -> Self {
        let mut to = Self::default();
        to.api_version = c::from::optional_one(from.api_version);
        to.field_path = c::from::optional_one(from.field_path);
        to.kind = c::from::optional_one(from.kind);
        to.name = c::from::optional_one(from.name);
        to.namespace = c::from::optional_one(from.namespace);
        to.resource_version = c::from::optional_one(from.resource_version);
        to.uid = c::from::optional_one(from.uid);
        to
    }
}

impl From<super::ObjectReference> for k8s_openapi::api::core::v1::ObjectReference {
    fn from(from: super::ObjectReference) -> Self {
        Self {
            api_version: c::to::optional_one(from.api_version),
            field_path: c::to::optional_one(from.field_path),
            kind: c::to::optional_one(from.kind),
            name: c::to::optional_one(from.name),
            namespace: c::to::optional_one(from.namespace),
            resource_version: c::to::optional_one(from.resource_version),
            uid: c::to::optional_one(from.uid),
        }
    }
}

impl From<k8s_openapi::api::core::v1::PersistentVolume> for super::PersistentVolume {
    fn from(from: k8s_openapi::api::core::v1::PersistentVolume) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::optional_boxed(from.spec);
        to.status = c::from::optional_boxed(from.status);
        to
    }
}

impl From<super::PersistentVolume> for k8s_openapi::api::core::v1::PersistentVolume {
    fn from(from: super::PersistentVolume) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::optional_boxed(from.spec),
            status: c::to::optional_boxed(from.status),
        }
    }
}

impl From<k8s_openapi::api::core::v1::PersistentVolumeClaim> for super::PersistentVolumeClaim {
    fn from(from: k8s_openapi::api::core::v1::PersistentVolumeClaim) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::optional_boxed(from.spec);
        to.status = c::from::optional_boxed(from.status);
        to
    }
}

impl From<super::PersistentVolumeClaim> for k8s_openapi::api::core::v1::PersistentVolumeClaim {
    fn from(from: super::PersistentVolumeClaim) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::optional_boxed(from.spec),
            status: c::to::optional_boxed(from.status),
        }
    }
}

impl From<k8s_openapi::api::core::v1::PersistentVolumeClaimCondition>
    for super::PersistentVolumeClaimCondition
{
    fn from(from: k8s_openapi::api::core::v1::PersistentVolumeClaimCondition) -> Self {
        let mut to = Self::default();
        to.last_probe_time = c::from::optional_one(from.last_probe_time);
        to.last_transition_time = c::from::optional_one(from.last_transition_time);
        to.message = c::from::optional_one(from.message);
        to.reason = c::from::optional_one(from.reason);
        to.status = c::from::one(from.status);
        to.type_ = c::from::one(from.type_);
        to
    }
}

impl From<super::PersistentVolumeClaimCondition>
    for k8s_openapi::api::core::v1::PersistentVolumeClaimCondition
{
    fn from(from: super::PersistentVolumeClaimCondition) -> Self {
        Self {
            last_probe_time: c::to::optional_one(from.last_probe_time),
            last_transition_time: c::to::optional_one(from.last_transition_time),
            message: c::to::optional_one(from.message),
            reason: c::to::optional_one(from.reason),
            status: c::to::one(from.status),
            type_: c::to::one(from.type_),
        }
    }
}

impl From<k8s_openapi::api::core::v1::PersistentVolumeClaimSpec> for super::PersistentVolumeClaimSpec {
    fn from(from: k8s_openapi::api::core::v1::PersistentVolumeClaimSpec) -> Self {
        let mut to = Self::default();
        to.access_modes = c::from::optional_list(from.access_modes);
        to.data_source = c::from::optional_boxed(from.data_source);
        to.data_source_ref = c::from::optional_boxed(from.data_source_ref);
        to.resources = c::from::optional_boxed(from.resources);
        to.selector = c::from::optional_boxed(from.selector);
        to.storage_class_name = c::from::optional_one(from.storage_class_name);
        to.volume_attributes_class_name = c::from::optional_one(from.volume_attributes_class_name);
        to.volume_mode = c::from::optional_one(from.volume_mode);
        to.volume_name = c::from::optional_one(from.volume_name);
        to
    }
}

impl From<super::PersistentVolumeClaimSpec> for k8s_openapi::api::core::v1::PersistentVolumeClaimSpec {
    fn from(from: super::PersistentVolumeClaimSpec) -> Self {
        Self {
            access_modes: c::to::optional_list(from.access_modes),
            data_source: c::to::optional_boxed(from.data_source),
            data_source_ref: c::to::optional_boxed(from.data_source_ref),
            resources: c::to::optional_boxed(from.resources),
            selector: c::to::optional_boxed(from.selector),
            storage_class_name: c::to::optional_one(from.storage_class_name),
            volume_attributes_class_name: c::to::optional_one(from.volume_attributes_class_name),
            volume_mode: c::to::optional_one(from.volume_mode),
            volume_name: c::to::optional_one(from.volume_name),
        }
    }
}

impl From<k8s_openapi::api::core::v1::PersistentVolumeClaimStatus> for super::PersistentVolumeClaimStatus {
    fn from(from: k8s_openapi::api::core::v1::PersistentVolumeClaimStatus) -> Self {
        let mut to = Self::default();
        to.access_modes = c::from::optional_list(from.access_modes);
        to.allocated_resource_statuses = c::from::optional_map(from.allocated_resource_statuses);
        to.allocated_resources = c::from::optional_map(from.allocated_resources);
        to.capacity = c::from::optional_map(from.capacity);
        to.conditions = c::from::optional_list(from.conditions);
        to.current_volume_attributes_class_name =
            c::from::optional_one(from.current_volume_attributes_class_name);
        to.modify_volume_status = c::from::optional_boxed(from.modify_volume_status);
        to.phase = c::from::optional_one(from.phase);
        to
    }
}

impl From<super::PersistentVolumeClaimStatus> for k8s_openapi::api::core::v1::PersistentVolumeClaimStatus {
    fn from(from: super::PersistentVolumeClaimStatus) -> Self {
        Self {
            access_modes: c::to::optional_list(from.access_modes),
            allocated_resource_statuses: c::to::optional_map(from.allocated_resource_statuses),
            allocated_resources: c::to::optional_map(from.allocated_resources),
            capacity: c::to::optional_map(from.capacity),
            conditions: c::to::optional_list(from.conditions),
            current_volume_attributes_class_name: c::to::optional_one(
                from.current_volume_attributes_class_name,
            ),
            modify_volume_status: c::to::optional_boxed(from.modify_volume_status),
            phase: c::to::optional_one(from.phase),
            ..Default::default()
        }
    }
}

impl From<k8s_openapi::api::core::v1::PersistentVolumeClaimTemplate>
    for super::PersistentVolumeClaimTemplate
{
    fn from(from: k8s_openapi::api::core::v1::PersistentVolumeClaimTemplate) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::optional_boxed(from.metadata);
        to.spec = c::from::one(from.spec);
        to
    }
}

impl From<super::PersistentVolumeClaimTemplate>
    for k8s_openapi::api::core::v1::PersistentVolumeClaimTemplate
{
    fn from(from: super::PersistentVolumeClaimTemplate) -> Self {
        Self {
            metadata: c::to::optional_boxed(from.metadata),
            spec: c::to::one(from.spec),
        }
    }
}

impl From<k8s_openapi::api::core::v1::PersistentVolumeClaimVolumeSource>
    for super::PersistentVolumeClaimVolumeSource
{
    fn from(from: k8s_openapi::api::core::v1::PersistentVolumeClaimVolumeSource) -> Self {
        let mut to = Self::default();
        to.claim_name = c::from::one(from.claim_name);
        to.read_only = c::from::optional_one(from.read_only);
        to
    }
}

impl From<super::PersistentVolumeClaimVolumeSource>
    for k8s_openapi::api::core::v1::PersistentVolumeClaimVolumeSource
{
    fn from(from: super::PersistentVolumeClaimVolumeSource) -> Self {
        Self {
            claim_name: c::to::one(from.claim_name),
            read_only: c::to::optional_one(from.read_only),
        }
    }
}

impl From<k8s_openapi::api::core::v1::PersistentVolumeSpec> for super::PersistentVolumeSpec {
    fn from(from: k8s_openapi::api::core::v1::PersistentVolumeSpec) -> Self {
        let mut to = Self::default();
        to.access_modes = c::from::optional_list(from.access_modes);
        to.rare
            .put(c::from::optional_boxed(from.aws_elastic_block_store), |rare| {
                &mut rare.aws_elastic_block_store
            });
        to.rare.put(c::from::optional_boxed(from.azure_disk), |rare| {
            &mut rare.azure_disk
        });
        to.rare.put(c::from::optional_boxed(from.azure_file), |rare| {
            &mut rare.azure_file
        });
        to.capacity = c::from::optional_map(from.capacity);
        to.rare
            .put(c::from::optional_boxed(from.cephfs), |rare| &mut rare.cephfs);
        to.rare
            .put(c::from::optional_boxed(from.cinder), |rare| &mut rare.cinder);
        to.claim_ref = c::from::optional_boxed(from.claim_ref);
        to.csi = c::from::optional_boxed(from.csi);
        to.rare.put(c::from::optional_boxed(from.fc), |rare| &mut rare.fc);
        to.rare.put(c::from::optional_boxed(from.flex_volume), |rare| {
            &mut rare.flex_volume
        });
        to.rare
            .put(c::from::optional_boxed(from.flocker), |rare| &mut rare.flocker);
        to.rare
            .put(c::from::optional_boxed(from.gce_persistent_disk), |rare| {
                &mut rare.gce_persistent_disk
            });
        to.rare.put(c::from::optional_boxed(from.glusterfs), |rare| {
            &mut rare.glusterfs
        });
        to.host_path = c::from::optional_boxed(from.host_path);
        to.rare
            .put(c::from::optional_boxed(from.iscsi), |rare| &mut rare.iscsi);
        to.local = c::from::optional_boxed(from.local);
        to.rare.put(c::from::optional_list(from.mount_options), |rare| {
            &mut rare.mount_options
        });
        to.nfs = c::from::optional_boxed(from.nfs);
        to.node_affinity = c::from::optional_boxed(from.node_affinity);
        to.persistent_volume_reclaim_policy = c::from::optional_one(from.persistent_volume_reclaim_policy);
        to.rare
            .put(c::from::optional_boxed(from.photon_persistent_disk), |rare| {
                &mut rare.photon_persistent_disk
            });
        to.rare
            .put(c::from::optional_boxed(from.portworx_volume), |rare| {
                &mut rare.portworx_volume
            });
        to.rare
            .put(c::from::optional_boxed(from.quobyte), |rare| &mut rare.quobyte);
        to.rare
            .put(c::from::optional_boxed(from.rbd), |rare| &mut rare.rbd);
        to.rare
            .put(c::from::optional_boxed(from.scale_io), |rare| &mut rare.scale_io);
        to.storage_class_name = c::from::optional_one(from.storage_class_name);
        to.rare.put(c::from::optional_boxed(from.storageos), |rare| {
            &mut rare.storageos
        });
        to.rare
            .put(c::from::optional_one(from.volume_attributes_class_name), |rare| {
                &mut rare.volume_attributes_class_name
            });
        to.volume_mode = c::from::optional_one(from.volume_mode);
        to.rare.put(c::from::optional_boxed(from.vsphere_volume), |rare| {
            &mut rare.vsphere_volume
        });
        to
    }
}

impl From<super::PersistentVolumeSpec> for k8s_openapi::api::core::v1::PersistentVolumeSpec {
    fn from(from: super::PersistentVolumeSpec) -> Self {
        let rare = from.rare.into_inner();
        Self {
            access_modes: c::to::optional_list(from.access_modes),
            aws_elastic_block_store: c::to::optional_boxed(rare.aws_elastic_block_store),
            azure_disk: c::to::optional_boxed(rare.azure_disk),
            azure_file: c::to::optional_boxed(rare.azure_file),
            capacity: c::to::optional_map(from.capacity),
            cephfs: c::to::optional_boxed(rare.cephfs),
            cinder: c::to::optional_boxed(rare.cinder),
            claim_ref: c::to::optional_boxed(from.claim_ref),
            csi: c::to::optional_boxed(from.csi),
            fc: c::to::optional_boxed(rare.fc),
            flex_volume: c::to::optional_boxed(rare.flex_volume),
            flocker: c::to::optional_boxed(rare.flocker),
            gce_persistent_disk: c::to::optional_boxed(rare.gce_persistent_disk),
            glusterfs: c::to::optional_boxed(rare.glusterfs),
            host_path: c::to::optional_boxed(from.host_path),
            iscsi: c::to::optional_boxed(rare.iscsi),
            local: c::to::optional_boxed(from.local),
            mount_options: c::to::optional_list(rare.mount_options),
            nfs: c::to::optional_boxed(from.nfs),
            node_affinity: c::to::optional_boxed(from.node_affinity),
            persistent_volume_reclaim_policy: c::to::optional_one(from.persistent_volume_reclaim_policy),
            photon_persistent_disk: c::to::optional_boxed(rare.photon_persistent_disk),
            portworx_volume: c::to::optional_boxed(rare.portworx_volume),
            quobyte: c::to::optional_boxed(rare.quobyte),
            rbd: c::to::optional_boxed(rare.rbd),
            scale_io: c::to::optional_boxed(rare.scale_io),
            storage_class_name: c::to::optional_one(from.storage_class_name),
            storageos: c::to::optional_boxed(rare.storageos),
            volume_attributes_class_name: c::to::optional_one(rare.volume_attributes_class_name),
            volume_mode: c::to::optional_one(from.volume_mode),
            vsphere_volume: c::to::optional_boxed(rare.vsphere_volume),
        }
    }
}

impl From<k8s_openapi::api::core::v1::PersistentVolumeStatus> for super::PersistentVolumeStatus {
    fn from(from: k8s_openapi::api::core::v1::PersistentVolumeStatus) -> Self {
        let mut to = Self::default();
        to.last_phase_transition_time = c::from::optional_one(from.last_phase_transition_time);
        to.message = c::from::optional_one(from.message);
        to.phase = c::from::optional_one(from.phase);
        to.reason = c::from::optional_one(from.reason);
        to
    }
}

impl From<super::PersistentVolumeStatus> for k8s_openapi::api::core::v1::PersistentVolumeStatus {
    fn from(from: super::PersistentVolumeStatus) -> Self {
        Self {
            last_phase_transition_time: c::to::optional_one(from.last_phase_transition_time),
            message: c::to::optional_one(from.message),
            phase: c::to::optional_one(from.phase),
            reason: c::to::optional_one(from.reason),
        }
    }
}

impl From<k8s_openapi::api::core::v1::PhotonPersistentDiskVolumeSource>
    for super::PhotonPersistentDiskVolumeSource
{
    fn from(from: k8s_openapi::api::core::v1::PhotonPersistentDiskVolumeSource) -> Self {
        let mut to = Self::default();
        to.fs_type = c::from::optional_one(from.fs_type);
        to.pd_id = c::from::one(from.pd_id);
        to
    }
}

impl From<super::PhotonPersistentDiskVolumeSource>
    for k8s_openapi::api::core::v1::PhotonPersistentDiskVolumeSource
{
    fn from(from: super::PhotonPersistentDiskVolumeSource) -> Self {
        Self {
            fs_type: c::to::optional_one(from.fs_type),
            pd_id: c::to::one(from.pd_id),
        }
    }
}

impl From<k8s_openapi::api::core::v1::Pod> for super::Pod {
    fn from(from: k8s_openapi::api::core::v1::Pod) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::optional_boxed(from.spec);
        to.status = c::from::optional_boxed(from.status);
        to
    }
}

impl From<super::Pod> for k8s_openapi::api::core::v1::Pod {
    fn from(from: super::Pod) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::optional_boxed(from.spec),
            status: c::to::optional_boxed(from.status),
        }
    }
}

impl From<k8s_openapi::api::core::v1::PodAffinity> for super::PodAffinity {
    fn from(from: k8s_openapi::api::core::v1::PodAffinity) -> Self {
        let mut to = Self::default();
        to.preferred_during_scheduling_ignored_during_execution =
            c::from::optional_list(from.preferred_during_scheduling_ignored_during_execution);
        to.required_during_scheduling_ignored_during_execution =
            c::from::optional_list(from.required_during_scheduling_ignored_during_execution);
        to
    }
}

impl From<super::PodAffinity> for k8s_openapi::api::core::v1::PodAffinity {
    fn from(from: super::PodAffinity) -> Self {
        Self {
            preferred_during_scheduling_ignored_during_execution: c::to::optional_list(
                from.preferred_during_scheduling_ignored_during_execution,
            ),
            required_during_scheduling_ignored_during_execution: c::to::optional_list(
                from.required_during_scheduling_ignored_during_execution,
            ),
        }
    }
}

impl From<k8s_openapi::api::core::v1::PodAffinityTerm> for super::PodAffinityTerm {
    fn from(from: k8s_openapi::api::core::v1::PodAffinityTerm) -> Self {
        let mut to = Self::default();
        to.label_selector = c::from::optional_boxed(from.label_selector);
        to.match_label_keys = c::from::optional_list(from.match_label_keys);
        to.mismatch_label_keys = c::from::optional_list(from.mismatch_label_keys);
        to.namespace_selector = c::from::optional_boxed(from.namespace_selector);
        to.namespaces = c::from::optional_list(from.namespaces);
        to.topology_key = c::from::one(from.topology_key);
        to
    }
}

impl From<super::PodAffinityTerm> for k8s_openapi::api::core::v1::PodAffinityTerm {
    fn from(from: super::PodAffinityTerm) -> Self {
        Self {
            label_selector: c::to::optional_boxed(from.label_selector),
            match_label_keys: c::to::optional_list(from.match_label_keys),
            mismatch_label_keys: c::to::optional_list(from.mismatch_label_keys),
            namespace_selector: c::to::optional_boxed(from.namespace_selector),
            namespaces: c::to::optional_list(from.namespaces),
            topology_key: c::to::one(from.topology_key),
        }
    }
}

impl From<k8s_openapi::api::core::v1::PodAntiAffinity> for super::PodAntiAffinity {
    fn from(from: k8s_openapi::api::core::v1::PodAntiAffinity) -> Self {
        let mut to = Self::default();
        to.preferred_during_scheduling_ignored_during_execution =
            c::from::optional_list(from.preferred_during_scheduling_ignored_during_execution);
        to.required_during_scheduling_ignored_during_execution =
            c::from::optional_list(from.required_during_scheduling_ignored_during_execution);
        to
    }
}

impl From<super::PodAntiAffinity> for k8s_openapi::api::core::v1::PodAntiAffinity {
    fn from(from: super::PodAntiAffinity) -> Self {
        Self {
            preferred_during_scheduling_ignored_during_execution: c::to::optional_list(
                from.preferred_during_scheduling_ignored_during_execution,
            ),
            required_during_scheduling_ignored_during_execution: c::to::optional_list(
                from.required_during_scheduling_ignored_during_execution,
            ),
        }
    }
}

impl From<k8s_openapi::api::core::v1::PodCertificateProjection> for super::PodCertificateProjection {
    fn from(from: k8s_openapi::api::core::v1::PodCertificateProjection) -> Self {
        let mut to = Self::default();
        to.certificate_chain_path = c::from::optional_one(from.certificate_chain_path);
        to.credential_bundle_path = c::from::optional_one(from.credential_bundle_path);
        to.key_path = c::from::optional_one(from.key_path);
        to.key_type = c::from::one(from.key_type);
        to.max_expiration_seconds = c::from::optional_one(from.max_expiration_seconds);
        to.signer_name = c::from::one(from.signer_name);
        to.user_annotations = c::from::optional_map(from.user_annotations);
        to
    }
}

impl From<super::PodCertificateProjection> for k8s_openapi::api::core::v1::PodCertificateProjection {
    fn from(from: super::PodCertificateProjection) -> Self {
        Self {
            certificate_chain_path: c::to::optional_one(from.certificate_chain_path),
            credential_bundle_path: c::to::optional_one(from.credential_bundle_path),
            key_path: c::to::optional_one(from.key_path),
            key_type: c::to::one(from.key_type),
            max_expiration_seconds: c::to::optional_one(from.max_expiration_seconds),
            signer_name: c::to::one(from.signer_name),
            user_annotations: c::to::optional_map(from.user_annotations),
            ..Default::default()
        }
    }
}

impl From<k8s_openapi::api::core::v1::PodCondition> for super::PodCondition {
    fn from(from: k8s_openapi::api::core::v1::PodCondition) -> Self {
        let mut to = Self::default();
        to.last_probe_time = c::from::optional_one(from.last_probe_time);
        to.last_transition_time = c::from::optional_one(from.last_transition_time);
        to.message = c::from::optional_one(from.message);
        to.observed_generation = c::from::optional_one(from.observed_generation);
        to.reason = c::from::optional_one(from.reason);
        to.status = c::from::one(from.status);
        to.type_ = c::from::one(from.type_);
        to
    }
}

impl From<super::PodCondition> for k8s_openapi::api::core::v1::PodCondition {
    fn from(from: super::PodCondition) -> Self {
        Self {
            last_probe_time: c::to::optional_one(from.last_probe_time),
            last_transition_time: c::to::optional_one(from.last_transition_time),
            message: c::to::optional_one(from.message),
            observed_generation: c::to::optional_one(from.observed_generation),
            reason: c::to::optional_one(from.reason),
            status: c::to::one(from.status),
            type_: c::to::one(from.type_),
        }
    }
}

impl From<k8s_openapi::api::core::v1::PodDNSConfig> for super::PodDNSConfig {
    fn from(from: k8s_openapi::api::core::v1::PodDNSConfig) -> Self {
        let mut to = Self::default();
        to.nameservers = c::from::optional_list(from.nameservers);
        to.options = c::from::optional_list(from.options);
        to.searches = c::from::optional_list(from.searches);
        to
    }
}

impl From<super::PodDNSConfig> for k8s_openapi::api::core::v1::PodDNSConfig {
    fn from(from: super::PodDNSConfig) -> Self {
        Self {
            nameservers: c::to::optional_list(from.nameservers),
            options: c::to::optional_list(from.options),
            searches: c::to::optional_list(from.searches),
        }
    }
}

impl From<k8s_openapi::api::core::v1::PodDNSConfigOption> for super::PodDNSConfigOption {
    fn from(from: k8s_openapi::api::core::v1::PodDNSConfigOption) -> Self {
        let mut to = Self::default();
        to.name = c::from::optional_one(from.name);
        to.value = c::from::optional_one(from.value);
        to
    }
}

impl From<super::PodDNSConfigOption> for k8s_openapi::api::core::v1::PodDNSConfigOption {
    fn from(from: super::PodDNSConfigOption) -> Self {
        Self {
            name: c::to::optional_one(from.name),
            value: c::to::optional_one(from.value),
        }
    }
}

impl From<k8s_openapi::api::core::v1::PodExtendedResourceClaimStatus>
    for super::PodExtendedResourceClaimStatus
{
    fn from(from: k8s_openapi::api::core::v1::PodExtendedResourceClaimStatus) -> Self {
        let mut to = Self::default();
        to.request_mappings = c::from::list(from.request_mappings);
        to.resource_claim_name = c::from::one(from.resource_claim_name);
        to
    }
}

impl From<super::PodExtendedResourceClaimStatus>
    for k8s_openapi::api::core::v1::PodExtendedResourceClaimStatus
{
    fn from(from: super::PodExtendedResourceClaimStatus) -> Self {
        Self {
            request_mappings: c::to::list(from.request_mappings),
            resource_claim_name: c::to::one(from.resource_claim_name),
        }
    }
}

impl From<k8s_openapi::api::core::v1::PodIP> for super::PodIP {
    fn from(from: k8s_openapi::api::core::v1::PodIP) -> Self {
        let mut to = Self::default();
        to.ip = c::from::one(from.ip);
        to
    }
}

impl From<super::PodIP> for k8s_openapi::api::core::v1::PodIP {
    fn from(from: super::PodIP) -> Self {
        Self {
            ip: c::to::one(from.ip),
        }
    }
}

impl From<k8s_openapi::api::core::v1::PodOS> for super::PodOS {
    fn from(from: k8s_openapi::api::core::v1::PodOS) -> Self {
        let mut to = Self::default();
        to.name = c::from::one(from.name);
        to
    }
}

impl From<super::PodOS> for k8s_openapi::api::core::v1::PodOS {
    fn from(from: super::PodOS) -> Self {
        Self {
            name: c::to::one(from.name),
        }
    }
}

impl From<k8s_openapi::api::core::v1::PodReadinessGate> for super::PodReadinessGate {
    fn from(from: k8s_openapi::api::core::v1::PodReadinessGate) -> Self {
        let mut to = Self::default();
        to.condition_type = c::from::one(from.condition_type);
        to
    }
}

impl From<super::PodReadinessGate> for k8s_openapi::api::core::v1::PodReadinessGate {
    fn from(from: super::PodReadinessGate) -> Self {
        Self {
            condition_type: c::to::one(from.condition_type),
        }
    }
}

impl From<k8s_openapi::api::core::v1::PodResourceClaim> for super::PodResourceClaim {
    fn from(from: k8s_openapi::api::core::v1::PodResourceClaim) -> Self {
        let mut to = Self::default();
        to.name = c::from::one(from.name);
        to.resource_claim_name = c::from::optional_one(from.resource_claim_name);
        to.resource_claim_template_name = c::from::optional_one(from.resource_claim_template_name);
        to
    }
}

impl From<super::PodResourceClaim> for k8s_openapi::api::core::v1::PodResourceClaim {
    fn from(from: super::PodResourceClaim) -> Self {
        Self {
            name: c::to::one(from.name),
            resource_claim_name: c::to::optional_one(from.resource_claim_name),
            resource_claim_template_name: c::to::optional_one(from.resource_claim_template_name),
        }
    }
}

impl From<k8s_openapi::api::core::v1::PodResourceClaimStatus> for super::PodResourceClaimStatus {
    fn from(from: k8s_openapi::api::core::v1::PodResourceClaimStatus) -> Self {
        let mut to = Self::default();
        to.name = c::from::one(from.name);
        to.resource_claim_name = c::from::optional_one(from.resource_claim_name);
        to
    }
}

impl From<super::PodResourceClaimStatus> for k8s_openapi::api::core::v1::PodResourceClaimStatus {
    fn from(from: super::PodResourceClaimStatus) -> Self {
        Self {
            name: c::to::one(from.name),
            resource_claim_name: c::to::optional_one(from.resource_claim_name),
        }
    }
}

impl From<k8s_openapi::api::core::v1::PodSchedulingGate> for super::PodSchedulingGate {
    fn from(from: k8s_openapi::api::core::v1::PodSchedulingGate) -> Self {
        let mut to = Self::default();
        to.name = c::from::one(from.name);
        to
    }
}

impl From<super::PodSchedulingGate> for k8s_openapi::api::core::v1::PodSchedulingGate {
    fn from(from: super::PodSchedulingGate) -> Self {
        Self {
            name: c::to::one(from.name),
        }
    }
}

impl From<k8s_openapi::api::core::v1::PodSchedulingGroup> for super::PodSchedulingGroup {
    fn from(from: k8s_openapi::api::core::v1::PodSchedulingGroup) -> Self {
        let mut to = Self::default();
        to.pod_group_name = c::from::optional_one(from.pod_group_name);
        to
    }
}

impl From<super::PodSchedulingGroup> for k8s_openapi::api::core::v1::PodSchedulingGroup {
    fn from(from: super::PodSchedulingGroup) -> Self {
        Self {
            pod_group_name: c::to::optional_one(from.pod_group_name),
        }
    }
}

impl From<k8s_openapi::api::core::v1::PodSecurityContext> for super::PodSecurityContext {
    fn from(from: k8s_openapi::api::core::v1::PodSecurityContext) -> Self {
        let mut to = Self::default();
        to.app_armor_profile = c::from::optional_boxed(from.app_armor_profile);
        to.fs_group = c::from::optional_one(from.fs_group);
        to.fs_group_change_policy = c::from::optional_one(from.fs_group_change_policy);
        to.run_as_group = c::from::optional_one(from.run_as_group);
        to.run_as_non_root = c::from::optional_one(from.run_as_non_root);
        to.run_as_user = c::from::optional_one(from.run_as_user);
        to.se_linux_change_policy = c::from::optional_one(from.se_linux_change_policy);
        to.se_linux_options = c::from::optional_boxed(from.se_linux_options);
        to.seccomp_profile = c::from::optional_boxed(from.seccomp_profile);
        to.supplemental_groups = c::from::optional_list(from.supplemental_groups);
        to.supplemental_groups_policy = c::from::optional_one(from.supplemental_groups_policy);
        to.sysctls = c::from::optional_list(from.sysctls);
        to.windows_options = c::from::optional_boxed(from.windows_options);
        to
    }
}

impl From<super::PodSecurityContext> for k8s_openapi::api::core::v1::PodSecurityContext {
    fn from(from: super::PodSecurityContext) -> Self {
        Self {
            app_armor_profile: c::to::optional_boxed(from.app_armor_profile),
            fs_group: c::to::optional_one(from.fs_group),
            fs_group_change_policy: c::to::optional_one(from.fs_group_change_policy),
            run_as_group: c::to::optional_one(from.run_as_group),
            run_as_non_root: c::to::optional_one(from.run_as_non_root),
            run_as_user: c::to::optional_one(from.run_as_user),
            se_linux_change_policy: c::to::optional_one(from.se_linux_change_policy),
            se_linux_options: c::to::optional_boxed(from.se_linux_options),
            seccomp_profile: c::to::optional_boxed(from.seccomp_profile),
            supplemental_groups: c::to::optional_list(from.supplemental_groups),
            supplemental_groups_policy: c::to::optional_one(from.supplemental_groups_policy),
            sysctls: c::to::optional_list(from.sysctls),
            windows_options: c::to::optional_boxed(from.windows_options),
        }
    }
}

impl From<k8s_openapi::api::core::v1::PodSpec> for super::PodSpec {
    fn from(from: k8s_openapi::api::core::v1::PodSpec) -> Self {
        let mut to = Self::default();
        to.rare
            .put(c::from::optional_one(from.active_deadline_seconds), |rare| {
                &mut rare.active_deadline_seconds
            });
        to.affinity = c::from::optional_shared(from.affinity);
        to.rare.put(
            c::from::optional_one(from.automount_service_account_token),
            |rare| &mut rare.automount_service_account_token,
        );
        to.containers = c::from::list(from.containers);
        to.rare.put(c::from::optional_shared(from.dns_config), |rare| {
            &mut rare.dns_config
        });
        to.dns_policy = c::from::optional_one(from.dns_policy);
        to.enable_service_links = c::from::optional_one(from.enable_service_links);
        to.rare
            .put(c::from::optional_list(from.ephemeral_containers), |rare| {
                &mut rare.ephemeral_containers
            });
        to.rare
            .put(c::from::optional_shared_list(from.host_aliases), |rare| {
                &mut rare.host_aliases
            });
        to.rare
            .put(c::from::optional_one(from.host_ipc), |rare| &mut rare.host_ipc);
        to.rare.put(c::from::optional_one(from.host_network), |rare| {
            &mut rare.host_network
        });
        to.rare
            .put(c::from::optional_one(from.host_pid), |rare| &mut rare.host_pid);
        to.rare.put(c::from::optional_one(from.host_users), |rare| {
            &mut rare.host_users
        });
        to.rare
            .put(c::from::optional_one(from.hostname), |rare| &mut rare.hostname);
        to.rare
            .put(c::from::optional_one(from.hostname_override), |rare| {
                &mut rare.hostname_override
            });
        to.image_pull_secrets = c::from::optional_shared_list(from.image_pull_secrets);
        to.init_containers = c::from::optional_list(from.init_containers);
        to.node_name = c::from::optional_one(from.node_name);
        to.node_selector = c::from::optional_map(from.node_selector);
        to.rare.put(c::from::optional_boxed(from.os), |rare| &mut rare.os);
        to.rare
            .put(c::from::optional_map(from.overhead), |rare| &mut rare.overhead);
        to.preemption_policy = c::from::optional_one(from.preemption_policy);
        to.priority = c::from::optional_one(from.priority);
        to.rare
            .put(c::from::optional_one(from.priority_class_name), |rare| {
                &mut rare.priority_class_name
            });
        to.rare
            .put(c::from::optional_shared_list(from.readiness_gates), |rare| {
                &mut rare.readiness_gates
            });
        to.rare.put(c::from::optional_list(from.resource_claims), |rare| {
            &mut rare.resource_claims
        });
        to.rare.put(c::from::optional_boxed(from.resources), |rare| {
            &mut rare.resources
        });
        to.restart_policy = c::from::optional_one(from.restart_policy);
        to.rare
            .put(c::from::optional_one(from.runtime_class_name), |rare| {
                &mut rare.runtime_class_name
            });
        to.scheduler_name = c::from::optional_one(from.scheduler_name);
        to.rare
            .put(c::from::optional_shared_list(from.scheduling_gates), |rare| {
                &mut rare.scheduling_gates
            });
        to.rare
            .put(c::from::optional_boxed(from.scheduling_group), |rare| {
                &mut rare.scheduling_group
            });
        to.security_context = c::from::optional_shared(from.security_context);
        to.service_account = c::from::optional_one(from.service_account);
        to.service_account_name = c::from::optional_one(from.service_account_name);
        to.rare
            .put(c::from::optional_one(from.set_hostname_as_fqdn), |rare| {
                &mut rare.set_hostname_as_fqdn
            });
        to.rare
            .put(c::from::optional_one(from.share_process_namespace), |rare| {
                &mut rare.share_process_namespace
            });
        to.rare
            .put(c::from::optional_one(from.subdomain), |rare| &mut rare.subdomain);
        to.termination_grace_period_seconds = c::from::optional_one(from.termination_grace_period_seconds);
        to.tolerations = c::from::optional_shared_list(from.tolerations);
        to.rare.put(
            c::from::optional_shared_list(from.topology_spread_constraints),
            |rare| &mut rare.topology_spread_constraints,
        );
        to.volumes = c::from::optional_list(from.volumes);
        to
    }
}

impl From<super::PodSpec> for k8s_openapi::api::core::v1::PodSpec {
    fn from(from: super::PodSpec) -> Self {
        let rare = from.rare.into_inner();
        Self {
            active_deadline_seconds: c::to::optional_one(rare.active_deadline_seconds),
            affinity: c::to::optional_shared(from.affinity),
            automount_service_account_token: c::to::optional_one(rare.automount_service_account_token),
            containers: c::to::list(from.containers),
            dns_config: c::to::optional_shared(rare.dns_config),
            dns_policy: c::to::optional_one(from.dns_policy),
            enable_service_links: c::to::optional_one(from.enable_service_links),
            ephemeral_containers: c::to::optional_list(rare.ephemeral_containers),
            host_aliases: c::to::optional_shared_list(rare.host_aliases),
            host_ipc: c::to::optional_one(rare.host_ipc),
            host_network: c::to::optional_one(rare.host_network),
            host_pid: c::to::optional_one(rare.host_pid),
            host_users: c::to::optional_one(rare.host_users),
            hostname: c::to::optional_one(rare.hostname),
            hostname_override: c::to::optional_one(rare.hostname_override),
            image_pull_secrets: c::to::optional_shared_list(from.image_pull_secrets),
            init_containers: c::to::optional_list(from.init_containers),
            node_name: c::to::optional_one(from.node_name),
            node_selector: c::to::optional_map(from.node_selector),
            os: c::to::optional_boxed(rare.os),
            overhead: c::to::optional_map(rare.overhead),
            preemption_policy: c::to::optional_one(from.preemption_policy),
            priority: c::to::optional_one(from.priority),
            priority_class_name: c::to::optional_one(rare.priority_class_name),
            readiness_gates: c::to::optional_shared_list(rare.readiness_gates),
            resource_claims: c::to::optional_list(rare.resource_claims),
            resources: c::to::optional_boxed(rare.resources),
            restart_policy: c::to::optional_one(from.restart_policy),
            runtime_class_name: c::to::optional_one(rare.runtime_class_name),
            scheduler_name: c::to::optional_one(from.scheduler_name),
            scheduling_gates: c::to::optional_shared_list(rare.scheduling_gates),
            scheduling_group: c::to::optional_boxed(rare.scheduling_group),
            security_context: c::to::optional_shared(from.security_context),
            service_account: c::to::optional_one(from.service_account),
            service_account_name: c::to::optional_one(from.service_account_name),
            set_hostname_as_fqdn: c::to::optional_one(rare.set_hostname_as_fqdn),
            share_process_namespace: c::to::optional_one(rare.share_process_namespace),
            subdomain: c::to::optional_one(rare.subdomain),
            termination_grace_period_seconds: c::to::optional_one(from.termination_grace_period_seconds),
            tolerations: c::to::optional_shared_list(from.tolerations),
            topology_spread_constraints: c::to::optional_shared_list(rare.topology_spread_constraints),
            volumes: c::to::optional_list(from.volumes),
            ..Default::default()
        }
    }
}

impl From<k8s_openapi::api::core::v1::PodStatus> for super::PodStatus {
    fn from(from: k8s_openapi::api::core::v1::PodStatus) -> Self {
        let mut to = Self::default();
        to.rare
            .put(c::from::optional_map(from.allocated_resources), |rare| {
                &mut rare.allocated_resources
            });
        to.conditions = c::from::optional_list(from.conditions);
        to.container_statuses = c::from::optional_list(from.container_statuses);
        to.rare.put(
            c::from::optional_list(from.ephemeral_container_statuses),
            |rare| &mut rare.ephemeral_container_statuses,
        );
        to.rare.put(
            c::from::optional_boxed(from.extended_resource_claim_status),
            |rare| &mut rare.extended_resource_claim_status,
        );
        to.host_ip = c::from::optional_one(from.host_ip);
        to.host_ips = c::from::optional_shared_list(from.host_ips);
        to.init_container_statuses = c::from::optional_list(from.init_container_statuses);
        to.rare
            .put(c::from::optional_one(from.message), |rare| &mut rare.message);
        to.rare.put(
            c::from::optional_list(from.node_allocatable_resource_claim_statuses),
            |rare| &mut rare.node_allocatable_resource_claim_statuses,
        );
        to.rare
            .put(c::from::optional_one(from.nominated_node_name), |rare| {
                &mut rare.nominated_node_name
            });
        to.observed_generation = c::from::optional_one(from.observed_generation);
        to.phase = c::from::optional_one(from.phase);
        to.pod_ip = c::from::optional_one(from.pod_ip);
        to.pod_ips = c::from::optional_list(from.pod_ips);
        to.qos_class = c::from::optional_one(from.qos_class);
        to.rare
            .put(c::from::optional_one(from.reason), |rare| &mut rare.reason);
        to.rare
            .put(c::from::optional_one(from.resize), |rare| &mut rare.resize);
        to.rare
            .put(c::from::optional_list(from.resource_claim_statuses), |rare| {
                &mut rare.resource_claim_statuses
            });
        to.rare.put(c::from::optional_boxed(from.resources), |rare| {
            &mut rare.resources
        });
        to.start_time = c::from::optional_one(from.start_time);
        to
    }
}

impl From<super::PodStatus> for k8s_openapi::api::core::v1::PodStatus {
    fn from(from: super::PodStatus) -> Self {
        let rare = from.rare.into_inner();
        Self {
            allocated_resources: c::to::optional_map(rare.allocated_resources),
            conditions: c::to::optional_list(from.conditions),
            container_statuses: c::to::optional_list(from.container_statuses),
            ephemeral_container_statuses: c::to::optional_list(rare.ephemeral_container_statuses),
            extended_resource_claim_status: c::to::optional_boxed(rare.extended_resource_claim_status),
            host_ip: c::to::optional_one(from.host_ip),
            host_ips: c::to::optional_shared_list(from.host_ips),
            init_container_statuses: c::to::optional_list(from.init_container_statuses),
            message: c::to::optional_one(rare.message),
            node_allocatable_resource_claim_statuses: c::to::optional_list(
                rare.node_allocatable_resource_claim_statuses,
            ),
            nominated_node_name: c::to::optional_one(rare.nominated_node_name),
            observed_generation: c::to::optional_one(from.observed_generation),
            phase: c::to::optional_one(from.phase),
            pod_ip: c::to::optional_one(from.pod_ip),
            pod_ips: c::to::optional_list(from.pod_ips),
            qos_class: c::to::optional_one(from.qos_class),
            reason: c::to::optional_one(rare.reason),
            resize: c::to::optional_one(rare.resize),
            resource_claim_statuses: c::to::optional_list(rare.resource_claim_statuses),
            resources: c::to::optional_boxed(rare.resources),
            start_time: c::to::optional_one(from.start_time),
            ..Default::default()
        }
    }
}

impl From<k8s_openapi::api::core::v1::PodTemplate> for super::PodTemplate {
    fn from(from: k8s_openapi::api::core::v1::PodTemplate) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.template = c::from::optional_boxed(from.template);
        to
    }
}

impl From<super::PodTemplate> for k8s_openapi::api::core::v1::PodTemplate {
    fn from(from: super::PodTemplate) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            template: c::to::optional_boxed(from.template),
        }
    }
}

impl From<k8s_openapi::api::core::v1::PodTemplateSpec> for super::PodTemplateSpec {
    fn from(from: k8s_openapi::api::core::v1::PodTemplateSpec) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::optional_boxed(from.metadata);
        to.spec = c::from::optional_boxed(from.spec);
        to
    }
}

impl From<super::PodTemplateSpec> for k8s_openapi::api::core::v1::PodTemplateSpec {
    fn from(from: super::PodTemplateSpec) -> Self {
        Self {
            metadata: c::to::optional_boxed(from.metadata),
            spec: c::to::optional_boxed(from.spec),
        }
    }
}

impl From<k8s_openapi::api::core::v1::PortStatus> for super::PortStatus {
    fn from(from: k8s_openapi::api::core::v1::PortStatus) -> Self {
        let mut to = Self::default();
        to.error = c::from::optional_one(from.error);
        to.port = c::from::one(from.port);
        to.protocol = c::from::one(from.protocol);
        to
    }
}

impl From<super::PortStatus> for k8s_openapi::api::core::v1::PortStatus {
    fn from(from: super::PortStatus) -> Self {
        Self {
            error: c::to::optional_one(from.error),
            port: c::to::one(from.port),
            protocol: c::to::one(from.protocol),
        }
    }
}

impl From<k8s_openapi::api::core::v1::PortworxVolumeSource> for super::PortworxVolumeSource {
    fn from(from: k8s_openapi::api::core::v1::PortworxVolumeSource) -> Self {
        let mut to = Self::default();
        to.fs_type = c::from::optional_one(from.fs_type);
        to.read_only = c::from::optional_one(from.read_only);
        to.volume_id = c::from::one(from.volume_id);
        to
    }
}

impl From<super::PortworxVolumeSource> for k8s_openapi::api::core::v1::PortworxVolumeSource {
    fn from(from: super::PortworxVolumeSource) -> Self {
        Self {
            fs_type: c::to::optional_one(from.fs_type),
            read_only: c::to::optional_one(from.read_only),
            volume_id: c::to::one(from.volume_id),
        }
    }
}

impl From<k8s_openapi::api::core::v1::PreferredSchedulingTerm> for super::PreferredSchedulingTerm {
    fn from(from: k8s_openapi::api::core::v1::PreferredSchedulingTerm) -> Self {
        let mut to = Self::default();
        to.preference = c::from::one(from.preference);
        to.weight = c::from::one(from.weight);
        to
    }
}

impl From<super::PreferredSchedulingTerm> for k8s_openapi::api::core::v1::PreferredSchedulingTerm {
    fn from(from: super::PreferredSchedulingTerm) -> Self {
        Self {
            preference: c::to::one(from.preference),
            weight: c::to::one(from.weight),
        }
    }
}

impl From<k8s_openapi::api::core::v1::Probe> for super::Probe {
    fn from(from: k8s_openapi::api::core::v1::Probe) -> Self {
        let mut to = Self::default();
        to.exec = c::from::optional_boxed(from.exec);
        to.failure_threshold = c::from::optional_one(from.failure_threshold);
        to.grpc = c::from::optional_boxed(from.grpc);
        to.http_get = c::from::optional_boxed(from.http_get);
        to.initial_delay_seconds = c::from::optional_one(from.initial_delay_seconds);
        to.period_seconds = c::from::optional_one(from.period_seconds);
        to.success_threshold = c::from::optional_one(from.success_threshold);
        to.tcp_socket = c::from::optional_boxed(from.tcp_socket);
        to.termination_grace_period_seconds = c::from::optional_one(from.termination_grace_period_seconds);
        to.timeout_seconds = c::from::optional_one(from.timeout_seconds);
        to
    }
}

impl From<super::Probe> for k8s_openapi::api::core::v1::Probe {
    fn from(from: super::Probe) -> Self {
        Self {
            exec: c::to::optional_boxed(from.exec),
            failure_threshold: c::to::optional_one(from.failure_threshold),
            grpc: c::to::optional_boxed(from.grpc),
            http_get: c::to::optional_boxed(from.http_get),
            initial_delay_seconds: c::to::optional_one(from.initial_delay_seconds),
            period_seconds: c::to::optional_one(from.period_seconds),
            success_threshold: c::to::optional_one(from.success_threshold),
            tcp_socket: c::to::optional_boxed(from.tcp_socket),
            termination_grace_period_seconds: c::to::optional_one(from.termination_grace_period_seconds),
            timeout_seconds: c::to::optional_one(from.timeout_seconds),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ProjectedVolumeSource> for super::ProjectedVolumeSource {
    fn from(from: k8s_openapi::api::core::v1::ProjectedVolumeSource) -> Self {
        let mut to = Self::default();
        to.default_mode = c::from::optional_one(from.default_mode);
        to.sources = c::from::optional_list(from.sources);
        to
    }
}

impl From<super::ProjectedVolumeSource> for k8s_openapi::api::core::v1::ProjectedVolumeSource {
    fn from(from: super::ProjectedVolumeSource) -> Self {
        Self {
            default_mode: c::to::optional_one(from.default_mode),
            sources: c::to::optional_list(from.sources),
            ..Default::default()
        }
    }
}

impl From<k8s_openapi::api::core::v1::QuobyteVolumeSource> for super::QuobyteVolumeSource {
    fn from(from: k8s_openapi::api::core::v1::QuobyteVolumeSource) -> Self {
        let mut to = Self::default();
        to.group = c::from::optional_one(from.group);
        to.read_only = c::from::optional_one(from.read_only);
        to.registry = c::from::one(from.registry);
        to.tenant = c::from::optional_one(from.tenant);
        to.user = c::from::optional_one(from.user);
        to.volume = c::from::one(from.volume);
        to
    }
}

impl From<super::QuobyteVolumeSource> for k8s_openapi::api::core::v1::QuobyteVolumeSource {
    fn from(from: super::QuobyteVolumeSource) -> Self {
        Self {
            group: c::to::optional_one(from.group),
            read_only: c::to::optional_one(from.read_only),
            registry: c::to::one(from.registry),
            tenant: c::to::optional_one(from.tenant),
            user: c::to::optional_one(from.user),
            volume: c::to::one(from.volume),
        }
    }
}

impl From<k8s_openapi::api::core::v1::RBDPersistentVolumeSource> for super::RBDPersistentVolumeSource {
    fn from(from: k8s_openapi::api::core::v1::RBDPersistentVolumeSource) -> Self {
        let mut to = Self::default();
        to.fs_type = c::from::optional_one(from.fs_type);
        to.image = c::from::one(from.image);
        to.keyring = c::from::optional_one(from.keyring);
        to.monitors = c::from::list(from.monitors);
        to.pool = c::from::optional_one(from.pool);
        to.read_only = c::from::optional_one(from.read_only);
        to.secret_ref = c::from::optional_boxed(from.secret_ref);
        to.user = c::from::optional_one(from.user);
        to
    }
}

impl From<super::RBDPersistentVolumeSource> for k8s_openapi::api::core::v1::RBDPersistentVolumeSource {
    fn from(from: super::RBDPersistentVolumeSource) -> Self {
        Self {
            fs_type: c::to::optional_one(from.fs_type),
            image: c::to::one(from.image),
            keyring: c::to::optional_one(from.keyring),
            monitors: c::to::list(from.monitors),
            pool: c::to::optional_one(from.pool),
            read_only: c::to::optional_one(from.read_only),
            secret_ref: c::to::optional_boxed(from.secret_ref),
            user: c::to::optional_one(from.user),
        }
    }
}

impl From<k8s_openapi::api::core::v1::RBDVolumeSource> for super::RBDVolumeSource {
    fn from(from: k8s_openapi::api::core::v1::RBDVolumeSource) -> Self {
        let mut to = Self::default();
        to.fs_type = c::from::optional_one(from.fs_type);
        to.image = c::from::one(from.image);
        to.keyring = c::from::optional_one(from.keyring);
        to.monitors = c::from::list(from.monitors);
        to.pool = c::from::optional_one(from.pool);
        to.read_only = c::from::optional_one(from.read_only);
        to.secret_ref = c::from::optional_boxed(from.secret_ref);
        to.user = c::from::optional_one(from.user);
        to
    }
}

impl From<super::RBDVolumeSource> for k8s_openapi::api::core::v1::RBDVolumeSource {
    fn from(from: super::RBDVolumeSource) -> Self {
        Self {
            fs_type: c::to::optional_one(from.fs_type),
            image: c::to::one(from.image),
            keyring: c::to::optional_one(from.keyring),
            monitors: c::to::list(from.monitors),
            pool: c::to::optional_one(from.pool),
            read_only: c::to::optional_one(from.read_only),
            secret_ref: c::to::optional_boxed(from.secret_ref),
            user: c::to::optional_one(from.user),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ReplicationController> for super::ReplicationController {
    fn from(from: k8s_openapi::api::core::v1::ReplicationController) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::optional_boxed(from.spec);
        to.status = c::from::optional_boxed(from.status);
        to
    }
}

impl From<super::ReplicationController> for k8s_openapi::api::core::v1::ReplicationController {
    fn from(from: super::ReplicationController) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::optional_boxed(from.spec),
            status: c::to::optional_boxed(from.status),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ReplicationControllerCondition>
    for super::ReplicationControllerCondition
{
    fn from(from: k8s_openapi::api::core::v1::ReplicationControllerCondition) -> Self {
        let mut to = Self::default();
        to.last_transition_time = c::from::optional_one(from.last_transition_time);
        to.message = c::from::optional_one(from.message);
        to.reason = c::from::optional_one(from.reason);
        to.status = c::from::one(from.status);
        to.type_ = c::from::one(from.type_);
        to
    }
}

impl From<super::ReplicationControllerCondition>
    for k8s_openapi::api::core::v1::ReplicationControllerCondition
{
    fn from(from: super::ReplicationControllerCondition) -> Self {
        Self {
            last_transition_time: c::to::optional_one(from.last_transition_time),
            message: c::to::optional_one(from.message),
            reason: c::to::optional_one(from.reason),
            status: c::to::one(from.status),
            type_: c::to::one(from.type_),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ReplicationControllerSpec> for super::ReplicationControllerSpec {
    fn from(from: k8s_openapi::api::core::v1::ReplicationControllerSpec) -> Self {
        let mut to = Self::default();
        to.min_ready_seconds = c::from::optional_one(from.min_ready_seconds);
        to.replicas = c::from::optional_one(from.replicas);
        to.selector = c::from::optional_map(from.selector);
        to.template = c::from::optional_boxed(from.template);
        to
    }
}

impl From<super::ReplicationControllerSpec> for k8s_openapi::api::core::v1::ReplicationControllerSpec {
    fn from(from: super::ReplicationControllerSpec) -> Self {
        Self {
            min_ready_seconds: c::to::optional_one(from.min_ready_seconds),
            replicas: c::to::optional_one(from.replicas),
            selector: c::to::optional_map(from.selector),
            template: c::to::optional_boxed(from.template),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ReplicationControllerStatus> for super::ReplicationControllerStatus {
    fn from(from: k8s_openapi::api::core::v1::ReplicationControllerStatus) -> Self {
        let mut to = Self::default();
        to.available_replicas = c::from::optional_one(from.available_replicas);
        to.conditions = c::from::optional_list(from.conditions);
        to.fully_labeled_replicas = c::from::optional_one(from.fully_labeled_replicas);
        to.observed_generation = c::from::optional_one(from.observed_generation);
        to.ready_replicas = c::from::optional_one(from.ready_replicas);
        to.replicas = c::from::one(from.replicas);
        to
    }
}

impl From<super::ReplicationControllerStatus> for k8s_openapi::api::core::v1::ReplicationControllerStatus {
    fn from(from: super::ReplicationControllerStatus) -> Self {
        Self {
            available_replicas: c::to::optional_one(from.available_replicas),
            conditions: c::to::optional_list(from.conditions),
            fully_labeled_replicas: c::to::optional_one(from.fully_labeled_replicas),
            observed_generation: c::to::optional_one(from.observed_generation),
            ready_replicas: c::to::optional_one(from.ready_replicas),
            replicas: c::to::one(from.replicas),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ResourceClaim> for super::ResourceClaim {
    fn from(from: k8s_openapi::api::core::v1::ResourceClaim) -> Self {
        let mut to = Self::default();
        to.name = c::from::one(from.name);
        to.request = c::from::optional_one(from.request);
        to
    }
}

impl From<super::ResourceClaim> for k8s_openapi::api::core::v1::ResourceClaim {
    fn from(from: super::ResourceClaim) -> Self {
        Self {
            name: c::to::one(from.name),
            request: c::to::optional_one(from.request),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ResourceFieldSelector> for super::ResourceFieldSelector {
    fn from(from: k8s_openapi::api::core::v1::ResourceFieldSelector) -> Self {
        let mut to = Self::default();
        to.container_name = c::from::optional_one(from.container_name);
        to.divisor = c::from::optional_one(from.divisor);
        to.resource = c::from::one(from.resource);
        to
    }
}

impl From<super::ResourceFieldSelector> for k8s_openapi::api::core::v1::ResourceFieldSelector {
    fn from(from: super::ResourceFieldSelector) -> Self {
        Self {
            container_name: c::to::optional_one(from.container_name),
            divisor: c::to::optional_one(from.divisor),
            resource: c::to::one(from.resource),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ResourceHealth> for super::ResourceHealth {
    fn from(from: k8s_openapi::api::core::v1::ResourceHealth) -> Self {
        let mut to = Self::default();
        to.health = c::from::optional_one(from.health);
        to.message = c::from::optional_one(from.message);
        to.resource_id = c::from::one(from.resource_id);
        to
    }
}

impl From<super::ResourceHealth> for k8s_openapi::api::core::v1::ResourceHealth {
    fn from(from: super::ResourceHealth) -> Self {
        Self {
            health: c::to::optional_one(from.health),
            message: c::to::optional_one(from.message),
            resource_id: c::to::one(from.resource_id),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ResourceQuota> for super::ResourceQuota {
    fn from(from: k8s_openapi::api::core::v1::ResourceQuota) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::optional_boxed(from.spec);
        to.status = c::from::optional_boxed(from.status);
        to
    }
}

impl From<super::ResourceQuota> for k8s_openapi::api::core::v1::ResourceQuota {
    fn from(from: super::ResourceQuota) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::optional_boxed(from.spec),
            status: c::to::optional_boxed(from.status),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ResourceQuotaSpec> for super::ResourceQuotaSpec {
    fn from(from: k8s_openapi::api::core::v1::ResourceQuotaSpec) -> Self {
        let mut to = Self::default();
        to.hard = c::from::optional_map(from.hard);
        to.scope_selector = c::from::optional_boxed(from.scope_selector);
        to.scopes = c::from::optional_list(from.scopes);
        to
    }
}

impl From<super::ResourceQuotaSpec> for k8s_openapi::api::core::v1::ResourceQuotaSpec {
    fn from(from: super::ResourceQuotaSpec) -> Self {
        Self {
            hard: c::to::optional_map(from.hard),
            scope_selector: c::to::optional_boxed(from.scope_selector),
            scopes: c::to::optional_list(from.scopes),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ResourceQuotaStatus> for super::ResourceQuotaStatus {
    fn from(from: k8s_openapi::api::core::v1::ResourceQuotaStatus) -> Self {
        let mut to = Self::default();
        to.hard = c::from::optional_map(from.hard);
        to.used = c::from::optional_map(from.used);
        to
    }
}

impl From<super::ResourceQuotaStatus> for k8s_openapi::api::core::v1::ResourceQuotaStatus {
    fn from(from: super::ResourceQuotaStatus) -> Self {
        Self {
            hard: c::to::optional_map(from.hard),
            used: c::to::optional_map(from.used),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ResourceRequirements> for super::ResourceRequirements {
    fn from(from: k8s_openapi::api::core::v1::ResourceRequirements) -> Self {
        let mut to = Self::default();
        to.claims = c::from::optional_list(from.claims);
        to.limits = c::from::optional_map(from.limits);
        to.requests = c::from::optional_map(from.requests);
        to
    }
}

impl From<super::ResourceRequirements> for k8s_openapi::api::core::v1::ResourceRequirements {
    fn from(from: super::ResourceRequirements) -> Self {
        Self {
            claims: c::to::optional_list(from.claims),
            limits: c::to::optional_map(from.limits),
            requests: c::to::optional_map(from.requests),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ResourceStatus> for super::ResourceStatus {
    fn from(from: k8s_openapi::api::core::v1::ResourceStatus) -> Self {
        let mut to = Self::default();
        to.name = c::from::one(from.name);
        to.resources = c::from::optional_list(from.resources);
        to
    }
}

impl From<super::ResourceStatus> for k8s_openapi::api::core::v1::ResourceStatus {
    fn from(from: super::ResourceStatus) -> Self {
        Self {
            name: c::to::one(from.name),
            resources: c::to::optional_list(from.resources),
        }
    }
}

impl From<k8s_openapi::api::core::v1::SELinuxOptions> for super::SELinuxOptions {
    fn from(from: k8s_openapi::api::core::v1::SELinuxOptions) -> Self {
        let mut to = Self::default();
        to.level = c::from::optional_one(from.level);
        to.role = c::from::optional_one(from.role);
        to.type_ = c::from::optional_one(from.type_);
        to.user = c::from::optional_one(from.user);
        to
    }
}

impl From<super::SELinuxOptions> for k8s_openapi::api::core::v1::SELinuxOptions {
    fn from(from: super::SELinuxOptions) -> Self {
        Self {
            level: c::to::optional_one(from.level),
            role: c::to::optional_one(from.role),
            type_: c::to::optional_one(from.type_),
            user: c::to::optional_one(from.user),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ScaleIOPersistentVolumeSource>
    for super::ScaleIOPersistentVolumeSource
{
    fn from(from: k8s_openapi::api::core::v1::ScaleIOPersistentVolumeSource) -> Self {
        let mut to = Self::default();
        to.fs_type = c::from::optional_one(from.fs_type);
        to.gateway = c::from::one(from.gateway);
        to.protection_domain = c::from::optional_one(from.protection_domain);
        to.read_only = c::from::optional_one(from.read_only);
        to.secret_ref = c::from::one(from.secret_ref);
        to.ssl_enabled = c::from::optional_one(from.ssl_enabled);
        to.storage_mode = c::from::optional_one(from.storage_mode);
        to.storage_pool = c::from::optional_one(from.storage_pool);
        to.system = c::from::one(from.system);
        to.volume_name = c::from::optional_one(from.volume_name);
        to
    }
}

impl From<super::ScaleIOPersistentVolumeSource>
    for k8s_openapi::api::core::v1::ScaleIOPersistentVolumeSource
{
    fn from(from: super::ScaleIOPersistentVolumeSource) -> Self {
        Self {
            fs_type: c::to::optional_one(from.fs_type),
            gateway: c::to::one(from.gateway),
            protection_domain: c::to::optional_one(from.protection_domain),
            read_only: c::to::optional_one(from.read_only),
            secret_ref: c::to::one(from.secret_ref),
            ssl_enabled: c::to::optional_one(from.ssl_enabled),
            storage_mode: c::to::optional_one(from.storage_mode),
            storage_pool: c::to::optional_one(from.storage_pool),
            system: c::to::one(from.system),
            volume_name: c::to::optional_one(from.volume_name),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ScaleIOVolumeSource> for super::ScaleIOVolumeSource {
    fn from(from: k8s_openapi::api::core::v1::ScaleIOVolumeSource) -> Self {
        let mut to = Self::default();
        to.fs_type = c::from::optional_one(from.fs_type);
        to.gateway = c::from::one(from.gateway);
        to.protection_domain = c::from::optional_one(from.protection_domain);
        to.read_only = c::from::optional_one(from.read_only);
        to.secret_ref = c::from::one(from.secret_ref);
        to.ssl_enabled = c::from::optional_one(from.ssl_enabled);
        to.storage_mode = c::from::optional_one(from.storage_mode);
        to.storage_pool = c::from::optional_one(from.storage_pool);
        to.system = c::from::one(from.system);
        to.volume_name = c::from::optional_one(from.volume_name);
        to
    }
}

impl From<super::ScaleIOVolumeSource> for k8s_openapi::api::core::v1::ScaleIOVolumeSource {
    fn from(from: super::ScaleIOVolumeSource) -> Self {
        Self {
            fs_type: c::to::optional_one(from.fs_type),
            gateway: c::to::one(from.gateway),
            protection_domain: c::to::optional_one(from.protection_domain),
            read_only: c::to::optional_one(from.read_only),
            secret_ref: c::to::one(from.secret_ref),
            ssl_enabled: c::to::optional_one(from.ssl_enabled),
            storage_mode: c::to::optional_one(from.storage_mode),
            storage_pool: c::to::optional_one(from.storage_pool),
            system: c::to::one(from.system),
            volume_name: c::to::optional_one(from.volume_name),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ScopeSelector> for super::ScopeSelector {
    fn from(from: k8s_openapi::api::core::v1::ScopeSelector) -> Self {
        let mut to = Self::default();
        to.match_expressions = c::from::optional_list(from.match_expressions);
        to
    }
}

impl From<super::ScopeSelector> for k8s_openapi::api::core::v1::ScopeSelector {
    fn from(from: super::ScopeSelector) -> Self {
        Self {
            match_expressions: c::to::optional_list(from.match_expressions),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ScopedResourceSelectorRequirement>
    for super::ScopedResourceSelectorRequirement
{
    fn from(from: k8s_openapi::api::core::v1::ScopedResourceSelectorRequirement) -> Self {
        let mut to = Self::default();
        to.operator = c::from::one(from.operator);
        to.scope_name = c::from::one(from.scope_name);
        to.values = c::from::optional_list(from.values);
        to
    }
}

impl From<super::ScopedResourceSelectorRequirement>
    for k8s_openapi::api::core::v1::ScopedResourceSelectorRequirement
{
    fn from(from: super::ScopedResourceSelectorRequirement) -> Self {
        Self {
            operator: c::to::one(from.operator),
            scope_name: c::to::one(from.scope_name),
            values: c::to::optional_list(from.values),
        }
    }
}

impl From<k8s_openapi::api::core::v1::SeccompProfile> for super::SeccompProfile {
    fn from(from: k8s_openapi::api::core::v1::SeccompProfile) -> Self {
        let mut to = Self::default();
        to.localhost_profile = c::from::optional_one(from.localhost_profile);
        to.type_ = c::from::one(from.type_);
        to
    }
}

impl From<super::SeccompProfile> for k8s_openapi::api::core::v1::SeccompProfile {
    fn from(from: super::SeccompProfile) -> Self {
        Self {
            localhost_profile: c::to::optional_one(from.localhost_profile),
            type_: c::to::one(from.type_),
        }
    }
}

impl From<k8s_openapi::api::core::v1::Secret> for super::Secret {
    fn from(from: k8s_openapi::api::core::v1::Secret) -> Self {
        let mut to = Self::default();
        to.data = c::from::optional_map(from.data);
        to.immutable = c::from::optional_one(from.immutable);
        to.metadata = c::from::one(from.metadata);
        to.string_data = c::from::optional_map(from.string_data);
        to.type_ = c::from::optional_one(from.type_);
        to
    }
}

impl From<super::Secret> for k8s_openapi::api::core::v1::Secret {
    fn from(from: super::Secret) -> Self {
        Self {
            data: c::to::optional_map(from.data),
            immutable: c::to::optional_one(from.immutable),
            metadata: c::to::one(from.metadata),
            string_data: c::to::optional_map(from.string_data),
            type_: c::to::optional_one(from.type_),
        }
    }
}

impl From<k8s_openapi::api::core::v1::SecretEnvSource> for super::SecretEnvSource {
    fn from(from: k8s_openapi::api::core::v1::SecretEnvSource) -> Self {
        let mut to = Self::default();
        to.name = c::from::one(from.name);
        to.optional = c::from::optional_one(from.optional);
        to
    }
}

impl From<super::SecretEnvSource> for k8s_openapi::api::core::v1::SecretEnvSource {
    fn from(from: super::SecretEnvSource) -> Self {
        Self {
            name: c::to::one(from.name),
            optional: c::to::optional_one(from.optional),
        }
    }
}

impl From<k8s_openapi::api::core::v1::SecretKeySelector> for super::SecretKeySelector {
    fn from(from: k8s_openapi::api::core::v1::SecretKeySelector) -> Self {
        let mut to = Self::default();
        to.key = c::from::one(from.key);
        to.name = c::from::one(from.name);
        to.optional = c::from::optional_one(from.optional);
        to
    }
}

impl From<super::SecretKeySelector> for k8s_openapi::api::core::v1::SecretKeySelector {
    fn from(from: super::SecretKeySelector) -> Self {
        Self {
            key: c::to::one(from.key),
            name: c::to::one(from.name),
            optional: c::to::optional_one(from.optional),
        }
    }
}

impl From<k8s_openapi::api::core::v1::SecretProjection> for super::SecretProjection {
    fn from(from: k8s_openapi::api::core::v1::SecretProjection) -> Self {
        let mut to = Self::default();
        to.items = c::from::optional_list(from.items);
        to.name = c::from::one(from.name);
        to.optional = c::from::optional_one(from.optional);
        to
    }
}

impl From<super::SecretProjection> for k8s_openapi::api::core::v1::SecretProjection {
    fn from(from: super::SecretProjection) -> Self {
        Self {
            items: c::to::optional_list(from.items),
            name: c::to::one(from.name),
            optional: c::to::optional_one(from.optional),
        }
    }
}

impl From<k8s_openapi::api::core::v1::SecretReference> for super::SecretReference {
    fn from(from: k8s_openapi::api::core::v1::SecretReference) -> Self {
        let mut to = Self::default();
        to.name = c::from::optional_one(from.name);
        to.namespace = c::from::optional_one(from.namespace);
        to
    }
}

impl From<super::SecretReference> for k8s_openapi::api::core::v1::SecretReference {
    fn from(from: super::SecretReference) -> Self {
        Self {
            name: c::to::optional_one(from.name),
            namespace: c::to::optional_one(from.namespace),
        }
    }
}

impl From<k8s_openapi::api::core::v1::SecretVolumeSource> for super::SecretVolumeSource {
    fn from(from: k8s_openapi::api::core::v1::SecretVolumeSource) -> Self {
        let mut to = Self::default();
        to.default_mode = c::from::optional_one(from.default_mode);
        to.items = c::from::optional_list(from.items);
        to.optional = c::from::optional_one(from.optional);
        to.secret_name = c::from::optional_one(from.secret_name);
        to
    }
}

impl From<super::SecretVolumeSource> for k8s_openapi::api::core::v1::SecretVolumeSource {
    fn from(from: super::SecretVolumeSource) -> Self {
        Self {
            default_mode: c::to::optional_one(from.default_mode),
            items: c::to::optional_list(from.items),
            optional: c::to::optional_one(from.optional),
            secret_name: c::to::optional_one(from.secret_name),
            ..Default::default()
        }
    }
}

impl From<k8s_openapi::api::core::v1::SecurityContext> for super::SecurityContext {
    fn from(from: k8s_openapi::api::core::v1::SecurityContext) -> Self {
        let mut to = Self::default();
        to.allow_privilege_escalation = c::from::optional_one(from.allow_privilege_escalation);
        to.app_armor_profile = c::from::optional_boxed(from.app_armor_profile);
        to.capabilities = c::from::optional_boxed(from.capabilities);
        to.privileged = c::from::optional_one(from.privileged);
        to.proc_mount = c::from::optional_one(from.proc_mount);
        to.read_only_root_filesystem = c::from::optional_one(from.read_only_root_filesystem);
        to.run_as_group = c::from::optional_one(from.run_as_group);
        to.run_as_non_root = c::from::optional_one(from.run_as_non_root);
        to.run_as_user = c::from::optional_one(from.run_as_user);
        to.se_linux_options = c::from::optional_boxed(from.se_linux_options);
        to.seccomp_profile = c::from::optional_boxed(from.seccomp_profile);
        to.windows_options = c::from::optional_boxed(from.windows_options);
        to
    }
}

impl From<super::SecurityContext> for k8s_openapi::api::core::v1::SecurityContext {
    fn from(from: super::SecurityContext) -> Self {
        Self {
            allow_privilege_escalation: c::to::optional_one(from.allow_privilege_escalation),
            app_armor_profile: c::to::optional_boxed(from.app_armor_profile),
            capabilities: c::to::optional_boxed(from.capabilities),
            privileged: c::to::optional_one(from.privileged),
            proc_mount: c::to::optional_one(from.proc_mount),
            read_only_root_filesystem: c::to::optional_one(from.read_only_root_filesystem),
            run_as_group: c::to::optional_one(from.run_as_group),
            run_as_non_root: c::to::optional_one(from.run_as_non_root),
            run_as_user: c::to::optional_one(from.run_as_user),
            se_linux_options: c::to::optional_boxed(from.se_linux_options),
            seccomp_profile: c::to::optional_boxed(from.seccomp_profile),
            windows_options: c::to::optional_boxed(from.windows_options),
        }
    }
}

impl From<k8s_openapi::api::core::v1::Service> for super::Service {
    fn from(from: k8s_openapi::api::core::v1::Service) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::optional_boxed(from.spec);
        to.status = c::from::optional_boxed(from.status);
        to
    }
}

impl From<super::Service> for k8s_openapi::api::core::v1::Service {
    fn from(from: super::Service) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::optional_boxed(from.spec),
            status: c::to::optional_boxed(from.status),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ServiceAccount> for super::ServiceAccount {
    fn from(from: k8s_openapi::api::core::v1::ServiceAccount) -> Self {
        let mut to = Self::default();
        to.automount_service_account_token = c::from::optional_one(from.automount_service_account_token);
        to.image_pull_secrets = c::from::optional_list(from.image_pull_secrets);
        to.metadata = c::from::one(from.metadata);
        to.secrets = c::from::optional_list(from.secrets);
        to
    }
}

impl From<super::ServiceAccount> for k8s_openapi::api::core::v1::ServiceAccount {
    fn from(from: super::ServiceAccount) -> Self {
        Self {
            automount_service_account_token: c::to::optional_one(from.automount_service_account_token),
            image_pull_secrets: c::to::optional_list(from.image_pull_secrets),
            metadata: c::to::one(from.metadata),
            secrets: c::to::optional_list(from.secrets),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ServiceAccountTokenProjection>
    for super::ServiceAccountTokenProjection
{
    fn from(from: k8s_openapi::api::core::v1::ServiceAccountTokenProjection) -> Self {
        let mut to = Self::default();
        to.audience = c::from::optional_one(from.audience);
        to.expiration_seconds = c::from::optional_one(from.expiration_seconds);
        to.path = c::from::one(from.path);
        to
    }
}

impl From<super::ServiceAccountTokenProjection>
    for k8s_openapi::api::core::v1::ServiceAccountTokenProjection
{
    fn from(from: super::ServiceAccountTokenProjection) -> Self {
        Self {
            audience: c::to::optional_one(from.audience),
            expiration_seconds: c::to::optional_one(from.expiration_seconds),
            path: c::to::one(from.path),
            ..Default::default()
        }
    }
}

impl From<k8s_openapi::api::core::v1::ServicePort> for super::ServicePort {
    fn from(from: k8s_openapi::api::core::v1::ServicePort) -> Self {
        let mut to = Self::default();
        to.app_protocol = c::from::optional_one(from.app_protocol);
        to.name = c::from::optional_one(from.name);
        to.node_port = c::from::optional_one(from.node_port);
        to.port = c::from::one(from.port);
        to.protocol = c::from::optional_one(from.protocol);
        to.target_port = c::from::optional_one(from.target_port);
        to
    }
}

impl From<super::ServicePort> for k8s_openapi::api::core::v1::ServicePort {
    fn from(from: super::ServicePort) -> Self {
        Self {
            app_protocol: c::to::optional_one(from.app_protocol),
            name: c::to::optional_one(from.name),
            node_port: c::to::optional_one(from.node_port),
            port: c::to::one(from.port),
            protocol: c::to::optional_one(from.protocol),
            target_port: c::to::optional_one(from.target_port),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ServiceSpec> for super::ServiceSpec {
    fn from(from: k8s_openapi::api::core::v1::ServiceSpec) -> Self {
        let mut to = Self::default();
        to.allocate_load_balancer_node_ports = c::from::optional_one(from.allocate_load_balancer_node_ports);
        to.cluster_ip = c::from::optional_one(from.cluster_ip);
        to.cluster_ips = c::from::optional_list(from.cluster_ips);
        to.rare.put(c::from::optional_list(from.external_ips), |rare| {
            &mut rare.external_ips
        });
        to.rare.put(c::from::optional_one(from.external_name), |rare| {
            &mut rare.external_name
        });
        to.external_traffic_policy = c::from::optional_one(from.external_traffic_policy);
        to.rare
            .put(c::from::optional_one(from.health_check_node_port), |rare| {
                &mut rare.health_check_node_port
            });
        to.internal_traffic_policy = c::from::optional_one(from.internal_traffic_policy);
        to.ip_families = c::from::optional_list(from.ip_families);
        to.ip_family_policy = c::from::optional_one(from.ip_family_policy);
        to.rare
            .put(c::from::optional_one(from.load_balancer_class), |rare| {
                &mut rare.load_balancer_class
            });
        to.rare.put(c::from::optional_one(from.load_balancer_ip), |rare| {
            &mut rare.load_balancer_ip
        });
        to.rare
            .put(c::from::optional_list(from.load_balancer_source_ranges), |rare| {
                &mut rare.load_balancer_source_ranges
            });
        to.ports = c::from::optional_list(from.ports);
        to.rare
            .put(c::from::optional_one(from.publish_not_ready_addresses), |rare| {
                &mut rare.publish_not_ready_addresses
            });
        to.selector = c::from::optional_map(from.selector);
        to.session_affinity = c::from::optional_one(from.session_affinity);
        to.rare
            .put(c::from::optional_boxed(from.session_affinity_config), |rare| {
                &mut rare.session_affinity_config
            });
        to.rare
            .put(c::from::optional_one(from.traffic_distribution), |rare| {
                &mut rare.traffic_distribution
            });
        to.type_ = c::from::optional_one(from.type_);
        to
    }
}

impl From<super::ServiceSpec> for k8s_openapi::api::core::v1::ServiceSpec {
    fn from(from: super::ServiceSpec) -> Self {
        let rare = from.rare.into_inner();
        Self {
            allocate_load_balancer_node_ports: c::to::optional_one(from.allocate_load_balancer_node_ports),
            cluster_ip: c::to::optional_one(from.cluster_ip),
            cluster_ips: c::to::optional_list(from.cluster_ips),
            external_ips: c::to::optional_list(rare.external_ips),
            external_name: c::to::optional_one(rare.external_name),
            external_traffic_policy: c::to::optional_one(from.external_traffic_policy),
            health_check_node_port: c::to::optional_one(rare.health_check_node_port),
            internal_traffic_policy: c::to::optional_one(from.internal_traffic_policy),
            ip_families: c::to::optional_list(from.ip_families),
            ip_family_policy: c::to::optional_one(from.ip_family_policy),
            load_balancer_class: c::to::optional_one(rare.load_balancer_class),
            load_balancer_ip: c::to::optional_one(rare.load_balancer_ip),
            load_balancer_source_ranges: c::to::optional_list(rare.load_balancer_source_ranges),
            ports: c::to::optional_list(from.ports),
            publish_not_ready_addresses: c::to::optional_one(rare.publish_not_ready_addresses),
            selector: c::to::optional_map(from.selector),
            session_affinity: c::to::optional_one(from.session_affinity),
            session_affinity_config: c::to::optional_boxed(rare.session_affinity_config),
            traffic_distribution: c::to::optional_one(rare.traffic_distribution),
            type_: c::to::optional_one(from.type_),
        }
    }
}

impl From<k8s_openapi::api::core::v1::ServiceStatus> for super::ServiceStatus {
    fn from(from: k8s_openapi::api::core::v1::ServiceStatus) -> Self {
        let mut to = Self::default();
        to.conditions = c::from::optional_list(from.conditions);
        to.load_balancer = c::from::optional_boxed(from.load_balancer);
        to
    }
}

impl From<super::ServiceStatus> for k8s_openapi::api::core::v1::ServiceStatus {
    fn from(from: super::ServiceStatus) -> Self {
        Self {
            conditions: c::to::optional_list(from.conditions),
            load_balancer: c::to::optional_boxed(from.load_balancer),
        }
    }
}

impl From<k8s_openapi::api::core::v1::SessionAffinityConfig> for super::SessionAffinityConfig {
    fn from(from: k8s_openapi::api::core::v1::SessionAffinityConfig) -> Self {
        let mut to = Self::default();
        to.client_ip = c::from::optional_boxed(from.client_ip);
        to
    }
}

impl From<super::SessionAffinityConfig> for k8s_openapi::api::core::v1::SessionAffinityConfig {
    fn from(from: super::SessionAffinityConfig) -> Self {
        Self {
            client_ip: c::to::optional_boxed(from.client_ip),
        }
    }
}

impl From<k8s_openapi::api::core::v1::SleepAction> for super::SleepAction {
    fn from(from: k8s_openapi::api::core::v1::SleepAction) -> Self {
        let mut to = Self::default();
        to.seconds = c::from::one(from.seconds);
        to
    }
}

impl From<super::SleepAction> for k8s_openapi::api::core::v1::SleepAction {
    fn from(from: super::SleepAction) -> Self {
        Self {
            seconds: c::to::one(from.seconds),
        }
    }
}

impl From<k8s_openapi::api::core::v1::StorageOSPersistentVolumeSource>
    for super::StorageOSPersistentVolumeSource
{
    fn from(from: k8s_openapi::api::core::v1::StorageOSPersistentVolumeSource) -> Self {
        let mut to = Self::default();
        to.fs_type = c::from::optional_one(from.fs_type);
        to.read_only = c::from::optional_one(from.read_only);
        to.secret_ref = c::from::optional_boxed(from.secret_ref);
        to.volume_name = c::from::optional_one(from.volume_name);
        to.volume_namespace = c::from::optional_one(from.volume_namespace);
        to
    }
}

impl From<super::StorageOSPersistentVolumeSource>
    for k8s_openapi::api::core::v1::StorageOSPersistentVolumeSource
{
    fn from(from: super::StorageOSPersistentVolumeSource) -> Self {
        Self {
            fs_type: c::to::optional_one(from.fs_type),
            read_only: c::to::optional_one(from.read_only),
            secret_ref: c::to::optional_boxed(from.secret_ref),
            volume_name: c::to::optional_one(from.volume_name),
            volume_namespace: c::to::optional_one(from.volume_namespace),
        }
    }
}

impl From<k8s_openapi::api::core::v1::StorageOSVolumeSource> for super::StorageOSVolumeSource {
    fn from(from: k8s_openapi::api::core::v1::StorageOSVolumeSource) -> Self {
        let mut to = Self::default();
        to.fs_type = c::from::optional_one(from.fs_type);
        to.read_only = c::from::optional_one(from.read_only);
        to.secret_ref = c::from::optional_boxed(from.secret_ref);
        to.volume_name = c::from::optional_one(from.volume_name);
        to.volume_namespace = c::from::optional_one(from.volume_namespace);
        to
    }
}

impl From<super::StorageOSVolumeSource> for k8s_openapi::api::core::v1::StorageOSVolumeSource {
    fn from(from: super::StorageOSVolumeSource) -> Self {
        Self {
            fs_type: c::to::optional_one(from.fs_type),
            read_only: c::to::optional_one(from.read_only),
            secret_ref: c::to::optional_boxed(from.secret_ref),
            volume_name: c::to::optional_one(from.volume_name),
            volume_namespace: c::to::optional_one(from.volume_namespace),
        }
    }
}

impl From<k8s_openapi::api::core::v1::Sysctl> for super::Sysctl {
    fn from(from: k8s_openapi::api::core::v1::Sysctl) -> Self {
        let mut to = Self::default();
        to.name = c::from::one(from.name);
        to.value = c::from::one(from.value);
        to
    }
}

impl From<super::Sysctl> for k8s_openapi::api::core::v1::Sysctl {
    fn from(from: super::Sysctl) -> Self {
        Self {
            name: c::to::one(from.name),
            value: c::to::one(from.value),
        }
    }
}

impl From<k8s_openapi::api::core::v1::TCPSocketAction> for super::TCPSocketAction {
    fn from(from: k8s_openapi::api::core::v1::TCPSocketAction) -> Self {
        let mut to = Self::default();
        to.host = c::from::optional_one(from.host);
        to.port = c::from::one(from.port);
        to
    }
}

impl From<super::TCPSocketAction> for k8s_openapi::api::core::v1::TCPSocketAction {
    fn from(from: super::TCPSocketAction) -> Self {
        Self {
            host: c::to::optional_one(from.host),
            port: c::to::one(from.port),
        }
    }
}

impl From<k8s_openapi::api::core::v1::Taint> for super::Taint {
    fn from(from: k8s_openapi::api::core::v1::Taint) -> Self {
        let mut to = Self::default();
        to.effect = c::from::one(from.effect);
        to.key = c::from::one(from.key);
        to.time_added = c::from::optional_one(from.time_added);
        to.value = c::from::optional_one(from.value);
        to
    }
}

impl From<super::Taint> for k8s_openapi::api::core::v1::Taint {
    fn from(from: super::Taint) -> Self {
        Self {
            effect: c::to::one(from.effect),
            key: c::to::one(from.key),
            time_added: c::to::optional_one(from.time_added),
            value: c::to::optional_one(from.value),
        }
    }
}

impl From<k8s_openapi::api::core::v1::Toleration> for super::Toleration {
    fn from(from: k8s_openapi::api::core::v1::Toleration) -> Self {
        let mut to = Self::default();
        to.effect = c::from::optional_one(from.effect);
        to.key = c::from::optional_one(from.key);
        to.operator = c::from::optional_one(from.operator);
        to.toleration_seconds = c::from::optional_one(from.toleration_seconds);
        to.value = c::from::optional_one(from.value);
        to
    }
}

impl From<super::Toleration> for k8s_openapi::api::core::v1::Toleration {
    fn from(from: super::Toleration) -> Self {
        Self {
            effect: c::to::optional_one(from.effect),
            key: c::to::optional_one(from.key),
            operator: c::to::optional_one(from.operator),
            toleration_seconds: c::to::optional_one(from.toleration_seconds),
            value: c::to::optional_one(from.value),
        }
    }
}

impl From<k8s_openapi::api::core::v1::TopologySelectorLabelRequirement>
    for super::TopologySelectorLabelRequirement
{
    fn from(from: k8s_openapi::api::core::v1::TopologySelectorLabelRequirement) -> Self {
        let mut to = Self::default();
        to.key = c::from::one(from.key);
        to.values = c::from::list(from.values);
        to
    }
}

impl From<super::TopologySelectorLabelRequirement>
    for k8s_openapi::api::core::v1::TopologySelectorLabelRequirement
{
    fn from(from: super::TopologySelectorLabelRequirement) -> Self {
        Self {
            key: c::to::one(from.key),
            values: c::to::list(from.values),
        }
    }
}

impl From<k8s_openapi::api::core::v1::TopologySelectorTerm> for super::TopologySelectorTerm {
    fn from(from: k8s_openapi::api::core::v1::TopologySelectorTerm) -> Self {
        let mut to = Self::default();
        to.match_label_expressions = c::from::optional_list(from.match_label_expressions);
        to
    }
}

impl From<super::TopologySelectorTerm> for k8s_openapi::api::core::v1::TopologySelectorTerm {
    fn from(from: super::TopologySelectorTerm) -> Self {
        Self {
            match_label_expressions: c::to::optional_list(from.match_label_expressions),
        }
    }
}

impl From<k8s_openapi::api::core::v1::TopologySpreadConstraint> for super::TopologySpreadConstraint {
    fn from(from: k8s_openapi::api::core::v1::TopologySpreadConstraint) -> Self {
        let mut to = Self::default();
        to.label_selector = c::from::optional_boxed(from.label_selector);
        to.match_label_keys = c::from::optional_list(from.match_label_keys);
        to.max_skew = c::from::one(from.max_skew);
        to.min_domains = c::from::optional_one(from.min_domains);
        to.node_affinity_policy = c::from::optional_one(from.node_affinity_policy);
        to.node_taints_policy = c::from::optional_one(from.node_taints_policy);
        to.topology_key = c::from::one(from.topology_key);
        to.when_unsatisfiable = c::from::one(from.when_unsatisfiable);
        to
    }
}

impl From<super::TopologySpreadConstraint> for k8s_openapi::api::core::v1::TopologySpreadConstraint {
    fn from(from: super::TopologySpreadConstraint) -> Self {
        Self {
            label_selector: c::to::optional_boxed(from.label_selector),
            match_label_keys: c::to::optional_list(from.match_label_keys),
            max_skew: c::to::one(from.max_skew),
            min_domains: c::to::optional_one(from.min_domains),
            node_affinity_policy: c::to::optional_one(from.node_affinity_policy),
            node_taints_policy: c::to::optional_one(from.node_taints_policy),
            topology_key: c::to::one(from.topology_key),
            when_unsatisfiable: c::to::one(from.when_unsatisfiable),
        }
    }
}

impl From<k8s_openapi::api::core::v1::TypedLocalObjectReference> for super::TypedLocalObjectReference {
    fn from(from: k8s_openapi::api::core::v1::TypedLocalObjectReference) -> Self {
        let mut to = Self::default();
        to.api_group = c::from::optional_one(from.api_group);
        to.kind = c::from::one(from.kind);
        to.name = c::from::one(from.name);
        to
    }
}

impl From<super::TypedLocalObjectReference> for k8s_openapi::api::core::v1::TypedLocalObjectReference {
    fn from(from: super::TypedLocalObjectReference) -> Self {
        Self {
            api_group: c::to::optional_one(from.api_group),
            kind: c::to::one(from.kind),
            name: c::to::one(from.name),
        }
    }
}

impl From<k8s_openapi::api::core::v1::TypedObjectReference> for super::TypedObjectReference {
    fn from(from: k8s_openapi::api::core::v1::TypedObjectReference) -> Self {
        let mut to = Self::default();
        to.api_group = c::from::optional_one(from.api_group);
        to.kind = c::from::one(from.kind);
        to.name = c::from::one(from.name);
        to.namespace = c::from::optional_one(from.namespace);
        to
    }
}

impl From<super::TypedObjectReference> for k8s_openapi::api::core::v1::TypedObjectReference {
    fn from(from: super::TypedObjectReference) -> Self {
        Self {
            api_group: c::to::optional_one(from.api_group),
            kind: c::to::one(from.kind),
            name: c::to::one(from.name),
            namespace: c::to::optional_one(from.namespace),
        }
    }
}

impl From<k8s_openapi::api::core::v1::Volume> for super::Volume {
    fn from(from: k8s_openapi::api::core::v1::Volume) -> Self {
        let mut to = Self::default();
        to.rare
            .put(c::from::optional_boxed(from.aws_elastic_block_store), |rare| {
                &mut rare.aws_elastic_block_store
            });
        to.rare.put(c::from::optional_boxed(from.azure_disk), |rare| {
            &mut rare.azure_disk
        });
        to.rare.put(c::from::optional_boxed(from.azure_file), |rare| {
            &mut rare.azure_file
        });
        to.rare
            .put(c::from::optional_boxed(from.cephfs), |rare| &mut rare.cephfs);
        to.rare
            .put(c::from::optional_boxed(from.cinder), |rare| &mut rare.cinder);
        to.config_map = c::from::optional_shared(from.config_map);
        to.rare
            .put(c::from::optional_shared(from.csi), |rare| &mut rare.csi);
        to.rare.put(c::from::optional_shared(from.downward_api), |rare| {
            &mut rare.downward_api
        });
        to.empty_dir = c::from::optional_shared(from.empty_dir);
        to.rare.put(c::from::optional_boxed(from.ephemeral), |rare| {
            &mut rare.ephemeral
        });
        to.rare.put(c::from::optional_boxed(from.fc), |rare| &mut rare.fc);
        to.rare.put(c::from::optional_boxed(from.flex_volume), |rare| {
            &mut rare.flex_volume
        });
        to.rare
            .put(c::from::optional_boxed(from.flocker), |rare| &mut rare.flocker);
        to.rare
            .put(c::from::optional_boxed(from.gce_persistent_disk), |rare| {
                &mut rare.gce_persistent_disk
            });
        to.rare
            .put(c::from::optional_boxed(from.git_repo), |rare| &mut rare.git_repo);
        to.rare.put(c::from::optional_boxed(from.glusterfs), |rare| {
            &mut rare.glusterfs
        });
        to.host_path = c::from::optional_shared(from.host_path);
        to.rare
            .put(c::from::optional_boxed(from.image), |rare| &mut rare.image);
        to.rare
            .put(c::from::optional_boxed(from.iscsi), |rare| &mut rare.iscsi);
        to.name = c::from::one(from.name);
        to.rare
            .put(c::from::optional_shared(from.nfs), |rare| &mut rare.nfs);
        to.persistent_volume_claim = c::from::optional_boxed(from.persistent_volume_claim);
        to.rare
            .put(c::from::optional_boxed(from.photon_persistent_disk), |rare| {
                &mut rare.photon_persistent_disk
            });
        to.rare
            .put(c::from::optional_boxed(from.portworx_volume), |rare| {
                &mut rare.portworx_volume
            });
        to.projected = c::from::optional_shared(from.projected);
        to.rare
            .put(c::from::optional_boxed(from.quobyte), |rare| &mut rare.quobyte);
        to.rare
            .put(c::from::optional_boxed(from.rbd), |rare| &mut rare.rbd);
        to.rare
            .put(c::from::optional_boxed(from.scale_io), |rare| &mut rare.scale_io);
        to.secret = c::from::optional_shared(from.secret);
        to.rare.put(c::from::optional_boxed(from.storageos), |rare| {
            &mut rare.storageos
        });
        to.rare.put(c::from::optional_boxed(from.vsphere_volume), |rare| {
            &mut rare.vsphere_volume
        });
        to
    }
}

impl From<super::Volume> for k8s_openapi::api::core::v1::Volume {
    fn from(from: super::Volume) -> Self {
        let rare = from.rare.into_inner();
        Self {
            aws_elastic_block_store: c::to::optional_boxed(rare.aws_elastic_block_store),
            azure_disk: c::to::optional_boxed(rare.azure_disk),
            azure_file: c::to::optional_boxed(rare.azure_file),
            cephfs: c::to::optional_boxed(rare.cephfs),
            cinder: c::to::optional_boxed(rare.cinder),
            config_map: c::to::optional_shared(from.config_map),
            csi: c::to::optional_shared(rare.csi),
            downward_api: c::to::optional_shared(rare.downward_api),
            empty_dir: c::to::optional_shared(from.empty_dir),
            ephemeral: c::to::optional_boxed(rare.ephemeral),
            fc: c::to::optional_boxed(rare.fc),
            flex_volume: c::to::optional_boxed(rare.flex_volume),
            flocker: c::to::optional_boxed(rare.flocker),
            gce_persistent_disk: c::to::optional_boxed(rare.gce_persistent_disk),
            git_repo: c::to::optional_boxed(rare.git_repo),
            glusterfs: c::to::optional_boxed(rare.glusterfs),
            host_path: c::to::optional_shared(from.host_path),
            image: c::to::optional_boxed(rare.image),
            iscsi: c::to::optional_boxed(rare.iscsi),
            name: c::to::one(from.name),
            nfs: c::to::optional_shared(rare.nfs),
            persistent_volume_claim: c::to::optional_boxed(from.persistent_volume_claim),
            photon_persistent_disk: c::to::optional_boxed(rare.photon_persistent_disk),
            portworx_volume: c::to::optional_boxed(rare.portworx_volume),
            projected: c::to::optional_shared(from.projected),
            quobyte: c::to::optional_boxed(rare.quobyte),
            rbd: c::to::optional_boxed(rare.rbd),
            scale_io: c::to::optional_boxed(rare.scale_io),
            secret: c::to::optional_shared(from.secret),
            storageos: c::to::optional_boxed(rare.storageos),
            vsphere_volume: c::to::optional_boxed(rare.vsphere_volume),
        }
    }
}

impl From<k8s_openapi::api::core::v1::VolumeDevice> for super::VolumeDevice {
    fn from(from: k8s_openapi::api::core::v1::VolumeDevice) -> Self {
        let mut to = Self::default();
        to.device_path = c::from::one(from.device_path);
        to.name = c::from::one(from.name);
        to
    }
}

impl From<super::VolumeDevice> for k8s_openapi::api::core::v1::VolumeDevice {
    fn from(from: super::VolumeDevice) -> Self {
        Self {
            device_path: c::to::one(from.device_path),
            name: c::to::one(from.name),
        }
    }
}

impl From<k8s_openapi::api::core::v1::VolumeMount> for super::VolumeMount {
    fn from(from: k8s_openapi::api::core::v1::VolumeMount) -> Self {
        let mut to = Self::default();
        to.mount_path = c::from::one(from.mount_path);
        to.rare
            .put(c::from::optional_one(from.mount_propagation), |rare| {
                &mut rare.mount_propagation
            });
        to.name = c::from::one(from.name);
        to.read_only = c::from::optional_one(from.read_only);
        to.rare
            .put(c::from::optional_one(from.recursive_read_only), |rare| {
                &mut rare.recursive_read_only
            });
        to.sub_path = c::from::optional_one(from.sub_path);
        to.rare.put(c::from::optional_one(from.sub_path_expr), |rare| {
            &mut rare.sub_path_expr
        });
        to
    }
}

impl From<super::VolumeMount> for k8s_openapi::api::core::v1::VolumeMount {
    fn from(from: super::VolumeMount) -> Self {
        let rare = from.rare.into_inner();
        Self {
            mount_path: c::to::one(from.mount_path),
            mount_propagation: c::to::optional_one(rare.mount_propagation),
            name: c::to::one(from.name),
            read_only: c::to::optional_one(from.read_only),
            recursive_read_only: c::to::optional_one(rare.recursive_read_only),
            sub_path: c::to::optional_one(from.sub_path),
            sub_path_expr: c::to::optional_one(rare.sub_path_expr),
            ..Default::default()
        }
    }
}

impl From<k8s_openapi::api::core::v1::VolumeMountStatus> for super::VolumeMountStatus {
    fn from(from: k8s_openapi::api::core::v1::VolumeMountStatus) -> Self {
        let mut to = Self::default();
        to.mount_path = c::from::one(from.mount_path);
        to.name = c::from::one(from.name);
        to.read_only = c::from::optional_one(from.read_only);
        to.recursive_read_only = c::from::optional_one(from.recursive_read_only);
        to.volume_status = c::from::optional_boxed(from.volume_status);
        to
    }
}

impl From<super::VolumeMountStatus> for k8s_openapi::api::core::v1::VolumeMountStatus {
    fn from(from: super::VolumeMountStatus) -> Self {
        Self {
            mount_path: c::to::one(from.mount_path),
            name: c::to::one(from.name),
            read_only: c::to::optional_one(from.read_only),
            recursive_read_only: c::to::optional_one(from.recursive_read_only),
            volume_status: c::to::optional_boxed(from.volume_status),
        }
    }
}

impl From<k8s_openapi::api::core::v1::VolumeNodeAffinity> for super::VolumeNodeAffinity {
    fn from(from: k8s_openapi::api::core::v1::VolumeNodeAffinity) -> Self {
        let mut to = Self::default();
        to.required = c::from::optional_boxed(from.required);
        to
    }
}

impl From<super::VolumeNodeAffinity> for k8s_openapi::api::core::v1::VolumeNodeAffinity {
    fn from(from: super::VolumeNodeAffinity) -> Self {
        Self {
            required: c::to::optional_boxed(from.required),
        }
    }
}

impl From<k8s_openapi::api::core::v1::VolumeProjection> for super::VolumeProjection {
    fn from(from: k8s_openapi::api::core::v1::VolumeProjection) -> Self {
        let mut to = Self::default();
        to.cluster_trust_bundle = c::from::optional_boxed(from.cluster_trust_bundle);
        to.config_map = c::from::optional_boxed(from.config_map);
        to.downward_api = c::from::optional_boxed(from.downward_api);
        to.pod_certificate = c::from::optional_boxed(from.pod_certificate);
        to.secret = c::from::optional_boxed(from.secret);
        to.service_account_token = c::from::optional_boxed(from.service_account_token);
        to
    }
}

impl From<super::VolumeProjection> for k8s_openapi::api::core::v1::VolumeProjection {
    fn from(from: super::VolumeProjection) -> Self {
        Self {
            cluster_trust_bundle: c::to::optional_boxed(from.cluster_trust_bundle),
            config_map: c::to::optional_boxed(from.config_map),
            downward_api: c::to::optional_boxed(from.downward_api),
            pod_certificate: c::to::optional_boxed(from.pod_certificate),
            secret: c::to::optional_boxed(from.secret),
            service_account_token: c::to::optional_boxed(from.service_account_token),
        }
    }
}

impl From<k8s_openapi::api::core::v1::VolumeResourceRequirements> for super::VolumeResourceRequirements {
    fn from(from: k8s_openapi::api::core::v1::VolumeResourceRequirements) -> Self {
        let mut to = Self::default();
        to.limits = c::from::optional_map(from.limits);
        to.requests = c::from::optional_map(from.requests);
        to
    }
}

impl From<super::VolumeResourceRequirements> for k8s_openapi::api::core::v1::VolumeResourceRequirements {
    fn from(from: super::VolumeResourceRequirements) -> Self {
        Self {
            limits: c::to::optional_map(from.limits),
            requests: c::to::optional_map(from.requests),
        }
    }
}

impl From<k8s_openapi::api::core::v1::VolumeStatus> for super::VolumeStatus {
    fn from(from: k8s_openapi::api::core::v1::VolumeStatus) -> Self {
        let mut to = Self::default();
        to.image = c::from::optional_boxed(from.image);
        to
    }
}

impl From<super::VolumeStatus> for k8s_openapi::api::core::v1::VolumeStatus {
    fn from(from: super::VolumeStatus) -> Self {
        Self {
            image: c::to::optional_boxed(from.image),
        }
    }
}

impl From<k8s_openapi::api::core::v1::VsphereVirtualDiskVolumeSource>
    for super::VsphereVirtualDiskVolumeSource
{
    fn from(from: k8s_openapi::api::core::v1::VsphereVirtualDiskVolumeSource) -> Self {
        let mut to = Self::default();
        to.fs_type = c::from::optional_one(from.fs_type);
        to.storage_policy_id = c::from::optional_one(from.storage_policy_id);
        to.storage_policy_name = c::from::optional_one(from.storage_policy_name);
        to.volume_path = c::from::one(from.volume_path);
        to
    }
}

impl From<super::VsphereVirtualDiskVolumeSource>
    for k8s_openapi::api::core::v1::VsphereVirtualDiskVolumeSource
{
    fn from(from: super::VsphereVirtualDiskVolumeSource) -> Self {
        Self {
            fs_type: c::to::optional_one(from.fs_type),
            storage_policy_id: c::to::optional_one(from.storage_policy_id),
            storage_policy_name: c::to::optional_one(from.storage_policy_name),
            volume_path: c::to::one(from.volume_path),
        }
    }
}

impl From<k8s_openapi::api::core::v1::WeightedPodAffinityTerm> for super::WeightedPodAffinityTerm {
    fn from(from: k8s_openapi::api::core::v1::WeightedPodAffinityTerm) -> Self {
        let mut to = Self::default();
        to.pod_affinity_term = c::from::one(from.pod_affinity_term);
        to.weight = c::from::one(from.weight);
        to
    }
}

impl From<super::WeightedPodAffinityTerm> for k8s_openapi::api::core::v1::WeightedPodAffinityTerm {
    fn from(from: super::WeightedPodAffinityTerm) -> Self {
        Self {
            pod_affinity_term: c::to::one(from.pod_affinity_term),
            weight: c::to::one(from.weight),
        }
    }
}

impl From<k8s_openapi::api::core::v1::WindowsSecurityContextOptions>
    for super::WindowsSecurityContextOptions
{
    fn from(from: k8s_openapi::api::core::v1::WindowsSecurityContextOptions) -> Self {
        let mut to = Self::default();
        to.gmsa_credential_spec = c::from::optional_one(from.gmsa_credential_spec);
        to.gmsa_credential_spec_name = c::from::optional_one(from.gmsa_credential_spec_name);
        to.host_process = c::from::optional_one(from.host_process);
        to.run_as_user_name = c::from::optional_one(from.run_as_user_name);
        to
    }
}

impl From<super::WindowsSecurityContextOptions>
    for k8s_openapi::api::core::v1::WindowsSecurityContextOptions
{
    fn from(from: super::WindowsSecurityContextOptions) -> Self {
        Self {
            gmsa_credential_spec: c::to::optional_one(from.gmsa_credential_spec),
            gmsa_credential_spec_name: c::to::optional_one(from.gmsa_credential_spec_name),
            host_process: c::to::optional_one(from.host_process),
            run_as_user_name: c::to::optional_one(from.run_as_user_name),
        }
    }
}
