package main

import (
	"context"
	"fmt"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"

	"kube-informer/peers/report"
)

// metadataClient reads and changes metadata without the rest of the objects.
func (p *peer) metadataClient() {
	p.Area("metadata client")
	const ns = "metadata"
	client := p.metadata.Resource(configMaps).Namespace(ns)
	p.Check("create a namespace and two configmaps", func(ctx context.Context) (any, error) {
		if _, err := p.namespace(ctx, ns); err != nil {
			return nil, err
		}
		for _, name := range []string{"a", "b"} {
			if _, err := p.typed.CoreV1().ConfigMaps(ns).Create(ctx, configMap(name), metav1.CreateOptions{}); err != nil {
				return nil, err
			}
		}
		p.wire.take()
		return nil, nil
	})
	p.Check("get", func(ctx context.Context) (any, error) { return client.Get(ctx, "a", metav1.GetOptions{}) })
	p.Check("list", func(ctx context.Context) (any, error) {
		list, err := client.List(ctx, metav1.ListOptions{LabelSelector: "app=web"})
		if err != nil {
			return nil, err
		}
		return fmt.Sprintf("%s of %d", list.Kind, len(list.Items)), nil
	})
	p.Check("patch", func(ctx context.Context) (any, error) {
		return client.Patch(ctx, "a", types.MergePatchType, []byte(`{"metadata":{"annotations":{"note":"seen"}}}`), metav1.PatchOptions{})
	})
	p.Check("delete", func(ctx context.Context) (any, error) {
		if err := client.Delete(ctx, "a", metav1.DeleteOptions{}); err != nil {
			return nil, err
		}
		_, err := client.Get(ctx, "a", metav1.GetOptions{})
		return report.Refused(err)
	})
	p.Check("media types", func(context.Context) (any, error) { return p.wire.take(), nil })
}
