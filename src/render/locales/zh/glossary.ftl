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
### | territory                            | 空                     | [D] 目 (空)                                   |
### | area                                 | 所占的点               | [U]                                           |
### | territory counting, area counting    | 点目，数子             | [D]                                           |
### | Ing counting                         | 应氏计点               | [U]                                           |
### | stone scoring                        | 只数棋子               | [-]; [K] names the rule set 古代中国规则      |
### | boundary counting (Sunjang)          | 数界内之点             | [-]                                           |
### | border stones                        | 边界上的棋子           | [-]                                           |
### | neutral point; to fill them          | 单官；收单官           | [D]; [U]                                      |
### | protective move                      | 补棋                   | [D]                                           |
### | seki                                 | 双活                   | [D]                                           |
### | eye                                  | 眼                     | [U]                                           |
### | dead stone, dead                     | 死子，死棋             | [D]; [U]                                      |
### | living, alive                        | 活棋                   | [U]                                           |
### | unsettled; undecided                 | 死活未定；未判定       | [U]; plain words                              |
### | prisoner                             | 提子                   | [D] [G]                                       |
### | to capture                           | 提，提取               | [U]                                           |
### | to take off (dead stones)            | 清理出盘外             | [U]                                           |
### | group; chain                         | 棋块（一块棋）；棋串   | [U]                                           |
### | liberty, atari                       | 气，打吃               | [U]                                           |
### | ko, ko threat, to take back a ko     | 劫，劫材，回提劫       | [K] 打劫; [U]                                 |
### | to close a ko                        | 消劫                   | [U]                                           |
### | fighting ko, disturbing ko (Ing)     | 争劫，搅劫             | [U]                                           |
### | whole-board position comes back      | 全局同形再现           | [U]                                           |
### | suicide, self-capture                | 自杀                   | [U]                                           |
### | bent four in the corner              | 盘角曲四               | [D]                                           |
### | komi                                 | 贴目                   | [D] [K] [G]                                   |
### | handicap (stones)                    | 让子                   | [K] [G]                                       |
### | even game                            | 分先                   | [U]                                           |
### | group tax                            | 还棋头                 | [U]                                           |
### | pass                                 | 虚着                   | [U]; [K] 停一手                               |
### | pass stone                           | 因虚着交出的棋子       | [-]                                           |
### | button                               | 纽扣                   | [-]                                           |
### | overtime bought with points (Ing)    | 以罚点换取延时         | [U]                                           |
### | lead (signed, of a player)           | 目差                   | [K]                                           |
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
### | referee                              | 裁判                   | [D]                                           |
### | bowl; lid                            | 棋罐；棋罐盖           | [U]                                           |
### | ledger                               | 明细                   | plain words                                   |
### | record, move, node, variation        | 棋谱，着手，节点，变化 | [U]                                           |
### | rule set                             | 规则                   | [K]                                           |
### | engine that was asked (adviser)      | 受询的引擎             | [-]                                           |
### | brought from another set; noted      | 取自另一副棋；记下     | [-]                                           |
###
### Numbers and Latin letters stand between blanks, except beside Chinese punctuation: a terminal breaks lines at blanks.
