//! Aggregates that can be undone: what `group_by` folds the values of a group into.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::marker::PhantomData;
use std::ops::{AddAssign, Deref, SubAssign};
use std::sync::Arc;

use derive_where::derive_where;

use crate::view::change::{Key, Value};

/// Folds the values of a group, one contribution at a time, and takes contributions back.
///
/// `add` and `remove` are called with the items that `item` returned, in any order, and must not panic. The result of
/// `output` depends only on the items that were added and not removed.
///
/// ```
/// use std::sync::Arc;
/// use kube_informer::view::{Aggregate, Collection};
///
/// /// True if all values of the group are even.
/// struct AllEven;
///
/// impl<K> Aggregate<K, u32> for AllEven {
///     type Item = bool; // is the value odd?
///     type State = usize; // the number of odd values
///     type Output = bool;
///     fn item(&self, _key: &K, value: &Arc<u32>) -> bool {
///         **value % 2 == 1
///     }
///     fn add(&self, odd: &mut usize, item: bool) {
///         *odd += usize::from(item);
///     }
///     fn remove(&self, odd: &mut usize, item: bool) {
///         *odd -= usize::from(item);
///     }
///     fn output(&self, odd: &usize) -> bool {
///         *odd == 0
///     }
/// }
///
/// let (numbers, writer) = Collection::writable("numbers");
/// let even = numbers.group_by(|_, _| ["all"]).aggregate(AllEven);
/// writer.insert(1, 2);
/// assert_eq!(even.get("all").as_deref(), Some(&true));
/// writer.insert(2, 7);
/// assert_eq!(even.get("all").as_deref(), Some(&false));
/// ```
pub trait Aggregate<K, V>: Send + 'static {
    /// What a value contributes to its group.
    type Item: Clone + Send;
    /// What is kept for a group.
    type State: Default + Send;
    /// The result for a group.
    type Output: PartialEq + Value;

    /// What a value contributes. May panic: then the value's previous contribution stays.
    fn item(&self, key: &K, value: &Arc<V>) -> Self::Item;
    /// Adds a contribution.
    fn add(&self, state: &mut Self::State, item: Self::Item);
    /// Takes a contribution back.
    fn remove(&self, state: &mut Self::State, item: Self::Item);
    /// The result. A group without contributions has none, and is not in the output.
    fn output(&self, state: &Self::State) -> Self::Output;
}

/// The number of values. Cost per change: constant. See [`Collection::group_by`] for an example.
///
/// [`Collection::group_by`]: crate::view::Collection::group_by
pub fn count() -> Count {
    Count(())
}

/// The aggregate of [`count`].
#[derive(Debug, Clone, Copy)]
pub struct Count(());

impl<K, V> Aggregate<K, V> for Count {
    type Item = ();
    type State = usize;
    type Output = usize;

    fn item(&self, _: &K, _: &Arc<V>) {}

    fn add(&self, count: &mut usize, (): ()) {
        *count += 1;
    }

    fn remove(&self, count: &mut usize, (): ()) {
        *count -= 1;
    }

    fn output(&self, count: &usize) -> usize {
        *count
    }
}

/// The sum of what a function returns. Cost per change: constant. A sum of floating point numbers drifts; sum integers.
///
/// ```
/// use kube_informer::view::{Collection, count, sum};
///
/// let (requests, writer) = Collection::<i32, (&str, u64)>::writable("requests");
/// let per_zone = requests.group_by(|_, request| [request.0]).aggregate((count(), sum(|_: &i32, request: &(&str, u64)| request.1)));
/// writer.insert(1, ("zone-a", 250));
/// writer.insert(2, ("zone-a", 500));
/// assert_eq!(per_zone.get("zone-a").as_deref(), Some(&(2, 750)));
/// writer.remove(&1);
/// assert_eq!(per_zone.get("zone-a").as_deref(), Some(&(1, 500)));
/// ```
pub fn sum<K, V, T, F: Fn(&K, &V) -> T>(function: F) -> Sum<F> {
    Sum(function)
}

/// The aggregate of [`sum`].
#[derive(Debug, Clone, Copy)]
pub struct Sum<F>(F);

impl<K, V, T, F> Aggregate<K, V> for Sum<F>
where
    F: Fn(&K, &V) -> T + Send + 'static,
    T: Copy + Default + AddAssign + SubAssign + PartialEq + Value,
{
    type Item = T;
    type State = T;
    type Output = T;

    fn item(&self, key: &K, value: &Arc<V>) -> T {
        (self.0)(key, value)
    }

    fn add(&self, sum: &mut T, item: T) {
        *sum += item;
    }

    fn remove(&self, sum: &mut T, item: T) {
        *sum -= item;
    }

    fn output(&self, sum: &T) -> T {
        *sum
    }
}

/// The different results of a function. Cost per change: logarithmic, and the result is built anew, with one step for each
/// different element.
///
/// ```
/// use std::{collections::BTreeSet, sync::Arc};
/// use kube_informer::view::Collection;
///
/// let (pods, writer) = Collection::<&str, (&str, &str)>::writable("pods");
/// let images = pods.group_by(|_, pod: &Arc<(&str, &str)>| [pod.0]).set(|_, pod| pod.1.to_owned());
/// writer.insert("web-0", ("node-7", "nginx:1"));
/// writer.insert("web-1", ("node-7", "nginx:1"));
/// assert_eq!(images.get("node-7").as_deref(), Some(&BTreeSet::from(["nginx:1".to_owned()])));
/// ```
pub fn set<K, V, T, F: Fn(&K, &V) -> T>(function: F) -> SetOf<F> {
    SetOf(function)
}

/// The aggregate of [`set`].
#[derive(Debug, Clone, Copy)]
pub struct SetOf<F>(F);

/// Elements with the number of times that each was added.
type Multiset<T> = BTreeMap<T, usize>;

fn add_to<T: Ord>(all: &mut Multiset<T>, item: T) {
    *all.entry(item).or_default() += 1;
}

fn remove_from<T: Ord>(all: &mut Multiset<T>, item: &T) {
    if let Some(count) = all.get_mut(item) {
        *count -= 1;
        if *count == 0 {
            all.remove(item);
        }
    }
}

impl<K, V, T, F> Aggregate<K, V> for SetOf<F>
where
    F: Fn(&K, &V) -> T + Send + 'static,
    T: Clone + Ord + Value,
{
    type Item = T;
    type State = BTreeMap<T, usize>;
    type Output = BTreeSet<T>;

    fn item(&self, key: &K, value: &Arc<V>) -> T {
        (self.0)(key, value)
    }

    fn add(&self, all: &mut Multiset<T>, item: T) {
        add_to(all, item);
    }

    fn remove(&self, all: &mut Multiset<T>, item: T) {
        remove_from(all, &item);
    }

    fn output(&self, all: &Multiset<T>) -> BTreeSet<T> {
        all.keys().cloned().collect()
    }
}

/// The smallest result of a function. Cost per change: logarithmic in the number of different results; each is kept, because
/// the smallest may be taken back.
///
/// ```
/// use kube_informer::view::Collection;
///
/// let (ages, writer) = Collection::<i32, u32>::writable("ages");
/// let youngest = ages.group_by(|_, _| ["all"]).min(|_, age| *age);
/// let oldest = ages.group_by(|_, _| ["all"]).max(|_, age| *age);
/// writer.insert(1, 30);
/// writer.insert(2, 50);
/// assert_eq!((*youngest.get("all").unwrap(), *oldest.get("all").unwrap()), (30, 50));
/// writer.remove(&2);
/// assert_eq!(*oldest.get("all").unwrap(), 30);
/// ```
pub fn min<K, V, T, F: Fn(&K, &V) -> T>(function: F) -> Extreme<F, Smallest> {
    Extreme(function, PhantomData)
}

/// The greatest result of a function, at the cost of [`min`], which has an example.
pub fn max<K, V, T, F: Fn(&K, &V) -> T>(function: F) -> Extreme<F, Greatest> {
    Extreme(function, PhantomData)
}

/// The aggregate of [`min`] and [`max`].
#[derive(Debug, Clone, Copy)]
pub struct Extreme<F, E>(F, PhantomData<E>);

/// Says that [`Extreme`] means the smallest.
#[derive(Debug, Clone, Copy)]
pub struct Smallest;

/// Says that [`Extreme`] means the greatest.
#[derive(Debug, Clone, Copy)]
pub struct Greatest;

/// Which end of an ordered set is meant.
pub trait End: Send + 'static {
    /// True for the greatest element.
    const GREATEST: bool;
}

impl End for Smallest {
    const GREATEST: bool = false;
}

impl End for Greatest {
    const GREATEST: bool = true;
}

impl<K, V, T, F, E> Aggregate<K, V> for Extreme<F, E>
where
    F: Fn(&K, &V) -> T + Send + 'static,
    T: Clone + Ord + Value,
    E: End,
{
    type Item = T;
    type State = BTreeMap<T, usize>;
    type Output = T;

    fn item(&self, key: &K, value: &Arc<V>) -> T {
        (self.0)(key, value)
    }

    fn add(&self, all: &mut Multiset<T>, item: T) {
        add_to(all, item);
    }

    fn remove(&self, all: &mut Multiset<T>, item: T) {
        remove_from(all, &item);
    }

    fn output(&self, all: &Multiset<T>) -> T {
        let mut items = all.keys();
        let end = if E::GREATEST {
            items.next_back()
        } else {
            items.next()
        };
        end.expect("a group in the output has contributions").clone()
    }
}

/// The `n` greatest results of a function, the greatest first, repeated ones repeatedly. Cost per change: logarithmic in the
/// number of different results, and `n` for the result.
///
/// ```
/// use kube_informer::view::Collection;
///
/// let (pods, writer) = Collection::<&str, u32>::writable("pods");
/// let busiest = pods.group_by(|_, _| ["all"]).top(2, |name, cpu| (*cpu, *name));
/// writer.insert("a", 10);
/// writer.insert("b", 30);
/// writer.insert("c", 20);
/// assert_eq!(*busiest.get("all").unwrap(), [(30, "b"), (20, "c")]);
/// ```
pub fn top<K, V, T, F: Fn(&K, &V) -> T>(n: usize, function: F) -> Top<F> {
    Top(n, function)
}

/// The aggregate of [`top`].
#[derive(Debug, Clone, Copy)]
pub struct Top<F>(usize, F);

impl<K, V, T, F> Aggregate<K, V> for Top<F>
where
    F: Fn(&K, &V) -> T + Send + 'static,
    T: Clone + Ord + Value,
{
    type Item = T;
    type State = BTreeMap<T, usize>;
    type Output = Vec<T>;

    fn item(&self, key: &K, value: &Arc<V>) -> T {
        (self.1)(key, value)
    }

    fn add(&self, all: &mut Multiset<T>, item: T) {
        add_to(all, item);
    }

    fn remove(&self, all: &mut Multiset<T>, item: T) {
        remove_from(all, &item);
    }

    fn output(&self, all: &Multiset<T>) -> Vec<T> {
        let greatest = all.iter().rev();
        let each = greatest.flat_map(|(item, count)| std::iter::repeat_n(item, *count));
        each.take(self.0).cloned().collect()
    }
}

/// All keys and values of the group, ordered by key. Cost per change: the result is built anew, with one step for each member.
///
/// ```
/// use kube_informer::view::Collection;
///
/// let (pods, writer) = Collection::<&str, &str>::writable("pods");
/// let by_node = pods.group_by(|_, node| [**node]).members();
/// writer.insert("web-1", "node-7");
/// writer.insert("web-0", "node-7");
/// let on_it = by_node.get("node-7").unwrap();
/// assert_eq!(on_it.iter().map(|(key, _)| *key).collect::<Vec<_>>(), ["web-0", "web-1"]);
/// ```
pub fn members() -> Collect {
    Collect(())
}

/// The aggregate of [`members`].
#[derive(Debug, Clone, Copy)]
pub struct Collect(());

/// The members of a group, ordered by key. Two are equal if they have the same keys and the very same values. See [`members`]
/// for an example.
#[derive_where(Clone; K)]
pub struct Members<K, V>(Vec<Member<K, V>>);

type Member<K, V> = (K, Arc<V>);

impl<K, V> Deref for Members<K, V> {
    type Target = [(K, Arc<V>)];

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl<K: PartialEq, V> PartialEq for Members<K, V> {
    fn eq(&self, other: &Self) -> bool {
        let same = |((key, value), (other_key, other)): (&Member<K, V>, &Member<K, V>)| {
            Arc::ptr_eq(value, other) && key == other_key
        };
        self.0.len() == other.0.len() && self.0.iter().zip(&other.0).all(same)
    }
}

impl<K: fmt::Debug, V: fmt::Debug> fmt::Debug for Members<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map()
            .entries(self.0.iter().map(|(key, value)| (key, value)))
            .finish()
    }
}

impl<K: Key, V: Value> Aggregate<K, V> for Collect {
    type Item = (K, Arc<V>);
    type State = BTreeMap<K, Arc<V>>;
    type Output = Members<K, V>;

    fn item(&self, key: &K, value: &Arc<V>) -> (K, Arc<V>) {
        (key.clone(), Arc::clone(value))
    }

    fn add(&self, all: &mut BTreeMap<K, Arc<V>>, (key, value): (K, Arc<V>)) {
        all.insert(key, value);
    }

    fn remove(&self, all: &mut BTreeMap<K, Arc<V>>, (key, _): (K, Arc<V>)) {
        all.remove(&key);
    }

    fn output(&self, all: &BTreeMap<K, Arc<V>>) -> Members<K, V> {
        let all = all.iter();
        Members(all.map(|(key, value)| (key.clone(), Arc::clone(value))).collect())
    }
}

/// Two aggregates at once.
impl<K, V, A: Aggregate<K, V>, B: Aggregate<K, V>> Aggregate<K, V> for (A, B) {
    type Item = (A::Item, B::Item);
    type State = (A::State, B::State);
    type Output = (A::Output, B::Output);

    fn item(&self, key: &K, value: &Arc<V>) -> Self::Item {
        (self.0.item(key, value), self.1.item(key, value))
    }

    fn add(&self, state: &mut Self::State, item: Self::Item) {
        self.0.add(&mut state.0, item.0);
        self.1.add(&mut state.1, item.1);
    }

    fn remove(&self, state: &mut Self::State, item: Self::Item) {
        self.0.remove(&mut state.0, item.0);
        self.1.remove(&mut state.1, item.1);
    }

    fn output(&self, state: &Self::State) -> Self::Output {
        (self.0.output(&state.0), self.1.output(&state.1))
    }
}
