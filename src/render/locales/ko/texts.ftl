### Korean. What the texts of rule sets are called, and what is noted of them. The English stands above each: it is the text of the rule set itself.

# 16 stones are set before the game; Black's first free move is the centre
text-16-stones-are-set-before-the-game-Black-s-first-free-move-is-the-centre = 대국 전에 돌 16개를 놓으며, 흑이 자유롭게 두는 첫 수는 천원(중앙)임

# 184 to 177 on 19x19
text-184-to-177-on-19x19 = 19×19에서 184 대 177

# 1949, rulings of 1979 and 1980
text-1949-rulings-of-1979-and-1980 = 1949년, 그리고 1979년과 1980년의 판정

# 1991, komi as revised
text-1991-komi-as-revised = 1991(덤은 개정된 값)

# 2 3/4 zi (5.5 points) comes from histories of komi, it was not read in the text
text-2-3-4-zi-5-5-points-comes-from-histories-of-komi-it-was-not-read = 2 3/4자(子, 5.5집)는 덤의 역사에 관한 글에 따른 것이며, 조문에서 읽은 것이 아님

# 2 3/4 zi, from histories of komi
text-2-3-4-zi-from-histories-of-komi = 2 3/4자. 덤의 역사에 관한 글에 따름

# 2016 (in force March 2017)
text-2016-in-force-March-2017 = 2016(2017년 3월 시행)

# 3 3/4 zi; small boards are reported to use the same
text-3-3-4-zi-small-boards-are-reported-to-use-the-same = 3 3/4자. 작은 판에서도 같은 값을 쓴다고 알려짐

# 4.5 is seen in the middle of the 20th century only
text-4-5-is-seen-in-the-middle-of-the-20th-century-only = 4.5집은 20세기 중반에만 보임

# 6.5 if Black passes first, 7.5 if White does; the first pass of the whole game counts
text-6-5-if-Black-passes-first-7-5-if-White-does-the-first-pass-of-the = 흑이 먼저 한 수 쉬면 6.5집, 백이 먼저 쉬면 7.5집. 대국 전체에서 첫 번째 한 수 쉼으로 따짐

# 8 points, and Black wins at equal scores, which is worth 7.5
text-8-points-and-Black-wins-at-equal-scores-which-is-worth-7-5 = 8집이며 점수가 같으면 흑이 이기므로, 7.5집과 같음

# 8 with Ing equipment, 7.5 otherwise
text-8-with-Ing-equipment-7-5-otherwise = 응씨 용구를 쓰면 8집, 아니면 7.5집

# Additional Rules
# no native text found
text-Additional-Rules = 추가 규칙(Additional Rules)

# American Go Association rules
text-American-Go-Association-rules = 미국바둑협회(AGA) 규칙

# Arbitration
text-Arbitration = 중재

# Area rules III
# no native text found
text-Area-rules-III = 면적 계가 규칙 III(Area rules III)

# Area scoring with Japanese sets
# no native text found
text-Area-scoring-with-Japanese-sets = 일본식 용구로 하는 면적 계가(Area scoring with Japanese sets)

# BGA rules
text-BGA-rules = 영국바둑협회 규칙

# BGA summary
text-BGA-summary = BGA의 요약

# Black returns N/2 zi; the official text is said not to treat handicap games
text-Black-returns-N-2-zi-the-official-text-is-said-not-to-treat-handicap-games = 흑이 N/2자를 돌려줌. 공식 조문은 접바둑을 다루지 않는다고 함

# British Go Association rules
text-British-Go-Association-rules = 영국바둑협회(BGA) 규칙

# British events announced as Japanese take triple ko and the like as a draw
text-British-events-announced-as-Japanese-take-triple-ko-and-the-like-as-a-draw = 일본 규칙을 쓴다고 공지한 영국의 대회에서는 삼패 등을 무승부로 봄

# Button Go
# no native text found
text-Button-Go = 버튼 바둑

# Button Go (area counting)
# no native text found
text-Button-Go-area-counting = 버튼 바둑(면적 계가)

# Capture
text-Capture = 돌 따내기

# Chinese Weiqi Association rules 2002
text-Chinese-Weiqi-Association-rules-2002 = 중국바둑협회 규칙(2002)

# Chinese rules 1988
text-Chinese-rules-1988 = 중국 규칙(1988)

# Chinese rules 2002
text-Chinese-rules-2002 = 중국 규칙(2002)

# Chinese rules as told by the Korea Baduk Federation
text-Chinese-rules-as-told-by-the-Korea-Baduk-Federation = 대한바둑협회가 소개한 중국 규칙

# Claims
text-Claims = 주장

# Comparison with other rules
text-Comparison-with-other-rules = 다른 규칙과의 비교

# Compensation
text-Compensation = 보상

# Counting
text-Counting = 계가

# Dia. 11
text-Dia-11 = 그림 11

# Dia. 6 is the Korean basic rule; it is taken for this too, as the page tells of no other
text-Dia-6-is-the-Korean-basic-rule-it-is-taken-for-this-too-as-the-page = Dia. 6은 한국의 기본 규칙이며, 그 페이지에 다른 말이 없어 여기에도 적용함

# Diagram 1
text-Diagram-1 = 그림 1

# Diagram 11
text-Diagram-11 = 그림 11

# Diagram 13
text-Diagram-13 = 그림 13

# Diagram 14
text-Diagram-14 = 그림 14

# Diagram 15
text-Diagram-15 = 그림 15

# Diagram 8
text-Diagram-8 = 그림 8

# Disputes
text-Disputes = 분쟁

# EGF area rules with Japanese equipment
# no native text found
text-EGF-area-rules-with-Japanese-equipment = EGF 면적 계가 규칙(일본식 용구)

# EGF territory rules (verbal European-Japanese)
# no native text found
text-EGF-territory-rules-verbal-European-Japanese = EGF 집 계가 규칙(구두 유럽·일본 규칙)

# EGF tournament rules
text-EGF-tournament-rules = EGF 대회 규칙

# End of the game
text-End-of-the-game = 종국

# Ending the game
text-Ending-the-game = 종국

# French rules
text-French-rules = 프랑스 규칙

# French rules (FFG)
text-French-rules-FFG = 프랑스 규칙(FFG)

# Handicap
text-Handicap = 접바둑

# How to play Baduk, 2008
# no native text found
text-How-to-play-Baduk-2008 = 「바둑 두는 법」(How to play Baduk), 2008

# Ikeda area rules III
# no native text found
text-Ikeda-area-rules-III = 이케다 면적 계가 규칙(III)

# Ikeda rules
text-Ikeda-rules = 이케다 규칙

# Ikeda territory rules I
# no native text found
text-Ikeda-territory-rules-I = 이케다 집 계가 규칙(I)

# Illegal moves
text-Illegal-moves = 반칙수

# Ing rules 1991
text-Ing-rules-1991 = 응씨 규칙(1991)

# Ing rules (SST, Goe)
text-Ing-rules-SST-Goe = 응씨 규칙(SST, Goe)

# Introduction
text-Introduction = 서론

# Japanese rules 1949
text-Japanese-rules-1949 = 일본 규칙(1949)

# Japanese rules 1949 with the WAGC rulings
text-Japanese-rules-1949-with-the-WAGC-rulings = 일본 규칙(1949, WAGC 판정 포함)

# Japanese rules 1989
text-Japanese-rules-1989 = 일본위기규약(1989)

# KBA How to play Baduk, 2008
# no native text found
text-KBA-How-to-play-Baduk-2008 = 한국기원 「바둑 두는 법」(How to play Baduk), 2008

# KBA How to play Baduk (international rules)
# no native text found
text-KBA-How-to-play-Baduk-international-rules = 한국기원 「바둑 두는 법」(국제 규칙)

# KBF basic rules page
text-KBF-basic-rules-page = 대한바둑협회 기본 규칙 페이지

# KataGo has no such rule
text-KataGo-has-no-such-rule = KataGo에는 그런 규정이 없음

# KataGo preset aga
text-KataGo-preset-aga = KataGo aga 프리셋

# KataGo preset aga-button
text-KataGo-preset-aga-button = KataGo aga-button 프리셋

# KataGo preset ancient-territory
text-KataGo-preset-ancient-territory = KataGo ancient-territory 프리셋

# KataGo preset chinese
text-KataGo-preset-chinese = KataGo chinese 프리셋

# KataGo preset chinese-ogs
text-KataGo-preset-chinese-ogs = KataGo chinese-ogs 프리셋

# KataGo preset ing
text-KataGo-preset-ing = KataGo ing 프리셋

# KataGo preset japanese
text-KataGo-preset-japanese = KataGo japanese 프리셋

# KataGo preset new-zealand
text-KataGo-preset-new-zealand = KataGo new-zealand 프리셋

# KataGo preset stone-scoring
text-KataGo-preset-stone-scoring = KataGo stone-scoring 프리셋

# KataGo preset tromp-taylor
text-KataGo-preset-tromp-taylor = KataGo tromp-taylor 프리셋

# KataGo rules as given
text-KataGo-rules-as-given = 주어진 대로의 KataGo 규칙

# KataGo's rules
text-KataGo-s-rules = KataGo 규칙

# KataGo settles dead stones by playing on; the players' agreement stands for that here
text-KataGo-settles-dead-stones-by-playing-on-the-players-agreement-stands-for-that-here = KataGo는 계속 두어 죽은 돌을 가리며, 여기서는 대국자들의 합의가 이를 대신함

# KataGo sorts by its formal definition what clean-up phases have left, in which neutral points are filled too
# no native text found
text-KataGo-sorts-by-its-formal-definition-what-clean-up-phases-have-left-in-which-neutral-points = KataGo는 정리 단계를 거치고 남은 것을 자체의 형식적 정의에 따라 가르며, 그 단계에서는 공배도 메움

# Ko
text-Ko = 패

# Komi
text-Komi = 덤

# Korean Baduk Association rules 2016
text-Korean-Baduk-Association-rules-2016 = 한국기원 바둑 규칙(2016)

# Korean rules 1992
text-Korean-rules-1992 = 한국 규칙(1992)

# Korean rules 2009 (KBA White Paper)
text-Korean-rules-2009-KBA-White-Paper = 한국 규칙(2009, 한국기원 백서)

# Korean rules for the Asian Indoor and Martial Arts Games 2013
text-Korean-rules-for-the-Asian-Indoor-and-Martial-Arts-Games-2013 = 한국 규칙(2013 실내·무도 아시아경기대회)

# Korean rules of 2010
text-Korean-rules-of-2010 = 2010년 한국 규칙

# Lasker-Maas rules
text-Lasker-Maas-rules = Lasker-Maas 규칙

# National Sports Festival rules of 2015
text-National-Sports-Festival-rules-of-2015 = 2015년 전국체육대회 규칙

# New Zealand Go Society
text-New-Zealand-Go-Society = 뉴질랜드바둑협회

# New Zealand rules
text-New-Zealand-rules = 뉴질랜드 규칙

# Old Taiwan rule
# no native text found
text-Old-Taiwan-rule = 옛 대만 규칙

# Passing
text-Passing = 한 수 쉼

# Plain area count
# no native text found
text-Plain-area-count = 단순 면적 계가법

# Plain territory count
# no native text found
text-Plain-territory-count = 단순 집 계가법

# Play
text-Play = 착수

# Popular summary of the rules (Cyningstan)
# no native text found
text-Popular-summary-of-the-rules-Cyningstan = 일반인용 규칙 요약(Cyningstan)

# Removal
# no native text found
text-Removal = 들어냄

# Repetition
text-Repetition = 동형반복

# Rulings on shapes
text-Rulings-on-shapes = 모양별 판정

# SST laws
# no native text found
text-SST-laws = SST 규정(SST laws)

# Scoring
text-Scoring = 점수 계산

# Simplified Ing rules
# no native text found
text-Simplified-Ing-rules = 간이 응씨 규칙

# Sports Toto rules of 2011
text-Sports-Toto-rules-of-2011 = 2011년 스포츠토토 규칙

# Start
text-Start = 시작

# Stone scoring
text-Stone-scoring = 돌 계가

# Stone scoring (old Chinese count)
# no native text found
text-Stone-scoring-old-Chinese-count = 돌 계가 규칙(옛 중국 계가법)

# Sunjang baduk
text-Sunjang-baduk = 순장바둑

# Taiwanese rules as told by the Korea Baduk Federation
text-Taiwanese-rules-as-told-by-the-Korea-Baduk-Federation = 대한바둑협회가 소개한 대만 규칙

# Territory rules I
# no native text found
text-Territory-rules-I = 집 계가 규칙 I(Territory rules I)

# Territory with group tax (KataGo's ancient-territory)
# no native text found
text-Territory-with-group-tax-KataGo-s-ancient-territory = 무리 공제 집 계가 규칙(KataGo의 ancient-territory)

# The last move
text-The-last-move = 마지막 수

# Timing
text-Timing = 시간

# Tournament rules
text-Tournament-rules = 대회 규칙

# Tromp-Taylor rules
text-Tromp-Taylor-rules = Tromp-Taylor 규칙

# Verbal European-Japanese rules
# no native text found
text-Verbal-European-Japanese-rules = 구두 유럽·일본 규칙(Verbal European-Japanese rules)

# WMSG rules 2008
text-WMSG-rules-2008 = 월드마인드스포츠게임 규칙(2008)

# White passes the first N - 1 moves, without komi
text-White-passes-the-first-N-1-moves-without-komi = 백이 처음 N - 1번을 한 수씩 쉬며, 덤은 없음

# World Mind Sports Games rules 2008
text-World-Mind-Sports-Games-rules-2008 = 월드마인드스포츠게임 규칙(2008)

# a comment on the text (note 2) has its author allow a pass only when necessary
text-a-comment-on-the-text-note-2-has-its-author-allow-a-pass-only-when-necessary = 조문에 딸린 해설(주 2)에 따르면, 조문의 저자는 필요한 때에만 한 수 쉼을 허용함

# a disturbing ko may not be retaken without end
# no native text found
text-a-disturbing-ko-may-not-be-retaken-without-end = 방해패(disturbing ko)는 끝없이 되따낼 수 없음

# a draft of 2003 wanted bent four inside a capturing race, and a triple ko of an eye against no eye, to be seki; whether it was adopted is not known
text-a-draft-of-2003-wanted-bent-four-inside-a-capturing-race-and-a-triple-ko-of = 2003년의 한 초안은 수상전 안의 귀곡사와 유가무가(有家無家)의 삼패를 빅으로 하려 했으나, 채택되었는지는 알 수 없음

# a draw or a replay for triple ko and the like when neither side yields
text-a-draw-or-a-replay-for-triple-ko-and-the-like-when-neither-side-yields = 삼패 등에서 어느 쪽도 물러서지 않으면 무승부 또는 재대국

# a neutral point is worth a point, so players fill it
text-a-neutral-point-is-worth-a-point-so-players-fill-it = 공배 하나가 한 집이므로 대국자들이 메움

# a page of the Korea Baduk Federation says that self-capture is legal and works like a pass
text-a-page-of-the-Korea-Baduk-Federation-says-that-self-capture-is-legal-and-works-like = 대한바둑협회의 한 페이지는 자살수를 둘 수 있고 한 수 쉼과 같은 효과가 있다고 함

# a pass counts as a move
text-a-pass-counts-as-a-move = 한 수 쉼도 한 수로 침

# a pass hands over a stone, so that a count of territory gives the area score
# no native text found
text-a-pass-hands-over-a-stone-so-that-a-count-of-territory-gives-the-area-score = 한 수 쉬면 돌 하나를 건네므로, 집을 세어도 면적 계가의 점수가 됨

# a pass is for the end of the game
text-a-pass-is-for-the-end-of-the-game = 한 수 쉼은 종국을 위한 것임

# a point that its owner must still fill costs itself once the dead are agreed; points that one side alone can fill are said to count in the second phase, in which it fills them with prisoners
text-a-point-that-its-owner-must-still-fill-costs-itself-once-the-dead-are-agreed-points = 주인이 아직 메워야 하는 자리는 죽은 돌에 합의하면 세지 않음. 한쪽만 메울 수 있는 자리는, 따낸 돌로 그것을 메우는 둘째 단계에서 점수가 된다고 함

# a preliminary end; after it a pass gives a prisoner
text-a-preliminary-end-after-it-a-pass-gives-a-prisoner = 예비 종국이며, 그 뒤에는 한 수 쉬면 상대에게 따낸 돌 하나를 줌

# a stone that fills such a point comes off again as an inner stone, unless a border stone would stand in atari
text-a-stone-that-fills-such-a-point-comes-off-again-as-an-inner-stone-unless-a = 그런 자리를 메운 돌은, 경계의 돌이 단수가 되지 않는 한 안쪽 돌로 다시 들어냄

# added in an area count only
text-added-in-an-area-count-only = 면적 계가에서만 더함

# added in an area count only; in a count of territory the pass stones do it
# no native text found
text-added-in-an-area-count-only-in-a-count-of-territory-the-pass-stones-do-it = 면적 계가에서만 더하며, 집 계가에서는 한 수 쉴 때 건넨 돌이 그 구실을 함

# after White's extra pass one account lets Black move when play is resumed
text-after-White-s-extra-pass-one-account-lets-Black-move-when-play-is-resumed = 백이 한 번 더 한 수 쉰 뒤에 대국을 재개하면 흑이 둔다는 설명이 하나 있음

# after the button is taken
# no native text found
text-after-the-button-is-taken = 버튼을 가져간 뒤

# after two passes; without agreement play goes on
text-after-two-passes-without-agreement-play-goes-on = 두 번 한 수 쉰 뒤에 들어내며, 합의가 없으면 계속 둠

# area rules III
# no native text found
text-area-rules-III = 면적 계가 규칙 III

# article 12 does not say what happens at equal scores; a draw is assumed
text-article-12-does-not-say-what-happens-at-equal-scores-a-draw-is-assumed = 제12조는 점수가 같을 때 어떻게 되는지 말하지 않으며, 무승부로 가정함

# article 15 ends the game when no profitable move is left; it does not say that neutral points must be filled
text-article-15-ends-the-game-when-no-profitable-move-is-left-it-does-not-say-that = 제15조는 이득이 되는 수가 남지 않으면 대국이 끝난다고 함. 공배를 메워야 한다고는 하지 않음

# article 17 is unclear whether dead stones may be taken out of a seki
text-article-17-is-unclear-whether-dead-stones-may-be-taken-out-of-a-seki = 빅에서 죽은 돌을 들어낼 수 있는지 제17조로는 분명하지 않음

# article 20 bars a repetition of the whole board in principle and leaves the rest to the event; practice is the simple ko with a referee
text-article-20-bars-a-repetition-of-the-whole-board-in-principle-and-leaves-the-rest-to = 제20조는 판 전체의 동형반복을 원칙적으로 금하고 나머지는 대회에 맡김. 관행에서는 단순한 패 규정을 쓰고 심판을 둠

# article 6.3 asks for proof that the stones can be captured
text-article-6-3-asks-for-proof-that-the-stones-can-be-captured = 제6조 3항은 그 돌을 잡을 수 있다는 증명을 요구함

# as a general rule no point inside a seki counts, even an eye
text-as-a-general-rule-no-point-inside-a-seki-counts-even-an-eye = 일반적으로 빅 안의 자리는 눈이라도 세지 않음

# as in the Simplified Ing rules
text-as-in-the-Simplified-Ing-rules = 간이 응씨 규칙과 같음

# as revised
text-as-revised = 개정판

# as the text of 1989
text-as-the-text-of-1989 = 1989년 조문과 같게 봄

# as the text of 2016
text-as-the-text-of-2016 = 2016년 조문과 같게 봄

# as translated
text-as-translated = 번역문

# bent four is dead whatever the rest of the board; three points without capturing was 3 points in 1949, seki in 1980
# no native text found
text-bent-four-is-dead-whatever-the-rest-of-the-board-three-points-without-capturing-was-3 = 귀곡사는 판의 나머지가 어떠하든 죽은 것이며, 따내지 않고 석 집(取らず三目)은 1949년에는 3집, 1980년에는 빅임

# border stones may have cutting points, but none may stand in atari
# no native text found
text-border-stones-may-have-cutting-points-but-none-may-stand-in-atari = 경계의 돌에 끊기는 곳이 있어도 되지만, 단수인 돌은 하나도 없어야 함

# but for what is inside a pass-alive area
text-but-for-what-is-inside-a-pass-alive-area = 다만 주인이 계속 한 수 쉬어도 사는 영역 안의 돌은 제외함

# but never the eye points that a group must keep to live, in a seki as elsewhere
text-but-never-the-eye-points-that-a-group-must-keep-to-live-in-a-seki-as = 그러나 돌 무리가 살기 위해 남겨야 하는 눈의 자리는 빅에서든 다른 곳에서든 세지 않음

# by KataGo's definition a neutral point that is still open puts the groups next to it in seki
text-by-KataGo-s-definition-a-neutral-point-that-is-still-open-puts-the-groups-next-to = KataGo의 정의로는 아직 메우지 않은 공배가 그 곁의 돌 무리를 빅으로 만듦

# by play
text-by-play = 실제로 두어 들어냄

# by playing on
text-by-playing-on = 계속 두어 가림

# by shape
text-by-shape = 모양에 따라 정함

# cannot arise on an odd board without shared points
# no native text found
text-cannot-arise-on-an-odd-board-without-shared-points = 자리의 수가 홀수인 판에서는 함께 에워싼 자리가 없으면 생길 수 없음

# cannot arise once the button is taken
# no native text found
text-cannot-arise-once-the-button-is-taken = 버튼을 가져간 뒤에는 생길 수 없음

# cannot arise with 2 3/4 zi
text-cannot-arise-with-2-3-4-zi = 2 3/4자로는 생길 수 없음

# cannot arise with 3 3/4 zi
text-cannot-arise-with-3-3-4-zi = 3 3/4자로는 생길 수 없음

# cannot arise with half points
text-cannot-arise-with-half-points = 반집이 있으면 생길 수 없음

# cannot arise with komi 6.5
text-cannot-arise-with-komi-6-5 = 덤이 6.5집이면 생길 수 없음

# cannot arise with komi 7.5
text-cannot-arise-with-komi-7-5 = 덤이 7.5집이면 생길 수 없음

# chapter on counting
text-chapter-on-counting = 계가에 관한 장

# competition code, November 2024
# no native text found
text-competition-code-November-2024 = 경기 규정, 2024년 11월

# counting in zi
text-counting-in-zi = 자 단위의 계가

# dated: the page gives 5.5
text-dated-the-page-gives-5-5 = 옛 값임: 그 페이지에는 5.5집으로 나와 있음

# dead are stones that can be captured (article 6), judged on each separated shape after both have passed (article 11); that the players agree on them is practice
text-dead-are-stones-that-can-be-captured-article-6-judged-on-each-separated-shape-after-both = 잡을 수 있는 돌이 죽은 돌이며(제6조), 두 대국자가 모두 한 수 쉰 뒤 나뉜 모양마다 판정함(제11조). 대국자들이 그에 합의하는 것은 관행임

# dead stones come off the opponent's territory only, and eyes in a seki are not territory
text-dead-stones-come-off-the-opponent-s-territory-only-and-eyes-in-a-seki-are-not = 죽은 돌은 상대의 집에서만 들어내며, 빅 안의 눈은 집이 아님

# description
text-description = 해설

# description by Jasiek
text-description-by-Jasiek = Jasiek의 해설

# description of Ing counting
text-description-of-Ing-counting = 응씨 계가 해설

# description of Ing timing
text-description-of-Ing-timing = 응씨 시간 규정 해설

# discussion
text-discussion = 논의

# discussion of 2004
text-discussion-of-2004 = 2004년의 논의

# discussion of eyes in seki
text-discussion-of-eyes-in-seki = 빅의 눈에 관한 논의

# documented positions
text-documented-positions = 문헌에 나온 국면

# doubtful: 6 was used in the Mingren of 1978, when Ing's rules were already in use in Taiwan
text-doubtful-6-was-used-in-the-Mingren-of-1978-when-Ing-s-rules-were-already-in = 의심스러움: 6집은 1978년 명인전(Mingren)에서 쓰였는데, 그때 대만에서는 이미 응씨 규칙을 쓰고 있었음

# each event may add its own rule: no result, a draw, an extra game
text-each-event-may-add-its-own-rule-no-result-a-draw-an-extra-game = 대회마다 규정을 더할 수 있음: 무효(승부 없음), 무승부, 추가 대국

# each side fills in its 180 stones; the result is that of an area count
text-each-side-fills-in-its-180-stones-the-result-is-that-of-an-area-count = 각자 자기 돌 180개로 메우며, 결과는 면적 계가와 같음

# equal scores and points for White in handicap games are not in the Ing texts
text-equal-scores-and-points-for-White-in-handicap-games-are-not-in-the-Ing-texts = 점수가 같은 경우와 접바둑에서 백에게 주는 점수는 응씨 규칙의 글에 없음

# equal scores, handicap games and self-capture
text-equal-scores-handicap-games-and-self-capture = 점수가 같은 경우, 접바둑, 자살수

# equal scores, handicap games, ko and self-capture
text-equal-scores-handicap-games-ko-and-self-capture = 점수가 같은 경우, 접바둑, 패, 자살수

# equal scores, self-capture, the stop of the game and disputes
text-equal-scores-self-capture-the-stop-of-the-game-and-disputes = 점수가 같은 경우, 자살수, 대국의 정지, 분쟁

# events may differ: the European Go Congress of 2015 used the AGA rules
text-events-may-differ-the-European-Go-Congress-of-2015-used-the-AGA-rules = 대회마다 다를 수 있음: 2015년 유럽바둑콩그레스는 AGA 규칙을 썼음

# every stone on the board is alive
text-every-stone-on-the-board-is-alive = 판 위의 모든 돌이 살아 있음

# every surrounded point counts, also one that its owner must still fill
text-every-surrounded-point-counts-also-one-that-its-owner-must-still-fill = 에워싼 자리는 모두 세며, 주인이 아직 메워야 하는 자리도 셈

# fighting and disturbing kos
# no native text found
text-fighting-and-disturbing-kos = 싸움패(fighting ko)와 방해패(disturbing ko)

# filled in turn; either player may fill freely if both agree (KBF basic rules page); word for word article 9 puts the stones next to one left open in seki
text-filled-in-turn-either-player-may-fill-freely-if-both-agree-KBF-basic-rules-page-word = 번갈아 메움. 둘이 합의하면 누구나 자유로이 메워도 됨(대한바둑협회 기본 규칙 페이지). 글자 그대로는 제9조가 메우지 않은 공배 곁의 돌을 빅으로 만듦

# for 19x19; smaller boards should keep a komi that is no whole number
text-for-19x19-smaller-boards-should-keep-a-komi-that-is-no-whole-number = 19×19에 해당함. 더 작은 판에서는 정수가 아닌 덤을 유지해야 함

# free placement is allowed
text-free-placement-is-allowed = 자유롭게 놓아도 됨

# half a point from Black to White when White makes the very first pass of the game
text-half-a-point-from-Black-to-White-when-White-makes-the-very-first-pass-of-the = 대국의 첫 번째 한 수 쉼을 백이 하면 흑이 백에게 반집을 줌

# handicap games
text-handicap-games = 접바둑

# hasButton
text-hasButton = hasButton

# historically none; KataGo's preset has 7.5
text-historically-none-KataGo-s-preset-has-7-5 = 역사적으로는 없음. KataGo의 프리셋은 7.5집임

# historically there was no komi; KataGo's preset uses 7.5
text-historically-there-was-no-komi-KataGo-s-preset-uses-7-5 = 역사적으로는 덤이 없었으며, KataGo의 프리셋은 7.5집을 씀

# history of komi
text-history-of-komi = 덤의 역사

# how many eyes a group in seki must keep is a question of reading
text-how-many-eyes-a-group-in-seki-must-keep-is-a-question-of-reading = 빅인 돌 무리가 눈을 몇 개 남겨야 하는지는 해석의 문제임

# if both pass at once after resuming, every stone stays
text-if-both-pass-at-once-after-resuming-every-stone-stays = 재개하자마자 두 대국자가 모두 한 수 쉬면 모든 돌을 그대로 둠

# if the players cannot agree who moves next, every stone is alive
text-if-the-players-cannot-agree-who-moves-next-every-stone-is-alive = 다음에 누가 둘지 대국자들이 합의하지 못하면 모든 돌이 살아 있음

# in a second phase with stones from the prisoners, so that plays cost nothing (a summary by others)
text-in-a-second-phase-with-stones-from-the-prisoners-so-that-plays-cost-nothing-a-summary = 둘째 단계에서 따낸 돌을 써서 두므로, 두어도 손해가 없음(다른 사람들의 요약)

# in clean-up phases
# no native text found
text-in-clean-up-phases = 정리 단계에서 가림

# in stones
text-in-stones = 돌의 수로 말함

# in the confirmation of life and death a ko may be retaken only after a pass for it (article 7)
text-in-the-confirmation-of-life-and-death-a-ko-may-be-retaken-only-after-a-pass = 사활을 확인할 때에는 그 패에 대해 한 수 쉰 뒤에만 패를 되따낼 수 있음(제7조)

# in the phase of playing out after the first stop a pass gives a prisoner: count it with the prisoners
text-in-the-phase-of-playing-out-after-the-first-stop-a-pass-gives-a-prisoner-count = 첫 정지 뒤 실제로 두어 가리는 단계에서는 한 수 쉬면 상대에게 따낸 돌 하나를 주며, 이는 따낸 돌과 함께 셈

# in the quick count White gives one stone more if Black moved last: that is counting, not a pass
# no native text found
text-in-the-quick-count-White-gives-one-stone-more-if-Black-moved-last-that-is-counting = 간이 계가에서 흑이 마지막으로 두었으면 백이 돌 하나를 더 내는데, 이는 계가이지 한 수 쉼이 아님

# inner stones come off as long as no border stone is left in atari; then the enclosed points count
# no native text found
text-inner-stones-come-off-as-long-as-no-border-stone-is-left-in-atari-then-the = 경계의 돌이 단수가 되지 않는 한 안쪽 돌을 들어내고, 그런 다음 에워싼 자리를 셈

# introduction only
text-introduction-only = 서론만

# its value was not read
text-its-value-was-not-read = 그 값은 읽지 못함

# ko
text-ko = ko

# ko, self-capture and the end of the game were read in a revision of the text, not in the original
text-ko-self-capture-and-the-end-of-the-game-were-read-in-a-revision-of-the = 패, 자살수, 종국은 원문이 아니라 개정 조문에서 읽음

# komi
text-komi = komi

# komi: 6 was used in the Mingren of 1978, but Ing's rules had been in use since September 1977 with a first komi of 6
text-komi-6-was-used-in-the-Mingren-of-1978-but-Ing-s-rules-had-been-in = 덤: 6집은 1978년 명인전(Mingren)에서 쓰였으나, 1977년 9월부터 이미 첫 덤이 6집인 응씨 규칙을 쓰고 있었음

# komi 7.5 and 0.5 are given for 19x19; on smaller boards the organiser chooses
text-komi-7-5-and-0-5-are-given-for-19x19-on-smaller-boards-the-organiser-chooses = 덤 7.5집과 0.5집은 19×19에 대해 주어진 값이며, 더 작은 판에서는 주최자가 정함

# komi in handicap games: 0 or 0.5 is said to be the organiser's choice
text-komi-in-handicap-games-0-or-0-5-is-said-to-be-the-organiser-s-choice = 접바둑의 덤: 0집 또는 0.5집으로, 주최자가 정한다고 함

# komi is not part of the rules; 7.5 is KataGo's preset value
text-komi-is-not-part-of-the-rules-7-5-is-KataGo-s-preset-value = 덤은 규칙에 들어 있지 않으며, 7.5집은 KataGo 프리셋의 값임

# komi is not part of the rules; this is KataGo's
text-komi-is-not-part-of-the-rules-this-is-KataGo-s = 덤은 규칙에 들어 있지 않으며, 이 값은 KataGo의 것임

# komi is not part of the text; 6.5 is tournament practice since September 2002; earlier it was 5.5, before that 4.5
text-komi-is-not-part-of-the-text-6-5-is-tournament-practice-since-September-2002-earlier = 덤은 조문에 없음. 6.5집은 2002년 9월 이후의 대회 관행이며, 그 전에는 5.5집, 더 전에는 4.5집이었음

# komi is not part of the text; what applies in handicap games was not verified
text-komi-is-not-part-of-the-text-what-applies-in-handicap-games-was-not-verified = 덤은 조문에 없음. 접바둑에서 무엇이 적용되는지는 확인하지 못함

# komi is tournament practice, not in the articles
text-komi-is-tournament-practice-not-in-the-articles = 덤은 대회의 관행이며 조항에는 없음

# komi of the time
text-komi-of-the-time = 당시의 덤

# komi of the time varied between 4.5 and 5.5
text-komi-of-the-time-varied-between-4-5-and-5-5 = 당시의 덤은 4.5집과 5.5집 사이에서 일정하지 않았음

# komi of the time went from 4.5 to 5.5; 5.5 is the last common value
text-komi-of-the-time-went-from-4-5-to-5-5-5-5-is-the-last = 당시의 덤은 4.5집에서 5.5집으로 바뀌었으며, 5.5집은 마지막으로 널리 쓰인 값임

# komi on small boards: course notes say that 9x9 uses the value of 19x19
text-komi-on-small-boards-course-notes-say-that-9x9-uses-the-value-of-19x19 = 작은 판의 덤: 한 강습 자료에 따르면 9×9에서도 19×19의 값을 씀

# living stones that possess neutral points are in seki (article 8); that the players agree which those are is practice
text-living-stones-that-possess-neutral-points-are-in-seki-article-8-that-the-players-agree-which = 공배를 지닌 살아 있는 돌은 빅임(제8조). 어느 돌이 그러한지를 대국자들이 합의하는 것은 관행임

# loss or penalty as the competition code says; its article 18 has the cautions and warnings
text-loss-or-penalty-as-the-competition-code-says-its-article-18-has-the-cautions-and-warnings = 경기 규정에 따라 패배 또는 벌칙. 그 제18조에 주의와 경고가 있음

# no article names protective moves; the commentary on article 9 has them played before the end of the game
text-no-article-names-protective-moves-the-commentary-on-article-9-has-them-played-before-the-end = 가일수를 말하는 조항은 없음. 제9조 해설에서는 가일수를 종국 전에 두도록 함

# no article speaks of protective moves: that one left out costs its point is practice
text-no-article-speaks-of-protective-moves-that-one-left-out-costs-its-point-is-practice = 가일수를 말하는 조항은 없으며, 빠뜨린 가일수의 자리를 세지 않는 것은 관행임

# no point turns on it, as eyes in seki count like any others
text-no-point-turns-on-it-as-eyes-in-seki-count-like-any-others = 빅의 눈도 다른 눈과 똑같이 세므로, 이에 따라 달라지는 점수는 없음

# no rule set of any federation, but a count to compare with
text-no-rule-set-of-any-federation-but-a-count-to-compare-with = 어느 연맹의 규칙도 아니며, 비교하기 위한 계가법임

# none is known of
text-none-is-known-of = 알려진 것이 없음

# not the Chinese rules: they bar self-capture; use chinese-2002 for those
text-not-the-Chinese-rules-they-bar-self-capture-use-chinese-2002-for-those = 중국 규칙이 아님: 중국 규칙은 자살수를 금함. 중국 규칙이 필요하면 chinese-2002를 쓸 것

# nothing comes off by agreement
text-nothing-comes-off-by-agreement = 합의로 들어내는 돌은 없음

# nothing for fewer than two stones
text-nothing-for-fewer-than-two-stones = 치석이 두 점보다 적으면 없음

# nothing in the Ing texts; an American reading and one server give White N points and equal scores
text-nothing-in-the-Ing-texts-an-American-reading-and-one-server-give-White-N-points-and = 응씨 규칙의 글에는 없음. 미국의 한 해석과 한 서버에서는 백에게 N집을 주고 점수가 같으면 백이 이기게 함

# of the articles only 6 to 10, 15 and 17 and the special rulings are told of; the rest is taken to be that of 2016
text-of-the-articles-only-6-to-10-15-and-17-and-the-special-rulings-are-told = 조항 가운데 제6조부터 제10조까지, 제15조, 제17조와 특별 판정에 관한 것만 알려져 있으며, 나머지는 2016년의 것과 같다고 봄

# official commentary
text-official-commentary = 공식 해설

# one account of Ming and Qing practice has N stones given back for N, in an unclear unit
text-one-account-of-Ming-and-Qing-practice-has-N-stones-given-back-for-N-in-an = 명·청 시대의 관행에 관한 한 설명에 따르면 N점에 대해 돌 N개를 돌려주나, 그 단위는 분명하지 않음

# one phase of agreement; after a second stop the board is scored as it stands
text-one-phase-of-agreement-after-a-second-stop-the-board-is-scored-as-it-stands = 합의하는 단계는 한 번이며, 두 번째 정지 뒤에는 판에 놓인 그대로 점수를 셈

# only in the quick count: a pass costs a stone
# no native text found
text-only-in-the-quick-count-a-pass-costs-a-stone = 간이 계가에서만: 한 수 쉬면 돌 하나를 냄

# only the introduction was readable; phases, ko and counting come from a summary by others
text-only-the-introduction-was-readable-phases-ko-and-counting-come-from-a-summary-by-others = 서론만 읽을 수 있었으며, 단계와 패와 계가는 다른 사람들의 요약에 따름

# only the rulings on shapes were read; the rest is taken as common to the Japanese rules
text-only-the-rulings-on-shapes-were-read-the-rest-is-taken-as-common-to-the-Japanese = 모양별 판정만 읽었으며, 나머지는 일본 규칙에 공통된 것으로 봄

# over the board the referee may decide
text-over-the-board-the-referee-may-decide = 대면 대국에서는 심판이 결정할 수 있음

# page on its rules
text-page-on-its-rules = 규칙 설명 페이지

# pass stones and White's last stone belong to the quick count, not to the score
# no native text found
text-pass-stones-and-White-s-last-stone-belong-to-the-quick-count-not-to-the-score = 한 수 쉴 때 건넨 돌과 백이 마지막에 내는 돌은 간이 계가에 속하며, 점수에는 속하지 않음

# passes cost a prisoner only when the game is played out; those count with the prisoners
text-passes-cost-a-prisoner-only-when-the-game-is-played-out-those-count-with-the-prisoners = 한 수 쉴 때 따낸 돌 하나를 주는 것은 실제로 두어 가릴 때뿐이며, 그 돌은 따낸 돌과 함께 셈

# plain count
# no native text found
text-plain-count = 단순 계가

# play is resumed in the original order; the second stop ends the game
text-play-is-resumed-in-the-original-order-the-second-stop-ends-the-game = 본래의 차례대로 대국을 재개하며, 두 번째 정지로 대국이 끝남

# points between living stones of both sides belong half to each; the lead does not change
text-points-between-living-stones-of-both-sides-belong-half-to-each-the-lead-does-not-change = 양쪽의 살아 있는 돌 사이에 있는 자리는 반씩 나누며, 집 차이는 바뀌지 않음

# points to White in handicap games
text-points-to-White-in-handicap-games = 접바둑에서 백에게 주는 점수

# points to White in handicap games were not read
text-points-to-White-in-handicap-games-were-not-read = 접바둑에서 백에게 주는 점수에 관한 것은 읽지 못함

# positional superko according to a summary by others
text-positional-superko-according-to-a-summary-by-others = 다른 사람들의 요약에 따르면 판 전체의 동형반복 금지(positional superko)임

# positions made by a player's own earlier board plays count; a basic ko rule is added
text-positions-made-by-a-player-s-own-earlier-board-plays-count-a-basic-ko-rule-is = 그 대국자 자신이 앞서 판에 두어 만든 국면을 따지며, 기본적인 패 규정을 더함

# present Chinese rules bar self-capture; the page says otherwise
text-present-Chinese-rules-bar-self-capture-the-page-says-otherwise = 지금의 중국 규칙은 자살수를 금하나, 그 페이지는 달리 말함

# preset aga-button
text-preset-aga-button = aga-button 프리셋

# preset ancient-territory
text-preset-ancient-territory = ancient-territory 프리셋

# preset stone-scoring
text-preset-stone-scoring = stone-scoring 프리셋

# preset tromp-taylor
text-preset-tromp-taylor = tromp-taylor 프리셋

# revision of the text by Jasiek
text-revision-of-the-text-by-Jasiek = Jasiek의 개정 조문

# rule of repetition
text-rule-of-repetition = 동형반복 규정

# said of Chinese rules in general
text-said-of-Chinese-rules-in-general = 중국 규칙 전반에 대해 하는 말임

# scoring
text-scoring = scoring

# section 3.7
text-section-3-7 = 3.7절

# server practice
text-server-practice = 서버의 관행

# shared spaces are divided equally without fractions; in another description (Sensei's Library) a point next to one side only goes to that side, which is told as a reading
# no native text found
text-shared-spaces-are-divided-equally-without-fractions-in-another-description-Sensei-s-Library-a-point-next = 함께 에워싼 공간은 분수 없이 똑같이 나눔. 다른 해설(Sensei's Library)에서는 한쪽에만 닿은 자리는 그쪽의 것이 되며, 이는 다른 해석으로 알림

# shared spaces: divided equally (1991), or half a point each in an older description
# no native text found
text-shared-spaces-divided-equally-1991-or-half-a-point-each-in-an-older-description = 함께 에워싼 공간: 똑같이 나눔(1991), 또는 더 오래된 해설에서는 반집씩

# since late 2007
text-since-late-2007 = 2007년 말부터

# so read strictly; referees still refuse the immediate recapture after a pass
text-so-read-strictly-referees-still-refuse-the-immediate-recapture-after-a-pass = 엄격히 해석하면 이러함. 그래도 심판들은 한 수 쉰 뒤 바로 되따내는 것을 인정하지 않음

# special rulings first, then playing it out, then a ruling of the association; combined moonshine life is dead
# no native text found
text-special-rulings-first-then-playing-it-out-then-a-ruling-of-the-association-combined-moonshine-life = 먼저 특별 판정에 따르고, 다음에는 실제로 두어 가리며, 그다음에는 한국기원이 판정함. 결합된 월광생(moonshine life)은 죽은 것임

# stones agreed dead come off wherever they stand, as in any count of living stones
text-stones-agreed-dead-come-off-wherever-they-stand-as-in-any-count-of-living-stones = 죽은 돌로 합의한 돌은 살아 있는 돌을 세는 모든 계가에서와 같이 어디에 있든 들어냄

# stones are dead only inside an opposing area that lives even if its owner always passes
text-stones-are-dead-only-inside-an-opposing-area-that-lives-even-if-its-owner-always-passes = 주인이 계속 한 수 쉬어도 사는 상대의 영역 안에 있는 돌만 죽은 돌임

# stones come off the opponent's territory only, and a seki is nobody's
text-stones-come-off-the-opponent-s-territory-only-and-a-seki-is-nobody-s = 돌은 상대의 집에서만 들어내며, 빅은 누구의 것도 아님

# stones of both colours that coexist next to neutral points (article 9); that the players agree which those are is practice
text-stones-of-both-colours-that-coexist-next-to-neutral-points-article-9-that-the-players-agree = 공배 곁에 공존하는 흑돌과 백돌(제9조). 어느 돌이 그러한지를 대국자들이 합의하는 것은 관행임

# stones shown to be capturable come off without filling their liberties
text-stones-shown-to-be-capturable-come-off-without-filling-their-liberties = 잡을 수 있음이 밝혀진 돌은 활로를 메우지 않고 들어냄

# stones that are clearly dead come off at the end
text-stones-that-are-clearly-dead-come-off-at-the-end = 분명히 죽은 돌은 마지막에 들어냄

# suicide
text-suicide = suicide

# summary by others
text-summary-by-others = 다른 사람들의 요약

# table of rule sets
text-table-of-rule-sets = 규칙 일람표

# taken back; it counts as a pass and costs a pass stone
# no native text found
text-taken-back-it-counts-as-a-pass-and-costs-a-pass-stone = 수를 무르며, 한 수 쉼으로 치고 돌 하나를 건넴

# taking off Black's last stone changes the lead only if it stood on a neutral point
text-taking-off-Black-s-last-stone-changes-the-lead-only-if-it-stood-on-a-neutral = 흑의 마지막 돌을 들어내는 것은 그 돌이 공배에 놓였을 때에만 집 차이를 바꿈

# taking off one's own single stone counts like a pass
text-taking-off-one-s-own-single-stone-counts-like-a-pass = 자기 돌 하나만 들어내는 수는 한 수 쉼과 같게 침

# taking off one's own single stone is barred
text-taking-off-one-s-own-single-stone-is-barred = 자기 돌 하나만 들어내는 수는 금지됨

# taking off one's own single stone works like a pass, unless the opponent has just passed
text-taking-off-one-s-own-single-stone-works-like-a-pass-unless-the-opponent-has-just = 자기 돌 하나만 들어내는 수는, 상대가 바로 앞에서 한 수 쉰 경우가 아니면 한 수 쉼과 같은 효과가 있음

# tax
text-tax = tax

# territory and prisoners are added
text-territory-and-prisoners-are-added = 집과 따낸 돌을 더함

# territory is counted unless the players agree on area; with pass stones the score is the same
# no native text found
text-territory-is-counted-unless-the-players-agree-on-area-with-pass-stones-the-score-is-the = 대국자들이 면적 계가에 합의하지 않으면 집을 셈. 한 수 쉴 때 돌을 건네므로 점수는 같음

# territory rules I
# no native text found
text-territory-rules-I = 집 계가 규칙 I

# that a point which its owner must still fill does not count is practice wherever territory is counted
text-that-a-point-which-its-owner-must-still-fill-does-not-count-is-practice-wherever-territory = 주인이 아직 메워야 하는 자리를 세지 않는 것은 집을 세는 곳 어디에서나 관행임

# that a single stone may be taken off one's own side follows from the ko rule; it was not read
text-that-a-single-stone-may-be-taken-off-one-s-own-side-follows-from-the-ko = 자기 돌 하나만 들어낼 수 있다는 것은 패 규정에서 이끌어 낸 것이며, 글에서 읽은 것이 아님

# that moonshine life is dead is the general reading of article 7.2; the official commentary was not read again
# no native text found
text-that-moonshine-life-is-dead-is-the-general-reading-of-article-7-2-the-official-commentary = 월광생(moonshine life)이 죽은 것이라는 것은 제7조 2항의 일반적인 해석이며, 공식 해설은 다시 읽지 않음

# that of the rules it is added to
# no native text found
text-that-of-the-rules-it-is-added-to = 버튼을 더한 바탕 규칙의 것에 따름

# that of the rules it is added to; taking the button lifts all bans
# no native text found
text-that-of-the-rules-it-is-added-to-taking-the-button-lifts-all-bans = 버튼을 더한 바탕 규칙의 것에 따르며, 버튼을 가져가면 모든 금지가 풀림

# that the players agree on the dead stones is practice
text-that-the-players-agree-on-the-dead-stones-is-practice = 대국자들이 죽은 돌에 합의하는 것은 관행임

# the article of this edition was not read
text-the-article-of-this-edition-was-not-read = 이 판본의 해당 조항은 읽지 못함

# the articles after 6 could not be read; seki, neutral points, ko and self-capture are taken to be those of 2016
text-the-articles-after-6-could-not-be-read-seki-neutral-points-ko-and-self-capture-are = 제6조 다음의 조항은 읽을 수 없었으며, 빅, 공배, 패, 자살수는 2016년의 것과 같다고 봄

# the articles give no rule for lifting dead stones inside a seki; treated as in the Japanese rules of 1989
text-the-articles-give-no-rule-for-lifting-dead-stones-inside-a-seki-treated-as-in-the = 빅 안의 죽은 돌을 들어내는 규정이 조항에 없어, 1989년 일본위기규약과 같게 다룸

# the articles themselves were not readable; a source calls them practically identical with those of 2016
text-the-articles-themselves-were-not-readable-a-source-calls-them-practically-identical-with-those-of-2016 = 조항 자체는 읽을 수 없었으며, 한 출처는 2016년의 것과 사실상 같다고 함

# the commentary on article 9 has them filled before the end of the game; read literally, article 8 puts the groups next to one left open in seki
text-the-commentary-on-article-9-has-them-filled-before-the-end-of-the-game-read-literally = 제9조 해설에서는 공배를 종국 전에 메우도록 함. 글자 그대로 해석하면, 제8조에 따라 메우지 않고 남긴 공배는 그 곁의 돌 무리를 빅으로 만듦

# the description asks for a whole number; 7 is that of KataGo's preset
text-the-description-asks-for-a-whole-number-7-is-that-of-KataGo-s-preset = 해설은 정수를 요구하며, 7집은 KataGo 프리셋의 값임

# the final text of the 2025 revision of article 18 of the competition code
# no native text found
text-the-final-text-of-the-2025-revision-of-article-18-of-the-competition-code = 경기 규정 제18조를 2025년에 개정한 최종 조문

# the most stones that can stay on the board
text-the-most-stones-that-can-stay-on-the-board = 판에 남을 수 있는 가장 많은 돌의 수

# the moves that White could not play; in the quick count they are already contained
# no native text found
text-the-moves-that-White-could-not-play-in-the-quick-count-they-are-already-contained = 백이 두지 못한 수만큼이며, 간이 계가에서는 이미 들어 있음

# the parts that were read have nothing of the kind
text-the-parts-that-were-read-have-nothing-of-the-kind = 읽은 부분에는 그런 것이 없음

# the rule that Black wins at equal scores is told of even games
text-the-rule-that-Black-wins-at-equal-scores-is-told-of-even-games = 점수가 같으면 흑이 이긴다는 규정은 호선에 대해 하는 말임

# the rules in its source code
text-the-rules-in-its-source-code = 소스 코드에 있는 규칙

# the text also defines a group and says that hypothetical play is local
# no native text found
text-the-text-also-defines-a-group-and-says-that-hypothetical-play-is-local = 조문은 돌 무리의 정의도 두고 있으며, 가상의 수순은 국지적이라고 함

# the text bars a repetition of the whole board in principle (article 20), practice does not
text-the-text-bars-a-repetition-of-the-whole-board-in-principle-article-20-practice-does-not = 조문은 판 전체의 동형반복을 원칙적으로 금하나(제20조) 관행은 그렇지 않음

# the text bars a repetition of the whole board; practice is the simple ko with a referee
text-the-text-bars-a-repetition-of-the-whole-board-practice-is-the-simple-ko-with-a = 조문은 판 전체의 동형반복을 금하나, 관행에서는 단순한 패 규정을 쓰고 심판을 둠

# the text counts surrounded points and does not speak of others
text-the-text-counts-surrounded-points-and-does-not-speak-of-others = 이 글은 에워싼 자리를 세며, 다른 자리는 말하지 않음

# the text does not speak of disputes
text-the-text-does-not-speak-of-disputes = 이 글은 분쟁을 말하지 않음

# the text has a superko; which form was not read
text-the-text-has-a-superko-which-form-was-not-read = 조문에 동형반복 금지(superko)가 있으나, 어떤 형태인지는 읽지 못함

# the text has nothing of the kind
text-the-text-has-nothing-of-the-kind = 조문에는 그런 것이 없음

# the text knows no komi
text-the-text-knows-no-komi = 이 글에는 덤이 없음

# the text knows no komi and does not say what happens at equal scores
text-the-text-knows-no-komi-and-does-not-say-what-happens-at-equal-scores = 이 글에는 덤이 없으며, 점수가 같을 때 어떻게 되는지 말하지 않음

# the text knows no komi and does not say what happens at equal scores or in a dispute
text-the-text-knows-no-komi-and-does-not-say-what-happens-at-equal-scores-or-in = 이 글에는 덤이 없으며, 점수가 같을 때나 분쟁이 있을 때 어떻게 되는지 말하지 않음

# the text names the Simplified Ing rules (2007) or the Ing rules (later)
text-the-text-names-the-Simplified-Ing-rules-2007-or-the-Ing-rules-later = 조문은 간이 응씨 규칙(2007) 또는 응씨 규칙(그 뒤)을 가리킴

# the text of 1991 forgives mistakes in ko
text-the-text-of-1991-forgives-mistakes-in-ko = 1991년의 조문은 패에서의 잘못을 용서함

# the text sets the stones and speaks of no points for them
text-the-text-sets-the-stones-and-speaks-of-no-points-for-them = 이 글은 치석을 놓게 하지만 그에 따른 점수는 말하지 않음

# the usual komi of territory counting is meant
text-the-usual-komi-of-territory-counting-is-meant = 집 계가에서 흔히 쓰는 덤을 뜻함

# the value for these years was not read in the text
text-the-value-for-these-years-was-not-read-in-the-text = 이 시기의 값은 조문에서 읽은 것이 아님

# the value of komi
text-the-value-of-komi = 덤의 값

# the year in which 3 3/4 zi took the place of 2 3/4 zi (5.5 points)
text-the-year-in-which-3-3-4-zi-took-the-place-of-2-3-4-zi = 2 3/4자(子, 5.5집)가 3 3/4자로 바뀐 해

# the year in which komi 8 began; Ing's first komi was 6, with Black winning at equal scores
text-the-year-in-which-komi-8-began-Ing-s-first-komi-was-6-with-Black-winning = 덤 8집이 시작된 해. 응씨의 첫 덤은 6집이었고, 점수가 같으면 흑이 이겼음

# the year in which komi went from 5.5 to 7.5: an encyclopedia dates the last change 2004
text-the-year-in-which-komi-went-from-5-5-to-7-5-an-encyclopedia-dates-the = 덤이 5.5집에서 7.5집이 된 해: 한 백과사전은 마지막 변경을 2004년이라고 함

# there is no notion of dead stones
text-there-is-no-notion-of-dead-stones = 죽은 돌이라는 개념이 없음

# there is no resumption: the second pass ends the game
text-there-is-no-resumption-the-second-pass-ends-the-game = 재개가 없으며, 두 번째 한 수 쉼으로 대국이 끝남

# they are captured in playing out; a point under a stone that stays counts for nobody
text-they-are-captured-in-playing-out-a-point-under-a-stone-that-stays-counts-for-nobody = 실제로 두어 가리는 동안에 따냄. 남은 돌 밑의 자리는 누구의 점수로도 세지 않음

# they serve the counting procedure only
text-they-serve-the-counting-procedure-only = 따낸 돌은 계가 절차에만 쓰임

# this is what one Korean page says; it is not a Taiwanese text
text-this-is-what-one-Korean-page-says-it-is-not-a-Taiwanese-text = 이는 한국의 한 페이지가 말하는 것이며, 대만의 조문이 아님

# told in three ways: half a point from Black to White, one point, or Black's last stone taken off
text-told-in-three-ways-half-a-point-from-Black-to-White-one-point-or-Black-s = 세 가지로 전해짐: 흑이 백에게 반집을 줌, 한 집을 줌, 또는 흑의 마지막 돌을 들어냄

# tournament practice since September 2002
text-tournament-practice-since-September-2002 = 2002년 9월 이후의 대회 관행

# triple ko, round-robin ko and eternal life end the game without result
text-triple-ko-round-robin-ko-and-eternal-life-end-the-game-without-result = 삼패, 순환패, 장생이 되면 대국은 무효(승부 없음)로 끝남

# two in a row after the first pass
text-two-in-a-row-after-the-first-pass = 첫 번째 한 수 쉼 뒤에 연이어 두 번

# two passes a phase
text-two-passes-a-phase = 단계마다 두 번 한 수 쉼

# two passes a phase according to a summary by others
text-two-passes-a-phase-according-to-a-summary-by-others = 다른 사람들의 요약에 따르면 단계마다 두 번 한 수 쉼

# two points a group that lives on its own; in a seki only the eyes really needed
# no native text found
text-two-points-a-group-that-lives-on-its-own-in-a-seki-only-the-eyes-really = 독립하여 사는 돌 무리마다 두 집이며, 빅에서는 꼭 필요한 눈만 뺌

# undone; it becomes a pass with a pass stone
# no native text found
text-undone-it-becomes-a-pass-with-a-pass-stone = 수를 되돌리며, 돌 하나를 건네는 한 수 쉼이 됨

# up to nine; with two or three stones the far left corner stays empty
text-up-to-nine-with-two-or-three-stones-the-far-left-corner-stays-empty = 아홉 점까지. 두 점이나 세 점일 때는 먼 왼쪽 귀를 비워 둠

# up to three periods of a sixth of the basic time each; after that the game is lost
# no native text found
text-up-to-three-periods-of-a-sixth-of-the-basic-time-each-after-that-the-game = 기본 시간의 6분의 1씩 세 번까지이며, 그 뒤에는 패배임

# verified by removal, that is by play
# no native text found
text-verified-by-removal-that-is-by-play = 돌을 들어내어, 곧 실제로 두어 확인함

# web page
text-web-page = 웹 페이지

# what was read has nothing on handicap games
text-what-was-read-has-nothing-on-handicap-games = 읽은 부분에는 접바둑에 관한 것이 없음

# where komi is a whole number
text-where-komi-is-a-whole-number = 덤이 정수일 때

# where one player alone can repeat, a draw if that player does (article 10.2)
text-where-one-player-alone-can-repeat-a-draw-if-that-player-does-article-10-2 = 한 대국자만 되풀이할 수 있을 때, 그 대국자가 되풀이하면 무승부(제10조 2항)

# where one player alone can repeat, that player may have a draw
text-where-one-player-alone-can-repeat-that-player-may-have-a-draw = 한 대국자만 되풀이할 수 있을 때, 그 대국자는 무승부를 얻을 수 있음

# whether dead stones may be taken out of a seki (article 17)
text-whether-dead-stones-may-be-taken-out-of-a-seki-article-17 = 빅에서 죽은 돌을 들어낼 수 있는지(제17조)

# whether moonshine life is alive is disputed
# no native text found
text-whether-moonshine-life-is-alive-is-disputed = 월광생(moonshine life)이 사는지는 논란이 있음

# whether moonshine life is alive is disputed; article 10.2 gives a draw to the player who can repeat
# no native text found
text-whether-moonshine-life-is-alive-is-disputed-article-10-2-gives-a-draw-to-the-player = 월광생(moonshine life)이 사는지는 논란이 있으며, 제10조 2항은 되풀이할 수 있는 대국자에게 무승부를 줌

# whether the ko rule is that of Ing or positional superko
text-whether-the-ko-rule-is-that-of-Ing-or-positional-superko = 패 규정이 응씨 규칙의 것인지 판 전체의 동형반복 금지(positional superko)인지

# which form of superko is meant
text-which-form-of-superko-is-meant = 어떤 형태의 동형반복 금지(superko)를 뜻하는지

# whiteHandicapBonus
text-whiteHandicapBonus = whiteHandicapBonus

# with Ing equipment and komi 8; with komi 7.5 no equal score arises
text-with-Ing-equipment-and-komi-8-with-komi-7-5-no-equal-score-arises = 응씨 용구를 쓰고 덤이 8집일 때. 덤이 7.5집이면 점수가 같을 수 없음

# with more than nine stones the first nine go on the marked points, the others anywhere
text-with-more-than-nine-stones-the-first-nine-go-on-the-marked-points-the-others-anywhere = 아홉 점이 넘으면 처음 아홉 점은 표시된 점에, 나머지는 아무 데나 놓음

# with one pass more if need be
text-with-one-pass-more-if-need-be = 필요하면 한 번 더 한 수 쉼

# with pass stones a count of territory and prisoners gives the same score
# no native text found
text-with-pass-stones-a-count-of-territory-and-prisoners-gives-the-same-score = 한 수 쉴 때 돌을 건네면, 집과 따낸 돌을 세어도 점수가 같음
