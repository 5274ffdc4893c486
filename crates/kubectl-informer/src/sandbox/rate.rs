//! Parses `--churn 100/s`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// A frequency.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Rate {
    per_second: f64,
}

impl Rate {
    /// The time from one change to the next.
    pub(super) fn period(self) -> Duration {
        Duration::from_secs_f64(1.0 / self.per_second)
    }
}

/// More than one client can send.
const MOST: f64 = 100_000.0;
/// Once a day.
const LEAST: f64 = 1.0 / 86_400.0;

impl FromStr for Rate {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let help =
            || format!("\"{text}\" is not a rate; give for example 100/s, 5/min, 10/h, or 100 for 100/s");
        let (count, unit) = text.split_once('/').unwrap_or((text, "s"));
        let seconds = match unit {
            "s" | "sec" => 1.0,
            "m" | "min" => 60.0,
            "h" => 3600.0,
            _ => return Err(help()),
        };
        let count: f64 = count.trim().parse().map_err(|_| help())?;
        let per_second = count / seconds;
        if (LEAST..=MOST).contains(&per_second) {
            Ok(Self { per_second })
        } else if per_second > MOST {
            Err(format!("\"{text}\" is too fast; at most 100000/s"))
        } else {
            Err(format!(
                "\"{text}\" is too slow; leave --churn out if nothing shall change"
            ))
        }
    }
}

impl fmt::Display for Rate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let round = |x: f64| (x * 100.0).round() / 100.0;
        match self.per_second {
            s if s >= 1.0 => write!(f, "{} times a second", round(s)),
            s if s * 60.0 >= 1.0 => write!(f, "{} times a minute", round(s * 60.0)),
            s => write!(f, "{} times an hour", round(s * 3600.0)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_and_the_time_between_changes() {
        let period = |text: &str| text.parse::<Rate>().expect("is a rate").period();
        assert_eq!(period("100/s"), Duration::from_millis(10));
        assert_eq!(period("100"), Duration::from_millis(10));
        assert_eq!(period("5/min"), Duration::from_secs(12));
        assert_eq!(period("0.5/s"), Duration::from_secs(2));
        assert_eq!(period("2/h"), Duration::from_secs(1800));
    }

    #[test]
    fn an_invalid_rate_is_refused_with_examples() {
        for text in ["", "fast", "10/fortnight", "/s", "10/", "NaN/s"] {
            assert!(text.parse::<Rate>().is_err(), "{text}");
        }
        let why = |text: &str| text.parse::<Rate>().expect_err("is wrong");
        assert!(why("x").contains("100/s"));
        assert!(why("0").contains("too slow") && why("-3").contains("too slow"));
        assert!(why("inf").contains("too fast"));
    }

    #[test]
    fn a_rate_is_displayed_as_text() {
        let shown = |text: &str| text.parse::<Rate>().expect("is a rate").to_string();
        assert_eq!(shown("10/s"), "10 times a second");
        assert_eq!(shown("5/min"), "5 times a minute");
        assert_eq!(shown("3/h"), "3 times an hour");
    }
}
