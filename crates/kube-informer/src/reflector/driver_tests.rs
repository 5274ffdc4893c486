//! The driver over a scripted source, in virtual time: the calls of the sink, and the requests with their times.

use std::sync::Arc;

use parking_lot::Mutex;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

use futures::stream;

use super::*;
use crate::object::ObjectKey;
use crate::protocol::{AskVersion, ListRequest, WatchStart};
use crate::reflector::{Backoff, InitialSync};
use crate::source::{Asked, ListWatch, Page, ScriptedSource, Watch};

/// A running reflector and the recorded calls of its sink.
struct World {
    source: ScriptedSource<String>,
    calls: Arc<Mutex<Vec<String>>>,
    stop: CancellationToken,
    began: Instant,
    task: JoinHandle<()>,
}

impl World {
    fn listing(source: &ScriptedSource<String>) -> Self {
        Self::start(
            source,
            Config {
                initial: InitialSync::List,
                ..Config::default()
            },
        )
    }

    fn start(source: &ScriptedSource<String>, config: Config) -> Self {
        let (calls, stop) = (Arc::new(Mutex::new(Vec::new())), CancellationToken::new());
        let mut sink = Recorder(Arc::clone(&calls));
        let mut reflector = Reflector::seeded(source.clone(), config, 7);
        let stopping = stop.clone();
        let task = tokio::spawn(async move { reflector.run(&mut sink, stopping).await });
        Self {
            source: source.clone(),
            calls,
            stop,
            began: Instant::now(),
            task,
        }
    }

    /// Advances virtual time until this many requests were made. Returns the last of them and its time.
    async fn asked(&self, count: usize) -> (Asked, Duration) {
        for _ in 0..100_000 {
            let asked = self.source.asked();
            if asked.len() >= count {
                return (asked[count - 1].clone(), self.began.elapsed());
            }
            tokio::time::advance(Duration::from_millis(100)).await;
            tokio::task::yield_now().await;
        }
        panic!("only {:?} were asked", self.source.asked());
    }

    /// Runs all tasks until they are idle, without advancing time.
    async fn settle(&self) {
        for _ in 0..50 {
            tokio::task::yield_now().await;
        }
    }

    fn calls(&self) -> String {
        self.calls.lock().join(", ")
    }
}

struct Recorder(Arc<Mutex<Vec<String>>>);

impl Recorder {
    fn note(&self, what: String) {
        self.0.lock().push(what);
    }
}

impl Sink<String> for Recorder {
    async fn stage(&mut self, change: EventType, object: Received<String>) {
        self.note(format!("stage {change:?} {}", object.key));
    }
    fn distrust(&mut self, rewind: Rewind) {
        self.note(format!("distrust {rewind:?}"));
    }
    async fn commit(&mut self, version: ResourceVersion) {
        self.note(format!("commit {version}"));
    }
    async fn discard(&mut self) {
        self.note("discard".to_owned());
    }
    async fn apply(&mut self, change: EventType, object: Received<String>) {
        let good = if object.object.undecodable().is_none() {
            ""
        } else {
            " undecodable"
        };
        self.note(format!("{change:?} {}{good}", object.key));
    }
    async fn flush(&mut self) {
        // Only the flushes after changes are of interest.
        let mut calls = self.0.lock();
        if calls.last().is_some_and(|call| call.starts_with("Modified")) {
            calls.push("flush".to_owned());
        }
    }

    async fn advance(&mut self, version: ResourceVersion) {
        self.note(format!("advance {version}"));
    }
    fn report(&mut self, failure: Failure) {
        self.note(format!("report {}", failure.kind));
    }
    fn skipped(&mut self, what: String) {
        self.note(format!("skipped {what}"));
    }
    fn health(&mut self, health: Health) {
        self.note(match health {
            Health::Syncing => "syncing".to_owned(),
            Health::Synced => "synced".to_owned(),
            Health::Degraded { .. } => "degraded".to_owned(),
            Health::Stopped => "stopped".to_owned(),
        });
    }
    fn proven(&mut self, asked_at: Instant, version: ResourceVersion) {
        let since = asked_at.elapsed().as_secs();
        self.note(format!("proven {version} {since}s ago"));
    }
    fn probe_failed(&mut self, failure: Failure) {
        self.note(format!("probe failed: {}", failure.kind));
    }
}

fn object(name: &str, version: u64) -> Received<String> {
    Received::new(ObjectKey::cluster(name), version, name.to_owned())
}

fn network() -> Failure {
    Failure::new(FailureKind::Network, "reset")
}

#[tokio::test(start_paused = true)]
async fn what_is_listed_and_what_happens_reaches_the_sink_in_order() {
    let source = ScriptedSource::new();
    source.on_list(Page::new(7).item(object("a", 5)).item(object("b", 6)));
    source.on_watch(
        Watch::new()
            .change(EventType::Modified, object("a", 8))
            .bookmark(9)
            .skipped("a table"),
    );
    let world = World::listing(&source);
    world.settle().await;
    assert_eq!(
        world.calls(),
        "syncing, stage Added a, stage Added b, commit 7, synced, Modified a, advance 9, skipped a table"
    );
}

#[tokio::test(start_paused = true)]
async fn a_streaming_start_and_its_watch_are_one_stream() {
    let source = ScriptedSource::new();
    let watch = Watch::new()
        .change(EventType::Added, object("a", 5))
        .end_of_initial(7);
    source.on_watch(watch.change(EventType::Deleted, object("a", 8)));
    let world = World::start(&source, Config::default());
    world.settle().await;
    assert_eq!(
        world.calls(),
        "syncing, stage Added a, commit 7, proven 7 0s ago, synced, Deleted a"
    );
    assert_eq!(source.asked().len(), 1);
}

#[tokio::test(start_paused = true)]
async fn b09_a_closed_watch_is_opened_again_at_once_from_the_last_version() {
    let source = ScriptedSource::new();
    source.on_list(Page::new(7));
    source.on_watch(Watch::new().change(EventType::Added, object("a", 9)).close());
    let world = World::listing(&source);
    world.settle().await;
    let asked = source.asked();
    assert!(
        matches!(&asked[2], Asked::Watch(r) if r.start == WatchStart::After(9.into())),
        "{asked:?}"
    );
    assert_eq!(world.began.elapsed(), Duration::ZERO);
}

#[tokio::test(start_paused = true)]
async fn b18_a_failure_is_waited_out_in_the_machines_time() {
    let source = ScriptedSource::new();
    source
        .on_list(Page::failing(network()))
        .on_list(Page::failing(network()))
        .on_list(Page::new(7));
    let world = World::listing(&source);
    let (_, second) = world.asked(2).await;
    assert!((0.8..1.8).contains(&second.as_secs_f64()), "{second:?}");
    let (_, third) = world.asked(3).await;
    assert!(
        (1.6..3.4).contains(&(third - second).as_secs_f64()),
        "{:?}",
        third - second
    );
}

#[tokio::test(start_paused = true)]
async fn b20_a_dead_connection_is_noticed_in_less_than_four_minutes() {
    let source = ScriptedSource::new();
    source.on_list(Page::new(7));
    source.on_watch(Watch::new().bookmark(8));
    let world = World::listing(&source);
    let (asked, when) = world.asked(3).await;
    assert!(matches!(asked, Asked::Watch(_)));
    assert!(when < Duration::from_secs(240), "{when:?}");
    assert!(
        world.calls().ends_with("report network, degraded"),
        "{}",
        world.calls()
    );
}

#[tokio::test(start_paused = true)]
async fn b20_a_server_that_never_answers_a_watch_is_given_up_as_soon() {
    let source = ScriptedSource::new();
    source.on_list(Page::new(7));
    let world = World::listing(&source);
    let (_, when) = world.asked(3).await;
    assert!(when < Duration::from_secs(240), "{when:?}");
}

#[tokio::test(start_paused = true)]
async fn i8_a_list_that_just_ends_is_not_a_shorter_list() {
    let source = ScriptedSource::new();
    source.on_list(Page::new(7).item(object("a", 5)).cut());
    let world = World::listing(&source);
    world.settle().await;
    assert_eq!(
        world.calls(),
        "syncing, stage Added a, discard, report network, degraded"
    );
}

#[tokio::test(start_paused = true)]
async fn an_object_that_cannot_be_decoded_passes_as_such() {
    let source = ScriptedSource::new();
    source.on_list(Page::new(7));
    let bad = Received::undecodable(ObjectKey::cluster("bad"), 8, "spec: expected a map");
    source.on_watch(Watch::new().change(EventType::Added, bad));
    let world = World::listing(&source);
    world.settle().await;
    assert!(
        world.calls().ends_with("Added bad undecodable"),
        "{}",
        world.calls()
    );
}

#[tokio::test(start_paused = true)]
async fn b26_stopping_during_list_watch_and_wait_ends_at_once_with_a_last_word() {
    let in_list = ScriptedSource::new();
    let in_watch = ScriptedSource::new();
    in_watch.on_list(Page::new(7)).on_watch(Watch::new());
    let in_wait = ScriptedSource::new();
    in_wait.on_list(Page::failing(network()));
    for source in [in_list, in_watch, in_wait] {
        let world = World::listing(&source);
        world.settle().await;
        world.stop.cancel();
        world.settle().await;
        assert!(world.task.is_finished());
        assert!(world.calls().ends_with("stopped"), "{}", world.calls());
    }
}

#[tokio::test(start_paused = true)]
async fn a_stopped_reflector_closes_its_stream() {
    let source = ScriptedSource::new();
    source.on_list(Page::new(7)).on_watch(Watch::new().bookmark(8));
    let world = World::listing(&source);
    world.settle().await;
    world.stop.cancel();
    world.task.await.expect("it ends");
    let asked = source.asked().len();
    tokio::time::advance(Duration::from_secs(3600)).await;
    assert_eq!(source.asked().len(), asked, "nothing is asked after the stop");
}

#[tokio::test(start_paused = true)]
async fn a_reflector_stops_although_its_stream_never_waits() {
    let (calls, stop) = (Arc::new(Mutex::new(Vec::new())), CancellationToken::new());
    let stopping = stop.clone();
    let list = |_| {
        stream::iter([Ok(ListItem::End {
            version: 7.into(),
            next: None,
        })])
        .boxed()
    };
    let watch = move |_| {
        let stop = stopping.clone();
        let changes = (8..100_000).map(move |version| {
            if version == 200 {
                stop.cancel();
            }
            Ok(WatchEvent::Changed(EventType::Modified, object("a", version)))
        });
        async move { Ok(stream::iter(changes).boxed()) }.boxed()
    };
    let config = Config {
        initial: InitialSync::List,
        ..Config::default()
    };
    let mut reflector = Reflector::seeded(ListWatch::new(list, watch), config, 7);
    reflector.run(&mut Recorder(Arc::clone(&calls)), stop).await;
    let calls = calls.lock();
    let changes = calls.iter().filter(|call| *call == "Modified a").count();
    assert!(
        (192..=192 + LOOK_EVERY as usize).contains(&changes),
        "{changes} changes"
    );
    assert_eq!(calls.last().map(String::as_str), Some("stopped"));
}

#[tokio::test(start_paused = true)]
async fn pages_are_asked_for_one_after_the_other() {
    let source = ScriptedSource::new();
    source
        .on_list(Page::new(7).item(object("a", 5)).next("token"))
        .on_list(Page::new(7).item(object("b", 6)));
    let world = World::listing(&source);
    world.settle().await;
    let first = ListRequest::new(AskVersion::Any, Some(500));
    let expected = [Asked::List(first.clone()), Asked::List(first.next_page("token"))];
    assert_eq!(source.asked()[..2], expected);
    assert!(
        world.calls().contains("stage Added a, stage Added b, commit 7"),
        "{}",
        world.calls()
    );
}

#[tokio::test(start_paused = true)]
async fn b20_silence_is_counted_from_the_last_word() {
    let limit = Duration::from_secs(60);
    let (began, mut silence) = (Instant::now(), Silence::of(limit));
    let word = |n| async move {
        tokio::time::sleep(Duration::from_secs(40)).await;
        n
    };
    let mut words = futures::stream::iter(0..3)
        .then(word)
        .chain(futures::stream::pending())
        .boxed();
    let mut said = Vec::new();
    let silent = loop {
        match poll_fn(|cx| silence.poll_next(&mut words, Wait::UntilSilent, cx)).await {
            Ok(word) => said.extend(word),
            Err(silent) => break silent,
        }
    };
    assert_eq!((said, silent), (vec![0, 1, 2], limit));
    assert_eq!(
        began.elapsed().as_secs(),
        180,
        "two minutes of words, one of silence"
    );
}

#[tokio::test(start_paused = true)]
async fn b20_time_in_which_nobody_listened_is_no_silence() {
    let limit = Duration::from_secs(60);
    let mut silence = Silence::of(limit);
    let mut words = futures::stream::iter([1]).chain(futures::stream::pending());
    assert_eq!(
        poll_fn(|cx| silence.poll_next(&mut words, Wait::UntilSilent, cx)).await,
        Ok(Some(1))
    );
    tokio::time::sleep(10 * limit).await;
    let began = Instant::now();
    assert_eq!(
        poll_fn(|cx| silence.poll_next(&mut words, Wait::UntilSilent, cx)).await,
        Err(limit)
    );
    assert_eq!(began.elapsed().as_secs(), 60);
}

#[tokio::test(start_paused = true)]
async fn b66_the_version_is_asked_for_beside_the_watch_and_nothing_waits_for_the_answer() {
    let source = ScriptedSource::new();
    source.on_list(Page::new(7));
    // The first probe is never answered.
    source.on_watch(
        Watch::new()
            .change(EventType::Modified, object("a", 8))
            .bookmark(9),
    );
    let world = World::listing(&source);
    world.settle().await;
    assert_eq!(source.probed(), 1);
    assert_eq!(world.calls(), "syncing, commit 7, synced, Modified a, advance 9");
    source.on_probe(Ok(12.into()));
    tokio::time::sleep(Duration::from_secs(41)).await;
    assert_eq!(source.probed(), 2);
    assert!(
        world
            .calls()
            .ends_with("advance 9, probe failed: network, proven 12 0s ago"),
        "{}",
        world.calls()
    );
}

#[tokio::test(start_paused = true)]
async fn b71_what_is_proven_counts_from_before_the_request_was_sent() {
    let source = ScriptedSource::new();
    let config = Config {
        initial: InitialSync::List,
        consistent_list: true,
        ..Config::default()
    };
    source.on_list(Page::new(7).item(object("a", 5)));
    let world = World::start(&source, config);
    world.settle().await;
    assert_eq!(
        world.calls(),
        "syncing, stage Added a, commit 7, proven 7 0s ago, synced"
    );
}

#[tokio::test(start_paused = true)]
async fn a_flood_of_events_keeps_no_probe_and_no_timer_waiting() {
    let flood = (0..10_000).fold(Watch::new(), |watch, n| {
        watch.change(EventType::Modified, object("a", 8 + n))
    });
    let source = ScriptedSource::new();
    source
        .on_list(Page::new(7))
        .on_watch(flood)
        .on_probe(Ok(7.into()));
    let world = World::listing(&source);
    world.settle().await;
    let calls = world.calls();
    let (before, _) = calls.split_once("proven 7").expect("an answer");
    assert!(
        before.len() < calls.len() / 10,
        "the answer came after {} of {}",
        before.len(),
        calls.len()
    );
}

#[tokio::test(start_paused = true)]
async fn changes_of_a_source_that_has_one_at_a_time_are_flushed_together() {
    let (put, changes) = mpsc::channel(1);
    let changes = Mutex::new(Some(changes));
    let list = |_: ListRequest| {
        let end = ListItem::End {
            version: 7.into(),
            next: None,
        };
        stream::iter([Ok(end)]).boxed()
    };
    let watch = move |_: WatchRequest| {
        let changes = changes.lock().take();
        let changes = stream::unfold(changes, async |changes| {
            let mut changes: mpsc::Receiver<_> = changes?;
            let change = changes.recv().await?;
            Some((
                Ok(WatchEvent::Changed(EventType::Modified, change)),
                Some(changes),
            ))
        });
        async move { Ok(changes.chain(stream::pending()).boxed()) }.boxed()
    };
    let source = ListWatch::new(list, watch);
    let (calls, stop) = (Arc::new(Mutex::new(Vec::new())), CancellationToken::new());
    let mut sink = Recorder(Arc::clone(&calls));
    let config = Config {
        initial: InitialSync::List,
        ..Config::default()
    };
    let mut reflector = Reflector::seeded(source, config, 7);
    let running = tokio::spawn({
        let stop = stop.clone();
        async move { reflector.run(&mut sink, stop).await }
    });
    for n in 8..13 {
        put.send(object("a", n)).await.expect("the watch is open");
    }
    tokio::time::sleep(Duration::from_millis(1)).await;
    put.send(object("b", 13)).await.expect("the watch is open");
    tokio::time::sleep(Duration::from_millis(1)).await;
    stop.cancel();
    running.await.expect("it stops");
    let calls = calls.lock().join(", ");
    let five = ["Modified a"; 5].join(", ");
    assert!(calls.contains(&format!("synced, {five}, flush, ")), "{calls}");
    assert!(calls.ends_with("Modified b, flush, stopped"), "{calls}");
}

#[tokio::test(start_paused = true)]
async fn b20_a_quiet_watch_without_bookmarks_is_opened_again_and_is_no_failure() {
    let source = ScriptedSource::new();
    source.on_list(Page::new(7));
    for _ in 0..3 {
        source.on_watch(Watch::new());
    }
    let world = World::listing(&source);
    let (asked, when) = world.asked(4).await;
    assert!(
        matches!(&asked, Asked::Watch(r) if r.start == WatchStart::After(7.into())),
        "{asked:?}"
    );
    assert!((400.0..402.0).contains(&when.as_secs_f64()), "{when:?}");
    assert!(!world.calls().contains("degraded"), "{}", world.calls());
}

#[tokio::test(start_paused = true)]
async fn b67_a_list_that_stalls_is_a_failure_that_is_told_and_tried_again() {
    // The first list sends nothing, and the second one only its first object.
    let stalls = |request: ListRequest| {
        let first = match request.limit {
            Some(500) => stream::iter([Ok(ListItem::Item(object("a", 5)))]).boxed(),
            _ => stream::empty().boxed(),
        };
        first.chain(stream::pending()).boxed()
    };
    let calls = Arc::new(Mutex::new(Vec::new()));
    let mut sink = Recorder(Arc::clone(&calls));
    for page_size in [0, 500] {
        let source = ListWatch::new(stalls, |_| pending().boxed());
        let config = Config {
            initial: InitialSync::List,
            page_size,
            ..Config::default()
        };
        let mut reflector = Reflector::seeded(source, config, 7);
        let running = reflector.run(&mut sink, CancellationToken::new());
        let _ = tokio::time::timeout(Duration::from_secs(203), running).await;
        let said = std::mem::take(&mut *calls.lock()).join(", ");
        let staged = if page_size == 0 { "" } else { "stage Added a, " };
        let again = if page_size == 0 { "" } else { ", stage Added a" };
        assert_eq!(
            said,
            format!("syncing, {staged}discard, report network, degraded{again}")
        );
    }
}

#[tokio::test(start_paused = true)]
async fn b65_a_probe_below_what_was_seen_fetches_everything_afresh_at_its_lower_version() {
    let source = ScriptedSource::new();
    source
        .on_list(Page::new(100).item(object("a", 90)))
        .on_watch(Watch::new())
        .on_probe(Ok(50.into()))
        .on_list(Page::new(51).item(object("a", 40)));
    let world = World::listing(&source);
    world.settle().await;
    assert_eq!(
        world.calls(),
        "syncing, stage Added a, commit 100, synced, distrust Proven, report rewound, degraded, \
         stage Added a, commit 51, proven 51 0s ago, synced"
    );
    let asked = source.asked();
    assert!(
        matches!(&asked[2], Asked::List(r) if r.version == Some(AskVersion::Newest) && r.afresh),
        "{asked:?}"
    );
    assert!(
        matches!(&asked[3], Asked::Watch(r) if r.start == WatchStart::After(51.into())),
        "{asked:?}"
    );
}

#[tokio::test(start_paused = true)]
async fn b65_a_part_that_is_told_that_the_server_went_back_fetches_everything_too() {
    let source = ScriptedSource::new();
    source
        .on_list(Page::new(100))
        .on_watch(Watch::new())
        .on_list(Page::new(51));
    let config = Config {
        initial: InitialSync::List,
        ..Config::default()
    };
    let (tell, signal) = watch::channel(());
    let mut reflector = Reflector::seeded(source.clone(), config, 7).rewound_by(signal);
    let calls = Arc::new(Mutex::new(Vec::new()));
    let mut sink = Recorder(Arc::clone(&calls));
    tokio::spawn(async move { reflector.run(&mut sink, CancellationToken::new()).await });
    tokio::time::sleep(Duration::from_secs(1)).await;
    tell.send_replace(());
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert_eq!(
        calls.lock().join(", "),
        "syncing, commit 100, synced, distrust Followed, degraded, commit 51, proven 51 0s ago, synced"
    );
}

#[tokio::test(start_paused = true)]
async fn a_reflector_that_runs_again_asks_for_nothing_older_than_it_has_seen() {
    let source = ScriptedSource::new();
    source.on_list(Page::new(7)).on_watch(Watch::new().bookmark(9));
    let config = Config {
        initial: InitialSync::List,
        ..Config::default()
    };
    let mut reflector = Reflector::seeded(source.clone(), config, 7);
    let mut sink = Recorder(Arc::default());
    for _ in 0..2 {
        let running = reflector.run(&mut sink, CancellationToken::new());
        let _ = tokio::time::timeout(Duration::from_secs(1), running).await;
    }
    let again = ListRequest::new(AskVersion::NotOlderThan(9.into()), None);
    assert_eq!(source.asked()[2], Asked::List(again));
}

#[tokio::test(start_paused = true)]
async fn b69_durations_without_end_are_waited_for_without_a_panic() {
    let config = Config {
        initial: InitialSync::Stream,
        watch_timeout: Duration::MAX,
        silence: Duration::MAX,
        initial_progress: Duration::MAX,
        probe_interval: Duration::MAX,
        backoff: Backoff {
            reset_after: Duration::MAX,
            ..Backoff::new(Duration::MAX, Duration::MAX)
        },
        ..Config::default()
    };
    let forever = network().retry_after(Duration::MAX);
    let source = ScriptedSource::new();
    source
        .on_watch(Watch::new().end_of_initial(7).close())
        .on_watch(Watch::new().bookmark(8).broken(forever));
    let world = World::start(&source, config);
    world.settle().await;
    tokio::time::sleep(Duration::from_secs(3600)).await;
    assert!(!world.task.is_finished());
    assert!(
        world.calls().contains("report network, degraded"),
        "{}",
        world.calls()
    );
    let timeouts = source.asked();
    assert!(
        matches!(&timeouts[0], Asked::Watch(r) if r.timeout.as_secs() == u64::from(u32::MAX)),
        "{timeouts:?}"
    );
}
