### German. What comes of a dispute.

as-player-says = wie { $player } angibt
called-alive = lebend
called-as-neither-says = { $called }, wie keiner der beiden Spieler angibt
called-as-player-says = { $called }, wie { $player } angibt
called-dead = tot
called-in-seki = im Seki
can-turn-winner = kann den Sieger ändern
claims-agree = Die beiden Spieler geben für jede Kette dasselbe an.
dispute = Der Streitfall
dispute-agreed = Beide Spieler geben an: { $marks }
dispute-agreed-nothing = Beide Spieler geben an, dass jede andere Kette lebt
dispute-agreed-record = Was die Aufzeichnung als tot markiert, gilt als von beiden Spielern angegeben. Um eine Markierung zu bestreiten, sind alle übrigen toten Steine ohne sie neu anzugeben.
dispute-basis = Jede mögliche Entscheidung über die strittigen Gruppen ({ $points }) wurde ausgezählt. Wo das Ergebnis nicht jedes Mal dasselbe ist, ist es offen. Was aus jeder Angabe folgt, steht unter dem Streitfall.
dispute-basis-claims = Nicht jede mögliche Entscheidung über die strittigen Gruppen ({ $points }) wurde ausgezählt, sondern nur, was jeder Spieler im Ganzen angibt. Was aus jeder Angabe folgt, steht unter dem Streitfall.
dispute-keeps-winner = Nach { NAME($rule_set) } ändert der Streitfall nicht, wer gewinnt: { RESULT($as_black) } nach Angabe von Schwarz, { RESULT($as_white) } nach Angabe von Weiß.
dispute-may-turn-winner = Nach { NAME($rule_set) } führen beide Angaben zum selben Ausgang ({ RESULT($as_black) } nach Angabe von Schwarz, { RESULT($as_white) } nach Angabe von Weiß); ein erster Zug, oder was nicht gezeigt ist, kann aber noch ändern, wer gewinnt.
dispute-mixed = Jede Zeile ist eine Entscheidung. Die mit „teils, teils“ folgen bei einigen Gruppen Schwarz und bei anderen Weiß: Kein Spieler gibt sie im Ganzen an.
dispute-none = Nach { NAME($rule_set) } ist nichts zu entscheiden: { RESULT($result) }.
dispute-not-scored-whole = Nach { NAME($rule_set) } führen beide Angaben zum selben Ausgang ({ RESULT($as_black) } nach Angabe von Schwarz, { RESULT($as_white) } nach Angabe von Weiß); was dazwischen liegt, ist nicht aufgeführt.

dispute-too-many-groups =
    { NUMBER($count) ->
        [one] { $count } Gruppe ist strittig, mehr als { $most }: Gewertet wurde nur, was jeder Spieler im Ganzen angibt.
       *[other] { $count } Gruppen sind strittig, mehr als { $most }: Gewertet wurde nur, was jeder Spieler im Ganzen angibt.
    }

dispute-too-much-reading =
    { NUMBER($count) ->
        [one] Das Lesen des Bretts für jede Entscheidung über { $count } strittige Gruppe dauert zu lange: Hier steht nur, was jeder Spieler im Ganzen angibt.
       *[other] Das Lesen des Bretts für jede Entscheidung über { $count } strittige Gruppen dauert zu lange: Hier steht nur, was jeder Spieler im Ganzen angibt.
    }

dispute-turns-winner = Nach { NAME($rule_set) } entscheidet der Streitfall die Partie: { RESULT($as_black) } nach Angabe von Schwarz, { RESULT($as_white) } nach Angabe von Weiß.
dispute-turns-winner-between = Nach { NAME($rule_set) } kann der Streitfall die Partie entscheiden, obwohl beide Angaben zum selben Ausgang führen ({ RESULT($as_black) } nach Angabe von Schwarz, { RESULT($as_white) } nach Angabe von Weiß): Folgt man bei einer Gruppe Schwarz und bei einer anderen Weiß, ist der Ausgang ein anderer.
dispute-undetermined = Ob der Streitfall nach { NAME($rule_set) } ändert, wer gewinnt, lässt sich nicht bestimmen. { MISSING($needs, $unread) }
either-way = zugunsten des einen oder des anderen entschieden
