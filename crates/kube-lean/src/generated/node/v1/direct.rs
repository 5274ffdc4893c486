//! Decoders of node/v1 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, Stale, nonempty, openapi};

impl Decode for k8s_openapi::api::node::v1::Overhead {
    const NAME: &'static str = "Overhead";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        overhead(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        overhead(self, Stale::everything(), r, d)
    }
}

fn overhead(
    to: &mut k8s_openapi::api::node::v1::Overhead,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.tree(is_stale, to.pod_fixed.get_or_insert_default(), r, 10)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.pod_fixed);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::node::v1::RuntimeClass {
    const NAME: &'static str = "RuntimeClass";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        runtime_class(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        runtime_class(self, Stale::everything(), r, d)
    }
}

fn runtime_class(
    to: &mut k8s_openapi::api::node::v1::RuntimeClass,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => r.put(&mut to.handler)?,
            26 => d.over(is_stale, to.overhead.get_or_insert_default(), r)?,
            34 => d.over(is_stale, to.scheduling.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.handler);
        stale.reset(3, &mut to.overhead);
        stale.reset(4, &mut to.scheduling);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::node::v1::Scheduling {
    const NAME: &'static str = "Scheduling";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        scheduling(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        scheduling(self, Stale::everything(), r, d)
    }
}

fn scheduling(
    to: &mut k8s_openapi::api::node::v1::Scheduling,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.tree(is_stale, to.node_selector.get_or_insert_default(), r, 10)?,
            18 => d.vec(is_stale, to.tolerations.get_or_insert_default(), r, 18)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.node_selector);
        stale.reset(2, &mut to.tolerations);
    }
    Ok(())
}
