//! `--events`: one line for each event.

use std::io::Write;

use anyhow::Result;
use futures::StreamExt;
use jiff::Zoned;
use jiff::tz::TimeZone;
use kube_informer::informer::Event;
use kube_informer::wire::Dynamic;
use serde_json::{Value, json};

use super::diff::{changes, describe, significant};
use super::{Watch, write};
use crate::feeds::tree;
use crate::plain;
use crate::resource::Kind;
use crate::screen::{Color, Line, Style, colored};
use crate::show::Format;

/// The number of fields of an update that are shown; the others are counted.
const FIELDS: usize = 4;

pub(super) async fn run(watch: &Watch, color: bool, out: &mut impl Write) -> Result<()> {
    let mut news = watch.listen()?.ready_chunks(512);
    while let Some(batch) = news.next().await {
        let mut text = String::new();
        for (feed, event) in batch {
            let kind = &watch.feeds.targets[watch.target_of(feed)].kind;
            match watch.output.is_table() {
                true => {
                    let objects = watch.feeds.feeds[feed].informer().len();
                    if let Some(line) = line(
                        &event,
                        kind,
                        objects,
                        &Zoned::now().with_time_zone(TimeZone::system()),
                    ) {
                        text += &(colored(&line, color) + "\n");
                    }
                }
                false => text += &document(&event, kind, &watch.output),
            }
        }
        write(out, &text)?;
    }
    Ok(())
}

/// The line for an event, in text form. Initial objects are counted and have no lines.
fn line(event: &Event<Dynamic>, kind: &Kind, objects: usize, now: &Zoned) -> Option<Line> {
    let (sign, style, key, what) = match event {
        Event::Added { initial: true, .. } => return None,
        Event::Added { key, .. } => ("ADDED", Style::of(Color::Green), key.to_string(), String::new()),
        Event::Updated { key, old, new } => {
            let changed = changes(&tree(old, kind), &tree(new, kind));
            let changed = significant(&changed);
            let mut fields: Vec<_> = changed.iter().take(FIELDS).copied().map(describe).collect();
            match changed.len().saturating_sub(FIELDS) {
                0 => {}
                more => fields.push(format!("and {more} more")),
            }
            if fields.is_empty() {
                fields.push("nothing but its version".to_owned());
            }
            (
                "UPDATED",
                Style::of(Color::Yellow),
                key.to_string(),
                fields.join(", "),
            )
        }
        Event::Deleted(deleted) => {
            let unsure = if deleted.final_state_unknown {
                "(noticed later)"
            } else {
                ""
            };
            (
                "DELETED",
                Style::of(Color::Red),
                deleted.key.to_string(),
                unsure.to_owned(),
            )
        }
        Event::Synced => {
            let text = format!("{objects} exist; changes from now on:");
            return Some(
                heading(now, "SYNCED", Style::of(Color::Cyan))
                    .with(format!("{} ", kind.full_name()), Style::BOLD)
                    .with(text, Style::PLAIN),
            );
        }
        _ => return None,
    };
    let name = kind.named("");
    let name = name.trim_end_matches('/');
    Some(
        heading(now, sign, style)
            .with(format!("{name} {key}"), Style::BOLD)
            .with(format!("  {what}"), Style::PLAIN),
    )
}

fn heading(now: &Zoned, sign: &str, style: Style) -> Line {
    let time = now.strftime("%H:%M:%S%.3f").to_string();
    Line::of(time, Style::DIM).with(format!("  {sign:<8}"), style)
}

/// The line for an event, in the API server's JSON form, with the changed fields.
fn document(event: &Event<Dynamic>, kind: &Kind, output: &Format) -> String {
    let (what, object, old) = match event {
        Event::Added { object, .. } => ("ADDED", tree(object, kind), None),
        Event::Updated { old, new, .. } => ("MODIFIED", tree(new, kind), Some(tree(old, kind))),
        Event::Deleted(deleted) => match &deleted.last {
            Some(last) => ("DELETED", tree(last, kind), None),
            None => return String::new(),
        },
        _ => return String::new(),
    };
    match output {
        Format::Json => {
            let mut document = json!({"type": what, "object": object});
            if let Some(old) = old {
                let changed = changes(&old, &document["object"]);
                let changed = changed
                    .iter()
                    .map(|c| json!({"path": c.path, "from": c.from, "to": c.to}));
                document["changes"] = Value::Array(changed.collect());
            }
            plain::json(&document.to_string()).into_owned() + "\n"
        }
        other => format!("{what:<8} {}", other.one(kind, &object)),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use kube_informer::object::{Deleted, ObjectKey};

    use super::*;

    fn object(phase: &str) -> Arc<Dynamic> {
        let text = json!({"metadata": {"name": "web-0", "namespace": "shop"}, "status": {"phase": phase}});
        Arc::new(serde_json::from_value(text).expect("an object"))
    }

    fn kind() -> Kind {
        Kind {
            version: "v1".to_owned(),
            plural: "pods".to_owned(),
            singular: "pod".to_owned(),
            ..Kind::default()
        }
    }

    fn text_of(event: &Event<Dynamic>) -> Option<String> {
        let now = "2026-01-01T10:00:00[UTC]".parse().expect("a time");
        line(event, &kind(), 7, &now).map(|line| line.plain())
    }

    #[test]
    fn each_event_is_a_line() {
        let key = || ObjectKey::namespaced("shop", "web-0");
        let (old, new) = (object("Pending"), object("Running"));
        let updated = Event::Updated {
            key: key(),
            old,
            new: Arc::clone(&new),
        };
        assert_eq!(
            text_of(&updated).as_deref(),
            Some("10:00:00.000  UPDATED pod shop/web-0  status.phase: Pending → Running")
        );
        let there = |initial| Event::Added {
            key: key(),
            object: object("Pending"),
            initial,
        };
        assert_eq!(text_of(&there(true)), None);
        assert_eq!(
            text_of(&there(false)).as_deref(),
            Some("10:00:00.000  ADDED   pod shop/web-0  ")
        );
        let missed = Event::Deleted(Deleted::missed(key(), Some(new)));
        assert_eq!(
            text_of(&missed).as_deref(),
            Some("10:00:00.000  DELETED pod shop/web-0  (noticed later)")
        );
        assert!(
            text_of(&Event::Synced)
                .expect("has a line")
                .contains("pods 7 exist")
        );
    }

    #[test]
    fn programs_get_json_with_what_changed() {
        let key = ObjectKey::namespaced("shop", "web-0");
        let updated = Event::Updated {
            key,
            old: object("Pending"),
            new: object("Running"),
        };
        let text = document(&updated, &kind(), &Format::Json);
        let read: Value = serde_json::from_str(&text).expect("JSON");
        assert_eq!(read["type"], "MODIFIED");
        assert_eq!(
            read["changes"][0],
            json!({"path": "status.phase", "from": "Pending", "to": "Running"})
        );
    }
}
