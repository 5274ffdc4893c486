//! Identities.

use std::collections::BTreeMap;

use serde_json::{Value, json};

/// The user behind [`crate::Sandbox::client`] and the kubeconfig.
pub(crate) const ADMIN: &str = "kubernetes-admin";
/// Members of this group may do everything.
pub(crate) const ADMINS: &str = "system:masters";

const AUTHENTICATED: &str = "system:authenticated";
const UNAUTHENTICATED: &str = "system:unauthenticated";
const ANONYMOUS: &str = "system:anonymous";
const ACCOUNT: &str = "system:serviceaccount:";

/// A user as the server sees it: a name and groups. Roles are bound to them.
///
/// [`Sandbox::client_for`](crate::Sandbox::client_for) takes a name, or a `User` where groups matter.
///
/// ```
/// use kube_sandbox::User;
///
/// let alice = User::new("alice").group("developers");
/// let account = User::service_account("prod", "operator");
/// assert_eq!(account.name(), "system:serviceaccount:prod:operator");
/// # let _ = alice;
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use]
pub struct User {
    pub(crate) name: String,
    pub(crate) uid: String,
    pub(crate) groups: Vec<String>,
    pub(crate) extra: BTreeMap<String, Vec<String>>,
}

impl User {
    /// A user of that name. The name of a service account, `system:serviceaccount:<namespace>:<name>`, brings the groups of
    /// service accounts along.
    pub fn new(name: impl Into<String>) -> Self {
        let name = name.into();
        let groups = own_groups(&name);
        let mut user = Self {
            name,
            uid: String::new(),
            groups,
            extra: BTreeMap::new(),
        };
        user.authenticate();
        user
    }

    /// A service account, as a program in a pod presents itself.
    pub fn service_account(namespace: &str, name: &str) -> Self {
        Self::new(format!("{ACCOUNT}{namespace}:{name}"))
    }

    /// The same user as a member of one more group.
    pub fn group(mut self, group: impl Into<String>) -> Self {
        self.groups.insert(0, group.into());
        self
    }

    /// The name that bindings and refusals use.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The user of the kubeconfig.
    pub(crate) fn admin() -> Self {
        Self::new(ADMIN).group(ADMINS)
    }

    /// A user that another one impersonates; without groups, the name decides on them.
    pub(super) fn impersonated(name: &str, groups: Vec<String>) -> Self {
        let mut user = Self::new(name);
        if !groups.is_empty() {
            user.groups = groups;
            user.authenticate();
        }
        user
    }

    /// Every user that is known is a member of one group, and the unknown one of another.
    fn authenticate(&mut self) {
        let group = match self.name.as_str() {
            ANONYMOUS => UNAUTHENTICATED,
            _ => AUTHENTICATED,
        };
        let settled = |g: &String| g == AUTHENTICATED || g == UNAUTHENTICATED;
        if !self.groups.iter().any(settled) {
            self.groups.push(group.to_owned());
        }
    }

    pub(crate) fn is_member_of(&self, group: &str) -> bool {
        self.groups.iter().any(|g| g == group)
    }

    /// The `UserInfo` of reviews.
    pub(crate) fn to_json(&self) -> Value {
        let mut info = json!({"username": self.name, "groups": self.groups});
        if !self.uid.is_empty() {
            info["uid"] = json!(self.uid);
        }
        if !self.extra.is_empty() {
            info["extra"] = json!(self.extra);
        }
        info
    }
}

impl From<&str> for User {
    fn from(name: &str) -> Self {
        Self::new(name)
    }
}

impl From<String> for User {
    fn from(name: String) -> Self {
        Self::new(name)
    }
}

/// Namespace and name of a service account.
pub(super) fn account(name: &str) -> Option<(&str, &str)> {
    name.strip_prefix(ACCOUNT)?.split_once(':')
}

fn own_groups(name: &str) -> Vec<String> {
    match account(name) {
        Some((namespace, _)) => vec![
            "system:serviceaccounts".to_owned(),
            format!("system:serviceaccounts:{namespace}"),
        ],
        None => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_bring_their_groups_along() {
        assert_eq!(User::new("alice").groups, ["system:authenticated"]);
        assert_eq!(User::new("system:anonymous").groups, ["system:unauthenticated"]);
        assert_eq!(
            User::service_account("a", "b").groups,
            [
                "system:serviceaccounts",
                "system:serviceaccounts:a",
                "system:authenticated"
            ]
        );
        assert_eq!(User::admin().groups, ["system:masters", "system:authenticated"]);
        let chosen = User::impersonated("system:serviceaccount:a:b", vec!["dev".to_owned()]);
        assert_eq!(chosen.groups, ["dev", "system:authenticated"]);
    }
}
