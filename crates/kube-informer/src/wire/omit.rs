//! The set of fields that are left out while an object is decoded.

use std::fmt;

/// Field paths as a tree. A path that is left out as a whole is a leaf.
#[derive(Clone, PartialEq, Eq, Default)]
pub(crate) struct Omit {
    fields: Vec<(Box<str>, Omit)>,
}

impl Omit {
    /// The default: `metadata.managedFields`, which makes up as much as half of an object.
    pub(crate) fn managed_fields() -> Self {
        let mut omit = Self::default();
        omit.add(&["metadata", "managedFields"]);
        omit
    }

    /// Adds a path. A path inside one that is left out already changes nothing.
    pub(crate) fn add(&mut self, path: &[impl AsRef<str>]) {
        let Some((first, rest)) = path.split_first() else {
            return;
        };
        let found = self.fields.iter().position(|(name, _)| **name == *first.as_ref());
        let place = found.unwrap_or_else(|| {
            self.fields.push((first.as_ref().into(), Self::default()));
            self.fields.len() - 1
        });
        let below = &mut self.fields[place].1;
        match rest {
            [] => *below = Self::default(),
            rest if found.is_none() || !below.is_whole() => below.add(rest),
            _ => {}
        }
    }

    /// Returns the part of the tree below this field.
    #[inline]
    pub(crate) fn field(&self, name: &str) -> Option<&Self> {
        self.fields
            .iter()
            .find(|(n, _)| **n == *name)
            .map(|(_, below)| below)
    }

    /// Returns every path that is left out.
    pub(crate) fn paths(&self) -> Vec<Vec<&str>> {
        let mut paths = Vec::new();
        for (name, below) in &self.fields {
            let deeper = match below.is_whole() {
                true => vec![Vec::new()],
                false => below.paths(),
            };
            paths.extend(deeper.into_iter().map(|path| [vec![&**name], path].concat()));
        }
        paths
    }

    /// True if this value is left out as a whole.
    #[inline]
    pub(crate) fn is_whole(&self) -> bool {
        self.fields.is_empty()
    }
}

impl fmt::Debug for Omit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map()
            .entries(self.fields.iter().map(|(name, below)| (name, below)))
            .finish()
    }
}

/// Splits a path into names. Names are separated by dots; a name that contains dots is written in brackets
/// and quotes.
pub(crate) fn parse(path: &str) -> Result<Vec<String>, PathError> {
    let wrong = || PathError {
        path: path.to_owned(),
    };
    let mut names = Vec::new();
    let mut rest = path;
    loop {
        if let Some(quoted) = rest.strip_prefix("[\"") {
            let (name, after) = quoted.split_once("\"]").ok_or_else(wrong)?;
            names.push(name.to_owned());
            rest = after;
        } else {
            let end = rest.find(['.', '[']).unwrap_or(rest.len());
            let (name, after) = rest.split_at(end);
            names.push(name.to_owned());
            rest = after;
        }
        if names.last().is_none_or(String::is_empty) {
            return Err(wrong());
        }
        match rest.strip_prefix('.') {
            _ if rest.is_empty() => return Ok(names),
            Some(after) => rest = after,
            None if rest.starts_with('[') => {}
            None => return Err(wrong()),
        }
    }
}

/// The error returned when a text is not a field path.
///
/// ```
/// # use kube_informer::wire::Decoding;
/// let error = Decoding::default().leave_out("spec..template").unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "\"spec..template\" is no path of a field; write names with dots between, and names that have dots as [\"…\"]"
/// );
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{path:?} is no path of a field; write names with dots between, and names that have dots as [\"…\"]")]
#[non_exhaustive]
pub struct PathError {
    /// The text that was rejected.
    pub path: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_names_separated_by_dots_or_in_brackets() {
        let names = |path: &str| parse(path).expect(path);
        assert_eq!(names("status"), ["status"]);
        assert_eq!(names("spec.template"), ["spec", "template"]);
        assert_eq!(
            names(r#"metadata.annotations["example.com/a.b"]"#),
            ["metadata", "annotations", "example.com/a.b"]
        );
        assert_eq!(
            names(r#"data["a.b"].c["d"]["e"]"#),
            ["data", "a.b", "c", "d", "e"]
        );
        for wrong in [
            "",
            ".",
            "a.",
            ".a",
            "a..b",
            r#"a[""]"#,
            r#"a["b"#,
            r#"a["b"]c"#,
            "a[b]",
        ] {
            assert!(parse(wrong).is_err(), "{wrong} was accepted");
        }
    }

    #[test]
    fn a_field_left_out_as_a_whole_stays_left_out() {
        let mut omit = Omit::default();
        omit.add(&["a", "b"]);
        omit.add(&["a", "c"]);
        assert!(
            omit.field("a")
                .is_some_and(|a| !a.is_whole() && a.field("b").is_some_and(Omit::is_whole))
        );
        omit.add(&["a"]);
        omit.add(&["a", "d"]);
        assert!(omit.field("a").is_some_and(Omit::is_whole));
        assert!(omit.field("b").is_none());
        omit.add(&["b", "c"]);
        omit.add(&["b", "d", "e"]);
        assert_eq!(omit.paths(), [vec!["a"], vec!["b", "c"], vec!["b", "d", "e"]]);
    }
}
