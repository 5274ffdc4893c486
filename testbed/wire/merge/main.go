// Writes the merge strategies of the fields of the built-in types to standard output, for crates/kube-sandbox.
//
// Strategic merge patches use them. Like the API server, this program reads them from the tags of the Go types.
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

// walk records the fields of a struct, and of the structs that it contains.
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
				// The server needs no entry: the patch itself says which keys to keep.
			default:
				fmt.Fprintf(os.Stderr, "%v.%s: strategy %q is not understood\n", t, field.Name, strategy)
				os.Exit(1)
			}
		}
		walk(field.Type, rows)
	}
	rows[name] = row
}
