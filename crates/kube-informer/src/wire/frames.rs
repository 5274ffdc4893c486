//! The interface that all readers of answers have in common.

use serde::de::DeserializeOwned;

use super::{ListReader, WatchReader, WireError, proto};
use crate::protocol::{ListItem, WatchEvent};

/// The receiving side of a reader. It does not depend on the type of the elements.
pub(crate) trait ReceiveBytes: Send {
    /// Returns the vector to which received bytes are appended.
    fn room(&mut self) -> &mut Vec<u8>;

    /// Appends received bytes.
    fn feed(&mut self, bytes: &[u8]) {
        self.room().extend_from_slice(bytes);
    }
}

/// An incremental reader: bytes go in, elements come out.
pub(crate) trait Frames: ReceiveBytes {
    type Element;

    /// Returns the next element, or `None` until more bytes arrive.
    fn take(&mut self) -> Result<Option<Self::Element>, WireError>;

    /// True if no element may follow this one.
    fn completes(&self, element: &Self::Element) -> bool;

    /// Reports the end of the answer. Returns an error if the answer is incomplete, or the element that only
    /// the end completes.
    fn over(&mut self) -> Result<Option<Self::Element>, WireError>;
}

impl<K: Send + Sync> ReceiveBytes for ListReader<K> {
    fn room(&mut self) -> &mut Vec<u8> {
        self.buffer().room()
    }
}

impl<K: DeserializeOwned + Send + Sync> Frames for ListReader<K> {
    type Element = ListItem<K>;

    fn take(&mut self) -> Result<Option<ListItem<K>>, WireError> {
        self.next()
    }

    fn completes(&self, element: &ListItem<K>) -> bool {
        matches!(element, ListItem::End { .. })
    }

    fn over(&mut self) -> Result<Option<Self::Element>, WireError> {
        self.finish().map(|()| None)
    }
}

impl<K: Send + Sync> ReceiveBytes for WatchReader<K> {
    fn room(&mut self) -> &mut Vec<u8> {
        self.buffer().room()
    }
}

impl<K: DeserializeOwned + Send + Sync> Frames for WatchReader<K> {
    type Element = WatchEvent<K>;

    fn take(&mut self) -> Result<Option<WatchEvent<K>>, WireError> {
        self.next()
    }

    fn completes(&self, _: &WatchEvent<K>) -> bool {
        false
    }

    fn over(&mut self) -> Result<Option<Self::Element>, WireError> {
        self.finish().map(|()| None)
    }
}

impl<K: Send + Sync> ReceiveBytes for proto::ListReader<K> {
    fn room(&mut self) -> &mut Vec<u8> {
        self.room()
    }

    fn feed(&mut self, bytes: &[u8]) {
        self.feed(bytes);
    }
}

impl<K: DeserializeOwned + Send + Sync + 'static> Frames for proto::ListReader<K> {
    type Element = ListItem<K>;

    fn take(&mut self) -> Result<Option<ListItem<K>>, WireError> {
        self.next()
    }

    /// The fields of a protobuf list may be in any order, so only the end of the answer completes it.
    fn completes(&self, _: &ListItem<K>) -> bool {
        false
    }

    fn over(&mut self) -> Result<Option<ListItem<K>>, WireError> {
        self.finish().map(Some)
    }
}

impl<K: Send + Sync> ReceiveBytes for proto::WatchReader<K> {
    fn room(&mut self) -> &mut Vec<u8> {
        self.room()
    }

    fn feed(&mut self, bytes: &[u8]) {
        self.feed(bytes);
    }
}

impl<K: DeserializeOwned + Send + Sync + 'static> Frames for proto::WatchReader<K> {
    type Element = WatchEvent<K>;

    fn take(&mut self) -> Result<Option<WatchEvent<K>>, WireError> {
        self.next()
    }

    fn completes(&self, _: &WatchEvent<K>) -> bool {
        false
    }

    fn over(&mut self) -> Result<Option<WatchEvent<K>>, WireError> {
        self.finish().map(|()| None)
    }
}
