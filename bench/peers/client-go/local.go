package main

import (
	"context"
	"fmt"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/watch"
	"k8s.io/client-go/tools/cache"
)

// Benchmarks without a server: the list and the watch come from this process. They need KUBE_FEATURE_WatchListClient=false, because the
// fake watch does not send the bookmark that ends the initial events.

const benchNamespace = "default"

func makePods(count int) []corev1.Pod {
	pods := make([]corev1.Pod, count)
	for i := range pods {
		pods[i].Name, pods[i].Namespace = fmt.Sprintf("web-7d4b9c6f5-%06d", i), benchNamespace
	}
	return pods
}

// localInformer returns an informer over pods and a fake watcher, with the namespace index that every factory adds.
func localInformer(pods []corev1.Pod, watcher watch.Interface) cache.SharedIndexInformer {
	return cache.NewSharedIndexInformerWithOptions(
		&cache.ListWatch{
			ListWithContextFunc: func(context.Context, metav1.ListOptions) (runtime.Object, error) {
				return &corev1.PodList{Items: pods}, nil
			},
			WatchFuncWithContext: func(context.Context, metav1.ListOptions) (watch.Interface, error) {
				return watcher, nil
			},
		},
		&corev1.Pod{},
		cache.SharedIndexInformerOptions{Indexers: cache.Indexers{cache.NamespaceIndex: cache.MetaNamespaceIndexFunc}},
	)
}

// contention runs one writer, and readers that each walk a whole namespace in a loop. As in client-go's BenchmarkSharedIndexInformer, at
// most ten changes are in flight.
func contention(args arguments) (figures, error) {
	count, err := args.number("pods")
	if err != nil {
		return nil, err
	}
	seconds, err := args.seconds("seconds")
	if err != nil {
		return nil, err
	}
	readers, err := args.text("readers")
	if err != nil {
		return nil, err
	}
	pods := makePods(count)
	result := figures{}
	for _, readers := range strings.Split(readers, ",") {
		var n int
		if _, err := fmt.Sscan(readers, &n); err != nil {
			return nil, err
		}
		reads, writes, err := contentionCell(pods, n, seconds)
		if err != nil {
			return nil, err
		}
		result["reads_per_s_"+readers], result["writes_per_s_"+readers] = reads, writes
	}
	return result, nil
}

func contentionCell(pods []corev1.Pod, readers int, seconds time.Duration) (float64, float64, error) {
	watcher := watch.NewFakeWithChanSize(1, false)
	informer := localInformer(pods, watcher)
	if err := runSynced(informer); err != nil {
		return 0, 0, err
	}
	var reads, writes atomic.Int64
	inFlight := make(chan struct{}, 10)
	_, err := informer.AddEventHandler(cache.ResourceEventHandlerDetailedFuncs{UpdateFunc: func(_, _ any) {
		writes.Add(1)
		select {
		case <-inFlight:
		default:
		}
	}})
	if err != nil {
		return 0, 0, err
	}
	index := 7
	next := func() {
		index = (index*7919 + 13) % len(pods)
		pod := pods[index]
		watcher.Modify(&pod)
	}
	next()
	// When this change arrives, the handler has received all initial pods.
	for writes.Load() == 0 {
		time.Sleep(time.Millisecond)
	}
	stop := make(chan struct{})
	var all sync.WaitGroup
	for range readers {
		all.Go(func() {
			for {
				select {
				case <-stop:
					return
				default:
				}
				err := cache.ListAllByNamespace(informer.GetIndexer(), benchNamespace, labels.Everything(), func(any) {})
				if err != nil {
					panic(err)
				}
				reads.Add(1)
			}
		})
	}
	writes.Store(0)
	reads.Store(0)
	begun := time.Now()
	for time.Since(begun) < seconds {
		next()
		inFlight <- struct{}{}
	}
	took := time.Since(begun).Seconds()
	rates := [2]float64{float64(reads.Load()) / took, float64(writes.Load()) / took}
	close(stop)
	all.Wait()
	return rates[0], rates[1], nil
}

// fanout sends changes to many handlers until each handler has counted all of them.
func fanout(args arguments) (figures, error) {
	n, err := args.numbers("handlers", "events", "keys")
	if err != nil {
		return nil, err
	}
	handlers, events, keys := n[0], n[1], n[2]
	pods := makePods(keys)
	watcher := watch.NewFakeWithChanSize(1, false)
	informer := localInformer(pods, watcher)
	var done sync.WaitGroup
	for range handlers {
		received := 0
		done.Add(1)
		_, err := informer.AddEventHandler(cache.ResourceEventHandlerFuncs{
			AddFunc: func(any) {},
			UpdateFunc: func(_, _ any) {
				received++
				if received == events {
					done.Done()
				}
			},
		})
		if err != nil {
			return nil, err
		}
	}
	before, begun := cpu(), time.Now()
	if err := runSynced(informer); err != nil {
		return nil, err
	}
	for i := range events {
		pod := pods[i%keys]
		watcher.Modify(&pod)
	}
	done.Wait()
	return figures{"cpu": cpu() - before, "wall": time.Since(begun).Seconds(), "peak_rss": peak()}, nil
}

// stall has a handler that blocks in its first update while a million events pass.
func stall(args arguments) (figures, error) {
	n, err := args.numbers("events", "keys")
	if err != nil {
		return nil, err
	}
	sleeper, err := args.text("sleeper")
	if err != nil {
		return nil, err
	}
	events, keys := n[0], n[1]
	pods := makePods(keys)
	watcher := watch.NewFakeWithChanSize(1, false)
	informer := localInformer(pods, watcher)
	if sleeper != "nobody" {
		_, err := informer.AddEventHandler(cache.ResourceEventHandlerFuncs{
			AddFunc:    func(any) {},
			UpdateFunc: func(_, _ any) { select {} },
		})
		if err != nil {
			return nil, err
		}
	}
	// A second handler counts the events, to detect the end.
	var received atomic.Int64
	_, err = informer.AddEventHandler(cache.ResourceEventHandlerFuncs{UpdateFunc: func(_, _ any) { received.Add(1) }})
	if err != nil {
		return nil, err
	}
	if err := runSynced(informer); err != nil {
		return nil, err
	}
	for i := range events {
		pod := pods[i%keys]
		watcher.Modify(&pod)
	}
	for received.Load() < int64(events) {
		time.Sleep(time.Millisecond)
	}
	return figures{"peak_rss": peak(), "live_bytes": live()}, nil
}

// latejoin adds a handler late, and measures the longest pause of the other handlers meanwhile.
func latejoin(args arguments) (figures, error) {
	n, err := args.numbers("pods", "handlers", "rate")
	if err != nil {
		return nil, err
	}
	pods, handlers, rate := makePods(n[0]), n[1], n[2]
	watcher := watch.NewFakeWithChanSize(1024, false)
	informer := localInformer(pods, watcher)
	var last, longest atomic.Int64
	recordGap := func(_, _ any) {
		now := monotonic()
		before := last.Swap(now)
		if before > 0 && now-before > longest.Load() {
			longest.Store(now - before)
		}
	}
	var registrations []cache.ResourceEventHandlerRegistration
	for i := range handlers - 1 {
		update := func(_, _ any) {}
		if i == 0 {
			update = recordGap
		}
		registration, err := informer.AddEventHandler(cache.ResourceEventHandlerFuncs{UpdateFunc: update})
		if err != nil {
			return nil, err
		}
		registrations = append(registrations, registration)
	}
	if err := runSynced(informer); err != nil {
		return nil, err
	}
	for _, registration := range registrations {
		for !registration.HasSynced() {
			time.Sleep(time.Millisecond)
		}
	}
	go func() {
		index, sent, begun := 7, 0, time.Now()
		for {
			time.Sleep(time.Millisecond)
			for due := int(time.Since(begun).Milliseconds()) * rate / 1000; sent < due; sent++ {
				index = (index*7919 + 13) % len(pods)
				pod := pods[index]
				watcher.Modify(&pod)
			}
		}
	}()
	const margin = 500 * time.Millisecond
	time.Sleep(margin)
	usual := longest.Swap(0)
	before, begun := cpu(), time.Now()
	late, err := informer.AddEventHandler(cache.ResourceEventHandlerFuncs{AddFunc: func(any) {}, UpdateFunc: func(_, _ any) {}})
	if err != nil {
		return nil, err
	}
	for !late.HasSynced() {
		time.Sleep(100 * time.Microsecond)
	}
	wall, used := time.Since(begun).Seconds(), cpu()-before
	time.Sleep(margin)
	return figures{
		"wall": wall, "cpu": used, "others_wait": float64(longest.Load()) / 1e9, "usual_wait": float64(usual) / 1e9,
	}, nil
}
