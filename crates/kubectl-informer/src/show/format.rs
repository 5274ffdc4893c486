//! `-o`: the output formats of objects.

use std::io::IsTerminal;
use std::str::FromStr;

use serde_json::{Value, json};

use crate::path::Template;
use crate::plain::{self, visible, visible_lines};
use crate::resource::Kind;

/// An output format.
#[derive(Debug, Clone, PartialEq, Default)]
pub(crate) enum Format {
    #[default]
    Table,
    Wide,
    Json,
    Yaml,
    Name,
    JsonPath(Template),
}

impl FromStr for Format {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let path = text.strip_prefix("jsonpath=");
        match (text, path) {
            (_, Some(path)) => path.parse().map(Self::JsonPath),
            ("table", _) => Ok(Self::Table),
            ("wide", _) => Ok(Self::Wide),
            ("json", _) => Ok(Self::Json),
            ("yaml", _) => Ok(Self::Yaml),
            ("name", _) => Ok(Self::Name),
            _ => Err(format!(
                "\"{text}\" is no form; there are table, wide, json, yaml, name and jsonpath='{{.metadata.name}}'"
            )),
        }
    }
}

impl Format {
    pub(crate) fn is_table(&self) -> bool {
        matches!(self, Self::Table | Self::Wide)
    }

    pub(crate) fn is_wide(&self) -> bool {
        *self == Self::Wide
    }

    /// One object with its line break.
    pub(crate) fn one(&self, kind: &Kind, object: &Value) -> String {
        match self {
            Self::Json => json_text(object),
            Self::Yaml => format!("---\n{}", yaml_text(object)),
            Self::JsonPath(template) => line(filled(template, object)),
            Self::Name | Self::Table | Self::Wide => {
                let name = kind.named(object["metadata"]["name"].as_str().unwrap_or_default());
                line(visible(&name).into_owned())
            }
        }
    }

    /// All objects. A single object that was named on the command line is not wrapped in a list.
    pub(crate) fn all(&self, objects: &[(&Kind, Value)], single: bool) -> String {
        if let (Self::Name | Self::Table | Self::Wide, _) = (self, single) {
            return objects
                .iter()
                .map(|(kind, object)| self.one(kind, object))
                .collect();
        }
        // A template about single objects is filled for each of them: on a list it would find nothing.
        if let Self::JsonPath(template) = self
            && !template.is_of_list()
        {
            return objects
                .iter()
                .map(|(kind, object)| self.one(kind, object))
                .collect();
        }
        let whole = match objects {
            [(_, object)] if single => object.clone(),
            _ => json!({
                "apiVersion": "v1", "kind": "List",
                "items": objects.iter().map(|(_, object)| object).collect::<Vec<_>>(),
                "metadata": {"resourceVersion": ""},
            }),
        };
        match self {
            Self::Json => json_text(&whole),
            Self::Yaml => yaml_text(&whole),
            Self::JsonPath(template) => line(filled(template, &whole)),
            Self::Name | Self::Table | Self::Wide => String::new(),
        }
    }
}

fn json_text(value: &Value) -> String {
    let text = serde_json::to_string_pretty(value).unwrap_or_default();
    line(plain::json(&text).into_owned())
}

fn yaml_text(value: &Value) -> String {
    line(plain::yaml(value))
}

/// The filled template: raw in a pipe, escaped on a terminal.
fn filled(template: &Template, object: &Value) -> String {
    let text = template.fill(object);
    match std::io::stdout().is_terminal() {
        true => visible_lines(&text).into_owned(),
        false => text,
    }
}

/// Ends the text with exactly one line break.
fn line(mut text: String) -> String {
    if !text.ends_with('\n') {
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kind() -> Kind {
        Kind {
            version: "v1".to_owned(),
            plural: "pods".to_owned(),
            singular: "pod".to_owned(),
            kind: "Pod".to_owned(),
            ..Kind::default()
        }
    }

    fn shown(format: &str, single: bool) -> String {
        let kind = kind();
        let object = json!({"kind": "Pod", "metadata": {"name": "web-0"}, "spec": {"on": "yes", "n": "1", "text": "a\nb: c\n"}});
        format
            .parse::<Format>()
            .expect("is one")
            .all(&[(&kind, object)], single)
    }

    #[test]
    fn lists_are_as_kubectl_writes_them() {
        assert_eq!(shown("name", false), "pod/web-0\n");
        let list: Value = serde_json::from_str(&shown("json", false)).expect("JSON");
        assert_eq!(
            (&list["kind"], list["items"].as_array().map(Vec::len)),
            (&json!("List"), Some(1))
        );
        let single: Value = serde_json::from_str(&shown("json", true)).expect("JSON");
        assert_eq!(single["metadata"]["name"], "web-0");
        assert_eq!(shown("jsonpath={.items[*].metadata.name}", false), "web-0\n");
        assert_eq!(shown("jsonpath={.metadata.name}", true), "web-0\n");
        assert_eq!(
            shown("jsonpath={.metadata.name}", false),
            "web-0\n",
            "a line for each object"
        );
    }

    #[test]
    fn yaml_reads_back_as_the_same_object() {
        let text = shown("yaml", true);
        let back: Value = serde_saphyr::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        assert_eq!(back["spec"], json!({"on": "yes", "n": "1", "text": "a\nb: c\n"}));
    }

    #[test]
    fn an_unknown_format_is_refused_with_the_known_ones() {
        let why = "xml".parse::<Format>().expect_err("is none");
        assert!(why.contains("json, yaml, name"), "{why}");
    }
}
