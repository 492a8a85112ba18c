### Korean.
###
### Glossary. Where a term was found:
###   [D]  a table of words for the interface and for results, written before the translation
###   [R]  the Korean words of results in game records that src/formats/record/result.rs reads
###   [K]  the Korean interface of KaTrain 1.20 (PyPI, katrain/i18n/locales/ko)
###   [G]  the Korean interface of Kigo 22.12 (Debian, kigo.mo)
###   [T]  named by the task of this translation as the word of the Korean rule texts
###   [U]  what players and newspapers say; no text with it was at hand here, so it was not checked
###   [-]  no native text found: our own word; entries that hang on it say so
### The Korean rule texts themselves (KBA 1992, 2009, 2013, 2016) are known here in English only.
###
###   English                         Korean                          found
###   Black, White                    흑, 백                          [R] [K]
###   player; opponent                대국자; 상대                    [K]
###   point (amount), jip             집                              [D] [G]; also for leads and komi of area, so that one report has one unit; what is counted on the board by area has no unit
###   moku                            집                              [D] 半目, 目
###   zi                              자                              [U] 중국 규칙의 자; 자(子) where it stands alone; the amount in 집 is a sentence of its own
###   point of the board              자리, counted in 곳             [U]
###   what a player surrounds or has  영역                            [U]
###   to count (the end of a game)    계가                            [D]
###   score                           점수                            [G] 추가 점수(집)
###   result; outcome                 결과; 승패                      [U] 승패 holds a draw as well
###   no result                       무효(승부 없음)                 [R] 무효; never 무승부, which is a draw
###   by resignation, on time         불계승, 시간승                  [R]
###   by forfeit                      몰수승(부전승 또는 반칙승)      [R] 부전승, 반칙승; [-] 몰수승, as the value does not tell which of the two
###   both players lose               두 대국자 모두 패배             [U]
###   seki; in seki                   빅; 빅인 돌                     [D]; 빅 is never used for a draw here
###   eye; eye in seki                눈; 빅의 눈                     [U]
###   to take off (dead stones)       들어내다                        [U]
###   alive, dead (status)            삶, 죽음; together 사활         [U]
###   living stone                    살아 있는 돌                    [U]; never 산 돌, which reads as a stone that was bought
###   unsettled; undecided; open      확정되지 않음; 판단하지 못함; 둘레가 막히지 않음   [U]; [U]; [-]
###   chain                           이어진 돌, counted in 덩이      [-] [T] has 돌 한 무더기, kept here for piles of ten
###   liberty; atari                  활로; 단수                      [U]; [T]
###   ko; ko threat                   패; 팻감                        [T]; [U]
###   fighting ko, disturbing ko      싸움패, 방해패                  [-] with the English words of the Ing rules
###   position                        국면                            [K]
###   superko                         국면이 다시 나타난다            [-] told in words, for each kind what may not come back
###   move, play; last play           수, 착수; 마지막 수             [T] 착수; [G] 마지막 수
###   pass                            한 수 쉼, 한 수 쉬다            [T]
###   first pass (correction)         첫 번째 한 수 쉼                [-]
###   last play (correction)          마지막 수에 따른 조정           [-]
###   handicap stones; handicap game  치석; 접바둑                    [K] [G]; [K]
###   handicap compensation           치석 보상                       [U]
###   even game                       호선                            [U]
###   overtime that is bought         추가 시간을 사다                [-]
###   stone counting                  돌 계가                         [-]
###   boundary counting; border stone 경계 계가; 경계의 돌            [-]
###   Ing counting                    응씨 계가                       [U] 응씨룰
###   shared space, share of neutral  함께 에워싼 공간, 공배의 몫     [-]
###   bowl; lid                       바둑통; 뚜껑                    [U]
###   rule set; rule text             규칙; 조문                      [K]; [U]
###   reading (of a text)             해석                            [U]
###   reading (of moves); search      수읽기, 읽다; 탐색              [U]; [K]
###   claim; dispute; ruling          주장; 분쟁, 다투다; 판정        [U]
###   variation (SGF)                 변화도                          [U]
###   node, property, value (SGF)     노드, 속성, 값                  [U]
###
### Particles: rule sets, points and lists have unknown sounds at their end, so that a noun follows them (규칙, a bracket after 돌) or a
### colon stands before them. 흑, 백 and amounts (집) all end in a consonant: 이, 은, 을, 으로.

# [D]
-go-territory = 집
# [D] 집과 돌(면적)
-go-area = 면적
# [D]
-go-neutral-point = 공배
# [D]
-go-protective-move = 가일수
# [D]; a draw is 무승부
# never in draw: 빅
-go-seki = 빅
# [U]
-go-eye = 눈
# [-] [T] has 돌 한 무더기, kept here for piles of ten
-go-chain = 이어진 돌
# [-]
-go-group = 돌 무리
# [U]; [T]
-go-liberty = 활로
# [U]; [T]
-go-atari = 단수
# [T]; [U]
-go-ko = 패
# [T]; [U]
-go-ko-threat = 팻감
# [U]
-go-self-capture = 자살수
# [D]
-go-bent-four = 귀곡사
# [D]; a living stone is 살아 있는 돌: 산 돌 reads as a stone that was bought
# never: 사석, 산 돌
-go-dead-stone = 죽은 돌
# [D]; who captured is told with 이: 흑이 따낸 돌
-go-prisoner = 따낸 돌
# [T]
-go-pass = 한 수 쉼
# [-]
-go-pass-stone = 한 수 쉴 때 건넨 돌
# [D] [K]
-go-komi = 덤
# [K] [G]; [K]
-go-handicap-stones = 치석
# [-]
-go-group-tax = 무리 공제
# [-]
-go-button = 버튼
# [K]; whole with komi, also under area counting
-go-lead = 집 차이
# [R] [K]; no result is 무효(승부 없음)
# never in no-result: 무승부
-go-draw = 무승부
# [D]
-go-referee = 심판
# [U]
-go-ruling = 판정
# [U]
-go-claim = 주장
# [U]
-go-dispute = 분쟁
# [K]
-go-record = 기보
# [K]; [U]
-go-rule-set = 규칙
# [K]; [U]
-go-rule-text = 조문
