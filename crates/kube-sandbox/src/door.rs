//! The port's doorkeeper: which requests from outside the process are let in.
//!
//! Every program on the machine can connect to a loopback port, and so can every web page that a browser on the machine
//! shows. Three checks keep pages out, each sufficient for most attacks:
//!
//! 1. `Host` must name this machine. A page whose own name is made to resolve to 127.0.0.1 sends its own name.
//! 2. `Origin`, which browsers add to every request that a page can use to write, must be the server's own.
//! 3. The bearer token of the kubeconfig must be presented. Health checks and `/version` need none, as with a real
//!    server.
//!
//! With the token switched off, a request with a body must also name the body's type. The types that a page can send
//! without asking first are then refused by the verbs.
//!
//! Clients in the process pass without these checks; if they present a token, it must be right.
//!
//! It also identifies the user: the one of the token, or the one for which a client in process was created.

use std::sync::Arc;

use http::header::{AUTHORIZATION, HOST, ORIGIN};
use http::request::Parts;
use http::uri::Authority;
use http::{HeaderMap, HeaderName};

use crate::access::User;
use crate::core::Core;
use crate::negotiate;
use crate::route::Route;
use crate::status::ApiError;

/// Which way a request came in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Door {
    /// Through [`crate::SandboxService`], as this user.
    Process(Arc<User>),
    /// Through the loopback port.
    Port,
}

impl Door {
    /// Returns the user of the request, or the refusal.
    pub(crate) fn check(
        &self,
        core: &Core,
        parts: &Parts,
        route: &Route,
        has_body: bool,
    ) -> Result<Arc<User>, ApiError> {
        if *self == Self::Port {
            check_host(parts)?;
            check_origin(parts)?;
        }
        if let Some(token) = bearer_token(&parts.headers) {
            let user = core.tokens.user(token, &core.store);
            return user.ok_or_else(ApiError::unauthorized);
        }
        if let Self::Process(user) = self {
            return Ok(Arc::clone(user));
        }
        match () {
            () if matches!(route, Route::Health | Route::Version) => Ok(core.tokens.admin_user()),
            () if core.config.token => Err(ApiError::unauthorized()),
            () if has_body && negotiate::content_type(&parts.headers).is_empty() => {
                Err(ApiError::unsupported_media_type(
                    "the body of the request has no Content-Type; without a token this server requires one",
                ))
            }
            () => Ok(core.tokens.admin_user()),
        }
    }
}

/// The credentials of the client; those of another kind are invalid.
fn bearer_token(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(AUTHORIZATION)?;
    Some(
        value
            .to_str()
            .ok()
            .and_then(|v| v.strip_prefix("Bearer "))
            .unwrap_or_default(),
    )
}

fn check_host(parts: &Parts) -> Result<(), ApiError> {
    let Some(host) = host(parts) else { return Ok(()) };
    let authority = host.parse::<Authority>();
    if authority.is_ok_and(|a| is_this_machine(a.host())) {
        return Ok(());
    }
    Err(refused(HOST, host, "name 127.0.0.1 or localhost"))
}

fn check_origin(parts: &Parts) -> Result<(), ApiError> {
    let Some(origin) = parts.headers.get(ORIGIN) else {
        return Ok(());
    };
    let origin = origin.to_str().unwrap_or_default();
    let page = origin.split_once("://").map(|(_, authority)| authority);
    if page.is_some() && page == host(parts) {
        return Ok(());
    }
    Err(refused(ORIGIN, origin, "come from programs, not from web pages"))
}

/// The host that the client believes to talk to, with its port.
fn host(parts: &Parts) -> Option<&str> {
    match parts.headers.get(HOST) {
        Some(host) => Some(host.to_str().unwrap_or_default()),
        None => parts.uri.authority().map(Authority::as_str),
    }
}

fn is_this_machine(host: &str) -> bool {
    let address = host.trim_start_matches('[').trim_end_matches(']');
    host.eq_ignore_ascii_case("localhost")
        || address
            .parse::<std::net::IpAddr>()
            .is_ok_and(|ip| ip.is_loopback())
}

fn refused(header: HeaderName, value: &str, rule: &str) -> ApiError {
    let message = format!("kube-sandbox refuses the {header} header {value:?}: requests must {rule}");
    ApiError::new(403, "Forbidden", message)
}

#[cfg(test)]
mod tests {
    use http::Request;

    use super::*;

    fn request(headers: &[(&str, &str)]) -> Parts {
        let mut request = Request::get("/api/v1/pods");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        request.body(()).expect("a valid request").into_parts().0
    }

    #[test]
    fn only_names_of_this_machine_are_hosts() {
        for host in [
            "127.0.0.1",
            "127.0.0.1:8001",
            "127.8.8.8:1",
            "localhost:8001",
            "LOCALHOST",
            "[::1]:8001",
        ] {
            assert!(check_host(&request(&[("host", host)])).is_ok(), "{host}");
        }
        for host in [
            "evil.example",
            "evil.example:8001",
            "127.0.0.1.evil.example",
            "localhost.evil.example",
            "10.0.0.1",
            "",
            "a b",
        ] {
            assert!(check_host(&request(&[("host", host)])).is_err(), "{host}");
        }
    }

    #[test]
    fn only_the_own_origin_may_be_named() {
        let from = |origin| check_origin(&request(&[("host", "127.0.0.1:8001"), ("origin", origin)]));
        assert!(from("http://127.0.0.1:8001").is_ok());
        for origin in [
            "http://evil.example",
            "http://127.0.0.1:3000",
            "http://localhost:8001",
            "null",
            "",
        ] {
            assert!(from(origin).is_err(), "{origin}");
        }
        assert!(check_origin(&request(&[("host", "127.0.0.1:8001")])).is_ok());
    }
}
