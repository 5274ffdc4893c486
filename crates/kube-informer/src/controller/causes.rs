//! Why a key is reconciled: the causes that were folded into a run, and the latest runs of each key.
//!
//! A key waits once, however many events add it. So a run has several causes. They are collected while the key waits,
//! and handed to the reconcile in its [`Context`](super::Context). Everything here is bounded.

use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;
use tokio::time::Instant;

use crate::object::{ObjectKey, ResourceVersion};

/// One reason why a key is reconciled. See [`Context::causes`](super::Context::causes) for an example.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Cause {
    /// What happened.
    pub kind: CauseKind,
    /// The informer that reported it; `None` for a retry and for a requested run.
    pub informer: Option<Arc<str>>,
    /// The object that changed. It may be of another kind than the controller's main one.
    pub object: Option<ObjectKey>,
    /// The version of the object that the cache had when the key was added: that of the change, or a newer one. `None`
    /// for a deleted object, and if the source gives no versions.
    pub version: Option<ResourceVersion>,
    /// True if this controller itself wrote that version: a write that was declared with
    /// [`Context::wrote`](super::Context::wrote) or sent through
    /// [`Context::recording_client`](super::Context::recording_client).
    pub own: bool,
    /// When the key was added.
    pub at: Instant,
}

/// What happened. See [`Context::causes`](super::Context::causes) for an example.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum CauseKind {
    /// The object existed when the controller started.
    Initial,
    /// The object was created.
    Added,
    /// The object was changed.
    Updated,
    /// The object was deleted.
    Deleted,
    /// A periodic resync; nothing changed.
    Resync,
    /// The last run failed or panicked.
    Retry,
    /// The last run asked for this one, with [`Action::after`](super::Action::after) or
    /// [`Action::again`](super::Action::again).
    Requested,
}

impl CauseKind {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Initial => "initial",
            Self::Added => "added",
            Self::Updated => "updated",
            Self::Deleted => "deleted",
            Self::Resync => "resync",
            Self::Retry => "retry",
            Self::Requested => "requested",
        }
    }
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let (Some(informer), Some(object)) = (&self.informer, &self.object) {
            write!(f, "{informer} {object} ")?;
        }
        f.write_str(self.kind.name())?;
        if let Some(version) = &self.version {
            write!(f, " at version {version}")?;
        }
        if self.own {
            f.write_str(" (own write)")?;
        }
        Ok(())
    }
}

/// The causes that were folded into one run, oldest first. See [`Context::causes`](super::Context::causes) for an
/// example.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Causes {
    kept: VecDeque<Cause>,
    omitted: u64,
}

impl Causes {
    /// The causes, oldest first: the first and the latest ones, at most 16. See
    /// [`Context::causes`](super::Context::causes) for an example.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &Cause> {
        self.kept.iter()
    }

    /// The number of causes that are not kept. They are between the first cause and the others.
    ///
    /// ```
    /// # use kube_informer::controller::Causes;
    /// assert_eq!(Causes::default().omitted(), 0);
    /// ```
    pub fn omitted(&self) -> u64 {
        self.omitted
    }

    /// The number of all causes, kept or not.
    ///
    /// ```
    /// # use kube_informer::controller::Causes;
    /// assert_eq!(Causes::default().count(), 0);
    /// ```
    pub fn count(&self) -> u64 {
        self.kept.len() as u64 + self.omitted
    }

    /// True if a cause has this kind.
    ///
    /// ```
    /// # use kube_informer::controller::{CauseKind, Causes};
    /// assert!(!Causes::default().any(CauseKind::Resync));
    /// ```
    pub fn any(&self, kind: CauseKind) -> bool {
        self.kept.iter().any(|cause| cause.kind == kind)
    }

    fn add(&mut self, cause: Cause) {
        if self.kept.len() == CAUSES {
            self.kept.remove(1);
            self.omitted += 1;
        }
        self.kept.push_back(cause);
    }

    fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }
}

impl<'a> IntoIterator for &'a Causes {
    type Item = &'a Cause;
    type IntoIter = std::collections::vec_deque::Iter<'a, Cause>;

    fn into_iter(self) -> Self::IntoIter {
        self.kept.iter()
    }
}

impl fmt::Display for Causes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            // The key was added while it was being processed, and that run had taken the cause along.
            return f.write_str("a cause of the run before");
        }
        for (n, cause) in self.kept.iter().enumerate() {
            match n {
                0 => write!(f, "{cause}")?,
                1 if self.omitted > 0 => write!(f, "; {} more; {cause}", self.omitted)?,
                _ => write!(f, "; {cause}")?,
            }
        }
        Ok(())
    }
}

/// A run of the reconcile function. See [`Runner::why`](super::Runner::why) for an example.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Run {
    /// When it began.
    pub at: Instant,
    /// How long it took.
    pub took: Duration,
    /// Why the key was reconciled.
    pub causes: Causes,
    /// How it ended: `done`, `after 5s`, `again`, or the error.
    pub outcome: String,
    /// True if it failed or panicked.
    pub failed: bool,
}

/// The causes of keys that wait, and the latest runs of each key.
#[derive(Default)]
pub(super) struct CauseLog {
    /// An entry for each key that waits: the queue bounds it.
    waiting: Mutex<HashMap<ObjectKey, Causes>>,
    runs: Mutex<Runs>,
}

#[derive(Default)]
struct Runs {
    keys: HashMap<ObjectKey, KeyRuns>,
    total: u64,
}

struct KeyRuns {
    latest: VecDeque<Run>,
    /// The number of the latest run, over all keys.
    number: u64,
}

impl CauseLog {
    /// Notes why a key is about to be added to the queue. Called before the add, so that the run that follows it has the
    /// cause.
    pub(super) fn note(&self, key: &ObjectKey, cause: Cause) {
        let mut waiting = self.waiting.lock();
        match waiting.get_mut(key) {
            Some(causes) => causes.add(cause),
            None => {
                let mut causes = Causes::default();
                causes.add(cause);
                waiting.insert(key.clone(), causes);
            }
        }
    }

    /// Takes the causes of a key that is about to be reconciled. `own` tells whether this controller wrote that version.
    pub(super) fn take(&self, key: &ObjectKey, own: impl Fn(&Cause) -> bool) -> Causes {
        let mut causes = self.waiting.lock().remove(key).unwrap_or_default();
        for cause in &mut causes.kept {
            cause.own = own(cause);
        }
        causes
    }

    /// Records a run that ended.
    pub(super) fn ran(&self, key: &ObjectKey, run: Run) {
        let mut runs = self.runs.lock();
        runs.total += 1;
        let number = runs.total;
        if !runs.keys.contains_key(key) && runs.keys.len() >= KEYS {
            let oldest = runs.keys.iter().min_by_key(|(_, runs)| runs.number);
            if let Some(oldest) = oldest.map(|(key, _)| key.clone()) {
                runs.keys.remove(&oldest);
            }
        }
        let of_key = runs.keys.entry(key.clone()).or_insert_with(|| KeyRuns {
            latest: VecDeque::new(),
            number,
        });
        of_key.number = number;
        if of_key.latest.len() == RUNS {
            of_key.latest.pop_front();
        }
        of_key.latest.push_back(run);
    }

    /// The latest runs of a key, oldest first.
    pub(super) fn runs(&self, key: &ObjectKey) -> Vec<Run> {
        let runs = self.runs.lock();
        let of_key = runs.keys.get(key);
        of_key
            .into_iter()
            .flat_map(|of_key| of_key.latest.iter().cloned())
            .collect()
    }

    /// The keys that were reconciled last, newest first, with their latest runs.
    pub(super) fn recent(&self, limit: usize) -> Vec<(ObjectKey, Vec<Run>)> {
        let runs = self.runs.lock();
        let mut keys: Vec<_> = runs.keys.iter().collect();
        keys.sort_unstable_by_key(|(_, runs)| std::cmp::Reverse(runs.number));
        keys.into_iter()
            .take(limit)
            .map(|(key, runs)| (key.clone(), runs.latest.iter().cloned().collect()))
            .collect()
    }

    /// The keys whose latest run failed, each with its error.
    pub(super) fn failing(&self) -> Vec<(ObjectKey, String)> {
        let runs = self.runs.lock();
        let failing = runs.keys.iter().filter_map(|(key, runs)| {
            let last = runs.latest.back().filter(|run| run.failed)?;
            Some((key.clone(), last.outcome.clone()))
        });
        let mut failing: Vec<_> = failing.collect();
        failing.sort_unstable();
        failing
    }
}

/// The number of causes that a run keeps.
const CAUSES: usize = 16;
/// The number of runs that are kept of a key.
const RUNS: usize = 8;
/// The number of keys whose runs are kept.
const KEYS: usize = 1_024;

#[cfg(test)]
mod tests {
    use super::*;

    fn cause(version: u64) -> Cause {
        Cause {
            kind: CauseKind::Updated,
            informer: Some("pods".into()),
            object: Some(ObjectKey::namespaced("prod", "web-0")),
            version: Some(version.into()),
            own: false,
            at: Instant::now(),
        }
    }

    fn run(outcome: &str, failed: bool) -> Run {
        Run {
            at: Instant::now(),
            took: Duration::ZERO,
            causes: Causes::default(),
            outcome: outcome.to_owned(),
            failed,
        }
    }

    #[test]
    fn the_first_and_the_latest_causes_are_kept_and_the_others_counted() {
        let log = CauseLog::default();
        let key = ObjectKey::cluster("a");
        (1..=100).for_each(|version| log.note(&key, cause(version)));
        let causes = log.take(&key, |cause| cause.version == Some(100.into()));
        let versions: Vec<_> = causes.iter().filter_map(|cause| cause.version.clone()).collect();
        assert_eq!((versions.len(), causes.count(), causes.omitted()), (16, 100, 84));
        assert_eq!(
            (&versions[0], &versions[1], &versions[15]),
            (&1.into(), &86.into(), &100.into())
        );
        let text = causes.to_string();
        assert!(
            text.starts_with("pods prod/web-0 updated at version 1; 84 more; "),
            "{text}"
        );
        assert!(text.ends_with("at version 100 (own write)"), "{text}");
        assert_eq!(log.take(&key, |_| false).count(), 0, "they are taken once");
    }

    #[test]
    fn only_the_latest_runs_of_a_bounded_number_of_keys_are_kept() {
        let log = CauseLog::default();
        for n in 0..2_000 {
            log.ran(&ObjectKey::cluster(n.to_string()), run("done", false));
        }
        let last = ObjectKey::cluster("1999");
        for n in 0..20 {
            log.ran(&last, run(&n.to_string(), n == 19));
        }
        assert_eq!(log.recent(usize::MAX).len(), KEYS);
        assert!(log.runs(&ObjectKey::cluster("0")).is_empty());
        let runs = log.runs(&last);
        assert_eq!(
            (runs.len(), &*runs[0].outcome, &*runs[7].outcome),
            (RUNS, "12", "19")
        );
        assert_eq!(log.recent(1)[0].0, last);
        assert_eq!(log.failing(), [(last, "19".to_owned())]);
    }
}
