//! The contract of the store, point by point.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use kube_informer::object::{ObjectKey, ResourceVersion};
use kube_informer::queue::DeltaBatch;
use kube_informer::store::{Applied, Event, Index, IndexError, Store, StoreWriter, WaitError};

/// An object with labels, for indexes.
#[derive(Debug, PartialEq)]
struct Thing(Vec<&'static str>);

fn key(name: &str) -> ObjectKey {
    name.parse().expect("a key")
}

fn put(writer: &mut StoreWriter<Thing>, name: &str, labels: &[&'static str]) {
    writer.apply(DeltaBatch::new().update(key(name), Arc::new(Thing(labels.to_vec()))));
}

fn by_label(store: &Store<Thing>) -> Index<Thing, &'static str> {
    store
        .add_index(|thing: &Thing| thing.0.clone())
        .expect("no name to clash with")
}

fn sorted<T: Ord>(items: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut items: Vec<T> = items.into_iter().collect();
    items.sort();
    items
}

#[test]
fn b53_an_update_moves_an_object_between_all_its_values() {
    // arrange
    let mut writer = StoreWriter::new();
    let index = by_label(&writer.store());
    put(&mut writer, "n/a", &["red", "round"]);
    put(&mut writer, "n/b", &["round"]);
    // act
    put(&mut writer, "n/a", &["round", "blue", "blue"]);
    // assert
    assert_eq!(sorted(index.values()), ["blue", "round"], "no empty set is left");
    assert_eq!(index.keys("blue"), [key("n/a")], "a value said twice counts once");
    assert_eq!(sorted(index.keys("round")), [key("n/a"), key("n/b")]);
    assert!(index.get("red").is_empty());
}

#[test]
fn b53_a_delete_takes_an_object_out_of_all_its_values() {
    let mut writer = StoreWriter::new();
    let index = by_label(&writer.store());
    put(&mut writer, "n/a", &["red", "round"]);
    writer.apply(DeltaBatch::new().delete(key("n/a")));
    assert!(index.values().is_empty());
    assert_eq!(writer.store().snapshot().namespaces().count(), 0);
    put(&mut writer, "n/b", &[]); // reuses the slot, and nothing of its old content
    assert!(index.values().is_empty());
}

#[test]
fn b53_a_function_that_answers_differently_leaves_nothing_behind() {
    let mut writer = StoreWriter::new();
    let calls = AtomicUsize::new(0);
    let fickle = move |_: &Thing| [calls.fetch_add(1, Ordering::Relaxed)];
    let index = writer.store().add_index(fickle).expect("no name");
    put(&mut writer, "a", &[]);
    put(&mut writer, "a", &[]);
    assert_eq!(index.values(), [1]);
    writer.apply(DeltaBatch::new().delete(key("a")));
    assert!(index.values().is_empty());
}

#[test]
fn b54_a_late_index_contains_existing_objects() {
    let mut writer = StoreWriter::new();
    put(&mut writer, "n/a", &["red"]);
    put(&mut writer, "n/gone", &["red"]);
    writer.apply(DeltaBatch::new().delete(key("n/gone")));
    let before = writer.store().snapshot();
    let index = by_label(&writer.store());
    assert_eq!(index.keys("red"), [key("n/a")]);
    put(&mut writer, "n/b", &["red"]);
    assert_eq!(index.get("red").len(), 2);
    assert_eq!(
        before.by(&index, "red").len(),
        1,
        "a snapshot older than the index is searched"
    );
}

#[test]
fn b54_a_name_clash_is_an_error_and_changes_nothing() {
    let mut writer = StoreWriter::new();
    let store = writer.store();
    let texts = |thing: &Thing| thing.0.iter().map(|s| (*s).to_owned()).collect();
    store.add_named_index("label", texts).expect("a free name");
    put(&mut writer, "a", &["red"]);
    for name in ["label", "namespace"] {
        let error = store
            .add_named_index(name, |_| vec!["else".to_owned()])
            .unwrap_err();
        assert!(matches!(error, IndexError::NameTaken { name: taken, .. } if taken == name));
    }
    assert_eq!(store.by_index("label", "red").expect("it is there").len(), 1);
    assert!(store.by_index("label", "else").expect("it is there").is_empty());
    assert!(store.snapshot().index_names().eq(["namespace", "label"]));
}

#[test]
fn b54_an_index_function_cannot_add_an_index_and_wait_for_itself() {
    let mut writer = StoreWriter::new();
    let store = writer.store();
    let inner = move |_: &Thing| [store.add_named_index("inner", |_| vec![]).is_err()];
    let index = writer.store().add_index(inner).expect("no name");
    put(&mut writer, "a", &[]);
    assert_eq!(index.values(), [true]);
}

#[test]
fn a_panicking_index_function_is_reported_and_harms_nothing() {
    // arrange
    let mut writer = StoreWriter::new();
    let picky = |thing: &Thing| {
        assert!(!thing.0.contains(&"bad"), "a bad one");
        thing.0.clone()
    };
    let index = writer.store().add_index(picky).expect("no name");
    put(&mut writer, "a", &["red"]);
    // act
    let [bad, good] = [vec!["bad", "red"], vec!["red"]].map(|labels| Arc::new(Thing(labels)));
    let applied = writer.apply(DeltaBatch::new().update(key("a"), bad).update(key("b"), good));
    // assert
    assert_eq!(applied.faults.len(), 1);
    assert_eq!(applied.faults[0].key, key("a"));
    assert!(applied.faults[0].panic.contains("a bad one"));
    assert_eq!(index.keys("red"), [key("b")]);
    assert_eq!(writer.store().len(), 2, "the object itself is there");
}

#[test]
fn b55_the_version_is_of_the_last_write_relist_or_bookmark_and_i2_never_goes_back() {
    let mut writer = StoreWriter::<Thing>::new();
    let store = writer.store();
    assert_eq!(store.version(), None);
    for (given, then) in [(5, 5), (9, 9), (7, 9), (10, 10), (2, 10)] {
        writer.apply(DeltaBatch::new().at(given.into()));
        assert_eq!(store.version(), Some(then.into()), "after {given}");
    }
    put(&mut writer, "a", &[]);
    assert_eq!(
        store.version(),
        Some(10.into()),
        "a batch without a version moves none"
    );
    let long: ResourceVersion = "99999999999999999999999".parse().expect("digits");
    writer.apply(DeltaBatch::new().at(long.clone()));
    assert_eq!(store.version(), Some(long));
}

#[tokio::test]
async fn b56_waiting_ends_with_the_version_or_a_newer_one_bookmarks_included() {
    let mut writer = StoreWriter::<Thing>::new();
    let store = writer.store();
    let seven = ResourceVersion::from(7);
    let mut waiting = std::pin::pin!(store.wait_for(&seven));
    assert!(is_pending(&mut waiting).await);
    writer.apply(DeltaBatch::new().at(6.into()));
    assert!(is_pending(&mut waiting).await);
    writer.apply(DeltaBatch::new().at(9.into()));
    assert_eq!(waiting.await, Ok(()));
    assert_eq!(store.wait_for(&9.into()).await, Ok(()), "it is there already");
}

#[tokio::test]
async fn b56_a_wait_fails_when_the_writer_is_dropped() {
    let mut writer = StoreWriter::<Thing>::new();
    let store = writer.store();
    writer.apply(DeltaBatch::new().at(5.into()));
    let seven = ResourceVersion::from(7);
    let mut waiting = std::pin::pin!(store.wait_for(&seven));
    assert!(is_pending(&mut waiting).await);
    drop(writer);
    let error = waiting.await.unwrap_err();
    assert!(matches!(error, WaitError::Stopped { at: Some(at), .. } if at == 5.into()));
    assert_eq!(
        store.wait_for(&5.into()).await,
        Ok(()),
        "what was reached stays reached"
    );
}

#[tokio::test(start_paused = true)]
async fn b56_a_deadline_says_where_the_cache_is() {
    let mut writer = StoreWriter::<Thing>::new();
    writer.apply(DeltaBatch::new().at(5.into()));
    let within = Duration::from_secs(30);
    let error = writer
        .store()
        .wait_for_within(&7.into(), within)
        .await
        .unwrap_err();
    assert!(matches!(error, WaitError::Deadline { at: Some(at), .. } if at == 5.into()));
}

async fn is_pending<F: Future>(future: &mut std::pin::Pin<&mut F>) -> bool {
    std::future::poll_fn(|cx| std::task::Poll::Ready(future.as_mut().poll(cx).is_pending())).await
}

#[test]
fn decision_6_a_snapshot_stays_as_it_was() {
    let mut writer = StoreWriter::new();
    let index = by_label(&writer.store());
    put(&mut writer, "n/a", &["red"]);
    let before = writer.store().snapshot();
    put(&mut writer, "n/a", &["blue"]);
    put(&mut writer, "n/b", &["red"]);
    writer.apply(DeltaBatch::new().delete(key("n/a")).at(9.into()));
    assert!(before.keys().eq([&key("n/a")]));
    assert_eq!(before.version(), None);
    assert_eq!(before.namespace("n").len(), 1);
    assert!(before.by(&index, "red").map(|(key, _)| key).eq([&key("n/a")]));
    assert!(writer.store().snapshot().keys().eq([&key("n/b")]));
}

#[test]
fn i3_every_change_is_one_event() {
    let mut writer = StoreWriter::new();
    let batch = DeltaBatch::new()
        .update(key("a"), Arc::new(1))
        .update(key("a"), Arc::new(2))
        .delete(key("a"))
        .delete(key("a"));
    let applied = writer.apply(batch);
    // The second deletion causes no event (B33).
    assert_eq!(render(&applied), ["added a 1", "updated a 1 to 2", "deleted a 2"]);
}

#[test]
fn b31_a_replace_deletes_first_then_adds_and_updates_in_list_order() {
    let mut writer = StoreWriter::new();
    writer.apply(
        ["a", "b", "c", "d"]
            .iter()
            .map(|n| (key(n), Arc::new(1)))
            .collect(),
    );
    writer.apply(DeltaBatch::new().delete(key("b"))); // its slot is free, and must not appear again
    let list = [("z", 9), ("c", 2), ("y", 9)];
    let applied = writer.apply(DeltaBatch::replace(list.map(|(n, v)| (key(n), Arc::new(v)))));
    assert_eq!(
        render(&applied),
        [
            "missed a 1",
            "missed d 1",
            "added z 9",
            "updated c 1 to 2",
            "added y 9"
        ]
    );
    assert_eq!(writer.store().len(), 3);
}

#[test]
fn i4_a_replace_takes_a_key_that_comes_twice_once_with_its_later_object() {
    let mut writer = StoreWriter::new();
    writer.apply(DeltaBatch::new().update(key("a"), Arc::new(1)));
    let list = [("a", 1), ("n", 7), ("a", 2), ("n", 8)];
    let applied = writer.apply(DeltaBatch::replace(list.map(|(n, v)| (key(n), Arc::new(v)))));
    assert_eq!(render(&applied), ["updated a 1 to 2", "added n 8"]);
}

fn render(applied: &Applied<i32>) -> Vec<String> {
    let events = applied.batch.events.iter();
    let words = events.map(|event| match event {
        Event::Added { key, object, .. } => format!("added {key} {object}"),
        Event::Updated { key, old, new } => format!("updated {key} {old} to {new}"),
        Event::Deleted(deleted) => {
            let how = if deleted.final_state_unknown {
                "missed"
            } else {
                "deleted"
            };
            format!("{how} {} {}", deleted.key, deleted.last.as_deref().unwrap())
        }
        other => panic!("{other:?} is new to this test"),
    });
    words.collect()
}

#[test]
fn a_replaced_object_is_freed_with_its_last_snapshot() {
    let mut writer = StoreWriter::new();
    let first = Arc::new(Thing(vec![]));
    let seen = Arc::downgrade(&first);
    writer.apply(DeltaBatch::new().update(key("a"), first));
    let snapshot = writer.store().snapshot();
    put(&mut writer, "a", &[]);
    assert!(seen.upgrade().is_some(), "a snapshot still sees it");
    drop(snapshot);
    assert!(seen.upgrade().is_none());
}

#[test]
fn listers_answer_as_those_of_client_go() {
    use k8s_openapi::api::core::v1::Pod;
    use kube::core::{Expression, Selector};
    // arrange
    let mut writer = StoreWriter::new();
    let mut batch = DeltaBatch::new();
    for (name, app) in [("prod/a", Some("web")), ("prod/b", None), ("test/a", Some("web"))] {
        let mut pod = Pod::default();
        pod.metadata.labels = app.map(|app| [("app".to_owned(), app.to_owned())].into());
        batch = batch.update(key(name), Arc::new(pod));
    }
    writer.apply(batch);
    let pods = writer.store().lister();
    let web: Selector = Expression::Equal("app".into(), "web".into()).into();
    let not_web: Selector = Expression::NotEqual("app".into(), "web".into()).into();
    // assert
    assert_eq!((pods.list_all().len(), pods.list(&web).len()), (3, 2));
    assert_eq!(pods.namespace("prod").list(&web).len(), 1);
    assert_eq!(
        pods.namespace("prod").list(&not_web).len(),
        1,
        "no labels is also not that label"
    );
    assert_eq!(
        pods.namespace("").list(&web).len(),
        2,
        "the empty namespace is all of them"
    );
    assert_eq!(pods.namespace("none").list_all().len(), 0);
    assert!(pods.get("prod/a").is_ok() && pods.namespace("prod").get("a").is_ok());
    let error = pods.namespace("test").get("b").unwrap_err();
    assert_eq!((error.resource.as_str(), error.name.as_str()), ("pods", "b"));
}

/// An index value whose `Hash`, `Eq` or `Drop` panics on demand: `hash!`, `eq!`, `drop!`. `later!` panics in `Hash`
/// once it is armed.
#[derive(Clone, Debug)]
struct Trap(&'static str);

static ARMED: std::sync::atomic::AtomicBool = std::sync::atomic::AtomicBool::new(false);

impl std::hash::Hash for Trap {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        assert_ne!(self.0, "hash!", "Hash panicked");
        let armed = ARMED.load(std::sync::atomic::Ordering::Relaxed);
        assert!(!armed || self.0 != "later!", "Hash panicked later");
        // All values in one bucket, so that `Eq` is called.
        0.hash(state);
    }
}

impl PartialEq for Trap {
    fn eq(&self, other: &Self) -> bool {
        assert!(self.0 != "eq!" && other.0 != "eq!", "Eq panicked");
        self.0 == other.0
    }
}

impl Eq for Trap {}

impl Drop for Trap {
    fn drop(&mut self) {
        if self.0 == "drop!" && !std::thread::panicking() {
            panic!("Drop panicked");
        }
    }
}

/// Checks that the index equals its recomputation, except for the objects in `without` (I12).
fn right(store: &Store<Thing>, index: &Index<Thing, Trap>, without: &[&str]) {
    let mut expected: Vec<(&str, String)> = Vec::new();
    let mut found = Vec::new();
    let snapshot = store.snapshot();
    const ASKED: [&str; 3] = ["a", "b", "later!"];
    for (key, thing) in snapshot.iter().filter(|(key, _)| !without.contains(&key.name())) {
        let labels = thing.0.iter().filter(|label| ASKED.contains(label));
        expected.extend(labels.map(|label| (*label, key.to_string())));
    }
    for label in ASKED {
        let trap = Trap(label);
        found.extend(snapshot.by(index, &trap).map(|(key, _)| (label, key.to_string())));
    }
    assert_eq!(sorted(found), sorted(expected), "I12");
}

#[test]
fn i12_a_panic_in_hash_eq_or_drop_of_an_index_value_costs_that_object_its_value_and_nothing_else() {
    let mut writer = StoreWriter::new();
    let store = writer.store();
    let traps = |thing: &Thing| thing.0.iter().map(|label| Trap(label)).collect::<Vec<_>>();
    let index = store.add_index(traps).expect("no name");
    put(&mut writer, "good", &["a", "b"]);
    // act and assert: one batch, in which the object with the trap is between two others
    for trap in ["hash!", "eq!"] {
        let objects = [
            ("before", vec!["a"]),
            ("bad", vec!["b", trap]),
            ("after", vec!["b"]),
        ];
        let batch: DeltaBatch<Thing> = objects
            .into_iter()
            .map(|(name, labels)| (key(name), Arc::new(Thing(labels))))
            .collect();
        let applied = writer.apply(batch);
        assert_eq!(applied.batch.events.len(), 3, "{trap}");
        let faults: Vec<_> = applied.faults.iter().map(|fault| fault.key.name()).collect();
        assert_eq!(faults, ["bad"], "{trap}: {:?}", applied.faults);
        assert!(
            applied.faults[0].panic.contains("panicked"),
            "{:?}",
            applied.faults
        );
        right(&store, &index, &["bad"]);
        // The next write corrects the values that could not be compared.
        put(&mut writer, "bad", &["a"]);
        right(&store, &index, &[]);
        let batch = DeltaBatch::new()
            .delete(key("before"))
            .delete(key("bad"))
            .delete(key("after"));
        assert_eq!(writer.apply(batch).faults, []);
        right(&store, &index, &[]);
    }
    // A value that can be hashed when it is added, but not when it is removed.
    put(&mut writer, "late", &["later!", "a"]);
    right(&store, &index, &[]);
    ARMED.store(true, std::sync::atomic::Ordering::Relaxed);
    let applied = writer.apply(
        DeltaBatch::new()
            .delete(key("late"))
            .update(key("x"), Arc::new(Thing(vec!["b"]))),
    );
    ARMED.store(false, std::sync::atomic::Ordering::Relaxed);
    assert_eq!(applied.faults, [], "no user code is needed to take a value out");
    right(&store, &index, &[]);
    // A value that panics in `Drop`: while the batch is applied, and when the old version is freed.
    put(&mut writer, "dropped", &["drop!", "a"]);
    right(&store, &index, &[]);
    put(&mut writer, "dropped", &["a"]);
    right(&store, &index, &[]);
    let batch = DeltaBatch::new()
        .update(key("dropped"), Arc::new(Thing(vec!["drop!", "drop!", "b"])))
        .update(key("dropped"), Arc::new(Thing(vec!["b"])));
    let applied = writer.apply(batch);
    assert!(!applied.faults.is_empty(), "it is reported");
    right(&store, &index, &[]);
    assert_eq!(index.values().len(), 2);
}
