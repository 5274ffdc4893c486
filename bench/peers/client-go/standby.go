package main

import (
	"bufio"
	"context"
	"os"
	"strings"
	"sync/atomic"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/informers"
	"k8s.io/client-go/tools/cache"
	"k8s.io/client-go/tools/leaderelection"
	"k8s.io/client-go/tools/leaderelection/resourcelock"
)

// standby is one replica of a program with leader election. As in controller-runtime, its caches run whether it leads or not.
func standby(args arguments) (figures, error) {
	group, err := args.text("group")
	if err != nil {
		return nil, err
	}
	name, err := args.text("name")
	if err != nil {
		return nil, err
	}
	client, err := clientset(args)
	if err != nil {
		return nil, err
	}
	elector, err := leaderelection.NewLeaderElector(leaderelection.LeaderElectionConfig{
		Lock: &resourcelock.LeaseLock{
			LeaseMeta:  metav1.ObjectMeta{Namespace: "default", Name: group},
			Client:     client.CoordinationV1(),
			LockConfig: resourcelock.ResourceLockConfig{Identity: name},
		},
		LeaseDuration: 15 * time.Second, RenewDeadline: 10 * time.Second, RetryPeriod: 2 * time.Second,
		Callbacks: leaderelection.LeaderCallbacks{
			OnStartedLeading: func(context.Context) {}, OnStoppedLeading: func() {},
		},
	})
	if err != nil {
		return nil, err
	}
	go elector.Run(context.Background())
	before := cpu()
	informer := informers.NewSharedInformerFactory(client, 0).Core().V1().Pods().Informer()
	var updates atomic.Int64
	registration, err := informer.AddEventHandler(cache.ResourceEventHandlerFuncs{
		UpdateFunc: func(_, _ any) { updates.Add(1) },
	})
	if err != nil {
		return nil, err
	}
	if err := runSynced(informer); err != nil {
		return nil, err
	}
	for !registration.HasSynced() {
		time.Sleep(time.Millisecond)
	}
	syncCPU := cpu() - before
	if err := send(figures{"objects": len(informer.GetStore().ListKeys())}); err != nil {
		return nil, err
	}
	watchCPU := cpu()
	input := bufio.NewReader(os.Stdin)
	for {
		line, err := input.ReadString('\n')
		if err != nil {
			return nil, err
		}
		switch strings.TrimSpace(line) {
		case "begin":
			watchCPU = cpu()
			continue
		case "count":
			if err := send(figures{"updates": updates.Load()}); err != nil {
				return nil, err
			}
			continue
		}
		return figures{
			"objects": len(informer.GetStore().ListKeys()), "sync_cpu": syncCPU, "watch_cpu": cpu() - watchCPU,
			"steady_rss": rss(), "peak_rss": peak(),
		}, nil
	}
}
