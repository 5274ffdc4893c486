//! The small language of the behaviour tests: objects by name, watches as lines of text, raw requests.
// Every test binary compiles this file and uses its own part of it.
#![allow(dead_code, unused_imports)]

mod raw;
mod told;

use std::fmt::Debug;

use k8s_openapi::api::core::v1::ConfigMap;
use kube::api::{Api, ListParams, ObjectList, PostParams, WatchParams};
use kube::{Resource, ResourceExt};
use kube_sandbox::Sandbox;

pub(crate) use raw::{Answer, Lines, ask, ask_with, frames};
pub(crate) use told::{Story, collect};

/// A server with default settings.
pub(crate) async fn sandbox() -> Sandbox {
    Sandbox::start().await.expect("a free port")
}

/// The config maps of the default namespace, through a client in process.
pub(crate) fn maps(sandbox: &Sandbox) -> Api<ConfigMap> {
    Api::default_namespaced(sandbox.client())
}

pub(crate) fn map(name: &str) -> ConfigMap {
    let mut map = ConfigMap::default();
    map.metadata.name = Some(name.to_owned());
    map
}

/// A map whose encoded form is somewhat above `size` bytes, of text that compresses badly.
pub(crate) fn large_map(name: &str, size: usize) -> ConfigMap {
    let mut state = name
        .bytes()
        .fold(7_u32, |sum, b| sum.wrapping_mul(31) + u32::from(b));
    let text = std::iter::repeat_with(|| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        char::from(b'a' + (state >> 24) as u8 % 26)
    });
    let mut map = map(name);
    map.data = Some([("text".to_owned(), text.take(size).collect())].into());
    map
}

/// Creates maps of these names, in this order, and gives the version of the last.
pub(crate) async fn create(maps: &Api<ConfigMap>, names: &[&str]) -> String {
    let mut version = String::new();
    for name in names {
        let created = maps.create(&PostParams::default(), &map(name)).await;
        version = created
            .expect("created")
            .resource_version()
            .expect("has a version");
    }
    version
}

/// Writes a map again with another value in it, and gives the new version.
pub(crate) async fn touch(maps: &Api<ConfigMap>, name: &str) -> String {
    let mut map = maps.get(name).await.expect("it exists");
    let next = map.data.as_ref().map_or(1, |d| d["touched"].len() + 1);
    map.data = Some([("touched".to_owned(), "+".repeat(next))].into());
    let written = maps.replace(name, &PostParams::default(), &map).await;
    written
        .expect("replaced")
        .resource_version()
        .expect("has a version")
}

pub(crate) async fn delete(maps: &Api<ConfigMap>, name: &str) {
    maps.delete(name, &Default::default()).await.expect("deleted");
}

/// A sandbox with maps of these names.
pub(crate) async fn sandbox_with(names: &[&str]) -> (Sandbox, Api<ConfigMap>) {
    let sandbox = sandbox().await;
    let maps = maps(&sandbox);
    create(&maps, names).await;
    (sandbox, maps)
}

pub(crate) fn names<K: Resource + Clone>(list: &ObjectList<K>) -> Vec<String> {
    list.items.iter().map(ResourceExt::name_any).collect()
}

/// The names of all maps there are.
pub(crate) async fn listed(maps: &Api<ConfigMap>) -> Vec<String> {
    names(&maps.list(&ListParams::default()).await.expect("a list"))
}

/// Opens a watch without bookmarks from `version`.
pub(crate) async fn watch(maps: &Api<ConfigMap>, version: &str) -> Story<ConfigMap> {
    watch_with(maps, &WatchParams::default().disable_bookmarks(), version).await
}

pub(crate) async fn watch_with(
    maps: &Api<ConfigMap>,
    params: &WatchParams,
    version: &str,
) -> Story<ConfigMap> {
    Story::of(maps.watch(params, version).await.expect("a stream"))
}

/// The HTTP code of an error that came as a `Status`.
#[track_caller]
pub(crate) fn code<T: Debug>(answer: Result<T, kube::Error>) -> u16 {
    match answer {
        Err(kube::Error::Api(status)) => status.code,
        other => panic!("a Status was expected, not {other:?}"),
    }
}
