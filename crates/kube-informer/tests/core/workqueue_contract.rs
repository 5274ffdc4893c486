//! The contract of the work queue, point by point, in virtual time.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use futures::FutureExt;
use kube_informer::workqueue::{AddOptions, Exponential, Observer, Undrained, Work, WorkQueue};
use parking_lot::Mutex;
use tokio::time::Instant;

const SECOND: Duration = Duration::from_secs(1);

/// All keys that can be taken now, taken and done in order.
fn taken(queue: &WorkQueue<&'static str>) -> Vec<&'static str> {
    std::iter::from_fn(|| queue.try_get().map(Work::done)).collect()
}

#[tokio::test]
async fn b61_a_key_waits_once_and_in_the_order_it_came() {
    let queue = WorkQueue::new();
    for key in ["a", "b", "a", "c", "b"] {
        queue.add(key);
    }
    assert_eq!(queue.len(), 3);
    assert_eq!(taken(&queue), ["a", "b", "c"]);
    assert!(queue.is_empty());
}

#[tokio::test]
async fn b61_a_key_added_while_worked_on_comes_once_more_and_not_before() {
    let queue = WorkQueue::new();
    queue.add("a");
    let work = queue.try_get().unwrap();
    queue.add("a");
    queue.add("a");
    queue.add("b");
    assert_eq!(queue.len(), 1, "a waits for its worker, not in line");
    assert_eq!(taken(&queue), ["b"]);
    drop(work);
    assert_eq!(taken(&queue), ["a"]);
    assert_eq!(taken(&queue), [""; 0]);
}

#[tokio::test(start_paused = true)]
async fn b61_a_requeued_key_comes_again_behind_those_that_wait() {
    let queue = WorkQueue::new();
    queue.add("a");
    queue.add("b");
    let work = queue.try_get().unwrap();
    queue.add("a"); // merges with the requeue
    work.requeue();
    assert_eq!(taken(&queue), ["b", "a"]);
    let stats = queue.stats();
    assert_eq!((stats.adds, stats.taken, stats.done, stats.running), (4, 3, 3, 0));
}

/// Takes a key, lets a worker wait, and requeues the key. Returns after how many seconds the worker got it.
async fn requeued(added_meanwhile: bool, options: AddOptions) -> Option<u64> {
    let queue = WorkQueue::new();
    queue.add("a");
    let work = queue.try_get().unwrap();
    let (started, waiter) = (Instant::now(), queue.clone());
    let waiting = tokio::spawn(async move { waiter.get().await.map(Work::done) });
    tokio::task::yield_now().await;
    if added_meanwhile {
        queue.add("a");
    }
    work.requeue_with(options);
    let taken = tokio::time::timeout(60 * SECOND, waiting).await.ok()?;
    assert_eq!(taken.unwrap(), Some("a"));
    Some(started.elapsed().as_secs())
}

#[tokio::test(start_paused = true)]
async fn b61_a_requeue_wakes_a_worker_that_waits() {
    let later = AddOptions::new().after(5 * SECOND);
    assert_eq!(requeued(false, AddOptions::new()).await, Some(0));
    assert_eq!(requeued(false, later).await, Some(5));
    assert_eq!(requeued(true, AddOptions::new()).await, Some(0));
    assert_eq!(requeued(true, later).await, Some(0), "the earlier add counts");
}

#[tokio::test(start_paused = true)]
async fn b62_a_queue_that_is_shut_down_takes_no_key_back() {
    let queue = WorkQueue::new();
    queue.add("a");
    let work = queue.try_get().unwrap();
    queue.shutdown();
    work.requeue();
    assert!(queue.drain(Duration::ZERO).await.is_ok());
    assert!(queue.get().await.is_none());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn b61_fifty_producers_ten_workers_never_one_key_twice_and_none_lost() {
    let queue = WorkQueue::new();
    let (in_hand, runs) = (
        Arc::new(Mutex::new(BTreeMap::new())),
        Arc::new(AtomicUsize::new(0)),
    );
    let workers: Vec<_> = (0..10)
        .map(|_| {
            let (queue, in_hand, runs) = (queue.clone(), Arc::clone(&in_hand), Arc::clone(&runs));
            tokio::spawn(async move {
                while let Some(work) = queue.get().await {
                    let before = in_hand.lock().insert(*work, ());
                    assert_eq!(before, None, "{} is in two hands", *work);
                    tokio::task::yield_now().await;
                    in_hand.lock().remove(&*work);
                    runs.fetch_add(1, Ordering::Relaxed);
                }
            })
        })
        .collect();
    let producers: Vec<_> = (0..50)
        .map(|producer| {
            let queue = queue.clone();
            tokio::spawn(async move {
                for n in 0..100 {
                    queue.add((producer + n) % 70);
                    tokio::task::yield_now().await;
                }
            })
        })
        .collect();
    for producer in producers {
        producer.await.unwrap();
    }
    queue.drain(Duration::from_secs(60)).await.unwrap();
    for worker in workers {
        worker.await.unwrap();
    }
    assert!((70..=5_000).contains(&runs.load(Ordering::Relaxed)));
    assert_eq!(queue.stats().adds, 5_000);
}

#[tokio::test]
async fn b61_a_panic_in_the_work_gives_the_key_back() {
    let queue = WorkQueue::new();
    queue.add("a");
    let worker = queue.clone();
    let panicked = tokio::spawn(async move {
        let _work = worker.get().await;
        worker.add("a");
        panic!("as planned");
    });
    assert!(panicked.await.is_err());
    assert_eq!(taken(&queue), ["a"]);
}

#[tokio::test]
async fn b61_a_dropped_get_takes_nothing_and_hands_its_wake_up_on() {
    let queue = WorkQueue::new();
    let mut first = Box::pin(queue.get());
    let mut second = Box::pin(queue.get());
    assert!(first.as_mut().now_or_never().is_none());
    let other = queue.clone();
    assert!(second.as_mut().now_or_never().is_none());
    let third = tokio::spawn(async move { other.get().await.map(Work::done) });
    tokio::task::yield_now().await;
    queue.add("a"); // wakes one of the waiters
    drop(first);
    drop(second); // passes the wake-up on
    assert_eq!(third.await.unwrap(), Some("a"));
}

#[tokio::test]
async fn b61_a_worker_that_always_finds_something_lets_others_run() {
    let queue = WorkQueue::new();
    queue.add("a");
    let (busy, ran) = (queue.clone(), Arc::new(AtomicUsize::new(0)));
    let worker = tokio::spawn(async move {
        while let Some(work) = busy.get().await {
            busy.add(work.done());
        }
    });
    let others = Arc::clone(&ran);
    tokio::spawn(async move { others.fetch_add(1, Ordering::Relaxed) })
        .await
        .unwrap();
    assert_eq!(ran.load(Ordering::Relaxed), 1);
    queue.stop();
    worker.await.unwrap();
}

#[tokio::test]
async fn b62_shutdown_hands_out_waiting_keys_and_accepts_no_more() {
    let queue = WorkQueue::new();
    queue.add("a");
    queue.add_after("never", SECOND);
    queue.shutdown();
    queue.add("b");
    queue.add_rate_limited("c");
    assert_eq!(queue.get().await.map(Work::done), Some("a"));
    assert!(queue.get().await.is_none());
    assert_eq!(queue.stats().delayed, 0);
}

#[tokio::test]
async fn b62_shutdown_wakes_all_waiters() {
    let queue = WorkQueue::<u32>::new();
    let waiting: Vec<_> = (0..10)
        .map(|_| {
            let queue = queue.clone();
            tokio::spawn(async move { queue.get().await.is_none() })
        })
        .collect();
    tokio::task::yield_now().await;
    queue.shutdown();
    for waiting in waiting {
        assert!(waiting.await.unwrap());
    }
}

#[tokio::test(start_paused = true)]
async fn b62_drain_waits_for_queued_and_running_keys() {
    let queue = WorkQueue::new();
    queue.add("running");
    let work = queue.get().await.unwrap();
    queue.add("queued");
    let mut drain = Box::pin(queue.drain(SECOND * 60));
    assert!(drain.as_mut().now_or_never().is_none());
    drop(work);
    assert!(drain.as_mut().now_or_never().is_none(), "one is still in line");
    let work = queue.get().await.unwrap();
    assert!(drain.as_mut().now_or_never().is_none(), "and now worked on");
    drop(work);
    assert_eq!(drain.await, Ok(()));
}

#[tokio::test(start_paused = true)]
async fn b62_drain_waits_for_keys_added_during_their_own_work() {
    let queue = WorkQueue::new();
    queue.add("a");
    let work = queue.get().await.unwrap();
    queue.add("a");
    let mut drain = Box::pin(queue.drain(SECOND * 60));
    assert!(drain.as_mut().now_or_never().is_none());
    let other = queue.clone();
    let next = tokio::spawn(async move { other.get().await.map(Work::done) });
    tokio::task::yield_now().await;
    drop(work);
    assert_eq!(
        next.await.unwrap(),
        Some("a"),
        "a waiter gets it although the queue is shut down"
    );
    assert_eq!(drain.await, Ok(()));
}

#[tokio::test(start_paused = true)]
async fn b62_a_drain_that_times_out_lists_the_remaining_keys() {
    let queue = WorkQueue::new();
    queue.add("a");
    queue.add("b");
    queue.add("c");
    let _stuck = queue.get().await.unwrap();
    let began = Instant::now();
    let error: Undrained = queue.drain(SECOND * 5).await.unwrap_err();
    assert_eq!((error.queued, error.running), (2, 1));
    assert_eq!(began.elapsed(), SECOND * 5);
    assert!(error.to_string().contains("2 in line, 1 worked on"), "{error}");
}

#[tokio::test(start_paused = true)]
async fn b62_a_forced_stop_ends_a_drain_and_drops_waiting_keys() {
    let queue = WorkQueue::new();
    queue.add("a");
    queue.add("b");
    let work = queue.get().await.unwrap();
    queue.add("a");
    let (draining, waiting) = (queue.clone(), queue.clone());
    let draining = tokio::spawn(async move { draining.drain(SECOND * 60).await });
    tokio::task::yield_now().await;
    let waiting = tokio::spawn(async move { waiting.get().await.map(Work::done) });
    tokio::task::yield_now().await;
    assert_eq!(waiting.await.unwrap(), Some("b"));
    queue.stop();
    let left = draining.await.unwrap().unwrap_err();
    assert_eq!((left.queued, left.running), (0, 1));
    drop(work);
    assert!(queue.get().await.is_none(), "not even what was added to what ran");
    assert_eq!(queue.drain(SECOND).await, Ok(()));
}

#[tokio::test(start_paused = true)]
async fn b63_a_delay_is_kept_to_the_moment() {
    let queue = WorkQueue::new();
    let began = Instant::now();
    queue.add_after("a", SECOND * 10);
    assert_eq!(queue.len(), 0);
    assert_eq!(queue.get().await.map(Work::done), Some("a"));
    assert_eq!(began.elapsed(), SECOND * 10);
}

#[tokio::test(start_paused = true)]
async fn b63_of_two_delays_the_earlier_counts_and_the_key_comes_once() {
    let queue = WorkQueue::new();
    queue.add_after("a", SECOND * 10);
    queue.add_after("a", SECOND * 3);
    queue.add_after("a", SECOND * 7);
    let began = Instant::now();
    assert_eq!(queue.get().await.map(Work::done), Some("a"));
    assert_eq!(began.elapsed(), SECOND * 3);
    tokio::time::advance(SECOND * 60).await;
    assert!(queue.try_get().is_none());
}

#[tokio::test(start_paused = true)]
async fn b63_an_add_ends_a_delay_and_a_delay_does_not_postpone_a_waiting_key() {
    let queue = WorkQueue::new();
    queue.add_after("a", SECOND);
    queue.add("a");
    queue.add("b");
    queue.add_after("b", SECOND);
    assert_eq!(taken(&queue), ["a", "b"]);
    tokio::time::advance(SECOND * 60).await;
    assert_eq!(taken(&queue), [""; 0]);
}

#[tokio::test(start_paused = true)]
async fn b63_delayed_keys_come_in_the_order_they_are_due_and_equals_as_they_were_added() {
    let queue = WorkQueue::new();
    for (key, seconds) in [("c", 3), ("a1", 1), ("b", 2), ("a2", 1), ("a3", 1)] {
        queue.add_after(key, SECOND * seconds);
    }
    tokio::time::advance(SECOND * 5).await;
    assert_eq!(queue.len(), 5, "although there was no waiter meanwhile");
    assert_eq!(taken(&queue), ["a1", "a2", "a3", "b", "c"]);
}

#[tokio::test(start_paused = true)]
async fn b63_an_earlier_delay_wakes_a_waiter_that_sleeps_for_a_later_one() {
    let queue = WorkQueue::new();
    queue.add_after("late", SECOND * 100);
    let getters: Vec<_> = (0..3)
        .map(|_| {
            let queue = queue.clone();
            tokio::spawn(async move { (queue.get().await.map(Work::done), Instant::now()) })
        })
        .collect();
    tokio::task::yield_now().await;
    let began = Instant::now();
    queue.add_after("soon", SECOND);
    queue.add_after("then", SECOND * 2);
    let mut got = Vec::new();
    for getter in getters {
        let (key, at) = getter.await.unwrap();
        got.push((at - began, key.unwrap()));
    }
    got.sort_unstable();
    assert_eq!(
        got,
        [(SECOND, "soon"), (SECOND * 2, "then"), (SECOND * 100, "late")]
    );
}

#[tokio::test(start_paused = true)]
async fn b63_another_waiter_becomes_the_timekeeper() {
    let queue = WorkQueue::new();
    queue.add_after("a", SECOND);
    let mut keeper = Box::pin(queue.get());
    assert!(keeper.as_mut().now_or_never().is_none());
    let other = queue.clone();
    let other = tokio::spawn(async move { other.get().await.map(Work::done) });
    tokio::task::yield_now().await;
    drop(keeper);
    assert_eq!(other.await.unwrap(), Some("a"));
}

#[tokio::test(start_paused = true)]
async fn b63_a_key_that_is_due_while_worked_on_comes_after_that() {
    let queue = WorkQueue::new();
    queue.add("a");
    let work = queue.get().await.unwrap();
    queue.add_after("a", SECOND);
    tokio::time::advance(SECOND * 2).await;
    assert!(queue.try_get().is_none());
    drop(work);
    assert_eq!(taken(&queue), ["a"]);
}

#[tokio::test(start_paused = true)]
async fn b63_no_delay_is_too_long() {
    let queue = WorkQueue::new();
    queue.add_after("never", Duration::MAX);
    queue.add_after("soon", SECOND);
    assert_eq!(queue.get().await.map(Work::done), Some("soon"));
    let waiting = queue.clone();
    let waiting = tokio::spawn(async move { waiting.get().await.is_none() });
    tokio::task::yield_now().await;
    queue.shutdown();
    assert!(waiting.await.unwrap());
}

#[tokio::test(start_paused = true)]
async fn b63_rate_limited_adds_wait_longer_each_time_until_forgotten() {
    let queue = WorkQueue::new();
    let mut waits = Vec::new();
    queue.add_rate_limited("a");
    for _ in 0..4 {
        let began = Instant::now();
        let work = queue.get().await.unwrap();
        waits.push(began.elapsed().as_millis());
        work.retry();
    }
    assert_eq!(waits, [5, 10, 20, 40]);
    assert_eq!(queue.retries(&"a"), 5);
    queue.get().await.unwrap().forget();
    assert_eq!(queue.retries(&"a"), 0);
}

#[tokio::test]
async fn higher_priorities_first_and_the_higher_of_two_counts() {
    let queue = WorkQueue::builder().ageing(100).build();
    let low = AddOptions::new().priority(-100);
    queue.add_with("initial-1", low);
    queue.add_with("initial-2", low);
    queue.add_with("initial-3", low);
    queue.add("event");
    queue.add("initial-2");
    queue.add_with("event", low);
    assert_eq!(taken(&queue), ["initial-2", "event", "initial-1", "initial-3"]);
}

#[tokio::test]
async fn a_low_priority_is_not_starved_by_high_ones() {
    let queue = WorkQueue::new();
    for n in 0..10 {
        queue.add_with(n, AddOptions::new().priority(-100));
    }
    let mut low = Vec::new();
    for take in 1..=80 {
        queue.add(1_000 + take);
        queue.add(2_000 + take);
        let key = queue.try_get().unwrap().done();
        if key < 10 {
            low.push((take, key));
        }
    }
    assert_eq!(low, (0..10).map(|n| (8 * (n + 1), n)).collect::<Vec<_>>());
}

#[tokio::test(start_paused = true)]
async fn a_retry_keeps_its_priority() {
    let queue = WorkQueue::new();
    queue.add_with("a", AddOptions::new().priority(-100));
    queue.get().await.unwrap().retry();
    assert_eq!(queue.get().await.unwrap().priority(), -100);
    queue.add("a");
    assert_eq!(queue.get().await.unwrap().priority(), 0, "but not for ever");
}

#[derive(Default)]
struct Recorder(Mutex<Vec<String>>);

impl Observer for Recorder {
    fn added(&self) {
        self.0.lock().push("added".into());
    }
    fn retried(&self, delay: Duration) {
        self.0.lock().push(format!("retried in {delay:?}"));
    }
    fn taken(&self, queue_duration: Duration) {
        self.0.lock().push(format!("taken after {queue_duration:?}"));
    }
    fn done(&self, work_duration: Duration) {
        self.0.lock().push(format!("done in {work_duration:?}"));
    }
}

#[tokio::test(start_paused = true)]
async fn figures_are_client_gos() {
    let recorder = Arc::new(Recorder::default());
    let queue = WorkQueue::builder().observer(recorder.clone()).build();
    queue.add("a");
    queue.add("b");
    queue.add_after("c", SECOND * 100);
    tokio::time::advance(SECOND * 2).await;
    let a = queue.get().await.unwrap();
    tokio::time::advance(SECOND * 3).await;
    let _b = queue.get().await.unwrap();
    tokio::time::advance(SECOND).await;

    let stats = queue.stats();
    assert_eq!(
        (stats.depth, stats.delayed, stats.running, stats.adds),
        (0, 1, 2, 3)
    );
    assert_eq!(stats.queue_duration, SECOND * (2 + 5));
    assert_eq!(stats.unfinished_work, SECOND * (4 + 1));
    assert_eq!(stats.longest_running_processor, SECOND * 4);
    assert_eq!(queue.running(), [("a", SECOND * 4), ("b", SECOND)]);

    a.retry();
    let stats = queue.stats();
    assert_eq!((stats.taken, stats.done, stats.retries), (2, 1, 1));
    assert_eq!(stats.work_duration, SECOND * 4);
    assert_eq!(stats.unfinished_work, SECOND);
    let expected = [
        "added",
        "added",
        "added",
        "taken after 2s",
        "taken after 5s",
        "retried in 5ms",
        "added",
        "done in 4s",
    ];
    assert_eq!(*recorder.0.lock(), expected);
}

#[tokio::test(start_paused = true)]
async fn the_waiting_time_counts_from_the_due_time() {
    let queue = WorkQueue::new();
    queue.add_after("a", SECOND);
    tokio::time::advance(SECOND * 5).await;
    drop(queue.get().await);
    assert_eq!(queue.stats().queue_duration, SECOND * 4);
}

#[tokio::test(start_paused = true)]
async fn i10_nothing_is_left_of_a_queue_that_is_dropped() {
    let key = Arc::new(());
    let queue = WorkQueue::new();
    queue.add(Arc::clone(&key));
    queue.add_after(Arc::new(()), SECOND);
    let work = queue.get().await;
    let mut waiting = Box::pin(queue.get());
    assert!(waiting.as_mut().now_or_never().is_none(), "it keeps the time");
    drop(waiting);
    drop(work);
    drop(queue);
    assert_eq!(Arc::strong_count(&key), 1);
    let metrics = tokio::runtime::Handle::current().metrics();
    assert_eq!(metrics.num_alive_tasks(), 0);
}

#[tokio::test(start_paused = true)]
async fn b63_a_key_that_is_asked_for_all_the_time_is_not_pushed_towards_the_longest_wait() {
    let queue = WorkQueue::builder()
        .rate_limiter(Exponential::new(SECOND * 10, SECOND * 1_000))
        .build();
    queue.add("a");
    queue.get().await.unwrap().retry();
    // The key is added every second, and its work fails every time.
    for _ in 0..9 {
        tokio::time::advance(SECOND).await;
        queue.add("a");
        queue.get().await.unwrap().retry();
        assert_eq!(queue.retries(&"a"), 1);
    }
    let began = Instant::now();
    queue.get().await.unwrap().retry();
    assert_eq!(began.elapsed(), SECOND, "it is tried when it was to be tried");
    assert_eq!(queue.retries(&"a"), 2);
    let began = Instant::now();
    drop(queue.get().await);
    assert_eq!(began.elapsed(), SECOND * 20);
    assert_eq!(queue.stats().retries, 11, "all of them are counted");
}

#[tokio::test(start_paused = true)]
async fn b69_endless_delays_do_not_panic() {
    let queue = WorkQueue::builder()
        .rate_limiter(Exponential::new(Duration::MAX, Duration::MAX).jitter(1.0))
        .build();
    for options in [
        AddOptions::new().after(Duration::MAX),
        AddOptions::new().rate_limited(),
        AddOptions::new().after(Duration::MAX).rate_limited(),
        AddOptions::new().after(Duration::from_secs(u64::MAX)),
    ] {
        queue.add_with("a", options);
        tokio::time::advance(SECOND * 1_000_000).await;
        assert!(queue.try_get().is_none());
    }
    let never = tokio::time::timeout(SECOND * 1_000_000, queue.get());
    assert!(never.await.is_err());
    queue.drain(Duration::MAX).await.expect("nothing is in line");
}
