//! Audits of sharded informers: only owned ranges are compared, whatever moves meanwhile (B72).

use std::sync::Arc;

use k8s_openapi::api::core::v1::ConfigMap;
use kube::api::DeleteParams;
use kube_informer::informer::{AuditDifference, AuditError, SharedInformer};
use kube_informer::object::ObjectKey;
use kube_informer::queue::DeltaBatch;

use super::informers::{all, names, sandbox, sharded, until};
use super::kit::{SECOND, World, create};

/// Two replicas, each with an informer of its half.
async fn halves(sharding: bool) -> (World, [SharedInformer<ConfigMap>; 2]) {
    let mut world = World::over(sandbox(sharding).await);
    world.create_maps(all()).await;
    world.start("a");
    world.start("b");
    world.until(SECOND * 10, &[("a", 64), ("b", 64)]).await;
    let informers = ["a", "b"].map(|name| sharded(&world, name));
    for informer in &informers {
        informer.wait_for_sync(SECOND * 10).await.expect("synced");
    }
    (world, informers)
}

async fn finds_and_heals(sharding: bool) {
    let (_world, [a, b]) = halves(sharding).await;
    for informer in [&a, &b] {
        let report = informer.audit().await.expect("it can be compared");
        assert!(report.is_clean(), "{report}");
        assert_eq!(report.objects, informer.len(), "no object of the other replica");
    }
    let before = names(&a);
    let mut keys = before.iter().map(|name| ObjectKey::namespaced("default", name));
    let (lost, altered) = (keys.next().expect("a key"), keys.next().expect("another"));
    let invented = ObjectKey::namespaced("default", "invented");
    a.tamper(
        DeltaBatch::new()
            .delete(lost.clone())
            .update(altered.clone(), Arc::new(ConfigMap::default()))
            .update(invented.clone(), Arc::new(ConfigMap::default())),
    );
    let report = a.audit().await.expect("it can be compared");
    assert_eq!(
        (report.objects, report.missing, report.different, report.extra),
        (before.len(), 1, 1, 1),
        "{report}"
    );
    let of = |key: &ObjectKey| {
        report
            .differences
            .iter()
            .find(|difference| difference.key() == key)
    };
    assert!(matches!(of(&lost), Some(AuditDifference::Missing { .. })));
    assert!(matches!(of(&altered), Some(AuditDifference::OtherVersion { .. })));
    assert!(matches!(of(&invented), Some(AuditDifference::Extra { .. })));
    until("the cache is healed", || {
        names(&a) == before && a.get(&altered).is_some_and(|map| map.metadata.name.is_some())
    })
    .await;
    for informer in [a, b] {
        let report = informer.audit().await.expect("it can be compared");
        assert!(report.is_clean(), "{report}");
    }
}

#[tokio::test(start_paused = true)]
async fn b72_an_audit_compares_only_owned_ranges_and_heals_them() {
    finds_and_heals(true).await;
}

#[tokio::test(start_paused = true)]
async fn b72_an_audit_compares_only_owned_ranges_of_a_server_that_does_not_filter() {
    finds_and_heals(false).await;
}

#[tokio::test(start_paused = true)]
async fn b72_nothing_false_is_reported_while_ranges_move_and_objects_are_created_again() {
    for sharding in [true, false] {
        let (mut world, [a, b]) = halves(sharding).await;
        let mut compared = 0;
        for round in 0..4 {
            let third = format!("c{round}");
            world.start(&third);
            for name in all().iter().skip(round).step_by(4) {
                let maps = world.maps();
                maps.delete(name, &DeleteParams::default())
                    .await
                    .expect("deleted");
                create(&maps, name).await;
                for informer in [&a, &b] {
                    let report = informer.audit().await.expect("it can be compared");
                    assert!(report.is_clean(), "{report}");
                    compared += report.objects;
                }
            }
            world.until_shared(SECOND * 30, &["a", "b", &third]).await;
            world.replicas.remove(&third).expect("it runs").shutdown.cancel();
            for _ in 0..40 {
                tokio::time::sleep(SECOND / 10).await;
                for informer in [&a, &b] {
                    let report = informer.audit().await.expect("it can be compared");
                    assert!(report.is_clean(), "{report}");
                    compared += report.objects;
                }
            }
            world.until(SECOND * 30, &[("a", 64), ("b", 64)]).await;
            until("two halves", || a.len() + b.len() == 40).await;
        }
        assert!(compared > 1_000, "{compared}");
    }
}

#[tokio::test(start_paused = true)]
async fn an_informer_without_ranges_is_audited_once_that_is_known() {
    let mut world = World::new().await;
    world.create_maps(all()).await;
    for name in ["a", "b"] {
        world.start_with(name, |config| config.ranges = 1);
        world.replicas[name].cut.set(true);
    }
    let b = sharded(&world, "b");
    let early = b.audit().await.expect_err("it has no ranges");
    assert!(matches!(early, AuditError::NotSynced { .. }), "{early}");
    for name in ["a", "b"] {
        world.replicas[name].cut.set(false);
        if name == "a" {
            until("a has everything", || {
                world.replicas["a"].shards.owned().borrow().ranges.len() == 1
            })
            .await;
        }
    }
    b.wait_for_sync(SECOND * 20).await.expect("synced");
    let report = b.audit().await.expect("nothing is owned");
    assert_eq!(report.to_string(), "0 objects compared, no difference");
}
