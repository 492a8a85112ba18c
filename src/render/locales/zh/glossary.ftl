### Chinese (simplified).
###
### Glossary. Sources:
###   [D] a table of the interface's words in four languages, written before the translation
###   [R] words of Chinese results, as src/formats/record/result.rs reads them from records
###   [K] KaTrain 1.20.0, locale cn (native translation)      [G] Kigo 22.12.3, locale zh_CN (native translation)
###   [U] usual term of Chinese rule texts (rules of the Chinese association, Ing rules), referees and press; known to the translator,
###       but NO Chinese rule text was at hand. To be checked against the texts.
###   [-] no native text found, own wording; each such entry has a comment above it
###
### | English                              | Chinese                | source                                        |
### |--------------------------------------|------------------------|-----------------------------------------------|
### | Black, White                         | 黑方，白方             | [R]                                           |
### | point (amount)                       | 目                     | [D] [R] [K] [G]                               |
### | point (of the board, of an area)     | 点                     | [U]                                           |
### | zi                                   | 子                     | [R]; never used for counting stones here      |
### | stone; so many stones                | 棋子，死子，活子；枚   | [U]; 枚, so that 子 stays the unit            |
### | territory counting, area counting    | 点目，数子             | [D]                                           |
### | Ing counting                         | 应氏计点               | [U]                                           |
### | stone scoring                        | 只数棋子               | [-]; [K] names the rule set 古代中国规则      |
### | boundary counting (Sunjang)          | 数界内之点             | [-]                                           |
### | border stones                        | 边界上的棋子           | [-]                                           |
### | neutral point; to fill them          | 单官；收单官           | [D]; [U]                                      |
### | shared liberty of a seki             | 公气                   | [U]; not 单官, which players would fill       |
### | neutral points divided (area)        | 双方之间的空点         | [U], as the rules of the Chinese association  |
### | dead stone, dead                     | 死子，死棋             | [D]; [U]                                      |
### | living, alive                        | 活棋                   | [U]                                           |
### | unsettled; undecided                 | 死活未定；未判定       | [U]; plain words                              |
### | to capture                           | 提，提取               | [U]                                           |
### | to take off (dead stones)            | 清理出盘外             | [U]                                           |
### | group; chain                         | 棋块（一块棋）；棋串   | [U]                                           |
### | liberty, atari                       | 气，打吃               | [U]                                           |
### | ko, ko threat, to take back a ko     | 劫，劫材，回提劫       | [K] 打劫; [U]                                 |
### | to close a ko                        | 消劫                   | [U]                                           |
### | fighting ko, disturbing ko (Ing)     | 争劫，搅劫             | [U]                                           |
### | whole-board position comes back      | 全局同形再现           | [U]                                           |
### | even game                            | 分先                   | [U]                                           |
### | overtime bought with points (Ing)    | 以罚点换取延时         | [U]                                           |
### | to lead by, to win by                | 领先，胜               | [R] 胜                                        |
### | wins by resignation                  | 中盘获胜               | [R] 中盘胜                                    |
### | wins on time                         | 因对方超时获胜         | [R] 超时胜, 超时负                            |
### | wins by forfeit                      | 因对方被判负获胜       | [U]; [R] 不战胜 says only that nobody played  |
### | draw, no result                      | 和棋，无胜负           | [R] [K]; [R]                                  |
### | rule for equal scores                | 同分规定               | plain words                                   |
### | outcome (who wins); result           | 胜负结果；结果         | plain words                                   |
### | the winner (who it is)               | 胜方                   | [U]                                           |
### | last play, to play at                | 最后一手，下在         | [U]                                           |
### | neighbouring, touching               | 相邻，相接             | [U]                                           |
### | to read (a board); search            | 推算；搜索             | [U] 计算 is kept for counting scores          |
### | to read (a text), a reading          | 解读                   | plain words                                   |
### | claim; ruling; dispute               | 主张；裁定；争议       | [U]                                           |
### | mark; check (audit); assumption      | 标记；核查；假定       | plain words                                   |
### | bowl; lid                            | 棋罐；棋罐盖           | [U]                                           |
### | ledger                               | 明细                   | plain words                                   |
### | record, move, node, variation        | 棋谱，着手，节点，变化 | [U]                                           |
### | engine that was asked (adviser)      | 受询的引擎             | [-]                                           |
### | brought from another set; noted      | 取自另一副棋；记下     | [-]                                           |
###
### Numbers and Latin letters stand between blanks, except beside Chinese punctuation: a terminal breaks lines at blanks.

# [D] 目 (空)
-go-territory = 空
# [U]
-go-area = 所占的点
# [D]; [U]
-go-neutral-point = 单官
# [D]
-go-protective-move = 补棋
# [D]
-go-seki = 双活
# [U]
-go-eye = 眼
# [U]
-go-chain = 棋串
# [U]
-go-group = 棋块
# [U]
-go-liberty = 气
# [U]
-go-atari = 打吃
# [K] 打劫; [U]
-go-ko = 劫
# [K] 打劫; [U]
-go-ko-threat = 劫材
# [U]
-go-self-capture = 自杀
# [D]
-go-bent-four = 盘角曲四
# [U]; 枚, so that 子 stays the unit
-go-dead-stone = 死子
# [D] [G]
-go-prisoner = 提子
# [U]; [K] 停一手
-go-pass = 虚着
# [-]
-go-pass-stone = 因虚着交出的棋子
# [D] [K] [G]
-go-komi = 贴目
# [K] [G]
-go-handicap-stones = 让子
# [U]
-go-group-tax = 还棋头
# [-]
-go-button = 纽扣
# [K]
-go-lead = 目差
# [R] [K]; [R]
-go-draw = 和棋
# [D]
-go-referee = 裁判
# [U]
-go-ruling = 裁定
# [U]
-go-claim = 主张
# [U]
-go-dispute = 争议
# [U]
-go-record = 棋谱
# [K]
-go-rule-set = 规则
# plain words
-go-rule-text = 条文
