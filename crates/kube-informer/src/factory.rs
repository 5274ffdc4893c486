//! One informer per resource for a whole program, however often it is asked for.
//!
//! Knows: resources, namespaces, selectors, forms; who waits for whom.
//! Never learns: how an informer works.
//!
//! Contract: B57–B60.
