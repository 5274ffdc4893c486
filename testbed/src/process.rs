//! One server process: started, asked to stop, killed, started again.
//!
//! Knows: a program, its arguments, its log, whether it lives. Never learns: what it serves, or when it is
//! ready.
//!
//! The child reads its standard input and we hold the other end (`go/lifeline`): a byte asks it to stop in
//! good order, and when we are gone, however, it ends by itself. Dropping kills and waits, so that no process
//! of ours outlives its [`Process`], also where no async runtime is left to wait with.

use std::{
    fs::{self, File},
    io::Write as _,
    os::unix::process::CommandExt as _,
    path::PathBuf,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use crate::Error;

pub(crate) struct Process {
    pub(crate) name: &'static str,
    program: PathBuf,
    args: Vec<String>,
    log: PathBuf,
    child: Option<Child>,
}

impl Process {
    /// Describes it; nothing runs yet.
    pub(crate) fn new(name: &'static str, program: PathBuf, args: Vec<String>, log: PathBuf) -> Self {
        Self {
            name,
            program,
            args,
            log,
            child: None,
        }
    }

    /// Runs it with the arguments it always has. Does nothing if it runs already.
    pub(crate) fn start(&mut self) -> Result<(), Error> {
        if self.exit_status().is_none() && self.child.is_some() {
            return Ok(());
        }
        let log = File::options()
            .create(true)
            .append(true)
            .open(&self.log)
            .map_err(Error::io(&self.log))?;
        let errors = log.try_clone().map_err(Error::io(&self.log))?;
        let child = Command::new(&self.program)
            .args(&self.args)
            // etcd takes every variable that begins with ETCD_ for a flag, and both would take a proxy.
            .env_clear()
            .stdin(Stdio::piped())
            .stdout(log)
            .stderr(errors)
            // Ctrl-C in a terminal goes to a whole group. Ours alone decides what stops, and in which order.
            .process_group(0)
            .spawn()
            .map_err(|source| Error::Spawn {
                program: self.program.clone(),
                source,
            })?;
        self.child = Some(child);
        Ok(())
    }

    /// Asks it to stop and waits; kills it when it takes longer than [`PATIENCE`].
    pub(crate) async fn stop(&mut self) {
        let Some(child) = &mut self.child else { return };
        // An error means that it does not listen any more: it has ended, and that is what the wait finds.
        let asked = child.stdin.as_mut().map(|stdin| stdin.write_all(b"\n"));
        let deadline = Instant::now()
            + if matches!(asked, Some(Ok(()))) {
                PATIENCE
            } else {
                Duration::ZERO
            };
        while self.exit_status().is_none() && Instant::now() < deadline {
            tokio::time::sleep(GLANCE).await;
        }
        self.kill();
    }

    /// Kills it as `kill -9` does. When this returns the process is gone, its ports and locks with it.
    ///
    /// Blocks for the moment the kernel needs.
    pub(crate) fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            // Fails only for a child that was waited for already, and then it is gone as well.
            let _ = child.kill();
            let _ = child.wait();
        }
    }

    /// The process id, while it is ours: from start until stop or kill.
    pub(crate) fn id(&self) -> Option<u32> {
        self.child.as_ref().map(Child::id)
    }

    /// How it ended, if it was started and has ended by itself.
    pub(crate) fn exit_status(&mut self) -> Option<String> {
        let status = self.child.as_mut()?.try_wait();
        match status {
            Ok(status) => status.map(|status| status.to_string()),
            Err(error) => Some(error.to_string()),
        }
    }

    /// The last lines it wrote.
    pub(crate) fn log_tail(&self) -> String {
        let log = fs::read(&self.log).unwrap_or_default();
        let text = String::from_utf8_lossy(&log);
        let lines: Vec<&str> = text.lines().collect();
        lines[lines.len().saturating_sub(TAIL_LINES)..].join("\n")
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}

/// How long an orderly stop may take. An API server waits for requests under way, and for nothing else here.
const PATIENCE: Duration = Duration::from_secs(20);
const GLANCE: Duration = Duration::from_millis(10);
const TAIL_LINES: usize = 30;

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[tokio::test]
    async fn a_byte_asks_it_to_stop() {
        let dir = tempfile::tempdir().unwrap();
        let mut process = shell(dir.path(), "read line; echo asked to stop");
        process.start().unwrap();
        process.stop().await;
        assert_eq!(process.log_tail(), "asked to stop");
        assert_eq!(process.id(), None);
    }

    #[tokio::test]
    async fn it_can_be_killed_and_started_again_with_the_same_arguments_and_log() {
        let dir = tempfile::tempdir().unwrap();
        let mut process = shell(dir.path(), "echo run; read line");
        process.start().unwrap();
        wait_for(|| process.log_tail() == "run");
        let first = process.id();
        process.kill();
        process.start().unwrap();
        wait_for(|| process.log_tail() == "run\nrun");
        assert_ne!(process.id(), first);
    }

    #[test]
    fn starting_what_runs_changes_nothing() {
        let dir = tempfile::tempdir().unwrap();
        let mut process = shell(dir.path(), "read line");
        process.start().unwrap();
        let first = process.id();
        process.start().unwrap();
        assert_eq!(process.id(), first);
    }

    #[test]
    fn one_that_ended_by_itself_says_how_and_can_be_started() {
        let dir = tempfile::tempdir().unwrap();
        let mut process = shell(dir.path(), "exit 7");
        process.start().unwrap();
        wait_for(|| process.exit_status().is_some());
        assert!(process.exit_status().unwrap().contains('7'));
        let first = process.id();
        process.start().unwrap();
        assert_ne!(process.id(), first);
    }

    #[test]
    fn dropping_kills() {
        let dir = tempfile::tempdir().unwrap();
        let mut process = shell(dir.path(), "sleep 1000");
        process.start().unwrap();
        let entry = format!("/proc/{}", process.id().unwrap());
        drop(process);
        assert!(!Path::new(&entry).exists());
    }

    #[test]
    fn a_program_that_is_not_there_is_named() {
        let dir = tempfile::tempdir().unwrap();
        let mut process = Process::new("ghost", dir.path().join("ghost"), vec![], dir.path().join("log"));
        assert!(process.start().unwrap_err().to_string().contains("ghost"));
    }

    fn shell(dir: &Path, script: &str) -> Process {
        Process::new(
            "shell",
            "/bin/sh".into(),
            vec!["-c".into(), script.into()],
            dir.join("log"),
        )
    }

    fn wait_for(mut happened: impl FnMut() -> bool) {
        let deadline = Instant::now() + Duration::from_secs(10);
        while !happened() {
            assert!(Instant::now() < deadline, "it did not happen");
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}
