//! One process of the operator.

use std::time::Duration;

use kube::Client;
use kube_informer::controller::Controller;
use kube_informer::factory::SharedInformerFactory;
use kube_informer::leader::{Config, LeaderElector, Leading, Outcome};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use super::AnyError;
use super::site::{MANAGER, Pages, Site, World, reconcile};

/// The lease that says who leads.
pub(crate) const LEASE: &str = "site-operator";

/// One process of the operator: what `main` would do in production.
pub(crate) struct Replica {
    name: &'static str,
    shutdown: CancellationToken,
    running: JoinHandle<Result<(), AnyError>>,
}

impl Replica {
    pub(crate) fn start(name: &'static str, client: Client) -> Result<Self, AnyError> {
        // Caches are filled at once, also by the one who does not lead, so that it can take over without a pause.
        let factory = SharedInformerFactory::builder(client.clone()).build()?;
        let (sites, maps) = (factory.of::<Site>(), factory.core().v1().config_maps());
        let pages = Pages::index(maps.informer())?;
        factory.start()?;
        let world = World {
            replica: name,
            client: client.clone(),
            sites: sites.informer().clone(),
            pages,
        };

        let mut config = Config::new("default", LEASE, name);
        // Shorter than in production, so that the example is over soon.
        config.lease_duration = Duration::from_secs(3);
        config.renew_deadline = Duration::from_secs(2);
        config.retry_period = Duration::from_millis(500);
        let mut elector = LeaderElector::new(client, config)?;

        let shutdown = CancellationToken::new();
        let stop = shutdown.clone();
        let running = tokio::spawn(async move {
            let lead = async move |leading: Leading| -> Result<(), AnyError> {
                println!("   {name} leads, as {}", leading.fence());
                let controller = Controller::new(sites.informer())
                    .name(MANAGER)
                    .owns(maps.informer())
                    .workers(2)
                    .reconcile(move |key, context| reconcile(key, context, world.clone()));
                Ok(controller.run(leading.token().clone()).await?)
            };
            let outcome = elector.run(lead, stop).await;
            factory.shutdown().await;
            match outcome {
                Outcome::NeverLed => Ok(()),
                Outcome::Finished(ended) | Outcome::Stopped(ended) => ended,
                Outcome::Lost(_) => Err("the lease was lost; start again".into()),
            }
        });
        Ok(Self {
            name,
            shutdown,
            running,
        })
    }

    /// As a rollout does it: what is being done is finished, then the lease is given back.
    pub(crate) async fn stop(self) -> Result<(), AnyError> {
        self.shutdown.cancel();
        self.running.await??;
        println!("   {} ended", self.name);
        Ok(())
    }

    /// As a node does it that loses power: nothing is finished and nothing given back.
    pub(crate) async fn kill(self) {
        self.running.abort();
        let _ = self.running.await;
        println!("   {} is dead", self.name);
    }
}
