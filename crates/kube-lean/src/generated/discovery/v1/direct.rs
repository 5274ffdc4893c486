//! Decoders of discovery/v1 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, Stale, nonempty, openapi};

impl Decode for k8s_openapi::api::discovery::v1::Endpoint {
    const NAME: &'static str = "Endpoint";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        endpoint(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        endpoint(self, Stale::everything(), r, d)
    }
}

fn endpoint(
    to: &mut k8s_openapi::api::discovery::v1::Endpoint,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, &mut to.addresses, r, 10)?,
            18 => d.over(is_stale, to.conditions.get_or_insert_default(), r)?,
            26 => r.put_some(&mut to.hostname)?,
            34 => d.over(is_stale, to.target_ref.get_or_insert_default(), r)?,
            42 => d.tree(is_stale, to.deprecated_topology.get_or_insert_default(), r, 42)?,
            50 => r.put_some(&mut to.node_name)?,
            58 => r.put_some(&mut to.zone)?,
            66 => d.over(is_stale, to.hints.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.addresses);
        stale.reset(2, &mut to.conditions);
        stale.reset(3, &mut to.hostname);
        stale.reset(4, &mut to.target_ref);
        stale.reset(5, &mut to.deprecated_topology);
        stale.reset(6, &mut to.node_name);
        stale.reset(7, &mut to.zone);
        stale.reset(8, &mut to.hints);
    }
    if to.conditions.is_none() {
        to.conditions
            .get_or_insert_default()
            .read(&mut Reader::no_message(), d)?;
    }
    Ok(())
}

impl Decode for k8s_openapi::api::discovery::v1::EndpointConditions {
    const NAME: &'static str = "EndpointConditions";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        endpoint_conditions(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        endpoint_conditions(self, Stale::everything(), r, d)
    }
}

fn endpoint_conditions(
    to: &mut k8s_openapi::api::discovery::v1::EndpointConditions,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            8 => to.ready = Some(r.bool()?),
            16 => to.serving = Some(r.bool()?),
            24 => to.terminating = Some(r.bool()?),
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.ready);
        stale.reset(2, &mut to.serving);
        stale.reset(3, &mut to.terminating);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::discovery::v1::EndpointHints {
    const NAME: &'static str = "EndpointHints";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        endpoint_hints(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        endpoint_hints(self, Stale::everything(), r, d)
    }
}

fn endpoint_hints(
    to: &mut k8s_openapi::api::discovery::v1::EndpointHints,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.for_zones.get_or_insert_default(), r, 10)?,
            18 => d.vec(is_stale, to.for_nodes.get_or_insert_default(), r, 18)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.for_zones);
        stale.reset(2, &mut to.for_nodes);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::discovery::v1::EndpointPort {
    const NAME: &'static str = "EndpointPort";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        endpoint_port(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        endpoint_port(self, Stale::everything(), r, d)
    }
}

fn endpoint_port(
    to: &mut k8s_openapi::api::discovery::v1::EndpointPort,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put_some(&mut to.name)?,
            18 => r.put_some(&mut to.protocol)?,
            24 => to.port = Some(r.i32()?),
            34 => r.put_some(&mut to.app_protocol)?,
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
        stale.reset(2, &mut to.protocol);
        stale.reset(3, &mut to.port);
        stale.reset(4, &mut to.app_protocol);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::discovery::v1::EndpointSlice {
    const NAME: &'static str = "EndpointSlice";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        endpoint_slice(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        endpoint_slice(self, Stale::everything(), r, d)
    }
}

fn endpoint_slice(
    to: &mut k8s_openapi::api::discovery::v1::EndpointSlice,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.vec(is_stale, to.endpoints.get_or_insert_default(), r, 18)?,
            26 => d.vec(is_stale, to.ports.get_or_insert_default(), r, 26)?,
            34 => r.put(&mut to.address_type)?,
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.endpoints);
        stale.reset(3, &mut to.ports);
        stale.reset(4, &mut to.address_type);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::discovery::v1::ForNode {
    const NAME: &'static str = "ForNode";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        for_node(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        for_node(self, Stale::everything(), r, d)
    }
}

fn for_node(
    to: &mut k8s_openapi::api::discovery::v1::ForNode,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::discovery::v1::ForZone {
    const NAME: &'static str = "ForZone";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        for_zone(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        for_zone(self, Stale::everything(), r, d)
    }
}

fn for_zone(
    to: &mut k8s_openapi::api::discovery::v1::ForZone,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
    }
    Ok(())
}
