### Japanese. Moves, kos, and how players count at the board.

count-arranged = { $player }の領分の中で石を動かし、目が10目ずつ並ぶように整える：10目が{ $tens }組、残り{ $left }目。
count-arranged-whole = { $player }の領分の中で石を動かし、目が10目ずつ並ぶように整える：10目が{ $tens }組。
count-border-filled = { $player }は{ $points }に打つ。打たなければ境界の石がアタリになる。
count-compared = コミなどの調整を加えると、黒は{ $black }、白は{ $white }となる。
count-dead-into-bowls = 死に石を取り上げ、持ち主の碁笥に戻す：{ $points }。
count-dead-into-lids = 死に石を取り上げ、相手のアゲハマに加える：{ $points }。

# no native text found
count-evened-out = パスのたびに石1個をアゲハマとして渡し、最後に白がパスするので、双方の置いた石は同数になる。差し引きでは、{ $player }が石{ $count }個を渡す。

count-evened-out-handicap = パスのたびに石1個をアゲハマとして渡し、最後に白がパスするので、黒の置いた石は、置石のうち最初の1個を除いた数だけ、白より{ $more }個多くなる。差し引きでは、{ $player }が石{ $count }個を渡す。
count-evened-out-without-passes = 双方の置いた石が同数であれば、地とアゲハマで数えても面積で数えるのと差は同じである。そのために、{ $player }が石{ $count }個をアゲハマとして渡す。
count-evened-out-without-passes-handicap = 黒の置いた石が、置石のうち最初の1個を除いた数だけ、白より{ $more }個多ければ、地とアゲハマで数えても面積で数えるのと差は同じである。そのために、{ $player }が石{ $count }個をアゲハマとして渡す。
count-few = { $player }の目は10目に満たない：{ $left }目。
count-filled-in = { $player }は自分の地を石{ $count }個で埋める。{ $empty }目が空いたまま残り、碁笥に石{ $left }個が残る。
count-filled-to-tens = { $player }は自分の石で{ $count }点を埋め、地を10目の倍数にする：{ $points }。
count-filled-whole = { $player }は自分の石で自分の地{ $count }点をすべて埋める：{ $points }。
count-half-compared = 数えた{ $points }の半分は{ $half }で、コミなどの調整の半分を加味すると{ $line }になる。{ $player }の数がこれを超えれば{ $player }が上回る。数えたのは{ $count }である。

# no native text found
count-inner-off = 境界にない石を取り上げる：{ $count }個。

# no native text found
count-pass-stones = パスの分として、黒は石{ $black }個、白は石{ $white }個を渡す。

count-passed-over = { $count }点は数えずに残す：{ $points }。
count-piles = { $player }の石を盤から取り上げ、10個ずつ積んで数える：{ $count }個。
count-prisoners-back = アゲハマを持ち主の碁笥に戻す：黒石{ $black }個、白石{ $white }個。
count-prisoners-in = { $player }はアゲハマ{ $count }個を{ $opponent }の地に埋める。
count-prisoners-in-and-left = { $player }はアゲハマ{ $count }個を{ $opponent }の地に埋める。{ $left }個は埋める所がなく、目数として数える。
count-read-area = 黒は{ $black }、白は{ $white }と数える。
count-read-half = { $player }を{ $count }目と数える。盤の{ $points }点のうち{ $nobody }点は数えずに残してあり、残りは相手のものである。
count-read-half-of-all = 盤の{ $points }点のうち、{ $player }を{ $count }目と数える。残りは相手のものである。
count-read-points = 黒は{ $black }、白は{ $white }と数える。
count-start = 終局の時点。アゲハマは碁笥の蓋にある。
count-tens = { $player }の目を10目ずつ数える：10目が{ $tens }組、残り{ $left }目。
count-whole-tens = { $player }の目を10目ずつ数える：10目が{ $tens }組。
early-passes-from-counts = 双方が1回ずつパスして対局が終わったものとした。そうすれば手番が交互になるからである。最後の着手より前に、黒は{ $black }回、白は{ $white }回パスした。
first-moves = 打ち続ければ
first-pass-from-counts = 先にパスしたのは{ $player }である。これは、与えられたパスの回数と最後の着手から導かれる。
illegal-loss = 反則負け
illegal-pass = パスとみなす

# no native text found
illegal-pass-stone = パスとみなし、石1個を渡す

illegal-penalty = 罰則
illegal-taken-back = 着手を取り消す
last-play-from-previous = 最後の着手は{ $player }の{ $at }である。与えられた以前の局面のうち最後のものからこの局面に至る着手である。
move = { $number }手目
move-captures = { $player }は{ $at }に着手でき、石{ $count }個を取る：{ $points }。

# no native text found
move-ing-ko = { $player }が{ $at }に着手できるかどうかは不明である。既知の局面が再現し、そのコウが争劫か攪劫かについて裁定を要する。

move-ko = { $player }は{ $at }に着手できない。コウをすぐに取り返すことになる。
move-ko-rule-unknown = { $player }が{ $at }に着手できるかどうかは不明である。コウの規定に左右される（{ WORD("basis", $basis) }）。
move-legal = { $player }は{ $at }に着手できる。
move-may-be-ko = { $player }が{ $at }に着手できるかどうかは不明である。{ $points }を取る着手で、コウを取り返すことになるかもしれない。直前の着手が分かれば判定できる。
move-may-be-same-situation = { $player }が{ $at }に着手できるかどうかは不明である。既知の局面が再現するが、そのときの手番がどちらか、またはどちらの着手で生じた局面かが分からない。
move-may-repeat = { $player }が{ $at }に着手できるかどうかは不明である。以前の局面が再現するかもしれない。以前の局面が分かれば判定できる。
move-natural-situational-superko = { $player }は{ $at }に着手できない。同じ対局者の以前の着手で生じた局面が再現することになる。
move-not-reached = この手には至らない。第{ $number }手は着手できない。
move-occupied = { $player }は{ $at }に着手できない。そこには{ $by }の石がある。
move-off-board = { $player }は{ $at }に着手できない。その点は盤上にない。
move-pass = { $player }はパスできる。
move-positional-superko = { $player }は{ $at }に着手できない。以前の全局面が再現することになる。

# no native text found
move-self-captures = { $player }は{ $at }に着手でき、それによって自分の石{ $count }個を取り上げる：{ $points }。

move-situational-superko = { $player }は{ $at }に着手できない。以前の全局面が、手番も同じままで再現することになる。
move-spight-superko = { $player }は{ $at }に着手できない。最後のパス以後に現れた局面が再現することになる。
move-split = 石の数の差の由来：置石{ $handicap_stones }、最後の着手{ $last_play }、最後の着手より前のパス{ $early_passes }、手番の乱れ{ $turn_order }。
move-suicide = { $player }は{ $at }に着手できない。石{ $count }個（{ $points }）の呼吸点がなくなる。

# no native text found
move-suicide-of-one-stone = { $player }は{ $at }に着手できない。自分の石は、2個以上なら取り上げることになってもよいが、1個だけではいけない。

# no native text found
move-suicide-rule-unknown = { $player }が{ $at }に着手できるかどうかは不明である。自殺手の規定に左右される（{ WORD("basis", $basis) }）。

opponent-passed = 第{ $number }手の前に{ $player }がパスしたものとする。

# no native text found
overtime = { $opponent }が延長時間を購入した。その分として{ $player }が{ $amount }を得る。

pass = パス
previous-positions-complete = 与えられた以前の局面の数：{ $count }。この局面より前の局面は、これですべてであるとみなす。

# no native text found
procedure-boundary = 内側の石を取り上げ、境界の内側の目を数える

procedure-fast-or-area = アゲハマによる簡便な数え方、または面積
procedure-fill-in = アゲハマを埋める
procedure-half-count = 黒の側を数える
procedure-half-on-board = 少ない側を盤上のまま数える
procedure-ing-fill-in = 双方が自分の石で地を埋める

# no native text found
procedure-pass-stone-fill-in = パスの分の石を渡し、アゲハマを埋める

procedure-plain = そのまま数える
procedures = 盤上での数え方（整地）
repeated-alone = 一方だけが{ $points }をめぐっていつまでも打ち続けられ、他方はパスできる。ここでは手順が終わったものとして数える。
repeated-as-it-stands = 対局が続くなら、{ $points }の死活は循環する手順による。合意で取り上げる石はなく、盤面はそのまま数える。
repeated-barred = 規定の禁じる形で同じ局面を再現する手は打てない。どちらかが譲らなければならないが、それがどちらかは読んでいない。
repeated-dead-in-confirmation = 対局の停止後、そのコウについてのパスをしてからでなければコウを取り返せない死活確認では、{ $points }は死に石である。
repeated-decides = { $points }の死活は循環する手順により、結果もそれによる。
repeated-marked = 対局が続くなら、{ $points }の死活は循環する手順による。そこのどの石を死に石やセキとしたかに従う。
repeated-not-read = 同じ局面が再現した場合についての条文は読んでいない。
repeated-silent = 同じ局面が再現した場合について、条文に定めはない。
repetition = 同形反復
repetition-draw = 全局面が再現する。対局者が反復を続ければ、引き分けとする。
repetition-no-result = 全局面が再現する。双方が同意すれば、無勝負とする。
repetition-not-barred = 全局面が再現するが、禁じられている形の再現ではない。
repetition-not-checked = 以前の局面が再現するかどうかは調べていない。以前の局面は与えられていない。
repetition-referee = 全局面が再現する。審判が裁定する。
repetition-unknown = 全局面が再現する。その扱いは同一局面の反復の規定による（{ WORD("basis", $basis) }）。
stays = { $before } ＝ { $after }
turns-winner = これにより勝敗が変わる
