//! Sorts errors of the connection and answers that refuse a request.

use std::io;
use std::time::Duration;

use ::kube::Error;
use ::kube::client::Body;
use futures::StreamExt;
use http::header::RETRY_AFTER;
use http::{HeaderMap, Response};
use http_body_util::BodyExt;

use crate::protocol::{Failure, FailureKind};
use crate::wire;

/// Returns the answer, or the refusal in it as a failure.
pub(super) async fn accepted(answer: Result<Response<Body>, Error>) -> Result<Response<Body>, Failure> {
    let response = answer.map_err(|error| match error {
        Error::Api(status) => wire::status(
            &serde_json::to_vec(&*status).unwrap_or_default(),
            status.code,
            None,
        ),
        other => network(&other),
    })?;
    if response.status().is_success() {
        return Ok(response);
    }
    let (code, pause) = (response.status().as_u16(), retry_after(response.headers()));
    let mut body = Vec::new();
    // A timeout is ignored: the bytes that arrived are used.
    let _ = tokio::time::timeout(REFUSAL_WITHIN, beginning(response.into_body(), &mut body)).await;
    Err(wire::status(&body, code, pause))
}

/// Limits on the size of a refusal's body and on the time to read it. The status code came before the body,
/// and is usually sufficient.
const REFUSAL: usize = 64 << 10;
const REFUSAL_WITHIN: Duration = Duration::from_secs(10);

/// Reads the first bytes of a body, up to the limit, the end or an error.
async fn beginning(body: Body, out: &mut Vec<u8>) {
    let mut pieces = body.into_data_stream();
    while let Some(Ok(piece)) = pieces.next().await {
        let room = REFUSAL - out.len();
        out.extend_from_slice(&piece[..piece.len().min(room)]);
        if out.len() >= REFUSAL {
            return;
        }
    }
}

/// Parses `Retry-After` in seconds. The other form, a date, would have to be compared with another machine's
/// clock.
pub(super) fn retry_after(headers: &HeaderMap) -> Option<Duration> {
    let text = headers.get(RETRY_AFTER)?.to_str().ok()?.trim();
    let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    digits.then(|| wire::pause(text.parse().unwrap_or(u64::MAX)))
}

/// Classifies an error of the connection.
pub(super) fn network(error: &(dyn std::error::Error + 'static)) -> Failure {
    let mut message = error.to_string();
    let mut kind = FailureKind::Network;
    let mut cause = Some(error);
    while let Some(error) = cause {
        if let Some(io) = error.downcast_ref::<io::Error>()
            && io.kind() == io::ErrorKind::ConnectionRefused
        {
            kind = FailureKind::ConnectionRefused;
        }
        let text = error.to_string();
        if !message.contains(&text) {
            message = format!("{message}: {text}");
        }
        cause = error.source();
    }
    // rustls reads the first bytes of an answer in plain text as the type of a TLS record.
    if message.contains("InvalidContentType") {
        message =
            format!("the server does not speak https at this port; is its address http://…? ({message})");
    }
    Failure::new(kind, message)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn https_to_a_port_of_http_is_called_so() {
        let error = io::Error::other("received corrupt message of type InvalidContentType");
        let failure = network(&error);
        assert_eq!(failure.kind, FailureKind::Network);
        assert!(
            failure
                .message
                .starts_with("the server does not speak https at this port"),
            "{}",
            failure.message
        );
    }
}
