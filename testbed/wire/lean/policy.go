package main

import (
	"sort"
	"strings"
)

// hot has the fields that stay in line; the other optional ones of these messages are kept out of line, in one box that is there
// only if one of them is set.
var hot = map[string]string{
	"meta/v1.ObjectMeta": "name generateName namespace uid resourceVersion generation creationTimestamp labels annotations ownerReferences",
	"core/v1.Volume":     "name projected configMap secret emptyDir persistentVolumeClaim hostPath",
	"core/v1.Container": "name image command args env ports resources volumeMounts livenessProbe readinessProbe imagePullPolicy " +
		"terminationMessagePath terminationMessagePolicy securityContext",
	"core/v1.EphemeralContainer": "name image command args targetContainerName imagePullPolicy terminationMessagePath " +
		"terminationMessagePolicy resources",
	"core/v1.VolumeMount": "name mountPath readOnly subPath",
	"core/v1.PodSpec": "volumes containers initContainers restartPolicy terminationGracePeriodSeconds dnsPolicy nodeSelector " +
		"serviceAccountName serviceAccount nodeName securityContext imagePullSecrets affinity schedulerName tolerations priority " +
		"enableServiceLinks preemptionPolicy",
	"core/v1.PodStatus": "phase conditions hostIP hostIPs podIP podIPs startTime containerStatuses initContainerStatuses qosClass " +
		"observedGeneration",
	"core/v1.ContainerStatus": "name state lastState ready restartCount image imageID containerID started resources allocatedResources " +
		"volumeMounts",
	"core/v1.NodeSpec":   "podCIDR podCIDRs providerID taints unschedulable",
	"core/v1.NodeStatus": "capacity allocatable conditions addresses daemonEndpoints nodeInfo images",
	"core/v1.ServiceSpec": "ports selector clusterIP clusterIPs type sessionAffinity ipFamilies ipFamilyPolicy internalTrafficPolicy " +
		"externalTrafficPolicy allocateLoadBalancerNodePorts",
	"core/v1.PersistentVolumeSpec": "capacity accessModes claimRef persistentVolumeReclaimPolicy storageClassName volumeMode csi " +
		"nodeAffinity hostPath nfs local",
	"core/v1.Event": "metadata involvedObject reason message source firstTimestamp lastTimestamp count type reportingComponent " +
		"reportingInstance",
	"events/v1.Event":                  "metadata eventTime reportingController reportingInstance action reason regarding note type deprecatedSource",
	"discovery/v1.Endpoint":            "addresses conditions nodeName targetRef zone",
	"apiextensions/v1.JSONSchemaProps": "type description properties items required format enum",
}

// shared has the fields whose equal values are kept once: objects of one controller have them in common.
var shared = []string{
	"meta/v1.ObjectMeta: labels annotations ownerReferences finalizers",
	"meta/v1.LabelSelector: matchLabels",
	"core/v1.Container: args command env envFrom ports resources livenessProbe readinessProbe startupProbe securityContext lifecycle",
	"core/v1.EphemeralContainer: args command env envFrom resources securityContext",
	"core/v1.EnvVar: valueFrom",
	"core/v1.PodSpec: tolerations affinity securityContext imagePullSecrets nodeSelector topologySpreadConstraints readinessGates " +
		"hostAliases dnsConfig overhead schedulingGates",
	"core/v1.Volume: projected configMap secret emptyDir hostPath csi nfs downwardAPI",
	"core/v1.PodStatus: hostIPs",
	"core/v1.ContainerStatus: lastState resources allocatedResources",
	"core/v1.NodeStatus: capacity allocatable",
	"core/v1.ServiceSpec: selector",
	"discovery/v1.EndpointSlice: ports",
	"discovery/v1.Endpoint: conditions hints",
}

// interned has the texts of which a cluster has few and objects have many, and those that one object has in several places, as the
// name of a volume. Texts of up to sixteen bytes need no memory of their own.
var interned = []string{
	"meta/v1.ObjectMeta: generateName namespace",
	"core/v1.PodSpec: nodeName serviceAccountName serviceAccount schedulerName priorityClassName",
	"core/v1.Container: name image terminationMessagePath",
	"core/v1.ContainerStatus: name image imageID",
	"core/v1.Volume: name",
	"core/v1.VolumeMount: name mountPath",
	"core/v1.EnvVar: name",
	"core/v1.ObjectFieldSelector: fieldPath",
	"core/v1.ConfigMapKeySelector: name",
	"core/v1.SecretKeySelector: name",
	"core/v1.SecretVolumeSource: secretName",
	"core/v1.VolumeMountStatus: mountPath",
	"core/v1.PodCondition: type reason message",
	"core/v1.NodeCondition: type reason message",
	"core/v1.ObjectReference: apiVersion kind namespace fieldPath",
	"core/v1.EventSource: component host",
	"core/v1.Event: reason reportingComponent reportingInstance",
	"discovery/v1.Endpoint: nodeName zone",
}

func (m *model) applyPolicy() {
	for short, names := range hot {
		message, ok := m.messages[short]
		if !ok {
			fail("policy.go: there is no %s", short)
		}
		keep := map[string]bool{}
		for _, name := range strings.Fields(names) {
			message.find(name)
			keep[name] = true
		}
		for _, field := range message.fields {
			field.rare = !keep[field.json] && !field.required
			message.hasRare = message.hasRare || field.rare
		}
	}
	m.each(shared, func(message *message, field *field) {
		if field.shape == "" && field.elem.letter != 'm' {
			fail("policy.go: %s.%s is too small to be shared", message.short, field.json)
		}
		field.shared = true
		m.sites = append(m.sites, message.short+"."+field.json)
	})
	sort.Strings(m.sites)
	m.each(shared, func(message *message, field *field) {
		field.site = sort.SearchStrings(m.sites, message.short+"."+field.json)
	})
	m.each(interned, func(message *message, field *field) {
		if field.elem.letter != 's' {
			fail("policy.go: %s.%s is no text", message.short, field.json)
		}
		field.interned = true
	})
}

func (m *model) each(lines []string, do func(*message, *field)) {
	for _, line := range lines {
		short, names, _ := strings.Cut(line, ": ")
		message, ok := m.messages[short]
		if !ok {
			fail("policy.go: there is no %s", short)
		}
		for _, name := range strings.Fields(names) {
			do(message, message.find(name))
		}
	}
}

func (m *message) find(json string) *field {
	for _, field := range m.fields {
		if field.json == json {
			return field
		}
	}
	fail("policy.go: %s has no %s", m.short, json)
	panic("unreachable")
}
