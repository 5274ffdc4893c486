package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"

	"kube-informer/wire/kinds"
)

// protoMessage contains the fields of a message of a published .proto file, by number.
type protoMessage map[int]protoField

type protoField struct{ label, kind, name string }

// expect ends the program unless the .proto file and the Go type agree on a field.
func (f protoField) expect(t reflect.Type, field reflect.StructField, shape, kind string) {
	label := map[string]string{"": "optional", "[": "repeated", "{": "map"}[shape]
	own := f.kind[strings.LastIndex(f.kind, ".")+1:]
	if f.label != label || own != kind {
		fail("%v.%s is %s %s as a Go type, and %s %s in the .proto file", t, field.Name, label, kind, f.label, f.kind)
	}
}

var (
	packageLine = regexp.MustCompile(`^package (\S+);`)
	messageLine = regexp.MustCompile(`^message (\S+) \{`)
	fieldLine   = regexp.MustCompile(`^  (optional|repeated|map)(?: ([\w.]+)|<string, ([\w.]+)>) (\w+) = (\d+)`)
)

// readProtos reads every .proto file of the modules, by full message name.
func readProtos() map[string]protoMessage {
	messages := map[string]protoMessage{}
	for _, module := range kinds.Modules {
		err := filepath.Walk(moduleDir(module), func(path string, info os.FileInfo, err error) error {
			if err == nil && info.Name() == "generated.proto" {
				readProto(path, messages)
			}
			return err
		})
		if err != nil {
			fail("%v", err)
		}
	}
	return messages
}

func readProto(path string, messages map[string]protoMessage) {
	text, err := os.ReadFile(path)
	if err != nil {
		fail("%v", err)
	}
	var pkg string
	var message protoMessage
	for _, line := range strings.Split(string(text), "\n") {
		if m := packageLine.FindStringSubmatch(line); m != nil {
			pkg = m[1]
		} else if m := messageLine.FindStringSubmatch(line); m != nil {
			message = protoMessage{}
			messages[pkg+"."+m[1]] = message
		} else if line == "}" {
			message = nil
		} else if m := fieldLine.FindStringSubmatch(line); m != nil && message != nil {
			message[atoi(m[5])] = protoField{m[1], m[2] + m[3], m[4]}
		} else if trimmed := strings.TrimSpace(line); message != nil && trimmed != "" && !strings.HasPrefix(trimmed, "//") {
			fail("%s: not understood: %s", path, line)
		}
	}
}

// protoName returns the message name of a Go type. Packages have the names of their directories.
func protoName(t reflect.Type) string {
	return strings.ReplaceAll(strings.ReplaceAll(t.PkgPath(), "/", "."), "-", "_") + "." + t.Name()
}

func atoi(text string) int {
	number := 0
	for _, digit := range text {
		number = number*10 + int(digit-'0')
	}
	return number
}

func moduleDir(module string) string { return goList("{{.Dir}}", module) }

// version returns the version of Kubernetes, whose libraries are published as v0.x for v1.x.
func version() string {
	version := "v1" + strings.TrimPrefix(goList("{{.Version}}", "k8s.io/api"), "v0")
	if expected := fmt.Sprintf("v%d.%d.", kinds.Major, kinds.Minor); !strings.HasPrefix(version, expected) {
		fail("k8s.io/api is of Kubernetes %s, but kinds.go says %s", version, expected)
	}
	return version
}

func goList(format, module string) string {
	out, err := exec.Command("go", "list", "-m", "-f", format, module).Output()
	if err != nil {
		fail("go list -m %s: %v", module, err)
	}
	return strings.TrimSpace(string(out))
}
