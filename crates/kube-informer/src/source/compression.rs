//! Decides whether to request compressed answers.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU8, Ordering};

/// Whether lists and streaming starts are requested in compressed form. Plain watches are never compressed.
///
/// Compression reduces an answer to a tenth of its size, and costs the server ten times as much as decoding
/// costs us. It pays off over a network, and not within one machine.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # use k8s_openapi::api::core::v1::Pod; use kube_informer::source::KubeSource;
/// use kube_informer::source::Compression;
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// let pods = KubeSource::<Pod>::all(sandbox.client()).compression(Compression::Always);
/// # let _ = pods;
/// # Ok(()) }
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[non_exhaustive]
pub enum Compression {
    /// Compress if the server is on another machine. `kube::Client` does not reveal the server's address, so
    /// it is taken from the first answer, unless [`KubeSource::server`](super::KubeSource::server) sets it
    /// before.
    #[default]
    WhenRemote,
    /// Always request compression.
    Always,
    /// Never request compression.
    Never,
}

/// What was learned about the server. All clones of a source share it.
#[derive(Debug, Default)]
pub(super) struct ServerSupport {
    place: AtomicU8,
    plain: AtomicU8,
    json: AtomicU8,
}

const UNKNOWN: u8 = 0;
const NEAR: u8 = 1;
const FAR: u8 = 2;

impl ServerSupport {
    /// Records the server's address.
    pub(super) fn is_at(&self, address: SocketAddr) {
        let place = if address.ip().to_canonical().is_loopback() {
            NEAR
        } else {
            FAR
        };
        self.place.store(place, Ordering::Relaxed);
    }

    /// Records the server's host name. Apart from `localhost`, a name counts as remote.
    pub(super) fn is_called(&self, host: &str) {
        let host = host.trim_start_matches('[').trim_end_matches(']');
        match host.parse() {
            Ok(ip) => self.is_at(SocketAddr::new(ip, 0)),
            Err(_) => {
                let near = host == "localhost" || host.ends_with(".localhost");
                self.place.store(if near { NEAR } else { FAR }, Ordering::Relaxed);
            }
        }
    }

    /// Records that a component between us and the server breaks compression: a client that decompresses by
    /// itself, but only the first member, or a proxy that truncates answers.
    pub(super) fn breaks_compression(&self) {
        self.plain.store(1, Ordering::Relaxed);
    }

    pub(super) fn compresses(&self, wanted: Compression) -> bool {
        if self.plain.load(Ordering::Relaxed) != 0 {
            return false;
        }
        match wanted {
            Compression::WhenRemote => self.place.load(Ordering::Relaxed) == FAR,
            Compression::Always => true,
            Compression::Never => false,
        }
    }

    /// Records that the server has neither protobuf nor bare metadata for this collection, so that it is not
    /// asked for them again.
    pub(super) fn has_only_json(&self) {
        self.json.store(1, Ordering::Relaxed);
    }

    /// True if it is worth asking for anything other than whole objects as JSON.
    pub(super) fn may_have_more_than_json(&self) -> bool {
        self.json.load(Ordering::Relaxed) == 0
    }

    pub(super) fn is_unknown(&self) -> bool {
        self.place.load(Ordering::Relaxed) == UNKNOWN
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn compression_is_requested_from_a_server_on_another_machine() {
        let asked = |host: &str| {
            let server = ServerSupport::default();
            server.is_called(host);
            server.compresses(Compression::WhenRemote)
        };
        for near in ["127.0.0.1", "[::1]", "localhost", "::ffff:127.0.0.1"] {
            assert!(!asked(near), "{near}");
        }
        for far in ["10.0.0.1", "api.example.com", "[fd00::1]"] {
            assert!(asked(far), "{far}");
        }
        assert!(
            !ServerSupport::default().compresses(Compression::WhenRemote),
            "not before it is known"
        );
    }

    #[test]
    fn compression_is_off_once_it_has_been_broken() {
        let server = ServerSupport::default();
        assert!(server.compresses(Compression::Always));
        server.breaks_compression();
        assert!(!server.compresses(Compression::Always));
    }
}
