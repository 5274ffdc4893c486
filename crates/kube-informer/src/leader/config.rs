//! Configuration of an election.

use std::time::Duration;

/// The configuration of an election: the lease, the identity of this replica, and the times.
///
/// The times are client-go's defaults: a lease lasts 15 s, a leader that cannot renew it for 10 s stops, and every
/// replica checks it every 2 s.
///
/// # Clocks
/// No two clocks are ever compared. A standby takes a lease over when it has observed no change of it for its whole
/// duration, and a leader stops when it has not renewed the lease for `renew_deadline`; each measures with its own
/// clock. So clocks may be set to anything, and may differ in speed by as much as `lease_duration / renew_deadline`: by
/// half, with the defaults.
///
/// ```
/// # use std::time::Duration;
/// use kube_informer::leader::Config;
///
/// let config = Config::new("prod", "my-controller", "my-controller-7d9f-x2x4q");
/// assert_eq!(config.lease_duration, Duration::from_secs(15));
/// ```
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Config {
    /// The lease's namespace.
    pub namespace: String,
    /// The lease's name: one per responsibility.
    pub name: String,
    /// The identity of this replica. It has to be different for every process: a pod's name, or a name with a random
    /// part. Two replicas with the same identity evict each other in turn.
    pub identity: String,
    /// How long a standby waits after the last renewal that it observed. A standby waits no longer than a day, whatever
    /// the lease says, unless its own `lease_duration` is longer.
    pub lease_duration: Duration,
    /// How long after its last renewal a leader stops.
    pub renew_deadline: Duration,
    /// How often the leader renews the lease. A standby reads it as often, plus a random delay of up to 1.2 times this
    /// period.
    pub retry_period: Duration,
    /// Whether the leader releases the lease when its work has ended, so that a standby takes over at once; default:
    /// yes. Otherwise the next leader starts when the lease has expired.
    #[doc(alias = "ReleaseOnCancel")]
    pub release: bool,
}

/// All errors of a configuration.
///
/// ```
/// # use kube_informer::leader::Config;
/// let mut config = Config::new("prod", "my-controller", "");
/// config.retry_period = config.lease_duration;
/// let error = config.validate().unwrap_err();
/// assert_eq!(error.problems().len(), 2);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("this election cannot be held: {}", .problems.join("; "))]
pub struct InvalidConfig {
    problems: Vec<String>,
}

impl InvalidConfig {
    /// The errors, each with the field to change. See [`InvalidConfig`] for an example.
    pub fn problems(&self) -> &[String] {
        &self.problems
    }
}

/// The maximum random delay of a standby, as a multiple of the retry period.
pub(super) const JITTER: f64 = 1.2;

impl Config {
    /// A configuration with the default times. See [`Config`] for an example.
    pub fn new(namespace: impl Into<String>, name: impl Into<String>, identity: impl Into<String>) -> Self {
        Self {
            namespace: namespace.into(),
            name: name.into(),
            identity: identity.into(),
            lease_duration: Duration::from_secs(15),
            renew_deadline: Duration::from_secs(10),
            retry_period: Duration::from_secs(2),
            release: true,
        }
    }

    /// Checks client-go's rules, and that the lease duration is whole seconds; reports every violation.
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
        // Both values are inserted into a path unescaped.
        let plain = |text: &str| {
            !text.is_empty()
                && text
                    .bytes()
                    .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b"-.".contains(&b))
        };
        require(
            plain(&self.namespace),
            "namespace must be lowercase letters, digits, `-` and `.`",
        );
        require(
            plain(&self.name),
            "name must be lowercase letters, digits, `-` and `.`",
        );
        require(!self.identity.is_empty(), "identity must not be empty");
        require(
            self.lease_duration >= Duration::from_secs(1),
            "lease_duration must be a second at least",
        );
        require(!self.renew_deadline.is_zero(), "renew_deadline must not be zero");
        require(!self.retry_period.is_zero(), "retry_period must not be zero");
        require(
            self.lease_duration > self.renew_deadline,
            "lease_duration must be greater than renew_deadline",
        );
        require(
            self.renew_deadline.as_secs_f64() > JITTER * self.retry_period.as_secs_f64(),
            "renew_deadline must be greater than 1.2 times retry_period",
        );
        // Rounded up, it has to fit into the 32 bits that a server keeps.
        require(
            self.lease_duration <= Duration::from_secs(i32::MAX as u64),
            "lease_duration must be less than 68 years",
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
    fn b64_the_defaults_are_client_gos_and_valid() {
        let config = Config::new("ns", "name", "me");
        let times = [config.lease_duration, config.renew_deadline, config.retry_period];
        assert_eq!(times.map(|time| time.as_secs()), [15, 10, 2]);
        assert_eq!(config.validate(), Ok(()));
    }

    #[test]
    fn b64_each_rule_is_checked() {
        let second = Duration::from_secs(1);
        assert_eq!(
            problems(|c| c.renew_deadline = second * 15),
            ["lease_duration must be greater than renew_deadline"]
        );
        assert_eq!(
            problems(|c| c.retry_period = second * 10),
            ["renew_deadline must be greater than 1.2 times retry_period"]
        );
        assert_eq!(
            problems(|c| c.retry_period = Duration::ZERO),
            ["retry_period must not be zero"]
        );
        assert_eq!(problems(|c| c.identity.clear()), ["identity must not be empty"]);
    }

    #[test]
    fn b69_times_that_no_clock_has_are_refused_and_no_panic() {
        let years = ["lease_duration must be less than 68 years"];
        assert_eq!(problems(|c| c.lease_duration = Duration::MAX), years);
        assert_eq!(
            problems(|c| c.lease_duration = Duration::new(i32::MAX as u64, 1)),
            years,
            "it is rounded up"
        );
        assert!(problems(|c| c.lease_duration = Duration::from_secs(i32::MAX as u64)).is_empty());
        assert_eq!(problems(|c| c.renew_deadline = Duration::MAX).len(), 1);
        assert_eq!(problems(|c| c.retry_period = Duration::MAX).len(), 1);
    }

    #[test]
    fn b64_all_that_is_wrong_is_said_at_once() {
        let wrong = problems(|c| {
            *c = Config {
                namespace: String::new(),
                name: String::new(),
                identity: String::new(),
                lease_duration: Duration::ZERO,
                renew_deadline: Duration::ZERO,
                retry_period: Duration::ZERO,
                release: true,
            }
        });
        assert_eq!(wrong.len(), 8, "{wrong:?}");
    }
}
