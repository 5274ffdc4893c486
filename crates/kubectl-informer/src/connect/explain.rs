//! Explains connection errors: the cause, and what to check.

use anyhow::anyhow;

/// Describes an error of a request to this server, with advice.
pub(crate) fn explain(error: &kube::Error, server: &str) -> anyhow::Error {
    match error {
        kube::Error::Api(status) => match status.code {
            401 => anyhow!(
                "{server} does not know who we are ({}); renew the credentials of this context",
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
            let told = chain(other);
            anyhow!("{server} is not reached: {told}\n{}", advice(&told))
        }
    }
}

/// The error and its causes, each once.
fn chain(error: &(dyn std::error::Error + 'static)) -> String {
    let mut told = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        let text = error.to_string();
        if !told.contains(&text) {
            told = format!("{told}: {text}");
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
        told = told.replace(layer, "");
    }
    told
}

fn advice(told: &str) -> &'static str {
    let has = |word: &str| told.to_ascii_lowercase().contains(word);
    if has("refused") {
        "Nobody listens there: is the cluster running, and is this the right context? `kubectl config get-contexts` lists them"
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
    async fn a_server_that_is_not_there_says_what_to_look_at() {
        let config = kube::Config::new("http://127.0.0.1:1/".parse().expect("an address"));
        let client = kube_informer::source::client(config).expect("needs nothing");
        let error = client.apiserver_version().await.expect_err("nobody is there");
        let told = explain(&error, "http://127.0.0.1:1").to_string();
        assert!(told.starts_with("http://127.0.0.1:1 is not reached: "), "{told}");
        assert!(told.contains("Nobody listens there"), "{told}");
        assert!(!told.contains("ServiceError"), "{told}");
    }
}
