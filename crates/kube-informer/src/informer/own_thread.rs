//! Runs an informer on a thread of its own.

use std::sync::{Arc, mpsc};
use std::thread;

use tokio::runtime;

use super::SharedInformer;
use super::error::StartError;

impl<K: Send + Sync + 'static> SharedInformer<K> {
    /// Starts the informer and its handlers on a thread of their own, and returns at once. The thread ends when the informer
    /// stops. It needs no runtime.
    ///
    /// On a runtime with several threads, each hand-over from the connection to the decoder and to the handlers may wake another
    /// thread, which costs more than a small change. On a thread of its own an informer only changes tasks: in `bench contention` it
    /// applied 1.3 to 1.5 times as many single changes per second, and 2.7 to 17 times as many while 40 tasks read on the other
    /// threads. It also waits for no task that blocks a thread of the runtime.
    ///
    /// Its handlers share the thread, so one that computes for long delays the informer, unless it is
    /// [`blocking`](super::Handler::blocking). One thread decodes what one core can decode.
    ///
    /// A `kube::Client` opens a connection where a request waits for it, so connections that this informer opens have their task on
    /// its thread, too.
    ///
    /// # Errors
    /// The informer runs already, has stopped, or the system refuses another thread.
    ///
    /// ```
    /// # use kube_informer::{informer::SharedInformer, source::ScriptedSource};
    /// let informer = SharedInformer::over(ScriptedSource::<String>::new()).build()?;
    /// informer.start_on_own_thread()?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn start_on_own_thread(&self) -> Result<(), StartError> {
        let refused = |cause: std::io::Error| StartError::NoThread {
            informer: Arc::clone(&self.applier().name),
            cause: cause.to_string().into(),
        };
        let runtime = runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .map_err(refused)?;
        let handle = runtime.handle().clone();
        let (stop, tasks) = self.tasks();
        let (start, started) = mpsc::channel();
        let run = move || {
            if started.recv().is_ok() {
                runtime.block_on(async {
                    stop.cancelled().await;
                    tasks.close();
                    tasks.wait().await;
                });
            }
        };
        // The thread comes first: once it exists, starting can fail only because of the informer, and then the thread ends.
        thread::Builder::new()
            .name(self.name().to_owned())
            .spawn(run)
            .map_err(refused)?;
        self.start_on(&handle)?;
        // The thread waits for this, so it receives it.
        let _ = start.send(());
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::super::Handler;
    use super::*;
    use crate::object::ObjectKey;
    use crate::protocol::Received;
    use crate::reflector::InitialSync;
    use crate::source::{Page, ScriptedSource};

    #[test]
    fn the_thread_runs_the_handlers_and_ends_with_the_informer() {
        let source = ScriptedSource::<String>::new();
        source.on_list(Page::new(1).item(Received::new(ObjectKey::cluster("a"), 1, "a".to_owned())));
        let informer = SharedInformer::over(source)
            .initial(InitialSync::List)
            .name("texts")
            .build()
            .unwrap();
        let (seen, names) = mpsc::channel();
        let alive = Arc::new(());
        let (held, guard) = (Arc::downgrade(&alive), alive);
        let handler = Handler::new().on_add(move |_: &Arc<String>, _| {
            let _ = &guard;
            seen.send(thread::current().name().map(str::to_owned)).unwrap();
        });
        let registration = informer.add_handler(handler).unwrap();
        informer.start_on_own_thread().unwrap();
        let name = names.recv_timeout(Duration::from_secs(60)).unwrap();
        assert_eq!(name.as_deref(), Some("texts"));
        assert!(matches!(
            informer.start_on_own_thread(),
            Err(StartError::Running { .. })
        ));
        let waiting = runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .unwrap();
        waiting.block_on(informer.shutdown());
        drop((registration, informer));
        assert!(
            held.upgrade().is_none(),
            "the handler was dropped with its thread"
        );
    }
}
