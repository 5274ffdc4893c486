use std::time::Duration;

use crate::kit::{Heard, Server, Thing, listen, settle, start};

const fn secs(secs: u64) -> Duration {
    Duration::from_secs(secs)
}

#[tokio::test(start_paused = true)]
async fn b44_resync_is_an_update_with_old_and_new_the_same_for_everything() {
    let server = Server::with(&["a=1", "b=2"]);
    let informer = server
        .builder()
        .resync(secs(60))
        .build()
        .expect("nothing is wrong");
    let (heard, _) = listen(&informer);
    start(&informer).await;
    heard.news();
    tokio::time::sleep(secs(61)).await;
    let mut told = heard.news();
    told.sort();
    assert_eq!(told, ["update 1 to 1", "update 2 to 2"]);
    tokio::time::sleep(secs(61)).await;
    assert_eq!(heard.news().len(), 2, "and again");
}

#[tokio::test(start_paused = true)]
async fn b44_without_resync_nobody_ever_resyncs_whatever_they_say() {
    let server = Server::with(&["a=1"]);
    let informer = server.informer();
    let heard = Heard::default();
    informer
        .add_handler(heard.handler().resync(secs(5)))
        .expect("it was not stopped");
    start(&informer).await;
    heard.news();
    tokio::time::sleep(secs(3600)).await;
    assert!(heard.news().is_empty());
}

#[tokio::test(start_paused = true)]
async fn b44_before_the_start_a_shorter_period_is_granted_afterwards_it_is_raised() {
    let server = Server::with(&["a=1"]);
    let informer = server
        .builder()
        .resync(secs(60))
        .build()
        .expect("nothing is wrong");
    let (early, late) = (Heard::default(), Heard::default());
    informer
        .add_handler(early.handler().resync(secs(20)))
        .expect("it was not stopped");
    start(&informer).await;
    informer
        .add_handler(late.handler().resync(secs(1)))
        .expect("it runs");
    settle().await;
    early.news();
    late.news();
    tokio::time::sleep(secs(61)).await;
    assert_eq!(early.news().len(), 3, "every 20 s");
    assert_eq!(
        late.news().len(),
        2,
        "every 20 s too, not every second; at the first look it was not due yet"
    );
}

#[tokio::test(start_paused = true)]
async fn b45_resync_reaches_only_handlers_that_are_due() {
    let server = Server::with(&["a=1"]);
    let informer = server
        .builder()
        .resync(secs(10))
        .build()
        .expect("nothing is wrong");
    let (often, seldom, never) = (Heard::default(), Heard::default(), Heard::default());
    for (heard, period) in [(&often, 10), (&seldom, 60), (&never, 0)] {
        informer
            .add_handler(heard.handler().resync(secs(period)))
            .expect("it was not stopped");
    }
    start(&informer).await;
    for heard in [&often, &seldom, &never] {
        heard.news();
    }
    tokio::time::sleep(secs(61)).await;
    let counts = [&often, &seldom, &never].map(|heard| heard.news().len());
    assert_eq!(counts, [6, 1, 0]);
}

#[tokio::test(start_paused = true)]
async fn b38_resync_never_overwrites_something_newer() {
    let server = Server::with(&["a=1"]);
    let informer = server
        .builder()
        .resync(secs(10))
        .build()
        .expect("nothing is wrong");
    let mut events = informer.subscribe().expect("it was not stopped");
    start(&informer).await;
    tokio::time::sleep(secs(11)).await; // the resync waits in the inbox …
    server.put("a=2"); // … and then something newer comes
    settle().await;
    let mut last: Option<Thing> = None;
    while events.registration().lag().waiting > 0 {
        use futures::StreamExt;
        match events.next().await.expect("it runs") {
            kube_informer::informer::Event::Added { object, .. } => last = Some(*object),
            kube_informer::informer::Event::Updated { old, new, .. } => {
                assert_eq!(Some(*old), last, "in the order in which it happened");
                last = Some(*new);
            }
            _ => {}
        }
    }
    assert_eq!(last, Some(2));
}
