//! The locks that are in use, in one place, so that tests can put a concurrency checker's in their stead.

use std::hint::spin_loop;

use parking_lot::MutexGuard;
pub(crate) use parking_lot::{Mutex, RwLock};

/// A lock for what many want for a few nanoseconds each, over and over.
///
/// Who finds it taken stays away for a microsecond or two instead of looking again at once: what the lock guards stays in the
/// cache of the core that works on it, which then gets more done than two cores that take it from each other. After a
/// few tries it sleeps, as with any lock.
pub(crate) struct BackoffMutex<T>(Mutex<T>);

/// How often who waits looks, and how long it stays away each time, in turns of a spin loop.
const STAYS: [u32; 3] = [256, 512, 1_024];

impl<T> BackoffMutex<T> {
    pub(crate) fn new(value: T) -> Self {
        Self(Mutex::new(value))
    }

    #[inline]
    pub(crate) fn lock(&self) -> MutexGuard<'_, T> {
        match self.0.try_lock() {
            Some(guard) => guard,
            None => self.wait(),
        }
    }

    #[cold]
    fn wait(&self) -> MutexGuard<'_, T> {
        for stay in STAYS {
            (0..stay).for_each(|_| spin_loop());
            if let Some(guard) = self.0.try_lock() {
                return guard;
            }
        }
        self.0.lock()
    }
}
