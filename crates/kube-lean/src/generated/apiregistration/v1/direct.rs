//! Decoders of apiregistration/v1 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, nonempty, openapi};

impl Decode for k8s_openapi::kube_aggregator::pkg::apis::apiregistration::v1::APIService {
    const NAME: &'static str = "APIService";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => to.spec.get_or_insert_default().read(r, d)?,
                26 => to.status.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        if to.spec.is_none() {
            to.spec
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        if to.status.is_none() {
            to.status
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::kube_aggregator::pkg::apis::apiregistration::v1::APIServiceCondition {
    const NAME: &'static str = "APIServiceCondition";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.type_ = r.string()?,
                18 => to.status = r.string()?,
                26 => {
                    to.last_transition_time = r
                        .timestamp(to.last_transition_time.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                34 => to.reason = nonempty(r.string()?),
                42 => to.message = nonempty(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::kube_aggregator::pkg::apis::apiregistration::v1::APIServiceSpec {
    const NAME: &'static str = "APIServiceSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.service.get_or_insert_default().read(r, d)?,
                18 => to.group = nonempty(r.string()?),
                26 => to.version = nonempty(r.string()?),
                32 => to.insecure_skip_tls_verify = nonempty(r.bool()?),
                42 => to.ca_bundle = nonempty(k8s_openapi::ByteString(r.bytes()?.to_vec())),
                56 => to.group_priority_minimum = r.i32()?,
                64 => to.version_priority = r.i32()?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 7, 8])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::kube_aggregator::pkg::apis::apiregistration::v1::APIServiceStatus {
    const NAME: &'static str = "APIServiceStatus";

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

impl Decode for k8s_openapi::kube_aggregator::pkg::apis::apiregistration::v1::ServiceReference {
    const NAME: &'static str = "ServiceReference";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.namespace = nonempty(r.string()?),
                18 => to.name = nonempty(r.string()?),
                24 => to.port = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}
