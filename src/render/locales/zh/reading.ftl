### Chinese, in simplified characters. Who is dead, as reading shows it.

alive-apart = { $at } 处的棋块单独推算时是活棋；若对方连同其旁的棋一并攻击，是否仍为活棋，在允许的推算量之内未能判定。
alive-apart-connections = { $at } 处的棋块只要各部分连得住就是活棋。须同时守住数点才能连住，能否全部守住，在允许的推算量之内未能判定。
alive-apart-dead-inside = { $at } 处的棋块，清理掉其内部的死子之后是活棋。死子尚在盘上时，对方能否利用它们将其提掉，在允许的推算量之内未能判定。
border-filled = 该处尚无棋子：{ $player }不下，边界上的棋子就会被打吃。
chain-marked-whole = { $at } 处的棋串只标记了一部分；按整串处理。
connections-undecided = { $at } 处的棋串是否尚欠补棋，在允许的推算量之内未能判定。
connections-undecided-kos = { $at } 处的棋串是否尚欠补棋，未能判定：这取决于若干未消之劫中的一个，而这些劫可能互相影响。
connections-undecided-wide = { $at } 处的棋串是否尚欠补棋，未能判定：与之有关的点太多，无法全部搜索。
dead-as-read = 无人说明哪些棋子是死子。推算表明 { $points } 无论谁先下都会被提，故予清理。
dead-as-read-in-part = 有些棋子无人说明是否为死子。推算表明其中 { $points } 无论谁先下都会被提，故予清理。

# no native text found
dead-by-adviser = 对局者均未标记棋子：受询的引擎 { $adviser } 主张 { $points } 为死子。

dead-by-crosses = 棋谱以叉号标记的下列棋子按死子处理：{ $points }。
dead-by-name = 死子即棋谱所指明的棋子：{ $points }。
dead-by-proposal = 无人标记的棋子中，下列各子系建议作死子，尚无人确认：{ $points }。
dead-by-territory = 死子即位于棋谱标为对方之空处的棋子：{ $points }。
dead-inferred = 无人标记的棋子中，下列各子按死子处理，因为如此按棋谱的规则即得棋谱所记的结果：{ $points }。
dead-stones-off = 各块棋均在清理掉死子 { $points } 之后推算；凡保留死子而作的核查，均另行说明。
dead-unsaid = { $at } 处的棋块是否为死子，无人说明，推算也未能判定。各种情形均已计算；盘面与明细按其留在盘上列出。
evidence-benson = 即使所有者始终虚着也是活棋
evidence-claimed = 依主张
evidence-marked = 依标记
evidence-proposed = 依建议
evidence-searched = 依搜索
evidence-static = 依形状
evidence-unverified = 未经证明
known = 考察结果
liberties = 气
life-undecided = { $at } 处的棋块是否为活棋，在允许的推算量之内未能判定；按活棋计算。
neighbours-taken-to-stay = 就 { $at } 处的棋串而言，视对方无眼的棋（{ $others }）会留在盘上：这些棋能否被提未能判定。
none-dead-as-read = 无人说明哪些棋子是死子。经推算，未清理任何棋子。
none-dead-as-read-in-part = 有些棋子无人说明是否为死子。经推算，其中未清理任何棋子。

# no native text found
none-dead-by-adviser = 对局者均未标记棋子：受询的引擎 { $adviser } 主张没有死子。

none-dead-by-name = 棋谱写明没有死子。
none-dead-by-proposal = 无人标记的棋子中，没有建议作死子的，尚无人确认。
none-dead-inferred = 无人标记的棋子中，没有按死子处理的，因为如此按棋谱的规则即得棋谱所记的结果。
none-dead-by-territory = 棋谱标出了空，而标为对方之空的地方没有棋子。
not-classified = 仅对局面作了计算：未考察各块棋的死活。
not-counted = 不计
not-counting = 没有影响
not-looked-at = 未作考察

proposal-as-marks = 确认之后：--dead { $dead }
proposal-confirmed = 若照此确认，按 { NAMES($rules) }，{ $winner }至少胜 { $points }。
proposal-group = { $at } 处的棋块：{ $status }？此类建议一百次中有 { $percent } 次应验。
proposal-is-shown = 无须建议：依标记与推算，各块棋的死活均已明确。
proposal-turned = { $at } 处的棋块：{ $status }。建议原无把握，由棋谱的结果得知。
proposal-unsettled = { $at } 处的棋块死活未定：先下的一方决定死活（黑方下 { $black }，白方下 { $white }）。对此不作建议，该棋留在盘上。

proposal-unsure = 对 { $at } 处棋块的建议没有把握，请予确认。

reading = 另一种解读
reading-bent-four-by-play = 盘角曲四只有在紧邻的棋完全活净时才是死棋；此处必须打劫，打劫之前该处没有死棋。
reading-bent-four-by-rule = 盘角曲四无须实际下出，按现状即为死棋。
reading-dead-in-seki-removed = 双活内的死子与其他死子一样，作为提子清理出盘外。
reading-dead-in-seki-stands = 双活内的死子留在盘上，其所在之点不计目。
reading-neutral-points-as-agreed = 未收的单官不使任何一方成为双活：双方既已同意终局，本可以将其收完。
reading-neutral-points-literal = 按盘面现状，凡有未收单官的棋块均为双活。
reading-points = 变动的点
reading-protective-moves-strict = 围住的点，若其所有者仍须补棋，不算空。
reading-protective-moves-tolerant = 所有者仍须补棋的点，若双方在该处未着子而终局，则算空。
reading-seki-by-chain = 构成双活的各棋串中，只有自身与该双活的公气相邻的才是双活。
reading-seki-by-group = 双活棋块中的每一串棋都是双活，无论其自身是否与公气相邻。
reading-shared-by-point = 在共有的空间中，只与一方相邻的点归该方。
reading-shared-by-region = 每片共有的空间由双方平分，无论其中各点与哪一方相邻。
same-lead = { $rule_set } 目差同于 { $others }
same-winner = 胜负结果不变
seki-as-named = { $at } 处的棋块因被指明为双活而按双活计算；搜索未予证明。

# no native text found
seki-by-adviser = 对局者均未标记棋子：受询的引擎 { $adviser } 主张 { $points } 为双活。

seki-by-ko = { $at } 处的棋子处于双活的劫中：可提可回提，按双活计算。
seki-unverified = { $at } 处的棋块视为双活：搜索既未表明其为活棋，也未表明其会被提，且无人将其标为死棋。
status-alive = 活棋
status-captured = 无论谁先下都被提
status-dead = 死棋
status-in-seki = 双活
status-open = 边界未封闭
status-undecided = 未判定
status-unsettled = 死活未定
steady = 以下任何一项单独变动都不会改变胜负结果
undecided = -
