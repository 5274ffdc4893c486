//! The set of fields that are left out of every object.

/// Paths whose values are skipped. The elements of a list have the path of the list.
#[derive(Debug, Clone, Default)]
pub(super) struct Omit {
    whole: bool,
    within: Vec<(String, Omit)>,
}

impl Omit {
    pub(super) fn add<'p>(&mut self, path: impl IntoIterator<Item = &'p str>) {
        let mut path = path.into_iter();
        let Some(name) = path.next() else {
            self.whole = true;
            return;
        };
        let place = self
            .within
            .iter()
            .position(|(n, _)| n == name)
            .unwrap_or_else(|| {
                self.within.push((name.to_owned(), Self::default()));
                self.within.len() - 1
            });
        self.within[place].1.add(path);
    }

    /// Removes a path and everything below it.
    pub(super) fn remove<'p>(&mut self, path: impl IntoIterator<Item = &'p str>) {
        let mut path = path.into_iter();
        match path.next() {
            None => *self = Self::default(),
            Some(name) => {
                if let Some((_, child)) = self.within.iter_mut().find(|(n, _)| n == name) {
                    child.remove(path);
                }
            }
        }
    }

    pub(super) fn below(&self, name: &str) -> Option<&Self> {
        self.within
            .iter()
            .find_map(|(n, child)| (n == name).then_some(child))
    }

    /// True if this value is left out as a whole.
    pub(super) fn is_whole(&self) -> bool {
        self.whole
    }
}
