//! Advice for a person: what can be done about a failure.

use std::sync::Arc;

use super::state::ResourceName;
use crate::protocol::FailureKind;

/// The resource that is fetched, as error messages and suggested RBAC rules name it.
pub(super) struct ResourceInfo {
    /// `None` for a source that the user wrote.
    pub(super) group: Option<Arc<str>>,
    pub(super) version: Option<Arc<str>>,
    pub(super) plural: Arc<str>,
}

impl ResourceInfo {
    pub(super) fn name(&self) -> Option<ResourceName> {
        Some(ResourceName {
            group: Arc::clone(self.group.as_ref()?),
            version: Arc::clone(self.version.as_ref()?),
            plural: Arc::clone(&self.plural),
        })
    }
}

/// The advice for a failure. `namespace` is the namespace of the failed request; `None` means all
/// namespaces.
pub(super) fn advice(kind: FailureKind, fetched: &ResourceInfo, namespace: Option<&str>) -> Arc<str> {
    let resource = &fetched.plural;
    let place = namespace.map_or_else(String::new, |n| format!(" in namespace {n:?}"));
    match kind {
        FailureKind::Forbidden => {
            let rights = if namespace.is_some() { "Role" } else { "ClusterRole" };
            let rule = fetched.group.as_ref().map_or_else(String::new, |group| {
                format!(
                    ", {{apiGroups: [{group:?}], resources: [{resource:?}], verbs: [\"list\", \"watch\"]}}"
                )
            });
            format!("allow our account `list` and `watch` on {resource}{place}, with this rule in a {rights} that is bound to it{rule}; no restart is needed")
        }
        FailureKind::Unauthorized => "the server does not accept our identity: check the client's credentials".to_owned(),
        FailureKind::NotFound => {
            format!("the server has no {resource}: is the CRD installed, and is this version of it served? We keep trying")
        }
        FailureKind::KindGone => {
            format!("{resource} are not known to the server any more: was the CRD deleted? They return here when it is back")
        }
        FailureKind::ConnectionRefused => {
            "nobody listens at the server's address: is it running, and is the address right?".to_owned()
        }
        FailureKind::Network => {
            "check the network, DNS, proxies and certificates between us and the server".to_owned()
        }
        FailureKind::TooManyRequests => {
            "the server has too much to do; we come back when it says so. If that continues, check its priority levels".to_owned()
        }
        FailureKind::Server => "the server reports an internal error; check its log".to_owned(),
        FailureKind::Rejected => "the server does not understand the request: check the selectors and the server's version".to_owned(),
        FailureKind::CorruptObject => "the server cannot read one of its objects; it has to be repaired or deleted there".to_owned(),
        FailureKind::Malformed => {
            "the answer is malformed: does it come from the API server, or from something in between?".to_owned()
        }
        FailureKind::Expired | FailureKind::VersionTooLarge => "nothing: everything is fetched again".to_owned(),
        FailureKind::Rewound => {
            "was the server's storage restored or replaced? Nothing to do here: everything is fetched again. Writes since then may be lost"
                .to_owned()
        }
        FailureKind::VeryShortWatch => {
            "watches end as soon as they begin: check proxies and load balancers in between".to_owned()
        }
    }
    .into()
}
