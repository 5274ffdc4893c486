//! Requests that a person makes, not a reflector: one object as JSON, or the columns that `kubectl get` prints.
//!
//! They are lists, so they need no right beyond those of the informer, and they have its selectors.

use std::fmt;

use ::kube::Client;
use ::kube::client::Body;
use http::Request;
use http::header::{ACCEPT, ACCEPT_ENCODING};
use http_body_util::{BodyExt, Limited};
use kube_lean::Object;
use serde_json::Value;

use super::address;
use super::refusal::accepted;
use crate::object::{ObjectKey, ResourceVersion};
use crate::protocol::{Failure, FailureKind};

/// Asks the server for parts of one collection.
#[derive(Clone)]
pub(crate) struct OnDemand {
    client: Client,
    /// The path of the collection in all namespaces.
    path: String,
    labels: String,
    fields: String,
    /// True if the informer is restricted to some namespaces. Then a request for all of them may be forbidden.
    pub(crate) some_namespaces: bool,
}

/// A part of a collection.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum PartOfCollection {
    All,
    Namespace(String),
    Object(ObjectKey),
}

/// The form of the answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum JsonForm {
    /// A list of objects.
    Objects,
    /// A `Table` of `meta.k8s.io`: the columns that `kubectl get` prints. A server that has none answers with objects.
    Table,
}

impl OnDemand {
    pub(crate) fn new<R: Object>(client: Client, kind: &R::DynamicType) -> Self {
        Self {
            client,
            path: address::path::<R>(kind, None),
            labels: String::new(),
            fields: String::new(),
            some_namespaces: false,
        }
    }

    /// Restricts the requests as those of the informer.
    pub(crate) fn selecting(self, labels: &str, fields: &str, some_namespaces: bool) -> Self {
        Self {
            labels: labels.to_owned(),
            fields: fields.to_owned(),
            some_namespaces,
            ..self
        }
    }

    /// The answer of the server, at least as new as `version`.
    pub(crate) async fn list(
        &self,
        part: &PartOfCollection,
        version: Option<&ResourceVersion>,
        form: JsonForm,
    ) -> Result<Value, Failure> {
        let request = Request::get(self.address(part, version))
            .header(ACCEPT, form.accept())
            .header(ACCEPT_ENCODING, "identity")
            .body(Body::empty())
            .map_err(|error| {
                Failure::new(
                    FailureKind::Rejected,
                    format!("the request cannot be written: {error}"),
                )
            })?;
        let response = accepted(self.client.send(request).await).await?;
        let body = Limited::new(response.into_body(), LARGEST);
        let body = body.collect().await.map_err(|error| {
            Failure::new(
                FailureKind::Network,
                format!("the answer could not be read: {error}"),
            )
        })?;
        serde_json::from_slice(&body.to_bytes())
            .map_err(|error| Failure::new(FailureKind::Malformed, format!("the answer is no JSON: {error}")))
    }

    fn address(&self, part: &PartOfCollection, version: Option<&ResourceVersion>) -> String {
        let namespace = match part {
            PartOfCollection::All => None,
            PartOfCollection::Namespace(namespace) => Some(namespace.as_str()),
            PartOfCollection::Object(key) => key.namespace(),
        };
        let path = match (namespace, self.path.rsplit_once('/')) {
            (Some(namespace), Some((root, plural))) => format!("{root}/namespaces/{namespace}/{plural}"),
            _ => self.path.clone(),
        };
        let fields = match part {
            PartOfCollection::Object(key) => address::fields_with(&self.fields, key),
            _ => self.fields.clone(),
        };
        let mut query = form_urlencoded::Serializer::new(String::new());
        if let Some(version) = version {
            // Answered from the server's own cache.
            query.append_pair("resourceVersion", &version.to_string());
            query.append_pair("resourceVersionMatch", "NotOlderThan");
        }
        for (name, selector) in [("labelSelector", &self.labels), ("fieldSelector", &fields)] {
            if !selector.is_empty() {
                query.append_pair(name, selector);
            }
        }
        format!("{path}?{}", query.finish())
    }
}

impl JsonForm {
    fn accept(self) -> &'static str {
        match self {
            Self::Objects => "application/json",
            Self::Table => "application/json;as=Table;g=meta.k8s.io;v=v1,application/json",
        }
    }
}

impl fmt::Debug for OnDemand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OnDemand")
            .field("path", &self.path)
            .finish_non_exhaustive()
    }
}

/// The largest answer, in bytes. A person asks for few objects.
const LARGEST: usize = 32 << 20;
