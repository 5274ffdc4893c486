//! [`Time`] and [`MicroTime`]: eight bytes each, also as an `Option`.

use std::fmt;
use std::num::NonZeroU64;
use std::str::FromStr;
use std::time::{Duration, SystemTime};

use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde::ser::{Serialize, Serializer};

/// A point in time, to the second, as Kubernetes writes most times. Its default is Go's zero time, which JSON shows as null.
///
/// ```
/// use kube_lean::Time;
///
/// let time: Time = "2026-01-02T03:04:05Z".parse()?;
/// assert_eq!(time.unix(), 1_767_323_045);
/// assert_eq!(time.to_string(), "2026-01-02T03:04:05Z");
/// assert_eq!(size_of::<Option<Time>>(), 8);
/// # Ok::<(), kube_lean::TimeError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Time(NonZeroU64);

/// A point in time, to the microsecond.
///
/// ```
/// use kube_lean::MicroTime;
///
/// let time: MicroTime = "2026-01-02T03:04:05.678901Z".parse()?;
/// assert_eq!(time.unix_micros(), 1_767_323_045_678_901);
/// assert_eq!(time.to_string(), "2026-01-02T03:04:05.678901Z");
/// # Ok::<(), kube_lean::TimeError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MicroTime(NonZeroU64);

/// A text or a number is no time of the years 1 to 9999.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no time of the years 1 to 9999, as RFC 3339 writes them")]
pub struct TimeError;

/// Go's zero time, in seconds from 1970.
const YEAR_ONE: i64 = -62_135_596_800;
const YEAR_TEN_THOUSAND: i64 = 253_402_300_800;
const MICROS: i64 = 1_000_000;

impl Time {
    /// A number of seconds from 1970.
    ///
    /// ```
    /// assert_eq!(kube_lean::Time::from_unix(0)?.to_string(), "1970-01-01T00:00:00Z");
    /// # Ok::<(), kube_lean::TimeError>(())
    /// ```
    pub fn from_unix(seconds: i64) -> Result<Self, TimeError> {
        if !(YEAR_ONE..YEAR_TEN_THOUSAND).contains(&seconds) {
            return Err(TimeError);
        }
        let place = (seconds - YEAR_ONE + 1).unsigned_abs();
        NonZeroU64::new(place).map(Self).ok_or(TimeError)
    }

    /// Seconds from 1970.
    pub fn unix(self) -> i64 {
        self.0.get().cast_signed() - 1 + YEAR_ONE
    }

    /// Whether it is Go's zero time: no time was given.
    pub fn is_zero(self) -> bool {
        self == Self::default()
    }
}

impl MicroTime {
    /// A number of microseconds from 1970.
    ///
    /// ```
    /// assert_eq!(kube_lean::MicroTime::from_unix_micros(1)?.to_string(), "1970-01-01T00:00:00.000001Z");
    /// # Ok::<(), kube_lean::TimeError>(())
    /// ```
    pub fn from_unix_micros(micros: i64) -> Result<Self, TimeError> {
        if !(YEAR_ONE * MICROS..YEAR_TEN_THOUSAND * MICROS).contains(&micros) {
            return Err(TimeError);
        }
        let place = (micros - YEAR_ONE * MICROS + 1).unsigned_abs();
        NonZeroU64::new(place).map(Self).ok_or(TimeError)
    }

    /// Microseconds from 1970.
    pub fn unix_micros(self) -> i64 {
        self.0.get().cast_signed() - 1 + YEAR_ONE * MICROS
    }

    /// Whether it is Go's zero time: no time was given.
    pub fn is_zero(self) -> bool {
        self == Self::default()
    }
}

impl Default for Time {
    fn default() -> Self {
        Self(NonZeroU64::MIN)
    }
}

impl Default for MicroTime {
    fn default() -> Self {
        Self(NonZeroU64::MIN)
    }
}

impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write(f, self.unix())?;
        f.write_str("Z")
    }
}

impl fmt::Display for MicroTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let micros = self.unix_micros();
        write(f, micros.div_euclid(MICROS))?;
        write!(f, ".{:06}Z", micros.rem_euclid(MICROS))
    }
}

impl fmt::Debug for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Debug for MicroTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Time {
    type Err = TimeError;

    fn from_str(text: &str) -> Result<Self, TimeError> {
        let (seconds, _) = parse(text.as_bytes()).ok_or(TimeError)?;
        Self::from_unix(seconds)
    }
}

impl FromStr for MicroTime {
    type Err = TimeError;

    fn from_str(text: &str) -> Result<Self, TimeError> {
        let (seconds, micros) = parse(text.as_bytes()).ok_or(TimeError)?;
        Self::from_unix_micros(seconds * MICROS + micros)
    }
}

impl From<Time> for SystemTime {
    fn from(time: Time) -> Self {
        from_epoch(time.unix() * MICROS)
    }
}

impl From<MicroTime> for SystemTime {
    fn from(time: MicroTime) -> Self {
        from_epoch(time.unix_micros())
    }
}

fn from_epoch(micros: i64) -> SystemTime {
    let distance = Duration::from_micros(micros.unsigned_abs());
    match micros < 0 {
        true => SystemTime::UNIX_EPOCH - distance,
        false => SystemTime::UNIX_EPOCH + distance,
    }
}

macro_rules! as_text {
    ($type:ident) => {
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                match self.is_zero() {
                    true => serializer.serialize_unit(),
                    false => serializer.collect_str(self),
                }
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct Text;

                impl Visitor<'_> for Text {
                    type Value = $type;

                    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                        f.write_str("a time as RFC 3339 writes it")
                    }

                    fn visit_str<E: Error>(self, text: &str) -> Result<$type, E> {
                        text.parse().map_err(E::custom)
                    }
                }

                deserializer.deserialize_str(Text)
            }
        }
    };
}
as_text!(Time);
as_text!(MicroTime);

/// Days from 1970 to the first of March of the year 0.
const MARCH_OF_YEAR_0: i64 = -719_468;

/// Writes date and time of day. Years begin in March here, so that the leap day is the last of its year.
fn write(f: &mut fmt::Formatter<'_>, seconds: i64) -> fmt::Result {
    let (day, of_day) = (seconds.div_euclid(86_400), seconds.rem_euclid(86_400));
    let day = day - MARCH_OF_YEAR_0;
    let (era, of_era) = (day.div_euclid(146_097), day.rem_euclid(146_097));
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year + era * 400 + i64::from(month <= 2);
    write!(
        f,
        "{year:04}-{month:02}-{day:02}T{:02}:{:02}:{:02}",
        of_day / 3600,
        of_day / 60 % 60,
        of_day % 60
    )
}

/// Seconds from 1970, and the microseconds of the fraction.
fn parse(text: &[u8]) -> Option<(i64, i64)> {
    let number = |from: usize, to: usize| -> Option<i64> {
        text.get(from..to)?.iter().try_fold(0, |sum, digit| {
            digit.is_ascii_digit().then(|| sum * 10 + i64::from(digit - b'0'))
        })
    };
    let sign = |place: usize, signs: &[u8]| text.get(place).filter(|sign| signs.contains(sign));
    sign(4, b"-")
        .and(sign(7, b"-"))
        .and(sign(10, b"Tt"))
        .and(sign(13, b":"))
        .and(sign(16, b":"))?;
    let (year, month, day) = (number(0, 4)?, number(5, 7)?, number(8, 10)?);
    let (hour, minute, second) = (number(11, 13)?, number(14, 16)?, number(17, 19)?);
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        2 => 28 + i64::from(leap),
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => return None,
    };
    if !(1..=days).contains(&day) || hour > 23 || minute > 59 || second > 59 {
        return None;
    }
    let mut end = 19;
    let mut micros = 0;
    if sign(end, b".,").is_some() {
        let digits = text[end + 1..]
            .iter()
            .take_while(|digit| digit.is_ascii_digit())
            .count();
        for place in 0..6 {
            let digit = if place < digits {
                number(end + 1 + place, end + 2 + place)?
            } else {
                0
            };
            micros = micros * 10 + digit;
        }
        end += 1 + digits;
        if digits == 0 {
            return None;
        }
    }
    let offset = match text.get(end..)? {
        b"Z" | b"z" => 0,
        [direction @ (b'+' | b'-'), _, _, b':', _, _] => {
            let distance = number(end + 1, end + 3)? * 3600 + number(end + 4, end + 6)? * 60;
            if *direction == b'+' { distance } else { -distance }
        }
        _ => return None,
    };
    let (year, month) = if month > 2 {
        (year, month - 3)
    } else {
        (year - 1, month + 9)
    };
    let (era, of_era) = (year.div_euclid(400), year.rem_euclid(400));
    let day = era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + (153 * month + 2) / 5 + day - 1
        + MARCH_OF_YEAR_0;
    Some((day * 86_400 + hour * 3600 + minute * 60 + second - offset, micros))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn what_is_written_can_be_read(micros in YEAR_ONE * MICROS..YEAR_TEN_THOUSAND * MICROS) {
            let time = MicroTime::from_unix_micros(micros).expect("in range");
            prop_assert_eq!(time.unix_micros(), micros);
            prop_assert_eq!(time.to_string().parse::<MicroTime>(), Ok(time));
            let time = Time::from_unix(micros.div_euclid(MICROS)).expect("in range");
            prop_assert_eq!(time.unix(), micros.div_euclid(MICROS));
            prop_assert_eq!(time.to_string().parse::<Time>(), Ok(time));
        }

        #[test]
        fn no_text_makes_it_panic(text in "[0-9T:.Z+-]{0,30}") {
            let _ = (text.parse::<Time>(), text.parse::<MicroTime>());
        }
    }

    #[test]
    fn known_times_are_where_they_belong() {
        for (text, seconds) in [
            ("1970-01-01T00:00:00Z", 0),
            ("0001-01-01T00:00:00Z", YEAR_ONE),
            ("9999-12-31T23:59:59Z", YEAR_TEN_THOUSAND - 1),
            ("2000-02-29T12:00:00Z", 951_825_600),
            ("2024-03-01T00:00:00+02:00", 1_709_244_000),
            ("2024-02-29T20:00:00.999-02:00", 1_709_244_000),
        ] {
            assert_eq!(text.parse::<Time>().map(Time::unix), Ok(seconds), "{text}");
        }
        assert_eq!(
            "1970-01-01T00:00:00.5Z"
                .parse::<MicroTime>()
                .map(MicroTime::unix_micros),
            Ok(500_000)
        );
        assert_eq!(
            "1970-01-01T00:00:00.123456789Z"
                .parse::<MicroTime>()
                .map(MicroTime::unix_micros),
            Ok(123_456)
        );
    }

    #[test]
    fn what_is_no_time_is_refused() {
        for text in [
            "",
            "2024",
            "2024-02-30T00:00:00Z",
            "2023-02-29T00:00:00Z",
            "2024-13-01T00:00:00Z",
            "2024-01-01T24:00:00Z",
            "2024-01-01T00:60:00Z",
            "2024-01-01T00:00:00",
            "2024-01-01T00:00:00.Z",
            "2024-01-01 00:00:00Z",
            "2024-01-01T00:00:00Zx",
            "0000-12-31T00:00:00Z",
            "0001-01-01T00:00:00+00:01",
        ] {
            assert_eq!(text.parse::<Time>(), Err(TimeError), "{text}");
        }
    }

    #[test]
    fn the_zero_time_is_null() {
        assert_eq!(
            serde_json::to_string(&(Time::default(), MicroTime::default())).expect("JSON"),
            "[null,null]"
        );
        assert_eq!(
            (size_of::<Option<Time>>(), size_of::<Option<MicroTime>>()),
            (8, 8)
        );
    }
}
