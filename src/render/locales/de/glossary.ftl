### German.
###
### Glossary. What German players say, where they have a word; no German rule text was at hand, so none was checked against one.
###
###   Black, White                            Schwarz, Weiß
###   player                                  Spieler
###   opponent                                Gegner
###   point (amount)                          Punkt
###   point of the board                      Punkt
###   territory                               Gebiet
###   area                                    Fläche
###   territory/area/stone/boundary counting  Gebiets-/Flächen-/Stein-/Grenzzählung
###   to count                                auszählen, zählen
###   score                                   Wertung
###   to score                                werten
###   lead                                    Vorsprung
###   result                                  Ergebnis
###   draw                                    Unentschieden
###   no result                               ohne Ergebnis
###   by resignation                          durch Aufgabe
###   on time                                 durch Zeitüberschreitung
###   by forfeit                              kampflos
###   neutral point                           neutraler Punkt
###   protective move                         Schutzzug
###   seki                                    Seki
###   in seki                                 im Seki
###   eye                                     Auge
###   dead stone                              toter Stein
###   alive                                   lebend, lebt
###   prisoner                                Gefangener
###   to take off (dead stones)               vom Brett nehmen
###   captured                                geschlagen
###   chain                                   Kette
###   group                                   Gruppe
###   liberty                                 Freiheit
###   atari                                   Atari
###   ko                                      Ko
###   ko threat                               Ko-Drohung
###   self-capture                            Selbstschlagen
###   superko                                 Superko
###   bent four in the corner                 gebogene Vier in der Ecke
###   move, play                              Zug
###   last play                               letzter Zug
###   pass                                    Pass, passen
###   pass stone                              Passstein
###   komi                                    Komi
###   handicap stones                         Vorgabesteine
###   handicap game                           Vorgabepartie
###   even game                               Partie ohne Vorgabe
###   overtime                                Zusatzzeit
###   button                                  Knopf
###   group tax                               Gruppensteuer
###   border stone                            Grenzstein
###   bowl, lid                               Dose, Deckel
###   game record                             Partieaufzeichnung
###   record of a ruling                      Protokoll
###   rule set                                Regelwerk
###   rule text                               Regeltext
###   clause                                  Klausel
###   article                                 Artikel
###   reading (of the board)                  Lesen, gelesen
###   reading (of a text)                     Lesart
###   search                                  Suche
###   marked                                  markiert
###   claim                                   Angabe, gibt an
###   dispute                                 Streitfall
###   disputed                                strittig
###   ruling                                  Entscheidung
###   referee                                 Schiedsrichter
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
