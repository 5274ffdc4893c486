//! Ages in a few characters, as kubectl prints them.

use jiff::Timestamp;
use serde_json::Value;

use super::{Cell, text};

/// The age of an object, from its creation timestamp.
pub(crate) fn age(object: &Value, now: Timestamp) -> Cell {
    ago(text(object, "/metadata/creationTimestamp"), now)
}

/// The time since a timestamp in an object.
pub(crate) fn ago(time: &str, now: Timestamp) -> Cell {
    match instant(time) {
        Some(then) => Cell::ticking(human(now.as_second() - then.as_second())),
        None => Cell::ticking("<unknown>"),
    }
}

pub(crate) fn instant(time: &str) -> Option<Timestamp> {
    time.parse().ok()
}

/// Seconds as `47s`, `3m12s`, `5h`, `12d`: the older, the coarser.
pub(crate) fn human(seconds: i64) -> String {
    const MINUTE: i64 = 60;
    const HOUR: i64 = 60 * MINUTE;
    const DAY: i64 = 24 * HOUR;
    const YEAR: i64 = 365 * DAY;
    let two = |big: i64, unit: char, small: i64, part: char| match small {
        0 => format!("{big}{unit}"),
        _ => format!("{big}{unit}{small}{part}"),
    };
    match seconds.max(0) {
        s if s < 2 * MINUTE => format!("{s}s"),
        s if s < 10 * MINUTE => two(s / MINUTE, 'm', s % MINUTE, 's'),
        s if s < 3 * HOUR => format!("{}m", s / MINUTE),
        s if s < 8 * HOUR => two(s / HOUR, 'h', s % HOUR / MINUTE, 'm'),
        s if s < 2 * DAY => format!("{}h", s / HOUR),
        s if s < 8 * DAY => two(s / DAY, 'd', s % DAY / HOUR, 'h'),
        s if s < 2 * YEAR => format!("{}d", s / DAY),
        s if s < 8 * YEAR => two(s / YEAR, 'y', s % YEAR / DAY, 'd'),
        s => format!("{}y", s / YEAR),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn older_ages_are_coarser() {
        let texts = [
            0,
            119,
            120,
            599,
            600,
            10_799,
            10_800,
            28_800,
            172_800,
            691_200,
            31_536_000,
            63_072_000,
            252_288_000,
        ];
        assert_eq!(
            texts.map(human),
            [
                "0s", "119s", "2m", "9m59s", "10m", "179m", "3h", "8h", "2d", "8d", "365d", "2y", "8y"
            ]
        );
        assert_eq!(human(-5), "0s", "clocks differ");
    }
}
