//! Runs cases as trials of libtest-mimic: each on its own runtime and with a time limit, over one server after the other.
//!
//! Knows: which servers there are, and which cases may run in parallel. Never learns: what a case checks.

use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use futures::future::LocalBoxFuture;
use kube_informer::reflector::InitialSync;
use libtest_mimic::{Arguments, Trial};
use testbed::{Deadline, Server};
use tokio::runtime::{self, Runtime};
use tokio::sync::{OnceCell, RwLock};
use tokio::time::timeout;

use crate::world::World;

/// One test case.
#[derive(Clone, Copy)]
pub(crate) struct Case {
    name: &'static str,
    run: fn(World) -> LocalBoxFuture<'static, ()>,
    both_ways: bool,
    alone: bool,
    sandbox_only: bool,
    real_only: bool,
}

impl Case {
    pub(crate) const fn new(name: &'static str, run: fn(World) -> LocalBoxFuture<'static, ()>) -> Self {
        Self {
            name,
            run,
            both_ways: false,
            alone: false,
            sandbox_only: false,
            real_only: false,
        }
    }

    /// Runs the case twice: with a list and with a stream as the first fetch. The default is a stream.
    pub(crate) const fn both_ways(mut self) -> Self {
        self.both_ways = true;
        self
    }

    /// No other case may run at the same time, because this one restarts or compacts the server, or counts shared resources.
    pub(crate) const fn alone(mut self) -> Self {
        self.alone = true;
        self
    }

    /// The real server cannot be brought into this situation.
    pub(crate) const fn sandbox_only(mut self) -> Self {
        self.sandbox_only = true;
        self
    }

    /// The sandbox cannot be brought into this situation.
    pub(crate) const fn real_only(mut self) -> Self {
        self.real_only = true;
        self
    }

    fn ways(&self) -> &'static [(&'static str, InitialSync)] {
        if self.both_ways {
            &[
                ("::listing", InitialSync::List),
                ("::streaming", InitialSync::Stream),
            ]
        } else {
            &[("", InitialSync::Stream)]
        }
    }
}

/// `case!(b41_something)` makes a case of the function `b41_something`.
macro_rules! case {
    ($name:ident) => {
        $crate::harness::Case::new(stringify!($name), |world| Box::pin($name(world)))
    };
}

pub(crate) use case;

/// Runs every case of every topic.
pub(crate) fn run(topics: &[(&str, Vec<Case>)]) -> ExitCode {
    let mut arguments = Arguments::from_args();
    // A case mostly waits for the server, so more cases than cores may run.
    arguments.test_threads.get_or_insert(4);
    let harness = Arc::new(Harness::new());

    let mut trials = Vec::new();
    for on in ON {
        for (topic, cases) in topics {
            for case in cases.iter().filter(|case| on.does(case)) {
                for (way, initial) in case.ways() {
                    let (harness, case) = (Arc::clone(&harness), *case);
                    let name = format!("{}::{topic}::{}{way}", on.name(), case.name);
                    trials.push(Trial::test(name, move || {
                        harness.run_case(on, case, *initial);
                        Ok(())
                    }));
                }
            }
        }
    }
    let conclusion = libtest_mimic::run(&arguments, trials);

    Arc::into_inner(harness).expect("every case is over").clear();
    conclusion.exit_code()
}

/// The server that a case runs over.
#[derive(Clone, Copy)]
enum On {
    Sandbox,
    Real,
}

const ON: &[On] = if cfg!(feature = "real") {
    &[On::Sandbox, On::Real]
} else {
    &[On::Sandbox]
};

impl On {
    fn does(self, case: &Case) -> bool {
        match self {
            Self::Sandbox => !case.real_only,
            Self::Real => !case.sandbox_only,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::Sandbox => "sandbox",
            Self::Real => "real",
        }
    }
}

/// The state that cases share.
struct Harness {
    /// The runtime of the shared server.
    home: Runtime,
    /// The shared server. The first case that needs it starts it.
    real: OnceCell<Arc<Server>>,
    /// Ordinary cases over the real server hold a read lock, a case that must be alone holds the write lock.
    quiet: RwLock<()>,
}

impl Harness {
    fn new() -> Self {
        Self {
            home: Runtime::new().expect("a runtime can be made in a test process"),
            real: OnceCell::new(),
            quiet: RwLock::new(()),
        }
    }

    fn run_case(&self, on: &On, case: Case, initial: InitialSync) {
        match on {
            On::Sandbox => self.run_in_time(case, async || {
                let server = Arc::new(Server::sandbox().await.expect("a sandbox starts"));
                run_case(server, case, initial).await;
            }),
            On::Real => {
                let start = async || Server::real().await.map(Arc::new);
                let server = self.home.block_on(self.real.get_or_try_init(start));
                let server = Arc::clone(server.expect("the real server starts"));
                // The wait for other cases is not part of the case's time.
                let _alone;
                let _shared;
                if case.alone {
                    _alone = self.home.block_on(self.quiet.write());
                } else {
                    _shared = self.home.block_on(self.quiet.read());
                }
                self.run_in_time(case, async || run_case(server, case, initial).await);
            }
        }
    }

    /// Runs a case on its own runtime, so that it can count its tasks. The deadline includes the end of the runtime, which waits
    /// for threads that the case has blocked.
    fn run_in_time(&self, case: Case, run: impl AsyncFnOnce()) {
        let _deadline = Deadline::new(case.name, LIMIT + GRACE);
        let mut runtime = runtime::Builder::new_multi_thread();
        // Some cases block a thread.
        let runtime = runtime.worker_threads(4).enable_all().build();
        let runtime = runtime.expect("a runtime can be made in a test process");
        runtime.block_on(run());
        drop(runtime);
    }

    fn clear(self) {
        if let Some(server) = self.real.into_inner() {
            let server = Arc::into_inner(server).expect("every case gave the server back");
            self.home.block_on(server.shutdown()).expect("the server stops");
        }
    }
}

async fn run_case(server: Arc<Server>, case: Case, initial: InitialSync) {
    let story = async { (case.run)(World::new(server, initial).await).await };
    let over = timeout(LIMIT, story).await.is_ok();
    assert!(over, "{} was not over after {LIMIT:?}", case.name);
}

/// The limit for a case that waits for something that does not happen. No measurement depends on it.
const LIMIT: Duration = Duration::from_secs(180);

/// A case that blocks a thread for this much longer ends the test process.
const GRACE: Duration = Duration::from_secs(30);
