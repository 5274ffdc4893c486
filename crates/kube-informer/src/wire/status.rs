//! Parses refusals: the `Status` objects with which a server rejects a request.
//!
//! A refusal determines the reflector's next step, and refusals come from servers, proxies and webhooks of
//! all kinds. They are therefore parsed field by field. A field with an unexpected type counts as absent, and
//! fields before an unreadable part still count. Numbers and texts are bounded (B69).

use std::time::Duration;

use super::json;
use super::proto::{self, Envelope};
use crate::protocol::{Failure, FailureKind, MAX_RETRY_AFTER};
use crate::shorten::shorten;

/// The fields of a `Status` that we use.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct StatusFields {
    code: u16,
    pub(super) reason: String,
    pub(super) message: String,
    retry_after: Option<Duration>,
    /// True if one of the causes says that the version is too large.
    too_large: bool,
}

impl StatusFields {
    /// Sets the code. A number that is not an HTTP status code counts as none.
    pub(super) fn set_code(&mut self, code: i64) {
        let code = u16::try_from(code).ok();
        self.code = code.filter(|code| (100..600).contains(code)).unwrap_or(0);
    }

    /// Sets the retry delay. A number that is not positive counts as none.
    pub(super) fn set_retry_after(&mut self, seconds: i64) {
        let seconds = u64::try_from(seconds).ok().filter(|seconds| *seconds > 0);
        self.retry_after = seconds.map(pause);
    }

    pub(super) fn add_cause(&mut self, reason: &str, message: &str) {
        self.too_large |= reason == "ResourceVersionTooLarge" || message.contains(TOO_LARGE);
    }
}

/// Converts a number of seconds into a bounded duration.
pub(crate) fn pause(seconds: u64) -> Duration {
    Duration::from_secs(seconds).min(MAX_RETRY_AFTER)
}

/// Parses a refusal in any encoding, even if only its beginning is there. `code` is the status code of the
/// answer.
pub(crate) fn status(body: &[u8], code: u16, retry_after: Option<Duration>) -> Failure {
    let mut status = match Envelope::parse(body) {
        Ok(envelope) => enveloped(&envelope),
        Err(_) => json::status(&String::from_utf8_lossy(body)),
    };
    if status == StatusFields::default() {
        // The beginning of an unknown body may still help a person.
        let beginning = String::from_utf8_lossy(&body[..body.len().min(200)]);
        status.message = beginning.trim().to_owned();
    }
    sorted(status, code, retry_after)
}

/// Converts the status of an ERROR event. Its own code is used.
pub(super) fn refused(status: StatusFields) -> Failure {
    sorted(status, 0, None)
}

/// Converts the protobuf status of an ERROR event.
pub(super) fn refusal(object: &Envelope<'_>) -> Failure {
    refused(enveloped(object))
}

fn enveloped(object: &Envelope<'_>) -> StatusFields {
    match object.kind {
        "Status" => proto::status(object.raw),
        other => StatusFields {
            message: shorten(format_args!("an error that is no Status, but {other:?}")),
            ..StatusFields::default()
        },
    }
}

fn sorted(status: StatusFields, code: u16, retry_after: Option<Duration>) -> Failure {
    let code = if code == 0 { status.code } else { code };
    let too_large = status.too_large || (status.reason == "Timeout" && status.message.contains(TOO_LARGE));
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
    Failure {
        kind,
        retry_after: retry_after.or(status.retry_after),
        message: format!("{} ({code})", status.message).into(),
    }
}

const TOO_LARGE: &str = "Too large resource version";

#[cfg(test)]
mod tests {
    use super::*;

    /// Encodes a protobuf field of bytes.
    fn field(number: u8, bytes: &[u8]) -> Vec<u8> {
        let mut out = vec![number << 3 | 2];
        let mut left = bytes.len();
        while left >= 0x80 {
            out.push((left & 0x7f) as u8 | 0x80);
            left >>= 7;
        }
        out.push(left as u8);
        out.extend_from_slice(bytes);
        out
    }

    /// A `Status` in its envelope.
    fn in_protobuf(fields: &[Vec<u8>]) -> Vec<u8> {
        let mut body = b"k8s\0\x0a\x0c\x0a\x02v1\x12\x06Status".to_vec();
        body.extend(field(2, &fields.concat()));
        body
    }

    #[test]
    fn b15_one_invalid_field_does_not_hide_the_reason() {
        for odd in [
            r#""details":null"#,
            r#""details":"none""#,
            r#""details":[{"retryAfterSeconds":3}]"#,
            r#""details":{"causes":null}"#,
            r#""details":{"causes":[null,7,"x",{"reason":7,"message":null}]}"#,
            r#""details":{"retryAfterSeconds":-1}"#,
            r#""details":{"retryAfterSeconds":"soon"}"#,
            r#""details":{"retryAfterSeconds":1e999}"#,
            r#""message":null"#,
            r#""message":{"text":"gone"}"#,
            r#""message":["gone"]"#,
            r#""metadata":null,"status":7"#,
            r#""code":"410""#,
            r#""code":-1"#,
            r#""code":null"#,
            r#""code":99999999999999999999"#,
        ] {
            for body in [
                format!(r#"{{"kind":"Status",{odd},"reason":"Expired"}}"#),
                format!(r#"{{"kind":"Status","reason":"Expired",{odd}}}"#),
                // The answer is truncated after the odd field.
                format!(r#"{{"kind":"Status","reason":"Expired",{odd},"x":{{"y":[1,"#),
            ] {
                let told = status(body.as_bytes(), 0, None);
                assert_eq!(told.kind, FailureKind::Expired, "{body}");
                assert_eq!(told.retry_after, None, "{body}");
            }
        }
        let told = status(br#"{"reason":7,"message":"gone","code":410}"#, 0, None);
        assert_eq!(
            (told.kind, told.message.as_ref()),
            (FailureKind::Expired, "gone (410)")
        );
    }

    #[test]
    fn b15_one_invalid_field_does_not_hide_the_reason_in_protobuf() {
        let minus_one = [&[0x28][..], &[0xff; 9], &[0x01]].concat();
        for odd in [
            // A negative `retryAfterSeconds`, and one that is text; details and a message that are numbers;
            // causes that are not causes.
            field(5, &minus_one),
            field(5, &field(5, b"soon")),
            vec![0x28, 0x07],
            vec![0x18, 0x07],
            field(5, &[0x20, 0x07]),
            field(5, &field(4, &[0x08, 0x07, 0x10, 0x07])),
            field(5, &[0x0a, 0x7f]),
            field(3, b"\xff\xfe"),
            // A code that is text, a negative one, and one of more than 32 bits.
            field(6, b"410"),
            [&[0x30][..], &[0xff; 9], &[0x01]].concat(),
            vec![0x30, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f],
        ] {
            for body in [
                in_protobuf(&[odd.clone(), field(4, b"Expired")]),
                in_protobuf(&[field(4, b"Expired"), odd.clone()]),
                in_protobuf(&[field(4, b"Expired"), odd.clone(), vec![0x3a, 0x7f]]),
            ] {
                let event = Envelope::parse(&body).expect("an envelope");
                for told in [status(&body, 0, None), refusal(&event)] {
                    assert_eq!(told.kind, FailureKind::Expired, "{odd:?}");
                    assert_eq!(told.retry_after, None, "{odd:?}");
                }
            }
        }
    }

    #[test]
    fn b69_no_server_can_ask_for_more_than_the_longest_pause() {
        for (asked, waits) in [
            ("1", Some(1)),
            ("300", Some(300)),
            ("301", Some(300)),
            ("31536000000", Some(300)),
            ("18446744073709551615", Some(300)),
            ("99999999999999999999999", Some(300)),
            ("1.5e300", Some(300)),
            ("0", None),
            ("-9223372036854775808", None),
        ] {
            let body = format!(r#"{{"code":429,"details":{{"retryAfterSeconds":{asked}}}}}"#);
            let told = status(body.as_bytes(), 429, None);
            assert_eq!(told.retry_after, waits.map(Duration::from_secs), "{asked}");
        }
        let most = [&[0x28][..], &[0xff; 8], &[0x7f]].concat();
        let told = status(&in_protobuf(&[field(5, &most)]), 429, None);
        assert_eq!(told.retry_after, Some(MAX_RETRY_AFTER));
    }

    #[test]
    fn b69_a_long_message_is_shortened() {
        let long = "x".repeat(1 << 20);
        for body in [
            format!(r#"{{"code":500,"message":"{long}","reason":"StoreReadError"}}"#).into_bytes(),
            in_protobuf(&[field(3, long.as_bytes()), field(4, b"StoreReadError")]),
        ] {
            let told = status(&body, 500, None);
            assert_eq!(told.kind, FailureKind::CorruptObject);
            assert!(told.message.len() < 1_000, "{} bytes", told.message.len());
        }
    }

    #[test]
    fn an_error_that_is_not_a_status_names_its_kind() {
        let mut body = b"k8s\0\x0a\x09\x0a\x02v1\x12\x03Pod".to_vec();
        body.extend(field(2, &field(4, b"Expired")));
        let told = status(&body, 500, None);
        assert_eq!(
            told.message.as_ref(),
            "an error that is no Status, but \"Pod\" (500)"
        );
    }

    #[test]
    fn b12_a_version_too_large_is_recognised_in_its_three_forms() {
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
    fn a_refusal_in_protobuf_equals_one_in_json() {
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
    fn refusals_are_classified_by_the_reaction_to_them() {
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
