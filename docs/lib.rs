//! Compiles every code block of the guide in `src/` as a doc test, and runs those that need no cluster: `cargo test -p guide`.
//!
//! A test below fails if a chapter is missing from the list.

/// Declares one module per chapter with the chapter as its documentation, so that rustdoc tests the code blocks.
macro_rules! chapters {
    ($($chapter:ident: $file:literal),+ $(,)?) => {
        $(
            #[doc = include_str!(concat!("src/", $file))]
            pub mod $chapter {}
        )+

        #[cfg(test)]
        const LISTED: &[&str] = &[$($file),+];
    };
}

chapters! {
    readme: "README.md",
    concepts: "concepts.md",
    first_informer: "first-informer.md",
    indexes: "indexes.md",
    handlers: "handlers.md",
    views: "views.md",
    controllers: "controllers.md",
    leader_election: "leader-election.md",
    many_replicas: "many-replicas.md",
    memory: "memory.md",
    testing: "testing.md",
    inspector: "inspector.md",
    production: "production.md",
    from_client_go: "from-client-go.md",
    from_kube_rs: "from-kube-rs.md",
    for_agents: "for-agents.md",
    for_indexers: "for-indexers.md",
    troubleshooting: "troubleshooting.md",
}

/// The READMEs of the repository and of the crates: every block is compiled as it stands.
#[cfg(doctest)]
pub mod readmes {
    #[doc = include_str!("../README.md")]
    pub mod repository {}
    #[doc = include_str!("../crates/kube-informer/README.md")]
    pub mod kube_informer {}
    #[doc = include_str!("../crates/kube-sandbox/README.md")]
    pub mod kube_sandbox {}
}

#[cfg(test)]
mod architecture;

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::LISTED;

    fn folder() -> &'static Path {
        Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))
    }

    #[test]
    fn every_chapter_is_compiled_and_in_the_table_of_contents() {
        let contents = fs::read_to_string(folder().join("SUMMARY.md")).expect("SUMMARY.md is readable");
        for file in fs::read_dir(folder()).expect("the folder of the chapters is readable") {
            let name = file
                .expect("the folder entry is readable")
                .file_name()
                .into_string()
                .expect("the file name is UTF-8");
            if name == "SUMMARY.md" {
                continue;
            }
            assert!(
                LISTED.contains(&name.as_str()),
                "{name} is not compiled: list it in lib.rs"
            );
            assert!(
                contents.contains(&format!("({name})")),
                "{name} is not in SUMMARY.md"
            );
        }
    }

    /// A block that the tests skip could be wrong.
    #[test]
    fn no_block_of_a_readme_is_left_out_of_the_tests() {
        let root = folder().join("../..");
        for readme in [
            "README.md",
            "crates/kube-informer/README.md",
            "crates/kube-sandbox/README.md",
        ] {
            let text = fs::read_to_string(root.join(readme)).expect("the README is readable");
            let fences = text.lines().filter(|line| line.starts_with("```rust"));
            for fence in fences {
                assert_eq!(fence, "```rust", "{readme}");
            }
            assert!(text.contains("```rust\n"), "{readme} has a block");
        }
    }

    /// Checks the links to chapters, to files of the repository and to images.
    #[test]
    fn every_relative_link_points_to_an_existing_file() {
        for chapter in LISTED {
            let text = fs::read_to_string(folder().join(chapter)).expect("the chapter is readable");
            for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
                let path = link.split('#').next().unwrap_or_default();
                if path.is_empty() || path.contains("://") {
                    continue;
                }
                assert!(
                    folder().join(path).exists(),
                    "{chapter} links to {link}, which does not exist"
                );
            }
        }
    }
}
