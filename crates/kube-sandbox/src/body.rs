//! Answers as streams of bytes.

use std::pin::Pin;
use std::task::{Context, Poll};

use bytes::{Bytes, BytesMut};
use futures::stream::BoxStream;
use futures::{Stream, StreamExt};
use http_body::{Body, Frame, SizeHint};

/// The connection broke while the answer was on its way (a fault on purpose, or a restart).
#[derive(Debug, Clone, Copy, thiserror::Error)]
#[error("kube-sandbox: the connection was cut while the answer was being sent")]
pub struct Cut;

/// The pieces of an answer, as they become known.
pub(crate) type Chunks = BoxStream<'static, Result<Bytes, Cut>>;

/// The body of an answer: whole at once, or streamed.
#[derive(Debug)]
pub struct SandboxBody(Inner);

enum Inner {
    Whole(Option<Bytes>),
    Streamed(Chunks),
}

impl std::fmt::Debug for Inner {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Whole(bytes) => f
                .debug_tuple("Whole")
                .field(&bytes.as_ref().map(Bytes::len))
                .finish(),
            Self::Streamed(_) => f.write_str("Streamed"),
        }
    }
}

impl SandboxBody {
    pub(crate) fn whole(bytes: impl Into<Bytes>) -> Self {
        Self(Inner::Whole(Some(bytes.into())))
    }

    pub(crate) fn streamed(chunks: impl Stream<Item = Result<Bytes, Cut>> + Send + 'static) -> Self {
        Self(Inner::Streamed(chunks.boxed()))
    }

    pub(crate) fn is_streamed(&self) -> bool {
        matches!(self.0, Inner::Streamed(_))
    }

    /// The pieces, whatever the form.
    pub(crate) fn into_chunks(self) -> Chunks {
        match self.0 {
            Inner::Whole(bytes) => futures::stream::iter(bytes.map(Ok)).boxed(),
            Inner::Streamed(chunks) => chunks,
        }
    }
}

impl Body for SandboxBody {
    type Data = Bytes;
    type Error = Cut;

    fn poll_frame(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, Cut>>> {
        match &mut self.0 {
            Inner::Whole(bytes) => Poll::Ready(bytes.take().map(|b| Ok(Frame::data(b)))),
            Inner::Streamed(chunks) => chunks
                .poll_next_unpin(cx)
                .map(|chunk| chunk.map(|c| c.map(Frame::data))),
        }
    }

    fn is_end_stream(&self) -> bool {
        matches!(self.0, Inner::Whole(None))
    }

    fn size_hint(&self) -> SizeHint {
        match &self.0 {
            Inner::Whole(bytes) => SizeHint::with_exact(bytes.as_ref().map_or(0, |b| b.len() as u64)),
            Inner::Streamed(_) => SizeHint::default(),
        }
    }
}

/// Gathers small pieces into one buffer and lets large ones through as they are, uncopied.
#[derive(Debug, Default)]
pub(crate) struct Gather {
    small: BytesMut,
    ready: Vec<Bytes>,
    size: usize,
}

impl Gather {
    /// Below this size copying is cheaper than another frame.
    const SMALL: usize = 4096;

    pub(crate) fn push(&mut self, piece: Bytes) {
        self.size += piece.len();
        if piece.len() < Self::SMALL {
            self.small.extend_from_slice(&piece);
        } else {
            self.flush();
            self.ready.push(piece);
        }
    }

    pub(crate) fn push_slice(&mut self, piece: &[u8]) {
        self.size += piece.len();
        self.small.extend_from_slice(piece);
    }

    /// Bytes gathered so far.
    pub(crate) fn size(&self) -> usize {
        self.size
    }

    /// All that was gathered, in order.
    pub(crate) fn take(&mut self) -> Vec<Bytes> {
        self.flush();
        self.size = 0;
        std::mem::take(&mut self.ready)
    }

    fn flush(&mut self) {
        if !self.small.is_empty() {
            self.ready.push(self.small.split().freeze());
        }
    }
}
