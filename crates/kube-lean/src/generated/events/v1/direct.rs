//! Decoders of events/v1 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, nonempty, openapi};

impl Decode for k8s_openapi::api::events::v1::Event {
    const NAME: &'static str = "Event";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => {
                    to.event_time = r
                        .micro_timestamp(to.event_time.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::MicroTime)
                }
                26 => to.series.get_or_insert_with(InPlace::blank).read(r, d)?,
                34 => to.reporting_controller = nonempty(r.string()?),
                42 => to.reporting_instance = nonempty(r.string()?),
                50 => to.action = nonempty(r.string()?),
                58 => to.reason = nonempty(r.string()?),
                66 => to.regarding.get_or_insert_default().read(r, d)?,
                74 => to.related.get_or_insert_default().read(r, d)?,
                82 => to.note = nonempty(r.string()?),
                90 => to.type_ = nonempty(r.string()?),
                98 => to.deprecated_source.get_or_insert_default().read(r, d)?,
                106 => {
                    to.deprecated_first_timestamp = r
                        .timestamp(to.deprecated_first_timestamp.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                114 => {
                    to.deprecated_last_timestamp = r
                        .timestamp(to.deprecated_last_timestamp.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                120 => to.deprecated_count = nonempty(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])?,
            }
        }
        if to.regarding.is_none() {
            to.regarding
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        if to.deprecated_source.is_none() {
            to.deprecated_source
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl InPlace for k8s_openapi::api::events::v1::EventSeries {
    fn blank() -> Self {
        Self {
            count: Default::default(),
            last_observed_time: k8s_openapi::apimachinery::pkg::apis::meta::v1::MicroTime(openapi::NO_TIME),
        }
    }

    fn read(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        d.nested("EventSeries", r, |r, d| event_series(self, r, d))
    }
}

fn event_series(
    to: &mut k8s_openapi::api::events::v1::EventSeries,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        match tag {
            8 => to.count = r.i32()?,
            18 => {
                to.last_observed_time.0 = r
                    .micro_timestamp(Some(to.last_observed_time.0))?
                    .unwrap_or(openapi::NO_TIME)
            }
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if to.last_observed_time.0 == openapi::NO_TIME {
        return Err(openapi::no_time(r));
    }
    Ok(())
}
