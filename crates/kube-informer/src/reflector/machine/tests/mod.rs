//! The machine's rules as scripts: inputs on the left, effects on the right.
//!
//! Only the helpers in this file use the machine's API. Jitter is off, so pauses are exact. `+3s` advances the time.

mod outage;
mod pace;
mod rewind;
mod samples;
mod start;
mod watch;

use std::time::Duration;

use super::*;
use crate::protocol::{Finding, ListRequest, SpotCheck};
use crate::reflector::Backoff;

/// Runs a script over a machine that lists.
#[track_caller]
fn check_list(script: &str) {
    check(
        Config {
            initial: InitialSync::List,
            ..without_probes()
        },
        script,
    );
}

/// Runs a script over a machine that streams.
#[track_caller]
fn check_stream(script: &str) {
    check(without_probes(), script);
}

/// The configuration for rules that do not concern probes.
fn without_probes() -> Config {
    Config {
        probe_interval: Duration::ZERO,
        ..Config::default()
    }
}

/// Runs a script over a machine that lists and probes.
#[track_caller]
fn check_probing(script: &str) {
    check(
        Config {
            initial: InitialSync::List,
            ..Config::default()
        },
        script,
    );
}

#[track_caller]
fn check(config: Config, script: &str) {
    let backoff = Backoff {
        jitter: 0.0,
        ..config.backoff.clone()
    };
    let mut machine = Machine::new(Config { backoff, ..config }, 1);
    let (mut now, mut so_far) = (Duration::ZERO, String::new());
    for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (input, expected) = line.split_once('|').expect("input | effects");
        let (input, expected) = (input.trim(), expected.trim());
        so_far.push_str(&format!("  {line}\n"));
        let mut effects = Vec::new();
        match input.strip_prefix('+') {
            Some(pause) => now += Duration::from_secs(pause.trim_end_matches('s').parse().expect("seconds")),
            None if input == "awaits server?" => {
                let answer = if machine.awaits_server() { "yes" } else { "no" };
                assert_eq!(answer, expected, "after:\n{so_far}");
                continue;
            }
            None if input == "restart" => machine.restart(),
            None => machine.on(now, read(input), &mut effects),
        }
        // Proofs matter only to scripts with probes.
        let probing = !machine.config.probe_interval.is_zero();
        let matters = |effect: &&Effect<String>| probing || !matches!(effect, Effect::Proven { .. });
        let said: Vec<String> = effects.iter().filter(matters).map(write).collect();
        assert_eq!(said.join(", "), expected, "after:\n{so_far}");
    }
}

fn read(text: &str) -> Input<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let version = |text: &str| text.parse().expect("a version");
    let changed = |change, object: &str| {
        let version = object.split_once('@').map(|(_, v)| version(v));
        Input::Changed {
            change,
            object: object.to_owned(),
            version,
        }
    };
    match words[..] {
        ["start"] => Input::Started,
        ["item", object] => Input::Item(object.to_owned()),
        ["end", v] => Input::PageEnded {
            version: version(v),
            next: None,
        },
        ["end", v, next] => Input::PageEnded {
            version: version(v),
            next: Some(next.to_owned()),
        },
        ["list-fails", kind] => Input::ListFailed(failure(kind)),
        ["opened"] => Input::WatchOpened,
        ["refused", kind] => Input::WatchRefused(failure(kind)),
        ["added", object] => changed(EventType::Added, object),
        ["modified", object] => changed(EventType::Modified, object),
        ["deleted", object] => changed(EventType::Deleted, object),
        ["bookmark", v] => Input::Bookmark {
            version: version(v),
            ends_initial: false,
        },
        ["bookmark", v, "end"] => Input::Bookmark {
            version: version(v),
            ends_initial: true,
        },
        ["silent"] => Input::StreamSilent(Duration::from_secs(200)),
        ["rewound"] => Input::Rewound,
        ["skipped"] => Input::Skipped,
        ["error", kind] => Input::ErrorEvent(failure(kind)),
        ["closed"] => Input::StreamClosed,
        ["broken", kind] => Input::StreamBroken(failure(kind)),
        ["fired", "retry"] => Input::Fired(Timer::Retry),
        ["probed", v] => Input::Probed(Ok(version(v))),
        ["probe-fails", kind] => Input::Probed(Err(failure(kind))),
        ["sample", "same", v] => answered(v, v, Finding::Same),
        ["sample", "content", v] => answered(v, v, Finding::OtherContent),
        ["sample", "other", v] => answered(v, v, other()),
        ["sample", "other", v, "at", at] => answered(v, at, other()),
        ["sample", "content", v, "at", at] => answered(v, at, Finding::OtherContent),
        ["sample", "skipped"] => Input::SpotChecked(Ok(SpotCheck::Skipped)),
        ["sample-fails", kind] => Input::SpotChecked(Err(failure(kind))),
        ["fired", "probe"] => Input::Fired(Timer::Probe),
        ["fired", "end"] => Input::Fired(Timer::EndOfInitial),
        ["server-answers"] => Input::ServerAnswers,
        ["asked", "relist"] => Input::RelistAsked,
        ["fired", "relist"] => Input::Fired(Timer::Relist),
        ["asked", "probe"] => Input::ProbeAsked,
        ["stop"] => Input::Stopped,
        _ => panic!("no such input: {text}"),
    }
}

fn other() -> Finding {
    Finding::Other("a has another uid".to_owned())
}

fn answered(asked: &str, at: &str, finding: Finding) -> Input<String> {
    let version = |text: &str| text.parse().expect("a version");
    Input::SpotChecked(Ok(SpotCheck::Answered {
        asked: version(asked),
        at: version(at),
        finding,
    }))
}

/// Parses `429`, or `429/7` for a failure with a Retry-After of seven seconds.
fn failure(text: &str) -> Failure {
    let (kind, pause) = text.split_once('/').unwrap_or((text, ""));
    let kind = match kind {
        "expired" => FailureKind::Expired,
        "too-large" => FailureKind::VersionTooLarge,
        "429" => FailureKind::TooManyRequests,
        "no-connection" => FailureKind::ConnectionRefused,
        "rejected" => FailureKind::Rejected,
        "401" => FailureKind::Unauthorized,
        "403" => FailureKind::Forbidden,
        "404" => FailureKind::NotFound,
        "kind-gone" => FailureKind::KindGone,
        "5xx" => FailureKind::Server,
        "corrupt" => FailureKind::CorruptObject,
        "network" => FailureKind::Network,
        "malformed" => FailureKind::Malformed,
        _ => panic!("no such failure: {kind}"),
    };
    let failure = Failure::new(kind, "it went wrong");
    match pause.parse() {
        Ok(seconds) => failure.retry_after(Duration::from_secs(seconds)),
        Err(_) => failure,
    }
}

fn write(effect: &Effect<String>) -> String {
    let asked = |version: &AskVersion| match version {
        AskVersion::Newest => "newest".to_owned(),
        AskVersion::Any => "any".to_owned(),
        AskVersion::NotOlderThan(version) => format!(">={version}"),
        AskVersion::Exactly(version) => format!("={version}"),
    };
    let change = |change: &EventType| match change {
        EventType::Added => "add",
        EventType::Modified => "update",
        EventType::Deleted => "delete",
    };
    match effect {
        Effect::List(ListRequest {
            version,
            limit,
            continue_token,
            afresh,
            ..
        }) => {
            let mut text = if *afresh { "list afresh" } else { "list" }.to_owned();
            version
                .iter()
                .for_each(|v| text.push_str(&format!(" {}", asked(v))));
            continue_token
                .iter()
                .for_each(|t| text.push_str(&format!(" from {t}")));
            limit.iter().for_each(|l| text.push_str(&format!(" limit {l}")));
            text
        }
        Effect::Watch(WatchRequest {
            start: WatchStart::After(version),
            ..
        }) => format!("watch {version}"),
        Effect::Watch(WatchRequest {
            start: WatchStart::Initial(version),
            afresh,
            ..
        }) => {
            format!(
                "stream {}{}",
                if *afresh { "afresh " } else { "" },
                asked(version)
            )
        }
        Effect::Close => "close".to_owned(),
        Effect::Stage { change: c, object } => format!("stage {} {object}", change(c)),
        Effect::Distrust(Rewind::Proven) => "distrust".to_owned(),
        Effect::Distrust(Rewind::Followed) => "distrust too".to_owned(),
        Effect::Distrust(Rewind::Possible) => "distrust perhaps".to_owned(),
        Effect::Commit {
            version,
            rewind: None,
        } => format!("commit {version}"),
        Effect::Commit {
            version,
            rewind: Some(rewind),
        } => format!("commit {version} {}", format!("{rewind:?}").to_lowercase()),
        Effect::Discard => "discard".to_owned(),
        Effect::Apply {
            change: c, object, ..
        } => format!("{} {object}", change(c)),
        Effect::Advance(version) => format!("advance {version}"),
        Effect::Wait {
            timer: Timer::Retry,
            pause,
        } => format!("wait {}", pause.as_secs_f64()),
        Effect::Wait {
            timer: Timer::EndOfInitial,
            pause,
        } => format!("watchdog {}", pause.as_secs_f64()),
        Effect::Wait {
            timer: Timer::Probe,
            pause,
        } => format!("probe in {}", pause.as_secs_f64()),
        Effect::Forget(Timer::Probe) => "forget probe".to_owned(),
        Effect::Wait {
            timer: Timer::Relist,
            pause,
        } => format!("relist in {}", pause.as_secs_f64()),
        Effect::Forget(Timer::Relist) => "forget relist".to_owned(),
        Effect::Probe { .. } => "probe".to_owned(),
        Effect::SpotCheck { .. } => "spot check".to_owned(),
        Effect::ProbeFailed(failure) => format!("probe failed: {}", failure.kind),
        Effect::Proven { asked_at, version } => format!("proven {version} at {}s", asked_at.as_secs_f64()),
        Effect::Forget(Timer::Retry) => "forget wait".to_owned(),
        Effect::Forget(Timer::EndOfInitial) => "forget watchdog".to_owned(),
        Effect::Report(failure) => format!("report {}", failure.kind),
        Effect::Health(Health::Syncing) => "syncing".to_owned(),
        Effect::Health(Health::Synced) => "synced".to_owned(),
        Effect::Health(Health::Degraded { .. }) => "degraded".to_owned(),
        Effect::Health(Health::Stopped) => "stopped".to_owned(),
    }
}
