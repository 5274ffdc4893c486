//! The machine's rules as scripts: inputs on the left, effects on the right.
//!
//! Only the helpers in this file use the machine's API. Jitter is off, so pauses are exact. `+3s` advances the time.

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

#[test]
fn b01_a_streaming_start_asks_for_the_newest_first_and_then_for_what_was_seen() {
    check_stream(
        "start           | syncing, stream newest, watchdog 30
         bookmark 7 end  | forget watchdog, commit 7, synced
         modified a@9    | update a@9
         error expired   | close, stream >=9, watchdog 30",
    );
}

#[test]
fn b02_a_list_start_takes_any_version_in_pages_and_watches_from_it() {
    check_list(
        "start       | syncing, list any limit 500
         item a@5    | stage add a@5
         end 7       | commit 7, synced, watch 7",
    );
}

#[test]
fn b02_a_consistent_list_start_asks_for_the_newest() {
    let config = Config {
        initial: InitialSync::List,
        consistent_list: true,
        ..without_probes()
    };
    check(config, "start | syncing, list newest limit 500");
}

#[test]
fn b03_synced_only_with_the_bookmark_that_ends_the_initial_events() {
    check_stream(
        "start           | syncing, stream newest, watchdog 30
         opened          |
         added a@5       | stage add a@5
         bookmark 6      |
         bookmark 7 end  | forget watchdog, commit 7, synced",
    );
}

#[test]
fn b04_changes_before_that_bookmark_are_folded_in() {
    check_stream(
        "start           | syncing, stream newest, watchdog 30
         added a@5       | stage add a@5
         modified a@8    | stage update a@8
         deleted a@9     | stage delete a@9
         bookmark 9 end  | forget watchdog, commit 9, synced",
    );
}

#[test]
fn b05_the_same_stream_goes_on_as_the_watch() {
    check_stream(
        "start           | syncing, stream newest, watchdog 30
         bookmark 7 end  | forget watchdog, commit 7, synced
         added b@8       | add b@8
         closed          | watch 8",
    );
}

#[test]
fn b06_any_refusal_of_the_streaming_start_is_answered_with_a_list_this_round() {
    for refusal in ["rejected", "403", "404", "401", "5xx", "network", "malformed"] {
        let report = failure(refusal).kind;
        check_stream(&format!(
            "start              | syncing, stream newest, watchdog 30
             refused {refusal}  | forget watchdog, discard, report {report}, list any limit 500
             end 7              | commit 7, synced, watch 7
             modified a@9       | update a@9
             error expired      | close, stream >=9, watchdog 30",
        ));
    }
}

#[test]
fn b07_a_busy_server_is_asked_to_stream_again_and_its_word_is_kept() {
    check_stream(
        "start           | syncing, stream newest, watchdog 30
         refused 429/7   | forget watchdog, discard, report too many requests, degraded, wait 7
         fired retry     | stream newest, watchdog 30
         error 429       | close, forget watchdog, discard, report too many requests, degraded, wait 1.6
         fired retry     | stream newest, watchdog 30",
    );
}

#[test]
fn b08_a_stream_cut_before_its_bookmark_starts_clean_three_times_and_then_lists_for_good() {
    check_stream(
        "start           | syncing, stream newest, watchdog 30
         added a@5       | stage add a@5
         closed          | forget watchdog, discard, report network, degraded, wait 0.8
         fired retry     | stream newest, watchdog 30
         broken network  | forget watchdog, discard, report network, degraded, wait 1.6
         fired retry     | stream newest, watchdog 30
         closed          | forget watchdog, discard, report network, list any limit 500
         end 7           | commit 7, synced, watch 7
         modified a@9    | update a@9
         error expired   | close, list >=9",
    );
}

#[test]
fn b08_a_stream_that_never_ends_its_initial_events_is_given_up_when_nothing_more_comes() {
    check_stream(
        "start           | syncing, stream newest, watchdog 30
         added a@5       | stage add a@5
         fired end       | watchdog 30
         added b@6       | stage add b@6
         fired end       | watchdog 30
         bookmark 9      |
         fired end       | close, discard, report malformed, list any limit 500
         end 9           | commit 9, synced, watch 9",
    );
}

#[test]
fn b09_a_watch_that_is_cut_goes_on_from_the_last_version_without_a_list() {
    check_list(
        "start           | syncing, list any limit 500
         end 7           | commit 7, synced, watch 7
         opened          |
         modified a@9    | update a@9
         closed          | watch 9
         broken network  | report network, degraded, wait 0.8
         fired retry     | watch 9
         opened          | synced",
    );
}

#[test]
fn b10_a_relist_asks_for_the_last_seen_version() {
    check_list(
        "start           | syncing, list any limit 500
         end 7           | commit 7, synced, watch 7
         bookmark 20     | advance 20
         error expired   | close, list >=20",
    );
}

#[test]
fn b11_a_list_whose_version_is_gone_asks_at_once_for_the_newest() {
    check_list(
        "start               | syncing, list any limit 500
         end 7               | commit 7, synced, watch 7
         refused expired     | list >=7
         list-fails expired  | discard, list newest limit 500
         end 30              | commit 30, watch 30",
    );
}

#[test]
fn b12_a_version_the_server_has_not_reached_is_treated_alike() {
    check_list(
        "start                 | syncing, list any limit 500
         end 7                 | commit 7, synced, watch 7
         refused expired       | list >=7
         list-fails too-large  | discard, list newest limit 500",
    );
    check_stream(
        "start             | syncing, stream newest, watchdog 30
         bookmark 7 end    | forget watchdog, commit 7, synced
         error expired     | close, stream >=7, watchdog 30
         error too-large   | close, forget watchdog, discard, stream newest, watchdog 30",
    );
}

#[test]
fn b13_a_token_that_expires_leads_to_one_whole_list_at_the_version_first_asked_for() {
    check_list(
        "start               | syncing, list any limit 500
         item a@1            | stage add a@1
         end 7 token         | list from token limit 500
         item b@2            | stage add b@2
         list-fails expired  | discard, list any
         end 9               | commit 9, synced, watch 9",
    );
}

#[test]
fn b13_when_that_fails_too_the_newest_is_asked_for() {
    check_list(
        "start               | syncing, list any limit 500
         end 7 token         | list from token limit 500
         list-fails expired  | discard, list any
         list-fails expired  | discard, list newest limit 500",
    );
}

#[test]
fn b14_a_list_with_a_version_has_no_limit() {
    check_list(
        "start          | syncing, list any limit 500
         end 7          | commit 7, synced, watch 7
         error expired  | close, list >=7",
    );
}

#[test]
fn b14_a_server_that_answers_any_version_in_pages_gets_pages_always() {
    check_list(
        "start          | syncing, list any limit 500
         end 7 token    | list from token limit 500
         end 7          | commit 7, synced, watch 7
         error expired  | close, list >=7 limit 500",
    );
}

#[test]
fn b15_expiry_is_no_error_in_the_stream_or_as_an_answer() {
    for gone in ["error expired", "refused expired"] {
        let close = if gone.starts_with("error") { "close, " } else { "" };
        check_list(&format!(
            "start         | syncing, list any limit 500
             end 7         | commit 7, synced, watch 7
             modified b@9  | update b@9
             {gone}        | {close}list >=9",
        ));
    }
}

#[test]
fn b15_expiry_again_and_again_is_one() {
    check_list(
        "start            | syncing, list any limit 500
         end 7            | commit 7, synced, watch 7
         refused expired  | list >=7
         end 7            | commit 7, watch 7
         refused expired  | report expired, degraded, wait 0.8
         fired retry      | list >=7",
    );
}

#[test]
fn b16_b17_b19_every_bad_moment_of_a_watch_is_waited_out_and_gone_on_from_the_version() {
    for bad in [
        "no-connection",
        "429",
        "5xx",
        "network",
        "403",
        "401",
        "malformed",
        "rejected",
    ] {
        let report = failure(bad).kind;
        check_list(&format!(
            "start          | syncing, list any limit 500
             end 7          | commit 7, synced, watch 7
             refused {bad}  | report {report}, degraded, wait 0.8
             fired retry    | watch 7
             opened         | synced
             modified a@9   | update a@9
             error {bad}    | close, report {report}, degraded, wait 1.6
             fired retry    | watch 9",
        ));
    }
}

#[test]
fn b18_failures_in_a_row_wait_longer_and_two_healthy_minutes_start_anew() {
    check_list(
        "start                     | syncing, list any limit 500
         list-fails no-connection  | discard, report connection refused, degraded, wait 0.8
         fired retry               | list any limit 500
         list-fails no-connection  | discard, report connection refused, degraded, wait 1.6
         +300s                     |
         fired retry               | list any limit 500
         list-fails no-connection  | discard, report connection refused, degraded, wait 3.2
         fired retry               | list any limit 500
         end 7                     | commit 7, synced, watch 7
         +60s                      |
         broken network            | report network, degraded, wait 6.4
         fired retry               | watch 7
         opened                    | synced
         +120s                     |
         broken network            | report network, degraded, wait 0.8",
    );
}

#[test]
fn b20_watch_timeouts_lie_between_five_and_ten_minutes() {
    let mut machine = Machine::new(Config::default(), 3);
    let timeouts: Vec<u64> = (0..1000)
        .map(|_| {
            machine
                .watch_request(WatchStart::After(7.into()))
                .timeout
                .as_secs()
        })
        .collect();
    assert!(timeouts.iter().all(|t| (300..600).contains(t)), "{timeouts:?}");
    assert!(timeouts.iter().any(|t| *t < 330) && timeouts.iter().any(|t| *t > 570));
    assert!(
        Config::default().silence < Duration::from_secs(240),
        "a dead connection is noticed in time"
    );
}

#[test]
fn b21_versions_of_bookmarks_and_deletes_count() {
    check_list(
        "start          | syncing, list any limit 500
         end 7          | commit 7, synced, watch 7
         deleted a@9    | delete a@9
         closed         | watch 9
         bookmark 12    | advance 12
         closed         | watch 12",
    );
}

#[test]
fn b22_versions_of_initial_events_do_not_count() {
    check_stream(
        "start           | syncing, stream newest, watchdog 30
         added a@99      | stage add a@99
         bookmark 50 end | forget watchdog, commit 50, synced
         closed          | watch 50",
    );
}

#[test]
fn b23_what_is_no_object_of_ours_is_passed_over() {
    check_list(
        "start          | syncing, list any limit 500
         end 7          | commit 7, synced, watch 7
         skipped        |
         modified a@9   | update a@9",
    );
}

#[test]
fn b24_a_very_short_watch_without_events_counts_as_a_failure() {
    check_list(
        "start    | syncing, list any limit 500
         end 7    | commit 7, synced, watch 7
         closed   | report very short watch, degraded, wait 0.8
         fired retry | watch 7
         +1s      |
         closed   | watch 7",
    );
}

#[test]
fn b25_a_corrupt_object_leads_to_a_list_that_does_without_it() {
    check_list(
        "start          | syncing, list any limit 500
         end 7          | commit 7, synced, watch 7
         error corrupt  | close, report corrupt object, degraded, wait 0.8
         fired retry    | list >=7",
    );
}

#[test]
fn b26_stopping_ends_whatever_is_under_way_once() {
    check_list("stop | stopped");
    check_list(
        "start   | syncing, list any limit 500
         item a@5 | stage add a@5
         stop    | close, discard, stopped
         end 7   |
         stop    |",
    );
    check_stream(
        "start   | syncing, stream newest, watchdog 30
         stop    | forget watchdog, close, discard, stopped",
    );
    check_list(
        "start   | syncing, list any limit 500
         end 7   | commit 7, synced, watch 7
         stop    | close, stopped
         closed  |",
    );
    check_list(
        "start           | syncing, list any limit 500
         list-fails 5xx  | discard, report server error, degraded, wait 0.8
         stop            | forget wait, stopped
         fired retry     |",
    );
}

#[test]
fn b27_every_list_error_is_told_and_the_loop_goes_on() {
    for bad in [
        "403",
        "404",
        "kind-gone",
        "5xx",
        "network",
        "malformed",
        "401",
        "429",
        "rejected",
    ] {
        let report = failure(bad).kind;
        check_list(&format!(
            "start             | syncing, list any limit 500
             list-fails {bad}  | discard, report {report}, degraded, wait 0.8
             fired retry       | list any limit 500
             end 7             | commit 7, synced, watch 7",
        ));
    }
}

#[test]
fn i2_the_version_never_goes_back_as_long_as_no_consistent_read_says_so() {
    check_list(
        "start          | syncing, list any limit 500
         end 7          | commit 7, synced, watch 7
         bookmark 5     |
         modified a@6   | update a@6
         closed         | watch 7",
    );
}

#[test]
fn i8_a_list_that_fails_half_way_is_never_committed() {
    check_list(
        "start               | syncing, list any limit 500
         item a@1            | stage add a@1
         end 7 token         | list from token limit 500
         item b@2            | stage add b@2
         list-fails network  | discard, report network, degraded, wait 0.8
         fired retry         | list any limit 500",
    );
}

#[test]
fn a_resource_that_is_gone_is_listed_again() {
    check_list(
        "start        | syncing, list any limit 500
         end 7        | commit 7, synced, watch 7
         refused 404  | report not found, degraded, wait 0.8
         fired retry  | list >=7",
    );
}

#[test]
fn a_kind_that_was_found_gone_twice_takes_its_objects_along_once_and_is_waited_for() {
    check_list(
        "start                 | syncing, list any limit 500
         item a@5              | stage add a@5
         end 7                 | commit 7, synced, watch 7
         refused 404           | report not found, degraded, wait 0.8
         fired retry           | list >=7
         list-fails kind-gone  | discard, report kind gone, degraded, wait 1.6
         fired retry           | list >=7
         list-fails kind-gone  | discard, commit 7, report kind gone, degraded, wait 3.2
         fired retry           | list >=7
         list-fails kind-gone  | discard, report kind gone, degraded, wait 6.4
         fired retry           | list >=7
         item a@20             | stage add a@20
         end 21                | commit 21, synced, watch 21
         refused 404           | report not found, degraded, wait 12.8
         fired retry           | list >=21
         list-fails kind-gone  | discard, report kind gone, degraded, wait 25.6
         fired retry           | list >=21
         list-fails kind-gone  | discard, commit 21, report kind gone, degraded, wait 30",
    );
}

#[test]
fn b70_the_end_of_an_outage_ends_the_pause_and_the_backoff_begins_anew() {
    check_list(
        "start                     | syncing, list any limit 500
         end 7                     | commit 7, synced, watch 7
         broken network            | report network, degraded, wait 0.8
         awaits server?            | yes
         fired retry               | watch 7
         awaits server?            | no
         refused no-connection     | report connection refused, degraded, wait 1.6
         fired retry               | watch 7
         refused 5xx               | report server error, degraded, wait 3.2
         server-answers            | wait 0
         awaits server?            | no
         fired retry               | watch 7
         refused 403               | report forbidden, degraded, wait 0.8
         awaits server?            | yes
         fired retry               | watch 7
         opened                    | synced",
    );
}

/// A server that shuts down cleanly ends new watches at once, before it refuses connections. Found by `testbed chaos`:
/// recovery after a clean restart took up to 14 s.
#[test]
fn b70_the_end_of_an_outage_that_began_with_a_very_short_watch_ends_the_pause() {
    check_list(
        "start            | syncing, list any limit 500
         end 7            | commit 7, synced, watch 7
         opened           |
         closed           | report very short watch, degraded, wait 0.8
         awaits server?   | yes
         server-answers   | wait 0
         fired retry      | watch 7",
    );
}

/// Found by `testbed chaos`: when a pause ended just before the server was ready, the failures of this outage and of
/// earlier ones counted for the relist that followed. After a few restarts the relist waited for up to half a minute.
#[test]
fn b70_the_relist_after_an_outage_does_not_wait_for_the_failures_of_the_outage() {
    check_list(
        "start                  | syncing, list any limit 500
         end 7                  | commit 7, synced, watch 7
         broken network         | report network, degraded, wait 0.8
         fired retry            | watch 7
         refused no-connection  | report connection refused, degraded, wait 1.6
         fired retry            | watch 7
         refused expired        | list >=7
         end 20                 | commit 20, synced, watch 20
         broken network         | report network, degraded, wait 0.8
         fired retry            | watch 20
         refused no-connection  | report connection refused, degraded, wait 1.6
         fired retry            | watch 20
         refused no-connection  | report connection refused, degraded, wait 3.2
         fired retry            | watch 20
         refused expired        | report expired, degraded, wait 0.8
         fired retry            | list >=20
         end 30                 | commit 30, synced, watch 30",
    );
}

/// A server that only cuts connections and forgets versions is listed less and less often (B68).
#[test]
fn b70_relists_that_follow_no_outage_wait_for_every_failure() {
    check_list(
        "start            | syncing, list any limit 500
         end 7            | commit 7, synced, watch 7
         broken network   | report network, degraded, wait 0.8
         fired retry      | watch 7
         refused expired  | list >=7
         end 20           | commit 20, synced, watch 20
         broken network   | report network, degraded, wait 1.6
         fired retry      | watch 20
         refused expired  | report expired, degraded, wait 3.2
         fired retry      | list >=20
         end 30           | commit 30, synced, watch 30
         broken network   | report network, degraded, wait 6.4
         fired retry      | watch 30
         refused expired  | report expired, degraded, wait 12.8",
    );
}

/// The backoff spaces lists, so the time since the last list counts (B68).
#[test]
fn b70_a_relist_long_after_the_last_one_does_not_wait() {
    check_list(
        "start            | syncing, list any limit 500
         end 7            | commit 7, synced, watch 7
         broken network   | report network, degraded, wait 0.8
         fired retry      | watch 7
         refused expired  | list >=7
         end 20           | commit 20, synced, watch 20
         +1s              |
         broken network   | report network, degraded, wait 1.6
         fired retry      | watch 20
         refused expired  | report expired, degraded, wait 2.2
         fired retry      | list >=20
         end 30           | commit 30, synced, watch 30
         +60s             |
         refused expired  | report expired, degraded, wait 0",
    );
}

#[test]
fn b70_a_wake_up_in_vain_leaves_the_backoff_as_it_is() {
    check_list(
        "start                     | syncing, list any limit 500
         list-fails no-connection  | discard, report connection refused, degraded, wait 0.8
         server-answers            | wait 0
         fired retry               | list any limit 500
         list-fails 5xx            | discard, report server error, degraded, wait 0.8
         fired retry               | list any limit 500
         list-fails 5xx            | discard, report server error, degraded, wait 1.6
         server-answers            | wait 0
         fired retry               | list any limit 500
         list-fails 5xx            | discard, report server error, degraded, wait 3.2",
    );
}

#[test]
fn b70_the_pause_that_the_server_asked_for_is_kept_even_if_it_answers() {
    check_list(
        "start                     | syncing, list any limit 500
         list-fails no-connection  | discard, report connection refused, degraded, wait 0.8
         fired retry               | list any limit 500
         list-fails 429/7          | discard, report too many requests, degraded, wait 7
         awaits server?            | yes
         +3s                       |
         server-answers            | wait 4",
    );
}

#[test]
fn b70_failures_that_no_outage_explains_wait_for_their_backoff() {
    for kind in [
        "403",
        "401",
        "404",
        "429",
        "rejected",
        "malformed",
        "corrupt",
        "kind-gone",
    ] {
        let report = failure(kind).kind;
        check_list(&format!(
            "start              | syncing, list any limit 500
             list-fails {kind}  | discard, report {report}, degraded, wait 0.8
             awaits server?     | no
             server-answers     |",
        ));
    }
}

#[test]
fn b72_a_relist_that_is_asked_for_closes_the_watch_or_follows_the_pause() {
    check_list(
        "start           | syncing, list any limit 500
         asked relist    |
         end 7           | commit 7, synced, watch 7
         opened          |
         asked relist    | close, distrust perhaps, list afresh newest limit 500
         asked relist    |
         end 9           | commit 9 possible, watch 9
         broken network  | report network, degraded, wait 0.8
         asked relist    | distrust perhaps
         fired retry     | list afresh newest limit 500",
    );
}

#[test]
fn b72_relists_that_are_asked_for_again_and_again_are_paced_while_the_watch_goes_on() {
    check_list(
        "start           | syncing, list any limit 500
         end 7           | commit 7, synced, watch 7
         asked relist    | close, distrust perhaps, list afresh newest limit 500
         end 7           | commit 7 possible, watch 7
         asked relist    | relist in 0.8
         asked relist    |
         modified a@8    | update a@8
         fired relist    | close, distrust perhaps, list afresh newest limit 500
         end 8           | commit 8 possible, watch 8
         fired relist    |
         asked relist    | relist in 1.6
         error expired   | close, report expired, degraded, wait 3.2
         fired relist    | distrust perhaps
         fired retry     | list afresh newest limit 500",
    );
}

#[test]
fn b71_a_probe_that_is_asked_for_goes_out_at_once_and_one_at_a_time() {
    check_probing(
        "start         | syncing, list any limit 500
         asked probe   |
         end 7         | commit 7, synced, watch 7
         opened        | probe
         +1s           |
         asked probe   |
         asked probe   |
         probed 9      | proven 9 at 0s, probe
         +1s           |
         probed 9      | proven 9 at 1s, probe in 30
         asked probe   | probe
         probe-fails network | probe failed: network, probe in 30",
    );
}

#[test]
fn b70_health_ends_the_outage() {
    check_list(
        "start           | syncing, list any limit 500
         end 7           | commit 7, synced, watch 7
         broken network  | report network, degraded, wait 0.8
         fired retry     | watch 7
         opened          | synced
         error 403       | close, report forbidden, degraded, wait 1.6
         awaits server?  | no",
    );
}

#[test]
fn a_kind_that_goes_is_found_gone_by_lists_also_where_the_start_is_a_stream() {
    check_stream(
        "start                 | syncing, stream newest, watchdog 30
         bookmark 7 end        | forget watchdog, commit 7, synced
         error 404             | close, report not found, degraded, wait 0.8
         fired retry           | stream >=7, watchdog 30
         refused 404           | forget watchdog, discard, report not found, list >=7
         list-fails kind-gone  | discard, report kind gone, degraded, wait 1.6
         fired retry           | stream >=7, watchdog 30
         refused 404           | forget watchdog, discard, report not found, list >=7
         list-fails kind-gone  | discard, commit 7, report kind gone, degraded, wait 3.2",
    );
}

#[test]
fn a_404_alone_or_a_kind_found_gone_but_once_deletes_nothing() {
    check_list(
        "start                 | syncing, list any limit 500
         end 7                 | commit 7, synced, watch 7
         refused kind-gone     | report kind gone, degraded, wait 0.8
         fired retry           | list >=7
         list-fails kind-gone  | discard, report kind gone, degraded, wait 1.6
         fired retry           | list >=7
         list-fails 404        | discard, report not found, degraded, wait 3.2
         fired retry           | list >=7
         list-fails kind-gone  | discard, report kind gone, degraded, wait 6.4
         fired retry           | list >=7
         end 7                 | commit 7, synced, watch 7
         refused 404           | report not found, degraded, wait 12.8
         fired retry           | list >=7
         list-fails kind-gone  | discard, report kind gone, degraded, wait 25.6",
    );
}

#[test]
fn a_kind_that_was_never_there_is_not_taken_for_an_empty_one() {
    check_list(
        "start                 | syncing, list any limit 500
         list-fails kind-gone  | discard, report kind gone, degraded, wait 0.8
         fired retry           | list any limit 500
         list-fails kind-gone  | discard, report kind gone, degraded, wait 1.6
         fired retry           | list any limit 500
         list-fails kind-gone  | discard, report kind gone, degraded, wait 3.2",
    );
}

#[test]
fn answers_to_requests_that_were_given_up_change_nothing() {
    check_stream(
        "start             | syncing, stream newest, watchdog 30
         refused rejected  | forget watchdog, discard, report rejected, list any limit 500
         fired end         |
         added a@5         |
         closed            |
         end 7             | commit 7, synced, watch 7",
    );
}

#[test]
fn b66_a_watch_that_goes_on_from_a_version_is_probed_once_it_is_open_and_then_at_intervals() {
    check_probing(
        "start          | syncing, list any limit 500
         end 7          | commit 7, synced, watch 7
         opened         | probe
         +2s            |
         probed 9       | proven 9 at 0s, probe in 30
         +30s           |
         fired probe    | probe
         +1s            |
         probed 9       | proven 9 at 32s, probe in 30
         closed         | spot check
         sample same 7  | watch 7
         +5s            |
         opened         | probe
         stop           | close, forget probe, stopped
         probed 9       |",
    );
}

#[test]
fn b66_after_a_consistent_read_the_first_probe_waits_for_its_interval() {
    let config = Config {
        initial: InitialSync::List,
        consistent_list: true,
        ..Config::default()
    };
    check(
        config,
        "start          | syncing, list newest limit 500
         +3s            |
         end 7 token    | list from token limit 500
         +3s            |
         end 7          | commit 7, proven 7 at 0s, synced, watch 7
         opened         | probe in 30",
    );
    check(
        Config::default(),
        "start           | syncing, stream newest, watchdog 30
         +3s             |
         bookmark 7 end  | forget watchdog, commit 7, proven 7 at 0s, synced, probe in 30
         error expired   | close, stream >=7, watchdog 30
         bookmark 9 end  | forget watchdog, commit 9, probe",
    );
}

#[test]
fn b67_a_probe_that_fails_is_no_failure_of_the_watch_and_a_source_that_cannot_say_is_not_asked_again() {
    check_probing(
        "start           | syncing, list any limit 500
         end 7           | commit 7, synced, watch 7
         opened          | probe
         probe-fails network | probe failed: network, probe in 30
         +30s            |
         fired probe     | probe
         probe-fails 5xx | probe failed: server error, probe in 30",
    );
    check_probing(
        "start                 | syncing, list any limit 500
         end 7                 | commit 7, synced, watch 7
         opened                | probe
         probe-fails rejected  | probe failed: rejected
         fired probe           |
         +60s                  |
         closed                | spot check
         sample same 7         | watch 7
         opened                |
         error expired         | close, list >=7
         end 8                 | commit 8, watch 8
         opened                | probe",
    );
}

#[test]
fn b66_refused_probes_become_rare_but_do_not_end_since_a_server_that_starts_refuses_what_it_allows() {
    check_probing(
        "start              | syncing, list any limit 500
         end 7              | commit 7, synced, watch 7
         opened             | probe
         probe-fails 403    | probe failed: forbidden, probe in 60
         +60s               |
         fired probe        | probe
         probe-fails 404    | probe failed: not found, probe in 120
         +120s              |
         refused too-large  | report version too large, degraded, wait 0.8
         fired retry        | spot check
         sample same 7      | list >=7
         end 7              | commit 7, synced, watch 7
         opened             | probe
         probe-fails 403    | probe failed: forbidden, probe in 60
         +60s               |
         fired probe        | probe
         probed 9           | proven 9 at 240s, probe in 30",
    );
}

#[test]
fn b66_an_answer_is_compared_with_what_was_seen_when_it_was_asked_for() {
    check_probing(
        "start          | syncing, list any limit 500
         end 7          | commit 7, synced, watch 7
         opened         | probe
         modified a@20  | update a@20
         probed 12      | proven 12 at 0s, probe in 30",
    );
}

// A server that goes back, and a replica that is behind.

#[test]
fn b65_a_probe_below_what_was_seen_when_it_was_made_proves_that_the_server_went_back() {
    check_probing(
        "start          | syncing, list any limit 500
         end 100        | commit 100, synced, watch 100
         opened         | probe
         probed 50      | close, distrust, report rewound, degraded, list afresh newest limit 500
         item a@40      | stage add a@40
         end 51         | commit 51 proven, proven 51 at 0s, synced, watch 51
         opened         | probe in 30
         modified a@52  | update a@52
         closed         | spot check
         sample same 52 | watch 52",
    );
}

#[test]
fn b65_the_same_while_the_watch_waits_to_be_tried_again() {
    check_probing(
        "start              | syncing, list any limit 500
         end 100            | commit 100, synced, watch 100
         refused too-large  | report version too large, degraded, wait 0.8, probe
         probed 50          | forget wait, distrust, report rewound, degraded, list afresh newest limit 500
         end 51             | commit 51 proven, proven 51 at 0s, synced, watch 51",
    );
}

#[test]
fn b65_a_consistent_list_below_what_was_seen_proves_it_and_is_made_again_afresh() {
    check_list(
        "start                 | syncing, list any limit 500
         end 100               | commit 100, synced, watch 100
         error expired         | close, list >=100
         list-fails too-large  | discard, list newest limit 500
         item a@40             | stage add a@40
         end 50                | discard, distrust, report rewound, degraded, list afresh newest limit 500
         item a@40             | stage add a@40
         end 50                | commit 50 proven, synced, watch 50",
    );
}

#[test]
fn b65_a_consistent_streaming_start_below_what_was_seen_proves_it_too() {
    check_stream(
        "start             | syncing, stream newest, watchdog 30
         bookmark 100 end  | forget watchdog, commit 100, synced
         error expired     | close, stream >=100, watchdog 30
         refused too-large | forget watchdog, discard, stream newest, watchdog 30
         added a@40        | stage add a@40
         bookmark 50 end   | forget watchdog, close, discard, distrust, report rewound, degraded, stream afresh newest, watchdog 30
         bookmark 50 end   | forget watchdog, commit 50 proven, synced",
    );
}

#[test]
fn b65_what_fails_while_a_rewind_is_fetched_is_tried_again_as_a_rewind() {
    check_list(
        "start                 | syncing, list any limit 500
         end 100               | commit 100, synced, watch 100
         error expired         | close, list >=100
         list-fails too-large  | discard, list newest limit 500
         end 50                | discard, distrust, report rewound, degraded, list afresh newest limit 500
         end 50 token          | list afresh from token limit 500
         list-fails network    | discard, report network, degraded, wait 0.8
         fired retry           | list afresh newest limit 500
         end 160               | commit 160 proven, synced, watch 160",
    );
}

#[test]
fn b66_a_list_that_a_lagging_replica_may_have_answered_is_not_committed_but_asked_for_again() {
    check_list(
        "start          | syncing, list any limit 500
         end 100        | commit 100, synced, watch 100
         error expired  | close, list >=100
         item a@40      | stage add a@40
         end 50         | discard, list newest limit 500
         item a@90      | stage add a@90
         end 101        | commit 101, watch 101",
    );
    check_stream(
        "start             | syncing, stream newest, watchdog 30
         bookmark 100 end  | forget watchdog, commit 100, synced
         error expired     | close, stream >=100, watchdog 30
         bookmark 50 end   | forget watchdog, close, discard, stream newest, watchdog 30
         bookmark 101 end  | forget watchdog, commit 101",
    );
}

#[test]
fn b66_low_versions_of_a_watch_cost_a_probe_now_and_then_and_nothing_else() {
    check_probing(
        "start          | syncing, list any limit 500
         end 100        | commit 100, synced, watch 100
         opened         | probe
         probed 100     | proven 100 at 0s, probe in 30
         +60s           |
         bookmark 50    | probe
         bookmark 51    |
         modified a@52  | update a@52
         probed 100     | proven 100 at 60s, probe in 5
         +5s            |
         fired probe    | probe
         probed 101     | proven 101 at 65s, probe in 30
         bookmark 52    | probe in 5
         bookmark 53    |
         +5s            |
         fired probe    | probe
         probed 101     | proven 101 at 70s, probe in 30
         closed         | spot check
         sample same 100 | watch 100",
    );
}

#[test]
fn b66_a_version_that_is_too_large_for_a_lagging_replica_causes_no_list() {
    check_probing(
        "start              | syncing, list any limit 500
         end 100            | commit 100, synced, watch 100
         refused too-large  | report version too large, degraded, wait 0.8, probe
         probed 100         | proven 100 at 0s, probe in 30
         fired retry        | spot check
         sample same 100    | watch 100
         +10s               |
         opened             | synced, probe",
    );
    // Without probes, the list has to detect it.
    check_list(
        "start              | syncing, list any limit 500
         end 100            | commit 100, synced, watch 100
         refused too-large  | report version too large, degraded, wait 0.8
         fired retry        | list >=100",
    );
}

#[test]
fn b69_a_version_that_no_etcd_gives_out_is_not_believed_and_poisons_nothing() {
    check_probing(
        "start                           | syncing, list any limit 500
         end 100                         | commit 100, synced, watch 100
         opened                          | probe
         probed 100                      | proven 100 at 0s, probe in 30
         +60s                            |
         modified a@99999999999999999999 | probe, update a@99999999999999999999
         bookmark 99999999999999999999   |
         probed 101                      | proven 101 at 60s, probe in 5
         closed                          | spot check
         sample same 100                 | watch 100",
    );
}

#[test]
fn b69_a_version_that_leaps_is_asked_about_and_healed_as_a_rewind() {
    check_probing(
        "start                           | syncing, list any limit 500
         end 100                         | commit 100, synced, watch 100
         opened                          | probe
         probed 100                      | proven 100 at 0s, probe in 30
         +60s                            |
         modified a@9000000000000000000  | probe, update a@9000000000000000000
         probed 101                      | close, distrust, report rewound, degraded, list afresh newest limit 500
         end 101                         | commit 101 proven, proven 101 at 60s, synced, watch 101",
    );
}

#[test]
fn b69_a_server_whose_versions_are_long_is_believed() {
    check_probing(
        "start                           | syncing, list any limit 500
         end 99999999999999999999        | commit 99999999999999999999, synced, watch 99999999999999999999
         opened                          | probe
         modified a@99999999999999999999 | update a@99999999999999999999
         bookmark 100000000000000000000  | advance 100000000000000000000",
    );
}

#[test]
fn b65_a_rewind_that_another_part_proved_is_followed_from_wherever_it_stands() {
    check_list(
        "start      | syncing, list any limit 500
         rewound    |
         end 100    | commit 100, synced, watch 100
         rewound    | close, distrust too, degraded, list afresh newest limit 500
         rewound    |
         end 50     | commit 50 followed, synced, watch 50
         refused 5xx| report server error, degraded, wait 0.8
         rewound    | forget wait, distrust too, degraded, wait 1.6
         fired retry| list afresh newest limit 500
         end 40     | commit 40 followed, synced, watch 40
         +120s      |
         error expired | close, list >=40
         rewound    | close, discard, distrust too, degraded, wait 0.8",
    );
    check_stream(
        "start             | syncing, stream newest, watchdog 30
         bookmark 100 end  | forget watchdog, commit 100, synced
         error expired     | close, stream >=100, watchdog 30
         rewound           | forget watchdog, close, discard, distrust too, degraded, wait 0.8",
    );
}

#[test]
fn a_restarted_machine_asks_for_nothing_older_and_still_fetches_a_rewind() {
    check_list(
        "start      | syncing, list any limit 500
         end 100    | commit 100, synced, watch 100
         restart    |
         start      | syncing, list >=100
         end 100    | commit 100, synced, watch 100
         rewound    | close, distrust too, degraded, list afresh newest limit 500
         restart    |
         start      | syncing, distrust too, list afresh newest limit 500",
    );
}

// A server that went back and passed our version.

#[test]
fn b66_a_sample_that_differs_at_our_version_proves_a_rewind_before_the_watch_is_opened_again() {
    check_probing(
        "start            | syncing, list any limit 500
         end 100          | commit 100, synced, watch 100
         opened           | probe
         probed 100       | proven 100 at 0s, probe in 30
         broken network   | report network, degraded, wait 0.8
         fired retry      | spot check
         sample other 100 | distrust, report rewound, degraded, list afresh newest limit 500
         end 170          | commit 170 proven, proven 170 at 0s, synced, watch 170
         opened           | probe in 30",
    );
    // When the relist is no longer free, it waits for its pause, and no second spot check is needed.
    check_probing(
        "start            | syncing, list any limit 500
         end 100          | commit 100, synced, watch 100
         error expired    | close, list >=100
         end 100          | commit 100, watch 100
         broken network   | report network, degraded, wait 0.8
         fired retry      | spot check
         sample other 100 | distrust, report rewound, degraded, wait 1.6
         fired retry      | list afresh newest limit 500",
    );
}

#[test]
fn b66_a_watch_is_opened_again_without_a_sample_only_if_its_time_was_over() {
    let script = |pause: &str, closed: &str| {
        check_probing(&format!(
            "start   | syncing, list any limit 500
             end 7   | commit 7, synced, watch 7
             +{pause}s |
             closed  | {closed}",
        ));
    };
    script("290", "spot check");
    script("600", "watch 7");
    // The time of a watch that began as a streaming start counts from the request.
    for (pause, closed) in [("290", "spot check"), ("590", "watch 7")] {
        check(
            Config::default(),
            &format!(
                "start           | syncing, stream newest, watchdog 30
                 +10s            |
                 bookmark 7 end  | forget watchdog, commit 7, proven 7 at 0s, synced, probe in 30
                 +{pause}s       |
                 closed          | {closed}",
            ),
        );
    }
    // Silence is not a normal end.
    check_probing(
        "start       | syncing, list any limit 500
         end 7       | commit 7, synced, watch 7
         +900s       |
         silent      | spot check",
    );
}

#[test]
fn b66_every_failure_of_a_watch_or_a_list_and_a_restart_is_followed_by_a_sample() {
    for kind in [
        "429",
        "no-connection",
        "5xx",
        "network",
        "malformed",
        "403",
        "401",
        "rejected",
    ] {
        let said = failure(kind).kind;
        check_probing(&format!(
            "start          | syncing, list any limit 500
             end 7          | commit 7, synced, watch 7
             refused {kind} | report {said}, degraded, wait 0.8
             fired retry    | spot check
             sample same 7  | watch 7
             opened         | synced, probe
             +400s          |
             error expired  | close, list >=7
             list-fails {kind} | discard, report {said}, degraded, wait 0.8
             fired retry    | spot check
             sample same 7  | list >=7",
        ));
    }
    check_probing(
        "start          | syncing, list any limit 500
         end 7          | commit 7, synced, watch 7
         restart        |
         start          | syncing, spot check
         sample same 7  | list >=7",
    );
    // Before the first commit there is nothing to compare.
    check_probing(
        "start              | syncing, list any limit 500
         list-fails network | discard, report network, degraded, wait 0.8
         fired retry        | list any limit 500",
    );
}

#[test]
fn b66_a_sample_at_another_version_or_a_refusal_proves_nothing() {
    check_probing(
        "start                    | syncing, list any limit 500
         end 7                    | commit 7, synced, watch 7
         broken network           | report network, degraded, wait 0.8
         fired retry              | spot check
         sample other 7 at 9      | watch 7
         broken network           | report network, degraded, wait 1.6
         fired retry              | watch 7
         error expired            | close, list >=7
         end 8                    | commit 8, synced, watch 8
         broken network           | report network, degraded, wait 3.2
         fired retry              | spot check
         sample skipped           | watch 8",
    );
    for cannot in ["rejected", "corrupt"] {
        check_probing(&format!(
            "start                  | syncing, list any limit 500
             end 7                  | commit 7, synced, watch 7
             broken network         | report network, degraded, wait 0.8
             fired retry            | spot check
             sample-fails {cannot}  | watch 7
             refused 5xx            | report server error, degraded, wait 1.6
             fired retry            | watch 7",
        ));
    }
}

#[test]
fn b66_a_sample_that_is_refused_is_asked_for_again_until_it_is_certain_that_it_may_not_be_asked_for() {
    for refusal in ["403", "401", "404"] {
        let said = failure(refusal).kind;
        check_probing(&format!(
            "start                  | syncing, list any limit 500
             end 7                  | commit 7, synced, watch 7
             broken network         | report network, degraded, wait 0.8
             fired retry            | spot check
             sample-fails {refusal} | report {said}, degraded, wait 1.6
             fired retry            | spot check
             sample-fails {refusal} | report {said}, degraded, wait 3.2
             fired retry            | spot check
             sample-fails {refusal} | report {said}, degraded, wait 6.4
             fired retry            | watch 7
             opened                 | close, spot check
             sample-fails {refusal} | watch 7
             opened                 | synced, probe
             broken network         | report network, degraded, wait 12.8
             fired retry            | watch 7",
        ));
    }
}

#[test]
fn b66_a_sample_whose_version_has_expired_means_that_everything_is_fetched_afresh_in_the_same_epoch() {
    check_probing(
        "start                 | syncing, list any limit 500
         end 7                 | commit 7, synced, watch 7
         broken network        | report network, degraded, wait 0.8
         fired retry           | spot check
         sample-fails expired  | distrust perhaps, list afresh newest limit 500
         list-fails 5xx        | discard, report server error, degraded, wait 1.6
         fired retry           | list afresh newest limit 500
         end 9                 | commit 9 possible, proven 9 at 0s, synced, watch 9
         broken network        | report network, degraded, wait 3.2
         fired retry           | spot check
         sample-fails expired  | distrust perhaps, report expired, degraded, wait 6.4
         fired retry           | list afresh newest limit 500
         end 5                 | discard, distrust, report rewound, degraded, list afresh newest limit 500
         end 5                 | commit 5 proven, proven 5 at 0s, synced, watch 5",
    );
    check_probing(
        "start                 | syncing, list any limit 500
         end 7                 | commit 7, synced, watch 7
         broken network        | report network, degraded, wait 0.8
         fired retry           | spot check
         sample-fails expired  | distrust perhaps, list afresh newest limit 500
         rewound               | close, discard, distrust too, degraded, wait 1.6",
    );
}

#[test]
fn b66_a_sample_with_other_content_and_the_same_version_proves_nothing_but_everything_is_fetched() {
    check_probing(
        "start                  | syncing, list any limit 500
         end 7                  | commit 7, synced, watch 7
         broken network         | report network, degraded, wait 0.8
         fired retry            | spot check
         sample content 7       | distrust perhaps, list afresh newest limit 500
         end 9                  | commit 9 possible, proven 9 at 0s, synced, watch 9
         broken network         | report network, degraded, wait 1.6
         fired retry            | spot check
         sample content 9 at 11 | watch 9",
    );
}

#[test]
fn b66_a_sample_whose_version_is_too_large_is_a_suspicion_that_a_probe_settles() {
    check_probing(
        "start                   | syncing, list any limit 500
         end 100                 | commit 100, synced, watch 100
         broken network          | report network, degraded, wait 0.8
         fired retry             | spot check
         sample-fails too-large  | report version too large, degraded, wait 1.6, probe
         probed 50               | forget wait, distrust, report rewound, degraded, list afresh newest limit 500",
    );
    check_probing(
        "start                   | syncing, list any limit 500
         end 100                 | commit 100, synced, watch 100
         broken network          | report network, degraded, wait 0.8
         fired retry             | spot check
         sample-fails too-large  | report version too large, degraded, wait 1.6, probe
         probed 100              | proven 100 at 0s, probe in 30
         fired retry             | spot check
         sample same 100         | watch 100",
    );
    // If probes are refused, a consistent list decides.
    check_probing(
        "start                   | syncing, list any limit 500
         end 100                 | commit 100, synced, watch 100
         opened                  | probe
         probe-fails 403         | probe failed: forbidden, probe in 60
         broken network          | report network, degraded, wait 0.8
         fired retry             | spot check
         sample-fails too-large  | distrust perhaps, report version too large, degraded, wait 1.6
         fired retry             | list afresh newest limit 500
         end 50                  | discard, distrust, report rewound, degraded, list afresh newest limit 500
         end 50                  | commit 50 proven, proven 50 at 0s, synced, watch 50",
    );
}

#[test]
fn b66_a_server_that_never_answers_samples_is_believed_only_after_everything_was_fetched() {
    // While no request works, it is an outage, and the spot check is repeated.
    check_probing(
        "start                 | syncing, list any limit 500
         end 7                 | commit 7, synced, watch 7
         broken network        | report network, degraded, wait 0.8
         fired retry           | spot check
         sample-fails 5xx      | report server error, degraded, wait 1.6
         fired retry           | spot check
         sample-fails 429      | report too many requests, degraded, wait 3.2
         fired retry           | spot check
         sample-fails network  | report network, degraded, wait 6.4
         fired retry           | watch 7
         refused 5xx           | report server error, degraded, wait 12.8
         fired retry           | spot check
         sample same 7         | watch 7
         opened                | synced, probe",
    );
    // If the watch works, the server is reachable.
    check_probing(
        "start                 | syncing, list any limit 500
         end 7                 | commit 7, synced, watch 7
         broken network        | report network, degraded, wait 0.8
         fired retry           | spot check
         sample-fails network  | report network, degraded, wait 1.6
         fired retry           | spot check
         sample-fails network  | report network, degraded, wait 3.2
         fired retry           | spot check
         sample-fails network  | report network, degraded, wait 6.4
         fired retry           | watch 7
         opened                | close, spot check
         sample same 7         | watch 7
         opened                | synced, probe",
    );
    // If the spot check then fails again, only spot checks fail.
    check_probing(
        "start                 | syncing, list any limit 500
         end 7                 | commit 7, synced, watch 7
         broken network        | report network, degraded, wait 0.8
         fired retry           | spot check
         sample-fails 5xx      | report server error, degraded, wait 1.6
         fired retry           | spot check
         sample-fails 5xx      | report server error, degraded, wait 3.2
         fired retry           | spot check
         sample-fails 5xx      | report server error, degraded, wait 6.4
         fired retry           | watch 7
         opened                | close, spot check
         sample-fails 5xx      | distrust perhaps, list afresh newest limit 500
         end 9                 | commit 9 possible, proven 9 at 0s, synced, watch 9
         opened                | probe in 30",
    );
}

#[test]
fn b66_a_list_that_is_due_anyway_is_made_afresh_if_no_sample_is_answered() {
    check_probing(
        "start                 | syncing, list any limit 500
         end 7                 | commit 7, synced, watch 7
         error corrupt         | close, report corrupt object, degraded, wait 0.8
         fired retry           | spot check
         sample-fails 5xx      | report server error, degraded, wait 1.6
         fired retry           | spot check
         sample-fails 5xx      | report server error, degraded, wait 3.2
         fired retry           | spot check
         sample-fails 5xx      | report server error, degraded, wait 6.4
         fired retry           | distrust perhaps, list afresh newest limit 500",
    );
}

#[test]
fn b66_a_sample_under_way_gives_way_to_what_is_more_urgent() {
    let script = |then: &str| {
        check_probing(&format!(
            "start           | syncing, list any limit 500
             end 100         | commit 100, synced, watch 100
             opened          | probe
             broken network  | report network, degraded, wait 0.8
             fired retry     | spot check
             {then}",
        ));
    };
    script("stop | close, forget probe, stopped");
    script("rewound | close, distrust too, degraded, list afresh newest limit 500");
    script("probed 50 | close, distrust, report rewound, degraded, list afresh newest limit 500");
    script(
        "asked relist    | distrust perhaps
         sample same 100 | list afresh newest limit 500",
    );
}

#[test]
fn b66_a_kind_that_went_is_not_compared_with_what_the_server_had() {
    check_probing(
        "start                 | syncing, list any limit 500
         end 7                 | commit 7, synced, watch 7
         refused 404           | report not found, degraded, wait 0.8
         fired retry           | spot check
         sample-fails 404      | list >=7
         list-fails kind-gone  | discard, report kind gone, degraded, wait 1.6
         fired retry           | spot check
         sample-fails 404      | list >=7
         list-fails kind-gone  | discard, commit 7, report kind gone, degraded, wait 3.2
         fired retry           | list >=7
         end 12                | commit 12, synced, watch 12",
    );
}

// Pacing.

#[test]
fn b68_one_bookmark_and_then_expiry_for_ever_is_paced_by_the_backoff() {
    check_list(
        "start          | syncing, list any limit 500
         end 7          | commit 7, synced, watch 7
         bookmark 8     | advance 8
         error expired  | close, list >=8
         end 8          | commit 8, watch 8
         bookmark 9     | advance 9
         error expired  | close, report expired, degraded, wait 0.8
         fired retry    | list >=9
         end 9          | commit 9, synced, watch 9
         opened         |
         bookmark 10    | advance 10
         error expired  | close, report expired, degraded, wait 1.6
         fired retry    | list >=10
         end 10         | commit 10, synced, watch 10
         +120s          |
         error expired  | close, list >=10",
    );
}

/// The lists are thirty seconds apart, which is more than the backoff asks for.
#[test]
fn b68_servers_that_take_turns_at_going_back_are_followed_at_the_pace_of_the_probes() {
    check_probing(
        "start       | syncing, list any limit 500
         end 100     | commit 100, synced, watch 100
         opened      | probe
         probed 50   | close, distrust, report rewound, degraded, list afresh newest limit 500
         end 100     | commit 100 proven, proven 100 at 0s, synced, watch 100
         opened      | probe in 30
         +30s        |
         fired probe | probe
         probed 50   | close, distrust, report rewound, degraded, wait 0
         fired retry | list afresh newest limit 500
         end 100     | commit 100 proven, proven 100 at 30s, synced, watch 100
         +30s        |
         fired probe | probe
         probed 50   | close, distrust, report rewound, degraded, wait 0",
    );
}

#[test]
fn b68_the_same_continue_token_twice_is_an_error() {
    check_list(
        "start        | syncing, list any limit 500
         item a@1     | stage add a@1
         end 7 one    | list from one limit 500
         item b@1     | stage add b@1
         end 7 two    | list from two limit 500
         item a@1     | stage add a@1
         end 7 one    | close, discard, report malformed, degraded, wait 0.8
         fired retry  | list any limit 500",
    );
}

#[test]
fn b68_empty_pages_do_not_go_on_for_ever() {
    let mut script = "start | syncing, list any limit 500\n".to_owned();
    for page in 0..16 {
        script.push_str(&format!(
            "end 7 token-{page} | list from token-{page} limit 500\n"
        ));
    }
    script.push_str("end 7 token-16 | close, discard, report malformed, degraded, wait 0.8");
    check_list(&script);
    // One object in between resets the count.
    let script = script.replace(
        "end 7 token-16 | close, discard, report malformed, degraded, wait 0.8",
        "item a@1 | stage add a@1\n end 7 token-16 | list from token-16 limit 500",
    );
    check_list(&script);
}

#[test]
fn b68_watches_that_end_at_once_are_paced_though_they_have_events() {
    let mut script = "start | syncing, list any limit 500\n end 7 | commit 7, synced, watch 7\n".to_owned();
    for version in 8..13 {
        script.push_str(&format!(
            "bookmark {version} | advance {version}\n closed | watch {version}\n"
        ));
    }
    script.push_str("bookmark 13 | advance 13\n closed | report very short watch, degraded, wait 0.8");
    check_list(&script);
}

#[test]
fn b69_a_server_that_asks_for_a_thousand_years_gets_five_minutes() {
    check_list(
        "start                                    | syncing, list any limit 500
         list-fails 429/31536000000               | discard, report too many requests, degraded, wait 300
         fired retry                              | list any limit 500
         list-fails 429/18446744073709551615      | discard, report too many requests, degraded, wait 300
         fired retry                              | list any limit 500
         list-fails 429/20                        | discard, report too many requests, degraded, wait 20",
    );
}

// Silence.

#[test]
fn b20_silence_after_a_bookmark_is_a_failure_and_without_one_only_a_reason_to_open_the_watch_again() {
    check_list(
        "start         | syncing, list any limit 500
         end 7         | commit 7, synced, watch 7
         +200s         |
         silent        | watch 7
         modified a@8  | update a@8
         +200s         |
         silent        | watch 8
         bookmark 9    | advance 9
         +200s         |
         silent        | report network, degraded, wait 0.8",
    );
    check_stream(
        "start           | syncing, stream newest, watchdog 30
         silent          | forget watchdog, discard, report network, degraded, wait 0.8
         fired retry     | stream newest, watchdog 30
         bookmark 7 end  | forget watchdog, commit 7, synced
         silent          | report network, degraded, wait 1.6",
    );
}
