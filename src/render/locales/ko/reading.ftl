### Korean. Who is dead, as reading shows it.

# no native text found
alive-apart = 돌 무리({ $at })는 따로 떼어 읽으면 삽니다. 상대가 곁에 있는 돌도 함께 공격할 때에도 사는지는 허용된 수읽기 범위 안에서 판단하지 못했습니다.

alive-apart-connections = 돌 무리({ $at })는 서로 이어져 있으면 삽니다. 여러 자리를 한꺼번에 지켜야 이어지는데, 모두 지킬 수 있는지는 허용된 수읽기 범위 안에서 판단하지 못했습니다.
alive-apart-dead-inside = 돌 무리({ $at })는 안쪽의 죽은 돌을 들어내면 삽니다. 죽은 돌이 놓여 있는 동안 상대가 그 돌을 이용해 잡을 수 있는지는 허용된 수읽기 범위 안에서 판단하지 못했습니다.
border-filled = 아직 돌이 없는 곳입니다. { $player }이 두지 않으면 경계의 돌이 단수가 됩니다.

# no native text found
chain-marked-whole = { $at }에 있는 이어진 돌은 일부만 표시되어 있어 전체를 표시한 것으로 보았습니다.

# no native text found
connections-undecided = 이어진 돌({ $at })에 가일수가 필요한지는 허용된 수읽기 범위 안에서 판단하지 못했습니다.

connections-undecided-kos = 이어진 돌({ $at })에 가일수가 필요한지 판단하지 못했습니다. 해소되지 않은 여러 패 가운데 하나에 달려 있고, 그 패들은 서로 영향을 줄 수 있습니다.
connections-undecided-wide = 이어진 돌({ $at })에 가일수가 필요한지 판단하지 못했습니다. 관련된 자리가 탐색할 수 있는 것보다 많습니다.
dead-as-read = 어느 돌이 죽었는지 아무도 밝히지 않았습니다. 수읽기에 따르면 돌({ $points })은 누가 먼저 두어도 잡히므로 들어냅니다.
dead-as-read-in-part = 일부 돌은 죽었는지 아무도 밝히지 않았습니다. 수읽기에 따르면 그 가운데 돌({ $points })은 누가 먼저 두어도 잡히므로 들어냅니다.
dead-by-adviser = 대국자는 아무도 돌을 표시하지 않았습니다. 물어본 엔진({ $adviser })은 다음 돌이 죽었다고 주장합니다: { $points }.
dead-by-crosses = 기보에 ×표가 있는 다음 돌을 죽은 돌로 보았습니다: { $points }.
dead-by-name = 죽은 돌은 기보에 적힌 대로입니다: { $points }.
dead-by-proposal = 아무도 표시하지 않은 돌 가운데 다음 돌은 죽은 돌로 제안된 것이며, 아무도 확인하지 않았습니다: { $points }.
dead-by-territory = 죽은 돌은 기보에 상대의 집으로 표시된 곳에 있는 돌입니다: { $points }.
dead-inferred = 아무도 표시하지 않은 돌 가운데 다음 돌을 죽은 돌로 보았습니다. 그러면 기보의 규칙으로 기보에 적힌 결과가 나옵니다: { $points }.
dead-stones-off = 돌 무리는 죽은 돌({ $points })을 들어낸 상태에서 읽었습니다. 죽은 돌을 그대로 두고 읽은 점검에는 그렇다고 밝힙니다.
dead-unsaid = 돌 무리({ $at })가 죽었는지 아무도 밝히지 않았고, 수읽기로도 밝혀지지 않았습니다. 모든 경우를 계산했으며, 판과 내역에는 그 돌이 남은 것으로 나타냅니다.

# no native text found
evidence-benson = 주인이 계속 한 수 쉬어도 삶

evidence-claimed = 주장에 따름
evidence-marked = 표시에 따름
evidence-proposed = 제안에 따름
evidence-searched = 탐색에 따름
evidence-static = 모양에 따름
evidence-unverified = 증명되지 않음
known = 검토 결과
liberties = 활로

# no native text found
life-undecided = 돌 무리({ $at })가 사는지는 허용된 수읽기 범위 안에서 판단하지 못했습니다. 살아 있는 돌로 셉니다.

# no native text found
neighbours-taken-to-stay = 이어진 돌({ $at })을 읽을 때, 눈이 없는 상대의 돌({ $others })은 그대로 남는 것으로 보았습니다. 그 돌을 잡을 수 있는지는 판단하지 못했습니다.

none-dead-as-read = 어느 돌이 죽었는지 아무도 밝히지 않았습니다. 수읽기로 들어내는 돌은 없습니다.
none-dead-as-read-in-part = 일부 돌은 죽었는지 아무도 밝히지 않았습니다. 그 가운데 수읽기로 들어내는 돌은 없습니다.
none-dead-by-adviser = 대국자는 아무도 돌을 표시하지 않았습니다. 물어본 엔진({ $adviser })은 죽은 돌이 없다고 주장합니다.
none-dead-by-name = 기보에 죽은 돌이 없다고 적혀 있습니다.
none-dead-by-proposal = 아무도 표시하지 않은 돌 가운데 죽은 돌로 제안된 것은 없으며, 아무도 확인하지 않았습니다.
none-dead-inferred = 아무도 표시하지 않은 돌 가운데 죽은 돌로 본 것은 없습니다. 그러면 기보의 규칙으로 기보에 적힌 결과가 나옵니다.
none-dead-by-territory = 기보에 집이 표시되어 있으며, 상대의 집으로 표시된 곳에 놓인 돌은 없습니다.
not-classified = 국면을 계산하기만 했습니다. 돌 무리의 사활은 살피지 않았습니다.
not-counted = 세지 않은 것
not-counting = 영향이 없는 것
not-looked-at = 살피지 않음

proposal-as-marks = 확인한 뒤에는: --dead { $dead }
proposal-confirmed = 제안대로 확인되면 { NAMES($rules) }에서 { $winner }이 적어도 { $points } 차이로 이깁니다.
proposal-group = 돌 무리({ $at }): { $status }? 이런 제안은 100번 가운데 { $percent }번 맞습니다.
proposal-is-shown = 제안할 것이 없습니다. 표시와 수읽기로 모든 돌 무리의 사활이 밝혀졌습니다.
proposal-turned = 돌 무리({ $at }): { $status }. 제안은 확실하지 않았으나 기보의 결과가 이를 뒷받침합니다.
proposal-unsettled = 돌 무리({ $at })는 확정되지 않았습니다. 먼저 두는 쪽이 사활을 정합니다(흑이면 { $black }, 백이면 { $white }). 이에 대해서는 제안하지 않으며 그대로 둡니다.

proposal-unsure = 돌 무리({ $at })에 대한 제안은 확실하지 않습니다. 확인해 주십시오.

reading = 다른 해석
reading-bent-four-by-play = 귀곡사는 주위의 돌이 완전히 살아 있을 때에만 죽은 것입니다. 여기서는 패를 두어야 하며, 두기 전에는 그곳에 죽은 돌이 없습니다.
reading-bent-four-by-rule = 귀곡사는 두어 보지 않고도 놓인 그대로 죽은 것입니다.
reading-dead-in-seki-removed = 빅 안의 죽은 돌도 다른 죽은 돌과 같이 따낸 돌로 들어냅니다.
reading-dead-in-seki-stands = 빅 안의 죽은 돌은 그대로 두며, 그 밑의 자리는 집이 되지 않습니다.
reading-neutral-points-as-agreed = 메우지 않은 공배 때문에 빅이 되는 돌은 없습니다. 종국에 합의한 대국자들은 그 공배를 메울 수 있었습니다.

# no native text found
reading-neutral-points-literal = 판에 놓인 그대로 보아, 메우지 않은 공배가 있는 돌 무리는 모두 빅입니다.

reading-points = 이 해석으로 바뀌는 자리
reading-protective-moves-strict = 에워싼 자리라도 주인이 아직 가일수해야 하면 집이 아닙니다.
reading-protective-moves-tolerant = 주인이 아직 가일수해야 하는 자리도, 두 대국자가 그곳에 두지 않은 채 대국을 끝내면 집입니다.

# no native text found
reading-seki-by-chain = 빅을 이루는 이어진 돌 가운데 그 빅의 공배에 직접 닿은 것만 빅입니다.

# no native text found
reading-seki-by-group = 빅인 돌 무리에 속한 이어진 돌은 공배에 직접 닿았든 아니든 모두 빅입니다.

# no native text found
reading-shared-by-point = 함께 에워싼 공간에서 한 대국자의 돌에만 닿은 자리는 그 대국자의 것입니다.

# no native text found
reading-shared-by-region = 함께 에워싼 공간은 그 자리에 누구의 돌이 닿아 있든 공간마다 똑같이 나눕니다.

same-lead = { $rule_set } 규칙과 집 차이가 같은 규칙({ $others })
same-winner = 승패는 같습니다

# no native text found
seki-as-named = 돌 무리({ $at })는 빅이라고 지정되었기 때문에 빅으로 셉니다. 탐색으로 밝혀진 것은 아닙니다.

seki-by-adviser = 대국자는 아무도 돌을 표시하지 않았습니다. 물어본 엔진({ $adviser })은 다음 돌이 빅이라고 주장합니다: { $points }.
seki-by-ko = 돌({ $at })은 빅의 패에 놓여 있습니다. 따내고 되따낼 수 있으며, 빅으로 셉니다.

# no native text found
seki-unverified = 돌 무리({ $at })는 빅으로 봅니다. 탐색으로는 산다거나 잡힌다고 밝혀지지 않았고, 아무도 죽은 돌로 표시하지 않았습니다.

status-alive = 삶
status-captured = 누가 먼저 두어도 잡힘
status-dead = 죽음
status-in-seki = 빅

# no native text found
status-open = 둘레가 막히지 않아 사활을 판단하지 못함

status-undecided = 판단하지 못함
status-unsettled = 확정되지 않음
steady = 하나만 바뀌어서는 승패가 달라지지 않는 것
undecided = -
