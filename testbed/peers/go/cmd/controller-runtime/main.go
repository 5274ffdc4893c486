// Command controller-runtime is an operator of the usual shape, and a test suite of the usual shape.
//
// envtest runs over the existing server and installs a definition; a manager with leader election runs a reconciler that
// writes: it adds a finalizer, creates an owned deployment, and reports in the status and in events. $KUBECONFIG names
// the server, and the argument the directory of definitions.
package main

import (
	"context"
	"fmt"
	"os"
	"time"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	"k8s.io/utils/ptr"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"
	"sigs.k8s.io/controller-runtime/pkg/envtest"
	"sigs.k8s.io/controller-runtime/pkg/log"
	"sigs.k8s.io/controller-runtime/pkg/log/zap"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	metricsserver "sigs.k8s.io/controller-runtime/pkg/metrics/server"

	"kube-informer/peers/report"
)

const namespace = "operator"

func main() {
	log.SetLogger(zap.New(zap.WriteTo(os.Stderr)))
	r := &report.Report{}
	config, err := clientcmd.BuildConfigFromFlags("", os.Getenv("KUBECONFIG"))
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	config.QPS, config.Burst = -1, -1

	r.Area("envtest with an existing cluster")
	environment := &envtest.Environment{
		UseExistingCluster:    ptr.To(true),
		Config:                config,
		CRDDirectoryPaths:     []string{os.Args[1]},
		ErrorIfCRDPathMissing: true,
	}
	var direct client.Client
	r.Check("start installs the definitions", func(context.Context) (any, error) {
		started, err := environment.Start()
		if err != nil {
			return nil, err
		}
		if direct, err = client.New(started, client.Options{}); err != nil {
			return nil, err
		}
		return fmt.Sprintf("%d definition", len(environment.CRDs)), nil
	})
	if direct == nil {
		return
	}
	useClient(r, direct)
	useManager(r, config, direct)
	r.Area("envtest with an existing cluster")
	r.Check("stop removes the definitions", func(ctx context.Context) (any, error) {
		if err := envtest.UninstallCRDs(config, envtest.CRDInstallOptions{CRDs: environment.CRDs}); err != nil {
			return nil, err
		}
		if err := environment.Stop(); err != nil {
			return nil, err
		}
		return nil, report.Eventually(ctx, "ships are no longer served", func() (bool, error) {
			err := direct.List(ctx, ships(), client.InNamespace(namespace))
			return apierrors.IsNotFound(err) || err != nil && client.IgnoreNotFound(err) == nil, err
		})
	})
}

// useClient is controller-runtime's client without a cache.
func useClient(r *report.Report, direct client.Client) {
	r.Area("client")
	key := client.ObjectKey{Namespace: namespace, Name: "settings"}
	r.Check("create", func(ctx context.Context) (any, error) {
		if err := direct.Create(ctx, &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: namespace}}); err != nil {
			return nil, err
		}
		return nil, direct.Create(ctx, settings("blue"))
	})
	r.Check("create or update", func(ctx context.Context) (any, error) {
		found := settings("")
		result, err := controllerutil.CreateOrUpdate(ctx, direct, found, func() error {
			found.Data["color"] = "green"
			return nil
		})
		return fmt.Sprintf("%s: %v", result, found.Data), err
	})
	r.Check("patch by difference, with and without a lock on the version", func(ctx context.Context) (any, error) {
		found := &corev1.ConfigMap{}
		if err := direct.Get(ctx, key, found); err != nil {
			return nil, err
		}
		before := found.DeepCopy()
		found.Data["shape"] = "round"
		if err := direct.Patch(ctx, found, client.MergeFrom(before)); err != nil {
			return nil, err
		}
		found.Data["shape"] = "square"
		err := direct.Patch(ctx, found, client.MergeFromWithOptions(before, client.MergeFromWithOptimisticLock{}))
		return report.Refused(err)
	})
	r.Check("strategic patch by difference", func(ctx context.Context) (any, error) {
		deployment := deploymentFor("strategic", 1)
		if err := direct.Create(ctx, deployment); err != nil {
			return nil, err
		}
		before := deployment.DeepCopy()
		deployment.Spec.Template.Spec.Containers[0].Image = "nginx:1.28"
		if err := direct.Patch(ctx, deployment, client.StrategicMergeFrom(before)); err != nil {
			return nil, err
		}
		return deployment.Spec.Template.Spec, nil
	})
	r.Check("server-side apply of an unstructured object", func(ctx context.Context) (any, error) {
		mine := &unstructured.Unstructured{Object: map[string]any{
			"apiVersion": "v1", "kind": "ConfigMap",
			"metadata": map[string]any{"name": "applied", "namespace": namespace},
			"data":     map[string]any{"color": "white"},
		}}
		err := direct.Apply(ctx, client.ApplyConfigurationFromUnstructured(mine), client.FieldOwner("peer"), client.ForceOwnership)
		return mine.Object, err
	})
	r.Check("list metadata only", func(ctx context.Context) (any, error) {
		list := &metav1.PartialObjectMetadataList{}
		list.SetGroupVersionKind(corev1.SchemeGroupVersion.WithKind("ConfigMapList"))
		if err := direct.List(ctx, list, client.InNamespace(namespace)); err != nil {
			return nil, err
		}
		return fmt.Sprintf("%d found", len(list.Items)), nil
	})
	r.Check("delete all of a kind", func(ctx context.Context) (any, error) {
		if err := direct.DeleteAllOf(ctx, &corev1.ConfigMap{}, client.InNamespace(namespace)); err != nil {
			return nil, err
		}
		return report.Refused(direct.Get(ctx, key, &corev1.ConfigMap{}))
	})
}

// useManager runs the operator and watches what it does from outside.
func useManager(r *report.Report, config *rest.Config, direct client.Client) {
	r.Area("manager with a reconciler")
	var stop context.CancelFunc
	done := make(chan error, 1)
	r.Check("start, lead, sync", func(ctx context.Context) (any, error) {
		m, err := ctrl.NewManager(config, manager.Options{
			Metrics:                       metricsserver.Options{BindAddress: "0"},
			LeaderElection:                true,
			LeaderElectionID:              "peers.example.com",
			LeaderElectionNamespace:       namespace,
			LeaderElectionReleaseOnCancel: true,
			LeaseDuration:                 ptr.To(3 * time.Second),
			RenewDeadline:                 ptr.To(2 * time.Second),
			RetryPeriod:                   ptr.To(200 * time.Millisecond),
		})
		if err != nil {
			return nil, err
		}
		if err := addReconciler(m); err != nil {
			return nil, err
		}
		var running context.Context
		running, stop = context.WithCancel(context.Background())
		go func() { done <- m.Start(running) }()
		select {
		case <-m.Elected():
		case err := <-done:
			return nil, fmt.Errorf("it ended: %w", err)
		case <-ctx.Done():
			return nil, ctx.Err()
		}
		if !m.GetCache().WaitForCacheSync(ctx) {
			return nil, fmt.Errorf("the cache never synced")
		}
		return "leads", nil
	})
	if stop == nil {
		return
	}
	key := client.ObjectKey{Namespace: namespace, Name: "tug"}
	r.Check("a new ship gets a finalizer, a deployment and a status", func(ctx context.Context) (any, error) {
		if err := direct.Create(ctx, ship("tug", 2)); err != nil {
			return nil, err
		}
		found := ship("tug", 0)
		if err := report.Eventually(ctx, "the ship is afloat", func() (bool, error) {
			err := direct.Get(ctx, key, found)
			return phase(found) == "Afloat", err
		}); err != nil {
			return nil, err
		}
		deployment := &appsv1.Deployment{}
		if err := direct.Get(ctx, key, deployment); err != nil {
			return nil, err
		}
		owner := metav1.GetControllerOf(deployment)
		return fmt.Sprintf("finalizers %v, status %v, %d replicas, owned by %s %s", found.GetFinalizers(), found.Object["status"], *deployment.Spec.Replicas, owner.Kind, owner.Name), nil
	})
	r.Check("a changed ship changes its deployment", func(ctx context.Context) (any, error) {
		found := ship("tug", 0)
		if err := direct.Get(ctx, key, found); err != nil {
			return nil, err
		}
		before := found.DeepCopy()
		found.Object["spec"].(map[string]any)["size"] = int64(5)
		if err := direct.Patch(ctx, found, client.MergeFrom(before)); err != nil {
			return nil, err
		}
		return "5", eventuallySized(ctx, direct, key, 5)
	})
	r.Check("a changed deployment is changed back", func(ctx context.Context) (any, error) {
		found := &appsv1.Deployment{}
		if err := direct.Get(ctx, key, found); err != nil {
			return nil, err
		}
		found.Spec.Replicas = ptr.To[int32](1)
		if err := direct.Update(ctx, found); err != nil {
			return nil, err
		}
		return "5", eventuallySized(ctx, direct, key, 5)
	})
	r.Check("a deleted deployment is created again", func(ctx context.Context) (any, error) {
		if err := direct.Delete(ctx, &appsv1.Deployment{ObjectMeta: metav1.ObjectMeta{Name: key.Name, Namespace: namespace}}); err != nil {
			return nil, err
		}
		return "5", eventuallySized(ctx, direct, key, 5)
	})
	r.Check("an event was recorded", func(ctx context.Context) (any, error) {
		return "Launched", report.Eventually(ctx, "there is an event", func() (bool, error) {
			list := &corev1.EventList{}
			err := direct.List(ctx, list, client.InNamespace(namespace), client.MatchingFields{"involvedObject.name": "tug", "reason": "Launched"})
			return len(list.Items) > 0, err
		})
	})
	r.Check("a deleted ship is cleaned up by its finalizer", func(ctx context.Context) (any, error) {
		if err := direct.Delete(ctx, ship("tug", 0)); err != nil {
			return nil, err
		}
		if err := report.Eventually(ctx, "the ship is gone", func() (bool, error) {
			return apierrors.IsNotFound(direct.Get(ctx, key, ship("tug", 0))), nil
		}); err != nil {
			return nil, err
		}
		return report.Refused(direct.Get(ctx, key, &appsv1.Deployment{}))
	})
	r.Check("stop releases the lease", func(ctx context.Context) (any, error) {
		stop()
		select {
		case err := <-done:
			return fmt.Sprintf("ended: %v", err), nil
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	})
}

func eventuallySized(ctx context.Context, direct client.Client, key client.ObjectKey, size int32) error {
	return report.Eventually(ctx, fmt.Sprintf("the deployment has %d replicas", size), func() (bool, error) {
		found := &appsv1.Deployment{}
		if err := direct.Get(ctx, key, found); err != nil {
			return false, err
		}
		return *found.Spec.Replicas == size, nil
	})
}
