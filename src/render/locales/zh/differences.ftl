### Chinese, in simplified characters. Why two rule sets differ.

both-border-stones = 仅其中一种规则计入的边界上的棋子
both-dead-in-seki = 仅其中一种规则清理出盘外的双活内的死子
both-group-tax = 仅其中一种规则须还棋头的活棋
both-living-stones = 仅其中一种规则计入的活子
both-pass-stones = 仅其中一种规则须交出一枚棋子的虚着
both-prisoners = 仅其中一种规则计入的提子
both-protective-moves = 仅其中一种规则计入的仍须补棋的点
both-seki-eyes = 仅其中一种规则计入的双活中的眼
both-shared-neutral = 双方之间的空点中两种规则分配不同者
cannot-be-told = 尚无法判明，以下事项未定
cannot-be-told-between = 无法判明：两个目差之一介于两个数值之间
cannot-be-told-uncounted = 无法判明：两者之一未经计算即已定胜负
cannot-turn-winner = 不可能改变胜方
cause-adjustment = 因延时、处罚及其他修正，{ $player }按 { NAME($to) }得 { $to_value }，按 { NAME($from) }得 { $from_value }；{ lead-moves }。

# no native text found
cause-border-stones = { NAME($to) }不把边界上的棋子计入一方所占的点，{ NAME($from) }则计入：{ $player }在边界上有 { $count } 枚（{ $points }）；{ lead-moves }。

# no native text found
cause-button = 因纽扣，{ $player }按 { NAME($to) }得 { $to_value }，按 { NAME($from) }得 { $from_value }；{ lead-moves }。

cause-cancels = { WORD("both", $both) }：双方各 { $gain }，目差不变。
cause-dead-in-seki-counted = 双活内的死子（{ $points }）按 { NAME($to) }对{ $player }的价值大于按 { NAME($from) }的价值；{ lead-moves }。
cause-dead-in-seki-not-counted = 双活内的死子（{ $points }）按 { NAME($to) }对{ $player }的价值小于按 { NAME($from) }的价值；{ lead-moves }。
cause-first-pass = 因首次虚着的修正，{ $player }按 { NAME($to) }得 { $to_value }，按 { NAME($from) }得 { $from_value }；{ lead-moves }。
cause-group-tax = { NAME($to) }对每块活棋扣除 2 目（还棋头），{ NAME($from) }不扣：{ $player }有 { $count } 块（{ $points }）；{ lead-moves }。
cause-handicap = 因让子，{ $player }按 { NAME($to) }得 { $to_value }，按 { NAME($from) }得 { $from_value }；{ lead-moves }。
cause-komi = { $player }所得贴目按 { NAME($to) }为 { $to_value }，按 { NAME($from) }为 { $from_value }；{ lead-moves }。
cause-last-play = 因最后一手的修正，{ $player }按 { NAME($to) }得 { $to_value }，按 { NAME($from) }得 { $from_value }；{ lead-moves }。
cause-living-stones = { NAME($from) }与 { NAME($to) }中只有一种计入盘上的棋子：{ $player }在盘上有 { $count } 枚；{ lead-moves }。

# no native text found
cause-no-border-stones = { NAME($from) }不把边界上的棋子计入一方所占的点，{ NAME($to) }则计入：{ $player }在边界上有 { $count } 枚（{ $points }）；{ lead-moves }。

cause-no-group-tax = { NAME($to) }对活棋不作扣除，{ NAME($from) }则对每块活棋扣除 2 目（还棋头）：{ $player }有 { $count } 块（{ $points }）；{ lead-moves }。
cause-other-group-tax = { $player }的还棋头按 { NAME($to) }为 { SIZE($to_value) }，按 { NAME($from) }为 { SIZE($from_value) }；{ lead-moves }。

# no native text found
cause-pass-stones = 因虚着而交出的棋子，使{ $player }按 { NAME($to) }得 { $to_value }，按 { NAME($from) }得 { $from_value }；{ lead-moves }。

cause-prisoners = 因提子，{ $player }按 { NAME($from) }得 { $from_value }，按 { NAME($to) }得 { $to_value }；{ lead-moves }。
cause-protective-moves-counted = 围住但仍须补棋的点，{ NAME($to) }计入，{ NAME($from) }不计：{ $player }有 { $points }；{ lead-moves }。
cause-protective-moves-not-counted = 围住但仍须补棋的点，{ NAME($to) }不计，{ NAME($from) }计入：{ $player }有 { $points }；{ lead-moves }。
cause-seki-eyes-counted = 双活的棋所围之点，{ NAME($to) }计入，{ NAME($from) }不计：{ $player }有 { $points }；{ lead-moves }。
cause-seki-eyes-not-counted = 双活的棋所围之点，{ NAME($to) }不计，{ NAME($from) }计入：{ $player }有 { $points }；{ lead-moves }。
cause-shared-neutral = 因双方之间的空点，{ $player }按 { NAME($to) }得 { $to_value }，按 { NAME($from) }得 { $from_value }；{ lead-moves }。
cause-status = { NAME($from) }与 { NAME($to) }清理出盘外的棋子不同，不同之处为 { $points }；{ lead-moves }。
cause-stones-counted = { NAME($to) }计活子：黑方 { $black_living } 枚，白方 { $white_living } 枚；{ NAME($from) }不计活子，而计提子和对方的死子：黑方 { $black_prisoners } 枚，白方 { $white_prisoners } 枚；{ lead-moves }。
cause-stones-not-counted = { NAME($to) }不计活子，而计提子和对方的死子：黑方 { $black_prisoners } 枚，白方 { $white_prisoners } 枚；{ NAME($from) }计活子：黑方 { $black_living } 枚，白方 { $white_living } 枚；{ lead-moves }。
differences = 差异
lead-moves = 目差向有利于{ $gainer }的方向变动 { $gain }
