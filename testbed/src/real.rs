//! The real server: kube-apiserver and etcd, two processes behind one type.
//!
//! Knows: in which order the processes start and stop, and when they are ready.
//! Never learns: how the programs were built ([`crate::Binaries`]) or how a process is controlled (`process`).

use std::{
    fmt,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use tokio::sync::{Mutex, oneshot};

use crate::{
    Binaries, Error, Replica,
    access::{self, Access},
    backup::Backup,
    certs::Authority,
    data::DataDir,
    etcd::Etcd,
    flags, ports,
    process::Process,
};

/// A kube-apiserver with its own etcd. Both run until this value is dropped.
///
/// Promised: the address and the data stay the same through stops, kills and starts. No process is left when the
/// value is dropped or when this process is killed. The next start removes the files of a killed process. RBAC is
/// enabled: [`client`](Self::client) may do everything, and [`client_for`](Self::client_for) nothing until a role
/// grants it.
///
/// Not promised: controllers. There is no controller-manager, scheduler or kubelet, so nothing creates service
/// accounts, finishes the deletion of a namespace, or runs a pod.
///
/// Cost: about 300 MB of memory, and a few seconds for a start.
pub struct RealServer {
    // Fields are dropped in this order: kube-apiserver before etcd, the files last.
    apiserver: Mutex<Process>,
    etcd: Mutex<Process>,
    etcd_access: Etcd,
    url: http::Uri,
    authority: Authority,
    admin: kube::Config,
    kubeconfig: PathBuf,
    data: DataDir,
}

/// Options for a start. [`RealServer::builder`] makes one.
#[derive(Debug, Default, Clone)]
#[must_use]
pub struct Builder {
    apiserver_args: Vec<String>,
    etcd_args: Vec<String>,
}

impl Builder {
    /// Adds a flag of kube-apiserver. It comes last, so it can also change one of the default flags.
    pub fn apiserver_arg(mut self, arg: impl Into<String>) -> Self {
        self.apiserver_args.push(arg.into());
        self
    }

    /// Enables or disables a feature gate of kube-apiserver.
    pub fn feature_gate(self, name: &str, on: bool) -> Self {
        self.apiserver_arg(format!("--feature-gates={name}={on}"))
    }

    /// Enables or disables an API group or version: `api/all=true`, `batch/v1=false`.
    pub fn runtime_config(self, setting: &str) -> Self {
        self.apiserver_arg(format!("--runtime-config={setting}"))
    }

    /// Adds a flag of etcd. It comes last, so it can also change one of the default flags.
    pub fn etcd_arg(mut self, arg: impl Into<String>) -> Self {
        self.etcd_args.push(arg.into());
        self
    }

    /// Builds the programs if they are not in the cache, starts both and waits until the API server reports that
    /// it is ready.
    pub async fn start(self) -> Result<RealServer, Error> {
        let binaries = find_or_build().await?;
        for _ in 1..ATTEMPTS {
            match self.start_once(&binaries).await {
                // Another process took one of the ports before the start. The next attempt uses other ports.
                Err(Error::Exited { log, .. }) if log.contains("address already in use") => {}
                other => return other,
            }
        }
        self.start_once(&binaries).await
    }

    async fn start_once(&self, binaries: &Binaries) -> Result<RealServer, Error> {
        let data = DataDir::new()?;
        let (etcd_url, peer_url, url) = (loopback(), loopback(), loopback());

        let etcd_authority = Authority::new("testbed etcd")?;
        let authority = Authority::new("testbed API")?;
        let etcd_access = Access::new(&etcd_url, &etcd_authority, "kube-apiserver", None)?;
        let admin = Access::new(&url, &authority, "admin", Some("system:masters"))?;

        let mut etcd_args = flags::etcd(&data, &etcd_authority, &etcd_url, &peer_url)?;
        etcd_args.extend(self.etcd_args.iter().cloned());
        let mut apiserver_args = flags::apiserver(&data, &authority, &url)?;
        apiserver_args.extend(flags::apiserver_to_etcd(&data, &etcd_authority, &etcd_url)?);
        apiserver_args.extend(self.apiserver_args.iter().cloned());

        let log = |name: &str| data.path().join(format!("{name}.log"));
        let server = RealServer {
            apiserver: Process::new(APISERVER, binaries.apiserver(), apiserver_args, log(APISERVER)).into(),
            etcd: Process::new(ETCD, binaries.etcd(), etcd_args, log(ETCD)).into(),
            etcd_access: Etcd::new(etcd_access.config()),
            url,
            authority,
            admin: admin.config(),
            kubeconfig: data.write("kubeconfig", &admin.kubeconfig())?,
            data,
        };
        server.start_etcd().await?;
        server.start_apiserver().await?;
        Ok(server)
    }
}

impl RealServer {
    /// Starts a server with the default options.
    pub async fn start() -> Result<Self, Error> {
        Self::builder().start().await
    }

    /// Options for a server with other flags.
    pub fn builder() -> Builder {
        Builder::default()
    }

    /// A client for the admin, who may do everything.
    ///
    /// Each call makes a new client with its own connections, which belong to the runtime of the caller.
    ///
    /// # Panics
    /// Outside of a tokio runtime.
    pub fn client(&self) -> kube::Client {
        access::client(self.admin.clone()).expect("start made a client of the same config")
    }

    /// A client for a user without rights. RBAC roles can grant some.
    pub fn client_for(&self, user: &str) -> Result<kube::Client, Error> {
        access::client(self.config_for(user)?)
    }

    /// The configuration of [`client`](Self::client), for a client with other settings. kube's own retries are
    /// off.
    pub fn config(&self) -> kube::Config {
        self.admin.clone()
    }

    /// The configuration of [`client_for`](Self::client_for).
    pub fn config_for(&self, user: &str) -> Result<kube::Config, Error> {
        Ok(Access::new(&self.url, &self.authority, user, None)?.config())
    }

    /// The path of a kubeconfig file for the admin. The file is deleted with the server.
    pub fn kubeconfig(&self) -> &Path {
        &self.kubeconfig
    }

    /// Writes a kubeconfig file for a restricted user and returns its path. The file is deleted with the server.
    pub fn kubeconfig_for(&self, user: &str) -> Result<PathBuf, Error> {
        let access = Access::new(&self.url, &self.authority, user, None)?;
        // A user's name may contain slashes, but a file's name may not.
        let name: String = user
            .chars()
            .map(|c| if c.is_ascii_alphanumeric() { c } else { '-' })
            .collect();
        self.data
            .write(&format!("kubeconfig-{name}"), &access.kubeconfig())
    }

    /// The address of the API server.
    pub fn url(&self) -> &http::Uri {
        &self.url
    }

    /// The directory with logs, certificates and etcd's data. It is deleted with the server.
    pub fn dir(&self) -> &Path {
        self.data.path()
    }

    /// The process ids of kube-apiserver and etcd, without those that do not run.
    pub async fn process_ids(&self) -> Vec<u32> {
        let ids = [self.apiserver.lock().await.id(), self.etcd.lock().await.id()];
        ids.into_iter().flatten().collect()
    }

    /// Starts the API server at the same address as before, and waits until it is ready. If the process runs
    /// already, this only waits.
    pub async fn start_apiserver(&self) -> Result<(), Error> {
        let mut process = self.apiserver.lock().await;
        process.start()?;
        until_apiserver_ready(&mut process, &self.admin).await
    }

    /// Starts a second API server over the same etcd, with the same flags at another address, and waits until it is
    /// ready.
    pub async fn start_replica(&self) -> Result<Replica, Error> {
        for _ in 1..ATTEMPTS {
            match self.start_replica_once().await {
                // As for the first server: another process took the port.
                Err(Error::Exited { log, .. }) if log.contains("address already in use") => {}
                other => return other,
            }
        }
        self.start_replica_once().await
    }

    async fn start_replica_once(&self) -> Result<Replica, Error> {
        let url = loopback();
        let port = url.port_u16().expect("we made it with a port");
        // Of two flags of the same name the last one counts.
        let port_flag = format!("--secure-port={port}");
        let log = self.data.path().join(format!("{APISERVER}-{port}.log"));
        let mut process = self.apiserver.lock().await.another([port_flag], log);
        let mut admin = self.admin.clone();
        admin.cluster_url = url;
        process.start()?;
        until_apiserver_ready(&mut process, &admin).await?;
        Ok(Replica::new(process, admin))
    }

    /// Asks the API server to stop, and waits for its end. Requests in progress are answered, and watches end.
    ///
    /// This takes about a second. If a request hangs, for instance because etcd is down, the process is killed
    /// after twenty seconds.
    pub async fn stop_apiserver(&self) {
        self.apiserver.lock().await.stop().await;
    }

    /// Kills the API server as `kill -9` does: connections break without a word.
    pub async fn kill_apiserver(&self) {
        self.apiserver.lock().await.kill();
    }

    /// Stops the API server in good order and starts it again, with an empty watch cache.
    pub async fn restart_apiserver(&self) -> Result<(), Error> {
        self.stop_apiserver().await;
        self.start_apiserver().await
    }

    /// Freezes the API server (`SIGSTOP`): connections stay open and new ones are accepted by the kernel, but
    /// nothing is answered until [`resume_apiserver`](Self::resume_apiserver).
    ///
    /// A paused server can also be stopped or killed.
    pub async fn pause_apiserver(&self) -> Result<(), Error> {
        self.apiserver.lock().await.pause()
    }

    /// Lets a paused API server go on (`SIGCONT`), and waits until it is ready.
    pub async fn resume_apiserver(&self) -> Result<(), Error> {
        self.apiserver.lock().await.resume()?;
        self.start_apiserver().await
    }

    /// Starts etcd with the same data as before, and waits until it is ready. If the process runs already, this
    /// only waits.
    pub async fn start_etcd(&self) -> Result<(), Error> {
        let mut process = self.etcd.lock().await;
        process.start()?;
        until_ready(&mut process, async || {
            self.etcd_access.health().await.map_err(|error| error.to_string())
        })
        .await
    }

    /// Asks etcd to stop, and waits for its end. This takes seven seconds while an API server is connected, because
    /// etcd waits that long for the end of its watches.
    ///
    /// Without etcd, requests to the API server hang for a minute and then lose their connection. When etcd is
    /// back, the API server reconnects by itself within seconds, or within half a minute after a long outage.
    pub async fn stop_etcd(&self) {
        self.etcd.lock().await.stop().await;
    }

    /// Kills etcd as `kill -9` does.
    pub async fn kill_etcd(&self) {
        self.etcd.lock().await.kill();
    }

    /// Stops etcd in good order and starts it again.
    pub async fn restart_etcd(&self) -> Result<(), Error> {
        self.stop_etcd().await;
        self.start_etcd().await
    }

    /// Freezes etcd (`SIGSTOP`). The API server answers from its watch cache only; everything else hangs until
    /// [`resume_etcd`](Self::resume_etcd).
    ///
    /// A paused etcd can also be stopped or killed.
    pub async fn pause_etcd(&self) -> Result<(), Error> {
        self.etcd.lock().await.pause()
    }

    /// Lets a paused etcd go on (`SIGCONT`), and waits until it is ready.
    pub async fn resume_etcd(&self) -> Result<(), Error> {
        self.etcd.lock().await.resume()?;
        self.start_etcd().await
    }

    /// Copies etcd's data, to go back to with [`restore`](Self::restore). Every write that was answered before
    /// this call is in the copy.
    ///
    /// etcd is frozen while its files are copied, a fraction of a second, and nothing else is disturbed. The
    /// copy is what a `kill -9` at that moment would have left, which etcd can start from. If etcd does not
    /// run, its files are copied as they are.
    pub async fn backup(&self) -> Result<Backup, Error> {
        let mut etcd = self.etcd.lock().await;
        let runs = etcd.id().is_some() && etcd.exit_status().is_none();
        if runs {
            etcd.pause()?;
        }
        let backup = Backup::of(self.data.etcd(), self.data.path().to_owned()).await;
        if runs {
            etcd.resume()?;
        }
        backup
    }

    /// Replaces etcd's data by a copy made earlier, as an operator does who restores a backup, and waits until
    /// the API server is ready.
    ///
    /// Both processes are killed and started again at the addresses that they always have. All writes since the
    /// copy are undone. The server's versions go back, and it gives the same versions again to other writes.
    pub async fn restore(&self, backup: &Backup) -> Result<(), Error> {
        self.kill_apiserver().await;
        self.kill_etcd().await;
        backup.put_back(self.data.etcd()).await?;
        self.start_etcd().await?;
        self.start_apiserver().await
    }

    /// The newest revision of etcd. Resource versions of all objects come from this one counter.
    pub async fn revision(&self) -> Result<u64, Error> {
        self.etcd_access.revision().await
    }

    /// Compacts etcd at its newest revision and returns that revision.
    ///
    /// The API server still serves what it has in memory: a watch from an old version as long as the events are in
    /// its watch cache, and an exact list for up to 15 more seconds. Restart it afterwards to make old versions
    /// expire for clients too; [`Server::compact`](crate::Server::compact) does both.
    pub async fn compact(&self) -> Result<u64, Error> {
        let revision = self.revision().await?;
        self.compact_to(revision).await?;
        Ok(revision)
    }

    /// Compacts etcd at this revision, which removes the history before it. Like [`compact`](Self::compact) otherwise.
    pub async fn compact_to(&self, revision: u64) -> Result<(), Error> {
        self.etcd_access.compact(revision).await
    }

    /// Ends both processes, removes all files, and reports errors. Dropping does the same and ignores errors.
    pub async fn shutdown(self) -> Result<(), Error> {
        // Killed and not stopped in good order, because the data is removed anyway.
        self.kill_apiserver().await;
        self.kill_etcd().await;
        self.data.remove()
    }
}

impl fmt::Debug for RealServer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RealServer")
            .field("url", &self.url)
            .field("dir", &self.data.path())
            .finish_non_exhaustive()
    }
}

const APISERVER: &str = "kube-apiserver";
const ETCD: &str = "etcd";

/// How often a start is tried, each time with other ports.
const ATTEMPTS: usize = 5;
/// How long a start may take. On a busy machine with few cores it takes much longer than its usual few seconds.
const PATIENCE: Duration = Duration::from_secs(120);
/// How long one readiness check may take. Without etcd an API server lets it hang for a minute.
const ANSWER: Duration = Duration::from_secs(10);
const POLL_INTERVAL: Duration = Duration::from_millis(25);

/// Uses a thread and not `spawn_blocking`: a runtime that is dropped waits for blocking tasks, so Ctrl-C during a
/// build would wait for minutes.
async fn find_or_build() -> Result<Binaries, Error> {
    let (done, result) = oneshot::channel();
    // If the receiver is gone, the result is not needed. The programs stay in the cache.
    std::thread::spawn(move || done.send(Binaries::find_or_build()).ok());
    result
        .await
        .expect("the thread sends before it ends, and has no reason to panic")
}

async fn until_apiserver_ready(process: &mut Process, admin: &kube::Config) -> Result<(), Error> {
    let client = access::client(admin.clone())?;
    until_ready(process, async || {
        let request = http::Request::get("/readyz")
            .body(vec![])
            .expect("a plain request");
        let answer = client.request_text(request).await;
        answer.map(drop).map_err(|error| error.to_string())
    })
    .await
}

async fn until_ready(
    process: &mut Process,
    probe: impl AsyncFn() -> Result<(), String>,
) -> Result<(), Error> {
    let begun = Instant::now();
    loop {
        let answer = tokio::time::timeout(ANSWER, probe()).await;
        let answer = answer.unwrap_or_else(|_| Err(format!("no answer in {ANSWER:?}")));
        let Err(last) = answer else { return Ok(()) };
        if let Some(status) = process.exit_status() {
            return Err(Error::Exited {
                name: process.name,
                status,
                log: process.log_tail(),
            });
        }
        if begun.elapsed() > PATIENCE {
            return Err(Error::NotReady {
                name: process.name,
                waited: PATIENCE,
                last,
                log: process.log_tail(),
            });
        }
        tokio::time::sleep(POLL_INTERVAL).await;
    }
}

fn loopback() -> http::Uri {
    format!("https://127.0.0.1:{}", ports::free())
        .parse()
        .expect("an address and a port")
}
