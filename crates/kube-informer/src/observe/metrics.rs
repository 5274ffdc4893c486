//! The metrics of a report, and their text format for Prometheus. The names are listed at
//! [`Inspector::metrics`](super::Inspector::metrics).

use std::fmt::Write;
use std::sync::Arc;

use super::process::Usage;
use super::report::{
    ControllerReport, ElectionReport, HandlerReport, InformerReport, QueueReport, Report, UnnamedReport,
};
use super::rest_client::{RestClientMetrics, VerbMetrics};
use super::shards::ShardReport;
use super::views::ViewReport;
use crate::histogram::Histogram;

/// A form in which metrics leave the process.
pub(super) trait Exposition {
    /// Begins a family; its samples follow.
    fn family(&mut self, name: &str, kind: &str, help: &str);
    fn sample(&mut self, name: &str, labels: &[(&str, &str)], value: f64);
    fn histogram(&mut self, name: &str, labels: &[(&str, &str)], histogram: &Histogram);
}

/// Everything in the text format. `now` is in milliseconds since 1970.
pub(super) fn text(report: &Report, usage: Usage, now: u64, clients: &[RestClientMetrics]) -> String {
    let mut page = MetricsText(String::new());
    write(&mut page, report, usage, now);
    write_clients(&mut page, clients);
    page.0
}

/// `now` is in milliseconds since 1970.
pub(super) fn write(page: &mut dyn Exposition, report: &Report, usage: Usage, now: u64) {
    informers(page, &report.informers, now);
    handlers(page, &report.informers, now);
    queues(page, report);
    controllers(page, &report.controllers);
    elections(page, &report.elections);
    views(page, &report.views);
    if !report.shards.is_empty() {
        shards(page, &report.shards);
    }
    if let Some(memory) = usage.memory {
        page.family("process_resident_memory_bytes", GAUGE, "Resident memory.");
        page.sample("process_resident_memory_bytes", &[], memory as f64);
    }
    if let Some(cpu) = usage.cpu {
        page.family("process_cpu_seconds_total", COUNTER, "Processor time.");
        page.sample("process_cpu_seconds_total", &[], cpu);
    }
}

/// Reads one of the histograms of a verb.
type ReadHistogram = fn(&VerbMetrics) -> Histogram;

/// The metrics of clients.
pub(super) fn write_clients(page: &mut dyn Exposition, clients: &[RestClientMetrics]) {
    if clients.is_empty() {
        return;
    }
    let counts: Vec<_> = clients.iter().map(RestClientMetrics::read).collect();
    let name = "rest_client_requests_total";
    page.family(name, COUNTER, "Requests, by status, method and host.");
    for ((code, method, host), count) in counts.iter().flat_map(|counts| &counts.requests) {
        let labels = [
            ("code", code.as_str()),
            ("method", method.as_str()),
            ("host", host.as_str()),
        ];
        page.sample(name, &labels, *count as f64);
    }
    let histograms: [(&str, &str, ReadHistogram); 3] = [
        (
            "rest_client_request_duration_seconds",
            "How long requests took until the answer began.",
            |verb| verb.duration.read(),
        ),
        (
            "rest_client_request_size_bytes",
            "The size of request bodies.",
            |verb| verb.request_size.read(),
        ),
        (
            "rest_client_response_size_bytes",
            "The size of response bodies; watches are left out.",
            |verb| verb.response_size.read(),
        ),
    ];
    for (name, help, read) in histograms {
        page.family(name, HISTOGRAM, help);
        for ((verb, host), metrics) in counts.iter().flat_map(|counts| &counts.verbs) {
            let labels = [("verb", verb.as_str()), ("host", host.as_str())];
            page.histogram(name, &labels, &read(metrics));
        }
    }
}

fn elections(page: &mut dyn Exposition, elections: &[ElectionReport]) {
    let metrics: [Metric<ElectionReport>; 2] = [
        gauge(
            "leader_election_master_status",
            "1 if this replica leads.",
            |election| Some(one_if(election.leading)),
        ),
        counter(
            "leader_election_slowpath_total",
            "Renewals that were refused and needed a read.",
            |election| Some(election.slow_paths as f64),
        ),
    ];
    page.all(&metrics, elections, |election| vec![("name", &*election.name)]);
}

/// A metric of a list of things; a thing may have no value.
struct Metric<T> {
    name: &'static str,
    kind: &'static str,
    help: &'static str,
    value: fn(&T) -> Option<f64>,
}

fn gauge<T>(name: &'static str, help: &'static str, value: fn(&T) -> Option<f64>) -> Metric<T> {
    Metric {
        name,
        kind: GAUGE,
        help,
        value,
    }
}

fn counter<T>(name: &'static str, help: &'static str, value: fn(&T) -> Option<f64>) -> Metric<T> {
    Metric {
        kind: COUNTER,
        ..gauge(name, help, value)
    }
}

fn informers(page: &mut dyn Exposition, informers: &[InformerReport], now: u64) {
    let metrics: [Metric<InformerReport>; 19] = [
        gauge(
            "informer_queued_items",
            "Changes that were received and wait to be applied to the cache.",
            |i| Some(i.queued as f64),
        ),
        gauge(
            "informer_store_resource_version",
            "The version that the cache has reached: the last 15 digits of its resource version.",
            |i| i.version.as_deref().map(last_digits),
        ),
        gauge("informer_objects", "Objects in the cache.", |i| {
            Some(i.objects as f64)
        }),
        gauge(
            "informer_bytes",
            "The size of the cached objects in memory, estimated from a sample.",
            |i| i.bytes.map(|bytes| bytes as f64),
        ),
        gauge(
            "informer_synced",
            "1 once the initial collection is in the cache.",
            |i| Some(one_if(i.synced)),
        ),
        counter("informer_events_total", "Changes published to handlers.", |i| {
            Some(i.events as f64)
        }),
        gauge(
            "informer_last_event_timestamp_seconds",
            "When the last change was applied.",
            |i| i.last_event.map(|at| at as f64 / 1e3),
        ),
        gauge(
            "informer_kept_out_objects",
            "Objects that are kept out of the cache now, because they cannot be decoded or transformed.",
            |i| Some(i.kept_out.len() as f64),
        ),
        counter(
            "informer_rewinds_total",
            "How many times the server went back to a lower version, so that everything was fetched again.",
            |i| Some(i.rewinds as f64),
        ),
        counter(
            "informer_failed_probes_total",
            "How many probes of the server's version failed.",
            |i| Some(i.failed_probes as f64),
        ),
        counter(
            "informer_skipped_total",
            "Items of the stream that were not objects of the collection.",
            |i| Some(i.errors.skipped as f64),
        ),
        counter(
            "informer_index_panics_total",
            "Index functions that panicked.",
            |i| Some(i.errors.index_panics as f64),
        ),
        counter(
            "informer_audits_total",
            "Comparisons of the cache with the server that were completed.",
            |i| Some(i.audits.completed as f64),
        ),
        counter(
            "informer_audit_failures_total",
            "Comparisons of the cache with the server that failed.",
            |i| Some(i.audits.failed as f64),
        ),
        counter(
            "informer_audit_differences_total",
            "Objects that differed between cache and server.",
            |i| Some(i.audits.differences as f64),
        ),
        gauge(
            "informer_pool_values",
            "Different parts in the pool of lean types.",
            |i| i.pool.map(|pool| pool.values as f64),
        ),
        gauge(
            "informer_pool_bytes",
            "Memory of the pool of lean types, without the parts themselves.",
            |i| i.pool.map(|pool| pool.bytes as f64),
        ),
        counter(
            "informer_pool_lookups_total",
            "Parts of objects that were looked up in the pool of lean types.",
            |i| i.pool.map(|pool| pool.lookups as f64),
        ),
        counter(
            "informer_pool_hits_total",
            "Parts of objects that were found in the pool of lean types.",
            |i| i.pool.map(|pool| pool.hits as f64),
        ),
    ];
    page.all(&metrics, informers, of_informer);
    let name = "informer_processing_latency_seconds";
    page.family(
        name,
        HISTOGRAM,
        "How long batches of changes took to be applied to the cache and handed to the handlers.",
    );
    for informer in informers {
        page.histogram(name, &of_informer(informer), &informer.processing);
    }
    page.family(
        "informer_freshness_seconds",
        GAUGE,
        "Upper bound of how far the cache is behind the server; missing if that is not known.",
    );
    for informer in informers {
        if let Some(as_of) = informer.as_of {
            let age = now.saturating_sub(as_of) as f64 / 1e3;
            page.sample("informer_freshness_seconds", &of_informer(informer), age);
        }
    }
    page.family(
        "informer_state",
        GAUGE,
        "1 for the current state of the informer.",
    );
    for informer in informers {
        for state in STATES {
            let labels = [&of_informer(informer)[..], &[("state", state)]].concat();
            page.sample("informer_state", &labels, one_if(state == informer.state));
        }
    }
    let help = "Whole collections fetched, by cause; the first time included.";
    page.counted(informers, "informer_relists_total", help, "cause", |i| {
        &i.relists.causes
    });
    let help = "Lists and watches that failed, by kind.";
    page.counted(informers, "informer_failures_total", help, "kind", |i| {
        &i.errors.kinds
    });
}

/// The handlers of an informer that share a label: those of one name, or all that have none.
struct Series<'a> {
    informer: &'a Arc<str>,
    handler: &'a str,
    now: u64,
    waiting: usize,
    waiting_since: Option<u64>,
    coalescing: bool,
    delivered: u64,
    panics: u64,
    busy: u64,
    slowest: u64,
    running_since: Option<u64>,
}

impl<'a> Series<'a> {
    fn new(informer: &'a Arc<str>, handler: &'a str, now: u64) -> Self {
        Self {
            informer,
            handler,
            now,
            waiting: 0,
            waiting_since: None,
            coalescing: false,
            delivered: 0,
            panics: 0,
            busy: 0,
            slowest: 0,
            running_since: None,
        }
    }

    /// The series of an informer, in the order of its handlers.
    fn of(informer: &'a InformerReport, now: u64) -> Vec<Self> {
        let mut all: Vec<Self> = Vec::new();
        for handler in &informer.handlers {
            let label = if handler.named { &handler.name } else { UNNAMED };
            let at = all.iter().position(|series| series.handler == label);
            let at = at.unwrap_or_else(|| {
                all.push(Self::new(&informer.name, label, now));
                all.len() - 1
            });
            all[at].add(handler);
        }
        let UnnamedReport {
            handlers,
            delivered,
            panics,
            busy,
            slowest,
        } = &informer.unnamed;
        if *handlers > 0 {
            let at = all.iter().position(|series| series.handler == UNNAMED);
            let at = at.unwrap_or_else(|| {
                all.push(Self::new(&informer.name, UNNAMED, now));
                all.len() - 1
            });
            let series = &mut all[at];
            series.delivered += delivered;
            series.panics += panics;
            series.busy += busy;
            series.slowest = series.slowest.max(*slowest);
        }
        all
    }

    fn add(&mut self, handler: &HandlerReport) {
        self.waiting += handler.waiting;
        self.waiting_since = oldest(self.waiting_since, handler.waiting_since);
        self.coalescing |= handler.coalescing;
        self.running_since = oldest(self.running_since, handler.running_since);
        // The totals of handlers without a name are known only together, with those that were
        // removed.
        if handler.named {
            self.delivered += handler.delivered;
            self.panics += handler.panics;
            self.busy += handler.busy;
            self.slowest = self.slowest.max(handler.slowest);
        }
    }

    fn seconds_since(&self, since: Option<u64>) -> f64 {
        since.map_or(0.0, |since| self.now.saturating_sub(since) as f64 / 1e3)
    }
}

fn oldest(a: Option<u64>, b: Option<u64>) -> Option<u64> {
    a.into_iter().chain(b).min()
}

fn handlers(page: &mut dyn Exposition, informers: &[InformerReport], now: u64) {
    let all: Vec<Series<'_>> = informers
        .iter()
        .flat_map(|informer| Series::of(informer, now))
        .collect();
    let metrics: [Metric<Series<'_>>; 8] = [
        gauge(
            "informer_handler_waiting_events",
            "Events that the handler has not received; objects, while it coalesces.",
            |of| Some(of.waiting as f64),
        ),
        gauge(
            "informer_handler_behind_seconds",
            "How long the oldest of them has been waiting.",
            |of| Some(of.seconds_since(of.waiting_since)),
        ),
        gauge(
            "informer_handler_coalescing",
            "1 while the handler is so far behind that it receives at most one change per object.",
            |of| Some(one_if(of.coalescing)),
        ),
        counter("informer_handler_callbacks_total", "Callbacks.", |of| {
            Some(of.delivered as f64)
        }),
        counter(
            "informer_handler_panics_total",
            "Callbacks that panicked.",
            |of| Some(of.panics as f64),
        ),
        counter(
            "informer_handler_busy_seconds_total",
            "Time spent in callbacks.",
            |of| Some(seconds(of.busy)),
        ),
        gauge(
            "informer_handler_slowest_callback_seconds",
            "The slowest callback so far.",
            |of| Some(seconds(of.slowest)),
        ),
        gauge(
            "informer_handler_running_callback_seconds",
            "How long the current callback has been running; 0 if none runs.",
            |of| Some(of.seconds_since(of.running_since)),
        ),
    ];
    page.all(&metrics, &all, |of| {
        vec![("name", &**of.informer), ("handler", of.handler)]
    });
}

fn queues(page: &mut dyn Exposition, report: &Report) {
    let of_controllers = report.controllers.iter().map(|controller| &controller.queue);
    let queues: Vec<&QueueReport> = of_controllers.chain(&report.queues).collect();
    let metrics: [Metric<&QueueReport>; 6] = [
        gauge("workqueue_depth", "Keys that wait in line.", |q| {
            Some(q.depth as f64)
        }),
        counter("workqueue_adds_total", "Adds, merged ones too.", |q| {
            Some(q.adds as f64)
        }),
        counter("workqueue_retries_total", "Rate-limited adds.", |q| {
            Some(q.retries as f64)
        }),
        gauge("workqueue_delayed", "Keys that are not due yet.", |q| {
            Some(q.delayed as f64)
        }),
        gauge(
            "workqueue_unfinished_work_seconds",
            "The sum of the processing times of the keys in processing now.",
            |q| Some(seconds(q.unfinished_work)),
        ),
        gauge(
            "workqueue_longest_running_processor_seconds",
            "The longest processing time among them.",
            |q| Some(seconds(q.longest_running)),
        ),
    ];
    page.all(&metrics, &queues, |queue| vec![("name", &*queue.name)]);
    let (name, help) = (
        "workqueue_queue_duration_seconds",
        "How long keys were ready before they were taken.",
    );
    page.durations(&queues, name, help, |q| {
        (
            q.queue_duration,
            q.taken,
            q.durations.as_ref().map(|durations| &durations.queue),
        )
    });
    let (name, help) = (
        "workqueue_work_duration_seconds",
        "How long the processing of keys took.",
    );
    page.durations(&queues, name, help, |q| {
        (
            q.work_duration,
            q.done,
            q.durations.as_ref().map(|durations| &durations.work),
        )
    });
}

fn shards(page: &mut dyn Exposition, shards: &[ShardReport]) {
    let metrics: [Metric<ShardReport>; 8] = [
        gauge("informer_shard_ranges", "Ranges that this replica owns.", |s| {
            Some(s.owned as f64)
        }),
        gauge("informer_shard_moves", "Ranges that are moving.", |s| {
            Some(s.moves as f64)
        }),
        gauge("informer_shard_free_ranges", "Ranges without an owner.", |s| {
            Some(s.free as f64)
        }),
        gauge(
            "informer_shard_valid",
            "1 while this replica may work on its ranges.",
            |s| Some(one_if(s.valid)),
        ),
        gauge(
            "informer_shard_imbalance",
            "Ranges of the busiest replica, divided by an equal share.",
            |s| s.imbalance,
        ),
        counter(
            "informer_shard_gained_total",
            "Ranges that were granted to this replica.",
            |s| Some(s.gained as f64),
        ),
        counter(
            "informer_shard_lost_total",
            "Ranges that this replica gave up or lost.",
            |s| Some(s.lost as f64),
        ),
        counter(
            "informer_shard_failures_total",
            "Requests for Leases that failed.",
            |s| Some(s.failures as f64),
        ),
    ];
    page.all(&metrics, shards, |shard| {
        vec![("group", &*shard.group), ("identity", &*shard.identity)]
    });
    let name = "informer_shard_lease_age_seconds";
    page.family(name, GAUGE, "For how long the Lease of a replica is unchanged.");
    for shard in shards {
        for replica in &shard.replicas {
            let labels = [("group", &*shard.group), ("replica", &*replica.identity)];
            page.sample(name, &labels, replica.lease_age);
        }
    }
}

fn controllers(page: &mut dyn Exposition, controllers: &[ControllerReport]) {
    let metrics: [Metric<ControllerReport>; 4] = [
        counter(
            "controller_runtime_reconcile_errors_total",
            "Reconciles that failed or panicked.",
            |c| Some((c.failed + c.panicked) as f64),
        ),
        counter(
            "controller_runtime_reconcile_panics_total",
            "Reconciles that panicked.",
            |c| Some(c.panicked as f64),
        ),
        gauge(
            "controller_runtime_active_workers",
            "Keys that are being reconciled.",
            |c| Some(c.running.len() as f64),
        ),
        gauge(
            "controller_runtime_max_concurrent_reconciles",
            "Keys that may be reconciled at the same time.",
            |c| Some(c.workers as f64),
        ),
    ];
    page.all(&metrics, controllers, |controller| {
        vec![("controller", &*controller.name)]
    });
    let name = "controller_runtime_reconcile_total";
    page.family(name, COUNTER, "Reconciles, by how they ended.");
    for controller in controllers {
        let results = [
            (
                "success",
                controller.succeeded.saturating_sub(controller.scheduled),
            ),
            ("requeue_after", controller.scheduled),
            ("requeue", controller.requeued),
            ("error", controller.failed + controller.panicked),
        ];
        for (result, count) in results {
            let labels = [("controller", &*controller.name), ("result", result)];
            page.sample(name, &labels, count as f64);
        }
    }
    let name = "controller_runtime_reconcile_time_seconds";
    page.family(name, HISTOGRAM, "How long reconciles took.");
    for controller in controllers {
        let labels = [("controller", &*controller.name)];
        page.histogram(name, &labels, &controller.reconcile_time);
    }
}

fn views(page: &mut dyn Exposition, views: &[ViewReport]) {
    let metrics: [Metric<ViewReport>; 6] = [
        gauge("view_keys", "Keys of the view.", |view| {
            Some(view.own()?.size as f64)
        }),
        counter("view_changes_total", "Changes of the view.", |view| {
            Some(view.own()?.changes as f64)
        }),
        gauge(
            "view_synced",
            "1 once the initial state of every input is part of the view.",
            |view| Some(one_if(view.own()?.synced)),
        ),
        counter(
            "view_panics_total",
            "Panics of the functions of the view and of all views above it.",
            |view| Some(view.nodes.iter().map(|node| node.panics).sum::<u64>() as f64),
        ),
        gauge(
            "view_failing_keys",
            "Keys whose function panicked the last time, in the view and in all views above it.",
            |view| Some(view.nodes.iter().map(|node| node.failing).sum::<usize>() as f64),
        ),
        gauge(
            "view_waiting_changes",
            "Changes that the slowest handler of the view has not received.",
            |view| Some(view.own()?.waiting as f64),
        ),
    ];
    page.all(&metrics, views, |view| vec![("name", &*view.name)]);
}

/// The labels of client-go.
fn of_informer(informer: &InformerReport) -> Vec<(&'static str, &str)> {
    let resource = informer.resource.as_ref();
    vec![
        ("name", &*informer.name),
        ("group", resource.map_or("", |resource| &*resource.group)),
        ("version", resource.map_or("", |resource| &*resource.version)),
        ("resource", resource.map_or("", |resource| &*resource.plural)),
    ]
}

/// A float represents no more than 15 digits exactly.
fn last_digits(version: &str) -> f64 {
    let from = version.len().saturating_sub(15);
    version[from..].parse().unwrap_or_default()
}

fn seconds(micros: u64) -> f64 {
    micros as f64 / 1e6
}

fn one_if(yes: bool) -> f64 {
    f64::from(u8::from(yes))
}

/// The families that are alike.
impl dyn Exposition + '_ {
    fn all<'a, T>(
        &mut self,
        metrics: &[Metric<T>],
        things: &'a [T],
        labels: impl Fn(&'a T) -> Vec<(&'static str, &'a str)>,
    ) {
        for metric in metrics {
            self.family(metric.name, metric.kind, metric.help);
            for thing in things {
                if let Some(value) = (metric.value)(thing) {
                    self.sample(metric.name, &labels(thing), value);
                }
            }
        }
    }

    fn counted(
        &mut self,
        informers: &[InformerReport],
        name: &str,
        help: &str,
        label: &'static str,
        counts: fn(&InformerReport) -> &[(String, u64)],
    ) {
        self.family(name, COUNTER, help);
        for informer in informers {
            for (what, count) in counts(informer) {
                let labels = [&of_informer(informer)[..], &[(label, what.as_str())]].concat();
                self.sample(name, &labels, *count as f64);
            }
        }
    }

    /// The durations of queues. A queue without histograms has one bucket, for everything.
    fn durations(
        &mut self,
        queues: &[&QueueReport],
        name: &str,
        help: &str,
        of: fn(&QueueReport) -> (u64, u64, Option<&Histogram>),
    ) {
        self.family(name, HISTOGRAM, help);
        for queue in queues {
            let (sum, count, histogram) = of(queue);
            let whole = Histogram {
                buckets: Vec::new(),
                sum: seconds(sum),
                count,
            };
            self.histogram(name, &[("name", &*queue.name)], histogram.unwrap_or(&whole));
        }
    }
}

/// The text format, version 0.0.4.
struct MetricsText(String);

impl Exposition for MetricsText {
    fn family(&mut self, name: &str, kind: &str, help: &str) {
        // Writing into a string cannot fail.
        let _ = writeln!(self.0, "# HELP {name} {help}\n# TYPE {name} {kind}");
    }

    fn sample(&mut self, name: &str, labels: &[(&str, &str)], value: f64) {
        self.0.push_str(name);
        for (n, (label, text)) in labels.iter().enumerate() {
            let open = if n == 0 { '{' } else { ',' };
            let _ = write!(self.0, "{open}{label}=\"{}\"", escaped(text));
        }
        let close = if labels.is_empty() { "" } else { "}" };
        let _ = writeln!(self.0, "{close} {value}");
    }

    fn histogram(&mut self, name: &str, labels: &[(&str, &str)], histogram: &Histogram) {
        let bucket = format!("{name}_bucket");
        for (bound, count) in &histogram.buckets {
            let bound = bound.to_string();
            let labels = [labels, &[("le", bound.as_str())]].concat();
            self.sample(&bucket, &labels, *count as f64);
        }
        let all = [labels, &[("le", "+Inf")]].concat();
        self.sample(&bucket, &all, histogram.count as f64);
        self.sample(&format!("{name}_sum"), labels, histogram.sum);
        self.sample(&format!("{name}_count"), labels, histogram.count as f64);
    }
}

fn escaped(text: &str) -> String {
    text.replace('\\', r"\\")
        .replace('"', "\\\"")
        .replace('\n', r"\n")
}

/// The label of handlers that have no name.
const UNNAMED: &str = "unnamed";
pub(super) const GAUGE: &str = "gauge";
pub(super) const COUNTER: &str = "counter";
pub(super) const HISTOGRAM: &str = "histogram";
const STATES: [&str; 5] = ["pending", "syncing", "synced", "degraded", "stopped"];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn special_characters_are_escaped() {
        let mut page = MetricsText(String::new());
        page.sample("x", &[("name", "a \"b\" \\ \n")], 1.5);
        page.sample("y", &[], 3.0);
        assert_eq!(page.0, "x{name=\"a \\\"b\\\" \\\\ \\n\"} 1.5\ny 3\n");
    }

    #[test]
    fn a_version_is_a_number_that_a_float_can_hold() {
        assert_eq!(last_digits("1234"), 1234.0);
        assert_eq!(last_digits("987123456789012345"), 123456789012345.0);
    }
}
