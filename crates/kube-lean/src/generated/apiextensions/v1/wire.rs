//! Decoders of apiextensions/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use super::*;
#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, Reader, nonempty};

impl Decode for CustomResourceColumnDefinition {
    const NAME: &'static str = "CustomResourceColumnDefinition";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = r.text()?,
                18 => self.type_ = r.text()?,
                26 => self.format = nonempty(r.text()?),
                34 => self.description = nonempty(r.text()?),
                40 => self.priority = nonempty(r.i32()?),
                50 => self.json_path = r.text()?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
            }
        }
        Ok(())
    }
}

impl Decode for CustomResourceConversion {
    const NAME: &'static str = "CustomResourceConversion";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.strategy = r.text()?,
                18 => d.boxed(&mut self.webhook, r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for CustomResourceDefinition {
    const NAME: &'static str = "CustomResourceDefinition";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.message(&mut self.metadata, r)?,
                18 => d.message(&mut self.spec, r)?,
                26 => d.boxed(&mut self.status, r)?,
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        if self.status.is_none() {
            d.boxed(&mut self.status, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for CustomResourceDefinitionCondition {
    const NAME: &'static str = "CustomResourceDefinitionCondition";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.type_ = r.text()?,
                18 => self.status = r.text()?,
                26 => self.last_transition_time = r.time(self.last_transition_time)?,
                34 => self.reason = nonempty(r.text()?),
                42 => self.message = nonempty(r.text()?),
                48 => self.observed_generation = nonempty(r.i64()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
            }
        }
        Ok(())
    }
}

impl Decode for CustomResourceDefinitionNames {
    const NAME: &'static str = "CustomResourceDefinitionNames";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.plural = r.text()?,
                18 => self.singular = nonempty(r.text()?),
                26 => d.list(self.short_names.get_or_insert_default(), r, 26)?,
                34 => self.kind = r.text()?,
                42 => self.list_kind = nonempty(r.text()?),
                50 => d.list(self.categories.get_or_insert_default(), r, 50)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
            }
        }
        Ok(())
    }
}

impl Decode for CustomResourceDefinitionSpec {
    const NAME: &'static str = "CustomResourceDefinitionSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.group = r.text()?,
                26 => d.message(&mut self.names, r)?,
                34 => self.scope = r.text()?,
                58 => d.list(&mut self.versions, r, 58)?,
                74 => d.boxed(&mut self.conversion, r)?,
                80 => self.preserve_unknown_fields = nonempty(r.bool()?),
                _ => r.skip(tag, &[1, 3, 4, 7, 9, 10])?,
            }
        }
        Ok(())
    }
}

impl Decode for CustomResourceDefinitionStatus {
    const NAME: &'static str = "CustomResourceDefinitionStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.list(self.conditions.get_or_insert_default(), r, 10)?,
                18 => d.boxed(&mut self.accepted_names, r)?,
                26 => d.list(self.stored_versions.get_or_insert_default(), r, 26)?,
                32 => self.observed_generation = nonempty(r.i64()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        if self.accepted_names.is_none() {
            d.boxed(&mut self.accepted_names, &mut Reader::no_message())?;
        }
        Ok(())
    }
}

impl Decode for CustomResourceDefinitionVersion {
    const NAME: &'static str = "CustomResourceDefinitionVersion";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.name = r.text()?,
                16 => self.served = r.bool()?,
                24 => self.storage = r.bool()?,
                34 => d.boxed(&mut self.schema, r)?,
                42 => d.boxed(&mut self.subresources, r)?,
                50 => d.list(self.additional_printer_columns.get_or_insert_default(), r, 50)?,
                56 => self.deprecated = nonempty(r.bool()?),
                66 => self.deprecation_warning = Some(r.text()?),
                74 => d.list(self.selectable_fields.get_or_insert_default(), r, 74)?,
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9])?,
            }
        }
        Ok(())
    }
}

impl Decode for CustomResourceSubresourceScale {
    const NAME: &'static str = "CustomResourceSubresourceScale";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.spec_replicas_path = r.text()?,
                18 => self.status_replicas_path = r.text()?,
                26 => self.label_selector_path = Some(r.text()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for CustomResourceSubresourceStatus {
    const NAME: &'static str = "CustomResourceSubresourceStatus";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            r.skip(tag, &[])?;
        }
        Ok(())
    }
}

impl Decode for CustomResourceSubresources {
    const NAME: &'static str = "CustomResourceSubresources";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.status, r)?,
                18 => d.boxed(&mut self.scale, r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for CustomResourceValidation {
    const NAME: &'static str = "CustomResourceValidation";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.open_api_v3_schema, r)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for ExternalDocumentation {
    const NAME: &'static str = "ExternalDocumentation";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.description = nonempty(r.text()?),
                18 => self.url = nonempty(r.text()?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(())
    }
}

impl Decode for JSONSchemaProps {
    const NAME: &'static str = "JSONSchemaProps";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => {
                    let value = nonempty(r.text()?);
                    self.rare.put(value, |rare| &mut rare.id);
                }
                18 => {
                    let value = nonempty(r.text()?);
                    self.rare.put(value, |rare| &mut rare.schema);
                }
                26 => {
                    let value = Some(r.text()?);
                    self.rare.put(value, |rare| &mut rare.ref_path);
                }
                34 => self.description = nonempty(r.text()?),
                42 => self.type_ = nonempty(r.text()?),
                50 => self.format = nonempty(r.text()?),
                58 => {
                    let value = nonempty(r.text()?);
                    self.rare.put(value, |rare| &mut rare.title);
                }
                66 => {
                    let value = r.json()?;
                    self.rare.put(value, |rare| &mut rare.default);
                }
                73 => {
                    let value = Some(r.f64()?);
                    self.rare.put(value, |rare| &mut rare.maximum);
                }
                80 => {
                    let value = nonempty(r.bool()?);
                    self.rare.put(value, |rare| &mut rare.exclusive_maximum);
                }
                89 => {
                    let value = Some(r.f64()?);
                    self.rare.put(value, |rare| &mut rare.minimum);
                }
                96 => {
                    let value = nonempty(r.bool()?);
                    self.rare.put(value, |rare| &mut rare.exclusive_minimum);
                }
                104 => {
                    let value = Some(r.i64()?);
                    self.rare.put(value, |rare| &mut rare.max_length);
                }
                112 => {
                    let value = Some(r.i64()?);
                    self.rare.put(value, |rare| &mut rare.min_length);
                }
                122 => {
                    let value = nonempty(r.text()?);
                    self.rare.put(value, |rare| &mut rare.pattern);
                }
                128 => {
                    let value = Some(r.i64()?);
                    self.rare.put(value, |rare| &mut rare.max_items);
                }
                136 => {
                    let value = Some(r.i64()?);
                    self.rare.put(value, |rare| &mut rare.min_items);
                }
                144 => {
                    let value = nonempty(r.bool()?);
                    self.rare.put(value, |rare| &mut rare.unique_items);
                }
                153 => {
                    let value = Some(r.f64()?);
                    self.rare.put(value, |rare| &mut rare.multiple_of);
                }
                162 => d.list(self.enum_.get_or_insert_default(), r, 162)?,
                168 => {
                    let value = Some(r.i64()?);
                    self.rare.put(value, |rare| &mut rare.max_properties);
                }
                176 => {
                    let value = Some(r.i64()?);
                    self.rare.put(value, |rare| &mut rare.min_properties);
                }
                186 => d.list(self.required.get_or_insert_default(), r, 186)?,
                194 => self.items = crate::schema::JSONSchemaPropsOrArray::read(r, d)?,
                202 => d.list(self.all_of.get_or_insert_default(), r, 202)?,
                210 => d.list(self.one_of.get_or_insert_default(), r, 210)?,
                218 => d.list(self.any_of.get_or_insert_default(), r, 218)?,
                226 => d.boxed(&mut self.not, r)?,
                234 => self.properties = Some(d.map(self.properties.take(), r, 234)?),
                242 => {
                    let value = crate::schema::JSONSchemaPropsOrBool::read(r, d)?;
                    self.rare.put(value, |rare| &mut rare.additional_properties);
                }
                250 => self.pattern_properties = Some(d.map(self.pattern_properties.take(), r, 250)?),
                258 => self.dependencies = Some(d.map(self.dependencies.take(), r, 258)?),
                266 => {
                    let value = crate::schema::JSONSchemaPropsOrBool::read(r, d)?;
                    self.rare.put(value, |rare| &mut rare.additional_items);
                }
                274 => self.definitions = Some(d.map(self.definitions.take(), r, 274)?),
                282 => d.boxed(&mut self.external_docs, r)?,
                290 => {
                    let value = r.json()?;
                    self.rare.put(value, |rare| &mut rare.example);
                }
                296 => {
                    let value = nonempty(r.bool()?);
                    self.rare.put(value, |rare| &mut rare.nullable);
                }
                304 => {
                    let value = Some(r.bool()?);
                    self.rare
                        .put(value, |rare| &mut rare.x_kubernetes_preserve_unknown_fields);
                }
                312 => {
                    let value = nonempty(r.bool()?);
                    self.rare
                        .put(value, |rare| &mut rare.x_kubernetes_embedded_resource);
                }
                320 => {
                    let value = nonempty(r.bool()?);
                    self.rare.put(value, |rare| &mut rare.x_kubernetes_int_or_string);
                }
                330 => d.list(self.x_kubernetes_list_map_keys.get_or_insert_default(), r, 330)?,
                338 => {
                    let value = Some(r.text()?);
                    self.rare.put(value, |rare| &mut rare.x_kubernetes_list_type);
                }
                346 => {
                    let value = Some(r.text()?);
                    self.rare.put(value, |rare| &mut rare.x_kubernetes_map_type);
                }
                354 => d.list(self.x_kubernetes_validations.get_or_insert_default(), r, 354)?,
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

impl Decode for SelectableField {
    const NAME: &'static str = "SelectableField";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.json_path = r.text()?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decode for ServiceReference {
    const NAME: &'static str = "ServiceReference";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.namespace = r.text()?,
                18 => self.name = r.text()?,
                26 => self.path = Some(r.text()?),
                32 => self.port = Some(r.i32()?),
                _ => r.skip(tag, &[1, 2, 3, 4])?,
            }
        }
        Ok(())
    }
}

impl Decode for ValidationRule {
    const NAME: &'static str = "ValidationRule";

    fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => self.rule = r.text()?,
                18 => self.message = nonempty(r.text()?),
                26 => self.message_expression = nonempty(r.text()?),
                34 => self.reason = Some(r.text()?),
                42 => self.field_path = nonempty(r.text()?),
                48 => self.optional_old_self = Some(r.bool()?),
                _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
            }
        }
        Ok(())
    }
}

impl Decode for WebhookClientConfig {
    const NAME: &'static str = "WebhookClientConfig";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.boxed(&mut self.service, r)?,
                18 => self.ca_bundle = nonempty(r.byte_string()?),
                26 => self.url = Some(r.text()?),
                _ => r.skip(tag, &[1, 2, 3])?,
            }
        }
        Ok(())
    }
}

impl Decode for WebhookConversion {
    const NAME: &'static str = "WebhookConversion";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        while let Some(tag) = r.tag()? {
            match tag {
                18 => d.boxed(&mut self.client_config, r)?,
                26 => d.list(&mut self.conversion_review_versions, r, 26)?,
                _ => r.skip(tag, &[2, 3])?,
            }
        }
        Ok(())
    }
}
