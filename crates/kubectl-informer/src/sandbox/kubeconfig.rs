//! The kubeconfig file of the sandbox: readable by the user only, removed at the end, and never written over another
//! file.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

/// The first line of our files. A file with it was left behind by an earlier run and may be replaced.
const MARK: &str = "# Written by kubectl-informer sandbox, removed when it ends.\n";

/// A kubeconfig file, removed when this value is dropped.
#[derive(Debug)]
pub(super) struct KubeconfigFile(PathBuf);

impl KubeconfigFile {
    /// Writes `content` to `path`, or to a new file in the temporary directory.
    pub(super) fn write(path: Option<PathBuf>, content: &str) -> Result<Self> {
        let path = path.unwrap_or_else(|| {
            let name = format!("kubectl-informer-{}.kubeconfig", std::process::id());
            std::env::temp_dir().join(name)
        });
        // The user may set KUBECONFIG in another directory, so the path has to be absolute.
        let path =
            std::path::absolute(&path).with_context(|| format!("cannot resolve {}", path.display()))?;
        Self::check(Some(&path))?;
        let write = || {
            if path.exists() {
                fs::remove_file(&path)?;
            }
            create(&path)?.write_all(format!("{MARK}{content}").as_bytes())
        };
        write().with_context(|| format!("cannot write {}; give another --kubeconfig", path.display()))?;
        Ok(Self(path))
    }

    /// Refuses a path with a file that this command did not write.
    pub(super) fn check(path: Option<&Path>) -> Result<()> {
        match path {
            Some(path) if path.exists() && !is_ours(path) => bail!(
                "{} exists and was not written by this command; remove it or give another --kubeconfig",
                path.display()
            ),
            _ => Ok(()),
        }
    }

    /// The path, quoted for a shell if necessary.
    pub(super) fn quoted(&self) -> String {
        let text = self.0.display().to_string();
        let plain = |c: char| c.is_ascii_alphanumeric() || "/._-+:\\".contains(c);
        if text.chars().all(plain) {
            text
        } else {
            format!("'{}'", text.replace('\'', "'\\''"))
        }
    }
}

impl Drop for KubeconfigFile {
    fn drop(&mut self) {
        // It fails if the file was removed already.
        let _ = fs::remove_file(&self.0);
    }
}

fn is_ours(path: &Path) -> bool {
    fs::read(path).is_ok_and(|content| content.starts_with(MARK.as_bytes()))
}

/// Creates a file that only the user can read, because it contains a token.
fn create(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn somewhere(name: &str) -> PathBuf {
        std::env::temp_dir().join(format!("kubectl-informer-test-{}-{name}", std::process::id()))
    }

    #[test]
    fn the_file_lives_as_long_as_the_value() {
        let path = somewhere("lives");
        let file = KubeconfigFile::write(Some(path.clone()), "kind: Config\n").expect("is writable");
        let content = fs::read_to_string(&path).expect("is there");
        assert!(content.starts_with(MARK) && content.ends_with("kind: Config\n"));
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(&path).expect("is there").permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        drop(file);
        assert!(!path.exists());
    }

    #[test]
    fn a_file_of_an_earlier_run_is_replaced_and_a_foreign_file_is_kept() {
        let path = somewhere("left");
        fs::write(&path, format!("{MARK}old")).expect("is writable");
        drop(KubeconfigFile::write(Some(path.clone()), "new").expect("ours may be replaced"));

        fs::write(&path, "precious").expect("is writable");
        let error = KubeconfigFile::write(Some(path.clone()), "new").expect_err("not ours");
        assert!(
            error
                .to_string()
                .contains("remove it or give another --kubeconfig"),
            "{error}"
        );
        assert_eq!(fs::read_to_string(&path).expect("is there"), "precious");
        fs::remove_file(&path).expect("is there");
    }

    #[test]
    fn paths_are_quoted_for_the_shell_when_they_need_it() {
        // Dropping the value tries to remove a file that does not exist.
        let quoted = |path: &str| KubeconfigFile(PathBuf::from(path)).quoted();
        assert_eq!(quoted("/tmp/a-b.c"), "/tmp/a-b.c");
        assert_eq!(quoted("/no such/it's"), "'/no such/it'\\''s'");
    }
}
