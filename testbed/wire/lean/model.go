package main

import (
	"fmt"
	"os"
	"reflect"
	"sort"
	"strings"
	"unicode"

	apiextensions "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	meta "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/util/intstr"

	"kube-informer/wire/kinds"
	"kube-informer/wire/protos"
)

type model struct {
	messages map[string]*message
	// The same messages as k8s-openapi has them.
	adapted map[string]*message
	protos  map[string]protos.Message
	served  map[string]resourceName
	openapi map[string]*openapiType
	sites   []string
}

// message is a Go struct and the Rust struct that it becomes.
type message struct {
	short, pkg, name string
	doc              []string
	// As on the wire, by number: inlined messages are parts of their own.
	parts []part
	// As in JSON and in Rust: the fields of inlined messages among the others, by JSON name.
	fields []*field
	// Only of kinds.
	apiVersion, kind string
	resource         *resourceName
	hasRare          bool
	// Only of messages as k8s-openapi has them.
	openapi *openapiType
}

// part is a field, or an inlined message with parts of its own.
type part struct {
	number int
	field  *field
	inline []part
	name   string
}

type field struct {
	number     int
	json, rust string
	// What JSON does without a value, as in the tables: ? + = ~
	presence byte
	shape    string // "" [ {
	elem     elem
	required bool
	doc      []string
	rare     bool
	shared   bool
	interned bool
	site     int
	// Only of messages as k8s-openapi has them: its type, and whether that is in a box.
	openapi string
	boxed   bool
}

// elem is what a field, or an element of it, is: a letter as in the tables, or a message.
type elem struct {
	letter byte
	bits   int
	of     *message
}

// resourceName is what discovery says of a kind.
type resourceName struct {
	plural     string
	namespaced bool
}

func (m *model) kind(kind kinds.Kind) {
	message := m.message(kind.Object)
	message.apiVersion, message.kind = kind.APIVersion, kind.Kind
	group, _, found := strings.Cut(kind.APIVersion, "/")
	if !found {
		group = ""
	}
	if name, ok := m.served[group+"/"+kind.Kind]; ok {
		message.resource = &name
	}
	for _, field := range message.fields {
		if field.json == "metadata" {
			field.required = true // as k8s-openapi has it, whatever the comment says
		}
	}
}

func (m *model) message(t reflect.Type) *message {
	short := kinds.ShortName(t)
	if known, ok := m.messages[short]; ok {
		return known
	}
	made := &message{short: short, pkg: kinds.ShortPackage(t), name: t.Name()}
	m.messages[short] = made
	proto, ok := m.protos[protos.Name(t)]
	if !ok {
		fail("%v: there is no message %s", t, protos.Name(t))
	}
	made.doc = proto.Comment
	made.parts = m.parts(t, proto)
	made.fields = flatten(made.parts)
	sort.Slice(made.fields, func(i, j int) bool { return made.fields[i].json < made.fields[j].json })
	for i, field := range made.fields {
		if i > 0 && made.fields[i-1].json == field.json {
			fail("%v has %s twice", t, field.json)
		}
	}
	return made
}

func flatten(parts []part) []*field {
	var fields []*field
	for _, part := range parts {
		if part.field != nil {
			fields = append(fields, part.field)
		} else {
			fields = append(fields, flatten(part.inline)...)
		}
	}
	return fields
}

func (m *model) parts(t reflect.Type, proto protos.Message) []part {
	var parts []part
	for i := range t.NumField() {
		goField := t.Field(i)
		tag, onWire := goField.Tag.Lookup("protobuf")
		if !onWire || tag == "-" {
			continue // the tables make sure that this is the type and the version
		}
		parts = append(parts, m.part(t, goField, tag, proto))
	}
	sort.Slice(parts, func(i, j int) bool { return parts[i].number < parts[j].number })
	return parts
}

func (m *model) part(t reflect.Type, goField reflect.StructField, tag string, proto protos.Message) part {
	var number int
	if _, err := fmt.Sscan(strings.Split(tag, ",")[1], &number); err != nil {
		fail("%v.%s: %v", t, goField.Name, err)
	}
	published := proto.Fields[number]
	name, options, _ := strings.Cut(goField.Tag.Get("json"), ",")
	has := func(option string) bool { return strings.Contains(","+options+",", ","+option+",") }
	ft, pointer := goField.Type, false
	if ft.Kind() == reflect.Pointer {
		ft, pointer = ft.Elem(), true
	}
	if goField.Anonymous && name == "" {
		inlined, ok := m.protos[protos.Name(ft)]
		if !ok {
			fail("%v: there is no message %s", t, protos.Name(ft))
		}
		return part{number: number, inline: m.parts(ft, inlined), name: ft.Name()}
	}
	f := &field{number: number, json: name, rust: rustName(name), doc: published.Comment}
	element := ft
	switch {
	case ft.Kind() == reflect.Map:
		f.shape, element = "{", ft.Elem()
	case ft.Kind() == reflect.Slice && ft.Elem().Kind() != reflect.Uint8 && published.Label == "repeated":
		f.shape, element = "[", ft.Elem()
	}
	f.elem = m.elem(t, goField, element)
	empties := ft.Kind() != reflect.Struct
	switch {
	case has("omitzero"):
		f.presence = '+'
	case pointer && has("omitempty"):
		f.presence = '?'
	case pointer:
		f.presence = '~'
	case empties && has("omitempty"):
		f.presence = '+'
	case ft.Kind() == reflect.Map || ft.Kind() == reflect.Slice:
		f.presence = '~'
	default:
		f.presence = '='
	}
	// The rules of kube-openapi: a marker decides, and without one the JSON tag.
	f.required = !has("omitempty") && !has("omitzero")
	for _, line := range published.Comment {
		switch strings.TrimSpace(line) {
		case "+optional":
			f.required = false
		case "+required":
			f.required = true
		}
	}
	if required, ok := exceptions[kinds.ShortName(t)+"."+name]; ok {
		f.required = required
	}
	return part{number: number, field: f}
}

func (m *model) elem(t reflect.Type, field reflect.StructField, e reflect.Type) elem {
	switch e {
	case reflect.TypeOf(meta.Time{}):
		return elem{letter: 'T'}
	case reflect.TypeOf(meta.MicroTime{}):
		return elem{letter: 'M'}
	case reflect.TypeOf(intstr.IntOrString{}):
		return elem{letter: 'I'}
	case reflect.TypeOf(resource.Quantity{}):
		return elem{letter: 'Q'}
	case reflect.TypeOf(runtime.RawExtension{}):
		return elem{letter: 'R'}
	case reflect.TypeOf(meta.FieldsV1{}):
		return elem{letter: 'F'}
	case reflect.TypeOf(apiextensions.JSON{}):
		return elem{letter: 'J'}
	case reflect.TypeOf(apiextensions.JSONSchemaPropsOrBool{}):
		return elem{letter: 'B'}
	case reflect.TypeOf(apiextensions.JSONSchemaPropsOrArray{}):
		return elem{letter: 'A'}
	case reflect.TypeOf(apiextensions.JSONSchemaPropsOrStringArray{}):
		return elem{letter: 'S'}
	}
	switch e.Kind() {
	case reflect.String:
		return elem{letter: 's'}
	case reflect.Bool:
		return elem{letter: 'b'}
	case reflect.Int32:
		return elem{letter: 'i', bits: 32}
	case reflect.Int64:
		return elem{letter: 'i', bits: 64}
	case reflect.Float64:
		return elem{letter: 'd'}
	case reflect.Struct:
		return elem{letter: 'm', of: m.message(e)}
	case reflect.Slice:
		if e.Elem().Kind() == reflect.Uint8 {
			return elem{letter: 'y'}
		}
		if e.Elem().Kind() == reflect.String {
			return elem{letter: 'W'}
		}
	}
	fail("%v.%s: %v is not understood", t, field.Name, e)
	panic("unreachable")
}

// rustName is the name that k8s-openapi gives to a field: podIPs becomes pod_ips, and type becomes type_.
func rustName(json string) string {
	switch json {
	case "$ref":
		return "ref_path"
	case "$schema":
		return "schema"
	case "openAPIV3Schema":
		return "open_api_v3_schema"
	case "stubPKCS10Request":
		return "stub_pkc_s10_request"
	}
	var out strings.Builder
	letters := []rune(json)
	for i, letter := range letters {
		switch {
		case letter == '-':
			out.WriteByte('_')
		case unicode.IsUpper(letter):
			afterLower := i > 0 && !unicode.IsUpper(letters[i-1]) && letters[i-1] != '-'
			// The last capital of several begins a word, unless what follows is the `s` of a plural at the end.
			beforeLower := i > 0 && i+1 < len(letters) && unicode.IsUpper(letters[i-1]) && unicode.IsLower(letters[i+1]) &&
				!(i+2 == len(letters) && letters[i+1] == 's') && !(i+2 < len(letters) && letters[i+1] == 's' && unicode.IsUpper(letters[i+2]))
			if afterLower || beforeLower {
				out.WriteByte('_')
			}
			out.WriteRune(unicode.ToLower(letter))
		default:
			out.WriteRune(letter)
		}
	}
	name := out.String()
	switch name {
	case "type", "enum", "continue", "ref", "match", "use", "for":
		return name + "_"
	}
	return name
}

// readServed reads which resource a kind is, from the table of a real server's discovery.
func readServed(path string) map[string]resourceName {
	text, err := os.ReadFile(path)
	if err != nil {
		fail("%v", err)
	}
	served := map[string]resourceName{}
	for _, line := range strings.Split(string(text), "\n") {
		words := strings.Fields(line)
		if len(words) < 5 || strings.HasPrefix(line, "#") {
			continue
		}
		group, _, found := strings.Cut(words[0], "/")
		if !found {
			group = ""
		}
		served[group+"/"+words[3]] = resourceName{words[1], words[4] == "namespaced"}
	}
	return served
}

// completes tells whether a message that is not on the wire still has fields that JSON would show.
func completes(of *message, seen map[*message]bool) bool {
	if seen[of] {
		return false
	}
	seen[of] = true
	for _, f := range of.fields {
		if needsCompletion(f, seen) {
			return true
		}
	}
	return false
}

// needsCompletion tells whether a field has to be filled in after its message was read without it.
func needsCompletion(f *field, seen map[*message]bool) bool {
	if f.presence != '=' || f.shape != "" {
		return false
	}
	switch f.elem.letter {
	case 'm':
		return !f.required || completes(f.elem.of, seen)
	case 'T', 'M', 'R', 'J', 'F':
		return false // null
	case 'Q':
		return true // its zero is the text 0
	}
	return !f.required
}

// exceptions are what k8s-openapi makes required or optional against the rules.
var exceptions = map[string]bool{
	// The reference to an object in the same namespace: its name has the default "".
	"core/v1.LocalObjectReference.name": true,
	// A time that the server accepts without a value.
	"events/v1.Event.eventTime": false,
}
