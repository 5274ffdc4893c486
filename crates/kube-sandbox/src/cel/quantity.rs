//! Numbers with units: `500m`, `1.5Gi`, `2e3`.

use std::cmp::Ordering;
use std::fmt;
use std::sync::Arc;

/// A quantity, exact to the nano unit.
#[derive(Debug, Clone)]
pub(crate) struct Quantity {
    nanos: i128,
    text: Arc<str>,
}

const NANO: i128 = 1_000_000_000;

impl Quantity {
    /// Parses a quantity as Kubernetes writes them.
    pub(super) fn parse(text: &str) -> Option<Self> {
        let (negative, digits) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text.strip_prefix('+').unwrap_or(text)),
        };
        let end = digits
            .find(|c: char| !c.is_ascii_digit() && c != '.')
            .unwrap_or(digits.len());
        let (number, unit) = digits.split_at(end);
        let (whole, part) = number.split_once('.').unwrap_or((number, ""));
        if (whole.is_empty() && part.is_empty()) || part.contains('.') {
            return None;
        }
        let (numerator, denominator) = factor(unit)?;
        let whole: i128 = if whole.is_empty() { 0 } else { whole.parse().ok()? };
        let mut nanos = whole.checked_mul(NANO)?.checked_mul(numerator)? / denominator;
        if !part.is_empty() {
            let scale = 10_i128.checked_pow(u32::try_from(part.len()).ok()?)?;
            let part: i128 = part.parse().ok()?;
            nanos += part.checked_mul(NANO)?.checked_mul(numerator)? / scale / denominator;
        }
        Some(Self {
            nanos: if negative { -nanos } else { nanos },
            text: text.into(),
        })
    }

    fn of_nanos(nanos: i128) -> Self {
        let text = match nanos % NANO {
            0 => (nanos / NANO).to_string(),
            _ if nanos % 1_000_000 == 0 => format!("{}m", nanos / 1_000_000),
            _ if nanos % 1_000 == 0 => format!("{}u", nanos / 1_000),
            _ => format!("{nanos}n"),
        };
        Self {
            nanos,
            text: text.into(),
        }
    }

    pub(super) fn of_int(number: i64) -> Self {
        Self::of_nanos(i128::from(number) * NANO)
    }

    pub(super) fn add(&self, other: &Self) -> Self {
        Self::of_nanos(self.nanos.saturating_add(other.nanos))
    }

    pub(super) fn subtract(&self, other: &Self) -> Self {
        Self::of_nanos(self.nanos.saturating_sub(other.nanos))
    }

    pub(super) fn sign(&self) -> i64 {
        self.nanos.signum() as i64
    }

    /// The number, if it is a whole one that fits.
    pub(super) fn as_integer(&self) -> Option<i64> {
        match self.nanos % NANO {
            0 => i64::try_from(self.nanos / NANO).ok(),
            _ => None,
        }
    }

    pub(super) fn as_double(&self) -> f64 {
        self.nanos as f64 / NANO as f64
    }
}

/// The factor of a unit, as a fraction.
fn factor(unit: &str) -> Option<(i128, i128)> {
    let decimal = |power: u32| Some((10_i128.checked_pow(power)?, 1));
    match unit {
        "" => Some((1, 1)),
        "n" => Some((1, 1_000_000_000)),
        "u" => Some((1, 1_000_000)),
        "m" => Some((1, 1_000)),
        "k" => decimal(3),
        "M" => decimal(6),
        "G" => decimal(9),
        "T" => decimal(12),
        "P" => decimal(15),
        "E" => decimal(18),
        "Ki" => Some((1 << 10, 1)),
        "Mi" => Some((1 << 20, 1)),
        "Gi" => Some((1 << 30, 1)),
        "Ti" => Some((1 << 40, 1)),
        "Pi" => Some((1 << 50, 1)),
        "Ei" => Some((1 << 60, 1)),
        _ => {
            let power: i32 = unit.strip_prefix(['e', 'E'])?.parse().ok()?;
            match u32::try_from(power) {
                Ok(power) if power <= 18 => decimal(power),
                Err(_) if power >= -9 => Some((1, 10_i128.pow(power.unsigned_abs()))),
                _ => None,
            }
        }
    }
}

impl PartialEq for Quantity {
    fn eq(&self, other: &Self) -> bool {
        self.nanos == other.nanos
    }
}

impl Eq for Quantity {}

impl PartialOrd for Quantity {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Quantity {
    fn cmp(&self, other: &Self) -> Ordering {
        self.nanos.cmp(&other.nanos)
    }
}

impl fmt::Display for Quantity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}
