//! Runs the built command as people and scripts do.

mod commands;
mod common;
mod hostile;
mod terminal;
mod watch;
