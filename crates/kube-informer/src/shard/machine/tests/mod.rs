//! Scripts for the rules of a group: time and input on the left, effects on the right.
//!
//! A list is written as `listed VERSION table=UID@VERSION:gGENERATION:ENTRIES UID@VERSION=IDENTITY:TABLE/SEEN:HOLDS …`. An entry
//! is `-` for a free range, `u1.5` for the owner `u1` under term 5, and `u1.5!3` if that was revoked in generation 3. Lists of
//! ranges are joined by dots. There are four ranges. The times of requests and timers are left out.
//! `valid 12` means until 12 s.

mod simulation;

use super::*;
use crate::protocol::ShardKey;
use crate::shard::record::TableLease;

fn config(identity: &str) -> Config {
    let mut config = Config::new("ns", "group", identity);
    config.ranges = 4;
    config
}

fn id(text: &str, name: &str) -> LeaseId {
    let (uid, version) = text.split_once('@').unwrap();
    LeaseId {
        name: name.into(),
        uid: uid.into(),
        version: version.parse().unwrap(),
    }
}

fn entries(text: &str) -> Vec<Option<Entry>> {
    let entry = |text: &str| {
        let (owner, rest) = text.split_once('.')?;
        let (term, revoked) = rest.split_once('!').unwrap_or((rest, ""));
        Some(Entry {
            owner: owner.into(),
            term: term.parse().unwrap(),
            revoked: revoked.parse().ok(),
        })
    };
    text.split(',').map(entry).collect()
}

fn table(text: &str) -> TableLease {
    let mut parts = text.split(':');
    let id = id(parts.next().unwrap(), "group");
    let Some(generation) = parts.next().and_then(|g| g.strip_prefix('g')) else {
        return TableLease { id, table: None };
    };
    let entries = entries(parts.next().unwrap());
    let layout = Layout {
        ranges: entries.len() as u32,
        key: ShardKey::Uid,
        program: parts.next().unwrap_or_default().into(),
    };
    let last_term = entries.iter().flatten().map(|entry| entry.term).max();
    let table = Table {
        generation: generation.parse().unwrap(),
        last_term: last_term.unwrap_or(0),
        recreated: parts.next() == Some("recreated"),
        layout,
        entries,
    };
    TableLease {
        id,
        table: Some(Arc::new(table)),
    }
}

fn member(text: &str) -> MemberLease {
    let (lease, rest) = text.split_once('=').unwrap();
    let mut parts = rest.split(':');
    let identity = parts.next().unwrap();
    let id = id(lease, &format!("group-{identity}"));
    let (table, seen) = match parts.next().unwrap_or("/0").split_once('/') {
        Some((table, seen)) => (table, seen.parse().unwrap()),
        None => {
            let duration = Duration::from_secs(15);
            return MemberLease {
                id,
                duration,
                member: None,
            };
        }
    };
    let holds_text = parts.next().unwrap_or("-");
    let mut member = Member {
        identity: identity.into(),
        nonce: 1,
        layout: Layout {
            ranges: 4,
            key: ShardKey::Uid,
            program: "".into(),
        },
        weight: 1,
        lasts: Duration::from_secs(15),
        leaving: false,
        table: table.into(),
        seen,
        holds: RangeSet::new(4),
    };
    let mut duration = Duration::from_secs(15);
    for flag in parts {
        match flag.split_at(1) {
            ("l", "eaving") => member.leaving = true,
            ("n", nonce) => member.nonce = nonce.parse().unwrap(),
            ("V", ranges) => member.layout.ranges = ranges.parse().unwrap(),
            ("p", program) => member.layout.program = program.into(),
            ("d", seconds) => {
                duration = Duration::from_secs(seconds.parse().unwrap());
                member.lasts = duration;
            }
            other => panic!("{other:?}"),
        }
    }
    holds_text
        .split('.')
        .filter_map(|range| range.parse().ok())
        .for_each(|range| member.holds.insert(range));
    MemberLease {
        id,
        duration,
        member: Some(Arc::new(member)),
    }
}

fn input(text: &str) -> Input {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words.as_slice() {
        ["started"] => Input::Started,
        ["written"] => Input::Written,
        ["conflict"] => Input::Conflicted,
        ["failed"] => Input::Failed,
        ["stopped"] => Input::Stopped,
        ["cycle"] => Input::Fired(Timer::Cycle),
        ["no", "answer"] => Input::Fired(Timer::Answer),
        ["late"] => Input::Fired(Timer::Leave),
        ["renewed", lease] => Input::Renewed(id(lease, "group-me")),
        ["drained", range] => {
            let (range, term) = range.split_once('.').unwrap();
            Input::Drained {
                range: range.parse().unwrap(),
                term: term.parse().unwrap(),
            }
        }
        ["listed", version, leases @ ..] => {
            let mut snapshot = Snapshot {
                version: version.parse().unwrap(),
                ..Snapshot::default()
            };
            for lease in leases {
                match lease.strip_prefix("table=") {
                    Some(text) => snapshot.table = Some(table(text)),
                    None => snapshot.members.push(member(lease)),
                }
            }
            Input::Listed(Arc::new(snapshot))
        }
        other => panic!("{other:?}"),
    }
}

fn render(effects: &[Effect]) -> String {
    let holds = |member: &Member| {
        let ranges: Vec<String> = member.holds.iter().map(|range| range.to_string()).collect();
        let holds = if ranges.is_empty() {
            "-".to_owned()
        } else {
            ranges.join(".")
        };
        let leaving = if member.leaving { ":leaving" } else { "" };
        format!("{}/{}:{holds}{leaving}", member.table, member.seen)
    };
    let entry = |entry: &Option<Entry>| match entry {
        None => "-".to_owned(),
        Some(Entry { owner, term, revoked }) => {
            let revoked = revoked.map_or_else(String::new, |revoked| format!("!{revoked}"));
            format!("{owner}.{term}{revoked}")
        }
    };
    let one = |effect: &Effect| {
        Some(match effect {
            Effect::List => "list".into(),
            Effect::Create(member) => format!("create {}", holds(member)),
            Effect::Renew(id, member) => format!("renew {} {}", id.version, holds(member)),
            Effect::WriteTable(_, table) => {
                let entries: Vec<String> = table.entries.iter().map(entry).collect();
                format!("table g{}:{}", table.generation, entries.join(","))
            }
            Effect::Delete(id) => format!("delete {}@{}", id.uid, id.version),
            Effect::Abandon => "abandon".into(),
            Effect::Wait(..) | Effect::Forget(_) => return None,
            Effect::Start { range, term } => format!("start {range}.{term}"),
            Effect::Stop { range, term } => format!("stop {range}.{term}"),
            Effect::Lose => "lose".into(),
            Effect::Valid(until) => format!("valid {}", until.as_secs()),
            Effect::End => "end".into(),
        })
    };
    effects.iter().filter_map(one).collect::<Vec<String>>().join("; ")
}

#[track_caller]
fn check(script: &str) -> Machine {
    let mut machine = Machine::new(config("me"), 7);
    let mut so_far = String::new();
    for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (left, expected) = line.split_once('|').unwrap();
        let (now, what) = left.trim().split_once(' ').unwrap();
        let mut effects = Vec::new();
        let now = Duration::from_secs_f64(now.parse().unwrap());
        machine.on(now, input(what.trim()), &mut effects);
        assert_eq!(render(&effects), expected.trim(), "{line}\nafter:{so_far}");
        so_far = format!("{so_far}\n  {line}");
    }
    machine
}

/// This replica is alone and owns all four ranges, at 0 s.
const ALONE: &str = "
    0 started                                   | list
    0 listed 1                                  | create /0:-
    0 renewed m@2                               | valid 10; list
    0 listed 2 m@2=me                           | table g1:-,-,-,-
    0 written                                   | list
    0 listed 3 table=t@3:g1:-,-,-,- m@2=me      | renew 2 t/1:-
    0 renewed m@4                               | valid 10; list
    0 listed 4 table=t@3:g1:-,-,-,- m@4=me:t/1  | table g2:m.4,m.4,m.4,m.4
    0 written                                   | list
    0 listed 5 table=t@5:g2:m.4,m.4,m.4,m.4 m@4=me:t/1 | start 0.4; start 1.4; start 2.4; start 3.4
";

#[track_caller]
fn alone_then(script: &str) -> Machine {
    check(&format!("{ALONE}{script}"))
}

#[test]
fn the_first_replica_creates_the_table_and_owns_everything() {
    let machine = alone_then("2 cycle | renew 4 t/2:0.1.2.3\n2 renewed m@6 | valid 12; list");
    assert_eq!(machine.held().len(), 4);
    assert_eq!(machine.valid_until(), Some(Duration::from_secs(12)));
}

/// This replica owns the ranges 0 and 1, and `b` has 2 and 3, at 0 s.
const TWO: &str = "
    0 started           | list
    0 listed 5 table=t@5:g2:-,-,b.4,b.4 b@4=z:t/2:2.3 | create t/2:-
    0 renewed m@6       | valid 10; list
    0 listed 6 table=t@5:g2:-,-,b.4,b.4 b@4=z:t/2:2.3 m@6=me:t/2 | table g3:m.6,m.6,b.4,b.4
    0 written           | list
    0 listed 7 table=t@7:g3:m.6,m.6,b.4,b.4 b@4=z:t/2:2.3 m@6=me:t/2 | start 0.6; start 1.6
";

#[track_caller]
fn two_then(script: &str) -> Machine {
    check(&format!("{TWO}{script}"))
}

/// The effects of a list at a time, if no renewal is due.
fn listed_at(machine: &mut Machine, at: f64, list: &str) -> String {
    machine.next_renewal = Duration::MAX;
    let (now, mut effects) = (Duration::from_secs_f64(at), Vec::new());
    machine.on(now, Input::Fired(Timer::Cycle), &mut effects);
    effects.clear();
    machine.on(now, input(list), &mut effects);
    render(&effects)
}

#[test]
fn a_replica_that_joins_gets_its_share_after_the_old_owner_has_acknowledged() {
    alone_then(
        "
        2 cycle                | renew 4 t/2:0.1.2.3
        2 renewed m@6          | valid 12; list
        2 listed 7 table=t@5:g2:m.4,m.4,m.4,m.4 m@6=me:t/2:0.1.2.3 b@7=z:t/2 | table g3:m.4,m.4!3,m.4,m.4!3
        2 written              | list
        2 listed 8 table=t@8:g3:m.4,m.4!3,m.4,m.4!3 m@6=me:t/2:0.1.2.3 b@7=z:t/2 | stop 1.4; stop 3.4
        3 drained 1.4          | renew 6 t/3:0.2.3
        3 renewed m@9          | valid 13; list
        3 listed 9 table=t@8:g3:m.4,m.4!3,m.4,m.4!3 m@9=me:t/3:0.2.3 b@7=z:t/2 | table g4:m.4,b.9,m.4,m.4!3
        3 written              | list
        3 listed 10 table=t@10:g4:m.4,b.9,m.4,m.4!3 m@9=me:t/3:0.2.3 b@7=z:t/2 |
        4 drained 3.4          | renew 9 t/4:0.2
    ",
    );
}

#[test]
fn a_revoked_range_is_not_granted_before_its_owner_has_acknowledged() {
    let states = [
        ("t/3:2.3", "it has not read the revocation"),
        ("t/4:2.3", "its work has not ended"),
        (
            "t/3:3",
            "it has not read the revocation, and holds the range no more for another reason",
        ),
        ("s/4:3", "it follows another table"),
    ];
    for (state, why) in states {
        let mut machine = two_then("");
        let list = format!("listed 9 table=t@9:g4:m.6,m.6,b.4!4,b.4 m@6=me:t/2 b@8=z:{state}");
        assert_eq!(listed_at(&mut machine, 1.0, &list), "", "{why}");
    }
    let mut machine = two_then("");
    let list = "listed 9 table=t@9:g4:m.6,m.6,b.4!4,b.4 m@6=me:t/2 b@8=z:t/4:3";
    assert_eq!(listed_at(&mut machine, 1.0, list), "table g5:m.6,m.6,b.9,b.4");
}

#[test]
fn an_expired_lease_is_deleted_before_its_ranges_are_granted() {
    let table = "table=t@7:g3:m.6,m.6,b.4,b.4";
    let expired = format!(
        "
        2 cycle             | renew 6 t/3:0.1
        2 renewed m@8       | valid 12; list
        2 listed 8 {table} m@8=me:t/3:0.1 b@4=z:t/2:2.3 |
        16.4 cycle          | renew 8 t/3:0.1
        16.4 renewed m@9    | valid 26; list
        16.4 listed 9 {table} m@9=me:t/3:0.1 b@4=z:t/2:2.3 |
        16.5 cycle          | list
        16.5 listed 9 {table} m@9=me:t/3:0.1 b@4=z:t/2:2.3 | delete b@4
    "
    );
    two_then(&format!(
        "{expired}
        16.5 written        | list
        16.5 listed 10 {table} m@9=me:t/3:0.1 | table g4:m.6,m.6,m.10,m.10
    "
    ));
    // It was renewed in the last moment, and is live again.
    two_then(&format!(
        "{expired}
        16.5 conflict       | list
        16.5 listed 10 {table} m@9=me:t/3:0.1 b@10=z:t/2:2.3 |
        17 cycle            | list
        17 listed 10 {table} m@9=me:t/3:0.1 b@10=z:t/2:2.3 |
    "
    ));
}

#[test]
fn a_tampered_duration_does_not_end_a_lease_early_and_a_longer_promise_is_kept() {
    // A duration of one second: this replica's own 15 s and its margin count.
    for (flags, seconds, effect) in [
        ("d1", 16.4, ""),
        ("d1", 16.5, "delete b@8"),
        ("d60", 65.9, ""),
        ("d60", 66.0, "delete b@8"),
    ] {
        let mut machine = two_then("");
        let list = format!("listed 9 table=t@7:g3:m.6,m.6,b.4,b.4 m@6=me:t/2 b@8=z:t/3:2.3:{flags}");
        assert_eq!(listed_at(&mut machine, 1.0, &list), "");
        assert_eq!(
            listed_at(&mut machine, 1.0 + seconds, &list),
            effect,
            "{flags}, {seconds}"
        );
    }
}

#[test]
fn a_lease_that_somebody_deleted_is_waited_for() {
    let mut machine = two_then("");
    let list = "listed 9 table=t@7:g3:m.6,m.6,b.4,b.4 m@6=me:t/2";
    for (at, expected) in [(1.0, ""), (17.4, ""), (17.5, "table g4:m.6,m.6,m.9,m.9")] {
        assert_eq!(listed_at(&mut machine, at, list), expected, "at {at}");
    }
}

#[test]
fn a_replica_whose_lease_is_gone_loses_everything_and_joins_again() {
    let machine = alone_then(
        "
        2 cycle             | renew 4 t/2:0.1.2.3
        2 conflict          | list
        2 listed 8 table=t@5:g2:m.4,m.4,m.4,m.4 | lose; create t/2:-
        2 renewed n@9       | valid 12; list
        2 listed 9 table=t@5:g2:m.4,m.4,m.4,m.4 n@9=me:t/2 |
    ",
    );
    assert!(machine.held().is_empty());
}

#[test]
fn a_replica_that_ends_gives_everything_up_after_its_work() {
    alone_then(
        "
        1 stopped           | stop 0.4; stop 1.4; stop 2.4; stop 3.4; renew 4 t/2:0.1.2.3:leaving
        1 renewed m@6       | valid 11; list
        1 listed 6 table=t@5:g2:m.4,m.4,m.4,m.4 m@6=me:t/2:0.1.2.3:leaving |
        2 drained 0.4       |
        2 drained 1.4       |
        2 drained 2.4       |
        2 drained 3.4       | renew 6 t/2:-:leaving
        2 renewed m@7       | valid 12; end
    ",
    );
}

#[test]
fn work_that_does_not_end_does_not_hold_up_the_end_of_the_process_for_ever() {
    alone_then(
        "
        1 stopped           | stop 0.4; stop 1.4; stop 2.4; stop 3.4; renew 4 t/2:0.1.2.3:leaving
        1 renewed m@6       | valid 11; list
        21 late             | end
    ",
    );
}

#[test]
fn the_ranges_of_a_replica_that_left_are_granted_at_once_and_its_lease_is_deleted() {
    two_then(
        "
        1 cycle             | list
        1 listed 9 table=t@7:g3:m.6,m.6,b.4,b.4 m@6=me:t/2 b@8=z:t/3:-:leaving | table g4:m.6,m.6,m.9,m.9
        1 written           | list
        1 listed 10 table=t@10:g4:m.6,m.6,m.9,m.9 m@6=me:t/2 b@8=z:t/3:-:leaving | start 2.9; start 3.9; delete b@8
    ",
    );
    // One that still works on a range keeps that.
    two_then(
        "
        1 cycle             | list
        1 listed 9 table=t@7:g3:m.6,m.6,b.4,b.4 m@6=me:t/2 b@8=z:t/3:3:leaving | table g4:m.6,m.6,b.4!4,b.4!4
        1 written           | list
        1 listed 10 table=t@10:g4:m.6,m.6,b.4!4,b.4!4 m@6=me:t/2 b@8=z:t/3:3:leaving |
        1.5 cycle           | list
        1.5 listed 11 table=t@10:g4:m.6,m.6,b.4!4,b.4!4 m@6=me:t/2 b@11=z:t/4:3:leaving | table g5:m.6,m.6,m.11,b.4!4
    ",
    );
}

#[test]
fn in_a_new_table_nothing_is_granted_before_every_replica_follows_it_and_terms_are_greater() {
    let mut machine = alone_then(
        "
        2 cycle             | renew 4 t/2:0.1.2.3
        2 renewed m@6       | valid 12; list
        2 listed 7 m@6=me:t/2:0.1.2.3 b@7=z:t/2 | table g1:-,-,-,-
        2 written           | list
        2 listed 8 table=s@8:g1:-,-,-,-::recreated m@6=me:t/2:0.1.2.3 b@7=z:t/2 | stop 0.4; stop 1.4; stop 2.4; stop 3.4
        3 drained 0.4       |
        3 drained 1.4       |
        3 drained 2.4       |
        3 drained 3.4       | renew 6 s/1:-
        3 renewed m@9       | valid 13; list
        3 listed 9 table=s@8:g1:-,-,-,-::recreated m@9=me:s/1 b@7=z:t/2 |
        5 cycle             | renew 9 s/1:-
        5 renewed m@11      | valid 15; list
        5 listed 11 table=s@8:g1:-,-,-,-::recreated m@11=me:s/1 b@10=z:s/1 |
    ",
    );
    // A replica without a Lease may still work by the old table for a while.
    let list = "listed 11 table=s@8:g1:-,-,-,-::recreated m@11=me:s/1 b@10=z:s/1";
    assert_eq!(listed_at(&mut machine, 18.4, list), "");
    let list = "listed 12 table=s@8:g1:-,-,-,-::recreated m@11=me:s/1 b@12=z:s/1";
    assert_eq!(
        listed_at(&mut machine, 18.5, list),
        "table g2:m.12,m.12,b.12,b.12"
    );
}

#[test]
fn a_table_that_cannot_be_read_stops_nothing_and_grants_nothing() {
    let machine = alone_then(
        "
        2 cycle             | renew 4 t/2:0.1.2.3
        2 renewed m@6       | valid 12; list
        2 listed 7 table=t@7 m@6=me:t/2:0.1.2.3 b@7=b:t/2 |
    ",
    );
    assert_eq!(machine.problem(), Some(&Problem::UnreadableTable));
    assert_eq!(machine.held().len(), 4);
}

#[test]
fn a_new_table_waits_if_one_that_could_not_be_read_was_there_or_a_lease_cannot_be_read() {
    let foreign = "f@1=another:unreadable";
    // What a replica that has never followed a table finds at first and later, and whether it grants nothing for a while.
    for (first, later, waits) in [
        ("", "", false),
        ("table=t@1", "", true),
        ("", foreign, true),
        (foreign, foreign, true),
    ] {
        let machine = check(&format!(
            "
            0 started                   | list
            0 listed 1 {first}          | create /0:-
            0 renewed m@2               | valid 10; list
            0 listed 2 {later} m@2=me   | table g1:-,-,-,-
        "
        ));
        let Input::Listed(snapshot) = input(&format!("listed 2 {later} m@2=me")) else {
            panic!("a list")
        };
        let (_, table) = machine
            .next_table(&snapshot, Duration::ZERO)
            .expect("there is no table");
        assert_eq!(table.recreated, waits, "{first}, then {later}");
    }
}

#[test]
fn an_older_table_that_was_restored_is_not_followed_and_not_written() {
    let machine = alone_then(
        "
        2 cycle             | renew 4 t/2:0.1.2.3
        2 renewed m@6       | valid 12; list
        2 listed 9 table=t@9:g1:-,-,-,- m@6=me:t/2:0.1.2.3 |
    ",
    );
    assert_eq!(machine.problem(), Some(&Problem::WentBack));
    assert_eq!(machine.held().len(), 4);
    // Neither is one that another replica knows to be old.
    alone_then(
        "
        2 cycle             | renew 4 t/2:0.1.2.3
        2 renewed m@6       | valid 12; list
        2 listed 9 table=t@9:g2:m.4,m.4,m.4,m.4 m@6=me:t/2:0.1.2.3 b@8=b:t/7:0 |
    ",
    );
}

#[test]
fn a_list_from_the_past_is_ignored() {
    let machine = alone_then("2 cycle | renew 4 t/2:0.1.2.3\n2 renewed m@6 | valid 12; list\n2 listed 1 |");
    assert_eq!(
        (machine.problem(), machine.held().len()),
        (Some(&Problem::WentBack), 4)
    );
}

#[test]
fn another_number_of_ranges_is_adopted_until_all_replicas_ask_for_it() {
    // One replica of two asks for two ranges: the table keeps its four.
    let mut machine = two_then("");
    let list = "listed 9 table=t@7:g3:m.6,m.6,b.4,b.4 m@6=me:t/2 b@8=z:t/3:2.3:V2";
    assert_eq!(listed_at(&mut machine, 1.0, list), "");
    // This one asks for four, and the table has two: it follows the table.
    let machine = check(
        "
        0 started           | list
        0 listed 5 table=t@5:g2:b.4,b.4 b@4=b:t/2:0.1:V2 | create t/2:-
        0 renewed m@6       | valid 10; list
        0 listed 7 table=t@7:g3:m.6,b.4 b@4=b:t/2:1:V2 m@6=me:t/2 | start 0.6
    ",
    );
    assert_eq!(machine.ranges(), 2);
}

#[test]
fn once_all_replicas_ask_for_another_number_everything_is_given_up_and_divided_anew() {
    // The table has two ranges, and the only replica asks for four.
    check(
        "
        0 started           | list
        0 listed 5 table=t@5:g2:-,- | create t/2:-
        0 renewed m@6       | valid 10; list
        0 listed 6 table=t@5:g2:-,- m@6=me:t/2 | table g3:m.6,m.6,m.6,m.6
    ",
    );
    check(
        "
        0 started           | list
        0 listed 5 table=t@5:g2:b.4,b.4 b@4=b:t/2:0.1:leaving | create t/2:-
        0 renewed m@6       | valid 10; list
        0 listed 6 table=t@5:g2:b.4,b.4 b@4=b:t/2:0.1:leaving m@6=me:t/2 | table g3:b.4!3,b.4!3
        0 written           | list
        0 listed 7 table=t@7:g3:b.4!3,b.4!3 b@7=b:t/3:-:leaving m@6=me:t/2 | table g4:m.7,m.7,m.7,m.7
    ",
    );
}

#[test]
fn a_replica_of_another_program_gets_nothing_and_takes_nothing() {
    let machine = check(
        "
        0 started           | list
        0 listed 5 table=t@5:g2:b.4,b.4,b.4,b.4:theirs b@4=b:t/2:0.1.2.3:ptheirs | create t/2:-
        0 renewed m@6       | valid 10; list
        0 listed 6 table=t@5:g2:b.4,b.4,b.4,b.4:theirs b@4=b:t/2:0.1.2.3:ptheirs m@6=me:t/2 |
    ",
    );
    assert!(matches!(machine.problem(), Some(Problem::OtherProgram { .. })));
    // By mistake something is granted to it: it does not begin.
    let machine = check(
        "
        0 started           | list
        0 listed 5 table=t@5:g2:b.4,b.4,b.4,b.4:theirs b@4=b:t/2:0.1.2.3:ptheirs | create t/2:-
        0 renewed m@6       | valid 10; list
        0 listed 7 table=t@7:g3:m.6,b.4,b.4,b.4:theirs b@4=b:t/2:0.1.2.3:ptheirs m@6=me:t/2 |
    ",
    );
    assert!(machine.held().is_empty());
}

#[test]
fn a_second_process_with_the_same_identity_waits_until_the_first_has_ended() {
    let machine = check(
        "
        0 started           | list
        0 listed 5 table=t@5:g2:x.4,x.4,x.4,x.4 x@5=me:t/2:0.1.2.3 |
        2 cycle             | list
        2 listed 6 table=t@5:g2:x.4,x.4,x.4,x.4 x@6=me:t/2:0.1.2.3 |
        17 cycle            | list
        17 listed 6 table=t@5:g2:x.4,x.4,x.4,x.4 x@6=me:t/2:0.1.2.3 |
    ",
    );
    assert_eq!(machine.problem(), Some(&Problem::IdentityTaken));
    check(
        "
        0 started           | list
        0 listed 5 table=t@5:g2:x.4,x.4,x.4,x.4 x@5=me:t/2:0.1.2.3 |
        16.5 cycle          | list
        16.5 listed 5 table=t@5:g2:x.4,x.4,x.4,x.4 x@5=me:t/2:0.1.2.3 | delete x@5
        16.5 written        | list
        16.5 listed 6 table=t@5:g2:x.4,x.4,x.4,x.4 | create t/2:-
        16.5 renewed m@7    | valid 26; list
        16.5 listed 7 table=t@5:g2:x.4,x.4,x.4,x.4 m@7=me:t/2 | table g3:m.7,m.7,m.7,m.7
    ",
    );
}

#[test]
fn a_lease_whose_creation_was_not_answered_is_recognised() {
    check(
        "
        0 started           | list
        0 listed 1          | create /0:-
        4 no answer         | abandon
        5 cycle             | list
        5 listed 2 m@2=me:/0:-:n7 | renew 2 /0:-
    ",
    );
}

#[test]
fn a_foreign_lease_is_left_alone_and_gets_nothing() {
    let foreign = "f@1=another:unreadable";
    let machine = alone_then(&format!(
        "
        2 cycle             | renew 4 t/2:0.1.2.3
        2 renewed m@6       | valid 12; list
        2 listed 6 table=t@5:g2:m.4,m.4,m.4,m.4 m@6=me:t/2:0.1.2.3 {foreign} |
        30 cycle            | renew 6 t/2:0.1.2.3
        30 renewed m@7      | valid 40; list
        30 listed 7 table=t@5:g2:m.4,m.4,m.4,m.4 m@7=me:t/2:0.1.2.3 {foreign} |
    "
    ));
    assert_eq!(machine.held().len(), 4);
}

#[test]
fn an_owner_whose_record_was_destroyed_keeps_its_ranges_until_its_lease_expires() {
    let mut machine = two_then("");
    let list = "listed 9 table=t@7:g3:m.6,m.6,b.4,b.4 m@6=me:t/2 b@8=z:unreadable";
    for (at, expected) in [(1.0, ""), (17.4, ""), (17.5, "delete b@8")] {
        assert_eq!(listed_at(&mut machine, at, list), expected, "at {at}");
    }
}

#[test]
fn a_renewal_counts_from_when_it_was_sent() {
    let machine = alone_then("2 cycle | renew 4 t/2:0.1.2.3\n5 renewed m@6 | valid 12; list");
    assert_eq!(machine.valid_until(), Some(Duration::from_secs(12)));
}

#[test]
fn a_renewal_whose_answer_is_handled_after_a_suspension_gives_no_time() {
    // Suspended from 2 s to 60 s. The answer came in time and is handled first, but its time is over, and the Lease is gone.
    let machine = alone_then(
        "
        2 cycle             | renew 4 t/2:0.1.2.3
        60 renewed m@6      | valid 12; list
    ",
    );
    assert_eq!(machine.valid_until(), Some(Duration::from_secs(12)));
    alone_then(
        "
        2 cycle             | renew 4 t/2:0.1.2.3
        60 renewed m@6      | valid 12; list
        60 listed 9 table=t@8:g3:b.8,b.8,b.8,b.8 b@9=z:t/3:0.1.2.3 | lose; create t/3:-
    ",
    );
}

#[test]
fn a_request_without_an_answer_is_given_up_and_changes_nothing() {
    let machine = alone_then(
        "
        2 cycle             | renew 4 t/2:0.1.2.3
        6 no answer         | abandon
        7 cycle             | list
        7 failed            |
        8 cycle             | list
        8 listed 5 table=t@5:g2:m.4,m.4,m.4,m.4 m@4=me:t/1 | renew 4 t/2:0.1.2.3
    ",
    );
    assert_eq!(machine.valid_until(), Some(Duration::from_secs(10)));
}
