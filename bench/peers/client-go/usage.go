package main

import (
	"fmt"
	"os"
	"runtime"
	"strings"
	"syscall"
	"time"
)

// resident returns the resident memory after a garbage collection, so that it does not include garbage.
func resident() (float64, error) {
	runtime.GC()
	return statusBytes("VmRSS")
}

// rss returns the resident memory including garbage, which is what a user sees.
func rss() float64 {
	now, err := statusBytes("VmRSS")
	if err != nil {
		panic(err)
	}
	return now
}

// peak returns the peak resident memory since the start or since resetPeak.
func peak() float64 {
	most, err := statusBytes("VmHWM")
	if err != nil {
		panic(err)
	}
	return most
}

func resetPeak() error {
	return os.WriteFile("/proc/self/clear_refs", []byte("5"), 0)
}

func statusBytes(name string) (float64, error) {
	status, err := os.ReadFile("/proc/self/status")
	if err != nil {
		return 0, err
	}
	for line := range strings.Lines(string(status)) {
		var kilobytes float64
		if _, err := fmt.Sscanf(line, name+": %f kB", &kilobytes); err == nil {
			return kilobytes * 1024, nil
		}
	}
	return 0, fmt.Errorf("/proc/self/status has no %s", name)
}

// cpu returns the processor time so far in seconds: user and system time, including the garbage collector.
func cpu() float64 {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		panic(err)
	}
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano()).Seconds()
}

// live returns the reachable heap in bytes.
func live() float64 {
	runtime.GC()
	runtime.GC()
	var stats runtime.MemStats
	runtime.ReadMemStats(&stats)
	return float64(stats.HeapAlloc)
}

// allocations returns the number of allocations so far.
func allocations() float64 {
	var stats runtime.MemStats
	runtime.ReadMemStats(&stats)
	return float64(stats.Mallocs)
}

// monotonic returns nanoseconds of the monotonic clock, which all processes of a machine share.
func monotonic() int64 {
	var now syscall.Timespec
	const clockMonotonic = 1
	if _, _, errno := syscall.Syscall(syscall.SYS_CLOCK_GETTIME, clockMonotonic, pointer(&now), 0); errno != 0 {
		panic(errno)
	}
	return now.Nano()
}
