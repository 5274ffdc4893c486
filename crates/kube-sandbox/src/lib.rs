//! A Kubernetes API server inside your process.
