use super::{Advice, Assumption, Claim, History, LastPlay, Marks, MarksSource, Position, play};
use crate::board::{ByColor, Color, Point, PointSet};
use crate::rules::Suicide;

/// A position with one thing otherwise. Nothing is derived anew: numbers that are not changed stay as they are.
impl Position {
    /// With more chains marked, and all others said to live; those marked dead come off under every rule set that takes
    /// stones off by agreement.
    #[must_use]
    pub fn with_claim(&self, claim: &Claim) -> Self {
        let mut other = self.clone();
        let Marks { dead, seki, .. } = self.marks;
        other.marks = Marks { dead: dead | claim.dead, seki: seki | claim.seki, ..Marks::default() };
        other.dead_by_rule_set.iter_mut().for_each(|(_, dead)| *dead |= claim.dead);
        other
    }

    /// With other marks of both players, whole chains, and nothing that they say differently.
    #[must_use]
    pub fn with_marks(&self, marks: Marks) -> Self {
        Self { marks, claims: None, ..self.clone() }
    }

    /// With the marks that an engine claims, under its name. It is for positions that nobody marked.
    #[must_use]
    pub fn with_advice(&self, advice: &Advice) -> Self {
        let advice = Advice { adviser: advice.adviser.clone(), claim: advice.claim.whole_chains(&self.stones) };
        let mut other = self.with_claim(&advice.claim);
        other.marks_source = MarksSource::Adviser;
        other.assumptions.extend(advice.assumptions());
        other
    }

    /// With what is proposed of the chains of which nobody spoke: these stones are dead, and no others, as is assumed.
    /// The result of a record may confirm it.
    #[must_use]
    pub fn with_proposal(&self, dead: &PointSet, is_confirmed: bool, assumptions: Vec<Assumption>) -> Self {
        let mut other = self.with_marks(Marks { dead: self.marks.dead | *dead, ..self.marks.with_all_said() });
        other.marks_source = MarksSource::Proposal { dead: *dead - self.marks.dead, is_confirmed };
        other.assumptions.extend(assumptions);
        other
    }

    /// With these chains of one group dead where they stayed, and staying where they came off. `agreed` are the stones
    /// that the marks take off.
    #[must_use]
    pub fn with_status_turned(&self, agreed: &PointSet, chains: &PointSet) -> Self {
        let turned = |dead: &PointSet| if chains.is_subset(dead) { *dead - *chains } else { *dead | *chains };
        let mut other = self.clone();
        other.marks = Marks { dead: turned(agreed), seki: self.marks.seki - *chains, ..Marks::default() };
        other.dead_by_rule_set.iter_mut().for_each(|(_, dead)| *dead = turned(dead));
        other
    }

    /// With the numbers of stones that Black and White captured in play.
    ///
    /// ```
    /// use gyega::{Position, rules};
    ///
    /// let position = Position::from_diagram("..XO.\n..XO.\n..XO.\n..XO.\n..XO.")?;
    /// let result = |position: &Position| gyega::score(position, &[rules::JAPANESE_1989])[0].to_string();
    /// assert_eq!(
    ///     result(&position),
    ///     "japanese-1989: The result is open. Missing: how many stones each player captured during play."
    /// );
    /// // 10 points and 8 prisoners against 5 points and a komi of 6.5.
    /// assert_eq!(result(&position.with_prisoners(8, 0)), "japanese-1989: Black wins by 6.5 points (moku).");
    /// # Ok::<(), gyega::formats::diagram::DrawnFaults>(())
    /// ```
    #[must_use]
    pub fn with_prisoners(&self, black: u16, white: u16) -> Self {
        let prisoners = ByColor { black: Some(u32::from(black)), white: Some(u32::from(white)) };
        let mut other = Self { prisoners, ..self.clone() };
        other.assumptions.retain(|assumption| !matches!(assumption, Assumption::PrisonersFromPlays { .. }));
        other
    }

    /// With another number of handicap stones, which is known then.
    #[must_use]
    pub fn with_handicap(&self, handicap: u16) -> Self {
        Self { handicap, said_handicap: None, ..self.clone() }
    }

    /// With another history.
    #[must_use]
    pub fn with_history(&self, history: History) -> Self {
        Self { history, ..self.clone() }
    }

    /// After one more play; stones captured by it are prisoners, and marks of stones that stay are kept. Nothing when
    /// the point is not empty, the play is a self-capture, or it joins stones that are marked dead or in seki.
    #[must_use]
    pub fn after_play(&self, player: Color, at: Point) -> Option<Self> {
        let result = play(&self.stones, player, at, Suicide::Forbidden).ok()?;
        let chain = PointSet::from(at).flood(result.after.of(player));
        let stays = |marks: &PointSet| *marks - result.captured;
        let mut other = self.clone();
        let Marks { dead, seki, unsaid } = self.marks;
        let mut marked = dead | seki;
        // Of a stone that joins others of which nobody spoke nobody speaks either.
        let unsaid = if chain.is_disjoint(&unsaid) { stays(&unsaid) } else { stays(&unsaid) | chain };
        other.marks = Marks { dead: stays(&dead), seki: stays(&seki), unsaid };
        for (_, dead) in &mut other.dead_by_rule_set {
            marked |= *dead;
            *dead = stays(dead);
        }
        if !chain.is_disjoint(&marked) {
            return None;
        }
        other.stones = result.after;
        let captured = u32::from(result.captured.len());
        if let Some(prisoners) = other.prisoners.get_mut(player) {
            *prisoners += captured;
        }
        if let Some(plays) = other.history.plays.get_mut(player) {
            *plays += 1;
        }
        other.history.last_play = Some(LastPlay { player, point: Some(at), captured: Some(result.captured) });
        Some(other)
    }

    /// The position after a play. Nobody has spoken of a new stone that stands alone. Stones that are marked dead or in
    /// seki may be joined: then nobody has spoken of the new chain. Nothing where they are marked dead for one rule set
    /// alone.
    #[must_use]
    pub fn after_unmarking(&self, player: Color, at: Point) -> Option<Self> {
        let own = self.stones.of(player);
        let joined = PointSet::from(at).neighbours(own).flood(own);
        let Marks { dead, seki, unsaid } = self.marks;
        let mut marks = Marks { dead: dead - joined, seki: seki - joined, unsaid };
        if !joined.is_disjoint(&(dead | seki)) {
            marks.unsaid |= joined;
        }
        let mut after = Self { marks, ..self.clone() }.after_play(player, at)?;
        if joined.is_empty() {
            after.marks.unsaid |= PointSet::from(at);
        }
        Some(after)
    }
}
