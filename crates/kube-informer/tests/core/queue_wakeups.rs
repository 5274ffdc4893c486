//! Which futures are woken, when, and what a dropped future leaves behind. Futures are polled by hand, without a
//! runtime or time.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::task::{Context, Poll, Wake, Waker};

use kube_informer::object::ObjectKey;
use kube_informer::queue::{Batch, Bound, Closed, Delta, DeltaFifo};

#[test]
fn b29_a_waiting_pop_is_woken_by_a_push() {
    let queue = DeltaFifo::new();
    let mut pop = Task::new(queue.pop());
    pop.is_pending();
    queue.try_push(added("a")).unwrap();
    pop.was_woken();
    assert_eq!(keys(pop.ready()), ["a"]);
}

#[test]
fn i9_a_waiting_pop_is_woken_by_a_bookmark() {
    let queue = DeltaFifo::<()>::new();
    let mut pop = Task::new(queue.pop());
    pop.is_pending();
    queue.advance(9.into()).unwrap();
    pop.was_woken();
    assert_eq!(pop.ready().unwrap().version(), Some(&9.into()));
}

#[test]
fn b38_a_waiting_pop_is_woken_by_a_resync() {
    let queue = DeltaFifo::new();
    queue.try_push(added("a")).unwrap();
    queue.try_pop().unwrap().done();
    let mut pop = Task::new(queue.pop());
    pop.is_pending();
    assert_eq!(queue.resync(), Ok(1));
    pop.was_woken();
    assert_eq!(keys(pop.ready()), ["a"]);
}

#[test]
fn a_pop_that_is_cancelled_takes_nothing_and_hands_its_wake_up_on() {
    let queue = DeltaFifo::new();
    let mut first = Task::new(queue.pop());
    let mut second = Task::new(queue.pop());
    first.is_pending();
    second.is_pending();
    queue.try_push(added("a")).unwrap();
    first.was_woken();
    second.was_not_woken();
    drop(first); // woken, and never polled again
    second.was_woken();
    assert_eq!(keys(second.ready()), ["a"]);
}

#[test]
fn the_next_pop_is_woken_when_the_batch_is_done_or_put_back() {
    let endings: [fn(Batch<()>); 2] = [|batch| batch.done(), drop];
    for (end, expected) in endings.into_iter().zip(["b", "a"]) {
        let queue = DeltaFifo::new();
        queue.try_push(added("a")).unwrap();
        queue.try_push(added("b")).unwrap();
        let out = queue.try_pop().unwrap();
        let mut pop = Task::new(queue.pop());
        pop.is_pending();
        end(out);
        pop.was_woken();
        assert_eq!(keys(pop.ready()), [expected]);
    }
}

#[test]
fn a_push_waits_for_room_and_is_woken_by_a_pop() {
    let queue = bounded(1);
    queue.try_push(added("a")).unwrap();
    let mut push = Task::new(queue.push(added("b")));
    push.is_pending();
    let batch = queue.try_pop().unwrap();
    push.was_woken(); // a popped batch takes up no room
    assert!(push.ready().is_ok());
    batch.done();
    assert_eq!(keys(queue.try_pop().ok()), ["b"]);
}

#[test]
fn b30_waiting_pushers_take_turns_in_order() {
    let queue = bounded(1);
    queue.try_push(added("a")).unwrap();
    let mut second = Task::new(queue.push(added("b")));
    let mut third = Task::new(queue.push(added("c")));
    second.is_pending();
    third.is_pending();
    queue.try_pop().unwrap().done();
    assert!(queue.try_push(added("jumper")).is_err());
    third.is_pending();
    assert!(second.ready().is_ok());
    third.is_pending();
    queue.try_pop().unwrap().done();
    third.was_woken();
    assert!(third.ready().is_ok());
    assert_eq!(keys(queue.try_pop().ok()), ["c"]);
}

#[test]
fn a_push_that_is_cancelled_pushed_nothing_and_lets_the_next_one_through() {
    let queue = bounded(1);
    queue.try_push(added("a")).unwrap();
    let mut second = Task::new(queue.push(added("b")));
    let mut third = Task::new(queue.push(added("c")));
    second.is_pending();
    third.is_pending();
    queue.try_pop().unwrap().done();
    second.was_woken();
    drop(second);
    third.was_woken();
    assert!(third.ready().is_ok());
    assert_eq!(keys(queue.try_pop().ok()), ["c"]);
}

#[test]
fn a_bookmark_needs_no_room() {
    let queue = bounded(1);
    queue.try_push(added("a")).unwrap();
    assert!(queue.advance(3.into()).is_ok());
}

#[test]
fn b39_a_wait_for_the_sync_is_woken_when_the_list_is_done() {
    let queue = DeltaFifo::new();
    let mut early = Task::new(queue.synced());
    early.is_pending();
    queue
        .try_replace(vec![(ObjectKey::cluster("a"), Arc::new(()))], None)
        .unwrap();
    let batch = queue.try_pop().unwrap();
    early.was_not_woken();
    early.is_pending();
    batch.done();
    early.was_woken();
    assert_eq!(early.ready(), Ok(()));
    assert_eq!(Task::new(queue.synced()).ready(), Ok(()));
}

#[test]
fn b39_a_wait_for_the_sync_is_woken_when_no_list_is_expected() {
    let queue = DeltaFifo::new();
    let mut waiter = Task::new(queue.synced());
    waiter.is_pending();
    queue.try_push(added("a")).unwrap();
    waiter.was_woken();
    assert_eq!(waiter.ready(), Ok(()));
}

#[test]
fn b40_closing_wakes_every_popper() {
    let queue = DeltaFifo::<()>::new();
    let mut poppers: Vec<_> = (0..3).map(|_| Task::new(queue.pop())).collect();
    poppers.iter_mut().for_each(Task::is_pending);
    queue.close();
    for popper in &mut poppers {
        popper.was_woken();
        assert!(popper.ready().is_none());
    }
}

#[test]
fn b40_closing_wakes_every_pusher_and_returns_its_delta() {
    let queue = bounded(1);
    queue.try_push(added("a")).unwrap();
    let mut pushers = ["b", "c", "d"].map(|name| Task::new(queue.push(added(name))));
    pushers.iter_mut().for_each(Task::is_pending);
    queue.close();
    for (pusher, name) in pushers.into_iter().zip(["b", "c", "d"]) {
        let mut pusher = pusher;
        pusher.was_woken();
        let Closed(back) = pusher.ready().unwrap_err();
        assert_eq!(format!("{back:?}"), format!("Added({name})"));
        // Dropped here: its turn passes to the next.
    }
}

#[test]
fn b40_closing_wakes_a_wait_for_the_sync() {
    let queue = DeltaFifo::<()>::new();
    queue.try_replace(vec![], None).unwrap();
    let mut waiters = [Task::new(queue.synced()), Task::new(queue.synced())];
    waiters.iter_mut().for_each(Task::is_pending);
    queue.close();
    for waiter in &mut waiters {
        waiter.was_woken();
        assert_eq!(waiter.ready(), Err(Closed(())));
    }
    queue.try_pop().unwrap().done();
    assert!(queue.has_synced(), "what was queued is applied all the same");
}

#[test]
fn b40_poppers_left_over_when_the_last_batch_leaves_a_closed_queue_are_woken() {
    let queue = DeltaFifo::new();
    let mut first = Task::new(queue.pop());
    let mut second = Task::new(queue.pop());
    first.is_pending();
    second.is_pending();
    queue.try_push(added("a")).unwrap();
    queue.close();
    let batch = first.ready();
    second.was_woken();
    assert!(second.ready().is_none());
    batch.unwrap().done();
    assert!(Task::new(queue.pop()).ready().is_none());
}

#[test]
fn b40_poppers_behind_a_batch_that_is_out_get_the_rest_and_then_none() {
    let queue = DeltaFifo::new();
    queue.try_push(added("a")).unwrap();
    queue.try_push(added("b")).unwrap();
    let out = queue.try_pop().unwrap();
    let mut second = Task::new(queue.pop());
    let mut third = Task::new(queue.pop());
    second.is_pending();
    third.is_pending();
    queue.close();
    second.is_pending(); // b waits behind the popped batch
    third.is_pending();
    out.done();
    second.was_woken();
    let last = second.ready();
    third.was_woken(); // nothing is left for it, whatever happens to the last batch
    assert!(third.ready().is_none());
    assert_eq!(keys(last), ["b"]);
}

#[tokio::test]
async fn a_producer_and_a_consumer_get_everything_across_a_queue_of_one() {
    let queue = bounded(1);
    let producer = tokio::spawn({
        let queue = queue.clone();
        async move {
            for n in 0..1000 {
                queue.push(added(&format!("{n}"))).await.unwrap();
            }
            queue.close();
        }
    });
    let mut got = Vec::new();
    while let Some(batch) = queue.pop_batch(7).await {
        got.extend(batch.deltas().iter().map(|delta| delta.key.name().to_owned()));
        batch.done();
    }
    producer.await.unwrap();
    let expected: Vec<_> = (0..1000).map(|n| n.to_string()).collect();
    assert_eq!(got, expected);
}

#[test]
fn queues_and_batches_can_be_sent_between_threads() {
    fn sendable<T: Send + Sync>(_: &T) {}
    let queue = DeltaFifo::<()>::new();
    sendable(&queue);
    sendable(&queue.pop());
    sendable(&queue.push(added("a")));
    queue.try_push(added("a")).unwrap();
    let batch = queue.try_pop().unwrap();
    sendable(&batch);
    batch.done();
}

fn added(name: &str) -> Delta<()> {
    Delta::added(ObjectKey::cluster(name), Arc::new(()))
}

fn bounded(most: usize) -> DeltaFifo<()> {
    DeltaFifo::builder().bound(Bound::Deltas(most)).build()
}

fn keys(batch: Option<Batch<()>>) -> Vec<String> {
    let batch = batch.expect("a batch");
    let keys = batch.deltas().iter().map(|delta| delta.key.to_string()).collect();
    batch.done();
    keys
}

/// A future with a waker that counts wake-ups.
struct Task<F> {
    future: Pin<Box<F>>,
    wakes: Arc<Wakes>,
    seen: usize,
}

#[derive(Default)]
struct Wakes(AtomicUsize);

impl Wake for Wakes {
    fn wake(self: Arc<Self>) {
        self.0.fetch_add(1, SeqCst);
    }
}

impl<F: Future> Task<F> {
    fn new(future: F) -> Self {
        Self {
            future: Box::pin(future),
            wakes: Arc::default(),
            seen: 0,
        }
    }

    fn poll(&mut self) -> Poll<F::Output> {
        self.seen = self.wakes.0.load(SeqCst);
        let waker = Waker::from(self.wakes.clone());
        self.future.as_mut().poll(&mut Context::from_waker(&waker))
    }

    #[track_caller]
    fn is_pending(&mut self) {
        assert!(self.poll().is_pending(), "it did not wait");
    }

    #[track_caller]
    fn ready(&mut self) -> F::Output {
        match self.poll() {
            Poll::Ready(output) => output,
            Poll::Pending => panic!("it still waits"),
        }
    }

    #[track_caller]
    fn was_woken(&self) {
        assert!(self.wakes.0.load(SeqCst) > self.seen, "it was not woken");
    }

    #[track_caller]
    fn was_not_woken(&self) {
        assert_eq!(self.wakes.0.load(SeqCst), self.seen, "it was woken for nothing");
    }
}
