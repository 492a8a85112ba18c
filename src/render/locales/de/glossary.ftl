### German.
###
### Glossary. What German players say, where they have a word; no German rule text was at hand, so none was checked against one.
###
###   Black, White                            Schwarz, Weiß
###   player                                  Spieler
###   opponent                                Gegner
###   point (amount)                          Punkt
###   point of the board                      Punkt
###   territory/area/stone/boundary counting  Gebiets-/Flächen-/Stein-/Grenzzählung
###   to count                                auszählen, zählen
###   score                                   Wertung
###   to score                                werten
###   result                                  Ergebnis
###   no result                               ohne Ergebnis
###   by resignation                          durch Aufgabe
###   on time                                 durch Zeitüberschreitung
###   by forfeit                              kampflos
###   in seki                                 im Seki
###   alive                                   lebend, lebt
###   to take off (dead stones)               vom Brett nehmen
###   captured                                geschlagen
###   superko                                 Superko
###   move, play                              Zug
###   last play                               letzter Zug
###   pass                                    Pass, passen
###   handicap game                           Vorgabepartie
###   even game                               Partie ohne Vorgabe
###   overtime                                Zusatzzeit
###   border stone                            Grenzstein
###   bowl, lid                               Dose, Deckel
###   record of a ruling                      Protokoll
###   clause                                  Klausel
###   article                                 Artikel
###   reading (of the board)                  Lesen, gelesen
###   reading (of a text)                     Lesart
###   search                                  Suche
###   marked                                  markiert
###   claim                                   Angabe, gibt an
###   disputed                                strittig
###   firm                                    gesichert, not firm = nicht gesichert
###   undetermined                            offen
###   settled/unsettled                       entschieden/unentschieden
###   check                                   Prüfung
###   assumption                              Annahme
###   variation                               Variante
###   node                                    Knoten
###   practice (not in the text)              Brauch
###   silent (the text)                       schweigt
###   ledger                                  Aufstellung
###   engine (program)                        Programm
###   request                                 Anfrage
###   answer                                  Antwort
###   permalink                               Dauerlink
###   tie rule, rule for equal scores         Regel für Gleichstand
###   group stays/standing                    bleibt stehen

-go-territory = Gebiet
-go-area = Fläche
-go-neutral-point = neutraler Punkt
-go-protective-move = Schutzzug
-go-seki = Seki
-go-eye = Auge
-go-chain = Kette
-go-group = Gruppe
-go-liberty = Freiheit
-go-atari = Atari
-go-ko = Ko
-go-ko-threat = Ko-Drohung
-go-self-capture = Selbstschlagen
-go-bent-four = gebogene Vier in der Ecke
-go-dead-stone = toter Stein
-go-prisoner = Gefangener
-go-pass = Pass
-go-pass-stone = Passstein
-go-komi = Komi
-go-handicap-stones = Vorgabesteine
-go-group-tax = Gruppensteuer
-go-button = Knopf
-go-lead = Vorsprung
-go-draw = Unentschieden
-go-referee = Schiedsrichter
-go-ruling = Entscheidung
-go-claim = Angabe
-go-dispute = Streitfall
-go-record = Partieaufzeichnung
-go-rule-set = Regelwerk
-go-rule-text = Regeltext
