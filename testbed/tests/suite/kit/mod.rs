//! The small language the cases are written in.
//!
//! [`T`] is what a case gets. It sends requests and gives an [`Answer`] or a [`Stream`]; `objects` makes small things
//! to send. `case` runs cases. None of them knows which server it talks to.

mod answer;
mod case;
mod crd;
mod objects;
pub(crate) mod proto;
mod stream;
mod t;

pub(crate) use answer::{Answer, refusal};
pub(crate) use case::{Case, alone, cases, run};
pub(crate) use crd::{CRDS, Crd, crd_version, eventually};
pub(crate) use objects::*;
pub(crate) use stream::{Event, Stream};
pub(crate) use t::{Call, T};
