// Command client-go uses client-go the way that programs do: with the defaults of its configuration.
//
// Each file is an area: typed writes and reads, informers, the dynamic and the metadata client, leader election,
// events, discovery. $KUBECONFIG names the server.
package main

import (
	"context"
	"fmt"
	"os"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/dynamic"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/metadata"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"

	"kube-informer/peers/report"
)

// A peer is the clients of one program, and what it reports.
type peer struct {
	*report.Report
	config   *rest.Config
	wire     *wire
	typed    kubernetes.Interface
	dynamic  dynamic.Interface
	metadata metadata.Interface
}

func main() {
	p, err := connect(os.Getenv("KUBECONFIG"))
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	p.typedObjects()
	p.typedWrites()
	p.typedSubresources()
	p.refusals()
	p.lists()
	p.informers()
	p.dynamicClient()
	p.metadataClient()
	p.leaderElection()
	p.eventRecorders()
	p.discovery()
}

func connect(path string) (*peer, error) {
	config, err := clientcmd.BuildConfigFromFlags("", path)
	if err != nil {
		return nil, err
	}
	config.QPS, config.Burst = -1, -1
	wire := &wire{}
	config.Wrap(wire.around)
	p := &peer{Report: &report.Report{}, config: config, wire: wire}
	if p.typed, err = kubernetes.NewForConfig(config); err != nil {
		return nil, err
	}
	if p.dynamic, err = dynamic.NewForConfig(config); err != nil {
		return nil, err
	}
	p.metadata, err = metadata.NewForConfig(config)
	return p, err
}

// namespace creates a namespace for an area, so that areas do not see each other's objects.
func (p *peer) namespace(ctx context.Context, name string) (string, error) {
	_, err := p.typed.CoreV1().Namespaces().Create(ctx, &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: name}}, metav1.CreateOptions{})
	return name, err
}
