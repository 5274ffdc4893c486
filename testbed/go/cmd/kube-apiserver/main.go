// Command kube-apiserver is kube-apiserver as published, on a lifeline.
package main

import (
	"os"
	_ "time/tzdata" // a CronJob may name a time zone, and the machine may know none

	"k8s.io/component-base/cli"
	_ "k8s.io/component-base/metrics/prometheus/clientgo"
	_ "k8s.io/component-base/metrics/prometheus/version"
	"k8s.io/kubernetes/cmd/kube-apiserver/app"

	"kube-informer/testbed/lifeline"
)

func main() {
	lifeline.Hold()
	os.Exit(cli.Run(app.NewAPIServerCommand()))
}
