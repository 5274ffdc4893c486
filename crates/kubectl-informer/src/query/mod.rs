//! `kubectl informer query`: looks up objects in a cache through indexes, as a controller does.
//!
//! Parses ([`Options`] and [`By`]), builds the indexes while the objects arrive, then looks up.

mod by;

use std::collections::BTreeSet;
use std::io::IsTerminal;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use clap::Args;
use jiff::Timestamp;
use kube_informer::object::ObjectKey;
use kube_informer::store::{Index, Snapshot};
use kube_informer::wire::Dynamic;

use crate::columns::{Cell, Layout};
use crate::connect;
use crate::feeds::{Feeds, Selectors, tree};
use crate::plain::say;
use crate::resource::Kind;
use crate::show::{Format, Shown, row_of, table};
use crate::signal;
use by::By;

/// Ask the cache of an informer through indexes: by label, node, owner, namespace or any field.
///
/// All objects are listed once and indexed as they arrive. The answer comes from the index, in microseconds. Without a
/// value the command prints which values there are, and how many objects have each.
#[derive(Debug, Args)]
#[command(before_help = EXAMPLES)]
pub(crate) struct Options {
    /// The resource.
    #[arg(value_name = "RESOURCE")]
    resource: String,

    /// label=KEY=VALUE, node=NAME, owner=KIND/NAME, namespace=NAME or jsonpath={PATH}=VALUE; several must all hold.
    #[arg(long, value_name = "WHAT", required = true)]
    by: Vec<By>,

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

    /// How many seconds to wait for the first list to be complete.
    #[arg(long, value_name = "SECONDS", default_value_t = 60, hide_default_value = true)]
    timeout: u64,

    #[command(flatten)]
    cluster: connect::Options,
}

const EXAMPLES: &str = "\
Examples:
  # The pods of a node
  kubectl informer query pods -A --by node=node-7

  # How many pods each node has
  kubectl informer query pods -A --by node

  # The pods of a ReplicaSet that do not run
  kubectl informer query pods --by owner=ReplicaSet/web-5d4f --by jsonpath={.status.phase}=Pending

  # Without a cluster
  kubectl informer query pods -A --by label=app --sandbox";

/// Runs the query and prints the result.
pub(crate) async fn run(options: Options) -> Result<()> {
    let stop = signal::stop()?;
    tokio::select! {
        outcome = ask(options) => outcome,
        () = stop => Ok(()),
    }
}

async fn ask(options: Options) -> Result<()> {
    let groups = options.by.iter().filter(|by| by.value.is_none()).count();
    if groups > 1 {
        bail!("only one --by can be without a value; the others say which objects to count");
    }
    let cluster = options.cluster.connect().await?;
    let feeds = Feeds::open(
        &cluster,
        std::slice::from_ref(&options.resource),
        &options.selectors,
    )
    .await?;
    let [feed] = &feeds.feeds[..] else {
        bail!("{} are several resources; a query is about one", options.resource);
    };
    let mut indexes = Vec::new();
    for by in &options.by {
        let what = by.what.clone();
        indexes.push((
            by,
            feed.informer()
                .add_index(move |object: &Dynamic| what.values(object))?,
        ));
    }
    let begin = Instant::now();
    feeds.start()?;
    feeds.wait_for_sync(Duration::from_secs(options.timeout)).await?;
    let listed = begin.elapsed();

    let kind = &feeds.targets[feed.target].kind;
    let snapshot = feed.informer().snapshot();
    for (by, index) in &indexes {
        if by.what == By::NODE && index.values().is_empty() {
            refuse_node(by, kind, snapshot.len())?;
        }
    }
    let begin = Instant::now();
    let found = find(&snapshot, &indexes);
    let took = begin.elapsed();
    let text = match indexes.iter().find(|(by, _)| by.value.is_none()) {
        Some((by, _)) => counts(by, &found),
        None => {
            let layouts = feeds.layouts().await;
            let shown = Shown {
                namespaces: cluster.namespace.is_none() && kind.namespaced,
                kinds: false,
                wide: options.output.is_wide(),
            };
            objects(&options.output, kind, &layouts[0], shown, &found)
        }
    };
    let summary = format!(
        "{} of {} {}, found in {took:.1?} at version {}; listing and indexing took {listed:.0?}",
        found.len(),
        snapshot.len(),
        kind.full_name(),
        snapshot.version().map(ToString::to_string).unwrap_or_default(),
    );
    print(&text, &summary)?;
    feeds.shutdown().await;
    Ok(())
}

/// Refuses `--by node` if no object has a node, unless the kind can have one and the collection is empty.
fn refuse_node(by: &By, kind: &Kind, objects: usize) -> Result<()> {
    let reason = match objects {
        _ if HAVE_NODE.iter().any(|(group, plural)| kind.is(group, plural)) => return Ok(()),
        // A custom resource can have any field. Groups without a dot are built in.
        0 if kind.group.contains('.') && !Layout::is_known(kind) => return Ok(()),
        0 => "objects of this kind have no spec.nodeName".to_owned(),
        1 => "the only object has no spec.nodeName".to_owned(),
        n => format!("none of the {n} objects has a spec.nodeName"),
    };
    let query = match &by.value {
        Some(node) => format!("`query pods --by node={node}` finds the pods on that node"),
        None => "`query pods --by node` counts the pods on each node".to_owned(),
    };
    bail!(
        "{} cannot be looked up by node: {reason}. Pods have one: {query}",
        kind.full_name()
    )
}

/// The built-in kinds with the field `spec.nodeName`: group and resource.
const HAVE_NODE: [(&str, &str); 4] = [
    ("", "pods"),
    ("certificates.k8s.io", "podcertificaterequests"),
    ("resource.k8s.io", "resourceslices"),
    ("storage.k8s.io", "volumeattachments"),
];

type Found = Vec<(ObjectKey, Arc<Dynamic>)>;

/// The objects that every index with a value contains, sorted.
fn find(snapshot: &Snapshot<Dynamic>, indexes: &[(&By, Index<Dynamic, String>)]) -> Found {
    let mut keys: Option<BTreeSet<ObjectKey>> = None;
    for (by, index) in indexes {
        let Some(value) = &by.value else { continue };
        let here: BTreeSet<_> = snapshot
            .by(index, value.as_str())
            .map(|(key, _)| key.clone())
            .collect();
        keys = Some(match keys {
            None => here,
            Some(before) => before.intersection(&here).cloned().collect(),
        });
    }
    let keys = keys.unwrap_or_else(|| snapshot.keys().cloned().collect());
    keys.into_iter()
        .filter_map(|key| snapshot.get(&key).cloned().map(|object| (key, object)))
        .collect()
}

/// The values that occur, the most frequent first.
fn counts(by: &By, found: &Found) -> String {
    let mut counts = std::collections::BTreeMap::<String, usize>::new();
    for (_, object) in found {
        let values = by.what.shown(object);
        if values.is_empty() {
            *counts.entry("<none>".to_owned()).or_default() += 1;
        }
        for value in values {
            *counts.entry(value).or_default() += 1;
        }
    }
    let mut sorted: Vec<_> = counts.into_iter().collect();
    sorted.sort_by(|(a, m), (b, n)| n.cmp(m).then_with(|| a.cmp(b)));
    let rows: Vec<_> = sorted
        .into_iter()
        .map(|(value, n)| vec![Cell::new(value), Cell::new(n.to_string())])
        .collect();
    table(&[by.what.head(), "OBJECTS".to_owned()], &rows)
}

fn objects(output: &Format, kind: &Kind, layout: &Layout, shown: Shown, found: &Found) -> String {
    let trees = found.iter().map(|(_, object)| tree(object, kind));
    if !output.is_table() {
        let all: Vec<_> = trees.map(|object| (kind, object)).collect();
        return output.all(&all, false);
    }
    let now = Timestamp::now();
    let rows: Vec<_> = trees
        .map(|object| row_of(layout, shown, kind, &object, now))
        .collect();
    match rows.is_empty() {
        true => String::new(),
        false => table(&shown.heads(layout), &rows),
    }
}

/// Prints the result to stdout and the summary to stderr.
fn print(text: &str, summary: &str) -> Result<()> {
    use std::io::Write;
    let mut out = std::io::stdout();
    out.write_all(text.as_bytes())?;
    out.flush()?;
    if out.is_terminal() && !text.is_empty() {
        say("");
    }
    say(summary);
    Ok(())
}
