//! `testbed shards`: a sharded controller in several processes, which come, go, are killed and are suspended, and a journal that
//! shows whether two of them ever worked on one object.
//!
//! Knows: the library under test, which the rest of this package may not know. Only the command contains this module.
//!
//! Read [`run`], [`Story::tell`] (what happens), then `replica` (one process) and `journal` (what is written down, and what must not be in it).

mod group;
mod journal;
mod objects;
mod replica;

use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use clap::{Args, ValueEnum};
use k8s_openapi::api::core::v1::{ConfigMap, Event};
use kube::api::Api;
use rustix::process::Signal;

use group::{Group, Server};
use journal::{Journal, Ranges, Suspension};
use objects::Kind;
pub(crate) use replica::{ReplicaOptions, replica};

/// The arguments of `testbed shards`.
#[derive(Args, Debug, Clone)]
pub(crate) struct Options {
    /// Few objects, short leases and generous limits: about two minutes. Overlaps are counted as strictly
    #[arg(long)]
    short: bool,
    /// Which server: kube-apiserver with etcd, or the sandbox
    #[arg(long, value_enum, default_value_t = Target::Real)]
    server: Target,
    /// The number of objects; 20000, or 500 with --short
    #[arg(long)]
    objects: Option<usize>,
    /// Only this scenario
    #[arg(long, value_enum)]
    only: Option<Scenario>,
}

#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
enum Target {
    Real,
    Sandbox,
}

/// What is sharded, and whether the server filters.
#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
enum Scenario {
    /// Config maps, with the server's shardSelector
    GateOn,
    /// Config maps, filtered by each replica
    GateOff,
    /// Events, which have no watch cache: some servers do not filter their watches
    Events,
}

impl Scenario {
    fn name(self) -> &'static str {
        match self {
            Self::GateOn => "config maps, gate on",
            Self::GateOff => "config maps, gate off",
            Self::Events => "events, gate on",
        }
    }
}

/// The times of the leases, in milliseconds.
#[derive(Debug, Clone, Copy)]
struct Times {
    lease: u64,
    deadline: u64,
    period: u64,
}

/// The sizes and limits of a run.
#[derive(Debug, Clone, Copy)]
struct Plan {
    objects: usize,
    times: Times,
    /// For how long the bytes of watches are counted.
    window: Duration,
    /// The limit for steps that have no limit of their own.
    patience: Duration,
    /// The greatest part of all watch bytes that a replica may receive, in parts of an equal share.
    share: f64,
    /// How long after the lease the ranges of a killed replica may have no owner.
    orphaned: Duration,
}

impl Plan {
    fn new(options: &Options) -> Self {
        let second = Duration::from_secs(1);
        match options.short {
            false => Self {
                objects: options.objects.unwrap_or(20_000),
                // The defaults.
                times: Times {
                    lease: 15_000,
                    deadline: 10_000,
                    period: 2_000,
                },
                window: 30 * second,
                patience: 600 * second,
                share: 1.3,
                orphaned: 5 * second,
            },
            true => Self {
                objects: options.objects.unwrap_or(500),
                // A write has lease + margin - deadline to arrive: 3.6 s, which a loaded machine needs.
                times: Times {
                    lease: 6_000,
                    deadline: 3_000,
                    period: 500,
                },
                window: 5 * second,
                patience: 120 * second,
                // Few objects and few events are not spread evenly.
                share: 2.0,
                orphaned: 30 * second,
            },
        }
    }
}

/// The number of ranges, which is the default of a group.
const RANGES: usize = 128;

/// Runs all scenarios. The last line of the output says how many overlaps there were.
pub(crate) async fn run(options: Options) -> anyhow::Result<ExitCode> {
    let scenarios = match options.only {
        Some(only) => vec![only],
        None => vec![Scenario::GateOn, Scenario::GateOff, Scenario::Events],
    };
    let (mut overlaps, mut problems) = (0, 0);
    for scenario in scenarios {
        say(format!("--- {}", scenario.name()));
        let dir = tempfile::tempdir()?;
        let result = match scenario {
            Scenario::Events => story::<Event>(&options, scenario, dir.path()).await,
            _ => story::<ConfigMap>(&options, scenario, dir.path()).await,
        };
        let found = match result {
            Ok(found) => found,
            Err(error) => {
                say(format!("the journals are in {}", dir.keep().display()));
                return Err(error);
            }
        };
        overlaps += found.overlaps;
        problems += found.problems.len();
        for problem in &found.problems {
            say(format!("FAILED: {problem}"));
        }
        if found.overlaps > 0 || !found.problems.is_empty() {
            say(format!("the journals are in {}", dir.keep().display()));
        }
    }
    say(format!("{overlaps} overlaps"));
    Ok(if overlaps + problems > 0 {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    })
}

/// What a scenario showed.
struct Found {
    overlaps: usize,
    problems: Vec<String>,
}

async fn story<K: Kind>(options: &Options, scenario: Scenario, dir: &Path) -> anyhow::Result<Found> {
    let plan = Plan::new(options);
    let server = Server::start(options.server, scenario != Scenario::GateOff, dir).await?;
    let api: Api<K> = Api::namespaced(server.client(), "default");
    let began = Instant::now();
    objects::create::<K>(&api, plan.objects).await?;
    say(format!(
        "{} objects created in {:.1} s",
        plan.objects,
        began.elapsed().as_secs_f64()
    ));
    let stop = Arc::new(AtomicBool::new(false));
    let churn = tokio::spawn(objects::churn(api.clone(), plan.objects, Arc::clone(&stop)));
    let mut story = Story {
        plan,
        // Watches of events are served from etcd, and some versions of the server do not filter those.
        filtered: scenario == Scenario::GateOn,
        dir,
        group: Group::new(server.kubeconfig(), dir, scenario, plan.times),
        began: Instant::now(),
        problems: Vec::new(),
        killed: None,
        suspensions: Vec::new(),
    };
    story.tell().await?;

    stop.store(true, Ordering::Relaxed);
    let churned = churn.await??;
    let finished = Instant::now();
    loop {
        let open = objects::unfinished::<K>(&api).await?;
        if open == 0 {
            break;
        }
        story.group.check()?;
        anyhow::ensure!(
            finished.elapsed() < plan.patience,
            "{open} objects were not reconciled after their last change within {:?}",
            plan.patience
        );
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    say(format!(
        "every object was reconciled after its last change, {:.1} s after the end of the churn",
        finished.elapsed().as_secs_f64()
    ));
    let found = story.end()?;
    say(format!(
        "{} changes, {} objects deleted and created again",
        churned.changed, churned.recreated
    ));
    say(format!("{}: {} overlaps", scenario.name(), found.overlaps));
    server.shutdown().await?;
    Ok(found)
}

/// What happens in a scenario.
struct Story<'a> {
    plan: Plan,
    filtered: bool,
    dir: &'a Path,
    group: Group<'a>,
    began: Instant,
    problems: Vec<String>,
    /// The replica that was killed, and when.
    killed: Option<(&'static str, u64)>,
    suspensions: Vec<Suspension>,
}

impl Story<'_> {
    /// Three replicas become five, of which one is killed and one is suspended; two remain.
    async fn tell(&mut self) -> anyhow::Result<()> {
        self.group.start_whole(WHOLE)?;
        for name in ["r0", "r1", "r2"] {
            self.group.start(name)?;
        }
        self.shared_by(&["r0", "r1", "r2"]).await?;
        self.say("3 replicas");
        for name in ["r3", "r4"] {
            self.group.start(name)?;
        }
        let five = ["r0", "r1", "r2", "r3", "r4"];
        self.shared_by(&five).await?;
        self.say("5 replicas");
        self.count_bytes(&five).await?;
        self.kill("r1", &["r0", "r2", "r3", "r4"]).await?;
        self.suspend("r2", &["r0", "r3", "r4"]).await?;
        self.shared_by(&["r0", "r2", "r3", "r4"]).await?;
        self.say("4 replicas");
        self.group.stop("r4")?;
        self.group.stop("r3")?;
        self.shared_by(&["r0", "r2"]).await?;
        self.say("2 replicas");
        Ok(())
    }

    /// Ends all processes and reads their journals.
    fn end(mut self) -> anyhow::Result<Found> {
        for name in ["r2", "r0", WHOLE] {
            self.group.stop(name)?;
        }
        let journal = Journal::read(self.dir)?;
        let overlaps = journal.overlaps(&self.suspensions);
        for overlap in overlaps.iter().take(5) {
            say(format!("OVERLAP: {overlap}"));
        }
        for suspension in &self.suspensions {
            let sent = journal.sent_after_waking(suspension);
            if sent > 0 {
                let replica = &suspension.replica;
                self.problems.push(format!(
                    "{replica} sent {sent} writes after it woke, under terms that had ended"
                ));
            }
        }
        self.say("the end");
        say(format!(
            "{} reconciles, {} writes answered, {} refused by the server because the object had changed, {} refused by the \
             client because the term had ended; {} terms of ranges",
            journal.count('S'),
            journal.count('A'),
            journal.count('C'),
            journal.count('R'),
            Ranges::read(self.dir)?.grants(),
        ));
        Ok(Found {
            overlaps: overlaps.len(),
            problems: self.problems,
        })
    }

    fn ranges(&self) -> anyhow::Result<Ranges> {
        let ranges = Ranges::read(self.dir)?;
        Ok(match self.killed {
            Some((name, at)) => ranges.ended(name, at),
            None => ranges,
        })
    }

    /// Waits until these replicas own all ranges.
    async fn shared_by(&mut self, replicas: &[&str]) -> anyhow::Result<()> {
        self.wait(&format!("all ranges belong to {replicas:?}"), |story| {
            Ok(story.ranges()?.are_shared_by(replicas, RANGES))
        })
        .await
    }

    async fn wait(
        &mut self,
        what: &str,
        mut reached: impl FnMut(&mut Self) -> anyhow::Result<bool>,
    ) -> anyhow::Result<()> {
        let began = Instant::now();
        while !reached(self)? {
            self.group.check()?;
            anyhow::ensure!(
                began.elapsed() < self.plan.patience,
                "not within {:?}: {what}; the ranges of each are {:?}",
                self.plan.patience,
                self.ranges()?.counts()
            );
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        Ok(())
    }

    /// Counts the bytes of watches while nothing moves.
    async fn count_bytes(&mut self, replicas: &[&str]) -> anyhow::Result<()> {
        let Plan { window, share, .. } = self.plan;
        // The lists of the ranges that have just moved are over by then.
        tokio::time::sleep(window / 2).await;
        let before = self.ranges()?.watch_bytes();
        tokio::time::sleep(window).await;
        let after = self.ranges()?.watch_bytes();
        let received = |name: &str| after.get(name).unwrap_or(&0) - before.get(name).unwrap_or(&0);
        let whole = received(WHOLE).max(1) as f64;
        let shares: Vec<f64> = replicas
            .iter()
            .map(|name| received(name) as f64 / whole)
            .collect();
        let most = shares.iter().copied().fold(0.0, f64::max) * replicas.len() as f64;
        say(format!(
            "watch bytes in {} s: {} of an informer with everything; {shares:.3?} of that of the replicas: {most:.2}/N at most",
            window.as_secs(),
            received(WHOLE),
        ));
        if received(WHOLE) == 0 || shares.contains(&0.0) {
            self.problems.push("an informer received nothing".to_owned());
        }
        if self.filtered && most > share {
            self.problems.push(format!(
                "a replica received {most:.2}/N of the watch bytes, more than {share}/N"
            ));
        }
        Ok(())
    }

    /// Kills a replica. The others have to take its ranges over in time.
    async fn kill(&mut self, name: &'static str, others: &[&str]) -> anyhow::Result<()> {
        self.group.kill(name)?;
        let killed = journal::now();
        self.killed = Some((name, killed));
        self.shared_by(others).await?;
        let took = Duration::from_micros(self.ranges()?.last_grant(killed).saturating_sub(killed));
        let lease = Duration::from_millis(self.plan.times.lease);
        let limit = lease + self.plan.orphaned;
        say(format!(
            "kill -9: its ranges were taken over after {:.1} s, lease + {:.1} s (limit: lease + {:.1} s)",
            took.as_secs_f64(),
            took.as_secs_f64() - lease.as_secs_f64(),
            self.plan.orphaned.as_secs_f64()
        ));
        if took > limit {
            self.problems.push(format!(
                "the ranges of a killed replica were taken over after {took:?}, later than {limit:?}"
            ));
        }
        Ok(())
    }

    /// Suspends a replica within a reconcile, until its ranges have other owners and one more lease has passed. It has to be
    /// refused when it wakes.
    async fn suspend(&mut self, name: &str, others: &[&str]) -> anyhow::Result<()> {
        let pause = Duration::from_millis(50);
        let mut attempts = 0;
        let stopped = loop {
            self.group.signal(name, Signal::STOP)?;
            tokio::time::sleep(pause).await;
            // It does nothing any more, so everything that it has written down happened before this time.
            let stopped = journal::now();
            if Journal::read(self.dir)?.before_write(name, stopped - 500_000) > 0 {
                break stopped;
            }
            // Not while it was about to write. This was too short to lose anything.
            self.group.signal(name, Signal::CONT)?;
            tokio::time::sleep(pause).await;
            attempts += 1;
            anyhow::ensure!(attempts < 1_000, "{name} reconciles nothing");
        };
        let what = format!("the ranges of {name}, which is suspended, belong to {others:?}");
        self.wait(&what, |story| {
            Ok(story.ranges()?.ended(name, stopped).are_shared_by(others, RANGES))
        })
        .await?;
        tokio::time::sleep(Duration::from_millis(self.plan.times.lease)).await;
        let woken = journal::now();
        self.group.signal(name, Signal::CONT)?;
        self.suspensions.push(Suspension {
            replica: name.to_owned(),
            from: stopped,
            until: woken,
            term: self.ranges()?.greatest_term(name, stopped),
        });
        self.wait("the replica that woke is refused", |story| {
            Ok(Journal::read(story.dir)?.refused(name, woken) > 0)
        })
        .await?;
        say(format!(
            "SIGSTOP for {:.1} s, then SIGCONT: {} writes were refused",
            Duration::from_micros(woken - stopped).as_secs_f64(),
            Journal::read(self.dir)?.refused(name, woken)
        ));
        Ok(())
    }

    fn say(&self, what: &str) {
        say(format!("{:6.1} s: {what}", self.began.elapsed().as_secs_f64()));
    }
}

/// The name of the process that watches everything.
const WHOLE: &str = "whole";

#[expect(clippy::print_stdout, reason = "this is what the command is for")]
fn say(line: impl std::fmt::Display) {
    println!("{line}");
}
