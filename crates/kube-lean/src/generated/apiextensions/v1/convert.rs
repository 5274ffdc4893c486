//! Conversions of apiextensions/v1 from and to k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use crate::convert as c;

impl From<k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceColumnDefinition>
    for super::CustomResourceColumnDefinition
{
    fn from(
        from: k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceColumnDefinition,
    ) -> Self {
        let mut to = Self::default();
        to.description = c::from::optional_one(from.description);
        to.format = c::from::optional_one(from.format);
        to.json_path = c::from::one(from.json_path);
        to.name = c::from::one(from.name);
        to.priority = c::from::optional_one(from.priority);
        to.type_ = c::from::one(from.type_);
        to
    }
}

impl From<super::CustomResourceColumnDefinition>
    for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceColumnDefinition
{
    fn from(from: super::CustomResourceColumnDefinition) -> Self {
        Self {
            description: c::to::optional_one(from.description),
            format: c::to::optional_one(from.format),
            json_path: c::to::one(from.json_path),
            name: c::to::one(from.name),
            priority: c::to::optional_one(from.priority),
            type_: c::to::one(from.type_),
        }
    }
}

impl From<k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceConversion>
    for super::CustomResourceConversion
{
    fn from(
        from: k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceConversion,
    ) -> Self {
        let mut to = Self::default();
        to.strategy = c::from::one(from.strategy);
        to.webhook = c::from::optional_boxed(from.webhook);
        to
    }
}

impl From<super::CustomResourceConversion>
    for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceConversion
{
    fn from(from: super::CustomResourceConversion) -> Self {
        Self {
            strategy: c::to::one(from.strategy),
            webhook: c::to::optional_boxed(from.webhook),
        }
    }
}

impl From<k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinition>
    for super::CustomResourceDefinition
{
    fn from(
        from: k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinition,
    ) -> Self {
        let mut to = Self::default();
        to.metadata = c::from::one(from.metadata);
        to.spec = c::from::one(from.spec);
        to.status = c::from::optional_boxed(from.status);
        to
    }
}

impl From<super::CustomResourceDefinition>
    for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinition
{
    fn from(from: super::CustomResourceDefinition) -> Self {
        Self {
            metadata: c::to::one(from.metadata),
            spec: c::to::one(from.spec),
            status: c::to::optional_boxed(from.status),
        }
    }
}

impl
    From<
        k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinitionCondition,
    > for super::CustomResourceDefinitionCondition
{
    fn from(
        from: k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinitionCondition,
    ) -> Self {
        let mut to = Self::default();
        to.last_transition_time = c::from::optional_one(from.last_transition_time);
        to.message = c::from::optional_one(from.message);
        to.observed_generation = c::from::optional_one(from.observed_generation);
        to.reason = c::from::optional_one(from.reason);
        to.status = c::from::one(from.status);
        to.type_ = c::from::one(from.type_);
        to
    }
}

impl From<super::CustomResourceDefinitionCondition>
    for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinitionCondition
{
    fn from(from: super::CustomResourceDefinitionCondition) -> Self {
        Self {
            last_transition_time: c::to::optional_one(from.last_transition_time),
            message: c::to::optional_one(from.message),
            observed_generation: c::to::optional_one(from.observed_generation),
            reason: c::to::optional_one(from.reason),
            status: c::to::one(from.status),
            type_: c::to::one(from.type_),
        }
    }
}

impl From<k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinitionNames>
    for super::CustomResourceDefinitionNames
{
    fn from(
        from: k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinitionNames,
    ) -> Self {
        let mut to = Self::default();
        to.categories = c::from::optional_list(from.categories);
        to.kind = c::from::one(from.kind);
        to.list_kind = c::from::optional_one(from.list_kind);
        to.plural = c::from::one(from.plural);
        to.short_names = c::from::optional_list(from.short_names);
        to.singular = c::from::optional_one(from.singular);
        to
    }
}

impl From<super::CustomResourceDefinitionNames>
    for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinitionNames
{
    fn from(from: super::CustomResourceDefinitionNames) -> Self {
        Self {
            categories: c::to::optional_list(from.categories),
            kind: c::to::one(from.kind),
            list_kind: c::to::optional_one(from.list_kind),
            plural: c::to::one(from.plural),
            short_names: c::to::optional_list(from.short_names),
            singular: c::to::optional_one(from.singular),
        }
    }
}

impl From<k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinitionSpec>
    for super::CustomResourceDefinitionSpec
{
    fn from(
        from: k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinitionSpec,
    ) -> Self {
        let mut to = Self::default();
        to.conversion = c::from::optional_boxed(from.conversion);
        to.group = c::from::one(from.group);
        to.names = c::from::one(from.names);
        to.preserve_unknown_fields = c::from::optional_one(from.preserve_unknown_fields);
        to.scope = c::from::one(from.scope);
        to.versions = c::from::list(from.versions);
        to
    }
}

impl From<super::CustomResourceDefinitionSpec>
    for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinitionSpec
{
    fn from(from: super::CustomResourceDefinitionSpec) -> Self {
        Self {
            conversion: c::to::optional_boxed(from.conversion),
            group: c::to::one(from.group),
            names: c::to::one(from.names),
            preserve_unknown_fields: c::to::optional_one(from.preserve_unknown_fields),
            scope: c::to::one(from.scope),
            versions: c::to::list(from.versions),
        }
    }
}

impl From<k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinitionStatus>
    for super::CustomResourceDefinitionStatus
{
    fn from(
        from: k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinitionStatus,
    ) -> Self {
        let mut to = Self::default();
        to.accepted_names = c::from::optional_boxed(from.accepted_names);
        to.conditions = c::from::optional_list(from.conditions);
        to.observed_generation = c::from::optional_one(from.observed_generation);
        to.stored_versions = c::from::optional_list(from.stored_versions);
        to
    }
}

impl From<super::CustomResourceDefinitionStatus>
    for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinitionStatus
{
    fn from(from: super::CustomResourceDefinitionStatus) -> Self {
        Self {
            accepted_names: c::to::optional_boxed(from.accepted_names),
            conditions: c::to::optional_list(from.conditions),
            observed_generation: c::to::optional_one(from.observed_generation),
            stored_versions: c::to::optional_list(from.stored_versions),
        }
    }
}

impl From<k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinitionVersion>
    for super::CustomResourceDefinitionVersion
{
    fn from(
        from: k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinitionVersion,
    ) -> Self {
        let mut to = Self::default();
        to.additional_printer_columns = c::from::optional_list(from.additional_printer_columns);
        to.deprecated = c::from::optional_one(from.deprecated);
        to.deprecation_warning = c::from::optional_one(from.deprecation_warning);
        to.name = c::from::one(from.name);
        to.schema = c::from::optional_boxed(from.schema);
        to.selectable_fields = c::from::optional_list(from.selectable_fields);
        to.served = c::from::one(from.served);
        to.storage = c::from::one(from.storage);
        to.subresources = c::from::optional_boxed(from.subresources);
        to
    }
}

impl From<super::CustomResourceDefinitionVersion>
    for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinitionVersion
{
    fn from(from: super::CustomResourceDefinitionVersion) -> Self {
        Self {
            additional_printer_columns: c::to::optional_list(from.additional_printer_columns),
            deprecated: c::to::optional_one(from.deprecated),
            deprecation_warning: c::to::optional_one(from.deprecation_warning),
            name: c::to::one(from.name),
            schema: c::to::optional_boxed(from.schema),
            selectable_fields: c::to::optional_list(from.selectable_fields),
            served: c::to::one(from.served),
            storage: c::to::one(from.storage),
            subresources: c::to::optional_boxed(from.subresources),
        }
    }
}

impl From<k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceSubresourceScale>
    for super::CustomResourceSubresourceScale
{
    fn from(
        from: k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceSubresourceScale,
    ) -> Self {
        let mut to = Self::default();
        to.label_selector_path = c::from::optional_one(from.label_selector_path);
        to.spec_replicas_path = c::from::one(from.spec_replicas_path);
        to.status_replicas_path = c::from::one(from.status_replicas_path);
        to
    }
}

impl From<super::CustomResourceSubresourceScale>
    for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceSubresourceScale
{
    fn from(from: super::CustomResourceSubresourceScale) -> Self {
        Self {
            label_selector_path: c::to::optional_one(from.label_selector_path),
            spec_replicas_path: c::to::one(from.spec_replicas_path),
            status_replicas_path: c::to::one(from.status_replicas_path),
        }
    }
}

impl From<k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceSubresourceStatus>
    for super::CustomResourceSubresourceStatus
{
    fn from(
        _: k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceSubresourceStatus,
    ) -> Self {
        Self::default()
    }
}

impl From<super::CustomResourceSubresourceStatus>
    for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceSubresourceStatus
{
    fn from(_: super::CustomResourceSubresourceStatus) -> Self {
        Self(serde_json::json!({}))
    }
}

impl From<k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceSubresources>
    for super::CustomResourceSubresources
{
    fn from(
        from: k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceSubresources,
    ) -> Self {
        let mut to = Self::default();
        to.scale = c::from::optional_boxed(from.scale);
        to.status = c::from::optional_boxed(from.status);
        to
    }
}

impl From<super::CustomResourceSubresources>
    for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceSubresources
{
    fn from(from: super::CustomResourceSubresources) -> Self {
        Self {
            scale: c::to::optional_boxed(from.scale),
            status: c::to::optional_boxed(from.status),
        }
    }
}

impl From<k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceValidation>
    for super::CustomResourceValidation
{
    fn from(
        from: k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceValidation,
    ) -> Self {
        let mut to = Self::default();
        to.open_api_v3_schema = c::from::optional_boxed(from.open_api_v3_schema);
        to
    }
}

impl From<super::CustomResourceValidation>
    for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceValidation
{
    fn from(from: super::CustomResourceValidation) -> Self {
        Self {
            open_api_v3_schema: c::to::optional_boxed(from.open_api_v3_schema),
        }
    }
}

impl From<k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::ExternalDocumentation>
    for super::ExternalDocumentation
{
    fn from(
        from: k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::ExternalDocumentation,
    ) -> Self {
        let mut to = Self::default();
        to.description = c::from::optional_one(from.description);
        to.url = c::from::optional_one(from.url);
        to
    }
}

impl From<super::ExternalDocumentation>
    for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::ExternalDocumentation
{
    fn from(from: super::ExternalDocumentation) -> Self {
        Self {
            description: c::to::optional_one(from.description),
            url: c::to::optional_one(from.url),
        }
    }
}

impl From<k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::JSONSchemaProps>
    for super::JSONSchemaProps
{
    fn from(
        from: k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::JSONSchemaProps,
    ) -> Self {
        let mut to = Self::default();
        to.rare
            .put(c::from::optional_one(from.ref_path), |rare| &mut rare.ref_path);
        to.rare
            .put(c::from::optional_one(from.schema), |rare| &mut rare.schema);
        to.rare.put(c::from::optional_one(from.additional_items), |rare| {
            &mut rare.additional_items
        });
        to.rare
            .put(c::from::optional_one(from.additional_properties), |rare| {
                &mut rare.additional_properties
            });
        to.rare
            .put(c::from::optional_list(from.all_of), |rare| &mut rare.all_of);
        to.rare
            .put(c::from::optional_list(from.any_of), |rare| &mut rare.any_of);
        to.rare
            .put(c::from::optional_one(from.default), |rare| &mut rare.default);
        to.rare.put(c::from::optional_map(from.definitions), |rare| {
            &mut rare.definitions
        });
        to.rare.put(c::from::optional_map(from.dependencies), |rare| {
            &mut rare.dependencies
        });
        to.description = c::from::optional_one(from.description);
        to.enum_ = c::from::optional_list(from.enum_);
        to.rare
            .put(c::from::optional_one(from.example), |rare| &mut rare.example);
        to.rare
            .put(c::from::optional_one(from.exclusive_maximum), |rare| {
                &mut rare.exclusive_maximum
            });
        to.rare
            .put(c::from::optional_one(from.exclusive_minimum), |rare| {
                &mut rare.exclusive_minimum
            });
        to.rare.put(c::from::optional_boxed(from.external_docs), |rare| {
            &mut rare.external_docs
        });
        to.format = c::from::optional_one(from.format);
        to.rare.put(c::from::optional_one(from.id), |rare| &mut rare.id);
        to.items = c::from::optional_one(from.items);
        to.rare
            .put(c::from::optional_one(from.max_items), |rare| &mut rare.max_items);
        to.rare.put(c::from::optional_one(from.max_length), |rare| {
            &mut rare.max_length
        });
        to.rare.put(c::from::optional_one(from.max_properties), |rare| {
            &mut rare.max_properties
        });
        to.rare
            .put(c::from::optional_one(from.maximum), |rare| &mut rare.maximum);
        to.rare
            .put(c::from::optional_one(from.min_items), |rare| &mut rare.min_items);
        to.rare.put(c::from::optional_one(from.min_length), |rare| {
            &mut rare.min_length
        });
        to.rare.put(c::from::optional_one(from.min_properties), |rare| {
            &mut rare.min_properties
        });
        to.rare
            .put(c::from::optional_one(from.minimum), |rare| &mut rare.minimum);
        to.rare.put(c::from::optional_one(from.multiple_of), |rare| {
            &mut rare.multiple_of
        });
        to.rare.put(c::from::optional_box(from.not), |rare| &mut rare.not);
        to.rare
            .put(c::from::optional_one(from.nullable), |rare| &mut rare.nullable);
        to.rare
            .put(c::from::optional_list(from.one_of), |rare| &mut rare.one_of);
        to.rare
            .put(c::from::optional_one(from.pattern), |rare| &mut rare.pattern);
        to.rare
            .put(c::from::optional_map(from.pattern_properties), |rare| {
                &mut rare.pattern_properties
            });
        to.properties = c::from::optional_map(from.properties);
        to.required = c::from::optional_list(from.required);
        to.rare
            .put(c::from::optional_one(from.title), |rare| &mut rare.title);
        to.type_ = c::from::optional_one(from.type_);
        to.rare.put(c::from::optional_one(from.unique_items), |rare| {
            &mut rare.unique_items
        });
        to.rare.put(
            c::from::optional_one(from.x_kubernetes_embedded_resource),
            |rare| &mut rare.x_kubernetes_embedded_resource,
        );
        to.rare
            .put(c::from::optional_one(from.x_kubernetes_int_or_string), |rare| {
                &mut rare.x_kubernetes_int_or_string
            });
        to.rare
            .put(c::from::optional_list(from.x_kubernetes_list_map_keys), |rare| {
                &mut rare.x_kubernetes_list_map_keys
            });
        to.rare
            .put(c::from::optional_one(from.x_kubernetes_list_type), |rare| {
                &mut rare.x_kubernetes_list_type
            });
        to.rare
            .put(c::from::optional_one(from.x_kubernetes_map_type), |rare| {
                &mut rare.x_kubernetes_map_type
            });
        to.rare.put(
            c::from::optional_one(from.x_kubernetes_preserve_unknown_fields),
            |rare| &mut rare.x_kubernetes_preserve_unknown_fields,
        );
        to.rare
            .put(c::from::optional_list(from.x_kubernetes_validations), |rare| {
                &mut rare.x_kubernetes_validations
            });
        to
    }
}

impl From<super::JSONSchemaProps>
    for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::JSONSchemaProps
{
    fn from(from: super::JSONSchemaProps) -> Self {
        let rare = from.rare.into_inner();
        Self {
            ref_path: c::to::optional_one(rare.ref_path),
            schema: c::to::optional_one(rare.schema),
            additional_items: c::to::optional_one(rare.additional_items),
            additional_properties: c::to::optional_one(rare.additional_properties),
            all_of: c::to::optional_list(rare.all_of),
            any_of: c::to::optional_list(rare.any_of),
            default: c::to::optional_one(rare.default),
            definitions: c::to::optional_map(rare.definitions),
            dependencies: c::to::optional_map(rare.dependencies),
            description: c::to::optional_one(from.description),
            enum_: c::to::optional_list(from.enum_),
            example: c::to::optional_one(rare.example),
            exclusive_maximum: c::to::optional_one(rare.exclusive_maximum),
            exclusive_minimum: c::to::optional_one(rare.exclusive_minimum),
            external_docs: c::to::optional_boxed(rare.external_docs),
            format: c::to::optional_one(from.format),
            id: c::to::optional_one(rare.id),
            items: c::to::optional_one(from.items),
            max_items: c::to::optional_one(rare.max_items),
            max_length: c::to::optional_one(rare.max_length),
            max_properties: c::to::optional_one(rare.max_properties),
            maximum: c::to::optional_one(rare.maximum),
            min_items: c::to::optional_one(rare.min_items),
            min_length: c::to::optional_one(rare.min_length),
            min_properties: c::to::optional_one(rare.min_properties),
            minimum: c::to::optional_one(rare.minimum),
            multiple_of: c::to::optional_one(rare.multiple_of),
            not: c::to::optional_box(rare.not),
            nullable: c::to::optional_one(rare.nullable),
            one_of: c::to::optional_list(rare.one_of),
            pattern: c::to::optional_one(rare.pattern),
            pattern_properties: c::to::optional_map(rare.pattern_properties),
            properties: c::to::optional_map(from.properties),
            required: c::to::optional_list(from.required),
            title: c::to::optional_one(rare.title),
            type_: c::to::optional_one(from.type_),
            unique_items: c::to::optional_one(rare.unique_items),
            x_kubernetes_embedded_resource: c::to::optional_one(rare.x_kubernetes_embedded_resource),
            x_kubernetes_int_or_string: c::to::optional_one(rare.x_kubernetes_int_or_string),
            x_kubernetes_list_map_keys: c::to::optional_list(rare.x_kubernetes_list_map_keys),
            x_kubernetes_list_type: c::to::optional_one(rare.x_kubernetes_list_type),
            x_kubernetes_map_type: c::to::optional_one(rare.x_kubernetes_map_type),
            x_kubernetes_preserve_unknown_fields: c::to::optional_one(
                rare.x_kubernetes_preserve_unknown_fields,
            ),
            x_kubernetes_validations: c::to::optional_list(rare.x_kubernetes_validations),
        }
    }
}

impl From<k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::SelectableField>
    for super::SelectableField
{
    fn from(
        from: k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::SelectableField,
    ) -> Self {
        let mut to = Self::default();
        to.json_path = c::from::one(from.json_path);
        to
    }
}

impl From<super::SelectableField>
    for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::SelectableField
{
    fn from(from: super::SelectableField) -> Self {
        Self {
            json_path: c::to::one(from.json_path),
        }
    }
}

impl From<k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::ServiceReference>
    for super::ServiceReference
{
    fn from(
        from: k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::ServiceReference,
    ) -> Self {
        let mut to = Self::default();
        to.name = c::from::one(from.name);
        to.namespace = c::from::one(from.namespace);
        to.path = c::from::optional_one(from.path);
        to.port = c::from::optional_one(from.port);
        to
    }
}

impl From<super::ServiceReference>
    for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::ServiceReference
{
    fn from(from: super::ServiceReference) -> Self {
        Self {
            name: c::to::one(from.name),
            namespace: c::to::one(from.namespace),
            path: c::to::optional_one(from.path),
            port: c::to::optional_one(from.port),
        }
    }
}

impl From<k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::ValidationRule>
    for super::ValidationRule
{
    fn from(
        from: k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::ValidationRule,
    ) -> Self {
        let mut to = Self::default();
        to.field_path = c::from::optional_one(from.field_path);
        to.message = c::from::optional_one(from.message);
        to.message_expression = c::from::optional_one(from.message_expression);
        to.optional_old_self = c::from::optional_one(from.optional_old_self);
        to.reason = c::from::optional_one(from.reason);
        to.rule = c::from::one(from.rule);
        to
    }
}

impl From<super::ValidationRule>
    for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::ValidationRule
{
    fn from(from: super::ValidationRule) -> Self {
        Self {
            field_path: c::to::optional_one(from.field_path),
            message: c::to::optional_one(from.message),
            message_expression: c::to::optional_one(from.message_expression),
            optional_old_self: c::to::optional_one(from.optional_old_self),
            reason: c::to::optional_one(from.reason),
            rule: c::to::one(from.rule),
        }
    }
}

impl From<k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::WebhookClientConfig>
    for super::WebhookClientConfig
{
    fn from(
        from: k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::WebhookClientConfig,
    ) -> Self {
        let mut to = Self::default();
        to.ca_bundle = c::from::optional_one(from.ca_bundle);
        to.service = c::from::optional_boxed(from.service);
        to.url = c::from::optional_one(from.url);
        to
    }
}

impl From<super::WebhookClientConfig>
    for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::WebhookClientConfig
{
    fn from(from: super::WebhookClientConfig) -> Self {
        Self {
            ca_bundle: c::to::optional_one(from.ca_bundle),
            service: c::to::optional_boxed(from.service),
            url: c::to::optional_one(from.url),
        }
    }
}

impl From<k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::WebhookConversion>
    for super::WebhookConversion
{
    fn from(
        from: k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::WebhookConversion,
    ) -> Self {
        let mut to = Self::default();
        to.client_config = c::from::optional_boxed(from.client_config);
        to.conversion_review_versions = c::from::list(from.conversion_review_versions);
        to
    }
}

impl From<super::WebhookConversion>
    for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::WebhookConversion
{
    fn from(from: super::WebhookConversion) -> Self {
        Self {
            client_config: c::to::optional_boxed(from.client_config),
            conversion_review_versions: c::to::list(from.conversion_review_versions),
        }
    }
}
