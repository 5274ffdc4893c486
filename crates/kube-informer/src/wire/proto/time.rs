//! Formats times and durations as Kubernetes writes them in JSON.
//!
//! Knows: the two forms of a time, and Go's form of a duration. Never learns: the clock.

use super::cursor::{Cursor, Raw};
use super::error::{Error, ErrorKind};

/// Formats a time. Returns `None` for Go's zero time, which is null in JSON.
pub(super) fn time(bytes: &[u8]) -> Result<Option<TimeText>, Error> {
    match ProtoTimestamp::read(bytes)? {
        Some(stamp) => stamp.text(None).map(Some),
        None => Ok(None),
    }
}

/// Formats a time with microseconds.
pub(super) fn micro_time(bytes: &[u8]) -> Result<Option<TimeText>, Error> {
    match ProtoTimestamp::read(bytes)? {
        Some(stamp) => stamp.text(Some(stamp.nanos / 1000)).map(Some),
        None => Ok(None),
    }
}

/// True if a time of either form is Go's zero time.
pub(super) fn is_null(bytes: &[u8]) -> Result<bool, Error> {
    ProtoTimestamp::read(bytes).map(|stamp| stamp.is_none())
}

/// Formats a duration like Go's `time.Duration.String`: `1h2m3.5s`, `1.5ms`, `0s`.
pub(super) fn duration(nanos: i64) -> String {
    let sign = if nanos < 0 { "-" } else { "" };
    let total = nanos.unsigned_abs();
    let fraction = |whole: u64, part: u64, digits: usize| {
        let text = format!("{whole}.{part:0digits$}");
        text.trim_end_matches('0').trim_end_matches('.').to_owned()
    };
    match total {
        0 => "0s".to_owned(),
        1..1_000 => format!("{sign}{total}ns"),
        1_000..1_000_000 => format!("{sign}{}µs", fraction(total / 1_000, total % 1_000, 3)),
        1_000_000..1_000_000_000 => format!("{sign}{}ms", fraction(total / 1_000_000, total % 1_000_000, 6)),
        _ => {
            let (seconds, part) = (total / 1_000_000_000, total % 1_000_000_000);
            let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
            let rest = fraction(seconds % 60, part, 9);
            match (hours, minutes) {
                (0, 0) => format!("{sign}{rest}s"),
                (0, _) => format!("{sign}{minutes}m{rest}s"),
                _ => format!("{sign}{hours}h{minutes}m{rest}s"),
            }
        }
    }
}

/// A formatted time. The longest is `2026-01-02T03:04:05.678901Z`.
#[derive(Debug, Clone, Copy)]
pub(super) struct TimeText {
    bytes: [u8; 27],
    length: usize,
}

impl TimeText {
    pub(super) fn as_str(&self) -> &str {
        std::str::from_utf8(&self.bytes[..self.length]).expect("digits and signs")
    }

    fn push(&mut self, byte: u8) {
        self.bytes[self.length] = byte;
        self.length += 1;
    }

    fn digits(&mut self, number: u32, count: u32) {
        for i in (0..count).rev() {
            let digit = number / 10_u32.pow(i) % 10;
            self.push(b'0' + u8::try_from(digit).expect("it is below ten"));
        }
    }
}

struct ProtoTimestamp {
    seconds: i64,
    nanos: i32,
}

impl ProtoTimestamp {
    fn read(bytes: &[u8]) -> Result<Option<Self>, Error> {
        let mut stamp = Self { seconds: 0, nanos: 0 };
        let mut cursor = Cursor::new(bytes);
        while let Some(tag) = cursor.tag()? {
            match (tag.number, cursor.value(tag.wire)?) {
                (1, Raw::Varint(seconds)) => stamp.seconds = seconds.cast_signed(),
                (2, Raw::Varint(nanos)) => {
                    stamp.nanos = i32::try_from(nanos.cast_signed())
                        .ok()
                        .filter(|n| (0..1_000_000_000).contains(n))
                        .ok_or_else(out_of_range)?;
                }
                (1 | 2, _) => return Err(Error::new(ErrorKind::WireType, "a time that is not a number")),
                _ => {}
            }
        }
        let is_zero = bytes.is_empty() || (stamp.seconds == YEAR_ONE && stamp.nanos == 0);
        Ok((!is_zero).then_some(stamp))
    }

    fn text(&self, micros: Option<i32>) -> Result<TimeText, Error> {
        if !(YEAR_ONE..YEAR_TEN_THOUSAND).contains(&self.seconds) {
            return Err(out_of_range());
        }
        let in_day = u32::try_from(self.seconds.rem_euclid(86_400)).map_err(|_| out_of_range())?;
        let (year, month, day) = civil(self.seconds.div_euclid(86_400)).ok_or_else(out_of_range)?;
        let mut text = TimeText {
            bytes: [0; 27],
            length: 0,
        };
        text.digits(year, 4);
        text.push(b'-');
        text.digits(month, 2);
        text.push(b'-');
        text.digits(day, 2);
        text.push(b'T');
        text.digits(in_day / 3600, 2);
        text.push(b':');
        text.digits(in_day / 60 % 60, 2);
        text.push(b':');
        text.digits(in_day % 60, 2);
        if let Some(micros) = micros {
            text.push(b'.');
            text.digits(u32::try_from(micros).map_err(|_| out_of_range())?, 6);
        }
        text.push(b'Z');
        Ok(text)
    }
}

/// Converts a day, counted from 1970, into year, month and day of the calendar that Go and RFC 3339 use for
/// all times.
///
/// Years begin in March here, so that the leap day is the last day of its year; 400 years have 146,097 days.
fn civil(day: i64) -> Option<(u32, u32, u32)> {
    const FROM_MARCH_OF_YEAR_0: i64 = 719_468;
    let day = day + FROM_MARCH_OF_YEAR_0;
    let (era, of_era) = (day.div_euclid(146_097), day.rem_euclid(146_097));
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let months = (5 * of_year + 2) / 153;
    let day = of_year - (153 * months + 2) / 5 + 1;
    let month = if months < 10 { months + 3 } else { months - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    Some((
        u32::try_from(year).ok()?,
        u32::try_from(month).ok()?,
        u32::try_from(day).ok()?,
    ))
}

/// Go's zero time.
const YEAR_ONE: i64 = -62_135_596_800;
const YEAR_TEN_THOUSAND: i64 = 253_402_300_800;

#[cold]
fn out_of_range() -> Error {
    Error::new(ErrorKind::Malformed, "a time that no clock shows")
}

#[cfg(test)]
mod tests {
    use k8s_openapi::jiff::Timestamp;
    use proptest::prelude::*;

    use super::*;

    fn shown(seconds: i64, micros: Option<i32>) -> String {
        let stamp = ProtoTimestamp { seconds, nanos: 0 };
        stamp.text(micros).expect("a time").as_str().to_owned()
    }

    proptest! {
        #[test]
        fn times_follow_the_calendar(seconds in YEAR_ONE..YEAR_TEN_THOUSAND - 86_400, micros in 0..1_000_000) {
            let expected = Timestamp::from_second(seconds).expect("a time").to_string();
            prop_assert_eq!(shown(seconds, None), expected.clone());
            prop_assert_eq!(shown(seconds, Some(micros)), expected.replace('Z', &format!(".{micros:06}Z")));
        }
    }

    #[test]
    fn the_zero_time_is_null_and_the_epoch_is_not() {
        assert!(time(&[]).expect("null").is_none());
        assert_eq!(
            time(&[0x08, 0x00, 0x10, 0x00])
                .expect("a time")
                .map(|t| t.as_str().to_owned()),
            Some("1970-01-01T00:00:00Z".to_owned())
        );
        for seconds in [YEAR_ONE - 1, YEAR_TEN_THOUSAND, i64::MIN, i64::MAX] {
            assert!(ProtoTimestamp { seconds, nanos: 0 }.text(None).is_err());
        }
    }

    #[test]
    fn durations_are_written_as_in_go() {
        for (nanos, expected) in [
            (0, "0s"),
            (1, "1ns"),
            (1_100, "1.1µs"),
            (2_200_000, "2.2ms"),
            (3_300_000_000, "3.3s"),
            (-60_000_000_000, "-1m0s"),
            (245_000_000_000, "4m5s"),
            (18_367_001_000_000, "5h6m7.001s"),
            (28_800_000_000_001, "8h0m0.000000001s"),
            (i64::MAX, "2562047h47m16.854775807s"),
            (i64::MIN, "-2562047h47m16.854775808s"),
        ] {
            assert_eq!(duration(nanos), expected);
        }
    }
}
