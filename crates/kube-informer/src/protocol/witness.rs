//! A sample of the cache that the server's history has to confirm (B66).

use super::{AskVersion, Failure, FailureKind, ListItem, ListRequest, Received};
use crate::object::{ObjectKey, ResourceVersion, Stamp};

/// A sample of the cache at one version: the state of one object, or of a whole collection if it is small.
///
/// A server answers the question "what did this look like at exactly that version?" from its history. Every server of a
/// cluster gives the same answer, however far behind it is, and no later write changes the answer. An answer that
/// differs from the witness therefore proves that the server has another history.
///
/// ```
/// use kube_informer::object::ObjectKey;
/// use kube_informer::protocol::{AskVersion, Received, Witness};
///
/// let cached = Received::<()>::unchanged(ObjectKey::cluster("a"), 5).uid("u");
/// let witness = Witness::of_object(9.into(), cached);
/// assert_eq!(witness.request().version, Some(AskVersion::Exactly(9.into())));
/// ```
#[derive(Debug, Clone)]
pub struct Witness {
    version: ResourceVersion,
    /// The requested object, or `None` for the whole collection.
    only: Option<ObjectKey>,
    /// The cached objects: the requested one, or all of them.
    objects: Vec<(ObjectKey, Stamp)>,
}

impl Witness {
    /// A witness of a cache that is at `version` and holds this object in this state.
    pub fn of_object(version: ResourceVersion, object: Received<()>) -> Self {
        let (key, stamp) = stamped(object);
        Self::of_stamps(version, Some(key.clone()), vec![(key, stamp)])
    }

    /// A witness of a cache that is at `version` and holds no object of this name, because the object was deleted.
    ///
    /// ```
    /// # use kube_informer::{object::ObjectKey, protocol::Witness};
    /// let witness = Witness::of_deleted(9.into(), ObjectKey::cluster("a"));
    /// assert_eq!(witness.request().only, Some(ObjectKey::cluster("a")));
    /// ```
    pub fn of_deleted(version: ResourceVersion, key: ObjectKey) -> Self {
        Self::of_stamps(version, Some(key), Vec::new())
    }

    /// A witness of a cache that is at `version` and holds exactly these objects. An object without a version could not
    /// be decoded; it has to exist on the server, in any state.
    ///
    /// ```
    /// # use kube_informer::{object::ObjectKey, protocol::{Received, Witness}};
    /// let cached = [Received::unchanged(ObjectKey::cluster("a"), 5)];
    /// assert_eq!(Witness::of_collection(9.into(), cached).request().only, None);
    /// ```
    pub fn of_collection(version: ResourceVersion, objects: impl IntoIterator<Item = Received<()>>) -> Self {
        Self::of_stamps(version, None, objects.into_iter().map(stamped).collect())
    }

    pub(crate) fn of_stamps(
        version: ResourceVersion,
        only: Option<ObjectKey>,
        objects: Vec<(ObjectKey, Stamp)>,
    ) -> Self {
        Self {
            version,
            only,
            objects,
        }
    }

    /// The request: a list at exactly the witness's version, with a limit of one item more than the witness has.
    pub fn request(&self) -> ListRequest {
        let limit = match self.only {
            Some(_) => 1,
            None => u32::try_from(self.objects.len())
                .unwrap_or(u32::MAX)
                .saturating_add(1),
        };
        ListRequest {
            only: self.only.clone(),
            ..ListRequest::new(AskVersion::Exactly(self.version.clone()), Some(limit))
        }
    }

    /// Starts the comparison with an answer.
    pub(crate) fn examine(self) -> Examination {
        Examination {
            limit: self.request().limit.unwrap_or(1) as usize,
            items: 0,
            finding: Finding::Same,
            missing: self.objects,
            only: self.only,
            asked: self.version,
        }
    }
}

/// The result of asking the server about a [`Witness`].
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum SpotCheck {
    /// The server was not asked, because there is no witness or the source does not support the request.
    Skipped,
    /// The server answered.
    Answered {
        /// The requested version.
        asked: ResourceVersion,
        /// The version of the answer. It differs only if the server does not support exact versions.
        at: ResourceVersion,
        /// How the answer compares with the cache.
        finding: Finding,
    },
}

/// How the answer to a spot check compares with the cache.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Finding {
    /// The answer agrees with the cache.
    Same,
    /// Uids and versions agree, but the content of an object differs.
    OtherContent,
    /// An object is missing, should not exist, or has another uid or version. The text names the object.
    Other(String),
}

/// The comparison of an answer with a [`Witness`], in progress.
pub(crate) struct Examination {
    asked: ResourceVersion,
    only: Option<ObjectKey>,
    limit: usize,
    items: usize,
    /// The objects of the witness that the answer has not contained yet.
    missing: Vec<(ObjectKey, Stamp)>,
    finding: Finding,
}

impl Examination {
    /// Adds the next element. Returns the result with the last one.
    pub(crate) fn on(&mut self, element: ListItem<()>) -> Result<Option<SpotCheck>, Failure> {
        match element {
            ListItem::Item(item) => self.item(item).map(|()| None),
            ListItem::End { version, next } => {
                match (self.missing.first(), next) {
                    (Some((key, _)), _) => {
                        let missing = format!("{key} is cached and does not exist");
                        self.found(Finding::Other(missing));
                    }
                    (None, Some(_)) if self.only.is_none() => {
                        let more = "there are more objects than in the cache".to_owned();
                        self.found(Finding::Other(more));
                    }
                    (None, _) => {}
                }
                Ok(Some(SpotCheck::Answered {
                    asked: self.asked.clone(),
                    at: version,
                    finding: std::mem::replace(&mut self.finding, Finding::Same),
                }))
            }
        }
    }

    fn item(&mut self, item: Received<()>) -> Result<(), Failure> {
        self.items += 1;
        let other = self.only.as_ref().is_some_and(|only| *only != item.key);
        if other || self.items > self.limit {
            return Err(Failure::new(
                FailureKind::Rejected,
                "the answer has objects that were not asked for",
            ));
        }
        let (key, theirs) = stamped(item);
        let found = self.missing.iter().position(|(cached, _)| *cached == key);
        let finding = match found.map(|at| self.missing.swap_remove(at).1) {
            Some(ours) if ours.short_version().is_none() => Finding::Same,
            Some(ours) if ours.is_same_state(theirs) && ours.is_other_content(theirs) => {
                Finding::OtherContent
            }
            Some(ours) if ours.is_same_state(theirs) => Finding::Same,
            Some(ours) if ours.is_other_object(theirs) => Finding::Other(format!("{key} has another uid")),
            Some(_) => Finding::Other(format!("{key} has another version")),
            None => Finding::Other(format!("{key} exists and is not cached")),
        };
        self.found(finding);
        Ok(())
    }

    /// Keeps the first finding of the worst kind.
    fn found(&mut self, finding: Finding) {
        let rank = |finding: &Finding| match finding {
            Finding::Same => 0,
            Finding::OtherContent => 1,
            Finding::Other(_) => 2,
        };
        if rank(&finding) > rank(&self.finding) {
            self.finding = finding;
        }
    }
}

fn stamped(object: Received<()>) -> (ObjectKey, Stamp) {
    let stamp = Stamp::new(object.uid.as_ref(), object.version.as_ref(), object.content);
    (object.key, stamp)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn object(text: &str) -> Received<()> {
        let (name, version) = text.split_once('@').expect("name@version");
        let (version, content) = version.split_once('#').unwrap_or((version, "0"));
        let (name, uid) = name.split_once('/').unwrap_or((name, "u"));
        let version: ResourceVersion = version.parse().expect("a number");
        let object = Received::unchanged(ObjectKey::cluster(name), version).uid(uid);
        object.content(content.parse().expect("a number"))
    }

    fn finding(witness: Witness, items: &[&str], next: Option<&str>) -> Result<Finding, Failure> {
        let mut examination = witness.examine();
        for item in items {
            assert_eq!(examination.on(ListItem::Item(object(item)))?, None);
        }
        let next = next.map(str::to_owned);
        match examination.on(ListItem::End {
            version: 9.into(),
            next,
        })? {
            Some(SpotCheck::Answered { asked, at, finding }) => {
                assert_eq!((asked, at), (9.into(), 9.into()));
                Ok(finding)
            }
            other => panic!("{other:?}"),
        }
    }

    fn says(witness: &Witness, items: &[&str]) -> String {
        match finding(witness.clone(), items, None).expect("an answer") {
            Finding::Same => String::new(),
            Finding::OtherContent => "other content".to_owned(),
            Finding::Other(what) => what,
        }
    }

    #[test]
    fn b66_one_object_has_to_have_the_same_uid_and_version_or_to_be_missing_too() {
        let there = Witness::of_object(9.into(), object("a@5"));
        assert_eq!(says(&there, &["a@5"]), "");
        assert_eq!(says(&there, &["a@4"]), "a has another version");
        assert_eq!(says(&there, &["a/v@5"]), "a has another uid");
        assert_eq!(says(&there, &[]), "a is cached and does not exist");
        let deleted = Witness::of_deleted(9.into(), ObjectKey::cluster("a"));
        assert_eq!(says(&deleted, &[]), "");
        assert_eq!(says(&deleted, &["a@5"]), "a exists and is not cached");
    }

    #[test]
    fn b66_a_whole_collection_has_to_have_the_same_objects() {
        let two = Witness::of_collection(9.into(), [object("a@5"), object("b@6")]);
        assert_eq!(two.request().limit, Some(3));
        assert_eq!(says(&two, &["a@5", "b@6"]), "");
        assert_eq!(says(&two, &["b@6", "a@5"]), "", "in any order");
        assert_eq!(says(&two, &["a@5"]), "b is cached and does not exist");
        assert_eq!(says(&two, &["a@5", "b@7"]), "b has another version");
        assert_eq!(says(&two, &["a@5", "b@6", "c@7"]), "c exists and is not cached");
        let none = Witness::of_collection(9.into(), []);
        assert_eq!(says(&none, &[]), "");
        assert_eq!(says(&none, &["c@7"]), "c exists and is not cached");
        let more = finding(two, &["a@5", "b@6"], Some("token"));
        let text = "there are more objects than in the cache".to_owned();
        assert_eq!(more, Ok(Finding::Other(text)));
    }

    #[test]
    fn b66_content_is_compared_if_both_are_known_and_uid_and_version_come_first() {
        let two = Witness::of_collection(9.into(), [object("a@5#20"), object("b@6#30")]);
        assert_eq!(says(&two, &["a@5#20", "b@6#30"]), "");
        assert_eq!(says(&two, &["a@5", "b@6#30"]), "", "not known");
        assert_eq!(says(&two, &["a@5#22", "b@6#30"]), "other content");
        assert_eq!(says(&two, &["a@5#22", "b@7#30"]), "b has another version");
        assert_eq!(says(&two, &["a@4#22", "b@6#32"]), "a has another version");
    }

    #[test]
    fn b66_an_object_that_could_not_be_decoded_has_to_exist() {
        let mut any = object("b@6");
        any.version = None;
        let two = Witness::of_collection(9.into(), [object("a@5"), any]);
        assert_eq!(says(&two, &["a@5", "b@7"]), "");
        assert_eq!(says(&two, &["a@5"]), "b is cached and does not exist");
    }

    #[test]
    fn b66_an_answer_to_another_question_proves_nothing() {
        let there = Witness::of_object(9.into(), object("a@5"));
        let other = finding(there, &["b@6"], None);
        assert_eq!(other.map_err(|failure| failure.kind), Err(FailureKind::Rejected));
        let none = Witness::of_collection(9.into(), []);
        let endless = finding(none, &["a@5", "b@6"], None);
        assert_eq!(
            endless.map_err(|failure| failure.kind),
            Err(FailureKind::Rejected)
        );
    }
}
