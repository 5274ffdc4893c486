//! CEL's own functions: conversions, sizes, texts, times, optional values.

use std::sync::Arc;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp, Zoned};
use regex::Regex;

use super::eval::Error;
use super::kubernetes;
use super::value::Val;

type Result = std::result::Result<Val, Error>;

/// Every function that is evaluated here, methods and others alike.
const NAMES: &[&str] = &[
    "bool",
    "bytes",
    "charAt",
    "contains",
    "double",
    "duration",
    "dyn",
    "endsWith",
    "format",
    "getDate",
    "getDayOfMonth",
    "getDayOfWeek",
    "getDayOfYear",
    "getFullYear",
    "getHours",
    "getMilliseconds",
    "getMinutes",
    "getMonth",
    "getSeconds",
    "hasValue",
    "indexOf",
    "int",
    "join",
    "lastIndexOf",
    "lowerAscii",
    "matches",
    "optMap",
    "or",
    "orValue",
    "optional.none",
    "optional.of",
    "optional.ofNonZeroValue",
    "quote",
    "replace",
    "reverse",
    "size",
    "split",
    "startsWith",
    "string",
    "strings.quote",
    "substring",
    "timestamp",
    "trim",
    "type",
    "uint",
    "upperAscii",
    "value",
];

/// Functions that Kubernetes has for rules and that are not imitated. A rule that calls one of them holds.
const NOT_IMITATED: &[&str] = &["format.named", "validate", "jsonpatch.escapeKey", "optFlatMap"];

const TYPES: &[&str] = &[
    "bool",
    "bytes",
    "double",
    "int",
    "list",
    "map",
    "null_type",
    "string",
    "type",
    "uint",
    "google.protobuf.Timestamp",
    "google.protobuf.Duration",
];

pub(super) fn is_function(name: &str) -> bool {
    NAMES.contains(&name) || kubernetes::NAMES.contains(&name) || is_not_imitated(name)
}

fn is_not_imitated(name: &str) -> bool {
    NOT_IMITATED.contains(&name) || (name.starts_with("format.") && name.len() > "format.".len())
}

pub(super) fn is_type(name: &str) -> bool {
    type_named(name).is_some()
}

pub(super) fn type_named(name: &str) -> Option<&'static str> {
    TYPES.iter().copied().find(|known| *known == name)
}

/// Calls a function; the first value is the receiver if `method`.
pub(super) fn call(name: &str, method: bool, values: &[Val]) -> Result {
    if is_not_imitated(name) {
        return Err(Error::NotImitated(name.to_owned()));
    }
    if kubernetes::NAMES.contains(&name)
        && let Some(result) = kubernetes::call(name, method, values)
    {
        return result;
    }
    match (method, values) {
        (false, []) if name == "optional.none" => Ok(Val::Optional(None)),
        (false, [value]) => one(name, value),
        (false, [text, pattern]) if name == "matches" => matches(text, pattern),
        (true, [Val::Text(text), args @ ..]) => of_text(name, text, args),
        (true, [Val::Timestamp(time), args @ ..]) => of_timestamp(name, *time, args),
        (true, [Val::Duration(duration)]) => of_duration(name, *duration),
        (true, [Val::Optional(inner), args @ ..]) => of_optional(name, inner.as_ref(), args),
        (true, [Val::List(list), args @ ..]) => of_list(name, list, args),
        (true, [value]) if name == "size" => one(name, value),
        _ => Err(Error::NoSuchOverload),
    }
}

fn one(name: &str, value: &Val) -> Result {
    let failed = |what: &str| Error::Failed(what.to_owned());
    Ok(match (name, value) {
        ("dyn", value) => value.clone(),
        ("type", value) => Val::Type(value.type_name()),
        ("size", Val::Text(text)) => count(text.chars().count()),
        ("size", Val::Bytes(bytes)) => count(bytes.len()),
        ("size", Val::List(list)) => count(list.len()),
        ("size", Val::Map(map)) => count(map.len()),
        ("int", Val::Int(_))
        | ("uint", Val::Uint(_))
        | ("double", Val::Double(_))
        | ("bool", Val::Bool(_)) => value.clone(),
        ("int", Val::Uint(value)) => Val::Int(i64::try_from(*value).map_err(|_| failed("integer overflow"))?),
        ("int", Val::Double(value)) => match value.is_finite() && value.abs() < 9.3e18 {
            true => Val::Int(*value as i64),
            false => return Err(failed("integer overflow")),
        },
        ("int", Val::Timestamp(time)) => Val::Int(time.as_second()),
        ("int", Val::Text(text)) => Val::Int(text.parse().map_err(|_| bad_number("ParseInt", text))?),
        ("uint", Val::Int(value)) => {
            Val::Uint(u64::try_from(*value).map_err(|_| failed("unsigned integer overflow"))?)
        }
        ("uint", Val::Double(value)) if *value >= 0.0 => Val::Uint(*value as u64),
        ("uint", Val::Text(text)) => Val::Uint(text.parse().map_err(|_| bad_number("ParseUint", text))?),
        ("double", Val::Int(value)) => Val::Double(*value as f64),
        ("double", Val::Uint(value)) => Val::Double(*value as f64),
        ("double", Val::Text(text)) => Val::Double(text.parse().map_err(|_| bad_number("ParseFloat", text))?),
        ("bool", Val::Text(text)) => match &**text {
            "true" | "True" | "TRUE" | "t" | "1" => Val::Bool(true),
            "false" | "False" | "FALSE" | "f" | "0" => Val::Bool(false),
            _ => return Err(bad_number("ParseBool", text)),
        },
        ("string", Val::List(_) | Val::Map(_) | Val::Null | Val::Type(_) | Val::Optional(_)) => {
            return Err(Error::NoSuchOverload);
        }
        ("string", Val::Bytes(bytes)) => Val::text(
            std::str::from_utf8(bytes)
                .map_err(|_| failed("invalid UTF-8 in bytes, cannot convert to string"))?,
        ),
        ("string", value) => Val::text(text_of(value)),
        ("bytes", Val::Text(text)) => Val::Bytes(text.as_bytes().into()),
        ("bytes", Val::Bytes(_)) => value.clone(),
        ("timestamp", Val::Text(text)) => {
            let time = text.parse::<Timestamp>();
            Val::Timestamp(time.map_err(|_| failed(&format!("parsing time {text:?}: cannot parse")))?)
        }
        ("timestamp", Val::Int(seconds)) => {
            Val::Timestamp(Timestamp::from_second(*seconds).map_err(|_| failed("timestamp overflow"))?)
        }
        ("timestamp", Val::Timestamp(_)) | ("duration", Val::Duration(_)) => value.clone(),
        ("duration", Val::Text(text)) => {
            let parsed = parse_duration(text);
            Val::Duration(parsed.ok_or_else(|| failed(&format!("time: invalid duration {text:?}")))?)
        }
        ("optional.of", value) => Val::some(value.clone()),
        ("optional.ofNonZeroValue", value) => match is_zero(value) {
            true => Val::Optional(None),
            false => Val::some(value.clone()),
        },
        ("strings.quote", Val::Text(text)) => Val::text(format!("{text:?}")),
        _ => return Err(Error::NoSuchOverload),
    })
}

pub(super) fn count(number: usize) -> Val {
    Val::Int(i64::try_from(number).unwrap_or(i64::MAX))
}

fn bad_number(function: &str, text: &str) -> Error {
    Error::Failed(format!("strconv.{function}: parsing {text:?}: invalid syntax"))
}

fn is_zero(value: &Val) -> bool {
    match value {
        Val::Null => true,
        Val::Bool(value) => !value,
        Val::Int(value) => *value == 0,
        Val::Uint(value) => *value == 0,
        Val::Double(value) => *value == 0.0,
        Val::Text(text) => text.is_empty(),
        Val::Bytes(bytes) => bytes.is_empty(),
        Val::List(list) => list.is_empty(),
        Val::Map(map) => map.is_empty(),
        _ => false,
    }
}

/// A value as `string()` and messages show it.
pub(super) fn text_of(value: &Val) -> String {
    match value {
        Val::Null => "null".to_owned(),
        Val::Bool(value) => value.to_string(),
        Val::Int(value) => value.to_string(),
        Val::Uint(value) => value.to_string(),
        Val::Double(value) => value.to_string(),
        Val::Text(text) | Val::Url(text) => text.to_string(),
        Val::Bytes(bytes) => String::from_utf8_lossy(bytes).into_owned(),
        Val::Timestamp(time) => time.to_string(),
        Val::Duration(duration) => duration_text(*duration),
        Val::Type(name) => (*name).to_owned(),
        Val::Quantity(quantity) => quantity.to_string(),
        Val::Ip(ip) => ip.to_string(),
        Val::Cidr(cidr) => format!("{}/{}", cidr.ip, cidr.length),
        Val::Version(version) => {
            let (major, minor, patch, rest) = &**version;
            format!("{major}.{minor}.{patch}{rest}")
        }
        Val::List(list) => {
            let items: Vec<String> = list.iter().map(text_of).collect();
            format!("[{}]", items.join(", "))
        }
        Val::Map(map) => {
            let entries = map
                .iter()
                .map(|(key, value)| format!("{}: {}", text_of(&key.value()), text_of(value)));
            format!("{{{}}}", entries.collect::<Vec<_>>().join(", "))
        }
        Val::Optional(Some(inner)) => format!("optional({})", text_of(inner)),
        Val::Optional(None) => "optional.none()".to_owned(),
    }
}

/// Seconds, with a fraction if there is one: `90s`, `1.5s`.
fn duration_text(duration: SignedDuration) -> String {
    let seconds = duration.as_secs_f64();
    format!("{seconds}s")
}

/// `1h30m`, `1.5s`, `-2ms`.
pub(super) fn parse_duration(text: &str) -> Option<SignedDuration> {
    let (negative, mut rest) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    if rest == "0" {
        return Some(SignedDuration::ZERO);
    }
    if rest.is_empty() {
        return None;
    }
    let mut nanoseconds = 0_f64;
    while !rest.is_empty() {
        let end = rest.find(|c: char| !c.is_ascii_digit() && c != '.')?;
        let number: f64 = rest[..end].parse().ok()?;
        rest = &rest[end..];
        let units = [
            ("ns", 1.0),
            ("us", 1e3),
            ("µs", 1e3),
            ("ms", 1e6),
            ("s", 1e9),
            ("m", 60e9),
            ("h", 3600e9),
        ];
        let (unit, factor) = units.into_iter().find(|(unit, _)| rest.starts_with(unit))?;
        nanoseconds += number * factor;
        rest = &rest[unit.len()..];
    }
    if nanoseconds > i64::MAX as f64 {
        return None;
    }
    let nanoseconds = nanoseconds as i64;
    Some(SignedDuration::from_nanos(if negative {
        -nanoseconds
    } else {
        nanoseconds
    }))
}

fn matches(text: &Val, pattern: &Val) -> Result {
    let (Val::Text(text), Val::Text(pattern)) = (text, pattern) else {
        return Err(Error::NoSuchOverload);
    };
    Ok(Val::Bool(regex(pattern)?.is_match(text)))
}

pub(super) fn regex(pattern: &str) -> std::result::Result<Regex, Error> {
    Regex::new(pattern).map_err(|error| Error::Failed(format!("error parsing regexp: {error}")))
}

fn of_text(name: &str, text: &Arc<str>, args: &[Val]) -> Result {
    let out_of_range = |i: i64| Error::Failed(format!("index out of range: {i}"));
    let cut = |from: i64, to: i64| -> Result {
        let length = text.chars().count() as i64;
        if from < 0 || from > length {
            return Err(out_of_range(from));
        }
        if to < from || to > length {
            return Err(Error::Failed(format!(
                "invalid substring range. start: {from}, end: {to}"
            )));
        }
        let part: String = text
            .chars()
            .skip(from as usize)
            .take((to - from) as usize)
            .collect();
        Ok(Val::text(part))
    };
    let length = || text.chars().count() as i64;
    Ok(match (name, args) {
        ("size", []) => count(text.chars().count()),
        ("contains", [Val::Text(part)]) => Val::Bool(text.contains(&**part)),
        ("startsWith", [Val::Text(part)]) => Val::Bool(text.starts_with(&**part)),
        ("endsWith", [Val::Text(part)]) => Val::Bool(text.ends_with(&**part)),
        ("matches", [Val::Text(pattern)]) => Val::Bool(regex(pattern)?.is_match(text)),
        ("lowerAscii", []) => Val::text(text.to_ascii_lowercase()),
        ("upperAscii", []) => Val::text(text.to_ascii_uppercase()),
        ("trim", []) => Val::text(text.trim()),
        ("reverse", []) => Val::text(text.chars().rev().collect::<String>()),
        ("charAt", [Val::Int(i)]) => match usize::try_from(*i) {
            Ok(at) if *i <= length() => Val::text(text.chars().nth(at).map(String::from).unwrap_or_default()),
            _ => return Err(out_of_range(*i)),
        },
        ("indexOf", [Val::Text(part)]) => find(text, part, 0, false),
        ("indexOf", [Val::Text(part), Val::Int(from)]) => find(text, part, *from, false),
        ("lastIndexOf", [Val::Text(part)]) => find(text, part, i64::MAX, true),
        ("lastIndexOf", [Val::Text(part), Val::Int(to)]) => find(text, part, *to, true),
        ("replace", [Val::Text(old), Val::Text(new)]) => Val::text(text.replace(&**old, new)),
        ("replace", [Val::Text(old), Val::Text(new), Val::Int(limit)]) => match usize::try_from(*limit) {
            Ok(limit) => Val::text(text.replacen(&**old, new, limit)),
            Err(_) => Val::text(text.replace(&**old, new)),
        },
        ("split", [Val::Text(at)]) => Val::list(split(text, at).map(Val::text).collect()),
        ("split", [Val::Text(at), Val::Int(limit)]) => match usize::try_from(*limit) {
            Ok(0) => Val::list(Vec::new()),
            Ok(limit) => Val::list(text.splitn(limit, &**at).map(Val::text).collect()),
            Err(_) => Val::list(split(text, at).map(Val::text).collect()),
        },
        ("substring", [Val::Int(from)]) => cut(*from, length())?,
        ("substring", [Val::Int(from), Val::Int(to)]) => cut(*from, *to)?,
        ("format", [Val::List(values)]) => Val::text(format_text(text, values)?),
        ("quote", []) => Val::text(format!("{text:?}")),
        _ => return Err(Error::NoSuchOverload),
    })
}

/// By characters if the separator is empty, as Go does it.
fn split<'a>(text: &'a str, at: &'a str) -> Box<dyn Iterator<Item = String> + 'a> {
    match at {
        "" => Box::new(text.chars().map(String::from)),
        at => Box::new(text.split(at).map(str::to_owned)),
    }
}

/// The place of a part, counted in characters; -1 if it is not there.
fn find(text: &str, part: &str, limit: i64, last: bool) -> Val {
    let (text, part): (Vec<char>, Vec<char>) = (text.chars().collect(), part.chars().collect());
    let Some(most) = text.len().checked_sub(part.len()) else {
        return Val::Int(-1);
    };
    let fits = |i: &usize| text[*i..*i + part.len()] == part[..];
    let limit = usize::try_from(limit).unwrap_or(0);
    let found = match last {
        true => (0..=most.min(limit)).rev().find(fits),
        false => (limit..=most).find(fits),
    };
    found.map_or(Val::Int(-1), count)
}

/// `%s`, `%d`, `%f`, `%x` and `%%`, with a precision for `%f`.
fn format_text(pattern: &str, values: &[Val]) -> std::result::Result<String, Error> {
    let (mut out, mut values, mut rest) = (String::new(), values.iter(), pattern);
    while let Some(at) = rest.find('%') {
        out += &rest[..at];
        rest = &rest[at + 1..];
        if let Some(after) = rest.strip_prefix('%') {
            out.push('%');
            rest = after;
            continue;
        }
        let mut precision = 6;
        if let Some(after) = rest.strip_prefix('.') {
            let end = after.find(|c: char| !c.is_ascii_digit()).unwrap_or(after.len());
            precision = after[..end].parse().unwrap_or(6);
            rest = &after[end..];
        }
        let verb = rest
            .chars()
            .next()
            .ok_or_else(|| Error::Failed("unexpected end of string".to_owned()))?;
        rest = &rest[verb.len_utf8()..];
        let value = values
            .next()
            .ok_or_else(|| Error::Failed("index out of range".to_owned()))?;
        out += &match (verb, value) {
            ('s', value) => text_of(value),
            ('d', Val::Int(_) | Val::Uint(_)) => text_of(value),
            ('f', Val::Double(number)) => format!("{number:.precision$}"),
            ('x', Val::Int(number)) => format!("{number:x}"),
            ('X', Val::Int(number)) => format!("{number:X}"),
            ('x', Val::Text(text)) => text.bytes().map(|b| format!("{b:02x}")).collect(),
            ('b', Val::Int(number)) => format!("{number:b}"),
            ('o', Val::Int(number)) => format!("{number:o}"),
            _ => {
                return Err(Error::Failed(format!(
                    "error during formatting: unrecognized formatting clause {verb:?}"
                )));
            }
        };
    }
    Ok(out + rest)
}

fn of_list(name: &str, list: &[Val], args: &[Val]) -> Result {
    match (name, args) {
        ("size", []) => Ok(count(list.len())),
        ("join", [] | [Val::Text(_)]) => {
            let between = match args {
                [Val::Text(between)] => &**between,
                _ => "",
            };
            let texts = list.iter().map(|item| match item {
                Val::Text(text) => Ok(text.to_string()),
                _ => Err(Error::NoSuchOverload),
            });
            Ok(Val::text(
                texts.collect::<std::result::Result<Vec<_>, _>>()?.join(between),
            ))
        }
        ("reverse", []) => Ok(Val::list(list.iter().rev().cloned().collect())),
        _ => Err(Error::NoSuchOverload),
    }
}

fn of_timestamp(name: &str, time: Timestamp, args: &[Val]) -> Result {
    let zone = match args {
        [] => TimeZone::UTC,
        [Val::Text(zone)] => {
            let fixed = jiff::tz::Offset::UTC;
            TimeZone::get(zone).unwrap_or_else(|_| TimeZone::fixed(fixed))
        }
        _ => return Err(Error::NoSuchOverload),
    };
    let at: Zoned = time.to_zoned(zone);
    let number = match name {
        "getFullYear" => i64::from(at.year()),
        "getMonth" => i64::from(at.month()) - 1,
        "getDate" => i64::from(at.day()),
        "getDayOfMonth" => i64::from(at.day()) - 1,
        "getDayOfWeek" => i64::from(at.weekday().to_sunday_zero_offset()),
        "getDayOfYear" => i64::from(at.day_of_year()) - 1,
        "getHours" => i64::from(at.hour()),
        "getMinutes" => i64::from(at.minute()),
        "getSeconds" => i64::from(at.second()),
        "getMilliseconds" => i64::from(at.millisecond()),
        _ => return Err(Error::NoSuchOverload),
    };
    Ok(Val::Int(number))
}

fn of_duration(name: &str, duration: SignedDuration) -> Result {
    match name {
        "getHours" => Ok(Val::Int(duration.as_hours())),
        "getMinutes" => Ok(Val::Int(duration.as_mins())),
        "getSeconds" => Ok(Val::Int(duration.as_secs())),
        "getMilliseconds" => Ok(Val::Int(i64::from(duration.subsec_millis()))),
        _ => Err(Error::NoSuchOverload),
    }
}

fn of_optional(name: &str, inner: Option<&Arc<Val>>, args: &[Val]) -> Result {
    match (name, args) {
        ("hasValue", []) => Ok(Val::Bool(inner.is_some())),
        ("value", []) => {
            let found = inner.map(|value| Val::clone(value));
            found.ok_or_else(|| Error::Failed("optional.none() dereference".to_owned()))
        }
        ("orValue", [other]) => Ok(inner.map_or_else(|| other.clone(), |value| Val::clone(value))),
        ("or", [other @ Val::Optional(_)]) => Ok(match inner {
            Some(value) => Val::Optional(Some(Arc::clone(value))),
            None => other.clone(),
        }),
        _ => Err(Error::NoSuchOverload),
    }
}

/// The bytes of a field with `format: byte`.
pub(crate) fn bytes_of(text: &str) -> Option<Val> {
    STANDARD.decode(text).ok().map(|bytes| Val::Bytes(bytes.into()))
}

/// The time of a field with `format: date-time` or `date`.
pub(crate) fn timestamp_of(text: &str) -> Option<Val> {
    let whole = text.parse::<Timestamp>();
    let time = whole.or_else(|_| format!("{text}T00:00:00Z").parse::<Timestamp>());
    time.ok().map(Val::Timestamp)
}

/// The duration of a field with `format: duration`.
pub(crate) fn duration_of(text: &str) -> Option<Val> {
    parse_duration(text).map(Val::Duration)
}
