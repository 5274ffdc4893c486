//! Lets the heap grow in large steps while a collection is read.
//!
//! glibc extends the heaps of all threads but the first one by a few pages at a time, with a system call for each. In the first sync of
//! whole pods these calls were a tenth of the processor time. A large block that is allocated and freed again extends the heap in one
//! call, and leaves its space to the objects that follow. (The first such block comes from the operating system instead. When it is
//! freed, glibc takes blocks of this size from the heap from then on.) The block is never written to, so it takes no memory. Other
//! allocators do not need this; it costs them nothing measurable, because it is rare.

use std::hint::black_box;

/// Counts bytes of a collection, and makes the heap grow as they arrive.
#[derive(Debug, Default)]
pub(super) struct HeapGrowth {
    /// The bytes since the heap was extended.
    received: usize,
}

impl HeapGrowth {
    /// Bytes were received that will be decoded next, on this thread.
    pub(super) fn received(&mut self, bytes: usize) {
        self.received += bytes;
        if self.received >= EVERY {
            self.received = 0;
            drop(black_box(Vec::<u8>::with_capacity(STEP)));
        }
    }
}

/// Objects of `k8s_openapi` take three to four times the memory of their bytes.
const EVERY: usize = 1 << 20;
const STEP: usize = 4 << 20;
