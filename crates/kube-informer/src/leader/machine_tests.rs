//! Scripts of the election: time and input on the left, expected effects on the right.
//!
//! A lease is written as `holder@version/transitions`, with `-` for no holder, `+` for a duration of 5 s instead of 15,
//! and `!` for the longest duration that can be written. Request timeouts are left out, because every request has one.

use super::*;
use serde_json::json;

/// `go@5/2`.
fn lease(text: &str) -> Lease {
    let (holder, rest) = text.split_once('@').unwrap();
    let (version, transitions) = rest.split_once('/').unwrap();
    let lasts = match transitions.chars().last() {
        Some('+') => 5,
        Some('!') => i32::MAX,
        _ => 15,
    };
    let holder = if holder == "-" { "" } else { holder };
    Lease::read(json!({
        "metadata": {"uid": "u", "resourceVersion": version},
        "spec": {
            "holderIdentity": holder,
            "leaseDurationSeconds": lasts,
            "leaseTransitions": transitions.trim_end_matches(['+', '!']).parse::<i64>().unwrap(),
            // Every write has another time.
            "renewTime": version,
        }
    }))
    .unwrap()
}

fn input(text: &str) -> Input {
    match text.split_once(' ').unwrap_or((text, "")) {
        ("start", _) => Input::Started,
        // The same record with another version, as after a write by a third party.
        ("touched", of) => {
            let (was, version) = of.split_once(' ').unwrap();
            let mut lease = lease(was);
            lease.version = version.parse().unwrap();
            Input::Fetched(lease)
        }
        ("fetched", of) => Input::Fetched(lease(of)),
        ("written", of) => Input::Written(lease(of)),
        ("missing", _) => Input::Missing,
        ("conflict", _) => Input::Conflicted,
        ("failed", _) => Input::Failed,
        ("silence", _) => Input::Fired(Timer::Answer),
        ("retry", _) => Input::Fired(Timer::Retry),
        ("deadline", _) => Input::Fired(Timer::Deadline),
        ("work-ended", _) => Input::WorkEnded,
        ("stop", _) => Input::Stopped,
        other => panic!("no such input: {other:?}"),
    }
}

fn render(effects: &[Effect]) -> String {
    let write = |write: &Write| {
        let holder = if write.holder.is_empty() {
            "-"
        } else {
            &write.holder
        };
        let begins = if write.begins { " begins" } else { "" };
        format!(
            "{holder}/{} {}s{begins}",
            write.transitions, write.duration_seconds
        )
    };
    let one = |effect: &Effect| {
        Some(match effect {
            Effect::Get => "get".into(),
            Effect::Create(new) => format!("create {}", write(new)),
            Effect::Update(from, new) => format!("update {} to {}", from.version, write(new)),
            Effect::Abandon => "abandon".into(),
            Effect::Wait(Timer::Answer, _) | Effect::Forget(_) | Effect::Good(_) => return None,
            // A renewal waits exactly one period; a standby waits a random time between 1 and 2.2 periods.
            Effect::Wait(Timer::Retry, pause) if *pause == Duration::from_secs(2) => "renew in 2".into(),
            Effect::Wait(Timer::Retry, pause) => {
                assert!((2.0..4.4).contains(&pause.as_secs_f64()), "{pause:?}");
                "read later".into()
            }
            Effect::Wait(Timer::Deadline, pause) => format!("deadline {}", pause.as_secs()),
            Effect::Lead(fence) => format!("lead {}/{}", fence.version, fence.transitions),
            Effect::Lose => "lose".into(),
            Effect::Cancel => "cancel".into(),
            Effect::SlowPath => "slow".into(),
            Effect::End { lost } => if *lost { "end lost" } else { "end" }.into(),
        })
    };
    effects.iter().filter_map(one).collect::<Vec<String>>().join(", ")
}

#[track_caller]
fn check(script: &str) {
    check_with(Config::new("ns", "lease", "me"), script);
}

#[track_caller]
fn check_with(config: Config, script: &str) {
    let mut machine = Machine::new(config, 7);
    let mut so_far = String::new();
    for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (left, expected) = line.split_once('|').unwrap();
        let (now, what) = left.trim().split_once(' ').unwrap();
        let mut effects = Vec::new();
        machine.on(
            Duration::from_secs(now.parse().unwrap()),
            input(what.trim()),
            &mut effects,
        );
        so_far = format!("{so_far}{left}| {}\n", render(&effects));
        assert_eq!(render(&effects), expected.trim(), "after:\n{so_far}");
    }
}

#[test]
fn b64_a_lease_that_is_missing_is_made() {
    check(
        "
        0 start            | get
        0 missing          | create me/0 15s begins
        0 written me@1/0   | lead 1/0, deadline 10, renew in 2
    ",
    );
}

#[test]
fn b64_a_lease_without_a_holder_is_taken_at_once_and_counts_a_transition() {
    check(
        "
        0 start            | get
        0 fetched -@5/2    | update 5 to me/3 15s begins
        0 written me@6/3   | lead 6/3, deadline 10, renew in 2
    ",
    );
}

#[test]
fn b64_our_own_lease_of_an_earlier_process_is_taken_as_a_new_term() {
    check(
        "
        0 start            | get
        0 fetched me@5/2   | update 5 to me/3 15s begins
    ",
    );
}

#[test]
fn b64_the_lease_of_another_is_taken_when_unchanged_for_its_duration_by_our_clock() {
    check(
        "
        0 start            | get
        0 fetched go@5/2   | read later
        9 retry            | get
        9 fetched go@6/2   | read later
        23 retry           | get
        23 fetched go@6/2  | read later
        24 retry           | get
        24 fetched go@6/2  | update 6 to me/3 15s begins
    ",
    );
}

#[test]
fn b64_only_a_change_of_the_record_counts_and_the_newest_version_is_written_from() {
    check(
        "
        0 start                   | get
        0 fetched go@5/2          | read later
        14 retry                  | get
        14 touched go@5/2 9       | read later
        15 retry                  | get
        15 touched go@5/2 9       | update 9 to me/3 15s begins
    ",
    );
}

#[test]
fn b64_the_duration_of_the_holder_counts() {
    check(
        "
        0 start            | get
        0 fetched go@5/2+  | read later
        5 retry            | get
        5 fetched go@5/2+  | update 5 to me/3 15s begins
    ",
    );
}

#[test]
fn b64_a_standby_that_loses_the_race_reads_the_lease_again() {
    check(
        "
        0 start            | get
        0 fetched -@5/2    | update 5 to me/3 15s begins
        0 conflict         | read later
        2 retry            | get
        2 fetched go@6/3   | read later
        4 retry            | get
        4 failed           | read later
        6 retry            | get
        11 silence         | abandon, read later
        13 retry           | get
    ",
    );
}

#[test]
fn b64_a_leader_renews_from_the_known_state_without_a_read() {
    check(
        "
        0 start            | get
        0 missing          | create me/0 15s begins
        0 written me@1/0   | lead 1/0, deadline 10, renew in 2
        2 retry            | update 1 to me/0 15s
        2 written me@2/0   | deadline 10, renew in 2
        4 retry            | update 2 to me/0 15s
    ",
    );
}

#[test]
fn b64_the_term_counts_from_the_time_of_the_request() {
    check(
        "
        0 start            | get
        0 missing          | create me/0 15s begins
        4 written me@1/0   | lead 1/0, deadline 6, renew in 2
        6 retry            | update 1 to me/0 15s
        9 written me@2/0   | deadline 7, renew in 2
    ",
    );
}

#[test]
fn b64_if_the_fast_path_fails_it_reads_and_renews_the_fetched_lease() {
    check(
        "
        0 start              | get
        0 missing            | create me/0 15s begins
        0 written me@1/0     | lead 1/0, deadline 10, renew in 2
        2 retry              | update 1 to me/0 15s
        2 conflict           | slow, get
        2 touched me@1/0 7   | update 7 to me/0 15s
        2 written me@8/0     | deadline 10, renew in 2
        4 retry              | update 8 to me/0 15s
        4 failed             | slow, get
        4 failed             | renew in 2
        6 retry              | update 8 to me/0 15s
        6 conflict           | slow, get
        6 fetched me@9/0     | update 9 to me/0 15s
        6 conflict           | renew in 2
    ",
    );
}

#[test]
fn b64_a_leader_that_cannot_renew_in_time_stops_and_waits_for_its_work() {
    check(
        "
        0 start            | get
        0 missing          | create me/0 15s begins
        0 written me@1/0   | lead 1/0, deadline 10, renew in 2
        2 retry            | update 1 to me/0 15s
        7 silence          | abandon, renew in 2
        9 retry            | update 1 to me/0 15s
        10 deadline        | abandon, lose, cancel
        11 stop            |
        20 work-ended      | end lost
    ",
    );
}

#[test]
fn b64_a_leader_that_sees_another_in_its_place_stops_at_once() {
    check(
        "
        0 start            | get
        0 missing          | create me/0 15s begins
        0 written me@1/0   | lead 1/0, deadline 10, renew in 2
        2 retry            | update 1 to me/0 15s
        2 conflict         | slow, get
        2 fetched go@5/1   | lose, cancel
        2 work-ended       | end lost
    ",
    );
}

#[test]
fn b64_a_leader_that_finds_itself_in_another_term_or_the_lease_gone_stops() {
    for found in ["fetched me@5/1", "missing"] {
        check(&format!(
            "
            0 start            | get
            0 missing          | create me/0 15s begins
            0 written me@1/0   | lead 1/0, deadline 10, renew in 2
            2 retry            | update 1 to me/0 15s
            2 conflict         | slow, get
            2 {found}          | lose, cancel
        "
        ));
    }
}

#[test]
fn b64_on_shutdown_it_renews_until_the_work_has_ended_and_then_releases() {
    check(
        "
        0 start            | get
        0 missing          | create me/0 15s begins
        0 written me@1/0   | lead 1/0, deadline 10, renew in 2
        1 stop             | cancel
        2 retry            | update 1 to me/0 15s
        2 written me@2/0   | deadline 10, renew in 2
        3 work-ended       | deadline 10, get
        3 fetched me@2/0   | update 2 to -/0 1s begins
        3 written -@3/0    | end
    ",
    );
}

#[test]
fn b64_only_a_lease_that_the_server_confirms_as_ours_is_released() {
    for (found, then) in [
        ("fetched go@9/1", "end"),
        ("missing", "end"),
        ("fetched me@9/0", "update 9 to -/0 1s begins"),
    ] {
        check(&format!(
            "
            0 start            | get
            0 missing          | create me/0 15s begins
            0 written me@1/0   | lead 1/0, deadline 10, renew in 2
            1 work-ended       | deadline 10, get
            1 {found}          | {then}
        "
        ));
    }
}

#[test]
fn b64_a_release_that_meets_a_conflict_reads_again_and_gives_up_in_time() {
    check(
        "
        0 start            | get
        0 missing          | create me/0 15s begins
        0 written me@1/0   | lead 1/0, deadline 10, renew in 2
        2 retry            | update 1 to me/0 15s
        3 work-ended       | abandon, deadline 10, get
        3 fetched me@1/0   | update 1 to -/0 1s begins
        3 conflict         | get
        3 fetched me@2/0   | update 2 to -/0 1s begins
        3 failed           | renew in 2
        5 retry            | get
        10 silence         | abandon, renew in 2
        12 retry           | get
        13 deadline        | abandon, end
    ",
    );
}

#[test]
fn b64_nothing_is_released_that_was_never_taken() {
    check(
        "
        0 start            | get
        0 fetched go@5/2   | read later
        1 stop             | end
    ",
    );
    check(
        "
        0 start            | get
        0 stop             | abandon, end
    ",
    );
}

#[test]
fn b64_shutdown_while_taking_the_lease_releases_it_if_it_was_taken() {
    for answer in ["written me@6/3", "failed", "conflict"] {
        check(&format!(
            "
            0 start            | get
            0 fetched -@5/2    | update 5 to me/3 15s begins
            0 stop             |
            1 {answer}         | deadline 10, get
            1 fetched me@6/3   | update 6 to -/3 1s begins
            1 written -@7/3    | end
        "
        ));
    }
    check(
        "
        0 start            | get
        0 fetched -@5/2    | update 5 to me/3 15s begins
        0 stop             |
        5 silence          | abandon, deadline 10, get
    ",
    );
}

#[test]
fn b64_without_release_the_lease_runs_out_by_itself() {
    let mut config = Config::new("ns", "lease", "me");
    config.release = false;
    check_with(
        config,
        "
        0 start            | get
        0 missing          | create me/0 15s begins
        0 written me@1/0   | lead 1/0, deadline 10, renew in 2
        1 stop             | cancel
        1 work-ended       | end
    ",
    );
}

#[test]
fn b64_part_of_a_second_is_rounded_up() {
    let mut config = Config::new("ns", "lease", "me");
    config.lease_duration = Duration::from_millis(15_001);
    check_with(
        config,
        "
        0 start            | get
        0 missing          | create me/0 16s begins
    ",
    );
}

#[test]
fn b69_after_the_last_number_of_transitions_the_lease_can_be_taken_again() {
    for (found, writes) in [
        ("-@5/2147483646", 2_147_483_647_i64),
        ("-@5/2147483647", 0),
        ("me@5/2147483647", 0),
        ("-@5/9223372036854775807", 0),
        ("-@5/-1", 0),
        ("-@5/-9223372036854775808", 0),
    ] {
        check(&format!(
            "
            0 start                | get
            0 fetched {found}      | update 5 to me/{writes} 15s begins
            0 written me@6/{writes}| lead 6/{writes}, deadline 10, renew in 2
            2 retry                | update 6 to me/{writes} 15s
        "
        ));
    }
}

#[test]
fn b69_a_lease_of_absurd_duration_is_taken_after_a_day() {
    check(
        "
        0 start                | get
        0 fetched go@5/2!      | read later
        86399 retry            | get
        86399 fetched go@5/2!  | read later
        86400 retry            | get
        86400 fetched go@5/2!  | update 5 to me/3 15s begins
    ",
    );
}
