//! A real browser, controlled through ChromeDriver and the WebDriver protocol.

use std::fmt;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};
use base64::Engine;
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use tokio::time::Instant;

/// A window of a headless browser. Call [`Browser::close`]: the browser is a child of the driver, not of this process.
pub(crate) struct Browser {
    port: u16,
    session: String,
    /// Killed on drop.
    _driver: Driver,
}

impl Browser {
    pub(crate) async fn open() -> Result<Self> {
        let mut driver = Command::new("chromedriver")
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .context("chromedriver cannot be started; install it and Chromium: apt-get install chromium chromium-driver")?;
        let stdout = driver.stdout.take().context("its output is piped")?;
        let driver = Driver(driver);
        let port = tokio::task::spawn_blocking(move || read_port(BufReader::new(stdout))).await??;
        let arguments = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--hide-scrollbars",
            "--lang=en-GB",
        ];
        let wanted = json!({"capabilities": {"alwaysMatch": {
            "goog:chromeOptions": {"args": arguments},
            "goog:loggingPrefs": {"browser": "ALL"},
        }}});
        let made = ask(port, "POST", "/session", &wanted).await?;
        let session = made["sessionId"].as_str().context("a session")?.to_owned();
        Ok(Self {
            port,
            session,
            _driver: driver,
        })
    }

    pub(crate) async fn close(&self) -> Result<()> {
        self.ask("DELETE", "", &json!({})).await.map(drop)
    }

    pub(crate) async fn visit(&self, url: &str) -> Result<()> {
        self.ask("POST", "/url", &json!({"url": url})).await.map(drop)
    }

    /// Runs a script and returns its result.
    pub(crate) async fn script(&self, script: &str) -> Result<Value> {
        self.ask("POST", "/execute/sync", &json!({"script": script, "args": []}))
            .await
    }

    /// Waits until a script returns true.
    pub(crate) async fn until(&self, what: &str, script: &str) -> Result<()> {
        let late = Instant::now() + TIMEOUT;
        while self.script(&format!("return Boolean({script})")).await? != json!(true) {
            if Instant::now() > late {
                let page = self.script("return document.body.innerText").await?;
                bail!(
                    "waited for {what}, and the page says:\n{}",
                    page.as_str().unwrap_or_default()
                );
            }
            tokio::time::sleep(POLL_INTERVAL).await;
        }
        Ok(())
    }

    /// Waits until an element contains this text.
    pub(crate) async fn reads(&self, selector: &str, text: &str) -> Result<()> {
        let (quoted, wanted) = (json!(selector), json!(text));
        let script = format!("document.querySelector({quoted})?.innerText.includes({wanted})");
        self.until(&format!("{text:?} in {selector}"), &script).await
    }

    /// Clicks the first element that matches, once there is one.
    pub(crate) async fn click(&self, selector: &str) -> Result<()> {
        self.once_there(selector, "click", &json!({})).await
    }

    /// Types into the first element that matches, once there is one.
    pub(crate) async fn types(&self, selector: &str, text: &str) -> Result<()> {
        self.once_there(selector, "value", &json!({"text": text})).await
    }

    /// Sends a command to the first element that matches. An element that is not drawn yet, or is drawn again between two
    /// requests, or moves under another one, is asked for again: the driver did nothing to it.
    async fn once_there(&self, selector: &str, command: &str, body: &Value) -> Result<()> {
        let late = Instant::now() + TIMEOUT;
        loop {
            match self.to_element(selector, command, body).await {
                Err(error) if is_passing(&error) && Instant::now() < late => {
                    tokio::time::sleep(POLL_INTERVAL).await;
                }
                done => return done.with_context(|| format!("{command} of {selector}")),
            }
        }
    }

    async fn to_element(&self, selector: &str, command: &str, body: &Value) -> Result<()> {
        let wanted = json!({"using": "css selector", "value": selector});
        let found = self.ask("POST", "/element", &wanted).await?;
        let element = found.as_object().and_then(|o| o.values().next()?.as_str());
        let element = element.ok_or_else(|| anyhow!("{selector} is not there"))?;
        self.ask("POST", &format!("/element/{element}/{command}"), body)
            .await
            .map(drop)
    }

    /// Sets the size of the screen. `phone` makes it a touch screen.
    pub(crate) async fn screen(&self, width: u32, height: u32, phone: bool) -> Result<()> {
        let scale = if phone { 2 } else { 1 };
        let metrics = json!({"width": width, "height": height, "deviceScaleFactor": scale, "mobile": phone});
        self.devtools("Emulation.setDeviceMetricsOverride", metrics).await
    }

    pub(crate) async fn dark(&self, dark: bool) -> Result<()> {
        let scheme = if dark { "dark" } else { "light" };
        let features = json!({"features": [{"name": "prefers-color-scheme", "value": scheme}]});
        self.devtools("Emulation.setEmulatedMedia", features).await
    }

    async fn devtools(&self, command: &str, parameters: Value) -> Result<()> {
        let order = json!({"cmd": command, "params": parameters});
        self.ask("POST", "/goog/cdp/execute", &order).await.map(drop)
    }

    /// A screenshot of the window, as PNG.
    pub(crate) async fn picture(&self) -> Result<Vec<u8>> {
        let picture = self.ask("GET", "/screenshot", &Value::Null).await?;
        let encoded = picture.as_str().context("a picture")?;
        Ok(base64::prelude::BASE64_STANDARD.decode(encoded)?)
    }

    /// The errors and warnings on the console.
    pub(crate) async fn console_errors(&self) -> Result<Vec<String>> {
        let log = self.ask("POST", "/se/log", &json!({"type": "browser"})).await?;
        let entries = log.as_array().context("a log")?;
        let bad = entries
            .iter()
            .filter(|entry| entry["level"] == "SEVERE" || entry["level"] == "WARNING");
        Ok(bad.map(|entry| entry["message"].to_string()).collect())
    }

    async fn ask(&self, method: &str, path: &str, body: &Value) -> Result<Value> {
        ask(
            self.port,
            method,
            &format!("/session/{}{path}", self.session),
            body,
        )
        .await
    }
}

/// The driver process, killed on drop.
struct Driver(Child);

impl Drop for Driver {
    fn drop(&mut self) {
        // The process may have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Reads the port from the output of the driver.
fn read_port(stdout: impl BufRead) -> Result<u16> {
    for line in stdout.lines() {
        if let Some((_, port)) = line?.split_once("started successfully on port ") {
            return Ok(port.trim_end_matches('.').parse()?);
        }
    }
    bail!("chromedriver ended before it was ready")
}

async fn ask(port: u16, method: &str, path: &str, body: &Value) -> Result<Value> {
    let stream = tokio::net::TcpStream::connect(("127.0.0.1", port)).await?;
    let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await?;
    let connection = tokio::spawn(connection);
    let text = if body.is_null() {
        String::new()
    } else {
        body.to_string()
    };
    let request = http::Request::builder()
        .method(method)
        .uri(path)
        .header("host", format!("127.0.0.1:{port}"))
        .header("content-type", "application/json")
        .body(Full::new(Bytes::from(text)))?;
    let answer = sender.send_request(request).await?;
    let bytes = answer.into_body().collect().await?.to_bytes();
    connection.abort();
    let answer: Value = serde_json::from_slice(&bytes)?;
    let value = answer["value"].clone();
    match value.get("error") {
        Some(code) => Err(anyhow!(Refused {
            code: code.as_str().unwrap_or_default().to_owned(),
            message: format!("{method} {path}: {code}: {}", value["message"]),
        })),
        None => Ok(value),
    }
}

/// An error that the driver answered.
#[derive(Debug)]
struct Refused {
    /// The code that WebDriver defines, as "no such element".
    code: String,
    message: String,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Refused {}

/// Whether an error is due to the moment: the page draws this element just now.
fn is_passing(error: &anyhow::Error) -> bool {
    let passing = [
        "no such element",
        "stale element reference",
        "element click intercepted",
        "element not interactable",
    ];
    error
        .downcast_ref::<Refused>()
        .is_some_and(|refused| passing.contains(&refused.code.as_str()))
}

const TIMEOUT: Duration = Duration::from_secs(60);
const POLL_INTERVAL: Duration = Duration::from_millis(50);
