//! The terminal while it is ours. It is given back as it was, whatever happens.

use std::io::{self, Stdout, Write};

use crossterm::cursor::{Hide, MoveTo, Show};
use crossterm::event::{Event, EventStream, KeyCode, KeyEventKind, KeyModifiers};
use crossterm::terminal::{self, Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen};
use crossterm::{execute, queue};
use futures::StreamExt;

use super::line::Line;

/// Columns and rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Size {
    pub(crate) width: usize,
    pub(crate) height: usize,
}

/// What a person did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Key {
    Char(char),
    Enter,
    Escape,
    Backspace,
    Up,
    Down,
    PageUp,
    PageDown,
    Home,
    End,
    /// Ctrl-C, or the keyboard is gone.
    Interrupt,
    /// The window has another size.
    Resized,
}

/// The terminal, in our hands.
pub(crate) struct Terminal {
    out: Stdout,
    keys: EventStream,
    painted: Vec<Line>,
    size: Size,
}

impl Terminal {
    pub(crate) fn open() -> io::Result<Self> {
        terminal::enable_raw_mode()?;
        let mut out = io::stdout();
        if let Err(error) = execute!(out, EnterAlternateScreen, Hide) {
            give_back();
            return Err(error);
        }
        // What a panic says shall be read on the screen that stays.
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            give_back();
            before(panic);
        }));
        Ok(Self {
            out,
            keys: EventStream::new(),
            painted: Vec::new(),
            size: size(),
        })
    }

    pub(crate) fn size(&self) -> Size {
        self.size
    }

    /// The next thing a person does.
    pub(crate) async fn key(&mut self) -> Key {
        loop {
            let event = match self.keys.next().await {
                Some(Ok(event)) => event,
                Some(Err(_)) | None => return Key::Interrupt,
            };
            match event {
                Event::Resize(..) => {
                    self.size = size();
                    self.painted.clear();
                    return Key::Resized;
                }
                Event::Key(key) if key.kind != KeyEventKind::Release => {
                    let ctrl = key.modifiers.contains(KeyModifiers::CONTROL);
                    let key = match key.code {
                        KeyCode::Char('c' | 'd') if ctrl => Key::Interrupt,
                        KeyCode::Char(c) if !ctrl => Key::Char(c),
                        KeyCode::Enter => Key::Enter,
                        KeyCode::Esc => Key::Escape,
                        KeyCode::Backspace => Key::Backspace,
                        KeyCode::Up => Key::Up,
                        KeyCode::Down => Key::Down,
                        KeyCode::PageUp => Key::PageUp,
                        KeyCode::PageDown => Key::PageDown,
                        KeyCode::Home => Key::Home,
                        KeyCode::End => Key::End,
                        _ => continue,
                    };
                    return key;
                }
                _ => {}
            }
        }
    }

    /// Shows these lines, and nothing else; writes only what differs from what is shown.
    pub(crate) fn paint(&mut self, lines: Vec<Line>) -> io::Result<()> {
        if self.painted.is_empty() {
            queue!(self.out, Clear(ClearType::All))?;
        }
        queue!(self.out, terminal::BeginSynchronizedUpdate)?;
        for (y, line) in lines.iter().take(self.size.height).enumerate() {
            if self.painted.get(y) == Some(line) {
                continue;
            }
            let row = u16::try_from(y).unwrap_or(u16::MAX);
            queue!(self.out, MoveTo(0, row))?;
            write!(self.out, "{}", line.painted(self.size.width))?;
            if line.width() < self.size.width {
                queue!(self.out, Clear(ClearType::UntilNewLine))?;
            }
        }
        if lines.len() < self.painted.len() {
            let row = u16::try_from(lines.len()).unwrap_or(u16::MAX);
            queue!(self.out, MoveTo(0, row), Clear(ClearType::FromCursorDown))?;
        }
        queue!(self.out, terminal::EndSynchronizedUpdate)?;
        self.out.flush()?;
        self.painted = lines;
        Ok(())
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        give_back();
    }
}

/// As it was.
fn give_back() {
    // Whoever is not there any more is not told.
    let _ = execute!(io::stdout(), Show, LeaveAlternateScreen);
    let _ = terminal::disable_raw_mode();
}

fn size() -> Size {
    let (width, height) = terminal::size().unwrap_or((80, 24));
    Size {
        width: usize::from(width).max(1),
        height: usize::from(height).max(1),
    }
}
