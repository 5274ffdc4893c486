//! The progress line: rewritten in place on a terminal, a new line each time elsewhere.

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use kube_sandbox::Sandbox;
use tokio::time::{Instant, MissedTickBehavior};

use super::churn::AGENT;
use super::load::grouped;

const EVERY: Duration = Duration::from_secs(3);

/// Prints the progress every few seconds.
#[derive(Debug)]
pub(super) struct Ticker {
    in_place: bool,
    /// Requests by other programs so far. Reading the log clears it, so that it stays short.
    requests: u64,
}

impl Ticker {
    pub(super) fn new(in_place: bool) -> Self {
        Self {
            in_place,
            requests: 0,
        }
    }

    /// Prints until the output is closed, then does nothing.
    pub(super) async fn run(&mut self, sandbox: &Sandbox, changes: Arc<AtomicU64>, out: &mut impl Write) {
        let mut tick = tokio::time::interval_at(Instant::now() + EVERY, EVERY);
        tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let (mut before, mut then) = (0, Instant::now());
        loop {
            tick.tick().await;
            let (now, seconds) = (changes.load(Ordering::Relaxed), then.elapsed().as_secs_f64());
            let line = self.line(sandbox, (now - before) as f64 / seconds);
            (before, then) = (now, Instant::now());
            if self.show(out, &line).is_err() {
                return std::future::pending().await;
            }
        }
    }

    /// Ends the line that is rewritten in place.
    pub(super) fn end(&self, out: &mut impl Write) {
        if self.in_place {
            // The output may be closed.
            let _ = writeln!(out);
        }
    }

    fn line(&mut self, sandbox: &Sandbox, rate: f64) -> String {
        let asked = sandbox.requests();
        sandbox.clear_requests();
        self.requests += asked.iter().filter(|r| !r.user_agent.starts_with(AGENT)).count() as u64;
        format!(
            "{rate:.1} changes/s, version {}, {} objects, {} requests served",
            grouped(sandbox.resource_version()),
            grouped(sandbox.stats().objects as u64),
            grouped(self.requests),
        )
    }

    fn show(&self, out: &mut impl Write, line: &str) -> std::io::Result<()> {
        if self.in_place {
            write!(out, "\r\x1b[2K{line}")?;
        } else {
            writeln!(out, "{line}")?;
        }
        out.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn our_own_requests_are_not_counted() {
        let sandbox = Sandbox::start().await.expect("a free port");
        sandbox.client().apiserver_version().await.expect("is served");
        let mut ticker = Ticker::new(false);
        let line = ticker.line(&sandbox, 9.96);
        assert!(line.starts_with("10.0 changes/s, version "), "{line}");
        assert!(line.ends_with(" objects, 1 requests served"), "{line}");
        assert!(ticker.line(&sandbox, 0.0).ends_with(" 1 requests served"));
    }

    #[test]
    fn a_terminal_keeps_one_line_and_a_file_gets_many() {
        let shown = |in_place| {
            let mut out = Vec::new();
            let ticker = Ticker::new(in_place);
            ticker.show(&mut out, "a").expect("vectors take all");
            ticker.show(&mut out, "b").expect("vectors take all");
            ticker.end(&mut out);
            String::from_utf8(out).expect("text")
        };
        assert_eq!(shown(false), "a\nb\n");
        assert_eq!(shown(true), "\r\x1b[2Ka\r\x1b[2Kb\n");
    }
}
