use super::case_file::{CaseClaim, CaseError, CaseMove, CaseProof, CaseSearch, ClaimOrigin, IllegalReason, Saying};
use super::case_reader::{Board, Lines, fault, number, player};
use crate::board::Color;
use crate::rules::ReadingId;

const COLUMNS: [&str; 9] = ["#", "claim", "rule set", "reading", "player", "points", "when", "says", "from"];

/// Columns that a table leaves out where it does not use them.
const OPTIONAL: [&str; 2] = ["reading", "when"];

/// Reads the table of claims; `has_last_move` says whether the case itself names the move that led to it.
pub(super) fn read_claims(
    lines: &mut Lines<'_>,
    board: Board,
    has_last_move: bool,
) -> Result<Vec<CaseClaim>, CaseError> {
    let (at, head) = lines.next("the table of claims")?;
    let head = cells(head, at)?;
    let is_used = |column: &&&str| !OPTIONAL.contains(column) || head.contains(column);
    if !COLUMNS.iter().filter(is_used).eq(&head) {
        return Err(fault(at, format!("expected the columns {}", COLUMNS.join(", "))));
    }
    let (at, rule) = lines.next("the table of claims")?;
    if cells(rule, at)?.iter().any(|cell| cell.is_empty() || cell.bytes().any(|byte| byte != b'-')) {
        return Err(fault(at, "expected the line under the columns"));
    }
    let mut claims: Vec<CaseClaim> = Vec::new();
    while let Some((at, line)) = lines.peek().filter(|(_, line)| line.starts_with('|')) {
        lines.next("a claim")?;
        let row = cells(line, at)?;
        if row.len() != head.len() {
            return Err(fault(at, format!("{} cells under {} columns", row.len(), head.len())));
        }
        let cell = |column: &str| head.iter().position(|found| *found == column).map_or("", |index| row[index]);
        let claim = claim(COLUMNS.map(cell), at, board, has_last_move)?;
        if claim.number != claims.len() + 1 {
            return Err(fault(at, format!("expected claim {}, found {}", claims.len() + 1, claim.number)));
        }
        claims.push(claim);
    }
    if claims.is_empty() { Err(fault(at, "no claims")) } else { Ok(claims) }
}

fn cells(line: &str, at: usize) -> Result<Vec<&str>, CaseError> {
    let inside = line.strip_prefix('|').and_then(|line| line.strip_suffix('|'));
    let inside = inside.ok_or_else(|| fault(at, "expected a row of a table between | and |"))?;
    Ok(inside.split('|').map(str::trim).collect())
}

fn claim(row: [&str; 9], at: usize, board: Board, has_last_move: bool) -> Result<CaseClaim, CaseError> {
    let [count, kind, rule_set, reading, who, points, when, says, origin] = row;
    let (rule_set, rule_set_in_text) = rule_set_names(rule_set, at)?;
    let reading = match reading {
        "" => None,
        name => Some(ReadingId::parse(name).ok_or_else(|| fault(at, format!("`{name}` is no name of a reading")))?),
    };
    if reading.is_some() && rule_set.is_none() {
        return Err(fault(at, "a reading needs the rule set of which it is one"));
    }
    let who = if who.is_empty() { None } else { Some(player(who, at)?) };
    let points = match points {
        "" => Vec::new(),
        "none" if kind == "neutral" => Vec::new(),
        "none" => return Err(fault(at, format!("a claim `{kind}` cannot be about no points"))),
        some => board.points(some, at)?,
    };
    let needs = Needs::of(kind).ok_or_else(|| fault(at, format!("`{kind}` is no kind of claim")))?;
    needs.check(at, kind, rule_set.is_some(), who, &points)?;
    let (after, last_move) = moves_before(when, at, board)?;
    let saying = saying(kind, says, at, board)?;
    if let Saying::Ko { takes_back } = saying
        && takes_back != (has_last_move || last_move.is_some())
    {
        return Err(fault(at, "only a claim or case with a last move can say `may not take back`"));
    }
    let origin = match origin {
        "text" => ClaimOrigin::Text,
        "position" => ClaimOrigin::Position,
        _ => return Err(fault(at, format!("expected text or position, found `{origin}`"))),
    };
    Ok(CaseClaim {
        number: number(count, at)?,
        line: at,
        rule_set,
        rule_set_in_text,
        reading,
        player: who,
        points,
        after,
        last_move,
        saying,
        says: says.to_owned(),
        origin,
        proofs: Vec::new(),
    })
}

/// `korean-2016`, or `korean-2016 (korean)` where the document has another name for it.
fn rule_set_names(text: &str, at: usize) -> Result<(Option<String>, Option<String>), CaseError> {
    let (id, name) = match text.split_once(" (") {
        None => (text, None),
        Some((id, name)) => {
            let name = name.strip_suffix(')').ok_or_else(|| fault(at, format!("`{text}` lacks a `)`")))?;
            (id, Some(name.to_owned()))
        }
    };
    if id.bytes().any(|byte| !matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-')) {
        return Err(fault(at, format!("`{id}` is no id of a rule set")));
    }
    Ok(if id.is_empty() { (None, None) } else { (Some(id.to_owned()), name) })
}

type MovesBefore = (Vec<CaseMove>, Option<CaseMove>);

/// The cell `when`: `after <moves>`, `last move <move>` or nothing.
fn moves_before(text: &str, at: usize, board: Board) -> Result<MovesBefore, CaseError> {
    if text.is_empty() {
        Ok((Vec::new(), None))
    } else if let Some(moves) = text.strip_prefix("after ") {
        Ok((moves.split("; ").map(|play| board.play(play, at)).collect::<Result<_, _>>()?, None))
    } else if let Some(play) = text.strip_prefix("last move ") {
        Ok((Vec::new(), Some(board.play(play, at)?)))
    } else {
        Err(fault(at, format!("expected `after` or `last move`, found `{text}`")))
    }
}

/// Which cells a kind of claim fills.
struct Needs {
    rule_set: bool,
    /// `None`: the colour of the chains, where it is one.
    player: Option<bool>,
    points_min: usize,
    points_max: usize,
}

impl Needs {
    fn of(kind: &str) -> Option<Self> {
        const MANY: usize = usize::MAX;
        let (rule_set, player, points_min, points_max) = match kind {
            "territory-points" => (false, Some(true), 0, 0),
            "territory-at" => (false, Some(true), 1, MANY),
            "neutral" => (false, Some(false), 0, MANY),
            "score" | "no-result" | "draw" => (true, Some(false), 0, 0),
            "liberties" | "chain" => (false, Some(false), 1, 1),
            "legal" | "illegal" | "captures" | "ko" => (false, Some(true), 1, 1),
            "suicide" => (true, Some(true), 1, 1),
            "alive" | "dead" | "seki" | "unsettled" => (false, None, 1, MANY),
            "must-add-move" => (true, Some(true), 0, 1),
            "handicap" => (false, Some(false), 1, MANY),
            "same-position" => (false, Some(false), 0, 0),
            _ => return None,
        };
        Some(Self { rule_set, player, points_min, points_max })
    }

    fn check(
        &self,
        at: usize,
        kind: &str,
        has_rule_set: bool,
        who: Option<Color>,
        points: &[String],
    ) -> Result<(), CaseError> {
        if self.rule_set && !has_rule_set {
            return Err(fault(at, format!("a claim `{kind}` needs a rule set")));
        }
        if self.player.is_some_and(|needed| needed != who.is_some()) {
            return Err(fault(at, format!("a claim `{kind}` needs a player, or must not have one")));
        }
        if points.len() < self.points_min || points.len() > self.points_max {
            return Err(fault(at, format!("a claim `{kind}` cannot be about {} points", points.len())));
        }
        Ok(())
    }
}

fn saying(kind: &str, says: &str, at: usize, board: Board) -> Result<Saying, CaseError> {
    let wrong = || fault(at, format!("a claim `{kind}` cannot say `{says}`"));
    let after = |start: &str| says.strip_prefix(start).ok_or_else(wrong);
    let one_of = |yes: &str, no: &str| match says {
        _ if says == yes => Ok(true),
        _ if says == no => Ok(false),
        _ => Err(wrong()),
    };
    let nothing = |saying: Saying| if says.is_empty() { Ok(saying) } else { Err(wrong()) };
    let text = || if says.is_empty() { Err(wrong()) } else { Ok(says.to_owned()) };
    Ok(match kind {
        "territory-points" => {
            Saying::TerritoryPoints { count: number(says.strip_suffix(" points").ok_or_else(wrong)?, at)? }
        }
        "territory-at" => Saying::TerritoryAt { whole_region: one_of("whole region", "these points")? },
        "neutral" => Saying::Neutral { no_others: one_of("no others", "these points")? },
        "score" => score(after("black ")?, at).ok_or_else(wrong)?,
        "liberties" => {
            let (count, points) = says.split_once(": ").ok_or_else(wrong)?;
            let liberties = board.points(points, at)?;
            if liberties.len() != number::<usize>(count, at)? {
                return Err(fault(at, format!("{} liberties are named, not {count}", liberties.len())));
            }
            Saying::Liberties { liberties }
        }
        "chain" => Saying::Chain { stones: board.points(after("stones ")?, at)? },
        "legal" => nothing(Saying::Legal)?,
        "illegal" => Saying::Illegal {
            reason: match says {
                "suicide" => IllegalReason::Suicide,
                "ko" => IllegalReason::Ko,
                "occupied" => IllegalReason::Occupied,
                _ => return Err(wrong()),
            },
        },
        "suicide" => Saying::Suicide { removed: board.points(after("removes ")?, at)? },
        "captures" => Saying::Captures { captured: board.points(after("takes ")?, at)? },
        "ko" => Saying::Ko { takes_back: one_of("may not take back", "starts a ko")? },
        "alive" => nothing(Saying::Alive)?,
        "dead" => nothing(Saying::Dead)?,
        "seki" => nothing(Saying::Seki)?,
        "unsettled" if says.is_empty() => Saying::Unsettled { at: None },
        "unsettled" => Saying::Unsettled { at: Some(board.point(after("at ")?, at)?) },
        "must-add-move" => Saying::MustAddMove { is_needed: one_of("needed", "not needed")? },
        "no-result" => Saying::NoResult { why: text()? },
        "draw" => Saying::Draw { why: text()? },
        "handicap" => Saying::Handicap { stones: number(says.strip_suffix(" stones").ok_or_else(wrong)?, at)? },
        "same-position" => Saying::SamePosition { case: after("as ")?.to_owned() },
        _ => return Err(fault(at, format!("`{kind}` is no kind of claim"))),
    })
}

/// `16, white 17, W+1`; the result must be the difference.
fn score(text: &str, at: usize) -> Option<Saying> {
    let (black, rest) = text.split_once(", white ")?;
    let (white, result) = rest.split_once(", ")?;
    let black: u32 = number(black, at).ok()?;
    let white: u32 = number(white, at).ok()?;
    let difference = black.abs_diff(white);
    let expected = match black.cmp(&white) {
        std::cmp::Ordering::Greater => format!("B+{difference}"),
        std::cmp::Ordering::Less => format!("W+{difference}"),
        std::cmp::Ordering::Equal => "draw".to_owned(),
    };
    (result == expected).then_some(Saying::Score { black, white, result: expected })
}

/// Reads the list of proofs and hangs each on its claim.
pub(super) fn read_proofs(lines: &mut Lines<'_>, board: Board, claims: &mut [CaseClaim]) -> Result<(), CaseError> {
    while lines.peek().is_some() {
        let (at, line) = lines.next("a proof")?;
        let (claim, text) = line
            .strip_prefix("- claim ")
            .and_then(|line| line.split_once(": "))
            .ok_or_else(|| fault(at, "expected `- claim <number>: ` and a proof"))?;
        let claim: usize = number(claim, at)?;
        let claim = claims.iter_mut().find(|one| one.number == claim);
        let claim = claim.ok_or_else(|| fault(at, "there is no such claim"))?;
        claim.proofs.push(match text.strip_prefix("unconditionally alive (Benson): ") {
            Some(chains) => CaseProof::Benson { chains: board.points(chains, at)? },
            None => CaseProof::Search(search(text, at, board)?),
        });
    }
    Ok(())
}

/// `white attacks H3, black first[, ko japanese][, with white C9 C8 added], inside J1 J2: captured`.
fn search(text: &str, at: usize, board: Board) -> Result<CaseSearch, CaseError> {
    let wrong = || fault(at, format!("`{text}` is no proof"));
    let (rest, answer) = text.rsplit_once(": ").ok_or_else(wrong)?;
    let is_captured = match answer {
        "captured" => true,
        "not captured" => false,
        _ => return Err(wrong()),
    };
    let mut parts = rest.split(", ");
    let (attacker, target) = parts.next().and_then(|part| part.split_once(" attacks ")).ok_or_else(wrong)?;
    let first = parts.next().and_then(|part| part.strip_suffix(" first")).ok_or_else(wrong)?;
    let mut ko = None;
    let mut added = Vec::new();
    let mut region = Vec::new();
    for part in parts {
        if !region.is_empty() {
            return Err(wrong());
        } else if let Some(points) = part.strip_prefix("inside ") {
            region = board.points(points, at)?;
        } else if let Some(stones) = part.strip_prefix("with ").and_then(|part| part.strip_suffix(" added")) {
            let (who, points) = stones.split_once(' ').ok_or_else(wrong)?;
            added.push((player(who, at)?, board.points(points, at)?));
        } else if let Some(way @ ("japanese" | "attacker-wins" | "defender-wins")) = part.strip_prefix("ko ") {
            ko = Some(way.to_owned());
        } else {
            return Err(wrong());
        }
    }
    if region.is_empty() {
        return Err(wrong());
    }
    let target = board.point(target, at)?;
    Ok(CaseSearch {
        attacker: player(attacker, at)?,
        target,
        first: player(first, at)?,
        ko,
        added,
        region,
        is_captured,
    })
}
