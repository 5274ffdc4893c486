//! The contract of the queue, each point as a script: operations on the left, results on the right.
//!
//! `+a@1` added, `~a@1` updated, `-a@1` deleted, `?a@1` deleted with its final state unknown, `=a@1` replaced, `.a@1`
//! sync. A pop shows its deltas, then the version, then whether it is the initial population.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use kube_informer::object::{ObjectKey, ResourceVersion};
use kube_informer::queue::{
    Batch, Bound, Builder, Closed, Delta, DeltaFifo, DeltaKind, Order, TryPopError, TryPushError,
};

#[test]
fn b29_deltas_leave_in_the_order_of_arrival_across_keys() {
    check(
        "
        push +b@1 | ok
        push +a@2 | ok
        push ~b@3 | ok
        push ~a@4 | ok
        pop       | +b@1
        pop       | +a@2
        pop       | ~b@3
        pop       | ~a@4
        pop       | empty
    ",
    );
}

#[test]
fn b30_a_key_that_waits_keeps_its_place_whatever_is_said_of_it() {
    check_per_key(
        "
        push +a@1 | ok
        push +b@2 | ok
        push ~a@3 | ok
        push ~b@4 | ok
        push ~a@5 | ok
        pop       | +a@1 ~a@3 ~a@5
        push ~a@6 | ok
        pop       | +b@2 ~b@4
        pop       | ~a@6
    ",
    );
}

#[test]
fn b31_a_relist_delivers_deletions_first_then_everything_in_list_order() {
    check(
        "
        replace b@1 d@1 a@1 | ok
        pop                 | =b@1 =d@1 =a@1 initial
        push +c@2           | ok
        replace d@3 b@1     | ok
        pop                 | +c@2
        pop                 | ?a@1 ?c@2 =d@3 =b@1
    ",
    );
}

#[test]
fn b31_a_vanished_object_carries_its_newest_queued_state() {
    check(
        "
        replace a@1 | ok
        pop         | =a@1 initial
        push ~a@2   | ok
        replace     | ok
        pop         | ~a@2
        pop         | ?a@2
    ",
    );
}

#[test]
fn b31_a_popped_object_that_is_not_done_can_vanish_too() {
    check(
        "
        push +a@1 | ok
        take      | +a@1
        replace   | ok
        done      | ok
        pop       | ?a@1
    ",
    );
}

#[test]
fn b31_a_relist_is_one_unit_however_long_and_draws_a_line_in_both_orders() {
    let script = "
        push +a@1          | ok
        replace a@2 b@2    | ok
        push ~a@3          | ok
        push ~b@4          | ok
        pop 1              | +a@1
        pop 1              | =a@2 =b@2
        pop 1              | ~a@3
        pop 1              | ~b@4
    ";
    check(script);
    check_per_key(script);
}

#[test]
fn b31_known_objects_of_another_store_vanish_too() {
    let world = World::over_a_store(["x@1", "y@2"]);
    world.check(
        "
        replace y@3  | ok
        pop          | ?x@1 =y@3 initial
    ",
    );
}

#[test]
fn b32_deleted_and_made_again_while_queued() {
    check(
        "
        push +a@1   | ok
        push -a@2   | ok
        push +a@3   | ok
        pop         | +a@1
        pop         | -a@2
        pop         | +a@3
        push -a@4   | ok
        pop         | -a@4
    ",
    );
    check_per_key(
        "
        push +a@1   | ok
        push -a@2   | ok
        push +a@3   | ok
        pop         | +a@1 -a@2 +a@3
    ",
    );
}

#[test]
fn b32_deleted_and_there_again_in_a_relist() {
    check(
        "
        push +a@1   | ok
        push -a@2   | ok
        replace a@3 | ok
        pop 9       | +a@1
        pop 9       | -a@2
        pop 9       | =a@3
    ",
    );
}

#[test]
fn b33_no_key_is_deleted_twice() {
    let script = "
        push +a@1 | ok
        pop       | +a@1
        push -a@2 | ok
        push -a@3 | ok
        pop       | -a@2
        pop       | empty
        push -a@4 | ok
        pop       | empty
    ";
    check(script);
    check_per_key(script);
}

#[test]
fn b33_a_relist_deletes_nothing_that_is_deleted_already() {
    check(
        "
        push +a@1 | ok
        push -a@2 | ok
        replace   | ok
        replace   | ok
        pop       | +a@1
        pop       | -a@2
        pop       | nothing
        pop       | nothing
    ",
    );
}

#[test]
fn b33_a_key_never_seen_is_not_deleted() {
    check(
        "
        push -a@1 | ok
        pop       | empty
    ",
    );
    World::over_a_store(["a@1"]).check(
        "
        push -a@2 | ok
        push -b@2 | ok
        pop       | -a@2
        pop       | empty
    ",
    );
}

#[test]
fn b33_an_object_that_a_waiting_relist_deletes_is_not_deleted_again() {
    // The object is known, and the waiting list does not have it: the relist delivers the deletion.
    let script = "
        push +a@1 | ok
        pop       | +a@1
        replace   | ok
        push -a@2 | ok
        pop       | ?a@1
        pop       | empty
    ";
    check(script);
    check_per_key(script);
    World::over_a_store(["a@1"]).check(
        "
        replace   | ok
        push -a@2 | ok
        pop       | ?a@1 initial
        forget a  | ok
        pop       | empty
    ",
    );
    // The object itself waits, in front of the list.
    let script = "
        push +a@1 | ok
        replace   | ok
        push -a@2 | ok
        pop       | +a@1
        pop       | ?a@1
        pop       | empty
    ";
    check(script);
    check_per_key(script);
    // The list is popped and not done yet.
    check(
        "
        push +a@1 | ok
        pop       | +a@1
        replace   | ok
        take      | ?a@1
        push -a@2 | ok
        done      | ok
        pop       | empty
    ",
    );
}

#[test]
fn b33_an_object_of_a_waiting_relist_is_deleted_after_it() {
    // Whether it was known, waited in front of the list, or comes with it.
    for before in ["", "push +a@1 | ok\n pop | +a@1", "push +a@1 | ok"] {
        let waits = if before == "push +a@1 | ok" {
            "pop | +a@1"
        } else {
            ""
        };
        let initial = if before.is_empty() { " initial" } else { "" };
        let script = format!(
            "
            {before}
            replace a@2 | ok
            {waits}
            push -a@3   | ok
            push -a@4   | ok
            pop         | =a@2{initial}
            pop         | -a@3
            pop         | empty
        "
        );
        check(&script);
        check_per_key(&script);
    }
}

#[test]
fn b33_an_object_added_behind_a_relist_is_deleted_on_its_own() {
    check(
        "
        push +a@1 | ok
        pop       | +a@1
        replace   | ok
        push +a@2 | ok
        push -a@3 | ok
        pop       | ?a@1
        pop       | +a@2
        pop       | -a@3
        pop       | empty
    ",
    );
}

#[test]
fn b38_the_objects_of_a_finished_relist_are_resynced() {
    let script = "
        push +a@1       | ok
        replace a@2 b@2 | ok
        resync          | 0
        pop             | +a@1
        resync          | 0
        pop             | =a@2 =b@2
        resync          | 2
        pop 9           | .a@2 .b@2
        resync          | 2
    ";
    check(script);
    check_per_key(script);
}

#[test]
fn b33_of_two_deletions_that_wait_the_one_that_knows_more_is_kept() {
    let script = "
        push +a@1 | ok
        pop       | +a@1
        push ?a   | ok
        push -a@3 | ok
        push ?a@4 | ok
        pop       | -a@3
        pop       | empty
    ";
    check(script);
    check_per_key(script);
}

#[test]
fn i3_a_deletion_without_an_object_gets_the_last_one_seen() {
    check(
        "
        push +a@1 | ok
        push -a   | ok
        pop       | +a@1
        pop       | -a@1
    ",
    );
}

#[test]
fn b34_a_relist_comes_with_its_own_version_even_if_bookmarks_came_since() {
    check(
        "
        replace a@1 at=7 | ok
        advance 9        | ok
        pop              | =a@1 at=7 initial
        pop              | nothing at=9
        pop              | empty
    ",
    );
}

#[test]
fn b36_a_batch_has_no_key_twice() {
    check(
        "
        push +a@1 | ok
        push +b@2 | ok
        push ~a@3 | ok
        push +c@4 | ok
        pop 9     | +a@1 +b@2
        pop 9     | ~a@3 +c@4
    ",
    );
}

#[test]
fn b36_a_batch_is_cut_at_the_end_of_the_initial_list_at_a_relist_and_at_a_size() {
    check(
        "
        replace a@1 b@1  | ok
        push +c@2        | ok
        push +d@3        | ok
        push +e@4        | ok
        replace a@1      | ok
        push +f@5        | ok
        pop 2            | =a@1 =b@1 initial
        pop 2            | +c@2 +d@3
        pop 2            | +e@4
        pop 2            | ?b@1 ?c@2 ?d@3 ?e@4 =a@1
        pop 2            | +f@5
    ",
    );
}

#[test]
fn b36_a_list_with_a_repeated_key_keeps_one_entry() {
    check(
        "
        replace a@1 b@2 a@3 | ok
        pop                 | =a@3 =b@2 initial
    ",
    );
}

#[test]
fn b37_a_failed_key_affects_no_other_key() {
    check(
        "
        push +a@1   | ok
        push +b@2   | ok
        take 9      | +a@1 +b@2
        fail a      | ok
        done        | ok
        push -a@3   | ok
        push -b@3   | ok
        pop 9       | -b@3
    ",
    );
    check(
        "
        replace a@1 b@2 | ok
        take            | =a@1 =b@2 initial
        fail a          | ok
        done            | ok
        synced          | yes
        resync          | 1
        pop 9           | .b@2
    ",
    );
}

#[test]
fn b37_a_failed_key_keeps_the_deltas_applied_before_it() {
    check(
        "
        push +a@1   | ok
        push -a@2   | ok
        push +a@3   | ok
        pop         | +a@1
        pop         | -a@2
        take        | +a@3
        fail a      | ok
        done        | ok
        replace     | ok
        pop         | nothing
    ",
    );
}

#[test]
fn b37_a_failed_deletion_is_delivered_again_by_the_waiting_relist() {
    check(
        "
        push +a@1   | ok
        pop         | +a@1
        push -a@2   | ok
        replace     | ok
        take        | -a@2
        fail a      | ok
        done        | ok
        pop         | ?a@1
    ",
    );
}

#[test]
fn b38_a_resync_skips_keys_that_are_queued_or_popped() {
    check(
        "
        replace a@1 b@1 c@1 | ok
        pop                 | =a@1 =b@1 =c@1 initial
        push ~a@2           | ok
        take                | ~a@2
        push ~b@3           | ok
        resync              | 1
        resync              | 0
        push ~c@4           | ok
        done                | ok
        pop 9               | ~b@3 .c@1
        pop 9               | ~c@4
    ",
    );
}

#[test]
fn b38_a_deleted_object_is_not_resynced() {
    check(
        "
        push +a@1 | ok
        pop       | +a@1
        push -a@2 | ok
        resync    | 0
        pop       | -a@2
        resync    | 0
    ",
    );
}

#[test]
fn b39_synced_when_the_list_is_done_not_when_it_is_popped() {
    check(
        "
        synced      | no
        replace a@1 | ok
        push +b@2   | ok
        synced      | no
        take        | =a@1 initial
        synced      | no
        done        | ok
        synced      | yes
    ",
    );
}

#[test]
fn b39_an_empty_list_syncs() {
    check(
        "
        replace at=3 | ok
        synced       | no
        pop          | nothing at=3 initial
        synced       | yes
    ",
    );
}

#[test]
fn b39_a_list_that_only_deletes_counts() {
    World::over_a_store(["a@1"]).check(
        "
        replace | ok
        take    | ?a@1 initial
        synced  | no
        done    | ok
        synced  | yes
    ",
    );
}

#[test]
fn b39_changes_without_a_list_before_them_wait_for_none() {
    check(
        "
        advance 3   | ok
        synced      | no
        push +a@1   | ok
        synced      | yes
        replace a@1 | ok
        pop         | +a@1 at=3
        pop         | =a@1 at=3
    ",
    );
}

#[test]
fn b39_a_list_that_was_put_back_does_not_sync() {
    check(
        "
        replace a@1 at=5 | ok
        take             | =a@1 at=5 initial
        drop             | ok
        synced           | no
        push +b@2        | ok
        synced           | no
        pop              | =a@1 at=5 initial
        synced           | yes
        pop              | +b@2 at=5
    ",
    );
}

#[test]
fn b40_queued_deltas_are_drained_after_closing() {
    check(
        "
        push +a@1 | ok
        push +b@2 | ok
        close     | ok
        push +c@3 | closed
        replace   | closed
        resync    | closed
        pop       | +a@1
        take      | +b@2
        pop       | closed
        drop      | ok
        pop       | +b@2
        pop       | closed
    ",
    );
}

#[test]
fn i9_bookmarks_fold_into_the_version_of_the_preceding_delta() {
    check(
        "
        push +a@1 at=1 | ok
        advance 4      | ok
        push +b@5 at=5 | ok
        advance 8      | ok
        advance 9      | ok
        pop            | +a@1 at=4
        pop            | +b@5 at=9
        pop            | empty
        advance 10     | ok
        advance 11     | ok
        pop            | nothing at=11
        pop            | empty
    ",
    );
}

#[test]
fn i2_gathered_deltas_do_not_claim_a_version_that_is_not_reached() {
    check_per_key(
        "
        push +a@1 at=1 | ok
        push +b@2 at=2 | ok
        push ~a@3 at=3 | ok
        push +c@4 at=4 | ok
        pop            | +a@1 ~a@3 at=1
        pop            | +b@2 at=3
        pop            | +c@4 at=4
    ",
    );
}

#[test]
fn b21_the_version_of_a_deletion_counts_even_without_an_event() {
    check(
        "
        push -a@1 at=6 | ok
        pop            | nothing at=6
    ",
    );
}

#[test]
fn a_batch_that_is_not_done_comes_again_before_everything_else() {
    let script = "
        push +a@1 at=1 | ok
        push +b@2 at=2 | ok
        take 9         | +a@1 +b@2 at=2
        push +c@3 at=3 | ok
        push ~a@4 at=4 | ok
        drop           | ok
        pop 1          | +a@1 at=1
        pop 9          | +b@2 +c@3 ~a@4 at=4
    ";
    check(script);
    check_per_key(script);
}

#[test]
fn a_bookmark_that_is_not_done_comes_again() {
    check(
        "
        advance 3 | ok
        take      | nothing at=3
        drop      | ok
        pop       | nothing at=3
        pop       | empty
    ",
    );
}

#[test]
fn a_half_applied_relist_is_delivered_again() {
    World::over_a_store(["a@1", "b@1"]).check(
        "
        replace   | ok
        take      | ?a@1 ?b@1 initial
        forget a  | ok
        drop      | ok
        pop       | ?a@1 ?b@1 initial
    ",
    );
}

#[test]
fn one_batch_is_out_at_a_time() {
    check(
        "
        push +a@1 | ok
        push ~a@2 | ok
        take      | +a@1
        pop       | empty
        done      | ok
        pop       | ~a@2
    ",
    );
}

#[test]
fn the_bound_counts_deltas_and_admits_a_whole_list() {
    let world = World::new(DeltaFifo::builder().bound(Bound::Deltas(2)));
    world.check(
        "
        push +a@1       | ok
        replace a@1 b@1 | ok
        push +c@2       | full
        advance 9       | ok
        pop             | +a@1
        push +c@2       | full
        pop             | =a@1 =b@1 at=9
        push +c@2       | ok
    ",
    );
    World::new(DeltaFifo::builder().bound(Bound::Deltas(2)).order(Order::PerKey)).check(
        "
        push +a@1       | ok
        push ~a@2       | ok
        push ~a@3       | full
    ",
    );
    World::new(DeltaFifo::builder().bound(Bound::Deltas(0))).check(
        "
        push +a@1       | ok
        push ~a@2       | full
    ",
    );
}

#[track_caller]
fn check(script: &str) {
    World::new(DeltaFifo::builder()).check(script);
}

#[track_caller]
fn check_per_key(script: &str) {
    World::new(DeltaFifo::builder().order(Order::PerKey)).check(script);
}

struct World {
    queue: DeltaFifo<String>,
    store: Store,
}

type Store = Arc<Mutex<BTreeMap<ObjectKey, Arc<String>>>>;

impl World {
    fn new(builder: Builder<String>) -> Self {
        Self {
            queue: builder.build(),
            store: Store::default(),
        }
    }

    /// A queue in front of a store that has these objects and applies nothing by itself.
    fn over_a_store<const N: usize>(objects: [&str; N]) -> Self {
        let store: Store = Arc::new(Mutex::new(objects.into_iter().map(item).collect()));
        let (get, each) = (store.clone(), store.clone());
        let builder = DeltaFifo::builder().known((
            move |key: &ObjectKey| get.lock().unwrap().get(key).cloned(),
            move |visit: &mut dyn FnMut(&ObjectKey, &Arc<String>)| {
                let store = each.lock().unwrap();
                store.iter().for_each(|(key, object)| visit(key, object));
            },
        ));
        Self {
            store,
            ..Self::new(builder)
        }
    }

    #[track_caller]
    fn check(&self, script: &str) {
        let mut out = None;
        let mut so_far = String::new();
        for line in script.lines().filter(|line| !line.trim().is_empty()) {
            so_far.push_str(line);
            so_far.push('\n');
            let (input, expected) = line.split_once('|').expect("input | expected");
            let got = self.step(&input.split_whitespace().collect::<Vec<_>>(), &mut out);
            assert_eq!(got, expected.trim(), "after:\n{so_far}");
        }
    }

    fn step(&self, words: &[&str], out: &mut Option<Batch<String>>) -> String {
        let version = words.iter().find_map(|word| word.strip_prefix("at="));
        let version: Option<ResourceVersion> = version.map(|version| version.parse().unwrap());
        let most = words.get(1).and_then(|word| word.parse().ok()).unwrap_or(1);
        match words[0] {
            "push" => {
                let mut delta = delta(words[1]);
                delta.version = version;
                pushed(self.queue.try_push(delta))
            }
            "replace" => {
                let items = words[1..].iter().filter(|word| !word.starts_with("at="));
                pushed(
                    self.queue
                        .try_replace(items.map(|word| item(word)).collect(), version),
                )
            }
            "advance" => match self.queue.advance(words[1].parse().unwrap()) {
                Ok(()) => "ok".into(),
                Err(Closed(())) => "closed".into(),
            },
            "resync" => match self.queue.resync() {
                Ok(count) => count.to_string(),
                Err(_) => "closed".into(),
            },
            "pop" => self.pop(most, &mut None, true),
            "take" => self.pop(most, out, false),
            "fail" => {
                out.as_mut().unwrap().failed(ObjectKey::cluster(words[1]));
                "ok".into()
            }
            "forget" => {
                self.store.lock().unwrap().remove(&ObjectKey::cluster(words[1]));
                "ok".into()
            }
            "done" => {
                out.take().unwrap().done();
                "ok".into()
            }
            "drop" => {
                drop(out.take().unwrap());
                "ok".into()
            }
            "synced" => if self.queue.has_synced() { "yes" } else { "no" }.into(),
            "close" => {
                self.queue.close();
                "ok".into()
            }
            other => panic!("{other} is no step"),
        }
    }

    fn pop(&self, most: usize, out: &mut Option<Batch<String>>, done: bool) -> String {
        let batch = match self.queue.try_pop_batch(most) {
            Ok(batch) => batch,
            Err(TryPopError::Empty) => return "empty".into(),
            Err(_) => return "closed".into(),
        };
        let mut words: Vec<_> = batch.deltas().iter().map(render).collect();
        if words.is_empty() {
            words.push("nothing".into());
        }
        words.extend(batch.version().map(|version| format!("at={version}")));
        words.extend(batch.is_initial().then(|| "initial".to_owned()));
        if done {
            batch.done();
        } else {
            *out = Some(batch);
        }
        words.join(" ")
    }
}

fn item(word: &str) -> (ObjectKey, Arc<String>) {
    let (name, state) = word.split_once('@').expect("name@state");
    (ObjectKey::cluster(name), Arc::new(state.to_owned()))
}

fn pushed<T>(answer: Result<(), TryPushError<T>>) -> String {
    match answer {
        Ok(()) => "ok",
        Err(TryPushError::Full(_)) => "full",
        Err(_) => "closed",
    }
    .into()
}

fn delta(word: &str) -> Delta<String> {
    let (sign, rest) = word.split_at(1);
    let deletion = |final_state_unknown| {
        let (name, state) = rest
            .split_once('@')
            .map_or((rest, None), |(name, state)| (name, Some(state)));
        let last = state.map(|state| Arc::new(state.to_owned()));
        Delta::new(
            DeltaKind::Deleted { final_state_unknown },
            ObjectKey::cluster(name),
            last,
        )
    };
    match sign {
        "-" => deletion(false),
        "?" => deletion(true),
        "+" => {
            let (key, object) = item(rest);
            Delta::added(key, object)
        }
        _ => {
            let (key, object) = item(rest);
            Delta::updated(key, object)
        }
    }
}

fn render(delta: &Delta<String>) -> String {
    let sign = match delta.kind {
        DeltaKind::Added => "+",
        DeltaKind::Updated => "~",
        DeltaKind::Deleted {
            final_state_unknown: true,
        } => "?",
        DeltaKind::Deleted { .. } => "-",
        DeltaKind::Replaced => "=",
        DeltaKind::Sync => ".",
        other => panic!("{other:?} is new to this test"),
    };
    match &delta.object {
        Some(state) => format!("{sign}{}@{state}", delta.key),
        None => format!("{sign}{}", delta.key),
    }
}
