//! The built command, as people and scripts run it.

mod commands;
mod common;
mod hostile;
mod terminal;
mod watch;
