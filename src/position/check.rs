use super::{End, Fault, Faults, Field, FirstPasser, Loser, Marks, Position, Setup};
use crate::board::{Color, Point, PointSet};

impl Setup {
    /// Makes a position of it.
    ///
    /// ```
    /// use gyega::board::Stones;
    /// use gyega::position::Setup;
    ///
    /// let setup = Setup::new(Stones::from_rows(&["XO", "OX"]).unwrap());
    /// let faults = setup.check().unwrap_err();
    /// assert_eq!(faults.0.len(), 4, "every chain without a liberty is named");
    /// ```
    ///
    /// # Errors
    ///
    /// All faults together: chains without liberties, marks where no stone stands, one chain both dead and in seki,
    /// numbers that contradict each other.
    pub fn check(self) -> Result<Position, Faults> {
        let mut faults = Faults::default();
        self.check_liberties(&mut faults);
        self.check_marks(&mut faults);
        self.check_claims(&mut faults);
        self.check_numbers(&mut faults);
        self.check_end(&mut faults);
        self.check_passes(&mut faults);
        self.check_last_play(&mut faults);
        if !faults.0.is_empty() {
            return Err(faults);
        }
        Ok(Position::from_checked(self))
    }

    /// The number of handicap stones that a record says, where it is another: 0 and 1 are none.
    pub(super) fn said_handicap_that_differs(&self) -> Option<u16> {
        self.said_handicap.filter(|said| (*said).max(1) != self.handicap.unwrap_or_default().max(1))
    }

    fn check_liberties(&self, faults: &mut Faults) {
        faults.0.extend(self.stones.chains_without_liberty().map(|(color, at)| Fault::NoLiberty { color, at }));
    }

    fn check_marks(&self, faults: &mut Faults) {
        let seki = self.stones.chains_of(&self.marks.seki);
        let mut check = |field: Field, marks: &PointSet| {
            self.check_points(field, marks, faults);
            let both = self.stones.chains_of(marks) & seki;
            if field != Field::Seki {
                faults.0.extend(both.parts().filter_map(|c| c.first()).map(|at| Fault::DeadAndInSeki { field, at }));
            }
        };
        check(Field::Seki, &self.marks.seki);
        check(Field::Dead, &self.marks.dead);
        for (index, (_, dead)) in self.dead_by_rule_set.iter().enumerate() {
            check(Field::DeadByRuleSet(index), dead);
        }
        // Of a board of which nobody spoke at all some stones may be marked all the same.
        let Marks { dead, unsaid, .. } = &self.marks;
        if !unsaid.is_empty() && *unsaid != self.stones.occupied() {
            let field = Field::Unsaid;
            self.check_points(field, unsaid, faults);
            let both = self.named_once_a_chain(unsaid, dead);
            faults.0.extend(both.map(|at| Fault::AgainstMark { field, at, mark: Field::Dead }));
        }
    }

    /// Marks stand on stones.
    fn check_points(&self, field: Field, marks: &PointSet, faults: &mut Faults) {
        let size = self.stones.size();
        for at in (*marks - self.stones.occupied()).iter() {
            faults.0.push(if size.holds(at) {
                Fault::MarkOnEmptyPoint { field, at }
            } else {
                Fault::MarkOffBoard { field, at, width: size.width(), height: size.height() }
            });
        }
    }

    /// A claim stands on stones, says one thing of a chain, and leaves alone what both players have marked already.
    fn check_claims(&self, faults: &mut Faults) {
        let Some(claims) = &self.claims else { return };
        let mut dead = vec![(Field::Dead, self.marks.dead)];
        let by_rule_set = self.dead_by_rule_set.iter().enumerate();
        dead.extend(by_rule_set.map(|(index, (_, points))| (Field::DeadByRuleSet(index), *points)));
        for player in Color::BOTH {
            let claim = claims.get(player);
            let (says_dead, says_seki) = (Field::ClaimedDead(player), Field::ClaimedSeki(player));
            self.check_points(says_dead, &claim.dead, faults);
            self.check_points(says_seki, &claim.seki, faults);
            let both = self.named_once_a_chain(&claim.dead, &claim.seki);
            faults.0.extend(both.map(|at| Fault::DeadAndInSeki { field: says_dead, at }));
            let against = |field, points: &PointSet, mark: Field, marked: &PointSet| {
                self.named_once_a_chain(points, marked).map(move |at| Fault::AgainstMark { field, at, mark })
            };
            faults.0.extend(against(says_dead, &claim.dead, Field::Seki, &self.marks.seki));
            for (mark, marked) in &dead {
                faults.0.extend(against(says_seki, &claim.seki, *mark, marked));
            }
        }
    }

    /// Of each chain that both sets name, the first point of the first set.
    fn named_once_a_chain(&self, points: &PointSet, others: &PointSet) -> impl Iterator<Item = Point> + use<> {
        let points = *points;
        let chains = self.stones.chains_of(&points) & self.stones.chains_of(others);
        // Chains of the two colours may stand side by side.
        let of = |color| (chains & *self.stones.of(color)).parts();
        let mut named: Vec<_> = Color::BOTH.into_iter().flat_map(of).collect();
        named.sort_by_key(PointSet::first);
        named.into_iter().filter_map(move |chain| (chain & points).first())
    }

    fn check_numbers(&self, faults: &mut Faults) {
        let history = &self.history;
        for (counts, field) in [
            (&self.prisoners, Field::Prisoners as fn(Color) -> Field),
            (&history.plays, Field::Plays),
            (&history.passes, Field::Passes),
            (&history.early_passes, Field::EarlyPasses),
        ] {
            for player in Color::BOTH {
                if let Some(count) = counts.get(player).filter(|count| *count > Self::COUNT_MAX) {
                    faults.contradict(field(player), count, format!("at most {}", Self::COUNT_MAX));
                }
            }
        }
        let points = self.stones.size().points();
        for (handicap, field) in [(self.handicap, Field::Handicap), (self.said_handicap, Field::SaidHandicap)] {
            if let Some(handicap) = handicap.filter(|handicap| *handicap > points) {
                faults.contradict(field, handicap, format!("at most {points}, the points of the board"));
            }
        }
    }

    fn check_end(&self, faults: &mut Faults) {
        let history = &self.history;
        if history.ended_by.is_some_and(End::is_decisive) != history.lost_by.is_some() {
            let (found, expected) = match history.lost_by {
                Some(_) => ("a loser", "none, unless the game ended by resignation, on time or by forfeit"),
                None => ("nobody", "who resigned, lost on time or forfeited: black, white or both"),
            };
            faults.contradict(Field::LostBy, found, expected);
        }
        if matches!(history.ended_by, Some(End::Resignation | End::Time)) && history.lost_by == Some(Loser::Both) {
            faults.contradict(Field::LostBy, "both", "one player, unless the game ended by forfeit");
        }
    }

    fn check_passes(&self, faults: &mut Faults) {
        let history = &self.history;
        for player in Color::BOTH {
            if let (Some(passes), Some(early)) = (history.passes.get(player), history.early_passes.get(player))
                && early > passes
            {
                faults.contradict(Field::EarlyPasses(player), early, format!("at most {passes}, all passes"));
            }
        }
        if history.ended_by == Some(End::Passes) {
            if history.first_pass == Some(FirstPasser::Nobody) {
                faults.contradict(Field::FirstPass, "nobody", "a player, as passes ended the game");
            }
            for player in Color::BOTH {
                if *history.passes.get(player) == Some(0) {
                    faults.contradict(Field::Passes(player), 0, "at least 1, as a pass of each player ended the game");
                }
            }
            return;
        }
        if let Some(FirstPasser::Player(player)) = history.first_pass
            && *history.passes.get(player) == Some(0)
        {
            faults.contradict(Field::FirstPass, player, "a player who passed; this one has 0 passes");
        }
        if history.first_pass == Some(FirstPasser::Nobody) {
            for player in Color::BOTH {
                if let Some(passes) = history.passes.get(player).filter(|passes| *passes > 0) {
                    faults.contradict(Field::Passes(player), passes, "0, as nobody is said to have passed");
                }
            }
        }
    }

    fn check_last_play(&self, faults: &mut Faults) {
        let history = &self.history;
        if let Some(last) = history.last_play {
            if let Some(point) = last.point
                && self.stones.at(point) != Some(last.player)
            {
                let expected = format!("a point where a {} stone stands", last.player);
                faults.contradict(Field::LastPlay, point, expected);
            }
            let captured = last.captured.unwrap_or_default();
            if let Some(point) = (captured - self.stones.vacant()).first() {
                faults.contradict(Field::LastPlay, format!("a captured stone at {point}"), "an empty point");
            }
            let captured = u32::from(captured.len());
            if let Some(prisoners) = self.prisoners.get(last.player).filter(|prisoners| *prisoners < captured) {
                let expected = format!("at least {captured}, which the last play captured");
                faults.contradict(Field::Prisoners(last.player), prisoners, expected);
            }
            if *history.plays.get(last.player) == Some(0) {
                faults.contradict(Field::Plays(last.player), 0, "at least 1, the last play");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::board::{ByColor, Color, Stones, points};
    use crate::position::{End, Fault, Field, FirstPasser, LastPlay, Loser, Marks, Setup};

    fn setup(rows: &[&str]) -> Setup {
        Setup::new(Stones::from_rows(rows).expect("a board"))
    }

    #[test]
    fn all_faults_are_reported_together() {
        let mut setup = setup(&["X.O", "X.O", "XXO"]);
        setup.marks = Marks { dead: points("B3 C1"), seki: points("C2 Z25"), ..Marks::default() };
        setup.handicap = Some(10);
        setup.history.ended_by = Some(End::Resignation);
        setup.history.last_play =
            Some(LastPlay { player: Color::Black, point: Some(points("C3").first().expect("one")), captured: None });
        let faults = setup.check().expect_err("many faults").0;
        let texts: Vec<_> = faults.iter().map(ToString::to_string).collect();
        assert_eq!(
            texts,
            [
                "seki names Z25, which is not on a board of 3 by 3 lines",
                "no stone stands at B3 (dead)",
                "the chain at C3 is claimed both dead and in seki",
                "handicap: found 10, expected at most 9, the points of the board",
                "lost by: found nobody, expected who resigned, lost on time or forfeited: black, white or both",
                "last play: found C3, expected a point where a black stone stands",
            ]
        );
    }

    #[test]
    fn a_chain_without_liberties_is_a_fault() {
        let faults = setup(&["XO.", "O.O", "..."]).check().expect_err("A3 is captured").0;
        assert_eq!(faults, [Fault::NoLiberty { color: Color::Black, at: points("A3").first().expect("one") }]);
    }

    #[test]
    fn a_full_board_is_refused_chain_by_chain() {
        assert_eq!(setup(&["X"]).check().expect_err("no liberty").0.len(), 1);
    }

    fn contradictions(change: impl Fn(&mut Setup)) -> Vec<Field> {
        let mut setup = setup(&["X.O"]);
        change(&mut setup);
        let faults = setup.check().err().unwrap_or_default().0;
        let field = |fault| if let Fault::Contradiction { field, .. } = fault { Some(field) } else { None };
        faults.into_iter().filter_map(field).collect()
    }

    #[test]
    fn a_game_that_passes_ended_has_a_pass_of_each_player() {
        let ended = |setup: &mut Setup| setup.history.ended_by = Some(End::Passes);
        let no_pass = contradictions(|setup| {
            ended(setup);
            setup.history.first_pass = Some(FirstPasser::Nobody);
        });
        assert_eq!(no_pass, [Field::FirstPass]);
        let one_side = contradictions(|setup| {
            ended(setup);
            setup.history.passes = ByColor { black: Some(0), white: Some(2) };
        });
        assert_eq!(one_side, [Field::Passes(Color::Black)]);
        assert_eq!(contradictions(ended), []);
    }

    #[test]
    fn only_a_forfeit_has_two_losers() {
        for (end, faults) in
            [(End::Forfeit, vec![]), (End::Time, vec![Field::LostBy]), (End::Resignation, vec![Field::LostBy])]
        {
            let fields = contradictions(|setup| {
                setup.history.ended_by = Some(end);
                setup.history.lost_by = Some(Loser::Both);
            });
            assert_eq!(fields, faults, "{end:?}");
        }
    }

    #[test]
    fn the_last_play_cannot_capture_more_than_was_captured_in_all() {
        let captures = |prisoners| {
            contradictions(|setup| {
                setup.prisoners.black = Some(prisoners);
                let captured = Some(points("B1"));
                setup.history.last_play = Some(LastPlay { player: Color::Black, point: None, captured });
            })
        };
        assert_eq!((captures(0), captures(1)), (vec![Field::Prisoners(Color::Black)], vec![]));
    }

    #[test]
    fn a_captured_stone_stood_on_the_board() {
        let faults = contradictions(|setup| {
            let captured = Some(points("Z25"));
            setup.history.last_play = Some(LastPlay { player: Color::Black, point: None, captured });
        });
        assert_eq!(faults, [Field::LastPlay]);
    }

    #[test]
    fn nobody_passed_contradicts_counted_passes() {
        let mut setup = setup(&["X.O"]);
        setup.history.first_pass = Some(FirstPasser::Nobody);
        setup.history.passes.white = Some(2);
        let faults = setup.check().expect_err("a contradiction").0;
        assert!(matches!(&faults[..], [Fault::Contradiction { field: Field::Passes(Color::White), .. }]));
    }
}
