### Chinese, in simplified characters. What the texts of rule sets are called, and what is noted of them. The English stands above each: it is the text of the rule set itself.
### An id is the first place that has the text, in the order of rule sets and of their clauses: set, clause, and what it is there.

# Japanese rules 1989
japanese-1989-name = 日本围棋规约（1989）

# tournament practice since September 2002
japanese-1989-komi-edition = 2002 年 9 月以来的比赛惯例

# komi is not part of the text; what applies in handicap games was not verified
japanese-1989-komi-note = 贴目不属于条文内容；让子棋适用何种规定，未经核实

# living stones that possess neutral points are in seki (article 8); that the players agree which those are is practice
japanese-1989-seki_test-note = 有单官的活棋为双活（第 8 条）；由双方商定哪些棋属于此类，是惯例

# dead stones come off the opponent's territory only, and eyes in a seki are not territory
japanese-1989-dead_in_seki-note = 死子只在位于对方的空中时才清理出盘外，而双活中的眼不算空

# official commentary
japanese-1989-one_sided_neutral-edition = 官方解说

# no article names protective moves; the commentary on article 9 has them played before the end of the game
japanese-1989-one_sided_neutral-note = 没有条文提到补棋；第 9 条解说要求在终局之前补棋

# the commentary on article 9 has them filled before the end of the game; read literally, article 8 puts the groups next to one left open in seki
japanese-1989-neutral_filling-note = 第 9 条解说要求在终局之前收完单官；照字面解读第 8 条，若有单官未收，与该单官相邻的棋块即为双活

# the text has nothing of the kind
japanese-1989-group_tax-note = 条文没有这类规定

# table of rule sets
japanese-1989-handicap-edition = 各规则对照表

# server practice
japanese-1989-handicap_placement-edition = 对弈服务器的做法

# in the confirmation of life and death a ko may be retaken only after a pass for it (article 7)
japanese-1989-ko-note = 确认死活时，须先就该劫虚着，方可回提（第 7 条）

# komi is not part of the text; 6.5 is tournament practice since September 2002; earlier it was 5.5, before that 4.5
japanese-1989-uncertain-1 = 贴目不属于条文内容；6.5 目是 2002 年 9 月以来的比赛惯例；此前为 5.5 目，更早为 4.5 目

# komi in handicap games: 0 or 0.5 is said to be the organiser's choice
japanese-1989-uncertain-2 = 让子棋的贴目：据称为 0 或 0.5 目，由主办方选定

# that moonshine life is dead is the general reading of article 7.2; the official commentary was not read again
# no native text found
japanese-1989-uncertain-3 = 月光活（moonshine life）是死棋，这是对第 7.2 条的一般解读；未重新核读正式解说

# Japanese rules 1949 with the WAGC rulings
japanese-1949-wagc-name = 日本规则（1949，含 WAGC 判例）

# 1949, rulings of 1979 and 1980
japanese-1949-wagc-edition = 1949，1979 年与 1980 年判例

# history of komi
japanese-1949-wagc-komi-edition = 贴目沿革

# komi of the time went from 4.5 to 5.5; 5.5 is the last common value
japanese-1949-wagc-komi-note = 当时的贴目由 4.5 目变为 5.5 目；5.5 目是最后通行的数值

# as the text of 1989
japanese-1949-wagc-counting-edition = 同 1989 年条文

# the article of this edition was not read
japanese-1949-wagc-counting-note = 未读到此版本的相应条文

# Japanese rules 1949
japanese-1949-wagc-seki_test-article-text = 日本规则（1949）

# Rulings on shapes
# no native text found
japanese-1949-wagc-seki_test-article = 棋形判例

# by shape
japanese-1949-wagc-seki_test-note = 依棋形

# stones come off the opponent's territory only, and a seki is nobody's
japanese-1949-wagc-dead_in_seki-note = 棋子只在位于对方的空中时才清理出盘外，而双活之处不归任何一方

# that a point which its owner must still fill does not count is practice wherever territory is counted
japanese-1949-wagc-one_sided_neutral-note = 主人仍须填补的点不计，是各种点目计算的惯例

# the parts that were read have nothing of the kind
japanese-1949-wagc-group_tax-note = 读到的部分没有这类规定

# triple ko, round-robin ko and eternal life end the game without result
japanese-1949-wagc-repetition-note = 三劫循环、循环劫和长生使对局以无胜负结束

# bent four is dead whatever the rest of the board; three points without capturing was 3 points in 1949, seki in 1980
japanese-1949-wagc-dispute-note = 盘角曲四无论棋盘其余部分如何都是死棋；不提三目在 1949 年为 3 目，在 1980 年为双活

# komi of the time varied between 4.5 and 5.5
japanese-1949-wagc-uncertain-1 = 当时的贴目在 4.5 目与 5.5 目之间变动

# only the rulings on shapes were read; the rest is taken as common to the Japanese rules
japanese-1949-wagc-uncertain-2 = 只读到棋形判例；其余视为与日本各规则相同

# Korean Baduk Association rules 2016
korean-2016-name = 韩国棋院围棋规则（2016）

# 2016 (in force March 2017)
korean-2016-edition = 2016（2017 年 3 月施行）

# KBF basic rules page
korean-2016-komi-edition = 大韩围棋协会基本规则网页

# komi is tournament practice, not in the articles
korean-2016-komi-note = 贴目是比赛惯例，条文未载

# dead are stones that can be captured (article 6), judged on each separated shape after both have passed (article 11); that the players agree on them is practice
korean-2016-removal-note = 能被提取的棋子是死子（第 6 条），双方虚着之后就各个分开的棋形判定（第 11 条）；由双方商定死子是惯例

# stones of both colours that coexist next to neutral points (article 9); that the players agree which those are is practice
korean-2016-seki_test-note = 与公气相邻而共存的双方棋子（第 9 条）；由双方商定哪些棋属于此类，是惯例

# the articles give no rule for lifting dead stones inside a seki; treated as in the Japanese rules of 1989
korean-2016-dead_in_seki-note = 条文没有关于清理双活内死子的规定；按 1989 年日本围棋规约处理

# no article speaks of protective moves: that one left out costs its point is practice
korean-2016-one_sided_neutral-note = 没有条文谈及补棋；未补之点不计是惯例

# filled in turn; either player may fill freely if both agree (KBF basic rules page); word for word article 9 puts the stones next to one left open in seki
korean-2016-neutral_filling-note = 双方轮流收；双方同意时可自由收（大韩围棋协会基本规则网页）；照第 9 条字面，与未收单官相邻的棋子即为双活

# KBA How to play Baduk, 2008
korean-2016-handicap_placement-edition = 韩国棋院《怎样下围棋》（How to play Baduk），2008

# article 12 does not say what happens at equal scores; a draw is assumed
korean-2016-tie_even-note = 第 12 条未写明得分相等时如何处理；假定为和棋

# where one player alone can repeat, a draw if that player does (article 10.2)
korean-2016-repetition-note = 只有一方能够反复时，若该方反复，则为和棋（第 10.2 条）

# competition code, November 2024
korean-2016-illegal_move-edition = 竞赛规程，2024 年 11 月

# loss or penalty as the competition code says; its article 18 has the cautions and warnings
korean-2016-illegal_move-note = 依竞赛规程判负或处罚；注意和警告载于其第 18 条

# a comment on the text (note 2) has its author allow a pass only when necessary
korean-2016-stop-note = 据条文所附的解说（注 2），条文作者只在必要时允许虚着

# whether moonshine life is alive is disputed; article 10.2 gives a draw to the player who can repeat
# no native text found
korean-2016-uncertain-2 = 月光活（moonshine life）是否活棋有争议；第 10.2 条使能够反复的一方得到和棋

# the final text of the 2025 revision of article 18 of the competition code
korean-2016-uncertain-3 = 竞赛规程第 18 条 2025 年修订的最终文本

# Korean rules for the Asian Indoor and Martial Arts Games 2013
korean-2013-aimag-name = 韩国规则（2013，亚洲室内与武道运动会）

# as the text of 2016
korean-2013-aimag-counting-edition = 同 2016 年条文

# where one player alone can repeat, that player may have a draw
korean-2013-aimag-repetition-note = 只有一方能够反复时，该方可以得到和棋

# the text also defines a group and says that hypothetical play is local
korean-2013-aimag-dispute-note = 条文还规定了棋块的定义，并写明假想的着手只限于局部

# the articles themselves were not readable; a source calls them practically identical with those of 2016
korean-2013-aimag-uncertain-1 = 条文本身无法读到；有一个出处称其与 2016 年的条文实际上相同

# whether moonshine life is alive is disputed
# no native text found
korean-2013-aimag-uncertain-2 = 月光活（moonshine life）是否活棋有争议

# Korean rules 2009 (KBA White Paper)
korean-2009-name = 韩国规则（2009，韩国棋院白皮书）

# stones shown to be capturable come off without filling their liberties
korean-2009-removal-note = 已证明能被提取的棋子，不必紧气即清理出盘外

# a pass is for the end of the game
korean-2009-stop-note = 虚着用于终局

# article 6.3 asks for proof that the stones can be captured
korean-2009-dispute-note = 第 6.3 条要求证明这些棋子能被提取

# the articles after 6 could not be read; seki, neutral points, ko and self-capture are taken to be those of 2016
korean-2009-uncertain-1 = 第 6 条之后的条文未能读到；双活、单官、打劫和自杀视为与 2016 年相同

# Korean rules 1992
korean-1992-name = 韩国规则（1992）

# the value for these years was not read in the text
korean-1992-komi-note = 这些年份的数值未在条文中读到

# article 17 is unclear whether dead stones may be taken out of a seki
korean-1992-dead_in_seki-note = 死子可否从双活中取出，第 17 条不明确

# article 15 ends the game when no profitable move is left; it does not say that neutral points must be filled
korean-1992-neutral_filling-note = 第 15 条规定不再有能获利的着手时对局结束；并未规定必须收完单官

# Additional Rules
korean-1992-dispute-article = 附加规则

# special rulings first, then playing it out, then a ruling of the association; combined moonshine life is dead
# no native text found
korean-1992-dispute-note = 先依特别裁定，其次继续对局，再次由协会裁定；组合而成的月光活（moonshine life）是死棋

# komi of the time
korean-1992-uncertain-1 = 当时的贴目

# of the articles only 6 to 10, 15 and 17 and the special rulings are told of; the rest is taken to be that of 2016
korean-1992-uncertain-2 = 条文中只见到有关第 6 至 10 条、第 15 条、第 17 条和特别裁定的叙述；其余视为与 2016 年相同

# whether dead stones may be taken out of a seki (article 17)
korean-1992-uncertain-3 = 死子可否从双活中取出（第 17 条）

# a draft of 2003 wanted bent four inside a capturing race, and a triple ko of an eye against no eye, to be seki; whether it was adopted is not known
korean-1992-uncertain-4 = 2003 年的一份草案要把对杀中的盘角曲四，以及有眼对无眼的三劫，作为双活；是否被采纳不明

# KBA How to play Baduk (international rules)
# no native text found
kba-beginner-name = 韩国棋院《怎样下围棋》（国际规则）

# How to play Baduk, 2008
kba-beginner-edition = 《怎样下围棋》（How to play Baduk），2008

# Diagram 1
kba-beginner-territory-article = 图1

# Diagram 11
kba-beginner-dead-article-2 = 图11

# the text knows no komi
kba-beginner-komi-note = 条文中没有贴目

# Diagram 14
kba-beginner-seki_points-article = 图14

# as a general rule no point inside a seki counts, even an eye
kba-beginner-seki_points-note = 一般而言，双活之内的点都不计，眼也不计

# the text counts surrounded points and does not speak of others
kba-beginner-neutral_points-note = 条文计所围的点，没有谈及其他的点

# the text sets the stones and speaks of no points for them
kba-beginner-handicap-note = 条文规定让子的摆放，没有提到为让子给予目数

# Diagram 15
kba-beginner-handicap_placement-article = 图15

# up to nine; with two or three stones the far left corner stays empty
kba-beginner-handicap_placement-note = 至多九子；让二子或三子时，远处左角空着

# Diagram 13
kba-beginner-ko-article = 图13

# Diagram 8
kba-beginner-suicide-article = 图8

# End of the game
kba-beginner-stop-article = 终局

# stones that are clearly dead come off at the end
kba-beginner-dispute-note = 终局时，明显的死子清理出盘外

# territory and prisoners are added
kba-beginner-counting_procedure-note = 空与提子相加

# the text knows no komi and does not say what happens at equal scores
kba-beginner-uncertain-1 = 条文中没有贴目，也未写明得分相等时如何处理

# Popular summary of the rules (Cyningstan)
# no native text found
cyningstan-name = 规则通俗概要（Cyningstan）

# web page
cyningstan-edition = 网页

# that the players agree on the dead stones is practice
cyningstan-removal-note = 由双方商定死子是惯例

# every surrounded point counts, also one that its owner must still fill
cyningstan-one_sided_neutral-note = 所围的点全部计入，主人仍须填补的点也计入

# with more than nine stones the first nine go on the marked points, the others anywhere
cyningstan-handicap_placement-note = 超过九子时，前九子放在有标记的点上，其余放在任意位置

# the text does not speak of disputes
cyningstan-dispute-note = 条文没有提到争议

# the text knows no komi and does not say what happens at equal scores or in a dispute
cyningstan-uncertain-1 = 条文中没有贴目，也未写明得分相等或有争议时如何处理

# Chinese Weiqi Association rules 2002
chinese-2002-name = 中国围棋规则（2002）

# Chinese rules 2002
chinese-2002-territory-article-text = 中国围棋规则（2002）

# Counting
chinese-2002-territory-article = 计算

# counting in zi
chinese-2002-komi-edition = 以子计算

# 3 3/4 zi; small boards are reported to use the same
chinese-2002-komi-note = 3又3/4 子；据称小棋盘也用此数

# no point turns on it, as eyes in seki count like any others
chinese-2002-seki_test-note = 目数不因此而变，因为双活中的眼与其他的眼一样计入

# stones agreed dead come off wherever they stand, as in any count of living stones
chinese-2002-dead_in_seki-note = 双方同意为死子的棋子，无论位于何处都清理出盘外，凡计活子的数法皆如此

# points between living stones of both sides belong half to each; the lead does not change
chinese-2002-neutral_points-note = 双方活子之间的点各得一半；目差不变

# a neutral point is worth a point, so players fill it
chinese-2002-neutral_filling-note = 单官值一目，所以对局者会去收

# Black returns N/2 zi; the official text is said not to treat handicap games
chinese-2002-handicap-note = 黑方贴还 N/2 子；据称正式条文未涉及让子棋

# cannot arise with 3 3/4 zi
chinese-2002-tie_even-note = 贴 3又3/4 子时不会出现

# article 20 bars a repetition of the whole board in principle and leaves the rest to the event; practice is the simple ko with a referee
chinese-2002-ko-note = 第 20 条原则上禁止全局同形再现，其余由赛事规定；实际做法是只禁止立即回提劫，并由裁判裁定

# Capture
chinese-2002-suicide-article = 提子

# each event may add its own rule: no result, a draw, an extra game
chinese-2002-repetition-note = 各赛事可以另作规定：无胜负、和棋、加赛一局

# Illegal moves
chinese-2002-illegal_move-article = 违规着手

# over the board the referee may decide
chinese-2002-dispute-note = 面对面对局时，可以由裁判裁定

# the year in which 3 3/4 zi took the place of 2 3/4 zi (5.5 points)
chinese-2002-uncertain-1 = 3又3/4 子取代 2又3/4 子（5.5 目）的年份

# komi on small boards: course notes say that 9x9 uses the value of 19x19
chinese-2002-uncertain-2 = 小棋盘的贴目：课程笔记称 9x9 采用 19x19 的数值

# the text bars a repetition of the whole board in principle (article 20), practice does not
chinese-2002-uncertain-3 = 条文原则上禁止全局同形再现（第 20 条），实际做法并不禁止

# Chinese rules 1988
chinese-1988-name = 中国围棋规则（1988）

# 2 3/4 zi, from histories of komi
chinese-1988-komi-note = 2又3/4 子，据贴目沿革资料

# said of Chinese rules in general
chinese-1988-handicap-note = 此为对中国规则的一般说法

# cannot arise with 2 3/4 zi
chinese-1988-tie_even-note = 贴 2又3/4 子时不会出现

# the text bars a repetition of the whole board; practice is the simple ko with a referee
chinese-1988-ko-note = 条文禁止全局同形再现；实际做法是只禁止立即回提劫，并由裁判裁定

# a draw or a replay for triple ko and the like when neither side yields
chinese-1988-repetition-note = 出现三劫循环之类而双方均不相让时，为和棋或重下

# 2 3/4 zi (5.5 points) comes from histories of komi, it was not read in the text
chinese-1988-uncertain-1 = 2又3/4 子（5.5 目）出自贴目沿革资料，未在条文中读到

# Old Taiwan rule
# no native text found
taiwan-old-name = 台湾旧规则

# description
taiwan-old-edition = 说明文字

# doubtful: 6 was used in the Mingren of 1978, when Ing's rules were already in use in Taiwan
taiwan-old-komi-note = 存疑：1978 年的名人战用 6 目，而当时台湾已在使用应氏规则

# told in three ways: half a point from Black to White, one point, or Black's last stone taken off
taiwan-old-last_play-note = 有三种说法：黑方给白方半目，一目，或者去掉黑方的最后一子

# a page of the Korea Baduk Federation says that self-capture is legal and works like a pass
taiwan-old-suicide-note = 大韩围棋协会的一个网页称，自杀合法，作用与虚着相同

# komi: 6 was used in the Mingren of 1978, but Ing's rules had been in use since September 1977 with a first komi of 6
taiwan-old-uncertain-1 = 贴目：1978 年的名人战用 6 目，但应氏规则自 1977 年 9 月起已在使用，最初贴 6 目

# taking off Black's last stone changes the lead only if it stood on a neutral point
taiwan-old-uncertain-2 = 去掉黑方的最后一子，只有在该子位于单官时才改变目差

# Ing rules (SST, Goe)
ing-sst-name = 应氏规则（SST、Goe）

# Ing rules 1991
ing-sst-territory-article-text = 应氏规则（1991）

# Compensation
# no native text found
ing-sst-komi-article = 补偿

# description of Ing counting
ing-sst-komi-edition = 应氏计点的说明

# 8 points, and Black wins at equal scores, which is worth 7.5
ing-sst-komi-note = 8 目，且得分相等时黑方胜，相当于 7.5 目

# each side fills in its 180 stones; the result is that of an area count
ing-sst-counting-note = 双方各用己方的 180 枚棋子填入；结果与数子相同

# shared spaces are divided equally without fractions; in another description (Sensei's Library) a point next to one side only goes to that side, which is told as a reading
ing-sst-neutral_points-note = 共有的空间平分，不出分数；另一种说明（Sensei's Library）把只与一方相邻的点归该方，此说作为一种解读列出

# nothing in the Ing texts; an American reading and one server give White N points and equal scores
ing-sst-handicap-note = 应氏条文中没有规定；美国的一种解读和一个服务器给白方 N 目，得分相等时也判白方胜

# the rule that Black wins at equal scores is told of even games
ing-sst-tie_handicap-note = 得分相等时黑方胜的规定，是就分先对局而言的

# Ko
ing-sst-ko-article = 打劫

# fighting and disturbing kos
ing-sst-ko-note = 争劫与搅劫

# SST laws
# no native text found
ing-sst-suicide-edition = SST 规则

# taking off one's own single stone is barred
ing-sst-suicide-note = 禁止单子自杀

# a disturbing ko may not be retaken without end
ing-sst-repetition-note = 搅劫不得无休止地回提

# the text of 1991 forgives mistakes in ko
ing-sst-illegal_move-note = 1991 年的条文宽宥打劫中的失误

# Removal
ing-sst-dispute-article = 提取

# verified by removal, that is by play
ing-sst-dispute-note = 以提取来验证，即以实际着子来验证

# Timing
ing-sst-overtime-article = 计时

# description of Ing timing
ing-sst-overtime-edition = 应氏计时的说明

# up to three periods of a sixth of the basic time each; after that the game is lost
ing-sst-overtime-note = 至多三段延时，每段为基本用时的六分之一；此后判负

# the year in which komi 8 began; Ing's first komi was 6, with Black winning at equal scores
ing-sst-uncertain-1 = 开始贴 8 目的年份；应氏最初贴 6 目，得分相等时黑方胜

# shared spaces: divided equally (1991), or half a point each in an older description
ing-sst-uncertain-2 = 共有的空间：平分（1991），或依较早的一种说明各得半目

# equal scores and points for White in handicap games are not in the Ing texts
ing-sst-uncertain-3 = 得分相等的情形以及让子棋中给白方的目数，应氏条文中没有

# Simplified Ing rules
# no native text found
simplified-ing-name = 简化应氏规则

# Scoring
simplified-ing-territory-article = 计分

# Tournament rules
simplified-ing-komi-article = 比赛规则

# EGF tournament rules
simplified-ing-komi-edition = EGF 比赛规则

# 8 with Ing equipment, 7.5 otherwise
simplified-ing-komi-note = 用应氏棋具时为 8 目，否则为 7.5 目

# with Ing equipment and komi 8; with komi 7.5 no equal score arises
simplified-ing-tie_even-note = 指用应氏棋具且贴 8 目；贴 7.5 目时不会得分相等

# Repetition
simplified-ing-ko-article = 同形再现

# Play
simplified-ing-suicide-article = 着子

# one phase of agreement; after a second stop the board is scored as it stands
simplified-ing-dispute-note = 有一个协商阶段；第二次停止之后，按盘面现状计算

# American Go Association rules
aga-name = 美国围棋协会规则（AGA）

# 1991, komi as revised
aga-edition = 1991，贴目依修订

# as revised
aga-komi-edition = 修订后

# with pass stones a count of territory and prisoners gives the same score
# no native text found
aga-prisoners-note = 由于虚着须交出棋子，计空与提子所得的得分相同

# a pass hands over a stone, so that a count of territory gives the area score
# no native text found
aga-pass_stones-note = 虚着须交出一枚棋子，因此点目得出的得分与数子相同

# with one pass more if need be
aga-last_pass-note = 必要时再多虚着一次

# added in an area count only; in a count of territory the pass stones do it
# no native text found
aga-handicap-note = 只在数子时另加；点目时，因虚着交出的棋子已起此作用

# free placement is allowed
aga-handicap_placement-note = 允许自由放子

# cannot arise with half points
aga-tie_even-note = 有半目时不会出现

# taken back; it counts as a pass and costs a pass stone
# no native text found
aga-illegal_move-note = 收回此手；视为虚着，须交出一枚棋子

# if both pass at once after resuming, every stone stays
aga-dispute-note = 若恢复对局后双方立即都虚着，所有棋子都留在盘上

# the year in which komi went from 5.5 to 7.5: an encyclopedia dates the last change 2004
aga-uncertain-1 = 贴目由 5.5 目改为 7.5 目的年份：一部百科把最后一次改动定在 2004 年

# after White's extra pass one account lets Black move when play is resumed
aga-uncertain-2 = 白方额外虚着之后，有一种说法是恢复对局时由黑方先下

# British Go Association rules
bga-name = 英国围棋协会规则（BGA）

# since late 2007
bga-edition = 2007 年末以来

# BGA rules
bga-territory-article-text = 英国围棋协会规则

# BGA summary
bga-komi-edition = BGA 概要

# for 19x19; smaller boards should keep a komi that is no whole number
bga-komi-note = 指 19x19；较小的棋盘应采用非整数的贴目

# territory is counted unless the players agree on area; with pass stones the score is the same
# no native text found
bga-prisoners-note = 除非双方约定数子，否则点目；由于虚着须交出棋子，得分相同

# Passing
bga-pass_stones-article = 虚着

# The last move
bga-last_pass-article = 最后一手

# added in an area count only
bga-handicap-note = 只在数子时另加

# positions made by a player's own earlier board plays count; a basic ko rule is added
bga-ko-note = 以该方自己先前在盘上着子所形成的局面为准；另加基本的打劫规定

# British events announced as Japanese take triple ko and the like as a draw
bga-repetition-note = 宣布采用日本规则的英国赛事，把三劫循环之类作为和棋

# undone; it becomes a pass with a pass stone
# no native text found
bga-illegal_move-note = 撤销此手；改为虚着，并交出一枚棋子

# Ending the game
bga-stop-article = 结束对局

# Disputes
bga-resumption-article = 争议

# komi 7.5 and 0.5 are given for 19x19; on smaller boards the organiser chooses
bga-uncertain-1 = 所给的贴目 7.5 目和 0.5 目是就 19x19 而言；较小的棋盘由主办方选定

# French rules (FFG)
# no native text found
ffg-name = 法国规则（FFG）

# as translated
ffg-edition = 译文

# French rules
ffg-territory-article-text = 法国规则

# chapter on counting
ffg-komi-edition = 计算一章

# only in the quick count: a pass costs a stone
ffg-pass_stones-note = 只限于快速计算：一次虚着付出一枚棋子

# in the quick count White gives one stone more if Black moved last: that is counting, not a pass
ffg-last_pass-note = 快速计算时，若黑方下最后一手，白方再多给一枚棋子：这是计算，不是虚着

# the moves that White could not play; in the quick count they are already contained
ffg-handicap-note = 即白方未能下的手数；快速计算时已包含在内

# rule of repetition
ffg-ko-edition = 同形再现的规定

# so read strictly; referees still refuse the immediate recapture after a pass
ffg-ko-note = 此为严格的解读；虚着之后立即回提，裁判仍不允许

# pass stones and White's last stone belong to the quick count, not to the score
# no native text found
ffg-uncertain-1 = 因虚着交出的棋子和白方最后的一枚棋子属于快速计算，不属于得分

# New Zealand rules
# no native text found
nz-name = 新西兰规则

# New Zealand Go Society
nz-edition = 新西兰围棋协会

# Handicap
nz-handicap-article = 让子

# White passes the first N - 1 moves, without komi
nz-handicap-note = 前 N - 1 手白方虚着，没有贴目

# 184 to 177 on 19x19
nz-tie_even-note = 19x19 上 184 比 177

# cannot arise on an odd board without shared points
nz-tie_handicap-note = 棋盘点数为奇数且没有共有的点时，不会出现

# a pass counts as a move
nz-ko-note = 虚着算作一手

# taking off one's own single stone works like a pass, unless the opponent has just passed
nz-suicide-note = 单子自杀的作用与虚着相同，除非对方刚刚虚着

# if the players cannot agree who moves next, every stone is alive
nz-dispute-note = 若双方不能商定由谁接着下，所有棋子都是活棋

# discussion of 2004
nz-counting_procedure-edition = 2004 年的讨论

# that a single stone may be taken off one's own side follows from the ko rule; it was not read
nz-uncertain-1 = 允许单子自杀是由打劫的规定推出的；并未读到

# Tromp-Taylor rules
tromp-taylor-name = Tromp-Taylor 规则

# preset tromp-taylor
tromp-taylor-komi-edition = 预设 tromp-taylor

# komi is not part of the rules; this is KataGo's
tromp-taylor-komi-note = 贴目不属于该规则；此为 KataGo 的贴目

# there is no notion of dead stones
tromp-taylor-removal-note = 没有死子的概念

# there is no resumption: the second pass ends the game
tromp-taylor-resumption-note = 没有恢复对局：第二次虚着即终局

# every stone on the board is alive
tromp-taylor-dispute-note = 盘上的所有棋子都是活棋

# komi is not part of the rules; 7.5 is KataGo's preset value
tromp-taylor-uncertain-1 = 贴目不属于该规则；7.5 目是 KataGo 预设的数值

# World Mind Sports Games rules 2008
wmsg-2008-name = 世界智力运动会规则（2008）

# WMSG rules 2008
wmsg-2008-territory-article-text = 世界智力运动会规则（2008）

# 6.5 if Black passes first, 7.5 if White does; the first pass of the whole game counts
wmsg-2008-komi-note = 黑方首先虚着为 6.5 目，白方首先虚着为 7.5 目；以整局棋中的首次虚着为准

# what was read has nothing on handicap games
wmsg-2008-tie_handicap-note = 读到的部分没有关于让子棋的内容

# revision of the text by Jasiek
wmsg-2008-ko-edition = Jasiek 对条文的修订

# play is resumed in the original order; the second stop ends the game
wmsg-2008-dispute-note = 按原来的轮次恢复对局；第二次停止即终局

# handicap games
wmsg-2008-uncertain-1 = 让子棋

# ko, self-capture and the end of the game were read in a revision of the text, not in the original
wmsg-2008-uncertain-2 = 打劫、自杀和终局是在条文的修订本中读到的，不是在原文中

# EGF territory rules (verbal European-Japanese)
# no native text found
egf-territory-name = EGF 点目规则（口头欧洲日式）

# Verbal European-Japanese rules
# no native text found
egf-territory-territory-article = 口头欧洲日式规则（Verbal European-Japanese rules）

# Komi
egf-territory-komi-article = 贴目

# cannot arise with komi 6.5
egf-territory-tie_even-note = 贴 6.5 目时不会出现

# where komi is a whole number
egf-territory-tie_handicap-note = 指贴目为整数时

# Arbitration
egf-territory-dispute-article = 仲裁

# events may differ: the European Go Congress of 2015 used the AGA rules
egf-territory-uncertain-1 = 各赛事可能不同：2015 年欧洲围棋大会采用 AGA 规则

# EGF area rules with Japanese equipment
# no native text found
egf-area-japanese-sets-name = EGF 数子规则（日本棋具）

# Area scoring with Japanese sets
# no native text found
egf-area-japanese-sets-territory-article = 使用日本棋具的数子（Area scoring with Japanese sets）

# they serve the counting procedure only
egf-area-japanese-sets-prisoners-note = 提子只供计算时的操作之用

# cannot arise with komi 7.5
egf-area-japanese-sets-tie_even-note = 贴 7.5 目时不会出现

# points to White in handicap games were not read
egf-area-japanese-sets-tie_handicap-note = 未读到让子棋中给白方的目数

# the text names the Simplified Ing rules (2007) or the Ing rules (later)
egf-area-japanese-sets-ko-note = 条文所指的是简化应氏规则（2007）或应氏规则（此后）

# as in the Simplified Ing rules
egf-area-japanese-sets-suicide-note = 同简化应氏规则

# points to White in handicap games
egf-area-japanese-sets-uncertain-1 = 让子棋中给白方的目数

# whether the ko rule is that of Ing or positional superko
egf-area-japanese-sets-uncertain-2 = 打劫的规定是应氏的，还是不论轮到哪一方下一律禁止全局同形再现（positional superko）

# Stone scoring (old Chinese count)
# no native text found
stone-scoring-name = 只数棋子规则（中国古代数法）

# Stone scoring
stone-scoring-territory-article-text = 只数棋子

# historically none; KataGo's preset has 7.5
stone-scoring-komi-note = 历史上没有贴目；KataGo 的预设为 7.5 目

# the most stones that can stay on the board
stone-scoring-counting-note = 盘上最多能留下的棋子数

# discussion of eyes in seki
stone-scoring-seki_points-edition = 关于双活中的眼的讨论

# but never the eye points that a group must keep to live, in a seki as elsewhere
stone-scoring-seki_points-note = 但一块棋为成活而必须保留的眼一概不计，双活中与别处相同

# by play
stone-scoring-dead_in_seki-note = 以着子提取

# two points a group that lives on its own; in a seki only the eyes really needed
stone-scoring-group_tax-note = 独立成活的棋每块两目；双活中只取确实需要的眼

# preset stone-scoring
stone-scoring-handicap-edition = 预设 stone-scoring

# one account of Ming and Qing practice has N stones given back for N, in an unclear unit
stone-scoring-handicap-note = 一种关于明清做法的说法是让 N 子还 N 子，单位不明

# in stones
stone-scoring-announcement-note = 以棋子数宣布

# historically there was no komi; KataGo's preset uses 7.5
stone-scoring-uncertain-1 = 历史上没有贴目；KataGo 的预设采用 7.5 目

# how many eyes a group in seki must keep is a question of reading
stone-scoring-uncertain-3 = 双活的一块棋必须保留多少只眼，取决于推算

# Territory with group tax (KataGo's ancient-territory)
# no native text found
ancient-territory-name = 点目并还棋头（KataGo 的 ancient-territory）

# preset ancient-territory
ancient-territory-edition = 预设 ancient-territory

# KataGo's rules
ancient-territory-territory-article-text = KataGo 规则

# scoring
ancient-territory-territory-article = scoring

# tax
ancient-territory-territory-article-2 = tax

# komi
ancient-territory-komi-article = komi

# page on its rules
ancient-territory-removal-edition = 规则说明网页

# KataGo settles dead stones by playing on; the players' agreement stands for that here
ancient-territory-removal-note = KataGo 通过继续对局确定死子；此处以双方的同意代替

# KataGo sorts by its formal definition what clean-up phases have left, in which neutral points are filled too
# no native text found
ancient-territory-seki_test-note = 清理阶段之后所余的，KataGo 按其形式定义分类；单官也在清理阶段中收完

# by KataGo's definition a neutral point that is still open puts the groups next to it in seki
ancient-territory-neutral_filling-note = 按 KataGo 的定义，仍未收的单官使与之相邻的棋块成为双活

# whiteHandicapBonus
ancient-territory-handicap-article = whiteHandicapBonus

# ko
ancient-territory-ko-article = ko

# suicide
ancient-territory-suicide-article = suicide

# two passes a phase
ancient-territory-stop-note = 每个阶段两次虚着

# in clean-up phases
# no native text found
ancient-territory-dispute-note = 在清理阶段中进行

# Sunjang baduk
# no native text found
sunjang-name = 顺丈围棋（Sunjang）

# 4.5 is seen in the middle of the 20th century only
sunjang-komi-note = 4.5 目只见于 20 世纪中叶

# inner stones come off as long as no border stone is left in atari; then the enclosed points count
# no native text found
sunjang-counting-note = 只要边界上的棋子都不被打吃，内部的棋子就清理出盘外；然后计所围的点

# a stone that fills such a point comes off again as an inner stone, unless a border stone would stand in atari
sunjang-one_sided_neutral-note = 填在这种点上的棋子作为内部的棋子又清理出盘外，除非边界上的棋子因此被打吃

# Start
sunjang-handicap_placement-article = 开局

# 16 stones are set before the game; Black's first free move is the centre
sunjang-handicap_placement-note = 开局前先摆 16 枚棋子；黑方可自由选点的第一手下在天元

# equal scores, self-capture, the stop of the game and disputes
sunjang-uncertain-1 = 得分相等、自杀、对局的停止和争议

# border stones may have cutting points, but none may stand in atari
# no native text found
sunjang-uncertain-2 = 边界上的棋子可以有断点，但不得有被打吃的

# Button Go (area counting)
# no native text found
button-area-name = 纽扣围棋（数子）

# Button Go
# no native text found
button-area-territory-article = 纽扣围棋（Button Go）

# preset aga-button
button-area-komi-edition = 预设 aga-button

# the description asks for a whole number; 7 is that of KataGo's preset
button-area-komi-note = 说明要求贴目为整数；7 目是 KataGo 预设的贴目

# cannot arise once the button is taken
# no native text found
button-area-tie_even-note = 纽扣取走之后不会出现

# that of the rules it is added to; taking the button lifts all bans
# no native text found
button-area-ko-note = 依纽扣所附加的原规则；取走纽扣即解除一切禁着

# that of the rules it is added to
# no native text found
button-area-suicide-note = 依纽扣所附加的原规则

# after the button is taken
# no native text found
button-area-stop-note = 在纽扣取走之后

# Lasker-Maas rules
lasker-maas-name = Lasker-Maas 规则

# introduction only
lasker-maas-edition = 仅引言

# Introduction
lasker-maas-territory-article = 引言

# none is known of
lasker-maas-komi-note = 未见有贴目

# summary by others
lasker-maas-prisoners-edition = 他人所作概要

# after two passes; without agreement play goes on
lasker-maas-removal-note = 两次虚着之后；若未达成一致则继续对局

# discussion
lasker-maas-one_sided_neutral-edition = 讨论

# a point that its owner must still fill costs itself once the dead are agreed; points that one side alone can fill are said to count in the second phase, in which it fills them with prisoners
lasker-maas-one_sided_neutral-note = 主人仍须填补的点，在就死子达成一致后不计；只有一方能填的点，据称在用提子填补的第二阶段中计入

# positional superko according to a summary by others
lasker-maas-ko-note = 据他人所作概要，不论轮到哪一方下，一律禁止全局同形再现（positional superko）

# two passes a phase according to a summary by others
lasker-maas-stop-note = 据他人所作概要，每个阶段两次虚着

# in a second phase with stones from the prisoners, so that plays cost nothing (a summary by others)
lasker-maas-dispute-note = 在第二阶段中，所下的棋子取自提子，因此着子没有损失（他人所作概要）

# only the introduction was readable; phases, ko and counting come from a summary by others
lasker-maas-uncertain-1 = 只有引言能读到；阶段、打劫和计算出自他人所作概要

# Ikeda area rules III
# no native text found
ikeda-area-iii-name = 池田数子规则（III）

# area rules III
# no native text found
ikeda-area-iii-edition = 数子规则 III

# Ikeda rules
ikeda-area-iii-territory-article-text = 池田规则

# Area rules III
# no native text found
ikeda-area-iii-territory-article = 数子规则 III（Area rules III）

# the usual komi of territory counting is meant
ikeda-area-iii-komi-note = 指点目时通常的贴目

# nothing comes off by agreement
ikeda-area-iii-removal-note = 不依双方同意清理任何棋子

# half a point from Black to White when White makes the very first pass of the game
ikeda-area-iii-first_pass-note = 若整局棋的首次虚着由白方作出，黑方给白方半目

# the text has a superko; which form was not read
ikeda-area-iii-ko-note = 条文禁止全局同形再现（superko）；未读到属于哪一种形式

# two in a row after the first pass
ikeda-area-iii-stop-note = 首次虚着之后，连续两次

# by playing on
ikeda-area-iii-dispute-note = 以继续对局的方式

# the value of komi
ikeda-area-iii-uncertain-1 = 贴目的数值

# which form of superko is meant
ikeda-area-iii-uncertain-2 = 所指的是哪一种禁止全局同形再现的规定（superko）

# equal scores, handicap games and self-capture
ikeda-area-iii-uncertain-3 = 得分相等、让子棋和自杀

# Ikeda territory rules I
# no native text found
ikeda-territory-i-name = 池田点目规则（I）

# territory rules I
# no native text found
ikeda-territory-i-edition = 点目规则 I

# Territory rules I
# no native text found
ikeda-territory-i-territory-article = 点目规则 I（Territory rules I）

# its value was not read
ikeda-territory-i-komi-note = 未读到其数值

# they are captured in playing out; a point under a stone that stays counts for nobody
ikeda-territory-i-dead_in_seki-note = 在继续下完的过程中被提取；留在盘上的棋子，其所在之点不归任何一方

# section 3.7
ikeda-territory-i-one_sided_neutral-edition = 第 3.7 节

# description by Jasiek
ikeda-territory-i-pass_stones-edition = Jasiek 的说明

# in the phase of playing out after the first stop a pass gives a prisoner: count it with the prisoners
ikeda-territory-i-pass_stones-note = 首次停止之后继续下完的阶段中，每次虚着给出一枚提子：请与提子一并计算

# a preliminary end; after it a pass gives a prisoner
ikeda-territory-i-stop-note = 暂时的终局；此后每次虚着给出一枚提子

# passes cost a prisoner only when the game is played out; those count with the prisoners
ikeda-territory-i-uncertain-2 = 只有在继续下完的过程中，虚着才付出一枚提子；这些与提子一并计算

# equal scores, handicap games, ko and self-capture
ikeda-territory-i-uncertain-3 = 得分相等、让子棋、打劫和自杀

# Taiwanese rules as told by the Korea Baduk Federation
taiwanese-name = 台湾规则（大韩围棋协会所述）

# Comparison with other rules
taiwanese-territory-article = 与其他规则的比较

# Dia. 6 is the Korean basic rule; it is taken for this too, as the page tells of no other
taiwanese-ko-note = Dia. 6 是韩国的基本规则；该网页没有另作说明，故此处也照此处理

# Dia. 11
taiwanese-suicide-article = 图11

# taking off one's own single stone counts like a pass
taiwanese-suicide-note = 单子自杀视同虚着

# this is what one Korean page says; it is not a Taiwanese text
taiwanese-uncertain-1 = 这是韩国一个网页的说法，不是台湾的条文

# Chinese rules as told by the Korea Baduk Federation
chinese-as-told-by-the-kbf-text-name = 中国规则（大韩围棋协会所述）

# dated: the page gives 5.5
chinese-as-told-by-the-kbf-text-komi-note = 已过时：该网页所载为 5.5 目

# present Chinese rules bar self-capture; the page says otherwise
chinese-as-told-by-the-kbf-text-suicide-note = 现行的中国规则禁止自杀；该网页所说与此不同

# not the Chinese rules: they bar self-capture; use chinese-2002 for those
chinese-as-told-by-the-kbf-text-uncertain-1 = 不是中国规则：中国规则禁止自杀；需要时请用 chinese-2002

# Plain territory count
# no native text found
territory-name = 单纯点目

# plain count
# no native text found
territory-edition = 单纯计数

# documented positions
territory-territory-article-text = 文献局面

# Claims
territory-territory-article = 主张

# no rule set of any federation, but a count to compare with
territory-uncertain-1 = 不是任何协会的规则，而是供比较用的计数

# Plain area count
# no native text found
area-name = 单纯数子

# KataGo preset tromp-taylor
katago-tromp-taylor-name = KataGo 预设 tromp-taylor

# the rules in its source code
katago-tromp-taylor-edition = 其源代码中的规则

# stones are dead only inside an opposing area that lives even if its owner always passes
katago-tromp-taylor-removal-note = 棋子只有位于对方即使始终虚着也能存活的范围之内，才是死子

# KataGo has no such rule
katago-tromp-taylor-pass_stones-note = KataGo 没有此类规定

# hasButton
katago-tromp-taylor-first_pass-article = hasButton

# nothing for fewer than two stones
katago-tromp-taylor-handicap-note = 少于两子时不给

# but for what is inside a pass-alive area
katago-tromp-taylor-dispute-note = 无条件活棋范围之内的除外

# KataGo preset japanese
katago-japanese-name = KataGo 预设 japanese

# KataGo preset chinese
katago-chinese-name = KataGo 预设 chinese

# KataGo preset chinese-ogs
katago-chinese-ogs-name = KataGo 预设 chinese-ogs

# KataGo preset stone-scoring
katago-stone-scoring-name = KataGo 预设 stone-scoring

# KataGo preset ancient-territory
katago-ancient-territory-name = KataGo 预设 ancient-territory

# KataGo preset aga-button
katago-aga-button-name = KataGo 预设 aga-button

# KataGo preset aga
katago-aga-name = KataGo 预设 aga

# KataGo preset new-zealand
katago-new-zealand-name = KataGo 预设 new-zealand

# KataGo preset ing
katago-ing-name = KataGo 预设 ing

# KataGo rules as given
katago-rules-name = 所给的 KataGo 规则

# Korean rules of 2010
known-by-name-1 = 2010 年韩国规则

# Sports Toto rules of 2011
known-by-name-2 = 2011 年 Sports Toto 规则

# National Sports Festival rules of 2015
known-by-name-3 = 2015 年全国体育大会规则
