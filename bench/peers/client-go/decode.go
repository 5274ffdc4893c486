package main

import (
	"os"

	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/client-go/kubernetes/scheme"
)

// decode decodes one pod in a loop, from protobuf and from JSON. Each decoded pod replaces one of the last 1,000, as in a cache. The
// figure is processor time, including the garbage collector.
func decode(args arguments) (figures, error) {
	result := figures{}
	for _, form := range []struct {
		name, mediaType string
		calls           int
	}{
		{"protobuf", runtime.ContentTypeProtobuf, 10_000},
		{"json", runtime.ContentTypeJSON, 1_000},
	} {
		file, err := args.text(form.name)
		if err != nil {
			return nil, err
		}
		data, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		info, _ := runtime.SerializerInfoForMediaType(scheme.Codecs.SupportedMediaTypes(), form.mediaType)
		// The decoder that typed clients, and so informers, use.
		decoder := scheme.Codecs.WithoutConversion().DecoderToVersion(info.Serializer, nil)
		var cache [1000]runtime.Object
		decodeInto := func(calls int) error {
			for i := range calls {
				object, _, err := decoder.Decode(data, nil, nil)
				if err != nil {
					return err
				}
				cache[i%len(cache)] = object
			}
			return nil
		}
		if err := decodeInto(len(cache)); err != nil {
			return nil, err
		}
		before, began := allocations(), cpu()
		if err := decodeInto(form.calls); err != nil {
			return nil, err
		}
		result[form.name] = (cpu() - began) * 1e6 / float64(form.calls)
		result[form.name+"_allocs"] = (allocations() - before) / float64(form.calls)
	}
	return result, nil
}
