//! English.

/// An amount.
pub(super) const POINTS: &str = "{amount|point|points}";

/// What is said for each code. See [`super::fill`] for the placeholders.
pub(super) const SENTENCES: &[(&str, &str)] = &[
    (
        "alive-apart",
        "Of {groups|group|groups} it was read that {groups:form|it|each} lives by itself, but not whether it does beside what else can be attacked \
         or was not decided: other groups that need the same moves, connections, dead stones inside it.",
    ),
    ("announce-both-lose", "Both players lose."),
    ("announce-by-end", "{winner} wins {end:word}."),
    ("announce-draw", "The game is a draw."),
    ("announce-jigo", "Jigo: the game is a draw."),
    ("announce-jip", "{winner} wins by {points} (jip)."),
    ("announce-moku", "{winner} wins by {points} (moku)."),
    ("announce-points", "{winner} wins by {points}."),
    ("announce-tie-rule", "The scores are equal; {winner} wins by the rule for equal scores."),
    ("announce-undetermined", "The result cannot be told. Missing: {needs}."),
    ("announce-zi", "{winner} wins by {zi} zi, a lead of {points}."),
    (
        "audit-can-be-captured",
        "{points} of {player} {points:form|is|are} captured even if {player} starts, as far as was read, but nobody marked \
         {points:form|it|them} dead: {points:form|it counts|they count} as living.",
    ),
    (
        "audit-can-be-captured-line",
        "{points} of {player} {points:form|is|are} captured even if {player} starts, as far as was read, but nobody marked \
         {points:form|it|them} dead: {points:form|it counts|they count} as living. The opponent starts: {line}.",
    ),
    (
        "audit-dead-cannot-be-captured",
        "{points} of {player} {points:form|is|are} marked dead, but even by starting and with every ko threat {opponent} cannot capture \
         {points:form|it|them} for good: where {points:form|it|they} can be taken, {player} comes back or takes what surrounds \
         {points:form|it|them}. {points:form|It comes|They come} off all the same, as the marks decide.",
    ),
    (
        "audit-dead-in-seki-removed",
        "{points} of {player} {points:form|is|are} marked dead inside a seki: {points:form|it comes off as a prisoner|they come off as \
         prisoners} under {rules}.",
    ),
    (
        "audit-dead-in-seki-stays",
        "{points} of {player} {points:form|is|are} marked dead inside a seki: {points:form|it|they} may not be taken off there, only captured \
         by play, under {rules}.",
    ),
    (
        "audit-dead-in-seki-untold",
        "{points} of {player} {points:form|is|are} marked dead inside a seki: whether {points:form|it comes|they come} off is not told, as \
         far as was read, under {rules}.",
    ),
    (
        "audit-dead-inside",
        "{points} of {player} {points:form|lives|live} once the dead stones inside are off. As long as these stand, the opponent can go on \
         there and capture {points:form|it; it counts|them; they count} as living, as the marks say.",
    ),
    (
        "audit-dead-inside-line",
        "{points} of {player} {points:form|lives|live} once the dead stones inside are off. As long as these stand, the opponent can go on \
         there and capture {points:form|it; it counts|them; they count} as living, as the marks say. The opponent starts: {line}.",
    ),
    (
        "audit-dead-on-neutral-points",
        "{count|stone|stones} marked dead ({points}) in a space that no player alone surrounds: the points count for \
         nobody.",
    ),
    ("audit-every-stone-dead", "Every stone of {player} is marked dead."),
    (
        "audit-first-move-decides",
        "Whether {points} of {player} {points:form|lives|live} is not settled: that turns on who plays there first. \
         {points:form|It counts|They count} as living, as nobody marked {points:form|it|them} dead.",
    ),
    (
        "audit-first-move-decides-line",
        "Whether {points} of {player} {points:form|lives|live} is not settled: that turns on who plays there first. \
         {points:form|It counts|They count} as living, as nobody marked {points:form|it|them} dead. The opponent starts: {line}.",
    ),
    (
        "audit-more-stones-than-plays",
        "{player} played {played|stone|stones}, handicap stones included, but has {on_board} on the board.",
    ),
    (
        "audit-open-ko",
        "{points} of {player} can be taken in kos that nobody has closed, and several are open: what hangs on them was not \
         decided.",
    ),
    (
        "audit-open-space",
        "A space of {count|point|points} ({points}) touches both players: the game does not look finished there, or dead stones \
         are not marked. Its points count for nobody.",
    ),
    ("audit-overtime-not-counted", "Overtime was bought, but no rule set that is scored takes points for it."),
    ("audit-protective-move", "{player} still owes a move at {at}: the point is not territory."),
    (
        "audit-protective-move-line",
        "{player} still owes a move at {at}: the point is not territory. Left empty until the neutral points are filled, the \
         opponent comes in: {line}.",
    ),
    (
        "audit-seki-at-best",
        "{points} of {player}, which nobody marked dead, can reach no life of {points:form|its|their} own and {points:form|has|have} a \
         neutral point: what {points:form|it surrounds|they surround} counts as in a seki.",
    ),
    (
        "audit-seki-claim-dropped",
        "{count|stone|stones} claimed to stand in seki ({points}) inside an opposing area that lives unconditionally: \
         taken as dead.",
    ),
    (
        "audit-seki-claimed-in-part",
        "Of one group of {player}, {points} {points:form|was|were} claimed to stand in seki, but not {others}: what \
         {others:form|this alone surrounds|these alone surround} counts.",
    ),
    (
        "audit-seki-without-opponent",
        "{points} of {player} {points:form|was|were} claimed to stand in seki, but no stones of {opponent} were.",
    ),
    (
        "audit-stone-balance",
        "{player} played {played|stone|stones}, handicap stones included, but {on_board} on the board and {captured} \
         captured by {opponent} do not add up to that.",
    ),
    (
        "audit-taken-as-in-seki",
        "{points} of {player} {points:form|has|have} no two eyes, nor have the stones of the opponent beside {points:form|it|them}, and nobody \
         marked either dead: all are taken to stand in seki.",
    ),
    (
        "cause-adjustment",
        "Overtime, penalties and other corrections give {player} {to_value} under {to} and {from_value} under {from}; \
         {lead}.",
    ),
    (
        "cause-border-stones",
        "{to} leaves the stones on the border out of a player's area, {from} does not: {player} has {count} there; \
         {lead}.",
    ),
    ("cause-button", "The button gives {player} {to_value} under {to} and {from_value} under {from}; {lead}."),
    (
        "cause-dead-in-seki-counted",
        "{points:form|A dead stone|Dead stones} inside a seki ({points}) {points:form|is|are} worth more to {player} under {to} than under {from}; {lead}.",
    ),
    (
        "cause-dead-in-seki-not-counted",
        "{points:form|A dead stone|Dead stones} inside a seki ({points}) {points:form|is|are} worth less to {player} under {to} than under {from}; {lead}.",
    ),
    (
        "cause-first-pass",
        "The correction for the first pass is {to_value} for {player} under {to} and {from_value} under {from}; \
         {lead}.",
    ),
    (
        "cause-group-tax",
        "{to} takes two points from each living group, {from} does not: {player} has {count|group|groups}; {lead}.",
    ),
    (
        "cause-handicap",
        "For handicap stones {player} gets {to_value} under {to} and {from_value} under {from}; {lead}.",
    ),
    ("cause-komi", "Komi for {player} is {to_value} under {to} and {from_value} under {from}; {lead}."),
    (
        "cause-last-play",
        "The correction for the last play is {to_value} for {player} under {to} and {from_value} under {from}; {lead}.",
    ),
    (
        "cause-living-stones",
        "Only one of {from} and {to} counts the stones on the board: {player} has {count} there; {lead}.",
    ),
    (
        "cause-no-border-stones",
        "{from} leaves the stones on the border out of a player's area, {to} does not: {player} has {count} there; \
         {lead}.",
    ),
    (
        "cause-no-group-tax",
        "{to} takes nothing from living groups, {from} takes two points from each: {player} has \
         {count|group|groups}; {lead}.",
    ),
    (
        "cause-other-group-tax",
        "The group tax of {player} is {to_value:size} under {to} and {from_value:size} under {from}; {lead}.",
    ),
    (
        "cause-pass-stones",
        "Stones handed over for passes give {player} {to_value} under {to} and {from_value} under {from}; {lead}.",
    ),
    ("cause-prisoners", "Prisoners give {player} {from_value} under {from} and {to_value} under {to}; {lead}."),
    (
        "cause-protective-moves-counted",
        "{to} counts surrounded points that must still be filled, {from} does not: {player} has {points}; {lead}.",
    ),
    (
        "cause-protective-moves-not-counted",
        "{to} does not count surrounded points that must still be filled, {from} does: {player} has {points}; {lead}.",
    ),
    ("cause-seki-eyes-counted", "{to} counts eyes in seki, {from} does not: {player} has {points}; {lead}."),
    ("cause-seki-eyes-not-counted", "{to} does not count eyes in seki, {from} does: {player} has {points}; {lead}."),
    (
        "cause-shared-neutral",
        "Neutral points left on the board give {player} {to_value} under {to} and {from_value} under {from}; {lead}.",
    ),
    ("cause-status", "{from} and {to} do not take the same stones off the board: they differ on {points}; {lead}."),
    (
        "cause-stones-counted",
        "{to} counts the stones a player put on the board, {from} does not: Black {black_stones}, White \
         {white_stones}; \
         {lead}.",
    ),
    (
        "cause-stones-not-counted",
        "{to} does not count the stones a player put on the board, {from} does: Black {black_stones}, White \
         {white_stones}; {lead}.",
    ),
    ("chain-marked-whole", "The chain at {at} was marked in part; it is taken whole."),
    ("claims-agree", "The two players say the same of every chain."),
    (
        "connections-undecided",
        "For {chains|chain|chains} it was not decided whether a protective move is owed: it hangs on one of several open kos, or the \
         surroundings are too wide to be read.",
    ),
    (
        "count-arranged",
        "{player} moves stones about inside what is his own until his points lie in tens: {tens|ten|tens}, and {left} left over.",
    ),
    ("count-dead-into-bowls", "Dead stones come off and go back to the bowls of their owners: {points}."),
    ("count-dead-into-lids", "Dead stones come off and lie with the prisoners of the opponent: {points}."),
    (
        "count-evened-out",
        "Stones are handed over as prisoners until both have put as many: {black} of Black, {white} of White.",
    ),
    (
        "count-filled-in",
        "{player} fills in his own territory with {count|stone|stones}; {empty|point stays|points stay} empty, {left|stone is|stones are} left in the bowl.",
    ),
    (
        "count-filled-to-tens",
        "{player} fills {count|point|points} with stones of his own, so that his territory is whole tens: {points}.",
    ),
    ("count-inner-off", "Stones that do not stand on a border come off: {count|stone|stones}."),
    ("count-pass-stones", "For passes Black hands over {black|stone|stones}, White {white}."),
    ("count-passed-over", "{count|point counts|points count} for nobody: {points}."),
    (
        "count-piles",
        "{player}'s stones come off the board and are counted: {count|stone|stones}, {tens|pile|piles} of ten and the rest.",
    ),
    ("count-prisoners-back", "Prisoners go back to the bowls of their owners: {black} of Black, {white} of White."),
    ("count-prisoners-in", "{player} puts {count|prisoner|prisoners} into {opponent}'s territory."),
    (
        "count-prisoners-in-and-left",
        "{player} puts {count|prisoner|prisoners} into {opponent}'s territory; {left|prisoner finds|prisoners find} no place there and {left:form|counts|count} as points.",
    ),
    ("count-read-area", "Black counts {black}, White {white}."),
    (
        "count-read-half",
        "{player} counts {count|point|points}; of the {points} of the board {nobody} are nobody's, and the other player has the rest.",
    ),
    ("count-read-points", "Black counts {black}, White {white}."),
    ("count-start", "The end of the game, with the prisoners in the lids."),
    ("count-tens", "{player}'s points are counted by tens: {tens|ten|tens}, and {left} left over."),
    (
        "dead-by-adviser",
        "Nobody who played marked stones: {adviser}, an engine that was asked, claims that {points} {points:form|is|are} dead.",
    ),
    ("dead-by-crosses", "Stones that the record marks with crosses are taken as dead: {stones|stone|stones}."),
    ("dead-by-name", "The dead stones are those that the record names: {stones|stone|stones}."),
    (
        "dead-by-territory",
        "The dead stones are those that stand in what the record marks as the opponent's territory: {stones|stone|stones}.",
    ),
    (
        "dead-not-told",
        "Nobody said which stones are dead, and reading does not show that there are none: boards and ledgers stand as if there were none, and \
         rule sets that take dead stones off cannot be counted.",
    ),
    (
        "dead-not-told-but-shown",
        "Nobody said which stones are dead. Reading shows that there are none: every group lives or stands in seki.",
    ),
    (
        "dead-stones-off",
        "Where checks say that a group is not settled, it was read with the {stones|dead stone|dead stones} taken off, unless they say \
         otherwise.",
    ),
    (
        "dispute-keeps-winner",
        "Under {rule_set} the dispute does not change who wins: {as_black} as Black says, {as_white} as White says.",
    ),
    ("dispute-none", "Under {rule_set} there is nothing to decide: {result}."),
    (
        "dispute-not-scored-whole",
        "Under {rule_set} both claims lead to the same outcome ({as_black} as Black says, {as_white} as White says); what lies between \
         them was not scored.",
    ),
    (
        "dispute-too-many-groups",
        "{count|group is|groups are} disputed, more than {most}: only what each player claims as a whole was scored.",
    ),
    (
        "dispute-too-much-reading",
        "Reading the board for every ruling on {count|disputed group|disputed groups} takes too long: only what each player claims \
         as a whole was scored.",
    ),
    (
        "dispute-turns-winner",
        "Under {rule_set} the dispute decides the game: {as_black} as Black says, {as_white} as White says.",
    ),
    (
        "dispute-turns-winner-between",
        "Under {rule_set} the dispute can decide the game, although both claims lead to the same outcome ({as_black} as Black says, \
         {as_white} as White says): following Black on one group and White on another does not.",
    ),
    ("dispute-undetermined", "Whether the dispute changes who wins under {rule_set} cannot be told. Missing: {needs}."),
    (
        "early-passes-from-counts",
        "One pass of each player was taken to have ended the game, as the turns then alternate. Before the last play Black \
         passed {black|time|times} and White {white|time|times}.",
    ),
    ("even-game", "No handicap was named: it is taken as an even game."),
    ("first-pass-from-counts", "{player} passed first: this follows from the passes and the last play given."),
    (
        "guide-both-lose",
        "If an effective move is found after the game has stopped and neither player can agree to end it, both players lose.",
    ),
    ("guide-dispute-agreement", "The players have to agree which stones are dead."),
    ("guide-dispute-arbitration", "The referee decides which stones are dead."),
    (
        "guide-dispute-japanese-1989",
        "Each group is examined by itself, by moves that are not played: stones live if the opponent cannot capture them, or if capturing them would let a new stone be played that cannot be captured. A ko is not taken back until its player has passed for that ko.",
    ),
    (
        "guide-dispute-korean-local",
        "Each disputed shape is judged apart from the rest of the board, with the stones around it taken as alive: what can be captured is dead.",
    ),
    ("guide-dispute-nothing-removed", "No stone comes off that was not captured in play."),
    ("guide-dispute-play-out", "The players play on: what is not captured stays."),
    (
        "guide-dispute-play-out-then-all-alive",
        "The players play on. If that ends without agreement as well, every stone left on the board stays.",
    ),
    ("guide-dispute-precedents", "A list of rulings on shapes decides which stones are dead."),
    ("guide-dispute-unstated", "How a dispute about dead stones is settled is not said in the text."),
    ("guide-dispute-unverified", "What the text says on disputes about dead stones could not be read."),
    ("guide-last-pass-either", "Either player may make the last pass."),
    ("guide-last-pass-unstated", "Who makes the last pass is not said in the text."),
    ("guide-last-pass-unverified", "What the text says on the last pass could not be read."),
    ("guide-last-pass-white", "White makes the last pass."),
    (
        "guide-resume-by-agreement",
        "The players agree who moves first when play is resumed. If they cannot, every stone stays.",
    ),
    ("guide-resume-normal-turn", "When play is resumed, the player whose turn it is moves first."),
    (
        "guide-resume-normal-turn-known",
        "When play is resumed, the player whose turn it is moves first: {player}, as {passer} passed last.",
    ),
    (
        "guide-resume-opponent-of-last-passer",
        "When play is resumed, the opponent of the player who passed last moves first.",
    ),
    (
        "guide-resume-opponent-of-last-passer-known",
        "When play is resumed, the opponent of the player who passed last moves first: {player}, as {passer} passed last.",
    ),
    (
        "guide-resume-opponent-of-requester",
        "Either player may ask to resume play; the opponent of the one who asks moves first, and may pass.",
    ),
    ("guide-resume-unstated", "Who moves first when play is resumed is not said in the text."),
    ("guide-resume-unverified", "What the text says on who moves first when play is resumed could not be read."),
    ("guide-stop-agreement", "The game stops as the players agree."),
    ("guide-stop-four-passes", "Four passes in a row stop the game."),
    ("guide-stop-two-passes", "Two passes in a row stop the game."),
    ("guide-stop-unstated", "What stops the game is not said in the text."),
    ("guide-stop-unverified", "What stops the game could not be read."),
    ("komi-of-record", "Komi under {rule_set} is that of the record: {komi}."),
    ("komi-of-record-unused", "The record's komi of {komi} is not used: its own rule set is not known, or not scored."),
    ("komi-of-rule-set", "Komi under {rule_set} is {komi}, its own."),
    (
        "last-play-from-previous",
        "The last play was that of {player} at {at}: it leads from the last earlier position to this one.",
    ),
    (
        "life-undecided",
        "Of {groups|group|groups} it was not decided whether {groups:form|it lives|they live}; what is not marked dead counts as living.",
    ),
    ("move-captures", "{player} may play at {at} and takes {count|stone|stones}: {points}."),
    (
        "move-ing-ko",
        "Whether {player} may play at {at} is not known: a known position comes back, and whether the ko is a \
         fighting or a disturbing one needs a ruling.",
    ),
    ("move-ko", "{player} may not play at {at}: that takes back a ko at once."),
    (
        "move-ko-rule-unknown",
        "Whether {player} may play at {at} is not known: it turns on a ko rule that is not stated or was not read.",
    ),
    ("move-legal", "{player} may play at {at}."),
    (
        "move-may-be-ko",
        "Whether {player} may play at {at} is not known: it takes {points} and may take back a ko. The last play \
         would tell.",
    ),
    (
        "move-may-be-same-situation",
        "Whether {player} may play at {at} is not known: a known position comes back, but not known is who was to \
         move there or who made it.",
    ),
    (
        "move-may-repeat",
        "Whether {player} may play at {at} is not known: an earlier position may come back. The earlier positions \
         would tell.",
    ),
    (
        "move-natural-situational-superko",
        "{player} may not play at {at}: a position that an earlier play of the same player made would come back.",
    ),
    ("move-not-reached", "Not reached: move {number} may not be played."),
    ("move-occupied", "{player} may not play at {at}: a stone of {by} stands there."),
    ("move-off-board", "{player} may not play at {at}: the point is not on the board."),
    ("move-pass", "{player} may pass."),
    (
        "move-positional-superko",
        "{player} may not play at {at}: an earlier position of the whole board would come back.",
    ),
    ("move-self-captures", "{player} may play at {at}, which takes off {count|own stone|own stones}: {points}."),
    (
        "move-situational-superko",
        "{player} may not play at {at}: an earlier position of the whole board would come back with the same player \
         to move.",
    ),
    (
        "move-spight-superko",
        "{player} may not play at {at}: a position that stood since the last pass would come back.",
    ),
    (
        "move-split",
        "Where the difference in stones comes from: handicap stones {handicap_stones}, the last play {last_play}, \
         passes \
         before the last play {early_passes}, turns out of order {turn_order}.",
    ),
    ("move-suicide", "{player} may not play at {at}: {count|stone|stones} ({points}) would have no liberty."),
    (
        "move-suicide-of-one-stone",
        "{player} may not play at {at}: several own stones may be taken off, a single one may not.",
    ),
    (
        "move-suicide-rule-unknown",
        "Whether {player} may play at {at} is not known: it turns on a self-capture rule that is not stated or was \
         not read.",
    ),
    (
        "neighbours-taken-to-stay",
        "For {chains|chain|chains} opposing stones without an eye were taken to stay: whether they can be captured was not \
         decided.",
    ),
    ("no-pass-from-counts", "Nobody passed: this follows from the passes given."),
    (
        "none-dead-by-adviser",
        "Nobody who played marked stones: {adviser}, an engine that was asked, claims that none are dead.",
    ),
    ("none-dead-by-name", "The record says that no stone is dead."),
    ("not-classified", "The position was only counted: the life of groups was not looked at."),
    ("opponent-passed", "{player} is taken to have passed before move {number}."),
    ("overtime", "{opponent} bought overtime; {player} gets {amount} for it."),
    (
        "previous-positions-complete",
        "Earlier positions given: {count}. {count:form|It is taken as the only one there was|They are taken as all there were} before this one.",
    ),
    (
        "prisoners-from-plays",
        "{player} captured {prisoners|stone|stones}: {opponent} played {plays}, handicap stones included, and \
         {on_board} \
         {on_board:form|stands|stand} on the board.",
    ),
    (
        "reading-bent-four-by-play",
        "A bent four in the corner is dead only beside stones that live completely; here the ko must be played, and until it is \
         nothing there is dead.",
    ),
    ("reading-bent-four-by-rule", "A bent four in the corner is dead as it stands, as the players marked it."),
    ("reading-border-as-it-stands", "Border stones stay as they stand, in atari or not."),
    ("reading-border-out-of-atari", "Inner stones are put back until no border stone stands in atari."),
    ("reading-dead-in-seki-removed", "Dead stones inside a seki come off as prisoners like any others."),
    ("reading-dead-in-seki-stands", "Dead stones inside a seki stay, and no point stands under them."),
    (
        "reading-neutral-points-as-agreed",
        "A neutral point left open puts nobody in seki: players who agree on the end could have filled it.",
    ),
    (
        "reading-neutral-points-literal",
        "As the board stands, every group that possesses a neutral point left open is in seki.",
    ),
    ("reading-protective-moves-strict", "A point that its owner must still fill is no territory."),
    (
        "reading-protective-moves-tolerant",
        "A point that its owner must still fill is territory, as the players agreed with nothing played there.",
    ),
    (
        "reading-seki-by-chain",
        "Of the chains of a seki, only those that touch a neutral point of it themselves are in seki.",
    ),
    (
        "reading-seki-by-group",
        "Every chain of a group in seki is in seki, whether it touches a neutral point itself or not.",
    ),
    ("reading-shared-by-point", "In a shared space, a point next to one player alone is that player's."),
    ("reading-shared-by-region", "Each shared space is divided equally, whoever stands next to its points."),
    ("record-agrees", "The record says {recorded}, and so it is under {rule_set}, its own rules."),
    (
        "record-agrees-if-none-dead",
        "The record says {recorded}, and so it is under {rule_set}, its own rules, if no stone is dead; the record does not tell.",
    ),
    (
        "record-captures-in-doubt",
        "{player} captured {least} to {most|stone|stones}: some were taken off by hand, and whether those were captured the record does not tell.",
    ),
    ("record-captures-unknown", "{player} captured at least {least|stone|stones}: the record begins in mid-game."),
    ("record-cause-alive", "{points} of {player} not dead."),
    ("record-cause-dead", "{points} of {player} dead."),
    ("record-cause-handicap-counted", "{points} more to White for the handicap stones."),
    ("record-cause-handicap-not-counted", "nothing to White for the handicap stones, {points} less."),
    ("record-cause-komi", "komi of {komi}."),
    ("record-cause-komi-untold", "komi of {komi}; the record tells none."),
    ("record-cause-neutral-point", "one more play of {player} on a neutral point ({points})."),
    ("record-cause-prisoners", "{count|prisoner|prisoners} more of {player}, or as many fewer of {opponent}."),
    ("record-cause-reading", "the text read another way: {reading}."),
    ("record-cause-rule-set", "another rule set, with a komi of {komi} all the same: {rules}."),
    ("record-cause-unmarked", "{points} dead, all of them: the record marks no dead stones."),
    ("record-cause-winner-exchanged", "the winner's name exchanged."),
    ("record-cause-zi", "a result told in zi: a lead of {points} is half as many zi."),
    ("record-decided-by-end", "The record says {recorded}: the end decided the game, there is no count to compare."),
    (
        "record-differs",
        "The record says {recorded}; under {rule_set}, its own rules, it is {result}. Each of these alone would explain it:",
    ),
    (
        "record-differs-dead-untold",
        "The record says {recorded}; under {rule_set}, its own rules, it is {result} if no stone is dead. Which stones the players took as dead is needed: the record does not tell.",
    ),
    (
        "record-differs-if-none-dead",
        "The record says {recorded}; under {rule_set}, its own rules, it is {result} if no stone is dead, which the record does not tell. Each of \
         these alone would explain it:",
    ),
    (
        "record-differs-unexplained",
        "The record says {recorded}; under {rule_set}, its own rules, it is {result}. No single cause that was tried explains it.",
    ),
    ("record-lead-between", "Under {rule_set} Black's lead is from {least} to {most}."),
    ("record-move-captures-itself", "Move {number}, {player} {at}, captures its own stones."),
    ("record-move-repeats", "Move {number}, {player} {at}, brings back the position after move {after}."),
    ("record-no-result", "The record tells no result that can be read."),
    ("record-no-rule-set", "The record says {recorded}; under which rules is not known."),
    ("record-out-of-turn", "A player moved twice in a row: {count|move|moves} ({moves})."),
    ("record-repaired", "In the record, at {places} (line:column): {repair:word}."),
    ("record-repaired-often", "In the record, at {places} and {more} more (line:column): {repair:word}."),
    (
        "record-turn-order",
        "Neutral points were filled out of turn at the end, as players may agree to (KBA basic rules): {count|move|moves} ({moves}).",
    ),
    (
        "record-undetermined",
        "The record says {recorded}; under {rule_set}, its own rules, that cannot be checked. Missing: {needs}.",
    ),
    ("record-without-moves", "The record holds no move and no stone: the board is empty."),
    ("repetition-draw", "A position of the whole board comes back: a draw, if the players go on repeating it."),
    ("repetition-no-result", "A position of the whole board comes back: no result, if the players agree."),
    ("repetition-not-barred", "A position of the whole board comes back, though not in the way that is barred."),
    (
        "repetition-not-checked",
        "Whether an earlier position comes back was not checked: earlier positions were not given.",
    ),
    ("repetition-referee", "A position of the whole board comes back: the referee decides."),
    (
        "repetition-unknown",
        "A position of the whole board comes back; what comes of that is not stated or was not read.",
    ),
    ("rules-of-record", "The record names its rules {written}: that is {rule_set}, which comes first."),
    (
        "rules-of-record-near",
        "The record names its rules {written}, a name that is not known here; did you mean {near}? No rule set is taken for its own.",
    ),
    (
        "rules-of-record-unknown",
        "The record names its rules {written}, a name that is not known here: no rule set is taken for its own.",
    ),
    (
        "scored-as-agreed",
        "The players disagree on {groups|group|groups}. The scores rest on what both say; what they say differently counts \
         there as if nobody had marked it.",
    ),
    (
        "seki-by-adviser",
        "Nobody who played marked stones: {adviser}, an engine that was asked, claims that {points} {points:form|stands|stand} in seki.",
    ),
    (
        "seki-unverified",
        "{groups|group counts|groups count} as standing in seki although no search showed it: {groups:form|it was|they were} named, or neither \
         {groups:form|it nor what it touches lives by itself|they nor what they touch live by themselves}.",
    ),
    ("sensitive-to-death", "If {points} of {player} were dead, the result would be {result}."),
    ("sensitive-to-first-pass", "If {player} had passed first, the result would be {result}."),
    ("sensitive-to-handicap", "With a handicap of {count|stone|stones} the result would be {result}."),
    ("sensitive-to-komi", "With a komi of {komi}, not {before}, the result would be {result}."),
    ("sensitive-to-last-play", "If {player} had made the last play, the result would be {result}."),
    ("sensitive-to-life", "If {points} of {player} stayed on the board, the result would be {result}."),
    ("sensitive-to-neutral-point", "With one more play of {player}, at {at}, the result would be {result}."),
    ("sensitive-to-passes", "With {count|pass|passes} more of {player} the result would be {result}."),
    ("sensitive-to-prisoners", "With {count|prisoner|prisoners} more of {player} the result would be {result}."),
    ("sensitivity-decided-by-end", "How the game ended decides it, whatever the board says."),
    ("sensitivity-draw", "Nobody wins; the least change decides."),
    ("sensitivity-not-counted", "Makes no difference here: {kind:word}."),
    ("sensitivity-not-read-whole", "Not every case was tried, as reading them all takes too long: {kind:word}."),
    ("sensitivity-not-safe", "{winner} cannot lose a whole point and still win."),
    ("sensitivity-safe-by", "{winner} could lose {points} and still win."),
    ("sensitivity-steady", "The outcome does not turn on {kind:word} alone."),
    ("sensitivity-undetermined", "How little would change the outcome cannot be told. Missing: {needs}."),
];

/// The words of a report that are no sentences of their own. `{}` stands for a number; two forms are for one and for several.
pub(super) const WORDS: &[(&str, &str)] = &[
    ("and-more", "and {count} more"),
    ("as-player-says", "as {player} says"),
    ("assumptions", "Assumptions"),
    ("audit", "Checks"),
    ("basis-chosen", "chosen for this question"),
    ("basis-convention", "practice, not in the text"),
    ("becomes", "becomes"),
    ("before-moves", "Before"),
    ("before-prisoners", "Lead before prisoners"),
    ("board", "Board"),
    ("called-alive", "alive"),
    ("called-dead", "dead"),
    ("called-in-seki", "in seki"),
    ("can-turn-winner", "can turn the winner"),
    ("cannot-be-told", "Cannot be told yet. Missing"),
    ("cannot-turn-winner", "cannot turn the winner"),
    ("column-announcement", "announcement"),
    ("column-counting", "counting"),
    ("column-decided-by", "decided by"),
    ("column-result", "result"),
    ("column-rule-set", "rule set"),
    ("counting-area", "area"),
    ("counting-boundary", "boundary"),
    ("counting-ing", "Ing"),
    ("counting-stone", "stones"),
    ("counting-territory", "territory"),
    ("decided-end", "end of game"),
    ("decided-lead", "lead"),
    ("decided-tie-rule", "tie rule"),
    ("differences", "Differences"),
    ("dispute", "The dispute"),
    ("dispute-agreed", "Both players say"),
    ("dispute-agreed-nothing", "Both players say that every other chain lives"),
    (
        "dispute-basis",
        "These scores are neither player's claim: they rest on what both say, and the disputed groups ({points}) count as if \
         nobody had marked them. What comes of each claim stands under the dispute.",
    ),
    (
        "dispute-mixed",
        "Each row is a ruling. Those with \"some of each\" follow Black on some groups and White on others: no player claims them \
         whole.",
    ),
    ("end-forfeit", "by forfeit"),
    ("end-resignation", "by resignation"),
    ("end-time", "on time"),
    ("entry-adjustment", "{} for other reasons"),
    ("entry-border-stones", "{} border stone|{} border stones"),
    ("entry-button", "{} for the button"),
    ("entry-dead-in-seki", "{} point under a dead stone in seki|{} points under dead stones in seki"),
    ("entry-dead-points", "{} point under a dead stone|{} points under dead stones"),
    ("entry-dead-stones", "{} dead stone taken off|{} dead stones taken off"),
    ("entry-first-pass", "{} for the first pass"),
    ("entry-group-tax", "{} group tax"),
    ("entry-handicap", "{} for handicap stones"),
    ("entry-komi", "{} komi"),
    ("entry-last-play", "{} for the last play"),
    ("entry-living-stones", "{} living stone|{} living stones"),
    ("entry-neutral", "{} neutral point|{} neutral points"),
    ("entry-overtime", "{} for overtime"),
    ("entry-pass-stones", "{} pass stone|{} pass stones"),
    ("entry-prisoners", "{} prisoner|{} prisoners"),
    ("entry-protective-moves", "{} protective move|{} protective moves"),
    ("entry-seki-eyes", "{} eye in seki|{} eyes in seki"),
    ("entry-shared-neutral", "{} from neutral points"),
    ("entry-territory", "{} point of territory|{} points of territory"),
    ("every-rule-set", "every rule set asked"),
    ("evidence-benson", "it lives even if its owner always passes"),
    ("evidence-claimed", "claimed"),
    ("evidence-marked", "marked"),
    ("evidence-searched", "by search"),
    ("evidence-static", "by its shape"),
    ("evidence-unverified", "not proved"),
    ("gives-atari", "puts in atari"),
    ("guidance", "What the rule texts say"),
    ("illegal-loss", "the game is lost"),
    ("illegal-pass", "counts as a pass"),
    ("illegal-pass-stone", "counts as a pass and costs a stone"),
    ("illegal-penalty", "a penalty"),
    ("illegal-taken-back", "taken back"),
    ("kind-first-pass", "who passed first"),
    ("kind-handicap", "the number of handicap stones"),
    ("kind-komi", "komi"),
    ("kind-last-play", "who made the last play"),
    ("kind-neutral-point", "a play on a neutral point"),
    ("kind-passes", "the number of passes"),
    ("kind-prisoners", "the number of prisoners"),
    ("kind-status", "the status of one group"),
    ("known", "shown"),
    ("komi-of-rule-sets", "Komi is that of each rule set"),
    ("lead-moves", "the lead moves {gain} towards {gainer}"),
    ("liberties", "liberties"),
    ("mark-dead-black", "dead black stone"),
    ("mark-dead-white", "dead white stone"),
    ("mark-empty", "empty point"),
    ("mark-false-eye-black", "Black's false eye, to be filled"),
    ("mark-false-eye-white", "White's false eye, to be filled"),
    ("mark-highlight", "pointed out"),
    ("mark-in-seki-black", "black stone in seki"),
    ("mark-in-seki-white", "white stone in seki"),
    ("mark-last-move", "last move"),
    ("mark-living-black", "black stone"),
    ("mark-living-white", "white stone"),
    ("mark-neutral", "neutral point"),
    ("mark-one-sided-black", "neutral point beside Black alone"),
    ("mark-one-sided-white", "neutral point beside White alone"),
    ("mark-protective-move", "protective move still owed"),
    ("mark-protective-move-black", "Black's protective move"),
    ("mark-protective-move-white", "White's protective move"),
    ("mark-seki-eye", "eye in seki"),
    ("mark-seki-eye-black", "Black's eye in seki"),
    ("mark-seki-eye-white", "White's eye in seki"),
    ("mark-territory-black", "Black's point"),
    ("mark-territory-white", "White's point"),
    ("may-turn-winner", "whether it can turn the winner is not known"),
    ("missing", "Missing"),
    ("move", "Move"),
    ("need-classification", "which groups live on their own and which stand in seki"),
    ("need-dead-stones", "which stones are dead, or that there are none"),
    ("need-last-play", "who made the last play"),
    ("need-passes", "who passed, how often, and who first"),
    ("need-plays", "how many stones each player played"),
    ("need-prisoners", "how many stones each player captured during play"),
    ("need-rule", "what the rule text says on"),
    ("needed-by", "needed by"),
    ("no-difference", "No cause: the lead is the same."),
    ("not-counted", "Not counted"),
    ("not-counting", "Makes no difference"),
    ("not-looked-at", "not looked at"),
    ("nothing", "nothing"),
    ("pass", "pass"),
    ("procedure-boundary", "inner stones off, points inside the border counted"),
    ("procedure-fill-in", "prisoners filled in"),
    ("procedure-half-count", "Black's half counted"),
    ("procedure-half-on-board", "the smaller side counted where it stands"),
    ("procedure-ing-fill-in", "each side's stones filled in"),
    ("procedure-pass-stone-fill-in", "stones handed over for passes, prisoners filled in"),
    ("procedure-plain", "counted as it stands"),
    ("procedures", "How it is counted at the board"),
    ("reading", "Read another way"),
    ("reading-points", "Points it moves"),
    ("reasons", "Reasons"),
    ("record", "The record"),
    ("repair-broken-text", "some bytes mean nothing in the charset; they were replaced"),
    ("repair-deep-variations", "variations lie deeper than is usual; they were read"),
    ("repair-dimmed", "points are dimmed; they were read like the others"),
    ("repair-extra-close", "a closing parenthesis closes nothing; it was skipped"),
    ("repair-guessed-charset", "the record names no charset and is no UTF-8; it was guessed"),
    (
        "repair-handicap-as-moves",
        "the record sets no handicap stones but Black begins with as many moves; they were taken as these",
    ),
    ("repair-handicap-differs", "the number of handicap stones is not the number of black stones set"),
    (
        "repair-handicap-placed",
        "the record does not say where its handicap stones stand; they were set on the usual points, a third one at the top left",
    ),
    ("repair-leading-text", "text stands before the first game; it was skipped"),
    ("repair-marked-twice", "a point is marked as territory of both players; it was taken for neither"),
    ("repair-missing-semicolon", "a game begins without the semicolon of its first node"),
    ("repair-move-and-setup", "a node holds a move and stones set; the stones were set first"),
    ("repair-no-size", "the record names no size of the board; 19 by 19 was taken"),
    ("repair-no-value", "a property has no value; it was left out"),
    (
        "repair-odd-komi",
        "komi is written in a way that needs reading: in hundredths of points, or of stones, with a comma, or without its half point",
    ),
    (
        "repair-odd-result",
        "the result is written in a way that needs reading: in words, in zi, or in letters of double width; what it says is certain",
    ),
    ("repair-off-board", "a move lies outside the board; it was left out"),
    ("repair-out-of-turn", "the same player moves twice in a row"),
    ("repair-played-on-stone", "a move was played on a stone, which it replaced"),
    ("repair-repeated-property", "a property stands twice in a node; its values were put together"),
    ("repair-self-capture", "a move leaves its own stones without a liberty; they came off"),
    ("repair-set-twice", "two colours are set on one point; the later one stays"),
    ("repair-setup-in-game", "stones are set after the first move; what was played before does not explain the board"),
    ("repair-several-games", "the text holds several games; the first was read"),
    ("repair-small-name", "a name is written in small letters; it was read in capitals"),
    ("repair-stray-text", "text stands where a property or a bracket should; it was skipped"),
    ("repair-unclosed", "the text ends before a variation is closed; what may be missing behind it is not known"),
    ("repair-unclosed-value", "the text ends before a value is closed; it was read as far as it goes"),
    ("repair-unescaped-bracket", "a bracket in a comment is not escaped; it was taken as text"),
    ("repair-unknown-charset", "the charset that the record names is not known; it was guessed"),
    ("repair-unknown-line", "a line holds nothing that is known in this format; it was left out"),
    ("repair-unreadable-value", "a value is not what its property holds; it was left out"),
    ("repair-wrong-charset", "the text is not in the charset that the record names; it was guessed"),
    ("ruling", "ruling"),
    ("ruling-mixed", "some of each"),
    ("same-lead", "gives the same lead as"),
    ("same-winner", "the same outcome"),
    ("scores", "Scores"),
    ("sensitivity", "How little would change the outcome"),
    ("sgf-dead", "dead stones"),
    ("sgf-in-seki", "stones in seki"),
    ("sgf-marks", "Marks"),
    ("sgf-result-before", "Result in the record before"),
    ("status-alive", "alive"),
    ("status-dead", "dead"),
    ("status-in-seki", "in seki"),
    ("status-open", "open"),
    ("status-undecided", "undecided"),
    ("status-unsettled", "unsettled"),
    ("stays", "stays"),
    ("steady", "No single change of one of these alters the outcome"),
    ("table-bowls", "bowls"),
    ("table-brought", "brought from another set"),
    ("table-lids", "prisoners"),
    ("table-noted", "noted"),
    ("table-piles", "piles"),
    ("takes", "takes"),
    ("takes-off", "Takes off"),
    ("takes-own", "own stones without a liberty"),
    ("turns-winner", "this turns the winner"),
    ("undecided", "-"),
];
