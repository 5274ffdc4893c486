//! The operators, as methods of [`Collection`].

use std::sync::Arc;

use super::change::{Key, Value};
use super::collection::sealed::Sealed;
use super::collection::{AnyCollection, Collection};
use super::operators::aggregate::{Aggregate, Members, count, max, members, min, set, sum, top};
use super::operators::each::Each;
use super::operators::fetch::{Fetch, Fetching};
use super::operators::flat_map::FlatMap;
use super::operators::group::Group;
use super::operators::join::{JoinBy, JoinByKey};
use super::operators::matching::{Pairs, PerObject};
use super::operators::selector::{Labelled, Selector};
use super::operators::union::Union;

/// Values that are computed anew are compared.
fn equal<V: PartialEq>(old: &V, new: &V) -> bool {
    old == new
}

/// Values that are passed on are the same only if they are the same `Arc`.
pub(super) fn passed_on<V>(_: &V, _: &V) -> bool {
    false
}

impl<K: Key, V: Value> Collection<K, V> {
    /// Computes a value from each value. Cost of a change: one call.
    ///
    /// ```
    /// # use kube_informer::view::Collection;
    /// let words = Collection::fixed("words", [(1, "one"), (3, "three")]);
    /// assert_eq!(words.map(|_, word| word.len()).get(&3).as_deref(), Some(&5));
    /// ```
    pub fn map<W>(&self, function: impl Fn(&K, &Arc<V>) -> W + Send + 'static) -> Collection<K, W>
    where
        W: PartialEq + Value,
    {
        let each = move |key: &K, value: &Arc<V>| Some(Arc::new(function(key, value)));
        let operator = Each::new(self.input(), each);
        Collection::derived("map", &[self.parent()], equal, operator)
    }

    /// Keeps the values that a function accepts. Cost of a change: one call. Values are shared, not copied.
    ///
    /// ```
    /// # use kube_informer::view::Collection;
    /// let words = Collection::fixed("words", [(1, "one"), (3, "three")]);
    /// assert_eq!(words.filter(|_, word| word.len() > 3).keys(), [3]);
    /// ```
    pub fn filter(&self, function: impl Fn(&K, &Arc<V>) -> bool + Send + 'static) -> Self {
        let each = move |key: &K, value: &Arc<V>| function(key, value).then(|| Arc::clone(value));
        let operator = Each::new(self.input(), each);
        Collection::derived("filter", &[self.parent()], passed_on, operator)
    }

    /// Computes a value from each value, or none. Cost of a change: one call.
    ///
    /// ```
    /// # use kube_informer::view::Collection;
    /// let texts = Collection::fixed("texts", [(1, "17"), (2, "seventeen")]);
    /// assert_eq!(texts.filter_map(|_, text| text.parse::<u32>().ok()).keys(), [1]);
    /// ```
    pub fn filter_map<W>(
        &self,
        function: impl Fn(&K, &Arc<V>) -> Option<W> + Send + 'static,
    ) -> Collection<K, W>
    where
        W: PartialEq + Value,
    {
        let each = move |key: &K, value: &Arc<V>| function(key, value).map(Arc::new);
        let operator = Each::new(self.input(), each);
        Collection::derived("filter_map", &[self.parent()], equal, operator)
    }

    /// Computes any number of keys and values from each value. If two values give the same key, the value with the
    /// smaller input key wins. Cost of a change: one call, and the keys given before and after it.
    ///
    /// ```
    /// # use kube_informer::view::Collection;
    /// let pods = Collection::fixed("pods", [("web-0", vec!["10.0.0.1", "fd00::1"])]);
    /// let by_address = pods.flat_map(|pod, addresses| {
    ///     let pod = *pod;
    ///     addresses.iter().map(move |address| (*address, pod)).collect::<Vec<_>>()
    /// });
    /// assert_eq!(by_address.get("fd00::1").as_deref(), Some(&"web-0"));
    /// ```
    pub fn flat_map<L, W, I>(&self, function: impl Fn(&K, &Arc<V>) -> I + Send + 'static) -> Collection<L, W>
    where
        L: Key,
        W: PartialEq + Value,
        I: IntoIterator<Item = (L, W)>,
    {
        let operator = FlatMap::new(self.input(), function);
        Collection::derived("flat_map", &[self.parent()], equal, operator)
    }

    /// Groups the values by what a function returns: one group, several, or none. Choose the aggregate next.
    ///
    /// ```
    /// # use kube_informer::view::Collection;
    /// let words = Collection::fixed("words", [(1, "one"), (2, "two"), (3, "three")]);
    /// let per_length = words.group_by(|_, word| [word.len()]).count();
    /// assert_eq!(per_length.get(&3).as_deref(), Some(&2));
    /// ```
    pub fn group_by<G, I, F>(&self, groups: F) -> Grouped<K, V, F>
    where
        G: Key,
        I: IntoIterator<Item = G>,
        F: Fn(&K, &Arc<V>) -> I + Send + 'static,
    {
        Grouped {
            collection: self.clone(),
            groups,
        }
    }

    /// Joins the values that have the same key in both collections. Cost of a change: one call.
    ///
    /// ```
    /// # use kube_informer::view::Collection;
    /// let english = Collection::fixed("english", [(1, "one"), (2, "two")]);
    /// let german = Collection::fixed("german", [(1, "eins")]);
    /// let both = english.join(&german, |_, english, german| format!("{english} {german}"));
    /// assert_eq!((both.len(), both.get(&1).as_deref().map(String::as_str)), (1, Some("one eins")));
    /// ```
    pub fn join<W: Value, O>(
        &self,
        right: &Collection<K, W>,
        function: impl Fn(&K, &Arc<V>, &Arc<W>) -> O + Send + 'static,
    ) -> Collection<K, O>
    where
        O: PartialEq + Value,
    {
        let inner = move |key: &K, left: &Arc<V>, right: Option<&Arc<W>>| {
            function(key, left, right.expect("an inner join has both values"))
        };
        let operator = JoinByKey::new(self.input(), right.input(), false, inner);
        Collection::derived("join", &[self.parent(), right.parent()], equal, operator)
    }

    /// Joins every value of this collection with the value of the same key in another one, if there is one.
    ///
    /// ```
    /// # use kube_informer::view::Collection;
    /// let english = Collection::fixed("english", [(1, "one"), (2, "two")]);
    /// let german = Collection::fixed("german", [(1, "eins")]);
    /// let both = english.left_join(&german, |_, english, german| german.map_or(**english, |german| **german));
    /// assert_eq!((both.get(&1).as_deref(), both.get(&2).as_deref()), (Some(&"eins"), Some(&"two")));
    /// ```
    pub fn left_join<W: Value, O>(
        &self,
        right: &Collection<K, W>,
        function: impl Fn(&K, &Arc<V>, Option<&Arc<W>>) -> O + Send + 'static,
    ) -> Collection<K, O>
    where
        O: PartialEq + Value,
    {
        let operator = JoinByKey::new(self.input(), right.input(), true, function);
        Collection::derived("left_join", &[self.parent(), right.parent()], equal, operator)
    }

    /// Joins each value with the value of another collection that it refers to (n : 1): a pod with its node, everything with a
    /// setting. `refer` returns the key in the other collection. Cost of a change: one call on the left; on the right, one call
    /// for each value that refers to it.
    ///
    /// ```
    /// # use kube_informer::view::Collection;
    /// let pods = Collection::fixed("pods", [("web-0", "node-7"), ("web-1", "gone")]);
    /// let zones = Collection::fixed("nodes", [("node-7", "zone-a")]);
    /// let placed = pods.join_by(&zones, |_, node| Some(**node), |_, _, zone| **zone);
    /// assert_eq!((placed.len(), placed.get("web-0").as_deref()), (1, Some(&"zone-a")));
    /// ```
    pub fn join_by<L: Key, W: Value, O>(
        &self,
        right: &Collection<L, W>,
        refer: impl Fn(&K, &Arc<V>) -> Option<L> + Send + 'static,
        function: impl Fn(&K, &Arc<V>, &Arc<W>) -> O + Send + 'static,
    ) -> Collection<K, O>
    where
        O: PartialEq + Value,
    {
        let inner = move |key: &K, left: &Arc<V>, right: Option<&Arc<W>>| {
            function(key, left, right.expect("an inner join has both values"))
        };
        let operator = JoinBy::new(self.input(), right.input(), false, refer, inner);
        Collection::derived("join_by", &[self.parent(), right.parent()], equal, operator)
    }

    /// The same for every value of this collection, whether it refers to something that exists or not.
    ///
    /// ```
    /// # use kube_informer::view::Collection;
    /// let pods = Collection::fixed("pods", [("web-0", 1), ("web-1", 2)]);
    /// let debug = Collection::fixed("debug", [((), true)]); // a singleton
    /// let shown = pods.left_join_by(&debug, |_, _| Some(()), |_, pod, debug| (**pod, debug.is_some_and(|debug| **debug)));
    /// assert_eq!(shown.get("web-1").as_deref(), Some(&(2, true)));
    /// ```
    pub fn left_join_by<L: Key, W: Value, O>(
        &self,
        right: &Collection<L, W>,
        refer: impl Fn(&K, &Arc<V>) -> Option<L> + Send + 'static,
        function: impl Fn(&K, &Arc<V>, Option<&Arc<W>>) -> O + Send + 'static,
    ) -> Collection<K, O>
    where
        O: PartialEq + Value,
    {
        let operator = JoinBy::new(self.input(), right.input(), true, refer, function);
        Collection::derived("left_join_by", &[self.parent(), right.parent()], equal, operator)
    }

    /// Joins each value with all values of another collection that an index finds for it (1 : n): a service with its endpoint
    /// slices. `value` says what to look for, `values` under what a value of the other collection is found. Every value of this
    /// collection is kept; `function` receives what was found, ordered by key.
    ///
    /// Cost of a change: on the left one call; on the right, the members of the touched groups, and one call for each value on
    /// the left that looks for such a group. It is a [`group_by`](Self::group_by) and a [`left_join_by`](Self::left_join_by).
    ///
    /// ```
    /// # use kube_informer::view::Collection;
    /// let services = Collection::fixed("services", [("web", 80)]);
    /// let slices = Collection::fixed("slices", [("web-x", ("web", 2)), ("web-y", ("web", 3))]);
    /// let ready = services.join_index(
    ///     &slices,
    ///     |service, _| Some(*service),
    ///     |_, slice| [slice.0],
    ///     |_, _, slices| slices.iter().map(|(_, slice)| slice.1).sum::<u32>(),
    /// );
    /// assert_eq!(ready.get("web").as_deref(), Some(&5));
    /// ```
    pub fn join_index<L, W, X, I, O>(
        &self,
        right: &Collection<L, W>,
        value: impl Fn(&K, &Arc<V>) -> Option<X> + Send + 'static,
        values: impl Fn(&L, &Arc<W>) -> I + Send + 'static,
        function: impl Fn(&K, &Arc<V>, &[(L, Arc<W>)]) -> O + Send + 'static,
    ) -> Collection<K, O>
    where
        L: Key,
        W: Value,
        X: Key,
        I: IntoIterator<Item = X>,
        O: PartialEq + Value,
    {
        let groups = right.group_by(values).members();
        self.left_join_by(&groups, value, move |key, left, found| {
            function(key, left, found.map_or(&[], |found| found))
        })
    }

    /// Joins selectors with the objects that match them: one key for each pair. This collection has the selectors.
    ///
    /// Cost of a change of an object: the selectors that are filed under one of its labels, and one call for each that
    /// matched or matches. Cost of a change of a selector: the objects that have its rarest label, and one call for each that
    /// matched or matches. Let `combine` keep only what is needed: what does not change in it is not delivered.
    ///
    /// ```
    /// use std::collections::BTreeMap;
    /// use k8s_openapi::api::core::v1::Pod;
    /// use kube_informer::view::{Collection, Selector};
    ///
    /// let (pods, writer) = Collection::<&str, Pod>::writable("pods");
    /// let services = Collection::fixed("services", [("web", Selector::all().label("app", "web"))]);
    /// let endpoints = services.join_matching(&pods, |_, selector| (**selector).clone(), |_, pod| pod.metadata.name.clone());
    /// let mut pod = Pod::default();
    /// pod.metadata.labels = Some(BTreeMap::from([("app".into(), "web".into())]));
    /// writer.insert("web-0", pod);
    /// assert_eq!(endpoints.keys(), [("web", "web-0")]);
    /// ```
    pub fn join_matching<L: Key, W, O>(
        &self,
        objects: &Collection<L, W>,
        selector: impl Fn(&K, &Arc<V>) -> Selector + Send + 'static,
        combine: impl Fn(&Arc<V>, &Arc<W>) -> O + Send + 'static,
    ) -> Collection<(K, L), O>
    where
        W: Value + Labelled,
        O: PartialEq + Value,
    {
        let operator = Pairs::new(self.input(), objects.input(), selector, combine);
        Collection::derived(
            "join_matching",
            &[self.parent(), objects.parent()],
            equal,
            operator,
        )
    }

    /// Computes a value for each object of this collection from all selectors that match it, ordered by key: the policies of a
    /// pod. The costs are those of [`join_matching`](Self::join_matching), with one call for each object that is affected.
    ///
    /// ```
    /// # use k8s_openapi::api::core::v1::Pod;
    /// # use kube_informer::view::{Collection, Selector};
    /// let pods = Collection::fixed("pods", [("web-0", Pod::default())]);
    /// let policies = Collection::fixed("policies", [("deny", Selector::all()), ("other", Selector::none())]);
    /// let per_pod = pods.matched_by(
    ///     &policies,
    ///     |_, selector| (**selector).clone(),
    ///     |_, _, policies| policies.iter().map(|(name, _)| *name).collect::<Vec<_>>(),
    /// );
    /// assert_eq!(per_pod.get("web-0").as_deref(), Some(&vec!["deny"]));
    /// ```
    pub fn matched_by<L: Key, W: Value, O>(
        &self,
        selectors: &Collection<L, W>,
        selector: impl Fn(&L, &Arc<W>) -> Selector + Send + 'static,
        combine: impl Fn(&K, &Arc<V>, &[(L, Arc<W>)]) -> O + Send + 'static,
    ) -> Collection<K, O>
    where
        V: Labelled,
        O: PartialEq + Value,
    {
        let operator = PerObject::new(selectors.input(), self.input(), selector, combine);
        Collection::derived(
            "matched_by",
            &[selectors.parent(), self.parent()],
            equal,
            operator,
        )
    }

    /// All keys of this and of other collections. Where several have a key, this one comes first, then the others in their
    /// order. Cost of a change: one look at each collection.
    ///
    /// ```
    /// # use kube_informer::view::Collection;
    /// let own = Collection::fixed("own", [("color", "red")]);
    /// let defaults = Collection::fixed("defaults", [("color", "gray"), ("size", "m")]);
    /// let all = own.union([&defaults]);
    /// assert_eq!((all.len(), all.get("color").as_deref()), (2, Some(&"red")));
    /// ```
    pub fn union<'a>(&self, others: impl IntoIterator<Item = &'a Self>) -> Self {
        let mut all = vec![self.clone()];
        all.extend(others.into_iter().cloned());
        let parents: Vec<_> = all.iter().map(|collection| collection.parent()).collect();
        let operator = Union(all.iter().map(|collection| collection.input()).collect());
        Collection::derived("union", &parents, passed_on, operator)
    }

    /// Computes a value from each value with a function that fetches from other collections: the dynamic form, as in krt. The
    /// function runs again when its own value changes, or when something changes that its last run read. `from` declares what
    /// it may read.
    ///
    /// Cost: what was read is kept for each key, about 150 bytes for each read. A change runs the function again in full, for
    /// each key that read it, where an operator would update a part. In return the function may choose what to read by what it
    /// has read. Prefer the operators where they express it.
    ///
    /// ```
    /// # use kube_informer::view::{AnyCollection, Collection};
    /// let pods = Collection::fixed("pods", [("web-0", "node-7")]);
    /// let (nodes, writer) = Collection::<&str, &str>::writable("nodes");
    /// let zones = pods.fetching([&nodes as &dyn AnyCollection], {
    ///     let nodes = nodes.clone();
    ///     move |fetch, _, node| fetch.get(&nodes, node).map(|zone| *zone)
    /// });
    /// assert!(zones.is_empty());
    /// writer.insert("node-7", "zone-a");
    /// assert_eq!(zones.get("web-0").as_deref(), Some(&"zone-a"));
    /// ```
    pub fn fetching<'a, W>(
        &self,
        from: impl IntoIterator<Item = &'a dyn AnyCollection>,
        function: impl Fn(&Fetch<'_, K>, &K, &Arc<V>) -> Option<W> + Send + 'static,
    ) -> Collection<K, W>
    where
        W: PartialEq + Value,
    {
        let mut parents = vec![self.parent()];
        parents.extend(from.into_iter().map(|collection| collection.parent()));
        let declared = parents.iter().skip(1).map(|parent| parent.id).collect();
        let operator = Fetching::new(self.input(), declared, function);
        Collection::derived("fetching", &parents, equal, operator)
    }
}

/// A collection whose values are grouped, before the aggregate is chosen. See [`Collection::group_by`] for an example.
#[derive(Debug)]
#[must_use = "choose an aggregate"]
pub struct Grouped<K: Key, V: Value, F> {
    collection: Collection<K, V>,
    groups: F,
}

impl<K, V, G, I, F> Grouped<K, V, F>
where
    K: Key,
    V: Value,
    G: Key,
    I: IntoIterator<Item = G>,
    F: Fn(&K, &Arc<V>) -> I + Send + 'static,
{
    /// Folds each group with an aggregate of your own, or with several at once. See [`Aggregate`] and [`sum`] for examples.
    pub fn aggregate<A: Aggregate<K, V>>(self, aggregate: A) -> Collection<G, A::Output> {
        let parent = self.collection.parent();
        let operator = Group::new(self.collection.input(), self.groups, aggregate);
        Collection::derived("group_by", &[parent], equal, operator)
    }

    /// The number of values of each group; see [`count`].
    pub fn count(self) -> Collection<G, usize> {
        self.aggregate(count())
    }

    /// The sum of what a function returns; see [`sum`].
    pub fn sum<T>(self, function: impl Fn(&K, &V) -> T + Send + 'static) -> Collection<G, T>
    where
        T: Copy + Default + std::ops::AddAssign + std::ops::SubAssign + PartialEq + Value,
    {
        self.aggregate(sum(function))
    }

    /// The different results of a function; see [`set`] for an example.
    pub fn set<T: Clone + Ord + Value>(
        self,
        function: impl Fn(&K, &V) -> T + Send + 'static,
    ) -> Collection<G, std::collections::BTreeSet<T>> {
        self.aggregate(set(function))
    }

    /// The smallest result of a function; see [`min`] for an example.
    pub fn min<T: Clone + Ord + Value>(
        self,
        function: impl Fn(&K, &V) -> T + Send + 'static,
    ) -> Collection<G, T> {
        self.aggregate(min(function))
    }

    /// The greatest result of a function; see [`min`] for an example.
    pub fn max<T: Clone + Ord + Value>(
        self,
        function: impl Fn(&K, &V) -> T + Send + 'static,
    ) -> Collection<G, T> {
        self.aggregate(max(function))
    }

    /// The `n` greatest results of a function; see [`top`] for an example.
    pub fn top<T: Clone + Ord + Value>(
        self,
        n: usize,
        function: impl Fn(&K, &V) -> T + Send + 'static,
    ) -> Collection<G, Vec<T>> {
        self.aggregate(top(n, function))
    }

    /// The keys and values of each group; see [`members`] for an example.
    pub fn members(self) -> Collection<G, Members<K, V>> {
        self.aggregate(members())
    }
}
