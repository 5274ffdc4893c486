package main

import (
	"context"
	"fmt"

	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	apiextensions "k8s.io/apiextensions-apiserver/pkg/client/clientset/clientset"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/discovery/cached/memory"
	"k8s.io/client-go/dynamic"
	"k8s.io/client-go/restmapper"
	"k8s.io/client-go/scale"
	"k8s.io/utils/ptr"

	"kube-informer/peers/report"
)

var boats = schema.GroupVersionResource{Group: "peers.example.com", Version: "v1", Resource: "boats"}

func boatCRD() *apiextensionsv1.CustomResourceDefinition {
	number := apiextensionsv1.JSONSchemaProps{Type: "integer", Minimum: ptr.To(0.0)}
	text := apiextensionsv1.JSONSchemaProps{Type: "string"}
	crew := apiextensionsv1.JSONSchemaProps{
		Type: "array", XListType: ptr.To("map"), XListMapKeys: []string{"name"},
		Items: &apiextensionsv1.JSONSchemaPropsOrArray{Schema: &apiextensionsv1.JSONSchemaProps{
			Type: "object", Required: []string{"name"}, Properties: map[string]apiextensionsv1.JSONSchemaProps{"name": text, "role": text},
		}},
	}
	withDefault := text
	withDefault.Default = &apiextensionsv1.JSON{Raw: []byte(`"white"`)}
	withDefault.Enum = []apiextensionsv1.JSON{{Raw: []byte(`"white"`)}, {Raw: []byte(`"red"`)}}
	spec := apiextensionsv1.JSONSchemaProps{
		Type: "object", Required: []string{"replicas"},
		Properties: map[string]apiextensionsv1.JSONSchemaProps{
			"replicas": number, "maximum": number, "color": withDefault, "crew": crew,
		},
		XValidations: apiextensionsv1.ValidationRules{{Rule: "!has(self.maximum) || self.replicas <= self.maximum", Message: "more boats than allowed"}},
	}
	status := apiextensionsv1.JSONSchemaProps{Type: "object", Properties: map[string]apiextensionsv1.JSONSchemaProps{
		"replicas": number, "selector": text, "phase": text,
	}}
	return &apiextensionsv1.CustomResourceDefinition{
		ObjectMeta: metav1.ObjectMeta{Name: "boats.peers.example.com"},
		Spec: apiextensionsv1.CustomResourceDefinitionSpec{
			Group: "peers.example.com",
			Scope: apiextensionsv1.NamespaceScoped,
			Names: apiextensionsv1.CustomResourceDefinitionNames{Plural: "boats", Singular: "boat", Kind: "Boat", ShortNames: []string{"bt"}, Categories: []string{"all"}},
			Versions: []apiextensionsv1.CustomResourceDefinitionVersion{{
				Name: "v1", Served: true, Storage: true,
				Schema: &apiextensionsv1.CustomResourceValidation{OpenAPIV3Schema: &apiextensionsv1.JSONSchemaProps{
					Type: "object", Properties: map[string]apiextensionsv1.JSONSchemaProps{"spec": spec, "status": status},
				}},
				SelectableFields: []apiextensionsv1.SelectableField{{JSONPath: ".spec.color"}},
				Subresources: &apiextensionsv1.CustomResourceSubresources{
					Status: &apiextensionsv1.CustomResourceSubresourceStatus{},
					Scale: &apiextensionsv1.CustomResourceSubresourceScale{
						SpecReplicasPath: ".spec.replicas", StatusReplicasPath: ".status.replicas", LabelSelectorPath: ptr.To(".status.selector"),
					},
				},
			}},
		},
	}
}

func boat(name string, spec map[string]any) *unstructured.Unstructured {
	return &unstructured.Unstructured{Object: map[string]any{
		"apiVersion": "peers.example.com/v1", "kind": "Boat", "metadata": map[string]any{"name": name}, "spec": spec,
	}}
}

// dynamicClient defines a resource and uses it, and uses a built-in resource without its type.
func (p *peer) dynamicClient() {
	p.Area("dynamic client")
	const ns = "dynamic"
	fleet := p.dynamic.Resource(boats).Namespace(ns)
	create := metav1.CreateOptions{}
	refused := func(name string, spec map[string]any) {
		p.Check(name, func(ctx context.Context) (any, error) {
			_, err := fleet.Create(ctx, boat("refused", spec), create)
			return report.Refused(err)
		})
	}
	p.Check("define a resource, wait until it is established", func(ctx context.Context) (any, error) {
		if _, err := p.namespace(ctx, ns); err != nil {
			return nil, err
		}
		extensions, err := apiextensions.NewForConfig(p.config)
		if err != nil {
			return nil, err
		}
		crds := extensions.ApiextensionsV1().CustomResourceDefinitions()
		if _, err := crds.Create(ctx, boatCRD(), create); err != nil {
			return nil, err
		}
		var found *apiextensionsv1.CustomResourceDefinition
		if err := report.Eventually(ctx, "it is established", func() (bool, error) {
			if found, err = crds.Get(ctx, "boats.peers.example.com", metav1.GetOptions{}); err != nil {
				return false, err
			}
			for _, condition := range found.Status.Conditions {
				if condition.Type == apiextensionsv1.Established && condition.Status == apiextensionsv1.ConditionTrue {
					return true, nil
				}
			}
			return false, fmt.Errorf("%+v", found.Status.Conditions)
		}); err != nil {
			return nil, err
		}
		return found.Status, report.Eventually(ctx, "it is served", func() (bool, error) {
			_, err := fleet.List(ctx, metav1.ListOptions{})
			return err == nil, err
		})
	})
	p.Check("create: defaults are set, unknown fields are dropped", func(ctx context.Context) (any, error) {
		return object(fleet.Create(ctx, boat("one", map[string]any{"replicas": int64(1), "unknown": "field"}), create))
	})
	refused("a required field is missing", map[string]any{})
	refused("a text where a number belongs", map[string]any{"replicas": "two"})
	refused("a number below its minimum", map[string]any{"replicas": int64(-1)})
	refused("a value that the enum does not have", map[string]any{"replicas": int64(1), "color": "blue"})
	refused("a CEL rule", map[string]any{"replicas": int64(3), "maximum": int64(2)})
	refused("a key twice in a list map", map[string]any{"replicas": int64(1), "crew": []any{
		map[string]any{"name": "ann"}, map[string]any{"name": "ann"},
	}})
	p.Check("strict field validation", func(ctx context.Context) (any, error) {
		_, err := fleet.Create(ctx, boat("refused", map[string]any{"replicas": int64(1), "unknown": "field"}), metav1.CreateOptions{FieldValidation: "Strict"})
		return report.Refused(err)
	})
	p.Check("strategic merge patch of a custom resource", func(ctx context.Context) (any, error) {
		_, err := fleet.Patch(ctx, "one", types.StrategicMergePatchType, []byte(`{"spec":{"replicas":2}}`), metav1.PatchOptions{})
		return report.Refused(err)
	})
	p.Check("merge patch, generation grows", func(ctx context.Context) (any, error) {
		return object(fleet.Patch(ctx, "one", types.MergePatchType, []byte(`{"spec":{"replicas":2}}`), metav1.PatchOptions{}))
	})
	p.Check("status is separate", func(ctx context.Context) (any, error) {
		found, err := fleet.Get(ctx, "one", metav1.GetOptions{})
		if err != nil {
			return nil, err
		}
		found.Object["status"] = map[string]any{"replicas": int64(2), "phase": "Afloat", "selector": "boat=one"}
		found.Object["spec"].(map[string]any)["replicas"] = int64(9)
		return object(fleet.UpdateStatus(ctx, found, metav1.UpdateOptions{}))
	})
	p.Check("scale by the scale client", func(ctx context.Context) (any, error) {
		mapper := restmapper.NewDeferredDiscoveryRESTMapper(memory.NewMemCacheClient(p.typed.Discovery()))
		scales, err := scale.NewForConfig(p.config, mapper, dynamic.LegacyAPIPathResolverFunc, scale.NewDiscoveryScaleKindResolver(p.typed.Discovery()))
		if err != nil {
			return nil, err
		}
		return scales.Scales(ns).Patch(ctx, boats, "one", types.MergePatchType, []byte(`{"spec":{"replicas":4}}`), metav1.PatchOptions{})
	})
	p.Check("two managers apply different keys of a list", func(ctx context.Context) (any, error) {
		for _, name := range []string{"ann", "bob"} {
			mine := boat("shared", map[string]any{"replicas": int64(1), "crew": []any{map[string]any{"name": name}}})
			if _, err := fleet.Apply(ctx, "shared", mine, metav1.ApplyOptions{FieldManager: name}); err != nil {
				return nil, err
			}
		}
		return object(fleet.Get(ctx, "shared", metav1.GetOptions{}))
	})
	p.Check("select by a field", func(ctx context.Context) (any, error) {
		list, err := fleet.List(ctx, metav1.ListOptions{FieldSelector: "spec.color=white"})
		if err != nil {
			return nil, err
		}
		return fmt.Sprintf("%d found", len(list.Items)), nil
	})
	p.Check("the mapper finds it by its short name", func(context.Context) (any, error) {
		cached := memory.NewMemCacheClient(p.typed.Discovery())
		mapper := restmapper.NewShortcutExpander(restmapper.NewDeferredDiscoveryRESTMapper(cached), cached, nil)
		kind, err := mapper.KindFor(schema.GroupVersionResource{Resource: "bt"})
		if err != nil {
			return nil, err
		}
		mapping, err := mapper.RESTMapping(kind.GroupKind(), kind.Version)
		if err != nil {
			return nil, err
		}
		return fmt.Sprintf("%s, namespaced: %v", mapping.Resource, mapping.Scope.Name() == meta.RESTScopeNameNamespace), nil
	})
	p.Check("a built-in resource without its type", func(ctx context.Context) (any, error) {
		secrets := p.dynamic.Resource(schema.GroupVersionResource{Version: "v1", Resource: "secrets"}).Namespace(ns)
		return object(secrets.Create(ctx, &unstructured.Unstructured{Object: map[string]any{
			"apiVersion": "v1", "kind": "Secret", "metadata": map[string]any{"name": "web"}, "stringData": map[string]any{"password": "swordfish"},
		}}, create))
	})
	p.Check("delete, and delete the definition", func(ctx context.Context) (any, error) {
		if err := fleet.Delete(ctx, "one", metav1.DeleteOptions{}); err != nil {
			return nil, err
		}
		crds := p.dynamic.Resource(schema.GroupVersionResource{Group: "apiextensions.k8s.io", Version: "v1", Resource: "customresourcedefinitions"})
		if err := crds.Delete(ctx, "boats.peers.example.com", metav1.DeleteOptions{}); err != nil {
			return nil, err
		}
		var last error
		err := report.Eventually(ctx, "it is no longer served", func() (bool, error) {
			_, last = fleet.List(ctx, metav1.ListOptions{})
			return meta.IsNoMatchError(last) || last != nil && last.Error() == "the server could not find the requested resource", last
		})
		return fmt.Sprint(last), err
	})
	p.wire.take()
}

// object takes the wrapping off.
func object(found *unstructured.Unstructured, err error) (any, error) {
	if err != nil {
		return nil, err
	}
	return found.Object, nil
}
