"""An operator in kopf, and what its users see: status, finalizers, events, and what happens to children."""

import threading

import kopf
import yaml
from kubernetes import client, config
from report import Report, eventually

NS = "kopf"
AT = ("peers.example.com", "v1", NS, "kites")

CRD = """
apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: kites.peers.example.com}
spec:
  group: peers.example.com
  scope: Namespaced
  names: {plural: kites, singular: kite, kind: Kite}
  versions:
    - name: v1
      served: true
      storage: true
      subresources: {status: {}}
      schema:
        openAPIV3Schema:
          type: object
          x-kubernetes-preserve-unknown-fields: true
"""


@kopf.on.startup()
def configure(settings: kopf.OperatorSettings, **_):
    settings.posting.level = 20
    settings.networking.error_backoffs = [0.1, 0.1]


@kopf.on.create("peers.example.com", "v1", "kites")
def created(spec, name, namespace, body, **_):
    child = {"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": f"{name}-tail"}, "data": {"length": str(spec.get("length", 1))}}
    kopf.adopt(child)
    client.CoreV1Api().create_namespaced_config_map(namespace, child)
    kopf.info(body, reason="Flying", message="it is in the air")
    return {"flies": True}


@kopf.on.update("peers.example.com", "v1", "kites", field="spec.length")
def lengthened(new, name, namespace, patch, **_):
    client.CoreV1Api().patch_namespaced_config_map(f"{name}-tail", namespace, {"data": {"length": str(new)}})
    patch.status["length"] = new


@kopf.on.delete("peers.example.com", "v1", "kites")
def deleted(name, namespace, **_):
    client.CoreV1Api().delete_namespaced_config_map(f"{name}-tail", namespace)


SEEN = []


@kopf.on.event("configmaps", labels={"watched": "yes"})
def seen(type, name, **_):  # noqa: A002, kopf names the argument
    SEEN.append(f"{type} {name}")


def main():
    config.load_kube_config()
    core, crds, kites = client.CoreV1Api(), client.ApiextensionsV1Api(), client.CustomObjectsApi()
    r = Report("operator")
    ready, stop = threading.Event(), threading.Event()
    operator = threading.Thread(
        target=lambda: kopf.run(standalone=True, namespaces=[NS], ready_flag=ready, stop_flag=stop), daemon=True)

    def start():
        core.create_namespace({"metadata": {"name": NS}})
        crds.create_custom_resource_definition(yaml.safe_load(CRD))
        eventually("kites are served", lambda: any(
            c.type == "Established" and c.status == "True"
            for c in crds.read_custom_resource_definition("kites.peers.example.com").status.conditions or []))
        operator.start()
        if not ready.wait(20):
            raise TimeoutError("the operator never got ready")

    def create():
        kites.create_namespaced_custom_object(*AT, {
            "apiVersion": "peers.example.com/v1", "kind": "Kite", "metadata": {"name": "red"}, "spec": {"length": 3}})
        kite = eventually("the kite flies", lambda: with_status(kites, "created"))
        tail = core.read_namespaced_config_map("red-tail", NS)
        return {"status": kite["status"], "finalizers": kite["metadata"]["finalizers"],
                "tail": tail.data, "owner": tail.metadata.owner_references[0].kind}

    def update():
        kites.patch_namespaced_custom_object(*AT, "red", {"spec": {"length": 5}})
        kite = eventually("the kite is longer", lambda: with_status(kites, "length"))
        return {"status": kite["status"], "tail": core.read_namespaced_config_map("red-tail", NS).data}

    def events():
        return eventually("events are posted", lambda: sorted({
            f"{event.reason}: {event.message}" for event in core.list_namespaced_event(NS, field_selector="involvedObject.name=red").items}))

    def plain():
        core.create_namespaced_config_map(NS, {"metadata": {"name": "plain", "labels": {"watched": "yes"}}})
        eventually("it is seen", lambda: "ADDED plain" in SEEN)
        core.delete_namespaced_config_map("plain", NS)
        eventually("it is seen to go", lambda: "DELETED plain" in SEEN)
        return SEEN

    def delete():
        kites.delete_namespaced_custom_object(*AT, "red")
        eventually("the kite is gone", lambda: not kites.list_namespaced_custom_object(*AT)["items"])
        return [item.metadata.name for item in core.list_namespaced_config_map(NS).items if item.metadata.name.startswith("red")]

    def end():
        stop.set()
        operator.join(20)
        return "ended" if not operator.is_alive() else "still runs"

    for name, check in [
        ("start", start), ("a create handler", create), ("an update handler", update), ("events are posted", events),
        ("an event handler on a built-in kind", plain), ("a delete handler and its finalizer", delete), ("stop", end),
    ]:
        r.check(name, check)


def with_status(kites, field):
    kite = kites.get_namespaced_custom_object(*AT, "red")
    return kite if field in kite.get("status", {}) else None


main()
