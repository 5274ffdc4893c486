//! Takes samples of everything that is observed, every two seconds; twice a second while a client
//! follows the live stream.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Weak};
use std::time::Duration;

use parking_lot::{Mutex, RwLock};
use serde::Serialize;
use tokio::sync::broadcast;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::clock::Clock;
use super::explain::ShowValue;
use super::feed::{Feed, Latest};
use super::history::{Point, Ring, STEP, Sample};
use super::process;
use super::report::{ControllerReport, ElectionReport, InformerReport, ProcessReport, QueueReport, Report};
use super::rest_client::RestClientMetrics;
use super::runs::RunReport;
use super::shards::ShardReport;
use super::show::Shows;
use super::subject::Subject;
use super::views::{ViewReport, with_unique_names};
use crate::factory::WeakFactory;
use crate::informer::AnyWeakInformer;
use crate::object::ObjectKey;
use crate::view::AnyView;

/// The state that the clones of an inspector share.
///
/// Lock order: `shows`, then `targets`, then the locks of a factory; `known`, then the locks of
/// an informer. The others are never held together with another lock.
pub(super) struct InspectorState {
    pub(super) clock: Clock,
    process: ProcessReport,
    pub(super) shows: RwLock<Shows>,
    pub(super) targets: Mutex<ObservedTargets>,
    /// What is remembered of an informer between two samples.
    known: Mutex<HashMap<usize, KnownInformer>>,
    pub(super) history: Mutex<Ring>,
    pub(super) latest: Mutex<Latest>,
    /// The live stream.
    pub(super) news: broadcast::Sender<LiveItem>,
    pub(super) started: AtomicBool,
    /// Whether the server may be asked for columns and objects.
    pub(super) requests: AtomicBool,
    /// Cancelled when the inspector stops.
    pub(super) stop: CancellationToken,
    #[cfg(feature = "inspect")]
    pub(super) access: super::web::AccessRules,
}

#[derive(Default)]
pub(super) struct ObservedTargets {
    pub(super) factories: Vec<WeakFactory>,
    pub(super) informers: Vec<Arc<dyn AnyWeakInformer>>,
    pub(super) controllers: Vec<ObserveController>,
    pub(super) queues: Vec<Box<dyn Fn() -> Option<QueueReport> + Send + Sync>>,
    pub(super) elections: Vec<Box<dyn Fn() -> ElectionReport + Send + Sync>>,
    pub(super) clients: Vec<RestClientMetrics>,
    pub(super) runs: Vec<ObserveRuns>,
    pub(super) views: Vec<ObserveView>,
    pub(super) explained: Vec<ExplainView>,
    /// How values of derived collections are shown, by the number of the collection.
    pub(super) values: HashMap<u64, ShowValue>,
    pub(super) shards: Vec<Box<dyn Fn() -> Option<ShardReport> + Send + Sync>>,
}

/// Returns the latest runs of a controller: of a key, or of the keys that were reconciled last. `None` once the
/// controller is gone.
pub(super) type ObserveRuns = Box<dyn Fn(Option<&ObjectKey>, &Clock) -> Option<Vec<RunReport>> + Send + Sync>;

/// Returns `None` once the view is gone.
pub(super) type ObserveView = Box<dyn Fn(&Clock) -> Option<ViewReport> + Send + Sync>;

/// Returns `None` once the view is gone.
pub(super) type ExplainView = Arc<dyn Fn() -> Option<Box<dyn AnyView>> + Send + Sync>;

/// Returns `None` once the controller is gone.
pub(super) type ObserveController = Box<dyn Fn(&Clock) -> Option<ControllerReport> + Send + Sync>;

/// What is remembered of an informer between two samples.
pub(super) struct KnownInformer {
    name: Arc<str>,
    /// The approximate size of an object in bytes.
    weight: Option<u64>,
    weighed: Option<Instant>,
    feed: Option<Feed>,
    /// Whether the objects could be shown when the feed was created.
    shown: bool,
    seen: bool,
}

/// An item of the live stream, as JSON.
#[derive(Debug, Clone)]
#[cfg_attr(not(feature = "inspect"), expect(dead_code, reason = "only the page follows"))]
pub(super) enum LiveItem {
    Report(Arc<str>),
    Sample(Arc<str>),
    Changes(Arc<str>),
}

impl InspectorState {
    pub(super) fn new() -> Self {
        let clock = Clock::new();
        Self {
            clock,
            process: ProcessReport {
                name: process::name(),
                pid: std::process::id(),
                started: clock.started(),
            },
            shows: RwLock::new(Shows::new()),
            targets: Mutex::new(ObservedTargets::default()),
            known: Mutex::new(HashMap::new()),
            history: Mutex::new(Ring::new()),
            latest: Mutex::new(Latest::new()),
            news: broadcast::Sender::new(FOLLOWED),
            started: AtomicBool::new(false),
            requests: AtomicBool::new(true),
            stop: CancellationToken::new(),
            #[cfg(feature = "inspect")]
            access: super::web::AccessRules::new(),
        }
    }

    /// All informers that exist.
    pub(super) fn subjects(&self) -> Vec<Subject> {
        let shows = self.shows.read();
        let targets = self.targets.lock();
        let made = targets.factories.iter().flat_map(WeakFactory::informers);
        let made = made.map(|informer| (informer, false));
        let own = targets
            .informers
            .iter()
            .map(|informer| (Arc::clone(informer), true));
        let mut subjects: Vec<Subject> = Vec::new();
        for (informer, opaque) in made.chain(own) {
            if subjects.iter().all(|other| other.id() != informer.id()) {
                subjects.push(Subject::new(informer, &shows, opaque));
            }
        }
        subjects
    }

    pub(super) fn find(&self, name: &str) -> Option<Subject> {
        self.report(&mut |_, _| ());
        let id = {
            let known = self.known.lock();
            known
                .iter()
                .find(|(_, known)| &*known.name == name)
                .map(|(id, _)| *id)
        }?;
        self.subjects().into_iter().find(|subject| subject.id() == id)
    }

    /// Creates a report. `each` is called for every informer, and may change what is remembered of
    /// it.
    pub(super) fn report(&self, each: &mut dyn FnMut(&Subject, &mut KnownInformer)) -> Report {
        let subjects = self.subjects();
        let mut known = self.known.lock();
        known.values_mut().for_each(|known| known.seen = false);
        let mut informers = Vec::with_capacity(subjects.len());
        for subject in &subjects {
            let Some(status) = subject.status() else {
                continue;
            };
            if !known.contains_key(&subject.id()) {
                let name = unique(&status.name, &known);
                known.insert(
                    subject.id(),
                    KnownInformer {
                        name,
                        weight: None,
                        weighed: None,
                        feed: None,
                        shown: false,
                        seen: true,
                    },
                );
            }
            let Some(remembered) = known.get_mut(&subject.id()) else {
                continue;
            };
            remembered.seen = true;
            each(subject, remembered);
            let bytes = match (status.objects as u64, remembered.weight) {
                (0, _) if subject.shown() => Some(0),
                (objects, weight) => weight.map(|weight| weight * objects),
            };
            informers.push(InformerReport::of(
                Arc::clone(&remembered.name),
                status,
                bytes,
                subject.shown(),
                &self.clock,
            ));
        }
        known.retain(|_, known| known.seen);
        drop(known);
        let targets = self.targets.lock();
        let controllers = targets.controllers.iter();
        let queues = targets.queues.iter();
        let views = targets.views.iter();
        Report {
            process: self.process.clone(),
            informers,
            controllers: controllers.filter_map(|report| report(&self.clock)).collect(),
            queues: queues.filter_map(|report| report()).collect(),
            elections: targets.elections.iter().map(|report| report()).collect(),
            views: with_unique_names(views.filter_map(|report| report(&self.clock)).collect()),
            shards: targets.shards.iter().filter_map(|report| report()).collect(),
        }
    }

    /// Takes a sample, publishes the changes to the live stream, and returns the report.
    fn observe(&self, sampled: bool, followed: bool) -> Report {
        let mut changes = Vec::new();
        let mut weigh = WEIGHED;
        let mut compare = if followed { COMPARED } else { 0 };
        let report = self.report(&mut |subject, known| {
            if known.feed.is_none() || known.shown != subject.shown() {
                known.shown = subject.shown();
                known.feed = subject.feed();
            }
            let due = known.weighed.is_none_or(|at| at.elapsed() > WEIGHED_EVERY);
            if due
                && weigh > 0
                && let Some(weight) = subject.weight()
            {
                weigh -= 1;
                known.weight = Some(weight);
                known.weighed = Some(Instant::now());
            }
            if let Some(feed) = &mut known.feed {
                changes.extend(feed.news(&known.name, &self.clock, &mut compare));
            }
        });
        if !changes.is_empty() {
            let numbered = self.latest.lock().add(changes);
            self.publish(LiveItem::Changes, &numbered);
        }
        if sampled {
            let sample = self.sample(&report);
            self.publish(LiveItem::Sample, &sample);
            self.history.lock().add(sample);
        }
        report
    }

    fn sample(&self, report: &Report) -> Sample {
        let now = self.clock.now();
        let point = |informer: &InformerReport| {
            let waiting = informer.handlers.iter().map(|handler| handler.waiting as u64);
            let since = informer
                .handlers
                .iter()
                .filter_map(|handler| handler.waiting_since);
            Point {
                events: informer.events,
                objects: informer.objects as u64,
                bytes: informer.bytes,
                waiting: waiting.max().unwrap_or_default(),
                behind: since.min().map_or(0, |since| now.saturating_sub(since)),
            }
        };
        let informers = report.informers.iter();
        let queues = report
            .controllers
            .iter()
            .map(|controller| &controller.queue)
            .chain(&report.queues);
        Sample {
            at: now,
            memory: process::memory(),
            informers: informers
                .map(|informer| (Arc::clone(&informer.name), point(informer)))
                .collect(),
            queues: queues
                .map(|queue| (Arc::clone(&queue.name), queue.depth as u64))
                .collect::<BTreeMap<_, _>>(),
        }
    }

    fn publish(&self, news: fn(Arc<str>) -> LiveItem, what: &impl Serialize) {
        if self.news.receiver_count() > 0
            && let Ok(json) = serde_json::to_string(what)
        {
            // An error means that the last client has just disconnected.
            let _ = self.news.send(news(json.into()));
        }
    }
}

/// Takes samples and feeds the live stream, until the inspector is dropped or stopped.
pub(super) async fn sample(inspector: Weak<InspectorState>, stop: CancellationToken) {
    let mut ticks = tokio::time::interval(TICK);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let per_sample = u64::try_from(STEP.as_millis() / TICK.as_millis()).unwrap_or(1);
    let mut published: Option<Report> = None;
    for tick in 0u64.. {
        tokio::select! {
            () = stop.cancelled() => return,
            _ = ticks.tick() => {}
        }
        let Some(inspector) = inspector.upgrade() else {
            return;
        };
        let sampled = tick % per_sample == 0;
        let followed = inspector.news.receiver_count() > 0;
        if !sampled && !followed {
            continue;
        }
        let report = inspector.observe(sampled, followed);
        if followed && published.as_ref() != Some(&report) {
            inspector.publish(LiveItem::Report, &report);
            published = Some(report);
        }
    }
}

/// A name that no other informer has (B59).
fn unique(wanted: &Arc<str>, known: &HashMap<usize, KnownInformer>) -> Arc<str> {
    let taken = |name: &str| known.values().any(|known| &*known.name == name);
    let numbered = (2..).map(|n| format!("{wanted} #{n}").into());
    std::iter::once(Arc::clone(wanted))
        .chain(numbered)
        .find(|name| !taken(name))
        .unwrap_or_else(|| Arc::clone(wanted))
}

/// The interval of the live stream.
const TICK: Duration = Duration::from_millis(500);
/// The number of informers whose size is estimated per sample, because an estimate takes
/// milliseconds. [`WEIGHED_EVERY`] is the interval for each.
const WEIGHED: usize = 3;
const WEIGHED_EVERY: Duration = Duration::from_secs(30);
/// The number of updates that are compared field by field per sample.
const COMPARED: usize = 100;
/// How many items a client of the live stream may be behind before it receives everything again.
const FOLLOWED: usize = 64;
