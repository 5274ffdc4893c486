use super::*;

fn key(name: &str) -> ObjectKey {
    ObjectKey::cluster(name)
}

fn added(name: &str, new: u32) -> Event<u32> {
    Event::Added {
        key: key(name),
        object: Arc::new(new),
        initial: false,
    }
}

fn updated(name: &str, old: u32, new: u32) -> Event<u32> {
    Event::Updated {
        key: key(name),
        old: Arc::new(old),
        new: Arc::new(new),
    }
}

fn deleted(name: &str, last: u32) -> Event<u32> {
    Event::Deleted(Deleted {
        cached: Some(Arc::new(last)),
        ..Deleted::seen(key(name), Arc::new(last))
    })
}

fn render(event: &Event<u32>) -> String {
    match event {
        Event::Added { key, object, .. } => format!("add {key} {object}"),
        Event::Updated { key, old, new } => format!("update {key} {old} to {new}"),
        Event::Deleted(deleted) => {
            let last = deleted.last.as_deref().expect("a last state");
            let cached = deleted.cached.as_deref().expect("a cached state");
            format!("delete {} {last}, known {cached}", deleted.key)
        }
        Event::Synced => "synced".to_owned(),
    }
}

fn folded(events: &[Event<u32>]) -> Folded<u32> {
    let mut folded = Folded::new();
    events.iter().for_each(|event| folded.fold(event, Instant::now()));
    folded
}

#[track_caller]
fn check(events: &[Event<u32>], delivered: &[&str]) {
    let got: Vec<String> = folded(events).take(usize::MAX).iter().map(render).collect();
    assert_eq!(got, delivered);
}

#[test]
fn updates_fold_to_the_first_old_and_the_last_new_state() {
    check(
        &[updated("a", 1, 2), updated("a", 2, 3), updated("a", 3, 4)],
        &["update a 1 to 4"],
    );
    check(&[added("a", 1), updated("a", 1, 2)], &["add a 2"]);
}

#[test]
fn i3_a_deletion_of_an_object_the_handler_knows_is_always_delivered() {
    check(&[updated("a", 1, 2), deleted("a", 2)], &["delete a 2, known 1"]);
    check(
        &[deleted("a", 1), added("a", 5)],
        &["delete a 1, known 1", "add a 5"],
    );
    check(
        &[deleted("a", 1), added("a", 5), updated("a", 5, 6)],
        &["delete a 1, known 1", "add a 6"],
    );
    check(
        &[deleted("a", 1), added("a", 5), deleted("a", 5)],
        &["delete a 1, known 1"],
    );
}

#[test]
fn i7_an_object_created_and_deleted_meanwhile_is_not_delivered() {
    let mut folded = Folded::new();
    for n in 0..10_000 {
        let name = format!("pod-{n}");
        folded.fold(&added(&name, 1), Instant::now());
        folded.fold(&deleted(&name, 1), Instant::now());
    }
    assert_eq!(
        (folded.order.len(), folded.places.len(), folded.changes.len()),
        (0, 0, 0)
    );
}

#[test]
fn objects_stand_in_the_order_in_which_the_handler_fell_behind_on_them() {
    check(
        &[added("b", 1), added("a", 1), updated("b", 1, 2), added("c", 1)],
        &["add b 2", "add a 1", "add c 1"],
    );
}

#[test]
fn b42_synced_is_reached_when_the_events_before_it_were_taken() {
    let mut folded = folded(&[added("a", 1), added("b", 1)]);
    folded.mark_synced();
    folded.fold(&added("c", 1), Instant::now());
    folded.fold(&updated("a", 1, 2), Instant::now());
    assert!(!folded.reached_synced());
    let first: Vec<String> = folded.take(usize::MAX).iter().map(render).collect();
    assert_eq!(first, ["add a 2", "add b 1"], "no further than the mark");
    assert!(folded.reached_synced());
    assert!(!folded.reached_synced(), "once");
    let rest: Vec<String> = folded.take(usize::MAX).iter().map(render).collect();
    assert_eq!(rest, ["add c 1"]);
}

#[test]
fn an_object_created_and_deleted_meanwhile_leaves_nothing_pending() {
    let mut folded = Folded::new();
    folded.fold(&added("a", 1), Instant::now());
    assert!(folded.since().is_some());
    folded.fold(&deleted("a", 1), Instant::now());
    assert_eq!((folded.objects(), folded.since()), (0, None));
}
