//! What can be chosen of an election.

use std::time::Duration;

/// An election: which lease, as whom, and how patiently.
///
/// The times are client-go's defaults: a lease is good for 15 s, a leader that could not renew it for 10 s stops, and
/// everybody looks every 2 s.
///
/// # Clocks
/// No two clocks are ever compared. Others take a lease over when they have seen no change of it for its whole duration, and a
/// leader stops when it has not renewed it for `renew_deadline`; both measure by themselves. So clocks may be set to anything, and
/// may differ in speed by as much as `lease_duration / renew_deadline`: by half, with the defaults.
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
    /// The lease's name: one per thing that is to be led.
    pub name: String,
    /// Who we are, different for every process: a pod's name, or a name with something random. Two with the same identity
    /// take turns at evicting each other.
    pub identity: String,
    /// So long others wait after the last change they saw.
    pub lease_duration: Duration,
    /// So long after its last renewal a leader stops.
    pub renew_deadline: Duration,
    /// How often the leader renews; others look as often, and up to 1.2 times that later, by chance.
    pub retry_period: Duration,
    /// Whether the lease is given back when the work has ended, so that others need not wait; default: yes. Without it, the next
    /// leader comes when the lease has run out.
    #[doc(alias = "ReleaseOnCancel")]
    pub release: bool,
}

/// What is wrong with a configuration: all of it.
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
    /// Each with the field to change. For an example see [`InvalidConfig`].
    pub fn problems(&self) -> &[String] {
        &self.problems
    }
}

/// Others look up to so much later than the retry period, in shares of it.
pub(super) const JITTER: f64 = 1.2;

impl Config {
    /// With the default times. For an example see [`Config`].
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

    /// Says everything that is wrong, as client-go's rules have it, and that a lease counts in whole seconds.
    ///
    /// # Errors
    /// Something is wrong.
    pub fn validate(&self) -> Result<(), InvalidConfig> {
        let mut problems = Vec::new();
        let mut require = |holds: bool, problem: &str| {
            if !holds {
                problems.push(problem.to_owned());
            }
        };
        // They go into a path as they are.
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
        require(
            i32::try_from(self.lease_duration.as_secs()).is_ok(),
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
