use super::{End, Fault, Faults, FirstPasser, Loser, Marks, Position, Setup, SetupPart};
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
        let mut check = |field: SetupPart, marks: &PointSet| {
            self.check_points(field, marks, faults);
            let both = self.stones.chains_of(marks) & seki;
            if field != SetupPart::Seki {
                faults.0.extend(both.parts().filter_map(|c| c.first()).map(|at| Fault::DeadAndInSeki { field, at }));
            }
        };
        check(SetupPart::Seki, &self.marks.seki);
        check(SetupPart::Dead, &self.marks.dead);
        for (index, (_, dead)) in self.dead_by_rule_set.iter().enumerate() {
            check(SetupPart::DeadByRuleSet(index), dead);
        }
        // Of a board of which nobody spoke at all some stones may be marked all the same.
        let Marks { dead, unsaid, .. } = &self.marks;
        if !unsaid.is_empty() && *unsaid != self.stones.occupied() {
            let field = SetupPart::Unsaid;
            self.check_points(field, unsaid, faults);
            let both = self.named_once_a_chain(unsaid, dead);
            faults.0.extend(both.map(|at| Fault::AgainstMark { field, at, mark: SetupPart::Dead }));
        }
    }

    /// Marks stand on stones.
    fn check_points(&self, field: SetupPart, marks: &PointSet, faults: &mut Faults) {
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
        let mut dead = vec![(SetupPart::Dead, self.marks.dead)];
        let by_rule_set = self.dead_by_rule_set.iter().enumerate();
        dead.extend(by_rule_set.map(|(index, (_, points))| (SetupPart::DeadByRuleSet(index), *points)));
        for player in Color::BOTH {
            let claim = claims.get(player);
            let (says_dead, says_seki) = (SetupPart::ClaimedDead(player), SetupPart::ClaimedSeki(player));
            self.check_points(says_dead, &claim.dead, faults);
            self.check_points(says_seki, &claim.seki, faults);
            let both = self.named_once_a_chain(&claim.dead, &claim.seki);
            faults.0.extend(both.map(|at| Fault::DeadAndInSeki { field: says_dead, at }));
            let against = |field, points: &PointSet, mark: SetupPart, marked: &PointSet| {
                self.named_once_a_chain(points, marked).map(move |at| Fault::AgainstMark { field, at, mark })
            };
            faults.0.extend(against(says_dead, &claim.dead, SetupPart::Seki, &self.marks.seki));
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
        let chains_of = |color| (chains & *self.stones.of(color)).parts();
        let mut named: Vec<_> = Color::BOTH.into_iter().flat_map(chains_of).collect();
        named.sort_by_key(PointSet::first);
        named.into_iter().filter_map(move |chain| (chain & points).first())
    }

    fn check_numbers(&self, faults: &mut Faults) {
        let history = &self.history;
        for (counts, field) in [
            (&self.prisoners, SetupPart::Prisoners as fn(Color) -> SetupPart),
            (&history.plays, SetupPart::Plays),
            (&history.passes, SetupPart::Passes),
            (&history.early_passes, SetupPart::EarlyPasses),
        ] {
            for player in Color::BOTH {
                if let Some(count) = counts.get(player).filter(|count| *count > Self::COUNT_MAX) {
                    faults.contradict(field(player), count, format!("at most {}", Self::COUNT_MAX));
                }
            }
        }
        let points = self.stones.size().point_count();
        for (handicap, field) in [(self.handicap, SetupPart::Handicap), (self.said_handicap, SetupPart::SaidHandicap)] {
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
            faults.contradict(SetupPart::LostBy, found, expected);
        }
        if matches!(history.ended_by, Some(End::Resignation | End::Time)) && history.lost_by == Some(Loser::Both) {
            faults.contradict(SetupPart::LostBy, "both", "one player, unless the game ended by forfeit");
        }
    }

    fn check_passes(&self, faults: &mut Faults) {
        let history = &self.history;
        for player in Color::BOTH {
            if let (Some(passes), Some(early)) = (history.passes.get(player), history.early_passes.get(player))
                && early > passes
            {
                faults.contradict(SetupPart::EarlyPasses(player), early, format!("at most {passes}, all passes"));
            }
        }
        if history.ended_by == Some(End::Passes) {
            if history.first_pass == Some(FirstPasser::Nobody) {
                faults.contradict(SetupPart::FirstPass, "nobody", "a player, as passes ended the game");
            }
            for player in Color::BOTH {
                if *history.passes.get(player) == Some(0) {
                    faults.contradict(
                        SetupPart::Passes(player),
                        0,
                        "at least 1, as a pass of each player ended the game",
                    );
                }
            }
            return;
        }
        if let Some(FirstPasser::Player(player)) = history.first_pass
            && *history.passes.get(player) == Some(0)
        {
            faults.contradict(SetupPart::FirstPass, player, "a player who passed; this one has 0 passes");
        }
        if history.first_pass == Some(FirstPasser::Nobody) {
            for player in Color::BOTH {
                if let Some(passes) = history.passes.get(player).filter(|passes| *passes > 0) {
                    faults.contradict(SetupPart::Passes(player), passes, "0, as nobody is said to have passed");
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
                faults.contradict(SetupPart::LastPlay, point, expected);
            }
            let captured = last.captured.unwrap_or_default();
            if let Some(point) = (captured - self.stones.vacant()).first() {
                faults.contradict(SetupPart::LastPlay, format!("a captured stone at {point}"), "an empty point");
            }
            let captured = u32::from(captured.len());
            if let Some(prisoners) = self.prisoners.get(last.player).filter(|prisoners| *prisoners < captured) {
                let expected = format!("at least {captured}, which the last play captured");
                faults.contradict(SetupPart::Prisoners(last.player), prisoners, expected);
            }
            if *history.plays.get(last.player) == Some(0) {
                faults.contradict(SetupPart::Plays(last.player), 0, "at least 1, the last play");
            }
        }
    }
}
