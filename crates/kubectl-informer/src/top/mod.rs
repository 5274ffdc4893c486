//! `kubectl informer top`: a table of figures for each informer.
//!
//! Parses ([`Options`]), starts the informers, then builds a [`Report`] of all of them at every interval.

mod report;

use std::io::{IsTerminal, Write};
use std::time::Duration;

use anyhow::{Result, bail};
use clap::Args;
use kube_informer::informer::Handler;
use tokio::time::MissedTickBehavior;

use crate::connect::{self, Cluster};
use crate::feeds::{Feeds, Selectors};
use crate::inspect;
use crate::notices;
use crate::resource::{Catalogue, Target, resources};
use crate::screen::{Color, Key, Line, Style, Terminal};
use crate::signal;
use report::Report;

/// Show the state of informers: objects, bytes, version, events, relists, errors, lag, and how old each cache can be at
/// most.
///
/// Starts an informer for each resource and shows the figures until it is stopped. With --watch-all it starts one for
/// every resource of the server, which shows what the cluster consists of, how much of it changes, and what we may not
/// see.
///
/// RELISTS counts the fetches of the whole collection. The first list counts, so 1 is normal. AGE is a bound: the cache is
/// not older.
#[derive(Debug, Args)]
#[command(before_help = EXAMPLES)]
pub(crate) struct Options {
    /// The resources; by default those that `kubectl get all` shows.
    #[arg(value_name = "RESOURCE")]
    resources: Vec<String>,

    /// Every resource that can be watched, in all namespaces unless -n is given.
    #[arg(long, conflicts_with = "resources")]
    watch_all: bool,

    #[command(flatten)]
    selectors: Selectors,

    /// Print one table when all informers have synced, and end.
    #[arg(long)]
    once: bool,

    /// Seconds between two updates of the table.
    #[arg(long, value_name = "SECONDS", default_value_t = 1, hide_default_value = true, value_parser = clap::value_parser!(u64).range(1..))]
    interval: u64,

    #[command(flatten)]
    inspect: inspect::Options,

    #[command(flatten)]
    cluster: connect::Options,
}

const EXAMPLES: &str = "\
Examples:
  # Informers for pods, services, deployments and their like
  kubectl informer top

  # What a cluster consists of, and what changes in it
  kubectl informer top --watch-all

  # The same of a demo cluster
  kubectl informer top --watch-all --sandbox";

/// With --once: the longest wait for informers that have not synced.
const TIMEOUT: Duration = Duration::from_secs(60);

/// Runs until Ctrl-C or SIGTERM.
pub(crate) async fn run(options: Options) -> Result<()> {
    let stop = signal::stop()?;
    tokio::select! {
        outcome = show(options) => outcome,
        () = stop => Ok(()),
    }
}

async fn show(mut options: Options) -> Result<()> {
    if options.watch_all && options.cluster.namespace.is_none() {
        options.cluster.all_namespaces = true;
    }
    let cluster = options.cluster.connect().await?;
    let catalogue = Catalogue::discover(&cluster.client)
        .await
        .map_err(|e| cluster.explain(&e))?;
    let targets = wanted(&options, &cluster, &catalogue)?;
    let feeds = Feeds::of(&cluster, targets, &options.selectors)?;
    for feed in &feeds.feeds {
        feed.informer().add_handler(Handler::new().name("top"))?;
    }
    let page = options.inspect.serve(&feeds).await?;
    let url = page.as_ref().map(|page| page.url());
    feeds.start()?;
    let interval = Duration::from_secs(options.interval);
    let outcome = if options.once {
        // Informers that have not synced are in the table, with the reason.
        let _ = feeds.wait_for_sync(TIMEOUT).await;
        write(&Report::new(&feeds, None))
    } else if std::io::stdout().is_terminal() {
        live(&cluster, &feeds, interval, url.as_deref()).await
    } else {
        tokio::select! {
            outcome = again(&feeds, interval) => outcome,
            reported = notices::report(&feeds, url.as_deref()) => reported,
        }
    };
    feeds.shutdown().await;
    if let Some(page) = page {
        page.shutdown().await;
    }
    outcome
}

fn wanted(options: &Options, cluster: &Cluster, catalogue: &Catalogue) -> Result<Vec<Target>> {
    if options.watch_all {
        let kinds = catalogue
            .kinds
            .iter()
            .filter(|kind| kind.preferred && kind.watchable);
        // Events are served under two groups; one informer is enough.
        let twice = |kind: &&std::sync::Arc<crate::resource::Kind>| !kind.is("events.k8s.io", "events");
        let targets = kinds
            .filter(twice)
            .map(|kind| Target::all(std::sync::Arc::clone(kind)));
        return Ok(targets.collect());
    }
    let words = match options.resources.is_empty() {
        true => vec!["all".to_owned()],
        false => options.resources.clone(),
    };
    let targets = resources(&words, catalogue)?;
    if targets.is_empty() {
        bail!(
            "{} has no resource to watch; name some, or use --watch-all",
            cluster.server
        );
    }
    Ok(targets)
}

/// Prints the table at every interval.
async fn again(feeds: &Feeds, interval: Duration) -> Result<()> {
    let mut before = None;
    loop {
        tokio::time::sleep(interval).await;
        let report = Report::new(feeds, before.as_ref());
        write(&report)?;
        before = Some(report);
    }
}

fn write(report: &Report) -> Result<()> {
    let mut lines = report.lines(0, usize::MAX, false);
    lines.extend(report.errors());
    let text: String = lines
        .iter()
        .map(|line| line.plain().trim_end().to_owned() + "\n")
        .collect();
    let mut out = std::io::stdout();
    out.write_all(text.as_bytes())?;
    out.write_all(b"\n")?;
    out.flush()?;
    Ok(())
}

/// Shows the table in place.
async fn live(cluster: &Cluster, feeds: &Feeds, interval: Duration, page: Option<&str>) -> Result<()> {
    let mut terminal = Terminal::open()?;
    let mut tick = tokio::time::interval(interval.min(Duration::from_secs(1)));
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut before: Option<Report> = None;
    let mut scroll = 0_usize;
    loop {
        tokio::select! {
            key = terminal.key() => match key {
                Key::Interrupt | Key::Escape | Key::Char('q') => return Ok(()),
                Key::Down | Key::Char('j') => scroll += 1,
                Key::Up | Key::Char('k') => scroll = scroll.saturating_sub(1),
                Key::PageDown => scroll += terminal.size().height / 2,
                Key::PageUp => scroll = scroll.saturating_sub(terminal.size().height / 2),
                Key::Home => scroll = 0,
                _ => {}
            },
            _ = tick.tick() => {
                let report = Report::new(feeds, before.as_ref());
                before = Some(report);
            }
        }
        let Some(report) = &before else { continue };
        let size = terminal.size();
        let mut head = Line::of(
            " kubectl informer top ",
            Style {
                bold: true,
                ..Style::BAR
            },
        )
        .with(
            format!(" {} · {} ", cluster.by, page.unwrap_or(&cluster.server)),
            Style::BAR,
        );
        head.fill(size.width, Style::BAR);
        let mut errors = report.errors();
        errors.truncate(size.height / 3);
        let room = size.height.saturating_sub(3 + errors.len()).max(1);
        scroll = scroll.min(report.len().saturating_sub(room));
        let mut lines = vec![head];
        lines.extend(report.lines(scroll, room, true));
        lines.extend(errors);
        lines.resize(size.height.saturating_sub(1).max(2), Line::new());
        let sum = Line::of(
            report.totals(),
            Style {
                bold: true,
                ..Style::of(Color::Green)
            },
        );
        lines.push(sum.with("   ↑↓ scroll  q quit", Style::DIM));
        terminal.paint(lines)?;
    }
}
