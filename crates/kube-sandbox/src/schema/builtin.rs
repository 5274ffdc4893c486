//! The built-in resources, read once from the table beside this file.
//!
//! The table is what a real server answers to discovery, made by `testbed discovery` (see its first lines).

use std::sync::{Arc, LazyLock};

use super::ResourceDef;
use super::fields::builtin_fields;

/// Every built-in resource in every version.
pub(crate) fn builtin() -> &'static [Arc<ResourceDef>] {
    static TABLE: LazyLock<Vec<Arc<ResourceDef>>> = LazyLock::new(|| {
        include_str!("builtin.txt")
            .lines()
            .filter(|line| !line.is_empty() && !line.starts_with('#'))
            .map(|line| Arc::new(parse(line)))
            .collect()
    });
    &TABLE
}

/// One line: group/version, plural, singular, kind, scope, verbs, short names, categories, subresources.
fn parse(line: &str) -> ResourceDef {
    let columns: Vec<&str> = line.split_whitespace().collect();
    let [
        group_version,
        plural,
        singular,
        kind,
        scope,
        verbs,
        short_names,
        categories,
        subresources,
    ] = columns[..]
    else {
        panic!("builtin.txt: nine columns expected in {line:?}");
    };
    let (group, version) = group_version.split_once('/').unwrap_or(("", group_version));
    ResourceDef {
        group: group.to_owned(),
        version: version.to_owned(),
        plural: plural.to_owned(),
        singular: singular.to_owned(),
        kind: kind.to_owned(),
        list_kind: format!("{kind}List"),
        namespaced: scope == "namespaced",
        verbs: list(verbs),
        short_names: list(short_names),
        categories: list(categories),
        has_status: list(subresources).iter().any(|s| s == "status"),
        has_scale: list(subresources).iter().any(|s| s == "scale"),
        has_generation: has_generation(group, plural),
        custom: false,
        fields: builtin_fields(group, plural),
        printer_columns: Vec::new(),
        schema: None,
    }
}

fn list(column: &str) -> Vec<String> {
    match column {
        "-" => Vec::new(),
        _ => column.split(',').map(str::to_owned).collect(),
    }
}

/// Not every built-in kind counts generations, and discovery does not tell which do.
fn has_generation(group: &str, plural: &str) -> bool {
    matches!(
        (group, plural),
        ("", "pods" | "podtemplates" | "replicationcontrollers")
            | (
                "apps",
                "daemonsets" | "deployments" | "replicasets" | "statefulsets"
            )
            | ("batch", "jobs" | "cronjobs")
            | (
                "networking.k8s.io",
                "ingresses" | "ingressclasses" | "networkpolicies"
            )
            | ("discovery.k8s.io", "endpointslices")
            | ("policy", "poddisruptionbudgets")
            | ("scheduling.k8s.io", "priorityclasses")
            | (
                "resource.k8s.io",
                "resourceslices" | "deviceclasses" | "devicetaintrules"
            )
            | (
                "flowcontrol.apiserver.k8s.io",
                "flowschemas" | "prioritylevelconfigurations"
            )
            | ("apiextensions.k8s.io", "customresourcedefinitions")
            | ("admissionregistration.k8s.io", _)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_the_table_is_a_resource() {
        assert!(builtin().len() > 60, "{}", builtin().len());
        let pods = builtin().iter().find(|d| d.is("", "pods")).expect("pods");
        assert_eq!(
            (pods.kind.as_str(), pods.namespaced, pods.has_status),
            ("Pod", true, true)
        );
        assert_eq!(pods.short_names, ["po"]);
    }
}
