### Japanese. What comes of a dispute.

as-player-says = { $player }の主張
called-alive = 活き石
called-as-neither-says = { $called }（どちらの対局者の主張でもない）
called-as-player-says = { $called }（{ $player }の主張）
called-dead = 死に石
called-in-seki = セキ石
can-turn-winner = 勝敗が変わり得る
claims-agree = 両対局者の主張は、どの一連の石についても同じである。
dispute = 係争
dispute-agreed = 双方の一致した主張：{ $marks }
dispute-agreed-nothing = 他の一連の石はすべて活き石であると双方とも主張している
dispute-agreed-record = 棋譜に死に石の印がある石は、双方が一致して主張したものとする。印を争うには、その石を除く死に石をすべて改めて指定する。
dispute-basis = 係争中のグループ（{ $points }）について、あり得る裁定のすべてを計算した。結果が一致しない場合は、結果を未定とする。それぞれの主張による結果は「係争」の項に示す。
dispute-basis-claims = 係争中のグループ（{ $points }）について、あり得る裁定のすべてを計算したのではなく、各対局者の主張をそのまま採った場合だけを計算した。それぞれの主張による結果は「係争」の項に示す。
dispute-keeps-winner = { NAME($rule_set) }では、この係争によって勝敗は変わらない：黒の主張では{ RESULT($as_black) }、白の主張では{ RESULT($as_white) }。
dispute-may-turn-winner = { NAME($rule_set) }では、双方の主張は同じ勝敗になる（黒の主張では{ RESULT($as_black) }、白の主張では{ RESULT($as_white) }）。ただし、どちらが先に打つか、または示されていないことによって、勝敗が変わる可能性がある。
dispute-mixed = 各行が一つの裁定である。「混合」の行は、あるグループでは黒の主張、別のグループでは白の主張に従う。どちらの対局者も、その全体を主張してはいない。
dispute-none = { NAME($rule_set) }では、裁定を要する点はない：{ RESULT($result) }。
dispute-not-scored-whole = { NAME($rule_set) }では、双方の主張は同じ勝敗になる（黒の主張では{ RESULT($as_black) }、白の主張では{ RESULT($as_white) }）。双方の主張の中間に当たる裁定は示さない。
dispute-too-many-groups = 係争中のグループは{ $count }個あり、{ $most }個を超える。計算したのは、各対局者の主張をそのまま採った場合だけである。
dispute-too-much-reading = 係争中のグループ{ $count }個について、あり得る裁定のすべてで盤面を読むには時間がかかりすぎる。ここに示すのは、各対局者の主張をそのまま採った場合だけである。
dispute-turns-winner = { NAME($rule_set) }では、この係争に勝敗がかかっている：黒の主張では{ RESULT($as_black) }、白の主張では{ RESULT($as_white) }。
dispute-turns-winner-between = { NAME($rule_set) }では、双方の主張は同じ勝敗になる（黒の主張では{ RESULT($as_black) }、白の主張では{ RESULT($as_white) }）が、この係争に勝敗がかかることもあり得る。あるグループで黒の主張、別のグループで白の主張に従うと、同じ勝敗にならない。
dispute-undetermined = { NAME($rule_set) }において、この係争で勝敗が変わるかどうかは判定できない。{ MISSING($needs, $unread) }
either-way = 未定の点を一方に有利に見ると
