//! Telling one handler, on a task of its own.

use std::future::{Future, poll_fn};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::Ordering;

use super::handler::{Tale, Tell};
use super::inbox::Parcel;
use super::seat::{Seat, Seated};
use super::trouble::{Troubles, panic_text};
use crate::object::ObjectKey;

/// Tells a handler everything its inbox gives, until that is closed.
pub(super) fn deliver<K: Send + Sync + 'static>(
    member: Arc<Seated<K>>,
    tell: Box<dyn Tell<K>>,
    blocking: bool,
    troubles: Arc<Troubles>,
) -> impl Future<Output = ()> + Send {
    // Made here and not inside: it has to speak also if the task is never polled.
    let ended = Ended(Arc::clone(&member));
    run(member, tell, blocking, troubles, ended)
}

async fn run<K: Send + Sync + 'static>(
    member: Arc<Seated<K>>,
    mut tell: Box<dyn Tell<K>>,
    blocking: bool,
    troubles: Arc<Troubles>,
    ended: Ended<K>,
) {
    while let Some(parcel) = poll_fn(|cx| member.inbox.poll_take(cx)).await {
        if matches!(parcel, Parcel::Synced) {
            member.seat.synced();
        } else if blocking {
            let (member, troubles) = (Arc::clone(&member), Arc::clone(&troubles));
            let told = tokio::task::spawn_blocking(move || {
                let mut telling = Telling::new(&member, &mut *tell, &troubles);
                while telling.a_few(&parcel) == Told::Some {}
                tell
            });
            match told.await {
                Ok(back) => tell = back,
                Err(_) => return, // the runtime is going down
            }
        } else {
            let mut telling = Telling::new(&member, &mut *tell, &troubles);
            while telling.a_few(&parcel) == Told::Some {
                // Others are to have their turn, however much there is to tell.
                tokio::task::yield_now().await;
            }
        }
    }
    // The user's handler first: whoever waits for the end may count on it being gone.
    drop(tell);
    drop(ended);
}

/// Says that no callback will run, even if the task is dropped half-way.
struct Ended<K: Send + Sync>(Arc<Seated<K>>);

impl<K: Send + Sync> Drop for Ended<K> {
    fn drop(&mut self) {
        self.0.inbox.close();
        self.0.seat.ended();
    }
}

#[derive(PartialEq)]
enum Told {
    Some,
    All,
}

/// How far a parcel is told.
struct Telling<'a, K> {
    member: &'a Seated<K>,
    tell: &'a mut dyn Tell<K>,
    troubles: &'a Troubles,
    next: usize,
}

impl<'a, K: Send + Sync + 'static> Telling<'a, K> {
    fn new(member: &'a Seated<K>, tell: &'a mut dyn Tell<K>, troubles: &'a Troubles) -> Self {
        Self {
            member,
            tell,
            troubles,
            next: 0,
        }
    }

    /// Tells the next few, unless the handler was removed.
    fn a_few(&mut self, parcel: &Parcel<K>) -> Told {
        let places = parcel.places();
        let upto = places.min(self.next + A_FEW);
        let pace = &self.member.seat.pace;
        let mut round = pace.begin();
        let mut last = self.next;
        while self.next < upto {
            let place = self.next;
            self.next += 1;
            if let Some(tale) = parcel.tale(place) {
                if self.member.inbox.is_closed() {
                    pace.end(round, || parcel.key(last));
                    return Told::All;
                }
                tell(self.tell, tale, &self.member.seat, self.troubles);
                last = place;
                pace.called(&mut round, || parcel.key(place));
            }
        }
        pace.end(round, || parcel.key(last));
        self.member.inbox.still_in_hand(places - self.next);
        if self.next < places { Told::Some } else { Told::All }
    }
}

/// Calls a handler. A panic is the end of this callback and of nothing else (B50).
pub(super) fn tell<K>(handler: &mut dyn Tell<K>, tale: Tale<'_, K>, seat: &Seat, troubles: &Troubles) {
    seat.delivered.fetch_add(1, Ordering::Relaxed);
    if let Err(panic) = catch_unwind(AssertUnwindSafe(|| handler.tell(tale))) {
        seat.panics.fetch_add(1, Ordering::Relaxed);
        troubles.handler_panicked(&seat.name, &panic_text(&*panic));
    }
}

impl<K> Parcel<K> {
    /// How many places there are to look for something to tell.
    pub(super) fn places(&self) -> usize {
        match self {
            Self::Start(snapshot) | Self::Resync(snapshot) => snapshot.places() as usize,
            Self::Notes(notes) => notes.notes.len(),
            Self::Folded(notes) => notes.len(),
            Self::Synced => 0,
        }
    }

    /// What is to be told of a place, if anything.
    pub(super) fn tale(&self, place: usize) -> Option<Tale<'_, K>> {
        match self {
            Self::Start(snapshot) => {
                let (key, new) = snapshot.place(u32::try_from(place).ok()?)?;
                let initial = true;
                Some(Tale::Added { key, new, initial })
            }
            Self::Resync(snapshot) => {
                let (key, new) = snapshot.place(u32::try_from(place).ok()?)?;
                Some(Tale::Updated { key, old: new, new })
            }
            Self::Notes(notes) => notes.notes.get(place).map(Tale::from),
            Self::Folded(notes) => notes.get(place).map(Tale::from),
            Self::Synced => None,
        }
    }

    /// Of which object a place tells.
    fn key(&self, place: usize) -> Option<ObjectKey> {
        self.tale(place).map(|tale| tale.key().clone())
    }
}

/// So many callbacks run before other tasks have their turn.
const A_FEW: usize = 64;
