//! Watches as lines of text.

use std::fmt::Debug;
use std::time::Duration;

use futures::stream::BoxStream;
use futures::{Stream, StreamExt};
use kube::api::WatchEvent;
use kube::{Resource, ResourceExt};

/// So long nothing comes in virtual time before a stream counts as silent: longer than any timeout of the server.
const SILENCE: Duration = Duration::from_secs(2 * 60 * 60);

/// A watch that is read one line at a time. Only for paused clocks: silence is waited for.
pub(crate) struct Story<K>(BoxStream<'static, kube::Result<WatchEvent<K>>>);

impl<K> Story<K>
where
    K: Resource + Clone + Debug + 'static,
{
    pub(crate) fn of(stream: impl Stream<Item = kube::Result<WatchEvent<K>>> + Send + 'static) -> Self {
        Self(stream.boxed())
    }

    /// The next line: `added a`, `bookmark 7`, `end bookmark 7`, `error 410`, `broken`, `no sense`, `end`, `silence`.
    pub(crate) async fn next(&mut self) -> String {
        match tokio::time::timeout(SILENCE, self.0.next()).await {
            Err(_) => "silence".to_owned(),
            Ok(None) => "end".to_owned(),
            Ok(Some(event)) => told(event),
        }
    }

    pub(crate) async fn take(&mut self, count: usize) -> Vec<String> {
        let mut lines = Vec::new();
        for _ in 0..count {
            lines.push(self.next().await);
        }
        lines
    }
}

fn told<K: Resource>(event: kube::Result<WatchEvent<K>>) -> String {
    match event {
        Ok(WatchEvent::Added(object)) => format!("added {}", object.name_any()),
        Ok(WatchEvent::Modified(object)) => format!("modified {}", object.name_any()),
        Ok(WatchEvent::Deleted(object)) => format!("deleted {}", object.name_any()),
        Ok(WatchEvent::Bookmark(mark)) => {
            let meta = &mark.metadata;
            let end = match meta.annotations.contains_key("k8s.io/initial-events-end") {
                true => "end ",
                false => "",
            };
            format!("{end}bookmark {}", meta.resource_version)
        }
        Ok(WatchEvent::Error(status)) => format!("error {}", status.code),
        Err(kube::Error::ReadEvents(_)) => "broken".to_owned(),
        Err(kube::Error::SerdeError(_)) => "no sense".to_owned(),
        // kube takes any map for a Status when it is no event, with nothing in it.
        Err(kube::Error::Api(status)) if status.code == 0 => "no sense".to_owned(),
        Err(other) => panic!("not foreseen in a watch: {other:?}"),
    }
}

/// All lines until the stream ends, breaks or falls silent, that last one included.
pub(crate) async fn collect<K>(mut story: Story<K>) -> Vec<String>
where
    K: Resource + Clone + Debug + 'static,
{
    let mut lines = Vec::new();
    loop {
        let line = story.next().await;
        let last = matches!(line.as_str(), "end" | "broken" | "silence");
        lines.push(line);
        if last {
            return lines;
        }
    }
}
