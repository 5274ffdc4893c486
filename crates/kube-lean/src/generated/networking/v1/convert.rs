//! Conversions of networking/v1 from and to k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use crate::convert as c;

impl From<k8s_openapi::api::networking::v1::HTTPIngressPath> for super::HTTPIngressPath {
    fn from(from: k8s_openapi::api::networking::v1::HTTPIngressPath) -> Self {
        let mut to = Self::default();
        to.backend = c::from::one(from.backend);
        to.path = c::from::optional_one(from.path);
        to.path_type = c::from::one(from.path_type);
        to
    }
}

impl From<super::HTTPIngressPath> for k8s_openapi::api::networking::v1::HTTPIngressPath {
    fn from(from: super::HTTPIngressPath) -> Self {
        Self {
            backend: c::to::one(from.backend),
            path: c::to::optional_one(from.path),
            path_type: c::to::one(from.path_type),
        }
    }
}

impl From<k8s_openapi::api::networking::v1::HTTPIngressRuleValue> for super::HTTPIngressRuleValue {
    fn from(from: k8s_openapi::api::networking::v1::HTTPIngressRuleValue) -> Self {
        let mut to = Self::default();
        to.paths = c::from::list(from.paths);
        to
    }
}

impl From<super::HTTPIngressRuleValue> for k8s_openapi::api::networking::v1::HTTPIngressRuleValue {
    fn from(from: super::HTTPIngressRuleValue) -> Self {
        Self {
            paths: c::to::list(from.paths),
        }
    }
}

impl From<k8s_openapi::api::networking::v1::IPAddress> for super::IPAddress {
    fn from(from: k8s_openapi::api::networking::v1::IPAddress) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::one(from.spec);
        to
    }
}

impl From<super::IPAddress> for k8s_openapi::api::networking::v1::IPAddress {
    fn from(from: super::IPAddress) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::one(from.spec),
        }
    }
}

impl From<k8s_openapi::api::networking::v1::IPAddressSpec> for super::IPAddressSpec {
    fn from(from: k8s_openapi::api::networking::v1::IPAddressSpec) -> Self {
        let mut to = Self::default();
        to.parent_ref = c::from::one(from.parent_ref);
        to
    }
}

impl From<super::IPAddressSpec> for k8s_openapi::api::networking::v1::IPAddressSpec {
    fn from(from: super::IPAddressSpec) -> Self {
        Self {
            parent_ref: c::to::one(from.parent_ref),
        }
    }
}

impl From<k8s_openapi::api::networking::v1::IPBlock> for super::IPBlock {
    fn from(from: k8s_openapi::api::networking::v1::IPBlock) -> Self {
        let mut to = Self::default();
        to.cidr = c::from::one(from.cidr);
        to.except = c::from::optional_list(from.except);
        to
    }
}

impl From<super::IPBlock> for k8s_openapi::api::networking::v1::IPBlock {
    fn from(from: super::IPBlock) -> Self {
        Self {
            cidr: c::to::one(from.cidr),
            except: c::to::optional_list(from.except),
        }
    }
}

impl From<k8s_openapi::api::networking::v1::Ingress> for super::Ingress {
    fn from(from: k8s_openapi::api::networking::v1::Ingress) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::optional_boxed(from.spec);
        to.status = c::from::optional_boxed(from.status);
        to
    }
}

impl From<super::Ingress> for k8s_openapi::api::networking::v1::Ingress {
    fn from(from: super::Ingress) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::optional_boxed(from.spec),
            status: c::to::optional_boxed(from.status),
        }
    }
}

impl From<k8s_openapi::api::networking::v1::IngressBackend> for super::IngressBackend {
    fn from(from: k8s_openapi::api::networking::v1::IngressBackend) -> Self {
        let mut to = Self::default();
        to.resource = c::from::optional_boxed(from.resource);
        to.service = c::from::optional_boxed(from.service);
        to
    }
}

impl From<super::IngressBackend> for k8s_openapi::api::networking::v1::IngressBackend {
    fn from(from: super::IngressBackend) -> Self {
        Self {
            resource: c::to::optional_boxed(from.resource),
            service: c::to::optional_boxed(from.service),
        }
    }
}

impl From<k8s_openapi::api::networking::v1::IngressClass> for super::IngressClass {
    fn from(from: k8s_openapi::api::networking::v1::IngressClass) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::optional_boxed(from.spec);
        to
    }
}

impl From<super::IngressClass> for k8s_openapi::api::networking::v1::IngressClass {
    fn from(from: super::IngressClass) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::optional_boxed(from.spec),
        }
    }
}

impl From<k8s_openapi::api::networking::v1::IngressClassParametersReference>
    for super::IngressClassParametersReference
{
    fn from(from: k8s_openapi::api::networking::v1::IngressClassParametersReference) -> Self {
        let mut to = Self::default();
        to.api_group = c::from::optional_one(from.api_group);
        to.kind = c::from::one(from.kind);
        to.name = c::from::one(from.name);
        to.namespace = c::from::optional_one(from.namespace);
        to.scope = c::from::optional_one(from.scope);
        to
    }
}

impl From<super::IngressClassParametersReference>
    for k8s_openapi::api::networking::v1::IngressClassParametersReference
{
    fn from(from: super::IngressClassParametersReference) -> Self {
        Self {
            api_group: c::to::optional_one(from.api_group),
            kind: c::to::one(from.kind),
            name: c::to::one(from.name),
            namespace: c::to::optional_one(from.namespace),
            scope: c::to::optional_one(from.scope),
        }
    }
}

impl From<k8s_openapi::api::networking::v1::IngressClassSpec> for super::IngressClassSpec {
    fn from(from: k8s_openapi::api::networking::v1::IngressClassSpec) -> Self {
        let mut to = Self::default();
        to.controller = c::from::optional_one(from.controller);
        to.parameters = c::from::optional_boxed(from.parameters);
        to
    }
}

impl From<super::IngressClassSpec> for k8s_openapi::api::networking::v1::IngressClassSpec {
    fn from(from: super::IngressClassSpec) -> Self {
        Self {
            controller: c::to::optional_one(from.controller),
            parameters: c::to::optional_boxed(from.parameters),
        }
    }
}

impl From<k8s_openapi::api::networking::v1::IngressLoadBalancerIngress>
    for super::IngressLoadBalancerIngress
{
    fn from(from: k8s_openapi::api::networking::v1::IngressLoadBalancerIngress) -> Self {
        let mut to = Self::default();
        to.hostname = c::from::optional_one(from.hostname);
        to.ip = c::from::optional_one(from.ip);
        to.ports = c::from::optional_list(from.ports);
        to
    }
}

impl From<super::IngressLoadBalancerIngress>
    for k8s_openapi::api::networking::v1::IngressLoadBalancerIngress
{
    fn from(from: super::IngressLoadBalancerIngress) -> Self {
        Self {
            hostname: c::to::optional_one(from.hostname),
            ip: c::to::optional_one(from.ip),
            ports: c::to::optional_list(from.ports),
        }
    }
}

impl From<k8s_openapi::api::networking::v1::IngressLoadBalancerStatus> for super::IngressLoadBalancerStatus {
    fn from(from: k8s_openapi::api::networking::v1::IngressLoadBalancerStatus) -> Self {
        let mut to = Self::default();
        to.ingress = c::from::optional_list(from.ingress);
        to
    }
}

impl From<super::IngressLoadBalancerStatus> for k8s_openapi::api::networking::v1::IngressLoadBalancerStatus {
    fn from(from: super::IngressLoadBalancerStatus) -> Self {
        Self {
            ingress: c::to::optional_list(from.ingress),
        }
    }
}

impl From<k8s_openapi::api::networking::v1::IngressPortStatus> for super::IngressPortStatus {
    fn from(from: k8s_openapi::api::networking::v1::IngressPortStatus) -> Self {
        let mut to = Self::default();
        to.error = c::from::optional_one(from.error);
        to.port = c::from::one(from.port);
        to.protocol = c::from::one(from.protocol);
        to
    }
}

impl From<super::IngressPortStatus> for k8s_openapi::api::networking::v1::IngressPortStatus {
    fn from(from: super::IngressPortStatus) -> Self {
        Self {
            error: c::to::optional_one(from.error),
            port: c::to::one(from.port),
            protocol: c::to::one(from.protocol),
        }
    }
}

impl From<k8s_openapi::api::networking::v1::IngressRule> for super::IngressRule {
    fn from(from: k8s_openapi::api::networking::v1::IngressRule) -> Self {
        let mut to = Self::default();
        to.host = c::from::optional_one(from.host);
        to.http = c::from::optional_boxed(from.http);
        to
    }
}

impl From<super::IngressRule> for k8s_openapi::api::networking::v1::IngressRule {
    fn from(from: super::IngressRule) -> Self {
        Self {
            host: c::to::optional_one(from.host),
            http: c::to::optional_boxed(from.http),
        }
    }
}

impl From<k8s_openapi::api::networking::v1::IngressServiceBackend> for super::IngressServiceBackend {
    fn from(from: k8s_openapi::api::networking::v1::IngressServiceBackend) -> Self {
        let mut to = Self::default();
        to.name = c::from::one(from.name);
        to.port = c::from::optional_boxed(from.port);
        to
    }
}

impl From<super::IngressServiceBackend> for k8s_openapi::api::networking::v1::IngressServiceBackend {
    fn from(from: super::IngressServiceBackend) -> Self {
        Self {
            name: c::to::one(from.name),
            port: c::to::optional_boxed(from.port),
        }
    }
}

impl From<k8s_openapi::api::networking::v1::IngressSpec> for super::IngressSpec {
    fn from(from: k8s_openapi::api::networking::v1::IngressSpec) -> Self {
        let mut to = Self::default();
        to.default_backend = c::from::optional_boxed(from.default_backend);
        to.ingress_class_name = c::from::optional_one(from.ingress_class_name);
        to.rules = c::from::optional_list(from.rules);
        to.tls = c::from::optional_list(from.tls);
        to
    }
}

impl From<super::IngressSpec> for k8s_openapi::api::networking::v1::IngressSpec {
    fn from(from: super::IngressSpec) -> Self {
        Self {
            default_backend: c::to::optional_boxed(from.default_backend),
            ingress_class_name: c::to::optional_one(from.ingress_class_name),
            rules: c::to::optional_list(from.rules),
            tls: c::to::optional_list(from.tls),
        }
    }
}

impl From<k8s_openapi::api::networking::v1::IngressStatus> for super::IngressStatus {
    fn from(from: k8s_openapi::api::networking::v1::IngressStatus) -> Self {
        let mut to = Self::default();
        to.load_balancer = c::from::optional_boxed(from.load_balancer);
        to
    }
}

impl From<super::IngressStatus> for k8s_openapi::api::networking::v1::IngressStatus {
    fn from(from: super::IngressStatus) -> Self {
        Self {
            load_balancer: c::to::optional_boxed(from.load_balancer),
        }
    }
}

impl From<k8s_openapi::api::networking::v1::IngressTLS> for super::IngressTLS {
    fn from(from: k8s_openapi::api::networking::v1::IngressTLS) -> Self {
        let mut to = Self::default();
        to.hosts = c::from::optional_list(from.hosts);
        to.secret_name = c::from::optional_one(from.secret_name);
        to
    }
}

impl From<super::IngressTLS> for k8s_openapi::api::networking::v1::IngressTLS {
    fn from(from: super::IngressTLS) -> Self {
        Self {
            hosts: c::to::optional_list(from.hosts),
            secret_name: c::to::optional_one(from.secret_name),
        }
    }
}

impl From<k8s_openapi::api::networking::v1::NetworkPolicy> for super::NetworkPolicy {
    fn from(from: k8s_openapi::api::networking::v1::NetworkPolicy) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::optional_boxed(from.spec);
        to
    }
}

impl From<super::NetworkPolicy> for k8s_openapi::api::networking::v1::NetworkPolicy {
    fn from(from: super::NetworkPolicy) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::optional_boxed(from.spec),
        }
    }
}

impl From<k8s_openapi::api::networking::v1::NetworkPolicyEgressRule> for super::NetworkPolicyEgressRule {
    fn from(from: k8s_openapi::api::networking::v1::NetworkPolicyEgressRule) -> Self {
        let mut to = Self::default();
        to.ports = c::from::optional_list(from.ports);
        to.to = c::from::optional_list(from.to);
        to
    }
}

impl From<super::NetworkPolicyEgressRule> for k8s_openapi::api::networking::v1::NetworkPolicyEgressRule {
    fn from(from: super::NetworkPolicyEgressRule) -> Self {
        Self {
            ports: c::to::optional_list(from.ports),
            to: c::to::optional_list(from.to),
        }
    }
}

impl From<k8s_openapi::api::networking::v1::NetworkPolicyIngressRule> for super::NetworkPolicyIngressRule {
    fn from(from: k8s_openapi::api::networking::v1::NetworkPolicyIngressRule) -> Self {
        let mut to = Self::default();
        to.from = c::from::optional_list(from.from);
        to.ports = c::from::optional_list(from.ports);
        to
    }
}

impl From<super::NetworkPolicyIngressRule> for k8s_openapi::api::networking::v1::NetworkPolicyIngressRule {
    fn from(from: super::NetworkPolicyIngressRule) -> Self {
        Self {
            from: c::to::optional_list(from.from),
            ports: c::to::optional_list(from.ports),
        }
    }
}

impl From<k8s_openapi::api::networking::v1::NetworkPolicyPeer> for super::NetworkPolicyPeer {
    fn from(from: k8s_openapi::api::networking::v1::NetworkPolicyPeer) -> Self {
        let mut to = Self::default();
        to.ip_block = c::from::optional_boxed(from.ip_block);
        to.namespace_selector = c::from::optional_boxed(from.namespace_selector);
        to.pod_selector = c::from::optional_boxed(from.pod_selector);
        to
    }
}

impl From<super::NetworkPolicyPeer> for k8s_openapi::api::networking::v1::NetworkPolicyPeer {
    fn from(from: super::NetworkPolicyPeer) -> Self {
        Self {
            ip_block: c::to::optional_boxed(from.ip_block),
            namespace_selector: c::to::optional_boxed(from.namespace_selector),
            pod_selector: c::to::optional_boxed(from.pod_selector),
        }
    }
}

impl From<k8s_openapi::api::networking::v1::NetworkPolicyPort> for super::NetworkPolicyPort {
    fn from(from: k8s_openapi::api::networking::v1::NetworkPolicyPort) -> Self {
        let mut to = Self::default();
        to.end_port = c::from::optional_one(from.end_port);
        to.port = c::from::optional_one(from.port);
        to.protocol = c::from::optional_one(from.protocol);
        to
    }
}

impl From<super::NetworkPolicyPort> for k8s_openapi::api::networking::v1::NetworkPolicyPort {
    fn from(from: super::NetworkPolicyPort) -> Self {
        Self {
            end_port: c::to::optional_one(from.end_port),
            port: c::to::optional_one(from.port),
            protocol: c::to::optional_one(from.protocol),
        }
    }
}

impl From<k8s_openapi::api::networking::v1::NetworkPolicySpec> for super::NetworkPolicySpec {
    fn from(from: k8s_openapi::api::networking::v1::NetworkPolicySpec) -> Self {
        let mut to = Self::default();
        to.egress = c::from::optional_list(from.egress);
        to.ingress = c::from::optional_list(from.ingress);
        to.pod_selector = c::from::optional_boxed(from.pod_selector);
        to.policy_types = c::from::optional_list(from.policy_types);
        to
    }
}

impl From<super::NetworkPolicySpec> for k8s_openapi::api::networking::v1::NetworkPolicySpec {
    fn from(from: super::NetworkPolicySpec) -> Self {
        Self {
            egress: c::to::optional_list(from.egress),
            ingress: c::to::optional_list(from.ingress),
            pod_selector: c::to::optional_boxed(from.pod_selector),
            policy_types: c::to::optional_list(from.policy_types),
        }
    }
}

impl From<k8s_openapi::api::networking::v1::ParentReference> for super::ParentReference {
    fn from(from: k8s_openapi::api::networking::v1::ParentReference) -> Self {
        let mut to = Self::default();
        to.group = c::from::optional_one(from.group);
        to.name = c::from::one(from.name);
        to.namespace = c::from::optional_one(from.namespace);
        to.resource = c::from::one(from.resource);
        to
    }
}

impl From<super::ParentReference> for k8s_openapi::api::networking::v1::ParentReference {
    fn from(from: super::ParentReference) -> Self {
        Self {
            group: c::to::optional_one(from.group),
            name: c::to::one(from.name),
            namespace: c::to::optional_one(from.namespace),
            resource: c::to::one(from.resource),
        }
    }
}

impl From<k8s_openapi::api::networking::v1::ServiceBackendPort> for super::ServiceBackendPort {
    fn from(from: k8s_openapi::api::networking::v1::ServiceBackendPort) -> Self {
        let mut to = Self::default();
        to.name = c::from::optional_one(from.name);
        to.number = c::from::optional_one(from.number);
        to
    }
}

impl From<super::ServiceBackendPort> for k8s_openapi::api::networking::v1::ServiceBackendPort {
    fn from(from: super::ServiceBackendPort) -> Self {
        Self {
            name: c::to::optional_one(from.name),
            number: c::to::optional_one(from.number),
        }
    }
}

impl From<k8s_openapi::api::networking::v1::ServiceCIDR> for super::ServiceCIDR {
    fn from(from: k8s_openapi::api::networking::v1::ServiceCIDR) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::optional_boxed(from.spec);
        to.status = c::from::optional_boxed(from.status);
        to
    }
}

impl From<super::ServiceCIDR> for k8s_openapi::api::networking::v1::ServiceCIDR {
    fn from(from: super::ServiceCIDR) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::optional_boxed(from.spec),
            status: c::to::optional_boxed(from.status),
        }
    }
}

impl From<k8s_openapi::api::networking::v1::ServiceCIDRSpec> for super::ServiceCIDRSpec {
    fn from(from: k8s_openapi::api::networking::v1::ServiceCIDRSpec) -> Self {
        let mut to = Self::default();
        to.cidrs = c::from::optional_list(from.cidrs);
        to
    }
}

impl From<super::ServiceCIDRSpec> for k8s_openapi::api::networking::v1::ServiceCIDRSpec {
    fn from(from: super::ServiceCIDRSpec) -> Self {
        Self {
            cidrs: c::to::optional_list(from.cidrs),
        }
    }
}

impl From<k8s_openapi::api::networking::v1::ServiceCIDRStatus> for super::ServiceCIDRStatus {
    fn from(from: k8s_openapi::api::networking::v1::ServiceCIDRStatus) -> Self {
        let mut to = Self::default();
        to.conditions = c::from::optional_list(from.conditions);
        to
    }
}

impl From<super::ServiceCIDRStatus> for k8s_openapi::api::networking::v1::ServiceCIDRStatus {
    fn from(from: super::ServiceCIDRStatus) -> Self {
        Self {
            conditions: c::to::optional_list(from.conditions),
        }
    }
}
