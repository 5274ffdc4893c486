package main

import (
	"context"
	"fmt"
	"strings"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/watch"
	"k8s.io/client-go/tools/pager"
	watchtools "k8s.io/client-go/tools/watch"
)

// lists reads pages, selections and streams.
func (p *peer) lists() {
	p.Area("typed lists and watches")
	const ns = "lists"
	p.Check("create a namespace and ten configmaps", func(ctx context.Context) (any, error) {
		if _, err := p.namespace(ctx, ns); err != nil {
			return nil, err
		}
		for i := range 10 {
			one := configMap(fmt.Sprintf("item-%d", i))
			one.Labels = map[string]string{"even": fmt.Sprint(i%2 == 0)}
			if _, err := p.typed.CoreV1().ConfigMaps(ns).Create(ctx, one, metav1.CreateOptions{}); err != nil {
				return nil, err
			}
		}
		return nil, nil
	})
	maps := p.typed.CoreV1().ConfigMaps(ns)
	show := func(list *corev1.ConfigMapList, err error) (any, error) {
		if err != nil {
			return nil, err
		}
		remaining := int64(0)
		if list.RemainingItemCount != nil {
			remaining = *list.RemainingItemCount
		}
		return fmt.Sprintf("%s; more: %v, remaining %d", strings.Join(names(list.Items), " "), list.Continue != "", remaining), nil
	}
	p.Check("list", func(ctx context.Context) (any, error) { return show(maps.List(ctx, metav1.ListOptions{})) })
	p.Check("first page", func(ctx context.Context) (any, error) { return show(maps.List(ctx, metav1.ListOptions{Limit: 4})) })
	p.Check("pages by the pager", func(ctx context.Context) (any, error) {
		pages, seen := 0, []string{}
		all := pager.New(func(ctx context.Context, options metav1.ListOptions) (runtime.Object, error) {
			pages++
			return maps.List(ctx, options)
		})
		all.PageSize = 3
		err := all.EachListItem(ctx, metav1.ListOptions{}, func(object runtime.Object) error {
			seen = append(seen, object.(*corev1.ConfigMap).Name)
			return nil
		})
		return fmt.Sprintf("%d pages: %s", pages, strings.Join(seen, " ")), err
	})
	p.Check("by label", func(ctx context.Context) (any, error) {
		return show(maps.List(ctx, metav1.ListOptions{LabelSelector: "even in (true)"}))
	})
	p.Check("by field", func(ctx context.Context) (any, error) {
		return show(maps.List(ctx, metav1.ListOptions{FieldSelector: "metadata.name=item-3"}))
	})
	p.Check("from the cache (version 0)", func(ctx context.Context) (any, error) {
		return show(maps.List(ctx, metav1.ListOptions{ResourceVersion: "0"}))
	})
	p.Check("across namespaces", func(ctx context.Context) (any, error) {
		return show(p.typed.CoreV1().ConfigMaps("").List(ctx, metav1.ListOptions{LabelSelector: "even=false"}))
	})
	p.Check("watch from a list", func(ctx context.Context) (any, error) {
		list, err := maps.List(ctx, metav1.ListOptions{})
		if err != nil {
			return nil, err
		}
		stream, err := maps.Watch(ctx, metav1.ListOptions{ResourceVersion: list.ResourceVersion})
		if err != nil {
			return nil, err
		}
		defer stream.Stop()
		if err := changeOne(ctx, p, ns); err != nil {
			return nil, err
		}
		return take(ctx, stream, 3)
	})
	p.Check("watch with a label that comes and goes", func(ctx context.Context) (any, error) {
		list, err := maps.List(ctx, metav1.ListOptions{})
		if err != nil {
			return nil, err
		}
		stream, err := maps.Watch(ctx, metav1.ListOptions{ResourceVersion: list.ResourceVersion, LabelSelector: "marked"})
		if err != nil {
			return nil, err
		}
		defer stream.Stop()
		one, err := maps.Get(ctx, "item-1", metav1.GetOptions{})
		if err != nil {
			return nil, err
		}
		for _, labels := range []map[string]string{{"marked": "yes"}, {"marked": "again"}, {}} {
			one.Labels = labels
			if one, err = maps.Update(ctx, one, metav1.UpdateOptions{}); err != nil {
				return nil, err
			}
		}
		return take(ctx, stream, 3)
	})
	p.Check("streaming list ends with a bookmark", func(ctx context.Context) (any, error) {
		yes := true
		stream, err := maps.Watch(ctx, metav1.ListOptions{
			SendInitialEvents: &yes, AllowWatchBookmarks: true, ResourceVersionMatch: metav1.ResourceVersionMatchNotOlderThan,
		})
		if err != nil {
			return nil, err
		}
		defer stream.Stop()
		return take(ctx, stream, 11)
	})
	p.Check("wait with a retrying watcher until a condition holds", func(ctx context.Context) (any, error) {
		list, err := maps.List(ctx, metav1.ListOptions{})
		if err != nil {
			return nil, err
		}
		if err := changeOne(ctx, p, ns); err != nil {
			return nil, err
		}
		watcher := &watchWith{maps.Watch}
		event, err := watchtools.Until(ctx, list.ResourceVersion, watcher, func(event watch.Event) (bool, error) {
			return event.Type == watch.Deleted, nil
		})
		if err != nil {
			return nil, err
		}
		return fmt.Sprintf("%s %s", event.Type, event.Object.(*corev1.ConfigMap).Name), nil
	})
	p.Check("media types of all of them", func(context.Context) (any, error) { return p.wire.take(), nil })
}

// changeOne creates, changes and deletes a configmap.
func changeOne(ctx context.Context, p *peer, ns string) error {
	maps := p.typed.CoreV1().ConfigMaps(ns)
	made, err := maps.Create(ctx, configMap("changing"), metav1.CreateOptions{})
	if err != nil {
		return err
	}
	made.Data["color"] = "green"
	if _, err := maps.Update(ctx, made, metav1.UpdateOptions{}); err != nil {
		return err
	}
	return maps.Delete(ctx, "changing", metav1.DeleteOptions{})
}

// take reads events off a stream and shows them.
func take(ctx context.Context, stream watch.Interface, count int) (any, error) {
	var seen []string
	for len(seen) < count {
		select {
		case <-ctx.Done():
			return nil, fmt.Errorf("only %d of %d events: %s", len(seen), count, strings.Join(seen, ", "))
		case event, open := <-stream.ResultChan():
			if !open {
				return nil, fmt.Errorf("the stream ended after: %s", strings.Join(seen, ", "))
			}
			one, ok := event.Object.(*corev1.ConfigMap)
			if !ok {
				return nil, fmt.Errorf("%s of %T", event.Type, event.Object)
			}
			seen = append(seen, fmt.Sprintf("%s %s %v %v", event.Type, one.Name, one.Data, one.Annotations))
		}
	}
	return strings.Join(seen, "\n"), nil
}

func names(items []corev1.ConfigMap) []string {
	var all []string
	for i := range items {
		all = append(all, items[i].Name)
	}
	return all
}

// watchWith is a watcher that is a function.
type watchWith struct {
	watch func(ctx context.Context, options metav1.ListOptions) (watch.Interface, error)
}

func (w *watchWith) WatchWithContext(ctx context.Context, options metav1.ListOptions) (watch.Interface, error) {
	return w.watch(ctx, options)
}

func (w *watchWith) Watch(options metav1.ListOptions) (watch.Interface, error) {
	return w.watch(context.Background(), options)
}
