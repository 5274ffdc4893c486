//! Decoders of node/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use super::*;
#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, Reader, nonempty};

impl Decode for Overhead {
    const NAME: &'static str = "Overhead";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.pod_fixed = Some(d.map(self.pod_fixed.take(), r, 10)?),
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for RuntimeClass {
    const NAME: &'static str = "RuntimeClass";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => self.handler = r.text()?,
                26 => d.boxed(&mut self.overhead, r)?,
                34 => d.boxed(&mut self.scheduling, r)?,
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for Scheduling {
    const NAME: &'static str = "Scheduling";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.node_selector = Some(d.map(self.node_selector.take(), r, 10)?),
                18 => d.list(self.tolerations.get_or_insert_default(), r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}
