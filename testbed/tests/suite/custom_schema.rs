//! The schema of a custom resource: what it refuses, drops, fills in, and how it is merged.

use serde_json::{Value, json};

use super::kit::*;

cases![
    a_value_that_the_schema_forbids_is_invalid,
    a_required_field_is_missed,
    an_unknown_field_of_a_custom_object_is_dropped,
    an_unknown_field_of_a_custom_object_is_refused_when_strict,
    an_open_object_keeps_its_fields,
    defaults_of_a_schema_are_filled_in,
    two_managers_apply_items_of_one_list,
    a_conflict_about_an_item_names_its_key,
    an_atomic_list_has_one_owner,
    items_of_a_map_list_have_different_keys,
    an_applied_field_that_the_schema_lacks_is_refused,
    the_status_is_checked_too,
    a_rule_is_evaluated,
    a_rule_about_a_change_is_evaluated,
    rules_have_the_functions_of_kubernetes,
    values_in_rules_have_the_types_of_their_schema,
    a_rule_that_fails_to_evaluate_is_an_error,
    a_rule_that_does_not_compile_is_refused,
    rules_wait_for_values_of_an_enumeration,
    scale_paths_are_checked,
    a_problem_that_was_there_before_does_not_stop_a_change,
    a_definition_needs_a_schema,
    a_definition_needs_a_structural_schema,
    a_selectable_field_has_to_exist,
    a_custom_object_is_scaled,
    a_scale_without_replicas_is_an_error,
];

/// Widgets with a schema of their spec.
fn widgets(t: &T, spec: Value) -> Crd {
    let schema = json!({"type": "object", "properties": {
        "spec": spec,
        "status": {"type": "object", "properties": {"ready": {"type": "integer"}, "replicas": {"type": "integer"},
            "selector": {"type": "string"}}},
    }});
    Crd::widgets(t).with("/spec/versions/0/schema/openAPIV3Schema", schema)
}

fn sizes() -> Value {
    json!({"type": "object", "properties": {
        "size": {"type": "integer", "minimum": 1, "maximum": 10},
        "color": {"type": "string", "enum": ["red", "blue"]},
        "name": {"type": "string", "pattern": "^[a-z]+$", "maxLength": 4},
        "tags": {"type": "array", "maxItems": 2, "items": {"type": "string"}},
    }})
}

fn ports() -> Value {
    json!({"type": "object", "properties": {
        "ports": {
            "type": "array", "x-kubernetes-list-type": "map", "x-kubernetes-list-map-keys": ["name"],
            "items": {"type": "object", "required": ["name"], "properties": {
                "name": {"type": "string"}, "port": {"type": "integer"},
            }},
        },
        "hosts": {"type": "array", "items": {"type": "string"}},
    }})
}

impl Crd {
    fn widget_with(&self, name: &str, spec: Value) -> Value {
        with(self.widget(name), "/spec", spec)
    }

    fn kind(&self) -> String {
        format!("Widget.{}", self.group)
    }
}

async fn a_value_that_the_schema_forbids_is_invalid(t: &T) {
    let crd = widgets(t, sizes()).install(t).await;
    for (spec, field, reason, why) in [
        (
            json!({"size": "big"}),
            "spec.size",
            "FieldValueTypeInvalid",
            "Invalid value: \"string\": spec.size in body must be of type integer: \"string\"",
        ),
        (
            json!({"size": 11}),
            "spec.size",
            "FieldValueInvalid",
            "Invalid value: 11: spec.size in body should be less than or equal to 10",
        ),
        (
            json!({"color": "green"}),
            "spec.color",
            "FieldValueNotSupported",
            "Unsupported value: \"green\": supported values: \"red\", \"blue\"",
        ),
        (
            json!({"name": "A"}),
            "spec.name",
            "FieldValueInvalid",
            "Invalid value: \"A\": spec.name in body should match '^[a-z]+$'",
        ),
        (
            json!({"name": "abcde"}),
            "spec.name",
            "FieldValueTooLong",
            "Too long: may not be more than 4 bytes",
        ),
        (
            json!({"tags": ["a", "b", "c"]}),
            "spec.tags",
            "FieldValueTooMany",
            "Too many: 3: must have at most 2 items",
        ),
    ] {
        let answer = t.post(&crd.widgets_path(""), crd.widget_with("a", spec)).await;
        answer.invalid(&crd.kind(), "a", field, reason, why);
    }
    t.get(&crd.widgets_path("/a"))
        .await
        .not_found(&format!("widgets.{}", crd.group), "a");
}

async fn a_required_field_is_missed(t: &T) {
    let crd = widgets(t, with(sizes(), "/required", json!(["size"])))
        .install(t)
        .await;
    let answer = t
        .post(&crd.widgets_path(""), crd.widget_with("a", json!({})))
        .await;
    answer.invalid(
        &crd.kind(),
        "a",
        "spec.size",
        "FieldValueRequired",
        "Required value",
    );
}

async fn an_unknown_field_of_a_custom_object_is_dropped(t: &T) {
    let crd = widgets(t, sizes()).install(t).await;
    let answer = t
        .post(
            &crd.widgets_path(""),
            crd.widget_with("a", json!({"size": 1, "sise": 2})),
        )
        .await;
    assert_eq!(
        answer.header("warning"),
        Some("299 - \"unknown field \\\"spec.sise\\\"\"")
    );
    assert_eq!(answer.created()["spec"], json!({"size": 1}));
    let answer = t
        .merge(&crd.widgets_path("/a"), json!({"spec": {"sise": 3}}))
        .await;
    assert_eq!(answer.ok()["spec"], json!({"size": 1}));
}

async fn an_unknown_field_of_a_custom_object_is_refused_when_strict(t: &T) {
    let crd = widgets(t, sizes()).install(t).await;
    let path = crd.widgets_path("?fieldValidation=Strict");
    let answer = t
        .post(&path, crd.widget_with("a", json!({"size": 1, "sise": 2})))
        .await;
    answer.bad_request(
        "Widget in version \"v1\" cannot be handled as a Widget: strict decoding error: unknown field \"spec.sise\"",
    );
}

async fn an_open_object_keeps_its_fields(t: &T) {
    let spec = json!({"type": "object", "x-kubernetes-preserve-unknown-fields": true, "properties": {
        "closed": {"type": "object", "properties": {"a": {"type": "integer"}}},
    }});
    let crd = widgets(t, spec).install(t).await;
    let sent = json!({"any": {"thing": [1]}, "closed": {"a": 1, "b": 2}});
    let made = t
        .post(&crd.widgets_path(""), crd.widget_with("a", sent))
        .await
        .created();
    assert_eq!(made["spec"], json!({"any": {"thing": [1]}, "closed": {"a": 1}}));
}

async fn defaults_of_a_schema_are_filled_in(t: &T) {
    let spec = json!({"type": "object", "properties": {
        "size": {"type": "integer", "default": 3},
        "nested": {"type": "object", "default": {}, "properties": {"on": {"type": "boolean", "default": true}}},
        "list": {"type": "array", "items": {"type": "object", "properties": {"n": {"type": "integer", "default": 7}}}},
    }});
    let crd = widgets(t, spec).install(t).await;
    let made = t
        .post(&crd.widgets_path(""), crd.widget_with("a", json!({"list": [{}]})))
        .await
        .created();
    assert_eq!(
        made["spec"],
        json!({"size": 3, "nested": {"on": true}, "list": [{"n": 7}]})
    );
    let next = t
        .merge(&crd.widgets_path("/a"), json!({"spec": {"size": null}}))
        .await
        .ok();
    assert_eq!(next["spec"]["size"], 3);
}

async fn apply(t: &T, crd: &Crd, manager: &str, spec: Value) -> Answer {
    let path = crd.widgets_path(&format!("/a?fieldManager={manager}"));
    t.patch(&path, "application/apply-patch+yaml", crd.widget_with("a", spec))
        .await
}

async fn two_managers_apply_items_of_one_list(t: &T) {
    let crd = widgets(t, ports()).install(t).await;
    let http = json!({"ports": [{"name": "http", "port": 80}]});
    apply(t, &crd, "one", http).await.created();
    let both = apply(t, &crd, "two", json!({"ports": [{"name": "dns", "port": 53}]}))
        .await
        .ok();
    assert_eq!(
        both["spec"]["ports"],
        json!([{"name": "http", "port": 80}, {"name": "dns", "port": 53}])
    );
    let less = apply(t, &crd, "one", json!({"ports": []})).await.ok();
    assert_eq!(less["spec"]["ports"], json!([{"name": "dns", "port": 53}]));
}

async fn a_conflict_about_an_item_names_its_key(t: &T) {
    let crd = widgets(t, ports()).install(t).await;
    apply(t, &crd, "one", json!({"ports": [{"name": "http", "port": 80}]}))
        .await
        .created();
    let answer = apply(t, &crd, "two", json!({"ports": [{"name": "http", "port": 81}]})).await;
    answer.refused(
        409,
        "Conflict",
        "Apply failed with 1 conflict: conflict with \"one\": .spec.ports[name=\"http\"].port",
        json!({"causes": [{
            "reason": "FieldManagerConflict", "message": "conflict with \"one\"",
            "field": ".spec.ports[name=\"http\"].port",
        }]}),
    );
}

async fn an_atomic_list_has_one_owner(t: &T) {
    let crd = widgets(t, ports()).install(t).await;
    let made = apply(t, &crd, "one", json!({"hosts": ["a"]})).await.created();
    assert_eq!(
        made["metadata"]["managedFields"][0]["fieldsV1"],
        json!({"f:spec": {"f:hosts": {}}})
    );
    let answer = apply(t, &crd, "two", json!({"hosts": ["b"]})).await;
    answer.refused_like(
        409,
        "Conflict",
        "Apply failed with 1 conflict: conflict with \"one\": .spec.hosts",
    );
}

async fn items_of_a_map_list_have_different_keys(t: &T) {
    let crd = widgets(t, ports()).install(t).await;
    let twice = json!({"ports": [{"name": "a"}, {"name": "a"}]});
    let answer = t.post(&crd.widgets_path(""), crd.widget_with("a", twice)).await;
    answer.invalid(
        &crd.kind(),
        "a",
        "spec.ports[1]",
        "FieldValueDuplicate",
        "Duplicate value: {\"name\":\"a\"}",
    );
}

async fn an_applied_field_that_the_schema_lacks_is_refused(t: &T) {
    let crd = widgets(t, sizes()).install(t).await;
    let answer = apply(t, &crd, "one", json!({"sise": 1})).await;
    answer.failed(&format!(
        "failed to create typed patch object (/a; {}/v1, Kind=Widget): .spec.sise: field not declared in schema",
        crd.group
    ));
}

async fn the_status_is_checked_too(t: &T) {
    let crd = widgets(t, sizes()).with_status().install(t).await;
    t.has(&crd.widgets_path(""), crd.widget_with("a", json!({"size": 1})))
        .await;
    let answer = t
        .merge(
            &crd.widgets_path("/a/status"),
            json!({"status": {"ready": "yes"}}),
        )
        .await;
    answer.invalid(
        &crd.kind(),
        "a",
        "status.ready",
        "FieldValueTypeInvalid",
        "Invalid value: \"string\": ready in body must be of type integer: \"string\"",
    );
    let next = t
        .merge(&crd.widgets_path("/a/status"), json!({"status": {"ready": 1}}))
        .await
        .ok();
    assert_eq!(next["status"], json!({"ready": 1}));
}

async fn a_rule_is_evaluated(t: &T) {
    let rules = json!([
        {"rule": "!has(self.name) || self.size > size(self.name)", "message": "the name is longer than the size"},
        {"rule": "self.size != 7"},
    ]);
    let crd = widgets(
        t,
        with(
            with(sizes(), "/required", json!(["size"])),
            "/x-kubernetes-validations",
            rules,
        ),
    );
    let crd = crd.install(t).await;
    let answer = t
        .post(
            &crd.widgets_path(""),
            crd.widget_with("a", json!({"size": 2, "name": "abc"})),
        )
        .await;
    answer.invalid(
        &crd.kind(),
        "a",
        "spec",
        "FieldValueInvalid",
        "Invalid value: the name is longer than the size",
    );
    let answer = t
        .post(&crd.widgets_path(""), crd.widget_with("a", json!({"size": 7})))
        .await;
    answer.invalid(
        &crd.kind(),
        "a",
        "spec",
        "FieldValueInvalid",
        "Invalid value: failed rule: self.size != 7",
    );
    t.has(
        &crd.widgets_path(""),
        crd.widget_with("a", json!({"size": 4, "name": "abc"})),
    )
    .await;
}

async fn a_rule_about_a_change_is_evaluated(t: &T) {
    let rules = json!([{"rule": "self == oldSelf", "message": "the color stays"}]);
    let crd = widgets(
        t,
        with(sizes(), "/properties/color/x-kubernetes-validations", rules),
    )
    .install(t)
    .await;
    t.has(
        &crd.widgets_path(""),
        crd.widget_with("a", json!({"color": "red"})),
    )
    .await;
    let answer = t
        .merge(&crd.widgets_path("/a"), json!({"spec": {"color": "blue"}}))
        .await;
    answer.invalid(
        &crd.kind(),
        "a",
        "spec.color",
        "FieldValueInvalid",
        "Invalid value: \"blue\": the color stays",
    );
    t.merge(&crd.widgets_path("/a"), json!({"spec": {"size": 2}}))
        .await
        .ok();
}

/// A schema with these rules on its spec.
fn ruled(properties: Value, rules: &[&str]) -> Value {
    let rules: Vec<Value> = rules.iter().map(|rule| json!({"rule": rule})).collect();
    json!({"type": "object", "properties": properties, "x-kubernetes-validations": rules})
}

async fn rules_have_the_functions_of_kubernetes(t: &T) {
    let properties = json!({
        "words": {"type": "array", "maxItems": 9, "items": {"type": "string", "maxLength": 99}},
        "numbers": {"type": "array", "maxItems": 9, "items": {"type": "integer"}},
        "text": {"type": "string", "maxLength": 99},
        "labels": {"type": "object", "maxProperties": 9, "additionalProperties": {"type": "string", "maxLength": 99}},
    });
    let holds = [
        "self.words.all(w, w.size() > 0) && self.words.exists(w, w == 'b') && self.words.exists_one(w, w == 'a')",
        "self.words.join('-') == 'a-b' && 'a'.upperAscii() == 'A' && self.words.filter(w, w != 'a').size() == 1",
        "self.numbers.isSorted() && self.numbers.sum() == 6 && self.numbers.min() == 1 && self.numbers.max() == 3",
        "self.words.indexOf('b') == 1 && self.text.indexOf('.') == 7 && self.text.substring(0, 2) == 'ex'",
        "self.text.matches('^[a-z.]+$') && self.text.find('[a-z]+') == 'example' && self.text.findAll('m').size() == 2",
        "self.text.split('.') == ['example', 'com'] && self.text.replace('.', '-') == 'example-com'",
        "isURL('https://' + self.text + '/a') && url('https://' + self.text + ':80/a').getPort() == '80'",
        "quantity('1Gi').isGreaterThan(quantity('1G')) && quantity('500m').add(quantity('1500m')) == quantity('2')",
        "ip('10.0.0.1').family() == 4 && cidr('10.0.0.0/8').containsIP(ip('10.1.2.3')) && !isIP('x')",
        "self.labels.all(k, self.labels[k] == 'x') && 'a.b/c' in self.labels && !('z' in self.labels)",
        "duration('1h30m') == duration('90m') && timestamp('2026-01-02T03:04:05Z').getFullYear() == 2026",
        "sets.contains(self.numbers, [2]) && sets.equivalent([1, 1], [1]) && type(1) == int",
        "self.?text.orValue('none') == 'example.com' && semver('1.2.3').isLessThan(semver('1.10.0'))",
        "'%s has %s'.format(['a', 'b']) == 'a has b' && int('42') == 42 && string(1.5) == '1.5' && 7 / 2 == 3 && -7 % 3 == -1",
        "has(self.text) ? !has(self.words) || self.words.size() < 3 : false",
    ];
    let fails = [
        "self.numbers.sum() == 7",
        "self.words.exists(w, w == 'z')",
        "self.numbers.map(n, n * 2).max() > 6 || self.text.startsWith('z')",
    ];
    let rules: Vec<&str> = holds.into_iter().chain(fails).collect();
    let crd = widgets(t, ruled(properties, &rules)).install(t).await;
    let spec = json!({
        "words": ["a", "b"], "numbers": [1, 2, 3], "text": "example.com", "labels": {"a.b/c": "x"},
    });
    let answer = t.post(&crd.widgets_path(""), crd.widget_with("a", spec)).await;
    let refused = answer.json();
    let causes: Vec<&str> = refused["details"]["causes"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|cause| cause["message"].as_str())
        .collect();
    let expected: Vec<String> = fails
        .iter()
        .map(|rule| format!("Invalid value: failed rule: {rule}"))
        .collect();
    assert_eq!(causes, expected, "{refused}");
}

async fn values_in_rules_have_the_types_of_their_schema(t: &T) {
    let properties = json!({
        "since": {"type": "string", "format": "date-time"}, "ratio": {"type": "number"}, "x-y": {"type": "integer"},
        "wait": {"type": "string", "format": "duration"},
    });
    let rules = [
        "self.since < timestamp('2026-01-01T00:00:00Z')",
        "self.ratio / 2.0 < 1.0",
        "self.x__dash__y == 1",
        "self.wait <= duration('1m')",
    ];
    let crd = widgets(t, ruled(properties, &rules)).install(t).await;
    let spec = json!({"since": "2025-01-01T00:00:00Z", "ratio": 1, "x-y": 1, "wait": "30s"});
    t.has(&crd.widgets_path(""), crd.widget_with("a", spec.clone()))
        .await;
    let late = with(spec, "/since", json!("2027-01-01T00:00:00Z"));
    t.post(&crd.widgets_path(""), crd.widget_with("b", late))
        .await
        .invalid(
            &crd.kind(),
            "b",
            "spec",
            "FieldValueInvalid",
            &format!("Invalid value: failed rule: {}", rules[0]),
        );
}

async fn a_rule_that_fails_to_evaluate_is_an_error(t: &T) {
    let properties = json!({"size": {"type": "integer"}, "name": {"type": "string"}});
    let crd = widgets(
        t,
        ruled(
            properties,
            &["self.size > 1", "self.size / 0 == 1 || self.size == 3"],
        ),
    );
    let crd = crd.install(t).await;
    let answer = t
        .post(&crd.widgets_path(""), crd.widget_with("a", json!({"name": "x"})))
        .await;
    let text = answer.text().into_owned();
    // Go escapes the sign in JSON.
    let text = text.replace("\\u003e", ">");
    assert!(
        text.contains("no such key: size evaluating rule: self.size > 1"),
        "{text}"
    );
    // One side of an alternative can fail.
    t.has(&crd.widgets_path(""), crd.widget_with("a", json!({"size": 3})))
        .await;
}

async fn a_rule_that_does_not_compile_is_refused(t: &T) {
    for rule in ["self.size >", "other == 1", "self.size.frobnicate()", "has(self)"] {
        let crd = widgets(t, ruled(json!({"size": {"type": "integer"}}), &[rule]));
        let answer = t.post(CRDS, crd.definition.clone()).await;
        let text = answer.json()["message"].as_str().unwrap_or_default().to_owned();
        assert!(
            text.contains("x-kubernetes-validations[0].rule: Invalid value")
                && text.contains("compilation failed"),
            "{rule}: {text}"
        );
    }
}

async fn rules_wait_for_values_of_an_enumeration(t: &T) {
    let properties = json!({"color": {"type": "string", "enum": ["white", "red"]}});
    let crd = widgets(t, ruled(properties, &["self.color != 'red'"]))
        .install(t)
        .await;
    let answer = t
        .post(
            &crd.widgets_path(""),
            crd.widget_with("a", json!({"color": "blue"})),
        )
        .await;
    answer.refused_like(
        422,
        "Invalid",
        &format!(
            "{} \"a\" is invalid: [spec.color: Unsupported value: \"blue\": supported values: \"white\", \"red\", <nil>: \
             Invalid value: null: some validation rules were not checked",
            crd.kind()
        ),
    );
}

async fn scale_paths_are_checked(t: &T) {
    let spec = json!({"type": "object", "properties": {"replicas": {"type": "integer"}}});
    let scale = json!({
        "scale": {"specReplicasPath": ".spec.replicas", "statusReplicasPath": ".status.replicas"},
    });
    let crd = widgets(t, spec)
        .with("/spec/versions/0/subresources", scale)
        .install(t)
        .await;
    t.post(
        &crd.widgets_path(""),
        crd.widget_with("a", json!({"replicas": -1})),
    )
    .await
    .invalid(
        &crd.kind(),
        "a",
        ".spec.replicas",
        "FieldValueInvalid",
        "Invalid value: -1: should be a non-negative integer",
    );
}

async fn a_problem_that_was_there_before_does_not_stop_a_change(t: &T) {
    let crd = widgets(t, sizes()).install(t).await;
    t.has(&crd.widgets_path(""), crd.widget_with("a", json!({"size": 9})))
        .await;
    let pointer = "/spec/versions/0/schema/openAPIV3Schema/properties/spec/properties/size/maximum";
    let patch = json!([{"op": "replace", "path": pointer, "value": 5}]);
    t.patch(&crd.path(), "application/json-patch+json", patch)
        .await
        .ok();
    let refused = async || {
        let answer = t
            .post(
                &crd.widgets_path("?dryRun=All"),
                crd.widget_with("b", json!({"size": 9})),
            )
            .await;
        answer.code == 422
    };
    eventually(refused).await;
    let next = t
        .merge(&crd.widgets_path("/a"), json!({"spec": {"color": "red"}}))
        .await
        .ok();
    assert_eq!(next["spec"], json!({"size": 9, "color": "red"}));
    let answer = t
        .merge(&crd.widgets_path("/a"), json!({"spec": {"size": 8}}))
        .await;
    answer.refused_like(
        422,
        "Invalid",
        &format!("{} \"a\" is invalid: spec.size: Invalid value: 8", crd.kind()),
    );
}

async fn a_definition_needs_a_schema(t: &T) {
    let crd = Crd::widgets(t).with("/spec/versions/0/schema", Value::Null);
    let status = t.post(CRDS, crd.definition.clone()).await.with_code(422);
    let causes = status["details"]["causes"].as_array().expect("causes");
    let expected = json!({
        "reason": "FieldValueRequired", "message": "Required value",
        "field": "spec.versions[0].schema.openAPIV3Schema",
    });
    assert!(causes.contains(&expected), "{status}");
}

async fn a_definition_needs_a_structural_schema(t: &T) {
    let crd = widgets(t, json!({"properties": {"list": {"type": "array"}}}));
    let status = t.post(CRDS, crd.definition.clone()).await.with_code(422);
    let causes = status["details"]["causes"].as_array().expect("causes");
    let at = "spec.validation.openAPIV3Schema.properties[spec]";
    for (field, message) in [
        (
            format!("{at}.type"),
            "Required value: must not be empty for specified object fields",
        ),
        (
            format!("{at}.properties[list].items"),
            "Required value: must be specified",
        ),
    ] {
        let expected = json!({"reason": "FieldValueRequired", "message": message, "field": field});
        assert!(causes.contains(&expected), "{status}");
    }
    t.get(&crd.path()).await.not_found(
        "customresourcedefinitions.apiextensions.k8s.io",
        &format!("widgets.{}", crd.group),
    );
}

async fn a_selectable_field_has_to_exist(t: &T) {
    let crd = widgets(t, sizes()).with(
        "/spec/versions/0/selectableFields",
        json!([{"jsonPath": ".spec.shape"}]),
    );
    let status = t.post(CRDS, crd.definition.clone()).await.with_code(422);
    assert_eq!(
        status["details"]["causes"][0]["field"], "spec.selectableFields[0].jsonPath",
        "{status}"
    );
}

fn scaled(t: &T) -> Crd {
    let spec = json!({"type": "object", "properties": {"count": {"type": "integer"}}});
    widgets(t, spec).with(
        "/spec/versions/0/subresources",
        json!({"status": {}, "scale": {
            "specReplicasPath": ".spec.count", "statusReplicasPath": ".status.replicas",
            "labelSelectorPath": ".status.selector",
        }}),
    )
}

async fn a_custom_object_is_scaled(t: &T) {
    let crd = scaled(t).install(t).await;
    let made = t
        .has(&crd.widgets_path(""), crd.widget_with("a", json!({"count": 3})))
        .await;
    let status = json!({"status": {"replicas": 2, "selector": "app=a"}});
    t.merge(&crd.widgets_path("/a/status"), status).await.ok();
    let scale = t.get(&crd.widgets_path("/a/scale")).await.ok();
    assert_eq!(
        (&scale["kind"], &scale["apiVersion"]),
        (&json!("Scale"), &json!("autoscaling/v1"))
    );
    assert_eq!(scale["spec"], json!({"replicas": 3}));
    assert_eq!(scale["status"], json!({"replicas": 2, "selector": "app=a"}));
    assert_eq!(scale["metadata"]["uid"], made["metadata"]["uid"]);
    let next = t
        .merge(&crd.widgets_path("/a/scale"), json!({"spec": {"replicas": 5}}))
        .await
        .ok();
    assert_eq!(next["spec"], json!({"replicas": 5}));
    assert_eq!(
        t.get(&crd.widgets_path("/a")).await.ok()["spec"],
        json!({"count": 5})
    );
    let found = t.get(&format!("/apis/{}/v1", crd.group)).await.ok();
    let resources = found["resources"].as_array().expect("resources");
    assert!(
        resources
            .iter()
            .any(|r| r["name"] == "widgets/scale" && r["kind"] == "Scale"),
        "{found}"
    );
}

async fn a_scale_without_replicas_is_an_error(t: &T) {
    let crd = scaled(t).install(t).await;
    t.has(&crd.widgets_path(""), crd.widget_with("a", json!({})))
        .await;
    let answer = t.get(&crd.widgets_path("/a/scale")).await;
    answer.refused_like(
        500,
        "InternalError",
        "Internal error occurred: the spec replicas field \".spec.count\" does not exist",
    );
}
