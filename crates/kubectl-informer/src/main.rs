//! The `kubectl informer` command. It is in the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    kubectl_informer::main()
}
