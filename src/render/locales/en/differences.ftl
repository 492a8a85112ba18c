### English. Why two rule sets differ.

# both-… is what both players have alike, so that the lead does not move: see cause-cancels.
both-border-stones = Border stones, which count under one of the two
both-dead-in-seki = Dead stones inside a seki, which come off under one of the two
both-group-tax = Living groups, which cost points under one of the two
both-living-stones = Living stones, which count under one of the two
both-pass-stones = Passes, which cost a stone under one of the two
both-prisoners = Prisoners, which count under one of the two
both-protective-moves = Points still to be filled, which count under one of the two
both-seki-eyes = Eyes in seki, which count under one of the two
both-shared-neutral = Neutral points, which the two share differently
# A label: what is open follows it.
cannot-be-told = Not known yet, as this is open
cannot-be-told-between = Not known: one of the two leads is only known as a range
cannot-be-told-uncounted = Not known: one of the two was decided without a count
cannot-turn-winner = cannot change who wins
# cause-… tells a difference on the way from one rule set, $from, to another, $to: $from_value is what counts for $player under
# the first, $to_value under the second. Each ends with lead-moves, the last message here.
cause-adjustment = Overtime, penalties and other corrections give { $player } { $to_value } under { NAME($to) } and { $from_value } under { NAME($from) }; { lead-moves }.
cause-border-stones = Under { NAME($to) } the stones on the border are no part of a player's area, under { NAME($from) } they are: { $player } has { $count } there ({ $points }); { lead-moves }.
cause-button = The button gives { $player } { $to_value } under { NAME($to) } and { $from_value } under { NAME($from) }; { lead-moves }.
# $both is a both-… from above, by its name; $gain is an amount.
cause-cancels = { WORD("both", $both) }: { $gain } for each player; the lead does not move.

cause-dead-in-seki-counted =
    { NUMBER($points) ->
        [one] A dead stone inside a seki ({ $points }) is worth more to { $player } under { NAME($to) } than under { NAME($from) }; { lead-moves }.
       *[other] Dead stones inside a seki ({ $points }) are worth more to { $player } under { NAME($to) } than under { NAME($from) }; { lead-moves }.
    }

cause-dead-in-seki-not-counted =
    { NUMBER($points) ->
        [one] A dead stone inside a seki ({ $points }) is worth less to { $player } under { NAME($to) } than under { NAME($from) }; { lead-moves }.
       *[other] Dead stones inside a seki ({ $points }) are worth less to { $player } under { NAME($to) } than under { NAME($from) }; { lead-moves }.
    }

cause-first-pass = The correction for the first pass is { $to_value } for { $player } under { NAME($to) } and { $from_value } under { NAME($from) }; { lead-moves }.

# $points are the places of the groups.
cause-group-tax =
    { NUMBER($count) ->
        [one] Under { NAME($to) } each living group costs two points, under { NAME($from) } it costs nothing: { $player } has { $count } group, at { $points }; { lead-moves }.
       *[other] Under { NAME($to) } each living group costs two points, under { NAME($from) } it costs nothing: { $player } has { $count } groups, at { $points }; { lead-moves }.
    }

cause-handicap = For handicap stones { $player } gets { $to_value } under { NAME($to) } and { $from_value } under { NAME($from) }; { lead-moves }.
cause-komi = Komi for { $player } is { $to_value } under { NAME($to) } and { $from_value } under { NAME($from) }; { lead-moves }.
cause-last-play = The correction for the last play is { $to_value } for { $player } under { NAME($to) } and { $from_value } under { NAME($from) }; { lead-moves }.
cause-living-stones = Only one of { NAME($from) } and { NAME($to) } counts the stones on the board: { $player } has { $count } there; { lead-moves }.
cause-no-border-stones = Under { NAME($from) } the stones on the border are no part of a player's area, under { NAME($to) } they are: { $player } has { $count } there ({ $points }); { lead-moves }.

cause-no-group-tax =
    { NUMBER($count) ->
        [one] Under { NAME($to) } living groups cost nothing, under { NAME($from) } each costs two points: { $player } has { $count } group, at { $points }; { lead-moves }.
       *[other] Under { NAME($to) } living groups cost nothing, under { NAME($from) } each costs two points: { $player } has { $count } groups, at { $points }; { lead-moves }.
    }

cause-other-group-tax = The group tax of { $player } is { SIZE($to_value) } under { NAME($to) } and { SIZE($from_value) } under { NAME($from) }; { lead-moves }.
cause-pass-stones = Stones handed over for passes give { $player } { $to_value } under { NAME($to) } and { $from_value } under { NAME($from) }; { lead-moves }.
cause-prisoners = Prisoners give { $player } { $from_value } under { NAME($from) } and { $to_value } under { NAME($to) }; { lead-moves }.
cause-protective-moves-counted = Under { NAME($to) } surrounded points that must still be filled count, under { NAME($from) } they do not: { $player } has { $points }; { lead-moves }.
cause-protective-moves-not-counted = Under { NAME($to) } surrounded points that must still be filled do not count, under { NAME($from) } they do: { $player } has { $points }; { lead-moves }.
cause-seki-eyes-counted = Under { NAME($to) } points surrounded in a seki count, under { NAME($from) } they do not: { $player } has { $points }; { lead-moves }.
cause-seki-eyes-not-counted = Under { NAME($to) } points surrounded in a seki do not count, under { NAME($from) } they do: { $player } has { $points }; { lead-moves }.
cause-shared-neutral = Neutral points left on the board give { $player } { $to_value } under { NAME($to) } and { $from_value } under { NAME($from) }; { lead-moves }.
cause-status = { NAME($from) } and { NAME($to) } do not take the same stones off the board: they differ on { $points }; { lead-moves }.
# Four numbers of stones: those that live on the board, and those that were captured or taken off, of each player.
cause-stones-counted = Under { NAME($to) } living stones count: Black { $black_living }, White { $white_living }. Under { NAME($from) } they do not, but prisoners and dead stones do: Black has { $black_prisoners }, White { $white_prisoners }; { lead-moves }.
cause-stones-not-counted = Under { NAME($to) } living stones do not count, but prisoners and dead stones do: Black has { $black_prisoners }, White { $white_prisoners }. Under { NAME($from) } living stones count: Black { $black_living }, White { $white_living }; { lead-moves }.
differences = Differences
# The end of each cause-…. $gain is an amount, $gainer the player for whom it is.
lead-moves = the lead moves { $gain } towards { $gainer }
