//! Policies per pod, as a derived collection. `peers/krt` runs the same script.
//!
//! `form=` says how: `operators` is [`Collection::matched_by`] over pods of k8s-openapi, `lean` the same over lean pods, `slim` over a
//! struct with the fields that are needed, `fetching` is the dynamic form, and `recompute` computes everything anew after each change.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::time::Instant;

use anyhow::{Result, bail};
use k8s_openapi::api::core::v1::{Pod, PodSpec, PodStatus};
use kube_informer::object::ObjectKey;
use kube_informer::view::{AnyCollection, Collection, Handler, Labelled, Selector, Value, Writer};
use kube_lean::core::v1 as lean;
use measure::{Arguments, usage};
use parking_lot::{Condvar, Mutex};
use serde_json::{Value as Json, json};

/// What all contenders do.
#[derive(Clone, Copy)]
struct Script {
    selectors: usize,
    pods: usize,
    events: usize,
    policies: usize,
}

/// The number of policies that select the same pods.
const PER_GROUP: usize = 4;
/// Recomputing is so slow that it does not run the whole script.
const RECOMPUTED: usize = 3;

pub(crate) async fn run(arguments: &Arguments) -> Result<Json> {
    let script = Script {
        selectors: arguments.get("selectors")?,
        pods: arguments.get("pods")?,
        events: arguments.get("events")?,
        policies: arguments.get("policies")?,
    };
    let form: String = arguments.get("form")?;
    match form.as_str() {
        "operators" => script.run(Script::pod, policies_by_operator).await,
        "lean" => script.run(Script::lean, policies_by_operator).await,
        "slim" => script.run(Script::slim, policies_by_operator).await,
        "fetching" => script.run(Script::pod, policies_by_fetching).await,
        "recompute" => script.recompute(),
        other => bail!("unknown form {other:?}"),
    }
}

/// A policy selects the pods of a group.
type Policy = String;

/// The result for a pod: its address and its policies.
#[derive(Debug, PartialEq)]
struct PodPolicies {
    ip: String,
    policies: Vec<String>,
}

/// What the script needs of a pod, whatever its type is.
trait AnyPod: Labelled + Value + PartialEq {
    fn ip(&self) -> String;
}

impl AnyPod for Pod {
    fn ip(&self) -> String {
        let status = self.status.as_ref();
        status
            .and_then(|status| status.pod_ip.clone())
            .unwrap_or_default()
    }
}

impl AnyPod for lean::Pod {
    fn ip(&self) -> String {
        let ip = self.status.as_ref().and_then(|status| status.pod_ip.as_deref());
        ip.unwrap_or_default().to_owned()
    }
}

/// The fields that are needed.
#[derive(Debug, PartialEq)]
struct SlimPod {
    namespace: Box<str>,
    labels: Box<[(Box<str>, Box<str>)]>,
    ip: Box<str>,
}

impl Labelled for SlimPod {
    fn namespace(&self) -> Option<&str> {
        Some(&self.namespace)
    }

    fn labels<'a>(&'a self, visit: &mut dyn FnMut(&'a str, &'a str)) {
        self.labels.iter().for_each(|(key, value)| visit(key, value));
    }
}

impl AnyPod for SlimPod {
    fn ip(&self) -> String {
        self.ip.to_string()
    }
}

type Pods<P> = Collection<ObjectKey, P>;
type Policies = Collection<String, Policy>;
type PerPod = Collection<ObjectKey, PodPolicies>;

fn selector(group: &str) -> Selector {
    Selector::all().label("group", group)
}

fn policies_by_operator<P: AnyPod>(pods: &Pods<P>, policies: &Policies) -> PerPod {
    pods.matched_by(
        policies,
        |_, group| selector(group),
        |_, pod, policies| PodPolicies {
            ip: pod.ip(),
            policies: policies.iter().map(|(name, _)| name.clone()).collect(),
        },
    )
}

fn policies_by_fetching<P: AnyPod>(pods: &Pods<P>, policies: &Policies) -> PerPod {
    let by_group = policies.add_index(|_, group: &String| [group.clone()]);
    pods.fetching([policies as &dyn AnyCollection], move |fetch, _, pod| {
        let mut group = None;
        pod.labels(&mut |key, value| {
            if key == "group" {
                group = Some(value);
            }
        });
        let found = fetch.by(&by_group, group.unwrap_or_default());
        Some(PodPolicies {
            ip: pod.ip(),
            policies: found.into_iter().map(|(name, _)| name).collect(),
        })
    })
}

impl Script {
    fn groups(self) -> usize {
        (self.selectors / PER_GROUP).max(1)
    }

    fn key(n: usize) -> ObjectKey {
        ObjectKey::namespaced(format!("team-{:02}", n % 20), format!("web-7d4b9c6f5-{n:06}"))
    }

    /// Every second change moves the pod to another group; the others change its address alone.
    fn labels(self, n: usize, generation: usize) -> [(&'static str, String); 4] {
        let group = (n + generation / 2) % self.groups();
        [
            ("group", format!("group-{group}")),
            ("pod-template-hash", "7d4b9c6f5".to_owned()),
            ("tier", "front".to_owned()),
            ("version", format!("v{}", n % 3)),
        ]
    }

    fn ip(n: usize, generation: usize) -> String {
        format!("10.{generation}.{}.{}", n / 250, n % 250)
    }

    fn pod(self, n: usize, generation: usize) -> Pod {
        let key = Self::key(n);
        let mut pod = Pod::default();
        pod.metadata.name = Some(key.name().to_owned());
        pod.metadata.namespace = key.namespace().map(str::to_owned);
        let labels = self.labels(n, generation).into_iter();
        pod.metadata.labels = Some(labels.map(|(key, value)| (key.to_owned(), value)).collect());
        pod.spec = Some(PodSpec {
            node_name: Some(format!("node-{}", n % 100)),
            ..PodSpec::default()
        });
        pod.status = Some(PodStatus {
            pod_ip: Some(Self::ip(n, generation)),
            ..PodStatus::default()
        });
        pod
    }

    fn lean(self, n: usize, generation: usize) -> lean::Pod {
        self.pod(n, generation).into()
    }

    fn slim(self, n: usize, generation: usize) -> SlimPod {
        let labels = self.labels(n, generation).into_iter();
        SlimPod {
            namespace: Self::key(n).namespace().unwrap_or_default().into(),
            labels: labels.map(|(key, value)| (key.into(), value.into())).collect(),
            ip: Self::ip(n, generation).into(),
        }
    }

    fn policy(self, n: usize) -> (String, Policy) {
        (
            format!("policy-{n}"),
            format!("group-{}", n / PER_GROUP % self.groups()),
        )
    }

    /// The pods that change, each with its generation.
    fn changes(self, generations: &mut [usize]) -> Vec<(usize, usize)> {
        let at = (0..self.events).map(|n| n * 7_919 % self.pods);
        at.map(|at| {
            generations[at] += 1;
            (at, generations[at])
        })
        .collect()
    }

    async fn run<P: AnyPod>(
        self,
        pod: impl Fn(Self, usize, usize) -> P,
        view: impl Fn(&Pods<P>, &Policies) -> PerPod,
    ) -> Result<Json> {
        let (pods, pod_writer) = Collection::<ObjectKey, P>::writable("pods");
        let (policies, policy_writer) = Collection::writable("policies");
        let first: Vec<_> = (0..self.pods).map(|n| (Self::key(n), pod(self, n, 0))).collect();
        let first_policies: Vec<_> = (0..self.selectors).map(|n| self.policy(n)).collect();
        let began = Instant::now();
        pod_writer.replace(first);
        policy_writer.replace(first_policies);
        let per_pod = view(&pods, &policies);
        let results = Arc::new(Results::default());
        let [added, updated] = [(); 2].map(|()| Arc::clone(&results));
        per_pod.add_handler(
            Handler::<ObjectKey, PodPolicies>::new()
                .on_add(move |key, new, _| added.set(key, None, new))
                .on_update(move |key, old, new| updated.set(key, Some(old), new)),
        )?;
        tokio::task::block_in_place(|| results.wait(|state| state.pods == self.pods));
        let sync = began.elapsed().as_secs_f64();

        let mut generations = vec![0; self.pods];
        let changes = self.changes(&mut generations);
        let changed: Vec<_> = changes
            .iter()
            .map(|(n, generation)| (Self::key(*n), pod(self, *n, *generation)))
            .collect();
        results.state.lock().expected = changes
            .iter()
            .map(|(n, generation)| (Self::key(*n), Self::ip(*n, *generation)))
            .collect();
        let (cpu, began) = (usage::cpu(), Instant::now());
        let wall = tokio::task::block_in_place(|| {
            changed
                .into_iter()
                .for_each(|(key, pod)| pod_writer.insert(key, pod));
            results.wait(|state| state.expected.is_empty());
            began.elapsed().as_secs_f64()
        });
        let cpu = usage::cpu() - cpu;

        let members = self.members(&generations);
        let began = Instant::now();
        tokio::task::block_in_place(|| self.change_policies(&policy_writer, &results, &members));
        let policy_wall = began.elapsed().as_secs_f64();
        let pairs: usize = per_pod.list().iter().map(|result| result.policies.len()).sum();
        Ok(json!({
            "sync": sync, "wall": wall, "cpu": cpu, "events_per_s": self.events as f64 / wall,
            "policy_events_per_s": (2 * self.policies) as f64 / policy_wall, "peak_rss": usage::peak()?, "objects": per_pod.len(),
            "pairs": pairs,
        }))
    }

    /// Each policy selects nothing, and then its group again.
    fn change_policies(
        self,
        writer: &Writer<String, Policy>,
        results: &Results,
        members: &HashMap<String, usize>,
    ) {
        for n in 0..self.policies {
            let (name, group) = self.policy(n);
            let count = members.get(&group).copied().unwrap_or(0);
            writer.insert(name.clone(), "none".to_owned());
            results.wait(|state| state.by_policy.get(&name).copied().unwrap_or(0) == 0);
            writer.insert(name.clone(), group);
            results.wait(|state| state.by_policy.get(&name).copied().unwrap_or(0) == count);
        }
    }

    /// The number of pods in each group.
    fn members(self, generations: &[usize]) -> HashMap<String, usize> {
        let mut members = HashMap::new();
        for (n, generation) in generations.iter().enumerate() {
            let group = (n + generation / 2) % self.groups();
            *members.entry(format!("group-{group}")).or_default() += 1;
        }
        members
    }

    /// Everything anew after each change, as a program without any join by changes does.
    fn recompute(self) -> Result<Json> {
        let mut pods: BTreeMap<ObjectKey, Pod> =
            (0..self.pods).map(|n| (Self::key(n), self.pod(n, 0))).collect();
        let policies = (0..self.selectors).map(|n| self.policy(n));
        let policies: BTreeMap<String, Selector> =
            policies.map(|(name, group)| (name, selector(&group))).collect();
        let compute = |pods: &BTreeMap<ObjectKey, Pod>| -> BTreeMap<ObjectKey, PodPolicies> {
            let of = |pod: &Pod| PodPolicies {
                ip: pod.ip(),
                policies: policies
                    .iter()
                    .filter(|(_, selector)| selector.matches(pod))
                    .map(|(name, _)| name.clone())
                    .collect(),
            };
            pods.iter().map(|(key, pod)| (key.clone(), of(pod))).collect()
        };
        let began = Instant::now();
        let mut results = compute(&pods);
        let sync = began.elapsed().as_secs_f64();
        let mut generations = vec![0; self.pods];
        let changes = self.changes(&mut generations);
        let began = Instant::now();
        for (n, generation) in changes.into_iter().take(RECOMPUTED) {
            pods.insert(Self::key(n), self.pod(n, generation));
            results = compute(&pods);
        }
        let wall = began.elapsed().as_secs_f64();
        Ok(json!({
            "sync": sync, "events_per_s": RECOMPUTED as f64 / wall, "peak_rss": usage::peak()?, "objects": results.len(),
        }))
    }
}

/// What a handler has received.
#[derive(Default)]
struct Results {
    state: Mutex<ResultState>,
    changed: Condvar,
}

#[derive(Default)]
struct ResultState {
    /// The pods that have a result.
    pods: usize,
    /// The last address of each pod that changes, until it arrives.
    expected: HashMap<ObjectKey, String>,
    /// The number of pods that have a policy.
    by_policy: HashMap<String, usize>,
}

impl Results {
    fn set(&self, key: &ObjectKey, old: Option<&Arc<PodPolicies>>, new: &PodPolicies) {
        let mut state = self.state.lock();
        state.pods += usize::from(old.is_none());
        for name in old.iter().flat_map(|old| &old.policies) {
            if let Some(count) = state.by_policy.get_mut(name) {
                *count -= 1;
            }
        }
        for name in &new.policies {
            match state.by_policy.get_mut(name) {
                Some(count) => *count += 1,
                None => {
                    state.by_policy.insert(name.clone(), 1);
                }
            }
        }
        if state.expected.get(key) == Some(&new.ip) {
            state.expected.remove(key);
        }
        drop(state);
        self.changed.notify_all();
    }

    fn wait(&self, done: impl Fn(&ResultState) -> bool) {
        let mut state = self.state.lock();
        while !done(&state) {
            self.changed.wait(&mut state);
        }
    }
}
