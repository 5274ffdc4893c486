//! Shard selectors: `shardRange(object.metadata.uid, '0x0000000000000000', '0x8000000000000000') || …`.
//!
//! An object is in a range if the FNV-1a hash of its uid or namespace is. Ranges include their start and exclude their end.

/// The ranges of one request, all over the same field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ShardSelector {
    field: ShardField,
    /// Ends are up to 2^64, so both bounds have more bits than a hash.
    ranges: Vec<(u128, u128)>,
}

/// The value that is hashed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ShardField {
    Uid,
    Namespace,
}

const UID: &str = "object.metadata.uid";
const NAMESPACE: &str = "object.metadata.namespace";
const LARGEST: &str = "0x10000000000000000";

impl ShardSelector {
    /// Parses the query parameter; the error is the message for the client.
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        Self::read(text).map_err(|why| format!("invalid shard selector: {why}"))
    }

    fn read(text: &str) -> Result<Self, String> {
        let mut selector: Option<Self> = None;
        for range in text.split("||") {
            let (field, start, end) = range_of(range.trim())?;
            match &mut selector {
                None => {
                    selector = Some(Self {
                        field,
                        ranges: vec![(start, end)],
                    });
                }
                Some(selector) if selector.field == field => selector.ranges.push((start, end)),
                Some(selector) => {
                    return Err(format!(
                        "all shard ranges must use the same field, got \"{}\" and \"{}\"",
                        selector.field.path(),
                        field.path()
                    ));
                }
            }
        }
        selector.ok_or_else(|| "no range".to_owned())
    }

    /// `uid` is the hash of the object's uid.
    pub(crate) fn matches(&self, uid: u64, namespace: &str) -> bool {
        let hash = u128::from(match self.field {
            ShardField::Uid => uid,
            ShardField::Namespace => hash(namespace),
        });
        self.ranges
            .iter()
            .any(|(start, end)| (*start..*end).contains(&hash))
    }

    /// The text that lists echo.
    pub(crate) fn canonical(&self) -> String {
        let ranges: Vec<String> = self
            .ranges
            .iter()
            .map(|(start, end)| {
                format!(
                    "shardRange({}, '{}', '{}')",
                    self.field.path(),
                    bound_text(*start),
                    bound_text(*end)
                )
            })
            .collect();
        ranges.join(" || ")
    }
}

impl ShardField {
    fn path(self) -> &'static str {
        match self {
            Self::Uid => UID,
            Self::Namespace => NAMESPACE,
        }
    }
}

/// FNV-1a with 64 bits.
pub(crate) fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

fn range_of(text: &str) -> Result<(ShardField, u128, u128), String> {
    let arguments = text
        .strip_prefix("shardRange")
        .and_then(|rest| rest.trim_start().strip_prefix('('))
        .and_then(|rest| rest.strip_suffix(')'));
    let Some(arguments) = arguments.filter(|a| !a.contains(['(', ')'])) else {
        return Err(match text {
            text if text.starts_with('!') => {
                "unsupported function \"!_\"; only shardRange() and || are allowed".to_owned()
            }
            text if text.contains("&&") => {
                "unsupported function \"_&&_\"; only shardRange() and || are allowed".to_owned()
            }
            // The numbers are those of the real server's expression parser: an identifier, or a literal.
            "true" | "false" => {
                "unexpected expression kind 5; expected shardRange() call or || operator".to_owned()
            }
            _ => "unexpected expression kind 3; expected shardRange() call or || operator".to_owned(),
        });
    };
    let arguments: Vec<&str> = arguments.split(',').map(str::trim).collect();
    let [field, start, end] = arguments[..] else {
        return Err(format!(
            "shardRange() requires exactly 3 arguments, got {}",
            arguments.iter().filter(|a| !a.is_empty()).count()
        ));
    };
    let field = match field {
        UID => ShardField::Uid,
        NAMESPACE => ShardField::Namespace,
        other => {
            return Err(format!(
                "unsupported field path \"{other}\"; supported: {UID}, {NAMESPACE}"
            ));
        }
    };
    let (start, end) = (bound("hexStart", start)?, bound("hexEnd", end)?);
    if start >= end {
        return Err(format!(
            "shard range start {} must be less than end {}",
            bound_text(start),
            bound_text(end)
        ));
    }
    Ok((field, start, end))
}

/// One bound: exactly 16 lowercase hexadecimal digits, or 2^64.
fn bound(name: &str, quoted: &str) -> Result<u128, String> {
    let unquoted = ['\'', '"']
        .into_iter()
        .find_map(|q| quoted.strip_prefix(q)?.strip_suffix(q));
    let text = unquoted.ok_or_else(|| format!("{name} must be a string literal"))?;
    if text == LARGEST {
        return Ok(1 << 64);
    }
    let Some(digits) = text.strip_prefix("0x") else {
        return Err(format!("{name} must have '0x' prefix, got \"{text}\""));
    };
    if let Some(bad) = digits.chars().find(|c| !matches!(c, '0'..='9' | 'a'..='f')) {
        return Err(format!("{name}: invalid hex character \"{bad}\" in \"{text}\""));
    }
    match digits.len() {
        16 => u128::from_str_radix(digits, 16).map_err(|e| e.to_string()),
        17 => Err(format!(
            "{name}: 17-digit hex value must be '{LARGEST}' (2^64), got \"{text}\""
        )),
        0..16 => Err(format!(
            "{name} must be a 0x-prefixed 16-digit hex value, got \"{text}\" (did you mean \"0x{digits:0>16}\"?)"
        )),
        _ => Err(format!(
            "{name} must be a 0x-prefixed 16-digit hex value, got \"{text}\""
        )),
    }
}

fn bound_text(bound: u128) -> String {
    format!("0x{bound:016x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_are_fnv_1a() {
        assert_eq!(hash(""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(hash("a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(hash("foobar"), 0x8594_4171_f739_67e8);
    }

    #[test]
    fn ranges_include_their_start_and_exclude_their_end() {
        let text = "shardRange(object.metadata.uid, '0x0000000000000010', '0x0000000000000020') || \
                    shardRange(object.metadata.uid,\"0xffffffffffffffff\",'0x10000000000000000')";
        let selector = ShardSelector::parse(text).expect("well-formed");
        for (hash, inside) in [
            (0x0f, false),
            (0x10, true),
            (0x1f, true),
            (0x20, false),
            (u64::MAX, true),
        ] {
            assert_eq!(selector.matches(hash, ""), inside, "{hash:x}");
        }
        assert_eq!(ShardSelector::parse(&selector.canonical()), Ok(selector));
    }

    #[test]
    fn namespaces_can_be_hashed_instead() {
        let text = "shardRange(object.metadata.namespace, '0xaf63dc4c8601ec8c', '0xaf63dc4c8601ec8d')";
        let selector = ShardSelector::parse(text).expect("well-formed");
        assert!(selector.matches(0, "a") && !selector.matches(0, "b"));
    }
}
