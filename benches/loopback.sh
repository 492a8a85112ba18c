#!/usr/bin/env bash
# Requests per server-CPU-second of `POST /v1/scores` (totals, three rule sets, counted only) over loopback, against a
# handler that reads the same body and returns as many bytes behind the same middleware. Boards vary: 1,024 in turn.
#
# Each server has one worker on core 0, wrk runs on core 1. Both servers live through the whole run and take turns, so a
# busy moment hits both. CPU time (utime + stime) is read from /proc, which other work on the machine disturbs far less
# than a rate by the clock. Needs wrk (apt-get install wrk), taskset, Python 3. Takes about a minute once built.
#
#   benches/loopback.sh [rounds, default 3] [seconds a turn, default 6]
set -euo pipefail
cd "$(dirname "$0")/.."

rounds=${1:-3}
seconds=${2:-6}
bodies_count=1024
connections=32
target=${CARGO_TARGET_DIR:-target}
work=$target/loopback
mkdir -p "$work"

for tool in wrk taskset python3; do
  command -v "$tool" >/dev/null || { echo "loopback: $tool is missing (apt-get install wrk util-linux python3)" >&2; exit 2; }
done
[ "$(nproc)" -ge 2 ] || { echo "loopback: needs two cores, one for the server and one for wrk" >&2; exit 2; }

cargo build --locked --release --bin gyega --example loopback_peer
gyega=$target/release/gyega
peer=$target/release/examples/loopback_peer
"$peer" bodies "$bodies_count" >"$work/bodies.jsonl"

free_port() { python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'; }

# The servers are ours to end, by their ids.
servers=()
stop() { for id in "${servers[@]}"; do kill "$id" 2>/dev/null || true; done; }
trap stop EXIT

# start <log> <port> <command…>: one core gives actix-web one worker; sets $started
start() {
  local log=$1 port=$2
  shift 2
  taskset -c 0 "$@" >"$log" 2>&1 &
  started=$!
  servers+=("$started")
  python3 - "$port" "$started" "$log" <<'PYTHON'
import os, sys, time, urllib.request
port, process, log = sys.argv[1:]
for _ in range(100):
    try:
        urllib.request.urlopen(f"http://127.0.0.1:{port}/health/live", timeout=1).read()
        sys.exit(0)
    except OSError:
        if not os.path.exists(f"/proc/{process}"):
            break
        time.sleep(0.1)
sys.exit("loopback: the server did not come up:\n" + open(log).read())
PYTHON
}

# cpu_ticks <process>: utime + stime; the name in field 2 may hold blanks, so count from after it
cpu_ticks() { sed 's/^.*) //' "/proc/$1/stat" | awk '{ print $12 + $13 }'; }

gyega_port=$(free_port)
RUST_LOG=warn start "$work/gyega.log" "$gyega_port" "$gyega" serve --listen "127.0.0.1:$gyega_port"
gyega_process=$started

# How long the answers are on average, over every body; any answer but 200 ends the run.
answer_bytes=$(python3 - "$gyega_port" "$work/bodies.jsonl" <<'PYTHON'
import http.client, sys
connection = http.client.HTTPConnection("127.0.0.1", int(sys.argv[1]))
lengths = []
for body in open(sys.argv[2], "rb"):
    connection.request("POST", "/v1/scores", body.strip(), {"content-type": "application/json"})
    answer = connection.getresponse()
    text = answer.read()
    if answer.status != 200:
        sys.exit(f"loopback: status {answer.status}: {text[:600].decode(errors='replace')}\nfor {body[:600].decode()}")
    lengths.append(len(text))
print(sum(lengths) // len(lengths))
PYTHON
)

peer_port=$(free_port)
RUST_LOG=warn start "$work/peer.log" "$peer_port" "$peer" serve "127.0.0.1:$peer_port" "$answer_bytes"
peer_process=$started

# turn <name> <process> <port> <seconds>: one line `name requests cpu_ticks p50 p99`
turn() {
  local before after line
  before=$(cpu_ticks "$2")
  line=$(taskset -c 1 timeout $(($4 + 30)) wrk -t1 -c"$connections" -d"$4s" -s benches/loopback.lua \
    "http://127.0.0.1:$3/v1/scores" -- "$work/bodies.jsonl" "$bodies_count" | grep '^requests=')
  after=$(cpu_ticks "$2")
  case $line in *" failed=0 "*) ;; *) echo "loopback: $1: $line" >&2; exit 1 ;; esac
  echo "$1 $line ticks=$((after - before))"
}

turn warm-up "$gyega_process" "$gyega_port" 1 >/dev/null
turn warm-up "$peer_process" "$peer_port" 1 >/dev/null
: >"$work/turns"
for _ in $(seq "$rounds"); do
  turn gyega "$gyega_process" "$gyega_port" "$seconds" >>"$work/turns"
  turn peer "$peer_process" "$peer_port" "$seconds" >>"$work/turns"
done

ANSWER_BYTES=$answer_bytes TICKS_PER_SECOND=$(getconf CLK_TCK) python3 - "$work/turns" <<'PYTHON'
import os, statistics, sys
hertz = int(os.environ["TICKS_PER_SECOND"])
rates = {"gyega": [], "peer": []}
print(f"answers of {os.environ['ANSWER_BYTES']} bytes, one worker each, wrk on the other core")
print(f"{'':8}{'requests':>10}{'CPU s':>8}{'per CPU s':>11}{'CPU us each':>13}{'p50 us':>8}{'p99 us':>8}")
for line in open(sys.argv[1]):
    name, *pairs = line.split()
    turn = {key: int(value) for key, value in (pair.split("=") for pair in pairs)}
    cpu = turn["ticks"] / hertz
    rates[name].append(turn["requests"] / cpu)
    print(f"{name:8}{turn['requests']:>10}{cpu:>8.2f}{rates[name][-1]:>11.0f}{1e6 / rates[name][-1]:>13.2f}"
          f"{turn['p50_us']:>8}{turn['p99_us']:>8}")
gyega, peer = (statistics.median(rates[name]) for name in ("gyega", "peer"))
each = ", ".join(f"{100 * a / b:.1f} %" for a, b in zip(rates["gyega"], rates["peer"]))
print(f"median requests per server-CPU-second: gyega {gyega:.0f}, peer {peer:.0f}")
print(f"gyega / peer: {100 * gyega / peer:.1f} %  (rounds: {each}; target 25 %, stretch 35 %)")
PYTHON
