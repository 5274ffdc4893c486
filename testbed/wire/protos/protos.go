// Package protos reads the published .proto files: messages, their fields, and the comments above both.
package protos

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

// Message is a message of a published .proto file.
type Message struct {
	Comment []string
	// By number.
	Fields map[int]Field
}

// Field is a field of a message.
type Field struct {
	Label, Kind, Name string
	Comment           []string
}

// Expect ends the program unless the .proto file says of a field what Go's type says.
func (f Field) Expect(t reflect.Type, field reflect.StructField, shape, kind string) {
	label := map[string]string{"": "optional", "[": "repeated", "{": "map"}[shape]
	own := f.Kind[strings.LastIndex(f.Kind, ".")+1:]
	if f.Label != label || own != kind {
		fail("%v.%s is %s %s as a Go type, and %s %s in the .proto file", t, field.Name, label, kind, f.Label, f.Kind)
	}
}

var (
	packageLine = regexp.MustCompile(`^package (\S+);`)
	messageLine = regexp.MustCompile(`^message (\S+) \{`)
	fieldLine   = regexp.MustCompile(`^  (optional|repeated|map)(?: ([\w.]+)|<string, ([\w.]+)>) (\w+) = (\d+)`)
)

// Read reads every .proto file of the modules, by full message name.
func Read() map[string]Message {
	messages := map[string]Message{}
	for _, module := range kinds.Modules {
		err := filepath.Walk(goList("{{.Dir}}", module), func(path string, info os.FileInfo, err error) error {
			if err == nil && info.Name() == "generated.proto" {
				readFile(path, messages)
			}
			return err
		})
		if err != nil {
			fail("%v", err)
		}
	}
	return messages
}

func readFile(path string, messages map[string]Message) {
	text, err := os.ReadFile(path)
	if err != nil {
		fail("%v", err)
	}
	var pkg string
	var fields map[int]Field
	var comment []string
	for _, line := range strings.Split(string(text), "\n") {
		if m := packageLine.FindStringSubmatch(line); m != nil {
			pkg = m[1]
		} else if m := messageLine.FindStringSubmatch(line); m != nil {
			fields = map[int]Field{}
			messages[pkg+"."+m[1]] = Message{comment, fields}
		} else if line == "}" {
			fields = nil
		} else if m := fieldLine.FindStringSubmatch(line); m != nil && fields != nil {
			fields[atoi(m[5])] = Field{m[1], m[2] + m[3], m[4], comment}
		} else if rest, ok := strings.CutPrefix(strings.TrimSpace(line), "//"); ok {
			comment = append(comment, strings.TrimPrefix(rest, " "))
			continue
		} else if strings.TrimSpace(line) != "" && fields != nil {
			fail("%s: not understood: %s", path, line)
		}
		comment = nil
	}
}

// Name is the name of a Go type's message: packages are called as their directories are.
func Name(t reflect.Type) string {
	return strings.ReplaceAll(strings.ReplaceAll(t.PkgPath(), "/", "."), "-", "_") + "." + t.Name()
}

// Version is that of Kubernetes: its parts are published as v0.x for v1.x.
func Version() string {
	version := "v1" + strings.TrimPrefix(goList("{{.Version}}", "k8s.io/api"), "v0")
	if expected := fmt.Sprintf("v%d.%d.", kinds.Major, kinds.Minor); !strings.HasPrefix(version, expected) {
		fail("k8s.io/api is of Kubernetes %s, but kinds.go says %s", version, expected)
	}
	return version
}

func atoi(text string) int {
	number := 0
	for _, digit := range text {
		number = number*10 + int(digit-'0')
	}
	return number
}

func goList(format, module string) string {
	out, err := exec.Command("go", "list", "-m", "-f", format, module).Output()
	if err != nil {
		fail("go list -m %s: %v", module, err)
	}
	return strings.TrimSpace(string(out))
}

func fail(format string, args ...any) {
	fmt.Fprintf(os.Stderr, "wire: "+format+"\n", args...)
	os.Exit(1)
}
