//! A small shop in a sandbox, in motion: what `--sandbox` shows to people who have no cluster at hand.
//!
//! Read [`world`] (what there is), [`life`] (what a pod goes through), [`story`] (what happens next).
//! Knows: the sandbox. Never learns: who looks at it.

mod life;
mod story;
mod world;

use std::time::Duration;

use anyhow::{Context, Result};
use kube::Client;
use kube_sandbox::Sandbox;
use tokio::task::JoinHandle;

use story::Story;

/// A cluster that lives as long as this value.
pub(crate) struct Demo {
    sandbox: Sandbox,
    motion: JoinHandle<()>,
}

impl Demo {
    /// Starts the server, fills it, and sets it in motion.
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
        let motion = tokio::spawn(async move { story.tell().await });
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
