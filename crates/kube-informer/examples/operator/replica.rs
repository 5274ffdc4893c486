//! One replica of the operator.

use std::sync::Arc;
use std::time::Duration;

use kube::Client;
use kube_informer::controller::Controller;
use kube_informer::factory::SharedInformerFactory;
use kube_informer::leader::{Config, LeaderElector, Leading, Outcome};
use kube_informer::recorder::EventRecorder;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use super::AnyError;
use super::site::{Dependencies, MANAGER, PagesBySite, Site, reconcile};

/// The name of the lease that elects the leader.
pub(crate) const LEASE: &str = "site-operator";

/// One process of the operator. In production `main` does what [`Replica::start`] does.
pub(crate) struct Replica {
    name: &'static str,
    shutdown: CancellationToken,
    running: JoinHandle<Result<(), AnyError>>,
}

impl Replica {
    pub(crate) fn start(name: &'static str, client: Client) -> Result<Self, AnyError> {
        // A replica fills its caches even while it does not lead, so that it can take over without a pause.
        let factory = SharedInformerFactory::builder(client.clone()).build()?;
        let (sites, maps) = (factory.of::<Site>(), factory.core().v1().config_maps());
        let pages = PagesBySite::new(maps.informer())?;
        factory.start()?;
        let recorder = EventRecorder::with_instance(client.clone(), "example.com/site-operator", name);
        let dependencies = Arc::new(Dependencies {
            replica: name,
            client: client.clone(),
            pages,
            recorder: recorder.clone(),
        });

        let mut config = Config::new("default", LEASE, name);
        // Shorter than in production, so that the example ends soon.
        config.lease_duration = Duration::from_secs(3);
        config.renew_deadline = Duration::from_secs(2);
        config.retry_period = Duration::from_millis(500);
        let mut elector = LeaderElector::new(client, config)?;

        let shutdown = CancellationToken::new();
        let stop = shutdown.clone();
        let running = tokio::spawn(async move {
            let lead = async move |leading: Leading| -> Result<(), AnyError> {
                println!("   {name} leads, fence {}", leading.fence());
                let controller = Controller::new(sites.informer())
                    .name(MANAGER)
                    .owns(maps.informer())
                    .workers(2)
                    .reconcile_with(dependencies, reconcile);
                Ok(controller.run(leading.token().clone()).await?)
            };
            let outcome = elector.run(lead, stop).await;
            factory.shutdown().await;
            recorder.shutdown().await;
            match outcome {
                Outcome::NeverLed => Ok(()),
                Outcome::Finished(ended) | Outcome::Stopped(ended) => ended,
                Outcome::Lost(_) => Err("the lease was lost; restart the process".into()),
            }
        });
        Ok(Self {
            name,
            shutdown,
            running,
        })
    }

    /// Stops as in a rollout: the replica finishes its work and then releases the lease.
    pub(crate) async fn stop(self) -> Result<(), AnyError> {
        self.shutdown.cancel();
        self.running.await??;
        println!("   {} ended", self.name);
        Ok(())
    }

    /// Ends as on a node that loses power: the replica neither finishes its work nor releases the lease.
    pub(crate) async fn kill(self) {
        self.running.abort();
        let _ = self.running.await;
        println!("   {} is dead", self.name);
    }
}
