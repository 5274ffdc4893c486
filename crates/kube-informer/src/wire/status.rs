//! Refusals: what the server says when it says no.

use std::time::Duration;

use serde::Deserialize;

use crate::reflector::{Failure, FailureKind};

/// A refusal of the server. `code` is that of the answer, 0 for an event, whose own code counts then.
pub(crate) fn status(body: &[u8], code: u16, retry_after: Option<Duration>) -> Failure {
    #[derive(Deserialize, Default)]
    #[serde(default)]
    struct Status {
        code: u16,
        reason: String,
        message: String,
        details: Details,
    }
    #[derive(Deserialize, Default)]
    #[serde(default)]
    struct Details {
        #[serde(rename = "retryAfterSeconds")]
        retry_after: u64,
        causes: Vec<Cause>,
    }
    #[derive(Deserialize, Default)]
    #[serde(default)]
    struct Cause {
        reason: String,
        message: String,
    }
    const TOO_LARGE: &str = "Too large resource version";
    let parsed: Option<Status> = serde_json::from_slice(body).ok();
    let plain = || {
        String::from_utf8_lossy(&body[..body.len().min(200)])
            .trim()
            .to_owned()
    };
    let status = parsed.unwrap_or_else(|| Status {
        message: plain(),
        ..Status::default()
    });
    let code = if code == 0 { status.code } else { code };
    let too_large = status
        .details
        .causes
        .iter()
        .any(|c| c.reason == "ResourceVersionTooLarge" || c.message.contains(TOO_LARGE))
        || (status.reason == "Timeout" && status.message.contains(TOO_LARGE));
    let kind = match (code, status.reason.as_str()) {
        _ if too_large => FailureKind::VersionTooLarge,
        (410, _) | (_, "Expired" | "Gone") => FailureKind::Expired,
        (_, "StoreReadError") => FailureKind::CorruptObject,
        (429, _) => FailureKind::TooManyRequests,
        (401, _) => FailureKind::Unauthorized,
        (403, _) => FailureKind::Forbidden,
        (404, _) => FailureKind::NotFound,
        (400..=499, _) => FailureKind::Rejected,
        (500..=599, _) => FailureKind::Server,
        _ => FailureKind::Malformed,
    };
    let asked = (status.details.retry_after > 0).then(|| Duration::from_secs(status.details.retry_after));
    Failure {
        kind,
        retry_after: retry_after.or(asked),
        message: format!("{} ({code})", status.message).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b12_a_version_too_large_in_its_three_dialects() {
        let dialects = [
            r#"{"code":504,"reason":"Timeout","details":{"causes":[{"reason":"ResourceVersionTooLarge"}]}}"#,
            r#"{"code":504,"reason":"Timeout","details":{"causes":[{"message":"Too large resource version"}]}}"#,
            r#"{"code":504,"reason":"Timeout","message":"Timeout: Too large resource version: 9, current: 7"}"#,
        ];
        for body in dialects {
            assert_eq!(
                status(body.as_bytes(), 504, None).kind,
                FailureKind::VersionTooLarge,
                "{body}"
            );
        }
    }

    #[test]
    fn refusals_are_sorted_by_what_is_done_about_them() {
        let kind = |code: u16, reason: &str| {
            status(
                format!(r#"{{"code":{code},"reason":"{reason}"}}"#).as_bytes(),
                code,
                None,
            )
            .kind
        };
        assert_eq!(kind(410, "Expired"), FailureKind::Expired);
        assert_eq!(kind(429, "TooManyRequests"), FailureKind::TooManyRequests);
        assert_eq!(kind(403, "Forbidden"), FailureKind::Forbidden);
        assert_eq!(kind(422, "Invalid"), FailureKind::Rejected);
        assert_eq!(kind(500, "StoreReadError"), FailureKind::CorruptObject);
        assert_eq!(kind(503, ""), FailureKind::Server);
        assert_eq!(
            status(b"404 page not found\n", 404, None).message.as_ref(),
            "404 page not found (404)"
        );
        let busy = status(br#"{"details":{"retryAfterSeconds":3}}"#, 429, None);
        assert_eq!(busy.retry_after, Some(Duration::from_secs(3)));
    }
}
