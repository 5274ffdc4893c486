package main

import (
	"fmt"
	"strconv"
	"sync"
	"sync/atomic"
	"time"

	"k8s.io/client-go/tools/cache"
	"k8s.io/client-go/util/workqueue"
)

// bench/src/queue.rs describes these values and runs the same steps.
const (
	cycleKeys = 1_000
	rounds    = 400
	flowKeys  = 400_000
	delayed   = 1_000_000
	oneHour   = time.Hour
	namesMod  = 100
)

func queue(args []string) (map[string]float64, error) {
	figures := map[string]float64{}
	for _, arg := range args {
		workers, err := strconv.Atoi(arg)
		if err != nil {
			return nil, err
		}
		figures["cycle_"+arg] = cycle(workers)
		figures["flow_"+arg] = flow(workers)
	}
	return figures, delays(figures)
}

func keys(n int) []cache.ObjectName {
	keys := make([]cache.ObjectName, n)
	for i := range keys {
		keys[i] = cache.ObjectName{Namespace: fmt.Sprintf("namespace-%d", i%namesMod), Name: fmt.Sprintf("object-%d", i)}
	}
	return keys
}

// cycle keeps a fixed number of keys in the queue: each worker takes a key, finishes it, and adds it again.
func cycle(workers int) float64 {
	queue := workqueue.NewTyped[cache.ObjectName]()
	for _, key := range keys(cycleKeys) {
		queue.Add(key)
	}
	var left atomic.Int64
	left.Store(cycleKeys * rounds)
	var all sync.WaitGroup
	started := time.Now()
	for range workers {
		all.Go(func() {
			for left.Add(-1) >= 0 {
				key, _ := queue.Get()
				queue.Done(key)
				queue.Add(key)
			}
		})
	}
	all.Wait()
	took := time.Since(started)
	queue.ShutDown()
	return cycleKeys * rounds / took.Seconds()
}

// flow has one producer that adds keys, and workers that take and finish them.
func flow(workers int) float64 {
	queue := workqueue.NewTyped[cache.ObjectName]()
	keys := keys(flowKeys)
	var all sync.WaitGroup
	started := time.Now()
	for range workers {
		all.Go(func() {
			for {
				key, down := queue.Get()
				if down {
					return
				}
				queue.Done(key)
			}
		})
	}
	for _, key := range keys {
		queue.Add(key)
	}
	queue.ShutDown()
	all.Wait()
	return flowKeys / time.Since(started).Seconds()
}

// delays adds many keys that are due in an hour or more, and measures the cost of an add and the memory of a key.
func delays(figures map[string]float64) error {
	queue := workqueue.NewTypedDelayingQueue[cache.ObjectName]()
	defer queue.ShutDown()
	keys := keys(delayed)
	before, err := resident()
	if err != nil {
		return err
	}
	started := time.Now()
	for i, key := range keys {
		queue.AddAfter(key, oneHour+time.Duration(i*7919%delayed)*time.Millisecond)
	}
	figures["delayed_ns"] = float64(time.Since(started).Nanoseconds()) / delayed
	after, err := resident()
	if err != nil {
		return err
	}
	figures["delayed_bytes"] = (after - before) / delayed
	// Keeps the keys alive until here, so that their memory does not count.
	_ = keys[0]
	return nil
}
