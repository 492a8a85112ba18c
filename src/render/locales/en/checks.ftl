### English. What is checked of a game, and how its record was mended.

audit = Checks

audit-can-be-captured =
    { NUMBER($points) ->
        [one] Read with the stones around it staying, { $points } of { $player } is captured by { $opponent } whoever plays first. Nobody marked it dead: it counts as living.
       *[other] Read with the stones around them staying, { $points } of { $player } are captured by { $opponent } whoever plays first. Nobody marked them dead: they count as living.
    }

audit-can-be-captured-line =
    { NUMBER($points) ->
        [one] Read with the stones around it staying, { $points } of { $player } is captured by { $opponent } whoever plays first; if { $opponent } starts: { $line }. Nobody marked it dead: it counts as living.
       *[other] Read with the stones around them staying, { $points } of { $player } are captured by { $opponent } whoever plays first; if { $opponent } starts: { $line }. Nobody marked them dead: they count as living.
    }

audit-dead-cannot-be-captured =
    { NUMBER($points) ->
        [one] { $points } of { $player } is marked dead, but even by starting and with every ko threat { $opponent } cannot capture it for good: where it can be taken, { $player } comes back or takes what surrounds it. It counts as dead all the same, as the marks decide.
       *[other] { $points } of { $player } are marked dead, but even by starting and with every ko threat { $opponent } cannot capture them for good: where they can be taken, { $player } comes back or takes what surrounds them. They count as dead all the same, as the marks decide.
    }

audit-dead-in-seki-removed =
    { NUMBER($points) ->
        [one] { $points } of { $player } is dead inside a seki: it comes off like any dead stone under { NAMES($rules) }.
       *[other] { $points } of { $player } are dead inside a seki: they come off like any dead stones under { NAMES($rules) }.
    }

audit-dead-in-seki-stays =
    { NUMBER($points) ->
        [one] { $points } of { $player } is dead inside a seki: it may not be taken off there, only captured by play, under { NAMES($rules) }.
       *[other] { $points } of { $player } are dead inside a seki: they may not be taken off there, only captured by play, under { NAMES($rules) }.
    }

audit-dead-in-seki-unread =
    { NUMBER($points) ->
        [one] { $points } of { $player } is dead inside a seki: what the text says on taking it off there was not read under { NAMES($rules) }.
       *[other] { $points } of { $player } are dead inside a seki: what the text says on taking them off there was not read under { NAMES($rules) }.
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
        [one] { $count } stone marked dead ({ $points }) in a space that no player alone surrounds: the points there are neutral.
       *[other] { $count } stones marked dead ({ $points }) in a space that no player alone surrounds: the points there are neutral.
    }

audit-every-stone-dead = Every stone of { $player } is marked dead.

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

audit-first-move-keeps = If { $player } plays there first, { $at } keeps { $points }: play is not over there.
audit-in-seki-by-ko = { $points } of { $player } stands in a ko beside { $others } of { $opponent } and counts as standing in seki with them: it may be taken and taken back.

audit-in-seki-by-search =
    { NUMBER($points) ->
        [one] { $points } of { $player } stands in seki with { $others } of { $opponent }, as search shows: it has no two eyes, and { $opponent } cannot capture it.
       *[other] { $points } of { $player } stand in seki with { $others } of { $opponent }, as search shows: they have no two eyes, and { $opponent } cannot capture them.
    }

audit-more-stones-than-plays =
    { NUMBER($played) ->
        [one] { $player } played { $played } stone, handicap stones included, but has { $on_board } on the board.
       *[other] { $player } played { $played } stones, handicap stones included, but has { $on_board } on the board.
    }

audit-neutral-points-area =
    { NUMBER($count) ->
        [one] { $count } neutral point is still open: { $points }. Where area counts, the next to play gains one point by it: { NAMES($rules) }.
       *[other] { $count } neutral points are still open: { $points }. Where area counts, the next to play gains one point by them: { NAMES($rules) }.
    }

audit-neutral-points-open =
    { NUMBER($count) ->
        [one] { $count } neutral point is still open: { $points }. It is to be filled before the game ends, under { NAMES($rules) }.
       *[other] { $count } neutral points are still open: { $points }. They are to be filled before the game ends, under { NAMES($rules) }.
    }

audit-not-shown =
    { NUMBER($points) ->
        [one] Whether { $points } of { $player } lives was not shown: what was read of it hangs on stones beside it that are not settled themselves, or was not read to its end. It counts as living, as nobody marked it dead.
       *[other] Whether { $points } of { $player } live was not shown: what was read of them hangs on stones beside them that are not settled themselves, or was not read to its end. They count as living, as nobody marked them dead.
    }

audit-open-ko = { $points } of { $player } can be taken in kos that nobody has closed, and several are open: what hangs on them was not decided.

audit-open-space =
    { NUMBER($count) ->
        [one] A space of { $count } point ({ $points }) touches both players: the game does not look finished there, or dead stones are not marked. Its points count as neutral.
       *[other] A space of { $count } points ({ $points }) touches both players: the game does not look finished there, or dead stones are not marked. Its points count as neutral.
    }

audit-overtime-not-counted = Overtime was bought, but no rule set that is scored takes points for it.
audit-protective-move = { $player } still needs a protective move at { $at }: if the point stays empty, { $opponent } can capture there.
audit-protective-move-instead = In place of { $at }, { $player } may as well fill { $points }: one of these points is enough.
audit-protective-move-line = { $player } still needs a protective move at { $at }: if the point stays empty, { $opponent } can capture there: { $line }.
audit-protective-move-line-filled = { $player } still needs a protective move at { $at }: if the point stays empty, { $opponent } can capture there once the neutral points are filled, { $filled } by { $opponent }: { $line }.

audit-repeats =
    { NUMBER($points) ->
        [one] Whether { $points } of { $player } stays hangs on play that goes round: neither a capture nor an end of play without one can be forced.
       *[other] Whether { $points } of { $player } stay hangs on play that goes round: neither a capture nor an end of play without one can be forced.
    }

audit-repeats-alone = The opponent of { $player } can go on for ever about { $points }, while { $player } may pass in each round, so that nothing is gained: { $line }, and a position of the board is back.
audit-repeats-by-threats = A ko decides about { $points } of { $player }, and { $player } can threaten { $others } again and again without end: the ko is never settled, and play goes round.
audit-repeats-in-turn = { $points } of { $player } stand in several places, and the opponent can threaten them in turn without end; each threat must be answered, and play goes round for as long as the opponent likes.

audit-repeats-line =
    { NUMBER($points) ->
        [one] Whether { $points } of { $player } stays hangs on play that goes round: neither a capture nor an end of play without one can be forced. One way: { $line }, and a position of the board is back.
       *[other] Whether { $points } of { $player } stay hangs on play that goes round: neither a capture nor an end of play without one can be forced. One way: { $line }, and a position of the board is back.
    }

audit-repeats-marked = Players marked stones there, and the marks decide about { $points } all the same.

audit-repeats-opponent-first =
    { NUMBER($points) ->
        [one] { $points } of { $player } lives if { $player } starts. If the opponent starts, play goes round: neither a capture nor an end of play without one can be forced.
       *[other] { $points } of { $player } live if { $player } starts. If the opponent starts, play goes round: neither a capture nor an end of play without one can be forced.
    }

audit-repeats-opponent-first-line =
    { NUMBER($points) ->
        [one] { $points } of { $player } lives if { $player } starts. If the opponent starts, play goes round: neither a capture nor an end of play without one can be forced. One way: { $line }, and a position of the board is back.
       *[other] { $points } of { $player } live if { $player } starts. If the opponent starts, play goes round: neither a capture nor an end of play without one can be forced. One way: { $line }, and a position of the board is back.
    }

audit-repeats-owner-first =
    { NUMBER($points) ->
        [one] { $points } of { $player } is captured if the opponent starts. If { $player } starts, play goes round: neither a capture nor an end of play without one can be forced.
       *[other] { $points } of { $player } are captured if the opponent starts. If { $player } starts, play goes round: neither a capture nor an end of play without one can be forced.
    }

audit-repeats-owner-first-line =
    { NUMBER($points) ->
        [one] { $points } of { $player } is captured if the opponent starts. If { $player } starts, play goes round: neither a capture nor an end of play without one can be forced. One way: { $line }, and a position of the board is back.
       *[other] { $points } of { $player } are captured if the opponent starts. If { $player } starts, play goes round: neither a capture nor an end of play without one can be forced. One way: { $line }, and a position of the board is back.
    }

audit-seki-at-best =
    { NUMBER($points) ->
        [one] { $points } of { $player }, which nobody marked dead, can reach no life of its own and has a neutral point: what it surrounds counts as in a seki.
       *[other] { $points } of { $player }, which nobody marked dead, can reach no life of their own and have a neutral point: what they surround counts as in a seki.
    }

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
        [one] { $points } of { $player } is taken to stand in seki with { $others } of { $opponent }: search showed neither two eyes for it nor how it is captured, and nobody marked it dead.
       *[other] { $points } of { $player } are taken to stand in seki with { $others } of { $opponent }: search showed neither two eyes for them nor how they are captured, and nobody marked them dead.
    }

audit-taken-as-in-seki-alone =
    { NUMBER($points) ->
        [one] { $points } of { $player } is taken to stand in seki: search showed neither two eyes for it nor how it is captured, and nobody marked it dead.
       *[other] { $points } of { $player } are taken to stand in seki: search showed neither two eyes for them nor how they are captured, and nobody marked them dead.
    }

audit-to-play =
    { NUMBER($count) ->
        [one] Play is not over: counted as territory, { $player } is better off by { $count } point if { $player } plays { $at } first than if { $opponent } plays { $other } first.
       *[other] Play is not over: counted as territory, { $player } is better off by { $count } points if { $player } plays { $at } first than if { $opponent } plays { $other } first.
    }

audit-to-play-in-a-way = In one of the ways to decide what is open, play is not over: somebody would still move first there.
audit-to-play-ko = Play is not over: { $opponent } can take { $points } of { $player } in a ko at { $at }, and { $player } can fill { $at } first.
audit-to-play-left = Play may not be over: at { $points } somebody moves first, and it was not seen what is gained by it.

audit-turns-out-of-order =
    Players who take turns cannot have made these plays and passes ({ $black } { NUMBER($black) ->
        [one] turn
       *[other] turns
    } of Black, { $white } { NUMBER($white) ->
        [one] turn
       *[other] turns
    } of White) with the first pass and the last play as told.

audit-turns-uneven =
    Players who take turns have as many turns each, or one more of the player who began; plays and passes make { $black } { NUMBER($black) ->
        [one] turn
       *[other] turns
    } of Black and { $white } { NUMBER($white) ->
        [one] turn
       *[other] turns
    } of White.

repair-broken-text = some bytes mean nothing in the charset; they were replaced
repair-deep-variations = variations lie deeper than is usual; they were read
repair-dimmed = points are dimmed; they were read like the others
repair-extra-close = a closing parenthesis closes nothing; it was skipped
repair-guessed-charset = the record names no charset and is no UTF-8; it was guessed
repair-handicap-as-moves = the record sets no handicap stones but Black begins with as many moves; they were taken as these
repair-handicap-differs = the number of handicap stones is not the number of black stones set
repair-handicap-placed = the record does not say where its handicap stones stand; they were set on the usual points, a third one at the top left
repair-leading-text = text stands before the first game; it was skipped
repair-marked-twice = a point is marked as territory of both players; it was taken for neither
repair-missing-semicolon = a game begins without the semicolon of its first node
repair-move-and-setup = a node holds a move and stones set; the stones were set first
repair-no-size = the record names no size of the board; 19 by 19 was taken
repair-no-value = a property has no value; it was left out
repair-odd-komi = komi is written in a way that needs reading: in hundredths of points, or of stones, with a comma, or without its half point
repair-odd-result = the result is written in a way that needs reading: in words, in zi, or in letters of double width; what it says is certain
repair-off-board = a move lies outside the board; it was left out
repair-out-of-turn = the same player moves twice in a row
repair-played-on-stone = a move was played on a stone, which it replaced
repair-repeated-property = a property stands twice in a node; its values were put together
repair-self-capture = a move leaves its own stones without a liberty; they came off
repair-set-twice = two colours are set on one point; the later one stays
repair-setup-in-game = stones are set after the first move; what was played before does not explain the board
repair-several-games = the text holds several games; the first was read
repair-small-name = a name is written in small letters; it was read in capitals
repair-stray-text = text stands where a property or a bracket should; it was skipped
repair-unclosed = the text ends before a variation is closed; what may be missing behind it is not known
repair-unclosed-value = the text ends before a value is closed; it was read as far as it goes
repair-unescaped-bracket = a bracket in a comment is not escaped; it was taken as text
repair-unknown-charset = the charset that the record names is not known; it was guessed
repair-unknown-line = a line holds nothing that is known in this format; it was left out
repair-unreadable-value = a value is not what its property holds; it was left out
repair-wrong-charset = the text is not in the charset that the record names; it was guessed
