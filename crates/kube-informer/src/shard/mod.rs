//! Sharding: several replicas share collections, and each owns some ranges of them, by means of Leases.
//!
//! This module may touch the Leases of a group and the local time since their last observed change. It knows nothing of
//! informers, or of the work that an owner does.
//!
//! # Protocol
//!
//! The 64-bit hashes of a field (uid or namespace) are divided into V equal *ranges*. A *group* of replicas has
//!
//! - a Lease for each replica, which only that replica writes. It is renewed every `retry_period`. An annotation says which
//!   table the replica follows, which generation of the table it has acted on (`seen`), and on which ranges it may still work
//!   (`holds`). The Lease's uid identifies the replica's life: a restarted process has another one.
//! - one Lease with the *table*: for each range its owner (a uid), a term, and whether the owner was asked to give it up
//!   (`revoked`, with the generation in which that happened). It is written only if something changes.
//!
//! So there are N writes per period, whatever V is. Every replica reads all Leases of the group with one consistent list per
//! period, so it sees the table and all replicas at one version.
//!
//! The live replica with the first name, the *coordinator*, writes the table. Every write of it names the version that it replaces, so of two replicas that both
//! believe to be the coordinator only one succeeds. The steps of a move:
//!
//! 1. The coordinator marks the range as *revoked*, in generation g.
//! 2. The owner reads the table, ends its work, and then *acknowledges* with its Lease: `seen` is g or greater, `holds` is
//!    without the range.
//! 3. The coordinator reads the acknowledgement, and *grants* the range to its new owner with a greater term.
//! 4. The new owner reads the table and begins its work.
//!
//! A replica that ends says so in its Lease once its work has ended, and all its ranges are granted to others.
//!
//! If an owner does not answer any more, its Lease *expires*: the coordinator observes no change for `lease_duration + margin`,
//! by its own clock. It deletes the Lease, naming the version that it observed. Only if that succeeds, its ranges are granted to others.
//!
//! # Why a range never has two owners
//!
//! A replica works on a range under a term from the moment it reads the grant, until it sends the acknowledgement or until
//! `renew_deadline` after it *sent* its last successful renewal, by its own clock. That end is passed on as a time, never as a
//! remaining duration: a process may be suspended at any point, also between an answer and its handling, and between a decision and
//! its execution, and a duration would begin anew when it wakes.
//!
//! 1. Writes of the table are serialised by the server, so the terms of a range form one sequence. The next term is granted
//!    only when the owner of the last one can never work under it again, for one of these reasons, none of which can become false later:
//! 2. *The owner acknowledged.* It had ended its work before it sent the acknowledgement, and `seen` says that it knew of the
//!    revocation. A revocation is never taken back, and a replica ignores tables of smaller generations, so it does not begin again.
//! 3. *The owner has left.* It said so with an empty `holds`, and begins nothing afterwards.
//! 4. *Its Lease expired and was deleted.* Its last successful renewal was sent before the coordinator observed that version,
//!    and the coordinator then waited for `lease_duration + margin`. With clocks whose rates differ by less than
//!    `(lease_duration + margin) / renew_deadline` (1.65 with the defaults), the owner's time is over by then. A renewal that is still on its way
//!    fails, because the Lease that it names does not exist any more.
//! 5. *Its Lease was deleted by another program* at an unknown time: the coordinator waits for `lease_duration + margin` from when
//!    it first misses the Lease.
//! 6. *The table was deleted.* In a new table nothing is granted before every live replica follows it, and a replica follows
//!    another table only when all its work has ended. Because Leases of replicas may have been deleted, too, nothing is granted
//!    for `lease_duration + margin` either, if the creator or any Lease knows of a former table, or a Lease cannot be read.
//!
//! Wall clocks are never read. Not promised: that a process which ignores its token or checks nothing does no harm (see
//! [`Term`] for systems that can refuse), anything across a server that was restored from a backup,
//! anything after the whole machine was suspended: the monotonic clock stands still meanwhile. And nothing is promised for
//! `renew_deadline` after *all* Leases of a running group were deleted at once, if a replica starts at that moment that has never seen the
//! group: it finds nothing, and takes itself for the first.
//!
//! Read [`Shards`] (the handle), [`Config`], then `machine.rs` (all rules, without clock or network), its scripts and its
//! simulation. `assign.rs` decides which replica should own what; `record.rs` knows the format of the Leases; `driver.rs`
//! runs the machine on tokio.

mod assign;
mod client;
mod config;
mod driver;
mod machine;
mod permit;
mod range;
mod record;
mod report;
mod state;

pub use client::TermEnded;
pub use config::{Config, InvalidConfig};
pub use driver::{RunError, Shards};
pub(crate) use permit::TermCheck;
pub use permit::{NotOwned, Permit};
pub use range::RangeSet;
pub use report::{GroupReport, ReplicaReport};
pub use state::{Move, Owned, Problem, ReplicaState, ShardState, Term};
