//! Decoders of scheduling/v1alpha2.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use super::*;
#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, Reader, nonempty};

impl Decode for BasicSchedulingPolicy {
    const NAME: &'static str = "BasicSchedulingPolicy";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            r.skip(tag, &[])?;
        }
        Ok(())
    }
}

impl Decode for GangSchedulingPolicy {
    const NAME: &'static str = "GangSchedulingPolicy";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                8 => self.min_count = r.i32()?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for PodGroup {
    const NAME: &'static str = "PodGroup";

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

impl Decode for PodGroupResourceClaim {
    const NAME: &'static str = "PodGroupResourceClaim";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = r.text()?,
                18 => self.resource_claim_name = Some(r.text()?),
                26 => self.resource_claim_template_name = Some(r.text()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for PodGroupResourceClaimStatus {
    const NAME: &'static str = "PodGroupResourceClaimStatus";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = r.text()?,
                18 => self.resource_claim_name = Some(r.text()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for PodGroupSchedulingConstraints {
    const NAME: &'static str = "PodGroupSchedulingConstraints";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.topology.get_or_insert_default(), r, 10)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for PodGroupSchedulingPolicy {
    const NAME: &'static str = "PodGroupSchedulingPolicy";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.basic, r)?,
                18 => d.boxed(&mut self.gang, r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for PodGroupSpec {
    const NAME: &'static str = "PodGroupSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.pod_group_template_ref, r)?,
                18 => d.message(&mut self.scheduling_policy, r)?,
                26 => d.boxed(&mut self.scheduling_constraints, r)?,
                34 => d.list(self.resource_claims.get_or_insert_default(), r, 34)?,
                42 => self.disruption_mode = Some(r.text()?),
                50 => self.priority_class_name = nonempty(r.text()?),
                56 => self.priority = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7])?,
            }
        }
        Ok(())
    }
}

impl Decode for PodGroupStatus {
    const NAME: &'static str = "PodGroupStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.conditions.get_or_insert_default(), r, 10)?,
                18 => d.list(self.resource_claim_statuses.get_or_insert_default(), r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for PodGroupTemplate {
    const NAME: &'static str = "PodGroupTemplate";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = r.text()?,
                18 => d.message(&mut self.scheduling_policy, r)?,
                26 => d.boxed(&mut self.scheduling_constraints, r)?,
                34 => d.list(self.resource_claims.get_or_insert_default(), r, 34)?,
                42 => self.disruption_mode = Some(r.text()?),
                50 => self.priority_class_name = nonempty(r.text()?),
                56 => self.priority = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7])?,
            }
        }
        Ok(())
    }
}

impl Decode for PodGroupTemplateReference {
    const NAME: &'static str = "PodGroupTemplateReference";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.workload, r)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for TopologyConstraint {
    const NAME: &'static str = "TopologyConstraint";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.key = r.text()?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for TypedLocalObjectReference {
    const NAME: &'static str = "TypedLocalObjectReference";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.api_group = nonempty(r.text()?),
                18 => self.kind = r.text()?,
                26 => self.name = r.text()?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for Workload {
    const NAME: &'static str = "Workload";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.message(&mut self.spec, r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for WorkloadPodGroupTemplateReference {
    const NAME: &'static str = "WorkloadPodGroupTemplateReference";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.workload_name = r.text()?,
                18 => self.pod_group_template_name = r.text()?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for WorkloadSpec {
    const NAME: &'static str = "WorkloadSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.controller_ref, r)?,
                18 => d.list(&mut self.pod_group_templates, r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}
