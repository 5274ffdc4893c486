//! Lets changes gather for a moment before they are applied.

use std::time::Duration;

use tokio::time::Instant;

use crate::saturate::later;

/// Decides whether other tasks get a turn before the sink is flushed.
///
/// The task that provides the next change is often ready, but did not run yet. A flush after each change wakes the handlers
/// for each, and on a multi-threaded runtime that often means waking a thread, which costs more than the change. After a
/// turn, the changes of several tasks are flushed together. On a busy runtime a turn takes long, so turns are rare there.
#[derive(Default)]
pub(super) struct Gathering {
    /// When the first change came that is not flushed.
    since: Option<Instant>,
    /// A turn was given since the latest change.
    waited: bool,
    /// No turn is given before this time.
    not_before: Option<Instant>,
    /// How many of the latest turns were slow.
    slow: u32,
}

impl Gathering {
    /// The sink received a change.
    pub(super) fn applied(&mut self, now: Instant) {
        self.since.get_or_insert(now);
        self.waited = false;
    }

    /// Gives other tasks a turn. Returns false if the changes should be flushed now instead.
    pub(super) async fn wait_a_turn(&mut self) -> bool {
        let Some(since) = self.since else {
            return false;
        };
        let now = Instant::now();
        let is_too_early = self.not_before.is_some_and(|not_before| now < not_before);
        if self.waited || is_too_early || now - since >= MAX_GATHERING {
            self.since = None;
            return false;
        }
        self.waited = true;
        tokio::task::yield_now().await;
        let turn = now.elapsed();
        if turn < SLOW_TURN {
            self.slow = 0;
        } else {
            self.slow = (self.slow + 1).min(MAX_SLOW);
            self.not_before = Some(later(now, turn.saturating_mul(4 << self.slow)));
        }
        true
    }
}

/// How long changes may gather while others keep coming.
const MAX_GATHERING: Duration = Duration::from_micros(500);
/// A turn that takes longer shows that the runtime is busy.
const SLOW_TURN: Duration = Duration::from_micros(100);
/// After a slow turn, eight times its duration passes until the next one, and twice as much after each further slow turn.
/// With this number of them, a busy runtime spends less than a half per cent of the time on turns.
const MAX_SLOW: u32 = 6;

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn one_turn_is_given_after_each_change() {
        let mut gathering = Gathering::default();
        assert!(!gathering.wait_a_turn().await, "there is nothing to flush");
        gathering.applied(Instant::now());
        assert!(gathering.wait_a_turn().await);
        gathering.applied(Instant::now());
        assert!(gathering.wait_a_turn().await);
        assert!(!gathering.wait_a_turn().await, "nothing came meanwhile");
        assert!(!gathering.wait_a_turn().await, "and it is flushed");
    }

    #[tokio::test(start_paused = true)]
    async fn changes_do_not_gather_for_long() {
        let mut gathering = Gathering::default();
        gathering.applied(Instant::now());
        assert!(gathering.wait_a_turn().await);
        tokio::time::advance(MAX_GATHERING).await;
        gathering.applied(Instant::now());
        assert!(!gathering.wait_a_turn().await);
    }

    /// A change comes, and other tasks take this long if they get a turn. Returns whether they got one.
    async fn change(gathering: &mut Gathering, turn: Duration) -> bool {
        gathering.applied(Instant::now());
        let busy = tokio::spawn(tokio::time::advance(turn));
        let given = gathering.wait_a_turn().await;
        busy.await.expect("it only advances the clock");
        assert!(!gathering.wait_a_turn().await, "it is flushed now");
        given
    }

    #[tokio::test(start_paused = true)]
    async fn slow_turns_become_rare_until_one_is_quick() {
        let mut gathering = Gathering::default();
        let turn = 10 * SLOW_TURN;
        for factor in [8, 16, 32, 64, 128, 256, 256] {
            assert!(change(&mut gathering, turn).await, "before {factor}");
            tokio::time::advance(turn * (factor - 2)).await;
            assert!(
                !change(&mut gathering, Duration::ZERO).await,
                "too early, {factor}"
            );
            tokio::time::advance(turn).await;
        }
        assert!(change(&mut gathering, Duration::ZERO).await, "a quick one");
        assert!(change(&mut gathering, turn).await);
        tokio::time::advance(turn * 7).await;
        assert!(change(&mut gathering, Duration::ZERO).await, "it begins anew");
    }
}
