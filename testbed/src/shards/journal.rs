//! The journal: what every process writes down, one line per step, and the questions that all of them together answer.
//!
//! A line is `letter key term time version`, with the time in microseconds of the monotonic clock, which all processes of a machine
//! share. Steps of ranges and bytes are in the file `NAME.ranges`, those of objects in `NAME.journal`:
//!
//! | letter | meaning |
//! |---|---|
//! | `G` / `L` | a range was granted to the process, or is not its own any more; the key is the range |
//! | `B` | the number of bytes that watches have received so far, as the key |
//! | `S` / `E` | a reconcile begins, ends; the key is name and uid of the object |
//! | `W` | a write is about to be sent; one of the next three follows, unless the process or the reconcile ends before |
//! | `A` | its answer has arrived, with the version that the object has now; 0 if the result is unknown |
//! | `C` | the server refused it, because the object had changed |
//! | `R` | it was not sent, because the term had ended |

use std::collections::{BTreeMap, HashMap};
use std::fs::{File, OpenOptions};
use std::io::Write as _;
use std::path::Path;

use parking_lot::Mutex;
use rustix::time::{ClockId, clock_gettime};

/// The journal of one process. Every line is written at once, so that a killed process has lost none.
pub(super) struct Writer {
    ranges: Mutex<File>,
    objects: Mutex<File>,
}

impl Writer {
    pub(super) fn create(dir: &Path, name: &str) -> anyhow::Result<Self> {
        let open = |kind: &str| {
            let path = dir.join(format!("{name}.{kind}"));
            OpenOptions::new().create(true).append(true).open(path)
        };
        Ok(Self {
            ranges: Mutex::new(open(RANGES)?),
            objects: Mutex::new(open(OBJECTS)?),
        })
    }

    pub(super) fn range(&self, letter: char, key: impl std::fmt::Display, term: u64) {
        let line = format!("{letter} {key} {term} {} 0\n", now());
        // A journal that cannot be written shows up as missing ranges, and below as missing reconciles.
        let _ = self.ranges.lock().write_all(line.as_bytes());
    }

    pub(super) fn object(&self, letter: char, key: &str, term: u64, version: u64) {
        let line = format!("{letter} {key} {term} {} {version}\n", now());
        let _ = self.objects.lock().write_all(line.as_bytes());
    }
}

/// The extensions of the two files of a process.
const RANGES: &str = "ranges";
const OBJECTS: &str = "journal";

/// The time in microseconds. It is the same for all processes, and no clock setting changes it.
pub(super) fn now() -> u64 {
    let now = clock_gettime(ClockId::Monotonic);
    let (seconds, nanos) = (
        u64::try_from(now.tv_sec).unwrap_or(0),
        u64::try_from(now.tv_nsec).unwrap_or(0),
    );
    seconds * 1_000_000 + nanos / 1_000
}

struct Line {
    replica: String,
    letter: char,
    key: String,
    term: u64,
    at: u64,
    version: u64,
}

fn read(dir: &Path, kind: &str) -> anyhow::Result<Vec<Line>> {
    let mut lines = Vec::new();
    for entry in std::fs::read_dir(dir)? {
        let path = entry?.path();
        if path.extension().is_none_or(|extension| extension != kind) {
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
            let (letter, key, term, at, version) = (word(), word(), word(), word(), word());
            // The last line of a process that was killed may be incomplete.
            let (Ok(term), Ok(at), Ok(version)) = (term.parse(), at.parse(), version.parse()) else {
                continue;
            };
            lines.push(Line {
                replica: replica.clone(),
                letter: letter.chars().next().unwrap_or(' '),
                key: key.to_owned(),
                term,
                at,
                version,
            });
        }
    }
    lines.sort_by_key(|line| line.at);
    Ok(lines)
}

/// The ranges of all processes, in the order of time.
pub(super) struct Ranges(Vec<Line>);

impl Ranges {
    pub(super) fn read(dir: &Path) -> anyhow::Result<Self> {
        Ok(Self(read(dir, RANGES)?))
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
                version: 0,
            })
            .collect();
        self.0.extend(lost);
        self.0.sort_by_key(|line| line.at);
        self
    }

    /// The number of ranges of each replica that has some.
    pub(super) fn counts(&self) -> BTreeMap<&str, usize> {
        let mut owned: HashMap<(&str, &str), bool> = HashMap::new();
        for line in self.0.iter().filter(|line| matches!(line.letter, 'G' | 'L')) {
            owned.insert((&line.replica, &line.key), line.letter == 'G');
        }
        let mut counts = BTreeMap::new();
        for ((replica, _), _) in owned.iter().filter(|(_, owned)| **owned) {
            *counts.entry(*replica).or_default() += 1;
        }
        counts
    }

    /// True if these replicas, and no others, own all ranges in equal shares.
    pub(super) fn are_shared_by(&self, replicas: &[&str], ranges: usize) -> bool {
        let counts = self.counts();
        let share = ranges / replicas.len();
        let shares = |replica: &&str| counts.get(replica).is_some_and(|count| *count >= share);
        counts.len() == replicas.len()
            && replicas.iter().all(shares)
            && counts.values().sum::<usize>() == ranges
    }

    /// The time at which the last range was granted after `after`.
    pub(super) fn last_grant(&self, after: u64) -> u64 {
        let granted = self
            .0
            .iter()
            .filter(|line| line.letter == 'G' && line.at >= after);
        granted.map(|line| line.at).max().unwrap_or(after)
    }

    /// The greatest term that a replica was given before a time.
    pub(super) fn greatest_term(&self, replica: &str, before: u64) -> u64 {
        let granted = self
            .0
            .iter()
            .filter(|line| line.replica == replica && line.letter == 'G' && line.at <= before);
        granted.map(|line| line.term).max().unwrap_or(0)
    }

    /// The bytes that the watches of each process have received.
    pub(super) fn watch_bytes(&self) -> BTreeMap<String, u64> {
        let bytes = self.0.iter().filter(|line| line.letter == 'B');
        bytes
            .map(|line| (line.replica.clone(), line.key.parse().unwrap_or(0)))
            .collect()
    }

    pub(super) fn grants(&self) -> usize {
        self.0.iter().filter(|line| line.letter == 'G').count()
    }
}

/// A time in which a process was suspended.
#[derive(Debug, Clone)]
pub(super) struct Suspension {
    pub(super) replica: String,
    pub(super) from: u64,
    pub(super) until: u64,
    /// The greatest term that it had before.
    pub(super) term: u64,
}

/// The work of all processes on objects, in the order of time.
pub(super) struct Journal(Vec<Line>);

/// A write that was sent, or that a process was about to send when it was killed.
struct Sent<'a> {
    replica: &'a str,
    key: &'a str,
    term: u64,
    at: u64,
    /// When its answer was read, and the version of the object then. A write that the server refused has none.
    answered: Option<(u64, u64)>,
}

impl Journal {
    pub(super) fn read(dir: &Path) -> anyhow::Result<Self> {
        Ok(Self(read(dir, OBJECTS)?))
    }

    pub(super) fn count(&self, letter: char) -> usize {
        self.0.iter().filter(|line| line.letter == letter).count()
    }

    /// The number of reconciles of a replica that have begun after a time and not come to their write.
    pub(super) fn before_write(&self, replica: &str, since: u64) -> usize {
        let mut last: HashMap<&str, char> = HashMap::new();
        let lines = self.0.iter().rev().take_while(|line| line.at >= since);
        let lines: Vec<&Line> = lines.filter(|line| line.replica == replica).collect();
        for line in lines.into_iter().rev() {
            last.insert(&line.key, line.letter);
        }
        last.values().filter(|letter| **letter == 'S').count()
    }

    /// The number of writes that a replica was refused after a time.
    pub(super) fn refused(&self, replica: &str, after: u64) -> usize {
        let refused = |line: &&Line| line.letter == 'R' && line.replica == replica && line.at >= after;
        self.0.iter().filter(refused).count()
    }

    /// The writes that were sent. Those that the term's end prevented are not among them.
    fn sent(&self) -> Vec<Sent<'_>> {
        let mut sent: Vec<Option<Sent<'_>>> = Vec::new();
        let mut open: HashMap<(&str, &str, u64), usize> = HashMap::new();
        for line in &self.0 {
            let write = (&*line.replica, &*line.key, line.term);
            match line.letter {
                'W' => {
                    open.insert(write, sent.len());
                    sent.push(Some(Sent {
                        replica: &line.replica,
                        key: &line.key,
                        term: line.term,
                        at: line.at,
                        answered: None,
                    }));
                }
                'R' => {
                    if let Some(place) = open.remove(&write) {
                        sent[place] = None;
                    }
                }
                'C' => drop(open.remove(&write)),
                'A' => {
                    if let Some(sent) = open.remove(&write).and_then(|place| sent[place].as_mut()) {
                        sent.answered = Some((line.at, line.version));
                    }
                }
                _ => {}
            }
        }
        sent.into_iter().flatten().collect()
    }

    /// The writes that a replica sent after it woke, under a term that had ended meanwhile.
    pub(super) fn sent_after_waking(&self, suspension: &Suspension) -> usize {
        let late = |sent: &&Sent<'_>| {
            sent.replica == suspension.replica && sent.at >= suspension.until && sent.term <= suspension.term
        };
        self.sent().iter().filter(late).count()
    }

    /// The keys for which an earlier term wrote at the same time as a later term, or after it: by the time at which writes were sent
    /// and answered, and by the order in which the server carried them out. Also two processes with the same term.
    ///
    /// An answer that was read only when a suspended process woke says nothing about the time. The server's order decides then.
    pub(super) fn overlaps(&self, suspensions: &[Suspension]) -> Vec<String> {
        /// The writes of one term of a key.
        struct Written<'a> {
            replica: &'a str,
            first_sent: u64,
            last_sent: u64,
            last_answered: u64,
            first_version: u64,
            last_version: u64,
        }
        let mut overlaps = Vec::new();
        let mut written: BTreeMap<(&str, u64), Written<'_>> = BTreeMap::new();
        for sent in self.sent() {
            let term = written.entry((sent.key, sent.term)).or_insert(Written {
                replica: sent.replica,
                first_sent: sent.at,
                last_sent: sent.at,
                last_answered: 0,
                first_version: u64::MAX,
                last_version: 0,
            });
            if term.replica != sent.replica {
                overlaps.push(format!(
                    "{}: term {} of {} and {}",
                    sent.key, sent.term, term.replica, sent.replica
                ));
            }
            term.last_sent = term.last_sent.max(sent.at);
            if let Some((at, version)) = sent.answered {
                let slept =
                    |it: &Suspension| it.replica == sent.replica && sent.at <= it.from && at >= it.until;
                if !suspensions.iter().any(slept) {
                    term.last_answered = term.last_answered.max(at);
                }
                if version > 0 {
                    term.first_version = term.first_version.min(version);
                    term.last_version = term.last_version.max(version);
                }
            }
        }
        // All earlier terms of the same key together.
        let mut earlier: Option<(&str, u64, u64, u64)> = None;
        for ((key, term), written) in &written {
            let (mut time, mut version, mut before) = (0, 0, 0);
            if let Some((previous, its_term, its_time, its_version)) = earlier
                && previous == *key
            {
                (time, version, before) = (its_time, its_version, its_term);
                if time > written.first_sent || version > written.first_version {
                    overlaps.push(format!(
                        "{key}: term {before} wrote until {time} (version {version}), and term {term} of {} from {} (version {})",
                        written.replica, written.first_sent, written.first_version
                    ));
                }
            }
            earlier = Some((
                key,
                before.max(*term),
                time.max(written.last_sent).max(written.last_answered),
                version.max(written.last_version),
            ));
        }
        overlaps
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(lines: &[(&str, &str)]) -> tempfile::TempDir {
        let dir = tempfile::tempdir().expect("a directory");
        for (file, text) in lines {
            std::fs::write(dir.path().join(file), text.replace("; ", "\n")).expect("written");
        }
        dir
    }

    fn overlaps(a: &str, b: &str) -> usize {
        let dir = written(&[("a.journal", a), ("b.journal", b)]);
        let asleep = Suspension {
            replica: "a".to_owned(),
            from: 1_000,
            until: 2_000,
            term: 1,
        };
        let journal = Journal::read(dir.path()).expect("it can be read");
        journal.overlaps(&[asleep]).len()
    }

    #[test]
    fn writes_of_two_terms_that_overlap_are_found() {
        let first = "W x 1 10 0; A x 1 20 5";
        assert_eq!(overlaps(first, "W x 2 20 0; A x 2 30 6"), 0);
        assert_eq!(overlaps(first, "W y 2 15 0; A y 2 30 6"), 0, "another object");
        assert_eq!(overlaps(first, "W x 2 19 0; A x 2 30 6"), 1, "before the answer");
        assert_eq!(overlaps(first, "W x 1 30 0; A x 1 40 6"), 1, "the same term");
        assert_eq!(overlaps("W x 1 50 0", "W x 2 30 0; A x 2 40 6"), 1, "sent later");
        assert_eq!(overlaps(first, "W x 2 20 0; A x 2 30 4"), 1, "the server's order");
    }

    #[test]
    fn a_write_that_was_not_sent_is_none_and_one_that_conflicted_has_no_effect() {
        let later = "W x 2 30 0; A x 2 40 6";
        assert_eq!(overlaps("W x 1 50 0; R x 1 60 0", later), 0);
        assert_eq!(overlaps("W x 1 20 0; C x 1 60 0", later), 0);
        assert_eq!(overlaps("W x 1 50 0; C x 1 60 0", later), 1, "it was sent");
    }

    #[test]
    fn of_an_answer_that_a_suspended_process_reads_late_the_servers_order_counts() {
        let asleep = |version: u64| format!("W x 1 990 0; A x 1 2010 {version}");
        let later = "W x 2 1500 0; A x 2 1510 6";
        assert_eq!(overlaps(&asleep(5), later), 0);
        assert_eq!(overlaps(&asleep(7), later), 1);
        // Sent after it woke.
        assert_eq!(overlaps("W x 1 2001 0; A x 1 2010 5", later), 1);
    }

    #[test]
    fn a_gap_of_one_term_does_not_hide_an_overlap() {
        let dir = written(&[
            ("a.journal", "W x 1 10 0; A x 1 90 5"),
            ("b.journal", "W x 2 95 0; A x 2 96 6"),
            ("c.journal", "W x 3 50 0; A x 3 60 7"),
        ]);
        let journal = Journal::read(dir.path()).expect("it can be read");
        assert_eq!(journal.overlaps(&[]).len(), 1);
    }

    #[test]
    fn ownership_follows_grants_and_losses() {
        let dir = written(&[
            ("a.ranges", "G 0 1 1 0; G 1 1 1 0; L 1 1 5 0"),
            ("b.ranges", "G 1 2 7 0; nonsense"),
        ]);
        let ranges = || Ranges::read(dir.path()).expect("it can be read");
        assert!(ranges().are_shared_by(&["a", "b"], 2));
        assert!(!ranges().are_shared_by(&["a"], 2));
        assert!(!ranges().ended("b", 9).are_shared_by(&["a", "b"], 2));
        assert_eq!((ranges().greatest_term("b", 9), ranges().last_grant(2)), (2, 7));
    }

    #[test]
    fn what_a_woken_replica_sends_under_its_old_term_is_found() {
        let dir = written(&[(
            "a.journal",
            "S x 1 10 0; W x 1 2001 0; R x 1 2002 0; W y 1 2003 0; W z 3 2004 0; S u 1 20 0",
        )]);
        let journal = Journal::read(dir.path()).expect("it can be read");
        let asleep = Suspension {
            replica: "a".to_owned(),
            from: 1_000,
            until: 2_000,
            term: 2,
        };
        assert_eq!(journal.sent_after_waking(&asleep), 1);
        assert_eq!(
            (journal.refused("a", 2_000), journal.before_write("a", 15)),
            (1, 1)
        );
    }
}
