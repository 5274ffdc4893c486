//! The built command, as people and scripts run it.

mod commands;
mod common;
mod terminal;
mod watch;
