//! Runs the election machine on tokio, over `kube::Client`.
//!
//! This file may touch requests, timers and the task of the work. It contains no rules: an `if` about leases belongs in
//! the machine.

use std::any::Any;
use std::fmt;
use std::future::{Future, pending};
use std::panic::resume_unwind;

use futures::FutureExt;
use futures::future::BoxFuture;
use http::{Method, Request};
use kube::Client;
use serde_json::Value;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::config::{Config, InvalidConfig};
use super::machine::{Effect, Input, Machine, Timer};
use super::record::{self, Lease};
use super::state::{Fence, LeaderState};
use crate::saturate::later;
use crate::timers::Timers;

/// Takes part in an election, and runs the work while this replica is the leader.
///
/// Promised (B64):
/// 1. The work runs only while this replica holds the lease, by its own clock. The work's token is cancelled when the
///    lease has not been renewed for [`Config::renew_deadline`], when another replica holds the lease, and on shutdown.
/// 2. A standby takes a lease over only when it has observed no change for the lease's whole duration, which is longer.
/// 3. The elector waits for the work. On shutdown it keeps renewing until the work has ended, and only then releases
///    the lease; so the next leader begins after this one has ended. (client-go releases at once.)
/// 4. The elector releases a lease only if the server has just confirmed that this replica holds it. Then a standby
///    need not wait for the lease to expire: the next one looks within 2.2 [retry periods](Config::retry_period).
/// 5. Each term has its own [`Fence`], and later terms have greater ones.
/// 6. The records are client-go's: replicas in Go and Rust can share a lease.
///
/// Not promised: that a former leader does nothing. A process that was suspended for longer than the lease lasts, or
/// whose work ignores its token, continues when it wakes up, for a moment or forever. Where that is harmful, pass the
/// fence to the system that you write to. Not promised either: that there is a leader at all (while the API server does
/// not answer, no term begins), or that a machine that sleeps counts the time it slept.
///
/// Cost: the leader writes every [`Config::retry_period`], a standby reads about as often. One request at a time.
///
/// Use a client that does not retry by itself (`kube::Config::default_retry = false`): an old attempt must not arrive
/// late.
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

/// How a run ended. The work has ended in each case.
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use = "it says whether the lease was lost"]
pub enum Outcome<R> {
    /// Shutdown was requested before this replica ever led.
    NeverLed,
    /// The work ended by itself, and the lease was released.
    Finished(R),
    /// Shutdown was requested; the work ended, and the lease was released.
    Stopped(R),
    /// The lease was lost; the work was cancelled and ended. Most programs exit now; the others may run again.
    Lost(R),
}

/// The term that the work receives: its fence, and a token that is cancelled at its end.
///
/// See [`LeaderElector`] for an example.
#[derive(Debug, Clone)]
pub struct Leading {
    fence: Fence,
    token: CancellationToken,
    state: watch::Receiver<LeaderState>,
}

impl Leading {
    /// Identifies this term. Pass it to systems that have to reject former leaders.
    pub fn fence(&self) -> &Fence {
        &self.fence
    }

    /// The token that is cancelled when the work has to end.
    pub fn token(&self) -> &CancellationToken {
        &self.token
    }

    /// Waits until the work has to end.
    pub async fn cancelled(&self) {
        self.token.cancelled().await;
    }

    /// Whether this replica leads, by the clock. The answer is also right after a long suspension,
    /// before the token could be cancelled. Check it before actions that cannot be undone. It
    /// narrows the gap; only the [fence](Self::fence) closes it.
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
    /// An elector that has not started.
    ///
    /// # Errors
    /// The configuration is invalid; the error lists every violation.
    pub fn new(client: Client, config: Config) -> Result<Self, InvalidConfig> {
        config.validate()?;
        Ok(Self {
            client,
            config,
            // The standard library's random hash keys are random enough to keep replicas from acting in lockstep.
            seed: fastrand::u64(..),
            state: watch::Sender::default(),
        })
    }

    /// Seeds the jitter, so that it is repeatable.
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

    /// The state of the election, as a channel that also changes while the elector [runs](Self::run).
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

    /// Waits until this replica leads, runs the work, and releases the lease: one term at most. Start caches outside
    /// the work, so that they fill before the term begins.
    ///
    /// The work is a task of its own, so it does not delay renewals while the runtime has another thread. It has to end
    /// when its token is cancelled.
    ///
    /// # Cancel safety
    /// Dropping the future aborts the work and does not release the lease: a standby waits until the lease has expired.
    /// Cancel `shutdown` instead.
    ///
    /// # Panics
    /// If the work panics, the lease is released and the panic continues in the caller.
    pub async fn run<F, Fut>(&mut self, work: F, shutdown: CancellationToken) -> Outcome<Fut::Output>
    where
        F: FnOnce(Leading) -> Fut,
        Fut: Future + Send + 'static,
        Fut::Output: Send + 'static,
    {
        // If an earlier run was dropped before its end, its term is over. The counters continue.
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
            timers: Timers::new(),
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

/// One run of the elector.
struct Term<'a, F, R> {
    elector: &'a LeaderElector,
    machine: Machine,
    began: Instant,
    /// The wall clock at the start, for the times in the record. It affects no decision.
    wall: jiff::Timestamp,
    request: Option<BoxFuture<'static, LeaseAnswer>>,
    timers: Timers<Timer>,
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
            self.publish_leader();
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
                    self.record_answer(answer)
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
                state.valid_until = Some(later(Instant::now(), left));
                state.renewals += 1;
            }),
            Effect::Lose => state.send_modify(|state| state.fence = None),
            Effect::Cancel => self.token.cancel(),
            Effect::SlowPath => state.send_modify(|state| state.slow_paths += 1),
            Effect::End { .. } => {}
        }
    }

    fn ask(&self, method: Method, body: Option<Value>) -> BoxFuture<'static, LeaseAnswer> {
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
                Err(error) => return LeaseAnswer::Failed(error.to_string()),
            };
            match answer {
                Ok(object) => match Lease::read(object) {
                    Some(lease) if method == Method::GET => LeaseAnswer::Fetched(lease),
                    Some(lease) => LeaseAnswer::Written(lease),
                    None => LeaseAnswer::Failed("the answer is no lease".to_owned()),
                },
                Err(kube::Error::Api(status)) => match (status.code, method) {
                    (404, Method::GET) => LeaseAnswer::Missing,
                    // A missing lease differs from the known one as much as a changed lease does.
                    (409, _) | (404, Method::PUT) => LeaseAnswer::Conflicted(status.message.clone()),
                    (code, _) => LeaseAnswer::Failed(format!("{code}: {}", status.message)),
                },
                Err(error) => LeaseAnswer::Failed(error.to_string()),
            }
        }
        .boxed()
    }

    fn record_answer(&self, answer: LeaseAnswer) -> Input {
        let (input, failure) = match answer {
            LeaseAnswer::Fetched(lease) => (Input::Fetched(lease), None),
            LeaseAnswer::Missing => (Input::Missing, None),
            LeaseAnswer::Written(lease) => (Input::Written(lease), None),
            LeaseAnswer::Conflicted(why) => (Input::Conflicted, Some(why)),
            LeaseAnswer::Failed(why) => (Input::Failed, Some(why)),
        };
        self.elector.state.send_modify(|state| {
            state.failures += u64::from(failure.is_some());
            state.last_failure = failure;
        });
        input
    }

    fn publish_leader(&self) {
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

/// The result of a request.
enum LeaseAnswer {
    Fetched(Lease),
    Missing,
    Written(Lease),
    Conflicted(String),
    Failed(String),
}

async fn answered(request: &mut Option<BoxFuture<'static, LeaseAnswer>>) -> LeaseAnswer {
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
                // Only a runtime that shuts down cancels it, and that ends this run too.
                Err(_) => pending().await,
            },
        },
        None => pending().await,
    }
}

/// The task of the work, which is aborted at the end of the run.
struct Task<R>(JoinHandle<R>);

impl<R> Drop for Task<R> {
    fn drop(&mut self) {
        self.0.abort();
    }
}
