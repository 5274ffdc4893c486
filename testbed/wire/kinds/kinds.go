// Package kinds lists the built-in kinds that can be watched.
package kinds

import (
	"reflect"
	"sort"

	apiextensions "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	meta "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/client-go/kubernetes/scheme"
	apiregistration "k8s.io/kube-aggregator/pkg/apis/apiregistration/v1"
)

// Modules publish the types.
var Modules = []string{
	"k8s.io/api", "k8s.io/apimachinery", "k8s.io/apiextensions-apiserver", "k8s.io/kube-aggregator",
}

// Major and Minor are the version of Kubernetes whose types these are.
const Major, Minor = 1, 36

// Kind is one that has a list.
type Kind struct {
	APIVersion, Kind string
	Object, List     reflect.Type
}

// Scheme knows every built-in type.
func Scheme() *runtime.Scheme {
	s := runtime.NewScheme()
	for _, add := range []func(*runtime.Scheme) error{
		scheme.AddToScheme, apiextensions.AddToScheme, apiregistration.AddToScheme, meta.AddMetaToScheme,
	} {
		if err := add(s); err != nil {
			panic(err)
		}
	}
	return s
}

// Watchable gives the kinds that have a list and are still served by this version of Kubernetes, in order.
func Watchable() []Kind {
	types := Scheme().AllKnownTypes()
	var kinds []Kind
	for gvk, object := range types {
		list, ok := types[gvk.GroupVersion().WithKind(gvk.Kind+"List")]
		if !ok || gvk.Version == runtime.APIVersionInternal {
			continue
		}
		if _, ok := object.FieldByName("ObjectMeta"); !ok || isRemoved(object) {
			continue
		}
		kinds = append(kinds, Kind{gvk.GroupVersion().String(), gvk.Kind, object, list})
	}
	sort.Slice(kinds, func(i, j int) bool {
		a, b := kinds[i], kinds[j]
		return a.APIVersion < b.APIVersion || a.APIVersion == b.APIVersion && a.Kind < b.Kind
	})
	return kinds
}

// isRemoved tells whether a type is published for old data only.
func isRemoved(object reflect.Type) bool {
	type ends interface{ APILifecycleRemoved() (major, minor int) }
	ending, ok := reflect.New(object).Interface().(ends)
	if !ok {
		return false
	}
	major, minor := ending.APILifecycleRemoved()
	return major < Major || major == Major && minor <= Minor
}
