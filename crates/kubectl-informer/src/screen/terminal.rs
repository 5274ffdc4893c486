//! The terminal in raw mode on the alternate screen. It is restored on drop and on a panic.

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

/// An input event.
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
    /// Ctrl-C, or the end of the input.
    Interrupt,
    /// The size of the window changed.
    Resized,
}

/// The terminal while this program controls it.
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
        // Restore the terminal before a panic prints its message, so that the message stays visible.
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

    /// Waits for the next input event.
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

    /// Shows these lines. Only lines that differ from the shown ones are written.
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

/// Restores the terminal.
fn give_back() {
    // The terminal may be gone.
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
