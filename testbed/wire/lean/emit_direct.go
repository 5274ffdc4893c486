package main

import (
	"fmt"
	"strings"
)

// direct is the file of a package's decoders into the types of k8s-openapi. Values are written where they stay: a type of k8s-openapi
// can have thousands of bytes, and moving them costs more than reading the wire. A message can be written over an older object, whose
// memory is used again. Until a field is read, its value is stale; fields that the message does not have are reset at its end.
func (m *model) direct(pkg string, messages []*message) string {
	out := &lines{}
	out.add("//! Decoders of %s into the types of k8s-openapi.\n", pkg)
	out.add("#[allow(unused_imports, reason = \"some packages need fewer\")]")
	out.add("use crate::wire::{Decode, Decoder, Error, InPlace, Reader, Stale, nonempty, openapi};\n")
	for _, of := range messages {
		if of = m.theirs(of); of != nil {
			m.directDecoder(out, of)
		}
	}
	return out.String()
}

// theirs is the message with the fields that k8s-openapi has too, as k8s-openapi has them.
func (m *model) theirs(of *message) *message {
	open := m.openapi[of.short]
	if open == nil {
		return nil
	}
	if known, ok := m.adapted[of.short]; ok {
		return known
	}
	made := &message{short: of.short, pkg: of.pkg, name: of.name, apiVersion: of.apiVersion, kind: of.kind, openapi: open}
	m.adapted[of.short] = made
	made.parts = m.theirParts(of.parts, open)
	made.fields = flatten(made.parts)
	if len(made.fields) < len(open.fields)-typeFields(open) && !open.hasDefault {
		fail("%s has a field that is not on the wire, and no default", of.short)
	}
	return made
}

// typeFields is how many fields of a type are not on the wire: apiVersion and kind.
func typeFields(open *openapiType) int {
	count := 0
	for _, json := range []string{"apiVersion", "kind"} {
		if _, ok := open.fields[json]; ok {
			count++
		}
	}
	return count
}

func (m *model) theirParts(parts []part, open *openapiType) []part {
	var made []part
	for _, p := range parts {
		if p.field == nil {
			made = append(made, part{number: p.number, name: p.name, inline: m.theirParts(p.inline, open)})
			continue
		}
		if !m.converts(p.field, open) {
			continue
		}
		their := open.fields[p.field.json]
		f := *p.field
		f.rust, f.required, f.rare, f.shared, f.interned = their.rust, !their.optional, false, false, false
		f.openapi = strings.ReplaceAll(their.kind, "crate::", "k8s_openapi::")
		f.boxed = strings.HasPrefix(their.kind, "std::boxed::Box<")
		if f.elem.of != nil {
			f.elem.of = m.theirs(f.elem.of)
		}
		made = append(made, part{number: p.number, field: &f})
	}
	return made
}

func (m *model) directDecoder(out *lines, of *message) {
	switch {
	case of.openapi.isTuple:
		out.add("impl Decode for %s {", of.openapi.path)
		out.add("const NAME: &'static str = %q;\n", of.name)
		out.add("fn merge(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {")
		out.add("self.0 = serde_json::Value::Object(Default::default());")
		out.add("while let Some(tag) = r.tag()? { r.skip(tag, &[])?; }\nOk(())\n}\n}\n")
		return
	case of.openapi.hasDefault:
		out.add("impl Decode for %s {", of.openapi.path)
		out.add("const NAME: &'static str = %q;\n", of.name)
		for _, entry := range [][2]string{{"merge", "nothing"}, {"overwrite", "everything"}} {
			out.add("fn %s(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {", entry[0])
			out.add("%s(self, Stale::%s(), r, d)\n}\n", functionName(of), entry[1])
		}
		out.add("}\n")
	default:
		// A type with a required time has no default. The message is refused if it does not have that time.
		out.add("impl InPlace for %s {", of.openapi.path)
		out.add("fn blank() -> Self {\nSelf {")
		for _, f := range of.fields {
			value := "Default::default()"
			if isTime(f.elem) && f.shape == "" && f.required {
				value = f.openapi + "(openapi::NO_TIME)"
			}
			out.add("%s: %s,", f.rust, value)
		}
		out.add("}\n}\n")
		for _, entry := range [][2]string{{"read", "nothing"}, {"read_over", "everything"}} {
			out.add("fn %s(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {", entry[0])
			out.add("d.nested(%q, r, |r, d| %s(self, Stale::%s(), r, d))\n}\n", of.name, functionName(of), entry[1])
		}
		out.add("}\n")
	}
	m.directLoop(out, of, functionName(of), of.parts, true)
	out.add("")
	m.directInlined(out, of, functionName(of), of.parts)
}

func isTime(e elem) bool { return e.letter == 'T' || e.letter == 'M' }

func functionName(of *message) string { return strings.TrimSuffix(rustName(of.name), "_") }

// directInlined writes a function for each inlined message.
func (m *model) directInlined(out *lines, of *message, name string, parts []part) {
	for _, part := range parts {
		if part.field != nil {
			continue
		}
		inner := fmt.Sprintf("%s_%d", name, part.number)
		out.add("/// The inlined %s.", part.name)
		m.directLoop(out, of, inner, part.inline, false)
		out.add("")
		m.directInlined(out, of, inner, part.inline)
	}
}

// directLoop writes the function that reads a message, or an inlined one.
func (m *model) directLoop(out *lines, of *message, name string, parts []part, complete bool) {
	body, reset := &lines{}, &lines{}
	numbers := []string{}
	for _, part := range parts {
		if part.number >= 64 {
			fail("%s has field %d: Stale has 64 bits", of.short, part.number)
		}
		numbers = append(numbers, fmt.Sprint(part.number))
		if part.field == nil {
			body.add("%d => %s_%d(to, Stale::all_if(is_stale), &mut r.message()?, d)?,", part.number<<3|2, name, part.number)
			reset.add("if stale.has(%d) { %s_%d(to, Stale::everything(), &mut Reader::new(&[]), d)?; }", part.number, name, part.number)
			continue
		}
		body.add("%d => %s,", part.number<<3|wireType(part.field.elem), m.directArm(of, part.field))
		directReset(reset, part.field)
	}
	fill := &lines{}
	if complete {
		for _, f := range of.fields {
			m.directComplete(fill, of, f)
		}
	}
	all := body.String() + reset.String() + fill.String()
	decoder := "d"
	if !usesDecoder(all) {
		decoder = "_"
	}
	to, stale := "to", "mut stale"
	if len(parts) == 0 {
		to, stale = "_", "_"
	}
	out.add("fn %s(%s: &mut %s, %s: Stale, r: &mut Reader<'_>, %s: &mut Decoder<'_>) -> Result<(), Error> {", name, to, of.openapi.path, stale, decoder)
	if len(parts) == 0 {
		out.add("while let Some(tag) = r.tag()? { r.skip(tag, &[])?; }")
	} else {
		take := "stale.take(tag);"
		if strings.Contains(body.String(), "is_stale") {
			take = "let is_stale = stale.take(tag);"
		}
		out.add("while let Some(tag) = r.tag()? {\n%s\nmatch tag {", take)
		out.WriteString(body.String())
		out.add("_ => r.skip(tag, &[%s])?,", strings.Join(numbers, ", "))
		out.add("}\n}")
		out.add("if stale.is_any() {")
		out.WriteString(reset.String())
		out.add("}")
	}
	out.WriteString(fill.String())
	out.add("Ok(())\n}")
}

// directReset resets a field that the message does not have.
func directReset(out *lines, f *field) {
	place := "to." + f.rust
	switch {
	case f.required && f.shape == "" && isTime(f.elem):
		out.add("if stale.has(%d) { %s.0 = openapi::NO_TIME; }", f.number, place)
	case f.required && f.shape == "" && f.elem.of != nil && !f.elem.of.openapi.hasDefault:
		out.add("if stale.has(%d) { %s = InPlace::blank(); }", f.number, place)
	default:
		out.add("stale.reset(%d, &mut %s);", f.number, place)
	}
}

// directArm is what is done with a field that was found.
func (m *model) directArm(of *message, f *field) string {
	place := "to." + f.rust
	tag := f.number<<3 | wireType(f.elem)
	into := "&mut " + place
	if !f.required {
		into = place + ".get_or_insert_default()"
	}
	switch {
	case of.short == "meta/v1.ObjectMeta" && f.json == "managedFields":
		return fmt.Sprintf("if d.keeps_managed_fields() { d.vec(is_stale, %s, r, %d)? } else { %s = None; r.skip(%d, &[])? }", into, tag, place, tag)
	case f.shape == "[":
		return fmt.Sprintf("d.vec(is_stale, %s, r, %d)?", into, tag)
	case f.shape == "{":
		return fmt.Sprintf("d.tree(is_stale, %s, r, %d)?", into, f.number<<3|2)
	case f.elem.letter == 'm':
		return fmt.Sprintf("d.over(is_stale, %s, r)?", borrowed(f))
	case f.elem.letter == 's':
		switch {
		case f.required:
			return fmt.Sprintf("r.put(&mut %s)?", place)
		case f.presence == '+':
			return fmt.Sprintf("r.put_nonempty(&mut %s)?", place)
		}
		return fmt.Sprintf("r.put_some(&mut %s)?", place)
	}
	// What is left is a single value. `made` is an Option if `isOption`.
	made, isOption := "", false
	switch f.elem.letter {
	case 'b':
		made = "r.bool()?"
	case 'i':
		made = fmt.Sprintf("r.i%d()?", f.elem.bits)
	case 'd':
		made = "r.f64()?"
	case 'y':
		made = f.openapi + "(r.bytes()?.to_vec())"
	case 'T', 'M':
		read := map[byte]string{'T': "timestamp", 'M': "micro_timestamp"}[f.elem.letter]
		old := place + ".as_ref().map(|old| old.0)"
		if f.required {
			old = "Some(" + place + ".0)"
		}
		made = fmt.Sprintf("r.%s(openapi::unless(is_stale, %s))?", read, old)
		if f.required {
			return fmt.Sprintf("%s.0 = %s.unwrap_or(openapi::NO_TIME)", place, made)
		}
		return fmt.Sprintf("%s = %s.map(%s)", place, made, f.openapi)
	case 'I', 'Q':
		if f.required || f.presence != '+' {
			return fmt.Sprintf("d.over(is_stale, %s, r)?", borrowed(f))
		}
		fail("%s.%s: omitted if it is zero", of.short, f.json)
	case 'R', 'J', 'F':
		made = "r.value()?"
		if f.elem.letter == 'R' {
			made = "r.raw_value()?"
		}
		if f.required {
			return fmt.Sprintf("%s.0 = %s.unwrap_or_default()", place, made)
		}
		return fmt.Sprintf("%s = %s.map(%s)", place, made, f.openapi)
	case 'B':
		made, isOption = "Some(openapi::schema_or_bool(r, d)?)", true
	case 'A':
		made, isOption = "openapi::schema_or_array(r, d)?", true
	default:
		fail("%s.%s: a %c alone", of.short, f.json, f.elem.letter)
	}
	if f.required {
		if isOption {
			fail("%s.%s is required", of.short, f.json)
		}
		return place + " = " + made
	}
	if !isOption && f.presence == '+' {
		made = "nonempty(" + made + ")"
	} else if !isOption {
		made = "Some(" + made + ")"
	}
	return place + " = " + made
}

// borrowed is the same as an argument.
func borrowed(f *field) string {
	place := blankPlace(f)
	switch {
	case f.boxed:
		return "&mut **" + place
	case place != "to."+f.rust:
		return place
	}
	return "&mut to." + f.rust
}

// blankPlace is where a message is read into.
func blankPlace(f *field) string {
	place := "to." + f.rust
	switch {
	case f.boxed:
		return place + ".get_or_insert_default()"
	case !f.required && (f.elem.of == nil || f.elem.of.openapi.hasDefault):
		return place + ".get_or_insert_default()"
	case !f.required:
		return place + ".get_or_insert_with(InPlace::blank)"
	}
	return place
}

// directComplete fills in what JSON shows of a field that is not on the wire.
func (m *model) directComplete(out *lines, of *message, f *field) {
	place := "to." + f.rust
	if isTime(f.elem) && f.shape == "" && f.required {
		out.add("if %s.0 == openapi::NO_TIME { return Err(openapi::no_time(r)); }", place)
		return
	}
	if !needsCompletion(f, map[*message]bool{of: true}) {
		return
	}
	if f.elem.letter == 'm' && f.required {
		out.add("%s.read(&mut Reader::no_message(), d)?;", place)
		return
	}
	if f.required { // a quantity
		out.add("if %s.0.is_empty() { %s.0.push('0'); }", place, place)
		return
	}
	out.add("if %s.is_none() {", place)
	switch f.elem.letter {
	case 'm', 'Q':
		out.add("%s.read(&mut Reader::no_message(), d)?;", blankPlace(f))
	default:
		out.add("%s = Some(Default::default());", place)
	}
	out.add("}")
}

// decodersFile lists the kinds' types in k8s-openapi.
func (m *model) decodersFile() string {
	out := &lines{}
	out.add("//! The types of k8s-openapi that have a decoder, one for each kind.\n")
	out.add("/// Calls a macro with every type: `(message, path of the type)`.")
	out.add("macro_rules! for_each_type {\n($callback:ident) => {")
	for _, of := range m.kinds() {
		open := m.openapi[of.short]
		if open == nil {
			continue
		}
		if !open.hasDefault {
			fail("%s is a kind without a default", of.short)
		}
		feature, _, _ := strings.Cut(of.pkg, "/")
		out.add("#[cfg(feature = %q)]\n$callback!(%q, %s);", feature, of.short, open.path)
	}
	out.add("};\n}\npub(crate) use for_each_type;")
	return out.String()
}
