#!/usr/bin/env bash
# The service by hand. Start it with `gyega serve`, then run this; GYEGA_URL names another address.
set -euo pipefail
url=${GYEGA_URL:-http://127.0.0.1:8080}

echo "# one position under three rule sets"
curl -fsS "$url/v1/scores" -H 'content-type: application/json' -d '{
  "rows": ["OX..XXO..", "OXX.XOO..", "OOXX.XO.O", ".OOX.XOO.", "..OXXXXOO", "..OOOX.XO", "..OXXX.XX", "..OX.X...", "..OOX...."],
  "prisoners": {"black": 1, "white": 0}, "komi": 0, "detail": "totals"
}'
echo

echo "# two players who disagree: what every ruling gives, and how little would change the outcome"
curl -fsS "$url/v1/scores" -H 'content-type: application/json' -d '{
  "rows": ["...XO....", ".O.XO.X..", ".O.XO....", "...XO....", "...XO...."],
  "claims": {"black": {"dead": ["B4"]}, "white": {"dead": ["G4"]}},
  "prisoners": {"black": 0, "white": 0}, "komi": 0, "detail": "totals", "sensitivity": true
}'
echo

echo "# may White play at D9, taking three stones of his own off? (KBA basic rules, Dia. 11)"
curl -fsS "$url/v1/moves" -H 'content-type: application/json' -d '{
  "rows": [".XO.OX.O.", "OXXXXXOOO", "OOOOOOO.O", "XXXXXOOOO", "X.X.XXXXX", "XXXXX....", ".........", ".........", "........."],
  "moves": [["white", "D9"]], "rule_sets": ["korean-2016", "ing-sst", "nz"]
}'
echo

echo "# a file as it is, read as a request that can be changed and asked"
printf '(;SZ[5]RU[Chinese]KM[0.5];B[ca];W[da];B[cb];W[db];B[cc];W[dc];B[cd];W[dd];B[ce];W[de];B[];W[])' |
  curl -fsS "$url/v1/positions" -H 'content-type: application/octet-stream' --data-binary @-
echo

echo "# a permalink: the whole question in its path"
curl -fsS "$url/v1/scores/1JTvolxqnE-Ygd9GmBDJMACvQBEMAAAABhEMAAAABAOZ9Mo8?detail=totals"
echo

echo "# the same board as a picture for paper, D9 pointed out"
curl -fsS "$url/v1/diagrams" -H 'content-type: application/json' -d '{
  "rows": [".XO.OX.O.", "OXXXXXOOO", "OOOOOOO.O", "XXXXXOOOO", "X.X.XXXXX", "XXXXX....", ".........", ".........", "........."],
  "style": "print", "highlight": ["D9"]
}' | sed -n 1,5p
echo

echo "# what the event has laid down for which the service runs"
curl -fsS "$url/v1/event"
echo

echo "# what a rule set says, article by article"
curl -fsS "$url/v1/rule-sets/korean-2016" | cut -c 1-600
echo

echo "# a request that cannot be: every fault at once"
curl -sS "$url/v1/scores" -H 'content-type: application/json' -d '{"rows": ["XO", "OX"], "komi": 0.3, "colour": 1}'
echo
