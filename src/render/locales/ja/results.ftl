### Japanese. Who wins, by how much, and what is missing to say so.

# An amount of points. $halves is half for 0.5, and-half for whole points and a half, $whole being the whole ones, else other.
amount =
    { $halves ->
        [half] 半目
        [and-half] { $whole }目半
       *[other] { $amount }目
    }

announce-both-lose = 両負け。
announce-by-end = { $winner }の{ WORD("end", $end) }勝ち。
announce-draw = 引き分け{ WORD("stands", $stands) }。
announce-jigo = 持碁で引き分け{ WORD("stands", $stands) }。
announce-jip = { $winner }の{ $points }勝ち{ WORD("stands", $stands) }。
announce-moku = { $winner }の{ $points }勝ち{ WORD("stands", $stands) }。
announce-points = { $winner }の{ $points }勝ち{ WORD("stands", $stands) }。

# no native text found
announce-tie-rule = 同点。同点の場合の規定により{ $winner }の勝ち{ WORD("stands", $stands) }。

announce-undetermined = 結果は判定できない。{ MISSING($needs, $unread) }
announce-winner = { $winner }の{ $least }ないし{ $most }勝ち{ WORD("stands", $stands) }。
announce-zi = { $winner }の{ ZI($zi) }子勝ち、目差は{ $points }{ WORD("stands", $stands) }。
ask-dead = 勝敗を定めるには、{ $at }のグループが死に石かどうかを示す必要がある。
decided-end = 対局の終わり方
decided-lead = 目差

# no native text found
decided-tie-rule = 同点の規定

end-forfeit = 反則勝ちまたは不戦
end-not-told = 棋譜には、すべてのルールについて対局がこの盤面で終わったことを示すものがない。棋譜が途中で切れているか、最後に続けて2回のパスも計算の結果もないか、その結果がこの盤面と異なるか、一つのルールだけの結果である。
end-resignation = 中押し
end-time = 時間切れ
entry-adjustment = { $number }目（その他の理由）

# no native text found
entry-border-filled = { $number }か所（埋めるべき境界の点）

entry-border-stones = { $number }個（境界の石）

# no native text found
entry-button = { $number }目（ボタン）

entry-dead-in-seki = { $number }点（セキの中の死に石の下）
entry-dead-points = { $number }目（死に石の下）
entry-dead-stones = { $number }個（取り上げた死に石）

# no native text found
entry-first-pass = { $number }目（最初のパス）

entry-group-tax = { $number }目（切り賃）
entry-handicap = { $number }目（置石の分）
entry-komi = { $number }目（コミ）

# no native text found
entry-last-play = { $number }目（最後の着手）

entry-living-stones = { $number }個（盤上に残る石）
entry-neutral = { $number }点（ダメ）

# no native text found
entry-overtime = { $number }目（延長時間の分）

# no native text found
entry-pass-stones = { $number }個（パスで渡された石）

entry-prisoners = { $number }個（アゲハマ）
entry-protective-moves = { $number }点（手入れを要する点）
entry-seki-eyes = { $number }点（セキ石の目）
entry-shared-neutral = { $number }目（ダメの分）
entry-territory = { $number }目（地）
missing = 未確定の事項
missing-silent = 条文に定めがない：{ $needs }。
missing-unread = 条文を読んでいない：{ $needs }。
missing-untold = 不足している情報：{ $needs }。
need-classification = どのグループが単独で活き、どのグループがセキか
need-dead-stones = どの石が死に石か（なければその旨）
need-end = この盤面で対局が終わったかどうか
need-handicap = 置石の数
need-last-play = 最後の着手をした対局者
need-passes = 誰が何回パスし、誰が先にパスしたか
need-plays = 双方が打った石の数
need-prisoners = 双方が対局中に取った石の数
need-repetition = 循環する手順による石の死活

# no native text found
need-rule = { WORD("axis", $axis) }（これを定める条文が知られていない）

need-rule-silent = { WORD("axis", $axis) }（条文に定めがない）
need-rule-unread = { WORD("axis", $axis) }（条文を読んでいない）
result-at-equal-scores = { $winner }の勝ち
result-by-end = { $winner }の{ WORD("end", $end) }勝ち
result-by-points = { $winner }の{ $points }勝ち
result-by-zi = { result-by-points }
result-draw = 引き分け
result-void = 両負け
result-without-count = { $winner }の勝ち
stands-against-reading = （読みと食い違う）
stands-firm = {""}
stands-not-firm = （要確認）
stands-provisional = （死に石は提案による）

# Between the whole number of zi and the fraction.
zi-and = {" "}
