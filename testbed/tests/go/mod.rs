//! The Go programs of `testbed/wire`.

use std::path::Path;
use std::process::Command;

/// Runs one of them; gives what it writes.
pub(crate) fn run(args: &[&str]) -> Vec<u8> {
    let output = Command::new("go")
        .args(["run", "-trimpath", "-mod=readonly"])
        .args(args)
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("wire"))
        .env("CGO_ENABLED", "0")
        .env("GOWORK", "off")
        .output()
        .expect("go runs");
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    output.stdout
}

/// Objects of every kind, filled at random: kind, protobuf, JSON, and JSON after a round through protobuf.
pub(crate) fn samples(seed: u64, each: usize) -> Vec<[Vec<u8>; 4]> {
    let output = run(&["./samples", &seed.to_string(), &each.to_string()]);
    let mut rest = output.as_slice();
    let mut piece = || {
        let (length, after) = rest.split_first_chunk::<4>()?;
        let (piece, after) = after.split_at(usize::try_from(u32::from_be_bytes(*length)).expect("a length"));
        rest = after;
        Some(piece.to_vec())
    };
    std::iter::from_fn(|| Some([piece()?, piece()?, piece()?, piece()?])).collect()
}
