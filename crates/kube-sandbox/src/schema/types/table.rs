//! The types of the built-in kinds, read once from `schema/types.txt`.
//!
//! `testbed/wire/schema` writes that file from the published OpenAPI documents. A line is a type:
//!
//! ```text
//! core/v1.ServicePort appProtocol:s port:i protocol:s/v1.Protocol="TCP" targetPort:I
//! ```
//!
//! `!` after the name says that the type is written as a whole. `@apps/v1/Deployment` names a kind that the type is. Everything
//! else is a field: its name, its type, how it is merged, and its default.
//!
//! | type | JSON |
//! |---|---|
//! | `s`, `s/v1.Protocol` | text, and the Go type's name if it has one of its own |
//! | `i`, `l`, `f`, `b` | a number of 32 or 64 bits, a float, a bool |
//! | `y`, `t`, `m`, `d`, `q`, `I` | base64, time, time with microseconds, duration, quantity, number or text |
//! | `x` | anything |
//! | `[` or `{` and a type | a list or a map of it |
//! | `core/v1.PodSpec` | an object of that type |
//!
//! `|name,key` is a list whose items are identified by these keys, `|` a set, `!` a map that is written as a whole. `>key` is a list
//! that strategic patches merge by the key (`>` one of plain values), `<` a field that they replace. `=` is followed by the default.

use std::collections::HashMap;
use std::sync::LazyLock;

use serde_json::Value;

/// Every type, and the kinds among them.
#[derive(Debug)]
pub(crate) struct Types {
    structs: Vec<Struct>,
    /// [`Type::Struct`] of each of them.
    types: Vec<Type>,
    kinds: HashMap<&'static str, u16>,
}

/// A type with fields.
#[derive(Debug)]
pub(crate) struct Struct {
    /// `core/v1.PodSpec`
    name: &'static str,
    /// Server-side apply owns it as one value.
    pub(crate) atomic: bool,
    /// Sorted by name.
    fields: Vec<Field>,
}

/// A field of a [`Struct`].
#[derive(Debug)]
pub(crate) struct Field {
    pub(crate) name: &'static str,
    pub(crate) of: Type,
    pub(crate) merge: Merge,
    pub(crate) patch: Patch,
    pub(crate) default: Option<Value>,
}

/// The type of a value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Type {
    /// Text; the name is the Go type's.
    Text(&'static str),
    Int32,
    Int64,
    Float,
    Bool,
    Bytes,
    Time,
    MicroTime,
    Duration,
    Quantity,
    IntOrString,
    Any,
    List(Box<Type>),
    Map(Box<Type>),
    Struct(u16),
}

/// How server-side apply treats the value of a field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Merge {
    /// Objects field by field, lists as one value.
    Default,
    /// A list that is merged item by item; these keys identify an item.
    Keys(Vec<&'static str>),
    /// A list of plain values, member by member.
    Set,
    /// As one value.
    Atomic,
}

/// How a strategic merge patch treats a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Patch {
    /// Objects are merged, lists are replaced.
    Default,
    /// A list is merged, by this key or, if that is empty, by value.
    Merge(&'static str),
    /// Objects are replaced, too.
    Replace,
}

impl Types {
    /// The types of this crate.
    pub(crate) fn built_in() -> &'static Self {
        static TYPES: LazyLock<Types> = LazyLock::new(|| Types::parse(include_str!("../types.txt")));
        &TYPES
    }

    /// The type of a kind.
    pub(crate) fn kind(&self, api_version: &str, kind: &str) -> Option<u16> {
        self.kinds.get(format!("{api_version}/{kind}").as_str()).copied()
    }

    /// The type of this full name: `core/v1.PodSpec`.
    pub(crate) fn named(&self, name: &str) -> Option<u16> {
        let at = self.structs.iter().position(|of| of.name == name)?;
        u16::try_from(at).ok()
    }

    /// A type by its number, which [`kind`](Self::kind) and [`Type::Struct`] give.
    pub(crate) fn get(&self, id: u16) -> &Struct {
        &self.structs[usize::from(id)]
    }

    /// The same type as a value of another one.
    pub(crate) fn as_type(&self, id: u16) -> &Type {
        &self.types[usize::from(id)]
    }

    fn parse(text: &'static str) -> Self {
        let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
        let name_of = |line: &'static str| line.split(' ').next().unwrap_or_default();
        let numbers: HashMap<&str, u16> = (0..)
            .zip(&lines)
            .map(|(number, line)| (name_of(line).trim_end_matches('!'), number))
            .collect();
        let mut kinds = HashMap::new();
        let structs = (0..).zip(&lines).map(|(number, line)| {
            let mut words = line.split(' ');
            let name = words.next().unwrap_or_default();
            let mut fields = Vec::new();
            for word in words {
                match word.strip_prefix('@') {
                    Some(kind) => drop(kinds.insert(kind, number)),
                    None => fields.push(Field::parse(word, &numbers)),
                }
            }
            fields.sort_by_key(|field| field.name);
            Struct {
                name: name.trim_end_matches('!'),
                atomic: name.ends_with('!'),
                fields,
            }
        });
        let structs: Vec<Struct> = structs.collect();
        Self {
            types: (0..).take(structs.len()).map(Type::Struct).collect(),
            structs,
            kinds,
        }
    }
}

impl Struct {
    pub(crate) fn field(&self, name: &str) -> Option<&Field> {
        let at = self.fields.binary_search_by_key(&name, |field| field.name).ok()?;
        Some(&self.fields[at])
    }

    pub(crate) fn fields(&self) -> &[Field] {
        &self.fields
    }

    /// `PodSpec`
    pub(crate) fn name(&self) -> &'static str {
        self.name.rsplit('.').next().unwrap_or(self.name)
    }

    /// `v1.PodSpec`
    fn go_name(&self) -> &'static str {
        self.name.rsplit('/').next().unwrap_or(self.name)
    }
}

impl Field {
    fn parse(word: &'static str, numbers: &HashMap<&str, u16>) -> Self {
        let (word, default) = match word.split_once('=') {
            Some((word, text)) => (
                word,
                Some(serde_json::from_str(text).expect("types.txt: a default is JSON")),
            ),
            None => (word, None),
        };
        let (name, rest) = word.split_once(':').expect("types.txt: a field has a type");
        let (rest, patch) = match (rest.split_once('>'), rest.strip_suffix('<')) {
            (Some((rest, key)), _) => (rest, Patch::Merge(key)),
            (None, Some(rest)) => (rest, Patch::Replace),
            (None, None) => (rest, Patch::Default),
        };
        let (of, merge) = match (rest.split_once('|'), rest.strip_suffix('!')) {
            (Some((of, "")), _) => (of, Merge::Set),
            (Some((of, keys)), _) => (of, Merge::Keys(keys.split(',').collect())),
            (None, Some(of)) => (of, Merge::Atomic),
            (None, None) => (rest, Merge::Default),
        };
        Self {
            name,
            of: Type::parse(of, numbers),
            merge,
            patch,
            default,
        }
    }
}

impl Type {
    fn parse(word: &'static str, numbers: &HashMap<&str, u16>) -> Self {
        if let Some(item) = word.strip_prefix('[') {
            return Self::List(Box::new(Self::parse(item, numbers)));
        }
        if let Some(item) = word.strip_prefix('{') {
            return Self::Map(Box::new(Self::parse(item, numbers)));
        }
        if let Some(name) = word.strip_prefix("s/") {
            return Self::Text(name);
        }
        match word {
            "s" => Self::Text("string"),
            "i" => Self::Int32,
            "l" => Self::Int64,
            "f" => Self::Float,
            "b" => Self::Bool,
            "y" => Self::Bytes,
            "t" => Self::Time,
            "m" => Self::MicroTime,
            "d" => Self::Duration,
            "q" => Self::Quantity,
            "I" => Self::IntOrString,
            "x" => Self::Any,
            name => match numbers.get(name) {
                Some(number) => Self::Struct(*number),
                None => panic!("types.txt: {name} is no type"),
            },
        }
    }

    /// The Go type's name, as refusals quote it.
    pub(crate) fn go_name(&self) -> String {
        match self {
            Self::Text(name) => (*name).to_owned(),
            Self::Int32 | Self::IntOrString => "int32".to_owned(),
            Self::Int64 => "int64".to_owned(),
            Self::Float => "float64".to_owned(),
            Self::Bool => "bool".to_owned(),
            Self::Bytes => "[]uint8".to_owned(),
            Self::Time => "v1.Time".to_owned(),
            Self::MicroTime => "v1.MicroTime".to_owned(),
            Self::Duration => "v1.Duration".to_owned(),
            Self::Quantity => "resource.Quantity".to_owned(),
            Self::Any => "interface {}".to_owned(),
            Self::List(item) => format!("[]{}", item.go_name()),
            Self::Map(item) if **item == Self::Quantity => "v1.ResourceList".to_owned(),
            Self::Map(item) => format!("map[string]{}", item.go_name()),
            Self::Struct(id) => Types::built_in().get(*id).go_name().to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_read() {
        let types = Types::built_in();
        let pod = types.get(types.kind("v1", "Pod").expect("a kind"));
        assert_eq!(pod.name(), "Pod");
        assert_eq!(types.named("core/v1.Pod"), types.kind("v1", "Pod"));
        let Some(Type::Struct(spec)) = pod.field("spec").map(|f| f.of.clone()) else {
            panic!("a pod has a spec");
        };
        let containers = types.get(spec).field("containers").expect("a field");
        assert_eq!(containers.of.go_name(), "[]v1.Container");
        assert_eq!(containers.merge, Merge::Keys(vec!["name"]));
        assert_eq!(containers.patch, Patch::Merge("name"));
    }

    #[test]
    fn every_served_kind_that_is_published_has_a_type() {
        let types = Types::built_in();
        let defs = crate::schema::builtin().iter();
        let missing = defs.filter(|def| types.kind(&def.api_version(), &def.kind).is_none());
        let missing: Vec<String> = missing
            .map(|def| format!("{} {}", def.api_version(), def.kind))
            .collect();
        // Kinds that the published documents leave out.
        assert_eq!(
            missing,
            [
                "certificates.k8s.io/v1 ClusterTrustBundle",
                "certificates.k8s.io/v1 PodCertificateRequest",
                "lifecycle.k8s.io/v1alpha1 EvictionRequest",
                "lifecycle.k8s.io/v1alpha1 Eviction",
                "resource.k8s.io/v1 DeviceTaintRule",
                "scheduling.k8s.io/v1alpha3 CompositePodGroup",
                "scheduling.k8s.io/v1alpha3 PodGroup",
                "scheduling.k8s.io/v1alpha3 Workload",
                "scheduling.k8s.io/v1beta1 PodGroup",
                "scheduling.k8s.io/v1beta1 Workload",
                "storagemigration.k8s.io/v1 StorageVersionMigration"
            ]
        );
    }
}
