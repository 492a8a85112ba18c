### Japanese. Records: of a game, and of a ruling.

cases-board = 盤
cases-case = 名前
cases-position = 局面の根拠
cases-title = 題
fault-board-size = 盤の路数が少なすぎるか、多すぎる
fault-conflicting-fields = このうち二つは同時に指定できない
fault-contradiction = ほかに示されたことと矛盾する
fault-control-character = 文字列に、表示を制御する文字が含まれている
fault-dead-and-in-seki = この一連の石は、死に石ともセキとも主張されている
fault-duplicate = 同じものが二度ある
fault-duplicate-field = 同じ項目が二度ある
fault-empty = ここには何もない
fault-illegal-move = この着手はできない
fault-invalid-code = リンクではないか、文字に誤りがある
fault-invalid-katago = KataGoのルールまたはクエリが、KataGoの定める形になっていない
fault-invalid-point = 盤の点を表していない
fault-later-version = より新しい版で作られたリンクである
fault-missing-field = 足りないものがある
fault-more-errors = ここに挙げたもののほかにも誤りがある
fault-no-liberty = この一連の石には呼吸点がない
fault-no-stone = ここに石はない
fault-not-a-quarter = 目数は0.25目単位に限る
fault-not-scored = ルールは挙げられているが、計算の対象になっていない
fault-off-board = この点は盤上にない
fault-other-notation = すべての石が死に石として描かれている。おそらく別の記法である
fault-out-of-range = 数が小さすぎるか、大きすぎる
fault-removes-nothing = このルールでは、合意によって石を取り上げることはない
fault-too-long = 文字列が長すぎる
fault-too-many = 数が多すぎる
fault-uneven-rows = 行の長さがそろっていない

# no native text found
fault-unknown-axis = ルールにこのような規定項目はない

# no native text found
fault-unknown-choice = この規定項目にこのような選択肢はない

fault-unknown-field = この名の項目はない
fault-unknown-letter = 盤面の図で意味を持たない文字である
fault-unknown-rule-set = この名のルールはない
fault-unknown-value = ここで使える語ではない
fault-unreadable-input = ここで読めるものではない
fault-unreadable-record = 棋譜でないか、囲碁の棋譜でない
fault-wrong-type = ここには別の種類の値が必要である
kind-first-pass = 先にパスした対局者
kind-handicap = 置石の数
kind-komi = コミ
kind-last-play = 最後の着手をした対局者
kind-neutral-point = ダメへの着手
kind-passes = パスの回数
kind-prisoners = アゲハマの数
kind-status = 一つのグループの死活
name-gtp = GTP
name-katago = KataGo
name-sgf = 棋譜
name-user = 入力時
record = 棋譜
record-agrees = 棋譜の結果は{ RESULT($recorded) }であり、棋譜自身のルール「{ NAME($rule_set) }」で計算した結果も同じである。
record-agrees-if-none-dead = 棋譜の結果は{ RESULT($recorded) }であり、死活の定まらない石が残るとすれば、棋譜自身のルール「{ NAME($rule_set) }」で計算した結果も同じである。
record-announcement = 発表
record-articles = 条項
record-captures-in-doubt = { $player }が取った石は{ $least }個以上{ $most }個以下である。手で取り除かれた石があり、それが取られた石かどうかは棋譜から分からない。
record-captures-unknown = { $player }が取った石は少なくとも{ $least }個である。棋譜は対局の途中から始まっている。
record-cause-adjustments = 棋譜とは別に加減した目数を入れない。
record-cause-alive = { $player }の石{ $points }が死に石でない。
record-cause-dead = { $player }の石{ $points }が死に石である。
record-cause-handicap-counted = 置石の分として、白がさらに{ $points }を得る。
record-cause-handicap-not-counted = 置石の分として白が得るものはない（{ $points }減）。
record-cause-komi = コミが{ $komi }である。
record-cause-komi-untold = コミが{ $komi }である（棋譜にコミの記載はない）。
record-cause-neutral-point = { $player }がダメにもう1手打っている（{ $points }）。
record-cause-prisoners = { $player }のアゲハマが{ $count }個多いか、{ $opponent }のアゲハマが同じ数だけ少ない。
record-cause-reading = 条文の解釈が異なる：{ $reading }。
record-cause-rule-set = ルールが異なる（コミは同じく{ $komi }）：{ NAMES($rules) }。
record-cause-tie = 同点の場合の規定が異なる。
record-cause-unmarked = { $points }がすべて死に石である。
record-cause-winner-exchanged = 勝者と敗者が取り違えて記されている。
record-cause-zi = 結果が子で記されている：{ $points }の目差は、その半分の数の子に当たる。
record-claims = 各対局者の主張
record-date = 日付
record-dead = 死に石
record-decided-by-end = 棋譜の結果は{ RESULT($recorded) }である。対局の終わり方によって決まったものであり、比べるべき計算結果はない。
record-differs = 棋譜の結果は{ RESULT($recorded) }だが、棋譜自身のルール「{ NAME($rule_set) }」による結果は{ RESULT($result) }である。次のどれか一つだけで、その説明がつく：
record-differs-dead-untold = 棋譜の結果は{ RESULT($recorded) }だが、棋譜自身のルール「{ NAME($rule_set) }」による結果は、死活の定まらない石が残るとすれば{ RESULT($result) }である。対局者がどの石を死に石としたかを知る必要がある。
record-differs-if-none-dead = 棋譜の結果は{ RESULT($recorded) }だが、棋譜自身のルール「{ NAME($rule_set) }」による結果は、死活の定まらない石が残るとすれば{ RESULT($result) }である。次のどれか一つだけで、その説明がつく：
record-differs-only = 棋譜の結果は{ RESULT($recorded) }だが、棋譜自身のルール「{ NAME($rule_set) }」による結果は{ RESULT($result) }である。
record-differs-unexplained = 棋譜の結果は{ RESULT($recorded) }だが、棋譜自身のルール「{ NAME($rule_set) }」による結果は{ RESULT($result) }である。試した原因の中に、一つだけでその説明がつくものはない。
record-dissent = 異議
record-edition = 版
record-engine = 作成プログラム
record-event = 大会
record-handicap = 置石
record-hash-answer = 回答のSHA-256
record-hash-question = 問い合わせの識別番号（標準形）
record-hash-request = 問い合わせのSHA-256
record-hash-typed = 入力内容のSHA-256
record-key = 署名に用いた鍵

# no native text found
record-kind-adjustment = 罰則と調整

# no native text found
record-kind-border-filled = 埋めるべき境界の点

record-kind-border-stones = 境界の石

# no native text found
record-kind-button = ボタン

record-kind-dead-in-seki = セキの中の死に石の下の点
record-kind-dead-points = 死に石の下の点
record-kind-dead-stones = 取り上げた死に石

# no native text found
record-kind-first-pass = 最初のパス

record-kind-group-tax = 切り賃
record-kind-handicap = 置石
record-kind-komi = コミ

# no native text found
record-kind-last-play = 最後の着手

record-kind-living-stones = 盤上の石
record-kind-neutral = ダメ

# no native text found
record-kind-overtime = 延長時間

# no native text found
record-kind-pass-stones = パスで渡された石

record-kind-prisoners = アゲハマ
record-kind-protective-moves = 手入れを要する点
record-kind-seki-eyes = セキ石の目

# no native text found
record-kind-shared-neutral = 共有のダメ

record-kind-territory = 地
record-lead = 黒から見た目差
record-lead-between = { NAME($rule_set) }では、黒から見た目差は{ $least }から{ $most }までの間にある。
record-ledger = 内訳
record-link = コードまたはリンク

# no native text found
record-move-captures-itself = 第{ $number }手、{ $player }の{ $at }は、自殺手である。

record-move-repeats = 第{ $number }手、{ $player }の{ $at }で、第{ $after }手の後の局面が再現する。
record-neutral = ダメ
record-no-result = 棋譜には、この局面の結果として読み取れる記載がない。
record-no-rule-set = 棋譜の結果は{ RESULT($recorded) }である。どのルールによるものかは分からない。
record-none = なし
record-note = 備考
record-of-ruling = この棋譜は裁定とともに保存されたものである。石の印と結果はその裁定によるもので、何かを裏づけるものではない。双方の主張と裁定の内容は注釈の文章にのみある。保存されたJSONにはすべてが含まれる。
record-other-rule-sets = その他のルール
record-out-of-turn = 同じ対局者が続けて着手した：{ $count }手（{ $moves }手目）。
record-owed = 手入れを要する点
record-own-komi = 棋譜自身のルールによる結果は、棋譜のコミ{ $komi }で計算した。
record-place = 会場
record-points = 点と石
record-prisoners = アゲハマ
record-reason = 項目
record-referee = 審判
record-repaired = 棋譜の{ $places }（行:桁）：{ WORD("repair", $repair) }。
record-repaired-often = 棋譜の{ $places }ほか{ $more }か所（行:桁）：{ WORD("repair", $repair) }。
record-result = 結果
record-result-of-ruling = 棋譜の結果は{ RESULT($recorded) }である。これは棋譜とともに保存された裁定による結果であり、その裁定の裏づけにはならない。
record-round = 回戦
record-rule-set = ルール
record-ruled-groups = 係争の石についての裁定
record-rules-version = ルール集の版
record-ruling = 裁定
record-scan = この局面を再び開くQRコード
record-seki = セキ石
record-signature = 電子署名
record-signatures = 署名
record-table = 卓
record-time = 時刻
record-title = 裁定記録
record-total = 合計
record-turn-order = 対局の終わりに、手番によらずにダメが詰められた。対局者が合意すれば、そうしてよい（大韓囲碁協会の基本ルール）：{ $count }手（{ $moves }手目）。
record-turning = 勝敗が変わる条文の解釈
record-undecided = 未裁定：双方の主張が異なり、どちらを認めるか裁定されていない。
record-undetermined = 棋譜の結果は{ RESULT($recorded) }である。棋譜自身のルール「{ NAME($rule_set) }」では、これを確かめることができない。{ MISSING($needs, $unread) }
record-upheld = 認めた主張
record-without-moves = 棋譜には着手も石もない。盤上には何もない。
ruling = 裁定
ruling-mixed = 混合
sgf-dead = 死に石
sgf-in-seki = セキ石
sgf-marks = 印
sgf-result-before = 棋譜の元の結果
table-bowls = 碁笥
table-brought = 別の組から補った石
table-lids = アゲハマ
table-noted = 控えた目数
table-piles = 山

verify-signature = 電子署名
verify-not-signed = 署名されていない。入力内容は誰が書いたものでもあり得る
verify-not-signed-though-key = 鍵が指定されているが、署名されていない
verify-no-ed25519 = 鍵の付いたEd25519の署名でない
verify-other-key = 指定された鍵とは別の鍵による署名：{ $key }
verify-other-record = この記録の署名でない
verify-signed = 指定された鍵による署名：{ $key }
verify-signed-by-whom = ここでは誰のものか確かめられない鍵（--keyで確認できる）による署名：{ $key }
verify-unchanged = 記録を作成した時のまま
verify-changed = 記録を作成した後に変更されている
verify-hash-of = { $part }のハッシュ
verify-not-asked-again = 改めて問い合わせることができない：{ $why }
verify-but-for-words = { WORD("verify", $part) }（その版の文言を除く）
verify-not-what-comes = 入力内容と問い合わせから得られるものと異なる
verify-not-of-this-version = この版で得られるものと異なる。記録を作成した版では同じかもしれない（engineを参照）
verify-made-here = この版で作成（gyega { $version }、ルール集の版{ $rules_version }）
verify-made-elsewhere = 作成：gyega { $version }、ルール集の版{ $rules_version }。検査：gyega { $own_version }、ルール集の版{ $own_rules_version }
verify-engines-differ = 場所によって異なる記載がある
verify-part = { $name }
verify-part-holds = { WORD("verify", $part) }
verify-no-part = 記録の一部ではない
verify-record = 記録に残された入力内容
verify-request = 記録に残された問い合わせ
verify-answer = 改めて問い合わせても答えは同じ
verify-disputed = 各主張と、それによる結果
verify-hashes = 作り直した記録のものと同じ
verify-permalink = この問い合わせのコード
verify-proof = 証明{ $number }
verify-proof-holds = 相手がどう打っても、{ $player }は次の{ -go-chain }の石を一子も取られない：{ $points }
verify-proof-assumes = 一方だけが囲む11点以上の広い空所に相手が打ち込まない限り、どう打たれても{ $player }は次の{ -go-chain }の石を一子も取られない：{ $points }
verify-proof-fails = 証明になっていない：{ $why }
verify-holds = 一致
verify-unvouched = 出所不明
verify-other-version = 別の版
verify-differs = 不一致
cases-without-komi = 文献の図の記載と同じくコミなしで計算した。コミは--komiで指定できる。
