package main

import (
	"context"
	"fmt"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/kubernetes/scheme"
	"k8s.io/client-go/tools/events"
	"k8s.io/client-go/tools/record"

	"kube-informer/peers/report"
)

// eventRecorders records with both recorders. The old one counts repetitions by a strategic merge patch.
func (p *peer) eventRecorders() {
	p.Area("event recorders")
	const ns = "events"
	p.Check("record.EventRecorder: two of a kind are one with a count", func(ctx context.Context) (any, error) {
		if _, err := p.namespace(ctx, ns); err != nil {
			return nil, err
		}
		broadcaster := record.NewBroadcaster(record.WithContext(ctx))
		defer broadcaster.Shutdown()
		broadcaster.StartRecordingToSink(&recordSink{p, ns})
		recorder := broadcaster.NewRecorder(scheme.Scheme, corev1.EventSource{Component: "peer"})
		made, err := p.typed.CoreV1().ConfigMaps(ns).Create(ctx, configMap("web"), metav1.CreateOptions{})
		if err != nil {
			return nil, err
		}
		for range 2 {
			recorder.Eventf(made, corev1.EventTypeNormal, "Sailed", "it is %s", "afloat")
		}
		var saw string
		err = report.Eventually(ctx, "the event is counted", func() (bool, error) {
			list, err := p.typed.CoreV1().Events(ns).List(ctx, metav1.ListOptions{FieldSelector: "reason=Sailed,involvedObject.name=web"})
			if err != nil || len(list.Items) == 0 {
				return false, err
			}
			one := list.Items[0]
			saw = fmt.Sprintf("%d event: %s %s %q ×%d of %s", len(list.Items), one.Type, one.Reason, one.Message, one.Count, one.InvolvedObject.Kind)
			return one.Count == 2, fmt.Errorf("%s", saw)
		})
		return saw, err
	})
	p.Check("events.EventRecorder", func(ctx context.Context) (any, error) {
		broadcaster := events.NewBroadcaster(&events.EventSinkImpl{Interface: p.typed.EventsV1()})
		stop := make(chan struct{})
		defer close(stop)
		broadcaster.StartRecordingToSink(stop)
		defer broadcaster.Shutdown()
		recorder := broadcaster.NewRecorder(scheme.Scheme, "example.com/peer")
		made, err := p.typed.CoreV1().ConfigMaps(ns).Get(ctx, "web", metav1.GetOptions{})
		if err != nil {
			return nil, err
		}
		recorder.Eventf(made, nil, corev1.EventTypeWarning, "Leaking", "Pumping", "water in the %s", "hull")
		var saw string
		err = report.Eventually(ctx, "the event is there", func() (bool, error) {
			list, err := p.typed.EventsV1().Events(ns).List(ctx, metav1.ListOptions{FieldSelector: "reason=Leaking"})
			if err != nil || len(list.Items) == 0 {
				return false, err
			}
			one := list.Items[0]
			saw = fmt.Sprintf("%s %s %s %q of %s", one.Type, one.Reason, one.Action, one.Note, one.Regarding.Kind)
			return true, nil
		})
		return saw, err
	})
	p.Check("media types", func(context.Context) (any, error) { return p.wire.take(), nil })
}

// recordSink writes events of any namespace, as controllers do.
type recordSink struct {
	*peer
	ns string
}

func (s *recordSink) Create(event *corev1.Event) (*corev1.Event, error) {
	return s.typed.CoreV1().Events(s.ns).CreateWithEventNamespaceWithContext(context.Background(), event)
}

func (s *recordSink) Update(event *corev1.Event) (*corev1.Event, error) {
	return s.typed.CoreV1().Events(s.ns).UpdateWithEventNamespaceWithContext(context.Background(), event)
}

func (s *recordSink) Patch(event *corev1.Event, data []byte) (*corev1.Event, error) {
	return s.typed.CoreV1().Events(s.ns).PatchWithEventNamespaceWithContext(context.Background(), event, data)
}
