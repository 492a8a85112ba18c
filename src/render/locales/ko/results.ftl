### Korean. Who wins, by how much, and what is missing to say so.

# An amount of points. $halves is half for 0.5, and-half for whole points and a half, $whole being the whole ones, else other.
amount =
    { $halves ->
        [half] 반집
        [and-half] { $whole }집반
       *[other] { $amount }집
    }

announce-both-lose = 두 대국자 모두 패합니다.
announce-by-end = { $winner } { WORD("end", $end) }입니다.
announce-draw = 무승부입니다{ WORD("stands", $stands) }.
announce-jigo = 무승부입니다{ WORD("stands", $stands) }.
announce-jip = { $winner } { $points }승입니다{ WORD("stands", $stands) }.
announce-moku = { $winner } { $points }승입니다{ WORD("stands", $stands) }.
announce-points = { $winner } { $points }승입니다{ WORD("stands", $stands) }.
announce-tie-rule = 점수가 같습니다. 점수가 같을 때의 규정에 따라 { $winner }이 이깁니다{ WORD("stands", $stands) }.
announce-undetermined = 결과를 알 수 없습니다. { MISSING($needs, $unread) }
announce-winner = { $winner }이 { $least }에서 { $most } 차이로 이깁니다{ WORD("stands", $stands) }.
announce-zi = { $winner }이 { ZI($zi) }자 차이로 이깁니다. 집으로는 { $points } 차이입니다{ WORD("stands", $stands) }.
ask-dead = 승자를 가리려면 돌 무리({ $at })가 죽었는지 밝혀 주십시오.
decided-end = 종국 방식
decided-lead = 집 차이
decided-tie-rule = 동점 규정
end-forfeit = 몰수승(부전승 또는 반칙승)
end-not-told = 기보에는 모든 규칙에 대해 대국이 이 판에서 끝났음을 보여 주는 것이 없습니다. 기보가 중간에 끊겼거나, 끝에 잇달아 두 번 한 수 쉰 것도 계가 결과도 없거나, 계가 결과가 이 판과 다르거나 한 규칙의 결과일 뿐입니다.
end-resignation = 불계승
end-time = 시간승
entry-adjustment = 그 밖의 조정 { $number }집

# no native text found
entry-border-filled = 경계에서 메워야 할 곳 { $number }곳

entry-border-stones = 경계의 돌 { $number }개

# no native text found
entry-button = 버튼 { $number }집

entry-dead-in-seki = 빅 안의 죽은 돌 밑 { $number }곳
entry-dead-points = 죽은 돌 밑 { $number }집
entry-dead-stones = 들어낸 죽은 돌 { $number }개

# no native text found
entry-first-pass = 첫 한 수 쉼 조정 { $number }집

# no native text found
entry-group-tax = 무리 공제 { $number }집

entry-handicap = 치석 보상 { $number }집
entry-komi = 덤 { $number }집

# no native text found
entry-last-play = 마지막 수 조정 { $number }집

entry-living-stones = 살아 있는 돌 { $number }개
entry-neutral = 공배 { $number }곳

# no native text found
entry-overtime = 상대의 추가 시간 몫 { $number }집

# no native text found
entry-pass-stones = 한 수 쉴 때 건넨 돌 { $number }개

entry-prisoners = 따낸 돌 { $number }개
entry-protective-moves = 가일수할 자리 { $number }곳
entry-seki-eyes = 빅 안의 자리 { $number }곳

# no native text found
entry-shared-neutral = 공배의 몫 { $number }집

entry-territory = { $number }집
missing = 정해지지 않은 것
missing-silent = 조문에 규정이 없는 것: { $needs }.
missing-unread = 조문을 읽지 못한 것: { $needs }.
missing-untold = 부족한 정보: { $needs }.

# no native text found
need-classification = 어느 돌 무리가 독립하여 살고 어느 돌 무리가 빅인지

need-dead-stones = 죽은 돌이 어느 것인지(없으면 없다는 것)
need-end = 이 판에서 대국이 끝났는지
need-handicap = 치석의 수
need-last-play = 마지막 수를 둔 쪽
need-passes = 누가 몇 번 한 수 쉬었는지, 누가 먼저 한 수 쉬었는지
need-plays = 각 대국자가 둔 돌의 수
need-prisoners = 대국 중에 각 대국자가 따낸 돌의 수
need-repetition = 되풀이되는 수순에 달린 돌의 사활
need-rule = { WORD("axis", $axis) }(정한 조문을 알 수 없음)
need-rule-silent = { WORD("axis", $axis) }(조문에 규정이 없음)
need-rule-unread = { WORD("axis", $axis) }(조문을 읽지 못함)
result-at-equal-scores = { $winner } 승
result-by-end = { $winner } { WORD("end", $end) }
result-by-points = { $winner } { $points }승
result-by-zi = { result-by-points }
result-draw = 무승부
result-void = 두 대국자 모두 패배
result-without-count = { $winner } 승
stands-against-reading = (수읽기와 어긋남)
stands-firm = {""}
stands-not-firm = (확인 필요)
stands-provisional = (제안된 죽은 돌에 따름)

# Between the whole number of zi and the fraction.
zi-and = {" "}
