//! Compression of answers: one gzip member for a list, one per flush for a watch-list stream.

use std::io::Write;

use bytes::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;
use futures::StreamExt;
use futures::stream;

use crate::body::{Chunks, Cut};

/// Compresses the whole stream as one member; pieces come out as the compressor fills its buffer.
pub(crate) fn one_member(chunks: Chunks) -> Chunks {
    let start = (chunks, Some(encoder()));
    stream::unfold(start, |(mut chunks, encoder)| async move {
        let mut encoder = encoder?;
        loop {
            match chunks.next().await {
                Some(Ok(chunk)) => {
                    write(&mut encoder, &chunk);
                    if encoder.get_ref().len() >= 16 * 1024 {
                        let out = std::mem::take(encoder.get_mut());
                        return Some((Ok(Bytes::from(out)), (chunks, Some(encoder))));
                    }
                }
                Some(Err(cut)) => return Some((Err(cut), (chunks, None))),
                None => return Some((Ok(finish(encoder)), (chunks, None))),
            }
        }
    })
    .boxed()
}

/// Compresses every piece of the stream as a member of its own, so that each can be read when it arrives.
pub(crate) fn member_per_chunk(chunks: Chunks) -> Chunks {
    chunks
        .map(|chunk: Result<Bytes, Cut>| Ok(compress(&chunk?)))
        .boxed()
}

fn compress(bytes: &[u8]) -> Bytes {
    let mut encoder = encoder();
    write(&mut encoder, bytes);
    finish(encoder)
}

fn encoder() -> GzEncoder<Vec<u8>> {
    GzEncoder::new(Vec::new(), Compression::fast())
}

fn write(encoder: &mut GzEncoder<Vec<u8>>, bytes: &[u8]) {
    encoder.write_all(bytes).expect("a vector takes everything");
}

fn finish(encoder: GzEncoder<Vec<u8>>) -> Bytes {
    Bytes::from(encoder.finish().expect("a vector takes everything"))
}
