// Measures how long client-go takes to decode an object: the same bytes, as protobuf and as JSON.
//
//	go run . <protobuf file> <JSON file>
//
// Prints one JSON object: nanoseconds of processor time (the collector's too), allocations and bytes allocated per object.
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"sort"
	"syscall"
	"testing"
	"time"

	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/client-go/kubernetes/scheme"
)

type figures struct {
	Nanos  float64 `json:"nanos"`
	Allocs int64   `json:"allocs"`
	Bytes  int64   `json:"bytes"`
}

func main() {
	result := map[string]figures{}
	for i, name := range []string{"protobuf", "json"} {
		data, err := os.ReadFile(os.Args[i+1])
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		info, ok := runtime.SerializerInfoForMediaType(scheme.Codecs.SupportedMediaTypes(), map[string]string{
			"protobuf": runtime.ContentTypeProtobuf, "json": runtime.ContentTypeJSON,
		}[name])
		if !ok {
			fmt.Fprintln(os.Stderr, "no serializer for", name)
			os.Exit(1)
		}
		// What typed clients and so informers use.
		decoder := scheme.Codecs.WithoutConversion().DecoderToVersion(info.Serializer, nil)
		// As in a cache: what is decoded takes the place of something older.
		var cache [1000]runtime.Object
		result[name] = median(func(b *testing.B) {
			b.ReportAllocs()
			for i := range b.N {
				object, _, err := decoder.Decode(data, nil, nil)
				if err != nil {
					panic(err)
				}
				cache[i%len(cache)] = object
			}
		})
	}
	if err := json.NewEncoder(os.Stdout).Encode(result); err != nil {
		panic(err)
	}
}

func median(work func(*testing.B)) figures {
	var all []figures
	for range 7 {
		calls := 0
		start := processorTime()
		r := testing.Benchmark(func(b *testing.B) { calls += b.N; work(b) })
		nanos := float64((processorTime() - start).Nanoseconds()) / float64(calls)
		all = append(all, figures{nanos, r.AllocsPerOp(), r.AllocedBytesPerOp()})
	}
	sort.Slice(all, func(i, j int) bool { return all[i].Nanos < all[j].Nanos })
	return all[len(all)/2]
}

// processorTime is what this process used of all processors.
func processorTime() time.Duration {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		panic(err)
	}
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}
