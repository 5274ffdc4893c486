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

// Works without a server: a list and a watch that the bench makes itself. They need KUBE_FEATURE_WatchListClient=false,
// since nobody sends the bookmark that ends initial events.

const benchNamespace = "default"

func makePods(count int) []corev1.Pod {
	pods := make([]corev1.Pod, count)
	for i := range pods {
		pods[i].Name, pods[i].Namespace = fmt.Sprintf("web-7d4b9c6f5-%06d", i), benchNamespace
	}
	return pods
}

// pushed is an informer over pods and a watcher, with the namespace index that every factory gives.
func pushed(pods []corev1.Pod, watcher watch.Interface) cache.SharedIndexInformer {
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

// contention: one writer, and readers that each walk a whole namespace, again and again. As in client-go's
// BenchmarkSharedIndexInformer: ten changes are under way at most.
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
	said := figures{}
	for _, readers := range strings.Split(readers, ",") {
		var n int
		if _, err := fmt.Sscan(readers, &n); err != nil {
			return nil, err
		}
		reads, writes, err := contentionCell(pods, n, seconds)
		if err != nil {
			return nil, err
		}
		said["reads_per_s_"+readers], said["writes_per_s_"+readers] = reads, writes
	}
	return said, nil
}

func contentionCell(pods []corev1.Pod, readers int, seconds time.Duration) (float64, float64, error) {
	watcher := watch.NewFakeWithChanSize(1, false)
	informer := pushed(pods, watcher)
	if err := runSynced(informer); err != nil {
		return 0, 0, err
	}
	var reads, writes atomic.Int64
	underWay := make(chan struct{}, 10)
	_, err := informer.AddEventHandler(cache.ResourceEventHandlerDetailedFuncs{UpdateFunc: func(_, _ any) {
		writes.Add(1)
		select {
		case <-underWay:
		default:
		}
	}})
	if err != nil {
		return 0, 0, err
	}
	place := 7
	next := func() {
		place = (place*7919 + 13) % len(pods)
		pod := pods[place]
		watcher.Modify(&pod)
	}
	next()
	// Once it arrives, the first pods are dealt with.
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
		underWay <- struct{}{}
	}
	took := time.Since(begun).Seconds()
	rates := [2]float64{float64(reads.Load()) / took, float64(writes.Load()) / took}
	close(stop)
	all.Wait()
	return rates[0], rates[1], nil
}

// fanout: so many changes to so many handlers, until each has counted all of them.
func fanout(args arguments) (figures, error) {
	n, err := args.numbers("handlers", "events", "keys")
	if err != nil {
		return nil, err
	}
	handlers, events, keys := n[0], n[1], n[2]
	pods := makePods(keys)
	watcher := watch.NewFakeWithChanSize(1, false)
	informer := pushed(pods, watcher)
	var done sync.WaitGroup
	for range handlers {
		heard := 0
		done.Add(1)
		_, err := informer.AddEventHandler(cache.ResourceEventHandlerFuncs{
			AddFunc: func(any) {},
			UpdateFunc: func(_, _ any) {
				heard++
				if heard == events {
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

// stall: a handler that falls asleep in its first update, and a million events pass.
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
	informer := pushed(pods, watcher)
	if sleeper != "nobody" {
		_, err := informer.AddEventHandler(cache.ResourceEventHandlerFuncs{
			AddFunc:    func(any) {},
			UpdateFunc: func(_, _ any) { select {} },
		})
		if err != nil {
			return nil, err
		}
	}
	// Somebody who is awake says when all has passed.
	var heard atomic.Int64
	_, err = informer.AddEventHandler(cache.ResourceEventHandlerFuncs{UpdateFunc: func(_, _ any) { heard.Add(1) }})
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
	for heard.Load() < int64(events) {
		time.Sleep(time.Millisecond)
	}
	return figures{"peak_rss": peak(), "live_bytes": live()}, nil
}

// latejoin: a handler that comes late, and how long the others hear nothing meanwhile.
func latejoin(args arguments) (figures, error) {
	n, err := args.numbers("pods", "handlers", "rate")
	if err != nil {
		return nil, err
	}
	pods, handlers, rate := makePods(n[0]), n[1], n[2]
	watcher := watch.NewFakeWithChanSize(1024, false)
	informer := pushed(pods, watcher)
	var last, longest atomic.Int64
	listener := func(_, _ any) {
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
			update = listener
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
		place, sent, begun := 7, 0, time.Now()
		for {
			time.Sleep(time.Millisecond)
			for due := int(time.Since(begun).Milliseconds()) * rate / 1000; sent < due; sent++ {
				place = (place*7919 + 13) % len(pods)
				pod := pods[place]
				watcher.Modify(&pod)
			}
		}
	}()
	const flow = 500 * time.Millisecond
	time.Sleep(flow)
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
	time.Sleep(flow)
	return figures{
		"wall": wall, "cpu": used, "others_wait": float64(longest.Load()) / 1e9, "usual_wait": float64(usual) / 1e9,
	}, nil
}
