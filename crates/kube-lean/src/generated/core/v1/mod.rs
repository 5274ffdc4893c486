//! Types of core/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[cfg(feature = "k8s-openapi")]
mod convert;
#[cfg(feature = "k8s-openapi")]
mod direct;
mod fields;
mod wire;

/// Represents a Persistent Disk resource in AWS.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AWSElasticBlockStoreVolumeSource {
    /// fsType is the filesystem type of the volume that you want to mount. Tip: Ensure that the filesystem type is
    /// supported by the host operating system. Examples: "ext4", "xfs", "ntfs". Implicitly inferred to be "ext4" if
    /// unspecified. More info: <https://kubernetes.io/docs/concepts/storage/volumes#awselasticblockstore>
    pub fs_type: Option<crate::Str>,

    /// partition is the partition in the volume that you want to mount. If omitted, the default is to mount by volume
    /// name. Examples: For volume /dev/sda1, you specify the partition as "1". Similarly, the volume partition for
    /// /dev/sda is "0" (or you can leave the property empty).
    pub partition: Option<i32>,

    /// readOnly value true will force the readOnly setting in VolumeMounts. More info:
    /// <https://kubernetes.io/docs/concepts/storage/volumes#awselasticblockstore>
    pub read_only: Option<bool>,

    /// volumeID is unique ID of the persistent disk resource in AWS (Amazon EBS volume). More info:
    /// <https://kubernetes.io/docs/concepts/storage/volumes#awselasticblockstore>
    pub volume_id: crate::Str,
}

/// Affinity is a group of affinity scheduling rules.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Affinity {
    /// Describes node affinity scheduling rules for the pod.
    pub node_affinity: Option<Box<NodeAffinity>>,

    /// Describes pod affinity scheduling rules (e.g. co-locate this pod in the same node, zone, etc. as some other
    /// pod(s)).
    pub pod_affinity: Option<Box<PodAffinity>>,

    /// Describes pod anti-affinity scheduling rules (e.g. avoid putting this pod in the same node, zone, etc. as some
    /// other pod(s)).
    pub pod_anti_affinity: Option<Box<PodAntiAffinity>>,
}

/// AppArmorProfile defines a pod or container's AppArmor settings.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AppArmorProfile {
    /// localhostProfile indicates a profile loaded on the node that should be used. The profile must be preconfigured
    /// on the node to work. Must match the loaded name of the profile. Must be set if and only if type is "Localhost".
    pub localhost_profile: Option<crate::Str>,

    /// type indicates which kind of AppArmor profile will be applied. Valid options are: Localhost - a profile
    /// pre-loaded on the node. RuntimeDefault - the container runtime's default profile. Unconfined - no AppArmor
    /// enforcement.
    pub type_: crate::Str,
}

/// AttachedVolume describes a volume attached to a node
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AttachedVolume {
    /// DevicePath represents the device path where the volume should be available
    pub device_path: crate::Str,

    /// Name of the attached volume
    pub name: crate::Str,
}

/// AzureDisk represents an Azure Data Disk mount on the host and bind mount to the pod.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AzureDiskVolumeSource {
    /// cachingMode is the Host Caching mode: None, Read Only, Read Write.
    pub caching_mode: Option<crate::Str>,

    /// diskName is the Name of the data disk in the blob storage
    pub disk_name: crate::Str,

    /// diskURI is the URI of data disk in the blob storage
    pub disk_uri: crate::Str,

    /// fsType is Filesystem type to mount. Must be a filesystem type supported by the host operating system. Ex.
    /// "ext4", "xfs", "ntfs". Implicitly inferred to be "ext4" if unspecified.
    pub fs_type: Option<crate::Str>,

    /// kind expected values are Shared: multiple blob disks per storage account Dedicated: single blob disk per
    /// storage account Managed: azure managed data disk (only in managed availability set). defaults to shared
    pub kind: Option<crate::Str>,

    /// readOnly Defaults to false (read/write). ReadOnly here will force the ReadOnly setting in VolumeMounts.
    pub read_only: Option<bool>,
}

/// AzureFile represents an Azure File Service mount on the host and bind mount to the pod.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AzureFilePersistentVolumeSource {
    /// readOnly defaults to false (read/write). ReadOnly here will force the ReadOnly setting in VolumeMounts.
    pub read_only: Option<bool>,

    /// secretName is the name of secret that contains Azure Storage Account Name and Key
    pub secret_name: crate::Str,

    /// secretNamespace is the namespace of the secret that contains Azure Storage Account Name and Key default is the
    /// same as the Pod
    pub secret_namespace: Option<crate::Str>,

    /// shareName is the azure Share Name
    pub share_name: crate::Str,
}

/// AzureFile represents an Azure File Service mount on the host and bind mount to the pod.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AzureFileVolumeSource {
    /// readOnly defaults to false (read/write). ReadOnly here will force the ReadOnly setting in VolumeMounts.
    pub read_only: Option<bool>,

    /// secretName is the name of secret that contains Azure Storage Account Name and Key
    pub secret_name: crate::Str,

    /// shareName is the azure share Name
    pub share_name: crate::Str,
}

/// Represents storage that is managed by an external CSI volume driver
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CSIPersistentVolumeSource {
    /// controllerExpandSecretRef is a reference to the secret object containing sensitive information to pass to the
    /// CSI driver to complete the CSI ControllerExpandVolume call. This field is optional, and may be empty if no
    /// secret is required. If the secret object contains more than one secret, all secrets are passed.
    pub controller_expand_secret_ref: Option<Box<SecretReference>>,

    /// controllerPublishSecretRef is a reference to the secret object containing sensitive information to pass to the
    /// CSI driver to complete the CSI ControllerPublishVolume and ControllerUnpublishVolume calls. This field is
    /// optional, and may be empty if no secret is required. If the secret object contains more than one secret, all
    /// secrets are passed.
    pub controller_publish_secret_ref: Option<Box<SecretReference>>,

    /// driver is the name of the driver to use for this volume. Required.
    pub driver: crate::Str,

    /// fsType to mount. Must be a filesystem type supported by the host operating system. Ex. "ext4", "xfs", "ntfs".
    pub fs_type: Option<crate::Str>,

    /// nodeExpandSecretRef is a reference to the secret object containing sensitive information to pass to the CSI
    /// driver to complete the CSI NodeExpandVolume call. This field is optional, may be omitted if no secret is
    /// required. If the secret object contains more than one secret, all secrets are passed.
    pub node_expand_secret_ref: Option<Box<SecretReference>>,

    /// nodePublishSecretRef is a reference to the secret object containing sensitive information to pass to the CSI
    /// driver to complete the CSI NodePublishVolume and NodeUnpublishVolume calls. This field is optional, and may be
    /// empty if no secret is required. If the secret object contains more than one secret, all secrets are passed.
    pub node_publish_secret_ref: Option<Box<SecretReference>>,

    /// nodeStageSecretRef is a reference to the secret object containing sensitive information to pass to the CSI
    /// driver to complete the CSI NodeStageVolume and NodeStageVolume and NodeUnstageVolume calls. This field is
    /// optional, and may be empty if no secret is required. If the secret object contains more than one secret, all
    /// secrets are passed.
    pub node_stage_secret_ref: Option<Box<SecretReference>>,

    /// readOnly value to pass to ControllerPublishVolumeRequest. Defaults to false (read/write).
    pub read_only: Option<bool>,

    /// volumeAttributes of the volume to publish.
    pub volume_attributes: Option<crate::Map<crate::Str>>,

    /// volumeHandle is the unique volume name returned by the CSI volume plugin’s CreateVolume to refer to the
    /// volume on all subsequent calls. Required.
    pub volume_handle: crate::Str,
}

/// Represents a source location of a volume to mount, managed by an external CSI driver
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CSIVolumeSource {
    /// driver is the name of the CSI driver that handles this volume. Consult with your admin for the correct name as
    /// registered in the cluster.
    pub driver: crate::Str,

    /// fsType to mount. Ex. "ext4", "xfs", "ntfs". If not provided, the empty value is passed to the associated CSI
    /// driver which will determine the default filesystem to apply.
    pub fs_type: Option<crate::Str>,

    /// nodePublishSecretRef is a reference to the secret object containing sensitive information to pass to the CSI
    /// driver to complete the CSI NodePublishVolume and NodeUnpublishVolume calls. This field is optional, and may be
    /// empty if no secret is required. If the secret object contains more than one secret, all secret references are
    /// passed.
    pub node_publish_secret_ref: Option<Box<LocalObjectReference>>,

    /// readOnly specifies a read-only configuration for the volume. Defaults to false (read/write).
    pub read_only: Option<bool>,

    /// volumeAttributes stores driver-specific properties that are passed to the CSI driver. Consult your driver's
    /// documentation for supported values.
    pub volume_attributes: Option<crate::Map<crate::Str>>,
}

/// Adds and removes POSIX capabilities from running containers.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Capabilities {
    /// Added capabilities
    pub add: Option<Box<[crate::Str]>>,

    /// Removed capabilities
    pub drop: Option<Box<[crate::Str]>>,
}

/// Represents a Ceph Filesystem mount that lasts the lifetime of a pod Cephfs volumes do not support ownership
/// management or SELinux relabeling.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CephFSPersistentVolumeSource {
    /// monitors is Required: Monitors is a collection of Ceph monitors More info:
    /// <https://examples.k8s.io/volumes/cephfs/README.md#how-to-use-it>
    pub monitors: Box<[crate::Str]>,

    /// path is Optional: Used as the mounted root, rather than the full Ceph tree, default is /
    pub path: Option<crate::Str>,

    /// readOnly is Optional: Defaults to false (read/write). ReadOnly here will force the ReadOnly setting in
    /// VolumeMounts. More info: <https://examples.k8s.io/volumes/cephfs/README.md#how-to-use-it>
    pub read_only: Option<bool>,

    /// secretFile is Optional: SecretFile is the path to key ring for User, default is /etc/ceph/user.secret More
    /// info: <https://examples.k8s.io/volumes/cephfs/README.md#how-to-use-it>
    pub secret_file: Option<crate::Str>,

    /// secretRef is Optional: SecretRef is reference to the authentication secret for User, default is empty. More
    /// info: <https://examples.k8s.io/volumes/cephfs/README.md#how-to-use-it>
    pub secret_ref: Option<Box<SecretReference>>,

    /// user is Optional: User is the rados user name, default is admin More info:
    /// <https://examples.k8s.io/volumes/cephfs/README.md#how-to-use-it>
    pub user: Option<crate::Str>,
}

/// Represents a Ceph Filesystem mount that lasts the lifetime of a pod Cephfs volumes do not support ownership
/// management or SELinux relabeling.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CephFSVolumeSource {
    /// monitors is Required: Monitors is a collection of Ceph monitors More info:
    /// <https://examples.k8s.io/volumes/cephfs/README.md#how-to-use-it>
    pub monitors: Box<[crate::Str]>,

    /// path is Optional: Used as the mounted root, rather than the full Ceph tree, default is /
    pub path: Option<crate::Str>,

    /// readOnly is Optional: Defaults to false (read/write). ReadOnly here will force the ReadOnly setting in
    /// VolumeMounts. More info: <https://examples.k8s.io/volumes/cephfs/README.md#how-to-use-it>
    pub read_only: Option<bool>,

    /// secretFile is Optional: SecretFile is the path to key ring for User, default is /etc/ceph/user.secret More
    /// info: <https://examples.k8s.io/volumes/cephfs/README.md#how-to-use-it>
    pub secret_file: Option<crate::Str>,

    /// secretRef is Optional: SecretRef is reference to the authentication secret for User, default is empty. More
    /// info: <https://examples.k8s.io/volumes/cephfs/README.md#how-to-use-it>
    pub secret_ref: Option<Box<LocalObjectReference>>,

    /// user is optional: User is the rados user name, default is admin More info:
    /// <https://examples.k8s.io/volumes/cephfs/README.md#how-to-use-it>
    pub user: Option<crate::Str>,
}

/// Represents a cinder volume resource in Openstack. A Cinder volume must exist before mounting to a container. The
/// volume must also be in the same region as the kubelet. Cinder volumes support ownership management and SELinux
/// relabeling.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CinderPersistentVolumeSource {
    /// fsType Filesystem type to mount. Must be a filesystem type supported by the host operating system. Examples:
    /// "ext4", "xfs", "ntfs". Implicitly inferred to be "ext4" if unspecified. More info:
    /// <https://examples.k8s.io/mysql-cinder-pd/README.md>
    pub fs_type: Option<crate::Str>,

    /// readOnly is Optional: Defaults to false (read/write). ReadOnly here will force the ReadOnly setting in
    /// VolumeMounts. More info: <https://examples.k8s.io/mysql-cinder-pd/README.md>
    pub read_only: Option<bool>,

    /// secretRef is Optional: points to a secret object containing parameters used to connect to OpenStack.
    pub secret_ref: Option<Box<SecretReference>>,

    /// volumeID used to identify the volume in cinder. More info: <https://examples.k8s.io/mysql-cinder-pd/README.md>
    pub volume_id: crate::Str,
}

/// Represents a cinder volume resource in Openstack. A Cinder volume must exist before mounting to a container. The
/// volume must also be in the same region as the kubelet. Cinder volumes support ownership management and SELinux
/// relabeling.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CinderVolumeSource {
    /// fsType is the filesystem type to mount. Must be a filesystem type supported by the host operating system.
    /// Examples: "ext4", "xfs", "ntfs". Implicitly inferred to be "ext4" if unspecified. More info:
    /// <https://examples.k8s.io/mysql-cinder-pd/README.md>
    pub fs_type: Option<crate::Str>,

    /// readOnly defaults to false (read/write). ReadOnly here will force the ReadOnly setting in VolumeMounts. More
    /// info: <https://examples.k8s.io/mysql-cinder-pd/README.md>
    pub read_only: Option<bool>,

    /// secretRef is optional: points to a secret object containing parameters used to connect to OpenStack.
    pub secret_ref: Option<Box<LocalObjectReference>>,

    /// volumeID used to identify the volume in cinder. More info: <https://examples.k8s.io/mysql-cinder-pd/README.md>
    pub volume_id: crate::Str,
}

/// ClientIPConfig represents the configurations of Client IP based session affinity.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ClientIPConfig {
    /// timeoutSeconds specifies the seconds of ClientIP type session sticky time. The value must be \>0 &&
    /// \<=86400(for 1 day) if ServiceAffinity == "ClientIP". Default value is 10800(for 3 hours).
    pub timeout_seconds: Option<i32>,
}

/// ClusterTrustBundleProjection describes how to select a set of ClusterTrustBundle objects and project their contents
/// into the pod filesystem.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ClusterTrustBundleProjection {
    /// Select all ClusterTrustBundles that match this label selector. Only has effect if signerName is set.
    /// Mutually-exclusive with name. If unset, interpreted as "match nothing". If set but empty, interpreted as "match
    /// everything".
    pub label_selector: Option<Box<crate::meta::v1::LabelSelector>>,

    /// Select a single ClusterTrustBundle by object name. Mutually-exclusive with signerName and labelSelector.
    pub name: Option<crate::Str>,

    /// If true, don't block pod startup if the referenced ClusterTrustBundle(s) aren't available. If using name, then
    /// the named ClusterTrustBundle is allowed not to exist. If using signerName, then the combination of signerName
    /// and labelSelector is allowed to match zero ClusterTrustBundles.
    pub optional: Option<bool>,

    /// Relative path from the volume root to write the bundle.
    pub path: crate::Str,

    /// Select all ClusterTrustBundles that match this signer name. Mutually-exclusive with name. The contents of all
    /// selected ClusterTrustBundles will be unified and deduplicated.
    pub signer_name: Option<crate::Str>,
}

/// Information about the condition of a component.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ComponentCondition {
    /// Condition error code for a component. For example, a health check error code.
    pub error: Option<crate::Str>,

    /// Message about the condition for a component. For example, information about a health check.
    pub message: Option<crate::Str>,

    /// Status of the condition for a component. Valid values for "Healthy": "True", "False", or "Unknown".
    pub status: crate::Str,

    /// Type of condition for a component. Valid value: "Healthy"
    pub type_: crate::Str,
}

/// ComponentStatus (and ComponentStatusList) holds the cluster validation info. Deprecated: This API is deprecated in
/// v1.19+
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ComponentStatus {
    /// List of component conditions observed
    pub conditions: Option<Box<[ComponentCondition]>>,

    /// Standard object's metadata. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata>
    pub metadata: crate::meta::v1::ObjectMeta,
}

/// ConfigMap holds configuration data for pods to consume.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ConfigMap {
    /// BinaryData contains the binary data. Each key must consist of alphanumeric characters, '-', '\_' or '.'.
    /// BinaryData can contain byte sequences that are not in the UTF-8 range. The keys stored in BinaryData must not
    /// overlap with the ones in the Data field, this is enforced during validation process. Using this field will
    /// require 1.10+ apiserver and kubelet.
    pub binary_data: Option<crate::Map<crate::Bytes>>,

    /// Data contains the configuration data. Each key must consist of alphanumeric characters, '-', '\_' or '.'.
    /// Values with non-UTF-8 byte sequences must use the BinaryData field. The keys stored in Data must not overlap
    /// with the keys in the BinaryData field, this is enforced during validation process.
    pub data: Option<crate::Map<crate::Str>>,

    /// Immutable, if set to true, ensures that data stored in the ConfigMap cannot be updated (only object metadata
    /// can be modified). If not set to true, the field can be modified at any time. Defaulted to nil.
    pub immutable: Option<bool>,

    /// Standard object's metadata. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata>
    pub metadata: crate::meta::v1::ObjectMeta,
}

/// ConfigMapEnvSource selects a ConfigMap to populate the environment variables with.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ConfigMapEnvSource {
    /// Name of the referent. This field is effectively required, but due to backwards compatibility is allowed to be
    /// empty. Instances of this type with an empty value here are almost certainly wrong. More info:
    /// <https://kubernetes.io/docs/concepts/overview/working-with-objects/names/#names>
    pub name: crate::Str,

    /// Specify whether the ConfigMap must be defined
    pub optional: Option<bool>,
}

/// Selects a key from a ConfigMap.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ConfigMapKeySelector {
    /// The key to select.
    pub key: crate::Str,

    /// Name of the referent. This field is effectively required, but due to backwards compatibility is allowed to be
    /// empty. Instances of this type with an empty value here are almost certainly wrong. More info:
    /// <https://kubernetes.io/docs/concepts/overview/working-with-objects/names/#names>
    pub name: crate::Str,

    /// Specify whether the ConfigMap or its key must be defined
    pub optional: Option<bool>,
}

/// ConfigMapNodeConfigSource contains the information to reference a ConfigMap as a config source for the Node. This
/// API is deprecated since 1.22: <https://git.k8s.io/enhancements/keps/sig-node/281-dynamic-kubelet-configuration>
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ConfigMapNodeConfigSource {
    /// KubeletConfigKey declares which key of the referenced ConfigMap corresponds to the KubeletConfiguration
    /// structure This field is required in all cases.
    pub kubelet_config_key: crate::Str,

    /// Name is the metadata.name of the referenced ConfigMap. This field is required in all cases.
    pub name: crate::Str,

    /// Namespace is the metadata.namespace of the referenced ConfigMap. This field is required in all cases.
    pub namespace: crate::Str,

    /// ResourceVersion is the metadata.ResourceVersion of the referenced ConfigMap. This field is forbidden in
    /// Node.Spec, and required in Node.Status.
    pub resource_version: Option<crate::Str>,

    /// UID is the metadata.UID of the referenced ConfigMap. This field is forbidden in Node.Spec, and required in
    /// Node.Status.
    pub uid: Option<crate::Str>,
}

/// Adapts a ConfigMap into a projected volume.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ConfigMapProjection {
    /// items if unspecified, each key-value pair in the Data field of the referenced ConfigMap will be projected into
    /// the volume as a file whose name is the key and content is the value. If specified, the listed keys will be
    /// projected into the specified paths, and unlisted keys will not be present. If a key is specified which is not
    /// present in the ConfigMap, the volume setup will error unless it is marked optional. Paths must be relative and
    /// may not contain the '..' path or start with '..'.
    pub items: Option<Box<[KeyToPath]>>,

    /// Name of the referent. This field is effectively required, but due to backwards compatibility is allowed to be
    /// empty. Instances of this type with an empty value here are almost certainly wrong. More info:
    /// <https://kubernetes.io/docs/concepts/overview/working-with-objects/names/#names>
    pub name: crate::Str,

    /// optional specify whether the ConfigMap or its keys must be defined
    pub optional: Option<bool>,
}

/// Adapts a ConfigMap into a volume.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ConfigMapVolumeSource {
    /// defaultMode is optional: mode bits used to set permissions on created files by default. Must be an octal value
    /// between 0000 and 0777 or a decimal value between 0 and 511. YAML accepts both octal and decimal values, JSON
    /// requires decimal values for mode bits. Defaults to 0644. Directories within the path are not affected by this
    /// setting. This might be in conflict with other options that affect the file mode, like fsGroup, and the result
    /// can be other mode bits set.
    pub default_mode: Option<i32>,

    /// items if unspecified, each key-value pair in the Data field of the referenced ConfigMap will be projected into
    /// the volume as a file whose name is the key and content is the value. If specified, the listed keys will be
    /// projected into the specified paths, and unlisted keys will not be present. If a key is specified which is not
    /// present in the ConfigMap, the volume setup will error unless it is marked optional. Paths must be relative and
    /// may not contain the '..' path or start with '..'.
    pub items: Option<Box<[KeyToPath]>>,

    /// Name of the referent. This field is effectively required, but due to backwards compatibility is allowed to be
    /// empty. Instances of this type with an empty value here are almost certainly wrong. More info:
    /// <https://kubernetes.io/docs/concepts/overview/working-with-objects/names/#names>
    pub name: crate::Str,

    /// optional specify whether the ConfigMap or its keys must be defined
    pub optional: Option<bool>,
}

/// A single application container that you want to run within a pod.
///
/// Fields that are seldom set are in [`ContainerRare`]; they are read and assigned as if they were here.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Container {
    /// Arguments to the entrypoint. The container image's CMD is used if this is not provided. Variable references
    /// $(VAR\_NAME) are expanded using the container's environment. If a variable cannot be resolved, the reference in
    /// the input string will be unchanged. Double $$ are reduced to a single $, which allows for escaping the
    /// $(VAR\_NAME) syntax: i.e. "$$(VAR\_NAME)" will produce the string literal "$(VAR\_NAME)". Escaped references
    /// will never be expanded, regardless of whether the variable exists or not. Cannot be updated. More info:
    /// <https://kubernetes.io/docs/tasks/inject-data-application/define-command-argument-container/#running-a-command-in-a-shell>
    pub args: Option<crate::Shared<[crate::Str]>>,

    /// Entrypoint array. Not executed within a shell. The container image's ENTRYPOINT is used if this is not
    /// provided. Variable references $(VAR\_NAME) are expanded using the container's environment. If a variable cannot
    /// be resolved, the reference in the input string will be unchanged. Double $$ are reduced to a single $, which
    /// allows for escaping the $(VAR\_NAME) syntax: i.e. "$$(VAR\_NAME)" will produce the string literal
    /// "$(VAR\_NAME)". Escaped references will never be expanded, regardless of whether the variable exists or not.
    /// Cannot be updated. More info:
    /// <https://kubernetes.io/docs/tasks/inject-data-application/define-command-argument-container/#running-a-command-in-a-shell>
    pub command: Option<crate::Shared<[crate::Str]>>,

    /// List of environment variables to set in the container. Cannot be updated.
    pub env: Option<crate::Shared<[EnvVar]>>,

    /// Container image name. More info: <https://kubernetes.io/docs/concepts/containers/images> This field is optional
    /// to allow higher level config management to default or override container images in workload controllers like
    /// Deployments and StatefulSets.
    pub image: Option<crate::Str>,

    /// Image pull policy. One of Always, Never, IfNotPresent. Defaults to Always if :latest tag is specified, or
    /// IfNotPresent otherwise. Cannot be updated. More info:
    /// <https://kubernetes.io/docs/concepts/containers/images#updating-images>
    pub image_pull_policy: Option<crate::Str>,

    /// Periodic probe of container liveness. Container will be restarted if the probe fails. Cannot be updated. More
    /// info: <https://kubernetes.io/docs/concepts/workloads/pods/pod-lifecycle#container-probes>
    pub liveness_probe: Option<crate::Shared<Probe>>,

    /// Name of the container specified as a DNS\_LABEL. Each container in a pod must have a unique name (DNS\_LABEL).
    /// Cannot be updated.
    pub name: crate::Str,

    /// List of ports to expose from the container. Not specifying a port here DOES NOT prevent that port from being
    /// exposed. Any port which is listening on the default "0.0.0.0" address inside a container will be accessible
    /// from the network. Modifying this array with strategic merge patch may corrupt the data. For more information
    /// See <https://github.com/kubernetes/kubernetes/issues/108255>. Cannot be updated.
    pub ports: Option<crate::Shared<[ContainerPort]>>,

    /// Periodic probe of container service readiness. Container will be removed from service endpoints if the probe
    /// fails. Cannot be updated. More info:
    /// <https://kubernetes.io/docs/concepts/workloads/pods/pod-lifecycle#container-probes>
    pub readiness_probe: Option<crate::Shared<Probe>>,

    /// Compute Resources required by this container. Cannot be updated. More info:
    /// <https://kubernetes.io/docs/concepts/configuration/manage-resources-containers/>
    pub resources: Option<crate::Shared<ResourceRequirements>>,

    /// SecurityContext defines the security options the container should be run with. If set, the fields of
    /// SecurityContext override the equivalent fields of PodSecurityContext. More info:
    /// <https://kubernetes.io/docs/tasks/configure-pod-container/security-context/>
    pub security_context: Option<crate::Shared<SecurityContext>>,

    /// Optional: Path at which the file to which the container's termination message will be written is mounted into
    /// the container's filesystem. Message written is intended to be brief final status, such as an assertion failure
    /// message. Will be truncated by the node if greater than 4096 bytes. The total message length across all
    /// containers will be limited to 12kb. Defaults to /dev/termination-log. Cannot be updated.
    pub termination_message_path: Option<crate::Str>,

    /// Indicate how the termination message should be populated. File will use the contents of terminationMessagePath
    /// to populate the container status message on both success and failure. FallbackToLogsOnError will use the last
    /// chunk of container log output if the termination message file is empty and the container exited with an error.
    /// The log output is limited to 2048 bytes or 80 lines, whichever is smaller. Defaults to File. Cannot be updated.
    pub termination_message_policy: Option<crate::Str>,

    /// Pod volumes to mount into the container's filesystem. Cannot be updated.
    pub volume_mounts: Option<Box<[VolumeMount]>>,

    /// The fields that are seldom set.
    pub rare: crate::Rare<ContainerRare>,
}

/// The fields of [`Container`] that are seldom set.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ContainerRare {
    /// List of sources to populate environment variables in the container. The keys defined within a source may
    /// consist of any printable ASCII characters except '='. When a key exists in multiple sources, the value
    /// associated with the last source will take precedence. Values defined by an Env with a duplicate key will take
    /// precedence. Cannot be updated.
    pub env_from: Option<crate::Shared<[EnvFromSource]>>,

    /// Actions that the management system should take in response to container lifecycle events. Cannot be updated.
    pub lifecycle: Option<crate::Shared<Lifecycle>>,

    /// Resources resize policy for the container. This field cannot be set on ephemeral containers.
    pub resize_policy: Option<Box<[ContainerResizePolicy]>>,

    /// RestartPolicy defines the restart behavior of individual containers in a pod. This overrides the pod-level
    /// restart policy. When this field is not specified, the restart behavior is defined by the Pod's restart policy
    /// and the container type. Additionally, setting the RestartPolicy as "Always" for the init container will have
    /// the following effect: this init container will be continually restarted on exit until all regular containers
    /// have terminated. Once all regular containers have completed, all init containers with restartPolicy "Always"
    /// will be shut down. This lifecycle differs from normal init containers and is often referred to as a "sidecar"
    /// container. Although this init container still starts in the init container sequence, it does not wait for the
    /// container to complete before proceeding to the next init container. Instead, the next init container starts
    /// immediately after this init container is started, or after any startupProbe has successfully completed.
    pub restart_policy: Option<crate::Str>,

    /// Represents a list of rules to be checked to determine if the container should be restarted on exit. The rules
    /// are evaluated in order. Once a rule matches a container exit condition, the remaining rules are ignored. If no
    /// rule matches the container exit condition, the Container-level restart policy determines the whether the
    /// container is restarted or not. Constraints on the rules: - At most 20 rules are allowed. - Rules can have the
    /// same action. - Identical rules are not forbidden in validations. When rules are specified, container MUST set
    /// RestartPolicy explicitly even it if matches the Pod's RestartPolicy.
    pub restart_policy_rules: Option<Box<[ContainerRestartRule]>>,

    /// StartupProbe indicates that the Pod has successfully initialized. If specified, no other probes are executed
    /// until this completes successfully. If this probe fails, the Pod will be restarted, just as if the livenessProbe
    /// failed. This can be used to provide different probe parameters at the beginning of a Pod's lifecycle, when it
    /// might take a long time to load data or warm a cache, than during steady-state operation. This cannot be
    /// updated. More info: <https://kubernetes.io/docs/concepts/workloads/pods/pod-lifecycle#container-probes>
    pub startup_probe: Option<crate::Shared<Probe>>,

    /// Whether this container should allocate a buffer for stdin in the container runtime. If this is not set, reads
    /// from stdin in the container will always result in EOF. Default is false.
    pub stdin: Option<bool>,

    /// Whether the container runtime should close the stdin channel after it has been opened by a single attach. When
    /// stdin is true the stdin stream will remain open across multiple attach sessions. If stdinOnce is set to true,
    /// stdin is opened on container start, is empty until the first client attaches to stdin, and then remains open
    /// and accepts data until the client disconnects, at which time stdin is closed and remains closed until the
    /// container is restarted. If this flag is false, a container processes that reads from stdin will never receive
    /// an EOF. Default is false
    pub stdin_once: Option<bool>,

    /// Whether this container should allocate a TTY for itself, also requires 'stdin' to be true. Default is false.
    pub tty: Option<bool>,

    /// volumeDevices is the list of block devices to be used by the container.
    pub volume_devices: Option<Box<[VolumeDevice]>>,

    /// Container's working directory. If not specified, the container runtime's default will be used, which might be
    /// configured in the container image. Cannot be updated.
    pub working_dir: Option<crate::Str>,
}

crate::rare::rare!(
    Container,
    ContainerRare {
        env_from,
        lifecycle,
        resize_policy,
        restart_policy,
        restart_policy_rules,
        startup_probe,
        stdin,
        stdin_once,
        tty,
        volume_devices,
        working_dir
    }
);

/// ContainerExtendedResourceRequest has the mapping of container name, extended resource name to the device request
/// name.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ContainerExtendedResourceRequest {
    /// The name of the container requesting resources.
    pub container_name: crate::Str,

    /// The name of the request in the special ResourceClaim which corresponds to the extended resource.
    pub request_name: crate::Str,

    /// The name of the extended resource in that container which gets backed by DRA.
    pub resource_name: crate::Str,
}

/// Describe a container image
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ContainerImage {
    /// Names by which this image is known. e.g. \["kubernetes.example/hyperkube:v1.0.7",
    /// "cloud-vendor.registry.example/cloud-vendor/hyperkube:v1.0.7"\]
    pub names: Option<Box<[crate::Str]>>,

    /// The size of the image in bytes.
    pub size_bytes: Option<i64>,
}

/// ContainerPort represents a network port in a single container.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ContainerPort {
    /// Number of port to expose on the pod's IP address. This must be a valid port number, 0 \< x \< 65536.
    pub container_port: i32,

    /// What host IP to bind the external port to.
    pub host_ip: Option<crate::Str>,

    /// Number of port to expose on the host. If specified, this must be a valid port number, 0 \< x \< 65536. If
    /// HostNetwork is specified, this must match ContainerPort. Most containers do not need this.
    pub host_port: Option<i32>,

    /// If specified, this must be an IANA\_SVC\_NAME and unique within the pod. Each named port in a pod must have a
    /// unique name. Name for the port that can be referred to by services.
    pub name: Option<crate::Str>,

    /// Protocol for port. Must be UDP, TCP, or SCTP. Defaults to "TCP".
    pub protocol: Option<crate::Str>,
}

/// ContainerResizePolicy represents resource resize policy for the container.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ContainerResizePolicy {
    /// Name of the resource to which this resource resize policy applies. Supported values: cpu, memory.
    pub resource_name: crate::Str,

    /// Restart policy to apply when specified resource is resized. If not specified, it defaults to NotRequired.
    pub restart_policy: crate::Str,
}

/// ContainerRestartRule describes how a container exit is handled.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ContainerRestartRule {
    /// Specifies the action taken on a container exit if the requirements are satisfied. The only possible value is
    /// "Restart" to restart the container.
    pub action: crate::Str,

    /// Represents the exit codes to check on container exits.
    pub exit_codes: Option<Box<ContainerRestartRuleOnExitCodes>>,
}

/// ContainerRestartRuleOnExitCodes describes the condition for handling an exited container based on its exit codes.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ContainerRestartRuleOnExitCodes {
    /// Represents the relationship between the container exit code(s) and the specified values. Possible values are: -
    /// In: the requirement is satisfied if the container exit code is in the set of specified values. - NotIn: the
    /// requirement is satisfied if the container exit code is not in the set of specified values.
    pub operator: crate::Str,

    /// Specifies the set of values to check for container exit codes. At most 255 elements are allowed.
    pub values: Option<Box<[i32]>>,
}

/// ContainerState holds a possible state of container. Only one of its members may be specified. If none of them is
/// specified, the default one is ContainerStateWaiting.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ContainerState {
    /// Details about a running container
    pub running: Option<Box<ContainerStateRunning>>,

    /// Details about a terminated container
    pub terminated: Option<Box<ContainerStateTerminated>>,

    /// Details about a waiting container
    pub waiting: Option<Box<ContainerStateWaiting>>,
}

/// ContainerStateRunning is a running state of a container.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ContainerStateRunning {
    /// Time at which the container was last (re-)started
    pub started_at: Option<crate::Time>,
}

/// ContainerStateTerminated is a terminated state of a container.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ContainerStateTerminated {
    /// Container's ID in the format '\<type\>://\<container\_id\>'
    pub container_id: Option<crate::Str>,

    /// Exit status from the last termination of the container
    pub exit_code: i32,

    /// Time at which the container last terminated
    pub finished_at: Option<crate::Time>,

    /// Message regarding the last termination of the container
    pub message: Option<crate::Str>,

    /// (brief) reason from the last termination of the container
    pub reason: Option<crate::Str>,

    /// Signal from the last termination of the container
    pub signal: Option<i32>,

    /// Time at which previous execution of the container started
    pub started_at: Option<crate::Time>,
}

/// ContainerStateWaiting is a waiting state of a container.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ContainerStateWaiting {
    /// Message regarding why the container is not yet running.
    pub message: Option<crate::Str>,

    /// (brief) reason the container is not yet running.
    pub reason: Option<crate::Str>,
}

/// ContainerStatus contains details for the current status of this container.
///
/// Fields that are seldom set are in [`ContainerStatusRare`]; they are read and assigned as if they were here.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ContainerStatus {
    /// AllocatedResources represents the compute resources allocated for this container by the node. Kubelet sets this
    /// value to Container.Resources.Requests upon successful pod admission and after successfully admitting desired
    /// pod resize.
    pub allocated_resources: Option<crate::Map<crate::Quantity>>,

    /// ContainerID is the ID of the container in the format '\<type\>://\<container\_id\>'. Where type is a container
    /// runtime identifier, returned from Version call of CRI API (for example "containerd").
    pub container_id: Option<crate::Str>,

    /// Image is the name of container image that the container is running. The container image may not match the image
    /// used in the PodSpec, as it may have been resolved by the runtime. More info:
    /// <https://kubernetes.io/docs/concepts/containers/images>.
    pub image: crate::Str,

    /// ImageID is the image ID of the container's image. The image ID may not match the image ID of the image used in
    /// the PodSpec, as it may have been resolved by the runtime.
    pub image_id: crate::Str,

    /// LastTerminationState holds the last termination state of the container to help debug container crashes and
    /// restarts. This field is not populated if the container is still running and RestartCount is 0.
    pub last_state: Option<crate::Shared<ContainerState>>,

    /// Name is a DNS\_LABEL representing the unique name of the container. Each container in a pod must have a unique
    /// name across all container types. Cannot be updated.
    pub name: crate::Str,

    /// Ready specifies whether the container is currently passing its readiness check. The value will change as
    /// readiness probes keep executing. If no readiness probes are specified, this field defaults to true once the
    /// container is fully started (see Started field).
    pub ready: bool,

    /// Resources represents the compute resource requests and limits that have been successfully enacted on the
    /// running container after it has been started or has been successfully resized.
    pub resources: Option<crate::Shared<ResourceRequirements>>,

    /// RestartCount holds the number of times the container has been restarted. Kubelet makes an effort to always
    /// increment the value, but there are cases when the state may be lost due to node restarts and then the value may
    /// be reset to 0. The value is never negative.
    pub restart_count: i32,

    /// Started indicates whether the container has finished its postStart lifecycle hook and passed its startup probe.
    /// Initialized as false, becomes true after startupProbe is considered successful. Resets to false when the
    /// container is restarted, or if kubelet loses state temporarily. In both cases, startup probes will run again. Is
    /// always true when no startupProbe is defined and container is running and has passed the postStart lifecycle
    /// hook. The null value must be treated the same as false.
    pub started: Option<bool>,

    /// State holds details about the container's current condition.
    pub state: Option<Box<ContainerState>>,

    /// Status of volume mounts.
    pub volume_mounts: Option<Box<[VolumeMountStatus]>>,

    /// The fields that are seldom set.
    pub rare: crate::Rare<ContainerStatusRare>,
}

/// The fields of [`ContainerStatus`] that are seldom set.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ContainerStatusRare {
    /// AllocatedResourcesStatus represents the status of various resources allocated for this Pod.
    pub allocated_resources_status: Option<Box<[ResourceStatus]>>,

    /// StopSignal reports the effective stop signal for this container
    pub stop_signal: Option<crate::Str>,

    /// User represents user identity information initially attached to the first process of the container
    pub user: Option<Box<ContainerUser>>,
}

crate::rare::rare!(
    ContainerStatus,
    ContainerStatusRare {
        allocated_resources_status,
        stop_signal,
        user
    }
);

/// ContainerUser represents user identity information
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ContainerUser {
    /// Linux holds user identity information initially attached to the first process of the containers in Linux. Note
    /// that the actual running identity can be changed if the process has enough privilege to do so.
    pub linux: Option<Box<LinuxContainerUser>>,
}

/// DaemonEndpoint contains information about a single Daemon endpoint.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DaemonEndpoint {
    /// Port number of the given endpoint.
    pub port: i32,
}

/// Represents downward API info for projecting into a projected volume. Note that this is identical to a downwardAPI
/// volume source without the default mode.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DownwardAPIProjection {
    /// Items is a list of DownwardAPIVolume file
    pub items: Option<Box<[DownwardAPIVolumeFile]>>,
}

/// DownwardAPIVolumeFile represents information to create the file containing the pod field
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DownwardAPIVolumeFile {
    /// Required: Selects a field of the pod: only annotations, labels, name, namespace and uid are supported.
    pub field_ref: Option<Box<ObjectFieldSelector>>,

    /// Optional: mode bits used to set permissions on this file, must be an octal value between 0000 and 0777 or a
    /// decimal value between 0 and 511. YAML accepts both octal and decimal values, JSON requires decimal values for
    /// mode bits. If not specified, the volume defaultMode will be used. This might be in conflict with other options
    /// that affect the file mode, like fsGroup, and the result can be other mode bits set.
    pub mode: Option<i32>,

    /// Required: Path is the relative path name of the file to be created. Must not be absolute or contain the '..'
    /// path. Must be utf-8 encoded. The first item of the relative path must not start with '..'
    pub path: crate::Str,

    /// Selects a resource of the container: only resources limits and requests (limits.cpu, limits.memory,
    /// requests.cpu and requests.memory) are currently supported.
    pub resource_field_ref: Option<Box<ResourceFieldSelector>>,
}

/// DownwardAPIVolumeSource represents a volume containing downward API info. Downward API volumes support ownership
/// management and SELinux relabeling.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DownwardAPIVolumeSource {
    /// Optional: mode bits to use on created files by default. Must be a Optional: mode bits used to set permissions
    /// on created files by default. Must be an octal value between 0000 and 0777 or a decimal value between 0 and 511.
    /// YAML accepts both octal and decimal values, JSON requires decimal values for mode bits. Defaults to 0644.
    /// Directories within the path are not affected by this setting. This might be in conflict with other options that
    /// affect the file mode, like fsGroup, and the result can be other mode bits set.
    pub default_mode: Option<i32>,

    /// Items is a list of downward API volume file
    pub items: Option<Box<[DownwardAPIVolumeFile]>>,
}

/// Represents an empty directory for a pod. Empty directory volumes support ownership management and SELinux
/// relabeling.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EmptyDirVolumeSource {
    /// medium represents what type of storage medium should back this directory. The default is "" which means to use
    /// the node's default medium. Must be an empty string (default) or Memory. More info:
    /// <https://kubernetes.io/docs/concepts/storage/volumes#emptydir>
    pub medium: Option<crate::Str>,

    /// sizeLimit is the total amount of local storage required for this EmptyDir volume. The size limit is also
    /// applicable for memory medium. The maximum usage on memory medium EmptyDir would be the minimum value between
    /// the SizeLimit specified here and the sum of memory limits of all containers in a pod. The default is nil which
    /// means that the limit is undefined. More info: <https://kubernetes.io/docs/concepts/storage/volumes#emptydir>
    pub size_limit: Option<crate::Quantity>,
}

/// EndpointAddress is a tuple that describes single IP address. Deprecated: This API is deprecated in v1.33+.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EndpointAddress {
    /// The Hostname of this endpoint
    pub hostname: Option<crate::Str>,

    /// The IP of this endpoint. May not be loopback (127.0.0.0/8 or ::1), link-local (169.254.0.0/16 or fe80::/10), or
    /// link-local multicast (224.0.0.0/24 or ff02::/16).
    pub ip: crate::Str,

    /// Optional: Node hosting this endpoint. This can be used to determine endpoints local to a node.
    pub node_name: Option<crate::Str>,

    /// Reference to object providing the endpoint.
    pub target_ref: Option<Box<ObjectReference>>,
}

/// EndpointPort is a tuple that describes a single port. Deprecated: This API is deprecated in v1.33+.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EndpointPort {
    /// The application protocol for this port. This is used as a hint for implementations to offer richer behavior for
    /// protocols that they understand. This field follows standard Kubernetes label syntax. Valid values are either:
    pub app_protocol: Option<crate::Str>,

    /// The name of this port. This must match the 'name' field in the corresponding ServicePort. Must be a DNS\_LABEL.
    /// Optional only if one port is defined.
    pub name: Option<crate::Str>,

    /// The port number of the endpoint.
    pub port: i32,

    /// The IP protocol for this port. Must be UDP, TCP, or SCTP. Default is TCP.
    pub protocol: Option<crate::Str>,
}

/// EndpointSubset is a group of addresses with a common set of ports. The expanded set of endpoints is the Cartesian
/// product of Addresses x Ports. For example, given:
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EndpointSubset {
    /// IP addresses which offer the related ports that are marked as ready. These endpoints should be considered safe
    /// for load balancers and clients to utilize.
    pub addresses: Option<Box<[EndpointAddress]>>,

    /// IP addresses which offer the related ports but are not currently marked as ready because they have not yet
    /// finished starting, have recently failed a readiness check, or have recently failed a liveness check.
    pub not_ready_addresses: Option<Box<[EndpointAddress]>>,

    /// Port numbers available on the related IP addresses.
    pub ports: Option<Box<[EndpointPort]>>,
}

/// Endpoints is a collection of endpoints that implement the actual service. Example:
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Endpoints {
    /// Standard object's metadata. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata>
    pub metadata: crate::meta::v1::ObjectMeta,

    /// The set of all endpoints is the union of all subsets. Addresses are placed into subsets according to the IPs
    /// they share. A single address with multiple ports, some of which are ready and some of which are not (because
    /// they come from different containers) will result in the address being displayed in different subsets for the
    /// different ports. No address will appear in both Addresses and NotReadyAddresses in the same subset. Sets of
    /// addresses and ports that comprise a service.
    pub subsets: Option<Box<[EndpointSubset]>>,
}

/// EnvFromSource represents the source of a set of ConfigMaps or Secrets
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EnvFromSource {
    /// The ConfigMap to select from
    pub config_map_ref: Option<Box<ConfigMapEnvSource>>,

    /// Optional text to prepend to the name of each environment variable. May consist of any printable ASCII
    /// characters except '='.
    pub prefix: Option<crate::Str>,

    /// The Secret to select from
    pub secret_ref: Option<Box<SecretEnvSource>>,
}

/// EnvVar represents an environment variable present in a Container.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EnvVar {
    /// Name of the environment variable. May consist of any printable ASCII characters except '='.
    pub name: crate::Str,

    /// Variable references $(VAR\_NAME) are expanded using the previously defined environment variables in the
    /// container and any service environment variables. If a variable cannot be resolved, the reference in the input
    /// string will be unchanged. Double $$ are reduced to a single $, which allows for escaping the $(VAR\_NAME)
    /// syntax: i.e. "$$(VAR\_NAME)" will produce the string literal "$(VAR\_NAME)". Escaped references will never be
    /// expanded, regardless of whether the variable exists or not. Defaults to "".
    pub value: Option<crate::Str>,

    /// Source for the environment variable's value. Cannot be used if value is not empty.
    pub value_from: Option<crate::Shared<EnvVarSource>>,
}

/// EnvVarSource represents a source for the value of an EnvVar.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EnvVarSource {
    /// Selects a key of a ConfigMap.
    pub config_map_key_ref: Option<Box<ConfigMapKeySelector>>,

    /// Selects a field of the pod: supports metadata.name, metadata.namespace, `metadata.labels['<KEY>']`,
    /// `metadata.annotations['<KEY>']`, spec.nodeName, spec.serviceAccountName, status.hostIP, status.podIP,
    /// status.podIPs.
    pub field_ref: Option<Box<ObjectFieldSelector>>,

    /// FileKeyRef selects a key of the env file. Requires the EnvFiles feature gate to be enabled.
    pub file_key_ref: Option<Box<FileKeySelector>>,

    /// Selects a resource of the container: only resources limits and requests (limits.cpu, limits.memory,
    /// limits.ephemeral-storage, requests.cpu, requests.memory and requests.ephemeral-storage) are currently
    /// supported.
    pub resource_field_ref: Option<Box<ResourceFieldSelector>>,

    /// Selects a key of a secret in the pod's namespace
    pub secret_key_ref: Option<Box<SecretKeySelector>>,
}

/// An EphemeralContainer is a temporary container that you may add to an existing Pod for user-initiated activities
/// such as debugging. Ephemeral containers have no resource or scheduling guarantees, and they will not be restarted
/// when they exit or when a Pod is removed or restarted. The kubelet may evict a Pod if an ephemeral container causes
/// the Pod to exceed its resource allocation.
///
/// Fields that are seldom set are in [`EphemeralContainerRare`]; they are read and assigned as if they were here.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EphemeralContainer {
    /// Arguments to the entrypoint. The image's CMD is used if this is not provided. Variable references $(VAR\_NAME)
    /// are expanded using the container's environment. If a variable cannot be resolved, the reference in the input
    /// string will be unchanged. Double $$ are reduced to a single $, which allows for escaping the $(VAR\_NAME)
    /// syntax: i.e. "$$(VAR\_NAME)" will produce the string literal "$(VAR\_NAME)". Escaped references will never be
    /// expanded, regardless of whether the variable exists or not. Cannot be updated. More info:
    /// <https://kubernetes.io/docs/tasks/inject-data-application/define-command-argument-container/#running-a-command-in-a-shell>
    pub args: Option<crate::Shared<[crate::Str]>>,

    /// Entrypoint array. Not executed within a shell. The image's ENTRYPOINT is used if this is not provided. Variable
    /// references $(VAR\_NAME) are expanded using the container's environment. If a variable cannot be resolved, the
    /// reference in the input string will be unchanged. Double $$ are reduced to a single $, which allows for escaping
    /// the $(VAR\_NAME) syntax: i.e. "$$(VAR\_NAME)" will produce the string literal "$(VAR\_NAME)". Escaped
    /// references will never be expanded, regardless of whether the variable exists or not. Cannot be updated. More
    /// info:
    /// <https://kubernetes.io/docs/tasks/inject-data-application/define-command-argument-container/#running-a-command-in-a-shell>
    pub command: Option<crate::Shared<[crate::Str]>>,

    /// Container image name. More info: <https://kubernetes.io/docs/concepts/containers/images>
    pub image: Option<crate::Str>,

    /// Image pull policy. One of Always, Never, IfNotPresent. Defaults to Always if :latest tag is specified, or
    /// IfNotPresent otherwise. Cannot be updated. More info:
    /// <https://kubernetes.io/docs/concepts/containers/images#updating-images>
    pub image_pull_policy: Option<crate::Str>,

    /// Name of the ephemeral container specified as a DNS\_LABEL. This name must be unique among all containers, init
    /// containers and ephemeral containers.
    pub name: crate::Str,

    /// Resources are not allowed for ephemeral containers. Ephemeral containers use spare resources already allocated
    /// to the pod.
    pub resources: Option<crate::Shared<ResourceRequirements>>,

    /// If set, the name of the container from PodSpec that this ephemeral container targets. The ephemeral container
    /// will be run in the namespaces (IPC, PID, etc) of this container. If not set then the ephemeral container uses
    /// the namespaces configured in the Pod spec.
    pub target_container_name: Option<crate::Str>,

    /// Optional: Path at which the file to which the container's termination message will be written is mounted into
    /// the container's filesystem. Message written is intended to be brief final status, such as an assertion failure
    /// message. Will be truncated by the node if greater than 4096 bytes. The total message length across all
    /// containers will be limited to 12kb. Defaults to /dev/termination-log. Cannot be updated.
    pub termination_message_path: Option<crate::Str>,

    /// Indicate how the termination message should be populated. File will use the contents of terminationMessagePath
    /// to populate the container status message on both success and failure. FallbackToLogsOnError will use the last
    /// chunk of container log output if the termination message file is empty and the container exited with an error.
    /// The log output is limited to 2048 bytes or 80 lines, whichever is smaller. Defaults to File. Cannot be updated.
    pub termination_message_policy: Option<crate::Str>,

    /// The fields that are seldom set.
    pub rare: crate::Rare<EphemeralContainerRare>,
}

/// The fields of [`EphemeralContainer`] that are seldom set.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EphemeralContainerRare {
    /// List of environment variables to set in the container. Cannot be updated.
    pub env: Option<crate::Shared<[EnvVar]>>,

    /// List of sources to populate environment variables in the container. The keys defined within a source may
    /// consist of any printable ASCII characters except '='. When a key exists in multiple sources, the value
    /// associated with the last source will take precedence. Values defined by an Env with a duplicate key will take
    /// precedence. Cannot be updated.
    pub env_from: Option<crate::Shared<[EnvFromSource]>>,

    /// Lifecycle is not allowed for ephemeral containers.
    pub lifecycle: Option<Box<Lifecycle>>,

    /// Probes are not allowed for ephemeral containers.
    pub liveness_probe: Option<Box<Probe>>,

    /// Ports are not allowed for ephemeral containers.
    pub ports: Option<Box<[ContainerPort]>>,

    /// Probes are not allowed for ephemeral containers.
    pub readiness_probe: Option<Box<Probe>>,

    /// Resources resize policy for the container.
    pub resize_policy: Option<Box<[ContainerResizePolicy]>>,

    /// Restart policy for the container to manage the restart behavior of each container within a pod. You cannot set
    /// this field on ephemeral containers.
    pub restart_policy: Option<crate::Str>,

    /// Represents a list of rules to be checked to determine if the container should be restarted on exit. You cannot
    /// set this field on ephemeral containers.
    pub restart_policy_rules: Option<Box<[ContainerRestartRule]>>,

    /// Optional: SecurityContext defines the security options the ephemeral container should be run with. If set, the
    /// fields of SecurityContext override the equivalent fields of PodSecurityContext.
    pub security_context: Option<crate::Shared<SecurityContext>>,

    /// Probes are not allowed for ephemeral containers.
    pub startup_probe: Option<Box<Probe>>,

    /// Whether this container should allocate a buffer for stdin in the container runtime. If this is not set, reads
    /// from stdin in the container will always result in EOF. Default is false.
    pub stdin: Option<bool>,

    /// Whether the container runtime should close the stdin channel after it has been opened by a single attach. When
    /// stdin is true the stdin stream will remain open across multiple attach sessions. If stdinOnce is set to true,
    /// stdin is opened on container start, is empty until the first client attaches to stdin, and then remains open
    /// and accepts data until the client disconnects, at which time stdin is closed and remains closed until the
    /// container is restarted. If this flag is false, a container processes that reads from stdin will never receive
    /// an EOF. Default is false
    pub stdin_once: Option<bool>,

    /// Whether this container should allocate a TTY for itself, also requires 'stdin' to be true. Default is false.
    pub tty: Option<bool>,

    /// volumeDevices is the list of block devices to be used by the container.
    pub volume_devices: Option<Box<[VolumeDevice]>>,

    /// Pod volumes to mount into the container's filesystem. Subpath mounts are not allowed for ephemeral containers.
    /// Cannot be updated.
    pub volume_mounts: Option<Box<[VolumeMount]>>,

    /// Container's working directory. If not specified, the container runtime's default will be used, which might be
    /// configured in the container image. Cannot be updated.
    pub working_dir: Option<crate::Str>,
}

crate::rare::rare!(
    EphemeralContainer,
    EphemeralContainerRare {
        env,
        env_from,
        lifecycle,
        liveness_probe,
        ports,
        readiness_probe,
        resize_policy,
        restart_policy,
        restart_policy_rules,
        security_context,
        startup_probe,
        stdin,
        stdin_once,
        tty,
        volume_devices,
        volume_mounts,
        working_dir
    }
);

/// Represents an ephemeral volume that is handled by a normal storage driver.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EphemeralVolumeSource {
    /// Will be used to create a stand-alone PVC to provision the volume. The pod in which this EphemeralVolumeSource
    /// is embedded will be the owner of the PVC, i.e. the PVC will be deleted together with the pod. The name of the
    /// PVC will be `<pod name>-<volume name>` where `<volume name>` is the name from the `PodSpec.Volumes` array
    /// entry. Pod validation will reject the pod if the concatenated name is not valid for a PVC (for example, too
    /// long).
    pub volume_claim_template: Option<Box<PersistentVolumeClaimTemplate>>,
}

/// Event is a report of an event somewhere in the cluster. Events have a limited retention time and triggers and
/// messages may evolve with time. Event consumers should not rely on the timing of an event with a given Reason
/// reflecting a consistent underlying trigger, or the continued existence of events with that Reason. Events should be
/// treated as informative, best-effort, supplemental data.
///
/// Fields that are seldom set are in [`EventRare`]; they are read and assigned as if they were here.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Event {
    /// The number of times this event has occurred.
    pub count: Option<i32>,

    /// The time at which the event was first recorded. (Time of server receipt is in TypeMeta.)
    pub first_timestamp: Option<crate::Time>,

    /// The object that this event is about.
    pub involved_object: ObjectReference,

    /// The time at which the most recent occurrence of this event was recorded.
    pub last_timestamp: Option<crate::Time>,

    /// A human-readable description of the status of this operation.
    pub message: Option<crate::Str>,

    /// Standard object's metadata. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata>
    pub metadata: crate::meta::v1::ObjectMeta,

    /// This should be a short, machine understandable string that gives the reason for the transition into the
    /// object's current status.
    pub reason: Option<crate::Str>,

    /// Name of the controller that emitted this Event, e.g. `kubernetes.io/kubelet`.
    pub reporting_component: Option<crate::Str>,

    /// ID of the controller instance, e.g. `kubelet-xyzf`.
    pub reporting_instance: Option<crate::Str>,

    /// The component reporting this event. Should be a short machine understandable string.
    pub source: Option<Box<EventSource>>,

    /// Type of this event (Normal, Warning), new types could be added in the future
    pub type_: Option<crate::Str>,

    /// The fields that are seldom set.
    pub rare: crate::Rare<EventRare>,
}

/// The fields of [`Event`] that are seldom set.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EventRare {
    /// What action was taken/failed regarding to the Regarding object.
    pub action: Option<crate::Str>,

    /// Time when this Event was first observed.
    pub event_time: Option<crate::MicroTime>,

    /// Optional secondary object for more complex actions.
    pub related: Option<Box<ObjectReference>>,

    /// Data about the Event series this event represents or nil if it's a singleton Event.
    pub series: Option<Box<EventSeries>>,
}

crate::rare::rare!(
    Event,
    EventRare {
        action,
        event_time,
        related,
        series
    }
);

/// EventSeries contain information on series of events, i.e. thing that was/is happening continuously for some time.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EventSeries {
    /// Number of occurrences in this series up to the last heartbeat time
    pub count: Option<i32>,

    /// Time of the last occurrence observed
    pub last_observed_time: Option<crate::MicroTime>,
}

/// EventSource contains information for an event.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EventSource {
    /// Component from which the event is generated.
    pub component: Option<crate::Str>,

    /// Node name on which the event is generated.
    pub host: Option<crate::Str>,
}

/// ExecAction describes a "run in container" action.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ExecAction {
    /// Command is the command line to execute inside the container, the working directory for the command is root
    /// ('/') in the container's filesystem. The command is simply exec'd, it is not run inside a shell, so traditional
    /// shell instructions ('|', etc) won't work. To use a shell, you need to explicitly call out to that shell. Exit
    /// status of 0 is treated as live/healthy and non-zero is unhealthy.
    pub command: Option<Box<[crate::Str]>>,
}

/// Represents a Fibre Channel volume. Fibre Channel volumes can only be mounted as read/write once. Fibre Channel
/// volumes support ownership management and SELinux relabeling.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FCVolumeSource {
    /// fsType is the filesystem type to mount. Must be a filesystem type supported by the host operating system. Ex.
    /// "ext4", "xfs", "ntfs". Implicitly inferred to be "ext4" if unspecified.
    pub fs_type: Option<crate::Str>,

    /// lun is Optional: FC target lun number
    pub lun: Option<i32>,

    /// readOnly is Optional: Defaults to false (read/write). ReadOnly here will force the ReadOnly setting in
    /// VolumeMounts.
    pub read_only: Option<bool>,

    /// targetWWNs is Optional: FC target worldwide names (WWNs)
    pub target_wwns: Option<Box<[crate::Str]>>,

    /// wwids Optional: FC volume world wide identifiers (wwids) Either wwids or combination of targetWWNs and lun must
    /// be set, but not both simultaneously.
    pub wwids: Option<Box<[crate::Str]>>,
}

/// FileKeySelector selects a key of the env file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FileKeySelector {
    /// The key within the env file. An invalid key will prevent the pod from starting. The keys defined within a
    /// source may consist of any printable ASCII characters except '='. During Alpha stage of the EnvFiles feature
    /// gate, the key size is limited to 128 characters.
    pub key: crate::Str,

    /// Specify whether the file or its key must be defined. If the file or key does not exist, then the env var is not
    /// published. If optional is set to true and the specified key does not exist, the environment variable will not
    /// be set in the Pod's containers.
    pub optional: Option<bool>,

    /// The path within the volume from which to select the file. Must be relative and may not contain the '..' path or
    /// start with '..'.
    pub path: crate::Str,

    /// The name of the volume mount containing the env file.
    pub volume_name: crate::Str,
}

/// FlexPersistentVolumeSource represents a generic persistent volume resource that is provisioned/attached using an
/// exec based plugin.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlexPersistentVolumeSource {
    /// driver is the name of the driver to use for this volume.
    pub driver: crate::Str,

    /// fsType is the Filesystem type to mount. Must be a filesystem type supported by the host operating system. Ex.
    /// "ext4", "xfs", "ntfs". The default filesystem depends on FlexVolume script.
    pub fs_type: Option<crate::Str>,

    /// options is Optional: this field holds extra command options if any.
    pub options: Option<crate::Map<crate::Str>>,

    /// readOnly is Optional: defaults to false (read/write). ReadOnly here will force the ReadOnly setting in
    /// VolumeMounts.
    pub read_only: Option<bool>,

    /// secretRef is Optional: SecretRef is reference to the secret object containing sensitive information to pass to
    /// the plugin scripts. This may be empty if no secret object is specified. If the secret object contains more than
    /// one secret, all secrets are passed to the plugin scripts.
    pub secret_ref: Option<Box<SecretReference>>,
}

/// FlexVolume represents a generic volume resource that is provisioned/attached using an exec based plugin.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlexVolumeSource {
    /// driver is the name of the driver to use for this volume.
    pub driver: crate::Str,

    /// fsType is the filesystem type to mount. Must be a filesystem type supported by the host operating system. Ex.
    /// "ext4", "xfs", "ntfs". The default filesystem depends on FlexVolume script.
    pub fs_type: Option<crate::Str>,

    /// options is Optional: this field holds extra command options if any.
    pub options: Option<crate::Map<crate::Str>>,

    /// readOnly is Optional: defaults to false (read/write). ReadOnly here will force the ReadOnly setting in
    /// VolumeMounts.
    pub read_only: Option<bool>,

    /// secretRef is Optional: secretRef is reference to the secret object containing sensitive information to pass to
    /// the plugin scripts. This may be empty if no secret object is specified. If the secret object contains more than
    /// one secret, all secrets are passed to the plugin scripts.
    pub secret_ref: Option<Box<LocalObjectReference>>,
}

/// Represents a Flocker volume mounted by the Flocker agent. One and only one of datasetName and datasetUUID should be
/// set. Flocker volumes do not support ownership management or SELinux relabeling.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlockerVolumeSource {
    /// datasetName is Name of the dataset stored as metadata -\> name on the dataset for Flocker should be considered
    /// as deprecated
    pub dataset_name: Option<crate::Str>,

    /// datasetUUID is the UUID of the dataset. This is unique identifier of a Flocker dataset
    pub dataset_uuid: Option<crate::Str>,
}

/// Represents a Persistent Disk resource in Google Compute Engine.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GCEPersistentDiskVolumeSource {
    /// fsType is filesystem type of the volume that you want to mount. Tip: Ensure that the filesystem type is
    /// supported by the host operating system. Examples: "ext4", "xfs", "ntfs". Implicitly inferred to be "ext4" if
    /// unspecified. More info: <https://kubernetes.io/docs/concepts/storage/volumes#gcepersistentdisk>
    pub fs_type: Option<crate::Str>,

    /// partition is the partition in the volume that you want to mount. If omitted, the default is to mount by volume
    /// name. Examples: For volume /dev/sda1, you specify the partition as "1". Similarly, the volume partition for
    /// /dev/sda is "0" (or you can leave the property empty). More info:
    /// <https://kubernetes.io/docs/concepts/storage/volumes#gcepersistentdisk>
    pub partition: Option<i32>,

    /// pdName is unique name of the PD resource in GCE. Used to identify the disk in GCE. More info:
    /// <https://kubernetes.io/docs/concepts/storage/volumes#gcepersistentdisk>
    pub pd_name: crate::Str,

    /// readOnly here will force the ReadOnly setting in VolumeMounts. Defaults to false. More info:
    /// <https://kubernetes.io/docs/concepts/storage/volumes#gcepersistentdisk>
    pub read_only: Option<bool>,
}

/// GRPCAction specifies an action involving a GRPC service.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GRPCAction {
    /// Port number of the gRPC service. Number must be in the range 1 to 65535.
    pub port: i32,

    /// Service is the name of the service to place in the gRPC HealthCheckRequest (see
    /// <https://github.com/grpc/grpc/blob/master/doc/health-checking.md>).
    pub service: Option<crate::Str>,
}

/// Represents a volume that is populated with the contents of a git repository. Git repo volumes do not support
/// ownership management. Git repo volumes support SELinux relabeling.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GitRepoVolumeSource {
    /// directory is the target directory name. Must not contain or start with '..'. If '.' is supplied, the volume
    /// directory will be the git repository. Otherwise, if specified, the volume will contain the git repository in
    /// the subdirectory with the given name.
    pub directory: Option<crate::Str>,

    /// repository is the URL
    pub repository: crate::Str,

    /// revision is the commit hash for the specified revision.
    pub revision: Option<crate::Str>,
}

/// Represents a Glusterfs mount that lasts the lifetime of a pod. Glusterfs volumes do not support ownership
/// management or SELinux relabeling.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GlusterfsPersistentVolumeSource {
    /// endpoints is the endpoint name that details Glusterfs topology. More info:
    /// <https://examples.k8s.io/volumes/glusterfs/README.md#create-a-pod>
    pub endpoints: crate::Str,

    /// endpointsNamespace is the namespace that contains Glusterfs endpoint. If this field is empty, the
    /// EndpointNamespace defaults to the same namespace as the bound PVC. More info:
    /// <https://examples.k8s.io/volumes/glusterfs/README.md#create-a-pod>
    pub endpoints_namespace: Option<crate::Str>,

    /// path is the Glusterfs volume path. More info:
    /// <https://examples.k8s.io/volumes/glusterfs/README.md#create-a-pod>
    pub path: crate::Str,

    /// readOnly here will force the Glusterfs volume to be mounted with read-only permissions. Defaults to false. More
    /// info: <https://examples.k8s.io/volumes/glusterfs/README.md#create-a-pod>
    pub read_only: Option<bool>,
}

/// Represents a Glusterfs mount that lasts the lifetime of a pod. Glusterfs volumes do not support ownership
/// management or SELinux relabeling.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GlusterfsVolumeSource {
    /// endpoints is the endpoint name that details Glusterfs topology.
    pub endpoints: crate::Str,

    /// path is the Glusterfs volume path. More info:
    /// <https://examples.k8s.io/volumes/glusterfs/README.md#create-a-pod>
    pub path: crate::Str,

    /// readOnly here will force the Glusterfs volume to be mounted with read-only permissions. Defaults to false. More
    /// info: <https://examples.k8s.io/volumes/glusterfs/README.md#create-a-pod>
    pub read_only: Option<bool>,
}

/// HTTPGetAction describes an action based on HTTP Get requests.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HTTPGetAction {
    /// Host name to connect to, defaults to the pod IP. You probably want to set "Host" in httpHeaders instead.
    pub host: Option<crate::Str>,

    /// Custom headers to set in the request. HTTP allows repeated headers.
    pub http_headers: Option<Box<[HTTPHeader]>>,

    /// Path to access on the HTTP server.
    pub path: Option<crate::Str>,

    /// Name or number of the port to access on the container. Number must be in the range 1 to 65535. Name must be an
    /// IANA\_SVC\_NAME.
    pub port: crate::IntOrString,

    /// Scheme to use for connecting to the host. Defaults to HTTP.
    pub scheme: Option<crate::Str>,
}

/// HTTPHeader describes a custom header to be used in HTTP probes
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HTTPHeader {
    /// The header field name. This will be canonicalized upon output, so case-variant names will be understood as the
    /// same header.
    pub name: crate::Str,

    /// The header field value
    pub value: crate::Str,
}

/// HostAlias holds the mapping between IP and hostnames that will be injected as an entry in the pod's hosts file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HostAlias {
    /// Hostnames for the above IP address.
    pub hostnames: Option<Box<[crate::Str]>>,

    /// IP address of the host file entry.
    pub ip: crate::Str,
}

/// HostIP represents a single IP address allocated to the host.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HostIP {
    /// IP is the IP address assigned to the host
    pub ip: crate::Str,
}

/// Represents a host path mapped into a pod. Host path volumes do not support ownership management or SELinux
/// relabeling.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HostPathVolumeSource {
    /// path of the directory on the host. If the path is a symlink, it will follow the link to the real path. More
    /// info: <https://kubernetes.io/docs/concepts/storage/volumes#hostpath>
    pub path: crate::Str,

    /// type for HostPath Volume Defaults to "" More info:
    /// <https://kubernetes.io/docs/concepts/storage/volumes#hostpath>
    pub type_: Option<crate::Str>,
}

/// ISCSIPersistentVolumeSource represents an ISCSI disk. ISCSI volumes can only be mounted as read/write once. ISCSI
/// volumes support ownership management and SELinux relabeling.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ISCSIPersistentVolumeSource {
    /// chapAuthDiscovery defines whether support iSCSI Discovery CHAP authentication
    pub chap_auth_discovery: Option<bool>,

    /// chapAuthSession defines whether support iSCSI Session CHAP authentication
    pub chap_auth_session: Option<bool>,

    /// fsType is the filesystem type of the volume that you want to mount. Tip: Ensure that the filesystem type is
    /// supported by the host operating system. Examples: "ext4", "xfs", "ntfs". Implicitly inferred to be "ext4" if
    /// unspecified. More info: <https://kubernetes.io/docs/concepts/storage/volumes#iscsi>
    pub fs_type: Option<crate::Str>,

    /// initiatorName is the custom iSCSI Initiator Name. If initiatorName is specified with iscsiInterface
    /// simultaneously, new iSCSI interface \<target portal\>:\<volume name\> will be created for the connection.
    pub initiator_name: Option<crate::Str>,

    /// iqn is Target iSCSI Qualified Name.
    pub iqn: crate::Str,

    /// iscsiInterface is the interface Name that uses an iSCSI transport. Defaults to 'default' (tcp).
    pub iscsi_interface: Option<crate::Str>,

    /// lun is iSCSI Target Lun number.
    pub lun: i32,

    /// portals is the iSCSI Target Portal List. The Portal is either an IP or ip\_addr:port if the port is other than
    /// default (typically TCP ports 860 and 3260).
    pub portals: Option<Box<[crate::Str]>>,

    /// readOnly here will force the ReadOnly setting in VolumeMounts. Defaults to false.
    pub read_only: Option<bool>,

    /// secretRef is the CHAP Secret for iSCSI target and initiator authentication
    pub secret_ref: Option<Box<SecretReference>>,

    /// targetPortal is iSCSI Target Portal. The Portal is either an IP or ip\_addr:port if the port is other than
    /// default (typically TCP ports 860 and 3260).
    pub target_portal: crate::Str,
}

/// Represents an ISCSI disk. ISCSI volumes can only be mounted as read/write once. ISCSI volumes support ownership
/// management and SELinux relabeling.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ISCSIVolumeSource {
    /// chapAuthDiscovery defines whether support iSCSI Discovery CHAP authentication
    pub chap_auth_discovery: Option<bool>,

    /// chapAuthSession defines whether support iSCSI Session CHAP authentication
    pub chap_auth_session: Option<bool>,

    /// fsType is the filesystem type of the volume that you want to mount. Tip: Ensure that the filesystem type is
    /// supported by the host operating system. Examples: "ext4", "xfs", "ntfs". Implicitly inferred to be "ext4" if
    /// unspecified. More info: <https://kubernetes.io/docs/concepts/storage/volumes#iscsi>
    pub fs_type: Option<crate::Str>,

    /// initiatorName is the custom iSCSI Initiator Name. If initiatorName is specified with iscsiInterface
    /// simultaneously, new iSCSI interface \<target portal\>:\<volume name\> will be created for the connection.
    pub initiator_name: Option<crate::Str>,

    /// iqn is the target iSCSI Qualified Name.
    pub iqn: crate::Str,

    /// iscsiInterface is the interface Name that uses an iSCSI transport. Defaults to 'default' (tcp).
    pub iscsi_interface: Option<crate::Str>,

    /// lun represents iSCSI Target Lun number.
    pub lun: i32,

    /// portals is the iSCSI Target Portal List. The portal is either an IP or ip\_addr:port if the port is other than
    /// default (typically TCP ports 860 and 3260).
    pub portals: Option<Box<[crate::Str]>>,

    /// readOnly here will force the ReadOnly setting in VolumeMounts. Defaults to false.
    pub read_only: Option<bool>,

    /// secretRef is the CHAP Secret for iSCSI target and initiator authentication
    pub secret_ref: Option<Box<LocalObjectReference>>,

    /// targetPortal is iSCSI Target Portal. The Portal is either an IP or ip\_addr:port if the port is other than
    /// default (typically TCP ports 860 and 3260).
    pub target_portal: crate::Str,
}

/// ImageVolumeSource represents a image volume resource.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ImageVolumeSource {
    /// Policy for pulling OCI objects. Possible values are: Always: the kubelet always attempts to pull the reference.
    /// Container creation will fail If the pull fails. Never: the kubelet never pulls the reference and only uses a
    /// local image or artifact. Container creation will fail if the reference isn't present. IfNotPresent: the kubelet
    /// pulls if the reference isn't already present on disk. Container creation will fail if the reference isn't
    /// present and the pull fails. Defaults to Always if :latest tag is specified, or IfNotPresent otherwise.
    pub pull_policy: Option<crate::Str>,

    /// Required: Image or artifact reference to be used. Behaves in the same way as pod.spec.containers\[\*\].image.
    /// Pull secrets will be assembled in the same way as for the container image by looking up node credentials, SA
    /// image pull secrets, and pod spec image pull secrets. More info:
    /// <https://kubernetes.io/docs/concepts/containers/images> This field is optional to allow higher level config
    /// management to default or override container images in workload controllers like Deployments and StatefulSets.
    pub reference: Option<crate::Str>,
}

/// ImageVolumeStatus represents the image-based volume status.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ImageVolumeStatus {
    /// ImageRef is the digest of the image used for this volume. It should have a value that's similar to the pod's
    /// status.containerStatuses\[i\].imageID. The ImageRef length should not exceed 256 characters.
    pub image_ref: crate::Str,
}

/// Maps a string key to a path within a volume.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct KeyToPath {
    /// key is the key to project.
    pub key: crate::Str,

    /// mode is Optional: mode bits used to set permissions on this file. Must be an octal value between 0000 and 0777
    /// or a decimal value between 0 and 511. YAML accepts both octal and decimal values, JSON requires decimal values
    /// for mode bits. If not specified, the volume defaultMode will be used. This might be in conflict with other
    /// options that affect the file mode, like fsGroup, and the result can be other mode bits set.
    pub mode: Option<i32>,

    /// path is the relative path of the file to map the key to. May not be an absolute path. May not contain the path
    /// element '..'. May not start with the string '..'.
    pub path: crate::Str,
}

/// Lifecycle describes actions that the management system should take in response to container lifecycle events. For
/// the PostStart and PreStop lifecycle handlers, management of the container blocks until the action is complete,
/// unless the container process fails, in which case the handler is aborted.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lifecycle {
    /// PostStart is called immediately after a container is created. If the handler fails, the container is terminated
    /// and restarted according to its restart policy. Other management of the container blocks until the hook
    /// completes. More info:
    /// <https://kubernetes.io/docs/concepts/containers/container-lifecycle-hooks/#container-hooks>
    pub post_start: Option<Box<LifecycleHandler>>,

    /// PreStop is called immediately before a container is terminated due to an API request or management event such
    /// as liveness/startup probe failure, preemption, resource contention, etc. The handler is not called if the
    /// container crashes or exits. The Pod's termination grace period countdown begins before the PreStop hook is
    /// executed. Regardless of the outcome of the handler, the container will eventually terminate within the Pod's
    /// termination grace period (unless delayed by finalizers). Other management of the container blocks until the
    /// hook completes or until the termination grace period is reached. More info:
    /// <https://kubernetes.io/docs/concepts/containers/container-lifecycle-hooks/#container-hooks>
    pub pre_stop: Option<Box<LifecycleHandler>>,

    /// StopSignal defines which signal will be sent to a container when it is being stopped. If not specified, the
    /// default is defined by the container runtime in use. StopSignal can only be set for Pods with a non-empty
    /// .spec.os.name
    pub stop_signal: Option<crate::Str>,
}

/// LifecycleHandler defines a specific action that should be taken in a lifecycle hook. One and only one of the
/// fields, except TCPSocket must be specified.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LifecycleHandler {
    /// Exec specifies a command to execute in the container.
    pub exec: Option<Box<ExecAction>>,

    /// HTTPGet specifies an HTTP GET request to perform.
    pub http_get: Option<Box<HTTPGetAction>>,

    /// Sleep represents a duration that the container should sleep.
    pub sleep: Option<Box<SleepAction>>,

    /// Deprecated. TCPSocket is NOT supported as a LifecycleHandler and kept for backward compatibility. There is no
    /// validation of this field and lifecycle hooks will fail at runtime when it is specified.
    pub tcp_socket: Option<Box<TCPSocketAction>>,
}

/// LimitRange sets resource usage limits for each kind of resource in a Namespace.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LimitRange {
    /// Standard object's metadata. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata>
    pub metadata: crate::meta::v1::ObjectMeta,

    /// Spec defines the limits enforced. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#spec-and-status>
    pub spec: Option<Box<LimitRangeSpec>>,
}

/// LimitRangeItem defines a min/max usage limit for any resource that matches on kind.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LimitRangeItem {
    /// Default resource requirement limit value by resource name if resource limit is omitted.
    pub default: Option<crate::Map<crate::Quantity>>,

    /// DefaultRequest is the default resource requirement request value by resource name if resource request is
    /// omitted.
    pub default_request: Option<crate::Map<crate::Quantity>>,

    /// Max usage constraints on this kind by resource name.
    pub max: Option<crate::Map<crate::Quantity>>,

    /// MaxLimitRequestRatio if specified, the named resource must have a request and limit that are both non-zero
    /// where limit divided by request is less than or equal to the enumerated value; this represents the max burst for
    /// the named resource.
    pub max_limit_request_ratio: Option<crate::Map<crate::Quantity>>,

    /// Min usage constraints on this kind by resource name.
    pub min: Option<crate::Map<crate::Quantity>>,

    /// Type of resource that this limit applies to.
    pub type_: crate::Str,
}

/// LimitRangeSpec defines a min/max usage limit for resources that match on kind.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LimitRangeSpec {
    /// Limits is the list of LimitRangeItem objects that are enforced.
    pub limits: Box<[LimitRangeItem]>,
}

/// LinuxContainerUser represents user identity information in Linux containers
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LinuxContainerUser {
    /// GID is the primary gid initially attached to the first process in the container
    pub gid: i64,

    /// SupplementalGroups are the supplemental groups initially attached to the first process in the container
    pub supplemental_groups: Option<Box<[i64]>>,

    /// UID is the primary uid initially attached to the first process in the container
    pub uid: i64,
}

/// LoadBalancerIngress represents the status of a load-balancer ingress point: traffic intended for the service should
/// be sent to an ingress point.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LoadBalancerIngress {
    /// Hostname is set for load-balancer ingress points that are DNS based (typically AWS load-balancers)
    pub hostname: Option<crate::Str>,

    /// IP is set for load-balancer ingress points that are IP based (typically GCE or OpenStack load-balancers)
    pub ip: Option<crate::Str>,

    /// IPMode specifies how the load-balancer IP behaves, and may only be specified when the ip field is specified.
    /// Setting this to "VIP" indicates that traffic is delivered to the node with the destination set to the
    /// load-balancer's IP and port. Setting this to "Proxy" indicates that traffic is delivered to the node or pod
    /// with the destination set to the node's IP and node port or the pod's IP and port. Service implementations may
    /// use this information to adjust traffic routing.
    pub ip_mode: Option<crate::Str>,

    /// Ports is a list of records of service ports If used, every port defined in the service should have an entry in
    /// it
    pub ports: Option<Box<[PortStatus]>>,
}

/// LoadBalancerStatus represents the status of a load-balancer.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LoadBalancerStatus {
    /// Ingress is a list containing ingress points for the load-balancer. Traffic intended for the service should be
    /// sent to these ingress points.
    pub ingress: Option<Box<[LoadBalancerIngress]>>,
}

/// LocalObjectReference contains enough information to let you locate the referenced object inside the same namespace.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LocalObjectReference {
    /// Name of the referent. This field is effectively required, but due to backwards compatibility is allowed to be
    /// empty. Instances of this type with an empty value here are almost certainly wrong. More info:
    /// <https://kubernetes.io/docs/concepts/overview/working-with-objects/names/#names>
    pub name: crate::Str,
}

/// Local represents directly-attached storage with node affinity
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LocalVolumeSource {
    /// fsType is the filesystem type to mount. It applies only when the Path is a block device. Must be a filesystem
    /// type supported by the host operating system. Ex. "ext4", "xfs", "ntfs". The default value is to auto-select a
    /// filesystem if unspecified.
    pub fs_type: Option<crate::Str>,

    /// path of the full path to the volume on the node. It can be either a directory or block device (disk, partition,
    /// ...).
    pub path: crate::Str,
}

/// ModifyVolumeStatus represents the status object of ControllerModifyVolume operation
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ModifyVolumeStatus {
    /// status is the status of the ControllerModifyVolume operation. It can be in any of following states: - Pending
    /// Pending indicates that the PersistentVolumeClaim cannot be modified due to unmet requirements, such as the
    /// specified VolumeAttributesClass not existing. - InProgress InProgress indicates that the volume is being
    /// modified. - Infeasible Infeasible indicates that the request has been rejected as invalid by the CSI driver. To
    /// resolve the error, a valid VolumeAttributesClass needs to be specified. Note: New statuses can be added in the
    /// future. Consumers should check for unknown statuses and fail appropriately.
    pub status: crate::Str,

    /// targetVolumeAttributesClassName is the name of the VolumeAttributesClass the PVC currently being reconciled
    pub target_volume_attributes_class_name: Option<crate::Str>,
}

/// Represents an NFS mount that lasts the lifetime of a pod. NFS volumes do not support ownership management or
/// SELinux relabeling.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NFSVolumeSource {
    /// path that is exported by the NFS server. More info: <https://kubernetes.io/docs/concepts/storage/volumes#nfs>
    pub path: crate::Str,

    /// readOnly here will force the NFS export to be mounted with read-only permissions. Defaults to false. More info:
    /// <https://kubernetes.io/docs/concepts/storage/volumes#nfs>
    pub read_only: Option<bool>,

    /// server is the hostname or IP address of the NFS server. More info:
    /// <https://kubernetes.io/docs/concepts/storage/volumes#nfs>
    pub server: crate::Str,
}

/// Namespace provides a scope for Names. Use of multiple namespaces is optional.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Namespace {
    /// Standard object's metadata. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata>
    pub metadata: crate::meta::v1::ObjectMeta,

    /// Spec defines the behavior of the Namespace. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#spec-and-status>
    pub spec: Option<Box<NamespaceSpec>>,

    /// Status describes the current status of a Namespace. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#spec-and-status>
    pub status: Option<Box<NamespaceStatus>>,
}

/// NamespaceCondition contains details about state of namespace.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NamespaceCondition {
    /// Last time the condition transitioned from one status to another.
    pub last_transition_time: Option<crate::Time>,

    /// Human-readable message indicating details about last transition.
    pub message: Option<crate::Str>,

    /// Unique, one-word, CamelCase reason for the condition's last transition.
    pub reason: Option<crate::Str>,

    /// Status of the condition, one of True, False, Unknown.
    pub status: crate::Str,

    /// Type of namespace controller condition.
    pub type_: crate::Str,
}

/// NamespaceSpec describes the attributes on a Namespace.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NamespaceSpec {
    /// Finalizers is an opaque list of values that must be empty to permanently remove object from storage. More info:
    /// <https://kubernetes.io/docs/tasks/administer-cluster/namespaces/>
    pub finalizers: Option<Box<[crate::Str]>>,
}

/// NamespaceStatus is information about the current status of a Namespace.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NamespaceStatus {
    /// Represents the latest available observations of a namespace's current state.
    pub conditions: Option<Box<[NamespaceCondition]>>,

    /// Phase is the current lifecycle phase of the namespace. More info:
    /// <https://kubernetes.io/docs/tasks/administer-cluster/namespaces/>
    pub phase: Option<crate::Str>,
}

/// Node is a worker node in Kubernetes. Each node will have a unique identifier in the cache (i.e. in etcd).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Node {
    /// Standard object's metadata. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata>
    pub metadata: crate::meta::v1::ObjectMeta,

    /// Spec defines the behavior of a node.
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#spec-and-status>
    pub spec: Option<Box<NodeSpec>>,

    /// Most recently observed status of the node. Populated by the system. Read-only. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#spec-and-status>
    pub status: Option<Box<NodeStatus>>,
}

/// NodeAddress contains information for the node's address.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NodeAddress {
    /// The node address.
    pub address: crate::Str,

    /// Node address type, one of Hostname, ExternalIP or InternalIP.
    pub type_: crate::Str,
}

/// Node affinity is a group of node affinity scheduling rules.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NodeAffinity {
    /// The scheduler will prefer to schedule pods to nodes that satisfy the affinity expressions specified by this
    /// field, but it may choose a node that violates one or more of the expressions. The node that is most preferred
    /// is the one with the greatest sum of weights, i.e. for each node that meets all of the scheduling requirements
    /// (resource request, requiredDuringScheduling affinity expressions, etc.), compute a sum by iterating through the
    /// elements of this field and adding "weight" to the sum if the node matches the corresponding matchExpressions;
    /// the node(s) with the highest sum are the most preferred.
    pub preferred_during_scheduling_ignored_during_execution: Option<Box<[PreferredSchedulingTerm]>>,

    /// If the affinity requirements specified by this field are not met at scheduling time, the pod will not be
    /// scheduled onto the node. If the affinity requirements specified by this field cease to be met at some point
    /// during pod execution (e.g. due to an update), the system may or may not try to eventually evict the pod from
    /// its node.
    pub required_during_scheduling_ignored_during_execution: Option<Box<NodeSelector>>,
}

/// NodeAllocatableResourceClaimStatus describes the status of node allocatable resources allocated via DRA.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NodeAllocatableResourceClaimStatus {
    /// Containers lists the names of all containers in this pod that reference the claim.
    pub containers: Option<Box<[crate::Str]>>,

    /// ResourceClaimName is the resource claim referenced by the pod that resulted in this node allocatable resource
    /// allocation.
    pub resource_claim_name: crate::Str,

    /// Resources is a map of the node-allocatable resource name to the aggregate quantity allocated to the claim.
    pub resources: crate::Map<crate::Quantity>,
}

/// NodeCondition contains condition information for a node.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NodeCondition {
    /// Last time we got an update on a given condition.
    pub last_heartbeat_time: Option<crate::Time>,

    /// Last time the condition transit from one status to another.
    pub last_transition_time: Option<crate::Time>,

    /// Human readable message indicating details about last transition.
    pub message: Option<crate::Str>,

    /// (brief) reason for the condition's last transition.
    pub reason: Option<crate::Str>,

    /// Status of the condition, one of True, False, Unknown.
    pub status: crate::Str,

    /// Type of node condition.
    pub type_: crate::Str,
}

/// NodeConfigSource specifies a source of node configuration. Exactly one subfield (excluding metadata) must be
/// non-nil. This API is deprecated since 1.22
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NodeConfigSource {
    /// ConfigMap is a reference to a Node's ConfigMap
    pub config_map: Option<Box<ConfigMapNodeConfigSource>>,
}

/// NodeConfigStatus describes the status of the config assigned by Node.Spec.ConfigSource.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NodeConfigStatus {
    /// Active reports the checkpointed config the node is actively using. Active will represent either the current
    /// version of the Assigned config, or the current LastKnownGood config, depending on whether attempting to use the
    /// Assigned config results in an error.
    pub active: Option<Box<NodeConfigSource>>,

    /// Assigned reports the checkpointed config the node will try to use. When Node.Spec.ConfigSource is updated, the
    /// node checkpoints the associated config payload to local disk, along with a record indicating intended config.
    /// The node refers to this record to choose its config checkpoint, and reports this record in Assigned. Assigned
    /// only updates in the status after the record has been checkpointed to disk. When the Kubelet is restarted, it
    /// tries to make the Assigned config the Active config by loading and validating the checkpointed payload
    /// identified by Assigned.
    pub assigned: Option<Box<NodeConfigSource>>,

    /// Error describes any problems reconciling the Spec.ConfigSource to the Active config. Errors may occur, for
    /// example, attempting to checkpoint Spec.ConfigSource to the local Assigned record, attempting to checkpoint the
    /// payload associated with Spec.ConfigSource, attempting to load or validate the Assigned config, etc. Errors may
    /// occur at different points while syncing config. Earlier errors (e.g. download or checkpointing errors) will not
    /// result in a rollback to LastKnownGood, and may resolve across Kubelet retries. Later errors (e.g. loading or
    /// validating a checkpointed config) will result in a rollback to LastKnownGood. In the latter case, it is usually
    /// possible to resolve the error by fixing the config assigned in Spec.ConfigSource. You can find additional
    /// information for debugging by searching the error message in the Kubelet log. Error is a human-readable
    /// description of the error state; machines can check whether or not Error is empty, but should not rely on the
    /// stability of the Error text across Kubelet versions.
    pub error: Option<crate::Str>,

    /// LastKnownGood reports the checkpointed config the node will fall back to when it encounters an error attempting
    /// to use the Assigned config. The Assigned config becomes the LastKnownGood config when the node determines that
    /// the Assigned config is stable and correct. This is currently implemented as a 10-minute soak period starting
    /// when the local record of Assigned config is updated. If the Assigned config is Active at the end of this
    /// period, it becomes the LastKnownGood. Note that if Spec.ConfigSource is reset to nil (use local defaults), the
    /// LastKnownGood is also immediately reset to nil, because the local default config is always assumed good. You
    /// should not make assumptions about the node's method of determining config stability and correctness, as this
    /// may change or become configurable in the future.
    pub last_known_good: Option<Box<NodeConfigSource>>,
}

/// NodeDaemonEndpoints lists ports opened by daemons running on the Node.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NodeDaemonEndpoints {
    /// Endpoint on which Kubelet is listening.
    pub kubelet_endpoint: Option<Box<DaemonEndpoint>>,
}

/// NodeFeatures describes the set of features implemented by the CRI implementation. The features contained in the
/// NodeFeatures should depend only on the cri implementation independent of runtime handlers.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NodeFeatures {
    /// SupplementalGroupsPolicy is set to true if the runtime supports SupplementalGroupsPolicy and ContainerUser.
    pub supplemental_groups_policy: Option<bool>,
}

/// NodeRuntimeHandler is a set of runtime handler information.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NodeRuntimeHandler {
    /// Supported features.
    pub features: Option<Box<NodeRuntimeHandlerFeatures>>,

    /// Runtime handler name. Empty for the default runtime handler.
    pub name: Option<crate::Str>,
}

/// NodeRuntimeHandlerFeatures is a set of features implemented by the runtime handler.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NodeRuntimeHandlerFeatures {
    /// RecursiveReadOnlyMounts is set to true if the runtime handler supports RecursiveReadOnlyMounts.
    pub recursive_read_only_mounts: Option<bool>,

    /// UserNamespaces is set to true if the runtime handler supports UserNamespaces, including for volumes.
    pub user_namespaces: Option<bool>,
}

/// A node selector represents the union of the results of one or more label queries over a set of nodes; that is, it
/// represents the OR of the selectors represented by the node selector terms.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NodeSelector {
    /// Required. A list of node selector terms. The terms are ORed.
    pub node_selector_terms: Box<[NodeSelectorTerm]>,
}

/// A node selector requirement is a selector that contains values, a key, and an operator that relates the key and
/// values.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NodeSelectorRequirement {
    /// The label key that the selector applies to.
    pub key: crate::Str,

    /// Represents a key's relationship to a set of values. Valid operators are In, NotIn, Exists, DoesNotExist. Gt,
    /// and Lt.
    pub operator: crate::Str,

    /// An array of string values. If the operator is In or NotIn, the values array must be non-empty. If the operator
    /// is Exists or DoesNotExist, the values array must be empty. If the operator is Gt or Lt, the values array must
    /// have a single element, which will be interpreted as an integer. This array is replaced during a strategic merge
    /// patch.
    pub values: Option<Box<[crate::Str]>>,
}

/// A null or empty node selector term matches no objects. The requirements of them are ANDed. The TopologySelectorTerm
/// type implements a subset of the NodeSelectorTerm.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NodeSelectorTerm {
    /// A list of node selector requirements by node's labels.
    pub match_expressions: Option<Box<[NodeSelectorRequirement]>>,

    /// A list of node selector requirements by node's fields.
    pub match_fields: Option<Box<[NodeSelectorRequirement]>>,
}

/// NodeSpec describes the attributes that a node is created with.
///
/// Fields that are seldom set are in [`NodeSpecRare`]; they are read and assigned as if they were here.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NodeSpec {
    /// PodCIDR represents the pod IP range assigned to the node.
    pub pod_cidr: Option<crate::Str>,

    /// podCIDRs represents the IP ranges assigned to the node for usage by Pods on that node. If this field is
    /// specified, the 0th entry must match the podCIDR field. It may contain at most 1 value for each of IPv4 and
    /// IPv6.
    pub pod_cidrs: Option<Box<[crate::Str]>>,

    /// ID of the node assigned by the cloud provider in the format: \<ProviderName\>://\<ProviderSpecificNodeID\>
    pub provider_id: Option<crate::Str>,

    /// If specified, the node's taints.
    pub taints: Option<Box<[Taint]>>,

    /// Unschedulable controls node schedulability of new pods. By default, node is schedulable. More info:
    /// <https://kubernetes.io/docs/concepts/nodes/node/#manual-node-administration>
    pub unschedulable: Option<bool>,

    /// The fields that are seldom set.
    pub rare: crate::Rare<NodeSpecRare>,
}

/// The fields of [`NodeSpec`] that are seldom set.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NodeSpecRare {
    /// Deprecated: Previously used to specify the source of the node's configuration for the DynamicKubeletConfig
    /// feature. This feature is removed.
    pub config_source: Option<Box<NodeConfigSource>>,

    /// Deprecated. Not all kubelets will set this field. Remove field after 1.13. see: <https://issues.k8s.io/61966>
    pub external_id: Option<crate::Str>,
}

crate::rare::rare!(
    NodeSpec,
    NodeSpecRare {
        config_source,
        external_id
    }
);

/// NodeStatus is information about the current status of a node.
///
/// Fields that are seldom set are in [`NodeStatusRare`]; they are read and assigned as if they were here.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NodeStatus {
    /// List of addresses reachable to the node. Queried from cloud provider, if available. More info:
    /// <https://kubernetes.io/docs/reference/node/node-status/#addresses> Note: This field is declared as mergeable,
    /// but the merge key is not sufficiently unique, which can cause data corruption when it is merged. Callers should
    /// instead use a full-replacement patch. See <https://pr.k8s.io/79391> for an example. Consumers should assume
    /// that addresses can change during the lifetime of a Node. However, there are some exceptions where this may not
    /// be possible, such as Pods that inherit a Node's address in its own status or consumers of the downward API
    /// (status.hostIP).
    pub addresses: Option<Box<[NodeAddress]>>,

    /// Allocatable represents the resources of a node that are available for scheduling. Defaults to Capacity.
    pub allocatable: Option<crate::Map<crate::Quantity>>,

    /// Capacity represents the total resources of a node. More info:
    /// <https://kubernetes.io/docs/reference/node/node-status/#capacity>
    pub capacity: Option<crate::Map<crate::Quantity>>,

    /// Conditions is an array of current observed node conditions. More info:
    /// <https://kubernetes.io/docs/reference/node/node-status/#condition>
    pub conditions: Option<Box<[NodeCondition]>>,

    /// Endpoints of daemons running on the Node.
    pub daemon_endpoints: Option<Box<NodeDaemonEndpoints>>,

    /// List of container images on this node
    pub images: Option<Box<[ContainerImage]>>,

    /// Set of ids/uuids to uniquely identify the node. More info:
    /// <https://kubernetes.io/docs/reference/node/node-status/#info>
    pub node_info: Option<Box<NodeSystemInfo>>,

    /// The fields that are seldom set.
    pub rare: crate::Rare<NodeStatusRare>,
}

/// The fields of [`NodeStatus`] that are seldom set.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NodeStatusRare {
    /// Status of the config assigned to the node via the dynamic Kubelet config feature.
    pub config: Option<Box<NodeConfigStatus>>,

    /// DeclaredFeatures represents the features related to feature gates that are declared by the node.
    pub declared_features: Option<Box<[crate::Str]>>,

    /// Features describes the set of features implemented by the CRI implementation.
    pub features: Option<Box<NodeFeatures>>,

    /// NodePhase is the recently observed lifecycle phase of the node. More info:
    /// <https://kubernetes.io/docs/concepts/nodes/node/#phase> The field is never populated, and now is deprecated.
    pub phase: Option<crate::Str>,

    /// The available runtime handlers.
    pub runtime_handlers: Option<Box<[NodeRuntimeHandler]>>,

    /// List of volumes that are attached to the node.
    pub volumes_attached: Option<Box<[AttachedVolume]>>,

    /// List of attachable volumes in use (mounted) by the node.
    pub volumes_in_use: Option<Box<[crate::Str]>>,
}

crate::rare::rare!(
    NodeStatus,
    NodeStatusRare {
        config,
        declared_features,
        features,
        phase,
        runtime_handlers,
        volumes_attached,
        volumes_in_use
    }
);

/// NodeSwapStatus represents swap memory information.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NodeSwapStatus {
    /// Total amount of swap memory in bytes.
    pub capacity: Option<i64>,
}

/// NodeSystemInfo is a set of ids/uuids to uniquely identify the node.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NodeSystemInfo {
    /// The Architecture reported by the node
    pub architecture: crate::Str,

    /// Boot ID reported by the node.
    pub boot_id: crate::Str,

    /// ContainerRuntime Version reported by the node through runtime remote API (e.g. containerd://1.4.2).
    pub container_runtime_version: crate::Str,

    /// Kernel Version reported by the node from 'uname -r' (e.g. 3.16.0-0.bpo.4-amd64).
    pub kernel_version: crate::Str,

    /// Deprecated: KubeProxy Version reported by the node.
    pub kube_proxy_version: crate::Str,

    /// Kubelet Version reported by the node.
    pub kubelet_version: crate::Str,

    /// MachineID reported by the node. For unique machine identification in the cluster this field is preferred. Learn
    /// more from man(5) machine-id: <http://man7.org/linux/man-pages/man5/machine-id.5.html>
    pub machine_id: crate::Str,

    /// The Operating System reported by the node
    pub operating_system: crate::Str,

    /// OS Image reported by the node from /etc/os-release (e.g. Debian GNU/Linux 7 (wheezy)).
    pub os_image: crate::Str,

    /// Swap Info reported by the node.
    pub swap: Option<Box<NodeSwapStatus>>,

    /// SystemUUID reported by the node. For unique machine identification MachineID is preferred. This field is
    /// specific to Red Hat hosts
    /// <https://access.redhat.com/documentation/en-us/red_hat_subscription_management/1/html/rhsm/uuid>
    pub system_uuid: crate::Str,
}

/// ObjectFieldSelector selects an APIVersioned field of an object.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ObjectFieldSelector {
    /// Version of the schema the FieldPath is written in terms of, defaults to "v1".
    pub api_version: Option<crate::Str>,

    /// Path of the field to select in the specified API version.
    pub field_path: crate::Str,
}

/// ObjectReference contains enough information to let you inspect or modify the referred object.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ObjectReference {
    /// API version of the referent.
    pub api_version: Option<crate::Str>,

    /// If referring to a piece of an object instead of an entire object, this string should contain a valid JSON/Go
    /// field access statement, such as desiredState.manifest.containers\[2\]. For example, if the object reference is
    /// to a container within a pod, this would take on a value like: "spec.containers{name}" (where "name" refers to
    /// the name of the container that triggered the event) or if no container name is specified "spec.containers\[2\]"
    /// (container with index 2 in this pod). This syntax is chosen only to have some well-defined way of referencing a
    /// part of an object.
    pub field_path: Option<crate::Str>,

    /// Kind of the referent. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#types-kinds>
    pub kind: Option<crate::Str>,

    /// Name of the referent. More info:
    /// <https://kubernetes.io/docs/concepts/overview/working-with-objects/names/#names>
    pub name: Option<crate::Str>,

    /// Namespace of the referent. More info:
    /// <https://kubernetes.io/docs/concepts/overview/working-with-objects/namespaces/>
    pub namespace: Option<crate::Str>,

    /// Specific resourceVersion to which this reference is made, if any. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#concurrency-control-and-consistency>
    pub resource_version: Option<crate::Str>,

    /// UID of the referent. More info: <https://kubernetes.io/docs/concepts/overview/working-with-objects/names/#uids>
    pub uid: Option<crate::Str>,
}

/// PersistentVolume (PV) is a storage resource provisioned by an administrator. It is analogous to a node. More info:
/// <https://kubernetes.io/docs/concepts/storage/persistent-volumes>
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PersistentVolume {
    /// Standard object's metadata. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata>
    pub metadata: crate::meta::v1::ObjectMeta,

    /// spec defines a specification of a persistent volume owned by the cluster. Provisioned by an administrator. More
    /// info: <https://kubernetes.io/docs/concepts/storage/persistent-volumes#persistent-volumes>
    pub spec: Option<Box<PersistentVolumeSpec>>,

    /// status represents the current information/status for the persistent volume. Populated by the system. Read-only.
    /// More info: <https://kubernetes.io/docs/concepts/storage/persistent-volumes#persistent-volumes>
    pub status: Option<Box<PersistentVolumeStatus>>,
}

/// PersistentVolumeClaim is a user's request for and claim to a persistent volume
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PersistentVolumeClaim {
    /// Standard object's metadata. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata>
    pub metadata: crate::meta::v1::ObjectMeta,

    /// spec defines the desired characteristics of a volume requested by a pod author. More info:
    /// <https://kubernetes.io/docs/concepts/storage/persistent-volumes#persistentvolumeclaims>
    pub spec: Option<Box<PersistentVolumeClaimSpec>>,

    /// status represents the current information/status of a persistent volume claim. Read-only. More info:
    /// <https://kubernetes.io/docs/concepts/storage/persistent-volumes#persistentvolumeclaims>
    pub status: Option<Box<PersistentVolumeClaimStatus>>,
}

/// PersistentVolumeClaimCondition contains details about state of pvc
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PersistentVolumeClaimCondition {
    /// lastProbeTime is the time we probed the condition.
    pub last_probe_time: Option<crate::Time>,

    /// lastTransitionTime is the time the condition transitioned from one status to another.
    pub last_transition_time: Option<crate::Time>,

    /// message is the human-readable message indicating details about last transition.
    pub message: Option<crate::Str>,

    /// reason is a unique, this should be a short, machine understandable string that gives the reason for condition's
    /// last transition. If it reports "Resizing" that means the underlying persistent volume is being resized.
    pub reason: Option<crate::Str>,

    /// Status is the status of the condition. Can be True, False, Unknown. More info:
    /// <https://kubernetes.io/docs/reference/kubernetes-api/config-and-storage-resources/persistent-volume-claim-v1/#:~:text=state%20of%20pvc-,conditions.status,-(string>)%2C%20required
    pub status: crate::Str,

    /// Type is the type of the condition. More info:
    /// <https://kubernetes.io/docs/reference/kubernetes-api/config-and-storage-resources/persistent-volume-claim-v1/#:~:text=set%20to%20%27ResizeStarted%27.-,PersistentVolumeClaimCondition,-contains%20details%20about>
    pub type_: crate::Str,
}

/// PersistentVolumeClaimSpec describes the common attributes of storage devices and allows a Source for
/// provider-specific attributes
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PersistentVolumeClaimSpec {
    /// accessModes contains the desired access modes the volume should have. More info:
    /// <https://kubernetes.io/docs/concepts/storage/persistent-volumes#access-modes-1>
    pub access_modes: Option<Box<[crate::Str]>>,

    /// dataSource field can be used to specify either: \* An existing VolumeSnapshot object
    /// (snapshot.storage.k8s.io/VolumeSnapshot) \* An existing PVC (PersistentVolumeClaim) If the provisioner or an
    /// external controller can support the specified data source, it will create a new volume based on the contents of
    /// the specified data source. When the AnyVolumeDataSource feature gate is enabled, dataSource contents will be
    /// copied to dataSourceRef, and dataSourceRef contents will be copied to dataSource when dataSourceRef.namespace
    /// is not specified. If the namespace is specified, then dataSourceRef will not be copied to dataSource.
    pub data_source: Option<Box<TypedLocalObjectReference>>,

    /// dataSourceRef specifies the object from which to populate the volume with data, if a non-empty volume is
    /// desired. This may be any object from a non-empty API group (non core object) or a PersistentVolumeClaim object.
    /// When this field is specified, volume binding will only succeed if the type of the specified object matches some
    /// installed volume populator or dynamic provisioner. This field will replace the functionality of the dataSource
    /// field and as such if both fields are non-empty, they must have the same value. For backwards compatibility,
    /// when namespace isn't specified in dataSourceRef, both fields (dataSource and dataSourceRef) will be set to the
    /// same value automatically if one of them is empty and the other is non-empty. When namespace is specified in
    /// dataSourceRef, dataSource isn't set to the same value and must be empty. There are three important differences
    /// between dataSource and dataSourceRef: \* While dataSource only allows two specific types of objects,
    /// dataSourceRef allows any non-core object, as well as PersistentVolumeClaim objects. \* While dataSource ignores
    /// disallowed values (dropping them), dataSourceRef preserves all values, and generates an error if a disallowed
    /// value is specified. \* While dataSource only allows local objects, dataSourceRef allows objects in any
    /// namespaces. (Beta) Using this field requires the AnyVolumeDataSource feature gate to be enabled. (Alpha) Using
    /// the namespace field of dataSourceRef requires the CrossNamespaceVolumeDataSource feature gate to be enabled.
    pub data_source_ref: Option<Box<TypedObjectReference>>,

    /// resources represents the minimum resources the volume should have. Users are allowed to specify resource
    /// requirements that are lower than previous value but must still be higher than capacity recorded in the status
    /// field of the claim. More info: <https://kubernetes.io/docs/concepts/storage/persistent-volumes#resources>
    pub resources: Option<Box<VolumeResourceRequirements>>,

    /// selector is a label query over volumes to consider for binding.
    pub selector: Option<Box<crate::meta::v1::LabelSelector>>,

    /// storageClassName is the name of the StorageClass required by the claim. More info:
    /// <https://kubernetes.io/docs/concepts/storage/persistent-volumes#class-1>
    pub storage_class_name: Option<crate::Str>,

    /// volumeAttributesClassName may be used to set the VolumeAttributesClass used by this claim. If specified, the
    /// CSI driver will create or update the volume with the attributes defined in the corresponding
    /// VolumeAttributesClass. This has a different purpose than storageClassName, it can be changed after the claim is
    /// created. An empty string or nil value indicates that no VolumeAttributesClass will be applied to the claim. If
    /// the claim enters an Infeasible error state, this field can be reset to its previous value (including nil) to
    /// cancel the modification. If the resource referred to by volumeAttributesClass does not exist, this
    /// PersistentVolumeClaim will be set to a Pending state, as reflected by the modifyVolumeStatus field, until such
    /// as a resource exists. More info: <https://kubernetes.io/docs/concepts/storage/volume-attributes-classes/>
    pub volume_attributes_class_name: Option<crate::Str>,

    /// volumeMode defines what type of volume is required by the claim. Value of Filesystem is implied when not
    /// included in claim spec.
    pub volume_mode: Option<crate::Str>,

    /// volumeName is the binding reference to the PersistentVolume backing this claim.
    pub volume_name: Option<crate::Str>,
}

/// PersistentVolumeClaimStatus is the current status of a persistent volume claim.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PersistentVolumeClaimStatus {
    /// accessModes contains the actual access modes the volume backing the PVC has. More info:
    /// <https://kubernetes.io/docs/concepts/storage/persistent-volumes#access-modes-1>
    pub access_modes: Option<Box<[crate::Str]>>,

    /// allocatedResourceStatuses stores status of resource being resized for the given PVC. Key names follow standard
    /// Kubernetes label syntax. Valid values are either: \* Un-prefixed keys: - storage - the capacity of the volume.
    /// \* Custom resources must use implementation-defined prefixed names such as "example.com/my-custom-resource"
    /// Apart from above values - keys that are unprefixed or have kubernetes.io prefix are considered reserved and
    /// hence may not be used.
    pub allocated_resource_statuses: Option<crate::Map<crate::Str>>,

    /// allocatedResources tracks the resources allocated to a PVC including its capacity. Key names follow standard
    /// Kubernetes label syntax. Valid values are either: \* Un-prefixed keys: - storage - the capacity of the volume.
    /// \* Custom resources must use implementation-defined prefixed names such as "example.com/my-custom-resource"
    /// Apart from above values - keys that are unprefixed or have kubernetes.io prefix are considered reserved and
    /// hence may not be used.
    pub allocated_resources: Option<crate::Map<crate::Quantity>>,

    /// capacity represents the actual resources of the underlying volume.
    pub capacity: Option<crate::Map<crate::Quantity>>,

    /// conditions is the current Condition of persistent volume claim. If underlying persistent volume is being
    /// resized then the Condition will be set to 'Resizing'.
    pub conditions: Option<Box<[PersistentVolumeClaimCondition]>>,

    /// currentVolumeAttributesClassName is the current name of the VolumeAttributesClass the PVC is using. When unset,
    /// there is no VolumeAttributeClass applied to this PersistentVolumeClaim
    pub current_volume_attributes_class_name: Option<crate::Str>,

    /// ModifyVolumeStatus represents the status object of ControllerModifyVolume operation. When this is unset, there
    /// is no ModifyVolume operation being attempted.
    pub modify_volume_status: Option<Box<ModifyVolumeStatus>>,

    /// phase represents the current phase of PersistentVolumeClaim.
    pub phase: Option<crate::Str>,
}

/// PersistentVolumeClaimTemplate is used to produce PersistentVolumeClaim objects as part of an EphemeralVolumeSource.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PersistentVolumeClaimTemplate {
    /// May contain labels and annotations that will be copied into the PVC when creating it. No other fields are
    /// allowed and will be rejected during validation.
    pub metadata: Option<Box<crate::meta::v1::ObjectMeta>>,

    /// The specification for the PersistentVolumeClaim. The entire content is copied unchanged into the PVC that gets
    /// created from this template. The same fields as in a PersistentVolumeClaim are also valid here.
    pub spec: PersistentVolumeClaimSpec,
}

/// PersistentVolumeClaimVolumeSource references the user's PVC in the same namespace. This volume finds the bound PV
/// and mounts that volume for the pod. A PersistentVolumeClaimVolumeSource is, essentially, a wrapper around another
/// type of volume that is owned by someone else (the system).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PersistentVolumeClaimVolumeSource {
    /// claimName is the name of a PersistentVolumeClaim in the same namespace as the pod using this volume. More info:
    /// <https://kubernetes.io/docs/concepts/storage/persistent-volumes#persistentvolumeclaims>
    pub claim_name: crate::Str,

    /// readOnly Will force the ReadOnly setting in VolumeMounts. Default false.
    pub read_only: Option<bool>,
}

/// PersistentVolumeSpec is the specification of a persistent volume.
///
/// Fields that are seldom set are in [`PersistentVolumeSpecRare`]; they are read and assigned as if they were here.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PersistentVolumeSpec {
    /// accessModes contains all ways the volume can be mounted. More info:
    /// <https://kubernetes.io/docs/concepts/storage/persistent-volumes#access-modes>
    pub access_modes: Option<Box<[crate::Str]>>,

    /// capacity is the description of the persistent volume's resources and capacity. More info:
    /// <https://kubernetes.io/docs/concepts/storage/persistent-volumes#capacity>
    pub capacity: Option<crate::Map<crate::Quantity>>,

    /// claimRef is part of a bi-directional binding between PersistentVolume and PersistentVolumeClaim. Expected to be
    /// non-nil when bound. claim.VolumeName is the authoritative bind between PV and PVC. More info:
    /// <https://kubernetes.io/docs/concepts/storage/persistent-volumes#binding>
    pub claim_ref: Option<Box<ObjectReference>>,

    /// csi represents storage that is handled by an external CSI driver.
    pub csi: Option<Box<CSIPersistentVolumeSource>>,

    /// hostPath represents a directory on the host. Provisioned by a developer or tester. This is useful for
    /// single-node development and testing only! On-host storage is not supported in any way and WILL NOT WORK in a
    /// multi-node cluster. More info: <https://kubernetes.io/docs/concepts/storage/volumes#hostpath>
    pub host_path: Option<Box<HostPathVolumeSource>>,

    /// local represents directly-attached storage with node affinity
    pub local: Option<Box<LocalVolumeSource>>,

    /// nfs represents an NFS mount on the host. Provisioned by an admin. More info:
    /// <https://kubernetes.io/docs/concepts/storage/volumes#nfs>
    pub nfs: Option<Box<NFSVolumeSource>>,

    /// nodeAffinity defines constraints that limit what nodes this volume can be accessed from. This field influences
    /// the scheduling of pods that use this volume. This field is mutable if MutablePVNodeAffinity feature gate is
    /// enabled.
    pub node_affinity: Option<Box<VolumeNodeAffinity>>,

    /// persistentVolumeReclaimPolicy defines what happens to a persistent volume when released from its claim. Valid
    /// options are Retain (default for manually created PersistentVolumes), Delete (default for dynamically
    /// provisioned PersistentVolumes), and Recycle (deprecated). Recycle must be supported by the volume plugin
    /// underlying this PersistentVolume. More info:
    /// <https://kubernetes.io/docs/concepts/storage/persistent-volumes#reclaiming>
    pub persistent_volume_reclaim_policy: Option<crate::Str>,

    /// storageClassName is the name of StorageClass to which this persistent volume belongs. Empty value means that
    /// this volume does not belong to any StorageClass.
    pub storage_class_name: Option<crate::Str>,

    /// volumeMode defines if a volume is intended to be used with a formatted filesystem or to remain in raw block
    /// state. Value of Filesystem is implied when not included in spec.
    pub volume_mode: Option<crate::Str>,

    /// The fields that are seldom set.
    pub rare: crate::Rare<PersistentVolumeSpecRare>,
}

/// The fields of [`PersistentVolumeSpec`] that are seldom set.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PersistentVolumeSpecRare {
    /// awsElasticBlockStore represents an AWS Disk resource that is attached to a kubelet's host machine and then
    /// exposed to the pod. Deprecated: AWSElasticBlockStore is deprecated. All operations for the in-tree
    /// awsElasticBlockStore type are redirected to the ebs.csi.aws.com CSI driver. More info:
    /// <https://kubernetes.io/docs/concepts/storage/volumes#awselasticblockstore>
    pub aws_elastic_block_store: Option<Box<AWSElasticBlockStoreVolumeSource>>,

    /// azureDisk represents an Azure Data Disk mount on the host and bind mount to the pod. Deprecated: AzureDisk is
    /// deprecated. All operations for the in-tree azureDisk type are redirected to the disk.csi.azure.com CSI driver.
    pub azure_disk: Option<Box<AzureDiskVolumeSource>>,

    /// azureFile represents an Azure File Service mount on the host and bind mount to the pod. Deprecated: AzureFile
    /// is deprecated. All operations for the in-tree azureFile type are redirected to the file.csi.azure.com CSI
    /// driver.
    pub azure_file: Option<Box<AzureFilePersistentVolumeSource>>,

    /// cephFS represents a Ceph FS mount on the host that shares a pod's lifetime. Deprecated: CephFS is deprecated
    /// and the in-tree cephfs type is no longer supported.
    pub cephfs: Option<Box<CephFSPersistentVolumeSource>>,

    /// cinder represents a cinder volume attached and mounted on kubelets host machine. Deprecated: Cinder is
    /// deprecated. All operations for the in-tree cinder type are redirected to the cinder.csi.openstack.org CSI
    /// driver. More info: <https://examples.k8s.io/mysql-cinder-pd/README.md>
    pub cinder: Option<Box<CinderPersistentVolumeSource>>,

    /// fc represents a Fibre Channel resource that is attached to a kubelet's host machine and then exposed to the
    /// pod.
    pub fc: Option<Box<FCVolumeSource>>,

    /// flexVolume represents a generic volume resource that is provisioned/attached using an exec based plugin.
    /// Deprecated: FlexVolume is deprecated. Consider using a CSIDriver instead.
    pub flex_volume: Option<Box<FlexPersistentVolumeSource>>,

    /// flocker represents a Flocker volume attached to a kubelet's host machine and exposed to the pod for its usage.
    /// This depends on the Flocker control service being running. Deprecated: Flocker is deprecated and the in-tree
    /// flocker type is no longer supported.
    pub flocker: Option<Box<FlockerVolumeSource>>,

    /// gcePersistentDisk represents a GCE Disk resource that is attached to a kubelet's host machine and then exposed
    /// to the pod. Provisioned by an admin. Deprecated: GCEPersistentDisk is deprecated. All operations for the
    /// in-tree gcePersistentDisk type are redirected to the pd.csi.storage.gke.io CSI driver. More info:
    /// <https://kubernetes.io/docs/concepts/storage/volumes#gcepersistentdisk>
    pub gce_persistent_disk: Option<Box<GCEPersistentDiskVolumeSource>>,

    /// glusterfs represents a Glusterfs volume that is attached to a host and exposed to the pod. Provisioned by an
    /// admin. Deprecated: Glusterfs is deprecated and the in-tree glusterfs type is no longer supported. More info:
    /// <https://examples.k8s.io/volumes/glusterfs/README.md>
    pub glusterfs: Option<Box<GlusterfsPersistentVolumeSource>>,

    /// iscsi represents an ISCSI Disk resource that is attached to a kubelet's host machine and then exposed to the
    /// pod. Provisioned by an admin.
    pub iscsi: Option<Box<ISCSIPersistentVolumeSource>>,

    /// mountOptions is the list of mount options, e.g. \["ro", "soft"\]. Not validated - mount will simply fail if one
    /// is invalid. More info: <https://kubernetes.io/docs/concepts/storage/persistent-volumes/#mount-options>
    pub mount_options: Option<Box<[crate::Str]>>,

    /// photonPersistentDisk represents a PhotonController persistent disk attached and mounted on kubelets host
    /// machine. Deprecated: PhotonPersistentDisk is deprecated and the in-tree photonPersistentDisk type is no longer
    /// supported.
    pub photon_persistent_disk: Option<Box<PhotonPersistentDiskVolumeSource>>,

    /// portworxVolume represents a portworx volume attached and mounted on kubelets host machine. Deprecated:
    /// PortworxVolume is deprecated. All operations for the in-tree portworxVolume type are redirected to the
    /// pxd.portworx.com CSI driver.
    pub portworx_volume: Option<Box<PortworxVolumeSource>>,

    /// quobyte represents a Quobyte mount on the host that shares a pod's lifetime. Deprecated: Quobyte is deprecated
    /// and the in-tree quobyte type is no longer supported.
    pub quobyte: Option<Box<QuobyteVolumeSource>>,

    /// rbd represents a Rados Block Device mount on the host that shares a pod's lifetime. Deprecated: RBD is
    /// deprecated and the in-tree rbd type is no longer supported. More info:
    /// <https://examples.k8s.io/volumes/rbd/README.md>
    pub rbd: Option<Box<RBDPersistentVolumeSource>>,

    /// scaleIO represents a ScaleIO persistent volume attached and mounted on Kubernetes nodes. Deprecated: ScaleIO is
    /// deprecated and the in-tree scaleIO type is no longer supported.
    pub scale_io: Option<Box<ScaleIOPersistentVolumeSource>>,

    /// storageOS represents a StorageOS volume that is attached to the kubelet's host machine and mounted into the
    /// pod. Deprecated: StorageOS is deprecated and the in-tree storageos type is no longer supported. More info:
    /// <https://examples.k8s.io/volumes/storageos/README.md>
    pub storageos: Option<Box<StorageOSPersistentVolumeSource>>,

    /// Name of VolumeAttributesClass to which this persistent volume belongs. Empty value is not allowed. When this
    /// field is not set, it indicates that this volume does not belong to any VolumeAttributesClass. This field is
    /// mutable and can be changed by the CSI driver after a volume has been updated successfully to a new class. For
    /// an unbound PersistentVolume, the volumeAttributesClassName will be matched with unbound PersistentVolumeClaims
    /// during the binding process.
    pub volume_attributes_class_name: Option<crate::Str>,

    /// vsphereVolume represents a vSphere volume attached and mounted on kubelets host machine. Deprecated:
    /// VsphereVolume is deprecated. All operations for the in-tree vsphereVolume type are redirected to the
    /// csi.vsphere.vmware.com CSI driver.
    pub vsphere_volume: Option<Box<VsphereVirtualDiskVolumeSource>>,
}

crate::rare::rare!(
    PersistentVolumeSpec,
    PersistentVolumeSpecRare {
        aws_elastic_block_store,
        azure_disk,
        azure_file,
        cephfs,
        cinder,
        fc,
        flex_volume,
        flocker,
        gce_persistent_disk,
        glusterfs,
        iscsi,
        mount_options,
        photon_persistent_disk,
        portworx_volume,
        quobyte,
        rbd,
        scale_io,
        storageos,
        volume_attributes_class_name,
        vsphere_volume
    }
);

/// PersistentVolumeStatus is the current status of a persistent volume.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PersistentVolumeStatus {
    /// lastPhaseTransitionTime is the time the phase transitioned from one to another and automatically resets to
    /// current time everytime a volume phase transitions.
    pub last_phase_transition_time: Option<crate::Time>,

    /// message is a human-readable message indicating details about why the volume is in this state.
    pub message: Option<crate::Str>,

    /// phase indicates if a volume is available, bound to a claim, or released by a claim. More info:
    /// <https://kubernetes.io/docs/concepts/storage/persistent-volumes#phase>
    pub phase: Option<crate::Str>,

    /// reason is a brief CamelCase string that describes any failure and is meant for machine parsing and tidy display
    /// in the CLI.
    pub reason: Option<crate::Str>,
}

/// Represents a Photon Controller persistent disk resource.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PhotonPersistentDiskVolumeSource {
    /// fsType is the filesystem type to mount. Must be a filesystem type supported by the host operating system. Ex.
    /// "ext4", "xfs", "ntfs". Implicitly inferred to be "ext4" if unspecified.
    pub fs_type: Option<crate::Str>,

    /// pdID is the ID that identifies Photon Controller persistent disk
    pub pd_id: crate::Str,
}

/// Pod is a collection of containers that can run on a host. This resource is created by clients and scheduled onto
/// hosts.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Pod {
    /// Standard object's metadata. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata>
    pub metadata: crate::meta::v1::ObjectMeta,

    /// Specification of the desired behavior of the pod. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#spec-and-status>
    pub spec: Option<Box<PodSpec>>,

    /// Most recently observed status of the pod. This data may not be up to date. Populated by the system. Read-only.
    /// More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#spec-and-status>
    pub status: Option<Box<PodStatus>>,
}

/// Pod affinity is a group of inter pod affinity scheduling rules.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PodAffinity {
    /// The scheduler will prefer to schedule pods to nodes that satisfy the affinity expressions specified by this
    /// field, but it may choose a node that violates one or more of the expressions. The node that is most preferred
    /// is the one with the greatest sum of weights, i.e. for each node that meets all of the scheduling requirements
    /// (resource request, requiredDuringScheduling affinity expressions, etc.), compute a sum by iterating through the
    /// elements of this field and adding "weight" to the sum if the node has pods which matches the corresponding
    /// podAffinityTerm; the node(s) with the highest sum are the most preferred.
    pub preferred_during_scheduling_ignored_during_execution: Option<Box<[WeightedPodAffinityTerm]>>,

    /// If the affinity requirements specified by this field are not met at scheduling time, the pod will not be
    /// scheduled onto the node. If the affinity requirements specified by this field cease to be met at some point
    /// during pod execution (e.g. due to a pod label update), the system may or may not try to eventually evict the
    /// pod from its node. When there are multiple elements, the lists of nodes corresponding to each podAffinityTerm
    /// are intersected, i.e. all terms must be satisfied.
    pub required_during_scheduling_ignored_during_execution: Option<Box<[PodAffinityTerm]>>,
}

/// Defines a set of pods (namely those matching the labelSelector relative to the given namespace(s)) that this pod
/// should be co-located (affinity) or not co-located (anti-affinity) with, where co-located is defined as running on a
/// node whose value of the label with key \<topologyKey\> matches that of any node on which a pod of the set of pods
/// is running
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PodAffinityTerm {
    /// A label query over a set of resources, in this case pods. If it's null, this PodAffinityTerm matches with no
    /// Pods.
    pub label_selector: Option<Box<crate::meta::v1::LabelSelector>>,

    /// MatchLabelKeys is a set of pod label keys to select which pods will be taken into consideration. The keys are
    /// used to lookup values from the incoming pod labels, those key-value labels are merged with `labelSelector` as
    /// `key in (value)` to select the group of existing pods which pods will be taken into consideration for the
    /// incoming pod's pod (anti) affinity. Keys that don't exist in the incoming pod labels will be ignored. The
    /// default value is empty. The same key is forbidden to exist in both matchLabelKeys and labelSelector. Also,
    /// matchLabelKeys cannot be set when labelSelector isn't set.
    pub match_label_keys: Option<Box<[crate::Str]>>,

    /// MismatchLabelKeys is a set of pod label keys to select which pods will be taken into consideration. The keys
    /// are used to lookup values from the incoming pod labels, those key-value labels are merged with `labelSelector`
    /// as `key notin (value)` to select the group of existing pods which pods will be taken into consideration for the
    /// incoming pod's pod (anti) affinity. Keys that don't exist in the incoming pod labels will be ignored. The
    /// default value is empty. The same key is forbidden to exist in both mismatchLabelKeys and labelSelector. Also,
    /// mismatchLabelKeys cannot be set when labelSelector isn't set.
    pub mismatch_label_keys: Option<Box<[crate::Str]>>,

    /// A label query over the set of namespaces that the term applies to. The term is applied to the union of the
    /// namespaces selected by this field and the ones listed in the namespaces field. null selector and null or empty
    /// namespaces list means "this pod's namespace". An empty selector ({}) matches all namespaces.
    pub namespace_selector: Option<Box<crate::meta::v1::LabelSelector>>,

    /// namespaces specifies a static list of namespace names that the term applies to. The term is applied to the
    /// union of the namespaces listed in this field and the ones selected by namespaceSelector. null or empty
    /// namespaces list and null namespaceSelector means "this pod's namespace".
    pub namespaces: Option<Box<[crate::Str]>>,

    /// This pod should be co-located (affinity) or not co-located (anti-affinity) with the pods matching the
    /// labelSelector in the specified namespaces, where co-located is defined as running on a node whose value of the
    /// label with key topologyKey matches that of any node on which any of the selected pods is running. Empty
    /// topologyKey is not allowed.
    pub topology_key: crate::Str,
}

/// Pod anti affinity is a group of inter pod anti affinity scheduling rules.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PodAntiAffinity {
    /// The scheduler will prefer to schedule pods to nodes that satisfy the anti-affinity expressions specified by
    /// this field, but it may choose a node that violates one or more of the expressions. The node that is most
    /// preferred is the one with the greatest sum of weights, i.e. for each node that meets all of the scheduling
    /// requirements (resource request, requiredDuringScheduling anti-affinity expressions, etc.), compute a sum by
    /// iterating through the elements of this field and subtracting "weight" from the sum if the node has pods which
    /// matches the corresponding podAffinityTerm; the node(s) with the highest sum are the most preferred.
    pub preferred_during_scheduling_ignored_during_execution: Option<Box<[WeightedPodAffinityTerm]>>,

    /// If the anti-affinity requirements specified by this field are not met at scheduling time, the pod will not be
    /// scheduled onto the node. If the anti-affinity requirements specified by this field cease to be met at some
    /// point during pod execution (e.g. due to a pod label update), the system may or may not try to eventually evict
    /// the pod from its node. When there are multiple elements, the lists of nodes corresponding to each
    /// podAffinityTerm are intersected, i.e. all terms must be satisfied.
    pub required_during_scheduling_ignored_during_execution: Option<Box<[PodAffinityTerm]>>,
}

/// PodCertificateProjection provides a private key and X.509 certificate in the pod filesystem.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PodCertificateProjection {
    /// Write the certificate chain at this path in the projected volume.
    pub certificate_chain_path: Option<crate::Str>,

    /// Write the credential bundle at this path in the projected volume.
    pub credential_bundle_path: Option<crate::Str>,

    /// Write the key at this path in the projected volume.
    pub key_path: Option<crate::Str>,

    /// The type of keypair Kubelet will generate for the pod.
    pub key_type: crate::Str,

    /// maxExpirationSeconds is the maximum lifetime permitted for the certificate.
    pub max_expiration_seconds: Option<i32>,

    /// Kubelet's generated CSRs will be addressed to this signer.
    pub signer_name: crate::Str,

    /// userAnnotations allow pod authors to pass additional information to the signer implementation. Kubernetes does
    /// not restrict or validate this metadata in any way.
    pub user_annotations: Option<crate::Map<crate::Str>>,
}

/// PodCondition contains details for the current condition of this pod.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PodCondition {
    /// Last time we probed the condition.
    pub last_probe_time: Option<crate::Time>,

    /// Last time the condition transitioned from one status to another.
    pub last_transition_time: Option<crate::Time>,

    /// Human-readable message indicating details about last transition.
    pub message: Option<crate::Str>,

    /// If set, this represents the .metadata.generation that the pod condition was set based upon.
    pub observed_generation: Option<i64>,

    /// Unique, one-word, CamelCase reason for the condition's last transition.
    pub reason: Option<crate::Str>,

    /// Status is the status of the condition. Can be True, False, Unknown. More info:
    /// <https://kubernetes.io/docs/concepts/workloads/pods/pod-lifecycle#pod-conditions>
    pub status: crate::Str,

    /// Type is the type of the condition. More info:
    /// <https://kubernetes.io/docs/concepts/workloads/pods/pod-lifecycle#pod-conditions>
    pub type_: crate::Str,
}

/// PodDNSConfig defines the DNS parameters of a pod in addition to those generated from DNSPolicy.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PodDNSConfig {
    /// A list of DNS name server IP addresses. This will be appended to the base nameservers generated from DNSPolicy.
    /// Duplicated nameservers will be removed.
    pub nameservers: Option<Box<[crate::Str]>>,

    /// A list of DNS resolver options. This will be merged with the base options generated from DNSPolicy. Duplicated
    /// entries will be removed. Resolution options given in Options will override those that appear in the base
    /// DNSPolicy.
    pub options: Option<Box<[PodDNSConfigOption]>>,

    /// A list of DNS search domains for host-name lookup. This will be appended to the base search paths generated
    /// from DNSPolicy. Duplicated search paths will be removed.
    pub searches: Option<Box<[crate::Str]>>,
}

/// PodDNSConfigOption defines DNS resolver options of a pod.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PodDNSConfigOption {
    /// Name is this DNS resolver option's name. Required.
    pub name: Option<crate::Str>,

    /// Value is this DNS resolver option's value.
    pub value: Option<crate::Str>,
}

/// PodExtendedResourceClaimStatus is stored in the PodStatus for the extended resource requests backed by DRA. It
/// stores the generated name for the corresponding special ResourceClaim created by the scheduler.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PodExtendedResourceClaimStatus {
    /// RequestMappings identifies the mapping of \<container, extended resource backed by DRA\> to device request in
    /// the generated ResourceClaim.
    pub request_mappings: Box<[ContainerExtendedResourceRequest]>,

    /// ResourceClaimName is the name of the ResourceClaim that was generated for the Pod in the namespace of the Pod.
    pub resource_claim_name: crate::Str,
}

/// PodIP represents a single IP address allocated to the pod.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PodIP {
    /// IP is the IP address assigned to the pod
    pub ip: crate::Str,
}

/// PodOS defines the OS parameters of a pod.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PodOS {
    /// Name is the name of the operating system. The currently supported values are linux and windows. Additional
    /// value may be defined in future and can be one of:
    /// <https://github.com/opencontainers/runtime-spec/blob/master/config.md#platform-specific-configuration> Clients
    /// should expect to handle additional values and treat unrecognized values in this field as os: null
    pub name: crate::Str,
}

/// PodReadinessGate contains the reference to a pod condition
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PodReadinessGate {
    /// ConditionType refers to a condition in the pod's condition list with matching type.
    pub condition_type: crate::Str,
}

/// PodResourceClaim references exactly one ResourceClaim, either directly or by naming a ResourceClaimTemplate which
/// is then turned into a ResourceClaim for the pod.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PodResourceClaim {
    /// Name uniquely identifies this resource claim inside the pod. This must be a DNS\_LABEL.
    pub name: crate::Str,

    /// ResourceClaimName is the name of a ResourceClaim object in the same namespace as this pod.
    pub resource_claim_name: Option<crate::Str>,

    /// ResourceClaimTemplateName is the name of a ResourceClaimTemplate object in the same namespace as this pod.
    pub resource_claim_template_name: Option<crate::Str>,
}

/// PodResourceClaimStatus is stored in the PodStatus for each PodResourceClaim which references a
/// ResourceClaimTemplate. It stores the generated name for the corresponding ResourceClaim.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PodResourceClaimStatus {
    /// Name uniquely identifies this resource claim inside the pod. This must match the name of an entry in
    /// pod.spec.resourceClaims, which implies that the string must be a DNS\_LABEL.
    pub name: crate::Str,

    /// ResourceClaimName is the name of the ResourceClaim that was generated for the Pod in the namespace of the Pod.
    pub resource_claim_name: Option<crate::Str>,
}

/// PodSchedulingGate is associated to a Pod to guard its scheduling.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PodSchedulingGate {
    /// Name of the scheduling gate. Each scheduling gate must have a unique name field.
    pub name: crate::Str,
}

/// PodSchedulingGroup identifies the runtime scheduling group instance that a Pod belongs to. The scheduler uses this
/// information to apply workload-aware scheduling semantics. Exactly one field must be specified.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PodSchedulingGroup {
    /// PodGroupName specifies the name of the standalone PodGroup object that represents the runtime instance of this
    /// group. Must be a DNS subdomain.
    pub pod_group_name: Option<crate::Str>,
}

/// PodSecurityContext holds pod-level security attributes and common container settings. Some fields are also present
/// in container.securityContext. Field values of container.securityContext take precedence over field values of
/// PodSecurityContext.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PodSecurityContext {
    /// appArmorProfile is the AppArmor options to use by the containers in this pod. Note that this field cannot be
    /// set when spec.os.name is windows.
    pub app_armor_profile: Option<Box<AppArmorProfile>>,

    /// A special supplemental group that applies to all containers in a pod. Some volume types allow the Kubelet to
    /// change the ownership of that volume to be owned by the pod:
    pub fs_group: Option<i64>,

    /// fsGroupChangePolicy defines behavior of changing ownership and permission of the volume before being exposed
    /// inside Pod. This field will only apply to volume types which support fsGroup based ownership(and permissions).
    /// It will have no effect on ephemeral volume types such as: secret, configmaps and emptydir. Valid values are
    /// "OnRootMismatch" and "Always". If not specified, "Always" is used. Note that this field cannot be set when
    /// spec.os.name is windows.
    pub fs_group_change_policy: Option<crate::Str>,

    /// The GID to run the entrypoint of the container process. Uses runtime default if unset. May also be set in
    /// SecurityContext. If set in both SecurityContext and PodSecurityContext, the value specified in SecurityContext
    /// takes precedence for that container. Note that this field cannot be set when spec.os.name is windows.
    pub run_as_group: Option<i64>,

    /// Indicates that the container must run as a non-root user. If true, the Kubelet will validate the image at
    /// runtime to ensure that it does not run as UID 0 (root) and fail to start the container if it does. If unset or
    /// false, no such validation will be performed. May also be set in SecurityContext. If set in both SecurityContext
    /// and PodSecurityContext, the value specified in SecurityContext takes precedence.
    pub run_as_non_root: Option<bool>,

    /// The UID to run the entrypoint of the container process. Defaults to user specified in image metadata if
    /// unspecified. May also be set in SecurityContext. If set in both SecurityContext and PodSecurityContext, the
    /// value specified in SecurityContext takes precedence for that container. Note that this field cannot be set when
    /// spec.os.name is windows.
    pub run_as_user: Option<i64>,

    /// seLinuxChangePolicy defines how the container's SELinux label is applied to all volumes used by the Pod. It has
    /// no effect on nodes that do not support SELinux or to volumes does not support SELinux. Valid values are
    /// "MountOption" and "Recursive".
    pub se_linux_change_policy: Option<crate::Str>,

    /// The SELinux context to be applied to all containers. If unspecified, the container runtime will allocate a
    /// random SELinux context for each container. May also be set in SecurityContext. If set in both SecurityContext
    /// and PodSecurityContext, the value specified in SecurityContext takes precedence for that container. Note that
    /// this field cannot be set when spec.os.name is windows.
    pub se_linux_options: Option<Box<SELinuxOptions>>,

    /// The seccomp options to use by the containers in this pod. Note that this field cannot be set when spec.os.name
    /// is windows.
    pub seccomp_profile: Option<Box<SeccompProfile>>,

    /// A list of groups applied to the first process run in each container, in addition to the container's primary GID
    /// and fsGroup (if specified). If the SupplementalGroupsPolicy feature is enabled, the supplementalGroupsPolicy
    /// field determines whether these are in addition to or instead of any group memberships defined in the container
    /// image. If unspecified, no additional groups are added, though group memberships defined in the container image
    /// may still be used, depending on the supplementalGroupsPolicy field. Note that this field cannot be set when
    /// spec.os.name is windows.
    pub supplemental_groups: Option<Box<[i64]>>,

    /// Defines how supplemental groups of the first container processes are calculated. Valid values are "Merge" and
    /// "Strict". If not specified, "Merge" is used. (Alpha) Using the field requires the SupplementalGroupsPolicy
    /// feature gate to be enabled and the container runtime must implement support for this feature. Note that this
    /// field cannot be set when spec.os.name is windows.
    pub supplemental_groups_policy: Option<crate::Str>,

    /// Sysctls hold a list of namespaced sysctls used for the pod. Pods with unsupported sysctls (by the container
    /// runtime) might fail to launch. Note that this field cannot be set when spec.os.name is windows.
    pub sysctls: Option<Box<[Sysctl]>>,

    /// The Windows specific settings applied to all containers. If unspecified, the options within a container's
    /// SecurityContext will be used. If set in both SecurityContext and PodSecurityContext, the value specified in
    /// SecurityContext takes precedence. Note that this field cannot be set when spec.os.name is linux.
    pub windows_options: Option<Box<WindowsSecurityContextOptions>>,
}

/// PodSpec is a description of a pod.
///
/// Fields that are seldom set are in [`PodSpecRare`]; they are read and assigned as if they were here.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PodSpec {
    /// If specified, the pod's scheduling constraints
    pub affinity: Option<crate::Shared<Affinity>>,

    /// List of containers belonging to the pod. Containers cannot currently be added or removed. There must be at
    /// least one container in a Pod. Cannot be updated.
    pub containers: Box<[Container]>,

    /// Set DNS policy for the pod. Defaults to "ClusterFirst". Valid values are 'ClusterFirstWithHostNet',
    /// 'ClusterFirst', 'Default' or 'None'. DNS parameters given in DNSConfig will be merged with the policy selected
    /// with DNSPolicy. To have DNS options set along with hostNetwork, you have to specify DNS policy explicitly to
    /// 'ClusterFirstWithHostNet'.
    pub dns_policy: Option<crate::Str>,

    /// EnableServiceLinks indicates whether information about services should be injected into pod's environment
    /// variables, matching the syntax of Docker links. Optional: Defaults to true.
    pub enable_service_links: Option<bool>,

    /// ImagePullSecrets is an optional list of references to secrets in the same namespace to use for pulling any of
    /// the images used by this PodSpec. If specified, these secrets will be passed to individual puller
    /// implementations for them to use. More info:
    /// <https://kubernetes.io/docs/concepts/containers/images#specifying-imagepullsecrets-on-a-pod>
    pub image_pull_secrets: Option<crate::Shared<[LocalObjectReference]>>,

    /// List of initialization containers belonging to the pod. Init containers are executed in order prior to
    /// containers being started. If any init container fails, the pod is considered to have failed and is handled
    /// according to its restartPolicy. The name for an init container or normal container must be unique among all
    /// containers. Init containers may not have Lifecycle actions, Readiness probes, Liveness probes, or Startup
    /// probes. The resourceRequirements of an init container are taken into account during scheduling by finding the
    /// highest request/limit for each resource type, and then using the max of that value or the sum of the normal
    /// containers. Limits are applied to init containers in a similar fashion. Init containers cannot currently be
    /// added or removed. Cannot be updated. More info:
    /// <https://kubernetes.io/docs/concepts/workloads/pods/init-containers/>
    pub init_containers: Option<Box<[Container]>>,

    /// NodeName indicates in which node this pod is scheduled. If empty, this pod is a candidate for scheduling by the
    /// scheduler defined in schedulerName. Once this field is set, the kubelet for this node becomes responsible for
    /// the lifecycle of this pod. This field should not be used to express a desire for the pod to be scheduled on a
    /// specific node. <https://kubernetes.io/docs/concepts/scheduling-eviction/assign-pod-node/#nodename>
    pub node_name: Option<crate::Str>,

    /// NodeSelector is a selector which must be true for the pod to fit on a node. Selector which must match a node's
    /// labels for the pod to be scheduled on that node. More info:
    /// <https://kubernetes.io/docs/concepts/configuration/assign-pod-node/>
    pub node_selector: Option<crate::Map<crate::Str>>,

    /// PreemptionPolicy is the Policy for preempting pods with lower priority. One of Never, PreemptLowerPriority.
    /// Defaults to PreemptLowerPriority if unset.
    pub preemption_policy: Option<crate::Str>,

    /// The priority value. Various system components use this field to find the priority of the pod. When Priority
    /// Admission Controller is enabled, it prevents users from setting this field. The admission controller populates
    /// this field from PriorityClassName. The higher the value, the higher the priority.
    pub priority: Option<i32>,

    /// Restart policy for all containers within the pod. One of Always, OnFailure, Never. In some contexts, only a
    /// subset of those values may be permitted. Default to Always. More info:
    /// <https://kubernetes.io/docs/concepts/workloads/pods/pod-lifecycle/#restart-policy>
    pub restart_policy: Option<crate::Str>,

    /// If specified, the pod will be dispatched by specified scheduler. If not specified, the pod will be dispatched
    /// by default scheduler.
    pub scheduler_name: Option<crate::Str>,

    /// SecurityContext holds pod-level security attributes and common container settings. Optional: Defaults to empty.
    /// See type description for default values of each field.
    pub security_context: Option<crate::Shared<PodSecurityContext>>,

    /// DeprecatedServiceAccount is a deprecated alias for ServiceAccountName. Deprecated: Use serviceAccountName
    /// instead.
    pub service_account: Option<crate::Str>,

    /// ServiceAccountName is the name of the ServiceAccount to use to run this pod. More info:
    /// <https://kubernetes.io/docs/tasks/configure-pod-container/configure-service-account/>
    pub service_account_name: Option<crate::Str>,

    /// Optional duration in seconds the pod needs to terminate gracefully. May be decreased in delete request. Value
    /// must be non-negative integer. The value zero indicates stop immediately via the kill signal (no opportunity to
    /// shut down). If this value is nil, the default grace period will be used instead. The grace period is the
    /// duration in seconds after the processes running in the pod are sent a termination signal and the time when the
    /// processes are forcibly halted with a kill signal. Set this value longer than the expected cleanup time for your
    /// process. Defaults to 30 seconds.
    pub termination_grace_period_seconds: Option<i64>,

    /// If specified, the pod's tolerations.
    pub tolerations: Option<crate::Shared<[Toleration]>>,

    /// List of volumes that can be mounted by containers belonging to the pod. More info:
    /// <https://kubernetes.io/docs/concepts/storage/volumes>
    pub volumes: Option<Box<[Volume]>>,

    /// The fields that are seldom set.
    pub rare: crate::Rare<PodSpecRare>,
}

/// The fields of [`PodSpec`] that are seldom set.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PodSpecRare {
    /// Optional duration in seconds the pod may be active on the node relative to StartTime before the system will
    /// actively try to mark it failed and kill associated containers. Value must be a positive integer.
    pub active_deadline_seconds: Option<i64>,

    /// AutomountServiceAccountToken indicates whether a service account token should be automatically mounted.
    pub automount_service_account_token: Option<bool>,

    /// Specifies the DNS parameters of a pod. Parameters specified here will be merged to the generated DNS
    /// configuration based on DNSPolicy.
    pub dns_config: Option<crate::Shared<PodDNSConfig>>,

    /// List of ephemeral containers run in this pod. Ephemeral containers may be run in an existing pod to perform
    /// user-initiated actions such as debugging. This list cannot be specified when creating a pod, and it cannot be
    /// modified by updating the pod spec. In order to add an ephemeral container to an existing pod, use the pod's
    /// ephemeralcontainers subresource.
    pub ephemeral_containers: Option<Box<[EphemeralContainer]>>,

    /// HostAliases is an optional list of hosts and IPs that will be injected into the pod's hosts file if specified.
    pub host_aliases: Option<crate::Shared<[HostAlias]>>,

    /// Use the host's ipc namespace. Optional: Default to false.
    pub host_ipc: Option<bool>,

    /// Host networking requested for this pod. Use the host's network namespace. When using HostNetwork you should
    /// specify ports so the scheduler is aware. When `hostNetwork` is true, specified `hostPort` fields in port
    /// definitions must match `containerPort`, and unspecified `hostPort` fields in port definitions are defaulted to
    /// match `containerPort`. Default to false.
    pub host_network: Option<bool>,

    /// Use the host's pid namespace. Optional: Default to false.
    pub host_pid: Option<bool>,

    /// Use the host's user namespace. Optional: Default to true. If set to true or not present, the pod will be run in
    /// the host user namespace, useful for when the pod needs a feature only available to the host user namespace,
    /// such as loading a kernel module with CAP\_SYS\_MODULE. When set to false, a new userns is created for the pod.
    /// Setting false is useful for mitigating container breakout vulnerabilities even allowing users to run their
    /// containers as root without actually having root privileges on the host.
    pub host_users: Option<bool>,

    /// Specifies the hostname of the Pod If not specified, the pod's hostname will be set to a system-defined value.
    pub hostname: Option<crate::Str>,

    /// HostnameOverride specifies an explicit override for the pod's hostname as perceived by the pod. This field only
    /// specifies the pod's hostname and does not affect its DNS records. When this field is set to a non-empty string:
    /// \- It takes precedence over the values set in `hostname` and `subdomain`. - The Pod's hostname will be set to
    /// this value. - `setHostnameAsFQDN` must be nil or set to false. - `hostNetwork` must be set to false.
    pub hostname_override: Option<crate::Str>,

    /// Specifies the OS of the containers in the pod. Some pod and container fields are restricted if this is set.
    pub os: Option<Box<PodOS>>,

    /// Overhead represents the resource overhead associated with running a pod for a given RuntimeClass. This field
    /// will be autopopulated at admission time by the RuntimeClass admission controller. If the RuntimeClass admission
    /// controller is enabled, overhead must not be set in Pod create requests. The RuntimeClass admission controller
    /// will reject Pod create requests which have the overhead already set. If RuntimeClass is configured and selected
    /// in the PodSpec, Overhead will be set to the value defined in the corresponding RuntimeClass, otherwise it will
    /// remain unset and treated as zero. More info:
    /// <https://git.k8s.io/enhancements/keps/sig-node/688-pod-overhead/README.md>
    pub overhead: Option<crate::Map<crate::Quantity>>,

    /// If specified, indicates the pod's priority. "system-node-critical" and "system-cluster-critical" are two
    /// special keywords which indicate the highest priorities with the former being the highest priority. Any other
    /// name must be defined by creating a PriorityClass object with that name. If not specified, the pod priority will
    /// be default or zero if there is no default.
    pub priority_class_name: Option<crate::Str>,

    /// If specified, all readiness gates will be evaluated for pod readiness. A pod is ready when all its containers
    /// are ready AND all conditions specified in the readiness gates have status equal to "True" More info:
    /// <https://git.k8s.io/enhancements/keps/sig-network/580-pod-readiness-gates>
    pub readiness_gates: Option<crate::Shared<[PodReadinessGate]>>,

    /// ResourceClaims defines which ResourceClaims must be allocated and reserved before the Pod is allowed to start.
    /// The resources will be made available to those containers which consume them by name.
    pub resource_claims: Option<Box<[PodResourceClaim]>>,

    /// Resources is the total amount of CPU and Memory resources required by all containers in the pod. It supports
    /// specifying Requests and Limits for "cpu", "memory" and "hugepages-" resource names only. ResourceClaims are not
    /// supported.
    pub resources: Option<Box<ResourceRequirements>>,

    /// RuntimeClassName refers to a RuntimeClass object in the node.k8s.io group, which should be used to run this
    /// pod. If no RuntimeClass resource matches the named class, the pod will not be run. If unset or empty, the
    /// "legacy" RuntimeClass will be used, which is an implicit class with an empty definition that uses the default
    /// runtime handler. More info: <https://git.k8s.io/enhancements/keps/sig-node/585-runtime-class>
    pub runtime_class_name: Option<crate::Str>,

    /// SchedulingGates is an opaque list of values that if specified will block scheduling the pod. If schedulingGates
    /// is not empty, the pod will stay in the SchedulingGated state and the scheduler will not attempt to schedule the
    /// pod.
    pub scheduling_gates: Option<crate::Shared<[PodSchedulingGate]>>,

    /// SchedulingGroup provides a reference to the immediate scheduling runtime grouping object that this Pod belongs
    /// to. This field is used by the scheduler to identify the group and apply the correct group scheduling policies.
    /// The association with a group also impacts other lifecycle aspects of a Pod that are relevant in a wider context
    /// of scheduling like preemption, resource attachment, etc. If not specified, the Pod is treated as a single unit
    /// in all of these aspects. The group object referenced by this field may not exist at the time the Pod is
    /// created. This field is immutable, but a group object with the same name may be recreated with different
    /// policies. Doing this during pod scheduling may result in the placement not conforming to the expected policies.
    pub scheduling_group: Option<Box<PodSchedulingGroup>>,

    /// If true the pod's hostname will be configured as the pod's FQDN, rather than the leaf name (the default). In
    /// Linux containers, this means setting the FQDN in the hostname field of the kernel (the nodename field of struct
    /// utsname). In Windows containers, this means setting the registry value of hostname for the registry key
    /// HKEY\_LOCAL\_MACHINE\\SYSTEM\\CurrentControlSet\\Services\\Tcpip\\Parameters to FQDN. If a pod does not have
    /// FQDN, this has no effect. Default to false.
    pub set_hostname_as_fqdn: Option<bool>,

    /// Share a single process namespace between all of the containers in a pod. When this is set containers will be
    /// able to view and signal processes from other containers in the same pod, and the first process in each
    /// container will not be assigned PID 1. HostPID and ShareProcessNamespace cannot both be set. Optional: Default
    /// to false.
    pub share_process_namespace: Option<bool>,

    /// If specified, the fully qualified Pod hostname will be "\<hostname\>.\<subdomain\>.\<pod
    /// namespace\>.svc.\<cluster domain\>". If not specified, the pod will not have a domainname at all.
    pub subdomain: Option<crate::Str>,

    /// TopologySpreadConstraints describes how a group of pods ought to spread across topology domains. Scheduler will
    /// schedule pods in a way which abides by the constraints. All topologySpreadConstraints are ANDed.
    pub topology_spread_constraints: Option<crate::Shared<[TopologySpreadConstraint]>>,
}

crate::rare::rare!(
    PodSpec,
    PodSpecRare {
        active_deadline_seconds,
        automount_service_account_token,
        dns_config,
        ephemeral_containers,
        host_aliases,
        host_ipc,
        host_network,
        host_pid,
        host_users,
        hostname,
        hostname_override,
        os,
        overhead,
        priority_class_name,
        readiness_gates,
        resource_claims,
        resources,
        runtime_class_name,
        scheduling_gates,
        scheduling_group,
        set_hostname_as_fqdn,
        share_process_namespace,
        subdomain,
        topology_spread_constraints
    }
);

/// PodStatus represents information about the status of a pod. Status may trail the actual state of a system,
/// especially if the node that hosts the pod cannot contact the control plane.
///
/// Fields that are seldom set are in [`PodStatusRare`]; they are read and assigned as if they were here.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PodStatus {
    /// Current service state of pod. More info:
    /// <https://kubernetes.io/docs/concepts/workloads/pods/pod-lifecycle#pod-conditions>
    pub conditions: Option<Box<[PodCondition]>>,

    /// Statuses of containers in this pod. Each container in the pod should have at most one status in this list, and
    /// all statuses should be for containers in the pod. However this is not enforced. If a status for a non-existent
    /// container is present in the list, or the list has duplicate names, the behavior of various Kubernetes
    /// components is not defined and those statuses might be ignored. More info:
    /// <https://kubernetes.io/docs/concepts/workloads/pods/pod-lifecycle#pod-and-container-status>
    pub container_statuses: Option<Box<[ContainerStatus]>>,

    /// hostIP holds the IP address of the host to which the pod is assigned. Empty if the pod has not started yet. A
    /// pod can be assigned to a node that has a problem in kubelet which in turns mean that HostIP will not be updated
    /// even if there is a node is assigned to pod
    pub host_ip: Option<crate::Str>,

    /// hostIPs holds the IP addresses allocated to the host. If this field is specified, the first entry must match
    /// the hostIP field. This list is empty if the pod has not started yet. A pod can be assigned to a node that has a
    /// problem in kubelet which in turns means that HostIPs will not be updated even if there is a node is assigned to
    /// this pod.
    pub host_ips: Option<crate::Shared<[HostIP]>>,

    /// Statuses of init containers in this pod. The most recent successful non-restartable init container will have
    /// ready = true, the most recently started container will have startTime set. Each init container in the pod
    /// should have at most one status in this list, and all statuses should be for containers in the pod. However this
    /// is not enforced. If a status for a non-existent container is present in the list, or the list has duplicate
    /// names, the behavior of various Kubernetes components is not defined and those statuses might be ignored. More
    /// info: <https://kubernetes.io/docs/concepts/workloads/pods/pod-lifecycle/#pod-and-container-status>
    pub init_container_statuses: Option<Box<[ContainerStatus]>>,

    /// If set, this represents the .metadata.generation that the pod status was set based upon. The
    /// PodObservedGenerationTracking feature gate must be enabled to use this field.
    pub observed_generation: Option<i64>,

    /// The phase of a Pod is a simple, high-level summary of where the Pod is in its lifecycle. The conditions array,
    /// the reason and message fields, and the individual container status arrays contain more detail about the pod's
    /// status. There are five possible phase values:
    pub phase: Option<crate::Str>,

    /// podIP address allocated to the pod. Routable at least within the cluster. Empty if not yet allocated.
    pub pod_ip: Option<crate::Str>,

    /// podIPs holds the IP addresses allocated to the pod. If this field is specified, the 0th entry must match the
    /// podIP field. Pods may be allocated at most 1 value for each of IPv4 and IPv6. This list is empty if no IPs have
    /// been allocated yet.
    pub pod_ips: Option<Box<[PodIP]>>,

    /// The Quality of Service (QOS) classification assigned to the pod based on resource requirements See PodQOSClass
    /// type for available QOS classes More info:
    /// <https://kubernetes.io/docs/concepts/workloads/pods/pod-qos/#quality-of-service-classes>
    pub qos_class: Option<crate::Str>,

    /// RFC 3339 date and time at which the object was acknowledged by the Kubelet. This is before the Kubelet pulled
    /// the container image(s) for the pod.
    pub start_time: Option<crate::Time>,

    /// The fields that are seldom set.
    pub rare: crate::Rare<PodStatusRare>,
}

/// The fields of [`PodStatus`] that are seldom set.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PodStatusRare {
    /// AllocatedResources is the total requests allocated for this pod by the node. If pod-level requests are not set,
    /// this will be the total requests aggregated across containers in the pod.
    pub allocated_resources: Option<crate::Map<crate::Quantity>>,

    /// Statuses for any ephemeral containers that have run in this pod. Each ephemeral container in the pod should
    /// have at most one status in this list, and all statuses should be for containers in the pod. However this is not
    /// enforced. If a status for a non-existent container is present in the list, or the list has duplicate names, the
    /// behavior of various Kubernetes components is not defined and those statuses might be ignored. More info:
    /// <https://kubernetes.io/docs/concepts/workloads/pods/pod-lifecycle#pod-and-container-status>
    pub ephemeral_container_statuses: Option<Box<[ContainerStatus]>>,

    /// Status of extended resource claim backed by DRA.
    pub extended_resource_claim_status: Option<Box<PodExtendedResourceClaimStatus>>,

    /// A human readable message indicating details about why the pod is in this condition.
    pub message: Option<crate::Str>,

    /// NodeAllocatableResourceClaimStatuses contains the status of node-allocatable resources that were allocated for
    /// this pod through DRA claims. This includes resources currently reported in v1.Node `status.allocatable` that
    /// are not extended resources (see
    /// <https://kubernetes.io/docs/concepts/configuration/manage-resources-containers/#extended-resources>). Examples
    /// include "cpu", "memory", "ephemeral-storage", and hugepages.
    pub node_allocatable_resource_claim_statuses: Option<Box<[NodeAllocatableResourceClaimStatus]>>,

    /// nominatedNodeName is set only when this pod preempts other pods on the node, but it cannot be scheduled right
    /// away as preemption victims receive their graceful termination periods. This field does not guarantee that the
    /// pod will be scheduled on this node. Scheduler may decide to place the pod elsewhere if other nodes become
    /// available sooner. Scheduler may also decide to give the resources on this node to a higher priority pod that is
    /// created after preemption. As a result, this field may be different than PodSpec.nodeName when the pod is
    /// scheduled.
    pub nominated_node_name: Option<crate::Str>,

    /// A brief CamelCase message indicating details about why the pod is in this state. e.g. 'Evicted'
    pub reason: Option<crate::Str>,

    /// Status of resources resize desired for pod's containers. It is empty if no resources resize is pending. Any
    /// changes to container resources will automatically set this to "Proposed" Deprecated: Resize status is moved to
    /// two pod conditions PodResizePending and PodResizeInProgress. PodResizePending will track states where the spec
    /// has been resized, but the Kubelet has not yet allocated the resources. PodResizeInProgress will track
    /// in-progress resizes, and should be present whenever allocated resources != acknowledged resources.
    pub resize: Option<crate::Str>,

    /// Status of resource claims.
    pub resource_claim_statuses: Option<Box<[PodResourceClaimStatus]>>,

    /// Resources represents the compute resource requests and limits that have been applied at the pod level if
    /// pod-level requests or limits are set in PodSpec.Resources
    pub resources: Option<Box<ResourceRequirements>>,
}

crate::rare::rare!(
    PodStatus,
    PodStatusRare {
        allocated_resources,
        ephemeral_container_statuses,
        extended_resource_claim_status,
        message,
        node_allocatable_resource_claim_statuses,
        nominated_node_name,
        reason,
        resize,
        resource_claim_statuses,
        resources
    }
);

/// PodTemplate describes a template for creating copies of a predefined pod.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PodTemplate {
    /// Standard object's metadata. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata>
    pub metadata: crate::meta::v1::ObjectMeta,

    /// Template defines the pods that will be created from this pod template.
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#spec-and-status>
    pub template: Option<Box<PodTemplateSpec>>,
}

/// PodTemplateSpec describes the data a pod should have when created from a template
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PodTemplateSpec {
    /// Standard object's metadata. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata>
    pub metadata: Option<Box<crate::meta::v1::ObjectMeta>>,

    /// Specification of the desired behavior of the pod. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#spec-and-status>
    pub spec: Option<Box<PodSpec>>,
}

/// PortStatus represents the error condition of a service port
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PortStatus {
    /// Error is to record the problem with the service port The format of the error shall comply with the following
    /// rules: - built-in error values shall be specified in this file and those shall use CamelCase names - cloud
    /// provider specific error values must have names that comply with the format foo.example.com/CamelCase.
    pub error: Option<crate::Str>,

    /// Port is the port number of the service port of which status is recorded here
    pub port: i32,

    /// Protocol is the protocol of the service port of which status is recorded here The supported values are: "TCP",
    /// "UDP", "SCTP"
    pub protocol: crate::Str,
}

/// PortworxVolumeSource represents a Portworx volume resource.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PortworxVolumeSource {
    /// fSType represents the filesystem type to mount Must be a filesystem type supported by the host operating
    /// system. Ex. "ext4", "xfs". Implicitly inferred to be "ext4" if unspecified.
    pub fs_type: Option<crate::Str>,

    /// readOnly defaults to false (read/write). ReadOnly here will force the ReadOnly setting in VolumeMounts.
    pub read_only: Option<bool>,

    /// volumeID uniquely identifies a Portworx volume
    pub volume_id: crate::Str,
}

/// An empty preferred scheduling term matches all objects with implicit weight 0 (i.e. it's a no-op). A null preferred
/// scheduling term matches no objects (i.e. is also a no-op).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PreferredSchedulingTerm {
    /// A node selector term, associated with the corresponding weight.
    pub preference: NodeSelectorTerm,

    /// Weight associated with matching the corresponding nodeSelectorTerm, in the range 1-100.
    pub weight: i32,
}

/// Probe describes a health check to be performed against a container to determine whether it is alive or ready to
/// receive traffic.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Probe {
    /// Exec specifies a command to execute in the container.
    pub exec: Option<Box<ExecAction>>,

    /// Minimum consecutive failures for the probe to be considered failed after having succeeded. Defaults to 3.
    /// Minimum value is 1.
    pub failure_threshold: Option<i32>,

    /// GRPC specifies a GRPC HealthCheckRequest.
    pub grpc: Option<Box<GRPCAction>>,

    /// HTTPGet specifies an HTTP GET request to perform.
    pub http_get: Option<Box<HTTPGetAction>>,

    /// Number of seconds after the container has started before liveness probes are initiated. More info:
    /// <https://kubernetes.io/docs/concepts/workloads/pods/pod-lifecycle#container-probes>
    pub initial_delay_seconds: Option<i32>,

    /// How often (in seconds) to perform the probe. Default to 10 seconds. Minimum value is 1.
    pub period_seconds: Option<i32>,

    /// Minimum consecutive successes for the probe to be considered successful after having failed. Defaults to 1.
    /// Must be 1 for liveness and startup. Minimum value is 1.
    pub success_threshold: Option<i32>,

    /// TCPSocket specifies a connection to a TCP port.
    pub tcp_socket: Option<Box<TCPSocketAction>>,

    /// Optional duration in seconds the pod needs to terminate gracefully upon probe failure. The grace period is the
    /// duration in seconds after the processes running in the pod are sent a termination signal and the time when the
    /// processes are forcibly halted with a kill signal. Set this value longer than the expected cleanup time for your
    /// process. If this value is nil, the pod's terminationGracePeriodSeconds will be used. Otherwise, this value
    /// overrides the value provided by the pod spec. Value must be non-negative integer. The value zero indicates stop
    /// immediately via the kill signal (no opportunity to shut down). This is a beta field and requires enabling
    /// ProbeTerminationGracePeriod feature gate. Minimum value is 1. spec.terminationGracePeriodSeconds is used if
    /// unset.
    pub termination_grace_period_seconds: Option<i64>,

    /// Number of seconds after which the probe times out. Defaults to 1 second. Minimum value is 1. More info:
    /// <https://kubernetes.io/docs/concepts/workloads/pods/pod-lifecycle#container-probes>
    pub timeout_seconds: Option<i32>,
}

/// Represents a projected volume source
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ProjectedVolumeSource {
    /// defaultMode are the mode bits used to set permissions on created files by default. Must be an octal value
    /// between 0000 and 0777 or a decimal value between 0 and 511. YAML accepts both octal and decimal values, JSON
    /// requires decimal values for mode bits. Directories within the path are not affected by this setting. This might
    /// be in conflict with other options that affect the file mode, like fsGroup, and the result can be other mode
    /// bits set.
    pub default_mode: Option<i32>,

    /// sources is the list of volume projections. Each entry in this list handles one source.
    pub sources: Option<Box<[VolumeProjection]>>,
}

/// Represents a Quobyte mount that lasts the lifetime of a pod. Quobyte volumes do not support ownership management or
/// SELinux relabeling.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct QuobyteVolumeSource {
    /// group to map volume access to Default is no group
    pub group: Option<crate::Str>,

    /// readOnly here will force the Quobyte volume to be mounted with read-only permissions. Defaults to false.
    pub read_only: Option<bool>,

    /// registry represents a single or multiple Quobyte Registry services specified as a string as host:port pair
    /// (multiple entries are separated with commas) which acts as the central registry for volumes
    pub registry: crate::Str,

    /// tenant owning the given Quobyte volume in the Backend Used with dynamically provisioned Quobyte volumes, value
    /// is set by the plugin
    pub tenant: Option<crate::Str>,

    /// user to map volume access to Defaults to serivceaccount user
    pub user: Option<crate::Str>,

    /// volume is a string that references an already created Quobyte volume by name.
    pub volume: crate::Str,
}

/// Represents a Rados Block Device mount that lasts the lifetime of a pod. RBD volumes support ownership management
/// and SELinux relabeling.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RBDPersistentVolumeSource {
    /// fsType is the filesystem type of the volume that you want to mount. Tip: Ensure that the filesystem type is
    /// supported by the host operating system. Examples: "ext4", "xfs", "ntfs". Implicitly inferred to be "ext4" if
    /// unspecified. More info: <https://kubernetes.io/docs/concepts/storage/volumes#rbd>
    pub fs_type: Option<crate::Str>,

    /// image is the rados image name. More info: <https://examples.k8s.io/volumes/rbd/README.md#how-to-use-it>
    pub image: crate::Str,

    /// keyring is the path to key ring for RBDUser. Default is /etc/ceph/keyring. More info:
    /// <https://examples.k8s.io/volumes/rbd/README.md#how-to-use-it>
    pub keyring: Option<crate::Str>,

    /// monitors is a collection of Ceph monitors. More info:
    /// <https://examples.k8s.io/volumes/rbd/README.md#how-to-use-it>
    pub monitors: Box<[crate::Str]>,

    /// pool is the rados pool name. Default is rbd. More info:
    /// <https://examples.k8s.io/volumes/rbd/README.md#how-to-use-it>
    pub pool: Option<crate::Str>,

    /// readOnly here will force the ReadOnly setting in VolumeMounts. Defaults to false. More info:
    /// <https://examples.k8s.io/volumes/rbd/README.md#how-to-use-it>
    pub read_only: Option<bool>,

    /// secretRef is name of the authentication secret for RBDUser. If provided overrides keyring. Default is nil. More
    /// info: <https://examples.k8s.io/volumes/rbd/README.md#how-to-use-it>
    pub secret_ref: Option<Box<SecretReference>>,

    /// user is the rados user name. Default is admin. More info:
    /// <https://examples.k8s.io/volumes/rbd/README.md#how-to-use-it>
    pub user: Option<crate::Str>,
}

/// Represents a Rados Block Device mount that lasts the lifetime of a pod. RBD volumes support ownership management
/// and SELinux relabeling.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RBDVolumeSource {
    /// fsType is the filesystem type of the volume that you want to mount. Tip: Ensure that the filesystem type is
    /// supported by the host operating system. Examples: "ext4", "xfs", "ntfs". Implicitly inferred to be "ext4" if
    /// unspecified. More info: <https://kubernetes.io/docs/concepts/storage/volumes#rbd>
    pub fs_type: Option<crate::Str>,

    /// image is the rados image name. More info: <https://examples.k8s.io/volumes/rbd/README.md#how-to-use-it>
    pub image: crate::Str,

    /// keyring is the path to key ring for RBDUser. Default is /etc/ceph/keyring. More info:
    /// <https://examples.k8s.io/volumes/rbd/README.md#how-to-use-it>
    pub keyring: Option<crate::Str>,

    /// monitors is a collection of Ceph monitors. More info:
    /// <https://examples.k8s.io/volumes/rbd/README.md#how-to-use-it>
    pub monitors: Box<[crate::Str]>,

    /// pool is the rados pool name. Default is rbd. More info:
    /// <https://examples.k8s.io/volumes/rbd/README.md#how-to-use-it>
    pub pool: Option<crate::Str>,

    /// readOnly here will force the ReadOnly setting in VolumeMounts. Defaults to false. More info:
    /// <https://examples.k8s.io/volumes/rbd/README.md#how-to-use-it>
    pub read_only: Option<bool>,

    /// secretRef is name of the authentication secret for RBDUser. If provided overrides keyring. Default is nil. More
    /// info: <https://examples.k8s.io/volumes/rbd/README.md#how-to-use-it>
    pub secret_ref: Option<Box<LocalObjectReference>>,

    /// user is the rados user name. Default is admin. More info:
    /// <https://examples.k8s.io/volumes/rbd/README.md#how-to-use-it>
    pub user: Option<crate::Str>,
}

/// ReplicationController represents the configuration of a replication controller.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ReplicationController {
    /// If the Labels of a ReplicationController are empty, they are defaulted to be the same as the Pod(s) that the
    /// replication controller manages. Standard object's metadata. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata>
    pub metadata: crate::meta::v1::ObjectMeta,

    /// Spec defines the specification of the desired behavior of the replication controller. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#spec-and-status>
    pub spec: Option<Box<ReplicationControllerSpec>>,

    /// Status is the most recently observed status of the replication controller. This data may be out of date by some
    /// window of time. Populated by the system. Read-only. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#spec-and-status>
    pub status: Option<Box<ReplicationControllerStatus>>,
}

/// ReplicationControllerCondition describes the state of a replication controller at a certain point.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ReplicationControllerCondition {
    /// The last time the condition transitioned from one status to another.
    pub last_transition_time: Option<crate::Time>,

    /// A human readable message indicating details about the transition.
    pub message: Option<crate::Str>,

    /// The reason for the condition's last transition.
    pub reason: Option<crate::Str>,

    /// Status of the condition, one of True, False, Unknown.
    pub status: crate::Str,

    /// Type of replication controller condition.
    pub type_: crate::Str,
}

/// ReplicationControllerSpec is the specification of a replication controller.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ReplicationControllerSpec {
    /// Minimum number of seconds for which a newly created pod should be ready without any of its container crashing,
    /// for it to be considered available. Defaults to 0 (pod will be considered available as soon as it is ready)
    pub min_ready_seconds: Option<i32>,

    /// Replicas is the number of desired replicas. This is a pointer to distinguish between explicit zero and
    /// unspecified. Defaults to 1. More info:
    /// <https://kubernetes.io/docs/concepts/workloads/controllers/replicationcontroller#what-is-a-replicationcontroller>
    pub replicas: Option<i32>,

    /// Selector is a label query over pods that should match the Replicas count. If Selector is empty, it is defaulted
    /// to the labels present on the Pod template. Label keys and values that must match in order to be controlled by
    /// this replication controller, if empty defaulted to labels on Pod template. More info:
    /// <https://kubernetes.io/docs/concepts/overview/working-with-objects/labels/#label-selectors>
    pub selector: Option<crate::Map<crate::Str>>,

    /// Template is the object that describes the pod that will be created if insufficient replicas are detected. This
    /// takes precedence over a TemplateRef. The only allowed template.spec.restartPolicy value is "Always". More info:
    /// <https://kubernetes.io/docs/concepts/workloads/controllers/replicationcontroller#pod-template>
    pub template: Option<Box<PodTemplateSpec>>,
}

/// ReplicationControllerStatus represents the current status of a replication controller.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ReplicationControllerStatus {
    /// The number of available replicas (ready for at least minReadySeconds) for this replication controller.
    pub available_replicas: Option<i32>,

    /// Represents the latest available observations of a replication controller's current state.
    pub conditions: Option<Box<[ReplicationControllerCondition]>>,

    /// The number of pods that have labels matching the labels of the pod template of the replication controller.
    pub fully_labeled_replicas: Option<i32>,

    /// ObservedGeneration reflects the generation of the most recently observed replication controller.
    pub observed_generation: Option<i64>,

    /// The number of ready replicas for this replication controller.
    pub ready_replicas: Option<i32>,

    /// Replicas is the most recently observed number of replicas. More info:
    /// <https://kubernetes.io/docs/concepts/workloads/controllers/replicationcontroller#what-is-a-replicationcontroller>
    pub replicas: i32,
}

/// ResourceClaim references one entry in PodSpec.ResourceClaims.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ResourceClaim {
    /// Name must match the name of one entry in pod.spec.resourceClaims of the Pod where this field is used. It makes
    /// that resource available inside a container.
    pub name: crate::Str,

    /// Request is the name chosen for a request in the referenced claim. If empty, everything from the claim is made
    /// available, otherwise only the result of this request.
    pub request: Option<crate::Str>,
}

/// ResourceFieldSelector represents container resources (cpu, memory) and their output format
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ResourceFieldSelector {
    /// Container name: required for volumes, optional for env vars
    pub container_name: Option<crate::Str>,

    /// Specifies the output format of the exposed resources, defaults to "1"
    pub divisor: Option<crate::Quantity>,

    /// Required: resource to select
    pub resource: crate::Str,
}

/// ResourceHealth represents the health of a resource. It has the latest device health information. This is a part of
/// KEP <https://kep.k8s.io/4680>.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ResourceHealth {
    /// Health of the resource. can be one of: - Healthy: operates as normal - Unhealthy: reported unhealthy. We
    /// consider this a temporary health issue since we do not have a mechanism today to distinguish temporary and
    /// permanent issues. - Unknown: The status cannot be determined. For example, Device Plugin got unregistered and
    /// hasn't been re-registered since.
    pub health: Option<crate::Str>,

    /// Message provides human-readable context for Health (e.g. "ECC error count exceeded threshold"). This field is
    /// populated by the kubelet when ResourceHealthStatusMessage is enabled if the DRA plugin returns a message, and
    /// is null otherwise.
    pub message: Option<crate::Str>,

    /// ResourceID is the unique identifier of the resource. See the ResourceID type for more information.
    pub resource_id: crate::Str,
}

/// ResourceQuota sets aggregate quota restrictions enforced per namespace
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ResourceQuota {
    /// Standard object's metadata. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata>
    pub metadata: crate::meta::v1::ObjectMeta,

    /// Spec defines the desired quota.
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#spec-and-status>
    pub spec: Option<Box<ResourceQuotaSpec>>,

    /// Status defines the actual enforced quota and its current usage.
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#spec-and-status>
    pub status: Option<Box<ResourceQuotaStatus>>,
}

/// ResourceQuotaSpec defines the desired hard limits to enforce for Quota.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ResourceQuotaSpec {
    /// hard is the set of desired hard limits for each named resource. More info:
    /// <https://kubernetes.io/docs/concepts/policy/resource-quotas/>
    pub hard: Option<crate::Map<crate::Quantity>>,

    /// scopeSelector is also a collection of filters like scopes that must match each object tracked by a quota but
    /// expressed using ScopeSelectorOperator in combination with possible values. For a resource to match, both scopes
    /// AND scopeSelector (if specified in spec), must be matched.
    pub scope_selector: Option<Box<ScopeSelector>>,

    /// A collection of filters that must match each object tracked by a quota. If not specified, the quota matches all
    /// objects.
    pub scopes: Option<Box<[crate::Str]>>,
}

/// ResourceQuotaStatus defines the enforced hard limits and observed use.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ResourceQuotaStatus {
    /// Hard is the set of enforced hard limits for each named resource. More info:
    /// <https://kubernetes.io/docs/concepts/policy/resource-quotas/>
    pub hard: Option<crate::Map<crate::Quantity>>,

    /// Used is the current observed total usage of the resource in the namespace.
    pub used: Option<crate::Map<crate::Quantity>>,
}

/// ResourceRequirements describes the compute resource requirements.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ResourceRequirements {
    /// Claims lists the names of resources, defined in spec.resourceClaims, that are used by this container.
    pub claims: Option<Box<[ResourceClaim]>>,

    /// Limits describes the maximum amount of compute resources allowed. More info:
    /// <https://kubernetes.io/docs/concepts/configuration/manage-resources-containers/>
    pub limits: Option<crate::Map<crate::Quantity>>,

    /// Requests describes the minimum amount of compute resources required. If Requests is omitted for a container, it
    /// defaults to Limits if that is explicitly specified, otherwise to an implementation-defined value. Requests
    /// cannot exceed Limits. More info:
    /// <https://kubernetes.io/docs/concepts/configuration/manage-resources-containers/>
    pub requests: Option<crate::Map<crate::Quantity>>,
}

/// ResourceStatus represents the status of a single resource allocated to a Pod.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ResourceStatus {
    /// Name of the resource. Must be unique within the pod and in case of non-DRA resource, match one of the resources
    /// from the pod spec. For DRA resources, the value must be "claim:\<claim\_name\>/\<request\>". When this status
    /// is reported about a container, the "claim\_name" and "request" must match one of the claims of this container.
    pub name: crate::Str,

    /// List of unique resources health. Each element in the list contains an unique resource ID and its health. At a
    /// minimum, for the lifetime of a Pod, resource ID must uniquely identify the resource allocated to the Pod on the
    /// Node. If other Pod on the same Node reports the status with the same resource ID, it must be the same resource
    /// they share. See ResourceID type definition for a specific format it has in various use cases.
    pub resources: Option<Box<[ResourceHealth]>>,
}

/// SELinuxOptions are the labels to be applied to the container
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SELinuxOptions {
    /// Level is SELinux level label that applies to the container.
    pub level: Option<crate::Str>,

    /// Role is a SELinux role label that applies to the container.
    pub role: Option<crate::Str>,

    /// Type is a SELinux type label that applies to the container.
    pub type_: Option<crate::Str>,

    /// User is a SELinux user label that applies to the container.
    pub user: Option<crate::Str>,
}

/// ScaleIOPersistentVolumeSource represents a persistent ScaleIO volume
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ScaleIOPersistentVolumeSource {
    /// fsType is the filesystem type to mount. Must be a filesystem type supported by the host operating system. Ex.
    /// "ext4", "xfs", "ntfs". Default is "xfs"
    pub fs_type: Option<crate::Str>,

    /// gateway is the host address of the ScaleIO API Gateway.
    pub gateway: crate::Str,

    /// protectionDomain is the name of the ScaleIO Protection Domain for the configured storage.
    pub protection_domain: Option<crate::Str>,

    /// readOnly defaults to false (read/write). ReadOnly here will force the ReadOnly setting in VolumeMounts.
    pub read_only: Option<bool>,

    /// secretRef references to the secret for ScaleIO user and other sensitive information. If this is not provided,
    /// Login operation will fail.
    pub secret_ref: SecretReference,

    /// sslEnabled is the flag to enable/disable SSL communication with Gateway, default false
    pub ssl_enabled: Option<bool>,

    /// storageMode indicates whether the storage for a volume should be ThickProvisioned or ThinProvisioned. Default
    /// is ThinProvisioned.
    pub storage_mode: Option<crate::Str>,

    /// storagePool is the ScaleIO Storage Pool associated with the protection domain.
    pub storage_pool: Option<crate::Str>,

    /// system is the name of the storage system as configured in ScaleIO.
    pub system: crate::Str,

    /// volumeName is the name of a volume already created in the ScaleIO system that is associated with this volume
    /// source.
    pub volume_name: Option<crate::Str>,
}

/// ScaleIOVolumeSource represents a persistent ScaleIO volume
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ScaleIOVolumeSource {
    /// fsType is the filesystem type to mount. Must be a filesystem type supported by the host operating system. Ex.
    /// "ext4", "xfs", "ntfs". Default is "xfs".
    pub fs_type: Option<crate::Str>,

    /// gateway is the host address of the ScaleIO API Gateway.
    pub gateway: crate::Str,

    /// protectionDomain is the name of the ScaleIO Protection Domain for the configured storage.
    pub protection_domain: Option<crate::Str>,

    /// readOnly Defaults to false (read/write). ReadOnly here will force the ReadOnly setting in VolumeMounts.
    pub read_only: Option<bool>,

    /// secretRef references to the secret for ScaleIO user and other sensitive information. If this is not provided,
    /// Login operation will fail.
    pub secret_ref: LocalObjectReference,

    /// sslEnabled Flag enable/disable SSL communication with Gateway, default false
    pub ssl_enabled: Option<bool>,

    /// storageMode indicates whether the storage for a volume should be ThickProvisioned or ThinProvisioned. Default
    /// is ThinProvisioned.
    pub storage_mode: Option<crate::Str>,

    /// storagePool is the ScaleIO Storage Pool associated with the protection domain.
    pub storage_pool: Option<crate::Str>,

    /// system is the name of the storage system as configured in ScaleIO.
    pub system: crate::Str,

    /// volumeName is the name of a volume already created in the ScaleIO system that is associated with this volume
    /// source.
    pub volume_name: Option<crate::Str>,
}

/// A scope selector represents the AND of the selectors represented by the scoped-resource selector requirements.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ScopeSelector {
    /// A list of scope selector requirements by scope of the resources.
    pub match_expressions: Option<Box<[ScopedResourceSelectorRequirement]>>,
}

/// A scoped-resource selector requirement is a selector that contains values, a scope name, and an operator that
/// relates the scope name and values.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ScopedResourceSelectorRequirement {
    /// Represents a scope's relationship to a set of values. Valid operators are In, NotIn, Exists, DoesNotExist.
    pub operator: crate::Str,

    /// The name of the scope that the selector applies to.
    pub scope_name: crate::Str,

    /// An array of string values. If the operator is In or NotIn, the values array must be non-empty. If the operator
    /// is Exists or DoesNotExist, the values array must be empty. This array is replaced during a strategic merge
    /// patch.
    pub values: Option<Box<[crate::Str]>>,
}

/// SeccompProfile defines a pod/container's seccomp profile settings. Only one profile source may be set.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SeccompProfile {
    /// localhostProfile indicates a profile defined in a file on the node should be used. The profile must be
    /// preconfigured on the node to work. Must be a descending path, relative to the kubelet's configured seccomp
    /// profile location. Must be set if type is "Localhost". Must NOT be set for any other type.
    pub localhost_profile: Option<crate::Str>,

    /// type indicates which kind of seccomp profile will be applied. Valid options are:
    pub type_: crate::Str,
}

/// Secret holds secret data of a certain type. The total bytes of the values in the Data field must be less than
/// MaxSecretSize bytes.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Secret {
    /// Data contains the secret data. Each key must consist of alphanumeric characters, '-', '\_' or '.'. The
    /// serialized form of the secret data is a base64 encoded string, representing the arbitrary (possibly non-string)
    /// data value here. Described in <https://tools.ietf.org/html/rfc4648#section-4>
    pub data: Option<crate::Map<crate::Bytes>>,

    /// Immutable, if set to true, ensures that data stored in the Secret cannot be updated (only object metadata can
    /// be modified). If not set to true, the field can be modified at any time. Defaulted to nil.
    pub immutable: Option<bool>,

    /// Standard object's metadata. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata>
    pub metadata: crate::meta::v1::ObjectMeta,

    /// stringData allows specifying non-binary secret data in string form. It is provided as a write-only input field
    /// for convenience. All keys and values are merged into the data field on write, overwriting any existing values.
    /// The stringData field is never output when reading from the API.
    pub string_data: Option<crate::Map<crate::Str>>,

    /// Used to facilitate programmatic handling of secret data. More info:
    /// <https://kubernetes.io/docs/concepts/configuration/secret/#secret-types>
    pub type_: Option<crate::Str>,
}

/// SecretEnvSource selects a Secret to populate the environment variables with.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SecretEnvSource {
    /// Name of the referent. This field is effectively required, but due to backwards compatibility is allowed to be
    /// empty. Instances of this type with an empty value here are almost certainly wrong. More info:
    /// <https://kubernetes.io/docs/concepts/overview/working-with-objects/names/#names>
    pub name: crate::Str,

    /// Specify whether the Secret must be defined
    pub optional: Option<bool>,
}

/// SecretKeySelector selects a key of a Secret.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SecretKeySelector {
    /// The key of the secret to select from. Must be a valid secret key.
    pub key: crate::Str,

    /// Name of the referent. This field is effectively required, but due to backwards compatibility is allowed to be
    /// empty. Instances of this type with an empty value here are almost certainly wrong. More info:
    /// <https://kubernetes.io/docs/concepts/overview/working-with-objects/names/#names>
    pub name: crate::Str,

    /// Specify whether the Secret or its key must be defined
    pub optional: Option<bool>,
}

/// Adapts a secret into a projected volume.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SecretProjection {
    /// items if unspecified, each key-value pair in the Data field of the referenced Secret will be projected into the
    /// volume as a file whose name is the key and content is the value. If specified, the listed keys will be
    /// projected into the specified paths, and unlisted keys will not be present. If a key is specified which is not
    /// present in the Secret, the volume setup will error unless it is marked optional. Paths must be relative and may
    /// not contain the '..' path or start with '..'.
    pub items: Option<Box<[KeyToPath]>>,

    /// Name of the referent. This field is effectively required, but due to backwards compatibility is allowed to be
    /// empty. Instances of this type with an empty value here are almost certainly wrong. More info:
    /// <https://kubernetes.io/docs/concepts/overview/working-with-objects/names/#names>
    pub name: crate::Str,

    /// optional field specify whether the Secret or its key must be defined
    pub optional: Option<bool>,
}

/// SecretReference represents a Secret Reference. It has enough information to retrieve secret in any namespace
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SecretReference {
    /// name is unique within a namespace to reference a secret resource.
    pub name: Option<crate::Str>,

    /// namespace defines the space within which the secret name must be unique.
    pub namespace: Option<crate::Str>,
}

/// Adapts a Secret into a volume.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SecretVolumeSource {
    /// defaultMode is Optional: mode bits used to set permissions on created files by default. Must be an octal value
    /// between 0000 and 0777 or a decimal value between 0 and 511. YAML accepts both octal and decimal values, JSON
    /// requires decimal values for mode bits. Defaults to 0644. Directories within the path are not affected by this
    /// setting. This might be in conflict with other options that affect the file mode, like fsGroup, and the result
    /// can be other mode bits set.
    pub default_mode: Option<i32>,

    /// items If unspecified, each key-value pair in the Data field of the referenced Secret will be projected into the
    /// volume as a file whose name is the key and content is the value. If specified, the listed keys will be
    /// projected into the specified paths, and unlisted keys will not be present. If a key is specified which is not
    /// present in the Secret, the volume setup will error unless it is marked optional. Paths must be relative and may
    /// not contain the '..' path or start with '..'.
    pub items: Option<Box<[KeyToPath]>>,

    /// optional field specify whether the Secret or its keys must be defined
    pub optional: Option<bool>,

    /// secretName is the name of the secret in the pod's namespace to use. More info:
    /// <https://kubernetes.io/docs/concepts/storage/volumes#secret>
    pub secret_name: Option<crate::Str>,
}

/// SecurityContext holds security configuration that will be applied to a container. Some fields are present in both
/// SecurityContext and PodSecurityContext. When both are set, the values in SecurityContext take precedence.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SecurityContext {
    /// AllowPrivilegeEscalation controls whether a process can gain more privileges than its parent process. This bool
    /// directly controls if the no\_new\_privs flag will be set on the container process. AllowPrivilegeEscalation is
    /// true always when the container is: 1) run as Privileged 2) has CAP\_SYS\_ADMIN Note that this field cannot be
    /// set when spec.os.name is windows.
    pub allow_privilege_escalation: Option<bool>,

    /// appArmorProfile is the AppArmor options to use by this container. If set, this profile overrides the pod's
    /// appArmorProfile. Note that this field cannot be set when spec.os.name is windows.
    pub app_armor_profile: Option<Box<AppArmorProfile>>,

    /// The capabilities to add/drop when running containers. Defaults to the default set of capabilities granted by
    /// the container runtime. Note that this field cannot be set when spec.os.name is windows.
    pub capabilities: Option<Box<Capabilities>>,

    /// Run container in privileged mode. Processes in privileged containers are essentially equivalent to root on the
    /// host. Defaults to false. Note that this field cannot be set when spec.os.name is windows.
    pub privileged: Option<bool>,

    /// procMount denotes the type of proc mount to use for the containers. The default value is Default which uses the
    /// container runtime defaults for readonly paths and masked paths. Note that this field cannot be set when
    /// spec.os.name is windows.
    pub proc_mount: Option<crate::Str>,

    /// Whether this container has a read-only root filesystem. Default is false. Note that this field cannot be set
    /// when spec.os.name is windows.
    pub read_only_root_filesystem: Option<bool>,

    /// The GID to run the entrypoint of the container process. Uses runtime default if unset. May also be set in
    /// PodSecurityContext. If set in both SecurityContext and PodSecurityContext, the value specified in
    /// SecurityContext takes precedence. Note that this field cannot be set when spec.os.name is windows.
    pub run_as_group: Option<i64>,

    /// Indicates that the container must run as a non-root user. If true, the Kubelet will validate the image at
    /// runtime to ensure that it does not run as UID 0 (root) and fail to start the container if it does. If unset or
    /// false, no such validation will be performed. May also be set in PodSecurityContext. If set in both
    /// SecurityContext and PodSecurityContext, the value specified in SecurityContext takes precedence.
    pub run_as_non_root: Option<bool>,

    /// The UID to run the entrypoint of the container process. Defaults to user specified in image metadata if
    /// unspecified. May also be set in PodSecurityContext. If set in both SecurityContext and PodSecurityContext, the
    /// value specified in SecurityContext takes precedence. Note that this field cannot be set when spec.os.name is
    /// windows.
    pub run_as_user: Option<i64>,

    /// The SELinux context to be applied to the container. If unspecified, the container runtime will allocate a
    /// random SELinux context for each container. May also be set in PodSecurityContext. If set in both
    /// SecurityContext and PodSecurityContext, the value specified in SecurityContext takes precedence. Note that this
    /// field cannot be set when spec.os.name is windows.
    pub se_linux_options: Option<Box<SELinuxOptions>>,

    /// The seccomp options to use by this container. If seccomp options are provided at both the pod & container
    /// level, the container options override the pod options. Note that this field cannot be set when spec.os.name is
    /// windows.
    pub seccomp_profile: Option<Box<SeccompProfile>>,

    /// The Windows specific settings applied to all containers. If unspecified, the options from the
    /// PodSecurityContext will be used. If set in both SecurityContext and PodSecurityContext, the value specified in
    /// SecurityContext takes precedence. Note that this field cannot be set when spec.os.name is linux.
    pub windows_options: Option<Box<WindowsSecurityContextOptions>>,
}

/// Service is a named abstraction of software service (for example, mysql) consisting of local port (for example 3306)
/// that the proxy listens on, and the selector that determines which pods will answer requests sent through the proxy.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Service {
    /// Standard object's metadata. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata>
    pub metadata: crate::meta::v1::ObjectMeta,

    /// Spec defines the behavior of a service.
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#spec-and-status>
    pub spec: Option<Box<ServiceSpec>>,

    /// Most recently observed status of the service. Populated by the system. Read-only. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#spec-and-status>
    pub status: Option<Box<ServiceStatus>>,
}

/// ServiceAccount binds together: \* a name, understood by users, and perhaps by peripheral systems, for an identity
/// \* a principal that can be authenticated and authorized \* a set of secrets
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ServiceAccount {
    /// AutomountServiceAccountToken indicates whether pods running as this service account should have an API token
    /// automatically mounted. Can be overridden at the pod level.
    pub automount_service_account_token: Option<bool>,

    /// ImagePullSecrets is a list of references to secrets in the same namespace to use for pulling any images in pods
    /// that reference this ServiceAccount. ImagePullSecrets are distinct from Secrets because Secrets can be mounted
    /// in the pod, but ImagePullSecrets are only accessed by the kubelet. More info:
    /// <https://kubernetes.io/docs/concepts/containers/images/#specifying-imagepullsecrets-on-a-pod>
    pub image_pull_secrets: Option<Box<[LocalObjectReference]>>,

    /// Standard object's metadata. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata>
    pub metadata: crate::meta::v1::ObjectMeta,

    /// Secrets is a list of the secrets in the same namespace that pods running using this ServiceAccount are allowed
    /// to use. Pods are only limited to this list if this service account has a
    /// "kubernetes.io/enforce-mountable-secrets" annotation set to "true". The
    /// "kubernetes.io/enforce-mountable-secrets" annotation is deprecated since v1.32. Prefer separate namespaces to
    /// isolate access to mounted secrets. This field should not be used to find auto-generated service account token
    /// secrets for use outside of pods. Instead, tokens can be requested directly using the TokenRequest API, or
    /// service account token secrets can be manually created. More info:
    /// <https://kubernetes.io/docs/concepts/configuration/secret>
    pub secrets: Option<Box<[ObjectReference]>>,
}

/// ServiceAccountTokenProjection represents a projected service account token volume. This projection can be used to
/// insert a service account token into the pods runtime filesystem for use against APIs (Kubernetes API Server or
/// otherwise).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ServiceAccountTokenProjection {
    /// audience is the intended audience of the token. A recipient of a token must identify itself with an identifier
    /// specified in the audience of the token, and otherwise should reject the token. The audience defaults to the
    /// identifier of the apiserver.
    pub audience: Option<crate::Str>,

    /// expirationSeconds is the requested duration of validity of the service account token. As the token approaches
    /// expiration, the kubelet volume plugin will proactively rotate the service account token. The kubelet will start
    /// trying to rotate the token if the token is older than 80 percent of its time to live or if the token is older
    /// than 24 hours.Defaults to 1 hour and must be at least 10 minutes.
    pub expiration_seconds: Option<i64>,

    /// path is the path relative to the mount point of the file to project the token into.
    pub path: crate::Str,
}

/// ServicePort contains information on service's port.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ServicePort {
    /// The application protocol for this port. This is used as a hint for implementations to offer richer behavior for
    /// protocols that they understand. This field follows standard Kubernetes label syntax. Valid values are either:
    pub app_protocol: Option<crate::Str>,

    /// The name of this port within the service. This must be a DNS\_LABEL. All ports within a ServiceSpec must have
    /// unique names. When considering the endpoints for a Service, this must match the 'name' field in the
    /// EndpointPort. Optional if only one ServicePort is defined on this service.
    pub name: Option<crate::Str>,

    /// The port on each node on which this service is exposed when type is NodePort or LoadBalancer. Usually assigned
    /// by the system. If a value is specified, in-range, and not in use it will be used, otherwise the operation will
    /// fail. If not specified, a port will be allocated if this Service requires one. If this field is specified when
    /// creating a Service which does not need it, creation will fail. This field will be wiped when updating a Service
    /// to no longer need it (e.g. changing type from NodePort to ClusterIP). More info:
    /// <https://kubernetes.io/docs/concepts/services-networking/service/#type-nodeport>
    pub node_port: Option<i32>,

    /// The port that will be exposed by this service.
    pub port: i32,

    /// The IP protocol for this port. Supports "TCP", "UDP", and "SCTP". Default is TCP.
    pub protocol: Option<crate::Str>,

    /// Number or name of the port to access on the pods targeted by the service. Number must be in the range 1 to
    /// 65535\. Name must be an IANA\_SVC\_NAME. If this is a string, it will be looked up as a named port in the
    /// target Pod's container ports. If this is not specified, the value of the 'port' field is used (an identity
    /// map). This field is ignored for services with clusterIP=None, and should be omitted or set equal to the 'port'
    /// field. More info: <https://kubernetes.io/docs/concepts/services-networking/service/#defining-a-service>
    pub target_port: Option<crate::IntOrString>,
}

/// ServiceSpec describes the attributes that a user creates on a service.
///
/// Fields that are seldom set are in [`ServiceSpecRare`]; they are read and assigned as if they were here.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ServiceSpec {
    /// allocateLoadBalancerNodePorts defines if NodePorts will be automatically allocated for services with type
    /// LoadBalancer. Default is "true". It may be set to "false" if the cluster load-balancer does not rely on
    /// NodePorts. If the caller requests specific NodePorts (by specifying a value), those requests will be respected,
    /// regardless of this field. This field may only be set for services with type LoadBalancer and will be cleared if
    /// the type is changed to any other type.
    pub allocate_load_balancer_node_ports: Option<bool>,

    /// clusterIP is the IP address of the service and is usually assigned randomly. If an address is specified
    /// manually, is in-range (as per system configuration), and is not in use, it will be allocated to the service;
    /// otherwise creation of the service will fail. This field may not be changed through updates unless the type
    /// field is also being changed to ExternalName (which requires this field to be blank) or the type field is being
    /// changed from ExternalName (in which case this field may optionally be specified, as describe above). Valid
    /// values are "None", empty string (""), or a valid IP address. Setting this to "None" makes a "headless service"
    /// (no virtual IP), which is useful when direct endpoint connections are preferred and proxying is not required.
    /// Only applies to types ClusterIP, NodePort, and LoadBalancer. If this field is specified when creating a Service
    /// of type ExternalName, creation will fail. This field will be wiped when updating a Service to type
    /// ExternalName. More info:
    /// <https://kubernetes.io/docs/concepts/services-networking/service/#virtual-ips-and-service-proxies>
    pub cluster_ip: Option<crate::Str>,

    /// ClusterIPs is a list of IP addresses assigned to this service, and are usually assigned randomly. If an address
    /// is specified manually, is in-range (as per system configuration), and is not in use, it will be allocated to
    /// the service; otherwise creation of the service will fail. This field may not be changed through updates unless
    /// the type field is also being changed to ExternalName (which requires this field to be empty) or the type field
    /// is being changed from ExternalName (in which case this field may optionally be specified, as describe above).
    /// Valid values are "None", empty string (""), or a valid IP address. Setting this to "None" makes a "headless
    /// service" (no virtual IP), which is useful when direct endpoint connections are preferred and proxying is not
    /// required. Only applies to types ClusterIP, NodePort, and LoadBalancer. If this field is specified when creating
    /// a Service of type ExternalName, creation will fail. This field will be wiped when updating a Service to type
    /// ExternalName. If this field is not specified, it will be initialized from the clusterIP field. If this field is
    /// specified, clients must ensure that clusterIPs\[0\] and clusterIP have the same value.
    pub cluster_ips: Option<Box<[crate::Str]>>,

    /// externalTrafficPolicy describes how nodes distribute service traffic they receive on one of the Service's
    /// "externally-facing" addresses (NodePorts, ExternalIPs, and LoadBalancer IPs). If set to "Local", the proxy will
    /// configure the service in a way that assumes that external load balancers will take care of balancing the
    /// service traffic between nodes, and so each node will deliver traffic only to the node-local endpoints of the
    /// service, without masquerading the client source IP. (Traffic mistakenly sent to a node with no endpoints will
    /// be dropped.) The default value, "Cluster", uses the standard behavior of routing to all endpoints evenly
    /// (possibly modified by topology and other features). Note that traffic sent to an External IP or LoadBalancer IP
    /// from within the cluster will always get "Cluster" semantics, but clients sending to a NodePort from within the
    /// cluster may need to take traffic policy into account when picking a node.
    pub external_traffic_policy: Option<crate::Str>,

    /// InternalTrafficPolicy describes how nodes distribute service traffic they receive on the ClusterIP. If set to
    /// "Local", the proxy will assume that pods only want to talk to endpoints of the service on the same node as the
    /// pod, dropping the traffic if there are no local endpoints. The default value, "Cluster", uses the standard
    /// behavior of routing to all endpoints evenly (possibly modified by topology and other features).
    pub internal_traffic_policy: Option<crate::Str>,

    /// IPFamilies is a list of IP families (e.g. IPv4, IPv6) assigned to this service. This field is usually assigned
    /// automatically based on cluster configuration and the ipFamilyPolicy field. If this field is specified manually,
    /// the requested family is available in the cluster, and ipFamilyPolicy allows it, it will be used; otherwise
    /// creation of the service will fail. This field is conditionally mutable: it allows for adding or removing a
    /// secondary IP family, but it does not allow changing the primary IP family of the Service. Valid values are
    /// "IPv4" and "IPv6". This field only applies to Services of types ClusterIP, NodePort, and LoadBalancer, and does
    /// apply to "headless" services. This field will be wiped when updating a Service to type ExternalName.
    pub ip_families: Option<Box<[crate::Str]>>,

    /// IPFamilyPolicy represents the dual-stack-ness requested or required by this Service. If there is no value
    /// provided, then this field will be set to SingleStack. Services can be "SingleStack" (a single IP family),
    /// "PreferDualStack" (two IP families on dual-stack configured clusters or a single IP family on single-stack
    /// clusters), or "RequireDualStack" (two IP families on dual-stack configured clusters, otherwise fail). The
    /// ipFamilies and clusterIPs fields depend on the value of this field. This field will be wiped when updating a
    /// service to type ExternalName.
    pub ip_family_policy: Option<crate::Str>,

    /// The list of ports that are exposed by this service. More info:
    /// <https://kubernetes.io/docs/concepts/services-networking/service/#virtual-ips-and-service-proxies>
    pub ports: Option<Box<[ServicePort]>>,

    /// Route service traffic to pods with label keys and values matching this selector. If empty or not present, the
    /// service is assumed to have an external process managing its endpoints, which Kubernetes will not modify. Only
    /// applies to types ClusterIP, NodePort, and LoadBalancer. Ignored if type is ExternalName. More info:
    /// <https://kubernetes.io/docs/concepts/services-networking/service/>
    pub selector: Option<crate::Map<crate::Str>>,

    /// Supports "ClientIP" and "None". Used to maintain session affinity. Enable client IP based session affinity.
    /// Must be ClientIP or None. Defaults to None. More info:
    /// <https://kubernetes.io/docs/concepts/services-networking/service/#virtual-ips-and-service-proxies>
    pub session_affinity: Option<crate::Str>,

    /// type determines how the Service is exposed. Defaults to ClusterIP. Valid options are ExternalName, ClusterIP,
    /// NodePort, and LoadBalancer. "ClusterIP" allocates a cluster-internal IP address for load-balancing to
    /// endpoints. Endpoints are determined by the selector or if that is not specified, by manual construction of an
    /// Endpoints object or EndpointSlice objects. If clusterIP is "None", no virtual IP is allocated and the endpoints
    /// are published as a set of endpoints rather than a virtual IP. "NodePort" builds on ClusterIP and allocates a
    /// port on every node which routes to the same endpoints as the clusterIP. "LoadBalancer" builds on NodePort and
    /// creates an external load-balancer (if supported in the current cloud) which routes to the same endpoints as the
    /// clusterIP. "ExternalName" aliases this service to the specified externalName. Several other fields do not apply
    /// to ExternalName services. More info:
    /// <https://kubernetes.io/docs/concepts/services-networking/service/#publishing-services-service-types>
    pub type_: Option<crate::Str>,

    /// The fields that are seldom set.
    pub rare: crate::Rare<ServiceSpecRare>,
}

/// The fields of [`ServiceSpec`] that are seldom set.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ServiceSpecRare {
    /// externalIPs is a list of IP addresses for which nodes in the cluster will also accept traffic for this service.
    /// These IPs are not managed by Kubernetes. The user is responsible for ensuring that traffic arrives at a node
    /// with this IP. A common example is external load-balancers that are not part of the Kubernetes system.
    pub external_ips: Option<Box<[crate::Str]>>,

    /// externalName is the external reference that discovery mechanisms will return as an alias for this service (e.g.
    /// a DNS CNAME record). No proxying will be involved. Must be a lowercase RFC-1123 hostname
    /// (<https://tools.ietf.org/html/rfc1123>) and requires `type` to be "ExternalName".
    pub external_name: Option<crate::Str>,

    /// healthCheckNodePort specifies the healthcheck nodePort for the service. This only applies when type is set to
    /// LoadBalancer and externalTrafficPolicy is set to Local. If a value is specified, is in-range, and is not in
    /// use, it will be used. If not specified, a value will be automatically allocated. External systems (e.g.
    /// load-balancers) can use this port to determine if a given node holds endpoints for this service or not. If this
    /// field is specified when creating a Service which does not need it, creation will fail. This field will be wiped
    /// when updating a Service to no longer need it (e.g. changing type). This field cannot be updated once set.
    pub health_check_node_port: Option<i32>,

    /// loadBalancerClass is the class of the load balancer implementation this Service belongs to. If specified, the
    /// value of this field must be a label-style identifier, with an optional prefix, e.g. "internal-vip" or
    /// "example.com/internal-vip". Unprefixed names are reserved for end-users. This field can only be set when the
    /// Service type is 'LoadBalancer'. If not set, the default load balancer implementation is used, today this is
    /// typically done through the cloud provider integration, but should apply for any default implementation. If set,
    /// it is assumed that a load balancer implementation is watching for Services with a matching class. Any default
    /// load balancer implementation (e.g. cloud providers) should ignore Services that set this field. This field can
    /// only be set when creating or updating a Service to type 'LoadBalancer'. Once set, it can not be changed. This
    /// field will be wiped when a service is updated to a non 'LoadBalancer' type.
    pub load_balancer_class: Option<crate::Str>,

    /// Only applies to Service Type: LoadBalancer. This feature depends on whether the underlying cloud-provider
    /// supports specifying the loadBalancerIP when a load balancer is created. This field will be ignored if the
    /// cloud-provider does not support the feature. Deprecated: This field was under-specified and its meaning varies
    /// across implementations. Using it is non-portable and it may not support dual-stack. Users are encouraged to use
    /// implementation-specific annotations when available.
    pub load_balancer_ip: Option<crate::Str>,

    /// If specified and supported by the platform, this will restrict traffic through the cloud-provider load-balancer
    /// will be restricted to the specified client IPs. This field will be ignored if the cloud-provider does not
    /// support the feature." More info:
    /// <https://kubernetes.io/docs/tasks/access-application-cluster/create-external-load-balancer/>
    pub load_balancer_source_ranges: Option<Box<[crate::Str]>>,

    /// publishNotReadyAddresses indicates that any agent which deals with endpoints for this Service should disregard
    /// any indications of ready/not-ready. The primary use case for setting this field is for a StatefulSet's Headless
    /// Service to propagate SRV DNS records for its Pods for the purpose of peer discovery. The Kubernetes controllers
    /// that generate Endpoints and EndpointSlice resources for Services interpret this to mean that all endpoints are
    /// considered "ready" even if the Pods themselves are not. Agents which consume only Kubernetes generated
    /// endpoints through the Endpoints or EndpointSlice resources can safely assume this behavior.
    pub publish_not_ready_addresses: Option<bool>,

    /// sessionAffinityConfig contains the configurations of session affinity.
    pub session_affinity_config: Option<Box<SessionAffinityConfig>>,

    /// TrafficDistribution offers a way to express preferences for how traffic is distributed to Service endpoints.
    /// Implementations can use this field as a hint, but are not required to guarantee strict adherence. If the field
    /// is not set, the implementation will apply its default routing strategy. If set to "PreferClose",
    /// implementations should prioritize endpoints that are in the same zone.
    pub traffic_distribution: Option<crate::Str>,
}

crate::rare::rare!(
    ServiceSpec,
    ServiceSpecRare {
        external_ips,
        external_name,
        health_check_node_port,
        load_balancer_class,
        load_balancer_ip,
        load_balancer_source_ranges,
        publish_not_ready_addresses,
        session_affinity_config,
        traffic_distribution
    }
);

/// ServiceStatus represents the current status of a service.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ServiceStatus {
    /// Current service state
    pub conditions: Option<Box<[crate::meta::v1::Condition]>>,

    /// LoadBalancer contains the current status of the load-balancer, if one is present.
    pub load_balancer: Option<Box<LoadBalancerStatus>>,
}

/// SessionAffinityConfig represents the configurations of session affinity.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SessionAffinityConfig {
    /// clientIP contains the configurations of Client IP based session affinity.
    pub client_ip: Option<Box<ClientIPConfig>>,
}

/// SleepAction describes a "sleep" action.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SleepAction {
    /// Seconds is the number of seconds to sleep.
    pub seconds: i64,
}

/// Represents a StorageOS persistent volume resource.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StorageOSPersistentVolumeSource {
    /// fsType is the filesystem type to mount. Must be a filesystem type supported by the host operating system. Ex.
    /// "ext4", "xfs", "ntfs". Implicitly inferred to be "ext4" if unspecified.
    pub fs_type: Option<crate::Str>,

    /// readOnly defaults to false (read/write). ReadOnly here will force the ReadOnly setting in VolumeMounts.
    pub read_only: Option<bool>,

    /// secretRef specifies the secret to use for obtaining the StorageOS API credentials. If not specified, default
    /// values will be attempted.
    pub secret_ref: Option<Box<ObjectReference>>,

    /// volumeName is the human-readable name of the StorageOS volume. Volume names are only unique within a namespace.
    pub volume_name: Option<crate::Str>,

    /// volumeNamespace specifies the scope of the volume within StorageOS. If no namespace is specified then the Pod's
    /// namespace will be used. This allows the Kubernetes name scoping to be mirrored within StorageOS for tighter
    /// integration. Set VolumeName to any name to override the default behaviour. Set to "default" if you are not
    /// using namespaces within StorageOS. Namespaces that do not pre-exist within StorageOS will be created.
    pub volume_namespace: Option<crate::Str>,
}

/// Represents a StorageOS persistent volume resource.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StorageOSVolumeSource {
    /// fsType is the filesystem type to mount. Must be a filesystem type supported by the host operating system. Ex.
    /// "ext4", "xfs", "ntfs". Implicitly inferred to be "ext4" if unspecified.
    pub fs_type: Option<crate::Str>,

    /// readOnly defaults to false (read/write). ReadOnly here will force the ReadOnly setting in VolumeMounts.
    pub read_only: Option<bool>,

    /// secretRef specifies the secret to use for obtaining the StorageOS API credentials. If not specified, default
    /// values will be attempted.
    pub secret_ref: Option<Box<LocalObjectReference>>,

    /// volumeName is the human-readable name of the StorageOS volume. Volume names are only unique within a namespace.
    pub volume_name: Option<crate::Str>,

    /// volumeNamespace specifies the scope of the volume within StorageOS. If no namespace is specified then the Pod's
    /// namespace will be used. This allows the Kubernetes name scoping to be mirrored within StorageOS for tighter
    /// integration. Set VolumeName to any name to override the default behaviour. Set to "default" if you are not
    /// using namespaces within StorageOS. Namespaces that do not pre-exist within StorageOS will be created.
    pub volume_namespace: Option<crate::Str>,
}

/// Sysctl defines a kernel parameter to be set
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sysctl {
    /// Name of a property to set
    pub name: crate::Str,

    /// Value of a property to set
    pub value: crate::Str,
}

/// TCPSocketAction describes an action based on opening a socket
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TCPSocketAction {
    /// Optional: Host name to connect to, defaults to the pod IP.
    pub host: Option<crate::Str>,

    /// Number or name of the port to access on the container. Number must be in the range 1 to 65535. Name must be an
    /// IANA\_SVC\_NAME.
    pub port: crate::IntOrString,
}

/// The node this Taint is attached to has the "effect" on any pod that does not tolerate the Taint.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Taint {
    /// Required. The effect of the taint on pods that do not tolerate the taint. Valid effects are NoSchedule,
    /// PreferNoSchedule and NoExecute.
    pub effect: crate::Str,

    /// Required. The taint key to be applied to a node.
    pub key: crate::Str,

    /// TimeAdded represents the time at which the taint was added.
    pub time_added: Option<crate::Time>,

    /// The taint value corresponding to the taint key.
    pub value: Option<crate::Str>,
}

/// The pod this Toleration is attached to tolerates any taint that matches the triple \<key,value,effect\> using the
/// matching operator \<operator\>.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Toleration {
    /// Effect indicates the taint effect to match. Empty means match all taint effects. When specified, allowed values
    /// are NoSchedule, PreferNoSchedule and NoExecute.
    pub effect: Option<crate::Str>,

    /// Key is the taint key that the toleration applies to. Empty means match all taint keys. If the key is empty,
    /// operator must be Exists; this combination means to match all values and all keys.
    pub key: Option<crate::Str>,

    /// Operator represents a key's relationship to the value. Valid operators are Exists, Equal, Lt, and Gt. Defaults
    /// to Equal. Exists is equivalent to wildcard for value, so that a pod can tolerate all taints of a particular
    /// category. Lt and Gt perform numeric comparisons (requires feature gate TaintTolerationComparisonOperators).
    pub operator: Option<crate::Str>,

    /// TolerationSeconds represents the period of time the toleration (which must be of effect NoExecute, otherwise
    /// this field is ignored) tolerates the taint. By default, it is not set, which means tolerate the taint forever
    /// (do not evict). Zero and negative values will be treated as 0 (evict immediately) by the system.
    pub toleration_seconds: Option<i64>,

    /// Value is the taint value the toleration matches to. If the operator is Exists, the value should be empty,
    /// otherwise just a regular string.
    pub value: Option<crate::Str>,
}

/// A topology selector requirement is a selector that matches given label. This is an alpha feature and may change in
/// the future.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TopologySelectorLabelRequirement {
    /// The label key that the selector applies to.
    pub key: crate::Str,

    /// An array of string values. One value must match the label to be selected. Each entry in Values is ORed.
    pub values: Box<[crate::Str]>,
}

/// A topology selector term represents the result of label queries. A null or empty topology selector term matches no
/// objects. The requirements of them are ANDed. It provides a subset of functionality as NodeSelectorTerm. This is an
/// alpha feature and may change in the future.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TopologySelectorTerm {
    /// A list of topology selector requirements by labels.
    pub match_label_expressions: Option<Box<[TopologySelectorLabelRequirement]>>,
}

/// TopologySpreadConstraint specifies how to spread matching pods among the given topology.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TopologySpreadConstraint {
    /// LabelSelector is used to find matching pods. Pods that match this label selector are counted to determine the
    /// number of pods in their corresponding topology domain.
    pub label_selector: Option<Box<crate::meta::v1::LabelSelector>>,

    /// MatchLabelKeys is a set of pod label keys to select the pods over which spreading will be calculated. The keys
    /// are used to lookup values from the incoming pod labels, those key-value labels are ANDed with labelSelector to
    /// select the group of existing pods over which spreading will be calculated for the incoming pod. The same key is
    /// forbidden to exist in both MatchLabelKeys and LabelSelector. MatchLabelKeys cannot be set when LabelSelector
    /// isn't set. Keys that don't exist in the incoming pod labels will be ignored. A null or empty list means only
    /// match against labelSelector.
    pub match_label_keys: Option<Box<[crate::Str]>>,

    /// MaxSkew describes the degree to which pods may be unevenly distributed. When `whenUnsatisfiable=DoNotSchedule`,
    /// it is the maximum permitted difference between the number of matching pods in the target topology and the
    /// global minimum. The global minimum is the minimum number of matching pods in an eligible domain or zero if the
    /// number of eligible domains is less than MinDomains. For example, in a 3-zone cluster, MaxSkew is set to 1, and
    /// pods with the same labelSelector spread as 2/2/1: In this case, the global minimum is 1. | zone1 | zone2 |
    /// zone3 | | P P | P P | P | - if MaxSkew is 1, incoming pod can only be scheduled to zone3 to become 2/2/2;
    /// scheduling it onto zone1(zone2) would make the ActualSkew(3-1) on zone1(zone2) violate MaxSkew(1). - if MaxSkew
    /// is 2, incoming pod can be scheduled onto any zone. When `whenUnsatisfiable=ScheduleAnyway`, it is used to give
    /// higher precedence to topologies that satisfy it. It's a required field. Default value is 1 and 0 is not
    /// allowed.
    pub max_skew: i32,

    /// MinDomains indicates a minimum number of eligible domains. When the number of eligible domains with matching
    /// topology keys is less than minDomains, Pod Topology Spread treats "global minimum" as 0, and then the
    /// calculation of Skew is performed. And when the number of eligible domains with matching topology keys equals or
    /// greater than minDomains, this value has no effect on scheduling. As a result, when the number of eligible
    /// domains is less than minDomains, scheduler won't schedule more than maxSkew Pods to those domains. If value is
    /// nil, the constraint behaves as if MinDomains is equal to 1. Valid values are integers greater than 0. When
    /// value is not nil, WhenUnsatisfiable must be DoNotSchedule.
    pub min_domains: Option<i32>,

    /// NodeAffinityPolicy indicates how we will treat Pod's nodeAffinity/nodeSelector when calculating pod topology
    /// spread skew. Options are: - Honor: only nodes matching nodeAffinity/nodeSelector are included in the
    /// calculations. - Ignore: nodeAffinity/nodeSelector are ignored. All nodes are included in the calculations.
    pub node_affinity_policy: Option<crate::Str>,

    /// NodeTaintsPolicy indicates how we will treat node taints when calculating pod topology spread skew. Options
    /// are: - Honor: nodes without taints, along with tainted nodes for which the incoming pod has a toleration, are
    /// included. - Ignore: node taints are ignored. All nodes are included.
    pub node_taints_policy: Option<crate::Str>,

    /// TopologyKey is the key of node labels. Nodes that have a label with this key and identical values are
    /// considered to be in the same topology. We consider each \<key, value\> as a "bucket", and try to put balanced
    /// number of pods into each bucket. We define a domain as a particular instance of a topology. Also, we define an
    /// eligible domain as a domain whose nodes meet the requirements of nodeAffinityPolicy and nodeTaintsPolicy. e.g.
    /// If TopologyKey is "kubernetes.io/hostname", each Node is a domain of that topology. And, if TopologyKey is
    /// "topology.kubernetes.io/zone", each zone is a domain of that topology. It's a required field.
    pub topology_key: crate::Str,

    /// WhenUnsatisfiable indicates how to deal with a pod if it doesn't satisfy the spread constraint. - DoNotSchedule
    /// (default) tells the scheduler not to schedule it. - ScheduleAnyway tells the scheduler to schedule the pod in
    /// any location, but giving higher precedence to topologies that would help reduce the skew. A constraint is
    /// considered "Unsatisfiable" for an incoming pod if and only if every possible node assignment for that pod would
    /// violate "MaxSkew" on some topology. For example, in a 3-zone cluster, MaxSkew is set to 1, and pods with the
    /// same labelSelector spread as 3/1/1: | zone1 | zone2 | zone3 | | P P P | P | P | If WhenUnsatisfiable is set to
    /// DoNotSchedule, incoming pod can only be scheduled to zone2(zone3) to become 3/2/1(3/1/2) as ActualSkew(2-1) on
    /// zone2(zone3) satisfies MaxSkew(1). In other words, the cluster can still be imbalanced, but scheduler won't
    /// make it \*more\* imbalanced. It's a required field.
    pub when_unsatisfiable: crate::Str,
}

/// TypedLocalObjectReference contains enough information to let you locate the typed referenced object inside the same
/// namespace.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TypedLocalObjectReference {
    /// APIGroup is the group for the resource being referenced. If APIGroup is not specified, the specified Kind must
    /// be in the core API group. For any other third-party types, APIGroup is required.
    pub api_group: Option<crate::Str>,

    /// Kind is the type of resource being referenced
    pub kind: crate::Str,

    /// Name is the name of resource being referenced
    pub name: crate::Str,
}

/// TypedObjectReference contains enough information to let you locate the typed referenced object
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TypedObjectReference {
    /// APIGroup is the group for the resource being referenced. If APIGroup is not specified, the specified Kind must
    /// be in the core API group. For any other third-party types, APIGroup is required.
    pub api_group: Option<crate::Str>,

    /// Kind is the type of resource being referenced
    pub kind: crate::Str,

    /// Name is the name of resource being referenced
    pub name: crate::Str,

    /// Namespace is the namespace of resource being referenced Note that when a namespace is specified, a
    /// gateway.networking.k8s.io/ReferenceGrant object is required in the referent namespace to allow that namespace's
    /// owner to accept the reference. See the ReferenceGrant documentation for details. (Alpha) This field requires
    /// the CrossNamespaceVolumeDataSource feature gate to be enabled.
    pub namespace: Option<crate::Str>,
}

/// Volume represents a named volume in a pod that may be accessed by any container in the pod.
///
/// Fields that are seldom set are in [`VolumeRare`]; they are read and assigned as if they were here.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Volume {
    /// configMap represents a configMap that should populate this volume
    pub config_map: Option<crate::Shared<ConfigMapVolumeSource>>,

    /// emptyDir represents a temporary directory that shares a pod's lifetime. More info:
    /// <https://kubernetes.io/docs/concepts/storage/volumes#emptydir>
    pub empty_dir: Option<crate::Shared<EmptyDirVolumeSource>>,

    /// hostPath represents a pre-existing file or directory on the host machine that is directly exposed to the
    /// container. This is generally used for system agents or other privileged things that are allowed to see the host
    /// machine. Most containers will NOT need this. More info:
    /// <https://kubernetes.io/docs/concepts/storage/volumes#hostpath>
    pub host_path: Option<crate::Shared<HostPathVolumeSource>>,

    /// name of the volume. Must be a DNS\_LABEL and unique within the pod. More info:
    /// <https://kubernetes.io/docs/concepts/overview/working-with-objects/names/#names>
    pub name: crate::Str,

    /// persistentVolumeClaimVolumeSource represents a reference to a PersistentVolumeClaim in the same namespace. More
    /// info: <https://kubernetes.io/docs/concepts/storage/persistent-volumes#persistentvolumeclaims>
    pub persistent_volume_claim: Option<Box<PersistentVolumeClaimVolumeSource>>,

    /// projected items for all in one resources secrets, configmaps, and downward API
    pub projected: Option<crate::Shared<ProjectedVolumeSource>>,

    /// secret represents a secret that should populate this volume. More info:
    /// <https://kubernetes.io/docs/concepts/storage/volumes#secret>
    pub secret: Option<crate::Shared<SecretVolumeSource>>,

    /// The fields that are seldom set.
    pub rare: crate::Rare<VolumeRare>,
}

/// The fields of [`Volume`] that are seldom set.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct VolumeRare {
    /// awsElasticBlockStore represents an AWS Disk resource that is attached to a kubelet's host machine and then
    /// exposed to the pod. Deprecated: AWSElasticBlockStore is deprecated. All operations for the in-tree
    /// awsElasticBlockStore type are redirected to the ebs.csi.aws.com CSI driver. More info:
    /// <https://kubernetes.io/docs/concepts/storage/volumes#awselasticblockstore>
    pub aws_elastic_block_store: Option<Box<AWSElasticBlockStoreVolumeSource>>,

    /// azureDisk represents an Azure Data Disk mount on the host and bind mount to the pod. Deprecated: AzureDisk is
    /// deprecated. All operations for the in-tree azureDisk type are redirected to the disk.csi.azure.com CSI driver.
    pub azure_disk: Option<Box<AzureDiskVolumeSource>>,

    /// azureFile represents an Azure File Service mount on the host and bind mount to the pod. Deprecated: AzureFile
    /// is deprecated. All operations for the in-tree azureFile type are redirected to the file.csi.azure.com CSI
    /// driver.
    pub azure_file: Option<Box<AzureFileVolumeSource>>,

    /// cephFS represents a Ceph FS mount on the host that shares a pod's lifetime. Deprecated: CephFS is deprecated
    /// and the in-tree cephfs type is no longer supported.
    pub cephfs: Option<Box<CephFSVolumeSource>>,

    /// cinder represents a cinder volume attached and mounted on kubelets host machine. Deprecated: Cinder is
    /// deprecated. All operations for the in-tree cinder type are redirected to the cinder.csi.openstack.org CSI
    /// driver. More info: <https://examples.k8s.io/mysql-cinder-pd/README.md>
    pub cinder: Option<Box<CinderVolumeSource>>,

    /// csi (Container Storage Interface) represents ephemeral storage that is handled by certain external CSI drivers.
    pub csi: Option<crate::Shared<CSIVolumeSource>>,

    /// downwardAPI represents downward API about the pod that should populate this volume
    pub downward_api: Option<crate::Shared<DownwardAPIVolumeSource>>,

    /// ephemeral represents a volume that is handled by a cluster storage driver. The volume's lifecycle is tied to
    /// the pod that defines it - it will be created before the pod starts, and deleted when the pod is removed.
    pub ephemeral: Option<Box<EphemeralVolumeSource>>,

    /// fc represents a Fibre Channel resource that is attached to a kubelet's host machine and then exposed to the
    /// pod.
    pub fc: Option<Box<FCVolumeSource>>,

    /// flexVolume represents a generic volume resource that is provisioned/attached using an exec based plugin.
    /// Deprecated: FlexVolume is deprecated. Consider using a CSIDriver instead.
    pub flex_volume: Option<Box<FlexVolumeSource>>,

    /// flocker represents a Flocker volume attached to a kubelet's host machine. This depends on the Flocker control
    /// service being running. Deprecated: Flocker is deprecated and the in-tree flocker type is no longer supported.
    pub flocker: Option<Box<FlockerVolumeSource>>,

    /// gcePersistentDisk represents a GCE Disk resource that is attached to a kubelet's host machine and then exposed
    /// to the pod. Deprecated: GCEPersistentDisk is deprecated. All operations for the in-tree gcePersistentDisk type
    /// are redirected to the pd.csi.storage.gke.io CSI driver. More info:
    /// <https://kubernetes.io/docs/concepts/storage/volumes#gcepersistentdisk>
    pub gce_persistent_disk: Option<Box<GCEPersistentDiskVolumeSource>>,

    /// gitRepo represents a git repository at a particular revision. Deprecated: GitRepo is deprecated. To provision a
    /// container with a git repo, mount an EmptyDir into an InitContainer that clones the repo using git, then mount
    /// the EmptyDir into the Pod's container.
    pub git_repo: Option<Box<GitRepoVolumeSource>>,

    /// glusterfs represents a Glusterfs mount on the host that shares a pod's lifetime. Deprecated: Glusterfs is
    /// deprecated and the in-tree glusterfs type is no longer supported.
    pub glusterfs: Option<Box<GlusterfsVolumeSource>>,

    /// image represents an OCI object (a container image or artifact) pulled and mounted on the kubelet's host
    /// machine. The volume is resolved at pod startup depending on which PullPolicy value is provided:
    pub image: Option<Box<ImageVolumeSource>>,

    /// iscsi represents an ISCSI Disk resource that is attached to a kubelet's host machine and then exposed to the
    /// pod. More info: <https://kubernetes.io/docs/concepts/storage/volumes/#iscsi>
    pub iscsi: Option<Box<ISCSIVolumeSource>>,

    /// nfs represents an NFS mount on the host that shares a pod's lifetime More info:
    /// <https://kubernetes.io/docs/concepts/storage/volumes#nfs>
    pub nfs: Option<crate::Shared<NFSVolumeSource>>,

    /// photonPersistentDisk represents a PhotonController persistent disk attached and mounted on kubelets host
    /// machine. Deprecated: PhotonPersistentDisk is deprecated and the in-tree photonPersistentDisk type is no longer
    /// supported.
    pub photon_persistent_disk: Option<Box<PhotonPersistentDiskVolumeSource>>,

    /// portworxVolume represents a portworx volume attached and mounted on kubelets host machine. Deprecated:
    /// PortworxVolume is deprecated. All operations for the in-tree portworxVolume type are redirected to the
    /// pxd.portworx.com CSI driver.
    pub portworx_volume: Option<Box<PortworxVolumeSource>>,

    /// quobyte represents a Quobyte mount on the host that shares a pod's lifetime. Deprecated: Quobyte is deprecated
    /// and the in-tree quobyte type is no longer supported.
    pub quobyte: Option<Box<QuobyteVolumeSource>>,

    /// rbd represents a Rados Block Device mount on the host that shares a pod's lifetime. Deprecated: RBD is
    /// deprecated and the in-tree rbd type is no longer supported.
    pub rbd: Option<Box<RBDVolumeSource>>,

    /// scaleIO represents a ScaleIO persistent volume attached and mounted on Kubernetes nodes. Deprecated: ScaleIO is
    /// deprecated and the in-tree scaleIO type is no longer supported.
    pub scale_io: Option<Box<ScaleIOVolumeSource>>,

    /// storageOS represents a StorageOS volume attached and mounted on Kubernetes nodes. Deprecated: StorageOS is
    /// deprecated and the in-tree storageos type is no longer supported.
    pub storageos: Option<Box<StorageOSVolumeSource>>,

    /// vsphereVolume represents a vSphere volume attached and mounted on kubelets host machine. Deprecated:
    /// VsphereVolume is deprecated. All operations for the in-tree vsphereVolume type are redirected to the
    /// csi.vsphere.vmware.com CSI driver.
    pub vsphere_volume: Option<Box<VsphereVirtualDiskVolumeSource>>,
}

crate::rare::rare!(
    Volume,
    VolumeRare {
        aws_elastic_block_store,
        azure_disk,
        azure_file,
        cephfs,
        cinder,
        csi,
        downward_api,
        ephemeral,
        fc,
        flex_volume,
        flocker,
        gce_persistent_disk,
        git_repo,
        glusterfs,
        image,
        iscsi,
        nfs,
        photon_persistent_disk,
        portworx_volume,
        quobyte,
        rbd,
        scale_io,
        storageos,
        vsphere_volume
    }
);

/// volumeDevice describes a mapping of a raw block device within a container.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct VolumeDevice {
    /// devicePath is the path inside of the container that the device will be mapped to.
    pub device_path: crate::Str,

    /// name must match the name of a persistentVolumeClaim in the pod
    pub name: crate::Str,
}

/// VolumeMount describes a mounting of a Volume within a container.
///
/// Fields that are seldom set are in [`VolumeMountRare`]; they are read and assigned as if they were here.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct VolumeMount {
    /// Path within the container at which the volume should be mounted. Must not contain ':'.
    pub mount_path: crate::Str,

    /// This must match the Name of a Volume.
    pub name: crate::Str,

    /// Mounted read-only if true, read-write otherwise (false or unspecified). Defaults to false.
    pub read_only: Option<bool>,

    /// Path within the volume from which the container's volume should be mounted. Defaults to "" (volume's root).
    pub sub_path: Option<crate::Str>,

    /// The fields that are seldom set.
    pub rare: crate::Rare<VolumeMountRare>,
}

/// The fields of [`VolumeMount`] that are seldom set.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct VolumeMountRare {
    /// mountPropagation determines how mounts are propagated from the host to container and the other way around. When
    /// not set, MountPropagationNone is used. This field is beta in 1.10. When RecursiveReadOnly is set to IfPossible
    /// or to Enabled, MountPropagation must be None or unspecified (which defaults to None).
    pub mount_propagation: Option<crate::Str>,

    /// RecursiveReadOnly specifies whether read-only mounts should be handled recursively.
    pub recursive_read_only: Option<crate::Str>,

    /// Expanded path within the volume from which the container's volume should be mounted. Behaves similarly to
    /// SubPath but environment variable references $(VAR\_NAME) are expanded using the container's environment.
    /// Defaults to "" (volume's root). SubPathExpr and SubPath are mutually exclusive.
    pub sub_path_expr: Option<crate::Str>,
}

crate::rare::rare!(
    VolumeMount,
    VolumeMountRare {
        mount_propagation,
        recursive_read_only,
        sub_path_expr
    }
);

/// VolumeMountStatus shows status of volume mounts.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct VolumeMountStatus {
    /// MountPath corresponds to the original VolumeMount.
    pub mount_path: crate::Str,

    /// Name corresponds to the name of the original VolumeMount.
    pub name: crate::Str,

    /// ReadOnly corresponds to the original VolumeMount.
    pub read_only: Option<bool>,

    /// RecursiveReadOnly must be set to Disabled, Enabled, or unspecified (for non-readonly mounts). An IfPossible
    /// value in the original VolumeMount must be translated to Disabled or Enabled, depending on the mount result.
    pub recursive_read_only: Option<crate::Str>,

    /// volumeStatus represents volume-type-specific status about the mounted volume.
    pub volume_status: Option<Box<VolumeStatus>>,
}

/// VolumeNodeAffinity defines constraints that limit what nodes this volume can be accessed from.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct VolumeNodeAffinity {
    /// required specifies hard node constraints that must be met.
    pub required: Option<Box<NodeSelector>>,
}

/// Projection that may be projected along with other supported volume types. Exactly one of these fields must be set.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct VolumeProjection {
    /// ClusterTrustBundle allows a pod to access the `.spec.trustBundle` field of ClusterTrustBundle objects in an
    /// auto-updating file.
    pub cluster_trust_bundle: Option<Box<ClusterTrustBundleProjection>>,

    /// configMap information about the configMap data to project
    pub config_map: Option<Box<ConfigMapProjection>>,

    /// downwardAPI information about the downwardAPI data to project
    pub downward_api: Option<Box<DownwardAPIProjection>>,

    /// Projects an auto-rotating credential bundle (private key and certificate chain) that the pod can use either as
    /// a TLS client or server.
    pub pod_certificate: Option<Box<PodCertificateProjection>>,

    /// secret information about the secret data to project
    pub secret: Option<Box<SecretProjection>>,

    /// serviceAccountToken is information about the serviceAccountToken data to project
    pub service_account_token: Option<Box<ServiceAccountTokenProjection>>,
}

/// VolumeResourceRequirements describes the storage resource requirements for a volume.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct VolumeResourceRequirements {
    /// Limits describes the maximum amount of compute resources allowed. More info:
    /// <https://kubernetes.io/docs/concepts/configuration/manage-resources-containers/>
    pub limits: Option<crate::Map<crate::Quantity>>,

    /// Requests describes the minimum amount of compute resources required. If Requests is omitted for a container, it
    /// defaults to Limits if that is explicitly specified, otherwise to an implementation-defined value. Requests
    /// cannot exceed Limits. More info:
    /// <https://kubernetes.io/docs/concepts/configuration/manage-resources-containers/>
    pub requests: Option<crate::Map<crate::Quantity>>,
}

/// VolumeStatus represents the status of a mounted volume. At most one of its members must be specified.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct VolumeStatus {
    /// image represents an OCI object (a container image or artifact) pulled and mounted on the kubelet's host
    /// machine.
    pub image: Option<Box<ImageVolumeStatus>>,
}

/// Represents a vSphere volume resource.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct VsphereVirtualDiskVolumeSource {
    /// fsType is filesystem type to mount. Must be a filesystem type supported by the host operating system. Ex.
    /// "ext4", "xfs", "ntfs". Implicitly inferred to be "ext4" if unspecified.
    pub fs_type: Option<crate::Str>,

    /// storagePolicyID is the storage Policy Based Management (SPBM) profile ID associated with the StoragePolicyName.
    pub storage_policy_id: Option<crate::Str>,

    /// storagePolicyName is the storage Policy Based Management (SPBM) profile name.
    pub storage_policy_name: Option<crate::Str>,

    /// volumePath is the path that identifies vSphere volume vmdk
    pub volume_path: crate::Str,
}

/// The weights of all of the matched WeightedPodAffinityTerm fields are added per-node to find the most preferred
/// node(s)
#[derive(Clone, Debug, Default, PartialEq)]
pub struct WeightedPodAffinityTerm {
    /// Required. A pod affinity term, associated with the corresponding weight.
    pub pod_affinity_term: PodAffinityTerm,

    /// weight associated with matching the corresponding podAffinityTerm, in the range 1-100.
    pub weight: i32,
}

/// WindowsSecurityContextOptions contain Windows-specific options and credentials.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct WindowsSecurityContextOptions {
    /// GMSACredentialSpec is where the GMSA admission webhook (<https://github.com/kubernetes-sigs/windows-gmsa>)
    /// inlines the contents of the GMSA credential spec named by the GMSACredentialSpecName field.
    pub gmsa_credential_spec: Option<crate::Str>,

    /// GMSACredentialSpecName is the name of the GMSA credential spec to use.
    pub gmsa_credential_spec_name: Option<crate::Str>,

    /// HostProcess determines if a container should be run as a 'Host Process' container. All of a Pod's containers
    /// must have the same effective HostProcess value (it is not allowed to have a mix of HostProcess containers and
    /// non-HostProcess containers). In addition, if HostProcess is true then HostNetwork must also be set to true.
    pub host_process: Option<bool>,

    /// The UserName in Windows to run the entrypoint of the container process. Defaults to the user specified in image
    /// metadata if unspecified. May also be set in PodSecurityContext. If set in both SecurityContext and
    /// PodSecurityContext, the value specified in SecurityContext takes precedence.
    pub run_as_user_name: Option<crate::Str>,
}
