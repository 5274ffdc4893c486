//! Samples of pods of a deployment: a server with a proxy as its sidecar.

use serde_json::{Value, json};

use super::{
    NAMESPACES, POD, PODS_PER_NODE, PROXY_CONTAINER, PROXY_IMAGE, REPLICA_SET, Sampler, TOKEN, WEB_CONTAINER,
    WEB_IMAGE, namespace, spell,
};

impl Sampler {
    /// The deployment that a pod belongs to. Pods with consecutive indexes are in different namespaces.
    pub(super) fn deployment_of(&self, pod: usize) -> usize {
        pod / (NAMESPACES * self.replicas) * NAMESPACES + pod % NAMESPACES
    }

    /// The `index`-th pod, running: two containers with environment, probes and volumes, an owner,
    /// a full status.
    ///
    /// It has the fields that a kubelet, the ReplicaSet controller and the admission of service
    /// accounts would have written (a volume `kube-api-access-xxxxx` with a name of its own),
    /// without those that the server adds on create: uid, times, managedFields. With those it is
    /// about 10 KB.
    pub fn pod(&self, index: usize) -> Value {
        let mut pod = json!({
            "apiVersion": "v1", "kind": "Pod", "metadata": {}, "spec": self.pod_spec(), "status": self.pod_status(),
        });
        admit(&mut pod["spec"]);
        self.turn_into(&mut pod, index);
        pod
    }

    /// Changes any pod of this sampler into the `index`-th one. Most of a pod is the same for all
    /// of them and stays.
    pub(super) fn turn_into(&self, pod: &mut Value, index: usize) {
        let deployment = self.deployment_of(index);
        let hash = self.template_hash(deployment);
        let replica_set = format!("web-{hash}");
        let (namespace, name) = self.pod_name(index);
        let meta = &mut pod["metadata"];
        meta["name"] = name.into();
        meta["namespace"] = namespace.into();
        meta["generateName"] = format!("{replica_set}-").into();
        meta["labels"] = labels(deployment);
        meta["labels"]["pod-template-hash"] = hash.into();
        meta["annotations"] = annotations(deployment);
        meta["ownerReferences"] = json!([{
            "apiVersion": "apps/v1", "kind": "ReplicaSet", "name": replica_set,
            "uid": self.uid(REPLICA_SET, deployment), "controller": true, "blockOwnerDeletion": true,
        }]);

        let node = index / PODS_PER_NODE;
        let spec = &mut pod["spec"];
        spec["nodeName"] = node_name(node).into();
        spec["volumes"][0] = settings_volume(deployment);
        let token = format!("kube-api-access-{}", spell(self.number(TOKEN, index), 5));
        for list in [
            "/containers/0/volumeMounts/2",
            "/containers/1/volumeMounts/0",
            "/volumes/2",
        ] {
            if let Some(named) = spec.pointer_mut(list) {
                named["name"] = token.as_str().into();
            }
        }

        let status = &mut pod["status"];
        let address = address(0x0a40_0000, index);
        status["hostIP"] = address_of_node(node).into();
        status["hostIPs"] = json!([{"ip": address_of_node(node)}]);
        status["podIPs"] = json!([{"ip": address}]);
        status["podIP"] = address.into();
        for (at, id) in [PROXY_CONTAINER, WEB_CONTAINER].into_iter().enumerate() {
            let id = format!("containerd://{}", self.digest(id, index));
            status["containerStatuses"][at]["containerID"] = id.into();
        }
    }

    /// The namespace and the name of [`pod`](Self::pod), without generating the rest.
    ///
    /// ```
    /// let sampler = kube_sandbox::sample::Sampler::default();
    /// let (namespace, name) = sampler.pod_name(42);
    /// assert_eq!(sampler.pod(42)["metadata"]["name"], name);
    /// assert_eq!(sampler.pod(42)["metadata"]["namespace"], namespace);
    /// ```
    pub fn pod_name(&self, index: usize) -> (String, String) {
        // 27⁵ suffixes, visited in steps that share no factor with that number, so that no suffix
        // repeats before all were used.
        const ENDINGS: u64 = 27 * 27 * 27 * 27 * 27;
        const STEP: u64 = 8_675_309;
        let ending = (self.number(POD, 0) % ENDINGS + index as u64 % ENDINGS * STEP) % ENDINGS;
        let hash = self.template_hash(self.deployment_of(index));
        (namespace(index), format!("web-{hash}-{}", spell(ending, 5)))
    }

    /// The pod template of the deployment. Its own settings are the first volume.
    pub(super) fn template(&self, deployment: usize) -> Value {
        let mut spec = self.pod_spec();
        spec["volumes"][0] = settings_volume(deployment);
        spec
    }

    fn pod_spec(&self) -> Value {
        json!({
            "serviceAccountName": "web",
            "serviceAccount": "web",
            "restartPolicy": "Always",
            "terminationGracePeriodSeconds": 30,
            "dnsPolicy": "ClusterFirst",
            "schedulerName": "default-scheduler",
            "securityContext": {"runAsNonRoot": true, "runAsUser": 10001, "fsGroup": 10001},
            "containers": [self.web(), self.proxy()],
            "tolerations": [
                toleration("node.kubernetes.io/not-ready"), toleration("node.kubernetes.io/unreachable"),
            ],
            "volumes": [
                settings_volume(0),
                {"name": "credentials", "secret": {"secretName": "web-credentials", "defaultMode": 256}},
            ],
        })
    }

    fn web(&self) -> Value {
        json!({
            "name": "web",
            "image": "registry.example.com/shop/web:2.14.3",
            "args": ["--listen=:8080", "--config=/etc/web/web.yaml", "--log-format=json"],
            "ports": [
                {"name": "http", "containerPort": 8080, "protocol": "TCP"},
            ],
            "env": [
                from_field("POD_NAME", "metadata.name"),
                from_field("POD_NAMESPACE", "metadata.namespace"),
                from_field("POD_IP", "status.podIP"),
                from_field("NODE_NAME", "spec.nodeName"),
                from_secret("DATABASE_USER", "username"),
                from_secret("DATABASE_PASSWORD", "password"),
                from_config("FEATURES", "features"),
                {"name": "DATABASE_HOST", "value": "postgres-primary.data.svc.cluster.local"},
                {"name": "REDIS_URL", "value": "redis://redis-master.data.svc.cluster.local:6379/0"},
                {"name": "KAFKA_BROKERS", "value": "kafka.data.svc:9092"},
                {"name": "OTLP_ENDPOINT", "value": "http://collector.observability.svc:4317"},
                {"name": "LOG_LEVEL", "value": "info"},
                {"name": "REQUEST_TIMEOUT", "value": "15s"},
            ],
            "resources": {
                "requests": {"cpu": "250m", "memory": "256Mi"}, "limits": {"cpu": "1", "memory": "512Mi"},
            },
            "livenessProbe": probe("/healthz", "http", 10),
            "readinessProbe": probe("/readyz", "http", 5),
            "volumeMounts": [
                {"name": "config", "mountPath": "/etc/web", "readOnly": true},
                {"name": "credentials", "mountPath": "/etc/web/credentials", "readOnly": true},
            ],
        })
    }

    fn proxy(&self) -> Value {
        json!({
            "name": "proxy",
            "image": "registry.example.com/mesh/proxy:1.27.0",
            "args": ["sidecar", "--domain", "$(POD_NAMESPACE).svc.cluster.local"],
            "ports": [{"name": "metrics", "containerPort": 15090, "protocol": "TCP"}],
            "env": [
                from_field("POD_NAMESPACE", "metadata.namespace"),
                {"name": "CONTROL_PLANE", "value": "control.mesh-system.svc:15012"},
            ],
            "resources": {
                "requests": {"cpu": "50m", "memory": "64Mi"}, "limits": {"memory": "128Mi"},
            },
        })
    }

    fn pod_status(&self) -> Value {
        let time = &self.time;
        let condition = |kind: &str| json!({"type": kind, "status": "True", "lastTransitionTime": time});
        let container = |name: &str, image: &str, tag: &str, digest: String| {
            json!({
                "name": name, "image": format!("{image}:{tag}"), "imageID": format!("{image}@sha256:{digest}"),
                "ready": true, "started": true, "restartCount": 0, "lastState": {},
                "state": {"running": {"startedAt": time}},
            })
        };
        let proxy_digest = self.digest(PROXY_IMAGE, 0);
        let web_digest = self.digest(WEB_IMAGE, 0);
        json!({
            "phase": "Running",
            "observedGeneration": 1,
            "qosClass": "Burstable",
            "startTime": time,
            "conditions": [
                condition("Initialized"), condition("Ready"), condition("ContainersReady"), condition("PodScheduled"),
            ],
            "containerStatuses": [
                container("proxy", "registry.example.com/mesh/proxy", "1.27.0", proxy_digest),
                container("web", "registry.example.com/shop/web", "2.14.3", web_digest),
            ],
        })
    }
}

/// The labels that a deployment, its pods and its service share.
pub(super) fn labels(deployment: usize) -> Value {
    let team = ["checkout", "search", "platform"][deployment % 3];
    json!({
        "app.kubernetes.io/name": "web",
        "app.kubernetes.io/instance": format!("web-{deployment:05}"),
        "app.kubernetes.io/version": "2.14.3",
        "app.kubernetes.io/component": "frontend",
        "app.kubernetes.io/part-of": "shop",
        "team": team,
    })
}

pub(super) fn annotations(deployment: usize) -> Value {
    json!({
        "checksum/config": format!("{:032x}", (deployment as u128 + 1) * 0x9e37_79b9_7f4a_7c15),
        "kubectl.kubernetes.io/default-container": "web",
        "prometheus.io/scrape": "true",
    })
}

/// `node-0042`.
pub(super) fn node_name(node: usize) -> String {
    format!("node-{node:04}")
}

pub(super) fn address_of_node(node: usize) -> String {
    address(0x0a00_0000, node)
}

/// The `index`-th usable address from `base` on; none ends in .0.
fn address(base: u32, index: usize) -> String {
    let number = base + (index / 255 * 256 + index % 255 + 1) as u32;
    std::net::Ipv4Addr::from(number).to_string()
}

fn from_field(name: &str, path: &str) -> Value {
    json!({"name": name, "valueFrom": {"fieldRef": {"apiVersion": "v1", "fieldPath": path}}})
}

fn from_secret(name: &str, key: &str) -> Value {
    json!({"name": name, "valueFrom": {"secretKeyRef": {"name": "web-credentials", "key": key}}})
}

fn from_config(name: &str, key: &str) -> Value {
    json!({"name": name, "valueFrom": {"configMapKeyRef": {"name": "shop-wide", "key": key, "optional": true}}})
}

fn probe(path: &str, port: &str, period: u32) -> Value {
    json!({
        "httpGet": {"path": path, "port": port, "scheme": "HTTP"},
        "periodSeconds": period, "timeoutSeconds": 2, "failureThreshold": 3,
    })
}

fn toleration(key: &str) -> Value {
    json!({"key": key, "operator": "Exists", "effect": "NoExecute", "tolerationSeconds": 300})
}

fn settings_volume(deployment: usize) -> Value {
    json!({"name": "config", "configMap": {"name": format!("web-{deployment:05}-settings"), "defaultMode": 420}})
}

/// Adds what the admission of service accounts adds to a pod: a volume with a token, mounted in every container.
fn admit(spec: &mut Value) {
    for (path, item) in [
        ("/volumes", token_volume()),
        ("/containers/0/volumeMounts", token_mount()),
    ] {
        let list = spec.pointer_mut(path).and_then(Value::as_array_mut);
        list.expect("the template has the list").push(item);
    }
    spec["containers"][1]["volumeMounts"] = json!([token_mount()]);
}

fn token_mount() -> Value {
    json!({
        "name": "kube-api-access", "mountPath": "/var/run/secrets/kubernetes.io/serviceaccount", "readOnly": true,
    })
}

fn token_volume() -> Value {
    json!({"name": "kube-api-access", "projected": {"defaultMode": 420, "sources": [
        {"serviceAccountToken": {"path": "token", "expirationSeconds": 3607}},
        {"configMap": {"name": "kube-root-ca.crt", "items": [{"key": "ca.crt", "path": "ca.crt"}]}},
        {"downwardAPI": {"items": [
            {"path": "namespace", "fieldRef": {"apiVersion": "v1", "fieldPath": "metadata.namespace"}},
        ]}},
    ]}})
}
