//! A real kube-apiserver and etcd for tests.
