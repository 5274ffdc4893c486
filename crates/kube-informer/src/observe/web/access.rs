//! Authentication: which requests are allowed, and the security headers of every answer.

use std::net::IpAddr;

use axum::extract::{OriginalUri, Request, State};
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::{StatusCode, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use parking_lot::RwLock;
use subtle::ConstantTimeEq;

use super::super::Inspector;

/// The rules for access.
pub(crate) struct AccessRules(RwLock<Rules>);

struct Rules {
    token: Option<String>,
    /// The cookie that a browser receives in exchange for the token. It is useless once this
    /// process has ended.
    session: Option<String>,
    hosts: Vec<String>,
    /// True if no token is needed, wherever the page is served.
    open: bool,
}

impl AccessRules {
    pub(crate) fn new() -> Self {
        Self(RwLock::new(Rules {
            token: None,
            session: None,
            hosts: Vec::new(),
            open: false,
        }))
    }

    pub(super) fn ask_for(&self, token: String) {
        let mut rules = self.0.write();
        rules.token = Some(token);
        rules.session = random();
    }

    pub(super) fn allow(&self, host: String) {
        self.0.write().hosts.push(host);
    }

    pub(super) fn open(&self) {
        self.0.write().open = true;
    }

    pub(super) fn is_open(&self) -> bool {
        self.0.read().open
    }

    pub(super) fn token(&self) -> Option<String> {
        self.0.read().token.clone()
    }

    /// Whether a request may name this host. With a token it may name any: another site has neither
    /// the token nor the cookie.
    fn answers_to(&self, host: Option<&str>) -> bool {
        let rules = self.0.read();
        if rules.token.is_some() {
            return true;
        }
        let Some(host) = host.map(without_port) else {
            return false;
        };
        let local = host.eq_ignore_ascii_case("localhost")
            || host
                .trim_matches(['[', ']'])
                .parse()
                .is_ok_and(|ip: IpAddr| ip.is_loopback());
        local
            || rules
                .hosts
                .iter()
                .any(|allowed| allowed.eq_ignore_ascii_case(host))
    }

    /// True if the request comes from our own page, from a link, or not from a page at all.
    ///
    /// Without CORS headers another site cannot read our answers. This check also refuses to do
    /// work for it, and to stream to it.
    fn trusts(&self, headers: &HeaderMap, host: Option<&str>) -> bool {
        let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or_default());
        let elsewhere = text("sec-fetch-site").is_some_and(|site| !matches!(site, "same-origin" | "none"));
        let link = text("sec-fetch-mode") == Some("navigate") && text("sec-fetch-dest") == Some("document");
        if elsewhere && !link {
            return false;
        }
        let Some(origin) = text("origin") else {
            return true;
        };
        let Some((_, authority)) = origin.split_once("://") else {
            return false;
        };
        let named = without_port(authority);
        host.is_some_and(|host| host.eq_ignore_ascii_case(authority))
            || self
                .0
                .read()
                .hosts
                .iter()
                .any(|allowed| allowed.eq_ignore_ascii_case(named))
    }

    fn knows(&self, headers: &HeaderMap) -> bool {
        let rules = self.0.read();
        let Some(token) = &rules.token else {
            return true;
        };
        let bearer = headers
            .get(header::AUTHORIZATION)
            .and_then(|value| value.to_str().ok())
            .and_then(|value| value.strip_prefix("Bearer "));
        bearer.is_some_and(|given| same(given, token))
            || rules
                .session
                .as_ref()
                .is_some_and(|session| cookie(headers).is_some_and(|given| same(given, session)))
    }

    /// The session in exchange for this token.
    fn exchange(&self, token: &str) -> Option<String> {
        let rules = self.0.read();
        let known = rules.token.as_ref().is_some_and(|known| same(token, known));
        rules.session.clone().filter(|_| known)
    }
}

/// A random secret; `None` if the system provides no randomness.
pub(super) fn random() -> Option<String> {
    let mut bytes = [0u8; 24];
    getrandom::fill(&mut bytes).ok()?;
    Some(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// Middleware that lets only allowed requests pass.
pub(super) async fn guard(
    State(inspector): State<Inspector>,
    OriginalUri(uri): OriginalUri,
    request: Request,
    next: Next,
) -> Response {
    let access = &inspector.0.access;
    let headers = request.headers();
    let host = headers
        .get(header::HOST)
        .and_then(|host| host.to_str().ok())
        .or_else(|| request.uri().authority().map(|authority| authority.as_str()));
    if !access.answers_to(host) {
        let refusal = "This inspector answers to localhost only. The program can allow this name with `Inspector::host`, \
                       or ask for a token.\n";
        return (StatusCode::MISDIRECTED_REQUEST, refusal).into_response();
    }
    if !access.trusts(headers, host) {
        let refusal = "This inspector does not answer to pages of other sites.\n";
        return (StatusCode::FORBIDDEN, refusal).into_response();
    }
    if access.knows(headers) {
        return next.run(request).await;
    }
    if let Some(given) = query_token(&uri)
        && let Some(session) = access.exchange(&given)
    {
        return exchanged(&uri, &session);
    }
    refused(headers)
}

/// Redirects to the address without the token, and sets the cookie.
fn exchanged(uri: &Uri, session: &str) -> Response {
    let rest: Vec<_> = form_urlencoded::parse(uri.query().unwrap_or_default().as_bytes())
        .filter(|(name, _)| name != "token")
        .collect();
    // Relative, so that it also works behind a proxy with another path.
    let last = uri.path().rsplit('/').next().unwrap_or_default();
    let mut to = format!("./{last}");
    if !rest.is_empty() {
        let mut query = form_urlencoded::Serializer::new(String::new());
        rest.iter().for_each(|(name, value)| {
            query.append_pair(name, value);
        });
        to = format!("{to}?{}", query.finish());
    }
    let cookie = format!("{COOKIE}={session}; Path=/; HttpOnly; SameSite=Strict");
    (
        StatusCode::SEE_OTHER,
        [(header::LOCATION, to), (header::SET_COOKIE, cookie)],
    )
        .into_response()
}

fn refused(headers: &HeaderMap) -> Response {
    let accepts = headers
        .get(header::ACCEPT)
        .and_then(|accept| accept.to_str().ok());
    let browser = accepts.is_some_and(|accept| accept.contains("text/html"));
    let how = [(header::WWW_AUTHENTICATE, "Bearer")];
    if browser {
        let html = [(header::CONTENT_TYPE, "text/html; charset=utf-8")];
        return (
            StatusCode::UNAUTHORIZED,
            how,
            html,
            include_str!("page/token.html"),
        )
            .into_response();
    }
    let text = "This inspector asks for its token: as `Authorization: Bearer …`, or once as `?token=…`.\n";
    (StatusCode::UNAUTHORIZED, how, text).into_response()
}

/// Middleware that sets the security headers: no foreign content, no caching, no frames.
pub(super) async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    for (name, value) in HEADERS {
        response
            .headers_mut()
            .insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    response
}

fn query_token(uri: &Uri) -> Option<String> {
    let mut pairs = form_urlencoded::parse(uri.query()?.as_bytes());
    pairs.find_map(|(name, value)| (name == "token").then(|| value.into_owned()))
}

fn cookie(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).iter();
    cookies
        .filter_map(|cookies| cookies.to_str().ok())
        .flat_map(|cookies| cookies.split(';'))
        .find_map(|cookie| cookie.trim().strip_prefix(COOKIE)?.strip_prefix('='))
}

fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if !port.contains(']') => name,
        _ => host,
    }
}

/// Compares in constant time, so that the time does not reveal where the texts differ.
fn same(given: &str, known: &str) -> bool {
    given.as_bytes().ct_eq(known.as_bytes()).into()
}

const COOKIE: &str = "kube-informer-session";

const HEADERS: [(&str, &str); 8] = [
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'self'; \
         form-action 'self'; frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-resource-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
    ("cache-control", "no-store"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_of_this_machine_are_answered_unless_there_is_a_token() {
        let access = AccessRules::new();
        for host in [
            "localhost",
            "LOCALHOST:80",
            "127.0.0.1:8080",
            "[::1]:8080",
            "[::1]",
            "127.9.9.9",
        ] {
            assert!(access.answers_to(Some(host)), "{host}");
        }
        for host in [
            "evil.example",
            "localhost.evil.example:80",
            "10.0.0.1",
            "[fe80::1]:80",
            "",
        ] {
            assert!(!access.answers_to(Some(host)), "{host}");
        }
        assert!(!access.answers_to(None));
        access.allow("Inspect.example.com".to_owned());
        assert!(access.answers_to(Some("inspect.example.com:8443")));
        access.ask_for("a token".to_owned());
        assert!(access.answers_to(Some("10.0.0.1")));
    }

    #[test]
    fn pages_of_other_sites_are_refused_and_links_are_not() {
        let access = AccessRules::new();
        let trusts = |given: &[(&'static str, &str)]| {
            let value = |text: &str| HeaderValue::from_str(text).expect("a header");
            let headers = given
                .iter()
                .map(|(name, text)| (HeaderName::from_static(name), value(text)));
            access.trusts(&headers.collect(), Some("localhost:8080"))
        };
        for given in [
            &[][..],
            &[("origin", "http://localhost:8080")],
            &[("origin", "https://LOCALHOST:8080")],
            &[("sec-fetch-site", "same-origin"), ("sec-fetch-mode", "cors")],
            &[("sec-fetch-site", "none"), ("sec-fetch-mode", "navigate")],
            &[
                ("sec-fetch-site", "cross-site"),
                ("sec-fetch-mode", "navigate"),
                ("sec-fetch-dest", "document"),
            ],
        ] {
            assert!(trusts(given), "{given:?}");
        }
        for given in [
            &[("origin", "http://evil.example")][..],
            &[("origin", "http://localhost:3000")],
            &[("origin", "null")],
            &[("origin", "")],
            &[("sec-fetch-site", "cross-site"), ("sec-fetch-mode", "no-cors")],
            &[("sec-fetch-site", "same-site"), ("sec-fetch-mode", "cors")],
            &[
                ("sec-fetch-site", "cross-site"),
                ("sec-fetch-mode", "navigate"),
                ("sec-fetch-dest", "iframe"),
            ],
            &[
                ("sec-fetch-site", "same-origin"),
                ("origin", "http://evil.example"),
            ],
        ] {
            assert!(!trusts(given), "{given:?}");
        }
        access.allow("inspect.example.com".to_owned());
        let headers = [(
            header::ORIGIN,
            HeaderValue::from_static("https://inspect.example.com"),
        )];
        assert!(access.trusts(&headers.into_iter().collect(), Some("10.0.0.7:8080")));
    }

    #[test]
    fn the_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.append(
            header::COOKIE,
            HeaderValue::from_static("a=b; kube-informer-session=xyz; c=d"),
        );
        assert_eq!(cookie(&headers), Some("xyz"));
        headers.insert(
            header::COOKIE,
            HeaderValue::from_static("kube-informer-session2=xyz"),
        );
        assert_eq!(cookie(&headers), None);
    }

    #[test]
    fn secrets_are_long_and_differ() {
        let (a, b) = (random().expect("randomness"), random().expect("randomness"));
        assert_eq!(a.len(), 48);
        assert_ne!(a, b);
    }
}
