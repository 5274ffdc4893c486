//! Everything as Prometheus reads it. The names are listed at [`Inspector::metrics`](super::Inspector::metrics).

use std::fmt::Write;

use super::report::{HandlerReport, InformerReport, QueueReport, Report};

/// `now` is in milliseconds since 1970.
pub(super) fn write(report: &Report, memory: Option<u64>, now: u64) -> String {
    let mut page = Page(String::new());
    informers(&mut page, &report.informers);
    handlers(&mut page, &report.informers, now);
    let queues: Vec<_> = report
        .controllers
        .iter()
        .map(|controller| &controller.queue)
        .chain(&report.queues)
        .collect();
    work_queues(&mut page, &queues);
    controllers(&mut page, report);
    if let Some(memory) = memory {
        page.family("process_resident_memory_bytes", GAUGE, "Resident memory.");
        page.sample("process_resident_memory_bytes", &[], memory as f64);
    }
    page.0
}

fn informers(page: &mut Page, informers: &[InformerReport]) {
    page.each(
        informers,
        "informer_store_resource_version",
        GAUGE,
        "How far the cache has come: the last 15 digits of its resource version.",
        labels,
        |i| i.version.as_deref().map(last_digits),
    );
    page.each(
        informers,
        "informer_objects",
        GAUGE,
        "Objects in the cache.",
        labels,
        |i| Some(i.objects as f64),
    );
    page.each(
        informers,
        "informer_bytes",
        GAUGE,
        "Memory that the objects of the cache take, estimated from some of them.",
        labels,
        |i| i.bytes.map(|bytes| bytes as f64),
    );
    page.each(
        informers,
        "informer_synced",
        GAUGE,
        "1 once everything that was there from the start is in the cache.",
        labels,
        |i| Some(f64::from(u8::from(i.synced))),
    );
    page.family(
        "informer_state",
        GAUGE,
        "1 for the state that the informer is in.",
    );
    for informer in informers {
        for state in STATES {
            let labels = [&labels(informer)[..], &[("state", state)]].concat();
            page.sample(
                "informer_state",
                &labels,
                f64::from(u8::from(state == informer.state)),
            );
        }
    }
    page.each(
        informers,
        "informer_events_total",
        COUNTER,
        "Changes told to handlers.",
        labels,
        |i| Some(i.events as f64),
    );
    page.each(
        informers,
        "informer_last_event_timestamp_seconds",
        GAUGE,
        "When the last change was applied.",
        labels,
        |i| i.last_event.map(|at| at as f64 / 1_000.0),
    );
    page.counted(
        informers,
        "informer_relists_total",
        "Whole collections fetched, by cause; the first time included.",
        "cause",
        |i| &i.relists.causes,
    );
    page.counted(
        informers,
        "informer_failures_total",
        "Lists and watches that failed, by kind.",
        "kind",
        |i| &i.errors.kinds,
    );
    page.each(
        informers,
        "informer_kept_out_objects",
        GAUGE,
        "Objects that are kept out of the cache now, because they cannot be decoded or transformed.",
        labels,
        |i| Some(i.kept_out.len() as f64),
    );
    page.each(
        informers,
        "informer_skipped_total",
        COUNTER,
        "Things in the stream that were no objects of the collection.",
        labels,
        |i| Some(i.errors.skipped as f64),
    );
    page.each(
        informers,
        "informer_index_panics_total",
        COUNTER,
        "Index functions that panicked.",
        labels,
        |i| Some(i.errors.index_panics as f64),
    );
}

fn handlers(page: &mut Page, informers: &[InformerReport], now: u64) {
    type Of = (std::sync::Arc<str>, HandlerReport);
    let all: Vec<Of> = informers
        .iter()
        .flat_map(|informer| {
            let own = informer.handlers.iter().cloned();
            own.map(|handler| (std::sync::Arc::clone(&informer.name), handler))
        })
        .collect();
    fn labels((informer, handler): &Of) -> Vec<(&'static str, &str)> {
        vec![("name", informer), ("handler", &handler.name)]
    }
    let seconds_since =
        |since: Option<u64>| since.map_or(0.0, |since| now.saturating_sub(since) as f64 / 1_000.0);
    page.each(
        &all,
        "informer_handler_waiting_events",
        GAUGE,
        "Events that the handler has not heard of; objects, while it coalesces.",
        labels,
        |(_, h)| Some(h.waiting as f64),
    );
    page.each(
        &all,
        "informer_handler_behind_seconds",
        GAUGE,
        "For how long the oldest of them has waited.",
        labels,
        |(_, h)| Some(seconds_since(h.waiting_since)),
    );
    page.each(
        &all,
        "informer_handler_coalescing",
        GAUGE,
        "1 while the handler is so far behind that it hears of each object only once.",
        labels,
        |(_, h)| Some(f64::from(u8::from(h.coalescing))),
    );
    page.each(
        &all,
        "informer_handler_callbacks_total",
        COUNTER,
        "Callbacks.",
        labels,
        |(_, h)| Some(h.delivered as f64),
    );
    page.each(
        &all,
        "informer_handler_panics_total",
        COUNTER,
        "Callbacks that panicked.",
        labels,
        |(_, h)| Some(h.panics as f64),
    );
    page.each(
        &all,
        "informer_handler_busy_seconds_total",
        COUNTER,
        "Time spent in callbacks.",
        labels,
        |(_, h)| Some(seconds(h.busy)),
    );
    page.each(
        &all,
        "informer_handler_slowest_callback_seconds",
        GAUGE,
        "The slowest callback so far.",
        labels,
        |(_, h)| Some(seconds(h.slowest)),
    );
    page.each(
        &all,
        "informer_handler_running_callback_seconds",
        GAUGE,
        "For how long the callback that runs has been running; 0 if none does.",
        labels,
        |(_, h)| Some(seconds_since(h.running_since)),
    );
}

fn work_queues(page: &mut Page, queues: &[&QueueReport]) {
    fn labels<'a>(queue: &&'a QueueReport) -> Vec<(&'static str, &'a str)> {
        vec![("name", &queue.name)]
    }
    page.each(
        queues,
        "workqueue_depth",
        GAUGE,
        "Keys that wait in line.",
        labels,
        |q| Some(q.depth as f64),
    );
    page.each(
        queues,
        "workqueue_adds_total",
        COUNTER,
        "Adds, merged ones too.",
        labels,
        |q| Some(q.adds as f64),
    );
    page.each(
        queues,
        "workqueue_retries_total",
        COUNTER,
        "Rate-limited adds.",
        labels,
        |q| Some(q.retries as f64),
    );
    page.each(
        queues,
        "workqueue_delayed",
        GAUGE,
        "Keys that are not due yet.",
        labels,
        |q| Some(q.delayed as f64),
    );
    page.summary(
        queues,
        "workqueue_queue_duration_seconds",
        "How long keys waited in line.",
        |q| (q.queue_duration, q.taken),
    );
    page.summary(
        queues,
        "workqueue_work_duration_seconds",
        "How long the work on keys took.",
        |q| (q.work_duration, q.done),
    );
    page.each(
        queues,
        "workqueue_unfinished_work_seconds",
        GAUGE,
        "How long what is worked on now has been, together.",
        labels,
        |q| Some(seconds(q.unfinished_work)),
    );
    page.each(
        queues,
        "workqueue_longest_running_processor_seconds",
        GAUGE,
        "How long the longest of them has been.",
        labels,
        |q| Some(seconds(q.longest_running)),
    );
}

fn controllers(page: &mut Page, report: &Report) {
    let controllers = &report.controllers;
    let name = |controller: &super::report::ControllerReport| controller.name.to_string();
    page.family(
        "controller_runtime_reconcile_total",
        COUNTER,
        "Reconciles, by how they ended.",
    );
    for controller in controllers {
        let results = [
            ("success", controller.succeeded),
            ("requeue", controller.requeued),
            ("error", controller.failed),
        ];
        for (result, count) in results {
            let labels = [("controller", &*name(controller)), ("result", result)];
            page.sample("controller_runtime_reconcile_total", &labels, count as f64);
        }
    }
    let gauges: [(&str, &str, &str, fn(&super::report::ControllerReport) -> f64); 3] = [
        (
            "controller_runtime_reconcile_panics_total",
            COUNTER,
            "Reconciles that panicked.",
            |c| c.panicked as f64,
        ),
        (
            "controller_runtime_active_workers",
            GAUGE,
            "Keys that are worked on.",
            |c| c.running.len() as f64,
        ),
        (
            "controller_runtime_max_concurrent_reconciles",
            GAUGE,
            "Keys that may be worked on at a time.",
            |c| c.workers as f64,
        ),
    ];
    for (metric, kind, help, value) in gauges {
        page.family(metric, kind, help);
        for controller in controllers {
            page.sample(metric, &[("controller", &name(controller))], value(controller));
        }
    }
}

/// Those of client-go.
fn labels(informer: &InformerReport) -> Vec<(&'static str, &str)> {
    let resource = informer.resource.as_ref();
    vec![
        ("name", &*informer.name),
        ("group", resource.map_or("", |resource| &*resource.group)),
        ("version", resource.map_or("", |resource| &*resource.version)),
        ("resource", resource.map_or("", |resource| &*resource.plural)),
    ]
}

/// A float has no more that are exact.
fn last_digits(version: &str) -> f64 {
    let from = version.len().saturating_sub(15);
    version[from..].parse().unwrap_or_default()
}

fn seconds(micros: u64) -> f64 {
    micros as f64 / 1e6
}

/// The text format, version 0.0.4.
struct Page(String);

type Labels<'a> = Vec<(&'static str, &'a str)>;

impl Page {
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

    fn each<'a, T>(
        &mut self,
        things: &'a [T],
        name: &str,
        kind: &str,
        help: &str,
        labels: impl Fn(&'a T) -> Labels<'a>,
        value: impl Fn(&'a T) -> Option<f64>,
    ) {
        self.family(name, kind, help);
        for thing in things {
            if let Some(value) = value(thing) {
                self.sample(name, &labels(thing), value);
            }
        }
    }

    fn counted<'a>(
        &mut self,
        informers: &'a [InformerReport],
        name: &str,
        help: &str,
        label: &'static str,
        counts: impl Fn(&'a InformerReport) -> &'a [(String, u64)],
    ) {
        self.family(name, COUNTER, help);
        for informer in informers {
            for (what, count) in counts(informer) {
                let labels = [&labels(informer)[..], &[(label, what.as_str())]].concat();
                self.sample(name, &labels, *count as f64);
            }
        }
    }

    fn summary(
        &mut self,
        queues: &[&QueueReport],
        name: &str,
        help: &str,
        sum_and_count: impl Fn(&QueueReport) -> (u64, u64),
    ) {
        self.family(name, "summary", help);
        for queue in queues {
            let (sum, count) = sum_and_count(queue);
            let labels = [("name", &*queue.name)];
            self.sample(&format!("{name}_sum"), &labels, seconds(sum));
            self.sample(&format!("{name}_count"), &labels, count as f64);
        }
    }
}

fn escaped(text: &str) -> String {
    text.replace('\\', r"\\")
        .replace('"', "\\\"")
        .replace('\n', r"\n")
}

const GAUGE: &str = "gauge";
const COUNTER: &str = "counter";
const STATES: [&str; 5] = ["pending", "syncing", "synced", "degraded", "stopped"];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_plain_text_is_escaped() {
        let mut page = Page(String::new());
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
