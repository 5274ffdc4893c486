//! A backup of the whole server, taken by [`Sandbox::snapshot`] and put back by [`Sandbox::restore`].

use std::sync::Arc;

use crate::gc;
use crate::sandbox::Sandbox;
use crate::store::Backup;

/// All objects of a sandbox, its CRDs and its version counter, as they were at one moment.
///
/// A snapshot is what a backup of etcd is. [`Sandbox::restore`] puts it back, in the sandbox that it was taken from or in
/// another one. Clones share their contents. A snapshot holds one pointer per object, and it keeps those objects in
/// memory while it exists.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # use k8s_openapi::api::core::v1::ConfigMap;
/// # use kube::api::{Api, ListParams, PostParams};
/// use kube_sandbox::Sandbox;
///
/// let sandbox = Sandbox::start().await?;
/// let maps: Api<ConfigMap> = Api::default_namespaced(sandbox.client());
/// let backup = sandbox.snapshot();
///
/// let mut map = ConfigMap::default();
/// map.metadata.name = Some("settings".into());
/// let first = maps.create(&PostParams::default(), &map).await?;
///
/// sandbox.restore(&backup);
/// assert_eq!(sandbox.resource_version(), backup.resource_version());
/// assert!(maps.list(&ListParams::default()).await?.items.is_empty());
///
/// // The counter went back, so the next write gets the same version again.
/// let second = maps.create(&PostParams::default(), &map).await?;
/// assert_eq!(first.metadata.resource_version, second.metadata.resource_version);
/// assert_ne!(first.metadata.uid, second.metadata.uid);
/// # Ok(()) }
/// ```
#[derive(Debug, Clone)]
pub struct Snapshot {
    backup: Arc<Backup>,
}

impl Snapshot {
    /// The version of the newest write that the snapshot contains.
    pub fn resource_version(&self) -> u64 {
        self.backup.version()
    }

    /// The number of objects in the snapshot, over all resources.
    pub fn objects(&self) -> usize {
        self.backup.objects()
    }
}

impl Sandbox {
    /// Takes a backup of all objects, all CRDs and the version counter. The server keeps running.
    ///
    /// See [`Snapshot`] for an example. The cost is one pointer per object. Fault rules, the request log and the events that watches are
    /// answered from are not part of a snapshot.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot {
            backup: Arc::new(self.core().store.read().backup()),
        }
    }

    /// Replaces all objects, all CRDs and the version counter by those of `snapshot`, as a cluster does whose etcd is
    /// restored from a backup.
    ///
    /// The server behaves as a real one does that is started again on the restored data:
    ///
    /// - Requests in progress get no answer, and open watches are cut, as in [`restart`](Self::restart).
    /// - The version goes back to [`Snapshot::resource_version`], and later writes assign the same versions again, to
    ///   other contents.
    /// - The server remembers no events. A watch from a version before the snapshot's gets 410.
    /// - A watch from a version that the server has not reached again is silent: it sends neither events nor bookmarks, and it
    ///   misses every write up to that version.
    /// - A list or get that asks for such a version waits three seconds and fails with 504,
    ///   "Too large resource version". Pages of a list that began before the restore fail in the same way.
    ///
    /// A stopped sandbox stays stopped. Fault rules and the request log are kept.
    pub fn restore(&self, snapshot: &Snapshot) {
        let core = self.core();
        let serving = core.is_accepting();
        core.stop();
        let mut state = core.store.write();
        state.restore(&snapshot.backup);
        gc::reschedule(core, &state);
        drop(state);
        if serving {
            core.accept();
        }
    }
}
