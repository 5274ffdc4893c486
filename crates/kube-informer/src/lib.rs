//! Shared informers for Kubernetes: list a collection once, watch it, keep an indexed local copy that every part of a
//! program reads, and tell any number of handlers what changed.
//!
//! **This crate is being built, room by room.** What stands: [`object`], [`source`], the first form of [`wire`],
//! [`reflector`], [`queue`] and [`store`], each usable by itself; the other rooms are plans. What everything here is tested on
//! works already: the API server in your process (`kube-sandbox`) and the real one beside it (`testbed`).
//!
//! # The path of an object
//!
//! One direction, one room each. A room knows only the room before it, through one small type; nothing flows back
//! except back-pressure and the resource version.
//!
//! ```text
//! kube::Client ─ source ─ wire ─ reflector ─ queue ─ store ─ informer ─ handlers ─ workqueue ─ controller
//!                ask      decode  keep in    order   index   tell who   user      what to     user's
//!                                 step               + read  asked      code      do next     reconcile
//! ```
//!
//! Each room's page says what it knows, what it must never learn, and which points of the contract it keeps.

pub mod controller;
pub mod factory;
pub mod informer;
pub mod leader;
pub mod object;
pub mod observe;
pub mod queue;
pub mod reflector;
pub mod source;
pub mod store;
mod sync;
pub mod wire;
pub mod workqueue;
