//! Test kit: a small scripted server, handlers that record their events, and helpers for both.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use futures::StreamExt;
use futures::stream;
use kube_informer::informer::{Builder, Handler, Registration, SharedInformer};
use kube_informer::object::{ObjectKey, ResourceVersion};
use kube_informer::protocol::{AskVersion, EventType, Failure, FailureKind, ListRequest, WatchStart};
use kube_informer::protocol::{ListItem, Received, WatchEvent};
use kube_informer::reflector::InitialSync;
use kube_informer::source::ListWatch;
use parking_lot::Mutex;
use tokio::sync::mpsc;

pub(crate) type Thing = u32;

/// The server's data, and its watchers.
#[derive(Clone, Default)]
pub(crate) struct Server(Arc<Mutex<Inside>>);

#[derive(Default)]
struct Inside {
    version: u64,
    objects: BTreeMap<ObjectKey, (u64, Result<Thing, String>)>,
    watches: Vec<mpsc::UnboundedSender<Result<WatchEvent<Thing>, Failure>>>,
    /// Past events with their versions, for watches from an older version.
    history: Vec<(u64, WatchEvent<Thing>)>,
    lists: usize,
    probes: usize,
    samples: usize,
    refuse: Option<Failure>,
    /// A replica that is behind. It answers everything but consistent reads.
    replica: Option<Backup>,
    /// Watches of the server before a restore: they stay open and receive nothing.
    orphans: Vec<mpsc::UnboundedSender<Result<WatchEvent<Thing>, Failure>>>,
}

/// The server's data at one moment.
#[derive(Clone)]
pub(crate) struct Backup {
    version: u64,
    objects: BTreeMap<ObjectKey, (u64, Result<Thing, String>)>,
    history: Vec<(u64, WatchEvent<Thing>)>,
}

impl Server {
    /// A server with these objects: `a=1` is an object `a` with the content 1.
    pub(crate) fn with(objects: &[&str]) -> Self {
        let server = Self::default();
        objects.iter().for_each(|object| server.put(object));
        server
    }

    /// Creates or changes an object: `a=1`; `a=?` is an object that cannot be decoded.
    pub(crate) fn put(&self, object: &str) {
        let (name, content) = object.split_once('=').expect("name=content");
        let content = content.parse().map_err(|_| "it makes no sense".to_owned());
        let mut inside = self.0.lock();
        inside.version += 1;
        let (key, version) = (key(name), inside.version);
        let before = inside.objects.insert(key.clone(), (version, content.clone()));
        let change = if before.is_some() {
            EventType::Modified
        } else {
            EventType::Added
        };
        inside.send(WatchEvent::Changed(change, fetched(key, version, content)));
    }

    pub(crate) fn delete(&self, name: &str) {
        let mut inside = self.0.lock();
        inside.version += 1;
        let (key, version) = (key(name), inside.version);
        let (_, content) = inside.objects.remove(&key).expect("it is there");
        inside.send(WatchEvent::Changed(
            EventType::Deleted,
            fetched(key, version, content),
        ));
    }

    pub(crate) fn bookmark(&self) {
        let mut inside = self.0.lock();
        inside.version += 1;
        let version = inside.version.into();
        inside.send(WatchEvent::Bookmark {
            version,
            ends_initial: false,
        });
    }

    /// Runs `happens` without sending its events, so that watchers have to list again.
    pub(crate) fn unseen(&self, happens: impl FnOnce(&Self)) {
        let watches = std::mem::take(&mut self.0.lock().watches);
        happens(self);
        for watch in watches {
            let gone = Failure::new(FailureKind::Expired, "too old resource version");
            let _ = watch.send(Ok(WatchEvent::Error(gone)));
        }
    }

    /// Sends this event to every watcher, whether it is true or not.
    pub(crate) fn sends(&self, event: WatchEvent<Thing>) {
        self.0.lock().send(event);
    }

    pub(crate) fn backup(&self) -> Backup {
        let inside = self.0.lock();
        Backup {
            version: inside.version,
            objects: inside.objects.clone(),
            history: inside.history.clone(),
        }
    }

    /// Restores the data. Open watches stay open and receive nothing more.
    pub(crate) fn restore(&self, backup: &Backup) {
        let mut inside = self.0.lock();
        let Backup {
            version,
            objects,
            history,
        } = backup.clone();
        (inside.version, inside.objects, inside.history) = (version, objects, history);
        let watches = std::mem::take(&mut inside.watches);
        inside.orphans.extend(watches);
    }

    /// Answers all but consistent reads with this state from now on, or with the newest state again.
    pub(crate) fn replica(&self, behind: Option<Backup>) {
        self.0.lock().replica = behind;
    }

    /// Refuses all requests with this failure from now on, or accepts them again.
    pub(crate) fn refuse(&self, failure: Option<Failure>) {
        self.0.lock().refuse = failure;
    }

    pub(crate) fn lists(&self) -> usize {
        self.0.lock().lists
    }

    /// The number of requests for the version only.
    pub(crate) fn probes(&self) -> usize {
        self.0.lock().probes
    }

    /// How often it was asked what it had at a version.
    pub(crate) fn samples(&self) -> usize {
        self.0.lock().samples
    }

    /// Every watch breaks.
    pub(crate) fn cut(&self) {
        for watch in std::mem::take(&mut self.0.lock().watches) {
            let _ = watch.send(Err(Failure::new(
                FailureKind::Network,
                "the connection was reset",
            )));
        }
    }

    pub(crate) fn version(&self) -> u64 {
        self.0.lock().version
    }

    pub(crate) fn source(&self) -> ListWatch<Thing> {
        let (listed, watched, sampled) = (self.clone(), self.clone(), self.clone());
        ListWatch::new(
            move |request| {
                let mut inside = listed.0.lock();
                match request.limit {
                    Some(1) => inside.probes += 1,
                    _ => inside.lists += 1,
                }
                if let Some(failure) = &inside.refuse {
                    return stream::iter([Err(failure.clone())]).boxed();
                }
                let (objects, version) = match &inside.replica {
                    Some(behind) if request.version != Some(AskVersion::Newest) => {
                        (&behind.objects, behind.version)
                    }
                    _ => (&inside.objects, inside.version),
                };
                let items = objects.iter().map(|(key, (version, content))| {
                    Ok(ListItem::Item(fetched(key.clone(), *version, content.clone())))
                });
                let mut page: Vec<_> = items.collect();
                page.push(Ok(ListItem::End {
                    version: version.into(),
                    next: None,
                }));
                stream::iter(page).boxed()
            },
            move |request| {
                let WatchStart::After(from) = request.start else {
                    unreachable!("these informers list first");
                };
                let mut inside = watched.0.lock();
                let answer = match &inside.refuse {
                    Some(failure) => Err(failure.clone()),
                    None => {
                        let (sender, receiver) = mpsc::unbounded_channel();
                        for (version, event) in &inside.history {
                            if ResourceVersion::from(*version) > from {
                                let _ = sender.send(Ok(event.clone()));
                            }
                        }
                        inside.watches.push(sender);
                        Ok(stream::unfold(receiver, |mut receiver| async move {
                            receiver.recv().await.map(|event| (event, receiver))
                        })
                        .boxed())
                    }
                };
                Box::pin(async move { answer })
            },
        )
        .metadata_by(move |request| {
            let mut inside = sampled.0.lock();
            inside.samples += 1;
            let page = inside
                .sample(request)
                .unwrap_or_else(|failure| vec![Err(failure)]);
            stream::iter(page).boxed()
        })
    }

    /// An informer of this server that starts with a list; not started.
    pub(crate) fn informer(&self) -> SharedInformer<Thing> {
        self.builder().build().expect("nothing is wrong with it")
    }

    pub(crate) fn builder(&self) -> Builder<Thing> {
        SharedInformer::over(self.source())
            .name("things")
            .initial(InitialSync::List)
    }

    /// An informer of this server that is started and synced.
    pub(crate) async fn synced(&self) -> SharedInformer<Thing> {
        let informer = self.informer();
        start(&informer).await;
        informer
    }
}

impl Inside {
    /// The state at a version, from the history.
    fn sample(&self, request: ListRequest) -> Result<Vec<Result<ListItem<()>, Failure>>, Failure> {
        if let Some(failure) = &self.refuse {
            return Err(failure.clone());
        }
        let Some(AskVersion::Exactly(at)) = request.version else {
            unreachable!("only exact versions are asked for");
        };
        let newest = self
            .replica
            .as_ref()
            .map_or(self.version, |behind| behind.version);
        if at > newest.into() {
            let why = "Too large resource version";
            return Err(Failure::new(FailureKind::VersionTooLarge, why));
        }
        let mut objects = BTreeMap::new();
        for (version, said) in &self.history {
            if ResourceVersion::from(*version) > at {
                break;
            }
            match said {
                WatchEvent::Changed(EventType::Deleted, object) => objects.remove(&object.key),
                WatchEvent::Changed(_, object) => objects.insert(object.key.clone(), *version),
                _ => None,
            };
        }
        let wanted = |key: &ObjectKey| request.only.as_ref().is_none_or(|only| only == key);
        let items = objects.into_iter().filter(|(key, _)| wanted(key));
        let items = items.map(|(key, version)| Ok(ListItem::Item(Received::unchanged(key, version))));
        let end = ListItem::End {
            version: at,
            next: None,
        };
        Ok(items.chain([Ok(end)]).collect())
    }

    fn send(&mut self, event: WatchEvent<Thing>) {
        self.watches.retain(|watch| watch.send(Ok(event.clone())).is_ok());
        self.history.push((self.version, event));
    }
}

pub(crate) async fn start(informer: &SharedInformer<Thing>) {
    informer.start().expect("it was not started");
    informer
        .wait_for_sync(Duration::from_secs(60))
        .await
        .expect("the source is willing");
    settle().await;
}

fn fetched(key: ObjectKey, version: u64, content: Result<Thing, String>) -> Received<Thing> {
    match content {
        Ok(content) => Received::new(key, version, content).content(u64::from(content) + 1),
        Err(why) => Received::undecodable(key, version, why),
    }
}

pub(crate) fn key(name: &str) -> ObjectKey {
    ObjectKey::cluster(name)
}

pub(crate) fn keys(names: &[&str]) -> Vec<ObjectKey> {
    names.iter().map(|name| key(name)).collect()
}

/// Waits until no task has work left. Time is virtual, so this takes none.
pub(crate) async fn settle() {
    tokio::time::sleep(Duration::from_millis(1)).await;
}

/// Records the events of a handler: `add a 1 initial`, `update a 1 to 2`, `delete a 2`, `lost a 2` if the final state
/// is unknown.
#[derive(Clone, Default)]
pub(crate) struct Recorder(Arc<Mutex<Vec<String>>>);

impl Recorder {
    pub(crate) fn handler(&self) -> Handler<Thing> {
        let [add, update, delete] = [(); 3].map(|()| self.clone());
        Handler::new()
            .on_add(move |new, initial| {
                add.note(format!("add {new}{}", if initial { " initial" } else { "" }));
            })
            .on_update(move |old, new| update.note(format!("update {old} to {new}")))
            .on_delete(move |deleted| {
                let word = if deleted.final_state_unknown {
                    "lost"
                } else {
                    "delete"
                };
                let last = deleted.last.as_deref().expect("a last state");
                delete.note(format!("{word} {} {last}", deleted.key));
            })
    }

    pub(crate) fn note(&self, line: String) {
        self.0.lock().push(line);
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.lock().is_empty()
    }

    /// The events since the last call.
    pub(crate) fn take(&self) -> Vec<String> {
        std::mem::take(&mut self.0.lock())
    }
}

/// Adds a handler that records its events.
pub(crate) fn listen(informer: &SharedInformer<Thing>) -> (Recorder, Registration) {
    let recorder = Recorder::default();
    let registration = informer
        .add_handler(recorder.handler())
        .expect("it runs, or will");
    (recorder, registration)
}
