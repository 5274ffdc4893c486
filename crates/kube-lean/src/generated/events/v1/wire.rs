//! Decoders of events/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use super::*;
#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, Reader, nonempty};

impl Decode for Event {
    const NAME: &'static str = "Event";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => self.event_time = r.micro_time(self.event_time)?,
                26 => d.boxed(&mut self.series, r)?,
                34 => self.reporting_controller = nonempty(r.text()?),
                42 => self.reporting_instance = nonempty(r.text()?),
                50 => self.action = nonempty(r.text()?),
                58 => self.reason = nonempty(r.text()?),
                66 => d.boxed(&mut self.regarding, r)?,
                74 => d.boxed(&mut self.related, r)?,
                82 => self.note = nonempty(r.text()?),
                90 => self.type_ = nonempty(r.text()?),
                98 => d.boxed(&mut self.deprecated_source, r)?,
                106 => {
                    let value = r.time(self.deprecated_first_timestamp)?;
                    self.rare.put(value, |rare| &mut rare.deprecated_first_timestamp);
                }
                114 => {
                    let value = r.time(self.deprecated_last_timestamp)?;
                    self.rare.put(value, |rare| &mut rare.deprecated_last_timestamp);
                }
                120 => {
                    let value = nonempty(r.i32()?);
                    self.rare.put(value, |rare| &mut rare.deprecated_count);
                }
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])?,
            }
        }
        if self.deprecated_source.is_none() {
            d.boxed(&mut self.deprecated_source, &mut Reader::no_message())?;
        }
        if self.regarding.is_none() {
            d.boxed(&mut self.regarding, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for EventSeries {
    const NAME: &'static str = "EventSeries";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                8 => self.count = r.i32()?,
                18 => {
                    self.last_observed_time = r.micro_time(Some(self.last_observed_time))?.unwrap_or_default()
                }
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}
