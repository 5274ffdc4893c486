//! Conversions of events/v1 from and to k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use crate::convert as c;

impl From<k8s_openapi::api::events::v1::Event> for super::Event {
    fn from(from: k8s_openapi::api::events::v1::Event) -> Self {
        let mut to = Self::default();
        to.action = c::from::optional_one(from.action);
        to.rare.put(c::from::optional_one(from.deprecated_count), |rare| {
            &mut rare.deprecated_count
        });
        to.rare
            .put(c::from::optional_one(from.deprecated_first_timestamp), |rare| {
                &mut rare.deprecated_first_timestamp
            });
        to.rare
            .put(c::from::optional_one(from.deprecated_last_timestamp), |rare| {
                &mut rare.deprecated_last_timestamp
            });
        to.deprecated_source = c::from::optional_boxed(from.deprecated_source);
        to.event_time = c::from::optional_one(from.event_time);
        to.metadata = c::from::one(from.metadata);
        to.note = c::from::optional_one(from.note);
        to.reason = c::from::optional_one(from.reason);
        to.regarding = c::from::optional_boxed(from.regarding);
        to.rare
            .put(c::from::optional_boxed(from.related), |rare| &mut rare.related);
        to.reporting_controller = c::from::optional_one(from.reporting_controller);
        to.reporting_instance = c::from::optional_one(from.reporting_instance);
        to.rare
            .put(c::from::optional_boxed(from.series), |rare| &mut rare.series);
        to.type_ = c::from::optional_one(from.type_);
        to
    }
}

impl From<super::Event> for k8s_openapi::api::events::v1::Event {
    fn from(from: super::Event) -> Self {
        let rare = from.rare.into_inner();
        Self {
            action: c::to::optional_one(from.action),
            deprecated_count: c::to::optional_one(rare.deprecated_count),
            deprecated_first_timestamp: c::to::optional_one(rare.deprecated_first_timestamp),
            deprecated_last_timestamp: c::to::optional_one(rare.deprecated_last_timestamp),
            deprecated_source: c::to::optional_boxed(from.deprecated_source),
            event_time: c::to::optional_one(from.event_time),
            metadata: c::to::one(from.metadata),
            note: c::to::optional_one(from.note),
            reason: c::to::optional_one(from.reason),
            regarding: c::to::optional_boxed(from.regarding),
            related: c::to::optional_boxed(rare.related),
            reporting_controller: c::to::optional_one(from.reporting_controller),
            reporting_instance: c::to::optional_one(from.reporting_instance),
            series: c::to::optional_boxed(rare.series),
            type_: c::to::optional_one(from.type_),
        }
    }
}

impl From<k8s_openapi::api::events::v1::EventSeries> for super::EventSeries {
    fn from(from: k8s_openapi::api::events::v1::EventSeries) -> Self {
        let mut to = Self::default();
        to.count = c::from::one(from.count);
        to.last_observed_time = c::from::one(from.last_observed_time);
        to
    }
}

impl From<super::EventSeries> for k8s_openapi::api::events::v1::EventSeries {
    fn from(from: super::EventSeries) -> Self {
        Self {
            count: c::to::one(from.count),
            last_observed_time: c::to::one(from.last_observed_time),
        }
    }
}
