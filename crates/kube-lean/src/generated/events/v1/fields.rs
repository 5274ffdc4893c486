//! JSON names of events/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use serde::de::MapAccess;
use serde::ser::SerializeMap;

use super::*;
use crate::de;
use crate::fields::{Fields, kind, message, optional};

impl Fields for Event {
    const NAME: &'static str = "Event";
    const NAMES: &'static [&'static str] = &[
        "action",
        "deprecatedCount",
        "deprecatedFirstTimestamp",
        "deprecatedLastTimestamp",
        "deprecatedSource",
        "eventTime",
        "metadata",
        "note",
        "reason",
        "regarding",
        "related",
        "reportingController",
        "reportingInstance",
        "series",
        "type",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.action = map.next_value()?,
            1 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.deprecated_count),
            2 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.deprecated_first_timestamp),
            3 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.deprecated_last_timestamp),
            4 => self.deprecated_source = map.next_value()?,
            5 => self.event_time = map.next_value()?,
            6 => self.metadata = de::required(map)?,
            7 => self.note = map.next_value()?,
            8 => self.reason = map.next_value()?,
            9 => self.regarding = map.next_value()?,
            10 => self.rare.put(map.next_value()?, |rare| &mut rare.related),
            11 => self.reporting_controller = map.next_value()?,
            12 => self.reporting_instance = map.next_value()?,
            13 => self.rare.put(map.next_value()?, |rare| &mut rare.series),
            14 => self.type_ = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "action", &self.action)?;
        optional(map, "deprecatedCount", &self.deprecated_count)?;
        optional(map, "deprecatedFirstTimestamp", &self.deprecated_first_timestamp)?;
        optional(map, "deprecatedLastTimestamp", &self.deprecated_last_timestamp)?;
        optional(map, "deprecatedSource", &self.deprecated_source)?;
        optional(map, "eventTime", &self.event_time)?;
        map.serialize_entry("metadata", &self.metadata)?;
        optional(map, "note", &self.note)?;
        optional(map, "reason", &self.reason)?;
        optional(map, "regarding", &self.regarding)?;
        optional(map, "related", &self.related)?;
        optional(map, "reportingController", &self.reporting_controller)?;
        optional(map, "reportingInstance", &self.reporting_instance)?;
        optional(map, "series", &self.series)?;
        optional(map, "type", &self.type_)?;
        Ok(())
    }
}

kind!(Event, "events.k8s.io/v1", "Event", "kube-lean:events/v1.Event");

impl Fields for EventSeries {
    const NAME: &'static str = "EventSeries";
    const NAMES: &'static [&'static str] = &["count", "lastObservedTime"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.count = de::required(map)?,
            1 => self.last_observed_time = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("count", &self.count)?;
        map.serialize_entry("lastObservedTime", &self.last_observed_time)?;
        Ok(())
    }
}

message!(EventSeries);
