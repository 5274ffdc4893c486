//! Conversions of apiregistration/v1 from and to k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use crate::convert as c;

impl From<k8s_openapi::kube_aggregator::pkg::apis::apiregistration::v1::APIService> for super::APIService {
    fn from(from: k8s_openapi::kube_aggregator::pkg::apis::apiregistration::v1::APIService) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::optional_boxed(from.spec);
        to.status = c::from::optional_boxed(from.status);
        to
    }
}

impl From<super::APIService> for k8s_openapi::kube_aggregator::pkg::apis::apiregistration::v1::APIService {
    fn from(from: super::APIService) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::optional_boxed(from.spec),
            status: c::to::optional_boxed(from.status),
        }
    }
}

impl From<k8s_openapi::kube_aggregator::pkg::apis::apiregistration::v1::APIServiceCondition>
    for super::APIServiceCondition
{
    fn from(from: k8s_openapi::kube_aggregator::pkg::apis::apiregistration::v1::APIServiceCondition) -> Self {
        let mut to = Self::default();
        to.last_transition_time = c::from::optional_one(from.last_transition_time);
        to.message = c::from::optional_one(from.message);
        to.reason = c::from::optional_one(from.reason);
        to.status = c::from::one(from.status);
        to.type_ = c::from::one(from.type_);
        to
    }
}

impl From<super::APIServiceCondition>
    for k8s_openapi::kube_aggregator::pkg::apis::apiregistration::v1::APIServiceCondition
{
    fn from(from: super::APIServiceCondition) -> Self {
        Self {
            last_transition_time: c::to::optional_one(from.last_transition_time),
            message: c::to::optional_one(from.message),
            reason: c::to::optional_one(from.reason),
            status: c::to::one(from.status),
            type_: c::to::one(from.type_),
        }
    }
}

impl From<k8s_openapi::kube_aggregator::pkg::apis::apiregistration::v1::APIServiceSpec>
    for super::APIServiceSpec
{
    fn from(from: k8s_openapi::kube_aggregator::pkg::apis::apiregistration::v1::APIServiceSpec) -> Self {
        let mut to = Self::default();
        to.ca_bundle = c::from::optional_one(from.ca_bundle);
        to.group = c::from::optional_one(from.group);
        to.group_priority_minimum = c::from::one(from.group_priority_minimum);
        to.insecure_skip_tls_verify = c::from::optional_one(from.insecure_skip_tls_verify);
        to.service = c::from::optional_boxed(from.service);
        to.version = c::from::optional_one(from.version);
        to.version_priority = c::from::one(from.version_priority);
        to
    }
}

impl From<super::APIServiceSpec>
    for k8s_openapi::kube_aggregator::pkg::apis::apiregistration::v1::APIServiceSpec
{
    fn from(from: super::APIServiceSpec) -> Self {
        Self {
            ca_bundle: c::to::optional_one(from.ca_bundle),
            group: c::to::optional_one(from.group),
            group_priority_minimum: c::to::one(from.group_priority_minimum),
            insecure_skip_tls_verify: c::to::optional_one(from.insecure_skip_tls_verify),
            service: c::to::optional_boxed(from.service),
            version: c::to::optional_one(from.version),
            version_priority: c::to::one(from.version_priority),
        }
    }
}

impl From<k8s_openapi::kube_aggregator::pkg::apis::apiregistration::v1::APIServiceStatus>
    for super::APIServiceStatus
{
    fn from(from: k8s_openapi::kube_aggregator::pkg::apis::apiregistration::v1::APIServiceStatus) -> Self {
        let mut to = Self::default();
        to.conditions = c::from::optional_list(from.conditions);
        to
    }
}

impl From<super::APIServiceStatus>
    for k8s_openapi::kube_aggregator::pkg::apis::apiregistration::v1::APIServiceStatus
{
    fn from(from: super::APIServiceStatus) -> Self {
        Self {
            conditions: c::to::optional_list(from.conditions),
        }
    }
}

impl From<k8s_openapi::kube_aggregator::pkg::apis::apiregistration::v1::ServiceReference>
    for super::ServiceReference
{
    fn from(from: k8s_openapi::kube_aggregator::pkg::apis::apiregistration::v1::ServiceReference) -> Self {
        let mut to = Self::default();
        to.name = c::from::optional_one(from.name);
        to.namespace = c::from::optional_one(from.namespace);
        to.port = c::from::optional_one(from.port);
        to
    }
}

impl From<super::ServiceReference>
    for k8s_openapi::kube_aggregator::pkg::apis::apiregistration::v1::ServiceReference
{
    fn from(from: super::ServiceReference) -> Self {
        Self {
            name: c::to::optional_one(from.name),
            namespace: c::to::optional_one(from.namespace),
            port: c::to::optional_one(from.port),
        }
    }
}
