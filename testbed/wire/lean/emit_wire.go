package main

import (
	"fmt"
	"strings"
)

// wire is the file of a package's decoders.
func (m *model) wire(pkg string, messages []*message) string {
	out := &lines{}
	out.add("//! Decoders of %s.\n", pkg)
	out.add("use super::*;\n#[allow(unused_imports, reason = \"some packages need fewer\")]")
	out.add("use crate::wire::{Decode, Decoder, Error, Reader, nonempty};\n")
	for _, message := range messages {
		m.decoder(out, message)
	}
	return out.String()
}

func (m *model) decoder(out *lines, of *message) {
	out.add("impl Decode for %s {", of.name)
	out.add("const NAME: &'static str = %q;\n", of.name)
	m.loop(out, of, "merge", of.parts, true)
	out.add("}\n")
	m.inlined(out, of, "merge", of.parts)
}

// inlined writes a method for each inlined message: its fields are fields of the outer one.
func (m *model) inlined(out *lines, of *message, name string, parts []part) {
	for _, part := range parts {
		if part.field != nil {
			continue
		}
		inner := fmt.Sprintf("%s_%d", name, part.number)
		out.add("impl %s {", of.name)
		out.add("/// The inlined %s.", part.name)
		m.loop(out, of, inner, part.inline, false)
		out.add("}\n")
		m.inlined(out, of, inner, part.inline)
	}
}

func (m *model) loop(out *lines, of *message, name string, parts []part, complete bool) {
	body := &lines{}
	numbers := []string{}
	for _, part := range parts {
		numbers = append(numbers, fmt.Sprint(part.number))
		if part.field == nil {
			body.add("%d => self.%s_%d(&mut r.message()?, d)?,", part.number<<3|2, name, part.number)
		} else {
			body.add("%d => %s,", part.number<<3|wireType(part.field.elem), m.arm(of, part.field))
		}
	}
	fill := &lines{}
	if complete {
		for _, f := range of.fields {
			m.complete(fill, of, f)
		}
	}
	decoder := "d"
	if !usesDecoder(body.String() + fill.String()) {
		decoder = "_"
	}
	out.add("fn %s(&mut self, r: &mut Reader<'_>, %s: &mut Decoder<'_>) -> Result<(), Error> {", name, decoder)
	if len(parts) == 0 {
		out.add("while let Some(tag) = r.tag()? { r.skip(tag, &[])?; }")
	} else {
		out.add("while let Some(tag) = r.tag()? {\nmatch tag {")
		out.WriteString(body.String())
		out.add("_ => r.skip(tag, &[%s])?,", strings.Join(numbers, ", "))
		out.add("}\n}")
	}
	out.WriteString(fill.String())
	out.add("Ok(())\n}")
}

func usesDecoder(text string) bool {
	return strings.Contains(text, "d.") && strings.Contains(" "+strings.ReplaceAll(text, "(", " "), " d.") ||
		strings.Contains(text, ", d)") || strings.Contains(text, "(d)")
}

func wireType(e elem) int {
	switch e.letter {
	case 'b', 'i':
		return 0
	case 'd':
		return 1
	}
	return 2
}

// arm is what is done with a field that was found.
func (m *model) arm(of *message, f *field) string {
	place := "self." + f.rust
	tag := f.number<<3 | wireType(f.elem)
	if of.short == "meta/v1.ObjectMeta" && f.json == "managedFields" {
		return fmt.Sprintf("if d.keeps_managed_fields() { d.list(%s.get_or_insert_default(), r, %d)? } else { r.skip(%d, &[])? }",
			place, tag, tag)
	}
	site := fmt.Sprint(f.site)
	switch {
	case f.shape == "[" && f.shared && !f.required:
		return fmt.Sprintf("%s = Some(d.shared_list(%s.take(), %s, r, %d)?)", place, place, site, tag)
	case f.shape == "[" && f.shared:
		return fmt.Sprintf("%s = d.shared_list(Some(std::mem::take(&mut %s)), %s, r, %d)?", place, place, site, tag)
	case f.shape == "[" && f.required:
		return fmt.Sprintf("d.list(&mut %s, r, %d)?", place, tag)
	case f.shape == "[":
		return fmt.Sprintf("d.list(%s.get_or_insert_default(), r, %d)?", place, tag)
	case f.shape == "{":
		call := "map"
		args := ""
		if f.shared {
			call, args = "shared_map", site+", "
		}
		if f.required {
			return fmt.Sprintf("%s = d.%s(Some(std::mem::take(&mut %s)), %sr, %d)?", place, call, place, args, f.number<<3|2)
		}
		return fmt.Sprintf("%s = Some(d.%s(%s.take(), %sr, %d)?)", place, call, place, args, f.number<<3|2)
	case f.elem.letter == 'm' && f.shared && !f.required:
		return fmt.Sprintf("%s = Some(d.shared(%s.take(), %s, r)?)", place, place, site)
	case f.elem.letter == 'm' && f.required:
		return fmt.Sprintf("d.message(&mut %s, r)?", place)
	case f.elem.letter == 'm':
		return fmt.Sprintf("d.boxed(&mut %s, r)?", place)
	}
	// What is left is a single value. `made` is an Option if `isOption`.
	made, isOption := "", false
	switch f.elem.letter {
	case 's':
		made = "r.text()?"
		if f.interned {
			made = "d.intern(r)?"
		}
	case 'b':
		made = "r.bool()?"
	case 'i':
		made = fmt.Sprintf("r.i%d()?", f.elem.bits)
	case 'd':
		made = "r.f64()?"
	case 'y':
		made = "r.byte_string()?"
	case 'T', 'M':
		read := map[byte]string{'T': "time", 'M': "micro_time"}[f.elem.letter]
		old := place
		if f.required {
			old = "Some(" + place + ")"
		}
		made, isOption = fmt.Sprintf("r.%s(%s)?", read, old), true
	case 'I', 'Q':
		read := map[byte]string{'I': "int_or_string", 'Q': "quantity"}[f.elem.letter]
		old := place + ".take()"
		if f.required {
			old = "Some(std::mem::take(&mut " + place + "))"
		}
		made = fmt.Sprintf("r.%s(%s)?", read, old)
	case 'R':
		made, isOption = "r.raw_extension()?", true
	case 'J', 'F':
		made, isOption = "r.json()?", true
	case 'B', 'A', 'S':
		made, isOption = element(of.pkg, f.elem)+"::read(r, d)?", true
	default:
		fail("%s.%s: a %c alone", of.short, f.json, f.elem.letter)
	}
	if f.required {
		if isOption {
			made += ".unwrap_or_default()"
		}
		return place + " = " + made
	}
	if !isOption && f.presence == '+' {
		made = "nonempty(" + made + ")"
	} else if !isOption {
		made = "Some(" + made + ")"
	}
	if f.rare {
		return fmt.Sprintf("{ let value = %s; self.rare.put(value, |rare| &mut rare.%s); }", made, f.rust)
	}
	return place + " = " + made
}

// complete fills in what JSON shows of a field that is not on the wire.
func (m *model) complete(out *lines, of *message, f *field) {
	if !needsCompletion(f, map[*message]bool{of: true}) {
		return
	}
	if f.rare {
		fail("%s.%s is always in JSON, so it is not rare", of.short, f.json)
	}
	place := "self." + f.rust
	if f.elem.letter == 'm' && f.required {
		out.add("d.message(&mut %s, &mut Reader::no_message())?;", place)
		return
	}
	if f.required { // a quantity
		out.add("if %s.is_empty() { %s = crate::Quantity::zero(); }", place, place)
		return
	}
	out.add("if %s.is_none() {", place)
	switch f.elem.letter {
	case 'm':
		if f.shared {
			out.add("%s = Some(d.shared(None, %d, &mut Reader::no_message())?);", place, f.site)
		} else {
			out.add("d.boxed(&mut %s, &mut Reader::no_message())?;", place)
		}
	case 'Q':
		out.add("%s = Some(crate::Quantity::zero());", place)
	default:
		out.add("%s = Some(Default::default());", place)
	}
	out.add("}")
}
