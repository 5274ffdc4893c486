//! The decoders of answers: cut and changed at random, fuzzed, and over handwritten messages.

mod framing;
mod fuzz;
mod protobuf;
