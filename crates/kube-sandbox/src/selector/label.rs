//! Label selectors: `app=web,tier in (a,b),!canary`.

use crate::object::check;

/// A label selector. All requirements must hold.
#[derive(Debug, Clone, Default)]
pub(crate) struct LabelSelector(Vec<Requirement>);

#[derive(Debug, Clone)]
struct Requirement {
    key: String,
    op: Op,
}

#[derive(Debug, Clone)]
enum Op {
    Exists,
    Absent,
    In(Vec<String>),
    NotIn(Vec<String>),
    Greater(i64),
    Less(i64),
}

impl LabelSelector {
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// `labels` returns the value of a label.
    pub(crate) fn matches<'a>(&self, labels: impl Fn(&str) -> Option<&'a str>) -> bool {
        self.0.iter().all(|r| {
            let value = labels(&r.key);
            match &r.op {
                Op::Exists => value.is_some(),
                Op::Absent => value.is_none(),
                Op::In(values) => value.is_some_and(|v| values.iter().any(|x| x == v)),
                Op::NotIn(values) => value.is_none_or(|v| values.iter().all(|x| x != v)),
                Op::Greater(n) => value.and_then(|v| v.parse::<i64>().ok()).is_some_and(|v| v > *n),
                Op::Less(n) => value.and_then(|v| v.parse::<i64>().ok()).is_some_and(|v| v < *n),
            }
        })
    }

    /// Parses the query parameter. The error is the message for the client.
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        let mut tokens = Tokens { rest: text };
        let mut requirements = Vec::new();
        if tokens.peek().is_empty() {
            return Ok(Self::default());
        }
        loop {
            let first = tokens.peek();
            if first != "!" && !is_word(first) {
                return Err(format!(
                    "found '{first}', expected: !, identifier, or 'end of string'"
                ));
            }
            let parsed = requirement(&mut tokens);
            requirements.push(parsed.map_err(|why| format!("unable to parse requirement: {why}"))?);
            match tokens.next() {
                "" => break,
                "," => {
                    if tokens.peek().is_empty() {
                        return Err("found '', expected: identifier after ','".to_owned());
                    }
                }
                other => return Err(format!("found '{other}', expected: ',' or 'end of string'")),
            }
        }
        Ok(Self(requirements))
    }
}

fn requirement(tokens: &mut Tokens<'_>) -> Result<Requirement, String> {
    let mut absent = false;
    let mut key = tokens.next();
    if key == "!" {
        absent = true;
        key = tokens.next();
    }
    if !is_word(key) {
        return Err(format!("found '{key}', expected: identifier"));
    }
    check::label_key(key).map_err(|why| format!("<nil>: Invalid value: \"{key}\": {why}"))?;
    let key = key.to_owned();
    if absent {
        return Ok(Requirement { key, op: Op::Absent });
    }
    let op = match tokens.peek() {
        "" | "," => Op::Exists,
        "=" | "==" => {
            tokens.next();
            Op::In(vec![value(tokens)?])
        }
        "!=" => {
            tokens.next();
            Op::NotIn(vec![value(tokens)?])
        }
        ">" => {
            tokens.next();
            Op::Greater(number(tokens, &key)?)
        }
        "<" => {
            tokens.next();
            Op::Less(number(tokens, &key)?)
        }
        "in" => {
            tokens.next();
            Op::In(values(tokens)?)
        }
        "notin" => {
            tokens.next();
            Op::NotIn(values(tokens)?)
        }
        other => return Err(format!("found '{other}', expected: in, notin, =, ==, !=, gt, lt")),
    };
    if let Op::In(values) | Op::NotIn(values) = &op {
        for (i, value) in values.iter().enumerate() {
            check::label_value(value)
                .map_err(|why| format!("values[{i}][{key}]: Invalid value: \"{value}\": {why}"))?;
        }
    }
    Ok(Requirement { key, op })
}

/// A single value, which may be empty (`a=`).
fn value(tokens: &mut Tokens<'_>) -> Result<String, String> {
    match tokens.peek() {
        "" | "," => Ok(String::new()),
        word if is_word(word) => Ok(tokens.next().to_owned()),
        other => Err(format!("found '{other}', expected: identifier")),
    }
}

fn number(tokens: &mut Tokens<'_>, key: &str) -> Result<i64, String> {
    let value = value(tokens)?;
    value.parse().map_err(|_| {
        format!("values[0][{key}]: Invalid value: \"{value}\": for 'Gt', 'Lt' operators, the value must be an integer")
    })
}

fn values(tokens: &mut Tokens<'_>) -> Result<Vec<String>, String> {
    match tokens.next() {
        "(" => {}
        other => return Err(format!("found '{other}' expected: '('")),
    }
    let mut values = Vec::new();
    loop {
        match tokens.next() {
            ")" => {
                values.push(String::new());
                return Ok(values);
            }
            "," => values.push(String::new()),
            word if is_word(word) => {
                values.push(word.to_owned());
                match tokens.next() {
                    "," => {}
                    ")" => return Ok(values),
                    other => return Err(format!("found '{other}', expected: ',' or ')'")),
                }
            }
            other => return Err(format!("found '{other}', expected: ',', or identifier")),
        }
    }
}

fn is_word(token: &str) -> bool {
    token.bytes().next().is_some_and(|b| !SPECIAL.contains(&b))
}

const SPECIAL: &[u8] = b"=!(),<>";

struct Tokens<'a> {
    rest: &'a str,
}

impl<'a> Tokens<'a> {
    fn peek(&self) -> &'a str {
        let text = self.rest.trim_start();
        let bytes = text.as_bytes();
        let end = match bytes {
            [] => 0,
            [b'=', b'=', ..] | [b'!', b'=', ..] => 2,
            [b, ..] if SPECIAL.contains(b) => 1,
            _ => bytes
                .iter()
                .position(|b| SPECIAL.contains(b) || b.is_ascii_whitespace())
                .unwrap_or(bytes.len()),
        };
        &text[..end]
    }

    fn next(&mut self) -> &'a str {
        let token = self.peek();
        let text = self.rest.trim_start();
        self.rest = &text[token.len()..];
        token
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(selector: &str, labels: &[(&str, &str)], expected: bool) {
        let parsed = LabelSelector::parse(selector).expect(selector);
        let found = parsed.matches(|key| labels.iter().find(|(k, _)| *k == key).map(|(_, v)| *v));
        assert_eq!(found, expected, "{selector} on {labels:?}");
    }

    #[test]
    fn every_operator() {
        let web = [("app", "web"), ("n", "5")];
        check("app=web", &web, true);
        check("app==web", &web, true);
        check("app!=web", &web, false);
        check("other!=web", &web, true);
        check("app in (db, web)", &web, true);
        check("app notin (db,web)", &web, false);
        check("other notin (a)", &web, true);
        check("app", &web, true);
        check("!app", &web, false);
        check("!other,app=web", &web, true);
        check("n>4,n<6", &web, true);
        check("app=", &[("app", "")], true);
        check(" ", &web, true);
    }

    #[test]
    fn nonsense_is_refused_with_a_reason() {
        for bad in [
            "a=b=c", "in (a)x", "a in b", "a in (b", "=x", ",", "a,", "a b", "!", "-x=1", "a=-",
        ] {
            assert!(LabelSelector::parse(bad).is_err(), "{bad} was accepted");
        }
    }
}
