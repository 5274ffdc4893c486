//! Checks that what ARCHITECTURE.md names exists.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// All files below a folder, without build directories.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder that can be read").flatten() {
        let path = entry.path();
        if !path.is_dir() {
            found.push(path);
        } else if !path.ends_with("target") {
            found.extend(files(&path));
        }
    }
    found
}

#[test]
fn every_path_and_item_that_architecture_names_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let text = fs::read_to_string(root.join("ARCHITECTURE.md")).expect("ARCHITECTURE.md");
    let folders = ["crates", "testbed", "bench", "docs"].map(|folder| root.join(folder));
    let paths: Vec<_> = folders.iter().flat_map(|folder| files(folder)).collect();
    let rust = paths
        .iter()
        .filter(|path| path.extension().is_some_and(|ending| ending == "rs"));
    let code: String = rust.filter_map(|path| fs::read_to_string(path).ok()).collect();
    let word = |c: char| c.is_alphanumeric() || c == '_';
    let words: BTreeSet<&str> = code.split(|c| !word(c)).collect();
    let mut missing = Vec::new();
    for quoted in text.split('`').skip(1).step_by(2) {
        // Commands, and text that is no name.
        if quoted.contains([' ', '{', '=', '-']) || quoted.starts_with(['/', '.', '$']) {
            continue;
        }
        let name = quoted.trim_end_matches('/');
        let is_path = quoted.contains('/') || quoted.contains('.') && !quoted.contains("::");
        let exists = if is_path {
            let inside = format!("/{name}/");
            paths
                .iter()
                .any(|path| path.ends_with(name) || path.to_string_lossy().contains(&inside))
        } else {
            name.split(|c| !word(c))
                .filter(|part| !part.is_empty())
                .all(|part| words.contains(part))
        };
        if !exists {
            missing.push(quoted);
        }
    }
    assert!(
        missing.is_empty(),
        "ARCHITECTURE.md names what does not exist: {missing:?}"
    );
}
