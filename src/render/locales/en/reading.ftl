### English. Who is dead, as reading shows it.

alive-apart =
    { NUMBER($groups) ->
        [one] The group at { $at } lives when read by itself. Whether it still lives when the opponent also attacks what is beside it was not decided within the search limit.
       *[other] Each of the groups at { $at } lives when read by itself. Whether it still lives when the opponent also attacks what is beside it was not decided within the search limit.
    }

alive-apart-connections =
    { NUMBER($groups) ->
        [one] The group at { $at } lives if its chains stay connected. That depends on several points at once; whether the owner can hold them all was not decided within the search limit.
       *[other] Each of the groups at { $at } lives if its chains stay connected. That depends on several points at once; whether the owner can hold them all was not decided within the search limit.
    }

alive-apart-dead-inside =
    { NUMBER($groups) ->
        [one] The group at { $at } lives once the dead stones inside are off. Whether the opponent can use them to capture it while they stand was not decided within the search limit.
       *[other] Each of the groups at { $at } lives once the dead stones inside are off. Whether the opponent can use them to capture it while they stand was not decided within the search limit.
    }

border-filled = Empty so far: without a stone of { $player } there, border stones would be in atari.
chain-marked-whole = The chain at { $at } was marked in part; it is taken whole.

connections-undecided =
    { NUMBER($chains) ->
        [one] Whether the chain at { $at } needs a protective move was not decided within the search limit.
       *[other] Whether the chains at { $at } need a protective move was not decided within the search limit.
    }

connections-undecided-kos =
    { NUMBER($chains) ->
        [one] Whether the chain at { $at } needs a protective move was not decided: it depends on one of several open kos, which may interact.
       *[other] Whether the chains at { $at } need a protective move was not decided: they depend on one of several open kos, which may interact.
    }

connections-undecided-wide =
    { NUMBER($chains) ->
        [one] Whether the chain at { $at } needs a protective move was not decided: more points affect it than can be searched.
       *[other] Whether the chains at { $at } need a protective move was not decided: more points affect them than can be searched.
    }

dead-as-read =
    { NUMBER($points) ->
        [one] Nobody said which stones are dead. Reading shows that { $points } is captured whoever plays first: it comes off.
       *[other] Nobody said which stones are dead. Reading shows that { $points } are captured whoever plays first: they come off.
    }

dead-as-read-in-part =
    { NUMBER($points) ->
        [one] The status of some stones was not given. Of these, reading shows that { $points } is captured whoever plays first: it comes off.
       *[other] The status of some stones was not given. Of these, reading shows that { $points } are captured whoever plays first: they come off.
    }

dead-by-adviser =
    { NUMBER($points) ->
        [one] No player marked stones: { $adviser }, an engine that was asked, claims that { $points } is dead.
       *[other] No player marked stones: { $adviser }, an engine that was asked, claims that { $points } are dead.
    }

dead-by-crosses = The record marks these stones with crosses, and they are taken as dead: { $points }.
dead-by-name = The dead stones are those that the record names: { $points }.
dead-by-proposal = Where nobody marked stones, these are proposed as dead, and nobody confirmed it: { $points }.
dead-by-territory = The dead stones are those that stand in what the record marks as the opponent's territory: { $points }.
dead-inferred = Where nobody marked stones, these are taken as dead, as then the rules of the record give the result that it tells: { $points }.
dead-stones-off = Groups were read with the dead stones { $points } off the board; where a check reads them as standing, it says so.

dead-unsaid =
    { NUMBER($groups) ->
        [one] Nobody said whether the group at { $at } is dead, and reading cannot tell. Every case was counted; the board and the entries show it standing.
       *[other] Nobody said whether the groups at { $at } are dead, and reading cannot tell. Every case was counted; the board and the entries show them standing.
    }

evidence-benson = it lives even if its owner always passes
evidence-claimed = claimed
evidence-marked = marked
evidence-proposed = proposed
evidence-searched = by search
evidence-static = by its shape
evidence-unverified = not proved
known = shown
liberties = liberties

life-undecided =
    { NUMBER($groups) ->
        [one] Whether the group at { $at } lives was not decided within the search limit; it counts as living.
       *[other] Whether the groups at { $at } live was not decided within the search limit; they count as living.
    }

# $others are stones of the opponent around the chain at $at.
neighbours-taken-to-stay =
    { NUMBER($chains) ->
        [one] For the chain at { $at } the eyeless opposing stones { $others } were assumed to stay: whether they can be captured was not decided.
       *[other] For the chains at { $at } the eyeless opposing stones { $others } were assumed to stay: whether they can be captured was not decided.
    }

none-dead-as-read = Nobody said which stones are dead. Reading takes none off.
none-dead-as-read-in-part = The status of some stones was not given. Reading takes none of these off.
none-dead-by-adviser = No player marked stones: { $adviser }, an engine that was asked, claims that none are dead.
none-dead-by-name = The record says that no stone is dead.
none-dead-by-proposal = Where nobody marked stones, none are proposed as dead, and nobody confirmed it.
none-dead-inferred = Where nobody marked stones, none are taken as dead, as then the rules of the record give the result that it tells.
none-dead-by-territory = The record marks territory, and no stone stands in what it marks as the opponent's.
not-classified = The position was only counted: life and death was not examined.
not-counted = Not counted
not-counting = Makes no difference
not-looked-at = not looked at

proposal-as-marks = Once somebody confirmed it: --dead { $dead }
proposal-confirmed = Confirmed like that, { $winner } wins by at least { $points } under { NAMES($rules) }.
proposal-group = The group at { $at }: { $status }? Proposals like this come true in { $percent } of 100 cases.
proposal-is-shown = Nothing is proposed: the marks and reading tell of every group what becomes of it.
proposal-turned = The group at { $at }: { $status }. The proposal was not sure; the result of the record tells it.
proposal-unsettled = The group at { $at } is unsettled: who plays there first decides, Black at { $black }, White at { $white }. Nothing is proposed of it: it stays.

proposal-unsure =
    { NUMBER($groups) ->
        [one] The proposal is not sure of the group at { $at }: please confirm it.
       *[other] The proposal is not sure of the groups at { $at }: please confirm them.
    }

reading = Read another way
reading-bent-four-by-play = A bent four in the corner is dead only beside stones that live completely; here the ko must be played, and until then nothing there is dead.
reading-bent-four-by-rule = A bent four in the corner is dead as it stands, without being played out.
reading-dead-in-seki-removed = Dead stones inside a seki come off as prisoners like any others.
reading-dead-in-seki-stands = Dead stones inside a seki stay, with no points under them.
reading-neutral-points-as-agreed = A neutral point left open puts nobody in seki: players who agree on the end could have filled it.
reading-neutral-points-literal = As the board stands, every group that possesses a neutral point left open is in seki.
reading-points = Points it moves
reading-protective-moves-strict = A surrounded point that its owner must still fill is no territory.
reading-protective-moves-tolerant = A surrounded point that its owner must still fill is territory if both players end the game with nothing played there.
reading-seki-by-chain = Of the chains of a seki, only those that themselves touch a neutral point of it are in seki.
reading-seki-by-group = Every chain of a group in seki is in seki, whether it touches a neutral point itself or not.
reading-shared-by-point = In a shared space, a point next to one player alone is that player's.
reading-shared-by-region = Each shared space is divided equally, whoever stands next to its points.
# `nz gives the same lead as aga, bga`; the result stands behind it.
same-lead = { $rule_set } gives the same lead as { $others }
same-winner = the same outcome

seki-as-named =
    { NUMBER($groups) ->
        [one] The group at { $at } counts as in seki because it was claimed to be; search did not show it.
       *[other] The groups at { $at } count as in seki because they were claimed to be; search did not show it.
    }

seki-by-adviser =
    { NUMBER($points) ->
        [one] No player marked stones: { $adviser }, an engine that was asked, claims that { $points } stands in seki.
       *[other] No player marked stones: { $adviser }, an engine that was asked, claims that { $points } stand in seki.
    }

seki-by-ko =
    { NUMBER($groups) ->
        [one] The stone at { $at } stands in a ko of a seki: it can be taken and retaken, and counts as in seki.
       *[other] The stones at { $at } stand in kos of a seki: they can be taken and retaken, and count as in seki.
    }

seki-unverified =
    { NUMBER($groups) ->
        [one] The group at { $at } is taken to stand in seki: search showed neither that it lives nor that it is captured, and nobody marked it dead.
       *[other] The groups at { $at } are taken to stand in seki: search showed neither that they live nor that they are captured, and nobody marked them dead.
    }

status-alive = alive
status-captured = captured, whoever starts
status-dead = dead
status-in-seki = in seki
status-open = open
status-undecided = undecided
status-unsettled = unsettled
steady = No change of any one of these alters the outcome
undecided = -
