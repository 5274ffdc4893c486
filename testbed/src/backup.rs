//! A copy of etcd's data directory.
//!
//! Knows: files and directories. Never learns: what they contain, or whether etcd runs.

use std::{
    fs, io,
    path::{Path, PathBuf},
    sync::Arc,
};

use tempfile::TempDir;

use crate::Error;

/// etcd's data at one moment. [`RealServer::backup`](crate::RealServer::backup) makes one.
///
/// A backup can be restored any number of times, on the server that it was made of. Its files are removed when
/// the last clone is dropped, or with the server.
#[derive(Debug, Clone)]
pub struct Backup {
    dir: Arc<TempDir>,
}

impl Backup {
    /// Copies the directory `from` to a new directory in `to`.
    pub(crate) async fn of(from: PathBuf, to: PathBuf) -> Result<Self, Error> {
        blocking(move || {
            let dir = tempfile::Builder::new().prefix("backup-").tempdir_in(&to);
            let dir = dir.map_err(Error::io(&to))?;
            copy(&from, dir.path()).map_err(Error::io(&from))?;
            Ok(Self { dir: Arc::new(dir) })
        })
        .await
    }

    /// Replaces the directory `to` by the copy.
    pub(crate) async fn put_back(&self, to: PathBuf) -> Result<(), Error> {
        let backup = self.clone();
        blocking(move || {
            match fs::remove_dir_all(&to) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(Error::io(&to)(error)),
                _ => {}
            }
            copy(backup.dir.path(), &to).map_err(Error::io(&to))
        })
        .await
    }
}

async fn blocking<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    let done = tokio::task::spawn_blocking(work).await;
    done.expect("copying files does not panic and is never aborted")
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    // etcd refuses a data directory that others can read.
    fs::set_permissions(to, fs::metadata(from)?.permissions())?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_restore_undoes_later_changes() {
        let home = tempfile::tempdir().unwrap();
        let data = home.path().join("data");
        let file = data.join("member/wal/0.wal");
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(&file, "then").unwrap();

        let backup = Backup::of(data.clone(), home.path().to_owned()).await.unwrap();
        for _ in 0..2 {
            fs::write(&file, "later").unwrap();
            fs::write(data.join("new"), "later").unwrap();

            backup.put_back(data.clone()).await.unwrap();

            assert_eq!(fs::read_to_string(&file).unwrap(), "then");
            assert!(!data.join("new").exists());
        }

        drop(backup);
        assert_eq!(
            fs::read_dir(home.path()).unwrap().count(),
            1,
            "only the data is left"
        );
    }

    #[tokio::test]
    async fn a_directory_that_cannot_be_copied_is_named() {
        let home = tempfile::tempdir().unwrap();
        let missing = home.path().join("missing");
        let error = Backup::of(missing, home.path().to_owned()).await.unwrap_err();
        assert!(error.to_string().contains("missing"), "{error}");
    }
}
