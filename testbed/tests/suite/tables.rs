//! Tables: lists, objects and events as rows of cells. Descriptions of columns are left out.

use http::Method;
use serde_json::{Value, json};

use super::kit::*;

cases![
    a_list_is_a_table_of_its_items,
    an_object_is_a_table_of_one_row,
    an_empty_list_has_columns_and_no_rows,
    rows_carry_what_include_object_asks_for,
    another_include_object_is_refused,
    the_older_version_names_itself,
    a_page_has_its_token_in_the_metadata,
    tables_are_not_written_as_protobuf,
    another_version_of_tables_is_not_acceptable,
    json_is_given_where_no_table_can_be,
    a_created_object_can_be_answered_as_a_table,
    pods_have_their_columns,
    a_running_pod_is_counted,
    a_finished_pod_has_a_condition,
    a_crashing_pod_says_why,
    workloads_have_their_columns,
    jobs_and_cron_jobs_have_their_columns,
    services_have_their_columns,
    nodes_have_their_columns,
    configuration_has_its_columns,
    events_have_their_columns,
    other_kinds_have_their_columns,
    autoscalers_and_classes_fill_their_columns,
    kinds_without_columns_have_name_and_date,
    custom_resources_have_name_and_age,
    a_crds_columns_are_filled_by_their_paths,
    only_the_first_event_of_a_watch_has_columns,
    a_bookmark_is_a_table_too,
];

const TABLE: &str = "application/json;as=Table;v=v1;g=meta.k8s.io";

async fn table(t: &T, path: &str) -> Value {
    t.call(Method::GET, path).accept(TABLE).send().await.ok()
}

/// Name, type, format and priority of each column.
fn columns(table: &Value) -> Vec<String> {
    let columns = table["columnDefinitions"].as_array().expect("columns").iter();
    let text = |column: &Value, key: &str| column[key].as_str().expect("a text").to_owned();
    columns
        .map(|c| {
            assert!(c["description"].is_string(), "{c}");
            let (name, kind, format) = (text(c, "name"), text(c, "type"), text(c, "format"));
            format!("{name}:{kind}:{format}:{}", c["priority"])
        })
        .collect()
}

/// The columns in short: `Name`, `+Wide`, with their type if it is not a text.
#[track_caller]
fn has_columns(table: &Value, expected: &str) {
    let expected: Vec<String> = expected
        .split(", ")
        .map(|column| {
            let (priority, column) = column.strip_prefix('+').map_or((0, column), |c| (1, c));
            let (name, kind) = column.split_once(':').unwrap_or((column, "string"));
            // The attacher of a volume is a name, too.
            let format = if matches!(name, "Name" | "Attacher") {
                "name"
            } else {
                ""
            };
            format!("{name}:{kind}:{format}:{priority}")
        })
        .collect();
    assert_eq!(columns(table), expected);
}

/// The cells of the only row; ages are replaced, because they depend on the moment.
#[track_caller]
fn cells(table: &Value) -> Vec<Value> {
    let rows = table["rows"].as_array().expect("rows");
    assert_eq!(rows.len(), 1, "{table}");
    let headers = table["columnDefinitions"].as_array().expect("columns");
    let cells = rows[0]["cells"].as_array().expect("cells");
    let cell = |(cell, column): (&Value, &Value)| match (column["name"].as_str(), cell.as_str()) {
        (Some("Age"), Some(age)) if age.ends_with('s') => json!("AGE"),
        _ => cell.clone(),
    };
    cells.iter().zip(headers).map(cell).collect()
}

async fn a_list_is_a_table_of_its_items(t: &T) {
    let a = t.has("configmaps", configmap("a", "1")).await;
    t.has("configmaps", configmap("b", "1")).await;
    let answer = t.call(Method::GET, "configmaps").accept(TABLE).send().await;
    assert_eq!(answer.header("content-type"), Some("application/json"));
    let table = answer.ok();
    assert_eq!(
        (&table["kind"], &table["apiVersion"]),
        (&json!("Table"), &json!("meta.k8s.io/v1"))
    );
    assert!(version(&table) > version(&a));
    has_columns(&table, "Name, Data, Age");
    let names: Vec<&Value> = table["rows"]
        .as_array()
        .expect("rows")
        .iter()
        .map(|r| &r["cells"][0])
        .collect();
    assert_eq!(names, ["a", "b"]);
    let metadata = with(
        with(a.clone(), "/kind", json!("PartialObjectMetadata")),
        "/apiVersion",
        json!("meta.k8s.io/v1"),
    );
    assert_eq!(table["rows"][0]["object"], without(metadata, "/data"));
}

async fn an_object_is_a_table_of_one_row(t: &T) {
    let made = t.has("configmaps", configmap("a", "1")).await;
    let table = table(t, "configmaps/a").await;
    assert_eq!(rv(&table), rv(&made));
    assert_eq!(cells(&table), [json!("a"), json!(1), json!("AGE")]);
}

async fn an_empty_list_has_columns_and_no_rows(t: &T) {
    let table = table(t, "configmaps").await;
    has_columns(&table, "Name, Data, Age");
    assert_eq!(table["rows"], json!([]));
}

async fn rows_carry_what_include_object_asks_for(t: &T) {
    let made = t.has("configmaps", configmap("a", "1")).await;
    let none = table(t, "configmaps?includeObject=None").await;
    assert_eq!(none["rows"][0].get("object"), Some(&Value::Null));
    let whole = table(t, "configmaps?includeObject=Object").await;
    assert_eq!(whole["rows"][0]["object"], made);
    let metadata = table(t, "configmaps?includeObject=Metadata").await;
    assert_eq!(metadata["rows"][0]["object"]["kind"], "PartialObjectMetadata");
}

async fn another_include_object_is_refused(t: &T) {
    let call = t.call(Method::GET, "configmaps?includeObject=All").accept(TABLE);
    call.send().await.bad_request(
        "Unable to convert to Table as requested: includeObject: Invalid value: \"All\": must be 'Metadata', 'Object', \
         'None', or empty",
    );
}

async fn the_older_version_names_itself(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    let accept = "application/json;as=Table;v=v1beta1;g=meta.k8s.io";
    let table = t.call(Method::GET, "configmaps").accept(accept).send().await.ok();
    assert_eq!(table["apiVersion"], "meta.k8s.io/v1beta1");
    assert_eq!(table["rows"][0]["object"]["apiVersion"], "meta.k8s.io/v1beta1");
}

async fn a_page_has_its_token_in_the_metadata(t: &T) {
    for name in ["a", "b", "c"] {
        t.has("configmaps", configmap(name, "1")).await;
    }
    let first = table(t, "configmaps?limit=2").await;
    assert_eq!(first["metadata"]["remainingItemCount"], 1);
    let token = first["metadata"]["continue"].as_str().expect("a token");
    let second = table(t, &format!("configmaps?limit=2&continue={token}")).await;
    assert_eq!(cells(&second)[0], "c");
}

const OFFERED: &str = "only the following media types are accepted: application/json, application/yaml, \
                       application/vnd.kubernetes.protobuf";

async fn tables_are_not_written_as_protobuf(t: &T) {
    let accept = "application/vnd.kubernetes.protobuf;as=Table;v=v1;g=meta.k8s.io";
    let answer = t.call(Method::GET, "configmaps").accept(accept).send().await;
    answer.refused_like(
        406,
        "NotAcceptable",
        "only the following media types are accepted: application/json",
    );
}

async fn another_version_of_tables_is_not_acceptable(t: &T) {
    let accept = "application/json;as=Table;v=v9;g=meta.k8s.io";
    let answer = t.call(Method::GET, "configmaps").accept(accept).send().await;
    answer.refused_like(406, "NotAcceptable", &OFFERED[..60]);
}

async fn json_is_given_where_no_table_can_be(t: &T) {
    let accept = "application/vnd.kubernetes.protobuf;as=Table;v=v1;g=meta.k8s.io,application/json";
    let answer = t.call(Method::GET, "configmaps").accept(accept).send().await;
    assert_eq!(answer.ok()["kind"], "ConfigMapList");
}

async fn a_created_object_can_be_answered_as_a_table(t: &T) {
    let call = t
        .call(Method::POST, "configmaps")
        .json(&configmap("a", "1"))
        .accept(TABLE);
    let table = call.send().await.created();
    assert_eq!(cells(&table)[..2], [json!("a"), json!(1)]);
}

const PODS: &str = "Name, Ready, Status, Restarts, Age, +IP, +Node, +Nominated Node, +Readiness Gates";

async fn pods_have_their_columns(t: &T) {
    t.has("pods", pod("web")).await;
    let table = table(t, "pods").await;
    has_columns(&table, PODS);
    let expected = [
        "web", "0/1", "Pending", "0", "AGE", "<none>", "<none>", "<none>", "<none>",
    ];
    assert_eq!(cells(&table), expected);
}

/// A pod with this status, as a row.
async fn pod_with(t: &T, status: Value) -> Value {
    t.has("pods", with(pod("web"), "/spec/nodeName", json!("n1")))
        .await;
    t.merge("pods/web/status", json!({"status": status})).await.ok();
    table(t, "pods/web").await
}

async fn a_running_pod_is_counted(t: &T) {
    let status = json!({
        "phase": "Running", "podIP": "10.1.1.1", "podIPs": [{"ip": "10.1.1.1"}],
        "conditions": [{"type": "Ready", "status": "True"}],
        "containerStatuses": [{
            "name": "main", "image": "i", "imageID": "", "ready": true, "restartCount": 3,
            "state": {"running": {"startedAt": "2026-01-01T00:00:00Z"}}, "lastState": {},
        }],
    });
    let table = pod_with(t, status).await;
    let expected = [
        "web", "1/1", "Running", "3", "AGE", "10.1.1.1", "n1", "<none>", "<none>",
    ];
    assert_eq!(cells(&table), expected);
    assert_eq!(table["rows"][0].get("conditions"), None);
}

async fn a_finished_pod_has_a_condition(t: &T) {
    let table = pod_with(t, json!({"phase": "Succeeded"})).await;
    assert_eq!(cells(&table)[2], "Succeeded");
    let condition = json!([{
        "type": "Completed", "status": "True", "reason": "Succeeded", "message": "The pod has completed successfully.",
    }]);
    assert_eq!(table["rows"][0]["conditions"], condition);
}

async fn a_crashing_pod_says_why(t: &T) {
    let status = json!({"phase": "Running", "containerStatuses": [{
        "name": "main", "image": "i", "imageID": "", "ready": false, "restartCount": 1,
        "state": {"waiting": {"reason": "CrashLoopBackOff"}}, "lastState": {},
    }]});
    let table = pod_with(t, status).await;
    assert_eq!(cells(&table)[1..4], ["0/1", "CrashLoopBackOff", "1"]);
}

async fn workloads_have_their_columns(t: &T) {
    t.has(DEPLOYMENTS, deployment("web")).await;
    let deployments = table(t, DEPLOYMENTS).await;
    has_columns(
        &deployments,
        "Name, Ready, Up-to-date, Available, Age, +Containers, +Images, +Selector",
    );
    let expected = json!(["web", "0/1", 0, 0, "AGE", "main", "example.com/app:1", "app=web"]);
    assert_eq!(json!(cells(&deployments)), expected);

    let set = |kind: &str| with(deployment("web"), "/kind", json!(kind));
    let path = |plural: &str| DEPLOYMENTS.replace("deployments", plural);
    t.has(&path("replicasets"), set("ReplicaSet")).await;
    let sets = table(t, &path("replicasets")).await;
    has_columns(
        &sets,
        "Name, Desired:integer, Current:integer, Ready:integer, Age, +Containers, +Images, +Selector",
    );
    let expected = json!(["web", 1, 0, 0, "AGE", "main", "example.com/app:1", "app=web"]);
    assert_eq!(json!(cells(&sets)), expected);

    let stateful = with(set("StatefulSet"), "/spec/serviceName", json!("web"));
    t.has(&path("statefulsets"), stateful).await;
    let sets = table(t, &path("statefulsets")).await;
    has_columns(&sets, "Name, Ready, Age, +Containers, +Images");
    assert_eq!(
        json!(cells(&sets)),
        json!(["web", "0/1", "AGE", "main", "example.com/app:1"])
    );

    let daemons = without(set("DaemonSet"), "/spec/replicas");
    let daemons = with(
        daemons,
        "/spec/template/spec/nodeSelector",
        json!({"disk": "ssd"}),
    );
    t.has(&path("daemonsets"), daemons).await;
    let sets = table(t, &path("daemonsets")).await;
    has_columns(
        &sets,
        "Name, Desired:integer, Current:integer, Ready:integer, Up-to-date:integer, Available:integer, Node Selector, \
         Age, +Containers, +Images, +Selector",
    );
    let expected = json!([
        "web",
        0,
        0,
        0,
        0,
        0,
        "disk=ssd",
        "AGE",
        "main",
        "example.com/app:1",
        "app=web"
    ]);
    assert_eq!(json!(cells(&sets)), expected);
}

async fn jobs_and_cron_jobs_have_their_columns(t: &T) {
    let jobs = "/apis/batch/v1/namespaces/{ns}/jobs";
    let template = json!({"spec": {
        "restartPolicy": "Never", "containers": [{"name": "main", "image": "i"}],
    }});
    let job = json!({
        "apiVersion": "batch/v1", "kind": "Job", "metadata": {"name": "once"},
        "spec": {"completions": 2, "parallelism": 1, "template": template},
    });
    t.has(jobs, job).await;
    let found = table(t, jobs).await;
    has_columns(
        &found,
        "Name, Status, Completions, Duration, Age, +Containers, +Images, +Selector",
    );
    // The selector is generated by the real server.
    assert_eq!(
        json!(cells(&found)[..7]),
        json!(["once", "Running", "0/2", "", "AGE", "main", "i"])
    );

    let cron_jobs = "/apis/batch/v1/namespaces/{ns}/cronjobs";
    let cron_job = json!({
        "apiVersion": "batch/v1", "kind": "CronJob", "metadata": {"name": "often"},
        "spec": {"schedule": "* * * * *", "suspend": true, "jobTemplate": {"spec": {"template": template}}},
    });
    t.has(cron_jobs, cron_job).await;
    let found = table(t, cron_jobs).await;
    has_columns(
        &found,
        "Name, Schedule, Timezone, Suspend:boolean, Active:integer, Last Schedule, Age, +Containers, +Images, +Selector",
    );
    let expected = json!([
        "often",
        "* * * * *",
        "<none>",
        "True",
        0,
        "<none>",
        "AGE",
        "main",
        "i",
        "<none>"
    ]);
    assert_eq!(json!(cells(&found)), expected);
}

async fn services_have_their_columns(t: &T) {
    let service = json!({
        "apiVersion": "v1", "kind": "Service", "metadata": {"name": "web"},
        "spec": {
            "type": "ExternalName", "externalName": "example.com", "selector": {"app": "web"},
            "ports": [{"port": 80, "protocol": "TCP"}],
        },
    });
    t.has("services", service).await;
    let table = table(t, "services").await;
    has_columns(
        &table,
        "Name, Type, Cluster-IP, External-IP, Port(s), Age, +Selector",
    );
    let expected = [
        "web",
        "ExternalName",
        "<none>",
        "example.com",
        "80/TCP",
        "AGE",
        "app=web",
    ];
    assert_eq!(cells(&table), expected);
}

async fn nodes_have_their_columns(t: &T) {
    let name = format!("node-{}", t.ns);
    let node = json!({
        "apiVersion": "v1", "kind": "Node",
        "metadata": {"name": name, "labels": {"node-role.kubernetes.io/worker": "", "node-role.kubernetes.io/db": ""}},
        "spec": {"unschedulable": true},
        "status": {
            "conditions": [{"type": "Ready", "status": "True"}],
            "addresses": [{"type": "InternalIP", "address": "10.0.0.9"}],
            "nodeInfo": {
                "kubeletVersion": "v1.36.0", "osImage": "Linux", "kernelVersion": "6.1", "architecture": "amd64",
                "containerRuntimeVersion": "", "machineID": "", "systemUUID": "", "bootID": "", "kubeProxyVersion": "",
                "operatingSystem": "linux",
            },
        },
    });
    t.has("/api/v1/nodes", node).await;
    let table = table(t, &format!("/api/v1/nodes/{name}")).await;
    has_columns(
        &table,
        "Name, Status, Roles, Age, Version, +Internal-IP, +External-IP, +OS-Image, +Kernel-Version, +Container-Runtime",
    );
    let expected = json!([
        name,
        "Ready,SchedulingDisabled",
        "db,worker",
        "AGE",
        "v1.36.0",
        "10.0.0.9",
        "<none>",
        "Linux",
        "6.1 (amd64)",
        "<unknown>"
    ]);
    assert_eq!(json!(cells(&table)), expected);
    t.delete(&format!("/api/v1/nodes/{name}")).await.ok();
}

async fn configuration_has_its_columns(t: &T) {
    let secret = json!({
        "apiVersion": "v1", "kind": "Secret", "metadata": {"name": "s"}, "stringData": {"a": "1", "b": "2"},
    });
    t.has("secrets", secret).await;
    let secrets = table(t, "secrets/s").await;
    has_columns(&secrets, "Name, Type, Data, Age");
    assert_eq!(json!(cells(&secrets)), json!(["s", "Opaque", 2, "AGE"]));

    let namespace = table(t, "/api/v1/namespaces/{ns}").await;
    has_columns(&namespace, "Name, Status, Age");
    assert_eq!(json!(cells(&namespace)), json!([t.ns, "Active", "AGE"]));

    let account = json!({"apiVersion": "v1", "kind": "ServiceAccount", "metadata": {"name": "bot"}});
    t.has("serviceaccounts", account).await;
    let accounts = table(t, "serviceaccounts/bot").await;
    has_columns(&accounts, "Name, Age");

    t.has(LEASES, lease("l", "me")).await;
    let leases = table(t, LEASES).await;
    has_columns(&leases, "Name, Holder, Age");
    assert_eq!(cells(&leases), ["l", "me", "AGE"]);
}

async fn events_have_their_columns(t: &T) {
    let sent = with(event(t, "e", "web"), "/message", json!(" seen \n"));
    let sent = with(sent, "/source", json!({"component": "kubelet", "host": "n1"}));
    t.has("events", sent).await;
    let table = table(t, "events").await;
    has_columns(
        &table,
        "Last Seen, Type, Reason, Object, +Subobject, +Source, Message, +First Seen, +Count, +Name",
    );
    let expected = json!([
        "<unknown>",
        "Normal",
        "Seen",
        "pod/web",
        "",
        "kubelet, n1",
        "seen",
        "<unknown>",
        1,
        "e"
    ]);
    assert_eq!(json!(cells(&table)), expected);
}

async fn other_kinds_have_their_columns(t: &T) {
    for (path, expected) in [
        ("podtemplates", "Name, Containers, Images, Pod Labels"),
        ("resourcequotas", "Name, Request, Limit, Age"),
        (
            "/apis/apps/v1/controllerrevisions",
            "Name, Controller, Revision, Age",
        ),
        (
            "/apis/autoscaling/v2/horizontalpodautoscalers",
            "Name, Reference, Targets, MinPods, MaxPods, Replicas, Age",
        ),
        (
            "/apis/certificates.k8s.io/v1/certificatesigningrequests",
            "Name, Age, SignerName, Requestor, RequestedDuration, Condition",
        ),
        (
            "/apis/networking.k8s.io/v1/ingressclasses",
            "Name, Controller, Parameters, Age",
        ),
        (
            "/apis/networking.k8s.io/v1/networkpolicies",
            "Name, Pod-Selector, Age",
        ),
        ("/apis/networking.k8s.io/v1/servicecidrs", "Name, CIDRs, Age"),
        (
            "/apis/storage.k8s.io/v1/csidrivers",
            "Name, AttachRequired:boolean, PodInfoOnMount:boolean, StorageCapacity:boolean, TokenRequests, \
             RequiresRepublish:boolean, Modes, Age",
        ),
        ("/apis/storage.k8s.io/v1/csinodes", "Name, Drivers:integer, Age"),
        (
            "/apis/storage.k8s.io/v1/csistoragecapacities",
            "Name, Created At:date",
        ),
        (
            "/apis/storage.k8s.io/v1/storageclasses",
            "Name, Provisioner, ReclaimPolicy, VolumeBindingMode, AllowVolumeExpansion, Age",
        ),
        (
            "/apis/storage.k8s.io/v1/volumeattachments",
            "Name, Attacher, PV, Node, Attached:boolean, Age",
        ),
        (
            "/apis/storage.k8s.io/v1/volumeattributesclasses",
            "Name, DriverName, Age",
        ),
        (
            "/apis/admissionregistration.k8s.io/v1/mutatingwebhookconfigurations",
            "Name, Webhooks:integer, Age",
        ),
        (
            "/apis/admissionregistration.k8s.io/v1/validatingwebhookconfigurations",
            "Name, Webhooks:integer, Age",
        ),
        (
            "/apis/admissionregistration.k8s.io/v1/validatingadmissionpolicies",
            "Name, Validations:integer, ParamKind, Age",
        ),
        (
            "/apis/admissionregistration.k8s.io/v1/validatingadmissionpolicybindings",
            "Name, PolicyName, ParamRef, Age",
        ),
        (
            "/apis/scheduling.k8s.io/v1/priorityclasses",
            "Name, Value:integer, Global-Default:boolean, Age, PreemptionPolicy",
        ),
        ("/apis/node.k8s.io/v1/runtimeclasses", "Name, Handler, Age"),
        (
            "/apis/discovery.k8s.io/v1/endpointslices",
            "Name, AddressType, Ports, Endpoints, Age",
        ),
        ("/apis/resource.k8s.io/v1/resourceclaims", "Name, State, Age"),
        (
            "/apis/resource.k8s.io/v1/resourceslices",
            "Name, Node, Driver, Pool, Age",
        ),
        (
            "/apis/flowcontrol.apiserver.k8s.io/v1/flowschemas",
            "Name, PriorityLevel, MatchingPrecedence, DistinguisherMethod, Age, MissingPL",
        ),
        (
            "/apis/flowcontrol.apiserver.k8s.io/v1/prioritylevelconfigurations",
            "Name, Type, NominalConcurrencyShares, Queues, HandSize, QueueLengthLimit, Age",
        ),
        (
            "/apis/apiregistration.k8s.io/v1/apiservices",
            "Name, Service, Available, Age",
        ),
    ] {
        has_columns(&table(t, &format!("{path}?limit=1")).await, expected);
    }
}

/// The cells of an object that is created for this, without the last one if that is its age.
async fn cells_of(t: &T, path: &str, object: Value) -> Value {
    let created = t.has(path, object).await;
    let name = created["metadata"]["name"].as_str().expect("a name").to_owned();
    let mut cells = table(t, &format!("{path}/{name}")).await["rows"][0]["cells"].clone();
    if let Some(cells) = cells.as_array_mut() {
        cells.retain(|cell| {
            !cell
                .as_str()
                .is_some_and(|text| text.ends_with('s') && text[..text.len() - 1].parse::<u32>().is_ok())
        });
    }
    cells
}

async fn autoscalers_and_classes_fill_their_columns(t: &T) {
    let autoscaler = json!({
        "apiVersion": "autoscaling/v2", "kind": "HorizontalPodAutoscaler", "metadata": {"name": "a"},
        "spec": {
            "scaleTargetRef": {"apiVersion": "apps/v1", "kind": "Deployment", "name": "web"}, "minReplicas": 2, "maxReplicas": 5,
            "metrics": [
                {"type": "Resource", "resource": {"name": "cpu", "target": {"type": "Utilization", "averageUtilization": 80}}},
                {"type": "Pods", "pods": {"metric": {"name": "x"}, "target": {"type": "AverageValue", "averageValue": "10"}}},
                {"type": "Resource", "resource": {"name": "memory", "target": {"type": "AverageValue", "averageValue": "1Gi"}}},
            ],
        },
    });
    let path = "/apis/autoscaling/v2/namespaces/{ns}/horizontalpodautoscalers";
    assert_eq!(
        cells_of(t, path, autoscaler).await,
        json!([
            "a",
            "Deployment/web",
            "cpu: <unknown>/80%, <unknown>/10 + 1 more...",
            "2",
            5,
            0
        ])
    );
    let policy = json!({
        "apiVersion": "networking.k8s.io/v1", "kind": "NetworkPolicy", "metadata": {"name": "a"},
        "spec": {"podSelector": {"matchLabels": {"app": "web"}}},
    });
    let path = "/apis/networking.k8s.io/v1/namespaces/{ns}/networkpolicies";
    assert_eq!(cells_of(t, path, policy).await, json!(["a", "app=web"]));
    let slice = json!({
        "apiVersion": "discovery.k8s.io/v1", "kind": "EndpointSlice", "metadata": {"name": "a"}, "addressType": "IPv4",
        "ports": [{"port": 80, "name": "http"}], "endpoints": [{"addresses": ["10.0.0.1"]}, {"addresses": ["10.0.0.2"]}],
    });
    let path = "/apis/discovery.k8s.io/v1/namespaces/{ns}/endpointslices";
    assert_eq!(
        cells_of(t, path, slice).await,
        json!(["a", "IPv4", "80", "10.0.0.1,10.0.0.2"])
    );
    let quota = json!({
        "apiVersion": "v1", "kind": "ResourceQuota", "metadata": {"name": "a"}, "spec": {"hard": {"pods": "4"}},
    });
    t.has("resourcequotas", quota).await;
    let status = json!({"status": {"hard": {"pods": "4", "limits.cpu": "2"}, "used": {"pods": "1", "limits.cpu": "500m"}}});
    t.merge("resourcequotas/a/status", status).await.ok();
    let cells = table(t, "resourcequotas/a").await["rows"][0]["cells"].clone();
    assert_eq!(
        (&cells[1], &cells[2]),
        (&json!("pods: 1/4"), &json!("limits.cpu: 500m/2"))
    );
    let name = format!("class-{}", t.ns);
    let class = json!({
        "apiVersion": "storage.k8s.io/v1", "kind": "StorageClass", "provisioner": "example.com/p",
        "metadata": {"name": name},
    });
    let path = "/apis/storage.k8s.io/v1/storageclasses";
    assert_eq!(
        cells_of(t, path, class).await,
        json!([name, "example.com/p", "Delete", "Immediate", false])
    );
    t.delete(&format!("{path}/{name}")).await.ok();
    let class = json!({
        "apiVersion": "scheduling.k8s.io/v1", "kind": "PriorityClass", "metadata": {"name": name}, "value": 7,
    });
    let path = "/apis/scheduling.k8s.io/v1/priorityclasses";
    assert_eq!(
        cells_of(t, path, class).await,
        json!([name, 7, false, "PreemptLowerPriority"])
    );
    t.delete(&format!("{path}/{name}")).await.ok();
}

async fn kinds_without_columns_have_name_and_date(t: &T) {
    let limits = json!({
        "apiVersion": "v1", "kind": "LimitRange", "metadata": {"name": "l"}, "spec": {"limits": [{"type": "Pod"}]},
    });
    let made = t.has("limitranges", limits).await;
    let table = table(t, "limitranges").await;
    has_columns(&table, "Name, Created At:date");
    assert_eq!(
        cells(&table),
        [json!("l"), made["metadata"]["creationTimestamp"].clone()]
    );
}

async fn custom_resources_have_name_and_age(t: &T) {
    let crd = Crd::widgets(t).install(t).await;
    let path = crd.widgets_path("");
    t.has(&path, crd.widget("w")).await;
    let table = table(t, &path).await;
    has_columns(&table, "Name, Age:date");
    assert_eq!(cells(&table), ["w", "AGE"]);
}

async fn a_crds_columns_are_filled_by_their_paths(t: &T) {
    let columns = json!([
        {"name": "Size", "type": "integer", "jsonPath": ".spec.size", "description": "How big."},
        {"name": "Ready", "type": "string", "jsonPath": ".status.conditions[?(@.type==\"Ready\")].status"},
        {"name": "On", "type": "boolean", "jsonPath": ".spec.on", "priority": 1},
        {"name": "Since", "type": "date", "jsonPath": ".metadata.creationTimestamp"},
        {"name": "Text", "type": "string", "jsonPath": ".spec.size"},
        {"name": "Missing", "type": "string", "jsonPath": ".spec.nothing"},
    ]);
    let crd = Crd::widgets(t).with("/spec/versions/0/additionalPrinterColumns", columns);
    let crd = crd.install(t).await;
    let path = crd.widgets_path("");
    let object = with(crd.widget("w"), "/spec", json!({"size": 3, "on": true}));
    let object = with(
        object,
        "/status",
        json!({"conditions": [{"type": "Old", "status": "x"}, {"type": "Ready", "status": "True"}]}),
    );
    t.has(&path, object).await;
    let table = table(t, &path).await;
    has_columns(
        &table,
        "Name, Size:integer, Ready, +On:boolean, Since:date, Text, Missing",
    );
    assert_eq!(table["columnDefinitions"][1]["description"], "How big.");
    let description = &table["columnDefinitions"][3]["description"];
    assert_eq!(
        *description,
        "Custom resource definition column (in JSONPath format): .spec.on"
    );
    let mut row = cells(&table);
    assert!(row[4].as_str().is_some_and(|age| age.ends_with('s')), "{row:?}");
    row[4] = Value::Null;
    assert_eq!(json!(row), json!(["w", 3, "True", true, null, "3", null]));
}

async fn only_the_first_event_of_a_watch_has_columns(t: &T) {
    t.has("configmaps", configmap("a", "1")).await;
    let call = t
        .call(Method::GET, "configmaps?watch=1&resourceVersion=0")
        .accept(TABLE);
    let mut stream = call.stream().await;
    let first = stream.next().await;
    assert_eq!(
        (first.kind.as_str(), &first.object["kind"]),
        ("ADDED", &json!("Table"))
    );
    has_columns(&first.object, "Name, Data, Age");
    assert_eq!(cells(&first.object)[0], "a");
    let made = t.has("configmaps", configmap("b", "1")).await;
    let second = stream.next().await;
    assert_eq!(second.object.get("columnDefinitions"), Some(&Value::Null));
    assert_eq!(second.object["rows"][0]["cells"][0], "b");
    assert_eq!(rv(&second.object), rv(&made));
    t.delete("configmaps/b").await.ok();
    let third = stream.next().await;
    assert_eq!(
        (third.kind.as_str(), &third.object["rows"][0]["cells"][0]),
        ("DELETED", &json!("b"))
    );
}

async fn a_bookmark_is_a_table_too(t: &T) {
    let path = "configmaps?watch=1&sendInitialEvents=true&resourceVersionMatch=NotOlderThan&allowWatchBookmarks=true\
                &includeObject=None";
    let mut stream = t.call(Method::GET, path).accept(TABLE).stream().await;
    let (_, bookmark) = stream.until_bookmark().await;
    assert_eq!(bookmark.object["kind"], "Table");
    let row = &bookmark.object["rows"][0];
    assert_eq!(row["cells"], json!(["", 0, "<unknown>"]));
    assert_eq!(
        row["object"]["metadata"]["annotations"],
        json!({"k8s.io/initial-events-end": "true"})
    );
}
