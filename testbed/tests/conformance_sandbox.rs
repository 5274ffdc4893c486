//! The conformance suite over kube-sandbox: the same cases, the same answers.

mod suite;

fn main() -> std::process::ExitCode {
    suite::run("sandbox", testbed::Server::sandbox())
}
