//! Builds the client configuration from flags, environment and files, with kubectl's rules.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow};
use kube::Config;
use kube::config::{KubeConfigOptions, Kubeconfig, KubeconfigError};

use super::Options;
use super::explain::chain;

/// The configuration, and a description of its origin.
pub(super) async fn load(options: &Options) -> Result<(Config, String)> {
    let Some(file) = read(options.kubeconfig.as_deref())? else {
        return match (
            incluster(),
            options.context.is_some() || options.cluster.is_some(),
        ) {
            (Ok(config), false) => Ok((config, "the account of this pod".to_owned())),
            _ => Err(anyhow!(
                "no cluster is configured: {}\n\
                 Name a kubeconfig with --kubeconfig or KUBECONFIG, or try a demo cluster with --sandbox",
                searched()
            )),
        };
    };
    let choice = KubeConfigOptions {
        context: options.context.clone(),
        cluster: options.cluster.clone(),
        user: options.user.clone(),
    };
    let context = choice.context.clone().or_else(|| file.current_context.clone());
    let contexts: Vec<_> = file.contexts.iter().map(|c| c.name.clone()).collect();
    match Config::from_custom_kubeconfig(file, &choice).await {
        Ok(config) => Ok((config, format!("context {}", context.unwrap_or_default()))),
        Err(error) => Err(explain(error, context.as_deref(), &contexts)),
    }
}

/// The merged kubeconfig, if there is one. As with kubectl, files of KUBECONFIG that do not exist are skipped.
fn read(named: Option<&Path>) -> Result<Option<Kubeconfig>> {
    if let Some(path) = named {
        let file = Kubeconfig::read_from(path);
        let file = file.map_err(|error| anyhow!("--kubeconfig {}: {}", path.display(), chain(&error)))?;
        return Ok(Some(file));
    }
    let mut merged: Option<Kubeconfig> = None;
    for path in paths() {
        match Kubeconfig::read_from(&path) {
            Ok(file) => {
                merged = Some(match merged {
                    Some(before) => before.merge(file)?,
                    None => file,
                });
            }
            Err(KubeconfigError::ReadConfig(error, _)) if error.kind() == ErrorKind::NotFound => {}
            Err(error) => return Err(anyhow!("cannot use {}: {}", path.display(), chain(&error))),
        }
    }
    // A file without any context is treated as missing.
    Ok(merged.filter(|file| !file.contexts.is_empty() || file.current_context.is_some()))
}

/// The places where a kubeconfig may be.
fn paths() -> Vec<PathBuf> {
    let named: Vec<_> = std::env::var_os("KUBECONFIG")
        .map(|value| {
            std::env::split_paths(&value)
                .filter(|p| !p.as_os_str().is_empty())
                .collect()
        })
        .unwrap_or_default();
    if !named.is_empty() {
        return named;
    }
    let home = std::env::home_dir().map(|home| home.join(".kube").join("config"));
    home.into_iter().collect()
}

fn incluster() -> Result<Config> {
    Ok(Config::incluster()?)
}

/// The error when no configuration was found: lists the places that were searched.
fn searched() -> String {
    let looked: Vec<_> = paths().iter().map(|path| path.display().to_string()).collect();
    let files = match &looked[..] {
        [] => "there is no home directory".to_owned(),
        [one] => format!("{one} is missing or names no cluster"),
        many => format!("{} are missing or name no cluster", many.join(", ")),
    };
    format!("{files}, and this is not a pod")
}

/// Explains an error of the kubeconfig and how to correct it.
fn explain(error: KubeconfigError, context: Option<&str>, contexts: &[String]) -> anyhow::Error {
    let known = || match contexts {
        [] => "it has none".to_owned(),
        some => format!("it has {}", some.join(", ")),
    };
    match (&error, context) {
        (KubeconfigError::CurrentContextNotSet, _) | (_, None) => anyhow!(
            "the kubeconfig does not say which context to use, and {}; choose one with --context, or for good with \
             `kubectl config use-context`",
            known()
        ),
        (KubeconfigError::LoadContext(name), _) => {
            anyhow!("the kubeconfig has no context \"{name}\"; {}", known())
        }
        (KubeconfigError::LoadClusterOfContext(name), _) => {
            anyhow!(
                "the kubeconfig has no cluster \"{name}\", which context \"{}\" names",
                context.unwrap_or("")
            )
        }
        _ => anyhow::Error::new(error).context("the kubeconfig cannot be used"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "apiVersion: v1\nkind: Config\n\
        clusters: [{name: c, cluster: {server: 'http://127.0.0.1:1'}}]\n\
        users: [{name: u, user: {}}]\n\
        contexts: [{name: here, context: {cluster: c, user: u, namespace: shop}}]\n";

    fn options(dir: &tempfile::TempDir, content: &str) -> Options {
        let path = dir.path().join("config");
        std::fs::write(&path, content).expect("is writable");
        Options {
            kubeconfig: Some(path),
            ..Options::default()
        }
    }

    async fn refused(options: &Options) -> String {
        let error = load(options).await.map(|_| ()).expect_err("is wrong");
        format!("{error:#}")
    }

    #[tokio::test]
    async fn a_context_is_chosen_and_its_namespace_with_it() {
        let dir = tempfile::tempdir().expect("a place");
        let mut options = options(&dir, FILE);
        options.context = Some("here".to_owned());
        let (config, by) = load(&options).await.expect("is right");
        assert_eq!(
            (config.default_namespace.as_str(), by.as_str()),
            ("shop", "context here")
        );
    }

    #[tokio::test]
    async fn an_unknown_context_is_reported_with_the_known_ones() {
        let dir = tempfile::tempdir().expect("a place");
        let mut options = options(&dir, FILE);
        options.context = Some("there".to_owned());
        assert_eq!(
            refused(&options).await,
            "the kubeconfig has no context \"there\"; it has here"
        );
    }

    #[tokio::test]
    async fn without_a_current_context_one_has_to_be_chosen() {
        let dir = tempfile::tempdir().expect("a place");
        let said = refused(&options(&dir, FILE)).await;
        assert!(
            said.contains("choose one with --context") && said.contains("it has here"),
            "{said}"
        );
    }

    #[tokio::test]
    async fn a_missing_file_is_named() {
        let dir = tempfile::tempdir().expect("a place");
        let mut options = options(&dir, FILE);
        options.kubeconfig = Some(dir.path().join("other"));
        let said = refused(&options).await;
        assert!(said.contains("--kubeconfig") && said.contains("other"), "{said}");
    }
}
