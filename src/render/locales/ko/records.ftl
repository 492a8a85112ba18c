### Korean. Records: of a game, and of a ruling.

cases-board = 바둑판
cases-case = 이름
cases-position = 국면의 근거
cases-title = 제목
fault-board-size = 판의 줄 수가 너무 적거나 많습니다
fault-conflicting-fields = 이 가운데 둘은 함께 쓸 수 없습니다
fault-contradiction = 다른 곳에서 밝힌 것과 어긋납니다
fault-control-character = 글에 화면 표시를 바꾸는 제어 문자가 있습니다

# no native text found
fault-dead-and-in-seki = 이어진 돌이 죽음과 빅 양쪽으로 주장되어 있습니다

fault-duplicate = 같은 것이 두 번 있습니다
fault-duplicate-field = 필드가 두 번 있습니다
fault-empty = 아무것도 없습니다
fault-illegal-move = 둘 수 없는 수입니다
fault-invalid-code = 이 페이지의 링크가 아니거나 링크의 글자가 틀렸습니다
fault-invalid-katago = KataGo의 규칙이나 질의가 KataGo의 형식과 다릅니다
fault-invalid-point = 바둑판의 자리를 나타내는 좌표가 아닙니다
fault-later-version = 더 새로운 버전에서 만든 링크입니다
fault-missing-field = 빠진 것이 있습니다
fault-more-errors = 여기 적힌 것보다 오류가 더 있습니다

# no native text found
fault-no-liberty = 이어진 돌에 활로가 없습니다

fault-no-stone = 그 자리에 돌이 없습니다
fault-not-a-quarter = 점수는 4분의 1 단위로만 쓸 수 있습니다
fault-not-scored = 지정되었으나 이번에 계산하는 규칙에 들어 있지 않습니다
fault-off-board = 그 자리는 판 위에 없습니다
fault-other-notation = 모든 돌이 죽은 돌로 그려져 있습니다. 아마 다른 표기법일 것입니다
fault-out-of-range = 숫자가 너무 작거나 큽니다
fault-removes-nothing = 이 규칙에서는 합의로 들어내는 돌이 없습니다
fault-too-long = 텍스트가 너무 깁니다
fault-too-many = 개수가 너무 많습니다
fault-uneven-rows = 행의 길이가 서로 다릅니다
fault-unknown-axis = 규칙에 그런 항목이 없습니다
fault-unknown-choice = 그 항목에 그런 선택지가 없습니다
fault-unknown-field = 그런 이름의 필드가 없습니다
fault-unknown-letter = 바둑판에서 뜻이 없는 글자입니다
fault-unknown-rule-set = 그런 이름의 규칙이 없습니다
fault-unknown-value = 쓸 수 있는 낱말이 아닙니다
fault-unreadable-input = 여기에서 읽을 수 있는 것이 아닙니다
fault-unreadable-record = 기보가 아니거나 바둑의 기보가 아닙니다
fault-wrong-type = 여기에는 다른 종류의 값이 와야 합니다
kind-first-pass = 먼저 한 수 쉰 쪽
kind-handicap = 치석 개수
kind-komi = 덤
kind-last-play = 마지막 수를 둔 쪽
kind-neutral-point = 공배에 두는 한 수
kind-passes = 한 수 쉰 횟수
kind-prisoners = 따낸 돌의 수

# no native text found
kind-status = 돌 무리 하나의 사활

name-gtp = GTP
name-katago = KataGo
name-sgf = 기보
name-user = 입력할 때
record = 기보
record-agrees = 기보의 결과는 { RESULT($recorded) }입니다. 기보의 규칙인 { NAME($rule_set) }에 따라 계산해도 같습니다.
record-agrees-if-none-dead = 기보의 결과는 { RESULT($recorded) }입니다. 사활이 정해지지 않은 돌을 살아 있다고 보고 기보의 규칙인 { NAME($rule_set) }에 따라 계산하면 같은 결과입니다.
record-announcement = 발표
record-articles = 조항
record-captures-in-doubt = { $player }이 따낸 돌은 { $least }개에서 { $most }개까지입니다. 일부는 수를 두지 않고 손으로 들어낸 것이며, 그것이 따낸 돌인지는 기보에 나와 있지 않습니다.
record-captures-unknown = { $player }이 따낸 돌은 적어도 { $least }개입니다. 기보가 대국 도중에서 시작합니다.
record-cause-adjustments = 기보 밖에서 따로 더하거나 뺀 점수를 넣지 않은 경우.
record-cause-alive = { $player }의 돌({ $points })이 죽지 않은 경우.
record-cause-dead = { $player }의 돌({ $points })이 죽은 경우.
record-cause-handicap-counted = 치석 보상으로 백에게 { $points }을 더한 경우.
record-cause-handicap-not-counted = 치석 보상을 백에게 주지 않아 백의 점수가 { $points } 적은 경우.
record-cause-komi = 덤이 { $komi }인 경우.
record-cause-komi-untold = 덤이 { $komi }인 경우(기보에는 덤이 적혀 있지 않습니다).
record-cause-neutral-point = { $player }이 공배({ $points }) 한 곳에 한 수 더 둔 경우.
record-cause-prisoners = { $player }이 따낸 돌이 { $count }개 더 많거나, { $opponent }이 따낸 돌이 그만큼 적은 경우.
record-cause-reading = 조문을 달리 해석한 경우: { $reading }.
record-cause-rule-set = 덤은 똑같이 { $komi }으로 하고 다른 규칙을 쓴 경우: { NAMES($rules) }.
record-cause-tie = 점수가 같을 때의 규정이 다른 경우.
record-cause-unmarked = 다음 돌이 모두 죽은 경우: { $points }.
record-cause-winner-exchanged = 승자의 흑백이 뒤바뀌어 적힌 경우.
record-cause-zi = 결과를 자(子)로 적은 경우({ $points } 차이를 자로 나타내면 수가 절반이 됩니다).
record-claims = 각 대국자의 주장
record-date = 날짜
record-dead = 죽은 돌
record-decided-by-end = 기보의 결과는 { RESULT($recorded) }입니다. 대국이 끝난 방식으로 승패가 정해져, 비교할 계가가 없습니다.
record-differs = 기보의 결과는 { RESULT($recorded) }인데, 기보의 규칙인 { NAME($rule_set) }에 따르면 { RESULT($result) }입니다. 다음 가운데 어느 하나만으로도 설명됩니다:
record-differs-dead-untold = 기보의 결과는 { RESULT($recorded) }입니다. 그런데 사활이 정해지지 않은 돌을 살아 있다고 보고 기보의 규칙인 { NAME($rule_set) }에 따라 계산하면 { RESULT($result) }입니다. 대국자들이 어느 돌을 죽은 돌로 보았는지 알아야 합니다.
record-differs-if-none-dead = 기보의 결과는 { RESULT($recorded) }입니다. 그런데 사활이 정해지지 않은 돌을 살아 있다고 보고 기보의 규칙인 { NAME($rule_set) }에 따라 계산하면 { RESULT($result) }입니다. 다음 가운데 어느 하나만으로도 설명됩니다:
record-differs-only = 기보의 결과는 { RESULT($recorded) }인데, 기보의 규칙인 { NAME($rule_set) }에 따르면 { RESULT($result) }입니다.
record-differs-unexplained = 기보의 결과는 { RESULT($recorded) }인데, 기보의 규칙인 { NAME($rule_set) }에 따르면 { RESULT($result) }입니다. 시험해 본 원인 가운데 하나만으로 이를 설명하는 것은 없습니다.
record-dissent = 이의
record-edition = 판본
record-engine = 작성 프로그램
record-event = 대회
record-handicap = 치석
record-hash-answer = 계산 결과의 SHA-256
record-hash-question = 계산 요청의 식별 번호(표준형)
record-hash-request = 계산 요청의 SHA-256
record-hash-typed = 입력 내용의 SHA-256
record-key = 서명에 쓴 키
record-kind-adjustment = 벌점과 조정

# no native text found
record-kind-border-filled = 경계에서 메워야 할 곳

record-kind-border-stones = 경계의 돌

# no native text found
record-kind-button = 버튼

record-kind-dead-in-seki = 빅 안의 죽은 돌 밑의 자리
record-kind-dead-points = 죽은 돌 밑의 집
record-kind-dead-stones = 들어낸 죽은 돌

# no native text found
record-kind-first-pass = 첫 한 수 쉼 조정

# no native text found
record-kind-group-tax = 무리 공제

record-kind-handicap = 치석 보상
record-kind-komi = 덤

# no native text found
record-kind-last-play = 마지막 수 조정

record-kind-living-stones = 판 위의 돌
record-kind-neutral = 공배

# no native text found
record-kind-overtime = 상대의 추가 시간 몫

# no native text found
record-kind-pass-stones = 한 수 쉴 때 건넨 돌

record-kind-prisoners = 따낸 돌
record-kind-protective-moves = 가일수할 자리
record-kind-seki-eyes = 빅 안의 자리

# no native text found
record-kind-shared-neutral = 공배의 몫

record-kind-territory = 집
record-lead = 집 차이(흑 기준)
record-lead-between = { NAME($rule_set) }에서 흑을 기준으로 한 집 차이는 { $least }에서 { $most }까지입니다.
record-ledger = 계산 내역
record-link = 코드 또는 링크
record-move-captures-itself = { $number }번째 수 { $player } { $at }: 자기 돌을 따내는 수입니다.
record-move-repeats = { $number }번째 수 { $player } { $at }: { $after }수까지 둔 뒤의 국면이 다시 나타납니다.
record-neutral = 공배
record-no-result = 기보에 이 국면의 결과로 읽을 수 있는 것이 없습니다.
record-no-rule-set = 기보의 결과는 { RESULT($recorded) }입니다. 어느 규칙에 따른 것인지는 알 수 없습니다.
record-none = 없음
record-note = 비고
record-of-ruling = 이 기보는 판정과 함께 저장된 것입니다. 표시와 결과는 그 판정에 따른 것이므로 아무것도 확인해 주지 않습니다. 각 대국자의 주장과 판정 내용은 기보의 설명에 글로만 남아 있습니다. 저장된 JSON에는 모두 들어 있습니다.
record-other-rule-sets = 다른 규칙
record-out-of-turn = 한 대국자가 연이어 두 번 두었습니다: { $count }수({ $moves }).
record-owed = 가일수할 자리
record-own-komi = 기보의 규칙에 따른 결과는 기보의 덤 { $komi }으로 계산한 것입니다.
record-place = 장소
record-points = 돌과 공배
record-prisoners = 따낸 돌
record-reason = 항목
record-referee = 심판
record-repaired = 기보의 { $places }(줄:열): { WORD("repair", $repair) }.
record-repaired-often = 기보의 { $places } 외 { $more }곳(줄:열): { WORD("repair", $repair) }.
record-result = 결과
record-result-of-ruling = 기보의 결과는 { RESULT($recorded) }입니다. 이 기보를 저장할 때의 판정이 낳은 결과이므로, 그 판정을 확인해 주지 않습니다.
record-round = 라운드
record-rule-set = 규칙
record-ruled-groups = 다투는 돌에 대한 판정
record-rules-version = 규칙 버전
record-ruling = 판정
record-scan = 이 국면을 다시 여는 코드
record-seki = 빅인 돌
record-signature = 전자 서명
record-signatures = 서명
record-table = 대국석
record-time = 시각

# no native text found
record-title = 판정 기록

record-total = 합계
record-turn-order = 마지막에 공배를 차례와 다르게 메웠습니다. 대국자들이 합의하면 그렇게 할 수 있습니다(대한바둑협회 기본 규칙): { $count }수({ $moves }).
record-turning = 승패가 바뀌는 조문 해석
record-undecided = 판정 미정: 두 대국자의 주장이 다르며, 어느 주장을 채택하는지 판정되지 않았습니다.
record-undetermined = 기보의 결과는 { RESULT($recorded) }인데, 기보의 규칙인 { NAME($rule_set) }에 따른 결과를 확인할 수 없습니다. { MISSING($needs, $unread) }
record-upheld = 채택한 주장
record-without-moves = 기보에 수도 돌도 없습니다. 판이 비어 있습니다.
ruling = 판정
ruling-mixed = 섞임
sgf-dead = 죽은 돌
sgf-in-seki = 빅인 돌
sgf-marks = 표시
sgf-result-before = 고치기 전 기보의 결과
table-bowls = 바둑통

# no native text found
table-brought = 다른 벌에서 가져온 돌

table-lids = 따낸 돌

# no native text found
table-noted = 적어 둔 집

table-piles = 쌓은 돌

verify-signature = 전자 서명
verify-not-signed = 서명되어 있지 않음. 입력한 내용은 누구라도 썼을 수 있음
verify-not-signed-though-key = 키를 주었으나 서명되어 있지 않음
verify-no-ed25519 = 키가 딸린 Ed25519 서명이 아님
verify-other-key = 주어진 키가 아닌 다른 키로 서명됨: { $key }
verify-other-record = 이 기록의 서명이 아님
verify-signed = 주어진 키로 서명됨: { $key }
verify-signed-by-whom = 누구의 것인지 여기서는 알 수 없는 키로 서명됨(--key로 확인): { $key }
verify-unchanged = 기록을 만든 때와 같음
verify-changed = 기록을 만든 뒤에 바뀜
verify-hash-of = { $part }의 해시
verify-not-asked-again = 다시 물을 수 없음: { $why }
verify-but-for-words = { WORD("verify", $part) }(그 버전의 문구를 빼고)
verify-not-what-comes = 입력한 내용과 요청에서 나오는 것과 다름
verify-not-of-this-version = 이 버전에서 나오는 것과 다름. 기록을 만든 버전에서는 같을 수 있음(engine 참조)
verify-made-here = 이 버전이 만듦(gyega { $version }, 규칙 버전 { $rules_version })
verify-made-elsewhere = 만든 것: gyega { $version }, 규칙 버전 { $rules_version }. 검사한 것: gyega { $own_version }, 규칙 버전 { $own_rules_version }
verify-engines-differ = 곳에 따라 다르게 적혀 있음
verify-part = { $name }
verify-part-holds = { WORD("verify", $part) }
verify-no-part = 판정 기록에 없는 부분
verify-record = 기록에 담긴 그대로의 입력 내용
verify-request = 기록에 담긴 그대로의 요청
verify-answer = 다시 물어도 답이 같음
verify-disputed = 각 주장과 그에 따른 결과
verify-hashes = 다시 만든 기록의 해시와 같음
verify-permalink = 이 요청의 코드
verify-proof = 증명 { $number }
verify-proof-holds = 상대가 어떻게 두어도 { $player }은 다음 { -go-chain }을 하나도 잃지 않습니다: { $points }
verify-proof-assumes = 상대가 한쪽만 둘러싼 11곳 이상의 넓은 공간에 침입하지 않는 한, 어떻게 두어도 { $player }은 다음 { -go-chain }을 하나도 잃지 않습니다: { $points }
verify-proof-fails = 증명이 되지 않습니다: { $why }
verify-holds = 맞음
verify-unvouched = 출처 불명
verify-other-version = 다른 버전
verify-differs = 다름
cases-without-komi = 문헌의 도해에 적힌 대로 덤 없이 계가했습니다. 덤은 --komi로 지정합니다.
