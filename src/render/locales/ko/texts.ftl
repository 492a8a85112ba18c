### Korean. What the texts of rule sets are called, and what is noted of them. The English stands above each: it is the text of the rule set itself.
### An id is the first place that has the text, in the order of rule sets and of their clauses: set, clause, and what it is there.

# Japanese rules 1989
japanese-1989-name = 일본위기규약(1989)

# tournament practice since September 2002
japanese-1989-komi-edition = 2002년 9월 이후의 대회 관행

# komi is not part of the text; what applies in handicap games was not verified
japanese-1989-komi-note = 덤은 조문에 없음. 접바둑에서 무엇이 적용되는지는 확인하지 못함

# living stones that possess neutral points are in seki (article 8); that the players agree which those are is practice
japanese-1989-seki_test-note = 공배를 지닌 살아 있는 돌은 빅임(제8조). 어느 돌이 그러한지를 대국자들이 합의하는 것은 관행임

# dead stones come off the opponent's territory only, and eyes in a seki are not territory
japanese-1989-dead_in_seki-note = 죽은 돌은 상대의 집에서만 들어내며, 빅 안의 눈은 집이 아님

# official commentary
japanese-1989-one_sided_neutral-edition = 공식 해설

# no article names protective moves; the commentary on article 9 has them played before the end of the game
japanese-1989-one_sided_neutral-note = 가일수를 말하는 조항은 없음. 제9조 해설에서는 가일수를 종국 전에 두도록 함

# the commentary on article 9 has them filled before the end of the game; read literally, article 8 puts the groups next to one left open in seki
japanese-1989-neutral_filling-note = 제9조 해설에서는 공배를 종국 전에 메우도록 함. 글자 그대로 해석하면, 제8조에 따라 메우지 않고 남긴 공배는 그 곁의 돌 무리를 빅으로 만듦

# the text has nothing of the kind
japanese-1989-group_tax-note = 조문에는 그런 것이 없음

# table of rule sets
japanese-1989-handicap-edition = 규칙 일람표

# server practice
japanese-1989-handicap_placement-edition = 서버의 관행

# in the confirmation of life and death a ko may be retaken only after a pass for it (article 7)
japanese-1989-ko-note = 사활을 확인할 때에는 그 패에 대해 한 수 쉰 뒤에만 패를 되따낼 수 있음(제7조)

# komi is not part of the text; 6.5 is tournament practice since September 2002; earlier it was 5.5, before that 4.5
japanese-1989-uncertain-1 = 덤은 조문에 없음. 6.5집은 2002년 9월 이후의 대회 관행이며, 그 전에는 5.5집, 더 전에는 4.5집이었음

# komi in handicap games: 0 or 0.5 is said to be the organiser's choice
japanese-1989-uncertain-2 = 접바둑의 덤: 0집 또는 0.5집으로, 주최자가 정한다고 함

# that moonshine life is dead is the general reading of article 7.2; the official commentary was not read again
# no native text found
japanese-1989-uncertain-3 = 월광생(moonshine life)이 죽은 것이라는 것은 제7조 2항의 일반적인 해석이며, 공식 해설은 다시 읽지 않음

# Japanese rules 1949 with the WAGC rulings
japanese-1949-wagc-name = 일본 규칙(1949, WAGC 판정 포함)

# 1949, rulings of 1979 and 1980
japanese-1949-wagc-edition = 1949년, 그리고 1979년과 1980년의 판정

# history of komi
japanese-1949-wagc-komi-edition = 덤의 역사

# komi of the time went from 4.5 to 5.5; 5.5 is the last common value
japanese-1949-wagc-komi-note = 당시의 덤은 4.5집에서 5.5집으로 바뀌었으며, 5.5집은 마지막으로 널리 쓰인 값임

# as the text of 1989
japanese-1949-wagc-counting-edition = 1989년 조문과 같게 봄

# the article of this edition was not read
japanese-1949-wagc-counting-note = 이 판본의 해당 조항은 읽지 못함

# Japanese rules 1949
japanese-1949-wagc-seki_test-article-text = 일본 규칙(1949)

# Rulings on shapes
japanese-1949-wagc-seki_test-article = 모양별 판정

# by shape
japanese-1949-wagc-seki_test-note = 모양에 따라 정함

# stones come off the opponent's territory only, and a seki is nobody's
japanese-1949-wagc-dead_in_seki-note = 돌은 상대의 집에서만 들어내며, 빅은 누구의 것도 아님

# that a point which its owner must still fill does not count is practice wherever territory is counted
japanese-1949-wagc-one_sided_neutral-note = 주인이 아직 메워야 하는 자리를 세지 않는 것은 집을 세는 곳 어디에서나 관행임

# the parts that were read have nothing of the kind
japanese-1949-wagc-group_tax-note = 읽은 부분에는 그런 것이 없음

# triple ko, round-robin ko and eternal life end the game without result
japanese-1949-wagc-repetition-note = 삼패, 순환패, 장생이 되면 대국은 무효(승부 없음)로 끝남

# bent four is dead whatever the rest of the board; three points without capturing was 3 points in 1949, seki in 1980
# no native text found
japanese-1949-wagc-dispute-note = 귀곡사는 판의 나머지가 어떠하든 죽은 것이며, 따내지 않고 석 집(取らず三目)은 1949년에는 3집, 1980년에는 빅임

# komi of the time varied between 4.5 and 5.5
japanese-1949-wagc-uncertain-1 = 당시의 덤은 4.5집과 5.5집 사이에서 일정하지 않았음

# only the rulings on shapes were read; the rest is taken as common to the Japanese rules
japanese-1949-wagc-uncertain-2 = 모양별 판정만 읽었으며, 나머지는 일본 규칙에 공통된 것으로 봄

# Korean Baduk Association rules 2016
korean-2016-name = 한국기원 바둑 규칙(2016)

# 2016 (in force March 2017)
korean-2016-edition = 2016(2017년 3월 시행)

# KBF basic rules page
korean-2016-komi-edition = 대한바둑협회 기본 규칙 페이지

# komi is tournament practice, not in the articles
korean-2016-komi-note = 덤은 대회의 관행이며 조항에는 없음

# dead are stones that can be captured (article 6), judged on each separated shape after both have passed (article 11); that the players agree on them is practice
korean-2016-removal-note = 잡을 수 있는 돌이 죽은 돌이며(제6조), 두 대국자가 모두 한 수 쉰 뒤 나뉜 모양마다 판정함(제11조). 대국자들이 그에 합의하는 것은 관행임

# stones of both colours that coexist next to neutral points (article 9); that the players agree which those are is practice
korean-2016-seki_test-note = 공배 곁에 공존하는 흑돌과 백돌(제9조). 어느 돌이 그러한지를 대국자들이 합의하는 것은 관행임

# the articles give no rule for lifting dead stones inside a seki; treated as in the Japanese rules of 1989
korean-2016-dead_in_seki-note = 빅 안의 죽은 돌을 들어내는 규정이 조항에 없어, 1989년 일본위기규약과 같게 다룸

# no article speaks of protective moves: that one left out costs its point is practice
korean-2016-one_sided_neutral-note = 가일수를 말하는 조항은 없으며, 빠뜨린 가일수의 자리를 세지 않는 것은 관행임

# filled in turn; either player may fill freely if both agree (KBF basic rules page); word for word article 9 puts the stones next to one left open in seki
korean-2016-neutral_filling-note = 번갈아 메움. 둘이 합의하면 누구나 자유로이 메워도 됨(대한바둑협회 기본 규칙 페이지). 글자 그대로는 제9조가 메우지 않은 공배 곁의 돌을 빅으로 만듦

# KBA How to play Baduk, 2008
# no native text found
korean-2016-handicap_placement-edition = 한국기원 「바둑 두는 법」(How to play Baduk), 2008

# article 12 does not say what happens at equal scores; a draw is assumed
korean-2016-tie_even-note = 제12조는 점수가 같을 때 어떻게 되는지 말하지 않으며, 무승부로 가정함

# where one player alone can repeat, a draw if that player does (article 10.2)
korean-2016-repetition-note = 한 대국자만 되풀이할 수 있을 때, 그 대국자가 되풀이하면 무승부(제10조 2항)

# competition code, November 2024
# no native text found
korean-2016-illegal_move-edition = 경기 규정, 2024년 11월

# loss or penalty as the competition code says; its article 18 has the cautions and warnings
korean-2016-illegal_move-note = 경기 규정에 따라 패배 또는 벌칙. 그 제18조에 주의와 경고가 있음

# a comment on the text (note 2) has its author allow a pass only when necessary
korean-2016-stop-note = 조문에 딸린 해설(주 2)에 따르면, 조문의 저자는 필요한 때에만 한 수 쉼을 허용함

# whether moonshine life is alive is disputed; article 10.2 gives a draw to the player who can repeat
# no native text found
korean-2016-uncertain-2 = 월광생(moonshine life)이 사는지는 논란이 있으며, 제10조 2항은 되풀이할 수 있는 대국자에게 무승부를 줌

# the final text of the 2025 revision of article 18 of the competition code
# no native text found
korean-2016-uncertain-3 = 경기 규정 제18조를 2025년에 개정한 최종 조문

# Korean rules for the Asian Indoor and Martial Arts Games 2013
korean-2013-aimag-name = 한국 규칙(2013 실내·무도 아시아경기대회)

# as the text of 2016
korean-2013-aimag-counting-edition = 2016년 조문과 같게 봄

# where one player alone can repeat, that player may have a draw
korean-2013-aimag-repetition-note = 한 대국자만 되풀이할 수 있을 때, 그 대국자는 무승부를 얻을 수 있음

# the text also defines a group and says that hypothetical play is local
# no native text found
korean-2013-aimag-dispute-note = 조문은 돌 무리의 정의도 두고 있으며, 가상의 수순은 국지적이라고 함

# the articles themselves were not readable; a source calls them practically identical with those of 2016
korean-2013-aimag-uncertain-1 = 조항 자체는 읽을 수 없었으며, 한 출처는 2016년의 것과 사실상 같다고 함

# whether moonshine life is alive is disputed
# no native text found
korean-2013-aimag-uncertain-2 = 월광생(moonshine life)이 사는지는 논란이 있음

# Korean rules 2009 (KBA White Paper)
korean-2009-name = 한국 규칙(2009, 한국기원 백서)

# stones shown to be capturable come off without filling their liberties
korean-2009-removal-note = 잡을 수 있음이 밝혀진 돌은 활로를 메우지 않고 들어냄

# a pass is for the end of the game
korean-2009-stop-note = 한 수 쉼은 종국을 위한 것임

# article 6.3 asks for proof that the stones can be captured
korean-2009-dispute-note = 제6조 3항은 그 돌을 잡을 수 있다는 증명을 요구함

# the articles after 6 could not be read; seki, neutral points, ko and self-capture are taken to be those of 2016
korean-2009-uncertain-1 = 제6조 다음의 조항은 읽을 수 없었으며, 빅, 공배, 패, 자살수는 2016년의 것과 같다고 봄

# Korean rules 1992
korean-1992-name = 한국 규칙(1992)

# the value for these years was not read in the text
korean-1992-komi-note = 이 시기의 값은 조문에서 읽은 것이 아님

# article 17 is unclear whether dead stones may be taken out of a seki
korean-1992-dead_in_seki-note = 빅에서 죽은 돌을 들어낼 수 있는지 제17조로는 분명하지 않음

# article 15 ends the game when no profitable move is left; it does not say that neutral points must be filled
korean-1992-neutral_filling-note = 제15조는 이득이 되는 수가 남지 않으면 대국이 끝난다고 함. 공배를 메워야 한다고는 하지 않음

# Additional Rules
# no native text found
korean-1992-dispute-article = 추가 규칙(Additional Rules)

# special rulings first, then playing it out, then a ruling of the association; combined moonshine life is dead
# no native text found
korean-1992-dispute-note = 먼저 특별 판정에 따르고, 다음에는 실제로 두어 가리며, 그다음에는 한국기원이 판정함. 결합된 월광생(moonshine life)은 죽은 것임

# komi of the time
korean-1992-uncertain-1 = 당시의 덤

# of the articles only 6 to 10, 15 and 17 and the special rulings are told of; the rest is taken to be that of 2016
korean-1992-uncertain-2 = 조항 가운데 제6조부터 제10조까지, 제15조, 제17조와 특별 판정에 관한 것만 알려져 있으며, 나머지는 2016년의 것과 같다고 봄

# whether dead stones may be taken out of a seki (article 17)
korean-1992-uncertain-3 = 빅에서 죽은 돌을 들어낼 수 있는지(제17조)

# a draft of 2003 wanted bent four inside a capturing race, and a triple ko of an eye against no eye, to be seki; whether it was adopted is not known
korean-1992-uncertain-4 = 2003년의 한 초안은 수상전 안의 귀곡사와 유가무가(有家無家)의 삼패를 빅으로 하려 했으나, 채택되었는지는 알 수 없음

# KBA How to play Baduk (international rules)
# no native text found
kba-beginner-name = 한국기원 「바둑 두는 법」(국제 규칙)

# How to play Baduk, 2008
# no native text found
kba-beginner-edition = 「바둑 두는 법」(How to play Baduk), 2008

# Diagram 1
kba-beginner-territory-article = 그림 1

# Diagram 11
kba-beginner-dead-article-2 = 그림 11

# the text knows no komi
kba-beginner-komi-note = 이 글에는 덤이 없음

# Diagram 14
kba-beginner-seki_points-article = 그림 14

# as a general rule no point inside a seki counts, even an eye
kba-beginner-seki_points-note = 일반적으로 빅 안의 자리는 눈이라도 세지 않음

# the text counts surrounded points and does not speak of others
kba-beginner-neutral_points-note = 이 글은 에워싼 자리를 세며, 다른 자리는 말하지 않음

# the text sets the stones and speaks of no points for them
kba-beginner-handicap-note = 이 글은 치석을 놓게 하지만 그에 따른 점수는 말하지 않음

# Diagram 15
kba-beginner-handicap_placement-article = 그림 15

# up to nine; with two or three stones the far left corner stays empty
kba-beginner-handicap_placement-note = 아홉 점까지. 두 점이나 세 점일 때는 먼 왼쪽 귀를 비워 둠

# Diagram 13
kba-beginner-ko-article = 그림 13

# Diagram 8
kba-beginner-suicide-article = 그림 8

# End of the game
kba-beginner-stop-article = 종국

# stones that are clearly dead come off at the end
kba-beginner-dispute-note = 분명히 죽은 돌은 마지막에 들어냄

# territory and prisoners are added
kba-beginner-counting_procedure-note = 집과 따낸 돌을 더함

# the text knows no komi and does not say what happens at equal scores
kba-beginner-uncertain-1 = 이 글에는 덤이 없으며, 점수가 같을 때 어떻게 되는지 말하지 않음

# Popular summary of the rules (Cyningstan)
# no native text found
cyningstan-name = 일반인용 규칙 요약(Cyningstan)

# web page
cyningstan-edition = 웹 페이지

# that the players agree on the dead stones is practice
cyningstan-removal-note = 대국자들이 죽은 돌에 합의하는 것은 관행임

# every surrounded point counts, also one that its owner must still fill
cyningstan-one_sided_neutral-note = 에워싼 자리는 모두 세며, 주인이 아직 메워야 하는 자리도 셈

# with more than nine stones the first nine go on the marked points, the others anywhere
cyningstan-handicap_placement-note = 아홉 점이 넘으면 처음 아홉 점은 표시된 점에, 나머지는 아무 데나 놓음

# the text does not speak of disputes
cyningstan-dispute-note = 이 글은 분쟁을 말하지 않음

# the text knows no komi and does not say what happens at equal scores or in a dispute
cyningstan-uncertain-1 = 이 글에는 덤이 없으며, 점수가 같을 때나 분쟁이 있을 때 어떻게 되는지 말하지 않음

# Chinese Weiqi Association rules 2002
chinese-2002-name = 중국바둑협회 규칙(2002)

# Chinese rules 2002
chinese-2002-territory-article-text = 중국 규칙(2002)

# Counting
chinese-2002-territory-article = 계가

# counting in zi
chinese-2002-komi-edition = 자 단위의 계가

# 3 3/4 zi; small boards are reported to use the same
chinese-2002-komi-note = 3 3/4자. 작은 판에서도 같은 값을 쓴다고 알려짐

# no point turns on it, as eyes in seki count like any others
chinese-2002-seki_test-note = 빅의 눈도 다른 눈과 똑같이 세므로, 이에 따라 달라지는 점수는 없음

# stones agreed dead come off wherever they stand, as in any count of living stones
chinese-2002-dead_in_seki-note = 죽은 돌로 합의한 돌은 살아 있는 돌을 세는 모든 계가에서와 같이 어디에 있든 들어냄

# points between living stones of both sides belong half to each; the lead does not change
chinese-2002-neutral_points-note = 양쪽의 살아 있는 돌 사이에 있는 자리는 반씩 나누며, 집 차이는 바뀌지 않음

# a neutral point is worth a point, so players fill it
chinese-2002-neutral_filling-note = 공배 하나가 한 집이므로 대국자들이 메움

# Black returns N/2 zi; the official text is said not to treat handicap games
chinese-2002-handicap-note = 흑이 N/2자를 돌려줌. 공식 조문은 접바둑을 다루지 않는다고 함

# cannot arise with 3 3/4 zi
chinese-2002-tie_even-note = 3 3/4자로는 생길 수 없음

# article 20 bars a repetition of the whole board in principle and leaves the rest to the event; practice is the simple ko with a referee
chinese-2002-ko-note = 제20조는 판 전체의 동형반복을 원칙적으로 금하고 나머지는 대회에 맡김. 관행에서는 단순한 패 규정을 쓰고 심판을 둠

# Capture
chinese-2002-suicide-article = 돌 따내기

# each event may add its own rule: no result, a draw, an extra game
chinese-2002-repetition-note = 대회마다 규정을 더할 수 있음: 무효(승부 없음), 무승부, 추가 대국

# Illegal moves
chinese-2002-illegal_move-article = 반칙수

# over the board the referee may decide
chinese-2002-dispute-note = 대면 대국에서는 심판이 결정할 수 있음

# the year in which 3 3/4 zi took the place of 2 3/4 zi (5.5 points)
chinese-2002-uncertain-1 = 2 3/4자(子, 5.5집)가 3 3/4자로 바뀐 해

# komi on small boards: course notes say that 9x9 uses the value of 19x19
chinese-2002-uncertain-2 = 작은 판의 덤: 한 강습 자료에 따르면 9×9에서도 19×19의 값을 씀

# the text bars a repetition of the whole board in principle (article 20), practice does not
chinese-2002-uncertain-3 = 조문은 판 전체의 동형반복을 원칙적으로 금하나(제20조) 관행은 그렇지 않음

# Chinese rules 1988
chinese-1988-name = 중국 규칙(1988)

# 2 3/4 zi, from histories of komi
chinese-1988-komi-note = 2 3/4자. 덤의 역사에 관한 글에 따름

# said of Chinese rules in general
chinese-1988-handicap-note = 중국 규칙 전반에 대해 하는 말임

# cannot arise with 2 3/4 zi
chinese-1988-tie_even-note = 2 3/4자로는 생길 수 없음

# the text bars a repetition of the whole board; practice is the simple ko with a referee
chinese-1988-ko-note = 조문은 판 전체의 동형반복을 금하나, 관행에서는 단순한 패 규정을 쓰고 심판을 둠

# a draw or a replay for triple ko and the like when neither side yields
chinese-1988-repetition-note = 삼패 등에서 어느 쪽도 물러서지 않으면 무승부 또는 재대국

# 2 3/4 zi (5.5 points) comes from histories of komi, it was not read in the text
chinese-1988-uncertain-1 = 2 3/4자(子, 5.5집)는 덤의 역사에 관한 글에 따른 것이며, 조문에서 읽은 것이 아님

# Old Taiwan rule
# no native text found
taiwan-old-name = 옛 대만 규칙

# description
taiwan-old-edition = 해설

# doubtful: 6 was used in the Mingren of 1978, when Ing's rules were already in use in Taiwan
taiwan-old-komi-note = 의심스러움: 6집은 1978년 명인전(Mingren)에서 쓰였는데, 그때 대만에서는 이미 응씨 규칙을 쓰고 있었음

# told in three ways: half a point from Black to White, one point, or Black's last stone taken off
taiwan-old-last_play-note = 세 가지로 전해짐: 흑이 백에게 반집을 줌, 한 집을 줌, 또는 흑의 마지막 돌을 들어냄

# a page of the Korea Baduk Federation says that self-capture is legal and works like a pass
taiwan-old-suicide-note = 대한바둑협회의 한 페이지는 자살수를 둘 수 있고 한 수 쉼과 같은 효과가 있다고 함

# komi: 6 was used in the Mingren of 1978, but Ing's rules had been in use since September 1977 with a first komi of 6
taiwan-old-uncertain-1 = 덤: 6집은 1978년 명인전(Mingren)에서 쓰였으나, 1977년 9월부터 이미 첫 덤이 6집인 응씨 규칙을 쓰고 있었음

# taking off Black's last stone changes the lead only if it stood on a neutral point
taiwan-old-uncertain-2 = 흑의 마지막 돌을 들어내는 것은 그 돌이 공배에 놓였을 때에만 집 차이를 바꿈

# Ing rules (SST, Goe)
ing-sst-name = 응씨 규칙(SST, Goe)

# Ing rules 1991
ing-sst-territory-article-text = 응씨 규칙(1991)

# Compensation
ing-sst-komi-article = 보상

# description of Ing counting
ing-sst-komi-edition = 응씨 계가 해설

# 8 points, and Black wins at equal scores, which is worth 7.5
ing-sst-komi-note = 8집이며 점수가 같으면 흑이 이기므로, 7.5집과 같음

# each side fills in its 180 stones; the result is that of an area count
ing-sst-counting-note = 각자 자기 돌 180개로 메우며, 결과는 면적 계가와 같음

# shared spaces are divided equally without fractions; in another description (Sensei's Library) a point next to one side only goes to that side, which is told as a reading
# no native text found
ing-sst-neutral_points-note = 함께 에워싼 공간은 분수 없이 똑같이 나눔. 다른 해설(Sensei's Library)에서는 한쪽에만 닿은 자리는 그쪽의 것이 되며, 이는 다른 해석으로 알림

# nothing in the Ing texts; an American reading and one server give White N points and equal scores
ing-sst-handicap-note = 응씨 규칙의 글에는 없음. 미국의 한 해석과 한 서버에서는 백에게 N집을 주고 점수가 같으면 백이 이기게 함

# the rule that Black wins at equal scores is told of even games
ing-sst-tie_handicap-note = 점수가 같으면 흑이 이긴다는 규정은 호선에 대해 하는 말임

# Ko
ing-sst-ko-article = 패

# fighting and disturbing kos
# no native text found
ing-sst-ko-note = 싸움패(fighting ko)와 방해패(disturbing ko)

# SST laws
# no native text found
ing-sst-suicide-edition = SST 규정(SST laws)

# taking off one's own single stone is barred
ing-sst-suicide-note = 자기 돌 하나만 들어내는 수는 금지됨

# a disturbing ko may not be retaken without end
# no native text found
ing-sst-repetition-note = 방해패(disturbing ko)는 끝없이 되따낼 수 없음

# the text of 1991 forgives mistakes in ko
ing-sst-illegal_move-note = 1991년의 조문은 패에서의 잘못을 용서함

# Removal
# no native text found
ing-sst-dispute-article = 들어냄

# verified by removal, that is by play
# no native text found
ing-sst-dispute-note = 실제로 두어 돌을 따내는 방법으로 확인함

# Timing
ing-sst-overtime-article = 시간

# description of Ing timing
ing-sst-overtime-edition = 응씨 시간 규정 해설

# up to three periods of a sixth of the basic time each; after that the game is lost
# no native text found
ing-sst-overtime-note = 기본 시간의 6분의 1씩 세 번까지이며, 그 뒤에는 패배임

# the year in which komi 8 began; Ing's first komi was 6, with Black winning at equal scores
ing-sst-uncertain-1 = 덤 8집이 시작된 해. 응씨의 첫 덤은 6집이었고, 점수가 같으면 흑이 이겼음

# shared spaces: divided equally (1991), or half a point each in an older description
# no native text found
ing-sst-uncertain-2 = 함께 에워싼 공간: 똑같이 나눔(1991), 또는 더 오래된 해설에서는 반집씩

# equal scores and points for White in handicap games are not in the Ing texts
ing-sst-uncertain-3 = 점수가 같은 경우와 접바둑에서 백에게 주는 점수는 응씨 규칙의 글에 없음

# Simplified Ing rules
# no native text found
simplified-ing-name = 간이 응씨 규칙

# Scoring
simplified-ing-territory-article = 점수 계산

# Tournament rules
simplified-ing-komi-article = 대회 규칙

# EGF tournament rules
simplified-ing-komi-edition = EGF 대회 규칙

# 8 with Ing equipment, 7.5 otherwise
simplified-ing-komi-note = 응씨 용구를 쓰면 8집, 아니면 7.5집

# with Ing equipment and komi 8; with komi 7.5 no equal score arises
simplified-ing-tie_even-note = 응씨 용구를 쓰고 덤이 8집일 때. 덤이 7.5집이면 점수가 같을 수 없음

# Repetition
simplified-ing-ko-article = 동형반복

# Play
simplified-ing-suicide-article = 착수

# one phase of agreement; after a second stop the board is scored as it stands
simplified-ing-dispute-note = 합의하는 단계는 한 번이며, 두 번째 정지 뒤에는 판에 놓인 그대로 점수를 셈

# American Go Association rules
aga-name = 미국바둑협회(AGA) 규칙

# 1991, komi as revised
aga-edition = 1991(덤은 개정된 값)

# as revised
aga-komi-edition = 개정판

# with pass stones a count of territory and prisoners gives the same score
# no native text found
aga-prisoners-note = 한 수 쉴 때 돌을 건네면, 집과 따낸 돌을 세어도 점수가 같음

# a pass hands over a stone, so that a count of territory gives the area score
# no native text found
aga-pass_stones-note = 한 수 쉬면 돌 하나를 건네므로, 집을 세어도 면적 계가의 점수가 됨

# with one pass more if need be
aga-last_pass-note = 필요하면 한 번 더 한 수 쉼

# added in an area count only; in a count of territory the pass stones do it
# no native text found
aga-handicap-note = 면적 계가에서만 더하며, 집 계가에서는 한 수 쉴 때 건넨 돌이 그 구실을 함

# free placement is allowed
aga-handicap_placement-note = 자유롭게 놓아도 됨

# cannot arise with half points
aga-tie_even-note = 반집이 있으면 생길 수 없음

# taken back; it counts as a pass and costs a pass stone
# no native text found
aga-illegal_move-note = 수를 무르며, 한 수 쉼으로 치고 돌 하나를 건넴

# if both pass at once after resuming, every stone stays
aga-dispute-note = 재개하자마자 두 대국자가 모두 한 수 쉬면 모든 돌을 그대로 둠

# the year in which komi went from 5.5 to 7.5: an encyclopedia dates the last change 2004
aga-uncertain-1 = 덤이 5.5집에서 7.5집이 된 해: 한 백과사전은 마지막 변경을 2004년이라고 함

# after White's extra pass one account lets Black move when play is resumed
aga-uncertain-2 = 백이 한 번 더 한 수 쉰 뒤에 대국을 재개하면 흑이 둔다는 설명이 하나 있음

# British Go Association rules
bga-name = 영국바둑협회(BGA) 규칙

# since late 2007
bga-edition = 2007년 말부터

# BGA rules
bga-territory-article-text = 영국바둑협회 규칙

# BGA summary
bga-komi-edition = BGA의 요약

# for 19x19; smaller boards should keep a komi that is no whole number
bga-komi-note = 19×19에 해당함. 더 작은 판에서는 정수가 아닌 덤을 유지해야 함

# territory is counted unless the players agree on area; with pass stones the score is the same
# no native text found
bga-prisoners-note = 대국자들이 면적 계가에 합의하지 않으면 집을 셈. 한 수 쉴 때 돌을 건네므로 점수는 같음

# Passing
bga-pass_stones-article = 한 수 쉼

# The last move
bga-last_pass-article = 마지막 수

# added in an area count only
bga-handicap-note = 면적 계가에서만 더함

# positions made by a player's own earlier board plays count; a basic ko rule is added
bga-ko-note = 그 대국자 자신이 앞서 판에 두어 만든 국면을 따지며, 기본적인 패 규정을 더함

# British events announced as Japanese take triple ko and the like as a draw
bga-repetition-note = 일본 규칙을 쓴다고 공지한 영국의 대회에서는 삼패 등을 무승부로 봄

# undone; it becomes a pass with a pass stone
# no native text found
bga-illegal_move-note = 수를 되돌리며, 돌 하나를 건네는 한 수 쉼이 됨

# Ending the game
bga-stop-article = 종국

# Disputes
bga-resumption-article = 분쟁

# komi 7.5 and 0.5 are given for 19x19; on smaller boards the organiser chooses
bga-uncertain-1 = 덤 7.5집과 0.5집은 19×19에 대해 주어진 값이며, 더 작은 판에서는 주최자가 정함

# French rules (FFG)
ffg-name = 프랑스 규칙(FFG)

# as translated
ffg-edition = 번역문

# French rules
ffg-territory-article-text = 프랑스 규칙

# chapter on counting
ffg-komi-edition = 계가에 관한 장

# only in the quick count: a pass costs a stone
# no native text found
ffg-pass_stones-note = 간이 계가에서만: 한 수 쉬면 돌 하나를 냄

# in the quick count White gives one stone more if Black moved last: that is counting, not a pass
# no native text found
ffg-last_pass-note = 간이 계가에서 흑이 마지막으로 두었으면 백이 돌 하나를 더 내는데, 이는 계가이지 한 수 쉼이 아님

# the moves that White could not play; in the quick count they are already contained
# no native text found
ffg-handicap-note = 백이 두지 못한 수만큼이며, 간이 계가에서는 이미 들어 있음

# rule of repetition
ffg-ko-edition = 동형반복 규정

# so read strictly; referees still refuse the immediate recapture after a pass
ffg-ko-note = 엄격히 해석하면 이러함. 그래도 심판들은 한 수 쉰 뒤 바로 되따내는 것을 인정하지 않음

# pass stones and White's last stone belong to the quick count, not to the score
# no native text found
ffg-uncertain-1 = 한 수 쉴 때 건넨 돌과 백이 마지막에 내는 돌은 간이 계가에 속하며, 점수에는 속하지 않음

# New Zealand rules
nz-name = 뉴질랜드 규칙

# New Zealand Go Society
nz-edition = 뉴질랜드바둑협회

# Handicap
nz-handicap-article = 접바둑

# White passes the first N - 1 moves, without komi
nz-handicap-note = 백이 처음 N - 1번을 한 수씩 쉬며, 덤은 없음

# 184 to 177 on 19x19
nz-tie_even-note = 19×19에서 184 대 177

# cannot arise on an odd board without shared points
# no native text found
nz-tie_handicap-note = 자리의 수가 홀수인 판에서는 함께 에워싼 자리가 없으면 생길 수 없음

# a pass counts as a move
nz-ko-note = 한 수 쉼도 한 수로 침

# taking off one's own single stone works like a pass, unless the opponent has just passed
nz-suicide-note = 자기 돌 하나만 들어내는 수는, 상대가 바로 앞에서 한 수 쉰 경우가 아니면 한 수 쉼과 같은 효과가 있음

# if the players cannot agree who moves next, every stone is alive
nz-dispute-note = 다음에 누가 둘지 대국자들이 합의하지 못하면 모든 돌이 살아 있음

# discussion of 2004
nz-counting_procedure-edition = 2004년의 논의

# that a single stone may be taken off one's own side follows from the ko rule; it was not read
nz-uncertain-1 = 자기 돌 하나만 들어낼 수 있다는 것은 패 규정에서 이끌어 낸 것이며, 글에서 읽은 것이 아님

# Tromp-Taylor rules
tromp-taylor-name = Tromp-Taylor 규칙

# preset tromp-taylor
tromp-taylor-komi-edition = tromp-taylor 프리셋

# komi is not part of the rules; this is KataGo's
tromp-taylor-komi-note = 덤은 규칙에 들어 있지 않으며, 이 값은 KataGo의 것임

# there is no notion of dead stones
tromp-taylor-removal-note = 죽은 돌이라는 개념이 없음

# there is no resumption: the second pass ends the game
tromp-taylor-resumption-note = 재개가 없으며, 두 번째 한 수 쉼으로 대국이 끝남

# every stone on the board is alive
tromp-taylor-dispute-note = 판 위의 모든 돌이 살아 있음

# komi is not part of the rules; 7.5 is KataGo's preset value
tromp-taylor-uncertain-1 = 덤은 규칙에 들어 있지 않으며, 7.5집은 KataGo 프리셋의 값임

# World Mind Sports Games rules 2008
wmsg-2008-name = 월드마인드스포츠게임 규칙(2008)

# WMSG rules 2008
wmsg-2008-territory-article-text = 월드마인드스포츠게임 규칙(2008)

# 6.5 if Black passes first, 7.5 if White does; the first pass of the whole game counts
wmsg-2008-komi-note = 흑이 먼저 한 수 쉬면 6.5집, 백이 먼저 쉬면 7.5집. 대국 전체에서 첫 번째 한 수 쉼으로 따짐

# what was read has nothing on handicap games
wmsg-2008-tie_handicap-note = 읽은 부분에는 접바둑에 관한 것이 없음

# revision of the text by Jasiek
wmsg-2008-ko-edition = Jasiek의 개정 조문

# play is resumed in the original order; the second stop ends the game
wmsg-2008-dispute-note = 본래의 차례대로 대국을 재개하며, 두 번째 정지로 대국이 끝남

# handicap games
wmsg-2008-uncertain-1 = 접바둑

# ko, self-capture and the end of the game were read in a revision of the text, not in the original
wmsg-2008-uncertain-2 = 패, 자살수, 종국은 원문이 아니라 개정 조문에서 읽음

# EGF territory rules (verbal European-Japanese)
# no native text found
egf-territory-name = EGF 집 계가 규칙(구두 유럽·일본 규칙)

# Verbal European-Japanese rules
# no native text found
egf-territory-territory-article = 구두 유럽·일본 규칙(Verbal European-Japanese rules)

# Komi
egf-territory-komi-article = 덤

# cannot arise with komi 6.5
egf-territory-tie_even-note = 덤이 6.5집이면 생길 수 없음

# where komi is a whole number
egf-territory-tie_handicap-note = 덤이 정수일 때

# Arbitration
egf-territory-dispute-article = 중재

# events may differ: the European Go Congress of 2015 used the AGA rules
egf-territory-uncertain-1 = 대회마다 다를 수 있음: 2015년 유럽바둑콩그레스는 AGA 규칙을 썼음

# EGF area rules with Japanese equipment
# no native text found
egf-area-japanese-sets-name = EGF 면적 계가 규칙(일본식 용구)

# Area scoring with Japanese sets
# no native text found
egf-area-japanese-sets-territory-article = 일본식 용구로 하는 면적 계가(Area scoring with Japanese sets)

# they serve the counting procedure only
egf-area-japanese-sets-prisoners-note = 따낸 돌은 계가 절차에만 쓰임

# cannot arise with komi 7.5
egf-area-japanese-sets-tie_even-note = 덤이 7.5집이면 생길 수 없음

# points to White in handicap games were not read
egf-area-japanese-sets-tie_handicap-note = 접바둑에서 백에게 주는 점수에 관한 것은 읽지 못함

# the text names the Simplified Ing rules (2007) or the Ing rules (later)
egf-area-japanese-sets-ko-note = 조문은 간이 응씨 규칙(2007) 또는 응씨 규칙(그 뒤)을 가리킴

# as in the Simplified Ing rules
egf-area-japanese-sets-suicide-note = 간이 응씨 규칙과 같음

# points to White in handicap games
egf-area-japanese-sets-uncertain-1 = 접바둑에서 백에게 주는 점수

# whether the ko rule is that of Ing or positional superko
egf-area-japanese-sets-uncertain-2 = 패 규정이 응씨 규칙의 것인지 판 전체의 동형반복 금지(positional superko)인지

# Stone scoring (old Chinese count)
# no native text found
stone-scoring-name = 돌 계가 규칙(옛 중국 계가법)

# Stone scoring
stone-scoring-territory-article-text = 돌 계가

# historically none; KataGo's preset has 7.5
stone-scoring-komi-note = 역사적으로는 없음. KataGo의 프리셋은 7.5집임

# the most stones that can stay on the board
stone-scoring-counting-note = 판에 남을 수 있는 가장 많은 돌의 수

# discussion of eyes in seki
stone-scoring-seki_points-edition = 빅의 눈에 관한 논의

# but never the eye points that a group must keep to live, in a seki as elsewhere
stone-scoring-seki_points-note = 그러나 돌 무리가 살기 위해 남겨야 하는 눈의 자리는 빅에서든 다른 곳에서든 세지 않음

# by play
stone-scoring-dead_in_seki-note = 실제로 두어 들어냄

# two points a group that lives on its own; in a seki only the eyes really needed
# no native text found
stone-scoring-group_tax-note = 독립하여 사는 돌 무리마다 두 집이며, 빅에서는 꼭 필요한 눈만 뺌

# preset stone-scoring
stone-scoring-handicap-edition = stone-scoring 프리셋

# one account of Ming and Qing practice has N stones given back for N, in an unclear unit
stone-scoring-handicap-note = 명·청 시대의 관행에 관한 한 설명에 따르면 N점에 대해 돌 N개를 돌려주나, 그 단위는 분명하지 않음

# in stones
stone-scoring-announcement-note = 돌의 수로 말함

# historically there was no komi; KataGo's preset uses 7.5
stone-scoring-uncertain-1 = 역사적으로는 덤이 없었으며, KataGo의 프리셋은 7.5집을 씀

# how many eyes a group in seki must keep is a question of reading
stone-scoring-uncertain-3 = 빅인 돌 무리가 눈을 몇 개 남겨야 하는지는 해석의 문제임

# Territory with group tax (KataGo's ancient-territory)
# no native text found
ancient-territory-name = 무리 공제 집 계가 규칙(KataGo의 ancient-territory)

# preset ancient-territory
ancient-territory-edition = ancient-territory 프리셋

# KataGo's rules
ancient-territory-territory-article-text = KataGo 규칙

# scoring
ancient-territory-territory-article = scoring

# tax
ancient-territory-territory-article-2 = tax

# komi
ancient-territory-komi-article = komi

# page on its rules
ancient-territory-removal-edition = 규칙 설명 페이지

# KataGo settles dead stones by playing on; the players' agreement stands for that here
ancient-territory-removal-note = KataGo는 계속 두어 죽은 돌을 가리며, 여기서는 대국자들의 합의가 이를 대신함

# KataGo sorts by its formal definition what clean-up phases have left, in which neutral points are filled too
# no native text found
ancient-territory-seki_test-note = KataGo는 정리 단계를 거치고 남은 것을 자체의 형식적 정의에 따라 가르며, 그 단계에서는 공배도 메움

# by KataGo's definition a neutral point that is still open puts the groups next to it in seki
ancient-territory-neutral_filling-note = KataGo의 정의로는 아직 메우지 않은 공배가 그 곁의 돌 무리를 빅으로 만듦

# whiteHandicapBonus
ancient-territory-handicap-article = whiteHandicapBonus

# ko
ancient-territory-ko-article = ko

# suicide
ancient-territory-suicide-article = suicide

# two passes a phase
ancient-territory-stop-note = 단계마다 두 번 한 수 쉼

# in clean-up phases
# no native text found
ancient-territory-dispute-note = 정리 단계에서 가림

# Sunjang baduk
sunjang-name = 순장바둑

# 4.5 is seen in the middle of the 20th century only
sunjang-komi-note = 4.5집은 20세기 중반에만 보임

# inner stones come off as long as no border stone is left in atari; then the enclosed points count
# no native text found
sunjang-counting-note = 경계의 돌이 단수가 되지 않는 한 안쪽 돌을 들어내고, 그런 다음 에워싼 자리를 셈

# a stone that fills such a point comes off again as an inner stone, unless a border stone would stand in atari
sunjang-one_sided_neutral-note = 그런 자리를 메운 돌은, 경계의 돌이 단수가 되지 않는 한 안쪽 돌로 다시 들어냄

# Start
sunjang-handicap_placement-article = 시작

# 16 stones are set before the game; Black's first free move is the centre
sunjang-handicap_placement-note = 대국 전에 돌 16개를 놓으며, 흑이 자유롭게 두는 첫 수는 천원(중앙)임

# equal scores, self-capture, the stop of the game and disputes
sunjang-uncertain-1 = 점수가 같은 경우, 자살수, 대국의 정지, 분쟁

# border stones may have cutting points, but none may stand in atari
# no native text found
sunjang-uncertain-2 = 경계의 돌에 끊기는 곳이 있어도 되지만, 단수인 돌은 하나도 없어야 함

# Button Go (area counting)
# no native text found
button-area-name = 버튼 바둑(면적 계가)

# Button Go
# no native text found
button-area-territory-article = 버튼 바둑

# preset aga-button
button-area-komi-edition = aga-button 프리셋

# the description asks for a whole number; 7 is that of KataGo's preset
button-area-komi-note = 해설은 정수를 요구하며, 7집은 KataGo 프리셋의 값임

# cannot arise once the button is taken
# no native text found
button-area-tie_even-note = 버튼을 가져간 뒤에는 생길 수 없음

# that of the rules it is added to; taking the button lifts all bans
# no native text found
button-area-ko-note = 버튼을 더한 바탕 규칙의 것에 따르며, 버튼을 가져가면 모든 금지가 풀림

# that of the rules it is added to
# no native text found
button-area-suicide-note = 버튼을 더한 바탕 규칙의 것에 따름

# after the button is taken
# no native text found
button-area-stop-note = 버튼을 가져간 뒤

# Lasker-Maas rules
lasker-maas-name = Lasker-Maas 규칙

# introduction only
lasker-maas-edition = 서론만

# Introduction
lasker-maas-territory-article = 서론

# none is known of
lasker-maas-komi-note = 알려진 것이 없음

# summary by others
lasker-maas-prisoners-edition = 다른 사람들의 요약

# after two passes; without agreement play goes on
lasker-maas-removal-note = 두 번 한 수 쉰 뒤에 들어내며, 합의가 없으면 계속 둠

# discussion
lasker-maas-one_sided_neutral-edition = 논의

# a point that its owner must still fill costs itself once the dead are agreed; points that one side alone can fill are said to count in the second phase, in which it fills them with prisoners
lasker-maas-one_sided_neutral-note = 주인이 아직 메워야 하는 자리는 죽은 돌에 합의하면 세지 않음. 한쪽만 메울 수 있는 자리는, 따낸 돌로 그것을 메우는 둘째 단계에서 점수가 된다고 함

# positional superko according to a summary by others
lasker-maas-ko-note = 다른 사람들의 요약에 따르면 판 전체의 동형반복 금지(positional superko)임

# two passes a phase according to a summary by others
lasker-maas-stop-note = 다른 사람들의 요약에 따르면 단계마다 두 번 한 수 쉼

# in a second phase with stones from the prisoners, so that plays cost nothing (a summary by others)
lasker-maas-dispute-note = 둘째 단계에서 따낸 돌을 써서 두므로, 두어도 손해가 없음(다른 사람들의 요약)

# only the introduction was readable; phases, ko and counting come from a summary by others
lasker-maas-uncertain-1 = 서론만 읽을 수 있었으며, 단계와 패와 계가는 다른 사람들의 요약에 따름

# Ikeda area rules III
# no native text found
ikeda-area-iii-name = 이케다 면적 계가 규칙(III)

# area rules III
# no native text found
ikeda-area-iii-edition = 면적 계가 규칙 III

# Ikeda rules
ikeda-area-iii-territory-article-text = 이케다 규칙

# Area rules III
# no native text found
ikeda-area-iii-territory-article = 면적 계가 규칙 III(Area rules III)

# the usual komi of territory counting is meant
ikeda-area-iii-komi-note = 집 계가에서 흔히 쓰는 덤을 뜻함

# nothing comes off by agreement
ikeda-area-iii-removal-note = 합의로 들어내는 돌은 없음

# half a point from Black to White when White makes the very first pass of the game
ikeda-area-iii-first_pass-note = 대국의 첫 번째 한 수 쉼을 백이 하면 흑이 백에게 반집을 줌

# the text has a superko; which form was not read
ikeda-area-iii-ko-note = 조문에 동형반복 금지(superko)가 있으나, 어떤 형태인지는 읽지 못함

# two in a row after the first pass
ikeda-area-iii-stop-note = 첫 번째 한 수 쉼 뒤에 연이어 두 번

# by playing on
ikeda-area-iii-dispute-note = 계속 두어 가림

# the value of komi
ikeda-area-iii-uncertain-1 = 덤의 값

# which form of superko is meant
ikeda-area-iii-uncertain-2 = 어떤 형태의 동형반복 금지(superko)를 뜻하는지

# equal scores, handicap games and self-capture
ikeda-area-iii-uncertain-3 = 점수가 같은 경우, 접바둑, 자살수

# Ikeda territory rules I
# no native text found
ikeda-territory-i-name = 이케다 집 계가 규칙(I)

# territory rules I
# no native text found
ikeda-territory-i-edition = 집 계가 규칙 I

# Territory rules I
# no native text found
ikeda-territory-i-territory-article = 집 계가 규칙 I(Territory rules I)

# its value was not read
ikeda-territory-i-komi-note = 그 값은 읽지 못함

# they are captured in playing out; a point under a stone that stays counts for nobody
ikeda-territory-i-dead_in_seki-note = 실제로 두어 가리는 동안에 따냄. 남은 돌 밑의 자리는 누구의 점수로도 세지 않음

# section 3.7
ikeda-territory-i-one_sided_neutral-edition = 3.7절

# description by Jasiek
ikeda-territory-i-pass_stones-edition = Jasiek의 해설

# in the phase of playing out after the first stop a pass gives a prisoner: count it with the prisoners
ikeda-territory-i-pass_stones-note = 첫 정지 뒤 실제로 두어 가리는 단계에서는 한 수 쉬면 상대에게 따낸 돌 하나를 주며, 이는 따낸 돌과 함께 셈

# a preliminary end; after it a pass gives a prisoner
ikeda-territory-i-stop-note = 예비 종국이며, 그 뒤에는 한 수 쉬면 상대에게 따낸 돌 하나를 줌

# passes cost a prisoner only when the game is played out; those count with the prisoners
ikeda-territory-i-uncertain-2 = 한 수 쉴 때 따낸 돌 하나를 주는 것은 실제로 두어 가릴 때뿐이며, 그 돌은 따낸 돌과 함께 셈

# equal scores, handicap games, ko and self-capture
ikeda-territory-i-uncertain-3 = 점수가 같은 경우, 접바둑, 패, 자살수

# Taiwanese rules as told by the Korea Baduk Federation
taiwanese-name = 대한바둑협회가 소개한 대만 규칙

# Comparison with other rules
taiwanese-territory-article = 다른 규칙과의 비교

# Dia. 6 is the Korean basic rule; it is taken for this too, as the page tells of no other
taiwanese-ko-note = Dia. 6은 한국의 기본 규칙이며, 그 페이지에 다른 말이 없어 여기에도 적용함

# Dia. 11
taiwanese-suicide-article = 그림 11

# taking off one's own single stone counts like a pass
taiwanese-suicide-note = 자기 돌 하나만 들어내는 수는 한 수 쉼과 같게 침

# this is what one Korean page says; it is not a Taiwanese text
taiwanese-uncertain-1 = 이는 한국의 한 페이지가 말하는 것이며, 대만의 조문이 아님

# Chinese rules as told by the Korea Baduk Federation
chinese-as-told-by-the-kbf-text-name = 대한바둑협회가 소개한 중국 규칙

# dated: the page gives 5.5
chinese-as-told-by-the-kbf-text-komi-note = 옛 값임: 그 페이지에는 5.5집으로 나와 있음

# present Chinese rules bar self-capture; the page says otherwise
chinese-as-told-by-the-kbf-text-suicide-note = 지금의 중국 규칙은 자살수를 금하나, 그 페이지는 달리 말함

# not the Chinese rules: they bar self-capture; use chinese-2002 for those
chinese-as-told-by-the-kbf-text-uncertain-1 = 중국 규칙이 아님: 중국 규칙은 자살수를 금함. 중국 규칙이 필요하면 chinese-2002를 쓸 것

# Plain territory count
# no native text found
territory-name = 단순 집 계가법

# plain count
# no native text found
territory-edition = 단순 계가

# documented positions
territory-territory-article-text = 문헌에 나온 국면

# Claims
territory-territory-article = 주장

# no rule set of any federation, but a count to compare with
territory-uncertain-1 = 어느 연맹의 규칙도 아니며, 비교하기 위한 계가법임

# Plain area count
# no native text found
area-name = 단순 면적 계가법

# KataGo preset tromp-taylor
katago-tromp-taylor-name = KataGo tromp-taylor 프리셋

# the rules in its source code
katago-tromp-taylor-edition = 소스 코드에 있는 규칙

# stones are dead only inside an opposing area that lives even if its owner always passes
katago-tromp-taylor-removal-note = 주인이 계속 한 수 쉬어도 사는 상대의 영역 안에 있는 돌만 죽은 돌임

# KataGo has no such rule
katago-tromp-taylor-pass_stones-note = KataGo에는 그런 규정이 없음

# hasButton
katago-tromp-taylor-first_pass-article = hasButton

# nothing for fewer than two stones
katago-tromp-taylor-handicap-note = 치석이 두 점보다 적으면 없음

# but for what is inside a pass-alive area
katago-tromp-taylor-dispute-note = 다만 주인이 계속 한 수 쉬어도 사는 영역 안의 돌은 제외함

# KataGo preset japanese
katago-japanese-name = KataGo japanese 프리셋

# KataGo preset chinese
katago-chinese-name = KataGo chinese 프리셋

# KataGo preset chinese-ogs
katago-chinese-ogs-name = KataGo chinese-ogs 프리셋

# KataGo preset stone-scoring
katago-stone-scoring-name = KataGo stone-scoring 프리셋

# KataGo preset ancient-territory
katago-ancient-territory-name = KataGo ancient-territory 프리셋

# KataGo preset aga-button
katago-aga-button-name = KataGo aga-button 프리셋

# KataGo preset aga
katago-aga-name = KataGo aga 프리셋

# KataGo preset new-zealand
katago-new-zealand-name = KataGo new-zealand 프리셋

# KataGo preset ing
katago-ing-name = KataGo ing 프리셋

# KataGo rules as given
katago-rules-name = 주어진 대로의 KataGo 규칙

# Korean rules of 2010
known-by-name-1 = 2010년 한국 규칙

# Sports Toto rules of 2011
known-by-name-2 = 2011년 스포츠토토 규칙

# National Sports Festival rules of 2015
known-by-name-3 = 2015년 전국체육대회 규칙
