// client-go as a contender: one benchmark per process. bench/measure describes the arguments and the output.
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"time"
)

var started = time.Now()

// figures are the results of a benchmark, by name.
type figures map[string]any

var benchmarks = map[string]func(arguments) (figures, error){
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
	"shard":      standby,
}

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(args []string) error {
	// The arguments of the work queue's benchmark are numbers of workers.
	if len(args) > 0 && args[0] == "queue" {
		result, err := queue(args[1:])
		if err != nil {
			return err
		}
		return json.NewEncoder(os.Stdout).Encode(result)
	}
	if len(args) == 0 || benchmarks[args[0]] == nil {
		return fmt.Errorf("usage: client-go BENCHMARK name=value...")
	}
	arguments, err := parse(args[1:])
	if err != nil {
		return err
	}
	result, err := benchmarks[args[0]](arguments)
	if err != nil {
		return err
	}
	return send(result)
}

// send writes one message to bench, which started this process.
func send(message figures) error {
	return json.NewEncoder(os.Stdout).Encode(message)
}
