//! Runs the built command as people and scripts do.

mod commands;
mod common;
mod first_day;
mod hostile;
mod sandbox;
mod terminal;
mod watch;
mod why;
