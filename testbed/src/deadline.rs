//! A time limit for a test that also ends a test that blocks.
//!
//! Knows: a name, a time limit, the process. Never learns: what the test does.
//!
//! `tokio::time::timeout` ends a future that waits. It does not end one that blocks its thread, and a runtime that is
//! dropped waits for such a thread for ever. Then a test run shows nothing until CI ends it, and does not name the
//! test. A [`Deadline`] has a thread of its own, so it works in these cases too.

use std::{
    sync::mpsc::{self, Receiver, RecvTimeoutError, Sender},
    thread,
    time::Duration,
};

/// Ends the process with a message if it is not dropped in time.
///
/// The exit code is that of a test run with a failure. The servers of this process end with it.
///
/// ```
/// use std::time::Duration;
/// use testbed::Deadline;
///
/// let _deadline = Deadline::new("a test that may hang", Duration::from_secs(60));
/// ```
#[derive(Debug)]
#[must_use = "the deadline is lifted when this is dropped"]
pub struct Deadline {
    /// Dropping it ends the thread.
    _running: Sender<()>,
}

impl Deadline {
    /// `what` is named in the message.
    pub fn new(what: impl Into<String>, limit: Duration) -> Self {
        let what = what.into();
        Self::with(limit, move || expire(&what, limit))
    }

    /// The deadline of the test that calls this. libtest names the thread of a test after the test.
    pub fn of_this_test() -> Self {
        let thread = thread::current();
        Self::new(thread.name().unwrap_or("a test without a name"), OF_A_TEST)
    }

    fn with(limit: Duration, expired: impl FnOnce() + Send + 'static) -> Self {
        let (running, ended) = mpsc::channel();
        thread::spawn(move || {
            if is_late(&ended, limit) {
                expired();
            }
        });
        Self { _running: running }
    }
}

fn is_late(ended: &Receiver<()>, limit: Duration) -> bool {
    ended.recv_timeout(limit) == Err(RecvTimeoutError::Timeout)
}

#[expect(clippy::print_stderr, reason = "the last words of a test process")]
fn expire(what: &str, limit: Duration) {
    eprintln!("\n{what} still runs after {limit:?}: it hangs, and this test process ends");
    std::process::exit(FAILED);
}

/// The exit code of libtest for a run with a failure.
const FAILED: i32 = 101;

/// Ten times what the longest test of this package needs on two cores.
const OF_A_TEST: Duration = Duration::from_secs(300);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_expires_while_its_thread_is_blocked() {
        let (expired, message) = mpsc::channel();
        let _deadline = Deadline::with(Duration::from_millis(1), move || {
            expired.send("expired").unwrap();
        });
        // Blocks without a time limit of its own, as a test that hangs does.
        assert_eq!(message.recv(), Ok("expired"));
    }

    #[test]
    fn it_is_lifted_when_it_is_dropped() {
        let (expired, message) = mpsc::channel::<()>();
        drop(Deadline::with(Duration::from_secs(3_600), move || {
            expired.send(()).unwrap();
        }));
        // The thread ends without a message.
        assert!(message.recv().is_err());
    }
}
