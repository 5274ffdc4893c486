//! A persistent hash map: cloning copies a pointer, and a write copies only what a clone still shares.
//!
//! ```text
//! Branch ─ 16 children by 4 bits of the hash ─ Leaf: up to 16 entries, found by scanning
//! ```
//!
//! A table of a view and its indexes are tries, so a snapshot costs nothing until the table is written while the snapshot is
//! held. Without snapshots all writes happen in place.

use std::borrow::Borrow;
use std::hash::{BuildHasher, Hash};
use std::sync::{Arc, LazyLock};

use foldhash::fast::RandomState;

/// A persistent map.
pub(super) struct Trie<K, T> {
    root: Arc<TrieNode<K, T>>,
    len: usize,
}

type Child<K, T> = Option<Arc<TrieNode<K, T>>>;

#[derive(Clone)]
enum TrieNode<K, T> {
    Leaf(Vec<TrieEntry<K, T>>),
    Branch(Box<[Child<K, T>; WIDTH]>),
}

#[derive(Clone)]
struct TrieEntry<K, T> {
    hash: u64,
    key: K,
    value: T,
}

const BITS: u32 = 4;
const WIDTH: usize = 1 << BITS;
/// A leaf with more entries becomes a branch, unless all bits of the hash are used up.
const LEAF: usize = 16;
const DEPTH: u32 = u64::BITS / BITS;

/// One seed for all tries of the process.
static HASHER: LazyLock<RandomState> = LazyLock::new(RandomState::default);

fn child(hash: u64, depth: u32) -> usize {
    (hash >> (depth * BITS)) as usize & (WIDTH - 1)
}

impl<K, T> Trie<K, T> {
    pub(super) fn new() -> Self {
        Self {
            root: Arc::new(TrieNode::Leaf(Vec::new())),
            len: 0,
        }
    }

    pub(super) fn len(&self) -> usize {
        self.len
    }

    pub(super) fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// All entries, in no order.
    pub(super) fn iter(&self) -> Iter<'_, K, T> {
        let mut iter = Iter {
            branches: Vec::new(),
            leaf: [].iter(),
            left: self.len,
        };
        iter.enter(&self.root);
        iter
    }
}

impl<K: Hash + Eq, T> Trie<K, T> {
    pub(super) fn get<Q>(&self, key: &Q) -> Option<&T>
    where
        K: Borrow<Q>,
        Q: Hash + Eq + ?Sized,
    {
        let hash = HASHER.hash_one(key);
        let mut node = &self.root;
        let mut depth = 0;
        loop {
            match &**node {
                TrieNode::Leaf(entries) => {
                    let found = entries
                        .iter()
                        .find(|entry| entry.hash == hash && entry.key.borrow() == key);
                    return found.map(|entry| &entry.value);
                }
                TrieNode::Branch(children) => {
                    node = children[child(hash, depth)].as_ref()?;
                    depth += 1;
                }
            }
        }
    }

    pub(super) fn contains<Q>(&self, key: &Q) -> bool
    where
        K: Borrow<Q>,
        Q: Hash + Eq + ?Sized,
    {
        self.get(key).is_some()
    }
}

impl<K: Hash + Eq + Clone, T: Clone> Trie<K, T> {
    /// Sets the value of a key, and returns the previous one.
    pub(super) fn insert(&mut self, key: K, value: T) -> Option<T> {
        let hash = HASHER.hash_one(&key);
        let previous = insert(&mut self.root, 0, TrieEntry { hash, key, value });
        self.len += usize::from(previous.is_none());
        previous
    }

    pub(super) fn remove<Q>(&mut self, key: &Q) -> Option<T>
    where
        K: Borrow<Q>,
        Q: Hash + Eq + ?Sized,
    {
        // Looked up first: a miss must not copy what a snapshot shares.
        if !self.contains(key) {
            return None;
        }
        let removed = remove(&mut self.root, 0, HASHER.hash_one(key), key);
        self.len -= usize::from(removed.is_some());
        if self.len == 0 {
            *self = Self::new();
        }
        removed
    }

    /// Changes the value of a key, which is created by `default` if it is missing.
    pub(super) fn update(&mut self, key: &K, default: impl FnOnce() -> T, change: impl FnOnce(&mut T)) {
        if !self.contains(key) {
            self.insert(key.clone(), default());
        }
        let hash = HASHER.hash_one(key);
        if let Some(value) = value_mut(&mut self.root, 0, hash, key) {
            change(value);
        }
    }
}

fn insert<K: Hash + Eq + Clone, T: Clone>(
    node: &mut Arc<TrieNode<K, T>>,
    depth: u32,
    entry: TrieEntry<K, T>,
) -> Option<T> {
    let node = Arc::make_mut(node);
    match node {
        TrieNode::Branch(children) => match &mut children[child(entry.hash, depth)] {
            Some(below) => insert(below, depth + 1, entry),
            empty => {
                *empty = Some(Arc::new(TrieNode::Leaf(vec![entry])));
                None
            }
        },
        TrieNode::Leaf(entries) => {
            let same = entries
                .iter_mut()
                .find(|there| there.hash == entry.hash && there.key == entry.key);
            if let Some(there) = same {
                return Some(std::mem::replace(&mut there.value, entry.value));
            }
            entries.push(entry);
            if entries.len() > LEAF && depth < DEPTH {
                *node = split(std::mem::take(entries), depth);
            }
            None
        }
    }
}

/// Distributes the entries of a leaf over the children of a branch.
fn split<K, T>(entries: Vec<TrieEntry<K, T>>, depth: u32) -> TrieNode<K, T> {
    let mut leaves: [Vec<TrieEntry<K, T>>; WIDTH] = std::array::from_fn(|_| Vec::new());
    for entry in entries {
        leaves[child(entry.hash, depth)].push(entry);
    }
    TrieNode::Branch(Box::new(leaves.map(|entries| {
        (!entries.is_empty()).then(|| Arc::new(TrieNode::Leaf(entries)))
    })))
}

/// Removes a key that exists.
fn remove<K, T, Q>(node: &mut Arc<TrieNode<K, T>>, depth: u32, hash: u64, key: &Q) -> Option<T>
where
    K: Borrow<Q> + Clone,
    T: Clone,
    Q: Eq + ?Sized,
{
    match Arc::make_mut(node) {
        TrieNode::Leaf(entries) => {
            let position = entries
                .iter()
                .position(|there| there.hash == hash && there.key.borrow() == key)?;
            Some(entries.swap_remove(position).value)
        }
        TrieNode::Branch(children) => {
            let below = &mut children[child(hash, depth)];
            let removed = remove(below.as_mut()?, depth + 1, hash, key);
            if below.as_ref().is_some_and(|below| below.is_empty()) {
                *below = None;
            }
            removed
        }
    }
}

fn value_mut<'a, K: Eq + Clone, T: Clone>(
    node: &'a mut Arc<TrieNode<K, T>>,
    depth: u32,
    hash: u64,
    key: &K,
) -> Option<&'a mut T> {
    match Arc::make_mut(node) {
        TrieNode::Leaf(entries) => {
            let found = entries
                .iter_mut()
                .find(|there| there.hash == hash && there.key == *key);
            found.map(|entry| &mut entry.value)
        }
        TrieNode::Branch(children) => value_mut(children[child(hash, depth)].as_mut()?, depth + 1, hash, key),
    }
}

impl<K, T> TrieNode<K, T> {
    fn is_empty(&self) -> bool {
        match self {
            Self::Leaf(entries) => entries.is_empty(),
            Self::Branch(children) => children.iter().all(Option::is_none),
        }
    }
}

impl<K, T> Clone for Trie<K, T> {
    fn clone(&self) -> Self {
        Self {
            root: Arc::clone(&self.root),
            len: self.len,
        }
    }
}

/// Iterates over the entries of a trie.
pub(super) struct Iter<'a, K, T> {
    branches: Vec<std::slice::Iter<'a, Child<K, T>>>,
    leaf: std::slice::Iter<'a, TrieEntry<K, T>>,
    left: usize,
}

impl<'a, K, T> Iter<'a, K, T> {
    fn enter(&mut self, node: &'a TrieNode<K, T>) {
        match node {
            TrieNode::Leaf(entries) => self.leaf = entries.iter(),
            TrieNode::Branch(children) => self.branches.push(children.iter()),
        }
    }
}

impl<'a, K, T> Iterator for Iter<'a, K, T> {
    type Item = (&'a K, &'a T);

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(entry) = self.leaf.next() {
                self.left -= 1;
                return Some((&entry.key, &entry.value));
            }
            match self.branches.last_mut()?.next() {
                Some(Some(below)) => self.enter(below),
                Some(None) => {}
                None => {
                    self.branches.pop();
                }
            }
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// A key whose hash has few bits, so that leaves overflow at the deepest level, too.
    #[derive(Clone, PartialEq, Eq, Debug)]
    struct Narrow(u32);

    impl Hash for Narrow {
        fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
            (self.0 % 3).hash(state);
        }
    }

    fn check<K: Hash + Eq + Clone + std::fmt::Debug>(key: impl Fn(u32) -> K) {
        let mut random = fastrand::Rng::with_seed(7);
        let (mut trie, mut model) = (Trie::new(), HashMap::new());
        let mut snapshots = Vec::new();
        for step in 0..20_000 {
            let n = random.u32(..500);
            match random.u8(..3) {
                0 => assert_eq!(trie.remove(&key(n)), model.remove(&key(n))),
                1 => assert_eq!(trie.insert(key(n), step), model.insert(key(n), step)),
                _ => {
                    trie.update(&key(n), || 0, |value| *value += 1);
                    *model.entry(key(n)).or_insert(0) += 1;
                }
            }
            assert_eq!((trie.len(), trie.get(&key(n))), (model.len(), model.get(&key(n))));
            if step % 4_000 == 0 {
                snapshots.push((trie.clone(), model.clone()));
            }
        }
        snapshots.push((trie, model));
        for (trie, model) in snapshots {
            let entries: HashMap<K, i32> = trie.iter().map(|(key, value)| (key.clone(), *value)).collect();
            assert_eq!((trie.iter().count(), entries), (model.len(), model));
        }
    }

    #[test]
    fn a_trie_equals_a_hash_map_and_its_snapshots_never_change() {
        check(|n| n);
        check(Narrow);
    }
}
