// The same work as `bench` does, done by client-go. One work per run; the answer is one JSON object.
package main

import (
	"encoding/json"
	"fmt"
	"os"
)

var works = map[string]func(args []string) (map[string]float64, error){
	"queue": queue,
}

func main() {
	if len(os.Args) < 2 || works[os.Args[1]] == nil {
		fmt.Fprintln(os.Stderr, "usage: client-go queue WORKERS...")
		os.Exit(2)
	}
	figures, err := works[os.Args[1]](os.Args[2:])
	if err == nil {
		err = json.NewEncoder(os.Stdout).Encode(figures)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
