#!/usr/bin/env bash
# A hundred thousand requests through Spark (two executor processes) and through one process: the answers must be the same bytes.
#   examples/spark/check.sh PATH/TO/gyega [WORK FOLDER] [REQUESTS]
# Installs PySpark from PyPI into the work folder; needs Python 3 and Java 17. Where GNU parallel is there, it is compared too.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
gyega=$(realpath "$1")
work=${2:-$(mktemp -d)}
count=${3:-100000}
mkdir -p "$work"

if ! [ -x "$work/venv/bin/python" ]; then
  python3 -m venv "$work/venv"
  "$work/venv/bin/pip" install --quiet --disable-pip-version-check pyspark==4.3.0
fi
python3 "$here/requests.py" "$count" >"$work/requests.ndjson"

started=$(date +%s%N)
seconds() { echo "$(($(date +%s%N) - started))" | awk '{ printf "%.1f s", $1 / 1e9 }'; }
"$gyega" batch "$work/requests.ndjson" >"$work/one.ndjson" 2>"$work/one.log"
echo "one process: $(wc -l <"$work/one.ndjson") answers, $(seconds)"

same() {
  cmp "$work/one.ndjson" "$1" || { echo "$2 gives other bytes" >&2; exit 1; }
  echo "$2: the same bytes, $(seconds)"
}

if command -v parallel >/dev/null; then
  started=$(date +%s%N)
  parallel --pipepart --block 4M --keep-order --arg-file "$work/requests.ndjson" "$gyega" batch --threads 1 >"$work/parallel.ndjson" 2>/dev/null
  same "$work/parallel.ndjson" 'GNU parallel'
fi

rm -rf "$work/answers"
started=$(date +%s%N)
PYSPARK_PYTHON="$work/venv/bin/python" "$work/venv/bin/python" "$here/score.py" --gyega "$gyega" \
  "$work/requests.ndjson" "$work/answers" 2>"$work/spark.log" || { tail -40 "$work/spark.log" >&2; exit 1; }
cat "$work"/answers/part-* >"$work/spark.ndjson"
same "$work/spark.ndjson" 'Spark, two executor processes'
