//! Types of apiextensions/v1.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

#[cfg(feature = "k8s-openapi")]
mod convert;
#[cfg(feature = "k8s-openapi")]
mod direct;
mod fields;
mod wire;

/// CustomResourceColumnDefinition specifies a column for server side printing.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CustomResourceColumnDefinition {
    /// description is a human readable description of this column.
    pub description: Option<crate::Str>,

    /// format is an optional OpenAPI type definition for this column. The 'name' format is applied to the primary
    /// identifier column to assist in clients identifying column is the resource name. See
    /// <https://github.com/OAI/OpenAPI-Specification/blob/master/versions/2.0.md#data-types> for details.
    pub format: Option<crate::Str>,

    /// jsonPath is a simple JSON path (i.e. with array notation) which is evaluated against each custom resource to
    /// produce the value for this column.
    pub json_path: crate::Str,

    /// name is a human readable name for the column.
    pub name: crate::Str,

    /// priority is an integer defining the relative importance of this column compared to others. Lower numbers are
    /// considered higher priority. Columns that may be omitted in limited space scenarios should be given a priority
    /// greater than 0.
    pub priority: Option<i32>,

    /// type is an OpenAPI type definition for this column. See
    /// <https://github.com/OAI/OpenAPI-Specification/blob/master/versions/2.0.md#data-types> for details.
    pub type_: crate::Str,
}

/// CustomResourceConversion describes how to convert different versions of a CR.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CustomResourceConversion {
    /// strategy specifies how custom resources are converted between versions. Allowed values are: - `"None"`: The
    /// converter only change the apiVersion and would not touch any other field in the custom resource. - `"Webhook"`:
    /// API Server will call to an external webhook to do the conversion. Additional information is needed for this
    /// option. This requires spec.preserveUnknownFields to be false, and spec.conversion.webhook to be set.
    pub strategy: crate::Str,

    /// webhook describes how to call the conversion webhook. Required when `strategy` is set to `"Webhook"`.
    pub webhook: Option<Box<WebhookConversion>>,
}

/// CustomResourceDefinition represents a resource that should be exposed on the API server. Its name MUST be in the
/// format \<.spec.name\>.\<.spec.group\>.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CustomResourceDefinition {
    /// Standard object's metadata More info:
    /// <https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata>
    pub metadata: crate::meta::v1::ObjectMeta,

    /// spec describes how the user wants the resources to appear
    pub spec: CustomResourceDefinitionSpec,

    /// status indicates the actual state of the CustomResourceDefinition
    pub status: Option<Box<CustomResourceDefinitionStatus>>,
}

/// CustomResourceDefinitionCondition contains details for the current condition of this pod.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CustomResourceDefinitionCondition {
    /// lastTransitionTime last time the condition transitioned from one status to another.
    pub last_transition_time: Option<crate::Time>,

    /// message is a human-readable message indicating details about last transition.
    pub message: Option<crate::Str>,

    /// observedGeneration represents the .metadata.generation that the condition was set based upon. For instance, if
    /// .metadata.generation is currently 12, but the .status.conditions\[x\].observedGeneration is 9, the condition is
    /// out of date with respect to the current state of the instance.
    pub observed_generation: Option<i64>,

    /// reason is a unique, one-word, CamelCase reason for the condition's last transition.
    pub reason: Option<crate::Str>,

    /// status is the status of the condition. Can be True, False, Unknown.
    pub status: crate::Str,

    /// type is the type of the condition. Types include Established, NamesAccepted and Terminating.
    pub type_: crate::Str,
}

/// CustomResourceDefinitionNames indicates the names to serve this CustomResourceDefinition
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CustomResourceDefinitionNames {
    /// categories is a list of grouped resources this custom resource belongs to (e.g. 'all'). This is published in
    /// API discovery documents, and used by clients to support invocations like `kubectl get all`.
    pub categories: Option<Box<[crate::Str]>>,

    /// kind is the serialized kind of the resource. It is normally CamelCase and singular. Custom resource instances
    /// will use this value as the `kind` attribute in API calls.
    pub kind: crate::Str,

    /// listKind is the serialized kind of the list for this resource. Defaults to "`kind`List".
    pub list_kind: Option<crate::Str>,

    /// plural is the plural name of the resource to serve. The custom resources are served under
    /// `/apis/<group>/<version>/.../<plural>`. Must match the name of the CustomResourceDefinition (in the form
    /// `<names.plural>.<group>`). Must be all lowercase.
    pub plural: crate::Str,

    /// shortNames are short names for the resource, exposed in API discovery documents, and used by clients to support
    /// invocations like `kubectl get <shortname>`. It must be all lowercase.
    pub short_names: Option<Box<[crate::Str]>>,

    /// singular is the singular name of the resource. It must be all lowercase. Defaults to lowercased `kind`.
    pub singular: Option<crate::Str>,
}

/// CustomResourceDefinitionSpec describes how a user wants their resource to appear
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CustomResourceDefinitionSpec {
    /// conversion defines conversion settings for the CRD.
    pub conversion: Option<Box<CustomResourceConversion>>,

    /// group is the API group of the defined custom resource. The custom resources are served under
    /// `/apis/<group>/...`. Must match the name of the CustomResourceDefinition (in the form
    /// `<names.plural>.<group>`).
    pub group: crate::Str,

    /// names specify the resource and kind names for the custom resource.
    pub names: CustomResourceDefinitionNames,

    /// preserveUnknownFields indicates that object fields which are not specified in the OpenAPI schema should be
    /// preserved when persisting to storage. apiVersion, kind, metadata and known fields inside metadata are always
    /// preserved. This field is deprecated in favor of setting `x-preserve-unknown-fields` to true in
    /// `spec.versions[*].schema.openAPIV3Schema`. See
    /// <https://kubernetes.io/docs/tasks/extend-kubernetes/custom-resources/custom-resource-definitions/#field-pruning>
    /// for details.
    pub preserve_unknown_fields: Option<bool>,

    /// scope indicates whether the defined custom resource is cluster- or namespace-scoped. Allowed values are
    /// `Cluster` and `Namespaced`.
    pub scope: crate::Str,

    /// versions is the list of all API versions of the defined custom resource. Version names are used to compute the
    /// order in which served versions are listed in API discovery. If the version string is "kube-like", it will sort
    /// above non "kube-like" version strings, which are ordered lexicographically. "Kube-like" versions start with a
    /// "v", then are followed by a number (the major version), then optionally the string "alpha" or "beta" and
    /// another number (the minor version). These are sorted first by GA \> beta \> alpha (where GA is a version with
    /// no suffix such as beta or alpha), and then by comparing major version, then minor version. An example sorted
    /// list of versions: v10, v2, v1, v11beta2, v10beta3, v3beta1, v12alpha1, v11alpha2, foo1, foo10.
    pub versions: Box<[CustomResourceDefinitionVersion]>,
}

/// CustomResourceDefinitionStatus indicates the state of the CustomResourceDefinition
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CustomResourceDefinitionStatus {
    /// acceptedNames are the names that are actually being used to serve discovery. They may be different than the
    /// names in spec.
    pub accepted_names: Option<Box<CustomResourceDefinitionNames>>,

    /// conditions indicate state for particular aspects of a CustomResourceDefinition
    pub conditions: Option<Box<[CustomResourceDefinitionCondition]>>,

    /// The generation observed by the CRD controller.
    pub observed_generation: Option<i64>,

    /// storedVersions lists all versions of CustomResources that were ever persisted. Tracking these versions allows a
    /// migration path for stored versions in etcd. The field is mutable so a migration controller can finish a
    /// migration to another version (ensuring no old objects are left in storage), and then remove the rest of the
    /// versions from this list. Versions may not be removed from `spec.versions` while they exist in this list.
    pub stored_versions: Option<Box<[crate::Str]>>,
}

/// CustomResourceDefinitionVersion describes a version for CRD.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CustomResourceDefinitionVersion {
    /// additionalPrinterColumns specifies additional columns returned in Table output. See
    /// <https://kubernetes.io/docs/reference/using-api/api-concepts/#receiving-resources-as-tables> for details. If no
    /// columns are specified, a single column displaying the age of the custom resource is used.
    pub additional_printer_columns: Option<Box<[CustomResourceColumnDefinition]>>,

    /// deprecated indicates this version of the custom resource API is deprecated. When set to true, API requests to
    /// this version receive a warning header in the server response. Defaults to false.
    pub deprecated: Option<bool>,

    /// deprecationWarning overrides the default warning returned to API clients. May only be set when `deprecated` is
    /// true. The default warning indicates this version is deprecated and recommends use of the newest served version
    /// of equal or greater stability, if one exists.
    pub deprecation_warning: Option<crate::Str>,

    /// name is the version name, e.g. “v1”, “v2beta1”, etc. The custom resources are served under this version
    /// at `/apis/<group>/<version>/...` if `served` is true.
    pub name: crate::Str,

    /// schema describes the schema used for validation, pruning, and defaulting of this version of the custom
    /// resource.
    pub schema: Option<Box<CustomResourceValidation>>,

    /// selectableFields specifies paths to fields that may be used as field selectors. A maximum of 8 selectable
    /// fields are allowed. See <https://kubernetes.io/docs/concepts/overview/working-with-objects/field-selectors>
    pub selectable_fields: Option<Box<[SelectableField]>>,

    /// served is a flag enabling/disabling this version from being served via REST APIs
    pub served: bool,

    /// storage indicates this version should be used when persisting custom resources to storage. There must be
    /// exactly one version with storage=true.
    pub storage: bool,

    /// subresources specify what subresources this version of the defined custom resource have.
    pub subresources: Option<Box<CustomResourceSubresources>>,
}

/// CustomResourceSubresourceScale defines how to serve the scale subresource for CustomResources.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CustomResourceSubresourceScale {
    /// labelSelectorPath defines the JSON path inside of a custom resource that corresponds to Scale
    /// `status.selector`. Only JSON paths without the array notation are allowed. Must be a JSON Path under `.status`
    /// or `.spec`. Must be set to work with HorizontalPodAutoscaler. The field pointed by this JSON path must be a
    /// string field (not a complex selector struct) which contains a serialized label selector in string form. More
    /// info:
    /// <https://kubernetes.io/docs/tasks/access-kubernetes-api/custom-resources/custom-resource-definitions#scale-subresource>
    /// If there is no value under the given path in the custom resource, the `status.selector` value in the `/scale`
    /// subresource will default to the empty string.
    pub label_selector_path: Option<crate::Str>,

    /// specReplicasPath defines the JSON path inside of a custom resource that corresponds to Scale `spec.replicas`.
    /// Only JSON paths without the array notation are allowed. Must be a JSON Path under `.spec`. If there is no value
    /// under the given path in the custom resource, the `/scale` subresource will return an error on GET.
    pub spec_replicas_path: crate::Str,

    /// statusReplicasPath defines the JSON path inside of a custom resource that corresponds to Scale
    /// `status.replicas`. Only JSON paths without the array notation are allowed. Must be a JSON Path under `.status`.
    /// If there is no value under the given path in the custom resource, the `status.replicas` value in the `/scale`
    /// subresource will default to 0.
    pub status_replicas_path: crate::Str,
}

/// CustomResourceSubresourceStatus defines how to serve the status subresource for CustomResources. Status is
/// represented by the `.status` JSON path inside of a CustomResource. When set, \* exposes a /status subresource for
/// the custom resource \* PUT requests to the /status subresource take a custom resource object, and ignore changes to
/// anything except the status stanza \* PUT/POST/PATCH requests to the custom resource ignore changes to the status
/// stanza
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CustomResourceSubresourceStatus {}

/// CustomResourceSubresources defines the status and scale subresources for CustomResources.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CustomResourceSubresources {
    /// scale indicates the custom resource should serve a `/scale` subresource that returns an `autoscaling/v1` Scale
    /// object.
    pub scale: Option<Box<CustomResourceSubresourceScale>>,

    /// status indicates the custom resource should serve a `/status` subresource. When enabled: 1. requests to the
    /// custom resource primary endpoint ignore changes to the `status` stanza of the object. 2. requests to the custom
    /// resource `/status` subresource ignore changes to anything other than the `status` stanza of the object.
    pub status: Option<Box<CustomResourceSubresourceStatus>>,
}

/// CustomResourceValidation is a list of validation methods for CustomResources.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CustomResourceValidation {
    /// openAPIV3Schema is the OpenAPI v3 schema to use for validation and pruning.
    pub open_api_v3_schema: Option<Box<JSONSchemaProps>>,
}

/// ExternalDocumentation allows referencing an external resource for extended documentation.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ExternalDocumentation {
    /// `description` in JSON.
    pub description: Option<crate::Str>,

    /// `url` in JSON.
    pub url: Option<crate::Str>,
}

/// JSONSchemaProps is a JSON-Schema following Specification Draft 4 (<http://json-schema.org/>).
///
/// Fields that are seldom set are in [`JSONSchemaPropsRare`]; they are read and assigned as if they were here.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct JSONSchemaProps {
    /// `description` in JSON.
    pub description: Option<crate::Str>,

    /// `enum` in JSON.
    pub enum_: Option<Box<[crate::RawJson]>>,

    /// format is an OpenAPI v3 format string. Unknown formats are ignored. The following formats are validated:
    pub format: Option<crate::Str>,

    /// `items` in JSON.
    pub items: Option<crate::schema::JSONSchemaPropsOrArray>,

    /// `properties` in JSON.
    pub properties: Option<crate::Map<JSONSchemaProps>>,

    /// `required` in JSON.
    pub required: Option<Box<[crate::Str]>>,

    /// `type` in JSON.
    pub type_: Option<crate::Str>,

    /// The fields that are seldom set.
    pub rare: crate::Rare<JSONSchemaPropsRare>,
}

/// The fields of [`JSONSchemaProps`] that are seldom set.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct JSONSchemaPropsRare {
    /// `$ref` in JSON.
    pub ref_path: Option<crate::Str>,

    /// `$schema` in JSON.
    pub schema: Option<crate::Str>,

    /// `additionalItems` in JSON.
    pub additional_items: Option<crate::schema::JSONSchemaPropsOrBool>,

    /// `additionalProperties` in JSON.
    pub additional_properties: Option<crate::schema::JSONSchemaPropsOrBool>,

    /// `allOf` in JSON.
    pub all_of: Option<Box<[JSONSchemaProps]>>,

    /// `anyOf` in JSON.
    pub any_of: Option<Box<[JSONSchemaProps]>>,

    /// default is a default value for undefined object fields. Defaulting is a beta feature under the
    /// CustomResourceDefaulting feature gate. Defaulting requires spec.preserveUnknownFields to be false.
    pub default: Option<crate::RawJson>,

    /// `definitions` in JSON.
    pub definitions: Option<crate::Map<JSONSchemaProps>>,

    /// `dependencies` in JSON.
    pub dependencies: Option<crate::Map<crate::schema::JSONSchemaPropsOrStringArray>>,

    /// `example` in JSON.
    pub example: Option<crate::RawJson>,

    /// `exclusiveMaximum` in JSON.
    pub exclusive_maximum: Option<bool>,

    /// `exclusiveMinimum` in JSON.
    pub exclusive_minimum: Option<bool>,

    /// `externalDocs` in JSON.
    pub external_docs: Option<Box<ExternalDocumentation>>,

    /// `id` in JSON.
    pub id: Option<crate::Str>,

    /// `maxItems` in JSON.
    pub max_items: Option<i64>,

    /// `maxLength` in JSON.
    pub max_length: Option<i64>,

    /// `maxProperties` in JSON.
    pub max_properties: Option<i64>,

    /// `maximum` in JSON.
    pub maximum: Option<f64>,

    /// `minItems` in JSON.
    pub min_items: Option<i64>,

    /// `minLength` in JSON.
    pub min_length: Option<i64>,

    /// `minProperties` in JSON.
    pub min_properties: Option<i64>,

    /// `minimum` in JSON.
    pub minimum: Option<f64>,

    /// `multipleOf` in JSON.
    pub multiple_of: Option<f64>,

    /// `not` in JSON.
    pub not: Option<Box<JSONSchemaProps>>,

    /// `nullable` in JSON.
    pub nullable: Option<bool>,

    /// `oneOf` in JSON.
    pub one_of: Option<Box<[JSONSchemaProps]>>,

    /// `pattern` in JSON.
    pub pattern: Option<crate::Str>,

    /// `patternProperties` in JSON.
    pub pattern_properties: Option<crate::Map<JSONSchemaProps>>,

    /// `title` in JSON.
    pub title: Option<crate::Str>,

    /// `uniqueItems` in JSON.
    pub unique_items: Option<bool>,

    /// x-kubernetes-embedded-resource defines that the value is an embedded Kubernetes runtime.Object, with TypeMeta
    /// and ObjectMeta. The type must be object. It is allowed to further restrict the embedded object. kind,
    /// apiVersion and metadata are validated automatically. x-kubernetes-preserve-unknown-fields is allowed to be
    /// true, but does not have to be if the object is fully specified (up to kind, apiVersion, metadata).
    pub x_kubernetes_embedded_resource: Option<bool>,

    /// x-kubernetes-int-or-string specifies that this value is either an integer or a string. If this is true, an
    /// empty type is allowed and type as child of anyOf is permitted if following one of the following patterns:
    pub x_kubernetes_int_or_string: Option<bool>,

    /// x-kubernetes-list-map-keys annotates an array with the x-kubernetes-list-type `map` by specifying the keys used
    /// as the index of the map.
    pub x_kubernetes_list_map_keys: Option<Box<[crate::Str]>>,

    /// x-kubernetes-list-type annotates an array to further describe its topology. This extension must only be used on
    /// lists and may have 3 possible values:
    pub x_kubernetes_list_type: Option<crate::Str>,

    /// x-kubernetes-map-type annotates an object to further describe its topology. This extension must only be used
    /// when type is object and may have 2 possible values:
    pub x_kubernetes_map_type: Option<crate::Str>,

    /// x-kubernetes-preserve-unknown-fields stops the API server decoding step from pruning fields which are not
    /// specified in the validation schema. This affects fields recursively, but switches back to normal pruning
    /// behaviour if nested properties or additionalProperties are specified in the schema. This can either be true or
    /// undefined. False is forbidden.
    pub x_kubernetes_preserve_unknown_fields: Option<bool>,

    /// x-kubernetes-validations describes a list of validation rules written in the CEL expression language.
    pub x_kubernetes_validations: Option<Box<[ValidationRule]>>,
}

crate::rare::rare!(
    JSONSchemaProps,
    JSONSchemaPropsRare {
        ref_path,
        schema,
        additional_items,
        additional_properties,
        all_of,
        any_of,
        default,
        definitions,
        dependencies,
        example,
        exclusive_maximum,
        exclusive_minimum,
        external_docs,
        id,
        max_items,
        max_length,
        max_properties,
        maximum,
        min_items,
        min_length,
        min_properties,
        minimum,
        multiple_of,
        not,
        nullable,
        one_of,
        pattern,
        pattern_properties,
        title,
        unique_items,
        x_kubernetes_embedded_resource,
        x_kubernetes_int_or_string,
        x_kubernetes_list_map_keys,
        x_kubernetes_list_type,
        x_kubernetes_map_type,
        x_kubernetes_preserve_unknown_fields,
        x_kubernetes_validations
    }
);

/// SelectableField specifies the JSON path of a field that may be used with field selectors.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SelectableField {
    /// jsonPath is a simple JSON path which is evaluated against each custom resource to produce a field selector
    /// value. Only JSON paths without the array notation are allowed. Must point to a field of type string, boolean or
    /// integer. Types with enum values and strings with formats are allowed. If jsonPath refers to absent field in a
    /// resource, the jsonPath evaluates to an empty string. Must not point to metdata fields. Required.
    pub json_path: crate::Str,
}

/// ServiceReference holds a reference to Service.legacy.k8s.io
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ServiceReference {
    /// name is the name of the service. Required
    pub name: crate::Str,

    /// namespace is the namespace of the service. Required
    pub namespace: crate::Str,

    /// path is an optional URL path at which the webhook will be contacted.
    pub path: Option<crate::Str>,

    /// port is an optional service port at which the webhook will be contacted. `port` should be a valid port number
    /// (1-65535, inclusive). Defaults to 443 for backward compatibility.
    pub port: Option<i32>,
}

/// ValidationRule describes a validation rule written in the CEL expression language.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ValidationRule {
    /// fieldPath represents the field path returned when the validation fails. It must be a relative JSON path (i.e.
    /// with array notation) scoped to the location of this x-kubernetes-validations extension in the schema and refer
    /// to an existing field. e.g. when validation checks if a specific attribute `foo` under a map `testMap`, the
    /// fieldPath could be set to `.testMap.foo` If the validation checks two lists must have unique attributes, the
    /// fieldPath could be set to either of the list: e.g. `.testList` It does not support list numeric index. It
    /// supports child operation to refer to an existing field currently. Refer to \[JSONPath support in
    /// Kubernetes\](<https://kubernetes.io/docs/reference/kubectl/jsonpath/>) for more info. Numeric index of array is
    /// not supported. For field name which contains special characters, use `['specialName']` to refer the field name.
    /// e.g. for attribute `foo.34$` appears in a list `testList`, the fieldPath could be set to `.testList['foo.34$']`
    pub field_path: Option<crate::Str>,

    /// Message represents the message displayed when validation fails. The message is required if the Rule contains
    /// line breaks. The message must not contain line breaks. If unset, the message is "failed rule: {Rule}". e.g.
    /// "must be a URL with the host matching spec.host"
    pub message: Option<crate::Str>,

    /// MessageExpression declares a CEL expression that evaluates to the validation failure message that is returned
    /// when this rule fails. Since messageExpression is used as a failure message, it must evaluate to a string. If
    /// both message and messageExpression are present on a rule, then messageExpression will be used if validation
    /// fails. If messageExpression results in a runtime error, the runtime error is logged, and the validation failure
    /// message is produced as if the messageExpression field were unset. If messageExpression evaluates to an empty
    /// string, a string with only spaces, or a string that contains line breaks, then the validation failure message
    /// will also be produced as if the messageExpression field were unset, and the fact that messageExpression
    /// produced an empty string/string with only spaces/string with line breaks will be logged. messageExpression has
    /// access to all the same variables as the rule; the only difference is the return type. Example: "x must be less
    /// than max ("+string(self.max)+")"
    pub message_expression: Option<crate::Str>,

    /// optionalOldSelf is used to opt a transition rule into evaluation even when the object is first created, or if
    /// the old object is missing the value.
    pub optional_old_self: Option<bool>,

    /// reason provides a machine-readable validation failure reason that is returned to the caller when a request
    /// fails this validation rule. The HTTP status code returned to the caller will match the reason of the reason of
    /// the first failed validation rule. The currently supported reasons are: "FieldValueInvalid",
    /// "FieldValueForbidden", "FieldValueRequired", "FieldValueDuplicate". If not set, default to use
    /// "FieldValueInvalid". All future added reasons must be accepted by clients when reading this value and unknown
    /// reasons should be treated as FieldValueInvalid.
    pub reason: Option<crate::Str>,

    /// Rule represents the expression which will be evaluated by CEL. ref: <https://github.com/google/cel-spec> The
    /// Rule is scoped to the location of the x-kubernetes-validations extension in the schema. The `self` variable in
    /// the CEL expression is bound to the scoped value. Example: - Rule scoped to the root of a resource with a status
    /// subresource: {"rule": "self.status.actual \<= self.spec.maxDesired"}
    pub rule: crate::Str,
}

/// WebhookClientConfig contains the information to make a TLS connection with the webhook.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct WebhookClientConfig {
    /// caBundle is a PEM encoded CA bundle which will be used to validate the webhook's server certificate. If
    /// unspecified, system trust roots on the apiserver are used.
    pub ca_bundle: Option<crate::Bytes>,

    /// service is a reference to the service for this webhook. Either service or url must be specified.
    pub service: Option<Box<ServiceReference>>,

    /// url gives the location of the webhook, in standard URL form (`scheme://host:port/path`). Exactly one of `url`
    /// or `service` must be specified.
    pub url: Option<crate::Str>,
}

/// WebhookConversion describes how to call a conversion webhook
#[derive(Clone, Debug, Default, PartialEq)]
pub struct WebhookConversion {
    /// clientConfig is the instructions for how to call the webhook if strategy is `Webhook`.
    pub client_config: Option<Box<WebhookClientConfig>>,

    /// conversionReviewVersions is an ordered list of preferred `ConversionReview` versions the Webhook expects. The
    /// API server will use the first version in the list which it supports. If none of the versions specified in this
    /// list are supported by API server, conversion will fail for the custom resource. If a persisted Webhook
    /// configuration specifies allowed versions and does not include any versions known to the API Server, calls to
    /// the webhook will fail.
    pub conversion_review_versions: Box<[crate::Str]>,
}
