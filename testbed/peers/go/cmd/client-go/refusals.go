package main

import (
	"context"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/utils/ptr"

	"kube-informer/peers/report"
)

// refusals sends what a server has to refuse; programs show or match its words.
func (p *peer) refusals() {
	p.Area("refusals")
	const ns = "refusals"
	p.Check("create a namespace", func(ctx context.Context) (any, error) { return p.namespace(ctx, ns) })
	maps, deployments, pods := p.typed.CoreV1().ConfigMaps(ns), p.typed.AppsV1().Deployments(ns), p.typed.CoreV1().Pods(ns)
	create := metav1.CreateOptions{}
	refused := func(name string, attempt func(ctx context.Context) error) {
		p.Check(name, func(ctx context.Context) (any, error) { return report.Refused(attempt(ctx)) })
	}
	refused("get what is not there", func(ctx context.Context) error {
		_, err := maps.Get(ctx, "nothing", metav1.GetOptions{})
		return err
	})
	refused("create twice", func(ctx context.Context) error {
		if _, err := maps.Create(ctx, configMap("web"), create); err != nil {
			return nil
		}
		_, err := maps.Create(ctx, configMap("web"), create)
		return err
	})
	refused("update an old version", func(ctx context.Context) error {
		old, err := maps.Get(ctx, "web", metav1.GetOptions{})
		if err != nil {
			return nil
		}
		newer := old.DeepCopy()
		newer.Data["color"] = "red"
		if _, err := maps.Update(ctx, newer, metav1.UpdateOptions{}); err != nil {
			return nil
		}
		old.Data["color"] = "yellow"
		_, err = maps.Update(ctx, old, metav1.UpdateOptions{})
		return err
	})
	refused("a bad name", func(ctx context.Context) error {
		_, err := maps.Create(ctx, configMap("Not_A_Name"), create)
		return err
	})
	refused("a bad label", func(ctx context.Context) error {
		bad := configMap("label")
		bad.Labels = map[string]string{"app": "no spaces please"}
		_, err := maps.Create(ctx, bad, create)
		return err
	})
	refused("a pod without containers", func(ctx context.Context) error {
		empty := pod("empty")
		empty.Spec.Containers = nil
		_, err := pods.Create(ctx, empty, create)
		return err
	})
	refused("a container without an image", func(ctx context.Context) error {
		bad := pod("bad")
		bad.Spec.Containers[0].Image = ""
		_, err := pods.Create(ctx, bad, create)
		return err
	})
	refused("a selector that does not match the template", func(ctx context.Context) error {
		bad := deployment("bad")
		bad.Spec.Selector.MatchLabels = map[string]string{"app": "other"}
		_, err := deployments.Create(ctx, bad, create)
		return err
	})
	refused("another selector for a deployment", func(ctx context.Context) error {
		if _, err := deployments.Create(ctx, deployment("web"), create); err != nil {
			return err
		}
		_, err := deployments.Patch(ctx, "web", types.MergePatchType,
			[]byte(`{"spec":{"selector":{"matchLabels":{"more":"labels"}},"template":{"metadata":{"labels":{"more":"labels"}}}}}`), metav1.PatchOptions{})
		return err
	})
	refused("negative replicas", func(ctx context.Context) error {
		bad := deployment("negative")
		bad.Spec.Replicas = ptr.To[int32](-1)
		_, err := deployments.Create(ctx, bad, create)
		return err
	})
	refused("a text where a number belongs", func(ctx context.Context) error {
		_, err := deployments.Patch(ctx, "web", types.MergePatchType, []byte(`{"spec":{"replicas":"two"}}`), metav1.PatchOptions{})
		return err
	})
	refused("a change of an immutable configmap", func(ctx context.Context) error {
		fixed := configMap("fixed")
		fixed.Immutable = ptr.To(true)
		made, err := maps.Create(ctx, fixed, create)
		if err != nil {
			return nil
		}
		made.Data["color"] = "red"
		_, err = maps.Update(ctx, made, metav1.UpdateOptions{})
		return err
	})
	refused("a service without ports", func(ctx context.Context) error {
		bad := service("bad")
		bad.Spec.Ports = nil
		_, err := p.typed.CoreV1().Services(ns).Create(ctx, bad, create)
		return err
	})
	refused("a job with a restart policy that jobs do not have", func(ctx context.Context) error {
		bad := job("bad")
		bad.Spec.Template.Spec.RestartPolicy = corev1.RestartPolicyAlways
		_, err := p.typed.BatchV1().Jobs(ns).Create(ctx, bad, create)
		return err
	})
	refused("an object in a namespace that is not there", func(ctx context.Context) error {
		_, err := p.typed.CoreV1().ConfigMaps("nowhere").Create(ctx, configMap("web"), create)
		return err
	})
	refused("a selector that cannot be read", func(ctx context.Context) error {
		_, err := maps.List(ctx, metav1.ListOptions{LabelSelector: "a in (b"})
		return err
	})
	refused("a field that has no selector", func(ctx context.Context) error {
		_, err := maps.List(ctx, metav1.ListOptions{FieldSelector: "data.color=blue"})
		return err
	})
	refused("a watch from a version that is no number", func(ctx context.Context) error {
		_, err := maps.Watch(ctx, metav1.ListOptions{ResourceVersion: "yesterday"})
		return err
	})
	refused("a patch that is no JSON", func(ctx context.Context) error {
		_, err := maps.Patch(ctx, "web", types.MergePatchType, []byte(`{"data":`), metav1.PatchOptions{})
		return err
	})
}
