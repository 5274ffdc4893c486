//! Whether a server filters lists and watches by shard, and the filter for servers that do not.

use std::sync::Arc;

use ::kube::Client;
use futures::{Stream, StreamExt, future};
use http::Request;
use http::header::ACCEPT;
use serde::Deserialize;
use tokio::sync::OnceCell;

use crate::protocol::{
    Failure, IsCached, ListItem, Received, ShardFilter, ShardKey, ShardSelector, WatchEvent,
};

/// Remembers whether a server answers `shardSelector`, so that it is probed once. Shared by the sources of one server.
#[derive(Debug, Default)]
pub(crate) struct ShardSupport(OnceCell<bool>);

/// The list of a probe.
#[derive(Deserialize)]
struct Probed {
    metadata: ProbedMeta,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ProbedMeta {
    shard_info: Option<serde::de::IgnoredAny>,
}

impl ShardSupport {
    /// The answer of the probe, if there was one.
    pub(crate) fn known(&self) -> Option<bool> {
        self.0.get().copied()
    }

    /// Returns true if the server filters by shard. A probe that fails says nothing, and is repeated with the next request.
    pub(super) async fn is_served(&self, client: &Client, path: &str) -> bool {
        let probe = || async {
            let all = ShardSelector::new(ShardKey::Uid, [(0, u64::MAX)]).to_string();
            // Without a version, because servers ignore the limit of a list at version 0 and answer with everything.
            let query = form_urlencoded::Serializer::new(String::new())
                .append_pair("limit", "1")
                .append_pair("shardSelector", &all)
                .finish();
            let request = Request::get(format!("{path}?{query}"))
                // Lists of bare metadata do not say it.
                .header(ACCEPT, "application/json")
                .body(Vec::new())
                .map_err(drop)?;
            let probed = client.request::<Probed>(request).await.map_err(drop)?;
            let served = probed.metadata.shard_info.is_some();
            tracing::debug!(path, served, "asked whether the server filters by shard");
            Ok::<bool, ()>(served)
        };
        self.0.get_or_try_init(probe).await.copied().unwrap_or(false)
    }
}

/// Lets the decoder skip the objects of other shards, as it skips those that are cached.
pub(super) fn skip(filter: &ShardFilter, known: Option<IsCached>) -> IsCached {
    let filter = filter.clone();
    let by_content = known.as_ref().is_some_and(IsCached::compares_content);
    let skipped = IsCached::with_content(move |key, uid, version, content| {
        let is_known = |known: &IsCached| known.ask_for(key, uid, version, content);
        !filter.selects(key, Some(uid)) || known.as_ref().is_some_and(is_known)
    });
    skipped.comparing_content(by_content)
}

fn selects<K>(filter: &ShardFilter, object: &Received<K>) -> bool {
    filter.selects(&object.key, object.uid.as_ref())
}

/// Leaves out the items of other shards.
pub(super) fn items<K>(
    items: impl Stream<Item = Result<ListItem<K>, Failure>>,
    filter: ShardFilter,
) -> impl Stream<Item = Result<ListItem<K>, Failure>> {
    items.filter(move |item| {
        future::ready(match item {
            Ok(ListItem::Item(object)) => selects(&filter, object),
            _ => true,
        })
    })
}

/// Leaves out the events of other shards. Their versions still count, once the initial events are over, as those of bookmarks do.
pub(super) fn events<K: Send + 'static>(
    events: impl Stream<Item = Result<WatchEvent<K>, Failure>>,
    filter: ShardFilter,
    mut initial: bool,
) -> impl Stream<Item = Result<WatchEvent<K>, Failure>> {
    events.filter_map(move |event| {
        if let Ok(WatchEvent::Bookmark {
            ends_initial: true, ..
        }) = event
        {
            initial = false;
        }
        future::ready(match event {
            Ok(WatchEvent::Changed(_, object)) if !selects(&filter, &object) => {
                let version = object.version.filter(|_| !initial);
                let bookmark = |version| WatchEvent::Bookmark {
                    version,
                    ends_initial: false,
                };
                version.map(|version| Ok(bookmark(version)))
            }
            event => Some(event),
        })
    })
}

/// The support record and the filter of a source.
#[derive(Debug, Clone)]
pub(super) struct ShardingSupport {
    pub(super) filter: ShardFilter,
    pub(super) support: Arc<ShardSupport>,
}
