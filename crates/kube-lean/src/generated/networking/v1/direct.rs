//! Decoders of networking/v1 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, Stale, nonempty, openapi};

impl Decode for k8s_openapi::api::networking::v1::HTTPIngressPath {
    const NAME: &'static str = "HTTPIngressPath";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        http_ingress_path(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        http_ingress_path(self, Stale::everything(), r, d)
    }
}

fn http_ingress_path(
    to: &mut k8s_openapi::api::networking::v1::HTTPIngressPath,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.path)?,
            18 => d.over(is_stale, &mut to.backend, r)?,
            26 => r.put(&mut to.path_type)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.path);
        stale.reset(2, &mut to.backend);
        stale.reset(3, &mut to.path_type);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::networking::v1::HTTPIngressRuleValue {
    const NAME: &'static str = "HTTPIngressRuleValue";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        http_ingress_rule_value(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        http_ingress_rule_value(self, Stale::everything(), r, d)
    }
}

fn http_ingress_rule_value(
    to: &mut k8s_openapi::api::networking::v1::HTTPIngressRuleValue,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, &mut to.paths, r, 10)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.paths);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::networking::v1::IPAddress {
    const NAME: &'static str = "IPAddress";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        ip_address(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        ip_address(self, Stale::everything(), r, d)
    }
}

fn ip_address(
    to: &mut k8s_openapi::api::networking::v1::IPAddress,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.over(is_stale, &mut to.spec, r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.spec);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::networking::v1::IPAddressSpec {
    const NAME: &'static str = "IPAddressSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        ip_address_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        ip_address_spec(self, Stale::everything(), r, d)
    }
}

fn ip_address_spec(
    to: &mut k8s_openapi::api::networking::v1::IPAddressSpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.parent_ref, r)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.parent_ref);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::networking::v1::IPBlock {
    const NAME: &'static str = "IPBlock";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        ip_block(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        ip_block(self, Stale::everything(), r, d)
    }
}

fn ip_block(
    to: &mut k8s_openapi::api::networking::v1::IPBlock,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.cidr)?,
            18 => d.vec(is_stale, to.except.get_or_insert_default(), r, 18)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.cidr);
        stale.reset(2, &mut to.except);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::networking::v1::Ingress {
    const NAME: &'static str = "Ingress";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        ingress(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        ingress(self, Stale::everything(), r, d)
    }
}

fn ingress(
    to: &mut k8s_openapi::api::networking::v1::Ingress,
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

impl Decode for k8s_openapi::api::networking::v1::IngressBackend {
    const NAME: &'static str = "IngressBackend";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        ingress_backend(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        ingress_backend(self, Stale::everything(), r, d)
    }
}

fn ingress_backend(
    to: &mut k8s_openapi::api::networking::v1::IngressBackend,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            26 => d.over(is_stale, to.resource.get_or_insert_default(), r)?,
            34 => d.over(is_stale, to.service.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(3, &mut to.resource);
        stale.reset(4, &mut to.service);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::networking::v1::IngressClass {
    const NAME: &'static str = "IngressClass";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        ingress_class(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        ingress_class(self, Stale::everything(), r, d)
    }
}

fn ingress_class(
    to: &mut k8s_openapi::api::networking::v1::IngressClass,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.over(is_stale, to.spec.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.spec);
    }
    if to.spec.is_none() {
        to.spec
            .get_or_insert_default()
            .read(&mut Reader::no_message(), d)?;
    }
    Ok(())
}

impl Decode for k8s_openapi::api::networking::v1::IngressClassParametersReference {
    const NAME: &'static str = "IngressClassParametersReference";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        ingress_class_parameters_reference(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        ingress_class_parameters_reference(self, Stale::everything(), r, d)
    }
}

fn ingress_class_parameters_reference(
    to: &mut k8s_openapi::api::networking::v1::IngressClassParametersReference,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put_some(&mut to.api_group)?,
            18 => r.put(&mut to.kind)?,
            26 => r.put(&mut to.name)?,
            34 => r.put_some(&mut to.scope)?,
            42 => r.put_some(&mut to.namespace)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.api_group);
        stale.reset(2, &mut to.kind);
        stale.reset(3, &mut to.name);
        stale.reset(4, &mut to.scope);
        stale.reset(5, &mut to.namespace);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::networking::v1::IngressClassSpec {
    const NAME: &'static str = "IngressClassSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        ingress_class_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        ingress_class_spec(self, Stale::everything(), r, d)
    }
}

fn ingress_class_spec(
    to: &mut k8s_openapi::api::networking::v1::IngressClassSpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.controller)?,
            18 => d.over(is_stale, to.parameters.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.controller);
        stale.reset(2, &mut to.parameters);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::networking::v1::IngressLoadBalancerIngress {
    const NAME: &'static str = "IngressLoadBalancerIngress";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        ingress_load_balancer_ingress(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        ingress_load_balancer_ingress(self, Stale::everything(), r, d)
    }
}

fn ingress_load_balancer_ingress(
    to: &mut k8s_openapi::api::networking::v1::IngressLoadBalancerIngress,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.ip)?,
            18 => r.put_nonempty(&mut to.hostname)?,
            34 => d.vec(is_stale, to.ports.get_or_insert_default(), r, 34)?,
            _ => r.skip(tag, &[1, 2, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.ip);
        stale.reset(2, &mut to.hostname);
        stale.reset(4, &mut to.ports);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::networking::v1::IngressLoadBalancerStatus {
    const NAME: &'static str = "IngressLoadBalancerStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        ingress_load_balancer_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        ingress_load_balancer_status(self, Stale::everything(), r, d)
    }
}

fn ingress_load_balancer_status(
    to: &mut k8s_openapi::api::networking::v1::IngressLoadBalancerStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.ingress.get_or_insert_default(), r, 10)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.ingress);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::networking::v1::IngressPortStatus {
    const NAME: &'static str = "IngressPortStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        ingress_port_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        ingress_port_status(self, Stale::everything(), r, d)
    }
}

fn ingress_port_status(
    to: &mut k8s_openapi::api::networking::v1::IngressPortStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            8 => to.port = r.i32()?,
            18 => r.put(&mut to.protocol)?,
            26 => r.put_some(&mut to.error)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.port);
        stale.reset(2, &mut to.protocol);
        stale.reset(3, &mut to.error);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::networking::v1::IngressRule {
    const NAME: &'static str = "IngressRule";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        ingress_rule(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        ingress_rule(self, Stale::everything(), r, d)
    }
}

fn ingress_rule(
    to: &mut k8s_openapi::api::networking::v1::IngressRule,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.host)?,
            18 => ingress_rule_2(to, Stale::all_if(is_stale), &mut r.message()?, d)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.host);
        if stale.has(2) {
            ingress_rule_2(to, Stale::everything(), &mut Reader::new(&[]), d)?;
        }
    }
    Ok(())
}

/// The inlined IngressRuleValue.
fn ingress_rule_2(
    to: &mut k8s_openapi::api::networking::v1::IngressRule,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.http.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.http);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::networking::v1::IngressServiceBackend {
    const NAME: &'static str = "IngressServiceBackend";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        ingress_service_backend(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        ingress_service_backend(self, Stale::everything(), r, d)
    }
}

fn ingress_service_backend(
    to: &mut k8s_openapi::api::networking::v1::IngressServiceBackend,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            18 => d.over(is_stale, to.port.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
        stale.reset(2, &mut to.port);
    }
    if to.port.is_none() {
        to.port
            .get_or_insert_default()
            .read(&mut Reader::no_message(), d)?;
    }
    Ok(())
}

impl Decode for k8s_openapi::api::networking::v1::IngressSpec {
    const NAME: &'static str = "IngressSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        ingress_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        ingress_spec(self, Stale::everything(), r, d)
    }
}

fn ingress_spec(
    to: &mut k8s_openapi::api::networking::v1::IngressSpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.default_backend.get_or_insert_default(), r)?,
            18 => d.vec(is_stale, to.tls.get_or_insert_default(), r, 18)?,
            26 => d.vec(is_stale, to.rules.get_or_insert_default(), r, 26)?,
            34 => r.put_some(&mut to.ingress_class_name)?,
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.default_backend);
        stale.reset(2, &mut to.tls);
        stale.reset(3, &mut to.rules);
        stale.reset(4, &mut to.ingress_class_name);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::networking::v1::IngressStatus {
    const NAME: &'static str = "IngressStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        ingress_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        ingress_status(self, Stale::everything(), r, d)
    }
}

fn ingress_status(
    to: &mut k8s_openapi::api::networking::v1::IngressStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.load_balancer.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.load_balancer);
    }
    if to.load_balancer.is_none() {
        to.load_balancer
            .get_or_insert_default()
            .read(&mut Reader::no_message(), d)?;
    }
    Ok(())
}

impl Decode for k8s_openapi::api::networking::v1::IngressTLS {
    const NAME: &'static str = "IngressTLS";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        ingress_tls(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        ingress_tls(self, Stale::everything(), r, d)
    }
}

fn ingress_tls(
    to: &mut k8s_openapi::api::networking::v1::IngressTLS,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.hosts.get_or_insert_default(), r, 10)?,
            18 => r.put_nonempty(&mut to.secret_name)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.hosts);
        stale.reset(2, &mut to.secret_name);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::networking::v1::NetworkPolicy {
    const NAME: &'static str = "NetworkPolicy";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        network_policy(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        network_policy(self, Stale::everything(), r, d)
    }
}

fn network_policy(
    to: &mut k8s_openapi::api::networking::v1::NetworkPolicy,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.over(is_stale, to.spec.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.spec);
    }
    if to.spec.is_none() {
        to.spec
            .get_or_insert_default()
            .read(&mut Reader::no_message(), d)?;
    }
    Ok(())
}

impl Decode for k8s_openapi::api::networking::v1::NetworkPolicyEgressRule {
    const NAME: &'static str = "NetworkPolicyEgressRule";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        network_policy_egress_rule(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        network_policy_egress_rule(self, Stale::everything(), r, d)
    }
}

fn network_policy_egress_rule(
    to: &mut k8s_openapi::api::networking::v1::NetworkPolicyEgressRule,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.ports.get_or_insert_default(), r, 10)?,
            18 => d.vec(is_stale, to.to.get_or_insert_default(), r, 18)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.ports);
        stale.reset(2, &mut to.to);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::networking::v1::NetworkPolicyIngressRule {
    const NAME: &'static str = "NetworkPolicyIngressRule";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        network_policy_ingress_rule(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        network_policy_ingress_rule(self, Stale::everything(), r, d)
    }
}

fn network_policy_ingress_rule(
    to: &mut k8s_openapi::api::networking::v1::NetworkPolicyIngressRule,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.ports.get_or_insert_default(), r, 10)?,
            18 => d.vec(is_stale, to.from.get_or_insert_default(), r, 18)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.ports);
        stale.reset(2, &mut to.from);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::networking::v1::NetworkPolicyPeer {
    const NAME: &'static str = "NetworkPolicyPeer";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        network_policy_peer(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        network_policy_peer(self, Stale::everything(), r, d)
    }
}

fn network_policy_peer(
    to: &mut k8s_openapi::api::networking::v1::NetworkPolicyPeer,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.pod_selector.get_or_insert_default(), r)?,
            18 => d.over(is_stale, to.namespace_selector.get_or_insert_default(), r)?,
            26 => d.over(is_stale, to.ip_block.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.pod_selector);
        stale.reset(2, &mut to.namespace_selector);
        stale.reset(3, &mut to.ip_block);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::networking::v1::NetworkPolicyPort {
    const NAME: &'static str = "NetworkPolicyPort";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        network_policy_port(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        network_policy_port(self, Stale::everything(), r, d)
    }
}

fn network_policy_port(
    to: &mut k8s_openapi::api::networking::v1::NetworkPolicyPort,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put_some(&mut to.protocol)?,
            18 => d.over(is_stale, to.port.get_or_insert_default(), r)?,
            24 => to.end_port = Some(r.i32()?),
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.protocol);
        stale.reset(2, &mut to.port);
        stale.reset(3, &mut to.end_port);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::networking::v1::NetworkPolicySpec {
    const NAME: &'static str = "NetworkPolicySpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        network_policy_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        network_policy_spec(self, Stale::everything(), r, d)
    }
}

fn network_policy_spec(
    to: &mut k8s_openapi::api::networking::v1::NetworkPolicySpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.pod_selector.get_or_insert_default(), r)?,
            18 => d.vec(is_stale, to.ingress.get_or_insert_default(), r, 18)?,
            26 => d.vec(is_stale, to.egress.get_or_insert_default(), r, 26)?,
            34 => d.vec(is_stale, to.policy_types.get_or_insert_default(), r, 34)?,
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.pod_selector);
        stale.reset(2, &mut to.ingress);
        stale.reset(3, &mut to.egress);
        stale.reset(4, &mut to.policy_types);
    }
    if to.pod_selector.is_none() {
        to.pod_selector
            .get_or_insert_default()
            .read(&mut Reader::no_message(), d)?;
    }
    Ok(())
}

impl Decode for k8s_openapi::api::networking::v1::ParentReference {
    const NAME: &'static str = "ParentReference";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        parent_reference(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        parent_reference(self, Stale::everything(), r, d)
    }
}

fn parent_reference(
    to: &mut k8s_openapi::api::networking::v1::ParentReference,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.group)?,
            18 => r.put(&mut to.resource)?,
            26 => r.put_nonempty(&mut to.namespace)?,
            34 => r.put(&mut to.name)?,
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.group);
        stale.reset(2, &mut to.resource);
        stale.reset(3, &mut to.namespace);
        stale.reset(4, &mut to.name);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::networking::v1::ServiceBackendPort {
    const NAME: &'static str = "ServiceBackendPort";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        service_backend_port(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        service_backend_port(self, Stale::everything(), r, d)
    }
}

fn service_backend_port(
    to: &mut k8s_openapi::api::networking::v1::ServiceBackendPort,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.name)?,
            16 => to.number = nonempty(r.i32()?),
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
        stale.reset(2, &mut to.number);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::networking::v1::ServiceCIDR {
    const NAME: &'static str = "ServiceCIDR";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        service_cidr(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        service_cidr(self, Stale::everything(), r, d)
    }
}

fn service_cidr(
    to: &mut k8s_openapi::api::networking::v1::ServiceCIDR,
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

impl Decode for k8s_openapi::api::networking::v1::ServiceCIDRSpec {
    const NAME: &'static str = "ServiceCIDRSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        service_cidr_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        service_cidr_spec(self, Stale::everything(), r, d)
    }
}

fn service_cidr_spec(
    to: &mut k8s_openapi::api::networking::v1::ServiceCIDRSpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.cidrs.get_or_insert_default(), r, 10)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.cidrs);
    }
    Ok(())
}

impl Decode for k8s_openapi::api::networking::v1::ServiceCIDRStatus {
    const NAME: &'static str = "ServiceCIDRStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        service_cidr_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        service_cidr_status(self, Stale::everything(), r, d)
    }
}

fn service_cidr_status(
    to: &mut k8s_openapi::api::networking::v1::ServiceCIDRStatus,
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
