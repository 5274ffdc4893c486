package main

import (
	"context"
	"fmt"
	"sync"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/tools/leaderelection"
	"k8s.io/client-go/tools/leaderelection/resourcelock"

	"kube-informer/peers/report"
)

// leaderElection runs two candidates for one lease: the second leads after the first releases it.
func (p *peer) leaderElection() {
	p.Area("leader election")
	const ns = "leaders"
	p.Check("two candidates lead one after the other", func(ctx context.Context) (any, error) {
		if _, err := p.namespace(ctx, ns); err != nil {
			return nil, err
		}
		var mu sync.Mutex
		var story []string
		note := func(what string) {
			mu.Lock()
			defer mu.Unlock()
			story = append(story, what)
		}
		has := func(what string) func() (bool, error) {
			return func() (bool, error) {
				mu.Lock()
				defer mu.Unlock()
				for _, one := range story {
					if one == what {
						return true, nil
					}
				}
				return false, fmt.Errorf("%v", story)
			}
		}
		run := func(ctx context.Context, name string) {
			lock := &resourcelock.LeaseLock{
				LeaseMeta:  metav1.ObjectMeta{Namespace: ns, Name: "peer"},
				Client:     p.typed.CoordinationV1(),
				LockConfig: resourcelock.ResourceLockConfig{Identity: name},
			}
			leaderelection.RunOrDie(ctx, leaderelection.LeaderElectionConfig{
				Lock: lock, ReleaseOnCancel: true, Name: "peer",
				LeaseDuration: 3 * time.Second, RenewDeadline: 2 * time.Second, RetryPeriod: 200 * time.Millisecond,
				Callbacks: leaderelection.LeaderCallbacks{
					OnStartedLeading: func(context.Context) { note(name + " leads") },
					OnStoppedLeading: func() { note(name + " stopped") },
				},
			})
		}
		first, endFirst := context.WithCancel(ctx)
		defer endFirst()
		go run(first, "ann")
		if err := report.Eventually(ctx, "ann leads", has("ann leads")); err != nil {
			return nil, err
		}
		second, endSecond := context.WithCancel(ctx)
		defer endSecond()
		go run(second, "bob")
		endFirst()
		if err := report.Eventually(ctx, "bob leads", has("bob leads")); err != nil {
			return nil, err
		}
		lease, err := p.typed.CoordinationV1().Leases(ns).Get(ctx, "peer", metav1.GetOptions{})
		if err != nil {
			return nil, err
		}
		return fmt.Sprintf("holder %s, %d transitions, %d s", *lease.Spec.HolderIdentity, *lease.Spec.LeaseTransitions, *lease.Spec.LeaseDurationSeconds), nil
	})
	p.Check("media types", func(context.Context) (any, error) { return p.wire.take(), nil })
}
