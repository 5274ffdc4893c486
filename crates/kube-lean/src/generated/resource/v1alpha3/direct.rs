//! Decoders of resource/v1alpha3 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, nonempty, openapi};

impl Decode for k8s_openapi::api::resource::v1alpha3::DeviceTaint {
    const NAME: &'static str = "DeviceTaint";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.key = r.string()?,
                18 => to.value = nonempty(r.string()?),
                26 => to.effect = r.string()?,
                34 => {
                    to.time_added = r
                        .timestamp(to.time_added.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::resource::v1alpha3::DeviceTaintRule {
    const NAME: &'static str = "DeviceTaintRule";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => to.spec.read(r, d)?,
                26 => to.status.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        if to.status.is_none() {
            to.status
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::resource::v1alpha3::DeviceTaintRuleSpec {
    const NAME: &'static str = "DeviceTaintRuleSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.device_selector.get_or_insert_default().read(r, d)?,
                18 => to.taint.read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::resource::v1alpha3::DeviceTaintRuleStatus {
    const NAME: &'static str = "DeviceTaintRuleStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(to.conditions.get_or_insert_default(), r, 10)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::resource::v1alpha3::DeviceTaintSelector {
    const NAME: &'static str = "DeviceTaintSelector";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                18 => to.driver = Some(r.string()?),
                26 => to.pool = Some(r.string()?),
                34 => to.device = Some(r.string()?),
                _ => r.skip(tag, &[2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::resource::v1alpha3::PoolStatus {
    const NAME: &'static str = "PoolStatus";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.driver = r.string()?,
                18 => to.pool_name = r.string()?,
                26 => to.node_name = Some(r.string()?),
                32 => to.total_devices = Some(r.i32()?),
                40 => to.allocated_devices = Some(r.i32()?),
                48 => to.available_devices = Some(r.i32()?),
                56 => to.unavailable_devices = Some(r.i32()?),
                64 => to.resource_slice_count = Some(r.i32()?),
                72 => to.generation = r.i64()?,
                82 => to.validation_error = Some(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::resource::v1alpha3::ResourcePoolStatusRequest {
    const NAME: &'static str = "ResourcePoolStatusRequest";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => to.spec.read(r, d)?,
                26 => to.status.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::resource::v1alpha3::ResourcePoolStatusRequestSpec {
    const NAME: &'static str = "ResourcePoolStatusRequestSpec";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.driver = r.string()?,
                18 => to.pool_name = Some(r.string()?),
                24 => to.limit = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::resource::v1alpha3::ResourcePoolStatusRequestStatus {
    const NAME: &'static str = "ResourcePoolStatusRequestStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                18 => d.vec(to.pools.get_or_insert_default(), r, 18)?,
                26 => d.vec(to.conditions.get_or_insert_default(), r, 26)?,
                48 => to.pool_count = r.i32()?,
                _ => r.skip(tag, &[2, 3, 6])?,
            }
        }
        Ok(())
    }
}
