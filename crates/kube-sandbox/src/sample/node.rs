//! Samples of ready nodes.

use serde_json::{Value, json};

use super::pod::{address_of_node, node_name};
use super::{NODE, PROXY_IMAGE, Sampler, WEB_IMAGE};

impl Sampler {
    /// The `index`-th node: capacity, addresses, conditions and images, spread over three zones.
    ///
    /// ```
    /// let node = kube_sandbox::sample::Sampler::default().node(1);
    /// assert_eq!(node["metadata"]["labels"]["topology.kubernetes.io/zone"], "zone-b");
    /// ```
    pub fn node(&self, index: usize) -> Value {
        let name = node_name(index);
        let zone = ["zone-a", "zone-b", "zone-c"][index % 3];
        let (time, id) = (&self.time, self.uid(NODE, index));
        let condition = |kind: &str, status: &str, reason: &str, message: &str| {
            json!({
                "type": kind, "status": status, "reason": reason, "message": message,
                "lastHeartbeatTime": time, "lastTransitionTime": time,
            })
        };
        let image = |name: &str, tag: &str, digest: String, size: u64| json!({"names": [format!("{name}@sha256:{digest}"), format!("{name}:{tag}")], "sizeBytes": size});
        json!({
            "apiVersion": "v1",
            "kind": "Node",
            "metadata": {
                "name": name,
                "labels": {
                    "kubernetes.io/arch": "amd64",
                    "kubernetes.io/hostname": name,
                    "kubernetes.io/os": "linux",
                    "node.kubernetes.io/instance-type": "m7.2xlarge",
                    "topology.kubernetes.io/region": "region-1",
                    "topology.kubernetes.io/zone": zone,
                },
                "annotations": {
                    "node.alpha.kubernetes.io/ttl": "0",
                    "volumes.kubernetes.io/controller-managed-attach-detach": "true",
                },
            },
            "spec": {"providerID": format!("cloud:///{zone}/{id}")},
            "status": {
                "addresses": [
                    {"type": "InternalIP", "address": address_of_node(index)},
                    {"type": "Hostname", "address": name},
                ],
                "capacity": {
                    "cpu": "8", "ephemeral-storage": "104845292Ki", "hugepages-2Mi": "0", "memory": "32386196Ki",
                    "pods": "110",
                },
                "allocatable": {
                    "cpu": "7910m", "ephemeral-storage": "95551679124", "hugepages-2Mi": "0", "memory": "31267988Ki",
                    "pods": "110",
                },
                "conditions": [
                    condition("MemoryPressure", "False", "KubeletHasSufficientMemory", "kubelet has sufficient memory available"),
                    condition("DiskPressure", "False", "KubeletHasNoDiskPressure", "kubelet has no disk pressure"),
                    condition("PIDPressure", "False", "KubeletHasSufficientPID", "kubelet has sufficient PID available"),
                    condition("Ready", "True", "KubeletReady", "kubelet is posting ready status"),
                ],
                "daemonEndpoints": {"kubeletEndpoint": {"Port": 10250}},
                "nodeInfo": {
                    "architecture": "amd64", "operatingSystem": "linux", "osImage": "Debian GNU/Linux 13 (trixie)",
                    "kernelVersion": "6.12.48-amd64", "containerRuntimeVersion": "containerd://2.2.0",
                    "kubeletVersion": "v1.36.0", "kubeProxyVersion": "", "bootID": self.uid(NODE + 100, index),
                    "machineID": id.replace('-', ""), "systemUUID": id,
                },
                "images": [
                    image("registry.example.com/shop/web", "2.14.3", self.digest(WEB_IMAGE, 0), 187_203_911),
                    image("registry.example.com/mesh/proxy", "1.27.0", self.digest(PROXY_IMAGE, 0), 83_117_402),
                    image("registry.example.com/kubernetes/pause", "3.10", self.digest(NODE, 0), 320_368),
                ],
            },
        })
    }
}
