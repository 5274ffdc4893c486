//! Durations as people read them: two or three significant figures.

use jiff::Timestamp;

/// The time since `text`, which is a timestamp of an object.
pub(super) fn since(text: &str, now: Timestamp) -> String {
    match text.parse::<Timestamp>() {
        Ok(then) => human(now.as_second() - then.as_second()),
        Err(_) => "<unknown>".to_owned(),
    }
}

/// A number of seconds.
pub(super) fn human(seconds: i64) -> String {
    const MINUTE: i64 = 60;
    const HOUR: i64 = 60 * MINUTE;
    const DAY: i64 = 24 * HOUR;
    const YEAR: i64 = 365 * DAY;
    let two = |large: i64, unit: &str, small: i64, rest: &str| match small {
        0 => format!("{large}{unit}"),
        _ => format!("{large}{unit}{small}{rest}"),
    };
    match seconds {
        // Clocks differ by a second or two.
        ..-1 => "<invalid>".to_owned(),
        -1 => "0s".to_owned(),
        0..120 => format!("{seconds}s"),
        _ if seconds < 10 * MINUTE => two(seconds / MINUTE, "m", seconds % MINUTE, "s"),
        _ if seconds < 3 * HOUR => format!("{}m", seconds / MINUTE),
        _ if seconds < 8 * HOUR => two(seconds / HOUR, "h", seconds % HOUR / MINUTE, "m"),
        _ if seconds < 2 * DAY => format!("{}h", seconds / HOUR),
        _ if seconds < 8 * DAY => two(seconds / DAY, "d", seconds % DAY / HOUR, "h"),
        _ if seconds < 2 * YEAR => format!("{}d", seconds / DAY),
        _ if seconds < 8 * YEAR => two(seconds / YEAR, "y", seconds % YEAR / DAY, "d"),
        _ => format!("{}y", seconds / YEAR),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_have_two_or_three_figures() {
        for (seconds, text) in [
            (-5, "<invalid>"),
            (-1, "0s"),
            (0, "0s"),
            (119, "119s"),
            (120, "2m"),
            (125, "2m5s"),
            (3599, "59m"),
            (3 * 3600, "3h"),
            (3 * 3600 + 61, "3h1m"),
            (47 * 3600, "47h"),
            (49 * 3600, "2d1h"),
            (30 * 86400, "30d"),
            (3 * 365 * 86400, "3y"),
            (3 * 365 * 86400 + 5 * 86400, "3y5d"),
            (9 * 365 * 86400, "9y"),
        ] {
            assert_eq!(human(seconds), text);
        }
        assert_eq!(since("", Timestamp::UNIX_EPOCH), "<unknown>");
    }
}
