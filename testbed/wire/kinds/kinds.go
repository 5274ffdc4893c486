// Package kinds lists the built-in kinds.
package kinds

import (
	"reflect"
	"sort"
	"strings"

	apiextensions "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	meta "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/kubernetes/scheme"
	apiregistration "k8s.io/kube-aggregator/pkg/apis/apiregistration/v1"
)

// Modules are the Go modules that publish the types.
var Modules = []string{
	"k8s.io/api", "k8s.io/apimachinery", "k8s.io/apiextensions-apiserver", "k8s.io/kube-aggregator",
}

// Major and Minor are the version of Kubernetes that the types belong to.
const Major, Minor = 1, 36

// Kind is a kind that has a list.
type Kind struct {
	APIVersion, Kind string
	Object, List     reflect.Type
}

// Scheme contains every built-in type.
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

// Watchable returns the kinds that have a list and are still served by this version of Kubernetes, sorted.
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

// Unlisted returns the kinds without a list that clients send and servers answer: options, reviews, and parts of other objects.
func Unlisted() []Kind {
	var kinds []Kind
	for _, gvk := range []schema.GroupVersionKind{
		{Group: "", Version: "v1", Kind: "Binding"},
		{Group: "", Version: "v1", Kind: "DeleteOptions"},
		{Group: "authentication.k8s.io", Version: "v1", Kind: "SelfSubjectReview"},
		{Group: "authentication.k8s.io", Version: "v1", Kind: "TokenRequest"},
		{Group: "authentication.k8s.io", Version: "v1", Kind: "TokenReview"},
		{Group: "authorization.k8s.io", Version: "v1", Kind: "LocalSubjectAccessReview"},
		{Group: "authorization.k8s.io", Version: "v1", Kind: "SelfSubjectAccessReview"},
		{Group: "authorization.k8s.io", Version: "v1", Kind: "SelfSubjectRulesReview"},
		{Group: "authorization.k8s.io", Version: "v1", Kind: "SubjectAccessReview"},
		{Group: "autoscaling", Version: "v1", Kind: "Scale"},
		{Group: "policy", Version: "v1", Kind: "Eviction"},
	} {
		object, ok := Scheme().AllKnownTypes()[gvk]
		if !ok {
			panic(gvk.String() + " is not published")
		}
		kinds = append(kinds, Kind{APIVersion: gvk.GroupVersion().String(), Kind: gvk.Kind, Object: object})
	}
	return kinds
}

// isRemoved reports whether a type is published for old data only.
func isRemoved(object reflect.Type) bool {
	type ends interface{ APILifecycleRemoved() (major, minor int) }
	ending, ok := reflect.New(object).Interface().(ends)
	if !ok {
		return false
	}
	major, minor := ending.APILifecycleRemoved()
	return major < Major || major == Major && minor <= Minor
}

// ShortName returns `core/v1.Pod` for `k8s.io/api/core/v1.Pod`. It is half as long, and the generator checks that it is unique.
func ShortName(t reflect.Type) string { return ShortPackage(t) + "." + t.Name() }

// ShortPackage returns `core/v1` for `k8s.io/api/core/v1`.
func ShortPackage(t reflect.Type) string {
	parts := strings.Split(t.PkgPath(), "/")
	return strings.Join(parts[len(parts)-2:], "/")
}
