package main

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"k8s.io/client-go/discovery"
)

// discovery asks what the server has, as mappers and generators do.
func (p *peer) discovery() {
	p.Area("discovery and OpenAPI")
	client := p.typed.Discovery()
	p.Check("version", func(context.Context) (any, error) {
		version, err := client.ServerVersion()
		if err != nil {
			return nil, err
		}
		return fmt.Sprintf("%s.%s", version.Major, version.Minor), nil
	})
	p.Check("groups and resources", func(context.Context) (any, error) {
		_, lists, err := client.ServerGroupsAndResources()
		if err != nil {
			return nil, err
		}
		var all []string
		for _, list := range lists {
			for _, one := range list.APIResources {
				all = append(all, fmt.Sprintf("%s %s %s %v %v", list.GroupVersion, one.Name, one.Kind, one.Namespaced, one.Verbs))
			}
		}
		slices.Sort(all)
		return strings.Join(all, "\n"), nil
	})
	p.Check("preferred resources", func(context.Context) (any, error) {
		lists, err := client.ServerPreferredResources()
		if err != nil {
			return nil, err
		}
		count := 0
		for _, list := range lists {
			count += len(list.APIResources)
		}
		return fmt.Sprintf("%d", count), nil
	})
	p.Check("aggregated discovery in two requests", func(context.Context) (any, error) {
		p.wire.take()
		if _, _, err := discovery.ServerGroupsAndResources(client); err != nil {
			return nil, err
		}
		return p.wire.take(), nil
	})
	p.Check("OpenAPI v3 paths", func(context.Context) (any, error) {
		paths, err := client.OpenAPIV3().Paths()
		if err != nil {
			return nil, err
		}
		var all []string
		for path := range paths {
			all = append(all, path)
		}
		slices.Sort(all)
		return strings.Join(all, "\n"), nil
	})
	p.Check("OpenAPI v3 of apps/v1", func(context.Context) (any, error) {
		paths, err := client.OpenAPIV3().Paths()
		if err != nil {
			return nil, err
		}
		found, has := paths["apis/apps/v1"]
		if !has {
			return nil, fmt.Errorf("no apis/apps/v1")
		}
		body, err := found.Schema("application/json")
		if err != nil {
			return nil, err
		}
		return fmt.Sprintf("describes a deployment: %v", strings.Contains(string(body), "io.k8s.api.apps.v1.DeploymentSpec")), nil
	})
	p.Check("OpenAPI v2 in protobuf", func(context.Context) (any, error) {
		document, err := client.OpenAPISchema()
		if err != nil {
			return nil, err
		}
		described := false
		for _, one := range document.GetDefinitions().GetAdditionalProperties() {
			described = described || one.GetName() == "io.k8s.api.apps.v1.Deployment"
		}
		return fmt.Sprintf("version %s, describes a deployment: %v", document.GetSwagger(), described), nil
	})
	p.wire.take()
}
