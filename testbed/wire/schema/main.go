// Writes the schemas of the built-in kinds for crates/kube-sandbox from the published OpenAPI documents.
//
// The documents are part of the module k8s.io/kubernetes, which ../go builds the servers from. Two things are not in them and come
// from the Go types: the name of a Go type, which refusals quote, and the types with a JSON form of their own.
//
//	cd testbed/wire && go run -trimpath ./schema -spec "$(cd ../go && go list -m -f '{{.Dir}}' k8s.io/kubernetes)/api/openapi-spec" \
//	  -types ../../crates/kube-sandbox/src/schema/types.txt -docs ../../crates/kube-sandbox/src/schema/openapi.json.gz
package main

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"sort"
	"strings"

	"kube-informer/wire/kinds"
)

// Definition is a schema of a document, as far as it matters here.
type Definition struct {
	Ref        string                `json:"$ref"`
	AllOf      []Definition          `json:"allOf"`
	Type       string                `json:"type"`
	Format     string                `json:"format"`
	Properties map[string]Definition `json:"properties"`
	Items      *Definition           `json:"items"`
	Additional *Definition           `json:"additionalProperties"`
	Default    json.RawMessage       `json:"default"`
	Kinds      []struct {
		Group, Version, Kind string
	} `json:"x-kubernetes-group-version-kind"`
	ListType string   `json:"x-kubernetes-list-type"`
	MapKeys  []string `json:"x-kubernetes-list-map-keys"`
	MapType  string   `json:"x-kubernetes-map-type"`
	Strategy string   `json:"x-kubernetes-patch-strategy"`
	MergeKey string   `json:"x-kubernetes-patch-merge-key"`
}

func main() {
	spec := flag.String("spec", "", "the directory of the published documents")
	types := flag.String("types", "", "the file to write the types to")
	docs := flag.String("docs", "", "the file to write the definitions to, compressed")
	compare := flag.Bool("compare", false, "write nothing; fail if the files have another content")
	flag.Parse()
	raw := read(*spec)
	if *compare {
		old, err := os.ReadFile(*types)
		check(err)
		if !bytes.Equal(old, table(raw)) {
			check(fmt.Errorf("%s is not what this program writes", *types))
		}
		file, err := os.Open(*docs)
		check(err)
		unzip, err := gzip.NewReader(file)
		check(err)
		old, err = io.ReadAll(unzip)
		check(err)
		if !bytes.Equal(old, definitions(raw)) {
			check(fmt.Errorf("%s is not what this program writes", *docs))
		}
		return
	}
	check(os.WriteFile(*types, table(raw), 0o644))
	check(os.WriteFile(*docs, compressed(definitions(raw)), 0o644))
}

// read gives the definitions of all documents by name.
func read(spec string) map[string]json.RawMessage {
	all := map[string]json.RawMessage{}
	files, err := filepath.Glob(filepath.Join(spec, "v3", "*.json"))
	check(err)
	for _, file := range files {
		text, err := os.ReadFile(file)
		check(err)
		var document struct {
			Components struct {
				Schemas map[string]json.RawMessage
			}
		}
		check(json.Unmarshal(text, &document))
		for name, schema := range document.Components.Schemas {
			// Options and watch events name the groups of their document; the longest list of them is the complete one.
			if len(schema) > len(all[name]) {
				all[name] = schema
			}
		}
	}
	if len(all) == 0 {
		check(fmt.Errorf("no documents in %q", spec))
	}
	return all
}

func definitions(raw map[string]json.RawMessage) []byte {
	text, err := json.Marshal(raw)
	check(err)
	return text
}

func compressed(text []byte) []byte {
	var out bytes.Buffer
	zip, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	check(err)
	_, err = zip.Write(text)
	check(err)
	check(zip.Close())
	return out.Bytes()
}

// table writes a line for each type with properties.
func table(raw map[string]json.RawMessage) []byte {
	structs := goTypes()
	names := make([]string, 0, len(raw))
	all := map[string]Definition{}
	for name, text := range raw {
		var definition Definition
		check(json.Unmarshal(text, &definition))
		all[name] = definition
		names = append(names, name)
	}
	sort.Strings(names)
	var out bytes.Buffer
	fmt.Fprintln(&out, "# Written by testbed/wire/schema; schema/types/table.rs says how to read it.")
	for _, name := range names {
		definition := all[name]
		if isLeaf(name) || len(definition.Properties) == 0 && len(definition.Kinds) == 0 && structs[name] == nil {
			continue
		}
		atomic := ""
		if definition.MapType == "atomic" {
			atomic = "!"
		}
		fmt.Fprint(&out, short(name), atomic)
		if len(definition.Kinds) <= 8 { // Options are of every group.
			for _, kind := range definition.Kinds {
				fmt.Fprintf(&out, " @%s", strings.TrimPrefix(kind.Group+"/"+kind.Version, "/")+"/"+kind.Kind)
			}
		}
		fields := make([]string, 0, len(definition.Properties))
		for field := range definition.Properties {
			fields = append(fields, field)
		}
		sort.Strings(fields)
		for _, field := range fields {
			fmt.Fprint(&out, " ", field, ":", column(definition.Properties[field], fieldType(structs[name], field), all))
		}
		fmt.Fprintln(&out)
	}
	return out.Bytes()
}

// column is the type of a property and how it is merged.
func column(d Definition, of reflect.Type, definitions map[string]Definition) string {
	text := typeName(d, of, definitions)
	switch d.ListType {
	case "map":
		text += "|" + strings.Join(d.MapKeys, ",")
	case "set":
		text += "|"
	}
	if d.MapType == "atomic" {
		text += "!"
	}
	for _, strategy := range strings.Split(d.Strategy, ",") {
		switch strategy {
		case "merge":
			text += ">" + d.MergeKey
		case "replace":
			text += "<"
		case "", "retainKeys":
			// The patch itself says which keys are kept.
		default:
			check(fmt.Errorf("strategy %q is not understood", strategy))
		}
	}
	switch string(d.Default) {
	case "", "{}", `""`, "0", "false", "null":
		// The zero value of a field that is always written.
	default:
		text += "=" + string(d.Default)
	}
	return text
}

func typeName(d Definition, of reflect.Type, definitions map[string]Definition) string {
	for of != nil && of.Kind() == reflect.Pointer {
		of = of.Elem()
	}
	if len(d.AllOf) == 1 {
		d.Ref = d.AllOf[0].Ref
	}
	if d.Ref != "" {
		name := d.Ref[strings.LastIndex(d.Ref, "/")+1:]
		if leaf, ok := leaves[short(name)]; ok {
			return leaf
		}
		if target := definitions[name]; len(target.Properties) == 0 && target.Type != "object" {
			return "x"
		}
		return short(name)
	}
	element := func() reflect.Type {
		if of == nil || of.Kind() != reflect.Slice && of.Kind() != reflect.Map {
			return nil
		}
		return of.Elem()
	}
	switch {
	case d.Type == "array" && d.Items != nil:
		return "[" + typeName(*d.Items, element(), definitions)
	case d.Type == "object" && d.Additional != nil:
		return "{" + typeName(*d.Additional, element(), definitions)
	case d.Type == "string" && d.Format == "byte":
		return "y"
	case d.Type == "string":
		if of != nil && of.Kind() == reflect.String && of.PkgPath() != "" {
			return "s/" + of.String()
		}
		return "s"
	case d.Type == "integer" && d.Format == "int64":
		return "l"
	case d.Type == "integer":
		return "i"
	case d.Type == "number":
		return "f"
	case d.Type == "boolean":
		return "b"
	}
	return "x"
}

// leaves are the types with a JSON form of their own.
var leaves = map[string]string{
	"meta/v1.Time":                                  "t",
	"meta/v1.MicroTime":                             "m",
	"meta/v1.Duration":                              "d",
	"api/resource.Quantity":                         "q",
	"util/intstr.IntOrString":                       "I",
	"pkg/runtime.RawExtension":                      "x",
	"meta/v1.FieldsV1":                              "x",
	"meta/v1.Patch":                                 "x",
	"apiextensions/v1.JSON":                         "x",
	"apiextensions/v1.JSONSchemaPropsOrBool":        "x",
	"apiextensions/v1.JSONSchemaPropsOrArray":       "x",
	"apiextensions/v1.JSONSchemaPropsOrStringArray": "x",
}

func isLeaf(name string) bool {
	_, ok := leaves[short(name)]
	return ok
}

// short is `core/v1.PodSpec` for `io.k8s.api.core.v1.PodSpec`.
func short(name string) string {
	parts := strings.Split(name, ".")
	last := len(parts) - 1
	return parts[last-2] + "/" + parts[last-1] + "." + parts[last]
}

// goTypes gives the published structs by the name of their definition.
func goTypes() map[string]reflect.Type {
	found := map[string]reflect.Type{}
	for _, kind := range kinds.Scheme().AllKnownTypes() {
		collect(kind, found)
	}
	return found
}

func collect(t reflect.Type, found map[string]reflect.Type) {
	for t.Kind() == reflect.Pointer || t.Kind() == reflect.Slice || t.Kind() == reflect.Map {
		t = t.Elem()
	}
	path, ok := strings.CutPrefix(t.PkgPath(), "k8s.io/")
	if !ok || t.Kind() != reflect.Struct {
		return
	}
	name := "io.k8s." + strings.ReplaceAll(path, "/", ".") + "." + t.Name()
	if _, known := found[name]; known {
		return
	}
	found[name] = t
	for i := range t.NumField() {
		collect(t.Field(i).Type, found)
	}
}

// fieldType is the Go type of a field by its JSON name, also of one of an inlined struct.
func fieldType(t reflect.Type, name string) reflect.Type {
	if t == nil {
		return nil
	}
	for i := range t.NumField() {
		field := t.Field(i)
		tag, _, _ := strings.Cut(field.Tag.Get("json"), ",")
		switch {
		case tag == name:
			return field.Type
		case tag == "" && field.Anonymous && field.Type.Kind() == reflect.Struct:
			if found := fieldType(field.Type, name); found != nil {
				return found
			}
		}
	}
	return nil
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
