//! Korean.
//
// Glossary. Where a term was found:
//   [D]  shared/research/demand.md 4.9, the words for the interface; 4.6 for results
//   [R]  the Korean words of results in game records that src/formats/record/result.rs reads
//   [K]  the Korean interface of KaTrain 1.20 (PyPI, katrain/i18n/locales/ko)
//   [G]  the Korean interface of Kigo 22.12 (Debian, kigo.mo)
//   [T]  named by the task of this translation as the word of the Korean rule texts
//   [U]  what players and newspapers say; no text with it was at hand here, so it was not checked
//   [-]  no native text found: our own word; entries that hang on it say so
// The Korean rule texts themselves (KBA 1992, 2009, 2013, 2016) are known here in English only, by shared/research/rulesets.md.
//
//   English                         Korean                          found
//   Black, White                    흑, 백                          [R] [K]
//   player; opponent                대국자; 상대                    [K]
//   point (amount), jip             집                              [D] [G]; also for leads and komi of area, so that one report has one unit; what is counted on the board by area has no unit
//   moku                            집                              [D] 半目, 目
//   zi                              자                              [U] 중국 규칙의 자; 자(子) where it stands alone; the amount in 집 is a sentence of its own
//   point of the board              자리, counted in 곳             [U]
//   territory                       집                              [D]
//   area                            면적                            [D] 집과 돌(면적)
//   what a player surrounds or has  영역                            [U]
//   to count (the end of a game)    계가                            [D]
//   score                           점수                            [G] 추가 점수(집)
//   lead                            집 차이                         [K]; whole with komi, also under area counting
//   result; outcome                 결과; 승패                      [U] 승패 holds a draw as well
//   draw; jigo                      무승부                          [R] [K]
//   no result                       무효(승부 없음)                 [R] 무효; never 무승부, which is a draw
//   by resignation, on time         불계승, 시간승                  [R]
//   by forfeit                      몰수승(부전승 또는 반칙승)      [R] 부전승, 반칙승; [-] 몰수승, as the value does not tell which of the two
//   both players lose               두 대국자 모두 패배             [U]
//   neutral point                   공배                            [D]
//   protective move                 가일수                          [D]
//   seki; in seki                   빅; 빅인 돌                     [D]; 빅 is never used for a draw here
//   eye; eye in seki                눈; 빅의 눈                     [U]
//   dead stone                      죽은 돌                         [D]; never 사석
//   prisoner                        따낸 돌                         [D]; never 사석; who captured is told with 이: 흑이 따낸 돌
//   to take off (dead stones)       들어내다                        [U]
//   alive, dead (status)            삶, 죽음; together 사활         [U]
//   unsettled; undecided; open      확정되지 않음; 판단하지 못함; 둘레가 막히지 않음   [U]; [U]; [-]
//   chain                           이어진 돌, counted in 덩이      [-] [T] has 돌 한 무더기, kept here for piles of ten
//   group                           돌 무리                         [-]
//   liberty; atari                  활로; 단수                      [U]; [T]
//   ko; ko threat                   패; 팻감                        [T]; [U]
//   fighting ko, disturbing ko      싸움패, 방해패                  [-] with the English words of the Ing rules
//   self-capture                    자살수                          [U]
//   position                        국면                            [K]
//   superko                         국면이 다시 나타난다            [-] told in words, for each kind what may not come back
//   bent four in the corner         귀곡사                          [D]
//   move, play; last play           수, 착수; 마지막 수             [T] 착수; [G] 마지막 수
//   pass                            한 수 쉼, 한 수 쉬다            [T]
//   pass stones                     한 수 쉴 때 건넨 돌             [-]
//   first pass (correction)         첫 번째 한 수 쉼                [-]
//   last play (correction)          마지막 수에 따른 조정           [-]
//   komi                            덤                              [D] [K]
//   handicap stones; handicap game  치석; 접바둑                    [K] [G]; [K]
//   handicap compensation           치석 보상                       [U]
//   even game                       호선                            [U]
//   overtime that is bought         추가 시간을 사다                [-]
//   button                          버튼                            [-]
//   group tax                       무리 공제                       [-]
//   stone counting                  돌 계가                         [-]
//   boundary counting; border stone 경계 계가; 경계의 돌            [-]
//   Ing counting                    응씨 계가                       [U] 응씨룰
//   shared space, share of neutral  함께 에워싼 공간, 공배의 몫     [-]
//   bowl; lid                       바둑통; 뚜껑                    [U]
//   game record                     기보                            [K]
//   rule set; rule text             규칙; 조문                      [K]; [U]
//   reading (of a text)             해석                            [U]
//   reading (of moves); search      수읽기, 읽다; 탐색              [U]; [K]
//   claim; dispute; ruling          주장; 분쟁, 다투다; 판정        [U]
//   referee                         심판                            [D]
//   variation (SGF)                 변화도                          [U]
//   node, property, value (SGF)     노드, 속성, 값                  [U]
//
// Particles: rule sets, points and lists have unknown sounds at their end, so that a noun follows them (규칙, a bracket after 돌) or a
// colon stands before them. 흑, 백 and amounts (집) all end in a consonant: 이, 은, 을, 으로.

use super::Points;

/// An amount.
pub(super) const POINTS: Points = Points { any: "{amount}집", half: Some("반집"), and_half: Some("{amount}집반") };

/// What is said for each code. See [`super::fill`] for the placeholders.
pub(super) const SENTENCES: &[(&str, &str)] = &[
    // no native text found
    (
        "alive-apart",
        "돌 무리 {groups}개는 따로따로 보면 산다고 읽었습니다. 다만 달리 공격받을 수 있거나 판단하지 못한 것(같은 수가 필요한 다른 무리, 연결, 안쪽의 죽은 돌)이 곁에 있어도 사는지는 검토하지 않았습니다.",
    ),
    ("announce-both-lose", "두 대국자 모두 패합니다."),
    ("announce-by-end", "{winner}의 {end:word}입니다."),
    ("announce-draw", "무승부입니다."),
    ("announce-jigo", "무승부입니다."),
    ("announce-jip", "{winner}의 {points}승입니다."),
    ("announce-moku", "{winner}의 {points}승입니다."),
    ("announce-points", "{winner}의 {points}승입니다."),
    ("announce-tie-rule", "점수가 같습니다. 점수가 같을 때의 규정에 따라 {winner}이 이깁니다."),
    ("announce-undetermined", "결과를 알 수 없습니다. 부족한 정보: {needs:words}."),
    ("announce-zi", "{winner}이 {zi}자 차이로 이깁니다. 집으로는 {points} 차이입니다."),
    (
        "audit-can-be-captured",
        "{player}의 돌({points})은 수읽기한 바로는 {player}이 먼저 두어도 잡히지만, 아무도 죽은 돌로 표시하지 \
         않아 살아 있는 돌로 셉니다.",
    ),
    (
        "audit-can-be-captured-line",
        "{player}의 돌({points})은 수읽기한 바로는 {player}이 먼저 두어도 잡히지만, 아무도 죽은 돌로 표시하지 \
         않아 살아 있는 돌로 셉니다. 상대가 먼저 둘 때 잡히는 수순: {line}.",
    ),
    (
        "audit-dead-cannot-be-captured",
        "{player}의 돌({points})은 죽은 돌로 표시되어 있지만, {opponent}은 먼저 두고 모든 팻감을 쓰더라도 이 돌을 \
         완전히 잡을 수 없습니다. 따낼 수 있더라도 {player}이 되살아나거나 이 돌을 에워싼 돌을 따냅니다. 그래도 \
         표시에 따라 이 돌을 들어냅니다.",
    ),
    (
        "audit-dead-in-seki-removed",
        "{player}의 돌({points})은 빅 안에서 죽은 돌로 표시되어 있습니다. 다음 규칙에서는 따낸 돌로 들어냅니다: {rules:names}.",
    ),
    (
        "audit-dead-in-seki-stays",
        "{player}의 돌({points})은 빅 안에서 죽은 돌로 표시되어 있습니다. 다음 규칙에서는 그곳의 돌을 그냥 들어낼 수 없고 수를 두어 따내야만 합니다: {rules:names}.",
    ),
    (
        "audit-dead-in-seki-untold",
        "{player}의 돌({points})은 빅 안에서 죽은 돌로 표시되어 있습니다. 다음 규칙은 확인한 조문의 범위에서는 이 돌을 들어내는지 밝히지 않습니다: {rules:names}.",
    ),
    (
        "audit-dead-inside",
        "{player}의 돌({points})은 안쪽의 죽은 돌을 들어내면 삽니다. 죽은 돌이 놓여 있는 동안에는 상대가 그곳에서 \
         계속 두어 이 돌을 잡을 수 있습니다. 표시에 따라 살아 있는 돌로 셉니다.",
    ),
    (
        "audit-dead-inside-line",
        "{player}의 돌({points})은 안쪽의 죽은 돌을 들어내면 삽니다. 죽은 돌이 놓여 있는 동안에는 상대가 그곳에서 \
         계속 두어 이 돌을 잡을 수 있습니다. 표시에 따라 살아 있는 돌로 셉니다. 상대가 먼저 둘 때의 수순: {line}.",
    ),
    (
        "audit-dead-on-neutral-points",
        "죽은 돌로 표시된 돌 {count}개({points})는 한 대국자가 단독으로 에워싼 곳에 있지 않습니다. 그 자리는 누구의 점수로도 세지 않습니다.",
    ),
    ("audit-every-stone-dead", "{player}의 모든 돌이 죽은 돌로 표시되어 있습니다."),
    (
        "audit-first-move-decides",
        "{player}의 돌({points})이 사는지는 확정되지 않았습니다. 그곳에 누가 먼저 두느냐에 달려 있습니다. 아무도 \
         죽은 돌로 표시하지 않아 살아 있는 돌로 셉니다.",
    ),
    (
        "audit-first-move-decides-line",
        "{player}의 돌({points})이 사는지는 확정되지 않았습니다. 그곳에 누가 먼저 두느냐에 달려 있습니다. 아무도 \
         죽은 돌로 표시하지 않아 살아 있는 돌로 셉니다. 상대가 먼저 둘 때의 수순: {line}.",
    ),
    (
        "audit-more-stones-than-plays",
        "{player}이 놓은 돌은 치석을 포함해 {played}개인데, 판 위에는 {on_board}개가 있습니다.",
    ),
    (
        "audit-open-ko",
        "{player}의 돌({points})은 아무도 해소하지 않은 패에서 상대가 따낼 수 있는 돌이고, 그런 패가 여럿 남아 \
         있습니다. 그 패들에 달린 것은 판단하지 않았습니다.",
    ),
    (
        "audit-open-space",
        "{count}자리의 공간({points})이 두 대국자의 돌에 모두 닿아 있습니다. 그곳에 아직 둘 자리가 남았거나 죽은 돌 표시가 빠진 것으로 보입니다. 그 자리는 누구의 점수로도 세지 않습니다.",
    ),
    // no native text found
    ("audit-overtime-not-counted", "추가 시간을 샀으나, 계산한 규칙 가운데 그 대가로 점수를 물리는 규칙은 없습니다."),
    ("audit-protective-move", "{player}은 아직 {at}에 가일수해야 합니다. 그 자리는 집이 아닙니다."),
    (
        "audit-protective-move-line",
        "{player}은 아직 {at}에 가일수해야 합니다. 그 자리는 집이 아닙니다. 공배를 다 메울 때까지 비워 두면 \
         상대가 들어옵니다: {line}.",
    ),
    (
        "audit-repeats",
        "{player}의 돌({points})이 남는지는 되풀이되는 수순에 달려 있습니다. 잡는 것도, 잡지 않고 수순을 끝내는 것도 어느 쪽도 강제할 수 없습니다.",
    ),
    (
        "audit-repeats-alone",
        "상대는 {player}의 돌({points})을 두고 끝없이 둘 수 있지만 {player}은 그때마다 패스할 수 있어 얻는 것이 없습니다: {line}, 그러면 같은 국면이 다시 나타납니다.",
    ),
    (
        "audit-repeats-by-threats",
        "{player}의 돌({points})의 사활은 패에 달려 있고, {player}은 {others}을 끝없이 위협할 수 있습니다. 패가 끝나지 않아 수순이 되풀이됩니다.",
    ),
    (
        "audit-repeats-in-turn",
        "{player}의 돌({points})은 여러 곳에 있고, 상대는 이를 번갈아 끝없이 위협할 수 있습니다. 그때마다 받아야 하므로 상대가 원하는 한 수순이 되풀이됩니다.",
    ),
    (
        "audit-repeats-line",
        "{player}의 돌({points})이 남는지는 되풀이되는 수순에 달려 있습니다. 잡는 것도, 잡지 않고 수순을 끝내는 것도 어느 쪽도 강제할 수 없습니다. 한 예: {line}, 그러면 같은 국면이 다시 나타납니다.",
    ),
    ("audit-repeats-marked", "대국자들이 그곳의 돌을 표시했으므로, {points}의 사활은 표시에 따릅니다."),
    (
        "audit-repeats-opponent-first",
        "{player}의 돌({points})은 {player}이 먼저 두면 삽니다. 상대가 먼저 두면 수순이 되풀이됩니다. 잡는 것도, 잡지 않고 수순을 끝내는 것도 어느 쪽도 강제할 수 없습니다.",
    ),
    (
        "audit-repeats-opponent-first-line",
        "{player}의 돌({points})은 {player}이 먼저 두면 삽니다. 상대가 먼저 두면 수순이 되풀이됩니다. 잡는 것도, 잡지 않고 수순을 끝내는 것도 어느 쪽도 강제할 수 없습니다. 한 예: {line}, 그러면 같은 국면이 다시 나타납니다.",
    ),
    (
        "audit-repeats-owner-first",
        "{player}의 돌({points})은 상대가 먼저 두면 잡힙니다. {player}이 먼저 두면 수순이 되풀이됩니다. 잡는 것도, 잡지 않고 수순을 끝내는 것도 어느 쪽도 강제할 수 없습니다.",
    ),
    (
        "audit-repeats-owner-first-line",
        "{player}의 돌({points})은 상대가 먼저 두면 잡힙니다. {player}이 먼저 두면 수순이 되풀이됩니다. 잡는 것도, 잡지 않고 수순을 끝내는 것도 어느 쪽도 강제할 수 없습니다. 한 예: {line}, 그러면 같은 국면이 다시 나타납니다.",
    ),
    (
        "audit-seki-at-best",
        "{player}의 돌({points})은 아무도 죽은 돌로 표시하지 않았지만, 독립하여 살 수 없고 공배가 있습니다. 이 \
         돌이 에워싼 자리는 빅에서와 같이 셉니다.",
    ),
    (
        "audit-seki-claim-dropped",
        "빅이라고 주장된 돌 {count}개({points})가 조건 없이 살아 있는 상대의 영역 안에 있습니다. 죽은 돌로 \
         보았습니다.",
    ),
    // no native text found
    (
        "audit-seki-claimed-in-part",
        "{player}의 한 돌 무리 가운데 일부 돌({points})은 빅이라고 주장되었으나 다른 돌({others})은 그렇지 \
         않습니다. 그 다른 돌만으로 에워싼 자리는 셉니다.",
    ),
    (
        "audit-seki-without-opponent",
        "{player}의 돌({points})은 빅이라고 주장되었으나, {opponent}의 돌은 하나도 그렇게 주장되지 않았습니다.",
    ),
    (
        "audit-stone-balance",
        "{player}이 놓은 돌은 치석을 포함해 {played}개인데, 판 위의 {on_board}개와 {opponent}이 따낸 \
         {captured}개를 더하면 이와 맞지 않습니다.",
    ),
    (
        "audit-taken-as-in-seki",
        "{player}의 돌({points})은 두 눈이 없고 맞닿은 상대의 돌도 두 눈이 없으며, 아무도 어느 쪽을 죽은 돌로 \
         표시하지 않았습니다. 모두 빅으로 봅니다.",
    ),
    (
        "cause-adjustment",
        "추가 시간, 벌점, 그 밖의 조정은 {player}에게 {to:name}에서 {to_value}, {from:name}에서 {from_value}입니다. {lead}.",
    ),
    // no native text found
    (
        "cause-border-stones",
        "{to:name}에서는 경계에 있는 돌을 대국자의 영역에 넣지 않지만 {from:name}에서는 넣습니다. {player}의 그런 돌은 {count}개입니다. {lead}.",
    ),
    // no native text found
    ("cause-button", "버튼의 몫은 {player}에게 {to:name}에서 {to_value}, {from:name}에서 {from_value}입니다. {lead}."),
    (
        "cause-dead-in-seki-counted",
        "빅 안의 죽은 돌({points})은 {player}에게 {from:name}에서보다 {to:name}에서 더 많은 점수가 됩니다. {lead}.",
    ),
    (
        "cause-dead-in-seki-not-counted",
        "빅 안의 죽은 돌({points})은 {player}에게 {from:name}에서보다 {to:name}에서 더 적은 점수가 됩니다. {lead}.",
    ),
    // no native text found
    (
        "cause-first-pass",
        "첫 번째 한 수 쉼에 따른 조정은 {player}에게 {to:name}에서 {to_value}, {from:name}에서 {from_value}입니다. {lead}.",
    ),
    // no native text found
    (
        "cause-group-tax",
        "{to:name}에서는 살아 있는 돌 무리마다 2집을 빼지만 {from:name}에서는 빼지 않습니다. {player}의 그런 무리는 {count}개입니다. {lead}.",
    ),
    (
        "cause-handicap",
        "치석 보상은 {player}에게 {to:name}에서 {to_value}, {from:name}에서 {from_value}입니다. {lead}.",
    ),
    ("cause-komi", "{player}의 덤은 {to:name}에서 {to_value}, {from:name}에서 {from_value}입니다. {lead}."),
    // no native text found
    (
        "cause-last-play",
        "마지막 수에 따른 조정은 {player}에게 {to:name}에서 {to_value}, {from:name}에서 {from_value}입니다. {lead}.",
    ),
    (
        "cause-living-stones",
        "{from:name}, {to:name} 가운데 하나에서만 판 위의 돌을 셉니다. 판 위에 있는 {player}의 돌은 {count}개입니다. {lead}.",
    ),
    // no native text found
    (
        "cause-no-border-stones",
        "{from:name}에서는 경계에 있는 돌을 대국자의 영역에 넣지 않지만 {to:name}에서는 넣습니다. {player}의 그런 돌은 {count}개입니다. {lead}.",
    ),
    // no native text found
    (
        "cause-no-group-tax",
        "{to:name}에서는 살아 있는 돌 무리에서 아무것도 빼지 않지만 {from:name}에서는 무리마다 2집을 뺍니다. {player}의 그런 무리는 {count}개입니다. {lead}.",
    ),
    // no native text found
    (
        "cause-other-group-tax",
        "{player}의 무리 공제는 {to:name}에서 {to_value:size}, {from:name}에서 {from_value:size}입니다. {lead}.",
    ),
    // no native text found
    (
        "cause-pass-stones",
        "한 수 쉴 때 건넨 돌은 {player}에게 {to:name}에서 {to_value}, {from:name}에서 {from_value}입니다. {lead}.",
    ),
    ("cause-prisoners", "따낸 돌은 {player}에게 {from:name}에서 {from_value}, {to:name}에서 {to_value}입니다. {lead}."),
    (
        "cause-protective-moves-counted",
        "{to:name}에서는 에워쌌으나 아직 가일수해야 하는 자리를 세지만 {from:name}에서는 세지 않습니다. {player}의 그런 자리: {points}. {lead}.",
    ),
    (
        "cause-protective-moves-not-counted",
        "{to:name}에서는 에워쌌으나 아직 가일수해야 하는 자리를 세지 않지만 {from:name}에서는 셉니다. {player}의 그런 자리: {points}. {lead}.",
    ),
    (
        "cause-seki-eyes-counted",
        "{to:name}에서는 빅의 눈을 세지만 {from:name}에서는 세지 않습니다. {player}의 그런 자리: {points}. {lead}.",
    ),
    (
        "cause-seki-eyes-not-counted",
        "{to:name}에서는 빅의 눈을 세지 않지만 {from:name}에서는 셉니다. {player}의 그런 자리: {points}. {lead}.",
    ),
    (
        "cause-shared-neutral",
        "판에 남은 공배의 몫은 {player}에게 {to:name}에서 {to_value}, {from:name}에서 {from_value}입니다. {lead}.",
    ),
    (
        "cause-status",
        "{from:name}에서와 {to:name}에서는 판에서 들어내는 돌이 다릅니다. 차이가 나는 돌: {points}. {lead}.",
    ),
    (
        "cause-stones-counted",
        "{to:name}에서는 대국자가 판에 놓은 돌을 세지만 {from:name}에서는 세지 않습니다. 놓은 돌은 흑 {black_stones}개, 백 {white_stones}개입니다. {lead}.",
    ),
    (
        "cause-stones-not-counted",
        "{to:name}에서는 대국자가 판에 놓은 돌을 세지 않지만 {from:name}에서는 셉니다. 놓은 돌은 흑 {black_stones}개, 백 {white_stones}개입니다. {lead}.",
    ),
    // no native text found
    ("chain-marked-whole", "{at}에 있는 이어진 돌은 일부만 표시되어 있어 전체를 표시한 것으로 보았습니다."),
    // no native text found
    ("claims-agree", "모든 돌에 대해 두 대국자의 주장이 같습니다."),
    // no native text found
    (
        "connections-undecided",
        "이어진 돌 {chains}덩이는 가일수가 필요한지 판단하지 못했습니다. 해소되지 않은 여러 패 가운데 하나에 달려 \
         있거나, 주변이 너무 넓어 읽을 수 없습니다.",
    ),
    (
        "count-arranged",
        "{player}의 영역에서 돌을 옮겨 집을 열 집씩 정리합니다. 열 집씩 {tens}묶음이고 {left}집이 남습니다.",
    ),
    ("count-compared", "덤과 그 밖의 조정을 반영하면 흑은 {black}, 백은 {white}입니다."),
    ("count-dead-into-bowls", "죽은 돌을 들어내어 각자의 바둑통에 되돌려 넣습니다: {points}."),
    ("count-dead-into-lids", "죽은 돌을 들어내어 상대가 따낸 돌과 함께 둡니다: {points}."),
    // no native text found
    (
        "count-evened-out",
        "양쪽이 내놓은 돌의 수가 같아질 때까지 돌을 상대에게 따낸 돌로 건네줍니다. 흑돌 {black}개, 백돌 \
         {white}개입니다.",
    ),
    (
        "count-evened-out-handicap",
        "첫 돌을 뺀 치석의 개수만큼 흑이 백보다 {more}개 더 둔 것이 될 때까지 돌을 상대에게 따낸 돌로 건네줍니다. 흑돌 {black}개, 백돌 {white}개입니다.",
    ),
    (
        "count-filled-in",
        "{player}은 자기 집을 돌 {count}개로 메웁니다. 빈자리 {empty}곳이 남고, 바둑통에 돌 {left}개가 남습니다.",
    ),
    ("count-filled-to-tens", "{player}의 돌로 {count}곳을 메워 {player}의 집을 열의 배수로 만듭니다: {points}."),
    (
        "count-half-compared",
        "센 {points:number}의 절반은 {half:number}이고, 여기에 덤과 그 밖의 조정의 절반을 반영하면 {line:number}입니다. {player}은 이보다 많아야 앞서는데, 센 것은 {count:number}입니다.",
    ),
    // no native text found
    ("count-inner-off", "경계에 있지 않은 돌 {count}개를 들어냅니다."),
    // no native text found
    ("count-pass-stones", "한 수 쉰 대가로 흑은 돌 {black}개, 백은 돌 {white}개를 건네줍니다."),
    ("count-passed-over", "다음 {count}곳은 세지 않고 남겨 둡니다: {points}."),
    (
        "count-piles",
        "{player}의 돌을 판에서 들어내어 셉니다. 모두 {count}개로, 열 개씩 {tens}무더기와 그 나머지입니다.",
    ),
    ("count-prisoners-back", "따낸 돌을 본래 주인의 바둑통에 되돌려 넣습니다. 흑돌 {black}개, 백돌 {white}개입니다."),
    ("count-prisoners-in", "{player}은 따낸 돌 {count}개로 {opponent}의 집을 메웁니다."),
    (
        "count-prisoners-in-and-left",
        "{player}은 따낸 돌 {count}개로 {opponent}의 집을 메웁니다. 메울 자리가 없어 남은 {left}개는 {player}의 \
         집으로 셉니다.",
    ),
    ("count-read-area", "세어 보면 흑은 {black:number}, 백은 {white:number}입니다."),
    (
        "count-read-half",
        "세어 보면 {player}은 {count}곳을 차지합니다. 바둑판의 {points}곳 가운데 {nobody}곳은 세지 않고 남겨 두었으며, 나머지는 상대의 것입니다.",
    ),
    ("count-read-points", "세어 보면 흑은 {black}, 백은 {white}입니다."),
    ("count-start", "종국 때의 모습입니다. 따낸 돌은 바둑통 뚜껑에 있습니다."),
    ("count-tens", "{player}의 집을 열 집씩 셉니다. 열 집씩 {tens}묶음이고 {left}집이 남습니다."),
    (
        "dead-by-adviser",
        "대국자는 아무도 돌을 표시하지 않았습니다. 물어본 엔진({adviser})은 다음 돌이 죽었다고 주장합니다: \
         {points}.",
    ),
    ("dead-by-crosses", "기보에 ×표가 있는 돌을 죽은 돌로 보았습니다: {stones}개."),
    ("dead-by-name", "죽은 돌은 기보에 적힌 대로입니다: {stones}개."),
    ("dead-by-territory", "죽은 돌은 기보에 상대의 집으로 표시된 곳에 있는 돌입니다: {stones}개."),
    (
        "dead-not-told",
        "어느 돌이 죽었는지 아무도 말하지 않았고, 수읽기로도 죽은 돌이 없다고 밝혀지지 않았습니다. 판과 계산 \
         내역은 죽은 돌이 없는 것으로 나타냈으며, 죽은 돌을 들어내는 규칙으로는 계산할 수 없습니다.",
    ),
    (
        "dead-not-told-but-shown",
        "어느 돌이 죽었는지 아무도 말하지 않았습니다. 수읽기로 죽은 돌이 없다고 밝혀졌습니다. 모든 돌 무리가 살아 \
         있거나 빅입니다.",
    ),
    (
        "dead-stones-off",
        "점검에서 확정되지 않았다고 한 돌 무리는, 달리 밝히지 않은 한 죽은 돌 {stones}개를 들어낸 상태에서 \
         읽었습니다.",
    ),
    (
        "dispute-keeps-winner",
        "{rule_set:name}에서는 이 분쟁으로 승자가 바뀌지 않습니다. 흑의 주장대로면 {as_black:result}, 백의 주장대로면 {as_white:result}입니다.",
    ),
    ("dispute-none", "{rule_set:name}에서는 판정할 것이 없습니다. 결과는 {result:result}입니다."),
    (
        "dispute-not-scored-whole",
        "{rule_set:name}에서는 두 주장의 승패가 같습니다(흑의 주장대로면 {as_black:result}, 백의 주장대로면 {as_white:result}). 두 주장 사이의 경우는 계산하지 않았습니다.",
    ),
    // no native text found
    (
        "dispute-too-many-groups",
        "다투는 돌 무리가 {count}개로, 한도인 {most}개를 넘습니다. 각 대국자의 주장을 통째로 따른 경우만 \
         계산했습니다.",
    ),
    // no native text found
    (
        "dispute-too-much-reading",
        "다투는 돌 무리 {count}개에 대한 모든 판정마다 판을 읽으면 너무 오래 걸립니다. 각 대국자의 주장을 통째로 \
         따른 경우만 계산했습니다.",
    ),
    (
        "dispute-turns-winner",
        "{rule_set:name}에서는 이 분쟁에 승패가 달려 있습니다. 흑의 주장대로면 {as_black:result}, 백의 주장대로면 {as_white:result}입니다.",
    ),
    (
        "dispute-turns-winner-between",
        "{rule_set:name}에서는 두 주장의 승패가 같지만(흑의 주장대로면 {as_black:result}, 백의 주장대로면 {as_white:result}) 이 분쟁에 승패가 달려 있을 수 있습니다. 어떤 무리는 흑의 주장, 다른 무리는 백의 주장을 따르면 승패가 달라집니다.",
    ),
    (
        "dispute-undetermined",
        "{rule_set:name}에서 이 분쟁으로 승자가 바뀌는지 알 수 없습니다. 부족한 정보: {needs:words}.",
    ),
    (
        "early-passes-from-counts",
        "두 대국자가 한 번씩 한 수 쉬어 대국이 끝난 것으로 보았습니다. 그래야 차례가 번갈아 이어지기 때문입니다. \
         마지막 수 이전에 한 수 쉰 횟수는 흑 {black}번, 백 {white}번입니다.",
    ),
    ("even-game", "접바둑이라고 밝혀져 있지 않아 호선으로 보았습니다."),
    (
        "first-pass-from-counts",
        "{player}이 먼저 한 수 쉬었습니다. 주어진 한 수 쉼의 횟수와 마지막 수에서 알 수 있습니다.",
    ),
    (
        "guide-both-lose",
        "대국이 정지된 뒤에 유효한 수가 발견되고 대국자들이 종국에 합의하지 못하면, 두 대국자 모두 패합니다.",
    ),
    ("guide-dispute-agreement", "어느 돌이 죽었는지는 대국자들이 합의해야 합니다."),
    ("guide-dispute-arbitration", "어느 돌이 죽었는지는 심판이 결정합니다."),
    // no native text found
    (
        "guide-dispute-japanese-1989",
        "돌 무리를 하나씩 따로, 가상의 수순으로 판정합니다. 상대가 잡을 수 없는 돌은 산 돌이며, 잡히더라도 그로 인해 잡히지 않는 돌을 새로 둘 수 있으면 역시 산 돌입니다. 패를 되따내려는 대국자는 먼저 그 패에 대해 한 수 쉬어야 합니다.",
    ),
    // no native text found
    (
        "guide-dispute-korean-local",
        "다투는 모양을 판의 나머지와 떼어 하나씩 판정하며, 주위의 돌은 살아 있는 것으로 봅니다. 잡을 수 있는 돌은 죽은 돌입니다.",
    ),
    ("guide-dispute-nothing-removed", "대국 중에 따내지 않은 돌은 하나도 들어내지 않습니다."),
    ("guide-dispute-play-out", "대국자들이 계속 둡니다. 따내지 않은 돌은 판에 남습니다."),
    (
        "guide-dispute-play-out-then-all-alive",
        "대국자들이 계속 둡니다. 그 뒤에도 합의 없이 끝나면 판에 남은 돌은 모두 그대로 둡니다.",
    ),
    ("guide-dispute-precedents", "어느 돌이 죽었는지는 모양별 판정 목록에 따라 정합니다."),
    ("guide-dispute-unstated", "죽은 돌에 관한 분쟁을 어떻게 해결하는지는 조문에 없습니다."),
    (
        "guide-dispute-unverified",
        "죽은 돌에 관한 분쟁에 대해 조문이 정한 것은 확인하지 못했습니다. 해당 조문을 구할 수 없었습니다.",
    ),
    ("guide-last-pass-either", "마지막 한 수 쉼은 어느 대국자가 해도 됩니다."),
    ("guide-last-pass-unstated", "누가 마지막으로 한 수 쉬는지는 조문에 없습니다."),
    (
        "guide-last-pass-unverified",
        "마지막 한 수 쉼에 대해 조문이 정한 것은 확인하지 못했습니다. 해당 조문을 구할 수 없었습니다.",
    ),
    ("guide-last-pass-white", "마지막 한 수 쉼은 백이 합니다."),
    (
        "guide-resume-by-agreement",
        "대국을 재개할 때 누가 먼저 둘지는 대국자들이 합의합니다. 합의하지 못하면 모든 돌을 그대로 둡니다.",
    ),
    ("guide-resume-normal-turn", "대국을 재개하면 차례인 대국자가 먼저 둡니다."),
    (
        "guide-resume-normal-turn-known",
        "대국을 재개하면 차례인 대국자가 먼저 둡니다. {passer}이 마지막으로 한 수 쉬었으므로 {player}이 먼저 둡니다.",
    ),
    ("guide-resume-opponent-of-last-passer", "대국을 재개하면 마지막으로 한 수 쉰 대국자의 상대가 먼저 둡니다."),
    (
        "guide-resume-opponent-of-last-passer-known",
        "대국을 재개하면 마지막으로 한 수 쉰 대국자의 상대가 먼저 둡니다. {passer}이 마지막으로 한 수 쉬었으므로 {player}이 먼저 둡니다.",
    ),
    (
        "guide-resume-opponent-of-requester",
        "어느 대국자든 대국의 재개를 요청할 수 있습니다. 요청한 대국자의 상대가 먼저 두며, 한 수 쉬어도 됩니다.",
    ),
    ("guide-resume-unstated", "대국을 재개할 때 누가 먼저 두는지는 조문에 없습니다."),
    (
        "guide-resume-unverified",
        "대국을 재개할 때 누가 먼저 두는지에 대해 조문이 정한 것은 확인하지 못했습니다. 해당 조문을 구할 수 없었습니다.",
    ),
    ("guide-stop-agreement", "대국자들이 합의하면 대국이 정지됩니다."),
    ("guide-stop-four-passes", "두 대국자가 번갈아 네 번 잇달아 쉬면 대국이 정지됩니다."),
    ("guide-stop-two-passes", "두 대국자가 잇달아 한 수씩 쉬면 대국이 정지됩니다."),
    ("guide-stop-unstated", "무엇으로 대국이 정지되는지는 조문에 없습니다."),
    ("guide-stop-unverified", "무엇으로 대국이 정지되는지는 확인하지 못했습니다. 해당 조문을 구할 수 없었습니다."),
    ("komi-of-record", "{rule_set:name}의 덤은 기보에 적힌 {komi}입니다."),
    (
        "komi-of-record-unused",
        "기보에 적힌 덤 {komi}은 쓰지 않았습니다. 그 기보의 규칙을 알 수 없거나 그 규칙으로 계산하지 않았습니다.",
    ),
    ("komi-of-rule-set", "{rule_set:name}의 덤은 그 규칙이 정한 {komi}입니다."),
    (
        "last-play-from-previous",
        "마지막 수는 {player} {at}입니다. 주어진 이전 국면 가운데 마지막 것에서 이 국면으로 이어지는 수입니다.",
    ),
    // no native text found
    (
        "life-undecided",
        "돌 무리 {groups}개는 사는지 판단하지 못했습니다. 죽은 돌로 표시되지 않은 것은 살아 있는 돌로 셉니다.",
    ),
    ("move-captures", "{player}은 {at}에 둘 수 있고, 돌 {count}개를 따냅니다: {points}."),
    // no native text found
    (
        "move-ing-ko",
        "{player}이 {at}에 둘 수 있는지 알 수 없습니다. 알려진 국면이 다시 나타나는데, 그 패가 싸움패(fighting \
         ko)인지 방해패(disturbing ko)인지 판정이 필요합니다.",
    ),
    ("move-ko", "{player}은 {at}에 둘 수 없습니다. 패를 바로 되따내는 수입니다."),
    (
        "move-ko-rule-unknown",
        "{player}이 {at}에 둘 수 있는지 알 수 없습니다. 조문에 없거나 확인하지 못한 패 규정에 달려 있습니다.",
    ),
    ("move-legal", "{player}은 {at}에 둘 수 있습니다."),
    (
        "move-may-be-ko",
        "{player}이 {at}에 둘 수 있는지 알 수 없습니다. 돌({points})을 따내는데, 패를 되따내는 수일 수 있습니다. \
         마지막 수를 알면 판단할 수 있습니다.",
    ),
    (
        "move-may-be-same-situation",
        "{player}이 {at}에 둘 수 있는지 알 수 없습니다. 알려진 국면이 다시 나타나지만, 그 국면에서 누가 둘 \
         차례였는지 또는 누가 그 국면을 만들었는지 알 수 없습니다.",
    ),
    (
        "move-may-repeat",
        "{player}이 {at}에 둘 수 있는지 알 수 없습니다. 이전 국면이 다시 나타날 수 있습니다. 이전 국면들을 알면 \
         판단할 수 있습니다.",
    ),
    // no native text found
    (
        "move-natural-situational-superko",
        "{player}은 {at}에 둘 수 없습니다. 같은 대국자가 앞서 두어 만든 국면이 다시 나타납니다.",
    ),
    ("move-not-reached", "여기까지 이르지 못합니다. {number}번째 수를 둘 수 없습니다."),
    ("move-occupied", "{player}은 {at}에 둘 수 없습니다. 그 자리에 {by}돌이 있습니다."),
    ("move-off-board", "{player}은 {at}에 둘 수 없습니다. 그 자리는 판 위에 없습니다."),
    ("move-pass", "{player}은 한 수 쉴 수 있습니다."),
    // no native text found
    ("move-positional-superko", "{player}은 {at}에 둘 수 없습니다. 판 전체의 이전 국면이 다시 나타납니다."),
    ("move-self-captures", "{player}은 {at}에 둘 수 있고, 그 수로 자기 돌 {count}개를 들어냅니다: {points}."),
    // no native text found
    (
        "move-situational-superko",
        "{player}은 {at}에 둘 수 없습니다. 판 전체의 이전 국면이 둘 차례인 대국자까지 같게 다시 나타납니다.",
    ),
    // no native text found
    (
        "move-spight-superko",
        "{player}은 {at}에 둘 수 없습니다. 마지막으로 한 수 쉰 뒤에 있었던 국면이 다시 나타납니다.",
    ),
    (
        "move-split",
        "돌 수가 다른 까닭: 치석 {handicap_stones}, 마지막 수 {last_play}, 마지막 수 이전의 한 수 쉼 {early_passes}, 차례를 벗어난 수 {turn_order}.",
    ),
    ("move-suicide", "{player}은 {at}에 둘 수 없습니다. 돌 {count}개({points})의 활로가 없어집니다."),
    (
        "move-suicide-of-one-stone",
        "{player}은 {at}에 둘 수 없습니다. 활로가 없어 들어내게 되는 자기 돌이 여러 개이면 둘 수 있지만, 한 \
         개뿐이면 둘 수 없습니다.",
    ),
    (
        "move-suicide-rule-unknown",
        "{player}이 {at}에 둘 수 있는지 알 수 없습니다. 조문에 없거나 확인하지 못한 자살수 규정에 달려 있습니다.",
    ),
    // no native text found
    (
        "neighbours-taken-to-stay",
        "이어진 돌 {chains}덩이에 대해서는 눈이 없는 상대의 돌이 그대로 남는 것으로 보았습니다. 그 돌을 잡을 수 \
         있는지는 판단하지 못했습니다.",
    ),
    ("no-pass-from-counts", "아무도 한 수 쉬지 않았습니다. 주어진 한 수 쉼의 횟수에서 알 수 있습니다."),
    (
        "none-dead-by-adviser",
        "대국자는 아무도 돌을 표시하지 않았습니다. 물어본 엔진({adviser})은 죽은 돌이 없다고 주장합니다.",
    ),
    ("none-dead-by-name", "기보에 죽은 돌이 없다고 적혀 있습니다."),
    ("not-classified", "국면을 계산하기만 했습니다. 돌 무리의 사활은 살피지 않았습니다."),
    ("opponent-passed", "{player}이 {number}번째 수 앞에서 한 수 쉰 것으로 보았습니다."),
    // no native text found
    ("overtime", "{opponent}이 추가 시간을 샀습니다. 그 대가로 {player}이 {amount}을 얻습니다."),
    (
        "previous-positions-complete",
        "주어진 이전 국면은 {count}개입니다. 이 국면 이전에 있었던 국면은 이것이 전부라고 보았습니다.",
    ),
    (
        "prisoners-from-plays",
        "{player}이 따낸 돌은 {prisoners}개입니다. {opponent}이 놓은 돌은 치석을 포함해 {plays}개이고, 판 위에 \
         있는 것은 {on_board}개입니다.",
    ),
    (
        "reading-bent-four-by-play",
        "귀곡사는 주위의 돌이 완전히 살아 있을 때에만 죽은 것입니다. 여기서는 패를 두어야 하며, 두기 전에는 \
         그곳에 죽은 돌이 없습니다.",
    ),
    ("reading-bent-four-by-rule", "귀곡사는 대국자들이 표시한 대로, 놓인 그대로 죽은 것입니다."),
    // no native text found
    ("reading-border-as-it-stands", "경계의 돌은 단수이든 아니든 그대로 둡니다."),
    // no native text found
    ("reading-border-out-of-atari", "단수가 되는 경계의 돌이 없을 때까지 안쪽 돌을 다시 놓습니다."),
    ("reading-dead-in-seki-removed", "빅 안의 죽은 돌도 다른 죽은 돌과 같이 따낸 돌로 들어냅니다."),
    ("reading-dead-in-seki-stands", "빅 안의 죽은 돌은 그대로 두며, 그 밑의 자리는 집이 되지 않습니다."),
    (
        "reading-neutral-points-as-agreed",
        "메우지 않은 공배 때문에 빅이 되는 돌은 없습니다. 종국에 합의한 대국자들은 그 공배를 메울 수 있었습니다.",
    ),
    // no native text found
    ("reading-neutral-points-literal", "판에 놓인 그대로 보아, 메우지 않은 공배가 있는 돌 무리는 모두 빅입니다."),
    ("reading-protective-moves-strict", "주인이 아직 가일수해야 하는 자리는 집이 아닙니다."),
    (
        "reading-protective-moves-tolerant",
        "주인이 아직 가일수해야 하는 자리도 집입니다. 대국자들이 그곳에 두지 않은 채 합의했기 때문입니다.",
    ),
    // no native text found
    ("reading-seki-by-chain", "빅을 이루는 이어진 돌 가운데 그 빅의 공배에 직접 닿은 것만 빅입니다."),
    // no native text found
    ("reading-seki-by-group", "빅인 돌 무리에 속한 이어진 돌은 공배에 직접 닿았든 아니든 모두 빅입니다."),
    // no native text found
    ("reading-shared-by-point", "함께 에워싼 공간에서 한 대국자의 돌에만 닿은 자리는 그 대국자의 것입니다."),
    // no native text found
    ("reading-shared-by-region", "함께 에워싼 공간은 그 자리에 누구의 돌이 닿아 있든 공간마다 똑같이 나눕니다."),
    ("record-agrees", "기보의 결과는 {recorded:result}입니다. 기보의 규칙인 {rule_set:name}에 따라 계산해도 같습니다."),
    (
        "record-agrees-if-none-dead",
        "기보의 결과는 {recorded:result}입니다. 죽은 돌이 없다고 보고 기보의 규칙인 {rule_set:name}에 따라 계산하면 같은 결과입니다. 죽은 돌이 있는지는 기보에 나와 있지 않습니다.",
    ),
    (
        "record-captures-in-doubt",
        "{player}이 따낸 돌은 {least}개에서 {most}개까지입니다. 일부는 수를 두지 않고 손으로 들어낸 것이며, \
         그것이 따낸 돌인지는 기보에 나와 있지 않습니다.",
    ),
    ("record-captures-unknown", "{player}이 따낸 돌은 적어도 {least}개입니다. 기보가 대국 도중에서 시작합니다."),
    ("record-cause-adjustments", "기보 밖에서 따로 더하거나 뺀 점수를 넣지 않은 경우."),
    ("record-cause-alive", "{player}의 돌({points})이 죽지 않은 경우."),
    ("record-cause-dead", "{player}의 돌({points})이 죽은 경우."),
    ("record-cause-handicap-counted", "치석 보상으로 백에게 {points}을 더한 경우."),
    ("record-cause-handicap-not-counted", "치석 보상을 백에게 주지 않아 백의 점수가 {points} 적은 경우."),
    ("record-cause-komi", "덤이 {komi}인 경우."),
    ("record-cause-komi-untold", "덤이 {komi}인 경우(기보에는 덤이 적혀 있지 않습니다)."),
    ("record-cause-neutral-point", "{player}이 공배({points}) 한 곳에 한 수 더 둔 경우."),
    ("record-cause-prisoners", "{player}이 따낸 돌이 {count}개 더 많거나, {opponent}이 따낸 돌이 그만큼 적은 경우."),
    ("record-cause-reading", "조문을 달리 해석한 경우: {reading}."),
    ("record-cause-rule-set", "덤은 똑같이 {komi}으로 하고 다른 규칙을 쓴 경우: {rules:names}."),
    ("record-cause-unmarked", "다음 돌이 모두 죽은 경우(기보에는 죽은 돌이 표시되어 있지 않습니다): {points}."),
    ("record-cause-winner-exchanged", "승자의 흑백이 뒤바뀌어 적힌 경우."),
    ("record-cause-zi", "결과를 자(子)로 적은 경우({points} 차이를 자로 나타내면 수가 절반이 됩니다)."),
    (
        "record-decided-by-end",
        "기보의 결과는 {recorded:result}입니다. 대국이 끝난 방식으로 승패가 정해져, 비교할 계가가 없습니다.",
    ),
    (
        "record-differs",
        "기보의 결과는 {recorded:result}인데, 기보의 규칙인 {rule_set:name}에 따르면 {result:result}입니다. 다음 가운데 어느 하나만으로도 설명됩니다:",
    ),
    (
        "record-differs-dead-untold",
        "기보의 결과는 {recorded:result}입니다. 그런데 죽은 돌이 없다고 보고 기보의 규칙인 {rule_set:name}에 따라 계산하면 {result:result}입니다. 대국자들이 어느 돌을 죽은 돌로 보았는지 알아야 하지만, 기보에는 나와 있지 않습니다.",
    ),
    (
        "record-differs-if-none-dead",
        "기보의 결과는 {recorded:result}입니다. 그런데 죽은 돌이 없다고 보고 기보의 규칙인 {rule_set:name}에 따라 계산하면 {result:result}입니다. 죽은 돌이 있는지는 기보에 나와 있지 않습니다. 다음 가운데 어느 하나만으로도 설명됩니다:",
    ),
    (
        "record-differs-only",
        "기보의 결과는 {recorded:result}인데, 기보의 규칙인 {rule_set:name}에 따르면 {result:result}입니다.",
    ),
    (
        "record-differs-unexplained",
        "기보의 결과는 {recorded:result}인데, 기보의 규칙인 {rule_set:name}에 따르면 {result:result}입니다. 시험해 본 원인 가운데 하나만으로 이를 설명하는 것은 없습니다.",
    ),
    ("record-lead-between", "{rule_set:name}에서 흑을 기준으로 한 집 차이는 {least}에서 {most}까지입니다."),
    ("record-move-captures-itself", "{number}번째 수 {player} {at}: 자기 돌을 따내는 수입니다."),
    ("record-move-repeats", "{number}번째 수 {player} {at}: {after}수까지 둔 뒤의 국면이 다시 나타납니다."),
    ("record-no-result", "기보에 읽을 수 있는 결과가 없습니다."),
    ("record-no-rule-set", "기보의 결과는 {recorded:result}입니다. 어느 규칙에 따른 것인지는 알 수 없습니다."),
    (
        "record-of-ruling",
        "이 기보는 판정과 함께 저장된 것입니다. 표시와 결과는 그 판정에 따른 것이므로 아무것도 확인해 주지 않습니다. 각 대국자의 주장과 판정 내용은 설명에 글로만 남아 있습니다. 저장된 JSON에는 모두 들어 있습니다.",
    ),
    ("record-out-of-turn", "한 대국자가 연이어 두 번 두었습니다: {count}수({moves})."),
    ("record-repaired", "기보의 {places} (줄:열): {repair:word}."),
    ("record-repaired-often", "기보의 {places} 외 {more}곳 (줄:열): {repair:word}."),
    (
        "record-result-of-ruling",
        "기보의 결과는 {recorded:result}입니다. 이 기보를 저장할 때의 판정이 낳은 결과이므로, 그 판정을 확인해 주지 않습니다.",
    ),
    (
        "record-turn-order",
        "마지막에 공배를 차례와 다르게 메웠습니다. 대국자들이 합의하면 그렇게 할 수 있습니다(한국기원 기본 규칙): {count}수({moves}).",
    ),
    (
        "record-undetermined",
        "기보의 결과는 {recorded:result}인데, 기보의 규칙인 {rule_set:name}에 따른 결과를 확인할 수 없습니다. 부족한 정보: {needs:words}.",
    ),
    ("record-without-moves", "기보에 수도 돌도 없습니다. 판이 비어 있습니다."),
    (
        "repeated-alone",
        "한쪽만이 {points}을 두고 끝없이 둘 수 있고 다른 쪽은 패스할 수 있습니다. 여기서는 수순이 끝난 것으로 셉니다.",
    ),
    (
        "repeated-as-it-stands",
        "대국이 이어진다면 {points}의 사활은 되풀이되는 수순에 달려 있습니다. 합의로 들어내는 돌이 없으므로 판은 놓인 그대로 셉니다.",
    ),
    (
        "repeated-barred",
        "규칙이 정한 대로 같은 국면을 다시 만드는 수는 둘 수 없습니다. 한쪽이 물러서야 하며, 어느 쪽인지는 찾아보지 않았습니다.",
    ),
    (
        "repeated-dead-in-confirmation",
        "대국이 멈춘 뒤, 그 패에 대해 패스한 다음에야 패를 되따낼 수 있는 사활 확인에서는 {points}이 죽은 돌입니다.",
    ),
    ("repeated-decides", "{points}의 사활은 되풀이되는 수순에 달려 있고, 결과도 거기에 달려 있습니다."),
    (
        "repeated-marked",
        "대국이 이어진다면 {points}의 사활은 되풀이되는 수순에 달려 있습니다. 대국자들이 그곳의 돌을 표시했으므로 표시에 따릅니다.",
    ),
    ("repeated-not-read", "같은 국면이 다시 나타날 때에 관한 조문은 확인하지 못했습니다."),
    ("repeated-silent", "같은 국면이 다시 나타날 때에 관한 규정이 조문에 없습니다."),
    ("repetition-draw", "판 전체의 국면이 다시 나타납니다. 대국자들이 이를 계속 되풀이하면 무승부입니다."),
    ("repetition-no-result", "판 전체의 국면이 다시 나타납니다. 대국자들이 합의하면 무효(승부 없음)입니다."),
    ("repetition-not-barred", "판 전체의 국면이 다시 나타나지만, 금지된 방식으로 나타나는 것은 아닙니다."),
    ("repetition-not-checked", "이전 국면이 다시 나타나는지는 확인하지 않았습니다. 이전 국면이 주어지지 않았습니다."),
    ("repetition-referee", "판 전체의 국면이 다시 나타납니다. 심판이 결정합니다."),
    ("repetition-unknown", "판 전체의 국면이 다시 나타납니다. 그때 어떻게 되는지는 조문에 없거나 확인하지 못했습니다."),
    ("rules-of-record", "기보에 적힌 규칙은 {written}입니다. 다음 규칙으로 보고 맨 앞에 놓았습니다: {rule_set:name}."),
    (
        "rules-of-record-near",
        "기보에 적힌 규칙은 {written}인데, 여기서는 알 수 없는 이름입니다. 혹시 이것입니까: {near}? 어느 규칙도 \
         기보의 규칙으로 보지 않았습니다.",
    ),
    (
        "rules-of-record-unknown",
        "기보에 적힌 규칙은 {written}인데, 여기서는 알 수 없는 이름입니다. 어느 규칙도 기보의 규칙으로 보지 \
         않았습니다.",
    ),
    // no native text found
    (
        "scored-as-agreed",
        "돌 무리 {groups}개에 대해 두 대국자의 주장이 엇갈립니다. 점수는 합의한 부분만으로 계산하며, 주장이 엇갈리는 돌은 아무도 표시하지 않은 것으로 봅니다.",
    ),
    (
        "seki-by-adviser",
        "대국자는 아무도 돌을 표시하지 않았습니다. 물어본 엔진({adviser})은 다음 돌이 빅이라고 주장합니다: \
         {points}.",
    ),
    // no native text found
    (
        "seki-unverified",
        "돌 무리 {groups}개는 탐색으로 밝혀지지 않았지만 빅으로 봅니다. 빅이라고 지정되었거나, 그 무리도 그와 \
         맞닿은 돌도 독립하여 살지 못하기 때문입니다.",
    ),
    ("sensitive-to-death", "{player}의 돌({points})이 죽은 돌이면 결과는 {result:result}입니다."),
    ("sensitive-to-first-pass", "{player}이 먼저 한 수 쉬었다면 결과는 {result:result}입니다."),
    ("sensitive-to-handicap", "치석이 {count}개이면 결과는 {result:result}입니다."),
    ("sensitive-to-komi", "덤이 {before}이 아니라 {komi}이면 결과는 {result:result}입니다."),
    ("sensitive-to-last-play", "{player}이 마지막 수를 두었다면 결과는 {result:result}입니다."),
    ("sensitive-to-life", "{player}의 돌({points})이 판에 남으면 결과는 {result:result}입니다."),
    ("sensitive-to-neutral-point", "{player}이 {at}에 한 수 더 두면 결과는 {result:result}입니다."),
    ("sensitive-to-passes", "{player}이 한 수 쉰 횟수가 {count}번 더 많으면 결과는 {result:result}입니다."),
    ("sensitive-to-prisoners", "{player}이 따낸 돌이 {count}개 더 많으면 결과는 {result:result}입니다."),
    ("sensitivity-decided-by-end", "판이 어떠하든, 대국이 끝난 방식으로 승패가 정해집니다."),
    ("sensitivity-draw", "이긴 쪽이 없습니다. 조금만 달라져도 승패가 정해집니다."),
    ("sensitivity-not-counted", "여기서는 {kind:word}에 따라 달라지는 것이 없습니다."),
    (
        "sensitivity-not-read-whole",
        "{kind:word}에 대해서는 다 읽으면 너무 오래 걸려 모든 경우를 시험하지는 않았습니다.",
    ),
    ("sensitivity-not-safe", "{winner}은 한 집만 잃어도 이기지 못합니다."),
    ("sensitivity-safe-by", "{winner}은 {points}을 잃어도 이깁니다."),
    ("sensitivity-steady", "{kind:word}만으로는 승패가 바뀌지 않습니다."),
    ("sensitivity-undetermined", "얼마나 달라져야 승패가 바뀌는지 알 수 없습니다. 부족한 정보: {needs:words}."),
];

/// The words of a report that are no sentences of their own. `{}` stands for a number.
pub(super) const WORDS: &[(&str, &str)] = &[
    ("and-more", "외 {count}곳"),
    ("as-player-says", "{player}의 주장"),
    ("assumptions", "가정"),
    ("audit", "점검"),
    ("axis-announcement", "결과를 발표하는 방식"),
    ("axis-both-lose", "두 대국자 모두의 패배"),
    ("axis-counting", "계가 방식"),
    ("axis-counting-procedure", "판 위에서 계가하는 방법"),
    ("axis-dead-in-seki", "빅 안의 죽은 돌"),
    ("axis-dispute", "죽은 돌에 관한 분쟁"),
    ("axis-first-pass", "첫 번째 한 수 쉼"),
    ("axis-group-tax", "무리 공제"),
    ("axis-handicap", "치석"),
    ("axis-handicap-placement", "치석을 놓는 자리"),
    ("axis-illegal-move", "둘 수 없는 수를 둔 경우"),
    ("axis-ko", "패"),
    ("axis-komi", "덤"),
    ("axis-last-pass", "마지막에 한 수 쉬는 쪽"),
    ("axis-last-play", "마지막 수"),
    ("axis-neutral-filling", "공배를 메울 의무"),
    ("axis-neutral-points", "공배"),
    ("axis-one-sided-neutral", "한쪽만 둘 수 있는 공배"),
    ("axis-overtime", "추가 시간"),
    ("axis-pass-stones", "한 수 쉴 때 건넨 돌"),
    ("axis-prisoners", "따낸 돌"),
    ("axis-removal", "죽은 돌을 들어내는 방법"),
    ("axis-repetition", "같은 국면의 되풀이"),
    ("axis-resumption", "대국을 다시 시작할 때 먼저 두는 쪽"),
    ("axis-seki-points", "빅 안의 집"),
    ("axis-seki-test", "빅인 돌의 판정"),
    ("axis-stop", "대국의 정지"),
    ("axis-suicide", "자살수"),
    ("axis-tie", "점수가 같은 경우"),
    ("axis-tie-even", "점수가 같은 경우(호선)"),
    ("axis-tie-handicap", "점수가 같은 경우(접바둑)"),
    ("axis-unit", "결과의 단위"),
    ("basis-chosen", "이 요청에서 선택한 것"),
    ("basis-convention", "조문에 없는 관행"),
    ("becomes", "→"),
    ("before-moves", "수를 두기 전"),
    ("before-prisoners", "따낸 돌을 넣기 전의 집 차이"),
    ("between-names", ", "),
    ("between-needs", "; "),
    ("black", "흑"),
    ("board", "바둑판"),
    ("called-alive", "삶"),
    ("called-as-neither-says", "{called}(어느 대국자의 주장도 아님)"),
    ("called-as-player-says", "{called}({player}의 주장)"),
    ("called-dead", "죽음"),
    ("called-in-seki", "빅"),
    ("can-turn-winner", "승자를 바꿀 수 있음"),
    ("cannot-be-told", "아직 알 수 없음, 부족한 정보"),
    ("cannot-turn-winner", "승자를 바꿀 수 없음"),
    ("cases-board", "바둑판"),
    ("cases-case", "이름"),
    ("cases-position", "국면의 근거"),
    ("cases-title", "제목"),
    ("choice-agreed", "두 대국자의 합의"),
    ("choice-agreement", "두 대국자의 합의"),
    ("choice-allowed", "둘 수 있음"),
    ("choice-arbitration", "심판이 판정"),
    ("choice-black-loses-one", "흑이 두면 흑이 1집을 잃음"),
    ("choice-black-wins", "흑이 이김"),
    // no native text found
    ("choice-button", "버튼을 가져간 쪽에 반집"),
    ("choice-by-agreement", "합의한 쪽. 합의가 없으면 모든 돌이 남음"),
    ("choice-counted", "셈"),
    ("choice-draw", "무승부"),
    ("choice-either", "어느 쪽이든"),
    ("choice-fixed", "정해진 자리"),
    ("choice-forbidden", "금지"),
    ("choice-four-passes", "두 대국자가 번갈아 네 번 잇달아 쉼"),
    ("choice-free", "흑이 정하는 자리"),
    ("choice-impossible", "없음"),
    // no native text found
    ("choice-independent-life", "주인 없는 자리에 닿은 돌, 또는 단수인 자기 돌이 든 돌"),
    // no native text found
    ("choice-ing", "싸움패와 방해패(응씨)"),
    ("choice-ing-share", "분수 없이 똑같이 나눔"),
    ("choice-japanese-1989", "돌 무리마다 가정하여 두어 확인"),
    ("choice-jip", "집"),
    ("choice-korean-local", "모양마다 따로 확인"),
    ("choice-moku", "집"),
    ("choice-multi-stone", "돌이 둘 이상이면 둘 수 있음"),
    ("choice-n", "치석 수만큼"),
    ("choice-n-minus-one", "치석 수보다 하나 적게"),
    ("choice-natural-situational-superko", "자기가 만든 국면을 다시 만들 수 없음"),
    ("choice-no-result", "무효(승부 없음)"),
    ("choice-none", "없음"),
    ("choice-normal-turn", "차례인 대국자"),
    ("choice-not-counted", "세지 않음"),
    ("choice-not-removed", "들어내지 않음"),
    ("choice-nothing-removed", "따내지 않은 돌은 남음"),
    ("choice-opponent-of-last-passer", "마지막에 한 수 쉰 쪽의 상대"),
    ("choice-opponent-of-requester", "요청한 쪽의 상대"),
    ("choice-optional", "없음"),
    ("choice-pass-alive", "응수하지 않아도 지켜지는 영역 안의 돌"),
    ("choice-play-out", "계속 두어 확인"),
    ("choice-play-out-then-all-alive", "한 번 더 두고, 그 뒤에는 모든 돌이 남음"),
    ("choice-point", "집"),
    ("choice-points", "집"),
    ("choice-positional-superko", "이전의 어떤 국면도 다시 만들 수 없음"),
    ("choice-possible", "있음"),
    ("choice-precedents", "판례에 따름"),
    ("choice-prisoner", "한 수 쉴 때마다 돌 하나를 따낸 돌로 건넴"),
    ("choice-procedure", "한 수 쉴 때마다 돌 하나를 건넴(계가를 위한 것)"),
    ("choice-referee", "심판이 판정"),
    ("choice-removed", "들어냄"),
    ("choice-required", "있음"),
    ("choice-simple", "곧바로 되따낼 수 없음"),
    ("choice-situational-superko", "두는 차례까지 같은 이전 국면을 다시 만들 수 없음"),
    ("choice-spight", "이전 국면을 다시 만들 수 없음. 한 수 쉬면 풀림"),
    ("choice-split-half", "각 대국자에게 반집"),
    ("choice-two-passes", "두 대국자가 잇달아 한 수씩 쉼"),
    ("choice-two-per-group", "돌 무리마다 2집"),
    ("choice-two-points-a-period", "한 번에 2집"),
    ("choice-white", "백"),
    ("choice-white-first", "백이 먼저 쉬면 흑이 1집을 잃음"),
    ("choice-white-wins", "백이 이김"),
    ("choice-zero", "없음"),
    ("choice-zi", "자(子)"),
    ("column-announcement", "발표"),
    ("column-counting", "계가"),
    ("column-decided-by", "결정 근거"),
    ("column-result", "결과"),
    ("column-rule-set", "규칙"),
    ("counting-area", "면적 계가"),
    // no native text found
    ("counting-boundary", "경계 계가"),
    ("counting-ing", "응씨 계가"),
    // no native text found
    ("counting-stone", "돌 계가"),
    ("counting-territory", "집 계가"),
    ("decided-end", "종국 방식"),
    ("decided-lead", "집 차이"),
    ("decided-tie-rule", "동점 규정"),
    ("differences", "규칙 사이의 차이"),
    ("dispute", "분쟁"),
    ("dispute-agreed", "합의한 돌:"),
    // no native text found
    ("dispute-agreed-nothing", "두 대국자는 나머지 돌이 모두 살아 있다고 주장합니다"),
    (
        "dispute-basis",
        "이 점수는 어느 대국자의 주장도 아닙니다. 합의한 부분만으로 계산하며, 다투는 돌 무리({points})는 아무도 표시하지 않은 것으로 봅니다. 각 주장에 따른 결과는 분쟁 항목에 있습니다.",
    ),
    (
        "dispute-mixed",
        "각 행은 하나의 판정입니다. \"섞임\"이라고 적힌 행은 어떤 무리는 흑의 주장을, 다른 무리는 백의 주장을 \
         따른 것으로, 그 전체를 주장하는 대국자는 없습니다.",
    ),
    // no native text found
    ("end-forfeit", "몰수승(부전승 또는 반칙승)"),
    ("end-resignation", "불계승"),
    ("end-time", "시간승"),
    ("entry-adjustment", "그 밖의 조정 {}집"),
    // no native text found
    ("entry-border-stones", "경계의 돌 {}개"),
    // no native text found
    ("entry-button", "버튼 {}집"),
    ("entry-dead-in-seki", "빅 안의 죽은 돌 밑 {}곳"),
    ("entry-dead-points", "죽은 돌 밑 {}집"),
    ("entry-dead-stones", "들어낸 죽은 돌 {}개"),
    // no native text found
    ("entry-first-pass", "첫 한 수 쉼 조정 {}집"),
    // no native text found
    ("entry-group-tax", "무리 공제 {}집"),
    ("entry-handicap", "치석 보상 {}집"),
    ("entry-komi", "덤 {}집"),
    // no native text found
    ("entry-last-play", "마지막 수 조정 {}집"),
    ("entry-living-stones", "살아 있는 돌 {}개"),
    ("entry-neutral", "공배 {}곳"),
    // no native text found
    ("entry-overtime", "상대의 추가 시간 몫 {}집"),
    // no native text found
    ("entry-pass-stones", "한 수 쉴 때 건넨 돌 {}개"),
    ("entry-prisoners", "따낸 돌 {}개"),
    ("entry-protective-moves", "가일수할 자리 {}곳"),
    ("entry-seki-eyes", "빅의 눈 {}곳"),
    // no native text found
    ("entry-shared-neutral", "공배의 몫 {}집"),
    ("entry-territory", "{}집"),
    ("every-rule-set", "요청한 모든 규칙"),
    // no native text found
    ("evidence-benson", "주인이 계속 한 수 쉬어도 삶"),
    ("evidence-claimed", "주장됨"),
    ("evidence-marked", "표시됨"),
    ("evidence-searched", "탐색"),
    ("evidence-static", "모양"),
    ("evidence-unverified", "증명되지 않음"),
    ("fault-board-size", "판의 줄 수가 너무 적거나 많습니다"),
    ("fault-conflicting-fields", "이 가운데 둘은 함께 쓸 수 없습니다"),
    ("fault-contradiction", "다른 곳에서 밝힌 것과 어긋납니다"),
    ("fault-control-character", "글에 화면 표시를 바꾸는 제어 문자가 있습니다"),
    // no native text found
    ("fault-dead-and-in-seki", "이어진 돌이 죽음과 빅 양쪽으로 주장되어 있습니다"),
    ("fault-duplicate", "같은 것이 두 번 있습니다"),
    ("fault-duplicate-field", "필드가 두 번 있습니다"),
    ("fault-empty", "아무것도 없습니다"),
    ("fault-illegal-move", "둘 수 없는 수입니다"),
    ("fault-invalid-code", "이 페이지의 링크가 아니거나 링크의 글자가 틀렸습니다"),
    ("fault-invalid-katago", "KataGo의 규칙이나 질의가 KataGo의 형식과 다릅니다"),
    ("fault-invalid-point", "바둑판의 자리를 나타내는 좌표가 아닙니다"),
    ("fault-later-version", "더 새로운 버전에서 만든 링크입니다"),
    ("fault-missing-field", "빠진 것이 있습니다"),
    ("fault-more-errors", "여기 적힌 것보다 오류가 더 있습니다"),
    // no native text found
    ("fault-no-liberty", "이어진 돌에 활로가 없습니다"),
    ("fault-no-stone", "그 자리에 돌이 없습니다"),
    ("fault-not-a-quarter", "점수는 4분의 1 단위로만 쓸 수 있습니다"),
    ("fault-not-scored", "이름은 있으나 계산하지 않는 규칙입니다"),
    ("fault-off-board", "그 자리는 판 위에 없습니다"),
    ("fault-other-notation", "모든 돌이 죽은 돌로 그려져 있습니다. 아마 다른 표기법일 것입니다"),
    ("fault-out-of-range", "숫자가 너무 작거나 큽니다"),
    ("fault-removes-nothing", "이 규칙에서는 합의로 들어내는 돌이 없습니다"),
    ("fault-too-long", "텍스트가 너무 깁니다"),
    ("fault-too-many", "개수가 너무 많습니다"),
    ("fault-uneven-rows", "행의 길이가 서로 다릅니다"),
    ("fault-unknown-axis", "규칙에 그런 항목이 없습니다"),
    ("fault-unknown-choice", "그 항목에 그런 선택지가 없습니다"),
    ("fault-unknown-field", "그런 이름의 필드가 없습니다"),
    ("fault-unknown-letter", "바둑판에서 뜻이 없는 글자입니다"),
    ("fault-unknown-rule-set", "그런 이름의 규칙이 없습니다"),
    ("fault-unknown-value", "쓸 수 있는 낱말이 아닙니다"),
    ("fault-unreadable-input", "여기에서 읽을 수 있는 것이 아닙니다"),
    ("fault-unreadable-record", "기보가 아니거나 바둑의 기보가 아닙니다"),
    ("fault-wrong-type", "여기에는 다른 종류의 값이 와야 합니다"),
    ("gives-atari", "단수로 모는 돌"),
    ("guidance", "조문이 정한 것"),
    ("illegal-loss", "반칙패"),
    ("illegal-pass", "한 수 쉼으로 처리"),
    ("illegal-pass-stone", "한 수 쉼으로 처리하고 돌 하나를 건넴"),
    ("illegal-penalty", "벌칙"),
    ("illegal-taken-back", "수를 물림"),
    ("kind-first-pass", "먼저 한 수 쉰 쪽"),
    ("kind-handicap", "치석 개수"),
    ("kind-komi", "덤"),
    ("kind-last-play", "마지막 수를 둔 쪽"),
    ("kind-neutral-point", "공배에 두는 한 수"),
    ("kind-passes", "한 수 쉰 횟수"),
    ("kind-prisoners", "따낸 돌의 수"),
    // no native text found
    ("kind-status", "돌 무리 하나의 사활"),
    ("known", "검토 결과"),
    ("komi-of-game", "{even}(호선), {handicap}(접바둑)"),
    ("komi-of-rule-sets", "덤은 각 규칙이 정한 것"),
    ("lead-moves", "집 차이가 {gainer}에게 {gain} 유리하게 바뀝니다"),
    ("liberties", "활로"),
    ("mark-dead-black", "죽은 흑돌"),
    ("mark-dead-white", "죽은 백돌"),
    ("mark-empty", "빈자리"),
    ("mark-false-eye-black", "메워야 할 흑의 옥집"),
    ("mark-false-eye-white", "메워야 할 백의 옥집"),
    ("mark-highlight", "강조한 자리"),
    ("mark-in-seki-black", "빅인 흑돌"),
    ("mark-in-seki-white", "빅인 백돌"),
    ("mark-last-move", "마지막 수"),
    ("mark-living-black", "흑돌"),
    ("mark-living-white", "백돌"),
    ("mark-neutral", "공배"),
    ("mark-one-sided-black", "흑돌에만 접한 공배"),
    ("mark-one-sided-white", "백돌에만 접한 공배"),
    ("mark-protective-move", "아직 가일수할 자리"),
    ("mark-protective-move-black", "흑이 가일수할 자리"),
    ("mark-protective-move-white", "백이 가일수할 자리"),
    ("mark-seki-eye", "빅의 눈"),
    ("mark-seki-eye-black", "빅인 흑의 눈"),
    ("mark-seki-eye-white", "빅인 백의 눈"),
    ("mark-territory-black", "흑집"),
    ("mark-territory-white", "백집"),
    ("may-turn-winner", "승자를 바꿀 수 있는지 알 수 없음"),
    ("missing", "부족한 정보"),
    ("move", "{}수"),
    ("name-gtp", "GTP"),
    ("name-katago", "KataGo"),
    ("name-sgf", "기보"),
    ("name-user", "입력할 때"),
    // no native text found
    ("need-classification", "어느 돌 무리가 독립하여 살고 어느 돌 무리가 빅인지"),
    ("need-dead-stones", "죽은 돌이 어느 것인지(없으면 없다는 것)"),
    ("need-last-play", "마지막 수를 둔 쪽"),
    ("need-passes", "누가 몇 번 쉬었는지(패스), 누가 먼저 쉬었는지"),
    ("need-plays", "각 대국자가 둔 돌의 수"),
    ("need-prisoners", "대국 중에 각 대국자가 따낸 돌의 수"),
    ("need-repetition", "되풀이되는 수순에 달린 돌의 사활"),
    ("need-rule", "{axis:word}에 관한 규칙 조문의 규정"),
    ("needed-by", "필요한 규칙:"),
    ("no-difference", "집 차이가 같아 설명할 차이가 없습니다."),
    ("not-counted", "세지 않은 것"),
    ("not-counting", "영향이 없는 것"),
    ("not-looked-at", "살피지 않음"),
    ("nothing", "없음"),
    // no native text found
    ("page-about-border", "경계가 지나는 곳"),
    ("page-about-dead-in-seki", "빅 안의 죽은 돌"),
    ("page-about-neutral-points", "공배"),
    ("page-about-protective-moves", "가일수"),
    ("page-about-seki", "빅인 돌"),
    // no native text found
    ("page-about-shared-spaces", "함께 에워싼 공간"),
    ("page-actions", "실행 취소, 다시 실행, 링크"),
    ("page-add-adjustment", "항목 추가"),
    ("page-add-rule-set", "{name} 추가"),
    ("page-adjusted-amount", "점수(집)"),
    ("page-adjusted-player", "받는 쪽"),
    ("page-adjusted-reason", "사유"),
    ("page-adjustment", "항목 {number}"),
    ("page-against-black", "흑의 벌점"),
    ("page-against-white", "백의 벌점"),
    ("page-all-black", "비교한 규칙 {count}개 모두에서 흑이 이깁니다."),
    ("page-all-both-lose", "비교한 규칙 {count}개 모두에서 두 대국자 모두 패합니다."),
    ("page-all-disputed", "비교한 규칙 {count}개 모두에서 분쟁에 승패가 달려 있습니다."),
    ("page-all-draw", "비교한 규칙 {count}개 모두에서 무승부입니다."),
    ("page-all-rule-sets", "모든 규칙"),
    ("page-all-rulings", "판정 {count}개 모두 보기"),
    ("page-all-stay", "{player}: 죽은 돌 더 없음"),
    ("page-all-undecided", "비교한 규칙 {count}개 모두에서 승패를 알 수 없습니다."),
    ("page-all-white", "비교한 규칙 {count}개 모두에서 백이 이깁니다."),
    ("page-and-more", "외 {count}개"),
    ("page-article", "조항: {articles}"),
    ("page-as-black-says", "흑의 주장대로"),
    ("page-as-both-say", "양쪽이 인정한 대로"),
    ("page-as-white-says", "백의 주장대로"),
    ("page-asking", "계산하는 중…"),
    ("page-asking-service", "계가하는 중…"),
    ("page-audit-clear", "숫자와 표시에 이상해 보이는 것이 없습니다."),
    (
        "page-awaited",
        "{other}의 주장만 들었고 {player}의 주장은 아직 듣지 않았습니다. {player}의 주장을 들을 때까지 결과와 링크, 판정 기록에는 {other}의 주장이 들어가지 않습니다.",
    ),
    ("page-beside-board", "바둑판 옆"),
    ("page-black-ahead", "흑이 앞섬"),
    ("page-black-says", "흑의 주장"),
    ("page-blocks", "한 묶음으로 센 자리"),
    ("page-board", "바둑판과 표시"),
    ("page-both-players", "두 대국자 모두"),
    ("page-cause-adjustment", "조정"),
    // no native text found
    ("page-cause-border-stones", "경계의 돌"),
    // no native text found
    ("page-cause-button", "버튼"),
    ("page-cause-dead-in-seki", "빅 안의 죽은 돌"),
    // no native text found
    ("page-cause-first-pass", "첫 한 수 쉼 조정"),
    // no native text found
    ("page-cause-group-tax", "무리 공제"),
    ("page-cause-handicap", "치석 보상"),
    ("page-cause-komi", "덤"),
    // no native text found
    ("page-cause-last-play", "마지막 수 조정"),
    ("page-cause-living-stones", "살아 있는 돌"),
    ("page-cause-of", "{cause}({player})"),
    // no native text found
    ("page-cause-pass-stones", "한 수 쉴 때 건넨 돌"),
    ("page-cause-prisoners", "따낸 돌"),
    ("page-cause-protective-moves", "가일수"),
    ("page-cause-seki-eyes", "빅의 눈"),
    ("page-cause-shared-neutral", "공배"),
    ("page-cause-status", "사활"),
    ("page-cause-stones-played", "놓은 돌"),
    ("page-cell-black", "흑돌, {point}"),
    ("page-cell-dead", "죽은 돌로 표시됨"),
    ("page-cell-empty", "빈자리, {point}"),
    ("page-cell-false-eye", "옥집"),
    ("page-cell-last", "마지막 수"),
    ("page-cell-lit", "강조됨"),
    ("page-cell-seki", "빅"),
    ("page-cell-white", "백돌, {point}"),
    (
        "page-claims-key",
        "주장이 엇갈리는 돌: 검은 모서리 표는 흑의 주장, 흰 모서리 표는 백의 주장입니다. ✓ 산 돌, ✕ 죽은 돌, △ 빅.",
    ),
    ("page-clear-board", "판 비우기"),
    ("page-clear-marks", "모든 표시 지우기"),
    ("page-click-in", "눌러서 돌 놓기"),
    ("page-column-lead", "집 차이"),
    ("page-columns", "세로줄"),
    ("page-compared", "함께 비교할 규칙"),
    ("page-comparison", "규칙별 비교"),
    ("page-copied", "링크 복사됨"),
    ("page-copy-link", "링크 복사"),
    ("page-count-as", "세는 기준"),
    ("page-count-back", "이전"),
    ("page-count-claim", "{player}의 주장대로 센 것입니다. 상대의 주장은 다릅니다."),
    ("page-count-first", "처음"),
    ("page-count-last", "마지막"),
    ("page-count-next", "다음"),
    ("page-count-step", "전체 {count}단계 중 {number}단계"),
    ("page-counts-for-nobody", "누구의 점수로도 세지 않음"),
    (
        "page-dead-by-proof",
        "아무도 돌을 표시하지 않았습니다. 상대가 한 번도 응수하지 않아도 지킬 수 있는 영역 안의 돌을 죽은 돌로 \
         봅니다. 돌을 표시하면 그 표시가 이를 대신합니다.",
    ),
    ("page-did-adjust", "항목을 추가함"),
    ("page-did-change", "변경함"),
    ("page-did-clear-board", "판을 비움"),
    ("page-did-clear-marks", "모든 표시를 지움"),
    ("page-did-compare", "비교에 추가함: {name}"),
    ("page-did-drop-pass-alive", "증명으로 정해진 죽은 돌의 표시는 없어졌습니다"),
    ("page-did-komi", "덤: {komi}"),
    ("page-did-map", "판에서 들어낸 돌의 기준 규칙: {name}"),
    ("page-did-mark-dead", "죽은 돌: {points}"),
    ("page-did-mark-seki", "빅인 돌: {points}"),
    ("page-did-no-dead", "죽은 돌 없음"),
    ("page-did-not-adjust", "항목을 삭제함"),
    ("page-did-not-compare", "비교에서 뺌: {name}"),
    ("page-did-read", "국면을 읽음({format})"),
    ("page-did-resize", "바둑판 크기: {columns}×{rows}"),
    ("page-did-ruling", "이 대국의 규칙: {name}"),
    ("page-did-take-back", "{player}의 주장을 지움"),
    ("page-did-type", "글을 입력함"),
    ("page-did-unmark", "표시를 지움: {points}"),
    ("page-difference-from", "기준 규칙"),
    ("page-difference-to", "비교할 규칙"),
    ("page-dispute-keeps", "누구의 주장이 맞든, 비교한 어느 규칙에서도 승패가 바뀌지 않습니다."),
    (
        "page-dispute-turns",
        "비교한 규칙 {count}개 가운데 {turning}개에서는 누구의 주장이 맞느냐에 따라 승패가 바뀔 수 있습니다.",
    ),
    ("page-dispute-unknown", "누구의 주장이 맞느냐가 승패에 영향을 주는지 아직 알 수 없습니다."),
    // no native text found
    ("page-disputed-group", "다투는 돌 무리"),
    ("page-disputed-groups", "주장이 엇갈리는 돌"),
    ("page-end-agreement", "두 대국자의 합의"),
    // no native text found
    ("page-end-forfeit", "몰수패(부전패 또는 반칙패)"),
    ("page-end-passes", "한 수 쉼"),
    ("page-end-resignation", "한쪽이 돌을 거둠(불계)"),
    ("page-end-time", "한쪽의 시간패"),
    ("page-ended-by", "대국이 끝난 방식"),
    ("page-event-komi", "기보의 덤({komi})이 아니라 대회의 덤을 적용합니다."),
    ("page-event-rule-sets", "이 대회의 규칙만"),
    (
        "page-event-rules-kept",
        "기보에 적힌 규칙은 “{written}”입니다. 대회의 규칙만 표시하며, 기보의 규칙({name})은 표시하지 않습니다.",
    ),
    ("page-fault", "입력된 것: {found}. 필요한 것: {expected}."),
    ("page-first-pass", "이 대국에서 먼저 한 수 쉰 쪽"),
    ("page-forget", "여기 저장된 것을 모두 지우기"),
    ("page-forget-sure", "이 페이지에 대해 이 브라우저에 저장된 것을 모두 지우시겠습니까? 되돌릴 수 없습니다."),
    ("page-format-case", "자료에 실린 국면"),
    ("page-format-drawing", "글자로 그린 판"),
    ("page-format-gib", "GIB 기보"),
    ("page-format-katago-query", "KataGo 형식으로 쓴 국면"),
    ("page-format-ngf", "NGF 기보"),
    ("page-format-ogs", "Online Go Server 기보"),
    ("page-format-permalink", "이 페이지의 링크"),
    ("page-format-request", "이 프로그램의 형식으로 쓴 국면"),
    ("page-format-ruling", "판정 기록"),
    ("page-format-sgf", "SGF 기보"),
    ("page-game-end", "마지막 수, 한 수 쉼, 종국, 추가 시간"),
    ("page-gap", "{from} → {to}. 흑을 기준으로 한 집 차이의 변화는 합계 {gap}집입니다."),
    ("page-gap-keeps", "승패는 같습니다."),
    ("page-gap-turns", "승패가 다릅니다."),
    ("page-grid", "바둑판"),
    (
        "page-grid-hint",
        "화살표 키로 이동합니다. Enter 키나 스페이스 키를 누르면 선택한 도구가 실행됩니다. D 키는 죽은 돌로, S 키는 빅으로 표시하고, B 키는 흑돌을, W 키는 백돌을 놓으며, Delete 키는 돌을 지웁니다. Home 키와 End 키는 가로줄의 양 끝으로, Page Up 키와 Page Down 키는 세로줄의 양 끝으로 이동합니다.",
    ),
    ("page-guidance", "규칙이 정한 절차"),
    ("page-handicap", "치석"),
    ("page-hear", "{player}의 주장 듣기"),
    ("page-hint-alternate", "자리를 누르면 돌이 놓입니다. 다음은 {player} 차례입니다. 돌을 누르면 그 돌이 지워집니다."),
    // no native text found
    (
        "page-hint-claim",
        "{speaker}, {mark}: 돌을 누르십시오. 그 돌 무리 전체가 표시됩니다. 다시 누르면 표시가 지워집니다.",
    ),
    // no native text found
    ("page-hint-mark", "{mark}: 돌을 누르십시오. 그 돌 무리 전체가 표시됩니다. 다시 누르면 표시가 지워집니다."),
    ("page-hint-paint", "자리를 누르거나 여러 자리 위로 끄십시오. 같은 색의 돌을 누르면 그 돌이 지워집니다."),
    ("page-hint-pick", "판 위에서 그 자리를 누르십시오."),
    ("page-if-agreed", "{player}이 {other}의 주장에 동의할 때의 결과"),
    ("page-kept-here", "이 브라우저에 저장된 것"),
    (
        "page-kept-hint",
        "입력한 것은 지울 때까지 모두 이 브라우저에 남으며, 이 페이지를 보여 주는 프로그램 외에는 어디로도 보내지 \
         않습니다. 탭마다 작업이 따로 저장됩니다.",
    ),
    ("page-komi", "덤"),
    ("page-komi-amount", "백이 받는 집"),
    ("page-komi-each", "규칙마다 따로"),
    ("page-komi-negative", "역덤: 백이 흑에게 {points}집을 줍니다."),
    ("page-komi-one", "모든 규칙에 똑같이"),
    ("page-komi-rule-set", "각 규칙이 정한 것"),
    ("page-language", "언어"),
    ("page-language-en", "English"),
    ("page-language-ja", "日本語"),
    ("page-language-ko", "한국어"),
    ("page-language-zh", "中文"),
    ("page-last-player", "마지막 수를 둔 쪽"),
    ("page-last-point", "둔 자리"),
    ("page-lead-black", "흑 +{points}"),
    ("page-lead-white", "백 +{points}"),
    ("page-ledger", "계산 내역"),
    ("page-left-standing", "판에 남는 죽은 돌"),
    ("page-legend", "판 위의 표시"),
    ("page-lost-by", "진 쪽"),
    ("page-map", "판에서 들어낸 돌의 기준 규칙"),
    ("page-mark", "누르면 표시되는 것"),
    ("page-mark-dead", "죽은 돌"),
    ("page-mark-seki", "빅"),
    ("page-mend", "계가하려면 먼저 고쳐야 할 것: {count}개"),
    ("page-mode", "판 위에서 할 일"),
    ("page-mode-edit", "돌 놓기"),
    ("page-mode-mark", "돌 표시"),
    ("page-more-rule-sets", "그 밖의 규칙"),
    ("page-no-answer", "아직 결과가 없습니다."),
    ("page-no-claims", "주장이 엇갈리는 돌이 없습니다. 흑의 주장과 백의 주장을 입력하면 여기서는 그 차이만 살핍니다."),
    ("page-no-count", "이 규칙에서는 집 차이를 알 수 없어 판 위에서 계가할 수 없습니다."),
    ("page-no-dead", "죽은 돌 없음"),
    ("page-no-link", "이 판의 결과가 없는 동안에는 링크를 복사할 수 없습니다."),
    ("page-no-readings", "비교한 규칙에는 이 판에서 조문 해석에 따라 달라지는 것이 없습니다."),
    ("page-no-stone-here", "{point}에 돌이 없습니다"),
    ("page-nobody-lost", "없음"),
    ("page-nobody-passed", "아무도 한 수 쉬지 않음"),
    ("page-none-dead", "죽은 돌이 없습니다."),
    ("page-not-a-number", "수로 읽을 수 없습니다: “{found}”."),
    ("page-not-all-tried", "이런 종류의 변화를 모두 시험하지는 않았습니다."),
    ("page-not-kept", "이 브라우저에는 입력한 것을 저장할 공간이 없습니다. 페이지를 새로 고치지 마십시오."),
    ("page-not-known", "알 수 없음"),
    ("page-not-read", "여기서 읽을 수 있는 기보, 그림, 링크 형식이 아닙니다."),
    ("page-not-taken", "글, 파일 또는 링크를 받아들이지 못했습니다. 무엇이 잘못되었는지는 입력한 곳에 적혀 있습니다."),
    ("page-not-told", "아직 아무것도 표시하지 않았습니다. 죽은 돌을 표시하거나, 죽은 돌이 없다고 밝히십시오."),
    ("page-nothing-yet", "판 위에 아직 아무것도 없습니다."),
    ("page-numbers", "따낸 돌, 덤, 치석"),
    ("page-old-result", "아래는 지금 판이 아니라 이전 판의 결과입니다."),
    ("page-one-rule-set", "비교할 두 번째 규칙을 고르십시오."),
    ("page-open-file", "파일 열기"),
    ("page-outcome-awaited", "{player}의 주장을 아직 듣지 않았습니다"),
    ("page-outcome-black", "흑 승"),
    ("page-outcome-both-lose", "두 대국자 모두 패배"),
    ("page-outcome-disputed", "분쟁에 승패가 달려 있음"),
    ("page-outcome-draw", "무승부"),
    ("page-outcome-undetermined", "승패를 알 수 없음"),
    ("page-outcome-white", "백 승"),
    ("page-overloaded", "계가 프로그램이 바쁩니다. 입력한 것은 그대로 있습니다."),
    // no native text found
    ("page-overtime", "각 대국자의 시간 연장(추가 시간) 횟수"),
    ("page-own-komi", "이 규칙이 정한 덤: {komi}"),
    ("page-panel-audit", "점검"),
    ("page-panel-audit-hint", "숫자와 표시에서 이상해 보이는 것"),
    ("page-panel-comparison", "결과"),
    ("page-panel-comparison-hint", "각 규칙의 결과와 계산 내역"),
    ("page-panel-counting", "판 위에서 계가하기"),
    ("page-panel-counting-hint", "한 단계씩"),
    ("page-panel-differences", "결과가 다른 까닭"),
    ("page-panel-differences-hint", "한 결과에서 다른 결과까지"),
    ("page-panel-dispute", "분쟁"),
    ("page-panel-dispute-hint", "각 주장에 따른 결과, 규칙이 정한 것"),
    ("page-panel-readings", "다른 해석"),
    ("page-panel-readings-hint", "조문을 두 가지 이상으로 해석하는 곳"),
    // no native text found
    ("page-panel-record", "판정 기록"),
    ("page-panel-record-hint", "인쇄, 서명, 저장"),
    // no native text found
    ("page-panel-sensitivity", "승패의 안정성"),
    ("page-panel-sensitivity-hint", "승패가 바뀌는 가장 작은 변화"),
    ("page-passed-over", "누구의 것도 아니거나 이미 센 자리"),
    ("page-passes", "각 대국자가 한 수 쉰 횟수"),
    ("page-paste", "기보, 글자로 그린 판 또는 링크 붙여 넣기"),
    ("page-paste-here", "기보 붙여 넣기"),
    (
        "page-paste-hint",
        "SGF 등의 기보, KataGo·Sensei's Library·GoGui 방식으로 글자로 그린 판, 또는 이 페이지의 링크를 붙여 넣을 수 있습니다. 파일은 어디에나 끌어다 놓을 수 있습니다.",
    ),
    ("page-penalties", "벌점과 그 밖의 점수"),
    (
        "page-penalties-hint",
        "대회에서 정한 사유로 한 대국자에게 주는 점수입니다. 벌점은 상대의 점수로 더하거나, 마이너스(-)를 붙여 그 대국자의 점수에서 뺍니다.",
    ),
    ("page-penalty-not-yet", "대회 날에는 아직 효력이 없음"),
    ("page-penalty-not-yet-today", "오늘은 아직 효력이 없음"),
    ("page-penalty-over", "대회 날에는 이미 효력이 끝남"),
    ("page-penalty-over-today", "오늘은 이미 효력이 끝남"),
    ("page-pick", "판에서 고르기"),
    ("page-plays", "각 대국자가 둔 돌의 수"),
    ("page-points-count", "{count}곳"),
    ("page-position", "국면"),
    ("page-prisoners", "대국 중에 각 대국자가 따낸 돌의 수"),
    ("page-read", "읽기"),
    ("page-read-as", "읽었습니다({format})."),
    ("page-reading-default", "점수는 이 해석에 따름"),
    ("page-reading-knows", "수읽기 결과"),
    ("page-readings-keep", "조문을 어떻게 해석하든 승패는 같습니다."),
    ("page-readings-turn", "조문을 어떻게 해석하느냐에 승패가 달려 있습니다."),
    ("page-record-black", "흑의 이름"),
    ("page-record-copied", "링크를 복사했습니다."),
    ("page-record-copy-link", "링크 복사"),
    ("page-record-date", "날짜"),
    ("page-record-decided", "채택한 주장"),
    ("page-record-decided-black", "흑의 주장"),
    ("page-record-decided-none", "어느 쪽도 아님(합의한 부분만 적용)"),
    ("page-record-decided-white", "백의 주장"),
    ("page-record-dissent", "이의"),
    ("page-record-event", "대회"),
    ("page-record-link", "이 기록을 그대로 다시 만드는 링크"),
    ("page-record-note", "비고"),
    ("page-record-one-language", "없음"),
    ("page-record-place", "장소"),
    ("page-record-preview", "미리 보기"),
    ("page-record-print", "인쇄"),
    ("page-record-referee", "심판"),
    ("page-record-result", "기보의 결과: {result}"),
    ("page-record-round", "라운드"),
    ("page-record-rule-set", "판정에 적용하는 규칙"),
    ("page-record-ruling", "판정"),
    ("page-record-save-html", "웹 페이지로 저장(HTML)"),
    ("page-record-save-json", "검증용으로 저장(JSON)"),
    ("page-record-save-sgf", "기보로 저장(SGF)"),
    ("page-record-saved", "저장됨: {name}"),
    ("page-record-second-language", "함께 표기할 언어"),
    ("page-record-table", "대국석"),
    ("page-record-time", "시각"),
    ("page-record-white", "백의 이름"),
    ("page-redo", "다시 실행"),
    ("page-redone", "다시 실행: {what}"),
    ("page-referees", "심판: {names}"),
    ("page-refused", "할 수 없었습니다."),
    ("page-remarks", "점검에서 살펴볼 것: {count}개"),
    ("page-remove", "삭제"),
    ("page-result", "결과"),
    ("page-retry-after", "{seconds}초 기다려 주십시오."),
    ("page-row-fault", "{row}번째 줄: {text}"),
    ("page-rows", "가로줄"),
    ("page-rules", "대회와 규칙"),
    ("page-ruling-column", "판정"),
    ("page-ruling-rule-set", "이 대국의 규칙"),
    (
        "page-ruling-unverified",
        "기록에 입력된 내용을 그대로 보여 줍니다. 사본이 바뀌지 않았는지는 여기서 확인하지 않으며, gyega verify로 확인할 수 있습니다.",
    ),
    ("page-rulings", "각 판정에 따른 결과"),
    ("page-same-rule-set", "서로 다른 두 규칙을 고르십시오."),
    ("page-says-all-stay", "죽은 돌 없음"),
    ("page-says-no-more", "합의한 것 외에 다른 주장 없음"),
    ("page-says-nothing", "아직 듣지 않음"),
    ("page-sentence", "{text}."),
    ("page-show-on-board", "판에서 보기"),
    ("page-size", "크기"),
    ("page-size-fault", "이런 크기의 판은 없습니다: {found}. 판의 가로줄과 세로줄은 {least}줄에서 {most}줄까지입니다."),
    ("page-skip-to-board", "바둑판으로 이동"),
    ("page-some-disputed", "어떤 규칙에서는 분쟁에 승패가 달려 있고, 어떤 규칙에서는 그렇지 않습니다."),
    ("page-some-undecided", "일부 규칙에서는 정보가 더 필요합니다."),
    ("page-source", "출처: {source}"),
    ("page-speaker", "누구의 주장인지"),
    ("page-speaker-black", "흑의 주장"),
    ("page-speaker-both", "두 대국자 합의"),
    ("page-speaker-white", "백의 주장"),
    ("page-split", "돌 수가 다른 까닭(+는 흑이 더 둔 수, −는 백이 더 둔 수): {parts}."),
    ("page-split-early-passes", "마지막 수 이전의 한 수 쉼 {amount}"),
    ("page-split-handicap-stones", "치석 {amount}"),
    ("page-split-last-play", "마지막 수 {amount}"),
    ("page-split-turn-order", "차례를 벗어난 수 {amount}"),
    ("page-start-over", "새 대국"),
    ("page-steady", "승패가 바뀌지 않는 변화 {count}가지"),
    ("page-step-black", "흑 쪽으로 {amount}집"),
    ("page-step-board", "표시"),
    ("page-step-position", "국면"),
    ("page-step-result", "결과"),
    ("page-step-rules", "규칙"),
    ("page-step-white", "백 쪽으로 {amount}집"),
    ("page-steps", "단계"),
    ("page-still-before", "이 글이나 파일은 읽어 들이지 못했습니다. 판과 결과는 아직 이전의 것입니다."),
    ("page-still-before-short", "마지막 글이나 파일을 읽지 못했습니다. 이것은 아직 이전의 판입니다."),
    ("page-stone", "누르면 놓이는 돌"),
    ("page-stone-alternate", "번갈아"),
    ("page-stone-erase", "지우기"),
    ("page-sum", "합계"),
    ("page-sum-differs", "각 단계를 더한 값이 계산한 집 차이와 다릅니다. 이 문제를 알려 주십시오."),
    ("page-summary", "요약"),
    ("page-take-back", "{player}의 주장 지우기"),
    ("page-theme", "화면 테마"),
    ("page-theme-dark", "어둡게"),
    ("page-theme-light", "밝게"),
    ("page-theme-system", "기기 설정대로"),
    ("page-they-differ", "규칙에 따라 승패가 다릅니다."),
    ("page-timeout", "계산이 너무 오래 걸렸습니다. 잃은 것은 없습니다."),
    ("page-title", "심판 페이지"),
    ("page-too-many", "짧은 시간에 요청이 너무 많았습니다. 입력한 것은 그대로 있습니다."),
    ("page-tried", "시도한 형식"),
    ("page-try-again", "다시 시도"),
    ("page-undecided", "승패를 알 수 없음"),
    ("page-undecided-because", "다음 정보가 없어 승패를 정할 수 없습니다:"),
    ("page-under-black", "흑 승: {names}"),
    ("page-under-both-lose", "두 대국자 모두 패배: {names}"),
    ("page-under-disputed", "분쟁에 승패가 달려 있음: {names}"),
    ("page-under-draw", "무승부: {names}"),
    ("page-under-white", "백 승: {names}"),
    ("page-undo", "실행 취소"),
    ("page-undone", "실행 취소: {what}"),
    ("page-unreachable", "계가 프로그램이 응답하지 않습니다. 없어진 것은 없으며, 입력하는 것은 여기에 저장됩니다."),
    ("page-waterfall", "{from} 규칙의 집 차이에서 {to} 규칙의 집 차이까지의 단계"),
    ("page-white-ahead", "백이 앞섬"),
    ("page-white-says", "백의 주장"),
    ("page-whole", "판 전체 보기"),
    ("page-work", "{time}: {columns}×{rows}, 돌 {stones}개"),
    ("pass", "한 수 쉼"),
    ("problem-busy", "서비스가 혼잡합니다. 다시 시도하십시오"),
    ("problem-forbidden", "이 요청자에게는 허용되지 않습니다"),
    ("problem-internal", "서비스에 장애가 생겼습니다"),
    ("problem-invalid-json", "본문이 JSON이 아닙니다"),
    ("problem-invalid-request", "이대로는 요청한 것을 계산할 수 없습니다"),
    ("problem-method-not-allowed", "이 메서드는 여기서 제공하지 않습니다"),
    ("problem-not-acceptable", "이 형식으로는 답할 수 없습니다"),
    ("problem-not-found", "여기서 제공하는 것이 없습니다"),
    ("problem-timeout", "시간이 너무 오래 걸렸습니다. 다시 시도하십시오"),
    ("problem-too-large", "요청이 너무 깁니다"),
    ("problem-too-many-requests", "요청이 너무 많습니다. 잠시 기다리십시오"),
    ("problem-unsupported-media-type", "이 미디어 형식은 여기서 읽지 않습니다"),
    // no native text found
    ("procedure-boundary", "안쪽 돌을 들어내고 경계 안의 집을 셈"),
    ("procedure-fast-or-area", "따낸 돌을 쓰는 간이 계가, 또는 면적 계가"),
    ("procedure-fill-in", "따낸 돌로 집을 메움"),
    ("procedure-half-count", "흑 쪽만 셈"),
    ("procedure-half-on-board", "적은 쪽을 놓인 자리에서 셈"),
    ("procedure-ing-fill-in", "각자의 돌로 자기 집을 메움"),
    // no native text found
    ("procedure-pass-stone-fill-in", "한 수 쉴 때 돌을 건네고 따낸 돌로 집을 메움"),
    ("procedure-plain", "놓인 그대로 셈"),
    ("procedures", "판 위에서 계가하는 순서"),
    ("reading", "다른 해석"),
    ("reading-points", "이 해석으로 바뀌는 자리"),
    ("reasons", "계산 내역"),
    ("record", "기보"),
    ("record-announcement", "발표"),
    ("record-articles", "조항"),
    ("record-claims", "각 대국자의 주장"),
    ("record-date", "날짜"),
    ("record-dead", "죽은 돌"),
    ("record-dissent", "이의"),
    ("record-edition", "판본"),
    ("record-engine", "작성 프로그램"),
    ("record-event", "대회"),
    ("record-handicap", "치석"),
    ("record-hash-answer", "계산 결과의 SHA-256"),
    ("record-hash-question", "계산 요청의 식별 번호(표준형)"),
    ("record-hash-request", "계산 요청의 SHA-256"),
    ("record-hash-typed", "입력 내용의 SHA-256"),
    ("record-key", "서명에 쓴 키"),
    ("record-kind-adjustment", "벌점과 조정"),
    // no native text found
    ("record-kind-border-stones", "경계의 돌"),
    // no native text found
    ("record-kind-button", "버튼"),
    ("record-kind-dead-in-seki", "빅 안의 죽은 돌 밑의 자리"),
    ("record-kind-dead-points", "죽은 돌 밑의 집"),
    ("record-kind-dead-stones", "들어낸 죽은 돌"),
    // no native text found
    ("record-kind-first-pass", "첫 한 수 쉼 조정"),
    // no native text found
    ("record-kind-group-tax", "무리 공제"),
    ("record-kind-handicap", "치석 보상"),
    ("record-kind-komi", "덤"),
    // no native text found
    ("record-kind-last-play", "마지막 수 조정"),
    ("record-kind-living-stones", "판 위의 돌"),
    ("record-kind-neutral", "공배"),
    // no native text found
    ("record-kind-overtime", "상대의 추가 시간 몫"),
    // no native text found
    ("record-kind-pass-stones", "한 수 쉴 때 건넨 돌"),
    ("record-kind-prisoners", "따낸 돌"),
    ("record-kind-protective-moves", "가일수할 자리"),
    ("record-kind-seki-eyes", "빅의 눈"),
    // no native text found
    ("record-kind-shared-neutral", "공배의 몫"),
    ("record-kind-territory", "집"),
    ("record-lead", "집 차이(흑 기준)"),
    ("record-ledger", "계산 내역"),
    ("record-link", "코드 또는 링크"),
    ("record-neutral", "공배"),
    ("record-none", "없음"),
    ("record-note", "비고"),
    ("record-other-rule-sets", "다른 규칙"),
    ("record-owed", "가일수할 자리"),
    ("record-place", "장소"),
    ("record-points", "돌과 공배"),
    ("record-prisoners", "따낸 돌"),
    ("record-reason", "항목"),
    ("record-referee", "심판"),
    ("record-result", "결과"),
    ("record-round", "라운드"),
    ("record-rule-set", "규칙"),
    ("record-ruled-groups", "다툰 돌에 대한 판정"),
    ("record-rules-version", "규칙 버전"),
    ("record-ruling", "판정"),
    ("record-scan", "이 국면을 다시 여는 코드"),
    ("record-seki", "빅인 돌"),
    ("record-signature", "전자 서명"),
    ("record-signatures", "서명"),
    ("record-table", "대국석"),
    ("record-time", "시각"),
    // no native text found
    ("record-title", "판정 기록"),
    ("record-total", "합계"),
    ("record-turning", "승패가 바뀌는 조문 해석"),
    ("record-undecided", "판정 미정: 두 대국자의 주장이 다르며, 어느 주장을 채택하는지 판정되지 않았습니다."),
    ("record-upheld", "채택한 주장"),
    ("repair-broken-text", "문자 집합에서 뜻이 없는 바이트가 있어 바꾸어 넣었습니다"),
    ("repair-deep-variations", "변화도가 보통보다 깊게 겹쳐 있으나 읽었습니다"),
    ("repair-dimmed", "흐리게 표시된 자리가 있으나 다른 자리와 똑같이 읽었습니다"),
    ("repair-extra-close", "짝이 없는 닫는 괄호가 있어 건너뛰었습니다"),
    ("repair-guessed-charset", "기보에 문자 집합이 적혀 있지 않고 UTF-8도 아니어서 추정했습니다"),
    (
        "repair-handicap-as-moves",
        "기보에 치석이 놓여 있지 않으나 흑이 치석만큼의 수를 먼저 두어, 그 수를 치석으로 보았습니다",
    ),
    ("repair-handicap-differs", "치석 개수가 놓인 흑돌의 개수와 다릅니다"),
    (
        "repair-handicap-placed",
        "기보에 치석의 자리가 적혀 있지 않아 관례에 따른 자리에 놓았습니다. 세 번째 치석은 왼쪽 위에 놓았습니다",
    ),
    ("repair-leading-text", "첫 대국 앞에 글이 있어 건너뛰었습니다"),
    ("repair-marked-twice", "한 자리가 두 대국자 모두의 집으로 표시되어 있어 누구의 집으로도 보지 않았습니다"),
    ("repair-missing-semicolon", "대국이 첫 노드의 세미콜론 없이 시작합니다"),
    ("repair-move-and-setup", "한 노드에 착수와 돌 배치가 함께 있어 돌을 먼저 배치했습니다"),
    ("repair-no-size", "기보에 바둑판의 크기가 적혀 있지 않아 19×19로 보았습니다"),
    ("repair-no-value", "속성에 값이 없어 뺐습니다"),
    (
        "repair-odd-komi",
        "덤이 풀이가 필요한 방식으로 적혀 있습니다(집이나 자의 100분의 1 단위, 쉼표 사용, 또는 반집 생략)",
    ),
    (
        "repair-odd-result",
        "결과가 풀이가 필요한 방식으로 적혀 있습니다(말, 자(子), 또는 전각 글자). 그 뜻은 확실합니다",
    ),
    ("repair-off-board", "판 밖에 둔 수가 있어 뺐습니다"),
    ("repair-out-of-turn", "같은 대국자가 연이어 두 번 둡니다"),
    ("repair-played-on-stone", "돌이 있는 자리에 수를 두어, 새 돌이 그 돌을 대신했습니다"),
    ("repair-repeated-property", "한 노드에 같은 속성이 두 번 있어 값을 합쳤습니다"),
    ("repair-self-capture", "둔 쪽의 돌에 활로가 없게 되는 수여서 그 돌을 들어냈습니다"),
    ("repair-set-twice", "한 자리에 두 색의 돌이 배치되어 있어 나중 것을 남겼습니다"),
    ("repair-setup-in-game", "첫 수를 둔 뒤에 돌이 배치되어 있습니다. 그 전에 둔 수로는 판을 설명할 수 없습니다"),
    ("repair-several-games", "텍스트에 대국이 여럿 있어 첫 대국을 읽었습니다"),
    ("repair-small-name", "이름이 소문자로 적혀 있어 대문자로 읽었습니다"),
    ("repair-stray-text", "속성이나 대괄호가 있어야 할 곳에 글이 있어 건너뛰었습니다"),
    ("repair-unclosed", "변화도가 닫히기 전에 텍스트가 끝납니다. 그 뒤에 무엇이 빠졌는지는 알 수 없습니다"),
    ("repair-unclosed-value", "값이 닫히기 전에 텍스트가 끝나, 있는 데까지 읽었습니다"),
    ("repair-unescaped-bracket", "해설 속의 대괄호가 이스케이프되지 않아 글자로 보았습니다"),
    ("repair-unknown-charset", "기보에 적힌 문자 집합을 알 수 없어 추정했습니다"),
    ("repair-unknown-line", "이 형식에서 알려진 내용이 없는 줄이어서 뺐습니다"),
    ("repair-unreadable-value", "속성에 맞지 않는 값이어서 뺐습니다"),
    ("repair-wrong-charset", "텍스트가 기보에 적힌 문자 집합으로 되어 있지 않아 추정했습니다"),
    ("repetition", "동형반복"),
    ("rests-on-chosen", "요청"),
    ("rests-on-convention", "관행"),
    ("rests-on-text", "조문"),
    ("rests-on-unstated", "조문에 없음"),
    ("rests-on-unverified", "확인하지 못함"),
    ("result-at-equal-scores", "{winner} 승"),
    ("result-by-end", "{winner} {end:word}"),
    ("result-by-points", "{winner} {points}승"),
    ("result-draw", "무승부"),
    ("result-void", "양쪽 패"),
    ("result-without-count", "{winner} 승"),
    ("rules-articles", "조항"),
    ("rules-choice", "내용"),
    ("rules-clause", "항목"),
    ("rules-edition", "판본"),
    ("rules-from-year", "{amount}({year}년부터)"),
    ("rules-id", "id"),
    ("rules-in-force", "시행"),
    ("rules-katago", "KataGo의 형식적 정의에 따르는 KataGo 규칙"),
    ("rules-komi-over-years", "덤의 변천"),
    ("rules-name", "이름"),
    ("rules-other-names", "다른 이름"),
    ("rules-readings", "해석"),
    ("rules-remarks", "비고"),
    ("rules-replaced-by", "이를 대신한 규칙"),
    ("rules-rests-on", "근거"),
    ("rules-source", "출처"),
    ("rules-sources", "출처"),
    ("rules-standing", "지위"),
    ("rules-told", "자료의 도해에 나오며, 실제로 쓰이는 규칙은 아님"),
    ("rules-uncertain", "확실하지 않은 것"),
    ("ruling", "판정"),
    ("ruling-mixed", "섞임"),
    ("same-lead", "규칙과 집 차이가 같은 규칙 –"),
    ("same-winner", "승패는 같습니다"),
    ("scores", "점수"),
    ("sensitivity", "승패가 바뀌는 가장 작은 변화"),
    ("sgf-dead", "죽은 돌"),
    ("sgf-in-seki", "빅인 돌"),
    ("sgf-marks", "표시"),
    ("sgf-result-before", "고치기 전 기보의 결과"),
    ("source-ingc", "Sensei's Library의 응씨 계가 항목"),
    ("source-j89", "일본위기규약(1989)"),
    ("source-k92d", "야지크의 한국 규칙 해설"),
    ("source-kata", "KataGo의 규칙"),
    ("source-nk9", "일본기원, 제9조 해설"),
    ("source-odd", "일본 규칙의 특이한 사례(OGS 포럼)"),
    ("source-seed001", "한국기원, 기본 규칙"),
    ("source-sst91", "응씨 규칙(SST) 1991"),
    ("source-sun", "Sensei's Library의 순장바둑 항목"),
    ("standing-custom", "요청에서 정함"),
    ("standing-historical", "과거의 규칙"),
    ("standing-official", "공식"),
    ("standing-official-event", "대회 공식"),
    ("standing-proposal", "제안"),
    ("standing-reference", "프로그램용 기준"),
    ("standing-teaching", "입문용"),
    ("status-alive", "삶"),
    ("status-captured", "누가 먼저 두어도 잡힘"),
    ("status-dead", "죽음"),
    ("status-in-seki", "빅"),
    // no native text found
    ("status-open", "둘레가 막히지 않아 사활을 판단하지 못함"),
    ("status-undecided", "판단하지 못함"),
    ("status-unsettled", "확정되지 않음"),
    ("stays", "그대로"),
    ("steady", "하나만 바뀌어서는 승패가 달라지지 않는 것"),
    ("table-bowls", "바둑통"),
    // no native text found
    ("table-brought", "다른 벌에서 가져온 돌"),
    ("table-lids", "따낸 돌"),
    // no native text found
    ("table-noted", "적어 둔 집"),
    ("table-piles", "쌓은 돌"),
    ("takes", "따내는 돌"),
    ("takes-off", "들어내는 돌"),
    ("takes-own", "활로가 없는 자기 돌"),
    ("turns-winner", "승자가 바뀝니다"),
    ("undecided", "-"),
    ("white", "백"),
];
