//! The conformance suite over kube-sandbox: the same cases, the same answers.
//!
//! Until `testbed::Server::sandbox` exists this runs nothing; then it reads like `conformance_real.rs`.

fn main() {}
