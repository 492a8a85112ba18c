#!/usr/bin/env bash
# This tree beside a commit before it, in one run on one core: ms a finished KGS game with its marks and without, full answers under three
# rule sets; lines a second counted only; the endpoint in per cent of an empty handler (loopback.sh, if wrk is here).
#
#   GYEGA_VECTORS=… benches/before.sh [commit, default afee9b3] [rounds, default 3]
#
# Both take turns, and the least CPU time of the rounds counts. The commit is built in a worktree that is removed at the end; what was built
# stays in target/before. Needs taskset, GNU time and Python 3.
set -euo pipefail
cd "$(dirname "$0")/.."

commit=${1:-afee9b3}
rounds=${2:-3}
games=${GYEGA_VECTORS:?names the folder of the vectors}/games-kgs.jsonl
target=$(realpath -m "${CARGO_TARGET_DIR:-target}")
place=$(mktemp -d)
trap 'git worktree remove --force "$place/tree" 2> /dev/null || true; rm -rf "$place"' EXIT

git worktree add --quiet --detach "$place/tree" "$commit"
cargo build --locked --release --bin gyega
(cd "$place/tree" && CARGO_TARGET_DIR=$target/before cargo build --locked --release --bin gyega)

python3 - "$games" "$place" <<'PYTHON'
import json, sys
games = [json.loads(line) for line in open(sys.argv[1])]
kinds = {
    "marked": (3, True, {}),
    # Silence meant none dead once, and that nobody said it now.
    "unmarked": (1, False, {}),
    "counted": (200, True, {"detail": "totals", "classify": False}),
}
for kind, (times, is_marked, more) in kinds.items():
    with open(f"{sys.argv[2]}/{kind}.jsonl", "w") as lines:
        for game in games * times:
            request = {"rows": game["board"], "prisoners": game["prisoners"], "rule_sets": ["korean-2016", "chinese-2002", "ing-sst"], **more}
            if is_marked:
                request["dead"] = game["expected"].get("dead", [])
            lines.write(json.dumps(request, separators=(",", ":")) + "\n")
PYTHON

# seconds <program> <kind>: CPU time
seconds() {
  taskset -c 1 /usr/bin/time -o "$place/time" -f "%U %S" "$1" batch --threads 1 "$place/$2.jsonl" > "$place/answers"
  if grep -q '"problem":' "$place/answers"; then
    echo "before: $1 refuses a line that is $2" >&2
    exit 1
  fi
  awk '{ print $1 + $2 }' "$place/time"
}

least() { sort -g "$1" | head -n 1; }
row() { printf '%-44s %10s %10s\n' "$@"; }

row '' "$commit" 'this tree'
for kind in marked unmarked counted; do
  for _ in $(seq "$rounds"); do
    seconds "$target/before/release/gyega" "$kind" >> "$place/$kind.before"
    seconds "$target/release/gyega" "$kind" >> "$place/$kind.now"
  done
  lines=$(wc -l < "$place/$kind.jsonl")
  figure() {
    awk -v lines="$lines" -v kind="$kind" -v seconds="$(least "$1")" \
      'BEGIN { if (kind == "counted") printf "%.0f", lines / seconds; else printf "%.2f", seconds * 1000 / lines }'
  }
  case $kind in counted) what='counted only, lines a second' ;; *) what="$kind games, ms each" ;; esac
  row "$what" "$(figure "$place/$kind.before")" "$(figure "$place/$kind.now")"
done

if ! command -v wrk > /dev/null; then
  echo 'SKIPPED the endpoint: wrk is not here'
  exit 0
fi
# share <tree> <target>
share() { (cd "$1" && CARGO_TARGET_DIR=$2 benches/loopback.sh "$rounds" 3) | sed -n 's|^gyega / peer: \([0-9.]* %\).*|\1|p'; }
row 'endpoint, of an empty handler' "$(share "$place/tree" "$target/before")" "$(share . "$target")"
