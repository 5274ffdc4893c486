//! Reading ahead: a task that does nothing but take bytes from the connection.
//!
//! hyper hands on one piece at a time, and reads the next one when its task has had a turn. Whoever decodes in between keeps the
//! connection waiting, and the two wake each other for every piece; on a runtime of several threads each of those wakes another
//! thread, which costs more than to decode an object. With somebody who always takes, the decoder finds all that came
//! while it was busy, and is woken only when it had nothing left to do.
//!
//! Knows: bytes and how many may wait. Never learns: what they mean.

use std::sync::Arc;

use bytes::Bytes;
use futures::stream::{self, BoxStream};
use futures::{Stream, StreamExt};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc};
use tokio_util::task::AbortOnDropHandle;

use crate::reflector::Failure;

/// So many bytes may wait for the decoder. A piece larger than this waits alone.
const AHEAD: u32 = 256 << 10;

/// A piece, and the room that it takes until it is used.
type Piece = (Result<Bytes, Failure>, OwnedSemaphorePermit);

/// The same bytes, taken from `body` as they come. When the stream is dropped, so is `body`.
pub(super) fn ahead(
    body: impl Stream<Item = Result<Bytes, Failure>> + Send + 'static,
) -> BoxStream<'static, Result<Bytes, Failure>> {
    let (put, take) = mpsc::unbounded_channel();
    let pump = AbortOnDropHandle::new(tokio::spawn(pump(body, put)));
    stream::unfold((take, pump), |(mut take, pump)| async move {
        let (piece, _room): Piece = take.recv().await?;
        Some((piece, (take, pump)))
    })
    .boxed()
}

async fn pump(body: impl Stream<Item = Result<Bytes, Failure>>, put: mpsc::UnboundedSender<Piece>) {
    let room = Arc::new(Semaphore::new(AHEAD as usize));
    let mut body = std::pin::pin!(body);
    while let Some(piece) = body.next().await {
        let size = piece.as_ref().map_or(0, Bytes::len);
        let size = u32::try_from(size).unwrap_or(AHEAD).min(AHEAD);
        let Ok(room) = Arc::clone(&room).acquire_many_owned(size).await else {
            return; // nobody closes it
        };
        if put.send((piece, room)).is_err() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;
    use crate::reflector::FailureKind;

    #[tokio::test]
    async fn what_comes_is_what_was_sent_and_the_failure_is_last() {
        let broken = Failure::new(FailureKind::Network, "cut");
        let sent = vec![Ok(Bytes::from("a")), Ok(Bytes::from("bc")), Err(broken)];
        let came: Vec<_> = ahead(stream::iter(sent.clone())).collect().await;
        assert_eq!(came, sent);
    }

    #[tokio::test]
    async fn no_more_is_taken_than_may_wait() {
        let taken = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&taken);
        let piece = Bytes::from(vec![0; AHEAD as usize / 4]);
        let endless = stream::repeat_with(move || {
            count.fetch_add(1, Ordering::Relaxed);
            Ok(piece.clone())
        });
        let mut pieces = ahead(endless);
        for used in 0..20 {
            while taken.load(Ordering::Relaxed) < used + 5 {
                tokio::task::yield_now().await;
            }
            for _ in 0..100 {
                tokio::task::yield_now().await;
            }
            // Four wait, and the one after them is in the pump's hand.
            assert_eq!(taken.load(Ordering::Relaxed), used + 5);
            pieces.next().await.expect("it is endless").expect("and well");
        }
    }

    #[tokio::test]
    async fn a_piece_that_is_larger_than_what_may_wait_comes_too() {
        let large = Bytes::from(vec![7; 3 * AHEAD as usize]);
        let came: Vec<_> = ahead(stream::iter([Ok(large.clone()), Ok(large.clone())]))
            .collect()
            .await;
        assert_eq!(came, [Ok(large.clone()), Ok(large)]);
    }

    #[tokio::test]
    async fn who_drops_the_stream_drops_the_body() {
        let (alive, dropped) = tokio::sync::oneshot::channel::<()>();
        let body = stream::once(async move {
            let _alive = alive;
            std::future::pending().await
        });
        let pieces = ahead(body);
        tokio::task::yield_now().await;
        drop(pieces);
        assert!(dropped.await.is_err());
    }
}
