//! Japanese.

// Glossary. Where a term is from:
//   J89    日本囲碁規約 (Japanese rules 1989), article; articles as in `rulesets.md` [J89, NK9, NK10]
//   4.9    the word list of `demand.md`, section 4.9; 4.6 is the section on results
//   REC    words in which Japanese records tell results, as `formats/record/result.rs` reads them
//   USE    established in Japanese books, press and programs; no single text was at hand
//   none   no native text found; the wording is ours, and `// no native text found` stands above the entries that rest on it
// The Japanese text of J89 could not be opened while this was written: its terms are quoted from memory of that text.
//
// | English                          | Japanese                        | from                                                  |
// |----------------------------------|---------------------------------|-------------------------------------------------------|
// | Black, White (players)           | 黒、白                          | J89 2, REC                                            |
// | player, opponent                 | 対局者、相手                    | J89 1                                                 |
// | point (amount)                   | 目 (0.5目, 7.5目)               | J89 8 (一目), 4.6; POINTS: one unit for every sum, as |
// |                                  |                                 | half a zi is told as 目 in Japan too; the zi sentence |
// |                                  |                                 | tells 子                                              |
// | point (place on the board)       | 点; count of places: N点        | J89 3, 4 (空点)                                       |
// | zi                               | 子                              | USE (reports on Chinese events)                       |
// | jip                              | 単位は韓国の「チプ」            | none                                                  |
// | territory                        | 地; 黒地、白地                  | J89 8, 4.9                                            |
// | area                             | 面積                            | 4.9                                                   |
// | what is a player's own (space)   | 領分                            | USE                                                   |
// | space                            | 空所                            | USE                                                   |
// | neutral point                    | ダメ; filled: 詰める            | J89 8 (駄目), 4.9                                     |
// | shared space                     | 共有の空所                      | none (Ing, in English only)                           |
// | protective move                  | 手入れ                          | J89 9 commentary, 4.9                                 |
// | seki; in seki; eye in seki       | セキ; セキ石; セキ石の目        | J89 8, 4.9                                            |
// | eye (two eyes)                   | 眼 (二眼)                       | USE; J89 8 has 目 for the point                       |
// | alive, dead                      | 活き石、死に石; 活きる          | J89 7, 4.9                                            |
// | life and death                   | 死活                            | J89 7                                                 |
// | marked dead                      | 死に石の印が付いている          | USE (Go servers)                                      |
// | take off (the board)             | 取り上げる                      | J89 5, 10                                             |
// | capture                          | 取る                            | J89 5, 7                                              |
// | captured stones, prisoners       | 取った石 (in play), アゲハマ    | 4.9; J89 5 has ハマ                                   |
// | fill in prisoners                | 埋める                          | J89 10                                                |
// | chain                            | 一連の石 (N組)                  | USE; computer Go also has 連                          |
// | group                            | グループ                        | USE                                                   |
// | liberty                          | 呼吸点                          | USE                                                   |
// | atari                            | アタリ                          | USE                                                   |
// | ko, ko threat                    | コウ、コウ材                    | J89 6 (劫), USE                                       |
// | position (of the whole board)    | 局面、全局面                    | USE; J89 12 has 同一局面                              |
// | position comes back              | 再現する、同一局面の反復        | J89 12                                                |
// | fighting, disturbing ko (Ing)    | fighting ko、disturbing ko      | none                                                  |
// | self-capture                     | 自分の石を取り上げる着手        | none (J89 4 has no name for it)                       |
// | play, move, turn                 | 着手、第N手、手番               | J89 2                                                 |
// | pass                             | パス                            | USE; J89 2, 9 have 着手放棄                           |
// | end of the game                  | 終局                            | J89 9                                                 |
// | bent four in the corner          | 隅の曲がり四目                  | J89 7 commentary, 4.9                                 |
// | draw; jigo                       | 引き分け; 持碁                  | J89 10, REC (ジゴ)                                    |
// | no result                        | 無勝負                          | J89 12, REC                                           |
// | both players lose                | 両負け                          | J89 13                                                |
// | loss for an illegal move         | 反則負け                        | J89 14, REC                                           |
// | by resignation, on time, forfeit | 中押し、時間切れ、反則・不戦    | REC; forfeit is both of the last, so both are named   |
// | who wins, outcome                | 勝敗 (also of a draw)           | J89 10                                                |
// | to turn the winner               | 勝敗が変わる                    | USE: a draw is another outcome, so not 勝者           |
// | lead; moves towards Black        | 目差; 黒の有利に動く            | USE                                                   |
// | result                           | 結果                            | USE                                                   |
// | rule for equal scores            | 同点の場合の規定                | none                                                  |
// | rule set; rule text              | ルール; 条文                    | USE                                                   |
// | article of a rule, clause        | 規定                            | USE                                                   |
// | to count; to score; scores       | 数える; 計算する; 計算結果      | 4.9                                                   |
// | counting at the board            | 整地                            | 4.9                                                   |
// | komi                             | コミ                            | 4.9                                                   |
// | handicap stones; even game       | 置石; 互先（置石なし）          | USE                                                   |
// | group tax                        | 切り賃                          | USE (writings on old Chinese rules)                   |
// | stone scoring                    | 石（盤上の石を数える）          | none; 純碁 is another name of such a game             |
// | Sunjang counting: border, inner  | 境界の石、内側の石              | none                                                  |
// | Ing; fill in own stones          | 応氏; 自分の石で埋める          | USE                                                   |
// | button                           | ボタン                          | none                                                  |
// | pass stone                       | パスで渡す石                    | none (AGA, in English only)                           |
// | correction (first pass and such) | 調整                            | none                                                  |
// | overtime bought (Ing)            | 購入した延長時間                | none                                                  |
// | penalty                          | 罰則                            | USE                                                   |
// | bowl, lid                        | 碁笥、碁笥の蓋                  | USE                                                   |
// | reading (of the board)           | 読み、読む                      | USE                                                   |
// | reading (of a text)              | 解釈                            | USE                                                   |
// | referee; ruling                  | 審判; 裁定                      | 4.9; USE                                              |
// | dispute; claim                   | 係争; 主張                      | USE (law)                                             |
// | record (of a game)               | 棋譜                            | USE                                                   |
// | ledger                           | 内訳                            | USE                                                   |
// | adviser (GTP engine)             | 照会したエンジン                | none                                                  |
// | node, property, value, variation | ノード、プロパティ、値、変化図  | USE (SGF)                                             |
// | charset                          | 文字コード                      | USE                                                   |
// | axis (of a rule set), choice     | 規定項目、選択肢                | none                                                  |
// | field (of a request), request    | 項目、問い合わせ                | USE                                                   |
// | shown; undecided; unsettled      | 示された; 未判定; 未確定        | USE                                                   |
// | open (a group beside a border    | 境界が開いている                | USE                                                   |
// | that is not closed)              |                                 |                                                       |
// | not proved; by search, by shape  | 未証明; 読みによる、形による    | USE                                                   |
// | assumptions; checks; reasons     | 前提; 点検; 根拠                | USE                                                   |
//
// Style: plain form (である), as rule texts have it. Full-width punctuation; no blank between Japanese and Latin letters.

use super::Points;

/// An amount.
pub(super) const POINTS: Points = Points { any: "{amount}目", half: Some("半目"), and_half: Some("{amount}目半") };

/// What is said for each code. See [`super::fill`] for the placeholders.
pub(super) const SENTENCES: &[(&str, &str)] = &[
    (
        "alive-apart",
        "{groups}グループについて、それぞれ単独では活きると読んだ。ただし、ほかに攻められ得るものや判定されていないもの（同じ着手を必要とする他のグループ、連絡、内側の死に石）と併せても活きるかどうかは読んでいない。",
    ),
    ("announce-both-lose", "両負け。"),
    ("announce-by-end", "{winner}の{end:word}勝ち。"),
    ("announce-draw", "引き分け。"),
    ("announce-jigo", "持碁（引き分け）。"),
    // no native text found
    ("announce-jip", "{winner}の{points}勝ち（単位は韓国の「チプ」）。"),
    ("announce-moku", "{winner}の{points}勝ち。"),
    ("announce-points", "{winner}の{points}勝ち。"),
    // no native text found
    ("announce-tie-rule", "同点。同点の場合の規定により{winner}の勝ち。"),
    ("announce-undetermined", "結果は判定できない。不足している情報：{needs:words}。"),
    ("announce-zi", "{winner}の{zi}子勝ち（目差は{points}）。"),
    (
        "audit-can-be-captured",
        "{player}の石{points}は、読んだ限りでは{player}が先に打っても取られるが、死に石の印が付いていない。活き石として数える。",
    ),
    (
        "audit-can-be-captured-line",
        "{player}の石{points}は、読んだ限りでは{player}が先に打っても取られるが、死に石の印が付いていない。活き石として数える。相手から打った場合に取られる手順：{line}。",
    ),
    (
        "audit-dead-cannot-be-captured",
        "{player}の石{points}には死に石の印が付いているが、{opponent}が先に打ち、コウ材がいくらあっても、これを取り切ることはできない。取られる場合でも、{player}が打ち返して活きるか、囲んでいる石を取る。それでも、印に従って取り上げる。",
    ),
    (
        "audit-dead-in-seki-removed",
        "{player}の石{points}は、セキの中にあり、死に石の印が付いている。次のルールでは、アゲハマとして取り上げる：{rules:names}。",
    ),
    (
        "audit-dead-in-seki-stays",
        "{player}の石{points}は、セキの中にあり、死に石の印が付いている。次のルールでは、そこから取り上げることはできず、着手によって取るほかない：{rules:names}。",
    ),
    (
        "audit-dead-in-seki-untold",
        "{player}の石{points}は、セキの中にあり、死に石の印が付いている。次のルールでは、条文を読んだ限り、取り上げるかどうかが示されていない：{rules:names}。",
    ),
    (
        "audit-dead-inside",
        "{player}の石{points}は、内側の死に石を取り上げれば活きる。死に石がある間は、相手がそこで打ち続けてこれを取ることができる。印に従い、活き石として数える。",
    ),
    (
        "audit-dead-inside-line",
        "{player}の石{points}は、内側の死に石を取り上げれば活きる。死に石がある間は、相手がそこで打ち続けてこれを取ることができる。印に従い、活き石として数える。相手から打つ手順：{line}。",
    ),
    (
        "audit-dead-on-neutral-points",
        "死に石の印の付いた石{count}個（{points}）のある空所は、どちらか一方だけが囲むものではない。その点はどちらのものにも数えない。",
    ),
    ("audit-every-stone-dead", "{player}の石のすべてに死に石の印が付いている。"),
    (
        "audit-first-move-decides",
        "{player}の石{points}が活きるかどうかは定まっていない。どちらがそこに先に打つかによる。死に石の印が付いていないので、活き石として数える。",
    ),
    (
        "audit-first-move-decides-line",
        "{player}の石{points}が活きるかどうかは定まっていない。どちらがそこに先に打つかによる。死に石の印が付いていないので、活き石として数える。相手から打つ手順：{line}。",
    ),
    ("audit-more-stones-than-plays", "{player}が打った石は置石を含めて{played}個だが、盤上には{on_board}個ある。"),
    (
        "audit-open-ko",
        "{player}の石{points}は、まだ解消されていないコウで取られ得る。そのようなコウが複数あり、それに左右されることについては判定に至らなかった。",
    ),
    (
        "audit-open-space",
        "{count}点の空所（{points}）が双方の石に接している。そこでは対局が終わっていないか、死に石に印が付いていないように見える。その点はどちらのものにも数えない。",
    ),
    // no native text found
    (
        "audit-overtime-not-counted",
        "延長時間が購入されたが、計算の対象としたルールの中に、その分を目数に計上するものはない。",
    ),
    ("audit-protective-move", "{player}はなお{at}に手入れを要する。この点は地ではない。"),
    (
        "audit-protective-move-line",
        "{player}はなお{at}に手入れを要する。この点は地ではない。ダメが詰まるまで空けておくと、相手に入られる：{line}。",
    ),
    (
        "audit-seki-at-best",
        "{player}の石{points}には死に石の印が付いていないが、単独で活きることはできず、ダメを有する。この石が囲む点は、セキの場合と同じに扱う。",
    ),
    (
        "audit-seki-claim-dropped",
        "相手の無条件に活きている領分の中にあって、セキと主張された石{count}個（{points}）は、死に石とした。",
    ),
    (
        "audit-seki-claimed-in-part",
        "{player}の一つのグループのうち、{points}はセキと主張されたが、{others}は主張されなかった。{others}だけで囲んでいる点は数える。",
    ),
    (
        "audit-seki-without-opponent",
        "{player}の石{points}はセキと主張されたが、{opponent}の石でセキと主張されたものはない。",
    ),
    (
        "audit-stone-balance",
        "{player}が打った石は置石を含めて{played}個だが、盤上の{on_board}個と{opponent}に取られた{captured}個の合計はこれに合わない。",
    ),
    (
        "audit-taken-as-in-seki",
        "{player}の石{points}には二眼がなく、隣り合う相手の石にも二眼がない。どちらにも死に石の印が付いていないので、すべてセキとみなす。",
    ),
    // no native text found
    (
        "cause-adjustment",
        "延長時間、罰則その他の調整により{player}が得るのは、{to:name}では{to_value}、{from:name}では{from_value}である。{lead}。",
    ),
    // no native text found
    (
        "cause-border-stones",
        "{to:name}は境界の石を対局者の面積に含めず、{from:name}は含める。{player}の境界の石は{count}個である。{lead}。",
    ),
    // no native text found
    (
        "cause-button",
        "ボタンにより{player}が得るのは、{to:name}では{to_value}、{from:name}では{from_value}である。{lead}。",
    ),
    (
        "cause-dead-in-seki-counted",
        "セキの中の死に石（{points}）による{player}の目数は、{to:name}では{from:name}より多い。{lead}。",
    ),
    (
        "cause-dead-in-seki-not-counted",
        "セキの中の死に石（{points}）による{player}の目数は、{to:name}では{from:name}より少ない。{lead}。",
    ),
    // no native text found
    (
        "cause-first-pass",
        "最初のパスについての調整は、{player}の分が{to:name}では{to_value}、{from:name}では{from_value}である。{lead}。",
    ),
    (
        "cause-group-tax",
        "{to:name}は活きている各グループから2目を差し引き、{from:name}は差し引かない。{player}には{count}グループある。{lead}。",
    ),
    (
        "cause-handicap",
        "置石の分として{player}が得るのは、{to:name}では{to_value}、{from:name}では{from_value}である。{lead}。",
    ),
    ("cause-komi", "{player}のコミは、{to:name}では{to_value}、{from:name}では{from_value}である。{lead}。"),
    // no native text found
    (
        "cause-last-play",
        "最後の着手についての調整は、{player}の分が{to:name}では{to_value}、{from:name}では{from_value}である。{lead}。",
    ),
    (
        "cause-living-stones",
        "{from:name}と{to:name}のうち、盤上の石を数えるのは一方だけである。{player}の盤上の石は{count}個である。{lead}。",
    ),
    // no native text found
    (
        "cause-no-border-stones",
        "{from:name}は境界の石を対局者の面積に含めず、{to:name}は含める。{player}の境界の石は{count}個である。{lead}。",
    ),
    (
        "cause-no-group-tax",
        "{to:name}は活きているグループから何も差し引かず、{from:name}は各グループから2目を差し引く。{player}には{count}グループある。{lead}。",
    ),
    (
        "cause-other-group-tax",
        "{player}の切り賃は、{to:name}では{to_value:size}、{from:name}では{from_value:size}である。{lead}。",
    ),
    // no native text found
    (
        "cause-pass-stones",
        "パスで渡された石により{player}が得るのは、{to:name}では{to_value}、{from:name}では{from_value}である。{lead}。",
    ),
    (
        "cause-prisoners",
        "アゲハマにより{player}が得るのは、{from:name}では{from_value}、{to:name}では{to_value}である。{lead}。",
    ),
    (
        "cause-protective-moves-counted",
        "{to:name}は、囲んではいるがなお埋めなければならない点を数え、{from:name}は数えない。{player}のそのような点は{points}である。{lead}。",
    ),
    (
        "cause-protective-moves-not-counted",
        "{to:name}は、囲んではいるがなお埋めなければならない点を数えず、{from:name}は数える。{player}のそのような点は{points}である。{lead}。",
    ),
    (
        "cause-seki-eyes-counted",
        "{to:name}はセキ石の目を数え、{from:name}は数えない。{player}のセキ石の目は{points}である。{lead}。",
    ),
    (
        "cause-seki-eyes-not-counted",
        "{to:name}はセキ石の目を数えず、{from:name}は数える。{player}のセキ石の目は{points}である。{lead}。",
    ),
    (
        "cause-shared-neutral",
        "盤上に残ったダメにより{player}が得るのは、{to:name}では{to_value}、{from:name}では{from_value}である。{lead}。",
    ),
    (
        "cause-status",
        "{from:name}と{to:name}とでは、盤から取り上げる石が同じでない。異なるのは{points}である。{lead}。",
    ),
    (
        "cause-stones-counted",
        "{to:name}は対局者が盤に置いた石を数え、{from:name}は数えない。その数は黒{black_stones}個、白{white_stones}個である。{lead}。",
    ),
    (
        "cause-stones-not-counted",
        "{to:name}は対局者が盤に置いた石を数えず、{from:name}は数える。その数は黒{black_stones}個、白{white_stones}個である。{lead}。",
    ),
    ("chain-marked-whole", "{at}の一連の石は、一部にだけ印が付いていたので、全体に付いているものとした。"),
    ("claims-agree", "両対局者の主張は、どの一連の石についても同じである。"),
    (
        "connections-undecided",
        "一連の石{chains}組について、手入れを要するかどうかの判定に至らなかった。解消されていない複数のコウの一つに左右されるか、周囲が広くて読み切れない。",
    ),
    (
        "count-arranged",
        "{player}は自分の領分の中で石を動かし、目が10目ずつ並ぶように整える：10目が{tens}組、残り{left}目。",
    ),
    ("count-compared", "コミなどの調整を加えると、黒は{black}、白は{white}となる。"),
    ("count-dead-into-bowls", "死に石を取り上げ、持ち主の碁笥に戻す：{points}。"),
    ("count-dead-into-lids", "死に石を取り上げ、相手のアゲハマに加える：{points}。"),
    // no native text found
    ("count-evened-out", "双方の置いた石が同数になるまで、石をアゲハマとして渡す：黒から{black}個、白から{white}個。"),
    ("count-filled-in", "{player}は自分の地を石{count}個で埋める。{empty}目が空いたまま残り、碁笥に石{left}個が残る。"),
    ("count-filled-to-tens", "{player}は自分の石で{count}点を埋め、地を10目の倍数にする：{points}。"),
    (
        "count-half-compared",
        "\
         数えた{points}の半分は{half}で、コミなどの調整の半分を加味すると{line}になる。{player}はこれを上回ればリードで、数えたのは{count}である。",
    ),
    // no native text found
    ("count-inner-off", "境界にない石を取り上げる：{count}個。"),
    // no native text found
    ("count-pass-stones", "パスの分として、黒は石{black}個、白は石{white}個を渡す。"),
    ("count-passed-over", "{count}点は数えずに残す：{points}。"),
    ("count-piles", "{player}の石を盤から取り上げて数える：{count}個（10個ずつ{tens}山と残り）。"),
    ("count-prisoners-back", "アゲハマを持ち主の碁笥に戻す：黒石{black}個、白石{white}個。"),
    ("count-prisoners-in", "{player}はアゲハマ{count}個を{opponent}の地に埋める。"),
    (
        "count-prisoners-in-and-left",
        "{player}はアゲハマ{count}個を{opponent}の地に埋める。{left}個は埋める所がなく、目数として数える。",
    ),
    ("count-read-area", "黒は{black}、白は{white}と数える。"),
    (
        "count-read-half",
        "{player}を{count}目と数える。盤の{points}点のうち{nobody}点は数えずに残してあり、残りは相手のものである。",
    ),
    ("count-read-points", "黒は{black}、白は{white}と数える。"),
    ("count-start", "終局の時点。アゲハマは碁笥の蓋にある。"),
    ("count-tens", "{player}の目を10目ずつ数える：10目が{tens}組、残り{left}目。"),
    // no native text found
    (
        "dead-by-adviser",
        "対局した者は誰も石に印を付けていない。照会したエンジン{adviser}は、{points}が死に石であると主張している。",
    ),
    ("dead-by-crosses", "棋譜で×印の付いた石を死に石とする：{stones}個。"),
    ("dead-by-name", "死に石は、棋譜が死に石として挙げる石である：{stones}個。"),
    ("dead-by-territory", "死に石は、棋譜が相手の地と記す所にある石である：{stones}個。"),
    (
        "dead-not-told",
        "どの石が死に石かは誰も示しておらず、死に石がないことは読みによっても示されない。盤面と内訳は死に石がないものとして示す。死に石を取り上げるルールでは計算できない。",
    ),
    (
        "dead-not-told-but-shown",
        "どの石が死に石かは誰も示していない。死に石がないことは、読みによって示される。どのグループも、活きているか、セキである。",
    ),
    (
        "dead-stones-off",
        "点検でグループの死活が定まっていないとあるのは、別に断りがない限り、死に石{stones}個を取り上げた状態で読んだものである。",
    ),
    (
        "dispute-keeps-winner",
        "{rule_set:name}では、係争によって勝敗は変わらない：黒の主張では{as_black:result}、白の主張では{as_white:result}。",
    ),
    ("dispute-none", "{rule_set:name}では、裁定を要することはない：{result:result}。"),
    (
        "dispute-not-scored-whole",
        "{rule_set:name}では、双方の主張は同じ勝敗になる（黒の主張では{as_black:result}、白の主張では{as_white:result}）。双方の主張の中間に当たる裁定は計算していない。",
    ),
    (
        "dispute-too-many-groups",
        "係争中のグループは{count}あり、{most}を超える。計算したのは、各対局者の主張をそのまま採った場合だけである。",
    ),
    (
        "dispute-too-much-reading",
        "係争中の{count}グループについて、あり得る裁定のすべてで盤面を読むには時間がかかりすぎる。計算したのは、各対局者の主張をそのまま採った場合だけである。",
    ),
    (
        "dispute-turns-winner",
        "{rule_set:name}では、係争が勝敗を決める：黒の主張では{as_black:result}、白の主張では{as_white:result}。",
    ),
    (
        "dispute-turns-winner-between",
        "{rule_set:name}では、双方の主張は同じ勝敗になる（黒の主張では{as_black:result}、白の主張では{as_white:result}）が、係争が勝敗を決めることがあり得る。あるグループで黒の主張、別のグループで白の主張に従うと、同じ勝敗にならない。",
    ),
    (
        "dispute-undetermined",
        "{rule_set:name}において係争が勝敗を変えるかどうかは判定できない。不足している情報：{needs:words}。",
    ),
    (
        "early-passes-from-counts",
        "双方が1回ずつパスして対局が終わったものとした。そうすれば手番が交互になるからである。最後の着手より前に、黒は{black}回、白は{white}回パスした。",
    ),
    ("even-game", "置石の指定がないので、互先（置石なし）とする。"),
    ("first-pass-from-counts", "先にパスしたのは{player}である。これは、与えられたパスと最後の着手から導かれる。"),
    ("guide-both-lose", "対局の停止後に有効な着手が見つかり、双方とも終局に合意できない場合は、両負けとする。"),
    ("guide-dispute-agreement", "どの石が死に石かは、両対局者が合意しなければならない。"),
    ("guide-dispute-arbitration", "どの石が死に石かは、審判が決める。"),
    (
        "guide-dispute-japanese-1989",
        "グループごとに単独で、実際には打たない着手によって調べる。相手の着手により取られない石、または取られても新たに相手に取られない石を生じ得る石は、活き石である。コウを取られた側は、そのコウについてパスするまで、取り返すことができない。",
    ),
    (
        "guide-dispute-korean-local",
        "係争中の形は、それぞれ盤の他の部分から切り離し、周囲の石を活き石とみなして判定する。取ることのできる石は死に石である。",
    ),
    ("guide-dispute-nothing-removed", "対局中に取られた石のほかは、盤から取り上げない。"),
    ("guide-dispute-play-out", "対局者は打ち続ける。取られない石は盤上に残る。"),
    (
        "guide-dispute-play-out-then-all-alive",
        "対局者は打ち続ける。その終わりにもなお合意できなければ、盤上にある石はすべて残る。",
    ),
    // no native text found
    ("guide-dispute-precedents", "どの石が死に石かは、形ごとの裁定例の一覧によって定まる。"),
    ("guide-dispute-unstated", "死に石についての係争をどう解決するかは、条文に示されていない。"),
    ("guide-dispute-unverified", "死に石についての係争に関する条文は、読むことができなかった。"),
    ("guide-last-pass-either", "最後のパスは、どちらの対局者がしてもよい。"),
    ("guide-last-pass-unstated", "どちらが最後のパスをするかは、条文に示されていない。"),
    ("guide-last-pass-unverified", "最後のパスに関する条文は、読むことができなかった。"),
    ("guide-last-pass-white", "最後のパスは白がする。"),
    (
        "guide-resume-by-agreement",
        "対局を再開するときにどちらが先に打つかは、両対局者の合意による。合意できなければ、石はすべて残る。",
    ),
    ("guide-resume-normal-turn", "対局を再開するときは、手番の対局者が先に打つ。"),
    (
        "guide-resume-normal-turn-known",
        "対局を再開するときは、手番の対局者が先に打つ。最後にパスしたのは{passer}なので、先に打つのは{player}である。",
    ),
    ("guide-resume-opponent-of-last-passer", "対局を再開するときは、最後にパスした対局者の相手が先に打つ。"),
    (
        "guide-resume-opponent-of-last-passer-known",
        "対局を再開するときは、最後にパスした対局者の相手が先に打つ。最後にパスしたのは{passer}なので、先に打つのは{player}である。",
    ),
    (
        "guide-resume-opponent-of-requester",
        "どちらの対局者も対局の再開を求めることができる。求めた対局者の相手が先に打ち、パスしてもよい。",
    ),
    ("guide-resume-unstated", "対局を再開するときにどちらが先に打つかは、条文に示されていない。"),
    ("guide-resume-unverified", "対局を再開するときにどちらが先に打つかに関する条文は、読むことができなかった。"),
    ("guide-stop-agreement", "対局は、両対局者の合意によって停止する。"),
    ("guide-stop-four-passes", "パスが4回続くと、対局は停止する。"),
    ("guide-stop-two-passes", "パスが2回続くと、対局は停止する。"),
    ("guide-stop-unstated", "何によって対局が停止するかは、条文に示されていない。"),
    ("guide-stop-unverified", "何によって対局が停止するかは、読むことができなかった。"),
    ("komi-of-record", "{rule_set:name}でのコミは、棋譜のコミとする：{komi}。"),
    (
        "komi-of-record-unused",
        "棋譜のコミ{komi}は用いない。棋譜自身のルールが知られていないか、計算の対象になっていない。",
    ),
    ("komi-of-rule-set", "{rule_set:name}でのコミは、そのルール自身の{komi}とする。"),
    (
        "last-play-from-previous",
        "最後の着手は{player}の{at}である。与えられた以前の局面のうち最後のものからこの局面に至る着手である。",
    ),
    (
        "life-undecided",
        "{groups}グループについて、活きるかどうかの判定に至らなかった。死に石の印の付いていないものは活き石として数える。",
    ),
    ("move-captures", "{player}は{at}に着手でき、石{count}個を取る：{points}。"),
    // no native text found
    (
        "move-ing-ko",
        "{player}が{at}に着手できるかどうかは不明である。既知の局面が再現し、そのコウが「fighting ko」か「disturbing ko」かについて裁定を要する。",
    ),
    ("move-ko", "{player}は{at}に着手できない。コウをすぐに取り返すことになる。"),
    (
        "move-ko-rule-unknown",
        "{player}が{at}に着手できるかどうかは不明である。コウの規定に左右されるが、その規定は明記されていないか、読んでいない。",
    ),
    ("move-legal", "{player}は{at}に着手できる。"),
    (
        "move-may-be-ko",
        "{player}が{at}に着手できるかどうかは不明である。{points}を取る着手で、コウを取り返すことになるかもしれない。直前の着手が分かれば判定できる。",
    ),
    (
        "move-may-be-same-situation",
        "{player}が{at}に着手できるかどうかは不明である。既知の局面が再現するが、そのときの手番がどちらか、またはどちらの着手で生じた局面かが分からない。",
    ),
    (
        "move-may-repeat",
        "{player}が{at}に着手できるかどうかは不明である。以前の局面が再現するかもしれない。以前の局面が分かれば判定できる。",
    ),
    (
        "move-natural-situational-superko",
        "{player}は{at}に着手できない。同じ対局者の以前の着手で生じた局面が再現することになる。",
    ),
    ("move-not-reached", "この手には至らない。第{number}手が着手できない。"),
    ("move-occupied", "{player}は{at}に着手できない。そこには{by}の石がある。"),
    ("move-off-board", "{player}は{at}に着手できない。その点は盤上にない。"),
    ("move-pass", "{player}はパスできる。"),
    ("move-positional-superko", "{player}は{at}に着手できない。以前の全局面が再現することになる。"),
    // no native text found
    ("move-self-captures", "{player}は{at}に着手でき、それによって自分の石{count}個を取り上げる：{points}。"),
    ("move-situational-superko", "{player}は{at}に着手できない。以前の全局面が、手番も同じままで再現することになる。"),
    ("move-spight-superko", "{player}は{at}に着手できない。最後のパス以後に現れた局面が再現することになる。"),
    (
        "move-split",
        "石の数の差の由来：置石{handicap_stones}、最後の着手{last_play}、最後の着手より前のパス{early_passes}、手番の乱れ{turn_order}。",
    ),
    ("move-suicide", "{player}は{at}に着手できない。石{count}個（{points}）の呼吸点がなくなる。"),
    // no native text found
    (
        "move-suicide-of-one-stone",
        "{player}は{at}に着手できない。自分の石は、2個以上なら取り上げることになってもよいが、1個だけではいけない。",
    ),
    // no native text found
    (
        "move-suicide-rule-unknown",
        "{player}が{at}に着手できるかどうかは不明である。自分の石を取り上げる着手の規定に左右されるが、その規定は明記されていないか、読んでいない。",
    ),
    (
        "neighbours-taken-to-stay",
        "一連の石{chains}組については、眼のない相手の石が盤上に残るものとした。その石を取れるかどうかの判定に至らなかった。",
    ),
    ("no-pass-from-counts", "誰もパスしていない。これは、与えられたパスから導かれる。"),
    // no native text found
    (
        "none-dead-by-adviser",
        "対局した者は誰も石に印を付けていない。照会したエンジン{adviser}は、死に石がないと主張している。",
    ),
    ("none-dead-by-name", "棋譜によれば、死に石はない。"),
    ("not-classified", "局面は数えただけであり、グループの死活は調べていない。"),
    ("opponent-passed", "第{number}手の前に{player}がパスしたものとする。"),
    // no native text found
    ("overtime", "{opponent}が延長時間を購入した。その分として{player}が{amount}を得る。"),
    (
        "previous-positions-complete",
        "与えられた以前の局面の数：{count}。この局面より前の局面は、これですべてであるとみなす。",
    ),
    (
        "prisoners-from-plays",
        "{player}が取った石は{prisoners}個である。{opponent}が打った石は置石を含めて{plays}個、そのうち盤上にあるのは{on_board}個である。",
    ),
    (
        "reading-bent-four-by-play",
        "隅の曲がり四目は、完全に活きている石に隣り合う場合に限り死に石である。ここではコウを実際に打たなければならず、それまではそこに死に石はない。",
    ),
    ("reading-bent-four-by-rule", "隅の曲がり四目は、対局者の印のとおり、そのままの形で死に石である。"),
    // no native text found
    ("reading-border-as-it-stands", "境界の石は、アタリであってもなくても、そのまま残す。"),
    // no native text found
    ("reading-border-out-of-atari", "アタリになっている境界の石がなくなるまで、内側の石を戻す。"),
    ("reading-dead-in-seki-removed", "セキの中の死に石は、他の死に石と同様に、アゲハマとして取り上げる。"),
    ("reading-dead-in-seki-stands", "セキの中の死に石はそのまま残し、その下の点は目に数えない。"),
    (
        "reading-neutral-points-as-agreed",
        "空いたままのダメは、どの石をもセキ石としない。終局に合意した対局者は、それを詰めることができたはずである。",
    ),
    ("reading-neutral-points-literal", "盤面のままでは、空いたままのダメを有するグループは、すべてセキである。"),
    ("reading-protective-moves-strict", "持ち主がなお埋めなければならない点は、地ではない。"),
    (
        "reading-protective-moves-tolerant",
        "持ち主がなお埋めなければならない点も、地である。対局者は、そこに何も打たれないまま合意した。",
    ),
    ("reading-seki-by-chain", "セキを成す一連の石のうち、そのセキのダメに自ら接するものだけがセキ石である。"),
    (
        "reading-seki-by-group",
        "セキのグループに属する一連の石は、自らダメに接するかどうかにかかわらず、すべてセキ石である。",
    ),
    // no native text found
    ("reading-shared-by-point", "共有の空所では、一方の対局者の石だけに隣り合う点は、その対局者のものである。"),
    // no native text found
    ("reading-shared-by-region", "共有の空所は、その中の点にどちらの石が隣り合うかにかかわらず、それぞれ等分する。"),
    (
        "record-agrees",
        "棋譜の結果は{recorded:result}であり、棋譜自身のルール「{rule_set:name}」による結果もそのとおりである。",
    ),
    (
        "record-agrees-if-none-dead",
        "棋譜の結果は{recorded:result}であり、死に石がなければ、棋譜自身のルール「{rule_set:name}」による結果もそのとおりである。死に石の有無は棋譜から分からない。",
    ),
    (
        "record-captures-in-doubt",
        "{player}が取った石は{least}個以上{most}個以下である。手で取り除かれた石があり、それが取られた石かどうかは棋譜から分からない。",
    ),
    ("record-captures-unknown", "{player}が取った石は少なくとも{least}個である。棋譜は対局の途中から始まっている。"),
    ("record-cause-alive", "{player}の石{points}が死に石でない。"),
    ("record-cause-dead", "{player}の石{points}が死に石である。"),
    ("record-cause-handicap-counted", "置石の分として、白がさらに{points}を得る。"),
    ("record-cause-handicap-not-counted", "置石の分として白が得るものはない（{points}減）。"),
    ("record-cause-komi", "コミが{komi}である。"),
    ("record-cause-komi-untold", "コミが{komi}である（棋譜にコミの記載はない）。"),
    ("record-cause-neutral-point", "{player}がダメにもう1手打っている（{points}）。"),
    ("record-cause-prisoners", "{player}のアゲハマが{count}個多いか、{opponent}のアゲハマが同じ数だけ少ない。"),
    ("record-cause-reading", "条文の解釈が異なる：{reading}。"),
    ("record-cause-rule-set", "ルールが異なる（コミは同じく{komi}）：{rules:names}。"),
    ("record-cause-unmarked", "{points}がすべて死に石である（棋譜には死に石の印がない）。"),
    ("record-cause-winner-exchanged", "勝者の名が入れ替わっている。"),
    ("record-cause-zi", "結果が子で記されている：{points}の目差は、その半分の数の子に当たる。"),
    (
        "record-decided-by-end",
        "棋譜の結果は{recorded:result}である。対局の終わり方によって決まったものであり、比べるべき計算結果はない。",
    ),
    (
        "record-differs",
        "棋譜の結果は{recorded:result}だが、棋譜自身のルール「{rule_set:name}」による結果は{result:result}である。次のどれか一つだけで、その説明がつく：",
    ),
    (
        "record-differs-dead-untold",
        "棋譜の結果は{recorded:result}だが、棋譜自身のルール「{rule_set:name}」による結果は、死に石がなければ{result:result}である。対局者がどの石を死に石としたかを知る必要があるが、棋譜から分からない。",
    ),
    (
        "record-differs-if-none-dead",
        "棋譜の結果は{recorded:result}だが、棋譜自身のルール「{rule_set:name}」による結果は、死に石がなければ{result:result}である。死に石の有無は棋譜から分からない。次のどれか一つだけで、その説明がつく：",
    ),
    (
        "record-differs-unexplained",
        "棋譜の結果は{recorded:result}だが、棋譜自身のルール「{rule_set:name}」による結果は{result:result}である。試した原因の中に、一つだけでその説明がつくものはない。",
    ),
    ("record-lead-between", "{rule_set:name}では、黒から見た目差は{least}から{most}までの間にある。"),
    // no native text found
    ("record-move-captures-itself", "第{number}手、{player}の{at}は、自分の石を取り上げる着手である。"),
    ("record-move-repeats", "第{number}手、{player}の{at}で、第{after}手の後の局面が再現する。"),
    ("record-no-result", "棋譜には、読み取れる結果の記載がない。"),
    ("record-no-rule-set", "棋譜の結果は{recorded:result}である。どのルールによるものかは分からない。"),
    ("record-out-of-turn", "同じ対局者が続けて着手した：{count}手（{moves}手目）。"),
    ("record-repaired", "棋譜の{places}（行:桁）：{repair:word}。"),
    ("record-repaired-often", "棋譜の{places}ほか{more}か所（行:桁）：{repair:word}。"),
    (
        "record-turn-order",
        "対局の終わりに、手番によらずにダメが詰められた。対局者が合意すれば、そうしてよい（韓国棋院（KBA）の基本規則）：{count}手（{moves}手目）。",
    ),
    (
        "record-undetermined",
        "棋譜の結果は{recorded:result}である。棋譜自身のルール「{rule_set:name}」では、これを確かめることができない。不足している情報：{needs:words}。",
    ),
    ("record-without-moves", "棋譜には着手も石もない。盤上には何もない。"),
    ("repetition-draw", "全局面が再現する。対局者が反復を続ければ、引き分けとする。"),
    ("repetition-no-result", "全局面が再現する。双方が同意すれば、無勝負とする。"),
    ("repetition-not-barred", "全局面が再現するが、禁じられている形の再現ではない。"),
    ("repetition-not-checked", "以前の局面が再現するかどうかは調べていない。以前の局面は与えられていない。"),
    ("repetition-referee", "全局面が再現する。審判が裁定する。"),
    ("repetition-unknown", "全局面が再現する。それがどう扱われるかは、明記されていないか、読んでいない。"),
    ("rules-of-record", "棋譜にはルールが「{written}」と記されている。これは{rule_set:name}であり、最初に置く。"),
    (
        "rules-of-record-near",
        "棋譜にはルールが「{written}」と記されているが、ここでは知られていない名である。「{near}」のことかもしれない。どのルールも棋譜自身のものとはしない。",
    ),
    (
        "rules-of-record-unknown",
        "棋譜にはルールが「{written}」と記されているが、ここでは知られていない名である。どのルールも棋譜自身のものとはしない。",
    ),
    (
        "scored-as-agreed",
        "{groups}グループについて、両対局者の主張が食い違う。計算は双方の主張が一致するところに基づき、食い違うところは、誰も印を付けなかったものとして数える。",
    ),
    // no native text found
    (
        "seki-by-adviser",
        "対局した者は誰も石に印を付けていない。照会したエンジン{adviser}は、{points}がセキであると主張している。",
    ),
    (
        "seki-unverified",
        "{groups}グループは、読みによって示されてはいないが、セキとして数える。セキとして挙げられたか、そのグループもそれに接するものも単独では活きていないからである。",
    ),
    ("sensitive-to-death", "{player}の石{points}が死に石であれば、結果は{result:result}となる。"),
    ("sensitive-to-first-pass", "先にパスしたのが{player}であれば、結果は{result:result}となる。"),
    ("sensitive-to-handicap", "置石が{count}個であれば、結果は{result:result}となる。"),
    ("sensitive-to-komi", "コミが{before}でなく{komi}であれば、結果は{result:result}となる。"),
    ("sensitive-to-last-play", "最後の着手をしたのが{player}であれば、結果は{result:result}となる。"),
    ("sensitive-to-life", "{player}の石{points}が盤上に残れば、結果は{result:result}となる。"),
    ("sensitive-to-neutral-point", "{player}がもう1手{at}に打っていれば、結果は{result:result}となる。"),
    ("sensitive-to-passes", "{player}のパスがもう{count}回多ければ、結果は{result:result}となる。"),
    ("sensitive-to-prisoners", "{player}のアゲハマがもう{count}個多ければ、結果は{result:result}となる。"),
    ("sensitivity-decided-by-end", "盤面がどうであれ、対局の終わり方が勝敗を決める。"),
    ("sensitivity-draw", "勝者はいない。ごくわずかな変化でも勝敗が決まる。"),
    ("sensitivity-not-counted", "ここでは影響しない：{kind:word}。"),
    (
        "sensitivity-not-read-whole",
        "すべての場合を読むには時間がかかりすぎるので、一部の場合は試していない：{kind:word}。",
    ),
    ("sensitivity-not-safe", "{winner}は、あと1目失えば、勝ちではなくなる。"),
    ("sensitivity-safe-by", "{winner}は、あと{points}失っても、なお勝ちである。"),
    ("sensitivity-steady", "次のものだけを変えても、勝敗は変わらない：{kind:word}。"),
    ("sensitivity-undetermined", "どれほどの変化で勝敗が変わるかは判定できない。不足している情報：{needs:words}。"),
];

/// The words of a report that are no sentences of their own. `{}` stands for a number.
pub(super) const WORDS: &[(&str, &str)] = &[
    ("and-more", "ほか{count}点"),
    ("as-player-says", "{player}の主張"),
    ("assumptions", "前提"),
    ("audit", "点検"),
    ("axis-counting", "計算の方法"),
    ("axis-dead-in-seki", "セキの中の死に石"),
    ("axis-first-pass", "最初のパス"),
    ("axis-group-tax", "切り賃"),
    ("axis-handicap", "置石"),
    ("axis-komi", "コミ"),
    ("axis-last-play", "最後の着手"),
    ("axis-neutral-points", "ダメ"),
    ("axis-one-sided-neutral", "一方だけが詰めることのできるダメ"),
    ("axis-overtime", "延長時間"),
    ("axis-pass-stones", "パスで渡す石"),
    ("axis-prisoners", "アゲハマ"),
    ("axis-removal", "死に石の取り上げ方"),
    ("axis-seki-points", "セキの中の目"),
    ("axis-tie", "同点の場合"),
    ("basis-chosen", "この問い合わせのための指定"),
    ("basis-convention", "慣行（条文にはない）"),
    ("becomes", "→"),
    ("before-moves", "着手前"),
    ("before-prisoners", "アゲハマを加える前の目差"),
    ("black", "黒"),
    ("board", "盤面"),
    ("called-alive", "活き石"),
    ("called-as-player-says", "{called}（{player}の主張）"),
    ("called-dead", "死に石"),
    ("called-in-seki", "セキ石"),
    ("can-turn-winner", "勝敗が変わり得る"),
    ("cannot-be-told", "まだ判定できない。不足している情報"),
    ("cannot-turn-winner", "勝敗は変わり得ない"),
    ("column-announcement", "発表"),
    ("column-counting", "数え方"),
    ("column-decided-by", "決め手"),
    ("column-result", "結果"),
    ("column-rule-set", "ルール"),
    ("counting-area", "面積"),
    // no native text found
    ("counting-boundary", "境界"),
    ("counting-ing", "応氏"),
    // no native text found
    ("counting-stone", "石"),
    ("counting-territory", "地"),
    ("decided-end", "対局の終わり方"),
    ("decided-lead", "目差"),
    // no native text found
    ("decided-tie-rule", "同点の規定"),
    ("differences", "ルールによる違い"),
    ("dispute", "係争"),
    ("dispute-agreed", "双方の一致した主張："),
    ("dispute-agreed-nothing", "他の一連の石はすべて活き石であると双方とも主張している"),
    (
        "dispute-basis",
        "これらの計算結果は、どちらの対局者の主張によるものでもない。双方の主張が一致するところに基づき、係争中のグループ（{points}）は、誰も印を付けなかったものとして数える。それぞれの主張による結果は「係争」の項に示す。",
    ),
    (
        "dispute-mixed",
        "各行が一つの裁定である。「混合」の行は、あるグループでは黒の主張、別のグループでは白の主張に従う。どちらの対局者も、その全体を主張してはいない。",
    ),
    ("end-forfeit", "反則勝ちまたは不戦"),
    ("end-resignation", "中押し"),
    ("end-time", "時間切れ"),
    ("entry-adjustment", "{}目（その他の理由）"),
    // no native text found
    ("entry-border-stones", "{}個（境界の石）"),
    // no native text found
    ("entry-button", "{}目（ボタン）"),
    ("entry-dead-in-seki", "{}点（セキの中の死に石の下）"),
    ("entry-dead-points", "{}点（死に石の下）"),
    ("entry-dead-stones", "{}個（取り上げた死に石）"),
    // no native text found
    ("entry-first-pass", "{}目（最初のパス）"),
    ("entry-group-tax", "{}目（切り賃）"),
    ("entry-handicap", "{}目（置石の分）"),
    ("entry-komi", "{}目（コミ）"),
    // no native text found
    ("entry-last-play", "{}目（最後の着手）"),
    ("entry-living-stones", "{}個（盤上に残る石）"),
    ("entry-neutral", "{}点（ダメ）"),
    // no native text found
    ("entry-overtime", "{}目（延長時間の分）"),
    // no native text found
    ("entry-pass-stones", "{}個（パスで渡された石）"),
    ("entry-prisoners", "{}個（アゲハマ）"),
    ("entry-protective-moves", "{}点（手入れを要する点）"),
    ("entry-seki-eyes", "{}点（セキ石の目）"),
    ("entry-shared-neutral", "{}目（ダメの分）"),
    ("entry-territory", "{}目（地）"),
    ("every-rule-set", "照会したすべてのルール"),
    ("evidence-benson", "持ち主がパスし続けても活きる"),
    ("evidence-claimed", "主張による"),
    ("evidence-marked", "印による"),
    ("evidence-searched", "読みによる"),
    ("evidence-static", "形による"),
    ("evidence-unverified", "未証明"),
    ("fault-board-size", "盤の路数が少なすぎるか、多すぎる"),
    ("fault-conflicting-fields", "このうち二つは同時に指定できない"),
    ("fault-contradiction", "ほかに示されたことと矛盾する"),
    ("fault-control-character", "文字列に、表示を制御する文字が含まれている"),
    ("fault-dead-and-in-seki", "この一連の石は、死に石ともセキとも主張されている"),
    ("fault-duplicate", "同じものが二度ある"),
    ("fault-duplicate-field", "同じ項目が二度ある"),
    ("fault-empty", "ここには何もない"),
    ("fault-illegal-move", "この着手はできない"),
    ("fault-invalid-code", "リンクではないか、文字に誤りがある"),
    ("fault-invalid-katago", "KataGoのルールまたはクエリが、KataGoの定める形になっていない"),
    ("fault-invalid-point", "盤の点を表していない"),
    ("fault-later-version", "より新しい版で作られたリンクである"),
    ("fault-missing-field", "足りないものがある"),
    ("fault-more-errors", "ここに挙げたもののほかにも誤りがある"),
    ("fault-no-liberty", "この一連の石には呼吸点がない"),
    ("fault-no-stone", "ここに石はない"),
    ("fault-not-a-quarter", "目数は0.25目単位に限る"),
    ("fault-not-scored", "ルールは挙げられているが、計算の対象になっていない"),
    ("fault-off-board", "この点は盤上にない"),
    ("fault-other-notation", "すべての石が死に石として描かれている。おそらく別の記法である"),
    ("fault-out-of-range", "数が小さすぎるか、大きすぎる"),
    ("fault-removes-nothing", "このルールでは、合意によって石を取り上げることはない"),
    ("fault-too-long", "文字列が長すぎる"),
    ("fault-too-many", "数が多すぎる"),
    ("fault-uneven-rows", "行の長さがそろっていない"),
    // no native text found
    ("fault-unknown-axis", "ルールにこのような規定項目はない"),
    // no native text found
    ("fault-unknown-choice", "この規定項目にこのような選択肢はない"),
    ("fault-unknown-field", "この名の項目はない"),
    ("fault-unknown-letter", "盤面の図で意味を持たない文字である"),
    ("fault-unknown-rule-set", "この名のルールはない"),
    ("fault-unknown-value", "ここで使える語ではない"),
    ("fault-unreadable-input", "ここで読めるものではない"),
    ("fault-unreadable-record", "棋譜でないか、囲碁の棋譜でない"),
    ("fault-wrong-type", "ここには別の種類の値が必要である"),
    ("gives-atari", "アタリにする石"),
    ("guidance", "条文の定め"),
    ("illegal-loss", "反則負け"),
    ("illegal-pass", "パスとみなす"),
    // no native text found
    ("illegal-pass-stone", "パスとみなし、石1個を渡す"),
    ("illegal-penalty", "罰則"),
    ("illegal-taken-back", "着手を取り消す"),
    ("kind-first-pass", "先にパスした対局者"),
    ("kind-handicap", "置石の数"),
    ("kind-komi", "コミ"),
    ("kind-last-play", "最後の着手をした対局者"),
    ("kind-neutral-point", "ダメへの着手"),
    ("kind-passes", "パスの回数"),
    ("kind-prisoners", "アゲハマの数"),
    ("kind-status", "一つのグループの死活"),
    ("known", "示されたこと"),
    ("komi-of-rule-sets", "コミは各ルール自身のもの"),
    ("lead-moves", "目差は{gainer}の有利に{gain}動く"),
    ("liberties", "呼吸点"),
    ("mark-dead-black", "黒の死に石"),
    ("mark-dead-white", "白の死に石"),
    ("mark-empty", "空点"),
    ("mark-false-eye-black", "黒の欠け眼（埋めるべき点）"),
    ("mark-false-eye-white", "白の欠け眼（埋めるべき点）"),
    ("mark-highlight", "指し示した点"),
    ("mark-in-seki-black", "黒のセキ石"),
    ("mark-in-seki-white", "白のセキ石"),
    ("mark-last-move", "最後の着手"),
    ("mark-living-black", "黒石"),
    ("mark-living-white", "白石"),
    ("mark-neutral", "ダメ"),
    ("mark-one-sided-black", "黒だけに接するダメ"),
    ("mark-one-sided-white", "白だけに接するダメ"),
    ("mark-protective-move", "なお手入れを要する点"),
    ("mark-protective-move-black", "黒が手入れを要する点"),
    ("mark-protective-move-white", "白が手入れを要する点"),
    ("mark-seki-eye", "セキ石の目"),
    ("mark-seki-eye-black", "黒のセキ石の目"),
    ("mark-seki-eye-white", "白のセキ石の目"),
    ("mark-territory-black", "黒地"),
    ("mark-territory-white", "白地"),
    ("may-turn-winner", "勝敗が変わり得るかどうかは不明"),
    ("missing", "不足している情報"),
    ("move", "{}手目"),
    ("need-classification", "どのグループが単独で活き、どのグループがセキか"),
    ("need-dead-stones", "どの石が死に石か、または死に石がないこと"),
    ("need-last-play", "最後の着手をした対局者"),
    ("need-passes", "誰が何回パスし、誰が先にパスしたか"),
    ("need-plays", "双方が打った石の数"),
    ("need-prisoners", "双方が対局中に取った石の数"),
    // no native text found
    ("need-rule", "{axis:word}についての条文の定め"),
    ("needed-by", "これを必要とするルール："),
    ("no-difference", "違いの原因はない。目差は同じである。"),
    ("not-counted", "数えないもの"),
    ("not-counting", "影響しない"),
    ("not-looked-at", "調べていない"),
    ("nothing", "なし"),
    // no native text found
    ("page-about-border", "境界の位置"),
    ("page-about-dead-in-seki", "セキの中の死に石"),
    ("page-about-neutral-points", "ダメ"),
    ("page-about-protective-moves", "手入れ"),
    ("page-about-seki", "どれがセキ石か"),
    // no native text found
    ("page-about-shared-spaces", "双方が共有する空所"),
    ("page-actions", "操作とリンク"),
    ("page-add-adjustment", "行を追加"),
    ("page-add-rule-set", "{name}を追加"),
    ("page-adjusted-amount", "目数"),
    ("page-adjusted-player", "目数を得る対局者"),
    ("page-adjusted-reason", "理由"),
    ("page-adjustment", "{number}行目"),
    ("page-against-black", "黒への罰則"),
    ("page-against-white", "白への罰則"),
    ("page-all-black", "表示した{count}種のルールのすべてで黒の勝ちである。"),
    ("page-all-both-lose", "表示した{count}種のルールのすべてで両負けである。"),
    ("page-all-disputed", "表示した{count}種のルールのすべてで、係争が勝敗を決める。"),
    ("page-all-draw", "表示した{count}種のルールのすべてで引き分けである。"),
    ("page-all-rule-sets", "すべてのルール"),
    ("page-all-rulings", "{count}通りの裁定をすべて表示"),
    ("page-all-stay", "{player}：石はすべて残る"),
    ("page-all-undecided", "表示した{count}種のルールのすべてで未判定である。"),
    ("page-all-white", "表示した{count}種のルールのすべてで白の勝ちである。"),
    ("page-article", "条項：{articles}"),
    ("page-as-black-says", "黒の主張どおり"),
    ("page-as-white-says", "白の主張どおり"),
    ("page-asking", "計算中…"),
    ("page-asking-service", "数えている…"),
    ("page-audit-clear", "数と印に、不自然なところは見当たらない。"),
    (
        "page-awaited",
        "\
         {other}の主張だけを聞き、{player}の主張はまだ聞いていない。{player}の主張を聞くまで、結果、リンク、裁定記録に{other}の主張は入らない。",
    ),
    ("page-beside-board", "盤のわき"),
    ("page-black-ahead", "黒が上回る"),
    ("page-black-says", "黒の主張"),
    ("page-blocks", "まとめて数える目"),
    ("page-board", "盤と印"),
    ("page-both-players", "両対局者"),
    // no native text found
    ("page-cause-adjustment", "調整"),
    // no native text found
    ("page-cause-border-stones", "境界の石"),
    // no native text found
    ("page-cause-button", "ボタン"),
    ("page-cause-dead-in-seki", "セキの中の死に石"),
    // no native text found
    ("page-cause-first-pass", "最初のパス"),
    ("page-cause-group-tax", "切り賃"),
    ("page-cause-handicap", "置石"),
    ("page-cause-komi", "コミ"),
    // no native text found
    ("page-cause-last-play", "最後の着手"),
    ("page-cause-living-stones", "盤上に残る石"),
    ("page-cause-of", "{cause}（{player}）"),
    // no native text found
    ("page-cause-pass-stones", "パスで渡す石"),
    ("page-cause-prisoners", "アゲハマ"),
    ("page-cause-protective-moves", "手入れ"),
    ("page-cause-seki-eyes", "セキ石の目"),
    ("page-cause-shared-neutral", "ダメ"),
    ("page-cause-status", "死活"),
    ("page-cause-stones-played", "盤に置いた石"),
    ("page-cell-black", "黒石、{point}"),
    ("page-cell-dead", "死に石の印"),
    ("page-cell-empty", "空点、{point}"),
    ("page-cell-false-eye", "欠け眼"),
    ("page-cell-last", "最後の着手"),
    ("page-cell-lit", "指し示した点"),
    ("page-cell-seki", "セキ石"),
    ("page-cell-white", "白石、{point}"),
    ("page-claims-key", "主張が異なる石では、黒い隅が黒の主張、白い隅が白の主張である。✓ 活き石、✕ 死に石、△ セキ。"),
    ("page-clear-board", "盤面を消去"),
    ("page-clear-marks", "印をすべて消去"),
    ("page-click-in", "石を並べる"),
    ("page-column-lead", "目差"),
    ("page-columns", "横の路数"),
    ("page-compared", "比較するルール"),
    ("page-comparison", "ルールの比較"),
    ("page-copied", "リンクをコピーした"),
    ("page-copy-link", "リンクをコピー"),
    ("page-count-back", "前へ"),
    ("page-count-first", "最初へ"),
    ("page-count-last", "最後へ"),
    ("page-count-next", "次へ"),
    ("page-count-step", "手順{number}（全{count}）"),
    ("page-counts-for-nobody", "どちらのものにも数えない"),
    (
        "page-dead-by-proof",
        "\
         誰も石に印を付けていない。相手が一度も応じなくても保てる領域の中の石を死に石とする。印を付けると、その印がこれに代わる。",
    ),
    ("page-did-adjust", "行の追加"),
    ("page-did-change", "変更"),
    ("page-did-clear-board", "盤面の消去"),
    ("page-did-clear-marks", "すべての印の消去"),
    ("page-did-compare", "{name}の追加"),
    ("page-did-drop-pass-alive", "証明による死に石の印は外された"),
    ("page-did-komi", "コミ：{komi}"),
    ("page-did-map", "取り上げる石の基準とするルール：{name}"),
    ("page-did-mark-dead", "死に石：{points}"),
    ("page-did-mark-seki", "セキ石：{points}"),
    ("page-did-no-dead", "死に石なし"),
    ("page-did-not-adjust", "行の削除"),
    ("page-did-not-compare", "{name}の除外"),
    ("page-did-read", "局面の読み込み（{format}）"),
    ("page-did-resize", "盤：{columns}×{rows}路"),
    ("page-did-ruling", "この対局のルール：{name}"),
    ("page-did-take-back", "{player}の主張を取り消した"),
    ("page-did-type", "文字の入力"),
    ("page-did-unmark", "印の消去：{points}"),
    ("page-difference-from", "比較元"),
    ("page-difference-to", "比較先"),
    ("page-dispute-keeps", "表示したどのルールでも、どちらの主張が正しいかによって勝敗が変わることはない。"),
    (
        "page-dispute-turns",
        "表示した{count}種のルールのうち{turning}種では、どちらの主張が正しいかによって勝敗が変わり得る。",
    ),
    ("page-dispute-unknown", "どちらの主張が正しいかが勝敗に関わるかどうかは、まだ判定できない。"),
    ("page-disputed-group", "係争中のグループ"),
    ("page-disputed-groups", "主張が食い違うグループ"),
    ("page-end-agreement", "双方の合意"),
    ("page-end-forfeit", "反則または不戦"),
    ("page-end-passes", "パス"),
    ("page-end-resignation", "投了"),
    ("page-end-time", "時間切れ"),
    ("page-ended-by", "対局の終わり方"),
    ("page-event-komi", "棋譜のコミ（{komi}）ではなく、大会のコミを適用する。"),
    ("page-event-rule-sets", "この大会のルールのみ"),
    (
        "page-event-rules-kept",
        "\
         棋譜のルールは{written}と書かれている。表示しているのは大会のルールで、棋譜のルール（{name}）は表示していない。",
    ),
    ("page-fault", "現在の値：{found}。必要な値：{expected}。"),
    ("page-first-pass", "対局で先にパスした対局者"),
    ("page-forget", "ここに保存したものをすべて消去"),
    (
        "page-forget-sure",
        "このページについてこのブラウザーに保存されているものを、すべて消去しますか。元に戻すことはできません。",
    ),
    ("page-format-case", "文書にある局面"),
    ("page-format-drawing", "図に描かれた盤"),
    ("page-format-gib", "GIBの棋譜"),
    ("page-format-katago-query", "KataGo の形式による局面"),
    ("page-format-ngf", "NGFの棋譜"),
    ("page-format-ogs", "Online Go Serverの棋譜"),
    ("page-format-permalink", "このページのリンク"),
    ("page-format-request", "このプログラムの形式による局面"),
    ("page-format-ruling", "裁定記録"),
    ("page-format-sgf", "SGFの棋譜"),
    ("page-game-end", "最後の着手、パス、対局の終わり方、延長時間"),
    ("page-gap", "{from}が{to}になる。黒から見た目差の動きは合計{gap}である。"),
    ("page-gap-keeps", "勝敗は同じである。"),
    ("page-gap-turns", "勝敗が変わる。"),
    ("page-grid", "盤"),
    (
        "page-grid-hint",
        "矢印キーで移動する。EnterまたはSpaceで、選んだ道具の操作をする。Dは死に石の印、Sはセキ石の印を付け、Bは黒石、Wは白石を置き、Deleteは石を取り除く。HomeとEndで横の列の端に、Page UpとPage Downで縦の列の端に移る。",
    ),
    ("page-guidance", "ルールの定める手続き"),
    ("page-handicap", "置石"),
    ("page-hear", "{player}の主張を聞く"),
    ("page-hint-alternate", "石を置く点を押してください。次は{player}である。石を押すと、その石は取り除かれる。"),
    ("page-hint-claim", "{speaker}、{mark}：石を押すと、その石のグループ全体に印が付く。もう一度押すと印が消える。"),
    ("page-hint-mark", "{mark}：石を押すと、その石のグループ全体に印が付く。もう一度押すと印が消える。"),
    ("page-hint-paint", "点を押すか、複数の点をなぞってください。同じ色の石を押すと、その石は取り除かれる。"),
    ("page-hint-pick", "盤上でその点を押してください。"),
    ("page-if-agreed", "{player}が{other}の主張に同意した場合の結果"),
    ("page-kept-here", "このブラウザーに保存されているもの"),
    (
        "page-kept-hint",
        "\
         入力したものはすべて、消去するまでこのブラウザーに残り、このページを表示するプログラムのほかには送られない。作業はタブごとに別である。",
    ),
    ("page-komi", "コミ"),
    ("page-komi-amount", "白に与える目数"),
    ("page-komi-each", "ルールごとに指定"),
    ("page-komi-negative", "逆コミ：白が黒に{points}目を出す。"),
    ("page-komi-one", "すべてのルールに共通"),
    ("page-komi-rule-set", "各ルール自身のもの"),
    ("page-language", "言語"),
    ("page-language-en", "English"),
    ("page-language-ja", "日本語"),
    ("page-language-ko", "한국어"),
    ("page-language-zh", "中文"),
    ("page-last-player", "最後の着手をした対局者"),
    ("page-last-point", "着手した点"),
    ("page-lead-black", "黒+{points}"),
    ("page-lead-white", "白+{points}"),
    ("page-ledger", "内訳"),
    ("page-left-standing", "盤上に残る死に石"),
    ("page-legend", "盤上の印"),
    ("page-lost-by", "それにより負けた対局者"),
    ("page-map", "取り上げる石の基準とするルール"),
    ("page-mark", "押して付ける印"),
    ("page-mark-dead", "死に石"),
    ("page-mark-seki", "セキ石"),
    ("page-mend", "計算の前に直すべき箇所：{count}"),
    ("page-mode", "盤上での操作"),
    ("page-mode-edit", "石を置く"),
    ("page-mode-mark", "印を付ける"),
    ("page-more-rule-sets", "その他のルール"),
    ("page-no-answer", "まだ結果がない。"),
    (
        "page-no-claims",
        "主張の食い違いはない。黒の主張と白の主張を入力してください。ここでは、食い違うところだけを調べる。",
    ),
    ("page-no-count", "このルールでの目差が分からないので、盤上で数えることができない。"),
    ("page-no-dead", "死に石なし"),
    ("page-no-link", "この盤の結果が出るまで、リンクはコピーできない。"),
    ("page-no-readings", "表示したルールの条文に、この盤面で違いの生じる二通りの解釈ができるものはない。"),
    ("page-no-stone-here", "{point}に石はない"),
    ("page-nobody-lost", "なし"),
    ("page-nobody-passed", "誰もパスしていない"),
    ("page-none-dead", "死に石はない。"),
    ("page-not-a-number", "「{found}」は数ではない。"),
    ("page-not-all-tried", "この種の変化のすべてを試したわけではない。"),
    ("page-not-kept", "このブラウザーには、入力したものを保存する空き容量がない。ページを再読み込みしないでください。"),
    ("page-not-known", "不明"),
    ("page-not-read", "これは、ここで読める棋譜、図、リンクではない。"),
    ("page-not-told", "まだ印がない。死に石に印を付けるか、死に石がないことを示してください。"),
    ("page-nothing-yet", "盤上にはまだ何もない。"),
    ("page-numbers", "アゲハマ、コミ、置石"),
    ("page-old-result", "以下は、今の盤ではなく、変更前の盤の結果である。"),
    ("page-one-rule-set", "比較するルールをもう一つ選んでください。"),
    ("page-open-file", "ファイルを開く"),
    ("page-outcome-black", "黒の勝ち"),
    ("page-outcome-both-lose", "両負け"),
    ("page-outcome-disputed", "係争が勝敗を決める"),
    ("page-outcome-draw", "引き分け"),
    ("page-outcome-undetermined", "未判定"),
    ("page-outcome-white", "白の勝ち"),
    ("page-overloaded", "計算するプログラムが混み合っている。失われたものはない。"),
    // no native text found
    ("page-overtime", "各対局者が購入した延長時間の回数"),
    ("page-own-komi", "このルール自身のコミ：{komi}"),
    ("page-panel-audit", "点検"),
    ("page-panel-audit-hint", "数と印の不自然なところ"),
    ("page-panel-comparison", "結果"),
    ("page-panel-comparison-hint", "ルールごとの結果と内訳"),
    ("page-panel-counting", "整地"),
    ("page-panel-counting-hint", "盤上での数え方を手順ごとに"),
    ("page-panel-differences", "結果が異なる理由"),
    ("page-panel-differences-hint", "一方の結果から他方の結果まで"),
    ("page-panel-dispute", "係争"),
    ("page-panel-dispute-hint", "それぞれの主張による結果、ルールの定め"),
    ("page-panel-readings", "別の解釈"),
    ("page-panel-readings-hint", "条文が二通り以上に解釈されるところ"),
    ("page-panel-record", "裁定記録"),
    ("page-panel-record-hint", "印刷、署名、保存"),
    ("page-panel-sensitivity", "勝敗の余裕"),
    ("page-panel-sensitivity-hint", "勝敗が変わる最小の変化"),
    ("page-passed-over", "どちらのものでもない点、または数え終えた点"),
    ("page-passes", "各対局者のパスの回数"),
    ("page-paste", "棋譜、盤面の図、またはリンクを貼り付ける"),
    ("page-paste-here", "棋譜を貼り付ける"),
    (
        "page-paste-hint",
        "SGFなどの棋譜、KataGo、Sensei's Library、GoGuiの図、またはこのページのリンク。ファイルはどこにドロップしてもよい。",
    ),
    ("page-penalties", "罰則その他の目数"),
    (
        "page-penalties-hint",
        "大会に関わる理由で対局者に与えられる目数である。罰則の場合は、相手に目数を与えるか、マイナスを付けて本人から差し引く。",
    ),
    ("page-penalty-not-yet", "大会の日には、まだ効力がない"),
    ("page-penalty-not-yet-today", "今日は、まだ効力がない"),
    ("page-penalty-over", "大会の日には、すでに効力がない"),
    ("page-penalty-over-today", "今日は、すでに効力がない"),
    ("page-pick", "盤上で選ぶ"),
    ("page-plays", "各対局者が打った石の数"),
    ("page-points-count", "{count}点"),
    ("page-position", "局面"),
    ("page-prisoners", "各対局者が対局中に取った石の数"),
    ("page-read", "読み込む"),
    ("page-read-as", "読み込んだ（{format}）。"),
    ("page-reading-default", "計算結果はこの解釈による"),
    ("page-reading-knows", "盤面の読み"),
    ("page-readings-keep", "条文をどう解釈しても、勝敗は同じである。"),
    ("page-readings-turn", "条文の解釈によって、勝敗が変わる。"),
    ("page-record-black", "黒の氏名"),
    ("page-record-copied", "リンクをコピーした。"),
    ("page-record-copy-link", "リンクをコピー"),
    ("page-record-date", "日付"),
    ("page-record-decided", "認めた主張"),
    ("page-record-decided-black", "黒の主張"),
    ("page-record-decided-none", "どちらでもない（双方が一致する点のみ）"),
    ("page-record-decided-white", "白の主張"),
    ("page-record-dissent", "異議"),
    ("page-record-event", "大会"),
    ("page-record-link", "この内容を再現するリンク"),
    ("page-record-note", "備考"),
    ("page-record-one-language", "なし"),
    ("page-record-place", "会場"),
    ("page-record-preview", "プレビュー"),
    ("page-record-print", "印刷"),
    ("page-record-referee", "審判"),
    ("page-record-result", "棋譜の結果：{result}"),
    ("page-record-round", "回戦"),
    ("page-record-rule-set", "適用するルール"),
    ("page-record-ruling", "裁定"),
    ("page-record-save-html", "ページとして保存（HTML）"),
    ("page-record-save-json", "検証用に保存（JSON）"),
    ("page-record-save-sgf", "棋譜として保存（SGF）"),
    ("page-record-saved", "保存した：{name}"),
    ("page-record-second-language", "併記する言語"),
    ("page-record-table", "卓"),
    ("page-record-time", "時刻"),
    ("page-record-white", "白の氏名"),
    ("page-redo", "やり直す"),
    ("page-redone", "やり直した：{what}"),
    ("page-referees", "審判：{names}"),
    ("page-refused", "これは行えなかった。"),
    ("page-remarks", "点検で見つかった、確認を要すること：{count}件"),
    ("page-remove", "削除"),
    ("page-result", "結果"),
    ("page-retry-after", "{seconds}秒待ってください。"),
    ("page-rows", "縦の路数"),
    ("page-rules", "大会とルール"),
    ("page-ruling-column", "裁定"),
    ("page-ruling-rule-set", "この対局のルール"),
    ("page-rulings", "裁定ごとの結果"),
    ("page-same-rule-set", "異なる二つのルールを選んでください。"),
    ("page-says-all-stay", "石はすべて残る"),
    ("page-says-no-more", "双方が一致している点のみ"),
    ("page-says-nothing", "まだ述べていない"),
    ("page-sentence", "{text}。"),
    ("page-show-on-board", "盤上に示す"),
    ("page-size", "盤の大きさ"),
    ("page-size-fault", "この大きさの盤はない：{found}。盤は縦横とも{least}路から{most}路まで。"),
    ("page-skip-to-board", "盤へ移動"),
    ("page-some-disputed", "係争が勝敗を決めるルールと、そうでないルールがある。"),
    ("page-some-undecided", "判定のために、さらに情報を要するルールがある。"),
    ("page-source", "出典：{source}"),
    ("page-speaker", "主張する者"),
    ("page-speaker-black", "黒の主張"),
    ("page-speaker-both", "双方一致"),
    ("page-speaker-white", "白の主張"),
    ("page-split", "石の数の差の由来（＋は黒が、−は白が多く打った数）：{parts}。"),
    ("page-split-early-passes", "最後の着手より前のパス {amount}"),
    ("page-split-handicap-stones", "置石 {amount}"),
    ("page-split-last-play", "最後の着手 {amount}"),
    ("page-split-turn-order", "手番の乱れ {amount}"),
    ("page-start-over", "新しい対局"),
    ("page-steady", "勝敗が変わらない変化：{count}件"),
    ("page-step-black", "黒に{amount}目"),
    ("page-step-board", "印"),
    ("page-step-position", "局面"),
    ("page-step-result", "結果"),
    ("page-step-rules", "ルール"),
    ("page-step-white", "白に{amount}目"),
    ("page-steps", "手順"),
    ("page-still-before", "このテキストまたはファイルは取り込まれていない。盤面と結果は以前のままである。"),
    ("page-still-before-short", "最後のテキストまたはファイルは読めなかった。これは以前の盤面のままである。"),
    ("page-stone", "押して置く石"),
    ("page-stone-alternate", "交互"),
    ("page-stone-erase", "消す"),
    ("page-sum", "合計"),
    ("page-sum-differs", "各段階の合計が、計算した目差と一致しない。このことを報告してください。"),
    ("page-summary", "要約"),
    ("page-take-back", "{player}の主張を取り消す"),
    ("page-theme", "外観"),
    ("page-theme-dark", "ダーク"),
    ("page-theme-light", "ライト"),
    ("page-theme-system", "端末の設定どおり"),
    ("page-they-differ", "勝敗はルールによって異なる。"),
    ("page-timeout", "計算に時間がかかりすぎた。失われたものはない。"),
    ("page-title", "審判用ページ"),
    ("page-too-many", "短い時間に問い合わせが多すぎる。失われたものはない。"),
    ("page-tried", "調べた形式"),
    ("page-try-again", "もう一度試す"),
    ("page-undecided", "未判定"),
    ("page-undecided-because", "次のことが分からないので、判定できない："),
    ("page-under-black", "黒の勝ち：{names}"),
    ("page-under-both-lose", "両負け：{names}"),
    ("page-under-disputed", "係争が勝敗を決める：{names}"),
    ("page-under-draw", "引き分け：{names}"),
    ("page-under-white", "白の勝ち：{names}"),
    ("page-undo", "元に戻す"),
    ("page-undone", "元に戻した：{what}"),
    ("page-unreachable", "計算するプログラムから応答がない。失われたものはなく、入力したものはここに保存される。"),
    ("page-waterfall", "{from}での目差から{to}での目差に至る各段階"),
    ("page-white-ahead", "白が上回る"),
    ("page-white-says", "白の主張"),
    ("page-whole", "盤全体を表示"),
    ("page-work", "{time}：{columns}×{rows}路、石{stones}個"),
    ("pass", "パス"),
    ("problem-busy", "サービスが混み合っている。もう一度試してください"),
    ("problem-forbidden", "この呼び出し元からは利用できない"),
    ("problem-internal", "サービスに障害が起きた"),
    ("problem-invalid-json", "本文がJSONでない"),
    ("problem-invalid-request", "問い合わせは、このままでは答えられない"),
    ("problem-method-not-allowed", "ここでは、このメソッドは使えない"),
    ("problem-not-acceptable", "回答をこの形式で返すことはできない"),
    ("problem-not-found", "ここで提供しているものはない"),
    ("problem-timeout", "時間がかかりすぎた。もう一度試してください"),
    ("problem-too-large", "問い合わせが長すぎる"),
    ("problem-too-many-requests", "問い合わせが多すぎる。少し待ってください"),
    ("problem-unsupported-media-type", "ここでは、このメディアタイプは読めない"),
    // no native text found
    ("procedure-boundary", "内側の石を取り上げ、境界の内側の目を数える"),
    ("procedure-fill-in", "アゲハマを埋める"),
    ("procedure-half-count", "黒の側を数える"),
    ("procedure-half-on-board", "少ない側を盤上のまま数える"),
    ("procedure-ing-fill-in", "双方が自分の石で地を埋める"),
    // no native text found
    ("procedure-pass-stone-fill-in", "パスの分の石を渡し、アゲハマを埋める"),
    ("procedure-plain", "そのまま数える"),
    ("procedures", "盤上での数え方（整地）"),
    ("reading", "別の解釈"),
    ("reading-points", "これにより動く点"),
    ("reasons", "根拠"),
    ("record", "棋譜"),
    ("record-announcement", "発表"),
    ("record-articles", "条項"),
    ("record-claims", "各対局者の主張"),
    ("record-date", "日付"),
    ("record-dead", "死に石"),
    ("record-dissent", "異議"),
    ("record-edition", "版"),
    ("record-engine", "作成プログラム"),
    ("record-event", "大会"),
    ("record-handicap", "置石"),
    ("record-hash-answer", "回答のSHA-256"),
    ("record-hash-question", "問い合わせの識別番号（標準形）"),
    ("record-hash-request", "問い合わせのSHA-256"),
    ("record-hash-typed", "入力内容のSHA-256"),
    ("record-key", "署名に用いた鍵"),
    // no native text found
    ("record-kind-adjustment", "罰則と調整"),
    // no native text found
    ("record-kind-border-stones", "境界の石"),
    // no native text found
    ("record-kind-button", "ボタン"),
    ("record-kind-dead-in-seki", "セキの中の死に石の下の点"),
    ("record-kind-dead-points", "死に石の下の点"),
    ("record-kind-dead-stones", "取り上げた死に石"),
    // no native text found
    ("record-kind-first-pass", "最初のパス"),
    ("record-kind-group-tax", "切り賃"),
    ("record-kind-handicap", "置石"),
    ("record-kind-komi", "コミ"),
    // no native text found
    ("record-kind-last-play", "最後の着手"),
    ("record-kind-living-stones", "盤上の石"),
    ("record-kind-neutral", "ダメ"),
    // no native text found
    ("record-kind-overtime", "延長時間"),
    // no native text found
    ("record-kind-pass-stones", "パスで渡された石"),
    ("record-kind-prisoners", "アゲハマ"),
    ("record-kind-protective-moves", "手入れを要する点"),
    ("record-kind-seki-eyes", "セキ石の目"),
    // no native text found
    ("record-kind-shared-neutral", "共有のダメ"),
    ("record-kind-territory", "地"),
    ("record-lead", "黒から見た目差"),
    ("record-ledger", "内訳"),
    ("record-link", "コードまたはリンク"),
    ("record-neutral", "ダメ"),
    ("record-none", "なし"),
    ("record-note", "備考"),
    ("record-other-rule-sets", "その他のルール"),
    ("record-owed", "手入れを要する点"),
    ("record-place", "会場"),
    ("record-points", "点と石"),
    ("record-prisoners", "アゲハマ"),
    ("record-reason", "理由"),
    ("record-referee", "審判"),
    ("record-result", "結果"),
    ("record-round", "回戦"),
    ("record-rule-set", "ルール"),
    ("record-rules-version", "ルール集の版"),
    ("record-ruling", "裁定"),
    ("record-scan", "この局面を再び開くQRコード"),
    ("record-seki", "セキ石"),
    ("record-signature", "電子署名"),
    ("record-signatures", "署名"),
    ("record-table", "卓"),
    ("record-time", "時刻"),
    ("record-title", "裁定記録"),
    ("record-total", "合計"),
    ("record-turning", "勝敗が変わる条文の解釈"),
    ("record-undecided", "未裁定：双方の主張が異なり、どちらを認めるか裁定されていない。"),
    ("record-upheld", "認めた主張"),
    ("repair-broken-text", "文字コードの上で意味を成さないバイトがあり、置き換えた"),
    ("repair-deep-variations", "変化図が通常より深く入れ子になっているが、そのまま読んだ"),
    ("repair-dimmed", "淡色表示の点があるが、他の点と同じに読んだ"),
    ("repair-extra-close", "閉じる対象のない閉じ括弧があり、読み飛ばした"),
    ("repair-guessed-charset", "棋譜に文字コードの指定がなく、UTF-8でもないので、推定した"),
    ("repair-handicap-as-moves", "棋譜に置石の配置はないが、黒が同じ数の着手で始めているので、その着手を置石とした"),
    ("repair-handicap-differs", "置石の数が、配置された黒石の数と合わない"),
    ("repair-handicap-placed", "棋譜に置石の位置が記されていないので、通例の点に置いた（3個目は左上）"),
    ("repair-leading-text", "最初の対局の前に文字があり、読み飛ばした"),
    ("repair-marked-twice", "双方の地の印が付いた点があり、どちらの地ともしなかった"),
    ("repair-missing-semicolon", "対局の最初のノードにセミコロンがない"),
    ("repair-move-and-setup", "一つのノードに着手と石の配置があり、配置を先に行った"),
    ("repair-no-size", "棋譜に盤の大きさの記載がないので、19路盤とした"),
    ("repair-no-value", "値のないプロパティがあり、除いた"),
    (
        "repair-odd-komi",
        "コミの書き方に解釈を要する：目または子の100分の1を単位とするか、コンマを用いるか、半目を省いている",
    ),
    ("repair-odd-result", "結果の書き方に解釈を要する：文章、子、または全角文字で書かれているが、その意味は確かである"),
    ("repair-off-board", "盤の外への着手があり、除いた"),
    ("repair-out-of-turn", "同じ対局者が続けて着手している"),
    ("repair-played-on-stone", "石のある点への着手があり、その石と置き換えた"),
    ("repair-repeated-property", "一つのノードに同じプロパティが二度あり、値をまとめた"),
    // no native text found
    ("repair-self-capture", "自分の石の呼吸点をなくす着手があり、その石を取り上げた"),
    ("repair-set-twice", "一つの点に双方の色の石が配置されており、後のものを残した"),
    ("repair-setup-in-game", "最初の着手の後に石が配置されており、それまでの着手では盤面の説明がつかない"),
    ("repair-several-games", "複数の対局が入っており、最初のものを読んだ"),
    ("repair-small-name", "小文字で書かれた名があり、大文字として読んだ"),
    ("repair-stray-text", "プロパティまたは括弧があるべき所に文字があり、読み飛ばした"),
    ("repair-unclosed", "変化図が閉じられる前に文字列が終わっており、その後に何が欠けているかは分からない"),
    ("repair-unclosed-value", "値が閉じられる前に文字列が終わっており、ある所までを読んだ"),
    ("repair-unescaped-bracket", "コメントの中の角括弧がエスケープされておらず、文字として読んだ"),
    ("repair-unknown-charset", "棋譜に指定された文字コードが知られていないので、推定した"),
    ("repair-unknown-line", "この形式で知られている内容のない行があり、除いた"),
    ("repair-unreadable-value", "プロパティに合わない値があり、除いた"),
    ("repair-wrong-charset", "文字列が棋譜に指定された文字コードになっていないので、推定した"),
    ("result-draw", "引き分け"),
    ("result-void", "両負け"),
    ("ruling", "裁定"),
    ("ruling-mixed", "混合"),
    ("same-lead", "と同じ目差："),
    ("same-winner", "勝敗は同じ"),
    ("scores", "計算結果"),
    ("sensitivity", "どれほどの変化で勝敗が変わるか"),
    ("sgf-dead", "死に石"),
    ("sgf-in-seki", "セキ石"),
    ("sgf-marks", "印"),
    ("sgf-result-before", "棋譜の元の結果"),
    ("status-alive", "活き石"),
    ("status-captured", "どちらが先でも取られる石"),
    ("status-dead", "死に石"),
    ("status-in-seki", "セキ石"),
    ("status-open", "境界が開いている"),
    ("status-undecided", "未判定"),
    ("status-unsettled", "未確定"),
    ("stays", "＝"),
    ("steady", "次のどれか一つだけを変えても勝敗は変わらない"),
    ("table-bowls", "碁笥"),
    ("table-brought", "別の組から補った石"),
    ("table-lids", "アゲハマ"),
    ("table-noted", "控えた目数"),
    ("table-piles", "山"),
    ("takes", "取る石"),
    ("takes-off", "取り上げる石"),
    ("takes-own", "呼吸点のない自分の石"),
    ("turns-winner", "これにより勝敗が変わる"),
    ("undecided", "-"),
    ("white", "白"),
];
