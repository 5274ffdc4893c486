//! Compression of answers: one gzip member for a list, one per flush for a watch-list stream.
//!
//! A member of a stream is flushed before it ends. Readers that look for the next member's header before they hand over
//! the last bytes of this one, as Go's do, would otherwise be one event late.

use std::io::Write;

use bytes::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;
use futures::stream;
use futures::{FutureExt, StreamExt};

use crate::body::{Chunks, Cut};

/// How an answer is compressed, told with it until it was done: faults come before, so that they act on what is said
/// rather than on compressed bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Packing {
    /// The whole answer is one member.
    OneMember,
    /// Every chunk is a member.
    MemberPerChunk,
}

impl Packing {
    pub(crate) fn pack(self, chunks: Chunks) -> Chunks {
        match self {
            Self::OneMember => one_member(chunks),
            Self::MemberPerChunk => member_per_chunk(chunks),
        }
    }
}

/// Pieces come out as the compressor fills its buffer, and before the stream stalls or breaks.
fn one_member(chunks: Chunks) -> Chunks {
    let start = (chunks, encoder(), Next::Write);
    stream::unfold(start, |(mut chunks, mut encoder, next)| async move {
        match next {
            Next::Write => {}
            Next::Break(cut) => return Some((Err(cut), (chunks, encoder, Next::End))),
            Next::End => return None,
        }
        let mut flushed = true;
        loop {
            let chunk = match chunks.next().now_or_never() {
                Some(chunk) => chunk,
                None if !flushed => break Some((flush(&mut encoder), (chunks, encoder, Next::Write))),
                None => chunks.next().await,
            };
            match chunk {
                Some(Ok(chunk)) => {
                    write(&mut encoder, &chunk);
                    flushed = false;
                    if encoder.get_ref().len() >= 16 * 1024 {
                        let out = std::mem::take(encoder.get_mut());
                        break Some((Ok(Bytes::from(out)), (chunks, encoder, Next::Write)));
                    }
                }
                Some(Err(cut)) => break Some((flush(&mut encoder), (chunks, encoder, Next::Break(cut)))),
                None => {
                    encoder.try_finish().expect("a vector takes everything");
                    let out = std::mem::take(encoder.get_mut());
                    break Some((Ok(Bytes::from(out)), (chunks, encoder, Next::End)));
                }
            }
        }
    })
    .boxed()
}

/// What [`one_member`] does next.
enum Next {
    Write,
    Break(Cut),
    End,
}

/// All that was written, in a form that can be read before the rest comes.
fn flush(encoder: &mut GzEncoder<Vec<u8>>) -> Result<Bytes, Cut> {
    encoder.flush().expect("a vector takes everything");
    Ok(Bytes::from(std::mem::take(encoder.get_mut())))
}

/// Each member can be read when it arrives.
fn member_per_chunk(chunks: Chunks) -> Chunks {
    chunks
        .map(|chunk: Result<Bytes, Cut>| Ok(compress(&chunk?)))
        .boxed()
}

fn compress(bytes: &[u8]) -> Bytes {
    let mut encoder = encoder();
    write(&mut encoder, bytes);
    encoder.flush().expect("a vector takes everything");
    Bytes::from(encoder.finish().expect("a vector takes everything"))
}

fn encoder() -> GzEncoder<Vec<u8>> {
    GzEncoder::new(Vec::new(), Compression::fast())
}

fn write(encoder: &mut GzEncoder<Vec<u8>>, bytes: &[u8]) {
    encoder.write_all(bytes).expect("a vector takes everything");
}
