use clap::Args;

use super::fields::{Fields, komi, last_play, listed, number, points, rule_sets, word};
use crate::formats::json::Json;
use crate::formats::sgf::Until;
use crate::rules::Amount;

/// What is known about the game besides the stones. Each option stands for a field of a request and takes its place.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "What is known of the game")]
pub(super) struct GameOptions {
    /// How far a game record is played: so many moves, or to the node with this name (`N`)
    #[arg(long, value_name = "MOVES|NODE", allow_hyphen_values = true)]
    at: Option<String>,
    /// Points to White: a number for all, `rule-set` for each set's own, `record` for that of the record, or
    /// `id=number,...`, where the other sets have their own; default
    /// that of the record, and where there is none each set's own
    #[arg(long, value_name = "KOMI", allow_hyphen_values = true)]
    komi: Option<String>,
    /// Stones captured during play by Black and by White, `?` for unknown
    #[arg(long, value_name = "BLACK,WHITE")]
    prisoners: Option<String>,
    /// Stones captured by Black
    #[arg(long, value_name = "N", conflicts_with = "prisoners")]
    prisoners_black: Option<String>,
    /// Stones captured by White
    #[arg(long, value_name = "N", conflicts_with = "prisoners")]
    prisoners_white: Option<String>,
    /// Dead stones, one of each chain: `D4,E5`, `none`, `pass-alive`, `as-marked` where the marks of a record are
    /// complete, or `propose` for what is likely, which makes a result provisional; left out, nobody spoke of them, or
    /// of those that a record does not mark. Stones that a drawing marks are dead as well
    #[arg(long, value_name = "POINTS")]
    dead: Option<String>,
    /// Stones of which nobody spoke, beside a list in --dead, one of each chain
    #[arg(long, value_name = "POINTS")]
    unsaid: Option<String>,
    /// Count the board of a record that does not tell that the game ended
    #[arg(long)]
    as_it_stands: bool,
    /// Chains in seki, one stone of each
    #[arg(long, value_name = "POINTS")]
    seki: Option<String>,
    /// Handicap stones
    #[arg(long, value_name = "N")]
    handicap: Option<String>,
    /// Stones played by each, handicap stones not included, `?` for unknown
    #[arg(long, value_name = "BLACK,WHITE")]
    plays: Option<String>,
    /// Passes of each, `?` for unknown
    #[arg(long, value_name = "BLACK,WHITE")]
    passes: Option<String>,
    /// Who passed first: black, white or none
    #[arg(long, value_name = "PLAYER")]
    first_pass: Option<String>,
    /// The last stone played: `black`, `black:D4`, or `black:D4:E5,E6` with the stones it took (`black:D4:` none)
    #[arg(long, value_name = "PLAYER[:POINT[:POINTS]]")]
    last_play: Option<String>,
    /// How the game ended: passes, agreement, resignation, time or forfeit
    #[arg(long, value_name = "END")]
    ended_by: Option<String>,
    /// Who lost by resignation, on time or by forfeit: black, white or both
    #[arg(long, value_name = "PLAYER")]
    lost_by: Option<String>,
    /// Periods of overtime bought by each (Ing rules)
    #[arg(long, value_name = "BLACK,WHITE")]
    overtime: Option<String>,
    /// Only count: do not look at the life of groups, nor for protective moves still owed
    #[arg(long)]
    count_only: bool,
    /// Positions that reading a board may search, 1000 to 1000000: more may settle what is undecided; default 80000
    #[arg(long, value_name = "N", conflicts_with = "count_only")]
    search_nodes: Option<String>,
}

/// What each player claims when they disagree, `none` for nothing. A player for whom nothing is given claims that every
/// other stone stays.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "What the players disagree on")]
pub(super) struct ClaimOptions {
    /// Stones dead as Black says, one of each chain, or `none`; what both players name is agreed
    #[arg(long, value_name = "POINTS")]
    black_dead: Option<String>,
    /// Stones dead as White says
    #[arg(long, value_name = "POINTS")]
    white_dead: Option<String>,
    /// Chains in seki as Black says, one stone of each
    #[arg(long, value_name = "POINTS")]
    black_seki: Option<String>,
    /// Chains in seki as White says
    #[arg(long, value_name = "POINTS")]
    white_seki: Option<String>,
}

/// Which rule sets, and how much to say.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "Rule sets")]
pub(super) struct RuleOptions {
    /// Rule sets, `ID,ID,...` or `all` (see `gyega rules`); default korean-2016,chinese-2002,ing-sst, after that of a
    /// record
    #[arg(long, value_name = "IDS")]
    pub(super) rules: Option<String>,
    /// One more pair of rule sets to compare; the first set is always compared with each other one
    #[arg(long, value_name = "A:B")]
    pub(super) compare: Vec<String>,
    /// How much to say: totals, ledger or full
    #[arg(long, value_name = "DETAIL")]
    pub(super) detail: Option<String>,
    /// Say how little would make another outcome: a prisoner, a neutral point, a group, komi
    #[arg(long)]
    pub(super) sensitivity: bool,
    /// Show how players count it at the board, step by step
    #[arg(long)]
    pub(super) procedures: bool,
    /// Give a permalink: the whole question as one code, which `gyega score` and the service open
    #[arg(long)]
    pub(super) permalink: bool,
}

impl GameOptions {
    /// Whether komi is among them.
    pub(super) const fn names_komi(&self) -> bool {
        self.komi.is_some()
    }

    /// How far a record is played.
    pub(super) fn at(&self) -> Until {
        until(self.at.as_deref())
    }

    pub(super) fn fields<'o>(&'o self, fields: &mut Fields<'o>) {
        put_komi(fields, self.komi.as_ref());
        fields.put_pair(["/prisoners/black", "/prisoners/white"], "--prisoners", self.prisoners.as_ref());
        fields.put_if("/prisoners/black", "--prisoners-black", self.prisoners_black.as_ref(), number);
        fields.put_if("/prisoners/white", "--prisoners-white", self.prisoners_white.as_ref(), number);
        fields.put_if("/dead", "--dead", self.dead.as_ref(), |dead| match dead.trim().to_ascii_lowercase() {
            word if ["pass-alive", "as-marked", "propose"].contains(&word.as_str()) => Json::Text(word.into()),
            _ => points(dead),
        });
        fields.put_if("/unsaid", "--unsaid", self.unsaid.as_ref(), points);
        fields.put_if("/seki", "--seki", self.seki.as_ref(), points);
        fields.put_if("/handicap", "--handicap", self.handicap.as_ref(), number);
        fields.put_pair(["/history/black_plays", "/history/white_plays"], "--plays", self.plays.as_ref());
        fields.put_pair(["/history/black_passes", "/history/white_passes"], "--passes", self.passes.as_ref());
        fields.put_if("/history/first_pass", "--first-pass", self.first_pass.as_ref(), word);
        fields.put_if("/history/last_play", "--last-play", self.last_play.as_ref(), last_play);
        fields.put_if("/history/ended_by", "--ended-by", self.ended_by.as_ref(), word);
        fields.put_if("/history/lost_by", "--lost-by", self.lost_by.as_ref(), word);
        match (&self.ended_by, &self.lost_by) {
            (Some(_), None) => fields.lack("/history/lost_by", "--lost-by"),
            (None, Some(_)) => fields.lack("/history/ended_by", "--ended-by"),
            _ => {}
        }
        fields.put_pair(["/overtime/black", "/overtime/white"], "--overtime", self.overtime.as_ref());
        put_at(fields, self.at.as_ref());
        fields.put_flag("/classify", "--count-only", self.count_only, false);
        fields.put_flag("/as_it_stands", "--as-it-stands", self.as_it_stands, true);
        fields.put_if("/search_nodes", "--search-nodes", self.search_nodes.as_ref(), number);
    }
}

impl ClaimOptions {
    pub(super) fn fields<'o>(&'o self, fields: &mut Fields<'o>) {
        let claims = [
            ("/claims/black/dead", "--black-dead", self.black_dead.as_ref()),
            ("/claims/black/seki", "--black-seki", self.black_seki.as_ref()),
            ("/claims/white/dead", "--white-dead", self.white_dead.as_ref()),
            ("/claims/white/seki", "--white-seki", self.white_seki.as_ref()),
        ];
        if claims.iter().any(|(_, _, given)| given.is_some()) {
            // Whoever names nothing claims something all the same.
            fields.ensure("/claims/black");
            fields.ensure("/claims/white");
        }
        for (pointer, option, given) in claims {
            fields.put_if(pointer, option, given, points);
        }
    }
}

impl RuleOptions {
    pub(super) fn fields<'o>(&'o self, fields: &mut Fields<'o>) {
        fields.put_if("/rule_sets", "--rules", self.rules.as_ref(), rule_sets);
        let pairs: Vec<Vec<&str>> = self.compare.iter().map(|pair| listed(pair, &[':', ','])).collect();
        for (typed, _) in self.compare.iter().zip(&pairs).filter(|(_, pair)| pair.len() != 2) {
            let expected = "two rule sets with a colon between them, such as aga:ing-sst";
            fields.fault("/compare", "--compare", typed, expected);
        }
        if !pairs.is_empty() && pairs.iter().all(|pair| pair.len() == 2) {
            fields.put("/compare", "--compare", pairs.into_iter().map(Json::texts).collect());
        }
        fields.put_if("/detail", "--detail", self.detail.as_ref(), word);
        fields.put_flag("/sensitivity", "--sensitivity", self.sensitivity, true);
        fields.put_flag("/procedures", "--procedures", self.procedures, true);
        fields.put_flag("/permalink", "--permalink", self.permalink, true);
    }
}

/// Komi. What is neither a number, nor a word, nor a list is told what may be typed, as the type of the field tells it
/// in JSON.
fn put_komi<'o>(fields: &mut Fields<'o>, given: Option<&'o String>) {
    let Some(typed) = given else { return };
    let is_word = ["rule-set", "record"].contains(&typed.trim());
    if is_word || typed.contains('=') || !matches!(number(typed), Json::Text(_)) {
        return fields.put("/komi", "--komi", komi(typed));
    }
    let decimal = typed.trim().replacen(',', ".", 1);
    let hint = match Amount::parse(&decimal) {
        Some(_) => format!("; write {decimal}, with a decimal point"),
        None => String::new(),
    };
    fields.fault("/komi", "--komi", typed, &format!("a number, rule-set, record, or id=number,...{hint}"));
}

/// How far a record is played.
pub(super) fn until(at: Option<&str>) -> Until {
    match at.map(|at| (at, at.trim().parse())) {
        // What is no place is reported with everything else that is wrong.
        None => Until::End,
        Some((at, _)) if is_below_zero(at) => Until::End,
        Some((_, Ok(moves))) => Until::Moves(moves),
        Some((at, Err(_))) => Until::Node(at.into()),
    }
}

/// A number below zero is no number of moves, and hardly the name of a node.
fn is_below_zero(at: &str) -> bool {
    at.trim().strip_prefix('-').is_some_and(|digits| digits.parse::<u64>().is_ok())
}

/// Where a record is left.
pub(super) fn put_at<'o>(fields: &mut Fields<'o>, at: Option<&'o String>) {
    match at {
        Some(at) if is_below_zero(at) => {
            let expected = "a number of moves from 0, or the name of a node (`N`)";
            fields.fault("/sgf_at", "--at", at, expected);
        }
        at => fields.put_if("/sgf_at", "--at", at, number),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{Fields, GameOptions, until};
    use crate::cli::failure::Origin;
    use crate::formats::json::Json;
    use crate::formats::sgf::Until;

    #[test]
    fn a_place_is_a_number_of_moves_or_a_name() {
        assert_eq!(
            (until(None), until(Some("12")), until(Some("end"))),
            (Until::End, Until::Moves(12), Until::Node("end".into()))
        );
        assert_eq!((until(Some("-5")), until(Some("-a"))), (Until::End, Until::Node("-a".into())));
    }

    #[test]
    fn options_take_the_place_of_fields() {
        let options = GameOptions {
            prisoners: Some("2,?".to_owned()),
            passes: Some("1,1".to_owned()),
            count_only: true,
            ..GameOptions::default()
        };
        let mut fields = Fields::default();
        options.fields(&mut fields);
        let mut tree = Json::from(json!({"prisoners": {"black": 1, "white": 0}}));
        let mut origin = Origin::default();
        fields.apply(&mut tree, &mut origin);
        let expected = json!({
            "prisoners": {"black": 2, "white": 0},
            "history": {"black_passes": 1, "white_passes": 1},
            "classify": false,
        });
        assert_eq!(tree.to_value(), expected);
        assert_eq!(origin.options.first(), Some(&("/prisoners/black".to_owned(), "--prisoners")));
    }
}
