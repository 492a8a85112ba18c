### Japanese. Why two rule sets differ.

both-border-stones = 一方のルールだけが数える境界の石
both-dead-in-seki = 一方のルールだけが取り上げる、セキの中の死に石
both-group-tax = 一方のルールでだけ切り賃を差し引かれる活きたグループ
both-living-stones = 一方のルールだけが数える活き石
both-pass-stones = 一方のルールでだけ石1個を渡すパス
both-prisoners = 一方のルールだけが数えるアゲハマ
both-protective-moves = 一方のルールだけが数える、手入れを要する点
both-seki-eyes = 一方のルールだけが数えるセキ石の目
both-shared-neutral = 二つのルールで分け方の異なるダメ
cannot-be-told = まだ判定できない。未確定の事項
cannot-be-told-between = 判定できない。二つの目差の一方が、二つの値の間にある
cannot-be-told-uncounted = 判定できない。二つの一方は、計算によらずに勝敗が決まった
cannot-turn-winner = 勝敗は変わり得ない

# no native text found
cause-adjustment = 延長時間、罰則その他の調整により{ $player }が得るのは、{ NAME($to) }では{ $to_value }、{ NAME($from) }では{ $from_value }である。{ lead-moves }。

# no native text found
cause-border-stones = { NAME($to) }は境界の石を対局者の面積に含めず、{ NAME($from) }は含める。{ $player }の境界の石は{ $count }個（{ $points }）である。{ lead-moves }。

# no native text found
cause-button = ボタンにより{ $player }が得るのは、{ NAME($to) }では{ $to_value }、{ NAME($from) }では{ $from_value }である。{ lead-moves }。

cause-cancels = { WORD("both", $both) }：双方とも{ $gain }なので、目差は変わらない。
cause-dead-in-seki-counted = セキの中の死に石（{ $points }）による{ $player }の目数は、{ NAME($to) }では{ NAME($from) }より多い。{ lead-moves }。
cause-dead-in-seki-not-counted = セキの中の死に石（{ $points }）による{ $player }の目数は、{ NAME($to) }では{ NAME($from) }より少ない。{ lead-moves }。

# no native text found
cause-first-pass = 最初のパスについての調整は、{ $player }の分が{ NAME($to) }では{ $to_value }、{ NAME($from) }では{ $from_value }である。{ lead-moves }。

cause-group-tax = { NAME($to) }は活きている各グループから2目を差し引き、{ NAME($from) }は差し引かない。{ $player }にはそのようなグループが{ $count }個（{ $points }）ある。{ lead-moves }。
cause-handicap = 置石の分として{ $player }が得るのは、{ NAME($to) }では{ $to_value }、{ NAME($from) }では{ $from_value }である。{ lead-moves }。
cause-komi = { $player }のコミは、{ NAME($to) }では{ $to_value }、{ NAME($from) }では{ $from_value }である。{ lead-moves }。

# no native text found
cause-last-play = 最後の着手についての調整は、{ $player }の分が{ NAME($to) }では{ $to_value }、{ NAME($from) }では{ $from_value }である。{ lead-moves }。

cause-living-stones = { NAME($from) }と{ NAME($to) }のうち、盤上の石を数えるのは一方だけである。{ $player }の盤上の石は{ $count }個である。{ lead-moves }。

# no native text found
cause-no-border-stones = { NAME($from) }は境界の石を対局者の面積に含めず、{ NAME($to) }は含める。{ $player }の境界の石は{ $count }個（{ $points }）である。{ lead-moves }。

cause-no-group-tax = { NAME($to) }は活きているグループから何も差し引かず、{ NAME($from) }は各グループから2目を差し引く。{ $player }にはそのようなグループが{ $count }個（{ $points }）ある。{ lead-moves }。
cause-other-group-tax = { $player }の切り賃は、{ NAME($to) }では{ SIZE($to_value) }、{ NAME($from) }では{ SIZE($from_value) }である。{ lead-moves }。

# no native text found
cause-pass-stones = パスで渡された石により{ $player }が得るのは、{ NAME($to) }では{ $to_value }、{ NAME($from) }では{ $from_value }である。{ lead-moves }。

cause-prisoners = アゲハマにより{ $player }が得るのは、{ NAME($from) }では{ $from_value }、{ NAME($to) }では{ $to_value }である。{ lead-moves }。
cause-protective-moves-counted = { NAME($to) }は、囲んではいるがなお埋めなければならない点を数え、{ NAME($from) }は数えない。{ $player }のそのような点は{ $points }である。{ lead-moves }。
cause-protective-moves-not-counted = { NAME($to) }は、囲んではいるがなお埋めなければならない点を数えず、{ NAME($from) }は数える。{ $player }のそのような点は{ $points }である。{ lead-moves }。
cause-seki-eyes-counted = { NAME($to) }はセキ石の目を数え、{ NAME($from) }は数えない。{ $player }のセキ石の目は{ $points }である。{ lead-moves }。
cause-seki-eyes-not-counted = { NAME($to) }はセキ石の目を数えず、{ NAME($from) }は数える。{ $player }のセキ石の目は{ $points }である。{ lead-moves }。
cause-shared-neutral = 盤上に残ったダメにより{ $player }が得るのは、{ NAME($to) }では{ $to_value }、{ NAME($from) }では{ $from_value }である。{ lead-moves }。
cause-status = { NAME($from) }と{ NAME($to) }とでは、盤から取り上げる石が同じでない。異なるのは{ $points }である。{ lead-moves }。
cause-stones-counted = { NAME($to) }は活き石を数える（黒{ $black_living }個、白{ $white_living }個）。{ NAME($from) }は活き石ではなく、アゲハマと相手の死に石を数える（黒{ $black_prisoners }個、白{ $white_prisoners }個）。{ lead-moves }。
cause-stones-not-counted = { NAME($to) }は活き石ではなく、アゲハマと相手の死に石を数える（黒{ $black_prisoners }個、白{ $white_prisoners }個）。{ NAME($from) }は活き石を数える（黒{ $black_living }個、白{ $white_living }個）。{ lead-moves }。
differences = ルールによる違い
lead-moves = 目差は{ $gainer }に有利な方へ{ $gain }動く
