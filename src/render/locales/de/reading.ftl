### German. Who is dead, as reading shows it.

alive-apart =
    { NUMBER($groups) ->
        [one] Die Gruppe bei { $at } lebt, wenn sie für sich gelesen wird. Ob sie auch dann noch lebt, wenn der Gegner zugleich angreift, was neben ihr steht, wurde innerhalb der zulässigen Suche nicht entschieden.
       *[other] Jede der Gruppen bei { $at } lebt, wenn sie für sich gelesen wird. Ob sie auch dann noch lebt, wenn der Gegner zugleich angreift, was neben ihr steht, wurde innerhalb der zulässigen Suche nicht entschieden.
    }

alive-apart-connections =
    { NUMBER($groups) ->
        [one] Die Gruppe bei { $at } lebt, wenn ihre Ketten zusammenhalten. Sie hängen an mehreren Punkten zugleich; ob ihr Besitzer alle halten kann, wurde innerhalb der zulässigen Suche nicht entschieden.
       *[other] Jede der Gruppen bei { $at } lebt, wenn ihre Ketten zusammenhalten. Sie hängen an mehreren Punkten zugleich; ob ihr Besitzer alle halten kann, wurde innerhalb der zulässigen Suche nicht entschieden.
    }

alive-apart-dead-inside =
    { NUMBER($groups) ->
        [one] Die Gruppe bei { $at } lebt, sobald die toten Steine in ihr vom Brett genommen sind. Ob der Gegner sie mit deren Hilfe schlagen kann, solange sie stehen, wurde innerhalb der zulässigen Suche nicht entschieden.
       *[other] Jede der Gruppen bei { $at } lebt, sobald die toten Steine in ihr vom Brett genommen sind. Ob der Gegner sie mit deren Hilfe schlagen kann, solange diese Steine stehen, wurde innerhalb der zulässigen Suche nicht entschieden.
    }

border-filled = Dort steht noch kein Stein: Ohne einen von { $player } stünden Grenzsteine im Atari.
chain-marked-whole = Die Kette bei { $at } war nur teilweise markiert; sie wird ganz genommen.

connections-undecided =
    { NUMBER($chains) ->
        [one] Ob für die Kette bei { $at } ein Schutzzug fällig ist, wurde innerhalb der zulässigen Suche nicht entschieden.
       *[other] Ob für die Ketten bei { $at } ein Schutzzug fällig ist, wurde innerhalb der zulässigen Suche nicht entschieden.
    }

connections-undecided-kos =
    { NUMBER($chains) ->
        [one] Ob für die Kette bei { $at } ein Schutzzug fällig ist, wurde nicht entschieden: Sie hängt an einem von mehreren offenen Kos, die einander beeinflussen können.
       *[other] Ob für die Ketten bei { $at } ein Schutzzug fällig ist, wurde nicht entschieden: Sie hängen an einem von mehreren offenen Kos, die einander beeinflussen können.
    }

connections-undecided-wide =
    { NUMBER($chains) ->
        [one] Ob für die Kette bei { $at } ein Schutzzug fällig ist, wurde nicht entschieden: Für sie sind mehr Punkte von Belang, als durchsucht werden können.
       *[other] Ob für die Ketten bei { $at } ein Schutzzug fällig ist, wurde nicht entschieden: Für sie sind mehr Punkte von Belang, als durchsucht werden können.
    }

dead-as-read =
    { NUMBER($points) ->
        [one] Niemand hat gesagt, welche Steine tot sind. Das Lesen zeigt, dass der Stein { $points } geschlagen wird, gleich, wer zuerst zieht: Er wird vom Brett genommen.
       *[other] Niemand hat gesagt, welche Steine tot sind. Das Lesen zeigt, dass die Steine { $points } geschlagen werden, gleich, wer zuerst zieht: Sie werden vom Brett genommen.
    }

dead-as-read-in-part =
    { NUMBER($points) ->
        [one] Von einigen Steinen hat niemand gesagt, ob sie tot sind. Das Lesen zeigt, dass von diesen der Stein { $points } geschlagen wird, gleich, wer zuerst zieht: Er wird vom Brett genommen.
       *[other] Von einigen Steinen hat niemand gesagt, ob sie tot sind. Das Lesen zeigt, dass von diesen die Steine { $points } geschlagen werden, gleich, wer zuerst zieht: Sie werden vom Brett genommen.
    }

dead-by-adviser =
    { NUMBER($points) ->
        [one] Kein Spieler hat Steine markiert: { $adviser }, ein befragtes Programm, gibt an, dass der Stein { $points } tot ist.
       *[other] Kein Spieler hat Steine markiert: { $adviser }, ein befragtes Programm, gibt an, dass die Steine { $points } tot sind.
    }

dead-by-crosses = Die Aufzeichnung markiert diese Steine mit Kreuzen, und sie gelten als tot: { $points }.
dead-by-name = Tot sind die Steine, die die Aufzeichnung nennt: { $points }.
dead-by-proposal = Wo niemand Steine markiert hat, sind diese als tot vorgeschlagen, und niemand hat es bestätigt: { $points }.
dead-by-territory = Tot sind die Steine, die in dem stehen, was die Aufzeichnung als Gebiet des Gegners markiert: { $points }.
dead-inferred = Wo niemand Steine markiert hat, gelten diese als tot, da die Regeln der Aufzeichnung dann das Ergebnis ergeben, das sie nennt: { $points }.
dead-stones-off = Die Gruppen wurden gelesen, nachdem die toten Steine { $points } vom Brett genommen waren; wo eine Prüfung sie als stehend liest, sagt sie es.

dead-unsaid =
    { NUMBER($groups) ->
        [one] Niemand hat gesagt, ob die Gruppe bei { $at } tot ist, und das Lesen klärt es nicht. Jede Möglichkeit wurde ausgezählt; Brett und Posten zeigen sie stehend.
       *[other] Niemand hat gesagt, ob die Gruppen bei { $at } tot sind, und das Lesen klärt es nicht. Jede Möglichkeit wurde ausgezählt; Brett und Posten zeigen sie stehend.
    }

evidence-benson = sie lebt, selbst wenn ihr Besitzer immer passt
evidence-claimed = angegeben
evidence-marked = markiert
evidence-proposed = vorgeschlagen
evidence-searched = durch Suche
evidence-static = durch ihre Form
evidence-unverified = nicht bewiesen
known = nachgewiesen
liberties = Freiheiten

life-undecided =
    { NUMBER($groups) ->
        [one] Ob die Gruppe bei { $at } lebt, wurde innerhalb der zulässigen Suche nicht entschieden; sie gilt als lebend.
       *[other] Ob die Gruppen bei { $at } leben, wurde innerhalb der zulässigen Suche nicht entschieden; sie gelten als lebend.
    }

neighbours-taken-to-stay =
    { NUMBER($chains) ->
        [one] Für die Kette bei { $at } wurde angenommen, dass die gegnerischen Steine { $others }, die kein Auge haben, stehen bleiben: Ob sie geschlagen werden können, wurde nicht entschieden.
       *[other] Für die Ketten bei { $at } wurde angenommen, dass die gegnerischen Steine { $others }, die kein Auge haben, stehen bleiben: Ob sie geschlagen werden können, wurde nicht entschieden.
    }

none-dead-as-read = Niemand hat gesagt, welche Steine tot sind. Nach dem Lesen wird keiner vom Brett genommen.
none-dead-as-read-in-part = Von einigen Steinen hat niemand gesagt, ob sie tot sind. Nach dem Lesen wird keiner von diesen vom Brett genommen.
none-dead-by-adviser = Kein Spieler hat Steine markiert: { $adviser }, ein befragtes Programm, gibt an, dass kein Stein tot ist.
none-dead-by-name = Die Aufzeichnung sagt, dass kein Stein tot ist.
none-dead-by-proposal = Wo niemand Steine markiert hat, ist keiner als tot vorgeschlagen, und niemand hat es bestätigt.
none-dead-inferred = Wo niemand Steine markiert hat, gilt keiner als tot, da die Regeln der Aufzeichnung dann das Ergebnis ergeben, das sie nennt.
none-dead-by-territory = Die Aufzeichnung markiert Gebiet, und kein Stein steht in dem, was sie als Gebiet des Gegners markiert.
not-classified = Die Stellung wurde nur ausgezählt: Das Leben der Gruppen wurde nicht betrachtet.
not-counted = Nicht ausgezählt
not-counting = Macht keinen Unterschied
not-looked-at = nicht betrachtet

proposal-as-marks = Sobald es jemand bestätigt hat: --dead { $dead }
proposal-confirmed = Wird das so bestätigt, gewinnt { $winner } nach { NAMES($rules) } mit mindestens { $points }.
proposal-group = Die Gruppe { $at }: { $status }? Solche Vorschläge treffen in { $percent } von 100 Fällen zu.
proposal-is-shown = Es wird nichts vorgeschlagen: Markierungen und Lesen sagen von jeder Gruppe, was aus ihr wird.
proposal-turned = Die Gruppe { $at }: { $status }. Der Vorschlag war nicht sicher; das Ergebnis der Aufzeichnung sagt es.
proposal-unsettled = Die Gruppe { $at } ist unentschieden: Wer dort zuerst zieht, entscheidet, Schwarz auf { $black }, Weiß auf { $white }. Zu ihr wird nichts vorgeschlagen: Sie bleibt stehen.

proposal-unsure =
    { NUMBER($groups) ->
        [one] Der Vorschlag ist bei der Gruppe { $at } nicht sicher: Bitte bestätigen Sie sie.
       *[other] Der Vorschlag ist bei den Gruppen { $at } nicht sicher: Bitte bestätigen Sie sie.
    }

reading = Andere Lesart
reading-bent-four-by-play = Eine gebogene Vier in der Ecke ist nur neben Steinen tot, die vollständig leben; hier muss das Ko gespielt werden, und bis dahin ist dort nichts tot.
reading-bent-four-by-rule = Eine gebogene Vier in der Ecke ist tot, wie sie steht, ohne ausgespielt zu werden.
reading-dead-in-seki-removed = Tote Steine in einem Seki werden wie alle anderen als Gefangene vom Brett genommen.
reading-dead-in-seki-stands = Tote Steine in einem Seki bleiben stehen, und unter ihnen zählt kein Punkt.
reading-neutral-points-as-agreed = Ein offen gelassener neutraler Punkt bringt niemanden ins Seki: Spieler, die sich über das Ende einig sind, hätten ihn füllen können.
reading-neutral-points-literal = So wie das Brett steht, ist jede Gruppe, die einen offen gelassenen neutralen Punkt besitzt, im Seki.
reading-points = Punkte, die sich dadurch ändern
reading-protective-moves-strict = Ein umschlossener Punkt, den sein Besitzer noch füllen muss, ist kein Gebiet.
reading-protective-moves-tolerant = Ein umschlossener Punkt, den sein Besitzer noch füllen muss, ist Gebiet, wenn beide Spieler die Partie beenden, ohne dass dort gesetzt wurde.
reading-seki-by-chain = Von den Ketten eines Sekis sind nur die im Seki, die selbst einen neutralen Punkt davon berühren.
reading-seki-by-group = Jede Kette einer Gruppe im Seki ist im Seki, ob sie selbst einen neutralen Punkt berührt oder nicht.
reading-shared-by-point = In einem gemeinsamen Raum gehört ein Punkt, der nur an einen Spieler grenzt, diesem Spieler.
reading-shared-by-region = Jeder gemeinsame Raum wird gleichmäßig geteilt, gleich, wer an seine Punkte grenzt.
same-lead = { $rule_set } ergibt denselben Vorsprung wie { $others }
same-winner = derselbe Ausgang

seki-as-named =
    { NUMBER($groups) ->
        [one] Die Gruppe bei { $at } gilt als im Seki stehend, weil sie so benannt wurde; die Suche hat es nicht gezeigt.
       *[other] Die Gruppen bei { $at } gelten als im Seki stehend, weil sie so benannt wurden; die Suche hat es nicht gezeigt.
    }

seki-by-adviser =
    { NUMBER($points) ->
        [one] Kein Spieler hat Steine markiert: { $adviser }, ein befragtes Programm, gibt an, dass der Stein { $points } im Seki steht.
       *[other] Kein Spieler hat Steine markiert: { $adviser }, ein befragtes Programm, gibt an, dass die Steine { $points } im Seki stehen.
    }

seki-by-ko =
    { NUMBER($groups) ->
        [one] Der Stein bei { $at } steht in einem Ko eines Sekis: Er darf geschlagen und zurückgeschlagen werden und gilt als darin stehend.
       *[other] Die Steine bei { $at } stehen in Kos eines Sekis: Sie dürfen geschlagen und zurückgeschlagen werden und gelten als darin stehend.
    }

seki-unverified =
    { NUMBER($groups) ->
        [one] Von der Gruppe bei { $at } wird angenommen, dass sie im Seki steht: Die Suche hat weder gezeigt, dass sie lebt, noch, dass sie geschlagen wird, und niemand hat sie als tot markiert.
       *[other] Von den Gruppen bei { $at } wird angenommen, dass sie im Seki stehen: Die Suche hat weder gezeigt, dass sie leben, noch, dass sie geschlagen werden, und niemand hat sie als tot markiert.
    }

status-alive = lebend
status-captured = geschlagen, gleich, wer beginnt
status-dead = tot
status-in-seki = im Seki
status-open = offen
status-undecided = nicht entschieden
status-unsettled = unentschieden
steady = Keine einzelne Änderung an einem von diesen ändert den Ausgang
undecided = -
