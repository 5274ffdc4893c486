//! [`NewEvent`]: an event to record.

use k8s_openapi::api::core::v1::ObjectReference;
use kube::Resource;

/// An event to record. See [`EventRecorder`](super::EventRecorder) for an example.
#[derive(Debug, Clone, PartialEq)]
pub struct NewEvent {
    pub(super) warning: bool,
    pub(super) reason: String,
    pub(super) action: String,
    pub(super) note: String,
    pub(super) related: Option<ObjectReference>,
}

impl NewEvent {
    /// Something went as it should.
    ///
    /// `reason` says why the event happened and `action` what was done, each as one word in `UpperCamelCase` of at most
    /// 128 characters: people filter by them. `note` is for people, and shortened to 1,024 bytes. See
    /// [`EventRecorder`](super::EventRecorder) for an example.
    pub fn normal(reason: impl Into<String>, action: impl Into<String>, note: impl Into<String>) -> Self {
        Self {
            warning: false,
            reason: reason.into(),
            action: action.into(),
            note: note.into(),
            related: None,
        }
    }

    /// Something went wrong.
    ///
    /// ```
    /// # use kube_informer::recorder::NewEvent;
    /// let failed = NewEvent::warning("PageRefused", "WritePage", "the page is larger than 1 MiB");
    /// # let _ = failed;
    /// ```
    pub fn warning(reason: impl Into<String>, action: impl Into<String>, note: impl Into<String>) -> Self {
        Self {
            warning: true,
            ..Self::normal(reason, action, note)
        }
    }

    /// Names a second object that has to do with it.
    ///
    /// ```
    /// # use {k8s_openapi::api::core::v1::ConfigMap, kube_informer::recorder::NewEvent};
    /// # let map = ConfigMap::default();
    /// let written = NewEvent::normal("PageWritten", "WritePage", "wrote the home page").related(&map);
    /// # let _ = written;
    /// ```
    #[must_use]
    pub fn related<K: Resource>(mut self, object: &K) -> Self
    where
        K::DynamicType: Default,
    {
        self.related = Some(object.object_ref(&K::DynamicType::default()));
        self
    }
}

/// The beginning of a text: as much as the server accepts.
pub(super) fn at_most(text: &str, bytes: usize) -> &str {
    if text.len() <= bytes {
        return text;
    }
    let end = (0..=bytes).rev().find(|end| text.is_char_boundary(*end));
    &text[..end.unwrap_or(0)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_text_is_cut_between_characters() {
        assert_eq!(at_most("abc", 3), "abc");
        assert_eq!(at_most("abcd", 3), "abc");
        assert_eq!(at_most("aäb", 2), "a");
    }
}
