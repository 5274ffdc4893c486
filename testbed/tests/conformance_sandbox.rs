//! The conformance suite over kube-sandbox, with the same cases as over the real server.

mod suite;

fn main() -> std::process::ExitCode {
    suite::run("sandbox", testbed::Server::sandbox())
}
