//! Decoders of apiregistration/v1 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, Stale, nonempty, openapi};

impl Decode for k8s_openapi::kube_aggregator::pkg::apis::apiregistration::v1::APIService {
    const NAME: &'static str = "APIService";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        api_service(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        api_service(self, Stale::everything(), r, d)
    }
}

fn api_service(
    to: &mut k8s_openapi::kube_aggregator::pkg::apis::apiregistration::v1::APIService,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.over(is_stale, to.spec.get_or_insert_default(), r)?,
            26 => d.over(is_stale, to.status.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.spec);
        stale.reset(3, &mut to.status);
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

impl Decode for k8s_openapi::kube_aggregator::pkg::apis::apiregistration::v1::APIServiceCondition {
    const NAME: &'static str = "APIServiceCondition";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        api_service_condition(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        api_service_condition(self, Stale::everything(), r, d)
    }
}

fn api_service_condition(
    to: &mut k8s_openapi::kube_aggregator::pkg::apis::apiregistration::v1::APIServiceCondition,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.type_)?,
            18 => r.put(&mut to.status)?,
            26 => {
                to.last_transition_time = r
                    .timestamp(openapi::unless(
                        is_stale,
                        to.last_transition_time.as_ref().map(|old| old.0),
                    ))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            34 => r.put_nonempty(&mut to.reason)?,
            42 => r.put_nonempty(&mut to.message)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.type_);
        stale.reset(2, &mut to.status);
        stale.reset(3, &mut to.last_transition_time);
        stale.reset(4, &mut to.reason);
        stale.reset(5, &mut to.message);
    }
    Ok(())
}

impl Decode for k8s_openapi::kube_aggregator::pkg::apis::apiregistration::v1::APIServiceSpec {
    const NAME: &'static str = "APIServiceSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        api_service_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        api_service_spec(self, Stale::everything(), r, d)
    }
}

fn api_service_spec(
    to: &mut k8s_openapi::kube_aggregator::pkg::apis::apiregistration::v1::APIServiceSpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.service.get_or_insert_default(), r)?,
            18 => r.put_nonempty(&mut to.group)?,
            26 => r.put_nonempty(&mut to.version)?,
            32 => to.insecure_skip_tls_verify = nonempty(r.bool()?),
            42 => to.ca_bundle = nonempty(k8s_openapi::ByteString(r.bytes()?.to_vec())),
            56 => to.group_priority_minimum = r.i32()?,
            64 => to.version_priority = r.i32()?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 7, 8])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.service);
        stale.reset(2, &mut to.group);
        stale.reset(3, &mut to.version);
        stale.reset(4, &mut to.insecure_skip_tls_verify);
        stale.reset(5, &mut to.ca_bundle);
        stale.reset(7, &mut to.group_priority_minimum);
        stale.reset(8, &mut to.version_priority);
    }
    Ok(())
}

impl Decode for k8s_openapi::kube_aggregator::pkg::apis::apiregistration::v1::APIServiceStatus {
    const NAME: &'static str = "APIServiceStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        api_service_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        api_service_status(self, Stale::everything(), r, d)
    }
}

fn api_service_status(
    to: &mut k8s_openapi::kube_aggregator::pkg::apis::apiregistration::v1::APIServiceStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.conditions.get_or_insert_default(), r, 10)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.conditions);
    }
    Ok(())
}

impl Decode for k8s_openapi::kube_aggregator::pkg::apis::apiregistration::v1::ServiceReference {
    const NAME: &'static str = "ServiceReference";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        service_reference(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        service_reference(self, Stale::everything(), r, d)
    }
}

fn service_reference(
    to: &mut k8s_openapi::kube_aggregator::pkg::apis::apiregistration::v1::ServiceReference,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.namespace)?,
            18 => r.put_nonempty(&mut to.name)?,
            24 => to.port = Some(r.i32()?),
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.namespace);
        stale.reset(2, &mut to.name);
        stale.reset(3, &mut to.port);
    }
    Ok(())
}
