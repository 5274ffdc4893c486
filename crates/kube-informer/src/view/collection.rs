//! [`Collection`]: the handle that users hold.

use std::any::Any;
use std::borrow::Borrow;
use std::fmt;
use std::hash::Hash;
use std::sync::{Arc, Weak};
use std::time::Duration;

use derive_where::derive_where;
use tokio_util::sync::DropGuard;

use super::cell::Cell;
use super::change::{Key, Value};
use super::error::{AddError, SyncError, WaitError};
use super::explain::{AnyKey, AnyTable, AnyView, Explanation, text};
use super::graph::{AnyNode, GraphRef, next_id};
use super::handler::{Handler, deliver};
use super::index::{Index, IndexState};
use super::operators::{Input, Operator, TypedNode};
use super::root::GraphRoot;
use super::snapshot::{InputVersion, Snapshot};
use super::status::{NodeStatus, ViewGraph};
use super::subscription::Subscription;
use crate::informer::{
    AnyListener, AnyWeakInformer, Backlog, Leave, ListenerStats, Registration, SharedInformer, Started,
};
use crate::object::ResourceVersion;
use crate::spawn;

/// Keys and values that are kept up to date: an informer's objects, values that a program writes, or what operators compute
/// from other collections.
///
/// A collection has the face of an informer's store: [`get`](Self::get), [`list`](Self::list), indexes, snapshots, handlers
/// with the initial state, streams. Operators ([`map`](Self::map), [`join`](Self::join), [`group_by`](Self::group_by) …)
/// return further collections. They work by changes: the cost of a change is that of the keys which it affects, not of the
/// keys that exist.
///
/// Promised:
/// - A value is exactly what the functions compute from the inputs at the versions that the [`Snapshot`] names. A join never
///   shows the change of one input without what was computed from it.
/// - A value that is computed anew and equals the old one (`PartialEq`) is not delivered. To compare cheaply, let
///   `PartialEq` of the value compare a stamp.
/// - A function that panics fails its key alone. The key keeps its last value, and [`status`](Self::status) names it.
/// - Handlers receive `add (update)* delete` for each key (I3), the state first and then every change (I5). A slow handler
///   delays nothing, and its backlog is folded by key.
///
/// Not promised: that informers of different resources are at the same point in time. The server does not say how their
/// versions relate.
///
/// A handle is cheap to clone. A collection lives as long as a handle to it, or to a collection that was made from it,
/// exists. Then its memory is freed and its task, if it has one, ends. Functions run in the thread of the change, one at a
/// time; they should be short, must not create or write collections, and have to be pure.
///
/// ```
/// use kube_informer::view::Collection;
///
/// let (pods, writer) = Collection::writable("pods");
/// let on_nodes = pods.filter_map(|_, node: &std::sync::Arc<Option<&str>>| **node);
/// let per_node = on_nodes.group_by(|_, node| [**node]).count();
/// writer.insert("web-0", Some("node-7"));
/// writer.insert("web-1", Some("node-7"));
/// writer.insert("web-2", None);
/// assert_eq!(per_node.get("node-7").as_deref(), Some(&2));
/// writer.remove(&"web-0");
/// assert_eq!(per_node.get("node-7").as_deref(), Some(&1));
/// ```
#[derive_where(Clone)]
pub struct Collection<K: Key, V: Value>(Arc<Inner<K, V>>);

/// What the handles of a collection share.
pub(super) struct Inner<K: Key, V: Value> {
    pub(super) cell: Arc<Cell<K, V>>,
    pub(super) graph: GraphRef,
    /// The inputs of the graph that the collection depends on.
    pub(super) roots: Vec<Arc<GraphRoot>>,
    /// Keeps the collections alive from which this one is computed.
    _parents: Vec<Arc<dyn Any + Send + Sync>>,
    /// Ends the task of an input.
    _task: Option<DropGuard>,
    started: Started,
}

impl<K: Key, V: Value> Drop for Inner<K, V> {
    fn drop(&mut self) {
        self.graph.remove(self.cell.id);
        self.cell.stop();
    }
}

/// A collection of any types, to declare what a function may fetch from. Implemented by [`Collection`].
pub trait AnyCollection: sealed::Sealed {}

impl<K: Key, V: Value> AnyCollection for Collection<K, V> {}

pub(super) mod sealed {
    use super::{Any, Arc, GraphRef, GraphRoot};

    /// What a node needs to know of a collection that it depends on.
    pub trait Sealed {
        #[doc(hidden)]
        fn parent(&self) -> Parent<'_>;
    }

    /// A collection as a parent of a node.
    #[doc(hidden)]
    #[allow(missing_debug_implementations, reason = "not part of the interface")]
    pub struct Parent<'a> {
        pub(in crate::view) id: u64,
        pub(in crate::view) graph: &'a GraphRef,
        pub(in crate::view) roots: &'a [Arc<GraphRoot>],
        pub(in crate::view) alive: Arc<dyn Any + Send + Sync>,
    }
}

impl<K: Key, V: Value> sealed::Sealed for Collection<K, V> {
    fn parent(&self) -> sealed::Parent<'_> {
        sealed::Parent {
            id: self.0.cell.id,
            graph: &self.0.graph,
            roots: &self.0.roots,
            alive: Arc::<Inner<K, V>>::clone(&self.0),
        }
    }
}

// These functions are the part of `derived_by` that has no types of keys and values. They are compiled once, not for each
// collection.

/// The inputs of the graph that a collection below these depends on.
fn roots_of(parents: &[sealed::Parent<'_>]) -> Vec<Arc<GraphRoot>> {
    let mut roots: Vec<Arc<GraphRoot>> = Vec::new();
    for root in parents.iter().flat_map(|parent| parent.roots) {
        if !roots.iter().any(|known| Arc::ptr_eq(known, root)) {
            roots.push(Arc::clone(root));
        }
    }
    roots
}

fn versions_of(roots: &[Arc<GraphRoot>]) -> Vec<InputVersion> {
    roots.iter().map(|root| root.version()).collect()
}

fn keep_alive(parents: &[sealed::Parent<'_>]) -> Vec<Arc<dyn Any + Send + Sync>> {
    parents.iter().map(|parent| Arc::clone(&parent.alive)).collect()
}

fn join_graph(
    parents: &[sealed::Parent<'_>],
    id: u64,
    build: &mut dyn FnMut() -> Box<dyn AnyNode>,
) -> GraphRef {
    let places: Vec<_> = parents.iter().map(|parent| (parent.graph, parent.id)).collect();
    GraphRef::join(&places, id, build)
}

impl<K: Key, V: Value> Collection<K, V> {
    /// A collection that is written from outside: an input of a graph.
    pub(super) fn root(
        name: Arc<str>,
        kind: &'static str,
        informer: Option<usize>,
        synced: bool,
        same: fn(&V, &V) -> bool,
        task: Option<DropGuard>,
    ) -> Self {
        let id = next_id();
        let version = InputVersion::new(Arc::clone(&name), id, synced);
        let cell = Arc::new(Cell::new(
            id,
            Arc::clone(&name),
            kind,
            vec![version.clone()],
            same,
        ));
        let node = TypedNode {
            cell: Arc::clone(&cell),
            operator: None,
        };
        Self(Arc::new(Inner {
            cell,
            graph: GraphRef::new(id, Box::new(node)),
            roots: vec![Arc::new(GraphRoot::new(version, informer))],
            _parents: Vec::new(),
            _task: task,
            started: Started::begun(name),
        }))
    }

    /// A collection that an operator computes from others.
    pub(super) fn derived(
        kind: &'static str,
        parents: &[sealed::Parent<'_>],
        same: fn(&V, &V) -> bool,
        operator: impl Operator<K, V> + 'static,
    ) -> Self {
        // What follows is compiled for each pair of types, not for each operator, of which a program has many more.
        Self::derived_by(kind, parents, same, Box::new(operator))
    }

    fn derived_by(
        kind: &'static str,
        parents: &[sealed::Parent<'_>],
        same: fn(&V, &V) -> bool,
        operator: Box<dyn Operator<K, V>>,
    ) -> Self {
        let id = next_id();
        let name: Arc<str> = format!("{kind}-{id}").into();
        let roots = roots_of(parents);
        let (mut operator, mut cell) = (Some(operator), None);
        let graph = join_graph(parents, id, &mut || {
            // No round runs here, so the versions are those of the tables.
            let new = Arc::new(Cell::new(id, Arc::clone(&name), kind, versions_of(&roots), same));
            cell = Some(Arc::clone(&new));
            Box::new(TypedNode {
                cell: new,
                operator: operator.take(),
            })
        });
        Self(Arc::new(Inner {
            cell: cell.expect("the graph has built the node"),
            graph,
            roots,
            _parents: keep_alive(parents),
            _task: None,
            started: Started::begun(name),
        }))
    }

    pub(super) fn from_inner(inner: Arc<Inner<K, V>>) -> Self {
        Self(inner)
    }

    pub(super) fn downgrade(&self) -> Weak<Inner<K, V>> {
        Arc::downgrade(&self.0)
    }

    pub(super) fn cell(&self) -> &Arc<Cell<K, V>> {
        &self.0.cell
    }

    pub(super) fn input(&self) -> Input<K, V> {
        Input(Arc::clone(&self.0.cell))
    }

    /// Names the collection, for its status, the drawing of its graph, logs and metrics. The default is the kind of the
    /// operator and a number.
    ///
    /// ```
    /// # use kube_informer::view::Collection;
    /// let (words, _writer) = Collection::<u32, String>::writable("words");
    /// assert_eq!(&*words.map(|_, word| word.len()).named("lengths").name(), "lengths");
    /// ```
    #[must_use]
    pub fn named(self, name: impl Into<Arc<str>>) -> Self {
        *self.0.cell.stats.name.lock() = name.into();
        self
    }

    /// The name.
    pub fn name(&self) -> Arc<str> {
        self.0.cell.name()
    }

    /// The value of a key. See [`Collection`] for an example.
    pub fn get<Q>(&self, key: &Q) -> Option<Arc<V>>
    where
        K: Borrow<Q>,
        Q: Hash + Eq + ?Sized,
    {
        self.0.cell.get(key)
    }

    /// All values, in no order.
    ///
    /// ```
    /// # use kube_informer::view::Collection;
    /// let words = Collection::fixed("words", [(1, "one"), (2, "two")]);
    /// assert_eq!(words.list().len(), 2);
    /// assert_eq!(words.snapshot().iter().map(|(key, _)| key).max(), Some(&2));
    /// ```
    pub fn list(&self) -> Vec<Arc<V>> {
        let snapshot = self.snapshot();
        snapshot.iter().map(|(_, value)| Arc::clone(value)).collect()
    }

    /// All keys, in no order.
    ///
    /// ```
    /// # use kube_informer::view::Collection;
    /// assert_eq!(Collection::fixed("words", [(1, "one")]).keys(), [1]);
    /// ```
    pub fn keys(&self) -> Vec<K> {
        self.snapshot().iter().map(|(key, _)| key.clone()).collect()
    }

    /// The number of keys.
    pub fn len(&self) -> usize {
        self.0.cell.len()
    }

    /// True if there are no keys.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The state at this moment, with the versions of the inputs. See [`Snapshot`] for an example.
    pub fn snapshot(&self) -> Snapshot<K, V> {
        self.0.cell.snapshot()
    }

    /// The versions of the inputs that the current state was computed from. See [`InputVersion`] for an example.
    pub fn inputs(&self) -> Vec<InputVersion> {
        self.0.cell.inputs().to_vec()
    }

    /// Adds a typed index. See [`Index`] for an example.
    pub fn add_index<I, T, F>(&self, function: F) -> Index<I, K, V>
    where
        I: Key,
        T: IntoIterator<Item = I>,
        F: Fn(&K, &V) -> T + Send + Sync + 'static,
    {
        let id = next_id();
        let index = Index {
            collection: self.clone(),
            id,
            function: Arc::new(move |key: &K, value: &V| function(key, value).into_iter().collect()),
        };
        let state = IndexState::new(id, Arc::clone(&index.function));
        let cell = &self.0.cell;
        self.0.graph.quiet(|| cell.add_index(Arc::new(state)));
        index
    }

    /// Adds a handler. It receives the current state, as additions with `initial`, and then every change. It runs on a task of
    /// its own, and ends when it is removed, when the last handle of the collection is dropped, or when all inputs have
    /// stopped.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// use kube_informer::view::{Collection, Handler};
    ///
    /// let (words, writer) = Collection::<i32, &str>::writable("words");
    /// writer.insert(1, "one");
    /// let (sender, mut receiver) = tokio::sync::mpsc::unbounded_channel();
    /// let registration = words.add_handler(Handler::<_, &str>::new().on_add(move |key, word, initial| {
    ///     sender.send((*key, **word, initial)).ok();
    /// }))?;
    /// registration.synced().await?;
    /// writer.insert(2, "two");
    /// assert_eq!(receiver.recv().await, Some((1, "one", true)));
    /// assert_eq!(receiver.recv().await, Some((2, "two", false)));
    /// # Ok(()) }
    /// ```
    ///
    /// # Errors
    /// All inputs have stopped, or there is no tokio runtime.
    pub fn add_handler(&self, handler: Handler<K, V>) -> Result<Registration, AddError> {
        let no_runtime = |_| AddError::NoRuntime { view: self.name() };
        let runtime = tokio::runtime::Handle::try_current().map_err(no_runtime)?;
        let (listener, registration) = self.listen(handler.name.clone(), handler.backlog)?;
        spawn::on(&runtime, Box::pin(deliver(listener, handler)));
        Ok(registration)
    }

    /// The same as a stream: the current state, [`Event::Synced`](super::Event::Synced), then every change. The stream keeps
    /// the collection alive. See [`Subscription`] for an example.
    ///
    /// # Errors
    /// All inputs have stopped.
    pub fn subscribe(&self) -> Result<Subscription<K, V>, AddError> {
        self.subscribe_with(Backlog::default())
    }

    /// The same, with a backlog of its own.
    ///
    /// ```
    /// # use kube_informer::{informer::Backlog, view::Collection};
    /// let words = Collection::fixed("words", [(1, "one")]);
    /// let events = words.subscribe_with(Backlog::Coalesce)?;
    /// assert_eq!(events.registration().lag().waiting, 1);
    /// # Ok::<(), kube_informer::view::AddError>(())
    /// ```
    ///
    /// # Errors
    /// All inputs have stopped.
    pub fn subscribe_with(&self, backlog: Backlog) -> Result<Subscription<K, V>, AddError> {
        let (listener, registration) = self.listen(None, backlog)?;
        Ok(Subscription::new(listener, registration, self.clone()))
    }

    fn listen(
        &self,
        name: Option<Arc<str>>,
        backlog: Backlog,
    ) -> Result<(Arc<super::inbox::Listener<K, V>>, Registration), AddError> {
        let cell = &self.0.cell;
        let joined = cell.join(ListenerStats::new(name), backlog);
        let listener = joined.ok_or_else(|| AddError::Stopped { view: self.name() })?;
        let from: Arc<dyn Leave> = Arc::<Cell<K, V>>::clone(cell);
        let any: Arc<dyn AnyListener> = Arc::<super::inbox::Listener<K, V>>::clone(&listener);
        let registration = Registration::new(any, Arc::downgrade(&from), self.0.started.clone());
        Ok((listener, registration))
    }

    /// True once the initial state of every input is part of the collection. Never becomes false again.
    ///
    /// ```
    /// # use kube_informer::view::Collection;
    /// assert!(Collection::fixed("words", [(1, "one")]).has_synced());
    /// ```
    pub fn has_synced(&self) -> bool {
        *self.0.cell.watch_synced().borrow()
    }

    /// Waits until the initial state of every input is part of the collection.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {std::time::Duration, kube_informer::view::Collection};
    /// Collection::fixed("words", [(1, "one")]).wait_for_sync(Duration::from_secs(1)).await?;
    /// # Ok(()) }
    /// ```
    ///
    /// # Errors
    /// The time has passed. The error names the inputs that are late.
    pub async fn wait_for_sync(&self, within: Duration) -> Result<(), SyncError> {
        let mut synced = self.0.cell.watch_synced();
        let waiting = synced.wait_for(|synced| *synced);
        if matches!(tokio::time::timeout(within, waiting).await, Ok(Ok(_))) {
            return Ok(());
        }
        let late = self.inputs().into_iter().filter(|input| !input.synced);
        Err(SyncError {
            view: self.name(),
            within,
            late: late.map(|input| input.name).collect(),
        })
    }

    /// Waits until the collection has what the informer's cache had at this version: read your writes, of a derived value.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {k8s_openapi::api::core::v1::ConfigMap, kube::api::{Api, PostParams}};
    /// # use kube_informer::{informer::SharedInformer, object::ObjectKey, view::Collection};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let maps = SharedInformer::<ConfigMap>::builder(sandbox.client()).build()?;
    /// let sizes = Collection::of(&maps)?.map(|_, map| map.data.as_ref().map_or(0, |data| data.len()));
    /// maps.start()?;
    ///
    /// # let mut map = ConfigMap::default();
    /// # map.metadata.name = Some("settings".into());
    /// let written = Api::default_namespaced(sandbox.client()).create(&PostParams::default(), &map).await?;
    /// sizes.wait_for(&maps, &written.metadata.resource_version.unwrap_or_default().parse()?).await?;
    /// assert_eq!(sizes.get(&ObjectKey::namespaced("default", "settings")).as_deref(), Some(&0));
    /// # Ok(()) }
    /// ```
    ///
    /// # Errors
    /// The informer is not an input of this collection, or it will not reach the version.
    pub async fn wait_for<T: Send + Sync + 'static>(
        &self,
        informer: &SharedInformer<T>,
        version: &ResourceVersion,
    ) -> Result<(), WaitError> {
        let id = informer.weak().id();
        let root = self.0.roots.iter().find(|root| root.informer == Some(id));
        let root = root.ok_or_else(|| WaitError::NotAnInput {
            view: self.name(),
            informer: informer.name().into(),
        })?;
        let epoch = informer.store().epoch();
        informer.wait_for(version).await?;
        let mut reached = root.watch();
        let answer = reached
            .wait_for(|reached| reached.has(epoch, version) || reached.stopped)
            .await;
        match answer {
            Ok(reached) if reached.has(epoch, version) => Ok(()),
            _ => Err(WaitError::Stopped {
                view: self.name(),
                input: informer.name().into(),
                wanted: version.clone(),
            }),
        }
    }

    /// Waits until all inputs have stopped, so that nothing changes any more.
    pub(crate) async fn stopped(&self) {
        for root in &self.0.roots {
            // An error means that the input is gone, so it has stopped, too.
            let _ = root.watch().wait_for(|reached| reached.stopped).await;
        }
    }

    /// Describes the graph as long as the collection exists, without keeping it alive.
    pub(crate) fn observed(&self) -> impl Fn() -> Option<ViewGraph> + Send + Sync + use<K, V> {
        let weak = self.downgrade();
        move || weak.upgrade().map(|inner| Self(inner).graph())
    }

    /// Remembers the latest changes of this collection, and of all that it is computed from, for explanations.
    pub(crate) fn record_changes(&self) {
        self.0.graph.record(self.0.cell.id);
    }

    /// The collection without its types, as long as it exists.
    pub(crate) fn explained(&self) -> impl Fn() -> Option<Box<dyn AnyView>> + Send + Sync + use<K, V> {
        let weak = self.downgrade();
        move || -> Option<Box<dyn AnyView>> { Some(Box::new(Self(weak.upgrade()?))) }
    }

    /// Explains a key: which keys of other collections its value comes from, up to the inputs of the graph, and the last change
    /// of each with the input that caused it.
    ///
    /// Every collection remembers its latest 256 changes, from the first call of this or from when an inspector observes it.
    /// Nothing is kept per key.
    ///
    /// ```
    /// use kube_informer::view::Collection;
    ///
    /// let (pods, writer) = Collection::writable("pods");
    /// let (zones, nodes) = Collection::writable("zones");
    /// let placed = pods.join_by(&zones, |_, node: &std::sync::Arc<&str>| Some(**node), |_, node, zone| (**node, **zone));
    /// placed.explain(&"web-0"); // from here on, changes are remembered
    /// nodes.insert("node-7", "zone-a");
    /// writer.insert("web-0", "node-7");
    /// let why = placed.explain(&"web-0");
    /// let cause = why.last_change.and_then(|change| change.cause).unwrap();
    /// assert_eq!((&*cause.name, cause.revision), ("pods", 1));
    /// let from: Vec<_> = why.inputs.iter().map(|input| (&*input.name, &*input.key)).collect();
    /// assert_eq!(from, [("pods", "web-0"), ("zones", "node-7")]);
    /// ```
    pub fn explain(&self, key: &K) -> Explanation {
        self.record_changes();
        let cell = &self.0.cell;
        let explained = self.0.graph.explain(cell.id, Box::new(key.clone()));
        explained.unwrap_or_else(|| Explanation {
            collection: cell.id,
            name: cell.name(),
            kind: cell.stats.kind,
            key: text(key),
            exists: cell.get(key).is_some(),
            last_change: None,
            inputs: Vec::new(),
            omitted: 0,
        })
    }

    /// The state of this collection's node. See [`NodeStatus`] for an example.
    pub fn status(&self) -> NodeStatus {
        let nodes = self.0.graph.status(self.0.cell.id);
        let own = nodes.into_iter().find(|node| node.id == self.0.cell.id);
        own.unwrap_or_else(|| NodeStatus::of(&self.0.cell))
    }

    /// This collection and all that it is computed from. Its `Display` is a mermaid drawing. See [`ViewGraph`] for an example.
    pub fn graph(&self) -> ViewGraph {
        ViewGraph {
            nodes: self.0.graph.status(self.0.cell.id),
        }
    }
}

impl<K: Key, V: Value> AnyView for Collection<K, V> {
    fn table(&self, node: u64) -> Option<Box<dyn AnyTable>> {
        self.0.graph.table(self.0.cell.id, node)
    }

    fn explain(&self, node: u64, key: Box<dyn AnyKey>) -> Option<Explanation> {
        self.0.graph.explain(node, key)
    }
}

impl<V: Value> Collection<(), V> {
    /// The value of a singleton.
    ///
    /// ```
    /// # use kube_informer::view::Collection;
    /// assert_eq!(Collection::fixed("settings", [((), "on")]).value().as_deref(), Some(&"on"));
    /// ```
    pub fn value(&self) -> Option<Arc<V>> {
        self.get(&())
    }
}

impl<K: Key, V: Value> fmt::Debug for Collection<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Collection")
            .field("name", &self.name())
            .field("len", &self.len())
            .finish_non_exhaustive()
    }
}
