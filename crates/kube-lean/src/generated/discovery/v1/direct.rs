//! Decoders of discovery/v1 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, nonempty, openapi};

impl Decode for k8s_openapi::api::discovery::v1::Endpoint {
    const NAME: &'static str = "Endpoint";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(&mut to.addresses, r, 10)?,
                18 => to.conditions.get_or_insert_default().read(r, d)?,
                26 => to.hostname = Some(r.string()?),
                34 => to.target_ref.get_or_insert_default().read(r, d)?,
                42 => d.tree(to.deprecated_topology.get_or_insert_default(), r, 42)?,
                50 => to.node_name = Some(r.string()?),
                58 => to.zone = Some(r.string()?),
                66 => to.hints.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8])?,
            }
        }
        if to.conditions.is_none() {
            to.conditions
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::discovery::v1::EndpointConditions {
    const NAME: &'static str = "EndpointConditions";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                8 => to.ready = Some(r.bool()?),
                16 => to.serving = Some(r.bool()?),
                24 => to.terminating = Some(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::discovery::v1::EndpointHints {
    const NAME: &'static str = "EndpointHints";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(to.for_zones.get_or_insert_default(), r, 10)?,
                18 => d.vec(to.for_nodes.get_or_insert_default(), r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::discovery::v1::EndpointPort {
    const NAME: &'static str = "EndpointPort";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = Some(r.string()?),
                18 => to.protocol = Some(r.string()?),
                24 => to.port = Some(r.i32()?),
                34 => to.app_protocol = Some(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::discovery::v1::EndpointSlice {
    const NAME: &'static str = "EndpointSlice";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => d.vec(to.endpoints.get_or_insert_default(), r, 18)?,
                26 => d.vec(to.ports.get_or_insert_default(), r, 26)?,
                34 => to.address_type = r.string()?,
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::discovery::v1::ForNode {
    const NAME: &'static str = "ForNode";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = r.string()?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::discovery::v1::ForZone {
    const NAME: &'static str = "ForZone";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = r.string()?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}
