### English. What is checked of a game, and how its record was mended.

audit = Checks

audit-can-be-captured =
    { NUMBER($points) ->
        [one] If the stones around it stay, { $opponent } captures { $points } of { $player } whoever plays first. Nobody marked it dead: it counts as living.
       *[other] If the stones around them stay, { $opponent } captures { $points } of { $player } whoever plays first. Nobody marked them dead: they count as living.
    }

audit-can-be-captured-line =
    { NUMBER($points) ->
        [one] If the stones around it stay, { $opponent } captures { $points } of { $player } whoever plays first; if { $opponent } starts: { $line }. Nobody marked it dead: it counts as living.
       *[other] If the stones around them stay, { $opponent } captures { $points } of { $player } whoever plays first; if { $opponent } starts: { $line }. Nobody marked them dead: they count as living.
    }

audit-captured-by-ko = { $points } are captured only by winning a ko. Under { NAMES($rules) } a dispute about them is played out, so ko threats decide: the score is not firm.
audit-dead-cannot-be-captured =
    { NUMBER($points) ->
        [one] { $points } of { $player } is taken as dead, but { $opponent }, even playing first and with every ko threat, cannot capture it for good: where it can be taken, { $player } comes back or takes what surrounds it. It counts as dead all the same.
       *[other] { $points } of { $player } are taken as dead, but { $opponent }, even playing first and with every ko threat, cannot capture them for good: where they can be taken, { $player } comes back or takes what surrounds them. They count as dead all the same.
    }

audit-dead-in-seki-removed =
    { NUMBER($points) ->
        [one] { $points } of { $player } is dead inside a seki: it comes off like any dead stone under { NAMES($rules) }.
       *[other] { $points } of { $player } are dead inside a seki: they come off like any dead stones under { NAMES($rules) }.
    }

audit-dead-in-seki-stays =
    { NUMBER($points) ->
        [one] { $points } of { $player } is dead inside a seki: it may only be captured in play, not taken off, under { NAMES($rules) }.
       *[other] { $points } of { $player } are dead inside a seki: they may only be captured in play, not taken off, under { NAMES($rules) }.
    }

audit-dead-in-seki-unread =
    { NUMBER($points) ->
        [one] { $points } of { $player } is dead inside a seki: the text on taking it off there was not read for { NAMES($rules) }.
       *[other] { $points } of { $player } are dead inside a seki: the text on taking them off there was not read for { NAMES($rules) }.
    }

audit-dead-in-seki-untold =
    { NUMBER($points) ->
        [one] { $points } of { $player } is dead inside a seki: the text does not say whether it comes off under { NAMES($rules) }.
       *[other] { $points } of { $player } are dead inside a seki: the text does not say whether they come off under { NAMES($rules) }.
    }

audit-dead-inside =
    { NUMBER($points) ->
        [one] { $points } of { $player } lives once the dead stones { $dead } are off. As long as these stand, { $opponent } can go on with them and capture it. It counts as living, as the dead stones come off.
       *[other] { $points } of { $player } live once the dead stones { $dead } are off. As long as these stand, { $opponent } can go on with them and capture them. They count as living, as the dead stones come off.
    }

audit-dead-inside-line =
    { NUMBER($points) ->
        [one] { $points } of { $player } lives once the dead stones { $dead } are off. As long as these stand, { $opponent } can go on with them and capture it: { $line }. It counts as living, as the dead stones come off.
       *[other] { $points } of { $player } live once the dead stones { $dead } are off. As long as these stand, { $opponent } can go on with them and capture them: { $line }. They count as living, as the dead stones come off.
    }

audit-dead-on-neutral-points =
    { NUMBER($count) ->
        [one] { $count } stone taken as dead ({ $points }) in a space that neither player alone surrounds: its points are neutral.
       *[other] { $count } stones taken as dead ({ $points }) in a space that neither player alone surrounds: its points are neutral.
    }

audit-every-stone-dead = Every stone of { $player } is taken as dead.

audit-first-move-decides =
    { NUMBER($points) ->
        [one] Whether { $points } of { $player } lives turns on who plays there first: { $opponent } can capture it by starting. Nobody marked it dead: it counts as living.
       *[other] Whether { $points } of { $player } live turns on who plays there first: { $opponent } can capture them by starting. Nobody marked them dead: they count as living.
    }

audit-first-move-decides-line =
    { NUMBER($points) ->
        [one] Whether { $points } of { $player } lives turns on who plays there first. { $opponent } starts: { $line }. Nobody marked it dead: it counts as living.
       *[other] Whether { $points } of { $player } live turns on who plays there first. { $opponent } starts: { $line }. Nobody marked them dead: they count as living.
    }

audit-first-move-keeps = If { $player } plays there first, { $at } saves { $points }: play is not over there.
# $others are stones of $opponent, here and wherever stones stand in seki with others.
audit-in-seki-by-ko = { $points } of { $player } stands in a ko beside { $others } of { $opponent } and counts as in seki with them: it can be taken and retaken.

audit-in-seki-by-search =
    { NUMBER($points) ->
        [one] { $points } of { $player } stands in seki with { $others } of { $opponent }, as search shows: it lacks two eyes, and { $opponent } cannot capture it.
       *[other] { $points } of { $player } stand in seki with { $others } of { $opponent }, as search shows: they lack two eyes, and { $opponent } cannot capture them.
    }

audit-more-stones-than-plays =
    { NUMBER($played) ->
        [one] { $player } played { $played } stone, handicap stones included, but has { $on_board } on the board.
       *[other] { $player } played { $played } stones, handicap stones included, but has { $on_board } on the board.
    }

audit-neutral-points-area =
    { NUMBER($count) ->
        [one] { $count } neutral point is still open: { $points }. In area counting, whoever plays there gains one point: { NAMES($rules) }.
       *[other] { $count } neutral points, an odd number, are still open: { $points }. If the players fill them in turn, the next to play fills one more and gains one point in area counting: { NAMES($rules) }.
    }

audit-neutral-points-beside-seki = Beside stones in seki neutral points can still be filled without harm: { $points }. In area counting each is worth one point: { NAMES($rules) }.
audit-neutral-points-forcing =
    { NUMBER($count) ->
        [one] { $count } neutral point is still open: { $points }. A player who needs a protective move ({ $owed }) may have to answer there, so in area counting the score depends on who plays there: { NAMES($rules) }.
       *[other] { $count } neutral points are still open: { $points }. A player who needs a protective move ({ $owed }) may have to answer there instead of filling one, so in area counting the score depends on who fills them: { NAMES($rules) }.
    }

audit-neutral-points-open =
    { NUMBER($count) ->
        [one] { $count } neutral point is still open: { $points }. It is to be filled before the game ends, under { NAMES($rules) }.
       *[other] { $count } neutral points are still open: { $points }. They are to be filled before the game ends, under { NAMES($rules) }.
    }

audit-not-shown =
    { NUMBER($points) ->
        [one] Whether { $points } of { $player } lives was not shown: the reading depends on stones beside it that are themselves unsettled, or was not finished. It counts as living, as nobody marked it dead.
       *[other] Whether { $points } of { $player } live was not shown: the reading depends on stones beside them that are themselves unsettled, or was not finished. They count as living, as nobody marked them dead.
    }

audit-open-ko = { $points } of { $player } can be taken in open kos, of which there are several: what depends on them was not decided.

audit-open-space =
    { NUMBER($count) ->
        [one] A space of { $count } point ({ $points }) touches both players: the game does not look finished there, or dead stones are not marked. Its points count as neutral.
       *[other] A space of { $count } points ({ $points }) touches both players: the game does not look finished there, or dead stones are not marked. Its points count as neutral.
    }

audit-overtime-not-counted = Overtime was bought, but no rule set that is scored takes points for it.
audit-protective-move = { $player } still needs a protective move at { $at }: if the point stays empty, { $opponent } can capture there.
audit-protective-move-instead = Instead of { $at }, { $player } may also fill { $points }: one of these points is enough.
audit-protective-move-line = { $player } still needs a protective move at { $at }: if the point stays empty, { $opponent } can capture there: { $line }.
audit-protective-move-line-filled = { $player } still needs a protective move at { $at }: if the point stays empty, { $opponent } can capture there once the neutral points are filled, { $filled } by { $opponent }: { $line }.

audit-repeats =
    { NUMBER($points) ->
        [one] Whether { $points } of { $player } stays depends on repetition: neither a capture nor an end without one can be forced.
       *[other] Whether { $points } of { $player } stay depends on repetition: neither a capture nor an end without one can be forced.
    }

audit-repeats-alone = The opponent of { $player } can repeat play around { $points } forever, while { $player } may pass each time, so that nothing is gained: { $line }, and a board position is repeated.
# $others are stones of the opponent that $player can threaten.
audit-repeats-by-threats = A ko decides about { $points } of { $player }, and { $player } can threaten { $others } endlessly: the ko is never settled, and play repeats.
audit-repeats-in-turn = { $points } of { $player } stand in several places, and the opponent can threaten them in turn without end; each threat must be answered, and play repeats for as long as the opponent likes.

audit-repeats-line =
    { NUMBER($points) ->
        [one] Whether { $points } of { $player } stays depends on repetition: neither a capture nor an end without one can be forced. One way: { $line }, and a board position is repeated.
       *[other] Whether { $points } of { $player } stay depends on repetition: neither a capture nor an end without one can be forced. One way: { $line }, and a board position is repeated.
    }

audit-repeats-marked = Which stones there are taken as dead or in seki still decides about { $points }.

audit-repeats-opponent-first =
    { NUMBER($points) ->
        [one] { $points } of { $player } lives if { $player } starts. If the opponent starts, play repeats: neither a capture nor an end without one can be forced.
       *[other] { $points } of { $player } live if { $player } starts. If the opponent starts, play repeats: neither a capture nor an end without one can be forced.
    }

audit-repeats-opponent-first-line =
    { NUMBER($points) ->
        [one] { $points } of { $player } lives if { $player } starts. If the opponent starts, play repeats: neither a capture nor an end without one can be forced. One way: { $line }, and a board position is repeated.
       *[other] { $points } of { $player } live if { $player } starts. If the opponent starts, play repeats: neither a capture nor an end without one can be forced. One way: { $line }, and a board position is repeated.
    }

audit-repeats-owner-first =
    { NUMBER($points) ->
        [one] { $points } of { $player } is captured if the opponent starts. If { $player } starts, play repeats: neither a capture nor an end without one can be forced.
       *[other] { $points } of { $player } are captured if the opponent starts. If { $player } starts, play repeats: neither a capture nor an end without one can be forced.
    }

audit-repeats-owner-first-line =
    { NUMBER($points) ->
        [one] { $points } of { $player } is captured if the opponent starts. If { $player } starts, play repeats: neither a capture nor an end without one can be forced. One way: { $line }, and a board position is repeated.
       *[other] { $points } of { $player } are captured if the opponent starts. If { $player } starts, play repeats: neither a capture nor an end without one can be forced. One way: { $line }, and a board position is repeated.
    }

audit-seki-at-best =
    { NUMBER($points) ->
        [one] { $points } of { $player }, which nobody marked dead, cannot live on its own and has a neutral point: what it surrounds counts as in seki.
       *[other] { $points } of { $player }, which nobody marked dead, cannot live on their own and have a neutral point: what they surround counts as in seki.
    }

# $points and $others are two parts of one group: of $points somebody said that they stand in seki, of $others nobody did.
audit-seki-claimed-in-part =
    Of one group of { $player }, { $points } { NUMBER($points) ->
        [one] was
       *[other] were
    } claimed to stand in seki, but not { $others }: what { NUMBER($others) ->
        [one] this alone surrounds
       *[other] these alone surround
    } counts.

audit-seki-without-opponent =
    { NUMBER($points) ->
        [one] { $points } of { $player } was claimed to stand in seki, but no stones of { $opponent } were.
       *[other] { $points } of { $player } were claimed to stand in seki, but no stones of { $opponent } were.
    }

audit-stone-balance =
    { NUMBER($played) ->
        [one] { $player } played { $played } stone, handicap stones included, but { $on_board } on the board and { $captured } captured by { $opponent } do not add up to that.
       *[other] { $player } played { $played } stones, handicap stones included, but { $on_board } on the board and { $captured } captured by { $opponent } do not add up to that.
    }

audit-taken-as-in-seki =
    { NUMBER($points) ->
        [one] { $points } of { $player } is taken to stand in seki with { $others } of { $opponent }: search found neither two eyes for it nor a way to capture it, and nobody marked it dead.
       *[other] { $points } of { $player } are taken to stand in seki with { $others } of { $opponent }: search found neither two eyes for them nor a way to capture them, and nobody marked them dead.
    }

audit-taken-as-in-seki-alone =
    { NUMBER($points) ->
        [one] { $points } of { $player } is taken to stand in seki: search found neither two eyes for it nor a way to capture it, and nobody marked it dead.
       *[other] { $points } of { $player } are taken to stand in seki: search found neither two eyes for them nor a way to capture them, and nobody marked them dead.
    }

audit-to-play =
    { NUMBER($count) ->
        [one] Play is not over: by territory, { $player } is { $count } point better off if { $player } plays { $at } first than if { $opponent } plays { $other } first.
       *[other] Play is not over: by territory, { $player } is { $count } points better off if { $player } plays { $at } first than if { $opponent } plays { $other } first.
    }

audit-to-play-answer = Play is not over: once the neutral points around { $points } of { $player } are filled, the dead stones inside have to be captured.
audit-to-play-dead = Agreement takes off { $points }. They count as living where they stand under { NAMES($rules) }: play is not over before they are captured.
audit-to-play-in-a-way = Play is over as the board is counted, but not in every way to decide what is open: in one of them a place is left where somebody would move first.
audit-to-play-in-seki = Play is not over: { $player } can still capture in the seki at { $at }, which counts only once it is done: { NAMES($rules) }.
audit-to-play-ko = Play is not over: { $opponent } can take { $points } of { $player } in a ko at { $at }, and { $player } can fill { $at } first.
audit-to-play-left = Play may not be over: at { $points } somebody moves first, and what that gains was not seen.

audit-to-play-owed = Play is not over: { $player } can capture at { $at } now, where { $opponent } needs a protective move.

audit-turns-out-of-order =
    Players who take turns cannot have made these plays and passes ({ $black } { NUMBER($black) ->
        [one] turn
       *[other] turns
    } of Black, { $white } { NUMBER($white) ->
        [one] turn
       *[other] turns
    } of White) with the first pass and last play given.

audit-turns-uneven =
    Players who alternate have equally many turns, or the one who began one more; plays and passes make { $black } { NUMBER($black) ->
        [one] turn
       *[other] turns
    } of Black and { $white } { NUMBER($white) ->
        [one] turn
       *[other] turns
    } of White.
audit-undecided-in-a-way = Play is over as the board is counted. In one of the ways to decide what is open, whether a group lives was not decided within the search limit.

repair-broken-text = some bytes mean nothing in the charset; they were replaced
repair-deep-variations = variations lie deeper than is usual; they were read
repair-dimmed = points are dimmed; they were read like the others
repair-extra-close = a closing parenthesis closes nothing; it was skipped
repair-guessed-charset = the record names no charset and is no UTF-8; it was guessed
repair-handicap-as-moves = the record sets no handicap stones but Black begins with as many moves; they were taken as such
repair-handicap-as-passes = the record sets no handicap stones but White passes until Black has played as many; they were taken as such
repair-handicap-differs = the number of handicap stones is not the number of black stones set
repair-handicap-placed = the record does not say where its handicap stones stand; they were set on the usual points, a third one at the top left
repair-leading-text = text stands before the first game; it was skipped
repair-marked-twice = a point is marked as territory of both players; it was taken for neither
repair-missing-semicolon = a game begins without the semicolon of its first node
repair-move-and-setup = a node holds a move and stones set; the stones were set first
repair-no-size = the record names no size of the board; 19 by 19 was taken
repair-no-value = a property has no value; it was left out
repair-odd-komi = komi is written in an unusual way: in hundredths of points, or of stones, or without its half point
repair-odd-result = the result is written in an unusual way: in words, in zi, or in full-width letters; its meaning is certain
repair-off-board = a move lies outside the board; it was left out
repair-out-of-turn = the same player moves twice in a row
repair-played-on-stone = a move was played on a stone, which it replaced
repair-repeated-property = a property stands twice in a node; its values were put together
repair-self-capture = a move leaves its own stones without a liberty; they came off
repair-set-twice = two colours are set on one point; the later one stays
repair-setup-in-game = stones are set after the first move; what was played before does not explain the board
repair-several-games = the text holds several games; the first was read
repair-stray-text = text stands where a property or a bracket should; it was skipped
repair-unclosed = the text ends before a variation is closed; what may be missing after it is not known
repair-unclosed-value = the text ends before a value is closed; it was read as far as it goes
repair-unescaped-bracket = a bracket in a comment is not escaped; it was taken as text
repair-unknown-charset = the charset that the record names is unknown; one was guessed
repair-unknown-line = a line holds nothing that is known in this format; it was left out
repair-unreadable-value = a value does not fit its property; it was left out
repair-wrong-charset = the text is not in the charset the record names; one was guessed
