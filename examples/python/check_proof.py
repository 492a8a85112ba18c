"""Checks proofs that chains cannot be captured, as `gyega score FILE --proofs --format json` writes them.

    python3 check_proof.py ANSWER.json      (or `-` for standard input; a file of JSON lines is read line by line)

It knows the rule of a move and why two promises are life (docs/proofs.md). Exit code 0 if all hold, else 1."""

import hashlib
import json
import sys

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"
CELLS_MAX, REPLIES_MAX, WIDE_MIN, REGIONS_MAX, LINES_MAX = 48, 1 << 16, 11, 361, 25
ATTACKER, OWNER = 0, 1
PREMISE = "wide-territory-is-not-invaded"


class Refused(Exception):
    pass


def demand(holds, why):
    if not holds:
        raise Refused(why)


def points_of(names):
    """The points of a list, which has them in reading order, each once."""
    demand(type(names) is list and len(names) <= LINES_MAX**2 and set(map(type, names)) <= {str}, "no list of points")
    points = [(int(name[1:]) - 1, COLUMNS.index(name[0])) for name in names]
    demand(all(f"{COLUMNS[column]}{row + 1}" == name for (row, column), name in zip(points, names)), "no point")
    demand(points == sorted(set(points), key=in_order), "points are not in order, or named twice")
    return points


def in_order(at):
    return -at[0], at[1]


def beside(at):
    row, column = at
    return {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)}


def joined(start, within, neighbours=beside):
    """All points of a set that are reached from one of them."""
    reached, left = {start}, [start]
    while left:
        more = (neighbours(left.pop()) & within) - reached
        reached |= more
        left += more
    return frozenset(reached)


def parts(points, neighbours=beside):
    left, found = set(points), []
    while left:
        found.append(joined(next(iter(left)), left, neighbours))
        left -= found[-1]
    return found


def around(points):
    return set().union(*(beside(at) for at in points)) - set(points)


class Game:
    """A region as a game: its points, stones inside included; a point for each chain that is promised something,
    whatever its shape; and one for the liberty that chains promised one have elsewhere, the same for all of them."""

    def __init__(self, cells, stones, one, two, friends, opponents):
        self.cells = sorted(cells, key=in_order)
        self.next = {at: beside(at) & cells for at in cells}
        self.several, self.targets = set(), set()
        self.held = [{at for at in cells if beside(at) & side} for side in (opponents, friends)]
        for chain in one + two:
            self.add(("chain", chain), around(chain) & cells)
            self.targets.add(("chain", chain))
            self.several |= {("chain", chain)} if len(chain) > 1 else set()
        self.eye = [("eye",)] if one else []
        for eye in self.eye:
            self.add(eye, {("chain", chain) for chain in one})
        self.points = frozenset(self.next)
        self.start = frozenset(stones[0]), frozenset(stones[1] | self.targets), None

    def add(self, new, others):
        self.next[new] = set(others)
        for other in others:
            self.next[other].add(new)

    def play(self, state, mover, at):
        """The position after a move; nothing where it may not be played. `None` is a pass. A position is the stones of
        both and the point where the owner may not retake a ko with his next move; the opponent always may."""
        own, theirs, ban = state[mover], state[1 - mover], state[2]
        if at is None:
            return state[0], state[1], None
        if at in own or at in theirs:
            return None
        own, captured = own | {at}, set()
        for other in self.next[at] & theirs:
            chain = joined(other, theirs, self.next.get)
            if not self.is_free(chain, own | theirs, 1 - mover):
                captured |= chain
        theirs = theirs - captured
        chain = joined(at, own, self.next.get)
        if not self.is_free(chain, own | theirs, mover):
            return None
        liberties = set().union(*(self.next[one] for one in chain)) - own - theirs
        is_ko = len(chain) == len(captured) == 1 and liberties == captured and not captured & self.several
        is_ko = is_ko and not chain & self.held[mover]
        if mover == OWNER and is_ko and at == ban:
            return None
        after = (own, theirs) if mover == ATTACKER else (theirs, own)
        return *after, next(iter(captured)) if is_ko and mover == ATTACKER else None

    def is_free(self, chain, occupied, owner):
        return bool(chain & self.held[owner]) or any(self.next[at] - occupied for at in chain)

    def lives(self, state):
        """Whether each target hangs on a friend or has two eyes: spaces without a stone of the owner, with an empty
        point, beside such chains alone and not beside the opponent outside. Of an eye all empty points are next to the
        chain; or all points but one, which has two neighbours in the eye, and one of the others is empty."""
        opponents, own, _ = state
        chains = parts(own, self.next.get) if own else []
        held = [chain for chain in chains if chain & self.held[OWNER]]
        chains = [chain for chain in chains if chain not in held]
        spaces = parts(self.points - own, self.next.get) if self.points - own else []
        eyes = [eye for eye in spaces if eye - opponents and not eye & self.held[ATTACKER]]
        while True:
            before = len(chains), len(eyes)
            chains = [chain for chain in chains if sum(self.is_eye(eye, chain, opponents) for eye in eyes) > 1]
            living = set().union(*held, *chains)
            lost = own - living
            eyes = [eye for eye in eyes if not any(self.next[at] & lost for at in eye)]
            if before == (len(chains), len(eyes)):
                return self.targets <= living

    def is_eye(self, eye, chain, opponents):
        far = {at for at in eye if not self.next[at] & chain}
        takes = len(far) == 1 and len(self.next[next(iter(far))] & eye) > 1 and bool(eye - far - opponents)
        return takes or not far - opponents

    def check(self, replies):
        """Walks through whatever the opponent can play; the replies must keep every target."""
        if replies == ".":
            return demand(self.lives(self.start), "chains do not live at sight")
        given = iter(replies)
        met, left = {(self.start, ATTACKER)}, [self.start]
        while left:
            state = left.pop()
            for at in self.cells + self.eye:
                after = self.play(state, ATTACKER, at)
                if after is None:
                    continue
                demand(self.targets <= after[OWNER], "a chain is captured")
                if (after, OWNER) in met:
                    continue
                met.add((after, OWNER))
                letter = next(given, None)
                if letter == ".":
                    demand(self.lives(after), "chains do not live at sight")
                    continue
                then_lives = letter == "!"
                letter = next(given, None) if then_lives else letter
                place = LETTERS.find(letter or " ")
                demand(letter == "-" or 0 <= place < len(self.cells), "a reply is missing")
                after = self.play(after, OWNER, None if letter == "-" else self.cells[place])
                demand(after is not None, "a reply may not be played")
                if then_lives:
                    demand(self.lives(after), "chains do not live at sight")
                elif (after, ATTACKER) not in met:
                    met.add((after, ATTACKER))
                    left.append(after)
        demand(next(given, None) is None, "replies are left over")


class Region:
    def __init__(self, told, chain_of, own, lives):
        demand(set(told) <= {"friends", "inside", "one", "points", "replies", "two"}, "a region has unknown fields")
        self.points, self.replies = set(points_of(told["points"])), told.get("replies")
        demand(type(self.replies) in (str, type(None)), "replies are no text")
        named = ([chain_of(at) for at in points_of(told.get(name, []))] for name in ("one", "two", "friends", "inside"))
        self.one, self.two, self.friends, self.inside = named
        promised = self.one + self.two + self.friends
        demand(self.points, "a region is empty")
        demand(set(promised) <= lives and len(set(promised)) == len(promised), "something is promised to others")
        demand(all(around(chain) & self.points for chain in self.one + self.two), "a chain is not beside its region")
        demand(not set(self.inside) & lives, "a chain that lives is inside")
        self.own_inside = {at for chain in self.inside for at in chain if at in own}

    def worth(self, chain):
        return 2 if chain in self.two else 1 if chain in self.one else 0


def check(proof):
    """What one proof shows, in words; `Refused` where it shows nothing."""
    demand(set(proof) <= {"assumes", "color", "id", "lives", "regions", "rows", "version"}, "unknown fields")
    demand(type(proof["version"]) is int and proof["version"] == 1, "another version")
    rest = {name: value for name, value in proof.items() if name != "id"}
    written = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
    demand(hashlib.sha256(written).hexdigest() == proof["id"], "it is not what it was when its id was made")
    rows = proof["rows"][::-1]
    demand(type(rows) is list and len({len(row) for row in rows}) == 1 and set("".join(rows)) <= set("XO."), "no board")
    demand(max(len(rows), len(rows[0])) <= LINES_MAX and len(proof["regions"]) <= REGIONS_MAX, "too large")
    board = {(row, column): letter for row, line in enumerate(rows) for column, letter in enumerate(line)}
    letter = {"black": "X", "white": "O"}[proof["color"]]
    own, vacant = ({at for at in board if board[at] == kind} for kind in (letter, "."))
    others = set(board) - own - vacant

    demand(all(around(chain) & vacant for side in (own, others) for chain in parts(side)), "a chain has no liberty")

    def chain_of(at):
        demand(at in own or at in others, "a chain is named where no stone is")
        return joined(at, own if at in own else others)

    lives = {chain_of(at) for at in points_of(proof["lives"])}
    demand(lives and all(chain <= own for chain in lives), "no chain of this colour is said to live")
    living = set().union(*lives)
    regions = [Region(told, chain_of, own, lives) for told in proof["regions"]]

    def strict(chain, *but):
        """What regions promise a chain where nobody need be joined for it."""
        return sum(region.worth(chain) for region in regions if not region.friends and region not in but)

    def has_eye(chain, here):
        """Whether a chain has a liberty elsewhere whatever happens here."""
        others = (region for region in regions if region is not here and region.worth(chain))
        joins = (all(strict(friend, here, other) for friend in other.friends) for other in others)
        return strict(chain, here) or any(joins)

    free, letters = set(vacant), 0
    for chain in lives:
        demand(sum(region.worth(chain) for region in regions) >= 2, "a chain is promised too little")
    for region in regions:
        demand(region.points <= free, "a point is not empty, or in two regions")
        free -= region.points
        demand(all(around(chain) & vacant <= region.points for chain in region.inside), "a chain is not inside")
        demand(all(strict(friend, region) >= 2 for friend in region.friends), "a friend is not safe")
        if region.replies is None:
            demand(proof.get("assumes") == PREMISE, "something is assumed and not said")
            is_wide = len(region.points) >= WIDE_MIN and len(parts(region.points)) == 1
            space = joined(next(iter(region.points)), vacant)
            demand(is_wide and not around(space) & others, "a region is no part of a wide space of one colour")
            demand(not region.inside and not region.friends, "stones inside wide territory")
            demand(all(len(around(chain) & region.points) > 1 for chain in region.two), "a chain has one liberty there")
            continue
        demand(all(has_eye(chain, region) for chain in region.one), "a chain has no liberty elsewhere")
        letters += len(region.replies)
        cells = region.points.union(*region.inside)
        demand(letters <= REPLIES_MAX and len(cells) <= CELLS_MAX, "a proof is too large")
        # All that is not in the region and does not live counts as the opponent's, empty points too.
        opponents = set(board) - cells - living
        stones = [cells - region.points - region.own_inside, region.own_inside]
        Game(cells, stones, region.one, region.two, set().union(*region.friends), opponents).check(region.replies)
    is_assumed = any(region.replies is None for region in regions)
    demand(is_assumed or "assumes" not in proof, "nothing is assumed")
    premise = "if nobody invades wide territory" if is_assumed else "with nothing assumed"
    return living, rows, f"{proof['color']} keeps the chains of {' '.join(proof['lives'])}, {premise}"


def check_within(answer, index, proof):
    """The same of a proof of an answer: it must be of its board, some stones off, and show the groups that name it."""
    living, rows, words = check(proof)
    board = answer.get("position", {}).get("rows", rows[::-1])[::-1]
    fits = all(mine in (".", its) for row, other in zip(rows, board) for mine, its in zip(row, other))
    demand(fits and list(map(len, board)) == list(map(len, rows)), "it is of another board than the answer")
    named = [group for group in answer.get("groups", []) if group.get("proof") == index]
    demand(all(set(points_of(group["points"])) <= living for group in named), "it does not show a group that names it")
    return words


def without_twins(members):
    demand(len(dict(members)) == len(members), "a field stands twice")
    return dict(members)


def main(name):
    lines = (sys.stdin if name == "-" else open(name, encoding="utf-8")).read().strip().split("\n")
    try:
        answers = [json.loads("\n".join(lines), object_pairs_hook=without_twins)]
    except json.JSONDecodeError:
        answers = [json.loads(line, object_pairs_hook=without_twins) for line in lines if line.strip()]
    held = []
    for answer in answers:
        for index, proof in enumerate(answer.get("proofs", [answer] if "regions" in answer else [])):
            try:
                print("holds:", check_within(answer, index, proof))
                held.append(True)
            except (Refused, KeyError, TypeError, ValueError, IndexError, AttributeError) as why:
                print("REFUSED:", why)
                held.append(False)
    return "there is no proof in it" if not held else int(not all(held))


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1]) if len(sys.argv) == 2 else __doc__)
    except (OSError, ValueError, AttributeError, TypeError, RecursionError, Refused) as why:
        sys.exit(f"this cannot be read: {why}")
