//! `name=value`, as often as there is something to say.

use std::collections::HashMap;
use std::fmt::Display;
use std::str::FromStr;

use anyhow::{Context, Result, anyhow};

/// A work and what was said of it.
#[derive(Debug)]
pub struct Arguments {
    /// What to do.
    pub work: String,
    named: HashMap<String, String>,
}

impl Arguments {
    /// Those of this process.
    ///
    /// # Errors
    /// They are not a work and then `name=value`.
    pub fn of_process() -> Result<Self> {
        Self::parse(std::env::args().skip(1))
    }

    fn parse(arguments: impl IntoIterator<Item = String>) -> Result<Self> {
        let mut arguments = arguments.into_iter();
        let work = arguments.next().context("which work?")?;
        let named = arguments.map(|argument| match argument.split_once('=') {
            Some((name, value)) => Ok((name.to_owned(), value.to_owned())),
            None => Err(anyhow!("{argument:?} is not name=value")),
        });
        Ok(Self {
            work,
            named: named.collect::<Result<_>>()?,
        })
    }

    /// What was said under this name.
    ///
    /// # Errors
    /// Nothing was, or it means nothing.
    pub fn get<T: FromStr<Err: Display>>(&self, name: &str) -> Result<T> {
        self.find(name)?.with_context(|| format!("{name}=… is missing"))
    }

    /// The same, if it was said.
    ///
    /// # Errors
    /// It means nothing.
    pub fn find<T: FromStr<Err: Display>>(&self, name: &str) -> Result<Option<T>> {
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
    fn what_was_said_is_found_and_what_was_not_is_missed() {
        let said = Arguments::parse(["sync", "pods=7", "server=http://a?b=c"].map(str::to_owned)).unwrap();
        assert_eq!(said.work, "sync");
        assert_eq!(said.get::<usize>("pods").unwrap(), 7);
        assert_eq!(said.get::<String>("server").unwrap(), "http://a?b=c");
        assert_eq!(said.find::<usize>("rounds").unwrap(), None);
        assert!(
            said.get::<usize>("rounds")
                .unwrap_err()
                .to_string()
                .contains("rounds")
        );
        assert!(said.get::<usize>("server").is_err());
    }
}
