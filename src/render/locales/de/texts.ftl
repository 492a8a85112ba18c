### German. What the texts of rule sets are called, and what is noted of them. The English stands above each: it is the text of the rule set itself.

# 16 stones are set before the game; Black's first free move is the centre
text-16-stones-are-set-before-the-game-Black-s-first-free-move-is-the-centre = 16 Steine werden vor der Partie gesetzt; der erste freie Zug von Schwarz ist die Mitte

# 184 to 177 on 19x19
text-184-to-177-on-19x19 = 184 zu 177 auf 19x19

# 1949, rulings of 1979 and 1980
text-1949-rulings-of-1979-and-1980 = 1949, Entscheidungen von 1979 und 1980

# 1991, komi as revised
text-1991-komi-as-revised = 1991, Komi wie überarbeitet

# 2 3/4 zi (5.5 points) comes from histories of komi, it was not read in the text
text-2-3-4-zi-5-5-points-comes-from-histories-of-komi-it-was-not-read = 2 3/4 zi (5.5 Punkte) stammt aus Darstellungen der Geschichte des Komi und wurde nicht im Text gelesen

# 2 3/4 zi, from histories of komi
text-2-3-4-zi-from-histories-of-komi = 2 3/4 zi, nach Darstellungen der Geschichte des Komi

# 2016 (in force March 2017)
text-2016-in-force-March-2017 = 2016 (in Kraft seit März 2017)

# 3 3/4 zi; small boards are reported to use the same
text-3-3-4-zi-small-boards-are-reported-to-use-the-same = 3 3/4 zi; auf kleinen Brettern soll dasselbe gelten

# 4.5 is seen in the middle of the 20th century only
text-4-5-is-seen-in-the-middle-of-the-20th-century-only = 4.5 ist nur in der Mitte des 20. Jahrhunderts zu finden

# 6.5 if Black passes first, 7.5 if White does; the first pass of the whole game counts
text-6-5-if-Black-passes-first-7-5-if-White-does-the-first-pass-of-the = 6.5, wenn Schwarz zuerst passt, 7.5, wenn Weiß zuerst passt; es zählt der erste Pass der ganzen Partie

# 8 points, and Black wins at equal scores, which is worth 7.5
text-8-points-and-Black-wins-at-equal-scores-which-is-worth-7-5 = 8 Punkte, und Schwarz gewinnt bei Gleichstand, was 7.5 entspricht

# 8 with Ing equipment, 7.5 otherwise
text-8-with-Ing-equipment-7-5-otherwise = 8 mit Ing-Spielmaterial, sonst 7.5

# Additional Rules
text-Additional-Rules = Zusätzliche Regeln

# American Go Association rules
text-American-Go-Association-rules = Regeln der American Go Association

# Arbitration
text-Arbitration = Schiedsverfahren

# Area rules III
text-Area-rules-III = Flächenregeln III

# Area scoring with Japanese sets
text-Area-scoring-with-Japanese-sets = Flächenwertung mit japanischem Spielmaterial

# BGA rules
text-BGA-rules = BGA-Regeln

# BGA summary
text-BGA-summary = Zusammenfassung der BGA

# Black returns N/2 zi; the official text is said not to treat handicap games
text-Black-returns-N-2-zi-the-official-text-is-said-not-to-treat-handicap-games = Schwarz gibt N/2 zi zurück; der offizielle Text soll Vorgabepartien nicht behandeln

# British Go Association rules
text-British-Go-Association-rules = Regeln der British Go Association

# British events announced as Japanese take triple ko and the like as a draw
text-British-events-announced-as-Japanese-take-triple-ko-and-the-like-as-a-draw = britische Turniere, die als japanisch angekündigt sind, werten Dreifach-Ko und Ähnliches als Unentschieden

# Button Go
text-Button-Go = Knopf-Go

# Button Go (area counting)
text-Button-Go-area-counting = Knopf-Go (Flächenzählung)

# Capture
text-Capture = Schlagen

# Chinese Weiqi Association rules 2002
text-Chinese-Weiqi-Association-rules-2002 = Regeln der Chinese Weiqi Association 2002

# Chinese rules 1988
text-Chinese-rules-1988 = Chinesische Regeln 1988

# Chinese rules 2002
text-Chinese-rules-2002 = Chinesische Regeln 2002

# Chinese rules as told by the Korea Baduk Federation
text-Chinese-rules-as-told-by-the-Korea-Baduk-Federation = Chinesische Regeln nach der Darstellung der Korea Baduk Federation

# Claims
text-Claims = Angaben

# Comparison with other rules
text-Comparison-with-other-rules = Vergleich mit anderen Regeln

# Compensation
text-Compensation = Ausgleich

# Counting
text-Counting = Auszählung

# Dia. 11
text-Dia-11 = Diagr. 11

# Dia. 6 is the Korean basic rule; it is taken for this too, as the page tells of no other
text-Dia-6-is-the-Korean-basic-rule-it-is-taken-for-this-too-as-the-page = Diagr. 6 ist die koreanische Grundregel; sie wird auch hierfür angenommen, da die Seite keine andere nennt

# Diagram 1
text-Diagram-1 = Diagramm 1

# Diagram 11
text-Diagram-11 = Diagramm 11

# Diagram 13
text-Diagram-13 = Diagramm 13

# Diagram 14
text-Diagram-14 = Diagramm 14

# Diagram 15
text-Diagram-15 = Diagramm 15

# Diagram 8
text-Diagram-8 = Diagramm 8

# Disputes
text-Disputes = Streitfälle

# EGF area rules with Japanese equipment
text-EGF-area-rules-with-Japanese-equipment = EGF-Flächenregeln mit japanischem Spielmaterial

# EGF territory rules (verbal European-Japanese)
text-EGF-territory-rules-verbal-European-Japanese = EGF-Gebietsregeln (verbale europäisch-japanische)

# EGF tournament rules
text-EGF-tournament-rules = EGF-Turnierregeln

# End of the game
text-End-of-the-game = Ende der Partie

# Ending the game
text-Ending-the-game = Beenden der Partie

# French rules
text-French-rules = Französische Regeln

# French rules (FFG)
text-French-rules-FFG = Französische Regeln (FFG)

# Handicap
text-Handicap = Vorgabe

# How to play Baduk, 2008
text-How-to-play-Baduk-2008 = „Wie man Baduk spielt“ (How to play Baduk), 2008

# Ikeda area rules III
text-Ikeda-area-rules-III = Ikeda-Flächenregeln III

# Ikeda rules
text-Ikeda-rules = Ikeda-Regeln

# Ikeda territory rules I
text-Ikeda-territory-rules-I = Ikeda-Gebietsregeln I

# Illegal moves
text-Illegal-moves = Regelwidrige Züge

# Ing rules 1991
text-Ing-rules-1991 = Ing-Regeln 1991

# Ing rules (SST, Goe)
text-Ing-rules-SST-Goe = Ing-Regeln (SST, Goe)

# Introduction
text-Introduction = Einleitung

# Japanese rules 1949
text-Japanese-rules-1949 = Japanische Regeln 1949

# Japanese rules 1949 with the WAGC rulings
text-Japanese-rules-1949-with-the-WAGC-rulings = Japanische Regeln 1949 mit den Entscheidungen der WAGC

# Japanese rules 1989
text-Japanese-rules-1989 = Japanische Regeln 1989

# KBA How to play Baduk, 2008
text-KBA-How-to-play-Baduk-2008 = KBA, „Wie man Baduk spielt“ (How to play Baduk), 2008

# KBA How to play Baduk (international rules)
text-KBA-How-to-play-Baduk-international-rules = KBA, „Wie man Baduk spielt“ (How to play Baduk; internationale Regeln)

# KBF basic rules page
text-KBF-basic-rules-page = Seite der KBF zu den Grundregeln

# KataGo has no such rule
text-KataGo-has-no-such-rule = KataGo hat keine solche Regel

# KataGo preset aga
text-KataGo-preset-aga = KataGo-Voreinstellung aga

# KataGo preset aga-button
text-KataGo-preset-aga-button = KataGo-Voreinstellung aga-button

# KataGo preset ancient-territory
text-KataGo-preset-ancient-territory = KataGo-Voreinstellung ancient-territory

# KataGo preset chinese
text-KataGo-preset-chinese = KataGo-Voreinstellung chinese

# KataGo preset chinese-ogs
text-KataGo-preset-chinese-ogs = KataGo-Voreinstellung chinese-ogs

# KataGo preset ing
text-KataGo-preset-ing = KataGo-Voreinstellung ing

# KataGo preset japanese
text-KataGo-preset-japanese = KataGo-Voreinstellung japanese

# KataGo preset new-zealand
text-KataGo-preset-new-zealand = KataGo-Voreinstellung new-zealand

# KataGo preset stone-scoring
text-KataGo-preset-stone-scoring = KataGo-Voreinstellung stone-scoring

# KataGo preset tromp-taylor
text-KataGo-preset-tromp-taylor = KataGo-Voreinstellung tromp-taylor

# KataGo rules as given
text-KataGo-rules-as-given = KataGo-Regeln wie angegeben

# KataGo's rules
text-KataGo-s-rules = Die Regeln von KataGo

# KataGo settles dead stones by playing on; the players' agreement stands for that here
text-KataGo-settles-dead-stones-by-playing-on-the-players-agreement-stands-for-that-here = KataGo klärt tote Steine durch Weiterspielen; hier steht dafür die Vereinbarung der Spieler

# KataGo sorts by its formal definition what clean-up phases have left, in which neutral points are filled too
text-KataGo-sorts-by-its-formal-definition-what-clean-up-phases-have-left-in-which-neutral-points = KataGo ordnet nach seiner formalen Definition, was Aufräumphasen übrig gelassen haben, in denen auch neutrale Punkte gefüllt werden

# Ko
text-Ko = Ko

# Komi
text-Komi = Komi

# Korean Baduk Association rules 2016
text-Korean-Baduk-Association-rules-2016 = Regeln der Korea Baduk Association 2016

# Korean rules 1992
text-Korean-rules-1992 = Koreanische Regeln 1992

# Korean rules 2009 (KBA White Paper)
text-Korean-rules-2009-KBA-White-Paper = Koreanische Regeln 2009 (Weißbuch der KBA)

# Korean rules for the Asian Indoor and Martial Arts Games 2013
text-Korean-rules-for-the-Asian-Indoor-and-Martial-Arts-Games-2013 = Koreanische Regeln für die Asian Indoor and Martial Arts Games 2013

# Korean rules of 2010
text-Korean-rules-of-2010 = Koreanische Regeln von 2010

# Lasker-Maas rules
text-Lasker-Maas-rules = Lasker-Maas-Regeln

# National Sports Festival rules of 2015
text-National-Sports-Festival-rules-of-2015 = Regeln des Nationalen Sportfestes von 2015

# New Zealand Go Society
text-New-Zealand-Go-Society = New Zealand Go Society

# New Zealand rules
text-New-Zealand-rules = Neuseeländische Regeln

# Old Taiwan rule
text-Old-Taiwan-rule = Alte Taiwan-Regel

# Passing
text-Passing = Passen

# Plain area count
text-Plain-area-count = Einfache Flächenzählung

# Plain territory count
text-Plain-territory-count = Einfache Gebietszählung

# Play
text-Play = Züge

# Popular summary of the rules (Cyningstan)
text-Popular-summary-of-the-rules-Cyningstan = Allgemein verständliche Zusammenfassung der Regeln (Cyningstan)

# Removal
text-Removal = Vom Brett nehmen

# Repetition
text-Repetition = Wiederholung

# Rulings on shapes
text-Rulings-on-shapes = Entscheidungen über Formen

# SST laws
text-SST-laws = SST-Regeln

# Scoring
text-Scoring = Wertung

# Simplified Ing rules
text-Simplified-Ing-rules = Vereinfachte Ing-Regeln

# Sports Toto rules of 2011
text-Sports-Toto-rules-of-2011 = Sports-Toto-Regeln von 2011

# Start
text-Start = Beginn

# Stone scoring
text-Stone-scoring = Steinwertung

# Stone scoring (old Chinese count)
text-Stone-scoring-old-Chinese-count = Steinwertung (alte chinesische Zählung)

# Sunjang baduk
text-Sunjang-baduk = Sunjang Baduk

# Taiwanese rules as told by the Korea Baduk Federation
text-Taiwanese-rules-as-told-by-the-Korea-Baduk-Federation = Taiwanische Regeln nach der Darstellung der Korea Baduk Federation

# Territory rules I
text-Territory-rules-I = Gebietsregeln I

# Territory with group tax (KataGo's ancient-territory)
text-Territory-with-group-tax-KataGo-s-ancient-territory = Gebiet mit Gruppensteuer (ancient-territory von KataGo)

# The last move
text-The-last-move = Der letzte Zug

# Timing
text-Timing = Bedenkzeit

# Tournament rules
text-Tournament-rules = Turnierregeln

# Tromp-Taylor rules
text-Tromp-Taylor-rules = Tromp-Taylor-Regeln

# Verbal European-Japanese rules
text-Verbal-European-Japanese-rules = Verbale europäisch-japanische Regeln

# WMSG rules 2008
text-WMSG-rules-2008 = WMSG-Regeln 2008

# White passes the first N - 1 moves, without komi
text-White-passes-the-first-N-1-moves-without-komi = Weiß passt bei den ersten N - 1 Zügen, ohne Komi

# World Mind Sports Games rules 2008
text-World-Mind-Sports-Games-rules-2008 = Regeln der World Mind Sports Games 2008

# a comment on the text (note 2) has its author allow a pass only when necessary
text-a-comment-on-the-text-note-2-has-its-author-allow-a-pass-only-when-necessary = nach einem Kommentar zum Text (Anmerkung 2) erlaubt sein Verfasser einen Pass nur, wenn er nötig ist

# a disturbing ko may not be retaken without end
text-a-disturbing-ko-may-not-be-retaken-without-end = ein störendes Ko darf nicht endlos zurückgeschlagen werden

# a draft of 2003 wanted bent four inside a capturing race, and a triple ko of an eye against no eye, to be seki; whether it was adopted is not known
text-a-draft-of-2003-wanted-bent-four-inside-a-capturing-race-and-a-triple-ko-of = ein Entwurf von 2003 wollte, dass die gebogene Vier innerhalb eines Wettlaufs um Freiheiten und ein Dreifach-Ko von Auge gegen kein Auge Seki sind; ob er angenommen wurde, ist nicht bekannt

# a draw or a replay for triple ko and the like when neither side yields
text-a-draw-or-a-replay-for-triple-ko-and-the-like-when-neither-side-yields = Unentschieden oder Wiederholung der Partie bei Dreifach-Ko und Ähnlichem, wenn keine Seite nachgibt

# a neutral point is worth a point, so players fill it
text-a-neutral-point-is-worth-a-point-so-players-fill-it = ein neutraler Punkt ist einen Punkt wert, also füllen ihn die Spieler

# a page of the Korea Baduk Federation says that self-capture is legal and works like a pass
text-a-page-of-the-Korea-Baduk-Federation-says-that-self-capture-is-legal-and-works-like = eine Seite der Korea Baduk Federation sagt, dass Selbstschlagen erlaubt ist und wie ein Pass wirkt

# a pass counts as a move
text-a-pass-counts-as-a-move = ein Pass zählt als Zug

# a pass hands over a stone, so that a count of territory gives the area score
text-a-pass-hands-over-a-stone-so-that-a-count-of-territory-gives-the-area-score = mit einem Pass wird ein Stein abgegeben, sodass eine Gebietszählung die Flächenwertung ergibt

# a pass is for the end of the game
text-a-pass-is-for-the-end-of-the-game = ein Pass ist für das Ende der Partie bestimmt

# a point that its owner must still fill costs itself once the dead are agreed; points that one side alone can fill are said to count in the second phase, in which it fills them with prisoners
text-a-point-that-its-owner-must-still-fill-costs-itself-once-the-dead-are-agreed-points = ein Punkt, den sein Besitzer noch füllen muss, zählt nicht, sobald die toten Steine vereinbart sind; Punkte, die nur eine Seite füllen kann, sollen in der zweiten Phase zählen, in der sie diese mit Gefangenen füllt

# a preliminary end; after it a pass gives a prisoner
text-a-preliminary-end-after-it-a-pass-gives-a-prisoner = ein vorläufiges Ende; danach gibt ein Pass einen Gefangenen ab

# a stone that fills such a point comes off again as an inner stone, unless a border stone would stand in atari
text-a-stone-that-fills-such-a-point-comes-off-again-as-an-inner-stone-unless-a = ein Stein, der einen solchen Punkt füllt, wird als innerer Stein wieder vom Brett genommen, sofern nicht ein Grenzstein im Atari stünde

# added in an area count only
text-added-in-an-area-count-only = nur bei einer Flächenzählung hinzugerechnet

# added in an area count only; in a count of territory the pass stones do it
text-added-in-an-area-count-only-in-a-count-of-territory-the-pass-stones-do-it = nur bei einer Flächenzählung hinzugerechnet; bei einer Gebietszählung leisten das die Passsteine

# after White's extra pass one account lets Black move when play is resumed
text-after-White-s-extra-pass-one-account-lets-Black-move-when-play-is-resumed = nach einer Darstellung zieht nach dem zusätzlichen Pass von Weiß Schwarz, wenn das Spiel wieder aufgenommen wird

# after the button is taken
text-after-the-button-is-taken = nachdem der Knopf genommen ist

# after two passes; without agreement play goes on
text-after-two-passes-without-agreement-play-goes-on = nach zwei Pässen; ohne Vereinbarung geht das Spiel weiter

# area rules III
text-area-rules-III = Flächenregeln III

# article 12 does not say what happens at equal scores; a draw is assumed
text-article-12-does-not-say-what-happens-at-equal-scores-a-draw-is-assumed = Artikel 12 sagt nicht, was bei Gleichstand geschieht; ein Unentschieden wird angenommen

# article 15 ends the game when no profitable move is left; it does not say that neutral points must be filled
text-article-15-ends-the-game-when-no-profitable-move-is-left-it-does-not-say-that = Artikel 15 beendet die Partie, wenn kein vorteilhafter Zug mehr übrig ist; er sagt nicht, dass neutrale Punkte gefüllt werden müssen

# article 17 is unclear whether dead stones may be taken out of a seki
text-article-17-is-unclear-whether-dead-stones-may-be-taken-out-of-a-seki = Artikel 17 lässt unklar, ob tote Steine aus einem Seki genommen werden dürfen

# article 20 bars a repetition of the whole board in principle and leaves the rest to the event; practice is the simple ko with a referee
text-article-20-bars-a-repetition-of-the-whole-board-in-principle-and-leaves-the-rest-to = Artikel 20 verbietet grundsätzlich eine Wiederholung des ganzen Bretts und überlässt das Übrige dem Turnier; Brauch ist das einfache Ko mit einem Schiedsrichter

# article 6.3 asks for proof that the stones can be captured
text-article-6-3-asks-for-proof-that-the-stones-can-be-captured = Artikel 6.3 verlangt den Nachweis, dass die Steine geschlagen werden können

# as a general rule no point inside a seki counts, even an eye
text-as-a-general-rule-no-point-inside-a-seki-counts-even-an-eye = im Allgemeinen zählt kein Punkt in einem Seki, auch kein Auge

# as in the Simplified Ing rules
text-as-in-the-Simplified-Ing-rules = wie in den Vereinfachten Ing-Regeln

# as revised
text-as-revised = wie überarbeitet

# as the text of 1989
text-as-the-text-of-1989 = wie der Text von 1989

# as the text of 2016
text-as-the-text-of-2016 = wie der Text von 2016

# as translated
text-as-translated = wie übersetzt

# bent four is dead whatever the rest of the board; three points without capturing was 3 points in 1949, seki in 1980
text-bent-four-is-dead-whatever-the-rest-of-the-board-three-points-without-capturing-was-3 = die gebogene Vier ist tot, wie auch immer das übrige Brett aussieht; drei Punkte ohne Schlagen waren 1949 3 Punkte, 1980 Seki

# border stones may have cutting points, but none may stand in atari
text-border-stones-may-have-cutting-points-but-none-may-stand-in-atari = Grenzsteine dürfen Schnittpunkte haben, aber keiner darf im Atari stehen

# but for what is inside a pass-alive area
text-but-for-what-is-inside-a-pass-alive-area = ausgenommen, was in einer Fläche liegt, die ohne einen Zug lebt

# but never the eye points that a group must keep to live, in a seki as elsewhere
text-but-never-the-eye-points-that-a-group-must-keep-to-live-in-a-seki-as = aber nie die Augenpunkte, die eine Gruppe zum Leben behalten muss, im Seki wie anderswo

# by KataGo's definition a neutral point that is still open puts the groups next to it in seki
text-by-KataGo-s-definition-a-neutral-point-that-is-still-open-puts-the-groups-next-to = nach der Definition von KataGo stehen die Gruppen neben einem noch offenen neutralen Punkt im Seki

# by play
text-by-play = durch Spielen

# by playing on
text-by-playing-on = durch Weiterspielen

# by shape
text-by-shape = nach der Form

# cannot arise on an odd board without shared points
text-cannot-arise-on-an-odd-board-without-shared-points = kann auf einem ungeraden Brett ohne gemeinsame Punkte nicht entstehen

# cannot arise once the button is taken
text-cannot-arise-once-the-button-is-taken = kann nicht entstehen, sobald der Knopf genommen ist

# cannot arise with 2 3/4 zi
text-cannot-arise-with-2-3-4-zi = kann bei 2 3/4 zi nicht entstehen

# cannot arise with 3 3/4 zi
text-cannot-arise-with-3-3-4-zi = kann bei 3 3/4 zi nicht entstehen

# cannot arise with half points
text-cannot-arise-with-half-points = kann bei halben Punkten nicht entstehen

# cannot arise with komi 6.5
text-cannot-arise-with-komi-6-5 = kann bei Komi 6.5 nicht entstehen

# cannot arise with komi 7.5
text-cannot-arise-with-komi-7-5 = kann bei Komi 7.5 nicht entstehen

# chapter on counting
text-chapter-on-counting = Kapitel über die Auszählung

# competition code, November 2024
text-competition-code-November-2024 = Wettkampfordnung, November 2024

# counting in zi
text-counting-in-zi = Auszählung in zi

# dated: the page gives 5.5
text-dated-the-page-gives-5-5 = veraltet: die Seite gibt 5.5 an

# dead are stones that can be captured (article 6), judged on each separated shape after both have passed (article 11); that the players agree on them is practice
text-dead-are-stones-that-can-be-captured-article-6-judged-on-each-separated-shape-after-both = tot sind Steine, die geschlagen werden können (Artikel 6), beurteilt an jeder abgetrennten Form, nachdem beide gepasst haben (Artikel 11); dass die Spieler sich darüber einigen, ist Brauch

# dead stones come off the opponent's territory only, and eyes in a seki are not territory
text-dead-stones-come-off-the-opponent-s-territory-only-and-eyes-in-a-seki-are-not = tote Steine werden nur aus dem Gebiet des Gegners genommen, und Augen in einem Seki sind kein Gebiet

# description
text-description = Beschreibung

# description by Jasiek
text-description-by-Jasiek = Beschreibung von Jasiek

# description of Ing counting
text-description-of-Ing-counting = Beschreibung der Ing-Zählung

# description of Ing timing
text-description-of-Ing-timing = Beschreibung der Bedenkzeit nach Ing

# discussion
text-discussion = Diskussion

# discussion of 2004
text-discussion-of-2004 = Diskussion von 2004

# discussion of eyes in seki
text-discussion-of-eyes-in-seki = Diskussion über Augen im Seki

# documented positions
text-documented-positions = belegte Stellungen

# doubtful: 6 was used in the Mingren of 1978, when Ing's rules were already in use in Taiwan
text-doubtful-6-was-used-in-the-Mingren-of-1978-when-Ing-s-rules-were-already-in = zweifelhaft: 6 galt beim Mingren von 1978, als die Ing-Regeln in Taiwan schon in Gebrauch waren

# each event may add its own rule: no result, a draw, an extra game
text-each-event-may-add-its-own-rule-no-result-a-draw-an-extra-game = jedes Turnier darf eine eigene Regel hinzufügen: ohne Ergebnis, Unentschieden, eine zusätzliche Partie

# each side fills in its 180 stones; the result is that of an area count
text-each-side-fills-in-its-180-stones-the-result-is-that-of-an-area-count = jede Seite füllt mit ihren 180 Steinen auf; das Ergebnis ist das einer Flächenzählung

# equal scores and points for White in handicap games are not in the Ing texts
text-equal-scores-and-points-for-White-in-handicap-games-are-not-in-the-Ing-texts = Gleichstand und Punkte für Weiß in Vorgabepartien stehen nicht in den Ing-Texten

# equal scores, handicap games and self-capture
text-equal-scores-handicap-games-and-self-capture = Gleichstand, Vorgabepartien und Selbstschlagen

# equal scores, handicap games, ko and self-capture
text-equal-scores-handicap-games-ko-and-self-capture = Gleichstand, Vorgabepartien, Ko und Selbstschlagen

# equal scores, self-capture, the stop of the game and disputes
text-equal-scores-self-capture-the-stop-of-the-game-and-disputes = Gleichstand, Selbstschlagen, das Anhalten der Partie und Streitfälle

# events may differ: the European Go Congress of 2015 used the AGA rules
text-events-may-differ-the-European-Go-Congress-of-2015-used-the-AGA-rules = Turniere können abweichen: der Europäische Go-Kongress 2015 verwendete die AGA-Regeln

# every stone on the board is alive
text-every-stone-on-the-board-is-alive = jeder Stein auf dem Brett lebt

# every surrounded point counts, also one that its owner must still fill
text-every-surrounded-point-counts-also-one-that-its-owner-must-still-fill = jeder umschlossene Punkt zählt, auch einer, den sein Besitzer noch füllen muss

# fighting and disturbing kos
text-fighting-and-disturbing-kos = kämpfende und störende Kos

# filled in turn; either player may fill freely if both agree (KBF basic rules page); word for word article 9 puts the stones next to one left open in seki
text-filled-in-turn-either-player-may-fill-freely-if-both-agree-KBF-basic-rules-page-word = abwechselnd gefüllt; jeder der beiden Spieler darf frei füllen, wenn beide einverstanden sind (Seite der KBF zu den Grundregeln); wörtlich genommen stehen nach Artikel 9 die Steine neben einem offen gelassenen im Seki

# for 19x19; smaller boards should keep a komi that is no whole number
text-for-19x19-smaller-boards-should-keep-a-komi-that-is-no-whole-number = für 19x19; kleinere Bretter sollten ein Komi behalten, das keine ganze Zahl ist

# free placement is allowed
text-free-placement-is-allowed = freies Setzen ist erlaubt

# half a point from Black to White when White makes the very first pass of the game
text-half-a-point-from-Black-to-White-when-White-makes-the-very-first-pass-of-the = ein halber Punkt von Schwarz an Weiß, wenn Weiß den allerersten Pass der Partie macht

# handicap games
text-handicap-games = Vorgabepartien

# hasButton
text-hasButton = hasButton

# historically none; KataGo's preset has 7.5
text-historically-none-KataGo-s-preset-has-7-5 = historisch keines; die Voreinstellung von KataGo hat 7.5

# historically there was no komi; KataGo's preset uses 7.5
text-historically-there-was-no-komi-KataGo-s-preset-uses-7-5 = historisch gab es kein Komi; die Voreinstellung von KataGo verwendet 7.5

# history of komi
text-history-of-komi = Geschichte des Komi

# how many eyes a group in seki must keep is a question of reading
text-how-many-eyes-a-group-in-seki-must-keep-is-a-question-of-reading = wie viele Augen eine Gruppe im Seki behalten muss, ist eine Frage der Lesart

# if both pass at once after resuming, every stone stays
text-if-both-pass-at-once-after-resuming-every-stone-stays = wenn beide nach der Wiederaufnahme sofort passen, bleibt jeder Stein stehen

# if the players cannot agree who moves next, every stone is alive
text-if-the-players-cannot-agree-who-moves-next-every-stone-is-alive = wenn die Spieler sich nicht einigen können, wer als Nächster zieht, lebt jeder Stein

# in a second phase with stones from the prisoners, so that plays cost nothing (a summary by others)
text-in-a-second-phase-with-stones-from-the-prisoners-so-that-plays-cost-nothing-a-summary = in einer zweiten Phase mit Steinen aus den Gefangenen, sodass Züge nichts kosten (eine Zusammenfassung von anderen)

# in clean-up phases
text-in-clean-up-phases = in Aufräumphasen

# in stones
text-in-stones = in Steinen

# in the confirmation of life and death a ko may be retaken only after a pass for it (article 7)
text-in-the-confirmation-of-life-and-death-a-ko-may-be-retaken-only-after-a-pass = bei der Feststellung von Leben und Tod darf ein Ko nur nach einem Pass für dieses Ko zurückgeschlagen werden (Artikel 7)

# in the phase of playing out after the first stop a pass gives a prisoner: count it with the prisoners
text-in-the-phase-of-playing-out-after-the-first-stop-a-pass-gives-a-prisoner-count = in der Phase des Ausspielens nach dem ersten Anhalten gibt ein Pass einen Gefangenen ab: er wird mit den Gefangenen gezählt

# in the quick count White gives one stone more if Black moved last: that is counting, not a pass
text-in-the-quick-count-White-gives-one-stone-more-if-Black-moved-last-that-is-counting = bei der Schnellzählung gibt Weiß einen Stein mehr ab, wenn Schwarz den letzten Zug gemacht hat: das ist Auszählung, kein Pass

# inner stones come off as long as no border stone is left in atari; then the enclosed points count
text-inner-stones-come-off-as-long-as-no-border-stone-is-left-in-atari-then-the = innere Steine werden vom Brett genommen, solange dadurch kein Grenzstein im Atari zurückbleibt; danach zählen die umschlossenen Punkte

# introduction only
text-introduction-only = nur die Einleitung

# its value was not read
text-its-value-was-not-read = sein Wert wurde nicht gelesen

# ko
text-ko = ko

# ko, self-capture and the end of the game were read in a revision of the text, not in the original
text-ko-self-capture-and-the-end-of-the-game-were-read-in-a-revision-of-the = Ko, Selbstschlagen und das Ende der Partie wurden in einer Überarbeitung des Textes gelesen, nicht im Original

# komi
text-komi = komi

# komi: 6 was used in the Mingren of 1978, but Ing's rules had been in use since September 1977 with a first komi of 6
text-komi-6-was-used-in-the-Mingren-of-1978-but-Ing-s-rules-had-been-in = Komi: 6 galt beim Mingren von 1978, aber die Ing-Regeln waren seit September 1977 mit einem ersten Komi von 6 in Gebrauch

# komi 7.5 and 0.5 are given for 19x19; on smaller boards the organiser chooses
text-komi-7-5-and-0-5-are-given-for-19x19-on-smaller-boards-the-organiser-chooses = Komi 7.5 und 0.5 sind für 19x19 angegeben; auf kleineren Brettern wählt der Veranstalter

# komi in handicap games: 0 or 0.5 is said to be the organiser's choice
text-komi-in-handicap-games-0-or-0-5-is-said-to-be-the-organiser-s-choice = Komi in Vorgabepartien: 0 oder 0.5 soll der Veranstalter wählen dürfen

# komi is not part of the rules; 7.5 is KataGo's preset value
text-komi-is-not-part-of-the-rules-7-5-is-KataGo-s-preset-value = Komi ist nicht Teil der Regeln; 7.5 ist der voreingestellte Wert von KataGo

# komi is not part of the rules; this is KataGo's
text-komi-is-not-part-of-the-rules-this-is-KataGo-s = Komi ist nicht Teil der Regeln; dieses ist das von KataGo

# komi is not part of the text; 6.5 is tournament practice since September 2002; earlier it was 5.5, before that 4.5
text-komi-is-not-part-of-the-text-6-5-is-tournament-practice-since-September-2002-earlier = Komi ist nicht Teil des Textes; 6.5 ist Turnierbrauch seit September 2002; früher war es 5.5, davor 4.5

# komi is not part of the text; what applies in handicap games was not verified
text-komi-is-not-part-of-the-text-what-applies-in-handicap-games-was-not-verified = Komi ist nicht Teil des Textes; was in Vorgabepartien gilt, wurde nicht überprüft

# komi is tournament practice, not in the articles
text-komi-is-tournament-practice-not-in-the-articles = Komi ist Turnierbrauch und steht nicht in den Artikeln

# komi of the time
text-komi-of-the-time = Komi der damaligen Zeit

# komi of the time varied between 4.5 and 5.5
text-komi-of-the-time-varied-between-4-5-and-5-5 = das Komi der damaligen Zeit schwankte zwischen 4.5 und 5.5

# komi of the time went from 4.5 to 5.5; 5.5 is the last common value
text-komi-of-the-time-went-from-4-5-to-5-5-5-5-is-the-last = das Komi der damaligen Zeit stieg von 4.5 auf 5.5; 5.5 ist der letzte übliche Wert

# komi on small boards: course notes say that 9x9 uses the value of 19x19
text-komi-on-small-boards-course-notes-say-that-9x9-uses-the-value-of-19x19 = Komi auf kleinen Brettern: nach Kursunterlagen gilt auf 9x9 der Wert von 19x19

# living stones that possess neutral points are in seki (article 8); that the players agree which those are is practice
text-living-stones-that-possess-neutral-points-are-in-seki-article-8-that-the-players-agree-which = lebende Steine, die neutrale Punkte besitzen, stehen im Seki (Artikel 8); dass die Spieler sich einigen, welche das sind, ist Brauch

# loss or penalty as the competition code says; its article 18 has the cautions and warnings
text-loss-or-penalty-as-the-competition-code-says-its-article-18-has-the-cautions-and-warnings = Verlust oder Strafe, wie die Wettkampfordnung es sagt; ihr Artikel 18 enthält die Ermahnungen und Verwarnungen

# no article names protective moves; the commentary on article 9 has them played before the end of the game
text-no-article-names-protective-moves-the-commentary-on-article-9-has-them-played-before-the-end = kein Artikel nennt Schutzzüge; nach dem Kommentar zu Artikel 9 werden sie vor dem Ende der Partie gespielt

# no article speaks of protective moves: that one left out costs its point is practice
text-no-article-speaks-of-protective-moves-that-one-left-out-costs-its-point-is-practice = kein Artikel spricht von Schutzzügen: dass ein ausgelassener seinen Punkt kostet, ist Brauch

# no point turns on it, as eyes in seki count like any others
text-no-point-turns-on-it-as-eyes-in-seki-count-like-any-others = kein Punkt hängt davon ab, da Augen im Seki wie alle anderen zählen

# no rule set of any federation, but a count to compare with
text-no-rule-set-of-any-federation-but-a-count-to-compare-with = kein Regelwerk irgendeines Verbandes, sondern eine Zählung zum Vergleich

# none is known of
text-none-is-known-of = es ist keine bekannt

# not the Chinese rules: they bar self-capture; use chinese-2002 for those
text-not-the-Chinese-rules-they-bar-self-capture-use-chinese-2002-for-those = nicht die chinesischen Regeln: diese verbieten Selbstschlagen; für sie ist chinese-2002 zu verwenden

# nothing comes off by agreement
text-nothing-comes-off-by-agreement = nichts wird durch Vereinbarung vom Brett genommen

# nothing for fewer than two stones
text-nothing-for-fewer-than-two-stones = nichts bei weniger als zwei Steinen

# nothing in the Ing texts; an American reading and one server give White N points and equal scores
text-nothing-in-the-Ing-texts-an-American-reading-and-one-server-give-White-N-points-and = nichts in den Ing-Texten; eine amerikanische Lesart und ein Server geben Weiß N Punkte und den Gleichstand

# of the articles only 6 to 10, 15 and 17 and the special rulings are told of; the rest is taken to be that of 2016
text-of-the-articles-only-6-to-10-15-and-17-and-the-special-rulings-are-told = von den Artikeln sind nur 6 bis 10, 15 und 17 sowie die besonderen Entscheidungen wiedergegeben; für das Übrige wird der Text von 2016 angenommen

# official commentary
text-official-commentary = offizieller Kommentar

# one account of Ming and Qing practice has N stones given back for N, in an unclear unit
text-one-account-of-Ming-and-Qing-practice-has-N-stones-given-back-for-N-in-an = nach einer Darstellung des Brauchs der Ming- und Qing-Zeit werden für N Steine N zurückgegeben, in einer unklaren Einheit

# one phase of agreement; after a second stop the board is scored as it stands
text-one-phase-of-agreement-after-a-second-stop-the-board-is-scored-as-it-stands = eine Phase der Vereinbarung; nach einem zweiten Anhalten wird das Brett gewertet, wie es steht

# only in the quick count: a pass costs a stone
text-only-in-the-quick-count-a-pass-costs-a-stone = nur bei der Schnellzählung: ein Pass kostet einen Stein

# only the introduction was readable; phases, ko and counting come from a summary by others
text-only-the-introduction-was-readable-phases-ko-and-counting-come-from-a-summary-by-others = nur die Einleitung war lesbar; Phasen, Ko und Auszählung stammen aus einer Zusammenfassung von anderen

# only the rulings on shapes were read; the rest is taken as common to the Japanese rules
text-only-the-rulings-on-shapes-were-read-the-rest-is-taken-as-common-to-the-Japanese = nur die Entscheidungen über Formen wurden gelesen; das Übrige wird als den japanischen Regeln gemeinsam angenommen

# over the board the referee may decide
text-over-the-board-the-referee-may-decide = am Brett darf der Schiedsrichter entscheiden

# page on its rules
text-page-on-its-rules = Seite über seine Regeln

# pass stones and White's last stone belong to the quick count, not to the score
text-pass-stones-and-White-s-last-stone-belong-to-the-quick-count-not-to-the-score = Passsteine und der letzte Stein von Weiß gehören zur Schnellzählung, nicht zur Wertung

# passes cost a prisoner only when the game is played out; those count with the prisoners
text-passes-cost-a-prisoner-only-when-the-game-is-played-out-those-count-with-the-prisoners = Pässe kosten nur dann einen Gefangenen, wenn die Partie ausgespielt wird; diese zählen mit den Gefangenen

# plain count
text-plain-count = einfache Zählung

# play is resumed in the original order; the second stop ends the game
text-play-is-resumed-in-the-original-order-the-second-stop-ends-the-game = das Spiel wird in der ursprünglichen Reihenfolge wieder aufgenommen; das zweite Anhalten beendet die Partie

# points between living stones of both sides belong half to each; the lead does not change
text-points-between-living-stones-of-both-sides-belong-half-to-each-the-lead-does-not-change = Punkte zwischen lebenden Steinen beider Seiten gehören je zur Hälfte beiden; der Vorsprung ändert sich nicht

# points to White in handicap games
text-points-to-White-in-handicap-games = Punkte für Weiß in Vorgabepartien

# points to White in handicap games were not read
text-points-to-White-in-handicap-games-were-not-read = Punkte für Weiß in Vorgabepartien wurden nicht gelesen

# positional superko according to a summary by others
text-positional-superko-according-to-a-summary-by-others = Stellungs-Superko nach einer Zusammenfassung von anderen

# positions made by a player's own earlier board plays count; a basic ko rule is added
text-positions-made-by-a-player-s-own-earlier-board-plays-count-a-basic-ko-rule-is = es zählen Stellungen, die durch eigene frühere Züge eines Spielers auf dem Brett entstanden sind; hinzu kommt eine einfache Ko-Regel

# present Chinese rules bar self-capture; the page says otherwise
text-present-Chinese-rules-bar-self-capture-the-page-says-otherwise = die heutigen chinesischen Regeln verbieten Selbstschlagen; die Seite sagt etwas anderes

# preset aga-button
text-preset-aga-button = Voreinstellung aga-button

# preset ancient-territory
text-preset-ancient-territory = Voreinstellung ancient-territory

# preset stone-scoring
text-preset-stone-scoring = Voreinstellung stone-scoring

# preset tromp-taylor
text-preset-tromp-taylor = Voreinstellung tromp-taylor

# revision of the text by Jasiek
text-revision-of-the-text-by-Jasiek = Überarbeitung des Textes durch Jasiek

# rule of repetition
text-rule-of-repetition = Wiederholungsregel

# said of Chinese rules in general
text-said-of-Chinese-rules-in-general = von chinesischen Regeln im Allgemeinen gesagt

# scoring
text-scoring = scoring

# section 3.7
text-section-3-7 = Abschnitt 3.7

# server practice
text-server-practice = Brauch auf Servern

# shared spaces are divided equally without fractions; in another description (Sensei's Library) a point next to one side only goes to that side, which is told as a reading
text-shared-spaces-are-divided-equally-without-fractions-in-another-description-Sensei-s-Library-a-point-next = gemeinsame Räume werden gleichmäßig und ohne Bruchteile geteilt; in einer anderen Beschreibung (Sensei's Library) geht ein Punkt, der nur an eine Seite grenzt, an diese Seite, was als Lesart wiedergegeben ist

# shared spaces: divided equally (1991), or half a point each in an older description
text-shared-spaces-divided-equally-1991-or-half-a-point-each-in-an-older-description = gemeinsame Räume: gleichmäßig geteilt (1991) oder in einer älteren Beschreibung je ein halber Punkt

# since late 2007
text-since-late-2007 = seit Ende 2007

# so read strictly; referees still refuse the immediate recapture after a pass
text-so-read-strictly-referees-still-refuse-the-immediate-recapture-after-a-pass = so bei strenger Lesart; Schiedsrichter lassen das sofortige Zurückschlagen nach einem Pass dennoch nicht zu

# special rulings first, then playing it out, then a ruling of the association; combined moonshine life is dead
text-special-rulings-first-then-playing-it-out-then-a-ruling-of-the-association-combined-moonshine-life = zuerst besondere Entscheidungen, dann Ausspielen, dann eine Entscheidung des Verbandes; kombiniertes Mondschein-Leben ist tot

# stones agreed dead come off wherever they stand, as in any count of living stones
text-stones-agreed-dead-come-off-wherever-they-stand-as-in-any-count-of-living-stones = als tot vereinbarte Steine werden vom Brett genommen, wo immer sie stehen, wie bei jeder Zählung lebender Steine

# stones are dead only inside an opposing area that lives even if its owner always passes
text-stones-are-dead-only-inside-an-opposing-area-that-lives-even-if-its-owner-always-passes = Steine sind nur in einer gegnerischen Fläche tot, die auch dann lebt, wenn ihr Besitzer immer passt

# stones come off the opponent's territory only, and a seki is nobody's
text-stones-come-off-the-opponent-s-territory-only-and-a-seki-is-nobody-s = Steine werden nur aus dem Gebiet des Gegners genommen, und ein Seki gehört niemandem

# stones of both colours that coexist next to neutral points (article 9); that the players agree which those are is practice
text-stones-of-both-colours-that-coexist-next-to-neutral-points-article-9-that-the-players-agree = Steine beider Farben, die neben neutralen Punkten nebeneinander bestehen (Artikel 9); dass die Spieler sich einigen, welche das sind, ist Brauch

# stones shown to be capturable come off without filling their liberties
text-stones-shown-to-be-capturable-come-off-without-filling-their-liberties = Steine, die nachweislich geschlagen werden können, werden vom Brett genommen, ohne ihre Freiheiten zu füllen

# stones that are clearly dead come off at the end
text-stones-that-are-clearly-dead-come-off-at-the-end = eindeutig tote Steine werden am Ende vom Brett genommen

# suicide
text-suicide = suicide

# summary by others
text-summary-by-others = Zusammenfassung von anderen

# table of rule sets
text-table-of-rule-sets = Tabelle der Regelwerke

# taken back; it counts as a pass and costs a pass stone
text-taken-back-it-counts-as-a-pass-and-costs-a-pass-stone = zurückgenommen; es zählt als Pass und kostet einen Passstein

# taking off Black's last stone changes the lead only if it stood on a neutral point
text-taking-off-Black-s-last-stone-changes-the-lead-only-if-it-stood-on-a-neutral = den letzten Stein von Schwarz vom Brett zu nehmen, ändert den Vorsprung nur, wenn er auf einem neutralen Punkt stand

# taking off one's own single stone counts like a pass
text-taking-off-one-s-own-single-stone-counts-like-a-pass = einen eigenen einzelnen Stein vom Brett zu nehmen, zählt wie ein Pass

# taking off one's own single stone is barred
text-taking-off-one-s-own-single-stone-is-barred = einen eigenen einzelnen Stein vom Brett zu nehmen, ist verboten

# taking off one's own single stone works like a pass, unless the opponent has just passed
text-taking-off-one-s-own-single-stone-works-like-a-pass-unless-the-opponent-has-just = einen eigenen einzelnen Stein vom Brett zu nehmen, wirkt wie ein Pass, außer wenn der Gegner gerade gepasst hat

# tax
text-tax = tax

# territory and prisoners are added
text-territory-and-prisoners-are-added = Gebiet und Gefangene werden addiert

# territory is counted unless the players agree on area; with pass stones the score is the same
text-territory-is-counted-unless-the-players-agree-on-area-with-pass-stones-the-score-is-the = Gebiet wird gezählt, sofern die Spieler nicht Fläche vereinbaren; mit Passsteinen ist die Wertung dieselbe

# territory rules I
text-territory-rules-I = Gebietsregeln I

# that a point which its owner must still fill does not count is practice wherever territory is counted
text-that-a-point-which-its-owner-must-still-fill-does-not-count-is-practice-wherever-territory = dass ein Punkt, den sein Besitzer noch füllen muss, nicht zählt, ist überall Brauch, wo Gebiet gezählt wird

# that a single stone may be taken off one's own side follows from the ko rule; it was not read
text-that-a-single-stone-may-be-taken-off-one-s-own-side-follows-from-the-ko = dass ein einzelner Stein der eigenen Seite vom Brett genommen werden darf, folgt aus der Ko-Regel; es wurde nicht gelesen

# that moonshine life is dead is the general reading of article 7.2; the official commentary was not read again
text-that-moonshine-life-is-dead-is-the-general-reading-of-article-7-2-the-official-commentary = dass Mondschein-Leben tot ist, ist die allgemeine Lesart von Artikel 7.2; der offizielle Kommentar wurde nicht noch einmal gelesen

# that of the rules it is added to
text-that-of-the-rules-it-is-added-to = wie in den Regeln, zu denen der Knopf hinzukommt

# that of the rules it is added to; taking the button lifts all bans
text-that-of-the-rules-it-is-added-to-taking-the-button-lifts-all-bans = wie in den Regeln, zu denen der Knopf hinzukommt; ihn zu nehmen, hebt alle Verbote auf

# that the players agree on the dead stones is practice
text-that-the-players-agree-on-the-dead-stones-is-practice = dass die Spieler sich über die toten Steine einigen, ist Brauch

# the article of this edition was not read
text-the-article-of-this-edition-was-not-read = der Artikel dieser Ausgabe wurde nicht gelesen

# the articles after 6 could not be read; seki, neutral points, ko and self-capture are taken to be those of 2016
text-the-articles-after-6-could-not-be-read-seki-neutral-points-ko-and-self-capture-are = die Artikel nach 6 konnten nicht gelesen werden; für Seki, neutrale Punkte, Ko und Selbstschlagen wird der Text von 2016 angenommen

# the articles give no rule for lifting dead stones inside a seki; treated as in the Japanese rules of 1989
text-the-articles-give-no-rule-for-lifting-dead-stones-inside-a-seki-treated-as-in-the = die Artikel enthalten keine Regel dafür, tote Steine in einem Seki vom Brett zu nehmen; behandelt wie in den japanischen Regeln von 1989

# the articles themselves were not readable; a source calls them practically identical with those of 2016
text-the-articles-themselves-were-not-readable-a-source-calls-them-practically-identical-with-those-of-2016 = die Artikel selbst waren nicht lesbar; eine Quelle nennt sie praktisch identisch mit denen von 2016

# the commentary on article 9 has them filled before the end of the game; read literally, article 8 puts the groups next to one left open in seki
text-the-commentary-on-article-9-has-them-filled-before-the-end-of-the-game-read-literally = nach dem Kommentar zu Artikel 9 werden sie vor dem Ende der Partie gefüllt; wörtlich gelesen stehen nach Artikel 8 die Gruppen neben einem offen gelassenen im Seki

# the description asks for a whole number; 7 is that of KataGo's preset
text-the-description-asks-for-a-whole-number-7-is-that-of-KataGo-s-preset = die Beschreibung verlangt eine ganze Zahl; 7 ist die der Voreinstellung von KataGo

# the final text of the 2025 revision of article 18 of the competition code
text-the-final-text-of-the-2025-revision-of-article-18-of-the-competition-code = der endgültige Text der Überarbeitung von Artikel 18 der Wettkampfordnung aus dem Jahr 2025

# the most stones that can stay on the board
text-the-most-stones-that-can-stay-on-the-board = die größte Zahl von Steinen, die auf dem Brett bleiben können

# the moves that White could not play; in the quick count they are already contained
text-the-moves-that-White-could-not-play-in-the-quick-count-they-are-already-contained = die Züge, die Weiß nicht machen konnte; in der Schnellzählung sind sie schon enthalten

# the parts that were read have nothing of the kind
text-the-parts-that-were-read-have-nothing-of-the-kind = die gelesenen Teile enthalten nichts dergleichen

# the rule that Black wins at equal scores is told of even games
text-the-rule-that-Black-wins-at-equal-scores-is-told-of-even-games = die Regel, dass Schwarz bei Gleichstand gewinnt, ist für Partien ohne Vorgabe genannt

# the rules in its source code
text-the-rules-in-its-source-code = die Regeln in seinem Quelltext

# the text also defines a group and says that hypothetical play is local
text-the-text-also-defines-a-group-and-says-that-hypothetical-play-is-local = der Text definiert auch eine Gruppe und sagt, dass hypothetisches Spiel örtlich begrenzt ist

# the text bars a repetition of the whole board in principle (article 20), practice does not
text-the-text-bars-a-repetition-of-the-whole-board-in-principle-article-20-practice-does-not = der Text verbietet grundsätzlich eine Wiederholung des ganzen Bretts (Artikel 20), der Brauch nicht

# the text bars a repetition of the whole board; practice is the simple ko with a referee
text-the-text-bars-a-repetition-of-the-whole-board-practice-is-the-simple-ko-with-a = der Text verbietet eine Wiederholung des ganzen Bretts; Brauch ist das einfache Ko mit einem Schiedsrichter

# the text counts surrounded points and does not speak of others
text-the-text-counts-surrounded-points-and-does-not-speak-of-others = der Text zählt umschlossene Punkte und spricht nicht von anderen

# the text does not speak of disputes
text-the-text-does-not-speak-of-disputes = der Text spricht nicht von Streitfällen

# the text has a superko; which form was not read
text-the-text-has-a-superko-which-form-was-not-read = der Text hat ein Superko; welche Form, wurde nicht gelesen

# the text has nothing of the kind
text-the-text-has-nothing-of-the-kind = der Text enthält nichts dergleichen

# the text knows no komi
text-the-text-knows-no-komi = der Text kennt kein Komi

# the text knows no komi and does not say what happens at equal scores
text-the-text-knows-no-komi-and-does-not-say-what-happens-at-equal-scores = der Text kennt kein Komi und sagt nicht, was bei Gleichstand geschieht

# the text knows no komi and does not say what happens at equal scores or in a dispute
text-the-text-knows-no-komi-and-does-not-say-what-happens-at-equal-scores-or-in = der Text kennt kein Komi und sagt nicht, was bei Gleichstand oder in einem Streitfall geschieht

# the text names the Simplified Ing rules (2007) or the Ing rules (later)
text-the-text-names-the-Simplified-Ing-rules-2007-or-the-Ing-rules-later = der Text nennt die Vereinfachten Ing-Regeln (2007) oder die Ing-Regeln (später)

# the text of 1991 forgives mistakes in ko
text-the-text-of-1991-forgives-mistakes-in-ko = der Text von 1991 verzeiht Fehler beim Ko

# the text sets the stones and speaks of no points for them
text-the-text-sets-the-stones-and-speaks-of-no-points-for-them = der Text setzt die Steine und spricht nicht von Punkten für sie

# the usual komi of territory counting is meant
text-the-usual-komi-of-territory-counting-is-meant = das übliche Komi der Gebietszählung ist gemeint

# the value for these years was not read in the text
text-the-value-for-these-years-was-not-read-in-the-text = der Wert für diese Jahre wurde nicht im Text gelesen

# the value of komi
text-the-value-of-komi = der Wert des Komi

# the year in which 3 3/4 zi took the place of 2 3/4 zi (5.5 points)
text-the-year-in-which-3-3-4-zi-took-the-place-of-2-3-4-zi = das Jahr, in dem 3 3/4 zi an die Stelle von 2 3/4 zi (5.5 Punkte) trat

# the year in which komi 8 began; Ing's first komi was 6, with Black winning at equal scores
text-the-year-in-which-komi-8-began-Ing-s-first-komi-was-6-with-Black-winning = das Jahr, in dem Komi 8 begann; das erste Komi von Ing war 6, wobei Schwarz bei Gleichstand gewann

# the year in which komi went from 5.5 to 7.5: an encyclopedia dates the last change 2004
text-the-year-in-which-komi-went-from-5-5-to-7-5-an-encyclopedia-dates-the = das Jahr, in dem das Komi von 5.5 auf 7.5 stieg: eine Enzyklopädie datiert die letzte Änderung auf 2004

# there is no notion of dead stones
text-there-is-no-notion-of-dead-stones = es gibt keinen Begriff toter Steine

# there is no resumption: the second pass ends the game
text-there-is-no-resumption-the-second-pass-ends-the-game = es gibt keine Wiederaufnahme: der zweite Pass beendet die Partie

# they are captured in playing out; a point under a stone that stays counts for nobody
text-they-are-captured-in-playing-out-a-point-under-a-stone-that-stays-counts-for-nobody = sie werden beim Ausspielen geschlagen; ein Punkt unter einem Stein, der stehen bleibt, zählt für niemanden

# they serve the counting procedure only
text-they-serve-the-counting-procedure-only = sie dienen nur dem Verfahren der Auszählung

# this is what one Korean page says; it is not a Taiwanese text
text-this-is-what-one-Korean-page-says-it-is-not-a-Taiwanese-text = so sagt es eine koreanische Seite; es ist kein taiwanischer Text

# told in three ways: half a point from Black to White, one point, or Black's last stone taken off
text-told-in-three-ways-half-a-point-from-Black-to-White-one-point-or-Black-s = auf drei Arten wiedergegeben: ein halber Punkt von Schwarz an Weiß, ein Punkt, oder der letzte Stein von Schwarz wird vom Brett genommen

# tournament practice since September 2002
text-tournament-practice-since-September-2002 = Turnierbrauch seit September 2002

# triple ko, round-robin ko and eternal life end the game without result
text-triple-ko-round-robin-ko-and-eternal-life-end-the-game-without-result = Dreifach-Ko, Rundlauf-Ko und ewiges Leben beenden die Partie ohne Ergebnis

# two in a row after the first pass
text-two-in-a-row-after-the-first-pass = zwei nacheinander nach dem ersten Pass

# two passes a phase
text-two-passes-a-phase = zwei Pässe je Phase

# two passes a phase according to a summary by others
text-two-passes-a-phase-according-to-a-summary-by-others = zwei Pässe je Phase nach einer Zusammenfassung von anderen

# two points a group that lives on its own; in a seki only the eyes really needed
text-two-points-a-group-that-lives-on-its-own-in-a-seki-only-the-eyes-really = zwei Punkte für jede Gruppe, die eigenständig lebt; in einem Seki nur die wirklich nötigen Augen

# undone; it becomes a pass with a pass stone
text-undone-it-becomes-a-pass-with-a-pass-stone = rückgängig gemacht; daraus wird ein Pass mit einem Passstein

# up to nine; with two or three stones the far left corner stays empty
text-up-to-nine-with-two-or-three-stones-the-far-left-corner-stays-empty = bis zu neun; bei zwei oder drei Steinen bleibt die ferne linke Ecke leer

# up to three periods of a sixth of the basic time each; after that the game is lost
text-up-to-three-periods-of-a-sixth-of-the-basic-time-each-after-that-the-game = bis zu drei Perioden von je einem Sechstel der Grundbedenkzeit; danach ist die Partie verloren

# verified by removal, that is by play
text-verified-by-removal-that-is-by-play = durch Vom-Brett-Nehmen nachgewiesen, also durch Spielen

# web page
text-web-page = Webseite

# what was read has nothing on handicap games
text-what-was-read-has-nothing-on-handicap-games = was gelesen wurde, enthält nichts über Vorgabepartien

# where komi is a whole number
text-where-komi-is-a-whole-number = wo das Komi eine ganze Zahl ist

# where one player alone can repeat, a draw if that player does (article 10.2)
text-where-one-player-alone-can-repeat-a-draw-if-that-player-does-article-10-2 = wo nur ein Spieler wiederholen kann, ein Unentschieden, wenn er es tut (Artikel 10.2)

# where one player alone can repeat, that player may have a draw
text-where-one-player-alone-can-repeat-that-player-may-have-a-draw = wo nur ein Spieler wiederholen kann, darf dieser Spieler ein Unentschieden haben

# whether dead stones may be taken out of a seki (article 17)
text-whether-dead-stones-may-be-taken-out-of-a-seki-article-17 = ob tote Steine aus einem Seki genommen werden dürfen (Artikel 17)

# whether moonshine life is alive is disputed
text-whether-moonshine-life-is-alive-is-disputed = ob Mondschein-Leben lebt, ist strittig

# whether moonshine life is alive is disputed; article 10.2 gives a draw to the player who can repeat
text-whether-moonshine-life-is-alive-is-disputed-article-10-2-gives-a-draw-to-the-player = ob Mondschein-Leben lebt, ist strittig; Artikel 10.2 gibt dem Spieler, der wiederholen kann, ein Unentschieden

# whether the ko rule is that of Ing or positional superko
text-whether-the-ko-rule-is-that-of-Ing-or-positional-superko = ob die Ko-Regel die von Ing oder Stellungs-Superko ist

# which form of superko is meant
text-which-form-of-superko-is-meant = welche Form des Superko gemeint ist

# whiteHandicapBonus
text-whiteHandicapBonus = whiteHandicapBonus

# with Ing equipment and komi 8; with komi 7.5 no equal score arises
text-with-Ing-equipment-and-komi-8-with-komi-7-5-no-equal-score-arises = mit Ing-Spielmaterial und Komi 8; bei Komi 7.5 entsteht kein Gleichstand

# with more than nine stones the first nine go on the marked points, the others anywhere
text-with-more-than-nine-stones-the-first-nine-go-on-the-marked-points-the-others-anywhere = bei mehr als neun Steinen kommen die ersten neun auf die markierten Punkte, die anderen auf beliebige

# with one pass more if need be
text-with-one-pass-more-if-need-be = mit einem weiteren Pass, falls nötig

# with pass stones a count of territory and prisoners gives the same score
text-with-pass-stones-a-count-of-territory-and-prisoners-gives-the-same-score = mit Passsteinen ergibt eine Zählung von Gebiet und Gefangenen dieselbe Wertung
