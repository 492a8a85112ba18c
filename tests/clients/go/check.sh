#!/usr/bin/env bash
# A client in Go, made of the document of the service at $1 in the folder $2. It needs nothing but the standard library.
set -euo pipefail
url=$1
mkdir -p "$2"
work=$(realpath "$2")
cd "$(dirname "$0")"
source=$PWD
cd "$work"
[ -x venv/bin/pip ] || python3 -m venv venv
PIP_DISABLE_PIP_VERSION_CHECK=1 venv/bin/pip install --quiet --requirement "$source/requirements.txt"
jar=$(venv/bin/python -c 'import openapi_generator_cli, pathlib; print(pathlib.Path(openapi_generator_cli.__file__).parent / "openapi-generator.jar")')
curl --silent --show-error --fail "$url/openapi.json" --output openapi.json
rm -rf module
mkdir -p module/wrong
java -jar "$jar" generate --generator-name go --input-spec openapi.json --output module/client \
  --additional-properties=packageName=client,withGoMod=false,enumClassPrefix=true >generate.log 2>&1 || { cat generate.log >&2; exit 1; }
rm -rf module/client/test
cp "$source/score.go" module
cp "$source/wrong.go.txt" module/wrong/wrong.go
cd module
printf 'module gyega\n\ngo 1.18\n' >go.mod
export GOFLAGS=-mod=mod GOPROXY=off GOCACHE=$work/cache
go build ./client
go build -o score .
marks=$(grep -c '// wrong$' wrong/wrong.go)
refused=$(go build -gcflags=-e -o /dev/null ./wrong 2>&1 | grep -c '^wrong/wrong.go:') || true
[ "$refused" -eq "$marks" ] || { echo "$marks lines must be refused, $refused are" >&2; exit 1; }
echo "$refused lines with names that do not exist are refused"
./score "$url"
