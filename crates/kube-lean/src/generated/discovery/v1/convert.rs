//! Conversions of discovery/v1 from and to k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use crate::convert as c;

impl From<k8s_openapi::api::discovery::v1::Endpoint> for super::Endpoint {
    fn from(from: k8s_openapi::api::discovery::v1::Endpoint) -> Self {
        let mut to = Self::default();
        to.addresses = c::from::list(from.addresses);
        to.conditions = c::from::optional_shared(from.conditions);
        to.rare
            .put(c::from::optional_map(from.deprecated_topology), |rare| {
                &mut rare.deprecated_topology
            });
        to.rare
            .put(c::from::optional_shared(from.hints), |rare| &mut rare.hints);
        to.rare
            .put(c::from::optional_one(from.hostname), |rare| &mut rare.hostname);
        to.node_name = c::from::optional_one(from.node_name);
        to.target_ref = c::from::optional_boxed(from.target_ref);
        to.zone = c::from::optional_one(from.zone);
        to
    }
}

impl From<super::Endpoint> for k8s_openapi::api::discovery::v1::Endpoint {
    fn from(from: super::Endpoint) -> Self {
        let rare = from.rare.into_inner();
        Self {
            addresses: c::to::list(from.addresses),
            conditions: c::to::optional_shared(from.conditions),
            deprecated_topology: c::to::optional_map(rare.deprecated_topology),
            hints: c::to::optional_shared(rare.hints),
            hostname: c::to::optional_one(rare.hostname),
            node_name: c::to::optional_one(from.node_name),
            target_ref: c::to::optional_boxed(from.target_ref),
            zone: c::to::optional_one(from.zone),
        }
    }
}

impl From<k8s_openapi::api::discovery::v1::EndpointConditions> for super::EndpointConditions {
    fn from(from: k8s_openapi::api::discovery::v1::EndpointConditions) -> Self {
        let mut to = Self::default();
        to.ready = c::from::optional_one(from.ready);
        to.serving = c::from::optional_one(from.serving);
        to.terminating = c::from::optional_one(from.terminating);
        to
    }
}

impl From<super::EndpointConditions> for k8s_openapi::api::discovery::v1::EndpointConditions {
    fn from(from: super::EndpointConditions) -> Self {
        Self {
            ready: c::to::optional_one(from.ready),
            serving: c::to::optional_one(from.serving),
            terminating: c::to::optional_one(from.terminating),
        }
    }
}

impl From<k8s_openapi::api::discovery::v1::EndpointHints> for super::EndpointHints {
    fn from(from: k8s_openapi::api::discovery::v1::EndpointHints) -> Self {
        let mut to = Self::default();
        to.for_nodes = c::from::optional_list(from.for_nodes);
        to.for_zones = c::from::optional_list(from.for_zones);
        to
    }
}

impl From<super::EndpointHints> for k8s_openapi::api::discovery::v1::EndpointHints {
    fn from(from: super::EndpointHints) -> Self {
        Self {
            for_nodes: c::to::optional_list(from.for_nodes),
            for_zones: c::to::optional_list(from.for_zones),
        }
    }
}

impl From<k8s_openapi::api::discovery::v1::EndpointPort> for super::EndpointPort {
    fn from(from: k8s_openapi::api::discovery::v1::EndpointPort) -> Self {
        let mut to = Self::default();
        to.app_protocol = c::from::optional_one(from.app_protocol);
        to.name = c::from::optional_one(from.name);
        to.port = c::from::optional_one(from.port);
        to.protocol = c::from::optional_one(from.protocol);
        to
    }
}

impl From<super::EndpointPort> for k8s_openapi::api::discovery::v1::EndpointPort {
    fn from(from: super::EndpointPort) -> Self {
        Self {
            app_protocol: c::to::optional_one(from.app_protocol),
            name: c::to::optional_one(from.name),
            port: c::to::optional_one(from.port),
            protocol: c::to::optional_one(from.protocol),
        }
    }
}

impl From<k8s_openapi::api::discovery::v1::EndpointSlice> for super::EndpointSlice {
    fn from(from: k8s_openapi::api::discovery::v1::EndpointSlice) -> Self {
        let mut to = Self::default();
        to.address_type = c::from::one(from.address_type);
        to.endpoints = c::from::optional_list(from.endpoints);
        to.metadata = c::from::one(from.metadata);
        to.ports = c::from::optional_shared_list(from.ports);
        to
    }
}

impl From<super::EndpointSlice> for k8s_openapi::api::discovery::v1::EndpointSlice {
    fn from(from: super::EndpointSlice) -> Self {
        Self {
            address_type: c::to::one(from.address_type),
            endpoints: c::to::optional_list(from.endpoints),
            metadata: c::to::one(from.metadata),
            ports: c::to::optional_shared_list(from.ports),
        }
    }
}

impl From<k8s_openapi::api::discovery::v1::ForNode> for super::ForNode {
    fn from(from: k8s_openapi::api::discovery::v1::ForNode) -> Self {
        let mut to = Self::default();
        to.name = c::from::one(from.name);
        to
    }
}

impl From<super::ForNode> for k8s_openapi::api::discovery::v1::ForNode {
    fn from(from: super::ForNode) -> Self {
        Self {
            name: c::to::one(from.name),
        }
    }
}

impl From<k8s_openapi::api::discovery::v1::ForZone> for super::ForZone {
    fn from(from: k8s_openapi::api::discovery::v1::ForZone) -> Self {
        let mut to = Self::default();
        to.name = c::from::one(from.name);
        to
    }
}

impl From<super::ForZone> for k8s_openapi::api::discovery::v1::ForZone {
    fn from(from: super::ForZone) -> Self {
        Self {
            name: c::to::one(from.name),
        }
    }
}
