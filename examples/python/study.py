# %% [markdown]
# How often do two rule sets disagree, and why? From the rows of `gyega batch` in Parquet, cell by cell.
#
#     pip install pyarrow
#     gyega batch games/ --rules japanese-1989,chinese-2002 --komi record --format parquet --output rows.parquet
#     python3 examples/python/study.py rows.parquet
#
# `gyega study` writes a report of such rows; this is for questions of one's own.

# %%
import sys
from collections import Counter

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

table = pq.read_table(sys.argv[1] if len(sys.argv) > 1 else "rows.parquet")
print(table.num_rows, "rows with", table.num_columns, "columns")

# %% [markdown]
# A row is a game under a rule set. Games that are broken have a fault and no score; games whose dead stones are not told, and
# games that their end decided, say nothing of counting.

# %%
decided = pc.is_in(pc.fill_null(table["ended_by"], ""), value_set=pa.array(["resignation", "time", "forfeit"]))
told = pc.is_in(pc.fill_null(table["dead_stones"], "unknown"), value_set=pa.array(["marked", "read", "taken-none"]))
scored = table.filter(pc.and_(pc.and_(pc.is_valid(table["lead"]), pc.invert(decided)), told))
games: dict[tuple[str, int], dict[str, dict]] = {}
for row in scored.to_pylist():
    games.setdefault((row["file"], row["game"]), {})[row["rule_set"]] = row
print(len(games), "games are compared")

# %% [markdown]
# Two leads differ by the sum of the differences of their terms, without remainder.

# %%
first, second = list(dict.fromkeys(row for sets in games.values() for row in sets))[:2]
terms = [name for name in table.column_names if name.startswith("term_")]
gaps, causes, turned, remainders = Counter(), Counter(), 0, 0
for sets in games.values():
    if first not in sets or second not in sets:
        continue
    one, other = sets[first], sets[second]
    gap = other["lead"] - one["lead"]
    by_term = {name: (other[name] or 0) - (one[name] or 0) for name in terms}
    remainders += gap != (other["area_lead"] - one["area_lead"]) + sum(by_term.values())
    gaps[gap] += 1
    causes.update(name.removeprefix("term_") for name, amount in by_term.items() if amount)
    turned += one["outcome"] != other["outcome"]

# %%
print(f"from {first} to {second}: the winner changes in {turned} of {sum(gaps.values())} games")
for gap, count in sorted(gaps.items()):
    print(f"{gap:>7}  {count:>5}  {'#' * max(1, 60 * count // max(gaps.values()))}")
print("causes:", ", ".join(f"{name} {count}" for name, count in causes.most_common()))
assert remainders == 0, f"{remainders} gaps that their terms do not explain"
