//! `group_by`: values by group, folded by an aggregate that can be undone.

use std::sync::Arc;

use super::aggregate::Aggregate;
use super::flat_map::Touched;
use super::{Failing, Input, Operator, Output, Sources};
use crate::view::change::{HashMap, Key, Value};

/// Folds the values of each group. A change of a value takes its old contribution back and adds the new one, so it costs
/// what these two cost and one result for each group that it touches.
pub(in crate::view) struct Group<K, V, G, A: Aggregate<K, V>, F> {
    input: Input<K, V>,
    groups_of: F,
    aggregate: A,
    /// What each key contributed, and to which groups. It is kept, so that taking it back is exact whatever the user's
    /// functions return later.
    contributed: HashMap<K, Vec<(G, A::Item)>>,
    groups: HashMap<G, (A::State, usize)>,
    failing: Failing,
    failing_groups: Failing,
}

impl<K: Key, V, G: Key, A: Aggregate<K, V>, F> Group<K, V, G, A, F> {
    pub(in crate::view) fn new(input: Input<K, V>, groups_of: F, aggregate: A) -> Self {
        Self {
            input,
            groups_of,
            aggregate,
            contributed: HashMap::default(),
            groups: HashMap::default(),
            failing: Failing::new(),
            failing_groups: Failing::new(),
        }
    }

    fn contribute(&mut self, key: &K, new: Vec<(G, A::Item)>, touched: &mut Touched<G>) {
        for (group, item) in self.contributed.remove(key).unwrap_or_default() {
            if let Some((state, members)) = self.groups.get_mut(&group) {
                self.aggregate.remove(state, item);
                *members -= 1;
                if *members == 0 {
                    self.groups.remove(&group);
                }
            }
            touched.add(&group);
        }
        for (group, item) in &new {
            let (state, members) = self.groups.entry(group.clone()).or_default();
            self.aggregate.add(state, item.clone());
            *members += 1;
            touched.add(group);
        }
        if !new.is_empty() {
            self.contributed.insert(key.clone(), new);
        }
    }
}

impl<K, V, G, I, A, F> Operator<G, A::Output> for Group<K, V, G, A, F>
where
    K: Key,
    V: Value,
    G: Key,
    I: IntoIterator<Item = G>,
    A: Aggregate<K, V>,
    F: Fn(&K, &Arc<V>) -> I + Send,
{
    fn step(&mut self, output: &mut Output<G, A::Output>) {
        let mut touched = Touched::new();
        for change in self.input.changes().iter() {
            let key = &change.key;
            let new = match &change.new {
                None => {
                    self.failing.well(output, key);
                    Some(Vec::new())
                }
                Some(value) => {
                    let (groups_of, aggregate) = (&self.groups_of, &self.aggregate);
                    let call = || {
                        let mut groups: Vec<G> = groups_of(key, value).into_iter().collect();
                        groups.sort();
                        groups.dedup();
                        let items = groups
                            .into_iter()
                            .map(|group| (group, aggregate.item(key, value)));
                        items.collect()
                    };
                    self.failing.call(output, key, call)
                }
            };
            if let Some(new) = new {
                self.contribute(key, new, &mut touched);
            }
        }
        for group in touched.order {
            let Some((state, _)) = self.groups.get(&group) else {
                self.failing_groups.well(output, &group);
                output.set(group, None);
                continue;
            };
            let aggregate = &self.aggregate;
            let call = || aggregate.output(state);
            if let Some(result) = self.failing_groups.call(output, &group, call) {
                output.set(group, Some(Arc::new(result)));
            }
        }
    }

    /// Looks at every key of the input: the members of a group are not kept.
    fn sources(&self, group: &G, found: &mut Sources) {
        let in_group = |groups: &[(G, A::Item)]| groups.iter().any(|(other, _)| other == group);
        let mut members: Vec<_> = self
            .contributed
            .iter()
            .filter(|(_, groups)| in_group(groups))
            .collect();
        members.sort_by_key(|(key, _)| *key);
        for (key, _) in members {
            self.input.source(key, found);
        }
    }
}
