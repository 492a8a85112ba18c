### German. Moves, kos, and how players count at the board.

count-arranged =
    { NUMBER($tens) ->
        [one] Innerhalb dessen, was { $player } gehört, werden Steine versetzt, bis die Punkte dort in Zehnern liegen: { $tens } Zehner, Rest { $left }.
       *[other] Innerhalb dessen, was { $player } gehört, werden Steine versetzt, bis die Punkte dort in Zehnern liegen: { $tens } Zehner, Rest { $left }.
    }

count-arranged-whole =
    { NUMBER($tens) ->
        [one] Innerhalb dessen, was { $player } gehört, werden Steine versetzt, bis die Punkte dort in Zehnern liegen: { $tens } Zehner.
       *[other] Innerhalb dessen, was { $player } gehört, werden Steine versetzt, bis die Punkte dort in Zehnern liegen: { $tens } Zehner.
    }

count-border-filled = { $player } setzt auf { $points }: Sonst stünden Grenzsteine im Atari.
count-compared = Mit Komi und anderen Korrekturen hat Schwarz { $black }, Weiß { $white }.
count-dead-into-bowls = Tote Steine werden vom Brett genommen und kommen zurück in die Dosen ihrer Besitzer: { $points }.
count-dead-into-lids = Tote Steine werden vom Brett genommen und kommen zu den Gefangenen des Gegners: { $points }.

count-evened-out =
    { NUMBER($count) ->
        [one] Für jeden Pass wird ein Stein als Gefangener abgegeben, und Weiß passt zuletzt, sodass beide gleich viele Steine setzen. Unter dem Strich gibt { $player } { $count } Stein ab.
       *[other] Für jeden Pass wird ein Stein als Gefangener abgegeben, und Weiß passt zuletzt, sodass beide gleich viele Steine setzen. Unter dem Strich gibt { $player } { $count } Steine ab.
    }

count-evened-out-handicap =
    { NUMBER($count) ->
        [one] Für jeden Pass wird ein Stein als Gefangener abgegeben, und Weiß passt zuletzt, sodass Schwarz { $more } mehr setzt als Weiß, einen für jeden Vorgabestein außer dem ersten. Unter dem Strich gibt { $player } { $count } Stein ab.
       *[other] Für jeden Pass wird ein Stein als Gefangener abgegeben, und Weiß passt zuletzt, sodass Schwarz { $more } mehr setzt als Weiß, einen für jeden Vorgabestein außer dem ersten. Unter dem Strich gibt { $player } { $count } Steine ab.
    }

count-evened-out-without-passes =
    { NUMBER($count) ->
        [one] Gebiet und Gefangene ergeben den Vorsprung an Fläche, sobald beide gleich viele Steine gesetzt haben: Dafür gibt { $player } { $count } Stein als Gefangenen ab.
       *[other] Gebiet und Gefangene ergeben den Vorsprung an Fläche, sobald beide gleich viele Steine gesetzt haben: Dafür gibt { $player } { $count } Steine als Gefangene ab.
    }

count-evened-out-without-passes-handicap =
    { NUMBER($count) ->
        [one] Gebiet und Gefangene ergeben den Vorsprung an Fläche, sobald Schwarz mehr Steine gesetzt hat als Weiß, nämlich { $more } mehr, einen für jeden Vorgabestein außer dem ersten: Dafür gibt { $player } { $count } Stein als Gefangenen ab.
       *[other] Gebiet und Gefangene ergeben den Vorsprung an Fläche, sobald Schwarz mehr Steine gesetzt hat als Weiß, nämlich { $more } mehr, einen für jeden Vorgabestein außer dem ersten: Dafür gibt { $player } { $count } Steine als Gefangene ab.
    }

count-few = { $player } hat weniger als zehn Punkte: { $left }.

count-filled-in =
    { $player } füllt das eigene Gebiet mit { $count } { NUMBER($count) ->
        [one] Stein
       *[other] Steinen
    }; { $empty } { NUMBER($empty) ->
        [one] Punkt bleibt
       *[other] Punkte bleiben
    } leer, { $left } { NUMBER($left) ->
        [one] Stein bleibt
       *[other] Steine bleiben
    } in der Dose.

count-filled-to-tens =
    { NUMBER($count) ->
        [one] { $player } füllt { $count } Punkt mit eigenen Steinen, sodass das Gebiet aus vollen Zehnern besteht: { $points }.
       *[other] { $player } füllt { $count } Punkte mit eigenen Steinen, sodass das Gebiet aus vollen Zehnern besteht: { $points }.
    }

count-filled-whole =
    { NUMBER($count) ->
        [one] { $player } füllt { $count } Punkt mit eigenen Steinen und damit das ganze eigene Gebiet: { $points }.
       *[other] { $player } füllt { $count } Punkte mit eigenen Steinen und damit das ganze eigene Gebiet: { $points }.
    }

count-half-compared = Gezählt wurden insgesamt { $points }, die Hälfte davon sind { $half }; die Hälfte von Komi und anderen Korrekturen verschiebt diese Grenze auf { $line }. { $player } liegt vorn, falls mehr als das gezählt ist, und zählt { $count }.

count-inner-off =
    { NUMBER($count) ->
        [one] Steine, die nicht auf einer Grenze stehen, werden vom Brett genommen: { $count } Stein.
       *[other] Steine, die nicht auf einer Grenze stehen, werden vom Brett genommen: { $count } Steine.
    }

count-pass-stones =
    { NUMBER($black) ->
        [one] Für Pässe gibt Schwarz { $black } Stein ab, Weiß { $white }.
       *[other] Für Pässe gibt Schwarz { $black } Steine ab, Weiß { $white }.
    }

count-passed-over =
    { NUMBER($count) ->
        [one] { $count } Punkt bleibt bei dieser Auszählung außer Betracht: { $points }.
       *[other] { $count } Punkte bleiben bei dieser Auszählung außer Betracht: { $points }.
    }

count-piles =
    { NUMBER($count) ->
        [one] Die Steine von { $player } werden vom Brett genommen und in Häufchen zu zehn gezählt: { $count } Stein.
       *[other] Die Steine von { $player } werden vom Brett genommen und in Häufchen zu zehn gezählt: { $count } Steine.
    }

count-prisoners-back =
    Die Gefangenen kommen zurück in die Dosen ihrer Besitzer: { $black } { NUMBER($black) ->
        [one] schwarzer Stein
       *[other] schwarze Steine
    }, { $white } { NUMBER($white) ->
        [one] weißer Stein
       *[other] weiße Steine
    }.

count-prisoners-in =
    { NUMBER($count) ->
        [one] { $player } setzt { $count } Gefangenen in das Gebiet von { $opponent }.
       *[other] { $player } setzt { $count } Gefangene in das Gebiet von { $opponent }.
    }

count-prisoners-in-and-left =
    { $player } setzt { $count } { NUMBER($count) ->
        [one] Gefangenen
       *[other] Gefangene
    } in das Gebiet von { $opponent }; { $left } { NUMBER($left) ->
        [one] Gefangener findet
       *[other] Gefangene finden
    } dort keinen Platz und { NUMBER($left) ->
        [one] zählt als Punkt
       *[other] zählen als Punkte
    }.

count-read-area = Schwarz zählt { $black }, Weiß { $white }.

count-read-half =
    { NUMBER($count) ->
        [one] { $player } zählt { $count } Punkt; von den { $points } Punkten des Bretts außer Betracht: { $nobody }; der andere Spieler hat den Rest.
       *[other] { $player } zählt { $count } Punkte; von den { $points } Punkten des Bretts außer Betracht: { $nobody }; der andere Spieler hat den Rest.
    }

count-read-half-of-all = { $player } zählt { $count } von den { $points } Punkten des Bretts; der andere Spieler hat den Rest.
count-read-points = Schwarz zählt { $black }, Weiß { $white }.
count-start = Das Ende der Partie, mit den Gefangenen in den Deckeln.

count-tens =
    { NUMBER($tens) ->
        [one] Die Punkte von { $player } werden in Zehnern gezählt: { $tens } Zehner, Rest { $left }.
       *[other] Die Punkte von { $player } werden in Zehnern gezählt: { $tens } Zehner, Rest { $left }.
    }

count-whole-tens =
    { NUMBER($tens) ->
        [one] Die Punkte von { $player } werden in Zehnern gezählt: { $tens } Zehner.
       *[other] Die Punkte von { $player } werden in Zehnern gezählt: { $tens } Zehner.
    }

early-passes-from-counts =
    Angenommen wurde, dass je ein Pass beider Spieler die Partie beendete, da die Spieler dann abwechselnd am Zug sind. Vor dem letzten Zug passte Schwarz { $black } { NUMBER($black) ->
        [one] Mal
       *[other] Mal
    } und Weiß { $white } { NUMBER($white) ->
        [one] Mal
       *[other] Mal
    }.

first-moves = falls weitergespielt wird
first-pass-from-counts = { $player } passte zuerst: Das folgt aus den angegebenen Pässen und dem angegebenen letzten Zug.
illegal-loss = die Partie ist verloren
illegal-pass = gilt als Pass
illegal-pass-stone = gilt als Pass und kostet einen Stein
illegal-penalty = eine Strafe
illegal-taken-back = zurückgenommen
last-play-from-previous = Den letzten Zug machte { $player } auf { $at }: Er führt von der letzten früheren Stellung zu dieser.
move = Zug { $number }

move-captures =
    { NUMBER($count) ->
        [one] { $player } darf auf { $at } setzen und schlägt damit { $count } Stein: { $points }.
       *[other] { $player } darf auf { $at } setzen und schlägt damit { $count } Steine: { $points }.
    }

move-ing-ko = Ob { $player } auf { $at } setzen darf, ist nicht bekannt: Eine bekannte Stellung entsteht wieder, und ob das Ko ein kämpfendes oder ein störendes ist, bedarf einer Entscheidung.
move-ko = { $player } darf nicht auf { $at } setzen: Damit würde ein Ko sofort zurückgeschlagen.
move-ko-rule-unknown = Ob { $player } auf { $at } setzen darf, ist nicht bekannt: Es hängt von der Ko-Regel ab, { WORD("basis", $basis) }.
move-legal = { $player } darf auf { $at } setzen.
move-may-be-ko = Ob { $player } auf { $at } setzen darf, ist nicht bekannt: Der Zug schlägt { $points } und schlägt damit vielleicht ein Ko zurück. Der letzte Zug würde es klären.
move-may-be-same-situation = Ob { $player } auf { $at } setzen darf, ist nicht bekannt: Eine bekannte Stellung entsteht wieder, aber nicht bekannt ist, wer dort am Zug war oder wer sie herbeiführte.
move-may-repeat = Ob { $player } auf { $at } setzen darf, ist nicht bekannt: Eine frühere Stellung könnte wieder entstehen. Die früheren Stellungen würden es klären.
move-natural-situational-superko = { $player } darf nicht auf { $at } setzen: Eine Stellung, die ein früherer Zug desselben Spielers herbeiführte, würde wieder entstehen.
move-not-reached = Nicht erreicht: Zug { $number } darf nicht gespielt werden.
move-occupied = { $player } darf nicht auf { $at } setzen: Dort steht ein Stein von { $by }.
move-off-board = { $player } darf nicht auf { $at } setzen: Der Punkt liegt nicht auf dem Brett.
move-pass = { $player } darf passen.
move-positional-superko = { $player } darf nicht auf { $at } setzen: Eine frühere Stellung des ganzen Bretts würde wieder entstehen.

move-self-captures =
    { NUMBER($count) ->
        [one] { $player } darf auf { $at } setzen und nimmt damit { $count } eigenen Stein vom Brett: { $points }.
       *[other] { $player } darf auf { $at } setzen und nimmt damit { $count } eigene Steine vom Brett: { $points }.
    }

move-situational-superko = { $player } darf nicht auf { $at } setzen: Eine frühere Stellung des ganzen Bretts würde wieder entstehen, mit demselben Spieler am Zug.
move-spight-superko = { $player } darf nicht auf { $at } setzen: Eine Stellung, die seit dem letzten Pass auf dem Brett war, würde wieder entstehen.
move-split = Woher der Unterschied an Steinen kommt: Vorgabesteine { $handicap_stones }, der letzte Zug { $last_play }, Pässe vor dem letzten Zug { $early_passes }, Züge außer der Reihe { $turn_order }.

move-suicide =
    { NUMBER($count) ->
        [one] { $player } darf nicht auf { $at } setzen: { $count } Stein ({ $points }) hätte keine Freiheit.
       *[other] { $player } darf nicht auf { $at } setzen: { $count } Steine ({ $points }) hätten keine Freiheit.
    }

move-suicide-of-one-stone = { $player } darf nicht auf { $at } setzen: Mehrere eigene Steine dürfen vom Brett genommen werden, ein einzelner nicht.
move-suicide-rule-unknown = Ob { $player } auf { $at } setzen darf, ist nicht bekannt: Es hängt von der Regel zum Selbstschlagen ab, { WORD("basis", $basis) }.
opponent-passed = Es wird angenommen, dass { $player } vor Zug { $number } gepasst hat.
overtime = { $opponent } kaufte Zusatzzeit; { $player } erhält dafür { $amount }.
pass = Pass

previous-positions-complete =
    { NUMBER($count) ->
        [one] Angegebene frühere Stellungen: { $count }. Sie gilt als die einzige, die es vor dieser gab.
       *[other] Angegebene frühere Stellungen: { $count }. Sie gelten als alle, die es vor dieser gab.
    }

procedure-boundary = innere Steine vom Brett, Punkte innerhalb der Grenze gezählt
procedure-fast-or-area = eine schnelle Auszählung mit Gefangenen, oder die Fläche
procedure-fill-in = Gefangene eingefüllt
procedure-half-count = die Hälfte von Schwarz gezählt
procedure-half-on-board = die kleinere Seite dort gezählt, wo sie steht
procedure-ing-fill-in = die Steine jeder Seite eingefüllt
procedure-pass-stone-fill-in = Steine für Pässe abgegeben, Gefangene eingefüllt
procedure-plain = so gezählt, wie es steht
procedures = Wie am Brett ausgezählt wird
repeated-alone = Ein Spieler allein kann um { $points } endlos weiterspielen, während der andere passt; gezählt wird nach dem Spiel, das endet.
repeated-as-it-stands = Im Spiel hinge es an Zügen, die sich im Kreis wiederholen, was aus { $points } wird; nach Vereinbarung wird nichts vom Brett genommen, und das Brett zählt, wie es steht.
repeated-barred = Kein Zug darf eine Stellung im Sinne der Regel wiederholen: Einer der Spieler muss nachgeben, und welcher es ist, wurde nicht gesucht.

repeated-dead-in-confirmation =
    { NUMBER($points) ->
        [one] Sobald das Spiel angehalten ist, ist der Stein { $points } tot bei der Feststellung von Leben und Tod, in der ein Ko erst nach einem Pass dafür zurückgeschlagen werden darf.
       *[other] Sobald das Spiel angehalten ist, sind die Steine { $points } tot bei der Feststellung von Leben und Tod, in der ein Ko erst nach einem Pass dafür zurückgeschlagen werden darf.
    }

repeated-decides = Was aus { $points } wird, hängt an Zügen, die sich im Kreis wiederholen, und mit ihnen das Ergebnis.
repeated-marked = Im Spiel hinge es an Zügen, die sich im Kreis wiederholen, was aus { $points } wird; es entscheidet, welche Steine dort als tot oder im Seki gelten.
repeated-not-read = Was der Text über eine wiederkehrende Stellung sagt, wurde nicht gelesen.
repeated-silent = Über eine wiederkehrende Stellung sagt der Text nichts.
repetition = Wiederholung
repetition-draw = Eine Stellung des ganzen Bretts entsteht wieder: Unentschieden, wenn die Spieler weiter wiederholen.
repetition-no-result = Eine Stellung des ganzen Bretts entsteht wieder: ohne Ergebnis, wenn die Spieler zustimmen.
repetition-not-barred = Eine Stellung des ganzen Bretts entsteht wieder, aber nicht so, wie es verboten ist.
repetition-not-checked = Ob eine frühere Stellung wieder entsteht, wurde nicht geprüft: Frühere Stellungen wurden nicht angegeben.
repetition-referee = Eine Stellung des ganzen Bretts entsteht wieder: Der Schiedsrichter entscheidet.
repetition-unknown = Eine Stellung des ganzen Bretts entsteht wieder: Was daraus folgt, hängt von der Wiederholungsregel ab, { WORD("basis", $basis) }.
stays = { $before } bleibt { $after }
turns-winner = dies ändert den Sieger
