//! Objects from YAML and JSON files: [`Sandbox::apply_files`].

use std::path::{Path, PathBuf};

use http::Request;
use serde_json::Value;

use crate::sandbox::Sandbox;

/// Why files could not be applied.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FilesError {
    /// A file or directory could not be read.
    #[error("cannot read {}", path.display())]
    Read {
        /// The file or directory.
        path: PathBuf,
        /// The error of the operating system.
        source: std::io::Error,
    },
    /// A file is neither YAML nor JSON.
    #[error("{} is not valid YAML: {why}", path.display())]
    Parse {
        /// The file.
        path: PathBuf,
        /// The error of the parser.
        why: String,
    },
    /// A document is no object of a kind that the server has.
    #[error("{}: no resource for {what}; apply the CRD first, or put it into the same directory", path.display())]
    UnknownKind {
        /// The file.
        path: PathBuf,
        /// The document's kind and apiVersion.
        what: String,
    },
    /// The server refused an object.
    #[error("{}: the server refuses {what}", path.display())]
    Refused {
        /// The file.
        path: PathBuf,
        /// The object's kind and name.
        what: String,
        /// The refusal.
        source: Box<kube::Error>,
    },
}

/// One object and the file it is from.
struct Document {
    path: PathBuf,
    object: Value,
}

impl Sandbox {
    /// Applies every object of a YAML or JSON file, or of all such files in a directory and below it; gives their number.
    ///
    /// Files may have several documents, and documents may be lists. Namespaces and CRDs are applied first, the rest in the
    /// order of paths. Objects without a namespace go to `default`. As with `kubectl apply --server-side --force-conflicts`,
    /// applying files twice changes nothing.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use k8s_openapi::api::core::v1::ConfigMap; use kube::api::Api;
    /// # let dir = std::env::temp_dir().join(format!("kube-sandbox-doc-{}", std::process::id()));
    /// # std::fs::create_dir_all(&dir)?;
    /// let manifests = "
    /// apiVersion: v1
    /// kind: Namespace
    /// metadata: {name: shop}
    /// ---
    /// apiVersion: v1
    /// kind: ConfigMap
    /// metadata: {name: settings, namespace: shop}
    /// data: {colour: blue}
    /// ";
    /// std::fs::write(dir.join("shop.yaml"), manifests)?;
    ///
    /// let sandbox = kube_sandbox::Sandbox::start().await?;
    /// assert_eq!(sandbox.apply_files(&dir).await?, 2);
    /// assert!(Api::<ConfigMap>::namespaced(sandbox.client(), "shop").get("settings").await.is_ok());
    /// # std::fs::remove_dir_all(&dir)?;
    /// # Ok(()) }
    /// ```
    pub async fn apply_files(&self, path: impl AsRef<Path>) -> Result<usize, FilesError> {
        let mut documents = Vec::new();
        for path in files(path.as_ref())? {
            read(path, &mut documents)?;
        }
        documents.sort_by_key(|document| match document.object["kind"].as_str() {
            Some("Namespace") => 0,
            Some("CustomResourceDefinition") => 1,
            _ => 2,
        });
        let client = self.client();
        for document in &documents {
            self.apply(&client, document).await?;
        }
        Ok(documents.len())
    }

    async fn apply(&self, client: &kube::Client, document: &Document) -> Result<(), FilesError> {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let object = &document.object;
        let (api_version, kind) = (text(&object["apiVersion"]), text(&object["kind"]));
        let name = text(&object["metadata"]["name"]);
        let def = self
            .core()
            .store
            .read()
            .registry
            .find_kind(&api_version, &kind)
            .cloned();
        let def = def.ok_or_else(|| FilesError::UnknownKind {
            path: document.path.clone(),
            what: format!("kind \"{kind}\" in version \"{api_version}\""),
        })?;
        let root = if def.group.is_empty() { "/api" } else { "/apis" };
        let namespace = match (def.namespaced, text(&object["metadata"]["namespace"]).as_str()) {
            (false, _) => String::new(),
            (true, "") => "/namespaces/default".to_owned(),
            (true, namespace) => format!("/namespaces/{namespace}"),
        };
        let path = format!("{root}/{api_version}{namespace}/{}/{name}", def.plural);
        let refused = |source| FilesError::Refused {
            path: document.path.clone(),
            what: format!("{kind} \"{name}\""),
            source: Box::new(source),
        };
        let request = Request::patch(format!("{path}?fieldManager=kube-sandbox&force=true"))
            .header("content-type", "application/apply-patch+yaml")
            .body(object.to_string().into_bytes())
            .map_err(|error| refused(kube::Error::HttpError(error)))?;
        client.request::<Value>(request).await.map_err(refused)?;
        Ok(())
    }
}

/// The files at a path, in order.
fn files(path: &Path) -> Result<Vec<PathBuf>, FilesError> {
    let failed = |source| FilesError::Read {
        path: path.to_owned(),
        source,
    };
    if !path.metadata().map_err(failed)?.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let mut entries = Vec::new();
    for entry in path.read_dir().map_err(failed)? {
        entries.push(entry.map_err(failed)?.path());
    }
    entries.sort();
    let mut found = Vec::new();
    for entry in entries {
        let known = entry
            .extension()
            .is_some_and(|e| e == "yaml" || e == "yml" || e == "json");
        if known || entry.is_dir() {
            found.append(&mut files(&entry)?);
        }
    }
    Ok(found)
}

fn read(path: PathBuf, documents: &mut Vec<Document>) -> Result<(), FilesError> {
    let text = std::fs::read_to_string(&path).map_err(|source| FilesError::Read {
        path: path.clone(),
        source,
    })?;
    for part in split(&text) {
        add(parse(&part, &path)?, &path, documents);
    }
    Ok(())
}

/// The documents of a file. A line `---` begins a new one, and may have content of its own.
fn split(text: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    for line in text.lines() {
        let rest = line
            .strip_prefix("---")
            .filter(|rest| rest.is_empty() || rest.starts_with([' ', '\t']));
        match (rest, parts.last_mut()) {
            (None, Some(part)) => part.extend([line, "\n"]),
            (rest, _) => parts.push(format!("{}\n", rest.unwrap_or_default())),
        }
    }
    parts
}

fn parse(text: &str, path: &Path) -> Result<Value, FilesError> {
    let empty = |line: &str| line.trim().is_empty() || line.trim_start().starts_with('#');
    if text.lines().all(empty) {
        return Ok(Value::Null);
    }
    serde_saphyr::from_str(text).map_err(|error| FilesError::Parse {
        path: path.to_owned(),
        why: error.to_string(),
    })
}

fn add(value: Value, path: &Path, documents: &mut Vec<Document>) {
    match value {
        Value::Object(mut list) if list.get("kind").is_some_and(|k| k == "List") => {
            if let Some(Value::Array(items)) = list.remove("items") {
                for item in items {
                    add(item, path, documents);
                }
            }
        }
        object @ Value::Object(_) => documents.push(Document {
            path: path.to_owned(),
            object,
        }),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn documents_end_at_their_separators() {
        let text = "a: 1\n---\n# nothing\n--- # more\nb: |\n  ---\n  -----BEGIN\n";
        let found: Vec<Value> = split(text)
            .iter()
            .map(|part| parse(part, Path::new("x")).expect("YAML"))
            .collect();
        let expected = serde_json::json!([{"a": 1}, null, {"b": "---\n-----BEGIN\n"}]);
        assert_eq!(Value::Array(found), expected);
    }
}
