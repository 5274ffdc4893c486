//! Renders the live table as lines. Only the visible rows are computed, however many there are.

use std::time::Instant;

use jiff::Timestamp;
use kube_informer::informer::State;
use kube_informer::object::ObjectKey;

use super::board::{Mark, Row, Section};
use crate::columns::{Layout, Tone, human};
use crate::feeds::tree;
use crate::resource::Kind;
use crate::screen::{Color, Line, Size, Style};
use crate::show::{Shown, Widths, row_of};

/// The table of one resource.
pub(super) struct Pane<'a> {
    pub(super) kind: &'a Kind,
    pub(super) layout: &'a Layout,
    pub(super) shown: Shown,
    pub(super) section: &'a Section,
    pub(super) widths: &'a mut Widths,
    /// The text for an empty table.
    pub(super) nothing: String,
    /// Number of objects read so far, during the first list.
    pub(super) reading: Option<u64>,
}

/// The lines around the table.
pub(super) struct Around {
    /// `sandbox · namespace default`.
    pub(super) title: String,
    pub(super) state: State,
    pub(super) version: String,
    /// How far the table is behind: the number of waiting events, and the age of the oldest in milliseconds.
    pub(super) lag: (usize, u128),
    pub(super) paused: bool,
    pub(super) filter: Filter,
    /// The selected row, counted over all tables.
    pub(super) selected: Option<usize>,
}

/// The filter on the rows.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Filter {
    pub(super) text: String,
    /// True while the user types it.
    pub(super) open: bool,
}

impl Filter {
    pub(super) fn lets(&self, key: &ObjectKey) -> bool {
        self.text.is_empty()
            || key.name().contains(&self.text)
            || key
                .namespace()
                .is_some_and(|namespace| namespace.contains(&self.text))
    }
}

/// The whole screen. `scroll` is brought into range.
pub(super) fn frame(panes: &mut [Pane<'_>], around: &Around, size: Size, scroll: &mut usize) -> Vec<Line> {
    let (now, time) = (Instant::now(), Timestamp::now());
    let foot = foot(panes, around, size.width);
    let room = size.height.saturating_sub(1 + foot.len()).max(1);
    let titles = panes.len() > 1;
    let rows: Vec<Vec<(&ObjectKey, &Row)>> = panes
        .iter()
        .map(|pane| {
            pane.section
                .rows
                .iter()
                .filter(|(key, _)| around.filter.lets(key))
                .collect()
        })
        .collect();
    let heights: Vec<_> = rows
        .iter()
        .map(|rows| 1 + usize::from(titles) + rows.len().max(1))
        .collect();
    let gaps = panes.len().saturating_sub(1);
    let height = heights.iter().sum::<usize>() + gaps;
    if let Some(line) = line_of(around.selected, &rows, titles) {
        // The selected row stays visible, below its headings.
        let headings = 1 + usize::from(titles);
        *scroll = (*scroll)
            .min(line.saturating_sub(headings))
            .max((line + 1).saturating_sub(room));
    }
    *scroll = (*scroll).min(height.saturating_sub(room));

    let mut lines = vec![head(around, size.width)];
    let mut skip = *scroll;
    // The number of rows of the tables above.
    let mut above = 0;
    for (pane, (rows, tall)) in panes.iter_mut().zip(rows.iter().zip(heights)) {
        let first = above;
        above += rows.len();
        let left = (1 + room).saturating_sub(lines.len());
        if left == 0 {
            break;
        }
        if skip > tall {
            skip -= tall + 1;
            continue;
        }
        // Headings stay in place while their rows scroll.
        let fixed = 1 + usize::from(titles);
        let seen = rows
            .iter()
            .skip(skip)
            .take(left.saturating_sub(fixed))
            .copied()
            .collect::<Vec<_>>();
        let selected = around.selected.and_then(|at| at.checked_sub(first + skip));
        let drawn = pane.lines(&seen, titles, selected, now, time);
        lines.extend(drawn.into_iter().take(left));
        if titles {
            lines.push(Line::new());
        }
        skip = 0;
    }
    lines.truncate(1 + room);
    while lines.len() < 1 + room {
        lines.push(Line::new());
    }
    lines.extend(foot);
    lines
}

/// The line of the selected row, counted from the first line of the first table.
fn line_of(selected: Option<usize>, rows: &[Vec<(&ObjectKey, &Row)>], titles: bool) -> Option<usize> {
    let mut left = selected?;
    let mut line = 0;
    for rows in rows {
        let headings = 1 + usize::from(titles);
        if left < rows.len() {
            return Some(line + headings + left);
        }
        left -= rows.len();
        line += headings + rows.len().max(1) + 1;
    }
    None
}

impl Pane<'_> {
    fn lines(
        &mut self,
        rows: &[(&ObjectKey, &Row)],
        titled: bool,
        selected: Option<usize>,
        now: Instant,
        time: Timestamp,
    ) -> Vec<Line> {
        let mut lines = Vec::new();
        if titled {
            let objects = self.section.objects();
            lines.push(Line::of(self.kind.full_name(), Style::BOLD).with(format!("  {objects}"), Style::DIM));
        }
        let heads = self.shown.heads(self.layout);
        let cells = |object| row_of(self.layout, self.shown, self.kind, &tree(object, self.kind), time);
        let made: Vec<_> = rows
            .iter()
            .map(|(_, row)| {
                let old = row
                    .before
                    .as_ref()
                    .filter(|_| row.mark(now) == Some(Mark::Changed));
                (row.mark(now), cells(&row.object), old.map(|old| cells(old)))
            })
            .collect();
        self.widths.fit(heads.iter().map(String::as_str));
        for (_, cells, _) in &made {
            self.widths.fit(cells.iter().map(|cell| cell.text.as_str()));
        }
        let heads: Vec<_> = heads.iter().map(String::as_str).collect();
        lines.push(Line::of(
            format!("  {}", self.widths.line(&heads)),
            Style {
                bold: true,
                ..Style::of(Color::Cyan)
            },
        ));
        if made.is_empty() {
            let text = match self.reading {
                Some(read) => format!("  reading… {} so far", grouped(read)),
                None => format!("  {}", self.nothing),
            };
            lines.push(Line::of(text, Style::DIM));
        }
        for (n, (mark, cells, old)) in made.into_iter().enumerate() {
            let (sign, base) = match mark {
                None if selected == Some(n) => ("> ", None),
                None => ("  ", None),
                Some(Mark::Added) => (
                    "+ ",
                    Some(Style {
                        bold: true,
                        ..Style::of(Color::Green)
                    }),
                ),
                Some(Mark::Changed) => ("~ ", None),
                Some(Mark::Deleted) => (
                    "- ",
                    Some(Style {
                        dim: true,
                        struck: true,
                        ..Style::of(Color::Red)
                    }),
                ),
            };
            let gutter = match mark {
                Some(Mark::Changed) => Style {
                    bold: true,
                    ..Style::of(Color::Yellow)
                },
                _ => Style {
                    struck: false,
                    ..base.unwrap_or_default()
                },
            };
            let mut line = Line::of(sign, gutter);
            let last = cells.len() - 1;
            for (at, cell) in cells.iter().enumerate() {
                let changed = old
                    .as_ref()
                    .is_some_and(|old| old.get(at).is_some_and(|old| old.text != cell.text));
                let style = match base {
                    Some(style) => style,
                    None if selected == Some(n) => Style::BAR,
                    None if changed => Style {
                        color: Some(Color::Black),
                        back: Some(Color::Yellow),
                        bold: true,
                        ..Style::PLAIN
                    },
                    None => toned(cell.tone),
                };
                let padded = self.widths.pad(at, &cell.text, at == last);
                // Mark the text only, not the padding behind it.
                let (text, space) = padded.split_at(cell.text.len());
                line.push(text, style);
                line.push(space, Style::PLAIN);
            }
            lines.push(line);
        }
        lines
    }
}

fn toned(tone: Tone) -> Style {
    match tone {
        Tone::Plain => Style::PLAIN,
        Tone::Good => Style::of(Color::Green),
        Tone::Busy => Style::of(Color::Yellow),
        Tone::Bad => Style {
            bold: true,
            ..Style::of(Color::Red)
        },
        Tone::Faint => Style::DIM,
    }
}

fn head(around: &Around, width: usize) -> Line {
    let mut line = Line::of(
        " kubectl informer ",
        Style {
            bold: true,
            ..Style::BAR
        },
    )
    .with(format!(" {} ", around.title), Style::BAR);
    line.fill(width, Style::BAR);
    line
}

/// State, counts and keys. An error and its advice come above them.
fn foot(panes: &[Pane<'_>], around: &Around, width: usize) -> Vec<Line> {
    let mut lines = Vec::new();
    let (word, color) = match &around.state {
        State::Synced => ("● live", Color::Green),
        State::Degraded { .. } => ("● disconnected", Color::Red),
        State::Stopped => ("● stopped", Color::Red),
        _ => ("○ syncing", Color::Yellow),
    };
    if let State::Degraded {
        cause,
        since,
        next_try,
    } = &around.state
    {
        let (age, wait) = (
            since.elapsed().as_secs(),
            next_try.duration_since(tokio::time::Instant::now()).as_secs(),
        );
        let age = human(i64::try_from(age).unwrap_or_default());
        let text = format!(" for {age}, next try in {wait}s: {}", cause.failure);
        lines.push(Line::of(
            text,
            Style {
                bold: true,
                ..Style::of(Color::Red)
            },
        ));
        lines.push(Line::of(format!(" {}", cause.advice), Style::of(Color::Yellow)));
    }
    let sum = |of: fn(&Section) -> u64| panes.iter().map(|pane| of(pane.section)).sum::<u64>();
    let objects: usize = panes.iter().map(|pane| pane.section.objects()).sum();
    let noun = match panes {
        [pane] if objects == 1 => pane.kind.singular.clone(),
        [pane] => pane.kind.plural.clone(),
        _ => "objects".to_owned(),
    };
    let rate: f64 = panes.iter().map(|pane| pane.section.rate()).sum();
    let mut line = Line::of(
        format!(" {word}"),
        Style {
            bold: true,
            ..Style::of(color)
        },
    );
    let counted = match around.filter.text.is_empty() {
        true => format!("  {} {noun}", grouped(objects as u64)),
        false => {
            let shown: usize = panes
                .iter()
                .map(|pane| pane.section.objects_in(|key| around.filter.lets(key)))
                .sum();
            format!(
                "  {} of {} {noun}",
                grouped(shown as u64),
                grouped(objects as u64)
            )
        }
    };
    line.push(counted, Style::BOLD);
    line.push(format!("  +{}", sum(|s| s.added)), Style::of(Color::Green));
    line.push(format!(" ~{}", sum(|s| s.changed)), Style::of(Color::Yellow));
    line.push(format!(" -{}", sum(|s| s.deleted)), Style::of(Color::Red));
    let lag = match around.lag {
        (0, _) => "no lag".to_owned(),
        (waiting, millis) => format!("lag {waiting} ({millis} ms)"),
    };
    line.push(format!("  {rate:.1}/s  {lag}"), Style::PLAIN);
    if !around.version.is_empty() {
        line.push(format!("  v{}", around.version), Style::DIM);
    }
    if around.paused {
        line.push(
            "  PAUSED",
            Style {
                bold: true,
                ..Style::of(Color::Yellow)
            },
        );
    }
    let keys = match (&around.filter, around.filter.open) {
        (filter, true) => format!("/{}▏ enter keeps, esc clears ", filter.text),
        (filter, false) if !filter.text.is_empty() => {
            format!("only \"{}\", esc shows all  q quit ", filter.text)
        }
        _ => "↑↓ select  / filter  ? keys  q quit ".to_owned(),
    };
    let free = width.saturating_sub(line.width() + crate::show::width(&keys));
    if free > 0 || around.filter.open {
        line.push(" ".repeat(free.max(1)), Style::PLAIN);
        line.push(keys, Style::DIM);
    }
    lines.push(line);
    lines
}

/// The list of keys.
pub(super) fn help(size: Size) -> Vec<Line> {
    let mut lines = vec![Line::of(" keys", Style::BOLD), Line::new()];
    for (key, what) in KEYS {
        lines.push(Line::of(format!("  {key:<16}"), Style::of(Color::Cyan)).with(what, Style::PLAIN));
    }
    lines.push(Line::new());
    lines.push(Line::of("  any key goes back", Style::DIM));
    lines.truncate(size.height);
    lines.resize_with(size.height, Line::new);
    lines
}

const KEYS: [(&str, &str); 10] = [
    ("↑ ↓  or  k j", "select a row"),
    ("enter", "open the selected row"),
    ("page up, down", "scroll by a page"),
    ("home end, g G", "the first row, the last row"),
    ("/", "show only rows with this text in their name or namespace"),
    ("esc", "close, deselect, show all rows again; then quit"),
    ("w", "more columns, fewer columns"),
    ("p  or  space", "pause, go on"),
    ("?", "this list"),
    ("q  or  ctrl-c", "quit"),
];

/// An object as text, from this line on. `scroll` is brought into range.
pub(super) fn detail(title: &str, text: &str, size: Size, scroll: &mut usize) -> Vec<Line> {
    let mut bar = Line::of(
        format!(" {title} "),
        Style {
            bold: true,
            ..Style::BAR
        },
    );
    bar.fill(size.width, Style::BAR);
    let room = size.height.saturating_sub(2).max(1);
    let all: Vec<&str> = text.lines().collect();
    *scroll = (*scroll).min(all.len().saturating_sub(room));
    let mut lines = vec![bar];
    lines.extend(
        all.iter()
            .skip(*scroll)
            .take(room)
            .map(|line| Line::of(*line, Style::PLAIN)),
    );
    lines.resize_with(1 + room, Line::new);
    let last = (*scroll + room).min(all.len());
    let place = format!(
        " lines {} to {last} of {}   ↑↓ scroll  esc back ",
        *scroll + 1,
        all.len()
    );
    lines.push(Line::of(place, Style::DIM));
    lines
}

/// A number such as `1,234,567`.
fn grouped(number: u64) -> String {
    crate::sandbox::grouped(number)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use kube_informer::informer::Event;
    use serde_json::json;

    use super::*;

    fn kind() -> Kind {
        Kind {
            version: "v1".to_owned(),
            plural: "pods".to_owned(),
            singular: "pod".to_owned(),
            namespaced: true,
            ..Kind::default()
        }
    }

    fn pod(name: &str, phase: &str) -> Arc<kube_informer::wire::Dynamic> {
        let text = json!({
            "metadata": {"name": name, "namespace": "shop"}, "spec": {"containers": [{}]}, "status": {"phase": phase},
        });
        Arc::new(serde_json::from_value(text).expect("an object"))
    }

    fn around() -> Around {
        Around {
            title: "sandbox".to_owned(),
            state: State::Synced,
            version: "12".to_owned(),
            lag: (0, 0),
            paused: false,
            filter: Filter::default(),
            selected: None,
        }
    }

    fn drawn(section: &Section, around: &Around, size: (usize, usize), scroll: &mut usize) -> Vec<String> {
        let (kind, mut widths) = (kind(), Widths::default());
        let layout = Layout::of(&kind, None);
        let pane = Pane {
            kind: &kind,
            layout: &layout,
            shown: Shown::default(),
            section,
            widths: &mut widths,
            nothing: "no pods".to_owned(),
            reading: None,
        };
        let size = Size {
            width: size.0,
            height: size.1,
        };
        frame(&mut [pane], around, size, scroll)
            .iter()
            .map(|line| line.plain().trim_end().to_owned())
            .collect()
    }

    fn section(pods: usize) -> Section {
        let mut section = Section::default();
        for n in 0..pods {
            let name = format!("web-{n:03}");
            let key = ObjectKey::namespaced("shop", name.as_str());
            let object = pod(&name, "Running");
            section.take(
                Event::Added {
                    key,
                    object,
                    initial: true,
                },
                Instant::now(),
            );
        }
        section
    }

    #[test]
    fn the_frame_fills_the_screen() {
        let lines = drawn(&section(2), &around(), (120, 8), &mut 0);
        assert_eq!(lines.len(), 8);
        assert!(lines[0].contains("sandbox"), "{lines:#?}");
        assert!(lines[1].starts_with("  NAME      READY   STATUS"), "{lines:#?}");
        assert!(lines[2].starts_with("  web-000   0/1     Running"), "{lines:#?}");
        assert!(
            lines[7].contains("● live  2 pods  +0 ~0 -0") && lines[7].contains("v12"),
            "{lines:#?}"
        );
    }

    #[test]
    fn changes_additions_and_deletions_are_marked() {
        let mut section = section(2);
        let key = |name| ObjectKey::namespaced("shop", name);
        let now = Instant::now();
        let (old, new) = (pod("web-000", "Running"), pod("web-000", "Failed"));
        section.take(
            Event::Updated {
                key: key("web-000"),
                old,
                new,
            },
            now,
        );
        section.take(
            Event::Added {
                key: key("web-new"),
                object: pod("web-new", "Pending"),
                initial: false,
            },
            now,
        );
        let gone = kube_informer::object::Deleted::seen(key("web-001"), pod("web-001", "Running"));
        section.take(Event::Deleted(gone), now);
        let lines = drawn(&section, &around(), (120, 8), &mut 0);
        assert!(
            lines[2].starts_with("~ web-000") && lines[2].contains("Failed"),
            "{lines:#?}"
        );
        assert!(lines[3].starts_with("- web-001"), "{lines:#?}");
        assert!(lines[4].starts_with("+ web-new"), "{lines:#?}");
        assert!(lines[7].contains("2 pods  +1 ~1 -1"), "{lines:#?}");
    }

    #[test]
    fn scrolling_ends_with_the_last_row_and_the_heads_stay() {
        let mut scroll = 10_000;
        let lines = drawn(&section(100), &around(), (80, 10), &mut scroll);
        assert_eq!(scroll, 100 + 1 - 8);
        assert!(lines[1].contains("NAME"), "{lines:#?}");
        assert!(lines[8].contains("web-099"), "{lines:#?}");
    }

    #[test]
    fn a_filter_keeps_matching_rows_only() {
        let mut around = around();
        around.filter.text = "-07".to_owned();
        let lines = drawn(&section(100), &around, (120, 20), &mut 0);
        assert!(
            lines[2].contains("web-070") && lines[11].contains("web-079"),
            "{lines:#?}"
        );
        assert_eq!(lines[12], "");
    }

    #[test]
    fn the_footer_counts_what_a_filter_hides() {
        let mut around = around();
        around.filter.text = "-07".to_owned();
        let lines = drawn(&section(100), &around, (120, 20), &mut 0);
        assert!(lines[19].contains("10 of 100 pods"), "{lines:#?}");
    }

    #[test]
    fn the_selected_row_is_marked_and_stays_visible() {
        let mut around = around();
        around.selected = Some(1);
        let lines = drawn(&section(3), &around, (80, 8), &mut 0);
        assert!(lines[3].starts_with("> web-001"), "{lines:#?}");
        around.selected = Some(60);
        let mut scroll = 0;
        let lines = drawn(&section(100), &around, (80, 10), &mut scroll);
        assert!(
            lines.iter().any(|line| line.starts_with("> web-060")),
            "{lines:#?}"
        );
        around.selected = Some(2);
        let lines = drawn(&section(100), &around, (80, 10), &mut scroll);
        assert!(
            lines.iter().any(|line| line.starts_with("> web-002")),
            "{lines:#?}"
        );
    }

    #[test]
    fn an_object_is_opened_as_text_that_scrolls_and_the_keys_are_listed() {
        let size = Size { width: 60, height: 5 };
        let text: String = (1..=20).map(|n| format!("line {n}\n")).collect();
        let shown = |scroll: &mut usize| -> Vec<String> {
            detail("pods shop/web-0", &text, size, scroll)
                .iter()
                .map(|line| line.plain().trim_end().to_owned())
                .collect()
        };
        let lines = shown(&mut 0);
        assert!(
            lines[0].contains("pods shop/web-0")
                && lines[1] == "line 1"
                && lines[4].contains("lines 1 to 3 of 20")
        );
        let mut far = 1_000;
        assert_eq!((shown(&mut far)[3].as_str(), far), ("line 20", 17));
        let keys: Vec<_> = help(Size {
            width: 60,
            height: 20,
        })
        .iter()
        .map(|line| line.plain())
        .collect();
        assert!(
            keys.iter().any(|line| line.contains("open the selected row")),
            "{keys:#?}"
        );
    }

    #[test]
    fn an_empty_table_says_so() {
        let lines = drawn(&section(0), &around(), (80, 5), &mut 0);
        assert_eq!(lines[2], "  no pods");
    }
}
