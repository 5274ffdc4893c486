//! Types of storage/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[cfg(feature = "k8s-openapi")]
mod convert;
#[cfg(feature = "k8s-openapi")]
mod direct;
mod fields;
mod wire;

/// CSIDriver captures information about a Container Storage Interface (CSI) volume driver deployed on the cluster.
/// Kubernetes attach detach controller uses this object to determine whether attach is required. Kubelet uses this
/// object to determine whether pod information needs to be passed on mount. CSIDriver objects are non-namespaced.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CSIDriver {
    /// Standard object metadata. metadata.Name indicates the name of the CSI driver that this object refers to; it
    /// MUST be the same name returned by the CSI GetPluginName() call for that driver. The driver name must be 63
    /// characters or less, beginning and ending with an alphanumeric character (\[a-z0-9A-Z\]) with dashes (-), dots
    /// (.), and alphanumerics between. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata>
    pub metadata: crate::meta::v1::ObjectMeta,

    /// spec represents the specification of the CSI Driver.
    pub spec: CSIDriverSpec,
}

/// CSIDriverSpec is the specification of a CSIDriver.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CSIDriverSpec {
    /// attachRequired indicates this CSI volume driver requires an attach operation (because it implements the CSI
    /// ControllerPublishVolume() method), and that the Kubernetes attach detach controller should call the attach
    /// volume interface which checks the volumeattachment status and waits until the volume is attached before
    /// proceeding to mounting. The CSI external-attacher coordinates with CSI volume driver and updates the
    /// volumeattachment status when the attach operation is complete. If the value is specified to false, the attach
    /// operation will be skipped. Otherwise the attach operation will be called.
    pub attach_required: Option<bool>,

    /// fsGroupPolicy defines if the underlying volume supports changing ownership and permission of the volume before
    /// being mounted. Refer to the specific FSGroupPolicy values for additional details.
    pub fs_group_policy: Option<crate::Str>,

    /// nodeAllocatableUpdatePeriodSeconds specifies the interval between periodic updates of the CSINode allocatable
    /// capacity for this driver. When set, both periodic updates and updates triggered by capacity-related failures
    /// are enabled. If not set, no updates occur (neither periodic nor upon detecting capacity-related failures), and
    /// the allocatable.count remains static. The minimum allowed value for this field is 10 seconds.
    pub node_allocatable_update_period_seconds: Option<i64>,

    /// podInfoOnMount indicates this CSI volume driver requires additional pod information (like podName, podUID,
    /// etc.) during mount operations, if set to true. If set to false, pod information will not be passed on mount.
    /// Default is false.
    pub pod_info_on_mount: Option<bool>,

    /// PreventPodSchedulingIfMissing indicates that the CSI driver wants to prevent pod scheduling if the CSI driver
    /// on the node is missing.
    pub prevent_pod_scheduling_if_missing: Option<bool>,

    /// requiresRepublish indicates the CSI driver wants `NodePublishVolume` being periodically called to reflect any
    /// possible change in the mounted volume. This field defaults to false.
    pub requires_republish: Option<bool>,

    /// seLinuxMount specifies if the CSI driver supports "-o context" mount option.
    pub se_linux_mount: Option<bool>,

    /// serviceAccountTokenInSecrets is an opt-in for CSI drivers to indicate that service account tokens should be
    /// passed via the Secrets field in NodePublishVolumeRequest instead of the VolumeContext field. The CSI
    /// specification provides a dedicated Secrets field for sensitive information like tokens, which is the
    /// appropriate mechanism for handling credentials. This addresses security concerns where sensitive tokens were
    /// being logged as part of volume context.
    pub service_account_token_in_secrets: Option<bool>,

    /// storageCapacity indicates that the CSI volume driver wants pod scheduling to consider the storage capacity that
    /// the driver deployment will report by creating CSIStorageCapacity objects with capacity information, if set to
    /// true.
    pub storage_capacity: Option<bool>,

    /// tokenRequests indicates the CSI driver needs pods' service account tokens it is mounting volume for to do
    /// necessary authentication. Kubelet will pass the tokens in VolumeContext in the CSI NodePublishVolume calls. The
    /// CSI driver should parse and validate the following VolumeContext: "csi.storage.k8s.io/serviceAccount.tokens": {
    /// "\<audience\>": { "token": \<token\>, "expirationTimestamp": \<expiration timestamp in RFC3339\>, }, ... }
    pub token_requests: Option<Box<[TokenRequest]>>,

    /// volumeLifecycleModes defines what kind of volumes this CSI volume driver supports. The default if the list is
    /// empty is "Persistent", which is the usage defined by the CSI specification and implemented in Kubernetes via
    /// the usual PV/PVC mechanism.
    pub volume_lifecycle_modes: Option<Box<[crate::Str]>>,
}

/// CSINode holds information about all CSI drivers installed on a node. CSI drivers do not need to create the CSINode
/// object directly. As long as they use the node-driver-registrar sidecar container, the kubelet will automatically
/// populate the CSINode object for the CSI driver as part of kubelet plugin registration. CSINode has the same name as
/// a node. If the object is missing, it means either there are no CSI Drivers available on the node, or the Kubelet
/// version is low enough that it doesn't create this object. CSINode has an OwnerReference that points to the
/// corresponding node object.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CSINode {
    /// Standard object's metadata. metadata.name must be the Kubernetes node name.
    pub metadata: crate::meta::v1::ObjectMeta,

    /// spec is the specification of CSINode
    pub spec: CSINodeSpec,
}

/// CSINodeDriver holds information about the specification of one CSI driver installed on a node
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CSINodeDriver {
    /// allocatable represents the volume resources of a node that are available for scheduling. This field is beta.
    pub allocatable: Option<Box<VolumeNodeResources>>,

    /// name represents the name of the CSI driver that this object refers to. This MUST be the same name returned by
    /// the CSI GetPluginName() call for that driver.
    pub name: crate::Str,

    /// nodeID of the node from the driver point of view. This field enables Kubernetes to communicate with storage
    /// systems that do not share the same nomenclature for nodes. For example, Kubernetes may refer to a given node as
    /// "node1", but the storage system may refer to the same node as "nodeA". When Kubernetes issues a command to the
    /// storage system to attach a volume to a specific node, it can use this field to refer to the node name using the
    /// ID that the storage system will understand, e.g. "nodeA" instead of "node1". This field is required.
    pub node_id: crate::Str,

    /// topologyKeys is the list of keys supported by the driver. When a driver is initialized on a cluster, it
    /// provides a set of topology keys that it understands (e.g. "company.com/zone", "company.com/region"). When a
    /// driver is initialized on a node, it provides the same topology keys along with values. Kubelet will expose
    /// these topology keys as labels on its own node object. When Kubernetes does topology aware provisioning, it can
    /// use this list to determine which labels it should retrieve from the node object and pass back to the driver. It
    /// is possible for different nodes to use different topology keys. This can be empty if driver does not support
    /// topology.
    pub topology_keys: Option<Box<[crate::Str]>>,
}

/// CSINodeSpec holds information about the specification of all CSI drivers installed on a node
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CSINodeSpec {
    /// drivers is a list of information of all CSI Drivers existing on a node. If all drivers in the list are
    /// uninstalled, this can become empty.
    pub drivers: Box<[CSINodeDriver]>,
}

/// CSIStorageCapacity stores the result of one CSI GetCapacity call. For a given StorageClass, this describes the
/// available capacity in a particular topology segment. This can be used when considering where to instantiate new
/// PersistentVolumes.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CSIStorageCapacity {
    /// capacity is the value reported by the CSI driver in its GetCapacityResponse for a GetCapacityRequest with
    /// topology and parameters that match the previous fields.
    pub capacity: Option<crate::Quantity>,

    /// maximumVolumeSize is the value reported by the CSI driver in its GetCapacityResponse for a GetCapacityRequest
    /// with topology and parameters that match the previous fields.
    pub maximum_volume_size: Option<crate::Quantity>,

    /// Standard object's metadata. The name has no particular meaning. It must be a DNS subdomain (dots allowed, 253
    /// characters). To ensure that there are no conflicts with other CSI drivers on the cluster, the recommendation is
    /// to use csisc-\<uuid\>, a generated name, or a reverse-domain name which ends with the unique CSI driver name.
    pub metadata: crate::meta::v1::ObjectMeta,

    /// nodeTopology defines which nodes have access to the storage for which capacity was reported. If not set, the
    /// storage is not accessible from any node in the cluster. If empty, the storage is accessible from all nodes.
    /// This field is immutable.
    pub node_topology: Option<Box<crate::meta::v1::LabelSelector>>,

    /// storageClassName represents the name of the StorageClass that the reported capacity applies to. It must meet
    /// the same requirements as the name of a StorageClass object (non-empty, DNS subdomain). If that object no longer
    /// exists, the CSIStorageCapacity object is obsolete and should be removed by its creator. This field is
    /// immutable.
    pub storage_class_name: crate::Str,
}

/// StorageClass describes the parameters for a class of storage for which PersistentVolumes can be dynamically
/// provisioned.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StorageClass {
    /// allowVolumeExpansion shows whether the storage class allow volume expand.
    pub allow_volume_expansion: Option<bool>,

    /// allowedTopologies restrict the node topologies where volumes can be dynamically provisioned. Each volume plugin
    /// defines its own supported topology specifications. An empty TopologySelectorTerm list means there is no
    /// topology restriction. This field is only honored by servers that enable the VolumeScheduling feature.
    pub allowed_topologies: Option<Box<[crate::core::v1::TopologySelectorTerm]>>,

    /// Standard object's metadata. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata>
    pub metadata: crate::meta::v1::ObjectMeta,

    /// mountOptions controls the mountOptions for dynamically provisioned PersistentVolumes of this storage class.
    /// e.g. \["ro", "soft"\]. Not validated - mount of the PVs will simply fail if one is invalid.
    pub mount_options: Option<Box<[crate::Str]>>,

    /// parameters holds the parameters for the provisioner that should create volumes of this storage class.
    pub parameters: Option<crate::Map<crate::Str>>,

    /// provisioner indicates the type of the provisioner.
    pub provisioner: crate::Str,

    /// reclaimPolicy controls the reclaimPolicy for dynamically provisioned PersistentVolumes of this storage class.
    /// Defaults to Delete.
    pub reclaim_policy: Option<crate::Str>,

    /// volumeBindingMode indicates how PersistentVolumeClaims should be provisioned and bound. When unset,
    /// VolumeBindingImmediate is used. This field is only honored by servers that enable the VolumeScheduling feature.
    pub volume_binding_mode: Option<crate::Str>,
}

/// TokenRequest contains parameters of a service account token.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TokenRequest {
    /// audience is the intended audience of the token in "TokenRequestSpec". It will default to the audiences of kube
    /// apiserver.
    pub audience: crate::Str,

    /// expirationSeconds is the duration of validity of the token in "TokenRequestSpec". It has the same default value
    /// of "ExpirationSeconds" in "TokenRequestSpec".
    pub expiration_seconds: Option<i64>,
}

/// VolumeAttachment captures the intent to attach or detach the specified volume to/from the specified node.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct VolumeAttachment {
    /// Standard object metadata. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata>
    pub metadata: crate::meta::v1::ObjectMeta,

    /// spec represents specification of the desired attach/detach volume behavior. Populated by the Kubernetes system.
    pub spec: VolumeAttachmentSpec,

    /// status represents status of the VolumeAttachment request. Populated by the entity completing the attach or
    /// detach operation, i.e. the external-attacher.
    pub status: Option<Box<VolumeAttachmentStatus>>,
}

/// VolumeAttachmentSource represents a volume that should be attached. Right now only PersistentVolumes can be
/// attached via external attacher, in the future we may allow also inline volumes in pods. Exactly one member can be
/// set.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct VolumeAttachmentSource {
    /// inlineVolumeSpec contains all the information necessary to attach a persistent volume defined by a pod's inline
    /// VolumeSource. This field is populated only for the CSIMigration feature. It contains translated fields from a
    /// pod's inline VolumeSource to a PersistentVolumeSpec. This field is beta-level and is only honored by servers
    /// that enabled the CSIMigration feature.
    pub inline_volume_spec: Option<Box<crate::core::v1::PersistentVolumeSpec>>,

    /// persistentVolumeName represents the name of the persistent volume to attach.
    pub persistent_volume_name: Option<crate::Str>,
}

/// VolumeAttachmentSpec is the specification of a VolumeAttachment request.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct VolumeAttachmentSpec {
    /// attacher indicates the name of the volume driver that MUST handle this request. This is the name returned by
    /// GetPluginName().
    pub attacher: crate::Str,

    /// nodeName represents the node that the volume should be attached to.
    pub node_name: crate::Str,

    /// source represents the volume that should be attached.
    pub source: VolumeAttachmentSource,
}

/// VolumeAttachmentStatus is the status of a VolumeAttachment request.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct VolumeAttachmentStatus {
    /// attachError represents the last error encountered during attach operation, if any. This field must only be set
    /// by the entity completing the attach operation, i.e. the external-attacher.
    pub attach_error: Option<Box<VolumeError>>,

    /// attached indicates the volume is successfully attached. This field must only be set by the entity completing
    /// the attach operation, i.e. the external-attacher.
    pub attached: bool,

    /// attachmentMetadata is populated with any information returned by the attach operation, upon successful attach,
    /// that must be passed into subsequent WaitForAttach or Mount calls. This field must only be set by the entity
    /// completing the attach operation, i.e. the external-attacher.
    pub attachment_metadata: Option<crate::Map<crate::Str>>,

    /// detachError represents the last error encountered during detach operation, if any. This field must only be set
    /// by the entity completing the detach operation, i.e. the external-attacher.
    pub detach_error: Option<Box<VolumeError>>,
}

/// VolumeAttributesClass represents a specification of mutable volume attributes defined by the CSI driver. The class
/// can be specified during dynamic provisioning of PersistentVolumeClaims, and changed in the PersistentVolumeClaim
/// spec after provisioning.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct VolumeAttributesClass {
    /// Name of the CSI driver This field is immutable.
    pub driver_name: crate::Str,

    /// Standard object's metadata. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata>
    pub metadata: crate::meta::v1::ObjectMeta,

    /// parameters hold volume attributes defined by the CSI driver. These values are opaque to the Kubernetes and are
    /// passed directly to the CSI driver. The underlying storage provider supports changing these attributes on an
    /// existing volume, however the parameters field itself is immutable. To invoke a volume update, a new
    /// VolumeAttributesClass should be created with new parameters, and the PersistentVolumeClaim should be updated to
    /// reference the new VolumeAttributesClass.
    pub parameters: Option<crate::Map<crate::Str>>,
}

/// VolumeError captures an error encountered during a volume operation.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct VolumeError {
    /// errorCode is a numeric gRPC code representing the error encountered during Attach or Detach operations.
    pub error_code: Option<i32>,

    /// message represents the error encountered during Attach or Detach operation. This string may be logged, so it
    /// should not contain sensitive information.
    pub message: Option<crate::Str>,

    /// time represents the time the error was encountered.
    pub time: Option<crate::Time>,
}

/// VolumeNodeResources is a set of resource limits for scheduling of volumes.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct VolumeNodeResources {
    /// count indicates the maximum number of unique volumes managed by the CSI driver that can be used on a node. A
    /// volume that is both attached and mounted on a node is considered to be used once, not twice. The same rule
    /// applies for a unique volume that is shared among multiple pods on the same node. If this field is not
    /// specified, then the supported number of volumes on this node is unbounded.
    pub count: Option<i32>,
}
