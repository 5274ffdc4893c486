// Writes the generated part of crates/kube-lean: a Rust type for every message that a built-in kind is made of, with a decoder from
// protobuf, serde's two traits, conversions from and to k8s-openapi, and a decoder from protobuf into k8s-openapi's own type.
//
//	cd testbed/wire && go run -trimpath ./lean <directory of the k8s-openapi crate> <directory to write to>
//
// Numbers, shapes and JSON names come from the published .proto files and Go types, as for the tables. So do the docs, and which
// fields are required, by the rules of Kubernetes' own OpenAPI generator. The result is compared with k8s-openapi's types, field by
// field: a program that moves from one to the other finds the same names and the same optionality. What is kept out of line, shared or
// interned is decided in policy.go.
package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"sort"
	"strings"

	"kube-informer/wire/kinds"
	"kube-informer/wire/protos"
)

func main() {
	if len(os.Args) != 3 {
		fail("usage: lean <directory of the k8s-openapi crate> <directory to write to>")
	}
	m := &model{
		messages: map[string]*message{},
		adapted:  map[string]*message{},
		protos:   protos.Read(),
		served:   readServed("../../crates/kube-sandbox/src/schema/builtin.txt"),
	}
	for _, kind := range kinds.Watchable() {
		if !notServed[kinds.ShortPackage(kind.Object)] {
			m.kind(kind)
		}
	}
	m.applyPolicy()
	sameVersion := readOpenAPI(filepath.Join(os.Args[1], "src", fmt.Sprintf("v%d_%d", kinds.Major, kinds.Minor)))
	m.compare(sameVersion)
	m.openapi = readOpenAPI(filepath.Join(os.Args[1], "src", newest(os.Args[1])))

	out := &output{root: os.Args[2], version: protos.Version()}
	packages := map[string][]*message{}
	for _, message := range m.messages {
		packages[message.pkg] = append(packages[message.pkg], message)
	}
	names := make([]string, 0, len(packages))
	for name, messages := range packages {
		names = append(names, name)
		sort.Slice(messages, func(i, j int) bool { return messages[i].name < messages[j].name })
	}
	sort.Strings(names)
	groups := map[string][]string{}
	for _, name := range names {
		group, version, _ := strings.Cut(name, "/")
		groups[group] = append(groups[group], version)
		dir := filepath.Join(group, version)
		out.file(filepath.Join(dir, "mod.rs"), m.types(name, packages[name]))
		out.file(filepath.Join(dir, "wire.rs"), m.wire(name, packages[name]))
		out.file(filepath.Join(dir, "fields.rs"), m.serde(name, packages[name]))
		out.file(filepath.Join(dir, "convert.rs"), m.convert(name, packages[name]))
		out.file(filepath.Join(dir, "direct.rs"), m.direct(name, packages[name]))
	}
	for group, versions := range groups {
		out.file(filepath.Join(group, "mod.rs"), groupFile(group, versions))
	}
	out.file("mod.rs", rootFile(groups))
	out.file("sites.rs", m.sitesFile())
	out.file("kinds.rs", m.kindsFile())
	out.file("openapi.rs", m.decodersFile())
	out.write()
}

// output collects files, has them formatted, and writes them.
type output struct {
	root, version string
	paths         []string
}

func (o *output) file(path, text string) {
	full := filepath.Join(o.root, path)
	if err := os.MkdirAll(filepath.Dir(full), 0o755); err != nil {
		fail("%v", err)
	}
	doc, rest, _ := strings.Cut(text, "\n\n")
	head := fmt.Sprintf("%s\n//!\n//! Kubernetes %s. Written by testbed/wire/lean; do not edit.\n\n", doc, o.version)
	if err := os.WriteFile(full, []byte(head+rest), 0o644); err != nil {
		fail("%v", err)
	}
	o.paths = append(o.paths, full)
}

func (o *output) write() {
	args := append([]string{"--edition", "2024", "--config", "max_width=110"}, o.paths...)
	cmd := exec.Command("rustfmt", args...)
	cmd.Stderr = os.Stderr
	if err := cmd.Run(); err != nil {
		fail("rustfmt: %v", err)
	}
}

// newest is the version of Kubernetes that the feature `latest` of k8s-openapi stands for.
func newest(crate string) string {
	text, err := os.ReadFile(filepath.Join(crate, "Cargo.toml"))
	if err != nil {
		fail("%v", err)
	}
	_, after, ok := strings.Cut(string(text), "\nlatest = [\"")
	if !ok {
		fail("k8s-openapi has no feature `latest`")
	}
	version, _, _ := strings.Cut(after, "\"")
	return version
}

func fail(format string, args ...any) {
	fmt.Fprintf(os.Stderr, "lean types: "+format+"\n", args...)
	os.Exit(1)
}

func warn(format string, args ...any) { fmt.Fprintf(os.Stderr, "lean types: "+format+"\n", args...) }

// notServed has packages whose kinds exist as Go types, but at no path of a server.
var notServed = map[string]bool{"rbac/v1alpha1": true, "node/v1alpha1": true}
