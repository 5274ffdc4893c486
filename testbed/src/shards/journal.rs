//! The journal: one file per process, one line per step, and the questions that all of them together answer.
//!
//! A line is `letter key term time`, with the time in microseconds:
//!
//! | letter | meaning |
//! |---|---|
//! | `G` / `L` | a range was granted to the process, or is not its own any more; the key is the range |
//! | `S` / `E` | a reconcile begins, ends |
//! | `W` / `A` | a write is sent, its answer has arrived |
//! | `R` | a write was refused, because the term had ended |
//! | `B` | the number of bytes that watches have received so far, as the key |
//!
//! All processes run on one machine, so they have one clock.

use std::collections::{BTreeMap, HashMap};
use std::fs::{File, OpenOptions};
use std::io::Write as _;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use parking_lot::Mutex;

/// The journal of one process. Every line is written at once, so that a killed process has lost none.
pub(super) struct Writer(Mutex<File>);

impl Writer {
    pub(super) fn create(path: &Path) -> anyhow::Result<Self> {
        Ok(Self(Mutex::new(
            OpenOptions::new().create(true).append(true).open(path)?,
        )))
    }

    pub(super) fn note(&self, letter: char, key: &str, term: u64) {
        let line = format!("{letter} {key} {term} {}\n", now());
        // A journal that cannot be written shows up as missing reconciles.
        let _ = self.0.lock().write_all(line.as_bytes());
    }
}

/// The time in microseconds.
pub(super) fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_micros()).unwrap_or(u64::MAX)
}

struct Line {
    replica: String,
    letter: char,
    key: String,
    term: u64,
    at: u64,
}

/// The journals of all processes, in the order of time.
pub(super) struct Journal(Vec<Line>);

impl Journal {
    pub(super) fn read(dir: &Path) -> anyhow::Result<Self> {
        let mut lines = Vec::new();
        for entry in std::fs::read_dir(dir)? {
            let path = entry?.path();
            if path.extension().is_none_or(|extension| extension != "journal") {
                continue;
            }
            let replica = path
                .file_stem()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            for line in std::fs::read_to_string(&path)?.lines() {
                let mut words = line.split(' ');
                let mut word = || words.next().unwrap_or_default();
                let (letter, key, term, at) = (word(), word(), word(), word());
                // The last line of a process that was killed may be incomplete.
                let (Ok(term), Ok(at)) = (term.parse(), at.parse()) else {
                    continue;
                };
                lines.push(Line {
                    replica: replica.clone(),
                    letter: letter.chars().next().unwrap_or(' '),
                    key: key.to_owned(),
                    term,
                    at,
                });
            }
        }
        lines.sort_by_key(|line| line.at);
        Ok(Self(lines))
    }

    /// The same, with everything that a replica owned taken away at a time.
    pub(super) fn ended(mut self, replica: &str, at: u64) -> Self {
        let granted = self
            .0
            .iter()
            .filter(|line| line.replica == replica && line.letter == 'G' && line.at <= at);
        let lost: Vec<Line> = granted
            .map(|line| Line {
                replica: replica.to_owned(),
                letter: 'L',
                key: line.key.clone(),
                term: line.term,
                at,
            })
            .collect();
        self.0.extend(lost);
        self.0.sort_by_key(|line| line.at);
        self
    }

    /// True if these replicas, each with something, own all ranges.
    pub(super) fn owns_all(&self, replicas: &[&str], ranges: usize) -> bool {
        let mut owned: HashMap<(&str, &str), bool> = HashMap::new();
        for line in self.0.iter().filter(|line| matches!(line.letter, 'G' | 'L')) {
            owned.insert((&line.replica, &line.key), line.letter == 'G');
        }
        let count = |replica: &str| {
            owned
                .iter()
                .filter(|((owner, _), owned)| *owner == replica && **owned)
                .count()
        };
        let counts: Vec<usize> = replicas.iter().map(|replica| count(replica)).collect();
        let share = ranges / replicas.len();
        let all = owned.values().filter(|owned| **owned).count();
        all == ranges && counts.iter().all(|count| *count >= share) && counts.iter().sum::<usize>() == ranges
    }

    /// The time at which the last range was granted.
    pub(super) fn last_start(&self, after: u64) -> u64 {
        let granted = self
            .0
            .iter()
            .filter(|line| line.letter == 'G' && line.at >= after);
        granted.map(|line| line.at).max().unwrap_or(after)
    }

    /// The bytes that the watches of each replica have received.
    pub(super) fn watch_bytes(&self) -> BTreeMap<String, u64> {
        let bytes = self.0.iter().filter(|line| line.letter == 'B');
        bytes
            .map(|line| (line.replica.clone(), line.key.parse().unwrap_or(0)))
            .collect()
    }

    fn count(&self, letter: char) -> usize {
        self.0.iter().filter(|line| line.letter == letter).count()
    }

    pub(super) fn reconciles(&self) -> usize {
        self.count('S')
    }

    pub(super) fn writes(&self) -> usize {
        self.count('W')
    }

    pub(super) fn refused(&self) -> usize {
        self.count('R')
    }

    pub(super) fn grants(&self) -> usize {
        self.count('G')
    }

    /// The writes of an earlier term that overlap with, or come after, those of a later term of the same key. Also two terms with
    /// the same number in different processes.
    pub(super) fn overlaps(&self) -> Vec<String> {
        /// When a term of a key wrote: from the first request to the last answer.
        struct Written<'a> {
            replica: &'a str,
            first: u64,
            last: u64,
        }
        let mut written: BTreeMap<(&str, u64), Written<'_>> = BTreeMap::new();
        let mut overlaps = Vec::new();
        for line in self.0.iter().filter(|line| matches!(line.letter, 'W' | 'A')) {
            let entry = written.entry((&line.key, line.term)).or_insert(Written {
                replica: &line.replica,
                first: line.at,
                last: line.at,
            });
            if line.letter == 'W' && entry.replica != line.replica {
                overlaps.push(format!(
                    "{}: term {} of {} and {}",
                    line.key, line.term, entry.replica, line.replica
                ));
            }
            entry.last = line.at;
        }
        let mut before: Option<(&str, u64, u64)> = None;
        for ((key, term), written) in &written {
            if let Some((previous, earlier, last)) = before
                && previous == *key
                && last > written.first
            {
                overlaps.push(format!(
                    "{key}: term {earlier} wrote until {last}, and term {term} of {} from {}",
                    written.replica, written.first
                ));
            }
            before = Some((key, *term, written.last));
        }
        overlaps
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn journal(lines: &[(&str, &str)]) -> Journal {
        let dir = tempfile::tempdir().expect("a directory");
        for (replica, text) in lines {
            std::fs::write(
                dir.path().join(format!("{replica}.journal")),
                text.replace("; ", "\n"),
            )
            .expect("written");
        }
        Journal::read(dir.path()).expect("it can be read")
    }

    #[test]
    fn writes_of_two_terms_that_overlap_are_found() {
        let first = ("a", "W x 1 10; A x 1 20");
        assert!(
            journal(&[first, ("b", "W x 2 20; A x 2 30")])
                .overlaps()
                .is_empty()
        );
        assert!(
            journal(&[first, ("b", "W y 2 15; A y 2 30")])
                .overlaps()
                .is_empty()
        );
        assert_eq!(journal(&[first, ("b", "W x 2 19; A x 2 30")]).overlaps().len(), 1);
        // A process that wakes up writes under its old term.
        assert_eq!(
            journal(&[("a", "W x 1 10; A x 1 90"), ("b", "W x 2 30; A x 2 40")])
                .overlaps()
                .len(),
            1
        );
        assert_eq!(journal(&[first, ("b", "W x 1 30; A x 1 40")]).overlaps().len(), 1);
    }

    #[test]
    fn ownership_follows_grants_and_losses() {
        let lines = [("a", "G 0 1 1; G 1 1 1; L 1 1 5"), ("b", "G 1 2 7; nonsense")];
        assert!(journal(&lines).owns_all(&["a", "b"], 2));
        assert!(!journal(&lines).owns_all(&["a"], 2));
        assert!(!journal(&lines).ended("b", 9).owns_all(&["a", "b"], 2));
    }
}
