//! The conformance suite over a real kube-apiserver and etcd, whose behaviour defines the expected results.

mod suite;

fn main() -> std::process::ExitCode {
    suite::run("real", testbed::Server::real())
}
