//! Columns of services, ingresses, endpoints and endpoint slices.

use jiff::Timestamp;
use serde_json::Value;

use super::{Cell, Tone, age, list, number, selector, text};

pub(super) fn service(object: &Value, now: Timestamp) -> Vec<Cell> {
    let port = |port: &Value| {
        let (number, protocol) = (&port["port"], port["protocol"].as_str().unwrap_or("TCP"));
        match port["nodePort"].as_i64() {
            Some(node) if node > 0 => format!("{number}:{node}/{protocol}"),
            _ => format!("{number}/{protocol}"),
        }
    };
    let ports: Vec<_> = list(object, "/spec/ports").iter().map(port).collect();
    vec![
        Cell::new(text(object, "/spec/type")),
        Cell::new(text(object, "/spec/clusterIP")),
        outside(object),
        Cell::new(ports.join(",")),
        age(object, now),
        selector(object, "/spec/selector"),
    ]
}

/// The external addresses of a service.
fn outside(object: &Value) -> Cell {
    let balanced = addresses(object);
    let named: Vec<_> = list(object, "/spec/externalIPs")
        .iter()
        .filter_map(Value::as_str)
        .collect();
    match text(object, "/spec/type") {
        "ExternalName" => Cell::new(text(object, "/spec/externalName")),
        "LoadBalancer" if balanced.is_empty() => Cell::toned("<pending>", Tone::Busy),
        "LoadBalancer" => Cell::new(balanced),
        _ => Cell::toned(named.join(","), Tone::Faint),
    }
}

fn addresses(object: &Value) -> String {
    let ingress = list(object, "/status/loadBalancer/ingress").iter();
    let address = |i: &Value| i["ip"].as_str().or(i["hostname"].as_str()).map(str::to_owned);
    ingress.filter_map(address).collect::<Vec<_>>().join(",")
}

pub(super) fn ingress(object: &Value, now: Timestamp) -> Vec<Cell> {
    let rules = list(object, "/spec/rules").iter();
    let hosts: Vec<_> = rules.map(|rule| rule["host"].as_str().unwrap_or("*")).collect();
    vec![
        Cell::new(text(object, "/spec/ingressClassName")),
        Cell::new(if hosts.is_empty() {
            "*".to_owned()
        } else {
            hosts.join(",")
        }),
        Cell::new(addresses(object)),
        age(object, now),
    ]
}

/// The first few elements, and how many more there are.
fn few(all: &[String]) -> Cell {
    const SHOWN: usize = 3;
    let shown = all.iter().take(SHOWN).cloned().collect::<Vec<_>>().join(",");
    match all.len().saturating_sub(SHOWN) {
        0 => Cell::new(shown),
        more => Cell::new(format!("{shown} + {more} more…")),
    }
}

pub(super) fn endpoints(object: &Value, now: Timestamp) -> Vec<Cell> {
    let mut all = Vec::new();
    for subset in list(object, "/subsets") {
        for address in list(subset, "/addresses") {
            let ip = text(address, "/ip");
            all.extend(
                list(subset, "/ports")
                    .iter()
                    .map(|port| format!("{ip}:{}", number(port, "/port"))),
            );
        }
    }
    vec![few(&all), age(object, now)]
}

pub(super) fn slice(object: &Value, now: Timestamp) -> Vec<Cell> {
    let ports: Vec<_> = list(object, "/ports")
        .iter()
        .map(|port| number(port, "/port").to_string())
        .collect();
    let all: Vec<_> = list(object, "/endpoints")
        .iter()
        .flat_map(|endpoint| list(endpoint, "/addresses"))
        .filter_map(|address| address.as_str().map(str::to_owned))
        .collect();
    vec![
        Cell::new(text(object, "/addressType")),
        Cell::new(ports.join(",")),
        few(&all),
        age(object, now),
    ]
}
