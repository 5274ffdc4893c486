//! [`Refused`]: the source of an informer that cannot be built.

use futures::future::BoxFuture;
use futures::stream::BoxStream;
use futures::{FutureExt, StreamExt, future, stream};

use crate::informer::BuildError;
use crate::protocol::ListItem;
use crate::protocol::{Failure, FailureKind, ListRequest, WatchRequest};
use crate::source::{ListerWatcher, WatchStream};

/// Answers every request with the reason.
///
/// A factory checks the values of its builder. Scopes and `configure` closures come later, where a
/// request for an informer has no error to return. Such an informer is degraded and never syncs,
/// and every wait for it returns the reason.
pub(super) struct Refused(pub(super) BuildError);

impl Refused {
    fn failure(&self) -> Failure {
        Failure::new(FailureKind::Rejected, self.0.to_string())
    }
}

impl<K: Send + Sync + 'static> ListerWatcher<K> for Refused {
    fn list(&self, _: ListRequest) -> BoxStream<'static, Result<ListItem<K>, Failure>> {
        stream::iter([Err(self.failure())]).boxed()
    }

    fn watch(&self, _: WatchRequest) -> BoxFuture<'static, Result<WatchStream<K>, Failure>> {
        future::ready(Err(self.failure())).boxed()
    }
}
