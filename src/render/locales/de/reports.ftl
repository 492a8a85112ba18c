### German. Headings, and what belongs to no other file.

and-more = und { $count } weitere
assumptions = Annahmen
becomes = { $before } wird zu { $after }
before-moves = Vorher
before-prisoners = Vorsprung vor Anrechnung der Gefangenen
after-label = :{" "}
between-clauses = ,{" "}
between-names = ;{" "}
between-needs = ;{" "}
black = Schwarz
board = Brett
by-practice = Der Text sagt das nicht: Es ist Brauch.
even-game = Es wurde keine Vorgabe genannt: Die Partie wird als Partie ohne Vorgabe genommen.
every-rule-set = jedes angefragte Regelwerk
gives-atari = setzt in Atari
guidance = Was die Regeltexte sagen
leaves-winner-open = wer gewinnt, ist dann offen
may-turn-winner = ob das den Sieger ändern kann, ist nicht bekannt
needed-by = benötigt von { $sets }
no-difference = Keine Ursache: Der Vorsprung ist derselbe.
no-pass-from-counts = Niemand hat gepasst: Das folgt aus den angegebenen Pässen.
nothing = nichts

prisoners-from-plays =
    { $player } hat { $prisoners } { NUMBER($prisoners) ->
        [one] Stein
       *[other] Steine
    } geschlagen: { $opponent } hat, Vorgabesteine mitgerechnet, { $plays } gesetzt, und { $on_board } { NUMBER($on_board) ->
        [one] steht
       *[other] stehen
    } auf dem Brett.

reasons = Gründe

scored-as-agreed =
    { NUMBER($groups) ->
        [one] Die Spieler sind sich über die Gruppe bei { $at } nicht einig. Das Brett und die Einträge zeigen sie so, als bliebe sie stehen.
       *[other] Die Spieler sind sich über die Gruppen bei { $at } nicht einig. Das Brett und die Einträge zeigen sie so, als blieben sie stehen.
    }

scores = Wertungen
screen-all-sets = alle { $count } Regelwerke
screen-dispute = Strittig: { $points }. Das Ergebnis nach jeder Entscheidung:
screen-full = Gründe, Unterschiede und Annahmen: --full
screen-komi = Jedes Regelwerk hat sein eigenes Komi.
screen-komi-others = Regelwerke, für die kein Komi angegeben wurde, haben ihr eigenes.
screen-lead = { $winner } gewinnt: Vorsprung { $points }
screen-lead-zi = { screen-lead }

screen-more =
    { NUMBER($count) ->
        [one] { $count } weitere Anmerkung, Gründe, Unterschiede und Annahmen: --full
       *[other] { $count } weitere Anmerkungen, Gründe, Unterschiede und Annahmen: --full
    }

screen-more-missing = { $count } weitere: --full

screen-more-rulings =
    { NUMBER($count) ->
        [one] { $count } weitere Entscheidung: --full
       *[other] { $count } weitere Entscheidungen: --full
    }

screen-not-firm = ~ nicht gesichert
screen-sets = { $count } Regelwerke
screen-under = { $result } ({ $sets })
screen-undetermined = offen
screen-winner = { $winner } gewinnt

sensitive-to-death =
    { NUMBER($points) ->
        [one] Wäre der Stein { $points } von { $player } tot, so wäre das Ergebnis: { RESULT($result) }.
       *[other] Wären die Steine { $points } von { $player } tot, so wäre das Ergebnis: { RESULT($result) }.
    }

sensitive-to-first-pass = Hätte { $player } zuerst gepasst, so wäre das Ergebnis: { RESULT($result) }.

sensitive-to-handicap =
    { NUMBER($count) ->
        [one] Mit einer Vorgabe von { $count } Stein wäre das Ergebnis: { RESULT($result) }.
       *[other] Mit einer Vorgabe von { $count } Steinen wäre das Ergebnis: { RESULT($result) }.
    }

sensitive-to-komi = Wäre das Komi nicht { $before }, sondern { $komi }, so wäre das Ergebnis: { RESULT($result) }.
sensitive-to-last-play = Hätte { $player } den letzten Zug gemacht, so wäre das Ergebnis: { RESULT($result) }.

sensitive-to-life =
    { NUMBER($points) ->
        [one] Bliebe der Stein { $points } von { $player } auf dem Brett, so wäre das Ergebnis: { RESULT($result) }.
       *[other] Blieben die Steine { $points } von { $player } auf dem Brett, so wäre das Ergebnis: { RESULT($result) }.
    }

sensitive-to-neutral-point = Mit einem weiteren Zug von { $player } bei { $at } wäre das Ergebnis: { RESULT($result) }.

sensitive-to-passes =
    { NUMBER($count) ->
        [one] Hätte { $player } { $count } weiteres Mal gepasst, so wäre das Ergebnis: { RESULT($result) }.
       *[other] Hätte { $player } { $count } weitere Male gepasst, so wäre das Ergebnis: { RESULT($result) }.
    }

sensitive-to-prisoners =
    { NUMBER($count) ->
        [one] Hätte { $player } { $count } Stein mehr geschlagen, so wäre das Ergebnis: { RESULT($result) }.
       *[other] Hätte { $player } { $count } Steine mehr geschlagen, so wäre das Ergebnis: { RESULT($result) }.
    }

sensitivity = Wie wenig den Ausgang ändern würde
sensitivity-decided-by-end = Entscheidend ist, wie die Partie endete, gleich was das Brett zeigt.
sensitivity-draw = Niemand gewinnt: Was immer den Vorsprung verschiebt, entscheidet die Partie.
sensitivity-may-turn = Ob der Ausgang hiervon allein abhängt, ist nicht bekannt: { WORD("kind", $kind) }.
sensitivity-not-counted = Macht hier keinen Unterschied: { WORD("kind", $kind) }.
sensitivity-not-read-whole = Nicht jeder Fall wurde geprüft, da es zu lange dauert, alle zu lesen: { WORD("kind", $kind) }.
sensitivity-not-safe = { $winner } kann keinen ganzen Punkt verlieren und trotzdem gewinnen.
sensitivity-not-tried = Nicht geprüft: { WORD("kind", $kind) } bei { $points }.
sensitivity-safe-by = { $winner } könnte { $points } verlieren und trotzdem gewinnen.
sensitivity-steady = Hiervon allein hängt der Ausgang nicht ab: { WORD("kind", $kind) }.
sensitivity-undetermined = Wie wenig den Ausgang ändern würde, lässt sich nicht bestimmen. { MISSING($needs, $unread) }
takes = schlägt
takes-off = Als tot vom Brett genommen
takes-own = eigene Steine ohne Freiheit
white = Weiß

permalink-none = Dauerlink: keiner, die Frage passt nicht in 2000 Zeichen
permalink-is = Dauerlink: { $code }
to-tell-claims = { $black } oder { $white }, anstelle der Angaben
to-tell-dead-or-not = --dead { $dead } oder --dead { $alive }
to-tell-dead-of = --dead mit denen von { $groups }, die tot sind, oder --dead none
to-tell-dead-besides = --dead mit { $dead } und mit denen von { $groups }, die tot sind
to-tell-what-is-missing = Was fehlt, geben an: { $options }
between-sentences = {" "}
between-words = ,{" "}

# Behind other words.
in-brackets = {" "}({ $text })
