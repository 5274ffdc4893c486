//! The metadata that can be shown of an object of any type.

use kube_lean::{Object, TextMap, Time};

/// The parts of an object's metadata that lists of objects show, borrowed from the object.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Metadata<'a> {
    pub(crate) labels: TextMap<'a>,
    pub(crate) annotations: TextMap<'a>,
    pub(crate) generation: Option<i64>,
    pub(crate) created: Option<Time>,
    pub(crate) version: Option<&'a str>,
}

impl<'a> Metadata<'a> {
    pub(crate) fn of<K: Object>(object: &'a K) -> Self {
        Self {
            labels: object.labels(),
            annotations: object.annotations(),
            generation: object.generation(),
            created: object.creation_timestamp(),
            version: object.resource_version(),
        }
    }
}
