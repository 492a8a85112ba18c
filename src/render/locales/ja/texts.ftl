### Japanese. What the texts of rule sets are called, and what is noted of them. The English stands above each: it is the text of the rule set itself.

# 16 stones are set before the game; Black's first free move is the centre
text-16-stones-are-set-before-the-game-Black-s-first-free-move-is-the-centre = 対局の前に石16個を置く。黒の最初の自由な着手は天元である

# 184 to 177 on 19x19
text-184-to-177-on-19x19 = 19路盤で184対177

# 1949, rulings of 1979 and 1980
text-1949-rulings-of-1979-and-1980 = 1949年、裁定は1979年と1980年

# 1991, komi as revised
text-1991-komi-as-revised = 1991年、コミは改定後

# 2 3/4 zi (5.5 points) comes from histories of komi, it was not read in the text
text-2-3-4-zi-5-5-points-comes-from-histories-of-komi-it-was-not-read = 2 3/4子（5.5目）は、コミの変遷を記したものによる。条文で読んだものではない

# 2 3/4 zi, from histories of komi
text-2-3-4-zi-from-histories-of-komi = 2 3/4子。コミの変遷を記したものによる

# 2016 (in force March 2017)
text-2016-in-force-March-2017 = 2016（2017年3月施行）

# 3 3/4 zi; small boards are reported to use the same
text-3-3-4-zi-small-boards-are-reported-to-use-the-same = 3 3/4子。小さい盤でも同じ値を用いると伝えられる

# 4.5 is seen in the middle of the 20th century only
text-4-5-is-seen-in-the-middle-of-the-20th-century-only = 4.5目が見られるのは20世紀半ばだけである

# 6.5 if Black passes first, 7.5 if White does; the first pass of the whole game counts
text-6-5-if-Black-passes-first-7-5-if-White-does-the-first-pass-of-the = 先にパスしたのが黒なら6.5目、白なら7.5目。対局全体の最初のパスによる

# 8 points, and Black wins at equal scores, which is worth 7.5
text-8-points-and-Black-wins-at-equal-scores-which-is-worth-7-5 = 8目で、同点なら黒の勝ちとする。7.5目に相当する

# 8 with Ing equipment, 7.5 otherwise
text-8-with-Ing-equipment-7-5-otherwise = 応氏の用具では8目、それ以外では7.5目

# Additional Rules
# no native text found
text-Additional-Rules = 追加規則（Additional Rules）

# American Go Association rules
text-American-Go-Association-rules = アメリカ囲碁協会ルール（AGA）

# Arbitration
text-Arbitration = 仲裁

# Area rules III
# no native text found
text-Area-rules-III = 面積ルールIII（Area rules III）

# Area scoring with Japanese sets
# no native text found
text-Area-scoring-with-Japanese-sets = 日本式の用具による面積計算（Area scoring with Japanese sets）

# BGA rules
text-BGA-rules = イギリス囲碁協会ルール

# BGA summary
text-BGA-summary = BGAによる要約

# Black returns N/2 zi; the official text is said not to treat handicap games
text-Black-returns-N-2-zi-the-official-text-is-said-not-to-treat-handicap-games = 黒がN/2子を返す。公式の条文は置碁を扱っていないとされる

# British Go Association rules
text-British-Go-Association-rules = イギリス囲碁協会ルール（BGA）

# British events announced as Japanese take triple ko and the like as a draw
text-British-events-announced-as-Japanese-take-triple-ko-and-the-like-as-a-draw = 日本ルールによると告知されたイギリスの大会では、三コウなどを引き分けとする

# Button Go
# no native text found
text-Button-Go = ボタン碁

# Button Go (area counting)
# no native text found
text-Button-Go-area-counting = ボタン碁（面積計算）

# Capture
text-Capture = 取り

# Chinese Weiqi Association rules 2002
text-Chinese-Weiqi-Association-rules-2002 = 中国囲棋規則2002

# Chinese rules 1988
text-Chinese-rules-1988 = 中国ルール1988

# Chinese rules 2002
text-Chinese-rules-2002 = 中国囲棋規則2002

# Chinese rules as told by the Korea Baduk Federation
text-Chinese-rules-as-told-by-the-Korea-Baduk-Federation = 中国ルール（大韓囲碁協会の説明による）

# Claims
text-Claims = 主張

# Comparison with other rules
text-Comparison-with-other-rules = 他のルールとの比較

# Compensation
text-Compensation = コミ（Compensation）

# Counting
text-Counting = 数え方

# Dia. 11
text-Dia-11 = 図11

# Dia. 6 is the Korean basic rule; it is taken for this too, as the page tells of no other
text-Dia-6-is-the-Korean-basic-rule-it-is-taken-for-this-too-as-the-page = Dia. 6は韓国の基本ルールである。このページに別の記述がないので、これにも適用する

# Diagram 1
text-Diagram-1 = 図1

# Diagram 11
text-Diagram-11 = 図11

# Diagram 13
text-Diagram-13 = 図13

# Diagram 14
text-Diagram-14 = 図14

# Diagram 15
text-Diagram-15 = 図15

# Diagram 8
text-Diagram-8 = 図8

# Disputes
text-Disputes = 係争

# EGF area rules with Japanese equipment
# no native text found
text-EGF-area-rules-with-Japanese-equipment = EGF面積ルール（日本式の用具）

# EGF territory rules (verbal European-Japanese)
# no native text found
text-EGF-territory-rules-verbal-European-Japanese = EGF地ルール（口頭の欧州式日本ルール）

# EGF tournament rules
text-EGF-tournament-rules = EGF大会規則

# End of the game
text-End-of-the-game = 終局

# Ending the game
text-Ending-the-game = 対局の終了

# French rules
text-French-rules = フランスルール

# French rules (FFG)
text-French-rules-FFG = フランスルール（FFG）

# Handicap
text-Handicap = 置碁

# How to play Baduk, 2008
# no native text found
text-How-to-play-Baduk-2008 = 『囲碁の打ち方』、2008年

# Ikeda area rules III
# no native text found
text-Ikeda-area-rules-III = 池田の面積ルールIII

# Ikeda rules
text-Ikeda-rules = 池田ルール

# Ikeda territory rules I
# no native text found
text-Ikeda-territory-rules-I = 池田の地ルールI

# Illegal moves
text-Illegal-moves = 反則の着手

# Ing rules 1991
text-Ing-rules-1991 = 応氏ルール1991

# Ing rules (SST, Goe)
text-Ing-rules-SST-Goe = 応氏ルール（SST、Goe）

# Introduction
text-Introduction = 序文

# Japanese rules 1949
text-Japanese-rules-1949 = 日本棋院囲碁規約1949

# Japanese rules 1949 with the WAGC rulings
text-Japanese-rules-1949-with-the-WAGC-rulings = 日本棋院囲碁規約1949（世界アマの裁定を含む）

# Japanese rules 1989
text-Japanese-rules-1989 = 日本囲碁規約1989

# KBA How to play Baduk, 2008
# no native text found
text-KBA-How-to-play-Baduk-2008 = 韓国棋院『囲碁の打ち方』、2008年

# KBA How to play Baduk (international rules)
# no native text found
text-KBA-How-to-play-Baduk-international-rules = 韓国棋院『囲碁の打ち方』（国際ルール）

# KBF basic rules page
text-KBF-basic-rules-page = 大韓囲碁協会（KBF）の基本ルールのページ

# KataGo has no such rule
text-KataGo-has-no-such-rule = KataGoにこのような規定はない

# KataGo preset aga
text-KataGo-preset-aga = KataGoプリセットaga

# KataGo preset aga-button
text-KataGo-preset-aga-button = KataGoプリセットaga-button

# KataGo preset ancient-territory
text-KataGo-preset-ancient-territory = KataGoプリセットancient-territory

# KataGo preset chinese
text-KataGo-preset-chinese = KataGoプリセットchinese

# KataGo preset chinese-ogs
text-KataGo-preset-chinese-ogs = KataGoプリセットchinese-ogs

# KataGo preset ing
text-KataGo-preset-ing = KataGoプリセットing

# KataGo preset japanese
text-KataGo-preset-japanese = KataGoプリセットjapanese

# KataGo preset new-zealand
text-KataGo-preset-new-zealand = KataGoプリセットnew-zealand

# KataGo preset stone-scoring
text-KataGo-preset-stone-scoring = KataGoプリセットstone-scoring

# KataGo preset tromp-taylor
text-KataGo-preset-tromp-taylor = KataGoプリセットtromp-taylor

# KataGo rules as given
text-KataGo-rules-as-given = 指定どおりのKataGoルール

# KataGo's rules
text-KataGo-s-rules = KataGoのルール

# KataGo settles dead stones by playing on; the players' agreement stands for that here
text-KataGo-settles-dead-stones-by-playing-on-the-players-agreement-stands-for-that-here = KataGoは打ち続けて死に石を定める。ここでは、対局者の合意をこれに代える

# KataGo sorts by its formal definition what clean-up phases have left, in which neutral points are filled too
# no native text found
text-KataGo-sorts-by-its-formal-definition-what-clean-up-phases-have-left-in-which-neutral-points = KataGoは、整理の段階を経て残ったものを、その形式的な定義によって分類する。整理の段階では、ダメも詰められる

# Ko
text-Ko = コウ

# Komi
text-Komi = コミ

# Korean Baduk Association rules 2016
text-Korean-Baduk-Association-rules-2016 = 韓国棋院ルール2016

# Korean rules 1992
text-Korean-rules-1992 = 韓国ルール1992

# Korean rules 2009 (KBA White Paper)
text-Korean-rules-2009-KBA-White-Paper = 韓国ルール2009（韓国棋院白書）

# Korean rules for the Asian Indoor and Martial Arts Games 2013
text-Korean-rules-for-the-Asian-Indoor-and-Martial-Arts-Games-2013 = 韓国ルール2013（アジアインドア・マーシャルアーツゲームズ）

# Korean rules of 2010
text-Korean-rules-of-2010 = 2010年の韓国ルール

# Lasker-Maas rules
text-Lasker-Maas-rules = Lasker-Maasルール

# National Sports Festival rules of 2015
text-National-Sports-Festival-rules-of-2015 = 2015年の全国体育大会規則

# New Zealand Go Society
text-New-Zealand-Go-Society = ニュージーランド囲碁協会

# New Zealand rules
text-New-Zealand-rules = ニュージーランドルール

# Old Taiwan rule
# no native text found
text-Old-Taiwan-rule = 台湾の旧ルール

# Passing
text-Passing = パス

# Plain area count
# no native text found
text-Plain-area-count = 単純な面積計算

# Plain territory count
# no native text found
text-Plain-territory-count = 単純な地の計算

# Play
text-Play = 着手

# Popular summary of the rules (Cyningstan)
# no native text found
text-Popular-summary-of-the-rules-Cyningstan = 一般向けのルール要約（Cyningstan）

# Removal
text-Removal = 取り上げ

# Repetition
text-Repetition = 反復

# Rulings on shapes
# no native text found
text-Rulings-on-shapes = 形ごとの裁定例

# SST laws
text-SST-laws = SSTの規則

# Scoring
text-Scoring = 計算

# Simplified Ing rules
# no native text found
text-Simplified-Ing-rules = 簡易応氏ルール

# Sports Toto rules of 2011
text-Sports-Toto-rules-of-2011 = 2011年のスポーツトト規則

# Start
text-Start = 開始

# Stone scoring
text-Stone-scoring = 石数計算

# Stone scoring (old Chinese count)
# no native text found
text-Stone-scoring-old-Chinese-count = 石数計算（中国の古い数え方）

# Sunjang baduk
text-Sunjang-baduk = 巡将碁（スンジャンバドゥク）

# Taiwanese rules as told by the Korea Baduk Federation
text-Taiwanese-rules-as-told-by-the-Korea-Baduk-Federation = 台湾ルール（大韓囲碁協会の説明による）

# Territory rules I
# no native text found
text-Territory-rules-I = 地ルールI（Territory rules I）

# Territory with group tax (KataGo's ancient-territory)
# no native text found
text-Territory-with-group-tax-KataGo-s-ancient-territory = 切り賃のある地の計算（KataGoのancient-territory）

# The last move
text-The-last-move = 最後の着手

# Timing
text-Timing = 時間

# Tournament rules
text-Tournament-rules = 大会規則

# Tromp-Taylor rules
text-Tromp-Taylor-rules = Tromp-Taylorルール

# Verbal European-Japanese rules
# no native text found
text-Verbal-European-Japanese-rules = 口頭の欧州式日本ルール（Verbal European-Japanese rules）

# WMSG rules 2008
text-WMSG-rules-2008 = ワールドマインドスポーツゲームズのルール2008

# White passes the first N - 1 moves, without komi
text-White-passes-the-first-N-1-moves-without-komi = 白は最初のN - 1手をパスし、コミはない

# World Mind Sports Games rules 2008
text-World-Mind-Sports-Games-rules-2008 = ワールドマインドスポーツゲームズ2008のルール

# a comment on the text (note 2) has its author allow a pass only when necessary
text-a-comment-on-the-text-note-2-has-its-author-allow-a-pass-only-when-necessary = 条文に付された解説（注2）によれば、条文の起草者は必要なときだけパスを認める

# a disturbing ko may not be retaken without end
# no native text found
text-a-disturbing-ko-may-not-be-retaken-without-end = 攪劫を際限なく取り返すことはできない

# a draft of 2003 wanted bent four inside a capturing race, and a triple ko of an eye against no eye, to be seki; whether it was adopted is not known
text-a-draft-of-2003-wanted-bent-four-inside-a-capturing-race-and-a-triple-ko-of = 2003年の草案は、攻め合いの中の隅の曲がり四目と、眼あり眼なしの三コウを、セキとしようとした。採用されたかどうかは不明である

# a draw or a replay for triple ko and the like when neither side yields
text-a-draw-or-a-replay-for-triple-ko-and-the-like-when-neither-side-yields = 三コウなどで双方とも譲らない場合は、引き分けまたは打ち直しとする

# a neutral point is worth a point, so players fill it
text-a-neutral-point-is-worth-a-point-so-players-fill-it = ダメは1目の値があるので、対局者はこれを詰める

# a page of the Korea Baduk Federation says that self-capture is legal and works like a pass
text-a-page-of-the-Korea-Baduk-Federation-says-that-self-capture-is-legal-and-works-like = 大韓囲碁協会のあるページには、自分の石を取り上げる着手は許され、パスと同じ働きをするとある

# a pass counts as a move
text-a-pass-counts-as-a-move = パスも着手に数える

# a pass hands over a stone, so that a count of territory gives the area score
text-a-pass-hands-over-a-stone-so-that-a-count-of-territory-gives-the-area-score = パスのときに石1個を渡すので、地の計算で面積計算と同じ結果が得られる

# a pass is for the end of the game
text-a-pass-is-for-the-end-of-the-game = パスは終局のためのものである

# a point that its owner must still fill costs itself once the dead are agreed; points that one side alone can fill are said to count in the second phase, in which it fills them with prisoners
text-a-point-that-its-owner-must-still-fill-costs-itself-once-the-dead-are-agreed-points = 持ち主がまだ詰めなければならない点は、死に石に合意すれば数えない。一方だけが詰め得る点は、アゲハマで詰める第二段階では目数になるとされる

# a preliminary end; after it a pass gives a prisoner
text-a-preliminary-end-after-it-a-pass-gives-a-prisoner = 仮の終局。その後は、パスするとアゲハマ1個を渡す

# a stone that fills such a point comes off again as an inner stone, unless a border stone would stand in atari
text-a-stone-that-fills-such-a-point-comes-off-again-as-an-inner-stone-unless-a = そのような点を詰めた石は、境界の石がアタリにならない限り、内側の石として再び取り上げる

# added in an area count only
text-added-in-an-area-count-only = 面積計算でのみ加える

# added in an area count only; in a count of territory the pass stones do it
text-added-in-an-area-count-only-in-a-count-of-territory-the-pass-stones-do-it = 面積計算でのみ加える。地の計算では、パスで渡す石がその役をする

# after White's extra pass one account lets Black move when play is resumed
text-after-White-s-extra-pass-one-account-lets-Black-move-when-play-is-resumed = 白がもう1回パスした後に対局を再開するとき、黒が先に打つとする記述がある

# after the button is taken
# no native text found
text-after-the-button-is-taken = ボタンが取られた後

# after two passes; without agreement play goes on
text-after-two-passes-without-agreement-play-goes-on = パス2回の後。合意できなければ、打ち続ける

# area rules III
# no native text found
text-area-rules-III = 面積ルールIII

# article 12 does not say what happens at equal scores; a draw is assumed
text-article-12-does-not-say-what-happens-at-equal-scores-a-draw-is-assumed = 第12条には、同点の場合にどうなるかが示されていない。引き分けと仮定する

# article 15 ends the game when no profitable move is left; it does not say that neutral points must be filled
text-article-15-ends-the-game-when-no-profitable-move-is-left-it-does-not-say-that = 第15条は、得になる着手がなくなれば終局となるとする。ダメを詰めなければならないとは述べていない

# article 17 is unclear whether dead stones may be taken out of a seki
text-article-17-is-unclear-whether-dead-stones-may-be-taken-out-of-a-seki = セキの中の死に石を取り上げてよいかどうかは、第17条では明らかでない

# article 20 bars a repetition of the whole board in principle and leaves the rest to the event; practice is the simple ko with a referee
text-article-20-bars-a-repetition-of-the-whole-board-in-principle-and-leaves-the-rest-to = 第20条は全局面の再現を原則として禁じ、その他を大会に委ねる。慣行では、単純なコウの規定を用い、審判が裁定する

# article 6.3 asks for proof that the stones can be captured
text-article-6-3-asks-for-proof-that-the-stones-can-be-captured = 第6条3は、その石を取ることができるという証明を求める

# as a general rule no point inside a seki counts, even an eye
text-as-a-general-rule-no-point-inside-a-seki-counts-even-an-eye = 原則として、セキの中の点は、眼であっても数えない

# as in the Simplified Ing rules
text-as-in-the-Simplified-Ing-rules = 簡易応氏ルールと同じ

# as revised
text-as-revised = 改定後

# as the text of 1989
text-as-the-text-of-1989 = 1989年の条文と同じとする

# as the text of 2016
text-as-the-text-of-2016 = 2016年の条文と同じとする

# as translated
text-as-translated = 訳文による

# bent four is dead whatever the rest of the board; three points without capturing was 3 points in 1949, seki in 1980
text-bent-four-is-dead-whatever-the-rest-of-the-board-three-points-without-capturing-was-3 = 隅の曲がり四目は、盤の他の部分がどうであれ死に石である。取らず三目は、1949年には3目、1980年にはセキとされた

# border stones may have cutting points, but none may stand in atari
# no native text found
text-border-stones-may-have-cutting-points-but-none-may-stand-in-atari = 境界の石には断点があってもよいが、アタリの石があってはならない

# but for what is inside a pass-alive area
text-but-for-what-is-inside-a-pass-alive-area = ただし、持ち主がパスし続けても活きる領分の中にあるものを除く

# but never the eye points that a group must keep to live, in a seki as elsewhere
text-but-never-the-eye-points-that-a-group-must-keep-to-live-in-a-seki-as = ただし、活きるためにグループが保たなければならない眼の点は、セキの中でもほかでも、決して数えない

# by KataGo's definition a neutral point that is still open puts the groups next to it in seki
text-by-KataGo-s-definition-a-neutral-point-that-is-still-open-puts-the-groups-next-to = KataGoの定義によれば、まだ空いているダメに隣り合うグループはセキになる

# by play
text-by-play = 着手による

# by playing on
text-by-playing-on = 打ち続けることによる

# by shape
text-by-shape = 形による

# cannot arise on an odd board without shared points
text-cannot-arise-on-an-odd-board-without-shared-points = 奇数路の盤で共有の点がなければ生じ得ない

# cannot arise once the button is taken
# no native text found
text-cannot-arise-once-the-button-is-taken = ボタンが取られた後は生じ得ない

# cannot arise with 2 3/4 zi
text-cannot-arise-with-2-3-4-zi = コミが2 3/4子であれば生じ得ない

# cannot arise with 3 3/4 zi
text-cannot-arise-with-3-3-4-zi = コミが3 3/4子であれば生じ得ない

# cannot arise with half points
text-cannot-arise-with-half-points = 半目が付けば生じ得ない

# cannot arise with komi 6.5
text-cannot-arise-with-komi-6-5 = コミが6.5目であれば生じ得ない

# cannot arise with komi 7.5
text-cannot-arise-with-komi-7-5 = コミが7.5目であれば生じ得ない

# chapter on counting
text-chapter-on-counting = 数え方の章

# competition code, November 2024
# no native text found
text-competition-code-November-2024 = 競技規定、2024年11月

# counting in zi
text-counting-in-zi = 子による数え方

# dated: the page gives 5.5
text-dated-the-page-gives-5-5 = 古い値。このページは5.5目とする

# dead are stones that can be captured (article 6), judged on each separated shape after both have passed (article 11); that the players agree on them is practice
text-dead-are-stones-that-can-be-captured-article-6-judged-on-each-separated-shape-after-both = 取られ得る石が死に石であり（第6条）、双方のパスの後、分かれた形ごとに判定する（第11条）。対局者がこれに合意することは慣行である

# dead stones come off the opponent's territory only, and eyes in a seki are not territory
text-dead-stones-come-off-the-opponent-s-territory-only-and-eyes-in-a-seki-are-not = 死に石を取り上げるのは相手の地の中からだけであり、セキ石の目は地ではない

# description
text-description = 説明

# description by Jasiek
text-description-by-Jasiek = Jasiekによる説明

# description of Ing counting
text-description-of-Ing-counting = 応氏の数え方の説明

# description of Ing timing
text-description-of-Ing-timing = 応氏の時間規定の説明

# discussion
text-discussion = 議論

# discussion of 2004
text-discussion-of-2004 = 2004年の議論

# discussion of eyes in seki
text-discussion-of-eyes-in-seki = セキ石の目についての議論

# documented positions
text-documented-positions = 文献の局面

# doubtful: 6 was used in the Mingren of 1978, when Ing's rules were already in use in Taiwan
text-doubtful-6-was-used-in-the-Mingren-of-1978-when-Ing-s-rules-were-already-in = 疑わしい。6目は1978年の名人戦（Mingren）で用いられたが、その時、台湾ではすでに応氏ルールが用いられていた

# each event may add its own rule: no result, a draw, an extra game
text-each-event-may-add-its-own-rule-no-result-a-draw-an-extra-game = 各大会は、無勝負、引き分け、対局の追加など、独自の規定を加えることができる

# each side fills in its 180 stones; the result is that of an area count
text-each-side-fills-in-its-180-stones-the-result-is-that-of-an-area-count = 双方が自分の石180個で埋める。結果は面積計算と同じである

# equal scores and points for White in handicap games are not in the Ing texts
text-equal-scores-and-points-for-White-in-handicap-games-are-not-in-the-Ing-texts = 置碁での同点の場合と白に与える目数は、応氏の条文にない

# equal scores, handicap games and self-capture
text-equal-scores-handicap-games-and-self-capture = 同点の場合、置碁、自分の石を取り上げる着手

# equal scores, handicap games, ko and self-capture
text-equal-scores-handicap-games-ko-and-self-capture = 同点の場合、置碁、コウ、自分の石を取り上げる着手

# equal scores, self-capture, the stop of the game and disputes
text-equal-scores-self-capture-the-stop-of-the-game-and-disputes = 同点の場合、自分の石を取り上げる着手、対局の停止、係争

# events may differ: the European Go Congress of 2015 used the AGA rules
text-events-may-differ-the-European-Go-Congress-of-2015-used-the-AGA-rules = 大会によって異なることがある。2015年のヨーロッパ囲碁コングレスではAGAルールを用いた

# every stone on the board is alive
text-every-stone-on-the-board-is-alive = 盤上の石はすべて活き石である

# every surrounded point counts, also one that its owner must still fill
text-every-surrounded-point-counts-also-one-that-its-owner-must-still-fill = 囲んだ点はすべて数える。持ち主がまだ詰めなければならない点も数える

# fighting and disturbing kos
# no native text found
text-fighting-and-disturbing-kos = 争劫と攪劫

# filled in turn; either player may fill freely if both agree (KBF basic rules page); word for word article 9 puts the stones next to one left open in seki
text-filled-in-turn-either-player-may-fill-freely-if-both-agree-KBF-basic-rules-page-word = 交互に詰める。双方が合意すれば、どちらも自由に詰めてよい（大韓囲碁協会の基本ルールのページ）。第9条を文字どおりに解釈すれば、空いたままのダメに隣り合う石はセキになる

# for 19x19; smaller boards should keep a komi that is no whole number
text-for-19x19-smaller-boards-should-keep-a-komi-that-is-no-whole-number = 19路盤についての値。より小さい盤でも、コミは整数でないものとすべきである

# free placement is allowed
text-free-placement-is-allowed = 任意の点に置くことも許される

# half a point from Black to White when White makes the very first pass of the game
text-half-a-point-from-Black-to-White-when-White-makes-the-very-first-pass-of-the = 対局全体の最初のパスを白がすれば、黒から白へ半目

# handicap games
text-handicap-games = 置碁

# hasButton
text-hasButton = hasButton

# historically none; KataGo's preset has 7.5
text-historically-none-KataGo-s-preset-has-7-5 = 歴史上、コミはない。KataGoのプリセットでは7.5目である

# historically there was no komi; KataGo's preset uses 7.5
text-historically-there-was-no-komi-KataGo-s-preset-uses-7-5 = 歴史上、コミはなかった。KataGoのプリセットは7.5目を用いる

# history of komi
text-history-of-komi = コミの変遷

# how many eyes a group in seki must keep is a question of reading
text-how-many-eyes-a-group-in-seki-must-keep-is-a-question-of-reading = セキのグループがいくつの眼を保たなければならないかは、読みの問題である

# if both pass at once after resuming, every stone stays
text-if-both-pass-at-once-after-resuming-every-stone-stays = 再開後すぐに双方がパスすれば、石はすべて残る

# if the players cannot agree who moves next, every stone is alive
text-if-the-players-cannot-agree-who-moves-next-every-stone-is-alive = 次にどちらが打つかについて合意できなければ、石はすべて活き石である

# in a second phase with stones from the prisoners, so that plays cost nothing (a summary by others)
text-in-a-second-phase-with-stones-from-the-prisoners-so-that-plays-cost-nothing-a-summary = 第二段階で、アゲハマの石を用いて打つので、着手で損をすることはない（第三者による要約）

# in clean-up phases
# no native text found
text-in-clean-up-phases = 整理の段階による

# in stones
text-in-stones = 石の数で示す

# in the confirmation of life and death a ko may be retaken only after a pass for it (article 7)
text-in-the-confirmation-of-life-and-death-a-ko-may-be-retaken-only-after-a-pass = 死活確認の際は、そのコウについてパスした後でなければ、コウを取り返すことができない（第7条）

# in the phase of playing out after the first stop a pass gives a prisoner: count it with the prisoners
text-in-the-phase-of-playing-out-after-the-first-stop-a-pass-gives-a-prisoner-count = 最初の停止の後、実際に打って決める段階では、パスするとアゲハマ1個を渡す。これはアゲハマに含めて数える

# in the quick count White gives one stone more if Black moved last: that is counting, not a pass
text-in-the-quick-count-White-gives-one-stone-more-if-Black-moved-last-that-is-counting = 簡便な数え方では、最後の着手が黒であれば、白が石をもう1個渡す。これは数え方であり、パスではない

# inner stones come off as long as no border stone is left in atari; then the enclosed points count
# no native text found
text-inner-stones-come-off-as-long-as-no-border-stone-is-left-in-atari-then-the = 境界の石がアタリにならない限り、内側の石を取り上げる。その上で、囲んだ点を数える

# introduction only
text-introduction-only = 序文のみ

# its value was not read
text-its-value-was-not-read = その値は読んでいない

# ko
text-ko = ko

# ko, self-capture and the end of the game were read in a revision of the text, not in the original
text-ko-self-capture-and-the-end-of-the-game-were-read-in-a-revision-of-the = コウ、自分の石を取り上げる着手、終局については、原文ではなく、条文の改訂版で読んだ

# komi
text-komi = komi

# komi: 6 was used in the Mingren of 1978, but Ing's rules had been in use since September 1977 with a first komi of 6
text-komi-6-was-used-in-the-Mingren-of-1978-but-Ing-s-rules-had-been-in = コミ。6目は1978年の名人戦（Mingren）で用いられたが、応氏ルールが、最初のコミを6目として、1977年9月からすでに用いられていた

# komi 7.5 and 0.5 are given for 19x19; on smaller boards the organiser chooses
text-komi-7-5-and-0-5-are-given-for-19x19-on-smaller-boards-the-organiser-chooses = コミ7.5目と0.5目は、19路盤について示されている。より小さい盤では主催者が選ぶ

# komi in handicap games: 0 or 0.5 is said to be the organiser's choice
text-komi-in-handicap-games-0-or-0-5-is-said-to-be-the-organiser-s-choice = 置碁のコミ。0か0.5目かは主催者が選ぶとされる

# komi is not part of the rules; 7.5 is KataGo's preset value
text-komi-is-not-part-of-the-rules-7-5-is-KataGo-s-preset-value = コミはこのルールに含まれない。7.5目はKataGoのプリセットの値である

# komi is not part of the rules; this is KataGo's
text-komi-is-not-part-of-the-rules-this-is-KataGo-s = コミはこのルールに含まれない。これはKataGoの値である

# komi is not part of the text; 6.5 is tournament practice since September 2002; earlier it was 5.5, before that 4.5
text-komi-is-not-part-of-the-text-6-5-is-tournament-practice-since-September-2002-earlier = コミは条文にない。6.5目は2002年9月以降の大会の慣行である。それ以前は5.5目、さらにその前は4.5目であった

# komi is not part of the text; what applies in handicap games was not verified
text-komi-is-not-part-of-the-text-what-applies-in-handicap-games-was-not-verified = コミは条文にない。置碁で何が適用されるかは確かめていない

# komi is tournament practice, not in the articles
text-komi-is-tournament-practice-not-in-the-articles = コミは大会の慣行であり、条文にはない

# komi of the time
text-komi-of-the-time = 当時のコミ

# komi of the time varied between 4.5 and 5.5
text-komi-of-the-time-varied-between-4-5-and-5-5 = 当時のコミは、4.5目から5.5目までの間で一定していなかった

# komi of the time went from 4.5 to 5.5; 5.5 is the last common value
text-komi-of-the-time-went-from-4-5-to-5-5-5-5-is-the-last = 当時のコミは4.5目から5.5目に移った。5.5目は一般に用いられた最後の値である

# komi on small boards: course notes say that 9x9 uses the value of 19x19
text-komi-on-small-boards-course-notes-say-that-9x9-uses-the-value-of-19x19 = 小さい盤のコミ。講習の資料によれば、9路盤では19路盤の値を用いる

# living stones that possess neutral points are in seki (article 8); that the players agree which those are is practice
text-living-stones-that-possess-neutral-points-are-in-seki-article-8-that-the-players-agree-which = ダメを有する活き石がセキ石である（第8条）。どの石がそれに当たるかを対局者が合意で決めるのは慣行である

# loss or penalty as the competition code says; its article 18 has the cautions and warnings
text-loss-or-penalty-as-the-competition-code-says-its-article-18-has-the-cautions-and-warnings = 競技規定に従い、負けまたは罰則とする。注意と警告は同規定の第18条にある

# no article names protective moves; the commentary on article 9 has them played before the end of the game
text-no-article-names-protective-moves-the-commentary-on-article-9-has-them-played-before-the-end = 手入れに触れた条文はない。第9条の解説は、手入れを終局の前に打つものとする

# no article speaks of protective moves: that one left out costs its point is practice
text-no-article-speaks-of-protective-moves-that-one-left-out-costs-its-point-is-practice = 手入れについて述べる条項はない。手入れを欠いた点を数えないのは慣行である

# no point turns on it, as eyes in seki count like any others
text-no-point-turns-on-it-as-eyes-in-seki-count-like-any-others = セキ石の目も他の目と同じに数えるので、これによって目数が変わることはない

# no rule set of any federation, but a count to compare with
text-no-rule-set-of-any-federation-but-a-count-to-compare-with = どの連盟のルールでもなく、比較のための計算である

# none is known of
text-none-is-known-of = 知られているものはない

# not the Chinese rules: they bar self-capture; use chinese-2002 for those
text-not-the-Chinese-rules-they-bar-self-capture-use-chinese-2002-for-those = 中国ルールではない。中国ルールは、自分の石を取り上げる着手を禁じる。中国ルールにはchinese-2002を用いる

# nothing comes off by agreement
text-nothing-comes-off-by-agreement = 合意によって取り上げるものはない

# nothing for fewer than two stones
text-nothing-for-fewer-than-two-stones = 置石が2個未満であれば何もない

# nothing in the Ing texts; an American reading and one server give White N points and equal scores
text-nothing-in-the-Ing-texts-an-American-reading-and-one-server-give-White-N-points-and = 応氏の条文には何もない。アメリカのある解釈と、あるサーバーは、白にN目を与え、同点なら白の勝ちとする

# of the articles only 6 to 10, 15 and 17 and the special rulings are told of; the rest is taken to be that of 2016
text-of-the-articles-only-6-to-10-15-and-17-and-the-special-rulings-are-told = 条文のうち、内容が伝えられているのは第6条から第10条まで、第15条、第17条、特別裁定だけである。その他は、2016年の条文と同じとみなす

# official commentary
text-official-commentary = 公式の解説

# one account of Ming and Qing practice has N stones given back for N, in an unclear unit
text-one-account-of-Ming-and-Qing-practice-has-N-stones-given-back-for-N-in-an = 明・清代の慣行についてのある記述では、置石N個に対して石N個を返すが、その単位は明らかでない

# one phase of agreement; after a second stop the board is scored as it stands
text-one-phase-of-agreement-after-a-second-stop-the-board-is-scored-as-it-stands = 合意の段階は1回だけである。2度目の停止の後は、盤面をそのまま計算する

# only in the quick count: a pass costs a stone
text-only-in-the-quick-count-a-pass-costs-a-stone = 簡便な数え方でのみ、パスのときに石1個を渡す

# only the introduction was readable; phases, ko and counting come from a summary by others
text-only-the-introduction-was-readable-phases-ko-and-counting-come-from-a-summary-by-others = 読むことができたのは序文だけである。段階、コウ、数え方は、第三者による要約による

# only the rulings on shapes were read; the rest is taken as common to the Japanese rules
# no native text found
text-only-the-rulings-on-shapes-were-read-the-rest-is-taken-as-common-to-the-Japanese = 読んだのは、形ごとの裁定例だけである。その他は、日本のルールに共通のものとみなす

# over the board the referee may decide
text-over-the-board-the-referee-may-decide = 対面の対局では、審判が決めることができる

# page on its rules
text-page-on-its-rules = ルールのページ

# pass stones and White's last stone belong to the quick count, not to the score
text-pass-stones-and-White-s-last-stone-belong-to-the-quick-count-not-to-the-score = パスで渡す石と白の最後の石は、簡便な数え方に属するものであり、計算結果に属するものではない

# passes cost a prisoner only when the game is played out; those count with the prisoners
text-passes-cost-a-prisoner-only-when-the-game-is-played-out-those-count-with-the-prisoners = パスでアゲハマ1個を渡すのは、実際に打って決めるときだけである。その分は、アゲハマに含めて数える

# plain count
# no native text found
text-plain-count = 単純な計算

# play is resumed in the original order; the second stop ends the game
text-play-is-resumed-in-the-original-order-the-second-stop-ends-the-game = 元の手番の順に対局を再開する。2度目の停止で終局となる

# points between living stones of both sides belong half to each; the lead does not change
text-points-between-living-stones-of-both-sides-belong-half-to-each-the-lead-does-not-change = 双方の活き石の間にある点は、半分ずつ双方のものとする。目差は変わらない

# points to White in handicap games
text-points-to-White-in-handicap-games = 置碁で白に与える目数

# points to White in handicap games were not read
text-points-to-White-in-handicap-games-were-not-read = 置碁で白に与える目数は読んでいない

# positional superko according to a summary by others
text-positional-superko-according-to-a-summary-by-others = 第三者による要約によれば、ポジショナル・スーパーコウ

# positions made by a player's own earlier board plays count; a basic ko rule is added
text-positions-made-by-a-player-s-own-earlier-board-plays-count-a-basic-ko-rule-is = 対象となるのは、対局者自身の以前の盤上の着手で生じた局面である。これに基本のコウの規定が加わる

# present Chinese rules bar self-capture; the page says otherwise
text-present-Chinese-rules-bar-self-capture-the-page-says-otherwise = 現在の中国ルールは、自分の石を取り上げる着手を禁じる。このページの記述はこれと異なる

# preset aga-button
text-preset-aga-button = プリセットaga-button

# preset ancient-territory
text-preset-ancient-territory = プリセットancient-territory

# preset stone-scoring
text-preset-stone-scoring = プリセットstone-scoring

# preset tromp-taylor
text-preset-tromp-taylor = プリセットtromp-taylor

# revision of the text by Jasiek
text-revision-of-the-text-by-Jasiek = Jasiekによる条文の改訂版

# rule of repetition
text-rule-of-repetition = 反復の規定

# said of Chinese rules in general
text-said-of-Chinese-rules-in-general = 中国ルール一般について言われていること

# scoring
text-scoring = scoring

# section 3.7
text-section-3-7 = 3.7節

# server practice
text-server-practice = 対局サーバーの慣行

# shared spaces are divided equally without fractions; in another description (Sensei's Library) a point next to one side only goes to that side, which is told as a reading
text-shared-spaces-are-divided-equally-without-fractions-in-another-description-Sensei-s-Library-a-point-next = 共有の空所は、端数を出さずに等分する。別の説明（Sensei's Library）では、一方の石だけに隣り合う点はその側のものとする。これは別の解釈として示す

# shared spaces: divided equally (1991), or half a point each in an older description
text-shared-spaces-divided-equally-1991-or-half-a-point-each-in-an-older-description = 共有の空所。等分する（1991年）か、より古い説明のように半目ずつとするか

# since late 2007
text-since-late-2007 = 2007年末から

# so read strictly; referees still refuse the immediate recapture after a pass
text-so-read-strictly-referees-still-refuse-the-immediate-recapture-after-a-pass = 厳密に解釈すればこうなる。それでも審判は、パスの後、すぐに取り返すことを認めない

# special rulings first, then playing it out, then a ruling of the association; combined moonshine life is dead
# no native text found
text-special-rulings-first-then-playing-it-out-then-a-ruling-of-the-association-combined-moonshine-life = まず特別裁定、次に実際に打って決めること、次に棋院の裁定による。複合した月光の活きは死に石である

# stones agreed dead come off wherever they stand, as in any count of living stones
text-stones-agreed-dead-come-off-wherever-they-stand-as-in-any-count-of-living-stones = 死に石と合意した石は、どこにあっても取り上げる。活き石を数える計算では、すべて同じである

# stones are dead only inside an opposing area that lives even if its owner always passes
text-stones-are-dead-only-inside-an-opposing-area-that-lives-even-if-its-owner-always-passes = 死に石となるのは、持ち主がパスし続けても活きる相手の領分の中にある石だけである

# stones come off the opponent's territory only, and a seki is nobody's
text-stones-come-off-the-opponent-s-territory-only-and-a-seki-is-nobody-s = 石を取り上げるのは相手の地の中からだけであり、セキはどちらのものでもない

# stones of both colours that coexist next to neutral points (article 9); that the players agree which those are is practice
text-stones-of-both-colours-that-coexist-next-to-neutral-points-article-9-that-the-players-agree = ダメに隣り合って共存する双方の石（第9条）。どの石がそれに当たるかを対局者が合意で決めるのは慣行である

# stones shown to be capturable come off without filling their liberties
text-stones-shown-to-be-capturable-come-off-without-filling-their-liberties = 取られ得ることが示された石は、呼吸点を詰めずに取り上げる

# stones that are clearly dead come off at the end
text-stones-that-are-clearly-dead-come-off-at-the-end = 明らかな死に石は、終わりに取り上げる

# suicide
text-suicide = suicide

# summary by others
text-summary-by-others = 第三者による要約

# table of rule sets
text-table-of-rule-sets = ルールの一覧表

# taken back; it counts as a pass and costs a pass stone
text-taken-back-it-counts-as-a-pass-and-costs-a-pass-stone = 着手を取り消す。パスとみなし、石1個を渡す

# taking off Black's last stone changes the lead only if it stood on a neutral point
text-taking-off-Black-s-last-stone-changes-the-lead-only-if-it-stood-on-a-neutral = 黒の最後の石の取り上げによって目差が変わるのは、その石がダメにあった場合だけである

# taking off one's own single stone counts like a pass
text-taking-off-one-s-own-single-stone-counts-like-a-pass = 自分の石1個だけを取り上げることは、パスと同じに扱う

# taking off one's own single stone is barred
text-taking-off-one-s-own-single-stone-is-barred = 自分の石1個だけを取り上げることは禁じられる

# taking off one's own single stone works like a pass, unless the opponent has just passed
text-taking-off-one-s-own-single-stone-works-like-a-pass-unless-the-opponent-has-just = 相手がパスした直後を除き、自分の石1個だけを取り上げることは、パスと同じ働きをする

# tax
text-tax = tax

# territory and prisoners are added
text-territory-and-prisoners-are-added = 地とアゲハマを合計する

# territory is counted unless the players agree on area; with pass stones the score is the same
text-territory-is-counted-unless-the-players-agree-on-area-with-pass-stones-the-score-is-the = 対局者が面積によることに合意しない限り、地を数える。パスで石を渡すので、計算結果は同じである

# territory rules I
# no native text found
text-territory-rules-I = 地ルールI

# that a point which its owner must still fill does not count is practice wherever territory is counted
text-that-a-point-which-its-owner-must-still-fill-does-not-count-is-practice-wherever-territory = 持ち主がまだ詰めなければならない点を数えないのは、地を数えるところに共通の慣行である

# that a single stone may be taken off one's own side follows from the ko rule; it was not read
text-that-a-single-stone-may-be-taken-off-one-s-own-side-follows-from-the-ko = 自分の石1個だけを取り上げてよいことは、コウの規定から導かれる。そのような記述を読んだわけではない

# that moonshine life is dead is the general reading of article 7.2; the official commentary was not read again
# no native text found
text-that-moonshine-life-is-dead-is-the-general-reading-of-article-7-2-the-official-commentary = 月光の活きを死に石とするのは、第7条2の一般的な解釈である。公式の解説を改めて読んではいない

# that of the rules it is added to
# no native text found
text-that-of-the-rules-it-is-added-to = ボタンを加える元のルールによる

# that of the rules it is added to; taking the button lifts all bans
# no native text found
text-that-of-the-rules-it-is-added-to-taking-the-button-lifts-all-bans = ボタンを加える元のルールによる。ボタンを取れば、禁止はすべて解ける

# that the players agree on the dead stones is practice
text-that-the-players-agree-on-the-dead-stones-is-practice = 対局者が死に石に合意することは慣行である

# the article of this edition was not read
text-the-article-of-this-edition-was-not-read = この版の条項は読んでいない

# the articles after 6 could not be read; seki, neutral points, ko and self-capture are taken to be those of 2016
text-the-articles-after-6-could-not-be-read-seki-neutral-points-ko-and-self-capture-are = 第6条より後の条文は読むことができなかった。セキ、ダメ、コウ、自分の石を取り上げる着手は、2016年の条文と同じとみなす

# the articles give no rule for lifting dead stones inside a seki; treated as in the Japanese rules of 1989
text-the-articles-give-no-rule-for-lifting-dead-stones-inside-a-seki-treated-as-in-the = セキの中の死に石の取り上げについて、条文に定めはない。1989年の日本囲碁規約と同じに扱う

# the articles themselves were not readable; a source calls them practically identical with those of 2016
text-the-articles-themselves-were-not-readable-a-source-calls-them-practically-identical-with-those-of-2016 = 条文そのものは読むことができなかった。ある資料は、2016年の条文と実質的に同じであるとする

# the commentary on article 9 has them filled before the end of the game; read literally, article 8 puts the groups next to one left open in seki
text-the-commentary-on-article-9-has-them-filled-before-the-end-of-the-game-read-literally = 第9条の解説は、ダメを終局の前に詰めるものとする。第8条を文字どおりに解釈すれば、空いたままのダメに隣り合うグループはセキになる

# the description asks for a whole number; 7 is that of KataGo's preset
text-the-description-asks-for-a-whole-number-7-is-that-of-KataGo-s-preset = この説明は整数であることを求める。7目はKataGoのプリセットの値である

# the final text of the 2025 revision of article 18 of the competition code
text-the-final-text-of-the-2025-revision-of-article-18-of-the-competition-code = 競技規定第18条の2025年改定の最終的な条文

# the most stones that can stay on the board
text-the-most-stones-that-can-stay-on-the-board = 盤上に残し得る石の最大数

# the moves that White could not play; in the quick count they are already contained
text-the-moves-that-White-could-not-play-in-the-quick-count-they-are-already-contained = 白が打てなかった着手の分である。簡便な数え方では、すでに含まれている

# the parts that were read have nothing of the kind
text-the-parts-that-were-read-have-nothing-of-the-kind = 読んだ部分には、そのような定めはない

# the rule that Black wins at equal scores is told of even games
text-the-rule-that-Black-wins-at-equal-scores-is-told-of-even-games = 同点なら黒の勝ちとする規定は、互先について述べられている

# the rules in its source code
text-the-rules-in-its-source-code = ソースコードの中の規則

# the text also defines a group and says that hypothetical play is local
text-the-text-also-defines-a-group-and-says-that-hypothetical-play-is-local = 条文はさらに、グループを定義し、仮想の着手は局所のものであるとする

# the text bars a repetition of the whole board in principle (article 20), practice does not
text-the-text-bars-a-repetition-of-the-whole-board-in-principle-article-20-practice-does-not = 条文は全局面の再現を原則として禁じる（第20条）が、慣行では禁じない

# the text bars a repetition of the whole board; practice is the simple ko with a referee
text-the-text-bars-a-repetition-of-the-whole-board-practice-is-the-simple-ko-with-a = 条文は全局面の再現を禁じる。慣行では、単純なコウの規定を用い、審判が裁定する

# the text counts surrounded points and does not speak of others
text-the-text-counts-surrounded-points-and-does-not-speak-of-others = この文書は囲んだ点を数え、その他の点には触れていない

# the text does not speak of disputes
text-the-text-does-not-speak-of-disputes = この文書は係争に触れていない

# the text has a superko; which form was not read
text-the-text-has-a-superko-which-form-was-not-read = 条文にスーパーコウはある。どの形かは読んでいない

# the text has nothing of the kind
text-the-text-has-nothing-of-the-kind = 条文にそのような定めはない

# the text knows no komi
text-the-text-knows-no-komi = この文書にコミの定めはない

# the text knows no komi and does not say what happens at equal scores
text-the-text-knows-no-komi-and-does-not-say-what-happens-at-equal-scores = この文書にコミの定めはなく、同点の場合にどうなるかも示されていない

# the text knows no komi and does not say what happens at equal scores or in a dispute
text-the-text-knows-no-komi-and-does-not-say-what-happens-at-equal-scores-or-in = この文書にコミの定めはなく、同点の場合や係争の場合にどうなるかも示されていない

# the text names the Simplified Ing rules (2007) or the Ing rules (later)
text-the-text-names-the-Simplified-Ing-rules-2007-or-the-Ing-rules-later = 条文が挙げるのは、簡易応氏ルール（2007年）または応氏ルール（その後）である

# the text of 1991 forgives mistakes in ko
text-the-text-of-1991-forgives-mistakes-in-ko = 1991年の条文は、コウについての誤りをとがめない

# the text sets the stones and speaks of no points for them
text-the-text-sets-the-stones-and-speaks-of-no-points-for-them = この文書は置石を置くとするが、その分の目数には触れていない

# the usual komi of territory counting is meant
text-the-usual-komi-of-territory-counting-is-meant = 地の計算での通常のコミを指す

# the value for these years was not read in the text
text-the-value-for-these-years-was-not-read-in-the-text = この年代の値は、条文で読んだものではない

# the value of komi
text-the-value-of-komi = コミの値

# the year in which 3 3/4 zi took the place of 2 3/4 zi (5.5 points)
text-the-year-in-which-3-3-4-zi-took-the-place-of-2-3-4-zi = コミの2 3/4子（5.5目）が3 3/4子に替わった年

# the year in which komi 8 began; Ing's first komi was 6, with Black winning at equal scores
text-the-year-in-which-komi-8-began-Ing-s-first-komi-was-6-with-Black-winning = コミ8目の始まった年。応氏の最初のコミは6目で、同点なら黒の勝ちであった

# the year in which komi went from 5.5 to 7.5: an encyclopedia dates the last change 2004
text-the-year-in-which-komi-went-from-5-5-to-7-5-an-encyclopedia-dates-the = コミが5.5目から7.5目に移った年。ある百科事典は、最後の変更を2004年とする

# there is no notion of dead stones
text-there-is-no-notion-of-dead-stones = 死に石という概念はない

# there is no resumption: the second pass ends the game
text-there-is-no-resumption-the-second-pass-ends-the-game = 再開はない。2回目のパスで終局となる

# they are captured in playing out; a point under a stone that stays counts for nobody
text-they-are-captured-in-playing-out-a-point-under-a-stone-that-stays-counts-for-nobody = 実際に打って取る。残る石の下の点は、どちらのものにも数えない

# they serve the counting procedure only
text-they-serve-the-counting-procedure-only = 整地の手順に用いるだけである

# this is what one Korean page says; it is not a Taiwanese text
text-this-is-what-one-Korean-page-says-it-is-not-a-Taiwanese-text = これは韓国のあるページの記述であり、台湾の条文ではない

# told in three ways: half a point from Black to White, one point, or Black's last stone taken off
text-told-in-three-ways-half-a-point-from-Black-to-White-one-point-or-Black-s = 三通りに伝えられる。黒から白へ半目、1目、または黒の最後の石の取り上げ

# tournament practice since September 2002
text-tournament-practice-since-September-2002 = 2002年9月以降の大会の慣行

# triple ko, round-robin ko and eternal life end the game without result
# no native text found
text-triple-ko-round-robin-ko-and-eternal-life-end-the-game-without-result = 三コウ、循環コウ、長生が生じれば、無勝負として対局を終える

# two in a row after the first pass
text-two-in-a-row-after-the-first-pass = 最初のパスの後、続けて2回

# two passes a phase
text-two-passes-a-phase = 各段階につきパス2回

# two passes a phase according to a summary by others
text-two-passes-a-phase-according-to-a-summary-by-others = 第三者による要約によれば、各段階につきパス2回

# two points a group that lives on its own; in a seki only the eyes really needed
text-two-points-a-group-that-lives-on-its-own-in-a-seki-only-the-eyes-really = 単独で活きる各グループにつき2目。セキでは、実際に必要な眼の分だけである

# undone; it becomes a pass with a pass stone
text-undone-it-becomes-a-pass-with-a-pass-stone = 着手を元に戻す。石1個を渡すパスとなる

# up to nine; with two or three stones the far left corner stays empty
text-up-to-nine-with-two-or-three-stones-the-far-left-corner-stays-empty = 9個まで。2個または3個の場合は、左奥の隅を空けておく

# up to three periods of a sixth of the basic time each; after that the game is lost
text-up-to-three-periods-of-a-sixth-of-the-basic-time-each-after-that-the-game = 1回につき基本の持ち時間の6分の1、最大3回。それを超えると負けとする

# verified by removal, that is by play
text-verified-by-removal-that-is-by-play = 取り上げによって、すなわち実際に打って確かめる

# web page
text-web-page = ウェブページ

# what was read has nothing on handicap games
text-what-was-read-has-nothing-on-handicap-games = 読んだ部分には、置碁についての記述がない

# where komi is a whole number
text-where-komi-is-a-whole-number = コミが整数の場合

# where one player alone can repeat, a draw if that player does (article 10.2)
text-where-one-player-alone-can-repeat-a-draw-if-that-player-does-article-10-2 = 一方の対局者だけが反復できる場合は、その対局者が反復すれば引き分けとする（第10条2）

# where one player alone can repeat, that player may have a draw
text-where-one-player-alone-can-repeat-that-player-may-have-a-draw = 一方の対局者だけが反復できる場合は、その対局者は引き分けを得ることができる

# whether dead stones may be taken out of a seki (article 17)
text-whether-dead-stones-may-be-taken-out-of-a-seki-article-17 = セキの中の死に石を取り上げてよいかどうか（第17条）

# whether moonshine life is alive is disputed
# no native text found
text-whether-moonshine-life-is-alive-is-disputed = 月光の活きが活き石かどうかには争いがある

# whether moonshine life is alive is disputed; article 10.2 gives a draw to the player who can repeat
# no native text found
text-whether-moonshine-life-is-alive-is-disputed-article-10-2-gives-a-draw-to-the-player = 月光の活きが活き石かどうかには争いがある。第10条2は、反復できる対局者に引き分けを与える

# whether the ko rule is that of Ing or positional superko
text-whether-the-ko-rule-is-that-of-Ing-or-positional-superko = コウの規定が応氏のものか、ポジショナル・スーパーコウか

# which form of superko is meant
text-which-form-of-superko-is-meant = どの形のスーパーコウを指すか

# whiteHandicapBonus
text-whiteHandicapBonus = whiteHandicapBonus

# with Ing equipment and komi 8; with komi 7.5 no equal score arises
text-with-Ing-equipment-and-komi-8-with-komi-7-5-no-equal-score-arises = 応氏の用具でコミが8目の場合。コミが7.5目であれば、同点は生じない

# with more than nine stones the first nine go on the marked points, the others anywhere
text-with-more-than-nine-stones-the-first-nine-go-on-the-marked-points-the-others-anywhere = 9個を超える場合は、最初の9個を盤に印のある点（星）に、残りを任意の点に置く

# with one pass more if need be
text-with-one-pass-more-if-need-be = 必要であれば、もう1回パスする

# with pass stones a count of territory and prisoners gives the same score
text-with-pass-stones-a-count-of-territory-and-prisoners-gives-the-same-score = パスで石を渡せば、地とアゲハマの計算も同じ結果になる
