### English. Who wins, by how much, and what is missing to say so.

# An amount of points. $halves is half for 0.5, and-half for whole points and a half, $whole being the whole ones, else other.
amount =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }

# announce-… is the verdict. { WORD("stands", $stands) } is stands-…, how sure it is: nothing where it is firm.
announce-both-lose = Both players lose.
announce-by-end = { $winner } wins { WORD("end", $end) }.
announce-draw = The game is a draw{ WORD("stands", $stands) }.
announce-jigo = Jigo: the game is a draw{ WORD("stands", $stands) }.
announce-jip = { $winner } wins by { $points } (jip){ WORD("stands", $stands) }.
announce-moku = { $winner } wins by { $points } (moku){ WORD("stands", $stands) }.
announce-points = { $winner } wins by { $points }{ WORD("stands", $stands) }.
announce-tie-rule = The scores are equal; { $winner } wins by the rule for equal scores{ WORD("stands", $stands) }.
# MISSING fills in missing-… from below, in whole sentences.
announce-undetermined = The result is open. { MISSING($needs, $unread) }
# The lead is not known, only that it is from $least to $most.
announce-winner = { $winner } wins by { $least } to { $most }{ WORD("stands", $stands) }.
announce-zi = { $winner } wins by { ZI($zi) } zi, a lead of { $points }{ WORD("stands", $stands) }.

ask-dead =
    { NUMBER($groups) ->
        [one] To settle the winner, say whether the group at { $at } is dead.
       *[other] To settle the winner, say whether the groups at { $at } are dead.
    }

# decided-… says in a table by what the game was decided.
decided-end = end of game
decided-lead = lead
decided-tie-rule = tie rule
end-forfeit = by forfeit
end-not-told = The record does not show for every rule set that the game ended on this board: it breaks off, or it has neither two passes at its end nor a count, or its count differs or fits one rule set only.
end-resignation = by resignation
end-time = on time
entry-adjustment = { $number } for other reasons

entry-border-filled =
    { NUMBER($number) ->
        [one] { $number } point to fill on the border
       *[other] { $number } points to fill on the border
    }

entry-border-stones =
    { NUMBER($number) ->
        [one] { $number } border stone
       *[other] { $number } border stones
    }

entry-button = { $number } for the button

entry-dead-in-seki =
    { NUMBER($number) ->
        [one] { $number } point under a dead stone in seki
       *[other] { $number } points under dead stones in seki
    }

entry-dead-points =
    { NUMBER($number) ->
        [one] { $number } point under a dead stone
       *[other] { $number } points under dead stones
    }

entry-dead-stones =
    { NUMBER($number) ->
        [one] { $number } dead stone taken off
       *[other] { $number } dead stones taken off
    }

entry-first-pass = { $number } for the first pass
entry-group-tax = { $number } group tax
entry-handicap = { $number } for handicap stones
entry-komi = { $number } komi
entry-last-play = { $number } for the last play

entry-living-stones =
    { NUMBER($number) ->
        [one] { $number } living stone
       *[other] { $number } living stones
    }

entry-neutral =
    { NUMBER($number) ->
        [one] { $number } neutral point
       *[other] { $number } neutral points
    }

entry-overtime = { $number } for overtime

entry-pass-stones =
    { NUMBER($number) ->
        [one] { $number } pass stone
       *[other] { $number } pass stones
    }

entry-prisoners =
    { NUMBER($number) ->
        [one] { $number } prisoner
       *[other] { $number } prisoners
    }

entry-protective-moves =
    { NUMBER($number) ->
        [one] { $number } point that needs a protective move
       *[other] { $number } points that need a protective move
    }

entry-seki-eyes =
    { NUMBER($number) ->
        [one] { $number } point in seki
       *[other] { $number } points in seki
    }

entry-shared-neutral = { $number } from neutral points

entry-territory =
    { NUMBER($number) ->
        [one] { $number } point of territory
       *[other] { $number } points of territory
    }

missing = Open questions
# $needs lists axis-… of rule-sets.ftl.
missing-silent = The rule text is silent on { $needs }.
missing-unread = The rule text on { $needs } was not read.
# $needs lists need-… from below.
missing-untold = Missing: { $needs }.
need-classification = which groups live on their own and which stand in seki
need-dead-stones = which stones are dead, or that there are none
need-end = whether the game ended on this board
need-handicap = how many handicap stones there were
need-last-play = who made the last play
need-passes = who passed, how often, and who first
need-plays = how many stones each player played
need-prisoners = how many stones each player captured during play
need-repetition = what comes of repetition, on which groups depend
need-rule = { WORD("axis", $axis) }, on which no clause is known
need-rule-silent = { WORD("axis", $axis) }, on which the rule text is silent
need-rule-unread = { WORD("axis", $axis) }, on which the rule text was not read
# result-… stands within sentences, as game records write it in English: B+3.5.
result-at-equal-scores = { LETTER($winner) }+0
result-by-end = { $winner } { WORD("end", $end) }
result-by-points = { LETTER($winner) }+{ NUMBER($points) }
result-by-zi = { result-by-points }
result-draw = Draw
result-void = Void
result-without-count = { LETTER($winner) }+
# stands-… stands behind a verdict: `Black wins by 3 points, not firm.`
stands-against-reading = , against what reading shows
stands-firm = {""}
stands-not-firm = , not firm
stands-provisional = , on proposed dead stones

# Between the whole number of zi and the fraction.
zi-and = {" "}
