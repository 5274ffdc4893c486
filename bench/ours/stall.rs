//! The handler that stands still: it hears of every object, falls asleep in its first update, and a million events pass.

use std::sync::{Mutex, mpsc};

use anyhow::{Result, bail};
use kube_informer::informer::{Backlog, Handler, SharedInformer, Then};
use kube_informer::reflector::InitialSync;
use measure::{Arguments, vitals};
use serde_json::{Value, json};

use crate::generated::{Generated, Object};

pub(crate) async fn run(arguments: &Arguments) -> Result<Value> {
    let sleeper: String = arguments.get("sleeper")?;
    stalled(&sleeper, arguments.get("events")?, arguments.get("keys")?).await
}

async fn stalled(sleeper: &str, events: usize, keys: usize) -> Result<Value> {
    let backlog = match sleeper {
        "nobody" => None,
        "default" => Some(Backlog::default()),
        "coalesce" => Some(Backlog::Coalesce),
        "grow" => Some(Backlog::Every { then: Then::Grow }),
        other => bail!("nobody of the name {other:?} sleeps here"),
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
    let said = json!({"peak_rss": vitals::peak()?, "waiting": waiting});
    drop(wake);
    informer.shutdown().await;
    Ok(said)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(flavor = "multi_thread")]
    async fn what_waits_for_a_sleeper_is_bounded_by_keys_unless_it_insists() {
        let waiting = async |sleeper| {
            let said = stalled(sleeper, 30_000, 100).await.expect("it runs");
            said["waiting"].as_u64().expect("is said")
        };
        assert_eq!(waiting("nobody").await, 0);
        // What is in its hands, and what is folded.
        assert!(waiting("coalesce").await <= 200);
        assert!(waiting("default").await <= 200);
        // The last batch, of at most as many events as keys, may be in the store and not in the inbox yet.
        assert!(waiting("grow").await >= 30_000 - 100);
    }
}
