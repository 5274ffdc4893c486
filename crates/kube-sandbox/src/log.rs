//! The request log: what clients asked for, for assertions.

use std::collections::VecDeque;

use parking_lot::Mutex;

use crate::route::Verb;

/// One request as the server understood it.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use k8s_openapi::api::core::v1::Pod;
/// use kube::api::{Api, ListParams};
/// use kube_sandbox::{Sandbox, Verb};
///
/// let sandbox = Sandbox::start().await?;
/// Api::<Pod>::all(sandbox.client()).list(&ListParams::default().limit(5)).await?;
/// let asked = sandbox.requests();
/// assert_eq!((asked[0].verb, asked[0].resource.as_str()), (Verb::List, "pods"));
/// assert_eq!(asked[0].param("limit"), Some("5"));
/// # Ok(()) }
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct RequestRecord {
    /// Counts all requests of this server, from 1.
    pub number: u64,
    /// What it does.
    pub verb: Verb,
    /// The API group; empty for the core one.
    pub group: String,
    /// The API version.
    pub version: String,
    /// The plural name; empty for discovery and health.
    pub resource: String,
    /// The namespace; empty for all, or for cluster-scoped resources.
    pub namespace: String,
    /// The object's name; empty for collections.
    pub name: String,
    /// `status`, or empty.
    pub subresource: String,
    /// The path as sent.
    pub path: String,
    /// The query, decoded, in the order sent.
    pub query: Vec<(String, String)>,
    /// The `Accept` header.
    pub accept: String,
    /// The `User-Agent` header.
    pub user_agent: String,
    /// The HTTP status of the answer; none while it is being worked on, and when the connection was refused.
    pub status: Option<u16>,
}

impl RequestRecord {
    /// The first value of a query parameter.
    pub fn param(&self, name: &str) -> Option<&str> {
        self.query
            .iter()
            .find(|(key, _)| key == name)
            .map(|(_, value)| value.as_str())
    }
}

impl Default for RequestRecord {
    fn default() -> Self {
        Self {
            number: 0,
            verb: Verb::Other,
            group: String::new(),
            version: String::new(),
            resource: String::new(),
            namespace: String::new(),
            name: String::new(),
            subresource: String::new(),
            path: String::new(),
            query: Vec::new(),
            accept: String::new(),
            user_agent: String::new(),
            status: None,
        }
    }
}

/// The newest requests.
#[derive(Debug)]
pub(crate) struct RequestLog {
    inner: Mutex<Inner>,
    limit: usize,
}

#[derive(Debug, Default)]
struct Inner {
    count: u64,
    records: VecDeque<RequestRecord>,
}

impl RequestLog {
    pub(crate) fn new(limit: usize) -> Self {
        Self {
            inner: Mutex::default(),
            limit,
        }
    }

    /// Notes a request and gives it its number.
    pub(crate) fn note(&self, mut record: RequestRecord) -> u64 {
        let mut inner = self.inner.lock();
        inner.count += 1;
        record.number = inner.count;
        inner.records.push_back(record);
        while inner.records.len() > self.limit {
            inner.records.pop_front();
        }
        inner.count
    }

    /// Adds how the request ended.
    pub(crate) fn answered(&self, number: u64, status: u16) {
        let mut inner = self.inner.lock();
        // Numbers stand without gaps; an old request may have left the log, or the log may have been cleared.
        let Some(first) = inner.records.front().map(|r| r.number) else {
            return;
        };
        let at = number.checked_sub(first).and_then(|n| usize::try_from(n).ok());
        if let Some(record) = at.and_then(|at| inner.records.get_mut(at)) {
            record.status = Some(status);
        }
    }

    pub(crate) fn all(&self) -> Vec<RequestRecord> {
        self.inner.lock().records.iter().cloned().collect()
    }

    pub(crate) fn clear(&self) {
        self.inner.lock().records.clear();
    }
}
