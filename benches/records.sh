#!/usr/bin/env bash
# Games a second of `gyega batch` over game records on one core, counted only and with groups read, beside a pipeline in Python on the same
# records in the same run: sgfmill reads and replays, plain flood fill counts area and territory after the marked dead stones are off.
#
#   GYEGA_RECORDS=… benches/records.sh [times the records are read, default 20]
#
# sgfmill is installed by name and version from PyPI into a folder that is removed at the end. Needs taskset and Python 3.
set -euo pipefail
cd "$(dirname "$0")/.."

sgfmill=1.1.1
records=${GYEGA_RECORDS:?names the folder of the records}
times=${1:-20}
target=${CARGO_TARGET_DIR:-target}

cargo build --locked --release --bin gyega
gyega=$target/release/gyega
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT

now() { python3 -c 'import time; print(time.monotonic())'; }

# ours <name> <options>: games a second; the rows of the first time are kept
ours() {
  local paths=() start end
  for _ in $(seq "$times"); do paths+=("$records"); done
  start=$(now)
  taskset -c 0 "$gyega" batch --threads 1 --format csv --rules chinese-2002,japanese-1989 "${@:2}" --output "$place/$1.csv" \
    "${paths[@]}" 2> "$place/$1.told"
  end=$(now)
  cat "$place/$1.told"
  awk -v start="$start" -v end="$end" -v name="$1" '{ gsub(/[^0-9 ]/, ""); printf "%-12s %8.0f games a second on one core\n", name, $1 / (end - start) }' \
    "$place/$1.told" | tee "$place/$1.rate"
}
ours counted --count-only --dead none --komi 0
ours read --dead none --komi 0

python3 -m venv "$place/venv"
if ! "$place/venv/bin/pip" install --quiet --disable-pip-version-check "sgfmill==$sgfmill"; then
  echo "SKIPPED sgfmill $sgfmill: it cannot be installed here"
  exit 0
fi
taskset -c 0 "$place/venv/bin/python" benches/records.py "$records" "$place/counted.csv" | tee "$place/python.rate"
awk 'NR == FNR { ours = $2; next } /games a second/ { printf "gyega, counted only: %.0f times as many games a second\n", ours / $2 }' \
  "$place/counted.rate" "$place/python.rate"
