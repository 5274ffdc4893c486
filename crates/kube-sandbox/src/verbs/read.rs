//! Get: one object in its current state, or in an older one under the fault `Stale`.

use std::time::Duration;

use http::{Response, StatusCode};

use super::Call;
use crate::body::SandboxBody;
use crate::status::ApiError;

/// How long a read waits for a version that the server has not reached.
const WAIT_FOR_VERSION: Duration = Duration::from_secs(3);

pub(super) async fn get(call: &Call) -> Result<Response<SandboxBody>, ApiError> {
    if let Some(text) = call.query.get("resourceVersion") {
        let version: u64 = text.parse().map_err(|_| {
            let why = format!("strconv.ParseUint: parsing \"{text}\": invalid syntax");
            ApiError::new(
                500,
                "",
                format!("resourceVersion: Invalid value: \"{text}\": {why}"),
            )
        })?;
        reach(call, version).await?;
    }
    let (gr, key) = (call.gr(), call.key());
    let found = {
        let state = call.core.store.read();
        match (&call.twists.stale, state.collection(&gr)) {
            (Some((version, _)), Some(collection)) => collection
                .get_at(&key, *version)
                .map_err(|_| ApiError::internal("that far back nothing is known"))?,
            (None, Some(collection)) => collection.get(&key).cloned(),
            (_, None) => None,
        }
    };
    let stored = found.ok_or_else(|| ApiError::not_found(&gr, &call.target.name))?;
    let encoded = if call.twists.spoils(stored.key.name()) {
        &super::answer::spoilt(&call.def, &stored)
    } else {
        &stored.encoded
    };
    call.answer(StatusCode::OK, encoded)
}

/// Waits until the server has reached `version`, up to [`WAIT_FOR_VERSION`].
pub(super) async fn reach(call: &Call, version: u64) -> Result<(), ApiError> {
    let seen = match &call.twists.stale {
        // A stale server does not catch up while the rule is active.
        Some((at, _)) => *at,
        None => call.core.store.read().version(),
    };
    if version <= seen {
        return Ok(());
    }
    let waited = tokio::time::timeout(WAIT_FOR_VERSION, async {
        match &call.twists.stale {
            Some(_) => std::future::pending().await,
            None => call.core.store.reached(version).await,
        }
    });
    waited
        .await
        .map_err(|_| ApiError::version_too_large(version, seen))
}
