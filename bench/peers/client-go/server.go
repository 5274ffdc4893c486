package main

import (
	"bufio"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/dynamic/dynamicinformer"
	"k8s.io/client-go/informers"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/tools/cache"
)

// syncing measures from the start of the program until the cache has every pod.
func syncing(args arguments) (figures, error) {
	settle, err := args.seconds("settle")
	if err != nil {
		return nil, err
	}
	informer, err := pods(args)
	if err != nil {
		return nil, err
	}
	if err := runSynced(informer); err != nil {
		return nil, err
	}
	wall, cpu := time.Since(started).Seconds(), cpu()
	time.Sleep(settle)
	result := figures{
		"objects": len(informer.GetStore().ListKeys()), "wall": wall, "cpu": cpu,
		"peak_rss": peak(), "steady_rss": rss(), "allocs": allocations(),
	}
	result["live_bytes"] = live()
	// Keeps the cache alive until here.
	result["objects"] = len(informer.GetStore().ListKeys())
	return result, nil
}

// relist measures a list without changes, after the version of the informer has expired on the server.
func relist(args arguments) (figures, error) {
	settle, err := args.seconds("settle")
	if err != nil {
		return nil, err
	}
	informer, err := pods(args)
	if err != nil {
		return nil, err
	}
	if err := runSynced(informer); err != nil {
		return nil, err
	}
	firstCPU := cpu()
	time.Sleep(settle)
	if err := resetPeak(); err != nil {
		return nil, err
	}
	before, steady := cpu(), rss()
	if err := send(figures{"ready": true}); err != nil {
		return nil, err
	}
	line, err := bufio.NewReader(os.Stdin).ReadString('\n')
	if err != nil {
		return nil, err
	}
	version, err := strconv.ParseUint(strings.TrimSpace(line), 10, 64)
	if err != nil {
		return nil, err
	}
	for deadline := time.Now().Add(syncTimeout); ; time.Sleep(5 * time.Millisecond) {
		now, err := strconv.ParseUint(informer.LastSyncResourceVersion(), 10, 64)
		if err == nil && now >= version {
			break
		}
		if time.Now().After(deadline) {
			return nil, fmt.Errorf("not at version %d after %v", version, syncTimeout)
		}
	}
	return figures{
		"objects": len(informer.GetStore().ListKeys()), "first_cpu": firstCPU, "cpu": cpu() - before,
		"steady_rss": steady, "extra_rss": max(peak()-steady, 0),
	}, nil
}

// watching measures the events per second that reach a handler, or the latency of each event.
func watching(args arguments) (figures, error) {
	events, err := args.number("events")
	if err != nil {
		return nil, err
	}
	informer, err := pods(args)
	if err != nil {
		return nil, err
	}
	latencies := make([]int64, 0, events)
	done := make(chan time.Duration, 1)
	var first time.Time
	registration, err := informer.AddEventHandler(cache.ResourceEventHandlerFuncs{UpdateFunc: func(_, pod any) {
		if first.IsZero() {
			first = time.Now()
		}
		sent, _ := strconv.ParseInt(pod.(*corev1.Pod).Annotations["bench/sent"], 10, 64)
		latencies = append(latencies, monotonic()-sent)
		if len(latencies) == events {
			done <- time.Since(first)
		}
	}})
	if err != nil {
		return nil, err
	}
	if err := runSynced(informer); err != nil {
		return nil, err
	}
	for !registration.HasSynced() {
		time.Sleep(time.Millisecond)
	}
	before := cpu()
	if err := send(figures{"ready": true}); err != nil {
		return nil, err
	}
	wall := (<-done).Seconds()
	used := cpu() - before
	slices.Sort(latencies)
	quantile := func(q float64) float64 {
		return float64(latencies[min(int(float64(events)*q), events-1)]) / 1e3
	}
	return figures{
		"objects": len(informer.GetStore().ListKeys()), "wall": wall, "cpu": used,
		"events_per_s": float64(events-1) / wall, "p50_us": quantile(0.5), "p99_us": quantile(0.99),
	}, nil
}

// memory measures the memory of an object in the cache, by kind.
func memory(args arguments) (figures, error) {
	kind, err := args.text("kind")
	if err != nil {
		return nil, err
	}
	informer, err := informerOf(args, strings.TrimPrefix(kind, "cleared-"))
	if err != nil {
		return nil, err
	}
	if strings.HasPrefix(kind, "cleared-") {
		if err := informer.SetTransform(withoutManagedFields); err != nil {
			return nil, err
		}
	}
	before, beforeLive := rss(), live()
	if err := runSynced(informer); err != nil {
		return nil, err
	}
	time.Sleep(time.Second)
	after := rss()
	afterLive := live()
	objects := float64(len(informer.GetStore().ListKeys()))
	return figures{
		"objects": objects, "bytes_per_object": (after - before) / objects,
		"live_bytes_per_object": (afterLive - beforeLive) / objects, "peak_rss": peak(),
	}, nil
}

// withoutManagedFields is the transform that careful users of client-go configure.
func withoutManagedFields(object any) (any, error) {
	if accessor, err := meta.Accessor(object); err == nil {
		accessor.SetManagedFields(nil)
	}
	return object, nil
}

func informerOf(args arguments, kind string) (cache.SharedIndexInformer, error) {
	if kind == "widgets" {
		client, err := dynamicClient(args)
		if err != nil {
			return nil, err
		}
		widgets := schema.GroupVersionResource{Group: "bench.example.com", Version: "v1", Resource: "widgets"}
		return dynamicinformer.NewDynamicSharedInformerFactory(client, 0).ForResource(widgets).Informer(), nil
	}
	factory, err := factory(args)
	if err != nil {
		return nil, err
	}
	core := factory.Core().V1()
	switch kind {
	case "pods":
		return core.Pods().Informer(), nil
	case "nodes":
		return core.Nodes().Informer(), nil
	case "services":
		return core.Services().Informer(), nil
	case "configmaps":
		return core.ConfigMaps().Informer(), nil
	case "deployments":
		return factory.Apps().V1().Deployments().Informer(), nil
	case "endpointslices":
		return factory.Discovery().V1().EndpointSlices().Informer(), nil
	case "events":
		return core.Events().Informer(), nil
	}
	return nil, fmt.Errorf("unknown kind %q", kind)
}

// start runs many informers, on namespaces in turn, until all are synced.
func start(args arguments) (figures, error) {
	count, err := args.number("informers")
	if err != nil {
		return nil, err
	}
	namespaces, err := args.number("namespaces")
	if err != nil {
		return nil, err
	}
	config, err := config(args)
	if err != nil {
		return nil, err
	}
	client, err := kubernetes.NewForConfig(config)
	if err != nil {
		return nil, err
	}
	var all []cache.SharedIndexInformer
	for n := range count {
		namespace := informers.WithNamespace(fmt.Sprintf("start-%d", n%namespaces))
		factory := informers.NewSharedInformerFactoryWithOptions(client, 0, namespace)
		informer := factory.Core().V1().ConfigMaps().Informer()
		go informer.Run(make(chan struct{}))
		all = append(all, informer)
	}
	objects := 0
	for _, informer := range all {
		for !informer.HasSynced() {
			time.Sleep(time.Millisecond)
		}
		objects += len(informer.GetStore().ListKeys())
	}
	return figures{"objects": objects, "cpu": cpu(), "peak_rss": peak()}, nil
}
