use super::clusters::{Fate, Unit, fates};
use super::eyes::{Block, Ground, Member};
use super::reader::{Line, Reader};
use super::{Connections, Evidence, Status, pass_alive};
use crate::board::{ByColor, Color, Point, PointSet, Stones};

/// The nodes divided over the regions of a board whose eyes are asked for.
const NODES_OF_EYES: u32 = 24_000;

/// The nodes that groups which do not live by their eyes may spend together, and those divided over them. Few need their share.
const NODES_OF_UNITS: u32 = 24_000;
const NODES_OF_SHARES: u32 = 60_000;

/// Living stones that stand or fall together, and what is known of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// Whose.
    pub color: Color,
    /// The stones.
    pub stones: PointSet,
    /// What is known.
    pub status: Status,
    /// On what it rests.
    pub evidence: Evidence,
    /// How it is captured if the opponent starts, where it is unsettled.
    pub line: Line,
}

/// What reading shows of a board under agreed marks: what its groups are, and what their owners still owe.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Classification {
    /// The living stones, each in one group.
    pub groups: Vec<Judged>,
    /// Points that a colour surrounds but must fill before the end.
    pub protective_moves: ByColor<PointSet>,
    /// Living stones that stand in seki, those that somebody claimed to included.
    pub in_seki: PointSet,
    /// Living stones that are captured even if their owner starts.
    pub at_risk: PointSet,
    /// What was read of connections.
    pub connections: Connections,
    /// What the opponent does where a point that is owed is left empty.
    pub threats: Vec<(Point, Line)>,
    /// Positions that were searched.
    pub nodes: u32,
}

impl Classification {
    /// Reads a board. `dead` and `seki` are whole chains.
    ///
    /// ```
    /// use gyega::board::{PointSet, Stones};
    /// use gyega::life::{Classification, Status};
    ///
    /// // Black has the eye A3, White E3; C4 and C1 are between them, and whoever plays there first is taken.
    /// let stones = Stones::from_rows(&["XX.OO", ".XXO.", "XXXOO", "XX.OO"]).unwrap();
    /// let read = Classification::of(&stones, &PointSet::EMPTY, &PointSet::EMPTY);
    /// assert!(read.groups.iter().all(|group| group.status == Status::InSeki));
    /// ```
    pub fn of(stones: &Stones, dead: &PointSet, seki: &PointSet) -> Self {
        let connections = Connections::of(stones, dead, seki);
        let mut board = stones.without(dead);
        let unconditional = ByColor::from_fn(|color| pass_alive(&board, color, true).chains);
        for color in Color::BOTH {
            connections.protective_moves.get(color).iter().for_each(|point| board.place(color, point));
        }
        let ground = Ground::of(board);
        let mut read =
            Self { protective_moves: connections.protective_moves, in_seki: *seki - *dead, ..Self::default() };
        let mut blocks: Vec<Block> =
            Color::BOTH.into_iter().flat_map(|color| Block::all(&ground, color, unconditional.get(color))).collect();
        // Each region has its share and no more: what one of them costs must not depend on which comes first.
        let mut reader = Reader::with(u32::MAX);
        reader.share(NODES_OF_EYES, blocks.iter().map(Block::questions).sum());
        let mut units = Vec::new();
        for block in &mut blocks {
            block.read_eyes(&ground, &connections.safe, &mut reader);
            read.sort_out(block, stones, &connections, seki, &mut units);
        }
        read.nodes = connections.nodes + reader.nodes();
        let mut reader = Reader::with(NODES_OF_UNITS);
        reader.share(NODES_OF_SHARES, units.len());
        let fates = fates(&ground, &units, &mut reader);
        for (unit, (fate, line)) in units.iter().zip(fates) {
            read.note(unit, fate, line, stones, &connections);
        }
        read.nodes += reader.nodes();
        read.threats.extend(connections.threats.iter().cloned());
        read.connections = connections;
        read
    }

    /// The chains of a block that live by their eyes are a group; each of the others, or all of them where none does, is a
    /// unit to be read.
    fn sort_out(
        &mut self,
        block: &Block,
        stones: &Stones,
        connections: &Connections,
        seki: &PointSet,
        units: &mut Vec<Unit>,
    ) {
        let color = block.color;
        let own = stones.of(color);
        let lost = connections.in_seki | connections.at_risk;
        let is_kept = |stones: &PointSet| stones.is_disjoint(&lost) && stones.is_disjoint(seki);
        let of = |wanted: &dyn Fn(&Member) -> bool| {
            let wanted = block.members.iter().filter(|member| is_kept(&member.stones) && wanted(member));
            wanted.fold(PointSet::EMPTY, |all, member| all | member.stones)
        };
        let living = of(&|member| member.lives.is_some());
        let firm = of(&|member| member.lives.is_none() && member.is_firm);
        let loose = of(&|member| member.lives.is_none() && !member.is_firm);
        if !living.is_empty() {
            let members = block.members.iter().filter(|member| member.stones.is_subset(&living));
            let evidence = members.filter_map(|member| member.lives).max_by_key(|evidence| evidence.weakness());
            let evidence = evidence.unwrap_or(Evidence::Unverified);
            self.groups.push(Judged {
                color,
                stones: living & *own,
                status: Status::Alive,
                evidence,
                line: Line::new(),
            });
        }
        let mut push = |stones: PointSet, is_claimed: bool| {
            let beside = block.regions.iter().filter(|region| region.touches(&stones));
            let regions = beside.fold(PointSet::EMPTY, |all, region| all | *region);
            units.push(Unit { color, stones, regions, is_claimed });
        };
        if living.is_empty() && !firm.is_empty() {
            push(firm, false);
        } else {
            firm.parts().for_each(|chain| push(chain, false));
        }
        loose.parts().for_each(|chain| push(chain, false));
        for member in block.members.iter().filter(|member| !is_kept(&member.stones)) {
            push(member.stones, !member.stones.is_disjoint(seki));
        }
    }

    fn note(&mut self, unit: &Unit, fate: Fate, line: Line, stones: &Stones, connections: &Connections) {
        let own = unit.stones & *stones.of(unit.color);
        let (status, evidence) = if unit.is_claimed {
            let is_shown = fate == Fate::InSeki(Evidence::Searched);
            (Status::InSeki, if is_shown { Evidence::Searched } else { Evidence::Claimed })
        } else if !unit.stones.is_disjoint(&connections.in_seki)
            && matches!(fate, Fate::Undecided | Fate::AtRisk | Fate::Open)
        {
            (Status::InSeki, Evidence::Unverified)
        } else {
            let is_lost = fate == Fate::Undecided && !unit.stones.is_disjoint(&connections.at_risk);
            match if is_lost { Fate::AtRisk } else { fate } {
                Fate::Alive | Fate::Owes(_) => (Status::Alive, Evidence::Searched),
                Fate::InSeki(evidence) => (Status::InSeki, evidence),
                Fate::Unsettled | Fate::AtRisk => (Status::Unsettled, Evidence::Searched),
                Fate::Open => (Status::Open, Evidence::Static),
                Fate::Undecided => (Status::Undecided, Evidence::Unverified),
            }
        };
        if let Fate::Owes(point) = fate {
            self.protective_moves.get_mut(unit.color).insert(point);
            self.threats.push((point, line.clone()));
        }
        if status == Status::Unsettled && fate != Fate::Unsettled {
            self.at_risk |= own;
        }
        if status == Status::InSeki {
            self.in_seki |= own;
        }
        let line = if status == Status::Unsettled { line } else { Line::new() };
        self.groups.push(Judged { color: unit.color, stones: own, status, evidence, line });
    }
}
