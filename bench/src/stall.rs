//! The handler that stands still: what it costs in memory that one handler hears nothing of so many events.
//!
//! The same informer each time, over a source that makes its objects up; first without a handler, then with one that hears
//! of every object and falls asleep in its first update, until the end. Each in a process of its own; the figure is the
//! peak of what the system counts (VmHWM), less that of the run without the sleeper.

use std::sync::Mutex;
use std::sync::mpsc;

use anyhow::Result;
use kube_informer::informer::{Backlog, Handler, SharedInformer, Then};
use kube_informer::reflector::InitialSync;
use serde_json::{Value, json};

use crate::child::{self, figure};
use crate::generated::{Generated, Object};
use crate::memory::peak;
use crate::report::{Claim, Report};

const MB: f64 = 1e6;
/// What one key may cost while a handler sleeps: the object it knows, the one it will hear of, and where that is written
/// down. Objects are 256 bytes.
const BYTES_PER_KEY: f64 = 2_000.0;

/// Who sleeps, and what is kept for it.
const SLEEPERS: [(&str, Option<Backlog>); 4] = [
    ("nobody", None),
    (
        "default",
        Some(Backlog::Every {
            then: Then::Coalesce { after: 10_000 },
        }),
    ),
    ("coalesce", Some(Backlog::Coalesce)),
    ("grow", Some(Backlog::Every { then: Then::Grow })),
];

/// Measures all of it.
pub(crate) fn measure(events: usize, keys: usize) -> Result<Report> {
    let mut report = Report::new("stall");
    report.figure("events", "events", events as f64, "");
    report.figure("keys", "keys", keys as f64, "");
    let run = |sleeper: &str, events: usize| -> Result<(f64, f64)> {
        let said = child::run(&[
            "stall".to_owned(),
            events.to_string(),
            keys.to_string(),
            "--alone".to_owned(),
            sleeper.to_owned(),
        ])?;
        Ok((figure(&said, "peak")?, figure(&said, "waiting")?))
    };
    let (alone, _) = run("nobody", events)?;
    report.figure("peak_mb", "nobody sleeps: peak RSS", alone / MB, "MB");
    let extra = |peak: f64| (peak - alone).max(0.0);
    let (grow, waiting) = run("grow", events)?;
    report.figure("grow_extra_mb", "Every, Grow: extra", extra(grow) / MB, "MB");
    report.figure("grow_waiting", "Every, Grow: events that wait", waiting, "");
    let (default, waiting) = run("default", events)?;
    report.figure("default_extra_mb", "default: extra", extra(default) / MB, "MB");
    report.figure("default_waiting", "default: objects that wait", waiting, "");
    let bound = Claim::AtMost(BYTES_PER_KEY);
    let per_key = |peak: f64| extra(peak) / keys as f64;
    report.claim(
        "default_per_key",
        "default: extra by key",
        per_key(default),
        "B",
        bound,
    );
    let (coalesce, waiting) = run("coalesce", events)?;
    report.figure("coalesce_extra_mb", "Coalesce: extra", extra(coalesce) / MB, "MB");
    report.figure("coalesce_waiting", "Coalesce: objects that wait", waiting, "");
    report.claim(
        "coalesce_per_key",
        "Coalesce: extra by key",
        per_key(coalesce),
        "B",
        bound,
    );
    Ok(report)
}

/// One case, in a process of its own.
pub(crate) async fn alone(sleeper: &str, events: usize, keys: usize) -> Result<Value> {
    let backlog = SLEEPERS.iter().find(|(name, _)| *name == sleeper);
    let Some((_, backlog)) = backlog else {
        anyhow::bail!("nobody of the name {sleeper:?} sleeps here");
    };
    let source = Generated::new(keys, events);
    let last = source.last_version();
    let informer = SharedInformer::over(source).initial(InitialSync::List).build()?;
    let (wake, asleep) = mpsc::channel::<()>();
    let asleep = Mutex::new(asleep);
    let sleeps = backlog.map(|backlog| {
        // On its first update: by then it knows every object, so that the most is kept for it.
        let sleep = move |_: &_, _: &_| {
            // Until the other end is dropped.
            let _ = asleep.lock().map(|asleep| asleep.recv());
        };
        informer.add_handler(
            Handler::<Object>::new()
                .on_update(sleep)
                .backlog(backlog)
                .blocking(),
        )
    });
    let registration = sleeps.transpose()?;
    informer.start()?;
    informer.wait_for(&last.into()).await?;
    let waiting = registration.map_or(0, |registration| registration.lag().waiting);
    let answer = json!({"peak": peak()?, "waiting": waiting});
    drop(wake);
    informer.shutdown().await;
    Ok(answer)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(flavor = "multi_thread")]
    async fn what_waits_for_a_sleeper_is_bounded_by_keys_unless_it_insists() {
        let waiting = async |sleeper| {
            let said = alone(sleeper, 30_000, 100).await.expect("it runs");
            figure(&said, "waiting").expect("is said") as usize
        };
        assert_eq!(waiting("nobody").await, 0);
        // What is in its hands, and what is folded.
        assert!(waiting("coalesce").await <= 200);
        assert!(waiting("default").await <= 200);
        // The last batch, of at most as many events as keys, may be in the store and not in the inbox yet.
        assert!(waiting("grow").await >= 30_000 - 100);
    }
}
