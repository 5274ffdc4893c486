//! Decoders of apiextensions/v1 into the types of k8s-openapi.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[allow(unused_imports, reason = "some packages need fewer")]
use crate::wire::{Decode, Decoder, Error, InPlace, Reader, Stale, nonempty, openapi};

impl Decode
    for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceColumnDefinition
{
    const NAME: &'static str = "CustomResourceColumnDefinition";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        custom_resource_column_definition(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        custom_resource_column_definition(self, Stale::everything(), r, d)
    }
}

fn custom_resource_column_definition(
    to: &mut k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceColumnDefinition,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            18 => r.put(&mut to.type_)?,
            26 => r.put_nonempty(&mut to.format)?,
            34 => r.put_nonempty(&mut to.description)?,
            40 => to.priority = nonempty(r.i32()?),
            50 => r.put(&mut to.json_path)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
        stale.reset(2, &mut to.type_);
        stale.reset(3, &mut to.format);
        stale.reset(4, &mut to.description);
        stale.reset(5, &mut to.priority);
        stale.reset(6, &mut to.json_path);
    }
    Ok(())
}

impl Decode for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceConversion {
    const NAME: &'static str = "CustomResourceConversion";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        custom_resource_conversion(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        custom_resource_conversion(self, Stale::everything(), r, d)
    }
}

fn custom_resource_conversion(
    to: &mut k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceConversion,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.strategy)?,
            18 => d.over(is_stale, to.webhook.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.strategy);
        stale.reset(2, &mut to.webhook);
    }
    Ok(())
}

impl Decode for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinition {
    const NAME: &'static str = "CustomResourceDefinition";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        custom_resource_definition(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        custom_resource_definition(self, Stale::everything(), r, d)
    }
}

fn custom_resource_definition(
    to: &mut k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinition,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, &mut to.metadata, r)?,
            18 => d.over(is_stale, &mut to.spec, r)?,
            26 => d.over(is_stale, to.status.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.metadata);
        stale.reset(2, &mut to.spec);
        stale.reset(3, &mut to.status);
    }
    if to.status.is_none() {
        to.status
            .get_or_insert_default()
            .read(&mut Reader::no_message(), d)?;
    }
    Ok(())
}

impl Decode
    for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinitionCondition
{
    const NAME: &'static str = "CustomResourceDefinitionCondition";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        custom_resource_definition_condition(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        custom_resource_definition_condition(self, Stale::everything(), r, d)
    }
}

fn custom_resource_definition_condition(
    to: &mut k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinitionCondition,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.type_)?,
            18 => r.put(&mut to.status)?,
            26 => {
                to.last_transition_time = r
                    .timestamp(openapi::unless(
                        is_stale,
                        to.last_transition_time.as_ref().map(|old| old.0),
                    ))?
                    .map(k8s_openapi::apimachinery::pkg::apis::meta::v1::Time)
            }
            34 => r.put_nonempty(&mut to.reason)?,
            42 => r.put_nonempty(&mut to.message)?,
            48 => to.observed_generation = nonempty(r.i64()?),
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.type_);
        stale.reset(2, &mut to.status);
        stale.reset(3, &mut to.last_transition_time);
        stale.reset(4, &mut to.reason);
        stale.reset(5, &mut to.message);
        stale.reset(6, &mut to.observed_generation);
    }
    Ok(())
}

impl Decode
    for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinitionNames
{
    const NAME: &'static str = "CustomResourceDefinitionNames";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        custom_resource_definition_names(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        custom_resource_definition_names(self, Stale::everything(), r, d)
    }
}

fn custom_resource_definition_names(
    to: &mut k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinitionNames,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.plural)?,
            18 => r.put_nonempty(&mut to.singular)?,
            26 => d.vec(is_stale, to.short_names.get_or_insert_default(), r, 26)?,
            34 => r.put(&mut to.kind)?,
            42 => r.put_nonempty(&mut to.list_kind)?,
            50 => d.vec(is_stale, to.categories.get_or_insert_default(), r, 50)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.plural);
        stale.reset(2, &mut to.singular);
        stale.reset(3, &mut to.short_names);
        stale.reset(4, &mut to.kind);
        stale.reset(5, &mut to.list_kind);
        stale.reset(6, &mut to.categories);
    }
    Ok(())
}

impl Decode
    for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinitionSpec
{
    const NAME: &'static str = "CustomResourceDefinitionSpec";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        custom_resource_definition_spec(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        custom_resource_definition_spec(self, Stale::everything(), r, d)
    }
}

fn custom_resource_definition_spec(
    to: &mut k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinitionSpec,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.group)?,
            26 => d.over(is_stale, &mut to.names, r)?,
            34 => r.put(&mut to.scope)?,
            58 => d.vec(is_stale, &mut to.versions, r, 58)?,
            74 => d.over(is_stale, to.conversion.get_or_insert_default(), r)?,
            80 => to.preserve_unknown_fields = nonempty(r.bool()?),
            _ => r.skip(tag, &[1, 3, 4, 7, 9, 10])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.group);
        stale.reset(3, &mut to.names);
        stale.reset(4, &mut to.scope);
        stale.reset(7, &mut to.versions);
        stale.reset(9, &mut to.conversion);
        stale.reset(10, &mut to.preserve_unknown_fields);
    }
    Ok(())
}

impl Decode
    for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinitionStatus
{
    const NAME: &'static str = "CustomResourceDefinitionStatus";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        custom_resource_definition_status(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        custom_resource_definition_status(self, Stale::everything(), r, d)
    }
}

fn custom_resource_definition_status(
    to: &mut k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinitionStatus,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.vec(is_stale, to.conditions.get_or_insert_default(), r, 10)?,
            18 => d.over(is_stale, to.accepted_names.get_or_insert_default(), r)?,
            26 => d.vec(is_stale, to.stored_versions.get_or_insert_default(), r, 26)?,
            32 => to.observed_generation = nonempty(r.i64()?),
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.conditions);
        stale.reset(2, &mut to.accepted_names);
        stale.reset(3, &mut to.stored_versions);
        stale.reset(4, &mut to.observed_generation);
    }
    if to.accepted_names.is_none() {
        to.accepted_names
            .get_or_insert_default()
            .read(&mut Reader::no_message(), d)?;
    }
    Ok(())
}

impl Decode
    for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinitionVersion
{
    const NAME: &'static str = "CustomResourceDefinitionVersion";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        custom_resource_definition_version(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        custom_resource_definition_version(self, Stale::everything(), r, d)
    }
}

fn custom_resource_definition_version(
    to: &mut k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinitionVersion,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put(&mut to.name)?,
            16 => to.served = r.bool()?,
            24 => to.storage = r.bool()?,
            34 => d.over(is_stale, to.schema.get_or_insert_default(), r)?,
            42 => d.over(is_stale, to.subresources.get_or_insert_default(), r)?,
            50 => d.vec(
                is_stale,
                to.additional_printer_columns.get_or_insert_default(),
                r,
                50,
            )?,
            56 => to.deprecated = nonempty(r.bool()?),
            66 => r.put_some(&mut to.deprecation_warning)?,
            74 => d.vec(is_stale, to.selectable_fields.get_or_insert_default(), r, 74)?,
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6, 7, 8, 9])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.name);
        stale.reset(2, &mut to.served);
        stale.reset(3, &mut to.storage);
        stale.reset(4, &mut to.schema);
        stale.reset(5, &mut to.subresources);
        stale.reset(6, &mut to.additional_printer_columns);
        stale.reset(7, &mut to.deprecated);
        stale.reset(8, &mut to.deprecation_warning);
        stale.reset(9, &mut to.selectable_fields);
    }
    Ok(())
}

impl Decode
    for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceSubresourceScale
{
    const NAME: &'static str = "CustomResourceSubresourceScale";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        custom_resource_subresource_scale(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        custom_resource_subresource_scale(self, Stale::everything(), r, d)
    }
}

fn custom_resource_subresource_scale(
    to: &mut k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceSubresourceScale,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.spec_replicas_path)?,
            18 => r.put(&mut to.status_replicas_path)?,
            26 => r.put_some(&mut to.label_selector_path)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.spec_replicas_path);
        stale.reset(2, &mut to.status_replicas_path);
        stale.reset(3, &mut to.label_selector_path);
    }
    Ok(())
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
        custom_resource_subresources(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        custom_resource_subresources(self, Stale::everything(), r, d)
    }
}

fn custom_resource_subresources(
    to: &mut k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceSubresources,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.status.get_or_insert_default(), r)?,
            18 => d.over(is_stale, to.scale.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.status);
        stale.reset(2, &mut to.scale);
    }
    Ok(())
}

impl Decode for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceValidation {
    const NAME: &'static str = "CustomResourceValidation";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        custom_resource_validation(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        custom_resource_validation(self, Stale::everything(), r, d)
    }
}

fn custom_resource_validation(
    to: &mut k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceValidation,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.open_api_v3_schema.get_or_insert_default(), r)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.open_api_v3_schema);
    }
    Ok(())
}

impl Decode for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::ExternalDocumentation {
    const NAME: &'static str = "ExternalDocumentation";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        external_documentation(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        external_documentation(self, Stale::everything(), r, d)
    }
}

fn external_documentation(
    to: &mut k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::ExternalDocumentation,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.description)?,
            18 => r.put_nonempty(&mut to.url)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.description);
        stale.reset(2, &mut to.url);
    }
    Ok(())
}

impl Decode for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::JSONSchemaProps {
    const NAME: &'static str = "JSONSchemaProps";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        json_schema_props(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        json_schema_props(self, Stale::everything(), r, d)
    }
}

fn json_schema_props(
    to: &mut k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::JSONSchemaProps,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => r.put_nonempty(&mut to.id)?,
            18 => r.put_nonempty(&mut to.schema)?,
            26 => r.put_some(&mut to.ref_path)?,
            34 => r.put_nonempty(&mut to.description)?,
            42 => r.put_nonempty(&mut to.type_)?,
            50 => r.put_nonempty(&mut to.format)?,
            58 => r.put_nonempty(&mut to.title)?,
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
            122 => r.put_nonempty(&mut to.pattern)?,
            128 => to.max_items = Some(r.i64()?),
            136 => to.min_items = Some(r.i64()?),
            144 => to.unique_items = nonempty(r.bool()?),
            153 => to.multiple_of = Some(r.f64()?),
            162 => d.vec(is_stale, to.enum_.get_or_insert_default(), r, 162)?,
            168 => to.max_properties = Some(r.i64()?),
            176 => to.min_properties = Some(r.i64()?),
            186 => d.vec(is_stale, to.required.get_or_insert_default(), r, 186)?,
            194 => to.items = openapi::schema_or_array(r, d)?,
            202 => d.vec(is_stale, to.all_of.get_or_insert_default(), r, 202)?,
            210 => d.vec(is_stale, to.one_of.get_or_insert_default(), r, 210)?,
            218 => d.vec(is_stale, to.any_of.get_or_insert_default(), r, 218)?,
            226 => d.over(is_stale, &mut **to.not.get_or_insert_default(), r)?,
            234 => d.tree(is_stale, to.properties.get_or_insert_default(), r, 234)?,
            242 => to.additional_properties = Some(openapi::schema_or_bool(r, d)?),
            250 => d.tree(is_stale, to.pattern_properties.get_or_insert_default(), r, 250)?,
            258 => d.tree(is_stale, to.dependencies.get_or_insert_default(), r, 258)?,
            266 => to.additional_items = Some(openapi::schema_or_bool(r, d)?),
            274 => d.tree(is_stale, to.definitions.get_or_insert_default(), r, 274)?,
            282 => d.over(is_stale, to.external_docs.get_or_insert_default(), r)?,
            290 => {
                to.example = r
                    .value()?
                    .map(k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::JSON)
            }
            296 => to.nullable = nonempty(r.bool()?),
            304 => to.x_kubernetes_preserve_unknown_fields = Some(r.bool()?),
            312 => to.x_kubernetes_embedded_resource = nonempty(r.bool()?),
            320 => to.x_kubernetes_int_or_string = nonempty(r.bool()?),
            330 => d.vec(
                is_stale,
                to.x_kubernetes_list_map_keys.get_or_insert_default(),
                r,
                330,
            )?,
            338 => r.put_some(&mut to.x_kubernetes_list_type)?,
            346 => r.put_some(&mut to.x_kubernetes_map_type)?,
            354 => d.vec(
                is_stale,
                to.x_kubernetes_validations.get_or_insert_default(),
                r,
                354,
            )?,
            _ => r.skip(
                tag,
                &[
                    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
                    25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44,
                ],
            )?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.id);
        stale.reset(2, &mut to.schema);
        stale.reset(3, &mut to.ref_path);
        stale.reset(4, &mut to.description);
        stale.reset(5, &mut to.type_);
        stale.reset(6, &mut to.format);
        stale.reset(7, &mut to.title);
        stale.reset(8, &mut to.default);
        stale.reset(9, &mut to.maximum);
        stale.reset(10, &mut to.exclusive_maximum);
        stale.reset(11, &mut to.minimum);
        stale.reset(12, &mut to.exclusive_minimum);
        stale.reset(13, &mut to.max_length);
        stale.reset(14, &mut to.min_length);
        stale.reset(15, &mut to.pattern);
        stale.reset(16, &mut to.max_items);
        stale.reset(17, &mut to.min_items);
        stale.reset(18, &mut to.unique_items);
        stale.reset(19, &mut to.multiple_of);
        stale.reset(20, &mut to.enum_);
        stale.reset(21, &mut to.max_properties);
        stale.reset(22, &mut to.min_properties);
        stale.reset(23, &mut to.required);
        stale.reset(24, &mut to.items);
        stale.reset(25, &mut to.all_of);
        stale.reset(26, &mut to.one_of);
        stale.reset(27, &mut to.any_of);
        stale.reset(28, &mut to.not);
        stale.reset(29, &mut to.properties);
        stale.reset(30, &mut to.additional_properties);
        stale.reset(31, &mut to.pattern_properties);
        stale.reset(32, &mut to.dependencies);
        stale.reset(33, &mut to.additional_items);
        stale.reset(34, &mut to.definitions);
        stale.reset(35, &mut to.external_docs);
        stale.reset(36, &mut to.example);
        stale.reset(37, &mut to.nullable);
        stale.reset(38, &mut to.x_kubernetes_preserve_unknown_fields);
        stale.reset(39, &mut to.x_kubernetes_embedded_resource);
        stale.reset(40, &mut to.x_kubernetes_int_or_string);
        stale.reset(41, &mut to.x_kubernetes_list_map_keys);
        stale.reset(42, &mut to.x_kubernetes_list_type);
        stale.reset(43, &mut to.x_kubernetes_map_type);
        stale.reset(44, &mut to.x_kubernetes_validations);
    }
    Ok(())
}

impl Decode for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::SelectableField {
    const NAME: &'static str = "SelectableField";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        selectable_field(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        selectable_field(self, Stale::everything(), r, d)
    }
}

fn selectable_field(
    to: &mut k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::SelectableField,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.json_path)?,
            _ => r.skip(tag, &[1])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.json_path);
    }
    Ok(())
}

impl Decode for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::ServiceReference {
    const NAME: &'static str = "ServiceReference";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        service_reference(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        service_reference(self, Stale::everything(), r, d)
    }
}

fn service_reference(
    to: &mut k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::ServiceReference,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.namespace)?,
            18 => r.put(&mut to.name)?,
            26 => r.put_some(&mut to.path)?,
            32 => to.port = Some(r.i32()?),
            _ => r.skip(tag, &[1, 2, 3, 4])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.namespace);
        stale.reset(2, &mut to.name);
        stale.reset(3, &mut to.path);
        stale.reset(4, &mut to.port);
    }
    Ok(())
}

impl Decode for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::ValidationRule {
    const NAME: &'static str = "ValidationRule";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        validation_rule(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        validation_rule(self, Stale::everything(), r, d)
    }
}

fn validation_rule(
    to: &mut k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::ValidationRule,
    mut stale: Stale,
    r: &mut Reader<'_>,
    _: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        stale.take(tag);
        match tag {
            10 => r.put(&mut to.rule)?,
            18 => r.put_nonempty(&mut to.message)?,
            26 => r.put_nonempty(&mut to.message_expression)?,
            34 => r.put_some(&mut to.reason)?,
            42 => r.put_nonempty(&mut to.field_path)?,
            48 => to.optional_old_self = Some(r.bool()?),
            _ => r.skip(tag, &[1, 2, 3, 4, 5, 6])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.rule);
        stale.reset(2, &mut to.message);
        stale.reset(3, &mut to.message_expression);
        stale.reset(4, &mut to.reason);
        stale.reset(5, &mut to.field_path);
        stale.reset(6, &mut to.optional_old_self);
    }
    Ok(())
}

impl Decode for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::WebhookClientConfig {
    const NAME: &'static str = "WebhookClientConfig";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        webhook_client_config(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        webhook_client_config(self, Stale::everything(), r, d)
    }
}

fn webhook_client_config(
    to: &mut k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::WebhookClientConfig,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            10 => d.over(is_stale, to.service.get_or_insert_default(), r)?,
            18 => to.ca_bundle = nonempty(k8s_openapi::ByteString(r.bytes()?.to_vec())),
            26 => r.put_some(&mut to.url)?,
            _ => r.skip(tag, &[1, 2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(1, &mut to.service);
        stale.reset(2, &mut to.ca_bundle);
        stale.reset(3, &mut to.url);
    }
    Ok(())
}

impl Decode for k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::WebhookConversion {
    const NAME: &'static str = "WebhookConversion";

    fn merge(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        webhook_conversion(self, Stale::nothing(), r, d)
    }

    fn overwrite(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        webhook_conversion(self, Stale::everything(), r, d)
    }
}

fn webhook_conversion(
    to: &mut k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::WebhookConversion,
    mut stale: Stale,
    r: &mut Reader<'_>,
    d: &mut Decoder<'_>,
) -> Result<(), Error> {
    while let Some(tag) = r.tag()? {
        let is_stale = stale.take(tag);
        match tag {
            18 => d.over(is_stale, to.client_config.get_or_insert_default(), r)?,
            26 => d.vec(is_stale, &mut to.conversion_review_versions, r, 26)?,
            _ => r.skip(tag, &[2, 3])?,
        }
    }
    if stale.is_any() {
        stale.reset(2, &mut to.client_config);
        stale.reset(3, &mut to.conversion_review_versions);
    }
    Ok(())
}
