### English. Moves, kos, and how players count at the board.

count-arranged =
    { NUMBER($tens) ->
        [one] Stones are rearranged in { $player }'s own space until its points form tens: { $tens } ten, and { $left } left over.
       *[other] Stones are rearranged in { $player }'s own space until its points form tens: { $tens } tens, and { $left } left over.
    }

count-arranged-whole =
    { NUMBER($tens) ->
        [one] Stones are rearranged in { $player }'s own space until its points form tens: { $tens } ten.
       *[other] Stones are rearranged in { $player }'s own space until its points form tens: { $tens } tens.
    }

count-border-filled = { $player } plays at { $points }: without that, border stones would be in atari.
count-compared = With komi and other corrections Black has { $black }, White { $white }.
count-dead-into-bowls = Dead stones come off and return to their owners' bowls: { $points }.
count-dead-into-lids = Dead stones come off and join the opponent's prisoners: { $points }.

count-evened-out =
    { NUMBER($count) ->
        [one] For each pass a stone is handed over as a prisoner, and White passes last, so both use equally many stones. On balance { $player } hands over { $count } stone.
       *[other] For each pass a stone is handed over as a prisoner, and White passes last, so both use equally many stones. On balance { $player } hands over { $count } stones.
    }

count-evened-out-handicap =
    { NUMBER($count) ->
        [one] For each pass a stone is handed over as a prisoner, and White passes last, so Black uses { $more } more than White, one for each handicap stone but the first. On balance { $player } hands over { $count } stone.
       *[other] For each pass a stone is handed over as a prisoner, and White passes last, so Black uses { $more } more than White, one for each handicap stone but the first. On balance { $player } hands over { $count } stones.
    }

count-evened-out-without-passes =
    { NUMBER($count) ->
        [one] Territory and prisoners give the area lead once both used equally many stones: for that { $player } hands over { $count } stone as a prisoner.
       *[other] Territory and prisoners give the area lead once both used equally many stones: for that { $player } hands over { $count } stones as prisoners.
    }

count-evened-out-without-passes-handicap =
    { NUMBER($count) ->
        [one] Territory and prisoners give the area lead once Black has used { $more } more stones than White, one for each handicap stone but the first: for that { $player } hands over { $count } stone as a prisoner.
       *[other] Territory and prisoners give the area lead once Black has used { $more } more stones than White, one for each handicap stone but the first: for that { $player } hands over { $count } stones as prisoners.
    }

count-few = { $player }'s points are fewer than ten: { $left }.

count-filled-in =
    { $player } fills in his own territory with { $count } { NUMBER($count) ->
        [one] stone
       *[other] stones
    }; { $empty } { NUMBER($empty) ->
        [one] point stays
       *[other] points stay
    } empty, { $left } { NUMBER($left) ->
        [one] stone is
       *[other] stones are
    } left in the bowl.

count-filled-to-tens =
    { NUMBER($count) ->
        [one] { $player } fills { $count } point with stones of his own, so that his territory is whole tens: { $points }.
       *[other] { $player } fills { $count } points with stones of his own, so that his territory is whole tens: { $points }.
    }

count-filled-whole =
    { NUMBER($count) ->
        [one] { $player } fills { $count } point with stones of his own, which is all of his territory: { $points }.
       *[other] { $player } fills { $count } points with stones of his own, which is all of his territory: { $points }.
    }

count-half-compared = Half of the { $points } counted is { $half }; half of komi and other corrections moves that to { $line }. { $player } is ahead with more than that, and counts { $count }.

count-inner-off =
    { NUMBER($count) ->
        [one] Stones that do not stand on a border come off: { $count } stone.
       *[other] Stones that do not stand on a border come off: { $count } stones.
    }

count-pass-stones =
    { NUMBER($black) ->
        [one] For passes Black hands over { $black } stone, White { $white }.
       *[other] For passes Black hands over { $black } stones, White { $white }.
    }

count-passed-over =
    { NUMBER($count) ->
        [one] { $count } point is left out of this count: { $points }.
       *[other] { $count } points are left out of this count: { $points }.
    }

count-piles =
    { NUMBER($count) ->
        [one] { $player }'s stones come off the board and are counted, ten to a pile: { $count } stone.
       *[other] { $player }'s stones come off the board and are counted, ten to a pile: { $count } stones.
    }

count-prisoners-back =
    Prisoners go back to the bowls of their owners: { $black } { NUMBER($black) ->
        [one] black stone
       *[other] black stones
    }, { $white } { NUMBER($white) ->
        [one] white stone
       *[other] white stones
    }.

count-prisoners-in =
    { NUMBER($count) ->
        [one] { $player } puts { $count } prisoner into { $opponent }'s territory.
       *[other] { $player } puts { $count } prisoners into { $opponent }'s territory.
    }

count-prisoners-in-and-left =
    { $player } puts { $count } { NUMBER($count) ->
        [one] prisoner
       *[other] prisoners
    } into { $opponent }'s territory; { $left } { NUMBER($left) ->
        [one] prisoner finds
       *[other] prisoners find
    } no place there and { NUMBER($left) ->
        [one] counts
       *[other] count
    } as points.

count-read-area = Black counts { $black }, White { $white }.

count-read-half =
    { NUMBER($count) ->
        [one] { $player } counts { $count } point; of the { $points } of the board { $nobody } are left out, and the other player has the rest.
       *[other] { $player } counts { $count } points; of the { $points } of the board { $nobody } are left out, and the other player has the rest.
    }

count-read-half-of-all = { $player } counts { $count } of the { $points } points of the board; the other player has the rest.
count-read-points = Black counts { $black }, White { $white }.
count-start = The end of the game, with the prisoners in the lids.

count-tens =
    { NUMBER($tens) ->
        [one] { $player }'s points are counted by tens: { $tens } ten, and { $left } left over.
       *[other] { $player }'s points are counted by tens: { $tens } tens, and { $left } left over.
    }

count-whole-tens =
    { NUMBER($tens) ->
        [one] { $player }'s points are counted by tens: { $tens } ten.
       *[other] { $player }'s points are counted by tens: { $tens } tens.
    }

early-passes-from-counts =
    One pass of each player was taken to have ended the game, as the turns then alternate. Before the last play Black passed { $black } { NUMBER($black) ->
        [one] time
       *[other] times
    } and White { $white } { NUMBER($white) ->
        [one] time
       *[other] times
    }.

first-moves = if play goes on
first-pass-from-counts = { $player } passed first: this follows from the passes and the last play given.
illegal-loss = the game is lost
illegal-pass = counts as a pass
illegal-pass-stone = counts as a pass and costs a stone
illegal-penalty = a penalty
illegal-taken-back = taken back
last-play-from-previous = { $player } made the last play, at { $at }: it leads from the last earlier position to this one.
move = Move { $number }

move-captures =
    { NUMBER($count) ->
        [one] { $player } may play at { $at } and takes { $count } stone: { $points }.
       *[other] { $player } may play at { $at } and takes { $count } stones: { $points }.
    }

move-ing-ko = Whether { $player } may play at { $at } is not known: a known position comes back, and whether the ko is a fighting or a disturbing one needs a ruling.
move-ko = { $player } may not play at { $at }: that retakes a ko at once.
move-ko-rule-unknown = Whether { $player } may play at { $at } is not known: it turns on the ko rule, { WORD("basis", $basis) }.
move-legal = { $player } may play at { $at }.
move-may-be-ko = Whether { $player } may play at { $at } is not known: it takes { $points } and may retake a ko. The last play would show it.
move-may-be-same-situation = Whether { $player } may play at { $at } is not known: a known position comes back, but who was to move there or who made it is unknown.
move-may-repeat = Whether { $player } may play at { $at } is not known: an earlier position may come back. The earlier positions would tell.
move-natural-situational-superko = { $player } may not play at { $at }: a position made by an earlier play of the same player would come back.
move-not-reached = Not reached: move { $number } may not be played.
move-occupied = { $player } may not play at { $at }: a stone of { $by } stands there.
move-off-board = { $player } may not play at { $at }: the point is not on the board.
move-pass = { $player } may pass.
move-positional-superko = { $player } may not play at { $at }: an earlier position of the whole board would come back.

move-self-captures =
    { NUMBER($count) ->
        [one] { $player } may play at { $at }, which takes off { $count } own stone: { $points }.
       *[other] { $player } may play at { $at }, which takes off { $count } own stones: { $points }.
    }

move-situational-superko = { $player } may not play at { $at }: an earlier position of the whole board would come back with the same player to move.
move-spight-superko = { $player } may not play at { $at }: a position that stood since the last pass would come back.
move-split = Where the difference in stones comes from: handicap stones { $handicap_stones }, the last play { $last_play }, passes before the last play { $early_passes }, turns out of order { $turn_order }.

move-suicide =
    { NUMBER($count) ->
        [one] { $player } may not play at { $at }: { $count } stone ({ $points }) would have no liberty.
       *[other] { $player } may not play at { $at }: { $count } stones ({ $points }) would have no liberty.
    }

move-suicide-of-one-stone = { $player } may not play at { $at }: self-capture is allowed for several stones, not for one.
move-suicide-rule-unknown = Whether { $player } may play at { $at } is not known: it turns on the self-capture rule, { WORD("basis", $basis) }.
opponent-passed = { $player } is taken to have passed before move { $number }.
overtime = { $opponent } bought overtime; { $player } gets { $amount } for it.
pass = pass

previous-positions-complete =
    { NUMBER($count) ->
        [one] Earlier positions given: { $count }. It is taken as the only one there was before this one.
       *[other] Earlier positions given: { $count }. They are taken as all there were before this one.
    }

procedure-boundary = inner stones off, points inside the border counted
procedure-fast-or-area = a quick count with prisoners, or the area
procedure-fill-in = prisoners filled in
procedure-half-count = Black's half counted
procedure-half-on-board = the smaller side counted where it stands
procedure-ing-fill-in = each side's stones filled in
procedure-pass-stone-fill-in = stones handed over for passes, prisoners filled in
procedure-plain = counted as it stands
procedures = How it is counted at the board
repeated-alone = One player alone can repeat play around { $points } forever while the other passes; the count is as if play ended.
repeated-as-it-stands = In play, the fate of { $points } would depend on repetition; nothing is taken off by agreement, and the board counts as it stands.
repeated-barred = The rule bars bringing a position back: one of the players must give way, and which of them was not searched.

repeated-dead-in-confirmation =
    { NUMBER($points) ->
        [one] Once play has stopped, { $points } is dead in the confirmation of life and death, where a ko may be retaken only after a pass for it.
       *[other] Once play has stopped, { $points } are dead in the confirmation of life and death, where a ko may be retaken only after a pass for it.
    }

repeated-decides = The fate of { $points }, and with it the result, depends on repetition.
repeated-marked = In play, the fate of { $points } would depend on repetition; which stones there are taken as dead or in seki decides.
repeated-not-read = The text on a position that comes back was not read.
repeated-silent = The text says nothing of a position that comes back.
repetition = Repetition
repetition-draw = A whole-board position comes back: a draw, if the players keep repeating it.
repetition-no-result = A whole-board position comes back: no result, if the players agree.
repetition-not-barred = A whole-board position comes back, though not in the way that is barred.
repetition-not-checked = Whether an earlier position comes back was not checked: earlier positions were not given.
repetition-referee = A whole-board position comes back: the referee decides.
repetition-unknown = A whole-board position comes back: the outcome depends on the repetition rule, { WORD("basis", $basis) }.
# Two results that are the same: `B+3 stays B+3`. Where they differ it is `becomes`.
stays = { $before } stays { $after }
# Behind a reading of a rule text, which changes who wins.
turns-winner = this changes who wins
