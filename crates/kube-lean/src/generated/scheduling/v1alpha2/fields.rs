//! JSON names of scheduling/v1alpha2.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use serde::de::MapAccess;
use serde::ser::SerializeMap;

use super::*;
use crate::de;
use crate::fields::{Fields, kind, message, optional};

impl Fields for BasicSchedulingPolicy {
    const NAME: &'static str = "BasicSchedulingPolicy";
    const NAMES: &'static [&'static str] = &[];

    fn read<'de, A: MapAccess<'de>>(&mut self, _: usize, _: &mut A) -> Result<(), A::Error> {
        Ok(())
    }

    fn write<M: SerializeMap>(&self, _: &mut M) -> Result<(), M::Error> {
        Ok(())
    }
}

message!(BasicSchedulingPolicy);

impl Fields for GangSchedulingPolicy {
    const NAME: &'static str = "GangSchedulingPolicy";
    const NAMES: &'static [&'static str] = &["minCount"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.min_count = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("minCount", &self.min_count)?;
        Ok(())
    }
}

message!(GangSchedulingPolicy);

impl Fields for PodGroup {
    const NAME: &'static str = "PodGroup";
    const NAMES: &'static [&'static str] = &["metadata", "spec", "status"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = de::required(map)?,
            1 => self.spec = de::required(map)?,
            2 => self.status = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metadata", &self.metadata)?;
        map.serialize_entry("spec", &self.spec)?;
        optional(map, "status", &self.status)?;
        Ok(())
    }
}

kind!(
    PodGroup,
    "scheduling.k8s.io/v1alpha2",
    "PodGroup",
    "kube-lean:scheduling/v1alpha2.PodGroup"
);

impl Fields for PodGroupResourceClaim {
    const NAME: &'static str = "PodGroupResourceClaim";
    const NAMES: &'static [&'static str] = &["name", "resourceClaimName", "resourceClaimTemplateName"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.name = de::required(map)?,
            1 => self.resource_claim_name = map.next_value()?,
            2 => self.resource_claim_template_name = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("name", &self.name)?;
        optional(map, "resourceClaimName", &self.resource_claim_name)?;
        optional(
            map,
            "resourceClaimTemplateName",
            &self.resource_claim_template_name,
        )?;
        Ok(())
    }
}

message!(PodGroupResourceClaim);

impl Fields for PodGroupResourceClaimStatus {
    const NAME: &'static str = "PodGroupResourceClaimStatus";
    const NAMES: &'static [&'static str] = &["name", "resourceClaimName"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.name = de::required(map)?,
            1 => self.resource_claim_name = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("name", &self.name)?;
        optional(map, "resourceClaimName", &self.resource_claim_name)?;
        Ok(())
    }
}

message!(PodGroupResourceClaimStatus);

impl Fields for PodGroupSchedulingConstraints {
    const NAME: &'static str = "PodGroupSchedulingConstraints";
    const NAMES: &'static [&'static str] = &["topology"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.topology = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "topology", &self.topology)?;
        Ok(())
    }
}

message!(PodGroupSchedulingConstraints);

impl Fields for PodGroupSchedulingPolicy {
    const NAME: &'static str = "PodGroupSchedulingPolicy";
    const NAMES: &'static [&'static str] = &["basic", "gang"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.basic = map.next_value()?,
            1 => self.gang = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "basic", &self.basic)?;
        optional(map, "gang", &self.gang)?;
        Ok(())
    }
}

message!(PodGroupSchedulingPolicy);

impl Fields for PodGroupSpec {
    const NAME: &'static str = "PodGroupSpec";
    const NAMES: &'static [&'static str] = &[
        "disruptionMode",
        "podGroupTemplateRef",
        "priority",
        "priorityClassName",
        "resourceClaims",
        "schedulingConstraints",
        "schedulingPolicy",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.disruption_mode = map.next_value()?,
            1 => self.pod_group_template_ref = map.next_value()?,
            2 => self.priority = map.next_value()?,
            3 => self.priority_class_name = map.next_value()?,
            4 => self.resource_claims = map.next_value()?,
            5 => self.scheduling_constraints = map.next_value()?,
            6 => self.scheduling_policy = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "disruptionMode", &self.disruption_mode)?;
        optional(map, "podGroupTemplateRef", &self.pod_group_template_ref)?;
        optional(map, "priority", &self.priority)?;
        optional(map, "priorityClassName", &self.priority_class_name)?;
        optional(map, "resourceClaims", &self.resource_claims)?;
        optional(map, "schedulingConstraints", &self.scheduling_constraints)?;
        map.serialize_entry("schedulingPolicy", &self.scheduling_policy)?;
        Ok(())
    }
}

message!(PodGroupSpec);

impl Fields for PodGroupStatus {
    const NAME: &'static str = "PodGroupStatus";
    const NAMES: &'static [&'static str] = &["conditions", "resourceClaimStatuses"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.conditions = map.next_value()?,
            1 => self.resource_claim_statuses = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "conditions", &self.conditions)?;
        optional(map, "resourceClaimStatuses", &self.resource_claim_statuses)?;
        Ok(())
    }
}

message!(PodGroupStatus);

impl Fields for PodGroupTemplate {
    const NAME: &'static str = "PodGroupTemplate";
    const NAMES: &'static [&'static str] = &[
        "disruptionMode",
        "name",
        "priority",
        "priorityClassName",
        "resourceClaims",
        "schedulingConstraints",
        "schedulingPolicy",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.disruption_mode = map.next_value()?,
            1 => self.name = de::required(map)?,
            2 => self.priority = map.next_value()?,
            3 => self.priority_class_name = map.next_value()?,
            4 => self.resource_claims = map.next_value()?,
            5 => self.scheduling_constraints = map.next_value()?,
            6 => self.scheduling_policy = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "disruptionMode", &self.disruption_mode)?;
        map.serialize_entry("name", &self.name)?;
        optional(map, "priority", &self.priority)?;
        optional(map, "priorityClassName", &self.priority_class_name)?;
        optional(map, "resourceClaims", &self.resource_claims)?;
        optional(map, "schedulingConstraints", &self.scheduling_constraints)?;
        map.serialize_entry("schedulingPolicy", &self.scheduling_policy)?;
        Ok(())
    }
}

message!(PodGroupTemplate);

impl Fields for PodGroupTemplateReference {
    const NAME: &'static str = "PodGroupTemplateReference";
    const NAMES: &'static [&'static str] = &["workload"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.workload = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "workload", &self.workload)?;
        Ok(())
    }
}

message!(PodGroupTemplateReference);

impl Fields for TopologyConstraint {
    const NAME: &'static str = "TopologyConstraint";
    const NAMES: &'static [&'static str] = &["key"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.key = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("key", &self.key)?;
        Ok(())
    }
}

message!(TopologyConstraint);

impl Fields for TypedLocalObjectReference {
    const NAME: &'static str = "TypedLocalObjectReference";
    const NAMES: &'static [&'static str] = &["apiGroup", "kind", "name"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.api_group = map.next_value()?,
            1 => self.kind = de::required(map)?,
            2 => self.name = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "apiGroup", &self.api_group)?;
        map.serialize_entry("kind", &self.kind)?;
        map.serialize_entry("name", &self.name)?;
        Ok(())
    }
}

message!(TypedLocalObjectReference);

impl Fields for Workload {
    const NAME: &'static str = "Workload";
    const NAMES: &'static [&'static str] = &["metadata", "spec"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.metadata = de::required(map)?,
            1 => self.spec = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("metadata", &self.metadata)?;
        map.serialize_entry("spec", &self.spec)?;
        Ok(())
    }
}

kind!(
    Workload,
    "scheduling.k8s.io/v1alpha2",
    "Workload",
    "kube-lean:scheduling/v1alpha2.Workload"
);

impl Fields for WorkloadPodGroupTemplateReference {
    const NAME: &'static str = "WorkloadPodGroupTemplateReference";
    const NAMES: &'static [&'static str] = &["podGroupTemplateName", "workloadName"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.pod_group_template_name = de::required(map)?,
            1 => self.workload_name = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("podGroupTemplateName", &self.pod_group_template_name)?;
        map.serialize_entry("workloadName", &self.workload_name)?;
        Ok(())
    }
}

message!(WorkloadPodGroupTemplateReference);

impl Fields for WorkloadSpec {
    const NAME: &'static str = "WorkloadSpec";
    const NAMES: &'static [&'static str] = &["controllerRef", "podGroupTemplates"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.controller_ref = map.next_value()?,
            1 => self.pod_group_templates = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "controllerRef", &self.controller_ref)?;
        map.serialize_entry("podGroupTemplates", &self.pod_group_templates)?;
        Ok(())
    }
}

message!(WorkloadSpec);
