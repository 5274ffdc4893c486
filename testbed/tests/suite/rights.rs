//! Rights: roles and bindings, refusals, reviews, impersonation and tokens.

use http::Method;
use serde_json::{Value, json};

use super::kit::*;

cases![
    without_a_role_everything_is_forbidden_in_the_servers_words,
    discovery_and_health_are_for_everyone,
    a_role_allows_in_its_namespace_only,
    a_cluster_role_bound_in_a_namespace_allows_there,
    a_cluster_role_binding_allows_everywhere,
    a_binding_to_a_group_allows_its_members,
    a_binding_to_a_service_account_allows_its_token,
    resource_names_limit_a_role,
    a_list_of_one_name_is_about_that_name,
    subresources_are_named_on_their_own,
    paths_are_allowed_by_their_beginning,
    a_role_in_a_namespace_can_allow_to_read_it,
    a_missing_role_is_named,
    rights_that_are_taken_back_are_gone,
    nobody_grants_more_than_he_has,
    a_self_review_says_why_it_is_allowed,
    a_review_names_one_thing_to_ask_about,
    a_review_of_another_user_needs_a_user,
    a_local_review_stays_in_its_namespace,
    a_rules_review_lists_what_applies,
    the_own_identity_can_be_asked_for,
    an_impersonated_service_account_has_its_groups,
    impersonation_needs_a_user_name,
    impersonation_has_to_be_allowed,
    a_token_is_of_its_service_account,
    a_token_ends_with_its_service_account,
    a_token_lives_ten_minutes_at_least,
    a_token_needs_a_service_account,
    an_unknown_token_is_no_identity,
];

const RBAC: &str = "/apis/rbac.authorization.k8s.io/v1";
const REVIEWS: &str = "/apis/authorization.k8s.io/v1";

/// A user that no other case knows.
fn user(t: &T) -> String {
    format!("user-{}", t.ns)
}

/// A request as that user.
fn as_user<'t>(t: &'t T, method: Method, path: &str) -> Call<'t> {
    t.call(method, path).header("impersonate-user", &user(t))
}

fn rule(verbs: &str, group: &str, resources: &str) -> Value {
    let words = |text: &str| text.split(',').map(str::to_owned).collect::<Vec<_>>();
    json!({"verbs": words(verbs), "apiGroups": [group], "resources": words(resources)})
}

fn subject(t: &T) -> Value {
    json!({"kind": "User", "apiGroup": "rbac.authorization.k8s.io", "name": user(t)})
}

async fn has_role(t: &T, name: &str, rules: Value) {
    let role = json!({
        "apiVersion": "rbac.authorization.k8s.io/v1", "kind": "Role", "metadata": {"name": name}, "rules": rules,
    });
    t.has(&format!("{RBAC}/namespaces/{{ns}}/roles"), role).await;
}

/// A cluster role that no other case knows; its name.
async fn has_cluster_role(t: &T, rules: Value) -> String {
    let name = format!("role-{}", t.ns);
    let role = json!({
        "apiVersion": "rbac.authorization.k8s.io/v1", "kind": "ClusterRole", "metadata": {"name": name}, "rules": rules,
    });
    t.has(&format!("{RBAC}/clusterroles"), role).await;
    name
}

fn role_ref(kind: &str, name: &str) -> Value {
    json!({"apiGroup": "rbac.authorization.k8s.io", "kind": kind, "name": name})
}

async fn has_binding(t: &T, kind: &str, role: &str, subject: Value) {
    let binding = json!({
        "apiVersion": "rbac.authorization.k8s.io/v1", "kind": "RoleBinding", "metadata": {"name": role},
        "roleRef": role_ref(kind, role), "subjects": [subject],
    });
    t.has(&format!("{RBAC}/namespaces/{{ns}}/rolebindings"), binding)
        .await;
}

async fn has_cluster_binding(t: &T, role: &str, subject: Value) {
    let binding = json!({
        "apiVersion": "rbac.authorization.k8s.io/v1", "kind": "ClusterRoleBinding", "metadata": {"name": role},
        "roleRef": role_ref("ClusterRole", role), "subjects": [subject],
    });
    t.has(&format!("{RBAC}/clusterrolebindings"), binding).await;
}

/// Waits until the server has noticed its roles.
async fn gets(t: &T, code: u16, path: &str) {
    eventually(async || as_user(t, Method::GET, path).send().await.code == code).await;
}

async fn without_a_role_everything_is_forbidden_in_the_servers_words(t: &T) {
    let (name, ns) = (user(t), &t.ns);
    for (path, resource, verb, wheres, details) in [
        ("pods", "pods", "list", "ns", json!({"kind": "pods"})),
        ("/api/v1/pods", "pods", "list", "cluster", json!({"kind": "pods"})),
        (
            "pods/x",
            "pods \"x\"",
            "get",
            "ns",
            json!({"name": "x", "kind": "pods"}),
        ),
        (
            "pods?watch=1&fieldSelector=metadata.name%3Dx",
            "pods \"x\"",
            "watch",
            "ns",
            json!({"name": "x", "kind": "pods"}),
        ),
    ] {
        let scope = match wheres {
            "ns" => format!("in the namespace \"{ns}\""),
            _ => "at the cluster scope".to_owned(),
        };
        let message = format!(
            "{resource} is forbidden: User \"{name}\" cannot {verb} resource \"pods\" in API group \"\" {scope}"
        );
        let answer = as_user(t, Method::GET, path).send().await;
        answer.refused(403, "Forbidden", &message, details);
    }
    let answer = as_user(t, Method::GET, &format!("{DEPLOYMENTS}/x/status"))
        .send()
        .await;
    answer.refused(
        403,
        "Forbidden",
        &format!(
            "deployments.apps \"x\" is forbidden: User \"{name}\" cannot get resource \"deployments/status\" in API group \
             \"apps\" in the namespace \"{ns}\""
        ),
        json!({"name": "x", "group": "apps", "kind": "deployments"}),
    );
    let answer = as_user(t, Method::POST, "configmaps")
        .json(&configmap("a", "1"))
        .send()
        .await;
    answer.refused(
        403,
        "Forbidden",
        &format!(
            "configmaps is forbidden: User \"{name}\" cannot create resource \"configmaps\" in API group \"\" in the \
             namespace \"{ns}\""
        ),
        json!({"kind": "configmaps"}),
    );
    let answer = as_user(t, Method::GET, "/apis/nowhere/v1/things").send().await;
    answer.refused(
        403,
        "Forbidden",
        &format!(
            "things.nowhere is forbidden: User \"{name}\" cannot list resource \"things\" in API group \"nowhere\" at the \
             cluster scope"
        ),
        json!({"group": "nowhere", "kind": "things"}),
    );
    let answer = as_user(t, Method::GET, "/nowhere").send().await;
    let message = format!("forbidden: User \"{name}\" cannot get path \"/nowhere\"");
    answer.refused(403, "Forbidden", &message, json!({}));
}

async fn discovery_and_health_are_for_everyone(t: &T) {
    for path in [
        "/api",
        "/apis",
        "/api/v1",
        "/apis/apps/v1",
        "/version",
        "/healthz",
        "/readyz",
    ] {
        assert_eq!(as_user(t, Method::GET, path).send().await.code, 200, "{path}");
    }
}

async fn a_role_allows_in_its_namespace_only(t: &T) {
    has_role(t, "reader", json!([rule("get,list", "", "configmaps")])).await;
    has_binding(t, "Role", "reader", subject(t)).await;
    gets(t, 200, "configmaps").await;
    assert_eq!(
        as_user(t, Method::GET, "/api/v1/configmaps").send().await.code,
        403
    );
    let elsewhere = "/api/v1/namespaces/kube-system/configmaps";
    assert_eq!(as_user(t, Method::GET, elsewhere).send().await.code, 403);
    assert_eq!(as_user(t, Method::GET, "secrets").send().await.code, 403);
    assert_eq!(as_user(t, Method::DELETE, "configmaps").send().await.code, 403);
    // What is allowed may still not exist.
    let missing = as_user(t, Method::GET, "configmaps/a").send().await;
    missing.not_found("configmaps", "a");
}

async fn a_cluster_role_bound_in_a_namespace_allows_there(t: &T) {
    let role = has_cluster_role(t, json!([rule("list", "", "configmaps")])).await;
    has_binding(t, "ClusterRole", &role, subject(t)).await;
    gets(t, 200, "configmaps").await;
    assert_eq!(
        as_user(t, Method::GET, "/api/v1/configmaps").send().await.code,
        403
    );
}

async fn a_cluster_role_binding_allows_everywhere(t: &T) {
    let role = has_cluster_role(t, json!([rule("list", "", "configmaps,nodes")])).await;
    has_cluster_binding(t, &role, subject(t)).await;
    gets(t, 200, "/api/v1/configmaps").await;
    assert_eq!(as_user(t, Method::GET, "configmaps").send().await.code, 200);
    assert_eq!(as_user(t, Method::GET, "/api/v1/nodes").send().await.code, 200);
}

async fn a_binding_to_a_group_allows_its_members(t: &T) {
    let group = format!("group-{}", t.ns);
    has_role(t, "reader", json!([rule("list", "", "configmaps")])).await;
    let subject = json!({"kind": "Group", "apiGroup": "rbac.authorization.k8s.io", "name": group});
    has_binding(t, "Role", "reader", subject).await;
    let member = || as_user(t, Method::GET, "configmaps").header("impersonate-group", &group);
    eventually(async || member().send().await.code == 200).await;
    assert_eq!(as_user(t, Method::GET, "configmaps").send().await.code, 403);
}

/// A service account and a token of it.
async fn token(t: &T, name: &str) -> String {
    let account = json!({"apiVersion": "v1", "kind": "ServiceAccount", "metadata": {"name": name}});
    t.has("serviceaccounts", account).await;
    let request = json!({"apiVersion": "authentication.k8s.io/v1", "kind": "TokenRequest", "spec": {}});
    let made = t
        .post(&format!("serviceaccounts/{name}/token"), request)
        .await
        .created();
    made["status"]["token"].as_str().expect("a token").to_owned()
}

/// What a client with this token is answered.
async fn code_with(t: &T, token: &str, path: &str) -> u16 {
    let client = t.server.client_with_token(token).expect("a client");
    let path = format!("/api/v1/namespaces/{}/{path}", t.ns);
    let request = http::Request::get(path).body(Vec::new()).expect("a request");
    match client.request_text(request).await {
        Ok(_) => 200,
        Err(kube::Error::Api(status)) => status.code,
        Err(other) => panic!("{other}"),
    }
}

async fn a_binding_to_a_service_account_allows_its_token(t: &T) {
    has_role(t, "reader", json!([rule("list", "", "configmaps")])).await;
    let token = token(t, "bot").await;
    assert_eq!(code_with(t, &token, "configmaps").await, 403);
    has_binding(
        t,
        "Role",
        "reader",
        json!({"kind": "ServiceAccount", "name": "bot", "namespace": t.ns}),
    )
    .await;
    eventually(async || code_with(t, &token, "configmaps").await == 200).await;
    assert_eq!(code_with(t, &token, "secrets").await, 403);
}

async fn resource_names_limit_a_role(t: &T) {
    t.has("configmaps", configmap("mine", "1")).await;
    let rule = with(
        rule("get,update", "", "configmaps"),
        "/resourceNames",
        json!(["mine"]),
    );
    has_role(t, "reader", json!([rule])).await;
    has_binding(t, "Role", "reader", subject(t)).await;
    gets(t, 200, "configmaps/mine").await;
    assert_eq!(as_user(t, Method::GET, "configmaps/other").send().await.code, 403);
    assert_eq!(as_user(t, Method::GET, "configmaps").send().await.code, 403);
}

async fn a_list_of_one_name_is_about_that_name(t: &T) {
    t.has("configmaps", configmap("mine", "1")).await;
    let rule = with(
        rule("list,watch", "", "configmaps"),
        "/resourceNames",
        json!(["mine"]),
    );
    has_role(t, "reader", json!([rule])).await;
    has_binding(t, "Role", "reader", subject(t)).await;
    gets(t, 200, "configmaps?fieldSelector=metadata.name%3Dmine").await;
    assert_eq!(as_user(t, Method::GET, "configmaps").send().await.code, 403);
}

async fn subresources_are_named_on_their_own(t: &T) {
    t.has(DEPLOYMENTS, deployment("web")).await;
    has_role(t, "scaler", json!([rule("get", "apps", "deployments/scale")])).await;
    has_binding(t, "Role", "scaler", subject(t)).await;
    gets(t, 200, &format!("{DEPLOYMENTS}/web/scale")).await;
    assert_eq!(
        as_user(t, Method::GET, &format!("{DEPLOYMENTS}/web"))
            .send()
            .await
            .code,
        403
    );
    let status = format!("{DEPLOYMENTS}/web/status");
    assert_eq!(as_user(t, Method::GET, &status).send().await.code, 403);
}

async fn paths_are_allowed_by_their_beginning(t: &T) {
    let role = has_cluster_role(
        t,
        json!([{"verbs": ["get"], "nonResourceURLs": ["/no/*", "/where"]}]),
    )
    .await;
    has_cluster_binding(t, &role, subject(t)).await;
    gets(t, 404, "/no/thing").await;
    assert_eq!(as_user(t, Method::GET, "/where").send().await.code, 404);
    assert_eq!(as_user(t, Method::GET, "/where/else").send().await.code, 403);
}

async fn a_role_in_a_namespace_can_allow_to_read_it(t: &T) {
    has_role(t, "reader", json!([rule("get", "", "namespaces")])).await;
    has_binding(t, "Role", "reader", subject(t)).await;
    gets(t, 200, "/api/v1/namespaces/{ns}").await;
    assert_eq!(
        as_user(t, Method::GET, "/api/v1/namespaces").send().await.code,
        403
    );
}

async fn a_missing_role_is_named(t: &T) {
    has_binding(t, "ClusterRole", "gone", subject(t)).await;
    let (name, ns) = (user(t), &t.ns);
    let message = format!(
        "secrets is forbidden: User \"{name}\" cannot list resource \"secrets\" in API group \"\" in the namespace \
         \"{ns}\": RBAC: clusterrole.rbac.authorization.k8s.io \"gone\" not found"
    );
    let refused = async || as_user(t, Method::GET, "secrets").send().await;
    eventually(async || {
        refused().await.json()["message"]
            .as_str()
            .is_some_and(|m| m.contains("RBAC"))
    })
    .await;
    refused()
        .await
        .refused(403, "Forbidden", &message, json!({"kind": "secrets"}));
}

async fn rights_that_are_taken_back_are_gone(t: &T) {
    has_role(t, "reader", json!([rule("list", "", "configmaps")])).await;
    has_binding(t, "Role", "reader", subject(t)).await;
    gets(t, 200, "configmaps").await;
    t.delete(&format!("{RBAC}/namespaces/{{ns}}/rolebindings/reader"))
        .await
        .ok();
    gets(t, 403, "configmaps").await;
}

async fn nobody_grants_more_than_he_has(t: &T) {
    let rights = json!([
        rule(
            "get,create,update,patch",
            "rbac.authorization.k8s.io",
            "roles,rolebindings"
        ),
        rule("get", "", "pods"),
    ]);
    has_role(t, "grants", rights).await;
    has_binding(t, "Role", "grants", subject(t)).await;
    let roles = format!("{RBAC}/namespaces/{{ns}}/roles");
    gets(t, 200, &format!("{roles}/grants")).await;
    let role = |name: &str, rules: Value| {
        json!({
            "apiVersion": "rbac.authorization.k8s.io/v1", "kind": "Role", "metadata": {"name": name}, "rules": rules,
        })
    };
    let (name, group) = (user(t), "rbac.authorization.k8s.io");
    let own = role("own", json!([rule("get", "", "pods")]));
    as_user(t, Method::POST, &roles).json(&own).send().await.created();

    let more = role("more", json!([rule("get", "", "pods,secrets")]));
    let answer = as_user(t, Method::POST, &roles).json(&more).send().await;
    answer.refused(
        403,
        "Forbidden",
        &format!(
            "roles.rbac.authorization.k8s.io \"more\" is forbidden: user \"{name}\" (groups=[\"system:authenticated\"]) is \
             attempting to grant RBAC permissions not currently held:\n{{APIGroups:[\"\"], Resources:[\"secrets\"], \
             Verbs:[\"get\"]}}"
        ),
        json!({"name": "more", "group": group, "kind": "roles"}),
    );
    let binding = json!({
        "apiVersion": "rbac.authorization.k8s.io/v1", "kind": "RoleBinding", "metadata": {"name": "more"},
        "roleRef": role_ref("ClusterRole", "cluster-admin"), "subjects": [subject(t)],
    });
    let bindings = format!("{RBAC}/namespaces/{{ns}}/rolebindings");
    let answer = as_user(t, Method::POST, &bindings).json(&binding).send().await;
    answer.refused(
        403,
        "Forbidden",
        &format!(
            "rolebindings.rbac.authorization.k8s.io \"more\" is forbidden: user \"{name}\" \
             (groups=[\"system:authenticated\"]) is attempting to grant RBAC permissions not currently \
             held:\n{{APIGroups:[\"*\"], Resources:[\"*\"], Verbs:[\"*\"]}}\n{{NonResourceURLs:[\"*\"], Verbs:[\"*\"]}}"
        ),
        json!({"name": "more", "group": group, "kind": "rolebindings"}),
    );
}

/// The status of a review.
async fn review(call: Call<'_>, spec: Value) -> Value {
    let mut review = call.json(&json!({"spec": spec})).send().await.created();
    review["status"].take()
}

async fn a_self_review_says_why_it_is_allowed(t: &T) {
    has_role(t, "reader", json!([rule("get", "", "configmaps")])).await;
    has_binding(t, "Role", "reader", subject(t)).await;
    gets(t, 404, "configmaps/a").await;
    let reviews = format!("{REVIEWS}/selfsubjectaccessreviews");
    let (name, ns) = (user(t), &t.ns);
    let ask = async |verb: &str| {
        let attributes = json!({"namespace": ns, "verb": verb, "resource": "configmaps"});
        review(
            as_user(t, Method::POST, &reviews),
            json!({"resourceAttributes": attributes}),
        )
        .await
    };
    assert_eq!(ask("delete").await, json!({"allowed": false}));
    let reason =
        format!("RBAC: allowed by RoleBinding \"reader/{ns}\" of Role \"reader\" to User \"{name}\"");
    assert_eq!(ask("get").await, json!({"allowed": true, "reason": reason}));

    let path = json!({"nonResourceAttributes": {"verb": "get", "path": "/apis"}});
    let reason = "RBAC: allowed by ClusterRoleBinding \"system:discovery\" of ClusterRole \"system:discovery\" to Group \
                  \"system:authenticated\"";
    assert_eq!(
        review(as_user(t, Method::POST, &reviews), path).await,
        json!({"allowed": true, "reason": reason})
    );
    // Administrators are asked no further.
    let all = json!({"resourceAttributes": {"verb": "delete", "resource": "nodes"}});
    assert_eq!(
        review(t.call(Method::POST, &reviews), all).await,
        json!({"allowed": true})
    );
}

/// 422 that names no kind.
#[track_caller]
fn refused_field(answer: Answer, field: &str, why: &str) {
    answer.refused(
        422,
        "Invalid",
        &format!(".authorization.k8s.io \"\" is invalid: {field}: {why}"),
        json!({
            "group": "authorization.k8s.io",
            "causes": [{"reason": "FieldValueInvalid", "message": why, "field": field}],
        }),
    );
}

async fn a_review_names_one_thing_to_ask_about(t: &T) {
    let reviews = format!("{REVIEWS}/selfsubjectaccessreviews");
    let none = t.post(&reviews, json!({"spec": {}})).await;
    refused_field(
        none,
        "spec.resourceAttributes",
        "Invalid value: null: exactly one of nonResourceAttributes or resourceAttributes must be specified",
    );
    let both = json!({"spec": {
        "nonResourceAttributes": {"verb": "get", "path": "/version"},
        "resourceAttributes": {"verb": "list", "resource": "pods"},
    }});
    refused_field(
        t.post(&reviews, both).await,
        "spec.nonResourceAttributes",
        "Invalid value: {\"Path\":\"/version\",\"Verb\":\"get\"}: cannot be specified in combination with \
         resourceAttributes",
    );
}

async fn a_review_of_another_user_needs_a_user(t: &T) {
    let reviews = format!("{REVIEWS}/subjectaccessreviews");
    let attributes = json!({"verb": "list", "resource": "pods"});
    let answer = t
        .post(&reviews, json!({"spec": {"resourceAttributes": attributes}}))
        .await;
    refused_field(
        answer,
        "spec.user",
        "Invalid value: \"\": at least one of user or group must be specified",
    );
    let bob = json!({"user": "bob", "groups": ["system:masters"], "resourceAttributes": attributes});
    assert_eq!(
        review(t.call(Method::POST, &reviews), bob).await,
        json!({"allowed": true})
    );
    let bob = json!({"user": "bob", "resourceAttributes": attributes});
    assert_eq!(
        review(t.call(Method::POST, &reviews), bob).await,
        json!({"allowed": false})
    );
}

async fn a_local_review_stays_in_its_namespace(t: &T) {
    let reviews = format!("{REVIEWS}/namespaces/{{ns}}/localsubjectaccessreviews");
    let spec = |namespace: &str| json!({"user": "bob", "resourceAttributes": {"verb": "list", "resource": "pods", "namespace": namespace}});
    assert_eq!(
        review(t.call(Method::POST, &reviews), spec(&t.ns)).await,
        json!({"allowed": false})
    );
    refused_field(
        t.post(&reviews, json!({"spec": spec("other")})).await,
        "spec.resourceAttributes.namespace",
        "Invalid value: \"other\": must match metadata.namespace",
    );
}

async fn a_rules_review_lists_what_applies(t: &T) {
    let rights = with(rule("get", "", "configmaps"), "/resourceNames", json!(["a"]));
    has_role(t, "reader", json!([rights])).await;
    has_binding(t, "Role", "reader", subject(t)).await;
    let reviews = format!("{REVIEWS}/selfsubjectrulesreviews");
    let ask = async || review(as_user(t, Method::POST, &reviews), json!({"namespace": t.ns})).await;
    let lists = |status: &Value| {
        status["resourceRules"]
            .as_array()
            .expect("rules")
            .contains(&rights)
    };
    eventually(async || lists(&ask().await)).await;
    let status = ask().await;
    assert_eq!(status["incomplete"], false);
    let basic = rule(
        "create",
        "authorization.k8s.io",
        "selfsubjectaccessreviews,selfsubjectrulesreviews",
    );
    assert!(
        status["resourceRules"]
            .as_array()
            .expect("rules")
            .contains(&basic),
        "{status}"
    );
    let urls = json!({"verbs": ["get"], "nonResourceURLs": ["/healthz", "/livez", "/readyz", "/version", "/version/"]});
    assert!(
        status["nonResourceRules"]
            .as_array()
            .expect("rules")
            .contains(&urls),
        "{status}"
    );
    let nowhere = t.post(&reviews, json!({"spec": {}})).await;
    nowhere.bad_request("no namespace on request");
}

const SELF: &str = "/apis/authentication.k8s.io/v1/selfsubjectreviews";

async fn the_own_identity_can_be_asked_for(t: &T) {
    let call = as_user(t, Method::POST, SELF)
        .header("impersonate-group", "dev")
        .header("impersonate-uid", "u1")
        .header("impersonate-extra-scopes", "a");
    let answer = call.json(&json!({})).send().await.created();
    assert_eq!(
        answer["status"]["userInfo"],
        json!({
            "username": user(t), "uid": "u1", "groups": ["dev", "system:authenticated"], "extra": {"scopes": ["a"]},
        })
    );
    assert!(answer["metadata"]["creationTimestamp"].is_string());
    let admin = t.post(SELF, json!({})).await.created();
    assert_eq!(
        admin["status"]["userInfo"]["groups"],
        json!(["system:masters", "system:authenticated"])
    );
}

async fn an_impersonated_service_account_has_its_groups(t: &T) {
    let name = format!("system:serviceaccount:{}:x", t.ns);
    let call = t.call(Method::POST, SELF).header("impersonate-user", &name);
    let answer = call.json(&json!({})).send().await.created();
    let groups = json!([
        "system:serviceaccounts",
        format!("system:serviceaccounts:{}", t.ns),
        "system:authenticated"
    ]);
    assert_eq!(
        answer["status"]["userInfo"],
        json!({"username": name, "groups": groups})
    );
}

async fn impersonation_needs_a_user_name(t: &T) {
    let answer = t
        .call(Method::GET, "configmaps")
        .header("impersonate-group", "dev")
        .send()
        .await;
    answer.bad_request(
        "requested &user.DefaultInfo{Name:\"\", UID:\"\", Groups:[]string{\"dev\"}, Extra:map[string][]string(nil)} \
         without impersonating a user name",
    );
}

async fn impersonation_has_to_be_allowed(t: &T) {
    let token = token(t, "bot").await;
    let client = t.server.client_with_token(&token).expect("a client");
    let ask = async || {
        let request = http::Request::get(format!("/api/v1/namespaces/{}/configmaps", t.ns))
            .header("impersonate-user", user(t))
            .body(Vec::new());
        match client.request_text(request.expect("a request")).await {
            Ok(_) => (200, String::new()),
            Err(kube::Error::Api(status)) => (status.code, status.message),
            Err(other) => panic!("{other}"),
        }
    };
    let ns = &t.ns;
    let refused = format!(
        "configmaps is forbidden: User \"system:serviceaccount:{ns}:bot\" cannot impersonate-on:user-info:list resource \
         \"configmaps\" in API group \"\" in the namespace \"{ns}\""
    );
    assert_eq!(ask().await, (403, refused));
    let rule = with(
        rule("impersonate", "", "users"),
        "/resourceNames",
        json!([user(t)]),
    );
    let role = has_cluster_role(t, json!([rule])).await;
    has_cluster_binding(
        t,
        &role,
        json!({"kind": "ServiceAccount", "name": "bot", "namespace": ns}),
    )
    .await;
    // The other user may do nothing, and that is what is refused now.
    let as_other = format!("User \"{}\" cannot list resource", user(t));
    eventually(async || ask().await.1.contains(&as_other)).await;
}

async fn a_token_is_of_its_service_account(t: &T) {
    let account = json!({"apiVersion": "v1", "kind": "ServiceAccount", "metadata": {"name": "bot"}});
    let account = t.has("serviceaccounts", account).await;
    let made = t
        .post(
            "serviceaccounts/bot/token",
            json!({"spec": {"expirationSeconds": 600}}),
        )
        .await
        .created();
    assert_eq!(
        (&made["kind"], &made["apiVersion"]),
        (&json!("TokenRequest"), &json!("authentication.k8s.io/v1"))
    );
    let uid = &account["metadata"]["uid"];
    assert_eq!(
        (&made["metadata"]["name"], &made["metadata"]["uid"]),
        (&json!("bot"), uid)
    );
    assert_eq!(
        made["spec"],
        json!({
            "audiences": ["https://kubernetes.default.svc"], "expirationSeconds": 600, "boundObjectRef": null,
        })
    );
    assert!(made["status"]["expirationTimestamp"].is_string());
    let token = made["status"]["token"].as_str().expect("a token");
    assert_eq!(token.split('.').count(), 3);

    let reviews = "/apis/authentication.k8s.io/v1/tokenreviews";
    let review = t.post(reviews, json!({"spec": {"token": token}})).await.created();
    assert_eq!(review["status"]["authenticated"], true);
    let found = &review["status"]["user"];
    assert_eq!(found["username"], format!("system:serviceaccount:{}:bot", t.ns));
    assert_eq!(found["uid"], *uid);
    let groups = json!([
        "system:serviceaccounts",
        format!("system:serviceaccounts:{}", t.ns),
        "system:authenticated"
    ]);
    assert_eq!(found["groups"], groups);
}

async fn a_token_ends_with_its_service_account(t: &T) {
    let token = token(t, "bot").await;
    assert_eq!(code_with(t, &token, "configmaps").await, 403);
    t.delete("serviceaccounts/bot").await.ok();
    // The real server remembers for some seconds that the token was good.
    eventually(async || code_with(t, &token, "configmaps").await == 401).await;
}

async fn a_token_lives_ten_minutes_at_least(t: &T) {
    token(t, "bot").await;
    let answer = t
        .post(
            "serviceaccounts/bot/token",
            json!({"spec": {"expirationSeconds": 599}}),
        )
        .await;
    let why = "Invalid value: 599: may not specify a duration less than 10 minutes";
    answer.invalid(
        "TokenRequest.authentication.k8s.io",
        "",
        "spec.expirationSeconds",
        "FieldValueInvalid",
        why,
    );
}

async fn a_token_needs_a_service_account(t: &T) {
    let answer = t.post("serviceaccounts/nobody/token", json!({"spec": {}})).await;
    answer.not_found("serviceaccounts", "nobody");
    t.get("serviceaccounts/nobody/token").await.method_not_allowed();
}

async fn an_unknown_token_is_no_identity(t: &T) {
    let reviews = "/apis/authentication.k8s.io/v1/tokenreviews";
    let review = t.post(reviews, json!({"spec": {"token": "x"}})).await.created();
    assert_eq!(
        review["status"],
        json!({"user": {}, "error": "invalid bearer token"})
    );
    let none = t.post(reviews, json!({"spec": {}})).await;
    none.bad_request("token is required for TokenReview in authentication");
    assert_eq!(code_with(t, "x", "configmaps").await, 401);
}
