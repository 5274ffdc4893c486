//! Templates: text with paths in it, for example `{range .items[*]}{.metadata.name}{"\n"}{end}`.

use std::str::FromStr;

use serde_json::Value;

use super::Path;
use super::walk::text;

/// A parsed template.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Template(Vec<Piece>);

#[derive(Debug, Clone, PartialEq)]
enum Piece {
    Text(String),
    Path(Path),
    Each(Path, Vec<Piece>),
}

impl Template {
    /// Fills in the template for this object.
    pub(crate) fn fill(&self, root: &Value) -> String {
        let mut out = String::new();
        fill(&self.0, root, &mut out);
        out
    }
}

impl Template {
    /// True if the template is about a list as a whole: one of its paths begins with `.items`.
    pub(crate) fn is_of_list(&self) -> bool {
        self.0.iter().any(|piece| match piece {
            Piece::Text(_) => false,
            Piece::Path(path) | Piece::Each(path, _) => path.begins_with("items"),
        })
    }
}

fn fill(pieces: &[Piece], root: &Value, out: &mut String) {
    for piece in pieces {
        match piece {
            Piece::Text(text) => out.push_str(text),
            Piece::Path(path) => {
                let found: Vec<_> = path.find(root).into_iter().map(text).collect();
                out.push_str(&found.join(" "));
            }
            Piece::Each(path, inner) => path
                .find(root)
                .into_iter()
                .for_each(|value| fill(inner, value, out)),
        }
    }
}

impl FromStr for Template {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text.trim().is_empty() {
            return Err("a path is missing; write for example jsonpath='{.metadata.name}'".to_owned());
        }
        if !text.contains('{') {
            return Ok(Self(vec![Piece::Path(text.parse()?)]));
        }
        // The pieces of each open range, from the outermost to the innermost.
        let mut open: Vec<(Option<Path>, Vec<Piece>)> = vec![(None, Vec::new())];
        let mut rest = text;
        while !rest.is_empty() {
            let Some(inner) = rest.strip_prefix('{') else {
                let end = rest.find('{').unwrap_or(rest.len());
                add(&mut open, Piece::Text(rest[..end].to_owned()));
                rest = &rest[end..];
                continue;
            };
            let end = closing(inner).ok_or_else(|| format!("a }} is missing behind {{{inner}"))?;
            let word = inner[..end].trim();
            rest = &inner[end + 1..];
            if let Some(path) = word.strip_prefix("range ") {
                open.push((Some(path.parse()?), Vec::new()));
            } else if word == "end" {
                match open.pop() {
                    Some((Some(path), pieces)) => add(&mut open, Piece::Each(path, pieces)),
                    _ => return Err("{end} without {range …}".to_owned()),
                }
            } else if word.starts_with('"') || word.starts_with('\'') {
                add(&mut open, Piece::Text(unquoted(word)));
            } else {
                add(&mut open, Piece::Path(word.parse()?));
            }
        }
        match (open.pop(), open.is_empty()) {
            (Some((None, pieces)), true) => Ok(Self(pieces)),
            _ => Err("{range …} without {end}".to_owned()),
        }
    }
}

fn add(open: &mut [(Option<Path>, Vec<Piece>)], piece: Piece) {
    if let Some((_, pieces)) = open.last_mut() {
        pieces.push(piece);
    }
}

/// The position of the closing brace. Braces inside quotes do not count.
fn closing(text: &str) -> Option<usize> {
    let mut quote = None;
    let mut escaped = false;
    for (at, c) in text.char_indices() {
        match (quote, c) {
            _ if escaped => escaped = false,
            (_, '\\') => escaped = true,
            (None, '"' | '\'') => quote = Some(c),
            (Some(open), c) if c == open => quote = None,
            (None, '}') => return Some(at),
            _ => {}
        }
    }
    None
}

/// The content of a quoted string, with `\t` and `\n` unescaped.
fn unquoted(word: &str) -> String {
    let inner = word.get(1..word.len().saturating_sub(1)).unwrap_or_default();
    inner
        .replace("\\n", "\n")
        .replace("\\t", "\t")
        .replace("\\\"", "\"")
        .replace("\\'", "'")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn filled(template: &str) -> String {
        let list = json!({"items": [{"name": "a", "n": 1}, {"name": "b", "n": 2}]});
        template.parse::<Template>().expect("is a template").fill(&list)
    }

    #[test]
    fn text_paths_and_ranges() {
        assert_eq!(filled("{.items[*].name}"), "a b");
        assert_eq!(filled(".items[0].n"), "1");
        assert_eq!(filled("n={.items[1].n}!"), "n=2!");
        assert_eq!(
            filled("{range .items[*]}{.name}{\"\\t\"}{.n}{\"\\n\"}{end}"),
            "a\t1\nb\t2\n"
        );
        assert_eq!(filled("{range .items[?(@.name==\"}\")]}x{end}none"), "none");
    }

    #[test]
    fn a_template_is_of_a_list_if_it_names_its_items() {
        let of_list = |text: &str| text.parse::<Template>().expect("is a template").is_of_list();
        assert!(
            of_list("{.items[*].name}") && of_list("{range .items[*]}{.name}{end}") && of_list("items[0].n")
        );
        assert!(!of_list("{.metadata.name}") && !of_list("text {.spec.items}"));
    }

    #[test]
    fn an_invalid_template_is_explained() {
        let why = |text: &str| text.parse::<Template>().expect_err("is wrong");
        assert!(why("").contains("jsonpath='{.metadata.name}'"));
        assert!(why("{.a").contains("missing"));
        assert!(why("{end}").contains("without {range"));
        assert!(why("{range .a}x").contains("without {end}"));
    }
}
