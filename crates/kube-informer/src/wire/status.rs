//! Refusals: what the server says when it says no.

use std::time::Duration;

use serde::Deserialize;

use super::proto::{Decoder, Envelope};
use crate::reflector::{Failure, FailureKind};

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

/// A refusal of the server, in whatever form it came. `code` is that of the answer, 0 for an event, whose own code counts then.
pub(crate) fn status(body: &[u8], code: u16, retry_after: Option<Duration>) -> Failure {
    let parsed: Option<Status> = match Envelope::parse(body) {
        Ok(envelope) => Decoder::new().object(&envelope).ok(),
        Err(_) => serde_json::from_slice(body).ok(),
    };
    let plain = || {
        String::from_utf8_lossy(&body[..body.len().min(200)])
            .trim()
            .to_owned()
    };
    let status = parsed.unwrap_or_else(|| Status {
        message: plain(),
        ..Status::default()
    });
    sorted(status, code, retry_after)
}

/// The same for an event in protobuf.
pub(crate) fn refusal(object: &Envelope<'_>) -> Failure {
    let status: Result<Status, _> = Decoder::new().object(object);
    let status = status.unwrap_or_else(|why| Status {
        message: format!("an error that cannot be read: {why}"),
        ..Status::default()
    });
    sorted(status, 0, None)
}

fn sorted(status: Status, code: u16, retry_after: Option<Duration>) -> Failure {
    const TOO_LARGE: &str = "Too large resource version";
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
    fn a_refusal_in_protobuf_says_the_same() {
        let mut body = b"k8s\0\x0a\x0c\x0a\x02v1\x12\x06Status\x12".to_vec();
        let said =
            b"\x0a\0\x12\x07Failure\x1a\x08too many\x22\x0fTooManyRequests\x2a\x02\x28\x03\x30\xad\x03";
        body.push(u8::try_from(said.len()).expect("short"));
        body.extend_from_slice(said);
        for told in [
            status(&body, 429, None),
            refusal(&Envelope::parse(&body).expect("an envelope")),
        ] {
            assert_eq!(told.kind, FailureKind::TooManyRequests);
            assert_eq!(told.message.as_ref(), "too many (429)");
            assert_eq!(told.retry_after, Some(Duration::from_secs(3)));
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
