//! Explains connection errors: the cause, and what to check.

use anyhow::anyhow;

/// Describes an error of a request to this server, with advice.
pub(crate) fn explain(error: &kube::Error, server: &str) -> anyhow::Error {
    match error {
        kube::Error::Api(status) => match status.code {
            401 => anyhow!(
                "{server} does not accept our credentials ({}); renew the credentials of this context",
                status.message
            ),
            403 => anyhow!("{server} forbids it: {}", status.message),
            _ => anyhow!("{server} answers {}: {}", status.code, status.message),
        },
        kube::Error::Auth(auth) => anyhow!(
            "no credentials for {server}: {}; run the kubeconfig's credential plugin by hand to see what it lacks",
            chain(auth)
        ),
        other => {
            let text = chain(other);
            anyhow!("{server} cannot be reached: {text}\n{}", advice(&text))
        }
    }
}

/// The error and its causes, each once.
pub(super) fn chain(error: &(dyn std::error::Error + 'static)) -> String {
    let mut message = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        let text = error.to_string();
        if !message.contains(&text) {
            message = format!("{message}: {text}");
        }
        cause = error.source();
    }
    // These prefixes name layers of the client, which mean nothing to a user.
    for layer in [
        "ServiceError: ",
        "HyperError: ",
        "client error (Connect): ",
        "HttpError: ",
    ] {
        message = message.replace(layer, "");
    }
    message
}

fn advice(text: &str) -> &'static str {
    let has = |word: &str| text.to_ascii_lowercase().contains(word);
    if has("invalidcontenttype") || has("corrupt message") {
        "The server does not speak https at this port: write http:// in the kubeconfig, or take its https port"
    } else if has("refused") {
        "Nothing listens there: is the cluster running, and is this the right context? `kubectl config get-contexts` lists them"
    } else if has("certificate") || has("unknownissuer") || has("tls") {
        "The certificate is not trusted: look at certificate-authority-data of this cluster in the kubeconfig"
    } else if has("dns") || has("resolve") || has("lookup") {
        "The name is not known here: look at the server's address in the kubeconfig, at DNS and at the VPN"
    } else if has("timed out") || has("timeout") || has("elapsed") || has("deadline") {
        "No answer comes: look at the network, at proxies (HTTPS_PROXY, NO_PROXY) and at firewalls in between"
    } else {
        "`kubectl informer doctor` looks closer; `--sandbox` needs no cluster"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn an_unreachable_server_is_reported_with_advice() {
        let config = kube::Config::new("http://127.0.0.1:1/".parse().expect("an address"));
        let client = kube_informer::source::client(config).expect("needs nothing");
        let error = client
            .apiserver_version()
            .await
            .expect_err("nothing listens there");
        let text = explain(&error, "http://127.0.0.1:1").to_string();
        assert!(
            text.starts_with("http://127.0.0.1:1 cannot be reached: "),
            "{text}"
        );
        assert!(text.contains("Nothing listens there"), "{text}");
        assert!(!text.contains("ServiceError"), "{text}");
    }
    #[tokio::test]
    async fn https_to_a_port_of_http_is_reported_with_advice() {
        let sandbox = kube_sandbox::Sandbox::builder().plain_http().start();
        let sandbox = sandbox.await.expect("a free port");
        let url = sandbox.url().replace("http://", "https://");
        let config = kube::Config::new(url.parse().expect("an address"));
        let client = kube_informer::source::client(config).expect("needs nothing");
        let error = client.apiserver_version().await.expect_err("no TLS there");
        let text = explain(&error, &url).to_string();
        assert!(text.starts_with(&format!("{url} cannot be reached: ")), "{text}");
        assert!(
            text.ends_with(
                "\nThe server does not speak https at this port: write http:// in the kubeconfig, or take its https port"
            ),
            "{text}"
        );
    }
}
