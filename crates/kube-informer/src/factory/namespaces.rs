//! Namespaces that are added to a factory and removed from it while it runs.

use std::sync::Arc;

use super::shared::SharedInformerFactory;
use crate::informer::{NamespaceError, namespaces};

impl SharedInformerFactory {
    /// The namespaces of informers that have no scope of their own; empty for all of them. See
    /// [`add_namespace`](Self::add_namespace) for an example.
    pub fn namespaces(&self) -> Vec<Arc<str>> {
        let registry = self.registry().read();
        namespaces::meant(&registry.scope.namespaces).to_vec()
    }

    /// Adds a namespace to every informer that has the factory's namespaces, and to those that are requested later.
    /// Handlers receive its objects as additions. Returns false if the factory covers the namespace already.
    ///
    /// Informers with a scope of their own and sharded informers do not change. An informer keeps its name, which may list the namespaces that
    /// it began with.
    ///
    /// # Errors
    /// The factory covers all namespaces, or the name is not valid.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {k8s_openapi::api::core::v1::Pod, kube_informer::factory::SharedInformerFactory};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let factory = SharedInformerFactory::builder(sandbox.client()).namespaces(["prod"]).build()?;
    /// let pods = factory.of::<Pod>();
    /// factory.start()?;
    /// factory.add_namespace("stage")?;
    /// factory.remove_namespace("prod")?;
    /// assert_eq!(factory.namespaces(), ["stage".into()]);
    /// assert_eq!(pods.informer().namespaces(), ["stage".into()]);
    /// # factory.shutdown().await;
    /// # Ok(()) }
    /// ```
    pub fn add_namespace(&self, namespace: impl Into<Arc<str>>) -> Result<bool, NamespaceError> {
        let namespace = namespace.into();
        let problem = match namespace.is_empty() {
            true => {
                Some("`namespaces`: an empty name means all namespaces, which cannot be added".to_owned())
            }
            false => namespaces::problems(std::slice::from_ref(&namespace)).pop(),
        };
        if let Some(problem) = problem {
            return Err(NamespaceError::Invalid { problem });
        }
        let informers = {
            let mut registry = self.registry().write();
            self.check_selected(&registry.scope.namespaces)?;
            if registry.scope.namespaces.contains(&namespace) {
                return Ok(false);
            }
            registry.scope = registry.scope.clone().namespaces([Arc::clone(&namespace)]);
            registry.matching(|key| self.follows_scope(key))
        };
        for informer in informers {
            // An error means that the informer has stopped, or was refused because of another option.
            let _ = informer.add_namespace(Arc::clone(&namespace));
        }
        Ok(true)
    }

    /// Removes a namespace from every informer that has the factory's namespaces. Handlers receive its objects as
    /// deleted, final state unknown. Returns false if the factory does not cover the namespace. See
    /// [`add_namespace`](Self::add_namespace) for an example.
    ///
    /// # Errors
    /// The factory covers all namespaces, or this is its last one: without any it would cover all of them.
    pub fn remove_namespace(&self, namespace: &str) -> Result<bool, NamespaceError> {
        let informers = {
            let mut registry = self.registry().write();
            self.check_selected(&registry.scope.namespaces)?;
            if !registry
                .scope
                .namespaces
                .iter()
                .any(|known| **known == *namespace)
            {
                return Ok(false);
            }
            if registry.scope.namespaces.len() == 1 {
                let problem = format!(
                    "{namespace:?} is the last namespace of the factory; add another one first, because a factory without \
                     namespaces covers all of them"
                );
                return Err(NamespaceError::Invalid { problem });
            }
            registry.scope.namespaces.retain(|known| **known != *namespace);
            registry.matching(|key| self.follows_scope(key))
        };
        for informer in informers {
            let _ = informer.remove_namespace(namespace);
        }
        Ok(true)
    }

    fn check_selected(&self, selected: &[Arc<str>]) -> Result<(), NamespaceError> {
        if namespaces::meant(selected).is_empty() {
            return Err(NamespaceError::NotSelected {
                informer: "the factory".into(),
            });
        }
        Ok(())
    }
}
