//! Deployments, ReplicaSets, StatefulSets, DaemonSets, ReplicationControllers, Jobs and CronJobs.

use serde_json::Value;

use super::fields::{Fields, Top};
use super::pod;
use crate::status::FieldError;

pub(super) fn deployment(new: Top<'_>, old: Option<Top<'_>>) -> Vec<FieldError> {
    let spec = new.child("spec");
    let mut errors = Vec::new();
    spec.child("replicas").not_negative(&mut errors);
    template(&spec, "deployment", &mut errors);
    let strategy = spec.child("strategy");
    match strategy.child("type").text() {
        "Recreate" if !strategy.child("rollingUpdate").is_absent() => {
            let why = "may not be specified when strategy `type` is 'Recreate'";
            errors.push(strategy.child("rollingUpdate").forbidden(why));
        }
        "RollingUpdate" if strategy.child("rollingUpdate").is_absent() => {
            errors.push(
                strategy
                    .child("rollingUpdate")
                    .required("this should be defaulted and never be nil"),
            );
        }
        "Recreate" | "RollingUpdate" => {}
        _ => errors.push(
            strategy
                .child("type")
                .not_supported(&["Recreate", "RollingUpdate"]),
        ),
    }
    for name in [
        "minReadySeconds",
        "revisionHistoryLimit",
        "progressDeadlineSeconds",
    ] {
        spec.child(name).not_negative(&mut errors);
    }
    let (deadline, ready) = (
        spec.child("progressDeadlineSeconds"),
        spec.child("minReadySeconds"),
    );
    if deadline
        .number()
        .is_some_and(|deadline| deadline <= ready.number().unwrap_or(0))
    {
        errors.push(deadline.invalid("must be greater than minReadySeconds"));
    }
    if let Some(old) = old {
        spec.child("selector")
            .immutable(&old.child("spec").child("selector"), &mut errors);
    }
    errors
}

pub(super) fn replica_set(new: Top<'_>, old: Option<Top<'_>>) -> Vec<FieldError> {
    let spec = new.child("spec");
    let mut errors = Vec::new();
    spec.child("replicas").not_negative(&mut errors);
    spec.child("minReadySeconds").not_negative(&mut errors);
    template(&spec, "deployment", &mut errors);
    if let Some(old) = old {
        spec.child("selector")
            .immutable(&old.child("spec").child("selector"), &mut errors);
    }
    errors
}

pub(super) fn replication_controller(new: Top<'_>) -> Vec<FieldError> {
    let spec = new.child("spec");
    let mut errors = Vec::new();
    spec.child("minReadySeconds").not_negative(&mut errors);
    let selector = spec.child("selector");
    if selector.is_empty() {
        errors.push(selector.required(""));
    }
    spec.child("replicas").not_negative(&mut errors);
    let template = spec.child("template");
    if template.is_absent() {
        errors.push(template.required(""));
        return errors;
    }
    let labels = template.child("metadata").child("labels");
    let matches = selector
        .entries()
        .iter()
        .all(|(key, value)| labels.child(key).value() == value.value());
    if !selector.is_empty() && !matches {
        errors.push(labels.invalid("`selector` does not match template `labels`"));
    }
    errors.extend(pod::template(template));
    errors
}

pub(super) fn stateful_set(new: Top<'_>, old: Option<Top<'_>>) -> Vec<FieldError> {
    let spec = new.child("spec");
    let mut errors = Vec::new();
    let policy = spec.child("podManagementPolicy");
    if !matches!(policy.text(), "OrderedReady" | "Parallel") {
        errors.push(policy.invalid("must be 'OrderedReady' or 'Parallel'"));
    }
    let kind = spec.child("updateStrategy").child("type");
    if !matches!(kind.text(), "OnDelete" | "RollingUpdate") {
        errors.push(
            spec.child("updateStrategy")
                .invalid("must be 'RollingUpdate' or 'OnDelete'"),
        );
    }
    spec.child("replicas").not_negative(&mut errors);
    spec.child("minReadySeconds").not_negative(&mut errors);
    template(&spec, "statefulset", &mut errors);
    if let Some(old) = old {
        let kept = |spec: &Fields<'_>| {
            let mut spec = spec.value().clone();
            for name in [
                "replicas",
                "ordinals",
                "template",
                "updateStrategy",
                "revisionHistoryLimit",
                "persistentVolumeClaimRetentionPolicy",
                "minReadySeconds",
            ] {
                spec.as_object_mut().map(|map| map.remove(name));
            }
            spec
        };
        if kept(&spec) != kept(&old.child("spec")) {
            errors.push(spec.forbidden(
                "updates to statefulset spec for fields other than 'replicas', 'ordinals', 'template', 'updateStrategy', \
                 'revisionHistoryLimit', 'persistentVolumeClaimRetentionPolicy' and 'minReadySeconds' are forbidden",
            ));
        }
    }
    errors
}

pub(super) fn daemon_set(new: Top<'_>, old: Option<Top<'_>>) -> Vec<FieldError> {
    let spec = new.child("spec");
    let mut errors = Vec::new();
    template(&spec, "daemonset", &mut errors);
    spec.child("minReadySeconds").not_negative(&mut errors);
    let kind = spec.child("updateStrategy").child("type");
    if !matches!(kind.text(), "OnDelete" | "RollingUpdate") {
        errors.push(kind.not_supported(&["OnDelete", "RollingUpdate"]));
    }
    if let Some(old) = old {
        spec.child("selector")
            .immutable(&old.child("spec").child("selector"), &mut errors);
    }
    errors
}

pub(super) fn job(new: Top<'_>, old: Option<Top<'_>>) -> Vec<FieldError> {
    let spec = new.child("spec");
    let mut errors = job_spec(&spec);
    if spec.child("selector").is_absent() {
        errors.push(spec.child("selector").required(""));
    }
    if let Some(old) = old {
        let old = old.child("spec");
        for name in [
            "selector",
            "template",
            "completionMode",
            "podFailurePolicy",
            "backoffLimitPerIndex",
        ] {
            // Templates of suspended jobs that never started may change; the server keeps track in the status.
            if name == "template" && old.child("suspend").value() == &Value::Bool(true) {
                continue;
            }
            spec.child(name).immutable(&old.child(name), &mut errors);
        }
        if spec.child("completionMode").text() != "Indexed" {
            spec.child("completions")
                .immutable(&old.child("completions"), &mut errors);
        }
    }
    errors
}

pub(super) fn cron_job(new: Top<'_>) -> Vec<FieldError> {
    let spec = new.child("spec");
    let mut errors = Vec::new();
    let schedule = spec.child("schedule");
    if schedule.is_empty() {
        errors.push(schedule.required(""));
    } else if let Some(why) = bad_schedule(schedule.text()) {
        errors.push(schedule.invalid(why));
    }
    spec.child("startingDeadlineSeconds").not_negative(&mut errors);
    spec.child("concurrencyPolicy")
        .one_of(&["Allow", "Forbid", "Replace"], &mut errors);
    errors.extend(job_spec(&spec.child("jobTemplate").child("spec")));
    for name in ["successfulJobsHistoryLimit", "failedJobsHistoryLimit"] {
        spec.child(name).not_negative(&mut errors);
    }
    errors
}

fn job_spec(spec: &Fields<'_>) -> Vec<FieldError> {
    let mut errors = Vec::new();
    for name in [
        "parallelism",
        "completions",
        "activeDeadlineSeconds",
        "backoffLimit",
        "ttlSecondsAfterFinished",
    ] {
        spec.child(name).not_negative(&mut errors);
    }
    if !spec.child("completionMode").is_absent() {
        let mode = spec.child("completionMode");
        mode.one_of(&["Indexed", "NonIndexed"], &mut errors);
    }
    errors.extend(pod::template(spec.child("template")));
    let restart = spec.child("template").child("spec").child("restartPolicy");
    if !matches!(restart.text(), "OnFailure" | "Never") && !restart.is_empty() {
        let why = if restart.text() == "Always" {
            FieldError::required(restart.path(), "valid values: \"OnFailure\", \"Never\"")
        } else {
            return errors;
        };
        errors.push(why);
    }
    errors
}

/// A selector, and a template whose labels it matches.
fn template(spec: &Fields<'_>, kind: &str, errors: &mut Vec<FieldError>) {
    let (selector, template) = (spec.child("selector"), spec.child("template"));
    if selector.is_absent() {
        errors.push(selector.required(""));
    } else {
        pod::selector(&selector, errors);
        if selector.is_empty() {
            errors.push(selector.invalid(format!("empty selector is invalid for {kind}")));
        }
    }
    let labels = template.child("metadata").child("labels");
    // A missing selector matches nothing, and an empty one everything.
    if selector.is_absent() || !matches(&selector, &labels) {
        errors.push(labels.invalid("`selector` does not match template `labels`"));
    }
    errors.extend(pod::template(template.clone()));
    let restart = template.child("spec").child("restartPolicy");
    if !restart.is_empty() && restart.text() != "Always" {
        errors.push(restart.not_supported(&["Always"]));
    }
    if !template.child("spec").child("activeDeadlineSeconds").is_absent() && kind != "statefulset" {
        let at = template.child("spec").child("activeDeadlineSeconds");
        errors.push(at.forbidden("activeDeadlineSeconds in ReplicaSet is not Supported"));
    }
}

fn matches(selector: &Fields<'_>, labels: &Fields<'_>) -> bool {
    let equal = |(key, value): &(&str, Fields<'_>)| labels.child(key).value() == value.value();
    let expressed = |expression: &Fields<'_>| {
        let label = labels.child(expression.child("key").text());
        let listed = expression
            .child("values")
            .items()
            .iter()
            .any(|v| v.value() == label.value());
        match expression.child("operator").text() {
            "In" => listed,
            "NotIn" => !listed,
            "Exists" => !label.is_absent(),
            "DoesNotExist" => label.is_absent(),
            _ => true,
        }
    };
    selector.child("matchLabels").entries().iter().all(equal)
        && selector.child("matchExpressions").items().iter().all(expressed)
}

/// Why a schedule is none: five fields of numbers, lists, ranges and steps, or a name such as `@daily`.
fn bad_schedule(text: &str) -> Option<String> {
    if let Some(name) = text.strip_prefix('@') {
        let known = matches!(
            name,
            "yearly" | "annually" | "monthly" | "weekly" | "daily" | "midnight" | "hourly"
        ) || name.starts_with("every ");
        return (!known).then(|| format!("unrecognized descriptor: {text}"));
    }
    let fields: Vec<&str> = text.split_whitespace().collect();
    if fields.len() != 5 {
        return Some(
            format!("expected exactly 5 fields, found {}: {fields:?}", fields.len())
                .replace("\", \"", " ")
                .replace('"', ""),
        );
    }
    for field in &fields {
        for part in field.split(',') {
            let range = part.split('/').next().unwrap_or_default();
            let step = part.split('/').nth(1);
            let word = |w: &str| {
                w == "*"
                    || w == "?"
                    || w.parse::<u32>().is_ok()
                    || w.len() == 3 && w.bytes().all(|b| b.is_ascii_alphabetic())
            };
            if let Some(bad) = range.split('-').chain(step).find(|w| !word(w)) {
                return Some(format!(
                    "failed to parse int from {bad}: strconv.Atoi: parsing {bad:?}: invalid syntax"
                ));
            }
        }
    }
    None
}
