package main

import (
	"fmt"
	"os"
	"runtime"
	"strings"
	"syscall"
	"time"
)

// resident says what the system counts as this process's memory, after a collection: garbage is not what is asked for.
func resident() (float64, error) {
	runtime.GC()
	return counted("VmRSS")
}

// rss is the same as it stands, garbage and all: what a user sees.
func rss() float64 {
	now, err := counted("VmRSS")
	if err != nil {
		panic(err)
	}
	return now
}

// peak is the most there was, since the start or since forgetPeak.
func peak() float64 {
	most, err := counted("VmHWM")
	if err != nil {
		panic(err)
	}
	return most
}

func forgetPeak() error {
	return os.WriteFile("/proc/self/clear_refs", []byte("5"), 0)
}

func counted(name string) (float64, error) {
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

// cpu is processor time so far, in seconds, in user code and in the kernel; the collector's too.
func cpu() float64 {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		panic(err)
	}
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano()).Seconds()
}

// live is what is reachable.
func live() float64 {
	runtime.GC()
	runtime.GC()
	var stats runtime.MemStats
	runtime.ReadMemStats(&stats)
	return float64(stats.HeapAlloc)
}

// allocations so far.
func allocations() float64 {
	var stats runtime.MemStats
	runtime.ReadMemStats(&stats)
	return float64(stats.Mallocs)
}

// monotonic is a clock that all processes of this machine share, in nanoseconds.
func monotonic() int64 {
	var now syscall.Timespec
	const clockMonotonic = 1
	if _, _, errno := syscall.Syscall(syscall.SYS_CLOCK_GETTIME, clockMonotonic, pointer(&now), 0); errno != 0 {
		panic(errno)
	}
	return now.Nano()
}
