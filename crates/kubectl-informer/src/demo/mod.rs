//! The demo cluster of `--sandbox`: a small shop in a sandbox that keeps changing, for users without a cluster.
//!
//! Read [`world`] (the applications), [`life`] (the states of a pod), [`story`] (the changes).
//! Knows: the sandbox. Never learns: which command uses it.

mod life;
mod story;
mod world;

use std::time::Duration;

use anyhow::{Context, Result};
use kube::Client;
use kube_sandbox::Sandbox;
use tokio::task::JoinHandle;

use story::Story;

/// A demo cluster. It stops when this value is dropped.
pub(crate) struct Demo {
    sandbox: Sandbox,
    motion: JoinHandle<()>,
}

impl Demo {
    /// Starts the server, loads the objects, and starts the changes.
    pub(crate) async fn start() -> Result<Self> {
        let sandbox = Sandbox::builder()
            .bookmark_interval(Duration::from_secs(5))
            .start()
            .await
            .context("the sandbox cannot start")?;
        sandbox.load("nodes", world::NODES)?;
        let mut story = Story::begin(sandbox.client())
            .await
            .context("the demo cannot be set up")?;
        let motion = tokio::spawn(async move { story.run().await });
        Ok(Self { sandbox, motion })
    }

    pub(crate) fn client(&self) -> Client {
        self.sandbox.client()
    }

    pub(crate) fn url(&self) -> String {
        self.sandbox.url()
    }
}

impl Drop for Demo {
    fn drop(&mut self) {
        self.motion.abort();
    }
}
