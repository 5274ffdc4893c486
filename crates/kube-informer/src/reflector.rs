//! Keeping in step with the server: a pure machine that decides, and a driver that does.
//!
//! Knows: list items and ends, events, bookmarks, failures by kind, timers by name.
//! Never learns: HTTP, the clock, the store, what is inside an object.
//!
//! Contract: B01–B27.
