//! Label selectors against labels, both ways.
//!
//! ```text
//! selectors, each filed under one of its requirements:  app=web → [..]   has tier → [..]   in prod → [..]   any → [..]
//! objects by label and by namespace:                    app=web → {..}   in prod → {..}
//! ```
//!
//! A change of an object looks only at the selectors that are filed under one of its labels. A change of a selector looks only
//! at the objects of its rarest requirement. Every selector that is looked at is checked in full.

use std::sync::Arc;

use super::flat_map::Touched;
use super::selector::{Labelled, Labels, Requirement, Selector};
use super::{Failing, Input, Operator, Output, Sources};
use crate::view::change::{HashMap, HashSet, Key, Value};

/// Which selectors match which objects.
struct Matcher<S, V, O, W> {
    selectors: SlotMap<S, SelectorEntry<V>>,
    objects: SlotMap<O, ObjectEntry<W>>,
    labels: LabelIndex,
    /// Selectors without a requirement that they could be filed under.
    anywhere: HashSet<u32>,
}

struct SelectorEntry<V> {
    value: Arc<V>,
    selector: Selector,
    anchor: Anchor,
    /// The objects that match.
    objects: HashSet<u32>,
}

struct ObjectEntry<W> {
    value: Arc<W>,
    /// The terms under which the object is indexed.
    terms: Vec<u32>,
    /// The selectors that match.
    selectors: HashSet<u32>,
}

/// Where a selector is filed.
enum Anchor {
    Terms(Vec<u32>),
    Key(String),
    Anywhere,
}

impl<S: Key, V, O: Key, W: Labelled> Matcher<S, V, O, W> {
    fn new() -> Self {
        Self {
            selectors: SlotMap::default(),
            objects: SlotMap::default(),
            labels: LabelIndex::default(),
            anywhere: HashSet::default(),
        }
    }

    /// Sets or removes an object. `touch` receives every pair that matched before or matches now.
    fn set_object(&mut self, key: &O, value: &Option<Arc<W>>, touch: &mut impl FnMut(&S, &O)) {
        // The labels are read first: if that panics, nothing has changed yet.
        let labels = value.as_deref().map(Labels::of);
        let slot = self.objects.slot(key);
        let before = slot.and_then(|slot| self.objects.take(slot));
        let (old_terms, old_selectors) = before.map_or_else(Default::default, |e| (e.terms, e.selectors));
        let Some(labels) = labels else {
            if let Some(slot) = slot {
                for term in old_terms {
                    self.labels.remove_object(term, slot);
                }
                for selector in old_selectors {
                    if let Some((name, entry)) = self.selectors.get_mut(selector) {
                        entry.objects.remove(&slot);
                        touch(name, key);
                    }
                }
                self.objects.remove(key);
            }
            return;
        };
        let slot = slot.unwrap_or_else(|| self.objects.reserve(key));
        let terms = self.labels.terms_of(&labels);
        for term in &terms {
            self.labels.add_object(*term, slot);
        }
        for term in old_terms.iter().filter(|term| !terms.contains(term)) {
            self.labels.remove_object(*term, slot);
        }
        let mut selectors = HashSet::default();
        let keys = labels
            .pairs
            .iter()
            .filter_map(|(key, _)| self.labels.keys.get(*key));
        let candidates = terms
            .iter()
            .flat_map(|term| &self.labels.terms[*term as usize].selectors);
        let candidates = candidates
            .chain(keys.flat_map(|key| &key.selectors))
            .chain(&self.anywhere);
        for candidate in candidates {
            let entry = self.selectors.get(*candidate);
            if entry.is_some_and(|entry| entry.selector.matches_labels(&labels)) {
                selectors.insert(*candidate);
            }
        }
        for selector in old_selectors.union(&selectors) {
            if let Some((name, entry)) = self.selectors.get_mut(*selector) {
                if selectors.contains(selector) {
                    entry.objects.insert(slot);
                } else {
                    entry.objects.remove(&slot);
                }
                touch(name, key);
            }
        }
        if let Some(value) = value.clone() {
            let entry = ObjectEntry {
                value,
                terms,
                selectors,
            };
            self.objects.put(slot, entry);
        }
    }

    /// Sets or removes a selector. `touch` receives every pair that matched before or matches now.
    fn set_selector(&mut self, key: &S, new: Option<(Arc<V>, Selector)>, touch: &mut impl FnMut(&S, &O)) {
        let slot = self.selectors.slot(key);
        let before = slot.and_then(|slot| self.selectors.take(slot));
        let Some((value, selector)) = new else {
            if let (Some(slot), Some(before)) = (slot, before) {
                self.unfile(slot, before.anchor);
                for object in before.objects {
                    if let Some((name, entry)) = self.objects.get_mut(object) {
                        entry.selectors.remove(&slot);
                        touch(key, name);
                    }
                }
                self.selectors.remove(key);
            }
            return;
        };
        if let (Some(slot), Some(before)) = (slot, before) {
            if before.selector == selector {
                // The same objects match. Only the value is another one.
                for object in &before.objects {
                    if let Some((name, _)) = self.objects.get_mut(*object) {
                        touch(key, name);
                    }
                }
                self.selectors.put(slot, SelectorEntry { value, ..before });
                return;
            }
            self.unfile(slot, before.anchor);
            let objects = self.find(&selector);
            for object in before.objects.union(&objects) {
                if let Some((name, entry)) = self.objects.get_mut(*object) {
                    if objects.contains(object) {
                        entry.selectors.insert(slot);
                    } else {
                        entry.selectors.remove(&slot);
                    }
                    touch(key, name);
                }
            }
            self.file(slot, value, selector, objects);
            return;
        }
        let slot = self.selectors.reserve(key);
        let objects = self.find(&selector);
        for object in &objects {
            if let Some((name, entry)) = self.objects.get_mut(*object) {
                entry.selectors.insert(slot);
                touch(key, name);
            }
        }
        self.file(slot, value, selector, objects);
    }

    /// The objects that match a selector.
    fn find(&self, selector: &Selector) -> HashSet<u32> {
        if selector.none {
            return HashSet::default();
        }
        let matches = |slot: &u32| {
            let entry = self.objects.get(*slot);
            entry.is_some_and(|entry| selector.matches_labels(&Labels::of(&*entry.value)))
        };
        match self.labels.rarest(selector) {
            Some(terms) => {
                let candidates = terms
                    .iter()
                    .flat_map(|term| &self.labels.terms[*term as usize].objects);
                candidates.filter(|slot| matches(slot)).copied().collect()
            }
            None => self.objects.slots().filter(matches).collect(),
        }
    }

    fn file(&mut self, slot: u32, value: Arc<V>, selector: Selector, objects: HashSet<u32>) {
        let anchor = self.labels.anchor(&selector);
        match &anchor {
            Anchor::Terms(terms) => {
                for term in terms {
                    self.labels.terms[*term as usize].selectors.insert(slot);
                }
            }
            Anchor::Key(key) => {
                self.labels.key(key).selectors.insert(slot);
            }
            Anchor::Anywhere => {
                self.anywhere.insert(slot);
            }
        }
        self.selectors.put(
            slot,
            SelectorEntry {
                value,
                selector,
                anchor,
                objects,
            },
        );
    }

    fn unfile(&mut self, slot: u32, anchor: Anchor) {
        match anchor {
            Anchor::Terms(terms) => {
                for term in terms {
                    self.labels.terms[term as usize].selectors.remove(&slot);
                    self.labels.tidy(term);
                }
            }
            Anchor::Key(key) => {
                self.labels.key(&key).selectors.remove(&slot);
                self.labels.tidy_key(&key);
            }
            Anchor::Anywhere => {
                self.anywhere.remove(&slot);
            }
        }
    }

    /// The values of a pair that matches.
    fn pair(&self, selector: &S, object: &O) -> Option<(Arc<V>, Arc<W>)> {
        let selector = self.selectors.get(self.selectors.slot(selector)?)?;
        let slot = self.objects.slot(object)?;
        let object = self.objects.get(slot)?;
        let matches = selector.objects.contains(&slot);
        matches.then(|| (Arc::clone(&selector.value), Arc::clone(&object.value)))
    }
}

/// Terms: `key=value` and `in namespace`, each with a number, with the objects that have it and the selectors filed under it.
#[derive(Default)]
struct LabelIndex {
    numbers: HashMap<Box<str>, u32>,
    terms: Vec<IndexedRequirement>,
    free: Vec<u32>,
    keys: HashMap<Box<str>, LabelKey>,
    text: String,
}

#[derive(Default)]
struct IndexedRequirement {
    /// The text of the term, as in `numbers`.
    text: Box<str>,
    /// The key of a label; none for a namespace.
    key: Option<Box<str>>,
    objects: HashSet<u32>,
    selectors: HashSet<u32>,
}

#[derive(Default)]
struct LabelKey {
    /// The terms with this key.
    terms: HashSet<u32>,
    /// The selectors that only ask for the key.
    selectors: HashSet<u32>,
}

/// Separates key and value in the text of a term. No label contains it.
const IS: char = '\0';

impl LabelIndex {
    /// The terms of an object, created if they are new.
    fn terms_of(&mut self, labels: &Labels<'_>) -> Vec<u32> {
        let mut terms = Vec::with_capacity(labels.pairs.len() + 1);
        for (key, value) in &labels.pairs {
            terms.push(self.label(key, value));
        }
        terms.extend(labels.namespace.map(|namespace| self.namespace(namespace)));
        terms
    }

    fn label(&mut self, key: &str, value: &str) -> u32 {
        self.term(Some(key), value)
    }

    fn namespace(&mut self, namespace: &str) -> u32 {
        self.term(None, namespace)
    }

    fn write(text: &mut String, key: Option<&str>, value: &str) {
        text.clear();
        if let Some(key) = key {
            text.push_str(key);
            text.push(IS);
        }
        text.push_str(value);
    }

    fn term(&mut self, key: Option<&str>, value: &str) -> u32 {
        Self::write(&mut self.text, key, value);
        if let Some(number) = self.numbers.get(&*self.text) {
            return *number;
        }
        let number = self.free.pop().unwrap_or_else(|| {
            self.terms.push(IndexedRequirement::default());
            u32::try_from(self.terms.len() - 1).expect("there are fewer than four billion different labels")
        });
        let text: Box<str> = self.text.as_str().into();
        self.numbers.insert(text.clone(), number);
        self.terms[number as usize] = IndexedRequirement {
            text,
            key: key.map(Into::into),
            ..IndexedRequirement::default()
        };
        if let Some(key) = key {
            self.key(key).terms.insert(number);
        }
        number
    }

    fn key(&mut self, key: &str) -> &mut LabelKey {
        if !self.keys.contains_key(key) {
            self.keys.insert(key.into(), LabelKey::default());
        }
        self.keys.get_mut(key).expect("it was just inserted")
    }

    fn add_object(&mut self, term: u32, object: u32) {
        self.terms[term as usize].objects.insert(object);
    }

    fn remove_object(&mut self, term: u32, object: u32) {
        self.terms[term as usize].objects.remove(&object);
        self.tidy(term);
    }

    /// Forgets a term that nothing refers to (B53).
    fn tidy(&mut self, number: u32) {
        let term = &mut self.terms[number as usize];
        if !term.objects.is_empty() || !term.selectors.is_empty() {
            return;
        }
        let IndexedRequirement { text, key, .. } = std::mem::take(term);
        if self.numbers.remove(&text).is_some() {
            self.free.push(number);
        }
        if let Some(key) = key {
            self.key(&key).terms.remove(&number);
            self.tidy_key(&key);
        }
    }

    fn tidy_key(&mut self, key: &str) {
        let unused = |key: &LabelKey| key.terms.is_empty() && key.selectors.is_empty();
        if self.keys.get(key).is_some_and(unused) {
            self.keys.remove(key);
        }
    }

    /// Where a selector is filed: under the requirement that has the fewest selectors, so that an object looks at few.
    fn anchor(&mut self, selector: &Selector) -> Anchor {
        let mut best: Option<(usize, Anchor)> = None;
        let mut offer = |cost: usize, anchor: Anchor| {
            if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                best = Some((cost, anchor));
            }
        };
        for requirement in &selector.requirements {
            match requirement {
                Requirement::In(key, values) => {
                    let terms: Vec<u32> = values.iter().map(|value| self.label(key, value)).collect();
                    let selectors = terms
                        .iter()
                        .map(|term| self.terms[*term as usize].selectors.len());
                    offer(selectors.sum(), Anchor::Terms(terms));
                }
                Requirement::Exists(key) => {
                    let selectors = self.keys.get(key.as_str()).map_or(0, |key| key.selectors.len());
                    offer(selectors, Anchor::Key(key.clone()));
                }
                Requirement::NotIn(..) | Requirement::Missing(_) => {}
            }
        }
        if let Some(namespace) = &selector.namespace {
            let term = self.namespace(namespace);
            offer(
                self.terms[term as usize].selectors.len(),
                Anchor::Terms(vec![term]),
            );
        }
        let chosen = best.map_or(Anchor::Anywhere, |(_, anchor)| anchor);
        // Terms that were only considered are forgotten again.
        let kept: &[u32] = match &chosen {
            Anchor::Terms(terms) => terms,
            _ => &[],
        };
        let considered: Vec<u32> = self.terms_of_selector(selector);
        let kept = kept.to_vec();
        for term in considered.into_iter().filter(|term| !kept.contains(term)) {
            self.tidy(term);
        }
        chosen
    }

    fn known(&self, key: Option<&str>, value: &str) -> Option<u32> {
        let mut text = String::new();
        Self::write(&mut text, key, value);
        self.numbers.get(text.as_str()).copied()
    }

    fn terms_of_selector(&self, selector: &Selector) -> Vec<u32> {
        let labels = selector
            .requirements
            .iter()
            .flat_map(|requirement| match requirement {
                Requirement::In(key, values) => values
                    .iter()
                    .filter_map(|value| self.known(Some(key), value))
                    .collect::<Vec<_>>(),
                _ => Vec::new(),
            });
        let namespace = selector.namespace.as_ref();
        let namespace = namespace.and_then(|namespace| self.known(None, namespace));
        labels.chain(namespace).collect()
    }

    /// The terms of the requirement that the fewest objects meet; `None` if every object has to be looked at.
    fn rarest(&self, selector: &Selector) -> Option<Vec<u32>> {
        let mut candidates = Vec::new();
        for requirement in &selector.requirements {
            match requirement {
                Requirement::In(key, values) => {
                    let terms = values.iter().filter_map(|value| self.known(Some(key), value));
                    candidates.push(terms.collect());
                }
                Requirement::Exists(key) => {
                    let key = self.keys.get(key.as_str());
                    candidates.push(key.map_or_else(Vec::new, |key| key.terms.iter().copied().collect()));
                }
                Requirement::NotIn(..) | Requirement::Missing(_) => {}
            }
        }
        if let Some(namespace) = &selector.namespace {
            candidates.push(self.known(None, namespace).into_iter().collect::<Vec<_>>());
        }
        let objects = |terms: &Vec<u32>| -> usize {
            let counts = terms.iter().map(|term| self.terms[*term as usize].objects.len());
            counts.sum()
        };
        candidates.into_iter().min_by_key(objects)
    }
}

/// Entries with small numbers, found by key.
struct SlotMap<K, E> {
    numbers: HashMap<K, u32>,
    entries: Vec<Option<(K, Option<E>)>>,
    free: Vec<u32>,
}

impl<K, E> Default for SlotMap<K, E> {
    fn default() -> Self {
        Self {
            numbers: HashMap::default(),
            entries: Vec::new(),
            free: Vec::new(),
        }
    }
}

impl<K: Key, E> SlotMap<K, E> {
    fn slot(&self, key: &K) -> Option<u32> {
        self.numbers.get(key).copied()
    }

    /// The slot of a new key, still without an entry.
    fn reserve(&mut self, key: &K) -> u32 {
        let slot = self.free.pop().unwrap_or_else(|| {
            self.entries.push(None);
            u32::try_from(self.entries.len() - 1).expect("there are fewer than four billion objects")
        });
        self.entries[slot as usize] = Some((key.clone(), None));
        self.numbers.insert(key.clone(), slot);
        slot
    }

    fn put(&mut self, slot: u32, entry: E) {
        if let Some(Some((_, there))) = self.entries.get_mut(slot as usize) {
            *there = Some(entry);
        }
    }

    fn take(&mut self, slot: u32) -> Option<E> {
        let there = self.entries.get_mut(slot as usize)?.as_mut()?;
        there.1.take()
    }

    fn get(&self, slot: u32) -> Option<&E> {
        self.entries.get(slot as usize)?.as_ref()?.1.as_ref()
    }

    fn get_mut(&mut self, slot: u32) -> Option<(&K, &mut E)> {
        let (key, entry) = self.entries.get_mut(slot as usize)?.as_mut()?;
        Some((key, entry.as_mut()?))
    }

    fn remove(&mut self, key: &K) {
        if let Some(slot) = self.numbers.remove(key) {
            self.entries[slot as usize] = None;
            self.free.push(slot);
        }
    }

    fn slots(&self) -> impl Iterator<Item = u32> {
        self.numbers.values().copied()
    }
}

/// The shared part of the two operators: both inputs and the matcher.
struct Matched<S, V, O, W, F> {
    selectors: Input<S, V>,
    objects: Input<O, W>,
    selector_of: F,
    matcher: Matcher<S, V, O, W>,
    failing: Failing,
}

impl<S, V, O, W, F> Matched<S, V, O, W, F>
where
    S: Key,
    V: Value,
    O: Key,
    W: Value + Labelled,
    F: Fn(&S, &Arc<V>) -> Selector,
{
    fn new(selectors: Input<S, V>, objects: Input<O, W>, selector_of: F) -> Self {
        Self {
            selectors,
            objects,
            selector_of,
            matcher: Matcher::new(),
            failing: Failing::new(),
        }
    }

    fn update<K: Key, X: Value>(&mut self, output: &mut Output<K, X>, mut touch: impl FnMut(&S, &O)) {
        for change in self.selectors.changes().iter() {
            let key = &change.key;
            let Some(value) = &change.new else {
                self.failing.well(output, key);
                self.matcher.set_selector(key, None, &mut touch);
                continue;
            };
            let selector_of = &self.selector_of;
            if let Some(selector) = self.failing.call(output, key, || selector_of(key, value)) {
                let new = Some((Arc::clone(value), selector));
                self.matcher.set_selector(key, new, &mut touch);
            }
        }
        for change in self.objects.changes().iter() {
            let (key, matcher) = (&change.key, &mut self.matcher);
            self.failing
                .call(output, key, || matcher.set_object(key, &change.new, &mut touch));
        }
    }
}

/// One output key for each pair of a selector and an object that matches it.
pub(in crate::view) struct Pairs<S, V, O, W, F, C> {
    matched: Matched<S, V, O, W, F>,
    combine: C,
    failing: Failing,
}

impl<S, V, O, W, F, C> Pairs<S, V, O, W, F, C>
where
    S: Key,
    V: Value,
    O: Key,
    W: Value + Labelled,
    F: Fn(&S, &Arc<V>) -> Selector,
{
    pub(in crate::view) fn new(
        selectors: Input<S, V>,
        objects: Input<O, W>,
        selector_of: F,
        combine: C,
    ) -> Self {
        Self {
            matched: Matched::new(selectors, objects, selector_of),
            combine,
            failing: Failing::new(),
        }
    }
}

impl<S, V, O, W, X, F, C> Operator<(S, O), X> for Pairs<S, V, O, W, F, C>
where
    S: Key,
    V: Value,
    O: Key,
    W: Value + Labelled,
    X: Value,
    F: Fn(&S, &Arc<V>) -> Selector + Send,
    C: Fn(&Arc<V>, &Arc<W>) -> X + Send,
{
    fn step(&mut self, output: &mut Output<(S, O), X>) {
        let mut touched = Touched::new();
        self.matched.update(output, |selector, object| {
            touched.add(&(selector.clone(), object.clone()));
        });
        for key in touched.order {
            let Some((left, right)) = self.matched.matcher.pair(&key.0, &key.1) else {
                self.failing.well(output, &key);
                output.set(key, None);
                continue;
            };
            let combine = &self.combine;
            if let Some(result) = self.failing.call(output, &key, || combine(&left, &right)) {
                output.set(key, Some(Arc::new(result)));
            }
        }
    }

    fn sources(&self, (selector, object): &(S, O), found: &mut Sources) {
        self.matched.selectors.source(selector, found);
        self.matched.objects.source(object, found);
    }
}

/// One output key for each object, computed from all selectors that match it.
pub(in crate::view) struct PerObject<S, V, O, W, F, C> {
    matched: Matched<S, V, O, W, F>,
    combine: C,
    failing: Failing,
}

impl<S, V, O, W, F, C> PerObject<S, V, O, W, F, C>
where
    S: Key,
    V: Value,
    O: Key,
    W: Value + Labelled,
    F: Fn(&S, &Arc<V>) -> Selector,
{
    pub(in crate::view) fn new(
        selectors: Input<S, V>,
        objects: Input<O, W>,
        selector_of: F,
        combine: C,
    ) -> Self {
        Self {
            matched: Matched::new(selectors, objects, selector_of),
            combine,
            failing: Failing::new(),
        }
    }
}

impl<S, V, O, W, X, F, C> Operator<O, X> for PerObject<S, V, O, W, F, C>
where
    S: Key,
    V: Value,
    O: Key,
    W: Value + Labelled,
    X: Value,
    F: Fn(&S, &Arc<V>) -> Selector + Send,
    C: Fn(&O, &Arc<W>, &[(S, Arc<V>)]) -> X + Send,
{
    fn step(&mut self, output: &mut Output<O, X>) {
        let mut touched = Touched::new();
        let changes = self.matched.objects.changes();
        changes.iter().for_each(|change| touched.add(&change.key));
        self.matched.update(output, |_, object| touched.add(object));
        let matcher = &self.matched.matcher;
        for key in touched.order {
            let object = matcher
                .objects
                .slot(&key)
                .and_then(|slot| matcher.objects.get(slot));
            let Some(object) = object else {
                self.failing.well(output, &key);
                output.set(key, None);
                continue;
            };
            let selectors = object.selectors.iter();
            let mut selectors: Vec<(S, Arc<V>)> = selectors
                .filter_map(|slot| {
                    let (name, entry) = matcher.selectors.entries[*slot as usize].as_ref()?;
                    Some((name.clone(), Arc::clone(&entry.as_ref()?.value)))
                })
                .collect();
            selectors.sort_by(|(one, _), (other, _)| one.cmp(other));
            let combine = &self.combine;
            let call = || combine(&key, &object.value, &selectors);
            if let Some(result) = self.failing.call(output, &key, call) {
                output.set(key, Some(Arc::new(result)));
            }
        }
    }

    fn sources(&self, key: &O, found: &mut Sources) {
        self.matched.objects.source(key, found);
        let matcher = &self.matched.matcher;
        let object = matcher
            .objects
            .slot(key)
            .and_then(|slot| matcher.objects.get(slot));
        let selectors = object.into_iter().flat_map(|object| &object.selectors);
        let mut selectors: Vec<&S> = selectors
            .filter_map(|slot| Some(&matcher.selectors.entries[*slot as usize].as_ref()?.0))
            .collect();
        selectors.sort();
        for selector in selectors {
            self.matched.selectors.source(selector, found);
        }
    }
}
