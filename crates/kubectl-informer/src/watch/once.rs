//! `--once`: prints everything after the first list is complete.

use std::io::Write;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Result, bail};
use jiff::Timestamp;
use kube_informer::object::ObjectKey;
use kube_informer::wire::Dynamic;

use super::{Watch, write};
use crate::feeds::tree;
use crate::plain::visible;
use crate::show::{row_of, table};

pub(super) async fn run(watch: &Watch, within: Duration, out: &mut impl Write) -> Result<()> {
    watch.feeds.start()?;
    watch.feeds.wait_for_sync(within).await?;
    let missing = missing(watch);
    let text = match watch.output.is_table() {
        true => tables(watch),
        false => documents(watch),
    };
    write(out, &text)?;
    match &missing[..] {
        [] => Ok(()),
        missing => bail!("{}", missing.join("\n")),
    }
}

/// All objects of a target, sorted.
pub(super) fn objects(watch: &Watch, target: usize) -> Vec<(ObjectKey, Arc<Dynamic>)> {
    let feeds = watch.feeds.feeds.iter().filter(|feed| feed.target == target);
    let mut all = Vec::new();
    for feed in feeds {
        let snapshot = feed.informer().snapshot();
        all.extend(
            snapshot
                .iter()
                .map(|(key, object)| (key.clone(), Arc::clone(object))),
        );
    }
    all.sort_by(|(a, _), (b, _)| a.cmp(b));
    all
}

/// Objects that were named on the command line and do not exist.
fn missing(watch: &Watch) -> Vec<String> {
    let gone = watch
        .feeds
        .feeds
        .iter()
        .filter(|feed| feed.name.is_some() && feed.informer().is_empty());
    gone.map(|feed| watch.not_found(feed)).collect()
}

fn documents(watch: &Watch) -> String {
    let targets = &watch.feeds.targets;
    let mut all = Vec::new();
    for (at, target) in targets.iter().enumerate() {
        for (_, object) in objects(watch, at) {
            all.push((&*target.kind, tree(&object, &target.kind)));
        }
    }
    let single = targets.len() == 1 && targets[0].names.len() == 1 && watch.cluster.namespace.is_some();
    watch.output.all(&all, single)
}

fn tables(watch: &Watch) -> String {
    let now = Timestamp::now();
    let mut tables = Vec::new();
    for (at, target) in watch.feeds.targets.iter().enumerate() {
        let (layout, shown) = (&watch.layouts[at], watch.shown_of(at));
        let objects = objects(watch, at);
        if objects.is_empty() {
            if target.names.is_empty() {
                let none = format!("no {}{}", target.kind.full_name(), watch.place(at));
                tables.push(visible(&none).into_owned() + "\n");
            }
            continue;
        }
        let rows: Vec<_> = objects
            .iter()
            .map(|(_, o)| row_of(layout, shown, &target.kind, &tree(o, &target.kind), now))
            .collect();
        tables.push(table(&shown.heads(layout), &rows));
    }
    tables.join("\n")
}
