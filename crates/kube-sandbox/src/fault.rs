//! Faults on purpose: rules that say which requests go wrong, and how.
//!
//! A rule is a [`Fault`] with conditions. Rules are evaluated in the order in which they were added; all that match a
//! request act on it together. A rule that counts or rolls dice does so over the requests its other conditions match,
//! so a run with the same requests and the same seed goes wrong in the same places.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use parking_lot::Mutex;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use tokio::sync::watch;

use crate::log::RequestRecord;
use crate::route::Verb;

/// What goes wrong.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum Fault {
    /// No answer: in process the call fails as a refused connection does, over a socket the connection is closed.
    Refuse,
    /// The answer begins only after this time.
    Latency(Duration),
    /// 429 with `Retry-After`.
    TooManyRequests {
        /// The value of `Retry-After`, in whole seconds, rounded up.
        retry_after: Duration,
    },
    /// An answer with this HTTP status and a `Status` of the usual reason: 401, 403, 404, 410, 500, 503, 504, …
    Status(u16),
    /// The connection breaks in the middle of the answer.
    Cut {
        /// How much of the answer is sent before.
        after: After,
    },
    /// The answer ends early but cleanly, as if it were complete: a truncated body, a watch closed by the server.
    End {
        /// How much of the answer is sent before.
        after: After,
    },
    /// The answer stops coming while the connection stays open and silent, until the rule is removed.
    Stall {
        /// How much of the answer is sent before.
        after: After,
    },
    /// A watch with `sendInitialEvents` never gets its `k8s.io/initial-events-end` bookmark.
    NoEndBookmark,
    /// `sendInitialEvents` is refused, as servers without watch-list refuse it.
    RefuseStreaming,
    /// The version asked for counts as compacted: 410 for a list, an ERROR event for a watch.
    ExpireVersion,
    /// The continue token counts as expired.
    ExpireContinue,
    /// Every watch event is sent twice. Other answers stay as they are.
    Duplicate,
    /// A line that is no JSON is put into the stream.
    Malformed {
        /// After this number of events.
        after_events: usize,
    },
    /// The object of that name is sent with fields of the wrong types (those it has, and a spec, status and data), so
    /// that its type cannot be decoded; its metadata stays readable.
    Undecodable {
        /// The object's name.
        name: String,
    },
    /// The server answers from an older version, as one that lags behind: lists and gets show the past, watches stay
    /// silent, until the rule is removed.
    Stale {
        /// The version that the server seems to be at.
        version: u64,
    },
}

/// A point within an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum After {
    /// So many watch events, or list items.
    Events(usize),
    /// So many bytes, counted before compression.
    Bytes(usize),
}

/// A fault and the requests it is for.
///
/// ```
/// use kube_sandbox::{After, Fault, Rule, Verb};
///
/// // The second list of pods breaks off after a thousand bytes.
/// let rule = Rule::new(Fault::Cut { after: After::Bytes(1000) })
///     .verb(Verb::List)
///     .resource("pods")
///     .nth(2);
/// # let _ = rule;
/// ```
#[derive(Debug, Clone)]
#[must_use = "a rule acts only once it was given to `Sandbox::fault`"]
pub struct Rule {
    fault: Fault,
    verbs: Vec<Verb>,
    resource: Option<String>,
    namespace: Option<String>,
    first: usize,
    times: usize,
    chance: Option<(f64, u64)>,
}

impl Rule {
    /// This fault for every request; the other methods narrow it down.
    pub fn new(fault: Fault) -> Self {
        Self {
            fault,
            verbs: Vec::new(),
            resource: None,
            namespace: None,
            first: 1,
            times: usize::MAX,
            chance: None,
        }
    }

    /// Only requests of this verb. Called more than once: of any of them.
    pub fn verb(mut self, verb: Verb) -> Self {
        self.verbs.push(verb);
        self
    }

    /// Only requests for this resource, by its plural name: `pods`.
    pub fn resource(mut self, plural: impl Into<String>) -> Self {
        self.resource = Some(plural.into());
        self
    }

    /// Only requests within this namespace.
    pub fn namespace(mut self, namespace: impl Into<String>) -> Self {
        self.namespace = Some(namespace.into());
        self
    }

    /// Only the `n`th request that matches, counted from 1.
    pub fn nth(self, n: usize) -> Self {
        self.from(n).times(1)
    }

    /// Only from the `n`th request that matches on, counted from 1.
    pub fn from(mut self, n: usize) -> Self {
        self.first = n.max(1);
        self
    }

    /// At most this number of times.
    pub fn times(mut self, times: usize) -> Self {
        self.times = times;
        self
    }

    /// Only with this probability (0 to 1), rolled with dice of this seed.
    pub fn probability(mut self, chance: f64, seed: u64) -> Self {
        self.chance = Some((chance, seed));
        self
    }
}

/// A rule at work. It stays until it is removed; dropping the handle leaves it in place.
#[derive(Debug, Clone)]
pub struct FaultHandle {
    active: Arc<Active>,
    rules: Arc<Rules>,
}

impl FaultHandle {
    /// Ends the rule. Streams that it stalls or holds back go on.
    pub fn remove(&self) {
        self.active.on.store(false, Ordering::Release);
        self.rules
            .list
            .lock()
            .retain(|rule| !Arc::ptr_eq(rule, &self.active));
        self.rules.bell.send_modify(|n| *n += 1);
    }

    /// How many requests it has acted on.
    pub fn hits(&self) -> usize {
        self.active.hits.load(Ordering::Relaxed)
    }
}

/// All rules of a server.
#[derive(Debug, Default)]
pub(crate) struct Rules {
    list: Mutex<Vec<Arc<Active>>>,
    /// Rings when a rule is removed.
    bell: watch::Sender<u64>,
}

/// A rule with its counters.
#[derive(Debug)]
pub(crate) struct Active {
    rule: Rule,
    on: AtomicBool,
    matched: AtomicUsize,
    hits: AtomicUsize,
    dice: Option<Mutex<StdRng>>,
}

impl Rules {
    pub(crate) fn add(self: &Arc<Self>, rule: Rule) -> FaultHandle {
        let active = Arc::new(Active {
            dice: rule
                .chance
                .map(|(_, seed)| Mutex::new(StdRng::seed_from_u64(seed))),
            rule,
            on: AtomicBool::new(true),
            matched: AtomicUsize::new(0),
            hits: AtomicUsize::new(0),
        });
        self.list.lock().push(Arc::clone(&active));
        FaultHandle {
            active,
            rules: Arc::clone(self),
        }
    }

    pub(crate) fn clear(&self) {
        for rule in self.list.lock().drain(..) {
            rule.on.store(false, Ordering::Release);
        }
        self.bell.send_modify(|n| *n += 1);
    }

    /// What goes wrong with this request.
    pub(crate) fn on_request(&self, request: &RequestRecord) -> Vec<Hit> {
        let rules = self.list.lock();
        rules
            .iter()
            .filter(|active| active.strikes(request))
            .map(|active| Hit {
                active: Arc::clone(active),
                bell: self.bell.subscribe(),
            })
            .collect()
    }
}

impl Active {
    fn strikes(&self, request: &RequestRecord) -> bool {
        let rule = &self.rule;
        let applies = (rule.verbs.is_empty() || rule.verbs.contains(&request.verb))
            && rule.resource.as_ref().is_none_or(|r| *r == request.resource)
            && rule.namespace.as_ref().is_none_or(|n| *n == request.namespace);
        if !applies {
            return false;
        }
        let nth = self.matched.fetch_add(1, Ordering::Relaxed) + 1;
        if nth < rule.first || nth - rule.first >= rule.times {
            return false;
        }
        if let (Some((chance, _)), Some(dice)) = (rule.chance, &self.dice)
            && !dice.lock().random_bool(chance.clamp(0.0, 1.0))
        {
            return false;
        }
        self.hits.fetch_add(1, Ordering::Relaxed);
        true
    }
}

/// A rule that struck a request.
#[derive(Debug, Clone)]
pub(crate) struct Hit {
    active: Arc<Active>,
    bell: watch::Receiver<u64>,
}

impl Hit {
    pub(crate) fn fault(&self) -> &Fault {
        &self.active.rule.fault
    }

    pub(crate) fn is_on(&self) -> bool {
        self.active.on.load(Ordering::Acquire)
    }

    /// Resolves once the rule is removed.
    pub(crate) async fn removed(&mut self) {
        while self.is_on() {
            if self.bell.changed().await.is_err() {
                // The server is gone, and with it the rule.
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list_of(resource: &str) -> RequestRecord {
        RequestRecord {
            verb: Verb::List,
            resource: resource.to_owned(),
            ..RequestRecord::default()
        }
    }

    fn strikes(rule: Rule, requests: &[RequestRecord]) -> String {
        let rules = Arc::new(Rules::default());
        rules.add(rule);
        requests
            .iter()
            .map(|r| if rules.on_request(r).is_empty() { '.' } else { 'X' })
            .collect()
    }

    #[test]
    fn a_rule_counts_only_what_it_is_about() {
        let requests = [
            list_of("pods"),
            list_of("nodes"),
            list_of("pods"),
            list_of("pods"),
        ];
        let rule = || Rule::new(Fault::Refuse).verb(Verb::List).resource("pods");
        assert_eq!(strikes(rule(), &requests), "X.XX");
        assert_eq!(strikes(rule().nth(2), &requests), "..X.");
        assert_eq!(strikes(rule().from(2), &requests), "..XX");
        assert_eq!(strikes(rule().times(2), &requests), "X.X.");
        assert_eq!(strikes(rule().verb(Verb::Get).nth(1), &requests), "X...");
        assert_eq!(
            strikes(Rule::new(Fault::Refuse).verb(Verb::Get), &requests),
            "...."
        );
    }

    #[test]
    fn the_same_seed_strikes_the_same_requests() {
        let requests = vec![list_of("pods"); 200];
        let rule = |seed| Rule::new(Fault::Refuse).probability(0.5, seed);
        let first = strikes(rule(7), &requests);
        assert_eq!(first, strikes(rule(7), &requests));
        assert_ne!(first, strikes(rule(8), &requests));
        let hits = first.matches('X').count();
        assert!((60..140).contains(&hits), "{hits} of 200 at a chance of a half");
    }

    #[test]
    fn a_removed_rule_strikes_no_more() {
        let rules = Arc::new(Rules::default());
        let handle = rules.add(Rule::new(Fault::Refuse));
        assert_eq!(rules.on_request(&list_of("pods")).len(), 1);
        handle.remove();
        assert!(rules.on_request(&list_of("pods")).is_empty());
        assert_eq!(handle.hits(), 1);
    }
}
