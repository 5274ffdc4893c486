//! The objects of the demo cluster: a shop, its payments, its monitoring, and the system components of every cluster.

use serde_json::{Value, json};

/// The number of nodes.
pub(super) const NODES: usize = 3;

/// The kind of workload that owns the pods.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Workload {
    Deployment,
    StatefulSet,
    DaemonSet,
}

/// One application.
#[derive(Debug, Clone, Copy)]
pub(super) struct App {
    pub(super) namespace: &'static str,
    pub(super) name: &'static str,
    pub(super) workload: Workload,
    pub(super) replicas: usize,
    pub(super) image: &'static str,
    /// True if the pods have a proxy as sidecar.
    pub(super) proxied: bool,
    pub(super) port: u16,
}

const fn app(
    namespace: &'static str,
    name: &'static str,
    workload: Workload,
    replicas: usize,
    image: &'static str,
    port: u16,
) -> App {
    App {
        namespace,
        name,
        workload,
        replicas,
        image,
        proxied: false,
        port,
    }
}

const fn proxied(mut app: App) -> App {
    app.proxied = true;
    app
}

/// All applications.
pub(super) const APPS: [App; 12] = [
    proxied(app("default", "web", Workload::Deployment, 4, "shop/web", 8080)),
    proxied(app("default", "cart", Workload::Deployment, 2, "shop/cart", 8080)),
    app(
        "default",
        "checkout",
        Workload::Deployment,
        3,
        "shop/checkout",
        8080,
    ),
    app("default", "search", Workload::Deployment, 2, "shop/search", 9200),
    app("default", "postgres", Workload::StatefulSet, 2, "postgres", 5432),
    app("default", "redis", Workload::StatefulSet, 1, "redis", 6379),
    app(
        "payments",
        "gateway",
        Workload::Deployment,
        2,
        "payments/gateway",
        8443,
    ),
    app(
        "payments",
        "ledger",
        Workload::Deployment,
        2,
        "payments/ledger",
        8080,
    ),
    app(
        "monitoring",
        "prometheus",
        Workload::StatefulSet,
        1,
        "prometheus",
        9090,
    ),
    app("monitoring", "grafana", Workload::Deployment, 1, "grafana", 3000),
    app("kube-system", "coredns", Workload::Deployment, 2, "coredns", 53),
    app(
        "kube-system",
        "kube-proxy",
        Workload::DaemonSet,
        NODES,
        "kube-proxy",
        10256,
    ),
];

impl Workload {
    pub(super) fn kind(self) -> &'static str {
        match self {
            Self::Deployment => "Deployment",
            Self::StatefulSet => "StatefulSet",
            Self::DaemonSet => "DaemonSet",
        }
    }
}

impl App {
    pub(super) fn labels(&self) -> Value {
        json!({"app": self.name, "app.kubernetes.io/name": self.name})
    }

    pub(super) fn image(&self, tag: u32) -> String {
        format!("registry.example.com/{}:1.{tag}.0", self.image)
    }

    /// The Deployment, StatefulSet or DaemonSet.
    pub(super) fn workload_object(&self, tag: u32) -> Value {
        let mut spec = json!({
            "selector": {"matchLabels": {"app": self.name}},
            "template": {
                "metadata": {"labels": self.labels()},
                "spec": self.pod_spec(tag, None),
            },
        });
        if self.workload != Workload::DaemonSet {
            spec["replicas"] = json!(self.replicas);
        }
        if self.workload == Workload::StatefulSet {
            spec["serviceName"] = json!(self.name);
        }
        json!({
            "apiVersion": "apps/v1", "kind": self.workload.kind(),
            "metadata": {"name": self.name, "namespace": self.namespace, "labels": self.labels()},
            "spec": spec,
        })
    }

    pub(super) fn replica_set(&self, hash: &str, tag: u32, replicas: usize) -> Value {
        let mut labels = self.labels();
        labels["pod-template-hash"] = json!(hash);
        json!({
            "apiVersion": "apps/v1", "kind": "ReplicaSet",
            "metadata": {
                "name": format!("{}-{hash}", self.name), "namespace": self.namespace, "labels": labels,
                "ownerReferences": [owner("apps/v1", "Deployment", self.name)],
            },
            "spec": {
                "replicas": replicas,
                "selector": {"matchLabels": {"app": self.name, "pod-template-hash": hash}},
                "template": {"metadata": {"labels": labels}, "spec": self.pod_spec(tag, None)},
            },
        })
    }

    pub(super) fn service(&self, index: usize) -> Value {
        let outside = matches!(self.name, "web" | "gateway");
        let address = format!("10.96.{}.{}", index / 8, 10 + index * 7);
        let kind = if outside { "LoadBalancer" } else { "ClusterIP" };
        json!({
            "apiVersion": "v1", "kind": "Service",
            "metadata": {"name": self.name, "namespace": self.namespace, "labels": self.labels()},
            "spec": {
                "type": kind, "clusterIP": address, "clusterIPs": [address], "selector": {"app": self.name},
                "ports": [{"name": "main", "port": self.port, "targetPort": self.port, "protocol": "TCP"}],
            },
            "status": if outside {
                json!({"loadBalancer": {"ingress": [{"ip": format!("203.0.113.{}", 10 + index)}]}})
            } else {
                json!({"loadBalancer": {}})
            },
        })
    }

    pub(super) fn settings(&self) -> Value {
        json!({
            "apiVersion": "v1", "kind": "ConfigMap",
            "metadata": {
                "name": format!("{}-settings", self.name), "namespace": self.namespace, "labels": self.labels(),
            },
            "data": {"listen": format!(":{}", self.port), "log": "info"},
        })
    }

    pub(super) fn pod_spec(&self, tag: u32, node: Option<&str>) -> Value {
        let mut containers = vec![json!({
            "name": self.name, "image": self.image(tag),
            "ports": [{"containerPort": self.port, "protocol": "TCP"}],
            "resources": {"requests": {"cpu": "100m", "memory": "128Mi"}, "limits": {"memory": "512Mi"}},
        })];
        if self.proxied {
            containers.push(json!({"name": "proxy", "image": "registry.example.com/mesh/proxy:1.27.0"}));
        }
        let mut spec =
            json!({"containers": containers, "restartPolicy": "Always", "serviceAccountName": "default"});
        if let Some(node) = node {
            spec["nodeName"] = json!(node);
        }
        spec
    }
}

pub(super) fn owner(api_version: &str, kind: &str, name: &str) -> Value {
    json!({
        "apiVersion": api_version, "kind": kind, "name": name, "controller": true,
        // Not a UID that the server assigned, but the same one for the same owner.
        "uid": format!("{:08x}-0000-4000-8000-{:012x}", fingerprint(kind), fingerprint(name)),
    })
}

fn fingerprint(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |hash: u32, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}

/// A custom resource with printer columns.
pub(super) fn crd() -> Value {
    let column = |name: &str, kind: &str, path: &str| json!({"name": name, "type": kind, "jsonPath": path});
    json!({
        "apiVersion": "apiextensions.k8s.io/v1", "kind": "CustomResourceDefinition",
        "metadata": {"name": "backups.demo.example.com"},
        "spec": {
            "group": "demo.example.com", "scope": "Namespaced",
            "names": {"plural": "backups", "singular": "backup", "kind": "Backup", "shortNames": ["bk"]},
            "versions": [{
                "name": "v1", "served": true, "storage": true, "subresources": {"status": {}},
                "schema": {"openAPIV3Schema": {"type": "object", "x-kubernetes-preserve-unknown-fields": true}},
                "additionalPrinterColumns": [
                    column("Of", "string", ".spec.of"),
                    column("Phase", "string", ".status.phase"),
                    column("Done", "string", ".status.progress"),
                    column("Age", "date", ".metadata.creationTimestamp"),
                ],
            }],
        },
    })
}

/// The `run`-th backup of the database.
pub(super) fn backup(run: usize) -> Value {
    json!({
        "apiVersion": "demo.example.com/v1", "kind": "Backup",
        "metadata": {"name": format!("postgres-{run:04}"), "namespace": "default"},
        "spec": {"of": "postgres", "keep": "7d"},
        "status": {"phase": "Running", "progress": "0%"},
    })
}

/// The namespaces to create.
pub(super) fn namespaces() -> [&'static str; 2] {
    ["monitoring", "payments"]
}
