//! The changes of the demo cluster: crashes, roll-outs, scaling and backups, in several storylines at a time.

use std::collections::VecDeque;
use std::time::Duration;

use anyhow::Result;
use k8s_openapi::api::apps::v1 as apps;
use k8s_openapi::api::core::v1 as core;
use k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinition;
use k8s_openapi::jiff::Timestamp;
use kube::api::{Api, DeleteParams, Patch, PatchParams, PostParams};
use kube::core::{ApiResource, DynamicObject, GroupVersionKind};
use kube::{Client, Resource};
use serde_json::{Value, json};

use super::life::{Phase, Pod};
use super::world::{self, APPS, NODES, Workload, owner};

/// The time between two changes.
const BEAT: Duration = Duration::from_millis(400);
/// The number of storylines that run at the same time.
const LINES: usize = 4;

/// The present state of the cluster, and the steps that are planned.
pub(super) struct Story {
    client: Client,
    pods: Vec<Pod>,
    apps: Vec<Present>,
    lines: VecDeque<VecDeque<Step>>,
    backups: usize,
    names: usize,
    dice: u64,
}

/// The present state of an application.
struct Present {
    hash: String,
    tag: u32,
    replicas: usize,
    written: Option<(usize, usize)>,
}

/// One visible change. Steps refer to pods by name.
#[derive(Debug, Clone)]
enum Step {
    Set(String, Phase),
    Restart(String),
    Create {
        app: usize,
        name: String,
    },
    Mark(String),
    Delete(String),
    Scale {
        app: usize,
        replicas: usize,
    },
    Release {
        app: usize,
        tag: u32,
        hash: String,
    },
    /// Deletes the ReplicaSet of the previous release.
    Retire {
        app: usize,
        hash: String,
    },
    Progress {
        run: usize,
        percent: usize,
    },
    Rest,
}

impl Story {
    /// Creates all objects of the demo.
    pub(super) async fn begin(client: Client) -> Result<Self> {
        let mut story = Self {
            client,
            pods: Vec::new(),
            apps: Vec::new(),
            lines: VecDeque::new(),
            backups: 0,
            names: 0,
            dice: 7,
        };
        for name in world::namespaces() {
            let namespace = json!({"apiVersion": "v1", "kind": "Namespace", "metadata": {"name": name}});
            story.create(&namespace).await?;
        }
        story.create(&world::crd()).await?;
        for (index, app) in APPS.iter().enumerate() {
            let hash = story.spell(9);
            story.apps.push(Present {
                hash: hash.clone(),
                tag: 4 + index as u32 % 3,
                replicas: app.replicas,
                written: None,
            });
            let tag = story.apps[index].tag;
            story.create(&app.workload_object(tag)).await?;
            if app.workload == Workload::Deployment {
                story.create(&app.replica_set(&hash, tag, app.replicas)).await?;
            }
            let service = app.service(index);
            story.create(&service).await?;
            // A create ignores the status, so a second request writes it, as a load balancer would.
            let balanced = json!({"status": service["status"]});
            let services = story.api::<core::Service>(app.namespace);
            services
                .patch_status(app.name, &PatchParams::default(), &Patch::Merge(&balanced))
                .await?;
            story.create(&app.settings()).await?;
            for replica in 0..app.replicas {
                let name = story.name_pod(index, replica);
                story.add_pod(index, name.clone()).await?;
                story.become_phase(&name, Phase::Ready).await?;
            }
        }
        Ok(story)
    }

    /// Runs the storylines for ever. A step that the server refuses, because a user changed the object, is skipped.
    pub(super) async fn run(&mut self) {
        loop {
            tokio::time::sleep(BEAT).await;
            while self.lines.len() < LINES {
                let line = self.plan();
                self.lines.push_back(line);
            }
            // Round-robin over the storylines, so that they advance together.
            let Some(mut line) = self.lines.pop_front() else {
                continue;
            };
            if let Some(step) = line.pop_front() {
                let _ = self.perform(step).await;
            }
            if line.is_empty() {
                continue;
            }
            self.lines.push_back(line);
        }
    }

    async fn perform(&mut self, step: Step) -> Result<()> {
        match step {
            Step::Rest => {}
            Step::Set(name, phase) => self.become_phase(&name, phase).await?,
            Step::Restart(name) => {
                if let Some(pod) = self.pod(&name) {
                    (pod.restarts, pod.since) = (pod.restarts + 1, Timestamp::now());
                }
                self.become_phase(&name, Phase::Starting).await?;
            }
            Step::Create { app, name } => self.add_pod(app, name).await?,
            Step::Mark(name) => {
                let Some(pod) = self.pod(&name) else { return Ok(()) };
                pod.ending = true;
                let app = pod.app;
                let pods = self.api::<core::Pod>(APPS[app].namespace);
                pods.delete(&name, &DeleteParams::default()).await?;
                self.write_workload_status(app).await?;
            }
            Step::Delete(name) => {
                let Some(at) = self.pods.iter().position(|pod| pod.name == name) else {
                    return Ok(());
                };
                let app = self.pods.swap_remove(at).app;
                let pods = self.api::<core::Pod>(APPS[app].namespace);
                pods.delete(&name, &DeleteParams::default().grace_period(0))
                    .await?;
                self.write_workload_status(app).await?;
            }
            Step::Scale { app, replicas } => {
                self.apps[app].replicas = replicas;
                let patch = json!({"spec": {"replicas": replicas}});
                self.patch_workload(app, &patch).await?;
                let sets = self.api::<apps::ReplicaSet>(APPS[app].namespace);
                let name = format!("{}-{}", APPS[app].name, self.apps[app].hash);
                sets.patch(&name, &PatchParams::default(), &Patch::Merge(&patch))
                    .await?;
            }
            Step::Release { app, tag, hash } => {
                let replicas = self.apps[app].replicas;
                self.create(&APPS[app].replica_set(&hash, tag, replicas)).await?;
                (self.apps[app].tag, self.apps[app].hash) = (tag, hash);
                let patch = json!({"spec": {"template": {"spec": APPS[app].pod_spec(tag, None)}}});
                self.patch_workload(app, &patch).await?;
            }
            Step::Retire { app, hash } => {
                let sets = self.api::<apps::ReplicaSet>(APPS[app].namespace);
                let name = format!("{}-{hash}", APPS[app].name);
                sets.delete(&name, &DeleteParams::default()).await?;
            }
            Step::Progress { run, percent } => self.back_up(run, percent).await?,
        }
        Ok(())
    }

    /// Plans another storyline, with pods that no other storyline uses.
    fn plan(&mut self) -> VecDeque<Step> {
        let idle: Vec<usize> = (0..self.pods.len())
            .filter(|&at| !self.pods[at].busy && APPS[self.pods[at].app].namespace != "kube-system")
            .collect();
        if idle.is_empty() {
            return [Step::Rest].into();
        }
        // Prefer the namespace that a user sees first.
        let near: Vec<usize> = idle
            .iter()
            .copied()
            .filter(|&at| APPS[self.pods[at].app].namespace == "default")
            .collect();
        let among = if near.is_empty() || self.roll(4) == 0 {
            idle
        } else {
            near
        };
        let at = among[self.roll(among.len())];
        let (name, app) = (self.pods[at].name.clone(), self.pods[at].app);
        let set = |phase| Step::Set(name.clone(), phase);
        let deployed = APPS[app].workload == Workload::Deployment;
        match self.roll(10) {
            0..3 => {
                self.pods[at].busy = true;
                [set(Phase::Unready), Step::Rest, Step::Rest, set(Phase::Ready)].into()
            }
            3..5 => {
                self.pods[at].busy = true;
                let start = [set(Phase::Crashed), Step::Restart(name.clone())];
                start.into_iter().chain([Step::Rest, set(Phase::Ready)]).collect()
            }
            5 => {
                self.pods[at].busy = true;
                let mut line = VecDeque::new();
                for _ in 0..3 {
                    line.extend([
                        set(Phase::Crashed),
                        set(Phase::BackOff),
                        Step::Rest,
                        Step::Restart(name.clone()),
                    ]);
                }
                line.extend([Step::Rest, set(Phase::Ready)]);
                line
            }
            6 => {
                self.backups += 1;
                let run = self.backups;
                (0..=10)
                    .map(|tenth| Step::Progress {
                        run,
                        percent: tenth * 10,
                    })
                    .collect()
            }
            7 | 8 if deployed && !self.rolls(app) => self.roll_out(app),
            _ if deployed && !self.rolls(app) => self.scale(app),
            _ => [Step::Rest, Step::Rest].into(),
        }
    }

    /// Replaces every pod by one of the next release, one at a time.
    fn roll_out(&mut self, app: usize) -> VecDeque<Step> {
        let tag = self.apps[app].tag + 1;
        let (hash, before) = (self.spell(9), self.apps[app].hash.clone());
        let mut line = VecDeque::from([Step::Release {
            app,
            tag,
            hash: hash.clone(),
        }]);
        let old: Vec<_> = self.of(app).map(|pod| pod.name.clone()).collect();
        let trouble = self.roll(3) == 0;
        for (n, old) in old.into_iter().enumerate() {
            let new = format!("{}-{hash}-{}", APPS[app].name, self.spell(5));
            line.push_back(Step::Create {
                app,
                name: new.clone(),
            });
            line.extend(Self::arrive(&new, trouble && n == 0));
            line.push_back(Step::Mark(old.clone()));
            line.push_back(Step::Delete(old));
        }
        line.push_back(Step::Retire { app, hash: before });
        self.keep_busy(app);
        line
    }

    /// Scales up, and down again later.
    fn scale(&mut self, app: usize) -> VecDeque<Step> {
        let (now, more) = (self.apps[app].replicas, 2);
        let mut line = VecDeque::from([Step::Scale {
            app,
            replicas: now + more,
        }]);
        let new: Vec<_> = (0..more).map(|n| self.name_pod(app, now + n)).collect();
        for name in &new {
            line.push_back(Step::Create {
                app,
                name: name.clone(),
            });
        }
        for name in &new {
            line.extend(Self::arrive(name, false));
        }
        line.extend([Step::Rest, Step::Rest, Step::Scale { app, replicas: now }]);
        line.extend(new.iter().map(|name| Step::Mark(name.clone())));
        line.extend(new.iter().map(|name| Step::Delete(name.clone())));
        self.keep_busy(app);
        line
    }

    /// The steps from a new pod to a ready one.
    fn arrive(name: &str, trouble: bool) -> Vec<Step> {
        let set = |phase| Step::Set(name.to_owned(), phase);
        let mut steps = vec![set(Phase::Creating)];
        if trouble {
            steps.extend([
                set(Phase::PullFailed),
                set(Phase::PullBackOff),
                Step::Rest,
                set(Phase::PullFailed),
            ]);
        }
        steps.extend([set(Phase::Starting), Step::Rest, set(Phase::Ready)]);
        steps
    }

    /// True while a roll-out or a scaling of the application runs.
    fn rolls(&self, app: usize) -> bool {
        self.of(app).any(|pod| pod.busy)
    }

    fn of(&self, app: usize) -> impl Iterator<Item = &Pod> {
        self.pods.iter().filter(move |pod| pod.app == app)
    }

    fn keep_busy(&mut self, app: usize) {
        self.pods
            .iter_mut()
            .filter(|pod| pod.app == app)
            .for_each(|pod| pod.busy = true);
    }

    fn pod(&mut self, name: &str) -> Option<&mut Pod> {
        self.pods.iter_mut().find(|pod| pod.name == name)
    }

    fn name_pod(&mut self, app: usize, replica: usize) -> String {
        let name = APPS[app].name;
        match APPS[app].workload {
            Workload::Deployment => {
                let end = self.spell(5);
                format!("{name}-{}-{end}", self.apps[app].hash)
            }
            Workload::StatefulSet => format!("{name}-{replica}"),
            Workload::DaemonSet => format!("{name}-{}", self.spell(5)),
        }
    }

    async fn add_pod(&mut self, app: usize, name: String) -> Result<()> {
        let of = &APPS[app];
        let (hash, tag) = (self.apps[app].hash.clone(), self.apps[app].tag);
        self.names += 1;
        let pod = Pod {
            app,
            node: self.names % NODES,
            number: self.names,
            name,
            hash,
            tag,
            restarts: 0,
            since: Timestamp::now(),
            born: Timestamp::now(),
            turned: Timestamp::now(),
            phase: Phase::Pending,
            ending: false,
            busy: true,
        };
        let mut labels = of.labels();
        let kept_by = match of.workload {
            Workload::Deployment => {
                labels["pod-template-hash"] = json!(pod.hash);
                owner("apps/v1", "ReplicaSet", &format!("{}-{}", of.name, pod.hash))
            }
            workload => owner("apps/v1", workload.kind(), of.name),
        };
        let node = format!("node-{:04}", pod.node);
        let object = json!({
            "apiVersion": "v1", "kind": "Pod",
            "metadata": {"name": pod.name, "namespace": of.namespace, "labels": labels, "ownerReferences": [kept_by]},
            "spec": of.pod_spec(tag, Some(&node)),
            "status": pod.status(of)["status"],
        });
        self.create(&object).await?;
        self.pods.push(pod);
        self.write_workload_status(app).await
    }

    async fn become_phase(&mut self, name: &str, phase: Phase) -> Result<()> {
        let Some(pod) = self.pod(name) else { return Ok(()) };
        if (pod.phase == Phase::Ready) != (phase == Phase::Ready) {
            pod.turned = Timestamp::now();
        }
        pod.phase = phase;
        if phase == Phase::Ready {
            pod.busy = false;
        }
        if phase == Phase::Starting {
            pod.since = Timestamp::now();
        }
        let (app, patch) = (pod.app, pod.status(&APPS[pod.app]));
        let pods = self.api::<core::Pod>(APPS[app].namespace);
        pods.patch_status(name, &PatchParams::default(), &Patch::Merge(&patch))
            .await?;
        self.write_workload_status(app).await
    }

    /// Writes the numbers of pods and of ready pods into the status of the workload.
    async fn write_workload_status(&mut self, app: usize) -> Result<()> {
        let (all, ready) = (
            self.of(app).filter(|pod| !pod.ending).count(),
            self.of(app).filter(|pod| pod.is_ready()).count(),
        );
        if self.apps[app].written == Some((all, ready)) {
            return Ok(());
        }
        self.apps[app].written = Some((all, ready));
        let tag = self.apps[app].tag;
        let updated = self.of(app).filter(|pod| pod.tag == tag && !pod.ending).count();
        let status = match APPS[app].workload {
            Workload::DaemonSet => json!({
                "desiredNumberScheduled": NODES, "currentNumberScheduled": all, "numberReady": ready,
                "numberAvailable": ready, "updatedNumberScheduled": all, "numberMisscheduled": 0,
            }),
            _ => json!({
                "replicas": all, "readyReplicas": ready, "availableReplicas": ready, "updatedReplicas": updated,
                "currentReplicas": all,
            }),
        };
        let patch = json!({"status": status});
        let (name, params, patch) = (APPS[app].name, PatchParams::default(), Patch::Merge(&patch));
        match APPS[app].workload {
            Workload::Deployment => {
                let api = self.api::<apps::Deployment>(APPS[app].namespace);
                api.patch_status(name, &params, &patch).await?;
                self.write_replica_set_status(app).await?;
            }
            Workload::StatefulSet => {
                let api = self.api::<apps::StatefulSet>(APPS[app].namespace);
                api.patch_status(name, &params, &patch).await?;
            }
            Workload::DaemonSet => {
                let api = self.api::<apps::DaemonSet>(APPS[app].namespace);
                api.patch_status(name, &params, &patch).await?;
            }
        }
        Ok(())
    }

    async fn write_replica_set_status(&self, app: usize) -> Result<()> {
        let mut hashes: Vec<_> = self.of(app).map(|pod| pod.hash.clone()).collect();
        hashes.sort();
        hashes.dedup();
        for hash in hashes {
            let of = || self.of(app).filter(|pod| pod.hash == hash && !pod.ending);
            let (all, ready) = (of().count(), of().filter(|pod| pod.is_ready()).count());
            let patch =
                json!({"status": {"replicas": all, "readyReplicas": ready, "availableReplicas": ready}});
            let api = self.api::<apps::ReplicaSet>(APPS[app].namespace);
            let name = format!("{}-{hash}", APPS[app].name);
            api.patch_status(&name, &PatchParams::default(), &Patch::Merge(&patch))
                .await?;
        }
        Ok(())
    }

    async fn patch_workload(&self, app: usize, patch: &Value) -> Result<()> {
        let api = self.api::<apps::Deployment>(APPS[app].namespace);
        api.patch(APPS[app].name, &PatchParams::default(), &Patch::Merge(patch))
            .await?;
        Ok(())
    }

    async fn back_up(&self, run: usize, percent: usize) -> Result<()> {
        let kind = ApiResource::from_gvk_with_plural(
            &GroupVersionKind::gvk("demo.example.com", "v1", "Backup"),
            "backups",
        );
        let api: Api<DynamicObject> = Api::namespaced_with(self.client.clone(), "default", &kind);
        let name = format!("postgres-{run:04}");
        if percent == 0 {
            self.create(&world::backup(run)).await?;
        }
        let phase = if percent == 100 { "Done" } else { "Running" };
        let patch = json!({"status": {"phase": phase, "progress": format!("{percent}%")}});
        api.patch_status(&name, &PatchParams::default(), &Patch::Merge(&patch))
            .await?;
        // Keep the last backups only.
        if let Some(old) = run.checked_sub(4).filter(|old| *old > 0 && percent == 100) {
            let old = format!("postgres-{old:04}");
            api.delete(&old, &DeleteParams::default()).await?;
        }
        Ok(())
    }

    /// Creates an object of any kind of the demo.
    async fn create(&self, object: &Value) -> Result<()> {
        let dynamic: DynamicObject = serde_json::from_value(object.clone())?;
        let kind = kind_of(object);
        let api: Api<DynamicObject> = match &dynamic.metadata.namespace {
            Some(namespace) => Api::namespaced_with(self.client.clone(), namespace, &kind),
            None => Api::all_with(self.client.clone(), &kind),
        };
        api.create(&PostParams::default(), &dynamic).await?;
        Ok(())
    }

    fn api<K>(&self, namespace: &str) -> Api<DynamicObject>
    where
        K: Resource<DynamicType = ()>,
    {
        Api::namespaced_with(self.client.clone(), namespace, &ApiResource::erase::<K>(&()))
    }

    /// Random letters without vowels, as in generated names.
    fn spell(&mut self, length: usize) -> String {
        const LETTERS: &[u8] = b"bcdfghjklmnpqrstvwxz2456789";
        (0..length)
            .map(|_| char::from(LETTERS[self.roll(LETTERS.len())]))
            .collect()
    }

    /// A pseudo-random number below `sides` (splitmix64). Every run has the same sequence.
    fn roll(&mut self, sides: usize) -> usize {
        self.dice = self.dice.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.dice;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % sides.max(1) as u64) as usize
    }
}

/// The API resource of a kind that the demo creates.
fn kind_of(object: &Value) -> ApiResource {
    match object["kind"].as_str().unwrap_or_default() {
        "Namespace" => ApiResource::erase::<core::Namespace>(&()),
        "Pod" => ApiResource::erase::<core::Pod>(&()),
        "Service" => ApiResource::erase::<core::Service>(&()),
        "ConfigMap" => ApiResource::erase::<core::ConfigMap>(&()),
        "Deployment" => ApiResource::erase::<apps::Deployment>(&()),
        "StatefulSet" => ApiResource::erase::<apps::StatefulSet>(&()),
        "DaemonSet" => ApiResource::erase::<apps::DaemonSet>(&()),
        "ReplicaSet" => ApiResource::erase::<apps::ReplicaSet>(&()),
        "CustomResourceDefinition" => ApiResource::erase::<CustomResourceDefinition>(&()),
        _ => ApiResource::from_gvk_with_plural(
            &GroupVersionKind::gvk("demo.example.com", "v1", "Backup"),
            "backups",
        ),
    }
}

#[cfg(test)]
mod tests {
    use kube::api::ListParams;
    use kube_sandbox::Sandbox;

    use super::*;

    #[tokio::test]
    async fn every_storyline_runs_to_its_end_and_the_counts_stay_true() {
        let sandbox = Sandbox::start().await.expect("a free port");
        let mut story = Story::begin(sandbox.client()).await.expect("is set up");
        let wanted: usize = APPS.iter().map(|app| app.replicas).sum();
        assert_eq!(story.pods.len(), wanted);
        for _ in 0..60 {
            for step in story.plan() {
                let text = format!("{step:?}");
                story
                    .perform(step)
                    .await
                    .unwrap_or_else(|error| panic!("{text}: {error:#}"));
            }
        }
        assert_eq!(story.pods.len(), wanted, "what comes goes");
        let pods: Api<core::Pod> = Api::all(sandbox.client());
        let there = pods.list(&ListParams::default()).await.expect("is served");
        assert_eq!(there.items.len(), wanted);
        let web: Api<apps::Deployment> = Api::default_namespaced(sandbox.client());
        let web = web.get_status("web").await.expect("is there");
        assert_eq!(web.status.and_then(|status| status.ready_replicas), Some(4));
    }
}
