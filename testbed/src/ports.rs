//! Free loopback ports.

use std::{
    collections::hash_map::RandomState,
    hash::BuildHasher,
    net::{Ipv4Addr, TcpListener},
};

/// A loopback port on which nothing listens at the moment.
///
/// Another process may take the port before the server starts, so the start has to be repeated with another one
/// in that case. No process should take it while the server is down for a moment; see [`RANGE`].
pub(crate) fn free() -> u16 {
    let chance = RandomState::new();
    (0_u32..10_000)
        .map(|attempt| {
            RANGE.start + u16::try_from(chance.hash_one(attempt) % u64::from(SIZE)).expect("less than SIZE")
        })
        .find(|port| TcpListener::bind((Ipv4Addr::LOCALHOST, *port)).is_ok())
        .expect("one of ten thousand ports is free")
}

/// Below the ports that Linux (from 32768) and macOS (from 49152) assign to outgoing connections. Such a port could
/// be assigned to another process while its server restarts, and stay taken for minutes.
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
