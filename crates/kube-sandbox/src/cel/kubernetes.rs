//! The functions that Kubernetes adds to CEL: lists, regular expressions, addresses, URLs, quantities, versions, sets.

use std::cmp::Ordering;
use std::net::IpAddr;
use std::sync::Arc;

use super::eval::Error;
use super::functions::{count, regex};
use super::ops;
use super::quantity::Quantity;
use super::value::{Cidr, Val};

type Result = std::result::Result<Val, Error>;

pub(super) const NAMES: &[&str] = &[
    "add",
    "asApproximateFloat",
    "asInteger",
    "cidr",
    "compareTo",
    "containsCIDR",
    "containsIP",
    "family",
    "find",
    "findAll",
    "getEscapedPath",
    "getHost",
    "getHostname",
    "getPort",
    "getQuery",
    "getScheme",
    "indexOf",
    "ip",
    "ip.isCanonical",
    "isCIDR",
    "isGlobalUnicast",
    "isGreaterThan",
    "isIP",
    "isInteger",
    "isLessThan",
    "isLinkLocalMulticast",
    "isLinkLocalUnicast",
    "isLoopback",
    "isQuantity",
    "isSemver",
    "isSorted",
    "isURL",
    "isUnspecified",
    "lastIndexOf",
    "major",
    "masked",
    "max",
    "min",
    "minor",
    "patch",
    "prefixLength",
    "quantity",
    "semver",
    "sets.contains",
    "sets.equivalent",
    "sets.intersects",
    "sign",
    "sub",
    "sum",
    "url",
];

/// The result, if the function takes these values. CEL has other functions of some of the names.
pub(super) fn call(name: &str, method: bool, values: &[Val]) -> Option<Result> {
    match (method, values) {
        (false, [Val::Text(text)]) => of_text(name, text),
        (false, [Val::List(a), Val::List(b)]) => sets(name, a, b).map(Ok),
        (true, [Val::List(list)]) => of_list(name, list),
        (true, [Val::List(list), item]) => position(name, list, item).map(Ok),
        (true, [Val::Text(text), Val::Text(pattern)]) if matches!(name, "find" | "findAll") => {
            Some(find(name, text, pattern, -1))
        }
        (true, [Val::Text(text), Val::Text(pattern), Val::Int(most)]) if name == "findAll" => {
            Some(find(name, text, pattern, *most))
        }
        (true, [Val::Quantity(quantity), rest @ ..]) => of_quantity(name, quantity, rest),
        (true, [Val::Ip(ip)]) => of_ip(name, ip),
        (true, [Val::Cidr(cidr), rest @ ..]) => of_cidr(name, *cidr, rest),
        (true, [Val::Url(url)]) => of_url(name, url),
        (true, [Val::Version(version), rest @ ..]) => of_version(name, version, rest),
        _ => None,
    }
}

fn of_text(name: &str, text: &str) -> Option<Result> {
    let failed = |what: String| Err(Error::Failed(what));
    Some(match name {
        "isQuantity" => Ok(Val::Bool(Quantity::parse(text).is_some())),
        "quantity" => match Quantity::parse(text) {
            Some(quantity) => Ok(Val::Quantity(quantity)),
            None => failed(
                "quantities must match the regular expression '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'"
                    .to_owned(),
            ),
        },
        "isIP" => Ok(Val::Bool(parse_ip(text).is_some())),
        "ip" => match parse_ip(text) {
            Some(ip) => Ok(Val::Ip(ip)),
            None => failed(format!(
                "IP Address {text:?} parse error during conversion from string"
            )),
        },
        "ip.isCanonical" => match parse_ip(text) {
            Some(ip) => Ok(Val::Bool(ip.to_string() == text)),
            None => failed(format!(
                "IP Address {text:?} parse error during conversion from string"
            )),
        },
        "isCIDR" => Ok(Val::Bool(parse_cidr(text).is_some())),
        "cidr" => match parse_cidr(text) {
            Some(cidr) => Ok(Val::Cidr(cidr)),
            None => failed(format!(
                "network address parse error during conversion from string: {text:?}"
            )),
        },
        "isURL" => Ok(Val::Bool(is_url(text))),
        "url" => match is_url(text) {
            true => Ok(Val::Url(text.into())),
            false => failed(format!(
                "URL parse error during conversion from string: parse {text:?}: invalid URI for request"
            )),
        },
        "isSemver" => Ok(Val::Bool(parse_version(text).is_some())),
        "semver" => match parse_version(text) {
            Some(version) => Ok(Val::Version(Arc::new(version))),
            None => failed("No Major.Minor.Patch elements found".to_owned()),
        },
        _ => return None,
    })
}

fn sets(name: &str, a: &[Val], b: &[Val]) -> Option<Val> {
    let within = |few: &[Val], many: &[Val]| few.iter().all(|item| many.contains(item));
    let holds = match name {
        "sets.contains" => within(b, a),
        "sets.equivalent" => within(a, b) && within(b, a),
        "sets.intersects" => a.iter().any(|item| b.contains(item)),
        _ => return None,
    };
    Some(Val::Bool(holds))
}

fn of_list(name: &str, list: &[Val]) -> Option<Result> {
    Some(match name {
        "isSorted" => Ok(Val::Bool(
            list.is_sorted_by(|a, b| a.order(b).is_some_and(Ordering::is_le)),
        )),
        "sum" => match list.split_first() {
            None => Ok(Val::Int(0)),
            Some((first, rest)) => rest
                .iter()
                .try_fold(first.clone(), |sum, item| ops::add(&sum, item)),
        },
        "min" => extreme(name, list, Ordering::Less),
        "max" => extreme(name, list, Ordering::Greater),
        _ => return None,
    })
}

fn extreme(name: &str, list: &[Val], wanted: Ordering) -> Result {
    let Some((first, rest)) = list.split_first() else {
        return Err(Error::Failed(format!("{name} called on empty list")));
    };
    let best = rest.iter().try_fold(first, |best, item| match item.order(best) {
        Some(order) if order == wanted => Ok(item),
        Some(_) => Ok(best),
        None => Err(Error::NoSuchOverload),
    });
    best.cloned()
}

fn position(name: &str, list: &[Val], item: &Val) -> Option<Val> {
    let found = match name {
        "indexOf" => list.iter().position(|i| i == item),
        "lastIndexOf" => list.iter().rposition(|i| i == item),
        _ => return None,
    };
    Some(found.map_or(Val::Int(-1), count))
}

fn find(name: &str, text: &str, pattern: &str, most: i64) -> Result {
    let regex = regex(pattern)?;
    if name == "find" {
        return Ok(Val::text(regex.find(text).map_or("", |found| found.as_str())));
    }
    let most = usize::try_from(most).unwrap_or(usize::MAX);
    let found = regex
        .find_iter(text)
        .take(most)
        .map(|found| Val::text(found.as_str()));
    Ok(Val::list(found.collect()))
}

fn of_quantity(name: &str, quantity: &Quantity, args: &[Val]) -> Option<Result> {
    let other = match args {
        [Val::Quantity(other)] => Some(other.clone()),
        [Val::Int(number)] => Some(Quantity::of_int(*number)),
        _ => None,
    };
    Some(Ok(match (name, other) {
        ("sign", None) => Val::Int(quantity.sign()),
        ("isInteger", None) => Val::Bool(quantity.as_integer().is_some()),
        ("asInteger", None) => match quantity.as_integer() {
            Some(number) => Val::Int(number),
            None => return Some(Err(Error::Failed("cannot convert value to integer".to_owned()))),
        },
        ("asApproximateFloat", None) => Val::Double(quantity.as_double()),
        ("add", Some(other)) => Val::Quantity(quantity.add(&other)),
        ("sub", Some(other)) => Val::Quantity(quantity.subtract(&other)),
        ("isLessThan", Some(other)) => Val::Bool(*quantity < other),
        ("isGreaterThan", Some(other)) => Val::Bool(*quantity > other),
        ("compareTo", Some(other)) => Val::Int(quantity.cmp(&other) as i64),
        _ => return None,
    }))
}

/// Addresses of IPv4 inside of IPv6, and those with a zone, are none.
fn parse_ip(text: &str) -> Option<IpAddr> {
    match text.parse().ok()? {
        IpAddr::V6(ip) if ip.to_ipv4_mapped().is_some() => None,
        ip => Some(ip),
    }
}

fn of_ip(name: &str, ip: &IpAddr) -> Option<Result> {
    let link_local = |multicast: bool| match ip {
        IpAddr::V4(ip) if multicast => ip.octets()[..3] == [224, 0, 0],
        IpAddr::V4(ip) => ip.is_link_local(),
        IpAddr::V6(ip) if multicast => ip.segments()[0] & 0xff0f == 0xff02,
        IpAddr::V6(ip) => ip.is_unicast_link_local(),
    };
    let broadcast = matches!(ip, IpAddr::V4(ip) if ip.is_broadcast());
    Some(Ok(match name {
        "family" => Val::Int(if ip.is_ipv4() { 4 } else { 6 }),
        "isUnspecified" => Val::Bool(ip.is_unspecified()),
        "isLoopback" => Val::Bool(ip.is_loopback()),
        "isLinkLocalMulticast" => Val::Bool(link_local(true)),
        "isLinkLocalUnicast" => Val::Bool(link_local(false)),
        "isGlobalUnicast" => Val::Bool(
            !ip.is_unspecified()
                && !ip.is_loopback()
                && !ip.is_multicast()
                && !link_local(false)
                && !broadcast,
        ),
        _ => return None,
    }))
}

fn parse_cidr(text: &str) -> Option<Cidr> {
    let (ip, length) = text.split_once('/')?;
    let (ip, number): (IpAddr, u8) = (parse_ip(ip)?, length.parse().ok()?);
    let most = if ip.is_ipv4() { 32 } else { 128 };
    let canonical = number.to_string() == length;
    (number <= most && canonical).then_some(Cidr { ip, length: number })
}

impl Cidr {
    /// The bits of an address, those of IPv4 in the upper part.
    fn bits(ip: IpAddr) -> u128 {
        match ip {
            IpAddr::V4(ip) => u128::from(u32::from(ip)) << 96,
            IpAddr::V6(ip) => u128::from(ip),
        }
    }

    fn mask(self) -> u128 {
        match self.length {
            0 => 0,
            length => u128::MAX << (128 - u32::from(length)),
        }
    }

    fn contains(self, ip: IpAddr) -> bool {
        self.ip.is_ipv4() == ip.is_ipv4() && (Self::bits(self.ip) ^ Self::bits(ip)) & self.mask() == 0
    }

    fn masked(self) -> Self {
        let bits = Self::bits(self.ip) & self.mask();
        let ip = match self.ip {
            IpAddr::V4(_) => IpAddr::V4(((bits >> 96) as u32).into()),
            IpAddr::V6(_) => IpAddr::V6(bits.into()),
        };
        Self { ip, ..self }
    }
}

fn of_cidr(name: &str, cidr: Cidr, args: &[Val]) -> Option<Result> {
    let ip = match args {
        [Val::Ip(ip)] => Some(*ip),
        [Val::Text(text)] => parse_ip(text),
        _ => None,
    };
    let range = match args {
        [Val::Cidr(range)] => Some(*range),
        [Val::Text(text)] => parse_cidr(text),
        _ => None,
    };
    Some(Ok(match (name, args) {
        ("ip", []) => Val::Ip(cidr.ip),
        ("prefixLength", []) => Val::Int(i64::from(cidr.length)),
        ("masked", []) => Val::Cidr(cidr.masked()),
        ("containsIP", [_]) => match ip {
            Some(ip) => Val::Bool(cidr.contains(ip)),
            None => {
                return Some(Err(Error::Failed(
                    "IP Address parse error during conversion from string".to_owned(),
                )));
            }
        },
        ("containsCIDR", [_]) => match range {
            Some(range) => Val::Bool(range.length >= cidr.length && cidr.contains(range.ip)),
            None => {
                let why = "network address parse error during conversion from string";
                return Some(Err(Error::Failed(why.to_owned())));
            }
        },
        _ => return None,
    }))
}

/// An absolute URL or an absolute path.
fn is_url(text: &str) -> bool {
    if text.is_empty() || text.chars().any(|c| c.is_whitespace() || c.is_control()) {
        return false;
    }
    text.starts_with('/') || scheme(text).is_some_and(|(_, rest)| !rest.is_empty())
}

/// The scheme and what follows its colon.
fn scheme(url: &str) -> Option<(&str, &str)> {
    let (scheme, rest) = url.split_once(':')?;
    let letters = scheme.starts_with(|c: char| c.is_ascii_alphabetic());
    let plain = scheme
        .chars()
        .all(|c| c.is_ascii_alphanumeric() || "+-.".contains(c));
    (letters && plain).then_some((scheme, rest))
}

fn of_url(name: &str, url: &str) -> Option<Result> {
    let (scheme, rest) = scheme(url).unwrap_or(("", url));
    let rest = rest.split('#').next().unwrap_or_default();
    let (rest, query) = rest.split_once('?').unwrap_or((rest, ""));
    let (host, path) = match rest.strip_prefix("//") {
        Some(rest) => rest.find('/').map_or((rest, ""), |at| rest.split_at(at)),
        None => ("", rest),
    };
    let host = host.rsplit('@').next().unwrap_or_default();
    let (name_of_host, port) = match host.strip_prefix('[').and_then(|h| h.split_once(']')) {
        Some((ip, port)) => (ip, port.strip_prefix(':').unwrap_or_default()),
        None => host.rsplit_once(':').unwrap_or((host, "")),
    };
    Some(Ok(match name {
        "getScheme" => Val::text(scheme),
        "getHost" => Val::text(host),
        "getHostname" => Val::text(name_of_host),
        "getPort" => Val::text(port),
        "getEscapedPath" => Val::text(path),
        "getQuery" => {
            let mut all: Vec<(String, Vec<Val>)> = Vec::new();
            for (key, value) in form_urlencoded::parse(query.as_bytes()) {
                match all.iter_mut().find(|(known, _)| *known == key) {
                    Some((_, values)) => values.push(Val::text(value)),
                    None => all.push((key.into_owned(), vec![Val::text(value)])),
                }
            }
            Val::map(all.into_iter().map(|(key, values)| (key, Val::list(values))))
        }
        _ => return None,
    }))
}

fn parse_version(text: &str) -> Option<(u64, u64, u64, String)> {
    let end = text.find(['-', '+']).unwrap_or(text.len());
    let (numbers, rest) = text.split_at(end);
    let mut numbers = numbers.split('.').map(|part| {
        let plain = !part.is_empty() && (part == "0" || !part.starts_with('0'));
        part.parse::<u64>().ok().filter(|_| plain)
    });
    let (major, minor, patch) = (numbers.next()??, numbers.next()??, numbers.next()??);
    numbers
        .next()
        .is_none()
        .then(|| (major, minor, patch, rest.to_owned()))
}

fn of_version(name: &str, version: &(u64, u64, u64, String), args: &[Val]) -> Option<Result> {
    let number = |number: u64| Val::Int(i64::try_from(number).unwrap_or(i64::MAX));
    let order = |other: &(u64, u64, u64, String)| {
        let numbers = (version.0, version.1, version.2).cmp(&(other.0, other.1, other.2));
        // What comes after a hyphen comes before the release; what comes after a plus does not count.
        let before = |rest: &str| rest.split('+').next().unwrap_or_default().to_owned();
        let (a, b) = (before(&version.3), before(&other.3));
        numbers.then_with(|| match (a.is_empty(), b.is_empty()) {
            (true, true) => Ordering::Equal,
            (true, false) => Ordering::Greater,
            (false, true) => Ordering::Less,
            (false, false) => a.cmp(&b),
        })
    };
    Some(Ok(match (name, args) {
        ("major", []) => number(version.0),
        ("minor", []) => number(version.1),
        ("patch", []) => number(version.2),
        ("isLessThan", [Val::Version(other)]) => Val::Bool(order(other).is_lt()),
        ("isGreaterThan", [Val::Version(other)]) => Val::Bool(order(other).is_gt()),
        ("compareTo", [Val::Version(other)]) => Val::Int(order(other) as i64),
        _ => return None,
    }))
}
