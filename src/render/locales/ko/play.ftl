### Korean. Moves, kos, and how players count at the board.

count-arranged = { $player }의 영역에서 돌을 옮겨 집을 열 집씩 정리합니다. 열 집씩 { $tens }묶음이고 { $left }집이 남습니다.
count-arranged-whole = { $player }의 영역에서 돌을 옮겨 집을 열 집씩 정리합니다. 열 집씩 { $tens }묶음입니다.
count-border-filled = { $player }이 { $points }에 둡니다. 두지 않으면 경계의 돌이 단수가 됩니다.
count-compared = 덤과 그 밖의 조정을 반영하면 흑은 { $black }, 백은 { $white }입니다.
count-dead-into-bowls = 죽은 돌을 들어내어 각자의 바둑통에 되돌려 넣습니다: { $points }.
count-dead-into-lids = 죽은 돌을 들어내어 상대가 따낸 돌과 함께 둡니다: { $points }.

# no native text found
count-evened-out = 한 수 쉴 때마다 돌 하나를 상대에게 따낸 돌로 건네고 마지막에는 백이 쉬므로, 두 대국자가 놓은 돌의 수가 같아집니다. 서로 상쇄하면 { $player }이 돌 { $count }개를 건네줍니다.

count-evened-out-handicap = 한 수 쉴 때마다 돌 하나를 상대에게 따낸 돌로 건네고 마지막에는 백이 쉬므로, 흑이 첫 돌을 뺀 치석의 개수만큼 백보다 { $more }개 더 놓은 것이 됩니다. 서로 상쇄하면 { $player }이 돌 { $count }개를 건네줍니다.
count-evened-out-without-passes = 두 대국자가 놓은 돌의 수가 같으면 집과 따낸 돌로 세어도 면적으로 셀 때와 차이가 같습니다. 그렇게 되도록 { $player }이 돌 { $count }개를 따낸 돌로 건네줍니다.
count-evened-out-without-passes-handicap = 흑이 첫 돌을 뺀 치석의 개수만큼 백보다 { $more }개 더 놓으면 집과 따낸 돌로 세어도 면적으로 셀 때와 차이가 같습니다. 그렇게 되도록 { $player }이 돌 { $count }개를 따낸 돌로 건네줍니다.
count-few = { $player }의 집은 열 집이 되지 않는 { $left }집입니다.
count-filled-in = { $player }은 자기 집을 돌 { $count }개로 메웁니다. 빈자리 { $empty }곳이 남고, 바둑통에 돌 { $left }개가 남습니다.
count-filled-to-tens = { $player }의 돌로 { $count }곳을 메워 { $player }의 집을 열의 배수로 만듭니다: { $points }.
count-filled-whole = { $player }의 돌로 { $player }의 집 { $count }곳을 모두 메웁니다: { $points }.
count-half-compared = 센 { NUMBER($points) }의 절반은 { NUMBER($half) }이고, 여기에 덤과 그 밖의 조정의 절반을 반영하면 { NUMBER($line) }입니다. { $player }은 이보다 많아야 앞서는데, 센 것은 { NUMBER($count) }입니다.

# no native text found
count-inner-off = 경계에 있지 않은 돌 { $count }개를 들어냅니다.

# no native text found
count-pass-stones = 한 수 쉰 대가로 흑은 돌 { $black }개, 백은 돌 { $white }개를 건네줍니다.

count-passed-over = 다음 { $count }곳은 세지 않고 남겨 둡니다: { $points }.
count-piles = { $player }의 돌을 판에서 들어내어 열 개씩 쌓으며 셉니다. 모두 { $count }개입니다.
count-prisoners-back = 따낸 돌을 본래 주인의 바둑통에 되돌려 넣습니다. 흑돌 { $black }개, 백돌 { $white }개입니다.
count-prisoners-in = { $player }은 따낸 돌 { $count }개로 { $opponent }의 집을 메웁니다.
count-prisoners-in-and-left = { $player }은 따낸 돌 { $count }개로 { $opponent }의 집을 메웁니다. 메울 자리가 없어 남은 { $left }개는 { $player }의 집으로 셉니다.
count-read-area = 세어 보면 흑은 { NUMBER($black) }, 백은 { NUMBER($white) }입니다.
count-read-half = 세어 보면 { $player }은 { $count }곳을 차지합니다. 바둑판의 { $points }곳 가운데 { $nobody }곳은 세지 않고 남겨 두었으며, 나머지는 상대의 것입니다.
count-read-half-of-all = 세어 보면 { $player }은 바둑판의 { $points }곳 가운데 { $count }곳을 차지합니다. 나머지는 상대의 것입니다.
count-read-points = 세어 보면 흑은 { $black }, 백은 { $white }입니다.
count-start = 종국 때의 모습입니다. 따낸 돌은 바둑통 뚜껑에 있습니다.
count-tens = { $player }의 집을 열 집씩 셉니다. 열 집씩 { $tens }묶음이고 { $left }집이 남습니다.
count-whole-tens = { $player }의 집을 열 집씩 셉니다. 열 집씩 { $tens }묶음입니다.
early-passes-from-counts = 두 대국자가 한 번씩 한 수 쉬어 대국이 끝난 것으로 보았습니다. 그래야 차례가 번갈아 이어지기 때문입니다. 마지막 수 이전에 한 수 쉰 횟수는 흑 { $black }번, 백 { $white }번입니다.
first-moves = 계속 두면
first-pass-from-counts = { $player }이 먼저 한 수 쉬었습니다. 주어진 한 수 쉼의 횟수와 마지막 수에서 알 수 있습니다.
illegal-loss = 반칙패
illegal-pass = 한 수 쉼으로 처리
illegal-pass-stone = 한 수 쉼으로 처리하고 돌 하나를 건넴
illegal-penalty = 벌칙
illegal-taken-back = 수를 물림
last-play-from-previous = 마지막 수는 { $player } { $at }입니다. 주어진 이전 국면 가운데 마지막 것에서 이 국면으로 이어지는 수입니다.
move = { $number }수
move-captures = { $player }은 { $at }에 둘 수 있고, 돌 { $count }개를 따냅니다: { $points }.

# no native text found
move-ing-ko = { $player }이 { $at }에 둘 수 있는지 알 수 없습니다. 알려진 국면이 다시 나타나는데, 그 패가 싸움패(fighting ko)인지 방해패(disturbing ko)인지 판정이 필요합니다.

move-ko = { $player }은 { $at }에 둘 수 없습니다. 패를 바로 되따내는 수입니다.
move-ko-rule-unknown = { $player }이 { $at }에 둘 수 있는지 알 수 없습니다. 패의 규정에 달려 있습니다({ WORD("basis", $basis) }).
move-legal = { $player }은 { $at }에 둘 수 있습니다.
move-may-be-ko = { $player }이 { $at }에 둘 수 있는지 알 수 없습니다. 돌({ $points })을 따내는데, 패를 되따내는 수일 수 있습니다. 마지막 수를 알면 판단할 수 있습니다.
move-may-be-same-situation = { $player }이 { $at }에 둘 수 있는지 알 수 없습니다. 알려진 국면이 다시 나타나지만, 그 국면에서 누가 둘 차례였는지 또는 누가 그 국면을 만들었는지 알 수 없습니다.
move-may-repeat = { $player }이 { $at }에 둘 수 있는지 알 수 없습니다. 이전 국면이 다시 나타날 수 있습니다. 이전 국면들을 알면 판단할 수 있습니다.

# no native text found
move-natural-situational-superko = { $player }은 { $at }에 둘 수 없습니다. 같은 대국자가 앞서 두어 만든 국면이 다시 나타납니다.

move-not-reached = 여기까지 이르지 못합니다. { $number }번째 수를 둘 수 없습니다.
move-occupied = { $player }은 { $at }에 둘 수 없습니다. 그 자리에 { $by }돌이 있습니다.
move-off-board = { $player }은 { $at }에 둘 수 없습니다. 그 자리는 판 위에 없습니다.
move-pass = { $player }은 한 수 쉴 수 있습니다.

# no native text found
move-positional-superko = { $player }은 { $at }에 둘 수 없습니다. 판 전체의 이전 국면이 다시 나타납니다.

move-self-captures = { $player }은 { $at }에 둘 수 있고, 그 수로 자기 돌 { $count }개를 들어냅니다: { $points }.

# no native text found
move-situational-superko = { $player }은 { $at }에 둘 수 없습니다. 판 전체의 이전 국면이 둘 차례인 대국자까지 같게 다시 나타납니다.

# no native text found
move-spight-superko = { $player }은 { $at }에 둘 수 없습니다. 마지막으로 한 수 쉰 뒤에 있었던 국면이 다시 나타납니다.

move-split = 돌 수가 다른 까닭: 치석 { $handicap_stones }, 마지막 수 { $last_play }, 마지막 수 이전의 한 수 쉼 { $early_passes }, 차례를 벗어난 수 { $turn_order }.
move-suicide = { $player }은 { $at }에 둘 수 없습니다. 돌 { $count }개({ $points })의 활로가 없어집니다.
move-suicide-of-one-stone = { $player }은 { $at }에 둘 수 없습니다. 활로가 없어 들어내게 되는 자기 돌이 여러 개이면 둘 수 있지만, 한 개뿐이면 둘 수 없습니다.
move-suicide-rule-unknown = { $player }이 { $at }에 둘 수 있는지 알 수 없습니다. 자살수의 규정에 달려 있습니다({ WORD("basis", $basis) }).
opponent-passed = { $player }이 { $number }번째 수 앞에서 한 수 쉰 것으로 보았습니다.

# no native text found
overtime = { $opponent }이 추가 시간을 샀습니다. 그 대가로 { $player }이 { $amount }을 얻습니다.

pass = 한 수 쉼
previous-positions-complete = 주어진 이전 국면은 { $count }개입니다. 이 국면 이전에 있었던 국면은 이것이 전부라고 보았습니다.

# no native text found
procedure-boundary = 안쪽 돌을 들어내고 경계 안의 집을 셈

procedure-fast-or-area = 따낸 돌을 쓰는 간이 계가, 또는 면적 계가
procedure-fill-in = 따낸 돌로 집을 메움
procedure-half-count = 흑 쪽만 셈
procedure-half-on-board = 적은 쪽을 놓인 자리에서 셈
procedure-ing-fill-in = 각자의 돌로 자기 집을 메움

# no native text found
procedure-pass-stone-fill-in = 한 수 쉴 때 돌을 건네고 따낸 돌로 집을 메움

procedure-plain = 놓인 그대로 셈
procedures = 판 위에서 계가하는 순서
repeated-alone = 한쪽만이 돌({ $points })을 노려 끝없이 둘 수 있고, 다른 쪽은 그때마다 한 수 쉴 수 있습니다. 여기서는 수순이 끝난 것으로 보고 셉니다.
repeated-as-it-stands = 대국이 이어진다면 돌({ $points })의 사활은 되풀이되는 수순에 달려 있습니다. 합의로 들어내는 돌이 없으므로 판은 놓인 그대로 셉니다.
repeated-barred = 규칙이 금하는 방식으로 같은 국면을 다시 만드는 수는 둘 수 없습니다. 어느 한쪽이 물러서야 하는데, 어느 쪽인지는 탐색하지 않았습니다.
repeated-dead-in-confirmation = 대국이 정지된 뒤, 그 패에 대해 한 수 쉬어야만 패를 되따낼 수 있는 사활 확인에서는 돌({ $points })이 죽은 돌입니다.
repeated-decides = 돌({ $points })의 사활은 되풀이되는 수순에 달려 있고, 결과도 거기에 달려 있습니다.
repeated-marked = 대국이 이어진다면 돌({ $points })의 사활은 되풀이되는 수순에 달려 있습니다. 사활은 그곳의 어느 돌을 죽은 돌이나 빅으로 보았는지에 따릅니다.
repeated-not-read = 같은 국면이 다시 나타날 때에 관한 조문은 읽지 못했습니다.
repeated-silent = 같은 국면이 다시 나타날 때에 관한 규정이 조문에 없습니다.
repetition = 동형반복
repetition-draw = 판 전체의 국면이 다시 나타납니다. 대국자들이 이를 계속 되풀이하면 무승부입니다.
repetition-no-result = 판 전체의 국면이 다시 나타납니다. 대국자들이 합의하면 무효(승부 없음)입니다.
repetition-not-barred = 판 전체의 국면이 다시 나타나지만, 금지된 방식으로 나타나는 것은 아닙니다.
repetition-not-checked = 이전 국면이 다시 나타나는지는 확인하지 않았습니다. 이전 국면이 주어지지 않았습니다.
repetition-referee = 판 전체의 국면이 다시 나타납니다. 심판이 결정합니다.
repetition-unknown = 판 전체의 국면이 다시 나타납니다. 그때 어떻게 되는지는 국면 반복의 규정에 달려 있습니다({ WORD("basis", $basis) }).
stays = { $before } = { $after }
turns-winner = 승자가 바뀝니다
