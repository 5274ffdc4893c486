//! Parses a JSON `Status`.

use super::read::{DecodeError, Reader};
use super::scan::{Bounds, Scan};
use crate::shorten::shorten;
use crate::wire::status::StatusFields;

/// Parses a `Status`, or as much of one as there is.
pub(crate) fn status(text: &str) -> StatusFields {
    let text = text.trim_ascii_start();
    let mut scan = Scan::default();
    let bounds = Bounds {
        bytes: text.len(),
        depth: 128,
    };
    // A text that cannot be framed to its end has an outline up to the error.
    let _ = scan.advance(text.as_bytes(), bounds);
    match text.starts_with('{') {
        true => status_at(Reader::new(text, scan.outline(), None)),
        false => StatusFields::default(),
    }
}

/// Parses a `Status` whose outline is known.
pub(super) fn status_at(mut object: Reader<'_>) -> StatusFields {
    let mut status = StatusFields::default();
    // Reading may reach something that is not JSON. The fields before it count.
    let _ = object.members(|name, reader| {
        match name {
            "code" => status.set_code(reader.integer()?.unwrap_or_default()),
            "reason" => status.reason = text(reader)?,
            "message" => status.message = text(reader)?,
            "details" => details(&mut status, reader)?,
            _ => reader.skip()?,
        }
        Ok(())
    });
    status
}

fn details(status: &mut StatusFields, details: &mut Reader<'_>) -> Result<(), DecodeError> {
    details.members(|name, reader| {
        match name {
            "retryAfterSeconds" => status.set_retry_after(reader.integer()?.unwrap_or_default()),
            "causes" => reader.elements(|cause| {
                let (mut reason, mut message) = (None, None);
                cause.members(|name, reader| {
                    match name {
                        "reason" => reason = reader.text()?,
                        "message" => message = reader.text()?,
                        _ => reader.skip()?,
                    }
                    Ok(())
                })?;
                status.add_cause(&reason.unwrap_or_default(), &message.unwrap_or_default());
                Ok(())
            })?,
            _ => reader.skip()?,
        }
        Ok(())
    })
}

fn text(reader: &mut Reader<'_>) -> Result<String, DecodeError> {
    Ok(reader.text()?.map(shorten).unwrap_or_default())
}
