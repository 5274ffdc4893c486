//! `kubectl informer why`: why a controller reconciled a key, read from the inspector page of a running program.

use std::fmt::Write as _;
use std::io::Write;

use anyhow::{Context, Result, bail};
use clap::Args;
use jiff::Timestamp;
use serde_json::Value;

use crate::plain::visible;

/// Show why a controller reconciled a key, and how each run ended.
///
/// Reads the inspector page of a running program (`Inspector::serve`, or `--inspect` of this command): the events, retries
/// and resyncs that were folded into each run, with the object, its version, and whether the controller itself had written
/// it. Without a key it shows the keys that were reconciled last.
#[derive(Debug, Args)]
#[command(before_help = EXAMPLES)]
pub(crate) struct Options {
    /// The key: NAMESPACE/NAME, or NAME for a kind without namespaces.
    #[arg(value_name = "KEY")]
    key: Option<String>,

    /// The address of the page, as the program prints it.
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:8080")]
    page: String,

    /// The token of the page, if it asks for one and the address does not contain it.
    #[arg(long)]
    token: Option<String>,

    /// Print the answer as JSON.
    #[arg(short, long, value_name = "FORMAT", value_parser = ["json"])]
    output: Option<String>,
}

const EXAMPLES: &str = "\
Examples:
  # Why was this object reconciled, and what came of it?
  kubectl informer why prod/web --page http://127.0.0.1:8080

  # The keys that were reconciled last
  kubectl informer why --page http://127.0.0.1:8080";

pub(crate) async fn run(options: Options, out: &mut impl Write) -> Result<()> {
    let runs = fetch(&options).await?;
    let runs = runs.as_array().map(Vec::as_slice).unwrap_or_default();
    if options.output.is_some() {
        writeln!(out, "{}", serde_json::to_string_pretty(runs)?)?;
        return Ok(());
    }
    if runs.is_empty() {
        match &options.key {
            Some(key) => bail!(
                "no controller of this program has reconciled {key} lately; the last eight runs of a thousand keys are kept. A \
                 controller is shown once the program calls `Inspector::controller`"
            ),
            None => bail!(
                "this page shows no runs; the program has to call `Inspector::controller`, and its controllers have to run"
            ),
        }
    }
    out.write_all(text(runs).as_bytes())?;
    Ok(())
}

async fn fetch(options: &Options) -> Result<Value> {
    let page: http::Uri = options
        .page
        .parse()
        .with_context(|| format!("--page={}; it looks like http://127.0.0.1:8080", options.page))?;
    let (base, of_page) =
        split(&page).with_context(|| format!("--page={}: http:// or https:// is missing", options.page))?;
    let client = kube::Client::try_from(kube::Config::new(base))?;
    let key = options.key.as_deref().unwrap_or_default();
    let query = encoded(key);
    let mut request = http::Request::get(format!("/api/runs?key={query}"));
    if let Some(token) = options.token.as_ref().or(of_page.as_ref()) {
        request = request.header(http::header::AUTHORIZATION, format!("Bearer {token}"));
    }
    let answer = client.request_text(request.body(Vec::new())?).await;
    let answer = answer.with_context(|| {
        format!(
            "{} does not answer; does the program run, and serve its page there?",
            options.page
        )
    })?;
    serde_json::from_str(&answer)
        .with_context(|| format!("{} is no page of kube-informer, or of an older one", options.page))
}

/// The address without its query, and the token that the query has.
fn split(page: &http::Uri) -> Option<(http::Uri, Option<String>)> {
    let (scheme, authority) = (page.scheme_str()?, page.authority()?);
    let path = page.path().trim_end_matches('/');
    let base = format!("{scheme}://{authority}{path}/").parse().ok()?;
    let query = page.query().unwrap_or_default();
    let token = query.split('&').find_map(|pair| pair.strip_prefix("token="));
    Some((base, token.map(str::to_owned)))
}

/// Escapes a key for a query.
fn encoded(key: &str) -> String {
    let mut text = String::new();
    for byte in key.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'/' | b':' => {
                text.push(char::from(byte))
            }
            _ => {
                let _ = write!(text, "%{byte:02X}");
            }
        }
    }
    text
}

fn text(runs: &[Value]) -> String {
    let mut text = String::new();
    let word = |value: &Value| visible(value.as_str().unwrap_or_default()).into_owned();
    for run in runs {
        let at = run["at"]
            .as_i64()
            .and_then(|at| Timestamp::from_millisecond(at).ok());
        let at = at
            .map(|at| at.strftime("%H:%M:%S").to_string())
            .unwrap_or_default();
        let took = run["took"].as_f64().unwrap_or_default() / 1e3;
        let outcome = if run["failed"].as_bool() == Some(true) {
            "failed: "
        } else {
            ""
        };
        let _ = writeln!(
            text,
            "{at}Z  {}  {}  {took:.1} ms  {outcome}{}",
            word(&run["controller"]),
            word(&run["key"]),
            word(&run["outcome"])
        );
        let causes = run["causes"].as_array().map(Vec::as_slice).unwrap_or_default();
        for (n, cause) in causes.iter().enumerate() {
            if n == 1
                && let Some(more) = run["omitted"].as_u64().filter(|more| *more > 0)
            {
                let _ = writeln!(text, "    … {more} more");
            }
            let mut line = word(&cause["kind"]);
            if cause["object"].is_string() {
                line = format!("{} {} {line}", word(&cause["informer"]), word(&cause["object"]));
            }
            if cause["version"].is_string() {
                let _ = write!(line, " at version {}", word(&cause["version"]));
            }
            if cause["own"].as_bool() == Some(true) {
                line.push_str(" (own write)");
            }
            let _ = writeln!(text, "    {line}");
        }
        if causes.is_empty() {
            let _ = writeln!(text, "    a cause of the run before");
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_address_may_have_a_path_and_a_token() {
        let page = "http://127.0.0.1:8080/inspect?token=abc"
            .parse()
            .expect("an address");
        let (base, token) = split(&page).expect("it is complete");
        assert_eq!(
            (base.to_string().as_str(), token.as_deref()),
            ("http://127.0.0.1:8080/inspect/", Some("abc"))
        );
        assert!(split(&"127.0.0.1:8080".parse().expect("an authority")).is_none());
        assert_eq!(encoded("prod/a b"), "prod/a%20b");
    }

    #[test]
    fn a_run_is_shown_with_its_causes() {
        let runs = [json!({
            "controller": "keeper", "key": "prod/web", "at": 3_661_000, "took": 2_100, "failed": true, "outcome": "no\u{1b} rights",
            "omitted": 3,
            "causes": [
                {"kind": "updated", "informer": "pods", "object": "prod/web", "version": "17", "own": true},
                {"kind": "retry", "informer": null, "object": null, "version": null, "own": false},
            ],
        })];
        let expected = "01:01:01Z  keeper  prod/web  2.1 ms  failed: no\\u{1b} rights\n\
                        \x20   pods prod/web updated at version 17 (own write)\n\
                        \x20   … 3 more\n\
                        \x20   retry\n";
        assert_eq!(text(&runs), expected);
    }
}
