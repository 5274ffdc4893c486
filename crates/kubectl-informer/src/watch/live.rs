//! The live table: draws after each event, and once a second to update the ages.

use std::time::{Duration, Instant};

use anyhow::Result;
use futures::StreamExt;
use kube_informer::object::ObjectKey;
use tokio::time::MissedTickBehavior;

use super::Watch;
use super::board::Section;
use super::frame::{Around, Filter, Pane, detail, frame, help};
use crate::feeds::{tree, worst};
use crate::plain::{self, visible, visible_lines};
use crate::screen::{Key, Terminal};
use crate::show::{Shown, Widths};

/// The shortest time between two drawings: ten a second.
const BEAT: Duration = Duration::from_millis(100);
/// The longest time between two drawings, so that ages advance.
const IDLE: Duration = Duration::from_secs(1);

pub(super) async fn run(watch: &Watch) -> Result<()> {
    let mut news = watch.listen()?.ready_chunks(4096);
    let mut table = Table::new(watch);
    let mut terminal = Terminal::open()?;
    let mut beat = tokio::time::interval(BEAT);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            key = terminal.key() => if table.press(key, terminal.size().height) == Then::End { break },
            batch = news.next(), if !table.paused => match batch {
                Some(batch) => {
                    let now = Instant::now();
                    for (feed, event) in batch {
                        table.sections[watch.target_of(feed)].take(event, now);
                    }
                    table.stale = true;
                }
                None => break,
            },
            _ = beat.tick() => table.draw(&mut terminal)?,
        }
    }
    Ok(())
}

/// What is shown instead of the table.
enum Over {
    Nothing,
    Help,
    /// An object: its table, its key, and the first visible line.
    Object(usize, ObjectKey, usize),
}

/// What a key does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Then {
    On,
    End,
}

struct Table<'a> {
    watch: &'a Watch,
    sections: Vec<Section>,
    widths: Vec<Widths>,
    shown: Shown,
    scroll: usize,
    filter: Filter,
    /// The selected row, counted over all tables.
    selected: Option<usize>,
    over: Over,
    paused: bool,
    /// True if the screen has to be drawn again.
    stale: bool,
    drawn: Instant,
}

impl<'a> Table<'a> {
    fn new(watch: &'a Watch) -> Self {
        let targets = watch.feeds.targets.len();
        Self {
            watch,
            sections: (0..targets).map(|_| Section::default()).collect(),
            widths: vec![Widths::default(); targets],
            // With several resources, each table has a title with its kind.
            shown: Shown {
                kinds: false,
                ..watch.shown
            },
            scroll: 0,
            filter: Filter::default(),
            selected: None,
            over: Over::Nothing,
            paused: false,
            stale: true,
            drawn: Instant::now(),
        }
    }

    fn press(&mut self, key: Key, height: usize) -> Then {
        self.stale = true;
        let page = height.saturating_sub(4).max(1);
        if key == Key::Resized {
            return Then::On;
        }
        match &mut self.over {
            Over::Nothing => {}
            _ if key == Key::Interrupt => return Then::End,
            Over::Help => {
                self.over = Over::Nothing;
                return Then::On;
            }
            Over::Object(_, _, first) => {
                match key {
                    Key::Up | Key::Char('k') => *first = first.saturating_sub(1),
                    Key::Down | Key::Char('j') => *first += 1,
                    Key::PageUp => *first = first.saturating_sub(page),
                    Key::PageDown | Key::Char(' ') => *first += page,
                    Key::Home | Key::Char('g') => *first = 0,
                    Key::End | Key::Char('G') => *first = usize::MAX / 2,
                    _ => self.over = Over::Nothing,
                }
                return Then::On;
            }
        }
        match key {
            Key::Interrupt => return Then::End,
            Key::Char(c) if self.filter.open => self.filter.text.push(c),
            Key::Backspace if self.filter.open => {
                self.filter.text.pop();
            }
            Key::Enter if self.filter.open => self.filter.open = false,
            Key::Enter => self.open(),
            Key::Escape if self.selected.is_some() && !self.filter.open => self.selected = None,
            Key::Escape if self.filter.open || !self.filter.text.is_empty() => {
                self.filter = Filter::default()
            }
            Key::Char('q') | Key::Escape => return Then::End,
            Key::Char('/') => {
                self.filter.open = true;
                self.selected = None;
            }
            Key::Char('?') => self.over = Over::Help,
            Key::Char('w') => {
                self.shown.wide = !self.shown.wide;
                self.widths.fill(Widths::default());
            }
            Key::Char('p' | ' ') => self.paused = !self.paused,
            Key::Up | Key::Char('k') => self.select(|at, _| at.saturating_sub(1)),
            Key::Down | Key::Char('j') => self.select(|at, rows| (at + 1).min(rows - 1)),
            Key::PageUp => {
                self.selected = None;
                self.scroll = self.scroll.saturating_sub(page);
            }
            Key::PageDown => {
                self.selected = None;
                self.scroll += page;
            }
            Key::Home | Key::Char('g') => {
                self.selected = None;
                self.scroll = 0;
            }
            Key::End | Key::Char('G') => {
                self.selected = None;
                self.scroll = usize::MAX / 2;
            }
            _ => {}
        }
        Then::On
    }

    /// The visible rows of all tables: the table and the key of each.
    fn rows(&self) -> impl Iterator<Item = (usize, &ObjectKey)> {
        let tables = self.sections.iter().enumerate();
        let rows = tables.flat_map(|(table, section)| section.rows.keys().map(move |key| (table, key)));
        rows.filter(|(_, key)| self.filter.lets(key))
    }

    /// Moves the selection. Without one, the first visible row is selected.
    fn select(&mut self, next: impl Fn(usize, usize) -> usize) {
        let rows = self.rows().count();
        self.selected = match self.selected {
            _ if rows == 0 => None,
            None => Some(self.scroll.min(rows - 1)),
            Some(at) => Some(next(at.min(rows - 1), rows)),
        };
    }

    /// Opens the selected row.
    fn open(&mut self) {
        let selected = self.selected.and_then(|at| self.rows().nth(at));
        if let Some((table, key)) = selected.map(|(table, key)| (table, key.clone())) {
            self.over = Over::Object(table, key, 0);
        }
    }

    /// Draws what is shown instead of the table. Returns false if that is nothing.
    fn draw_over(&mut self, terminal: &mut Terminal) -> Result<bool> {
        let size = terminal.size();
        let lines = match &mut self.over {
            Over::Nothing => return Ok(false),
            Over::Help => help(size),
            Over::Object(table, key, first) => {
                let kind = &self.watch.feeds.targets[*table].kind;
                let (title, text) = match self.sections[*table].rows.get(key) {
                    Some(row) => {
                        let text = plain::yaml(&tree(&row.object, kind));
                        (
                            format!("{} {key}", kind.full_name()),
                            visible_lines(&text).into_owned(),
                        )
                    }
                    None => (format!("{} {key}, deleted", kind.full_name()), String::new()),
                };
                detail(&visible(&title), &text, size, first)
            }
        };
        terminal.paint(lines)?;
        Ok(true)
    }

    fn draw(&mut self, terminal: &mut Terminal) -> Result<()> {
        let now = Instant::now();
        for section in &mut self.sections {
            // Marks do not fade while the picture is paused.
            self.stale |= !self.paused && section.fade(now);
        }
        if !self.stale && now.duration_since(self.drawn) < IDLE {
            return Ok(());
        }
        (self.stale, self.drawn) = (false, now);
        if self.draw_over(terminal)? {
            return Ok(());
        }
        let rows = self.rows().count();
        self.selected = self.selected.filter(|_| rows > 0).map(|at| at.min(rows - 1));
        let around = self.around();
        let watch = self.watch;
        let mut panes: Vec<_> = self
            .sections
            .iter()
            .zip(&mut self.widths)
            .enumerate()
            .map(|(at, (section, widths))| {
                let kind = &watch.feeds.targets[at].kind;
                let feeds = || watch.feeds.feeds.iter().filter(|feed| feed.target == at);
                let missing: Vec<_> = feeds()
                    .filter(|feed| feed.name.is_some() && feed.informer().is_empty())
                    .map(|feed| watch.not_found(feed))
                    .collect();
                let (count, read) =
                    feeds().fold((0, 0), |(count, read), feed| (count + 1, read + feed.fetched()));
                Pane {
                    kind,
                    layout: &watch.layouts[at],
                    shown: Shown {
                        namespaces: self.shown.namespaces && kind.namespaced,
                        ..self.shown
                    },
                    section,
                    widths,
                    nothing: match &missing[..] {
                        [] => format!("no {}{}", kind.full_name(), watch.place(at)),
                        missing => visible(&missing.join("; ")).into_owned(),
                    },
                    reading: (section.synced < count).then_some(read),
                }
            })
            .collect();
        let lines = frame(&mut panes, &around, terminal.size(), &mut self.scroll);
        terminal.paint(lines)?;
        Ok(())
    }

    fn around(&self) -> Around {
        let watch = self.watch;
        let statuses: Vec<_> = watch
            .feeds
            .feeds
            .iter()
            .map(|feed| feed.informer().status())
            .collect();
        let handlers = || statuses.iter().flat_map(|status| &status.handlers);
        let versions = statuses.iter().filter_map(|status| status.version.as_ref());
        Around {
            title: match &watch.page {
                Some(page) => format!("{} · {} · {page}", self.asked(), self.place()),
                None => format!("{} · {}", self.asked(), self.place()),
            },
            state: worst(statuses.iter().map(|status| status.state.clone())),
            version: versions.max().map(ToString::to_string).unwrap_or_default(),
            lag: (
                handlers().map(|handler| handler.lag.waiting).sum(),
                handlers()
                    .map(|handler| handler.behind.as_millis())
                    .max()
                    .unwrap_or_default(),
            ),
            paused: self.paused,
            filter: self.filter.clone(),
            selected: self.selected,
        }
    }

    /// The resources, for example `pods, deployments.apps`.
    fn asked(&self) -> String {
        let names: Vec<_> = self
            .watch
            .feeds
            .targets
            .iter()
            .map(|target| target.kind.full_name())
            .collect();
        names.join(", ")
    }

    fn place(&self) -> String {
        let cluster = &self.watch.cluster;
        match &cluster.namespace {
            Some(namespace) => format!("{} · namespace {namespace}", cluster.by),
            None => format!("{} · all namespaces", cluster.by),
        }
    }
}
