### Japanese. What the texts of rule sets are called, and what is noted of them. The English stands above each: it is the text of the rule set itself.
### An id is the first place that has the text, in the order of rule sets and of their clauses: set, clause, and what it is there.

# Japanese rules 1989
japanese-1989-name = 日本囲碁規約1989

# tournament practice since September 2002
japanese-1989-komi-edition = 2002年9月以降の大会の慣行

# komi is not part of the text; what applies in handicap games was not verified
japanese-1989-komi-note = コミは条文にない。置碁で何が適用されるかは確かめていない

# living stones that possess neutral points are in seki (article 8); that the players agree which those are is practice
japanese-1989-seki_test-note = ダメを有する活き石がセキ石である（第8条）。どの石がそれに当たるかを対局者が合意で決めるのは慣行である

# dead stones come off the opponent's territory only, and eyes in a seki are not territory
japanese-1989-dead_in_seki-note = 死に石を取り上げるのは相手の地の中からだけであり、セキ石の目は地ではない

# official commentary
japanese-1989-one_sided_neutral-edition = 公式の解説

# no article names protective moves; the commentary on article 9 has them played before the end of the game
japanese-1989-one_sided_neutral-note = 手入れに触れた条文はない。第9条の解説は、手入れを終局の前に打つものとする

# the commentary on article 9 has them filled before the end of the game; read literally, article 8 puts the groups next to one left open in seki
japanese-1989-neutral_filling-note = 第9条の解説は、ダメを終局の前に詰めるものとする。第8条を文字どおりに解釈すれば、空いたままのダメに隣り合うグループはセキになる

# the text has nothing of the kind
japanese-1989-group_tax-note = 条文にそのような定めはない

# table of rule sets
japanese-1989-handicap-edition = ルールの一覧表

# server practice
japanese-1989-handicap_placement-edition = 対局サーバーの慣行

# in the confirmation of life and death a ko may be retaken only after a pass for it (article 7)
japanese-1989-ko-note = 死活確認の際は、そのコウについてパスした後でなければ、コウを取り返すことができない（第7条）

# komi is not part of the text; 6.5 is tournament practice since September 2002; earlier it was 5.5, before that 4.5
japanese-1989-uncertain-1 = コミは条文にない。6.5目は2002年9月以降の大会の慣行である。それ以前は5.5目、さらにその前は4.5目であった

# komi in handicap games: 0 or 0.5 is said to be the organiser's choice
japanese-1989-uncertain-2 = 置碁のコミ。0か0.5目かは主催者が選ぶとされる

# that moonshine life is dead is the general reading of article 7.2; the official commentary was not read again
# no native text found
japanese-1989-uncertain-3 = 月光の活きを死に石とするのは、第7条2の一般的な解釈である。公式の解説を改めて読んではいない

# Japanese rules 1949 with the WAGC rulings
japanese-1949-wagc-name = 日本棋院囲碁規約1949（世界アマの裁定を含む）

# 1949, rulings of 1979 and 1980
japanese-1949-wagc-edition = 1949年、裁定は1979年と1980年

# history of komi
japanese-1949-wagc-komi-edition = コミの変遷

# komi of the time went from 4.5 to 5.5; 5.5 is the last common value
japanese-1949-wagc-komi-note = 当時のコミは4.5目から5.5目に移った。5.5目は一般に用いられた最後の値である

# as the text of 1989
japanese-1949-wagc-counting-edition = 1989年の条文と同じとする

# the article of this edition was not read
japanese-1949-wagc-counting-note = この版の条項は読んでいない

# Japanese rules 1949
japanese-1949-wagc-seki_test-article-text = 日本棋院囲碁規約1949

# Rulings on shapes
# no native text found
japanese-1949-wagc-seki_test-article = 形ごとの裁定例

# by shape
japanese-1949-wagc-seki_test-note = 形による

# stones come off the opponent's territory only, and a seki is nobody's
japanese-1949-wagc-dead_in_seki-note = 石を取り上げるのは相手の地の中からだけであり、セキはどちらのものでもない

# that a point which its owner must still fill does not count is practice wherever territory is counted
japanese-1949-wagc-one_sided_neutral-note = 持ち主がまだ詰めなければならない点を数えないのは、地を数えるところに共通の慣行である

# the parts that were read have nothing of the kind
japanese-1949-wagc-group_tax-note = 読んだ部分には、そのような定めはない

# triple ko, round-robin ko and eternal life end the game without result
# no native text found
japanese-1949-wagc-repetition-note = 三コウ、循環コウ、長生が生じれば、無勝負として対局を終える

# bent four is dead whatever the rest of the board; three points without capturing was 3 points in 1949, seki in 1980
japanese-1949-wagc-dispute-note = 隅の曲がり四目は、盤の他の部分がどうであれ死に石である。取らず三目は、1949年には3目、1980年にはセキとされた

# komi of the time varied between 4.5 and 5.5
japanese-1949-wagc-uncertain-1 = 当時のコミは、4.5目から5.5目までの間で一定していなかった

# only the rulings on shapes were read; the rest is taken as common to the Japanese rules
# no native text found
japanese-1949-wagc-uncertain-2 = 読んだのは、形ごとの裁定例だけである。その他は、日本のルールに共通のものとみなす

# Korean Baduk Association rules 2016
korean-2016-name = 韓国棋院ルール2016

# 2016 (in force March 2017)
korean-2016-edition = 2016（2017年3月施行）

# KBF basic rules page
korean-2016-komi-edition = 大韓囲碁協会（KBF）の基本ルールのページ

# komi is tournament practice, not in the articles
korean-2016-komi-note = コミは大会の慣行であり、条文にはない

# dead are stones that can be captured (article 6), judged on each separated shape after both have passed (article 11); that the players agree on them is practice
korean-2016-removal-note = 取られ得る石が死に石であり（第6条）、双方のパスの後、分かれた形ごとに判定する（第11条）。対局者がこれに合意することは慣行である

# stones of both colours that coexist next to neutral points (article 9); that the players agree which those are is practice
korean-2016-seki_test-note = ダメに隣り合って共存する双方の石（第9条）。どの石がそれに当たるかを対局者が合意で決めるのは慣行である

# the articles give no rule for lifting dead stones inside a seki; treated as in the Japanese rules of 1989
korean-2016-dead_in_seki-note = セキの中の死に石の取り上げについて、条文に定めはない。1989年の日本囲碁規約と同じに扱う

# no article speaks of protective moves: that one left out costs its point is practice
korean-2016-one_sided_neutral-note = 手入れについて述べる条項はない。手入れを欠いた点を数えないのは慣行である

# filled in turn; either player may fill freely if both agree (KBF basic rules page); word for word article 9 puts the stones next to one left open in seki
korean-2016-neutral_filling-note = 交互に詰める。双方が合意すれば、どちらも自由に詰めてよい（大韓囲碁協会の基本ルールのページ）。第9条を文字どおりに解釈すれば、空いたままのダメに隣り合う石はセキになる

# KBA How to play Baduk, 2008
# no native text found
korean-2016-handicap_placement-edition = 韓国棋院『囲碁の打ち方』、2008年

# article 12 does not say what happens at equal scores; a draw is assumed
korean-2016-tie_even-note = 第12条には、同点の場合にどうなるかが示されていない。引き分けと仮定する

# where one player alone can repeat, a draw if that player does (article 10.2)
korean-2016-repetition-note = 一方の対局者だけが反復できる場合は、その対局者が反復すれば引き分けとする（第10条2）

# competition code, November 2024
# no native text found
korean-2016-illegal_move-edition = 競技規定、2024年11月

# loss or penalty as the competition code says; its article 18 has the cautions and warnings
korean-2016-illegal_move-note = 競技規定に従い、負けまたは罰則とする。注意と警告は同規定の第18条にある

# a comment on the text (note 2) has its author allow a pass only when necessary
korean-2016-stop-note = 条文に付された解説（注2）によれば、条文の起草者は必要なときだけパスを認める

# whether moonshine life is alive is disputed; article 10.2 gives a draw to the player who can repeat
# no native text found
korean-2016-uncertain-2 = 月光の活きが活き石かどうかには争いがある。第10条2は、反復できる対局者に引き分けを与える

# the final text of the 2025 revision of article 18 of the competition code
korean-2016-uncertain-3 = 競技規定第18条の2025年改定の最終的な条文

# Korean rules for the Asian Indoor and Martial Arts Games 2013
korean-2013-aimag-name = 韓国ルール2013（アジアインドア・マーシャルアーツゲームズ）

# as the text of 2016
korean-2013-aimag-counting-edition = 2016年の条文と同じとする

# where one player alone can repeat, that player may have a draw
korean-2013-aimag-repetition-note = 一方の対局者だけが反復できる場合は、その対局者は引き分けを得ることができる

# the text also defines a group and says that hypothetical play is local
korean-2013-aimag-dispute-note = 条文はさらに、グループを定義し、仮想の着手は局所のものであるとする

# the articles themselves were not readable; a source calls them practically identical with those of 2016
korean-2013-aimag-uncertain-1 = 条文そのものは読むことができなかった。ある資料は、2016年の条文と実質的に同じであるとする

# whether moonshine life is alive is disputed
# no native text found
korean-2013-aimag-uncertain-2 = 月光の活きが活き石かどうかには争いがある

# Korean rules 2009 (KBA White Paper)
korean-2009-name = 韓国ルール2009（韓国棋院白書）

# stones shown to be capturable come off without filling their liberties
korean-2009-removal-note = 取られ得ることが示された石は、呼吸点を詰めずに取り上げる

# a pass is for the end of the game
korean-2009-stop-note = パスは終局のためのものである

# article 6.3 asks for proof that the stones can be captured
korean-2009-dispute-note = 第6条3は、その石を取ることができるという証明を求める

# the articles after 6 could not be read; seki, neutral points, ko and self-capture are taken to be those of 2016
korean-2009-uncertain-1 = 第6条より後の条文は読むことができなかった。セキ、ダメ、コウ、自殺手は、2016年の条文と同じとみなす

# Korean rules 1992
korean-1992-name = 韓国ルール1992

# the value for these years was not read in the text
korean-1992-komi-note = この年代の値は、条文で読んだものではない

# article 17 is unclear whether dead stones may be taken out of a seki
korean-1992-dead_in_seki-note = セキの中の死に石を取り上げてよいかどうかは、第17条では明らかでない

# article 15 ends the game when no profitable move is left; it does not say that neutral points must be filled
korean-1992-neutral_filling-note = 第15条は、得になる着手がなくなれば終局となるとする。ダメを詰めなければならないとは述べていない

# Additional Rules
# no native text found
korean-1992-dispute-article = 追加規則（Additional Rules）

# special rulings first, then playing it out, then a ruling of the association; combined moonshine life is dead
# no native text found
korean-1992-dispute-note = まず特別裁定、次に実際に打って決めること、次に棋院の裁定による。複合した月光の活きは死に石である

# komi of the time
korean-1992-uncertain-1 = 当時のコミ

# of the articles only 6 to 10, 15 and 17 and the special rulings are told of; the rest is taken to be that of 2016
korean-1992-uncertain-2 = 条文のうち、内容が伝えられているのは第6条から第10条まで、第15条、第17条、特別裁定だけである。その他は、2016年の条文と同じとみなす

# whether dead stones may be taken out of a seki (article 17)
korean-1992-uncertain-3 = セキの中の死に石を取り上げてよいかどうか（第17条）

# a draft of 2003 wanted bent four inside a capturing race, and a triple ko of an eye against no eye, to be seki; whether it was adopted is not known
korean-1992-uncertain-4 = 2003年の草案は、攻め合いの中の隅の曲がり四目と、眼あり眼なしの三コウを、セキとしようとした。採用されたかどうかは不明である

# KBA How to play Baduk (international rules)
# no native text found
kba-beginner-name = 韓国棋院『囲碁の打ち方』（国際ルール）

# How to play Baduk, 2008
# no native text found
kba-beginner-edition = 『囲碁の打ち方』、2008年

# Diagram 1
kba-beginner-territory-article = 図1

# Diagram 11
kba-beginner-dead-article-2 = 図11

# the text knows no komi
kba-beginner-komi-note = この文書にコミの定めはない

# Diagram 14
kba-beginner-seki_points-article = 図14

# as a general rule no point inside a seki counts, even an eye
kba-beginner-seki_points-note = 原則として、セキの中の点は、眼であっても数えない

# the text counts surrounded points and does not speak of others
kba-beginner-neutral_points-note = この文書は囲んだ点を数え、その他の点には触れていない

# the text sets the stones and speaks of no points for them
kba-beginner-handicap-note = この文書は置石を置くとするが、その分の目数には触れていない

# Diagram 15
kba-beginner-handicap_placement-article = 図15

# up to nine; with two or three stones the far left corner stays empty
kba-beginner-handicap_placement-note = 9個まで。2個または3個の場合は、左奥の隅を空けておく

# Diagram 13
kba-beginner-ko-article = 図13

# Diagram 8
kba-beginner-suicide-article = 図8

# End of the game
kba-beginner-stop-article = 終局

# stones that are clearly dead come off at the end
kba-beginner-dispute-note = 明らかな死に石は、終わりに取り上げる

# territory and prisoners are added
kba-beginner-counting_procedure-note = 地とアゲハマを合計する

# the text knows no komi and does not say what happens at equal scores
kba-beginner-uncertain-1 = この文書にコミの定めはなく、同点の場合にどうなるかも示されていない

# Popular summary of the rules (Cyningstan)
# no native text found
cyningstan-name = 一般向けのルール要約（Cyningstan）

# web page
cyningstan-edition = ウェブページ

# that the players agree on the dead stones is practice
cyningstan-removal-note = 対局者が死に石に合意することは慣行である

# every surrounded point counts, also one that its owner must still fill
cyningstan-one_sided_neutral-note = 囲んだ点はすべて数える。持ち主がまだ詰めなければならない点も数える

# with more than nine stones the first nine go on the marked points, the others anywhere
cyningstan-handicap_placement-note = 9個を超える場合は、最初の9個を盤に印のある点（星）に、残りを任意の点に置く

# the text does not speak of disputes
cyningstan-dispute-note = この文書は係争に触れていない

# the text knows no komi and does not say what happens at equal scores or in a dispute
cyningstan-uncertain-1 = この文書にコミの定めはなく、同点の場合や係争の場合にどうなるかも示されていない

# Chinese Weiqi Association rules 2002
chinese-2002-name = 中国囲棋規則2002

# Chinese rules 2002
chinese-2002-territory-article-text = 中国囲棋規則2002

# Counting
chinese-2002-territory-article = 数え方

# counting in zi
chinese-2002-komi-edition = 子による数え方

# 3 3/4 zi; small boards are reported to use the same
chinese-2002-komi-note = 3 3/4子。小さい盤でも同じ値を用いると伝えられる

# no point turns on it, as eyes in seki count like any others
chinese-2002-seki_test-note = セキ石の目も他の目と同じに数えるので、これによって目数が変わることはない

# stones agreed dead come off wherever they stand, as in any count of living stones
chinese-2002-dead_in_seki-note = 死に石と合意した石は、どこにあっても取り上げる。活き石を数える計算では、すべて同じである

# points between living stones of both sides belong half to each; the lead does not change
chinese-2002-neutral_points-note = 双方の活き石の間にある点は、半分ずつ双方のものとする。目差は変わらない

# a neutral point is worth a point, so players fill it
chinese-2002-neutral_filling-note = ダメは1目の値があるので、対局者はこれを詰める

# Black returns N/2 zi; the official text is said not to treat handicap games
chinese-2002-handicap-note = 黒がN/2子を返す。公式の条文は置碁を扱っていないとされる

# cannot arise with 3 3/4 zi
chinese-2002-tie_even-note = コミが3 3/4子であれば生じ得ない

# article 20 bars a repetition of the whole board in principle and leaves the rest to the event; practice is the simple ko with a referee
chinese-2002-ko-note = 第20条は全局面の再現を原則として禁じ、その他を大会に委ねる。慣行では、単純なコウの規定を用い、審判が裁定する

# Capture
chinese-2002-suicide-article = 取り

# each event may add its own rule: no result, a draw, an extra game
chinese-2002-repetition-note = 各大会は、無勝負、引き分け、対局の追加など、独自の規定を加えることができる

# Illegal moves
chinese-2002-illegal_move-article = 反則の着手

# over the board the referee may decide
chinese-2002-dispute-note = 対面の対局では、審判が決めることができる

# the year in which 3 3/4 zi took the place of 2 3/4 zi (5.5 points)
chinese-2002-uncertain-1 = コミの2 3/4子（5.5目）が3 3/4子に替わった年

# komi on small boards: course notes say that 9x9 uses the value of 19x19
chinese-2002-uncertain-2 = 小さい盤のコミ。講習の資料によれば、9路盤では19路盤の値を用いる

# the text bars a repetition of the whole board in principle (article 20), practice does not
chinese-2002-uncertain-3 = 条文は全局面の再現を原則として禁じる（第20条）が、慣行では禁じない

# Chinese rules 1988
chinese-1988-name = 中国ルール1988

# 2 3/4 zi, from histories of komi
chinese-1988-komi-note = 2 3/4子。コミの変遷を記したものによる

# said of Chinese rules in general
chinese-1988-handicap-note = 中国ルール一般について言われていること

# cannot arise with 2 3/4 zi
chinese-1988-tie_even-note = コミが2 3/4子であれば生じ得ない

# the text bars a repetition of the whole board; practice is the simple ko with a referee
chinese-1988-ko-note = 条文は全局面の再現を禁じる。慣行では、単純なコウの規定を用い、審判が裁定する

# a draw or a replay for triple ko and the like when neither side yields
chinese-1988-repetition-note = 三コウなどで双方とも譲らない場合は、引き分けまたは打ち直しとする

# 2 3/4 zi (5.5 points) comes from histories of komi, it was not read in the text
chinese-1988-uncertain-1 = 2 3/4子（5.5目）は、コミの変遷を記したものによる。条文で読んだものではない

# Old Taiwan rule
# no native text found
taiwan-old-name = 台湾の旧ルール

# description
taiwan-old-edition = 説明

# doubtful: 6 was used in the Mingren of 1978, when Ing's rules were already in use in Taiwan
taiwan-old-komi-note = 疑わしい。6目は1978年の名人戦（Mingren）で用いられたが、その時、台湾ではすでに応氏ルールが用いられていた

# told in three ways: half a point from Black to White, one point, or Black's last stone taken off
taiwan-old-last_play-note = 三通りに伝えられる。黒から白へ半目、1目、または黒の最後の石の取り上げ

# a page of the Korea Baduk Federation says that self-capture is legal and works like a pass
taiwan-old-suicide-note = 大韓囲碁協会のあるページには、自殺手は許され、パスと同じ働きをするとある

# komi: 6 was used in the Mingren of 1978, but Ing's rules had been in use since September 1977 with a first komi of 6
taiwan-old-uncertain-1 = コミ。6目は1978年の名人戦（Mingren）で用いられたが、応氏ルールが、最初のコミを6目として、1977年9月からすでに用いられていた

# taking off Black's last stone changes the lead only if it stood on a neutral point
taiwan-old-uncertain-2 = 黒の最後の石の取り上げによって目差が変わるのは、その石がダメにあった場合だけである

# Ing rules (SST, Goe)
ing-sst-name = 応氏ルール（SST、Goe）

# Ing rules 1991
ing-sst-territory-article-text = 応氏ルール1991

# Compensation
ing-sst-komi-article = コミ（Compensation）

# description of Ing counting
ing-sst-komi-edition = 応氏の数え方の説明

# 8 points, and Black wins at equal scores, which is worth 7.5
ing-sst-komi-note = 8目で、同点なら黒の勝ちとする。7.5目に相当する

# each side fills in its 180 stones; the result is that of an area count
ing-sst-counting-note = 双方が自分の石180個で埋める。結果は面積計算と同じである

# shared spaces are divided equally without fractions; in another description (Sensei's Library) a point next to one side only goes to that side, which is told as a reading
ing-sst-neutral_points-note = 共有の空所は、端数を出さずに等分する。別の説明（Sensei's Library）では、一方の石だけに隣り合う点はその側のものとする。これは別の解釈として示す

# nothing in the Ing texts; an American reading and one server give White N points and equal scores
ing-sst-handicap-note = 応氏の条文には何もない。アメリカのある解釈と、あるサーバーは、白にN目を与え、同点なら白の勝ちとする

# the rule that Black wins at equal scores is told of even games
ing-sst-tie_handicap-note = 同点なら黒の勝ちとする規定は、互先について述べられている

# Ko
ing-sst-ko-article = コウ

# fighting and disturbing kos
# no native text found
ing-sst-ko-note = 争劫と攪劫

# SST laws
ing-sst-suicide-edition = SSTの規則

# taking off one's own single stone is barred
ing-sst-suicide-note = 自分の石1個だけを取り上げることは禁じられる

# a disturbing ko may not be retaken without end
# no native text found
ing-sst-repetition-note = 攪劫を際限なく取り返すことはできない

# the text of 1991 forgives mistakes in ko
ing-sst-illegal_move-note = 1991年の条文は、コウについての誤りをとがめない

# Removal
ing-sst-dispute-article = 取り上げ

# verified by removal, that is by play
ing-sst-dispute-note = 取り上げによって、すなわち実際に打って確かめる

# Timing
ing-sst-overtime-article = 時間

# description of Ing timing
ing-sst-overtime-edition = 応氏の時間規定の説明

# up to three periods of a sixth of the basic time each; after that the game is lost
ing-sst-overtime-note = 1回につき基本の持ち時間の6分の1、最大3回。それを超えると負けとする

# the year in which komi 8 began; Ing's first komi was 6, with Black winning at equal scores
ing-sst-uncertain-1 = コミ8目の始まった年。応氏の最初のコミは6目で、同点なら黒の勝ちであった

# shared spaces: divided equally (1991), or half a point each in an older description
ing-sst-uncertain-2 = 共有の空所。等分する（1991年）か、より古い説明のように半目ずつとするか

# equal scores and points for White in handicap games are not in the Ing texts
ing-sst-uncertain-3 = 置碁での同点の場合と白に与える目数は、応氏の条文にない

# Simplified Ing rules
# no native text found
simplified-ing-name = 簡易応氏ルール

# Scoring
simplified-ing-territory-article = 計算

# Tournament rules
simplified-ing-komi-article = 大会規則

# EGF tournament rules
simplified-ing-komi-edition = EGF大会規則

# 8 with Ing equipment, 7.5 otherwise
simplified-ing-komi-note = 応氏の用具では8目、それ以外では7.5目

# with Ing equipment and komi 8; with komi 7.5 no equal score arises
simplified-ing-tie_even-note = 応氏の用具でコミが8目の場合。コミが7.5目であれば、同点は生じない

# Repetition
simplified-ing-ko-article = 反復

# Play
simplified-ing-suicide-article = 着手

# one phase of agreement; after a second stop the board is scored as it stands
simplified-ing-dispute-note = 合意の段階は1回だけである。2度目の停止の後は、盤面をそのまま計算する

# American Go Association rules
aga-name = アメリカ囲碁協会ルール（AGA）

# 1991, komi as revised
aga-edition = 1991年、コミは改定後

# as revised
aga-komi-edition = 改定後

# with pass stones a count of territory and prisoners gives the same score
aga-prisoners-note = パスで石を渡せば、地とアゲハマの計算も同じ結果になる

# a pass hands over a stone, so that a count of territory gives the area score
aga-pass_stones-note = パスのときに石1個を渡すので、地の計算で面積計算と同じ結果が得られる

# with one pass more if need be
aga-last_pass-note = 必要であれば、もう1回パスする

# added in an area count only; in a count of territory the pass stones do it
aga-handicap-note = 面積計算でのみ加える。地の計算では、パスで渡す石がその役をする

# free placement is allowed
aga-handicap_placement-note = 任意の点に置くことも許される

# cannot arise with half points
aga-tie_even-note = 半目が付けば生じ得ない

# taken back; it counts as a pass and costs a pass stone
aga-illegal_move-note = 着手を取り消す。パスとみなし、石1個を渡す

# if both pass at once after resuming, every stone stays
aga-dispute-note = 再開後すぐに双方がパスすれば、石はすべて残る

# the year in which komi went from 5.5 to 7.5: an encyclopedia dates the last change 2004
aga-uncertain-1 = コミが5.5目から7.5目に移った年。ある百科事典は、最後の変更を2004年とする

# after White's extra pass one account lets Black move when play is resumed
aga-uncertain-2 = 白がもう1回パスした後に対局を再開するとき、黒が先に打つとする記述がある

# British Go Association rules
bga-name = イギリス囲碁協会ルール（BGA）

# since late 2007
bga-edition = 2007年末から

# BGA rules
bga-territory-article-text = イギリス囲碁協会ルール

# BGA summary
bga-komi-edition = BGAによる要約

# for 19x19; smaller boards should keep a komi that is no whole number
bga-komi-note = 19路盤についての値。より小さい盤でも、コミは整数でないものとすべきである

# territory is counted unless the players agree on area; with pass stones the score is the same
bga-prisoners-note = 対局者が面積によることに合意しない限り、地を数える。パスで石を渡すので、計算結果は同じである

# Passing
bga-pass_stones-article = パス

# The last move
bga-last_pass-article = 最後の着手

# added in an area count only
bga-handicap-note = 面積計算でのみ加える

# positions made by a player's own earlier board plays count; a basic ko rule is added
bga-ko-note = 対象となるのは、対局者自身の以前の盤上の着手で生じた局面である。これに基本のコウの規定が加わる

# British events announced as Japanese take triple ko and the like as a draw
bga-repetition-note = 日本ルールによると告知されたイギリスの大会では、三コウなどを引き分けとする

# undone; it becomes a pass with a pass stone
bga-illegal_move-note = 着手を元に戻す。石1個を渡すパスとなる

# Ending the game
bga-stop-article = 対局の終了

# Disputes
bga-resumption-article = 係争

# komi 7.5 and 0.5 are given for 19x19; on smaller boards the organiser chooses
bga-uncertain-1 = コミ7.5目と0.5目は、19路盤について示されている。より小さい盤では主催者が選ぶ

# French rules (FFG)
ffg-name = フランスルール（FFG）

# as translated
ffg-edition = 訳文による

# French rules
ffg-territory-article-text = フランスルール

# chapter on counting
ffg-komi-edition = 数え方の章

# only in the quick count: a pass costs a stone
ffg-pass_stones-note = 簡便な数え方でのみ、パスのときに石1個を渡す

# in the quick count White gives one stone more if Black moved last: that is counting, not a pass
ffg-last_pass-note = 簡便な数え方では、最後の着手が黒であれば、白が石をもう1個渡す。これは数え方であり、パスではない

# the moves that White could not play; in the quick count they are already contained
ffg-handicap-note = 白が打てなかった着手の分である。簡便な数え方では、すでに含まれている

# rule of repetition
ffg-ko-edition = 反復の規定

# so read strictly; referees still refuse the immediate recapture after a pass
ffg-ko-note = 厳密に解釈すればこうなる。それでも審判は、パスの後、すぐに取り返すことを認めない

# pass stones and White's last stone belong to the quick count, not to the score
ffg-uncertain-1 = パスで渡す石と白の最後の石は、簡便な数え方に属するものであり、計算結果に属するものではない

# New Zealand rules
nz-name = ニュージーランドルール

# New Zealand Go Society
nz-edition = ニュージーランド囲碁協会

# Handicap
nz-handicap-article = 置碁

# White passes the first N - 1 moves, without komi
nz-handicap-note = 白は最初のN - 1手をパスし、コミはない

# 184 to 177 on 19x19
nz-tie_even-note = 19路盤で184対177

# cannot arise on an odd board without shared points
nz-tie_handicap-note = 奇数路の盤で共有の点がなければ生じ得ない

# a pass counts as a move
nz-ko-note = パスも着手に数える

# taking off one's own single stone works like a pass, unless the opponent has just passed
nz-suicide-note = 相手がパスした直後を除き、自分の石1個だけを取り上げることは、パスと同じ働きをする

# if the players cannot agree who moves next, every stone is alive
nz-dispute-note = 次にどちらが打つかについて合意できなければ、石はすべて活き石である

# discussion of 2004
nz-counting_procedure-edition = 2004年の議論

# that a single stone may be taken off one's own side follows from the ko rule; it was not read
nz-uncertain-1 = 自分の石1個だけを取り上げてよいことは、コウの規定から導かれる。そのような記述を読んだわけではない

# Tromp-Taylor rules
tromp-taylor-name = Tromp-Taylorルール

# preset tromp-taylor
tromp-taylor-komi-edition = プリセットtromp-taylor

# komi is not part of the rules; this is KataGo's
tromp-taylor-komi-note = コミはこのルールに含まれない。これはKataGoの値である

# there is no notion of dead stones
tromp-taylor-removal-note = 死に石という概念はない

# there is no resumption: the second pass ends the game
tromp-taylor-resumption-note = 再開はない。2回目のパスで終局となる

# every stone on the board is alive
tromp-taylor-dispute-note = 盤上の石はすべて活き石である

# komi is not part of the rules; 7.5 is KataGo's preset value
tromp-taylor-uncertain-1 = コミはこのルールに含まれない。7.5目はKataGoのプリセットの値である

# World Mind Sports Games rules 2008
wmsg-2008-name = ワールドマインドスポーツゲームズ2008のルール

# WMSG rules 2008
wmsg-2008-territory-article-text = ワールドマインドスポーツゲームズのルール2008

# 6.5 if Black passes first, 7.5 if White does; the first pass of the whole game counts
wmsg-2008-komi-note = 先にパスしたのが黒なら6.5目、白なら7.5目。対局全体の最初のパスによる

# what was read has nothing on handicap games
wmsg-2008-tie_handicap-note = 読んだ部分には、置碁についての記述がない

# revision of the text by Jasiek
wmsg-2008-ko-edition = Jasiekによる条文の改訂版

# play is resumed in the original order; the second stop ends the game
wmsg-2008-dispute-note = 元の手番の順に対局を再開する。2度目の停止で終局となる

# handicap games
wmsg-2008-uncertain-1 = 置碁

# ko, self-capture and the end of the game were read in a revision of the text, not in the original
wmsg-2008-uncertain-2 = コウ、自殺手、終局については、原文ではなく、条文の改訂版で読んだ

# EGF territory rules (verbal European-Japanese)
# no native text found
egf-territory-name = EGF地ルール（口頭の欧州式日本ルール）

# Verbal European-Japanese rules
# no native text found
egf-territory-territory-article = 口頭の欧州式日本ルール（Verbal European-Japanese rules）

# Komi
egf-territory-komi-article = コミ

# cannot arise with komi 6.5
egf-territory-tie_even-note = コミが6.5目であれば生じ得ない

# where komi is a whole number
egf-territory-tie_handicap-note = コミが整数の場合

# Arbitration
egf-territory-dispute-article = 仲裁

# events may differ: the European Go Congress of 2015 used the AGA rules
egf-territory-uncertain-1 = 大会によって異なることがある。2015年のヨーロッパ囲碁コングレスではAGAルールを用いた

# EGF area rules with Japanese equipment
# no native text found
egf-area-japanese-sets-name = EGF面積ルール（日本式の用具）

# Area scoring with Japanese sets
# no native text found
egf-area-japanese-sets-territory-article = 日本式の用具による面積計算（Area scoring with Japanese sets）

# they serve the counting procedure only
egf-area-japanese-sets-prisoners-note = 整地の手順に用いるだけである

# cannot arise with komi 7.5
egf-area-japanese-sets-tie_even-note = コミが7.5目であれば生じ得ない

# points to White in handicap games were not read
egf-area-japanese-sets-tie_handicap-note = 置碁で白に与える目数は読んでいない

# the text names the Simplified Ing rules (2007) or the Ing rules (later)
egf-area-japanese-sets-ko-note = 条文が挙げるのは、簡易応氏ルール（2007年）または応氏ルール（その後）である

# as in the Simplified Ing rules
egf-area-japanese-sets-suicide-note = 簡易応氏ルールと同じ

# points to White in handicap games
egf-area-japanese-sets-uncertain-1 = 置碁で白に与える目数

# whether the ko rule is that of Ing or positional superko
egf-area-japanese-sets-uncertain-2 = コウの規定が応氏のものか、ポジショナル・スーパーコウか

# Stone scoring (old Chinese count)
# no native text found
stone-scoring-name = 石数計算（中国の古い数え方）

# Stone scoring
stone-scoring-territory-article-text = 石数計算

# historically none; KataGo's preset has 7.5
stone-scoring-komi-note = 歴史上、コミはない。KataGoのプリセットでは7.5目である

# the most stones that can stay on the board
stone-scoring-counting-note = 盤上に残し得る石の最大数

# discussion of eyes in seki
stone-scoring-seki_points-edition = セキ石の目についての議論

# but never the eye points that a group must keep to live, in a seki as elsewhere
stone-scoring-seki_points-note = ただし、活きるためにグループが保たなければならない眼の点は、セキの中でもほかでも、決して数えない

# by play
stone-scoring-dead_in_seki-note = 着手による

# two points a group that lives on its own; in a seki only the eyes really needed
stone-scoring-group_tax-note = 単独で活きる各グループにつき2目。セキでは、実際に必要な眼の分だけである

# preset stone-scoring
stone-scoring-handicap-edition = プリセットstone-scoring

# one account of Ming and Qing practice has N stones given back for N, in an unclear unit
stone-scoring-handicap-note = 明・清代の慣行についてのある記述では、置石N個に対して石N個を返すが、その単位は明らかでない

# in stones
stone-scoring-announcement-note = 石の数で示す

# historically there was no komi; KataGo's preset uses 7.5
stone-scoring-uncertain-1 = 歴史上、コミはなかった。KataGoのプリセットは7.5目を用いる

# how many eyes a group in seki must keep is a question of reading
stone-scoring-uncertain-3 = セキのグループがいくつの眼を保たなければならないかは、読みの問題である

# Territory with group tax (KataGo's ancient-territory)
# no native text found
ancient-territory-name = 切り賃のある地の計算（KataGoのancient-territory）

# preset ancient-territory
ancient-territory-edition = プリセットancient-territory

# KataGo's rules
ancient-territory-territory-article-text = KataGoのルール

# scoring
ancient-territory-territory-article = scoring

# tax
ancient-territory-territory-article-2 = tax

# komi
ancient-territory-komi-article = komi

# page on its rules
ancient-territory-removal-edition = ルールのページ

# KataGo settles dead stones by playing on; the players' agreement stands for that here
ancient-territory-removal-note = KataGoは打ち続けて死に石を定める。ここでは、対局者の合意をこれに代える

# KataGo sorts by its formal definition what clean-up phases have left, in which neutral points are filled too
# no native text found
ancient-territory-seki_test-note = KataGoは、整理の段階を経て残ったものを、その形式的な定義によって分類する。整理の段階では、ダメも詰められる

# by KataGo's definition a neutral point that is still open puts the groups next to it in seki
ancient-territory-neutral_filling-note = KataGoの定義によれば、まだ空いているダメに隣り合うグループはセキになる

# whiteHandicapBonus
ancient-territory-handicap-article = whiteHandicapBonus

# ko
ancient-territory-ko-article = ko

# suicide
ancient-territory-suicide-article = suicide

# two passes a phase
ancient-territory-stop-note = 各段階につきパス2回

# in clean-up phases
# no native text found
ancient-territory-dispute-note = 整理の段階による

# Sunjang baduk
sunjang-name = 巡将碁（スンジャンバドゥク）

# 4.5 is seen in the middle of the 20th century only
sunjang-komi-note = 4.5目が見られるのは20世紀半ばだけである

# inner stones come off as long as no border stone is left in atari; then the enclosed points count
# no native text found
sunjang-counting-note = 境界の石がアタリにならない限り、内側の石を取り上げる。その上で、囲んだ点を数える

# a stone that fills such a point comes off again as an inner stone, unless a border stone would stand in atari
sunjang-one_sided_neutral-note = そのような点を詰めた石は、境界の石がアタリにならない限り、内側の石として再び取り上げる

# Start
sunjang-handicap_placement-article = 開始

# 16 stones are set before the game; Black's first free move is the centre
sunjang-handicap_placement-note = 対局の前に石16個を置く。黒の最初の自由な着手は天元である

# equal scores, self-capture, the stop of the game and disputes
sunjang-uncertain-1 = 同点の場合、自殺手、対局の停止、係争

# border stones may have cutting points, but none may stand in atari
# no native text found
sunjang-uncertain-2 = 境界の石には断点があってもよいが、アタリの石があってはならない

# Button Go (area counting)
# no native text found
button-area-name = ボタン碁（面積計算）

# Button Go
# no native text found
button-area-territory-article = ボタン碁

# preset aga-button
button-area-komi-edition = プリセットaga-button

# the description asks for a whole number; 7 is that of KataGo's preset
button-area-komi-note = この説明は整数であることを求める。7目はKataGoのプリセットの値である

# cannot arise once the button is taken
# no native text found
button-area-tie_even-note = ボタンが取られた後は生じ得ない

# that of the rules it is added to; taking the button lifts all bans
# no native text found
button-area-ko-note = ボタンを加える元のルールによる。ボタンを取れば、禁止はすべて解ける

# that of the rules it is added to
# no native text found
button-area-suicide-note = ボタンを加える元のルールによる

# after the button is taken
# no native text found
button-area-stop-note = ボタンが取られた後

# Lasker-Maas rules
lasker-maas-name = Lasker-Maasルール

# introduction only
lasker-maas-edition = 序文のみ

# Introduction
lasker-maas-territory-article = 序文

# none is known of
lasker-maas-komi-note = 知られているものはない

# summary by others
lasker-maas-prisoners-edition = 第三者による要約

# after two passes; without agreement play goes on
lasker-maas-removal-note = パス2回の後。合意できなければ、打ち続ける

# discussion
lasker-maas-one_sided_neutral-edition = 議論

# a point that its owner must still fill costs itself once the dead are agreed; points that one side alone can fill are said to count in the second phase, in which it fills them with prisoners
lasker-maas-one_sided_neutral-note = 持ち主がまだ詰めなければならない点は、死に石に合意すれば数えない。一方だけが詰め得る点は、アゲハマで詰める第二段階では目数になるとされる

# positional superko according to a summary by others
lasker-maas-ko-note = 第三者による要約によれば、ポジショナル・スーパーコウ

# two passes a phase according to a summary by others
lasker-maas-stop-note = 第三者による要約によれば、各段階につきパス2回

# in a second phase with stones from the prisoners, so that plays cost nothing (a summary by others)
lasker-maas-dispute-note = 第二段階で、アゲハマの石を用いて打つので、着手で損をすることはない（第三者による要約）

# only the introduction was readable; phases, ko and counting come from a summary by others
lasker-maas-uncertain-1 = 読むことができたのは序文だけである。段階、コウ、数え方は、第三者による要約による

# Ikeda area rules III
# no native text found
ikeda-area-iii-name = 池田の面積ルールIII

# area rules III
# no native text found
ikeda-area-iii-edition = 面積ルールIII

# Ikeda rules
ikeda-area-iii-territory-article-text = 池田ルール

# Area rules III
# no native text found
ikeda-area-iii-territory-article = 面積ルールIII（Area rules III）

# the usual komi of territory counting is meant
ikeda-area-iii-komi-note = 地の計算での通常のコミを指す

# nothing comes off by agreement
ikeda-area-iii-removal-note = 合意によって取り上げるものはない

# half a point from Black to White when White makes the very first pass of the game
ikeda-area-iii-first_pass-note = 対局全体の最初のパスを白がすれば、黒から白へ半目

# the text has a superko; which form was not read
ikeda-area-iii-ko-note = 条文にスーパーコウはある。どの形かは読んでいない

# two in a row after the first pass
ikeda-area-iii-stop-note = 最初のパスの後、続けて2回

# by playing on
ikeda-area-iii-dispute-note = 打ち続けることによる

# the value of komi
ikeda-area-iii-uncertain-1 = コミの値

# which form of superko is meant
ikeda-area-iii-uncertain-2 = どの形のスーパーコウを指すか

# equal scores, handicap games and self-capture
ikeda-area-iii-uncertain-3 = 同点の場合、置碁、自殺手

# Ikeda territory rules I
# no native text found
ikeda-territory-i-name = 池田の地ルールI

# territory rules I
# no native text found
ikeda-territory-i-edition = 地ルールI

# Territory rules I
# no native text found
ikeda-territory-i-territory-article = 地ルールI（Territory rules I）

# its value was not read
ikeda-territory-i-komi-note = その値は読んでいない

# they are captured in playing out; a point under a stone that stays counts for nobody
ikeda-territory-i-dead_in_seki-note = 実際に打って取る。残る石の下の点は、どちらのものにも数えない

# section 3.7
ikeda-territory-i-one_sided_neutral-edition = 3.7節

# description by Jasiek
ikeda-territory-i-pass_stones-edition = Jasiekによる説明

# in the phase of playing out after the first stop a pass gives a prisoner: count it with the prisoners
ikeda-territory-i-pass_stones-note = 最初の停止の後、実際に打って決める段階では、パスするとアゲハマ1個を渡す。これはアゲハマに含めて数える

# a preliminary end; after it a pass gives a prisoner
ikeda-territory-i-stop-note = 仮の終局。その後は、パスするとアゲハマ1個を渡す

# passes cost a prisoner only when the game is played out; those count with the prisoners
ikeda-territory-i-uncertain-2 = パスでアゲハマ1個を渡すのは、実際に打って決めるときだけである。その分は、アゲハマに含めて数える

# equal scores, handicap games, ko and self-capture
ikeda-territory-i-uncertain-3 = 同点の場合、置碁、コウ、自殺手

# Taiwanese rules as told by the Korea Baduk Federation
taiwanese-name = 台湾ルール（大韓囲碁協会の説明による）

# Comparison with other rules
taiwanese-territory-article = 他のルールとの比較

# Dia. 6 is the Korean basic rule; it is taken for this too, as the page tells of no other
taiwanese-ko-note = Dia. 6は韓国の基本ルールである。このページに別の記述がないので、これにも適用する

# Dia. 11
taiwanese-suicide-article = 図11

# taking off one's own single stone counts like a pass
taiwanese-suicide-note = 自分の石1個だけを取り上げることは、パスと同じに扱う

# this is what one Korean page says; it is not a Taiwanese text
taiwanese-uncertain-1 = これは韓国のあるページの記述であり、台湾の条文ではない

# Chinese rules as told by the Korea Baduk Federation
chinese-as-told-by-the-kbf-text-name = 中国ルール（大韓囲碁協会の説明による）

# dated: the page gives 5.5
chinese-as-told-by-the-kbf-text-komi-note = 古い値。このページは5.5目とする

# present Chinese rules bar self-capture; the page says otherwise
chinese-as-told-by-the-kbf-text-suicide-note = 現在の中国ルールは、自殺手を禁じる。このページの記述はこれと異なる

# not the Chinese rules: they bar self-capture; use chinese-2002 for those
chinese-as-told-by-the-kbf-text-uncertain-1 = 中国ルールではない。中国ルールは、自殺手を禁じる。中国ルールにはchinese-2002を用いる

# Plain territory count
# no native text found
territory-name = 単純な地の計算

# plain count
# no native text found
territory-edition = 単純な計算

# documented positions
territory-territory-article-text = 文献の局面

# Claims
territory-territory-article = 主張

# no rule set of any federation, but a count to compare with
territory-uncertain-1 = どの連盟のルールでもなく、比較のための計算である

# Plain area count
# no native text found
area-name = 単純な面積計算

# KataGo preset tromp-taylor
katago-tromp-taylor-name = KataGoプリセットtromp-taylor

# the rules in its source code
katago-tromp-taylor-edition = ソースコードの中の規則

# stones are dead only inside an opposing area that lives even if its owner always passes
katago-tromp-taylor-removal-note = 死に石となるのは、持ち主がパスし続けても活きる相手の領分の中にある石だけである

# KataGo has no such rule
katago-tromp-taylor-pass_stones-note = KataGoにこのような規定はない

# hasButton
katago-tromp-taylor-first_pass-article = hasButton

# nothing for fewer than two stones
katago-tromp-taylor-handicap-note = 置石が2個未満であれば何もない

# but for what is inside a pass-alive area
katago-tromp-taylor-dispute-note = ただし、持ち主がパスし続けても活きる領分の中にあるものを除く

# KataGo preset japanese
katago-japanese-name = KataGoプリセットjapanese

# KataGo preset chinese
katago-chinese-name = KataGoプリセットchinese

# KataGo preset chinese-ogs
katago-chinese-ogs-name = KataGoプリセットchinese-ogs

# KataGo preset stone-scoring
katago-stone-scoring-name = KataGoプリセットstone-scoring

# KataGo preset ancient-territory
katago-ancient-territory-name = KataGoプリセットancient-territory

# KataGo preset aga-button
katago-aga-button-name = KataGoプリセットaga-button

# KataGo preset aga
katago-aga-name = KataGoプリセットaga

# KataGo preset new-zealand
katago-new-zealand-name = KataGoプリセットnew-zealand

# KataGo preset ing
katago-ing-name = KataGoプリセットing

# KataGo rules as given
katago-rules-name = 指定どおりのKataGoルール

# Korean rules of 2010
known-by-name-1 = 2010年の韓国ルール

# Sports Toto rules of 2011
known-by-name-2 = 2011年のスポーツトト規則

# National Sports Festival rules of 2015
known-by-name-3 = 2015年の全国体育大会規則
