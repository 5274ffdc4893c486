//! The query string: list and watch options, write options.

use std::time::Duration;

use serde_json::json;

use crate::schema::ResourceDef;
use crate::selector::{FieldSelector, LabelSelector, Selector, ShardSelector};
use crate::status::{ApiError, FieldError};

/// The query string, decoded.
#[derive(Debug, Clone, Default)]
pub(crate) struct Query(Vec<(String, String)>);

impl Query {
    pub(crate) fn parse(text: &str) -> Self {
        Self(form_urlencoded::parse(text.as_bytes()).into_owned().collect())
    }

    /// The first value under that name, if it is not empty.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        let value = self
            .0
            .iter()
            .find(|(key, _)| key == name)
            .map(|(_, value)| value.as_str());
        value.filter(|v| !v.is_empty())
    }

    pub(crate) fn pairs(&self) -> &[(String, String)] {
        &self.0
    }

    /// A flag is on unless it says `false` or `0`; absent is off.
    pub(crate) fn flag(&self, name: &str) -> Option<bool> {
        let value = self
            .0
            .iter()
            .find(|(key, _)| key == name)
            .map(|(_, value)| value)?;
        Some(!(value.eq_ignore_ascii_case("false") || value == "0"))
    }

    fn number(&self, name: &str) -> Result<Option<i64>, ApiError> {
        let Some(text) = self.get(name) else {
            return Ok(None);
        };
        let parsed = text.parse().map_err(|_| {
            ApiError::bad_request(format!("strconv.ParseInt: parsing \"{text}\": invalid syntax"))
        })?;
        Ok(Some(parsed))
    }

    /// `dryRun=All`: do everything but keep the result.
    pub(crate) fn dry_run(&self, kind: &str) -> Result<bool, ApiError> {
        match self.get("dryRun") {
            None => Ok(false),
            Some("All") => Ok(true),
            Some(other) => Err(ApiError::invalid_options(
                kind,
                vec![FieldError::not_supported("dryRun", &json!([other]), &["All"])],
            )),
        }
    }
}

/// How a version in the query is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum VersionMatch {
    Exact,
    NotOlderThan,
}

/// The options of a list or a watch.
#[derive(Debug, Clone)]
pub(crate) struct ListOptions {
    pub(crate) selector: Selector,
    /// None: not given. Some(0): any version will do.
    pub(crate) version: Option<u64>,
    pub(crate) version_match: Option<VersionMatch>,
    pub(crate) limit: usize,
    pub(crate) continue_token: Option<String>,
    pub(crate) timeout: Option<Duration>,
    pub(crate) bookmarks: bool,
    pub(crate) send_initial_events: Option<bool>,
}

impl ListOptions {
    /// `sharding`: the feature gate for shard selectors is on. Without it they are ignored, as the real server does.
    pub(crate) fn parse(
        query: &Query,
        def: &ResourceDef,
        watch: bool,
        sharding: bool,
    ) -> Result<Self, ApiError> {
        let limit = query.number("limit")?.unwrap_or(0);
        let timeout = query.number("timeoutSeconds")?;
        let labels = query.get("labelSelector").unwrap_or_default();
        let labels = LabelSelector::parse(labels).map_err(ApiError::bad_request)?;
        let fields = FieldSelector::parse(query.get("fieldSelector").unwrap_or_default())
            .map_err(ApiError::bad_request)?;
        let send_initial_events = query.flag("sendInitialEvents");
        check_matches(query, watch, send_initial_events)?;
        check_fields(&fields, def)?;
        let shard = match query.get("shardSelector") {
            Some(text) if sharding => {
                Some(ShardSelector::parse(text).map_err(|why| ApiError::new(500, "", why))?)
            }
            _ => None,
        };
        Ok(Self {
            selector: Selector {
                labels,
                fields,
                shard,
            },
            version: parse_version(query.get("resourceVersion"))?,
            version_match: match query.get("resourceVersionMatch") {
                Some("Exact") => Some(VersionMatch::Exact),
                Some(_) => Some(VersionMatch::NotOlderThan),
                None => None,
            },
            limit: usize::try_from(limit).unwrap_or(0),
            continue_token: query.get("continue").map(str::to_owned),
            timeout: timeout
                .and_then(|t| u64::try_from(t).ok())
                .filter(|t| *t > 0)
                .map(Duration::from_secs),
            bookmarks: query.flag("allowWatchBookmarks").unwrap_or(false),
            send_initial_events,
        })
    }
}

/// A version from the query.
pub(crate) fn parse_version(text: Option<&str>) -> Result<Option<u64>, ApiError> {
    let Some(text) = text else { return Ok(None) };
    let parsed = text.parse().map_err(|_| {
        let why = format!("strconv.ParseUint: parsing \"{text}\": invalid syntax");
        ApiError::bad_request(format!(
            "invalid resource version: resourceVersion: Invalid value: \"{text}\": {why}"
        ))
    })?;
    Ok(Some(parsed))
}

/// Which combinations of version options make no sense.
fn check_matches(query: &Query, watch: bool, send_initial_events: Option<bool>) -> Result<(), ApiError> {
    const MATCH: &str = "resourceVersionMatch";
    let mut errors = Vec::new();
    let mut forbid = |field: &str, why: &str| errors.push(FieldError::forbidden(field, why));
    let (matching, version) = (query.get(MATCH), query.get("resourceVersion"));
    let continued = query.get("continue").is_some();
    if watch {
        if send_initial_events.is_some() && matching != Some("NotOlderThan") {
            forbid(
                MATCH,
                "sendInitialEvents requires setting resourceVersionMatch to NotOlderThan",
            );
        }
        // A watch from anywhere is one with initial events, which is what the rest is checked as.
        let from_anywhere = send_initial_events.is_none() && matches!(version, None | Some("0"));
        if from_anywhere && matching.is_none() && continued {
            forbid(
                MATCH,
                "resourceVersionMatch is forbidden when continue is provided",
            );
        }
        if let Some(matching) = matching {
            if send_initial_events.is_none() {
                forbid(
                    MATCH,
                    "resourceVersionMatch is forbidden for watch unless sendInitialEvents is provided",
                );
            }
            if matching != "NotOlderThan" {
                errors.push(FieldError::not_supported(
                    MATCH,
                    &json!(matching),
                    &["NotOlderThan"],
                ));
            }
            if continued {
                errors.push(FieldError::forbidden(
                    MATCH,
                    "resourceVersionMatch is forbidden when continue is provided",
                ));
            }
        }
    } else {
        if let Some(matching) = matching {
            if version.is_none() {
                forbid(
                    MATCH,
                    "resourceVersionMatch is forbidden unless resourceVersion is provided",
                );
            }
            if continued {
                forbid(
                    MATCH,
                    "resourceVersionMatch is forbidden when continue is provided",
                );
            }
            if matching == "Exact" && version == Some("0") {
                forbid(
                    MATCH,
                    "resourceVersionMatch \"exact\" is forbidden for resourceVersion \"0\"",
                );
            }
            if !matches!(matching, "Exact" | "NotOlderThan") {
                errors.push(FieldError::not_supported(
                    MATCH,
                    &json!(matching),
                    &["Exact", "NotOlderThan", ""],
                ));
            }
        }
        if send_initial_events.is_some() {
            errors.push(FieldError::forbidden(
                "sendInitialEvents",
                "sendInitialEvents is forbidden for list",
            ));
        }
    }
    if errors.is_empty() {
        Ok(())
    } else {
        Err(ApiError::invalid_options("ListOptions", errors))
    }
}

/// Refuses field labels that this resource cannot be selected by.
fn check_fields(fields: &FieldSelector, def: &ResourceDef) -> Result<(), ApiError> {
    for label in fields.labels() {
        let known = label == "metadata.name"
            || (label == "metadata.namespace" && (def.namespaced || def.fields.is_empty()))
            || def.fields.iter().any(|f| f.label == label);
        if known {
            continue;
        }
        let message = if def.fields.is_empty() && !def.custom {
            format!(
                "\"{label}\" is not a known field selector: only \"metadata.name\", \"metadata.namespace\""
            )
        } else {
            format!("field label not supported: {label}")
        };
        return Err(ApiError::bad_request(message));
    }
    Ok(())
}
