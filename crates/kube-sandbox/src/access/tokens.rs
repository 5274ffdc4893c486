//! Bearer tokens and the users behind them.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use parking_lot::Mutex;
use serde_json::Value;
use tokio::time::Instant;

use super::User;
use crate::object::{self, Key};
use crate::schema::GroupResource;
use crate::store::Store;

/// Every token that the server issued.
#[derive(Debug)]
pub(crate) struct Tokens {
    /// The token of the kubeconfig.
    admin: String,
    admin_user: Arc<User>,
    others: Mutex<HashMap<String, Token>>,
}

#[derive(Debug)]
struct Token {
    user: Arc<User>,
    expires: Option<Instant>,
    /// The service account that the token is of, with its uid. The token ends with it.
    account: Option<(Key, String)>,
}

impl Tokens {
    pub(crate) fn new() -> Self {
        Self {
            admin: random(),
            admin_user: Arc::new(User::admin()),
            others: Mutex::default(),
        }
    }

    pub(crate) fn admin(&self) -> &str {
        &self.admin
    }

    pub(crate) fn admin_user(&self) -> Arc<User> {
        Arc::clone(&self.admin_user)
    }

    /// The user that presents this token; none if the token is wrong, expired, or of a deleted service account.
    pub(crate) fn user(&self, token: &str, store: &Store) -> Option<Arc<User>> {
        if same(token, &self.admin) {
            return Some(self.admin_user());
        }
        let others = self.others.lock();
        let found = others.get(token)?;
        if found.expires.is_some_and(|end| Instant::now() >= end) {
            return None;
        }
        if let Some((key, uid)) = &found.account {
            let accounts = GroupResource {
                group: String::new(),
                resource: "serviceaccounts".to_owned(),
            };
            let state = store.read();
            let account = state.get(&accounts, key)?.decode();
            if object::meta_str(&account, "uid") != uid {
                return None;
            }
        }
        Some(Arc::clone(&found.user))
    }

    /// A token that never expires.
    pub(crate) fn issue(&self, user: User) -> String {
        let token = random();
        let entry = Token {
            user: Arc::new(user),
            expires: None,
            account: None,
        };
        self.others.lock().insert(token.clone(), entry);
        token
    }

    /// A token of a service account. It has the form of a JSON Web Token with these claims; its signature is random, because
    /// the server recognizes its tokens by looking them up.
    pub(crate) fn issue_for_account(
        &self,
        user: User,
        key: Key,
        claims: &Value,
        lifetime: Duration,
    ) -> String {
        let part = |text: &str| URL_SAFE_NO_PAD.encode(text);
        let head = part(r#"{"alg":"ES256","kid":"kube-sandbox"}"#);
        let mut signature = [0; 64];
        fill(&mut signature);
        let token = format!(
            "{head}.{}.{}",
            part(&claims.to_string()),
            URL_SAFE_NO_PAD.encode(signature)
        );
        let now = Instant::now();
        let entry = Token {
            account: Some((key, user.uid.clone())),
            user: Arc::new(user),
            expires: now.checked_add(lifetime),
        };
        let mut others = self.others.lock();
        others.retain(|_, token| token.expires.is_none_or(|end| now < end));
        others.insert(token.clone(), entry);
        token
    }
}

/// Compares in constant time.
fn same(one: &str, other: &str) -> bool {
    let differences = one
        .bytes()
        .zip(other.bytes())
        .fold(0, |all, (a, b)| all | (a ^ b));
    one.len() == other.len() && differences == 0
}

/// A token that no other program can guess; the seed has no part in it.
fn random() -> String {
    let mut bytes = [0; 16];
    fill(&mut bytes);
    format!("sandbox-{:032x}", u128::from_be_bytes(bytes))
}

fn fill(bytes: &mut [u8]) {
    getrandom::fill(bytes).expect("the operating system has a source of randomness");
}
