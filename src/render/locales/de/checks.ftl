### German. What is checked of a game, and how its record was mended.

audit = Prüfungen

audit-can-be-captured =
    { NUMBER($points) ->
        [one] Liest man die Stellung so, dass die Steine ringsum stehen bleiben, schlägt { $opponent } den Stein { $points } von { $player }, unabhängig davon, wer zuerst zieht. Niemand hat ihn als tot markiert: Er gilt als lebend.
       *[other] Liest man die Stellung so, dass die Steine ringsum stehen bleiben, schlägt { $opponent } die Steine { $points } von { $player }, unabhängig davon, wer zuerst zieht. Niemand hat sie als tot markiert: Sie gelten als lebend.
    }

audit-can-be-captured-line =
    { NUMBER($points) ->
        [one] Liest man die Stellung so, dass die Steine ringsum stehen bleiben, schlägt { $opponent } den Stein { $points } von { $player }, unabhängig davon, wer zuerst zieht; wenn { $opponent } beginnt: { $line }. Niemand hat ihn als tot markiert: Er gilt als lebend.
       *[other] Liest man die Stellung so, dass die Steine ringsum stehen bleiben, schlägt { $opponent } die Steine { $points } von { $player }, unabhängig davon, wer zuerst zieht; wenn { $opponent } beginnt: { $line }. Niemand hat sie als tot markiert: Sie gelten als lebend.
    }

audit-captured-by-ko = { $points } werden nur durch ein gewonnenes Ko geschlagen. Nach { NAMES($rules) } wird ein Streit darüber ausgespielt, sodass Ko-Drohungen entscheiden: Das Ergebnis ist nicht gesichert.
audit-dead-cannot-be-captured =
    { NUMBER($points) ->
        [one] Der Stein { $points } von { $player } gilt als tot, doch selbst als Erster am Zug und mit jeder Ko-Drohung kann { $opponent } ihn nicht endgültig schlagen: Wo er geschlagen werden kann, setzt { $player } wieder hinein oder schlägt, was ihn umschließt. Er zählt trotzdem als tot.
       *[other] Die Steine { $points } von { $player } gelten als tot, doch selbst als Erster am Zug und mit jeder Ko-Drohung kann { $opponent } sie nicht endgültig schlagen: Wo sie geschlagen werden können, setzt { $player } wieder hinein oder schlägt, was sie umschließt. Sie zählen trotzdem als tot.
    }

audit-dead-in-seki-removed =
    { NUMBER($points) ->
        [one] Der Stein { $points } von { $player } ist tot und steht in einem Seki: Er wird wie jeder tote Stein vom Brett genommen (nach { NAMES($rules) }).
       *[other] Die Steine { $points } von { $player } sind tot und stehen in einem Seki: Sie werden wie alle toten Steine vom Brett genommen (nach { NAMES($rules) }).
    }

audit-dead-in-seki-stays =
    { NUMBER($points) ->
        [one] Der Stein { $points } von { $player } ist tot und steht in einem Seki: Er darf dort nicht vom Brett genommen, sondern nur im Spiel geschlagen werden (nach { NAMES($rules) }).
       *[other] Die Steine { $points } von { $player } sind tot und stehen in einem Seki: Sie dürfen dort nicht vom Brett genommen, sondern nur im Spiel geschlagen werden (nach { NAMES($rules) }).
    }

audit-dead-in-seki-unread =
    { NUMBER($points) ->
        [one] Der Stein { $points } von { $player } ist tot und steht in einem Seki. Was der Text dazu sagt, ob er dort vom Brett genommen wird, wurde nicht gelesen ({ NAMES($rules) }).
       *[other] Die Steine { $points } von { $player } sind tot und stehen in einem Seki. Was der Text dazu sagt, ob sie dort vom Brett genommen werden, wurde nicht gelesen ({ NAMES($rules) }).
    }

audit-dead-in-seki-untold =
    { NUMBER($points) ->
        [one] Der Stein { $points } von { $player } ist tot und steht in einem Seki. Ob er vom Brett genommen wird, sagt der Text nicht ({ NAMES($rules) }).
       *[other] Die Steine { $points } von { $player } sind tot und stehen in einem Seki. Ob sie vom Brett genommen werden, sagt der Text nicht ({ NAMES($rules) }).
    }

audit-dead-inside =
    { NUMBER($points) ->
        [one] Der Stein { $points } von { $player } lebt, sobald die toten Steine { $dead } vom Brett sind. Solange diese stehen, kann { $opponent } mit ihnen weiterspielen und ihn schlagen. Er gilt als lebend, da die toten Steine vom Brett genommen werden.
       *[other] Die Steine { $points } von { $player } leben, sobald die toten Steine { $dead } vom Brett sind. Solange diese stehen, kann { $opponent } mit ihnen weiterspielen und { $points } schlagen. Sie gelten als lebend, da die toten Steine vom Brett genommen werden.
    }

audit-dead-inside-line =
    { NUMBER($points) ->
        [one] Der Stein { $points } von { $player } lebt, sobald die toten Steine { $dead } vom Brett sind. Solange diese stehen, kann { $opponent } mit ihnen weiterspielen und ihn schlagen: { $line }. Er gilt als lebend, da die toten Steine vom Brett genommen werden.
       *[other] Die Steine { $points } von { $player } leben, sobald die toten Steine { $dead } vom Brett sind. Solange diese stehen, kann { $opponent } mit ihnen weiterspielen und { $points } schlagen: { $line }. Sie gelten als lebend, da die toten Steine vom Brett genommen werden.
    }

audit-dead-on-neutral-points =
    { NUMBER($count) ->
        [one] { $count } als tot geltender Stein ({ $points }) steht in einem Raum, den kein Spieler allein umschließt: Die Punkte dort sind neutral.
       *[other] { $count } als tot geltende Steine ({ $points }) stehen in einem Raum, den kein Spieler allein umschließt: Die Punkte dort sind neutral.
    }

audit-every-stone-dead = Jeder Stein von { $player } gilt als tot.

audit-first-move-decides =
    { NUMBER($points) ->
        [one] Ob der Stein { $points } von { $player } lebt, hängt davon ab, wer dort zuerst zieht: Als Erster am Zug kann { $opponent } ihn schlagen. Niemand hat ihn als tot markiert: Er gilt als lebend.
       *[other] Ob die Steine { $points } von { $player } leben, hängt davon ab, wer dort zuerst zieht: Als Erster am Zug kann { $opponent } sie schlagen. Niemand hat sie als tot markiert: Sie gelten als lebend.
    }

audit-first-move-decides-line =
    { NUMBER($points) ->
        [one] Ob der Stein { $points } von { $player } lebt, hängt davon ab, wer dort zuerst zieht. { $opponent } beginnt: { $line }. Niemand hat ihn als tot markiert: Er gilt als lebend.
       *[other] Ob die Steine { $points } von { $player } leben, hängt davon ab, wer dort zuerst zieht. { $opponent } beginnt: { $line }. Niemand hat sie als tot markiert: Sie gelten als lebend.
    }

audit-first-move-keeps =
    { NUMBER($points) ->
        [one] Zieht { $player } dort zuerst, so rettet { $at } den Stein { $points }: Das Spiel ist dort nicht zu Ende.
       *[other] Zieht { $player } dort zuerst, so rettet { $at } die Steine { $points }: Das Spiel ist dort nicht zu Ende.
    }

audit-in-seki-by-ko = Der Stein { $points } von { $player } steht in einem Ko neben { $others } von { $opponent } und gilt als mit diesen im Seki stehend: Er kann geschlagen und zurückgeschlagen werden.

audit-in-seki-by-search =
    { NUMBER($points) ->
        [one] Der Stein { $points } von { $player } steht, wie die Suche zeigt, im Seki mit { $others } von { $opponent }: Er hat keine zwei Augen, und { $opponent } kann ihn nicht schlagen.
       *[other] Die Steine { $points } von { $player } stehen, wie die Suche zeigt, im Seki mit { $others } von { $opponent }: Sie haben keine zwei Augen, und { $opponent } kann sie nicht schlagen.
    }

audit-more-stones-than-plays =
    { NUMBER($played) ->
        [one] { $player } hat, Vorgabesteine mitgerechnet, { $played } Stein gesetzt, hat aber { $on_board } auf dem Brett.
       *[other] { $player } hat, Vorgabesteine mitgerechnet, { $played } Steine gesetzt, hat aber { $on_board } auf dem Brett.
    }

audit-neutral-points-area =
    { NUMBER($count) ->
        [one] { $count } neutraler Punkt ist noch offen: { $points }. Wo Fläche zählt, gewinnt einen Punkt, wer dort spielt: { NAMES($rules) }.
       *[other] { $count } neutrale Punkte, eine ungerade Zahl, sind noch offen: { $points }. Füllen die Spieler sie abwechselnd, füllt der nächste am Zug einen mehr und gewinnt, wo Fläche zählt, einen Punkt: { NAMES($rules) }.
    }

audit-neutral-points-beside-seki = Neben Steinen im Seki können noch neutrale Punkte gefahrlos gefüllt werden: { $points }. Bei Gebietszählung ist jeder einen Punkt wert: { NAMES($rules) }.
audit-neutral-points-forcing =
    { NUMBER($count) ->
        [one] { $count } neutraler Punkt ist noch offen: { $points }. Wer noch einen Schutzzug braucht ({ $owed }), muss dort vielleicht antworten; wo Fläche zählt, hängt das Ergebnis davon ab, wer dort spielt: { NAMES($rules) }.
       *[other] { $count } neutrale Punkte sind noch offen: { $points }. Wer noch einen Schutzzug braucht ({ $owed }), muss vielleicht antworten, statt einen zu füllen; wo Fläche zählt, hängt das Ergebnis davon ab, wer sie füllt: { NAMES($rules) }.
    }

audit-neutral-points-open =
    { NUMBER($count) ->
        [one] { $count } neutraler Punkt ist noch offen: { $points }. Er ist vor dem Ende der Partie zu füllen (nach { NAMES($rules) }).
       *[other] { $count } neutrale Punkte sind noch offen: { $points }. Sie sind vor dem Ende der Partie zu füllen (nach { NAMES($rules) }).
    }

audit-not-shown =
    { NUMBER($points) ->
        [one] Ob der Stein { $points } von { $player } lebt, wurde nicht nachgewiesen: Was dazu gelesen wurde, hängt von Steinen daneben ab, die selbst unentschieden sind, oder wurde nicht zu Ende gelesen. Er gilt als lebend, da niemand ihn als tot markiert hat.
       *[other] Ob die Steine { $points } von { $player } leben, wurde nicht nachgewiesen: Was dazu gelesen wurde, hängt von Steinen daneben ab, die selbst unentschieden sind, oder wurde nicht zu Ende gelesen. Sie gelten als lebend, da niemand sie als tot markiert hat.
    }

audit-open-ko =
    { NUMBER($points) ->
        [one] Der Stein { $points } von { $player } kann in einem Ko geschlagen werden, das niemand geschlossen hat, und mehrere sind offen: Was davon abhängt, wurde nicht entschieden.
       *[other] Die Steine { $points } von { $player } können in Kos geschlagen werden, die niemand geschlossen hat, und mehrere sind offen: Was davon abhängt, wurde nicht entschieden.
    }

audit-open-space =
    { NUMBER($count) ->
        [one] Ein Raum von { $count } Punkt ({ $points }) grenzt an beide Spieler: Die Partie wirkt dort nicht beendet, oder tote Steine sind nicht markiert. Seine Punkte gelten als neutral.
       *[other] Ein Raum von { $count } Punkten ({ $points }) grenzt an beide Spieler: Die Partie wirkt dort nicht beendet, oder tote Steine sind nicht markiert. Seine Punkte gelten als neutral.
    }

audit-overtime-not-counted = Zusatzzeit wurde gekauft, aber kein gewertetes Regelwerk zieht dafür Punkte ab.
audit-protective-move = { $player } braucht noch einen Schutzzug bei { $at }: Bleibt der Punkt leer, kann { $opponent } dort schlagen.
audit-protective-move-instead = Statt { $at } kann { $player } ebenso gut { $points } füllen: Einer dieser Punkte genügt.
audit-protective-move-line = { $player } braucht noch einen Schutzzug bei { $at }: Bleibt der Punkt leer, kann { $opponent } dort schlagen: { $line }.
audit-protective-move-line-filled = { $player } braucht noch einen Schutzzug bei { $at }: Bleibt der Punkt leer, kann { $opponent } dort schlagen, sobald die neutralen Punkte gefüllt sind, { $filled } von { $opponent }: { $line }.

audit-repeats =
    { NUMBER($points) ->
        [one] Ob der Stein { $points } von { $player } stehen bleibt, hängt von einer Zugfolge ab, die sich im Kreis dreht: Weder das Schlagen noch ein Ende des Spiels ohne Schlagen lässt sich erzwingen.
       *[other] Ob die Steine { $points } von { $player } stehen bleiben, hängt von einer Zugfolge ab, die sich im Kreis dreht: Weder das Schlagen noch ein Ende des Spiels ohne Schlagen lässt sich erzwingen.
    }

audit-repeats-alone = Der Gegner von { $player } kann um { $points } endlos weiterspielen, während { $player } in jeder Runde passen darf, sodass nichts gewonnen wird: { $line }, und eine Brettstellung kehrt wieder.
audit-repeats-by-threats = Ein Ko entscheidet über { $points } von { $player }, und { $player } kann { $others } immer wieder ohne Ende bedrohen: Das Ko wird nie entschieden, und das Spiel dreht sich im Kreis.
audit-repeats-in-turn = { $points } von { $player } stehen an mehreren Stellen, und der Gegner kann sie reihum ohne Ende bedrohen; jede Drohung muss beantwortet werden, und das Spiel dreht sich im Kreis, solange der Gegner will.

audit-repeats-line =
    { NUMBER($points) ->
        [one] Ob der Stein { $points } von { $player } stehen bleibt, hängt von einer Zugfolge ab, die sich im Kreis dreht: Weder das Schlagen noch ein Ende des Spiels ohne Schlagen lässt sich erzwingen. Eine Möglichkeit: { $line }, und eine Brettstellung kehrt wieder.
       *[other] Ob die Steine { $points } von { $player } stehen bleiben, hängt von einer Zugfolge ab, die sich im Kreis dreht: Weder das Schlagen noch ein Ende des Spiels ohne Schlagen lässt sich erzwingen. Eine Möglichkeit: { $line }, und eine Brettstellung kehrt wieder.
    }

audit-repeats-marked = Über { $points } entscheidet trotzdem, welche Steine dort als tot oder im Seki gelten.

audit-repeats-opponent-first =
    { NUMBER($points) ->
        [one] Der Stein { $points } von { $player } lebt, wenn { $player } beginnt. Beginnt der Gegner, dreht sich das Spiel im Kreis: Weder das Schlagen noch ein Ende des Spiels ohne Schlagen lässt sich erzwingen.
       *[other] Die Steine { $points } von { $player } leben, wenn { $player } beginnt. Beginnt der Gegner, dreht sich das Spiel im Kreis: Weder das Schlagen noch ein Ende des Spiels ohne Schlagen lässt sich erzwingen.
    }

audit-repeats-opponent-first-line =
    { NUMBER($points) ->
        [one] Der Stein { $points } von { $player } lebt, wenn { $player } beginnt. Beginnt der Gegner, dreht sich das Spiel im Kreis: Weder das Schlagen noch ein Ende des Spiels ohne Schlagen lässt sich erzwingen. Eine Möglichkeit: { $line }, und eine Brettstellung kehrt wieder.
       *[other] Die Steine { $points } von { $player } leben, wenn { $player } beginnt. Beginnt der Gegner, dreht sich das Spiel im Kreis: Weder das Schlagen noch ein Ende des Spiels ohne Schlagen lässt sich erzwingen. Eine Möglichkeit: { $line }, und eine Brettstellung kehrt wieder.
    }

audit-repeats-owner-first =
    { NUMBER($points) ->
        [one] Der Stein { $points } von { $player } wird geschlagen, wenn der Gegner beginnt. Beginnt { $player }, dreht sich das Spiel im Kreis: Weder das Schlagen noch ein Ende des Spiels ohne Schlagen lässt sich erzwingen.
       *[other] Die Steine { $points } von { $player } werden geschlagen, wenn der Gegner beginnt. Beginnt { $player }, dreht sich das Spiel im Kreis: Weder das Schlagen noch ein Ende des Spiels ohne Schlagen lässt sich erzwingen.
    }

audit-repeats-owner-first-line =
    { NUMBER($points) ->
        [one] Der Stein { $points } von { $player } wird geschlagen, wenn der Gegner beginnt. Beginnt { $player }, dreht sich das Spiel im Kreis: Weder das Schlagen noch ein Ende des Spiels ohne Schlagen lässt sich erzwingen. Eine Möglichkeit: { $line }, und eine Brettstellung kehrt wieder.
       *[other] Die Steine { $points } von { $player } werden geschlagen, wenn der Gegner beginnt. Beginnt { $player }, dreht sich das Spiel im Kreis: Weder das Schlagen noch ein Ende des Spiels ohne Schlagen lässt sich erzwingen. Eine Möglichkeit: { $line }, und eine Brettstellung kehrt wieder.
    }

audit-seki-at-best =
    { NUMBER($points) ->
        [one] Der Stein { $points } von { $player }, den niemand als tot markiert hat, kann kein eigenes Leben erreichen und hat einen neutralen Punkt: Was er umschließt, zählt wie in einem Seki.
       *[other] Die Steine { $points } von { $player }, die niemand als tot markiert hat, können kein eigenes Leben erreichen und haben einen neutralen Punkt: Was sie umschließen, zählt wie in einem Seki.
    }

audit-seki-claimed-in-part =
    Von einer Gruppe von { $player } { NUMBER($points) ->
        [one] wurde
       *[other] wurden
    } { $points } als im Seki stehend angegeben, nicht aber { $others }: Was { NUMBER($others) ->
        [one] dieser Stein allein umschließt
       *[other] diese Steine allein umschließen
    }, zählt.

audit-seki-without-opponent =
    { NUMBER($points) ->
        [one] Der Stein { $points } von { $player } wurde als im Seki stehend angegeben, aber keine Steine von { $opponent }.
       *[other] Die Steine { $points } von { $player } wurden als im Seki stehend angegeben, aber keine Steine von { $opponent }.
    }

audit-stone-balance =
    { NUMBER($played) ->
        [one] { $player } hat, Vorgabesteine mitgerechnet, { $played } Stein gesetzt, doch { $on_board } auf dem Brett und { $captured } von { $opponent } geschlagen ergeben zusammen nicht diese Zahl.
       *[other] { $player } hat, Vorgabesteine mitgerechnet, { $played } Steine gesetzt, doch { $on_board } auf dem Brett und { $captured } von { $opponent } geschlagen ergeben zusammen nicht diese Zahl.
    }

audit-taken-as-in-seki =
    { NUMBER($points) ->
        [one] Es wird angenommen, dass der Stein { $points } von { $player } im Seki mit { $others } von { $opponent } steht: Die Suche zeigte weder zwei Augen für ihn noch, wie er geschlagen wird, und niemand hat ihn als tot markiert.
       *[other] Es wird angenommen, dass die Steine { $points } von { $player } im Seki mit { $others } von { $opponent } stehen: Die Suche zeigte weder zwei Augen für sie noch, wie sie geschlagen werden, und niemand hat sie als tot markiert.
    }

audit-taken-as-in-seki-alone =
    { NUMBER($points) ->
        [one] Es wird angenommen, dass der Stein { $points } von { $player } im Seki steht: Die Suche zeigte weder zwei Augen für ihn noch, wie er geschlagen wird, und niemand hat ihn als tot markiert.
       *[other] Es wird angenommen, dass die Steine { $points } von { $player } im Seki stehen: Die Suche zeigte weder zwei Augen für sie noch, wie sie geschlagen werden, und niemand hat sie als tot markiert.
    }

audit-to-play =
    { NUMBER($count) ->
        [one] Das Spiel ist nicht zu Ende: Nach Gebiet gezählt steht { $player } um { $count } Punkt besser, wenn { $player } zuerst { $at } spielt, als wenn { $opponent } zuerst { $other } spielt.
       *[other] Das Spiel ist nicht zu Ende: Nach Gebiet gezählt steht { $player } um { $count } Punkte besser, wenn { $player } zuerst { $at } spielt, als wenn { $opponent } zuerst { $other } spielt.
    }

audit-to-play-answer = Das Spiel ist nicht zu Ende: Sind die neutralen Punkte um { $points } von { $player } gefüllt, müssen die toten Steine darin geschlagen werden.
audit-to-play-dead = Nach Absprache kommen { $points } vom Brett. Nach { NAMES($rules) } zählen sie als lebend, wo sie stehen: Das Spiel ist nicht zu Ende, bevor sie geschlagen sind.
audit-to-play-in-a-way = So wie das Brett gezählt wird, ist das Spiel zu Ende, aber nicht auf jede Art, das Offene zu entscheiden: Bei einer davon bleibt eine Stelle, an der noch jemand zuerst ziehen würde.
audit-to-play-in-seki = Das Spiel ist nicht zu Ende: { $player } kann im Seki noch bei { $at } schlagen, und das zählt erst, wenn es geschehen ist: { NAMES($rules) }.
audit-to-play-ko = Das Spiel ist nicht zu Ende: { $opponent } kann { $points } von { $player } in einem Ko bei { $at } schlagen, und { $player } kann { $at } zuerst füllen.
audit-to-play-left = Das Spiel ist vielleicht nicht zu Ende: Bei { $points } zieht noch jemand zuerst, und was damit gewonnen wird, wurde nicht erkannt.

audit-to-play-owed = Das Spiel ist nicht zu Ende: { $player } kann jetzt bei { $at } schlagen, wo { $opponent } einen Schutzzug braucht.

audit-turns-out-of-order =
    Spieler, die abwechselnd ziehen, können diese Züge und Pässe ({ $black } { NUMBER($black) ->
        [one] Zug oder Pass
       *[other] Züge und Pässe
    } von Schwarz, { $white } { NUMBER($white) ->
        [one] Zug oder Pass
       *[other] Züge und Pässe
    } von Weiß) nicht gemacht haben, wenn der erste Pass und der letzte Zug wie angegeben waren.

audit-turns-uneven =
    Spieler, die abwechselnd ziehen, sind gleich oft am Zug, oder der Spieler, der begann, ist es einmal öfter; angegeben sind { $black } { NUMBER($black) ->
        [one] Zug oder Pass
       *[other] Züge und Pässe
    } von Schwarz und { $white } { NUMBER($white) ->
        [one] Zug oder Pass
       *[other] Züge und Pässe
    } von Weiß.
audit-undecided-in-a-way = So wie das Brett gezählt wird, ist das Spiel zu Ende. Bei einer der Arten, das Offene zu entscheiden, wurde innerhalb der zulässigen Suche nicht entschieden, ob eine Gruppe lebt.

repair-broken-text = einige Bytes bedeuten im Zeichensatz nichts; sie wurden ersetzt
repair-deep-variations = Varianten sind tiefer verschachtelt als üblich; sie wurden gelesen
repair-dimmed = Punkte sind abgedunkelt; sie wurden wie die anderen gelesen
repair-extra-close = eine schließende Klammer schließt nichts; sie wurde übersprungen
repair-guessed-charset = die Aufzeichnung nennt keinen Zeichensatz und ist kein UTF-8; er wurde geraten
repair-handicap-as-moves = die Aufzeichnung setzt keine Vorgabesteine, aber Schwarz beginnt mit ebenso vielen Zügen; sie wurden als Vorgabesteine genommen
repair-handicap-as-passes = die Aufzeichnung setzt keine Vorgabesteine, aber Weiß passt, bis Schwarz ebenso viele Züge gemacht hat; sie wurden als Vorgabesteine genommen
repair-handicap-differs = die Zahl der Vorgabesteine ist nicht die Zahl der gesetzten schwarzen Steine
repair-handicap-placed = die Aufzeichnung sagt nicht, wo ihre Vorgabesteine stehen; sie wurden auf die üblichen Punkte gesetzt, ein dritter oben links
repair-leading-text = vor der ersten Partie steht Text; er wurde übersprungen
repair-marked-twice = ein Punkt ist als Gebiet beider Spieler markiert; er wurde für keinen genommen
repair-missing-semicolon = eine Partie beginnt ohne das Semikolon ihres ersten Knotens
repair-move-and-setup = ein Knoten enthält einen Zug und gesetzte Steine; die Steine wurden zuerst gesetzt
repair-no-size = die Aufzeichnung nennt keine Brettgröße; 19 mal 19 wurde angenommen
repair-no-value = eine Eigenschaft hat keinen Wert; sie wurde ausgelassen
repair-odd-komi = das Komi ist so geschrieben, dass es gedeutet werden muss: in Hundertsteln von Punkten oder von Steinen, oder ohne seinen halben Punkt
repair-odd-result = das Ergebnis ist so geschrieben, dass es gedeutet werden muss: in Worten, in zi oder in Buchstaben doppelter Breite; was es sagt, ist sicher
repair-off-board = ein Zug liegt außerhalb des Bretts; er wurde ausgelassen
repair-out-of-turn = derselbe Spieler zieht zweimal hintereinander
repair-played-on-stone = ein Zug wurde auf einen Stein gesetzt und ersetzte ihn
repair-repeated-property = eine Eigenschaft steht zweimal in einem Knoten; ihre Werte wurden zusammengelegt
repair-self-capture = ein Zug lässt die eigenen Steine ohne Freiheit; sie wurden vom Brett genommen
repair-set-twice = auf einen Punkt sind zwei Farben gesetzt; die spätere bleibt
repair-setup-in-game = nach dem ersten Zug sind Steine gesetzt; was vorher gespielt wurde, erklärt das Brett nicht
repair-several-games = der Text enthält mehrere Partien; die erste wurde gelesen
repair-stray-text = Text steht, wo eine Eigenschaft oder eine Klammer stehen sollte; er wurde übersprungen
repair-unclosed = der Text endet, bevor eine Variante geschlossen ist; was dahinter fehlen mag, ist nicht bekannt
repair-unclosed-value = der Text endet, bevor ein Wert geschlossen ist; er wurde gelesen, soweit er reicht
repair-unescaped-bracket = eine Klammer in einem Kommentar ist nicht maskiert; sie wurde als Text genommen
repair-unknown-charset = der Zeichensatz, den die Aufzeichnung nennt, ist nicht bekannt; er wurde geraten
repair-unknown-line = eine Zeile enthält nichts, was in diesem Format bekannt ist; sie wurde ausgelassen
repair-unreadable-value = ein Wert ist nicht das, was seine Eigenschaft enthält; er wurde ausgelassen
repair-wrong-charset = der Text ist nicht in dem Zeichensatz, den die Aufzeichnung nennt; er wurde geraten
