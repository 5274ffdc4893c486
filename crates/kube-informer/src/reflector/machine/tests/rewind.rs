//! Probes, and a server that went back.

use super::*;

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
