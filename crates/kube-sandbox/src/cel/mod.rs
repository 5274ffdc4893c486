//! CEL, the Common Expression Language, as far as the rules of CRDs use it.
//!
//! Knows: expressions and values. Never learns: schemas, requests, objects.
//!
//! - `parse.rs` reads an expression into an [`Expr`].
//! - `eval.rs` computes its value; `ops.rs` has operators and comparisons.
//! - `functions.rs` has CEL's own functions, `kubernetes.rs` those that Kubernetes adds, `quantity.rs` its numbers with units.
//!
//! An expression is not type-checked: an operation on values of the wrong type is an error when it is evaluated. There is no cost
//! limit.

mod eval;
mod functions;
mod kubernetes;
mod ops;
mod parse;
mod quantity;
mod value;

pub(crate) use eval::Error;
pub(crate) use functions::{bytes_of, duration_of, timestamp_of};
pub(crate) use value::Val;

use eval::Scope;
use parse::Expr;

/// A parsed expression.
#[derive(Debug, Clone)]
pub(crate) struct Program(Expr);

impl Program {
    /// Parses an expression. The error says what is wrong, as the real server's compiler words it.
    pub(crate) fn compile(text: &str) -> Result<Self, String> {
        parse::parse(text).map(Self)
    }

    /// The first name that is neither a variable in `variables` nor a function.
    pub(crate) fn undeclared(&self, variables: &[&str]) -> Option<String> {
        self.0.undeclared(variables)
    }

    /// The value of the expression.
    pub(crate) fn eval(&self, variables: &[(&str, Val)]) -> Result<Val, Error> {
        let mut scope = None;
        with_variables(variables, &mut scope, &self.0)
    }
}

fn with_variables(
    variables: &[(&str, Val)],
    scope: &mut Option<&Scope<'_>>,
    expr: &Expr,
) -> Result<Val, Error> {
    match variables.split_first() {
        None => expr.eval(*scope),
        Some(((name, value), rest)) => {
            let inner = Scope::new(name, value.clone(), *scope);
            with_variables(rest, &mut Some(&inner), expr)
        }
    }
}

#[cfg(test)]
mod tests;
