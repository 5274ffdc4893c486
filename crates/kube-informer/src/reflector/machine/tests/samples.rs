//! Samples: comparing a few objects before a watch is opened again.

use super::*;

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
