### German. What the texts of rule sets are called, and what is noted of them. The English stands above each: it is the text of the rule set itself.
### An id is the first place that has the text, in the order of rule sets and of their clauses: set, clause, and what it is there.

# Japanese rules 1989
japanese-1989-name = Japanische Regeln 1989

# tournament practice since September 2002
japanese-1989-komi-edition = Turnierbrauch seit September 2002

# komi is not part of the text; what applies in handicap games was not verified
japanese-1989-komi-note = Komi ist nicht Teil des Textes; was in Vorgabepartien gilt, wurde nicht überprüft

# living stones that possess neutral points are in seki (article 8); that the players agree which those are is practice
japanese-1989-seki_test-note = lebende Steine, die neutrale Punkte besitzen, stehen im Seki (Artikel 8); dass die Spieler sich einigen, welche das sind, ist Brauch

# dead stones come off the opponent's territory only, and eyes in a seki are not territory
japanese-1989-dead_in_seki-note = tote Steine werden nur aus dem Gebiet des Gegners genommen, und Augen in einem Seki sind kein Gebiet

# official commentary
japanese-1989-one_sided_neutral-edition = offizieller Kommentar

# no article names protective moves; the commentary on article 9 has them played before the end of the game
japanese-1989-one_sided_neutral-note = kein Artikel nennt Schutzzüge; nach dem Kommentar zu Artikel 9 werden sie vor dem Ende der Partie gespielt

# the commentary on article 9 has them filled before the end of the game; read literally, article 8 puts the groups next to one left open in seki
japanese-1989-neutral_filling-note = nach dem Kommentar zu Artikel 9 werden sie vor dem Ende der Partie gefüllt; wörtlich gelesen stehen nach Artikel 8 die Gruppen neben einem offen gelassenen im Seki

# the text has nothing of the kind
japanese-1989-group_tax-note = der Text enthält nichts dergleichen

# table of rule sets
japanese-1989-handicap-edition = Tabelle der Regelwerke

# server practice
japanese-1989-handicap_placement-edition = Brauch auf Servern

# in the confirmation of life and death a ko may be retaken only after a pass for it (article 7)
japanese-1989-ko-note = bei der Feststellung von Leben und Tod darf ein Ko nur nach einem Pass für dieses Ko zurückgeschlagen werden (Artikel 7)

# komi is not part of the text; 6.5 is tournament practice since September 2002; earlier it was 5.5, before that 4.5
japanese-1989-uncertain-1 = Komi ist nicht Teil des Textes; 6.5 ist Turnierbrauch seit September 2002; früher war es 5.5, davor 4.5

# komi in handicap games: 0 or 0.5 is said to be the organiser's choice
japanese-1989-uncertain-2 = Komi in Vorgabepartien: 0 oder 0.5 soll der Veranstalter wählen dürfen

# that moonshine life is dead is the general reading of article 7.2; the official commentary was not read again
japanese-1989-uncertain-3 = dass Mondschein-Leben tot ist, ist die allgemeine Lesart von Artikel 7.2; der offizielle Kommentar wurde nicht noch einmal gelesen

# Japanese rules 1949 with the WAGC rulings
japanese-1949-wagc-name = Japanische Regeln 1949 mit den Entscheidungen der WAGC

# 1949, rulings of 1979 and 1980
japanese-1949-wagc-edition = 1949, Entscheidungen von 1979 und 1980

# history of komi
japanese-1949-wagc-komi-edition = Geschichte des Komi

# komi of the time went from 4.5 to 5.5; 5.5 is the last common value
japanese-1949-wagc-komi-note = das Komi der damaligen Zeit stieg von 4.5 auf 5.5; 5.5 ist der letzte übliche Wert

# as the text of 1989
japanese-1949-wagc-counting-edition = wie der Text von 1989

# the article of this edition was not read
japanese-1949-wagc-counting-note = der Artikel dieser Ausgabe wurde nicht gelesen

# Japanese rules 1949
japanese-1949-wagc-seki_test-article-text = Japanische Regeln 1949

# Rulings on shapes
japanese-1949-wagc-seki_test-article = Entscheidungen über Formen

# by shape
japanese-1949-wagc-seki_test-note = nach der Form

# stones come off the opponent's territory only, and a seki is nobody's
japanese-1949-wagc-dead_in_seki-note = Steine werden nur aus dem Gebiet des Gegners genommen, und ein Seki gehört niemandem

# that a point which its owner must still fill does not count is practice wherever territory is counted
japanese-1949-wagc-one_sided_neutral-note = dass ein Punkt, den sein Besitzer noch füllen muss, nicht zählt, ist überall Brauch, wo Gebiet gezählt wird

# the parts that were read have nothing of the kind
japanese-1949-wagc-group_tax-note = die gelesenen Teile enthalten nichts dergleichen

# triple ko, round-robin ko and eternal life end the game without result
japanese-1949-wagc-repetition-note = Dreifach-Ko, Rundlauf-Ko und ewiges Leben beenden die Partie ohne Ergebnis

# bent four is dead whatever the rest of the board; three points without capturing was 3 points in 1949, seki in 1980
japanese-1949-wagc-dispute-note = die gebogene Vier ist tot, wie auch immer das übrige Brett aussieht; drei Punkte ohne Schlagen waren 1949 3 Punkte, 1980 Seki

# komi of the time varied between 4.5 and 5.5
japanese-1949-wagc-uncertain-1 = das Komi der damaligen Zeit schwankte zwischen 4.5 und 5.5

# only the rulings on shapes were read; the rest is taken as common to the Japanese rules
japanese-1949-wagc-uncertain-2 = nur die Entscheidungen über Formen wurden gelesen; das Übrige wird als den japanischen Regeln gemeinsam angenommen

# Korean Baduk Association rules 2016
korean-2016-name = Regeln der Korea Baduk Association 2016

# 2016 (in force March 2017)
korean-2016-edition = 2016 (in Kraft seit März 2017)

# KBF basic rules page
korean-2016-komi-edition = Seite der KBF zu den Grundregeln

# komi is tournament practice, not in the articles
korean-2016-komi-note = Komi ist Turnierbrauch und steht nicht in den Artikeln

# dead are stones that can be captured (article 6), judged on each separated shape after both have passed (article 11); that the players agree on them is practice
korean-2016-removal-note = tot sind Steine, die geschlagen werden können (Artikel 6), beurteilt an jeder abgetrennten Form, nachdem beide gepasst haben (Artikel 11); dass die Spieler sich darüber einigen, ist Brauch

# stones of both colours that coexist next to neutral points (article 9); that the players agree which those are is practice
korean-2016-seki_test-note = Steine beider Farben, die neben neutralen Punkten nebeneinander bestehen (Artikel 9); dass die Spieler sich einigen, welche das sind, ist Brauch

# the articles give no rule for lifting dead stones inside a seki; treated as in the Japanese rules of 1989
korean-2016-dead_in_seki-note = die Artikel enthalten keine Regel dafür, tote Steine in einem Seki vom Brett zu nehmen; behandelt wie in den japanischen Regeln von 1989

# no article speaks of protective moves: that one left out costs its point is practice
korean-2016-one_sided_neutral-note = kein Artikel spricht von Schutzzügen: dass ein ausgelassener seinen Punkt kostet, ist Brauch

# filled in turn; either player may fill freely if both agree (KBF basic rules page); word for word article 9 puts the stones next to one left open in seki
korean-2016-neutral_filling-note = abwechselnd gefüllt; jeder der beiden Spieler darf frei füllen, wenn beide einverstanden sind (Seite der KBF zu den Grundregeln); wörtlich genommen stehen nach Artikel 9 die Steine neben einem offen gelassenen im Seki

# KBA How to play Baduk, 2008
korean-2016-handicap_placement-edition = KBA, „Wie man Baduk spielt“ (How to play Baduk), 2008

# article 12 does not say what happens at equal scores; a draw is assumed
korean-2016-tie_even-note = Artikel 12 sagt nicht, was bei Gleichstand geschieht; ein Unentschieden wird angenommen

# where one player alone can repeat, a draw if that player does (article 10.2)
korean-2016-repetition-note = wo nur ein Spieler wiederholen kann, ein Unentschieden, wenn er es tut (Artikel 10.2)

# competition code, November 2024
korean-2016-illegal_move-edition = Wettkampfordnung, November 2024

# loss or penalty as the competition code says; its article 18 has the cautions and warnings
korean-2016-illegal_move-note = Verlust oder Strafe, wie die Wettkampfordnung es sagt; ihr Artikel 18 enthält die Ermahnungen und Verwarnungen

# a comment on the text (note 2) has its author allow a pass only when necessary
korean-2016-stop-note = nach einem Kommentar zum Text (Anmerkung 2) erlaubt sein Verfasser einen Pass nur, wenn er nötig ist

# whether moonshine life is alive is disputed; article 10.2 gives a draw to the player who can repeat
korean-2016-uncertain-2 = ob Mondschein-Leben lebt, ist strittig; Artikel 10.2 gibt dem Spieler, der wiederholen kann, ein Unentschieden

# the final text of the 2025 revision of article 18 of the competition code
korean-2016-uncertain-3 = der endgültige Text der Überarbeitung von Artikel 18 der Wettkampfordnung aus dem Jahr 2025

# Korean rules for the Asian Indoor and Martial Arts Games 2013
korean-2013-aimag-name = Koreanische Regeln für die Asian Indoor and Martial Arts Games 2013

# as the text of 2016
korean-2013-aimag-counting-edition = wie der Text von 2016

# where one player alone can repeat, that player may have a draw
korean-2013-aimag-repetition-note = wo nur ein Spieler wiederholen kann, darf dieser Spieler ein Unentschieden haben

# the text also defines a group and says that hypothetical play is local
korean-2013-aimag-dispute-note = der Text definiert auch eine Gruppe und sagt, dass hypothetisches Spiel örtlich begrenzt ist

# the articles themselves were not readable; a source calls them practically identical with those of 2016
korean-2013-aimag-uncertain-1 = die Artikel selbst waren nicht lesbar; eine Quelle nennt sie praktisch identisch mit denen von 2016

# whether moonshine life is alive is disputed
korean-2013-aimag-uncertain-2 = ob Mondschein-Leben lebt, ist strittig

# Korean rules 2009 (KBA White Paper)
korean-2009-name = Koreanische Regeln 2009 (Weißbuch der KBA)

# stones shown to be capturable come off without filling their liberties
korean-2009-removal-note = Steine, die nachweislich geschlagen werden können, werden vom Brett genommen, ohne ihre Freiheiten zu füllen

# a pass is for the end of the game
korean-2009-stop-note = ein Pass ist für das Ende der Partie bestimmt

# article 6.3 asks for proof that the stones can be captured
korean-2009-dispute-note = Artikel 6.3 verlangt den Nachweis, dass die Steine geschlagen werden können

# the articles after 6 could not be read; seki, neutral points, ko and self-capture are taken to be those of 2016
korean-2009-uncertain-1 = die Artikel nach 6 konnten nicht gelesen werden; für Seki, neutrale Punkte, Ko und Selbstschlagen wird der Text von 2016 angenommen

# Korean rules 1992
korean-1992-name = Koreanische Regeln 1992

# the value for these years was not read in the text
korean-1992-komi-note = der Wert für diese Jahre wurde nicht im Text gelesen

# article 17 is unclear whether dead stones may be taken out of a seki
korean-1992-dead_in_seki-note = Artikel 17 lässt unklar, ob tote Steine aus einem Seki genommen werden dürfen

# article 15 ends the game when no profitable move is left; it does not say that neutral points must be filled
korean-1992-neutral_filling-note = Artikel 15 beendet die Partie, wenn kein vorteilhafter Zug mehr übrig ist; er sagt nicht, dass neutrale Punkte gefüllt werden müssen

# Additional Rules
korean-1992-dispute-article = Zusätzliche Regeln

# special rulings first, then playing it out, then a ruling of the association; combined moonshine life is dead
korean-1992-dispute-note = zuerst besondere Entscheidungen, dann Ausspielen, dann eine Entscheidung des Verbandes; kombiniertes Mondschein-Leben ist tot

# komi of the time
korean-1992-uncertain-1 = Komi der damaligen Zeit

# of the articles only 6 to 10, 15 and 17 and the special rulings are told of; the rest is taken to be that of 2016
korean-1992-uncertain-2 = von den Artikeln sind nur 6 bis 10, 15 und 17 sowie die besonderen Entscheidungen wiedergegeben; für das Übrige wird der Text von 2016 angenommen

# whether dead stones may be taken out of a seki (article 17)
korean-1992-uncertain-3 = ob tote Steine aus einem Seki genommen werden dürfen (Artikel 17)

# a draft of 2003 wanted bent four inside a capturing race, and a triple ko of an eye against no eye, to be seki; whether it was adopted is not known
korean-1992-uncertain-4 = ein Entwurf von 2003 wollte, dass die gebogene Vier innerhalb eines Wettlaufs um Freiheiten und ein Dreifach-Ko von Auge gegen kein Auge Seki sind; ob er angenommen wurde, ist nicht bekannt

# KBA How to play Baduk (international rules)
kba-beginner-name = KBA, „Wie man Baduk spielt“ (How to play Baduk; internationale Regeln)

# How to play Baduk, 2008
kba-beginner-edition = „Wie man Baduk spielt“ (How to play Baduk), 2008

# Diagram 1
kba-beginner-territory-article = Diagramm 1

# Diagram 11
kba-beginner-dead-article-2 = Diagramm 11

# the text knows no komi
kba-beginner-komi-note = der Text kennt kein Komi

# Diagram 14
kba-beginner-seki_points-article = Diagramm 14

# as a general rule no point inside a seki counts, even an eye
kba-beginner-seki_points-note = im Allgemeinen zählt kein Punkt in einem Seki, auch kein Auge

# the text counts surrounded points and does not speak of others
kba-beginner-neutral_points-note = der Text zählt umschlossene Punkte und spricht nicht von anderen

# the text sets the stones and speaks of no points for them
kba-beginner-handicap-note = der Text setzt die Steine und spricht nicht von Punkten für sie

# Diagram 15
kba-beginner-handicap_placement-article = Diagramm 15

# up to nine; with two or three stones the far left corner stays empty
kba-beginner-handicap_placement-note = bis zu neun; bei zwei oder drei Steinen bleibt die ferne linke Ecke leer

# Diagram 13
kba-beginner-ko-article = Diagramm 13

# Diagram 8
kba-beginner-suicide-article = Diagramm 8

# End of the game
kba-beginner-stop-article = Ende der Partie

# stones that are clearly dead come off at the end
kba-beginner-dispute-note = eindeutig tote Steine werden am Ende vom Brett genommen

# territory and prisoners are added
kba-beginner-counting_procedure-note = Gebiet und Gefangene werden addiert

# the text knows no komi and does not say what happens at equal scores
kba-beginner-uncertain-1 = der Text kennt kein Komi und sagt nicht, was bei Gleichstand geschieht

# Popular summary of the rules (Cyningstan)
cyningstan-name = Allgemein verständliche Zusammenfassung der Regeln (Cyningstan)

# web page
cyningstan-edition = Webseite

# that the players agree on the dead stones is practice
cyningstan-removal-note = dass die Spieler sich über die toten Steine einigen, ist Brauch

# every surrounded point counts, also one that its owner must still fill
cyningstan-one_sided_neutral-note = jeder umschlossene Punkt zählt, auch einer, den sein Besitzer noch füllen muss

# with more than nine stones the first nine go on the marked points, the others anywhere
cyningstan-handicap_placement-note = bei mehr als neun Steinen kommen die ersten neun auf die markierten Punkte, die anderen auf beliebige

# the text does not speak of disputes
cyningstan-dispute-note = der Text spricht nicht von Streitfällen

# the text knows no komi and does not say what happens at equal scores or in a dispute
cyningstan-uncertain-1 = der Text kennt kein Komi und sagt nicht, was bei Gleichstand oder in einem Streitfall geschieht

# Chinese Weiqi Association rules 2002
chinese-2002-name = Regeln der Chinese Weiqi Association 2002

# Chinese rules 2002
chinese-2002-territory-article-text = Chinesische Regeln 2002

# Counting
chinese-2002-territory-article = Auszählung

# counting in zi
chinese-2002-komi-edition = Auszählung in zi

# 3 3/4 zi; small boards are reported to use the same
chinese-2002-komi-note = 3 3/4 zi; auf kleinen Brettern soll dasselbe gelten

# no point turns on it, as eyes in seki count like any others
chinese-2002-seki_test-note = kein Punkt hängt davon ab, da Augen im Seki wie alle anderen zählen

# stones agreed dead come off wherever they stand, as in any count of living stones
chinese-2002-dead_in_seki-note = als tot vereinbarte Steine werden vom Brett genommen, wo immer sie stehen, wie bei jeder Zählung lebender Steine

# points between living stones of both sides belong half to each; the lead does not change
chinese-2002-neutral_points-note = Punkte zwischen lebenden Steinen beider Seiten gehören je zur Hälfte beiden; der Vorsprung ändert sich nicht

# a neutral point is worth a point, so players fill it
chinese-2002-neutral_filling-note = ein neutraler Punkt ist einen Punkt wert, also füllen ihn die Spieler

# Black returns N/2 zi; the official text is said not to treat handicap games
chinese-2002-handicap-note = Schwarz gibt N/2 zi zurück; der offizielle Text soll Vorgabepartien nicht behandeln

# cannot arise with 3 3/4 zi
chinese-2002-tie_even-note = kann bei 3 3/4 zi nicht entstehen

# article 20 bars a repetition of the whole board in principle and leaves the rest to the event; practice is the simple ko with a referee
chinese-2002-ko-note = Artikel 20 verbietet grundsätzlich eine Wiederholung des ganzen Bretts und überlässt das Übrige dem Turnier; Brauch ist das einfache Ko mit einem Schiedsrichter

# Capture
chinese-2002-suicide-article = Schlagen

# each event may add its own rule: no result, a draw, an extra game
chinese-2002-repetition-note = jedes Turnier darf eine eigene Regel hinzufügen: ohne Ergebnis, Unentschieden, eine zusätzliche Partie

# Illegal moves
chinese-2002-illegal_move-article = Regelwidrige Züge

# over the board the referee may decide
chinese-2002-dispute-note = am Brett darf der Schiedsrichter entscheiden

# the year in which 3 3/4 zi took the place of 2 3/4 zi (5.5 points)
chinese-2002-uncertain-1 = das Jahr, in dem 3 3/4 zi an die Stelle von 2 3/4 zi (5.5 Punkte) trat

# komi on small boards: course notes say that 9x9 uses the value of 19x19
chinese-2002-uncertain-2 = Komi auf kleinen Brettern: nach Kursunterlagen gilt auf 9x9 der Wert von 19x19

# the text bars a repetition of the whole board in principle (article 20), practice does not
chinese-2002-uncertain-3 = der Text verbietet grundsätzlich eine Wiederholung des ganzen Bretts (Artikel 20), der Brauch nicht

# Chinese rules 1988
chinese-1988-name = Chinesische Regeln 1988

# 2 3/4 zi, from histories of komi
chinese-1988-komi-note = 2 3/4 zi, nach Darstellungen der Geschichte des Komi

# said of Chinese rules in general
chinese-1988-handicap-note = von chinesischen Regeln im Allgemeinen gesagt

# cannot arise with 2 3/4 zi
chinese-1988-tie_even-note = kann bei 2 3/4 zi nicht entstehen

# the text bars a repetition of the whole board; practice is the simple ko with a referee
chinese-1988-ko-note = der Text verbietet eine Wiederholung des ganzen Bretts; Brauch ist das einfache Ko mit einem Schiedsrichter

# a draw or a replay for triple ko and the like when neither side yields
chinese-1988-repetition-note = Unentschieden oder Wiederholung der Partie bei Dreifach-Ko und Ähnlichem, wenn keine Seite nachgibt

# 2 3/4 zi (5.5 points) comes from histories of komi, it was not read in the text
chinese-1988-uncertain-1 = 2 3/4 zi (5.5 Punkte) stammt aus Darstellungen der Geschichte des Komi und wurde nicht im Text gelesen

# Old Taiwan rule
taiwan-old-name = Alte Taiwan-Regel

# description
taiwan-old-edition = Beschreibung

# doubtful: 6 was used in the Mingren of 1978, when Ing's rules were already in use in Taiwan
taiwan-old-komi-note = zweifelhaft: 6 galt beim Mingren von 1978, als die Ing-Regeln in Taiwan schon in Gebrauch waren

# told in three ways: half a point from Black to White, one point, or Black's last stone taken off
taiwan-old-last_play-note = auf drei Arten wiedergegeben: ein halber Punkt von Schwarz an Weiß, ein Punkt, oder der letzte Stein von Schwarz wird vom Brett genommen

# a page of the Korea Baduk Federation says that self-capture is legal and works like a pass
taiwan-old-suicide-note = eine Seite der Korea Baduk Federation sagt, dass Selbstschlagen erlaubt ist und wie ein Pass wirkt

# komi: 6 was used in the Mingren of 1978, but Ing's rules had been in use since September 1977 with a first komi of 6
taiwan-old-uncertain-1 = Komi: 6 galt beim Mingren von 1978, aber die Ing-Regeln waren seit September 1977 mit einem ersten Komi von 6 in Gebrauch

# taking off Black's last stone changes the lead only if it stood on a neutral point
taiwan-old-uncertain-2 = den letzten Stein von Schwarz vom Brett zu nehmen, ändert den Vorsprung nur, wenn er auf einem neutralen Punkt stand

# Ing rules (SST, Goe)
ing-sst-name = Ing-Regeln (SST, Goe)

# Ing rules 1991
ing-sst-territory-article-text = Ing-Regeln 1991

# Compensation
ing-sst-komi-article = Ausgleich

# description of Ing counting
ing-sst-komi-edition = Beschreibung der Ing-Zählung

# 8 points, and Black wins at equal scores, which is worth 7.5
ing-sst-komi-note = 8 Punkte, und Schwarz gewinnt bei Gleichstand, was 7.5 entspricht

# each side fills in its 180 stones; the result is that of an area count
ing-sst-counting-note = jede Seite füllt mit ihren 180 Steinen auf; das Ergebnis ist das einer Flächenzählung

# shared spaces are divided equally without fractions; in another description (Sensei's Library) a point next to one side only goes to that side, which is told as a reading
ing-sst-neutral_points-note = gemeinsame Räume werden gleichmäßig und ohne Bruchteile geteilt; in einer anderen Beschreibung (Sensei's Library) geht ein Punkt, der nur an eine Seite grenzt, an diese Seite, was als Lesart wiedergegeben ist

# nothing in the Ing texts; an American reading and one server give White N points and equal scores
ing-sst-handicap-note = nichts in den Ing-Texten; eine amerikanische Lesart und ein Server geben Weiß N Punkte und den Gleichstand

# the rule that Black wins at equal scores is told of even games
ing-sst-tie_handicap-note = die Regel, dass Schwarz bei Gleichstand gewinnt, ist für Partien ohne Vorgabe genannt

# Ko
ing-sst-ko-article = Ko

# fighting and disturbing kos
ing-sst-ko-note = kämpfende und störende Kos

# SST laws
ing-sst-suicide-edition = SST-Regeln

# taking off one's own single stone is barred
ing-sst-suicide-note = einen eigenen einzelnen Stein vom Brett zu nehmen, ist verboten

# a disturbing ko may not be retaken without end
ing-sst-repetition-note = ein störendes Ko darf nicht endlos zurückgeschlagen werden

# the text of 1991 forgives mistakes in ko
ing-sst-illegal_move-note = der Text von 1991 verzeiht Fehler beim Ko

# Removal
ing-sst-dispute-article = Vom Brett nehmen

# verified by removal, that is by play
ing-sst-dispute-note = durch Vom-Brett-Nehmen nachgewiesen, also durch Spielen

# Timing
ing-sst-overtime-article = Bedenkzeit

# description of Ing timing
ing-sst-overtime-edition = Beschreibung der Bedenkzeit nach Ing

# up to three periods of a sixth of the basic time each; after that the game is lost
ing-sst-overtime-note = bis zu drei Perioden von je einem Sechstel der Grundbedenkzeit; danach ist die Partie verloren

# the year in which komi 8 began; Ing's first komi was 6, with Black winning at equal scores
ing-sst-uncertain-1 = das Jahr, in dem Komi 8 begann; das erste Komi von Ing war 6, wobei Schwarz bei Gleichstand gewann

# shared spaces: divided equally (1991), or half a point each in an older description
ing-sst-uncertain-2 = gemeinsame Räume: gleichmäßig geteilt (1991) oder in einer älteren Beschreibung je ein halber Punkt

# equal scores and points for White in handicap games are not in the Ing texts
ing-sst-uncertain-3 = Gleichstand und Punkte für Weiß in Vorgabepartien stehen nicht in den Ing-Texten

# Simplified Ing rules
simplified-ing-name = Vereinfachte Ing-Regeln

# Scoring
simplified-ing-territory-article = Wertung

# Tournament rules
simplified-ing-komi-article = Turnierregeln

# EGF tournament rules
simplified-ing-komi-edition = EGF-Turnierregeln

# 8 with Ing equipment, 7.5 otherwise
simplified-ing-komi-note = 8 mit Ing-Spielmaterial, sonst 7.5

# with Ing equipment and komi 8; with komi 7.5 no equal score arises
simplified-ing-tie_even-note = mit Ing-Spielmaterial und Komi 8; bei Komi 7.5 entsteht kein Gleichstand

# Repetition
simplified-ing-ko-article = Wiederholung

# Play
simplified-ing-suicide-article = Züge

# one phase of agreement; after a second stop the board is scored as it stands
simplified-ing-dispute-note = eine Phase der Vereinbarung; nach einem zweiten Anhalten wird das Brett gewertet, wie es steht

# American Go Association rules
aga-name = Regeln der American Go Association

# 1991, komi as revised
aga-edition = 1991, Komi wie überarbeitet

# as revised
aga-komi-edition = wie überarbeitet

# with pass stones a count of territory and prisoners gives the same score
aga-prisoners-note = mit Passsteinen ergibt eine Zählung von Gebiet und Gefangenen dieselbe Wertung

# a pass hands over a stone, so that a count of territory gives the area score
aga-pass_stones-note = mit einem Pass wird ein Stein abgegeben, sodass eine Gebietszählung die Flächenwertung ergibt

# with one pass more if need be
aga-last_pass-note = mit einem weiteren Pass, falls nötig

# added in an area count only; in a count of territory the pass stones do it
aga-handicap-note = nur bei einer Flächenzählung hinzugerechnet; bei einer Gebietszählung leisten das die Passsteine

# free placement is allowed
aga-handicap_placement-note = freies Setzen ist erlaubt

# cannot arise with half points
aga-tie_even-note = kann bei halben Punkten nicht entstehen

# taken back; it counts as a pass and costs a pass stone
aga-illegal_move-note = zurückgenommen; es zählt als Pass und kostet einen Passstein

# if both pass at once after resuming, every stone stays
aga-dispute-note = wenn beide nach der Wiederaufnahme sofort passen, bleibt jeder Stein stehen

# the year in which komi went from 5.5 to 7.5: an encyclopedia dates the last change 2004
aga-uncertain-1 = das Jahr, in dem das Komi von 5.5 auf 7.5 stieg: eine Enzyklopädie datiert die letzte Änderung auf 2004

# after White's extra pass one account lets Black move when play is resumed
aga-uncertain-2 = nach einer Darstellung zieht nach dem zusätzlichen Pass von Weiß Schwarz, wenn das Spiel wieder aufgenommen wird

# British Go Association rules
bga-name = Regeln der British Go Association

# since late 2007
bga-edition = seit Ende 2007

# BGA rules
bga-territory-article-text = BGA-Regeln

# BGA summary
bga-komi-edition = Zusammenfassung der BGA

# for 19x19; smaller boards should keep a komi that is no whole number
bga-komi-note = für 19x19; kleinere Bretter sollten ein Komi behalten, das keine ganze Zahl ist

# territory is counted unless the players agree on area; with pass stones the score is the same
bga-prisoners-note = Gebiet wird gezählt, sofern die Spieler nicht Fläche vereinbaren; mit Passsteinen ist die Wertung dieselbe

# Passing
bga-pass_stones-article = Passen

# The last move
bga-last_pass-article = Der letzte Zug

# added in an area count only
bga-handicap-note = nur bei einer Flächenzählung hinzugerechnet

# positions made by a player's own earlier board plays count; a basic ko rule is added
bga-ko-note = es zählen Stellungen, die durch eigene frühere Züge eines Spielers auf dem Brett entstanden sind; hinzu kommt eine einfache Ko-Regel

# British events announced as Japanese take triple ko and the like as a draw
bga-repetition-note = britische Turniere, die als japanisch angekündigt sind, werten Dreifach-Ko und Ähnliches als Unentschieden

# undone; it becomes a pass with a pass stone
bga-illegal_move-note = rückgängig gemacht; daraus wird ein Pass mit einem Passstein

# Ending the game
bga-stop-article = Beenden der Partie

# Disputes
bga-resumption-article = Streitfälle

# komi 7.5 and 0.5 are given for 19x19; on smaller boards the organiser chooses
bga-uncertain-1 = Komi 7.5 und 0.5 sind für 19x19 angegeben; auf kleineren Brettern wählt der Veranstalter

# French rules (FFG)
ffg-name = Französische Regeln (FFG)

# as translated
ffg-edition = wie übersetzt

# French rules
ffg-territory-article-text = Französische Regeln

# chapter on counting
ffg-komi-edition = Kapitel über die Auszählung

# only in the quick count: a pass costs a stone
ffg-pass_stones-note = nur bei der Schnellzählung: ein Pass kostet einen Stein

# in the quick count White gives one stone more if Black moved last: that is counting, not a pass
ffg-last_pass-note = bei der Schnellzählung gibt Weiß einen Stein mehr ab, wenn Schwarz den letzten Zug gemacht hat: das ist Auszählung, kein Pass

# the moves that White could not play; in the quick count they are already contained
ffg-handicap-note = die Züge, die Weiß nicht machen konnte; in der Schnellzählung sind sie schon enthalten

# rule of repetition
ffg-ko-edition = Wiederholungsregel

# so read strictly; referees still refuse the immediate recapture after a pass
ffg-ko-note = so bei strenger Lesart; Schiedsrichter lassen das sofortige Zurückschlagen nach einem Pass dennoch nicht zu

# pass stones and White's last stone belong to the quick count, not to the score
ffg-uncertain-1 = Passsteine und der letzte Stein von Weiß gehören zur Schnellzählung, nicht zur Wertung

# New Zealand rules
nz-name = Neuseeländische Regeln

# New Zealand Go Society
nz-edition = New Zealand Go Society

# Handicap
nz-handicap-article = Vorgabe

# White passes the first N - 1 moves, without komi
nz-handicap-note = Weiß passt bei den ersten N - 1 Zügen, ohne Komi

# 184 to 177 on 19x19
nz-tie_even-note = 184 zu 177 auf 19x19

# cannot arise on an odd board without shared points
nz-tie_handicap-note = kann auf einem ungeraden Brett ohne gemeinsame Punkte nicht entstehen

# a pass counts as a move
nz-ko-note = ein Pass zählt als Zug

# taking off one's own single stone works like a pass, unless the opponent has just passed
nz-suicide-note = einen eigenen einzelnen Stein vom Brett zu nehmen, wirkt wie ein Pass, außer wenn der Gegner gerade gepasst hat

# if the players cannot agree who moves next, every stone is alive
nz-dispute-note = wenn die Spieler sich nicht einigen können, wer als Nächster zieht, lebt jeder Stein

# discussion of 2004
nz-counting_procedure-edition = Diskussion von 2004

# that a single stone may be taken off one's own side follows from the ko rule; it was not read
nz-uncertain-1 = dass ein einzelner Stein der eigenen Seite vom Brett genommen werden darf, folgt aus der Ko-Regel; es wurde nicht gelesen

# Tromp-Taylor rules
tromp-taylor-name = Tromp-Taylor-Regeln

# preset tromp-taylor
tromp-taylor-komi-edition = Voreinstellung tromp-taylor

# komi is not part of the rules; this is KataGo's
tromp-taylor-komi-note = Komi ist nicht Teil der Regeln; dieses ist das von KataGo

# there is no notion of dead stones
tromp-taylor-removal-note = es gibt keinen Begriff toter Steine

# there is no resumption: the second pass ends the game
tromp-taylor-resumption-note = es gibt keine Wiederaufnahme: der zweite Pass beendet die Partie

# every stone on the board is alive
tromp-taylor-dispute-note = jeder Stein auf dem Brett lebt

# komi is not part of the rules; 7.5 is KataGo's preset value
tromp-taylor-uncertain-1 = Komi ist nicht Teil der Regeln; 7.5 ist der voreingestellte Wert von KataGo

# World Mind Sports Games rules 2008
wmsg-2008-name = Regeln der World Mind Sports Games 2008

# WMSG rules 2008
wmsg-2008-territory-article-text = WMSG-Regeln 2008

# 6.5 if Black passes first, 7.5 if White does; the first pass of the whole game counts
wmsg-2008-komi-note = 6.5, wenn Schwarz zuerst passt, 7.5, wenn Weiß zuerst passt; es zählt der erste Pass der ganzen Partie

# what was read has nothing on handicap games
wmsg-2008-tie_handicap-note = was gelesen wurde, enthält nichts über Vorgabepartien

# revision of the text by Jasiek
wmsg-2008-ko-edition = Überarbeitung des Textes durch Jasiek

# play is resumed in the original order; the second stop ends the game
wmsg-2008-dispute-note = das Spiel wird in der ursprünglichen Reihenfolge wieder aufgenommen; das zweite Anhalten beendet die Partie

# handicap games
wmsg-2008-uncertain-1 = Vorgabepartien

# ko, self-capture and the end of the game were read in a revision of the text, not in the original
wmsg-2008-uncertain-2 = Ko, Selbstschlagen und das Ende der Partie wurden in einer Überarbeitung des Textes gelesen, nicht im Original

# EGF territory rules (verbal European-Japanese)
egf-territory-name = EGF-Gebietsregeln (verbale europäisch-japanische)

# Verbal European-Japanese rules
egf-territory-territory-article = Verbale europäisch-japanische Regeln

# Komi
egf-territory-komi-article = Komi

# cannot arise with komi 6.5
egf-territory-tie_even-note = kann bei Komi 6.5 nicht entstehen

# where komi is a whole number
egf-territory-tie_handicap-note = wo das Komi eine ganze Zahl ist

# Arbitration
egf-territory-dispute-article = Schiedsverfahren

# events may differ: the European Go Congress of 2015 used the AGA rules
egf-territory-uncertain-1 = Turniere können abweichen: der Europäische Go-Kongress 2015 verwendete die AGA-Regeln

# EGF area rules with Japanese equipment
egf-area-japanese-sets-name = EGF-Flächenregeln mit japanischem Spielmaterial

# Area scoring with Japanese sets
egf-area-japanese-sets-territory-article = Flächenwertung mit japanischem Spielmaterial

# they serve the counting procedure only
egf-area-japanese-sets-prisoners-note = sie dienen nur dem Verfahren der Auszählung

# cannot arise with komi 7.5
egf-area-japanese-sets-tie_even-note = kann bei Komi 7.5 nicht entstehen

# points to White in handicap games were not read
egf-area-japanese-sets-tie_handicap-note = Punkte für Weiß in Vorgabepartien wurden nicht gelesen

# the text names the Simplified Ing rules (2007) or the Ing rules (later)
egf-area-japanese-sets-ko-note = der Text nennt die Vereinfachten Ing-Regeln (2007) oder die Ing-Regeln (später)

# as in the Simplified Ing rules
egf-area-japanese-sets-suicide-note = wie in den Vereinfachten Ing-Regeln

# points to White in handicap games
egf-area-japanese-sets-uncertain-1 = Punkte für Weiß in Vorgabepartien

# whether the ko rule is that of Ing or positional superko
egf-area-japanese-sets-uncertain-2 = ob die Ko-Regel die von Ing oder Stellungs-Superko ist

# Stone scoring (old Chinese count)
stone-scoring-name = Steinwertung (alte chinesische Zählung)

# Stone scoring
stone-scoring-territory-article-text = Steinwertung

# historically none; KataGo's preset has 7.5
stone-scoring-komi-note = historisch keines; die Voreinstellung von KataGo hat 7.5

# the most stones that can stay on the board
stone-scoring-counting-note = die größte Zahl von Steinen, die auf dem Brett bleiben können

# discussion of eyes in seki
stone-scoring-seki_points-edition = Diskussion über Augen im Seki

# but never the eye points that a group must keep to live, in a seki as elsewhere
stone-scoring-seki_points-note = aber nie die Augenpunkte, die eine Gruppe zum Leben behalten muss, im Seki wie anderswo

# by play
stone-scoring-dead_in_seki-note = durch Spielen

# two points a group that lives on its own; in a seki only the eyes really needed
stone-scoring-group_tax-note = zwei Punkte für jede Gruppe, die eigenständig lebt; in einem Seki nur die wirklich nötigen Augen

# preset stone-scoring
stone-scoring-handicap-edition = Voreinstellung stone-scoring

# one account of Ming and Qing practice has N stones given back for N, in an unclear unit
stone-scoring-handicap-note = nach einer Darstellung des Brauchs der Ming- und Qing-Zeit werden für N Steine N zurückgegeben, in einer unklaren Einheit

# in stones
stone-scoring-announcement-note = in Steinen

# historically there was no komi; KataGo's preset uses 7.5
stone-scoring-uncertain-1 = historisch gab es kein Komi; die Voreinstellung von KataGo verwendet 7.5

# how many eyes a group in seki must keep is a question of reading
stone-scoring-uncertain-3 = wie viele Augen eine Gruppe im Seki behalten muss, ist eine Frage der Lesart

# Territory with group tax (KataGo's ancient-territory)
ancient-territory-name = Gebiet mit Gruppensteuer (ancient-territory von KataGo)

# preset ancient-territory
ancient-territory-edition = Voreinstellung ancient-territory

# KataGo's rules
ancient-territory-territory-article-text = Die Regeln von KataGo

# scoring
ancient-territory-territory-article = scoring

# tax
ancient-territory-territory-article-2 = tax

# komi
ancient-territory-komi-article = komi

# page on its rules
ancient-territory-removal-edition = Seite über seine Regeln

# KataGo settles dead stones by playing on; the players' agreement stands for that here
ancient-territory-removal-note = KataGo klärt tote Steine durch Weiterspielen; hier steht dafür die Vereinbarung der Spieler

# KataGo sorts by its formal definition what clean-up phases have left, in which neutral points are filled too
ancient-territory-seki_test-note = KataGo ordnet nach seiner formalen Definition, was Aufräumphasen übrig gelassen haben, in denen auch neutrale Punkte gefüllt werden

# by KataGo's definition a neutral point that is still open puts the groups next to it in seki
ancient-territory-neutral_filling-note = nach der Definition von KataGo stehen die Gruppen neben einem noch offenen neutralen Punkt im Seki

# whiteHandicapBonus
ancient-territory-handicap-article = whiteHandicapBonus

# ko
ancient-territory-ko-article = ko

# suicide
ancient-territory-suicide-article = suicide

# two passes a phase
ancient-territory-stop-note = zwei Pässe je Phase

# in clean-up phases
ancient-territory-dispute-note = in Aufräumphasen

# Sunjang baduk
sunjang-name = Sunjang Baduk

# 4.5 is seen in the middle of the 20th century only
sunjang-komi-note = 4.5 ist nur in der Mitte des 20. Jahrhunderts zu finden

# inner stones come off as long as no border stone is left in atari; then the enclosed points count
sunjang-counting-note = innere Steine werden vom Brett genommen, solange dadurch kein Grenzstein im Atari zurückbleibt; danach zählen die umschlossenen Punkte

# a stone that fills such a point comes off again as an inner stone, unless a border stone would stand in atari
sunjang-one_sided_neutral-note = ein Stein, der einen solchen Punkt füllt, wird als innerer Stein wieder vom Brett genommen, sofern nicht ein Grenzstein im Atari stünde

# Start
sunjang-handicap_placement-article = Beginn

# 16 stones are set before the game; Black's first free move is the centre
sunjang-handicap_placement-note = 16 Steine werden vor der Partie gesetzt; der erste freie Zug von Schwarz ist die Mitte

# equal scores, self-capture, the stop of the game and disputes
sunjang-uncertain-1 = Gleichstand, Selbstschlagen, das Anhalten der Partie und Streitfälle

# border stones may have cutting points, but none may stand in atari
sunjang-uncertain-2 = Grenzsteine dürfen Schnittpunkte haben, aber keiner darf im Atari stehen

# Button Go (area counting)
button-area-name = Knopf-Go (Flächenzählung)

# Button Go
button-area-territory-article = Knopf-Go

# preset aga-button
button-area-komi-edition = Voreinstellung aga-button

# the description asks for a whole number; 7 is that of KataGo's preset
button-area-komi-note = die Beschreibung verlangt eine ganze Zahl; 7 ist die der Voreinstellung von KataGo

# cannot arise once the button is taken
button-area-tie_even-note = kann nicht entstehen, sobald der Knopf genommen ist

# that of the rules it is added to; taking the button lifts all bans
button-area-ko-note = wie in den Regeln, zu denen der Knopf hinzukommt; ihn zu nehmen, hebt alle Verbote auf

# that of the rules it is added to
button-area-suicide-note = wie in den Regeln, zu denen der Knopf hinzukommt

# after the button is taken
button-area-stop-note = nachdem der Knopf genommen ist

# Lasker-Maas rules
lasker-maas-name = Lasker-Maas-Regeln

# introduction only
lasker-maas-edition = nur die Einleitung

# Introduction
lasker-maas-territory-article = Einleitung

# none is known of
lasker-maas-komi-note = es ist keine bekannt

# summary by others
lasker-maas-prisoners-edition = Zusammenfassung von anderen

# after two passes; without agreement play goes on
lasker-maas-removal-note = nach zwei Pässen; ohne Vereinbarung geht das Spiel weiter

# discussion
lasker-maas-one_sided_neutral-edition = Diskussion

# a point that its owner must still fill costs itself once the dead are agreed; points that one side alone can fill are said to count in the second phase, in which it fills them with prisoners
lasker-maas-one_sided_neutral-note = ein Punkt, den sein Besitzer noch füllen muss, zählt nicht, sobald die toten Steine vereinbart sind; Punkte, die nur eine Seite füllen kann, sollen in der zweiten Phase zählen, in der sie diese mit Gefangenen füllt

# positional superko according to a summary by others
lasker-maas-ko-note = Stellungs-Superko nach einer Zusammenfassung von anderen

# two passes a phase according to a summary by others
lasker-maas-stop-note = zwei Pässe je Phase nach einer Zusammenfassung von anderen

# in a second phase with stones from the prisoners, so that plays cost nothing (a summary by others)
lasker-maas-dispute-note = in einer zweiten Phase mit Steinen aus den Gefangenen, sodass Züge nichts kosten (eine Zusammenfassung von anderen)

# only the introduction was readable; phases, ko and counting come from a summary by others
lasker-maas-uncertain-1 = nur die Einleitung war lesbar; Phasen, Ko und Auszählung stammen aus einer Zusammenfassung von anderen

# Ikeda area rules III
ikeda-area-iii-name = Ikeda-Flächenregeln III

# area rules III
ikeda-area-iii-edition = Flächenregeln III

# Ikeda rules
ikeda-area-iii-territory-article-text = Ikeda-Regeln

# Area rules III
ikeda-area-iii-territory-article = Flächenregeln III

# the usual komi of territory counting is meant
ikeda-area-iii-komi-note = das übliche Komi der Gebietszählung ist gemeint

# nothing comes off by agreement
ikeda-area-iii-removal-note = nichts wird durch Vereinbarung vom Brett genommen

# half a point from Black to White when White makes the very first pass of the game
ikeda-area-iii-first_pass-note = ein halber Punkt von Schwarz an Weiß, wenn Weiß den allerersten Pass der Partie macht

# the text has a superko; which form was not read
ikeda-area-iii-ko-note = der Text hat ein Superko; welche Form, wurde nicht gelesen

# two in a row after the first pass
ikeda-area-iii-stop-note = zwei nacheinander nach dem ersten Pass

# by playing on
ikeda-area-iii-dispute-note = durch Weiterspielen

# the value of komi
ikeda-area-iii-uncertain-1 = der Wert des Komi

# which form of superko is meant
ikeda-area-iii-uncertain-2 = welche Form des Superko gemeint ist

# equal scores, handicap games and self-capture
ikeda-area-iii-uncertain-3 = Gleichstand, Vorgabepartien und Selbstschlagen

# Ikeda territory rules I
ikeda-territory-i-name = Ikeda-Gebietsregeln I

# territory rules I
ikeda-territory-i-edition = Gebietsregeln I

# Territory rules I
ikeda-territory-i-territory-article = Gebietsregeln I

# its value was not read
ikeda-territory-i-komi-note = sein Wert wurde nicht gelesen

# they are captured in playing out; a point under a stone that stays counts for nobody
ikeda-territory-i-dead_in_seki-note = sie werden beim Ausspielen geschlagen; ein Punkt unter einem Stein, der stehen bleibt, zählt für niemanden

# section 3.7
ikeda-territory-i-one_sided_neutral-edition = Abschnitt 3.7

# description by Jasiek
ikeda-territory-i-pass_stones-edition = Beschreibung von Jasiek

# in the phase of playing out after the first stop a pass gives a prisoner: count it with the prisoners
ikeda-territory-i-pass_stones-note = in der Phase des Ausspielens nach dem ersten Anhalten gibt ein Pass einen Gefangenen ab: er wird mit den Gefangenen gezählt

# a preliminary end; after it a pass gives a prisoner
ikeda-territory-i-stop-note = ein vorläufiges Ende; danach gibt ein Pass einen Gefangenen ab

# passes cost a prisoner only when the game is played out; those count with the prisoners
ikeda-territory-i-uncertain-2 = Pässe kosten nur dann einen Gefangenen, wenn die Partie ausgespielt wird; diese zählen mit den Gefangenen

# equal scores, handicap games, ko and self-capture
ikeda-territory-i-uncertain-3 = Gleichstand, Vorgabepartien, Ko und Selbstschlagen

# Taiwanese rules as told by the Korea Baduk Federation
taiwanese-name = Taiwanische Regeln nach der Darstellung der Korea Baduk Federation

# Comparison with other rules
taiwanese-territory-article = Vergleich mit anderen Regeln

# Dia. 6 is the Korean basic rule; it is taken for this too, as the page tells of no other
taiwanese-ko-note = Diagr. 6 ist die koreanische Grundregel; sie wird auch hierfür angenommen, da die Seite keine andere nennt

# Dia. 11
taiwanese-suicide-article = Diagr. 11

# taking off one's own single stone counts like a pass
taiwanese-suicide-note = einen eigenen einzelnen Stein vom Brett zu nehmen, zählt wie ein Pass

# this is what one Korean page says; it is not a Taiwanese text
taiwanese-uncertain-1 = so sagt es eine koreanische Seite; es ist kein taiwanischer Text

# Chinese rules as told by the Korea Baduk Federation
chinese-as-told-by-the-kbf-text-name = Chinesische Regeln nach der Darstellung der Korea Baduk Federation

# dated: the page gives 5.5
chinese-as-told-by-the-kbf-text-komi-note = veraltet: die Seite gibt 5.5 an

# present Chinese rules bar self-capture; the page says otherwise
chinese-as-told-by-the-kbf-text-suicide-note = die heutigen chinesischen Regeln verbieten Selbstschlagen; die Seite sagt etwas anderes

# not the Chinese rules: they bar self-capture; use chinese-2002 for those
chinese-as-told-by-the-kbf-text-uncertain-1 = nicht die chinesischen Regeln: diese verbieten Selbstschlagen; für sie ist chinese-2002 zu verwenden

# Plain territory count
territory-name = Einfache Gebietszählung

# plain count
territory-edition = einfache Zählung

# documented positions
territory-territory-article-text = belegte Stellungen

# Claims
territory-territory-article = Angaben

# no rule set of any federation, but a count to compare with
territory-uncertain-1 = kein Regelwerk irgendeines Verbandes, sondern eine Zählung zum Vergleich

# Plain area count
area-name = Einfache Flächenzählung

# KataGo preset tromp-taylor
katago-tromp-taylor-name = KataGo-Voreinstellung tromp-taylor

# the rules in its source code
katago-tromp-taylor-edition = die Regeln in seinem Quelltext

# stones are dead only inside an opposing area that lives even if its owner always passes
katago-tromp-taylor-removal-note = Steine sind nur in einer gegnerischen Fläche tot, die auch dann lebt, wenn ihr Besitzer immer passt

# KataGo has no such rule
katago-tromp-taylor-pass_stones-note = KataGo hat keine solche Regel

# hasButton
katago-tromp-taylor-first_pass-article = hasButton

# nothing for fewer than two stones
katago-tromp-taylor-handicap-note = nichts bei weniger als zwei Steinen

# but for what is inside a pass-alive area
katago-tromp-taylor-dispute-note = ausgenommen, was in einer Fläche liegt, die ohne einen Zug lebt

# KataGo preset japanese
katago-japanese-name = KataGo-Voreinstellung japanese

# KataGo preset chinese
katago-chinese-name = KataGo-Voreinstellung chinese

# KataGo preset chinese-ogs
katago-chinese-ogs-name = KataGo-Voreinstellung chinese-ogs

# KataGo preset stone-scoring
katago-stone-scoring-name = KataGo-Voreinstellung stone-scoring

# KataGo preset ancient-territory
katago-ancient-territory-name = KataGo-Voreinstellung ancient-territory

# KataGo preset aga-button
katago-aga-button-name = KataGo-Voreinstellung aga-button

# KataGo preset aga
katago-aga-name = KataGo-Voreinstellung aga

# KataGo preset new-zealand
katago-new-zealand-name = KataGo-Voreinstellung new-zealand

# KataGo preset ing
katago-ing-name = KataGo-Voreinstellung ing

# KataGo rules as given
katago-rules-name = KataGo-Regeln wie angegeben

# Korean rules of 2010
known-by-name-1 = Koreanische Regeln von 2010

# Sports Toto rules of 2011
known-by-name-2 = Sports-Toto-Regeln von 2011

# National Sports Festival rules of 2015
known-by-name-3 = Regeln des Nationalen Sportfestes von 2015
