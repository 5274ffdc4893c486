//! Two replicas share one lease. The leader stops: it finishes its work and releases the lease. Then the other replica takes over.
//!
//! ```console
//! $ cargo run --release -p kube-informer --example leader_election
//! ```

#![allow(clippy::print_stdout, reason = "an example prints its results")]

use std::time::Duration;

use kube_informer::leader::{Config, LeaderElector, Leading};
use kube_sandbox::Sandbox;
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let sandbox = Sandbox::start().await?;
    let replica = |identity: &'static str, shutdown: CancellationToken| {
        let client = sandbox.client();
        tokio::spawn(async move {
            // Short, so that the example ends soon. The defaults are client-go's: 15, 10 and 2 seconds.
            let mut config = Config::new("default", "demo", identity);
            config.lease_duration = Duration::from_secs(3);
            config.renew_deadline = Duration::from_secs(2);
            config.retry_period = Duration::from_millis(400);
            let mut elector = LeaderElector::new(client, config)?;
            let work = async move |leading: Leading| {
                println!("{identity} leads, fence {}", leading.fence());
                leading.cancelled().await; // your controllers run here
                println!("{identity} finishes its work");
            };
            let outcome = elector.run(work, shutdown).await;
            println!("{identity} ended: {outcome:?}");
            Ok::<_, kube_informer::leader::InvalidConfig>(())
        })
    };

    let (first, second) = (CancellationToken::new(), CancellationToken::new());
    let one = replica("replica-1", first.clone());
    sleep(Duration::from_millis(500)).await;
    let two = replica("replica-2", second.clone());
    sleep(Duration::from_secs(1)).await;

    println!("-- replica-1 receives the shutdown signal");
    first.cancel();
    one.await??;
    sleep(Duration::from_secs(2)).await;
    println!("-- replica-2 receives the shutdown signal");
    second.cancel();
    two.await??;
    Ok(())
}
