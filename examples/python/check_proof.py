#!/usr/bin/env python3
"""Checks proofs that chains cannot be captured, as `gyega score FILE --proofs --format json` writes them.

    python3 check_proof.py ANSWER.json      (or `-` for standard input; a file of JSON lines is read line by line)

It knows the rule of a move and why two promised liberties are life (docs/proofs.md), and nothing of gyega. A line for
each proof; exit code 0 if all hold, 1 if one does not.
"""

import hashlib
import json
import sys

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"
CELLS_MAX, REPLIES_MAX, WIDE_MIN = 48, 1 << 16, 11
ATTACKER, OWNER = 0, 1
PREMISE = "wide-territory-is-not-invaded"


class Refused(Exception):
    """The proof shows nothing."""


def demand(holds, why):
    if not holds:
        raise Refused(why)


def point(name):
    column, row = COLUMNS.find(name[0]), name[1:]
    demand(column >= 0 and row.isdigit() and str(int(row)) == row, f"{name} is no point")
    return int(row) - 1, column


def beside(at):
    row, column = at
    return {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)}


def joined(start, within, neighbours=beside):
    """All points of a set that are reached from one of them."""
    reached, left = {start}, [start]
    while left:
        more = (neighbours(left.pop()) & within) - reached
        reached |= more
        left.extend(more)
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
    """A region as a game: the opponent tries to capture a chain that is promised something.

    Its points are those of the region, stones inside included; one for each such chain, whatever its shape; and one for
    the liberty that chains promised one have elsewhere, which is the same for all of them.
    """

    def __init__(self, cells, stones, one, two, friends, opponents):
        self.cells = sorted(cells, key=lambda at: (-at[0], at[1]))
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
        self.start = (frozenset(stones[0]), frozenset(stones[1] | self.targets), None)

    def add(self, new, others):
        self.next[new] = set(others)
        for other in others:
            self.next[other].add(new)

    def play(self, state, mover, at):
        """The position after a move; nothing where it may not be played. `None` is a pass.

        A position is the stones of both and the point where the owner may not retake a ko with his next move. The
        opponent may always: as if he had played a threat that was answered.
        """
        own, theirs, ban = state[mover], state[1 - mover], state[2]
        if at is None:
            return state[0], state[1], None
        if at in own or at in theirs:
            return None
        own = own | {at}
        captured = set()
        for other in self.next[at] & theirs:
            chain = joined(other, theirs, self.next.get)
            if not self.is_free(chain, own | theirs, 1 - mover):
                captured |= chain
        theirs = theirs - captured
        chain = joined(at, own, self.next.get)
        if not self.is_free(chain, own | theirs, mover):
            return None
        liberties = set().union(*(self.next[one] for one in chain)) - own - theirs
        is_ko = len(chain) == 1 and liberties == captured and len(captured) == 1 and not captured & self.several
        is_ko = is_ko and not chain & self.held[mover]
        if mover == OWNER and is_ko and at == ban:
            return None
        after = (own, theirs) if mover == ATTACKER else (theirs, own)
        return *after, next(iter(captured)) if is_ko and mover == ATTACKER else None

    def is_free(self, chain, occupied, owner):
        return bool(chain & self.held[owner]) or any(self.next[at] - occupied for at in chain)

    def lives(self, state):
        """Whether nobody can capture a target although its owner plays only to take stones in its eyes.

        A chain lives that hangs on a friend, or has two eyes: spaces without a stone of the owner, beside chains alone
        that live so, and not beside the opponent outside. Of an eye all empty points are next to the chain; or all
        points but one, which has two neighbours in the eye, and one of these points is empty: when the opponent fills the
        last, the owner takes two of his stones or more.
        """
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
        if not far - opponents:
            return True
        return len(far) == 1 and len(self.next[next(iter(far))] & eye) > 1 and bool(eye - far - opponents)

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
        self.points, self.replies = {point(name) for name in told["points"]}, told.get("replies")
        named = {name: [chain_of(stone) for stone in told.get(name, [])] for name in ("one", "two", "friends", "inside")}
        self.one, self.two, self.friends, self.inside = (named[name] for name in ("one", "two", "friends", "inside"))
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
    demand(proof["version"] == 1, "another version")
    rest = {name: value for name, value in proof.items() if name != "id"}
    written = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
    demand(hashlib.sha256(written).hexdigest() == proof["id"], "it is not what it was when its id was made")
    rows = proof["rows"][::-1]
    demand(len({len(row) for row in rows}) == 1 and set("".join(rows)) <= set("XO."), "no board")
    board = {(row, column): letter for row, line in enumerate(rows) for column, letter in enumerate(line)}
    letter = {"black": "X", "white": "O"}[proof["color"]]
    own, vacant = ({at for at in board if board[at] == kind} for kind in (letter, "."))
    others = set(board) - own - vacant

    def chain_of(name):
        at = point(name)
        demand(at in own or at in others, f"{name} is no stone")
        return joined(at, own if at in own else others)

    lives = {chain_of(name) for name in proof["lives"]}
    demand(all(chain <= own for chain in lives), "a chain of the other colour is said to live")
    living = set().union(*lives)
    regions = [Region(told, chain_of, own, lives) for told in proof["regions"]]

    def strict(chain, *but):
        """What regions promise a chain where nobody need be joined for it."""
        return sum(region.worth(chain) for region in regions if not region.friends and region not in but)

    def has_eye(chain, here):
        """Whether a chain has a liberty elsewhere whatever happens here."""
        joins = lambda other: all(strict(friend, here, other) > 0 for friend in other.friends)  # noqa: E731
        others = (region for region in regions if region is not here and region.worth(chain))
        return strict(chain, here) > 0 or any(joins(other) for other in others)

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
            demand(is_wide and not around(region.points) & others, "a region is no wide space of one colour")
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
    return f"{proof['color']} keeps {len(lives)} chains, {premise}"


def main(name):
    text = (sys.stdin if name == "-" else open(name, encoding="utf-8")).read()
    try:
        answers = [json.loads(text)]
    except json.JSONDecodeError:
        answers = [json.loads(line) for line in text.splitlines() if line.strip()]
    proofs = [proof for answer in answers for proof in answer.get("proofs", [answer] if "regions" in answer else [])]
    failed = not proofs
    for proof in proofs:
        try:
            print("holds:", check(proof))
        except (Refused, KeyError, TypeError, ValueError, IndexError, AttributeError) as why:
            failed = True
            print("REFUSED:", why)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]) if len(sys.argv) == 2 else __doc__)
