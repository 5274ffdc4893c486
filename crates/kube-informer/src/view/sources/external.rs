//! Inputs from outside of Kubernetes: watch channels and files, as singletons.

use std::path::PathBuf;
use std::sync::{Arc, Weak};
use std::time::Duration;

use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

use super::CloseOnDrop;
use crate::guard::guarded;
use crate::view::change::Value;
use crate::view::collection::{Collection, Inner};
use crate::view::error::AddError;
use crate::view::operators::Output;

impl<V: PartialEq + Value> Collection<(), V> {
    /// The value of a watch channel. It has a task on the current runtime.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// use kube_informer::view::Collection;
    /// # use futures::StreamExt;
    ///
    /// let (sender, receiver) = tokio::sync::watch::channel("info");
    /// let level = Collection::from_watch("log level", receiver)?;
    /// assert_eq!(level.value().as_deref(), Some(&"info"));
    /// # let mut events = level.subscribe()?.skip(2);
    /// sender.send("debug")?;
    /// # events.next().await;
    /// assert_eq!(level.value().as_deref(), Some(&"debug")); // a moment later
    /// # Ok(()) }
    /// ```
    ///
    /// # Errors
    /// There is no tokio runtime.
    pub fn from_watch(name: impl Into<Arc<str>>, mut receiver: watch::Receiver<V>) -> Result<Self, AddError>
    where
        V: Clone,
    {
        let first = receiver.borrow_and_update().clone();
        let (collection, inner) = external(name.into(), "watch channel", move |inner| async move {
            while receiver.changed().await.is_ok() {
                let value = receiver.borrow_and_update().clone();
                set(&inner, Some(value));
            }
        })?;
        set(&inner, Some(first));
        Ok(collection)
    }

    /// The content of a small file, which is read every so often. A file that is missing is a missing value. A file that cannot
    /// be read or parsed keeps the last value, and the [`status`](Self::status) says why. It has a task on the current
    /// runtime.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// use std::time::Duration;
    /// use kube_informer::view::Collection;
    /// # let path = std::env::temp_dir().join(format!("kube-informer-view-{}", std::process::id()));
    /// # std::fs::write(&path, "17")?;
    ///
    /// let limit = Collection::from_file("limit", &path, Duration::from_secs(5), |bytes| {
    ///     std::str::from_utf8(bytes).map_err(|error| error.to_string())?.parse::<u32>().map_err(|error| error.to_string())
    /// })?;
    /// limit.wait_for_sync(Duration::from_secs(5)).await?; // it was read once
    /// assert_eq!(limit.value().as_deref(), Some(&17));
    /// # std::fs::remove_file(&path)?;
    /// # Ok(()) }
    /// ```
    ///
    /// # Errors
    /// There is no tokio runtime.
    pub fn from_file(
        name: impl Into<Arc<str>>,
        path: impl Into<PathBuf>,
        every: Duration,
        parse: impl Fn(&[u8]) -> Result<V, String> + Send + 'static,
    ) -> Result<Self, AddError> {
        let path: PathBuf = path.into();
        let (collection, _) = external(name.into(), "file", move |inner| async move {
            let mut before = None;
            loop {
                let from = path.clone();
                let read = tokio::task::spawn_blocking(move || std::fs::read(from)).await;
                let Ok(read) = read else {
                    return; // the runtime is shutting down
                };
                let now =
                    read.map_err(|error| (error.kind() == std::io::ErrorKind::NotFound, error.to_string()));
                if before.as_ref() != Some(&now) {
                    match &now {
                        Ok(bytes) => match guarded(|| parse(bytes)).and_then(|parsed| parsed) {
                            Ok(value) => set(&inner, Some(value)),
                            Err(error) => fail(&inner, error),
                        },
                        Err((true, _)) => set(&inner, None),
                        Err((false, error)) => fail(&inner, error.clone()),
                    }
                    before = Some(now);
                }
                tokio::time::sleep(every).await;
            }
        })?;
        Ok(collection)
    }
}

/// A singleton, and how its task refers to it.
type External<V> = (Collection<(), V>, Weak<Inner<(), V>>);

/// A singleton with a task that sets it.
fn external<V, F, R>(name: Arc<str>, kind: &'static str, run: F) -> Result<External<V>, AddError>
where
    V: PartialEq + Value,
    F: FnOnce(Weak<Inner<(), V>>) -> R,
    R: Future<Output = ()> + Send + 'static,
{
    let no_runtime = |_| AddError::NoRuntime {
        view: Arc::clone(&name),
    };
    let runtime = tokio::runtime::Handle::try_current().map_err(no_runtime)?;
    let stop = CancellationToken::new();
    let guard = stop.clone().drop_guard();
    let collection = Collection::root(name, kind, None, false, |old, new| old == new, Some(guard));
    let inner = collection.downgrade();
    let (following, stopped) = (run(inner.clone()), CloseOnDrop(inner.clone()));
    runtime.spawn(async move {
        stop.run_until_cancelled(following).await;
        drop(stopped);
    });
    Ok((collection, inner))
}

fn set<V: Value>(inner: &Weak<Inner<(), V>>, value: Option<V>) {
    if let Some(inner) = inner.upgrade() {
        let mut output = Output::new();
        output.set((), value.map(Arc::new));
        output.recovered.push(KEY.to_owned());
        inner.write(output, |version| version.synced = true);
    }
}

/// The value could not be read. It stays as it is.
fn fail<V: Value>(inner: &Weak<Inner<(), V>>, error: String) {
    if let Some(inner) = inner.upgrade() {
        let mut output = Output::new();
        output.failures.push((KEY.to_owned(), error));
        inner.write(output, |version| version.synced = true);
    }
}

/// The key of a singleton in reports.
const KEY: &str = "()";
