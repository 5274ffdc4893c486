//! JSON names of networking/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use serde::de::MapAccess;
use serde::ser::SerializeMap;

use super::*;
use crate::de;
use crate::fields::{Fields, kind, message, optional};

impl Fields for HTTPIngressPath {
    const NAME: &'static str = "HTTPIngressPath";
    const NAMES: &'static [&'static str] = &["backend", "path", "pathType"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.backend = de::required(map)?,
            1 => self.path = map.next_value()?,
            2 => self.path_type = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("backend", &self.backend)?;
        optional(map, "path", &self.path)?;
        map.serialize_entry("pathType", &self.path_type)?;
        Ok(())
    }
}

message!(HTTPIngressPath);

impl Fields for HTTPIngressRuleValue {
    const NAME: &'static str = "HTTPIngressRuleValue";
    const NAMES: &'static [&'static str] = &["paths"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.paths = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("paths", &self.paths)?;
        Ok(())
    }
}

message!(HTTPIngressRuleValue);

impl Fields for IPAddress {
    const NAME: &'static str = "IPAddress";
    const NAMES: &'static [&'static str] = &["metadata", "spec"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = de::required(map)?,
            1 => self.spec = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metadata", &self.metadata)?;
        map.serialize_entry("spec", &self.spec)?;
        Ok(())
    }
}

kind!(
    IPAddress,
    "networking.k8s.io/v1",
    "IPAddress",
    "kube-lean:networking/v1.IPAddress"
);

impl Fields for IPAddressSpec {
    const NAME: &'static str = "IPAddressSpec";
    const NAMES: &'static [&'static str] = &["parentRef"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.parent_ref = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("parentRef", &self.parent_ref)?;
        Ok(())
    }
}

message!(IPAddressSpec);

impl Fields for IPBlock {
    const NAME: &'static str = "IPBlock";
    const NAMES: &'static [&'static str] = &["cidr", "except"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.cidr = de::required(map)?,
            1 => self.except = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("cidr", &self.cidr)?;
        optional(map, "except", &self.except)?;
        Ok(())
    }
}

message!(IPBlock);

impl Fields for Ingress {
    const NAME: &'static str = "Ingress";
    const NAMES: &'static [&'static str] = &["metadata", "spec", "status"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = de::required(map)?,
            1 => self.spec = map.next_value()?,
            2 => self.status = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metadata", &self.metadata)?;
        optional(map, "spec", &self.spec)?;
        optional(map, "status", &self.status)?;
        Ok(())
    }
}

kind!(
    Ingress,
    "networking.k8s.io/v1",
    "Ingress",
    "kube-lean:networking/v1.Ingress"
);

impl Fields for IngressBackend {
    const NAME: &'static str = "IngressBackend";
    const NAMES: &'static [&'static str] = &["resource", "service"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.resource = map.next_value()?,
            1 => self.service = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "resource", &self.resource)?;
        optional(map, "service", &self.service)?;
        Ok(())
    }
}

message!(IngressBackend);

impl Fields for IngressClass {
    const NAME: &'static str = "IngressClass";
    const NAMES: &'static [&'static str] = &["metadata", "spec"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = de::required(map)?,
            1 => self.spec = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metadata", &self.metadata)?;
        optional(map, "spec", &self.spec)?;
        Ok(())
    }
}

kind!(
    IngressClass,
    "networking.k8s.io/v1",
    "IngressClass",
    "kube-lean:networking/v1.IngressClass"
);

impl Fields for IngressClassParametersReference {
    const NAME: &'static str = "IngressClassParametersReference";
    const NAMES: &'static [&'static str] = &["apiGroup", "kind", "name", "namespace", "scope"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.api_group = map.next_value()?,
            1 => self.kind = de::required(map)?,
            2 => self.name = de::required(map)?,
            3 => self.namespace = map.next_value()?,
            4 => self.scope = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "apiGroup", &self.api_group)?;
        map.serialize_entry("kind", &self.kind)?;
        map.serialize_entry("name", &self.name)?;
        optional(map, "namespace", &self.namespace)?;
        optional(map, "scope", &self.scope)?;
        Ok(())
    }
}

message!(IngressClassParametersReference);

impl Fields for IngressClassSpec {
    const NAME: &'static str = "IngressClassSpec";
    const NAMES: &'static [&'static str] = &["controller", "parameters"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.controller = map.next_value()?,
            1 => self.parameters = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "controller", &self.controller)?;
        optional(map, "parameters", &self.parameters)?;
        Ok(())
    }
}

message!(IngressClassSpec);

impl Fields for IngressLoadBalancerIngress {
    const NAME: &'static str = "IngressLoadBalancerIngress";
    const NAMES: &'static [&'static str] = &["hostname", "ip", "ports"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.hostname = map.next_value()?,
            1 => self.ip = map.next_value()?,
            2 => self.ports = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "hostname", &self.hostname)?;
        optional(map, "ip", &self.ip)?;
        optional(map, "ports", &self.ports)?;
        Ok(())
    }
}

message!(IngressLoadBalancerIngress);

impl Fields for IngressLoadBalancerStatus {
    const NAME: &'static str = "IngressLoadBalancerStatus";
    const NAMES: &'static [&'static str] = &["ingress"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.ingress = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "ingress", &self.ingress)?;
        Ok(())
    }
}

message!(IngressLoadBalancerStatus);

impl Fields for IngressPortStatus {
    const NAME: &'static str = "IngressPortStatus";
    const NAMES: &'static [&'static str] = &["error", "port", "protocol"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.error = map.next_value()?,
            1 => self.port = de::required(map)?,
            2 => self.protocol = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "error", &self.error)?;
        map.serialize_entry("port", &self.port)?;
        map.serialize_entry("protocol", &self.protocol)?;
        Ok(())
    }
}

message!(IngressPortStatus);

impl Fields for IngressRule {
    const NAME: &'static str = "IngressRule";
    const NAMES: &'static [&'static str] = &["host", "http"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.host = map.next_value()?,
            1 => self.http = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "host", &self.host)?;
        optional(map, "http", &self.http)?;
        Ok(())
    }
}

message!(IngressRule);

impl Fields for IngressServiceBackend {
    const NAME: &'static str = "IngressServiceBackend";
    const NAMES: &'static [&'static str] = &["name", "port"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.name = de::required(map)?,
            1 => self.port = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("name", &self.name)?;
        optional(map, "port", &self.port)?;
        Ok(())
    }
}

message!(IngressServiceBackend);

impl Fields for IngressSpec {
    const NAME: &'static str = "IngressSpec";
    const NAMES: &'static [&'static str] = &["defaultBackend", "ingressClassName", "rules", "tls"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.default_backend = map.next_value()?,
            1 => self.ingress_class_name = map.next_value()?,
            2 => self.rules = map.next_value()?,
            3 => self.tls = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "defaultBackend", &self.default_backend)?;
        optional(map, "ingressClassName", &self.ingress_class_name)?;
        optional(map, "rules", &self.rules)?;
        optional(map, "tls", &self.tls)?;
        Ok(())
    }
}

message!(IngressSpec);

impl Fields for IngressStatus {
    const NAME: &'static str = "IngressStatus";
    const NAMES: &'static [&'static str] = &["loadBalancer"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.load_balancer = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "loadBalancer", &self.load_balancer)?;
        Ok(())
    }
}

message!(IngressStatus);

impl Fields for IngressTLS {
    const NAME: &'static str = "IngressTLS";
    const NAMES: &'static [&'static str] = &["hosts", "secretName"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.hosts = map.next_value()?,
            1 => self.secret_name = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "hosts", &self.hosts)?;
        optional(map, "secretName", &self.secret_name)?;
        Ok(())
    }
}

message!(IngressTLS);

impl Fields for NetworkPolicy {
    const NAME: &'static str = "NetworkPolicy";
    const NAMES: &'static [&'static str] = &["metadata", "spec"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = de::required(map)?,
            1 => self.spec = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metadata", &self.metadata)?;
        optional(map, "spec", &self.spec)?;
        Ok(())
    }
}

kind!(
    NetworkPolicy,
    "networking.k8s.io/v1",
    "NetworkPolicy",
    "kube-lean:networking/v1.NetworkPolicy"
);

impl Fields for NetworkPolicyEgressRule {
    const NAME: &'static str = "NetworkPolicyEgressRule";
    const NAMES: &'static [&'static str] = &["ports", "to"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.ports = map.next_value()?,
            1 => self.to = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "ports", &self.ports)?;
        optional(map, "to", &self.to)?;
        Ok(())
    }
}

message!(NetworkPolicyEgressRule);

impl Fields for NetworkPolicyIngressRule {
    const NAME: &'static str = "NetworkPolicyIngressRule";
    const NAMES: &'static [&'static str] = &["from", "ports"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.from = map.next_value()?,
            1 => self.ports = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "from", &self.from)?;
        optional(map, "ports", &self.ports)?;
        Ok(())
    }
}

message!(NetworkPolicyIngressRule);

impl Fields for NetworkPolicyPeer {
    const NAME: &'static str = "NetworkPolicyPeer";
    const NAMES: &'static [&'static str] = &["ipBlock", "namespaceSelector", "podSelector"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.ip_block = map.next_value()?,
            1 => self.namespace_selector = map.next_value()?,
            2 => self.pod_selector = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "ipBlock", &self.ip_block)?;
        optional(map, "namespaceSelector", &self.namespace_selector)?;
        optional(map, "podSelector", &self.pod_selector)?;
        Ok(())
    }
}

message!(NetworkPolicyPeer);

impl Fields for NetworkPolicyPort {
    const NAME: &'static str = "NetworkPolicyPort";
    const NAMES: &'static [&'static str] = &["endPort", "port", "protocol"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.end_port = map.next_value()?,
            1 => self.port = map.next_value()?,
            2 => self.protocol = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "endPort", &self.end_port)?;
        optional(map, "port", &self.port)?;
        optional(map, "protocol", &self.protocol)?;
        Ok(())
    }
}

message!(NetworkPolicyPort);

impl Fields for NetworkPolicySpec {
    const NAME: &'static str = "NetworkPolicySpec";
    const NAMES: &'static [&'static str] = &["egress", "ingress", "podSelector", "policyTypes"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.egress = map.next_value()?,
            1 => self.ingress = map.next_value()?,
            2 => self.pod_selector = map.next_value()?,
            3 => self.policy_types = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "egress", &self.egress)?;
        optional(map, "ingress", &self.ingress)?;
        optional(map, "podSelector", &self.pod_selector)?;
        optional(map, "policyTypes", &self.policy_types)?;
        Ok(())
    }
}

message!(NetworkPolicySpec);

impl Fields for ParentReference {
    const NAME: &'static str = "ParentReference";
    const NAMES: &'static [&'static str] = &["group", "name", "namespace", "resource"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.group = map.next_value()?,
            1 => self.name = de::required(map)?,
            2 => self.namespace = map.next_value()?,
            3 => self.resource = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "group", &self.group)?;
        map.serialize_entry("name", &self.name)?;
        optional(map, "namespace", &self.namespace)?;
        map.serialize_entry("resource", &self.resource)?;
        Ok(())
    }
}

message!(ParentReference);

impl Fields for ServiceBackendPort {
    const NAME: &'static str = "ServiceBackendPort";
    const NAMES: &'static [&'static str] = &["name", "number"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.name = map.next_value()?,
            1 => self.number = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "name", &self.name)?;
        optional(map, "number", &self.number)?;
        Ok(())
    }
}

message!(ServiceBackendPort);

impl Fields for ServiceCIDR {
    const NAME: &'static str = "ServiceCIDR";
    const NAMES: &'static [&'static str] = &["metadata", "spec", "status"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = de::required(map)?,
            1 => self.spec = map.next_value()?,
            2 => self.status = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metadata", &self.metadata)?;
        optional(map, "spec", &self.spec)?;
        optional(map, "status", &self.status)?;
        Ok(())
    }
}

kind!(
    ServiceCIDR,
    "networking.k8s.io/v1",
    "ServiceCIDR",
    "kube-lean:networking/v1.ServiceCIDR"
);

impl Fields for ServiceCIDRSpec {
    const NAME: &'static str = "ServiceCIDRSpec";
    const NAMES: &'static [&'static str] = &["cidrs"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.cidrs = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "cidrs", &self.cidrs)?;
        Ok(())
    }
}

message!(ServiceCIDRSpec);

impl Fields for ServiceCIDRStatus {
    const NAME: &'static str = "ServiceCIDRStatus";
    const NAMES: &'static [&'static str] = &["conditions"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.conditions = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "conditions", &self.conditions)?;
        Ok(())
    }
}

message!(ServiceCIDRStatus);
