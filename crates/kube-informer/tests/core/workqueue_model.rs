//! Compares the work queue with a simple, slow model: one list of the requested keys, searched again for each answer.

use std::time::Duration;

use kube_informer::workqueue::{AddOptions, Work, WorkQueue};
use proptest::prelude::*;

#[derive(Debug, Clone)]
enum Op {
    Add {
        key: u8,
        priority: i32,
        delay: u64,
    },
    Get,
    /// Finishes one of the keys in work.
    Done(usize),
    /// Finishes one of the keys in work and adds it again.
    Requeue {
        at: usize,
        priority: i32,
        delay: u64,
    },
    Pass(u64),
}

fn ops() -> impl Strategy<Value = Vec<Op>> {
    let priority = prop_oneof![Just(-100), Just(0), Just(0), -2..3i32];
    let delay = prop_oneof![Just(0), Just(0), 0..20u64];
    let add = (0..8u8, priority.clone(), delay.clone());
    let requeue = (0..8usize, priority, delay);
    let op = prop_oneof![
        5 => add.prop_map(|(key, priority, delay)| Op::Add { key, priority, delay }),
        3 => Just(Op::Get),
        3 => (0..8usize).prop_map(Op::Done),
        2 => requeue.prop_map(|(at, priority, delay)| Op::Requeue { at, priority, delay }),
        2 => (0..15u64).prop_map(Op::Pass),
    ];
    prop::collection::vec(op, 1..200)
}

/// The next request for a key.
#[derive(Debug, Clone)]
struct Wanted {
    key: u8,
    priority: i32,
    due: u64,
    /// The number of the add that set `due`.
    add: u64,
    /// Its position in the queue, once it is ready.
    arrival: Option<u64>,
}

#[derive(Debug)]
struct Model {
    now: u64,
    turn: u32,
    takes: u32,
    numbers: u64,
    wanted: Vec<Wanted>,
    in_hand: Vec<u8>,
}

impl Model {
    fn number(&mut self) -> u64 {
        self.numbers += 1;
        self.numbers
    }

    fn add(&mut self, key: u8, priority: i32, delay: u64) {
        let (due, add) = (self.now + delay, self.number());
        match self.wanted.iter_mut().find(|wanted| wanted.key == key) {
            Some(wanted) => {
                wanted.priority = wanted.priority.max(priority);
                if wanted.arrival.is_none() && due < wanted.due {
                    (wanted.due, wanted.add) = (due, add);
                }
            }
            None => self.wanted.push(Wanted {
                key,
                priority,
                due,
                add,
                arrival: None,
            }),
        }
        // Adds without delay are queued at once, delayed ones when the queue is read.
        if delay == 0 {
            self.line_up(|wanted| wanted.key == key);
        }
    }

    fn line_up(&mut self, which: impl Fn(&Wanted) -> bool) {
        let now = self.now;
        let mut due: Vec<usize> = (0..self.wanted.len())
            .filter(|at| {
                let wanted = &self.wanted[*at];
                let free = !self.in_hand.contains(&wanted.key);
                wanted.arrival.is_none() && wanted.due <= now && free && which(wanted)
            })
            .collect();
        due.sort_by_key(|at| (self.wanted[*at].due, self.wanted[*at].add));
        for at in due {
            self.wanted[at].arrival = Some(self.number());
        }
    }

    fn get(&mut self) -> Option<(u8, i32)> {
        self.line_up(|_| true);
        self.takes += 1;
        let in_line = self
            .wanted
            .iter()
            .enumerate()
            .filter(|(_, wanted)| wanted.arrival.is_some());
        let by_age = self.takes.is_multiple_of(self.turn);
        let next = in_line.min_by_key(|(_, wanted)| {
            (
                if by_age { 0 } else { -i64::from(wanted.priority) },
                wanted.arrival,
            )
        });
        let wanted = next.map(|(at, _)| at).map(|at| self.wanted.remove(at))?;
        self.in_hand.push(wanted.key);
        Some((wanted.key, wanted.priority))
    }

    fn done(&mut self, at: usize) {
        let key = self.in_hand.remove(at);
        // A key that became due meanwhile is queued now, the others when they are due.
        self.line_up(|wanted| wanted.key == key);
    }

    fn depth(&mut self) -> usize {
        self.line_up(|_| true);
        self.wanted
            .iter()
            .filter(|wanted| wanted.arrival.is_some())
            .count()
    }
}

fn options(priority: i32, delay: u64) -> AddOptions {
    AddOptions::new()
        .priority(priority)
        .after(Duration::from_secs(delay))
}

fn agree(ops: Vec<Op>, turn: u32) -> Result<(), TestCaseError> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_time()
        .start_paused(true)
        .build()
        .unwrap();
    runtime.block_on(async {
        let queue = WorkQueue::builder().ageing(turn).build();
        let mut model = Model {
            now: 0,
            turn,
            takes: 0,
            numbers: 0,
            wanted: Vec::new(),
            in_hand: Vec::new(),
        };
        let mut in_hand: Vec<Work<u8>> = Vec::new();
        for op in ops {
            match op {
                Op::Add { key, priority, delay } => {
                    queue.add_with(key, options(priority, delay));
                    model.add(key, priority, delay);
                }
                Op::Get => {
                    let work = queue.try_get();
                    prop_assert_eq!(work.as_ref().map(|work| (**work, work.priority())), model.get());
                    in_hand.extend(work);
                }
                Op::Done(at) if !in_hand.is_empty() => {
                    let at = at % in_hand.len();
                    drop(in_hand.remove(at));
                    model.done(at);
                }
                Op::Requeue { at, priority, delay } if !in_hand.is_empty() => {
                    let at = at % in_hand.len();
                    let key = model.in_hand[at];
                    in_hand.remove(at).requeue_with(options(priority, delay));
                    model.done(at);
                    model.add(key, priority, delay);
                }
                Op::Done(_) | Op::Requeue { .. } => {}
                Op::Pass(seconds) => {
                    tokio::time::advance(Duration::from_secs(seconds)).await;
                    model.now += seconds;
                }
            }
            // Reading the statistics queues the keys that are due, in the model too.
            let stats = queue.stats();
            prop_assert_eq!((stats.depth, stats.running), (model.depth(), model.in_hand.len()));
        }
        Ok(())
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn b61_b63_the_queue_agrees_with_the_model(ops in ops(), turn in 1..5u32) {
        agree(ops, turn)?;
    }
}
