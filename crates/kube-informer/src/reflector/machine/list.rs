//! Lists: reads page after page and handles failures.

use std::time::Duration;

use foldhash::{HashSet, HashSetExt};

use super::rewind::VersionCheck;
use super::{AfterPause, Effect, Machine, Phase};
use crate::object::{ResourceVersion, hash};
use crate::protocol::{AskVersion, Failure, FailureKind, ListRequest};

/// The number of consecutive lists that have to report the kind as gone before it counts as gone.
const GONE_FOR_SURE: u32 = 2;

/// The number of consecutive pages that may be empty although another page follows.
const EMPTY_PAGES: u32 = 16;

/// A list in progress.
#[derive(Debug)]
pub(super) struct ListProgress {
    request: ListRequest,
    /// The requested version and the time of the request. Both are those of the first page, because later pages have
    /// the same version.
    asked: AskVersion,
    asked_at: Duration,
    page: u32,
    /// The number of items of the current page so far.
    pub(super) items: u64,
    /// The number of consecutive empty pages.
    empty: u32,
    /// Hashes of the continue tokens that were used.
    tokens: HashSet<u64>,
}

impl ListProgress {
    /// Moves to the next page. Fails if the list would never end (B68).
    fn turn(&mut self, token: String) -> Result<ListRequest, Failure> {
        self.empty = if self.items == 0 { self.empty + 1 } else { 0 };
        if !self.tokens.insert(hash(&token)) {
            return Err(Failure::new(
                FailureKind::Malformed,
                "the list does not end: the server gave the same continue token twice",
            ));
        }
        if self.empty > EMPTY_PAGES {
            return Err(Failure::new(
                FailureKind::Malformed,
                format!("the list does not end: more than {EMPTY_PAGES} pages in a row were empty"),
            ));
        }
        self.request = self.request.next_page(token);
        self.page += 1;
        self.items = 0;
        Ok(self.request.clone())
    }
}

impl Machine {
    pub(super) fn list_instead<T>(&mut self, now: Duration, out: &mut Vec<Effect<T>>) {
        let first = match self.config.consistent_list {
            true => AskVersion::Newest,
            false => AskVersion::Any,
        };
        self.list(now, self.asked().unwrap_or(first), out);
    }

    pub(super) fn list<T>(&mut self, now: Duration, asked: AskVersion, out: &mut Vec<Effect<T>>) {
        // With a version the server answers from its watch cache, whole; pages would send it to its storage (B14).
        let whole = matches!(asked, AskVersion::NotOlderThan(_)) && !self.traits.pages_always;
        let limit = (!whole).then_some(self.config.page_size).filter(|size| *size > 0);
        self.first_page(now, asked, limit, out);
    }

    fn first_page<T>(
        &mut self,
        now: Duration,
        asked: AskVersion,
        limit: Option<u32>,
        out: &mut Vec<Effect<T>>,
    ) {
        let mut request = ListRequest::new(asked.clone(), limit);
        request.afresh = self.rewinding.is_some();
        out.push(Effect::List(request.clone()));
        self.phase = Phase::Listing(ListProgress {
            request,
            asked,
            asked_at: now,
            page: 1,
            items: 0,
            empty: 0,
            tokens: HashSet::new(),
        });
    }

    pub(super) fn page_ended<T>(
        &mut self,
        now: Duration,
        version: ResourceVersion,
        next: Option<String>,
        out: &mut Vec<Effect<T>>,
    ) {
        let Phase::Listing(pages) = &mut self.phase else {
            return;
        };
        let asked = pages.asked.clone();
        let proven = (asked == AskVersion::Newest).then_some(pages.asked_at);
        if let Some(token) = next {
            match pages.turn(token) {
                Ok(request) => {
                    self.traits.pages_always |= asked == AskVersion::Any;
                    out.push(Effect::List(request));
                }
                Err(endless) => {
                    out.push(Effect::Close);
                    self.list_failed(now, endless, out);
                }
            }
            return;
        }
        match self.check_version(&asked, &version) {
            VersionCheck::Good => {
                self.commit(now, version, proven, out);
                self.resume(now, proven.is_some(), out);
            }
            VersionCheck::Behind => {
                out.push(Effect::Discard);
                self.list(now, AskVersion::Newest, out);
            }
            VersionCheck::Rewound => {
                out.push(Effect::Discard);
                self.gone_back(version, out);
                self.sync(now, out);
            }
        }
    }

    pub(super) fn list_failed<T>(&mut self, now: Duration, failure: Failure, out: &mut Vec<Effect<T>>) {
        let Phase::Listing(pages) = &self.phase else {
            return;
        };
        let (asked, page) = (pages.asked.clone(), pages.page);
        let paged = pages.request.limit.is_some();
        out.push(Effect::Discard);
        if failure.kind != FailureKind::KindGone {
            self.traits.found_gone = 0;
        }
        match failure.kind {
            // The token expired while the pages were read. List once more, whole, at the version of the first request
            // (B13).
            FailureKind::Expired if page > 1 && paged => self.first_page(now, asked, None, out),
            // The version has expired, or does not exist yet. Ask for the newest one (B11, B12).
            FailureKind::Expired | FailureKind::VersionTooLarge if asked != AskVersion::Newest => {
                self.list(now, AskVersion::Newest, out);
            }
            FailureKind::KindGone => self.kind_gone(now, failure, out),
            _ => self.fail(now, failure, AfterPause::Sync, out),
        }
    }

    /// Empties the collection once it is certain that its kind is gone. See the module documentation.
    fn kind_gone<T>(&mut self, now: Duration, failure: Failure, out: &mut Vec<Effect<T>>) {
        self.traits.found_gone = self.traits.found_gone.saturating_add(1);
        if let Some(version) = self.seen.clone().filter(|_| self.reported.synced)
            && self.traits.found_gone == GONE_FOR_SURE
        {
            // From here on, the cache differs from what the server had at that version.
            self.spot_checks.disable();
            // Nothing is staged, so the commit empties the collection. It precedes the health, so that a reader of the
            // health already finds the empty collection.
            out.push(Effect::Commit {
                version,
                rewind: None,
            });
        }
        self.fail(now, failure, AfterPause::Sync, out);
    }
}
