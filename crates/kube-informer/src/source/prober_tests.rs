use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use futures::FutureExt;
use tokio::task::JoinSet;
use tokio::time::sleep;

use super::*;

/// A server that answers or does not, and counts the probes.
#[derive(Clone, Default)]
struct Server(Arc<(AtomicBool, AtomicUsize)>);

impl Server {
    fn answers(&self, yes: bool) {
        self.0.0.store(yes, Ordering::Relaxed);
    }

    /// The number of probes since the last call.
    fn probes(&self) -> usize {
        self.0.1.swap(0, Ordering::Relaxed)
    }

    fn prober(&self) -> Arc<Prober> {
        let server = self.clone();
        Arc::new(Prober::new(move || {
            server.0.1.fetch_add(1, Ordering::Relaxed);
            let answers = server.0.0.load(Ordering::Relaxed);
            async move { answers }.boxed()
        }))
    }
}

fn seconds(n: u64) -> Duration {
    Duration::from_secs(n)
}

#[tokio::test(start_paused = true)]
async fn b70_one_probe_a_second_for_any_number_of_waiters_and_none_without() {
    let server = Server::default();
    let prober = server.prober();
    let mut waiters = JoinSet::new();
    let since = Instant::now();
    for _ in 0..200 {
        waiters.spawn(Arc::clone(&prober).recovered(since));
    }
    sleep(Duration::from_millis(59_500)).await;
    assert_eq!(server.probes(), 60);
    waiters.shutdown().await;
    sleep(seconds(60)).await;
    assert_eq!(server.probes(), 0, "nobody waits");
}

#[tokio::test(start_paused = true)]
async fn b70_another_waiter_takes_over_probing_when_the_prober_leaves() {
    let server = Server::default();
    let prober = server.prober();
    let since = Instant::now();
    let first = tokio::spawn(Arc::clone(&prober).recovered(since));
    let second = tokio::spawn(Arc::clone(&prober).recovered(since));
    sleep(Duration::from_millis(2_500)).await;
    first.abort();
    sleep(seconds(3)).await;
    assert_eq!(server.probes(), 6, "at 0, 1, 2, 3, 4 and 5 seconds");
    server.answers(true);
    tokio::time::timeout(seconds(2), second)
        .await
        .expect("in time")
        .expect("no panic");
}

#[tokio::test(start_paused = true)]
async fn b70_waiters_leave_one_after_the_other_and_all_within_the_spread() {
    for waiters in [1, 50, 200, 1_000] {
        let server = Server::default();
        let prober = server.prober();
        let since = Instant::now();
        let mut waiting = JoinSet::new();
        for _ in 0..waiters {
            let prober = Arc::clone(&prober);
            waiting.spawn(async move {
                prober.recovered(since).await;
                Instant::now()
            });
        }
        sleep(Duration::from_millis(600_100)).await;
        let up = Instant::now();
        server.answers(true);
        let mut left: Vec<Duration> = waiting.join_all().await.iter().map(|at| *at - up).collect();
        left.sort_unstable();
        assert!(left[waiters - 1] < seconds(4), "{waiters}: {left:?}");
        let most = left
            .iter()
            .map(|from| {
                left.iter()
                    .filter(|at| *at >= from && **at < *from + seconds(1))
                    .count()
            })
            .max();
        let bound = (waiters / 2).max(91) + 1;
        assert!(most <= Some(bound), "{waiters}: {most:?} within one second");
    }
}

#[tokio::test(start_paused = true)]
async fn b70_a_server_that_always_answers_the_probe_wakes_no_waiter_and_is_probed_less_often() {
    let server = Server::default();
    server.answers(true);
    let prober = server.prober();
    let waiter = tokio::spawn(Arc::clone(&prober).recovered(Instant::now()));
    sleep(seconds(600)).await;
    assert!(!waiter.is_finished());
    let probes = server.probes();
    assert!((20..30).contains(&probes), "{probes} in ten minutes");
}

#[tokio::test(start_paused = true)]
async fn b70_one_outage_ends_one_wait_of_each_request() {
    let server = Server::default();
    let prober = server.prober();
    let sent = Instant::now();
    let waiter = tokio::spawn(Arc::clone(&prober).recovered(sent));
    sleep(seconds(10)).await;
    server.answers(true);
    waiter.await.expect("no panic");
    let again = tokio::spawn(Arc::clone(&prober).recovered(Instant::now()));
    sleep(seconds(100)).await;
    assert!(!again.is_finished(), "the request was sent after the outage");
    // The failure is noticed only now, but the request was sent before: its connection broke with the server.
    Arc::clone(&prober).recovered(sent).await;
    server.answers(false);
    sleep(seconds(31)).await;
    server.answers(true);
    tokio::time::timeout(seconds(2), again)
        .await
        .expect("another outage")
        .expect("no panic");
}

#[tokio::test(start_paused = true)]
async fn b70_a_probe_without_an_answer_fails_after_two_seconds() {
    let asked = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&asked);
    let prober = Arc::new(Prober::new(move || match count.fetch_add(1, Ordering::Relaxed) {
        0..3 => std::future::pending().boxed(),
        _ => async { true }.boxed(),
    }));
    let began = Instant::now();
    prober.recovered(began).await;
    assert!(began.elapsed() >= seconds(6) && began.elapsed() < seconds(8));
    assert_eq!(asked.load(Ordering::Relaxed), 4);
}
