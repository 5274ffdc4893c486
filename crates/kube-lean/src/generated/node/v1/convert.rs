//! Conversions of node/v1 from and to k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use crate::convert as c;

impl From<k8s_openapi::api::node::v1::Overhead> for super::Overhead {
    fn from(from: k8s_openapi::api::node::v1::Overhead) -> Self {
        let mut to = Self::default();
        to.pod_fixed = c::from::optional_map(from.pod_fixed);
        to
    }
}

impl From<super::Overhead> for k8s_openapi::api::node::v1::Overhead {
    fn from(from: super::Overhead) -> Self {
        Self {
            pod_fixed: c::to::optional_map(from.pod_fixed),
        }
    }
}

impl From<k8s_openapi::api::node::v1::RuntimeClass> for super::RuntimeClass {
    fn from(from: k8s_openapi::api::node::v1::RuntimeClass) -> Self {
        let mut to = Self::default();
        to.handler = c::from::one(from.handler);
        to.metadata = c::from::one(from.metadata);
        to.overhead = c::from::optional_boxed(from.overhead);
        to.scheduling = c::from::optional_boxed(from.scheduling);
        to
    }
}

impl From<super::RuntimeClass> for k8s_openapi::api::node::v1::RuntimeClass {
    fn from(from: super::RuntimeClass) -> Self {
        Self {
            handler: c::to::one(from.handler),
            metadata: c::to::one(from.metadata),
            overhead: c::to::optional_boxed(from.overhead),
            scheduling: c::to::optional_boxed(from.scheduling),
        }
    }
}

impl From<k8s_openapi::api::node::v1::Scheduling> for super::Scheduling {
    fn from(from: k8s_openapi::api::node::v1::Scheduling) -> Self {
        let mut to = Self::default();
        to.node_selector = c::from::optional_map(from.node_selector);
        to.tolerations = c::from::optional_list(from.tolerations);
        to
    }
}

impl From<super::Scheduling> for k8s_openapi::api::node::v1::Scheduling {
    fn from(from: super::Scheduling) -> Self {
        Self {
            node_selector: c::to::optional_map(from.node_selector),
            tolerations: c::to::optional_list(from.tolerations),
        }
    }
}
