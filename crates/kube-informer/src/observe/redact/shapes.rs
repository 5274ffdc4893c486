//! Credentials by shape, anywhere in a text: private keys, tokens with a known prefix, addresses
//! with a password, `Basic …` and `Bearer …`, hashes of passwords, and base64 of any of these.

use std::ops::Range;

use super::names::is_value;
use super::spans::Spans;
use super::text;

/// Finds all of them. `depth` is the number of encodings that this text was unwrapped from.
pub(super) fn find(text: &str, depth: u8, spans: &mut Spans) {
    private_keys(text, spans);
    addresses(text, spans);
    at_each_word(text, depth, spans);
}

/// `-----BEGIN … PRIVATE KEY-----` to its end, or to the end of the text.
fn private_keys(text: &str, spans: &mut Spans) {
    let mut from = 0;
    while let Some(found) = text[from..].find("-----BEGIN ") {
        let start = from + found;
        let head = &text[start..floor(text, start + 60)];
        from = start + "-----BEGIN ".len();
        if !head.contains("PRIVATE KEY") {
            continue;
        }
        let end = text[from..]
            .find("-----END ")
            .map(|end| from + end + "-----END ".len())
            .and_then(|end| text[end..].find("-----").map(|close| end + close + 5));
        let end = end.unwrap_or(text.len());
        spans.add(start..end);
        from = end;
    }
}

/// The nearest character boundary at or before this position.
fn floor(text: &str, mut at: usize) -> usize {
    at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

/// The nearest character boundary at or after this position.
fn ceil(text: &str, mut at: usize) -> usize {
    while !text.is_char_boundary(at) {
        at += 1;
    }
    at
}

/// `scheme://user:password@host`, `user:password@tcp(host)`, `jdbc:oracle:thin:user/password@host`.
fn addresses(text: &str, spans: &mut Spans) {
    for (scheme_end, _) in text.match_indices("://") {
        let start = scheme_end + 3;
        let word = word_at(text, start);
        let authority = &word[..word.find(['/', '?', '#']).unwrap_or(word.len())];
        let user_info = match authority.rfind('@') {
            Some(at) => &word[..at],
            // A slash in the password ends the authority too early; a port is digits.
            None => match (authority.split_once(':'), word.rfind('@')) {
                (Some((host, port)), Some(at))
                    if !host.starts_with('[') && !port.bytes().all(|b| b.is_ascii_digit()) =>
                {
                    &word[..at]
                }
                _ => continue,
            },
        };
        match user_info.split_once(':') {
            Some((user, password)) if is_value(password) => {
                let from = start + user.len() + 1;
                spans.add(from..from + password.len());
            }
            Some(_) => {}
            // A token in place of the user.
            None if user_info.len() >= 20 => spans.add(start..start + user_info.len()),
            None => {}
        }
    }
    for (at, _) in text.match_indices("@tcp(").chain(text.match_indices("@unix(")) {
        let near = ceil(text, at.saturating_sub(ADDRESS));
        let start = text[near..at]
            .rfind(ends_word)
            .map_or(near, |before| near + before + 1);
        if let Some((user, password)) = text[start..at].split_once(':')
            && is_value(password)
        {
            spans.add(start + user.len() + 1..at);
        }
    }
    for (at, prefix) in text.match_indices("jdbc:oracle:") {
        let word = word_at(text, at + prefix.len());
        if let (Some(slash), Some(end)) = (word.find('/'), word.find('@'))
            && slash < end
        {
            let start = at + prefix.len();
            spans.add(start + slash + 1..start + end);
        }
    }
}

/// The text up to a space, a quote or a bracket of markup. Its length is limited, so that the time
/// is proportional to the length of the text.
fn word_at(text: &str, start: usize) -> &str {
    let rest = &text[start..floor(text, start + ADDRESS)];
    &rest[..rest.find(ends_word).unwrap_or(rest.len())]
}

fn ends_word(c: char) -> bool {
    c.is_ascii_whitespace() || "\"'`<>\\".contains(c)
}

fn at_each_word(text: &str, depth: u8, spans: &mut Spans) {
    let bytes = text.as_bytes();
    // Nothing is examined twice, so that the time is proportional to the length of the text.
    let (mut hidden_until, mut encoded_until) = (0, 0);
    for start in 0..bytes.len() {
        if bytes[start] >= 0x80 || start.checked_sub(1).is_some_and(|before| is_word(bytes[before])) {
            continue;
        }
        let rest = &bytes[start..];
        if start >= hidden_until {
            let found = token(rest).or_else(|| hash(rest)).or_else(|| scheme(rest));
            if let Some(found) = found {
                hidden_until = start + found.end;
                spans.add(start + found.start..hidden_until);
            }
        }
        if start >= encoded_until {
            let length = run(rest, |b| b.is_ascii_alphanumeric() || b"+/-_".contains(&b));
            let length = length + run(&rest[length..], |b| b == b'=').min(2);
            if length >= 20 {
                encoded_until = start + length;
                if is_encoded_credential(&text[start..start + length], depth) {
                    spans.add(start..start + length);
                }
            }
        }
    }
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric()
}

/// The number of bytes from here on that match.
fn run(bytes: &[u8], like: impl Fn(u8) -> bool) -> usize {
    bytes.iter().take_while(|byte| like(**byte)).count()
}

/// A token with a known prefix.
fn token(bytes: &[u8]) -> Option<Range<usize>> {
    if bytes.starts_with(b"eyJ") {
        return jwt(bytes);
    }
    if bytes.first().is_some_and(u8::is_ascii_digit) {
        return telegram(bytes);
    }
    let shape = SHAPES
        .iter()
        .find(|shape| bytes.starts_with(shape.start.as_bytes()))?;
    let length = run(&bytes[shape.start.len()..], shape.alphabet);
    (length >= shape.at_least).then_some(0..shape.start.len() + length)
}

/// At least three parts with dots between them; the first is the encoding of a text that begins
/// with `{"`.
fn jwt(bytes: &[u8]) -> Option<Range<usize>> {
    let part = |from: usize| {
        run(&bytes[from..], |b| {
            b.is_ascii_alphanumeric() || b"-_=".contains(&b)
        })
    };
    let header = part(0);
    (header > 8 && bytes.get(header) == Some(&b'.')).then_some(())?;
    let payload = part(header + 1);
    let signature = header + 1 + payload;
    (payload > 8 && bytes.get(signature) == Some(&b'.')).then_some(())?;
    let rest = run(&bytes[signature..], |b| {
        b.is_ascii_alphanumeric() || b"-_=.".contains(&b)
    });
    Some(0..signature + rest)
}

/// The token of a Telegram bot: digits, a colon, `AA` and 33 more.
fn telegram(bytes: &[u8]) -> Option<Range<usize>> {
    let digits = run(bytes, |b| b.is_ascii_digit());
    let rest = bytes.get(digits..)?.strip_prefix(b":AA")?;
    let length = run(rest, url_safe);
    ((8..=10).contains(&digits) && length >= 32).then_some(0..digits + 3 + length)
}

/// The range to hide after `Basic` or `Bearer`.
fn scheme(bytes: &[u8]) -> Option<Range<usize>> {
    let name = [&b"basic"[..], b"bearer"]
        .into_iter()
        .find(|name| bytes.len() > name.len() && bytes[..name.len()].eq_ignore_ascii_case(name))?;
    let spaces = run(&bytes[name.len()..], |b| b == b' ');
    let from = name.len() + spaces;
    let given = &bytes[from..][..run(&bytes[from..], |b| url_safe(b) || b"+/=~.".contains(&b))];
    if spaces == 0 || given.is_empty() {
        return None;
    }
    let credential = if name == b"basic" {
        // Every word of eight letters is base64; a user and a password have a colon between them.
        decode(given).is_some_and(|text| text.contains(':'))
    } else {
        given.len() >= 20 || (given.len() >= 8 && given.iter().any(u8::is_ascii_digit))
    };
    credential.then_some(from..from + given.len())
}

/// `$2y$10$…`, `$6$…`, `$apr1$…`, `$argon2id$…`
fn hash(bytes: &[u8]) -> Option<Range<usize>> {
    let rest = bytes.strip_prefix(b"$")?;
    let kind = run(rest, |b| b.is_ascii_alphanumeric());
    HASHES.iter().find(|known| known.as_bytes() == &rest[..kind])?;
    let body = rest.get(kind..)?.strip_prefix(b"$")?;
    let length = run(body, |b| b.is_ascii_alphanumeric() || b"./$=,+-_".contains(&b));
    (length >= 8).then_some(0..2 + kind + length)
}

/// True for base64 of a text that would be hidden.
fn is_encoded_credential(encoded: &str, depth: u8) -> bool {
    // The content of compressed data cannot be examined.
    encoded.starts_with("H4sI")
        || decode(encoded.as_bytes()).is_some_and(|decoded| text::redact(&decoded, depth + 1).is_some())
}

/// Decodes base64 in either alphabet into a text.
pub(super) fn decode(encoded: &[u8]) -> Option<String> {
    let mut decoded = Vec::with_capacity(encoded.len() * 3 / 4);
    let (mut bits, mut held) = (0u32, 0);
    let body = encoded.iter().filter(|byte| !byte.is_ascii_whitespace());
    for byte in body.take_while(|byte| **byte != b'=') {
        let digit = match byte {
            b'A'..=b'Z' => byte - b'A',
            b'a'..=b'z' => byte - b'a' + 26,
            b'0'..=b'9' => byte - b'0' + 52,
            b'+' | b'-' => 62,
            b'/' | b'_' => 63,
            _ => return None,
        };
        bits = bits << 6 | u32::from(digit);
        held += 6;
        if held >= 8 {
            held -= 8;
            decoded.push(u8::try_from(bits >> held & 0xff).ok()?);
        }
    }
    let text = String::from_utf8(decoded).ok()?;
    let printable = |c: char| !c.is_control() || "\r\n\t".contains(c);
    (!text.is_empty() && text.chars().all(printable)).then_some(text)
}

/// The maximum length of an address with a password.
const ADDRESS: usize = 1024;

struct CredentialShape {
    start: &'static str,
    at_least: usize,
    alphabet: fn(u8) -> bool,
}

const fn shape(start: &'static str, at_least: usize, alphabet: fn(u8) -> bool) -> CredentialShape {
    CredentialShape {
        start,
        at_least,
        alphabet,
    }
}

fn upper(byte: u8) -> bool {
    byte.is_ascii_uppercase() || byte.is_ascii_digit()
}

fn plain(byte: u8) -> bool {
    byte.is_ascii_alphanumeric()
}

fn url_safe(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"-_".contains(&byte)
}

fn pointed(byte: u8) -> bool {
    url_safe(byte) || byte == b'.'
}

fn path(byte: u8) -> bool {
    url_safe(byte) || byte == b'/'
}

/// Tokens with a known prefix: AWS, GitHub, GitLab, Slack, Google, Stripe, npm, PyPI, Hugging Face,
/// OpenAI, Anthropic, SendGrid, DigitalOcean, Vault, Docker Hub, Shopify, New Relic, Linear,
/// Atlassian, Databricks, Grafana, Doppler, age, webhooks.
const SHAPES: [CredentialShape; 47] = [
    shape("AKIA", 16, upper),
    shape("ASIA", 16, upper),
    shape("ghp_", 30, plain),
    shape("gho_", 30, plain),
    shape("ghu_", 30, plain),
    shape("ghs_", 30, plain),
    shape("ghr_", 30, plain),
    shape("github_pat_", 22, url_safe),
    shape("glpat-", 20, pointed),
    shape("gldt-", 20, url_safe),
    shape("glrt-", 20, pointed),
    shape("glptt-", 20, url_safe),
    shape("xoxa-", 10, url_safe),
    shape("xoxb-", 10, url_safe),
    shape("xoxe", 10, pointed),
    shape("xoxp-", 10, url_safe),
    shape("xoxr-", 10, url_safe),
    shape("xoxs-", 10, url_safe),
    shape("xapp-", 10, url_safe),
    shape("AIza", 35, url_safe),
    shape("ya29.", 20, url_safe),
    shape("GOCSPX-", 20, url_safe),
    shape("sk_live_", 16, plain),
    shape("sk_test_", 16, plain),
    shape("rk_live_", 16, plain),
    shape("whsec_", 20, url_safe),
    shape("npm_", 30, plain),
    shape("pypi-", 40, url_safe),
    shape("hf_", 30, plain),
    shape("sk-ant-", 20, url_safe),
    shape("sk-proj-", 20, url_safe),
    shape("sk-", 40, plain),
    shape("SG.", 40, pointed),
    shape("dop_v1_", 40, plain),
    shape("hvs.", 20, url_safe),
    shape("hvb.", 20, url_safe),
    shape("dckr_pat_", 20, url_safe),
    shape("shpat_", 30, plain),
    shape("NRAK-", 20, plain),
    shape("lin_api_", 30, plain),
    shape("ATATT3x", 30, url_safe),
    shape("dapi", 32, plain),
    shape("glsa_", 30, url_safe),
    shape("dp.st.", 30, pointed),
    shape("AGE-SECRET-KEY-1", 30, upper),
    shape("hooks.slack.com/services/", 20, path),
    shape("discord.com/api/webhooks/", 20, path),
];

const HASHES: [&str; 13] = [
    "1", "2a", "2b", "2x", "2y", "5", "6", "7", "y", "apr1", "argon2i", "argon2id", "scrypt",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_is_decoded_in_both_alphabets_with_and_without_padding() {
        assert_eq!(decode(b"dXNlcjpwYXNz").as_deref(), Some("user:pass"));
        assert_eq!(decode(b"dXNlcjpwYXM=").as_deref(), Some("user:pas"));
        assert_eq!(decode(b"dXNlcjpwYXM").as_deref(), Some("user:pas"));
        assert_eq!(decode(b"Pz8/Pz8+").as_deref(), Some("?????>"));
        assert_eq!(decode(b"Pz8_Pz8-").as_deref(), Some("?????>"));
        assert_eq!(decode(b"not base64!"), None);
        assert_eq!(decode(b"/////w=="), None, "no text");
    }

    #[test]
    fn text_that_is_not_ascii_is_cut_between_characters() {
        for text in [
            "ä://ö:ü@é",
            "-----BEGIN ÄÖÜ PRIVATE KEY äääääääääääääääääääääääää",
            "Bearer äöü",
            "日本$6$日本",
        ] {
            let mut spans = Spans::default();
            find(text, 0, &mut spans);
            let _ = spans.replaced(text);
        }
    }
}
