#!/usr/bin/env bash
# Redocly and Spectral find nothing in the document of the service at $1, not even something to warn of; they are installed in the folder $2.
set -euo pipefail
url=$1
mkdir -p "$2"
work=$(realpath "$2")
cd "$(dirname "$0")"
cp package.json package-lock.json redocly.yaml spectral.yaml "$work"
cd "$work"
export REDOCLY_TELEMETRY=off REDOCLY_SUPPRESS_UPDATE_NOTICE=true
npm ci --ignore-scripts --no-audit --no-fund --prefer-offline --loglevel=error
curl --silent --show-error --fail "$url/openapi.json" --output openapi.json
npx --no-install redocly lint --config redocly.yaml --format json openapi.json >redocly.json 2>redocly.log || true
node -e '
  const { totals, problems } = JSON.parse(require("fs").readFileSync("redocly.json", "utf8"));
  for (const { ruleId, message, location } of problems) console.error(ruleId, message, location?.[0]?.pointer);
  process.exit(totals.errors + totals.warnings + problems.length > 0 ? 1 : 0);' || { cat redocly.log >&2; exit 1; }
npx --no-install spectral lint --ruleset spectral.yaml --fail-severity hint openapi.json
echo 'Redocly and Spectral find nothing'
