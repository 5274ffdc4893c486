package main

import (
	"fmt"
	"strconv"
	"strings"
	"time"
)

// arguments holds the name=value arguments of the command line.
type arguments map[string]string

func parse(args []string) (arguments, error) {
	parsed := arguments{}
	for _, arg := range args {
		name, value, ok := strings.Cut(arg, "=")
		if !ok {
			return nil, fmt.Errorf("%q is not name=value", arg)
		}
		parsed[name] = value
	}
	return parsed, nil
}

func (a arguments) text(name string) (string, error) {
	value, ok := a[name]
	if !ok {
		return "", fmt.Errorf("%s=... is missing", name)
	}
	return value, nil
}

func (a arguments) number(name string) (int, error) {
	value, err := a.text(name)
	if err != nil {
		return 0, err
	}
	return strconv.Atoi(value)
}

// numbers returns several numbers, or the error of the first that is missing or malformed.
func (a arguments) numbers(names ...string) ([]int, error) {
	var all []int
	for _, name := range names {
		n, err := a.number(name)
		if err != nil {
			return nil, err
		}
		all = append(all, n)
	}
	return all, nil
}

func (a arguments) seconds(name string) (time.Duration, error) {
	value, err := a.text(name)
	if err != nil {
		return 0, err
	}
	seconds, err := strconv.ParseFloat(value, 64)
	return time.Duration(seconds * float64(time.Second)), err
}
