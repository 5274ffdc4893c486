package main

import (
	"context"
	"fmt"
	"strings"

	appsv1 "k8s.io/api/apps/v1"
	authenticationv1 "k8s.io/api/authentication/v1"
	authorizationv1 "k8s.io/api/authorization/v1"
	autoscalingv1 "k8s.io/api/autoscaling/v1"
	corev1 "k8s.io/api/core/v1"
	policyv1 "k8s.io/api/policy/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	appsapply "k8s.io/client-go/applyconfigurations/apps/v1"
	coreapply "k8s.io/client-go/applyconfigurations/core/v1"
	metaapply "k8s.io/client-go/applyconfigurations/meta/v1"
	"k8s.io/client-go/util/retry"
	"k8s.io/utils/ptr"

	"kube-informer/peers/report"
)

// A creator creates one object and returns what the server made of it.
type creator func(ctx context.Context, ns string) (runtime.Object, error)

// typedObjects creates an object of each kind that programs write most, and shows it with the server's defaults.
func (p *peer) typedObjects() {
	p.Area("typed objects")
	const ns = "typed"
	create := metav1.CreateOptions{}
	p.Check("create a namespace", func(ctx context.Context) (any, error) {
		_, err := p.namespace(ctx, ns)
		return p.wire.take(), err
	})
	c := p.typed
	for _, kind := range []struct {
		name   string
		create creator
	}{
		{"configmap", func(ctx context.Context, ns string) (runtime.Object, error) {
			return c.CoreV1().ConfigMaps(ns).Create(ctx, configMap("web"), create)
		}},
		{"secret", func(ctx context.Context, ns string) (runtime.Object, error) {
			secret := &corev1.Secret{ObjectMeta: named("web"), StringData: map[string]string{"password": "swordfish"}}
			return c.CoreV1().Secrets(ns).Create(ctx, secret, create)
		}},
		{"service account", func(ctx context.Context, ns string) (runtime.Object, error) {
			return c.CoreV1().ServiceAccounts(ns).Create(ctx, &corev1.ServiceAccount{ObjectMeta: named("web")}, create)
		}},
		{"pod", func(ctx context.Context, ns string) (runtime.Object, error) {
			return c.CoreV1().Pods(ns).Create(ctx, pod("web"), create)
		}},
		{"service", func(ctx context.Context, ns string) (runtime.Object, error) {
			return c.CoreV1().Services(ns).Create(ctx, service("web"), create)
		}},
		{"deployment", func(ctx context.Context, ns string) (runtime.Object, error) {
			return c.AppsV1().Deployments(ns).Create(ctx, deployment("web"), create)
		}},
		{"statefulset", func(ctx context.Context, ns string) (runtime.Object, error) {
			return c.AppsV1().StatefulSets(ns).Create(ctx, statefulSet("web"), create)
		}},
		{"daemonset", func(ctx context.Context, ns string) (runtime.Object, error) {
			return c.AppsV1().DaemonSets(ns).Create(ctx, daemonSet("web"), create)
		}},
		{"job", func(ctx context.Context, ns string) (runtime.Object, error) {
			return c.BatchV1().Jobs(ns).Create(ctx, job("web"), create)
		}},
		{"cronjob", func(ctx context.Context, ns string) (runtime.Object, error) {
			return c.BatchV1().CronJobs(ns).Create(ctx, cronJob("web"), create)
		}},
		{"ingress", func(ctx context.Context, ns string) (runtime.Object, error) {
			return c.NetworkingV1().Ingresses(ns).Create(ctx, ingress("web"), create)
		}},
		{"horizontal pod autoscaler", func(ctx context.Context, ns string) (runtime.Object, error) {
			return c.AutoscalingV2().HorizontalPodAutoscalers(ns).Create(ctx, autoscaler("web"), create)
		}},
		{"pod disruption budget", func(ctx context.Context, ns string) (runtime.Object, error) {
			return c.PolicyV1().PodDisruptionBudgets(ns).Create(ctx, budget("web"), create)
		}},
		{"role", func(ctx context.Context, ns string) (runtime.Object, error) {
			return c.RbacV1().Roles(ns).Create(ctx, role("web"), create)
		}},
	} {
		p.Check("create a "+kind.name, func(ctx context.Context) (any, error) { return kind.create(ctx, ns) })
	}
	p.Check("media types of all of them", func(context.Context) (any, error) { return p.wire.take(), nil })
}

// typedWrites changes objects in each way that the typed client has.
func (p *peer) typedWrites() {
	p.Area("typed writes")
	const ns = "writes"
	p.Check("create a namespace", func(ctx context.Context) (any, error) { return p.namespace(ctx, ns) })
	maps, deployments := p.typed.CoreV1().ConfigMaps(ns), p.typed.AppsV1().Deployments(ns)
	p.Check("create with a generated name", func(ctx context.Context) (any, error) {
		made, err := maps.Create(ctx, &corev1.ConfigMap{ObjectMeta: metav1.ObjectMeta{GenerateName: "web-"}}, metav1.CreateOptions{})
		if err != nil {
			return nil, err
		}
		return fmt.Sprintf("%s and %d letters", made.Name[:4], len(made.Name)-4), nil
	})
	p.Check("create without storing (dry run)", func(ctx context.Context) (any, error) {
		made, err := maps.Create(ctx, configMap("dry"), metav1.CreateOptions{DryRun: []string{metav1.DryRunAll}})
		if err != nil {
			return nil, err
		}
		_, err = maps.Get(ctx, "dry", metav1.GetOptions{})
		return fmt.Sprintf("%s, then: %v", made.Name, err), nil
	})
	p.Check("update", func(ctx context.Context) (any, error) {
		if _, err := maps.Create(ctx, configMap("web"), metav1.CreateOptions{}); err != nil {
			return nil, err
		}
		err := retry.RetryOnConflict(retry.DefaultRetry, func() error {
			found, err := maps.Get(ctx, "web", metav1.GetOptions{})
			if err != nil {
				return err
			}
			found.Data["color"] = "green"
			_, err = maps.Update(ctx, found, metav1.UpdateOptions{})
			return err
		})
		if err != nil {
			return nil, err
		}
		return maps.Get(ctx, "web", metav1.GetOptions{})
	})
	p.Check("strategic merge patch of a container by name", func(ctx context.Context) (any, error) {
		if _, err := deployments.Create(ctx, deployment("web"), metav1.CreateOptions{}); err != nil {
			return nil, err
		}
		return deployments.Patch(ctx, "web", types.StrategicMergePatchType,
			[]byte(`{"spec":{"template":{"spec":{"containers":[{"name":"web","image":"nginx:1.28"},{"name":"side","image":"busybox"}]}}}}`), metav1.PatchOptions{})
	})
	p.Check("merge patch", func(ctx context.Context) (any, error) {
		return maps.Patch(ctx, "web", types.MergePatchType, []byte(`{"data":{"color":null,"shape":"round"}}`), metav1.PatchOptions{})
	})
	p.Check("JSON patch", func(ctx context.Context) (any, error) {
		return maps.Patch(ctx, "web", types.JSONPatchType, []byte(`[{"op":"add","path":"/data/size","value":"large"}]`), metav1.PatchOptions{})
	})
	p.Check("apply configuration, created and then changed", func(ctx context.Context) (any, error) {
		mine := coreapply.ConfigMap("applied", ns).WithData(map[string]string{"a": "1", "b": "2"})
		if _, err := maps.Apply(ctx, mine, metav1.ApplyOptions{FieldManager: "peer"}); err != nil {
			return nil, err
		}
		mine = coreapply.ConfigMap("applied", ns).WithData(map[string]string{"a": "3"})
		return maps.Apply(ctx, mine, metav1.ApplyOptions{FieldManager: "peer"})
	})
	p.Check("apply configuration of a deployment", func(ctx context.Context) (any, error) {
		return deployments.Apply(ctx, applied(ns, 3), metav1.ApplyOptions{FieldManager: "peer"})
	})
	p.Check("apply refused because of another manager", func(ctx context.Context) (any, error) {
		_, err := deployments.Apply(ctx, applied(ns, 4), metav1.ApplyOptions{FieldManager: "other"})
		return report.Refused(err)
	})
	p.Check("apply forced over another manager", func(ctx context.Context) (any, error) {
		return deployments.Apply(ctx, applied(ns, 4), metav1.ApplyOptions{FieldManager: "other", Force: true})
	})
	p.Check("delete with a precondition that does not hold", func(ctx context.Context) (any, error) {
		return report.Refused(maps.Delete(ctx, "web", metav1.DeleteOptions{
			Preconditions: &metav1.Preconditions{UID: ptr.To(types.UID("11111111-2222-3333-4444-555555555555"))},
		}))
	})
	p.Check("delete", func(ctx context.Context) (any, error) {
		if err := maps.Delete(ctx, "web", metav1.DeleteOptions{}); err != nil {
			return nil, err
		}
		_, err := maps.Get(ctx, "web", metav1.GetOptions{})
		return report.Refused(err)
	})
	p.Check("delete with a finalizer waits for it", func(ctx context.Context) (any, error) {
		held := configMap("held")
		held.Finalizers = []string{"example.com/hold"}
		if _, err := maps.Create(ctx, held, metav1.CreateOptions{}); err != nil {
			return nil, err
		}
		if err := maps.Delete(ctx, "held", metav1.DeleteOptions{}); err != nil {
			return nil, err
		}
		found, err := maps.Get(ctx, "held", metav1.GetOptions{})
		if err != nil {
			return nil, err
		}
		marked := found.DeletionTimestamp != nil
		found.Finalizers = nil
		if _, err := maps.Update(ctx, found, metav1.UpdateOptions{}); err != nil {
			return nil, err
		}
		_, err = maps.Get(ctx, "held", metav1.GetOptions{})
		return fmt.Sprintf("marked: %v, then: %v", marked, err), nil
	})
	p.Check("delete a collection by label", func(ctx context.Context) (any, error) {
		for _, name := range []string{"c1", "c2", "c3"} {
			if _, err := maps.Create(ctx, configMap(name), metav1.CreateOptions{}); err != nil {
				return nil, err
			}
		}
		if err := maps.DeleteCollection(ctx, metav1.DeleteOptions{}, metav1.ListOptions{LabelSelector: "app=web"}); err != nil {
			return nil, err
		}
		left, err := maps.List(ctx, metav1.ListOptions{LabelSelector: "app=web"})
		return fmt.Sprintf("%d left", len(left.Items)), err
	})
	p.Check("media types of all of them", func(context.Context) (any, error) { return p.wire.take(), nil })
}

func applied(ns string, replicas int32) *appsapply.DeploymentApplyConfiguration {
	container := coreapply.Container().WithName("web").WithImage("nginx:1.27")
	return appsapply.Deployment("applied", ns).WithSpec(appsapply.DeploymentSpec().
		WithReplicas(replicas).
		WithSelector(metaapply.LabelSelector().WithMatchLabels(labels)).
		WithTemplate(coreapply.PodTemplateSpec().WithLabels(labels).WithSpec(coreapply.PodSpec().WithContainers(container))))
}

// typedSubresources uses status, scale, eviction, binding, tokens and reviews.
func (p *peer) typedSubresources() {
	p.Area("typed subresources")
	const ns = "subresources"
	p.Check("create a namespace", func(ctx context.Context) (any, error) { return p.namespace(ctx, ns) })
	deployments, pods := p.typed.AppsV1().Deployments(ns), p.typed.CoreV1().Pods(ns)
	p.Check("write the status of a deployment", func(ctx context.Context) (any, error) {
		made, err := deployments.Create(ctx, deployment("web"), metav1.CreateOptions{})
		if err != nil {
			return nil, err
		}
		made.Status = appsv1.DeploymentStatus{ObservedGeneration: made.Generation, Replicas: 1, UpdatedReplicas: 1}
		made.Spec.Replicas = ptr.To[int32](7)
		return deployments.UpdateStatus(ctx, made, metav1.UpdateOptions{})
	})
	p.Check("read a scale", func(ctx context.Context) (any, error) { return deployments.GetScale(ctx, "web", metav1.GetOptions{}) })
	p.Check("write a scale", func(ctx context.Context) (any, error) {
		scale := &autoscalingv1.Scale{ObjectMeta: metav1.ObjectMeta{Name: "web", Namespace: ns}, Spec: autoscalingv1.ScaleSpec{Replicas: 5}}
		return deployments.UpdateScale(ctx, "web", scale, metav1.UpdateOptions{})
	})
	p.Check("generation after the scale", func(ctx context.Context) (any, error) {
		found, err := deployments.Get(ctx, "web", metav1.GetOptions{})
		if err != nil {
			return nil, err
		}
		return fmt.Sprintf("generation %d, replicas %d", found.Generation, *found.Spec.Replicas), nil
	})
	p.Check("bind a pod to a node", func(ctx context.Context) (any, error) {
		if _, err := p.typed.CoreV1().Nodes().Create(ctx, &corev1.Node{ObjectMeta: named("bound-node")}, metav1.CreateOptions{}); err != nil {
			return nil, err
		}
		if _, err := pods.Create(ctx, pod("bound"), metav1.CreateOptions{}); err != nil {
			return nil, err
		}
		binding := &corev1.Binding{ObjectMeta: metav1.ObjectMeta{Name: "bound"}, Target: corev1.ObjectReference{Kind: "Node", Name: "bound-node"}}
		if err := pods.Bind(ctx, binding, metav1.CreateOptions{}); err != nil {
			return nil, err
		}
		found, err := pods.Get(ctx, "bound", metav1.GetOptions{})
		if err != nil {
			return nil, err
		}
		return fmt.Sprintf("on %s, scheduled: %s", found.Spec.NodeName, condition(found, corev1.PodScheduled)), nil
	})
	p.Check("write the status of a pod", func(ctx context.Context) (any, error) {
		found, err := pods.Get(ctx, "bound", metav1.GetOptions{})
		if err != nil {
			return nil, err
		}
		found.Status.Phase = corev1.PodRunning
		found.Status.Conditions = append(found.Status.Conditions, corev1.PodCondition{Type: corev1.PodReady, Status: corev1.ConditionTrue})
		found, err = pods.UpdateStatus(ctx, found, metav1.UpdateOptions{})
		if err != nil {
			return nil, err
		}
		return fmt.Sprintf("%s, ready: %s", found.Status.Phase, condition(found, corev1.PodReady)), nil
	})
	p.Check("evict a pod that is not bound", func(ctx context.Context) (any, error) {
		if _, err := pods.Create(ctx, pod("evicted"), metav1.CreateOptions{}); err != nil {
			return nil, err
		}
		eviction := &policyv1.Eviction{ObjectMeta: metav1.ObjectMeta{Name: "evicted", Namespace: ns}}
		if err := pods.EvictV1(ctx, eviction); err != nil {
			return nil, err
		}
		_, err := pods.Get(ctx, "evicted", metav1.GetOptions{})
		return report.Refused(err)
	})
	p.Check("ask for a service account's token", func(ctx context.Context) (any, error) {
		accounts := p.typed.CoreV1().ServiceAccounts(ns)
		if _, err := accounts.Create(ctx, &corev1.ServiceAccount{ObjectMeta: named("web")}, metav1.CreateOptions{}); err != nil {
			return nil, err
		}
		request := &authenticationv1.TokenRequest{Spec: authenticationv1.TokenRequestSpec{ExpirationSeconds: ptr.To[int64](3600)}}
		token, err := accounts.CreateToken(ctx, "web", request, metav1.CreateOptions{})
		if err != nil {
			return nil, err
		}
		return fmt.Sprintf("%d parts, for %d s", len(strings.Split(token.Status.Token, ".")), *token.Spec.ExpirationSeconds), nil
	})
	p.Check("ask whether it may do something", func(ctx context.Context) (any, error) {
		review := &authorizationv1.SelfSubjectAccessReview{Spec: authorizationv1.SelfSubjectAccessReviewSpec{
			ResourceAttributes: &authorizationv1.ResourceAttributes{Namespace: ns, Verb: "create", Group: "apps", Resource: "deployments"},
		}}
		answer, err := p.typed.AuthorizationV1().SelfSubjectAccessReviews().Create(ctx, review, metav1.CreateOptions{})
		if err != nil {
			return nil, err
		}
		return fmt.Sprintf("allowed: %v", answer.Status.Allowed), nil
	})
	p.Check("ask who it is", func(ctx context.Context) (any, error) {
		answer, err := p.typed.AuthenticationV1().SelfSubjectReviews().Create(ctx, &authenticationv1.SelfSubjectReview{}, metav1.CreateOptions{})
		if err != nil {
			return nil, err
		}
		return answer.Status.UserInfo.Groups, nil
	})
}

func condition(of *corev1.Pod, kind corev1.PodConditionType) corev1.ConditionStatus {
	for _, condition := range of.Status.Conditions {
		if condition.Type == kind {
			return condition.Status
		}
	}
	return "missing"
}
