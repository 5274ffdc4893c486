//! Decodes objects into the types of k8s-openapi without serde, by the decoders that kube-lean generates.
//!
//! They write each field where it stays, while serde's visitors move structs of thousands of bytes. They are used if nothing but
//! managedFields is left out. What they refuse is decoded again by serde, so that results and errors do not depend on the feature.

use kube_lean::wire::{Decoder, DirectDecoder};
use kube_proto_tables::Tables;

use super::fields::Object;
use super::value::is_called;
use crate::protocol::{FreeList, UniqueArc};
use crate::wire::omit::Omit;

/// Returns the object; `None` if serde has to decode it.
#[inline]
pub(super) fn decode<T: 'static>(object: &Object<'_>, omit: &Omit, max_depth: u32) -> Option<T> {
    let (direct, mut decoder) = decoders::<T>(object, omit, max_depth)?;
    let decoded = direct.decode(&mut decoder, object.bytes).ok();
    #[cfg(test)]
    count::add(usize::from(decoded.is_some()));
    decoded
}

/// The same, over an object of the list if there is one.
pub(super) fn decode_over<T: 'static>(
    object: &Object<'_>,
    omit: &Omit,
    max_depth: u32,
    free: &FreeList<T>,
) -> Option<UniqueArc<T>> {
    let (direct, mut decoder) = decoders::<T>(object, omit, max_depth)?;
    let decoded = match free.take() {
        // What is left of it after an error is dropped.
        Some(mut over) => {
            let result = direct.decode_over(&mut decoder, &mut over, object.bytes);
            result.ok().map(|()| over)
        }
        None => direct.decode(&mut decoder, object.bytes).ok().map(UniqueArc::new),
    };
    #[cfg(test)]
    count::add(usize::from(decoded.is_some()));
    decoded
}

/// A function that reads an object whole, if objects of this type are written over.
pub(super) fn touch<T: 'static>() -> Option<fn(&T)> {
    Some(DirectDecoder::<T>::find()?.touch())
}

/// What decodes objects of this message into this type; `None` if serde does.
#[inline]
fn decoders<T: 'static>(
    object: &Object<'_>,
    omit: &Omit,
    max_depth: u32,
) -> Option<(DirectDecoder<T>, Decoder<'static>)> {
    let direct = DirectDecoder::<T>::find()?;
    // A type may be asked to hold an object of another kind.
    if !is_called(
        Tables::built_in().message(object.message).name(),
        direct.message(),
    ) {
        return None;
    }
    // Serde's decoder counts the object itself, and is strictly below its maximum.
    let mut decoder = Decoder::new().max_depth(max_depth.checked_sub(2)?);
    if omit.is_empty() {
        decoder = decoder.keep_managed_fields();
    } else if !omit.is_managed_fields() {
        return None;
    }
    Some((direct, decoder))
}

/// How many objects were decoded here by this thread.
#[cfg(test)]
pub(crate) mod count {
    use std::cell::Cell;

    thread_local! {
        static DECODED: Cell<usize> = const { Cell::new(0) };
    }

    pub(super) fn add(count: usize) {
        DECODED.set(DECODED.get() + count);
    }

    /// Returns the count, and begins again.
    pub(crate) fn take() -> usize {
        DECODED.take()
    }
}

#[cfg(test)]
#[path = "direct_tests.rs"]
mod tests;
