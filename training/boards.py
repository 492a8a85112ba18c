"""Final positions as arrays: what the net sees, the parts whose means it takes, and what it learns."""

import gzip
import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np

PLANES = 14
SIZE_CAP = 40
LIBERTIES = (1, 2, 3, 6)
# A counted result that plain counting of the labels misses by more shows that the labels are wrong.
POINTS_OFF_MAX = 2.0
# Of the boards of one size one in so many is not learnt.
HELD_OUT_EVERY = 20


@dataclass
class Board:
    planes: np.ndarray  # PLANES x size x size, from Black's view
    parts: np.ndarray  # size x size, the number of the chain or empty region of each point
    target: np.ndarray  # size x size, 1 surely Black's at the end, 0 surely White's
    stones: np.ndarray  # size x size, 1 where a stone stands


def parts_of(rows):
    """The number of the chain or empty region of each point, and the points of each."""
    size = len(rows)
    number = -np.ones((size, size), dtype=np.int64)
    parts = []
    for start in np.ndindex(size, size):
        if number[start] >= 0:
            continue
        number[start] = len(parts)
        points = [start]
        for row, column in points:
            for other in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
                is_on_board = 0 <= other[0] < size and 0 <= other[1] < size
                if is_on_board and number[other] < 0 and rows[other[0]][other[1]] == rows[row][column]:
                    number[other] = len(parts)
                    points.append(other)
        parts.append(points)
    return number, parts


def beside(points, size):
    found = set()
    for row, column in points:
        for other in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if 0 <= other[0] < size and 0 <= other[1] < size:
                found.add(other)
    return found


def planes_of(rows, parts):
    """Black, White, empty; Black's chains of 1, 2, 3 to 5, and 6 or more liberties, White's; size up to 40, over 40; on the board."""
    size = len(rows)
    planes = np.zeros((PLANES, size, size), dtype=np.float32)
    planes[13] = 1
    for points in parts:
        index = tuple(np.array(points).T)
        color = "XO.".index(rows[points[0][0]][points[0][1]])
        planes[color][index] = 1
        planes[11][index] = min(len(points), SIZE_CAP) / SIZE_CAP
        planes[12][index] = len(points) > SIZE_CAP
        if color < 2:
            liberties = sum(rows[row][column] == "." for row, column in beside(points, size))
            step = max(at for at, least in enumerate(LIBERTIES) if liberties >= least)
            planes[3 + 4 * color + step][index] = 1
    return planes


def plain_lead(position, dead):
    """Black's lead where the dead stones come off and every region beside one colour only is territory."""
    rows = [list(row) for row in position["board"]]
    lead = position["prisoners"]["black"] - position["prisoners"]["white"] - position["komi"]
    for row, column in dead:
        lead += 1 if rows[row][column] == "O" else -1
        rows[row][column] = "."
    is_area = position["rule"] != "japanese"
    if is_area:
        lead = -position["komi"] + sum(row.count("X") - row.count("O") for row in rows)
    _, parts = parts_of(rows)
    for points in parts:
        if rows[points[0][0]][points[0][1]] == ".":
            colors = {rows[row][column] for row, column in beside(points, len(rows))} - {"."}
            if len(colors) == 1:
                lead += len(points) if colors == {"X"} else -len(points)
    return lead


def board_of(position):
    """A line of `finals`; nothing where its labels contradict the result that was counted."""
    rows = position["board"]
    number, parts = parts_of(rows)
    ownership = np.array(position["ownership"], dtype=np.float32).reshape(len(rows), len(rows)) / 100
    dead = []
    for points in parts:
        stone = rows[points[0][0]][points[0][1]]
        if stone == ".":
            continue
        index = tuple(np.array(points).T)
        ownership[index] = ownership[index].mean()
        if (ownership[index][0] < 0) == (stone == "X"):
            dead += points
    if "result" in position:
        winner, _, margin = position["result"].partition("+")
        told = float(margin) if winner == "B" else -float(margin)
        if abs(plain_lead(position, dead) - told) > POINTS_OFF_MAX:
            return None
    stones = np.array([[point != "." for point in row] for row in rows], dtype=np.float32)
    return Board(planes_of(rows, parts), number, (ownership + 1) / 2, stones)


def read(path):
    with gzip.open(path, "rt") as lines:
        return [json.loads(line) for line in lines]


def boards_of(folder):
    """All boards of a folder like `shared/finals`, by size; `-before` files are positions before the end."""
    by_size = {}
    for path in sorted(Path(folder).glob("*.jsonl.gz")):
        positions = read(path)
        kept = [board for board in map(board_of, positions) if board is not None]
        print(f"{path.name}: {len(kept)} of {len(positions)} kept", flush=True)
        for board in kept:
            by_size.setdefault(len(board.stones), []).append(board)
    return by_size
