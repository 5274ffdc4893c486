//! Credentials by name: the name of a field, a variable, a header or a flag.
//!
//! A name is split into words (`dbPassword`, `DB_PASSWORD` and `db.password` are `db` and
//! `password`) and also read as its letters without separators (`dbpassword`). The last word can
//! make it harmless: `tokenExpirationSeconds` is a number of seconds.

/// What a name says about its value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Verdict {
    /// The value is a credential, also if it is a number.
    Credential,
    /// The value is a credential unless it is a number: `token: abc`, but `tokens: 4096`.
    Token,
    /// The value describes a credential, but is none: `secretName`, `passwordPolicy`.
    Harmless,
    /// The name says nothing.
    Unknown,
}

impl Verdict {
    /// Judges a field, a variable, a header or a flag by its name.
    pub(super) fn of(name: &str) -> Self {
        if name.starts_with("checksum/") {
            return Self::Harmless;
        }
        // For an annotation or a label, the name without the domain.
        let name = name.rsplit('/').next().unwrap_or_default();
        let mut words = words(name);
        let joined = words.concat();
        if words.len() > 1
            && words
                .last()
                .is_some_and(|last| EXTENSIONS.contains(&last.as_str()))
        {
            words.pop();
        }
        let last = words.last().map(String::as_str).unwrap_or_default();
        if HARMLESS_LAST.contains(&last)
            || joined == "key"
            || HARMLESS_START.iter().any(|start| joined.starts_with(start))
            || HARMLESS_PARTS.iter().any(|part| joined.contains(part))
            || HARMLESS_END.iter().any(|end| joined.ends_with(end))
        {
            return Self::Harmless;
        }
        if CREDENTIAL_PARTS.iter().any(|part| joined.contains(part))
            || words.iter().any(|word| CREDENTIAL_WORDS.contains(&word.as_str()))
            || CREDENTIAL_LAST.contains(&last)
        {
            return Self::Credential;
        }
        if !joined.contains("token") {
            return Self::Unknown;
        }
        match words.iter().any(|word| COUNTS.contains(&word.as_str())) {
            true => Self::Harmless,
            false => Self::Token,
        }
    }

    pub(super) fn is_credential(self) -> bool {
        matches!(self, Self::Credential | Self::Token)
    }

    /// True if this text has to be hidden under a name with this verdict.
    pub(super) fn hides(self, text: &str) -> bool {
        let number = || text.trim().parse::<f64>().is_ok();
        match self {
            Self::Credential => is_value(text),
            // A token of digits only is long; a short number counts something.
            Self::Token => is_value(text) && !(number() && text.trim().len() < 6),
            Self::Harmless | Self::Unknown => false,
        }
    }
}

/// False for texts that cannot be a credential: an empty text, a switch, a reference to a variable,
/// the path of a file, an already hidden value.
pub(super) fn is_value(text: &str) -> bool {
    let text = text.trim();
    let switch = SWITCHES.iter().any(|switch| text.eq_ignore_ascii_case(switch));
    let hidden = text.starts_with('(') && text.ends_with("not shown)") && text.len() < 40;
    !(text.is_empty() || switch || hidden || is_reference(text) || is_path(text))
}

/// `/etc/app/tls.key`: the path of a file, not its content.
fn is_path(text: &str) -> bool {
    let mut parts = text.split('/');
    let plain = text
        .bytes()
        .all(|b| b.is_ascii_alphanumeric() || b"/_.-@".contains(&b));
    plain
        && parts.next() == Some("")
        && parts.next().is_some_and(|first| ROOTS.contains(&first))
        && parts.next().is_some()
}

/// `$(NAME)` or `${NAME}`: the value is elsewhere.
fn is_reference(text: &str) -> bool {
    let inner = text
        .strip_prefix("$(")
        .and_then(|rest| rest.strip_suffix(')'))
        .or_else(|| text.strip_prefix("${").and_then(|rest| rest.strip_suffix('}')));
    inner.is_some_and(|name| {
        !name.is_empty()
            && name
                .bytes()
                .all(|b| b.is_ascii_alphanumeric() || b"_.-".contains(&b))
    })
}

/// The words of a name in lower case: `dbPassword`, `DB_PASSWORD`, `APIKey`, `X-Api-Key`.
fn words(name: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word = String::new();
    let chars: Vec<char> = name.chars().collect();
    for (at, c) in chars.iter().enumerate() {
        let before = at.checked_sub(1).map(|before| chars[before]);
        let after = chars.get(at + 1);
        let hump = c.is_uppercase()
            && (before.is_some_and(|b| b.is_lowercase() || b.is_numeric())
                || (before.is_some_and(char::is_uppercase) && after.is_some_and(|a| a.is_lowercase())));
        if (hump || !c.is_alphanumeric()) && !word.is_empty() {
            words.push(std::mem::take(&mut word));
        }
        if c.is_alphanumeric() {
            word.extend(c.to_lowercase());
        }
    }
    if !word.is_empty() {
        words.push(word);
    }
    words
}

/// Matched anywhere in the name, whatever separates its words.
const CREDENTIAL_PARTS: [&str; 50] = [
    "password",
    "passwd",
    "passphrase",
    "passcode",
    "passkey",
    "secret",
    "credential",
    "apikey",
    "appkey",
    "accesskey",
    "privatekey",
    "privkey",
    "signingkey",
    "signaturekey",
    "encryptionkey",
    "decryptionkey",
    "encryptkey",
    "masterkey",
    "unsealkey",
    "sharedkey",
    "accountkey",
    "storagekey",
    "hmackey",
    "sshkey",
    "authkey",
    "sessionkey",
    "servicekey",
    "deploykey",
    "licensekey",
    "licencekey",
    "clientkey",
    "keydata",
    "tlskey",
    "serverkey",
    "idrsa",
    "idecdsa",
    "ided25519",
    "connectionstring",
    "connstr",
    "authorization",
    "htpasswd",
    "requirepass",
    "masterauth",
    "netrc",
    "pgpass",
    "dockerconfigjson",
    "dockercfg",
    "sastoken",
    "sharedaccesssignature",
    "bearertoken",
];

/// Matched as a whole word, anywhere in the name: `DB_PASS`, but not `bypass`.
const CREDENTIAL_WORDS: [&str; 7] = ["pass", "pwd", "psw", "passwort", "pw", "creds", "cred"];

/// Matched as the last word of the name: `set-cookie`, but not `cookieDomain`.
const CREDENTIAL_LAST: [&str; 5] = ["dsn", "jwt", "cookie", "bearer", "otp"];

/// Last words that describe the value as something other than a credential.
const HARMLESS_LAST: [&str; 95] = [
    "name",
    "names",
    "namespace",
    "namespaces",
    "ref",
    "refs",
    "reference",
    "references",
    "selector",
    "kind",
    "group",
    "type",
    "types",
    "format",
    "mode",
    "class",
    "version",
    "policy",
    "policies",
    "strategy",
    "rule",
    "rules",
    "role",
    "roles",
    "scope",
    "scopes",
    "schema",
    "template",
    "provider",
    "providers",
    "store",
    "engine",
    "plugin",
    "controller",
    "operator",
    "issuer",
    "audience",
    "audiences",
    "algorithm",
    "alg",
    "header",
    "headers",
    "field",
    "fields",
    "path",
    "paths",
    "file",
    "files",
    "filename",
    "filepath",
    "dir",
    "directory",
    "mount",
    "mountpath",
    "url",
    "urls",
    "uri",
    "uris",
    "endpoint",
    "endpoints",
    "host",
    "port",
    "seconds",
    "minutes",
    "hours",
    "days",
    "ms",
    "expiration",
    "expiry",
    "expires",
    "ttl",
    "timeout",
    "duration",
    "interval",
    "period",
    "lifetime",
    "age",
    "at",
    "time",
    "timestamp",
    "length",
    "size",
    "count",
    "limit",
    "enabled",
    "disabled",
    "required",
    "optional",
    "status",
    "state",
    "reason",
    "description",
    "title",
    "pattern",
    "enum",
];

/// First words of references to Secrets and of checksums.
const HARMLESS_START: [&str; 2] = ["checksum", "agentinject"]; // `vault.hashicorp.com/agent-inject-secret-db`
const HARMLESS_PARTS: [&str; 2] = ["tokeniz", "pullsecret"];
const HARMLESS_END: [&str; 8] = [
    "existingsecret",
    "authsecret",
    "tlssecret",
    "casecret",
    "certsecret",
    "passwordkey",
    "tokenkey",
    "usernamekey",
];

/// Words that turn a name with `token` into a number of tokens.
const COUNTS: [&str; 11] = [
    "max", "min", "num", "number", "limit", "total", "quota", "budget", "usage", "used", "per",
];

/// File extensions. A file in a ConfigMap is named like its content, with an extension.
const EXTENSIONS: [&str; 13] = [
    "yaml",
    "yml",
    "json",
    "conf",
    "config",
    "cfg",
    "ini",
    "properties",
    "toml",
    "xml",
    "txt",
    "sh",
    "env",
];

/// The directories that paths usually begin with.
const ROOTS: [&str; 14] = [
    "etc", "var", "run", "mnt", "opt", "home", "root", "tmp", "usr", "srv", "data", "vault", "secrets",
    "config",
];

const SWITCHES: [&str; 11] = [
    "true", "false", "yes", "no", "on", "off", "enabled", "disabled", "none", "null", "nil",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_split_into_words() {
        for (name, expected) in [
            ("dbPassword", "db password"),
            ("DB_PASSWORD", "db password"),
            ("spring.datasource.password", "spring datasource password"),
            ("APIKey", "api key"),
            ("X-Api-Key", "x api key"),
            ("s3SecretKey", "s3 secret key"),
            ("passwörter", "passwörter"),
            ("", ""),
        ] {
            assert_eq!(words(name).join(" "), expected);
        }
    }

    #[test]
    fn a_name_with_token_that_counts_is_harmless() {
        assert_eq!(Verdict::of("MAX_TOKENS"), Verdict::Harmless);
        assert_eq!(Verdict::of("tokens"), Verdict::Token);
        assert!(!Verdict::of("tokens").hides("4096"));
        assert!(Verdict::of("tokens").hides("4096123411"));
        assert!(Verdict::of("password").hides("4096"));
    }

    #[test]
    fn a_reference_to_a_variable_is_no_value() {
        assert!(!is_value("$(DB_PASSWORD)") && !is_value(" ${DB_PASSWORD} "));
        assert!(is_value("${DB_PASSWORD:-hunter2}") && is_value("$(") && is_value("$hunter2"));
        assert!(!is_value("/run/secrets/db") && is_value("/wJalrXUtnFEMI/K7MDENG"));
    }
}
