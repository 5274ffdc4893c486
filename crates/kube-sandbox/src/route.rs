//! Parses method and path of a request.

use std::fmt;

use http::Method;

/// The action of a request, as RBAC and the audit log name it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Verb {
    /// Read one object.
    Get,
    /// Read a collection.
    List,
    /// Watch a collection.
    Watch,
    /// Create an object.
    Create,
    /// Replace an object.
    Update,
    /// Change an object by a patch.
    Patch,
    /// Delete an object.
    Delete,
    /// Delete all objects that match.
    DeleteCollection,
    /// Discovery, health and version: no resource is involved.
    Other,
}

impl Verb {
    /// The name as discovery and RBAC write it.
    ///
    /// ```
    /// assert_eq!(kube_sandbox::Verb::DeleteCollection.as_str(), "deletecollection");
    /// ```
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Get => "get",
            Self::List => "list",
            Self::Watch => "watch",
            Self::Create => "create",
            Self::Update => "update",
            Self::Patch => "patch",
            Self::Delete => "delete",
            Self::DeleteCollection => "deletecollection",
            Self::Other => "other",
        }
    }
}

impl fmt::Display for Verb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The meaning of a path.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Route {
    /// `/healthz`, `/readyz`, `/livez`.
    Health,
    /// `/version`
    Version,
    /// `/api`
    CoreVersions,
    /// `/apis`
    Groups,
    /// `/apis/apps`
    Group(String),
    /// `/api/v1`, `/apis/apps/v1`
    Resources { group: String, version: String },
    /// `/openapi/v2`, `/openapi/v3` and below.
    OpenApi(OpenApi),
    /// A collection or an object.
    Resource(Target),
    /// A path that is not served.
    Unknown,
}

/// A page of the OpenAPI documents.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum OpenApi {
    /// Everything in one document of version 2.
    Whole,
    /// The index of the documents of version 3.
    Index,
    /// One of them: `apis/apps/v1`.
    Page(String),
}

/// A collection, an object in it, or a part of that object.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Target {
    pub(crate) group: String,
    pub(crate) version: String,
    pub(crate) resource: String,
    /// Empty: all namespaces, or a cluster-scoped resource.
    pub(crate) namespace: String,
    /// Empty: the collection.
    pub(crate) name: String,
    pub(crate) subresource: String,
    /// The old `/watch/` form of the path.
    pub(crate) watch: bool,
}

impl Route {
    pub(crate) fn parse(path: &str) -> Self {
        let decoded: Option<Vec<String>> = path.split('/').skip(1).map(decode).collect();
        let Some(mut parts) = decoded else {
            return Self::Unknown;
        };
        if parts.last().is_some_and(String::is_empty) {
            parts.pop();
        }
        let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
        match parts[..] {
            ["healthz" | "readyz" | "livez"] | ["healthz" | "readyz" | "livez", "ping"] => Self::Health,
            ["version"] => Self::Version,
            ["openapi", "v2"] => Self::OpenApi(OpenApi::Whole),
            ["openapi", "v3"] => Self::OpenApi(OpenApi::Index),
            ["openapi", "v3", ref page @ ..] => Self::OpenApi(OpenApi::Page(page.join("/"))),
            ["api"] => Self::CoreVersions,
            ["apis"] => Self::Groups,
            ["api", version] => Self::Resources {
                group: String::new(),
                version: version.to_owned(),
            },
            ["apis", group] => Self::Group(group.to_owned()),
            ["apis", group, version] => Self::Resources {
                group: group.to_owned(),
                version: version.to_owned(),
            },
            ["api", version, ref rest @ ..] => Self::resource("", version, rest),
            ["apis", group, version, ref rest @ ..] => Self::resource(group, version, rest),
            _ => Self::Unknown,
        }
    }

    fn resource(group: &str, version: &str, rest: &[&str]) -> Self {
        let (watch, rest) = match rest {
            ["watch", rest @ ..] if !rest.is_empty() => (true, rest),
            rest => (false, rest),
        };
        let (namespace, rest) = match rest {
            // `namespaces/x/status` is a part of the namespace itself.
            ["namespaces", _, "status" | "finalize"] => ("", rest),
            ["namespaces", namespace, rest @ ..] if !rest.is_empty() => (*namespace, rest),
            rest => ("", rest),
        };
        let (resource, name, subresource) = match rest {
            [resource] => (*resource, "", String::new()),
            [resource, name] => (*resource, *name, String::new()),
            // The rest of the path is for the program behind the proxy.
            [resource, name, "proxy", ..] => (*resource, *name, "proxy".to_owned()),
            [resource, name, sub @ ..] => (*resource, *name, sub.join("/")),
            [] => return Self::Unknown,
        };
        Self::Resource(Target {
            group: group.to_owned(),
            version: version.to_owned(),
            resource: resource.to_owned(),
            namespace: namespace.to_owned(),
            name: name.to_owned(),
            subresource,
            watch,
        })
    }
}

impl Target {
    /// The verb of `method` for this target; `watch` is the query's parameter.
    pub(crate) fn verb(&self, method: &Method, watch: bool) -> Option<Verb> {
        let item = !self.name.is_empty();
        Some(match *method {
            Method::GET if self.watch || (watch && !item) => Verb::Watch,
            Method::GET if item => Verb::Get,
            Method::GET => Verb::List,
            Method::POST if !item || !self.subresource.is_empty() => Verb::Create,
            Method::PUT if item => Verb::Update,
            Method::PATCH if item => Verb::Patch,
            Method::DELETE if item => Verb::Delete,
            Method::DELETE => Verb::DeleteCollection,
            _ => return None,
        })
    }
}

/// Decodes the percent-encoding of one part of a path.
fn decode(part: &str) -> Option<String> {
    if !part.contains('%') {
        return Some(part.to_owned());
    }
    let mut out = Vec::with_capacity(part.len());
    let mut bytes = part.bytes();
    while let Some(b) = bytes.next() {
        if b == b'%' {
            let digit = |b: Option<u8>| (b? as char).to_digit(16);
            let (high, low) = (digit(bytes.next())?, digit(bytes.next())?);
            out.push((high * 16 + low) as u8);
        } else {
            out.push(b);
        }
    }
    String::from_utf8(out).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn target(path: &str) -> Target {
        match Route::parse(path) {
            Route::Resource(target) => target,
            other => panic!("{path} led to {other:?}"),
        }
    }

    #[test]
    fn paths_of_every_shape() {
        let pod = target("/api/v1/namespaces/prod/pods/web-0/status");
        assert_eq!(
            (
                pod.namespace.as_str(),
                pod.resource.as_str(),
                pod.name.as_str(),
                pod.subresource.as_str()
            ),
            ("prod", "pods", "web-0", "status")
        );
        assert_eq!(target("/apis/apps/v1/deployments").group, "apps");
        assert_eq!(target("/api/v1/namespaces/prod").resource, "namespaces");
        assert_eq!(target("/api/v1/namespaces/prod/status").name, "prod");
        assert!(target("/api/v1/watch/namespaces/prod/pods").watch);
        assert_eq!(target("/apis/a/v1/things/a%3Ab").name, "a:b");
        assert_eq!(Route::parse("/apis/apps/"), Route::Group("apps".into()));
        assert_eq!(Route::parse("/nothing"), Route::Unknown);
        assert_eq!(Route::parse("/api/v1/pods/%zz"), Route::Unknown);
    }

    #[test]
    fn verbs_follow_the_method_and_the_place() {
        let (all, one) = (target("/api/v1/pods"), target("/api/v1/namespaces/a/pods/b"));
        assert_eq!(all.verb(&Method::GET, false), Some(Verb::List));
        assert_eq!(all.verb(&Method::GET, true), Some(Verb::Watch));
        assert_eq!(one.verb(&Method::GET, true), Some(Verb::Get));
        assert_eq!(all.verb(&Method::PUT, false), None);
        assert_eq!(one.verb(&Method::POST, false), None);
        assert_eq!(all.verb(&Method::DELETE, false), Some(Verb::DeleteCollection));
    }
}
