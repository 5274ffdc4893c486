package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// openapiType is a struct of k8s-openapi.
type openapiType struct {
	path       string // k8s_openapi::api::core::v1::Pod
	fields     map[string]openapiField
	hasDefault bool
	// A message without fields, which k8s-openapi holds as JSON of any shape.
	isTuple bool
}

type openapiField struct {
	rust, kind string
	optional   bool
}

var (
	derives   = regexp.MustCompile(`(?m)^#\[derive\((.*)\)\]$`)
	structs   = regexp.MustCompile(`(?m)^pub struct (\w+) ?[{(]`)
	members   = regexp.MustCompile(`(?m)^    pub (\w+): (.*),$`)
	jsonNames = regexp.MustCompile(`(?m)^\s+"([^"]+)" => Field::Key_(\w+),$`)
)

// readOpenAPI reads the structs of one version, by the short name of their Go type.
func readOpenAPI(root string) map[string]*openapiType {
	types := map[string]*openapiType{}
	err := filepath.Walk(root, func(path string, info os.FileInfo, err error) error {
		if err != nil || info.IsDir() || !strings.HasSuffix(path, ".rs") {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		name := structs.FindStringSubmatch(string(text))
		if name == nil {
			return nil
		}
		relative, _ := filepath.Rel(root, filepath.Dir(path))
		parts := strings.Split(relative, "/")
		if len(parts) < 2 {
			return nil
		}
		body, _, _ := strings.Cut(string(text), "\n}\n")
		made := &openapiType{
			path:    "k8s_openapi::" + strings.Join(parts, "::") + "::" + name[1],
			fields:  map[string]openapiField{},
			isTuple: strings.Contains(string(text), "pub struct "+name[1]+"("),
		}
		if d := derives.FindStringSubmatch(string(text)); d != nil {
			made.hasDefault = strings.Contains(d[1], "Default")
		}
		byRust := map[string]openapiField{}
		for _, m := range members.FindAllStringSubmatch(body, -1) {
			kind, optional := strings.CutPrefix(m[2], "Option<")
			if optional {
				kind = strings.TrimSuffix(kind, ">")
			}
			byRust[m[1]] = openapiField{m[1], kind, optional}
		}
		for _, m := range jsonNames.FindAllStringSubmatch(string(text), -1) {
			if field, ok := byRust[m[2]]; ok {
				made.fields[m[1]] = field
			}
		}
		types[strings.Join(parts[len(parts)-2:], "/")+"."+name[1]] = made
		return nil
	})
	if err != nil {
		fail("%v", err)
	}
	if len(types) < 400 {
		fail("%s does not look like k8s-openapi: %d types", root, len(types))
	}
	return types
}

// compare ends the program if a name or an optionality is not that of k8s-openapi.
func (m *model) compare(types map[string]*openapiType) {
	differ := false
	complain := func(format string, args ...any) {
		differ = true
		warn(format, args...)
	}
	for _, message := range m.messages {
		theirs, ok := types[message.short]
		if !ok {
			if message.kind != "" && message.kind != "PartialObjectMetadata" {
				complain("k8s-openapi has no %s", message.short)
			}
			continue
		}
		for _, field := range message.fields {
			their, ok := theirs.fields[field.json]
			if !ok {
				complain("k8s-openapi has no %s.%s", message.short, field.json)
			} else if their.rust != field.rust {
				complain("%s.%s is %s in k8s-openapi, not %s", message.short, field.json, their.rust, field.rust)
			} else if their.optional == field.required {
				complain("%s.%s: optional is %v in k8s-openapi", message.short, field.json, their.optional)
			}
		}
		for json := range theirs.fields {
			if !message.has(json) && json != "apiVersion" && json != "kind" {
				complain("k8s-openapi has %s.%s", message.short, json)
			}
		}
	}
	if differ {
		fail("the types differ from k8s-openapi's of the same version")
	}
}

func (m *message) has(json string) bool {
	for _, field := range m.fields {
		if field.json == json {
			return true
		}
	}
	return false
}
