//! Sharding over the sandbox, in virtual time: the group of replicas, sharded informers, and sharded controllers.

mod audit;
mod controllers;
mod group;
mod informers;
mod kit;
