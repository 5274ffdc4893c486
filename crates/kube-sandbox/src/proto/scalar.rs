//! Values that JSON and protobuf write differently: times, durations, quantities.

use jiff::Timestamp;

/// Go's zero time, which JSON writes as null and protobuf as an empty message.
const YEAR_ONE: i64 = -62_135_596_800;

/// Seconds and nanoseconds of a time in JSON; none if the text is no time.
pub(super) fn parse_time(text: &str) -> Option<(i64, i32)> {
    let time: Timestamp = text.parse().ok()?;
    // The seconds are rounded down, the nanoseconds count up from there.
    let nanos = time.subsec_nanosecond();
    match nanos < 0 {
        true => Some((time.as_second() - 1, nanos + 1_000_000_000)),
        false => Some((time.as_second(), nanos)),
    }
}

/// A time as JSON has it; none for Go's zero time.
pub(super) fn time(seconds: i64, nanos: i32, micros: bool) -> Option<String> {
    if seconds <= YEAR_ONE {
        return None;
    }
    let time = Timestamp::new(seconds, if micros { nanos / 1000 * 1000 } else { 0 }).ok()?;
    Some(match micros {
        true => format!("{time:.6}"),
        false => format!("{time:.0}"),
    })
}

/// The nanoseconds of a duration as Go writes it: `1h2m3.5s`.
pub(super) fn parse_duration(text: &str) -> Option<i64> {
    let (negative, mut rest) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    if rest == "0" {
        return Some(0);
    }
    if rest.is_empty() {
        return None;
    }
    // Whole numbers are added exactly; fractions are rare.
    let (mut exact, mut fractions) = (0_i64, 0_f64);
    while !rest.is_empty() {
        let digits = rest.find(|c: char| !(c.is_ascii_digit() || c == '.'))?;
        let (number, after) = rest.split_at(digits);
        let unit_end = after
            .find(|c: char| c.is_ascii_digit() || c == '.')
            .unwrap_or(after.len());
        let (unit, after) = after.split_at(unit_end);
        let unit: i64 = match unit {
            "ns" => 1,
            "us" | "µs" | "μs" => 1_000,
            "ms" => 1_000_000,
            "s" => 1_000_000_000,
            "m" => 60_000_000_000,
            "h" => 3_600_000_000_000,
            _ => return None,
        };
        match number.parse::<i64>() {
            Ok(whole) => exact = exact.checked_add(whole.checked_mul(unit)?)?,
            Err(_) => fractions += number.parse::<f64>().ok()? * unit as f64,
        }
        rest = after;
    }
    let nanos = exact.checked_add(fractions.round() as i64)?;
    Some(if negative { -nanos } else { nanos })
}

/// A duration as Go writes it.
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
