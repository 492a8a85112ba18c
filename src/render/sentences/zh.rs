//! Chinese (simplified).

// Glossary. Sources:
//   [D] the table of words in four languages, research/demand.md section 4.9
//   [R] words of Chinese results, as src/formats/record/result.rs reads them from records
//   [K] KaTrain 1.20.0, locale cn (native translation)      [G] Kigo 22.12.3, locale zh_CN (native translation)
//   [U] usual term of Chinese rule texts (rules of the Chinese association, Ing rules), referees and press; known to the translator,
//       but NO Chinese rule text was at hand: rulesets.md has none in the original. To be checked against the texts.
//   [-] no native text found, own wording; each such entry has a comment above it
//
// | English                              | Chinese                | source                                        |
// |--------------------------------------|------------------------|-----------------------------------------------|
// | Black, White                         | 黑方，白方             | [R]                                           |
// | point (amount)                       | 目                     | [D] [R] [K] [G]                               |
// | point (of the board, of an area)     | 点                     | [U]                                           |
// | zi                                   | 子                     | [R]; never used for counting stones here      |
// | stone; so many stones                | 棋子，死子，活子；枚   | [U]; 枚, so that 子 stays the unit            |
// | territory                            | 空                     | [D] 目 (空)                                   |
// | area                                 | 所占的点               | [U]                                           |
// | territory counting, area counting    | 点目，数子             | [D]                                           |
// | Ing counting                         | 应氏计点               | [U]                                           |
// | stone scoring                        | 只数棋子               | [-]; [K] names the rule set 古代中国规则      |
// | boundary counting (Sunjang)          | 数界内之点             | [-]                                           |
// | border stones                        | 边界上的棋子           | [-]                                           |
// | neutral point; to fill them          | 单官；收单官           | [D]; [U]                                      |
// | protective move                      | 补棋                   | [D]                                           |
// | seki                                 | 双活                   | [D]                                           |
// | eye                                  | 眼                     | [U]                                           |
// | dead stone, dead                     | 死子，死棋             | [D]; [U]                                      |
// | living, alive                        | 活棋                   | [U]                                           |
// | unsettled; undecided                 | 死活未定；未判定       | [U]; plain words                              |
// | prisoner                             | 提子                   | [D] [G]                                       |
// | to capture                           | 提，提取               | [U]                                           |
// | to take off (dead stones)            | 清理出盘外             | [U]                                           |
// | group; chain                         | 棋块（一块棋）；棋串   | [U]                                           |
// | liberty, atari                       | 气，打吃               | [U]                                           |
// | ko, ko threat, to take back a ko     | 劫，劫材，回提劫       | [K] 打劫; [U]                                 |
// | to close a ko                        | 消劫                   | [U]                                           |
// | fighting ko, disturbing ko (Ing)     | 争劫，搅劫             | [U]                                           |
// | whole-board position comes back      | 全局同形再现           | [U]                                           |
// | suicide, self-capture                | 自杀                   | [U]                                           |
// | bent four in the corner              | 盘角曲四               | [D]                                           |
// | komi                                 | 贴目                   | [D] [K] [G]                                   |
// | handicap (stones)                    | 让子                   | [K] [G]                                       |
// | even game                            | 分先                   | [U]                                           |
// | group tax                            | 还棋头                 | [U]                                           |
// | pass                                 | 虚着                   | [U]; [K] 停一手                               |
// | pass stone                           | 因虚着交出的棋子       | [-]                                           |
// | button                               | 纽扣                   | [-]                                           |
// | overtime bought with points (Ing)    | 以罚点换取延时         | [U]                                           |
// | lead (signed, of a player)           | 目差                   | [K]                                           |
// | to lead by, to win by                | 领先，胜               | [R] 胜                                        |
// | wins by resignation                  | 中盘获胜               | [R] 中盘胜                                    |
// | wins on time                         | 因对方超时获胜         | [R] 超时胜, 超时负                            |
// | wins by forfeit                      | 因对方被判负获胜       | [U]; [R] 不战胜 says only that nobody played  |
// | draw, no result                      | 和棋，无胜负           | [R] [K]; [R]                                  |
// | rule for equal scores                | 同分规定               | plain words                                   |
// | outcome (who wins); result           | 胜负结果；结果         | plain words                                   |
// | the winner (who it is)               | 胜方                   | [U]                                           |
// | last play, to play at                | 最后一手，下在         | [U]                                           |
// | neighbouring, touching               | 相邻，相接             | [U]                                           |
// | to read (a board); search            | 推算；搜索             | [U] 计算 is kept for counting scores          |
// | to read (a text), a reading          | 解读                   | plain words                                   |
// | claim; ruling; dispute               | 主张；裁定；争议       | [U]                                           |
// | mark; check (audit); assumption      | 标记；核查；假定       | plain words                                   |
// | referee                              | 裁判                   | [D]                                           |
// | bowl; lid                            | 棋罐；棋罐盖           | [U]                                           |
// | ledger                               | 明细                   | plain words                                   |
// | record, move, node, variation        | 棋谱，着手，节点，变化 | [U]                                           |
// | rule set                             | 规则                   | [K]                                           |
// | engine that was asked (adviser)      | 受询的引擎             | [-]                                           |
// | brought from another set; noted      | 取自另一副棋；记下     | [-]                                           |
//
// Numbers and Latin letters stand between blanks, except beside Chinese punctuation: a terminal breaks lines at blanks.

use super::Points;

/// An amount. Both komi and the lead are told in 目 in the Chinese press under every rule set; a result in 子 (zi) has its own entry.
pub(super) const POINTS: Points =
    Points { any: "{amount} 目", half: Some("半目"), and_half: Some("{amount} 目半") };

/// What is said for each code. See [`super::fill`] for the placeholders.
pub(super) const SENTENCES: &[(&str, &str)] = &[
    (
        "alive-apart",
        "有 {groups} 块棋已推明单独来看是活棋；但若连同其他可受攻击或未作判定之处（需要同样着手的其他棋块、连接、其内部的死子）一并考虑，是否仍为活棋则未推明。",
    ),
    ("announce-both-lose", "双方均判负。"),
    ("announce-by-end", "{winner}{end:word}获胜。"),
    ("announce-draw", "和棋。"),
    ("announce-jigo", "和棋（jigo）。"),
    ("announce-jip", "{winner}胜 {points}（jip）。"),
    ("announce-moku", "{winner}胜 {points}（moku）。"),
    ("announce-points", "{winner}胜 {points}。"),
    ("announce-tie-rule", "双方得点相等；依同分规定，{winner}胜。"),
    ("announce-undetermined", "结果无法确定。缺少：{needs:words}。"),
    ("announce-zi", "{winner}胜 {zi} 子，即领先 {points}。"),
    (
        "audit-can-be-captured",
        "据推算，{player}在 {points} 的棋即使由{player}先下也会被提，但无人将其标为死棋：按活棋计算。",
    ),
    (
        "audit-can-be-captured-line",
        "据推算，{player}在 {points} 的棋即使由{player}先下也会被提，但无人将其标为死棋：按活棋计算。对方先下：{line}。",
    ),
    (
        "audit-dead-cannot-be-captured",
        "{player}在 {points} 的棋被标为死棋，但即使{opponent}先下且拥有所有劫材，也无法将其彻底提掉：凡能提之处，{player}可再下回来，或提掉包围它的棋。但死活以标记为准，这些棋仍清理出盘外。",
    ),
    ("audit-dead-in-seki-removed", "{player}在 {points} 的棋被标为双活内的死子：依 {rules}，作为提子清理出盘外。"),
    (
        "audit-dead-in-seki-stays",
        "{player}在 {points} 的棋被标为双活内的死子：依 {rules}，不得从该处直接清理出盘外，只能下子提取。",
    ),
    (
        "audit-dead-in-seki-untold",
        "{player}在 {points} 的棋被标为双活内的死子：就已读到的条文而言，{rules} 未写明是否清理出盘外。",
    ),
    (
        "audit-dead-inside",
        "{player}在 {points} 的棋，清理掉其内部的死子之后是活棋。只要这些死子还在盘上，对方就可以在该处继续下并将其提掉；依标记，按活棋计算。",
    ),
    (
        "audit-dead-inside-line",
        "{player}在 {points} 的棋，清理掉其内部的死子之后是活棋。只要这些死子还在盘上，对方就可以在该处继续下并将其提掉；依标记，按活棋计算。对方先下：{line}。",
    ),
    (
        "audit-dead-on-neutral-points",
        "有 {count} 枚棋子（{points}）被标为死子，但其所在的空间不由任何一方单独围住：这些点不归任何一方。",
    ),
    ("audit-every-stone-dead", "{player}的所有棋子都被标为死子。"),
    (
        "audit-first-move-decides",
        "{player}在 {points} 的棋死活未定：取决于哪一方在该处先下。因无人将其标为死棋，按活棋计算。",
    ),
    (
        "audit-first-move-decides-line",
        "{player}在 {points} 的棋死活未定：取决于哪一方在该处先下。因无人将其标为死棋，按活棋计算。对方先下：{line}。",
    ),
    ("audit-more-stones-than-plays", "{player}共下 {played} 枚棋子（含让子），盘上却有 {on_board} 枚。"),
    (
        "audit-open-ko",
        "{player}在 {points} 的棋可在尚无人消去的劫中被提，而未消的劫不止一个：取决于这些劫的部分未作判定。",
    ),
    (
        "audit-open-space",
        "有一片 {count} 点的空间（{points}）与双方都相接：该处看来尚未下完，或者死子没有标出。其中各点不归任何一方。",
    ),
    ("audit-overtime-not-counted", "有人以罚点换取了延时，但所计算的规则中没有一种为此扣点。"),
    ("audit-protective-move", "{player}在 {at} 尚欠一手补棋：该点不算空。"),
    (
        "audit-protective-move-line",
        "{player}在 {at} 尚欠一手补棋：该点不算空。若单官收完时该点仍空着，对方便可攻入：{line}。",
    ),
    (
        "audit-seki-at-best",
        "{player}在 {points} 的棋无人标为死棋，不能独立做活，且有单官：其所围之点按双活中的点处理。",
    ),
    (
        "audit-seki-claim-dropped",
        "有 {count} 枚棋子（{points}）被主张为双活，但位于对方无条件活棋的范围之内：按死子处理。",
    ),
    (
        "audit-seki-claimed-in-part",
        "{player}的同一块棋中，{points} 被主张为双活，而 {others} 没有：仅由后者围住的点照常计算。",
    ),
    ("audit-seki-without-opponent", "{player}在 {points} 的棋被主张为双活，而{opponent}没有任何棋子被主张为双活。"),
    (
        "audit-stone-balance",
        "{player}共下 {played} 枚棋子（含让子），但盘上的 {on_board} 枚与被{opponent}提去的 {captured} 枚相加与此不符。",
    ),
    (
        "audit-taken-as-in-seki",
        "{player}在 {points} 的棋没有两只眼，其旁对方的棋也没有，且双方的棋都无人标为死棋：一律视为双活。",
    ),
    ("cause-adjustment", "因延时、处罚及其他修正，{player}按 {to} 得 {to_value}，按 {from} 得 {from_value}；{lead}。"),
    // no native text found
    (
        "cause-border-stones",
        "{to} 不把边界上的棋子计入一方所占的点，{from} 则计入：{player}在边界上有 {count} 枚；{lead}。",
    ),
    // no native text found
    ("cause-button", "因纽扣（button），{player}按 {to} 得 {to_value}，按 {from} 得 {from_value}；{lead}。"),
    ("cause-dead-in-seki-counted", "双活内的死子（{points}）按 {to} 对{player}的价值大于按 {from} 的价值；{lead}。"),
    (
        "cause-dead-in-seki-not-counted",
        "双活内的死子（{points}）按 {to} 对{player}的价值小于按 {from} 的价值；{lead}。",
    ),
    ("cause-first-pass", "因首次虚着的修正，{player}按 {to} 得 {to_value}，按 {from} 得 {from_value}；{lead}。"),
    ("cause-group-tax", "{to} 对每块活棋扣除两点（还棋头），{from} 不扣：{player}有 {count} 块；{lead}。"),
    ("cause-handicap", "因让子，{player}按 {to} 得 {to_value}，按 {from} 得 {from_value}；{lead}。"),
    ("cause-komi", "{player}所得贴目按 {to} 为 {to_value}，按 {from} 为 {from_value}；{lead}。"),
    ("cause-last-play", "因最后一手的修正，{player}按 {to} 得 {to_value}，按 {from} 得 {from_value}；{lead}。"),
    ("cause-living-stones", "{from} 与 {to} 中只有一种计入盘上的棋子：{player}在盘上有 {count} 枚；{lead}。"),
    // no native text found
    (
        "cause-no-border-stones",
        "{from} 不把边界上的棋子计入一方所占的点，{to} 则计入：{player}在边界上有 {count} 枚；{lead}。",
    ),
    (
        "cause-no-group-tax",
        "{to} 对活棋不作扣除，{from} 则对每块活棋扣除两点（还棋头）：{player}有 {count} 块；{lead}。",
    ),
    ("cause-other-group-tax", "{player}的还棋头按 {to} 为 {to_value:size}，按 {from} 为 {from_value:size}；{lead}。"),
    // no native text found
    ("cause-pass-stones", "因虚着而交出的棋子，使{player}按 {to} 得 {to_value}，按 {from} 得 {from_value}；{lead}。"),
    ("cause-prisoners", "因提子，{player}按 {from} 得 {from_value}，按 {to} 得 {to_value}；{lead}。"),
    ("cause-protective-moves-counted", "围住但仍须补棋的点，{to} 计入，{from} 不计：{player}有 {points}；{lead}。"),
    ("cause-protective-moves-not-counted", "围住但仍须补棋的点，{to} 不计，{from} 计入：{player}有 {points}；{lead}。"),
    ("cause-seki-eyes-counted", "双活中的眼，{to} 计入，{from} 不计：{player}有 {points}；{lead}。"),
    ("cause-seki-eyes-not-counted", "双活中的眼，{to} 不计，{from} 计入：{player}有 {points}；{lead}。"),
    ("cause-shared-neutral", "因盘上剩余的单官，{player}按 {to} 得 {to_value}，按 {from} 得 {from_value}；{lead}。"),
    ("cause-status", "{from} 与 {to} 清理出盘外的棋子不同，不同之处为 {points}；{lead}。"),
    (
        "cause-stones-counted",
        "各方下到盘上的棋子，{to} 计入，{from} 不计：黑方 {black_stones} 枚，白方 {white_stones} 枚；{lead}。",
    ),
    (
        "cause-stones-not-counted",
        "各方下到盘上的棋子，{to} 不计，{from} 计入：黑方 {black_stones} 枚，白方 {white_stones} 枚；{lead}。",
    ),
    ("chain-marked-whole", "{at} 处的棋串只标记了一部分；按整串处理。"),
    ("claims-agree", "双方对每一串棋的说法都相同。"),
    (
        "connections-undecided",
        "有 {chains} 串棋未能判定是否尚欠补棋：这取决于若干未消之劫中的某一个，或者周围太宽，无法推算。",
    ),
    ("count-arranged", "{player}在己方范围内挪动棋子，使己方的点以十为单位排列：共 {tens} 个十，余 {left}。"),
    ("count-dead-into-bowls", "死子清理出盘外，放回各自所有者的棋罐：{points}。"),
    ("count-dead-into-lids", "死子清理出盘外，与对方的提子放在一起：{points}。"),
    // no native text found
    ("count-evened-out", "双方把棋子作为提子交出，直到所下棋子数相等：黑方交出 {black} 枚，白方交出 {white} 枚。"),
    ("count-filled-in", "{player}用 {count} 枚棋子填入己方的空；盘上剩 {empty} 点未填，棋罐中剩 {left} 枚。"),
    ("count-filled-to-tens", "{player}用己方棋子填 {count} 点，使己方的空成为整十：{points}。"),
    // no native text found
    ("count-inner-off", "不在边界上的棋子清理出盘外：{count} 枚。"),
    // no native text found
    ("count-pass-stones", "因虚着，黑方交出 {black} 枚棋子，白方交出 {white} 枚。"),
    ("count-passed-over", "有 {count} 点不归任何一方：{points}。"),
    ("count-piles", "{player}的棋子取出盘外清点：共 {count} 枚，每十枚一堆，{tens} 堆，其余为零数。"),
    ("count-prisoners-back", "提子放回其所有者的棋罐：黑子 {black} 枚，白子 {white} 枚。"),
    ("count-prisoners-in", "{player}把 {count} 枚提子填入{opponent}的空。"),
    ("count-prisoners-in-and-left", "{player}把 {count} 枚提子填入{opponent}的空；另有 {left} 枚填不下，计作目数。"),
    ("count-read-area", "黑方计 {black|点|点}，白方计 {white|点|点}。"),
    ("count-read-half", "{player}计 {count} 点；全盘 {points} 点中有 {nobody} 点不归任何一方，其余归对方。"),
    ("count-read-points", "黑方计 {black}，白方计 {white}。"),
    ("count-start", "终局时的局面，提子在棋罐盖中。"),
    ("count-tens", "{player}的点以十为单位清点：共 {tens} 个十，余 {left}。"),
    // no native text found
    ("dead-by-adviser", "对局者均未标记棋子：受询的引擎 {adviser} 主张 {points} 为死子。"),
    ("dead-by-crosses", "棋谱以叉号标记的棋子按死子处理：{stones} 枚。"),
    ("dead-by-name", "死子即棋谱所指明的棋子：{stones} 枚。"),
    ("dead-by-territory", "死子即位于棋谱标为对方之空处的棋子：{stones} 枚。"),
    (
        "dead-not-told",
        "无人说明哪些棋子是死子，推算也未能表明没有死子：盘面与明细按没有死子列出，须清理死子的规则则无法计算。",
    ),
    ("dead-not-told-but-shown", "无人说明哪些棋子是死子。推算表明没有死子：每块棋或为活棋，或为双活。"),
    ("dead-stones-off", "核查中凡称某块棋未定之处，除另有说明外，均在清理掉 {stones} 枚死子之后推算。"),
    ("dispute-keeps-winner", "按 {rule_set}，争议不改变胜方：依黑方主张为 {as_black}，依白方主张为 {as_white}。"),
    ("dispute-none", "按 {rule_set}，没有需要裁定之处：{result}。"),
    (
        "dispute-not-scored-whole",
        "按 {rule_set}，双方主张得出的胜负结果相同（依黑方主张为 {as_black}，依白方主张为 {as_white}）；介于两者之间的情形未作计算。",
    ),
    ("dispute-too-many-groups", "有 {count} 块棋存在争议，多于 {most} 块：只计算了双方各自的全部主张。"),
    (
        "dispute-too-much-reading",
        "有 {count} 块棋存在争议，按每种裁定逐一推算盘面耗时过长：只计算了双方各自的全部主张。",
    ),
    ("dispute-turns-winner", "按 {rule_set}，胜负取决于争议：依黑方主张为 {as_black}，依白方主张为 {as_white}。"),
    (
        "dispute-turns-winner-between",
        "按 {rule_set}，虽然双方主张得出的胜负结果相同（依黑方主张为 {as_black}，依白方主张为 {as_white}），争议仍可能决定胜负：若一块棋依黑方主张、另一块棋依白方主张，胜负结果便不相同。",
    ),
    ("dispute-undetermined", "按 {rule_set}，无法判明争议是否改变胜方。缺少：{needs:words}。"),
    (
        "early-passes-from-counts",
        "视为双方各虚着一次而终局，因为这样轮次正好交替。在最后一手之前，黑方虚着 {black} 次，白方虚着 {white} 次。",
    ),
    ("even-game", "未指明让子：视为分先对局。"),
    ("first-pass-from-counts", "{player}首先虚着：由所给的虚着次数和最后一手得出。"),
    ("komi-of-record", "{rule_set} 的贴目采用棋谱所记的 {komi}。"),
    ("komi-of-record-unused", "棋谱所记的贴目（{komi}）未予采用：棋谱自身的规则不明，或未参与计算。"),
    ("komi-of-rule-set", "{rule_set} 的贴目采用该规则自身的 {komi}。"),
    ("last-play-from-previous", "最后一手是{player}下在 {at}：由最近的先前局面经此手成为本局面。"),
    ("life-undecided", "有 {groups} 块棋未判定是否为活棋；凡未标为死棋的，按活棋计算。"),
    ("move-captures", "{player}可以下在 {at}，提取 {count} 枚棋子：{points}。"),
    ("move-ing-ko", "{player}能否下在 {at} 不明：已知局面会再现，而该劫是争劫还是搅劫须经裁定。"),
    ("move-ko", "{player}不得下在 {at}：此手会立即回提劫。"),
    ("move-ko-rule-unknown", "{player}能否下在 {at} 不明：取决于打劫的规定，而该规定未写明或未读到。"),
    ("move-legal", "{player}可以下在 {at}。"),
    ("move-may-be-ko", "{player}能否下在 {at} 不明：此手提取 {points}，有可能是回提劫。知道最后一手即可判明。"),
    (
        "move-may-be-same-situation",
        "{player}能否下在 {at} 不明：已知局面会再现，但不知当时轮到哪一方下，或该局面由哪一方下成。",
    ),
    ("move-may-repeat", "{player}能否下在 {at} 不明：先前的局面有可能再现。知道先前各局面即可判明。"),
    ("move-natural-situational-superko", "{player}不得下在 {at}：会使同一方先前着子所形成的局面再现。"),
    ("move-not-reached", "未进行到此：第 {number} 手不得下。"),
    ("move-occupied", "{player}不得下在 {at}：该处已有{by}的棋子。"),
    ("move-off-board", "{player}不得下在 {at}：该点不在棋盘上。"),
    ("move-pass", "{player}可以虚着。"),
    ("move-positional-superko", "{player}不得下在 {at}：会使先前的全局局面再现。"),
    ("move-self-captures", "{player}可以下在 {at}，此手使己方 {count} 枚棋子被提出盘外：{points}。"),
    ("move-situational-superko", "{player}不得下在 {at}：会使先前的全局局面再现，且轮到下子的一方也相同。"),
    ("move-spight-superko", "{player}不得下在 {at}：会使最近一次虚着以来出现过的局面再现。"),
    (
        "move-split",
        "双方所下棋子数之差的来源：让子 {handicap_stones}，最后一手 {last_play}，最后一手之前的虚着 {early_passes}，未按轮次的着手 {turn_order}。",
    ),
    ("move-suicide", "{player}不得下在 {at}：有 {count} 枚棋子（{points}）将没有气。"),
    ("move-suicide-of-one-stone", "{player}不得下在 {at}：允许多子自杀，不允许单子自杀。"),
    ("move-suicide-rule-unknown", "{player}能否下在 {at} 不明：取决于自杀的规定，而该规定未写明或未读到。"),
    ("neighbours-taken-to-stay", "就 {chains} 串棋而言，视为对方无眼的棋子会留在盘上：这些棋子能否被提未作判定。"),
    ("no-pass-from-counts", "无人虚着：由所给的虚着次数得出。"),
    // no native text found
    ("none-dead-by-adviser", "对局者均未标记棋子：受询的引擎 {adviser} 主张没有死子。"),
    ("none-dead-by-name", "棋谱写明没有死子。"),
    ("not-classified", "仅对局面作了计数：未考察各块棋的死活。"),
    ("opponent-passed", "视为{player}在第 {number} 手之前虚着。"),
    ("overtime", "{opponent}以罚点换取延时；{player}因此得 {amount}。"),
    ("previous-positions-complete", "所给的先前局面共 {count} 个，视为本局面之前的全部局面。"),
    (
        "prisoners-from-plays",
        "{player}提子 {prisoners} 枚：{opponent}共下 {plays} 枚（含让子），盘上有 {on_board} 枚。",
    ),
    ("reading-bent-four-by-play", "盘角曲四只有在紧邻的棋完全活净时才是死棋；此处必须打劫，打劫之前该处没有死棋。"),
    ("reading-bent-four-by-rule", "盘角曲四按现状即为死棋，与对局者所标一致。"),
    // no native text found
    ("reading-border-as-it-stands", "边界上的棋子无论是否被打吃，都保持现状。"),
    // no native text found
    ("reading-border-out-of-atari", "把内部的棋子放回，直到边界上没有被打吃的棋子。"),
    ("reading-dead-in-seki-removed", "双活内的死子与其他死子一样，作为提子清理出盘外。"),
    ("reading-dead-in-seki-stands", "双活内的死子留在盘上，其所在之点不计目。"),
    ("reading-neutral-points-as-agreed", "未收的单官不使任何一方成为双活：双方既已同意终局，本可以将其收完。"),
    ("reading-neutral-points-literal", "按盘面现状，凡有未收单官的棋块均为双活。"),
    ("reading-protective-moves-strict", "所有者仍须补棋的点不算空。"),
    ("reading-protective-moves-tolerant", "所有者仍须补棋的点算空，因为双方是在该处未着子的情况下达成一致的。"),
    ("reading-seki-by-chain", "构成双活的各棋串中，只有自身与该双活的单官相邻的才是双活。"),
    ("reading-seki-by-group", "双活棋块中的每一串棋都是双活，无论其自身是否与单官相邻。"),
    ("reading-shared-by-point", "在共有的空间中，只与一方相邻的点归该方。"),
    ("reading-shared-by-region", "每片共有的空间由双方平分，无论其中各点与哪一方相邻。"),
    ("record-agrees", "棋谱所记结果为 {recorded}，按其自身规则 {rule_set} 也是如此。"),
    (
        "record-agrees-if-none-dead",
        "棋谱所记结果为 {recorded}，如果没有死子，按其自身规则 {rule_set} 也是如此；有无死子，棋谱没有说明。",
    ),
    (
        "record-captures-in-doubt",
        "{player}提子 {least} 至 {most} 枚：有些棋子是人工取走的，是否属于提子，棋谱没有说明。",
    ),
    ("record-captures-unknown", "{player}至少提子 {least} 枚：棋谱从中途开始。"),
    ("record-cause-alive", "{player}在 {points} 的棋不是死棋。"),
    ("record-cause-dead", "{player}在 {points} 的棋是死棋。"),
    ("record-cause-handicap-counted", "因让子，白方多得 {points}。"),
    ("record-cause-handicap-not-counted", "白方不因让子得目，少 {points}。"),
    ("record-cause-komi", "贴目为 {komi}。"),
    ("record-cause-komi-untold", "贴目为 {komi}；棋谱没有记载贴目。"),
    ("record-cause-neutral-point", "{player}在单官（{points}）多下一手。"),
    ("record-cause-prisoners", "{player}的提子多 {count} 枚，或{opponent}的提子少同样数目。"),
    ("record-cause-reading", "条文作另一种解读：{reading}。"),
    ("record-cause-rule-set", "采用其他规则，贴目仍为 {komi}：{rules}。"),
    ("record-cause-unmarked", "{points} 全部为死子：棋谱没有标记死子。"),
    ("record-cause-winner-exchanged", "胜方的名称写反。"),
    ("record-cause-zi", "结果是以子为单位记录的：领先 {points}，折合成子为其一半。"),
    ("record-decided-by-end", "棋谱所记结果为 {recorded}：胜负由终局方式决定，没有可供比较的点数。"),
    (
        "record-differs",
        "棋谱所记结果为 {recorded}；按其自身规则 {rule_set}，结果为 {result}。以下各项，每一项单独即可解释：",
    ),
    (
        "record-differs-dead-untold",
        "棋谱所记结果为 {recorded}；如果没有死子，按其自身规则 {rule_set}，结果为 {result}。需要知道对局者把哪些棋子作为死子：棋谱没有说明。",
    ),
    (
        "record-differs-if-none-dead",
        "棋谱所记结果为 {recorded}；如果没有死子（棋谱对此没有说明），按其自身规则 {rule_set}，结果为 {result}。以下各项，每一项单独即可解释：",
    ),
    (
        "record-differs-unexplained",
        "棋谱所记结果为 {recorded}；按其自身规则 {rule_set}，结果为 {result}。所试过的单一原因都不能解释。",
    ),
    ("record-lead-between", "按 {rule_set}，黑方的目差为 {least}至 {most}。"),
    ("record-move-captures-itself", "第 {number} 手，{player} {at}，提去己方棋子。"),
    ("record-move-repeats", "第 {number} 手，{player} {at}，使第 {after} 手之后的局面再现。"),
    ("record-no-result", "棋谱没有可以读出的结果。"),
    ("record-no-rule-set", "棋谱所记结果为 {recorded}；不知采用何种规则。"),
    ("record-out-of-turn", "有一方连下两手：共 {count} 手（第 {moves} 手）。"),
    ("record-repaired", "棋谱 {places}（行:列）：{repair:word}。"),
    ("record-repaired-often", "棋谱 {places} 及另外 {more} 处（行:列）：{repair:word}。"),
    ("record-turn-order", "终局时未按轮次收单官，对局者可以如此约定（KBA 基本规则）：共 {count} 手（第 {moves} 手）。"),
    ("record-undetermined", "棋谱所记结果为 {recorded}；按其自身规则 {rule_set} 无法核对。缺少：{needs:words}。"),
    ("record-without-moves", "棋谱中没有着手，也没有棋子：棋盘是空的。"),
    ("repetition-draw", "全局同形再现：若双方继续反复，为和棋。"),
    ("repetition-no-result", "全局同形再现：若双方同意，为无胜负。"),
    ("repetition-not-barred", "全局同形再现，但不属于所禁止的方式。"),
    ("repetition-not-checked", "未检查先前的局面是否再现：没有给出先前的局面。"),
    ("repetition-referee", "全局同形再现：由裁判裁定。"),
    ("repetition-unknown", "全局同形再现；其后果未写明或未读到。"),
    ("rules-of-record", "棋谱所记规则为 {written}：即 {rule_set}，列在首位。"),
    (
        "rules-of-record-near",
        "棋谱所记规则为 {written}，本程序不认识此名称；是否指 {near}？未将任何规则视为棋谱自身的规则。",
    ),
    ("rules-of-record-unknown", "棋谱所记规则为 {written}，本程序不认识此名称：未将任何规则视为棋谱自身的规则。"),
    ("scored-as-agreed", "双方对 {groups} 块棋说法不一。计算以双方一致的说法为依据；说法不同之处，按无人标记处理。"),
    // no native text found
    ("seki-by-adviser", "对局者均未标记棋子：受询的引擎 {adviser} 主张 {points} 为双活。"),
    (
        "seki-unverified",
        "有 {groups} 块棋未经搜索证明而按双活计算：或是有人指明，或是其自身及与之相接的棋都不能独立成活。",
    ),
    ("sensitive-to-death", "若{player}在 {points} 的棋是死棋，结果将为 {result}。"),
    ("sensitive-to-first-pass", "若由{player}首先虚着，结果将为 {result}。"),
    ("sensitive-to-handicap", "若让子数为 {count}，结果将为 {result}。"),
    ("sensitive-to-komi", "若贴目为 {komi}而不是 {before}，结果将为 {result}。"),
    ("sensitive-to-last-play", "若最后一手由{player}所下，结果将为 {result}。"),
    ("sensitive-to-life", "若{player}在 {points} 的棋留在盘上，结果将为 {result}。"),
    ("sensitive-to-neutral-point", "若{player}在 {at} 多下一手，结果将为 {result}。"),
    ("sensitive-to-passes", "若{player}多虚着 {count} 次，结果将为 {result}。"),
    ("sensitive-to-prisoners", "若{player}的提子多 {count} 枚，结果将为 {result}。"),
    ("sensitivity-decided-by-end", "胜负由终局方式决定，与盘面无关。"),
    ("sensitivity-draw", "无人获胜；最小的变动即可决定胜负。"),
    ("sensitivity-not-counted", "此处没有影响：{kind:word}。"),
    ("sensitivity-not-read-whole", "因全部推算耗时过长，未逐一试遍：{kind:word}。"),
    ("sensitivity-not-safe", "{winner}只要再失整 1 目，就不再获胜。"),
    ("sensitivity-safe-by", "{winner}再失 {points}仍可获胜。"),
    ("sensitivity-steady", "仅变动{kind:word}，不会改变胜负结果。"),
    ("sensitivity-undetermined", "无法判明多小的变动会改变胜负结果。缺少：{needs:words}。"),
];

/// The words of a report that are no sentences of their own. `{}` stands for a number.
pub(super) const WORDS: &[(&str, &str)] = &[
    ("and-more", "及另外 {count} 点"),
    ("as-player-says", "依{player}主张"),
    ("assumptions", "假定"),
    ("audit", "核查"),
    ("axis-counting", "计算方法"),
    ("axis-dead-in-seki", "双活中的死子"),
    ("axis-first-pass", "首次虚着"),
    ("axis-group-tax", "还棋头"),
    ("axis-handicap", "让子"),
    ("axis-komi", "贴目"),
    ("axis-last-play", "最后一手"),
    ("axis-neutral-points", "单官"),
    ("axis-one-sided-neutral", "只有一方能收的单官"),
    ("axis-overtime", "超时"),
    ("axis-pass-stones", "因虚着交出的棋子"),
    ("axis-prisoners", "提子"),
    ("axis-removal", "死子如何提出盘外"),
    ("axis-seki-points", "双活中的空"),
    ("axis-tie", "双方得分相等的情形"),
    ("becomes", "变为"),
    ("before-moves", "着子之前"),
    ("before-prisoners", "计入提子之前的目差"),
    ("black", "黑方"),
    ("board", "棋盘"),
    ("called-alive", "活棋"),
    ("called-as-player-says", "{called}（{player}主张）"),
    ("called-dead", "死棋"),
    ("called-in-seki", "双活"),
    ("can-turn-winner", "可能改变胜方"),
    ("cannot-be-told", "尚无法判明。缺少"),
    ("cannot-turn-winner", "不可能改变胜方"),
    ("column-announcement", "宣布"),
    ("column-counting", "计算法"),
    ("column-decided-by", "判定依据"),
    ("column-result", "结果"),
    ("column-rule-set", "规则"),
    ("counting-area", "数子"),
    // no native text found
    ("counting-boundary", "数界内之点"),
    ("counting-ing", "应氏计点"),
    // no native text found
    ("counting-stone", "只数棋子"),
    ("counting-territory", "点目"),
    ("decided-end", "终局方式"),
    ("decided-lead", "目差"),
    ("decided-tie-rule", "同分规定"),
    ("differences", "差异"),
    ("dispute", "争议"),
    ("dispute-agreed", "双方一致主张"),
    ("dispute-agreed-nothing", "双方一致主张其余每一串棋都是活棋"),
    (
        "dispute-basis",
        "这些结果不是任何一方的主张：它们以双方一致的说法为依据，有争议的棋块（{points}）按无人标记处理。每种主张会得出什么结果，见“争议”部分。",
    ),
    (
        "dispute-mixed",
        "每行是一种裁定。标有“各依一部分”的各行，一些棋块依黑方主张，另一些棋块依白方主张：没有任何一方作出这样的整体主张。",
    ),
    ("end-forfeit", "因对方被判负"),
    ("end-resignation", "中盘"),
    ("end-time", "因对方超时"),
    ("entry-adjustment", "{} 目（其他原因）"),
    // no native text found
    ("entry-border-stones", "{} 枚边界上的棋子"),
    // no native text found
    ("entry-button", "{} 目（纽扣）"),
    ("entry-dead-in-seki", "{} 点（双活内死子所在之点）"),
    ("entry-dead-points", "{} 点（死子所在之点）"),
    ("entry-dead-stones", "{} 枚清理掉的死子"),
    ("entry-first-pass", "{} 目（首次虚着）"),
    ("entry-group-tax", "{} 目（还棋头）"),
    ("entry-handicap", "{} 目（让子）"),
    ("entry-komi", "{} 目（贴目）"),
    ("entry-last-play", "{} 目（最后一手）"),
    ("entry-living-stones", "{} 枚活子"),
    ("entry-neutral", "{} 个单官"),
    ("entry-overtime", "{} 目（延时）"),
    // no native text found
    ("entry-pass-stones", "{} 枚因虚着交出的棋子"),
    ("entry-prisoners", "{} 枚提子"),
    ("entry-protective-moves", "{} 处补棋"),
    ("entry-seki-eyes", "{} 点双活中的眼"),
    ("entry-shared-neutral", "{} 目（单官）"),
    ("entry-territory", "{} 点（空）"),
    ("every-rule-set", "所询的每种规则"),
    ("evidence-benson", "即使所有者始终虚着也是活棋"),
    ("evidence-claimed", "依主张"),
    ("evidence-marked", "依标记"),
    ("evidence-searched", "依搜索"),
    ("evidence-static", "依形状"),
    ("evidence-unverified", "未经证明"),
    ("fault-board-size", "棋盘的行数或列数太少或太多"),
    ("fault-conflicting-fields", "其中有两项不能并存"),
    ("fault-contradiction", "与所给的其他内容相矛盾"),
    ("fault-control-character", "文字中含有控制显示的字符"),
    ("fault-dead-and-in-seki", "该棋串既被主张为死棋，又被主张为双活"),
    ("fault-duplicate", "此项重复"),
    ("fault-duplicate-field", "该字段重复"),
    ("fault-empty", "此处为空"),
    ("fault-illegal-move", "此手不能下"),
    ("fault-invalid-katago", "KataGo 的规则或查询不符合 KataGo 的格式"),
    ("fault-invalid-point", "这不是棋盘上的点"),
    ("fault-missing-field", "有所缺少"),
    ("fault-more-errors", "错误多于所列出的"),
    ("fault-no-liberty", "该棋串没有气"),
    ("fault-no-stone", "此处没有棋子"),
    ("fault-not-a-quarter", "目数只能是四分之一的整数倍"),
    ("fault-not-built", "本版本尚无此部分"),
    ("fault-not-scored", "该规则只列其名，不能用于计算"),
    ("fault-off-board", "该点不在棋盘上"),
    ("fault-other-notation", "所有棋子都画成死子：可能用的是另一种记法"),
    ("fault-out-of-range", "数值太小或太大"),
    ("fault-removes-nothing", "该规则不依双方同意清理任何棋子"),
    ("fault-too-long", "文字太长"),
    ("fault-too-many", "数量太多"),
    ("fault-uneven-rows", "各行长度不一"),
    ("fault-unknown-axis", "规则没有这一项目"),
    ("fault-unknown-choice", "该项目没有这一选项"),
    ("fault-unknown-field", "没有这个名称的字段"),
    ("fault-unknown-letter", "该字母在棋盘上没有意义"),
    ("fault-unknown-rule-set", "没有这个名称的规则"),
    ("fault-unknown-value", "该词不在可用的词之列"),
    ("fault-unreadable-record", "该文字不是棋谱，或者不是围棋的棋谱"),
    ("fault-wrong-type", "此处应为另一类的值"),
    ("gives-atari", "打吃"),
    ("illegal-loss", "判负"),
    ("illegal-pass", "视为虚着"),
    // no native text found
    ("illegal-pass-stone", "视为虚着，并失一枚棋子"),
    ("illegal-penalty", "处罚"),
    ("illegal-taken-back", "收回"),
    ("kind-first-pass", "首先虚着的一方"),
    ("kind-handicap", "让子数"),
    ("kind-komi", "贴目"),
    ("kind-last-play", "下最后一手的一方"),
    ("kind-neutral-point", "单官上的一手"),
    ("kind-passes", "虚着次数"),
    ("kind-prisoners", "提子数"),
    ("kind-status", "一块棋的死活"),
    ("known", "所示"),
    ("komi-of-rule-sets", "贴目采用各规则自身的规定"),
    ("lead-moves", "目差向{gainer}移动 {gain}"),
    ("liberties", "气"),
    ("mark-dead-black", "黑方死子"),
    ("mark-dead-white", "白方死子"),
    ("mark-in-seki-black", "双活的黑子"),
    ("mark-in-seki-white", "双活的白子"),
    ("mark-living-black", "黑子"),
    ("mark-living-white", "白子"),
    ("mark-neutral", "单官"),
    ("mark-protective-move", "尚欠的补棋"),
    ("mark-protective-move-black", "黑方的补棋"),
    ("mark-protective-move-white", "白方的补棋"),
    ("mark-seki-eye", "双活中的眼"),
    ("mark-seki-eye-black", "黑方双活中的眼"),
    ("mark-seki-eye-white", "白方双活中的眼"),
    ("mark-territory-black", "黑方的空"),
    ("mark-territory-white", "白方的空"),
    ("may-turn-winner", "能否改变胜方不明"),
    ("missing", "缺少"),
    ("move", "第 {} 手"),
    ("need-classification", "哪些棋块独立成活，哪些为双活"),
    ("need-dead-stones", "哪些棋子是死子，或者没有死子"),
    ("need-last-play", "最后一手由哪一方所下"),
    ("need-passes", "哪一方虚着、多少次、哪一方首先虚着"),
    ("need-plays", "双方各下多少枚棋子"),
    ("need-prisoners", "双方在对局中各提子多少枚"),
    ("need-rule", "规则条文关于{axis:word}的规定"),
    ("needed-by", "需要此项的规则："),
    ("no-difference", "没有差异的原因：目差相同。"),
    ("not-counted", "不计"),
    ("not-counting", "没有影响"),
    ("not-looked-at", "未作考察"),
    ("nothing", "无"),
    ("pass", "虚着"),
    ("problem-busy", "服务繁忙，请再试一次"),
    ("problem-forbidden", "不为此调用者办理"),
    ("problem-internal", "服务出错"),
    ("problem-invalid-json", "正文不是 JSON"),
    ("problem-invalid-request", "所提的问题按现状无法回答"),
    ("problem-method-not-allowed", "此处不提供该方法"),
    ("problem-not-acceptable", "无法以该形式给出回答"),
    ("problem-not-found", "此处没有内容"),
    ("problem-timeout", "耗时过长，请再试一次"),
    ("problem-too-large", "所提的问题太长"),
    ("problem-too-many-requests", "请求太多，请稍候"),
    ("problem-unsupported-media-type", "此处不读取该媒体类型"),
    // no native text found
    ("procedure-boundary", "清理内部棋子，数边界之内的点"),
    ("procedure-fill-in", "填入提子"),
    ("procedure-half-count", "数黑方一方"),
    ("procedure-half-on-board", "就地数较少的一方"),
    ("procedure-ing-fill-in", "双方各自填满棋子"),
    // no native text found
    ("procedure-pass-stone-fill-in", "因虚着交出棋子，再填入提子"),
    ("procedure-plain", "按现状直接计数"),
    ("procedures", "盘上如何计算"),
    ("reading", "另一种解读"),
    ("reading-points", "变动的点"),
    ("reasons", "依据"),
    ("record", "棋谱"),
    ("record-announcement", "宣布"),
    ("record-articles", "条款"),
    ("record-claims", "双方的主张"),
    ("record-date", "日期"),
    ("record-dead", "死子"),
    ("record-dissent", "异议"),
    ("record-edition", "版本"),
    ("record-engine", "生成程序"),
    ("record-event", "赛事"),
    ("record-handicap", "让子"),
    ("record-hash-answer", "答案的 SHA-256"),
    ("record-hash-question", "问题的名称"),
    ("record-hash-request", "问题的 SHA-256"),
    ("record-hash-typed", "所填文字的 SHA-256"),
    ("record-key", "签名所用密钥"),
    ("record-kind-adjustment", "罚点与调整"),
    ("record-kind-border-stones", "边界上的棋子"),
    ("record-kind-button", "纽扣"),
    ("record-kind-dead-in-seki", "双活内死子所在之点"),
    ("record-kind-dead-points", "死子所在之点"),
    ("record-kind-dead-stones", "清理掉的死子"),
    ("record-kind-first-pass", "首次虚着"),
    ("record-kind-group-tax", "还棋头"),
    ("record-kind-handicap", "让子"),
    ("record-kind-komi", "贴目"),
    ("record-kind-last-play", "最后一手"),
    ("record-kind-living-stones", "活子"),
    ("record-kind-neutral", "单官"),
    ("record-kind-overtime", "延时"),
    ("record-kind-pass-stones", "因虚着交出的棋子"),
    ("record-kind-prisoners", "提子"),
    ("record-kind-protective-moves", "补棋"),
    ("record-kind-seki-eyes", "双活中的眼"),
    ("record-kind-shared-neutral", "单官的份额"),
    ("record-kind-territory", "空"),
    ("record-lead", "黑方领先"),
    ("record-ledger", "计算明细"),
    ("record-link", "代码或链接"),
    ("record-neutral", "单官"),
    ("record-none", "无"),
    ("record-note", "备注"),
    ("record-other-rule-sets", "其他规则"),
    ("record-owed", "尚欠的补棋"),
    ("record-place", "地点"),
    ("record-points", "点与棋子"),
    ("record-prisoners", "提子"),
    ("record-reason", "项目"),
    ("record-referee", "裁判"),
    ("record-result", "结果"),
    ("record-round", "轮次"),
    ("record-rule-set", "规则"),
    ("record-rules-version", "规则资料版本"),
    ("record-ruling", "裁定"),
    ("record-scan", "重新打开此局面的代码"),
    ("record-seki", "双活的棋子"),
    ("record-signature", "电子签名"),
    ("record-signatures", "签名"),
    ("record-table", "台次"),
    ("record-time", "时间"),
    ("record-title", "裁定记录"),
    ("record-total", "合计"),
    ("record-turning", "改变胜负的规则解释"),
    ("repair-broken-text", "有些字节在该字符集中没有意义，已替换"),
    ("repair-deep-variations", "变化的层数超出通常，已照读"),
    ("repair-dimmed", "有些点被标为暗显，与其他点一样读取"),
    ("repair-extra-close", "有一个右圆括号没有对应的左圆括号，已跳过"),
    ("repair-guessed-charset", "棋谱没有指明字符集，又不是 UTF-8；字符集是推测的"),
    ("repair-handicap-as-moves", "棋谱没有摆放让子，但黑方开局时连下同样数目的着手；这些着手按让子处理"),
    ("repair-handicap-differs", "让子数与所摆放的黑子数不符"),
    ("repair-handicap-placed", "棋谱没有写明让子的位置；已摆放在惯用的点上，第三子在左上"),
    ("repair-leading-text", "第一局之前有文字，已跳过"),
    ("repair-marked-twice", "有一点被同时标为双方的空；不归任何一方"),
    ("repair-missing-semicolon", "有一局的首个节点前缺少分号"),
    ("repair-move-and-setup", "有一个节点既有着手又有摆放的棋子；先摆放棋子"),
    ("repair-no-size", "棋谱没有写明棋盘大小；按 19 路处理"),
    ("repair-no-value", "有一个属性没有值，已略去"),
    ("repair-odd-komi", "贴目的写法需要解读：以百分之一目或百分之一子为单位，或带逗号，或省略半目"),
    ("repair-odd-result", "结果的写法需要解读：用文字、以子为单位，或用全角字符；其含义是确定的"),
    ("repair-off-board", "有一手下在棋盘之外，已略去"),
    ("repair-out-of-turn", "同一方连下两手"),
    ("repair-played-on-stone", "有一手下在已有棋子的点上，取代了该棋子"),
    ("repair-repeated-property", "同一节点中一个属性出现两次，其值已合并"),
    ("repair-self-capture", "有一手使己方棋子没有气；这些棋子已清理出盘外"),
    ("repair-set-twice", "同一点上摆放了两种颜色，以后者为准"),
    ("repair-setup-in-game", "第一手之后又摆放棋子；之前的着手不能解释盘面"),
    ("repair-several-games", "文本中有多局棋；读取第一局"),
    ("repair-small-name", "有一个名称用小写字母，按大写读取"),
    ("repair-stray-text", "应为属性或括号之处有其他文字，已跳过"),
    ("repair-unclosed", "文本结束时有变化没有结束；其后可能缺少的内容不明"),
    ("repair-unclosed-value", "文本结束时有值没有结束；已读到文本末尾"),
    ("repair-unescaped-bracket", "注释中有方括号没有转义，按文字处理"),
    ("repair-unknown-charset", "棋谱指明的字符集无法识别；字符集是推测的"),
    ("repair-unknown-line", "有一行没有此格式中已知的内容，已略去"),
    ("repair-unreadable-value", "有一个值不符合其属性，已略去"),
    ("repair-wrong-charset", "文本不是棋谱指明的字符集；字符集是推测的"),
    ("ruling", "裁定"),
    ("ruling-mixed", "各依一部分"),
    ("same-lead", "目差同于"),
    ("same-winner", "胜负结果不变"),
    ("scores", "计算结果"),
    ("sensitivity", "多小的变动会改变胜负结果"),
    ("sgf-dead", "死子"),
    ("sgf-in-seki", "双活的棋子"),
    ("sgf-marks", "标记"),
    ("sgf-result-before", "棋谱原记结果"),
    ("status-alive", "活棋"),
    ("status-dead", "死棋"),
    ("status-in-seki", "双活"),
    ("status-open", "边界未封闭"),
    ("status-undecided", "未判定"),
    ("status-unsettled", "死活未定"),
    ("stays", "仍为"),
    ("steady", "以下任何一项单独变动都不会改变胜负结果"),
    ("table-bowls", "棋罐"),
    // no native text found
    ("table-brought", "取自另一副棋"),
    ("table-lids", "提子"),
    // no native text found
    ("table-noted", "记下"),
    ("table-piles", "棋堆"),
    ("takes", "提取"),
    ("takes-off", "清理"),
    ("takes-own", "己方没有气的棋子"),
    ("turns-winner", "胜方因此改变"),
    ("undecided", "-"),
    ("white", "白方"),
];
