//! Sends a request, and agrees with the server on encoding and compression.

use std::sync::Arc;

use ::kube::Client;
use ::kube::client::Body;
use futures::StreamExt;
use futures::future::BoxFuture;
use http::header::{ACCEPT, ACCEPT_ENCODING, CONTENT_ENCODING};
use http::{Request, StatusCode};
use http_body_util::BodyExt;
use hyper_util::client::legacy::connect::HttpInfo;

use super::super::answer::Answer;
use super::super::compression::ServerSupport;
use super::super::encoding::{Encoding, Form, Shape};
use super::super::pump::{self, BulkPhase};
use super::super::served::{self, GroupResource};
use super::super::sharding::ShardingSupport;
use super::KubeSource;
use super::refusal::{accepted, network};
use crate::protocol::{AskVersion, Failure, FailureKind, ListRequest};
use crate::wire::proto::Schema;

impl<K> KubeSource<K> {
    /// The form to request now.
    pub(super) fn form(&self, shape: Shape) -> Form {
        if !self.server.may_have_more_than_json() {
            return Form::Json;
        }
        if self.metadata {
            return Form::Metadata(shape);
        }
        let wanted = match self.encoding {
            Encoding::WhenTyped => self.typed,
            Encoding::WhenBuiltIn => true,
            Encoding::Json => false,
        };
        match wanted {
            true => Schema::of(&self.api_version, &self.kind).map_or(Form::Json, Form::Protobuf),
            false => Form::Json,
        }
    }

    /// Sends a request and returns the body of the answer once the server accepted it.
    pub(super) fn ask(
        &self,
        query: Vec<(&str, String)>,
        shape: Shape,
        compressible: bool,
        bulk: BulkPhase,
    ) -> BoxFuture<'static, Result<Answer, Failure>> {
        let sharding = self.shard.clone().map(|filter| ShardingSupport {
            filter,
            support: Arc::clone(&self.shard_support),
        });
        let request = OutgoingRequest {
            client: self.client.0.clone(),
            address: self.address(query),
            form: self.form(shape),
            compressed: compressible && self.server.compresses(self.compression),
            path: sharding.is_some().then(|| self.path.clone()),
            sharding,
            server: Arc::clone(&self.server),
        };
        request.send(bulk)
    }

    /// If a collection that existed is not found any more, checks whether the server still serves its kind in
    /// another version.
    pub(super) fn looking_for_the_kind(
        &self,
        request: &ListRequest,
        asking: BoxFuture<'static, Result<Answer, Failure>>,
    ) -> BoxFuture<'static, Result<Answer, Failure>> {
        // A collection that was never observed need not be looked for.
        let had = matches!(request.version, Some(AskVersion::NotOlderThan(_)));
        match had {
            true => or_kind_gone(self.client.0.clone(), self.resource.clone(), asking),
            false => asking,
        }
    }
}

fn or_kind_gone(
    client: Client,
    resource: GroupResource,
    asking: BoxFuture<'static, Result<Answer, Failure>>,
) -> BoxFuture<'static, Result<Answer, Failure>> {
    Box::pin(async move {
        match asking.await {
            Err(missing) if missing.kind == FailureKind::NotFound => {
                Err(match served::nowhere(&client, &resource).await {
                    true => Failure::new(FailureKind::KindGone, missing.message),
                    false => missing,
                })
            }
            answer => answer,
        }
    })
}

/// A request that is about to be sent. It does not depend on the type of the objects.
struct OutgoingRequest {
    client: Client,
    server: Arc<ServerSupport>,
    address: String,
    form: Form,
    compressed: bool,
    sharding: Option<ShardingSupport>,
    /// The path of the collection, if it is sharded.
    path: Option<String>,
}

impl OutgoingRequest {
    fn send(self, bulk: BulkPhase) -> BoxFuture<'static, Result<Answer, Failure>> {
        let Self {
            client,
            server,
            mut address,
            form: asked,
            compressed,
            sharding,
            path,
        } = self;
        Box::pin(async move {
            if let Some(ShardingSupport { filter, support }) = sharding
                && support
                    .is_served(&client, path.as_deref().unwrap_or_default())
                    .await
            {
                let selector = filter.selector().to_string();
                let pair = form_urlencoded::Serializer::new(String::new())
                    .append_pair("shardSelector", &selector)
                    .finish();
                address = format!("{address}&{pair}");
            }
            let mut answer = client.send(request(&address, asked, compressed)?).await;
            if asked != Form::Json
                && let Ok(response) = &answer
                && response.status() == StatusCode::NOT_ACCEPTABLE
            {
                server.has_only_json();
                answer = client.send(request(&address, Form::Json, compressed)?).await;
            }
            let response = accepted(answer).await?;
            if server.is_unknown()
                && let Some(connection) = response.extensions().get::<HttpInfo>()
            {
                server.is_at(connection.remote_addr());
            }
            let form = asked.that_came(response.headers());
            if form != asked {
                server.has_only_json();
            }
            let compressed = response
                .headers()
                .get(CONTENT_ENCODING)
                .is_some_and(|coding| coding == "gzip");
            let body = response
                .into_body()
                .into_data_stream()
                .map(|bytes| bytes.map_err(|e| network(&e)))
                .boxed();
            Ok(Answer::new(pump::ahead(body, bulk), compressed, form, server))
        })
    }
}

fn request(address: &str, form: Form, compressed: bool) -> Result<Request<Body>, Failure> {
    Request::get(address)
        .header(ACCEPT, form.accept())
        // The header is always set: otherwise a client with decompression would add its own, and stop after
        // the first member.
        .header(ACCEPT_ENCODING, if compressed { "gzip" } else { "identity" })
        .body(Body::empty())
        .map_err(|e| {
            Failure::new(
                FailureKind::Rejected,
                format!("the request cannot be written: {e}"),
            )
        })
}
