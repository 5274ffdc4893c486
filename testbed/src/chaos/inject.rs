//! Injects a fault into a server.

use std::time::Duration;

use kube_sandbox::{Fault as SandboxFault, Rule, Sandbox, Verb};
use testbed::{Error, RealServer, Server};
use tokio::time::sleep;

use super::{
    churn::Churn,
    plan::{Fault, Step},
};

/// Injects the fault and returns when the server answers again. A rewind without writes pauses the churn.
pub(super) async fn inject(server: &Server, step: &Step, churn: &Churn) -> Result<(), Error> {
    match server {
        Server::Real(real) => inject_real(real, step).await?,
        Server::Sandbox(sandbox) => inject_sandbox(sandbox, step).await?,
        other => unreachable!("chaos starts no {} server", other.name()),
    }
    if step.fault.rewinds() {
        let backup = server.backup().await?;
        let then = server.resource_version().await?;
        sleep(step.lasts).await;
        // The server itself writes when it starts. Those writes must not pass the versions that are lost.
        pass(server, then + LOST).await?;
        if step.fault == Fault::Rewind {
            churn.pause();
        }
        let newest = server.resource_version().await?;
        server.restore(&backup).await?;
        if step.fault == Fault::RewindAndWrites {
            pass(server, newest).await?;
        }
    }
    Ok(())
}

async fn inject_real(real: &RealServer, step: &Step) -> Result<(), Error> {
    match step.fault {
        Fault::KillApiserver => {
            real.kill_apiserver().await;
            sleep(step.lasts).await;
        }
        Fault::KillEtcd => {
            real.kill_etcd().await;
            sleep(step.lasts).await;
            real.start_etcd().await?;
        }
        Fault::PauseApiserver => {
            real.pause_apiserver().await?;
            sleep(step.lasts).await;
            real.resume_apiserver().await?;
        }
        Fault::PauseEtcd => {
            real.pause_etcd().await?;
            sleep(step.lasts).await;
            real.resume_etcd().await?;
        }
        Fault::Restart => real.stop_apiserver().await,
        Fault::Compaction => {
            real.compact().await?;
            real.stop_apiserver().await;
            sleep(step.lasts).await;
        }
        Fault::Outage | Fault::Rewind | Fault::RewindAndWrites => {}
    }
    // Does nothing but ask for readiness if the process runs.
    real.start_apiserver().await
}

async fn inject_sandbox(sandbox: &Sandbox, step: &Step) -> Result<(), Error> {
    match step.fault {
        Fault::Restart => sandbox.restart().await?,
        Fault::Outage => {
            sandbox.stop().await;
            sleep(step.lasts).await;
            sandbox.resume().await?;
        }
        Fault::Compaction => {
            // Informers receive nothing of the writes that happen before the compaction.
            let blind = Rule::new(SandboxFault::Status(503)).resource("configmaps");
            let blind = sandbox.fault(blind.verb(Verb::List).verb(Verb::Watch));
            sandbox.restart().await?;
            sleep(step.lasts).await;
            sandbox.compact(sandbox.resource_version());
            blind.remove();
        }
        _ => {}
    }
    Ok(())
}

/// Waits until writes have used all versions again that the restore has undone.
async fn pass(server: &Server, version: u64) -> Result<(), Error> {
    while server.resource_version().await? <= version {
        sleep(Duration::from_millis(20)).await;
    }
    Ok(())
}

/// A rewind undoes more than this number of versions.
const LOST: u64 = 200;
