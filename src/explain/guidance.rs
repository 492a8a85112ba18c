use super::Statement;
use crate::board::{ByColor, Color};
use crate::position::{End, History};
use crate::rules::{Axis, Basis, BothLose, Clause, DisputeRule, LastPass, Resumption, RuleSet, Stop, Text};

/// What one clause of a rule set says to players who do not agree which stones are dead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guidance {
    /// The axis of the clause.
    pub axis: &'static str,
    /// What it says.
    pub statement: Statement,
    /// On what it rests.
    pub basis: Basis,
    /// The articles that say so.
    pub articles: &'static [&'static str],
    /// Edition and source.
    pub text: Text,
    /// A remark of the clause in plain English, or an empty string.
    pub remark: &'static str,
}

impl Guidance {
    fn of<T: Axis>(axis: &'static str, clause: &Clause<T>, says: impl Fn(T) -> Statement, silent: Silent) -> Self {
        let statement = match clause.choice() {
            Some(choice) => says(choice),
            None if clause.basis() == Basis::Unverified => Statement::new(silent.unverified),
            None => Statement::new(silent.unstated),
        };
        Self {
            axis,
            statement,
            basis: clause.basis(),
            articles: clause.articles(),
            text: clause.edition(),
            remark: clause.remark(),
        }
    }
}

/// The codes for a clause that says nothing, and for one that could not be read.
#[derive(Clone, Copy)]
struct Silent {
    unstated: &'static str,
    unverified: &'static str,
}

/// What a rule set says to players who do not agree which stones are dead: what stops the game, who passes last, who
/// moves first when it goes on, how the dispute is settled, and whether both can lose by it.
///
/// ```
/// use gyega::explain::guidance;
/// use gyega::position::History;
/// use gyega::rules::by_id;
///
/// let said = guidance(&History::default(), by_id("japanese-1989").unwrap());
/// assert_eq!(said[2].statement.code, "guide-resume-opponent-of-requester");
/// assert_eq!(said[2].articles, ["9"]);
/// ```
pub fn guidance(history: &History, rules: &RuleSet) -> Vec<Guidance> {
    let passer = last_passer(history, rules);
    let mut said = vec![
        Guidance::of("stop", &rules.stop, stop, STOP),
        Guidance::of("last_pass", &rules.last_pass, last_pass, LAST_PASS),
        Guidance::of("resumption", &rules.resumption, |choice| resumption(choice, passer), RESUMPTION),
        Guidance::of("dispute", &rules.dispute, dispute, DISPUTE),
    ];
    if rules.both_lose.choice() == Some(BothLose::Possible) {
        let says = |_| Statement::new("guide-both-lose");
        said.push(Guidance::of("both_lose", &rules.both_lose, says, DISPUTE));
    }
    said
}

const STOP: Silent = Silent { unstated: "guide-stop-unstated", unverified: "guide-stop-unverified" };
const LAST_PASS: Silent = Silent { unstated: "guide-last-pass-unstated", unverified: "guide-last-pass-unverified" };
const RESUMPTION: Silent = Silent { unstated: "guide-resume-unstated", unverified: "guide-resume-unverified" };
const DISPUTE: Silent = Silent { unstated: "guide-dispute-unstated", unverified: "guide-dispute-unverified" };

fn stop(choice: Stop) -> Statement {
    Statement::new(match choice {
        Stop::TwoPasses => "guide-stop-two-passes",
        Stop::FourPasses => "guide-stop-four-passes",
        Stop::Agreement => "guide-stop-agreement",
    })
}

fn last_pass(choice: LastPass) -> Statement {
    Statement::new(match choice {
        LastPass::Either => "guide-last-pass-either",
        LastPass::White => "guide-last-pass-white",
    })
}

/// Who moves first where it is known who passed last, and the rule where it is not.
fn resumption(choice: Resumption, passer: Option<Color>) -> Statement {
    match (choice, passer) {
        (Resumption::NormalTurn, None) => Statement::new("guide-resume-normal-turn"),
        (Resumption::NormalTurn, Some(passer)) => {
            Statement::new("guide-resume-normal-turn-known").with("player", !passer).with("passer", passer)
        }
        (Resumption::OpponentOfRequester, _) => Statement::new("guide-resume-opponent-of-requester"),
        (Resumption::OpponentOfLastPasser, None) => Statement::new("guide-resume-opponent-of-last-passer"),
        (Resumption::OpponentOfLastPasser, Some(passer)) => {
            Statement::new("guide-resume-opponent-of-last-passer-known").with("player", !passer).with("passer", passer)
        }
        (Resumption::ByAgreement, _) => Statement::new("guide-resume-by-agreement"),
    }
}

fn dispute(choice: DisputeRule) -> Statement {
    Statement::new(match choice {
        DisputeRule::Japanese1989 => "guide-dispute-japanese-1989",
        DisputeRule::KoreanLocal => "guide-dispute-korean-local",
        DisputeRule::PlayOut => "guide-dispute-play-out",
        DisputeRule::PlayOutThenAllAlive => "guide-dispute-play-out-then-all-alive",
        DisputeRule::NothingRemoved => "guide-dispute-nothing-removed",
        DisputeRule::Precedents => "guide-dispute-precedents",
        DisputeRule::Arbitration => "guide-dispute-arbitration",
        DisputeRule::Agreement => "guide-dispute-agreement",
    })
}

/// Who made the last pass, where it is known.
///
/// The numbers of passes after the last play tell it. Of a game that passes ended, so does who made that play: after an
/// even number of passes it is that player's opponent's turn again. A pass more of White's would upset this.
fn last_passer(history: &History, rules: &RuleSet) -> Option<Color> {
    let last_player = history.last_play?.player;
    let since = ByColor::from_fn(|player| {
        let (all, early) = (*history.passes.get(player), *history.early_passes.get(player));
        all.zip(early).and_then(|(all, early)| all.checked_sub(early))
    });
    match (since.black, since.white) {
        (Some(0), Some(0)) => None,
        (Some(black), Some(white)) => {
            let (own, other) = if last_player == Color::Black { (black, white) } else { (white, black) };
            // The opponent passes first, and they take turns.
            match (own, other) {
                _ if own == other => Some(last_player),
                _ if other == own + 1 => Some(!last_player),
                _ => None,
            }
        }
        _ => {
            let is_even = matches!(rules.stop.choice(), Some(Stop::TwoPasses | Stop::FourPasses));
            let is_plain = rules.last_pass.choice() == Some(LastPass::Either);
            (history.ended_by == Some(End::Passes) && is_even && is_plain).then_some(last_player)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Guidance, guidance};
    use crate::board::{ByColor, Color};
    use crate::position::{End, History, LastPlay};
    use crate::rules::{Basis, all, by_id};

    fn of(id: &str, history: &History) -> Vec<Guidance> {
        guidance(history, by_id(id).expect("a rule set"))
    }

    fn codes(id: &str, history: &History) -> Vec<&'static str> {
        of(id, history).iter().map(|said| said.statement.code).collect()
    }

    fn last_played_by(player: Color) -> History {
        History { last_play: Some(LastPlay { player, point: None, captured: None }), ..History::default() }
    }

    #[test]
    fn every_rule_set_gives_guidance_with_the_articles_of_its_own_clauses() {
        for rules in all() {
            let said = guidance(&History::default(), rules);
            let axes: Vec<_> = said.iter().map(|said| said.axis).collect();
            assert_eq!(axes[..4], ["stop", "last_pass", "resumption", "dispute"], "{}", rules.id);
            for said in &said {
                let clause = rules.clauses().into_iter().find(|clause| clause.axis == said.axis).expect("a clause");
                assert_eq!((said.articles, said.text, said.basis), (clause.articles, clause.text, clause.basis));
                assert_eq!(said.remark, clause.note);
                let is_silent =
                    said.statement.code.ends_with("-unstated") || said.statement.code.ends_with("-unverified");
                assert_eq!(is_silent, clause.choice.is_none(), "{} {}", rules.id, said.axis);
                if let Some(choice) = clause.choice.filter(|_| said.axis != "both_lose") {
                    assert!(said.statement.code.ends_with(&choice), "{} {}", rules.id, said.statement.code);
                }
            }
        }
    }

    #[test]
    fn what_the_text_does_not_say_and_what_was_not_read_are_two_things() {
        let history = History::default();
        // The teaching text ends with the count, and article 11 of the Korean text is silent; the text of 2013 was not
        // to be had.
        let at = |id: &str| of(id, &history)[2].clone();
        assert_eq!(
            (at("kba-beginner").statement.code, at("kba-beginner").basis),
            ("guide-resume-unstated", Basis::Unstated)
        );
        assert_eq!(
            (at("korean-2016").statement.code, at("korean-2016").basis),
            ("guide-resume-unstated", Basis::Unstated)
        );
        assert_eq!(
            (at("korean-2013-aimag").statement.code, at("korean-2013-aimag").basis),
            ("guide-resume-unverified", Basis::Unverified)
        );
    }

    #[test]
    fn both_can_lose_under_the_japanese_rules_alone() {
        for rules in all() {
            let can = guidance(&History::default(), rules).iter().any(|said| said.statement.code == "guide-both-lose");
            assert_eq!(can, rules.id == "japanese-1989", "{}", rules.id);
        }
    }

    #[test]
    fn who_moves_first_is_said_where_it_is_known_who_passed_last() {
        let two = History {
            passes: ByColor { black: Some(1), white: Some(1) },
            early_passes: ByColor { black: Some(0), white: Some(0) },
            ..last_played_by(Color::Black)
        };
        // Black played, White passed, Black passed: White is to move under every order of turns.
        for (id, code) in
            [("chinese-2002", "guide-resume-normal-turn-known"), ("aga", "guide-resume-opponent-of-last-passer-known")]
        {
            let said = &of(id, &two)[2].statement;
            assert_eq!(said.code, code);
            assert_eq!(said.arguments, [("player", Color::White.into()), ("passer", Color::Black.into())]);
        }
        // With one pass more White passed last, and Black moves.
        let three = History { passes: ByColor { black: Some(1), white: Some(2) }, ..two };
        assert_eq!(of("aga", &three)[2].statement.arguments[0], ("player", Color::Black.into()));
        // That many passes running are no taking of turns.
        let odd = History { passes: ByColor { black: Some(4), white: Some(1) }, ..two };
        assert_eq!(codes("aga", &odd)[2], "guide-resume-opponent-of-last-passer");
        // Under the Japanese rules it is the request that counts.
        assert_eq!(codes("japanese-1989", &two)[2], "guide-resume-opponent-of-requester");
    }

    #[test]
    fn a_game_ended_by_passes_tells_whose_turn_it_is_unless_white_may_have_passed_once_more() {
        let ended = History { ended_by: Some(End::Passes), ..last_played_by(Color::White) };
        assert_eq!(of("ing-sst", &ended)[2].statement.arguments[0], ("player", Color::Black.into()));
        assert_eq!(codes("aga", &ended)[2], "guide-resume-opponent-of-last-passer");
        assert_eq!(codes("chinese-2002", &last_played_by(Color::White))[2], "guide-resume-normal-turn");
    }
}
