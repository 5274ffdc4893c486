//! The parser of JSONPath expressions.

use std::str::FromStr;

use serde_json::Value;

use super::{Operand, Part, Path, Relation, Test};

impl FromStr for Path {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let trimmed = text.trim();
        let inner = trimmed
            .strip_prefix('{')
            .and_then(|t| t.strip_suffix('}'))
            .unwrap_or(trimmed);
        let mut reader = Reader::new(inner);
        let path = reader.path()?;
        reader.spaces();
        match reader.peek() {
            None => Ok(path),
            Some(c) => Err(reader.wrong(&format!("'{c}' is out of place"))),
        }
    }
}

/// A cursor over the text.
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn take(&mut self, what: &str) -> bool {
        let there = self.rest().starts_with(what);
        if there {
            self.at += what.len();
        }
        there
    }

    fn spaces(&mut self) {
        self.at += self.rest().len() - self.rest().trim_start().len();
    }

    fn wrong(&self, why: &str) -> String {
        format!(
            "\"{}\" is no path: {why}; write for example {{.metadata.name}}",
            self.text
        )
    }

    /// `$.a['b'][0]`, `@.a`, `.a`, `a`.
    fn path(&mut self) -> Result<Path, String> {
        self.spaces();
        let rooted = self.take("$") || self.take("@");
        let mut parts = Vec::new();
        if !rooted && self.peek().is_some_and(|c| c.is_alphanumeric() || c == '_') {
            parts.push(self.field()?);
        }
        loop {
            if self.take("..") {
                parts.push(Part::Below);
                if self.peek().is_some_and(|c| c != '[') {
                    parts.push(self.field()?);
                }
            } else if self.take(".") {
                // A dot alone is the object itself.
                if self.peek().is_some_and(|c| !matches!(c, '[' | ' ' | ')')) {
                    parts.push(self.field()?);
                }
            } else if self.take("[") {
                parts.push(self.bracket()?);
            } else {
                return Ok(Path(parts));
            }
        }
    }

    fn field(&mut self) -> Result<Part, String> {
        if self.take("*") {
            return Ok(Part::All);
        }
        let mut name = String::new();
        let mut escaped = false;
        for c in self.rest().chars() {
            match c {
                _ if escaped => {
                    name.push(c);
                    escaped = false;
                }
                '\\' => escaped = true,
                '.' | '[' | ']' | ' ' | ')' | '(' | '=' | '!' | '<' | '>' | ',' | '{' | '}' => break,
                _ => name.push(c),
            }
            self.at += c.len_utf8();
        }
        match name.is_empty() {
            true => Err(self.wrong("a name is missing")),
            false => Ok(Part::Field(name)),
        }
    }

    /// Parses the part after a `[`, up to its `]`.
    fn bracket(&mut self) -> Result<Part, String> {
        if self.take("?(") {
            let test = self.test()?;
            self.spaces();
            if !(self.take(")") && self.take("]")) {
                return Err(self.wrong("a filter ends with )]"));
            }
            return Ok(Part::Where(test));
        }
        let mut parts = Vec::new();
        loop {
            self.spaces();
            parts.push(self.choice()?);
            self.spaces();
            if self.take("]") {
                break;
            }
            if !self.take(",") {
                return Err(self.wrong("a ] is missing"));
            }
        }
        Ok(match parts.len() {
            1 => parts.remove(0),
            _ => Part::Several(parts),
        })
    }

    fn choice(&mut self) -> Result<Part, String> {
        if self.take("*") {
            return Ok(Part::All);
        }
        if let Some(quote) = self.peek().filter(|c| matches!(c, '\'' | '"')) {
            return Ok(Part::Field(self.quoted(quote)?));
        }
        let first = self.number()?;
        if self.take(":") {
            return Ok(Part::Slice(first, self.number()?));
        }
        first
            .map(Part::At)
            .ok_or_else(|| self.wrong("in [ ] stand a number, '*', a 'name' or ?( )"))
    }

    fn number(&mut self) -> Result<Option<i64>, String> {
        let digits: String = self
            .rest()
            .chars()
            .take_while(|c| c.is_ascii_digit() || *c == '-')
            .collect();
        self.at += digits.len();
        if digits.is_empty() {
            return Ok(None);
        }
        digits
            .parse()
            .map(Some)
            .map_err(|_| self.wrong(&format!("{digits} is no number")))
    }

    fn quoted(&mut self, quote: char) -> Result<String, String> {
        self.at += 1;
        let mut text = String::new();
        let mut escaped = false;
        for c in self.rest().chars() {
            self.at += c.len_utf8();
            match c {
                _ if escaped => {
                    text.push(c);
                    escaped = false;
                }
                '\\' => escaped = true,
                c if c == quote => return Ok(text),
                _ => text.push(c),
            }
        }
        Err(self.wrong(&format!("a {quote} is missing")))
    }

    fn test(&mut self) -> Result<Test, String> {
        let left = self.operand()?;
        self.spaces();
        let relations = [
            ("==", Relation::Equal),
            ("!=", Relation::Different),
            ("<=", Relation::LessOrEqual),
            (">=", Relation::MoreOrEqual),
            ("<", Relation::Less),
            (">", Relation::More),
        ];
        for (sign, relation) in relations {
            if self.take(sign) {
                return Ok(Test::Compare(left, relation, self.operand()?));
            }
        }
        match left {
            Operand::Path(path) => Ok(Test::Has(path)),
            Operand::Value(_) => Err(self.wrong("a filter compares, as in ?(@.type==\"Ready\")")),
        }
    }

    fn operand(&mut self) -> Result<Operand, String> {
        self.spaces();
        match self.peek() {
            Some(quote @ ('\'' | '"')) => Ok(Operand::Value(Value::String(self.quoted(quote)?))),
            Some('@' | '$' | '.') => Ok(Operand::Path(self.path()?)),
            _ => {
                let word: String = self
                    .rest()
                    .chars()
                    .take_while(|c| c.is_alphanumeric() || matches!(c, '.' | '-' | '_'))
                    .collect();
                self.at += word.len();
                if word.is_empty() {
                    return Err(self.wrong("something to compare with is missing"));
                }
                Ok(Operand::Value(
                    serde_json::from_str(&word).unwrap_or(Value::String(word)),
                ))
            }
        }
    }
}
