//! The state of a server, which the port and clients in process share.

use std::net::Ipv4Addr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use parking_lot::Mutex;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::json;
use tokio::sync::watch;

use crate::access::{self, PolicyCache, Tokens};
use crate::clock::Clock;
use crate::fault::Rules;
use crate::gc::{self, Endings};
use crate::log::RequestLog;
use crate::object::{Key, Object};
use crate::sandbox::Validation;
use crate::schema::{CrdSpec, ResourceDef};
use crate::store::{HistoryLimit, State, Store};

/// The settings of [`crate::SandboxBuilder`].
#[derive(Debug, Clone)]
pub(crate) struct Config {
    pub(crate) seed: u64,
    pub(crate) history: HistoryLimit,
    pub(crate) bookmark_interval: Duration,
    pub(crate) watch_list_gzip: bool,
    pub(crate) log_limit: usize,
    /// Whether answers may be protobuf.
    pub(crate) protobuf: bool,
    /// Whether requests through the port need the token.
    pub(crate) token: bool,
    /// Whether the port speaks TLS.
    pub(crate) tls: bool,
    /// Whether roles and bindings decide what a user may do.
    pub(crate) rbac: bool,
    /// Whether deletion has the consequences that it has in a cluster.
    pub(crate) cluster_deletion: bool,
    /// Whether lists and watches heed `shardSelector`.
    pub(crate) sharding: bool,
    /// How the content of objects is checked.
    pub(crate) validation: Validation,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            seed: 0,
            history: HistoryLimit {
                events: 10_000,
                bytes: 64 << 20,
            },
            bookmark_interval: Duration::from_secs(60),
            watch_list_gzip: false,
            log_limit: 100_000,
            protobuf: true,
            token: true,
            tls: true,
            rbac: false,
            cluster_deletion: false,
            sharding: false,
            validation: Validation::Full,
        }
    }
}

/// One server.
#[derive(Debug)]
pub(crate) struct Core {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) rules: Arc<Rules>,
    pub(crate) log: RequestLog,
    pub(crate) clock: Clock,
    /// Notifies watches to send a bookmark.
    pub(crate) bookmark_bell: watch::Sender<u64>,
    /// Notifies all requests in progress that the server stops or restarts.
    pub(crate) cut_bell: watch::Sender<u64>,
    pub(crate) tokens: Tokens,
    pub(crate) policy: PolicyCache,
    pub(crate) endings: Endings,
    accepting: AtomicBool,
    dice: Mutex<StdRng>,
    /// How many addresses and node ports were given to services.
    addresses: AtomicU32,
    node_ports: AtomicU32,
}

impl Core {
    /// Must be called inside a tokio runtime.
    pub(crate) fn new(config: Config) -> Self {
        let dice = StdRng::seed_from_u64(config.seed);
        let core = Self {
            store: Store::new(config.history, config.cluster_deletion),
            rules: Arc::default(),
            log: RequestLog::new(config.log_limit),
            clock: Clock::start(),
            bookmark_bell: watch::Sender::new(0),
            cut_bell: watch::Sender::new(0),
            accepting: AtomicBool::new(true),
            tokens: Tokens::new(),
            policy: PolicyCache::default(),
            endings: Endings::default(),
            dice: Mutex::new(dice),
            addresses: AtomicU32::new(0),
            node_ports: AtomicU32::new(0),
            config,
        };
        core.create_namespaces();
        let mut state = core.store.write();
        if core.config.rbac {
            access::create_roles(&core, &mut state);
        }
        if core.config.cluster_deletion {
            gc::create_standing(&core, &mut state);
        }
        drop(state);
        core
    }

    /// The namespaces that every cluster has.
    fn create_namespaces(&self) {
        let mut state = self.store.write();
        let def = Arc::clone(
            state
                .registry
                .find("", "v1", "namespaces")
                .expect("namespaces are built in"),
        );
        for name in ["default", "kube-node-lease", "kube-public", "kube-system"] {
            let namespace = json!({
                "kind": "Namespace", "apiVersion": "v1",
                "metadata": {
                    "name": name, "uid": self.new_uid(), "creationTimestamp": self.now(),
                    "labels": {"kubernetes.io/metadata.name": name},
                },
                "spec": {"finalizers": ["kubernetes"]}, "status": {"phase": "Active"},
            });
            let namespace = namespace.as_object().expect("written as one above");
            state.put(&def, Key::new("", name), namespace);
        }
    }

    pub(crate) fn now(&self) -> String {
        self.clock.text(0)
    }

    pub(crate) fn new_uid(&self) -> String {
        let mut bytes: [u8; 16] = self.dice.lock().random();
        bytes[6] = (bytes[6] & 0x0f) | 0x40;
        bytes[8] = (bytes[8] & 0x3f) | 0x80;
        let hex: String = bytes.iter().map(|b| format!("{b:02x}")).collect();
        format!(
            "{}-{}-{}-{}-{}",
            &hex[..8],
            &hex[8..12],
            &hex[12..16],
            &hex[16..20],
            &hex[20..]
        )
    }

    /// `prefix` and five random characters, without vowels.
    pub(crate) fn generate_name(&self, prefix: &str) -> String {
        const ALPHABET: &[u8] = b"bcdfghjklmnpqrstvwxz2456789";
        const LONGEST_PREFIX: usize = 63 - 5;
        let mut dice = self.dice.lock();
        let suffix: String = (0..5)
            .map(|_| ALPHABET[dice.random_range(0..ALPHABET.len())] as char)
            .collect();
        let end = prefix
            .char_indices()
            .map(|(i, c)| i + c.len_utf8())
            .take_while(|i| *i <= LONGEST_PREFIX)
            .last();
        format!("{}{suffix}", &prefix[..end.unwrap_or(0)])
    }

    /// The next address of a service, out of 10.96.0.0/12.
    pub(crate) fn next_address(&self) -> String {
        const FIRST: u32 = u32::from_be_bytes([10, 96, 0, 10]);
        let number = self.addresses.fetch_add(1, Ordering::Relaxed) % 0x000f_fff0;
        Ipv4Addr::from(FIRST + number).to_string()
    }

    /// The next node port of a service, out of 30000 to 32767.
    pub(crate) fn next_node_port(&self) -> u32 {
        30_000 + self.node_ports.fetch_add(1, Ordering::Relaxed) % 2_768
    }

    /// A watch without a timeout of its own lives half an hour to an hour.
    pub(crate) fn default_watch_timeout(&self) -> Duration {
        Duration::from_secs(self.dice.lock().random_range(1800..3600))
    }

    pub(crate) fn is_accepting(&self) -> bool {
        self.accepting.load(Ordering::Acquire)
    }

    /// Stops accepting requests and cuts those in progress.
    pub(crate) fn stop(&self) {
        self.accepting.store(false, Ordering::Release);
        self.cut_bell.send_modify(|n| *n += 1);
    }

    /// Accepts requests again, with the data and without the watch cache, as a restarted server.
    pub(crate) fn resume(&self) {
        self.store.write().forget_history();
        self.accept();
    }

    /// Accepts requests again.
    pub(crate) fn accept(&self) {
        self.accepting.store(true, Ordering::Release);
    }

    /// Applies the consequences of a stored object.
    pub(crate) fn after_write(&self, state: &mut State, def: &ResourceDef, object: &Object) {
        if let Some(spec) = crd_of(def, object) {
            let served = spec.served();
            let any = served.first().cloned();
            state.registry.replace_custom(&spec.group_resource(), served);
            if let Some(any) = any {
                // Every served version may be selected by fields of its own, and all of them read the same objects.
                state.reindex(&any, &spec.fields());
            }
        }
        self.after_any(state, def);
        gc::note_write(self, state, def, object);
    }

    /// Applies the consequences of any change of an object.
    fn after_any(&self, state: &mut State, def: &ResourceDef) {
        if self.config.rbac && def.is("rbac.authorization.k8s.io", "clusterroles") {
            access::aggregate(state);
        }
    }

    /// Applies the consequences of a removed object.
    pub(crate) fn after_remove(&self, state: &mut State, def: &ResourceDef, object: &Object) {
        if let Some(spec) = crd_of(def, object) {
            let gr = spec.group_resource();
            state.registry.remove_custom(&gr);
            state.drop_collection(&gr);
        }
        self.after_any(state, def);
        gc::note_removal(self, state, def, object);
    }
}

fn crd_of(def: &ResourceDef, object: &Object) -> Option<CrdSpec> {
    let is_crd = def.is("apiextensions.k8s.io", "customresourcedefinitions");
    is_crd.then(|| CrdSpec::read(object).ok()).flatten()
}
