//! The driver over a scripted source, in virtual time: what reaches the sink, what is asked, and when.

use std::sync::Arc;

use parking_lot::Mutex;
use tokio::task::JoinHandle;

use super::*;
use crate::object::ObjectKey;
use crate::reflector::{AskVersion, InitialSync, ListRequest, WatchStart};
use crate::source::{Asked, Page, ScriptedSource, Watch};

/// A reflector at work, and what its sink heard.
struct World {
    source: ScriptedSource<String>,
    heard: Arc<Mutex<Vec<String>>>,
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
        let (heard, stop) = (Arc::new(Mutex::new(Vec::new())), CancellationToken::new());
        let mut sink = Recorder(Arc::clone(&heard));
        let reflector = Reflector::seeded(source.clone(), config, 7);
        let stopping = stop.clone();
        let task = tokio::spawn(async move { reflector.run(&mut sink, stopping).await });
        Self {
            source: source.clone(),
            heard,
            stop,
            began: Instant::now(),
            task,
        }
    }

    /// Lets virtual time pass until so many requests were asked, and tells when the last one came.
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

    /// Lets everything happen that happens without time passing.
    async fn settle(&self) {
        for _ in 0..50 {
            tokio::task::yield_now().await;
        }
    }

    fn heard(&self) -> String {
        self.heard.lock().join(", ")
    }
}

struct Recorder(Arc<Mutex<Vec<String>>>);

impl Recorder {
    fn note(&self, what: String) {
        self.0.lock().push(what);
    }
}

impl Sink<String> for Recorder {
    async fn stage(&mut self, change: Change, object: Fetched<String>) {
        self.note(format!("stage {change:?} {}", object.key));
    }
    async fn commit(&mut self, version: ResourceVersion) {
        self.note(format!("commit {version}"));
    }
    async fn discard(&mut self) {
        self.note("discard".to_owned());
    }
    async fn apply(&mut self, change: Change, object: Fetched<String>) {
        let good = if object.object.undecodable().is_none() {
            ""
        } else {
            " undecodable"
        };
        self.note(format!("{change:?} {}{good}", object.key));
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
}

fn object(name: &str, version: u64) -> Fetched<String> {
    Fetched::new(ObjectKey::cluster(name), version, name.to_owned())
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
            .change(Change::Modified, object("a", 8))
            .bookmark(9)
            .skipped("a table"),
    );
    let world = World::listing(&source);
    world.settle().await;
    assert_eq!(
        world.heard(),
        "syncing, stage Added a, stage Added b, commit 7, synced, Modified a, advance 9, skipped a table"
    );
}

#[tokio::test(start_paused = true)]
async fn a_streaming_start_and_its_watch_are_one_stream() {
    let source = ScriptedSource::new();
    let watch = Watch::new()
        .change(Change::Added, object("a", 5))
        .end_of_initial(7);
    source.on_watch(watch.change(Change::Deleted, object("a", 8)));
    let world = World::start(&source, Config::default());
    world.settle().await;
    assert_eq!(
        world.heard(),
        "syncing, stage Added a, commit 7, synced, Deleted a"
    );
    assert_eq!(source.asked().len(), 1);
}

#[tokio::test(start_paused = true)]
async fn b09_a_closed_watch_is_opened_again_at_once_from_the_last_version() {
    let source = ScriptedSource::new();
    source.on_list(Page::new(7));
    source.on_watch(Watch::new().change(Change::Added, object("a", 9)).close());
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
    source.on_watch(Watch::new());
    let world = World::listing(&source);
    let (asked, when) = world.asked(3).await;
    assert!(matches!(asked, Asked::Watch(_)));
    assert!(when < Duration::from_secs(240), "{when:?}");
    assert!(
        world.heard().ends_with("synced, report network, degraded"),
        "{}",
        world.heard()
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
        world.heard(),
        "syncing, stage Added a, discard, report network, degraded"
    );
}

#[tokio::test(start_paused = true)]
async fn an_object_that_cannot_be_decoded_passes_as_such() {
    let source = ScriptedSource::new();
    source.on_list(Page::new(7));
    let bad = Fetched::undecodable(ObjectKey::cluster("bad"), 8, "spec: expected a map");
    source.on_watch(Watch::new().change(Change::Added, bad));
    let world = World::listing(&source);
    world.settle().await;
    assert!(
        world.heard().ends_with("Added bad undecodable"),
        "{}",
        world.heard()
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
        assert!(world.heard().ends_with("stopped"), "{}", world.heard());
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
        world.heard().contains("stage Added a, stage Added b, commit 7"),
        "{}",
        world.heard()
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
        match poll_fn(|cx| silence.poll_next(&mut words, cx)).await {
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
    assert_eq!(poll_fn(|cx| silence.poll_next(&mut words, cx)).await, Ok(Some(1)));
    tokio::time::sleep(10 * limit).await;
    let began = Instant::now();
    assert_eq!(poll_fn(|cx| silence.poll_next(&mut words, cx)).await, Err(limit));
    assert_eq!(began.elapsed().as_secs(), 60);
}
