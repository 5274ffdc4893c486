use std::io::Write;

use flate2::write::GzEncoder;
use flate2::{Compression, GzBuilder};
use proptest::collection::vec;
use proptest::prelude::*;

use super::*;

fn member(data: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(data).expect("a vector takes everything");
    encoder.finish().expect("a vector takes everything")
}

/// Decompresses the input, fed in these pieces.
fn unpack<'a>(pieces: impl IntoIterator<Item = &'a [u8]>) -> Result<Vec<u8>, WireError> {
    let mut gunzip = Gunzip::default();
    let mut out = Vec::new();
    for piece in pieces {
        gunzip.feed(Bytes::copy_from_slice(piece));
        while gunzip.read(&mut out)? {}
    }
    gunzip.finish()?;
    Ok(out)
}

#[test]
fn a_member_is_returned_at_its_end_before_the_next_begins() {
    let mut gunzip = Gunzip::default();
    let mut out = Vec::new();
    for text in ["one\n", "", "three\n"] {
        gunzip.feed(member(text.as_bytes()).into());
        while gunzip.read(&mut out).expect("a member") {}
        assert_eq!(String::from_utf8_lossy(&out), text);
        assert_eq!(gunzip.finish(), Ok(()));
        out.clear();
    }
}

#[test]
fn flushed_data_is_returned_before_the_member_ends() {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(b"event\n").expect("a vector takes everything");
    encoder.flush().expect("a vector takes everything");
    let mut gunzip = Gunzip::default();
    gunzip.feed(encoder.get_ref().clone().into());
    let mut out = Vec::new();
    while gunzip.read(&mut out).expect("a flushed member") {}
    assert_eq!(out, b"event\n");
    assert!(matches!(gunzip.finish(), Err(WireError::CutShort { .. })));
}

#[test]
fn headers_with_all_optional_parts_are_skipped() {
    let builder = GzBuilder::new()
        .extra(vec![1, 2, 3])
        .filename("name")
        .comment("a comment");
    let mut encoder = builder.write(Vec::new(), Compression::fast());
    encoder.write_all(b"data").expect("a vector takes everything");
    let packed = encoder.finish().expect("a vector takes everything");
    for cut in 0..packed.len() {
        let (a, b) = packed.split_at(cut);
        assert_eq!(unpack([a, b]).as_deref(), Ok(&b"data"[..]), "cut at {cut}");
        let broken = unpack([a]);
        assert!(
            cut == 0 || matches!(broken, Err(WireError::CutShort { .. })),
            "cut at {cut}: {broken:?}"
        );
    }
    // A header checksum, which the builder does not write.
    let mut checked = member(b"data");
    checked[3] = FLAG_CHECK;
    checked.splice(10..10, [0xaa, 0xbb]);
    assert_eq!(unpack([&checked[..]]).as_deref(), Ok(&b"data"[..]));
}

#[test]
fn invalid_gzip_and_corrupted_data_are_errors() {
    assert!(matches!(
        unpack([&b"{\"kind\""[..]]),
        Err(WireError::Compression { at: 0, .. })
    ));
    let mut changed = member(b"data");
    let last = changed.len() - 1;
    changed[last] ^= 1;
    assert!(matches!(
        unpack([&changed[..]]),
        Err(WireError::Compression { .. })
    ));
    let mut trailing = member(b"data");
    trailing.extend([0, 0]);
    assert!(unpack([&trailing[..]]).is_err());
}

#[test]
fn a_decompression_bomb_is_returned_in_bounded_pieces() {
    let packed = member(&vec![b'['; 4 << 20]);
    assert!(packed.len() < 64 << 10);
    let mut gunzip = Gunzip::default();
    gunzip.feed(packed.into());
    let mut out = Vec::new();
    let mut all = 0;
    while gunzip.read(&mut out).expect("a bomb is well-formed") {
        assert!(out.len() <= 2 * PIECE, "a piece of {} bytes", out.len());
        all += out.len();
        out.clear();
    }
    assert_eq!(all, 4 << 20);
}

proptest! {
    #[test]
    fn the_data_does_not_depend_on_members_or_pieces(
        members in vec(vec(any::<u8>(), 0..3000), 0..6),
        sizes in vec(1usize..500, 1..20),
    ) {
        let packed: Vec<u8> = members.iter().flat_map(|data| member(data)).collect();
        let mut pieces = Vec::new();
        let mut rest = &packed[..];
        for size in sizes.iter().cycle() {
            if rest.is_empty() {
                break;
            }
            let (piece, after) = rest.split_at((*size).min(rest.len()));
            pieces.push(piece);
            rest = after;
        }
        prop_assert_eq!(unpack(pieces), Ok(members.concat()));
    }

    #[test]
    fn corrupted_bytes_are_never_accepted(
        data in vec(any::<u8>(), 1..2000),
        place in any::<prop::sample::Index>(),
        flip in 1u8..=255,
    ) {
        let mut packed = member(&data);
        let place = place.index(packed.len());
        packed[place] ^= flip;
        // The modification time, the operating system and similar header fields are ignored; everything else
        // is checked.
        if let Ok(out) = unpack([&packed[..]]) {
            prop_assert!(out == data, "byte {} changed unnoticed", place);
        }
    }

    #[test]
    fn random_bytes_are_an_error_and_do_not_panic(noise in vec(any::<u8>(), 1..300)) {
        let mut with_magic = vec![0x1f, 0x8b, 8];
        with_magic.extend(&noise);
        let _ = unpack([&with_magic[..]]);
        if noise[0] != 0x1f {
            prop_assert!(unpack([&noise[..]]).is_err());
        }
    }
}
