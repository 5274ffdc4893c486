//! What a new user meets on the first day: each test shows one point, on the sandbox, in virtual time.

mod controllers;
mod events;
mod kit;
mod metrics;
mod moving_in;
mod namespaces;
mod objects;
mod page;
mod paused_clock;
mod reads;
mod telemetry;
