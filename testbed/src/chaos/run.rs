//! The loop: writes, a fault, and the comparison with a fresh LIST.

use std::{
    sync::atomic::Ordering,
    time::{Duration, Instant},
};

use kube::Client;
use testbed::Server;
use tokio::time::{sleep, timeout};

use super::{
    Options, Target,
    churn::Churn,
    inject::inject,
    ledger::Rewinding,
    objects,
    plan::{Fault, Plan, Step},
    report::{Report, announce, say, seconds},
    subject::{Subject, subjects},
};

/// Injects faults until the time is over or equality is not reached.
pub(super) async fn run(options: &Options, seed: u64) -> anyhow::Result<Report> {
    let plan = Plan::new(seed, options.faults()?);
    let server = match options.server {
        Target::Real => Server::real().await?,
        Target::Sandbox => Server::sandbox().await?,
    };
    // Requests of the checks do not share connections with those of the informers.
    let client = server.client();
    let churn = Churn::new(&server.client(), seed).await?;
    churn.resume();
    sleep(FIRST_WRITES).await;
    let rewinding = Rewinding::default();
    let subjects = subjects(&server.client(), &rewinding, seed).await?;
    let mut chaos = Chaos {
        server,
        client,
        churn,
        subjects,
        rewinding,
        report: Report::default(),
    };

    let begun = Instant::now();
    for step in plan {
        if begun.elapsed() > options.length() || chaos.report.has_failed() {
            break;
        }
        announce(begun.elapsed(), &step);
        chaos.step(&step).await?;
    }
    chaos.end(begun.elapsed()).await
}

struct Chaos {
    server: Server,
    client: Client,
    churn: Churn,
    subjects: Vec<Subject>,
    rewinding: Rewinding,
    report: Report,
}

/// The result of a successful comparison.
struct Equal {
    after: Duration,
    /// The informer that was equal last.
    last: &'static str,
}

impl Chaos {
    async fn step(&mut self, step: &Step) -> anyhow::Result<()> {
        self.churn.resume();
        sleep(step.before).await;
        let relists = self.relists();
        self.rewinding.store(step.fault.rewinds(), Ordering::SeqCst);

        inject(&self.server, step, &self.churn).await?;
        let ready = Instant::now();
        self.churn.pause();
        // Without a new write, an informer that is not connected could be equal too.
        self.mark(ready).await?;
        let Some(equal) = self.equal(ready, "after the fault").await else {
            return Ok(());
        };
        self.note_violations(step.fault);
        self.rewinding.store(false, Ordering::SeqCst);
        self.report.recovered(step.fault, equal.after);

        // Later changes have to arrive as well, which a watch from a version in the future does not deliver.
        self.churn.resume();
        sleep(LATER_WRITES).await;
        self.churn.pause();
        let stopped = Instant::now();
        let Some(later) = self.equal(stopped, "after later writes").await else {
            return Ok(());
        };
        self.note_violations(step.fault);
        say(format_args!(
            "           equal after {} (last: {}), and {} after later writes; {} relists",
            seconds(equal.after),
            if equal.last.is_empty() {
                "all at once"
            } else {
                equal.last
            },
            seconds(later.after),
            self.relists() - relists,
        ));
        if equal.after > SLOW
            && let Some(subject) = self.subjects.iter().find(|subject| subject.name == equal.last)
        {
            say(format_args!("  SLOW: {}", subject.describe()));
        }
        Ok(())
    }

    /// Changes an object in every namespace, as soon as the server takes writes.
    async fn mark(&self, ready: Instant) -> anyhow::Result<()> {
        loop {
            match timeout(ANSWER, self.churn.mark(&self.client)).await {
                Ok(Ok(())) => return Ok(()),
                Ok(Err(error)) if ready.elapsed() > LIMIT => return Err(error.into()),
                Err(late) if ready.elapsed() > LIMIT => return Err(late.into()),
                _ => sleep(POLL_INTERVAL).await,
            }
        }
    }

    /// Waits until every store and every ledger equals a fresh LIST. None: that took too long, and the report says so.
    async fn equal(&mut self, since: Instant, when: &str) -> Option<Equal> {
        let mut last = "";
        loop {
            let list = timeout(ANSWER, objects::list(&self.client)).await;
            let differs = match list {
                Ok(Ok(server)) => {
                    let mut subjects = self.subjects.iter();
                    subjects.find_map(|subject| Some((subject.name, subject.difference(&server)?)))
                }
                Ok(Err(error)) => Some((last, format!("the LIST failed: {error}"))),
                Err(_) => Some((last, format!("no answer to the LIST in {ANSWER:?}"))),
            };
            let after = since.elapsed();
            let Some((subject, difference)) = differs else {
                return Some(Equal { after, last });
            };
            if after > LIMIT {
                let mut failure = format!("NOT EQUAL {LIMIT:?} {when}: {difference}");
                for subject in &self.subjects {
                    failure.push_str(&format!("\n{}", subject.describe()));
                }
                self.report.failed(failure);
                return None;
            }
            last = subject;
            sleep(POLL_INTERVAL).await;
        }
    }

    fn note_violations(&mut self, fault: Fault) {
        for subject in &mut self.subjects {
            self.report.violated(fault, &subject.take_violations());
        }
    }

    fn relists(&self) -> u64 {
        self.subjects.iter().map(Subject::relists).sum()
    }

    async fn end(mut self, took: Duration) -> anyhow::Result<Report> {
        let events: u64 = self.subjects.iter().map(Subject::events).sum();
        self.report.totals = format!(
            "{:.0} s, {} writes, {events} events received by {} informers with {} relists",
            took.as_secs_f64(),
            self.churn.writes(),
            self.subjects.len(),
            self.relists(),
        );
        drop(self.churn);
        for subject in self.subjects {
            subject.shutdown().await;
        }
        self.server.shutdown().await?;
        Ok(self.report)
    }
}

/// Writes before the informers start, so that their first list is not empty.
const FIRST_WRITES: Duration = Duration::from_secs(2);
/// Writes after a recovery.
const LATER_WRITES: Duration = Duration::from_secs(1);
/// How long a recovery may take.
const LIMIT: Duration = Duration::from_secs(60);
/// A slower recovery is described in the output, so that its cause can be found (B70). It is not a failure.
const SLOW: Duration = Duration::from_secs(5);
/// How long one request of a check may take.
const ANSWER: Duration = Duration::from_secs(5);
const POLL_INTERVAL: Duration = Duration::from_millis(20);
