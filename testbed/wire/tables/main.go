// Writes the descriptor tables of crates/kube-proto-tables to standard output.
//
// The generator reads the wire format of a field from the published .proto files. It reads the JSON form (name, omitempty,
// pointer or not, inlined) from the Go types beside them, as the API server does. It compares the two field by field, and ends
// with an error if it does not understand something: an incorrect table is worse than none.
//
//	cd testbed/wire && go run -trimpath ./tables > ../../crates/kube-proto-tables/src/tables.txt
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"reflect"
	"sort"
	"strings"

	apiextensions "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	meta "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/util/intstr"

	"kube-informer/wire/kinds"
	"kube-informer/wire/protos"
)

func main() {
	w := &writer{names: map[string]reflect.Type{}, packages: map[string][]string{}, protos: protos.Read()}
	var rows []string
	for _, kind := range kinds.Watchable() {
		checkList(kind)
		w.message(kind.Object)
		rows = append(rows, fmt.Sprintf("%s %s %s", kind.APIVersion, kind.Kind, kinds.ShortName(kind.Object)))
	}
	status := reflect.TypeOf(meta.Status{})
	w.message(status)
	rows = append(rows, "v1 Status "+kinds.ShortName(status))

	var others []string
	for _, kind := range kinds.Unlisted() {
		w.message(kind.Object)
		others = append(others, fmt.Sprintf("%s %s %s", kind.APIVersion, kind.Kind, kinds.ShortName(kind.Object)))
	}

	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	fmt.Fprintf(out, "# Kubernetes %s. Written by testbed/wire/tables; how to read it stands in lib.rs.\n", protos.Version())
	packages := make([]string, 0, len(w.packages))
	for name := range w.packages {
		packages = append(packages, name)
	}
	sort.Strings(packages)
	for _, name := range packages {
		fmt.Fprintln(out, "package", name)
		sort.Strings(w.packages[name])
		for _, line := range w.packages[name] {
			fmt.Fprintln(out, line)
		}
	}
	sort.Strings(rows)
	fmt.Fprintln(out, "kinds")
	for _, row := range rows {
		fmt.Fprintln(out, row)
	}
	sort.Strings(others)
	fmt.Fprintln(out, "others")
	for _, row := range others {
		fmt.Fprintln(out, row)
	}
}

type writer struct {
	names    map[string]reflect.Type
	packages map[string][]string
	protos   map[string]protos.Message
}

// message writes the table of a struct, and of the structs that it contains, once each.
func (w *writer) message(t reflect.Type) {
	if other, taken := w.names[kinds.ShortName(t)]; taken && other != t {
		fail("%v and %v are both called %s", t, other, kinds.ShortName(t))
	} else if taken {
		return
	}
	w.names[kinds.ShortName(t)] = t

	proto, published := w.protos[protos.Name(t)]
	if !published {
		fail("%v: there is no message %s", t, protos.Name(t))
	}
	type row struct {
		number int
		text   string
	}
	var rows []row
	for i := range t.NumField() {
		field := t.Field(i)
		tag, onWire := field.Tag.Lookup("protobuf")
		if !onWire || tag == "-" {
			// The apiVersion and kind of an object are in its envelope.
			if field.Type != reflect.TypeOf(meta.TypeMeta{}) {
				fail("%v.%s has no place on the wire", t, field.Name)
			}
			continue
		}
		number, text := w.field(t, field, tag, proto)
		rows = append(rows, row{number, text})
	}
	if len(rows) != len(proto.Fields) {
		fail("%v has %d fields on the wire, its message %d", t, len(rows), len(proto.Fields))
	}
	sort.Slice(rows, func(i, j int) bool { return rows[i].number < rows[j].number })
	line := t.Name()
	for _, r := range rows {
		line += " " + r.text
	}
	w.packages[kinds.ShortPackage(t)] = append(w.packages[kinds.ShortPackage(t)], line)
}

// reference returns the name of a table as used in another table: without the package if both have the same.
func (w *writer) reference(from, to reflect.Type) string {
	w.message(to)
	if from.PkgPath() == to.PkgPath() {
		return to.Name()
	}
	return kinds.ShortName(to)
}

func (w *writer) field(t reflect.Type, field reflect.StructField, tag string, proto protos.Message) (int, string) {
	var number int
	parts := strings.Split(tag, ",")
	if _, err := fmt.Sscan(parts[1], &number); err != nil {
		fail("%v.%s: %v", t, field.Name, err)
	}
	published, ok := proto.Fields[number]
	if !ok {
		fail("%v.%s: its message has no field %d", t, field.Name, number)
	}
	name, options, _ := strings.Cut(field.Tag.Get("json"), ",")
	has := func(option string) bool { return strings.Contains(","+options+",", ","+option+",") }

	ft, pointer := field.Type, false
	if ft.Kind() == reflect.Pointer {
		ft, pointer = ft.Elem(), true
	}
	// Inlined, as encoding/json does with an embedded struct without a name.
	if field.Anonymous && name == "" {
		if pointer || ft.Kind() != reflect.Struct {
			fail("%v.%s: inlined and no plain struct", t, field.Name)
		}
		published.Expect(t, field, "", ft.Name())
		return number, fmt.Sprintf("%d.%s", number, w.reference(t, ft))
	}
	if name == "" || name == "-" {
		fail("%v.%s has no JSON name", t, field.Name)
	}

	shape, empties := "", false
	element := ft
	switch {
	case ft.Kind() == reflect.Map:
		if ft.Key().Kind() != reflect.String {
			fail("%v.%s: a map that is not keyed by strings", t, field.Name)
		}
		shape, element = "{", ft.Elem()
	case ft.Kind() == reflect.Slice && ft.Elem().Kind() != reflect.Uint8 && published.Label == "repeated":
		shape, element = "[", ft.Elem()
	}
	if shape != "" && element.Kind() == reflect.Pointer {
		fail("%v.%s: a collection of pointers", t, field.Name)
	}
	kind, protoType := w.kind(t, field, element)
	published.Expect(t, field, shape, protoType)
	switch ft.Kind() {
	case reflect.Map, reflect.Slice, reflect.String, reflect.Bool, reflect.Int32, reflect.Int64, reflect.Float64:
		empties = true
	case reflect.Struct:
	default:
		fail("%v.%s: a %v", t, field.Name, ft)
	}

	var presence string
	switch {
	case has("omitzero"):
		if ft != reflect.TypeOf(meta.Time{}) || pointer {
			fail("%v.%s: omitzero is understood of times only", t, field.Name)
		}
		presence = "+"
	case pointer && has("omitempty"):
		presence = "?"
	case pointer:
		presence = "~"
	case empties && has("omitempty"):
		presence = "+"
	case ft.Kind() == reflect.Map || ft.Kind() == reflect.Slice:
		presence = "~"
	default: // omitempty has no effect on structs
		presence = "="
	}
	return number, fmt.Sprintf("%d%s%s%s:%s", number, presence, shape, kind, name)
}

// kind returns the kind of an element in our table and the type that the .proto file has to give it.
func (w *writer) kind(t reflect.Type, field reflect.StructField, e reflect.Type) (string, string) {
	switch e {
	case reflect.TypeOf(meta.Time{}):
		return "T", "Time"
	case reflect.TypeOf(meta.MicroTime{}):
		return "M", "MicroTime"
	case reflect.TypeOf(meta.Duration{}):
		return "D", "Duration"
	case reflect.TypeOf(intstr.IntOrString{}):
		return "I", "IntOrString"
	case reflect.TypeOf(resource.Quantity{}):
		return "Q", "Quantity"
	case reflect.TypeOf(runtime.RawExtension{}):
		return "R", "RawExtension"
	case reflect.TypeOf(meta.FieldsV1{}):
		return "J", "FieldsV1"
	case reflect.TypeOf(apiextensions.JSON{}):
		return "J", "JSON"
	case reflect.TypeOf(apiextensions.JSONSchemaPropsOrBool{}):
		return w.schema(t, "B"), e.Name()
	case reflect.TypeOf(apiextensions.JSONSchemaPropsOrArray{}):
		return w.schema(t, "A"), e.Name()
	case reflect.TypeOf(apiextensions.JSONSchemaPropsOrStringArray{}):
		return w.schema(t, "S"), e.Name()
	}
	marshaler := reflect.TypeOf((*json.Marshaler)(nil)).Elem()
	if e.Implements(marshaler) || reflect.PointerTo(e).Implements(marshaler) {
		fail("%v.%s: %v writes its own JSON, and we do not know what", t, field.Name, e)
	}
	switch e.Kind() {
	case reflect.String:
		return "s", "string"
	case reflect.Bool:
		return "b", "bool"
	case reflect.Int32:
		return "i", "int32"
	case reflect.Int64:
		return "i", "int64"
	case reflect.Float64:
		return "d", "double"
	case reflect.Struct:
		return w.reference(t, e), e.Name()
	case reflect.Slice:
		if e.Elem().Kind() == reflect.Uint8 {
			return "y", "bytes"
		}
		// A named list inside a message of its own: `message Verbs { repeated string items = 1; }`.
		items := w.protos[protos.Name(e)].Fields
		if item := items[1]; len(items) == 1 && item.Label == "repeated" && item.Kind == "string" && item.Name == "items" {
			return "W", e.Name()
		}
	}
	fail("%v.%s: %v is not understood", t, field.Name, e)
	panic("unreachable")
}

// schema returns the kind of a field that is a schema or something simpler. The decoder assumes that the schema is of the
// containing message.
func (w *writer) schema(t reflect.Type, kind string) string {
	if t != reflect.TypeOf(apiextensions.JSONSchemaProps{}) {
		fail("%v: a schema outside of a schema", t)
	}
	return kind
}

// checkList checks assumptions of the decoder: in a list metadata is field 1 and items are field 2; in an object metadata is
// field 1.
func checkList(kind kinds.Kind) {
	items, ok := kind.List.FieldByName("Items")
	metadata, alsoOk := kind.List.FieldByName("ListMeta")
	if !ok || !alsoOk || !strings.HasPrefix(items.Tag.Get("protobuf"), "bytes,2,rep") ||
		!strings.HasPrefix(metadata.Tag.Get("protobuf"), "bytes,1,opt") || items.Type.Elem() != kind.Object {
		fail("%v is no list as we know them", kind.List)
	}
	// The decoder reads keys and versions without a table.
	if metadata, ok := kind.Object.FieldByName("ObjectMeta"); !ok || !strings.HasPrefix(metadata.Tag.Get("protobuf"), "bytes,1,opt") {
		fail("%v has its metadata somewhere else", kind.Object)
	}
}

func fail(format string, args ...any) {
	fmt.Fprintf(os.Stderr, "wire tables: "+format+"\n", args...)
	os.Exit(1)
}
