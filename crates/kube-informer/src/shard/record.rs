//! The format of the Leases of a group: the table of owners, and a Lease for each replica.
//!
//! This file may touch the fields of a `coordination.k8s.io/v1` Lease, as JSON. It makes no decisions. A value that no replica
//! writes makes the whole record unreadable: an unreadable record is never guessed at.

use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::config::{LONGEST_LEASE, MOST_WEIGHT};
use super::range::{MOST_RANGES, RangeSet};
use crate::object::ResourceVersion;
use crate::protocol::ShardKey;

/// The label of all Leases of a group; its value is the group's name.
pub(super) const LABEL: &str = "shards.kube-informer.dev/group";
/// The annotation of the table.
const TABLE: &str = "shards.kube-informer.dev/table";
/// The annotation of a replica's Lease.
const MEMBER: &str = "shards.kube-informer.dev/replica";
const FORMAT: u32 = 1;
/// Counters stay below this. A larger one was not counted.
const LARGEST: u64 = 1 << 62;

/// All Leases of a group at one version of the server.
#[derive(Debug, Clone, PartialEq, Default)]
pub(super) struct Snapshot {
    /// The version of the list.
    pub(super) version: u64,
    pub(super) table: Option<TableLease>,
    pub(super) members: Vec<MemberLease>,
}

/// Identifies one state of one Lease, for writes that must not overwrite another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct LeaseId {
    pub(super) name: Arc<str>,
    pub(super) uid: Arc<str>,
    pub(super) version: ResourceVersion,
}

#[derive(Debug, Clone, PartialEq)]
pub(super) struct TableLease {
    pub(super) id: LeaseId,
    /// `None` if it cannot be read.
    pub(super) table: Option<Arc<Table>>,
}

#[derive(Debug, Clone, PartialEq)]
pub(super) struct MemberLease {
    pub(super) id: LeaseId,
    /// The duration in the Lease's spec; zero if there is none.
    pub(super) duration: Duration,
    /// `None` if it cannot be read.
    pub(super) member: Option<Arc<Member>>,
}

/// How the hashes are divided, and for which program.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Layout {
    pub(super) ranges: u32,
    pub(super) key: ShardKey,
    pub(super) program: Arc<str>,
}

/// The table: the owner of each range.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Table {
    /// Grows with every write.
    pub(super) generation: u64,
    /// The greatest term that was ever granted.
    pub(super) last_term: u64,
    /// True if the table replaces one that was deleted.
    pub(super) recreated: bool,
    pub(super) layout: Layout,
    pub(super) entries: Vec<Option<Entry>>,
}

/// The owner of a range.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Entry {
    /// The uid of the owner's Lease.
    pub(super) owner: Arc<str>,
    pub(super) term: u64,
    /// The generation in which the owner was asked to give the range up.
    pub(super) revoked: Option<u64>,
}

/// What a replica says of itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Member {
    pub(super) identity: Arc<str>,
    /// Random, so that a replica recognises its own Lease when the answer to its creation was lost.
    pub(super) nonce: u64,
    /// The layout that its configuration asks for.
    pub(super) layout: Layout,
    pub(super) weight: u32,
    pub(super) lasts: Duration,
    /// True if it gives up everything, because it ends.
    pub(super) leaving: bool,
    /// The uid of the table that it follows; empty before it has observed one.
    pub(super) table: Arc<str>,
    /// The generation of the table that it has acted on.
    pub(super) seen: u64,
    /// The ranges that it may still work on.
    pub(super) holds: RangeSet,
}

/// The table as JSON.
#[derive(Serialize, Deserialize)]
struct TableText {
    format: u32,
    generation: u64,
    term: u64,
    #[serde(default)]
    recreated: bool,
    ranges: u32,
    key: String,
    #[serde(default)]
    program: String,
    owners: Vec<String>,
    /// For each range: index of its owner, term, generation of the revocation or 0. Empty for a free range.
    entries: Vec<Vec<u64>>,
}

/// A replica's record as JSON.
#[derive(Serialize, Deserialize)]
struct MemberText {
    format: u32,
    nonce: String,
    ranges: u32,
    key: String,
    #[serde(default)]
    program: String,
    weight: u32,
    lasts: u64,
    #[serde(default)]
    leaving: bool,
    #[serde(default)]
    table: String,
    #[serde(default)]
    seen: u64,
    /// The number of ranges that `holds` has bits for.
    of: u32,
    holds: String,
}

impl Snapshot {
    /// Reads a list of Leases. `None` if it is no list.
    pub(super) fn read(list: &Value, table_name: &str) -> Option<Self> {
        let version: ResourceVersion = text(list, "/metadata/resourceVersion").parse().ok()?;
        let mut snapshot = Self {
            version: version.short()?,
            ..Self::default()
        };
        for object in list.get("items")?.as_array()? {
            let Some(id) = LeaseId::read(object) else {
                continue;
            };
            if *id.name == *table_name {
                let table = Table::read(object).map(Arc::new);
                snapshot.table = Some(TableLease { id, table });
            } else {
                snapshot.members.push(MemberLease::read(id, object));
            }
        }
        Some(snapshot)
    }
}

impl LeaseId {
    pub(super) fn read(object: &Value) -> Option<Self> {
        Some(Self {
            name: text(object, "/metadata/name").into(),
            uid: Some(text(object, "/metadata/uid"))
                .filter(|uid| !uid.is_empty())?
                .into(),
            version: text(object, "/metadata/resourceVersion").parse().ok()?,
        })
    }
}

impl MemberLease {
    fn read(id: LeaseId, object: &Value) -> Self {
        let seconds = object
            .pointer("/spec/leaseDurationSeconds")
            .and_then(Value::as_u64);
        Self {
            id,
            duration: Duration::from_secs(seconds.unwrap_or(0)).min(LONGEST_LEASE),
            member: Member::read(object).map(Arc::new),
        }
    }
}

impl Table {
    fn read(object: &Value) -> Option<Self> {
        let read: TableText = serde_json::from_str(annotation(object, TABLE)?).ok()?;
        let counted = |number: u64| number < LARGEST;
        let valid = read.format == FORMAT
            && (1..=MOST_RANGES).contains(&read.ranges)
            && read.entries.len() == read.ranges as usize
            && counted(read.generation)
            && counted(read.term);
        if !valid {
            return None;
        }
        let owners: Vec<Arc<str>> = read.owners.iter().map(|owner| owner.as_str().into()).collect();
        let entry = |entry: &Vec<u64>| match entry.as_slice() {
            [] => Some(None),
            [owner, term, revoked] if counted(*term) && *term <= read.term && *revoked <= read.generation => {
                Some(Some(Entry {
                    owner: owners.get(usize::try_from(*owner).ok()?)?.clone(),
                    term: *term,
                    revoked: (*revoked != 0).then_some(*revoked),
                }))
            }
            _ => None,
        };
        Some(Self {
            generation: read.generation,
            last_term: read.term,
            recreated: read.recreated,
            layout: Layout {
                ranges: read.ranges,
                key: key(&read.key)?,
                program: read.program.into(),
            },
            entries: read.entries.iter().map(entry).collect::<Option<_>>()?,
        })
    }

    fn text(&self) -> String {
        let mut owners: Vec<String> = Vec::new();
        let entries = self.entries.iter().map(|entry| match entry {
            None => Vec::new(),
            Some(Entry { owner, term, revoked }) => {
                let index = owners.iter().position(|known| **known == **owner);
                let index = index.unwrap_or_else(|| {
                    owners.push(owner.to_string());
                    owners.len() - 1
                });
                vec![index as u64, *term, revoked.unwrap_or(0)]
            }
        });
        let entries = entries.collect();
        let text = TableText {
            format: FORMAT,
            generation: self.generation,
            term: self.last_term,
            recreated: self.recreated,
            ranges: self.layout.ranges,
            key: self.layout.key.name().to_owned(),
            program: self.layout.program.to_string(),
            owners,
            entries,
        };
        serde_json::to_string(&text).unwrap_or_default()
    }

    /// The Lease of the table as JSON; `id` is the state that it replaces.
    pub(super) fn lease(
        &self,
        namespace: &str,
        group: &str,
        id: Option<&LeaseId>,
        writer: &str,
        now: &str,
    ) -> Value {
        let mut lease = lease(namespace, group, group, id);
        lease["metadata"]["annotations"] = json!({TABLE: self.text()});
        lease["spec"] = json!({"holderIdentity": writer, "renewTime": now});
        lease
    }
}

impl Member {
    fn read(object: &Value) -> Option<Self> {
        let read: MemberText = serde_json::from_str(annotation(object, MEMBER)?).ok()?;
        let identity = text(object, "/spec/holderIdentity");
        let valid = read.format == FORMAT
            && (1..=MOST_RANGES).contains(&read.ranges)
            && (1..=MOST_WEIGHT).contains(&read.weight)
            && !identity.is_empty()
            && identity.len() <= 253
            && read.seen < LARGEST;
        if !valid {
            return None;
        }
        Some(Self {
            identity: identity.into(),
            nonce: u64::from_str_radix(&read.nonce, 16).ok()?,
            layout: Layout {
                ranges: read.ranges,
                key: key(&read.key)?,
                program: read.program.into(),
            },
            weight: read.weight,
            lasts: Duration::from_millis(read.lasts).min(LONGEST_LEASE),
            leaving: read.leaving,
            table: read.table.into(),
            seen: read.seen,
            holds: RangeSet::from_hex(&read.holds, read.of)?,
        })
    }

    fn text(&self) -> String {
        let text = MemberText {
            format: FORMAT,
            nonce: format!("{:x}", self.nonce),
            ranges: self.layout.ranges,
            key: self.layout.key.name().to_owned(),
            program: self.layout.program.to_string(),
            weight: self.weight,
            lasts: u64::try_from(self.lasts.as_millis()).unwrap_or(u64::MAX),
            leaving: self.leaving,
            table: self.table.to_string(),
            seen: self.seen,
            of: self.holds.ranges(),
            holds: self.holds.to_hex(),
        };
        serde_json::to_string(&text).unwrap_or_default()
    }

    /// The Lease of this replica as JSON; `id` is the state that it replaces.
    pub(super) fn lease(
        &self,
        namespace: &str,
        group: &str,
        name: &str,
        id: Option<&LeaseId>,
        began: &str,
        now: &str,
    ) -> Value {
        let mut lease = lease(namespace, group, name, id);
        lease["metadata"]["annotations"] = json!({MEMBER: self.text()});
        let whole = self.lasts.as_secs() + u64::from(self.lasts.subsec_nanos() > 0);
        lease["spec"] = json!({
            "holderIdentity": &*self.identity,
            "leaseDurationSeconds": whole,
            "acquireTime": began,
            "renewTime": now,
        });
        lease
    }
}

fn lease(namespace: &str, group: &str, name: &str, id: Option<&LeaseId>) -> Value {
    let mut lease = json!({
        "apiVersion": "coordination.k8s.io/v1",
        "kind": "Lease",
        "metadata": {"namespace": namespace, "name": name, "labels": {LABEL: group}},
    });
    if let Some(id) = id {
        lease["metadata"]["uid"] = json!(&*id.uid);
        lease["metadata"]["resourceVersion"] = json!(id.version.to_string());
    }
    lease
}

/// A `MicroTime` has microseconds, always six digits.
pub(super) fn micro_time(time: jiff::Timestamp) -> String {
    format!("{time:.6}")
}

fn key(name: &str) -> Option<ShardKey> {
    [ShardKey::Uid, ShardKey::Namespace]
        .into_iter()
        .find(|key| key.name() == name)
}

fn text<'a>(object: &'a Value, at: &str) -> &'a str {
    object.pointer(at).and_then(Value::as_str).unwrap_or_default()
}

fn annotation<'a>(object: &'a Value, name: &str) -> Option<&'a str> {
    object.get("metadata")?.get("annotations")?.get(name)?.as_str()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> Table {
        let entry = |owner: &str, term, revoked| {
            Some(Entry {
                owner: owner.into(),
                term,
                revoked,
            })
        };
        Table {
            generation: 17,
            last_term: 812,
            recreated: true,
            layout: Layout {
                ranges: 4,
                key: ShardKey::Namespace,
                program: "demo".into(),
            },
            entries: vec![
                entry("u-1", 812, None),
                None,
                entry("u-2", 5, Some(17)),
                entry("u-1", 3, None),
            ],
        }
    }

    fn member() -> Member {
        let mut holds = RangeSet::new(4);
        holds.insert(2);
        Member {
            identity: "pod-1".into(),
            nonce: 0xfeed,
            layout: table().layout,
            weight: 2,
            lasts: Duration::from_millis(15_000),
            leaving: true,
            table: "t-1".into(),
            seen: 16,
            holds,
        }
    }

    fn served(mut lease: Value) -> Value {
        lease["metadata"]["uid"] = json!("u-9");
        lease["metadata"]["resourceVersion"] = json!("7");
        lease
    }

    fn tampered(annotation: &str, change: impl Fn(&mut Value)) -> Value {
        let mut lease = served(match annotation {
            TABLE => table().lease("ns", "group", None, "pod-1", "now"),
            _ => member().lease("ns", "group", "group-pod-1", None, "then", "now"),
        });
        let text = lease["metadata"]["annotations"][annotation].as_str().unwrap();
        let mut value: Value = serde_json::from_str(text).unwrap();
        change(&mut value);
        lease["metadata"]["annotations"][annotation] = json!(value.to_string());
        lease
    }

    #[test]
    fn records_survive_their_text() {
        let lease = served(table().lease("ns", "group", None, "pod-1", "now"));
        assert_eq!(Table::read(&lease), Some(table()));
        let lease = served(member().lease("ns", "group", "group-pod-1", None, "then", "now"));
        assert_eq!(Member::read(&lease), Some(member()));
        assert_eq!(lease["spec"]["leaseDurationSeconds"], 15);
        let list = json!({"metadata": {"resourceVersion": "9"}, "items": [lease, {"metadata": {"name": "foreign"}}]});
        let snapshot = Snapshot::read(&list, "group").unwrap();
        assert_eq!((snapshot.version, snapshot.members.len()), (9, 1));
        assert_eq!(Snapshot::read(&json!({"kind": "Status"}), "group"), None);
    }

    #[test]
    fn a_table_with_an_absurd_value_cannot_be_read() {
        let changes: [fn(&mut Value); 12] = [
            |t| t["format"] = json!(2),
            |t| t["ranges"] = json!(5),
            |t| t["ranges"] = json!(0),
            |t| t["ranges"] = json!(-4),
            |t| t["generation"] = json!(u64::MAX),
            |t| t["term"] = json!(-1),
            |t| t["key"] = json!("name"),
            |t| t["entries"] = json!([]),
            |t| t["entries"][0] = json!([7, 812, 0]),
            |t| t["entries"][0] = json!([0, 813, 0]),
            |t| t["entries"][0] = json!([0, 1, 18]),
            |t| t["entries"][0] = json!([0, 1]),
        ];
        assert!(Table::read(&tampered(TABLE, |_| ())).is_some());
        for (number, change) in changes.iter().enumerate() {
            assert_eq!(Table::read(&tampered(TABLE, change)), None, "change {number}");
        }
    }

    #[test]
    fn a_replica_with_an_absurd_value_cannot_be_read() {
        let changes: [fn(&mut Value); 10] = [
            |m| m["format"] = json!(0),
            |m| m["nonce"] = json!("not hex"),
            |m| m["ranges"] = json!(100_000),
            |m| m["weight"] = json!(0),
            |m| m["weight"] = json!(1_000_000),
            |m| m["lasts"] = json!(-1),
            |m| m["seen"] = json!(u64::MAX),
            |m| m["of"] = json!(u32::MAX),
            |m| m["holds"] = json!("zz"),
            |m| m["key"] = json!(null),
        ];
        assert!(Member::read(&tampered(MEMBER, |_| ())).is_some());
        for (number, change) in changes.iter().enumerate() {
            assert_eq!(Member::read(&tampered(MEMBER, change)), None, "change {number}");
        }
    }

    #[test]
    fn a_foreign_lease_has_no_record_and_its_duration_is_bounded() {
        let object = |seconds: i64| {
            json!({
                "metadata": {"name": "x", "uid": "u", "resourceVersion": "1"},
                "spec": {"leaseDurationSeconds": seconds, "holderIdentity": "y"},
            })
        };
        for (seconds, expected) in [(15, 15), (-1, 0), (i64::MAX, 24 * 3_600)] {
            let object = object(seconds);
            let lease = MemberLease::read(LeaseId::read(&object).unwrap(), &object);
            assert_eq!((lease.duration.as_secs(), lease.member), (expected, None));
        }
    }
}
