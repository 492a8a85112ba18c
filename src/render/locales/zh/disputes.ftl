### Chinese, in simplified characters. What comes of a dispute.

as-player-says = 依{ $player }主张
called-alive = 活棋
called-as-neither-says = { $called }（非任何一方的主张）
called-as-player-says = { $called }（{ $player }主张）
called-dead = 死棋
called-in-seki = 双活
can-turn-winner = 可能改变胜方
claims-agree = 双方对每一串棋的主张都相同。
dispute = 争议
dispute-agreed = 双方一致主张：{ $marks }
dispute-agreed-nothing = 双方一致主张其余每一串棋都是活棋
dispute-agreed-record = 棋谱中标为死子的棋子，视为双方一致主张。若对某个标记有异议，请重新指明除它以外的所有死子。
dispute-basis = 对有争议的棋块（{ $points }），各种裁定均已计算；结果不一致时，结果视为未定。每种主张会得出什么结果，见“争议”部分。
dispute-basis-claims = 对有争议的棋块（{ $points }），并未计算所有裁定，只计算了双方各自的全部主张。每种主张会得出什么结果，见“争议”部分。
dispute-keeps-winner = 按 { NAME($rule_set) }，争议不改变胜方：依黑方主张为 { RESULT($as_black) }，依白方主张为 { RESULT($as_white) }。
dispute-may-turn-winner = 按 { NAME($rule_set) }，双方主张得出的胜负结果相同（依黑方主张为 { RESULT($as_black) }，依白方主张为 { RESULT($as_white) }）；但由谁先下，或尚未证明之处，仍可能改变胜方。
dispute-mixed = 每行是一种裁定。标有“各依一部分”的各行，一些棋块依黑方主张，另一些棋块依白方主张：没有任何一方作出这样的整体主张。
dispute-none = 按 { NAME($rule_set) }，没有需要裁定之处：{ RESULT($result) }。
dispute-not-scored-whole = 按 { NAME($rule_set) }，双方主张得出的胜负结果相同（依黑方主张为 { RESULT($as_black) }，依白方主张为 { RESULT($as_white) }）；介于两者之间的情形未予列出。
dispute-too-many-groups = 有 { $count } 块棋存在争议，多于 { $most } 块：只计算了双方各自的全部主张。
dispute-too-much-reading = 有 { $count } 块棋存在争议，按每种裁定逐一推算盘面耗时过长：此处只列出双方各自的全部主张。
dispute-turns-winner = 按 { NAME($rule_set) }，胜负取决于争议：依黑方主张为 { RESULT($as_black) }，依白方主张为 { RESULT($as_white) }。
dispute-turns-winner-between = 按 { NAME($rule_set) }，虽然双方主张得出的胜负结果相同（依黑方主张为 { RESULT($as_black) }，依白方主张为 { RESULT($as_white) }），争议仍可能决定胜负：若一块棋依黑方主张、另一块棋依白方主张，胜负结果便不相同。
dispute-undetermined = 按 { NAME($rule_set) }，无法判明争议是否改变胜方。{ MISSING($needs, $unread) }
either-way = 疑点全归一方时
