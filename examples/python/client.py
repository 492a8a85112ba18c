"""A typed client of the service in thirty lines, with httpx, and what it is good for.

    pip install httpx
    gyega serve &
    GYEGA_URL=http://127.0.0.1:8080 python3 examples/python/client.py
"""

import json
import os
import sys
from collections.abc import Iterable, Iterator
from typing import Any, NotRequired, TypedDict

import httpx


class Request(TypedDict, total=False):
    """What is asked; `/openapi.json` has every field with its bounds."""

    rows: list[str]
    sgf: str
    moves: list[tuple[str, str]]
    dead: list[str]
    prisoners: dict[str, int]
    komi: float | str | dict[str, float]
    rule_sets: list[str] | str
    detail: str
    id: str


class Sentence(TypedDict):
    code: str
    arguments: dict[str, Any]
    text: str


class Announcement(TypedDict):
    code: str
    arguments: dict[str, Any]
    text: NotRequired[str]  # not with detail "totals"


class Score(TypedDict):
    rule_set: str
    outcome: str
    result: str
    lead: NotRequired[float | None]
    announcement: Announcement
    needs: list[str]


class Answer(TypedDict):
    scores: list[Score]
    # These two not with detail "totals".
    assumptions: NotRequired[list[Sentence]]
    audit: NotRequired[list[Sentence]]
    differences: NotRequired[list[dict[str, Any]]]
    record: NotRequired[dict[str, Any]]


class Problem(Exception):
    """The request was refused: everything that is wrong with it, each with its JSON pointer."""

    def __init__(self, body: dict[str, Any]) -> None:
        super().__init__(body["detail"])
        self.code: str = body["code"]
        self.errors: list[dict[str, str]] = body.get("errors", [])


class Gyega:
    """The service at an address."""

    def __init__(self, url: str) -> None:
        self.http = httpx.Client(base_url=url, timeout=10)

    def score(self, request: Request) -> Answer:
        answer = self.http.post("/v1/scores", json=request)
        if answer.is_error:
            raise Problem(answer.json())
        return answer.json()

    def scores(self, requests: Iterable[Request]) -> Iterator[Answer | Problem]:
        """Many at once, in their order; a refused one is a problem in its place."""
        lines = (json.dumps(request).encode() + b"\n" for request in requests)
        headers = {"Content-Type": "application/x-ndjson"}
        with self.http.stream("POST", "/v1/batches", content=lines, headers=headers) as answers:
            for line in answers.iter_lines():
                body = json.loads(line)
                yield Problem(body["problem"]) if "problem" in body else body


# KBA "How to play", Diagram 1.
POSITION: Request = {
    "rows": ["OX..XXO..", "OXX.XOO..", "OOXX.XO.O", ".OOX.XOO.", "..OXXXXOO", "..OOOX.XO", "..OXXX.XX", "..OX.X...", "..OOX...."],
    "prisoners": {"black": 1, "white": 0},
    "komi": 0,
    "rule_sets": ["korean-2016", "chinese-2002", "ing-sst"],
}

# Ten points for Black in columns A and B, five for White in column E; it says that White won by half a point.
RECORD = "(;SZ[5]RU[Japanese]KM[0.5]RE[W+0.5];B[ca];W[da];B[cb];W[db];B[cc];W[dc];B[cd];W[dd];B[ce];W[de];B[];W[])"


def main() -> int:
    service = Gyega(os.environ.get("GYEGA_URL", "http://127.0.0.1:8080"))
    answer = service.score(POSITION)
    for score in answer["scores"]:
        print(score["rule_set"], score["result"], "-", score["announcement"]["text"])
    for difference in answer["differences"]:
        for cause in difference["causes"] or []:
            print(difference["from"], "to", difference["to"] + ":", cause["sentence"]["text"])
    ok = answer["scores"][0]["result"] == "W+1"

    # A record says more than its last board.
    told = service.score({"sgf": RECORD})["record"]
    for sentence in told["sentences"]:
        print(sentence["text"])
    ok = ok and told["agreement"] == "differs" and told["result"] == "B+4.5"

    # Every fault comes at once, each with the field, what was found and what was expected.
    try:
        service.score({**POSITION, "komi": "6,5", "dead": ["A4", "K1"]})
        ok = False
    except Problem as problem:
        for error in problem.errors:
            print(error["pointer"], "found", error["found"], "expected", error["expected"])
        ok = ok and len(problem.errors) == 3

    # Many positions: one answer each, in order. A bad one is a problem in its own place.
    many: list[Request] = [{**POSITION, "id": str(number), "detail": "totals"} for number in range(3)] + [{"rows": []}]
    answers = list(service.scores(many))
    print("batch:", [one.code if isinstance(one, Problem) else one["id"] for one in answers])
    ok = ok and len(answers) == 4 and isinstance(answers[3], Problem)
    return 0 if ok else 1


if __name__ == "__main__":
    sys.exit(main())
