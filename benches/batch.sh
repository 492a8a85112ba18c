#!/usr/bin/env bash
# Lines a second of `gyega batch` on one core (totals, three rule sets, counted only), and its memory on an input eight
# times as long. Lines are 1,024 generated boards in turn; with GYEGA_VECTORS set to ../shared/vectors also the 358 finished
# KGS games there with the dead stones that the players agreed on, counted only and classified. Needs taskset, GNU time and
# Python 3.
#
#   benches/batch.sh [lines, default 200000]
set -euo pipefail
cd "$(dirname "$0")/.."

lines=${1:-200000}
target=${CARGO_TARGET_DIR:-target}
work=$target/batch
mkdir -p "$work"

cargo build --locked --release --bin gyega --example loopback_peer
gyega=$target/release/gyega
"$target/release/examples/loopback_peer" bodies 1024 >"$work/generated.jsonl"
if [ -n "${GYEGA_VECTORS:-}" ]; then
  games() {
    python3 - "$GYEGA_VECTORS/games-kgs.jsonl" "$1" <<'PYTHON'
import json, sys
for line in open(sys.argv[1]):
    game = json.loads(line)
    request = {
        "rows": game["board"],
        "dead": game["expected"].get("dead", []),
        "prisoners": game["prisoners"],
        "rule_sets": ["korean-2016", "chinese-2002", "ing-sst"],
        "detail": "totals",
        "classify": sys.argv[2] == "classified",
    }
    print(json.dumps(request, separators=(",", ":")))
PYTHON
  }
  games counted >"$work/kgs.jsonl"
  games classified >"$work/classified.jsonl"
else
  rm -f "$work/kgs.jsonl" "$work/classified.jsonl"
fi

# repeated <file> <lines>: its lines in turn
repeated() {
  python3 - "$1" "$2" <<'PYTHON'
import itertools, sys
lines = open(sys.argv[1], "rb").readlines()
for _, line in zip(range(int(sys.argv[2])), itertools.cycle(lines)):
    sys.stdout.buffer.write(line)
PYTHON
}

for kind in generated kgs classified; do
  [ -f "$work/$kind.jsonl" ] || continue
  for times in 1 8; do
    repeated "$work/$kind.jsonl" "$((lines * times / 8))" >"$work/input.jsonl"
    taskset -c 0 /usr/bin/time -o "$work/time" -f "%e %M" "$gyega" batch --threads 1 "$work/input.jsonl" >"$work/output.jsonl"
    read -r seconds kilobytes <"$work/time"
    if grep -q '"problem":' "$work/output.jsonl"; then
      echo "batch: a line of $kind was refused" >&2
      exit 1
    fi
    awk -v kind="$kind" -v lines="$(wc -l <"$work/output.jsonl")" -v seconds="$seconds" -v kilobytes="$kilobytes" \
      'BEGIN { printf "%-10s %7d lines in %6.2f s on one core: %6.0f lines a second, %.0f MB\n",
               kind, lines, seconds, lines / seconds, kilobytes / 1024 }'
  done
done
