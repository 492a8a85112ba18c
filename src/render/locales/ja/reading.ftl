### Japanese. Who is dead, as reading shows it.

alive-apart = { $at }のグループは、単独で読めば活きる。相手が隣の石も併せて攻める場合にも活きるかどうかは、許された読みの範囲では判定に至らなかった。
alive-apart-connections = { $at }のグループは、連絡が保たれれば活きる。複数の点を同時に守らなければならず、すべてを守れるかどうかは、許された読みの範囲では判定に至らなかった。
alive-apart-dead-inside = { $at }のグループは、内側の死に石を取り上げれば活きる。死に石がある間に相手がそれを利用して取れるかどうかは、許された読みの範囲では判定に至らなかった。
border-filled = まだ石のない点である。{ $player }が打たなければ境界の石がアタリになる。
chain-marked-whole = { $at }の一連の石は、一部にだけ印が付いていたので、全体に付いているものとした。
connections-undecided = { $at }の一連の石が手入れを要するかどうかは、許された読みの範囲では判定に至らなかった。
connections-undecided-kos = { $at }の一連の石が手入れを要するかどうかは、判定に至らなかった。解消されていない複数のコウの一つに左右され、それらのコウは互いに影響し得る。
connections-undecided-wide = { $at }の一連の石が手入れを要するかどうかは、判定に至らなかった。関係する点が多く、読み切れない。
dead-as-read = どの石が死に石かは誰も示していない。読みによれば、{ $points }はどちらが先に打っても取られるので、取り上げる。
dead-as-read-in-part = 一部の石について、死に石かどうかを誰も示していない。読みによれば、そのうち{ $points }はどちらが先に打っても取られるので、取り上げる。

# no native text found
dead-by-adviser = 対局した者は誰も石に印を付けていない。照会したエンジン{ $adviser }は、{ $points }が死に石であると主張している。

dead-by-crosses = 棋譜で×印の付いた次の石を死に石とする：{ $points }。
dead-by-name = 死に石は、棋譜が死に石として挙げる石である：{ $points }。
dead-by-proposal = 誰も印を付けていない石のうち、次の石は死に石として提案されたもので、誰も確認していない：{ $points }。
dead-by-territory = 死に石は、棋譜が相手の地と記す所にある石である：{ $points }。
dead-inferred = 誰も印を付けていない石のうち、次の石を死に石とした。そうすれば棋譜のルールで棋譜どおりの結果になる：{ $points }。
dead-stones-off = グループは、死に石{ $points }を取り上げた状態で読んだ。死に石を残して読んだ点検には、その旨を記す。
dead-unsaid = { $at }のグループが死に石かどうかは誰も示しておらず、読みによっても定まらない。あらゆる場合を計算した。盤面と内訳にはその石が残るものとして示す。
evidence-benson = 持ち主がパスし続けても活きる
evidence-claimed = 主張による
evidence-marked = 印による
evidence-proposed = 提案による
evidence-searched = 読みによる
evidence-static = 形による
evidence-unverified = 未証明
known = 調べた結果
liberties = 呼吸点
life-undecided = { $at }のグループが活きるかどうかは、許された読みの範囲では判定に至らなかった。活き石として数える。
neighbours-taken-to-stay = { $at }の一連の石については、眼のない相手の石{ $others }が盤上に残るものとした。その石を取れるかどうかは、判定に至らなかった。
none-dead-as-read = どの石が死に石かは誰も示していない。読みによって取り上げる石はない。
none-dead-as-read-in-part = 一部の石について、死に石かどうかを誰も示していない。そのうち読みによって取り上げる石はない。

# no native text found
none-dead-by-adviser = 対局した者は誰も石に印を付けていない。照会したエンジン{ $adviser }は、死に石がないと主張している。

none-dead-by-name = 棋譜によれば、死に石はない。
none-dead-by-proposal = 誰も印を付けていない石のうち、死に石として提案されたものはなく、誰も確認していない。
none-dead-inferred = 誰も印を付けていない石のうち、死に石としたものはない。そうすれば棋譜のルールで棋譜どおりの結果になる。
none-dead-by-territory = 棋譜には地が記されており、相手の地と記された所にある石はない。
not-classified = 局面は数えただけであり、グループの死活は調べていない。
not-counted = 数えないもの
not-counting = 影響しない
not-looked-at = 調べていない

proposal-as-marks = 確認した後は：--dead { $dead }
proposal-confirmed = その通りに確認されれば、{ NAMES($rules) }では{ $winner }の少なくとも{ $points }勝ち。
proposal-group = { $at }のグループ：{ $status }？ このような提案は100回のうち{ $percent }回当たる。
proposal-is-shown = 提案することはない。印と読みによって、すべてのグループの死活が定まっている。
proposal-turned = { $at }のグループ：{ $status }。提案は確かではなかったが、棋譜の結果がこれを示す。
proposal-unsettled = { $at }のグループは未確定。先に打つ側が死活を決める（黒なら{ $black }、白なら{ $white }）。これについては提案せず、盤上に残す。

proposal-unsure = { $at }のグループについての提案は確かではない。確認を要する。

reading = 別の解釈
reading-bent-four-by-play = 隅の曲がり四目は、完全に活きている石に隣り合う場合に限り死に石である。ここではコウを実際に打たなければならず、それまではそこに死に石はない。
reading-bent-four-by-rule = 隅の曲がり四目は、実際に打たなくても、そのままの形で死に石である。
reading-dead-in-seki-removed = セキの中の死に石は、他の死に石と同様に、アゲハマとして取り上げる。
reading-dead-in-seki-stands = セキの中の死に石はそのまま残し、その下の点は目に数えない。
reading-neutral-points-as-agreed = 空いたままのダメは、どの石をもセキ石としない。終局に合意した対局者は、それを詰めることができたはずである。
reading-neutral-points-literal = 盤面のままでは、空いたままのダメを有するグループは、すべてセキである。
reading-points = これにより動く点
reading-protective-moves-strict = 囲んでいる点でも、持ち主がなお手入れを要するなら、地ではない。
reading-protective-moves-tolerant = 持ち主がなお手入れを要する点も、双方がそこに打たないまま終局すれば、地である。
reading-seki-by-chain = セキを成す一連の石のうち、そのセキのダメに自ら接するものだけがセキ石である。
reading-seki-by-group = セキのグループに属する一連の石は、自らダメに接するかどうかにかかわらず、すべてセキ石である。

# no native text found
reading-shared-by-point = 共有の空所では、一方の対局者の石だけに隣り合う点は、その対局者のものである。

# no native text found
reading-shared-by-region = 共有の空所は、その中の点にどちらの石が隣り合うかにかかわらず、それぞれ等分する。

same-lead = { $rule_set }と同じ目差（{ $others }）
same-winner = 勝敗は同じ
seki-as-named = { $at }のグループは、セキとして挙げられたのでセキとして数える。読みによって示されたものではない。

# no native text found
seki-by-adviser = 対局した者は誰も石に印を付けていない。照会したエンジン{ $adviser }は、{ $points }がセキであると主張している。

seki-by-ko = { $at }の石はセキのコウにある。取り、取り返すことができ、セキ石として数える。
seki-unverified = { $at }のグループはセキとみなす。活きることも取られることも読みでは示されず、死に石の印も付いていない。
status-alive = 活き石
status-captured = どちらが先でも取られる石
status-dead = 死に石
status-in-seki = セキ石
status-open = 境界が開いている
status-undecided = 未判定
status-unsettled = 未確定
steady = 次のどれか一つだけを変えても勝敗は変わらない
undecided = -
