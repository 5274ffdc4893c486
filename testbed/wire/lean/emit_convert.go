package main

import (
	"fmt"
	"strings"
)

// convert is the file of a package's conversions. What the newest k8s-openapi does not have, or lean types do not, is left out.
func (m *model) convert(pkg string, messages []*message) string {
	out := &lines{}
	out.add("//! Conversions of %s from and to k8s-openapi.\n", pkg)
	body := &lines{}
	for _, of := range messages {
		theirs := m.openapi[of.short]
		if theirs == nil {
			continue
		}
		if theirs.isTuple {
			if len(of.fields) > 0 {
				fail("%s has fields, and k8s-openapi holds it as JSON", of.short)
			}
			body.add("impl From<%s> for super::%s {\nfn from(_: %s) -> Self { Self::default() }\n}\n", theirs.path, of.name, theirs.path)
			body.add("impl From<super::%s> for %s {\nfn from(_: super::%s) -> Self { Self(serde_json::json!({})) }\n}\n", of.name,
				theirs.path, of.name)
			continue
		}
		m.from(body, of, theirs)
		m.into(body, of, theirs)
	}
	if strings.Contains(body.String(), "c::") {
		out.add("use crate::convert as c;\n")
	}
	out.WriteString(body.String())
	return out.String()
}

// converts tells whether both sides have a field, and its type can be converted.
func (m *model) converts(f *field, theirs *openapiType) bool {
	if _, ok := theirs.fields[f.json]; !ok {
		return false
	}
	return f.elem.letter != 'm' || m.openapi[f.elem.of.short] != nil
}

// shape names the function that converts a field.
func shape(f *field, theirs openapiField) string {
	// k8s-openapi boxes a type that contains itself.
	if strings.HasPrefix(theirs.kind, "std::boxed::Box<") {
		return "optional_box"
	}
	name := "one"
	switch {
	case f.shape == "{" && f.elem.letter == 'W':
		name = "map_of_texts"
	case f.shape == "{":
		name = "map"
	case f.shape == "[" && f.shared:
		name = "shared_list"
	case f.shape == "[":
		name = "list"
	case f.shared:
		name = "shared"
	case f.elem.letter == 'm' && !f.required:
		name = "boxed"
	}
	if !f.required {
		return "optional_" + name
	}
	return name
}

func (m *model) from(out *lines, of *message, theirs *openapiType) {
	fields := &lines{}
	for _, f := range of.fields {
		if !m.converts(f, theirs) {
			continue
		}
		their := theirs.fields[f.json].rust
		value := fmt.Sprintf("c::from::%s(from.%s)", shape(f, theirs.fields[f.json]), their)
		// A field may be required in one version of Kubernetes and optional in the next.
		switch optional := theirs.fields[f.json].optional; {
		case f.required && optional:
			value = fmt.Sprintf("c::from::optional_%s(from.%s).unwrap_or_default()", shape(f, openapiField{}), their)
		case !f.required && !optional:
			value = fmt.Sprintf("c::from::%s(Some(from.%s))", shape(f, openapiField{}), their)
		}
		if f.rare {
			fields.add("to.rare.put(%s, |rare| &mut rare.%s);", value, f.rust)
		} else {
			fields.add("to.%s = %s;", f.rust, value)
		}
	}
	out.add("impl From<%s> for super::%s {", theirs.path, of.name)
	if fields.Len() == 0 {
		out.add("fn from(_: %s) -> Self { Self::default() }\n}\n", theirs.path)
		return
	}
	out.add("fn from(from: %s) -> Self {\nlet mut to = Self::default();", theirs.path)
	out.WriteString(fields.String())
	out.add("to\n}\n}\n")
}

func (m *model) into(out *lines, of *message, theirs *openapiType) {
	fields := &lines{}
	covered, rare := 0, false
	for _, f := range of.fields {
		if !m.converts(f, theirs) {
			continue
		}
		covered++
		from := "from"
		if f.rare {
			from, rare = "rare", true
		}
		value := fmt.Sprintf("c::to::%s(%s.%s)", shape(f, theirs.fields[f.json]), from, f.rust)
		switch optional := theirs.fields[f.json].optional; {
		case f.required && optional:
			value = "Some(" + value + ")"
		case !f.required && !optional:
			value += ".unwrap_or_default()"
		}
		fields.add("%s: %s,", theirs.fields[f.json].rust, value)
	}
	rest := ""
	if covered < len(theirs.fields) {
		if !theirs.hasDefault {
			// Without a default there is no value for what lean types do not have.
			return
		}
		rest = "..Default::default()"
	}
	name := "from"
	if covered == 0 {
		name = "_"
	}
	out.add("impl From<super::%s> for %s {", of.name, theirs.path)
	out.add("fn from(%s: super::%s) -> Self {", name, of.name)
	if rare {
		out.add("let rare = from.rare.into_inner();")
	}
	if covered == 0 {
		out.add("Self::default()\n}\n}\n")
		return
	}
	out.add("Self {\n%s%s\n}\n}\n}\n", fields.String(), rest)
}
