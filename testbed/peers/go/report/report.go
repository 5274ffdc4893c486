// Package report is how a peer tells what it saw: one line of JSON per check on standard output.
//
// The command that runs the peers compares these lines between two servers. So a check returns everything that its
// user could see, and the comparison decides whether the servers differ.
package report

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"time"

	"sigs.k8s.io/yaml"
)

// Timeout is the longest that a check may take before it counts as failed.
const Timeout = 20 * time.Second

// A Report collects the checks of one peer.
type Report struct {
	area string
}

// Area names the part of the client that the next checks use.
func (r *Report) Area(name string) { r.area = name }

type line struct {
	Area  string `json:"area"`
	Check string `json:"check"`
	OK    bool   `json:"ok"`
	Saw   string `json:"saw"`
	Ms    int64  `json:"ms"`
}

// Check runs a check and reports what it saw. An error is reported by its words, which are compared too.
func (r *Report) Check(name string, check func(ctx context.Context) (any, error)) {
	ctx, cancel := context.WithTimeout(context.Background(), Timeout)
	defer cancel()
	start := time.Now()
	saw, err := guarded(ctx, check)
	out := line{Area: r.area, Check: name, OK: err == nil, Saw: text(saw), Ms: time.Since(start).Milliseconds()}
	if err != nil {
		out.Saw = err.Error()
	}
	// Errors of standard output have no place to go.
	_ = json.NewEncoder(os.Stdout).Encode(out)
}

// Refused turns an error that a check provokes into what it saw; no error is the failure.
func Refused(err error) (any, error) {
	if err == nil {
		return nil, fmt.Errorf("the server accepted it")
	}
	return err.Error(), nil
}

func guarded(ctx context.Context, check func(ctx context.Context) (any, error)) (saw any, err error) {
	defer func() {
		if panicked := recover(); panicked != nil {
			err = fmt.Errorf("panic: %v", panicked)
		}
	}()
	return check(ctx)
}

func text(saw any) string {
	if s, ok := saw.(string); ok {
		return s
	}
	if saw == nil {
		return ""
	}
	shown, err := yaml.Marshal(saw)
	if err != nil {
		return err.Error()
	}
	return string(shown)
}

// Eventually asks until the answer is yes. The error beside a no is the reason that is given when time is up.
func Eventually(ctx context.Context, what string, ask func() (bool, error)) error {
	var last error
	for {
		yes, err := ask()
		if yes {
			return nil
		}
		last = err
		select {
		case <-ctx.Done():
			return fmt.Errorf("never saw that %s (last error: %v)", what, last)
		case <-time.After(20 * time.Millisecond):
		}
	}
}
