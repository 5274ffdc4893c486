//! Parses a protobuf `Status`.
//!
//! It is parsed by hand and not through the tables, so that one invalid field does not hide the others.

use super::cursor::{Cursor, Raw};
use crate::shorten::shorten;
use crate::wire::status::StatusFields;

/// The numbers of the fields that we use of `Status`, `StatusDetails` and `StatusCause`.
const MESSAGE: u32 = 3;
const REASON: u32 = 4;
const DETAILS: u32 = 5;
const CODE: u32 = 6;
const DETAILS_CAUSES: u32 = 4;
const DETAILS_RETRY_AFTER: u32 = 5;
const CAUSE_REASON: u32 = 1;
const CAUSE_MESSAGE: u32 = 2;

/// Parses a `Status`, or as much of one as there is.
pub(crate) fn status(message: &[u8]) -> StatusFields {
    let mut status = StatusFields::default();
    each_field(message, |number, raw| match (number, raw) {
        (MESSAGE, Raw::Bytes(bytes)) => status.message = text(bytes),
        (REASON, Raw::Bytes(bytes)) => status.reason = text(bytes),
        (CODE, Raw::Varint(code)) => status.set_code(code.cast_signed()),
        (DETAILS, Raw::Bytes(details)) => each_field(details, |number, raw| match (number, raw) {
            (DETAILS_RETRY_AFTER, Raw::Varint(seconds)) => status.set_retry_after(seconds.cast_signed()),
            (DETAILS_CAUSES, Raw::Bytes(cause)) => {
                let (mut reason, mut message) = (String::new(), String::new());
                each_field(cause, |number, raw| match (number, raw) {
                    (CAUSE_REASON, Raw::Bytes(bytes)) => reason = text(bytes),
                    (CAUSE_MESSAGE, Raw::Bytes(bytes)) => message = text(bytes),
                    _ => {}
                });
                status.add_cause(&reason, &message);
            }
            _ => {}
        }),
        _ => {}
    });
    status
}

/// Calls `each` for each field, up to the end or to the first byte that is not valid protobuf.
fn each_field<'a>(message: &'a [u8], mut each: impl FnMut(u32, Raw<'a>)) {
    let mut cursor = Cursor::new(message);
    while let Ok(Some(tag)) = cursor.tag() {
        let Ok(raw) = cursor.value(tag.wire) else { return };
        each(tag.number, raw);
    }
}

fn text(bytes: &[u8]) -> String {
    shorten(String::from_utf8_lossy(bytes))
}
