//! Decoders of apiextensions/v1 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, nonempty, openapi};

impl Decode
    for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceColumnDefinition
{
    const NAME: &'static str = "CustomResourceColumnDefinition";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = r.string()?,
                18 => to.type_ = r.string()?,
                26 => to.format = nonempty(r.string()?),
                34 => to.description = nonempty(r.string()?),
                40 => to.priority = nonempty(r.i32()?),
                50 => to.json_path = r.string()?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceConversion {
    const NAME: &'static str = "CustomResourceConversion";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.strategy = r.string()?,
                18 => to.webhook.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinition {
    const NAME: &'static str = "CustomResourceDefinition";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.metadata.read(r, d)?,
                18 => to.spec.read(r, d)?,
                26 => to.status.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        if to.status.is_none() {
            to.status
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode
    for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinitionCondition
{
    const NAME: &'static str = "CustomResourceDefinitionCondition";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.type_ = r.string()?,
                18 => to.status = r.string()?,
                26 => {
                    to.last_transition_time = r
                        .timestamp(to.last_transition_time.as_ref().map(|old| old.0))?
                        .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
                }
                34 => to.reason = nonempty(r.string()?),
                42 => to.message = nonempty(r.string()?),
                48 => to.observed_generation = nonempty(r.i64()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
            }
        }
        Ok(())
    }
}

impl Decode
    for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinitionNames
{
    const NAME: &'static str = "CustomResourceDefinitionNames";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.plural = r.string()?,
                18 => to.singular = nonempty(r.string()?),
                26 => d.vec(to.short_names.get_or_insert_default(), r, 26)?,
                34 => to.kind = r.string()?,
                42 => to.list_kind = nonempty(r.string()?),
                50 => d.vec(to.categories.get_or_insert_default(), r, 50)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
            }
        }
        Ok(())
    }
}

impl Decode
    for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinitionSpec
{
    const NAME: &'static str = "CustomResourceDefinitionSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.group = r.string()?,
                26 => to.names.read(r, d)?,
                34 => to.scope = r.string()?,
                58 => d.vec(&mut to.versions, r, 58)?,
                74 => to.conversion.get_or_insert_default().read(r, d)?,
                80 => to.preserve_unknown_fields = nonempty(r.bool()?),
                _ => r.skip(tag, &[1, 3, 4, 7, 9, 10])?,
            }
        }
        Ok(())
    }
}

impl Decode
    for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinitionStatus
{
    const NAME: &'static str = "CustomResourceDefinitionStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(to.conditions.get_or_insert_default(), r, 10)?,
                18 => to.accepted_names.get_or_insert_default().read(r, d)?,
                26 => d.vec(to.stored_versions.get_or_insert_default(), r, 26)?,
                32 => to.observed_generation = nonempty(r.i64()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        if to.accepted_names.is_none() {
            to.accepted_names
                .get_or_insert_default()
                .read(&mut Reader::no_message(), d)?;
        }
        Ok(())
    }
}

impl Decode
    for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinitionVersion
{
    const NAME: &'static str = "CustomResourceDefinitionVersion";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.name = r.string()?,
                16 => to.served = r.bool()?,
                24 => to.storage = r.bool()?,
                34 => to.schema.get_or_insert_default().read(r, d)?,
                42 => to.subresources.get_or_insert_default().read(r, d)?,
                50 => d.vec(to.additional_printer_columns.get_or_insert_default(), r, 50)?,
                56 => to.deprecated = nonempty(r.bool()?),
                66 => to.deprecation_warning = Some(r.string()?),
                74 => d.vec(to.selectable_fields.get_or_insert_default(), r, 74)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9])?,
            }
        }
        Ok(())
    }
}

impl Decode
    for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceSubresourceScale
{
    const NAME: &'static str = "CustomResourceSubresourceScale";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.spec_replicas_path = r.string()?,
                18 => to.status_replicas_path = r.string()?,
                26 => to.label_selector_path = Some(r.string()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode
    for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceSubresourceStatus
{
    const NAME: &'static str = "CustomResourceSubresourceStatus";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        self.0 = serde_json::Value::Object(Default::default());
        while let Some(tag) = r.tag()? {
            r.skip(tag, &[])?;
        }
        Ok(())
    }
}

impl Decode
    for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceSubresources
{
    const NAME: &'static str = "CustomResourceSubresources";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.status.get_or_insert_default().read(r, d)?,
                18 => to.scale.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceValidation {
    const NAME: &'static str = "CustomResourceValidation";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.open_api_v3_schema.get_or_insert_default().read(r, d)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::ExternalDocumentation {
    const NAME: &'static str = "ExternalDocumentation";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.description = nonempty(r.string()?),
                18 => to.url = nonempty(r.string()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::JSONSchemaProps {
    const NAME: &'static str = "JSONSchemaProps";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.id = nonempty(r.string()?),
                18 => to.schema = nonempty(r.string()?),
                26 => to.ref_path = Some(r.string()?),
                34 => to.description = nonempty(r.string()?),
                42 => to.type_ = nonempty(r.string()?),
                50 => to.format = nonempty(r.string()?),
                58 => to.title = nonempty(r.string()?),
                66 => {
                    to.default = r
                        .value()?
                        .map(k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::JSON)
                }
                73 => to.maximum = Some(r.f64()?),
                80 => to.exclusive_maximum = nonempty(r.bool()?),
                89 => to.minimum = Some(r.f64()?),
                96 => to.exclusive_minimum = nonempty(r.bool()?),
                104 => to.max_length = Some(r.i64()?),
                112 => to.min_length = Some(r.i64()?),
                122 => to.pattern = nonempty(r.string()?),
                128 => to.max_items = Some(r.i64()?),
                136 => to.min_items = Some(r.i64()?),
                144 => to.unique_items = nonempty(r.bool()?),
                153 => to.multiple_of = Some(r.f64()?),
                162 => d.vec(to.enum_.get_or_insert_default(), r, 162)?,
                168 => to.max_properties = Some(r.i64()?),
                176 => to.min_properties = Some(r.i64()?),
                186 => d.vec(to.required.get_or_insert_default(), r, 186)?,
                194 => to.items = openapi::schema_or_array(r, d)?,
                202 => d.vec(to.all_of.get_or_insert_default(), r, 202)?,
                210 => d.vec(to.one_of.get_or_insert_default(), r, 210)?,
                218 => d.vec(to.any_of.get_or_insert_default(), r, 218)?,
                226 => to.not.get_or_insert_default().read(r, d)?,
                234 => d.tree(to.properties.get_or_insert_default(), r, 234)?,
                242 => to.additional_properties = Some(openapi::schema_or_bool(r, d)?),
                250 => d.tree(to.pattern_properties.get_or_insert_default(), r, 250)?,
                258 => d.tree(to.dependencies.get_or_insert_default(), r, 258)?,
                266 => to.additional_items = Some(openapi::schema_or_bool(r, d)?),
                274 => d.tree(to.definitions.get_or_insert_default(), r, 274)?,
                282 => to.external_docs.get_or_insert_default().read(r, d)?,
                290 => {
                    to.example = r
                        .value()?
                        .map(k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::JSON)
                }
                296 => to.nullable = nonempty(r.bool()?),
                304 => to.x_kubernetes_preserve_unknown_fields = Some(r.bool()?),
                312 => to.x_kubernetes_embedded_resource = nonempty(r.bool()?),
                320 => to.x_kubernetes_int_or_string = nonempty(r.bool()?),
                330 => d.vec(to.x_kubernetes_list_map_keys.get_or_insert_default(), r, 330)?,
                338 => to.x_kubernetes_list_type = Some(r.string()?),
                346 => to.x_kubernetes_map_type = Some(r.string()?),
                354 => d.vec(to.x_kubernetes_validations.get_or_insert_default(), r, 354)?,
                _ => r.skip(
                    tag,
                    &[
                        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
                        24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44,
                    ],
                )?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::SelectableField {
    const NAME: &'static str = "SelectableField";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.json_path = r.string()?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::ServiceReference {
    const NAME: &'static str = "ServiceReference";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.namespace = r.string()?,
                18 => to.name = r.string()?,
                26 => to.path = Some(r.string()?),
                32 => to.port = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::ValidationRule {
    const NAME: &'static str = "ValidationRule";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.rule = r.string()?,
                18 => to.message = nonempty(r.string()?),
                26 => to.message_expression = nonempty(r.string()?),
                34 => to.reason = Some(r.string()?),
                42 => to.field_path = nonempty(r.string()?),
                48 => to.optional_old_self = Some(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::WebhookClientConfig {
    const NAME: &'static str = "WebhookClientConfig";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => to.service.get_or_insert_default().read(r, d)?,
                18 => to.ca_bundle = nonempty(k8s_openapi::ByteString(r.bytes()?.to_vec())),
                26 => to.url = Some(r.string()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::WebhookConversion {
    const NAME: &'static str = "WebhookConversion";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let to = self;
        while let Some(tag) = r.tag()? {
            match tag {
                18 => to.client_config.get_or_insert_default().read(r, d)?,
                26 => d.vec(&mut to.conversion_review_versions, r, 26)?,
                _ => r.skip(tag, &[2, 3])?,
            }
        }
        Ok(())
    }
}
