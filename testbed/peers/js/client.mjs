// The official JavaScript client: typed calls, patches, watches, informers and objects of any kind.

import * as k8s from '@kubernetes/client-node';
import { Report, eventually, refused } from './report.mjs';

const NS = 'javascript';
const config = new k8s.KubeConfig();
config.loadFromDefault();
const core = config.makeApiClient(k8s.CoreV1Api);
const apps = config.makeApiClient(k8s.AppsV1Api);

const configMap = (name, color = 'blue') => ({ metadata: { name, labels: { app: 'web' } }, data: { color } });
const deployment = {
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: 'web', namespace: NS },
  spec: {
    selector: { matchLabels: { app: 'web' } },
    template: { metadata: { labels: { app: 'web' } }, spec: { containers: [{ name: 'web', image: 'nginx:1.27' }] } },
  },
};
const crd = {
  apiVersion: 'apiextensions.k8s.io/v1',
  kind: 'CustomResourceDefinition',
  metadata: { name: 'cups.peers.example.com' },
  spec: {
    group: 'peers.example.com',
    scope: 'Namespaced',
    names: { plural: 'cups', singular: 'cup', kind: 'Cup' },
    versions: [{
      name: 'v1', served: true, storage: true,
      schema: { openAPIV3Schema: { type: 'object', properties: { spec: { type: 'object', properties: { full: { type: 'boolean', default: true } } } } } },
    }],
  },
};

async function typed() {
  const r = new Report('typed');
  await r.check('create a namespace', () => core.createNamespace({ body: { metadata: { name: NS } } }));
  await r.check('create a configmap', () => core.createNamespacedConfigMap({ namespace: NS, body: configMap('web') }));
  await r.check('read', () => core.readNamespacedConfigMap({ namespace: NS, name: 'web' }));
  await r.check('replace', () => core.replaceNamespacedConfigMap({ namespace: NS, name: 'web', body: configMap('web', 'green') }));
  await r.check('create a deployment', () => apps.createNamespacedDeployment({ namespace: NS, body: deployment }));
  const image = { spec: { template: { spec: { containers: [{ name: 'web', image: 'nginx:1.28' }] } } } };
  await r.check('strategic merge patch', () =>
    apps.patchNamespacedDeployment({ namespace: NS, name: 'web', body: image }, k8s.setHeaderOptions('Content-Type', k8s.PatchStrategy.StrategicMergePatch)));
  await r.check('patch with the default type', () =>
    core.patchNamespacedConfigMap({ namespace: NS, name: 'web', body: [{ op: 'add', path: '/data/size', value: 'large' }] }));
  await r.check('merge patch', () =>
    core.patchNamespacedConfigMap({ namespace: NS, name: 'web', body: { data: { size: null } } }, k8s.setHeaderOptions('Content-Type', k8s.PatchStrategy.MergePatch)));
  await r.check('server-side apply', () =>
    core.patchNamespacedConfigMap(
      { namespace: NS, name: 'applied', fieldManager: 'peer', force: true, body: { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'applied' }, data: { a: '1' } } },
      k8s.setHeaderOptions('Content-Type', k8s.PatchStrategy.ServerSideApply)));
  await r.check('scale', async () => {
    const scale = await apps.readNamespacedDeploymentScale({ namespace: NS, name: 'web' });
    scale.spec.replicas = 3;
    return (await apps.replaceNamespacedDeploymentScale({ namespace: NS, name: 'web', body: scale })).spec;
  });
  await r.check('list', async () => (await core.listNamespacedConfigMap({ namespace: NS, labelSelector: 'app=web' })).items.map((i) => i.metadata.name));
  await r.check('read what is not there', () => refused(() => core.readNamespacedConfigMap({ namespace: NS, name: 'nothing' })));
  await r.check('create twice', () => refused(() => core.createNamespacedConfigMap({ namespace: NS, body: configMap('web') })));
  await r.check('a text where a number belongs', () =>
    refused(() => apps.patchNamespacedDeployment({ namespace: NS, name: 'web', body: [{ op: 'add', path: '/spec/replicas', value: 'two' }] })));
  await r.check('delete', async () => (await core.deleteNamespacedConfigMap({ namespace: NS, name: 'web' })).status);
  await r.check('version', async () => {
    const version = await config.makeApiClient(k8s.VersionApi).getCode();
    return `${version.major}.${version.minor}`;
  });
}

async function streams() {
  const r = new Report('watch and informer');
  await r.check('watch', async () => {
    const version = (await core.listNamespacedConfigMap({ namespace: NS })).metadata.resourceVersion;
    await change();
    const seen = [];
    let stop;
    const done = new Promise((resolve, reject) => {
      new k8s.Watch(config)
        .watch(`/api/v1/namespaces/${NS}/configmaps`, { resourceVersion: version }, (type, object) => {
          seen.push(`${type} ${object.metadata.name} ${JSON.stringify(object.data)}`);
          if (seen.length === 3) resolve();
        }, (error) => (seen.length < 3 ? reject(error ?? new Error(`it ended after ${seen}`)) : resolve()))
        .then((controller) => { stop = controller; }, reject);
    });
    await done.finally(() => stop?.abort());
    return seen;
  });
  await r.check('informer', async () => {
    const informer = k8s.makeInformer(config, `/api/v1/namespaces/${NS}/configmaps`, () => core.listNamespacedConfigMap({ namespace: NS }));
    const seen = [];
    for (const what of ['add', 'update', 'delete']) informer.on(what, (object) => seen.push(`${what} ${object.metadata.name}`));
    informer.on('error', (error) => seen.push(`error ${error}`));
    await informer.start();
    await eventually('what exists is seen', () => seen.includes('add applied'));
    const known = seen.length;
    await core.createNamespacedConfigMap({ namespace: NS, body: configMap('changing') });
    await eventually('the creation is seen', () => seen.includes('add changing'));
    await core.deleteNamespacedConfigMap({ namespace: NS, name: 'changing' });
    await eventually('the deletion is seen', () => seen.includes('delete changing'));
    await informer.stop();
    return { known: seen.slice(0, known).sort(), then: seen.slice(known) };
  });
}

async function change() {
  await core.createNamespacedConfigMap({ namespace: NS, body: configMap('changing') });
  await core.patchNamespacedConfigMap({ namespace: NS, name: 'changing', body: [{ op: 'replace', path: '/data/color', value: 'green' }] });
  await core.deleteNamespacedConfigMap({ namespace: NS, name: 'changing' });
}

async function objects() {
  const r = new Report('objects of any kind');
  const any = k8s.KubernetesObjectApi.makeApiClient(config);
  const named = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'any', namespace: NS } };
  await r.check('create', () => any.create({ ...named, data: { a: '1' } }));
  await r.check('patch (strategic merge by default)', async () => (await any.patch({ ...named, data: { b: '2' } })).data);
  await r.check('list', async () => (await any.list('v1', 'ConfigMap', NS)).items.length);
  await r.check('define a resource and use it', async () => {
    await any.create(crd);
    const cups = config.makeApiClient(k8s.CustomObjectsApi);
    const at = { group: 'peers.example.com', version: 'v1', namespace: NS, plural: 'cups' };
    await eventually('cups are served', () => cups.listNamespacedCustomObject(at).then(() => true, () => false));
    return cups.createNamespacedCustomObject({ ...at, body: { apiVersion: 'peers.example.com/v1', kind: 'Cup', metadata: { name: 'blue' }, spec: { handle: 'left' } } });
  });
  await r.check('delete', async () => (await any.delete(named)).status);
}

await typed();
await streams();
await objects();
process.exit(0);
