### Japanese.
###
### Glossary. Where a term is from:
###   J89    日本囲碁規約 (Japanese rules 1989), article; with the commentaries of the Nihon Ki-in on articles 9 and 10
###   LIST   a table of words for the interface and for results, written before the translation
###   REC    words in which Japanese records tell results, as `formats/record/result.rs` reads them
###   USE    established in Japanese books, press and programs; no single text was at hand
###   none   no native text found; the wording is ours, and `// no native text found` stands above the entries that rest on it
### The Japanese text of J89 could not be opened while this was written: its terms are quoted from memory of that text.
###
### | English                          | Japanese                        | from                                                  |
### |----------------------------------|---------------------------------|-------------------------------------------------------|
### | Black, White (players)           | 黒、白                          | J89 2, REC                                            |
### | player, opponent                 | 対局者、相手                    | J89 1                                                 |
### | point (amount)                   | 目 (0.5目, 7.5目)               | J89 8 (一目), LIST; POINTS: one unit for every sum, as|
### |                                  |                                 | half a zi is told as 目 in Japan too; the zi sentence |
### |                                  |                                 | tells 子                                              |
### | point (place on the board)       | 点; count of places: N点        | J89 3, 4 (空点)                                       |
### | zi                               | 子                              | USE (reports on Chinese events)                       |
### | jip                              | 目                              | USE                                                   |
### | territory                        | 地; 黒地、白地                  | J89 8, LIST                                           |
### | what is a player's own (space)   | 領分                            | USE                                                   |
### | space                            | 空所                            | USE                                                   |
### | neutral point                    | ダメ; filled: 詰める            | J89 8 (駄目), LIST                                    |
### | shared space                     | 共有の空所                      | none (Ing, in English only)                           |
### | seki; in seki; eye in seki       | セキ; セキ石; セキ石の目        | J89 8, LIST                                           |
### | eye (two eyes)                   | 眼 (二眼)                       | USE; J89 8 has 目 for the point                       |
### | alive, dead                      | 活き石、死に石; 活きる          | J89 7, LIST                                           |
### | life and death                   | 死活                            | J89 7                                                 |
### | marked dead                      | 死に石の印が付いている          | USE (Go servers)                                      |
### | take off (the board)             | 取り上げる                      | J89 5, 10                                             |
### | capture                          | 取る                            | J89 5, 7                                              |
### | captured stones, prisoners       | 取った石 (in play), アゲハマ    | LIST; J89 5 has ハマ                                  |
### | fill in prisoners                | 埋める                          | J89 10                                                |
### | chain                            | 一連の石 (N組)                  | USE; computer Go also has 連                          |
### | ko, ko threat                    | コウ、コウ材                    | J89 6 (劫), USE                                       |
### | position (of the whole board)    | 局面、全局面                    | USE; J89 12 has 同一局面                              |
### | position comes back              | 再現する、同一局面の反復        | J89 12                                                |
### | fighting, disturbing ko (Ing)    | 争劫、攪劫                      | none; the characters of the Ing rules                 |
### | play, move, turn                 | 着手、第N手、手番               | J89 2                                                 |
### | end of the game                  | 終局                            | J89 9                                                 |
### | draw; jigo                       | 引き分け; 持碁                  | J89 10, REC (ジゴ)                                    |
### | no result                        | 無勝負                          | J89 12, REC                                           |
### | both players lose                | 両負け                          | J89 13                                                |
### | loss for an illegal move         | 反則負け                        | J89 14, REC                                           |
### | by resignation, on time, forfeit | 中押し、時間切れ、反則・不戦    | REC; forfeit is both of the last, so both are named   |
### | who wins, outcome                | 勝敗 (also of a draw)           | J89 10                                                |
### | to turn the winner               | 勝敗が変わる                    | USE: a draw is another outcome, so not 勝者           |
### | lead; moves towards Black        | 目差; 黒の有利に動く            | USE                                                   |
### | result                           | 結果                            | USE                                                   |
### | rule for equal scores            | 同点の場合の規定                | none                                                  |
### | rule set; rule text              | ルール; 条文                    | USE                                                   |
### | article of a rule, clause        | 規定                            | USE                                                   |
### | to count; to score; scores       | 数える; 計算する; 計算結果      | LIST                                                  |
### | counting at the board            | 整地                            | LIST                                                  |
### | handicap stones; even game       | 置石; 互先（置石なし）          | USE                                                   |
### | stone scoring                    | 石（盤上の石を数える）          | none; 純碁 is another name of such a game             |
### | Sunjang counting: border, inner  | 境界の石、内側の石              | none                                                  |
### | Ing; fill in own stones          | 応氏; 自分の石で埋める          | USE                                                   |
### | correction (first pass and such) | 調整                            | none                                                  |
### | overtime bought (Ing)            | 購入した延長時間                | none                                                  |
### | penalty                          | 罰則                            | USE                                                   |
### | bowl, lid                        | 碁笥、碁笥の蓋                  | USE                                                   |
### | reading (of the board)           | 読み、読む                      | USE                                                   |
### | reading (of a text)              | 解釈                            | USE                                                   |
### | referee; ruling                  | 審判; 裁定                      | LIST; USE                                             |
### | dispute; claim                   | 係争; 主張                      | USE (law)                                             |
### | ledger                           | 内訳                            | USE                                                   |
### | adviser (GTP engine)             | 照会したエンジン                | none                                                  |
### | node, property, value, variation | ノード、プロパティ、値、変化図  | USE (SGF)                                             |
### | charset                          | 文字コード                      | USE                                                   |
### | axis (of a rule set), choice     | 規定項目、選択肢                | none                                                  |
### | field (of a request), request    | 項目、問い合わせ                | USE                                                   |
### | shown; undecided; unsettled      | 示された; 未判定; 未確定        | USE                                                   |
### | open (a group beside a border    | 境界が開いている                | USE                                                   |
### | that is not closed)              |                                 |                                                       |
### | not proved; by search, by shape  | 未証明; 読みによる、形による    | USE                                                   |
### | assumptions; checks; reasons     | 前提; 点検; 根拠                | USE                                                   |
###
### Style: plain form (である), as rule texts have it. Full-width punctuation; no blank between Japanese and Latin letters.

# J89 8, LIST
-go-territory = 地
# LIST
-go-area = 面積
# J89 8 (駄目), LIST
-go-neutral-point = ダメ
# J89 9 commentary, LIST
-go-protective-move = 手入れ
# J89 8, LIST
-go-seki = セキ
# USE; J89 8 has 目 for the point
-go-eye = 眼
# USE; computer Go also has 連
-go-chain = 一連の石
# USE
-go-group = グループ
# USE
-go-liberty = 呼吸点
# USE
-go-atari = アタリ
# J89 6 (劫), USE
-go-ko = コウ
# J89 6 (劫), USE
-go-ko-threat = コウ材
# USE (J89 4 has no name for it)
-go-self-capture = 自殺手
# J89 7 commentary, LIST
-go-bent-four = 隅の曲がり四目
# J89 7, LIST
-go-dead-stone = 死に石
# LIST; J89 5 has ハマ
-go-prisoner = アゲハマ
# USE; J89 2, 9 have 着手放棄
-go-pass = パス
# none (AGA, in English only)
-go-pass-stone = パスで渡す石
# LIST
-go-komi = コミ
# USE
-go-handicap-stones = 置石
# USE (writings on old Chinese rules)
-go-group-tax = 切り賃
# none
-go-button = ボタン
# USE
-go-lead = 目差
# J89 10, REC (ジゴ); a draw is an outcome without a winner: what can turn is 勝敗
# never in turn: 勝者
-go-draw = 引き分け
# LIST; USE
-go-referee = 審判
# LIST; USE
-go-ruling = 裁定
# USE (law)
-go-claim = 主張
# USE (law)
-go-dispute = 係争
# USE
-go-record = 棋譜
# USE
-go-rule-set = ルール
# USE
-go-rule-text = 条文
