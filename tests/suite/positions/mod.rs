//! From written to legal: what a setup may not say, and what a position makes of it.

mod changes;
mod claims;
mod derived;
mod faults;
mod plays;
