//! Escapes text for people, so that an object or a server cannot control the terminal or disguise one line as another.
//!
//! These characters are escaped: control characters (C0 with ESC, DEL, C1), characters that change the direction of
//! text (bidi overrides, isolates and marks), invisible characters (zero-width, soft hyphen, tags), and the separators
//! of lines and paragraphs. All other characters stay as they are, in every script.
//!
//! Every table, event, message and screen goes through [`visible`] or [`visible_lines`]. JSON and YAML stay data: there
//! the same characters become escapes of the format, so that a parser reads the same values. `-o jsonpath` is raw in a
//! pipe, as with kubectl, because scripts extract values with it; on a terminal it is escaped.

use std::borrow::Cow;
use std::fmt::Write as _;
use std::io::Write as _;

use serde_json::Value;

/// The text in one line, with `\n`, `\u{1b}` or `\u{202e}` for characters that must not reach a terminal.
pub(crate) fn visible(text: &str) -> Cow<'_, str> {
    escaped(text, is_harmful, |out, c| {
        let _ = match c {
            '\n' => write!(out, "\\n"),
            '\r' => write!(out, "\\r"),
            '\t' => write!(out, "\\t"),
            c => write!(out, "\\u{{{:x}}}", u32::from(c)),
        };
    })
}

/// Like [`visible`] for text of several lines: line breaks and tabs stay.
pub(crate) fn visible_lines(text: &str) -> Cow<'_, str> {
    if !text.contains(|c| is_harmful(c) && c != '\n' && c != '\t') {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    for part in text.split_inclusive(['\n', '\t']) {
        let body = part.trim_end_matches(['\n', '\t']);
        out.push_str(&visible(body));
        out.push_str(&part[body.len()..]);
    }
    Cow::Owned(out)
}

/// Replaces harmful characters in a JSON document with escapes such as `\u202e`. In valid JSON they occur only inside
/// strings, so
/// the meaning stays the same.
pub(crate) fn json(text: &str) -> Cow<'_, str> {
    // Line breaks between tokens stay; inside strings they are escaped already.
    escaped(
        text,
        |c| is_harmful(c) && c != '\n',
        |out, c| {
            for unit in c.encode_utf16(&mut [0; 2]) {
                let _ = write!(out, "\\u{unit:04x}");
            }
        },
    )
}

/// Writes the value as YAML. Strings with harmful characters are quoted and escaped.
pub(crate) fn yaml(value: &Value) -> String {
    let mut harmful = Vec::new();
    let mut value = value.clone();
    // The YAML writer cannot escape these characters, so each such string is first replaced by a placeholder that
    // occurs nowhere
    // else, and the quoted string is put in its place afterwards.
    let mut mark = "harmful".to_owned();
    let all = value.to_string();
    while all.contains(&mark) {
        mark.push('x');
    }
    take_harmful(&mut value, &mark, &mut harmful);
    let mut text = serde_saphyr::to_string(&value).unwrap_or_default();
    for (n, string) in harmful.iter().enumerate() {
        text = text.replacen(&placeholder(&mark, n), &quoted(string), 1);
    }
    text
}

/// Writes a message to stderr. A closed stderr is not an error.
///
/// Lines after the first are indented, so that no message from a server looks like one of ours.
pub(crate) fn say(text: &str) {
    let text = visible_lines(text).trim_end().replace('\n', "\n  ");
    let mut err = std::io::stderr().lock();
    let _ = writeln!(err, "{text}");
}

fn is_harmful(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{61c}' | '\u{180e}'
            | '\u{200b}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{feff}'
            | '\u{fff9}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e007f}')
}

fn escaped<'a>(text: &'a str, harmful: fn(char) -> bool, escape: fn(&mut String, char)) -> Cow<'a, str> {
    if !text.contains(harmful) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        match harmful(c) {
            true => escape(&mut out, c),
            false => out.push(c),
        }
    }
    Cow::Owned(out)
}

fn take_harmful(value: &mut Value, mark: &str, harmful: &mut Vec<String>) {
    let unsafe_in_yaml = |text: &str| text.contains(|c| is_harmful(c) && c != '\n' && c != '\t');
    match value {
        Value::String(text) if unsafe_in_yaml(text) => {
            let name = placeholder(mark, harmful.len());
            harmful.push(std::mem::replace(text, name));
        }
        Value::Array(items) => items
            .iter_mut()
            .for_each(|item| take_harmful(item, mark, harmful)),
        Value::Object(fields) => {
            let names: Vec<_> = fields
                .keys()
                .filter(|name| unsafe_in_yaml(name))
                .cloned()
                .collect();
            for name in names {
                if let Some(value) = fields.remove(&name) {
                    fields.insert(placeholder(mark, harmful.len()), value);
                    harmful.push(name);
                }
            }
            fields
                .values_mut()
                .for_each(|value| take_harmful(value, mark, harmful));
        }
        _ => {}
    }
}

/// The trailing separator keeps one placeholder from being the prefix of another.
fn placeholder(mark: &str, n: usize) -> String {
    format!("{mark}{n}end")
}

/// A double-quoted YAML string.
fn quoted(text: &str) -> String {
    let mut out = "\"".to_owned();
    for c in text.chars() {
        let _ = match c {
            '"' | '\\' => write!(out, "\\{c}"),
            '\n' => write!(out, "\\n"),
            '\t' => write!(out, "\\t"),
            c if is_harmful(c) && u32::from(c) > 0xffff => write!(out, "\\U{:08x}", u32::from(c)),
            c if is_harmful(c) => write!(out, "\\u{:04x}", u32::from(c)),
            c => write!(out, "{c}"),
        };
    }
    out + "\""
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// Every class of characters that a terminal acts on or that a reader mistakes for something else.
    const HARMFUL: &str = "a\u{0}\u{7}\u{8}\n\r\t\u{1b}[2J\u{7f}\u{85}\u{9b}31m\u{ad}\u{61c}\u{200b}\u{200d}\u{200e}\u{2028}\u{202a}\u{202e}\u{2060}\u{2066}\u{2069}\u{feff}\u{e0041}z";

    fn is_clean(text: &str) -> bool {
        !text.contains(is_harmful)
    }

    #[test]
    fn harmful_characters_are_written_out() {
        assert_eq!(visible("a\u{1b}[2Jb\nc\u{202e}d"), "a\\u{1b}[2Jb\\nc\\u{202e}d");
        assert!(is_clean(&visible(HARMFUL)));
        assert_eq!(visible_lines("a\n\tb\u{7}\nc\n"), "a\n\tb\\u{7}\nc\n");
        assert!(is_clean(&visible_lines(HARMFUL).replace(['\n', '\t'], "")));
    }

    #[test]
    fn every_script_stays_as_it_is() {
        for text in ["web-0", "grüße", "日本語", "עברית", "العربية", "👍🏽", "a → b · c"]
        {
            assert_eq!(visible(text), text);
        }
    }

    #[test]
    fn json_and_yaml_are_clean_and_mean_the_same() {
        let mut value = json!({
            "plain": "harmful0end", "text": HARMFUL, "list": [HARMFUL, "b\nc\n", {"deep": "\u{202e}"}],
            "quote": "\u{1b}\"\\", "n": 1, "none": null,
        });
        value[HARMFUL] = json!("a name");
        let written = serde_json::to_string_pretty(&value).expect("JSON");
        let text = json(&written);
        assert!(is_clean(&text.replace('\n', "")), "{text}");
        assert_eq!(serde_json::from_str::<Value>(&text).expect("JSON"), value);

        let text = yaml(&value);
        assert!(is_clean(&text.replace('\n', "")), "{text}");
        let back: Value = serde_saphyr::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        assert_eq!(back, value);
    }
}
