//! Shutdown: no task and no socket is left.

use std::fs;
use std::time::Duration;

use kube::Client;
use kube_informer::informer::{Handler, HandlerState, StartError, State, SyncError};
use kube_informer::reflector::Backoff;
use kube_informer::store::WaitError;
use testbed::Server;
use tokio::runtime::Handle;
use tokio::time::timeout;

use crate::harness::{Case, case};
use crate::ledger::Ledger;
use crate::world::{PATIENCE, World, cached, eventually, reaches, started, values};

pub(crate) fn cases() -> Vec<Case> {
    vec![
        case!(i10_b26_b57_shutdown_leaves_no_task_and_no_socket)
            .both_ways()
            .alone(),
        case!(i10_shutdown_before_the_sync_and_during_backoff_leaves_nothing).both_ways(),
        case!(i10_dropping_the_last_handle_stops_the_informer),
    ]
}

impl World {
    /// A client that uses sockets, also for the sandbox.
    fn client_with_sockets(&self) -> Client {
        match &*self.server {
            Server::Sandbox(sandbox) => Client::try_from(sandbox.config()).expect("a client"),
            server => server.client(),
        }
    }

    fn port(&self) -> u16 {
        let port = match &*self.server {
            Server::Real(real) => real.url().port_u16(),
            Server::Sandbox(sandbox) => sandbox.url().parse::<http::Uri>().expect("an address").port_u16(),
            other => panic!("an unknown server: {other:?}"),
        };
        port.expect("we made it with a port")
    }
}

fn tasks() -> usize {
    Handle::current().metrics().num_alive_tasks()
}

/// The number of connections to this port that are open on this machine.
fn sockets(port: u16) -> usize {
    let table = fs::read_to_string("/proc/net/tcp").expect("Linux has this table");
    let to = format!(":{port:04X}");
    let open = table.lines().skip(1).filter(|line| {
        let mut columns = line.split_whitespace().skip(2);
        let (remote, state) = (columns.next().unwrap_or_default(), columns.next());
        remote.ends_with(&to) && state == Some("01")
    });
    open.count()
}

async fn i10_b26_b57_shutdown_leaves_no_task_and_no_socket(world: World) {
    world.put("a", "0").await;
    let port = world.port();
    let before = (tasks(), sockets(port));

    let client = world.client_with_sockets();
    let informer = world.informer_as(client).reflector(world.config());
    let informer = informer.build().unwrap();
    let (ledger, stream) = (Ledger::new(), Ledger::new());
    let registration = informer.add_handler(ledger.handler()).unwrap();
    let idle = || informer.add_handler(Handler::new().blocking()).unwrap();
    let others: Vec<_> = (0..5).map(|_| idle()).collect();
    let following = stream.follow(informer.subscribe().unwrap());
    started(&informer).await;
    registration.synced().await.unwrap();
    assert!(
        tasks() > before.0 && sockets(port) > before.1,
        "the informer runs"
    );

    informer.shutdown().await;

    following.await.unwrap();
    let all = others.iter().chain([&registration]);
    assert!(all.into_iter().all(|r| r.state() == HandlerState::Stopped));
    assert_eq!(*informer.watch_state().borrow(), State::Stopped);
    assert_eq!(cached(&informer), values("a=0"), "the cache can be read");
    assert!(matches!(informer.start(), Err(StartError::Stopped { .. })));
    assert!(informer.add_handler(Handler::new()).is_err() && informer.subscribe().is_err());
    let never = informer.wait_for(&u64::MAX.into()).await;
    assert!(matches!(never, Err(WaitError::Stopped { .. })));
    informer.shutdown().await;
    drop(informer);
    is_as_before(before, port).await;
}

/// The connections belong to the client, whose tasks take a moment to end.
async fn is_as_before((tasks_before, sockets_before): (usize, usize), port: u16) {
    eventually("no socket is left", async || sockets(port) <= sockets_before).await;
    eventually("no task is left", async || tasks() <= tasks_before).await;
}

async fn i10_shutdown_before_the_sync_and_during_backoff_leaves_nothing(world: World) {
    world.forbid(&world.ns).await;
    let before = tasks();
    // The shutdown does not wait for pauses of half a minute.
    let mut config = world.config();
    config.backoff = Backoff::default();
    config.backoff.first = Duration::from_secs(30);
    let informer = world.informer_as(world.user()).reflector(config);
    let informer = informer.build().unwrap();
    let registration = informer.add_handler(Handler::new()).unwrap();
    informer.start().unwrap();
    reaches(&informer, "the informer waits", |state| {
        matches!(state, State::Degraded { .. })
    })
    .await;

    let waiting = tokio::spawn({
        let informer = informer.clone();
        async move { informer.wait_for_sync(PATIENCE).await }
    });
    informer.shutdown().await;

    assert!(matches!(waiting.await.unwrap(), Err(SyncError::Stopped { .. })));
    assert!(registration.synced().await.is_err());
    drop(informer);
    eventually("no task is left", async || tasks() <= before).await;
}

async fn i10_dropping_the_last_handle_stops_the_informer(world: World) {
    world.put("a", "0").await;
    let before = tasks();
    let informer = world.informer_as(world.server.client()).reflector(world.config());
    let informer = informer.build().unwrap();
    let registration = informer.add_handler(Handler::new()).unwrap();
    started(&informer).await;
    let (store, mut state) = (informer.store(), informer.watch_state());
    let another = informer.clone();
    drop(informer);
    assert!(!another.is_stopped());

    drop(another);

    timeout(PATIENCE, async { while state.changed().await.is_ok() {} })
        .await
        .expect("the handler is gone");
    assert_eq!(*state.borrow(), State::Stopped);
    assert_eq!((registration.state(), store.len()), (HandlerState::Stopped, 1));
    eventually("no task is left", async || tasks() <= before).await;
}
