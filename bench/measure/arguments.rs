//! The command line of a contender: a benchmark, then `name=value` arguments.

use std::collections::HashMap;
use std::fmt::Display;
use std::str::FromStr;

use anyhow::{Context, Result, anyhow};

/// A benchmark and its named arguments.
#[derive(Debug)]
pub struct Arguments {
    /// The name of the benchmark.
    pub benchmark: String,
    named: HashMap<String, String>,
}

impl Arguments {
    /// Parses the arguments of this process.
    ///
    /// # Errors
    /// The benchmark is missing, or an argument is not `name=value`.
    pub fn from_env() -> Result<Self> {
        Self::parse(std::env::args().skip(1))
    }

    fn parse(arguments: impl IntoIterator<Item = String>) -> Result<Self> {
        let mut arguments = arguments.into_iter();
        let benchmark = arguments.next().context("the name of the benchmark is missing")?;
        let named = arguments.map(|argument| match argument.split_once('=') {
            Some((name, value)) => Ok((name.to_owned(), value.to_owned())),
            None => Err(anyhow!("{argument:?} is not name=value")),
        });
        Ok(Self {
            benchmark,
            named: named.collect::<Result<_>>()?,
        })
    }

    /// Returns the value of a required argument.
    ///
    /// # Errors
    /// The argument is missing, or its value cannot be parsed.
    pub fn get<T: FromStr<Err: Display>>(&self, name: &str) -> Result<T> {
        self.get_optional(name)?
            .with_context(|| format!("{name}=… is missing"))
    }

    /// Returns the value of an optional argument.
    ///
    /// # Errors
    /// The value cannot be parsed.
    pub fn get_optional<T: FromStr<Err: Display>>(&self, name: &str) -> Result<Option<T>> {
        let parse = |value: &String| {
            let parsed = value.parse();
            parsed.map_err(|error| anyhow!("{name}={value}: {error}"))
        };
        self.named.get(name).map(parse).transpose()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_or_malformed_argument_is_an_error_that_names_it() {
        let arguments =
            Arguments::parse(["sync", "pods=7", "server=http://a?b=c"].map(str::to_owned)).unwrap();
        assert_eq!(arguments.benchmark, "sync");
        assert_eq!(arguments.get::<usize>("pods").unwrap(), 7);
        assert_eq!(arguments.get::<String>("server").unwrap(), "http://a?b=c");
        assert_eq!(arguments.get_optional::<usize>("rounds").unwrap(), None);
        assert!(
            arguments
                .get::<usize>("rounds")
                .unwrap_err()
                .to_string()
                .contains("rounds")
        );
        assert!(arguments.get::<usize>("server").is_err());
    }
}
