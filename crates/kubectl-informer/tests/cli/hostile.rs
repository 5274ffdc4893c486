//! Servers and objects whose text contains control characters, and readers that close the pipe.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::process::Stdio;

use k8s_openapi::api::core::v1::Event;
use kube::api::{Api, PostParams};
use serde_json::{Value, json};
use tokio::process::Command;

use super::common::{Ended, Server, TIMEOUT, bare};

/// ESC, BEL, CSI as one character, a bidi override, an isolate, zero-width space.
const HARMFUL: &str = "x\u{1b}]0;owned\u{7}\u{9b}31m\u{202e}\u{2066}\u{200b}y\r\nerror: forged";

fn assert_clean(what: &str, text: &str) {
    let harmful = |c: char| {
        (c.is_control() && c != '\n')
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
    };
    assert!(!text.contains(harmful), "{what}: {text:?}");
}

/// A server that answers every request with this Status, on its own port.
fn refusing(message: &str) -> tempfile::NamedTempFile {
    let status = json!({"kind": "Status", "apiVersion": "v1", "status": "Failure", "reason": "Forbidden", "code": 403, "message": message});
    let body = status.to_string();
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = listener.local_addr().expect("is bound");
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let mut lines = BufReader::new(&stream).lines();
            while lines
                .by_ref()
                .next()
                .is_some_and(|line| line.is_ok_and(|line| !line.is_empty()))
            {}
            let answer = format!(
                "HTTP/1.1 403 Forbidden\r\ncontent-type: application/json\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
                body.len()
            );
            // The command may have ended.
            let _ = (&stream).write_all(answer.as_bytes());
        }
    });
    let config = json!({
        "apiVersion": "v1", "kind": "Config", "current-context": "c",
        "clusters": [{"name": "c", "cluster": {"server": format!("http://{address}")}}],
        "users": [{"name": "c", "user": {}}],
        "contexts": [{"name": "c", "context": {"cluster": "c", "user": "c"}}],
    });
    let file = tempfile::NamedTempFile::new().expect("a place");
    std::fs::write(file.path(), config.to_string()).expect("is writable");
    file
}

#[tokio::test]
async fn a_message_of_a_server_cannot_control_the_terminal() {
    let config = refusing(HARMFUL);
    for line in [
        "watch pods --once",
        "watch pods --events",
        "query pods --by node",
        "top pods --once",
        "doctor pods",
    ] {
        let mut command = bare(line);
        command.env("KUBECONFIG", config.path());
        let ended = Ended::of(command).await;
        assert_eq!(ended.code, Some(1), "{line}: {}{}", ended.out, ended.err);
        let output = format!("{}{}", ended.out, ended.err);
        assert!(output.contains("\\u{1b}]0;owned\\u{7}"), "{line}: {output}");
        assert_clean(line, &output);
        let forged = output.lines().any(|line| line.starts_with("error: forged"));
        assert!(!forged, "{line}: {output}");
    }
}

#[tokio::test]
async fn the_text_of_an_object_cannot_control_the_terminal() {
    let server = Server::start().await;
    let event: Event = serde_json::from_value(json!({
        "metadata": {"name": "e", "namespace": "default"}, "type": "Warning", "reason": "R", "message": HARMFUL,
        "involvedObject": {"kind": "Pod", "name": "p"},
    }))
    .expect("an event");
    let events: Api<Event> = Api::default_namespaced(server.sandbox.client());
    events
        .create(&PostParams::default(), &event)
        .await
        .expect("created");

    for line in [
        "watch events --once",
        "watch events --once -o wide",
        "query events --by jsonpath={.message}",
    ] {
        let shown = server.printed(line).await;
        assert!(shown.contains("\\u{1b}]0;owned\\u{7}"), "{line}: {shown}");
        assert_clean(line, &shown);
    }
    // JSON and YAML stay data.
    let json = server.printed("watch events e --once -o json").await;
    assert_clean("json", &json);
    let json: Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(json["message"], HARMFUL);
    let yaml = server.printed("watch events e --once -o yaml").await;
    assert_clean("yaml", &yaml);
    assert!(yaml.contains("message: \"x\\u001b]0;owned\\u0007"), "{yaml}");
    let raw = server
        .printed("watch events e --once -o jsonpath={.message}")
        .await;
    assert_eq!(raw, format!("{HARMFUL}\n"), "scripts get the value as it is");
}

/// Runs the command with closed pipes. Returns the exit code, and the content of stderr if that is open.
async fn into_closed(mut command: Command, out: bool, err: bool) -> (Option<i32>, String) {
    let closed = || Stdio::from(std::io::pipe().expect("a pipe").1);
    command.stdout(if out { closed() } else { Stdio::piped() });
    command.stderr(if err { closed() } else { Stdio::piped() });
    let child = command
        .kill_on_drop(true)
        .spawn()
        .expect("the command was built for this test");
    let ended = tokio::time::timeout(TIMEOUT, child.wait_with_output()).await;
    let output = ended.expect("ends by itself").expect("can be waited for");
    (
        output.status.code(),
        String::from_utf8_lossy(&output.stderr).into_owned(),
    )
}

#[tokio::test]
async fn a_closed_pipe_ends_every_command_quietly() {
    let server = Server::start().await;
    server.sandbox.load("pods", 30).expect("is known");
    for line in [
        "watch pods -A --once",
        "watch pods -A --once -o json",
        "watch pods -A --once -o yaml",
        "watch pods -A --once -o jsonpath={.items[*].metadata.name}",
        "watch pods -A",
        "watch pods -A --events",
        "watch pods -A -o name",
        "query pods -A --by node",
        "query pods -A --by node -o json",
        "top pods -A --once",
        "top pods -A",
        "doctor pods",
        "sandbox",
        "completion bash",
        "man",
        "watch --help",
        "--version",
    ] {
        let (code, stderr) = into_closed(server.command(line), true, false).await;
        assert_eq!(code, Some(0), "{line}: {stderr}");
        assert!(
            !stderr.contains("panicked") && !stderr.contains("error:"),
            "{line}: {stderr}"
        );
        let (code, _) = into_closed(server.command(line), true, true).await;
        assert_eq!(code, Some(0), "{line}, with stderr closed too");
    }
}

#[tokio::test]
async fn a_closed_stderr_changes_no_exit_code() {
    let server = Server::start().await;
    server.sandbox.load("pods", 3).expect("is known");
    for (line, expected) in [
        ("query pods -A --by node", 0),
        ("watch pods -A --once", 0),
        ("watch nosuchthing --once", 1),
        ("watch pods/gone --once", 1),
        ("query", 2),
    ] {
        let (code, _) = into_closed(server.command(line), false, true).await;
        assert_eq!(code, Some(expected), "{line}");
    }
}
