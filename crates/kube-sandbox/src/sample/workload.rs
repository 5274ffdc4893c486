//! Samples of the objects around pods: the deployment, its settings, and its service.

use serde_json::{Value, json};

use super::pod::{annotations, labels};
use super::{Sampler, namespace};

impl Sampler {
    /// The `index`-th deployment, rolled out: ten replicas of the pods of the same sampler.
    ///
    /// ```
    /// let deployment = kube_sandbox::sample::Sampler::default().deployment(3);
    /// assert_eq!(deployment["metadata"]["namespace"], "load-03");
    /// assert_eq!(deployment["status"]["readyReplicas"], 10);
    /// ```
    pub fn deployment(&self, index: usize) -> Value {
        let time = &self.time;
        let replica_set = format!("web-{}", self.template_hash(index));
        let condition = |kind: &str, reason: &str, message: &str| {
            json!({
                "type": kind, "status": "True", "reason": reason, "message": message,
                "lastTransitionTime": time, "lastUpdateTime": time,
            })
        };
        json!({
            "apiVersion": "apps/v1",
            "kind": "Deployment",
            "metadata": {
                "name": name(index),
                "namespace": namespace(index),
                "labels": labels(index),
                "annotations": {"deployment.kubernetes.io/revision": "1"},
            },
            "spec": {
                "replicas": self.replicas,
                "revisionHistoryLimit": 10,
                "progressDeadlineSeconds": 600,
                "selector": {"matchLabels": selector(index)},
                "strategy": {
                    "type": "RollingUpdate", "rollingUpdate": {"maxSurge": "25%", "maxUnavailable": "25%"},
                },
                "template": {
                    "metadata": {"labels": labels(index), "annotations": annotations(index)},
                    "spec": self.template(index),
                },
            },
            "status": {
                "observedGeneration": 1,
                "replicas": self.replicas, "readyReplicas": self.replicas, "availableReplicas": self.replicas,
                "updatedReplicas": self.replicas,
                "conditions": [
                    condition("Available", "MinimumReplicasAvailable", "Deployment has minimum availability."),
                    condition(
                        "Progressing", "NewReplicaSetAvailable",
                        &format!("ReplicaSet \"{replica_set}\" has successfully progressed."),
                    ),
                ],
            },
        })
    }

    /// The service of the `index`-th deployment.
    ///
    /// ```
    /// let service = kube_sandbox::sample::Sampler::default().service(3);
    /// assert_eq!(service["spec"]["selector"]["app.kubernetes.io/instance"], "web-00003");
    /// ```
    pub fn service(&self, index: usize) -> Value {
        let address = std::net::Ipv4Addr::from(0xac10_0000 + (index as u32 % 0x000f_fffe) + 1).to_string();
        json!({
            "apiVersion": "v1",
            "kind": "Service",
            "metadata": {"name": name(index), "namespace": namespace(index), "labels": labels(index)},
            "spec": {
                "type": "ClusterIP",
                "clusterIP": address, "clusterIPs": [address],
                "ipFamilies": ["IPv4"], "ipFamilyPolicy": "SingleStack",
                "internalTrafficPolicy": "Cluster", "sessionAffinity": "None",
                "selector": selector(index),
                "ports": [
                    {"name": "http", "port": 80, "protocol": "TCP", "targetPort": "http"},
                    {"name": "metrics", "port": 15090, "protocol": "TCP", "targetPort": "metrics"},
                ],
            },
            "status": {"loadBalancer": {}},
        })
    }

    /// The settings that the pods of the `index`-th deployment read.
    ///
    /// ```
    /// let settings = kube_sandbox::sample::Sampler::default().config_map(3);
    /// assert!(settings["data"]["web.yaml"].as_str().unwrap().starts_with("listen:"));
    /// ```
    pub fn config_map(&self, index: usize) -> Value {
        let shop = name(index);
        json!({
            "apiVersion": "v1",
            "kind": "ConfigMap",
            "metadata": {
                "name": format!("{shop}-settings"), "namespace": namespace(index), "labels": labels(index),
            },
            "data": {
                "features": "checkout-v2=on,recommendations=10%,new-search=off",
                "web.yaml": format!(
                    "listen: :8080\nname: {shop}\n\
                     database:\n  host: postgres-primary.data.svc.cluster.local\n  pool: 20\n  timeout: 5s\n\
                     cache:\n  url: redis://redis-master.data.svc.cluster.local:6379/0\n  ttl: 300s\n\
                     tracing:\n  endpoint: http://collector.observability.svc:4317\n  sample: 0.01\n\
                     routes:\n- path: /cart\n  timeout: 2s\n- path: /search\n  timeout: 1s\n- path: /\n  timeout: 15s\n"
                ),
            },
        })
    }
}

fn name(index: usize) -> String {
    format!("web-{index:05}")
}

fn selector(index: usize) -> Value {
    json!({"app.kubernetes.io/name": "web", "app.kubernetes.io/instance": name(index)})
}
