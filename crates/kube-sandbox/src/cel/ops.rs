//! Operators: comparison, membership, arithmetic.

use std::cmp::Ordering;

use super::eval::Error;
use super::parse::Op;
use super::value::{Key, Val};

pub(super) fn binary(op: Op, a: &Val, b: &Val) -> Result<Val, Error> {
    let compare = |fits: fn(Ordering) -> bool| match a.order(b) {
        Some(order) => Ok(Val::Bool(fits(order))),
        None if is_number(a) && is_number(b) => Ok(Val::Bool(false)),
        None => Err(Error::NoSuchOverload),
    };
    match op {
        Op::Equal => Ok(Val::Bool(a == b)),
        Op::NotEqual => Ok(Val::Bool(a != b)),
        Op::Less => compare(Ordering::is_lt),
        Op::LessOrEqual => compare(Ordering::is_le),
        Op::Greater => compare(Ordering::is_gt),
        Op::GreaterOrEqual => compare(Ordering::is_ge),
        Op::In => match b {
            Val::List(list) => Ok(Val::Bool(list.contains(a))),
            Val::Map(map) => Ok(Val::Bool(Key::of(a).is_some_and(|key| map.contains_key(&key)))),
            _ => Err(Error::NoSuchOverload),
        },
        Op::Add => add(a, b),
        Op::Subtract | Op::Multiply | Op::Divide | Op::Remainder => arithmetic(op, a, b),
    }
}

fn is_number(value: &Val) -> bool {
    matches!(value, Val::Int(_) | Val::Uint(_) | Val::Double(_))
}

pub(super) fn add(a: &Val, b: &Val) -> Result<Val, Error> {
    match (a, b) {
        (Val::Text(a), Val::Text(b)) => Ok(Val::text(format!("{a}{b}"))),
        (Val::Bytes(a), Val::Bytes(b)) => Ok(Val::Bytes([&**a, &**b].concat().into())),
        (Val::List(a), Val::List(b)) => Ok(Val::list([&a[..], &b[..]].concat())),
        (Val::Timestamp(a), Val::Duration(b)) | (Val::Duration(b), Val::Timestamp(a)) => a
            .checked_add(*b)
            .map(Val::Timestamp)
            .map_err(|_| overflow("timestamp")),
        (Val::Duration(a), Val::Duration(b)) => a
            .checked_add(*b)
            .map(Val::Duration)
            .ok_or_else(|| overflow("duration")),
        _ => arithmetic(Op::Add, a, b),
    }
}

fn overflow(what: &str) -> Error {
    Error::Failed(format!("{what} overflow"))
}

fn arithmetic(op: Op, a: &Val, b: &Val) -> Result<Val, Error> {
    match (a, b) {
        (Val::Int(a), Val::Int(b)) => {
            check_divisor(op, *b == 0)?;
            let result = match op {
                Op::Add => a.checked_add(*b),
                Op::Subtract => a.checked_sub(*b),
                Op::Multiply => a.checked_mul(*b),
                Op::Divide => a.checked_div(*b),
                _ => a.checked_rem(*b),
            };
            result.map(Val::Int).ok_or_else(|| overflow("integer"))
        }
        (Val::Uint(a), Val::Uint(b)) => {
            check_divisor(op, *b == 0)?;
            let result = match op {
                Op::Add => a.checked_add(*b),
                Op::Subtract => a.checked_sub(*b),
                Op::Multiply => a.checked_mul(*b),
                Op::Divide => a.checked_div(*b),
                _ => a.checked_rem(*b),
            };
            result.map(Val::Uint).ok_or_else(|| overflow("unsigned integer"))
        }
        (Val::Double(a), Val::Double(b)) => match op {
            Op::Add => Ok(Val::Double(a + b)),
            Op::Subtract => Ok(Val::Double(a - b)),
            Op::Multiply => Ok(Val::Double(a * b)),
            Op::Divide => Ok(Val::Double(a / b)),
            _ => Err(Error::NoSuchOverload),
        },
        (Val::Timestamp(a), Val::Timestamp(b)) if op == Op::Subtract => {
            Ok(Val::Duration(a.duration_since(*b)))
        }
        (Val::Timestamp(a), Val::Duration(b)) if op == Op::Subtract => a
            .checked_sub(*b)
            .map(Val::Timestamp)
            .map_err(|_| overflow("timestamp")),
        (Val::Duration(a), Val::Duration(b)) if op == Op::Subtract => a
            .checked_sub(*b)
            .map(Val::Duration)
            .ok_or_else(|| overflow("duration")),
        _ => Err(Error::NoSuchOverload),
    }
}

fn check_divisor(op: Op, zero: bool) -> Result<(), Error> {
    match op {
        Op::Divide if zero => Err(Error::Failed("division by zero".to_owned())),
        Op::Remainder if zero => Err(Error::Failed("modulus by zero".to_owned())),
        _ => Ok(()),
    }
}

pub(super) fn negate(value: Val) -> Result<Val, Error> {
    match value {
        Val::Int(value) => value
            .checked_neg()
            .map(Val::Int)
            .ok_or_else(|| overflow("integer")),
        Val::Double(value) => Ok(Val::Double(-value)),
        Val::Duration(value) => value
            .checked_neg()
            .map(Val::Duration)
            .ok_or_else(|| overflow("duration")),
        _ => Err(Error::NoSuchOverload),
    }
}
