### Korean. Why two rule sets differ.

both-border-stones = 한쪽 규칙에서만 세는 경계의 돌
both-dead-in-seki = 한쪽 규칙에서만 들어내는, 빅 안의 죽은 돌
both-group-tax = 한쪽 규칙에서만 무리 공제를 하는 살아 있는 돌 무리
both-living-stones = 한쪽 규칙에서만 세는 살아 있는 돌
both-pass-stones = 한쪽 규칙에서만 돌 하나를 건네는 한 수 쉼
both-prisoners = 한쪽 규칙에서만 세는 따낸 돌
both-protective-moves = 한쪽 규칙에서만 세는, 아직 가일수해야 하는 자리
both-seki-eyes = 한쪽 규칙에서만 세는 빅의 눈
both-shared-neutral = 두 규칙이 달리 나누는 공배
cannot-be-told = 아직 알 수 없음. 정해지지 않은 것
cannot-be-told-between = 알 수 없음: 두 집 차이 가운데 하나가 두 값 사이에 있음
cannot-be-told-uncounted = 알 수 없음: 둘 중 하나는 계가 없이 승패가 정해짐
cannot-turn-winner = 승자를 바꿀 수 없음
cause-adjustment = 추가 시간, 벌점, 그 밖의 조정은 { $player }에게 { NAME($to) }에서 { $to_value }, { NAME($from) }에서 { $from_value }입니다. { lead-moves }.

# no native text found
cause-border-stones = { NAME($to) }에서는 경계에 있는 돌을 대국자의 영역에 넣지 않지만 { NAME($from) }에서는 넣습니다. { $player }의 그런 돌은 { $count }개({ $points })입니다. { lead-moves }.

# no native text found
cause-button = 버튼의 몫은 { $player }에게 { NAME($to) }에서 { $to_value }, { NAME($from) }에서 { $from_value }입니다. { lead-moves }.

cause-cancels = { WORD("both", $both) }: 두 대국자 모두 { $gain }이어서 차이는 그대로입니다.
cause-dead-in-seki-counted = 빅 안의 죽은 돌({ $points })은 { $player }에게 { NAME($from) }에서보다 { NAME($to) }에서 더 많은 점수가 됩니다. { lead-moves }.
cause-dead-in-seki-not-counted = 빅 안의 죽은 돌({ $points })은 { $player }에게 { NAME($from) }에서보다 { NAME($to) }에서 더 적은 점수가 됩니다. { lead-moves }.

# no native text found
cause-first-pass = 첫 번째 한 수 쉼에 따른 조정은 { $player }에게 { NAME($to) }에서 { $to_value }, { NAME($from) }에서 { $from_value }입니다. { lead-moves }.

# no native text found
cause-group-tax = { NAME($to) }에서는 살아 있는 돌 무리마다 2집을 빼지만 { NAME($from) }에서는 빼지 않습니다. { $player }의 그런 무리는 { $count }개({ $points })입니다. { lead-moves }.

cause-handicap = 치석 보상은 { $player }에게 { NAME($to) }에서 { $to_value }, { NAME($from) }에서 { $from_value }입니다. { lead-moves }.
cause-komi = { $player }의 덤은 { NAME($to) }에서 { $to_value }, { NAME($from) }에서 { $from_value }입니다. { lead-moves }.

# no native text found
cause-last-play = 마지막 수에 따른 조정은 { $player }에게 { NAME($to) }에서 { $to_value }, { NAME($from) }에서 { $from_value }입니다. { lead-moves }.

cause-living-stones = { NAME($from) }, { NAME($to) } 가운데 하나에서만 판 위의 돌을 셉니다. 판 위에 있는 { $player }의 돌은 { $count }개입니다. { lead-moves }.

# no native text found
cause-no-border-stones = { NAME($from) }에서는 경계에 있는 돌을 대국자의 영역에 넣지 않지만 { NAME($to) }에서는 넣습니다. { $player }의 그런 돌은 { $count }개({ $points })입니다. { lead-moves }.

# no native text found
cause-no-group-tax = { NAME($to) }에서는 살아 있는 돌 무리에서 아무것도 빼지 않지만 { NAME($from) }에서는 무리마다 2집을 뺍니다. { $player }의 그런 무리는 { $count }개({ $points })입니다. { lead-moves }.

# no native text found
cause-other-group-tax = { $player }의 무리 공제는 { NAME($to) }에서 { SIZE($to_value) }, { NAME($from) }에서 { SIZE($from_value) }입니다. { lead-moves }.

# no native text found
cause-pass-stones = 한 수 쉴 때 건넨 돌은 { $player }에게 { NAME($to) }에서 { $to_value }, { NAME($from) }에서 { $from_value }입니다. { lead-moves }.

cause-prisoners = 따낸 돌은 { $player }에게 { NAME($from) }에서 { $from_value }, { NAME($to) }에서 { $to_value }입니다. { lead-moves }.
cause-protective-moves-counted = { NAME($to) }에서는 에워쌌으나 아직 가일수해야 하는 자리를 세지만 { NAME($from) }에서는 세지 않습니다. { $player }의 그러한 자리: { $points }. { lead-moves }.
cause-protective-moves-not-counted = { NAME($to) }에서는 에워쌌으나 아직 가일수해야 하는 자리를 세지 않지만 { NAME($from) }에서는 셉니다. { $player }의 그러한 자리: { $points }. { lead-moves }.
cause-seki-eyes-counted = { NAME($to) }에서는 빅인 돌이 에워싼 자리를 세지만 { NAME($from) }에서는 세지 않습니다. { $player }의 그런 자리: { $points }. { lead-moves }.
cause-seki-eyes-not-counted = { NAME($to) }에서는 빅인 돌이 에워싼 자리를 세지 않지만 { NAME($from) }에서는 셉니다. { $player }의 그런 자리: { $points }. { lead-moves }.
cause-shared-neutral = 판에 남은 공배의 몫은 { $player }에게 { NAME($to) }에서 { $to_value }, { NAME($from) }에서 { $from_value }입니다. { lead-moves }.
cause-status = { NAME($from) }에서와 { NAME($to) }에서는 판에서 들어내는 돌이 다릅니다. 차이가 나는 돌: { $points }. { lead-moves }.
cause-stones-counted = { NAME($to) }에서는 살아 있는 돌을 셉니다(흑 { $black_living }개, 백 { $white_living }개). { NAME($from) }에서는 살아 있는 돌 대신 따낸 돌과 상대의 죽은 돌을 셉니다(흑 { $black_prisoners }개, 백 { $white_prisoners }개). { lead-moves }.
cause-stones-not-counted = { NAME($to) }에서는 살아 있는 돌 대신 따낸 돌과 상대의 죽은 돌을 셉니다(흑 { $black_prisoners }개, 백 { $white_prisoners }개). { NAME($from) }에서는 살아 있는 돌을 셉니다(흑 { $black_living }개, 백 { $white_living }개). { lead-moves }.
differences = 규칙 사이의 차이
lead-moves = 집 차이가 { $gainer }에게 { $gain } 유리하게 바뀝니다
