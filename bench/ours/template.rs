//! The JSON of a generated object: a text with gaps for what differs from one object to the next.

use std::fmt::Write as _;

use serde_json::{Value, json};

/// A text with gaps.
#[derive(Debug)]
pub(crate) struct Template {
    /// Each text comes before its gap.
    parts: Vec<(String, Gap)>,
    end: String,
}

#[derive(Debug, Clone, Copy)]
enum Gap {
    /// The number of the object, in its name.
    Name,
    /// The number of the object, in its uid.
    Uid,
    Namespace,
    Version,
    /// The value of a label that every hundredth object has.
    App,
}

/// Each gap in the text. No text of an object has such a character.
const MARKS: [(char, Gap); 5] = [
    ('\u{e000}', Gap::Name),
    ('\u{e001}', Gap::Uid),
    ('\u{e002}', Gap::Namespace),
    ('\u{e003}', Gap::Version),
    ('\u{e004}', Gap::App),
];

impl Template {
    /// A config map of about this many bytes.
    pub(crate) fn config_map(bytes: usize) -> Self {
        // About 250 bytes are metadata.
        let filler = "x".repeat(bytes.saturating_sub(250));
        Self::of(json!({"kind": "ConfigMap", "apiVersion": "v1", "data": {"value": filler}}))
    }

    /// The pod of the instruction counts, of 11 KB.
    pub(crate) fn pod() -> Self {
        Self::of(serde_json::from_str(include_str!("../hot/pod/pod.json")).expect("it is JSON"))
    }

    fn of(mut object: Value) -> Self {
        let mark = |wanted: usize| MARKS[wanted].0;
        let mut metadata = object["metadata"].take();
        if metadata.is_null() {
            metadata = json!({"creationTimestamp": "2026-01-02T03:04:05Z"});
        }
        metadata["name"] = format!("object-{}", mark(0)).into();
        metadata["uid"] = format!("00000000-0000-4000-8000-{}", mark(1)).into();
        metadata["namespace"] = format!("ns-{}", mark(2)).into();
        metadata["resourceVersion"] = mark(3).to_string().into();
        metadata["labels"]["app"] = format!("app-{}", mark(4)).into();
        object["metadata"] = metadata;
        Self::parse(&object.to_string())
    }

    fn parse(text: &str) -> Self {
        let (mut parts, mut before) = (Vec::new(), String::new());
        for c in text.chars() {
            match MARKS.iter().find(|(mark, _)| *mark == c) {
                Some((_, gap)) => parts.push((std::mem::take(&mut before), *gap)),
                None => before.push(c),
            }
        }
        Self { parts, end: before }
    }

    /// Appends the object with this number.
    pub(crate) fn write(&self, out: &mut String, n: usize, namespace: usize, version: u64) {
        for (text, gap) in &self.parts {
            out.push_str(text);
            // Writing to a string cannot fail.
            let _ = match gap {
                Gap::Name => write!(out, "{n:08}"),
                Gap::Uid => write!(out, "{n:012}"),
                Gap::Namespace => write!(out, "{namespace}"),
                Gap::Version => write!(out, "{version}"),
                Gap::App => write!(out, "{}", n % 100),
            };
        }
        out.push_str(&self.end);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_object_has_its_own_metadata_and_about_the_size_that_was_asked_for() {
        for (template, size) in [(Template::config_map(1_000), 1_000), (Template::pod(), 11_000)] {
            let mut text = String::new();
            template.write(&mut text, 1_207, 3, 42);
            let object: Value = serde_json::from_str(&text).unwrap();
            let metadata = &object["metadata"];
            assert_eq!(metadata["name"], "object-00001207");
            assert_eq!(metadata["uid"], "00000000-0000-4000-8000-000000001207");
            assert_eq!(
                (&metadata["namespace"], &metadata["resourceVersion"]),
                (&"ns-3".into(), &"42".into())
            );
            assert_eq!(metadata["labels"]["app"], "app-7");
            assert!(
                (size * 9 / 10..size * 11 / 10).contains(&text.len()),
                "{}",
                text.len()
            );
        }
    }
}
