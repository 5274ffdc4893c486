//! The certificates of the port: an authority of the sandbox's own, and the server certificate that it signed.
//!
//! Both are made anew for every sandbox and live in memory only. The private key of the authority is dropped after the one
//! signature that it is for.

use std::io;
use std::sync::Arc;

use rcgen::{
    BasicConstraints, CertificateParams, CertifiedIssuer, DnType, ExtendedKeyUsagePurpose, IsCa, KeyPair,
    KeyUsagePurpose,
};
use tokio::net::TcpStream;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::PrivatePkcs8KeyDer;
use tokio_rustls::rustls::{self, ServerConfig};
use tokio_rustls::server::TlsStream;

/// The names under which programs on this machine reach the port, and those that clients in a cluster use.
const NAMES: [&str; 6] = [
    "127.0.0.1",
    "::1",
    "localhost",
    "kubernetes",
    "kubernetes.default",
    "kubernetes.default.svc",
];

/// The configuration of the server, and the certificate that its clients trust.
#[derive(Clone)]
pub(crate) struct Tls {
    acceptor: TlsAcceptor,
    authority: Arc<Authority>,
}

/// The certificate of the authority.
#[derive(Debug)]
pub(crate) struct Authority {
    pub(crate) pem: String,
    pub(crate) der: Vec<u8>,
}

/// A failure to create a certificate.
#[derive(Debug)]
pub(crate) struct TlsError(pub(crate) Box<dyn std::error::Error + Send + Sync>);

impl Tls {
    /// Makes an authority and a certificate for [`NAMES`].
    pub(crate) fn new() -> Result<Self, TlsError> {
        let (config, authority) = issue().map_err(|error| TlsError(error.into()))?;
        let config = server_config(config).map_err(|error| TlsError(error.into()))?;
        Ok(Self {
            acceptor: TlsAcceptor::from(Arc::new(config)),
            authority: Arc::new(authority),
        })
    }

    pub(crate) fn authority(&self) -> &Authority {
        &self.authority
    }

    /// The handshake of one connection.
    pub(crate) async fn accept(&self, stream: TcpStream) -> io::Result<TlsStream<TcpStream>> {
        self.acceptor.accept(stream).await
    }
}

impl std::fmt::Debug for Tls {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Tls").finish_non_exhaustive()
    }
}

/// A server certificate with its key, and the authority that signed it.
fn issue() -> Result<((rcgen::Certificate, KeyPair), Authority), rcgen::Error> {
    let mut params = CertificateParams::default();
    params.distinguished_name.push(DnType::CommonName, "kube-sandbox");
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    params.key_usages = vec![KeyUsagePurpose::KeyCertSign, KeyUsagePurpose::DigitalSignature];
    let issuer = CertifiedIssuer::self_signed(params, KeyPair::generate()?)?;

    let mut params = CertificateParams::new(NAMES.map(String::from))?;
    params
        .distinguished_name
        .push(DnType::CommonName, "kube-apiserver");
    params.key_usages = vec![KeyUsagePurpose::DigitalSignature];
    params.extended_key_usages = vec![ExtendedKeyUsagePurpose::ServerAuth];
    params.use_authority_key_identifier_extension = true;
    let key = KeyPair::generate()?;
    let certificate = params.signed_by(&key, &issuer)?;
    let authority = Authority {
        pem: issuer.pem(),
        der: issuer.der().to_vec(),
    };
    Ok(((certificate, key), authority))
}

fn server_config((certificate, key): (rcgen::Certificate, KeyPair)) -> Result<ServerConfig, rustls::Error> {
    let key = PrivatePkcs8KeyDer::from(key.serialize_der()).into();
    let mut config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()?
        .with_no_client_auth()
        .with_single_cert(vec![certificate.der().clone()], key)?;
    config.alpn_protocols = vec![b"h2".to_vec(), b"http/1.1".to_vec()];
    Ok(config)
}
