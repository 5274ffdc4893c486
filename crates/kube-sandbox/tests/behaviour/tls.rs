//! The port's TLS: an authority of its own, HTTP/2 and HTTP/1.1, and a kubeconfig that has everything.

use std::sync::Arc;

use bytes::Bytes;
use futures::StreamExt;
use http::{Request, StatusCode, Version};
use http_body_util::{BodyExt, Full};
use hyper_util::rt::{TokioExecutor, TokioIo};
use k8s_openapi::api::core::v1::ConfigMap;
use kube::api::{Api, ListParams, WatchParams};
use kube::config::{KubeConfigOptions, Kubeconfig};
use kube::{Client, Config};
use kube_sandbox::{Sandbox, User};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use crate::kit::{code, create, listed, maps, sandbox};

/// A TLS connection that trusts the sandbox's authority and offers these protocols.
async fn connect(
    sandbox: &Sandbox,
    name: &'static str,
    offered: &[&str],
) -> std::io::Result<TlsStream<TcpStream>> {
    let pem = sandbox.certificate_authority().expect("it speaks TLS");
    let mut roots = RootCertStore::empty();
    let authority = CertificateDer::from_pem_slice(pem.as_bytes()).expect("PEM");
    roots.add(authority).expect("an authority");
    let mut config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("the provider has them")
        .with_root_certificates(roots)
        .with_no_client_auth();
    config.alpn_protocols = offered.iter().map(|p| p.as_bytes().to_vec()).collect();
    let url = sandbox.url();
    let (_, address) = url.split_once("://").expect("a scheme");
    let stream = TcpStream::connect(address).await?;
    let name = ServerName::try_from(name).expect("a name");
    TlsConnector::from(Arc::new(config)).connect(name, stream).await
}

#[tokio::test]
async fn the_protocol_is_chosen_by_alpn() {
    let sandbox = sandbox().await;
    for (offered, chosen) in [
        (&["h2", "http/1.1"][..], Some(&b"h2"[..])),
        (&["http/1.1"], Some(b"http/1.1")),
        (&[], None),
    ] {
        let stream = connect(&sandbox, "localhost", offered)
            .await
            .expect("a handshake");
        assert_eq!(stream.get_ref().1.alpn_protocol(), chosen, "{offered:?}");
    }
}

#[tokio::test]
async fn the_certificate_is_for_this_machine_and_the_clusters_own_names() {
    let sandbox = sandbox().await;
    for name in ["localhost", "127.0.0.1", "kubernetes.default.svc"] {
        assert!(connect(&sandbox, name, &[]).await.is_ok(), "{name}");
    }
    assert!(connect(&sandbox, "example.com", &[]).await.is_err());
}

#[tokio::test]
async fn lists_and_watches_share_a_connection_over_http_2() {
    let sandbox = sandbox().await;
    create(&maps(&sandbox), &["a"]).await;
    let stream = connect(&sandbox, "localhost", &["h2"])
        .await
        .expect("a handshake");
    let (mut sender, connection) =
        hyper::client::conn::http2::handshake(TokioExecutor::new(), TokioIo::new(stream))
            .await
            .expect("HTTP/2");
    let driver = tokio::spawn(connection);
    let url = sandbox.url();
    let request = |path: &str, token: &str| {
        Request::get(format!("{url}{path}"))
            .version(Version::HTTP_2)
            .header("authorization", format!("Bearer {token}"))
            .body(Full::<Bytes>::default())
            .expect("a request")
    };
    let path = "/api/v1/namespaces/default/configmaps";

    let watch = sender.send_request(request(
        &format!("{path}?watch=1&resourceVersion=0"),
        sandbox.token(),
    ));
    let mut watch = watch.await.expect("a stream");
    let first = watch.frame().await.expect("an event").expect("no error");
    let list = sender
        .send_request(request(path, sandbox.token()))
        .await
        .expect("a list");
    let refused = sender
        .send_request(request(path, "wrong"))
        .await
        .expect("an answer");

    assert_eq!(
        (watch.status(), watch.version()),
        (StatusCode::OK, Version::HTTP_2)
    );
    let first = first.into_data().expect("bytes");
    assert!(first.starts_with(br#"{"type":"ADDED""#), "{first:?}");
    assert_eq!(list.status(), StatusCode::OK);
    let body = list.into_body().collect().await.expect("a body").to_bytes();
    assert!(body.starts_with(br#"{"kind":"ConfigMapList""#), "{body:?}");
    assert_eq!(refused.status(), StatusCode::UNAUTHORIZED);
    drop((watch, sender));
    driver.abort();
}

#[tokio::test]
async fn another_sandbox_is_not_trusted() {
    let (one, other) = (sandbox().await, sandbox().await);
    assert_ne!(one.certificate_authority(), other.certificate_authority());
    let mut config = one.config();
    config.root_cert = other.config().root_cert;
    let client = Client::try_from(config).expect("a client");
    let error = client.list_core_api_versions().await.expect_err("not trusted");
    assert!(!matches!(error, kube::Error::Api(_)), "{error:?}");
}

#[tokio::test]
async fn a_restart_keeps_the_certificate() {
    let sandbox = sandbox().await;
    let client = |sandbox: &Sandbox| Client::try_from(sandbox.config()).expect("a client");
    let before = sandbox.kubeconfig();
    sandbox.restart().await.expect("the port is free again");
    assert_eq!(sandbox.kubeconfig(), before);
    assert!(client(&sandbox).list_core_api_versions().await.is_ok());
}

#[tokio::test]
async fn plain_http_is_there_on_request() {
    let sandbox = Sandbox::builder()
        .plain_http()
        .start()
        .await
        .expect("a free port");
    assert!(sandbox.url().starts_with("http://"));
    assert_eq!(sandbox.certificate_authority(), None);
    assert!(!sandbox.kubeconfig().contains("certificate"));
    let client = Client::try_from(sandbox.config()).expect("a client");
    assert!(client.list_core_api_versions().await.is_ok());
}

/// A client made from nothing but the text of a kubeconfig.
async fn client_of(kubeconfig: &str) -> Client {
    let kubeconfig = Kubeconfig::from_yaml(kubeconfig).expect("a kubeconfig");
    let config = Config::from_custom_kubeconfig(kubeconfig, &KubeConfigOptions::default()).await;
    Client::try_from(config.expect("a whole one")).expect("a client")
}

#[tokio::test]
async fn a_kubeconfig_for_a_user_is_that_user() {
    let sandbox = Sandbox::builder().rbac().start().await.expect("a free port");
    let list = async |kubeconfig: String| {
        let maps: Api<ConfigMap> = Api::default_namespaced(client_of(&kubeconfig).await);
        maps.list(&ListParams::default()).await
    };

    let alice = list(sandbox.kubeconfig_for("alice")).await;
    let member = list(sandbox.kubeconfig_for(User::new("bob").group("system:masters"))).await;
    let account = list(sandbox.kubeconfig_for(User::service_account("default", "operator"))).await;

    assert_eq!(code(alice), 403);
    assert!(member.is_ok());
    let Err(kube::Error::Api(refused)) = account else {
        panic!("{account:?}");
    };
    assert!(
        refused.message.contains("system:serviceaccount:default:operator"),
        "{refused:?}"
    );
}

#[tokio::test]
async fn rights_hold_in_process_as_through_the_port() {
    let sandbox = Sandbox::builder().rbac().start().await.expect("a free port");
    let near: Api<ConfigMap> = Api::default_namespaced(sandbox.client_for("alice"));
    let far = Client::try_from(sandbox.config_for("alice")).expect("a client");
    let far: Api<ConfigMap> = Api::default_namespaced(far);
    for maps in [&near, &far] {
        assert_eq!(code(maps.list(&ListParams::default()).await), 403);
        let watch = maps.watch(&WatchParams::default(), "0").await;
        assert_eq!(code(watch.map(|stream| stream.boxed()).map(drop)), 403);
    }
    assert_eq!(listed(&maps(&sandbox)).await, Vec::<String>::new());
}

#[tokio::test]
async fn aggregated_roles_follow_their_parts() {
    let sandbox = Sandbox::builder().rbac().start().await.expect("a free port");
    let admin = sandbox.client();
    let post = async |path: &str, body: serde_json::Value| {
        let request = Request::post(path).header("content-type", "application/json");
        let request = request.body(body.to_string().into_bytes()).expect("a request");
        admin
            .request::<serde_json::Value>(request)
            .await
            .expect("created")
    };
    let rbac = "/apis/rbac.authorization.k8s.io/v1";
    let binding = serde_json::json!({
        "metadata": {"name": "alice"}, "subjects": [{"kind": "User", "name": "alice"}],
        "roleRef": {"apiGroup": "rbac.authorization.k8s.io", "kind": "ClusterRole", "name": "view"},
    });
    post(&format!("{rbac}/clusterrolebindings"), binding).await;
    let alice = sandbox.client_for("alice");
    let get = async |path: &str| {
        let request = Request::get(path).body(Vec::new()).expect("a request");
        alice.request_text(request).await
    };
    assert!(get("/api/v1/pods").await.is_ok());
    assert_eq!(code(get("/api/v1/secrets").await), 403);
    assert_eq!(code(get("/api/v1/nodes").await), 403);

    let part = serde_json::json!({
        "metadata": {"name": "view-nodes", "labels": {"rbac.authorization.k8s.io/aggregate-to-view": "true"}},
        "rules": [{"verbs": ["list"], "apiGroups": [""], "resources": ["nodes"]}],
    });
    post(&format!("{rbac}/clusterroles"), part).await;

    assert!(get("/api/v1/nodes").await.is_ok());
}
