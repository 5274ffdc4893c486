//! `kubectl informer shards`: the groups of replicas that share work, their ranges, and what is wrong with them.
//!
//! Parses ([`Options`]), reads the Leases ([`GroupReport`]), prints a table and the problems.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use kube_informer::shard::GroupReport;

use crate::{connect, plain};

/// Show the groups of replicas that share work by ranges: the owners, the moves under way, and what holds them up.
#[derive(Debug, Args)]
#[command(before_help = EXAMPLES)]
pub(crate) struct Options {
    #[command(flatten)]
    cluster: connect::Options,
}

const EXAMPLES: &str = "\
Examples:
  # Who owns what, in all namespaces?
  kubectl informer shards -A";

pub(crate) async fn run(options: Options) -> Result<()> {
    let cluster = options.cluster.connect().await?;
    let groups = GroupReport::list(&cluster.client, cluster.namespace.as_deref()).await;
    let groups = groups.map_err(|error| cluster.explain(&error))?;
    let mut out = std::io::stdout().lock();
    for line in lines(&groups) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

fn lines(groups: &[GroupReport]) -> Vec<String> {
    if groups.is_empty() {
        return vec!["no group of replicas shares work here; with -A all namespaces are read".to_owned()];
    }
    let mut lines = Vec::new();
    for group in groups {
        lines.push(format!(
            "{}/{}: {} ranges by {}, {} replicas, {} ranges free",
            plain::visible(&group.namespace),
            plain::visible(&group.name),
            group.ranges,
            group.key.name(),
            group.replicas.len(),
            group.free.len()
        ));
        let width = group
            .replicas
            .iter()
            .map(|replica| replica.identity.len())
            .max()
            .unwrap_or(0);
        for replica in &group.replicas {
            let share = 100.0 * replica.owns.len() as f64 / f64::from(group.ranges.max(1));
            let age = replica
                .age
                .map_or_else(|| "?".to_owned(), |age| format!("{} s", age.as_secs()));
            let moving = match replica.moving.len() {
                0 => String::new(),
                moving => format!(", {moving} moving away"),
            };
            let leaving = if replica.leaving { ", ends" } else { "" };
            lines.push(format!(
                "  {:width$}  {:>4} ranges ({share:.0} %), renewed {age} ago{moving}{leaving}",
                plain::visible(&replica.identity),
                replica.owns.len(),
            ));
        }
        lines.extend(
            group
                .problems()
                .into_iter()
                .map(|problem| format!("  ! {}", plain::visible(&problem))),
        );
    }
    lines
}
