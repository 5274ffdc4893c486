// client-go as a contender: one work per run, in a process of its own. How it is told what to do, and how it answers, is
// said in bench/measure.
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"time"
)

var started = time.Now()

// figures are what a work came to, by name.
type figures map[string]any

var works = map[string]func(arguments) (figures, error){
	"sync":       syncing,
	"relist":     relist,
	"watch":      watching,
	"contention": contention,
	"fanout":     fanout,
	"latejoin":   latejoin,
	"stall":      stall,
	"memory":     memory,
	"decode":     decode,
	"start":      start,
}

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(args []string) error {
	// The work queue has arguments of its own kind.
	if len(args) > 0 && args[0] == "queue" {
		said, err := queue(args[1:])
		if err != nil {
			return err
		}
		return json.NewEncoder(os.Stdout).Encode(said)
	}
	if len(args) == 0 || works[args[0]] == nil {
		return fmt.Errorf("usage: client-go WORK name=value...")
	}
	arguments, err := parse(args[1:])
	if err != nil {
		return err
	}
	said, err := works[args[0]](arguments)
	if err != nil {
		return err
	}
	return say(said)
}

func say(said figures) error {
	return json.NewEncoder(os.Stdout).Encode(said)
}
