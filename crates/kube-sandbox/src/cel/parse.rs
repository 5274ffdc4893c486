//! From text to an expression: a tokenizer and a parser by precedence.

use super::functions;
use super::value::Val;

/// An expression. The macros of CEL are folds already.
#[derive(Debug, Clone)]
pub(super) enum Expr {
    Value(Val),
    Name(String),
    Select {
        of: Box<Expr>,
        field: String,
        optional: bool,
    },
    /// `has(of.field)`
    Has {
        of: Box<Expr>,
        field: String,
    },
    Index {
        of: Box<Expr>,
        at: Box<Expr>,
        optional: bool,
    },
    Call {
        name: String,
        of: Option<Box<Expr>>,
        args: Vec<Expr>,
    },
    /// The flag marks items that are left out if they are empty optionals.
    List(Vec<(bool, Expr)>),
    Map(Vec<(bool, Expr, Expr)>),
    Not(Box<Expr>),
    Negate(Box<Expr>),
    And(Box<Expr>, Box<Expr>),
    Or(Box<Expr>, Box<Expr>),
    If(Box<Expr>, Box<Expr>, Box<Expr>),
    Binary(Op, Box<Expr>, Box<Expr>),
    Fold(Box<Fold>),
}

/// An operator on two values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Op {
    Equal,
    NotEqual,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
    In,
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
}

/// A macro over the items of a list or the keys of a map.
#[derive(Debug, Clone)]
pub(super) struct Fold {
    pub(super) kind: FoldKind,
    pub(super) over: Expr,
    /// One name for items and keys, or two: index and item, key and value.
    pub(super) names: Vec<String>,
    pub(super) condition: Option<Expr>,
    pub(super) result: Option<Expr>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum FoldKind {
    All,
    Exists,
    ExistsOne,
    /// `map` and `transformList`.
    Map,
    Filter,
    TransformMap,
}

/// Parses a whole expression.
pub(super) fn parse(text: &str) -> Result<Expr, String> {
    let tokens = tokens(text)?;
    let mut parser = Parser {
        tokens,
        at: 0,
        depth: 0,
    };
    let expr = parser.expression()?;
    match parser.peek() {
        Token::End => Ok(expr),
        other => Err(format!(
            "Syntax error: mismatched input {} expecting <EOF>",
            other.quoted()
        )),
    }
}

impl Expr {
    /// The first name in the expression that nothing declares.
    pub(super) fn undeclared(&self, variables: &[&str]) -> Option<String> {
        let mut known: Vec<String> = variables.iter().map(|name| (*name).to_owned()).collect();
        self.find_undeclared(&mut known)
    }

    fn find_undeclared(&self, known: &mut Vec<String>) -> Option<String> {
        match self {
            Self::Value(_) => None,
            Self::Name(name) => {
                let declared = known.contains(name) || functions::is_type(name);
                (!declared).then(|| name.clone())
            }
            Self::Select { of, .. } | Self::Has { of, .. } => of.find_undeclared(known),
            Self::Index { of, at, .. } => of.find_undeclared(known).or_else(|| at.find_undeclared(known)),
            Self::Call { name, of, args } => {
                if !functions::is_function(name) {
                    return Some(name.clone());
                }
                let of = of.as_ref().and_then(|of| of.find_undeclared(known));
                of.or_else(|| args.iter().find_map(|arg| arg.find_undeclared(known)))
            }
            Self::List(items) => items.iter().find_map(|(_, item)| item.find_undeclared(known)),
            Self::Map(entries) => entries.iter().find_map(|(_, key, value)| {
                key.find_undeclared(known)
                    .or_else(|| value.find_undeclared(known))
            }),
            Self::Not(a) | Self::Negate(a) => a.find_undeclared(known),
            Self::And(a, b) | Self::Or(a, b) | Self::Binary(_, a, b) => {
                a.find_undeclared(known).or_else(|| b.find_undeclared(known))
            }
            Self::If(a, b, c) => [a, b, c].into_iter().find_map(|part| part.find_undeclared(known)),
            Self::Fold(fold) => fold.over.find_undeclared(known).or_else(|| {
                let before = known.len();
                known.extend(fold.names.iter().cloned());
                let parts = fold.condition.iter().chain(&fold.result);
                let mut found = None;
                for part in parts {
                    found = found.or_else(|| part.find_undeclared(known));
                }
                known.truncate(before);
                found
            }),
        }
    }
}

#[derive(Debug, Clone, PartialEq)]
enum Token {
    Name(String),
    /// A name in backquotes, which only selects a field.
    Quoted(String),
    Int(u64),
    Uint(u64),
    Double(f64),
    Text(String),
    Bytes(Vec<u8>),
    Symbol(&'static str),
    End,
}

impl Token {
    fn quoted(&self) -> String {
        match self {
            Self::Name(name) | Self::Quoted(name) => format!("'{name}'"),
            Self::Int(n) | Self::Uint(n) => format!("'{n}'"),
            Self::Double(n) => format!("'{n}'"),
            Self::Text(text) => format!("'\"{text}\"'"),
            Self::Bytes(_) => "a bytes literal".to_owned(),
            Self::Symbol(symbol) => format!("'{symbol}'"),
            Self::End => "'<EOF>'".to_owned(),
        }
    }
}

/// Longer ones first, so that they are not taken for two.
const SYMBOLS: [&str; 25] = [
    "==", "!=", "<=", ">=", "&&", "||", "+", "-", "*", "/", "%", "<", ">", "!", "?", ":", ".", ",", "(", ")",
    "[", "]", "{", "}", "=",
];

fn tokens(text: &str) -> Result<Vec<Token>, String> {
    let mut out = Vec::new();
    let mut rest = text;
    loop {
        rest = rest.trim_start();
        if let Some(comment) = rest.strip_prefix("//") {
            rest = comment.find('\n').map_or("", |end| &comment[end..]);
            continue;
        }
        let Some(first) = rest.chars().next() else {
            out.push(Token::End);
            return Ok(out);
        };
        if let Some((token, after)) = string(rest)? {
            out.push(token);
            rest = after;
        } else if first.is_ascii_digit()
            || (first == '.' && rest[1..].starts_with(|c: char| c.is_ascii_digit()))
        {
            let (token, after) = number(rest)?;
            out.push(token);
            rest = after;
        } else if first == '_' || first.is_ascii_alphabetic() {
            let end = rest
                .find(|c: char| c != '_' && !c.is_ascii_alphanumeric())
                .unwrap_or(rest.len());
            out.push(Token::Name(rest[..end].to_owned()));
            rest = &rest[end..];
        } else if first == '`' {
            let end = rest[1..]
                .find('`')
                .ok_or("Syntax error: token recognition error at: '`'")?;
            out.push(Token::Quoted(rest[1..=end].to_owned()));
            rest = &rest[end + 2..];
        } else if let Some(symbol) = SYMBOLS.into_iter().find(|symbol| rest.starts_with(symbol)) {
            out.push(Token::Symbol(symbol));
            rest = &rest[symbol.len()..];
        } else {
            return Err(format!("Syntax error: token recognition error at: '{first}'"));
        }
    }
}

fn number(text: &str) -> Result<(Token, &str), String> {
    let bad = |text: &str| format!("invalid int literal '{text}'");
    if let Some(hex) = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
        let end = hex.find(|c: char| !c.is_ascii_hexdigit()).unwrap_or(hex.len());
        let value = u64::from_str_radix(&hex[..end], 16).map_err(|_| bad(text))?;
        return Ok(match hex[end..].strip_prefix(['u', 'U']) {
            Some(rest) => (Token::Uint(value), rest),
            None => (Token::Int(value), &hex[end..]),
        });
    }
    let bytes = text.as_bytes();
    let digits = |from: usize| from + bytes[from..].iter().take_while(|b| b.is_ascii_digit()).count();
    let mut end = digits(0);
    let mut double = false;
    if bytes.get(end) == Some(&b'.') && bytes.get(end + 1).is_some_and(u8::is_ascii_digit) {
        end = digits(end + 1);
        double = true;
    }
    if matches!(bytes.get(end), Some(b'e' | b'E')) {
        let sign = usize::from(matches!(bytes.get(end + 1), Some(b'+' | b'-')));
        if bytes.get(end + 1 + sign).is_some_and(u8::is_ascii_digit) {
            end = digits(end + 1 + sign);
            double = true;
        }
    }
    let (number, rest) = text.split_at(end);
    if double {
        return Ok((Token::Double(number.parse().map_err(|_| bad(number))?), rest));
    }
    let value = number.parse().map_err(|_| bad(number))?;
    Ok(match rest.strip_prefix(['u', 'U']) {
        Some(rest) => (Token::Uint(value), rest),
        None => (Token::Int(value), rest),
    })
}

/// A text or bytes literal, if one begins here.
fn string(text: &str) -> Result<Option<(Token, &str)>, String> {
    let (mut raw, mut bytes, mut rest) = (false, false, text);
    while let Some(prefix) = rest.chars().next().filter(|c| "rRbB".contains(*c)) {
        match prefix {
            'r' | 'R' if !raw => raw = true,
            'b' | 'B' if !bytes => bytes = true,
            _ => return Ok(None),
        }
        rest = &rest[1..];
    }
    let Some(quote) = ["'''", "\"\"\"", "'", "\""]
        .into_iter()
        .find(|q| rest.starts_with(q))
    else {
        return Ok(None);
    };
    let body = &rest[quote.len()..];
    let (mut out, mut at) = (Vec::new(), body);
    loop {
        if let Some(after) = at.strip_prefix(quote) {
            let token = match bytes {
                true => Token::Bytes(out),
                false => Token::Text(String::from_utf8(out).map_err(|_| "invalid text literal")?),
            };
            return Ok(Some((token, after)));
        }
        let Some(next) = at.chars().next() else {
            return Err(format!("Syntax error: token recognition error at: '{text}'"));
        };
        if next == '\\' && !raw {
            at = escape(&at[1..], bytes, &mut out)?;
        } else {
            let mut buffer = [0; 4];
            out.extend_from_slice(next.encode_utf8(&mut buffer).as_bytes());
            at = &at[next.len_utf8()..];
        }
    }
}

/// Reads an escape sequence after its backslash, and returns the rest of the text.
fn escape<'a>(text: &'a str, bytes: bool, out: &mut Vec<u8>) -> Result<&'a str, String> {
    let bad = || "Syntax error: invalid escape sequence".to_owned();
    let kind = text.chars().next().ok_or_else(bad)?;
    let (radix, start, digits) = match kind {
        'x' | 'X' => (16, 1, 2),
        'u' => (16, 1, 4),
        'U' => (16, 1, 8),
        '0'..='3' => (8, 0, 3),
        _ => {
            let plain = match kind {
                'a' => 7,
                'b' => 8,
                'f' => 12,
                'n' => b'\n',
                'r' => b'\r',
                't' => b'\t',
                'v' => 11,
                '\\' | '\'' | '"' | '`' | '?' => kind as u8,
                _ => return Err(bad()),
            };
            out.push(plain);
            return Ok(&text[1..]);
        }
    };
    let code = text.get(start..start + digits).ok_or_else(bad)?;
    let code = u32::from_str_radix(code, radix).map_err(|_| bad())?;
    if bytes && digits < 4 {
        out.push(code as u8);
    } else {
        let character = char::from_u32(code).ok_or_else(bad)?;
        let mut buffer = [0; 4];
        out.extend_from_slice(character.encode_utf8(&mut buffer).as_bytes());
    }
    Ok(&text[start + digits..])
}

struct Parser {
    tokens: Vec<Token>,
    at: usize,
    depth: usize,
}

/// Deeper expressions are refused, as the real server's parser refuses them.
const DEEPEST: usize = 100;

impl Parser {
    fn peek(&self) -> &Token {
        &self.tokens[self.at]
    }

    fn next(&mut self) -> Token {
        let token = self.tokens[self.at].clone();
        if token != Token::End {
            self.at += 1;
        }
        token
    }

    fn takes(&mut self, symbol: &str) -> bool {
        let found = matches!(self.peek(), Token::Symbol(s) if *s == symbol);
        if found {
            self.at += 1;
        }
        found
    }

    fn expect(&mut self, symbol: &str) -> Result<(), String> {
        match self.takes(symbol) {
            true => Ok(()),
            false => Err(format!(
                "Syntax error: mismatched input {} expecting '{symbol}'",
                self.peek().quoted()
            )),
        }
    }

    fn expression(&mut self) -> Result<Expr, String> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err("expression recursion limit exceeded".to_owned());
        }
        let condition = self.binary(0)?;
        let expr = if self.takes("?") {
            let yes = self.binary(0)?;
            self.expect(":")?;
            let no = self.expression()?;
            Expr::If(Box::new(condition), Box::new(yes), Box::new(no))
        } else {
            condition
        };
        self.depth -= 1;
        Ok(expr)
    }

    /// Operators from level `level` on: `||`, `&&`, comparisons, sums, products.
    fn binary(&mut self, level: usize) -> Result<Expr, String> {
        if level == LEVELS.len() {
            return self.unary();
        }
        let mut left = self.binary(level + 1)?;
        loop {
            let found = LEVELS[level].iter().find(|(symbol, _)| match self.peek() {
                Token::Symbol(s) => s == symbol,
                Token::Name(name) => name == symbol,
                _ => false,
            });
            let Some((symbol, op)) = found else {
                return Ok(left);
            };
            self.at += 1;
            let right = Box::new(self.binary(level + 1)?);
            left = match (*symbol, op) {
                ("||", _) => Expr::Or(Box::new(left), right),
                ("&&", _) => Expr::And(Box::new(left), right),
                (_, op) => Expr::Binary(*op, Box::new(left), right),
            };
        }
    }

    fn unary(&mut self) -> Result<Expr, String> {
        let (mut nots, mut minuses) = (0, 0);
        while self.takes("!") {
            nots += 1;
        }
        while nots == 0 && self.takes("-") {
            minuses += 1;
        }
        if minuses > 0
            && let Token::Int(value) = *self.peek()
        {
            // The smallest integer has no positive counterpart.
            self.at += 1;
            let value = 0_i64.checked_sub_unsigned(value).ok_or("invalid int literal")?;
            minuses -= 1;
            let value = self.member(Expr::Value(Val::Int(value)))?;
            return Ok((0..minuses).fold(value, |expr, _| Expr::Negate(Box::new(expr))));
        }
        let primary = self.primary()?;
        let value = self.member(primary)?;
        let value = (0..minuses).fold(value, |expr, _| Expr::Negate(Box::new(expr)));
        Ok((0..nots).fold(value, |expr, _| Expr::Not(Box::new(expr))))
    }

    /// Parses the suffixes of a value: fields, calls, indexes.
    fn member(&mut self, mut of: Expr) -> Result<Expr, String> {
        loop {
            if self.takes(".") {
                let optional = self.takes("?");
                let field = match self.next() {
                    Token::Name(name) | Token::Quoted(name) => name,
                    other => {
                        return Err(format!(
                            "Syntax error: no viable alternative at input {}",
                            other.quoted()
                        ));
                    }
                };
                of = match self.takes("(") {
                    true => self.call(field, Some(of))?,
                    false => Expr::Select {
                        of: Box::new(of),
                        field,
                        optional,
                    },
                };
            } else if self.takes("[") {
                let optional = self.takes("?");
                let at = Box::new(self.expression()?);
                self.expect("]")?;
                of = Expr::Index {
                    of: Box::new(of),
                    at,
                    optional,
                };
            } else {
                return Ok(of);
            }
        }
    }

    fn primary(&mut self) -> Result<Expr, String> {
        Ok(match self.next() {
            Token::Int(value) => {
                Expr::Value(Val::Int(i64::try_from(value).map_err(|_| "invalid int literal")?))
            }
            Token::Uint(value) => Expr::Value(Val::Uint(value)),
            Token::Double(value) => Expr::Value(Val::Double(value)),
            Token::Text(text) => Expr::Value(Val::text(text)),
            Token::Bytes(bytes) => Expr::Value(Val::Bytes(bytes.into())),
            Token::Name(name) => match name.as_str() {
                "true" => Expr::Value(Val::Bool(true)),
                "false" => Expr::Value(Val::Bool(false)),
                "null" => Expr::Value(Val::Null),
                _ if self.takes("(") => self.call(name, None)?,
                _ => Expr::Name(name),
            },
            Token::Symbol("(") => {
                let inner = self.expression()?;
                self.expect(")")?;
                inner
            }
            Token::Symbol("[") => {
                let mut items = Vec::new();
                while !self.takes("]") {
                    let optional = self.takes("?");
                    items.push((optional, self.expression()?));
                    if !self.takes(",") {
                        self.expect("]")?;
                        break;
                    }
                }
                Expr::List(items)
            }
            Token::Symbol("{") => {
                let mut entries = Vec::new();
                while !self.takes("}") {
                    let optional = self.takes("?");
                    let key = self.expression()?;
                    self.expect(":")?;
                    entries.push((optional, key, self.expression()?));
                    if !self.takes(",") {
                        self.expect("}")?;
                        break;
                    }
                }
                Expr::Map(entries)
            }
            other => return Err(format!("Syntax error: mismatched input {}", other.quoted())),
        })
    }

    /// A call whose bracket is open: a macro or a function.
    fn call(&mut self, name: String, of: Option<Expr>) -> Result<Expr, String> {
        let mut args = Vec::new();
        while !self.takes(")") {
            args.push(self.expression()?);
            if !self.takes(",") {
                self.expect(")")?;
                break;
            }
        }
        match (&of, name.as_str()) {
            (None, "has") => {
                return match (args.len(), args.pop()) {
                    (1, Some(Expr::Select { of, field, .. })) => Ok(Expr::Has { of, field }),
                    _ => Err("invalid argument to has() macro".to_owned()),
                };
            }
            (Some(Expr::Name(space)), function) if functions::is_function(&format!("{space}.{function}")) => {
                let name = format!("{space}.{function}");
                return Ok(Expr::Call { name, of: None, args });
            }
            _ => {}
        }
        let Some(over) = of else {
            return Ok(Expr::Call { name, of: None, args });
        };
        match fold(&name, &args)? {
            Some((kind, names, condition, result)) => Ok(Expr::Fold(Box::new(Fold {
                kind,
                over,
                names,
                condition,
                result,
            }))),
            None => Ok(Expr::Call {
                name,
                of: Some(Box::new(over)),
                args,
            }),
        }
    }
}

type Parts = (FoldKind, Vec<String>, Option<Expr>, Option<Expr>);

/// The macro of that name with these arguments, if there is one.
fn fold(name: &str, args: &[Expr]) -> Result<Option<Parts>, String> {
    let (kind, two) = match (name, args.len()) {
        ("all", 2) => (FoldKind::All, false),
        ("all", 3) => (FoldKind::All, true),
        ("exists", 2) => (FoldKind::Exists, false),
        ("exists", 3) => (FoldKind::Exists, true),
        ("exists_one" | "existsOne", 2) => (FoldKind::ExistsOne, false),
        ("exists_one" | "existsOne", 3) => (FoldKind::ExistsOne, true),
        ("map", 2 | 3) => (FoldKind::Map, false),
        ("filter", 2) => (FoldKind::Filter, false),
        ("transformList", 3 | 4) => (FoldKind::Map, true),
        ("transformMap", 3 | 4) => (FoldKind::TransformMap, true),
        _ => return Ok(None),
    };
    let (variables, rest) = args.split_at(1 + usize::from(two));
    let names = variables.iter().map(|variable| match variable {
        Expr::Name(name) => Ok(name.clone()),
        _ => Err("argument is not an identifier".to_owned()),
    });
    let names = names.collect::<Result<Vec<_>, _>>()?;
    let (condition, result) = match (kind, rest) {
        (FoldKind::Map | FoldKind::TransformMap, [result]) => (None, Some(result.clone())),
        (_, [condition]) => (Some(condition.clone()), None),
        (_, [condition, result]) => (Some(condition.clone()), Some(result.clone())),
        _ => return Ok(None),
    };
    Ok(Some((kind, names, condition, result)))
}

/// Operators by precedence, the weakest first. The first two levels have their own expressions.
const LEVELS: [&[(&str, Op)]; 5] = [
    &[("||", Op::Equal)],
    &[("&&", Op::Equal)],
    &[
        ("==", Op::Equal),
        ("!=", Op::NotEqual),
        ("<=", Op::LessOrEqual),
        (">=", Op::GreaterOrEqual),
        ("<", Op::Less),
        (">", Op::Greater),
        ("in", Op::In),
    ],
    &[("+", Op::Add), ("-", Op::Subtract)],
    &[("*", Op::Multiply), ("/", Op::Divide), ("%", Op::Remainder)],
];
