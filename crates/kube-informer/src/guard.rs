//! Calls user code and converts its panics into messages.
//!
//! User code is every closure and handler that a user passes in, and the `Hash`, `Eq`, `Display`, `Serialize`
//! and `Drop` implementations of their types. It runs between our own steps. A panic is caught here and
//! returned as text, so that the current step can finish and report it.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Runs user code. If it panics, returns the panic message.
///
/// The caller is responsible for unwind safety: any state that the code may have left inconsistent must
/// belong to the user or be discarded.
pub(crate) fn guarded<T>(code: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(code)).map_err(message)
}

/// Drops a value whose `Drop` is user code. Returns the panic message if the drop panics.
pub(crate) fn drop_guarded<T>(value: T) -> Option<String> {
    guarded(move || drop(value)).err()
}

/// Returns the message of a panic and drops its payload.
pub(crate) fn message(panic: Box<dyn Any + Send>) -> String {
    let text = text(&*panic);
    // The payload's own `Drop` may panic. In that case the second payload is leaked.
    if let Err(second) = catch_unwind(AssertUnwindSafe(|| drop(panic))) {
        std::mem::forget(second);
    }
    text
}

/// Returns the message of a panic without taking the payload.
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
    fn a_panic_is_returned_as_its_message_whatever_the_payload() {
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
