"""What Schemathesis cannot know: lines of JSON are sent as text."""

import schemathesis

schemathesis.serializer.alias("application/x-ndjson", "text/plain")
