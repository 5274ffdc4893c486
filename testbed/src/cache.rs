//! The cache of built programs: its directory and its keys.
//!
//! Knows: environment variables and contents. Never learns: Go, or what the contents mean.

use std::{env, ffi::OsString, path::PathBuf};

use crate::Error;

/// The environment variable that overrides the cache directory.
pub(crate) const VARIABLE: &str = "KUBE_INFORMER_TESTBED_CACHE";

/// The directory that contains a directory per key. `variable` reads an environment variable.
pub(crate) fn dir(variable: impl Fn(&str) -> Option<OsString>) -> Result<PathBuf, Error> {
    let set = |name| {
        variable(name)
            .filter(|value| !value.is_empty())
            .map(PathBuf::from)
    };
    if let Some(dir) = set(VARIABLE) {
        return std::path::absolute(&dir).map_err(Error::io(&dir));
    }
    // The standard for XDG_CACHE_HOME says to ignore a relative path.
    let user = set("XDG_CACHE_HOME").filter(|dir| dir.is_absolute());
    let user = user
        .or_else(|| set("HOME").map(|home| home.join(".cache")))
        .ok_or(Error::NoCache)?;
    Ok(user.join("kube-informer-testbed"))
}

/// The key: the version for the reader, the machine (home directories may be shared between machines), and a
/// digest of everything that determines the result.
pub(crate) fn key(version: &str, sources: &[(&str, &str)], flags: &str) -> String {
    let mut digest = Fnv::default();
    for (path, text) in sources {
        digest.add(path);
        digest.add(text);
    }
    digest.add(flags);
    format!(
        "{}-{}-{}-{:016x}",
        version,
        env::consts::OS,
        env::consts::ARCH,
        digest.0
    )
}

/// FNV-1a. The results of `std`'s hasher may change with the compiler, which would cause needless builds.
struct Fnv(u64);

impl Fnv {
    fn add(&mut self, text: &str) {
        // The length first, so that a byte that moves from one text to the next changes the digest.
        for byte in (text.len() as u64).to_le_bytes().into_iter().chain(text.bytes()) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}

impl Default for Fnv {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn the_key_changes_with_a_source_and_with_the_flags_only() {
        let sources = [("go.mod", "module a"), ("main.go", "package main")];
        let before = key("v1", &sources, "-s");
        assert_eq!(before, key("v1", &sources, "-s"));
        assert_ne!(before, key("v1", &[("go.mod", "module b"), sources[1]], "-s"));
        assert_ne!(
            before,
            key("v1", &[("go.mod", "module apackage main"), ("main.go", "")], "-s")
        );
        assert_ne!(before, key("v1", &sources, "-w"));
    }

    #[test]
    fn the_cache_is_where_the_variables_say() {
        let check = |set: &[(&str, &str)], expected: &str| {
            let found = dir(|name| {
                set.iter()
                    .find(|(key, _)| *key == name)
                    .map(|(_, value)| value.into())
            });
            assert_eq!(found.unwrap(), Path::new(expected), "with {set:?}");
        };
        let home = ("HOME", "/home/me");
        check(&[home, (VARIABLE, "/built")], "/built");
        check(
            &[home, ("XDG_CACHE_HOME", "/cache")],
            "/cache/kube-informer-testbed",
        );
        check(
            &[home, ("XDG_CACHE_HOME", "relative")],
            "/home/me/.cache/kube-informer-testbed",
        );
        check(&[home, (VARIABLE, "")], "/home/me/.cache/kube-informer-testbed");
        assert!(matches!(dir(|_| None), Err(Error::NoCache)));
    }
}
