//! Decoders of networking/v1 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, nonempty, openapi};

impl Decode for k8s_openapi::api::networking::v1::HTTPIngressPath {
    const NAME: &'static str = "HTTPIngressPath";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.path = nonempty(r.string()?),
                18 => to.backend.read(r, d)?,
                26 => to.path_type = r.string()?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::networking::v1::HTTPIngressRuleValue {
    const NAME: &'static str = "HTTPIngressRuleValue";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(&mut to.paths, r, 10)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::networking::v1::IPAddress {
    const NAME: &'static str = "IPAddress";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => to.spec.read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::networking::v1::IPAddressSpec {
    const NAME: &'static str = "IPAddressSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.parent_ref.read(r, d)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::networking::v1::IPBlock {
    const NAME: &'static str = "IPBlock";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.cidr = r.string()?,
                18 => d.vec(to.except.get_or_insert_default(), r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::networking::v1::Ingress {
    const NAME: &'static str = "Ingress";

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

impl Decode for k8s_openapi::api::networking::v1::IngressBackend {
    const NAME: &'static str = "IngressBackend";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                26 => to.resource.get_or_insert_default().read(r, d)?,
                34 => to.service.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::networking::v1::IngressClass {
    const NAME: &'static str = "IngressClass";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => to.spec.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        if to.spec.is_none() {
            to.spec
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::networking::v1::IngressClassParametersReference {
    const NAME: &'static str = "IngressClassParametersReference";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.api_group = Some(r.string()?),
                18 => to.kind = r.string()?,
                26 => to.name = r.string()?,
                34 => to.scope = Some(r.string()?),
                42 => to.namespace = Some(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::networking::v1::IngressClassSpec {
    const NAME: &'static str = "IngressClassSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.controller = nonempty(r.string()?),
                18 => to.parameters.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::networking::v1::IngressLoadBalancerIngress {
    const NAME: &'static str = "IngressLoadBalancerIngress";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.ip = nonempty(r.string()?),
                18 => to.hostname = nonempty(r.string()?),
                34 => d.vec(to.ports.get_or_insert_default(), r, 34)?,
                _ => r.skip(tag, &[1, 2, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::networking::v1::IngressLoadBalancerStatus {
    const NAME: &'static str = "IngressLoadBalancerStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(to.ingress.get_or_insert_default(), r, 10)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::networking::v1::IngressPortStatus {
    const NAME: &'static str = "IngressPortStatus";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                8 => to.port = r.i32()?,
                18 => to.protocol = r.string()?,
                26 => to.error = Some(r.string()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::networking::v1::IngressRule {
    const NAME: &'static str = "IngressRule";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.host = nonempty(r.string()?),
                18 => ingress_rule_2(to, &mut r.message()?, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

/// The inlined IngressRuleValue.
fn ingress_rule_2(
    to: &mut k8s_openapi::api::networking::v1::IngressRule,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        match tag {
            10 => to.http.get_or_insert_default().read(r, d)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    Ok(())
}

impl Decode for k8s_openapi::api::networking::v1::IngressServiceBackend {
    const NAME: &'static str = "IngressServiceBackend";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = r.string()?,
                18 => to.port.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        if to.port.is_none() {
            to.port
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::networking::v1::IngressSpec {
    const NAME: &'static str = "IngressSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.default_backend.get_or_insert_default().read(r, d)?,
                18 => d.vec(to.tls.get_or_insert_default(), r, 18)?,
                26 => d.vec(to.rules.get_or_insert_default(), r, 26)?,
                34 => to.ingress_class_name = Some(r.string()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::networking::v1::IngressStatus {
    const NAME: &'static str = "IngressStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.load_balancer.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        if to.load_balancer.is_none() {
            to.load_balancer
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::networking::v1::IngressTLS {
    const NAME: &'static str = "IngressTLS";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(to.hosts.get_or_insert_default(), r, 10)?,
                18 => to.secret_name = nonempty(r.string()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::networking::v1::NetworkPolicy {
    const NAME: &'static str = "NetworkPolicy";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => to.spec.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        if to.spec.is_none() {
            to.spec
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::networking::v1::NetworkPolicyEgressRule {
    const NAME: &'static str = "NetworkPolicyEgressRule";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(to.ports.get_or_insert_default(), r, 10)?,
                18 => d.vec(to.to.get_or_insert_default(), r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::networking::v1::NetworkPolicyIngressRule {
    const NAME: &'static str = "NetworkPolicyIngressRule";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(to.ports.get_or_insert_default(), r, 10)?,
                18 => d.vec(to.from.get_or_insert_default(), r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::networking::v1::NetworkPolicyPeer {
    const NAME: &'static str = "NetworkPolicyPeer";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.pod_selector.get_or_insert_default().read(r, d)?,
                18 => to.namespace_selector.get_or_insert_default().read(r, d)?,
                26 => to.ip_block.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::networking::v1::NetworkPolicyPort {
    const NAME: &'static str = "NetworkPolicyPort";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.protocol = Some(r.string()?),
                18 => to.port.get_or_insert_default().read(r, d)?,
                24 => to.end_port = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::networking::v1::NetworkPolicySpec {
    const NAME: &'static str = "NetworkPolicySpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.pod_selector.get_or_insert_default().read(r, d)?,
                18 => d.vec(to.ingress.get_or_insert_default(), r, 18)?,
                26 => d.vec(to.egress.get_or_insert_default(), r, 26)?,
                34 => d.vec(to.policy_types.get_or_insert_default(), r, 34)?,
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        if to.pod_selector.is_none() {
            to.pod_selector
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::networking::v1::ParentReference {
    const NAME: &'static str = "ParentReference";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.group = nonempty(r.string()?),
                18 => to.resource = r.string()?,
                26 => to.namespace = nonempty(r.string()?),
                34 => to.name = r.string()?,
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::networking::v1::ServiceBackendPort {
    const NAME: &'static str = "ServiceBackendPort";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = nonempty(r.string()?),
                16 => to.number = nonempty(r.i32()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::networking::v1::ServiceCIDR {
    const NAME: &'static str = "ServiceCIDR";

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

impl Decode for k8s_openapi::api::networking::v1::ServiceCIDRSpec {
    const NAME: &'static str = "ServiceCIDRSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(to.cidrs.get_or_insert_default(), r, 10)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::api::networking::v1::ServiceCIDRStatus {
    const NAME: &'static str = "ServiceCIDRStatus";

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
