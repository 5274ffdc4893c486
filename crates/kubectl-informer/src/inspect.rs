//! `--inspect`: serves the library's inspector page for the informers of this process.

use anyhow::{Context, Result};
use clap::Args;
use kube_informer::observe::{Inspector, Server};

use crate::feeds::Feeds;

/// The default address of the page.
const ADDRESS: &str = "127.0.0.1:8765";

/// Whether to serve the page, and at which address.
#[derive(Debug, Clone, Default, Args)]
#[group(skip)]
pub(crate) struct Options {
    /// Serve a page about the informers, at this address or 127.0.0.1:8765. Beyond this machine it asks for a token.
    #[arg(long, value_name = "ADDRESS", num_args = 0..=1, require_equals = true, default_missing_value = ADDRESS)]
    inspect: Option<String>,
}

impl Options {
    /// Serves the page, if the flag asks for it, until the returned server is dropped.
    pub(crate) async fn serve(&self, feeds: &Feeds) -> Result<Option<Server>> {
        let Some(address) = &self.inspect else {
            return Ok(None);
        };
        let mut inspector = Inspector::new();
        for (_, factory) in &feeds.factories {
            inspector = inspector.factory(factory);
        }
        let server = inspector.serve(address.as_str()).await;
        let server =
            server.with_context(|| format!("--inspect={address}; 127.0.0.1:0 takes any free port"))?;
        Ok(Some(server))
    }
}
