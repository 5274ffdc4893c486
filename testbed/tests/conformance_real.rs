//! The conformance suite over a real kube-apiserver and etcd: what it says here is the truth.

mod suite;

fn main() -> std::process::ExitCode {
    suite::run("real", testbed::Server::real())
}
