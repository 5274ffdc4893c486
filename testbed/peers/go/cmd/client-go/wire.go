package main

import (
	"fmt"
	"net/http"
	"sort"
	"strings"
	"sync"
)

// wire notes the media types and the streaming starts of the requests that pass.
type wire struct {
	mu   sync.Mutex
	seen map[string]struct{}
}

func (w *wire) around(next http.RoundTripper) http.RoundTripper {
	return roundTripper(func(request *http.Request) (*http.Response, error) {
		response, err := next.RoundTrip(request)
		if err == nil {
			w.note(request, response)
		}
		return response, err
	})
}

func (w *wire) note(request *http.Request, response *http.Response) {
	verb := request.Method
	if request.URL.Query().Get("watch") != "" {
		verb = "WATCH"
	}
	if request.URL.Query().Get("sendInitialEvents") == "true" {
		verb = "WATCH-LIST"
	}
	line := fmt.Sprintf("%s sends %q, gets %d %q", verb,
		request.Header.Get("Content-Type"), response.StatusCode, mediaType(response.Header.Get("Content-Type")))
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.seen == nil {
		w.seen = map[string]struct{}{}
	}
	w.seen[line] = struct{}{}
}

// take returns what passed since the last call, sorted.
func (w *wire) take() string {
	w.mu.Lock()
	defer w.mu.Unlock()
	lines := make([]string, 0, len(w.seen))
	for line := range w.seen {
		lines = append(lines, line)
	}
	w.seen = nil
	sort.Strings(lines)
	return strings.Join(lines, "\n")
}

// mediaType drops spaces around parameters, which carry no meaning.
func mediaType(header string) string { return strings.ReplaceAll(header, "; ", ";") }

type roundTripper func(*http.Request) (*http.Response, error)

func (f roundTripper) RoundTrip(request *http.Request) (*http.Response, error) { return f(request) }
