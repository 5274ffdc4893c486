//! Groups as their Leases describe them: for tools that are no replica themselves.
//!
//! Ages are computed from the times in the Leases, by wall clocks. That is good enough for people, and nothing else uses it.

use std::collections::BTreeMap;
use std::time::Duration;

use http::Request;
use kube::Client;
use serde_json::Value;

use super::range::RangeSet;
use super::record::{LABEL, Snapshot};
use crate::protocol::ShardKey;

/// A group of replicas, as its Leases describe it.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # use kube_informer::shard::GroupReport;
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// for group in GroupReport::list(&sandbox.client(), None).await? {
///     println!("{}: {} replicas, {} ranges without an owner", group.name, group.replicas.len(), group.free.len());
/// }
/// # Ok(()) }
/// ```
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct GroupReport {
    /// The namespace of its Leases.
    pub namespace: String,
    /// Its name.
    pub name: String,
    /// The field that is hashed.
    pub key: ShardKey,
    /// The number of ranges; zero if the table cannot be read.
    pub ranges: u32,
    /// Its replicas, by identity.
    pub replicas: Vec<ReplicaReport>,
    /// The ranges without an owner.
    pub free: RangeSet,
    /// The ranges whose owner has no Lease any more.
    pub orphaned: RangeSet,
}

/// A replica of a group. See [`GroupReport`] for an example.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct ReplicaReport {
    /// Its identity.
    pub identity: String,
    /// The ranges that it owns.
    pub owns: RangeSet,
    /// Those of them that it was asked to give up.
    pub moving: RangeSet,
    /// True if it has not read the request to give ranges up.
    pub unaware: bool,
    /// Its weight.
    pub weight: u32,
    /// True if it gives up everything, because it ends.
    pub leaving: bool,
    /// The duration of its Lease.
    pub lasts: Duration,
    /// The time since its last renewal, by wall clocks; `None` if the Lease has no readable time.
    pub age: Option<Duration>,
}

impl GroupReport {
    /// Reads the groups of a namespace, or of all namespaces.
    ///
    /// # Errors
    /// The Leases cannot be listed.
    pub async fn list(client: &Client, namespace: Option<&str>) -> Result<Vec<Self>, kube::Error> {
        let place = namespace.map_or_else(String::new, |namespace| format!("/namespaces/{namespace}"));
        let selector = form_urlencoded::Serializer::new(String::new())
            .append_pair("labelSelector", LABEL)
            .finish();
        let path = format!("/apis/coordination.k8s.io/v1{place}/leases?{selector}");
        let request = Request::get(path)
            .body(Vec::new())
            .map_err(kube::Error::HttpError)?;
        let list: Value = client.request(request).await?;
        Ok(Self::read(&list))
    }

    fn read(list: &Value) -> Vec<Self> {
        let mut groups: BTreeMap<(String, String), Vec<Value>> = BTreeMap::new();
        for lease in list["items"].as_array().into_iter().flatten() {
            let text = |at: &str| {
                lease
                    .pointer(at)
                    .and_then(Value::as_str)
                    .unwrap_or_default()
                    .to_owned()
            };
            let group = lease["metadata"]["labels"][LABEL].as_str().unwrap_or_default();
            let place = (text("/metadata/namespace"), group.to_owned());
            groups.entry(place).or_default().push(lease.clone());
        }
        let group = |((namespace, name), leases): ((String, String), Vec<Value>)| {
            let list = serde_json::json!({"metadata": list["metadata"], "items": leases});
            Self::of(namespace, name, &list)
        };
        groups.into_iter().filter_map(group).collect()
    }

    fn of(namespace: String, name: String, list: &Value) -> Option<Self> {
        let snapshot = Snapshot::read(list, &name)?;
        let table = snapshot.table.as_ref().and_then(|lease| lease.table.as_ref());
        let ranges = table.map_or(0, |table| table.layout.ranges);
        let entries = || (0..).zip(table.iter().flat_map(|table| &table.entries));
        let set = |which: &dyn Fn(u32) -> bool| {
            let mut set = RangeSet::new(ranges);
            (0..ranges)
                .filter(|range| which(*range))
                .for_each(|range| set.insert(range));
            set
        };
        let entry = |range: u32| table.and_then(|table| table.entries.get(range as usize)?.as_ref());
        let mut replicas = Vec::new();
        for lease in &snapshot.members {
            let Some(member) = &lease.member else { continue };
            let mine = |range: u32| entry(range).filter(|entry| entry.owner == lease.id.uid);
            let renewed = list["items"].as_array().into_iter().flatten();
            let renewed = renewed
                .filter(|item| item["metadata"]["name"] == *lease.id.name)
                .find_map(|item| {
                    item.pointer("/spec/renewTime")?
                        .as_str()?
                        .parse::<jiff::Timestamp>()
                        .ok()
                });
            let age = renewed.map(|at| jiff::Timestamp::now().duration_since(at));
            replicas.push(ReplicaReport {
                identity: member.identity.to_string(),
                owns: set(&|range| mine(range).is_some()),
                moving: set(&|range| mine(range).is_some_and(|entry| entry.revoked.is_some())),
                unaware: entries().any(|(range, _)| {
                    mine(range)
                        .is_some_and(|entry| entry.revoked.is_some_and(|revoked| member.seen < revoked))
                }),
                weight: member.weight,
                leaving: member.leaving,
                lasts: member.lasts,
                age: age.map(|age| Duration::try_from(age).unwrap_or_default()),
            });
        }
        replicas.sort_by(|a, b| a.identity.cmp(&b.identity));
        let exists = |uid: &str| snapshot.members.iter().any(|lease| *lease.id.uid == *uid);
        Some(Self {
            namespace,
            name,
            key: table.map_or_else(ShardKey::default, |table| table.layout.key),
            ranges,
            free: set(&|range| entry(range).is_none()),
            orphaned: set(&|range| entry(range).is_some_and(|entry| !exists(&entry.owner))),
            replicas,
        })
    }

    /// The number of ranges of the replica with the most, divided by its equal share; 1 is perfect. `None` without replicas.
    ///
    /// ```
    /// # fn example(group: &kube_informer::shard::GroupReport) {
    /// if group.imbalance().is_some_and(|imbalance| imbalance > 1.3) {
    ///     println!("{} has an uneven distribution", group.name);
    /// }
    /// # }
    /// ```
    pub fn imbalance(&self) -> Option<f64> {
        let weights: f64 = self.replicas.iter().map(|r| f64::from(r.weight)).sum();
        let load = |replica: &ReplicaReport| {
            let share = f64::from(self.ranges) * f64::from(replica.weight) / weights;
            replica.owns.len() as f64 / share.max(f64::MIN_POSITIVE)
        };
        self.replicas.iter().map(load).reduce(f64::max)
    }

    /// The number of ranges that their owners were asked to give up, and have not given up.
    ///
    /// ```
    /// # fn example(group: &kube_informer::shard::GroupReport) {
    /// println!("{} of {} ranges are moving", group.moving(), group.ranges);
    /// # }
    /// ```
    pub fn moving(&self) -> usize {
        self.replicas.iter().map(|replica| replica.moving.len()).sum()
    }

    /// What is wrong with the group, each with what to do: replicas that do not renew, and moves that have not ended, also those
    /// that began just now.
    ///
    /// ```
    /// # fn example(group: &kube_informer::shard::GroupReport) {
    /// for problem in group.problems() {
    ///     println!("{problem}");
    /// }
    /// # }
    /// ```
    pub fn problems(&self) -> Vec<String> {
        self.explain(|replica| replica.moving.clone())
    }

    /// The same, with only those moves that an earlier report of the same group has, too: they are stuck if some renewals have
    /// passed in between.
    ///
    /// ```
    /// # async fn example(client: kube::Client) -> Result<(), kube::Error> {
    /// # use {kube_informer::shard::GroupReport, std::time::Duration};
    /// let earlier = GroupReport::list(&client, None).await?;
    /// tokio::time::sleep(Duration::from_secs(6)).await;
    /// for group in GroupReport::list(&client, None).await? {
    ///     let same = |it: &&GroupReport| it.namespace == group.namespace && it.name == group.name;
    ///     if let Some(earlier) = earlier.iter().find(same) {
    ///         println!("{:?}", group.problems_since(earlier));
    ///     }
    /// }
    /// # Ok(()) }
    /// ```
    pub fn problems_since(&self, earlier: &Self) -> Vec<String> {
        self.explain(|replica| {
            let before = earlier.replicas.iter().find(|it| it.identity == replica.identity);
            match before.filter(|_| earlier.ranges == self.ranges) {
                Some(before) => {
                    let new = replica.moving.without(&before.moving);
                    replica.moving.without(&new)
                }
                None => RangeSet::new(self.ranges),
            }
        })
    }

    fn explain(&self, moving: impl Fn(&ReplicaReport) -> RangeSet) -> Vec<String> {
        let mut problems = Vec::new();
        if self.ranges == 0 {
            problems.push(format!(
                "the Lease {:?} with the table of owners is missing or cannot be read; running replicas create a missing one, and \
                 one that cannot be read has to be deleted",
                self.name
            ));
        }
        for replica in &self.replicas {
            let ReplicaReport { identity, lasts, .. } = replica;
            let moving = moving(replica);
            match replica.age {
                Some(age) if age > *lasts => problems.push(format!(
                    "{identity} has not renewed its Lease for {} s: it has ended without a word, is suspended, or cannot reach the \
                     server; the others take its {} ranges over when the Lease has expired",
                    age.as_secs(),
                    replica.owns.len()
                )),
                _ if !moving.is_empty() && replica.unaware => problems.push(format!(
                    "{identity} has not read yet that it has to give up the ranges {moving}; if this stays, look for refused requests \
                     in its log",
                )),
                _ if !moving.is_empty() => problems.push(format!(
                    "{identity} still works on the ranges {moving} that it has to give up; if this stays, look for a reconcile that \
                     ignores its token",
                )),
                _ => {}
            }
        }
        if !self.orphaned.is_empty() {
            problems.push(format!(
                "the owners of the ranges {} have no Lease any more; the ranges are granted again when those Leases would have expired",
                self.orphaned
            ));
        }
        if !self.free.is_empty() && self.replicas.iter().all(|replica| replica.leaving) {
            problems.push(format!(
                "the ranges {} have no owner, because no replica runs; start one",
                self.free
            ));
        }
        problems
    }
}
