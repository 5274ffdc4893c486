//! Services and what leads to them.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::super::Row;
use super::{joined, labels};

pub(super) fn service(row: &Row<'_>) -> Vec<Value> {
    let ip = row.list("/spec/clusterIPs").first().and_then(Value::as_str);
    vec![
        row.name(),
        json!(row.text("/spec/type")),
        json!(ip.unwrap_or("<none>")),
        json!(external(row)),
        json!(ports(row)),
        row.age(),
        labels(row.at("/spec/selector")),
    ]
}

fn ports(row: &Row<'_>) -> String {
    let ports: Vec<String> = row
        .list("/spec/ports")
        .iter()
        .map(|port| {
            let (number, node) = (port["port"].as_i64().unwrap_or(0), port["nodePort"].as_i64());
            let protocol = port["protocol"].as_str().unwrap_or_default();
            match node {
                Some(node @ 1..) => format!("{number}:{node}/{protocol}"),
                _ => format!("{number}/{protocol}"),
            }
        })
        .collect();
    match ports.is_empty() {
        true => "<none>".to_owned(),
        false => ports.join(","),
    }
}

fn external(row: &Row<'_>) -> String {
    let given = row.list("/spec/externalIPs").iter().filter_map(Value::as_str);
    let (mut addresses, none) = match row.text("/spec/type") {
        "ClusterIP" | "NodePort" => (Vec::new(), "<none>"),
        "LoadBalancer" => (balancers(row), "<pending>"),
        "ExternalName" => return row.text("/spec/externalName").to_owned(),
        _ => return "<unknown>".to_owned(),
    };
    addresses.extend(given.map(str::to_owned));
    match addresses.is_empty() {
        true => none.to_owned(),
        false => addresses.join(","),
    }
}

/// The addresses of load balancers, sorted.
fn balancers(row: &Row<'_>) -> Vec<String> {
    let address = |ingress: &Value| {
        let text = |key: &str| ingress[key].as_str().filter(|t| !t.is_empty()).map(str::to_owned);
        text("ip").or_else(|| text("hostname"))
    };
    let all: BTreeSet<String> = row
        .list("/status/loadBalancer/ingress")
        .iter()
        .filter_map(address)
        .collect();
    all.into_iter().collect()
}

pub(super) fn ingress(row: &Row<'_>) -> Vec<Value> {
    let hosts = row
        .list("/spec/rules")
        .iter()
        .filter_map(|rule| rule["host"].as_str());
    let hosts: Vec<&str> = hosts.filter(|host| !host.is_empty()).collect();
    let ports = match row.list("/spec/tls").is_empty() {
        true => "80",
        false => "80, 443",
    };
    vec![
        row.name(),
        json!(row.text_or("/spec/ingressClassName", "<none>")),
        json!(few(
            &hosts.iter().map(ToString::to_string).collect::<Vec<_>>(),
            "*"
        )),
        json!(balancers(row).join(",")),
        json!(ports),
        row.age(),
    ]
}

pub(super) fn endpoints(row: &Row<'_>) -> Vec<Value> {
    let mut all = Vec::new();
    for subset in row.list("/subsets") {
        let list = |key: &str| subset[key].as_array().map_or(&[][..], Vec::as_slice);
        let addresses = joined(list("addresses"), "ip");
        let addresses = addresses.split(',').filter(|ip| !ip.is_empty());
        if list("ports").is_empty() {
            all.extend(addresses.map(str::to_owned));
            continue;
        }
        let addresses: Vec<&str> = addresses.collect();
        for port in list("ports") {
            let number = port["port"].as_i64().unwrap_or(0);
            all.extend(addresses.iter().map(|ip| match ip.contains(':') {
                true => format!("[{ip}]:{number}"),
                false => format!("{ip}:{number}"),
            }));
        }
    }
    vec![row.name(), json!(few(&all, "<none>")), row.age()]
}

/// The first three, and how many follow.
pub(super) fn few(all: &[String], none: &str) -> String {
    const SHOWN: usize = 3;
    let shown = all[..all.len().min(SHOWN)].join(",");
    match all.len() {
        0 => none.to_owned(),
        1..=SHOWN => shown,
        more => format!("{shown} + {} more...", more - SHOWN),
    }
}
