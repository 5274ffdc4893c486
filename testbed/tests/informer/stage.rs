//! Cases as trials: each on a runtime of its own and with a limit, over one server after the other.
//!
//! Knows: which servers there are, who may run beside whom. Never learns: what a case checks.

use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use futures::future::LocalBoxFuture;
use kube_informer::reflector::InitialSync;
use libtest_mimic::{Arguments, Trial};
use testbed::Server;
use tokio::runtime::{self, Runtime};
use tokio::sync::{OnceCell, RwLock};
use tokio::time::timeout;

use crate::world::World;

/// One promise.
#[derive(Clone, Copy)]
pub(crate) struct Case {
    name: &'static str,
    run: fn(World) -> LocalBoxFuture<'static, ()>,
    both_ways: bool,
    alone: bool,
    sandbox_only: bool,
}

impl Case {
    pub(crate) const fn new(name: &'static str, run: fn(World) -> LocalBoxFuture<'static, ()>) -> Self {
        Self {
            name,
            run,
            both_ways: false,
            alone: false,
            sandbox_only: false,
        }
    }

    /// Once with a list and once with a stream as the first fetch. Otherwise a stream.
    pub(crate) const fn both_ways(mut self) -> Self {
        self.both_ways = true;
        self
    }

    /// It pulls the rug from under its neighbours: a restart, a compaction; or it counts what all of them use.
    pub(crate) const fn alone(mut self) -> Self {
        self.alone = true;
        self
    }

    /// The real server cannot be made to do that.
    pub(crate) const fn sandbox_only(mut self) -> Self {
        self.sandbox_only = true;
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

/// `case!(b41_something)`: the function of that name as a case of that name.
macro_rules! case {
    ($name:ident) => {
        $crate::stage::Case::new(stringify!($name), |world| Box::pin($name(world)))
    };
}

pub(crate) use case;

/// Runs every case of every topic.
pub(crate) fn run(topics: &[(&str, Vec<Case>)]) -> ExitCode {
    let mut arguments = Arguments::from_args();
    // A case mostly waits for the server, so more of them than cores may be under way.
    arguments.test_threads.get_or_insert(4);
    let stage = Arc::new(Stage::new());

    let mut trials = Vec::new();
    for on in ON {
        for (topic, cases) in topics {
            for case in cases.iter().filter(|case| on.does(case)) {
                for (way, initial) in case.ways() {
                    let (stage, case) = (Arc::clone(&stage), *case);
                    let name = format!("{}::{topic}::{}{way}", on.name(), case.name);
                    trials.push(Trial::test(name, move || {
                        stage.perform(on, case, *initial);
                        Ok(())
                    }));
                }
            }
        }
    }
    let conclusion = libtest_mimic::run(&arguments, trials);

    Arc::into_inner(stage).expect("every case is over").clear();
    conclusion.exit_code()
}

/// Over which server.
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
            Self::Sandbox => true,
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

/// What cases share.
struct Stage {
    /// Where the shared server was started.
    home: Runtime,
    /// Started when the first case asks for it.
    real: OnceCell<Arc<Server>>,
    /// Held for reading by ordinary cases over the real server, for writing by one that must be alone.
    quiet: RwLock<()>,
}

impl Stage {
    fn new() -> Self {
        Self {
            home: Runtime::new().expect("a runtime can be made in a test process"),
            real: OnceCell::new(),
            quiet: RwLock::new(()),
        }
    }

    fn perform(&self, on: &On, case: Case, initial: InitialSync) {
        // Of its own, so that a case can count its tasks. More threads than two: some cases block one.
        let mut runtime = runtime::Builder::new_multi_thread();
        let runtime = runtime.worker_threads(4).enable_all().build();
        let runtime = runtime.expect("a runtime can be made in a test process");
        match on {
            On::Sandbox => runtime.block_on(async {
                let server = Arc::new(Server::sandbox().await.expect("a sandbox starts"));
                perform(server, case, initial).await;
            }),
            On::Real => {
                let start = async || Server::real().await.map(Arc::new);
                let server = self.home.block_on(self.real.get_or_try_init(start));
                let server = Arc::clone(server.expect("the real server starts"));
                runtime.block_on(async {
                    let _alone;
                    let _shared;
                    if case.alone {
                        _alone = self.quiet.write().await;
                    } else {
                        _shared = self.quiet.read().await;
                    }
                    perform(server, case, initial).await;
                });
            }
        }
    }

    fn clear(self) {
        if let Some(server) = self.real.into_inner() {
            let server = Arc::into_inner(server).expect("every case gave the server back");
            self.home.block_on(server.shutdown()).expect("the server stops");
        }
    }
}

async fn perform(server: Arc<Server>, case: Case, initial: InitialSync) {
    let story = async { (case.run)(World::new(server, initial).await).await };
    let over = timeout(LIMIT, story).await.is_ok();
    assert!(over, "{} was not over after {LIMIT:?}", case.name);
}

/// For what hangs. Nothing is measured by it.
const LIMIT: Duration = Duration::from_secs(180);
