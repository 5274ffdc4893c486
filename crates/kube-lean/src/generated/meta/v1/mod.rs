//! Types of meta/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[cfg(feature = "k8s-openapi")]
mod convert;
#[cfg(feature = "k8s-openapi")]
mod direct;
mod fields;
mod wire;

/// Condition contains details for one aspect of the current state of this API Resource.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Condition {
    /// lastTransitionTime is the last time the condition transitioned from one status to another. This should be when
    /// the underlying condition changed. If that is not known, then using the time when the API field changed is
    /// acceptable.
    pub last_transition_time: crate::Time,

    /// message is a human readable message indicating details about the transition. This may be an empty string.
    pub message: crate::Str,

    /// observedGeneration represents the .metadata.generation that the condition was set based upon. For instance, if
    /// .metadata.generation is currently 12, but the .status.conditions\[x\].observedGeneration is 9, the condition is
    /// out of date with respect to the current state of the instance.
    pub observed_generation: Option<i64>,

    /// reason contains a programmatic identifier indicating the reason for the condition's last transition. Producers
    /// of specific condition types may define expected values and meanings for this field, and whether the values are
    /// considered a guaranteed API. The value should be a CamelCase string. This field may not be empty.
    pub reason: crate::Str,

    /// status of the condition, one of True, False, Unknown.
    pub status: crate::Str,

    /// type of condition in CamelCase or in foo.example.com/CamelCase.
    pub type_: crate::Str,
}

/// GroupResource specifies a Group and a Resource, but does not force a version. This is useful for identifying
/// concepts during lookup stages without having partially valid types
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GroupResource {
    /// `group` in JSON.
    pub group: crate::Str,

    /// `resource` in JSON.
    pub resource: crate::Str,
}

/// A label selector is a label query over a set of resources. The result of matchLabels and matchExpressions are
/// ANDed. An empty label selector matches all objects. A null label selector matches no objects.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LabelSelector {
    /// matchExpressions is a list of label selector requirements. The requirements are ANDed.
    pub match_expressions: Option<Box<[LabelSelectorRequirement]>>,

    /// matchLabels is a map of {key,value} pairs. A single {key,value} in the matchLabels map is equivalent to an
    /// element of matchExpressions, whose key field is "key", the operator is "In", and the values array contains only
    /// "value". The requirements are ANDed.
    pub match_labels: Option<crate::Map<crate::Str>>,
}

/// A label selector requirement is a selector that contains values, a key, and an operator that relates the key and
/// values.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LabelSelectorRequirement {
    /// key is the label key that the selector applies to.
    pub key: crate::Str,

    /// operator represents a key's relationship to a set of values. Valid operators are In, NotIn, Exists and
    /// DoesNotExist.
    pub operator: crate::Str,

    /// values is an array of string values. If the operator is In or NotIn, the values array must be non-empty. If the
    /// operator is Exists or DoesNotExist, the values array must be empty. This array is replaced during a strategic
    /// merge patch.
    pub values: Option<Box<[crate::Str]>>,
}

/// ManagedFieldsEntry is a workflow-id, a FieldSet and the group version of the resource that the fieldset applies to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ManagedFieldsEntry {
    /// APIVersion defines the version of this resource that this field set applies to. The format is "group/version"
    /// just like the top-level APIVersion field. It is necessary to track the version of a field set because it cannot
    /// be automatically converted.
    pub api_version: Option<crate::Str>,

    /// FieldsType is the discriminator for the different fields format and version. There is currently only one
    /// possible value: "FieldsV1"
    pub fields_type: Option<crate::Str>,

    /// FieldsV1 holds the first JSON version format as described in the "FieldsV1" type.
    pub fields_v1: Option<crate::RawJson>,

    /// Manager is an identifier of the workflow managing these fields.
    pub manager: Option<crate::Str>,

    /// Operation is the type of operation which lead to this ManagedFieldsEntry being created. The only valid values
    /// for this field are 'Apply' and 'Update'.
    pub operation: Option<crate::Str>,

    /// Subresource is the name of the subresource used to update that object, or empty string if the object was
    /// updated through the main resource. The value of this field is used to distinguish between managers, even if
    /// they share the same name. For example, a status update will be distinct from a regular update using the same
    /// manager name. Note that the APIVersion field is not related to the Subresource field and it always corresponds
    /// to the version of the main resource.
    pub subresource: Option<crate::Str>,

    /// Time is the timestamp of when the ManagedFields entry was added. The timestamp will also be updated if a field
    /// is added, the manager changes any of the owned fields value or removes a field. The timestamp does not update
    /// when a field is removed from the entry because another manager took it over.
    pub time: Option<crate::Time>,
}

/// ObjectMeta is metadata that all persisted resources must have, which includes all objects users must create.
///
/// Fields that are seldom set are in [`ObjectMetaRare`]; they are read and assigned as if they were here.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ObjectMeta {
    /// Annotations is an unstructured key value map stored with a resource that may be set by external tools to store
    /// and retrieve arbitrary metadata. They are not queryable and should be preserved when modifying objects. More
    /// info: <https://kubernetes.io/docs/concepts/overview/working-with-objects/annotations>
    pub annotations: Option<crate::Map<crate::Str>>,

    /// CreationTimestamp is a timestamp representing the server time when this object was created. It is not
    /// guaranteed to be set in happens-before order across separate operations. Clients may not set this value. It is
    /// represented in RFC3339 form and is in UTC.
    pub creation_timestamp: Option<crate::Time>,

    /// GenerateName is an optional prefix, used by the server, to generate a unique name ONLY IF the Name field has
    /// not been provided. If this field is used, the name returned to the client will be different than the name
    /// passed. This value will also be combined with a unique suffix. The provided value has the same validation rules
    /// as the Name field, and may be truncated by the length of the suffix required to make the value unique on the
    /// server.
    pub generate_name: Option<crate::Str>,

    /// A sequence number representing a specific generation of the desired state. Populated by the system. Read-only.
    pub generation: Option<i64>,

    /// Map of string keys and values that can be used to organize and categorize (scope and select) objects. May match
    /// selectors of replication controllers and services. More info:
    /// <https://kubernetes.io/docs/concepts/overview/working-with-objects/labels>
    pub labels: Option<crate::Map<crate::Str>>,

    /// Name must be unique within a namespace. Is required when creating resources, although some resources may allow
    /// a client to request the generation of an appropriate name automatically. Name is primarily intended for
    /// creation idempotence and configuration definition. Cannot be updated. More info:
    /// <https://kubernetes.io/docs/concepts/overview/working-with-objects/names#names>
    pub name: Option<crate::Str>,

    /// Namespace defines the space within which each name must be unique. An empty namespace is equivalent to the
    /// "default" namespace, but "default" is the canonical representation. Not all objects are required to be scoped
    /// to a namespace - the value of this field for those objects will be empty.
    pub namespace: Option<crate::Str>,

    /// List of objects depended by this object. If ALL objects in the list have been deleted, this object will be
    /// garbage collected. If this object is managed by a controller, then an entry in this list will point to this
    /// controller, with the controller field set to true. There cannot be more than one managing controller.
    pub owner_references: Option<crate::Shared<[OwnerReference]>>,

    /// An opaque value that represents the internal version of this object that can be used by clients to determine
    /// when objects have changed. May be used for optimistic concurrency, change detection, and the watch operation on
    /// a resource or set of resources. Clients must treat these values as opaque and passed unmodified back to the
    /// server. They may only be valid for a particular resource or set of resources.
    pub resource_version: Option<crate::Str>,

    /// UID is the unique in time and space value for this object. It is typically generated by the server on
    /// successful creation of a resource and is not allowed to change on PUT operations.
    pub uid: Option<crate::Str>,

    /// The fields that are seldom set.
    pub rare: crate::Rare<ObjectMetaRare>,
}

/// The fields of [`ObjectMeta`] that are seldom set.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ObjectMetaRare {
    /// Number of seconds allowed for this object to gracefully terminate before it will be removed from the system.
    /// Only set when deletionTimestamp is also set. May only be shortened. Read-only.
    pub deletion_grace_period_seconds: Option<i64>,

    /// DeletionTimestamp is RFC 3339 date and time at which this resource will be deleted. This field is set by the
    /// server when a graceful deletion is requested by the user, and is not directly settable by a client. The
    /// resource is expected to be deleted (no longer visible from resource lists, and not reachable by name) after the
    /// time in this field, once the finalizers list is empty. As long as the finalizers list contains items, deletion
    /// is blocked. Once the deletionTimestamp is set, this value may not be unset or be set further into the future,
    /// although it may be shortened or the resource may be deleted prior to this time. For example, a user may request
    /// that a pod is deleted in 30 seconds. The Kubelet will react by sending a graceful termination signal to the
    /// containers in the pod. After that 30 seconds, the Kubelet will send a hard termination signal (SIGKILL) to the
    /// container and after cleanup, remove the pod from the API. In the presence of network partitions, this object
    /// may still exist after this timestamp, until an administrator or automated process can determine the resource is
    /// fully terminated. If not set, graceful deletion of the object has not been requested.
    pub deletion_timestamp: Option<crate::Time>,

    /// Must be empty before the object is deleted from the registry. Each entry is an identifier for the responsible
    /// component that will remove the entry from the list. If the deletionTimestamp of the object is non-nil, entries
    /// in this list can only be removed. Finalizers may be processed and removed in any order. Order is NOT enforced
    /// because it introduces significant risk of stuck finalizers. finalizers is a shared field, any actor with
    /// permission can reorder it. If the finalizer list is processed in order, then this can lead to a situation in
    /// which the component responsible for the first finalizer in the list is waiting for a signal (field value,
    /// external system, or other) produced by a component responsible for a finalizer later in the list, resulting in
    /// a deadlock. Without enforced ordering finalizers are free to order amongst themselves and are not vulnerable to
    /// ordering changes in the list.
    pub finalizers: Option<crate::Shared<[crate::Str]>>,

    /// ManagedFields maps workflow-id and version to the set of fields that are managed by that workflow. This is
    /// mostly for internal housekeeping, and users typically shouldn't need to set or understand this field. A
    /// workflow can be the user's name, a controller's name, or the name of a specific apply path like "ci-cd". The
    /// set of fields is always in the version that the workflow used when modifying the object.
    pub managed_fields: Option<Box<[ManagedFieldsEntry]>>,

    /// Deprecated: selfLink is a legacy read-only field that is no longer populated by the system.
    pub self_link: Option<crate::Str>,
}

crate::rare::rare!(
    ObjectMeta,
    ObjectMetaRare {
        deletion_grace_period_seconds,
        deletion_timestamp,
        finalizers,
        managed_fields,
        self_link
    }
);

/// OwnerReference contains enough information to let you identify an owning object. An owning object must be in the
/// same namespace as the dependent, or be cluster-scoped, so there is no namespace field.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OwnerReference {
    /// API version of the referent.
    pub api_version: crate::Str,

    /// If true, AND if the owner has the "foregroundDeletion" finalizer, then the owner cannot be deleted from the
    /// key-value store until this reference is removed. See
    /// <https://kubernetes.io/docs/concepts/architecture/garbage-collection/#foreground-deletion> for how the garbage
    /// collector interacts with this field and enforces the foreground deletion. Defaults to false. To set this field,
    /// a user needs "delete" permission of the owner, otherwise 422 (Unprocessable Entity) will be returned.
    pub block_owner_deletion: Option<bool>,

    /// If true, this reference points to the managing controller.
    pub controller: Option<bool>,

    /// Kind of the referent. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#types-kinds>
    pub kind: crate::Str,

    /// Name of the referent. More info:
    /// <https://kubernetes.io/docs/concepts/overview/working-with-objects/names#names>
    pub name: crate::Str,

    /// UID of the referent. More info: <https://kubernetes.io/docs/concepts/overview/working-with-objects/names#uids>
    pub uid: crate::Str,
}

/// PartialObjectMetadata is a generic representation of any object with ObjectMeta. It allows clients to get access to
/// a particular ObjectMeta schema without knowing the details of the version.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PartialObjectMetadata {
    /// Standard object's metadata. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata>
    pub metadata: ObjectMeta,
}
