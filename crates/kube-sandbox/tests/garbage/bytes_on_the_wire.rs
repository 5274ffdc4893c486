//! Bytes that are not even HTTP, over the socket.

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::kit::{listed, sandbox_with};

#[tokio::test]
async fn what_is_not_http_is_refused_and_the_next_client_served() {
    let (sandbox, maps) = sandbox_with(&["a"]).await;
    let address = sandbox.url().replace("http://", "");
    for garbage in [
        &b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"[..],
        b"GET / HTTP/9.9\r\n\r\n",
        b"no request at all\r\n\r\n",
        b"GET /api/v1/\xff\xfe HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
        b"POST /api/v1/namespaces/default/configmaps HTTP/1.1\r\ncontent-length: 10\r\n\r\n{",
        b"POST /api/v1/namespaces/default/configmaps HTTP/1.1\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
    ] {
        let mut stream = TcpStream::connect(&address).await.expect("a connection");
        stream.write_all(garbage).await.expect("sent");
        stream.shutdown().await.expect("half closed");

        let mut answer = Vec::new();
        // A reset instead of an answer is fine, too.
        let _ = stream.read_to_end(&mut answer).await;

        let text = String::from_utf8_lossy(&answer);
        let fine = text.is_empty() || text.starts_with("HTTP/1.1 4") || text.starts_with("HTTP/1.0 4");
        assert!(fine, "{garbage:?} was answered {text}");
    }

    assert_eq!(listed(&maps).await, ["a"]);
}
