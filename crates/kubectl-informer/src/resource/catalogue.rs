//! The resources of a server, and lookup by any of their names.

use std::sync::Arc;

use kube::core::ApiResource;

/// A resource of the server.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Kind {
    pub(crate) group: String,
    pub(crate) version: String,
    pub(crate) plural: String,
    pub(crate) singular: String,
    pub(crate) kind: String,
    pub(crate) short_names: Vec<String>,
    pub(crate) categories: Vec<String>,
    pub(crate) namespaced: bool,
    /// True if it supports list and watch.
    pub(crate) watchable: bool,
    /// True if this is the preferred version of the group.
    pub(crate) preferred: bool,
}

impl Kind {
    /// `deployments.apps`, `pods`.
    pub(crate) fn full_name(&self) -> String {
        match self.group.as_str() {
            "" => self.plural.clone(),
            group => format!("{}.{group}", self.plural),
        }
    }

    /// `apps/v1`, `v1`.
    pub(crate) fn api_version(&self) -> String {
        match self.group.as_str() {
            "" => self.version.clone(),
            group => format!("{group}/{}", self.version),
        }
    }

    /// The form of `-o name`: `deployment.apps/web`, `pod/web-0`.
    pub(crate) fn named(&self, name: &str) -> String {
        let singular = match self.singular.as_str() {
            "" => self.kind.to_lowercase(),
            singular => singular.to_owned(),
        };
        match self.group.as_str() {
            "" => format!("{singular}/{name}"),
            group => format!("{singular}.{group}/{name}"),
        }
    }

    pub(crate) fn api_resource(&self) -> ApiResource {
        ApiResource {
            group: self.group.clone(),
            version: self.version.clone(),
            api_version: self.api_version(),
            kind: self.kind.clone(),
            plural: self.plural.clone(),
        }
    }

    pub(crate) fn is(&self, group: &str, plural: &str) -> bool {
        self.group == group && self.plural == plural
    }

    fn is_called(&self, word: &str) -> bool {
        self.plural == word
            || self.singular == word
            || self.kind.eq_ignore_ascii_case(word)
            || self.short_names.iter().any(|name| name == word)
    }
}

/// All resources of a server in the server's order, which begins with the core group.
#[derive(Debug, Clone, Default)]
pub(crate) struct Catalogue {
    pub(crate) kinds: Vec<Arc<Kind>>,
    /// Groups whose discovery failed, each with the reason.
    pub(crate) missing: Vec<String>,
}

impl Catalogue {
    /// Finds resources by name: `po`, `Pod`, `deployments.apps`, `deployments.v1.apps`, or a category such as `all`.
    pub(crate) fn find(&self, word: &str) -> Vec<&Arc<Kind>> {
        let lower = word.to_lowercase();
        let (name, place) = match lower.split_once('.') {
            Some((name, place)) => (name, Some(place)),
            None => (lower.as_str(), None),
        };
        let fits = |kind: &Kind| match place {
            None => kind.preferred,
            Some(place) => {
                (kind.preferred && kind.group == place)
                    || format!("{}.{}", kind.version, kind.group).trim_end_matches('.') == place
            }
        };
        let called = self.kinds.iter().find(|kind| kind.is_called(name) && fits(kind));
        if let Some(kind) = called {
            return vec![kind];
        }
        let in_category = |kind: &&Arc<Kind>| kind.preferred && kind.categories.contains(&lower);
        self.kinds.iter().filter(in_category).collect()
    }

    /// Names that are similar to the word, the most similar first.
    pub(crate) fn alike(&self, word: &str) -> Vec<String> {
        let word = word.to_lowercase();
        let name = word.split('.').next().unwrap_or(&word);
        let allowed = if name.len() < 6 { 1 } else { 2 };
        let mut near: Vec<_> = self
            .kinds
            .iter()
            .filter(|kind| kind.preferred && kind.watchable)
            .filter_map(|kind| {
                let names = [&kind.plural, &kind.singular]
                    .into_iter()
                    .chain(&kind.short_names);
                let apart = names.map(|other| strsim::osa_distance(name, other)).min()?;
                (apart <= allowed).then(|| (apart, kind.full_name()))
            })
            .collect();
        near.sort();
        near.dedup();
        near.into_iter().map(|(_, name)| name).take(4).collect()
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    pub(crate) fn kind(group: &str, plural: &str, singular: &str, short: &[&str]) -> Arc<Kind> {
        Arc::new(Kind {
            group: group.to_owned(),
            version: "v1".to_owned(),
            plural: plural.to_owned(),
            singular: singular.to_owned(),
            kind: singular.to_owned(),
            short_names: short.iter().map(|&s| s.to_owned()).collect(),
            categories: vec!["all".to_owned()],
            namespaced: true,
            watchable: true,
            preferred: true,
        })
    }

    pub(crate) fn catalogue() -> Catalogue {
        Catalogue {
            kinds: vec![
                kind("", "pods", "pod", &["po"]),
                kind("", "services", "service", &["svc"]),
                kind("", "events", "event", &["ev"]),
                kind("apps", "deployments", "deployment", &["deploy"]),
                kind("events.k8s.io", "events", "event", &["ev"]),
            ],
            missing: Vec::new(),
        }
    }

    #[test]
    fn a_resource_is_found_by_each_of_its_names() {
        let catalogue = catalogue();
        for (word, full) in [
            ("po", "pods"),
            ("Pod", "pods"),
            ("pods", "pods"),
            ("deploy", "deployments.apps"),
            ("deployments.apps", "deployments.apps"),
            ("deployment.v1.apps", "deployments.apps"),
            ("ev", "events"),
            ("events.events.k8s.io", "events.events.k8s.io"),
            ("pods.v1", "pods"),
        ] {
            let found: Vec<_> = catalogue.find(word).iter().map(|kind| kind.full_name()).collect();
            assert_eq!(found, [full], "{word}");
        }
        assert_eq!(catalogue.find("all").len(), 5);
        assert!(catalogue.find("deployments.extensions").is_empty());
    }

    #[test]
    fn similar_names_are_found() {
        assert_eq!(catalogue().alike("pdos"), ["pods"]);
        assert_eq!(catalogue().alike("deploymnets"), ["deployments.apps"]);
        assert_eq!(catalogue().alike("svcs"), ["services"]);
        assert!(catalogue().alike("elephants").is_empty());
    }
}
