"""The official Python client, with its defaults: strategic merge patches, JSON, and models."""

import json

import yaml
from kubernetes import client, config, dynamic, utils, watch
from report import Report, eventually, refused

NS = "python"

DEPLOYMENT = """
apiVersion: apps/v1
kind: Deployment
metadata: {name: from-yaml}
spec:
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}}
    spec:
      containers: [{name: web, image: "nginx:1.27", ports: [{containerPort: 80}]}]
---
apiVersion: v1
kind: Service
metadata: {name: from-yaml}
spec:
  selector: {app: web}
  ports: [{port: 80}]
"""

CRD = """
apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: lamps.peers.example.com}
spec:
  group: peers.example.com
  scope: Namespaced
  names: {plural: lamps, singular: lamp, kind: Lamp}
  versions:
    - name: v1
      served: true
      storage: true
      subresources: {status: {}, scale: {specReplicasPath: .spec.count, statusReplicasPath: .status.count}}
      schema:
        openAPIV3Schema:
          type: object
          properties:
            spec: {type: object, properties: {count: {type: integer, maximum: 9}, color: {type: string, default: white}}}
            status: {type: object, properties: {count: {type: integer}, lit: {type: boolean}}}
"""


def main():
    config.load_kube_config()
    api = client.ApiClient()
    core, apps = client.CoreV1Api(api), client.AppsV1Api(api)
    typed(api, core, apps)
    streams(core)
    custom(api)
    dynamic_client(api)


def config_map(name, color="blue"):
    return client.V1ConfigMap(metadata=client.V1ObjectMeta(name=name, labels={"app": "web"}), data={"color": color})


def plain(api, model):
    return api.sanitize_for_serialization(model)


def typed(api, core, apps):
    r = Report("models")
    r.check("create a namespace", lambda: plain(api, core.create_namespace(client.V1Namespace(metadata=client.V1ObjectMeta(name=NS)))))
    r.check("create a configmap", lambda: plain(api, core.create_namespaced_config_map(NS, config_map("web"))))
    r.check("read", lambda: plain(api, core.read_namespaced_config_map("web", NS)))
    r.check("replace", lambda: plain(api, core.replace_namespaced_config_map("web", NS, config_map("web", "green"))))
    r.check("patch (strategic merge by default)", lambda: plain(api, core.patch_namespaced_config_map("web", NS, {"data": {"size": "large"}})))
    r.check("create from YAML", lambda: [
        plain(api, made) for made in utils.create_from_yaml(api, yaml_objects=yaml.safe_load_all(DEPLOYMENT), namespace=NS)
    ])
    r.check("patch a container by name", lambda: plain(api, apps.patch_namespaced_deployment(
        "from-yaml", NS, {"spec": {"template": {"spec": {"containers": [{"name": "web", "image": "nginx:1.28"}]}}}}).spec))
    r.check("patch by a list of operations", lambda: plain(api, core.patch_namespaced_config_map(
        "web", NS, [{"op": "add", "path": "/data/shape", "value": "round"}]).data))
    r.check("server-side apply", lambda: plain(api, core.patch_namespaced_config_map(
        "applied", NS, {"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": "applied"}, "data": {"a": "1"}},
        field_manager="peer", force=True, _content_type="application/apply-patch+yaml")))
    r.check("scale", lambda: plain(api, apps.patch_namespaced_deployment_scale("from-yaml", NS, {"spec": {"replicas": 4}}).spec))
    r.check("write a status", lambda: plain(api, apps.patch_namespaced_deployment_status("from-yaml", NS, {"status": {"replicas": 4}}).status))
    r.check("list by label, in pages", lambda: pages(core))
    r.check("read what is not there", lambda: refused(lambda: core.read_namespaced_config_map("nothing", NS)))
    r.check("create twice", lambda: refused(lambda: core.create_namespaced_config_map(NS, config_map("web"))))
    r.check("a pod without containers", lambda: refused(lambda: core.create_namespaced_pod(NS, {"metadata": {"name": "bad"}, "spec": {"containers": []}})))
    r.check("a text where a number belongs", lambda: refused(
        lambda: apps.patch_namespaced_deployment("from-yaml", NS, {"spec": {"replicas": "two"}})))
    r.check("delete", lambda: plain(api, core.delete_namespaced_config_map("web", NS)))
    r.check("delete a collection", lambda: plain(api, core.delete_collection_namespaced_config_map(NS, label_selector="app=web")).get("kind", "a list"))
    r.check("version", lambda: f"{client.VersionApi(api).get_code().major}.{client.VersionApi(api).get_code().minor}")
    r.check("apis", lambda: sorted(group.name for group in client.ApisApi(api).get_api_versions().groups if "example.com" not in group.name))


def pages(core):
    for i in range(5):
        core.create_namespaced_config_map(NS, config_map(f"page-{i}"))
    seen, token = [], None
    while True:
        page = core.list_namespaced_config_map(NS, label_selector="app=web", limit=2, _continue=token)
        seen.append([item.metadata.name for item in page.items])
        token = page.metadata._continue
        if not token:
            return seen


def streams(core):
    r = Report("watches")

    def watched():
        version = core.list_namespaced_config_map(NS).metadata.resource_version
        core.create_namespaced_config_map(NS, config_map("watched"))
        core.patch_namespaced_config_map("watched", NS, {"data": {"color": "green"}})
        core.delete_namespaced_config_map("watched", NS)
        stream, seen = watch.Watch(), []
        for event in stream.stream(core.list_namespaced_config_map, NS, resource_version=version, timeout_seconds=10):
            seen.append(f"{event['type']} {event['object'].metadata.name} {event['object'].data}")
            if len(seen) == 3:
                stream.stop()
        return seen

    r.check("from a version", watched)
    r.check("ends at its timeout", lambda: [
        event["type"] for event in watch.Watch().stream(core.list_namespaced_secret, NS, timeout_seconds=1)
    ])


def custom(api):
    r = Report("custom objects")
    crds, objects = client.ApiextensionsV1Api(api), client.CustomObjectsApi(api)
    at = ("peers.example.com", "v1", NS, "lamps")

    def define():
        crds.create_custom_resource_definition(yaml.safe_load(CRD))
        eventually("it is served", lambda: served(objects, at))

    r.check("define a resource", define)
    lamp = {"apiVersion": "peers.example.com/v1", "kind": "Lamp", "metadata": {"name": "desk"}, "spec": {"count": 1, "watt": 60}}
    r.check("create, with defaults", lambda: objects.create_namespaced_custom_object(*at, lamp))
    r.check("refused by the schema", lambda: refused(lambda: objects.create_namespaced_custom_object(*at, {**lamp, "spec": {"count": 10}})))
    r.check("patch", lambda: objects.patch_namespaced_custom_object(*at, "desk", {"spec": {"count": 2}}))
    r.check("status", lambda: objects.patch_namespaced_custom_object_status(*at, "desk", {"status": {"lit": True, "count": 2}}))
    r.check("scale", lambda: objects.get_namespaced_custom_object_scale(*at, "desk"))
    r.check("list", lambda: [item["metadata"]["name"] for item in objects.list_namespaced_custom_object(*at)["items"]])
    r.check("delete", lambda: objects.delete_namespaced_custom_object(*at, "desk"))


def served(objects, at):
    try:
        objects.list_namespaced_custom_object(*at)
        return True
    except client.ApiException:
        return False


def dynamic_client(api):
    r = Report("dynamic client")

    def use():
        found = dynamic.DynamicClient(api).resources.get(api_version="v1", kind="Secret")
        found.create(namespace=NS, body={"apiVersion": "v1", "kind": "Secret", "metadata": {"name": "web"}, "stringData": {"a": "b"}})
        found.server_side_apply(namespace=NS, name="web", field_manager="peer", force_conflicts=True, body={
            "apiVersion": "v1", "kind": "Secret", "metadata": {"name": "web", "labels": {"x": "y"}},
        })
        return json.loads(json.dumps(found.get(namespace=NS, name="web").to_dict()))

    r.check("discover, create, apply, read", use)
    r.check("a custom resource", lambda: dynamic.DynamicClient(api).resources.get(api_version="peers.example.com/v1", kind="Lamp").name)


main()
