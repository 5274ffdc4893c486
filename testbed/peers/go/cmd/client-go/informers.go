package main

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	k8slabels "k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/dynamic/dynamicinformer"
	kubeinformers "k8s.io/client-go/informers"
	"k8s.io/client-go/metadata/metadatainformer"
	"k8s.io/client-go/tools/cache"

	"kube-informer/peers/report"
)

var configMaps = schema.GroupVersionResource{Version: "v1", Resource: "configmaps"}

// informers runs the three kinds of shared informers over the same namespace: default content types, watch-list on.
func (p *peer) informers() {
	p.Area("informers")
	const ns = "informers"
	p.Check("create a namespace, a deployment and five configmaps", func(ctx context.Context) (any, error) {
		if _, err := p.namespace(ctx, ns); err != nil {
			return nil, err
		}
		if _, err := p.typed.AppsV1().Deployments(ns).Create(ctx, deployment("web"), metav1.CreateOptions{}); err != nil {
			return nil, err
		}
		for i := range 5 {
			if _, err := p.typed.CoreV1().ConfigMaps(ns).Create(ctx, configMap(fmt.Sprintf("item-%d", i)), metav1.CreateOptions{}); err != nil {
				return nil, err
			}
		}
		p.wire.take()
		return nil, nil
	})
	p.Check("typed: sync, lister, index, add, update, delete", func(ctx context.Context) (any, error) {
		factory := kubeinformers.NewSharedInformerFactoryWithOptions(p.typed, 0, kubeinformers.WithNamespace(ns))
		maps, deployments := factory.Core().V1().ConfigMaps(), factory.Apps().V1().Deployments()
		if err := maps.Informer().AddIndexers(cache.Indexers{"color": func(object any) ([]string, error) {
			return []string{object.(*corev1.ConfigMap).Data["color"]}, nil
		}}); err != nil {
			return nil, err
		}
		deployments.Informer()
		saw, err := p.follow(ctx, maps.Informer(), ns, func(stop <-chan struct{}) error {
			factory.Start(stop)
			for kind, synced := range factory.WaitForCacheSync(ctx.Done()) {
				if !synced {
					return fmt.Errorf("%v never synced", kind)
				}
			}
			return nil
		})
		if err != nil {
			return nil, err
		}
		listed, err := maps.Lister().ConfigMaps(ns).List(k8slabels.Everything())
		if err != nil {
			return nil, err
		}
		blue, err := maps.Informer().GetIndexer().ByIndex("color", "blue")
		if err != nil {
			return nil, err
		}
		found, err := deployments.Lister().Deployments(ns).Get("web")
		if err != nil {
			return nil, err
		}
		return fmt.Sprintf("%s\nlister %d, index %d, deployment of %s with %d container", saw, len(listed), len(blue), found.Name, len(found.Spec.Template.Spec.Containers)), nil
	})
	p.Check("typed: media types", func(context.Context) (any, error) { return p.wire.take(), nil })
	p.Check("dynamic: sync, add, update, delete", func(ctx context.Context) (any, error) {
		factory := dynamicinformer.NewFilteredDynamicSharedInformerFactory(p.dynamic, 0, ns, nil)
		informer := factory.ForResource(configMaps).Informer()
		return p.follow(ctx, informer, ns, func(stop <-chan struct{}) error {
			factory.Start(stop)
			if !factory.WaitForCacheSync(ctx.Done())[configMaps] {
				return fmt.Errorf("never synced")
			}
			return nil
		})
	})
	p.Check("dynamic: media types", func(context.Context) (any, error) { return p.wire.take(), nil })
	p.Check("metadata: sync, add, update, delete", func(ctx context.Context) (any, error) {
		factory := metadatainformer.NewFilteredSharedInformerFactory(p.metadata, 0, ns, nil)
		informer := factory.ForResource(configMaps).Informer()
		return p.follow(ctx, informer, ns, func(stop <-chan struct{}) error {
			factory.Start(stop)
			if !factory.WaitForCacheSync(ctx.Done())[configMaps] {
				return fmt.Errorf("never synced")
			}
			return nil
		})
	})
	p.Check("metadata: media types", func(context.Context) (any, error) { return p.wire.take(), nil })
}

// follow starts an informer, changes a configmap, and shows what its handler was told: the initial objects sorted (their
// order is not promised), and the changes in their order.
func (p *peer) follow(ctx context.Context, informer cache.SharedIndexInformer, ns string, start func(stop <-chan struct{}) error) (string, error) {
	var mu sync.Mutex
	var initial, changes []string
	note := func(what string, object any) {
		found, err := meta.Accessor(object)
		mu.Lock()
		defer mu.Unlock()
		if err != nil {
			changes = append(changes, fmt.Sprintf("%s of %T", what, object))
			return
		}
		changes = append(changes, what+" "+found.GetName())
	}
	_, err := informer.AddEventHandler(cache.ResourceEventHandlerDetailedFuncs{
		AddFunc: func(object any, first bool) {
			found, err := meta.Accessor(object)
			if first && err == nil {
				mu.Lock()
				defer mu.Unlock()
				initial = append(initial, found.GetName())
				return
			}
			note("add", object)
		},
		UpdateFunc: func(_, object any) { note("update", object) },
		DeleteFunc: func(object any) { note("delete", object) },
	})
	if err != nil {
		return "", err
	}
	stop := make(chan struct{})
	defer close(stop)
	if err := start(stop); err != nil {
		return "", err
	}
	if err := report.Eventually(ctx, "the handler got the initial objects", func() (bool, error) {
		mu.Lock()
		defer mu.Unlock()
		return len(initial) == 5, fmt.Errorf("%d of 5", len(initial))
	}); err != nil {
		return "", err
	}
	if err := p.changeSlowly(ctx, ns, func(count int) error {
		return report.Eventually(ctx, fmt.Sprintf("the handler got %d changes", count), func() (bool, error) {
			mu.Lock()
			defer mu.Unlock()
			return len(changes) >= count, fmt.Errorf("%v", changes)
		})
	}); err != nil {
		return "", err
	}
	mu.Lock()
	defer mu.Unlock()
	slices.Sort(initial)
	return fmt.Sprintf("initial %s; then %s", strings.Join(initial, " "), strings.Join(changes, ", ")), nil
}

// changeSlowly makes three changes and waits for each, so that none is folded into the next.
func (p *peer) changeSlowly(ctx context.Context, ns string, seen func(count int) error) error {
	maps := p.typed.CoreV1().ConfigMaps(ns)
	made, err := maps.Create(ctx, configMap("changing"), metav1.CreateOptions{})
	if err != nil {
		return err
	}
	if err := seen(1); err != nil {
		return err
	}
	made.Data["color"] = "green"
	if _, err := maps.Update(ctx, made, metav1.UpdateOptions{}); err != nil {
		return err
	}
	if err := seen(2); err != nil {
		return err
	}
	if err := maps.Delete(ctx, "changing", metav1.DeleteOptions{}); err != nil {
		return err
	}
	return seen(3)
}
