//! A server in a few lines, handlers that write down what they hear, and the words to speak about both.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use futures::StreamExt;
use futures::stream;
use kube_informer::informer::{Builder, Handler, Registration, SharedInformer};
use kube_informer::object::{ObjectKey, ResourceVersion};
use kube_informer::reflector::{Change, Failure, FailureKind, InitialSync, WatchStart};
use kube_informer::source::{Fetched, ListWatch, Listed, Watched};
use parking_lot::Mutex;
use tokio::sync::mpsc;

pub(crate) type Thing = u32;

/// What the server has, and whoever watches it.
#[derive(Clone, Default)]
pub(crate) struct Server(Arc<Mutex<Inside>>);

#[derive(Default)]
struct Inside {
    version: u64,
    objects: BTreeMap<ObjectKey, (u64, Result<Thing, String>)>,
    watches: Vec<mpsc::UnboundedSender<Result<Watched<Thing>, Failure>>>,
    /// What happened, for those who come later, with the version at which it did.
    history: Vec<(u64, Watched<Thing>)>,
    lists: usize,
    refuse: Option<Failure>,
}

impl Server {
    /// Puts objects in: `a=1` is an object `a` with the content 1.
    pub(crate) fn with(objects: &[&str]) -> Self {
        let server = Self::default();
        objects.iter().for_each(|object| server.put(object));
        server
    }

    /// Makes or changes an object: `a=1`; `a=?` is one that cannot be decoded.
    pub(crate) fn put(&self, object: &str) {
        let (name, content) = object.split_once('=').expect("name=content");
        let content = content.parse().map_err(|_| "it makes no sense".to_owned());
        let mut inside = self.0.lock();
        inside.version += 1;
        let (key, version) = (key(name), inside.version);
        let before = inside.objects.insert(key.clone(), (version, content.clone()));
        let change = if before.is_some() {
            Change::Modified
        } else {
            Change::Added
        };
        inside.say(Watched::Changed(change, fetched(key, version, content)));
    }

    pub(crate) fn delete(&self, name: &str) {
        let mut inside = self.0.lock();
        inside.version += 1;
        let (key, version) = (key(name), inside.version);
        let (_, content) = inside.objects.remove(&key).expect("it is there");
        inside.say(Watched::Changed(Change::Deleted, fetched(key, version, content)));
    }

    pub(crate) fn bookmark(&self) {
        let mut inside = self.0.lock();
        inside.version += 1;
        let version = inside.version.into();
        inside.say(Watched::Bookmark {
            version,
            ends_initial: false,
        });
    }

    /// Whatever happens in there is missed by those who watch: they have to list again.
    pub(crate) fn unseen(&self, happens: impl FnOnce(&Self)) {
        let watches = std::mem::take(&mut self.0.lock().watches);
        happens(self);
        for watch in watches {
            let gone = Failure::new(FailureKind::Expired, "too old resource version");
            let _ = watch.send(Ok(Watched::Error(gone)));
        }
    }

    /// Says this to everyone who watches, true or not.
    pub(crate) fn says(&self, said: Watched<Thing>) {
        self.0.lock().say(said);
    }

    /// From now on everything is refused, or nothing.
    pub(crate) fn refuse(&self, failure: Option<Failure>) {
        self.0.lock().refuse = failure;
    }

    pub(crate) fn lists(&self) -> usize {
        self.0.lock().lists
    }

    pub(crate) fn version(&self) -> u64 {
        self.0.lock().version
    }

    pub(crate) fn source(&self) -> ListWatch<Thing> {
        let (listed, watched) = (self.clone(), self.clone());
        ListWatch::new(
            move |_| {
                let mut inside = listed.0.lock();
                inside.lists += 1;
                if let Some(failure) = &inside.refuse {
                    return stream::iter([Err(failure.clone())]).boxed();
                }
                let items = inside.objects.iter().map(|(key, (version, content))| {
                    Ok(Listed::Item(fetched(key.clone(), *version, content.clone())))
                });
                let mut page: Vec<_> = items.collect();
                page.push(Ok(Listed::End {
                    version: inside.version.into(),
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
                        let (say, hear) = mpsc::unbounded_channel();
                        for (version, said) in &inside.history {
                            if ResourceVersion::from(*version) > from {
                                let _ = say.send(Ok(said.clone()));
                            }
                        }
                        inside.watches.push(say);
                        Ok(stream::unfold(hear, |mut hear| async move {
                            hear.recv().await.map(|said| (said, hear))
                        })
                        .boxed())
                    }
                };
                Box::pin(async move { answer })
            },
        )
    }

    /// An informer of it that lists first; not started.
    pub(crate) fn informer(&self) -> SharedInformer<Thing> {
        self.builder().build().expect("nothing is wrong with it")
    }

    pub(crate) fn builder(&self) -> Builder<Thing> {
        SharedInformer::over(self.source())
            .name("things")
            .initial(InitialSync::List)
    }

    /// An informer of it that runs and is synced.
    pub(crate) async fn synced(&self) -> SharedInformer<Thing> {
        let informer = self.informer();
        start(&informer).await;
        informer
    }
}

impl Inside {
    fn say(&mut self, said: Watched<Thing>) {
        self.watches.retain(|watch| watch.send(Ok(said.clone())).is_ok());
        self.history.push((self.version, said));
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

fn fetched(key: ObjectKey, version: u64, content: Result<Thing, String>) -> Fetched<Thing> {
    match content {
        Ok(content) => Fetched::new(key, version, content),
        Err(why) => Fetched::undecodable(key, version, why),
    }
}

pub(crate) fn key(name: &str) -> ObjectKey {
    ObjectKey::cluster(name)
}

pub(crate) fn keys(names: &[&str]) -> Vec<ObjectKey> {
    names.iter().map(|name| key(name)).collect()
}

/// Until nobody has anything to do any more. Time is virtual, so it costs none.
pub(crate) async fn settle() {
    tokio::time::sleep(Duration::from_millis(1)).await;
}

/// What a handler heard: `add a 1 initial`, `update a 1 to 2`, `delete a 2`, `lost a 2` for a final state unknown.
#[derive(Clone, Default)]
pub(crate) struct Heard(Arc<Mutex<Vec<String>>>);

impl Heard {
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

    /// What was heard since it was last asked.
    pub(crate) fn news(&self) -> Vec<String> {
        std::mem::take(&mut self.0.lock())
    }
}

/// Adds a handler that writes down what it hears.
pub(crate) fn listen(informer: &SharedInformer<Thing>) -> (Heard, Registration) {
    let heard = Heard::default();
    let registration = informer.add_handler(heard.handler()).expect("it runs, or will");
    (heard, registration)
}
