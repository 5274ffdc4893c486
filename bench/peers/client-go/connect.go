package main

import (
	"fmt"
	"time"
	"unsafe"

	"k8s.io/client-go/dynamic"
	"k8s.io/client-go/informers"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/cache"
	"k8s.io/client-go/tools/clientcmd"
)

const syncTimeout = 10 * time.Minute

// config returns a client configuration for the server of kubeconfig= and the encoding of encoding=.
func config(args arguments) (*rest.Config, error) {
	path, err := args.text("kubeconfig")
	if err != nil {
		return nil, err
	}
	config, err := clientcmd.BuildConfigFromFlags("", path)
	if err != nil {
		return nil, err
	}
	// Client-side throttling would be part of the figures.
	config.QPS, config.Burst = -1, -1
	encoding, err := args.text("encoding")
	if err != nil {
		return nil, err
	}
	switch encoding {
	case "protobuf":
		config.ContentType = "application/vnd.kubernetes.protobuf"
		config.AcceptContentTypes = "application/vnd.kubernetes.protobuf,application/json"
	case "json":
		config.ContentType, config.AcceptContentTypes = "application/json", "application/json"
	default:
		return nil, fmt.Errorf("unknown encoding %q", encoding)
	}
	return config, nil
}

func clientset(args arguments) (kubernetes.Interface, error) {
	config, err := config(args)
	if err != nil {
		return nil, err
	}
	return kubernetes.NewForConfig(config)
}

func factory(args arguments) (informers.SharedInformerFactory, error) {
	client, err := clientset(args)
	if err != nil {
		return nil, err
	}
	return informers.NewSharedInformerFactory(client, 0), nil
}

func dynamicClient(args arguments) (dynamic.Interface, error) {
	config, err := config(args)
	if err != nil {
		return nil, err
	}
	return dynamic.NewForConfig(config)
}

func pods(args arguments) (cache.SharedIndexInformer, error) {
	factory, err := factory(args)
	if err != nil {
		return nil, err
	}
	return factory.Core().V1().Pods().Informer(), nil
}

// runSynced starts an informer and returns when it has synced.
func runSynced(informer cache.SharedIndexInformer) error {
	go informer.Run(make(chan struct{}))
	timeout := make(chan struct{})
	time.AfterFunc(syncTimeout, func() { close(timeout) })
	// WaitForCacheSync polls every 100 ms, which would be part of the figure.
	for !informer.HasSynced() {
		select {
		case <-timeout:
			return fmt.Errorf("not synced after %v", syncTimeout)
		default:
			time.Sleep(time.Millisecond)
		}
	}
	return nil
}

func pointer[T any](of *T) uintptr {
	return uintptr(unsafe.Pointer(of))
}
