//! `kubectl informer watch`: shows the current state and its changes.
//!
//! Parses ([`Options`]), builds the informers ([`crate::feeds`]), then shows them in one of four modes: once
//! ([`once`]), a line for each event ([`events`]), a line for each changed row ([`rows`]), or the live table
//! ([`live`]).

mod board;
mod diff;
mod events;
mod frame;
mod live;
mod once;
mod rows;

use std::io::{IsTerminal, Write};
use std::pin::Pin;
use std::time::Duration;

use anyhow::Result;
use clap::Args;
use futures::{Stream, StreamExt};
use kube_informer::informer::{Event, HandlerOptions};
use kube_informer::wire::Dynamic;

use crate::columns::Layout;
use crate::connect::{self, Cluster};
use crate::feeds::{Feed, Feeds, Selectors};
use crate::inspect;
use crate::notices;
use crate::plain::say;
use crate::show::{Format, Shown};
use crate::signal;

/// Watch resources: a live table of all objects, with changes marked.
///
/// Like `kubectl get -w`, but always with the whole current state: an informer keeps it, with one watch for each
/// resource, and it survives disconnections. In a terminal it is a table that changes in place; otherwise a line for
/// each change.
#[derive(Debug, Args)]
#[command(before_help = EXAMPLES)]
pub(crate) struct Options {
    /// The resources: pods, deploy/web, svc, nodes, crontabs.example.com. A word after a resource that is no resource is the
    /// name of an object.
    #[arg(required = true, value_name = "RESOURCE")]
    resources: Vec<String>,

    #[command(flatten)]
    selectors: Selectors,

    /// The output format: wide, json, yaml, name or jsonpath='{.metadata.name}'.
    #[arg(
        short,
        long,
        value_name = "FORM",
        default_value = "table",
        hide_default_value = true
    )]
    output: Format,

    /// Print a line for each event instead of a table: added objects, changed fields with old and new value, deleted
    /// objects.
    #[arg(long)]
    events: bool,

    /// For scripts: wait for the first list to be complete, print it, end.
    #[arg(long, conflicts_with = "events")]
    once: bool,

    /// With --once: how many seconds to wait for the first list to be complete.
    #[arg(
        long,
        value_name = "SECONDS",
        default_value_t = 60,
        requires = "once",
        hide_default_value = true
    )]
    timeout: u64,

    #[command(flatten)]
    inspect: inspect::Options,

    #[command(flatten)]
    cluster: connect::Options,
}

const EXAMPLES: &str = "\
Examples:
  # A live table of the pods of this namespace; q ends it
  kubectl informer watch pods

  # The same without a cluster
  kubectl informer watch pods --sandbox

  # Several resources, everywhere, by label
  kubectl informer watch deploy,rs,pods -A -l app=web

  # What changes, field by field
  kubectl informer watch deploy/web --events

  # For scripts
  kubectl informer watch pods -o name --once";

/// The state that all modes share.
struct Watch {
    cluster: Cluster,
    feeds: Feeds,
    layouts: Vec<Layout>,
    shown: Shown,
    output: Format,
    /// The address of the inspector page.
    page: Option<String>,
}

/// Runs until Ctrl-C or SIGTERM.
pub(crate) async fn run(options: Options) -> Result<()> {
    let stop = signal::stop()?;
    tokio::select! {
        outcome = show(options) => outcome,
        () = stop => Ok(()),
    }
}

async fn show(options: Options) -> Result<()> {
    let cluster = options.cluster.connect().await?;
    let feeds = Feeds::open(&cluster, &options.resources, &options.selectors).await?;
    let layouts = match options.output.is_table() {
        true => feeds.layouts().await,
        false => Vec::new(),
    };
    let shown = Shown {
        namespaces: cluster.namespace.is_none(),
        kinds: feeds.targets.len() > 1,
        wide: options.output.is_wide(),
    };
    let page = options.inspect.serve(&feeds).await?;
    let watch = Watch {
        cluster,
        feeds,
        layouts,
        shown,
        output: options.output,
        page: page.as_ref().map(|page| page.url()),
    };
    let mut out = std::io::stdout();
    let outcome = if options.once {
        once::run(&watch, Duration::from_secs(options.timeout), &mut out).await
    } else if options.events {
        let color = out.is_terminal();
        tokio::select! {
            outcome = events::run(&watch, color, &mut out) => outcome,
            reported = watch.report() => reported,
        }
    } else if out.is_terminal() && watch.output.is_table() {
        live::run(&watch).await
    } else {
        tokio::select! {
            outcome = rows::run(&watch, &mut out) => outcome,
            reported = watch.report() => reported,
        }
    };
    watch.feeds.shutdown().await;
    if let Some(page) = page {
        page.shutdown().await;
    }
    outcome
}

/// An event, with the index of its feed.
type News = (usize, Event<Dynamic>);

impl Watch {
    /// Starts the informers and returns the events of all of them, in the order of arrival.
    fn listen(&self) -> Result<Pin<Box<dyn Stream<Item = News> + Send>>> {
        let mut streams = Vec::new();
        for (at, feed) in self.feeds.feeds.iter().enumerate() {
            let events = feed
                .informer()
                .subscribe_with(HandlerOptions::new().name("watch"))?;
            streams.push(events.map(move |event| (at, event)).boxed());
        }
        self.feeds.start()?;
        Ok(futures::stream::select_all(streams).boxed())
    }

    fn target_of(&self, feed: usize) -> usize {
        self.feeds.feeds[feed].target
    }

    /// The columns of a target. Cluster-scoped resources have no namespace column.
    fn shown_of(&self, target: usize) -> Shown {
        Shown {
            namespaces: self.shown.namespaces && self.feeds.targets[target].kind.namespaced,
            ..self.shown
        }
    }

    /// `in namespace default`, `in any namespace`; empty for cluster-scoped resources.
    fn place(&self, target: usize) -> String {
        match (
            &self.cluster.namespace,
            self.feeds.targets[target].kind.namespaced,
        ) {
            (_, false) => String::new(),
            (Some(namespace), true) => format!(" in namespace {namespace}"),
            (None, true) => " in any namespace".to_owned(),
        }
    }

    /// The text for an object that was named on the command line and does not exist.
    fn not_found(&self, feed: &Feed) -> String {
        let target = &self.feeds.targets[feed.target];
        let name = feed.name.as_deref().unwrap_or_default();
        let text = format!(
            "there is no {}{}",
            target.kind.named(name),
            self.place(feed.target)
        );
        match target.suggestions.get(name) {
            Some(question) => format!("{text}; if \"{name}\" is a resource, {question}"),
            None => text,
        }
    }

    /// Reports problems on stderr, and the named objects that do not exist after the first list. Never returns.
    async fn report(&self) -> Result<()> {
        let named = self.feeds.feeds.iter().filter(|feed| feed.name.is_some());
        let missing = named.map(|feed| async move {
            let synced = feed.informer().wait_for_sync(Duration::MAX).await;
            if synced.is_ok() && feed.informer().is_empty() {
                say(&format!("waiting: {}", self.not_found(feed)));
            }
        });
        let (reported, _) = futures::join!(
            notices::report(&self.feeds, self.page.as_deref()),
            futures::future::join_all(missing)
        );
        reported
    }
}

/// Writes and flushes, so that a reader of the pipe sees the line at once.
fn write(out: &mut impl Write, text: &str) -> Result<()> {
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(())
}
