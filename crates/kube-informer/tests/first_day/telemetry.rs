//! What leaves the process by the `metrics` and `tracing` crates.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use kube_informer::controller::{Action, Controller};
use kube_informer::informer::Handler;
use kube_informer::observe::{Inspector, MetricsPublisher};
use metrics::{
    Counter, CounterFn, Gauge, GaugeFn, Histogram, HistogramFn, Key, KeyName, Metadata, Recorder,
    SharedString, Unit,
};
use parking_lot::Mutex;
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};

use crate::kit::{World, run, until};

/// A recorder that keeps everything, by the name and the labels of the series.
#[derive(Clone, Default)]
struct Kept(Arc<Mutex<BTreeMap<String, Series>>>);

#[derive(Debug, Clone, Default, PartialEq)]
struct Series {
    description: String,
    counter: u64,
    gauge: f64,
    observed: Vec<f64>,
}

/// A series of the recorder.
struct Handle(Kept, String);

impl Handle {
    fn with(&self, change: impl FnOnce(&mut Series)) {
        change(self.0.0.lock().entry(self.1.clone()).or_default());
    }
}

impl Kept {
    fn handle(&self, key: &Key) -> Arc<Handle> {
        let labels = key
            .labels()
            .map(|label| format!("{}={}", label.key(), label.value()));
        let labels: Vec<_> = labels.collect();
        let name = format!("{} {}", key.name(), labels.join(","));
        Arc::new(Handle(self.clone(), name))
    }

    fn describe(&self, name: KeyName, description: SharedString) {
        let handle = Handle(self.clone(), name.as_str().to_owned());
        handle.with(|series| series.description.push_str(&description));
    }

    fn get(&self, series: &str) -> Series {
        let all = self.0.lock();
        all.get(series)
            .cloned()
            .unwrap_or_else(|| panic!("no {series}: {:?}", all.keys()))
    }
}

impl CounterFn for Handle {
    fn increment(&self, by: u64) {
        self.with(|series| series.counter += by);
    }

    fn absolute(&self, _: u64) {
        panic!("exporters to OpenTelemetry do not support it");
    }
}

impl GaugeFn for Handle {
    fn increment(&self, by: f64) {
        self.with(|series| series.gauge += by);
    }

    fn decrement(&self, by: f64) {
        self.with(|series| series.gauge -= by);
    }

    fn set(&self, value: f64) {
        self.with(|series| series.gauge = value);
    }
}

impl HistogramFn for Handle {
    fn record(&self, value: f64) {
        self.with(|series| series.observed.push(value));
    }
}

impl Recorder for Kept {
    fn describe_counter(&self, key: KeyName, _: Option<Unit>, description: SharedString) {
        self.describe(key, description);
    }

    fn describe_gauge(&self, key: KeyName, _: Option<Unit>, description: SharedString) {
        self.describe(key, description);
    }

    fn describe_histogram(&self, key: KeyName, _: Option<Unit>, description: SharedString) {
        self.describe(key, description);
    }

    fn register_counter(&self, key: &Key, _: &Metadata<'_>) -> Counter {
        Counter::from_arc(self.handle(key))
    }

    fn register_gauge(&self, key: &Key, _: &Metadata<'_>) -> Gauge {
        Gauge::from_arc(self.handle(key))
    }

    fn register_histogram(&self, key: &Key, _: &Metadata<'_>) -> Histogram {
        Histogram::from_arc(self.handle(key))
    }
}

#[tokio::test(start_paused = true)]
async fn all_figures_go_to_the_recorder_of_the_metrics_crate() {
    let world = World::new().await;
    world.make("default", "a").await;
    world.make("default", "b").await;
    let maps = world.maps();
    maps.add_handler(Handler::new().name("printer")).expect("open");
    let runner = Controller::new(&maps)
        .name("keeper")
        .reconcile(async |_, _| Ok::<_, std::io::Error>(Action::done()));
    let inspector = Inspector::new().informer(&maps).controller(&runner);
    let (_running, stop) = run(&runner);
    runner.quiet().await;
    let (kept, mut publisher) = (Kept::default(), MetricsPublisher::new(&inspector));
    publisher.publish_to(&kept);
    publisher.publish_to(&kept);

    let of = "name=configmaps,group=,version=v1,resource=configmaps";
    assert_eq!(kept.get(&format!("informer_objects {of}")).gauge, 2.0);
    assert_eq!(kept.get("informer_objects").description, "Objects in the cache.");
    let total = "controller_runtime_reconcile_total controller=keeper,result=success";
    assert_eq!(kept.get(total).counter, 2, "the second time adds nothing");
    let time = "controller_runtime_reconcile_time_seconds controller=keeper";
    assert_eq!(kept.get(time).observed.len(), 2);
    let busy = "informer_handler_busy_seconds_total name=configmaps,handler=printer";
    assert_eq!(kept.get(busy).counter, 0, "a counter of seconds is a gauge");

    world.make("default", "c").await;
    until("it is reconciled", || runner.stats().succeeded == 3).await;
    metrics::with_local_recorder(&kept, || publisher.publish());
    assert_eq!(kept.get(total).counter, 3);
    assert_eq!(kept.get(time).observed.len(), 3);
    stop.cancel();

    // Every family of the text is published, too.
    let text = inspector.metrics();
    let families = text.lines().filter_map(|line| line.strip_prefix("# TYPE "));
    for family in families.filter_map(|family| family.split(' ').next()) {
        assert!(!kept.get(family).description.is_empty());
    }
}

/// A subscriber that keeps the spans of reconciles, as `tracing-opentelemetry` would export them.
#[derive(Clone, Default)]
struct Spans(Arc<Mutex<Vec<BTreeMap<String, String>>>>);

struct Fields<'a>(&'a mut BTreeMap<String, String>);

impl Visit for Fields<'_> {
    fn record_debug(&mut self, field: &Field, value: &dyn std::fmt::Debug) {
        self.0.insert(field.name().to_owned(), format!("{value:?}"));
    }
}

impl tracing::Subscriber for Spans {
    fn enabled(&self, metadata: &tracing::Metadata<'_>) -> bool {
        metadata.is_span() && metadata.name() == "reconcile"
    }

    fn new_span(&self, span: &Attributes<'_>) -> Id {
        let mut fields = BTreeMap::new();
        span.record(&mut Fields(&mut fields));
        let mut all = self.0.lock();
        all.push(fields);
        Id::from_u64(all.len() as u64)
    }

    fn record(&self, span: &Id, values: &Record<'_>) {
        let mut all = self.0.lock();
        values.record(&mut Fields(&mut all[span.into_u64() as usize - 1]));
    }

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn event(&self, _: &tracing::Event<'_>) {}

    fn enter(&self, span: &Id) {
        let mut all = self.0.lock();
        all[span.into_u64() as usize - 1].insert("entered".to_owned(), "yes".to_owned());
    }

    fn exit(&self, _: &Id) {}
}

/// In a process of its own. As long as a process has one subscriber, `tracing` asks the thread that
/// reaches a span first whether anybody listens and keeps the answer for all threads; the thread of
/// another test has no subscriber.
#[test]
fn a_reconcile_is_a_span() {
    const ALONE: &str = "KUBE_INFORMER_SPAN_TEST_ALONE";
    if std::env::var_os(ALONE).is_some() {
        let mut runtime = tokio::runtime::Builder::new_current_thread();
        let runtime = runtime.enable_all().start_paused(true).build();
        return runtime.expect("a runtime").block_on(reconciles_are_spans());
    }
    let this = std::env::current_exe().expect("the test program");
    let ran = std::process::Command::new(this)
        .args(["telemetry::a_reconcile_is_a_span", "--exact", "--nocapture"])
        .env(ALONE, "1")
        .status()
        .expect("it can be started");
    assert!(ran.success(), "{ran}");
}

async fn reconciles_are_spans() {
    let spans = Spans::default();
    let _subscribed = tracing::subscriber::set_default(spans.clone());
    let world = World::new().await;
    world.make("default", "a").await;
    let maps = world.maps();
    let runner = Controller::new(&maps)
        .name("keeper")
        .reconcile(async |_, context| match context.attempt() {
            0 => Err("not yet"),
            _ => Ok(Action::after(Duration::from_secs(3600))),
        });
    let (_running, stop) = run(&runner);
    until("it succeeds", || runner.stats().succeeded == 1).await;
    stop.cancel();
    let spans = spans.0.lock();
    let shown = |at: usize| {
        let field = |name: &str| spans[at].get(name).map_or("", String::as_str);
        [
            field("controller"),
            field("key"),
            field("attempt"),
            field("entered"),
            field("outcome"),
        ]
    };
    assert_eq!(shown(0), ["keeper", "default/a", "0", "yes", "\"not yet\""]);
    assert_eq!(shown(1), ["keeper", "default/a", "1", "yes", "\"after 3600s\""]);
    assert!(spans[0]["causes"].contains("configmaps default/a"), "{spans:?}");
    assert_eq!(spans[1]["causes"], "retry");
}
