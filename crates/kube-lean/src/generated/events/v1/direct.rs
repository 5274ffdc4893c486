//! Decoders of events/v1 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, Stale, nonempty, openapi};

impl Decode for k8s_openapi::api::events::v1::Event {
    const NAME: &'static str = "Event";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        event(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        event(self, Stale::everything(), r, d)
    }
}

fn event(
    to: &mut k8s_openapi::api::events::v1::Event,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => {
                to.event_time = r
                    .micro_timestamp(openapi::unless(is_stale, to.event_time.as_ref().map(|old| old.0)))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::MicroTime)
            }
            26 => d.over(is_stale, to.series.get_or_insert_with(InPlace::blank), r)?,
            34 => r.put_nonempty(&mut to.reporting_controller)?,
            42 => r.put_nonempty(&mut to.reporting_instance)?,
            50 => r.put_nonempty(&mut to.action)?,
            58 => r.put_nonempty(&mut to.reason)?,
            66 => d.over(is_stale, to.regarding.get_or_insert_default(), r)?,
            74 => d.over(is_stale, to.related.get_or_insert_default(), r)?,
            82 => r.put_nonempty(&mut to.note)?,
            90 => r.put_nonempty(&mut to.type_)?,
            98 => d.over(is_stale, to.deprecated_source.get_or_insert_default(), r)?,
            106 => {
                to.deprecated_first_timestamp = r
                    .timestamp(openapi::unless(
                        is_stale,
                        to.deprecated_first_timestamp.as_ref().map(|old| old.0),
                    ))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            114 => {
                to.deprecated_last_timestamp = r
                    .timestamp(openapi::unless(
                        is_stale,
                        to.deprecated_last_timestamp.as_ref().map(|old| old.0),
                    ))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            120 => to.deprecated_count = nonempty(r.i32()?),
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.event_time);
        stale.reset(3, &mut to.series);
        stale.reset(4, &mut to.reporting_controller);
        stale.reset(5, &mut to.reporting_instance);
        stale.reset(6, &mut to.action);
        stale.reset(7, &mut to.reason);
        stale.reset(8, &mut to.regarding);
        stale.reset(9, &mut to.related);
        stale.reset(10, &mut to.note);
        stale.reset(11, &mut to.type_);
        stale.reset(12, &mut to.deprecated_source);
        stale.reset(13, &mut to.deprecated_first_timestamp);
        stale.reset(14, &mut to.deprecated_last_timestamp);
        stale.reset(15, &mut to.deprecated_count);
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

impl InPlace for k8s_openapi::api::events::v1::EventSeries {
    fn blank() -> Self {
        Self {
            count: Default::default(),
            last_observed_time: k8s_openapi::apimachinery::pkg::apis::meta::v1::MicroTime(openapi::NO_TIME),
        }
    }

    fn read(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        d.nested("EventSeries", r, |r, d| {
            event_series(self, Stale::nothing(), r, d)
        })
    }

    fn read_over(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        d.nested("EventSeries", r, |r, d| {
            event_series(self, Stale::everything(), r, d)
        })
    }
}

fn event_series(
    to: &mut k8s_openapi::api::events::v1::EventSeries,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            8 => to.count = r.i32()?,
            18 => {
                to.last_observed_time.0 = r
                    .micro_timestamp(openapi::unless(is_stale, Some(to.last_observed_time.0)))?
                    .unwrap_or(openapi::NO_TIME)
            }
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.count);
        if stale.has(2) {
            to.last_observed_time.0 = openapi::NO_TIME;
        }
    }
    if to.last_observed_time.0 == openapi::NO_TIME {
        return Err(openapi::no_time(r));
    }
    Ok(())
}
