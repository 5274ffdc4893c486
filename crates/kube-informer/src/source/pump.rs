//! Reads ahead: a task that only takes bytes from the connection.
//!
//! hyper delivers one piece at a time, and reads the next one when its task is polled again. A consumer that
//! decodes in between blocks the connection, and the two tasks wake each other for every piece. On a
//! multi-threaded runtime each wake-up may wake another thread, which costs more than decoding an object.
//! With a task that always reads, the decoder finds everything that arrived while it was busy, and is woken
//! only when it has nothing left to do.
//!
//! A server sends its initial events one by one, and is slower than the decoder. Waking up for each of them
//! costs more than reading it, and only the completion of all of them matters. Once many bytes have arrived
//! (see [`BulkPhase`]) and the decoder is idle, the pump therefore pauses briefly and takes the next pieces
//! together. It does not pause after a large piece: reading it cost more than the wake-up.
//!
//! Knows: bytes, and how many of them may be queued. Never learns: their meaning.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use bytes::Bytes;
use futures::StreamExt;
use futures::stream::{self, BoxStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc};
use tokio::time::Instant;
use tokio_util::task::AbortOnDropHandle;

use super::heap_growth::HeapGrowth;
use crate::protocol::Failure;

/// The maximum number of bytes that are queued for the decoder. A larger piece is queued alone.
const READ_AHEAD: u32 = 256 << 10;
/// The same in the bulk phase: what a fast server sends while the pump pauses, and what the decoder does meanwhile.
const BULK_READ_AHEAD: u32 = 1 << 20;
/// The minimum size that a piece counts for. It covers the memory that a piece takes besides its bytes.
const MIN_PIECE: u32 = 256;

/// The number of bytes after which a collection counts as large. Until then every piece is read as it
/// arrives.
const BULK_BYTES: usize = 256 << 10;
/// If the decoder was idle for this long, the server is the bottleneck.
const IDLE_THRESHOLD: Duration = Duration::from_micros(100);
/// How long the pump pauses to let pieces accumulate: the shortest sleep that tokio has. The connection's buffer is full after a few
/// milliseconds, and then the server waits, too: with 4 ms a first sync of 20,000 pods took twice the time, with as much processor time.
const PAUSE: Duration = Duration::from_millis(1);
/// The size from which on the pump does not pause after a piece.
const LARGE_PIECE: usize = 16 << 10;

/// True while throughput matters more than latency.
#[derive(Debug, Clone)]
pub(super) struct BulkPhase(Arc<AtomicBool>);

impl BulkPhase {
    pub(super) fn new(bulk: bool) -> Self {
        Self(Arc::new(AtomicBool::new(bulk)))
    }

    /// Ends the bulk phase: from now on every event is delivered at once.
    pub(super) fn end(&self) {
        self.0.store(false, Ordering::Relaxed);
    }

    fn is_active(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Tracks since when the decoder is idle.
struct Idle {
    began: Instant,
    /// Microseconds after `began`; `u64::MAX` while the decoder is busy.
    since: AtomicU64,
}

impl Idle {
    fn now(&self) -> u64 {
        u64::try_from(self.began.elapsed().as_micros()).unwrap_or(u64::MAX - 1)
    }

    fn begins(&self) {
        self.since.store(self.now(), Ordering::Relaxed);
    }

    fn ends(&self) {
        self.since.store(u64::MAX, Ordering::Relaxed);
    }

    /// True if both the pump (since `asked`) and the decoder have been idle for at least [`IDLE_THRESHOLD`], so the
    /// server must be the bottleneck.
    fn waited_since(&self, asked: u64) -> bool {
        let since = asked.max(self.since.load(Ordering::Relaxed));
        self.now().saturating_sub(since) >= IDLE_THRESHOLD.as_micros() as u64
    }
}

/// A piece, and the permit for its size in the queue.
type Piece = (Result<Bytes, Failure>, OwnedSemaphorePermit);

/// Returns the bytes of `body`, read ahead by a task. Dropping the stream drops `body`.
pub(super) fn ahead(
    body: BoxStream<'static, Result<Bytes, Failure>>,
    bulk: BulkPhase,
) -> BoxStream<'static, Result<Bytes, Failure>> {
    let (put, take) = mpsc::unbounded_channel();
    let idle = Arc::new(Idle {
        began: Instant::now(),
        since: AtomicU64::new(u64::MAX),
    });
    let pump = tokio::spawn(pump(body, put, bulk.clone(), Arc::clone(&idle)));
    let reading = ReadAhead {
        take,
        _pump: AbortOnDropHandle::new(pump),
        idle,
        taken: TakenRoom(None),
        bulk,
        growth: HeapGrowth::default(),
    };
    stream::unfold(reading, |mut reading| async move {
        let piece = reading.next().await?;
        Some((piece, reading))
    })
    .boxed()
}

/// The decoder's end of the queue.
struct ReadAhead {
    take: mpsc::UnboundedReceiver<Piece>,
    _pump: AbortOnDropHandle<()>,
    idle: Arc<Idle>,
    taken: TakenRoom,
    bulk: BulkPhase,
    growth: HeapGrowth,
}

impl ReadAhead {
    async fn next(&mut self) -> Option<Result<Bytes, Failure>> {
        let (piece, room): Piece = match self.take.try_recv() {
            Ok(piece) => piece,
            Err(_) => {
                self.taken.release();
                self.idle.begins();
                let piece = self.take.recv().await;
                self.idle.ends();
                piece?
            }
        };
        self.taken.add(room);
        if let Ok(bytes) = &piece
            && self.bulk.is_active()
        {
            self.growth.received(bytes.len());
        }
        Some(piece)
    }
}

/// The room of pieces that the decoder has taken. The pump gets it back in large parts, because each may wake a thread.
struct TakenRoom(Option<OwnedSemaphorePermit>);

impl TakenRoom {
    fn add(&mut self, room: OwnedSemaphorePermit) {
        match &mut self.0 {
            Some(taken) => taken.merge(room),
            None => self.0 = Some(room),
        }
        let taken = self.0.as_ref().map_or(0, OwnedSemaphorePermit::num_permits);
        if taken >= READ_AHEAD as usize / 2 {
            self.release();
        }
    }

    /// Gives all of it back.
    fn release(&mut self) {
        self.0 = None;
    }
}

async fn pump(
    mut body: BoxStream<'static, Result<Bytes, Failure>>,
    put: mpsc::UnboundedSender<Piece>,
    bulk: BulkPhase,
    idle: Arc<Idle>,
) {
    let mut extra = match bulk.is_active() {
        true => BULK_READ_AHEAD - READ_AHEAD,
        false => 0,
    } as usize;
    let room = Arc::new(Semaphore::new(READ_AHEAD as usize + extra));
    let (mut asked, mut came) = (idle.now(), 0);
    while let Some(piece) = body.next().await {
        let waited = bulk.is_active() && idle.waited_since(asked);
        if extra > 0 && !bulk.is_active() {
            extra -= room.forget_permits(extra);
        }
        if piece.as_ref().is_ok_and(Bytes::is_empty) {
            // A server may send empty pieces without end and always have the next one ready, so the task has
            // to yield.
            tokio::task::consume_budget().await;
            continue;
        }
        let size = piece.as_ref().map_or(0, Bytes::len);
        came += size;
        let pauses = waited && came >= BULK_BYTES && size < LARGE_PIECE;
        let size = u32::try_from(size)
            .unwrap_or(READ_AHEAD)
            .clamp(MIN_PIECE, READ_AHEAD);
        let Ok(room) = Arc::clone(&room).acquire_many_owned(size).await else {
            return; // the semaphore is never closed
        };
        if put.send((piece, room)).is_err() {
            return;
        }
        idle.ends();
        if pauses {
            tokio::time::sleep(PAUSE).await;
        }
        asked = idle.now();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;
    use crate::protocol::FailureKind;

    #[tokio::test]
    async fn the_pieces_arrive_in_order_and_the_failure_last() {
        let broken = Failure::new(FailureKind::Network, "cut");
        let sent = vec![Ok(Bytes::from("a")), Ok(Bytes::from("bc")), Err(broken)];
        let came: Vec<_> = ahead(stream::iter(sent.clone()).boxed(), BulkPhase::new(true))
            .collect()
            .await;
        assert_eq!(came, sent);
    }

    #[tokio::test]
    async fn the_queued_bytes_are_bounded() {
        let taken = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&taken);
        let piece = Bytes::from(vec![0; READ_AHEAD as usize / 4]);
        let endless = stream::repeat_with(move || {
            count.fetch_add(1, Ordering::Relaxed);
            Ok(piece.clone())
        });
        let mut pieces = ahead(endless.boxed(), BulkPhase::new(false));
        for used in 0..20 {
            // The pump gets its room back when half of it was used.
            let room = 4 + used / 2 * 2;
            while taken.load(Ordering::Relaxed) < room + 1 {
                tokio::task::yield_now().await;
            }
            for _ in 0..100 {
                tokio::task::yield_now().await;
            }
            // The pieces that have room are queued, and the pump holds the next one.
            assert_eq!(taken.load(Ordering::Relaxed), room + 1);
            pieces.next().await.expect("it is endless").expect("and well");
        }
    }

    #[tokio::test]
    async fn b69_more_bytes_are_queued_in_the_bulk_phase_only() {
        let taken = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&taken);
        let piece = Bytes::from(vec![0; READ_AHEAD as usize / 4]);
        let endless = stream::repeat_with(move || {
            count.fetch_add(1, Ordering::Relaxed);
            Ok(piece.clone())
        });
        let bulk = BulkPhase::new(true);
        let mut pieces = ahead(endless.boxed(), bulk.clone());
        let queued = async |used: usize| {
            for _ in 0..1_000 {
                tokio::task::yield_now().await;
            }
            taken.load(Ordering::Relaxed) - used
        };
        assert_eq!(queued(0).await, 16 + 1);
        bulk.end();
        for used in 1..=60 {
            pieces.next().await.expect("it is endless").expect("and well");
            let queued = queued(used).await;
            assert!(
                queued <= 17 && (used < 40 || queued <= 5),
                "{queued} after {used}"
            );
        }
    }

    /// The number of pieces that are taken from the body before any is consumed, and how many of them are
    /// queued.
    async fn taken_ahead(piece: Bytes, upto: usize) -> (usize, usize) {
        let (taken, kept) = (Arc::new(AtomicUsize::new(0)), Arc::new(()));
        let (count, keep) = (Arc::clone(&taken), Arc::clone(&kept));
        let endless = stream::repeat_with(move || {
            count.fetch_add(1, Ordering::Relaxed);
            // Each queued piece holds a reference to this, so they can be counted.
            let owned = CountedPiece(piece.clone(), Arc::clone(&keep));
            Ok(Bytes::from_owner(owned))
        });
        let pieces = ahead(endless.take(upto).boxed(), BulkPhase::new(false));
        for _ in 0..10_000 {
            tokio::task::yield_now().await;
        }
        // The body holds one reference itself.
        let waiting = Arc::strong_count(&kept).saturating_sub(2);
        drop(pieces);
        (taken.load(Ordering::Relaxed), waiting)
    }

    struct CountedPiece(Bytes, #[expect(dead_code, reason = "it is counted")] Arc<()>);

    impl AsRef<[u8]> for CountedPiece {
        fn as_ref(&self) -> &[u8] {
            &self.0
        }
    }

    #[tokio::test]
    async fn b69_short_pieces_count_with_a_minimum_size() {
        let (taken, _) = taken_ahead(Bytes::from_static(b"x"), 100_000).await;
        assert_eq!(taken, (READ_AHEAD / MIN_PIECE) as usize + 1);
    }

    #[tokio::test]
    async fn b69_empty_pieces_are_not_queued() {
        let (_, waiting) = taken_ahead(Bytes::new(), 100_000).await;
        assert!(waiting <= 2, "{waiting} wait");
    }

    #[tokio::test]
    async fn a_piece_larger_than_the_bound_is_delivered() {
        let large = Bytes::from(vec![7; 3 * READ_AHEAD as usize]);
        let came: Vec<_> = ahead(
            stream::iter([Ok(large.clone()), Ok(large.clone())]).boxed(),
            BulkPhase::new(false),
        )
        .collect()
        .await;
        assert_eq!(came, [Ok(large.clone()), Ok(large)]);
    }

    #[tokio::test]
    async fn dropping_the_stream_drops_the_body() {
        let (alive, dropped) = tokio::sync::oneshot::channel::<()>();
        let body = stream::once(async move {
            let _alive = alive;
            std::future::pending().await
        });
        let pieces = ahead(body.boxed(), BulkPhase::new(false));
        tokio::task::yield_now().await;
        drop(pieces);
        assert!(dropped.await.is_err());
    }

    /// The arrival times of the pieces within a second, from a server that sends one every millisecond, one of
    /// the size `first` and then those of the size `rest`.
    async fn in_a_second(bulk: BulkPhase, first: usize, rest: usize) -> Vec<Duration> {
        let began = Instant::now();
        let slow = stream::unfold(first, move |size| async move {
            tokio::time::sleep(Duration::from_millis(1)).await;
            Some((Ok(Bytes::from(vec![0; size])), rest))
        });
        let mut pieces = ahead(slow.boxed(), bulk);
        let mut times = Vec::new();
        while began.elapsed() < Duration::from_secs(1) {
            pieces.next().await.expect("it is endless").expect("and well");
            times.push(began.elapsed());
        }
        times
    }

    #[tokio::test(start_paused = true)]
    async fn the_pump_pauses_only_for_large_bulk_answers() {
        assert!(in_a_second(BulkPhase::new(false), BULK_BYTES, 1).await.len() >= 1_000);
        assert!(in_a_second(BulkPhase::new(true), BULK_BYTES / 2, 1).await.len() >= 1_000);
        let few = in_a_second(BulkPhase::new(true), BULK_BYTES, 1).await.len();
        assert!(few <= 510, "a millisecond for the piece, one of peace: {few}");
    }

    #[tokio::test(start_paused = true)]
    async fn the_pump_does_not_pause_after_large_pieces() {
        let small = in_a_second(BulkPhase::new(true), BULK_BYTES, LARGE_PIECE - 1).await;
        let large = in_a_second(BulkPhase::new(true), BULK_BYTES, LARGE_PIECE).await;
        assert!(
            small.len() <= 510 && large.len() >= 999,
            "{} {}",
            small.len(),
            large.len()
        );
    }

    #[tokio::test(start_paused = true)]
    async fn after_the_bulk_phase_every_piece_is_delivered_at_once() {
        let bulk = BulkPhase::new(true);
        let ending = bulk.clone();
        tokio::spawn(async move {
            tokio::time::sleep(Duration::from_millis(500)).await;
            ending.end();
        });
        let times = in_a_second(bulk, BULK_BYTES, 1).await;
        let (first, second) = times.split_at(times.partition_point(|at| at.as_millis() <= 505));
        assert!(
            first.len() <= 260 && second.len() >= 490,
            "{} {}",
            first.len(),
            second.len()
        );
    }
}
