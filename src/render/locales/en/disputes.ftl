### English. What comes of a dispute.

# The head of a row of results: if all is ruled as $player says.
as-player-says = as { $player } says
called-alive = alive
# $called is called-alive, called-dead or called-in-seki. What it is said of stands before it: `White D4: dead as Black says`.
called-as-neither-says = { $called }, as neither player says
called-as-player-says = { $called } as { $player } says
called-dead = dead
called-in-seki = in seki
# Behind a disputed group; its others are cannot-turn-winner and may-turn-winner.
can-turn-winner = can change who wins
claims-agree = The two players say the same of every chain.
dispute = The dispute
# $marks lists stones, with what both say of them: `White D4 dead`.
dispute-agreed = Both players say { $marks }
dispute-agreed-nothing = Both players say that every other chain lives
dispute-agreed-record = What the record marks as dead counts as claimed by both players. To dispute a mark, name all other dead stones again.
dispute-basis = Every ruling on the disputed groups ({ $points }) was counted. Where rulings give different results, the result is open. See the dispute for what follows from each claim.
dispute-basis-claims = Not every ruling on the disputed groups ({ $points }) was counted, only what each player claims as a whole. See the dispute for what follows from each claim.
# $as_black is the result if all is ruled as Black says, $as_white as White says, in every dispute-….
dispute-keeps-winner = Under { NAME($rule_set) } the dispute does not change who wins: { RESULT($as_black) } as Black says, { RESULT($as_white) } as White says.
dispute-may-turn-winner = Under { NAME($rule_set) } both claims lead to the same outcome ({ RESULT($as_black) } as Black says, { RESULT($as_white) } as White says), but a first move, or what is not shown, may still change who wins.
# The quoted words are ruling-mixed.
dispute-mixed = Each row is a ruling. Those with "some of each" follow Black on some groups and White on others: neither player claims that.
dispute-none = Under { NAME($rule_set) } there is nothing to decide: { RESULT($result) }.
dispute-not-scored-whole = Under { NAME($rule_set) } both claims lead to the same outcome ({ RESULT($as_black) } as Black says, { RESULT($as_white) } as White says); rulings in between are not listed.

dispute-too-many-groups =
    { NUMBER($count) ->
        [one] { $count } group is disputed, more than { $most }: only what each player claims as a whole was scored.
       *[other] { $count } groups are disputed, more than { $most }: only what each player claims as a whole was scored.
    }

dispute-too-much-reading =
    { NUMBER($count) ->
        [one] Reading the board for every ruling on { $count } disputed group takes too long: only what each player claims as a whole is given.
       *[other] Reading the board for every ruling on { $count } disputed groups takes too long: only what each player claims as a whole is given.
    }

dispute-turns-winner = Under { NAME($rule_set) } the dispute decides the game: { RESULT($as_black) } as Black says, { RESULT($as_white) } as White says.
dispute-turns-winner-between = Under { NAME($rule_set) } the dispute can decide the game, although both claims lead to the same outcome ({ RESULT($as_black) } as Black says, { RESULT($as_white) } as White says): following Black on one group and White on another does not.
dispute-undetermined = It is open whether the dispute changes who wins under { NAME($rule_set) }. { MISSING($needs, $unread) }
# A label: the results follow it with all that is open decided for Black, and for White.
either-way = either way
