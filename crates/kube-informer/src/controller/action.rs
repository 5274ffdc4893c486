//! [`Action`]: what happens to a key after it was reconciled.

use std::time::Duration;

/// What happens to a key after a successful reconcile.
///
/// | returned | next |
/// |---|---|
/// | `Ok(Action::done())` | nothing, until something changes; its failures are forgotten |
/// | `Ok(Action::after(d))` | again after `d`, or sooner if something changes; its failures are forgotten |
/// | `Ok(Action::again())` | again, after a delay that grows each time; nothing failed, but nothing is finished either |
/// | `Err(_)` or a panic | reported, and again after a delay that grows each time |
///
/// ```
/// use std::time::Duration;
/// use kube_informer::controller::Action;
///
/// assert_ne!(Action::done(), Action::after(Duration::from_secs(60)));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Action(pub(super) NextRun);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NextRun {
    Done,
    After(Duration),
    Again,
}

impl Action {
    /// Nothing is left to do.
    pub fn done() -> Self {
        Self(NextRun::Done)
    }

    /// Reconcile again after this time, whatever happens. See [`Action`] for an example.
    #[doc(alias = "requeue")]
    #[doc(alias = "RequeueAfter")]
    pub fn after(pause: Duration) -> Self {
        Self(NextRun::After(pause))
    }

    /// Not finished: reconcile again soon, with a delay that grows each time.
    ///
    /// ```
    /// # use kube_informer::controller::Action;
    /// let waiting_for_somebody_else = Action::again();
    /// # let _ = waiting_for_somebody_else;
    /// ```
    pub fn again() -> Self {
        Self(NextRun::Again)
    }
}
