//! Checks ARCHITECTURE.md against the code: the items that it names exist, and modules import in the order that it draws.

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

/// The line of ARCHITECTURE.md that draws the order: each module may import those to its left.
fn drawn_order(text: &str) -> Vec<&str> {
    let line = text
        .lines()
        .find(|line| line.trim_start().starts_with("object ← "));
    line.expect("the order of the modules")
        .split(" ← ")
        .map(str::trim)
        .collect()
}

/// The modules of this crate that a file names, in imports or in paths, with the numbers of the lines. Comments do not count.
fn imports(code: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    for (number, line) in code.lines().enumerate() {
        let line = line.split("//").next().unwrap_or_default();
        for path in line.split("crate::").skip(1) {
            let end = path.find(|c: char| !c.is_alphanumeric() && c != '_');
            found.push((number + 1, &path[..end.unwrap_or(path.len())]));
        }
    }
    found
}

#[test]
fn no_module_imports_one_to_its_right() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let text = fs::read_to_string(root.join("ARCHITECTURE.md")).expect("ARCHITECTURE.md");
    let order = drawn_order(&text);
    let place = |module: &str| order.iter().position(|name| *name == module);
    let source = root.join("crates/kube-informer/src");
    let mut wrong = Vec::new();
    for folder in fs::read_dir(&source).expect("the library").flatten() {
        let module = folder.file_name().to_string_lossy().into_owned();
        if !folder.path().is_dir() {
            continue;
        }
        let own =
            place(&module).unwrap_or_else(|| panic!("ARCHITECTURE.md does not place the module {module}"));
        // Unit tests may build what they need from anywhere.
        let code = files(&folder.path());
        let code = code
            .iter()
            .filter(|path| !path.to_string_lossy().ends_with("tests.rs"));
        for path in code {
            let text = fs::read_to_string(path).expect("a file that can be read");
            let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
            assert!(
                !text.contains("use crate::{"),
                "{}: one `use` for each module, please",
                path.display()
            );
            let upward = imports(text)
                .into_iter()
                .filter(|(_, module)| place(module).is_some_and(|other| other > own));
            wrong.extend(upward.map(|(line, other)| format!("{}:{line} imports {other}", path.display())));
        }
    }
    assert!(
        wrong.is_empty(),
        "imports against the order {order:?}:\n{}",
        wrong.join("\n")
    );
}

#[test]
fn imports_are_found_wherever_they_stand() {
    let code = "use crate::store::Store;\npub(crate) use crate::queue::{Delta};\n// crate::wire\nfn f(a: crate::a::A, b: crate::b) {}\nuse std::fmt;\n";
    assert_eq!(imports(code), [(1, "store"), (2, "queue"), (4, "a"), (4, "b")]);
}
