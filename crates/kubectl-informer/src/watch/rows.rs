//! Output into a pipe: all objects, then a line or a document for each change, as with `kubectl get -w`.

use std::io::Write;

use anyhow::Result;
use futures::StreamExt;
use jiff::Timestamp;
use kube_informer::informer::Event;
use kube_informer::wire::Dynamic;

use super::{Watch, write};
use crate::feeds::tree;
use crate::show::{Widths, row_of};

pub(super) async fn run(watch: &Watch, out: &mut impl Write) -> Result<()> {
    let mut printer = Printer {
        watch,
        widths: vec![Widths::default(); watch.feeds.targets.len()],
        last: None,
    };
    let mut news = watch.listen()?.ready_chunks(512);
    while let Some(batch) = news.next().await {
        write(out, &printer.render(batch))?;
    }
    Ok(())
}

struct Printer<'a> {
    watch: &'a Watch,
    widths: Vec<Widths>,
    /// The target of the last line. A line of another target comes after its headings.
    last: Option<usize>,
}

impl Printer<'_> {
    fn render(&mut self, batch: Vec<(usize, Event<Dynamic>)>) -> String {
        let mut text = String::new();
        for (feed, event) in batch {
            let target = self.watch.target_of(feed);
            let (object, gone) = match &event {
                Event::Added { object, .. } | Event::Updated { new: object, .. } => (object, false),
                Event::Deleted(deleted) => match &deleted.last {
                    Some(last) => (last, true),
                    None => continue,
                },
                _ => continue,
            };
            let kind = &self.watch.feeds.targets[target].kind;
            let object = tree(object, kind);
            if !self.watch.output.is_table() {
                // As with kubectl, a deleted object is printed once more in its last state.
                text += &self.watch.output.one(kind, &object);
                continue;
            }
            let (layout, shown) = (&self.watch.layouts[target], self.watch.shown_of(target));
            let row = row_of(layout, shown, kind, &object, Timestamp::now());
            let widths = &mut self.widths[target];
            if self.last != Some(target) {
                let heads = shown.heads(layout);
                widths.fit(heads.iter().map(String::as_str));
                widths.fit(row.iter().map(|cell| cell.text.as_str()));
                if self.last.is_some() {
                    text.push('\n');
                }
                text += &(widths.line(&heads.iter().map(String::as_str).collect::<Vec<_>>()) + "\n");
                self.last = Some(target);
            }
            widths.fit(row.iter().map(|cell| cell.text.as_str()));
            text += &widths.line(&row.iter().map(|cell| cell.text.as_str()).collect::<Vec<_>>());
            text += if gone { "   (deleted)\n" } else { "\n" };
        }
        text
    }
}
