#!/usr/bin/env bash
# A client in Python, made of the document of the service at $1 in the folder $2.
set -euo pipefail
url=$1
mkdir -p "$2"
work=$(realpath "$2")
cd "$(dirname "$0")"
cp requirements.txt config.yaml score.py wrong.py "$work"
cd "$work"
[ -x venv/bin/pip ] || python3 -m venv venv
export PIP_DISABLE_PIP_VERSION_CHECK=1
venv/bin/pip install --quiet --requirement requirements.txt
curl --silent --show-error --fail "$url/openapi.json" --output openapi.json
PATH=$PWD/venv/bin:$PATH openapi-python-client generate --path openapi.json --config config.yaml --meta none --output-path gyega_client \
  --overwrite >generate.log 2>&1 || { cat generate.log >&2; exit 1; }
# It leaves out what it cannot read; it says so, and may not leave out an operation or a type. Of several types of a body it keeps one.
if grep -E 'will not be generated|Unable to process|ERROR' generate.log; then exit 1; fi
venv/bin/python -c '
import importlib, pkgutil, gyega_client
modules = [module.name for module in pkgutil.walk_packages(gyega_client.__path__, "gyega_client.")]
for module in modules: importlib.import_module(module)
print(len(modules), "modules of the client are loaded")'
# What the generator writes is not strict itself; what it promises to callers is.
venv/bin/mypy --strict --follow-imports=silent score.py
refused=$(venv/bin/mypy --strict --follow-imports=silent wrong.py | grep -c '^wrong.py:.*: error:') || true
[ "$refused" -eq 8 ] || { echo "8 lines must be refused, $refused are" >&2; exit 1; }
echo "$refused lines with names that do not exist are refused"
venv/bin/python score.py "$url"
