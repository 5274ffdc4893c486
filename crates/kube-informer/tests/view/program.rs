//! Random programs of operators over a tiny universe, and the same operators computed from scratch.

use std::collections::{BTreeMap, BTreeSet};

use k8s_openapi::apimachinery::pkg::apis::meta::v1::{LabelSelector, LabelSelectorRequirement};
use kube_informer::view::{AnyCollection, Collection, Index, Labelled, Selector};

/// The keys are below this.
pub(crate) const KEYS: u8 = 4;
/// The values are below this.
pub(crate) const VALUES: u32 = 8;

/// The content of a collection: the value of each key.
pub(crate) type Content = [Option<u32>; KEYS as usize];

/// A value, with labels and a namespace that follow from it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Num(pub(crate) u32);

impl Labelled for Num {
    fn namespace(&self) -> Option<&str> {
        Some(["n0", "n1"][(self.0 / 4 % 2) as usize])
    }

    fn labels<'a>(&'a self, visit: &mut dyn FnMut(&'a str, &'a str)) {
        if self.0 != 7 {
            visit("a", ["0", "1", "2"][(self.0 % 3) as usize]);
        }
        if self.0 % 2 == 1 {
            visit("b", ["0", "1", "2"][(self.0 / 3) as usize % 3]);
        }
    }
}

/// The selector that a key and a value stand for.
fn selector(key: u8, value: u32) -> Selector {
    let expression = |key: &str, operator: &str, values: &[&str]| LabelSelectorRequirement {
        key: key.to_owned(),
        operator: operator.to_owned(),
        values: Some(values.iter().map(|value| (*value).to_owned()).collect()),
    };
    let of = |expressions: Vec<LabelSelectorRequirement>| {
        Selector::from(&LabelSelector {
            match_expressions: Some(expressions),
            match_labels: None,
        })
    };
    match value % 8 {
        0 => Selector::all(),
        1 => Selector::none(),
        2 => Selector::all().label("a", ["0", "1", "2"][usize::from(key % 3)]),
        3 => Selector::all().label("a", "1").in_namespace("n0"),
        4 => of(vec![expression("b", "Exists", &[])]),
        5 => of(vec![expression("a", "NotIn", &["0", "1"])]),
        6 => of(vec![
            expression("a", "In", &["0", "2"]),
            expression("b", "Exists", &[]),
        ]),
        _ => Selector::all().in_namespace("n1"),
    }
}

/// An operator with its parameters.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Op {
    Map(u32),
    Filter(u32),
    FilterMap(u32),
    FlatMap(u32),
    Group(Fold),
    Join { left: bool },
    JoinBy { left: bool },
    JoinIndex,
    JoinMatching,
    MatchedBy,
    Union,
    Fetching,
}

#[derive(Debug, Clone, Copy)]
pub(crate) enum Fold {
    Count,
    Sum,
    Min,
    Max,
    Set,
    Top,
    Members,
    CountAndSum,
}

pub(crate) const ALL: [Op; 21] = [
    Op::Map(1),
    Op::Map(3),
    Op::Filter(2),
    Op::FilterMap(3),
    Op::FlatMap(2),
    Op::FlatMap(3),
    Op::Group(Fold::Count),
    Op::Group(Fold::Sum),
    Op::Group(Fold::Min),
    Op::Group(Fold::Max),
    Op::Group(Fold::Set),
    Op::Group(Fold::Top),
    Op::Group(Fold::Members),
    Op::Group(Fold::CountAndSum),
    Op::Join { left: false },
    Op::Join { left: true },
    Op::JoinBy { left: false },
    Op::JoinBy { left: true },
    Op::JoinMatching,
    Op::MatchedBy,
    Op::Union,
];

/// A collection of the program.
pub(crate) type Numbers = Collection<u8, Num>;

fn map(key: u8, value: u32, factor: u32) -> u32 {
    (value * factor + u32::from(key)) % VALUES
}

fn keep(key: u8, value: u32, modulus: u32) -> bool {
    !(value + u32::from(key)).is_multiple_of(modulus)
}

fn flat(key: u8, value: u32, factor: u32) -> [(u8, u32); 2] {
    let second = (u32::from(key) * factor % u32::from(KEYS)) as u8;
    [
        ((key + value as u8) % KEYS, (value + 1) % VALUES),
        (second, value),
    ]
}

fn groups(value: u32) -> Vec<u8> {
    match value {
        3 => vec![],
        6 => vec![0, 1],
        value => vec![(value % u32::from(KEYS)) as u8],
    }
}

fn combine(left: u32, right: Option<u32>) -> u32 {
    (left * 3 + right.unwrap_or(5)) % VALUES
}

fn refer(value: u32) -> Option<u8> {
    (value % 5 != 4).then_some((value % u32::from(KEYS)) as u8)
}

fn pair_key(selector: u8, object: u8) -> u8 {
    (selector * 2 + object) % KEYS
}

fn policies<'a>(object: u32, selectors: impl Iterator<Item = (u8, &'a u32)>) -> u32 {
    let weights = selectors.map(|(key, value)| (u32::from(key) + 1) * (value + 1));
    (object + weights.sum::<u32>()) % VALUES
}

/// The parts of a fetching function that do not depend on where it fetches from.
fn fetched(value: u32, found: Option<u32>, by: impl Fn(u32) -> u32, all: impl Fn() -> u32) -> Option<u32> {
    let total = match found {
        None => value,
        Some(found) if found % 2 == 0 => by(found % 3) + found,
        Some(found) => all() + found,
    };
    (total % 7 != 6).then_some(total % VALUES)
}

fn fold(how: Fold, members: &[(u8, u32)]) -> u32 {
    let values = || members.iter().map(|(_, value)| *value);
    let result = match how {
        Fold::Count => members.len() as u32,
        Fold::Sum => values().sum(),
        Fold::Min => values().min().expect("a member"),
        Fold::Max => values().max().expect("a member"),
        Fold::Set => values()
            .map(|value| value % 3)
            .collect::<BTreeSet<_>>()
            .iter()
            .map(|v| v + 1)
            .sum(),
        Fold::Top => {
            let mut all: Vec<u32> = values().collect();
            all.sort_unstable_by(|one, other| other.cmp(one));
            all.iter().take(2).fold(0, |sum, value| sum * 3 + value)
        }
        Fold::Members => members
            .iter()
            .map(|(key, value)| (u32::from(*key) + 1) * value)
            .sum(),
        Fold::CountAndSum => members.len() as u32 * 2 + values().sum::<u32>(),
    };
    result % VALUES
}

impl Op {
    /// The number of collections that the operator reads.
    pub(crate) fn arity(self) -> usize {
        match self {
            Op::Map(_) | Op::Filter(_) | Op::FilterMap(_) | Op::FlatMap(_) | Op::Group(_) => 1,
            Op::Union => 3,
            _ => 2,
        }
    }

    /// The operator over collections.
    pub(crate) fn build(self, inputs: &[&Numbers]) -> Numbers {
        let one = inputs[0];
        let number = |value: u32| Num(value % VALUES);
        match self {
            Op::Map(factor) => one.map(move |key, value| Num(map(*key, value.0, factor))),
            Op::Filter(modulus) => one.filter(move |key, value| keep(*key, value.0, modulus)),
            Op::FilterMap(modulus) => one.filter_map(move |key, value| {
                keep(*key, value.0, modulus).then(|| Num(map(*key, value.0, modulus)))
            }),
            Op::FlatMap(factor) => one.flat_map(move |key, value| {
                flat(*key, value.0, factor).map(|(key, value)| (key, Num(value)))
            }),
            Op::Group(how) => {
                let grouped = one.group_by(|_, value| groups(value.0));
                match how {
                    Fold::Count => grouped.count().map(move |_, n| number(**n as u32)),
                    Fold::Sum => grouped.sum(|_, value| value.0).map(move |_, n| number(**n)),
                    Fold::Min => grouped.min(|_, value| *value),
                    Fold::Max => grouped.max(|_, value| *value),
                    Fold::Set => grouped
                        .set(|_, value| value.0 % 3)
                        .map(move |_, set| number(set.iter().map(|v| v + 1).sum())),
                    Fold::Top => grouped
                        .top(2, |_, value| value.0)
                        .map(move |_, top| number(top.iter().fold(0, |sum, value| sum * 3 + value))),
                    Fold::Members => grouped.members().map(move |_, members| {
                        number(
                            members
                                .iter()
                                .map(|(key, value)| (u32::from(*key) + 1) * value.0)
                                .sum(),
                        )
                    }),
                    Fold::CountAndSum => {
                        use kube_informer::view::{count, sum};
                        let both = (count(), sum(|_: &u8, value: &Num| value.0));
                        let both = grouped.aggregate(both);
                        both.map(move |_, both| number(both.0 as u32 * 2 + both.1))
                    }
                }
            }
            Op::Join { left: false } => {
                one.join(inputs[1], |_, left, right| Num(combine(left.0, Some(right.0))))
            }
            Op::Join { left: true } => one.left_join(inputs[1], |_, left, right| {
                Num(combine(left.0, right.map(|right| right.0)))
            }),
            Op::JoinBy { left: false } => one.join_by(
                inputs[1],
                |_, value| refer(value.0),
                |_, left, right| Num(combine(left.0, Some(right.0))),
            ),
            Op::JoinBy { left: true } => one.left_join_by(
                inputs[1],
                |_, value| refer(value.0),
                |_, left, right| Num(combine(left.0, right.map(|right| right.0))),
            ),
            Op::JoinIndex => one.join_index(
                inputs[1],
                |_, value| Some(value.0 % 3),
                |key, value| [u32::from(*key) % 3, value.0 % 3],
                move |_, left, found| {
                    number(
                        left.0
                            + found
                                .iter()
                                .map(|(key, value)| u32::from(*key) + value.0)
                                .sum::<u32>(),
                    )
                },
            ),
            Op::JoinMatching => one
                .join_matching(
                    inputs[1],
                    |key, value| selector(*key, value.0),
                    |left, right| Num(combine(left.0, Some(right.0))),
                )
                .flat_map(|(selector, object), value| [(pair_key(*selector, *object), **value)]),
            Op::MatchedBy => one.matched_by(
                inputs[1],
                |key, value| selector(*key, value.0),
                |_, object, selectors| {
                    Num(policies(
                        object.0,
                        selectors.iter().map(|(key, value)| (*key, &value.0)),
                    ))
                },
            ),
            Op::Union => one.union([inputs[1], inputs[2]]),
            Op::Fetching => {
                let other = inputs[1].clone();
                let index: Index<u32, u8, Num> = other.add_index(|_, value| [value.0 % 3]);
                one.fetching([&other.clone() as &dyn AnyCollection], move |fetch, _, value| {
                    let found = fetch.get(&other, &((value.0 % u32::from(KEYS)) as u8));
                    let by = |wanted: u32| fetch.by(&index, &wanted).iter().map(|(_, v)| v.0).sum::<u32>();
                    let all = || {
                        fetch
                            .list(&other)
                            .iter()
                            .map(|(key, v)| u32::from(*key) + v.0)
                            .sum::<u32>()
                    };
                    fetched(value.0, found.map(|found| found.0), by, all).map(Num)
                })
            }
        }
    }

    /// The same from scratch.
    pub(crate) fn compute(self, inputs: &[Content]) -> Content {
        let one = &inputs[0];
        let entries = |content: &Content| -> Vec<(u8, u32)> {
            let all = (0..KEYS).zip(content.iter());
            all.filter_map(|(key, value)| Some((key, (*value)?))).collect()
        };
        let mut result: Content = [None; KEYS as usize];
        match self {
            Op::Map(factor) => {
                for (key, value) in entries(one) {
                    result[usize::from(key)] = Some(map(key, value, factor));
                }
            }
            Op::Filter(modulus) => {
                for (key, value) in entries(one) {
                    result[usize::from(key)] = keep(key, value, modulus).then_some(value);
                }
            }
            Op::FilterMap(modulus) => {
                for (key, value) in entries(one) {
                    result[usize::from(key)] = keep(key, value, modulus).then(|| map(key, value, modulus));
                }
            }
            Op::FlatMap(factor) => {
                for (key, value) in entries(one) {
                    for (given, value) in flat(key, value, factor) {
                        // Keys ascend, so what is there already wins.
                        result[usize::from(given)].get_or_insert(value);
                    }
                }
            }
            Op::Group(how) => {
                let mut all: BTreeMap<u8, Vec<(u8, u32)>> = BTreeMap::new();
                for (key, value) in entries(one) {
                    for group in groups(value) {
                        all.entry(group).or_default().push((key, value));
                    }
                }
                for (group, members) in all {
                    result[usize::from(group)] = Some(fold(how, &members));
                }
            }
            Op::Join { left } => {
                for (key, value) in entries(one) {
                    let right = inputs[1][usize::from(key)];
                    result[usize::from(key)] = (left || right.is_some()).then(|| combine(value, right));
                }
            }
            Op::JoinBy { left } => {
                for (key, value) in entries(one) {
                    let right = refer(value).and_then(|at| inputs[1][usize::from(at)]);
                    result[usize::from(key)] = (left || right.is_some()).then(|| combine(value, right));
                }
            }
            Op::JoinIndex => {
                for (key, value) in entries(one) {
                    let found = entries(&inputs[1]).into_iter();
                    let found = found.filter(|(k, v)| u32::from(*k) % 3 == value % 3 || v % 3 == value % 3);
                    let sum: u32 = found.map(|(k, v)| u32::from(k) + v).sum();
                    result[usize::from(key)] = Some((value + sum) % VALUES);
                }
            }
            Op::JoinMatching => {
                for (name, value) in entries(one) {
                    for (object, right) in entries(&inputs[1]) {
                        if selector(name, value).matches(&Num(right)) {
                            result[usize::from(pair_key(name, object))]
                                .get_or_insert(combine(value, Some(right)));
                        }
                    }
                }
            }
            Op::MatchedBy => {
                let selectors = entries(&inputs[1]);
                for (key, value) in entries(one) {
                    let matching = selectors.iter();
                    let matching = matching.filter(|(name, v)| selector(*name, *v).matches(&Num(value)));
                    result[usize::from(key)] =
                        Some(policies(value, matching.map(|(name, value)| (*name, value))));
                }
            }
            Op::Union => {
                for key in 0..usize::from(KEYS) {
                    result[key] = inputs.iter().find_map(|input| input[key]);
                }
            }
            Op::Fetching => {
                let other = entries(&inputs[1]);
                for (key, value) in entries(one) {
                    let found = inputs[1][(value % u32::from(KEYS)) as usize];
                    let by = |wanted: u32| {
                        let matching = other.iter().filter(|(_, v)| v % 3 == wanted);
                        matching.map(|(_, v)| *v).sum::<u32>()
                    };
                    let all = || other.iter().map(|(key, v)| u32::from(*key) + v).sum::<u32>();
                    result[usize::from(key)] = fetched(value, found, by, all);
                }
            }
        }
        result
    }
}
