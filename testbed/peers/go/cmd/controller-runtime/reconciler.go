package main

import (
	"context"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/tools/events"
	"k8s.io/utils/ptr"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"
	"sigs.k8s.io/controller-runtime/pkg/manager"
)

const finalizer = "peers.example.com/dock"

var shipKind = schema.GroupVersionKind{Group: "peers.example.com", Version: "v1", Kind: "Ship"}

// A reconciler keeps a deployment for each ship.
type reconciler struct {
	client.Client
	recorder events.EventRecorder
}

func addReconciler(m manager.Manager) error {
	return ctrl.NewControllerManagedBy(m).
		For(ship("", 0)).
		Owns(&appsv1.Deployment{}).
		Named("ship").
		Complete(&reconciler{m.GetClient(), m.GetEventRecorder("ship")})
}

// Reconcile brings one ship's deployment to what the ship says.
func (r *reconciler) Reconcile(ctx context.Context, request ctrl.Request) (ctrl.Result, error) {
	found := ship("", 0)
	if err := r.Get(ctx, request.NamespacedName, found); err != nil {
		return ctrl.Result{}, client.IgnoreNotFound(err)
	}
	deployment := deploymentFor(found.GetName(), size(found))
	if found.GetDeletionTimestamp() != nil {
		if err := client.IgnoreNotFound(r.Delete(ctx, deployment)); err != nil {
			return ctrl.Result{}, err
		}
		if controllerutil.RemoveFinalizer(found, finalizer) {
			return ctrl.Result{}, client.IgnoreNotFound(r.Update(ctx, found))
		}
		return ctrl.Result{}, nil
	}
	if controllerutil.AddFinalizer(found, finalizer) {
		if err := r.Update(ctx, found); err != nil {
			return ctrl.Result{}, err
		}
	}
	wanted := size(found)
	result, err := controllerutil.CreateOrUpdate(ctx, r.Client, deployment, func() error {
		deployment.Spec.Replicas = ptr.To(wanted)
		return controllerutil.SetControllerReference(found, deployment, r.Scheme())
	})
	if err != nil {
		return ctrl.Result{}, err
	}
	if result == controllerutil.OperationResultCreated {
		r.recorder.Eventf(found, deployment, corev1.EventTypeNormal, "Launched", "Launch", "with %d replicas", wanted)
	}
	if phase(found) == "Afloat" {
		return ctrl.Result{}, nil
	}
	found.Object["status"] = map[string]any{"phase": "Afloat"}
	return ctrl.Result{}, r.Status().Update(ctx, found)
}

func ship(name string, size int64) *unstructured.Unstructured {
	made := &unstructured.Unstructured{Object: map[string]any{"spec": map[string]any{"size": size}}}
	made.SetGroupVersionKind(shipKind)
	made.SetName(name)
	made.SetNamespace(namespace)
	return made
}

func ships() *unstructured.UnstructuredList {
	list := &unstructured.UnstructuredList{}
	list.SetGroupVersionKind(shipKind.GroupVersion().WithKind("ShipList"))
	return list
}

func phase(of *unstructured.Unstructured) string {
	found, _, _ := unstructured.NestedString(of.Object, "status", "phase")
	return found
}

func size(of *unstructured.Unstructured) int32 {
	found, _, _ := unstructured.NestedInt64(of.Object, "spec", "size")
	return int32(found)
}

func settings(color string) *corev1.ConfigMap {
	return &corev1.ConfigMap{
		ObjectMeta: metav1.ObjectMeta{Name: "settings", Namespace: namespace},
		Data:       map[string]string{"color": color},
	}
}

func deploymentFor(name string, replicas int32) *appsv1.Deployment {
	labels := map[string]string{"ship": name}
	return &appsv1.Deployment{
		ObjectMeta: metav1.ObjectMeta{Name: name, Namespace: namespace},
		Spec: appsv1.DeploymentSpec{
			Replicas: ptr.To(replicas),
			Selector: &metav1.LabelSelector{MatchLabels: labels},
			Template: corev1.PodTemplateSpec{
				ObjectMeta: metav1.ObjectMeta{Labels: labels},
				Spec:       corev1.PodSpec{Containers: []corev1.Container{{Name: "ship", Image: "nginx:1.27"}}},
			},
		},
	}
}
