//! Which resources the server has: the built-in ones from a table, custom ones from CRDs.
//!
//! Knows: names, scope, verbs, what objects may contain (`types/` for built-in kinds, `structural/` for custom ones), and the few
//! habits that differ between kinds: generations, the status subresource, selectable fields. Never learns: requests, versions,
//! stored objects.

mod builtin;
mod crd;
mod fields;
pub(crate) mod openapi;
mod place;
mod structural;
mod twins;
pub(crate) mod types;

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

pub(crate) use builtin::builtin;
pub(crate) use crd::{CrdSpec, established_status};
pub(crate) use fields::{FieldPath, SelectableField};
pub(crate) use place::{Place, Scalar};
pub(crate) use structural::Structural;
pub(crate) use twins::{convert, twin};

use serde_json::Value;

use crate::status::FieldError;
use crate::table::PrinterColumn;

/// A resource without its version: what storage and error messages speak of.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct GroupResource {
    pub(crate) group: String,
    pub(crate) resource: String,
}

impl fmt::Display for GroupResource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.group.as_str() {
            "" => f.write_str(&self.resource),
            group => write!(f, "{}.{group}", self.resource),
        }
    }
}

/// One resource in one version, as discovery shows it and the verbs treat it.
#[derive(Debug, Clone)]
pub(crate) struct ResourceDef {
    pub(crate) group: String,
    pub(crate) version: String,
    pub(crate) plural: String,
    pub(crate) singular: String,
    pub(crate) kind: String,
    pub(crate) list_kind: String,
    pub(crate) namespaced: bool,
    pub(crate) verbs: Vec<String>,
    pub(crate) short_names: Vec<String>,
    pub(crate) categories: Vec<String>,
    /// `status` is written through `/status` only.
    pub(crate) has_status: bool,
    /// Replicas are read and written through `/scale`, too.
    pub(crate) has_scale: bool,
    /// `metadata.generation` counts changes of what the user wants.
    pub(crate) has_generation: bool,
    /// Objects come from a CustomResourceDefinition: list items carry kind and apiVersion, keys are sorted.
    pub(crate) custom: bool,
    /// What field selectors may name besides metadata.name and metadata.namespace.
    pub(crate) fields: Vec<SelectableField>,
    /// The columns of a table of custom resources. Those of built-in kinds are in [`crate::table`].
    pub(crate) printer_columns: Vec<PrinterColumn>,
    /// The schema of the objects of a custom kind.
    pub(crate) schema: Option<Arc<CustomSchema>>,
}

/// The part of a CRD that describes the objects of one version.
#[derive(Debug)]
pub(crate) struct CustomSchema {
    pub(crate) structural: Structural,
    /// The schema as it was written, for the OpenAPI documents.
    pub(crate) published: serde_json::Value,
    /// Where `/scale` finds its numbers.
    pub(crate) scale: Option<ScalePaths>,
}

/// The paths that a CRD gives for `/scale`.
#[derive(Debug, Clone)]
pub(crate) struct ScalePaths {
    pub(crate) spec_replicas: FieldPath,
    pub(crate) status_replicas: FieldPath,
    pub(crate) selector: Option<FieldPath>,
}

impl ScalePaths {
    /// Checks the values that `/scale` reads from an object.
    pub(crate) fn problems(&self, object: &serde_json::Map<String, Value>) -> Vec<FieldError> {
        let mut errors = Vec::new();
        for path in [&self.spec_replicas, &self.status_replicas] {
            let name = path.json_path();
            let (number, why) = match path.find(object) {
                None => continue,
                Some(Value::Number(n)) if n.is_i64() => match n.as_i64().unwrap_or(0) {
                    n @ ..0 => (n, "should be a non-negative integer".to_owned()),
                    n if n > i64::from(i32::MAX) => {
                        (n, format!("should be less than or equal to {}", i32::MAX))
                    }
                    _ => continue,
                },
                Some(other) => (0, accessor_error(&name, other, "int64")),
            };
            errors.push(FieldError::invalid(name, &number.into(), why));
        }
        if let Some(path) = &self.selector
            && let Some(other) = path.find(object).filter(|value| !value.is_string())
        {
            let name = path.json_path();
            let why = accessor_error(&name, other, "string");
            errors.push(FieldError::invalid(name, &"".into(), why));
        }
        errors
    }
}

/// A value of another type at a path, in the words of Go's accessors.
fn accessor_error(path: &str, value: &Value, expected: &str) -> String {
    let found = match value {
        Value::Null => "<nil>",
        Value::Bool(_) => "bool",
        Value::Number(n) if n.is_f64() => "float64",
        Value::Number(_) => "int64",
        Value::String(_) => "string",
        Value::Array(_) => "[]interface {}",
        Value::Object(_) => "map[string]interface {}",
    };
    format!(
        "{path} accessor error: {} is of the type {found}, expected {expected}",
        crate::object::go_text(value)
    )
}

impl ResourceDef {
    /// The schema of a whole object.
    pub(crate) fn place(&self) -> Place<'_> {
        match &self.schema {
            Some(schema) => Place::CustomRoot(&schema.structural),
            None => Place::built_in(&self.api_version(), &self.kind),
        }
    }

    pub(crate) fn group_resource(&self) -> GroupResource {
        GroupResource {
            group: self.group.clone(),
            resource: self.plural.clone(),
        }
    }

    /// `v1` or `apps/v1`.
    pub(crate) fn api_version(&self) -> String {
        match self.group.as_str() {
            "" => self.version.clone(),
            group => format!("{group}/{}", self.version),
        }
    }

    pub(crate) fn allows(&self, verb: &str) -> bool {
        self.verbs.iter().any(|v| v == verb)
    }

    /// Is this the built-in resource of that name?
    pub(crate) fn is(&self, group: &str, plural: &str) -> bool {
        self.group == group && self.plural == plural
    }

    /// Does creating an object drop the status that came with it?
    pub(crate) fn resets_status_on_create(&self) -> bool {
        // A kubelet registers its node with the status already filled in.
        self.has_status && !self.is("", "nodes")
    }
}

/// All that is served, by group, version and plural name.
#[derive(Debug, Clone)]
pub(crate) struct Registry {
    groups: BTreeMap<String, Group>,
}

/// One API group: its versions, the preferred one first.
#[derive(Debug, Clone, Default)]
pub(crate) struct Group {
    pub(crate) versions: Vec<String>,
    resources: BTreeMap<(String, String), Arc<ResourceDef>>,
}

impl Registry {
    pub(crate) fn with_builtin() -> Self {
        let mut registry = Self {
            groups: BTreeMap::new(),
        };
        for def in builtin() {
            registry.insert(Arc::clone(def));
        }
        for group in registry.groups.values_mut() {
            sort_versions(&mut group.versions);
        }
        registry
    }

    pub(crate) fn find(&self, group: &str, version: &str, plural: &str) -> Option<&Arc<ResourceDef>> {
        self.groups
            .get(group)?
            .resources
            .get(&(version.to_owned(), plural.to_owned()))
    }

    pub(crate) fn has_kind(&self, group: &str, version: &str, kind: &str) -> bool {
        let group = self.groups.get(group);
        group.is_some_and(|g| g.resources_of(version).any(|def| def.kind == kind))
    }

    /// The resource of a kind.
    pub(crate) fn find_kind(&self, api_version: &str, kind: &str) -> Option<&Arc<ResourceDef>> {
        let (group, version) = api_version.split_once('/').unwrap_or(("", api_version));
        let group = self.groups.get(group)?;
        group
            .resources
            .values()
            .find(|def| def.version == version && def.kind == kind)
    }

    /// A resource in its preferred version.
    pub(crate) fn find_resource(&self, gr: &GroupResource) -> Option<&Arc<ResourceDef>> {
        let group = self.groups.get(&gr.group)?;
        let mut versions = group.versions.iter();
        versions.find_map(|version| group.resources.get(&(version.clone(), gr.resource.clone())))
    }

    pub(crate) fn group(&self, name: &str) -> Option<&Group> {
        self.groups.get(name)
    }

    /// Named groups; the legacy one without a name is served under `/api`.
    pub(crate) fn named_groups(&self) -> impl Iterator<Item = (&String, &Group)> {
        self.groups.iter().filter(|(name, _)| !name.is_empty())
    }

    /// Every resource of every version, in order.
    #[cfg(test)]
    pub(crate) fn all(&self) -> impl Iterator<Item = &Arc<ResourceDef>> {
        self.groups.values().flat_map(|g| g.resources.values())
    }

    /// Puts the served versions of a CRD in place of whatever that CRD served before.
    pub(crate) fn replace_custom(&mut self, gr: &GroupResource, defs: Vec<ResourceDef>) {
        self.remove_custom(gr);
        for def in defs {
            // A CRD cannot replace a built-in resource.
            if self.find(&def.group, &def.version, &def.plural).is_none() {
                self.insert(Arc::new(def));
            }
        }
        if let Some(group) = self.groups.get_mut(&gr.group) {
            sort_versions(&mut group.versions);
        }
    }

    pub(crate) fn remove_custom(&mut self, gr: &GroupResource) {
        let Some(group) = self.groups.get_mut(&gr.group) else {
            return;
        };
        group
            .resources
            .retain(|(_, plural), def| !(def.custom && *plural == gr.resource));
        let resources = &group.resources;
        group
            .versions
            .retain(|v| resources.keys().any(|(version, _)| version == v));
        if group.resources.is_empty() {
            self.groups.remove(&gr.group);
        }
    }

    fn insert(&mut self, def: Arc<ResourceDef>) {
        let group = self.groups.entry(def.group.clone()).or_default();
        if !group.versions.contains(&def.version) {
            group.versions.push(def.version.clone());
        }
        group
            .resources
            .insert((def.version.clone(), def.plural.clone()), def);
    }
}

impl Group {
    pub(crate) fn is_custom(&self) -> bool {
        self.resources.values().all(|def| def.custom)
    }

    pub(crate) fn has_version(&self, version: &str) -> bool {
        self.versions.iter().any(|v| v == version)
    }

    pub(crate) fn resources_of<'a>(&'a self, version: &'a str) -> impl Iterator<Item = &'a Arc<ResourceDef>> {
        self.resources
            .iter()
            .filter(move |((v, _), _)| v == version)
            .map(|(_, def)| def)
    }
}

/// Newest and most stable first: v2 before v1, v1 before v1beta2, beta before alpha, anything else by name.
fn sort_versions(versions: &mut [String]) {
    versions.sort_by_key(|v| std::cmp::Reverse(rank(v)));
}

fn rank(version: &str) -> (u8, u32, u32) {
    let Some(rest) = version.strip_prefix('v') else {
        return (0, 0, 0);
    };
    let split = |s: &str, word: &str| -> Option<(u32, u32)> {
        let (major, minor) = s.split_once(word)?;
        Some((major.parse().ok()?, minor.parse().ok()?))
    };
    if let Ok(major) = rest.parse() {
        (3, major, 0)
    } else if let Some((major, minor)) = split(rest, "beta") {
        (2, major, minor)
    } else if let Some((major, minor)) = split(rest, "alpha") {
        (1, major, minor)
    } else {
        (0, 0, 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_stand_from_stable_and_new_to_experimental() {
        let mut versions: Vec<String> = ["v1alpha1", "v1", "v2beta1", "v1beta2", "v2", "odd"]
            .map(String::from)
            .into();
        sort_versions(&mut versions);
        assert_eq!(versions, ["v2", "v1", "v2beta1", "v1beta2", "v1alpha1", "odd"]);
    }

    #[test]
    fn a_custom_resource_comes_and_goes_without_touching_the_built_in_ones() {
        let mut registry = Registry::with_builtin();
        let before = registry.all().count();
        let gr = GroupResource {
            group: "example.com".into(),
            resource: "widgets".into(),
        };
        let pod = registry.find("", "v1", "pods").expect("pods are built in");
        let custom = ResourceDef {
            group: gr.group.clone(),
            plural: gr.resource.clone(),
            custom: true,
            ..ResourceDef::clone(pod)
        };
        registry.replace_custom(&gr, vec![custom]);
        assert!(registry.find("example.com", "v1", "widgets").is_some());
        registry.remove_custom(&gr);
        assert!(registry.group("example.com").is_none());
        assert_eq!(registry.all().count(), before);
    }
}
