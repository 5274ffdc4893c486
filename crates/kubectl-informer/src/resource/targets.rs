//! Resolves arguments such as `pods deploy/web svc` to resources and object names.

use std::collections::BTreeMap;
use std::sync::Arc;

use anyhow::{Result, bail};

use super::catalogue::{Catalogue, Kind};

/// A resource, and the names of its objects; no names means all objects.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Target {
    pub(crate) kind: Arc<Kind>,
    pub(crate) names: Vec<String>,
    /// The names that are similar to the name of a resource, each with a question: "did you mean nodes?".
    pub(crate) suggestions: BTreeMap<String, String>,
}

impl Target {
    /// All objects of a resource.
    pub(crate) fn all(kind: Arc<Kind>) -> Self {
        Self {
            kind,
            names: Vec::new(),
            suggestions: BTreeMap::new(),
        }
    }
}

/// Resolves the arguments: resources, several separated by commas, `resource/name`, and names that follow a resource.
///
/// As with kubectl, a word that follows a resource and is no resource itself is a name, however similar it is to a resource.
pub(crate) fn targets(words: &[String], catalogue: &Catalogue) -> Result<Vec<Target>> {
    let mut targets: Vec<Target> = Vec::new();
    // The resource that a following name belongs to.
    let mut of: Option<Arc<Kind>> = None;
    for word in words
        .iter()
        .flat_map(|word| word.split(','))
        .filter(|word| !word.is_empty())
    {
        if let Some((resource, name)) = word.split_once('/') {
            let kind = one(resource, catalogue)?;
            if name.is_empty() {
                bail!("\"{word}\" names no object; write {resource} for all of them, or {resource}/NAME");
            }
            add(&mut targets, kind, Some(name));
            of = None;
            continue;
        }
        let found = catalogue.find(word);
        if !found.is_empty() {
            for kind in &found {
                // Members of a category that cannot be watched are skipped; a resource that was named itself is an
                // error.
                if found.len() == 1 || kind.watchable {
                    add(&mut targets, watchable(kind)?, None);
                }
            }
            of = (found.len() == 1).then(|| Arc::clone(found[0]));
            continue;
        }
        let Some(kind) = &of else {
            bail!("{}", unknown(word, catalogue))
        };
        let target = add(&mut targets, Arc::clone(kind), Some(word));
        // Words of up to three letters are similar to almost every resource name.
        if word.len() > 3 && !catalogue.alike(word).is_empty() {
            target
                .suggestions
                .insert(word.to_owned(), similar(word, catalogue));
        }
    }
    Ok(targets)
}

/// Like [`targets`], for commands that are about whole resources: a name that is similar to a resource is refused.
pub(crate) fn resources(words: &[String], catalogue: &Catalogue) -> Result<Vec<Target>> {
    let targets = targets(words, catalogue)?;
    if let Some((word, question)) = targets
        .iter()
        .find_map(|target| target.suggestions.first_key_value())
    {
        bail!("the server has no resource \"{word}\"; {question}");
    }
    Ok(targets)
}

/// Merges duplicates. A resource without names means all its objects, unless names follow.
fn add<'a>(targets: &'a mut Vec<Target>, kind: Arc<Kind>, name: Option<&str>) -> &'a mut Target {
    let at = targets.iter().position(|target| target.kind == kind);
    let at = at.unwrap_or_else(|| {
        targets.push(Target::all(kind));
        targets.len() - 1
    });
    targets[at].names.extend(name.map(str::to_owned));
    &mut targets[at]
}

fn one(word: &str, catalogue: &Catalogue) -> Result<Arc<Kind>> {
    match &catalogue.find(word)[..] {
        [] => bail!("{}", unknown(word, catalogue)),
        [kind] => watchable(kind),
        _ => bail!("\"{word}\" is a category, which has no objects of its own; write RESOURCE/NAME"),
    }
}

fn watchable(kind: &Arc<Kind>) -> Result<Arc<Kind>> {
    if kind.watchable {
        return Ok(Arc::clone(kind));
    }
    bail!(
        "{} cannot be listed and watched: the server only answers single requests about them",
        kind.full_name()
    )
}

/// The resources with a similar name.
fn similar(word: &str, catalogue: &Catalogue) -> String {
    match &catalogue.alike(word)[..] {
        [] => "`kubectl api-resources` lists its resources".to_owned(),
        [one] => format!("did you mean {one}?"),
        many => format!("did you mean one of {}?", many.join(", ")),
    }
}

fn unknown(word: &str, catalogue: &Catalogue) -> String {
    let help = similar(word, catalogue);
    let missing = match &catalogue.missing[..] {
        [] => String::new(),
        groups => format!("\nThe discovery of some groups failed: {}", groups.join("; ")),
    };
    format!("the server has no resource \"{word}\"; {help}{missing}")
}

#[cfg(test)]
mod tests {
    use super::super::catalogue::tests::catalogue;
    use super::*;

    fn ask(line: &str) -> Result<Vec<(String, Vec<String>)>> {
        let words: Vec<_> = line.split(' ').map(str::to_owned).collect();
        let targets = targets(&words, &catalogue())?;
        Ok(targets
            .into_iter()
            .map(|t| (t.kind.full_name(), t.names))
            .collect())
    }

    fn asked(line: &str) -> String {
        let resolved = ask(line)
            .expect("is understood")
            .into_iter()
            .map(|(kind, names)| match names.len() {
                0 => kind,
                _ => format!("{kind}={}", names.join("+")),
            });
        resolved.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn resources_and_names_in_any_order() {
        assert_eq!(asked("pods deploy/web svc"), "pods deployments.apps=web services");
        assert_eq!(asked("po,svc"), "pods services");
        assert_eq!(asked("pods web-0 db"), "pods=web-0+db");
        assert_eq!(asked("pod/a pod/b pods"), "pods=a+b");
        assert_eq!(asked("all").split(' ').count(), 5);
    }

    #[test]
    fn an_unknown_resource_is_refused_with_similar_names() {
        let why = |line: &str| ask(line).expect_err("is wrong").to_string();
        assert_eq!(
            why("pdos"),
            "the server has no resource \"pdos\"; did you mean pods?"
        );
        assert!(why("elephants").contains("kubectl api-resources"));
        assert!(why("pods/").contains("pods/NAME"));
        assert!(why("all/web").contains("RESOURCE/NAME"));
    }
    #[test]
    fn a_word_after_a_resource_is_a_name_and_keeps_the_suggestion() {
        let words = ["pods", "deplyo", "web-0", "deploy"].map(str::to_owned);
        let found = targets(&words, &catalogue()).expect("is understood");
        assert_eq!(found.len(), 2, "{found:?}");
        assert_eq!(found[0].names, ["deplyo", "web-0"]);
        let suggestions: Vec<_> = found[0].suggestions.iter().collect();
        assert_eq!(
            suggestions,
            [(&"deplyo".to_owned(), &"did you mean deployments.apps?".to_owned())]
        );
        assert_eq!(
            (&found[1].names, found[1].kind.full_name().as_str()),
            (&Vec::new(), "deployments.apps")
        );
        let refused = resources(&words, &catalogue()).expect_err("is about resources");
        assert_eq!(
            refused.to_string(),
            "the server has no resource \"deplyo\"; did you mean deployments.apps?"
        );
    }
}
