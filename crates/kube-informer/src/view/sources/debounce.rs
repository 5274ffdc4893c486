//! `debounce`: passes a key on once it has been quiet.

use std::collections::BTreeMap;
use std::sync::{Arc, Weak};
use std::time::Duration;

use futures::{FutureExt, StreamExt};
use tokio::time::{Instant, sleep_until};
use tokio_util::sync::CancellationToken;

use super::CloseOnDrop;
use super::writer::last_of_each;
use crate::saturate::later;
use crate::spawn;
use crate::view::change::{Event, HashMap, Key, Value};
use crate::view::collection::{Collection, Inner};
use crate::view::derive::passed_on;
use crate::view::error::AddError;
use crate::view::operators::Output;
use crate::view::subscription::Subscription;

impl<K: Key, V: Value> Collection<K, V> {
    /// The same collection, whose changes are passed on per key: once the key has not changed for `quiet`, and at the latest
    /// `at_most` after its first change that was held back. The initial state passes at once.
    ///
    /// For the edge of a graph, before something slow. What follows has its own time: its snapshots name this as their input,
    /// and not what it is computed from. It has a task on the current runtime.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread", start_paused = true)] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// use std::time::Duration;
    /// # use {futures::StreamExt, kube_informer::view::{Collection, Event}};
    ///
    /// let (words, writer) = Collection::<i32, &str>::writable("words");
    /// let calm = words.debounce(Duration::from_secs(1), Duration::from_secs(10))?;
    /// # calm.wait_for_sync(Duration::from_secs(1)).await?;
    /// # let mut events = calm.subscribe()?.skip(1);
    /// writer.insert(1, "o");
    /// writer.insert(1, "on");
    /// writer.insert(1, "one");
    /// let event = events.next().await; // a second later
    /// assert!(matches!(event, Some(Event::Added { value, .. }) if *value == "one"));
    /// # Ok(()) }
    /// ```
    ///
    /// # Errors
    /// There is no tokio runtime, or all inputs have stopped.
    pub fn debounce(&self, quiet: Duration, at_most: Duration) -> Result<Self, AddError> {
        let no_runtime = |_| AddError::NoRuntime { view: self.name() };
        let runtime = tokio::runtime::Handle::try_current().map_err(no_runtime)?;
        let events = self.subscribe()?;
        let stop = CancellationToken::new();
        let guard = stop.clone().drop_guard();
        let name = format!("{}, debounced", self.name()).into();
        let debounced = Self::root(name, "debounce", None, false, passed_on, Some(guard));
        let inner = debounced.downgrade();
        let stopped = CloseOnDrop(inner.clone());
        let held = DebouncedKeys::new(quiet, at_most);
        let passing = async move {
            stop.run_until_cancelled(pass_on(events, held, inner)).await;
            drop(stopped);
        };
        spawn::on(&runtime, Box::pin(passing));
        Ok(debounced)
    }
}

async fn pass_on<K: Key, V: Value>(
    mut events: Subscription<K, V>,
    mut held: DebouncedKeys<K, V>,
    inner: Weak<Inner<K, V>>,
) {
    loop {
        let mut passed = Vec::new();
        let mut synced = false;
        let wake = async {
            match held.next() {
                Some(at) => sleep_until(at).await,
                None => std::future::pending().await,
            }
        };
        let first = tokio::select! {
            biased;
            event = events.next() => match event {
                Some(event) => Some(event),
                None => return,
            },
            () = wake => None,
        };
        let now = Instant::now();
        let mut next = first;
        while let Some(event) = next {
            match event {
                Event::Added {
                    key,
                    value,
                    initial: true,
                } => passed.push((key, Some(value))),
                Event::Added { key, value, .. } => held.hold(key, Some(value), now),
                Event::Updated { key, new, .. } => held.hold(key, Some(new), now),
                Event::Deleted { key, .. } => held.hold(key, None, now),
                Event::Synced => synced = true,
            }
            next = events.next().now_or_never().flatten();
        }
        held.due(now, &mut passed);
        let Some(inner) = inner.upgrade() else {
            return;
        };
        let mut output = Output::new();
        output.values = last_of_each(passed);
        if synced || !output.values.is_empty() {
            inner.write(output, |version| version.synced |= synced);
        }
    }
}

/// The keys that are held back. Without a clock of its own.
struct DebouncedKeys<K, V> {
    quiet: Duration,
    at_most: Duration,
    keys: HashMap<K, HeldKey<V>>,
    due: BTreeMap<(Instant, u64), K>,
    next: u64,
}

struct HeldKey<V> {
    value: Option<Arc<V>>,
    since: Instant,
    due: (Instant, u64),
}

impl<K: Key, V> DebouncedKeys<K, V> {
    fn new(quiet: Duration, at_most: Duration) -> Self {
        Self {
            quiet,
            at_most,
            keys: HashMap::default(),
            due: BTreeMap::new(),
            next: 0,
        }
    }

    fn hold(&mut self, key: K, value: Option<Arc<V>>, now: Instant) {
        let before = self.keys.remove(&key);
        let since = before.map_or(now, |before| {
            self.due.remove(&before.due);
            before.since
        });
        let at = later(now, self.quiet).min(later(since, self.at_most));
        let due = (at, self.next);
        self.next += 1;
        self.due.insert(due, key.clone());
        self.keys.insert(key, HeldKey { value, since, due });
    }

    /// When the next key is due.
    fn next(&self) -> Option<Instant> {
        self.due.first_key_value().map(|((at, _), _)| *at)
    }

    fn due(&mut self, now: Instant, passed: &mut Vec<(K, Option<Arc<V>>)>) {
        while self.next().is_some_and(|at| at <= now) {
            let Some((_, key)) = self.due.pop_first() else {
                return;
            };
            if let Some(held) = self.keys.remove(&key) {
                passed.push((key, held.value));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_due_once_it_was_quiet_and_never_later_than_the_limit() {
        let (second, start) = (Duration::from_secs(1), Instant::now());
        let mut held = DebouncedKeys::new(2 * second, 5 * second);
        let mut passed = Vec::new();
        for at in 0..5 {
            held.hold("busy", Some(Arc::new(at)), start + at * second);
            held.due(start + at * second, &mut passed);
        }
        held.hold("calm", None, start + 4 * second);
        assert!(passed.is_empty());
        assert_eq!(held.next(), Some(start + 5 * second), "the limit of the busy key");
        held.due(start + 5 * second, &mut passed);
        assert_eq!(passed, [("busy", Some(Arc::new(4)))]);
        held.due(start + 6 * second, &mut passed);
        assert_eq!(passed.len(), 2);
        assert_eq!(held.next(), None);
    }
}
