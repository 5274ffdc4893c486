//! Servers that would make the machine list or watch too often.

use super::*;

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
