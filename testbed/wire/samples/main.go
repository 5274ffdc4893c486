// Writes objects of every watchable kind with random content, as protobuf and as JSON, encoded by the API machinery.
//
//	go run -trimpath ./samples <seed> <objects of each kind> > samples.bin
//
// Each object is four lengths (big-endian, four bytes each) and four pieces: apiVersion/kind, protobuf in its envelope, JSON, and
// the JSON of the object after a round trip through protobuf. The last two differ where one form cannot express what the other
// can: in protobuf an empty list equals none. A protobuf decoder has to agree with the last one.
package main

import (
	"bufio"
	"bytes"
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"math/rand"
	"os"
	"reflect"
	"strconv"
	"time"

	apiextensions "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	meta "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/runtime/serializer"
	"k8s.io/apimachinery/pkg/util/intstr"

	"kube-informer/wire/kinds"
)

func main() {
	seed, err := strconv.ParseInt(os.Args[1], 10, 64)
	check(err)
	count, err := strconv.Atoi(os.Args[2])
	check(err)
	codecs := serializer.NewCodecFactory(kinds.Scheme()).SupportedMediaTypes()
	protobuf, _ := runtime.SerializerInfoForMediaType(codecs, runtime.ContentTypeProtobuf)
	json, _ := runtime.SerializerInfoForMediaType(codecs, runtime.ContentTypeJSON)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for _, kind := range kinds.Watchable() {
		gv, err := schema.ParseGroupVersion(kind.APIVersion)
		check(err)
		for i := range count {
			fill := filler{rand.New(rand.NewSource(seed + int64(i)))}
			object := reflect.New(kind.Object)
			fill.value(object.Elem(), 0)
			sent := object.Interface().(runtime.Object)
			sent.GetObjectKind().SetGroupVersionKind(gv.WithKind(kind.Kind))
			wire := encode(protobuf.Serializer, sent)
			back, _, err := protobuf.Serializer.Decode(wire, nil, reflect.New(kind.Object).Interface().(runtime.Object))
			check(err)
			for _, piece := range [][]byte{
				[]byte(kind.APIVersion + "/" + kind.Kind), wire, encode(json.Serializer, sent), encode(json.Serializer, back),
			} {
				check(binary.Write(out, binary.BigEndian, uint32(len(piece))))
				_, err := out.Write(piece)
				check(err)
			}
		}
	}
}

func encode(encoder runtime.Encoder, object runtime.Object) []byte {
	var buffer bytes.Buffer
	check(encoder.Encode(object, &buffer))
	return buffer.Bytes()
}

// filler generates values. They need not make sense, but they have to be valid.
type filler struct{ *rand.Rand }

func (f filler) value(v reflect.Value, depth int) {
	switch v.Addr().Interface().(type) {
	case *meta.TypeMeta:
		return
	case *meta.Time:
		if f.Intn(4) > 0 {
			v.Set(reflect.ValueOf(meta.Unix(f.Int63n(253402300800+62135596800)-62135596800, 0)))
		}
		return
	case *meta.MicroTime:
		if f.Intn(4) > 0 {
			at := time.Unix(f.Int63n(4_000_000_000), f.Int63n(1_000_000_000))
			v.Set(reflect.ValueOf(meta.NewMicroTime(at)))
		}
		return
	case *meta.Duration:
		v.Set(reflect.ValueOf(meta.Duration{Duration: time.Duration(f.Int63() >> f.Intn(60))}))
		return
	case *intstr.IntOrString:
		if f.Intn(2) == 0 {
			v.Set(reflect.ValueOf(intstr.FromInt32(f.int32())))
		} else {
			v.Set(reflect.ValueOf(intstr.FromString(f.text())))
		}
		return
	case *resource.Quantity:
		formats := []resource.Format{resource.DecimalSI, resource.BinarySI, resource.DecimalExponent}
		v.Set(reflect.ValueOf(*resource.NewMilliQuantity(f.Int63()>>f.Intn(60), formats[f.Intn(3)])))
		return
	case *runtime.RawExtension:
		if f.Intn(4) > 0 {
			v.Set(reflect.ValueOf(runtime.RawExtension{Raw: f.json()}))
		}
		return
	case *meta.FieldsV1:
		field := meta.NewFieldsV1(string(f.json()))
		v.Set(reflect.ValueOf(*field))
		return
	case *apiextensions.JSON:
		v.Set(reflect.ValueOf(apiextensions.JSON{Raw: f.json()}))
		return
	}
	switch v.Kind() {
	case reflect.Pointer:
		if depth < 12 && f.Intn(3) > 0 {
			v.Set(reflect.New(v.Type().Elem()))
			f.value(v.Elem(), depth+1)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			f.value(v.Field(i), depth+1)
		}
	case reflect.Slice:
		if v.Type().Elem().Kind() == reflect.Uint8 {
			if f.Intn(3) > 0 {
				v.SetBytes(f.bytes())
			}
			return
		}
		count := f.count(depth)
		if count == 0 && f.Intn(2) == 0 {
			return
		}
		v.Set(reflect.MakeSlice(v.Type(), count, count))
		for i := range count {
			f.value(v.Index(i), depth+1)
		}
	case reflect.Map:
		count := f.count(depth)
		if count == 0 && f.Intn(2) == 0 {
			return
		}
		v.Set(reflect.MakeMap(v.Type()))
		for range count {
			key, element := reflect.New(v.Type().Key()).Elem(), reflect.New(v.Type().Elem()).Elem()
			f.value(key, depth+1)
			f.value(element, depth+1)
			v.SetMapIndex(key, element)
		}
	case reflect.String:
		v.SetString(f.text())
	case reflect.Bool:
		v.SetBool(f.Intn(2) == 0)
	case reflect.Int32:
		v.SetInt(int64(f.int32()))
	case reflect.Int64:
		if f.Intn(3) > 0 {
			v.SetInt(int64(f.Uint64()) >> f.Intn(64))
		}
	case reflect.Float64:
		floats := []float64{0, 1, -7, 0.5, 1e20, 1e21, -1e-7, 1 << 60, f.NormFloat64()}
		v.SetFloat(floats[f.Intn(len(floats))])
	default:
		panic(v.Type().String())
	}
}

// count returns smaller numbers with increasing depth, because schemas contain schemas.
func (f filler) count(depth int) int {
	if depth > 14 {
		return 0
	}
	return f.Intn(2 + 8/(depth+1))
}

func (f filler) int32() int32 {
	if f.Intn(3) == 0 {
		return 0
	}
	return int32(f.Uint32()) >> f.Intn(32)
}

func (f filler) text() string {
	texts := []string{"", "a", "web-0", "ünïcödé 🚀", "with \"quotes\" and \\ and \n", "<&>\u2028", base64.StdEncoding.EncodeToString(f.bytes())}
	return texts[f.Intn(len(texts))]
}

func (f filler) bytes() []byte {
	bytes := make([]byte, f.Intn(40))
	f.Read(bytes)
	return bytes
}

func (f filler) json() []byte {
	texts := []string{`{}`, `{"f:metadata":{"f:labels":{".":{},"f:a":{}}}}`, `[1,-2.5,"three",null]`, `"text"`, `7`, `true`}
	return []byte(texts[f.Intn(len(texts))])
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, "samples:", err)
		os.Exit(1)
	}
}
