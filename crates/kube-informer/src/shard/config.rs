//! Configuration of a group of replicas.

use std::time::Duration;

use super::range::MOST_RANGES;
use crate::protocol::ShardKey;

/// The configuration of one replica of a group that shares collections.
///
/// ```
/// # use std::time::Duration;
/// use kube_informer::shard::Config;
///
/// let config = Config::new("prod", "my-operator", "my-operator-7d9f-x2x4q");
/// assert_eq!((config.ranges, config.lease_duration), (128, Duration::from_secs(15)));
/// ```
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Config {
    /// The namespace of the group's Leases.
    pub namespace: String,
    /// The name of the group. The Lease with the table of owners has this name, and the Leases of the replicas begin with it.
    pub name: String,
    /// The identity of this replica, usually the name of its pod. A second process with the same identity waits until the
    /// Lease of the first has expired.
    pub identity: String,
    /// The number of ranges that the hashes are divided into: four or more for each replica. Default: 128; at most 1,024.
    ///
    /// While replicas with different numbers run, the number in the table stays in effect. Once all of them ask for the same
    /// other number, every range is given up, and the hashes are divided anew.
    pub ranges: u32,
    /// The field that is hashed. Default: the uid.
    pub key: ShardKey,
    /// A replica of weight 2 owns twice as many ranges as one of weight 1. Default: 1; at most 100.
    pub weight: u32,
    /// What the replicas do, in a word or two; empty by default. Replicas with another text are not given ranges, so two
    /// programs that use the same name by mistake do not share their work.
    pub program: String,
    /// How long a Lease lasts after its last renewal that another replica observed. Default: 15 s.
    pub lease_duration: Duration,
    /// How long after its last renewal a replica stops writing. Default: 10 s.
    pub renew_deadline: Duration,
    /// How often a replica renews its Lease and reads those of the others. Default: 2 s.
    pub retry_period: Duration,
    /// How much longer than `lease_duration` the others wait, because clocks run at different rates and a request takes time to
    /// arrive. Default: 1.5 s, a tenth of the lease.
    pub margin: Duration,
    /// How long work on a range that moves away may take to end. Then it is aborted. Default: 10 s.
    pub drain_within: Duration,
}

/// All errors of a configuration.
///
/// ```
/// # use kube_informer::shard::Config;
/// let mut config = Config::new("prod", "my-operator", "");
/// config.ranges = 0;
/// assert_eq!(config.validate().unwrap_err().problems().len(), 2);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("this replica cannot share work: {}", .problems.join("; "))]
pub struct InvalidConfig {
    problems: Vec<String>,
}

impl InvalidConfig {
    /// The errors, each with the field to change. See [`InvalidConfig`] for an example.
    pub fn problems(&self) -> &[String] {
        &self.problems
    }
}

/// The largest weight.
pub(super) const MOST_WEIGHT: u32 = 100;
/// The longest lease duration. It bounds how long a Lease with an absurd duration blocks its ranges.
pub(super) const LONGEST_LEASE: Duration = Duration::from_secs(24 * 3_600);

impl Config {
    /// A configuration with the default times. See [`Config`] for an example.
    pub fn new(namespace: impl Into<String>, name: impl Into<String>, identity: impl Into<String>) -> Self {
        Self {
            namespace: namespace.into(),
            name: name.into(),
            identity: identity.into(),
            ranges: 128,
            key: ShardKey::Uid,
            weight: 1,
            program: String::new(),
            lease_duration: Duration::from_secs(15),
            renew_deadline: Duration::from_secs(10),
            retry_period: Duration::from_secs(2),
            margin: Duration::from_millis(1_500),
            drain_within: Duration::from_secs(10),
        }
    }

    /// The name of this replica's Lease.
    pub(super) fn lease_name(&self) -> String {
        format!("{}-{}", self.name, self.identity)
    }

    /// Checks all values; reports every violation.
    ///
    /// # Errors
    /// At least one value is invalid.
    pub fn validate(&self) -> Result<(), InvalidConfig> {
        let mut problems = Vec::new();
        let mut require = |holds: bool, problem: &str| {
            if !holds {
                problems.push(problem.to_owned());
            }
        };
        // These values are inserted into a path unescaped.
        let plain = |text: &str, most: usize| {
            let inner = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b"-.".contains(&b);
            !text.is_empty() && text.len() <= most && text.bytes().all(inner)
        };
        require(
            plain(&self.namespace, 63),
            "namespace must be lowercase letters, digits, `-` and `.`",
        );
        require(
            plain(&self.name, 63),
            "name must be lowercase letters, digits, `-` and `.`, at most 63",
        );
        require(
            plain(&self.identity, 180),
            "identity must be lowercase letters, digits, `-` and `.`, at most 180",
        );
        require(
            self.program.len() <= 253,
            "program must be at most 253 bytes long",
        );
        require(
            (1..=MOST_RANGES).contains(&self.ranges),
            "ranges must be between 1 and 1024",
        );
        require(
            (1..=MOST_WEIGHT).contains(&self.weight),
            "weight must be between 1 and 100",
        );
        require(
            (Duration::from_secs(1)..=LONGEST_LEASE).contains(&self.lease_duration),
            "lease_duration must be between a second and a day",
        );
        require(!self.retry_period.is_zero(), "retry_period must not be zero");
        require(
            self.lease_duration > self.renew_deadline,
            "lease_duration must be greater than renew_deadline",
        );
        require(
            self.renew_deadline.checked_div(2).unwrap_or_default() > self.retry_period,
            "renew_deadline must be greater than twice retry_period",
        );
        require(
            self.margin <= LONGEST_LEASE && self.margin >= self.lease_duration / 10,
            "margin must be a tenth of lease_duration at least",
        );
        if problems.is_empty() {
            Ok(())
        } else {
            Err(InvalidConfig { problems })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(change: impl FnOnce(&mut Config)) -> Vec<String> {
        let mut config = Config::new("ns", "name", "me");
        change(&mut config);
        config
            .validate()
            .err()
            .map_or_else(Vec::new, |error| error.problems)
    }

    #[test]
    fn the_defaults_are_valid_and_each_rule_is_checked() {
        let second = Duration::from_secs(1);
        assert!(problems(|_| ()).is_empty());
        type Change = fn(&mut Config);
        let changes: [(Change, &str); 9] = [
            (|c| c.identity = "a/b".into(), "identity"),
            (|c| c.name = "A".into(), "name"),
            (|c| c.ranges = 0, "ranges"),
            (|c| c.ranges = 1_025, "ranges"),
            (|c| c.weight = 0, "weight"),
            (|c| c.lease_duration = Duration::MAX, "lease_duration"),
            (|c| c.margin = Duration::ZERO, "margin"),
            (|c| c.retry_period = Duration::ZERO, "retry_period"),
            (|c| c.renew_deadline = Duration::from_secs(15), "lease_duration"),
        ];
        for (change, field) in changes {
            let problems = problems(change);
            assert!(
                problems.iter().any(|p| p.starts_with(field)),
                "{field}: {problems:?}"
            );
        }
        assert_eq!(problems(|c| c.retry_period = second * 5).len(), 1);
    }
}
