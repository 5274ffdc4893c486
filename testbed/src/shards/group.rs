//! The server and the processes of the story: started, signalled and ended.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::Context as _;
use kube::Client;
use rustix::process::{Pid, Signal, kill_process};
use testbed::RealServer;

use super::{Scenario, Target, Times};

/// A server, and the kubeconfig with which replicas reach it.
pub(super) enum Server {
    Real(Box<RealServer>),
    Sandbox(kube_sandbox::Sandbox, PathBuf),
}

impl Server {
    pub(super) async fn start(target: Target, filters: bool, dir: &Path) -> anyhow::Result<Self> {
        Ok(match target {
            Target::Real => {
                let server = RealServer::builder().feature_gate("ShardedListAndWatch", filters);
                Self::Real(Box::new(server.start().await?))
            }
            Target::Sandbox => {
                let builder = kube_sandbox::Sandbox::builder();
                let builder = if filters {
                    builder.sharded_list_and_watch()
                } else {
                    builder
                };
                let sandbox = builder.start().await?;
                let path = dir.join("kubeconfig");
                std::fs::write(&path, sandbox.kubeconfig())?;
                Self::Sandbox(sandbox, path)
            }
        })
    }

    pub(super) fn client(&self) -> Client {
        match self {
            Self::Real(server) => server.client(),
            Self::Sandbox(sandbox, _) => sandbox.client(),
        }
    }

    pub(super) fn kubeconfig(&self) -> &Path {
        match self {
            Self::Real(server) => server.kubeconfig(),
            Self::Sandbox(_, path) => path,
        }
    }

    pub(super) async fn shutdown(self) -> anyhow::Result<()> {
        if let Self::Real(server) = self {
            server.shutdown().await?;
        }
        Ok(())
    }
}

/// The processes of the group, and one that watches everything.
pub(super) struct Group<'a> {
    kubeconfig: &'a Path,
    dir: &'a Path,
    scenario: Scenario,
    times: Times,
    running: BTreeMap<String, Child>,
}

impl<'a> Group<'a> {
    pub(super) fn new(kubeconfig: &'a Path, dir: &'a Path, scenario: Scenario, times: Times) -> Self {
        Self {
            kubeconfig,
            dir,
            scenario,
            times,
            running: BTreeMap::new(),
        }
    }

    /// Starts a replica.
    pub(super) fn start(&mut self, name: &str) -> anyhow::Result<()> {
        self.spawn(name, false)
    }

    /// Starts a process with an informer that is not sharded.
    pub(super) fn start_whole(&mut self, name: &str) -> anyhow::Result<()> {
        self.spawn(name, true)
    }

    fn spawn(&mut self, name: &str, whole: bool) -> anyhow::Result<()> {
        let mut command = Command::new(std::env::current_exe()?);
        command
            .arg("shards-replica")
            .arg("--kubeconfig")
            .arg(self.kubeconfig)
            .arg("--dir")
            .arg(self.dir)
            .args(["--name", name])
            .args(["--lease", &self.times.lease.to_string()])
            .args(["--deadline", &self.times.deadline.to_string()])
            .args(["--period", &self.times.period.to_string()])
            // It ends with its standard input, so nothing is left if this process is killed.
            .stdin(Stdio::piped());
        if self.scenario == Scenario::Events {
            command.arg("--events");
        }
        if whole {
            command.arg("--whole");
        }
        let child = command.spawn().context("starting a replica")?;
        self.running.insert(name.to_owned(), child);
        Ok(())
    }

    pub(super) fn signal(&self, name: &str, signal: Signal) -> anyhow::Result<()> {
        let child = self.running.get(name).context("it runs")?;
        let pid = i32::try_from(child.id()).ok().and_then(Pid::from_raw);
        kill_process(pid.context("a process id")?, signal)?;
        Ok(())
    }

    /// Kills a replica without a word.
    pub(super) fn kill(&mut self, name: &str) -> anyhow::Result<()> {
        self.signal(name, Signal::KILL)?;
        let mut child = self.running.remove(name).context("it runs")?;
        child.wait()?;
        Ok(())
    }

    /// Ends a replica in order, by closing its standard input.
    pub(super) fn stop(&mut self, name: &str) -> anyhow::Result<()> {
        let mut child = self.running.remove(name).context("it runs")?;
        drop(child.stdin.take());
        let ended = child.wait()?;
        anyhow::ensure!(ended.success(), "{name} failed: {ended}");
        Ok(())
    }

    /// Fails if a process has ended by itself.
    pub(super) fn check(&mut self) -> anyhow::Result<()> {
        for (name, child) in &mut self.running {
            if let Some(ended) = child.try_wait()? {
                anyhow::bail!("{name} has ended: {ended}");
            }
        }
        Ok(())
    }
}

impl Drop for Group<'_> {
    fn drop(&mut self) {
        for child in self.running.values_mut() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}
