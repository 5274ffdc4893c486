//! The initial collection, by stream or by list, and relists.

use super::*;

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
