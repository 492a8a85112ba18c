"""Reads, replays and counts the records of a folder with sgfmill and flood fill; see records.sh.

The second argument is a table of gyega's rows: the area leads are compared with those found here.
"""

import csv
import pathlib
import sys
import time

from sgfmill import boards, sgf


def reached(board, blocked_by, size):
    """Points that a colour reaches through points that its opponent does not hold."""
    seen = {point for colour, point in board.list_occupied_points() if colour != blocked_by}
    stack = list(seen)
    while stack:
        row, column = stack.pop()
        for near in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if 0 <= near[0] < size and 0 <= near[1] < size and near not in seen and board.get(*near) is None:
                seen.add(near)
                stack.append(near)
    return seen


def chain_at(board, point, size):
    colour = board.get(*point)
    seen, stack = {point}, [point]
    while stack:
        row, column = stack.pop()
        for near in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if 0 <= near[0] < size and 0 <= near[1] < size and near not in seen and board.get(*near) == colour:
                seen.add(near)
                stack.append(near)
    return seen


def leads(data):
    """Area lead and territory lead without komi, Black minus White."""
    game = sgf.Sgf_game.from_bytes(data)
    size = game.get_size()
    board = boards.Board(size)
    root = game.get_root()
    black, white, empty = root.get_setup_stones()
    board.apply_setup(black, white, empty)
    played = {"b": len(black), "w": len(white)}
    marks = {"b": set(), "w": set()}
    for node in game.get_main_sequence():
        colour, move = node.get_move()
        if move is not None:
            board.play(*move, colour)
            played[colour] += 1
        for name, colour in (("TB", "b"), ("TW", "w")):
            if node.has_property(name):
                marks[colour] = set(node.get(name))
    dead = set()
    for owner, other in (("b", "w"), ("w", "b")):
        for point in marks[owner]:
            if board.get(*point) == other:
                dead |= chain_at(board, point, size)
    board.apply_setup([], [], dead)
    black, white = reached(board, "w", size), reached(board, "b", size)
    area = len(black - white) - len(white - black)
    return area, area - (played["b"] - played["w"])


def main():
    folder, table = sys.argv[1:]
    paths = sorted(pathlib.Path(folder).rglob("*.sgf"))
    records = [(str(path), path.read_bytes()) for path in paths]
    start = time.perf_counter()
    found = {path: leads(data) for path, data in records}
    seconds = time.perf_counter() - start
    with open(table, newline="") as rows:
        ours = {row["file"]: float(row["area_lead"]) for row in csv.DictReader(rows) if row["area_lead"]}
    same = sum(ours.get(path) == area for path, (area, _) in found.items())
    print(f"sgfmill, {same} of {len(found)} area leads as ours:")
    print(f"python       {len(found) / seconds:.0f} games a second on one core")


main()
