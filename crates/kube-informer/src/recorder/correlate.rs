//! Decides which events are written: repeats become a series, many similar ones are combined, and an object that causes
//! too many is limited. Pure: no clock, no I/O.

use std::collections::HashMap;
use std::hash::Hash;
use std::time::Duration;

use k8s_openapi::api::core::v1::ObjectReference;
use tokio::time::Instant;

use super::event::NewEvent;

/// An event of an object.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct ObservedEvent {
    pub(super) regarding: ObjectReference,
    pub(super) event: NewEvent,
}

/// What to write.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum EventWrite {
    /// A new event, with a number to refer to it.
    Create(u64, Box<ObservedEvent>),
    /// The series of an event that was created before: the number of its events so far, and the age of the last one.
    Series { event: u64, count: i32, last: Instant },
    /// Nothing.
    Nothing,
    /// Nothing: the object has caused too many events.
    Limited,
}

/// What events of one series have in common.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct SeriesKey {
    similar: SimilarKey,
    note: String,
    related: Option<ObjectKeyText>,
}

/// What similar events have in common.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct SimilarKey {
    regarding: ObjectKeyText,
    warning: bool,
    reason: String,
    action: String,
}

/// Identifies an object.
type ObjectKeyText = String;

struct OpenSeries {
    number: u64,
    count: i32,
    last: Instant,
    /// When the series was written.
    written: Instant,
    /// The count that was written.
    written_count: i32,
}

struct Similar {
    notes: Vec<u64>,
    since: Instant,
}

struct Bucket {
    tokens: f64,
    at: Instant,
}

/// The events of the last minutes.
pub(super) struct Correlator {
    numbers: u64,
    series: HashMap<SeriesKey, OpenSeries>,
    similar: HashMap<SimilarKey, (Instant, Similar)>,
    buckets: HashMap<ObjectKeyText, (Instant, Bucket)>,
}

impl Correlator {
    pub(super) fn new() -> Self {
        Self {
            numbers: 0,
            series: HashMap::new(),
            similar: HashMap::new(),
            buckets: HashMap::new(),
        }
    }

    /// Decides what is written for an event.
    pub(super) fn observe(&mut self, now: Instant, mut observed: ObservedEvent) -> EventWrite {
        let object = text_of(&observed.regarding);
        let event = &mut observed.event;
        let similar = SimilarKey {
            regarding: object.clone(),
            warning: event.warning,
            reason: event.reason.clone(),
            action: event.action.clone(),
        };
        let mut key = SeriesKey {
            note: event.note.clone(),
            related: event.related.as_ref().map(text_of),
            similar: similar.clone(),
        };
        if self.is_one_too_many(now, similar, &event.note) {
            event.note = format!("{COMBINED}{}", event.note);
            COMBINED.clone_into(&mut key.note);
            key.related = None;
        }
        if let Some(series) = self.series.get_mut(&key) {
            series.count = series.count.saturating_add(1);
            series.last = now;
            if series.written_count > 1 {
                return EventWrite::Nothing;
            }
            series.written = now;
            series.written_count = series.count;
            return EventWrite::Series {
                event: series.number,
                count: series.count,
                last: now,
            };
        }
        if !self.may_write(now, object) {
            return EventWrite::Limited;
        }
        self.numbers += 1;
        let number = self.numbers;
        bound(&mut self.series, |series| series.last);
        let series = OpenSeries {
            number,
            count: 1,
            last: now,
            written: now,
            written_count: 1,
        };
        self.series.insert(key, series);
        EventWrite::Create(number, Box::new(observed))
    }

    /// The series that have to be written now: those that go on are written at an interval, and those that have ended a
    /// last time.
    pub(super) fn tick(&mut self, now: Instant) -> Vec<EventWrite> {
        let mut writes = Vec::new();
        self.series.retain(|_, series| {
            let over = now.duration_since(series.last) >= FINISH;
            let due = over || now.duration_since(series.written) >= REFRESH;
            if due && series.count != series.written_count {
                series.written = now;
                series.written_count = series.count;
                writes.push(EventWrite::Series {
                    event: series.number,
                    count: series.count,
                    last: series.last,
                });
            }
            !over
        });
        writes.sort_by_key(|write| match write {
            EventWrite::Series { event, .. } => *event,
            _ => 0,
        });
        writes
    }

    /// True if the events that are about to be forgotten are not needed any more.
    pub(super) fn is_alive(&self, event: u64) -> bool {
        self.series.values().any(|series| series.number == event)
    }

    /// True for an event that differs in its note only from many others.
    fn is_one_too_many(&mut self, now: Instant, key: SimilarKey, note: &str) -> bool {
        if !self.similar.contains_key(&key) {
            bound(&mut self.similar, |(at, _)| *at);
        }
        let note = crate::object::hash(note);
        let (at, similar) = self.similar.entry(key).or_insert_with(|| {
            let similar = Similar {
                notes: Vec::new(),
                since: now,
            };
            (now, similar)
        });
        if now.duration_since(*at) >= AGGREGATE_WITHIN {
            similar.notes.clear();
            similar.since = now;
        }
        *at = now;
        if similar.notes.contains(&note) {
            return false;
        }
        if similar.notes.len() < AGGREGATE_FROM {
            similar.notes.push(note);
            return false;
        }
        true
    }

    /// Takes a token of the object.
    fn may_write(&mut self, now: Instant, object: ObjectKeyText) -> bool {
        if !self.buckets.contains_key(&object) {
            bound(&mut self.buckets, |(at, _)| *at);
        }
        let full = Bucket {
            tokens: BURST,
            at: now,
        };
        let (at, bucket) = self.buckets.entry(object).or_insert((now, full));
        *at = now;
        let gained = now.duration_since(bucket.at).as_secs_f64() / ONE_PER.as_secs_f64();
        bucket.tokens = (bucket.tokens + gained).min(BURST);
        bucket.at = now;
        if bucket.tokens < 1.0 {
            return false;
        }
        bucket.tokens -= 1.0;
        true
    }
}

/// Makes room in a map that is full, by removing the entry that was used least recently.
fn bound<K: Hash + Eq + Clone, V>(map: &mut HashMap<K, V>, used: impl Fn(&V) -> Instant) {
    if map.len() < REMEMBERED {
        return;
    }
    let oldest = map.iter().min_by_key(|(_, value)| used(value));
    if let Some(oldest) = oldest.map(|(key, _)| key.clone()) {
        map.remove(&oldest);
    }
}

fn text_of(object: &ObjectReference) -> ObjectKeyText {
    let parts = [
        &object.api_version,
        &object.kind,
        &object.namespace,
        &object.name,
        &object.uid,
        &object.field_path,
    ];
    parts.map(|part| part.as_deref().unwrap_or_default()).join("/")
}

/// The mark of an event that stands for several similar ones.
pub(super) const COMBINED: &str = "(combined from similar events): ";
/// From this number of different notes on, similar events are combined.
const AGGREGATE_FROM: usize = 10;
/// Similar events that are further apart are not combined.
const AGGREGATE_WITHIN: Duration = Duration::from_secs(600);
/// The number of events that an object may cause at once.
const BURST: f64 = 25.0;
/// After the burst, one event per this time.
const ONE_PER: Duration = Duration::from_secs(300);
/// A series ends when nothing happened for this long.
const FINISH: Duration = Duration::from_secs(360);
/// A series that goes on is written at this interval.
const REFRESH: Duration = Duration::from_secs(1800);
/// The number of entries of each kind.
const REMEMBERED: usize = 4_096;

#[cfg(test)]
mod tests {
    use super::*;

    fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    fn event(object: &str, reason: &str, note: &str) -> ObservedEvent {
        ObservedEvent {
            regarding: ObjectReference {
                name: Some(object.to_owned()),
                ..ObjectReference::default()
            },
            event: NewEvent::normal(reason, "Act", note),
        }
    }

    fn created(write: &EventWrite) -> Option<&str> {
        match write {
            EventWrite::Create(_, observed) => Some(&observed.event.note),
            _ => None,
        }
    }

    #[test]
    fn repeats_of_an_event_become_a_series_that_is_written_at_its_second_event_and_at_its_end() {
        let (mut events, start) = (Correlator::new(), Instant::now());
        assert_eq!(
            created(&events.observe(start, event("a", "Why", "note"))),
            Some("note")
        );
        let second = events.observe(start + seconds(1), event("a", "Why", "note"));
        let at = start + seconds(1);
        assert_eq!(
            second,
            EventWrite::Series {
                event: 1,
                count: 2,
                last: at
            }
        );
        for n in 2..10 {
            assert_eq!(
                events.observe(start + seconds(n), event("a", "Why", "note")),
                EventWrite::Nothing
            );
        }
        assert!(events.tick(start + seconds(300)).is_empty());
        let last = start + seconds(9);
        let end = events.tick(start + seconds(9 + 360));
        assert_eq!(
            end,
            [EventWrite::Series {
                event: 1,
                count: 10,
                last
            }]
        );
        assert!(!events.is_alive(1));
        let again = events.observe(start + seconds(400), event("a", "Why", "note"));
        assert_eq!(created(&again), Some("note"), "a new series begins");
    }

    #[test]
    fn a_series_that_goes_on_is_written_every_half_hour() {
        let (mut events, start) = (Correlator::new(), Instant::now());
        let mut written = Vec::new();
        for minute in 0..=90 {
            let now = start + seconds(60 * minute);
            let write = events.observe(now, event("a", "Why", "note"));
            written.extend(
                events
                    .tick(now)
                    .into_iter()
                    .chain([write])
                    .filter_map(|write| match write {
                        EventWrite::Series { count, .. } => Some((minute, count)),
                        _ => None,
                    }),
            );
        }
        assert_eq!(written, [(1, 2), (31, 32), (61, 62)]);
    }

    #[test]
    fn events_that_differ_in_their_note_only_are_combined_from_the_eleventh_on() {
        let (mut events, start) = (Correlator::new(), Instant::now());
        for n in 0..10 {
            let write = events.observe(start, event("a", "Why", &n.to_string()));
            assert!(created(&write).is_some(), "{n}");
        }
        let eleventh = events.observe(start, event("a", "Why", "10"));
        assert_eq!(created(&eleventh), Some("(combined from similar events): 10"));
        assert!(matches!(
            events.observe(start, event("a", "Why", "11")),
            EventWrite::Series { count: 2, .. }
        ));
        assert_eq!(
            events.observe(start, event("a", "Why", "12")),
            EventWrite::Nothing
        );
        let other = events.observe(start, event("a", "Other", "10"));
        assert_eq!(created(&other), Some("10"), "another reason is not similar");
        let later = events.observe(start + seconds(601), event("a", "Why", "13"));
        assert_eq!(
            created(&later),
            Some("13"),
            "after ten quiet minutes they count anew"
        );
    }

    #[test]
    fn an_object_may_cause_25_events_and_then_one_in_five_minutes() {
        let (mut events, start) = (Correlator::new(), Instant::now());
        let mut try_at = |now: Instant, object: &str, n: u64| {
            let write = events.observe(now, event(object, &format!("Why{n}"), "note"));
            created(&write).is_some()
        };
        assert_eq!((0..100).filter(|n| try_at(start, "a", *n)).count(), 25);
        assert!(try_at(start, "b", 0), "another object is not limited");
        assert!(!try_at(start + seconds(299), "a", 200));
        assert!(try_at(start + seconds(301), "a", 201));
        assert!(!try_at(start + seconds(302), "a", 202));
    }

    #[test]
    fn what_is_remembered_is_bounded() {
        let (mut events, start) = (Correlator::new(), Instant::now());
        for n in 0..10_000u64 {
            events.observe(
                start + Duration::from_millis(n),
                event(&n.to_string(), "Why", "note"),
            );
        }
        assert!(events.series.len() <= REMEMBERED);
        assert!(events.similar.len() <= REMEMBERED && events.buckets.len() <= REMEMBERED);
    }
}
