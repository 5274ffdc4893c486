//! What every contender says of itself, and how it is told what to do.
//!
//! A contender is a program: `<program> <work> name=value…`. It does the work in a process of its own and writes JSON
//! objects to standard output, one per line; the last one has its figures. Where a work has phases it waits for a line on
//! standard input between them.
//!
//! Knows: this process and its arguments. Never learns: informers, or who else takes part.

mod arguments;
pub mod latency;
mod slim;
pub mod vitals;

pub use arguments::Arguments;
pub use slim::Slim;

use std::io::{self, BufRead, Write};

use anyhow::{Result, ensure};
use serde_json::Value;

/// Writes one line for whoever started us.
///
/// # Errors
/// Nobody listens any more.
pub fn say(what: &Value) -> Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{what}")?;
    out.flush()?;
    Ok(())
}

/// Waits for the next line of whoever started us. Blocks its thread.
///
/// # Errors
/// Whoever started us is gone.
pub fn line() -> Result<String> {
    let mut line = String::new();
    let read = io::stdin().lock().read_line(&mut line)?;
    ensure!(read > 0, "nobody is there to say how to go on");
    Ok(line)
}
