// Command etcd is etcd as published, on a lifeline.
package main

import (
	"os"

	"go.etcd.io/etcd/server/v3/etcdmain"

	"kube-informer/testbed/lifeline"
)

func main() {
	lifeline.Hold()
	etcdmain.Main(os.Args)
}
