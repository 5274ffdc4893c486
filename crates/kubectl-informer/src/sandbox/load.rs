//! Parses `--load pods=1000`.

use std::str::FromStr;

use kube_sandbox::sample::{NAMESPACES, RESOURCES};

/// A resource, and the number of samples of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Load {
    pub(super) resource: String,
    pub(super) count: usize,
}

impl FromStr for Load {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (resource, count) = text
            .split_once('=')
            .ok_or_else(|| format!("a resource and a count are needed, for example {text}=1000"))?;
        if !RESOURCES.contains(&resource) {
            let known = RESOURCES.join(", ");
            return Err(format!(
                "there are no samples of \"{resource}\"; there are of {known}"
            ));
        }
        let count = count.replace('_', "").parse().map_err(|_| {
            format!("\"{count}\" is not a count; give a whole number, for example {resource}=1000")
        })?;
        Ok(Self {
            resource: resource.to_owned(),
            count,
        })
    }
}

/// The total for a resource over all flags.
pub(super) fn total(loads: &[Load], resource: &str) -> usize {
    loads
        .iter()
        .filter(|l| l.resource == resource)
        .map(|l| l.count)
        .sum()
}

/// `1,000 pods in 20 namespaces and 20 nodes`; `None` if nothing is loaded.
pub(super) fn describe(loads: &[Load]) -> Option<String> {
    let parts: Vec<String> = RESOURCES
        .iter()
        .map(|resource| (resource, total(loads, resource)))
        .filter(|(_, count)| *count > 0)
        .map(|(resource, count)| match *resource {
            "nodes" => format!("{} {resource}", grouped(count as u64)),
            _ => format!(
                "{} {resource} in {} namespaces",
                grouped(count as u64),
                count.min(NAMESPACES)
            ),
        })
        .collect();
    let (last, others) = parts.split_last()?;
    Some(match others {
        [] => last.clone(),
        _ => format!("{} and {last}", others.join(", ")),
    })
}

/// `1,234,567`.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_resource_and_a_count() {
        let load: Load = "pods=100_000".parse().expect("is well-formed");
        assert_eq!((load.resource.as_str(), load.count), ("pods", 100_000));
    }

    #[test]
    fn an_invalid_load_is_explained() {
        let why = |text: &str| text.parse::<Load>().expect_err("is wrong");
        assert_eq!(
            why("pods"),
            "a resource and a count are needed, for example pods=1000"
        );
        assert_eq!(
            why("pods=abc"),
            "\"abc\" is not a count; give a whole number, for example pods=1000"
        );
        assert_eq!(
            why("pods=-1"),
            "\"-1\" is not a count; give a whole number, for example pods=1000"
        );
        assert_eq!(
            why("pod=3"),
            "there are no samples of \"pod\"; there are of configmaps, deployments, nodes, pods, services"
        );
    }

    #[test]
    fn several_loads_are_one_sentence() {
        let loads =
            |text: &str| -> Vec<Load> { text.split(' ').map(|l| l.parse().expect("is right")).collect() };
        assert_eq!(describe(&[]), None);
        assert_eq!(
            describe(&loads("pods=900 nodes=3 pods=100")).as_deref(),
            Some("3 nodes and 1,000 pods in 20 namespaces")
        );
        assert_eq!(describe(&loads("pods=0")), None);
    }

    #[test]
    fn numbers_are_grouped_by_three() {
        assert_eq!(
            [0, 999, 1000, 1_234_567].map(grouped),
            ["0", "999", "1,000", "1,234,567"]
        );
    }
}
