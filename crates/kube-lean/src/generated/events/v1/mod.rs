//! Types of events/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[cfg(feature = "k8s-openapi")]
mod convert;
#[cfg(feature = "k8s-openapi")]
mod direct;
mod fields;
mod wire;

/// Event is a report of an event somewhere in the cluster. It generally denotes some state change in the system.
/// Events have a limited retention time and triggers and messages may evolve with time. Event consumers should not
/// rely on the timing of an event with a given Reason reflecting a consistent underlying trigger, or the continued
/// existence of events with that Reason. Events should be treated as informative, best-effort, supplemental data.
///
/// Fields that are seldom set are in [`EventRare`]; they are read and assigned as if they were here.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Event {
    /// action is what action was taken/failed regarding to the regarding object. It is machine-readable. This field
    /// cannot be empty for new Events and it can have at most 128 characters.
    pub action: Option<crate::Str>,

    /// deprecatedSource is the deprecated field assuring backward compatibility with core.v1 Event type.
    pub deprecated_source: Option<Box<crate::core::v1::EventSource>>,

    /// eventTime is the time when this Event was first observed. It is required.
    pub event_time: Option<crate::MicroTime>,

    /// Standard object's metadata. More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata>
    pub metadata: crate::meta::v1::ObjectMeta,

    /// note is a human-readable description of the status of this operation. Maximal length of the note is 1kB, but
    /// libraries should be prepared to handle values up to 64kB.
    pub note: Option<crate::Str>,

    /// reason is why the action was taken. It is human-readable. This field cannot be empty for new Events and it can
    /// have at most 128 characters.
    pub reason: Option<crate::Str>,

    /// regarding contains the object this Event is about. In most cases it's an Object reporting controller
    /// implements, e.g. ReplicaSetController implements ReplicaSets and this event is emitted because it acts on some
    /// changes in a ReplicaSet object.
    pub regarding: Option<Box<crate::core::v1::ObjectReference>>,

    /// reportingController is the name of the controller that emitted this Event, e.g. `kubernetes.io/kubelet`. This
    /// field cannot be empty for new Events.
    pub reporting_controller: Option<crate::Str>,

    /// reportingInstance is the ID of the controller instance, e.g. `kubelet-xyzf`. This field cannot be empty for new
    /// Events and it can have at most 128 characters.
    pub reporting_instance: Option<crate::Str>,

    /// type is the type of this event (Normal, Warning), new types could be added in the future. It is
    /// machine-readable. This field cannot be empty for new Events.
    pub type_: Option<crate::Str>,

    /// The fields that are seldom set.
    pub rare: crate::Rare<EventRare>,
}

/// The fields of [`Event`] that are seldom set.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EventRare {
    /// deprecatedCount is the deprecated field assuring backward compatibility with core.v1 Event type.
    pub deprecated_count: Option<i32>,

    /// deprecatedFirstTimestamp is the deprecated field assuring backward compatibility with core.v1 Event type.
    pub deprecated_first_timestamp: Option<crate::Time>,

    /// deprecatedLastTimestamp is the deprecated field assuring backward compatibility with core.v1 Event type.
    pub deprecated_last_timestamp: Option<crate::Time>,

    /// related is the optional secondary object for more complex actions. E.g. when regarding object triggers a
    /// creation or deletion of related object.
    pub related: Option<Box<crate::core::v1::ObjectReference>>,

    /// series is data about the Event series this event represents or nil if it's a singleton Event.
    pub series: Option<Box<EventSeries>>,
}

crate::rare::rare!(
    Event,
    EventRare {
        deprecated_count,
        deprecated_first_timestamp,
        deprecated_last_timestamp,
        related,
        series
    }
);

/// EventSeries contain information on series of events, i.e. thing that was/is happening continuously for some time.
/// How often to update the EventSeries is up to the event reporters. The default event reporter in
/// "k8s.io/client-go/tools/events/event\_broadcaster.go" shows how this struct is updated on heartbeats and can guide
/// customized reporter implementations.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EventSeries {
    /// count is the number of occurrences in this series up to the last heartbeat time.
    pub count: i32,

    /// lastObservedTime is the time when last Event from the series was seen before last heartbeat.
    pub last_observed_time: crate::MicroTime,
}
