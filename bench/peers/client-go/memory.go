package main

import (
	"fmt"
	"os"
	"runtime"
	"strings"
)

// resident says what the system counts as this process's memory, after a collection: garbage is not what is asked for.
func resident() (float64, error) {
	runtime.GC()
	status, err := os.ReadFile("/proc/self/status")
	if err != nil {
		return 0, err
	}
	for _, line := range strings.Split(string(status), "\n") {
		var kilobytes float64
		if _, err := fmt.Sscanf(line, "VmRSS: %f kB", &kilobytes); err == nil {
			return kilobytes * 1024, nil
		}
	}
	return 0, fmt.Errorf("/proc/self/status has no VmRSS")
}
