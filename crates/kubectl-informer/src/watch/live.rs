//! The live table: draws after each event, and once a second to update the ages.

use std::time::{Duration, Instant};

use anyhow::Result;
use futures::StreamExt;
use tokio::time::MissedTickBehavior;

use super::Watch;
use super::board::Section;
use super::frame::{Around, Filter, Pane, frame};
use crate::feeds::worst;
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
            paused: false,
            stale: true,
            drawn: Instant::now(),
        }
    }

    fn press(&mut self, key: Key, height: usize) -> Then {
        self.stale = true;
        let page = height.saturating_sub(4).max(1);
        match key {
            Key::Interrupt => return Then::End,
            Key::Char(c) if self.filter.open => self.filter.text.push(c),
            Key::Backspace if self.filter.open => {
                self.filter.text.pop();
            }
            Key::Enter => self.filter.open = false,
            Key::Escape if self.filter.open || !self.filter.text.is_empty() => {
                self.filter = Filter::default()
            }
            Key::Char('q') | Key::Escape => return Then::End,
            Key::Char('/') => self.filter.open = true,
            Key::Char('w') => {
                self.shown.wide = !self.shown.wide;
                self.widths.fill(Widths::default());
            }
            Key::Char('p' | ' ') => self.paused = !self.paused,
            Key::Up | Key::Char('k') => self.scroll = self.scroll.saturating_sub(1),
            Key::Down | Key::Char('j') => self.scroll += 1,
            Key::PageUp => self.scroll = self.scroll.saturating_sub(page),
            Key::PageDown => self.scroll += page,
            Key::Home | Key::Char('g') => self.scroll = 0,
            Key::End | Key::Char('G') => self.scroll = usize::MAX / 2,
            _ => {}
        }
        Then::On
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
        let around = self.around();
        let watch = self.watch;
        let mut panes: Vec<_> = self
            .sections
            .iter()
            .zip(&mut self.widths)
            .enumerate()
            .map(|(at, (section, widths))| {
                let kind = &watch.feeds.targets[at].kind;
                let feeds = watch.feeds.feeds.iter().filter(|feed| feed.target == at);
                let (count, read) =
                    feeds.fold((0, 0), |(count, read), feed| (count + 1, read + feed.fetched()));
                Pane {
                    kind,
                    layout: &watch.layouts[at],
                    shown: Shown {
                        namespaces: self.shown.namespaces && kind.namespaced,
                        ..self.shown
                    },
                    section,
                    widths,
                    nothing: format!("no {}{}", kind.full_name(), watch.place(at)),
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
