### English. Records: of a game, and of a ruling.

cases-board = board
cases-case = case
cases-position = position
cases-title = title
fault-board-size = the board has too few or too many lines
fault-conflicting-fields = two of these exclude each other
fault-contradiction = this contradicts something else given
fault-control-character = the text contains a control character
fault-dead-and-in-seki = the chain is claimed both dead and in seki
fault-duplicate = this occurs twice
fault-duplicate-field = the field occurs twice
fault-empty = this is empty
fault-illegal-move = the move cannot be played
fault-invalid-code = this is no permalink, or a letter of it is wrong
fault-invalid-katago = KataGo's rules or query are not as KataGo has them
fault-invalid-point = this is no point of a board
fault-later-version = the permalink was made by a later version
fault-missing-field = something is missing
fault-more-errors = there are more faults than are listed
fault-no-liberty = the chain has no liberty
fault-no-stone = no stone stands here
fault-not-a-quarter = points come in quarters only
fault-not-scored = the rule set is named but not scored
fault-off-board = the point is not on the board
fault-other-notation = every stone is drawn as dead: probably another notation
fault-out-of-range = the number is too small or too large
fault-removes-nothing = this rule set takes no stones off by agreement
fault-too-long = the text is too long
fault-too-many = these are too many
fault-uneven-rows = the rows are not equally long
fault-unknown-axis = rule sets have no such axis
fault-unknown-choice = the axis has no such choice
fault-unknown-field = there is no field of this name
fault-unknown-letter = the letter stands for nothing on a board
fault-unknown-rule-set = no rule set has this name
fault-unknown-value = this word is none of those expected
fault-unreadable-input = this cannot be read here
fault-unreadable-record = the text is no game record, or not of a game of Go
fault-wrong-type = a value of another kind is expected here
kind-first-pass = who passed first
kind-handicap = the number of handicap stones
kind-komi = komi
kind-last-play = who made the last play
kind-neutral-point = a play on a neutral point
kind-passes = the number of passes
kind-prisoners = the number of prisoners
kind-status = the status of one group
name-gtp = over GTP
name-katago = KataGo
name-sgf = in records
name-user = as typed
record = The record
record-agrees = The record says { RESULT($recorded) }, which holds under { NAME($rule_set) }, its own rules.
record-agrees-if-none-dead = The record says { RESULT($recorded) }, which holds under { NAME($rule_set) }, its own rules, if the groups left open stand.
record-announcement = Announcement
record-articles = Articles

record-captures-in-doubt =
    { NUMBER($most) ->
        [one] { $player } captured { $least } to { $most } stone: some were taken off by hand, and the record does not show if those were captured.
       *[other] { $player } captured { $least } to { $most } stones: some were taken off by hand, and the record does not show if those were captured.
    }

record-captures-unknown =
    { NUMBER($least) ->
        [one] { $player } captured at least { $least } stone: the record begins in mid-game.
       *[other] { $player } captured at least { $least } stones: the record begins in mid-game.
    }

record-cause-adjustments = leaving out the adjustments given besides the record.
record-cause-alive = { $points } of { $player } not dead.
record-cause-dead = { $points } of { $player } dead.
record-cause-handicap-counted = { $points } more to White for the handicap stones.
record-cause-handicap-not-counted = nothing to White for the handicap stones, { $points } less.
record-cause-komi = komi of { $komi }.
record-cause-komi-untold = komi of { $komi }; the record has none.
record-cause-neutral-point = one more play of { $player } on a neutral point ({ $points }).

record-cause-prisoners =
    { NUMBER($count) ->
        [one] { $count } more stone captured by { $player }, or as many fewer by { $opponent }.
       *[other] { $count } more stones captured by { $player }, or as many fewer by { $opponent }.
    }

record-cause-reading = the text read another way: { $reading }.
record-cause-rule-set = another rule set, still with a komi of { $komi }: { NAMES($rules) }.
record-cause-tie = another rule for equal scores.
record-cause-unmarked = { $points } dead, all of them.
record-cause-winner-exchanged = winner and loser swapped.
record-cause-zi = a result in zi: a lead of { $points } is half as many zi.
record-claims = What each player says
record-date = Date
record-dead = Dead stones
record-decided-by-end = The record says { RESULT($recorded) }: the end decided the game, there is no count to compare.
record-differs = The record says { RESULT($recorded) }; under { NAME($rule_set) }, its own rules, it is { RESULT($result) }. Each of these alone would explain it:
record-differs-dead-untold = The record says { RESULT($recorded) }; under { NAME($rule_set) }, its own rules, it is { RESULT($result) } if the groups left open stand. Needed: which stones the players took as dead.
record-differs-if-none-dead = The record says { RESULT($recorded) }; under { NAME($rule_set) }, its own rules, it is { RESULT($result) } if the groups left open stand. Each of these alone would explain it:
record-differs-only = The record says { RESULT($recorded) }; under { NAME($rule_set) }, its own rules, it is { RESULT($result) }.
record-differs-unexplained = The record says { RESULT($recorded) }; under { NAME($rule_set) }, its own rules, it is { RESULT($result) }. No single cause that was tried explains it.
record-dissent = Dissent
record-edition = Edition
record-engine = Made by
record-event = Event
record-handicap = Handicap stones
record-hash-answer = SHA-256 of the answer
record-hash-question = Id of the question in its normal form
record-hash-request = SHA-256 of the question
record-hash-typed = SHA-256 of what was typed
record-key = Signed with the key
record-kind-adjustment = Penalties and corrections
record-kind-border-filled = Border points to fill
record-kind-border-stones = Border stones
record-kind-button = Button
record-kind-dead-in-seki = Points under dead stones in seki
record-kind-dead-points = Points under dead stones
record-kind-dead-stones = Dead stones taken off
record-kind-first-pass = First pass
record-kind-group-tax = Group tax
record-kind-handicap = Handicap stones
record-kind-komi = Komi
record-kind-last-play = Last play
record-kind-living-stones = Stones on the board
record-kind-neutral = Neutral points
record-kind-overtime = Overtime
record-kind-pass-stones = Stones handed over for passes
record-kind-prisoners = Prisoners
record-kind-protective-moves = Points that need a protective move
record-kind-seki-eyes = Points in seki
record-kind-shared-neutral = Shared neutral points
record-kind-territory = Territory
record-lead = Black's lead
record-lead-between = Under { NAME($rule_set) } Black's lead is from { $least } to { $most }.
record-ledger = How it is counted
record-link = Code or link
record-move-captures-itself = Move { $number }, { $player } { $at }, captures its own stones.
record-move-repeats = Move { $number }, { $player } { $at }, brings back the position after move { $after }.
record-neutral = Neutral points
record-no-result = The record gives no readable result of this position.
record-no-rule-set = The record says { RESULT($recorded) }; under which rules is not known.
record-none = none
record-note = Note
record-of-ruling = This record was written with a ruling: its marks and its result are those of the ruling and confirm nothing. What each player said and what was ruled are only in its comment; the saved JSON holds all of it.
record-other-rule-sets = Other rule sets

record-out-of-turn =
    { NUMBER($count) ->
        [one] A player moved twice in a row: { $count } move ({ $moves }).
       *[other] A player moved twice in a row: { $count } moves ({ $moves }).
    }

record-owed = Protective moves owed
record-own-komi = That count uses the komi of the record: { $komi }.
record-place = Place
record-points = Points and stones
record-prisoners = Prisoners
record-reason = Reason
record-referee = Referee
record-repaired = In the record, at { $places } (line:column): { WORD("repair", $repair) }.
record-repaired-often = In the record, at { $places } and { $more } more (line:column): { WORD("repair", $repair) }.
record-result = Result
record-result-of-ruling = The record says { RESULT($recorded) }: that is the result of the ruling it was written with, and no evidence for it.
record-round = Round
record-rule-set = Rule set
record-ruled-groups = Ruled on what was disputed
record-rules-version = rule sets version
record-ruling = Ruling
record-scan = Code that opens this position again
record-seki = Stones in seki
record-signature = Signature
record-signatures = Signatures
record-table = Table
record-time = Time
record-title = Record of a ruling
record-total = Total

record-turn-order =
    { NUMBER($count) ->
        [one] Neutral points were filled out of turn at the end, as players may agree to (KBF basic rules): { $count } move ({ $moves }).
       *[other] Neutral points were filled out of turn at the end, as players may agree to (KBF basic rules): { $count } moves ({ $moves }).
    }

record-turning = Readings of the rules that change who wins
record-undecided = Not decided: the claims differ, and no ruling says which is upheld.
record-undetermined = The record says { RESULT($recorded) }; under { NAME($rule_set) }, its own rules, that cannot be checked. { MISSING($needs, $unread) }
record-upheld = Claim upheld
record-without-moves = The record holds no move and no stone: the board is empty.
ruling = ruling
ruling-mixed = some of each
sgf-dead = dead stones
sgf-in-seki = stones in seki
sgf-marks = Marks
sgf-result-before = Result in the record before
table-bowls = bowls
table-brought = brought from another set
table-lids = prisoners
table-noted = noted
table-piles = piles

verify-signature = signature
verify-not-signed = not signed: anybody may have written what was typed
verify-not-signed-though-key = not signed, though a key was given
verify-no-ed25519 = no Ed25519 signature with its key
verify-other-key = signed with another key than the one given: { $key }
verify-other-record = not the signature of this record
verify-signed = signed with the key given: { $key }
verify-signed-by-whom = signed with a key that nothing here vouches for (--key): { $key }
verify-unchanged = as it was when the record was made
verify-changed = changed since the record was made
verify-hash-of = hash of { $part }
verify-not-asked-again = cannot be asked again: { $why }
verify-but-for-words = { WORD("verify", $part) }, but for words of that version
verify-not-what-comes = not the result of what was typed and asked
verify-not-of-this-version = not what this version makes of it; the version that made the record may: see engine
verify-made-here = made by this version, gyega { $version }, rule sets version { $rules_version }
verify-made-elsewhere = made by gyega { $version }, rule sets version { $rules_version }; checked by gyega { $own_version }, rule sets version { $own_rules_version }
verify-engines-differ = not the same in every place
verify-part = { $name }
verify-part-holds = { WORD("verify", $part) }
verify-no-part = no part of a record
verify-record = what was typed, as a record keeps it
verify-request = the question, as a record asks it
verify-answer = asked again, the answer is the same
verify-disputed = the claims, and their results
verify-hashes = those of the record made again
verify-permalink = the code of this question
verify-proof = proof { $number }
verify-proof-holds = { $player } keeps every stone of these chains, whatever the opponent plays: { $points }
verify-proof-assumes = { $player } keeps every stone of these chains, whatever the opponent plays but to invade a space of eleven points or more that one colour surrounds: { $points }
verify-proof-fails = it shows nothing: { $why }
verify-holds = ok
verify-unvouched = WHOSE?
verify-other-version = OTHER VERSION
verify-differs = DIFFERS
cases-without-komi = Scored without komi, as the claims of documented diagrams are; --komi gives one.
