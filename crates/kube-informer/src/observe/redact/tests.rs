//! Credentials in real objects that must be hidden, and texts that must stay readable.

use serde_json::json;

use super::*;

/// A credential that only its name reveals.
const X: &str = "hunter2";
const JWT: &str = "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJyb2JvdCJ9.c2lnbmF0dXJlLW9mLWl0";

fn shown(mut object: Value, secret: bool) -> String {
    redact(&mut object, secret);
    object.to_string()
}

fn encode(text: &str) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let digit = |n: u32| char::from(DIGITS[n as usize & 63]);
    let mut encoded = String::new();
    for part in text.as_bytes().chunks(3) {
        let n = part.iter().fold(0u32, |n, byte| n << 8 | u32::from(*byte)) << (8 * (3 - part.len()));
        encoded.extend((0..=part.len()).map(|at| digit(n >> (18 - 6 * at))));
        encoded.extend(std::iter::repeat_n('=', 3 - part.len()));
    }
    encoded
}

fn env(name: &str, value: impl Into<Value>) -> Value {
    json!({"spec": {"containers": [{"name": "app", "env": [{"name": name, "value": value.into()}]}]}})
}

fn args(args: &[&str]) -> Value {
    json!({"spec": {"containers": [{"name": "app", "args": args}]}})
}

fn map(name: &str, value: impl Into<Value>) -> Value {
    json!({"kind": "ConfigMap", "metadata": {"name": "settings"}, "data": {name: value.into()}})
}

fn annotation(name: &str, value: impl Into<Value>) -> Value {
    json!({"metadata": {"annotations": {name: value.into()}}})
}

fn file(text: &str) -> Value {
    map("app", text)
}

/// The credentials that must be hidden, each with an object that contains it.
fn spots() -> Vec<(&'static str, Value)> {
    let applied = "kubectl.kubernetes.io/last-applied-configuration";
    let pem = "-----BEGIN RSA PRIVATE KEY-----\nMIIEowIBAAKCAQEA\n-----END RSA PRIVATE KEY-----\n";
    vec![
        // Fields of specs, whatever their case.
        (X, json!({"spec": {"password": X}})),
        (X, json!({"spec": {"dbPassword": X}})),
        (X, json!({"spec": {"apiKey": X}})),
        (X, json!({"spec": {"secretAccessKey": X}})),
        (X, json!({"spec": {"auth": {"bearerToken": X}}})),
        (X, json!({"spec": {"oauth2": {"client_secret": X}}})),
        (X, json!({"spec": {"smtp": {"smarthost": "a", "auth_passwd": X}}})),
        ("20211", json!({"spec": {"password": 20211}})),
        (
            "20211",
            json!({"spec": {"users": [{"name": "a", "Password": 20211}]}}),
        ),
        (X, json!({"spec": {"passwords": ["other", X]}})),
        (X, json!({"spec": {"credentials": {"alice": X}}})),
        (X, json!({"spec": {"tokens": {"ci": {"raw": X}}}})),
        (X, json!({"spec": {"token": X}})), // a TokenReview
        (
            X,
            json!({"spec": {"aescbc": {"keys": [{"name": "key1", "secret": X}]}}}),
        ),
        (X, json!({"spec": {"authorization": X}})),
        // Environment variables, headers, parameters.
        (X, env("DB_PASSWORD", X)),
        (X, env("MYSQL_PWD", X)),
        (X, env("REDIS_PASS", X)),
        (X, env("AWS_SECRET_ACCESS_KEY", X)),
        (X, env("NPM_TOKEN", X)),
        (X, env("SENTRY_DSN", X)),
        (X, env("ENCRYPTION_KEY", X)),
        ("1234", env("ADMIN_PASSWORD", "1234")),
        (X, env("DATABASE_URL", "postgres://app:hunter2@db:5432/shop")),
        (X, env("DATABASE_URL", "postgres://app:ab/hunter2@db:5432/shop")),
        (X, env("REDIS_URL", "redis://:hunter2@cache:6379/0")),
        (
            X,
            env(
                "MONGO",
                "mongodb+srv://app:p@hunter2@a.example,b.example/db?retryWrites=true",
            ),
        ),
        (X, env("MYSQL", "app:hunter2@tcp(db:3306)/shop?parseTime=true")),
        (
            X,
            env(
                "JDBC",
                "jdbc:postgresql://db/shop?user=app&password=hunter2&ssl=true",
            ),
        ),
        (X, env("ORACLE", "jdbc:oracle:thin:app/hunter2@//db:1521/XE")),
        (
            X,
            env(
                "MSSQL",
                "Server=db,1433;Database=shop;User Id=app;Password=a&b,hunter2;Encrypt=True",
            ),
        ),
        (
            X,
            env(
                "AZURE",
                "DefaultEndpointsProtocol=https;AccountName=a;AccountKey=hunter2==;EndpointSuffix=x",
            ),
        ),
        (X, env("LIBPQ", "host=db user=app password=hunter2 dbname=shop")),
        (X, env("LIBPQ", "host=db password=a\\hunter2 dbname=shop")),
        (
            X,
            env("TEXT", "the settings are \"password: a\\b hunter2\" and more"),
        ),
        (
            X,
            env(
                "JAVA_OPTS",
                "-Xmx1g -Dspring.datasource.password=hunter2 -Dserver.port=80",
            ),
        ),
        (
            X,
            json!({"httpGet": {"path": "/", "httpHeaders": [{"name": "Authorization", "value": "hunter2"}]}}),
        ),
        (
            X,
            json!({"httpGet": {"path": "/", "httpHeaders": [{"name": "X-Api-Key", "value": "hunter2"}]}}),
        ),
        (
            X,
            json!({"spec": {"source": {"helm": {"parameters": [{"name": "db.password", "value": X}]}}}}),
        ),
        (
            X,
            json!({"spec": {"source": {"helm": {"values": "db:\n  password: hunter2\n  port: 5432\n"}}}}),
        ),
        // Arguments and commands.
        (X, args(&["serve", "--password=hunter2"])),
        (X, args(&["serve", "--password", X, "--verbose"])),
        (X, args(&["--db-password", X])),
        (X, args(&["-token", X])),
        (X, args(&["curl", "-u", "admin:hunter2", "https://example.com"])),
        (
            X,
            args(&[
                "sh",
                "-c",
                "curl -H 'Authorization: Token hunter2' https://example.com",
            ]),
        ),
        (
            X,
            args(&[
                "sh",
                "-c",
                "curl -H \"X-Vault-Token: hunter2\" https://example.com",
            ]),
        ),
        (
            X,
            args(&["sh", "-c", "curl --user admin:hunter2 https://example.com"]),
        ),
        (X, args(&["sh", "-c", "PGPASSWORD=hunter2 psql -h db"])),
        (X, args(&["sh", "-c", "login --token hunter2 --server a"])),
        (
            X,
            args(&["sh", "-c", "CREATE USER app WITH PASSWORD 'hunter2'; GRANT ALL"]),
        ),
        (X, args(&["sh", "-c", "CREATE USER app IDENTIFIED BY 'hunter2'"])),
        (
            "dXNlcjpodW50ZXIy",
            args(&["--header", "Authorization: Basic dXNlcjpodW50ZXIy"]),
        ),
        (
            "dXNlcjpodW50ZXIy",
            args(&["call it with Basic dXNlcjpodW50ZXIy please"]),
        ),
        (
            "abcdef0123456789",
            args(&["call it with bearer abcdef0123456789 please"]),
        ),
        (X, args(&["--url=https://example.com/?access_token=hunter2&x=1"])),
        // Data of ConfigMaps.
        (X, map("password", X)),
        (X, map("db.password", X)),
        (X, map("token.txt", X)),
        (X, map(".dockerconfigjson", "eyJodW50ZXIyIjp7fX0=hunter2")),
        (
            X,
            file("# settings\ndb.user=app\ndb.password=correct horse hunter2\nport=80\n"),
        ),
        (X, file("[db]\npassword = \"hunter2\"\nport = 80\n")),
        (X, file("export DB_PASSWORD=hunter2\nexport PORT=80\n")),
        (X, file("db:\n  user: app\n  password: hunter2\n")),
        (X, file("db:\n  password: |\n    hunter2\n  user: app\n")),
        (X, file("users:\n- name: a\n  passwords:\n  - hunter2\n")),
        (
            X,
            file("env:\n- name: DB_PASSWORD\n  value: hunter2\n- name: MODE\n  value: plain\n"),
        ),
        (X, file("env: [{name: DB_PASSWORD, value: hunter2}]\n")),
        (X, file("args:\n- --password\n- hunter2\n- --verbose\n")),
        (
            X,
            file("apiVersion: v1\nkind: Secret\nmetadata:\n  name: db\nstringData:\n  p: hunter2\n"),
        ),
        (
            X,
            file("<db><user>app</user><password>correct hunter2</password></db>"),
        ),
        (X, file("machine example.com login app password hunter2\n")),
        (X, file("bind 0.0.0.0\nrequirepass hunter2\nport 6379\n")),
        (X, file("//registry.example.com/:_authToken=hunter2\n")),
        (X, file("{\"db\": {\"password\": \"hunter2\", \"port\": 5432}}")),
        (
            X,
            file("{\"db\": {\"password\": \"hunter2\", \"port\": 5432}, and then it is cut"),
        ),
        (
            X,
            file("{\"a\": \"{\\\"b\\\": \\\"{\\\\\\\"password\\\\\\\": \\\\\\\"hunter2\\\\\\\"}\\\"}\"}"),
        ),
        ("MIIEow", file(pem)),
        ("LS0tLS1CRUdJTiBSU0E", file(&encode(pem))),
        ("$apr1$", file("admin:$apr1$hunter22$abcdefghijklmnop\n")),
        ("$2y$10$", file("auth: admin:$2y$10$abcdefghijklmnopqrstuv\n")),
        (
            "YXBwOmh1bnRlcjI=",
            file("{\"auths\": {\"registry.example.com\": {\"auth\": \"YXBwOmh1bnRlcjI=\"}}}"),
        ),
        (
            "eyJhdXRocyI6",
            file(&encode(
                "{\"auths\":{\"registry.example.com\":{\"username\":\"app\",\"password\":\"hunter2\"}}}",
            )),
        ),
        (
            "H4sIAAAAAAAAA",
            map("release", "H4sIAAAAAAAAA8tIzcnJVyjPL8pJAQCFEUoNCwAAAA=="),
        ),
        // Annotations.
        (
            X,
            annotation(
                applied,
                "{\"kind\":\"Deployment\",\"spec\":{\"template\":{\"spec\":{\"containers\":[{\"env\":[{\"name\":\"DB_PASSWORD\",\"value\":\"hunter2\"}]}]}}}}\n",
            ),
        ),
        (
            X,
            annotation(
                applied,
                "{\"kind\":\"Secret\",\"metadata\":{\"name\":\"db\"},\"data\":{\"p\":\"hunter2\"}}",
            ),
        ),
        (X, annotation("example.com/api-token", X)),
        (X, annotation("example.com/config", "token: hunter2")),
        // Tokens with a known prefix.
        (JWT, annotation("a", JWT)),
        (JWT, annotation("a", format!("see {JWT}."))),
        (
            "AKIAIOSFODNN7EXAMPLE",
            annotation("a", "key AKIAIOSFODNN7EXAMPLE was used"),
        ),
        (
            "ghp_",
            annotation("a", "ghp_abcdefghijklmnopqrstuvwxyz0123456789"),
        ),
        (
            "abcdefghij",
            annotation(
                "a",
                "https://ghp_abcdefghijklmnopqrstuvwxyz0123456789@github.com/a/b",
            ),
        ),
        ("glpat-", annotation("a", "clone with glpat-abcdefghij0123456789")),
        ("xoxb-", annotation("a", "xoxb-123456789012-abcdefghijkl")),
        (
            "T0000",
            annotation(
                "a",
                "https://hooks.slack.com/services/T0000AAAA/B0000BBBB/abcdefghijklmnop",
            ),
        ),
        ("AIza", annotation("a", "AIzaSyA-abcdefghijklmnopqrstuvwxyz01234")),
        ("sk_live_", annotation("a", "sk_live_abcdefghijklmnop0123")),
        (
            "abcdef0123",
            annotation(
                "a",
                "https://abcdef0123456789abcdef0123456789@o1.ingest.sentry.io/1",
            ),
        ),
        (
            "AAabcdef",
            annotation("a", "123456789:AAabcdefghijklmnopqrstuvwxyz0123456"),
        ),
        // Errors that objects quote.
        (
            X,
            json!({"status": {"conditions": [{"message": "login failed: password=hunter2 is wrong"}]}}),
        ),
        (
            X,
            json!({"status": {"conditions": [{"message": "spec.password: Invalid value: \"hunter2\": too short"}]}}),
        ),
        (
            X,
            json!({"message": "cannot connect to amqp://app:hunter2@mq:5672/"}),
        ),
    ]
}

#[test]
fn credentials_are_hidden_in_every_spot_of_the_table() {
    let spots = spots();
    assert!(spots.len() >= 60, "{}", spots.len());
    let leaks: Vec<_> = spots
        .into_iter()
        .filter_map(|(credential, object)| {
            let before = object.to_string();
            assert!(before.contains(credential), "{credential} is not in {before}");
            let after = shown(object, false);
            after.contains(credential).then_some(after)
        })
        .collect();
    assert!(leaks.is_empty(), "{}", leaks.join("\n"));
}

/// Objects that must stay unchanged.
fn innocent() -> Vec<Value> {
    vec![
        json!({"spec": {"automountServiceAccountToken": true}}),
        json!({"spec": {"volumes": [{"name": "t", "projected": {"sources": [{"serviceAccountToken": {"expirationSeconds": 3607, "path": "token", "audience": "vault"}}]}}]}}),
        json!({"spec": {"tokenExpirationSeconds": 3607, "passwordPolicy": "strict", "passwordLength": 20}}),
        json!({"spec": {"volumes": [{"name": "tls", "secret": {"secretName": "web-tls", "defaultMode": 420, "items": [{"key": "tls.crt", "path": "tls.crt", "mode": 256}]}}]}}),
        json!({"env": [{"name": "DB_PASSWORD", "valueFrom": {"secretKeyRef": {"name": "db", "key": "password", "optional": false}}}]}),
        json!({"envFrom": [{"secretRef": {"name": "db"}}], "imagePullSecrets": [{"name": "registry"}]}),
        json!({"secrets": [{"name": "robot-token-abcde"}]}),
        json!({"spec": {"tls": [{"hosts": ["a.example"], "secretName": "a-tls"}]}}),
        json!({"tolerations": [{"key": "token", "operator": "Equal", "value": "yes-please", "effect": "NoSchedule"}]}),
        json!({"matchExpressions": [{"key": "secret-node", "operator": "In", "values": ["a", "b"]}]}),
        json!({"image": "registry.example.com/auth/token-service:v1.2", "name": "token-service"}),
        json!({"image": "secret-manager@sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"}),
        json!({"spec": {"publicKey": "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIabcdefghijklmnopqrstuvwxyz012345678 me"}}),
        json!({"caBundle": encode("-----BEGIN CERTIFICATE-----\nMIIBdzCCAR2gAwIBAgIBADAK\n-----END CERTIFICATE-----\n")}),
        json!({"data": {"ca.crt": "-----BEGIN CERTIFICATE-----\nMIIBdzCC\n-----END CERTIFICATE-----\n"}}),
        json!({"rules": [{"apiGroups": [""], "resources": ["secrets", "serviceaccounts/token"], "verbs": ["get"]}]}),
        json!({"args": ["--tls-private-key-file=/etc/tls/tls.key", "--kubeconfig=/etc/kubernetes/kubelet.conf", "--token-ttl=24h"]}),
        json!({"args": ["--tls-private-key", "/etc/tls/tls.key", "--secure-port=6443", "--authorization-mode=Node,RBAC"]}),
        json!({"args": ["chown", "-u", "1000:1000", "/data"]}),
        env("DATABASE_URL", "postgres://app:$(DB_PASSWORD)@db:5432/shop"),
        env("DB_PASSWORD", "$(OTHER)"),
        env("PASSWORD_FILE", "/run/secrets/db"),
        env("TOKEN_URL", "https://id.example.com/oauth/token"),
        env("MAX_TOKENS", "4096"),
        env("ENABLE_TOKEN_AUTH", "true"),
        env("DB_PASSWORD", ""),
        env("REPO", "https://github.com/a/b.git?ref=v1"),
        env("REPO", "ssh://git@github.com/a/b.git"),
        env("PROXY", "http://proxy.example.com:3128/a@b"),
        env("MONKEY", "banana"),
        env("BYPASS", "nothing"),
        annotation("checksum/secret", "9f86d081884c7d659a2feaa0c55ad015"),
        annotation("nginx.ingress.kubernetes.io/auth-secret", "prod/basic-auth"),
        annotation("kubernetes.io/service-account.name", "robot"),
        annotation("deployment.kubernetes.io/revision", "3"),
        annotation(
            "kubectl.kubernetes.io/last-applied-configuration",
            "{\"kind\":\"Pod\",\"spec\":{\"nodeName\":\"a\"}}\n",
        ),
        json!({"message": "secrets \"db\" is forbidden: User \"system:serviceaccount:prod:operator\" cannot list resource \"secrets\" in API group \"\""}),
        json!({"message": "MountVolume.SetUp failed for volume \"token\" : secret \"db-creds\" not found"}),
        json!({"message": "Basic authentication and Bearer authentication are off; the token has expired: ask again"}),
        json!({"metadata": {"name": "nginx1.17a3c5e8d2f1b3c4", "uid": "0a1b2c3d-0000-4000-8000-000000000000"}}),
        json!({"metadata": {"managedFields": [{"manager": "kubectl", "operation": "Update", "fieldsV1": {"f:spec": {"f:password": {}, "f:token": {"f:secretName": {}}}}}]}}),
        json!({"schema": {"properties": {"password": {"type": "string", "description": "The password.", "format": "password"}}}}),
        json!({"certificateRefs": [{"group": "", "kind": "Secret", "name": "web-tls"}]}),
        json!({"spec": {"secretStoreRef": {"kind": "ClusterSecretStore", "name": "vault"}, "existingSecret": "db"}}),
        json!({"data": {"Corefile": ".:53 {\n    errors\n    forward . /etc/resolv.conf\n    cache 30\n}\n"}}),
        json!({"data": {"log.yaml": "level: info\noutput: stdout\nfields:\n- name: app\n  value: web\n"}}),
        json!({"analysis": {"tokenizer": "standard", "passwordless": true}}),
    ]
}

#[test]
fn innocent_fields_stay_readable() {
    let innocent = innocent();
    assert!(innocent.len() >= 25, "{}", innocent.len());
    let hidden: Vec<_> = innocent
        .into_iter()
        .filter_map(|object| {
            let before = object.to_string();
            let after = shown(object, false);
            (before != after).then(|| format!("{before}\n  became\n{after}"))
        })
        .collect();
    assert!(hidden.is_empty(), "{}", hidden.join("\n"));
}

#[test]
fn around_a_credential_the_rest_stays_readable() {
    for (object, expected) in [
        (
            args(&["--password=hunter2", "--verbose"]),
            "\"--password=(not shown)\",\"--verbose\"",
        ),
        (
            args(&["--password", "hunter2", "--verbose"]),
            "\"--password\",\"(7 bytes, not shown)\",\"--verbose\"",
        ),
        (args(&["curl", "-u", "admin:hunter2"]), "\"admin:(not shown)\""),
        (
            env("A", "postgres://app:hunter2@db:5432/shop"),
            "postgres://app:(not shown)@db:5432/shop",
        ),
        (
            env("A", "Server=db;Password=hunter2;Encrypt=True"),
            "Server=db;Password=(not shown);Encrypt=True",
        ),
        (
            env("A", "host=db password=hunter2 dbname=shop"),
            "host=db password=(not shown) dbname=shop",
        ),
        (
            env("DB_PASSWORD", X),
            "\"name\":\"DB_PASSWORD\",\"value\":\"(7 bytes, not shown)\"",
        ),
        (
            file("a: 1\npassword: hunter2\nb: 2\n"),
            "a: 1\\npassword: (not shown)\\nb: 2\\n",
        ),
        (
            file("{\"a\":1,\"password\":\"hunter2\"}"),
            "{\\\"a\\\":1,\\\"password\\\":\\\"(7 bytes, not shown)\\\"}",
        ),
        (
            annotation("a", "use AKIAIOSFODNN7EXAMPLE here"),
            "use (not shown) here",
        ),
    ] {
        let shown = shown(object, false);
        assert!(shown.contains(expected), "{expected} is not in {shown}");
    }
}

#[test]
fn of_a_secret_only_names_and_sizes_are_shown() {
    let secret = json!({
        "apiVersion": "v1", "kind": "Secret", "type": "Opaque",
        "metadata": {"name": "db", "labels": {"app": "web", "token": "hunter2"}, "annotations": {
            "kubectl.kubernetes.io/last-applied-configuration": "{\"stringData\":{\"p\":\"hunter2\"}}",
            "rotated-from": "hunter1",
            "kubernetes.io/service-account.name": "robot",
        }},
        "data": {"password": "aHVudGVyMg=="},
        "stringData": {"p": "hunter2", "flag": "true"},
        "somethingNew": {"p": "hunter2"},
    });
    for known in [true, false] {
        let shown = shown(secret.clone(), known);
        assert!(!shown.contains("hunter") && !shown.contains("aHVu"), "{shown}");
        assert!(
            shown.contains("\"password\":\"(12 bytes, not shown)\""),
            "{shown}"
        );
        assert!(!shown.contains("true"), "{shown}");
        assert!(shown.contains("robot") && shown.contains("Opaque"), "{shown}");
    }
}

#[test]
fn a_secret_that_does_not_say_so_is_one_by_its_resource() {
    let slim = json!({"metadata": {"name": "db"}, "data": {"p": "aHVudGVyMg=="}});
    assert!(!shown(slim.clone(), true).contains("aHVu"));
    assert!(
        shown(slim, false).contains("aHVu"),
        "the data of a ConfigMap is shown"
    );
    let unserialised = Value::String("cannot be shown: hunter2".to_owned());
    assert!(!shown(unserialised, true).contains(X));
}

#[test]
fn values_quoted_in_an_error_are_hidden() {
    assert!(!redact_error("invalid value: \"hunter2\"", true).contains(X));
    assert_eq!(redact_error("no such field", false), "no such field");
    assert_eq!(
        redact_error(
            "invalid type: string \"hun\\\"ter2\", expected i32 at line 1 column 7",
            false
        ),
        "invalid type: string \"(not shown)\", expected i32 at line 1 column 7"
    );
    assert!(!redact_error("invalid type: string \"hunter2", false).contains(X));
    assert!(!redact_error("cannot reach https://app:hunter2@proxy:3128", false).contains(X));
}

#[test]
fn of_a_label_the_value_is_hidden_by_its_name_or_shape() {
    assert_eq!(redact_label("app", "web"), "web");
    assert_eq!(redact_label("example.com/token", X), HIDDEN);
    assert_eq!(redact_label("key", "AKIAIOSFODNN7EXAMPLE"), HIDDEN);
}

#[test]
fn a_text_with_too_many_encodings_is_hidden() {
    let mut text = "{\"a\":\"hunter2\"}".to_owned();
    for _ in 0..9 {
        text = json!({ "a": text }).to_string();
    }
    assert!(!shown(json!({ "x": text }), false).contains(X));
}

#[test]
fn no_text_makes_redaction_fail() {
    // Every piece beside every other: cut quotes, cut addresses, other scripts.
    let pieces = [
        "password",
        ":",
        "=",
        " ",
        "\"",
        "\\",
        "'",
        "ä",
        "日",
        "://",
        "@",
        "\n",
        "- ",
        "--",
        "{",
        "[",
        "<",
        ">",
        "Bearer ",
        "-----BEGIN PRIVATE KEY",
        "|",
        "",
    ];
    for a in pieces {
        for b in pieces {
            for c in pieces {
                let text = format!("{a}{b}{c}{a}");
                let _ = redact_text(&text);
            }
        }
    }
}
