### English. What comes of a dispute.

as-player-says = as { $player } says
called-alive = alive
called-as-neither-says = { $called }, as neither player says
called-as-player-says = { $called } as { $player } says
called-dead = dead
called-in-seki = in seki
can-turn-winner = can turn the winner
claims-agree = The two players say the same of every chain.
dispute = The dispute
dispute-agreed = Both players say
dispute-agreed-nothing = Both players say that every other chain lives
dispute-agreed-record = What the record marks as dead counts as said by both players. To dispute a mark, tell all other dead stones anew without it.
dispute-basis = Every way to rule on the disputed groups ({ $points }) was counted. Where the result is not the same every way, it is open. What comes of each claim stands under the dispute.
dispute-basis-claims = Not every way to rule on the disputed groups ({ $points }) was counted, only what each player claims as a whole. What comes of each claim stands under the dispute.
dispute-keeps-winner = Under { NAME($rule_set) } the dispute does not change who wins: { RESULT($as_black) } as Black says, { RESULT($as_white) } as White says.
dispute-mixed = Each row is a ruling. Those with "some of each" follow Black on some groups and White on others: no player claims them whole.
dispute-none = Under { NAME($rule_set) } there is nothing to decide: { RESULT($result) }.
dispute-not-scored-whole = Under { NAME($rule_set) } both claims lead to the same outcome ({ RESULT($as_black) } as Black says, { RESULT($as_white) } as White says); what lies between them is not listed.

dispute-too-many-groups =
    { NUMBER($count) ->
        [one] { $count } group is disputed, more than { $most }: only what each player claims as a whole was scored.
       *[other] { $count } groups are disputed, more than { $most }: only what each player claims as a whole was scored.
    }

dispute-too-much-reading =
    { NUMBER($count) ->
        [one] Reading the board for every ruling on { $count } disputed group takes too long: only what each player claims as a whole stands here.
       *[other] Reading the board for every ruling on { $count } disputed groups takes too long: only what each player claims as a whole stands here.
    }

dispute-turns-winner = Under { NAME($rule_set) } the dispute decides the game: { RESULT($as_black) } as Black says, { RESULT($as_white) } as White says.
dispute-turns-winner-between = Under { NAME($rule_set) } the dispute can decide the game, although both claims lead to the same outcome ({ RESULT($as_black) } as Black says, { RESULT($as_white) } as White says): following Black on one group and White on another does not.
dispute-undetermined = Whether the dispute changes who wins under { NAME($rule_set) } cannot be told. { MISSING($needs, $unread) }
either-way = either way
