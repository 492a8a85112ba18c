### English.
###
### The terms of the field, as every language has them. A message may use one as `{ -go-seki }`. A comment in the glossary of a
### language, `# never: some words, other words`, has a test refuse messages with these words in this language, and
### `# never in draw: word` those with `draw` in their ids.

# Empty points that one player alone surrounds.
-go-territory = territory
# Living stones and what they surround.
-go-area = area
# A point that is neither player's; dame.
-go-neutral-point = neutral point
# A move inside one's own territory that is needed; teire.
-go-protective-move = protective move
# Neither player can capture, neither has two eyes.
-go-seki = seki
-go-eye = eye
# Stones of one player that touch.
-go-chain = chain
# Chains that live or die together.
-go-group = group
# An empty point beside a chain.
-go-liberty = liberty
# One liberty is left.
-go-atari = atari
-go-ko = ko
-go-ko-threat = ko threat
# A play that leaves one's own stones without a liberty; suicide.
-go-self-capture = self-capture
-go-bent-four = bent four in the corner
-go-dead-stone = dead stone
# A stone captured during play.
-go-prisoner = prisoner
-go-pass = pass
# A stone that is handed over with a pass.
-go-pass-stone = pass stone
-go-komi = komi
-go-handicap-stones = handicap stones
# Two points less for each group of a player.
-go-group-tax = group tax
-go-button = button
# Black's total less White's.
-go-lead = lead
-go-draw = draw
-go-referee = referee
# What a referee decides.
-go-ruling = ruling
# What a player says of stones.
-go-claim = claim
# Players claim different stones dead.
-go-dispute = dispute
-go-record = game record
-go-rule-set = rule set
-go-rule-text = rule text
