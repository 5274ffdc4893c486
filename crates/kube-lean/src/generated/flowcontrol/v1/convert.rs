//! Conversions of flowcontrol/v1 from and to k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use crate::convert as c;

impl From<k8s_openapi::api::flowcontrol::v1::ExemptPriorityLevelConfiguration>
    for super::ExemptPriorityLevelConfiguration
{
    fn from(from: k8s_openapi::api::flowcontrol::v1::ExemptPriorityLevelConfiguration) -> Self {
        let mut to = Self::default();
        to.lendable_percent = c::from::optional_one(from.lendable_percent);
        to.nominal_concurrency_shares = c::from::optional_one(from.nominal_concurrency_shares);
        to
    }
}

impl From<super::ExemptPriorityLevelConfiguration>
    for k8s_openapi::api::flowcontrol::v1::ExemptPriorityLevelConfiguration
{
    fn from(from: super::ExemptPriorityLevelConfiguration) -> Self {
        Self {
            lendable_percent: c::to::optional_one(from.lendable_percent),
            nominal_concurrency_shares: c::to::optional_one(from.nominal_concurrency_shares),
        }
    }
}

impl From<k8s_openapi::api::flowcontrol::v1::FlowDistinguisherMethod> for super::FlowDistinguisherMethod {
    fn from(from: k8s_openapi::api::flowcontrol::v1::FlowDistinguisherMethod) -> Self {
        let mut to = Self::default();
        to.type_ = c::from::one(from.type_);
        to
    }
}

impl From<super::FlowDistinguisherMethod> for k8s_openapi::api::flowcontrol::v1::FlowDistinguisherMethod {
    fn from(from: super::FlowDistinguisherMethod) -> Self {
        Self {
            type_: c::to::one(from.type_),
        }
    }
}

impl From<k8s_openapi::api::flowcontrol::v1::FlowSchema> for super::FlowSchema {
    fn from(from: k8s_openapi::api::flowcontrol::v1::FlowSchema) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::optional_boxed(Some(from.spec));
        to.status = c::from::optional_boxed(from.status);
        to
    }
}

impl From<super::FlowSchema> for k8s_openapi::api::flowcontrol::v1::FlowSchema {
    fn from(from: super::FlowSchema) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::optional_boxed(from.spec).unwrap_or_default(),
            status: c::to::optional_boxed(from.status),
        }
    }
}

impl From<k8s_openapi::api::flowcontrol::v1::FlowSchemaCondition> for super::FlowSchemaCondition {
    fn from(from: k8s_openapi::api::flowcontrol::v1::FlowSchemaCondition) -> Self {
        let mut to = Self::default();
        to.last_transition_time = c::from::optional_one(from.last_transition_time);
        to.message = c::from::optional_one(from.message);
        to.reason = c::from::optional_one(from.reason);
        to.status = c::from::optional_one(from.status);
        to.type_ = c::from::optional_one(Some(from.type_));
        to
    }
}

impl From<super::FlowSchemaCondition> for k8s_openapi::api::flowcontrol::v1::FlowSchemaCondition {
    fn from(from: super::FlowSchemaCondition) -> Self {
        Self {
            last_transition_time: c::to::optional_one(from.last_transition_time),
            message: c::to::optional_one(from.message),
            reason: c::to::optional_one(from.reason),
            status: c::to::optional_one(from.status),
            type_: c::to::optional_one(from.type_).unwrap_or_default(),
        }
    }
}

impl From<k8s_openapi::api::flowcontrol::v1::FlowSchemaSpec> for super::FlowSchemaSpec {
    fn from(from: k8s_openapi::api::flowcontrol::v1::FlowSchemaSpec) -> Self {
        let mut to = Self::default();
        to.distinguisher_method = c::from::optional_boxed(from.distinguisher_method);
        to.matching_precedence = c::from::optional_one(from.matching_precedence);
        to.priority_level_configuration = c::from::one(from.priority_level_configuration);
        to.rules = c::from::optional_list(from.rules);
        to
    }
}

impl From<super::FlowSchemaSpec> for k8s_openapi::api::flowcontrol::v1::FlowSchemaSpec {
    fn from(from: super::FlowSchemaSpec) -> Self {
        Self {
            distinguisher_method: c::to::optional_boxed(from.distinguisher_method),
            matching_precedence: c::to::optional_one(from.matching_precedence),
            priority_level_configuration: c::to::one(from.priority_level_configuration),
            rules: c::to::optional_list(from.rules),
        }
    }
}

impl From<k8s_openapi::api::flowcontrol::v1::FlowSchemaStatus> for super::FlowSchemaStatus {
    fn from(from: k8s_openapi::api::flowcontrol::v1::FlowSchemaStatus) -> Self {
        let mut to = Self::default();
        to.conditions = c::from::optional_list(from.conditions);
        to
    }
}

impl From<super::FlowSchemaStatus> for k8s_openapi::api::flowcontrol::v1::FlowSchemaStatus {
    fn from(from: super::FlowSchemaStatus) -> Self {
        Self {
            conditions: c::to::optional_list(from.conditions),
        }
    }
}

impl From<k8s_openapi::api::flowcontrol::v1::GroupSubject> for super::GroupSubject {
    fn from(from: k8s_openapi::api::flowcontrol::v1::GroupSubject) -> Self {
        let mut to = Self::default();
        to.name = c::from::one(from.name);
        to
    }
}

impl From<super::GroupSubject> for k8s_openapi::api::flowcontrol::v1::GroupSubject {
    fn from(from: super::GroupSubject) -> Self {
        Self {
            name: c::to::one(from.name),
        }
    }
}

impl From<k8s_openapi::api::flowcontrol::v1::LimitResponse> for super::LimitResponse {
    fn from(from: k8s_openapi::api::flowcontrol::v1::LimitResponse) -> Self {
        let mut to = Self::default();
        to.queuing = c::from::optional_boxed(from.queuing);
        to.type_ = c::from::one(from.type_);
        to
    }
}

impl From<super::LimitResponse> for k8s_openapi::api::flowcontrol::v1::LimitResponse {
    fn from(from: super::LimitResponse) -> Self {
        Self {
            queuing: c::to::optional_boxed(from.queuing),
            type_: c::to::one(from.type_),
        }
    }
}

impl From<k8s_openapi::api::flowcontrol::v1::LimitedPriorityLevelConfiguration>
    for super::LimitedPriorityLevelConfiguration
{
    fn from(from: k8s_openapi::api::flowcontrol::v1::LimitedPriorityLevelConfiguration) -> Self {
        let mut to = Self::default();
        to.borrowing_limit_percent = c::from::optional_one(from.borrowing_limit_percent);
        to.lendable_percent = c::from::optional_one(from.lendable_percent);
        to.limit_response = c::from::optional_boxed(Some(from.limit_response));
        to.nominal_concurrency_shares = c::from::optional_one(from.nominal_concurrency_shares);
        to
    }
}

impl From<super::LimitedPriorityLevelConfiguration>
    for k8s_openapi::api::flowcontrol::v1::LimitedPriorityLevelConfiguration
{
    fn from(from: super::LimitedPriorityLevelConfiguration) -> Self {
        Self {
            borrowing_limit_percent: c::to::optional_one(from.borrowing_limit_percent),
            lendable_percent: c::to::optional_one(from.lendable_percent),
            limit_response: c::to::optional_boxed(from.limit_response).unwrap_or_default(),
            nominal_concurrency_shares: c::to::optional_one(from.nominal_concurrency_shares),
        }
    }
}

impl From<k8s_openapi::api::flowcontrol::v1::NonResourcePolicyRule> for super::NonResourcePolicyRule {
    fn from(from: k8s_openapi::api::flowcontrol::v1::NonResourcePolicyRule) -> Self {
        let mut to = Self::default();
        to.non_resource_urls = c::from::list(from.non_resource_urls);
        to.verbs = c::from::list(from.verbs);
        to
    }
}

impl From<super::NonResourcePolicyRule> for k8s_openapi::api::flowcontrol::v1::NonResourcePolicyRule {
    fn from(from: super::NonResourcePolicyRule) -> Self {
        Self {
            non_resource_urls: c::to::list(from.non_resource_urls),
            verbs: c::to::list(from.verbs),
        }
    }
}

impl From<k8s_openapi::api::flowcontrol::v1::PolicyRulesWithSubjects> for super::PolicyRulesWithSubjects {
    fn from(from: k8s_openapi::api::flowcontrol::v1::PolicyRulesWithSubjects) -> Self {
        let mut to = Self::default();
        to.non_resource_rules = c::from::optional_list(from.non_resource_rules);
        to.resource_rules = c::from::optional_list(from.resource_rules);
        to.subjects = c::from::list(from.subjects);
        to
    }
}

impl From<super::PolicyRulesWithSubjects> for k8s_openapi::api::flowcontrol::v1::PolicyRulesWithSubjects {
    fn from(from: super::PolicyRulesWithSubjects) -> Self {
        Self {
            non_resource_rules: c::to::optional_list(from.non_resource_rules),
            resource_rules: c::to::optional_list(from.resource_rules),
            subjects: c::to::list(from.subjects),
        }
    }
}

impl From<k8s_openapi::api::flowcontrol::v1::PriorityLevelConfiguration>
    for super::PriorityLevelConfiguration
{
    fn from(from: k8s_openapi::api::flowcontrol::v1::PriorityLevelConfiguration) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::optional_boxed(Some(from.spec));
        to.status = c::from::optional_boxed(from.status);
        to
    }
}

impl From<super::PriorityLevelConfiguration>
    for k8s_openapi::api::flowcontrol::v1::PriorityLevelConfiguration
{
    fn from(from: super::PriorityLevelConfiguration) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::optional_boxed(from.spec).unwrap_or_default(),
            status: c::to::optional_boxed(from.status),
        }
    }
}

impl From<k8s_openapi::api::flowcontrol::v1::PriorityLevelConfigurationCondition>
    for super::PriorityLevelConfigurationCondition
{
    fn from(from: k8s_openapi::api::flowcontrol::v1::PriorityLevelConfigurationCondition) -> Self {
        let mut to = Self::default();
        to.last_transition_time = c::from::optional_one(from.last_transition_time);
        to.message = c::from::optional_one(from.message);
        to.reason = c::from::optional_one(from.reason);
        to.status = c::from::optional_one(from.status);
        to.type_ = c::from::optional_one(Some(from.type_));
        to
    }
}

impl From<super::PriorityLevelConfigurationCondition>
    for k8s_openapi::api::flowcontrol::v1::PriorityLevelConfigurationCondition
{
    fn from(from: super::PriorityLevelConfigurationCondition) -> Self {
        Self {
            last_transition_time: c::to::optional_one(from.last_transition_time),
            message: c::to::optional_one(from.message),
            reason: c::to::optional_one(from.reason),
            status: c::to::optional_one(from.status),
            type_: c::to::optional_one(from.type_).unwrap_or_default(),
        }
    }
}

impl From<k8s_openapi::api::flowcontrol::v1::PriorityLevelConfigurationReference>
    for super::PriorityLevelConfigurationReference
{
    fn from(from: k8s_openapi::api::flowcontrol::v1::PriorityLevelConfigurationReference) -> Self {
        let mut to = Self::default();
        to.name = c::from::one(from.name);
        to
    }
}

impl From<super::PriorityLevelConfigurationReference>
    for k8s_openapi::api::flowcontrol::v1::PriorityLevelConfigurationReference
{
    fn from(from: super::PriorityLevelConfigurationReference) -> Self {
        Self {
            name: c::to::one(from.name),
        }
    }
}

impl From<k8s_openapi::api::flowcontrol::v1::PriorityLevelConfigurationSpec>
    for super::PriorityLevelConfigurationSpec
{
    fn from(from: k8s_openapi::api::flowcontrol::v1::PriorityLevelConfigurationSpec) -> Self {
        let mut to = Self::default();
        to.exempt = c::from::optional_boxed(from.exempt);
        to.limited = c::from::optional_boxed(from.limited);
        to.type_ = c::from::one(from.type_);
        to
    }
}

impl From<super::PriorityLevelConfigurationSpec>
    for k8s_openapi::api::flowcontrol::v1::PriorityLevelConfigurationSpec
{
    fn from(from: super::PriorityLevelConfigurationSpec) -> Self {
        Self {
            exempt: c::to::optional_boxed(from.exempt),
            limited: c::to::optional_boxed(from.limited),
            type_: c::to::one(from.type_),
        }
    }
}

impl From<k8s_openapi::api::flowcontrol::v1::PriorityLevelConfigurationStatus>
    for super::PriorityLevelConfigurationStatus
{
    fn from(from: k8s_openapi::api::flowcontrol::v1::PriorityLevelConfigurationStatus) -> Self {
        let mut to = Self::default();
        to.conditions = c::from::optional_list(from.conditions);
        to
    }
}

impl From<super::PriorityLevelConfigurationStatus>
    for k8s_openapi::api::flowcontrol::v1::PriorityLevelConfigurationStatus
{
    fn from(from: super::PriorityLevelConfigurationStatus) -> Self {
        Self {
            conditions: c::to::optional_list(from.conditions),
        }
    }
}

impl From<k8s_openapi::api::flowcontrol::v1::QueuingConfiguration> for super::QueuingConfiguration {
    fn from(from: k8s_openapi::api::flowcontrol::v1::QueuingConfiguration) -> Self {
        let mut to = Self::default();
        to.hand_size = c::from::optional_one(from.hand_size);
        to.queue_length_limit = c::from::optional_one(from.queue_length_limit);
        to.queues = c::from::optional_one(from.queues);
        to
    }
}

impl From<super::QueuingConfiguration> for k8s_openapi::api::flowcontrol::v1::QueuingConfiguration {
    fn from(from: super::QueuingConfiguration) -> Self {
        Self {
            hand_size: c::to::optional_one(from.hand_size),
            queue_length_limit: c::to::optional_one(from.queue_length_limit),
            queues: c::to::optional_one(from.queues),
        }
    }
}

impl From<k8s_openapi::api::flowcontrol::v1::ResourcePolicyRule> for super::ResourcePolicyRule {
    fn from(from: k8s_openapi::api::flowcontrol::v1::ResourcePolicyRule) -> Self {
        let mut to = Self::default();
        to.api_groups = c::from::list(from.api_groups);
        to.cluster_scope = c::from::optional_one(from.cluster_scope);
        to.namespaces = c::from::optional_list(from.namespaces);
        to.resources = c::from::list(from.resources);
        to.verbs = c::from::list(from.verbs);
        to
    }
}

impl From<super::ResourcePolicyRule> for k8s_openapi::api::flowcontrol::v1::ResourcePolicyRule {
    fn from(from: super::ResourcePolicyRule) -> Self {
        Self {
            api_groups: c::to::list(from.api_groups),
            cluster_scope: c::to::optional_one(from.cluster_scope),
            namespaces: c::to::optional_list(from.namespaces),
            resources: c::to::list(from.resources),
            verbs: c::to::list(from.verbs),
        }
    }
}

impl From<k8s_openapi::api::flowcontrol::v1::ServiceAccountSubject> for super::ServiceAccountSubject {
    fn from(from: k8s_openapi::api::flowcontrol::v1::ServiceAccountSubject) -> Self {
        let mut to = Self::default();
        to.name = c::from::one(from.name);
        to.namespace = c::from::one(from.namespace);
        to
    }
}

impl From<super::ServiceAccountSubject> for k8s_openapi::api::flowcontrol::v1::ServiceAccountSubject {
    fn from(from: super::ServiceAccountSubject) -> Self {
        Self {
            name: c::to::one(from.name),
            namespace: c::to::one(from.namespace),
        }
    }
}

impl From<k8s_openapi::api::flowcontrol::v1::Subject> for super::Subject {
    fn from(from: k8s_openapi::api::flowcontrol::v1::Subject) -> Self {
        let mut to = Self::default();
        to.group = c::from::optional_boxed(from.group);
        to.kind = c::from::one(from.kind);
        to.service_account = c::from::optional_boxed(from.service_account);
        to.user = c::from::optional_boxed(from.user);
        to
    }
}

impl From<super::Subject> for k8s_openapi::api::flowcontrol::v1::Subject {
    fn from(from: super::Subject) -> Self {
        Self {
            group: c::to::optional_boxed(from.group),
            kind: c::to::one(from.kind),
            service_account: c::to::optional_boxed(from.service_account),
            user: c::to::optional_boxed(from.user),
        }
    }
}

impl From<k8s_openapi::api::flowcontrol::v1::UserSubject> for super::UserSubject {
    fn from(from: k8s_openapi::api::flowcontrol::v1::UserSubject) -> Self {
        let mut to = Self::default();
        to.name = c::from::one(from.name);
        to
    }
}

impl From<super::UserSubject> for k8s_openapi::api::flowcontrol::v1::UserSubject {
    fn from(from: super::UserSubject) -> Self {
        Self {
            name: c::to::one(from.name),
        }
    }
}
