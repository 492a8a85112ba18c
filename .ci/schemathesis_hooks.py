"""What Schemathesis cannot know: lines of JSON are sent as text; what holds between the fields of a request stands in its own schema."""

import json
from pathlib import Path

import schemathesis

for media_type in ("application/x-ndjson", "application/jsonl"):
    schemathesis.serializer.alias(media_type, "text/plain")

SCHEMAS = Path(__file__).parent.parent / "openapi" / "schemas"


@schemathesis.hook
def before_load_schema(context, raw_schema):
    """Requests are made by the strict form, in which few are refused as they fit no form of a position."""
    components = raw_schema["components"]["schemas"]
    for path in sorted(SCHEMAS.glob("*-request.schema.json")):
        strict = json.loads(path.read_text().replace("#/$defs/", "#/components/schemas/"))
        components.update(strict.pop("$defs", {}))
        strict.pop("$schema", None)
        components[strict["title"]] = strict
