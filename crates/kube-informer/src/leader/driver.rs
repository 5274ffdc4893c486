//! Does what the machine says, on tokio, over `kube::Client`.
//!
//! Knows: requests, timers, a task. Never learns: a rule. An `if` about leases in here belongs in the machine.

use std::any::Any;
use std::fmt;
use std::future::{Future, pending};
use std::hash::{BuildHasher, RandomState};
use std::panic::resume_unwind;
use std::pin::Pin;
use std::time::Duration;

use futures::FutureExt;
use futures::future::BoxFuture;
use http::{Method, Request};
use kube::Client;
use serde_json::Value;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{Instant, Sleep};
use tokio_util::sync::CancellationToken;

use super::config::{Config, InvalidConfig};
use super::machine::{Effect, Input, Machine, Timer};
use super::record::{self, Lease};
use super::state::{Fence, LeaderState};

/// Takes part in an election, and works while it leads.
///
/// Promised (B64):
/// 1. The work runs only while we hold the lease, by our own clock: its token is cancelled when we have not renewed for
///    [`Config::renew_deadline`], when we see that the lease is another's, and when we are told to stop.
/// 2. Others take a lease over only when they saw no change of it for its whole duration, which is longer.
/// 3. The work is waited for. Told to stop, we keep renewing until it has ended, and only then give the lease back; so the next one
///    begins after we ended. (client-go gives back at once.)
/// 4. What is given back is what the server just said is ours, never another's. Then others need not wait for it to run
///    out: the next one looks within 2.2 [retry periods](Config::retry_period).
/// 5. Each term has another [`Fence`], and later terms greater ones.
/// 6. The records are client-go's: replicas in Go and Rust can share a lease.
///
/// Not promised: that an old leader does nothing. A process that is stopped for longer than the lease lasts, or whose work does
/// not heed its token, goes on when it wakes, for a moment or for ever. Where that must not do harm, hand the fence
/// to whoever you write to. Nor that there is a leader at all: while the API server does not answer, nobody begins. Nor that a
/// machine that sleeps counts the time it slept.
///
/// Cost: the leader writes every [`Config::retry_period`], others read about as often. One request at a time.
///
/// Give it a client that does not retry by itself (`kube::Config::default_retry = false`): an old attempt must not arrive late.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use kube_informer::leader::{Config, LeaderElector, Outcome};
/// use tokio_util::sync::CancellationToken;
///
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// # let client = sandbox.client();
/// let shutdown = CancellationToken::new();
/// let mut elector = LeaderElector::new(client, Config::new("default", "my-controller", "replica-1"))?;
/// # let stop = shutdown.clone();
/// let outcome = elector
///     .run(
///         async move |leading| {
///             println!("I lead, as {}", leading.fence());
/// #           stop.cancel();
///             leading.cancelled().await; // …run controllers until then
///             "done"
///         },
///         shutdown,
///     )
///     .await;
/// assert_eq!(outcome, Outcome::Stopped("done"));
/// # Ok(()) }
/// ```
pub struct LeaderElector {
    client: Client,
    config: Config,
    seed: u64,
    state: watch::Sender<LeaderState>,
}

/// How a run came to its end. The work has ended in each case.
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use = "it says whether the lease was lost"]
pub enum Outcome<R> {
    /// Told to stop before we ever led.
    NeverLed,
    /// The work ended by itself, and the lease was given back.
    Finished(R),
    /// Told to stop; the work ended, and the lease was given back.
    Stopped(R),
    /// The lease was lost; the work was told to end, and did. Most programs end now too; those that do not may run again.
    Lost(R),
}

/// Handed to the work: which term it is, and when it is over.
///
/// For an example see [`LeaderElector`].
#[derive(Debug, Clone)]
pub struct Leading {
    fence: Fence,
    token: CancellationToken,
    state: watch::Receiver<LeaderState>,
}

impl Leading {
    /// What tells this term from all others. Hand it to whoever has to refuse old leaders.
    pub fn fence(&self) -> &Fence {
        &self.fence
    }

    /// Cancelled when the work has to end.
    pub fn token(&self) -> &CancellationToken {
        &self.token
    }

    /// Waits until the work has to end.
    pub async fn cancelled(&self) {
        self.token.cancelled().await;
    }

    /// Whether we lead, by a look at the clock: also right after a long stop, when nobody has had time to cancel anything. Ask
    /// before what cannot be undone; it narrows the gap, and only the [fence](Self::fence) closes it.
    pub fn is_valid(&self) -> bool {
        !self.token.is_cancelled()
            && self
                .state
                .borrow()
                .valid_until
                .is_some_and(|until| Instant::now() < until)
    }
}

impl LeaderElector {
    /// An elector that has not begun.
    ///
    /// # Errors
    /// The configuration is wrong; the error says all that is.
    pub fn new(client: Client, config: Config) -> Result<Self, InvalidConfig> {
        config.validate()?;
        Ok(Self {
            client,
            config,
            // The standard library's hash keys are chance enough to keep replicas from moving in step.
            seed: RandomState::new().hash_one(0u64),
            state: watch::Sender::default(),
        })
    }

    /// Makes the jitter repeatable.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use kube_informer::leader::{Config, LeaderElector};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let elector = LeaderElector::new(sandbox.client(), Config::new("default", "lease", "me"))?.seed(7);
    /// # let _ = elector;
    /// # Ok(()) }
    /// ```
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// How the election stands, now and whenever it changes; also while it [runs](Self::run).
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use kube_informer::leader::{Config, LeaderElector};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let elector = LeaderElector::new(sandbox.client(), Config::new("default", "lease", "me"))?;
    /// assert!(!elector.state().borrow().is_leader());
    /// # Ok(()) }
    /// ```
    pub fn state(&self) -> watch::Receiver<LeaderState> {
        self.state.subscribe()
    }

    /// Waits until we lead, does the work, and gives the lease back: one term at most. Caches can be filled before: what is
    /// started outside the work does not wait for the lease.
    ///
    /// The work is a task of its own, so that it does not hold up renewals as long as the runtime has another thread. It has to end
    /// when its token is cancelled.
    ///
    /// # Cancel safety
    /// Dropping the future aborts the work and gives nothing back: others wait until the lease has run out. Cancel
    /// `shutdown` instead.
    ///
    /// # Panics
    /// If the work panics, the lease is given back and the panic goes on here.
    pub async fn run<F, Fut>(&mut self, work: F, shutdown: CancellationToken) -> Outcome<Fut::Output>
    where
        F: FnOnce(Leading) -> Fut,
        Fut: Future + Send + 'static,
        Fut::Output: Send + 'static,
    {
        // If an earlier run was dropped in the middle, its term is over. The counters go on.
        self.state.send_modify(|state| {
            state.fence = None;
            state.valid_until = None;
        });
        self.seed = self.seed.wrapping_add(1);
        let mut term = Term {
            elector: self,
            machine: Machine::new(self.config.clone(), self.seed),
            began: Instant::now(),
            wall: jiff::Timestamp::now(),
            request: None,
            timers: Timers::default(),
            work: Some(work),
            task: None,
            token: CancellationToken::new(),
            output: None,
        };
        term.run(shutdown).await
    }
}

impl fmt::Debug for LeaderElector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LeaderElector")
            .field("config", &self.config)
            .finish_non_exhaustive()
    }
}

/// One run.
struct Term<'a, F, R> {
    elector: &'a LeaderElector,
    machine: Machine,
    began: Instant,
    /// What the wall clock said when we began: only for others to read.
    wall: jiff::Timestamp,
    request: Option<BoxFuture<'static, Answer>>,
    timers: Timers,
    work: Option<F>,
    task: Option<Task<R>>,
    token: CancellationToken,
    output: Option<Result<R, Box<dyn Any + Send>>>,
}

impl<F, Fut> Term<'_, F, Fut::Output>
where
    F: FnOnce(Leading) -> Fut,
    Fut: Future + Send + 'static,
    Fut::Output: Send + 'static,
{
    async fn run(&mut self, shutdown: CancellationToken) -> Outcome<Fut::Output> {
        let (mut input, mut effects, mut stopped) = (Input::Started, Vec::new(), false);
        loop {
            self.machine.on(self.began.elapsed(), input, &mut effects);
            self.tell_leader();
            for effect in effects.drain(..) {
                if let Effect::End { lost } = effect {
                    return self.outcome(lost, stopped);
                }
                self.perform(effect);
            }
            input = tokio::select! {
                biased;
                () = shutdown.cancelled(), if !stopped => {
                    stopped = true;
                    Input::Stopped
                }
                timer = self.timers.fired() => Input::Fired(timer),
                output = finished(&mut self.task) => {
                    self.task = None;
                    self.output = Some(output);
                    Input::WorkEnded
                }
                answer = answered(&mut self.request) => {
                    self.request = None;
                    self.heard(answer)
                }
            };
        }
    }

    fn perform(&mut self, effect: Effect) {
        let state = &self.elector.state;
        match effect {
            Effect::Get => self.request = Some(self.ask(Method::GET, None)),
            Effect::Create(write) => {
                let config = &self.elector.config;
                let lease = record::fresh(&config.namespace, &config.name, &write, &self.now());
                self.request = Some(self.ask(Method::POST, Some(lease)));
            }
            Effect::Update(lease, write) => {
                let lease = lease.with(&write, &self.now());
                self.request = Some(self.ask(Method::PUT, Some(lease)));
            }
            Effect::Abandon => self.request = None,
            Effect::Wait(timer, pause) => self.timers.set(timer, pause),
            Effect::Forget(timer) => self.timers.forget(timer),
            Effect::Lead(fence) => {
                state.send_modify(|state| state.fence = Some(fence.clone()));
                let leading = Leading {
                    fence,
                    token: self.token.clone(),
                    state: state.subscribe(),
                };
                if let Some(work) = self.work.take() {
                    self.task = Some(Task(tokio::spawn(work(leading))));
                }
            }
            Effect::Good(left) => state.send_modify(|state| {
                state.valid_until = Some(Instant::now() + left);
                state.renewals += 1;
            }),
            Effect::Lose => state.send_modify(|state| state.fence = None),
            Effect::Cancel => self.token.cancel(),
            Effect::SlowPath => state.send_modify(|state| state.slow_paths += 1),
            Effect::End { .. } => {}
        }
    }

    fn ask(&self, method: Method, body: Option<Value>) -> BoxFuture<'static, Answer> {
        let config = &self.elector.config;
        let mut path = format!(
            "/apis/coordination.k8s.io/v1/namespaces/{}/leases",
            config.namespace
        );
        if method != Method::POST {
            path = format!("{path}/{}", config.name);
        }
        let client = self.elector.client.clone();
        async move {
            let body = body.map_or_else(Vec::new, |body| body.to_string().into_bytes());
            let request = Request::builder()
                .method(method.clone())
                .uri(path)
                .header(http::header::CONTENT_TYPE, "application/json")
                .body(body);
            let answer = match request {
                Ok(request) => client.request::<Value>(request).await,
                Err(error) => return Answer::Failed(error.to_string()),
            };
            match answer {
                Ok(object) => match Lease::read(object) {
                    Some(lease) if method == Method::GET => Answer::Fetched(lease),
                    Some(lease) => Answer::Written(lease),
                    None => Answer::Failed("the answer is no lease".to_owned()),
                },
                Err(kube::Error::Api(status)) => match (status.code, method) {
                    (404, Method::GET) => Answer::Missing,
                    // A lease that is gone is as different from what we knew as one that changed.
                    (409, _) | (404, Method::PUT) => Answer::Conflicted(status.message.clone()),
                    (code, _) => Answer::Failed(format!("{code}: {}", status.message)),
                },
                Err(error) => Answer::Failed(error.to_string()),
            }
        }
        .boxed()
    }

    fn heard(&self, answer: Answer) -> Input {
        let (input, failure) = match answer {
            Answer::Fetched(lease) => (Input::Fetched(lease), None),
            Answer::Missing => (Input::Missing, None),
            Answer::Written(lease) => (Input::Written(lease), None),
            Answer::Conflicted(why) => (Input::Conflicted, Some(why)),
            Answer::Failed(why) => (Input::Failed, Some(why)),
        };
        self.elector.state.send_modify(|state| {
            state.failures += u64::from(failure.is_some());
            state.last_failure = failure;
        });
        input
    }

    fn tell_leader(&self) {
        let leader = self.machine.leader();
        self.elector.state.send_if_modified(|state| {
            let changed = state.leader.as_deref() != leader;
            if changed {
                state.changes += u64::from(leader.is_some());
                state.leader = leader.map(str::to_owned);
            }
            changed
        });
    }

    fn outcome(&mut self, lost: bool, stopped: bool) -> Outcome<Fut::Output> {
        self.elector.state.send_modify(|state| {
            state.fence = None;
            state.valid_until = None;
        });
        match self.output.take() {
            None => Outcome::NeverLed,
            Some(Err(panic)) => resume_unwind(panic),
            Some(Ok(output)) if lost => Outcome::Lost(output),
            Some(Ok(output)) if stopped => Outcome::Stopped(output),
            Some(Ok(output)) => Outcome::Finished(output),
        }
    }

    fn now(&self) -> String {
        let passed = jiff::SignedDuration::try_from(self.began.elapsed()).unwrap_or_default();
        record::micro_time(self.wall.checked_add(passed).unwrap_or(self.wall))
    }
}

/// What came of a request.
enum Answer {
    Fetched(Lease),
    Missing,
    Written(Lease),
    Conflicted(String),
    Failed(String),
}

async fn answered(request: &mut Option<BoxFuture<'static, Answer>>) -> Answer {
    match request {
        Some(request) => request.await,
        None => pending().await,
    }
}

async fn finished<R>(task: &mut Option<Task<R>>) -> Result<R, Box<dyn Any + Send>> {
    match task {
        Some(task) => match (&mut task.0).await {
            Ok(output) => Ok(output),
            Err(error) => match error.try_into_panic() {
                Ok(panic) => Err(panic),
                // Only a runtime that ends cancels it, and that ends us too.
                Err(_) => pending().await,
            },
        },
        None => pending().await,
    }
}

/// The work. It does not outlive the run.
struct Task<R>(JoinHandle<R>);

impl<R> Drop for Task<R> {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// The machine's wake-ups.
#[derive(Default)]
struct Timers {
    set: Vec<(Timer, Pin<Box<Sleep>>)>,
}

impl Timers {
    fn set(&mut self, timer: Timer, pause: Duration) {
        self.forget(timer);
        self.set.push((timer, Box::pin(tokio::time::sleep(pause))));
    }

    fn forget(&mut self, timer: Timer) {
        self.set.retain(|(t, _)| *t != timer);
    }

    async fn fired(&mut self) -> Timer {
        if self.set.is_empty() {
            return pending().await;
        }
        let sleeps = self.set.iter_mut().map(|(_, sleep)| sleep.as_mut());
        let (_, at, _) = futures::future::select_all(sleeps).await;
        self.set.swap_remove(at).0
    }
}
