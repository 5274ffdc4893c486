//! Turns the body of an answer into a stream of elements, through a decompressor and a reader.

use std::sync::Arc;

use bytes::Bytes;
use futures::StreamExt;
use futures::stream::{self, BoxStream};
use kube_lean::Pool;
use parking_lot::Mutex;

use super::compression::ServerSupport;
use super::encoding::Form;
use crate::protocol::Failure;
use crate::wire::{Frames, Gunzip, ReceiveBytes};

/// The body of an answer, with its encoding.
pub(super) struct Answer {
    body: BoxStream<'static, Result<Bytes, Failure>>,
    gunzip: Option<Gunzip>,
    form: Form,
    server: Arc<ServerSupport>,
}

impl Answer {
    pub(super) fn new(
        body: BoxStream<'static, Result<Bytes, Failure>>,
        compressed: bool,
        form: Form,
        server: Arc<ServerSupport>,
    ) -> Self {
        Self {
            body,
            gunzip: compressed.then(Gunzip::default),
            form,
            server,
        }
    }

    /// The form of the answer, which determines the reader.
    pub(super) fn form(&self) -> Form {
        self.form
    }

    /// Feeds more bytes to the reader; returns false at the end of the answer.
    async fn more(&mut self, reader: &mut dyn ReceiveBytes) -> Result<bool, Failure> {
        loop {
            if let Some(gunzip) = &mut self.gunzip
                && gunzip
                    .read(reader.room())
                    .inspect_err(|_| self.server.breaks_compression())?
            {
                return Ok(true);
            }
            match (self.body.next().await.transpose()?, &mut self.gunzip) {
                (Some(bytes), None) => {
                    reader.feed(&bytes);
                    return Ok(true);
                }
                (Some(bytes), Some(gunzip)) => gunzip.feed(bytes),
                (None, None) => return Ok(false),
                (None, Some(gunzip)) => {
                    gunzip.finish()?;
                    return Ok(false);
                }
            }
        }
    }

    /// Returns the elements that the reader produces, up to the end of the answer or the first error.
    ///
    /// The element that completes the answer is held back until the answer ends. This ensures that nothing
    /// follows it, and that the connection can be reused.
    pub(super) fn elements<E: Send + 'static>(
        self,
        reader: Box<dyn Frames<Element = E>>,
        pool: Arc<Mutex<Pool>>,
    ) -> BoxStream<'static, Result<E, Failure>> {
        stream::unfold(Some((self, reader, None)), move |state| {
            let pool = Arc::clone(&pool);
            async move {
                let (mut answer, mut reader, mut last) = state?;
                loop {
                    if last.is_none() {
                        let taken = pool.lock().scope(|| reader.take());
                        match taken {
                            Ok(Some(element)) if reader.completes(&element) => last = Some(element),
                            Ok(Some(element)) => return Some((Ok(element), Some((answer, reader, None)))),
                            Ok(None) => {}
                            Err(error) => return Some((Err(error.into()), None)),
                        }
                    }
                    match answer.more(&mut *reader).await {
                        // Nothing may follow. Bytes that do must not accumulate.
                        Ok(true) if last.is_some() => {
                            if let Err(error) = reader.over() {
                                return Some((Err(error.into()), None));
                            }
                        }
                        Ok(true) => {}
                        Ok(false) => {
                            let over = reader.over().map_err(Failure::from);
                            return over.map(|end| last.or(end)).transpose().map(|last| (last, None));
                        }
                        Err(failure) => return Some((Err(failure), None)),
                    }
                }
            }
        })
        .boxed()
    }
}
