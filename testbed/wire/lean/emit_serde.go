package main

import (
	"fmt"
	"strings"
)

// serde is the file of a package's `Fields`, by which its types are serialized and deserialized.
func (m *model) serde(pkg string, messages []*message) string {
	out := &lines{}
	out.add("//! JSON names of %s.\n", pkg)
	out.add("use serde::de::MapAccess;\nuse serde::ser::SerializeMap;\n")
	out.add("use super::*;\nuse crate::de;\nuse crate::fields::{Fields, kind, message, optional};\n")
	for _, of := range messages {
		names := make([]string, 0, len(of.fields))
		for _, f := range of.fields {
			names = append(names, fmt.Sprintf("%q", f.json))
		}
		out.add("impl Fields for %s {", of.name)
		out.add("const NAME: &'static str = %q;", of.name)
		out.add("const NAMES: &'static [&'static str] = &[%s];\n", strings.Join(names, ", "))
		if len(of.fields) == 0 {
			out.add("fn read<'de, A: MapAccess<'de>>(&mut self, _: usize, _: &mut A) -> Result<(), A::Error> { Ok(()) }\n")
			out.add("fn write<M: SerializeMap>(&self, _: &mut M) -> Result<(), M::Error> { Ok(()) }\n}\n")
		} else {
			out.add("fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {")
			out.add("match field {")
			for i, f := range of.fields {
				out.add("%d => %s,", i, readArm(f))
			}
			out.add("_ => {}\n}\nOk(())\n}\n")
			out.add("fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {")
			for _, f := range of.fields {
				if f.required {
					out.add("map.serialize_entry(%q, &self.%s)?;", f.json, f.rust)
				} else {
					out.add("optional(map, %q, &self.%s)?;", f.json, f.rust)
				}
			}
			out.add("Ok(())\n}\n}\n")
		}
		if of.kind != "" {
			out.add("kind!(%s, %q, %q, %q);\n", of.name, of.apiVersion, of.kind, "kube-lean:"+of.short)
		} else {
			out.add("message!(%s);\n", of.name)
		}
	}
	text := out.String()
	// Imports that a package does not need.
	used := []string{}
	body := text[strings.Index(text, "impl Fields"):]
	for _, name := range []string{"Fields", "kind", "message", "optional"} {
		if strings.Contains(body, name+"!(") || strings.Contains(body, name+"(") || name == "Fields" {
			used = append(used, name)
		}
	}
	text = strings.Replace(text, "use crate::fields::{Fields, kind, message, optional};", "use crate::fields::{"+strings.Join(used, ", ")+"};", 1)
	if !strings.Contains(body, "de::") {
		text = strings.Replace(text, "use crate::de;\n", "", 1)
	}
	return text
}

func readArm(f *field) string {
	value := "map.next_value()?"
	if f.shared {
		value = fmt.Sprintf("de::shared(map, %d)?", f.site)
	}
	switch {
	case f.required && f.shared:
		return fmt.Sprintf("self.%s = %s.unwrap_or_default()", f.rust, value)
	case f.required:
		return fmt.Sprintf("self.%s = de::required(map)?", f.rust)
	case f.rare:
		return fmt.Sprintf("self.rare.put(%s, |rare| &mut rare.%s)", value, f.rust)
	}
	return fmt.Sprintf("self.%s = %s", f.rust, value)
}
