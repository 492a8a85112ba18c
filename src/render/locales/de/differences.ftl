### German. Why two rule sets differ.

both-border-stones = Grenzsteine, die nach einem der beiden Regelwerke zählen
both-dead-in-seki = Tote Steine in einem Seki, die nach einem der beiden Regelwerke vom Brett genommen werden
both-group-tax = Lebende Gruppen, die nach einem der beiden Regelwerke Punkte kosten
both-living-stones = Lebende Steine, die nach einem der beiden Regelwerke zählen
both-pass-stones = Pässe, die nach einem der beiden Regelwerke einen Stein kosten
both-prisoners = Gefangene, die nach einem der beiden Regelwerke zählen
both-protective-moves = Noch zu füllende Punkte, die nach einem der beiden Regelwerke zählen
both-seki-eyes = Augen im Seki, die nach einem der beiden Regelwerke zählen
both-shared-neutral = Neutrale Punkte, die die beiden Regelwerke verschieden aufteilen
cannot-be-told = Noch nicht bestimmbar, da dies offen ist
cannot-be-told-between = Nicht bestimmbar: Einer der beiden Vorsprünge liegt zwischen zwei Werten
cannot-be-told-uncounted = Nicht bestimmbar: Eines der beiden Ergebnisse wurde ohne Auszählen entschieden
cannot-turn-winner = kann den Sieger nicht ändern
cause-adjustment = Zusatzzeit, Strafen und andere Korrekturen geben { $player } { $to_value } nach { NAME($to) } und { $from_value } nach { NAME($from) }; { lead-moves }.
cause-border-stones = Nach { NAME($to) } gehören die Steine auf der Grenze nicht zur Fläche eines Spielers, nach { NAME($from) } gehören sie dazu: { $player } hat dort { $count } ({ $points }); { lead-moves }.
cause-button = Der Knopf gibt { $player } { $to_value } nach { NAME($to) } und { $from_value } nach { NAME($from) }; { lead-moves }.
cause-cancels = { WORD("both", $both) }: { $gain } für jeden Spieler, sodass der Vorsprung gleich bleibt.

cause-dead-in-seki-counted =
    { NUMBER($points) ->
        [one] Ein toter Stein in einem Seki ({ $points }) ist für { $player } nach { NAME($to) } mehr wert als nach { NAME($from) }; { lead-moves }.
       *[other] Tote Steine in einem Seki ({ $points }) sind für { $player } nach { NAME($to) } mehr wert als nach { NAME($from) }; { lead-moves }.
    }

cause-dead-in-seki-not-counted =
    { NUMBER($points) ->
        [one] Ein toter Stein in einem Seki ({ $points }) ist für { $player } nach { NAME($to) } weniger wert als nach { NAME($from) }; { lead-moves }.
       *[other] Tote Steine in einem Seki ({ $points }) sind für { $player } nach { NAME($to) } weniger wert als nach { NAME($from) }; { lead-moves }.
    }

cause-first-pass = Die Korrektur für den ersten Pass beträgt für { $player } { $to_value } nach { NAME($to) } und { $from_value } nach { NAME($from) }; { lead-moves }.

cause-group-tax =
    { NUMBER($count) ->
        [one] Nach { NAME($to) } kostet jede lebende Gruppe zwei Punkte, nach { NAME($from) } kostet sie nichts: { $player } hat { $count } Gruppe, bei { $points }; { lead-moves }.
       *[other] Nach { NAME($to) } kostet jede lebende Gruppe zwei Punkte, nach { NAME($from) } kostet sie nichts: { $player } hat { $count } Gruppen, bei { $points }; { lead-moves }.
    }

cause-handicap = Für Vorgabesteine erhält { $player } { $to_value } nach { NAME($to) } und { $from_value } nach { NAME($from) }; { lead-moves }.
cause-komi = Das Komi für { $player } beträgt { $to_value } nach { NAME($to) } und { $from_value } nach { NAME($from) }; { lead-moves }.
cause-last-play = Die Korrektur für den letzten Zug beträgt für { $player } { $to_value } nach { NAME($to) } und { $from_value } nach { NAME($from) }; { lead-moves }.
cause-living-stones = Von { NAME($from) } und { NAME($to) } zählt nur eines die Steine auf dem Brett: { $player } hat dort { $count }; { lead-moves }.
cause-no-border-stones = Nach { NAME($from) } gehören die Steine auf der Grenze nicht zur Fläche eines Spielers, nach { NAME($to) } gehören sie dazu: { $player } hat dort { $count } ({ $points }); { lead-moves }.

cause-no-group-tax =
    { NUMBER($count) ->
        [one] Nach { NAME($to) } kosten lebende Gruppen nichts, nach { NAME($from) } kostet jede zwei Punkte: { $player } hat { $count } Gruppe, bei { $points }; { lead-moves }.
       *[other] Nach { NAME($to) } kosten lebende Gruppen nichts, nach { NAME($from) } kostet jede zwei Punkte: { $player } hat { $count } Gruppen, bei { $points }; { lead-moves }.
    }

cause-other-group-tax = Die Gruppensteuer von { $player } beträgt { SIZE($to_value) } nach { NAME($to) } und { SIZE($from_value) } nach { NAME($from) }; { lead-moves }.
cause-pass-stones = Für Pässe abgegebene Steine geben { $player } { $to_value } nach { NAME($to) } und { $from_value } nach { NAME($from) }; { lead-moves }.
cause-prisoners = Gefangene geben { $player } { $from_value } nach { NAME($from) } und { $to_value } nach { NAME($to) }; { lead-moves }.
cause-protective-moves-counted = Nach { NAME($to) } zählen umschlossene Punkte, die noch gefüllt werden müssen, nach { NAME($from) } nicht: { $player } hat { $points }; { lead-moves }.
cause-protective-moves-not-counted = Nach { NAME($to) } zählen umschlossene Punkte nicht, die noch gefüllt werden müssen, nach { NAME($from) } zählen sie: { $player } hat { $points }; { lead-moves }.
cause-seki-eyes-counted = Nach { NAME($to) } zählen in einem Seki umschlossene Punkte, nach { NAME($from) } nicht: { $player } hat { $points }; { lead-moves }.
cause-seki-eyes-not-counted = Nach { NAME($to) } zählen in einem Seki umschlossene Punkte nicht, nach { NAME($from) } zählen sie: { $player } hat { $points }; { lead-moves }.
cause-shared-neutral = Auf dem Brett gebliebene neutrale Punkte geben { $player } { $to_value } nach { NAME($to) } und { $from_value } nach { NAME($from) }; { lead-moves }.
cause-status = Nach { NAME($from) } und nach { NAME($to) } werden nicht dieselben Steine vom Brett genommen: Der Unterschied liegt bei { $points }; { lead-moves }.
cause-stones-counted = Nach { NAME($to) } zählen lebende Steine: Schwarz { $black_living }, Weiß { $white_living }. Nach { NAME($from) } zählen sie nicht, wohl aber Gefangene und tote Steine: Schwarz hat { $black_prisoners }, Weiß { $white_prisoners }; { lead-moves }.
cause-stones-not-counted = Nach { NAME($to) } zählen lebende Steine nicht, wohl aber Gefangene und tote Steine: Schwarz hat { $black_prisoners }, Weiß { $white_prisoners }. Nach { NAME($from) } zählen lebende Steine: Schwarz { $black_living }, Weiß { $white_living }; { lead-moves }.
differences = Unterschiede
lead-moves = der Vorsprung verschiebt sich um { $gain } zugunsten von { $gainer }
