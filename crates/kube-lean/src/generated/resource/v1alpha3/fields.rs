//! JSON names of resource/v1alpha3.
//!
//! Kubernetes v1.36.3. Written by testbed/wire/lean; do not edit.

use serde::de::MapAccess;
use serde::ser::SerializeMap;

use super::*;
use crate::de;
use crate::fields::{Fields, kind, message, optional};

impl Fields for DeviceTaint {
    const NAME: &'static str = "DeviceTaint";
    const NAMES: &'static [&'static str] = &["effect", "key", "timeAdded", "value"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.effect = de::required(map)?,
            1 => self.key = de::required(map)?,
            2 => self.time_added = map.next_value()?,
            3 => self.value = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("effect", &self.effect)?;
        map.serialize_entry("key", &self.key)?;
        optional(map, "timeAdded", &self.time_added)?;
        optional(map, "value", &self.value)?;
        Ok(())
    }
}

message!(DeviceTaint);

impl Fields for DeviceTaintRule {
    const NAME: &'static str = "DeviceTaintRule";
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
    DeviceTaintRule,
    "resource.k8s.io/v1alpha3",
    "DeviceTaintRule",
    "kube-lean:resource/v1alpha3.DeviceTaintRule"
);

impl Fields for DeviceTaintRuleSpec {
    const NAME: &'static str = "DeviceTaintRuleSpec";
    const NAMES: &'static [&'static str] = &["deviceSelector", "taint"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.device_selector = map.next_value()?,
            1 => self.taint = de::required(map)?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "deviceSelector", &self.device_selector)?;
        map.serialize_entry("taint", &self.taint)?;
        Ok(())
    }
}

message!(DeviceTaintRuleSpec);

impl Fields for DeviceTaintRuleStatus {
    const NAME: &'static str = "DeviceTaintRuleStatus";
    const NAMES: &'static [&'static str] = &["conditions"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.conditions = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "conditions", &self.conditions)?;
        Ok(())
    }
}

message!(DeviceTaintRuleStatus);

impl Fields for DeviceTaintSelector {
    const NAME: &'static str = "DeviceTaintSelector";
    const NAMES: &'static [&'static str] = &["device", "driver", "pool"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.device = map.next_value()?,
            1 => self.driver = map.next_value()?,
            2 => self.pool = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "device", &self.device)?;
        optional(map, "driver", &self.driver)?;
        optional(map, "pool", &self.pool)?;
        Ok(())
    }
}

message!(DeviceTaintSelector);

impl Fields for PoolStatus {
    const NAME: &'static str = "PoolStatus";
    const NAMES: &'static [&'static str] = &[
        "allocatedDevices",
        "availableDevices",
        "driver",
        "generation",
        "nodeName",
        "poolName",
        "resourceSliceCount",
        "totalDevices",
        "unavailableDevices",
        "validationError",
    ];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.allocated_devices = map.next_value()?,
            1 => self.available_devices = map.next_value()?,
            2 => self.driver = de::required(map)?,
            3 => self.generation = de::required(map)?,
            4 => self.node_name = map.next_value()?,
            5 => self.pool_name = de::required(map)?,
            6 => self.resource_slice_count = map.next_value()?,
            7 => self.total_devices = map.next_value()?,
            8 => self.unavailable_devices = map.next_value()?,
            9 => self.validation_error = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "allocatedDevices", &self.allocated_devices)?;
        optional(map, "availableDevices", &self.available_devices)?;
        map.serialize_entry("driver", &self.driver)?;
        map.serialize_entry("generation", &self.generation)?;
        optional(map, "nodeName", &self.node_name)?;
        map.serialize_entry("poolName", &self.pool_name)?;
        optional(map, "resourceSliceCount", &self.resource_slice_count)?;
        optional(map, "totalDevices", &self.total_devices)?;
        optional(map, "unavailableDevices", &self.unavailable_devices)?;
        optional(map, "validationError", &self.validation_error)?;
        Ok(())
    }
}

message!(PoolStatus);

impl Fields for ResourcePoolStatusRequest {
    const NAME: &'static str = "ResourcePoolStatusRequest";
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
    ResourcePoolStatusRequest,
    "resource.k8s.io/v1alpha3",
    "ResourcePoolStatusRequest",
    "kube-lean:resource/v1alpha3.ResourcePoolStatusRequest"
);

impl Fields for ResourcePoolStatusRequestSpec {
    const NAME: &'static str = "ResourcePoolStatusRequestSpec";
    const NAMES: &'static [&'static str] = &["driver", "limit", "poolName"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.driver = de::required(map)?,
            1 => self.limit = map.next_value()?,
            2 => self.pool_name = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("driver", &self.driver)?;
        optional(map, "limit", &self.limit)?;
        optional(map, "poolName", &self.pool_name)?;
        Ok(())
    }
}

message!(ResourcePoolStatusRequestSpec);

impl Fields for ResourcePoolStatusRequestStatus {
    const NAME: &'static str = "ResourcePoolStatusRequestStatus";
    const NAMES: &'static [&'static str] = &["conditions", "poolCount", "pools"];

    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error> {
        match field {
            0 => self.conditions = map.next_value()?,
            1 => self.pool_count = de::required(map)?,
            2 => self.pools = map.next_value()?,
            _ => {}
        }
        Ok(())
    }

    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        optional(map, "conditions", &self.conditions)?;
        map.serialize_entry("poolCount", &self.pool_count)?;
        optional(map, "pools", &self.pools)?;
        Ok(())
    }
}

message!(ResourcePoolStatusRequestStatus);
