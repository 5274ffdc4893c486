//! Computes the value of an expression.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::functions;
use super::ops;
use super::parse::{Expr, Fold, FoldKind};
use super::value::{Key, Val};

/// Why an expression has no value.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Error {
    #[error("no such key: {0}")]
    NoSuchKey(String),
    #[error("index out of bounds: {0}")]
    OutOfBounds(i64),
    /// A value of the wrong type.
    #[error("no such overload")]
    NoSuchOverload,
    #[error("{0}")]
    Failed(String),
    /// A function that Kubernetes has and this evaluator has not.
    #[error("{0} is not imitated")]
    NotImitated(String),
}

/// A variable, and those around it.
pub(super) struct Scope<'a> {
    name: &'a str,
    value: Val,
    outer: Option<&'a Scope<'a>>,
}

impl<'a> Scope<'a> {
    pub(super) fn new(name: &'a str, value: Val, outer: Option<&'a Self>) -> Self {
        Self { name, value, outer }
    }

    fn find(&self, name: &str) -> Option<&Val> {
        match self.name == name {
            true => Some(&self.value),
            false => self.outer?.find(name),
        }
    }
}

type Result = std::result::Result<Val, Error>;

impl Expr {
    pub(super) fn eval(&self, scope: Option<&Scope<'_>>) -> Result {
        match self {
            Self::Value(value) => Ok(value.clone()),
            Self::Name(name) => {
                let found = scope.and_then(|scope| scope.find(name)).cloned();
                let found = found.or_else(|| functions::type_named(name).map(Val::Type));
                found.ok_or_else(|| Error::Failed(format!("no such attribute: {name}")))
            }
            Self::Select { of, field, optional } => select(&of.eval(scope)?, field, *optional),
            Self::Has { of, field } => match of.eval(scope)? {
                Val::Map(map) => Ok(Val::Bool(find_field(&map, field).is_some())),
                Val::Optional(Some(inner)) => match &*inner {
                    Val::Map(map) => Ok(Val::Bool(find_field(map, field).is_some())),
                    _ => Err(Error::NoSuchOverload),
                },
                Val::Optional(None) => Ok(Val::Bool(false)),
                _ => Err(Error::NoSuchOverload),
            },
            Self::Index { of, at, optional } => index(&of.eval(scope)?, &at.eval(scope)?, *optional),
            Self::Call { name, of, args } => {
                let mut values = Vec::with_capacity(args.len() + 1);
                if let Some(of) = of {
                    values.push(of.eval(scope)?);
                }
                for arg in args {
                    values.push(arg.eval(scope)?);
                }
                functions::call(name, of.is_some(), &values)
            }
            Self::List(items) => {
                let mut list = Vec::with_capacity(items.len());
                for (optional, item) in items {
                    match item.eval(scope)? {
                        Val::Optional(inner) if *optional => list.extend(inner.map(|v| Val::clone(&v))),
                        value => list.push(value),
                    }
                }
                Ok(Val::list(list))
            }
            Self::Map(entries) => {
                let mut map = BTreeMap::new();
                for (optional, key, value) in entries {
                    let key = Key::of(&key.eval(scope)?).ok_or(Error::NoSuchOverload)?;
                    match value.eval(scope)? {
                        Val::Optional(inner) if *optional => {
                            map.extend(inner.map(|v| (key, Val::clone(&v))));
                        }
                        value => {
                            map.insert(key, value);
                        }
                    }
                }
                Ok(Val::Map(Arc::new(map)))
            }
            Self::Not(inner) => match inner.eval(scope)? {
                Val::Bool(value) => Ok(Val::Bool(!value)),
                _ => Err(Error::NoSuchOverload),
            },
            Self::Negate(inner) => ops::negate(inner.eval(scope)?),
            Self::And(a, b) => both(a.eval(scope), || b.eval(scope), false),
            Self::Or(a, b) => both(a.eval(scope), || b.eval(scope), true),
            Self::If(condition, yes, no) => match condition.eval(scope)? {
                Val::Bool(true) => yes.eval(scope),
                Val::Bool(false) => no.eval(scope),
                _ => Err(Error::NoSuchOverload),
            },
            Self::Binary(op, a, b) => ops::binary(*op, &a.eval(scope)?, &b.eval(scope)?),
            Self::Fold(fold) => fold.eval(scope),
        }
    }
}

/// `&&` and `||`: one side can decide alone, even if the other one fails.
fn both(a: Result, b: impl FnOnce() -> Result, decisive: bool) -> Result {
    if a == Ok(Val::Bool(decisive)) {
        return a;
    }
    let b = b();
    if b == Ok(Val::Bool(decisive)) {
        return b;
    }
    match (a?, b?) {
        (Val::Bool(_), Val::Bool(b)) => Ok(Val::Bool(b)),
        _ => Err(Error::NoSuchOverload),
    }
}

/// A field of an object. Names that are no identifiers, or words of CEL, are escaped in expressions.
fn find_field<'a>(map: &'a BTreeMap<Key, Val>, name: &str) -> Option<&'a Val> {
    if let Some(value) = map.get(&Key::Text(name.into())) {
        return Some(value);
    }
    let plain = unescape(name)?;
    map.get(&Key::Text(plain.into()))
}

/// `a.b` for `a__dot__b`, `if` for `__if__`; none if nothing is escaped.
fn unescape(name: &str) -> Option<String> {
    if !name.contains("__") {
        return None;
    }
    let plain = name
        .replace("__underscores__", "\0")
        .replace("__dot__", ".")
        .replace("__dash__", "-")
        .replace("__slash__", "/");
    let plain = match plain.strip_prefix("__").and_then(|word| word.strip_suffix("__")) {
        Some(word) => word.to_owned(),
        None => plain,
    };
    Some(plain.replace('\0', "__"))
}

fn select(of: &Val, field: &str, optional: bool) -> Result {
    match of {
        Val::Optional(None) => Ok(Val::Optional(None)),
        Val::Optional(Some(inner)) => match select(inner, field, true)? {
            found @ Val::Optional(_) => Ok(found),
            found => Ok(Val::some(found)),
        },
        Val::Map(map) => match (find_field(map, field), optional) {
            (Some(value), true) => Ok(Val::some(value.clone())),
            (Some(value), false) => Ok(value.clone()),
            (None, true) => Ok(Val::Optional(None)),
            (None, false) => Err(Error::NoSuchKey(field.to_owned())),
        },
        _ => Err(Error::NoSuchOverload),
    }
}

fn index(of: &Val, at: &Val, optional: bool) -> Result {
    let found = match of {
        Val::Optional(None) => return Ok(Val::Optional(None)),
        Val::Optional(Some(inner)) => {
            return match index(inner, at, true)? {
                found @ Val::Optional(_) => Ok(found),
                found => Ok(Val::some(found)),
            };
        }
        Val::List(list) => {
            let Some(Key::Int(i)) = Key::of(at) else {
                return Err(Error::NoSuchOverload);
            };
            let found = usize::try_from(i).ok().and_then(|i| list.get(i));
            found.ok_or(Error::OutOfBounds(i))
        }
        Val::Map(map) => {
            let key = Key::of(at).ok_or(Error::NoSuchOverload)?;
            map.get(&key)
                .ok_or_else(|| Error::NoSuchKey(functions::text_of(at)))
        }
        _ => return Err(Error::NoSuchOverload),
    };
    match (found, optional) {
        (Ok(value), true) => Ok(Val::some(value.clone())),
        (Err(_), true) => Ok(Val::Optional(None)),
        (found, false) => found.cloned(),
    }
}

impl Fold {
    fn eval(&self, scope: Option<&Scope<'_>>) -> Result {
        let over = self.over.eval(scope)?;
        let pairs: Vec<(Val, Val)> = match &over {
            Val::List(list) => (0_i64..).map(Val::Int).zip(list.iter().cloned()).collect(),
            Val::Map(map) => map
                .iter()
                .map(|(key, value)| (key.value(), value.clone()))
                .collect(),
            _ => return Err(Error::NoSuchOverload),
        };
        let is_map = matches!(over, Val::Map(_));
        let (mut list, mut map) = (Vec::new(), BTreeMap::new());
        let (mut count, mut failed) = (0, None);
        for (key, value) in pairs {
            // With one name, it is that of the item of a list or of the key of a map.
            let one = if is_map { key.clone() } else { value.clone() };
            let holds = self.within(self.condition.as_ref(), scope, &one, &key, &value);
            let holds = match holds {
                None => true,
                Some(Ok(Val::Bool(holds))) => holds,
                Some(other) => {
                    let error = other.err().unwrap_or(Error::NoSuchOverload);
                    // One item can decide these, even if another one fails.
                    if !matches!(self.kind, FoldKind::All | FoldKind::Exists) {
                        return Err(error);
                    }
                    failed = failed.or(Some(error));
                    continue;
                }
            };
            match self.kind {
                FoldKind::All if !holds => return Ok(Val::Bool(false)),
                FoldKind::Exists if holds => return Ok(Val::Bool(true)),
                _ if !holds => continue,
                FoldKind::ExistsOne => count += 1,
                FoldKind::Filter => list.push(one),
                FoldKind::Map => list.extend(
                    self.within(self.result.as_ref(), scope, &one, &key, &value)
                        .transpose()?,
                ),
                FoldKind::TransformMap => {
                    let result = self
                        .within(self.result.as_ref(), scope, &one, &key, &value)
                        .transpose()?;
                    map.extend(Key::of(&key).zip(result));
                }
                FoldKind::All | FoldKind::Exists => {}
            }
        }
        if let Some(error) = failed {
            return Err(error);
        }
        Ok(match self.kind {
            FoldKind::All => Val::Bool(true),
            FoldKind::Exists => Val::Bool(false),
            FoldKind::ExistsOne => Val::Bool(count == 1),
            FoldKind::Map | FoldKind::Filter => Val::list(list),
            FoldKind::TransformMap => Val::Map(Arc::new(map)),
        })
    }

    /// Evaluates a part of the macro for one item.
    fn within(
        &self,
        part: Option<&Expr>,
        scope: Option<&Scope<'_>>,
        one: &Val,
        key: &Val,
        value: &Val,
    ) -> Option<Result> {
        let part = part?;
        Some(match &self.names[..] {
            [first, second] => {
                let outer = Scope::new(first, key.clone(), scope);
                part.eval(Some(&Scope::new(second, value.clone(), Some(&outer))))
            }
            [name] => part.eval(Some(&Scope::new(name, one.clone(), scope))),
            _ => Err(Error::NoSuchOverload),
        })
    }
}
