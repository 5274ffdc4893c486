//! Bytes that are not even HTTP, over the socket.

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use kube_sandbox::Sandbox;

use crate::kit::{create, listed, maps, sandbox_with};

/// Sends bytes and nothing more, and reads to the end.
async fn answer_to(sandbox: &Sandbox, bytes: &[u8]) -> Vec<u8> {
    let url = sandbox.url();
    let (_, address) = url.split_once("://").expect("a scheme");
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    stream.write_all(bytes).await.expect("sent");
    stream.shutdown().await.expect("half closed");
    let mut answer = Vec::new();
    // A reset instead of an answer is fine, too.
    let _ = stream.read_to_end(&mut answer).await;
    answer
}

#[tokio::test]
async fn what_is_not_http_is_refused_and_the_next_client_served() {
    let sandbox = Sandbox::builder()
        .plain_http()
        .start()
        .await
        .expect("a free port");
    let maps = maps(&sandbox);
    create(&maps, &["a"]).await;
    for garbage in [
        &b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"[..],
        b"GET / HTTP/9.9\r\n\r\n",
        b"no request at all\r\n\r\n",
        b"GET /api/v1/\xff\xfe HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
        b"POST /api/v1/namespaces/default/configmaps HTTP/1.1\r\ncontent-length: 10\r\n\r\n{",
        b"POST /api/v1/namespaces/default/configmaps HTTP/1.1\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
    ] {
        let answer = answer_to(&sandbox, garbage).await;
        let text = String::from_utf8_lossy(&answer);
        let fine = text.is_empty() || text.starts_with("HTTP/1.1 4") || text.starts_with("HTTP/1.0 4");
        assert!(fine, "{garbage:?} was answered {text}");
    }

    assert_eq!(listed(&maps).await, ["a"]);
}

#[tokio::test]
async fn what_is_no_tls_is_refused_and_the_next_client_served() {
    let (sandbox, maps) = sandbox_with(&["a"]).await;
    for garbage in [
        &b""[..],
        b"\x16",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"\x16\xff\xff\xff\xff\xff\xff",
        b"\x00\x00\x00",
    ] {
        let answer = answer_to(&sandbox, garbage).await;
        assert!(
            !answer.starts_with(b"HTTP/1.1"),
            "{garbage:?} was answered {answer:?}"
        );
    }
    let plain = answer_to(&sandbox, b"GET /version HTTP/1.1\r\nhost: localhost\r\n\r\n").await;
    let text = String::from_utf8_lossy(&plain);
    assert!(text.starts_with("HTTP/1.0 400 "), "{text}");
    assert!(
        text.ends_with("Client sent an HTTP request to an HTTPS server.\n"),
        "{text}"
    );

    assert_eq!(listed(&maps).await, ["a"]);
}
