//! Checks whether the server has a resource in any version.

use ::kube::Client;

/// A resource, without its version.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct GroupResource {
    pub(super) group: String,
    pub(super) plural: String,
}

/// True if the server's discovery proves that it does not have the resource. Any doubt counts as false: no
/// answer or an invalid one, a version of the group whose resources are unknown, the error page of a proxy.
pub(super) async fn nowhere(client: &Client, resource: &GroupResource) -> bool {
    // Resources of the core group are never removed.
    if resource.group.is_empty() {
        return false;
    }
    let Ok(served) = client.list_api_groups().await else {
        return false;
    };
    let mut groups = served.groups.into_iter().peekable();
    if groups.peek().is_none() {
        // Every server has groups, so an empty answer proves nothing.
        return false;
    }
    let Some(group) = groups.find(|group| group.name == resource.group) else {
        return true;
    };
    for version in group.versions {
        let listed = client.list_api_group_resources(&version.group_version).await;
        let has_not = listed.is_ok_and(|listed| listed.resources.iter().all(|r| r.name != resource.plural));
        if !has_not {
            return false;
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use ::kube::client::Body;
    use ::kube::core::{ApiResource, GroupVersionKind};
    use futures::StreamExt;
    use http::{Request, Response};
    use http_body_util::Full;

    use super::*;
    use crate::protocol::ListItem;
    use crate::protocol::{AskVersion, Failure, FailureKind, ListRequest};
    use crate::source::{KubeSource, ListerWatcher};
    use crate::wire::Dynamic;

    /// The kind of failure of a list of widgets, from a server that has only these pages. `seen` says whether
    /// the collection was observed before.
    async fn found(pages: &'static [(&'static str, u16, &'static str)], seen: bool) -> FailureKind {
        let service = tower::service_fn(move |request: Request<Body>| {
            let page = pages.iter().find(|(path, ..)| *path == request.uri().path());
            let (code, text) = page.map_or((404, "404 page not found\n"), |(_, code, text)| (*code, *text));
            let response = Response::builder().status(code).body(Full::from(text));
            std::future::ready(Ok::<_, Infallible>(response.expect("a page")))
        });
        let kind = ApiResource::from_gvk(&GroupVersionKind::gvk("example.com", "v1", "Widget"));
        let source = KubeSource::<Dynamic>::dynamic(Client::new(service, "default"), None, &kind);
        let version = match seen {
            true => AskVersion::NotOlderThan(7.into()),
            false => AskVersion::Any,
        };
        let page = source.list(ListRequest::new(version, None));
        let page: Vec<Result<ListItem<Dynamic>, Failure>> = page.collect().await;
        match &page[..] {
            [Err(failure)] => failure.kind,
            other => panic!("no refusal: {other:?}"),
        }
    }

    const WITHOUT: &str =
        r#"{"groups":[{"name":"apps","versions":[{"groupVersion":"apps/v1","version":"v1"}]}]}"#;
    const WITH: &str = r#"{"groups":[{"name":"example.com","versions":[
        {"groupVersion":"example.com/v1","version":"v1"},{"groupVersion":"example.com/v2","version":"v2"}]}]}"#;
    const WIDGETS: &str = r#"{"groupVersion":"example.com/v2","resources":[
        {"name":"widgets","singularName":"widget","kind":"Widget","namespaced":true,"verbs":["list"]}]}"#;
    const GADGETS: &str = r#"{"groupVersion":"example.com/v1","resources":[
        {"name":"gadgets","singularName":"gadget","kind":"Gadget","namespaced":true,"verbs":["list"]}]}"#;

    #[tokio::test]
    async fn a_kind_is_gone_when_the_server_has_no_version_of_it() {
        assert_eq!(
            found(&[("/apis", 200, WITHOUT)], true).await,
            FailureKind::KindGone
        );
        let group_stays = &[
            ("/apis", 200, WITH),
            ("/apis/example.com/v1", 200, GADGETS),
            ("/apis/example.com/v2", 200, GADGETS),
        ];
        assert_eq!(found(group_stays, true).await, FailureKind::KindGone);
    }

    #[tokio::test]
    async fn a_version_that_is_not_served_does_not_mean_that_the_kind_is_gone() {
        let pages = &[
            ("/apis", 200, WITH),
            ("/apis/example.com/v1", 200, GADGETS),
            ("/apis/example.com/v2", 200, WIDGETS),
        ];
        assert_eq!(found(pages, true).await, FailureKind::NotFound);
    }

    #[tokio::test]
    async fn any_doubt_means_that_the_kind_is_not_gone() {
        assert_eq!(
            found(&[], true).await,
            FailureKind::NotFound,
            "a proxy without routes"
        );
        let html = &[("/apis", 200, "<html>welcome</html>")];
        assert_eq!(found(html, true).await, FailureKind::NotFound);
        let nothing = &[("/apis", 200, r#"{"groups":[]}"#)];
        assert_eq!(found(nothing, true).await, FailureKind::NotFound);
        let forbidden = &[("/apis", 403, WITHOUT)];
        assert_eq!(found(forbidden, true).await, FailureKind::NotFound);
        let one_is_ill = &[
            ("/apis", 200, WITH),
            ("/apis/example.com/v1", 200, GADGETS),
            ("/apis/example.com/v2", 503, "{}"),
        ];
        assert_eq!(found(one_is_ill, true).await, FailureKind::NotFound);
    }

    #[tokio::test]
    async fn a_source_that_never_had_the_kind_does_not_look_for_it() {
        assert_eq!(
            found(&[("/apis", 200, WITHOUT)], false).await,
            FailureKind::NotFound
        );
    }
}
