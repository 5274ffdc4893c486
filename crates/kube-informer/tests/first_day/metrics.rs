//! The names and labels that dashboards ask for.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use k8s_openapi::api::core::v1::ConfigMap;
use kube_informer::controller::{Action, Controller};
use kube_informer::informer::{Handler, SharedInformer};
use kube_informer::leader::{Config, LeaderElector};
use kube_informer::observe::{Inspector, RestClientMetrics};
use kube_sandbox::{Fault, Rule, Verb};

use crate::kit::{World, run};

/// The metrics of a program that uses everything.
async fn metrics() -> String {
    let world = World::new().await;
    world.make("default", "good").await;
    world.make("default", "bad").await;
    world.make("default", "later").await;
    // One failure, so that the counters by kind exist.
    world.sandbox.fault(
        Rule::new(Fault::Status(503))
            .verb(Verb::Watch)
            .resource("configmaps")
            .nth(1),
    );
    let requests = RestClientMetrics::new();
    let client = requests.client(world.sandbox.client());
    let maps = SharedInformer::<ConfigMap>::builder(client.clone())
        .build()
        .expect("well");
    maps.add_handler(Handler::new().name("printer")).expect("open");
    maps.start().expect("once");
    let runner = Controller::new(&maps)
        .name("keeper")
        .workers(2)
        .reconcile(async |key, _| match key.name() {
            "bad" => Err("bad"),
            "later" => Ok(Action::after(Duration::from_secs(600))),
            _ => Ok(Action::done()),
        });
    let elector =
        LeaderElector::new(client, Config::new("default", "keeper", "replica-1")).expect("a config");
    let inspector = Inspector::new()
        .informer(&maps)
        .controller(&runner)
        .election("keeper", &elector)
        .rest_client(&requests);
    let (_running, stop) = run(&runner);
    runner.quiet().await;
    tokio::time::sleep(Duration::from_secs(120)).await;
    let text = inspector.metrics();
    stop.cancel();
    text
}

/// Each exported series: its name, and its labels.
fn series(text: &str) -> BTreeMap<&str, Vec<BTreeMap<&str, &str>>> {
    let mut all: BTreeMap<&str, Vec<_>> = BTreeMap::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (series, value) = line.rsplit_once(' ').expect("a value");
        value.parse::<f64>().expect("a number");
        let (name, labels) = series.split_once('{').unwrap_or((series, ""));
        let labels = labels
            .trim_end_matches('}')
            .split("\",")
            .filter(|label| !label.is_empty());
        let labels = labels.filter_map(|label| label.split_once("=\""));
        let labels = labels
            .map(|(label, value)| (label, value.trim_end_matches('"')))
            .collect();
        all.entry(name).or_default().push(labels);
    }
    all
}

/// A panel of the dashboards that kubebuilder's Grafana plugin writes.
struct Panel {
    metric: &'static str,
    /// The labels that its query groups by, or that its legend shows. `job`, `namespace`, `pod` and `instance` come from the
    /// scrape, so they are not listed.
    labels: &'static [&'static str],
    query: Query,
}

#[derive(PartialEq)]
enum Query {
    /// The value itself.
    Value,
    /// `rate` over five minutes. Two panels sum it up for each pod, others for each queue.
    Rate,
    /// `histogram_quantile` of 0.5, 0.9 and 0.99.
    Quantiles,
}

const fn panel(metric: &'static str, labels: &'static [&'static str], query: Query) -> Panel {
    Panel {
        metric,
        labels,
        query,
    }
}

/// Read in kubebuilder's `pkg/plugins/optional/grafana/v1alpha/scaffolds/internal/templates` (`runtime.go` and
/// `resources.go`, commit 186061d9). The variables of both dashboards, `job`, `namespace` and `pod`, are labels of
/// `controller_runtime_reconcile_total`.
const KUBEBUILDER: &[Panel] = &[
    // controller-runtime-metrics.json
    panel("controller_runtime_active_workers", &["controller"], Query::Value),
    panel("controller_runtime_reconcile_total", &[], Query::Rate),
    panel("controller_runtime_reconcile_errors_total", &[], Query::Rate),
    panel("workqueue_depth", &[], Query::Value),
    panel("workqueue_queue_duration_seconds", &["name"], Query::Quantiles),
    panel("workqueue_adds_total", &["name"], Query::Rate),
    panel("workqueue_unfinished_work_seconds", &[], Query::Rate),
    panel("workqueue_work_duration_seconds", &["name"], Query::Quantiles),
    panel("workqueue_retries_total", &["name"], Query::Rate),
    // controller-resources-metrics.json
    panel("process_cpu_seconds_total", &[], Query::Rate),
    panel("process_resident_memory_bytes", &[], Query::Value),
];

#[tokio::test(start_paused = true)]
async fn no_panel_of_kubebuilders_dashboards_is_empty() {
    let text = metrics().await;
    let series = series(&text);
    for panel in KUBEBUILDER {
        let Panel { metric, labels, .. } = panel;
        let quantiles = panel.query == Query::Quantiles;
        let name = if quantiles {
            format!("{metric}_bucket")
        } else {
            (*metric).to_owned()
        };
        let of = series
            .get(&*name)
            .unwrap_or_else(|| panic!("{name} is not exported"));
        let named = |of: &BTreeMap<&str, &str>| labels.iter().all(|label| of.contains_key(label));
        assert!(of.iter().all(named), "{name}: {of:?}");
        let kind = match panel.query {
            Query::Quantiles => "histogram",
            Query::Rate if metric.ends_with("_total") => "counter",
            _ => "gauge",
        };
        assert!(text.contains(&format!("# TYPE {metric} {kind}\n")), "{metric}");
        if quantiles {
            // A quantile needs buckets that are cumulative and end with everything.
            let bounds: Vec<_> = of.iter().map(|labels| labels["le"]).collect();
            assert!(bounds.len() > 10 && bounds.last() == Some(&"+Inf"), "{bounds:?}");
        }
    }
    let results: BTreeSet<_> = series["controller_runtime_reconcile_total"]
        .iter()
        .map(|labels| labels["result"])
        .collect();
    assert_eq!(
        results,
        BTreeSet::from(["error", "requeue", "requeue_after", "success"])
    );
    let bounds = &series["controller_runtime_reconcile_time_seconds_bucket"];
    let bounds: Vec<_> = bounds.iter().map(|labels| labels["le"]).collect();
    assert!(bounds.len() > 10 && bounds.last() == Some(&"+Inf"), "{bounds:?}");
    assert!(
        text.contains("controller_runtime_reconcile_total{controller=\"keeper\",result=\"success\"} 1\n")
    );
    assert!(
        text.contains(
            "controller_runtime_reconcile_total{controller=\"keeper\",result=\"requeue_after\"} 1\n"
        )
    );
}

#[tokio::test(start_paused = true)]
async fn the_metrics_of_client_go_are_exported_with_its_labels() {
    let text = metrics().await;
    let series = series(&text);
    let informer: &[&str] = &["name", "group", "version", "resource"];
    for (metric, labels) in [
        ("informer_queued_items", informer),
        ("informer_processing_latency_seconds_bucket", informer),
        ("informer_store_resource_version", informer),
        ("rest_client_requests_total", &["code", "method", "host"]),
        ("rest_client_request_duration_seconds_bucket", &["verb", "host"]),
        ("rest_client_request_size_bytes_bucket", &["verb", "host"]),
        ("rest_client_response_size_bytes_bucket", &["verb", "host"]),
        ("leader_election_master_status", &["name"]),
        ("leader_election_slowpath_total", &["name"]),
        (
            "controller_runtime_reconcile_time_seconds_bucket",
            &["controller"],
        ),
        ("controller_runtime_reconcile_panics_total", &["controller"]),
    ] {
        let of = series
            .get(metric)
            .unwrap_or_else(|| panic!("{metric} is not exported"));
        assert!(
            of.iter()
                .all(|of| labels.iter().all(|label| of.contains_key(label))),
            "{metric}: {of:?}"
        );
    }
    let codes: BTreeSet<_> = series["rest_client_requests_total"]
        .iter()
        .map(|labels| labels["code"])
        .collect();
    assert!(codes.contains("200") && codes.contains("503"), "{codes:?}");
}

#[tokio::test(start_paused = true)]
async fn our_dashboard_and_our_alert_rules_name_exported_metrics_only() {
    let text = metrics().await;
    let families: BTreeSet<&str> = text
        .lines()
        .filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next())
        .collect();
    let mut used = BTreeSet::new();
    for file in ["dashboard.json", "alerts.yaml"] {
        let path = format!("{}/../../docs/monitoring/{file}", env!("CARGO_MANIFEST_DIR"));
        let content: Arc<str> = std::fs::read_to_string(&path).expect("the file").into();
        if file.ends_with("json") {
            let dashboard: serde_json::Value = serde_json::from_str(&content).expect("JSON");
            assert!(
                dashboard["panels"]
                    .as_array()
                    .is_some_and(|panels| panels.len() > 10)
            );
        }
        let word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let ours = [
            "informer_",
            "workqueue_",
            "controller_runtime_",
            "rest_client_",
            "leader_election_",
            "process_",
        ];
        for name in content
            .split(|c| !word(c))
            .filter(|name| ours.iter().any(|prefix| name.starts_with(prefix)))
        {
            let family = ["_bucket", "_sum", "_count"]
                .iter()
                .find_map(|ending| name.strip_suffix(ending));
            let known = families.contains(name) || family.is_some_and(|family| families.contains(family));
            assert!(known, "{file} names {name}, which is not exported");
            used.insert(name.to_owned());
        }
    }
    assert!(used.len() > 30, "{used:?}");
}

#[tokio::test(start_paused = true)]
async fn every_alert_rule_is_complete_and_its_expression_has_exported_metrics_only() {
    let text = metrics().await;
    let exported: BTreeSet<&str> = series(&text).into_keys().collect();
    let path = format!("{}/../../docs/monitoring/alerts.yaml", env!("CARGO_MANIFEST_DIR"));
    let file = std::fs::read_to_string(&path).expect("the file");
    let file: serde_json::Value = serde_saphyr::from_str(&file).expect("YAML");
    let groups = file["groups"].as_array().expect("groups");
    let rules: Vec<_> = groups
        .iter()
        .flat_map(|group| group["rules"].as_array().expect("rules"))
        .collect();
    assert!(rules.len() >= 15, "{}", rules.len());
    let names: BTreeSet<_> = rules
        .iter()
        .map(|rule| rule["alert"].as_str().expect("a name"))
        .collect();
    assert_eq!(names.len(), rules.len(), "each name is used once: {names:?}");
    for rule in rules {
        let name = &rule["alert"];
        let severity = rule["labels"]["severity"].as_str();
        assert!(
            matches!(severity, Some("warning" | "critical")),
            "{name}: {severity:?}"
        );
        for annotation in ["summary", "description"] {
            let text = rule["annotations"][annotation].as_str();
            assert!(
                text.is_some_and(|text| !text.is_empty()),
                "{name} has no {annotation}"
            );
        }
        let expr = rule["expr"]
            .as_str()
            .unwrap_or_else(|| panic!("{name} has no expr"));
        let metrics = metrics_of(expr);
        assert!(!metrics.is_empty(), "{name} asks for no metric: {expr}");
        for metric in metrics {
            assert!(
                exported.contains(metric),
                "{name} asks for {metric}, which is not exported"
            );
        }
    }
}

/// The metrics in an expression of PromQL: the words that are no functions, operators, labels, durations or texts.
fn metrics_of(expr: &str) -> Vec<&str> {
    let mut metrics = Vec::new();
    let (mut left, mut labels) = (expr, false);
    while let Some(c) = left.chars().next() {
        let word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | ':' | '.');
        let end = match c {
            '{' => left.find('}').expect("a } after {") + 1,
            '[' => left.find(']').expect("a ] after [") + 1,
            c if word(c) => left.find(|c| !word(c)).unwrap_or(left.len()),
            c => c.len_utf8(),
        };
        let (token, rest) = left.split_at(end);
        match token {
            "by" | "without" | "on" | "ignoring" | "group_left" | "group_right" => labels = true,
            ")" => labels = false,
            "and" | "or" | "unless" | "bool" | "offset" => {}
            token if token.starts_with(|c: char| c.is_ascii_alphabetic()) => {
                let follows = rest.trim_start();
                let operator =
                    follows.starts_with('(') || follows.starts_with("by ") || follows.starts_with("without ");
                if !labels && !operator {
                    metrics.push(token);
                }
            }
            _ => {}
        }
        left = rest;
    }
    metrics
}

#[test]
fn the_metrics_of_an_expression_are_found() {
    assert_eq!(
        metrics_of(r#"sum by (instance) (rate(a_total{code=~"5..|x"}[5m])) / sum(b) > 0.05"#),
        ["a_total", "b"]
    );
    assert_eq!(
        metrics_of("max by (name) (up) == 0 and deriv(depth[15m]) > 0"),
        ["up", "depth"]
    );
}
