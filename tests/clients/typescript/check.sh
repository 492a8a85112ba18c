#!/usr/bin/env bash
# A client in TypeScript, made of the document of the service at $1 in the folder $2.
set -euo pipefail
url=$1
mkdir -p "$2"
work=$(realpath "$2")
cd "$(dirname "$0")"
cp package.json package-lock.json tsconfig.json score.ts wrong.ts "$work"
cd "$work"
npm ci --ignore-scripts --no-audit --no-fund --prefer-offline --loglevel=error
curl --silent --show-error --fail "$url/openapi.json" --output openapi.json
npx --no-install openapi-typescript openapi.json --output gyega.d.ts >/dev/null
npx --no-install tsc --project tsconfig.json
strict=(--noEmit --target es2022 --module nodenext --lib es2022,dom --strict)
# `wrong.ts` compiles only because each of its marks stands above an error; without the marks it must not.
npx --no-install tsc "${strict[@]}" wrong.ts
marks=$(grep -c '^// @ts-expect-error' wrong.ts)
grep -v '^// @ts-expect-error' wrong.ts >unmarked.ts
errors=$(npx --no-install tsc "${strict[@]}" unmarked.ts | grep -c '^unmarked.ts.*error TS') || true
[ "$errors" -eq "$marks" ] || { echo "$marks lines must be refused, $errors are" >&2; exit 1; }
echo "$errors lines with names that do not exist are refused"
node out/score.js "$url"
