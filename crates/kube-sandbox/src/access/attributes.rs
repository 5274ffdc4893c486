//! The attributes of a request that roles refer to.

use std::fmt;

use http::Method;

use crate::options::Query;
use crate::route::Route;
use crate::selector::FieldSelector;

/// A verb on a resource or on a path.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Attributes {
    pub(crate) verb: String,
    /// None for paths such as `/version`.
    pub(crate) resource: Option<ResourceAttributes>,
    pub(crate) path: String,
}

/// The resource of a request.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct ResourceAttributes {
    pub(crate) group: String,
    pub(crate) resource: String,
    pub(crate) subresource: String,
    pub(crate) namespace: String,
    pub(crate) name: String,
}

impl Attributes {
    /// Those of a request.
    pub(super) fn of(route: &Route, method: &Method, path: &str, query: &Query) -> Self {
        let Route::Resource(target) = route else {
            return Self {
                verb: method.as_str().to_ascii_lowercase(),
                resource: None,
                path: path.to_owned(),
            };
        };
        let verb = match target.verb(method, query.flag("watch").unwrap_or(false)) {
            Some(verb) => verb.as_str().to_owned(),
            // The router refuses these later; rights come first.
            None if *method == Method::POST => "create".to_owned(),
            None if *method == Method::PUT => "update".to_owned(),
            None if *method == Method::PATCH => "patch".to_owned(),
            None => String::new(),
        };
        let mut at = ResourceAttributes {
            group: target.group.clone(),
            resource: target.resource.clone(),
            subresource: target.subresource.clone(),
            namespace: target.namespace.clone(),
            name: target.name.clone(),
        };
        // A namespace is in itself, so that a role in it can allow to read it.
        if at.group.is_empty() && at.resource == "namespaces" && !at.name.is_empty() {
            at.namespace.clone_from(&at.name);
        }
        // A list of one name is about that name.
        if at.name.is_empty() && matches!(verb.as_str(), "list" | "watch" | "deletecollection") {
            let fields = FieldSelector::parse(query.get("fieldSelector").unwrap_or_default());
            let name = fields
                .ok()
                .and_then(|f| f.exact("metadata.name").map(str::to_owned));
            at.name = name.unwrap_or_default();
        }
        Self {
            verb,
            resource: Some(at),
            path: path.to_owned(),
        }
    }
}

impl ResourceAttributes {
    /// `pods` or `pods/status`.
    pub(super) fn combined(&self) -> String {
        match self.subresource.as_str() {
            "" => self.resource.clone(),
            part => format!("{}/{part}", self.resource),
        }
    }
}

/// `list resource "pods" in API group "" in the namespace "default"`.
impl fmt::Display for Attributes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(at) = &self.resource else {
            return write!(f, "{} path \"{}\"", self.verb, self.path);
        };
        write!(
            f,
            "{} resource \"{}\" in API group \"{}\" ",
            self.verb,
            at.combined(),
            at.group
        )?;
        match at.namespace.as_str() {
            "" => f.write_str("at the cluster scope"),
            namespace => write!(f, "in the namespace \"{namespace}\""),
        }
    }
}
