//! Decoders of discovery/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use super::*;
#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, Reader, nonempty};

impl Decode for Endpoint {
    const NAME: &'static str = "Endpoint";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(&mut self.addresses, r, 10)?,
                18 => self.conditions = Some(d.shared(self.conditions.take(), 44, r)?),
                26 => {
                    let value = Some(r.text()?);
                    self.rare.put(value, |rare| &mut rare.hostname);
                }
                34 => d.boxed(&mut self.target_ref, r)?,
                42 => self.deprecated_topology = Some(d.map(self.deprecated_topology.take(), r, 42)?),
                50 => self.node_name = Some(d.intern(r)?),
                58 => self.zone = Some(d.intern(r)?),
                66 => self.hints = Some(d.shared(self.hints.take(), 45, r)?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8])?,
            }
        }
        if self.conditions.is_none() {
            self.conditions = Some(d.shared(None, 44, &mut Reader::no_message())?);
        }
        Ok(())
    }
}

impl Decode for EndpointConditions {
    const NAME: &'static str = "EndpointConditions";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                8 => self.ready = Some(r.bool()?),
                16 => self.serving = Some(r.bool()?),
                24 => self.terminating = Some(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for EndpointHints {
    const NAME: &'static str = "EndpointHints";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.for_zones.get_or_insert_default(), r, 10)?,
                18 => d.list(self.for_nodes.get_or_insert_default(), r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for EndpointPort {
    const NAME: &'static str = "EndpointPort";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = Some(r.text()?),
                18 => self.protocol = Some(r.text()?),
                24 => self.port = Some(r.i32()?),
                34 => self.app_protocol = Some(r.text()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for EndpointSlice {
    const NAME: &'static str = "EndpointSlice";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.list(self.endpoints.get_or_insert_default(), r, 18)?,
                26 => self.ports = Some(d.shared_list(self.ports.take(), 46, r, 26)?),
                34 => self.address_type = r.text()?,
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for ForNode {
    const NAME: &'static str = "ForNode";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = r.text()?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for ForZone {
    const NAME: &'static str = "ForZone";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = r.text()?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}
