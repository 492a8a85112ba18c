"""goscorer in Python on the games of a file: see scorers.sh. Not run where the project was written: it had no way to GitHub."""

import json
import statistics
import sys
import time

import goscorer

LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"


def main(file, version):
    costs, right, games = [], 0, [json.loads(line) for line in open(file) if line.strip()]
    for game in games:
        board = game["board"]
        colors = {"X": goscorer.BLACK, "O": goscorer.WHITE, ".": goscorer.EMPTY}
        stones = [[colors[at] for at in row] for row in board]
        dead = [[False] * len(row) for row in board]
        for point in game["expected"].get("dead", []):
            dead[len(board) - int(point[1:])][LETTERS.index(point[0])] = True
        komi, text = game["komi"], game["expected"]["final_score"]
        expected = 0 if text == "0" else float(text[2:]) * (1 if text[0] == "B" else -1)
        start = time.perf_counter()
        if game["rule"] == "japanese":
            prisoners = game["prisoners"]
            score = goscorer.final_territory_score(stones, dead, prisoners["black"], prisoners["white"], komi)
            handicap = 0
        else:
            score = goscorer.final_area_score(stones, dead, komi)
            handicap = game.get("handicap") or 0
            handicap = max(handicap - 1, 0) if game["rule"] == "aga" else handicap
        costs.append((time.perf_counter() - start) * 1e3)
        right += abs(score.black - score.white - handicap - expected) < 0.01
    name = f"goscorer (Python) {version}"
    print(f"{name:<28} {statistics.mean(costs):>10.3f} {statistics.median(costs):>10.3f} {f'{right}/{len(games)}':>10}")


main(*sys.argv[1:])
