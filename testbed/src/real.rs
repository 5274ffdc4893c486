//! The real server: kube-apiserver and etcd, two processes that look like one thing.
//!
//! Knows: which flags make them a server for tests, in which order they come and go, when they are ready.
//! Never learns: how the programs were built ([`crate::Binaries`]) or how a process is held (`process`).

use std::{
    fmt,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use tokio::sync::{Mutex, oneshot};

use crate::{
    Binaries, Error,
    access::{self, Access},
    certs::Authority,
    data::DataDir,
    etcd::Etcd,
    flags, ports,
    process::Process,
};

/// A kube-apiserver with an etcd of its own, for as long as this value lives.
///
/// Promised: the address stays the same through stops, kills and starts, and so does the data. Nothing is
/// left running when it is dropped, nor when this process is killed; files of a killed process go with the
/// next start. RBAC decides: [`client`](Self::client) may do anything, [`client_for`](Self::client_for)
/// nothing until granted.
///
/// Not promised: controllers. There is no controller-manager, scheduler or kubelet, so nothing fills in
/// service accounts, finishes deleting a namespace, or runs a pod.
///
/// Cost: about 300 MB of memory, and the seconds that an API server takes to start.
pub struct RealServer {
    // In the order in which they have to go: the client before what it writes to, the files last.
    apiserver: Mutex<Process>,
    etcd: Mutex<Process>,
    etcd_access: Etcd,
    url: http::Uri,
    authority: Authority,
    admin: kube::Config,
    kubeconfig: PathBuf,
    data: DataDir,
}

/// What to start differently. [`RealServer::builder`] makes one.
#[derive(Debug, Default, Clone)]
#[must_use]
pub struct Builder {
    apiserver_args: Vec<String>,
    etcd_args: Vec<String>,
}

impl Builder {
    /// Adds a flag of kube-apiserver. It comes after ours, so it can also change one.
    pub fn apiserver_arg(mut self, arg: impl Into<String>) -> Self {
        self.apiserver_args.push(arg.into());
        self
    }

    /// Turns a feature gate of kube-apiserver on or off.
    pub fn feature_gate(self, name: &str, on: bool) -> Self {
        self.apiserver_arg(format!("--feature-gates={name}={on}"))
    }

    /// Serves, or ceases to serve, a group or version: `api/all=true`, `batch/v1=false`.
    pub fn runtime_config(self, setting: &str) -> Self {
        self.apiserver_arg(format!("--runtime-config={setting}"))
    }

    /// Adds a flag of etcd. It comes after ours, so it can also change one.
    pub fn etcd_arg(mut self, arg: impl Into<String>) -> Self {
        self.etcd_args.push(arg.into());
        self
    }

    /// Builds the programs if that was never done, starts both and waits until the API server says it is
    /// ready.
    pub async fn start(self) -> Result<RealServer, Error> {
        let binaries = find_or_build().await?;
        for _ in 1..ATTEMPTS {
            match self.start_once(&binaries).await {
                // Somebody took one of the ports between our look and our start. The next attempt has others.
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
    /// Starts one with nothing changed.
    pub async fn start() -> Result<Self, Error> {
        Self::builder().start().await
    }

    /// To start one with other flags.
    pub fn builder() -> Builder {
        Builder::default()
    }

    /// A client for the admin, who may do everything.
    ///
    /// Each call makes a new one with connections of its own, that live on the runtime of the caller.
    ///
    /// # Panics
    /// Outside of a tokio runtime.
    pub fn client(&self) -> kube::Client {
        access::client(self.admin.clone()).expect("start made a client of the same config")
    }

    /// A client for a user who may do nothing, beyond what everybody may, until RBAC grants something.
    pub fn client_for(&self, user: &str) -> Result<kube::Client, Error> {
        access::client(self.config_for(user)?)
    }

    /// What [`client`](Self::client) is made of, to make a client with other settings. kube's own retries are
    /// off.
    pub fn config(&self) -> kube::Config {
        self.admin.clone()
    }

    /// What [`client_for`](Self::client_for) is made of.
    pub fn config_for(&self, user: &str) -> Result<kube::Config, Error> {
        Ok(Access::new(&self.url, &self.authority, user, None)?.config())
    }

    /// A kubeconfig file for the admin. It is deleted with the server.
    pub fn kubeconfig(&self) -> &Path {
        &self.kubeconfig
    }

    /// A kubeconfig file for a restricted user, written now. It is deleted with the server.
    pub fn kubeconfig_for(&self, user: &str) -> Result<PathBuf, Error> {
        let access = Access::new(&self.url, &self.authority, user, None)?;
        // A user's name may hold anything, slashes too; a file's name may not.
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

    /// Where logs, certificates and etcd's data are. Deleted with the server.
    pub fn dir(&self) -> &Path {
        self.data.path()
    }

    /// The process ids of kube-apiserver and etcd, of those that run.
    pub async fn process_ids(&self) -> Vec<u32> {
        let ids = [self.apiserver.lock().await.id(), self.etcd.lock().await.id()];
        ids.into_iter().flatten().collect()
    }

    /// Starts the API server, at the address it always has, and waits until it is ready. Does nothing if it
    /// is.
    pub async fn start_apiserver(&self) -> Result<(), Error> {
        let mut process = self.apiserver.lock().await;
        process.start()?;
        let client = access::client(self.admin.clone())?;
        until_ready(&mut process, async || {
            let request = http::Request::get("/readyz")
                .body(vec![])
                .expect("a plain request");
            client
                .request_text(request)
                .await
                .map(drop)
                .map_err(|error| error.to_string())
        })
        .await
    }

    /// Asks the API server to stop and waits until it has: requests under way are answered, watches end.
    ///
    /// About a second. Up to twenty where a request hangs, for instance because etcd is away; then it is
    /// killed.
    pub async fn stop_apiserver(&self) {
        self.apiserver.lock().await.stop().await;
    }

    /// Kills the API server as `kill -9` does: connections break without a word.
    pub async fn kill_apiserver(&self) {
        self.apiserver.lock().await.kill();
    }

    /// Stops the API server in good order and starts it again. Its watch cache begins anew.
    pub async fn restart_apiserver(&self) -> Result<(), Error> {
        self.stop_apiserver().await;
        self.start_apiserver().await
    }

    /// Starts etcd with the data it had, and waits until it is ready. Does nothing if it is.
    pub async fn start_etcd(&self) -> Result<(), Error> {
        let mut process = self.etcd.lock().await;
        process.start()?;
        until_ready(&mut process, async || {
            self.etcd_access.health().await.map_err(|error| error.to_string())
        })
        .await
    }

    /// Asks etcd to stop and waits until it has: seven seconds while an API server is connected, which is how
    /// long etcd hopes that its watches end by themselves.
    ///
    /// Without etcd an API server lets requests hang for a minute and then breaks the connection. When etcd
    /// is back it finds it by itself, in seconds, or in half a minute if etcd was long gone.
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

    /// The newest revision of etcd. Resource versions of all objects come from this one counter.
    pub async fn revision(&self) -> Result<u64, Error> {
        self.etcd_access.revision().await
    }

    /// Compacts etcd at its newest revision and says which that was.
    ///
    /// What the API server holds in memory it goes on serving: a watch from an old version for as long as the
    /// events are in its watch cache, an exact list for up to 15 seconds more. To make old versions expire
    /// for clients too, restart it afterwards; [`Server::compact`](crate::Server::compact) does both.
    pub async fn compact(&self) -> Result<u64, Error> {
        let revision = self.revision().await?;
        self.compact_to(revision).await?;
        Ok(revision)
    }

    /// Compacts etcd at this revision: it forgets what is older. As [`compact`](Self::compact) otherwise.
    pub async fn compact_to(&self, revision: u64) -> Result<(), Error> {
        self.etcd_access.compact(revision).await
    }

    /// Ends both processes, removes all files, and says whether that worked. Dropping does the same silently.
    pub async fn shutdown(self) -> Result<(), Error> {
        // Killed, not stopped: the data goes as well, so there is nothing to put in order.
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

/// How often to start with other ports before saying that it does not work.
const ATTEMPTS: usize = 5;
/// Long, because on a busy machine with few cores a start takes a multiple of its few seconds.
const PATIENCE: Duration = Duration::from_secs(120);
/// An API server whose etcd is away lets a request hang for a minute.
const ANSWER: Duration = Duration::from_secs(10);
const GLANCE: Duration = Duration::from_millis(25);

/// On a thread of its own and not with `spawn_blocking`: a runtime that is dropped waits for those, and
/// whoever gives up on a build of minutes wants to leave now.
async fn find_or_build() -> Result<Binaries, Error> {
    let (done, result) = oneshot::channel();
    // If nobody waits any more, nobody needs the result; what was built is in the cache.
    std::thread::spawn(move || done.send(Binaries::find_or_build()).ok());
    result
        .await
        .expect("the thread sends before it ends, and has no reason to panic")
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
        tokio::time::sleep(GLANCE).await;
    }
}

fn loopback() -> http::Uri {
    format!("https://127.0.0.1:{}", ports::free())
        .parse()
        .expect("an address and a port")
}
