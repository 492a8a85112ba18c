### English. Headings, and what belongs to no other file.

# Behind the first points of a long list: how many are left.
and-more = and { $count } more
assumptions = Assumptions
# Two results that differ: `B+3 becomes W+1`.
becomes = { $before } becomes { $after }
before-moves = Before
before-prisoners = Lead before prisoners
after-label = :{" "}
between-clauses = ,{" "}
between-names = ;{" "}
between-needs = ;{" "}
between-sentences = {" "}
between-words = ,{" "}
black = Black
board = Board
by-practice = The text does not say so: it is practice.
even-game = No handicap was given: the game counts as even.
every-rule-set = every rule set asked
# A label below a move that was tried, as `takes` and `takes-own` are: stones follow it.
gives-atari = puts in atari
guidance = What the rule texts say
# Behind a reading of a rule text, as `turns-winner` is.
leaves-winner-open = who wins is then open
may-turn-winner = whether it can change who wins is not known
# $sets are ids of rule sets.
needed-by = needed by { $sets }
no-difference = No cause: the lead is the same.
no-pass-from-counts = Nobody passed: this follows from the passes given.
nothing = nothing

prisoners-from-plays =
    { $player } captured { $prisoners } { NUMBER($prisoners) ->
        [one] stone
       *[other] stones
    }: { $opponent } played { $plays }, handicap stones included, and { $on_board } { NUMBER($on_board) ->
        [one] stands
       *[other] stand
    } on the board.

reasons = Reasons

scored-as-agreed =
    { NUMBER($groups) ->
        [one] The players disagree on the group at { $at }. The board and the entries show it standing.
       *[other] The players disagree on the groups at { $at }. The board and the entries show them standing.
    }

scores = Scores
screen-all-sets = all { $count } rule sets
screen-dispute = In dispute: { $points }. The result by each ruling:
screen-full = Reasons, differences and assumptions: --full
screen-komi = Komi is each rule set's own.
screen-komi-others = Rule sets for which no komi was given have their own.
# screen-… stands on the short form of a report, without --full.
screen-lead = { $winner } wins by { $points }
screen-lead-zi = { screen-lead }

screen-more =
    { NUMBER($count) ->
        [one] { $count } more note, reasons, differences and assumptions: --full
       *[other] { $count } more notes, reasons, differences and assumptions: --full
    }

screen-more-missing = { $count } more: --full

screen-more-rulings =
    { NUMBER($count) ->
        [one] { $count } more ruling: --full
       *[other] { $count } more rulings: --full
    }

screen-not-firm = ~ not firm
screen-sets = { $count } rule sets
screen-under = { $result } under { $sets }
screen-undetermined = undetermined
screen-winner = { $winner } wins
sensitive-to-death = If { $points } of { $player } were dead, the result would be { RESULT($result) }.
sensitive-to-first-pass = If { $player } had passed first, the result would be { RESULT($result) }.

sensitive-to-handicap =
    { NUMBER($count) ->
        [one] With a handicap of { $count } stone the result would be { RESULT($result) }.
       *[other] With a handicap of { $count } stones the result would be { RESULT($result) }.
    }

sensitive-to-komi = With a komi of { $komi }, not { $before }, the result would be { RESULT($result) }.
sensitive-to-last-play = If { $player } had made the last play, the result would be { RESULT($result) }.
sensitive-to-life = If { $points } of { $player } stayed on the board, the result would be { RESULT($result) }.
sensitive-to-neutral-point = With one more play of { $player }, at { $at }, the result would be { RESULT($result) }.

sensitive-to-passes =
    { NUMBER($count) ->
        [one] If { $player } had passed { $count } more time, the result would be { RESULT($result) }.
       *[other] If { $player } had passed { $count } more times, the result would be { RESULT($result) }.
    }

sensitive-to-prisoners =
    { NUMBER($count) ->
        [one] If { $player } had captured { $count } more stone, the result would be { RESULT($result) }.
       *[other] If { $player } had captured { $count } more stones, the result would be { RESULT($result) }.
    }

sensitivity = How little would change the outcome
sensitivity-decided-by-end = How the game ended decides it, not the board.
sensitivity-draw = Nobody wins: any change of the lead decides the game.
sensitivity-may-turn = Whether the outcome turns on { WORD("kind", $kind) } alone is not known.
sensitivity-not-counted = Makes no difference here: { WORD("kind", $kind) }.
sensitivity-not-read-whole = Not every case was tried, as reading them all takes too long: { WORD("kind", $kind) }.
sensitivity-not-safe = { $winner } cannot lose a whole point and still win.
sensitivity-not-tried = Not tried: { WORD("kind", $kind) } at { $points }.
sensitivity-safe-by = { $winner } could lose { $points } and still win.
sensitivity-steady = The outcome does not turn on { WORD("kind", $kind) } alone.
sensitivity-undetermined = How little would change the outcome is not known. { MISSING($needs, $unread) }
takes = takes
takes-off = Taken off as dead
takes-own = own stones without a liberty
white = White

permalink-none = Permalink: none, the question does not fit into 2000 characters
permalink-is = Permalink: { $code }
to-tell-claims = { $black } or { $white }, in place of the claims
to-tell-dead-or-not = --dead { $dead } or --dead { $alive }
to-tell-dead-of = --dead with those of { $groups } that are dead, or --dead none
to-tell-dead-besides = --dead with { $dead }, and with those of { $groups } that are dead
to-tell-what-is-missing = To add what is missing: { $options }

# Behind other words.
in-brackets = {" "}({ $text })
