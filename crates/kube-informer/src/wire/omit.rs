//! The fields that decoders leave out.

/// Paths of fields, as a tree. The elements of a list have the path of the list.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Omit {
    /// The whole value is left out.
    whole: bool,
    /// Fields of which a part is left out. Empty if `whole`.
    fields: Vec<(Box<str>, Omit)>,
}

impl Omit {
    /// `metadata.managedFields`: up to half of an object, and rarely read.
    pub(crate) fn managed_fields() -> Self {
        let mut omit = Self::default();
        omit.add(["metadata", "managedFields"]);
        omit
    }

    /// Leaves out one more path. A path below one that is left out already changes nothing.
    pub(crate) fn add<S: AsRef<str>>(&mut self, path: impl IntoIterator<Item = S>) {
        let mut path = path.into_iter();
        if self.whole {
            return;
        }
        let Some(name) = path.next() else {
            self.whole = true;
            self.fields.clear();
            return;
        };
        let found = self.fields.iter().position(|(n, _)| **n == *name.as_ref());
        let index = found.unwrap_or_else(|| {
            self.fields.push((name.as_ref().into(), Self::default()));
            self.fields.len() - 1
        });
        self.fields[index].1.add(path);
    }

    /// Decodes `metadata.managedFields` again.
    pub(crate) fn keep_managed_fields(&mut self) {
        if let Some((_, metadata)) = self.fields.iter_mut().find(|(name, _)| **name == *"metadata") {
            metadata.fields.retain(|(name, _)| **name != *"managedFields");
        }
        self.fields
            .retain(|(_, below)| below.whole || !below.fields.is_empty());
    }

    /// True if `metadata.managedFields` is left out, and nothing else.
    pub(crate) fn is_managed_fields(&self) -> bool {
        match &*self.fields {
            [(metadata, below)] => match &*below.fields {
                [(managed, all)] => **metadata == *"metadata" && **managed == *"managedFields" && all.whole,
                _ => false,
            },
            _ => false,
        }
    }

    /// The part of a field that is left out.
    #[inline]
    pub(crate) fn field(&self, name: &str) -> Option<&Self> {
        self.fields
            .iter()
            .find(|(n, _)| **n == *name)
            .map(|(_, below)| below)
    }

    /// True if the whole value is left out.
    #[inline]
    pub(crate) fn is_whole(&self) -> bool {
        self.whole
    }

    /// True if nothing is left out.
    pub(crate) fn is_empty(&self) -> bool {
        !self.whole && self.fields.is_empty()
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
        omit.add(["a", "b"]);
        omit.add(["a", "c"]);
        assert!(
            omit.field("a")
                .is_some_and(|a| !a.is_whole() && a.field("b").is_some_and(Omit::is_whole))
        );
        omit.add(["a"]);
        omit.add(["a", "d"]);
        assert!(omit.field("a").is_some_and(Omit::is_whole));
        assert!(omit.field("b").is_none());
        omit.add(["b", "c"]);
        omit.add(["b", "d", "e"]);
        let b = omit.field("b").expect("a part of it is left out");
        assert!(!b.is_whole() && b.field("c").is_some_and(Omit::is_whole));
        assert!(
            b.field("d")
                .and_then(|d| d.field("e"))
                .is_some_and(Omit::is_whole)
        );
    }
    #[test]
    fn managed_fields_can_be_kept_again_and_nothing_else_is() {
        let mut omit = Omit::managed_fields();
        omit.add(["metadata", "annotations", "a"]);
        omit.keep_managed_fields();
        let metadata = omit.field("metadata").expect("annotations are left out");
        assert!(metadata.field("managedFields").is_none());
        assert!(
            metadata
                .field("annotations")
                .is_some_and(|below| !below.is_whole())
        );
        assert!(Omit::default().is_empty() && !omit.is_empty());
        let mut omit = Omit::managed_fields();
        omit.keep_managed_fields();
        assert!(omit.is_empty());
    }
}
