#!/usr/bin/env bash
# Builds the release binary and shows that every request has a bound (benches/bounds.py says how). Some three minutes once built.
#
#   benches/bounds.sh [--only WORD]
set -euo pipefail
cd "$(dirname "$0")/.."
cargo build --locked --release --bin gyega
exec python3 benches/bounds.py "${CARGO_TARGET_DIR:-target}/release/gyega" "$@"
