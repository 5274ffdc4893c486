//! One server process: start, pause, resume, stop, kill.
//!
//! Knows: a program, its arguments, its log, whether it runs. Never learns: what it serves, or when it is
//! ready.
//!
//! The child reads its standard input, and this process has the other end (`go/lifeline`). A byte asks the child
//! to stop in good order. When this process ends, in whatever way, the child ends by itself. Dropping kills the
//! child and waits for it, so that no child outlives its [`Process`], even without an async runtime.

use std::{
    fs::{self, File},
    io::{self, Write as _},
    os::unix::process::CommandExt as _,
    path::PathBuf,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process, waitid};

use crate::Error;

pub(crate) struct Process {
    pub(crate) name: &'static str,
    program: PathBuf,
    args: Vec<String>,
    log: PathBuf,
    child: Option<Child>,
}

impl Process {
    /// Describes the process. Nothing runs yet.
    pub(crate) fn new(name: &'static str, program: PathBuf, args: Vec<String>, log: PathBuf) -> Self {
        Self {
            name,
            program,
            args,
            log,
            child: None,
        }
    }

    /// Describes another process of the same program, with more arguments and its own log. Nothing runs yet.
    pub(crate) fn another(&self, more: impl IntoIterator<Item = String>, log: PathBuf) -> Self {
        let mut args = self.args.clone();
        args.extend(more);
        Self::new(self.name, self.program.clone(), args, log)
    }

    /// Starts the process. Does nothing if it runs already.
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
            // etcd reads every variable that begins with ETCD_ as a flag, and both servers would use a proxy.
            .env_clear()
            .stdin(Stdio::piped())
            .stdout(log)
            .stderr(errors)
            // Ctrl-C in a terminal signals the whole process group, but only this process decides what stops when.
            .process_group(0)
            .spawn()
            .map_err(|source| Error::Spawn {
                program: self.program.clone(),
                source,
            })?;
        self.child = Some(child);
        Ok(())
    }

    /// Freezes the process (`SIGSTOP`). When this returns, none of its threads runs any more.
    ///
    /// Its connections stay open and its ports stay taken. Blocks for the moment that the kernel needs.
    pub(crate) fn pause(&mut self) -> Result<(), Error> {
        let pid = self.signal(Signal::STOP)?;
        // The signal is delivered to one thread after the other. The parent is notified when the last one has
        // stopped. `NOWAIT` leaves an exit status, if there is one, to `exit_status`.
        let stopped = WaitIdOptions::STOPPED | WaitIdOptions::EXITED | WaitIdOptions::NOWAIT;
        waitid(WaitId::Pid(pid), stopped).map_err(|error| self.not_signalled(error.into()))?;
        match self.exit_status() {
            Some(status) => Err(self.not_signalled(io::Error::other(format!("it has ended: {status}")))),
            None => Ok(()),
        }
    }

    /// Lets a frozen process run again (`SIGCONT`). Does nothing to a process that runs.
    pub(crate) fn resume(&mut self) -> Result<(), Error> {
        self.signal(Signal::CONT).map(drop)
    }

    fn signal(&self, signal: Signal) -> Result<Pid, Error> {
        let Some(child) = &self.child else {
            return Err(self.not_signalled(io::Error::from(io::ErrorKind::NotFound)));
        };
        let pid = Pid::from_child(child);
        kill_process(pid, signal).map_err(|error| self.not_signalled(error.into()))?;
        Ok(pid)
    }

    fn not_signalled(&self, source: io::Error) -> Error {
        Error::NotRunning {
            name: self.name,
            source,
        }
    }

    /// Asks the process to stop and waits for it. Kills it after [`PATIENCE`]. A frozen process is resumed first,
    /// so that it can react.
    pub(crate) async fn stop(&mut self) {
        if self.child.is_some() {
            // An error means that the process has ended, which the wait below finds.
            let _ = self.resume();
        }
        let Some(child) = &mut self.child else { return };
        // An error means that the process has ended, which the wait below finds.
        let asked = child.stdin.as_mut().map(|stdin| stdin.write_all(b"\n"));
        let deadline = Instant::now()
            + if matches!(asked, Some(Ok(()))) {
                PATIENCE
            } else {
                Duration::ZERO
            };
        while self.exit_status().is_none() && Instant::now() < deadline {
            tokio::time::sleep(POLL_INTERVAL).await;
        }
        self.kill();
    }

    /// Kills the process as `kill -9` does. When this returns, its ports and locks are free.
    ///
    /// Blocks for the moment that the kernel needs.
    pub(crate) fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            // Fails only if the child was waited for already, so it has ended too.
            let _ = child.kill();
            let _ = child.wait();
        }
    }

    /// The process id, from start until stop or kill.
    pub(crate) fn id(&self) -> Option<u32> {
        self.child.as_ref().map(Child::id)
    }

    /// The exit status, if the process was started and has ended by itself.
    pub(crate) fn exit_status(&mut self) -> Option<String> {
        let status = self.child.as_mut()?.try_wait();
        match status {
            Ok(status) => status.map(|status| status.to_string()),
            Err(error) => Some(error.to_string()),
        }
    }

    /// The last lines of the log.
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

/// How long an orderly stop may take. An API server waits for requests in progress.
const PATIENCE: Duration = Duration::from_secs(20);
const POLL_INTERVAL: Duration = Duration::from_millis(10);
const TAIL_LINES: usize = 30;

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[tokio::test]
    async fn a_byte_on_standard_input_asks_the_process_to_stop() {
        let dir = tempfile::tempdir().unwrap();
        let mut process = shell(dir.path(), "read line; echo asked to stop");
        process.start().unwrap();
        process.stop().await;
        assert_eq!(process.log_tail(), "asked to stop");
        assert_eq!(process.id(), None);
    }

    #[tokio::test]
    async fn a_process_can_be_killed_and_started_again_with_the_same_arguments_and_log() {
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
    fn starting_a_running_process_changes_nothing() {
        let dir = tempfile::tempdir().unwrap();
        let mut process = shell(dir.path(), "read line");
        process.start().unwrap();
        let first = process.id();
        process.start().unwrap();
        assert_eq!(process.id(), first);
    }

    #[test]
    fn a_process_that_ended_has_an_exit_status_and_can_be_started() {
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
    fn a_paused_process_does_not_run_until_it_is_resumed() {
        let dir = tempfile::tempdir().unwrap();
        let mut process = shell(dir.path(), "while true; do echo tick; done");
        process.start().unwrap();
        wait_for(|| process.log_tail().contains("tick"));

        process.pause().unwrap();
        let length = || fs::metadata(dir.path().join("log")).unwrap().len();
        let frozen = length();
        assert_eq!(state(&process), 'T');
        process.pause().unwrap(); // once more is not an error
        assert_eq!(length(), frozen);

        process.resume().unwrap();
        wait_for(|| length() > frozen);
        process.resume().unwrap(); // once more is not an error
    }

    #[tokio::test]
    async fn a_paused_process_can_be_stopped_in_good_order_or_killed() {
        let dir = tempfile::tempdir().unwrap();
        let mut process = shell(dir.path(), "read line; echo asked to stop");
        process.start().unwrap();
        process.pause().unwrap();
        process.stop().await;
        assert_eq!(process.log_tail(), "asked to stop");

        process.start().unwrap();
        process.pause().unwrap();
        process.kill();
        assert_eq!(process.id(), None);
    }

    #[test]
    fn a_process_that_does_not_run_cannot_be_paused_or_resumed() {
        let dir = tempfile::tempdir().unwrap();
        let mut process = shell(dir.path(), "exit 7");
        assert!(matches!(
            process.pause(),
            Err(Error::NotRunning { name: "shell", .. })
        ));
        assert!(matches!(process.resume(), Err(Error::NotRunning { .. })));

        process.start().unwrap();
        wait_for(|| process.exit_status().is_some());
        assert!(process.pause().is_err());
        assert!(
            process.exit_status().unwrap().contains('7'),
            "it is still known how it ended"
        );
    }

    #[test]
    fn dropping_kills() {
        let dir = tempfile::tempdir().unwrap();
        let mut process = shell(dir.path(), "exec sleep 1000");
        process.start().unwrap();
        let entry = format!("/proc/{}", process.id().unwrap());
        drop(process);
        assert!(!Path::new(&entry).exists());
    }

    #[test]
    fn a_missing_program_is_named() {
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

    /// The state letter that the kernel gives: `R`, `S`, `T` for stopped by a signal.
    fn state(process: &Process) -> char {
        let stat = fs::read_to_string(format!("/proc/{}/stat", process.id().unwrap())).unwrap();
        let after_name = stat.rsplit_once(')').unwrap().1;
        after_name.trim_start().chars().next().unwrap()
    }

    fn wait_for(mut happened: impl FnMut() -> bool) {
        let deadline = Instant::now() + Duration::from_secs(10);
        while !happened() {
            assert!(Instant::now() < deadline, "it did not happen");
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}
