//! The directory of one testbed: certificates, logs, etcd's data.
//!
//! The directory is removed on drop. A killed process drops nothing, so each new testbed also removes the
//! directories of processes that have ended. Such a directory has a lock that is free: the kernel releases it
//! however the process ended.

use std::{
    env,
    fs::{self, File, Permissions},
    os::unix::fs::PermissionsExt as _,
    path::{Path, PathBuf},
};

use tempfile::TempDir;

use crate::Error;

pub(crate) struct DataDir {
    dir: TempDir,
    _owned: File,
}

impl DataDir {
    pub(crate) fn new() -> Result<Self, Error> {
        Self::new_in(&env::temp_dir())
    }

    fn new_in(parent: &Path) -> Result<Self, Error> {
        sweep(parent);
        let dir = tempfile::Builder::new()
            .prefix(PREFIX)
            // It contains private keys.
            .permissions(Permissions::from_mode(0o700))
            .tempdir_in(parent)
            .map_err(Error::io(parent))?;
        let owned = own(dir.path())?;
        Ok(Self { dir, _owned: owned })
    }

    pub(crate) fn path(&self) -> &Path {
        self.dir.path()
    }

    /// Where etcd keeps its data.
    pub(crate) fn etcd(&self) -> PathBuf {
        self.path().join("etcd")
    }

    /// Writes a file into the directory and returns its path.
    pub(crate) fn write(&self, name: &str, text: &str) -> Result<PathBuf, Error> {
        let path = self.path().join(name);
        fs::write(&path, text).map_err(Error::io(&path))?;
        Ok(path)
    }

    /// Removes the directory now and reports errors.
    pub(crate) fn remove(self) -> Result<(), Error> {
        let path = self.path().to_owned();
        self.dir.close().map_err(Error::io(path))
    }
}

const PREFIX: &str = "kube-informer-testbed-";
const LOCK: &str = "owner.lock";

/// Creates and takes the lock under another name first, because [`sweep`] removes a directory whose lock file
/// exists and is free.
fn own(dir: &Path) -> Result<File, Error> {
    let (early, path) = (dir.join("owner.lock.new"), dir.join(LOCK));
    let file = File::create(&early).map_err(Error::io(&early))?;
    file.lock().map_err(Error::io(&early))?;
    fs::rename(&early, &path).map_err(Error::io(&path))?;
    Ok(file)
}

/// Removes the directories of ended processes. Errors are ignored: another user's directories cannot be opened,
/// and another process may sweep at the same time.
fn sweep(parent: &Path) {
    for entry in fs::read_dir(parent).into_iter().flatten().flatten() {
        if !entry.file_name().to_string_lossy().starts_with(PREFIX) {
            continue;
        }
        if let Ok(lock) = File::open(entry.path().join(LOCK))
            && lock.try_lock().is_ok()
        {
            let _ = fs::remove_dir_all(entry.path());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directories_of_killed_processes_are_removed_and_used_ones_stay() {
        let parent = tempfile::tempdir().unwrap();
        let alive = DataDir::new_in(parent.path()).unwrap();
        let mut killed = DataDir::new_in(parent.path()).unwrap();
        killed.dir.disable_cleanup(true);
        let left = killed.path().to_owned();
        let (unrelated, young) = (
            parent.path().join("other"),
            parent.path().join(format!("{PREFIX}young")),
        );
        fs::create_dir(&unrelated).unwrap();
        fs::create_dir(&young).unwrap(); // created, but without its lock file yet
        drop(killed);
        assert!(left.exists());

        let next = DataDir::new_in(parent.path()).unwrap();

        assert!(!left.exists());
        assert!(
            [alive.path(), next.path(), &unrelated, &young]
                .iter()
                .all(|dir| dir.exists())
        );
    }

    #[test]
    fn a_dropped_directory_is_removed() {
        let parent = tempfile::tempdir().unwrap();
        let data = DataDir::new_in(parent.path()).unwrap();
        data.write("log", "text").unwrap();
        drop(data);
        assert_eq!(fs::read_dir(parent.path()).unwrap().count(), 0);
    }
}
