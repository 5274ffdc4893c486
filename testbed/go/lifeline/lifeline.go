// Package lifeline ties a server to the process that started it.
//
// The starter holds the other end of our standard input. A byte on it asks the server to stop in good order;
// its end means that the starter is gone, however it went, and then nobody is left to stop us later. This
// works after a kill -9 of the starter too, because the kernel closes the pipe.
package lifeline

import (
	"os"
	"syscall"
)

// Hold returns at once and keeps watch until the process ends.
func Hold() {
	go watch()
}

func watch() {
	one := make([]byte, 1)
	for {
		if _, err := os.Stdin.Read(one); err != nil {
			// No orderly stop here: it would wait for watchers, or for an etcd that is leaving as well.
			os.Exit(1)
		}
		// Both servers already know how to leave on SIGTERM. Go on reading: an orderly stop may hang.
		_ = syscall.Kill(os.Getpid(), syscall.SIGTERM)
	}
}
