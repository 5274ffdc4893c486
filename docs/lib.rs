//! Compiles, and where it can runs, every code block of the guide in `src/`: `cargo test -p guide`.
//!
//! A chapter that is not listed here is found by the test below.

/// One item per chapter, so that rustdoc takes its code blocks for examples.
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
    controllers: "controllers.md",
    leader_election: "leader-election.md",
    memory: "memory.md",
    testing: "testing.md",
    inspector: "inspector.md",
    production: "production.md",
    from_client_go: "from-client-go.md",
    from_kube_rs: "from-kube-rs.md",
    troubleshooting: "troubleshooting.md",
}

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
        let contents = fs::read_to_string(folder().join("SUMMARY.md")).expect("a table of contents");
        for file in fs::read_dir(folder()).expect("the chapters") {
            let name = file.expect("a file").file_name().into_string().expect("a name");
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

    /// Links from chapter to chapter, to files of the repository and to pictures.
    #[test]
    fn links_lead_somewhere() {
        for chapter in LISTED {
            let text = fs::read_to_string(folder().join(chapter)).expect("a chapter");
            for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
                let path = link.split('#').next().unwrap_or_default();
                if path.is_empty() || path.contains("://") {
                    continue;
                }
                assert!(folder().join(path).exists(), "{chapter} links to {link}");
            }
        }
    }
}
