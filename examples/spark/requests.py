"""Writes so many requests, one a line: boards of 9 by 9 lines with walls and stones between them, some of them refused.

    python requests.py 100000 > requests.ndjson

The same number gives the same bytes.
"""

import json
import sys


def numbers(state: int):
    """A row of numbers that look random (a linear congruential generator)."""
    while True:
        state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
        yield state >> 33


def board(number) -> list[str]:
    """A black wall and a white one, stones of either colour on some points beside them."""
    wall = 2 + next(number) % 4
    rows = []
    for _ in range(9):
        row = ["."] * 9
        for column in range(9):
            if next(number) % 9 == 0:
                row[column] = "XO"[next(number) % 2]
        row[wall], row[wall + 1] = "X", "O"
        rows.append("".join(row))
    return rows


def main() -> None:
    number = numbers(7)
    for index in range(int(sys.argv[1])):
        request = {
            "id": str(index),
            "rows": board(number),
            "prisoners": {"black": next(number) % 9, "white": next(number) % 9},
            "komi": next(number) % 31 / 4,
            "detail": "totals",
            "classify": index % 10 == 0,
        }
        print(json.dumps(request, separators=(",", ":")))


if __name__ == "__main__":
    main()
