//! Resolves arguments such as `pods deploy/web svc` to resources and object names.

use std::sync::Arc;

use anyhow::{Result, anyhow, bail};

use super::catalogue::{Catalogue, Kind};

/// A resource, and the names of its objects; no names means all objects.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Target {
    pub(crate) kind: Arc<Kind>,
    pub(crate) names: Vec<String>,
}

/// Resolves the arguments: resources, several separated by commas, `resource/name`, and names that follow a resource.
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
        // Words of up to three letters are similar to almost every resource name.
        let is_name = word.len() <= 3 || catalogue.alike(word).is_empty();
        match (&of, is_name) {
            (Some(kind), true) => add(&mut targets, Arc::clone(kind), Some(word)),
            (Some(kind), false) => {
                let plural = &kind.plural;
                return Err(anyhow!(
                    "\"{word}\" is no resource. If it is the name of one of the {plural}, write {plural}/{word}; if it is a resource, {}",
                    similar(word, catalogue)
                ));
            }
            (None, _) => bail!("{}", unknown(word, catalogue)),
        }
    }
    Ok(targets)
}

/// Merges duplicates. A resource without names means all its objects, unless names follow.
fn add(targets: &mut Vec<Target>, kind: Arc<Kind>, name: Option<&str>) {
    let name = name.map(str::to_owned);
    match targets.iter_mut().find(|target| target.kind == kind) {
        Some(target) => target.names.extend(name),
        None => targets.push(Target {
            kind,
            names: name.into_iter().collect(),
        }),
    }
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
        assert!(why("pods deplyo").contains("did you mean deployments.apps?"));
        assert!(why("pods deplyo").starts_with(
            "\"deplyo\" is no resource. If it is the name of one of the pods, write pods/deplyo; if it is a resource, did you mean"
        ));
        assert!(why("elephants").contains("kubectl api-resources"));
        assert!(why("pods/").contains("pods/NAME"));
        assert!(why("all/web").contains("RESOURCE/NAME"));
    }
}
