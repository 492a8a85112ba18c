"""How often proposals come true: python calibration.py FOLDER GYEGA OUT.svg

Proposes dead stones for the ends of games in FOLDER with the program GYEGA, holds each chain against the label, and
draws for each tenth of certainty how often it came true, with a 95 % interval: for all boards, and for those that the
net did not learn.
"""

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

from boards import HELD_OUT_EVERY, board_of, parts_of, read

# A tenth with fewer chains is joined with the next.
CHAINS_MIN = 100
Z = 1.96


def labelled(folder):
    """Ends of games whose labels do not contradict the result that was counted, and whether each was held out."""
    met = Counter()
    for path in sorted(Path(folder).glob("*.jsonl.gz")):
        for position in read(path):
            board = board_of(position)
            if board is None:
                continue
            size = len(board.stones)
            if "before" not in path.name:
                yield position, board, met[size] % HELD_OUT_EVERY == 0
            met[size] += 1


def proposals(positions, gyega):
    """What is proposed of the groups of each position."""
    asked = [{"rows": position["board"], "dead": "propose", "rule_sets": ["chinese-2002"]} for position in positions]
    lines = "\n".join(map(json.dumps, asked))
    answers = subprocess.run([gyega, "batch"], input=lines, capture_output=True, text=True, check=True).stdout
    return [json.loads(line).get("proposal", {"groups": []})["groups"] for line in answers.splitlines()]


def points_of(parts, rows):
    letters = "ABCDEFGHJKLMNOPQRSTUVWXYZ"
    return {f"{letters[column]}{len(rows) - row}": part for part, points in enumerate(parts) for row, column in points}


def chains(position, board, groups):
    """The certainty of each chain whose status is estimated, and whether it came true."""
    _, parts = parts_of(position["board"])
    part_at = points_of(parts, position["board"])
    for group in groups:
        if group["basis"] != "estimated":
            continue
        for part in {part_at[point] for point in group["points"]}:
            row, column = parts[part][0]
            is_black = position["board"][row][column] == "X"
            stays = (board.target[row, column] > 0.5) == is_black
            yield group["certainty"], stays == (group["status"] != "dead")


def wilson(part, whole):
    middle = (part + Z * Z / 2) / (whole + Z * Z)
    half = Z / (whole + Z * Z) * (part * (whole - part) / whole + Z * Z / 4) ** 0.5
    return middle - half, middle + half


def tenths(found):
    """Chains by tenths of certainty, those with few joined: the certainty on average, how many, how many came true."""
    tenths = [[one for one in found if one[0] // 100 == tenth or (one[0] == 1000 and tenth == 9)] for tenth in range(10)]
    joined = []
    waiting = []
    for tenth in tenths:
        waiting = waiting + tenth
        if len(waiting) >= CHAINS_MIN:
            joined.append(waiting)
            waiting = []
    if waiting and joined:
        joined[-1] += waiting
    return [(sum(c for c, _ in some) / len(some) / 1000, len(some), sum(is_true for _, is_true in some)) for some in joined]


def svg(rows):
    """Certainty from left to right, how often it came true from bottom to top; the line is where both are the same."""
    size, edge = 320, 44
    at = lambda share: edge + share * size
    up = lambda share: edge + (1 - share) * size
    marks = []
    for certainty, whole, part in rows:
        low, high = wilson(part, whole)
        x = f"{at(certainty):.1f}"
        marks.append(f'<line x1="{x}" x2="{x}" y1="{up(low):.1f}" y2="{up(high):.1f}" stroke="#1f5fa8" stroke-width="2"/>')
        marks.append(f'<circle cx="{x}" cy="{up(part / whole):.1f}" r="4" fill="#1f5fa8"/>')
    ticks = [share / 5 for share in range(6)]
    labels = [f'<text x="{at(t):.0f}" y="{edge + size + 18}" text-anchor="middle">{t:.1f}</text>' for t in ticks]
    labels += [f'<text x="{edge - 8}" y="{up(t) + 4:.0f}" text-anchor="end">{t:.1f}</text>' for t in ticks]
    title = "How often a chain comes true by how certain the proposal is, with 95 % intervals"
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size + 2 * edge} {size + 2 * edge}" role="img" font-family="sans-serif" font-size="12">',
            f"<title>{title}</title>",
            f'<rect width="{size + 2 * edge}" height="{size + 2 * edge}" fill="#fff"/>',
            f'<rect x="{edge}" y="{edge}" width="{size}" height="{size}" fill="none" stroke="#888"/>',
            f'<line x1="{at(0)}" y1="{up(0)}" x2="{at(1)}" y2="{up(1)}" stroke="#bbb" stroke-dasharray="4 4"/>',
            *labels,
            f'<text x="{edge + size / 2:.0f}" y="{edge + size + 36}" text-anchor="middle">certainty</text>',
            f'<text x="{edge}" y="{edge - 12}">comes true</text>',
            *marks,
            "</svg>\n",
        ]
    )


def main():
    folder, gyega, out = sys.argv[1:]
    positions = list(labelled(folder))
    groups = proposals([position for position, _, _ in positions], gyega)
    found = [(one, is_held_out) for (position, board, is_held_out), some in zip(positions, groups) for one in chains(position, board, some)]
    everything = tenths([one for one, _ in found])
    for name, rows in [("all", everything), ("held out", tenths([one for one, is_held_out in found if is_held_out]))]:
        for certainty, whole, part in rows:
            low, high = wilson(part, whole)
            print(f"{name}, certainty {certainty:.3f}: {part} of {whole} chains, {part / whole:.4f} ({low:.4f} to {high:.4f})")
    Path(out).write_text(svg(everything))


if __name__ == "__main__":
    main()
