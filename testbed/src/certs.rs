//! The certificates of one testbed.
//!
//! Knows: names and keys. Never learns: files, ports, flags.

use rcgen::{
    BasicConstraints, CertificateParams, CertifiedIssuer, DnType, ExtendedKeyUsagePurpose, IsCa, KeyPair,
    KeyUsagePurpose,
};

use crate::Error;

/// A certificate authority that one of the two servers trusts. Each server has its own, so that a certificate of
/// an API user is no way into etcd.
pub(crate) struct Authority {
    issuer: CertifiedIssuer<'static, KeyPair>,
}

/// A certificate and its key, both as PEM.
pub(crate) struct Pair {
    pub(crate) certificate: String,
    pub(crate) key: String,
}

/// A key pair without a certificate, both as PEM: for the tokens of service accounts.
pub(crate) struct TokenKeys {
    pub(crate) public: String,
    pub(crate) private: String,
}

impl Authority {
    pub(crate) fn new(name: &str) -> Result<Self, Error> {
        let make = || {
            let mut params = CertificateParams::default();
            params.distinguished_name.push(DnType::CommonName, name);
            params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
            params.key_usages = vec![KeyUsagePurpose::KeyCertSign, KeyUsagePurpose::DigitalSignature];
            CertifiedIssuer::self_signed(params, KeyPair::generate()?)
        };
        let issuer = make().map_err(|source| Error::Certificate {
            subject: name.into(),
            source,
        })?;
        Ok(Self { issuer })
    }

    /// The authority's own certificate as PEM.
    pub(crate) fn certificate(&self) -> String {
        self.issuer.pem()
    }

    /// The same as DER.
    pub(crate) fn certificate_der(&self) -> Vec<u8> {
        self.issuer.der().to_vec()
    }

    /// Issues a certificate for a server with these names and addresses.
    ///
    /// The certificate is valid for a client too, because etcd connects to itself with it.
    pub(crate) fn server(&self, name: &str, reached_as: &[&str]) -> Result<Pair, Error> {
        let purposes = vec![
            ExtendedKeyUsagePurpose::ServerAuth,
            ExtendedKeyUsagePurpose::ClientAuth,
        ];
        self.sign(name, None, reached_as, purposes)
    }

    /// Issues a certificate that identifies a client as `user`, and as a member of `group` if one is given.
    pub(crate) fn client(&self, user: &str, group: Option<&str>) -> Result<Pair, Error> {
        self.sign(user, group, &[], vec![ExtendedKeyUsagePurpose::ClientAuth])
    }

    fn sign(
        &self,
        name: &str,
        group: Option<&str>,
        reached_as: &[&str],
        purposes: Vec<ExtendedKeyUsagePurpose>,
    ) -> Result<Pair, Error> {
        let make = || {
            let names: Vec<String> = reached_as.iter().map(ToString::to_string).collect();
            let mut params = CertificateParams::new(names)?;
            params.distinguished_name.push(DnType::CommonName, name);
            if let Some(group) = group {
                params.distinguished_name.push(DnType::OrganizationName, group);
            }
            params.key_usages = vec![KeyUsagePurpose::DigitalSignature];
            params.extended_key_usages = purposes;
            params.use_authority_key_identifier_extension = true;
            let key = KeyPair::generate()?;
            let certificate = params.signed_by(&key, &self.issuer)?;
            Ok(Pair {
                certificate: certificate.pem(),
                key: key.serialize_pem(),
            })
        };
        make().map_err(|source| Error::Certificate {
            subject: name.into(),
            source,
        })
    }
}

impl TokenKeys {
    pub(crate) fn new() -> Result<Self, Error> {
        let key = KeyPair::generate().map_err(|source| Error::Certificate {
            subject: "service-account tokens".into(),
            source,
        })?;
        Ok(Self {
            public: key.public_key_pem(),
            private: key.serialize_pem(),
        })
    }
}

#[cfg(test)]
mod tests {
    use base64::{Engine as _, engine::general_purpose::STANDARD};

    use super::*;

    #[test]
    fn a_client_certificate_names_the_user_and_the_group() {
        let authority = Authority::new("api").unwrap();
        let admin = authority.client("admin", Some("system:masters")).unwrap();
        assert!(contains(&admin.certificate, "admin"));
        assert!(contains(&admin.certificate, "system:masters"));
        let alice = authority.client("alice", None).unwrap();
        assert!(contains(&alice.certificate, "alice"));
        assert!(!contains(&alice.certificate, "system:masters"));
        assert_ne!(admin.key, alice.key);
    }

    #[test]
    fn a_server_certificate_names_where_the_server_is_reached() {
        let authority = Authority::new("api").unwrap();
        let server = authority
            .server("kube-apiserver", &["localhost", "127.0.0.1"])
            .unwrap();
        assert!(contains(&server.certificate, "localhost"));
        assert!(
            der(&server.certificate)
                .windows(6)
                .any(|bytes| bytes == [0x87, 4, 127, 0, 0, 1]),
            "no IP address"
        );
    }

    #[test]
    fn a_name_that_fits_no_certificate_is_an_error_that_says_whose() {
        let error = Authority::new("api")
            .unwrap()
            .server("odd", &["not\u{e9}ascii"])
            .err()
            .unwrap();
        assert!(error.to_string().contains("\"odd\""), "{error}");
    }

    #[test]
    fn token_keys_are_in_the_forms_that_the_flags_take() {
        let keys = TokenKeys::new().unwrap();
        assert!(keys.public.starts_with("-----BEGIN PUBLIC KEY-----"));
        assert!(keys.private.starts_with("-----BEGIN PRIVATE KEY-----"));
    }

    fn contains(pem: &str, text: &str) -> bool {
        der(pem).windows(text.len()).any(|bytes| bytes == text.as_bytes())
    }

    fn der(pem: &str) -> Vec<u8> {
        let body: String = pem.lines().filter(|line| !line.starts_with("-----")).collect();
        STANDARD.decode(body).unwrap()
    }
}
