//! Cases as trials: in parallel, each with a limit, the disturbing ones alone.

use std::{process::ExitCode, sync::Arc, time::Duration};

use futures::future::LocalBoxFuture;
use libtest_mimic::{Arguments, Trial};
use testbed::{Deadline, Server};
use tokio::{runtime::Handle, sync::RwLock, time::timeout};

use super::T;

/// One fact about the server.
#[derive(Clone, Copy)]
pub(crate) struct Case {
    pub(crate) name: &'static str,
    pub(crate) run: for<'a> fn(&'a T) -> LocalBoxFuture<'a, ()>,
    /// Compaction and restarts would pull the rug from under the neighbours.
    pub(crate) alone: bool,
}

/// The cases of a topic: `cases![a_fact, another_fact]`.
macro_rules! cases {
    ($($name:ident),* $(,)?) => {
        pub(crate) const CASES: &[$crate::suite::kit::Case] = &[$(
            $crate::suite::kit::Case { name: stringify!($name), run: |t| Box::pin($name(t)), alone: false },
        )*];
    };
}

/// The cases of a topic that run while no other case does.
macro_rules! alone {
    ($($name:ident),* $(,)?) => {
        pub(crate) const CASES: &[$crate::suite::kit::Case] = &[$(
            $crate::suite::kit::Case { name: stringify!($name), run: |t| Box::pin($name(t)), alone: true },
        )*];
    };
}

pub(crate) use {alone, cases};

/// Starts one server, runs every case of every topic over it, stops it.
pub(crate) fn run<F>(server: &str, start: F, topics: &[(&str, &'static [Case])]) -> ExitCode
where
    F: Future<Output = Result<Server, testbed::Error>>,
{
    let mut arguments = Arguments::from_args();
    // A case mostly waits for the server, so more of them than cores may be under way.
    arguments.test_threads.get_or_insert(8);
    let runtime = tokio::runtime::Runtime::new().expect("a runtime can be made in a test process");
    let stage = runtime.block_on(async {
        let server = Arc::new(start.await.expect("the server starts"));
        Arc::new(Stage {
            server,
            quiet: RwLock::new(()),
        })
    });

    let mut trials = Vec::new();
    for (topic, cases) in topics {
        for case in *cases {
            let (stage, handle) = (stage.clone(), runtime.handle().clone());
            let name = format!("{server}::{topic}::{}", case.name);
            trials.push(Trial::test(name, move || {
                stage.perform(&handle, case);
                Ok(())
            }));
        }
    }
    let conclusion = libtest_mimic::run(&arguments, trials);

    let stage = Arc::into_inner(stage).expect("every case is over");
    let server = Arc::into_inner(stage.server).expect("every case gave the server back");
    runtime.block_on(server.shutdown()).expect("the server stops");
    conclusion.exit_code()
}

/// What all cases share.
struct Stage {
    server: Arc<Server>,
    /// Held for reading by ordinary cases, for writing by one that must be alone.
    quiet: RwLock<()>,
}

impl Stage {
    fn perform(&self, handle: &Handle, case: &Case) {
        handle.block_on(async {
            let _alone;
            let _shared;
            if case.alone {
                _alone = self.quiet.write().await;
            } else {
                _shared = self.quiet.read().await;
            }
            // Also ends a case that blocks its thread.
            let _deadline = Deadline::new(case.name, 2 * LIMIT);
            let story = async {
                let t = T::with_own_namespace(self.server.clone()).await;
                (case.run)(&t).await;
            };
            let done = timeout(LIMIT, story).await;
            assert!(
                done.is_ok(),
                "{} was not over after {} s",
                case.name,
                LIMIT.as_secs()
            );
        });
    }
}

const LIMIT: Duration = Duration::from_secs(60);
