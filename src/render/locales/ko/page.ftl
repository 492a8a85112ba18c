### Korean. The page of the referee.

guide-both-lose = 대국이 정지된 뒤에 유효한 수가 발견되고 대국자들이 종국에 합의하지 못하면, 두 대국자 모두 패합니다.
guide-dispute-agreement = 어느 돌이 죽었는지는 대국자들이 합의해야 합니다.
guide-dispute-arbitration = 어느 돌이 죽었는지는 심판이 결정합니다.

# no native text found
guide-dispute-japanese-1989 = 돌 무리를 하나씩 따로, 가상의 수순으로 판정합니다. 상대가 잡을 수 없는 돌은 살아 있는 돌이며, 잡히더라도 그로 인해 잡히지 않는 돌을 새로 둘 수 있으면 역시 살아 있는 돌입니다. 패를 되따내려는 대국자는 먼저 그 패에 대해 한 수 쉬어야 합니다.

# no native text found
guide-dispute-korean-local = 다투는 모양을 판의 나머지와 떼어 하나씩 판정하며, 주위의 돌은 살아 있는 것으로 봅니다. 잡을 수 있는 돌은 죽은 돌입니다.

guide-dispute-nothing-removed = 대국 중에 따내지 않은 돌은 하나도 들어내지 않습니다.
guide-dispute-play-out = 대국자들이 계속 둡니다. 따내지 않은 돌은 판에 남습니다.
guide-dispute-play-out-then-all-alive = 대국자들이 계속 둡니다. 그 뒤에도 합의 없이 끝나면 판에 남은 돌은 모두 그대로 둡니다.
guide-dispute-precedents = 어느 돌이 죽었는지는 모양별 판정 목록에 따라 정합니다.
guide-dispute-unstated = 죽은 돌에 관한 분쟁을 어떻게 해결하는지는 조문에 없습니다.
guide-dispute-unverified = 죽은 돌에 관한 분쟁을 정한 조문은 읽지 못했습니다.
guide-last-pass-either = 마지막 한 수 쉼은 어느 대국자가 해도 됩니다.
guide-last-pass-unstated = 누가 마지막으로 한 수 쉬는지는 조문에 없습니다.
guide-last-pass-unverified = 마지막 한 수 쉼을 정한 조문은 읽지 못했습니다.
guide-last-pass-white = 마지막 한 수 쉼은 백이 합니다.
guide-resume-by-agreement = 대국을 재개할 때 누가 먼저 둘지는 대국자들이 합의합니다. 합의하지 못하면 모든 돌을 그대로 둡니다.
guide-resume-normal-turn = 대국을 재개하면 차례인 대국자가 먼저 둡니다.
guide-resume-normal-turn-known = 대국을 재개하면 차례인 대국자가 먼저 둡니다. { $passer }이 마지막으로 한 수 쉬었으므로 { $player }이 먼저 둡니다.
guide-resume-opponent-of-last-passer = 대국을 재개하면 마지막으로 한 수 쉰 대국자의 상대가 먼저 둡니다.
guide-resume-opponent-of-last-passer-known = 대국을 재개하면 마지막으로 한 수 쉰 대국자의 상대가 먼저 둡니다. { $passer }이 마지막으로 한 수 쉬었으므로 { $player }이 먼저 둡니다.
guide-resume-opponent-of-requester = 어느 대국자든 대국의 재개를 요청할 수 있습니다. 요청한 대국자의 상대가 먼저 두며, 한 수 쉬어도 됩니다.
guide-resume-unstated = 대국을 재개할 때 누가 먼저 두는지는 조문에 없습니다.
guide-resume-unverified = 대국을 재개할 때 누가 먼저 두는지를 정한 조문은 읽지 못했습니다.
guide-stop-agreement = 대국자들이 합의하면 대국이 정지됩니다.
guide-stop-four-passes = 두 대국자가 번갈아 네 번 잇달아 쉬면 대국이 정지됩니다.
guide-stop-two-passes = 두 대국자가 잇달아 한 수씩 쉬면 대국이 정지됩니다.
guide-stop-unstated = 무엇으로 대국이 정지되는지는 조문에 없습니다.
guide-stop-unverified = 무엇으로 대국이 정지되는지를 정한 조문은 읽지 못했습니다.
mark-dead-black = 죽은 흑돌
mark-dead-white = 죽은 백돌
mark-empty = 빈자리
mark-false-eye-black = 메워야 할 흑의 옥집
mark-false-eye-white = 메워야 할 백의 옥집
mark-highlight = 강조한 자리
mark-in-seki-black = 빅인 흑돌
mark-in-seki-white = 빅인 백돌
mark-last-move = 마지막 수
mark-living-black = 흑돌
mark-living-white = 백돌
mark-neutral = 공배
mark-one-sided-black = 흑돌에만 접한 공배
mark-one-sided-white = 백돌에만 접한 공배
mark-protective-move = 아직 가일수할 자리
mark-protective-move-black = 흑이 가일수할 자리
mark-protective-move-white = 백이 가일수할 자리
mark-seki-eye = 빅 안의 자리
mark-seki-eye-black = 빅인 흑이 에워싼 자리
mark-seki-eye-white = 빅인 백이 에워싼 자리
mark-territory-black = 흑집
mark-territory-white = 백집
page-about-dead-in-seki = 빅 안의 죽은 돌
page-about-neutral-points = 공배
page-about-protective-moves = 가일수
page-about-seki = 빅인 돌

# no native text found
page-about-shared-spaces = 함께 에워싼 공간

page-actions = 실행 취소, 다시 실행, 링크
page-add-adjustment = 항목 추가
page-add-rule-set = { $name } 추가
page-adjusted-amount = 점수(집)
page-adjusted-player = 받는 쪽
page-adjusted-reason = 사유
page-adjustment = 항목 { $number }
page-against-black = 흑의 벌점
page-against-white = 백의 벌점
page-all-black = 비교한 규칙 { $count }개 모두에서 흑이 이깁니다.
page-all-both-lose = 비교한 규칙 { $count }개 모두에서 두 대국자 모두 패합니다.
page-all-disputed = 비교한 규칙 { $count }개 모두에서 분쟁에 승패가 달려 있습니다.
page-all-draw = 비교한 규칙 { $count }개 모두에서 무승부입니다.
page-all-rule-sets = 모든 규칙
page-all-rulings = 판정 { $count }개 모두 보기
page-all-stay = { $player }: 죽은 돌 더 없음
page-all-undecided = 비교한 규칙 { $count }개 모두에서 승패를 알 수 없습니다.
page-all-white = 비교한 규칙 { $count }개 모두에서 백이 이깁니다.
page-and-more = 외 { $count }개
page-article = 조항: { $articles }
page-as-black-says = 흑의 주장대로
page-as-both-say = 양쪽이 인정한 대로
page-as-white-says = 백의 주장대로
page-asking = 계산하는 중…
page-asking-service = 계가하는 중…
page-audit-clear = 숫자와 표시에 이상해 보이는 것이 없습니다.
page-awaited = { $other }의 주장만 들었고 { $player }의 주장은 아직 듣지 않았습니다. { $player }의 주장을 들을 때까지 결과와 링크, 판정 기록에는 { $other }의 주장이 들어가지 않습니다.
page-beside-board = 바둑판 옆
page-black-ahead = 흑이 앞섬
page-black-says = 흑의 주장
page-blocks = 한 묶음으로 센 자리
page-board = 바둑판과 표시
page-both-players = 두 대국자 모두
page-cause-adjustment = 조정

# no native text found
page-cause-border-stones = 경계의 돌

# no native text found
page-cause-button = 버튼

page-cause-dead-in-seki = 빅 안의 죽은 돌

# no native text found
page-cause-first-pass = 첫 한 수 쉼 조정

# no native text found
page-cause-group-tax = 무리 공제

page-cause-handicap = 치석 보상
page-cause-komi = 덤

# no native text found
page-cause-last-play = 마지막 수 조정

page-cause-living-stones = 살아 있는 돌
page-cause-of = { $cause }({ $player })

# no native text found
page-cause-pass-stones = 한 수 쉴 때 건넨 돌

page-cause-prisoners = 따낸 돌
page-cause-protective-moves = 가일수
page-cause-seki-eyes = 빅 안의 자리
page-cause-shared-neutral = 공배
page-cause-status = 사활
page-cause-stones-played = 놓은 돌
page-cell-black = 흑돌, { $point }
page-cell-dead = 죽은 돌로 표시됨
page-cell-empty = 빈자리, { $point }
page-cell-false-eye = 옥집
page-cell-last = 마지막 수
page-cell-lit = 강조됨
page-cell-proposed = 죽은 돌로 제안됨
page-cell-seki = 빅
page-cell-white = 백돌, { $point }
page-claims-key = 주장이 엇갈리는 돌: 검은 모서리 표는 흑의 주장, 흰 모서리 표는 백의 주장입니다. ✓ 살아 있는 돌, ✕ 죽은 돌, △ 빅.
page-clear-board = 판 비우기
page-clear-marks = 모든 표시 지우기
page-click-in = 눌러서 돌 놓기
page-column-lead = 집 차이
page-columns = 세로줄
page-compared = 함께 비교할 규칙
page-comparison = 규칙별 비교
page-copied = 링크 복사됨
page-copy-link = 링크 복사
page-count-as = 세는 기준
page-count-back = 이전
page-count-claim = { $player }의 주장대로 센 것입니다. 상대의 주장은 다릅니다.
page-count-first = 처음
page-count-last = 마지막
page-count-next = 다음
page-count-step = 전체 { $count }단계 중 { $number }단계
page-counts-for-nobody = 누구의 점수로도 세지 않음
page-dead-by-proof = 아무도 돌을 표시하지 않았습니다. 상대가 한 번도 응수하지 않아도 지킬 수 있는 영역 안의 돌을 죽은 돌로 봅니다. 돌을 표시하면 그 표시가 이를 대신합니다.
page-did-adjust = 항목을 추가함
page-did-change = 변경함
page-did-clear-board = 판을 비움
page-did-clear-marks = 모든 표시를 지움
page-did-compare = 비교에 추가함: { $name }
page-did-drop-pass-alive = 증명으로 정해진 죽은 돌의 표시는 없어졌습니다
page-did-komi = 덤: { $komi }
page-did-map = 판에서 들어낸 돌의 기준 규칙: { $name }
page-did-mark-dead = 죽은 돌: { $points }
page-did-mark-seki = 빅인 돌: { $points }
page-did-no-dead = 죽은 돌 없음
page-did-not-adjust = 항목을 삭제함
page-did-not-compare = 비교에서 뺌: { $name }
page-did-read = 국면을 읽음({ $format })
page-did-resize = 바둑판 크기: { $columns }×{ $rows }
page-did-ruling = 이 대국의 규칙: { $name }
page-did-take-back = { $player }의 주장을 지움
page-did-type = 글을 입력함
page-did-unmark = 표시를 지움: { $points }
page-difference-from = 기준 규칙
page-difference-to = 비교할 규칙
page-dispute-keeps = 누구의 주장이 맞든, 비교한 어느 규칙에서도 승패가 바뀌지 않습니다.
page-dispute-turns = 비교한 규칙 { $count }개 가운데 { $turning }개에서는 누구의 주장이 맞느냐에 따라 승패가 바뀔 수 있습니다.
page-dispute-unknown = 누구의 주장이 맞느냐가 승패에 영향을 주는지 아직 알 수 없습니다.

# no native text found
page-disputed-group = 다투는 돌 무리

page-disputed-groups = 주장이 엇갈리는 돌
page-end-agreement = 두 대국자의 합의

# no native text found
page-end-forfeit = 몰수패(부전패 또는 반칙패)

page-end-passes = 한 수 쉼
page-end-resignation = 한쪽이 돌을 거둠(불계)
page-end-time = 한쪽의 시간패
page-end-unknown = 기보가 중간에 끊김
page-ended-by = 대국이 끝난 방식
page-event-komi = 기보의 덤({ $komi })이 아니라 대회의 덤을 적용합니다.
page-event-rule-sets = 이 대회의 규칙만
page-event-rules-kept = 기보에 적힌 규칙은 “{ $written }”입니다. 대회의 규칙만 표시하며, 기보의 규칙({ $name })은 표시하지 않습니다.
page-fault = { $title }: { $typed }.
page-first-pass = 이 대국에서 먼저 한 수 쉰 쪽
page-forget = 여기 저장된 것을 모두 지우기
page-forget-sure = 이 페이지에 대해 이 브라우저에 저장된 것을 모두 지우시겠습니까? 되돌릴 수 없습니다.
page-format-case = 문헌에 실린 국면
page-format-drawing = 글자로 그린 판
page-format-gib = GIB 기보
page-format-katago-query = KataGo 형식으로 쓴 국면
page-format-ngf = NGF 기보
page-format-ogs = Online Go Server 기보
page-format-permalink = 이 페이지의 링크
page-format-request = 이 프로그램의 형식으로 쓴 국면
page-format-ruling = 판정 기록
page-format-sgf = SGF 기보
page-game-end = 마지막 수, 한 수 쉼, 종국, 추가 시간
page-gap = { $from } → { $to }. 흑을 기준으로 한 집 차이의 변화는 합계 { $gap }집입니다.
page-gap-keeps = 승패는 같습니다.
page-gap-turns = 승패가 다릅니다.
page-grid = 바둑판
page-grid-hint = 화살표 키로 이동합니다. Enter 키나 스페이스 키를 누르면 선택한 도구가 실행됩니다. D 키는 죽은 돌로, S 키는 빅으로 표시하고, B 키는 흑돌을, W 키는 백돌을 놓으며, Delete 키는 돌을 지웁니다. Home 키와 End 키는 가로줄의 양 끝으로, Page Up 키와 Page Down 키는 세로줄의 양 끝으로 이동합니다.
page-guidance = 규칙이 정한 절차
page-handicap = 치석
page-hear = { $player }의 주장 듣기
page-hint-alternate = 자리를 누르면 돌이 놓입니다. 다음은 { $player } 차례입니다. 돌을 누르면 그 돌이 지워집니다.

# no native text found
page-hint-claim = { $speaker }, { $mark }: 돌을 누르십시오. 그 돌 무리 전체가 표시됩니다. 다시 누르면 표시가 지워집니다.

# no native text found
page-hint-mark = { $mark }: 돌을 누르십시오. 그 돌 무리 전체가 표시됩니다. 다시 누르면 표시가 지워집니다.

page-hint-paint = 자리를 누르거나 여러 자리 위로 끌어 주십시오. 같은 색의 돌을 누르면 그 돌이 지워집니다.
page-hint-pick = 판 위에서 그 자리를 누르십시오.
page-if-agreed = { $player }이 { $other }의 주장에 동의할 때의 결과
page-kept-here = 이 브라우저에 저장된 것
page-kept-hint = 입력한 것은 지울 때까지 모두 이 브라우저에 남으며, 이 페이지를 보여 주는 프로그램 외에는 어디로도 보내지 않습니다. 탭마다 작업이 따로 저장됩니다.
page-komi = 덤
page-komi-amount = 백이 받는 집
page-komi-each = 규칙마다 따로
page-komi-negative = 역덤: 백이 흑에게 { $points }집을 줍니다.
page-komi-one = 모든 규칙에 똑같이
page-komi-rule-set = 각 규칙이 정한 것
page-language = 언어
page-last-player = 마지막 수를 둔 쪽
page-last-point = 둔 자리
page-lead-black = 흑 +{ $points }
page-lead-white = 백 +{ $points }
page-ledger = 계산 내역
page-left-standing = 판에 남는 죽은 돌
page-legend = 판 위의 표시
page-lost-by = 진 쪽
page-map = 판에서 들어낸 돌의 기준 규칙
page-mark = 누르면 표시되는 것
page-mark-dead = 죽은 돌
page-mark-seki = 빅
page-mend = 계가하려면 먼저 고쳐야 할 것: { $count }개
page-mode = 판 위에서 할 일
page-mode-edit = 돌 놓기
page-mode-mark = 돌 표시
page-more-rule-sets = 그 밖의 규칙
page-no-answer = 아직 결과가 없습니다.
page-no-claims = 주장이 엇갈리는 돌이 없습니다. 흑의 주장과 백의 주장을 입력하면 여기서는 그 차이만 살핍니다.
page-no-count = 이 규칙에서는 집 차이를 알 수 없어 판 위에서 계가할 수 없습니다.
page-no-dead = 죽은 돌 없음
page-no-link = 이 판의 결과가 없는 동안에는 링크를 복사할 수 없습니다.
page-no-readings = 비교한 규칙에는 이 판에서 조문 해석에 따라 달라지는 것이 없습니다.
page-no-stone-here = { $point }에 돌이 없습니다
page-nobody-lost = 없음
page-nobody-passed = 아무도 한 수 쉬지 않음
page-none-dead = 죽은 돌이 없습니다.
page-not-a-number = 수로 읽을 수 없습니다: “{ $found }”.
page-not-all-tried = 이런 종류의 변화를 모두 시험하지는 않았습니다.
page-not-kept = 이 브라우저에는 입력한 것을 저장할 공간이 없습니다. 페이지를 새로 고치지 마십시오.
page-not-known = 알 수 없음
page-not-read = 여기서 읽을 수 있는 기보, 그림, 링크 형식이 아닙니다.
page-not-taken = 글, 파일 또는 링크를 받아들이지 못했습니다. 무엇이 잘못되었는지는 입력한 곳에 적혀 있습니다.
page-not-told = 아직 아무것도 표시하지 않았습니다. 죽은 돌을 표시하거나, 죽은 돌이 없다고 밝히십시오.
page-nothing-yet = 판 위에 아직 아무것도 없습니다.
page-numbers = 따낸 돌, 덤, 치석
page-old-result = 아래는 지금 판이 아니라 이전 판의 결과입니다.
page-one-rule-set = 비교할 두 번째 규칙을 고르십시오.
page-open-file = 파일 열기
page-outcome-awaited = { $player }의 주장을 아직 듣지 않았습니다
page-outcome-black = 흑 승
page-outcome-both-lose = 두 대국자 모두 패배
page-outcome-disputed = 분쟁에 승패가 달려 있음
page-outcome-draw = 무승부
page-outcome-undetermined = 승패를 알 수 없음
page-outcome-white = 백 승
page-overloaded = 계가 프로그램이 바쁩니다. 입력한 것은 그대로 있습니다.

# no native text found
page-overtime = 각 대국자의 시간 연장(추가 시간) 횟수

page-own-komi = 이 규칙이 정한 덤: { $komi }
page-panel-audit = 점검
page-panel-audit-hint = 숫자와 표시에서 이상해 보이는 것
page-panel-comparison = 결과
page-panel-comparison-hint = 각 규칙의 결과와 계산 내역
page-panel-counting = 판 위에서 계가하기
page-panel-counting-hint = 한 단계씩
page-panel-differences = 결과가 다른 까닭
page-panel-differences-hint = 한 결과에서 다른 결과까지
page-panel-dispute = 분쟁
page-panel-dispute-hint = 각 주장에 따른 결과, 규칙이 정한 것
page-panel-readings = 다른 해석
page-panel-readings-hint = 조문을 두 가지 이상으로 해석하는 곳

# no native text found
page-panel-record = 판정 기록

page-panel-record-hint = 인쇄, 서명, 저장

# no native text found
page-panel-sensitivity = 승패의 안정성

page-panel-sensitivity-hint = 승패가 바뀌는 가장 작은 변화
page-passed-over = 누구의 것도 아니거나 이미 센 자리
page-passes = 각 대국자가 한 수 쉰 횟수
page-paste = 기보, 글자로 그린 판 또는 링크 붙여 넣기
page-paste-here = 기보 붙여 넣기
page-paste-hint = SGF 등의 기보, KataGo·Sensei's Library·GoGui 방식으로 글자로 그린 판, 또는 이 페이지의 링크를 붙여 넣을 수 있습니다. 파일은 어디에나 끌어다 놓을 수 있습니다.
page-penalties = 벌점과 그 밖의 점수
page-penalties-hint = 대회에서 정한 사유로 한 대국자에게 주는 점수입니다. 벌점은 상대의 점수로 더하거나, 마이너스(-)를 붙여 그 대국자의 점수에서 뺍니다.
page-penalty-not-yet = 대회 날에는 아직 효력이 없음
page-penalty-not-yet-today = 오늘은 아직 효력이 없음
page-penalty-over = 대회 날에는 이미 효력이 끝남
page-penalty-over-today = 오늘은 이미 효력이 끝남
page-pick = 판에서 고르기
page-plays = 각 대국자가 둔 돌의 수
page-points-count = { $count }곳
page-position = 국면
page-prisoners = 대국 중에 각 대국자가 따낸 돌의 수
page-proposal = 제안된 죽은 돌
page-proposal-confirm = 표시로 받아들이기
page-proposal-dead = 죽은 돌로 제안함(판에 점선과 물음표로 표시)
page-proposal-discard = 버리기
page-proposal-hint = 아무도 확인하지 않았으므로 표시도 결과도 아닙니다.
page-proposal-inferred = 기보에 적힌 결과가 이 제안을 뒷받침합니다. 이 돌을 죽은 돌로 보고 기보의 규칙과 덤으로 계산하면 바로 그 결과가 나옵니다.
page-proposal-none = 죽은 돌로 제안된 돌이 없습니다.
page-proposal-result = 이 돌을 죽은 돌로 볼 때의 결과
page-proposal-unsure = 확실하지 않은 돌 무리
page-propose = 죽은 돌 제안받기
page-read = 읽기
page-read-as = 읽었습니다({ $format }).
page-reading-default = 점수는 이 해석에 따름
page-reading-knows = 수읽기 결과
page-readings-keep = 조문을 어떻게 해석하든 승패는 같습니다.
page-readings-turn = 조문을 어떻게 해석하느냐에 승패가 달려 있습니다.
page-record-black = 흑의 이름
page-record-copied = 링크를 복사했습니다.
page-record-copy-link = 링크 복사
page-record-date = 날짜
page-record-decided = 채택한 주장
page-record-decided-black = 흑의 주장
page-record-decided-none = 어느 쪽도 아님(합의한 부분만 적용)
page-record-decided-white = 백의 주장
page-record-dissent = 이의
page-record-event = 대회
page-record-link = 이 기록을 그대로 다시 만드는 링크
page-record-note = 비고
page-record-one-language = 없음
page-record-place = 장소
page-record-preview = 미리 보기
page-record-print = 인쇄
page-record-referee = 심판
page-record-result = 기보의 결과: { $result }
page-record-round = 라운드
page-record-rule-set = 판정에 적용하는 규칙
page-record-ruling = 판정
page-record-save-html = 웹 페이지로 저장(HTML)
page-record-save-json = 검증용으로 저장(JSON)
page-record-save-sgf = 기보로 저장(SGF)
page-record-saved = 저장됨: { $name }
page-record-second-language = 함께 표기할 언어
page-record-table = 대국석
page-record-time = 시각
page-record-white = 백의 이름
page-redo = 다시 실행
page-redone = 다시 실행: { $what }
page-referees = 심판: { $names }
page-refused = 할 수 없었습니다.
page-remarks = 점검에서 살펴볼 것: { $count }개
page-remove = 삭제
page-result = 결과
page-retry-after = { $seconds }초 기다려 주십시오.
page-row-fault = { $row }번째 줄: { $text }
page-rows = 가로줄
page-rules = 대회와 규칙
page-ruling-column = 판정
page-ruling-rule-set = 이 대국의 규칙
page-ruling-unverified = 기록에 입력된 내용을 그대로 보여 줍니다. 사본이 바뀌지 않았는지는 여기서 확인하지 않으며, gyega verify로 확인할 수 있습니다.
page-rulings = 각 판정에 따른 결과
page-same-rule-set = 서로 다른 두 규칙을 고르십시오.
page-says-all-stay = 죽은 돌 없음
page-says-no-more = 합의한 것 외에 다른 주장 없음
page-says-nothing = 아직 듣지 않음
page-sentence = { $text }.
page-show-on-board = 판에서 보기
page-size = 크기
page-size-fault = 이런 크기의 판은 없습니다: { $found }. 판의 가로줄과 세로줄은 { $least }줄에서 { $most }줄까지입니다.
page-skip-to-board = 바둑판으로 이동
page-some-disputed = 어떤 규칙에서는 분쟁에 승패가 달려 있고, 어떤 규칙에서는 그렇지 않습니다.
page-some-undecided = 일부 규칙에서는 정보가 더 필요합니다.
page-source = 출처: { $source }
page-speaker = 누구의 주장인지
page-speaker-black = 흑의 주장
page-speaker-both = 두 대국자 합의
page-speaker-white = 백의 주장
page-split = 돌 수가 다른 까닭(+는 흑이 더 둔 수, −는 백이 더 둔 수): { $parts }.
page-split-early-passes = 마지막 수 이전의 한 수 쉼 { $amount }
page-split-handicap-stones = 치석 { $amount }
page-split-last-play = 마지막 수 { $amount }
page-split-turn-order = 차례를 벗어난 수 { $amount }
page-start-over = 새 대국
page-steady = 승패가 바뀌지 않는 변화 { $count }가지
page-step-black = 흑 쪽으로 { $amount }집
page-step-board = 표시
page-step-position = 국면
page-step-result = 결과
page-step-rules = 규칙
page-step-white = 백 쪽으로 { $amount }집
page-steps = 단계
page-still-before = 이 글이나 파일은 읽어 들이지 못했습니다. 판과 결과는 아직 이전의 것입니다.
page-still-before-short = 마지막 글이나 파일을 읽지 못했습니다. 이것은 아직 이전의 판입니다.
page-stone = 누르면 놓이는 돌
page-stone-alternate = 번갈아
page-stone-erase = 지우기
page-sum = 합계
page-sum-differs = 각 단계를 더한 값이 계산한 집 차이와 다릅니다. 이 문제를 알려 주십시오.
page-summary = 요약
page-take-back = { $player }의 주장 지우기
page-theme = 화면 테마
page-theme-dark = 어둡게
page-theme-light = 밝게
page-theme-system = 기기 설정대로
page-they-differ = 규칙에 따라 승패가 다릅니다.
page-timeout = 계산이 너무 오래 걸렸습니다. 잃은 것은 없습니다.
page-title = 심판 페이지
page-too-many = 짧은 시간에 요청이 너무 많았습니다. 입력한 것은 그대로 있습니다.
page-tried = 시도한 형식
page-try-again = 다시 시도
page-undecided = 승패를 알 수 없음
page-undecided-because = 다음 정보가 없어 승패를 정할 수 없습니다:
page-under-black = 흑 승: { $names }
page-under-both-lose = 두 대국자 모두 패배: { $names }
page-under-disputed = 분쟁에 승패가 달려 있음: { $names }
page-under-draw = 무승부: { $names }
page-under-white = 백 승: { $names }
page-undo = 실행 취소
page-undone = 실행 취소: { $what }
page-unreachable = 계가 프로그램이 응답하지 않습니다. 없어진 것은 없으며, 입력하는 것은 여기에 저장됩니다.
page-waterfall = { $from } 규칙의 집 차이에서 { $to } 규칙의 집 차이까지의 단계
page-white-ahead = 백이 앞섬
page-white-says = 백의 주장
page-whole = 판 전체 보기
page-work = { $time }: { $columns }×{ $rows }, 돌 { $stones }개
