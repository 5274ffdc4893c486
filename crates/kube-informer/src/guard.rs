//! Calling user code without being ended by its panics.
//!
//! Everything that a user hands in (closures, handlers, and the `Hash`, `Eq`, `Display`, `Serialize` and `Drop` of their types)
//! runs between our own steps. A panic in it comes back as a text here, so that the step can be finished and reported.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Runs user code. A panic comes back as its message.
///
/// The caller answers for the state: whatever the code may have left half done belongs to the user, or is thrown away.
pub(crate) fn guarded<T>(code: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(code)).map_err(message)
}

/// Drops a value whose `Drop` is user code. The message, if it panicked.
pub(crate) fn drop_guarded<T>(value: T) -> Option<String> {
    guarded(move || drop(value)).err()
}

/// The message of a panic.
pub(crate) fn message(panic: Box<dyn Any + Send>) -> String {
    let text = text(&*panic);
    // What was thrown may itself panic when it is dropped; then it stays in memory.
    if let Err(second) = catch_unwind(AssertUnwindSafe(|| drop(panic))) {
        std::mem::forget(second);
    }
    text
}

/// The message of a panic that stays with the caller.
pub(crate) fn text(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str))
        .unwrap_or("(no text)")
        .to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_comes_back_as_its_message_whatever_was_thrown() {
        struct Bomb;
        impl Drop for Bomb {
            fn drop(&mut self) {
                panic!("again");
            }
        }
        assert_eq!(guarded(|| 7), Ok(7));
        assert_eq!(guarded(|| panic!("plain")), Err::<(), _>("plain".to_owned()));
        let n = 3;
        assert_eq!(
            guarded(|| panic!("number {n}")),
            Err::<(), _>("number 3".to_owned())
        );
        let thrown = guarded(|| std::panic::panic_any(Bomb));
        assert_eq!(thrown, Err::<(), _>("(no text)".to_owned()));
        assert_eq!(drop_guarded(Bomb), Some("again".to_owned()));
    }
}
