#!/usr/bin/env bash
# Public scorers on the finished KGS games of the vectors, dead stones handed in, beside ours: ms a position and how many
# results are the players' own.
#
#   GYEGA_VECTORS=… benches/scorers.sh
#
# npm `goban` is installed by name and version, goscorer is cloned at a commit; what cannot be had is SKIPPED aloud. Everything
# lies in a temporary folder that is removed at the end.
set -euo pipefail
cd "$(dirname "$0")/.."

goban=8.3.64
goscorer_url=https://github.com/lightvector/goscorer
goscorer_commit=0ac5f59962a9

games=${GYEGA_VECTORS:?names the folder of the vectors}/games-kgs.jsonl
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT

printf '%-28s %10s %10s %10s\n' scorer 'ms mean' 'ms median' right

if command -v npm > /dev/null && npm install --silent --no-audit --no-fund --prefix "$place" "goban@$goban" > /dev/null 2>&1; then
    NODE_PATH="$place/node_modules" node benches/scorers.js goban "$games" "$goban"
else
    echo "SKIPPED npm goban $goban: it cannot be installed here"
fi

if GIT_TERMINAL_PROMPT=0 git clone --quiet "$goscorer_url" "$place/goscorer" 2> /dev/null \
    && git -C "$place/goscorer" checkout --quiet "$goscorer_commit" 2> /dev/null; then
    script=$(find "$place/goscorer" -name goscorer.js -not -path '*/node_modules/*' | head -n 1)
    module=$(find "$place/goscorer" -name goscorer.py | head -n 1)
    if [ -n "$script" ]; then
        cp "$script" "$place/goscorer.mjs"
        GOSCORER="$place/goscorer.mjs" node benches/scorers.js goscorer "$games" "$goscorer_commit"
    fi
    if [ -n "$module" ]; then
        PYTHONPATH=$(dirname "$module") python3 benches/scorers.py "$games" "$goscorer_commit" \
            || echo "SKIPPED goscorer in Python $goscorer_commit: it does not run here"
    fi
else
    echo "SKIPPED goscorer $goscorer_commit: $goscorer_url cannot be reached"
fi

echo 'ours: cargo bench --bench classification; results in cargo test vectors'
