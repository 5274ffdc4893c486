//! Adding, removing, filtering and combining handlers, and panics in them (I5, I6, B41–B52).

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use futures::StreamExt;
use kube_informer::informer::{Event, EventHandler, Handler, HandlerState, Trouble};
use kube_informer::object::Deleted;
use parking_lot::Mutex;
use tokio::sync::oneshot;

use super::kit::{Recorder, Server, Thing, key, listen, settle, start};

#[tokio::test(start_paused = true)]
async fn b41_a_late_handler_gets_existing_objects_then_changes_and_delays_no_other() {
    // arrange
    let server = Server::with(&["a=1", "b=2"]);
    let informer = server.synced().await;
    let (early, _) = listen(&informer);
    settle().await;
    early.take();
    // act: the late handler blocks in its first callback
    let (go_on, wait) = oneshot::channel::<()>();
    let (late, mut wait) = (Recorder::default(), Some(wait));
    let inner = late.clone();
    let stuck = Handler::new()
        .on_add(move |new: &Arc<Thing>, initial| {
            if let Some(wait) = wait.take() {
                wait.blocking_recv().expect("the test lets it continue");
            }
            inner.note(format!("add {new}{}", if initial { " initial" } else { "" }));
        })
        .blocking();
    let registration = informer.add_handler(stuck).expect("it runs");
    server.put("c=3");
    // assert: a blocking callback stops the paused clock from advancing, so `settle` cannot be used here
    while informer.get(&key("c")).is_none() || early.is_empty() {
        tokio::task::yield_now().await;
    }
    assert_eq!(early.take(), ["add 3"], "it did not wait for the late one");
    assert!(late.take().is_empty() && !registration.has_synced());
    go_on.send(()).expect("it waits");
    registration.synced().await.expect("it goes on");
    settle().await;
    let mut events = late.take();
    events[..2].sort();
    assert_eq!(events, ["add 1 initial", "add 2 initial", "add 3"]);
}

#[tokio::test(start_paused = true)]
async fn b42_a_registration_is_synced_once_its_initial_adds_were_delivered() {
    let server = Server::with(&["a=1", "b=2"]);
    let informer = server.informer();
    let (recorder, registration) = listen(&informer);
    settle().await;
    assert!(!registration.has_synced(), "nothing was started");
    informer.start().expect("once");
    registration.synced().await.expect("it syncs");
    assert_eq!(recorder.take(), ["add 1 initial", "add 2 initial"]);
    assert_eq!(registration.state(), HandlerState::Synced);
}

#[tokio::test(start_paused = true)]
async fn b42_an_empty_collection_syncs_handlers_too() {
    let informer = Server::default().informer();
    let (_, registration) = listen(&informer);
    informer.start().expect("once");
    registration.synced().await.expect("there is nothing to wait for");
    let (_, late) = listen(&informer);
    late.synced().await.expect("nor here");
}

#[tokio::test(start_paused = true)]
async fn b43_adds_of_a_relist_are_not_initial() {
    let server = Server::with(&["a=1"]);
    let informer = server.synced().await;
    let (recorder, _) = listen(&informer);
    settle().await;
    recorder.take();
    server.unseen(|server| server.put("b=2"));
    tokio::time::sleep(Duration::from_secs(5)).await;
    assert_eq!(recorder.take(), ["add 2"]);
}

#[tokio::test(start_paused = true)]
async fn b46_removing_is_idempotent_works_from_inside_and_when_stopped_and_leaves_foreigners_alone() {
    let server = Server::with(&["a=1"]);
    let (informer, other) = (server.synced().await, server.synced().await);
    let (recorder, registration) = listen(&informer);
    settle().await;
    other.remove_handler(&registration);
    server.put("a=2");
    settle().await;
    assert_eq!(
        recorder.take(),
        ["add 1 initial", "update 1 to 2"],
        "the other informer has no say"
    );

    informer.remove_handler(&registration);
    registration.remove();
    server.put("a=3");
    settle().await;
    assert!(recorder.take().is_empty());
    assert_eq!(registration.state(), HandlerState::Stopped);
    assert!(informer.status().handlers.is_empty());

    let own = Arc::new(Mutex::new(None::<kube_informer::informer::Registration>));
    let calls = Arc::new(AtomicUsize::new(0));
    let (own_inside, calls_inside) = (Arc::clone(&own), Arc::clone(&calls));
    let once = informer.add_handler(Handler::new().on_update(move |_, _| {
        calls_inside.fetch_add(1, Ordering::Relaxed);
        if let Some(me) = &*own_inside.lock() {
            me.remove();
        }
    }));
    *own.lock() = once.ok();
    settle().await;
    server.put("a=4");
    server.put("a=5");
    settle().await;
    assert_eq!(calls.load(Ordering::Relaxed), 1, "none after it removed itself");

    let (_, left) = listen(&informer);
    informer.shutdown().await;
    left.remove();
    informer.remove_handler(&left);
}

#[tokio::test]
async fn b47_shutdown_waits_for_the_running_callback_and_no_longer() {
    let server = Server::with(&["a=1"]);
    let informer = server.synced().await;
    let (entered, inside) = oneshot::channel::<()>();
    let (leave, wait) = std::sync::mpsc::channel::<()>();
    let (mut entered, ended) = (Some(entered), Arc::new(AtomicUsize::new(0)));
    let count = Arc::clone(&ended);
    let slow = Handler::new()
        .on_add(move |_: &Arc<Thing>, _| {
            if let Some(entered) = entered.take() {
                let _ = entered.send(());
            }
            let _ = wait.recv();
            count.fetch_add(1, Ordering::SeqCst);
        })
        .blocking();
    let registration = informer.add_handler(slow).expect("it runs");
    server.put("b=1");
    inside.await.expect("the first callback runs");
    let shutdown = tokio::spawn({
        let registration = registration.clone();
        async move { registration.shutdown().await }
    });
    tokio::task::yield_now().await;
    assert!(!shutdown.is_finished());
    leave.send(()).expect("it waits");
    shutdown.await.expect("it ends");
    assert_eq!(
        ended.load(Ordering::SeqCst),
        1,
        "the running one ended, the next never began"
    );
}

#[tokio::test(start_paused = true)]
async fn b48_nothing_can_be_added_to_a_stopped_informer() {
    let informer = Server::default().synced().await;
    informer.shutdown().await;
    let error = informer
        .add_handler(Handler::new().name("late"))
        .expect_err("it stopped");
    assert!(error.to_string().contains("\"late\"") && error.to_string().contains("\"things\""));
    assert!(informer.subscribe().is_err());
}

#[tokio::test(start_paused = true)]
async fn b49_the_same_handler_twice_is_two_registrations() {
    let server = Server::with(&["a=1"]);
    let informer = server.synced().await;
    #[derive(Default)]
    struct Count(u32);
    impl EventHandler<Thing> for Count {
        fn on_add(&mut self, _: &Arc<Thing>, _: bool) {
            self.0 += 1;
        }
    }
    let count = Arc::new(std::sync::Mutex::new(Count::default()));
    let once = informer
        .add_handler(Handler::of(Arc::clone(&count)))
        .expect("it runs");
    let twice = informer
        .add_handler(Handler::of(Arc::clone(&count)))
        .expect("it runs");
    settle().await;
    assert_eq!(count.lock().expect("no panic").0, 2);
    once.remove();
    server.put("b=2");
    settle().await;
    assert_eq!(count.lock().expect("no panic").0, 3, "the other one stays");
    assert!(twice.has_synced());
}

#[tokio::test(start_paused = true)]
async fn b50_a_panic_is_reported_with_the_handlers_name_and_the_handler_goes_on() {
    // arrange
    let server = Server::with(&["a=1", "b=13"]);
    let troubles = Arc::new(Mutex::new(Vec::new()));
    let reported = Arc::clone(&troubles);
    let informer = server
        .builder()
        .on_error(move |trouble| reported.lock().push(trouble.clone()))
        .build()
        .expect("nothing is wrong");
    let recorder = Recorder::default();
    let inner = recorder.clone();
    let registration = informer
        .add_handler(
            Handler::new()
                .on_add(move |new: &Arc<Thing>, _| {
                    assert!(**new != 13, "unlucky");
                    inner.note(format!("add {new}"));
                })
                .name("superstitious"),
        )
        .expect("it was not stopped");
    // act
    start(&informer).await;
    registration
        .synced()
        .await
        .expect("its sync completes all the same");
    server.put("c=3");
    settle().await;
    // assert
    assert_eq!(recorder.take(), ["add 1", "add 3"]);
    assert!(
        matches!(&troubles.lock()[..], [Trouble::HandlerPanicked { handler, panic }]
            if &**handler == "superstitious" && &**panic == "unlucky"),
        "{:?}",
        troubles.lock()
    );
    let status = informer.status();
    assert_eq!(
        (status.handlers[0].panics, status.troubles.handler_panics),
        (1, 1)
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn b51_a_hundred_tasks_add_and_remove_handlers_during_10_000_events_and_nothing_is_lost_or_left() {
    let server = Server::default();
    let informer = server.synced().await;
    let (steady, steady_registration) = listen(&informer);
    let comers: Vec<_> = (0..100)
        .map(|_| {
            let informer = informer.clone();
            tokio::spawn(async move {
                for _ in 0..10 {
                    let (_, registration) = listen(&informer);
                    tokio::task::yield_now().await;
                    registration.shutdown().await;
                }
            })
        })
        .collect();
    for n in 0..10_000 {
        server.put(&format!("o{}={n}", n % 10));
        if n % 100 == 0 {
            tokio::task::yield_now().await;
        }
    }
    for comer in comers {
        comer.await.expect("no panic");
    }
    informer
        .wait_for(&server.version().into())
        .await
        .expect("it runs");
    while steady_registration.lag().waiting > 0 {
        tokio::task::yield_now().await;
    }
    settle().await;
    assert_eq!(steady.take().len(), 10_000, "every one, once");
    assert_eq!(informer.status().handlers.len(), 1);
    informer.shutdown().await;
    assert_eq!(steady_registration.state(), HandlerState::Stopped);
}

#[tokio::test(start_paused = true)]
async fn b52_i6_a_filtering_handler_turns_transitions_into_add_and_delete() {
    let server = Server::with(&["in=10", "out=1"]);
    let informer = server.informer();
    let recorder = Recorder::default();
    informer
        .add_handler(recorder.handler().filter(|content| *content >= 10))
        .expect("it was not stopped");
    start(&informer).await;
    let step = async |act: &dyn Fn()| {
        act();
        settle().await;
        recorder.take()
    };
    assert_eq!(step(&|| ()).await, ["add 10 initial"]);
    assert_eq!(step(&|| server.put("in=11")).await, ["update 10 to 11"]);
    assert_eq!(step(&|| server.put("out=12")).await, ["add 12"], "out to in");
    assert_eq!(step(&|| server.put("in=2")).await, ["delete in 11"], "in to out");
    assert!(step(&|| server.put("in=3")).await.is_empty(), "out to out");
    assert!(step(&|| server.delete("in")).await.is_empty(), "it never knew");
    assert_eq!(step(&|| server.delete("out")).await, ["delete out 12"]);
}

#[tokio::test(start_paused = true)]
async fn b52_a_deletion_is_filtered_by_the_last_delivered_state() {
    // The handler missed the update that took the object out of the filter. The deletion carries the last state, which
    // does not match.
    let server = Server::with(&["a=10"]);
    let informer = server.informer();
    let recorder = Recorder::default();
    let gone = Arc::new(Mutex::new(None::<Deleted<Thing>>));
    let last = Arc::clone(&gone);
    let handler = recorder
        .handler()
        .on_delete(move |deleted| *last.lock() = Some(deleted.clone()))
        .filter(|content| *content >= 10);
    informer.add_handler(handler).expect("it was not stopped");
    start(&informer).await;
    server.sends(kube_informer::protocol::WatchEvent::Changed(
        kube_informer::protocol::EventType::Deleted,
        kube_informer::protocol::Received::new(key("a"), 9, 1),
    ));
    settle().await;
    let gone = gone
        .lock()
        .take()
        .expect("it knew the object, so it receives the deletion");
    assert_eq!((gone.key, gone.last.as_deref()), (key("a"), Some(&1)));
}

#[tokio::test(start_paused = true)]
async fn notifications_come_after_the_cache_and_index_update_they_speak_of() {
    let server = Server::default();
    let informer = server.informer();
    let by_content = informer
        .add_index(|content: &Thing| [*content])
        .expect("it has no name");
    let (cache, wrong) = (informer.store(), Arc::new(Mutex::new(Vec::new())));
    let seen = Arc::clone(&wrong);
    let handler = Handler::new().on_add(move |new: &Arc<Thing>, _| {
        let cached = cache.list().contains(new) && by_content.get(&**new).contains(new);
        if !cached {
            seen.lock().push(**new);
        }
    });
    informer.add_handler(handler).expect("it was not stopped");
    start(&informer).await;
    for n in 0..100 {
        server.put(&format!("o{n}={n}"));
        settle().await;
    }
    assert!(wrong.lock().is_empty(), "{:?}", wrong.lock());
    assert_eq!(informer.status().handlers[0].delivered, 100);
}

#[tokio::test(start_paused = true)]
async fn i5_a_subscription_yields_a_snapshot_then_synced_then_everything_after() {
    let server = Server::with(&["a=1"]);
    let informer = server.synced().await;
    let mut events = informer.subscribe().expect("it runs");
    server.put("a=2");
    server.delete("a");
    informer
        .wait_for(&server.version().into())
        .await
        .expect("it runs");
    let mut said = Vec::new();
    for _ in 0..4 {
        said.push(match events.next().await.expect("it runs") {
            Event::Added { object, initial, .. } => format!("add {object} {initial}"),
            Event::Updated { old, new, .. } => format!("update {old} to {new}"),
            Event::Deleted(deleted) => format!("delete {}", deleted.key),
            Event::Synced => "synced".to_owned(),
            other => format!("{other:?}"),
        });
    }
    assert_eq!(said, ["add 1 true", "synced", "update 1 to 2", "delete a"]);
    informer.shutdown().await;
    assert!(events.next().await.is_none(), "it ends with the informer");
}

#[tokio::test(start_paused = true)]
async fn a_handler_of_keys_is_given_the_key_whatever_happens() {
    let server = Server::with(&["a=1"]);
    let informer = server.informer();
    let recorder = Recorder::default();
    let inner = recorder.clone();
    informer
        .add_handler(Handler::keys(move |key| inner.note(key.to_string())))
        .expect("it was not stopped");
    start(&informer).await;
    server.put("a=2");
    server.put("b=1");
    server.delete("a");
    settle().await;
    assert_eq!(recorder.take(), ["a", "a", "b", "a"]);
}

#[tokio::test(start_paused = true)]
async fn handlers_can_be_added_from_inside_a_handler() {
    let server = Server::with(&["a=1"]);
    let informer = server.informer();
    let recorder = Recorder::default();
    let (inner, adder) = (recorder.clone(), informer.clone());
    informer
        .add_handler(Handler::new().on_add(move |_: &Arc<Thing>, _| {
            adder.add_handler(inner.handler()).expect("it runs");
        }))
        .expect("it was not stopped");
    start(&informer).await;
    assert_eq!(recorder.take(), ["add 1 initial"]);
}

#[tokio::test(start_paused = true)]
async fn i7_an_idle_informer_keeps_no_object_that_was_replaced_or_deleted() {
    let server = Server::with(&["a=1", "b=2"]);
    let informer = server.synced().await;
    let (recorder, _) = listen(&informer);
    settle().await;
    let objects: Vec<_> = informer.list().iter().map(Arc::downgrade).collect();
    server.put("a=3");
    server.delete("b");
    settle().await;
    assert_eq!(
        recorder.take(),
        ["add 1 initial", "add 2 initial", "update 1 to 3", "delete b 2"]
    );
    assert!(objects.iter().all(|object| object.upgrade().is_none()));
}
