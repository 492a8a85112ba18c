### Chinese, in simplified characters. Moves, kos, and how players count at the board.

count-arranged = 在{ $player }范围内挪动棋子，使其中的点以十为单位排列：共 { $tens } 个十，余 { $left } 点。
count-arranged-whole = 在{ $player }范围内挪动棋子，使其中的点以十为单位排列：共 { $tens } 个十。
count-border-filled = { $player }下在 { $points }：否则边界上的棋子会被打吃。
count-compared = 计入贴目等修正后，黑方 { $black }，白方 { $white }。
count-dead-into-bowls = 死子清理出盘外，放回各自所有者的棋罐：{ $points }。
count-dead-into-lids = 死子清理出盘外，与对方的提子放在一起：{ $points }。

# no native text found
count-evened-out = 每虚着一次，就交出一枚棋子作为提子，且最后由白方虚着，故双方所下棋子数相等。两相抵消，{ $player }交出 { $count } 枚。

count-evened-out-handicap = 每虚着一次，就交出一枚棋子作为提子，且最后由白方虚着，故黑方所下棋子比白方多 { $more } 枚，即除第一枚外的让子数。两相抵消，{ $player }交出 { $count } 枚。
count-evened-out-without-passes = 双方所下棋子数相等时，以空和提子计算与数子计算的差距相同。为此，{ $player }交出 { $count } 枚棋子作为提子。
count-evened-out-without-passes-handicap = 黑方所下棋子比白方多 { $more } 枚（即除第一枚外的让子数）时，以空和提子计算与数子计算的差距相同。为此，{ $player }交出 { $count } 枚棋子作为提子。
count-few = { $player }的点不足十点：{ $left } 点。
count-filled-in = { $player }用 { $count } 枚棋子填入己方的空；盘上剩 { $empty } 点未填，棋罐中剩 { $left } 枚。
count-filled-to-tens = { $player }用己方棋子填 { $count } 点，使己方的空成为整十：{ $points }。
count-filled-whole = { $player }用己方棋子把己方的空 { $count } 点全部填满：{ $points }。

count-half-compared = 清点的 { NUMBER($points) } 点之半为 { NUMBER($half) } 点，计入贴目等修正的一半后为 { NUMBER($line) } 点。{ $player }超过此数即领先，实计 { NUMBER($count) } 点。

# no native text found
count-inner-off = 不在边界上的棋子清理出盘外：{ $count } 枚。

# no native text found
count-pass-stones = 因虚着，黑方交出 { $black } 枚棋子，白方交出 { $white } 枚。

count-passed-over = 有 { $count } 点不计入清点：{ $points }。
count-piles = { $player }的棋子取出盘外清点，每十枚一堆：共 { $count } 枚。
count-prisoners-back = 提子放回其所有者的棋罐：黑子 { $black } 枚，白子 { $white } 枚。
count-prisoners-in = { $player }把 { $count } 枚提子填入{ $opponent }的空。
count-prisoners-in-and-left = { $player }把 { $count } 枚提子填入{ $opponent }的空；另有 { $left } 枚填不下，计作目数。

count-read-area = 黑方计 { NUMBER($black) } 点，白方计 { NUMBER($white) } 点。

count-read-half = { $player }计 { $count } 点；全盘 { $points } 点中有 { $nobody } 点未计入，其余归对方。
count-read-half-of-all = 全盘 { $points } 点中，{ $player }计 { $count } 点，其余归对方。
count-read-points = 黑方计 { $black }，白方计 { $white }。
count-start = 终局时的局面，提子在棋罐盖中。
count-tens = { $player }的点以十为单位清点：共 { $tens } 个十，余 { $left } 点。
count-whole-tens = { $player }的点以十为单位清点：共 { $tens } 个十。
early-passes-from-counts = 视为双方各虚着一次而终局，因为这样轮次正好交替。在最后一手之前，黑方虚着 { $black } 次，白方虚着 { $white } 次。
first-moves = 若继续对局
first-pass-from-counts = { $player }首先虚着：由所给的虚着次数和最后一手得出。
illegal-loss = 判负
illegal-pass = 视为虚着

# no native text found
illegal-pass-stone = 视为虚着，并交出一枚棋子

illegal-penalty = 处罚
illegal-taken-back = 收回
last-play-from-previous = 最后一手是{ $player }下在 { $at }：由最近的先前局面经此手成为本局面。
move = 第 { $number } 手
move-captures = { $player }可以下在 { $at }，提取 { $count } 枚棋子：{ $points }。
move-ing-ko = { $player }能否下在 { $at } 不明：已知局面会再现，而该劫是争劫还是搅劫须经裁定。
move-ko = { $player }不得下在 { $at }：此手会立即回提劫。
move-ko-rule-unknown = { $player }能否下在 { $at } 不明：取决于打劫的规定（{ WORD("basis", $basis) }）。
move-legal = { $player }可以下在 { $at }。
move-may-be-ko = { $player }能否下在 { $at } 不明：此手提取 { $points }，有可能是回提劫。知道最后一手即可判明。
move-may-be-same-situation = { $player }能否下在 { $at } 不明：已知局面会再现，但不知当时轮到哪一方下，或该局面由哪一方下成。
move-may-repeat = { $player }能否下在 { $at } 不明：先前的局面有可能再现。知道先前各局面即可判明。
move-natural-situational-superko = { $player }不得下在 { $at }：会使同一方先前着子所形成的局面再现。
move-not-reached = 未进行到此：第 { $number } 手不得下。
move-occupied = { $player }不得下在 { $at }：该处已有{ $by }的棋子。
move-off-board = { $player }不得下在 { $at }：该点不在棋盘上。
move-pass = { $player }可以虚着。
move-positional-superko = { $player }不得下在 { $at }：会造成全局同形再现。
move-self-captures = { $player }可以下在 { $at }，此手使己方 { $count } 枚棋子被提取：{ $points }。
move-situational-superko = { $player }不得下在 { $at }：会造成全局同形再现，且轮到下子的一方也相同。
move-spight-superko = { $player }不得下在 { $at }：会使最近一次虚着以来出现过的局面再现。
move-split = 双方所下棋子数之差的来源：让子 { $handicap_stones }，最后一手 { $last_play }，最后一手之前的虚着 { $early_passes }，未按轮次的着手 { $turn_order }。
move-suicide = { $player }不得下在 { $at }：有 { $count } 枚棋子（{ $points }）将没有气。
move-suicide-of-one-stone = { $player }不得下在 { $at }：允许多子自杀，不允许单子自杀。
move-suicide-rule-unknown = { $player }能否下在 { $at } 不明：取决于自杀的规定（{ WORD("basis", $basis) }）。
opponent-passed = 视为{ $player }在第 { $number } 手之前虚着。
overtime = { $opponent }以罚点换取延时；{ $player }因此得 { $amount }。
pass = 虚着
previous-positions-complete = 所给的先前局面共 { $count } 个，视为本局面之前的全部局面。

# no native text found
procedure-boundary = 清理内部棋子，数边界之内的点

procedure-fast-or-area = 用提子的快速计算，或数子
procedure-fill-in = 填入提子
procedure-half-count = 数黑方一方
procedure-half-on-board = 就地数较少的一方
procedure-ing-fill-in = 双方各自填满棋子

# no native text found
procedure-pass-stone-fill-in = 因虚着交出棋子，再填入提子

procedure-plain = 按现状直接计数
procedures = 盘上如何计算
repeated-alone = 只有一方能围绕 { $points } 无穷无尽地下下去，而另一方可以虚着；此处按着法已结束计算。
repeated-as-it-stands = 若继续对局，{ $points } 的死活取决于循环的着法；没有经双方同意而清理的棋子，按盘面原样计算。
repeated-barred = 不得以规则所禁止的方式使局面再现：必有一方让步，是哪一方未作搜索。
repeated-dead-in-confirmation = 停止对局之后，在须先就该劫虚着方可回提的死活确认中，{ $points } 是死棋。
repeated-decides = { $points } 的死活取决于循环的着法，结果也取决于此。
repeated-marked = 若继续对局，{ $points } 的死活取决于循环的着法；计算时以该处哪些棋子按死子或双活处理为准。
repeated-not-read = 关于同一局面再现的条文未读到。
repeated-silent = 关于同一局面再现，条文未作规定。
repetition = 同形再现
repetition-draw = 全局同形再现：若双方继续反复，为和棋。
repetition-no-result = 全局同形再现：若双方同意，为无胜负。
repetition-not-barred = 全局同形再现，但不属于所禁止的方式。
repetition-not-checked = 未检查先前的局面是否再现：没有给出先前的局面。
repetition-referee = 全局同形再现：由裁判裁定。
repetition-unknown = 全局同形再现：其后果取决于有关的规定（{ WORD("basis", $basis) }）。
stays = { $before } 仍为 { $after }
turns-winner = 胜方因此改变
