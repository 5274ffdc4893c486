//! An audit names what differs between a cache and the server, and heals it.

use std::sync::{Arc, Mutex};

use kube_informer::informer::{AuditDifference, Handler, RelistCause, Trouble};
use kube_informer::queue::DeltaBatch;

use crate::harness::{Case, case};
use crate::map::{CachedMap, with_value, with_version};
use crate::world::{World, cached, eventually, named_value, started};

pub(crate) fn cases() -> Vec<Case> {
    vec![case!(b72_an_altered_cache_is_named_by_the_next_audit_and_healed).both_ways()]
}

/// Lines that a callback adds to.
type Lines = Arc<Mutex<Vec<String>>>;

fn sorted(lines: &Lines) -> Vec<String> {
    let mut lines = lines.lock().unwrap().clone();
    lines.sort_unstable();
    lines
}

/// A handler that records its live events. The ledger of the other cases would find broken chains: handlers receive nothing of what
/// the hook does to the cache.
fn recording(lines: &Lines) -> Handler<CachedMap> {
    let [adds, updates, deletes] = [(); 3].map(|()| Arc::clone(lines));
    let text = |map: &CachedMap| {
        let (name, value) = named_value(map);
        format!("{name}={value}")
    };
    Handler::new()
        .on_add(move |map: &Arc<CachedMap>, initial| {
            if !initial {
                adds.lock().unwrap().push(format!("+ {}", text(map)));
            }
        })
        .on_update(move |old, new| {
            let line = format!("~ {} to {}", text(old), text(new));
            updates.lock().unwrap().push(line);
        })
        .on_delete(move |deleted| {
            let line = format!("- {}", deleted.key.name());
            deletes.lock().unwrap().push(line);
        })
}

async fn b72_an_altered_cache_is_named_by_the_next_audit_and_healed(world: World) {
    for name in ["altered", "lost", "same"] {
        world.put(name, "0").await;
    }
    let (reported, events) = (Lines::default(), Lines::default());
    let on_error = Arc::clone(&reported);
    let informer = world.informer().on_error(move |trouble| {
        if let Trouble::Differs(report) = trouble {
            let keys = report.differences.iter().map(AuditDifference::key);
            let names = keys.map(|key| key.name().to_owned());
            on_error.lock().unwrap().extend(names);
        }
    });
    let informer = informer.build().unwrap();
    let registration = informer.add_handler(recording(&events)).unwrap();
    started(&informer).await;
    registration.synced().await.unwrap();
    let clean = informer.audit().await.unwrap();
    assert!(clean.is_clean(), "{clean}");

    let altered = informer.get(&world.key("altered")).unwrap();
    let wrong = Arc::new(with_version(&with_value(&altered, "9"), "1"));
    informer.tamper(
        DeltaBatch::new()
            .update(world.key("altered"), Arc::clone(&wrong))
            .delete(world.key("lost"))
            .update(world.key("invented"), wrong),
    );
    assert_ne!(cached(&informer), world.values().await, "the cache is wrong");
    let report = informer.audit().await.unwrap();

    let of = |name: &str| {
        let key = world.key(name);
        report
            .differences
            .iter()
            .find(|difference| *difference.key() == key)
    };
    assert_eq!((report.objects, report.count()), (3, 3), "{report}");
    assert!(
        matches!(of("altered"), Some(AuditDifference::OtherVersion { .. })),
        "{report}"
    );
    assert!(
        matches!(of("lost"), Some(AuditDifference::Missing { .. })),
        "{report}"
    );
    assert!(
        matches!(of("invented"), Some(AuditDifference::Extra { .. })),
        "{report}"
    );
    assert_eq!(sorted(&reported), ["altered", "invented", "lost"]);

    // Handlers receive the difference between the wrong cache and the server, by an ordinary relist.
    let corrections = ["+ lost=0", "- invented", "~ altered=9 to altered=0"];
    eventually("the handler receives the corrections", async || {
        sorted(&events) == corrections
    })
    .await;
    assert_eq!(cached(&informer), world.values().await);
    let cause = informer.status().recent_relists.last().map(|relist| relist.cause);
    assert_eq!(cause, Some(RelistCause::Audit));
    let healed = informer.audit().await.unwrap();
    assert!(healed.is_clean(), "{healed}");
    informer.shutdown().await;
}
