"""A small client of the service, standard library only.

    gyega serve &
    GYEGA_URL=http://127.0.0.1:8080 python3 examples/client.py
"""

import json
import os
import sys
import urllib.error
import urllib.request

URL = os.environ.get("GYEGA_URL", "http://127.0.0.1:8080")


def post(path, body, content_type="application/json"):
    """Sends a body; gives the status and the text of the answer, be it a report or a problem."""
    request = urllib.request.Request(URL + path, data=body.encode(), headers={"Content-Type": content_type})
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as problem:
        return problem.code, problem.read().decode()


# KBA "How to play", Diagram 1.
POSITION = {
    "rows": ["OX..XXO..", "OXX.XOO..", "OOXX.XO.O", ".OOX.XOO.", "..OXXXXOO", "..OOOX.XO", "..OXXX.XX", "..OX.X...", "..OOX...."],
    "prisoners": {"black": 1, "white": 0},
    "komi": 0,
    "rule_sets": ["korean-2016", "chinese-2002", "ing-sst"],
}


def main():
    status, text = post("/v1/scores", json.dumps(POSITION))
    report = json.loads(text)
    for score in report["scores"]:
        print(score["rule_set"], score["result"], "-", score["announcement"]["text"])
    for difference in report["differences"]:
        for cause in difference["causes"] or []:
            print(difference["from"], "to", difference["to"] + ":", cause["sentence"]["text"])
    ok = status == 200 and report["scores"][0]["result"] == "W+1"

    # Every fault comes at once, each with the field, what was found and what was expected.
    status, text = post("/v1/scores", json.dumps({**POSITION, "komi": "6,5", "dead": ["A4", "K1"]}))
    problem = json.loads(text)
    for error in problem["errors"]:
        print(error["pointer"], "found", error["found"], "expected", error["expected"])
    ok = ok and status == 422 and len(problem["errors"]) == 3

    # Many positions: one request a line, one answer a line, in order. A bad line is a problem on its own line.
    lines = [json.dumps({**POSITION, "id": str(number), "detail": "totals"}) for number in range(3)] + ["not JSON"]
    status, text = post("/v1/batches", "\n".join(lines) + "\n", "application/x-ndjson")
    answers = [json.loads(line) for line in text.splitlines()]
    print("batch:", [answer.get("id") or answer["problem"]["code"] for answer in answers])
    ok = ok and status == 200 and len(answers) == 4 and "problem" in answers[3]
    return 0 if ok else 1


if __name__ == "__main__":
    sys.exit(main())
