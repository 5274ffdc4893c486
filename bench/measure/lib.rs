//! The protocol between `bench` and its contenders, and the measurements that all contenders share.
//!
//! A contender is a program: `<program> <benchmark> name=value…`. It runs one benchmark in its own process and writes JSON objects to
//! standard output, one per line. The last object has its figures. A benchmark with phases waits for a line on standard input between
//! two phases.
//!
//! Knows: this process and its arguments. Never learns: informers, or the other contenders.

mod arguments;
pub mod latency;
mod slim;
pub mod usage;

pub use arguments::Arguments;
pub use slim::Slim;

use std::io::{self, BufRead, Write};

use anyhow::{Result, ensure};
use serde_json::Value;

/// Sends one message to `bench`, which started this process.
///
/// # Errors
/// `bench` has closed the pipe.
pub fn send(message: &Value) -> Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{message}")?;
    out.flush()?;
    Ok(())
}

/// Waits for the next line from `bench`. Blocks the thread.
///
/// # Errors
/// `bench` has ended.
pub fn receive() -> Result<String> {
    let mut line = String::new();
    let read = io::stdin().lock().read_line(&mut line)?;
    ensure!(read > 0, "bench has ended: standard input is closed");
    Ok(line)
}
