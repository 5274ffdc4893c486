package main

import (
	"fmt"
	"regexp"
	"sort"
	"strings"
)

// lines is text in the making.
type lines struct{ strings.Builder }

func (l *lines) add(format string, args ...any) { fmt.Fprintf(l, format+"\n", args...) }

// path names a message from within a package.
func path(from string, to *message) string {
	if from == to.pkg {
		return to.name
	}
	return "crate::" + strings.ReplaceAll(to.pkg, "/", "::") + "::" + to.name
}

// element is the Rust type of one element.
func element(from string, e elem) string {
	switch e.letter {
	case 's':
		return "crate::Str"
	case 'b':
		return "bool"
	case 'i':
		return fmt.Sprintf("i%d", e.bits)
	case 'd':
		return "f64"
	case 'y':
		return "crate::Bytes"
	case 'T':
		return "crate::Time"
	case 'M':
		return "crate::MicroTime"
	case 'I':
		return "crate::IntOrString"
	case 'Q':
		return "crate::Quantity"
	case 'R', 'J', 'F':
		return "crate::RawJson"
	case 'W':
		return "Box<[crate::Str]>"
	case 'B':
		return "crate::schema::JSONSchemaPropsOrBool"
	case 'A':
		return "crate::schema::JSONSchemaPropsOrArray"
	case 'S':
		return "crate::schema::JSONSchemaPropsOrStringArray"
	}
	return path(from, e.of)
}

func rustType(from string, f *field) string {
	name := element(from, f.elem)
	switch {
	case f.shape == "{":
		name = "crate::Map<" + name + ">"
	case f.shape == "[" && f.shared:
		name = "crate::Shared<[" + name + "]>"
	case f.shape == "[":
		name = "Box<[" + name + "]>"
	case f.shared:
		name = "crate::Shared<" + name + ">"
	case f.elem.letter == 'm' && !f.required:
		name = "Box<" + name + ">"
	}
	if f.required {
		return name
	}
	return "Option<" + name + ">"
}

// types is the file of a package's structs.
func (m *model) types(pkg string, messages []*message) string {
	out := &lines{}
	out.add("//! Types of %s.\n", pkg)
	out.add("#[cfg(feature = \"k8s-openapi\")]\nmod convert;\n#[cfg(feature = \"k8s-openapi\")]\nmod direct;\nmod fields;\nmod wire;\n")
	for _, message := range messages {
		doc(out, "", message.doc, fmt.Sprintf("`%s` of %s.", message.name, pkg))
		if message.hasRare {
			out.add("///\n/// Fields that are seldom set are in [`%sRare`]; they are read and assigned as if they were here.", message.name)
		}
		out.add("#[derive(Clone, Debug, Default, PartialEq)]")
		out.add("pub struct %s {", message.name)
		for _, f := range message.fields {
			if !f.rare {
				member(out, pkg, f)
			}
		}
		if message.hasRare {
			out.add("/// The fields that are seldom set.\npub rare: crate::Rare<%sRare>,", message.name)
		}
		out.add("}\n")
		if !message.hasRare {
			continue
		}
		out.add("/// The fields of [`%s`] that are seldom set.", message.name)
		out.add("#[derive(Clone, Debug, Default, PartialEq)]")
		out.add("pub struct %sRare {", message.name)
		var names []string
		for _, f := range message.fields {
			if f.rare {
				member(out, pkg, f)
				names = append(names, f.rust)
			}
		}
		out.add("}\n")
		out.add("crate::rare::rare!(%s, %sRare { %s });\n", message.name, message.name, strings.Join(names, ", "))
	}
	return out.String()
}

func member(out *lines, pkg string, f *field) {
	doc(out, "    ", f.doc, fmt.Sprintf("`%s` in JSON.", f.json))
	out.add("    pub %s: %s,\n", f.rust, rustType(pkg, f))
}

var url = regexp.MustCompile(`https?://[^\s)\]>"'` + "`" + `]*[^\s)\]>"'.,:;` + "`" + `]`)

// doc writes the first paragraph of a comment, in Kubernetes' own words.
func doc(out *lines, indent string, comment []string, otherwise string) {
	var words []string
	for _, line := range comment {
		line = strings.TrimSpace(line)
		if line == "" && len(words) > 0 || strings.HasPrefix(line, "---") {
			break
		}
		if strings.HasPrefix(line, "+") || strings.HasPrefix(line, "TODO") {
			continue
		}
		words = append(words, strings.Fields(line)...)
	}
	if len(words) == 0 {
		words = strings.Fields(otherwise)
	} else {
		text := strings.Join(words, " ")
		if strings.Count(text, "`")%2 == 1 {
			text = strings.ReplaceAll(text, "`", "")
		}
		urls := url.FindAllString(text, -1)
		text = url.ReplaceAllString(text, "\x00")
		escape := strings.NewReplacer("<", "\\<", ">", "\\>", "[", "\\[", "]", "\\]", "*", "\\*", "_", "\\_")
		pieces := strings.Split(text, "`")
		for i := range pieces {
			if i%2 == 0 {
				pieces[i] = escape.Replace(pieces[i])
			}
		}
		text = strings.Join(pieces, "`")
		for _, found := range urls {
			text = strings.Replace(text, "\x00", "<"+found+">", 1)
		}
		words = strings.Fields(text)
	}
	line := ""
	for _, word := range words {
		if line != "" && len(indent)+len(line)+len(word) > 115 {
			out.add("%s///%s", indent, line)
			line = ""
		}
		// At the beginning of a line these would begin a list or a heading.
		if line == "" && strings.ContainsAny(word[:1], "-+#=") || line == "" && numbered.MatchString(word) {
			word = "\\" + word
			if numbered.MatchString(word[1:]) {
				word = strings.Replace(word[1:], word[len(word)-1:], "\\"+word[len(word)-1:], 1)
			}
		}
		line += " " + word
	}
	out.add("%s///%s", indent, line)
}

var numbered = regexp.MustCompile(`^\d+[.)]$`)

// groupFile is the file that lists the versions of a group.
func groupFile(group string, versions []string) string {
	out := &lines{}
	out.add("//! The lean types of %s, by version.\n", group)
	for _, version := range versions {
		out.add("pub mod %s;", version)
	}
	return out.String()
}

// rootFile lists the groups.
func rootFile(groups map[string][]string) string {
	names := make([]string, 0, len(groups))
	for name := range groups {
		names = append(names, name)
	}
	sort.Strings(names)
	out := &lines{}
	out.add("//! What the generator writes: a module for each API group, and tables of shared fields and of kinds.\n")
	out.add("mod kinds;\n#[cfg(feature = \"k8s-openapi\")]\npub(crate) mod openapi;\npub(crate) mod sites;")
	for _, name := range names {
		if name != "meta" {
			out.add("#[cfg(feature = %q)]", name)
		}
		out.add("pub mod %s;", name)
	}
	return out.String()
}

// sitesFile numbers the shared fields.
func (m *model) sitesFile() string {
	out := &lines{}
	out.add("//! The fields whose equal values are kept once. A site is an index in this list.\n")
	out.add("/// Their names, in order.\npub(crate) const SITES: [&str; %d] = [", len(m.sites))
	for _, site := range m.sites {
		out.add("%q,", site)
	}
	out.add("];")
	return out.String()
}

// kinds are the messages that a server has a resource of, by name.
func (m *model) kinds() []*message {
	var kinds []*message
	for _, message := range m.messages {
		if message.kind != "" && message.resource != nil {
			kinds = append(kinds, message)
		}
	}
	sort.Slice(kinds, func(i, j int) bool { return kinds[i].short < kinds[j].short })
	return kinds
}

// kindsFile has what is known of every kind.
func (m *model) kindsFile() string {
	kinds := m.kinds()
	out := &lines{}
	out.add("//! Every kind: its type and its resource.\n")
	out.add("use crate::object::object;\n")
	for _, message := range kinds {
		group, version, found := strings.Cut(message.apiVersion, "/")
		if !found {
			group, version = "", message.apiVersion
		}
		feature, _, _ := strings.Cut(message.pkg, "/")
		out.add("#[cfg(feature = %q)]", feature)
		out.add("object!(%s, %q, %q, %q, %q, %q, %v);", path("", message), group, version, message.apiVersion, message.kind,
			message.resource.plural, message.resource.namespaced)
	}
	out.add("\n/// Calls a macro with every kind of the enabled features: `(apiVersion, kind, path of the type)`.")
	out.add("///\n/// For tests and tables that go over all kinds.")
	out.add("#[macro_export]\nmacro_rules! for_each_kind {\n($callback:ident) => {")
	for _, message := range kinds {
		feature, _, _ := strings.Cut(message.pkg, "/")
		theirs := m.openapi[message.short]
		macro, open := "$callback", "()"
		if theirs != nil {
			open = "(" + theirs.path + ")"
		}
		out.add("%s!(%q, %q, %q, %s, %s);", macro, feature, message.apiVersion, message.kind,
			"$"+path("", message), open)
	}
	out.add("};\n}")
	return out.String()
}
