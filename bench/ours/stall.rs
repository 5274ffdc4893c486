//! A stalled handler: it receives every object, blocks in its first update, and stays blocked while a million events pass.

use std::sync::{Mutex, mpsc};

use anyhow::{Result, bail};
use kube_informer::informer::{Backlog, Handler, SharedInformer, Then};
use kube_informer::reflector::InitialSync;
use measure::{Arguments, usage};
use serde_json::{Value, json};

use crate::generated::{GeneratedSource, Object};

pub(crate) async fn run(arguments: &Arguments) -> Result<Value> {
    let sleeper: String = arguments.get("sleeper")?;
    measure_stall(&sleeper, arguments.get("events")?, arguments.get("keys")?).await
}

async fn measure_stall(sleeper: &str, events: usize, keys: usize) -> Result<Value> {
    let backlog = match sleeper {
        "nobody" => None,
        "default" => Some(Backlog::default()),
        "coalesce" => Some(Backlog::Coalesce),
        "grow" => Some(Backlog::Every { then: Then::Grow }),
        other => bail!("unknown sleeper {other:?}"),
    };
    let source = GeneratedSource::new(keys, events);
    let last = source.last_version();
    let informer = SharedInformer::over(source).initial(InitialSync::List).build()?;
    let (wake, woken) = mpsc::channel::<()>();
    let woken = Mutex::new(woken);
    let registration = backlog.map(|backlog| {
        // Blocks on the first update: by then the handler knows every object, which makes its backlog as large as possible.
        let block = move |_: &_, _: &_| {
            // Blocks until `wake` is dropped.
            let _ = woken.lock().map(|woken| woken.recv());
        };
        informer.add_handler(
            Handler::<Object>::new()
                .on_update(block)
                .backlog(backlog)
                .blocking(),
        )
    });
    let registration = registration.transpose()?;
    informer.start()?;
    informer.wait_for(&last.into()).await?;
    let waiting = registration.map_or(0, |registration| registration.lag().waiting);
    let figures = json!({"peak_rss": usage::peak()?, "waiting": waiting});
    drop(wake);
    informer.shutdown().await;
    Ok(figures)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(flavor = "multi_thread")]
    async fn the_backlog_of_a_stalled_handler_is_bounded_by_keys_unless_it_may_grow() {
        let waiting = async |sleeper| {
            let figures = measure_stall(sleeper, 30_000, 100)
                .await
                .expect("the benchmark runs");
            figures["waiting"].as_u64().expect("the figure is a number")
        };
        assert_eq!(waiting("nobody").await, 0);
        // At most the batch that is being delivered, and the folded backlog.
        assert!(waiting("coalesce").await <= 200);
        assert!(waiting("default").await <= 200);
        // The last batch has at most one event per key. It may be in the store and not yet in the inbox.
        assert!(waiting("grow").await >= 30_000 - 100);
    }
}
