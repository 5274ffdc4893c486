//! The data of the live table: every object of a resource, and its recent changes.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};

use kube_informer::informer::Event;
use kube_informer::object::ObjectKey;
use kube_informer::wire::Dynamic;

/// How long a change stays marked.
pub(super) const FADES: Duration = Duration::from_millis(2500);
/// The window over which changes per second are counted.
const WINDOW: Duration = Duration::from_secs(5);

/// The most recent change of an object.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mark {
    Added,
    Changed,
    /// Deleted, and still shown for a moment.
    Deleted,
}

/// An object, and its state before the change that is marked.
#[derive(Debug, Clone)]
pub(super) struct Row {
    pub(super) object: Arc<Dynamic>,
    /// The state before the change. Cells that differ from it are marked.
    pub(super) before: Option<Arc<Dynamic>>,
    mark: Option<(Mark, Instant)>,
}

impl Row {
    /// The most recent change, until its mark fades.
    pub(super) fn mark(&self, now: Instant) -> Option<Mark> {
        self.mark
            .filter(|(_, when)| now.duration_since(*when) < FADES)
            .map(|(mark, _)| mark)
    }
}

/// The objects of one resource.
#[derive(Debug, Default)]
pub(super) struct Section {
    pub(super) rows: BTreeMap<ObjectKey, Row>,
    pub(super) added: u64,
    pub(super) changed: u64,
    pub(super) deleted: u64,
    /// The number of feeds that have synced.
    pub(super) synced: usize,
    recent: VecDeque<Instant>,
    gone: VecDeque<(Instant, ObjectKey)>,
}

impl Section {
    /// Applies an event.
    pub(super) fn take(&mut self, event: Event<Dynamic>, now: Instant) {
        match event {
            Event::Added { key, object, initial } => {
                let mark = (!initial).then_some((Mark::Added, now));
                if !initial {
                    self.added += 1;
                    self.count(now);
                }
                let before = None;
                self.rows.insert(key, Row { object, before, mark });
            }
            Event::Updated { key, old, new } => {
                if Arc::ptr_eq(&old, &new) {
                    return; // a resync
                }
                self.changed += 1;
                self.count(now);
                let row = self.rows.get(&key);
                let marked = row.filter(|row| row.mark(now).is_some());
                // Changes in quick succession are marked together, and a new object stays marked as new.
                let (mark, before) = match marked.map(|row| (row.mark(now), row.before.clone())) {
                    Some((Some(Mark::Added), before)) => (Mark::Added, before),
                    Some((_, Some(before))) => (Mark::Changed, Some(before)),
                    _ => (Mark::Changed, Some(old)),
                };
                let mark = Some((mark, now));
                self.rows.insert(
                    key,
                    Row {
                        object: new,
                        before,
                        mark,
                    },
                );
            }
            Event::Deleted(deleted) => {
                self.deleted += 1;
                self.count(now);
                if let Some(row) = self.rows.get_mut(&deleted.key) {
                    row.mark = Some((Mark::Deleted, now));
                    row.before = None;
                    self.gone.push_back((now, deleted.key));
                }
            }
            Event::Synced => self.synced += 1,
            _ => {}
        }
    }

    /// Removes deleted objects after [`FADES`]. True if the table has to be drawn again.
    pub(super) fn fade(&mut self, now: Instant) -> bool {
        let mut faded = false;
        while self
            .gone
            .front()
            .is_some_and(|(when, _)| now.duration_since(*when) >= FADES)
        {
            let Some((when, key)) = self.gone.pop_front() else {
                break;
            };
            // An object of the same name may have been created again.
            if self
                .rows
                .get(&key)
                .is_some_and(|row| row.mark == Some((Mark::Deleted, when)))
            {
                self.rows.remove(&key);
                faded = true;
            }
        }
        while self
            .recent
            .front()
            .is_some_and(|when| now.duration_since(*when) >= WINDOW)
        {
            self.recent.pop_front();
        }
        faded
    }

    /// The number of objects, without deleted ones that are still shown.
    pub(super) fn objects(&self) -> usize {
        self.rows.len() - self.fading()
    }

    /// The number of objects whose key passes, without deleted ones that are still shown.
    pub(super) fn objects_in(&self, passes: impl Fn(&ObjectKey) -> bool) -> usize {
        let there = |row: &Row| !matches!(row.mark, Some((Mark::Deleted, _)));
        self.rows
            .iter()
            .filter(|(key, row)| passes(key) && there(row))
            .count()
    }

    fn fading(&self) -> usize {
        let is_gone = |(when, key): &&(Instant, ObjectKey)| {
            self.rows
                .get(key)
                .is_some_and(|row| row.mark == Some((Mark::Deleted, *when)))
        };
        self.gone.iter().filter(is_gone).count()
    }

    /// Changes per second over the [`WINDOW`].
    pub(super) fn rate(&self) -> f64 {
        self.recent.len() as f64 / WINDOW.as_secs_f64()
    }

    fn count(&mut self, now: Instant) {
        self.recent.push_back(now);
    }
}

#[cfg(test)]
mod tests {
    use kube_informer::object::Deleted;
    use serde_json::json;

    use super::*;

    fn key() -> ObjectKey {
        ObjectKey::namespaced("shop", "web-0")
    }

    fn object(version: u32) -> Arc<Dynamic> {
        let text = json!({"metadata": {"name": "web-0", "resourceVersion": version.to_string()}});
        Arc::new(serde_json::from_value(text).expect("an object"))
    }

    fn version(object: &Dynamic) -> &str {
        object.metadata.resource_version.as_deref().unwrap_or_default()
    }

    #[test]
    fn changes_that_follow_quickly_are_marked_against_the_first_state() {
        let (mut section, start) = (Section::default(), Instant::now());
        section.take(
            Event::Added {
                key: key(),
                object: object(1),
                initial: true,
            },
            start,
        );
        assert_eq!(
            section.rows[&key()].mark(start),
            None,
            "what was there is no news"
        );
        for n in 1..4 {
            let (old, new) = (object(n), object(n + 1));
            section.take(Event::Updated { key: key(), old, new }, start);
        }
        let row = &section.rows[&key()];
        assert_eq!(row.mark(start), Some(Mark::Changed));
        assert_eq!(row.before.as_deref().map(version), Some("1"));
        assert_eq!(version(&row.object), "4");
        assert_eq!(row.mark(start + FADES), None);
    }

    #[test]
    fn a_deleted_object_is_shown_for_a_moment_and_not_counted() {
        let (mut section, start) = (Section::default(), Instant::now());
        section.take(
            Event::Added {
                key: key(),
                object: object(1),
                initial: false,
            },
            start,
        );
        section.take(Event::Deleted(Deleted::seen(key(), object(2))), start);
        assert_eq!((section.rows.len(), section.objects()), (1, 0));
        assert!(!section.fade(start));
        assert!(section.fade(start + FADES));
        assert_eq!(section.rows.len(), 0);
    }

    #[test]
    fn an_object_that_is_created_again_stays() {
        let (mut section, start) = (Section::default(), Instant::now());
        section.take(
            Event::Added {
                key: key(),
                object: object(1),
                initial: true,
            },
            start,
        );
        section.take(Event::Deleted(Deleted::seen(key(), object(2))), start);
        section.take(
            Event::Added {
                key: key(),
                object: object(3),
                initial: false,
            },
            start,
        );
        section.fade(start + FADES);
        assert_eq!((section.rows.len(), section.objects()), (1, 1));
    }
}
