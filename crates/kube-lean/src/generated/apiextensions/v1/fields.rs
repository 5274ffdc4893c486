//! JSON names of apiextensions/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use serde::de::MapAccess;
use serde::ser::SerializeMap;

use super::*;
use crate::de;
use crate::fields::{Fields, kind, message, optional};

impl Fields for CustomResourceColumnDefinition {
    const NAME: &'static str = "CustomResourceColumnDefinition";
    const NAMES: &'static [&'static str] = &["description", "format", "jsonPath", "name", "priority", "type"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.description = map.next_value()?,
            1 => self.format = map.next_value()?,
            2 => self.json_path = de::required(map)?,
            3 => self.name = de::required(map)?,
            4 => self.priority = map.next_value()?,
            5 => self.type_ = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "description", &self.description)?;
        optional(map, "format", &self.format)?;
        map.serialize_entry("jsonPath", &self.json_path)?;
        map.serialize_entry("name", &self.name)?;
        optional(map, "priority", &self.priority)?;
        map.serialize_entry("type", &self.type_)?;
        Ok(())
    }
}

message!(CustomResourceColumnDefinition);

impl Fields for CustomResourceConversion {
    const NAME: &'static str = "CustomResourceConversion";
    const NAMES: &'static [&'static str] = &["strategy", "webhook"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.strategy = de::required(map)?,
            1 => self.webhook = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("strategy", &self.strategy)?;
        optional(map, "webhook", &self.webhook)?;
        Ok(())
    }
}

message!(CustomResourceConversion);

impl Fields for CustomResourceDefinition {
    const NAME: &'static str = "CustomResourceDefinition";
    const NAMES: &'static [&'static str] = &["metadata", "spec", "status"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = de::required(map)?,
            1 => self.spec = de::required(map)?,
            2 => self.status = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metadata", &self.metadata)?;
        map.serialize_entry("spec", &self.spec)?;
        optional(map, "status", &self.status)?;
        Ok(())
    }
}

kind!(
    CustomResourceDefinition,
    "apiextensions.k8s.io/v1",
    "CustomResourceDefinition",
    "kube-lean:apiextensions/v1.CustomResourceDefinition"
);

impl Fields for CustomResourceDefinitionCondition {
    const NAME: &'static str = "CustomResourceDefinitionCondition";
    const NAMES: &'static [&'static str] = &[
        "lastTransitionTime",
        "message",
        "observedGeneration",
        "reason",
        "status",
        "type",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.last_transition_time = map.next_value()?,
            1 => self.message = map.next_value()?,
            2 => self.observed_generation = map.next_value()?,
            3 => self.reason = map.next_value()?,
            4 => self.status = de::required(map)?,
            5 => self.type_ = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "lastTransitionTime", &self.last_transition_time)?;
        optional(map, "message", &self.message)?;
        optional(map, "observedGeneration", &self.observed_generation)?;
        optional(map, "reason", &self.reason)?;
        map.serialize_entry("status", &self.status)?;
        map.serialize_entry("type", &self.type_)?;
        Ok(())
    }
}

message!(CustomResourceDefinitionCondition);

impl Fields for CustomResourceDefinitionNames {
    const NAME: &'static str = "CustomResourceDefinitionNames";
    const NAMES: &'static [&'static str] = &[
        "categories",
        "kind",
        "listKind",
        "plural",
        "shortNames",
        "singular",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.categories = map.next_value()?,
            1 => self.kind = de::required(map)?,
            2 => self.list_kind = map.next_value()?,
            3 => self.plural = de::required(map)?,
            4 => self.short_names = map.next_value()?,
            5 => self.singular = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "categories", &self.categories)?;
        map.serialize_entry("kind", &self.kind)?;
        optional(map, "listKind", &self.list_kind)?;
        map.serialize_entry("plural", &self.plural)?;
        optional(map, "shortNames", &self.short_names)?;
        optional(map, "singular", &self.singular)?;
        Ok(())
    }
}

message!(CustomResourceDefinitionNames);

impl Fields for CustomResourceDefinitionSpec {
    const NAME: &'static str = "CustomResourceDefinitionSpec";
    const NAMES: &'static [&'static str] = &[
        "conversion",
        "group",
        "names",
        "preserveUnknownFields",
        "scope",
        "versions",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.conversion = map.next_value()?,
            1 => self.group = de::required(map)?,
            2 => self.names = de::required(map)?,
            3 => self.preserve_unknown_fields = map.next_value()?,
            4 => self.scope = de::required(map)?,
            5 => self.versions = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "conversion", &self.conversion)?;
        map.serialize_entry("group", &self.group)?;
        map.serialize_entry("names", &self.names)?;
        optional(map, "preserveUnknownFields", &self.preserve_unknown_fields)?;
        map.serialize_entry("scope", &self.scope)?;
        map.serialize_entry("versions", &self.versions)?;
        Ok(())
    }
}

message!(CustomResourceDefinitionSpec);

impl Fields for CustomResourceDefinitionStatus {
    const NAME: &'static str = "CustomResourceDefinitionStatus";
    const NAMES: &'static [&'static str] = &[
        "acceptedNames",
        "conditions",
        "observedGeneration",
        "storedVersions",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.accepted_names = map.next_value()?,
            1 => self.conditions = map.next_value()?,
            2 => self.observed_generation = map.next_value()?,
            3 => self.stored_versions = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "acceptedNames", &self.accepted_names)?;
        optional(map, "conditions", &self.conditions)?;
        optional(map, "observedGeneration", &self.observed_generation)?;
        optional(map, "storedVersions", &self.stored_versions)?;
        Ok(())
    }
}

message!(CustomResourceDefinitionStatus);

impl Fields for CustomResourceDefinitionVersion {
    const NAME: &'static str = "CustomResourceDefinitionVersion";
    const NAMES: &'static [&'static str] = &[
        "additionalPrinterColumns",
        "deprecated",
        "deprecationWarning",
        "name",
        "schema",
        "selectableFields",
        "served",
        "storage",
        "subresources",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.additional_printer_columns = map.next_value()?,
            1 => self.deprecated = map.next_value()?,
            2 => self.deprecation_warning = map.next_value()?,
            3 => self.name = de::required(map)?,
            4 => self.schema = map.next_value()?,
            5 => self.selectable_fields = map.next_value()?,
            6 => self.served = de::required(map)?,
            7 => self.storage = de::required(map)?,
            8 => self.subresources = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "additionalPrinterColumns", &self.additional_printer_columns)?;
        optional(map, "deprecated", &self.deprecated)?;
        optional(map, "deprecationWarning", &self.deprecation_warning)?;
        map.serialize_entry("name", &self.name)?;
        optional(map, "schema", &self.schema)?;
        optional(map, "selectableFields", &self.selectable_fields)?;
        map.serialize_entry("served", &self.served)?;
        map.serialize_entry("storage", &self.storage)?;
        optional(map, "subresources", &self.subresources)?;
        Ok(())
    }
}

message!(CustomResourceDefinitionVersion);

impl Fields for CustomResourceSubresourceScale {
    const NAME: &'static str = "CustomResourceSubresourceScale";
    const NAMES: &'static [&'static str] = &["labelSelectorPath", "specReplicasPath", "statusReplicasPath"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.label_selector_path = map.next_value()?,
            1 => self.spec_replicas_path = de::required(map)?,
            2 => self.status_replicas_path = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "labelSelectorPath", &self.label_selector_path)?;
        map.serialize_entry("specReplicasPath", &self.spec_replicas_path)?;
        map.serialize_entry("statusReplicasPath", &self.status_replicas_path)?;
        Ok(())
    }
}

message!(CustomResourceSubresourceScale);

impl Fields for CustomResourceSubresourceStatus {
    const NAME: &'static str = "CustomResourceSubresourceStatus";
    const NAMES: &'static [&'static str] = &[];

    fn read<'de, A: MapAccess<'de>>(&mut self, _: usize, _: &mut A) -> Result<(), A::Error> {
        Ok(())
    }

    fn write<M: SerializeMap>(&self, _: &mut M) -> Result<(), M::Error> {
        Ok(())
    }
}

message!(CustomResourceSubresourceStatus);

impl Fields for CustomResourceSubresources {
    const NAME: &'static str = "CustomResourceSubresources";
    const NAMES: &'static [&'static str] = &["scale", "status"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.scale = map.next_value()?,
            1 => self.status = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "scale", &self.scale)?;
        optional(map, "status", &self.status)?;
        Ok(())
    }
}

message!(CustomResourceSubresources);

impl Fields for CustomResourceValidation {
    const NAME: &'static str = "CustomResourceValidation";
    const NAMES: &'static [&'static str] = &["openAPIV3Schema"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.open_api_v3_schema = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "openAPIV3Schema", &self.open_api_v3_schema)?;
        Ok(())
    }
}

message!(CustomResourceValidation);

impl Fields for ExternalDocumentation {
    const NAME: &'static str = "ExternalDocumentation";
    const NAMES: &'static [&'static str] = &["description", "url"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.description = map.next_value()?,
            1 => self.url = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "description", &self.description)?;
        optional(map, "url", &self.url)?;
        Ok(())
    }
}

message!(ExternalDocumentation);

impl Fields for JSONSchemaProps {
    const NAME: &'static str = "JSONSchemaProps";
    const NAMES: &'static [&'static str] = &[
        "$ref",
        "$schema",
        "additionalItems",
        "additionalProperties",
        "allOf",
        "anyOf",
        "default",
        "definitions",
        "dependencies",
        "description",
        "enum",
        "example",
        "exclusiveMaximum",
        "exclusiveMinimum",
        "externalDocs",
        "format",
        "id",
        "items",
        "maxItems",
        "maxLength",
        "maxProperties",
        "maximum",
        "minItems",
        "minLength",
        "minProperties",
        "minimum",
        "multipleOf",
        "not",
        "nullable",
        "oneOf",
        "pattern",
        "patternProperties",
        "properties",
        "required",
        "title",
        "type",
        "uniqueItems",
        "x-kubernetes-embedded-resource",
        "x-kubernetes-int-or-string",
        "x-kubernetes-list-map-keys",
        "x-kubernetes-list-type",
        "x-kubernetes-map-type",
        "x-kubernetes-preserve-unknown-fields",
        "x-kubernetes-validations",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.rare.put(map.next_value()?, |rare| &mut rare.ref_path),
            1 => self.rare.put(map.next_value()?, |rare| &mut rare.schema),
            2 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.additional_items),
            3 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.additional_properties),
            4 => self.rare.put(map.next_value()?, |rare| &mut rare.all_of),
            5 => self.rare.put(map.next_value()?, |rare| &mut rare.any_of),
            6 => self.rare.put(map.next_value()?, |rare| &mut rare.default),
            7 => self.rare.put(map.next_value()?, |rare| &mut rare.definitions),
            8 => self.rare.put(map.next_value()?, |rare| &mut rare.dependencies),
            9 => self.description = map.next_value()?,
            10 => self.enum_ = map.next_value()?,
            11 => self.rare.put(map.next_value()?, |rare| &mut rare.example),
            12 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.exclusive_maximum),
            13 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.exclusive_minimum),
            14 => self.rare.put(map.next_value()?, |rare| &mut rare.external_docs),
            15 => self.format = map.next_value()?,
            16 => self.rare.put(map.next_value()?, |rare| &mut rare.id),
            17 => self.items = map.next_value()?,
            18 => self.rare.put(map.next_value()?, |rare| &mut rare.max_items),
            19 => self.rare.put(map.next_value()?, |rare| &mut rare.max_length),
            20 => self.rare.put(map.next_value()?, |rare| &mut rare.max_properties),
            21 => self.rare.put(map.next_value()?, |rare| &mut rare.maximum),
            22 => self.rare.put(map.next_value()?, |rare| &mut rare.min_items),
            23 => self.rare.put(map.next_value()?, |rare| &mut rare.min_length),
            24 => self.rare.put(map.next_value()?, |rare| &mut rare.min_properties),
            25 => self.rare.put(map.next_value()?, |rare| &mut rare.minimum),
            26 => self.rare.put(map.next_value()?, |rare| &mut rare.multiple_of),
            27 => self.rare.put(map.next_value()?, |rare| &mut rare.not),
            28 => self.rare.put(map.next_value()?, |rare| &mut rare.nullable),
            29 => self.rare.put(map.next_value()?, |rare| &mut rare.one_of),
            30 => self.rare.put(map.next_value()?, |rare| &mut rare.pattern),
            31 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.pattern_properties),
            32 => self.properties = map.next_value()?,
            33 => self.required = map.next_value()?,
            34 => self.rare.put(map.next_value()?, |rare| &mut rare.title),
            35 => self.type_ = map.next_value()?,
            36 => self.rare.put(map.next_value()?, |rare| &mut rare.unique_items),
            37 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.x_kubernetes_embedded_resource),
            38 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.x_kubernetes_int_or_string),
            39 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.x_kubernetes_list_map_keys),
            40 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.x_kubernetes_list_type),
            41 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.x_kubernetes_map_type),
            42 => self.rare.put(map.next_value()?, |rare| {
                &mut rare.x_kubernetes_preserve_unknown_fields
            }),
            43 => self
                .rare
                .put(map.next_value()?, |rare| &mut rare.x_kubernetes_validations),
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "$ref", &self.ref_path)?;
        optional(map, "$schema", &self.schema)?;
        optional(map, "additionalItems", &self.additional_items)?;
        optional(map, "additionalProperties", &self.additional_properties)?;
        optional(map, "allOf", &self.all_of)?;
        optional(map, "anyOf", &self.any_of)?;
        optional(map, "default", &self.default)?;
        optional(map, "definitions", &self.definitions)?;
        optional(map, "dependencies", &self.dependencies)?;
        optional(map, "description", &self.description)?;
        optional(map, "enum", &self.enum_)?;
        optional(map, "example", &self.example)?;
        optional(map, "exclusiveMaximum", &self.exclusive_maximum)?;
        optional(map, "exclusiveMinimum", &self.exclusive_minimum)?;
        optional(map, "externalDocs", &self.external_docs)?;
        optional(map, "format", &self.format)?;
        optional(map, "id", &self.id)?;
        optional(map, "items", &self.items)?;
        optional(map, "maxItems", &self.max_items)?;
        optional(map, "maxLength", &self.max_length)?;
        optional(map, "maxProperties", &self.max_properties)?;
        optional(map, "maximum", &self.maximum)?;
        optional(map, "minItems", &self.min_items)?;
        optional(map, "minLength", &self.min_length)?;
        optional(map, "minProperties", &self.min_properties)?;
        optional(map, "minimum", &self.minimum)?;
        optional(map, "multipleOf", &self.multiple_of)?;
        optional(map, "not", &self.not)?;
        optional(map, "nullable", &self.nullable)?;
        optional(map, "oneOf", &self.one_of)?;
        optional(map, "pattern", &self.pattern)?;
        optional(map, "patternProperties", &self.pattern_properties)?;
        optional(map, "properties", &self.properties)?;
        optional(map, "required", &self.required)?;
        optional(map, "title", &self.title)?;
        optional(map, "type", &self.type_)?;
        optional(map, "uniqueItems", &self.unique_items)?;
        optional(
            map,
            "x-kubernetes-embedded-resource",
            &self.x_kubernetes_embedded_resource,
        )?;
        optional(
            map,
            "x-kubernetes-int-or-string",
            &self.x_kubernetes_int_or_string,
        )?;
        optional(
            map,
            "x-kubernetes-list-map-keys",
            &self.x_kubernetes_list_map_keys,
        )?;
        optional(map, "x-kubernetes-list-type", &self.x_kubernetes_list_type)?;
        optional(map, "x-kubernetes-map-type", &self.x_kubernetes_map_type)?;
        optional(
            map,
            "x-kubernetes-preserve-unknown-fields",
            &self.x_kubernetes_preserve_unknown_fields,
        )?;
        optional(map, "x-kubernetes-validations", &self.x_kubernetes_validations)?;
        Ok(())
    }
}

message!(JSONSchemaProps);

impl Fields for SelectableField {
    const NAME: &'static str = "SelectableField";
    const NAMES: &'static [&'static str] = &["jsonPath"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.json_path = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("jsonPath", &self.json_path)?;
        Ok(())
    }
}

message!(SelectableField);

impl Fields for ServiceReference {
    const NAME: &'static str = "ServiceReference";
    const NAMES: &'static [&'static str] = &["name", "namespace", "path", "port"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.name = de::required(map)?,
            1 => self.namespace = de::required(map)?,
            2 => self.path = map.next_value()?,
            3 => self.port = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("name", &self.name)?;
        map.serialize_entry("namespace", &self.namespace)?;
        optional(map, "path", &self.path)?;
        optional(map, "port", &self.port)?;
        Ok(())
    }
}

message!(ServiceReference);

impl Fields for ValidationRule {
    const NAME: &'static str = "ValidationRule";
    const NAMES: &'static [&'static str] = &[
        "fieldPath",
        "message",
        "messageExpression",
        "optionalOldSelf",
        "reason",
        "rule",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.field_path = map.next_value()?,
            1 => self.message = map.next_value()?,
            2 => self.message_expression = map.next_value()?,
            3 => self.optional_old_self = map.next_value()?,
            4 => self.reason = map.next_value()?,
            5 => self.rule = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "fieldPath", &self.field_path)?;
        optional(map, "message", &self.message)?;
        optional(map, "messageExpression", &self.message_expression)?;
        optional(map, "optionalOldSelf", &self.optional_old_self)?;
        optional(map, "reason", &self.reason)?;
        map.serialize_entry("rule", &self.rule)?;
        Ok(())
    }
}

message!(ValidationRule);

impl Fields for WebhookClientConfig {
    const NAME: &'static str = "WebhookClientConfig";
    const NAMES: &'static [&'static str] = &["caBundle", "service", "url"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.ca_bundle = map.next_value()?,
            1 => self.service = map.next_value()?,
            2 => self.url = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "caBundle", &self.ca_bundle)?;
        optional(map, "service", &self.service)?;
        optional(map, "url", &self.url)?;
        Ok(())
    }
}

message!(WebhookClientConfig);

impl Fields for WebhookConversion {
    const NAME: &'static str = "WebhookConversion";
    const NAMES: &'static [&'static str] = &["clientConfig", "conversionReviewVersions"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.client_config = map.next_value()?,
            1 => self.conversion_review_versions = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "clientConfig", &self.client_config)?;
        map.serialize_entry("conversionReviewVersions", &self.conversion_review_versions)?;
        Ok(())
    }
}

message!(WebhookConversion);
