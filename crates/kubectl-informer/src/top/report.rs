//! The figures of all informers at one moment, and the table that shows them.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Instant;

use kube_informer::informer::{State, Status};
use kube_informer::wire::Dynamic;

use crate::columns::human;
use crate::feeds::{Feed, Feeds};
use crate::sandbox::grouped;
use crate::screen::{Color, Line, Style};
use crate::show::Widths;

const HEADS: [&str; 10] = [
    "INFORMER", "STATE", "OBJECTS", "BYTES", "VERSION", "EVENTS", "/S", "LAST", "RELISTS", "ERRORS",
];
/// With more objects than this, memory is estimated from a sample of this size.
const WEIGHED: usize = 2000;

/// The figures of all informers at one moment.
pub(super) struct Report {
    at: Instant,
    rows: Vec<Row>,
}

struct Row {
    status: Status,
    bytes: usize,
    /// Number of objects read so far, during the first list.
    reading: u64,
    rate: f64,
    /// The latest rates, oldest first.
    rates: Vec<f64>,
}

impl Report {
    /// Computes the figures. Rates refer to the time since `before`.
    pub(super) fn new(feeds: &Feeds, before: Option<&Self>) -> Self {
        let at = Instant::now();
        let known: HashMap<&Arc<str>, &Row> = before
            .map(|report| report.rows.iter().map(|row| (&row.status.name, row)).collect())
            .unwrap_or_default();
        let seconds = before.map_or(1.0, |report| {
            at.duration_since(report.at).as_secs_f64().max(0.001)
        });
        let row = |feed: &Feed| {
            let status = feed.informer().status();
            let known = known.get(&status.name);
            let new = known.map_or(0, |before| status.events.saturating_sub(before.status.events));
            let rate = new as f64 / seconds;
            let mut rates = known.map(|before| before.rates.clone()).unwrap_or_default();
            rates.extend(known.map(|_| rate));
            rates.drain(..rates.len().saturating_sub(TREND));
            Row {
                bytes: bytes(feed),
                reading: feed.fetched(),
                rate,
                rates,
                status,
            }
        };
        Self {
            at,
            rows: feeds.feeds.iter().map(row).collect(),
        }
    }

    /// The number of rows.
    pub(super) fn len(&self) -> usize {
        self.rows.len()
    }

    /// The headings, and `take` rows from `skip` on. Unhealthy informers come first, then the largest. A live table shows how the
    /// rate of events developed.
    pub(super) fn lines(&self, skip: usize, take: usize, live: bool) -> Vec<Line> {
        let now = tokio::time::Instant::now();
        let mut rows: Vec<_> = self.rows.iter().collect();
        let is_well = |row: &Row| !matches!(row.status.state, State::Degraded { .. });
        rows.sort_by_key(|row| (is_well(row), Reverse(row.bytes), Arc::clone(&row.status.name)));
        let rows: Vec<_> = rows.into_iter().skip(skip).take(take).collect();
        let cells = |row: &&Row| -> Vec<String> {
            let trend = live.then(|| sparkline(&row.rates));
            row.cells(now).into_iter().chain(trend).collect()
        };
        let cells: Vec<Vec<String>> = rows.iter().map(cells).collect();
        let heads = HEADS.into_iter().chain(["LAG", "AGE"]);
        let heads: Vec<_> = heads.chain(live.then_some("TREND")).collect();
        let mut widths = Widths::default();
        widths.fit(heads.iter().copied());
        cells
            .iter()
            .for_each(|row| widths.fit(row.iter().map(String::as_str)));
        let mut lines = vec![Line::of(
            format!(" {}", widths.line(&heads)),
            Style {
                bold: true,
                ..Style::of(Color::Cyan)
            },
        )];
        for (row, cells) in rows.iter().zip(&cells) {
            let mut line = Line::of(" ", Style::PLAIN);
            for (at, cell) in cells.iter().enumerate() {
                line.push(widths.pad(at, cell, false), row.style(at, cell));
            }
            lines.push(line);
        }
        lines
    }

    /// The errors, each with advice.
    pub(super) fn errors(&self) -> Vec<Line> {
        let mut lines = Vec::new();
        for row in &self.rows {
            if let State::Degraded { cause, .. } = &row.status.state {
                let text = format!(" {}: {}", row.status.name, cause.failure);
                lines.push(Line::of(text, Style::of(Color::Red)));
                lines.push(Line::of(format!("   {}", cause.advice), Style::of(Color::Yellow)));
            }
        }
        lines
    }

    /// The totals.
    pub(super) fn totals(&self) -> String {
        let objects: usize = self.rows.iter().map(|row| row.status.objects).sum();
        let bytes: usize = self.rows.iter().map(|row| row.bytes).sum();
        let rate: f64 = self.rows.iter().map(|row| row.rate).sum();
        format!(
            " {} informers, {} objects, {}, {rate:.1} events/s",
            self.rows.len(),
            grouped(objects as u64),
            sized(bytes)
        )
    }
}

impl Row {
    fn cells(&self, now: tokio::time::Instant) -> [String; 12] {
        let status = &self.status;
        let state = match &status.state {
            State::Degraded { cause, .. } => cause.failure.kind.to_string(),
            State::Syncing if self.reading > 0 => format!("reading {}", grouped(self.reading)),
            state => state.to_string(),
        };
        let last = status.last_event.map(|at| now.duration_since(at).as_secs());
        let troubles = &status.troubles;
        let errors = troubles.failures + troubles.kept_out + troubles.handler_panics + troubles.index_panics;
        let lag: usize = status.handlers.iter().map(|handler| handler.lag.waiting).sum();
        [
            status.name.to_string(),
            state,
            grouped(status.objects as u64),
            sized(self.bytes),
            status
                .version
                .as_ref()
                .map_or_else(|| "-".to_owned(), ToString::to_string),
            grouped(status.events),
            format!("{:.1}", self.rate),
            last.map_or_else(
                || "-".to_owned(),
                |s| human(i64::try_from(s).unwrap_or_default()) + " ago",
            ),
            match status.rewinds {
                0 => status.relists.to_string(),
                rewinds => format!("{} ({rewinds} rewound)", status.relists),
            },
            errors.to_string(),
            lag.to_string(),
            status.freshness.age.map_or_else(
                || "-".to_owned(),
                |age| "<".to_owned() + &human(i64::try_from(age.as_secs() + 1).unwrap_or_default()),
            ),
        ]
    }

    fn style(&self, column: usize, cell: &str) -> Style {
        match (column, &self.status.state) {
            (0, _) => Style::BOLD,
            (1, State::Synced) => Style::of(Color::Green),
            (1, State::Degraded { .. } | State::Stopped) => Style {
                bold: true,
                ..Style::of(Color::Red)
            },
            (1, _) => Style::of(Color::Yellow),
            (12, _) => Style::of(Color::Green),
            (6, _) if cell != "0.0" => Style {
                bold: true,
                ..Style::of(Color::Green)
            },
            (9 | 10, _) if cell != "0" => Style {
                bold: true,
                ..Style::of(Color::Yellow)
            },
            (2 | 3, _) if cell != "0" && cell != "0 B" => Style::PLAIN,
            _ => Style::DIM,
        }
    }
}

/// Figures as a row of bars, scaled to the highest.
fn sparkline(figures: &[f64]) -> String {
    let highest = figures.iter().copied().fold(0.0, f64::max);
    let bar = |figure: &f64| {
        let step = match highest > 0.0 {
            true => (figure / highest * 7.0).round() as usize,
            false => 0,
        };
        BARS[step.min(7)]
    };
    figures.iter().map(bar).collect()
}

const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
/// The number of figures in a sparkline.
const TREND: usize = 16;

/// The approximate memory that the objects of an informer take, estimated from a sample if there are many.
fn bytes(feed: &Feed) -> usize {
    let snapshot = feed.informer().snapshot();
    let step = (snapshot.len() / WEIGHED).max(1);
    let (mut weighed, mut sum) = (0_usize, 0_usize);
    for (_, object) in snapshot.iter().step_by(step) {
        weighed += 1;
        sum += weight(object);
    }
    match weighed {
        0 => 0,
        _ => sum * snapshot.len() / weighed,
    }
}

fn weight(object: &Dynamic) -> usize {
    let meta = &object.metadata;
    let texts = |map: &Option<std::collections::BTreeMap<String, String>>| -> usize {
        map.iter()
            .flatten()
            .map(|(k, v)| k.len() + v.len() + 2 * size_of::<String>())
            .sum()
    };
    let single = [
        &meta.name,
        &meta.namespace,
        &meta.uid,
        &meta.resource_version,
        &meta.generate_name,
    ];
    let single: usize = single.into_iter().flatten().map(String::len).sum();
    size_of::<Dynamic>() + object.body().len() + texts(&meta.labels) + texts(&meta.annotations) + single
}

/// A size such as `12.3 MB`.
fn sized(bytes: usize) -> String {
    let mut value = bytes as f64;
    for unit in ["B", "KB", "MB"] {
        if value < 1000.0 {
            return match unit {
                "B" => format!("{bytes} B"),
                _ => format!("{value:.1} {unit}"),
            };
        }
        value /= 1000.0;
    }
    format!("{value:.1} GB")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sparkline_is_scaled_to_its_highest_figure() {
        assert_eq!(sparkline(&[0.0, 5.0, 10.0]), "▁▅█");
        assert_eq!(sparkline(&[0.0, 0.0]), "▁▁");
        assert_eq!(sparkline(&[]), "");
    }

    #[test]
    fn sizes_are_short() {
        assert_eq!(
            [0, 999, 1500, 12_345_678, 3_000_000_000].map(sized),
            ["0 B", "999 B", "1.5 KB", "12.3 MB", "3.0 GB"]
        );
    }
}
