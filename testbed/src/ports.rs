//! Free loopback ports.

use std::{
    collections::hash_map::RandomState,
    hash::BuildHasher,
    net::{Ipv4Addr, TcpListener},
};

/// A loopback port nobody listens on right now.
///
/// It may be taken before its server starts, so the start has to be able to try again with another one. What
/// must not happen is that somebody takes it while its server is down for a moment; see [`RANGE`].
pub(crate) fn free() -> u16 {
    let chance = RandomState::new();
    (0_u32..10_000)
        .map(|attempt| {
            RANGE.start + u16::try_from(chance.hash_one(attempt) % u64::from(SIZE)).expect("less than SIZE")
        })
        .find(|port| TcpListener::bind((Ipv4Addr::LOCALHOST, *port)).is_ok())
        .expect("one of ten thousand ports is free, or this machine has other troubles")
}

/// Below what Linux (32768) and macOS (49152) give away by themselves. A port of theirs could become the
/// local end of somebody's outgoing connection while we restart the server it belongs to, and stay so for
/// minutes.
const RANGE: std::ops::Range<u16> = 20_000..30_000;
const SIZE: u16 = RANGE.end - RANGE.start;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_port_in_use_is_not_offered() {
        let port = free();
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).unwrap();
        assert!(RANGE.contains(&port));
        assert!((0..100).all(|_| free() != port));
        drop(listener);
    }
}
