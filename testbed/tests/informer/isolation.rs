//! One object that cannot be used does not stop the others.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use k8s_openapi::api::core::v1::ConfigMap;
use k8s_openapi::apimachinery::pkg::apis::meta::v1::ObjectMeta;
use kube::Resource;
use kube_informer::informer::{Handler, SharedInformer};
use serde::Deserialize;

use crate::harness::{Case, case};
use crate::ledger::Ledger;
use crate::map::with_value;
use crate::world::{World, cached, eventually, named_value, started, values};

pub(crate) fn cases() -> Vec<Case> {
    vec![
        case!(b37_an_undecodable_object_is_kept_out_alone).both_ways(),
        case!(b37_a_transform_runs_once_and_its_error_isolates_one_object).both_ways(),
        case!(b50_i11_a_handler_that_panics_continues_and_delays_no_other),
    ]
}

/// A ConfigMap whose values are numbers. One with other values cannot be decoded.
#[derive(Debug, Deserialize)]
struct Numbers {
    metadata: ObjectMeta,
    data: BTreeMap<String, Number>,
}

#[derive(Debug, Deserialize, PartialEq)]
#[serde(try_from = "String")]
struct Number(u64);

impl TryFrom<String> for Number {
    type Error = std::num::ParseIntError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse().map(Self)
    }
}

impl Resource for Numbers {
    type DynamicType = ();
    type Scope = <ConfigMap as Resource>::Scope;

    fn kind((): &()) -> Cow<'_, str> {
        ConfigMap::kind(&())
    }
    fn group((): &()) -> Cow<'_, str> {
        ConfigMap::group(&())
    }
    fn version((): &()) -> Cow<'_, str> {
        ConfigMap::version(&())
    }
    fn plural((): &()) -> Cow<'_, str> {
        ConfigMap::plural(&())
    }
    fn meta(&self) -> &ObjectMeta {
        &self.metadata
    }
    fn meta_mut(&mut self) -> &mut ObjectMeta {
        &mut self.metadata
    }
}

async fn b37_an_undecodable_object_is_kept_out_alone(world: World) {
    for (name, value) in [("bad", "zero"), ("good", "0"), ("turns", "0")] {
        world.put(name, value).await;
    }
    let informer = SharedInformer::<Numbers>::builder(world.admin.clone());
    let informer = informer.namespaces([world.ns.as_str()]).reflector(world.config());
    let informer = informer.build().unwrap();
    let reported: Arc<Mutex<Vec<String>>> = Arc::default();
    let log = Arc::clone(&reported);
    informer
        .add_handler(Handler::keys(move |key| {
            log.lock().unwrap().push(key.name().to_owned())
        }))
        .unwrap();
    started(&informer).await;
    let number = |name: &str| informer.get(&world.key(name)).map(|numbers| numbers.data["v"].0);
    let kept_out = || -> Vec<String> {
        let out = informer.status().kept_out;
        out.iter().map(|(key, _)| key.name().to_owned()).collect()
    };
    assert_eq!(
        (number("bad"), number("good"), number("turns")),
        (None, Some(0), Some(0))
    );
    assert_eq!(
        (kept_out(), informer.status().troubles.kept_out),
        (vec!["bad".to_owned()], 1)
    );

    // The last good copy stays, and the version goes on.
    let turned = world.put("turns", "one").await;
    informer.wait_for(&turned).await.unwrap();
    assert_eq!(
        (number("turns"), kept_out()),
        (Some(0), vec!["bad".to_owned(), "turns".to_owned()])
    );

    // One bad object is repaired, the other is deleted.
    let repaired = world.put("bad", "2").await;
    informer.wait_for(&repaired).await.unwrap();
    assert_eq!((number("bad"), kept_out()), (Some(2), vec!["turns".to_owned()]));
    world.delete("turns").await;
    eventually("the deleted object leaves the cache", async || {
        number("turns").is_none()
    })
    .await;
    assert!(kept_out().is_empty());
    let all = ["good", "turns", "bad", "turns"];
    eventually("the handler receives everything", async || {
        *reported.lock().unwrap() == all
    })
    .await;
    informer.shutdown().await;
}

async fn b37_a_transform_runs_once_and_its_error_isolates_one_object(world: World) {
    for (name, value) in [("a", "0"), ("refused", "0")] {
        world.put(name, value).await;
    }
    let runs: Arc<Mutex<Vec<String>>> = Arc::default();
    let count = Arc::clone(&runs);
    let informer = world.informer().transform(move |map| {
        let (name, before) = named_value(map);
        *map = with_value(map, &format!("{before}!"));
        count.lock().unwrap().push(format!("{name}={before}"));
        if name == "refused" && before == "0" {
            return Err("not with a zero".into());
        }
        Ok(())
    });
    let informer = informer.build().unwrap();
    let ledger = Ledger::new();
    for handler in [ledger.handler(), Ledger::new().handler(), Ledger::new().handler()] {
        informer.add_handler(handler).unwrap();
    }
    started(&informer).await;
    assert_eq!(cached(&informer), values("a=0!"));
    assert_eq!(informer.status().kept_out.len(), 1);

    world.put("a", "1").await;
    let last = world.put("refused", "1").await;
    informer.wait_for(&last).await.unwrap();

    assert_eq!(cached(&informer), values("a=1! refused=1!"));
    assert!(informer.status().kept_out.is_empty());
    ledger.adds_up_to(&values("a=1! refused=1!")).await;
    assert_eq!(ledger.lines(), ["+ a=0! initial", "~ a 0!→1!", "+ refused=1!"]);
    assert_eq!(
        *runs.lock().unwrap(),
        ["a=0", "refused=0", "a=1", "refused=1"],
        "once per object read"
    );
    informer.shutdown().await;
}

async fn b50_i11_a_handler_that_panics_continues_and_delays_no_other(world: World) {
    world.put("a", "0").await;
    let informer = world.informer().build().unwrap();
    let (peer, received): (Ledger, Arc<Mutex<Vec<String>>>) = (Ledger::new(), Arc::default());
    let log = Arc::clone(&received);
    let fragile = Handler::keys(move |key| {
        log.lock().unwrap().push(key.name().to_owned());
        assert!(key.name() != "a", "this handler panics for this object");
    });
    let fragile = informer.add_handler(fragile.name("fragile")).unwrap();
    informer.add_handler(peer.handler()).unwrap();
    started(&informer).await;
    fragile.synced().await.unwrap();

    world.put("b", "0").await;
    peer.adds_up_to(&values("a=0 b=0")).await;
    eventually("the handler receives the next event", async || {
        *received.lock().unwrap() == ["a", "b"]
    })
    .await;
    let status = informer.status();
    assert_eq!(
        (status.troubles.handler_panics, status.handlers[0].panics),
        (1, 1)
    );
    informer.shutdown().await;
}
