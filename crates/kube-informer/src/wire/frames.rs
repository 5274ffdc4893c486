//! What all readers of answers have in common.

use serde::de::DeserializeOwned;

use super::{ListReader, WatchReader, WireError, proto};
use crate::protocol::{ListItem, WatchEvent};

/// Bytes in, elements out.
pub(crate) trait Frames {
    type Element: Send;

    /// Where bytes are added that have come.
    fn room(&mut self) -> &mut Vec<u8>;

    /// The next element; none until more comes.
    fn take(&mut self) -> Result<Option<Self::Element>, WireError>;

    /// Is this the element after which nothing may come?
    fn completes(element: &Self::Element) -> bool;

    /// The answer is over: may it be, here? And is there an element that only its end completes?
    fn over(&mut self) -> Result<Option<Self::Element>, WireError>;
}

impl<K: DeserializeOwned + Send + Sync> Frames for ListReader<K> {
    type Element = ListItem<K>;

    fn room(&mut self) -> &mut Vec<u8> {
        self.buffer().room()
    }

    fn take(&mut self) -> Result<Option<ListItem<K>>, WireError> {
        self.next()
    }

    fn completes(element: &ListItem<K>) -> bool {
        matches!(element, ListItem::End { .. })
    }

    fn over(&mut self) -> Result<Option<Self::Element>, WireError> {
        self.finish().map(|()| None)
    }
}

impl<K: DeserializeOwned + Send + Sync> Frames for WatchReader<K> {
    type Element = WatchEvent<K>;

    fn room(&mut self) -> &mut Vec<u8> {
        self.buffer().room()
    }

    fn take(&mut self) -> Result<Option<WatchEvent<K>>, WireError> {
        self.next()
    }

    fn completes(_: &WatchEvent<K>) -> bool {
        false
    }

    fn over(&mut self) -> Result<Option<Self::Element>, WireError> {
        self.finish().map(|()| None)
    }
}

impl<K: DeserializeOwned + Send + Sync> Frames for proto::ListReader<K> {
    type Element = ListItem<K>;

    fn room(&mut self) -> &mut Vec<u8> {
        self.room()
    }

    fn take(&mut self) -> Result<Option<ListItem<K>>, WireError> {
        self.next()
    }

    /// Its fields may stand in any order, so that any of them may come until the answer is over.
    fn completes(_: &ListItem<K>) -> bool {
        false
    }

    fn over(&mut self) -> Result<Option<ListItem<K>>, WireError> {
        self.finish().map(Some)
    }
}

impl<K: DeserializeOwned + Send + Sync> Frames for proto::WatchReader<K> {
    type Element = WatchEvent<K>;

    fn room(&mut self) -> &mut Vec<u8> {
        self.room()
    }

    fn take(&mut self) -> Result<Option<WatchEvent<K>>, WireError> {
        self.next()
    }

    fn completes(_: &WatchEvent<K>) -> bool {
        false
    }

    fn over(&mut self) -> Result<Option<WatchEvent<K>>, WireError> {
        self.finish().map(|()| None)
    }
}
