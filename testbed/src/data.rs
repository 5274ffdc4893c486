//! The directory of one testbed: certificates, logs, etcd's data.
//!
//! Removed on drop. A process that is killed drops nothing, so whoever makes the next directory also removes
//! those whose owner is gone. Gone means that the lock in it is free: the kernel lets go of it however the
//! owner ended.

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
            // There are keys in it.
            .permissions(Permissions::from_mode(0o700))
            .tempdir_in(parent)
            .map_err(Error::io(parent))?;
        let owned = own(dir.path())?;
        Ok(Self { dir, _owned: owned })
    }

    pub(crate) fn path(&self) -> &Path {
        self.dir.path()
    }

    /// Writes a file into it and says where it is.
    pub(crate) fn write(&self, name: &str, text: &str) -> Result<PathBuf, Error> {
        let path = self.path().join(name);
        fs::write(&path, text).map_err(Error::io(&path))?;
        Ok(path)
    }

    /// Removes it now and says whether that worked.
    pub(crate) fn remove(self) -> Result<(), Error> {
        let path = self.path().to_owned();
        self.dir.close().map_err(Error::io(path))
    }
}

const PREFIX: &str = "kube-informer-testbed-";
const LOCK: &str = "owner.lock";

/// Takes the lock under another name first: a directory whose lock is there but free is fair game for
/// [`sweep`].
fn own(dir: &Path) -> Result<File, Error> {
    let (early, path) = (dir.join("owner.lock.new"), dir.join(LOCK));
    let file = File::create(&early).map_err(Error::io(&early))?;
    file.lock().map_err(Error::io(&early))?;
    fs::rename(&early, &path).map_err(Error::io(&path))?;
    Ok(file)
}

/// Removes what dead owners left. Best effort: another user's directories cannot be opened, and two sweepers
/// may meet; neither is a reason not to start.
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
    fn what_a_killed_owner_left_goes_and_what_is_in_use_stays() {
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
        fs::create_dir(&young).unwrap(); // made, but its lock is not there yet
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
    fn nothing_is_left_after_drop() {
        let parent = tempfile::tempdir().unwrap();
        let data = DataDir::new_in(parent.path()).unwrap();
        data.write("log", "text").unwrap();
        drop(data);
        assert_eq!(fs::read_dir(parent.path()).unwrap().count(), 0);
    }
}
