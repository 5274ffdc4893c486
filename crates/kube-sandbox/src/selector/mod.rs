//! Label, field and shard selectors: parsed from the query, matched against each object.

mod field;
mod label;
mod object;
mod shard;

pub(crate) use field::FieldSelector;
pub(crate) use label::LabelSelector;
pub(crate) use object::matches;
pub(crate) use shard::{ShardSelector, hash as shard_hash};

/// The selectors of one request.
#[derive(Debug, Clone, Default)]
pub(crate) struct Selector {
    pub(crate) labels: LabelSelector,
    pub(crate) fields: FieldSelector,
    pub(crate) shard: Option<ShardSelector>,
}

impl Selector {
    /// True if there is no label and no field selector. Only then a list says how many items follow. A shard selector does
    /// not count, as in 1.36.
    pub(crate) fn is_empty(&self) -> bool {
        self.labels.is_empty() && self.fields.is_empty()
    }
}
