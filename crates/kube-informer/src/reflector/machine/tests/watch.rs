//! A watch: how it continues, what ends it, which versions count.

use super::*;

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
