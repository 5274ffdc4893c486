"""The parts of `testbed/clients`: install the peers, start the servers, run, normalise, compare, print."""
