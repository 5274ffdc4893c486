//! Decoders of networking/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use super::*;
#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, Reader, nonempty};

impl Decode for HTTPIngressPath {
    const NAME: &'static str = "HTTPIngressPath";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.path = nonempty(r.text()?),
                18 => d.message(&mut self.backend, r)?,
                26 => self.path_type = r.text()?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for HTTPIngressRuleValue {
    const NAME: &'static str = "HTTPIngressRuleValue";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(&mut self.paths, r, 10)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for IPAddress {
    const NAME: &'static str = "IPAddress";

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

impl Decode for IPAddressSpec {
    const NAME: &'static str = "IPAddressSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.parent_ref, r)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for IPBlock {
    const NAME: &'static str = "IPBlock";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.cidr = r.text()?,
                18 => d.list(self.except.get_or_insert_default(), r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for Ingress {
    const NAME: &'static str = "Ingress";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.boxed(&mut self.spec, r)?,
                26 => d.boxed(&mut self.status, r)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        if self.spec.is_none() {
            d.boxed(&mut self.spec, &mut Reader::no_message())?;
        }
        if self.status.is_none() {
            d.boxed(&mut self.status, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for IngressBackend {
    const NAME: &'static str = "IngressBackend";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                26 => d.boxed(&mut self.resource, r)?,
                34 => d.boxed(&mut self.service, r)?,
                _ => r.skip(tag, &[3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for IngressClass {
    const NAME: &'static str = "IngressClass";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.boxed(&mut self.spec, r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        if self.spec.is_none() {
            d.boxed(&mut self.spec, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for IngressClassParametersReference {
    const NAME: &'static str = "IngressClassParametersReference";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.api_group = Some(r.text()?),
                18 => self.kind = r.text()?,
                26 => self.name = r.text()?,
                34 => self.scope = Some(r.text()?),
                42 => self.namespace = Some(r.text()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for IngressClassSpec {
    const NAME: &'static str = "IngressClassSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.controller = nonempty(r.text()?),
                18 => d.boxed(&mut self.parameters, r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for IngressLoadBalancerIngress {
    const NAME: &'static str = "IngressLoadBalancerIngress";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.ip = nonempty(r.text()?),
                18 => self.hostname = nonempty(r.text()?),
                34 => d.list(self.ports.get_or_insert_default(), r, 34)?,
                _ => r.skip(tag, &[1, 2, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for IngressLoadBalancerStatus {
    const NAME: &'static str = "IngressLoadBalancerStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.ingress.get_or_insert_default(), r, 10)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for IngressPortStatus {
    const NAME: &'static str = "IngressPortStatus";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                8 => self.port = r.i32()?,
                18 => self.protocol = r.text()?,
                26 => self.error = Some(r.text()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for IngressRule {
    const NAME: &'static str = "IngressRule";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.host = nonempty(r.text()?),
                18 => self.merge_2(&mut r.message()?, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl IngressRule {
    /// The inlined IngressRuleValue.
    fn merge_2(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.http, r)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for IngressServiceBackend {
    const NAME: &'static str = "IngressServiceBackend";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = r.text()?,
                18 => d.boxed(&mut self.port, r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        if self.port.is_none() {
            d.boxed(&mut self.port, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for IngressSpec {
    const NAME: &'static str = "IngressSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.default_backend, r)?,
                18 => d.list(self.tls.get_or_insert_default(), r, 18)?,
                26 => d.list(self.rules.get_or_insert_default(), r, 26)?,
                34 => self.ingress_class_name = Some(r.text()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for IngressStatus {
    const NAME: &'static str = "IngressStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.load_balancer, r)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        if self.load_balancer.is_none() {
            d.boxed(&mut self.load_balancer, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for IngressTLS {
    const NAME: &'static str = "IngressTLS";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.hosts.get_or_insert_default(), r, 10)?,
                18 => self.secret_name = nonempty(r.text()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for NetworkPolicy {
    const NAME: &'static str = "NetworkPolicy";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.boxed(&mut self.spec, r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        if self.spec.is_none() {
            d.boxed(&mut self.spec, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for NetworkPolicyEgressRule {
    const NAME: &'static str = "NetworkPolicyEgressRule";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.ports.get_or_insert_default(), r, 10)?,
                18 => d.list(self.to.get_or_insert_default(), r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for NetworkPolicyIngressRule {
    const NAME: &'static str = "NetworkPolicyIngressRule";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.ports.get_or_insert_default(), r, 10)?,
                18 => d.list(self.from.get_or_insert_default(), r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for NetworkPolicyPeer {
    const NAME: &'static str = "NetworkPolicyPeer";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.pod_selector, r)?,
                18 => d.boxed(&mut self.namespace_selector, r)?,
                26 => d.boxed(&mut self.ip_block, r)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for NetworkPolicyPort {
    const NAME: &'static str = "NetworkPolicyPort";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.protocol = Some(r.text()?),
                18 => self.port = Some(r.int_or_string(self.port.take())?),
                24 => self.end_port = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for NetworkPolicySpec {
    const NAME: &'static str = "NetworkPolicySpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.pod_selector, r)?,
                18 => d.list(self.ingress.get_or_insert_default(), r, 18)?,
                26 => d.list(self.egress.get_or_insert_default(), r, 26)?,
                34 => d.list(self.policy_types.get_or_insert_default(), r, 34)?,
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        if self.pod_selector.is_none() {
            d.boxed(&mut self.pod_selector, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for ParentReference {
    const NAME: &'static str = "ParentReference";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.group = nonempty(r.text()?),
                18 => self.resource = r.text()?,
                26 => self.namespace = nonempty(r.text()?),
                34 => self.name = r.text()?,
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for ServiceBackendPort {
    const NAME: &'static str = "ServiceBackendPort";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = nonempty(r.text()?),
                16 => self.number = nonempty(r.i32()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for ServiceCIDR {
    const NAME: &'static str = "ServiceCIDR";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.boxed(&mut self.spec, r)?,
                26 => d.boxed(&mut self.status, r)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        if self.spec.is_none() {
            d.boxed(&mut self.spec, &mut Reader::no_message())?;
        }
        if self.status.is_none() {
            d.boxed(&mut self.status, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for ServiceCIDRSpec {
    const NAME: &'static str = "ServiceCIDRSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.cidrs.get_or_insert_default(), r, 10)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for ServiceCIDRStatus {
    const NAME: &'static str = "ServiceCIDRStatus";

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
