//! The contract, point by point, in virtual time: informer, factory, controller, leader election and sharding. They are one program,
//! because linking takes longer than running them.

mod controller;
mod controller_testing;
mod factory;
mod informer;
mod leader;
mod leader_kit;
mod reuse;
mod shard;
