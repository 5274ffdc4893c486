//! The helpers for tests of controllers. Each one detects the bug that it is for, and passes a correct controller.

use std::collections::BTreeMap;
use std::time::Duration;

use futures::FutureExt;
use futures::future::BoxFuture;
use k8s_openapi::api::core::v1::{ConfigMap, Secret};
use kube::api::{Api, DeleteParams, Patch, PatchParams, PostParams};
use kube::{Client, ResourceExt};
use kube_informer::controller::testing::{Trial, TrialError};
use kube_informer::controller::{Action, Context, Controller, Runner};
use kube_informer::informer::SharedInformer;
use kube_informer::object::ObjectKey;
use kube_sandbox::{Sandbox, Verb};
use serde_json::json;

/// A bug of a controller that keeps a secret for each config map, in two steps: it labels the map, then it creates the
/// secret.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Bug {
    None,
    /// Writes at every reconcile.
    Chatty,
    /// Takes the label as proof that the secret exists.
    Halfway,
    /// Accepts any secret with the right name.
    Trusting,
    /// Deletes because of an old read.
    Hasty,
}

type BoxError = Box<dyn std::error::Error + Send + Sync>;

fn keeper(bug: Bug) -> impl Fn(Client) -> BoxFuture<'static, Result<Runner<ConfigMap>, BoxError>> {
    move |client| {
        async move {
            let maps = SharedInformer::<ConfigMap>::builder(client.clone()).build()?;
            let secrets = SharedInformer::<Secret>::builder(client.clone()).build()?;
            maps.start()?;
            secrets.start()?;
            let controller = Controller::new(&maps).watches(&secrets, |secret| {
                let namespace = secret.namespace().unwrap_or_default();
                [ObjectKey::namespaced(namespace, secret.name_any())]
            });
            Ok(controller.reconcile(move |key, context| reconcile(bug, client.clone(), key, context)))
        }
        .boxed()
    }
}

async fn reconcile(
    bug: Bug,
    client: Client,
    key: ObjectKey,
    context: Context<ConfigMap>,
) -> Result<Action, kube::Error> {
    let maps: Api<ConfigMap> = Api::default_namespaced(client.clone());
    let secrets: Api<Secret> = Api::default_namespaced(client);
    let (map, secret) = (context.get(&key), secrets.get_opt(key.name()).await?);
    let Some(map) = map.filter(|map| !map.labels().contains_key("retired")) else {
        if secret.is_some() {
            let newest = maps.get_opt(key.name()).await?;
            let wanted = newest.is_some_and(|map| !map.labels().contains_key("retired"));
            if bug == Bug::Hasty || !wanted {
                secrets.delete(key.name(), &DeleteParams::default()).await?;
            }
        }
        return Ok(Action::done());
    };
    if !map.labels().contains_key("kept") {
        merge(
            &maps,
            key.name(),
            json!({"metadata": {"labels": {"kept": "yes"}}}),
        )
        .await?;
    } else if bug == Bug::Halfway {
        return Ok(Action::done());
    }
    let of = BTreeMap::from([("of".to_owned(), map.uid().unwrap_or_default())]);
    match secret {
        None => {
            let mut secret = Secret::default();
            secret.metadata.name = Some(key.name().to_owned());
            secret.metadata.annotations = Some(of);
            secrets.create(&PostParams::default(), &secret).await?;
        }
        Some(secret) if *secret.annotations() != of && bug != Bug::Trusting => {
            merge(&secrets, key.name(), json!({"metadata": {"annotations": of}})).await?;
        }
        Some(_) => {}
    }
    if bug == Bug::Chatty {
        let looked = map.annotations().get("looked").map_or(0, String::len);
        let looked = "x".repeat(looked % 9 + 1);
        merge(
            &maps,
            key.name(),
            json!({"metadata": {"annotations": {"looked": looked}}}),
        )
        .await?;
    }
    Ok(Action::done())
}

async fn merge<K>(api: &Api<K>, name: &str, patch: serde_json::Value) -> Result<(), kube::Error>
where
    K: Clone + serde::de::DeserializeOwned + std::fmt::Debug,
{
    let patched = api
        .patch(name, &PatchParams::default(), &Patch::Merge(patch))
        .await;
    patched.map(drop)
}

/// A cluster with one config map, once [`World::make`] has created it.
struct World {
    sandbox: Sandbox,
    maps: Api<ConfigMap>,
    secrets: Api<Secret>,
}

impl World {
    async fn new() -> Self {
        let sandbox = Sandbox::start().await.expect("a sandbox");
        let client = sandbox.client();
        Self {
            sandbox,
            maps: Api::default_namespaced(client.clone()),
            secrets: Api::default_namespaced(client),
        }
    }

    async fn trial(&self, bug: Bug) -> Trial<ConfigMap> {
        let mut trial = Trial::start(self.sandbox.client(), keeper(bug))
            .await
            .expect("nothing to do yet");
        trial.patience(Duration::from_secs(60));
        trial
    }

    async fn make(&self) {
        let map = serde_json::from_value(json!({"metadata": {"name": "a"}})).expect("a map");
        self.maps
            .create(&PostParams::default(), &map)
            .await
            .expect("made");
    }

    async fn delete(&self) {
        self.maps
            .delete("a", &DeleteParams::default())
            .await
            .expect("deleted");
    }

    async fn retire(&self, retired: Option<&str>) {
        let patch = json!({"metadata": {"labels": {"retired": retired}}});
        merge(&self.maps, "a", patch).await.expect("patched");
    }

    /// True if there is a secret that belongs to this map.
    async fn is_kept(&self) -> bool {
        let map = self.maps.get("a").await.expect("there");
        let secret = self.secrets.get_opt("a").await.expect("an answer");
        secret.is_some_and(|secret| secret.annotations().get("of") == map.metadata.uid.as_ref())
    }

    fn secrets_deleted(&self) -> usize {
        let requests = self.sandbox.requests();
        let deleted = |verb: Verb, path: &str| verb == Verb::Delete && path.contains("/secrets/");
        requests.iter().filter(|r| deleted(r.verb, &r.path)).count()
    }
}

#[tokio::test(start_paused = true)]
async fn quiet_detects_a_controller_that_never_rests() {
    let world = World::new().await;
    let mut trial = world.trial(Bug::Chatty).await;
    world.make().await;
    let error = trial
        .quiet()
        .await
        .expect_err("each look is a reason for the next");
    assert!(
        matches!(error, TrialError::Restless { reconciles, .. } if reconciles > 10),
        "{error}"
    );
}

#[tokio::test(start_paused = true)]
async fn quiet_is_when_all_is_done() {
    let world = World::new().await;
    let mut trial = world.trial(Bug::None).await;
    world.make().await;
    trial.quiet().await.expect("it rests");
    assert!(world.is_kept().await);
    world.delete().await;
    trial.quiet().await.expect("it rests");
    assert_eq!(world.secrets.get_opt("a").await.expect("an answer"), None);
}

#[tokio::test(start_paused = true)]
async fn a_crash_detects_a_controller_that_takes_one_step_for_two() {
    let world = World::new().await;
    let mut trial = world.trial(Bug::Halfway).await;
    world.make().await;
    trial.quiet().await.expect("it rests");
    assert!(world.is_kept().await, "nothing shows as long as nothing happens");

    let world = World::new().await;
    let mut trial = world.trial(Bug::Halfway).await;
    let crashed = trial.crash_after_writes(1, world.make()).await.expect("it rests");
    assert!(crashed && !world.is_kept().await);
}

#[tokio::test(start_paused = true)]
async fn a_correct_controller_survives_a_crash_after_any_write() {
    let mut survived = 0;
    loop {
        let world = World::new().await;
        let mut trial = world.trial(Bug::None).await;
        let crashed = trial
            .crash_after_writes(survived, world.make())
            .await
            .expect("it rests");
        assert!(world.is_kept().await, "after a crash at write {survived}");
        if !crashed {
            break;
        }
        survived += 1;
    }
    assert_eq!(survived, 3, "before its two writes, between, and after");
}

#[tokio::test(start_paused = true)]
async fn an_unobserved_change_detects_a_controller_that_trusts_names() {
    let replaced = async |world: &World, bug| {
        let mut trial = world.trial(bug).await;
        world.make().await;
        trial.quiet().await.expect("it rests");
        let replace = async {
            world.delete().await;
            world.make().await;
        };
        trial.unobserved(replace).await.expect("it rests");
        world.is_kept().await
    };
    assert!(!replaced(&World::new().await, Bug::Trusting).await);
    assert!(replaced(&World::new().await, Bug::None).await);
}

#[tokio::test(start_paused = true)]
async fn an_observed_change_is_handled_by_that_controller() {
    let world = World::new().await;
    let mut trial = world.trial(Bug::Trusting).await;
    for _ in 0..2 {
        world.make().await;
        trial.quiet().await.expect("it rests");
        assert!(world.is_kept().await);
        world.delete().await;
        trial.quiet().await.expect("it rests");
    }
}

#[tokio::test(start_paused = true)]
async fn unobserved_is_all_that_happens_meanwhile_and_nothing_after() {
    let world = World::new().await;
    let mut trial = world.trial(Bug::None).await;
    let come_and_gone = async {
        world.make().await;
        world.delete().await;
    };
    trial.unobserved(come_and_gone).await.expect("it rests");
    assert_eq!(trial.runner().stats().succeeded, 0, "there never was anything");
    world.make().await;
    trial.quiet().await.expect("it rests");
    assert!(world.is_kept().await);
}

#[tokio::test(start_paused = true)]
async fn a_stale_server_detects_a_controller_that_deletes_because_of_an_old_read() {
    let taken_back = async |world: &World, bug| {
        let mut trial = world.trial(bug).await;
        world.make().await;
        world.retire(Some("yes")).await;
        trial.quiet().await.expect("it rests");
        world.sandbox.clear_requests();
        trial.stale(world.retire(None)).await.expect("it rests");
        assert!(world.is_kept().await, "when the server has caught up");
        world.secrets_deleted()
    };
    assert_eq!(taken_back(&World::new().await, Bug::Hasty).await, 1);
    assert_eq!(taken_back(&World::new().await, Bug::None).await, 0);
}

#[tokio::test(start_paused = true)]
async fn a_controller_that_ends_is_reported_and_not_waited_for() {
    let world = World::new().await;
    let ended = Trial::start(world.sandbox.client(), |client| async {
        let maps = SharedInformer::<ConfigMap>::builder(client).build()?;
        // The informer is never started.
        Ok(Controller::new(&maps)
            .sync_within(Duration::from_secs(1))
            .reconcile(async |_, _| Ok::<_, std::io::Error>(Action::done())))
    });
    let error = ended.await.expect_err("it cannot run");
    assert!(matches!(error, TrialError::Ended(Some(_))), "{error}");
}
