//! Decoders of resource/v1alpha3.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use super::*;
#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, Reader, nonempty};

impl Decode for DeviceTaint {
    const NAME: &'static str = "DeviceTaint";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.key = r.text()?,
                18 => self.value = nonempty(r.text()?),
                26 => self.effect = r.text()?,
                34 => self.time_added = r.time(self.time_added)?,
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for DeviceTaintRule {
    const NAME: &'static str = "DeviceTaintRule";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.message(&mut self.spec, r)?,
                26 => d.boxed(&mut self.status, r)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        if self.status.is_none() {
            d.boxed(&mut self.status, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for DeviceTaintRuleSpec {
    const NAME: &'static str = "DeviceTaintRuleSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.device_selector, r)?,
                18 => d.message(&mut self.taint, r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for DeviceTaintRuleStatus {
    const NAME: &'static str = "DeviceTaintRuleStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.conditions.get_or_insert_default(), r, 10)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for DeviceTaintSelector {
    const NAME: &'static str = "DeviceTaintSelector";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                18 => self.driver = Some(r.text()?),
                26 => self.pool = Some(r.text()?),
                34 => self.device = Some(r.text()?),
                _ => r.skip(tag, &[2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for PoolStatus {
    const NAME: &'static str = "PoolStatus";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.driver = r.text()?,
                18 => self.pool_name = r.text()?,
                26 => self.node_name = Some(r.text()?),
                32 => self.total_devices = Some(r.i32()?),
                40 => self.allocated_devices = Some(r.i32()?),
                48 => self.available_devices = Some(r.i32()?),
                56 => self.unavailable_devices = Some(r.i32()?),
                64 => self.resource_slice_count = Some(r.i32()?),
                72 => self.generation = r.i64()?,
                82 => self.validation_error = Some(r.text()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10])?,
            }
        }
        Ok(())
    }
}

impl Decode for ResourcePoolStatusRequest {
    const NAME: &'static str = "ResourcePoolStatusRequest";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.message(&mut self.spec, r)?,
                26 => d.boxed(&mut self.status, r)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for ResourcePoolStatusRequestSpec {
    const NAME: &'static str = "ResourcePoolStatusRequestSpec";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.driver = r.text()?,
                18 => self.pool_name = Some(r.text()?),
                24 => self.limit = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for ResourcePoolStatusRequestStatus {
    const NAME: &'static str = "ResourcePoolStatusRequestStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                18 => d.list(self.pools.get_or_insert_default(), r, 18)?,
                26 => d.list(self.conditions.get_or_insert_default(), r, 26)?,
                48 => self.pool_count = r.i32()?,
                _ => r.skip(tag, &[2, 3, 6])?,
            }
        }
        Ok(())
    }
}
