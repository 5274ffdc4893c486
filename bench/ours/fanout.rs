//! Fan-out: `events=` changes to `handlers=` handlers, from the start of the informer until each handler has counted all changes.

use std::sync::Arc;
use std::time::Instant;

use anyhow::Result;
use kube_informer::informer::{Backlog, Handler, SharedInformer, Then};
use kube_informer::reflector::InitialSync;
use measure::{Arguments, usage};
use serde_json::{Value, json};
use tokio::sync::Semaphore;

use crate::generated::{GeneratedSource, Object};

pub(crate) async fn run(arguments: &Arguments) -> Result<Value> {
    let (handlers, events): (u32, usize) = (arguments.get("handlers")?, arguments.get("events")?);
    let source = GeneratedSource::new(arguments.get("keys")?, events);
    let last = source.last_version();
    let informer = SharedInformer::over(source)
        .initial(InitialSync::List)
        .backlog(Backlog::Every { then: Then::Grow })
        .build()?;
    let done = Arc::new(Semaphore::new(0));
    for _ in 0..handlers {
        let done = Arc::clone(&done);
        let mut updates = 0;
        let count = move |_: &Arc<Object>, _: &Arc<Object>| {
            updates += 1;
            if updates == events {
                done.add_permits(1);
            }
        };
        informer.add_handler(Handler::new().on_add(|_, _| ()).on_update(count))?;
    }
    let (cpu, started) = (usage::cpu(), Instant::now());
    informer.start()?;
    informer.wait_for(&last.into()).await?;
    done.acquire_many(handlers).await?.forget();
    let figures = json!({
        "cpu": usage::cpu() - cpu, "wall": started.elapsed().as_secs_f64(), "peak_rss": usage::peak()?,
    });
    informer.shutdown().await;
    Ok(figures)
}
