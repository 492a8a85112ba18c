### Korean. What comes of a dispute.

as-player-says = { $player }의 주장
called-alive = 삶
called-as-neither-says = { $called }(어느 대국자의 주장도 아님)
called-as-player-says = { $called }({ $player }의 주장)
called-dead = 죽음
called-in-seki = 빅
can-turn-winner = 승자를 바꿀 수 있음

# no native text found
claims-agree = 모든 돌에 대해 두 대국자의 주장이 같습니다.

dispute = 분쟁
dispute-agreed = 합의한 돌: { $marks }

# no native text found
dispute-agreed-nothing = 두 대국자는 나머지 돌이 모두 살아 있다고 주장합니다

dispute-agreed-record = 기보에 죽은 돌로 표시된 돌은 두 대국자가 합의한 것으로 봅니다. 그 표시를 다투려면 그 돌을 뺀 나머지 죽은 돌을 모두 다시 지정하십시오.
dispute-basis = 다투는 돌 무리({ $points })에 대해 있을 수 있는 모든 판정에 따라 계산했습니다. 결과가 모두 같지 않으면 결과는 정해지지 않은 것으로 둡니다. 각 주장에 따른 결과는 분쟁 항목에 있습니다.
dispute-basis-claims = 다투는 돌 무리({ $points })에 대해 있을 수 있는 모든 판정에 따라 계산하지는 않았고, 각 대국자의 주장을 통째로 따른 경우만 계산했습니다. 각 주장에 따른 결과는 분쟁 항목에 있습니다.
dispute-keeps-winner = { NAME($rule_set) }에서는 이 분쟁으로 승자가 바뀌지 않습니다. 흑의 주장대로면 { RESULT($as_black) }, 백의 주장대로면 { RESULT($as_white) }입니다.
dispute-may-turn-winner = { NAME($rule_set) }에서는 두 주장의 승패가 같습니다(흑의 주장대로면 { RESULT($as_black) }, 백의 주장대로면 { RESULT($as_white) }). 다만 누가 먼저 두는지, 또는 밝혀지지 않은 것에 따라 승자가 바뀔 수 있습니다.
dispute-mixed = 각 행은 하나의 판정입니다. "섞임"이라고 적힌 행은 어떤 무리는 흑의 주장을, 다른 무리는 백의 주장을 따른 것으로, 그 전체를 주장하는 대국자는 없습니다.
dispute-none = { NAME($rule_set) }에서는 판정할 것이 없습니다. 결과는 { RESULT($result) }입니다.
dispute-not-scored-whole = { NAME($rule_set) }에서는 두 주장의 승패가 같습니다(흑의 주장대로면 { RESULT($as_black) }, 백의 주장대로면 { RESULT($as_white) }). 두 주장 사이의 경우는 나열하지 않습니다.

# no native text found
dispute-too-many-groups = 다투는 돌 무리가 { $count }개로, 한도인 { $most }개를 넘습니다. 각 대국자의 주장을 통째로 따른 경우만 계산했습니다.

# no native text found
dispute-too-much-reading = 다투는 돌 무리 { $count }개에 대한 모든 판정마다 판을 읽으면 너무 오래 걸립니다. 여기에는 각 대국자의 주장을 통째로 따른 경우만 나옵니다.

dispute-turns-winner = { NAME($rule_set) }에서는 이 분쟁에 승패가 달려 있습니다. 흑의 주장대로면 { RESULT($as_black) }, 백의 주장대로면 { RESULT($as_white) }입니다.
dispute-turns-winner-between = { NAME($rule_set) }에서는 두 주장의 승패가 같지만(흑의 주장대로면 { RESULT($as_black) }, 백의 주장대로면 { RESULT($as_white) }) 이 분쟁에 승패가 달려 있을 수 있습니다. 어떤 무리는 흑의 주장, 다른 무리는 백의 주장을 따르면 승패가 달라집니다.
dispute-undetermined = { NAME($rule_set) }에서 이 분쟁으로 승자가 바뀌는지 알 수 없습니다. { MISSING($needs, $unread) }

# no native text found
either-way = 어느 한쪽에 유리하게 보면
