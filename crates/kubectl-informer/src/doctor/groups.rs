//! The check of groups of replicas that share work: which move is stuck, and why.

use std::time::Duration;

use anyhow::Result;
use kube_informer::shard::GroupReport;

use super::Finding;
use crate::connect::Cluster;
use crate::plain;

/// A move that takes longer is stuck: three renewals with the default period.
const PATIENCE: Duration = Duration::from_secs(6);

/// Reports on the groups that we can see. No groups are no finding, and neither are Leases that we may not read.
pub(super) async fn check(cluster: &Cluster, report: &mut impl FnMut(Finding) -> Result<()>) -> Result<()> {
    let list = || GroupReport::list(&cluster.client, cluster.namespace.as_deref());
    let Ok(earlier) = list().await else {
        return Ok(());
    };
    let moving = earlier.iter().any(|group| group.moving() > 0);
    let now = if moving {
        tokio::time::sleep(PATIENCE).await;
        match list().await {
            Ok(now) => now,
            Err(_) => return Ok(()),
        }
    } else {
        earlier.clone()
    };
    now.iter()
        .flat_map(|group| findings(group, &earlier))
        .try_for_each(report)
}

fn findings(group: &GroupReport, earlier: &[GroupReport]) -> Vec<Finding> {
    let name = format!(
        "{}/{}",
        plain::visible(&group.namespace),
        plain::visible(&group.name)
    );
    let before = earlier
        .iter()
        .find(|it| (&it.namespace, &it.name) == (&group.namespace, &group.name));
    let problems = before.map_or_else(|| group.problems(), |before| group.problems_since(before));
    if problems.is_empty() {
        return vec![Finding::good(format!(
            "shards of {name}: {} ranges, {} replicas, the largest share is {:.2} of an equal one",
            group.ranges,
            group.replicas.len(),
            group.imbalance().unwrap_or(1.0)
        ))];
    }
    let finding = |problem: String| {
        let problem = plain::visible(&problem).to_string();
        let (what, remedy) = problem.split_once("; ").unwrap_or((&problem, ""));
        let remedy = match remedy {
            "" => "`kubectl informer shards` shows the owners",
            remedy => remedy,
        };
        Finding::fair(format!("shards of {name}: {what}"), remedy)
    };
    problems.into_iter().map(finding).collect()
}
