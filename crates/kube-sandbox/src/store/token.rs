//! Continue tokens: the start of the next page of a list, and its version.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::{Deserialize, Serialize};

use crate::object::Key;

/// The decoded form of `continue`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ContinueToken {
    /// The version of all pages; `None` for an inconsistent continuation after expiry.
    pub(crate) version: Option<u64>,
    pub(crate) start: Key,
    /// The number of keys that follow at that version, so that not every page has to count them.
    pub(crate) left: Option<usize>,
}

#[derive(Serialize, Deserialize)]
struct Wire {
    v: String,
    rv: i64,
    start: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    left: Option<usize>,
}

impl ContinueToken {
    /// Continues right after `last`.
    pub(crate) fn after(last: &Key, version: u64, left: usize) -> Self {
        let start = Key::bound(format!("{}\0", last.as_str()));
        Self {
            version: Some(version),
            start,
            left: Some(left),
        }
    }

    /// The same position in the current version: the list is no longer of a single version.
    pub(crate) fn inconsistent(start: Key) -> Self {
        Self {
            version: None,
            start,
            left: None,
        }
    }

    pub(crate) fn encode(&self) -> String {
        let wire = Wire {
            v: "meta.k8s.io/v1".to_owned(),
            // The real server writes -1 for the current version.
            rv: self.version.map_or(-1, |v| v as i64),
            start: self.start.as_str().to_owned(),
            left: self.left,
        };
        URL_SAFE_NO_PAD.encode(serde_json::to_vec(&wire).expect("three plain fields"))
    }

    /// Decodes a token. The error is the message for the client.
    pub(crate) fn decode(text: &str) -> Result<Self, String> {
        let bytes = URL_SAFE_NO_PAD
            .decode(text)
            .map_err(|e| format!("continue key is not valid: {e}"))?;
        let wire: Wire =
            serde_json::from_slice(&bytes).map_err(|e| format!("continue key is not valid: {e}"))?;
        if wire.v != "meta.k8s.io/v1" {
            return Err(format!(
                "continue key is not valid: server does not recognize this encoded version {}",
                wire.v
            ));
        }
        if wire.rv == 0 {
            return Err(
                "continue key is not valid: incorrect encoded start resourceVersion (version meta.k8s.io/v1)"
                    .to_owned(),
            );
        }
        if wire.start.is_empty() {
            return Err(
                "continue key is not valid: encoded start key empty (version meta.k8s.io/v1)".to_owned(),
            );
        }
        Ok(Self {
            version: u64::try_from(wire.rv).ok(),
            start: Key::bound(wire.start),
            left: wire.left,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_survives_the_trip() {
        let start = Key::new("ns", "a");
        for token in [
            ContinueToken::after(&start, 7, 3),
            ContinueToken::inconsistent(start.clone()),
        ] {
            assert_eq!(ContinueToken::decode(&token.encode()), Ok(token));
        }
    }

    #[test]
    fn garbage_is_refused() {
        for bad in [
            "",
            "%%%",
            "e30",
            "eyJ2IjoibWV0YS5rOHMuaW8vdjEiLCJydiI6MCwic3RhcnQiOiJhIn0",
        ] {
            assert!(ContinueToken::decode(bad).is_err(), "{bad}");
        }
    }
}
