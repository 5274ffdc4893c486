//! The life of an informer: new, running, stopped.

use std::sync::Arc;
use std::time::Duration;

use futures::future::BoxFuture;
use tokio::runtime;
use tokio::task::JoinHandle;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;
use tokio_util::task::task_tracker::TaskTrackerToken;

use super::super::applier::Applier;
use super::super::audit::MetadataOf;
use super::super::builder::PartitionSource;
use super::super::error::StartError;
use super::super::partition;
use super::super::shard::Sharding;
use super::super::state::{Partition, State};
use super::{Handle, SharedInformer};
use crate::reflector::Config;
use crate::saturate::later;
use crate::spawn;

pub(super) enum Lifecycle<K> {
    New {
        sources: Vec<PartitionSource<K>>,
        /// Makes the partitions of a sharded collection.
        sharding: Option<Sharding<K>>,
        /// The delivery tasks of handlers that were added before the start. They are spawned at the
        /// start.
        deliveries: Vec<BoxFuture<'static, ()>>,
    },
    Running(runtime::Handle),
    Stopped,
}

/// Everything that runs once the informer is started.
type ToRun<K> = (
    Vec<PartitionSource<K>>,
    Option<Sharding<K>>,
    Vec<BoxFuture<'static, ()>>,
    TaskTrackerToken,
);

impl<K: Send + Sync + 'static> SharedInformer<K> {
    /// Starts the informer on the current tokio runtime, and returns at once.
    ///
    /// # Errors
    /// The informer runs already, has stopped (it never starts again), or there is no runtime
    /// (B57). See [`StartError`] for an example.
    pub fn start(&self) -> Result<(), StartError> {
        let runtime = runtime::Handle::try_current().map_err(|_| StartError::NoRuntime {
            informer: Arc::clone(&self.0.applier.name),
        })?;
        self.start_on(&runtime)
    }

    /// Starts the informer on the given runtime.
    ///
    /// # Errors
    /// The informer runs already, or has stopped.
    ///
    /// ```
    /// # use kube_informer::{informer::SharedInformer, source::ScriptedSource};
    /// # let runtime = tokio::runtime::Runtime::new()?;
    /// let informer = SharedInformer::over(ScriptedSource::<String>::new()).build()?;
    /// informer.start_on(runtime.handle())?; // from a thread that knows nothing of tokio
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn start_on(&self, runtime: &runtime::Handle) -> Result<(), StartError> {
        let Handle {
            applier,
            config,
            stop,
            tasks,
            started,
            auditor,
            audit_every,
            ..
        } = &*self.0;
        let (sources, sharding, deliveries, _running) = self.begin(runtime)?;
        started.begin();
        // No lock is held from here on. A runtime that is shutting down drops what is spawned at
        // once, and with it the user's handlers and sources, whose `Drop` may call back into the
        // informer.
        let check = applier.schedule.lock().begin(Instant::now());
        for delivery in deliveries {
            spawn::tracked(tasks, delivery, runtime);
        }
        let partitions = sources
            .into_iter()
            .enumerate()
            .map(|(partition, source)| self.spawn(partition, source, config.clone(), runtime));
        let mut partitions: Vec<_> = partitions.collect();
        if let Some(sharding) = sharding {
            let keep = sharding.keep(
                Arc::clone(applier),
                Arc::clone(auditor),
                config.clone(),
                stop.clone(),
            );
            partitions.push(spawn::tracked(tasks, Box::pin(keep), runtime));
        }
        if let Some(interval) = *audit_every {
            let (auditor, stop) = (Arc::clone(auditor), stop.clone());
            let audits = async move {
                stop.run_until_cancelled(auditor.audit_every(interval)).await;
            };
            spawn::tracked(tasks, Box::pin(audits), runtime);
        }
        // Created outside of the task, so that its `Drop` runs even if the task is never polled.
        let (stopped, stop) = (StopOnDrop(Arc::clone(applier)), stop.clone());
        let until_stopped = async move {
            resync(&stopped.0, check, &stop).await;
            // The partitions end first: nothing may be applied after the state says `Stopped`.
            futures::future::join_all(partitions).await;
            drop(stopped);
        };
        spawn::tracked(tasks, Box::pin(until_stopped), runtime);
        Ok(())
    }

    /// Spawns the task of a partition.
    fn spawn(
        &self,
        partition: usize,
        source: PartitionSource<K>,
        config: Config,
        runtime: &runtime::Handle,
    ) -> JoinHandle<()> {
        let Handle {
            applier, stop, tasks, ..
        } = &*self.0;
        let own = applier.stop_of(partition);
        let stop = stop.child_token();
        let keep = partition::keep(
            Arc::clone(applier),
            partition,
            source,
            config,
            stop.clone(),
            Box::new(|_| ()),
        );
        let until_removed = async move {
            tokio::pin!(keep);
            tokio::select! {
                () = &mut keep => {}
                () = own.cancelled() => {
                    stop.cancel();
                    keep.await;
                }
            }
        };
        spawn::tracked(tasks, Box::pin(until_removed), runtime)
    }

    /// Adds a partition: before the start to those that will run, afterwards as a task of its own. Returns its place, or
    /// `None` if the informer has stopped.
    pub(in crate::informer) fn add_partition(
        &self,
        partition: Partition,
        source: PartitionSource<K>,
    ) -> Option<usize> {
        let Handle {
            applier,
            config,
            tasks,
            life,
            auditor,
            ..
        } = &*self.0;
        let mut life = life.lock();
        if matches!(*life, Lifecycle::Stopped) {
            return None;
        }
        let place = applier.add_partition(partition)?;
        auditor.add(place, Arc::new(MetadataOf(Arc::clone(&source.source))), None);
        let (runtime, _spawning) = match &mut *life {
            Lifecycle::New { sources, .. } => {
                sources.push(source);
                return Some(place);
            }
            Lifecycle::Running(runtime) => (runtime.clone(), tasks.token()),
            Lifecycle::Stopped => return None,
        };
        drop(life);
        // A consistent first list, so that the new partition is not older than the others.
        let config = Config {
            consistent_list: true,
            ..config.clone()
        };
        drop(self.spawn(place, source, config, &runtime));
        Some(place)
    }

    /// Changes the state from new to running, and returns everything that has to run. The token
    /// makes [`shutdown`](Self::shutdown) wait until all of it was spawned.
    fn begin(&self, runtime: &runtime::Handle) -> Result<ToRun<K>, StartError> {
        let Handle {
            applier, tasks, life, ..
        } = &*self.0;
        let mut life = life.lock();
        let informer = Arc::clone(&applier.name);
        match &mut *life {
            Lifecycle::New {
                sources,
                sharding,
                deliveries,
            } => {
                let to_run = (
                    std::mem::take(sources),
                    sharding.take(),
                    std::mem::take(deliveries),
                    tasks.token(),
                );
                *life = Lifecycle::Running(runtime.clone());
                Ok(to_run)
            }
            Lifecycle::Running(_) => Err(StartError::Running { informer }),
            Lifecycle::Stopped => Err(StartError::Stopped { informer }),
        }
    }

    /// Runs the informer until `stop` is cancelled, and waits until it has ended: client-go's
    /// `Run`.
    ///
    /// # Errors
    /// As [`start`](Self::start).
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// use tokio_util::sync::CancellationToken;
    /// # use {k8s_openapi::api::core::v1::Pod, kube_informer::informer::SharedInformer};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let pods = SharedInformer::<Pod>::builder(sandbox.client()).build()?;
    /// let stop = CancellationToken::new();
    /// stop.cancel(); // or later, from somewhere else
    /// pods.run(stop).await?;
    /// assert!(pods.is_stopped());
    /// # Ok(()) }
    /// ```
    #[doc(alias = "RunWithContext")]
    pub async fn run(&self, stop: CancellationToken) -> Result<(), StartError> {
        self.start()?;
        stop.cancelled().await;
        self.shutdown().await;
        Ok(())
    }

    /// Stops the informer and waits until all of its tasks have ended: reflectors, applier, and
    /// handlers with the callback that runs. Events that were not delivered yet are dropped. The
    /// cache can still be read. May be called more than once (B57, I10).
    ///
    /// Do not await this inside a callback of one of its handlers: it would wait for itself.
    pub async fn shutdown(&self) {
        self.stop();
        self.0.tasks.close();
        self.0.tasks.wait().await;
    }

    /// Stops the informer without waiting.
    pub(crate) fn stop(&self) {
        self.0.stop();
    }

    pub(in crate::informer) fn is_started(&self) -> bool {
        !matches!(*self.0.life.lock(), Lifecycle::New { .. })
    }

    /// True if the informer has stopped. It never starts again.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {kube_informer::informer::SharedInformer, kube_informer::source::ScriptedSource};
    /// let informer = SharedInformer::over(ScriptedSource::<String>::new()).build()?;
    /// informer.shutdown().await;
    /// assert!(informer.is_stopped());
    /// # Ok(()) }
    /// ```
    pub fn is_stopped(&self) -> bool {
        *self.0.applier.watch_state().borrow() == State::Stopped
    }
}

impl<K: Send + Sync + 'static> Handle<K> {
    pub(super) fn stop(&self) {
        self.stop.cancel();
        let before = std::mem::replace(&mut *self.life.lock(), Lifecycle::Stopped);
        if let Lifecycle::New { .. } = &before {
            self.applier.stop();
        }
        self.started.begin();
        // Outside the lock: dropping handlers that never ran runs the user's code.
        drop(before);
        self.auditor.stop();
    }
}

/// Marks the informer as stopped, even if the runtime drops the task.
struct StopOnDrop<K: Send + Sync + 'static>(Arc<Applier<K>>);

impl<K: Send + Sync + 'static> Drop for StopOnDrop<K> {
    fn drop(&mut self) {
        self.0.stop();
    }
}

/// Resyncs the handlers that are due, until `stop` is cancelled.
async fn resync<K: Send + Sync + 'static>(
    applier: &Applier<K>,
    check: Option<Duration>,
    stop: &CancellationToken,
) {
    let Some(check) = check else {
        return stop.cancelled().await;
    };
    let mut looks = tokio::time::interval_at(later(Instant::now(), check), check);
    looks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = stop.cancelled() => return,
            _ = looks.tick() => applier.resync(),
        }
    }
}
