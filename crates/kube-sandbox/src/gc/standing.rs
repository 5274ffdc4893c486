//! Objects that every cluster has: a `default` service account in each namespace, and the `kubernetes` service.

use serde_json::{Value, json};

use crate::core::Core;
use crate::object::{self, Key, Object};
use crate::schema::ResourceDef;
use crate::store::State;

const DEFAULT: &str = "default";

/// Creates what a new cluster has.
pub(crate) fn create(core: &Core, state: &mut State) {
    let namespaces = ["default", "kube-node-lease", "kube-public", "kube-system"];
    for namespace in namespaces {
        create_account(core, state, namespace);
    }
    create_service(core, state);
}

/// Creates the `default` service account of a namespace, unless it is there.
pub(super) fn create_account(core: &Core, state: &mut State, namespace: &str) {
    let body = json!({"kind": "ServiceAccount", "apiVersion": "v1"});
    put(core, state, "serviceaccounts", namespace, DEFAULT, body);
}

/// Creates one of these objects again when it was deleted.
pub(super) fn replace(core: &Core, state: &mut State, def: &ResourceDef, object: &Object) {
    let (namespace, name) = (
        object::meta_str(object, "namespace"),
        object::meta_str(object, "name"),
    );
    if def.is("", "serviceaccounts") && name == DEFAULT {
        create_account(core, state, namespace);
    } else if def.is("", "services") && (namespace, name) == (DEFAULT, "kubernetes") {
        create_service(core, state);
    }
}

fn create_service(core: &Core, state: &mut State) {
    let body = json!({
        "kind": "Service", "apiVersion": "v1",
        "spec": {
            "ports": [{"name": "https", "protocol": "TCP", "port": 443, "targetPort": 6443}],
            "clusterIP": "10.0.0.1", "clusterIPs": ["10.0.0.1"], "type": "ClusterIP",
            "sessionAffinity": "None", "ipFamilies": ["IPv4"], "ipFamilyPolicy": "SingleStack",
            "internalTrafficPolicy": "Cluster",
        },
        "status": {"loadBalancer": {}},
    });
    put(core, state, "services", DEFAULT, "kubernetes", body);
}

fn put(core: &Core, state: &mut State, resource: &str, namespace: &str, name: &str, body: Value) {
    let Some(def) = state.registry.find("", "v1", resource).cloned() else {
        return;
    };
    let key = Key::new(namespace, name);
    let Value::Object(mut object) = body else { return };
    let namespaces = state
        .registry
        .find("", "v1", "namespaces")
        .map(|def| def.group_resource());
    let exists = namespaces.is_some_and(|gr| state.get(&gr, &Key::new("", namespace)).is_some());
    if !exists || state.get(&def.group_resource(), &key).is_some() {
        return;
    }
    let mut metadata = json!({
        "name": name, "namespace": namespace, "uid": core.new_uid(), "creationTimestamp": core.now(),
    });
    if resource == "services" {
        metadata["labels"] = json!({"component": "apiserver", "provider": "kubernetes"});
    }
    object.insert("metadata".to_owned(), metadata);
    state.put(&def, key, &object);
}
