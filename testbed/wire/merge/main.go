// Writes how strategic merge patches treat the fields of the built-in types, for crates/kube-sandbox, to standard output.
//
// The API server reads it from the tags of the Go types, and so does this program.
//
//	cd testbed/wire && go run -trimpath ./merge > ../../crates/kube-sandbox/src/schema/merge.txt
package main

import (
	"bufio"
	"fmt"
	"os"
	"reflect"
	"sort"
	"strings"

	"kube-informer/wire/kinds"
)

func main() {
	rows := map[string]string{}
	for _, kind := range append(kinds.Watchable(), kinds.Unlisted()...) {
		walk(kind.Object, rows)
	}
	names := make([]string, 0, len(rows))
	for name, row := range rows {
		if row != "" {
			names = append(names, name)
		}
	}
	sort.Strings(names)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	fmt.Fprintln(out, "# Written by testbed/wire/merge; how to read it stands in object/strategic/meta.rs.")
	for _, name := range names {
		fmt.Fprintln(out, name+rows[name])
	}
}

// walk notes the fields of a struct, and of those it is made of.
func walk(t reflect.Type, rows map[string]string) {
	for t.Kind() == reflect.Pointer || t.Kind() == reflect.Slice || t.Kind() == reflect.Map {
		t = t.Elem()
	}
	if t.Kind() != reflect.Struct || !strings.HasPrefix(t.PkgPath(), "k8s.io/") {
		return
	}
	name := kinds.ShortName(t)
	if _, known := rows[name]; known {
		return
	}
	rows[name] = ""
	row := ""
	for i := range t.NumField() {
		field := t.Field(i)
		if !field.IsExported() {
			continue
		}
		json, _, _ := strings.Cut(field.Tag.Get("json"), ",")
		key := field.Tag.Get("patchMergeKey")
		for _, strategy := range strings.Split(field.Tag.Get("patchStrategy"), ",") {
			switch strategy {
			case "merge":
				row += " " + json + "=" + key
			case "replace":
				row += " " + json + "!"
			case "", "retainKeys":
				// Nothing special for the server: the patch itself says which keys are kept.
			default:
				fmt.Fprintf(os.Stderr, "%v.%s: strategy %q is not understood\n", t, field.Name, strategy)
				os.Exit(1)
			}
		}
		walk(field.Type, rows)
	}
	rows[name] = row
}
