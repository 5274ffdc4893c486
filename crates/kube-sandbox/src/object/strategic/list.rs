//! Merges lists, and restores their order.

use serde_json::{Map, Value};

use super::meta::{Strategy, Type};
use super::{DIRECTIVE, ELEMENT_ORDER, MergeError, go_type, merge_map, without_directives};

type List = Vec<Value>;

/// Handles every `$setElementOrder/<field>` of a patch together with its list.
pub(super) fn merge_ordered(
    original: &mut Map<String, Value>,
    patch: &mut Map<String, Value>,
    of: Type,
) -> Result<(), MergeError> {
    let directives: List = patch
        .keys()
        .filter(|key| key.starts_with(ELEMENT_ORDER))
        .map(|key| Value::String(key.clone()))
        .collect();
    for directive in directives.iter().filter_map(Value::as_str) {
        let order = match patch.remove(directive) {
            Some(Value::Array(order)) => order,
            other => return Err(MergeError::expected("[]interface {}", &other.unwrap_or_default())),
        };
        let field = directive
            .strip_prefix(ELEMENT_ORDER)
            .and_then(|rest| rest.strip_prefix('/'));
        let field = field.ok_or(MergeError::ELEMENT_ORDER)?;
        let old = as_list(original.get(field))?;
        let new = as_list(patch.get(field))?;
        let (items, strategy) = of.list(field)?;
        let key = match strategy {
            Strategy::Merge(key) => key,
            _ => "",
        };
        check_order(new.as_deref().unwrap_or_default(), &order, key)?;
        patch.remove(field);
        let merged = match (old.clone(), new.clone()) {
            (None, None) => continue,
            (Some(old), None) => old,
            (None, Some(new)) => new.into_iter().filter_map(without_directives).collect(),
            (Some(old), Some(new)) => match strategy {
                Strategy::Merge(key) => merge(old, new, key, items)?,
                _ => new,
            },
        };
        let old = old.unwrap_or_default();
        element_type(&old, &new.unwrap_or_default())?;
        let (named, others) = partition(merged, &order, key)?;
        let all = in_order(named, others, &order, &old, key)?;
        original.insert(field.to_owned(), Value::Array(all));
    }
    Ok(())
}

fn as_list(value: Option<&Value>) -> Result<Option<List>, MergeError> {
    match value {
        None => Ok(None),
        Some(Value::Array(list)) => Ok(Some(list.clone())),
        Some(other) => Err(MergeError::expected("[]interface {}", other)),
    }
}

/// Checks that the list of a patch has the order that the patch itself requests.
fn check_order(patch: &[Value], order: &[Value], key: &str) -> Result<(), MergeError> {
    if patch.is_empty() || order.is_empty() {
        return Ok(());
    }
    let mut rest = order.iter();
    for item in patch.iter().filter(|item| item.get(DIRECTIVE).is_none()) {
        let wanted = identity(item, key)?;
        let mut found = false;
        for other in rest.by_ref() {
            if identity(other, key)? == wanted {
                found = true;
                break;
            }
        }
        if !found {
            return Err(MergeError::Unfit(format!(
                "The order in patch list:\n{}\n doesn't match {ELEMENT_ORDER} list:\n{}\n",
                Value::Array(patch.to_vec()),
                Value::Array(order.to_vec())
            )));
        }
    }
    Ok(())
}

/// Merges two lists by the value of a key, or by the items themselves if there is no key.
pub(super) fn merge(original: List, patch: List, key: &str, of: Type) -> Result<List, MergeError> {
    if original.is_empty() && patch.is_empty() {
        return Ok(original);
    }
    let (original, patch, merged) = match element_type(&original, &patch)? {
        "map[string]interface {}" if key.is_empty() => {
            return Err(MergeError::Unfit(
                "cannot merge lists without merge key for struct".to_owned(),
            ));
        }
        "map[string]interface {}" => {
            let (original, patch) = special_elements(original, patch, key)?;
            let merged = merge_items(original.clone(), &patch, key, of)?;
            (original, patch, merged)
        }
        _ => {
            let mut merged = original.clone();
            for item in &patch {
                if !merged.contains(item) {
                    merged.push(item.clone());
                }
            }
            (original, patch, merged)
        }
    };
    let (named, others) = partition(merged, &patch, key)?;
    in_order(named, others, &patch, &original, key)
}

/// Applies items with a `$patch` directive. Returns the original and the patch without them.
fn special_elements(mut original: List, patch: List, key: &str) -> Result<(List, List), MergeError> {
    let (mut plain, mut replace) = (List::new(), false);
    for item in patch {
        let Value::Object(map) = &item else { continue };
        let Some(directive) = map.get(DIRECTIVE) else {
            plain.push(item);
            continue;
        };
        match directive.as_str() {
            Some("delete") => {
                let gone = map.get(key).ok_or_else(|| MergeError::no_merge_key(map, key))?;
                original.retain(|item| item.get(key) != Some(gone));
            }
            Some("replace") => replace = true,
            Some("merge") => {
                return Err(MergeError::Unfit(
                    "merging lists cannot yet be specified in the patch".to_owned(),
                ));
            }
            _ => return Err(MergeError::bad_patch_type(directive, map)),
        }
    }
    Ok(match replace {
        true => (plain, List::new()),
        false => (original, plain),
    })
}

fn merge_items(mut original: List, patch: &[Value], key: &str, of: Type) -> Result<List, MergeError> {
    for item in patch {
        let Value::Object(new) = item else { continue };
        let wanted = new.get(key).ok_or_else(|| MergeError::no_merge_key(new, key))?;
        match original.iter_mut().find(|old| old.get(key) == Some(wanted)) {
            Some(old) => {
                if let Value::Object(map) = old.take() {
                    *old = Value::Object(merge_map(map, new.clone(), of)?);
                }
            }
            None => original.push(item.clone()),
        }
    }
    Ok(original)
}

/// The list without the values that a patch deletes.
pub(super) fn without(original: List, gone: &[Value]) -> Result<List, MergeError> {
    if original.is_empty() && gone.is_empty() {
        return Ok(original);
    }
    element_type(&original, gone)?;
    Ok(original.into_iter().filter(|item| !gone.contains(item)).collect())
}

/// The type of all elements, which must be the same and not a list.
fn element_type(a: &[Value], b: &[Value]) -> Result<&'static str, MergeError> {
    let mut types = a.iter().chain(b).map(go_type);
    let first = types
        .next()
        .ok_or_else(|| MergeError::Unfit("no elements in any of the given slices".to_owned()))?;
    if first == "[]interface {}" {
        return Err(MergeError::LISTS_OF_LISTS);
    }
    match types.all(|other| other == first) {
        true => Ok(first),
        false => {
            let all = Value::Array(vec![Value::Array(a.to_vec()), Value::Array(b.to_vec())]);
            Err(MergeError::Unfit(format!(
                "list element types are not identical: {all}"
            )))
        }
    }
}

/// The identity of a list item: the value of the key, or the item itself.
fn identity<'a>(item: &'a Value, key: &str) -> Result<&'a Value, MergeError> {
    if key.is_empty() {
        return Ok(item);
    }
    let map = item
        .as_object()
        .ok_or_else(|| MergeError::expected("map[string]interface {}", item))?;
    map.get(key).ok_or_else(|| MergeError::no_merge_key(map, key))
}

/// Splits the items into those that `by` names and the others.
fn partition(items: List, by: &[Value], key: &str) -> Result<(List, List), MergeError> {
    let mut parts = (List::new(), List::new());
    for item in items {
        let own = identity(&item, key)?;
        let named = by.iter().any(|other| match key {
            "" => other == own,
            key => other.get(key) == Some(own),
        });
        match named {
            true => parts.0.push(item),
            false => parts.1.push(item),
        }
    }
    Ok(parts)
}

/// Keeps the items of the patch in the patch's order and the items of the server in the server's
/// order. The latter are inserted between the former where the server had them.
fn in_order(
    patch: List,
    server: List,
    patch_order: &[Value],
    server_order: &[Value],
    key: &str,
) -> Result<List, MergeError> {
    let patch = sorted(patch, patch_order, key)?;
    let server = sorted(server, server_order, key)?;
    let place = |item: &Value| position(server_order, item, key);
    let (mut patch, mut server) = (patch.into_iter().peekable(), server.into_iter().peekable());
    let mut all = List::new();
    loop {
        let server_first = match (server.peek(), patch.peek()) {
            (None, None) => return Ok(all),
            (Some(_), None) => true,
            (None, Some(_)) => false,
            (Some(left), Some(right)) => {
                matches!((place(left), place(right)), (Some(left), Some(right)) if left < right)
            }
        };
        all.extend(if server_first { server.next() } else { patch.next() });
    }
}

fn sorted(mut items: List, order: &[Value], key: &str) -> Result<List, MergeError> {
    for item in items.iter().chain(order) {
        identity(item, key)?;
    }
    items.sort_by_key(|item| position(order, item, key).unwrap_or(usize::MAX));
    Ok(items)
}

fn position(order: &[Value], item: &Value, key: &str) -> Option<usize> {
    let own = identity(item, key).ok()?;
    order
        .iter()
        .position(|other| identity(other, key).ok() == Some(own))
}
