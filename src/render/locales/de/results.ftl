### German. Who wins, by how much, and what is missing to say so.

# An amount of points. $halves is half for 0.5, and-half for whole points and a half, $whole being the whole ones, else other.
amount =
    { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    }

announce-both-lose = Beide Spieler verlieren.
announce-by-end = { $winner } gewinnt { WORD("end", $end) }.
announce-draw = Die Partie endet unentschieden{ WORD("stands", $stands) }.
announce-jigo = Jigo: Die Partie endet unentschieden{ WORD("stands", $stands) }.
announce-jip = { $winner } gewinnt: Vorsprung { $points } (jip){ WORD("stands", $stands) }.
announce-moku = { $winner } gewinnt: Vorsprung { $points } (moku){ WORD("stands", $stands) }.
announce-points = { $winner } gewinnt: Vorsprung { $points }{ WORD("stands", $stands) }.
announce-tie-rule = Die Wertungen sind gleich; { $winner } gewinnt nach der Regel für Gleichstand{ WORD("stands", $stands) }.
announce-undetermined = Das Ergebnis lässt sich nicht bestimmen. { MISSING($needs, $unread) }
announce-winner = { $winner } gewinnt: Vorsprung { $least } bis { $most }{ WORD("stands", $stands) }.
announce-zi = { $winner } gewinnt: { ZI($zi) } zi, Vorsprung { $points }{ WORD("stands", $stands) }.

ask-dead =
    { NUMBER($groups) ->
        [one] Damit der Sieger feststeht, ist anzugeben, ob die Gruppe bei { $at } tot ist.
       *[other] Damit der Sieger feststeht, ist anzugeben, ob die Gruppen bei { $at } tot sind.
    }

decided-end = Ende der Partie
decided-lead = Vorsprung
decided-tie-rule = Regel für Gleichstand
end-forfeit = kampflos
end-not-told = Nichts in der Aufzeichnung zeigt für jedes Regelwerk, dass die Partie auf diesem Brett endete: Sie bricht ab, oder an ihrem Ende stehen keine zwei Pässe und keine Auszählung, oder ihre Auszählung ist eine andere oder gilt nur für ein Regelwerk.
end-resignation = durch Aufgabe
end-time = durch Zeitüberschreitung
entry-adjustment = { $number } aus anderen Gründen

entry-border-filled =
    { NUMBER($number) ->
        [one] { $number } zu füllender Punkt an der Grenze
       *[other] { $number } zu füllende Punkte an der Grenze
    }

entry-border-stones =
    { NUMBER($number) ->
        [one] { $number } Grenzstein
       *[other] { $number } Grenzsteine
    }

entry-button = { $number } für den Knopf

entry-dead-in-seki =
    { NUMBER($number) ->
        [one] { $number } Punkt unter einem toten Stein im Seki
       *[other] { $number } Punkte unter toten Steinen im Seki
    }

entry-dead-points =
    { NUMBER($number) ->
        [one] { $number } Punkt unter einem toten Stein
       *[other] { $number } Punkte unter toten Steinen
    }

entry-dead-stones =
    { NUMBER($number) ->
        [one] { $number } toter Stein vom Brett genommen
       *[other] { $number } tote Steine vom Brett genommen
    }

entry-first-pass = { $number } für den ersten Pass
entry-group-tax = { $number } Gruppensteuer
entry-handicap = { $number } für Vorgabesteine
entry-komi = { $number } Komi
entry-last-play = { $number } für den letzten Zug

entry-living-stones =
    { NUMBER($number) ->
        [one] { $number } lebender Stein
       *[other] { $number } lebende Steine
    }

entry-neutral =
    { NUMBER($number) ->
        [one] { $number } neutraler Punkt
       *[other] { $number } neutrale Punkte
    }

entry-overtime = { $number } für Zusatzzeit

entry-pass-stones =
    { NUMBER($number) ->
        [one] { $number } Passstein
       *[other] { $number } Passsteine
    }

entry-prisoners =
    { NUMBER($number) ->
        [one] { $number } Gefangener
       *[other] { $number } Gefangene
    }

entry-protective-moves =
    { NUMBER($number) ->
        [one] { $number } Punkt, der einen Schutzzug braucht
       *[other] { $number } Punkte, die einen Schutzzug brauchen
    }

entry-seki-eyes =
    { NUMBER($number) ->
        [one] { $number } Punkt im Seki
       *[other] { $number } Punkte im Seki
    }

entry-shared-neutral = { $number } aus neutralen Punkten

entry-territory =
    { NUMBER($number) ->
        [one] { $number } Punkt Gebiet
       *[other] { $number } Punkte Gebiet
    }

missing = Offene Fragen
missing-silent = Der Regeltext schweigt hierzu: { $needs }.
missing-unread = Was der Regeltext hierzu sagt, wurde nicht gelesen: { $needs }.
missing-untold = Es fehlt: { $needs }.
need-classification = welche Gruppen für sich allein leben und welche im Seki stehen
need-dead-stones = welche Steine tot sind, oder dass es keine gibt
need-end = ob die Partie auf diesem Brett endete
need-handicap = wie viele Vorgabesteine es waren
need-last-play = wer den letzten Zug gemacht hat
need-passes = wer gepasst hat, wie oft und wer zuerst
need-plays = wie viele Steine jeder Spieler gesetzt hat
need-prisoners = wie viele Steine jeder Spieler während des Spiels geschlagen hat
need-repetition = was aus einer Zugfolge folgt, die sich im Kreis dreht und von der Gruppen abhängen
need-rule = { WORD("axis", $axis) }, wozu keine Klausel bekannt ist
need-rule-silent = { WORD("axis", $axis) }, wozu der Regeltext schweigt
need-rule-unread = { WORD("axis", $axis) }, wozu der Regeltext nicht gelesen wurde
result-at-equal-scores = { LETTER($winner) }+0
result-by-end = Sieg von { $winner } { WORD("end", $end) }
result-by-points = { LETTER($winner) }+{ NUMBER($points) }
result-by-zi = { result-by-points }
result-draw = Unentschieden
result-void = Ohne Ergebnis
result-without-count = { LETTER($winner) }+
stands-against-reading = , entgegen dem, was das Lesen zeigt
stands-firm = {""}
stands-not-firm = , nicht gesichert
stands-provisional = , mit vorgeschlagenen toten Steinen

# Between the whole number of zi and the fraction.
zi-and = {" "}
