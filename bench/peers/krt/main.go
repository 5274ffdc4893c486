// krt as a contender: policies per pod, one run per process. bench/ours/view.rs runs the same script, and bench/measure describes the
// arguments and the output.
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"time"

	v1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"istio.io/istio/pkg/kube/krt"
	"istio.io/istio/pkg/log"
)

// policy selects pods by their group.
type policy struct {
	name     string
	selector map[string]string
}

func (p policy) ResourceName() string { return p.name }

// GetLabelSelector saves krt the reflection that it would use otherwise.
func (p policy) GetLabelSelector() map[string]string { return p.selector }

// podPolicies is the result for a pod.
type podPolicies struct {
	name     string
	ip       string
	policies []string
}

func (p podPolicies) ResourceName() string { return p.name }

func (p podPolicies) Equals(other podPolicies) bool {
	return p.name == other.name && p.ip == other.ip && slices.Equal(p.policies, other.policies)
}

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(args []string) error {
	if len(args) == 0 || args[0] != "view" {
		return fmt.Errorf("usage: krt view name=value...")
	}
	numbers := map[string]int{}
	for _, arg := range args[1:] {
		name, value, _ := strings.Cut(arg, "=")
		number, err := strconv.Atoi(value)
		if err != nil {
			return err
		}
		numbers[name] = number
	}
	script := script{
		selectors: numbers["selectors"], pods: numbers["pods"], events: numbers["events"], policies: numbers["policies"],
	}
	return json.NewEncoder(os.Stdout).Encode(script.run())
}

// script is what all contenders do.
type script struct {
	selectors, pods, events, policies int
}

// perGroup is the number of policies that select the same pods.
const perGroup = 4

func (s script) groups() int { return max(s.selectors/perGroup, 1) }

func (s script) pod(n, generation int) *v1.Pod {
	// Every second change moves the pod to another group; the others change its address alone.
	group := (n + generation/2) % s.groups()
	return &v1.Pod{
		ObjectMeta: metav1.ObjectMeta{
			Name: fmt.Sprintf("web-7d4b9c6f5-%06d", n), Namespace: fmt.Sprintf("team-%02d", n%20),
			Labels: map[string]string{
				"group": fmt.Sprintf("group-%d", group), "tier": "front", "version": fmt.Sprintf("v%d", n%3),
				"pod-template-hash": "7d4b9c6f5",
			},
		},
		Spec:   v1.PodSpec{NodeName: fmt.Sprintf("node-%d", n%100)},
		Status: v1.PodStatus{PodIP: fmt.Sprintf("10.%d.%d.%d", generation, n/250, n%250)},
	}
}

func (s script) policy(n int) policy {
	group := fmt.Sprintf("group-%d", n/perGroup%s.groups())
	return policy{name: fmt.Sprintf("policy-%d", n), selector: map[string]string{"group": group}}
}

func (s script) run() map[string]any {
	log.FindScope("krt").SetOutputLevel(log.NoneLevel)
	stop := make(chan struct{})
	defer close(stop)
	pods, policies := make([]*v1.Pod, s.pods), make([]policy, s.selectors)
	for n := range pods {
		pods[n] = s.pod(n, 0)
	}
	for n := range policies {
		policies[n] = s.policy(n)
	}
	began := time.Now()
	podCollection := krt.NewStaticCollection(nil, pods, krt.WithStop(stop))
	policyCollection := krt.NewStaticCollection(nil, policies, krt.WithStop(stop))
	perPod := krt.NewCollection(podCollection, func(ctx krt.HandlerContext, pod *v1.Pod) *podPolicies {
		found := krt.Fetch(ctx, policyCollection, krt.FilterSelects(pod.Labels))
		names := make([]string, 0, len(found))
		for _, policy := range found {
			names = append(names, policy.name)
		}
		slices.Sort(names)
		return &podPolicies{name: pod.Namespace + "/" + pod.Name, ip: pod.Status.PodIP, policies: names}
	}, krt.WithStop(stop), krt.WithName("policies per pod"))
	results := newResults()
	perPod.Register(func(event krt.Event[podPolicies]) { results.set(event.Latest()) })
	results.await(func(now map[string]podPolicies) bool { return len(now) == s.pods })
	synced := time.Since(began).Seconds()

	// Pods change.
	addresses := map[string]string{}
	generations := make([]int, s.pods)
	changes := make([]*v1.Pod, s.events)
	for n := range changes {
		at := n * 7919 % s.pods
		generations[at]++
		changes[n] = s.pod(at, generations[at])
		addresses[changes[n].Namespace+"/"+changes[n].Name] = changes[n].Status.PodIP
	}
	pods = nil
	results.expect(addresses)
	began, cpu := time.Now(), cpuSeconds()
	for _, pod := range changes {
		podCollection.UpdateObject(pod)
	}
	results.finish()
	wall, used := time.Since(began).Seconds(), cpuSeconds()-cpu

	// Policies change: each selects nothing, and then its group again.
	members := s.members(generations)
	began = time.Now()
	for n := range s.policies {
		before := s.policy(n)
		policyCollection.UpdateObject(policy{name: before.name, selector: map[string]string{"group": "none"}})
		results.awaitPolicy(before.name, 0)
		policyCollection.UpdateObject(before)
		results.awaitPolicy(before.name, members[before.selector["group"]])
	}
	policyWall := time.Since(began).Seconds()
	pairs := 0
	for _, result := range perPod.List() {
		pairs += len(result.policies)
	}
	runtime.KeepAlive(podCollection)
	return map[string]any{
		"sync": synced, "wall": wall, "cpu": used, "events_per_s": float64(s.events) / wall,
		"policy_events_per_s": float64(2*s.policies) / policyWall, "peak_rss": peak(), "objects": s.pods, "pairs": pairs,
	}
}

// members returns the number of pods in each group.
func (s script) members(generations []int) map[string]int {
	count := map[string]int{}
	for n, generation := range generations {
		count[fmt.Sprintf("group-%d", (n+generation/2)%s.groups())]++
	}
	return count
}

// results is what a handler has received.
type results struct {
	mu       sync.Mutex
	changed  *sync.Cond
	now      map[string]podPolicies
	expected map[string]string
	// byPolicy counts the pods that have a policy.
	byPolicy map[string]int
}

func newResults() *results {
	r := &results{now: map[string]podPolicies{}, byPolicy: map[string]int{}}
	r.changed = sync.NewCond(&r.mu)
	return r
}

func (r *results) set(result podPolicies) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for _, name := range r.now[result.name].policies {
		r.byPolicy[name]--
	}
	for _, name := range result.policies {
		r.byPolicy[name]++
	}
	r.now[result.name] = result
	if r.expected[result.name] == result.ip {
		delete(r.expected, result.name)
	}
	r.changed.Broadcast()
}

func (r *results) await(done func(map[string]podPolicies) bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for !done(r.now) {
		r.changed.Wait()
	}
}

// expect sets the last address of each pod that changes.
func (r *results) expect(addresses map[string]string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.expected = addresses
}

// finish waits until every pod that changed has its last address.
func (r *results) finish() {
	r.mu.Lock()
	defer r.mu.Unlock()
	for len(r.expected) > 0 {
		r.changed.Wait()
	}
}

// awaitPolicy waits until exactly this number of pods has a policy.
func (r *results) awaitPolicy(name string, pods int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for r.byPolicy[name] != pods {
		r.changed.Wait()
	}
}

func cpuSeconds() float64 {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		panic(err)
	}
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano()).Seconds()
}

// peak returns the peak resident memory in bytes.
func peak() float64 {
	status, err := os.ReadFile("/proc/self/status")
	if err != nil {
		panic(err)
	}
	for line := range strings.Lines(string(status)) {
		var kilobytes float64
		if _, err := fmt.Sscanf(line, "VmHWM: %f kB", &kilobytes); err == nil {
			return kilobytes * 1024
		}
	}
	return 0
}
