//! Requests that are wrong in form: bodies, types, methods, names, credentials.

use http::Method;
use serde_json::json;

use super::kit::*;

cases![
    a_body_that_is_no_json_is_refused,
    an_empty_body_is_refused,
    no_body_is_refused,
    a_body_of_null_is_an_object_without_a_name,
    a_body_that_is_no_object_is_refused,
    a_field_of_the_wrong_type_is_refused,
    a_content_type_that_is_unknown_is_refused,
    a_missing_content_type_is_json,
    an_accept_header_that_cannot_be_met_is_refused,
    one_fitting_type_in_the_accept_header_is_enough,
    any_type_means_json,
    a_body_over_three_mebibytes_is_refused,
    post_on_an_object_is_not_allowed,
    put_and_patch_on_a_collection_are_not_allowed,
    a_name_of_wrong_characters_is_invalid,
    a_name_that_is_too_long_is_invalid,
    a_label_value_of_wrong_characters_is_invalid,
    a_label_key_of_wrong_characters_is_invalid,
    a_missing_object_is_not_found,
    a_missing_object_of_a_group_is_not_found,
    errors_are_json,
];

async fn a_body_that_is_no_json_is_refused(t: &T) {
    let call = t
        .call(Method::POST, "configmaps")
        .header("content-type", "application/json");
    call.body("{bad json").send().await.bad_request(
        "the object provided is unrecognized (must be of type ConfigMap): couldn't get version/kind; json parse \
         error: invalid character 'b' looking for beginning of object key string ({bad json)",
    );
}

async fn an_empty_body_is_refused(t: &T) {
    let call = t
        .call(Method::POST, "configmaps")
        .header("content-type", "application/json");
    call.send().await.bad_request(NO_BODY);
}

async fn no_body_is_refused(t: &T) {
    t.call(Method::POST, "configmaps")
        .send()
        .await
        .bad_request(NO_BODY);
}

async fn a_body_of_null_is_an_object_without_a_name(t: &T) {
    let why = "Required value: name or generateName is required";
    let answer = t.post("configmaps", json!(null)).await;
    answer.invalid("ConfigMap", "", "metadata.name", "FieldValueRequired", why);
}

async fn a_body_that_is_no_object_is_refused(t: &T) {
    for body in [json!([]), json!(5)] {
        assert_eq!(
            t.post("configmaps", body).await.with_code(400)["reason"],
            "BadRequest"
        );
    }
}

async fn a_field_of_the_wrong_type_is_refused(t: &T) {
    t.post("configmaps", json!({"metadata": {"name": 5}})).await.bad_request(
        "ConfigMap in version \"v1\" cannot be handled as a ConfigMap: json: cannot unmarshal number into Go \
         struct field ObjectMeta.metadata.name of type string",
    );
}

async fn a_content_type_that_is_unknown_is_refused(t: &T) {
    let sent = configmap("a", "1");
    let message = "the body of the request was in an unknown format - accepted media types include: \
                   application/json, application/yaml, application/vnd.kubernetes.protobuf";
    for (method, path) in [(Method::POST, "configmaps"), (Method::PUT, "configmaps/a")] {
        let answer = t
            .call(method, path)
            .json(&sent)
            .header("content-type", "text/plain")
            .send()
            .await;
        answer.refused(415, "UnsupportedMediaType", message, json!(null));
    }
}

async fn a_missing_content_type_is_json(t: &T) {
    t.call(Method::POST, "configmaps")
        .body(configmap("a", "1").to_string())
        .send()
        .await
        .created();
}

async fn an_accept_header_that_cannot_be_met_is_refused(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    t.call(Method::GET, "configmaps/a")
        .accept("text/html")
        .send()
        .await
        .refused(
            406,
            "NotAcceptable",
            "406: Not Acceptable\n\nAvailable representations: application/json, application/yaml, \
         application/vnd.kubernetes.protobuf",
            json!({}),
        );
}

async fn one_fitting_type_in_the_accept_header_is_enough(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    let answer = t
        .call(Method::GET, "configmaps/a")
        .accept("image/png, application/json;q=0.5")
        .send()
        .await;
    assert_eq!(answer.header("content-type"), Some("application/json"));
    assert_eq!(answer.ok()["kind"], "ConfigMap");
}

async fn any_type_means_json(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    let answer = t.call(Method::GET, "configmaps/a").accept("*/*").send().await;
    assert_eq!(answer.header("content-type"), Some("application/json"));
    assert_eq!(answer.ok()["kind"], "ConfigMap");
}

async fn a_body_over_three_mebibytes_is_refused(t: &T) {
    let message = "Request entity too large: limit is 3145728";
    let answer = t.post("configmaps", configmap("a", &"x".repeat(3 << 20))).await;
    answer.refused(413, "RequestEntityTooLarge", message, json!(null));
}

async fn post_on_an_object_is_not_allowed(t: &T) {
    t.post("configmaps/a", configmap("a", "1"))
        .await
        .method_not_allowed();
}

async fn put_and_patch_on_a_collection_are_not_allowed(t: &T) {
    t.put("configmaps", configmap("a", "1"))
        .await
        .method_not_allowed();
    t.merge("configmaps", json!({})).await.method_not_allowed();
}

async fn a_name_of_wrong_characters_is_invalid(t: &T) {
    for name in ["Bad_Name", "a/b", ".."] {
        let why = format!(
            "Invalid value: \"{name}\": a lowercase RFC 1123 subdomain must consist of lower case alphanumeric \
             characters, '-' or '.', and must start and end with an alphanumeric character (e.g. 'example.com', \
             regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')"
        );
        let answer = t.post("configmaps", configmap(name, "1")).await;
        answer.invalid("ConfigMap", name, "metadata.name", "FieldValueInvalid", &why);
    }
}

async fn a_name_that_is_too_long_is_invalid(t: &T) {
    let name = "a".repeat(254);
    let why = format!("Invalid value: \"{name}\": must be no more than 253 characters");
    let answer = t.post("configmaps", configmap(&name, "1")).await;
    answer.invalid("ConfigMap", &name, "metadata.name", "FieldValueInvalid", &why);
}

async fn a_label_value_of_wrong_characters_is_invalid(t: &T) {
    let why = "Invalid value: \"b c\": a valid label must be an empty string or consist of alphanumeric \
               characters, '-', '_' or '.', and must start and end with an alphanumeric character (e.g. \
               'MyValue',  or 'my_value',  or '12345', regex used for validation is \
               '(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?')";
    let answer = t.post("configmaps", labelled("a", json!({"k": "b c"}))).await;
    answer.invalid("ConfigMap", "a", "metadata.labels", "FieldValueInvalid", why);
}

async fn a_label_key_of_wrong_characters_is_invalid(t: &T) {
    let why = "Invalid value: \"b c\": name part must consist of alphanumeric characters, '-', '_' or '.', and \
               must start and end with an alphanumeric character (e.g. 'MyName',  or 'my.name',  or '123-abc', \
               regex used for validation is '([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]')";
    let answer = t.post("configmaps", labelled("a", json!({"b c": "1"}))).await;
    answer.invalid("ConfigMap", "a", "metadata.labels", "FieldValueInvalid", why);
}

async fn a_missing_object_is_not_found(t: &T) {
    t.get("configmaps/a").await.not_found("configmaps", "a");
}

async fn a_missing_object_of_a_group_is_not_found(t: &T) {
    t.get(&format!("{DEPLOYMENTS}/web"))
        .await
        .not_found("deployments.apps", "web");
}

async fn errors_are_json(t: &T) {
    assert_eq!(
        t.get("configmaps/a").await.header("content-type"),
        Some("application/json")
    );
}

const NO_BODY: &str = "the object provided is unrecognized (must be of type ConfigMap): couldn't get version/kind; \
                       json parse error: unexpected end of JSON input (<empty>)";
