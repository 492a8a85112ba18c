### Chinese, in simplified characters. What the texts of rule sets are called, and what is noted of them. The English stands above each: it is the text of the rule set itself.

# 16 stones are set before the game; Black's first free move is the centre
text-16-stones-are-set-before-the-game-Black-s-first-free-move-is-the-centre = 开局前先摆 16 枚棋子；黑方可自由选点的第一手下在天元

# 184 to 177 on 19x19
text-184-to-177-on-19x19 = 19x19 上 184 比 177

# 1949, rulings of 1979 and 1980
text-1949-rulings-of-1979-and-1980 = 1949，1979 年与 1980 年判例

# 1991, komi as revised
text-1991-komi-as-revised = 1991，贴目依修订

# 2 3/4 zi (5.5 points) comes from histories of komi, it was not read in the text
text-2-3-4-zi-5-5-points-comes-from-histories-of-komi-it-was-not-read = 2又3/4 子（5.5 目）出自贴目沿革资料，未在条文中读到

# 2 3/4 zi, from histories of komi
text-2-3-4-zi-from-histories-of-komi = 2又3/4 子，据贴目沿革资料

# 2016 (in force March 2017)
text-2016-in-force-March-2017 = 2016（2017 年 3 月施行）

# 3 3/4 zi; small boards are reported to use the same
text-3-3-4-zi-small-boards-are-reported-to-use-the-same = 3又3/4 子；据称小棋盘也用此数

# 4.5 is seen in the middle of the 20th century only
text-4-5-is-seen-in-the-middle-of-the-20th-century-only = 4.5 目只见于 20 世纪中叶

# 6.5 if Black passes first, 7.5 if White does; the first pass of the whole game counts
text-6-5-if-Black-passes-first-7-5-if-White-does-the-first-pass-of-the = 黑方首先虚着为 6.5 目，白方首先虚着为 7.5 目；以整局棋中的首次虚着为准

# 8 points, and Black wins at equal scores, which is worth 7.5
text-8-points-and-Black-wins-at-equal-scores-which-is-worth-7-5 = 8 目，且得分相等时黑方胜，相当于 7.5 目

# 8 with Ing equipment, 7.5 otherwise
text-8-with-Ing-equipment-7-5-otherwise = 用应氏棋具时为 8 目，否则为 7.5 目

# Additional Rules
text-Additional-Rules = 附加规则

# American Go Association rules
text-American-Go-Association-rules = 美国围棋协会规则（AGA）

# Arbitration
text-Arbitration = 仲裁

# Area rules III
# no native text found
text-Area-rules-III = 数子规则 III（Area rules III）

# Area scoring with Japanese sets
# no native text found
text-Area-scoring-with-Japanese-sets = 使用日本棋具的数子（Area scoring with Japanese sets）

# BGA rules
text-BGA-rules = 英国围棋协会规则

# BGA summary
text-BGA-summary = BGA 概要

# Black returns N/2 zi; the official text is said not to treat handicap games
text-Black-returns-N-2-zi-the-official-text-is-said-not-to-treat-handicap-games = 黑方贴还 N/2 子；据称正式条文未涉及让子棋

# British Go Association rules
text-British-Go-Association-rules = 英国围棋协会规则（BGA）

# British events announced as Japanese take triple ko and the like as a draw
text-British-events-announced-as-Japanese-take-triple-ko-and-the-like-as-a-draw = 宣布采用日本规则的英国赛事，把三劫循环之类作为和棋

# Button Go
# no native text found
text-Button-Go = 纽扣围棋（Button Go）

# Button Go (area counting)
# no native text found
text-Button-Go-area-counting = 纽扣围棋（数子）

# Capture
text-Capture = 提子

# Chinese Weiqi Association rules 2002
text-Chinese-Weiqi-Association-rules-2002 = 中国围棋规则（2002）

# Chinese rules 1988
text-Chinese-rules-1988 = 中国围棋规则（1988）

# Chinese rules 2002
text-Chinese-rules-2002 = 中国围棋规则（2002）

# Chinese rules as told by the Korea Baduk Federation
text-Chinese-rules-as-told-by-the-Korea-Baduk-Federation = 中国规则（大韩围棋协会所述）

# Claims
text-Claims = 主张

# Comparison with other rules
text-Comparison-with-other-rules = 与其他规则的比较

# Compensation
# no native text found
text-Compensation = 补偿

# Counting
text-Counting = 计算

# Dia. 11
text-Dia-11 = 图11

# Dia. 6 is the Korean basic rule; it is taken for this too, as the page tells of no other
text-Dia-6-is-the-Korean-basic-rule-it-is-taken-for-this-too-as-the-page = Dia. 6 是韩国的基本规则；该网页没有另作说明，故此处也照此处理

# Diagram 1
text-Diagram-1 = 图1

# Diagram 11
text-Diagram-11 = 图11

# Diagram 13
text-Diagram-13 = 图13

# Diagram 14
text-Diagram-14 = 图14

# Diagram 15
text-Diagram-15 = 图15

# Diagram 8
text-Diagram-8 = 图8

# Disputes
text-Disputes = 争议

# EGF area rules with Japanese equipment
# no native text found
text-EGF-area-rules-with-Japanese-equipment = EGF 数子规则（日本棋具）

# EGF territory rules (verbal European-Japanese)
# no native text found
text-EGF-territory-rules-verbal-European-Japanese = EGF 点目规则（口头欧洲日式）

# EGF tournament rules
text-EGF-tournament-rules = EGF 比赛规则

# End of the game
text-End-of-the-game = 终局

# Ending the game
text-Ending-the-game = 结束对局

# French rules
text-French-rules = 法国规则

# French rules (FFG)
# no native text found
text-French-rules-FFG = 法国规则（FFG）

# Handicap
text-Handicap = 让子

# How to play Baduk, 2008
text-How-to-play-Baduk-2008 = 《怎样下围棋》（How to play Baduk），2008

# Ikeda area rules III
# no native text found
text-Ikeda-area-rules-III = 池田数子规则（III）

# Ikeda rules
text-Ikeda-rules = 池田规则

# Ikeda territory rules I
# no native text found
text-Ikeda-territory-rules-I = 池田点目规则（I）

# Illegal moves
text-Illegal-moves = 违规着手

# Ing rules 1991
text-Ing-rules-1991 = 应氏规则（1991）

# Ing rules (SST, Goe)
text-Ing-rules-SST-Goe = 应氏规则（SST、Goe）

# Introduction
text-Introduction = 引言

# Japanese rules 1949
text-Japanese-rules-1949 = 日本规则（1949）

# Japanese rules 1949 with the WAGC rulings
text-Japanese-rules-1949-with-the-WAGC-rulings = 日本规则（1949，含 WAGC 判例）

# Japanese rules 1989
text-Japanese-rules-1989 = 日本围棋规约（1989）

# KBA How to play Baduk, 2008
text-KBA-How-to-play-Baduk-2008 = 韩国棋院《怎样下围棋》（How to play Baduk），2008

# KBA How to play Baduk (international rules)
# no native text found
text-KBA-How-to-play-Baduk-international-rules = 韩国棋院《怎样下围棋》（国际规则）

# KBF basic rules page
text-KBF-basic-rules-page = 大韩围棋协会基本规则网页

# KataGo has no such rule
text-KataGo-has-no-such-rule = KataGo 没有此类规定

# KataGo preset aga
text-KataGo-preset-aga = KataGo 预设 aga

# KataGo preset aga-button
text-KataGo-preset-aga-button = KataGo 预设 aga-button

# KataGo preset ancient-territory
text-KataGo-preset-ancient-territory = KataGo 预设 ancient-territory

# KataGo preset chinese
text-KataGo-preset-chinese = KataGo 预设 chinese

# KataGo preset chinese-ogs
text-KataGo-preset-chinese-ogs = KataGo 预设 chinese-ogs

# KataGo preset ing
text-KataGo-preset-ing = KataGo 预设 ing

# KataGo preset japanese
text-KataGo-preset-japanese = KataGo 预设 japanese

# KataGo preset new-zealand
text-KataGo-preset-new-zealand = KataGo 预设 new-zealand

# KataGo preset stone-scoring
text-KataGo-preset-stone-scoring = KataGo 预设 stone-scoring

# KataGo preset tromp-taylor
text-KataGo-preset-tromp-taylor = KataGo 预设 tromp-taylor

# KataGo rules as given
text-KataGo-rules-as-given = 所给的 KataGo 规则

# KataGo's rules
text-KataGo-s-rules = KataGo 规则

# KataGo settles dead stones by playing on; the players' agreement stands for that here
text-KataGo-settles-dead-stones-by-playing-on-the-players-agreement-stands-for-that-here = KataGo 通过继续对局确定死子；此处以双方的同意代替

# KataGo sorts by its formal definition what clean-up phases have left, in which neutral points are filled too
# no native text found
text-KataGo-sorts-by-its-formal-definition-what-clean-up-phases-have-left-in-which-neutral-points = 清理阶段之后所余的，KataGo 按其形式定义分类；单官也在清理阶段中收完

# Ko
text-Ko = 打劫

# Komi
text-Komi = 贴目

# Korean Baduk Association rules 2016
text-Korean-Baduk-Association-rules-2016 = 韩国棋院围棋规则（2016）

# Korean rules 1992
text-Korean-rules-1992 = 韩国规则（1992）

# Korean rules 2009 (KBA White Paper)
text-Korean-rules-2009-KBA-White-Paper = 韩国规则（2009，韩国棋院白皮书）

# Korean rules for the Asian Indoor and Martial Arts Games 2013
text-Korean-rules-for-the-Asian-Indoor-and-Martial-Arts-Games-2013 = 韩国规则（2013，亚洲室内与武道运动会）

# Korean rules of 2010
text-Korean-rules-of-2010 = 2010 年韩国规则

# Lasker-Maas rules
text-Lasker-Maas-rules = Lasker-Maas 规则

# National Sports Festival rules of 2015
text-National-Sports-Festival-rules-of-2015 = 2015 年全国体育大会规则

# New Zealand Go Society
text-New-Zealand-Go-Society = 新西兰围棋协会

# New Zealand rules
# no native text found
text-New-Zealand-rules = 新西兰规则

# Old Taiwan rule
# no native text found
text-Old-Taiwan-rule = 台湾旧规则

# Passing
text-Passing = 虚着

# Plain area count
# no native text found
text-Plain-area-count = 单纯数子

# Plain territory count
# no native text found
text-Plain-territory-count = 单纯点目

# Play
text-Play = 着子

# Popular summary of the rules (Cyningstan)
# no native text found
text-Popular-summary-of-the-rules-Cyningstan = 规则通俗概要（Cyningstan）

# Removal
text-Removal = 提取

# Repetition
text-Repetition = 同形再现

# Rulings on shapes
# no native text found
text-Rulings-on-shapes = 棋形判例

# SST laws
# no native text found
text-SST-laws = SST 规则

# Scoring
text-Scoring = 计分

# Simplified Ing rules
# no native text found
text-Simplified-Ing-rules = 简化应氏规则

# Sports Toto rules of 2011
text-Sports-Toto-rules-of-2011 = 2011 年 Sports Toto 规则

# Start
text-Start = 开局

# Stone scoring
text-Stone-scoring = 只数棋子

# Stone scoring (old Chinese count)
# no native text found
text-Stone-scoring-old-Chinese-count = 只数棋子规则（中国古代数法）

# Sunjang baduk
# no native text found
text-Sunjang-baduk = 顺丈围棋（Sunjang）

# Taiwanese rules as told by the Korea Baduk Federation
text-Taiwanese-rules-as-told-by-the-Korea-Baduk-Federation = 台湾规则（大韩围棋协会所述）

# Territory rules I
# no native text found
text-Territory-rules-I = 点目规则 I（Territory rules I）

# Territory with group tax (KataGo's ancient-territory)
# no native text found
text-Territory-with-group-tax-KataGo-s-ancient-territory = 点目并还棋头（KataGo 的 ancient-territory）

# The last move
text-The-last-move = 最后一手

# Timing
text-Timing = 计时

# Tournament rules
text-Tournament-rules = 比赛规则

# Tromp-Taylor rules
text-Tromp-Taylor-rules = Tromp-Taylor 规则

# Verbal European-Japanese rules
# no native text found
text-Verbal-European-Japanese-rules = 口头欧洲日式规则（Verbal European-Japanese rules）

# WMSG rules 2008
text-WMSG-rules-2008 = 世界智力运动会规则（2008）

# White passes the first N - 1 moves, without komi
text-White-passes-the-first-N-1-moves-without-komi = 前 N - 1 手白方虚着，没有贴目

# World Mind Sports Games rules 2008
text-World-Mind-Sports-Games-rules-2008 = 世界智力运动会规则（2008）

# a comment on the text (note 2) has its author allow a pass only when necessary
text-a-comment-on-the-text-note-2-has-its-author-allow-a-pass-only-when-necessary = 据条文所附的解说（注 2），条文作者只在必要时允许虚着

# a disturbing ko may not be retaken without end
text-a-disturbing-ko-may-not-be-retaken-without-end = 搅劫不得无休止地回提

# a draft of 2003 wanted bent four inside a capturing race, and a triple ko of an eye against no eye, to be seki; whether it was adopted is not known
text-a-draft-of-2003-wanted-bent-four-inside-a-capturing-race-and-a-triple-ko-of = 2003 年的一份草案要把对杀中的盘角曲四，以及有眼对无眼的三劫，作为双活；是否被采纳不明

# a draw or a replay for triple ko and the like when neither side yields
text-a-draw-or-a-replay-for-triple-ko-and-the-like-when-neither-side-yields = 出现三劫循环之类而双方均不相让时，为和棋或重下

# a neutral point is worth a point, so players fill it
text-a-neutral-point-is-worth-a-point-so-players-fill-it = 单官值一目，所以对局者会去收

# a page of the Korea Baduk Federation says that self-capture is legal and works like a pass
text-a-page-of-the-Korea-Baduk-Federation-says-that-self-capture-is-legal-and-works-like = 大韩围棋协会的一个网页称，自杀合法，作用与虚着相同

# a pass counts as a move
text-a-pass-counts-as-a-move = 虚着算作一手

# a pass hands over a stone, so that a count of territory gives the area score
# no native text found
text-a-pass-hands-over-a-stone-so-that-a-count-of-territory-gives-the-area-score = 虚着须交出一枚棋子，因此点目得出的得分与数子相同

# a pass is for the end of the game
text-a-pass-is-for-the-end-of-the-game = 虚着用于终局

# a point that its owner must still fill costs itself once the dead are agreed; points that one side alone can fill are said to count in the second phase, in which it fills them with prisoners
text-a-point-that-its-owner-must-still-fill-costs-itself-once-the-dead-are-agreed-points = 主人仍须填补的点，在就死子达成一致后不计；只有一方能填的点，据称在用提子填补的第二阶段中计入

# a preliminary end; after it a pass gives a prisoner
text-a-preliminary-end-after-it-a-pass-gives-a-prisoner = 暂时的终局；此后每次虚着给出一枚提子

# a stone that fills such a point comes off again as an inner stone, unless a border stone would stand in atari
text-a-stone-that-fills-such-a-point-comes-off-again-as-an-inner-stone-unless-a = 填在这种点上的棋子作为内部的棋子又清理出盘外，除非边界上的棋子因此被打吃

# added in an area count only
text-added-in-an-area-count-only = 只在数子时另加

# added in an area count only; in a count of territory the pass stones do it
# no native text found
text-added-in-an-area-count-only-in-a-count-of-territory-the-pass-stones-do-it = 只在数子时另加；点目时，因虚着交出的棋子已起此作用

# after White's extra pass one account lets Black move when play is resumed
text-after-White-s-extra-pass-one-account-lets-Black-move-when-play-is-resumed = 白方额外虚着之后，有一种说法是恢复对局时由黑方先下

# after the button is taken
# no native text found
text-after-the-button-is-taken = 在纽扣取走之后

# after two passes; without agreement play goes on
text-after-two-passes-without-agreement-play-goes-on = 两次虚着之后；若未达成一致则继续对局

# area rules III
# no native text found
text-area-rules-III = 数子规则 III

# article 12 does not say what happens at equal scores; a draw is assumed
text-article-12-does-not-say-what-happens-at-equal-scores-a-draw-is-assumed = 第 12 条未写明得分相等时如何处理；假定为和棋

# article 15 ends the game when no profitable move is left; it does not say that neutral points must be filled
text-article-15-ends-the-game-when-no-profitable-move-is-left-it-does-not-say-that = 第 15 条规定不再有能获利的着手时对局结束；并未规定必须收完单官

# article 17 is unclear whether dead stones may be taken out of a seki
text-article-17-is-unclear-whether-dead-stones-may-be-taken-out-of-a-seki = 死子可否从双活中取出，第 17 条不明确

# article 20 bars a repetition of the whole board in principle and leaves the rest to the event; practice is the simple ko with a referee
text-article-20-bars-a-repetition-of-the-whole-board-in-principle-and-leaves-the-rest-to = 第 20 条原则上禁止全局同形再现，其余由赛事规定；实际做法是只禁止立即回提劫，并由裁判裁定

# article 6.3 asks for proof that the stones can be captured
text-article-6-3-asks-for-proof-that-the-stones-can-be-captured = 第 6.3 条要求证明这些棋子能被提取

# as a general rule no point inside a seki counts, even an eye
text-as-a-general-rule-no-point-inside-a-seki-counts-even-an-eye = 一般而言，双活之内的点都不计，眼也不计

# as in the Simplified Ing rules
text-as-in-the-Simplified-Ing-rules = 同简化应氏规则

# as revised
text-as-revised = 修订后

# as the text of 1989
text-as-the-text-of-1989 = 同 1989 年条文

# as the text of 2016
text-as-the-text-of-2016 = 同 2016 年条文

# as translated
text-as-translated = 译文

# bent four is dead whatever the rest of the board; three points without capturing was 3 points in 1949, seki in 1980
text-bent-four-is-dead-whatever-the-rest-of-the-board-three-points-without-capturing-was-3 = 盘角曲四无论棋盘其余部分如何都是死棋；不提三目在 1949 年为 3 目，在 1980 年为双活

# border stones may have cutting points, but none may stand in atari
# no native text found
text-border-stones-may-have-cutting-points-but-none-may-stand-in-atari = 边界上的棋子可以有断点，但不得有被打吃的

# but for what is inside a pass-alive area
text-but-for-what-is-inside-a-pass-alive-area = 无条件活棋范围之内的除外

# but never the eye points that a group must keep to live, in a seki as elsewhere
text-but-never-the-eye-points-that-a-group-must-keep-to-live-in-a-seki-as = 但一块棋为成活而必须保留的眼一概不计，双活中与别处相同

# by KataGo's definition a neutral point that is still open puts the groups next to it in seki
text-by-KataGo-s-definition-a-neutral-point-that-is-still-open-puts-the-groups-next-to = 按 KataGo 的定义，仍未收的单官使与之相邻的棋块成为双活

# by play
text-by-play = 以着子提取

# by playing on
text-by-playing-on = 以继续对局的方式

# by shape
text-by-shape = 依棋形

# cannot arise on an odd board without shared points
text-cannot-arise-on-an-odd-board-without-shared-points = 棋盘点数为奇数且没有共有的点时，不会出现

# cannot arise once the button is taken
# no native text found
text-cannot-arise-once-the-button-is-taken = 纽扣取走之后不会出现

# cannot arise with 2 3/4 zi
text-cannot-arise-with-2-3-4-zi = 贴 2又3/4 子时不会出现

# cannot arise with 3 3/4 zi
text-cannot-arise-with-3-3-4-zi = 贴 3又3/4 子时不会出现

# cannot arise with half points
text-cannot-arise-with-half-points = 有半目时不会出现

# cannot arise with komi 6.5
text-cannot-arise-with-komi-6-5 = 贴 6.5 目时不会出现

# cannot arise with komi 7.5
text-cannot-arise-with-komi-7-5 = 贴 7.5 目时不会出现

# chapter on counting
text-chapter-on-counting = 计算一章

# competition code, November 2024
text-competition-code-November-2024 = 竞赛规程，2024 年 11 月

# counting in zi
text-counting-in-zi = 以子计算

# dated: the page gives 5.5
text-dated-the-page-gives-5-5 = 已过时：该网页所载为 5.5 目

# dead are stones that can be captured (article 6), judged on each separated shape after both have passed (article 11); that the players agree on them is practice
text-dead-are-stones-that-can-be-captured-article-6-judged-on-each-separated-shape-after-both = 能被提取的棋子是死子（第 6 条），双方虚着之后就各个分开的棋形判定（第 11 条）；由双方商定死子是惯例

# dead stones come off the opponent's territory only, and eyes in a seki are not territory
text-dead-stones-come-off-the-opponent-s-territory-only-and-eyes-in-a-seki-are-not = 死子只在位于对方的空中时才清理出盘外，而双活中的眼不算空

# description
text-description = 说明文字

# description by Jasiek
text-description-by-Jasiek = Jasiek 的说明

# description of Ing counting
text-description-of-Ing-counting = 应氏计点的说明

# description of Ing timing
text-description-of-Ing-timing = 应氏计时的说明

# discussion
text-discussion = 讨论

# discussion of 2004
text-discussion-of-2004 = 2004 年的讨论

# discussion of eyes in seki
text-discussion-of-eyes-in-seki = 关于双活中的眼的讨论

# documented positions
text-documented-positions = 文献局面

# doubtful: 6 was used in the Mingren of 1978, when Ing's rules were already in use in Taiwan
text-doubtful-6-was-used-in-the-Mingren-of-1978-when-Ing-s-rules-were-already-in = 存疑：1978 年的名人战用 6 目，而当时台湾已在使用应氏规则

# each event may add its own rule: no result, a draw, an extra game
text-each-event-may-add-its-own-rule-no-result-a-draw-an-extra-game = 各赛事可以另作规定：无胜负、和棋、加赛一局

# each side fills in its 180 stones; the result is that of an area count
text-each-side-fills-in-its-180-stones-the-result-is-that-of-an-area-count = 双方各用己方的 180 枚棋子填入；结果与数子相同

# equal scores and points for White in handicap games are not in the Ing texts
text-equal-scores-and-points-for-White-in-handicap-games-are-not-in-the-Ing-texts = 得分相等的情形以及让子棋中给白方的目数，应氏条文中没有

# equal scores, handicap games and self-capture
text-equal-scores-handicap-games-and-self-capture = 得分相等、让子棋和自杀

# equal scores, handicap games, ko and self-capture
text-equal-scores-handicap-games-ko-and-self-capture = 得分相等、让子棋、打劫和自杀

# equal scores, self-capture, the stop of the game and disputes
text-equal-scores-self-capture-the-stop-of-the-game-and-disputes = 得分相等、自杀、对局的停止和争议

# events may differ: the European Go Congress of 2015 used the AGA rules
text-events-may-differ-the-European-Go-Congress-of-2015-used-the-AGA-rules = 各赛事可能不同：2015 年欧洲围棋大会采用 AGA 规则

# every stone on the board is alive
text-every-stone-on-the-board-is-alive = 盘上的所有棋子都是活棋

# every surrounded point counts, also one that its owner must still fill
text-every-surrounded-point-counts-also-one-that-its-owner-must-still-fill = 所围的点全部计入，主人仍须填补的点也计入

# fighting and disturbing kos
text-fighting-and-disturbing-kos = 争劫与搅劫

# filled in turn; either player may fill freely if both agree (KBF basic rules page); word for word article 9 puts the stones next to one left open in seki
text-filled-in-turn-either-player-may-fill-freely-if-both-agree-KBF-basic-rules-page-word = 双方轮流收；双方同意时可自由收（大韩围棋协会基本规则网页）；照第 9 条字面，与未收单官相邻的棋子即为双活

# for 19x19; smaller boards should keep a komi that is no whole number
text-for-19x19-smaller-boards-should-keep-a-komi-that-is-no-whole-number = 指 19x19；较小的棋盘应采用非整数的贴目

# free placement is allowed
text-free-placement-is-allowed = 允许自由放子

# half a point from Black to White when White makes the very first pass of the game
text-half-a-point-from-Black-to-White-when-White-makes-the-very-first-pass-of-the = 若整局棋的首次虚着由白方作出，黑方给白方半目

# handicap games
text-handicap-games = 让子棋

# hasButton
text-hasButton = hasButton

# historically none; KataGo's preset has 7.5
text-historically-none-KataGo-s-preset-has-7-5 = 历史上没有贴目；KataGo 的预设为 7.5 目

# historically there was no komi; KataGo's preset uses 7.5
text-historically-there-was-no-komi-KataGo-s-preset-uses-7-5 = 历史上没有贴目；KataGo 的预设采用 7.5 目

# history of komi
text-history-of-komi = 贴目沿革

# how many eyes a group in seki must keep is a question of reading
text-how-many-eyes-a-group-in-seki-must-keep-is-a-question-of-reading = 双活的一块棋必须保留多少只眼，取决于推算

# if both pass at once after resuming, every stone stays
text-if-both-pass-at-once-after-resuming-every-stone-stays = 若恢复对局后双方立即都虚着，所有棋子都留在盘上

# if the players cannot agree who moves next, every stone is alive
text-if-the-players-cannot-agree-who-moves-next-every-stone-is-alive = 若双方不能商定由谁接着下，所有棋子都是活棋

# in a second phase with stones from the prisoners, so that plays cost nothing (a summary by others)
text-in-a-second-phase-with-stones-from-the-prisoners-so-that-plays-cost-nothing-a-summary = 在第二阶段中，所下的棋子取自提子，因此着子没有损失（他人所作概要）

# in clean-up phases
# no native text found
text-in-clean-up-phases = 在清理阶段中进行

# in stones
text-in-stones = 以棋子数宣布

# in the confirmation of life and death a ko may be retaken only after a pass for it (article 7)
text-in-the-confirmation-of-life-and-death-a-ko-may-be-retaken-only-after-a-pass = 确认死活时，须先就该劫虚着，方可回提（第 7 条）

# in the phase of playing out after the first stop a pass gives a prisoner: count it with the prisoners
text-in-the-phase-of-playing-out-after-the-first-stop-a-pass-gives-a-prisoner-count = 首次停止之后继续下完的阶段中，每次虚着给出一枚提子：请与提子一并计算

# in the quick count White gives one stone more if Black moved last: that is counting, not a pass
text-in-the-quick-count-White-gives-one-stone-more-if-Black-moved-last-that-is-counting = 快速计算时，若黑方下最后一手，白方再多给一枚棋子：这是计算，不是虚着

# inner stones come off as long as no border stone is left in atari; then the enclosed points count
# no native text found
text-inner-stones-come-off-as-long-as-no-border-stone-is-left-in-atari-then-the = 只要边界上的棋子都不被打吃，内部的棋子就清理出盘外；然后计所围的点

# introduction only
text-introduction-only = 仅引言

# its value was not read
text-its-value-was-not-read = 未读到其数值

# ko
text-ko = ko

# ko, self-capture and the end of the game were read in a revision of the text, not in the original
text-ko-self-capture-and-the-end-of-the-game-were-read-in-a-revision-of-the = 打劫、自杀和终局是在条文的修订本中读到的，不是在原文中

# komi
text-komi = komi

# komi: 6 was used in the Mingren of 1978, but Ing's rules had been in use since September 1977 with a first komi of 6
text-komi-6-was-used-in-the-Mingren-of-1978-but-Ing-s-rules-had-been-in = 贴目：1978 年的名人战用 6 目，但应氏规则自 1977 年 9 月起已在使用，最初贴 6 目

# komi 7.5 and 0.5 are given for 19x19; on smaller boards the organiser chooses
text-komi-7-5-and-0-5-are-given-for-19x19-on-smaller-boards-the-organiser-chooses = 所给的贴目 7.5 目和 0.5 目是就 19x19 而言；较小的棋盘由主办方选定

# komi in handicap games: 0 or 0.5 is said to be the organiser's choice
text-komi-in-handicap-games-0-or-0-5-is-said-to-be-the-organiser-s-choice = 让子棋的贴目：据称为 0 或 0.5 目，由主办方选定

# komi is not part of the rules; 7.5 is KataGo's preset value
text-komi-is-not-part-of-the-rules-7-5-is-KataGo-s-preset-value = 贴目不属于该规则；7.5 目是 KataGo 预设的数值

# komi is not part of the rules; this is KataGo's
text-komi-is-not-part-of-the-rules-this-is-KataGo-s = 贴目不属于该规则；此为 KataGo 的贴目

# komi is not part of the text; 6.5 is tournament practice since September 2002; earlier it was 5.5, before that 4.5
text-komi-is-not-part-of-the-text-6-5-is-tournament-practice-since-September-2002-earlier = 贴目不属于条文内容；6.5 目是 2002 年 9 月以来的比赛惯例；此前为 5.5 目，更早为 4.5 目

# komi is not part of the text; what applies in handicap games was not verified
text-komi-is-not-part-of-the-text-what-applies-in-handicap-games-was-not-verified = 贴目不属于条文内容；让子棋适用何种规定，未经核实

# komi is tournament practice, not in the articles
text-komi-is-tournament-practice-not-in-the-articles = 贴目是比赛惯例，条文未载

# komi of the time
text-komi-of-the-time = 当时的贴目

# komi of the time varied between 4.5 and 5.5
text-komi-of-the-time-varied-between-4-5-and-5-5 = 当时的贴目在 4.5 目与 5.5 目之间变动

# komi of the time went from 4.5 to 5.5; 5.5 is the last common value
text-komi-of-the-time-went-from-4-5-to-5-5-5-5-is-the-last = 当时的贴目由 4.5 目变为 5.5 目；5.5 目是最后通行的数值

# komi on small boards: course notes say that 9x9 uses the value of 19x19
text-komi-on-small-boards-course-notes-say-that-9x9-uses-the-value-of-19x19 = 小棋盘的贴目：课程笔记称 9x9 采用 19x19 的数值

# living stones that possess neutral points are in seki (article 8); that the players agree which those are is practice
text-living-stones-that-possess-neutral-points-are-in-seki-article-8-that-the-players-agree-which = 有单官的活棋为双活（第 8 条）；由双方商定哪些棋属于此类，是惯例

# loss or penalty as the competition code says; its article 18 has the cautions and warnings
text-loss-or-penalty-as-the-competition-code-says-its-article-18-has-the-cautions-and-warnings = 依竞赛规程判负或处罚；注意和警告载于其第 18 条

# no article names protective moves; the commentary on article 9 has them played before the end of the game
text-no-article-names-protective-moves-the-commentary-on-article-9-has-them-played-before-the-end = 没有条文提到补棋；第 9 条解说要求在终局之前补棋

# no article speaks of protective moves: that one left out costs its point is practice
text-no-article-speaks-of-protective-moves-that-one-left-out-costs-its-point-is-practice = 没有条文谈及补棋；未补之点不计是惯例

# no point turns on it, as eyes in seki count like any others
text-no-point-turns-on-it-as-eyes-in-seki-count-like-any-others = 目数不因此而变，因为双活中的眼与其他的眼一样计入

# no rule set of any federation, but a count to compare with
text-no-rule-set-of-any-federation-but-a-count-to-compare-with = 不是任何协会的规则，而是供比较用的计数

# none is known of
text-none-is-known-of = 未见有贴目

# not the Chinese rules: they bar self-capture; use chinese-2002 for those
text-not-the-Chinese-rules-they-bar-self-capture-use-chinese-2002-for-those = 不是中国规则：中国规则禁止自杀；需要时请用 chinese-2002

# nothing comes off by agreement
text-nothing-comes-off-by-agreement = 不依双方同意清理任何棋子

# nothing for fewer than two stones
text-nothing-for-fewer-than-two-stones = 少于两子时不给

# nothing in the Ing texts; an American reading and one server give White N points and equal scores
text-nothing-in-the-Ing-texts-an-American-reading-and-one-server-give-White-N-points-and = 应氏条文中没有规定；美国的一种解读和一个服务器给白方 N 目，得分相等时也判白方胜

# of the articles only 6 to 10, 15 and 17 and the special rulings are told of; the rest is taken to be that of 2016
text-of-the-articles-only-6-to-10-15-and-17-and-the-special-rulings-are-told = 条文中只见到有关第 6 至 10 条、第 15 条、第 17 条和特别裁定的叙述；其余视为与 2016 年相同

# official commentary
text-official-commentary = 官方解说

# one account of Ming and Qing practice has N stones given back for N, in an unclear unit
text-one-account-of-Ming-and-Qing-practice-has-N-stones-given-back-for-N-in-an = 一种关于明清做法的说法是让 N 子还 N 子，单位不明

# one phase of agreement; after a second stop the board is scored as it stands
text-one-phase-of-agreement-after-a-second-stop-the-board-is-scored-as-it-stands = 有一个协商阶段；第二次停止之后，按盘面现状计算

# only in the quick count: a pass costs a stone
text-only-in-the-quick-count-a-pass-costs-a-stone = 只限于快速计算：一次虚着付出一枚棋子

# only the introduction was readable; phases, ko and counting come from a summary by others
text-only-the-introduction-was-readable-phases-ko-and-counting-come-from-a-summary-by-others = 只有引言能读到；阶段、打劫和计算出自他人所作概要

# only the rulings on shapes were read; the rest is taken as common to the Japanese rules
text-only-the-rulings-on-shapes-were-read-the-rest-is-taken-as-common-to-the-Japanese = 只读到棋形判例；其余视为与日本各规则相同

# over the board the referee may decide
text-over-the-board-the-referee-may-decide = 面对面对局时，可以由裁判裁定

# page on its rules
text-page-on-its-rules = 规则说明网页

# pass stones and White's last stone belong to the quick count, not to the score
# no native text found
text-pass-stones-and-White-s-last-stone-belong-to-the-quick-count-not-to-the-score = 因虚着交出的棋子和白方最后的一枚棋子属于快速计算，不属于得分

# passes cost a prisoner only when the game is played out; those count with the prisoners
text-passes-cost-a-prisoner-only-when-the-game-is-played-out-those-count-with-the-prisoners = 只有在继续下完的过程中，虚着才付出一枚提子；这些与提子一并计算

# plain count
# no native text found
text-plain-count = 单纯计数

# play is resumed in the original order; the second stop ends the game
text-play-is-resumed-in-the-original-order-the-second-stop-ends-the-game = 按原来的轮次恢复对局；第二次停止即终局

# points between living stones of both sides belong half to each; the lead does not change
text-points-between-living-stones-of-both-sides-belong-half-to-each-the-lead-does-not-change = 双方活子之间的点各得一半；目差不变

# points to White in handicap games
text-points-to-White-in-handicap-games = 让子棋中给白方的目数

# points to White in handicap games were not read
text-points-to-White-in-handicap-games-were-not-read = 未读到让子棋中给白方的目数

# positional superko according to a summary by others
text-positional-superko-according-to-a-summary-by-others = 据他人所作概要，不论轮到哪一方下，一律禁止全局同形再现（positional superko）

# positions made by a player's own earlier board plays count; a basic ko rule is added
text-positions-made-by-a-player-s-own-earlier-board-plays-count-a-basic-ko-rule-is = 以该方自己先前在盘上着子所形成的局面为准；另加基本的打劫规定

# present Chinese rules bar self-capture; the page says otherwise
text-present-Chinese-rules-bar-self-capture-the-page-says-otherwise = 现行的中国规则禁止自杀；该网页所说与此不同

# preset aga-button
text-preset-aga-button = 预设 aga-button

# preset ancient-territory
text-preset-ancient-territory = 预设 ancient-territory

# preset stone-scoring
text-preset-stone-scoring = 预设 stone-scoring

# preset tromp-taylor
text-preset-tromp-taylor = 预设 tromp-taylor

# revision of the text by Jasiek
text-revision-of-the-text-by-Jasiek = Jasiek 对条文的修订

# rule of repetition
text-rule-of-repetition = 同形再现的规定

# said of Chinese rules in general
text-said-of-Chinese-rules-in-general = 此为对中国规则的一般说法

# scoring
text-scoring = scoring

# section 3.7
text-section-3-7 = 第 3.7 节

# server practice
text-server-practice = 对弈服务器的做法

# shared spaces are divided equally without fractions; in another description (Sensei's Library) a point next to one side only goes to that side, which is told as a reading
text-shared-spaces-are-divided-equally-without-fractions-in-another-description-Sensei-s-Library-a-point-next = 共有的空间平分，不出分数；另一种说明（Sensei's Library）把只与一方相邻的点归该方，此说作为一种解读列出

# shared spaces: divided equally (1991), or half a point each in an older description
text-shared-spaces-divided-equally-1991-or-half-a-point-each-in-an-older-description = 共有的空间：平分（1991），或依较早的一种说明各得半目

# since late 2007
text-since-late-2007 = 2007 年末以来

# so read strictly; referees still refuse the immediate recapture after a pass
text-so-read-strictly-referees-still-refuse-the-immediate-recapture-after-a-pass = 此为严格的解读；虚着之后立即回提，裁判仍不允许

# special rulings first, then playing it out, then a ruling of the association; combined moonshine life is dead
# no native text found
text-special-rulings-first-then-playing-it-out-then-a-ruling-of-the-association-combined-moonshine-life = 先依特别裁定，其次继续对局，再次由协会裁定；组合而成的月光活（moonshine life）是死棋

# stones agreed dead come off wherever they stand, as in any count of living stones
text-stones-agreed-dead-come-off-wherever-they-stand-as-in-any-count-of-living-stones = 双方同意为死子的棋子，无论位于何处都清理出盘外，凡计活子的数法皆如此

# stones are dead only inside an opposing area that lives even if its owner always passes
text-stones-are-dead-only-inside-an-opposing-area-that-lives-even-if-its-owner-always-passes = 棋子只有位于对方即使始终虚着也能存活的范围之内，才是死子

# stones come off the opponent's territory only, and a seki is nobody's
text-stones-come-off-the-opponent-s-territory-only-and-a-seki-is-nobody-s = 棋子只在位于对方的空中时才清理出盘外，而双活之处不归任何一方

# stones of both colours that coexist next to neutral points (article 9); that the players agree which those are is practice
text-stones-of-both-colours-that-coexist-next-to-neutral-points-article-9-that-the-players-agree = 与公气相邻而共存的双方棋子（第 9 条）；由双方商定哪些棋属于此类，是惯例

# stones shown to be capturable come off without filling their liberties
text-stones-shown-to-be-capturable-come-off-without-filling-their-liberties = 已证明能被提取的棋子，不必紧气即清理出盘外

# stones that are clearly dead come off at the end
text-stones-that-are-clearly-dead-come-off-at-the-end = 终局时，明显的死子清理出盘外

# suicide
text-suicide = suicide

# summary by others
text-summary-by-others = 他人所作概要

# table of rule sets
text-table-of-rule-sets = 各规则对照表

# taken back; it counts as a pass and costs a pass stone
# no native text found
text-taken-back-it-counts-as-a-pass-and-costs-a-pass-stone = 收回此手；视为虚着，须交出一枚棋子

# taking off Black's last stone changes the lead only if it stood on a neutral point
text-taking-off-Black-s-last-stone-changes-the-lead-only-if-it-stood-on-a-neutral = 去掉黑方的最后一子，只有在该子位于单官时才改变目差

# taking off one's own single stone counts like a pass
text-taking-off-one-s-own-single-stone-counts-like-a-pass = 单子自杀视同虚着

# taking off one's own single stone is barred
text-taking-off-one-s-own-single-stone-is-barred = 禁止单子自杀

# taking off one's own single stone works like a pass, unless the opponent has just passed
text-taking-off-one-s-own-single-stone-works-like-a-pass-unless-the-opponent-has-just = 单子自杀的作用与虚着相同，除非对方刚刚虚着

# tax
text-tax = tax

# territory and prisoners are added
text-territory-and-prisoners-are-added = 空与提子相加

# territory is counted unless the players agree on area; with pass stones the score is the same
# no native text found
text-territory-is-counted-unless-the-players-agree-on-area-with-pass-stones-the-score-is-the = 除非双方约定数子，否则点目；由于虚着须交出棋子，得分相同

# territory rules I
# no native text found
text-territory-rules-I = 点目规则 I

# that a point which its owner must still fill does not count is practice wherever territory is counted
text-that-a-point-which-its-owner-must-still-fill-does-not-count-is-practice-wherever-territory = 主人仍须填补的点不计，是各种点目计算的惯例

# that a single stone may be taken off one's own side follows from the ko rule; it was not read
text-that-a-single-stone-may-be-taken-off-one-s-own-side-follows-from-the-ko = 允许单子自杀是由打劫的规定推出的；并未读到

# that moonshine life is dead is the general reading of article 7.2; the official commentary was not read again
# no native text found
text-that-moonshine-life-is-dead-is-the-general-reading-of-article-7-2-the-official-commentary = 月光活（moonshine life）是死棋，这是对第 7.2 条的一般解读；未重新核读正式解说

# that of the rules it is added to
# no native text found
text-that-of-the-rules-it-is-added-to = 依纽扣所附加的原规则

# that of the rules it is added to; taking the button lifts all bans
# no native text found
text-that-of-the-rules-it-is-added-to-taking-the-button-lifts-all-bans = 依纽扣所附加的原规则；取走纽扣即解除一切禁着

# that the players agree on the dead stones is practice
text-that-the-players-agree-on-the-dead-stones-is-practice = 由双方商定死子是惯例

# the article of this edition was not read
text-the-article-of-this-edition-was-not-read = 未读到此版本的相应条文

# the articles after 6 could not be read; seki, neutral points, ko and self-capture are taken to be those of 2016
text-the-articles-after-6-could-not-be-read-seki-neutral-points-ko-and-self-capture-are = 第 6 条之后的条文未能读到；双活、单官、打劫和自杀视为与 2016 年相同

# the articles give no rule for lifting dead stones inside a seki; treated as in the Japanese rules of 1989
text-the-articles-give-no-rule-for-lifting-dead-stones-inside-a-seki-treated-as-in-the = 条文没有关于清理双活内死子的规定；按 1989 年日本围棋规约处理

# the articles themselves were not readable; a source calls them practically identical with those of 2016
text-the-articles-themselves-were-not-readable-a-source-calls-them-practically-identical-with-those-of-2016 = 条文本身无法读到；有一个出处称其与 2016 年的条文实际上相同

# the commentary on article 9 has them filled before the end of the game; read literally, article 8 puts the groups next to one left open in seki
text-the-commentary-on-article-9-has-them-filled-before-the-end-of-the-game-read-literally = 第 9 条解说要求在终局之前收完单官；照字面解读第 8 条，若有单官未收，与该单官相邻的棋块即为双活

# the description asks for a whole number; 7 is that of KataGo's preset
text-the-description-asks-for-a-whole-number-7-is-that-of-KataGo-s-preset = 说明要求贴目为整数；7 目是 KataGo 预设的贴目

# the final text of the 2025 revision of article 18 of the competition code
text-the-final-text-of-the-2025-revision-of-article-18-of-the-competition-code = 竞赛规程第 18 条 2025 年修订的最终文本

# the most stones that can stay on the board
text-the-most-stones-that-can-stay-on-the-board = 盘上最多能留下的棋子数

# the moves that White could not play; in the quick count they are already contained
text-the-moves-that-White-could-not-play-in-the-quick-count-they-are-already-contained = 即白方未能下的手数；快速计算时已包含在内

# the parts that were read have nothing of the kind
text-the-parts-that-were-read-have-nothing-of-the-kind = 读到的部分没有这类规定

# the rule that Black wins at equal scores is told of even games
text-the-rule-that-Black-wins-at-equal-scores-is-told-of-even-games = 得分相等时黑方胜的规定，是就分先对局而言的

# the rules in its source code
text-the-rules-in-its-source-code = 其源代码中的规则

# the text also defines a group and says that hypothetical play is local
text-the-text-also-defines-a-group-and-says-that-hypothetical-play-is-local = 条文还规定了棋块的定义，并写明假想的着手只限于局部

# the text bars a repetition of the whole board in principle (article 20), practice does not
text-the-text-bars-a-repetition-of-the-whole-board-in-principle-article-20-practice-does-not = 条文原则上禁止全局同形再现（第 20 条），实际做法并不禁止

# the text bars a repetition of the whole board; practice is the simple ko with a referee
text-the-text-bars-a-repetition-of-the-whole-board-practice-is-the-simple-ko-with-a = 条文禁止全局同形再现；实际做法是只禁止立即回提劫，并由裁判裁定

# the text counts surrounded points and does not speak of others
text-the-text-counts-surrounded-points-and-does-not-speak-of-others = 条文计所围的点，没有谈及其他的点

# the text does not speak of disputes
text-the-text-does-not-speak-of-disputes = 条文没有提到争议

# the text has a superko; which form was not read
text-the-text-has-a-superko-which-form-was-not-read = 条文禁止全局同形再现（superko）；未读到属于哪一种形式

# the text has nothing of the kind
text-the-text-has-nothing-of-the-kind = 条文没有这类规定

# the text knows no komi
text-the-text-knows-no-komi = 条文中没有贴目

# the text knows no komi and does not say what happens at equal scores
text-the-text-knows-no-komi-and-does-not-say-what-happens-at-equal-scores = 条文中没有贴目，也未写明得分相等时如何处理

# the text knows no komi and does not say what happens at equal scores or in a dispute
text-the-text-knows-no-komi-and-does-not-say-what-happens-at-equal-scores-or-in = 条文中没有贴目，也未写明得分相等或有争议时如何处理

# the text names the Simplified Ing rules (2007) or the Ing rules (later)
text-the-text-names-the-Simplified-Ing-rules-2007-or-the-Ing-rules-later = 条文所指的是简化应氏规则（2007）或应氏规则（此后）

# the text of 1991 forgives mistakes in ko
text-the-text-of-1991-forgives-mistakes-in-ko = 1991 年的条文宽宥打劫中的失误

# the text sets the stones and speaks of no points for them
text-the-text-sets-the-stones-and-speaks-of-no-points-for-them = 条文规定让子的摆放，没有提到为让子给予目数

# the usual komi of territory counting is meant
text-the-usual-komi-of-territory-counting-is-meant = 指点目时通常的贴目

# the value for these years was not read in the text
text-the-value-for-these-years-was-not-read-in-the-text = 这些年份的数值未在条文中读到

# the value of komi
text-the-value-of-komi = 贴目的数值

# the year in which 3 3/4 zi took the place of 2 3/4 zi (5.5 points)
text-the-year-in-which-3-3-4-zi-took-the-place-of-2-3-4-zi = 3又3/4 子取代 2又3/4 子（5.5 目）的年份

# the year in which komi 8 began; Ing's first komi was 6, with Black winning at equal scores
text-the-year-in-which-komi-8-began-Ing-s-first-komi-was-6-with-Black-winning = 开始贴 8 目的年份；应氏最初贴 6 目，得分相等时黑方胜

# the year in which komi went from 5.5 to 7.5: an encyclopedia dates the last change 2004
text-the-year-in-which-komi-went-from-5-5-to-7-5-an-encyclopedia-dates-the = 贴目由 5.5 目改为 7.5 目的年份：一部百科把最后一次改动定在 2004 年

# there is no notion of dead stones
text-there-is-no-notion-of-dead-stones = 没有死子的概念

# there is no resumption: the second pass ends the game
text-there-is-no-resumption-the-second-pass-ends-the-game = 没有恢复对局：第二次虚着即终局

# they are captured in playing out; a point under a stone that stays counts for nobody
text-they-are-captured-in-playing-out-a-point-under-a-stone-that-stays-counts-for-nobody = 在继续下完的过程中被提取；留在盘上的棋子，其所在之点不归任何一方

# they serve the counting procedure only
text-they-serve-the-counting-procedure-only = 提子只供计算时的操作之用

# this is what one Korean page says; it is not a Taiwanese text
text-this-is-what-one-Korean-page-says-it-is-not-a-Taiwanese-text = 这是韩国一个网页的说法，不是台湾的条文

# told in three ways: half a point from Black to White, one point, or Black's last stone taken off
text-told-in-three-ways-half-a-point-from-Black-to-White-one-point-or-Black-s = 有三种说法：黑方给白方半目，一目，或者去掉黑方的最后一子

# tournament practice since September 2002
text-tournament-practice-since-September-2002 = 2002 年 9 月以来的比赛惯例

# triple ko, round-robin ko and eternal life end the game without result
text-triple-ko-round-robin-ko-and-eternal-life-end-the-game-without-result = 三劫循环、循环劫和长生使对局以无胜负结束

# two in a row after the first pass
text-two-in-a-row-after-the-first-pass = 首次虚着之后，连续两次

# two passes a phase
text-two-passes-a-phase = 每个阶段两次虚着

# two passes a phase according to a summary by others
text-two-passes-a-phase-according-to-a-summary-by-others = 据他人所作概要，每个阶段两次虚着

# two points a group that lives on its own; in a seki only the eyes really needed
text-two-points-a-group-that-lives-on-its-own-in-a-seki-only-the-eyes-really = 独立成活的棋每块两目；双活中只取确实需要的眼

# undone; it becomes a pass with a pass stone
# no native text found
text-undone-it-becomes-a-pass-with-a-pass-stone = 撤销此手；改为虚着，并交出一枚棋子

# up to nine; with two or three stones the far left corner stays empty
text-up-to-nine-with-two-or-three-stones-the-far-left-corner-stays-empty = 至多九子；让二子或三子时，远处左角空着

# up to three periods of a sixth of the basic time each; after that the game is lost
text-up-to-three-periods-of-a-sixth-of-the-basic-time-each-after-that-the-game = 至多三段延时，每段为基本用时的六分之一；此后判负

# verified by removal, that is by play
text-verified-by-removal-that-is-by-play = 以提取来验证，即以实际着子来验证

# web page
text-web-page = 网页

# what was read has nothing on handicap games
text-what-was-read-has-nothing-on-handicap-games = 读到的部分没有关于让子棋的内容

# where komi is a whole number
text-where-komi-is-a-whole-number = 指贴目为整数时

# where one player alone can repeat, a draw if that player does (article 10.2)
text-where-one-player-alone-can-repeat-a-draw-if-that-player-does-article-10-2 = 只有一方能够反复时，若该方反复，则为和棋（第 10.2 条）

# where one player alone can repeat, that player may have a draw
text-where-one-player-alone-can-repeat-that-player-may-have-a-draw = 只有一方能够反复时，该方可以得到和棋

# whether dead stones may be taken out of a seki (article 17)
text-whether-dead-stones-may-be-taken-out-of-a-seki-article-17 = 死子可否从双活中取出（第 17 条）

# whether moonshine life is alive is disputed
# no native text found
text-whether-moonshine-life-is-alive-is-disputed = 月光活（moonshine life）是否活棋有争议

# whether moonshine life is alive is disputed; article 10.2 gives a draw to the player who can repeat
# no native text found
text-whether-moonshine-life-is-alive-is-disputed-article-10-2-gives-a-draw-to-the-player = 月光活（moonshine life）是否活棋有争议；第 10.2 条使能够反复的一方得到和棋

# whether the ko rule is that of Ing or positional superko
text-whether-the-ko-rule-is-that-of-Ing-or-positional-superko = 打劫的规定是应氏的，还是不论轮到哪一方下一律禁止全局同形再现（positional superko）

# which form of superko is meant
text-which-form-of-superko-is-meant = 所指的是哪一种禁止全局同形再现的规定（superko）

# whiteHandicapBonus
text-whiteHandicapBonus = whiteHandicapBonus

# with Ing equipment and komi 8; with komi 7.5 no equal score arises
text-with-Ing-equipment-and-komi-8-with-komi-7-5-no-equal-score-arises = 指用应氏棋具且贴 8 目；贴 7.5 目时不会得分相等

# with more than nine stones the first nine go on the marked points, the others anywhere
text-with-more-than-nine-stones-the-first-nine-go-on-the-marked-points-the-others-anywhere = 超过九子时，前九子放在有标记的点上，其余放在任意位置

# with one pass more if need be
text-with-one-pass-more-if-need-be = 必要时再多虚着一次

# with pass stones a count of territory and prisoners gives the same score
# no native text found
text-with-pass-stones-a-count-of-territory-and-prisoners-gives-the-same-score = 由于虚着须交出棋子，计空与提子所得的得分相同
