//! Search in a cache, one page at a time.

use std::collections::{BTreeMap, BinaryHeap};

use kube_lean::TextMap;
use serde::{Deserialize, Serialize};

use super::redact::redact_label;
use crate::object::{Metadata, ObjectKey};

/// A search in a cache.
///
/// ```
/// use kube_informer::observe::Query;
///
/// let query = Query::new().search("web app=shop").namespace("prod").limit(20);
/// # let _ = query;
/// ```
#[derive(Debug, Clone, Deserialize)]
#[serde(default)]
pub struct Query {
    /// Words that must all occur, in `namespace/name` or in a label as `name=value`; case is
    /// ignored.
    #[serde(rename = "q")]
    pub(super) words: String,
    #[serde(deserialize_with = "some")]
    pub(super) namespace: Option<String>,
    /// The key that the last page ended with.
    #[serde(deserialize_with = "some")]
    pub(super) after: Option<String>,
    pub(super) limit: usize,
}

/// An empty text counts as absent.
fn some<'de, D: serde::Deserializer<'de>>(text: D) -> Result<Option<String>, D::Error> {
    let text = Option::<String>::deserialize(text)?;
    Ok(text.filter(|text| !text.is_empty()))
}

impl Query {
    /// All objects, fifty per page.
    pub fn new() -> Self {
        Self {
            words: String::new(),
            namespace: None,
            after: None,
            limit: 50,
        }
    }

    /// Restricts the search to objects with all these words, in `namespace/name` or in a label as
    /// `name=value`. See [`Query`] for an example.
    #[must_use]
    pub fn search(mut self, words: impl Into<String>) -> Self {
        self.words = words.into();
        self
    }

    /// Restricts the search to this namespace. See [`Query`] for an example.
    #[must_use]
    pub fn namespace(mut self, namespace: impl Into<String>) -> Self {
        self.namespace = Some(namespace.into());
        self
    }

    /// Continues after this key: the last one of the page before.
    ///
    /// ```
    /// # use kube_informer::observe::Query;
    /// let second_page = Query::new().after("prod/web-49");
    /// # let _ = second_page;
    /// ```
    #[must_use]
    pub fn after(mut self, key: impl Into<String>) -> Self {
        self.after = Some(key.into());
        self
    }

    /// The maximum number of objects per page; never more than 500. See [`Query`] for an example.
    #[must_use]
    pub fn limit(mut self, limit: usize) -> Self {
        self.limit = limit;
        self
    }
}

impl Default for Query {
    fn default() -> Self {
        Self::new()
    }
}

/// A page of search results. See [`Inspector::browse`](super::Inspector::browse) for an example.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Listing {
    /// The version of the cache that was searched.
    pub version: Option<String>,
    /// The number of matching objects on all pages.
    pub found: usize,
    /// The objects of this page, by namespace and name.
    pub rows: Vec<Row>,
    /// The key to continue after, if there are more objects.
    pub next: Option<String>,
    /// The namespaces that have objects, matching or not.
    pub namespaces: Vec<String>,
}

/// A search result. See [`Inspector::browse`](super::Inspector::browse) for an example.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Row {
    /// `namespace/name`, or `name`.
    pub key: String,
    /// Its namespace, if it has one.
    pub namespace: Option<String>,
    /// Its name.
    pub name: String,
    /// Its labels, if the type of the objects has them; credentials are left out.
    pub labels: BTreeMap<String, String>,
    /// When the object was created, as the server wrote it.
    pub created: Option<String>,
    /// The object's version.
    pub version: Option<String>,
    /// How much of it is ready: `1/2`, `True`. From the cache, if its objects can be shown, and if the object says so.
    pub ready: Option<String>,
    /// Its phase, or what it waits for. From the cache, if its objects can be shown, and if the object says so.
    pub status: Option<String>,
}

/// The smallest matching keys, and the number of all matches.
pub(super) struct SearchResult {
    words: Vec<String>,
    after: Option<ObjectKey>,
    limit: usize,
    found: usize,
    more: bool,
    /// The largest is on top and is removed when a smaller one is found.
    rows: BinaryHeap<Candidate>,
}

struct Candidate(ObjectKey, Row);

impl SearchResult {
    pub(super) fn new(query: &Query) -> Self {
        Self {
            words: query.words.split_whitespace().map(str::to_lowercase).collect(),
            after: query.after.as_ref().and_then(|key| key.parse().ok()),
            limit: query.limit.clamp(1, AT_MOST),
            found: 0,
            more: false,
            rows: BinaryHeap::new(),
        }
    }

    pub(super) fn offer(&mut self, key: &ObjectKey, metadata: Option<Metadata<'_>>) {
        let labels = metadata.map_or(TextMap::None, |metadata| metadata.labels);
        if !self.matches(key, labels) {
            return;
        }
        self.found += 1;
        if self.after.as_ref().is_some_and(|after| key <= after) {
            return;
        }
        let full = self.rows.len() == self.limit;
        if full {
            self.more = true;
            if self.rows.peek().is_some_and(|largest| *key >= largest.0) {
                return;
            }
            self.rows.pop();
        }
        self.rows.push(Candidate(key.clone(), row(key, metadata)));
    }

    fn matches(&self, key: &ObjectKey, labels: TextMap<'_>) -> bool {
        if self.words.is_empty() {
            return true;
        }
        let key = key.to_string().to_lowercase();
        self.words.iter().all(|word| {
            // Hidden values are not searched: a match would reveal them.
            let in_label = |(name, value): (&str, &str)| {
                format!("{name}={value}").to_lowercase().contains(word)
                    && format!("{name}={}", redact_label(name, value))
                        .to_lowercase()
                        .contains(word)
            };
            key.contains(word) || labels.iter().any(in_label)
        })
    }

    pub(super) fn listing(self, namespaces: Vec<String>, version: Option<String>) -> Listing {
        let rows: Vec<Row> = self
            .rows
            .into_sorted_vec()
            .into_iter()
            .map(|found| found.1)
            .collect();
        let next = rows.last().filter(|_| self.more).map(|row| row.key.clone());
        Listing {
            version,
            found: self.found,
            rows,
            next,
            namespaces,
        }
    }
}

fn row(key: &ObjectKey, metadata: Option<Metadata<'_>>) -> Row {
    let created = metadata.and_then(|metadata| metadata.created);
    let labels = metadata.into_iter().flat_map(|metadata| metadata.labels.iter());
    Row {
        key: key.to_string(),
        namespace: key.namespace().map(str::to_owned),
        name: key.name().to_owned(),
        labels: labels
            .map(|(name, value)| (name.to_owned(), redact_label(name, value).into_owned()))
            .collect(),
        created: created.map(|time| time.to_string()),
        version: metadata.and_then(|metadata| metadata.version.map(str::to_owned)),
        ready: None,
        status: None,
    }
}

impl PartialEq for Candidate {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl Eq for Candidate {}

impl PartialOrd for Candidate {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Candidate {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.0.cmp(&other.0)
    }
}

/// The maximum number of objects per page.
const AT_MOST: usize = 500;

#[cfg(test)]
mod tests {
    use super::*;

    fn labelled(labels: &BTreeMap<String, String>) -> Metadata<'_> {
        Metadata {
            labels: TextMap::Tree(labels),
            annotations: TextMap::None,
            generation: None,
            created: None,
            version: None,
        }
    }

    fn listing(query: &Query) -> Listing {
        let mut found = SearchResult::new(query);
        for n in [3, 1, 4, 0, 2] {
            let labels = BTreeMap::from([("Tier".to_owned(), format!("t{n}"))]);
            found.offer(
                &ObjectKey::namespaced("prod", format!("web-{n}")),
                Some(labelled(&labels)),
            );
        }
        found.listing(Vec::new(), None)
    }

    fn names(listing: &Listing) -> Vec<&str> {
        listing.rows.iter().map(|row| row.name.as_str()).collect()
    }

    #[test]
    fn pages_come_in_order_and_end() {
        let first = listing(&Query::new().limit(2));
        assert_eq!((names(&first), first.found), (vec!["web-0", "web-1"], 5));
        let second = listing(&Query::new().limit(2).after(first.next.expect("there are more")));
        assert_eq!(names(&second), ["web-2", "web-3"]);
        let third = listing(&Query::new().limit(2).after(second.next.expect("there are more")));
        assert_eq!((names(&third), &third.next), (vec!["web-4"], &None));
    }

    #[test]
    fn a_label_that_is_a_credential_is_neither_shown_nor_found() {
        let search = |words: &str| {
            let mut found = SearchResult::new(&Query::new().search(words));
            let labels = BTreeMap::from([("example.com/token".to_owned(), "hunter2".to_owned())]);
            found.offer(&ObjectKey::cluster("a"), Some(labelled(&labels)));
            found.listing(Vec::new(), None)
        };
        assert_eq!(search("hunt").found, 0);
        assert_eq!(
            search("token=").rows[0].labels["example.com/token"],
            "(not shown)"
        );
    }

    #[test]
    fn every_word_has_to_be_found_in_the_key_or_in_a_label() {
        assert_eq!(names(&listing(&Query::new().search("PROD tier=t3"))), ["web-3"]);
        assert_eq!(names(&listing(&Query::new().search("web-1 tier=t3"))), [""; 0]);
    }
}
