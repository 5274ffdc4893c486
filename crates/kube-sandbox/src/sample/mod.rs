//! Realistic objects for load tests, generated from an index: the same ones in every run.
//!
//! The samples of one [`Sampler`] belong together. [`Sampler::deployment`] `d` runs ten pods in one
//! of the namespaces `load-00` to `load-19`. [`Sampler::service`] `d` selects them, they read
//! [`Sampler::config_map`] `d`, and they run on the [`Sampler::node`]s, fifty on each. A stored pod
//! is about 10 KB of JSON.
//!
//! The functions of this module use the sampler with seed 0, as does [`Sandbox::load`] of a sandbox
//! with default settings.
//!
//! ```
//! use kube_sandbox::sample;
//!
//! let pod = sample::pod(7);
//! assert_eq!(pod["metadata"]["namespace"], "load-07");
//! assert_eq!(pod["status"]["phase"], "Running");
//! assert_eq!(pod, sample::pod(7));
//! ```
//!
//! [`Sandbox::load`]: crate::Sandbox::load

mod load;
mod node;
mod pod;
mod workload;

use serde_json::Value;

pub use load::LoadError;
pub(crate) use load::load;

/// The resources with samples, by the name that [`Sandbox::load`](crate::Sandbox::load) takes.
pub const RESOURCES: [&str; 5] = ["configmaps", "deployments", "nodes", "pods", "services"];

/// The number of namespaces that the samples are spread over.
pub const NAMESPACES: usize = 20;

/// The number of pods of a deployment, unless [`Sampler::replicas`] sets another one.
const REPLICAS: usize = 10;
/// The number of pods on a node.
const PODS_PER_NODE: usize = 50;

/// Generates samples. Another seed results in other hashes, uids and names of pods.
///
/// ```
/// use kube_sandbox::sample::{self, Sampler};
///
/// let names = |s: &Sampler| s.pod(0)["metadata"]["name"].clone();
/// assert_ne!(names(&Sampler::new(1)), names(&Sampler::new(2)));
/// assert_eq!(names(&Sampler::new(0)), sample::pod(0)["metadata"]["name"]);
/// ```
#[derive(Debug, Clone)]
pub struct Sampler {
    seed: u64,
    time: String,
    replicas: usize,
}

impl Sampler {
    /// A sampler with this seed, whose objects have been running since the beginning of 2026.
    pub fn new(seed: u64) -> Self {
        Self {
            seed,
            time: "2026-01-01T00:00:00Z".to_owned(),
            replicas: REPLICAS,
        }
    }

    /// Sets the number of pods of each deployment; zero counts as one. It is ten by default.
    ///
    /// ```
    /// let sampler = kube_sandbox::sample::Sampler::new(0).replicas(200);
    /// let owner = |n| sampler.pod(n)["metadata"]["ownerReferences"][0]["name"].clone();
    /// assert_eq!(owner(0), owner(199 * kube_sandbox::sample::NAMESPACES));
    /// assert_ne!(owner(0), owner(200 * kube_sandbox::sample::NAMESPACES));
    /// ```
    #[must_use]
    pub fn replicas(mut self, replicas: usize) -> Self {
        self.replicas = replicas.max(1);
        self
    }

    /// Sets the time in the status of all samples, as RFC 3339 text.
    ///
    /// ```
    /// let sampler = kube_sandbox::sample::Sampler::new(0).at("2026-06-01T08:00:00Z");
    /// assert_eq!(sampler.pod(0)["status"]["startTime"], "2026-06-01T08:00:00Z");
    /// ```
    #[must_use]
    pub fn at(mut self, time: impl Into<String>) -> Self {
        self.time = time.into();
        self
    }

    /// A number that depends on `what` and `index` alone, spread over all 64 bits (splitmix64).
    fn number(&self, what: u64, index: usize) -> u64 {
        let mut z = self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ what.rotate_left(32) ^ (index as u64);
        for _ in 0..2 {
            z = z.wrapping_add(0x9e37_79b9_7f4a_7c15);
            z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            z ^= z >> 31;
        }
        z
    }

    fn uid(&self, what: u64, index: usize) -> String {
        let (a, b) = (self.number(what, index), self.number(!what, index));
        format!(
            "{:08x}-{:04x}-4{:03x}-8{:03x}-{:012x}",
            a >> 32,
            a & 0xffff,
            (a >> 16) & 0xfff,
            b >> 52,
            b & 0xffff_ffff_ffff
        )
    }

    /// Sixty-four hexadecimal digits, the format of digests and container ids.
    fn digest(&self, what: u64, index: usize) -> String {
        (0..4)
            .map(|part| format!("{:016x}", self.number(what + part, index)))
            .collect()
    }

    /// The hash in the names of ReplicaSets: ten characters that spell no words.
    fn template_hash(&self, deployment: usize) -> String {
        spell(self.number(REPLICA_SET, deployment), 10)
    }
}

impl Default for Sampler {
    fn default() -> Self {
        Self::new(0)
    }
}

/// A running pod of a deployment: [`Sampler::pod`].
///
/// ```
/// let pod = kube_sandbox::sample::pod(0);
/// assert_eq!(pod["metadata"]["labels"].as_object().map(|l| l.len()), Some(7));
/// ```
pub fn pod(index: usize) -> Value {
    Sampler::default().pod(index)
}

/// A ready node: [`Sampler::node`].
///
/// ```
/// assert_eq!(kube_sandbox::sample::node(7)["metadata"]["name"], "node-0007");
/// ```
pub fn node(index: usize) -> Value {
    Sampler::default().node(index)
}

/// The settings of a deployment: [`Sampler::config_map`].
///
/// ```
/// assert_eq!(kube_sandbox::sample::config_map(7)["metadata"]["name"], "web-00007-settings");
/// ```
pub fn config_map(index: usize) -> Value {
    Sampler::default().config_map(index)
}

/// A service in front of a deployment: [`Sampler::service`].
///
/// ```
/// assert_eq!(kube_sandbox::sample::service(7)["spec"]["type"], "ClusterIP");
/// ```
pub fn service(index: usize) -> Value {
    Sampler::default().service(index)
}

/// A deployment of ten pods: [`Sampler::deployment`].
///
/// ```
/// assert_eq!(kube_sandbox::sample::deployment(7)["spec"]["replicas"], 10);
/// ```
pub fn deployment(index: usize) -> Value {
    Sampler::default().deployment(index)
}

/// `load-07`.
fn namespace(index: usize) -> String {
    format!("load-{:02}", index % NAMESPACES)
}

/// The values of `what` in [`Sampler::number`].
const REPLICA_SET: u64 = 1;
const POD: u64 = 2;
const TOKEN: u64 = 4;
const NODE: u64 = 3;
const WEB_CONTAINER: u64 = 10;
const PROXY_CONTAINER: u64 = 20;
const WEB_IMAGE: u64 = 30;
const PROXY_IMAGE: u64 = 40;

/// A number, written with the characters of generated names.
fn spell(mut number: u64, length: usize) -> String {
    const ALPHABET: &[u8; 27] = b"bcdfghjklmnpqrstvwxz2456789";
    let mut text = String::with_capacity(length);
    for _ in 0..length {
        text.push(char::from(ALPHABET[(number % 27) as usize]));
        number /= 27;
    }
    text
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn no_two_pods_have_a_name_or_an_address_in_common() {
        let sampler = Sampler::new(3);
        let names: HashSet<_> = (0..20_000).map(|i| sampler.pod_name(i)).collect();
        assert_eq!(names.len(), 20_000);
        let addresses: HashSet<_> = (0..500)
            .map(|i| sampler.pod(i)["status"]["podIP"].to_string())
            .collect();
        assert_eq!(addresses.len(), 500);
    }

    #[test]
    fn a_service_selects_the_pods_of_its_deployment() {
        let sampler = Sampler::default();
        for index in [0, 7, 199, 200, 4321] {
            let pod = sampler.pod(index);
            let deployment = sampler.deployment_of(index);
            let selector = sampler.service(deployment)["spec"]["selector"].clone();
            for (label, value) in selector.as_object().expect("a map") {
                assert_eq!(&pod["metadata"]["labels"][label], value, "pod {index}");
            }
            let template = &sampler.deployment(deployment)["spec"]["template"];
            for (container, of_template) in pod["spec"]["containers"]
                .as_array()
                .into_iter()
                .flatten()
                .zip(template["spec"]["containers"].as_array().into_iter().flatten())
            {
                // The admission of a pod adds a mount.
                let mut container = container.clone();
                let mounts = container["volumeMounts"].as_array_mut().expect("a list");
                let token = mounts.pop().expect("a mount");
                if mounts.is_empty() {
                    container
                        .as_object_mut()
                        .expect("an object")
                        .remove("volumeMounts");
                }
                let volume = &pod["spec"]["volumes"][2];
                assert!(volume["projected"].is_object());
                assert_eq!(token["name"], volume["name"]);
                assert_eq!(&container, of_template);
            }
            assert_eq!(
                sampler.service(deployment)["metadata"]["namespace"],
                pod["metadata"]["namespace"]
            );
        }
    }

    #[test]
    fn a_pod_turned_into_another_is_that_other_one() {
        let sampler = Sampler::new(5);
        let mut pod = sampler.pod(0);
        for index in [1, 250, 3] {
            sampler.turn_into(&mut pod, index);
            assert_eq!(pod, sampler.pod(index));
        }
    }

    #[test]
    fn names_are_valid() {
        for index in [0, 12, 99_999, 250_000] {
            let (namespace, name) = Sampler::default().pod_name(index);
            assert!(name.len() <= 63 && name.starts_with("web-"), "{name}");
            assert_eq!(namespace, format!("load-{:02}", index % 20));
        }
    }
}
