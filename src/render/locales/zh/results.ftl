### Chinese, in simplified characters. Who wins, by how much, and what is missing to say so.

# An amount of points. $halves is half for 0.5, and-half for whole points and a half, $whole being the whole ones, else other.
amount =
    { $halves ->
        [half] 半目
        [and-half] { $whole } 目半
       *[other] { $amount } 目
    }

announce-both-lose = 双方均判负。
announce-by-end = { $winner }{ WORD("end", $end) }获胜。
announce-draw = 和棋{ WORD("stands", $stands) }。
announce-jigo = 和棋{ WORD("stands", $stands) }。
announce-jip = { $winner }胜 { $points }{ WORD("stands", $stands) }。
announce-moku = { $winner }胜 { $points }{ WORD("stands", $stands) }。
announce-points = { $winner }胜 { $points }{ WORD("stands", $stands) }。
announce-tie-rule = 双方得分相等；依同分规定，{ $winner }胜{ WORD("stands", $stands) }。
announce-undetermined = 结果无法确定。{ MISSING($needs, $unread) }
announce-winner = { $winner }胜 { $least }至 { $most }{ WORD("stands", $stands) }。
announce-zi = { $winner }胜 { ZI($zi) } 子，即领先 { $points }{ WORD("stands", $stands) }。
ask-dead = 要判定胜负，须说明 { $at } 处的棋块是否为死子。
decided-end = 终局方式
decided-lead = 目差
decided-tie-rule = 同分规定
end-forfeit = 因对方被判负
end-not-told = 棋谱中没有任何内容足以就所有规则表明对局在此局面结束：棋谱中断，或末尾既无连续两次虚着也无计算结果，或所记结果与此局面不符，或只是某一规则的结果。
end-resignation = 中盘
end-time = 因对方超时
entry-adjustment = { $number } 目（其他原因）

# no native text found
entry-border-filled = { $number } 个边界上须填的点

entry-border-stones = { $number } 枚边界上的棋子

# no native text found
entry-button = { $number } 目（纽扣）

entry-dead-in-seki = { $number } 点（双活内死子所在之点）
entry-dead-points = { $number } 目（死子所在之点）
entry-dead-stones = { $number } 枚清理掉的死子
entry-first-pass = { $number } 目（首次虚着）
entry-group-tax = { $number } 目（还棋头）
entry-handicap = { $number } 目（让子）
entry-komi = { $number } 目（贴目）
entry-last-play = { $number } 目（最后一手）
entry-living-stones = { $number } 枚活子
entry-neutral = { $number } 个单官
entry-overtime = { $number } 目（延时）

# no native text found
entry-pass-stones = { $number } 枚因虚着交出的棋子

entry-prisoners = { $number } 枚提子
entry-protective-moves = { $number } 点（须补棋）
entry-seki-eyes = { $number } 点（双活所围之点）
entry-shared-neutral = { $number } 目（双方之间的空点）
entry-territory = { $number } 目（空）
missing = 尚未确定的事项
missing-silent = 条文未作规定：{ $needs }。
missing-unread = 条文未读到：{ $needs }。
missing-untold = 缺少：{ $needs }。
need-classification = 哪些棋块独立成活，哪些为双活
need-dead-stones = 哪些棋子是死子，或者没有死子
need-end = 对局是否在此局面结束
need-handicap = 让子数
need-last-play = 最后一手由哪一方所下
need-passes = 双方各虚着多少次，哪一方首先虚着
need-plays = 双方各下多少枚棋子
need-prisoners = 双方在对局中各提子多少枚
need-repetition = 取决于循环着法的棋的死活
need-rule = { WORD("axis", $axis) }（未见有条文作出规定）
need-rule-silent = { WORD("axis", $axis) }（条文未作规定）
need-rule-unread = { WORD("axis", $axis) }（条文未读到）
result-at-equal-scores = { $winner }胜
result-by-end = { $winner }{ WORD("end", $end) }获胜
result-by-points = { $winner }胜 { $points }
result-by-zi = { $winner }胜 { ZI($zi) } 子
result-draw = 和棋
result-void = 双方均判负
result-without-count = { $winner }胜
stands-against-reading = （与推算不符）
stands-firm = {""}
stands-not-firm = （有待核查）
stands-provisional = （死子为建议）

# Between the whole number of zi and the fraction.
zi-and = 又
