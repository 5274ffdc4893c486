//! Lists, watches and probes: requests whose answers are decoded.

use std::marker::PhantomData;
use std::sync::Arc;

use ::kube::Client;
use ::kube::client::Body;
use futures::future::BoxFuture;
use futures::stream::{self, BoxStream};
use futures::{FutureExt, Stream, StreamExt};
use http::{Request, StatusCode};
use kube_lean::PoolStats;
use serde::de::{DeserializeOwned, IgnoredAny};
use tokio::time::Instant;

use super::super::compression::{Compression, ServerSupport};
use super::super::encoding::{Encoding, Form, Shape};
use super::super::pump::BulkPhase;
use super::super::sharding;
use super::super::{ListerWatcher, Prober, WatchStream, version_of};
use super::KubeSource;
use super::address::{list_query, watch_query};
use crate::object::ResourceVersion;
use crate::protocol::{
    AskVersion, Failure, FreeList, IsCached, ListItem, ListRequest, ShardFilter, WatchEvent, WatchRequest,
    WatchStart,
};
use crate::wire::{Decoding, ListReader, WatchReader, proto};

impl<K: DeserializeOwned + Send + Sync + 'static> ListerWatcher<K> for KubeSource<K> {
    fn list(&self, request: ListRequest) -> BoxStream<'static, Result<ListItem<K>, Failure>> {
        let (kind, decoding) = (self.kind.clone(), self.decoding.clone());
        let (pool, check) = (Arc::clone(&self.pool), self.check.clone());
        let known = self.known.clone();
        let known = known.map(|known| known.comparing_content(request.afresh));
        let known = self.or_elsewhere(known);
        let metadata = self.metadata;
        let asking = self.ask(list_query(&request), Shape::List, true, BulkPhase::new(true));
        let asking = self.looking_for_the_kind(&request, asking);
        let page = asking.map(move |answer| match answer {
            Ok(answer) => match answer.form() {
                Form::Json | Form::Metadata(_) => {
                    let mut reader = ListReader::new(kind, decoding).checking(check);
                    if metadata {
                        reader = reader.or_metadata();
                    }
                    if let Some(known) = known {
                        reader = reader.knowing(known);
                    }
                    answer.elements(Box::new(reader), pool)
                }
                Form::Protobuf(schema) => {
                    let reader = proto::ListReader::new(&kind, schema, &decoding, known).checking(check);
                    answer.elements(Box::new(reader), pool)
                }
            },
            Err(failure) => stream::iter([Err(failure)]).boxed(),
        });
        let page = page.flatten_stream();
        match self.shard.clone() {
            Some(filter) => sharding::items(page, filter).boxed(),
            None => page.boxed(),
        }
    }

    fn watch(&self, request: WatchRequest) -> BoxFuture<'static, Result<WatchStream<K>, Failure>> {
        let (kind, decoding, metadata) = (self.kind.clone(), self.decoding.clone(), self.metadata);
        let (pool, check) = (Arc::clone(&self.pool), self.check.clone());
        // Objects that were deleted since the last watch no longer hold their parts.
        pool.lock().sweep();
        let initial = matches!(request.start, WatchStart::Initial(_));
        // Changes after a version are always new. Only initial events can repeat cached objects.
        let known = self.known.clone().filter(|_| initial);
        let known = known.map(|known| known.comparing_content(request.afresh));
        let known = self.or_elsewhere(known);
        let (shard, shard_support) = (self.shard.clone(), Arc::clone(&self.shard_support));
        let (server, free) = (Arc::clone(&self.server), self.free.clone());
        let compressed = initial && server.compresses(self.compression);
        let bulk = BulkPhase::new(initial);
        let asking = self.ask(watch_query(&request), Shape::Object, initial, bulk.clone());
        async move {
            let answer = asking.await?;
            let events = match answer.form() {
                Form::Json | Form::Metadata(_) => {
                    let mut reader = WatchReader::new(kind, decoding).checking(check);
                    if metadata {
                        reader = reader.or_metadata();
                    }
                    if let Some(known) = known {
                        reader = reader.knowing(known);
                    }
                    answer.elements(Box::new(reader), pool)
                }
                Form::Protobuf(schema) => {
                    let reader = proto::WatchReader::new(&kind, schema, &decoding, known)
                        .checking(check)
                        .reusing(free);
                    answer.elements(Box::new(reader), pool)
                }
            };
            let events = match initial {
                true => bulk_until_synced(events, bulk).boxed(),
                false => events,
            };
            let events = match shard {
                // A watch ends when ranges were lost, so that the next one asks for fewer.
                Some(filter) if shard_support.known() == Some(true) => {
                    let narrowed = filter.narrowed();
                    sharding::events(events, filter, initial)
                        .take_until(narrowed)
                        .boxed()
                }
                Some(filter) => sharding::events(events, filter, initial).boxed(),
                None => events,
            };
            Ok(match compressed {
                true => watched_over(events, server).boxed(),
                false => events,
            })
        }
        .boxed()
    }

    fn newest_version(&self) -> BoxFuture<'static, Result<ResourceVersion, Failure>> {
        let request = ListRequest::new(AskVersion::Newest, Some(1));
        version_of(self.probe().list(request)).boxed()
    }

    fn know(&mut self, known: IsCached) {
        self.known = Some(known);
    }

    fn reuse(&mut self, free: FreeList<K>) {
        self.free = free;
    }

    fn shard(&mut self, filter: ShardFilter) {
        self.shard = Some(filter);
    }

    fn metadata(&self, request: ListRequest) -> Option<BoxStream<'static, Result<ListItem<()>, Failure>>> {
        let source = KubeSource {
            labels: self.labels.clone(),
            fields: self.fields.clone(),
            compression: self.compression,
            // No object is decoded, because only key, uid and version are needed.
            known: Some(IsCached::new(|_, _, _| true)),
            shard: self.shard.clone(),
            ..self.probe()
        };
        let page = source
            .list(request)
            .map(|element| element.map(ListItem::identity));
        Some(page.boxed())
    }

    fn pool(&self) -> Option<PoolStats> {
        let stats = self.pool.lock().stats();
        (stats != PoolStats::default()).then_some(stats)
    }

    fn sample(&self, request: ListRequest) -> Option<BoxStream<'static, Result<ListItem<()>, Failure>>> {
        let only = request.only.as_ref();
        let source = KubeSource {
            path: only.map_or_else(|| self.path.clone(), |key| self.path_of(key)),
            labels: self.labels.clone(),
            fields: self.fields_with(only),
            // In the form in which objects are cached, because only then their hashes can be compared.
            metadata: self.metadata,
            encoding: self.encoding,
            decoding: self.decoding.clone(),
            compression: self.compression,
            server: Arc::clone(&self.server),
            ..self.probe()
        };
        let page = source
            .list(request)
            .map(|element| element.map(ListItem::identity));
        Some(page.boxed())
    }

    fn recovered(&self, since: Instant) -> BoxFuture<'static, ()> {
        Arc::clone(&self.prober).recovered(since).boxed()
    }
}

impl<K> KubeSource<K> {
    /// The objects that need not be decoded: those that are cached, and those of other shards.
    fn or_elsewhere(&self, known: Option<IsCached>) -> Option<IsCached> {
        match &self.shard {
            Some(filter) => Some(sharding::skip(filter, known)),
            None => known,
        }
    }

    /// Returns the source for probes of the newest version. It requests as little as possible of any object.
    ///
    /// Selectors are left out, because the server would have to search for a matching object. Only a name
    /// stays, because some accounts may read only that object.
    fn probe(&self) -> KubeSource<IgnoredAny> {
        let by_name = self
            .fields
            .split(',')
            .find(|term| term.starts_with("metadata.name="));
        KubeSource {
            client: self.client.clone(),
            path: self.path.clone(),
            resource: self.resource.clone(),
            api_version: self.api_version.clone(),
            kind: self.kind.clone(),
            typed: self.typed,
            metadata: true,
            labels: String::new(),
            fields: by_name.unwrap_or_default().to_owned(),
            decoding: Decoding::default(),
            encoding: Encoding::Json,
            compression: Compression::Never,
            server: Arc::clone(&self.probed),
            probed: Arc::clone(&self.probed),
            known: None,
            free: FreeList::new(),
            shard: None,
            shard_support: Arc::clone(&self.shard_support),
            prober: Arc::clone(&self.prober),
            pool: Arc::default(),
            check: None,
            of: PhantomData,
        }
    }
}

/// Creates a prober that asks whether the server behind a client answers (B70).
///
/// `/readyz` costs the server next to nothing, and fails while the server starts. Any answer of a working
/// server counts: an account that may not read `/readyz` gets 401 or 403.
pub(crate) fn prober(client: Client) -> Prober {
    Prober::new(move || {
        let client = client.clone();
        let answers = async move {
            let Ok(request) = Request::get("/readyz").body(Body::empty()) else {
                return false;
            };
            match client.send(request).await {
                Ok(response) => {
                    let status = response.status();
                    status != StatusCode::TOO_MANY_REQUESTS && !status.is_server_error()
                }
                Err(_) => false,
            }
        };
        answers.boxed()
    })
}

/// Ends the bulk phase with the initial events: later events are read as they arrive.
fn bulk_until_synced<K>(
    events: impl Stream<Item = Result<WatchEvent<K>, Failure>>,
    bulk: BulkPhase,
) -> impl Stream<Item = Result<WatchEvent<K>, Failure>> {
    events.inspect(move |event| {
        if let Ok(WatchEvent::Bookmark {
            ends_initial: true, ..
        }) = event
        {
            bulk.end();
        }
    })
}

/// Detects a client that breaks compression. If a compressed streaming start does not complete, a client may
/// have decompressed only its first member (kube's feature `gzip`). The next one is requested without
/// compression. If the guess is wrong, that costs little.
fn watched_over<K>(
    events: impl Stream<Item = Result<WatchEvent<K>, Failure>> + Send + 'static,
    server: Arc<ServerSupport>,
) -> impl Stream<Item = Result<WatchEvent<K>, Failure>> + Send
where
    K: Send + Sync + 'static,
{
    stream::unfold(
        (events.boxed(), Some(server)),
        |(mut events, mut server)| async move {
            let event = events.next().await;
            match (&event, server.take()) {
                (
                    Some(Ok(WatchEvent::Bookmark {
                        ends_initial: true, ..
                    })),
                    _,
                ) => {}
                (Some(Ok(_)), unsure) => server = unsure,
                (None | Some(Err(_)), Some(broken)) => broken.breaks_compression(),
                (None | Some(Err(_)), None) => {}
            }
            event.map(|event| (event, (events, server)))
        },
    )
}
