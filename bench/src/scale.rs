//! Curves: what a sync, an event, a read and a relist cost with more objects, handlers, informers and namespaces, and with objects of
//! extreme sizes.
//!
//! Each point is a process of its own, over an API server inside that process that generates its answers: the informer sends its usual
//! requests and decodes the usual JSON. Making the bytes costs the process a copy of them, which is part of every figure.

use anyhow::Result;
use serde_json::Value;

use crate::contest::{Contender, Spread};
use crate::programs::{Implementation, Programs};
use crate::progress;
use crate::report::{Bar, Panel, Report};

/// One process.
#[derive(Debug, Clone, Copy)]
struct Point {
    objects: usize,
    handlers: usize,
    informers: usize,
    namespaces: usize,
    bytes: usize,
    events: usize,
    gzip: bool,
    /// Lean pods instead of config maps, whose size is fixed.
    pods: bool,
}

const BASE: Point = Point {
    objects: 10_000,
    handlers: 1,
    informers: 1,
    namespaces: 1,
    bytes: 1_000,
    events: 100_000,
    gzip: false,
    pods: false,
};

/// A figure that a curve shows.
struct Figure {
    name: &'static str,
    label: &'static str,
    unit: &'static str,
}

const fn figure(name: &'static str, label: &'static str, unit: &'static str) -> Figure {
    Figure { name, label, unit }
}

const SYNC: Figure = figure("sync", "time to sync", "s");
const SYNC_EACH: Figure = figure("sync_us_per_object", "CPU of the sync per object", "µs");
const BYTES: Figure = figure("bytes_per_object", "memory per object", "B");
const EVENT: Figure = figure("event_us", "CPU per event", "µs");
const DELIVERY: Figure = figure("delivery_us", "CPU per event and handler", "µs");
const READ: Figure = figure("read_p99_us", "p99 of a read", "µs");
const RELIST: Figure = figure("relist", "time to relist", "s");
const RELIST_EACH: Figure = figure("relist_us_per_object", "CPU of the relist per object", "µs");

struct Curve {
    name: &'static str,
    points: Vec<(String, Point)>,
    figures: Vec<Figure>,
}

/// `largest` limits the number of objects.
fn curves(largest: usize) -> Vec<Curve> {
    let sizes = [1_000, 10_000, 100_000, 1_000_000];
    let objects = sizes.into_iter().filter(|objects| *objects <= largest);
    let pods = [1_000, 10_000, 100_000, 300_000];
    let pods = pods.into_iter().filter(|objects| *objects <= largest);
    let handlers = [1, 10, 100, 500];
    let informers = [1, 50, 200];
    let namespaces = [1, 100, 1_000];
    let extreme = |objects: usize, bytes, events, gzip| Point {
        objects: objects.min(largest),
        bytes,
        events,
        gzip,
        ..BASE
    };
    vec![
        Curve {
            name: "objects",
            points: objects
                .map(|objects| (objects.to_string(), Point { objects, ..BASE }))
                .collect(),
            figures: vec![SYNC, SYNC_EACH, BYTES, EVENT, READ, RELIST, RELIST_EACH],
        },
        Curve {
            name: "lean pods",
            points: pods
                .map(|objects| {
                    let point = Point {
                        objects,
                        events: 50_000,
                        pods: true,
                        ..BASE
                    };
                    (objects.to_string(), point)
                })
                .collect(),
            figures: vec![SYNC, SYNC_EACH, BYTES, EVENT, READ, RELIST, RELIST_EACH],
        },
        Curve {
            name: "handlers",
            points: handlers
                .map(|handlers| {
                    (
                        handlers.to_string(),
                        Point {
                            handlers,
                            events: 20_000,
                            ..BASE
                        },
                    )
                })
                .to_vec(),
            figures: vec![EVENT, DELIVERY, READ],
        },
        Curve {
            name: "informers",
            points: informers
                .map(|informers| (informers.to_string(), Point { informers, ..BASE }))
                .to_vec(),
            figures: vec![SYNC, BYTES, EVENT, RELIST],
        },
        Curve {
            name: "namespaces",
            points: namespaces
                .map(|namespaces| (namespaces.to_string(), Point { namespaces, ..BASE }))
                .to_vec(),
            figures: vec![SYNC, SYNC_EACH, BYTES, EVENT, READ, RELIST],
        },
        Curve {
            name: "sizes",
            points: vec![
                (
                    "100,000 of 200 B".to_owned(),
                    extreme(100_000, 200, 100_000, false),
                ),
                ("2,000 of 900 KB".to_owned(), extreme(2_000, 900_000, 500, false)),
                (
                    "300,000 of 1 KB, gzip".to_owned(),
                    extreme(300_000, 1_000, 10_000, true),
                ),
            ],
            figures: vec![SYNC, SYNC_EACH, BYTES, EVENT, RELIST],
        },
    ]
}

pub(crate) async fn measure(largest: usize) -> Result<Report> {
    let mut report = Report::new("scale");
    let programs = Programs::build()?;
    for curve in curves(largest) {
        let mut points = Vec::new();
        for (label, point) in &curve.points {
            let figures = run(&programs, *point).await?;
            progress!("{} {label}: {figures}", curve.name);
            points.push((label.as_str(), figures));
        }
        for figure in &curve.figures {
            add(&mut report, &curve, figure, &points);
        }
    }
    Ok(report)
}

async fn run(programs: &Programs, point: Point) -> Result<Value> {
    let mut arguments = vec![
        format!("objects={}", point.objects),
        format!("handlers={}", point.handlers),
        format!("informers={}", point.informers),
        format!("namespaces={}", point.namespaces),
        format!("bytes={}", point.bytes),
        format!("events={}", point.events),
        format!("gzip={}", point.gzip),
    ];
    if point.pods {
        arguments.push("kind=lean-pod".to_owned());
    }
    let ours = Contender::new("ours", Implementation::Ours, &[]);
    let figures = ours.start(programs, "scale", &arguments)?.finish().await?;
    ours.expect_objects(point.objects / point.informers * point.informers, figures)
}

/// Adds a row for each point, a chart, and how much the figure grows from the first point to the last.
fn add(report: &mut Report, curve: &Curve, figure: &Figure, points: &[(&str, Value)]) {
    let values: Vec<(&str, f64)> = points
        .iter()
        .filter_map(|(label, figures)| Some((*label, figures[figure.name].as_f64()?)))
        .collect();
    for (label, value) in &values {
        let key = format!(
            "{}_{}_{}",
            curve.name,
            label.replace([' ', ','], "_"),
            figure.name
        );
        let what = format!("{} {label}: {}", curve.name, figure.label);
        report.figure(key, what, *value, figure.unit);
    }
    let bars = values.iter().map(|(label, value)| Bar {
        name: (*label).to_owned(),
        spread: Spread::once(*value),
    });
    report.panel(Panel {
        title: format!("{}: {} ({})", curve.name, figure.label, figure.unit),
        bars: bars.collect(),
        logarithmic: false,
    });
}
