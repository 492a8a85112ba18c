### German. Records: of a game, and of a ruling.

cases-board = Brett
cases-case = Fall
cases-position = Stellung
cases-title = Titel
fault-board-size = das Brett hat zu wenige oder zu viele Linien
fault-conflicting-fields = zwei davon schließen einander aus
fault-contradiction = dies widerspricht etwas anderem, was angegeben wurde
fault-control-character = der Text enthält ein Zeichen, das seine Anzeige steuert
fault-dead-and-in-seki = die Kette ist sowohl als tot als auch als im Seki angegeben
fault-duplicate = dies steht zweimal da
fault-duplicate-field = das Feld steht zweimal da
fault-empty = hier steht nichts
fault-illegal-move = der Zug kann nicht gespielt werden
fault-invalid-code = dies ist kein Dauerlink, oder ein Buchstabe darin ist falsch
fault-invalid-katago = die Regeln oder die Anfrage für KataGo sind nicht so, wie KataGo sie hat
fault-invalid-point = dies ist kein Punkt eines Bretts
fault-later-version = der Dauerlink stammt von einer späteren Version
fault-missing-field = etwas fehlt
fault-more-errors = es gibt mehr Fehler, als aufgeführt sind
fault-no-liberty = die Kette hat keine Freiheit
fault-no-stone = hier steht kein Stein
fault-not-a-quarter = Punkte gibt es nur in Vierteln
fault-not-scored = das Regelwerk ist genannt, wird aber nicht gewertet
fault-off-board = der Punkt liegt nicht auf dem Brett
fault-other-notation = jeder Stein ist als tot gezeichnet: vermutlich eine andere Schreibweise
fault-out-of-range = die Zahl ist zu klein oder zu groß
fault-removes-nothing = nach diesem Regelwerk werden keine Steine nach Vereinbarung vom Brett genommen
fault-too-long = der Text ist zu lang
fault-too-many = dies sind zu viele
fault-uneven-rows = die Zeilen sind nicht gleich lang
fault-unknown-axis = eine solche Achse haben Regelwerke nicht
fault-unknown-choice = die Achse hat keine solche Wahl
fault-unknown-field = es gibt kein Feld mit diesem Namen
fault-unknown-letter = der Buchstabe steht für nichts auf einem Brett
fault-unknown-rule-set = kein Regelwerk hat diesen Namen
fault-unknown-value = dieses Wort ist keines der erwarteten
fault-unreadable-input = dies ist nichts, was hier gelesen werden kann
fault-unreadable-record = der Text ist keine Partieaufzeichnung oder keine einer Go-Partie
fault-wrong-type = hier wird ein Wert anderer Art erwartet
kind-first-pass = wer zuerst gepasst hat
kind-handicap = die Zahl der Vorgabesteine
kind-komi = das Komi
kind-last-play = wer den letzten Zug gemacht hat
kind-neutral-point = ein Zug auf einen neutralen Punkt
kind-passes = die Zahl der Pässe
kind-prisoners = die Zahl der Gefangenen
kind-status = der Status einer Gruppe
name-gtp = über GTP
name-katago = KataGo
name-sgf = in Aufzeichnungen
name-user = wie eingegeben
record = Die Aufzeichnung
record-agrees = Die Aufzeichnung nennt { RESULT($recorded) }, und so ist es auch nach { NAME($rule_set) }, ihrem eigenen Regelwerk.
record-agrees-if-none-dead = Die Aufzeichnung nennt { RESULT($recorded) }, und so ist es auch nach { NAME($rule_set) }, ihrem eigenen Regelwerk, wenn die offen gelassenen Gruppen stehen bleiben.
record-announcement = Verkündung
record-articles = Artikel

record-captures-in-doubt =
    { NUMBER($most) ->
        [one] { $player } hat { $least } bis { $most } Stein geschlagen: Einige wurden von Hand vom Brett genommen, und ob diese geschlagen waren, sagt die Aufzeichnung nicht.
       *[other] { $player } hat { $least } bis { $most } Steine geschlagen: Einige wurden von Hand vom Brett genommen, und ob diese geschlagen waren, sagt die Aufzeichnung nicht.
    }

record-captures-unknown =
    { NUMBER($least) ->
        [one] { $player } hat mindestens { $least } Stein geschlagen: Die Aufzeichnung beginnt mitten in der Partie.
       *[other] { $player } hat mindestens { $least } Steine geschlagen: Die Aufzeichnung beginnt mitten in der Partie.
    }

record-cause-adjustments = die Korrekturen weggelassen, die außer der Aufzeichnung angegeben wurden.
record-cause-alive = { $points } von { $player } nicht tot.
record-cause-dead = { $points } von { $player } tot.
record-cause-handicap-counted = { $points } mehr für Weiß wegen der Vorgabesteine.
record-cause-handicap-not-counted = nichts für Weiß wegen der Vorgabesteine, { $points } weniger.
record-cause-komi = Komi { $komi }.
record-cause-komi-untold = Komi { $komi }; die Aufzeichnung nennt keines.
record-cause-neutral-point = ein weiterer Zug von { $player } auf einen neutralen Punkt ({ $points }).

record-cause-prisoners =
    { NUMBER($count) ->
        [one] { $count } Stein mehr von { $player } geschlagen oder ebenso viele weniger von { $opponent }.
       *[other] { $count } Steine mehr von { $player } geschlagen oder ebenso viele weniger von { $opponent }.
    }

record-cause-reading = eine andere Lesart des Textes: { $reading }.
record-cause-rule-set = ein anderes Regelwerk, bei gleichem Komi ({ $komi }): { NAMES($rules) }.
record-cause-tie = eine andere Regel für Gleichstand.
record-cause-unmarked = { $points } tot, alle davon.
record-cause-winner-exchanged = der Name des Siegers vertauscht.
record-cause-zi = ein in zi genanntes Ergebnis: { $points } Vorsprung sind halb so viele zi.
record-claims = Was jeder Spieler angibt
record-date = Datum
record-dead = Tote Steine
record-decided-by-end = Die Aufzeichnung nennt { RESULT($recorded) }: Das Ende entschied die Partie, es gibt keine Auszählung zum Vergleich.
record-differs = Die Aufzeichnung nennt { RESULT($recorded) }; nach { NAME($rule_set) }, ihrem eigenen Regelwerk, ist es { RESULT($result) }. Jedes davon allein würde es erklären:
record-differs-dead-untold = Die Aufzeichnung nennt { RESULT($recorded) }; nach { NAME($rule_set) }, ihrem eigenen Regelwerk, ist es { RESULT($result) }, wenn die offen gelassenen Gruppen stehen bleiben. Benötigt wird, welche Steine die Spieler als tot ansahen.
record-differs-if-none-dead = Die Aufzeichnung nennt { RESULT($recorded) }; nach { NAME($rule_set) }, ihrem eigenen Regelwerk, ist es { RESULT($result) }, wenn die offen gelassenen Gruppen stehen bleiben. Jedes davon allein würde es erklären:
record-differs-only = Die Aufzeichnung nennt { RESULT($recorded) }; nach { NAME($rule_set) }, ihrem eigenen Regelwerk, ist es { RESULT($result) }.
record-differs-unexplained = Die Aufzeichnung nennt { RESULT($recorded) }; nach { NAME($rule_set) }, ihrem eigenen Regelwerk, ist es { RESULT($result) }. Keine einzelne der geprüften Ursachen erklärt es.
record-dissent = Abweichende Meinung
record-edition = Ausgabe
record-engine = Erstellt mit
record-event = Turnier
record-handicap = Vorgabesteine
record-hash-answer = SHA-256 der Antwort
record-hash-question = Kennung der Frage in ihrer Normalform
record-hash-request = SHA-256 der Frage
record-hash-typed = SHA-256 der Eingabe
record-key = Signiert mit dem Schlüssel
record-kind-adjustment = Strafen und Korrekturen
record-kind-border-filled = Zu füllende Punkte an der Grenze
record-kind-border-stones = Grenzsteine
record-kind-button = Knopf
record-kind-dead-in-seki = Punkte unter toten Steinen im Seki
record-kind-dead-points = Punkte unter toten Steinen
record-kind-dead-stones = Vom Brett genommene tote Steine
record-kind-first-pass = Erster Pass
record-kind-group-tax = Gruppensteuer
record-kind-handicap = Vorgabesteine
record-kind-komi = Komi
record-kind-last-play = Letzter Zug
record-kind-living-stones = Steine auf dem Brett
record-kind-neutral = Neutrale Punkte
record-kind-overtime = Zusatzzeit
record-kind-pass-stones = Für Pässe abgegebene Steine
record-kind-prisoners = Gefangene
record-kind-protective-moves = Punkte, die einen Schutzzug brauchen
record-kind-seki-eyes = Punkte im Seki
record-kind-shared-neutral = Geteilte neutrale Punkte
record-kind-territory = Gebiet
record-lead = Vorsprung von Schwarz
record-lead-between = Nach { NAME($rule_set) } beträgt der Vorsprung von Schwarz mindestens { $least } und höchstens { $most }.
record-ledger = Wie ausgezählt wird
record-link = Code oder Link
record-move-captures-itself = Zug { $number }, { $player } { $at }, schlägt die eigenen Steine.
record-move-repeats = Zug { $number }, { $player } { $at }, führt die Stellung nach Zug { $after } wieder herbei.
record-neutral = Neutrale Punkte
record-no-result = Die Aufzeichnung nennt für diese Stellung kein Ergebnis, das gelesen werden kann.
record-no-rule-set = Die Aufzeichnung nennt { RESULT($recorded) }; nach welchem Regelwerk, ist nicht bekannt.
record-none = keine
record-note = Anmerkung
record-of-ruling = Diese Aufzeichnung wurde mit einer Entscheidung geschrieben: Ihre Markierungen und ihr Ergebnis sind die der Entscheidung und bestätigen nichts. Was jeder Spieler angab und was entschieden wurde, steht nur in ihrem Kommentar; das gespeicherte JSON enthält alles davon.
record-other-rule-sets = Andere Regelwerke

record-out-of-turn =
    { NUMBER($count) ->
        [one] Ein Spieler zog zweimal nacheinander: { $count } Zug ({ $moves }).
       *[other] Ein Spieler zog zweimal nacheinander: { $count } Züge ({ $moves }).
    }

record-owed = Fällige Schutzzüge
record-own-komi = Dort wird mit dem Komi der Aufzeichnung ausgezählt: { $komi }.
record-place = Ort
record-points = Punkte und Steine
record-prisoners = Gefangene
record-reason = Grund
record-referee = Schiedsrichter
record-repaired = In der Aufzeichnung, bei { $places } (Zeile:Spalte): { WORD("repair", $repair) }.
record-repaired-often = In der Aufzeichnung, bei { $places } und { $more } weiteren (Zeile:Spalte): { WORD("repair", $repair) }.
record-result = Ergebnis
record-result-of-ruling = Die Aufzeichnung nennt { RESULT($recorded) }: Das ist das Ergebnis der Entscheidung, mit der sie geschrieben wurde, und kein Zeugnis für sie.
record-round = Runde
record-rule-set = Regelwerk
record-ruled-groups = Entschieden über das Strittige
record-rules-version = Version der Regelwerke
record-ruling = Entscheidung
record-scan = Code, der diese Stellung wieder öffnet
record-seki = Steine im Seki
record-signature = Unterschrift
record-signatures = Unterschriften
record-table = Tisch
record-time = Uhrzeit
record-title = Protokoll einer Entscheidung
record-total = Summe

record-turn-order =
    { NUMBER($count) ->
        [one] Neutrale Punkte wurden am Ende außer der Reihe gefüllt, wie es Spieler vereinbaren dürfen (Grundregeln der KBF): { $count } Zug ({ $moves }).
       *[other] Neutrale Punkte wurden am Ende außer der Reihe gefüllt, wie es Spieler vereinbaren dürfen (Grundregeln der KBF): { $count } Züge ({ $moves }).
    }

record-turning = Lesarten der Regeln, die den Sieger ändern
record-undecided = Nicht entschieden: Die Angaben weichen voneinander ab, und keine Entscheidung sagt, welche gilt.
record-undetermined = Die Aufzeichnung nennt { RESULT($recorded) }; nach { NAME($rule_set) }, ihrem eigenen Regelwerk, lässt sich das nicht prüfen. { MISSING($needs, $unread) }
record-upheld = Bestätigte Angabe
record-without-moves = Die Aufzeichnung enthält keinen Zug und keinen Stein: Das Brett ist leer.
ruling = Entscheidung
ruling-mixed = von jedem etwas
sgf-dead = tote Steine
sgf-in-seki = Steine im Seki
sgf-marks = Markierungen
sgf-result-before = Ergebnis in der Aufzeichnung davor
table-bowls = Dosen
table-brought = aus einem anderen Spielsatz geholt
table-lids = Gefangene
table-noted = notiert
table-piles = Häufchen

verify-signature = Unterschrift
verify-not-signed = nicht unterschrieben: Was eingetippt wurde, kann jeder geschrieben haben
verify-not-signed-though-key = nicht unterschrieben, obwohl ein Schlüssel angegeben ist
verify-no-ed25519 = keine Ed25519-Unterschrift mit ihrem Schlüssel
verify-other-key = mit einem anderen Schlüssel als dem angegebenen unterschrieben: { $key }
verify-other-record = nicht die Unterschrift dieses Protokolls
verify-signed = mit dem angegebenen Schlüssel unterschrieben: { $key }
verify-signed-by-whom = mit einem Schlüssel unterschrieben, für den hier nichts bürgt (--key): { $key }
verify-unchanged = wie zur Zeit, als das Protokoll entstand
verify-changed = geändert, seit das Protokoll entstand
verify-hash-of = Prüfsumme von { $part }
verify-not-asked-again = die Frage lässt sich nicht noch einmal stellen: { $why }
verify-but-for-words = { WORD("verify", $part) }, abgesehen vom Wortlaut jener Version
verify-not-what-comes = nicht das, was sich aus dem Eingetippten und der Frage ergibt
verify-not-of-this-version = nicht das, was diese Version daraus macht; die Version, die das Protokoll schrieb, vielleicht: siehe engine
verify-made-here = von dieser Version geschrieben, gyega { $version }, Version der Regelwerke { $rules_version }
verify-made-elsewhere = geschrieben von gyega { $version }, Version der Regelwerke { $rules_version }; geprüft von gyega { $own_version }, Version der Regelwerke { $own_rules_version }
verify-engines-differ = an verschiedenen Stellen verschieden angegeben
verify-part = { $name }
verify-part-holds = { WORD("verify", $part) }
verify-no-part = kein Teil eines Protokolls
verify-record = das Eingetippte, wie ein Protokoll es festhält
verify-request = die Frage, wie ein Protokoll sie stellt
verify-answer = noch einmal gefragt, ist die Antwort dieselbe
verify-disputed = die Angaben, und was sich aus ihnen ergibt
verify-hashes = dieselben wie die des neu geschriebenen Protokolls
verify-permalink = der Code dieser Frage
verify-proof = Beweis { $number }
verify-proof-holds = { $player } behält jeden Stein dieser Ketten, was auch immer der Gegner spielt: { $points }
verify-proof-assumes = { $player } behält jeden Stein dieser Ketten, was auch immer der Gegner spielt, solange er in keinen Raum von elf oder mehr Punkten eindringt, den eine Farbe umschließt: { $points }
verify-proof-fails = er zeigt nichts: { $why }
verify-holds = gut
verify-unvouched = VON WEM?
verify-other-version = ANDERE VERSION
verify-differs = ANDERS
cases-without-komi = Ohne Komi gewertet, wie die Angaben zu den Diagrammen es tun; --komi gibt eines an.
