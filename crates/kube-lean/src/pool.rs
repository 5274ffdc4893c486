//! [`Pool`]: what several objects have in common, kept once.
//!
//! Knows: encoded bytes and what was decoded from them. Never learns: what the bytes mean.
//!
//! A pool belongs to one decoder. It holds a value for as long as an object does: now and then, and when the table has doubled, values that
//! only the pool holds are dropped. A field whose values do not repeat is not looked up any more, except for a sample now and then.

use std::any::Any;
use std::cell::RefCell;
use std::fmt;
use std::hash::BuildHasher;
use std::ops::Add;

use foldhash::fast::RandomState;
use hashbrown::HashTable;

use crate::generated::sites::SITES;
use crate::{Map, Shared, Str};

/// A field whose values are looked up; an index in the generated list, or [`OWN`].
pub(crate) type Site = usize;

/// All fields of types that users write.
pub(crate) const OWN: Site = SITES.len();

/// What the objects that one decoder makes have in common.
///
/// ```
/// let pool = kube_lean::Pool::new();
/// assert_eq!(pool.stats().values, 0);
/// ```
#[derive(Default)]
pub struct Pool(
    /// Made with the first look-up, so that a pool that is never used costs a pointer.
    Option<Box<Tables>>,
);

struct Tables {
    values: HashTable<Entry>,
    /// The size of the table at which values that nothing else holds are dropped.
    sweep_at: usize,
    /// How many look-ups there were when the table was last swept.
    swept: u64,
    /// Texts in use, and those that were in use before the last turn. A text that is not asked for during a whole turn is dropped.
    texts: HashTable<Str>,
    old_texts: HashTable<Str>,
    hasher: RandomState,
    fields: [FieldState; OWN + 1],
    stats: PoolStats,
}

struct Entry {
    hash: u64,
    site: Site,
    bytes: Box<[u8]>,
    value: Box<dyn Held>,
}

impl Entry {
    fn is<P: Pooled>(&self) -> bool {
        (&*self.value as &dyn Any).is::<P>()
    }
}

/// How a pool is doing.
///
/// ```
/// let stats = kube_lean::Pool::new().stats();
/// assert_eq!((stats.lookups, stats.hits), (0, 0));
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct PoolStats {
    /// How many different values it keeps.
    pub values: usize,
    /// How many different texts it keeps.
    pub texts: usize,
    /// The memory of the pool itself, in bytes: its tables and the encoded bytes that it compares with. The values are not in it.
    pub bytes: usize,
    /// How often a value was looked for.
    pub lookups: u64,
    /// How often it was found.
    pub hits: u64,
}

impl Add for PoolStats {
    type Output = Self;

    /// The sum, for several pools of one informer.
    fn add(self, other: Self) -> Self {
        Self {
            values: self.values + other.values,
            texts: self.texts + other.texts,
            bytes: self.bytes + other.bytes,
            lookups: self.lookups + other.lookups,
            hits: self.hits + other.hits,
        }
    }
}

/// How one field of a pool is doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct FieldStats {
    /// Its name, such as `core/v1.Container.env`.
    pub name: &'static str,
    /// How often its value was looked for.
    pub lookups: u64,
    /// How often it was found.
    pub hits: u64,
    /// Whether values are looked for now; a field whose values do not repeat is given up for a while.
    pub active: bool,
}

#[derive(Clone, Copy, Default)]
struct FieldState {
    lookups: u64,
    hits: u64,
    /// Of the present window.
    window: u32,
    window_hits: u32,
    /// How many values to pass over before the next window.
    rest: u32,
    /// How many windows in a row were not worthwhile.
    failures: u32,
}

/// After this many look-ups a field is judged.
const WINDOW: u32 = 256;
/// At least one in this many has to be found.
const WORTHWHILE: u32 = 8;
/// How many values are passed over before a field that was given up gets another window. Four times as many each time, up to
/// [`LONGEST_REST`].
const FIRST_REST: u32 = 4 * WINDOW;
const LONGEST_REST: u32 = 256 * WINDOW;
/// Below this size a table is not swept.
const SMALL: usize = 1024;
/// A table is also swept after this many look-ups per value that it may hold, so that it shrinks when objects go and no new values come.
const SWEEP_EVERY: u64 = 4;
/// How many texts are kept before the turn changes.
const TEXTS: usize = 8192;

/// What a look-up found.
pub(crate) enum Found<P> {
    Value(P),
    /// Nothing; a value can be kept under this hash.
    Nothing(u64),
    /// Values of this field are not kept.
    NotKept,
}

/// A value that can be kept. It is public for the bound of [`shared`](crate::shared), and cannot be named outside.
pub trait Pooled: Clone + Send + Sync + 'static {
    fn holders(&self) -> usize;
}

impl<T: Send + Sync + 'static> Pooled for Shared<T> {
    fn holders(&self) -> usize {
        Shared::holders(self)
    }
}

impl<T: Send + Sync + 'static> Pooled for Shared<[T]> {
    fn holders(&self) -> usize {
        Shared::holders(self)
    }
}

impl<V: Send + Sync + 'static> Pooled for Map<V> {
    fn holders(&self) -> usize {
        Map::holders(self)
    }
}

/// The same for any type.
trait Held: Any + Send + Sync {
    fn is_unused(&self) -> bool;
}

impl<P: Pooled> Held for P {
    fn is_unused(&self) -> bool {
        self.holders() == 1
    }
}

impl Pool {
    /// An empty pool.
    pub const fn new() -> Self {
        Self(None)
    }

    /// Its size and how often it was of use.
    pub fn stats(&self) -> PoolStats {
        let Some(tables) = &self.0 else {
            return PoolStats::default();
        };
        let texts = tables.texts.capacity() + tables.old_texts.capacity();
        let memory =
            tables.values.capacity() * size_of::<Entry>() + texts * size_of::<Str>() + size_of::<Tables>();
        PoolStats {
            values: tables.values.len(),
            texts: tables.texts.len() + tables.old_texts.len(),
            bytes: tables.stats.bytes + memory,
            ..tables.stats
        }
    }

    /// The same for each field that was looked up.
    pub fn fields(&self) -> impl Iterator<Item = FieldStats> + '_ {
        let names = || SITES.into_iter().chain(["types of your own"]);
        let states = self
            .0
            .iter()
            .flat_map(move |tables| tables.fields.iter().zip(names()));
        states
            .filter(|(state, _)| state.lookups > 0)
            .map(|(state, name)| FieldStats {
                name,
                lookups: state.lookups,
                hits: state.hits,
                active: state.rest == 0,
            })
    }

    /// Drops the values that no object holds.
    ///
    /// ```
    /// let mut pool = kube_lean::Pool::new();
    /// pool.sweep();
    /// assert_eq!(pool.stats().values, 0);
    /// ```
    pub fn sweep(&mut self) {
        if let Some(tables) = &mut self.0 {
            tables.sweep();
        }
    }

    fn tables(&mut self) -> &mut Tables {
        self.0.get_or_insert_with(|| Box::new(Tables::new()))
    }

    /// Looks for the value of these bytes.
    pub(crate) fn find<P: Pooled>(&mut self, site: Site, bytes: &[u8]) -> Found<P> {
        self.tables().find(site, bytes)
    }

    /// Keeps the value that was made after [`find`](Self::find) found nothing.
    pub(crate) fn keep<P: Pooled>(&mut self, site: Site, hash: u64, bytes: &[u8], value: &P) {
        self.tables().keep(site, hash, bytes, value);
    }

    /// The same text as before, if the pool still has it.
    pub(crate) fn intern(&mut self, text: &str) -> Str {
        self.tables().intern(text)
    }

    /// Makes this the pool of every lean type that is deserialized on this thread within `work`.
    ///
    /// This is how a pool gets past serde's traits, which have no place for it.
    ///
    /// ```
    /// # #[cfg(feature = "core")] {
    /// use kube_lean::{Pool, core::v1::Pod};
    ///
    /// let mut pool = Pool::new();
    /// let pod: Pod = pool.scope(|| serde_json::from_str(r#"{"metadata":{"name":"a"}}"#))?;
    /// assert_eq!(pod.metadata.name.as_deref(), Some("a"));
    /// # }
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    pub fn scope<R>(&mut self, work: impl FnOnce() -> R) -> R {
        /// Puts the pools back where they were, also if the work panics.
        struct Restore<'p>(&'p mut Pool, Option<Pool>);

        impl Drop for Restore<'_> {
            fn drop(&mut self) {
                let own = CURRENT.replace(self.1.take());
                *self.0 = own.unwrap_or_default();
            }
        }

        let own = std::mem::take(self);
        let outer = CURRENT.replace(Some(own));
        let _restore = Restore(self, outer);
        work()
    }
}

impl Tables {
    fn new() -> Self {
        Self {
            values: HashTable::new(),
            sweep_at: SMALL,
            swept: 0,
            texts: HashTable::new(),
            old_texts: HashTable::new(),
            hasher: RandomState::default(),
            fields: [FieldState::default(); OWN + 1],
            stats: PoolStats::default(),
        }
    }

    fn sweep(&mut self) {
        // A value may hold others of the pool, which are unused only once it is gone.
        loop {
            let before = self.values.len();
            let bytes = &mut self.stats.bytes;
            self.values.retain(|entry| {
                let used = !entry.value.is_unused();
                if !used {
                    *bytes -= entry.bytes.len();
                }
                used
            });
            if self.values.len() == before {
                break;
            }
        }
        self.swept = self.stats.lookups;
        self.sweep_at = (self.values.len() * 2).max(SMALL);
        self.values.shrink_to(self.sweep_at, |entry| entry.hash);
    }

    fn find<P: Pooled>(&mut self, site: Site, bytes: &[u8]) -> Found<P> {
        let Some(field) = self.fields.get_mut(site) else {
            return Found::NotKept;
        };
        if !field.is_due() {
            return Found::NotKept;
        }
        let hash = self.hasher.hash_one((site, bytes));
        let entry = self.values.find(hash, |entry| {
            entry.hash == hash && entry.site == site && *entry.bytes == *bytes && entry.is::<P>()
        });
        let value = entry.and_then(|entry| (&*entry.value as &dyn Any).downcast_ref::<P>().cloned());
        let given_up = field.count(value.is_some());
        self.stats.lookups += 1;
        self.stats.hits += u64::from(value.is_some());
        // After the first failure the values stay: if there are more different ones than a window has, they repeat in the next window.
        if given_up && field.failures > 1 {
            self.forget(site);
        } else if self.stats.lookups - self.swept >= SWEEP_EVERY * self.sweep_at as u64 {
            self.sweep();
        }
        match value {
            Some(value) => Found::Value(value),
            None if given_up => Found::NotKept,
            None => Found::Nothing(hash),
        }
    }

    /// Drops the values of a field that is not looked up any more. Objects keep theirs.
    fn forget(&mut self, site: Site) {
        let bytes = &mut self.stats.bytes;
        self.values.retain(|entry| {
            let other = entry.site != site;
            if !other {
                *bytes -= entry.bytes.len();
            }
            other
        });
    }

    fn keep<P: Pooled>(&mut self, site: Site, hash: u64, bytes: &[u8], value: &P) {
        if self.values.len() >= self.sweep_at {
            self.sweep();
        }
        self.stats.bytes += bytes.len();
        let entry = Entry {
            hash,
            site,
            bytes: bytes.into(),
            value: Box::new(value.clone()),
        };
        self.values.insert_unique(hash, entry, |entry| entry.hash);
    }

    fn intern(&mut self, text: &str) -> Str {
        let hash = self.hasher.hash_one(text);
        if let Some(known) = self.texts.find(hash, |known| *known == text) {
            return known.clone();
        }
        let kept = match self.old_texts.find(hash, |known| *known == text) {
            Some(known) => known.clone(),
            None => Str::from(text),
        };
        if self.texts.len() >= TEXTS {
            self.old_texts = std::mem::take(&mut self.texts);
        }
        let hasher = &self.hasher;
        self.texts
            .insert_unique(hash, kept.clone(), |text| hasher.hash_one(text.as_str()));
        kept
    }
}

thread_local! {
    static CURRENT: RefCell<Option<Pool>> = const { RefCell::new(None) };
}

/// Works with the pool of this thread, if there is one.
pub(crate) fn with_current<R>(work: impl FnOnce(Option<&mut Pool>) -> R) -> R {
    CURRENT.with_borrow_mut(|pool| work(pool.as_mut()))
}

impl FieldState {
    /// Whether the next value is looked up.
    fn is_due(&mut self) -> bool {
        if self.rest == 0 {
            return true;
        }
        self.rest -= 1;
        false
    }

    /// Counts a look-up. True if the field is given up with it.
    fn count(&mut self, hit: bool) -> bool {
        self.lookups += 1;
        self.hits += u64::from(hit);
        self.window += 1;
        self.window_hits += u32::from(hit);
        if self.window < WINDOW {
            return false;
        }
        let given_up = self.window_hits < WINDOW / WORTHWHILE;
        if given_up {
            let times = 4_u32.saturating_pow(self.failures);
            self.rest = FIRST_REST.saturating_mul(times).min(LONGEST_REST);
            self.failures += 1;
        } else {
            self.failures = 0;
        }
        (self.window, self.window_hits) = (0, 0);
        given_up
    }
}

impl fmt::Debug for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Pool").field(&self.stats()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn put(pool: &mut Pool, site: Site, bytes: &[u8]) -> (Shared<Vec<u8>>, bool) {
        match pool.find(site, bytes) {
            Found::Value(value) => (value, true),
            Found::NotKept => (Shared::new(bytes.to_vec()), false),
            Found::Nothing(hash) => {
                let value = Shared::new(bytes.to_vec());
                pool.keep(site, hash, bytes, &value);
                (value, false)
            }
        }
    }

    #[test]
    fn equal_bytes_of_one_field_are_one_value() {
        let mut pool = Pool::new();
        let (one, _) = put(&mut pool, 0, b"a");
        let (same, found) = put(&mut pool, 0, b"a");
        assert!(found && Shared::ptr_eq(&one, &same));
        assert!(!put(&mut pool, 1, b"a").1, "another field");
        assert!(!put(&mut pool, 0, b"b").1, "other bytes");
        // The same field, asked for as another type: both are kept.
        let Found::Nothing(hash) = pool.find::<Shared<[u8]>>(0, b"a") else {
            panic!("it is not there yet");
        };
        pool.keep(0, hash, b"a", &Shared::<[u8]>::from(b"a".to_vec()));
        assert!(matches!(pool.find::<Shared<[u8]>>(0, b"a"), Found::Value(_)));
        assert!(matches!(pool.find::<Shared<Vec<u8>>>(0, b"a"), Found::Value(_)));
        assert_eq!(
            (pool.stats().values, pool.stats().lookups, pool.stats().hits),
            (4, 7, 3)
        );
    }

    #[test]
    fn what_only_the_pool_holds_is_dropped_when_the_table_has_doubled() {
        let mut pool = Pool::new();
        let held: Vec<_> = (0..100_u32)
            .map(|i| put(&mut pool, 0, &i.to_be_bytes()).0)
            .collect();
        for i in 100..50_000_u32 {
            // Of different fields, so that none is given up.
            let site = 1 + usize::try_from(i).expect("small") % (SITES.len() - 1);
            put(&mut pool, site, &i.to_be_bytes());
            assert!(pool.stats().values <= 2 * SMALL, "{:?}", pool.stats());
        }
        for (i, value) in (0..100_u32).zip(&held) {
            let (same, found) = put(&mut pool, 0, &i.to_be_bytes());
            assert!(found && Shared::ptr_eq(value, &same));
        }
        drop(held);
        pool.sweep();
        assert_eq!(pool.stats().values, 0);
        assert_eq!(pool.0.as_ref().map(|tables| tables.stats.bytes), Some(0));
    }

    #[test]
    fn a_pool_shrinks_when_objects_go_and_no_new_values_come() {
        let mut pool = Pool::new();
        let kept = put(&mut pool, 0, b"kept").0;
        // Of different fields, so that none is given up.
        let values = u32::try_from(SITES.len() - 1).expect("small") * (WINDOW / 2);
        let mut held: Vec<_> = (0..values)
            .map(|i| {
                let site = 1 + usize::try_from(i).expect("small") % (SITES.len() - 1);
                put(&mut pool, site, &i.to_be_bytes()).0
            })
            .collect();
        let full = pool.stats();
        assert!(full.values > values as usize, "{full:?}");
        held.clear();
        // A watch goes on: the objects that are left change, with parts that the pool has.
        let mut looked_up = 0;
        while pool.stats().values > SMALL {
            assert!(Shared::ptr_eq(&put(&mut pool, 0, b"kept").0, &kept));
            looked_up += 1;
            assert!(looked_up < 1_000_000, "{:?}", pool.stats());
        }
        let small = pool.stats();
        assert!(small.values == 1 && small.bytes < full.bytes / 4, "{small:?}");
    }

    #[test]
    fn a_field_that_does_not_repeat_is_given_up_and_tried_again() {
        let mut pool = Pool::new();
        let mut next = 0_u32;
        let mut unlike = |pool: &mut Pool| {
            next += 1;
            put(pool, 0, &next.to_be_bytes());
        };
        (0..WINDOW).for_each(|_| unlike(&mut pool));
        let field = pool.fields().next().expect("a field");
        assert_eq!(
            (field.lookups, field.hits, field.active),
            (u64::from(WINDOW), 0, false)
        );
        assert_eq!(pool.stats().values, WINDOW as usize - 1, "they may repeat yet");
        (0..FIRST_REST).for_each(|_| unlike(&mut pool));
        assert_eq!(
            pool.stats().lookups,
            u64::from(WINDOW),
            "nothing was looked up meanwhile"
        );
        (0..WINDOW).for_each(|_| unlike(&mut pool));
        assert_eq!(pool.stats().values, 0, "its values are forgotten");
        (0..4 * FIRST_REST).for_each(|_| unlike(&mut pool));
        assert_eq!(pool.stats().lookups, u64::from(2 * WINDOW));
        // From here on its values are alike.
        for _ in 0..2 * WINDOW {
            put(&mut pool, 0, b"same");
        }
        let field = pool.fields().next().expect("a field");
        assert!(field.active && field.hits > u64::from(WINDOW), "{field:?}");
        // Other fields were never concerned.
        assert!(put(&mut pool, 1, b"a").1 || put(&mut pool, 1, b"a").1);
    }

    #[test]
    fn values_that_repeat_after_more_than_a_window_are_found_in_the_next_one() {
        let (mut pool, mut random) = (Pool::new(), 1_u64);
        let mut next = || {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            put(&mut pool, 0, &(random >> 33).rem_euclid(1_500).to_be_bytes())
        };
        let first: Vec<_> = (0..WINDOW).map(|_| next()).collect();
        let found = |values: &[(_, bool)]| values.iter().filter(|(_, found)| *found).count();
        assert!(
            found(&first) < (WINDOW / WORTHWHILE) as usize,
            "{}",
            found(&first)
        );
        let more: Vec<_> = (0..20_000).map(|_| next()).collect();
        assert!(found(&more) > 15_000, "{}", found(&more));
    }

    #[test]
    fn texts_in_use_stay_and_their_number_is_bounded() {
        let mut pool = Pool::new();
        let kept = pool.intern("a text that is longer than sixteen bytes");
        for i in 0..5 * TEXTS {
            pool.intern(&format!("another text that is longer, number {i}"));
            assert_eq!(pool.intern("a text that is longer than sixteen bytes"), kept);
            assert!(pool.stats().texts <= 2 * TEXTS);
        }
    }

    #[test]
    fn a_scope_ends_with_its_work_also_in_a_panic() {
        let mut pool = Pool::new();
        put(&mut pool, 0, b"a");
        let panicked = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            pool.scope(|| {
                with_current(|current| assert!(current.is_some_and(|pool| put(pool, 0, b"a").1)));
                panic!("on purpose");
            })
        }));
        assert!(panicked.is_err());
        assert!(put(&mut pool, 0, b"a").1, "the pool has its values again");
        with_current(|current| assert!(current.is_none()));
    }
}
