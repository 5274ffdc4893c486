//! Options of list and watch that are wrong, alone or together.

use serde_json::json;

use super::kit::*;

cases![
    a_label_selector_without_an_operator_is_refused,
    a_label_selector_with_too_many_operators_is_refused,
    a_set_without_brackets_is_refused,
    a_label_selector_without_a_key_is_refused,
    a_field_that_cannot_be_selected_is_refused,
    a_field_that_cannot_be_selected_is_refused_in_a_group,
    a_field_that_pods_cannot_be_selected_by_is_refused,
    a_field_selector_without_an_operator_is_refused,
    a_watch_by_an_unknown_field_is_refused,
    a_list_version_that_is_no_number_is_refused,
    a_get_version_that_is_no_number_fails,
    a_watch_version_that_is_no_number_fails,
    a_limit_that_is_no_number_is_refused,
    a_negative_limit_is_no_limit,
    a_timeout_that_is_no_number_is_refused,
    a_continue_token_that_is_none_is_refused,
    a_match_needs_a_version,
    exact_needs_a_version_other_than_zero,
    an_unknown_match_is_invalid,
    a_match_may_not_go_with_a_continue_token,
    a_version_may_not_go_with_a_continue_token,
    initial_events_are_not_for_lists,
    initial_events_need_a_match,
    initial_events_need_the_right_match,
    a_watch_match_needs_initial_events,
    a_watch_has_no_continue_token,
    watch_is_false_only_when_it_says_so,
];

async fn a_label_selector_without_an_operator_is_refused(t: &T) {
    let message = "unable to parse requirement: found 'b', expected: in, notin, =, ==, !=, gt, lt";
    t.get("configmaps?labelSelector=a b").await.bad_request(message);
}

async fn a_label_selector_with_too_many_operators_is_refused(t: &T) {
    let message = "unable to parse requirement: found '=', expected: identifier";
    t.get("configmaps?labelSelector=a===b").await.bad_request(message);
}

async fn a_set_without_brackets_is_refused(t: &T) {
    t.get("configmaps?labelSelector=a in b")
        .await
        .bad_request("unable to parse requirement: found 'b' expected: '('");
}

async fn a_label_selector_without_a_key_is_refused(t: &T) {
    let message = "found '=', expected: !, identifier, or 'end of string'";
    t.get("configmaps?labelSelector==a").await.bad_request(message);
}

async fn a_field_that_cannot_be_selected_is_refused(t: &T) {
    t.get("configmaps?fieldSelector=data.v=x")
        .await
        .bad_request(&only_names("data.v"));
}

async fn a_field_that_cannot_be_selected_is_refused_in_a_group(t: &T) {
    let path = "/apis/apps/v1/deployments?fieldSelector=spec.replicas=1";
    t.get(path).await.bad_request(&only_names("spec.replicas"));
}

async fn a_field_that_pods_cannot_be_selected_by_is_refused(t: &T) {
    t.get("pods?fieldSelector=spec.foo=x")
        .await
        .bad_request("field label not supported: spec.foo");
}

async fn a_field_selector_without_an_operator_is_refused(t: &T) {
    let message = "invalid selector: 'metadata.name'; can't understand 'metadata.name'";
    t.get("configmaps?fieldSelector=metadata.name")
        .await
        .bad_request(message);
}

async fn a_watch_by_an_unknown_field_is_refused(t: &T) {
    t.get("configmaps?watch=1&fieldSelector=data.v=x")
        .await
        .bad_request(&only_names("data.v"));
}

async fn a_list_version_that_is_no_number_is_refused(t: &T) {
    for version in ["abc", "-1"] {
        let message = format!("invalid resource version: {}", not_a_number(version));
        t.get(&format!("configmaps?resourceVersion={version}"))
            .await
            .bad_request(&message);
    }
}

async fn a_get_version_that_is_no_number_fails(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    t.get("configmaps/a?resourceVersion=abc")
        .await
        .failed(&not_a_number("abc"));
}

async fn a_watch_version_that_is_no_number_fails(t: &T) {
    t.get("configmaps?watch=1&resourceVersion=abc")
        .await
        .failed(&not_a_number("abc"));
}

async fn a_limit_that_is_no_number_is_refused(t: &T) {
    t.get("configmaps?limit=abc")
        .await
        .bad_request(r#"strconv.ParseInt: parsing "abc": invalid syntax"#);
}

async fn a_negative_limit_is_no_limit(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    t.has("configmaps", configmap("b", "1")).await;
    assert_eq!(names(&t.get("configmaps?limit=-1").await.ok()), ["a", "b"]);
}

async fn a_timeout_that_is_no_number_is_refused(t: &T) {
    let message = r#"strconv.ParseInt: parsing "0.5": invalid syntax"#;
    t.get("configmaps?watch=1&timeoutSeconds=0.5")
        .await
        .bad_request(message);
}

async fn a_continue_token_that_is_none_is_refused(t: &T) {
    let status = t.get("configmaps?continue=abc").await.with_code(400);
    let message = status["message"].as_str().expect("a message");
    assert!(
        message.starts_with("invalid continue token: continue key is not valid: "),
        "{status}"
    );
    assert_eq!(status["reason"], "BadRequest");
}

async fn a_match_needs_a_version(t: &T) {
    for kind in ["Exact", "NotOlderThan"] {
        let answer = t.get(&format!("configmaps?resourceVersionMatch={kind}")).await;
        forbidden(
            answer,
            "resourceVersionMatch",
            "resourceVersionMatch is forbidden unless resourceVersion is provided",
        );
    }
}

async fn exact_needs_a_version_other_than_zero(t: &T) {
    let answer = t
        .get("configmaps?resourceVersionMatch=Exact&resourceVersion=0")
        .await;
    let why = r#"resourceVersionMatch "exact" is forbidden for resourceVersion "0""#;
    forbidden(answer, "resourceVersionMatch", why);
}

async fn an_unknown_match_is_invalid(t: &T) {
    let answer = t
        .get("configmaps?resourceVersionMatch=Roughly&resourceVersion=1")
        .await;
    let why = r#"Unsupported value: "Roughly": supported values: "Exact", "NotOlderThan", """#;
    answer.invalid(
        LIST_OPTIONS,
        "",
        "resourceVersionMatch",
        "FieldValueNotSupported",
        why,
    );
}

async fn a_match_may_not_go_with_a_continue_token(t: &T) {
    let token = a_continue_token(t).await;
    let path = format!("configmaps?continue={token}&resourceVersion=5&resourceVersionMatch=Exact");
    let why = "resourceVersionMatch is forbidden when continue is provided";
    forbidden(t.get(&path).await, "resourceVersionMatch", why);
}

async fn a_version_may_not_go_with_a_continue_token(t: &T) {
    let token = a_continue_token(t).await;
    let message = "specifying resource version is not allowed when using continue";
    t.get(&format!("configmaps?continue={token}&resourceVersion=5"))
        .await
        .bad_request(message);
}

async fn initial_events_are_not_for_lists(t: &T) {
    for wish in ["true", "false"] {
        let answer = t.get(&format!("configmaps?sendInitialEvents={wish}")).await;
        forbidden(
            answer,
            "sendInitialEvents",
            "sendInitialEvents is forbidden for list",
        );
    }
}

async fn initial_events_need_a_match(t: &T) {
    for wish in ["true", "false"] {
        let answer = t
            .get(&format!("configmaps?watch=1&sendInitialEvents={wish}"))
            .await;
        let why = "sendInitialEvents requires setting resourceVersionMatch to NotOlderThan";
        forbidden(answer, "resourceVersionMatch", why);
    }
}

async fn initial_events_need_the_right_match(t: &T) {
    let first = "Forbidden: sendInitialEvents requires setting resourceVersionMatch to NotOlderThan";
    let second = r#"Unsupported value: "Exact": supported values: "NotOlderThan""#;
    let field = "resourceVersionMatch";
    t.get("configmaps?watch=1&sendInitialEvents=true&resourceVersionMatch=Exact")
        .await
        .refused(
            422,
            "Invalid",
            &format!("{LIST_OPTIONS} \"\" is invalid: [{field}: {first}, {field}: {second}]"),
            json!({"group": "meta.k8s.io", "kind": "ListOptions", "causes": [
                {"reason": "FieldValueForbidden", "message": first, "field": field},
                {"reason": "FieldValueNotSupported", "message": second, "field": field},
            ]}),
        );
}

async fn a_watch_match_needs_initial_events(t: &T) {
    let answer = t
        .get("configmaps?watch=1&resourceVersionMatch=NotOlderThan")
        .await;
    let why = "resourceVersionMatch is forbidden for watch unless sendInitialEvents is provided";
    forbidden(answer, "resourceVersionMatch", why);
}

async fn a_watch_has_no_continue_token(t: &T) {
    let answer = t.get("configmaps?watch=1&continue=abc").await;
    forbidden(
        answer,
        "resourceVersionMatch",
        "resourceVersionMatch is forbidden when continue is provided",
    );
}

async fn watch_is_false_only_when_it_says_so(t: &T) {
    for no in ["0", "false"] {
        assert_eq!(
            t.get(&format!("configmaps?watch={no}")).await.ok()["kind"],
            "ConfigMapList"
        );
    }
    t.has("configmaps", configmap("a", "1")).await;
    for yes in ["true", "1", "maybe"] {
        assert_eq!(
            t.get(&format!("configmaps?watch={yes}&timeoutSeconds=1"))
                .await
                .ok()["type"],
            "ADDED"
        );
    }
}

/// A token that would be good alone.
async fn a_continue_token(t: &T) -> String {
    t.has("configmaps", configmap("a", "1")).await;
    t.has("configmaps", configmap("b", "1")).await;
    let page = t.get("configmaps?limit=1").await.ok();
    page["metadata"]["continue"]
        .as_str()
        .expect("a first page has a continue token")
        .to_owned()
}

#[track_caller]
fn forbidden(answer: Answer, field: &str, why: &str) {
    answer.invalid(
        LIST_OPTIONS,
        "",
        field,
        "FieldValueForbidden",
        &format!("Forbidden: {why}"),
    );
}

fn only_names(field: &str) -> String {
    format!(r#""{field}" is not a known field selector: only "metadata.name", "metadata.namespace""#)
}

fn not_a_number(version: &str) -> String {
    format!(
        r#"resourceVersion: Invalid value: "{version}": strconv.ParseUint: parsing "{version}": invalid syntax"#
    )
}

const LIST_OPTIONS: &str = "ListOptions.meta.k8s.io";
