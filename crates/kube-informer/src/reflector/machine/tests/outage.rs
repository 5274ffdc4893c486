//! Outages of the server, relists and probes on request, and kinds that the server no longer has.

use super::*;

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
