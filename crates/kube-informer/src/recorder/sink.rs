//! [`EventRecorder`], and the task that writes events.

use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use jiff::Timestamp;
use k8s_openapi::api::core::v1::ObjectReference;
use k8s_openapi::api::events::v1::{Event, EventSeries};
use k8s_openapi::apimachinery::pkg::apis::meta::v1::MicroTime;
use kube::api::{Api, Patch, PatchParams, PostParams};
use kube::{Client, Resource};
use parking_lot::Mutex;
use serde_json::json;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::Instant;

use super::correlate::{Correlator, EventWrite, ObservedEvent};
use super::event::{NewEvent, at_most};

/// Records events of objects, for people who look at them with `kubectl`.
///
/// A call returns at once. A task of the recorder writes, and a failed write is retried; nothing waits for it. Events are
/// best effort: they are dropped if 1,000 of them wait, if an object causes too many, or if the server refuses them.
/// [`stats`](Self::stats) counts them. The limits are those of client-go; see [the module](super).
///
/// Clones are handles of the same recorder. When the last one is dropped, the task writes what waits, and ends.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # use {k8s_openapi::api::{core::v1::ConfigMap, events::v1::Event}, kube::api::{Api, ListParams, PostParams}};
/// use kube_informer::recorder::{EventRecorder, NewEvent};
///
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// # let client = sandbox.client();
/// # let maps: Api<ConfigMap> = Api::default_namespaced(client.clone());
/// # let map = serde_json::from_value(serde_json::json!({"metadata": {"name": "settings"}}))?;
/// # let map = maps.create(&PostParams::default(), &map).await?;
/// let recorder = EventRecorder::new(client.clone(), "example.com/site-operator");
/// recorder.record(&map, NewEvent::normal("Configured", "WriteSettings", "wrote 3 settings"));
/// recorder.shutdown().await;
///
/// let events: Api<Event> = Api::default_namespaced(client);
/// let event = events.list(&ListParams::default()).await?.items.remove(0);
/// assert_eq!(event.note.as_deref(), Some("wrote 3 settings"));
/// assert_eq!(event.regarding.unwrap().name.as_deref(), Some("settings"));
/// # Ok(()) }
/// ```
#[derive(Clone)]
pub struct EventRecorder(Arc<RecorderState>);

struct RecorderState {
    /// `None` once the recorder was shut down.
    queue: Mutex<Option<mpsc::Sender<ObservedEvent>>>,
    counts: Arc<RecorderCounts>,
    task: Mutex<Option<JoinHandle<()>>>,
}

#[derive(Default)]
struct RecorderCounts {
    created: AtomicU64,
    series: AtomicU64,
    repeated: AtomicU64,
    limited: AtomicU64,
    overflowed: AtomicU64,
    failed: AtomicU64,
}

/// The figures of a recorder. See [`EventRecorder::stats`] for an example.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[non_exhaustive]
pub struct RecorderStats {
    /// Events that were created on the server.
    pub created: u64,
    /// Updates of the series of an event.
    pub series: u64,
    /// Events that were counted in a series, and not written on their own.
    pub repeated: u64,
    /// Events that were dropped, because their object causes too many.
    pub limited: u64,
    /// Events that were dropped, because too many waited.
    pub overflowed: u64,
    /// Events that the server refused, or that could not be sent in twelve attempts.
    pub failed: u64,
}

impl EventRecorder {
    /// Starts a recorder. `controller` is the name under which its events appear, such as `example.com/site-operator`.
    /// Call it inside a tokio runtime. See [`EventRecorder`] for an example.
    pub fn new(client: Client, controller: impl Into<String>) -> Self {
        let controller = controller.into();
        let host = std::env::var("HOSTNAME").unwrap_or_else(|_| std::process::id().to_string());
        let instance = format!("{controller}-{host}");
        Self::with_instance(client, controller, instance)
    }

    /// The same, with the name of this replica. Default: the controller's name and the host's name.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use kube_informer::recorder::EventRecorder;
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let recorder = EventRecorder::with_instance(sandbox.client(), "example.com/site-operator", "replica-1");
    /// # recorder.shutdown().await;
    /// # Ok(()) }
    /// ```
    pub fn with_instance(client: Client, controller: impl Into<String>, instance: impl Into<String>) -> Self {
        let (sender, receiver) = mpsc::channel(QUEUED);
        let counts = Arc::new(RecorderCounts::default());
        let sink = EventWriter {
            client,
            controller: at_most(&controller.into(), 253).to_owned(),
            instance: at_most(&instance.into(), 128).to_owned(),
            correlator: Correlator::new(),
            written: HashMap::new(),
            retries: VecDeque::new(),
            counts: Arc::clone(&counts),
        };
        let task = tokio::spawn(sink.run(receiver));
        Self(Arc::new(RecorderState {
            queue: Mutex::new(Some(sender)),
            counts,
            task: Mutex::new(Some(task)),
        }))
    }

    /// Records an event of this object. Never waits. See [`EventRecorder`] for an example.
    #[doc(alias = "Eventf")]
    pub fn record<K: Resource>(&self, regarding: &K, event: NewEvent)
    where
        K::DynamicType: Default,
    {
        self.record_for(regarding.object_ref(&K::DynamicType::default()), event);
    }

    /// The same for an object that is only known by a reference, or whose kind is known at run time.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {k8s_openapi::api::core::v1::ObjectReference, kube_informer::recorder::{EventRecorder, NewEvent}};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # let recorder = EventRecorder::new(sandbox.client(), "example");
    /// let node = ObjectReference {
    ///     kind: Some("Node".to_owned()),
    ///     name: Some("node-7".to_owned()),
    ///     ..ObjectReference::default()
    /// };
    /// recorder.record_for(node, NewEvent::warning("DiskFull", "Observe", "the disk has 3 % left"));
    /// # recorder.shutdown().await;
    /// # Ok(()) }
    /// ```
    pub fn record_for(&self, regarding: ObjectReference, event: NewEvent) {
        let observed = ObservedEvent { regarding, event };
        let queue = self.0.queue.lock();
        let sent = queue
            .as_ref()
            .is_some_and(|queue| queue.try_send(observed).is_ok());
        if !sent {
            self.0.counts.overflowed.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// The figures so far.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use kube_informer::recorder::EventRecorder;
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # let recorder = EventRecorder::new(sandbox.client(), "example");
    /// assert_eq!(recorder.stats().created, 0);
    /// # Ok(()) }
    /// ```
    pub fn stats(&self) -> RecorderStats {
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let counts = &self.0.counts;
        RecorderStats {
            created: read(&counts.created),
            series: read(&counts.series),
            repeated: read(&counts.repeated),
            limited: read(&counts.limited),
            overflowed: read(&counts.overflowed),
            failed: read(&counts.failed),
        }
    }

    /// Writes what waits, once more each series that has changed, and ends. Further events are dropped. See
    /// [`EventRecorder`] for an example.
    pub async fn shutdown(&self) {
        drop(self.0.queue.lock().take());
        let task = self.0.task.lock().take();
        if let Some(task) = task {
            // An error means that the runtime is shutting down.
            let _ = task.await;
        }
    }
}

impl fmt::Debug for EventRecorder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("EventRecorder")
            .field("stats", &self.stats())
            .finish_non_exhaustive()
    }
}

/// The task that writes events.
struct EventWriter {
    client: Client,
    controller: String,
    instance: String,
    correlator: Correlator,
    /// The events that may still get a series, as they were created.
    written: HashMap<u64, Event>,
    retries: VecDeque<Retry>,
    counts: Arc<RecorderCounts>,
}

struct Retry {
    due: Instant,
    attempts: u32,
    event: u64,
}

impl EventWriter {
    async fn run(mut self, mut queue: mpsc::Receiver<ObservedEvent>) {
        let mut ticks = tokio::time::interval(TICK);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            let retry = self
                .retries
                .front()
                .map_or_else(|| Instant::now() + TICK, |retry| retry.due);
            tokio::select! {
                biased;
                observed = queue.recv() => match observed {
                    Some(observed) => self.observe(observed).await,
                    None => break,
                },
                () = tokio::time::sleep_until(retry) => self.retry().await,
                _ = ticks.tick() => self.tick(Instant::now()).await,
            }
        }
        // Every series is over now.
        self.tick(Instant::now() + Duration::from_secs(86_400)).await;
    }

    async fn observe(&mut self, observed: ObservedEvent) {
        match self.correlator.observe(Instant::now(), observed) {
            EventWrite::Create(number, observed) => {
                let event = self.event(*observed);
                self.written.insert(number, event);
                self.write(number, 1).await;
            }
            EventWrite::Series { event, count, last } => self.series(event, count, last).await,
            EventWrite::Nothing => {
                self.counts.repeated.fetch_add(1, Ordering::Relaxed);
            }
            EventWrite::Limited => {
                self.counts.limited.fetch_add(1, Ordering::Relaxed);
            }
        }
    }

    async fn tick(&mut self, now: Instant) {
        for write in self.correlator.tick(now) {
            if let EventWrite::Series { event, count, last } = write {
                self.series(event, count, last).await;
            }
        }
        let Self {
            written,
            correlator,
            retries,
            ..
        } = self;
        written.retain(|number, _| {
            correlator.is_alive(*number) || retries.iter().any(|retry| retry.event == *number)
        });
    }

    async fn series(&mut self, number: u64, count: i32, last: Instant) {
        let Some(event) = self.written.get_mut(&number) else {
            return;
        };
        let ago = i64::try_from(last.elapsed().as_millis()).unwrap_or(i64::MAX);
        let now = Timestamp::now();
        let at = now
            .checked_sub(jiff::SignedDuration::from_millis(ago))
            .unwrap_or(now);
        event.series = Some(EventSeries {
            count,
            last_observed_time: MicroTime(at),
        });
        self.write(number, 1).await;
    }

    async fn retry(&mut self) {
        if let Some(retry) = self.retries.pop_front() {
            self.write(retry.event, retry.attempts + 1).await;
        }
    }

    /// Creates the event, or updates its series.
    async fn write(&mut self, number: u64, attempt: u32) {
        let Some(event) = self.written.get(&number).cloned() else {
            return;
        };
        // A retry of this event that waits writes the newest state, too.
        self.retries.retain(|retry| retry.event != number);
        let sent = tokio::time::timeout(PATIENCE, self.send(&event)).await;
        let error = match &sent {
            Ok(Ok(())) => {
                let counter = if event.series.is_some() {
                    &self.counts.series
                } else {
                    &self.counts.created
                };
                counter.fetch_add(1, Ordering::Relaxed);
                return;
            }
            Ok(Err(error)) => error.to_string(),
            Err(_) => format!("no answer within {PATIENCE:?}"),
        };
        let refused = matches!(&sent, Ok(Err(kube::Error::Api(status))) if (400..500).contains(&status.code) && status.code != 429);
        if refused || attempt >= ATTEMPTS {
            self.counts.failed.fetch_add(1, Ordering::Relaxed);
            tracing::warn!(controller = %self.controller, "an event was not written: {error}");
            return;
        }
        if self.retries.len() == QUEUED {
            self.retries.pop_front();
            self.counts.failed.fetch_add(1, Ordering::Relaxed);
        }
        self.retries.push_back(Retry {
            due: Instant::now() + PAUSE,
            attempts: attempt,
            event: number,
        });
    }

    async fn send(&self, event: &Event) -> Result<(), kube::Error> {
        let namespace = event.metadata.namespace.as_deref().unwrap_or("default");
        let events: Api<Event> = Api::namespaced(self.client.clone(), namespace);
        let name = event.metadata.name.as_deref().unwrap_or_default();
        if let Some(series) = &event.series {
            let patch = Patch::Merge(json!({"series": series}));
            match events.patch(name, &PatchParams::default(), &patch).await {
                // It was deleted meanwhile, or never created: events live for an hour.
                Err(kube::Error::Api(status)) if status.code == 404 => {}
                answer => return answer.map(drop),
            }
        }
        match events.create(&PostParams::default(), event).await {
            // An earlier attempt was executed, and its answer was lost.
            Err(kube::Error::Api(status)) if status.code == 409 => Ok(()),
            answer => answer.map(drop),
        }
    }

    fn event(&self, observed: ObservedEvent) -> Event {
        let ObservedEvent { regarding, event } = observed;
        let now = Timestamp::now();
        let object = regarding.name.as_deref().unwrap_or_default();
        let mut created = Event {
            action: Some(at_most(&event.action, 128).to_owned()),
            event_time: Some(MicroTime(now)),
            note: Some(at_most(&event.note, 1024).to_owned()),
            reason: Some(at_most(&event.reason, 128).to_owned()),
            related: event.related,
            reporting_controller: Some(self.controller.clone()),
            reporting_instance: Some(self.instance.clone()),
            type_: Some(if event.warning { "Warning" } else { "Normal" }.to_owned()),
            ..Event::default()
        };
        // The random part keeps two events of one nanosecond apart.
        let name = format!(
            "{}.{:x}{:04x}",
            at_most(object, 200),
            now.as_nanosecond(),
            fastrand::u16(..)
        );
        created.metadata.name = Some(name);
        created.metadata.namespace = Some(
            regarding
                .namespace
                .clone()
                .unwrap_or_else(|| "default".to_owned()),
        );
        created.regarding = Some(regarding);
        created
    }
}

/// The number of events that may wait.
const QUEUED: usize = 1_000;
/// The number of attempts to write an event, and the pause between them.
const ATTEMPTS: u32 = 12;
const PAUSE: Duration = Duration::from_secs(10);
/// The time limit of a request.
const PATIENCE: Duration = Duration::from_secs(30);
/// How often series are looked at.
const TICK: Duration = Duration::from_secs(30);
