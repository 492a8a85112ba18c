### Japanese. Rule sets: their clauses, and what each can choose.

axis-announcement = 結果の発表
axis-both-lose = 両負け
axis-counting = 計算の方法
axis-counting-procedure = 整地の方法
axis-dead-in-seki = セキの中の死に石
axis-dispute = 死に石をめぐる係争
axis-first-pass = 最初のパス
axis-group-tax = 切り賃
axis-handicap = 置石
axis-handicap-placement = 置石を置く場所
axis-illegal-move = 反則の着手
axis-ko = コウ
axis-komi = コミ
axis-last-pass = 最後にパスをする側
axis-last-play = 最後の着手
axis-neutral-filling = ダメを詰める義務
axis-neutral-points = ダメ
axis-one-sided-neutral = 一方だけが詰めることのできるダメ
axis-overtime = 延長時間
axis-pass-stones = パスで渡す石
axis-prisoners = アゲハマ
axis-removal = 死に石の取り上げ方
axis-repetition = 同一局面の反復
axis-resumption = 対局を再開するときの手番
axis-seki-points = セキの中の目
axis-seki-test = セキ石の判定
axis-stop = 対局の停止

# no native text found
axis-suicide = 自殺手

axis-tie = 同点の場合
axis-tie-even = 同点の場合（互先）
axis-tie-handicap = 同点の場合（置碁）
axis-unit = 結果の単位
basis-chosen = この問い合わせのための指定
basis-convention = 慣行（条文にはない）
basis-unstated = 条文に定めがない
basis-unverified = 条文を読んでいない
choice-agreed = 両対局者の合意による
choice-agreement = 両対局者の合意
choice-allowed = 許される
choice-arbitration = 審判が裁定する
choice-black-loses-one = 黒が打つと黒の1目損
choice-black-wins = 黒勝ち

# no native text found
choice-button = ボタンを取った側に半目

choice-by-agreement = 合意した側。合意がなければすべての石が残る
choice-counted = 数える
choice-draw = 引き分け
choice-either = どちらでもよい
choice-fixed = 定められた点
choice-forbidden = 禁止
choice-four-passes = 連続4回のパス
choice-free = 黒の任意の点
choice-impossible = なし

# no native text found
choice-independent-life = 誰のものでもない点に接するもの、またはアタリの自分の石を含むもの

# no native text found
choice-ing = 争劫と攪劫（応氏）

choice-ing-share = 端数を出さずに等分
choice-japanese-1989 = グループごとに仮想の着手で確認
choice-jip = 目
choice-korean-local = 形ごとに個別に判定
choice-moku = 目
choice-multi-stone = 2個以上なら許される
choice-n = 置石1子につき白に1目
choice-n-minus-one = 2子目からの置石1子につき白に1目
choice-natural-situational-superko = 自分の着手で生じた局面を再現できない
choice-no-result = 無勝負
choice-none = なし
choice-normal-turn = 手番の対局者
choice-not-counted = 数えない
choice-not-removed = 取り上げない
choice-nothing-removed = 取らない限り石は残る
choice-opponent-of-last-passer = 最後にパスをした側の相手
choice-opponent-of-requester = 求めた側の相手
choice-optional = なし
choice-pass-alive = 手を入れなくても活きている領分の中の石
choice-play-out = 打ち進めて確認
choice-play-out-then-all-alive = 一度打ち進め、その後はすべての石が残る
choice-point = 目
choice-points = 目
choice-positional-superko = 以前の局面を再現できない
choice-possible = あり
choice-precedents = 判例による
choice-prisoner = パスごとに石1個をアゲハマとして渡す
choice-procedure = パスごとに石1個を渡す（計算のためのもの）
choice-referee = 審判が裁定する
choice-removed = 取り上げる
choice-required = あり
choice-simple = すぐに取り返せない
choice-situational-superko = 手番も同じ以前の局面を再現できない
choice-spight = 以前の局面を再現できない。パスで解ける
choice-split-half = 各対局者に半目
choice-two-passes = 連続2回のパス
choice-two-per-group = 1グループにつき2目
choice-two-points-a-period = 1回につき2目
choice-white = 白
choice-white-first = 白が先にパスをすると黒の1目損
choice-white-wins = 白勝ち
choice-zero = なし
choice-zi = 子
column-announcement = 発表
column-counting = 数え方
column-decided-by = 決め手
column-result = 結果
column-rule-set = ルール
counting-area = 面積

# no native text found
counting-boundary = 境界

counting-ing = 応氏

# no native text found
counting-stone = 石

counting-territory = 地
komi-of-game = { $even }（互先）、{ $handicap }（置碁）
komi-of-record = コミは棋譜に記された{ $komi }とする。
komi-of-rule-set = { NAME($rule_set) }でのコミは、そのルール自身の{ $komi }とする。
komi-of-rule-sets = コミは各ルール自身のもの
rests-on-chosen = 問い合わせ
rests-on-convention = 慣行
rests-on-text = 条文
rests-on-unstated = 条文に定めがない
rests-on-unverified = 条文を読んでいない
rules-articles = 条項
rules-choice = 内容
rules-clause = 規定項目
rules-edition = 版
rules-from-year = { $amount }（{ $year }年から）
rules-id = id
rules-in-force = 施行
rules-katago = KataGoの形式的な定義によるKataGoのルール
rules-known-by-name = 名称だけが知られているルール
rules-komi-over-years = コミの変遷
rules-name = 名前
rules-of-record = 棋譜にはルールが「{ $written }」と記されている。これを{ NAME($rule_set) }とし、最初に置く。
rules-of-record-near = 棋譜にはルールが「{ $written }」と記されているが、ここでは知られていない名である。「{ $near }」のことかもしれない。どのルールも棋譜自身のものとはしない。
rules-of-record-unknown = 棋譜にはルールが「{ $written }」と記されているが、ここでは知られていない名である。どのルールも棋譜自身のものとはしない。
rules-other-names = 別名
rules-readings = 解釈
rules-remarks = 備考
rules-replaced-by = 後継のルール
rules-rests-on = 根拠
rules-source = 出典
rules-sources = 出典
rules-standing = 位置付け
rules-told = 文献の図に現れるもので、実際のルールではない
rules-uncertain = 不確かな点
source-ing-counting = Sensei's Libraryの応氏計算の項
source-ing-sst-laws-1991 = 応氏ルール（SST）1991
source-japanese-rules-1989 = 日本囲碁規約1989
source-jasiek-on-korean-rules = ヤージェクによる韓国ルールの解説
source-katago-rules = KataGoのルール
source-kbf-basic-rules = 大韓囲碁協会、基本ルール
source-korean-rules-2016 = 韓国ルール2016
source-nihon-kiin-on-article-9 = 日本棋院、第9条の解説
source-odd-cases = 日本ルールの特異な例（OGSフォーラム）
standing-custom = 問い合わせで定めたもの
standing-historical = 過去のルール
standing-official = 公式
standing-official-event = 大会の公式
standing-proposal = 提案
standing-reference = プログラム用の基準
standing-teaching = 入門用
