use std::sync::Arc;

use super::*;
use crate::informer::handlers::backlog::Then;
use crate::object::ObjectKey;
use crate::queue::{DeltaBatch, Replace};
use crate::store::{Event, Store, StoreWriter};

/// A store and an inbox. Applied batches are pushed by hand.
struct World {
    writer: StoreWriter<u64>,
    store: Store<u64>,
    inbox: Inbox<u64>,
}

impl World {
    fn new(backlog: Backlog) -> Self {
        let writer = StoreWriter::new();
        Self {
            store: writer.store(),
            writer,
            inbox: Inbox::new(backlog),
        }
    }

    /// Applies `a=n` as one batch and returns it. The test pushes it.
    fn apply(&mut self, n: u64) -> Changes<u64> {
        let batch = DeltaBatch::new().update(ObjectKey::cluster("a"), Arc::new(n));
        let changes = self.writer.apply_or_fill(batch).0;
        assert!(matches!(changes, Changes::Events(_)), "it is no collection");
        changes
    }

    /// Applies `a=n` as the first collection. The test pushes it.
    fn fill(&mut self, n: u64) -> Changes<u64> {
        let mut batch = DeltaBatch::new().update(ObjectKey::cluster("a"), Arc::new(n));
        batch.initial = true;
        batch.replace = Some(Replace {
            namespace: None,
            keys: None,
            rewind: None,
        });
        let changes = self.writer.apply_or_fill(batch).0;
        assert!(
            matches!(changes, Changes::Initial { .. }),
            "the store has had objects"
        );
        changes
    }

    fn begin(&self) {
        let snapshot = self.store.snapshot();
        let revision = snapshot.revision();
        self.inbox.begin(snapshot, revision);
    }

    /// Everything that can be taken now, as text.
    fn take(&self) -> Vec<String> {
        let mut words = Vec::new();
        let mut cx = Context::from_waker(Waker::noop());
        let say = |event: &Event<u64>| match event {
            Event::Added { object, .. } => format!("add {object}"),
            Event::Updated { old, new, .. } => format!("update {old} to {new}"),
            other => format!("{other:?}"),
        };
        while let Poll::Ready(Some(delivery)) = self.inbox.poll_take(&mut cx) {
            match delivery {
                Delivery::Changes(Changes::Initial { snapshot, .. }) => {
                    words.extend(snapshot.iter().map(|(_, object)| format!("start {object}")));
                }
                Delivery::Changes(Changes::Events(batch)) => words.extend(batch.events.iter().map(say)),
                Delivery::Folded(events) => words.extend(events.iter().map(say)),
                Delivery::Resync(snapshot) => {
                    words.extend(snapshot.iter().map(|(_, object)| format!("resync {object}")));
                }
                Delivery::Synced => words.push("synced".to_owned()),
            }
        }
        words
    }
}

const EVERY: Backlog = Backlog::Every { then: Then::Grow };

#[test]
fn i5_batches_up_to_the_snapshot_are_dropped_and_later_ones_kept() {
    // The handler joins before the first of three batches, and takes its snapshot after the second.
    let mut world = World::new(EVERY);
    let batches = [world.apply(1), world.apply(2)];
    let snapshot = world.store.snapshot();
    let third = world.apply(3);
    let all = batches.iter().chain([&third]);
    all.for_each(|batch| world.inbox.push(batch));
    assert_eq!(world.take(), [""; 0], "nothing before it began");
    let revision = snapshot.revision();
    world.inbox.begin(snapshot, revision);
    assert_eq!(world.take(), ["start 2", "update 2 to 3"]);
}

#[test]
fn i5_a_batch_pushed_after_the_snapshot_that_contains_it_is_dropped() {
    // The batch was published before the handler joined, and is pushed after it began.
    let mut world = World::new(EVERY);
    let batches = [world.apply(1), world.apply(2)];
    world.begin();
    batches.iter().for_each(|batch| world.inbox.push(batch));
    assert_eq!(world.take(), ["start 2"]);
    let next = world.apply(3);
    world.inbox.push(&next);
    assert_eq!(world.take(), ["update 2 to 3"]);
}

#[test]
fn i5_the_first_collection_is_delivered_once_wherever_the_handler_joins() {
    // Joined and begun before it, as most handlers are.
    let mut world = World::new(EVERY);
    world.begin();
    let first = world.fill(1);
    world.inbox.push(&first);
    assert_eq!(world.inbox.lag().waiting, 1);
    assert!(
        world.inbox.lag().since.is_some(),
        "a handler that hangs in it is found"
    );
    assert_eq!(world.take(), ["start 1"]);

    // Joined before it, begun with a snapshot that contains it.
    let mut world = World::new(EVERY);
    let first = world.fill(1);
    world.inbox.push(&first);
    world.begin();
    assert_eq!(world.take(), ["start 1"]);

    // Begun with a snapshot that contains it, before it is pushed.
    let mut world = World::new(EVERY);
    let first = world.fill(1);
    world.begin();
    world.inbox.push(&first);
    assert_eq!(world.take(), ["start 1"]);

    // Joined before it, begun with a snapshot from before it.
    let mut world = World::new(EVERY);
    let (empty, first) = (world.store.snapshot(), world.fill(1));
    world.inbox.push(&first);
    world.inbox.begin(empty, 0);
    let second = world.apply(2);
    world.inbox.push(&second);
    assert_eq!(world.take(), ["start 1", "update 1 to 2"]);
}

#[test]
fn a_handler_with_a_small_backlog_receives_the_first_collection_before_folded_events() {
    let mut world = World::new(Backlog::Every {
        then: Then::Coalesce { after: 1 },
    });
    world.begin();
    let first = world.fill(1);
    world.inbox.push(&first);
    for n in 2..=5 {
        let batch = world.apply(n);
        world.inbox.push(&batch);
    }
    assert_eq!(world.take(), ["start 1", "update 1 to 5"]);
}

#[test]
fn i5_an_empty_snapshot_is_not_delivered_but_drops_the_batches_before_it() {
    let mut world = World::new(EVERY);
    world.begin();
    assert_eq!(world.take(), [""; 0]);
    let first = world.apply(1);
    world.inbox.push(&first);
    assert_eq!(world.take(), ["add 1"]);
}

#[test]
fn b38_a_resync_that_was_folded_away_is_owed_once() {
    let then = Then::Coalesce { after: 2 };
    let mut world = World::new(Backlog::Every { then });
    let first = world.apply(1);
    world.begin();
    world.inbox.push(&first);
    assert_eq!(world.take(), ["start 1"]);
    assert!(world.inbox.push_resync(&world.store.snapshot()));
    assert!(!world.inbox.owes_resync(), "it is still pending");
    for n in 2..=4 {
        let batch = world.apply(n);
        world.inbox.push(&batch);
    }
    assert!(world.inbox.lag().coalescing, "three are more than two");
    assert_eq!(
        world.take(),
        ["update 1 to 4"],
        "B38: a resync of 1 would be old by now"
    );
    assert!(world.inbox.owes_resync(), "so it still has to come");
    assert!(!world.inbox.owes_resync(), "and is asked for once");
}

#[test]
fn b38_while_a_handler_is_behind_a_resync_has_to_wait_and_a_second_one_is_not_needed() {
    let mut world = World::new(Backlog::Coalesce);
    assert!(
        !world.inbox.push_resync(&world.store.snapshot()),
        "it has not begun"
    );
    let first = world.apply(1);
    world.begin();
    world.take();
    world.inbox.push(&first);
    let second = world.apply(2);
    world.inbox.push(&second);
    assert!(!world.inbox.push_resync(&world.store.snapshot()), "it is behind");
    assert_eq!(world.take(), ["update 1 to 2"]);
    for _ in 0..2 {
        assert!(world.inbox.push_resync(&world.store.snapshot()));
    }
    assert_eq!(world.inbox.lag().waiting, 1, "one that waits will do");
    assert_eq!(world.take(), ["resync 2"]);
}

#[test]
fn lag_counts_events_in_every_form_they_wait_in() {
    let then = Then::Coalesce { after: 2 };
    let mut world = World::new(Backlog::Every { then });
    world.apply(1);
    world.begin();
    assert_eq!(world.inbox.lag().waiting, 1, "the start");
    for n in 2..=3 {
        let batch = world.apply(n);
        world.inbox.push(&batch);
    }
    let lag = world.inbox.lag();
    assert_eq!((lag.waiting, lag.coalescing), (3, false));
    let batch = world.apply(4);
    world.inbox.push(&batch);
    let lag = world.inbox.lag();
    assert_eq!(
        (lag.waiting, lag.coalescing),
        (2, true),
        "the start, and one object"
    );
    assert!(lag.since.is_some());
    world.inbox.push_synced();
    assert_eq!(world.take(), ["start 1", "update 1 to 4", "synced"]);
    let lag = world.inbox.lag();
    assert_eq!((lag.waiting, lag.coalescing, lag.since), (0, false, None));
    world.inbox.close();
    let batch = world.apply(5);
    world.inbox.push(&batch);
    world.inbox.push_synced();
    world.inbox.push_resync(&world.store.snapshot());
    assert_eq!((world.take(), world.inbox.lag().waiting), (Vec::new(), 0));
}
