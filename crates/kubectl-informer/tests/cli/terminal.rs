//! `watch` and `top` in a pseudo-terminal, whose screen the tests read.

use std::io::{Read, Write};
use std::num::NonZero;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, ExitStatus, PtySize, native_pty_system};
use vt100::{Color, Parser};

/// Fails a test that hangs. Passing tests take far less.
const TIMEOUT: Duration = Duration::from_secs(60);
const ROWS: u16 = 30;
const COLUMNS: u16 = 160;

/// A pseudo-terminal that runs the command.
struct Terminal {
    screen: Parser,
    bytes: Receiver<Vec<u8>>,
    keys: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
}

impl Terminal {
    fn run(line: &str) -> Self {
        let size = PtySize {
            rows: ROWS,
            cols: COLUMNS,
            pixel_width: 0,
            pixel_height: 0,
        };
        let pair = native_pty_system().openpty(size).expect("a terminal");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_kubectl-informer"));
        command.args(line.split(' '));
        command.env("TERM", "xterm-256color");
        command.env_remove("NO_COLOR");
        let child = pair
            .slave
            .spawn_command(command)
            .expect("the command was built for this test");
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().expect("can be read");
        let keys = pair.master.take_writer().expect("can be written to");
        let (send, bytes) = channel();
        std::thread::spawn(move || {
            // The pseudo-terminal closes when its master is dropped.
            let _master = pair.master;
            let mut buffer = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut buffer) {
                if send.send(buffer[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        Self {
            screen: Parser::new(
                NonZero::new(ROWS).expect("some"),
                NonZero::new(COLUMNS).expect("some"),
                0,
            ),
            bytes,
            keys,
            child,
        }
    }

    /// Waits until the screen satisfies the condition.
    #[track_caller]
    fn until(&mut self, what: &str, is: impl Fn(&vt100::Screen) -> bool) {
        let end = Instant::now() + TIMEOUT;
        while !is(self.screen.screen()) {
            match self
                .bytes
                .recv_timeout(end.saturating_duration_since(Instant::now()))
            {
                Ok(bytes) => self.screen.process(&bytes),
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                    panic!(
                        "the screen does not show {what}:\n{}",
                        self.screen.screen().contents()
                    )
                }
            }
        }
    }

    fn press(&mut self, keys: &str) {
        self.keys
            .write_all(keys.as_bytes())
            .and_then(|()| self.keys.flush())
            .expect("is open");
    }

    /// Reads the rest of the output and waits for the end.
    fn end(&mut self) -> ExitStatus {
        while let Ok(bytes) = self.bytes.recv_timeout(TIMEOUT) {
            self.screen.process(&bytes);
        }
        self.child.wait().expect("can be waited for")
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // After a passed test the process has ended already.
        let _ = self.child.kill();
    }
}

fn shows(text: &'static str) -> impl Fn(&vt100::Screen) -> bool {
    move |screen| screen.contents().contains(text)
}

/// A changed cell is black on yellow.
fn marked(screen: &vt100::Screen) -> bool {
    let cells = (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| (row, column)));
    cells
        .filter_map(|(row, column)| screen.cell(row, column))
        .any(|cell| cell.bgcolor() == Color::Idx(3))
}

#[test]
fn a_live_table_marks_what_changes_and_leaves_the_terminal_as_it_was() {
    let mut terminal = Terminal::run("watch pods --sandbox");
    terminal.until("pods", |screen| {
        screen.alternate_screen() && shows("postgres-0")(screen)
    });
    terminal.until("its heads", shows("READY   STATUS"));
    terminal.until("that it is live", shows("● live"));
    terminal.until("a change", marked);
    terminal.press("q");
    let status = terminal.end();
    assert!(status.success(), "{status:?}");
    let screen = terminal.screen.screen();
    assert!(
        !screen.alternate_screen() && !screen.hide_cursor(),
        "it was given back"
    );
    assert_eq!(screen.contents(), "", "nothing is left behind");
}

#[test]
fn ctrl_c_ends_it_too() {
    let mut terminal = Terminal::run("watch pods --sandbox");
    terminal.until("that it is live", shows("● live"));
    terminal.press("\u{3}");
    let status = terminal.end();
    assert!(status.success(), "{status:?}");
    assert!(!terminal.screen.screen().alternate_screen());
}

#[test]
fn keys_filter_and_widen_the_table() {
    let mut terminal = Terminal::run("watch pods -A --sandbox");
    terminal.until("all namespaces", shows("kube-system"));
    terminal.press("/postgres");
    terminal.until("only what was named", |screen| {
        let text = screen.contents();
        text.contains("postgres-1") && !text.contains("coredns")
    });
    terminal.press("\r");
    terminal.press("w");
    terminal.until("more columns", shows("NODE        IP"));
    terminal.press("\u{1b}");
    terminal.until("everything again", shows("coredns"));
    terminal.press("q");
    assert!(terminal.end().success());
}

#[test]
fn a_row_is_selected_and_opened_and_the_keys_are_listed() {
    let mut terminal = Terminal::run("watch pods --sandbox");
    terminal.until("that it is live", shows("● live"));
    terminal.press("?");
    terminal.until("the keys", shows("open the selected row"));
    terminal.press("x");
    terminal.until("the table again", shows("READY   STATUS"));
    terminal.press("p/postgres-0\r");
    terminal.until("what the filter hides", shows("1 of 14 pods"));
    terminal.press("j");
    terminal.until("the selected row", shows("> postgres-0"));
    terminal.press("\r");
    terminal.until("the object", |screen| {
        shows("apiVersion: v1")(screen) && shows("kind: Pod")(screen)
    });
    terminal.press("\u{1b}");
    terminal.until("the table again", shows("> postgres-0"));
    terminal.press("q");
    assert!(terminal.end().success());
}

#[test]
fn several_resources_are_shown_below_each_other() {
    let mut terminal = Terminal::run("watch deploy,svc --sandbox");
    terminal.until("both", |screen| {
        shows("deployments.apps  4")(screen) && shows("services  ")(screen)
    });
    terminal.press("q");
    assert!(terminal.end().success());
}

/// A cell of the table of `top`, by informer and heading; `None` until it is shown.
fn cell(screen: &vt100::Screen, informer: &str, head: &str) -> Option<String> {
    let text = screen.contents();
    let heads = text
        .lines()
        .find(|line| line.trim_start().starts_with("INFORMER"))?;
    let row = text
        .lines()
        .find(|line| line.split_whitespace().next() == Some(informer))?;
    let from = heads.find(&format!(" {head}"))? + 1;
    // A cell ends where the next heading begins.
    let rest = &heads[from + head.len()..];
    let gap = rest.len() - rest.trim_start().len();
    let to = if rest.trim_start().is_empty() {
        usize::MAX
    } else {
        from + head.len() + gap
    };
    let cell: String = row.chars().take(to).skip(from).collect();
    Some(cell.trim().to_owned())
}

fn number(screen: &vt100::Screen, informer: &str, head: &str) -> Option<f64> {
    cell(screen, informer, head)?.replace(',', "").parse().ok()
}

#[test]
fn top_is_a_live_table_too() {
    let mut terminal = Terminal::run("top --watch-all --sandbox");
    // Every informer is synced and has the sandbox's objects.
    for informer in ["pods", "deployments.apps", "replicasets.apps", "namespaces"] {
        terminal.until(&format!("that {informer} are synced"), |screen| {
            cell(screen, informer, "STATE").as_deref() == Some("synced")
                && number(screen, informer, "OBJECTS") > Some(0.0)
                && number(screen, informer, "VERSION") > Some(0.0)
                && cell(screen, informer, "BYTES").is_some_and(|bytes| !bytes.is_empty() && bytes != "0 B")
                && number(screen, informer, "RELISTS") == Some(1.0)
                && number(screen, informer, "ERRORS") == Some(0.0)
        });
    }
    terminal.until("the sum", |screen| {
        let text = screen.contents();
        let sum = text
            .lines()
            .find(|line| line.contains(" informers, ") && line.contains("events/s"));
        let count = |sum: &str| sum.split_whitespace().next()?.parse::<usize>().ok();
        sum.and_then(count).is_some_and(|informers| informers > 10)
    });
    // The table is live: the pods change, so their events and their version rise on the screen, twice.
    for _ in 0..2 {
        let screen = terminal.screen.screen();
        let [events, version] = ["EVENTS", "VERSION"].map(|head| number(screen, "pods", head));
        assert!(events.is_some() && version.is_some(), "{}", screen.contents());
        terminal.until("that pods change", |screen| {
            number(screen, "pods", "EVENTS") > events && number(screen, "pods", "VERSION") > version
        });
    }
    terminal.until("how often they do", |screen| {
        number(screen, "pods", "/S") > Some(0.0)
    });
    terminal.until("when they did last", |screen| {
        cell(screen, "pods", "LAST").is_some_and(|last| last.ends_with(" ago"))
    });
    terminal.press("q");
    assert!(terminal.end().success());
}

#[test]
fn the_live_table_says_that_a_named_object_does_not_exist() {
    let mut terminal = Terminal::run("watch pods nope --sandbox");
    terminal.until(
        "the hint",
        shows("there is no pod/nope in namespace default; if \"nope\" is a resource, did you mean nodes?"),
    );
    terminal.press("q");
    assert!(terminal.end().success());
}
