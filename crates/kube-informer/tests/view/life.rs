//! A view lives as long as a handle to it, and leaves nothing behind.

use std::sync::{Arc, Weak};
use std::time::Duration;

use kube_informer::view::{AnyCollection, Collection, Handler};

use crate::kit::{Server, settle};
use crate::program::Num;

/// The resident memory of this process, in bytes.
fn resident() -> usize {
    let status = std::fs::read_to_string("/proc/self/statm").expect("Linux");
    let pages = status
        .split(' ')
        .nth(1)
        .and_then(|pages| pages.parse::<usize>().ok());
    pages.expect("a number of pages") * 4_096
}

fn alive() -> usize {
    tokio::runtime::Handle::current().metrics().num_alive_tasks()
}

#[test]
fn dropping_the_last_handle_frees_the_values_and_the_functions() {
    let (input, writer) = Collection::writable("input");
    let captured = Arc::new(());
    let view = input.map({
        let captured = Arc::clone(&captured);
        move |_, value: &Arc<Num>| {
            let _ = &captured;
            Arc::new(value.0)
        }
    });
    let below = view.map(|_, value| Arc::clone(&**value));
    writer.insert(1, Num(1));
    let value: Weak<u32> = below
        .get(&1)
        .map(|value| Arc::downgrade(&*value))
        .expect("a value");
    drop(view);
    assert!(value.strong_count() > 0, "the collection below keeps it alive");
    writer.insert(2, Num(2));
    assert_eq!(below.len(), 2);
    drop(below);
    assert_eq!(value.strong_count(), 0);
    assert_eq!(Arc::strong_count(&captured), 1);
    writer.insert(3, Num(3)); // the input goes on
    assert_eq!(input.len(), 3);
    drop(input);
    writer.insert(4, Num(4)); // nothing to write to
}

#[test]
fn a_handle_that_is_dropped_inside_of_a_function_blocks_nothing() {
    let (input, writer) = Collection::writable("input");
    let doomed = std::sync::Mutex::new(Some(input.map(|_, value: &Arc<Num>| value.0)));
    let view = input.map(move |_, value| {
        drop(doomed.lock().expect("no panic").take());
        value.0
    });
    writer.insert(1, Num(1));
    writer.insert(1, Num(2));
    assert_eq!(view.get(&1).as_deref(), Some(&2));
    assert_eq!(view.graph().nodes.len(), 2);
}

/// One view of every operator with a state.
fn build(input: &Collection<u32, u32>, other: &Collection<u32, u32>) -> impl Sized {
    let index = input.map(|_, value| **value % 10);
    let by_value = index.add_index(|_, value| [*value]);
    let read = other.clone();
    (
        input.filter(|_, value| **value > 3),
        input.flat_map(|key, value| [(*key * 2, **value), (*key * 2 + 1, **value)]),
        input.group_by(|_, value| [**value % 7]).members(),
        input.left_join_by(other, |_, value| Some(**value), |_, left, _| **left),
        input.union([other]),
        input.fetching([other as &dyn AnyCollection], move |fetch, key, _| {
            fetch.get(&read, key).map(|value| *value)
        }),
        by_value,
    )
}

/// In a process of its own, because the memory of a process is that of all tests that run in it.
#[test]
fn ten_thousand_views_that_come_and_go_leave_no_memory_and_no_task() {
    const ALONE: &str = "KUBE_INFORMER_VIEW_TEST_ALONE";
    if std::env::var_os(ALONE).is_some() {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        runtime.expect("a runtime").block_on(come_and_go());
        return;
    }
    let this = std::env::current_exe().expect("the test program");
    let name = "life::ten_thousand_views_that_come_and_go_leave_no_memory_and_no_task";
    let ran = std::process::Command::new(this)
        .args([name, "--exact", "--nocapture"])
        .env(ALONE, "1")
        .status()
        .expect("it can be started");
    assert!(ran.success(), "{ran}");
}

async fn come_and_go() {
    let server = Server::with(&["a=1", "b=2"]);
    let informer = server.synced().await;
    let (input, writer) = Collection::writable("input");
    let (other, _other_writer) = Collection::writable("other");
    writer.replace((0..200).map(|n| (n, n)));
    let tasks = alive();
    let mut after_warm_up = 0;
    // Each round makes twelve views.
    for round in 0..850_u32 {
        let views = build(&input, &other);
        let followed = Collection::of(&informer).expect("it runs");
        let counted = followed.group_by(|_, thing| [**thing % 2]).count();
        let calm = counted
            .debounce(Duration::from_secs(1), Duration::from_secs(1))
            .expect("a runtime");
        let (sender, receiver) = tokio::sync::watch::channel(round);
        let level = Collection::from_watch("level", receiver).expect("a runtime");
        let _registration = level.add_handler(Handler::new()).expect("a runtime");
        let _events = calm.subscribe().expect("it lives");
        let joined = input.left_join_by(
            &level,
            |_, _| Some(()),
            |_, value, level| (**value, level.map(|l| **l)),
        );
        writer.insert(round % 200, round);
        sender.send_replace(round + 1);
        tokio::task::yield_now().await;
        assert_eq!(joined.len(), 200);
        drop((views, followed, counted, calm, level, joined));
        settle().await;
        if round == 100 {
            after_warm_up = resident();
        }
    }
    for _ in 0..100 {
        settle().await;
        if alive() == tasks {
            break;
        }
    }
    assert_eq!(alive(), tasks, "a task is left");
    let grown = resident().saturating_sub(after_warm_up);
    assert!(grown < 8 << 20, "{grown} bytes are left");
    assert_eq!(input.graph().nodes.len(), 1);
    informer.shutdown().await;
}

#[test]
fn graphs_that_are_merged_from_many_threads_stay_consistent() {
    let inputs: Vec<_> = (0..8)
        .map(|n| Collection::<u32, u32>::writable(format!("input-{n}")))
        .collect();
    let inputs = Arc::new(inputs);
    let threads: Vec<_> = (0..4_usize)
        .map(|thread| {
            let inputs = Arc::clone(&inputs);
            std::thread::spawn(move || {
                let mut views = Vec::new();
                for n in 0..200_usize {
                    let (one, writer) = &inputs[(thread * 3 + n) % 8];
                    let (other, _) = &inputs[(thread * 5 + n * 7) % 8];
                    views.push((
                        n,
                        one.left_join(other, |_, left, right| (**left, right.map(|right| **right))),
                    ));
                    writer.insert((n % 5) as u32, n as u32);
                    if n % 3 == 0 {
                        views.remove(0);
                    }
                }
                let shown = |n: usize| ((thread * 3 + n) % 8, (thread * 5 + n * 7) % 8);
                views
                    .into_iter()
                    .map(|(n, view)| (shown(n), view))
                    .collect::<Vec<_>>()
            })
        })
        .collect();
    // All of them first: the others still write.
    let views: Vec<_> = threads
        .into_iter()
        .flat_map(|thread| thread.join().expect("no panic"))
        .collect();
    for ((one, other), view) in views {
        for key in inputs[one].0.keys() {
            let left = *inputs[one].0.get(&key).expect("it is there");
            let expected = (left, inputs[other].0.get(&key).map(|value| *value));
            assert_eq!(view.get(&key).as_deref(), Some(&expected));
        }
        assert_eq!(view.len(), inputs[one].0.len());
    }
}
