use super::fields::{
    FieldOptions, OptionFields, field_options, komi, last_play, number, points, rule_sets, split_list, word,
};
use crate::formats::json::Json;
use crate::formats::sgf::Until;
use crate::rules::Amount;

field_options! {
    /// What is known about the game besides the stones. Each option stands for a field of a request and takes its
    /// place.
    #[command(next_help_heading = "What is known of the game")]
    pub(super) struct GameOptions {
        /// How far a game record is played: so many moves, or to the node with this name (`N`)
        #[arg(allow_hyphen_values = true)]
        at: Option<String>, "MOVES|NODE";
        /// Points to White: a number for all, `rule-set` for each set's own, `record` for that of the record, or
        /// `id=number,...`, where the other sets have their own; default
        /// that of the record, and where there is none each set's own
        #[arg(allow_hyphen_values = true)]
        komi: Option<String>, "KOMI" => put_komi("/komi");
        /// Stones captured during play by Black and by White, `?` for unknown
        prisoners: Option<String>, "BLACK,WHITE" => put_pair(["/prisoners/black", "/prisoners/white"]);
        /// Stones captured by Black
        #[arg(conflicts_with = "prisoners")]
        prisoners_black: Option<String>, "N" => put_if("/prisoners/black", number);
        /// Stones captured by White
        #[arg(conflicts_with = "prisoners")]
        prisoners_white: Option<String>, "N" => put_if("/prisoners/white", number);
        /// Dead stones, one of each chain: `D4,E5`, `none`, `pass-alive`, `as-marked` where the marks of a record are
        /// complete, or `propose` for what is likely, which makes a result provisional; left out, nobody spoke of them,
        /// or of those that a record does not mark. Stones that a drawing marks are dead as well
        dead: Option<String>, "POINTS" => put_if("/dead", dead);
        /// Stones of which nobody spoke, beside a list in --dead, one of each chain
        unsaid: Option<String>, "POINTS" => put_if("/unsaid", points);
        /// Count the board of a record that does not tell that the game ended
        as_it_stands: bool => "/as_it_stands" = true;
        /// Chains in seki, one stone of each
        seki: Option<String>, "POINTS" => put_if("/seki", points);
        /// Handicap stones
        handicap: Option<String>, "N" => put_if("/handicap", number);
        /// Stones played by each, handicap stones not included, `?` for unknown
        plays: Option<String>, "BLACK,WHITE" => put_pair(["/history/black_plays", "/history/white_plays"]);
        /// Passes of each, `?` for unknown
        passes: Option<String>, "BLACK,WHITE" => put_pair(["/history/black_passes", "/history/white_passes"]);
        /// Who passed first: black, white or none
        first_pass: Option<String>, "PLAYER" => put_if("/history/first_pass", word);
        /// The last stone played: `black`, `black:D4`, or `black:D4:E5,E6` with the stones it took (`black:D4:` none)
        last_play: Option<String>, "PLAYER[:POINT[:POINTS]]" => put_if("/history/last_play", last_play);
        /// How the game ended: passes, agreement, resignation, time or forfeit
        ended_by: Option<String>, "END" => put_if("/history/ended_by", word);
        /// Who lost by resignation, on time or by forfeit: black, white or both
        lost_by: Option<String>, "PLAYER" => put_if("/history/lost_by", word);
        /// Periods of overtime bought by each (Ing rules)
        overtime: Option<String>, "BLACK,WHITE" => put_pair(["/overtime/black", "/overtime/white"]);
        /// Only count: do not look at the life of groups, nor for protective moves still owed
        count_only: bool => "/classify" = false;
        /// Positions that reading a board may search, 1000 to 1000000: more may settle what is undecided; default 80000
        #[arg(conflicts_with = "count_only")]
        search_nodes: Option<String>, "N" => put_if("/search_nodes", number);
    }

    /// What each player claims when they disagree, `none` for nothing. A player for whom nothing is given claims that
    /// every other stone stays.
    #[command(next_help_heading = "What the players disagree on")]
    pub(super) struct ClaimOptions {
        /// Stones dead as Black says, one of each chain, or `none`; what both players name is agreed
        black_dead: Option<String>, "POINTS" => put_if("/claims/black/dead", points);
        /// Stones dead as White says
        white_dead: Option<String>, "POINTS" => put_if("/claims/white/dead", points);
        /// Chains in seki as Black says, one stone of each
        black_seki: Option<String>, "POINTS" => put_if("/claims/black/seki", points);
        /// Chains in seki as White says
        white_seki: Option<String>, "POINTS" => put_if("/claims/white/seki", points);
    }

    /// Which rule sets, and how much to say.
    #[command(next_help_heading = "Rule sets")]
    pub(super) struct RuleOptions {
        /// Rule sets, `ID,ID,...` or `all` (see `gyega rules`); default korean-2016,chinese-2002,ing-sst, after that of
        /// a record
        rules: Option<String>, "IDS" => put_if("/rule_sets", rule_sets);
        /// One more pair of rule sets to compare; the first set is always compared with each other one
        compare: Vec<String>, "A:B";
        /// How much to say: totals, ledger or full
        detail: Option<String>, "DETAIL" => put_if("/detail", word);
        /// Say how little would make another outcome: a prisoner, a neutral point, a group, komi
        sensitivity: bool => "/sensitivity" = true;
        /// Show how players count it at the board, step by step
        procedures: bool => "/procedures" = true;
        /// Give a permalink: the whole question as one code, which `gyega score` and the service open
        permalink: bool => "/permalink" = true;
    }
}

impl GameOptions {
    /// How far a record is played.
    pub(super) fn until(&self) -> Until {
        until(self.at.as_deref())
    }
}

impl FieldOptions for GameOptions {
    fn put_fields<'o>(&'o self, fields: &mut OptionFields<'o>) {
        self.put_each(fields);
        match (&self.ended_by, &self.lost_by) {
            (Some(_), None) => fields.lack("/history/lost_by", "--lost-by"),
            (None, Some(_)) => fields.lack("/history/ended_by", "--ended-by"),
            _ => {}
        }
        put_at(fields, self.at.as_ref());
    }
}

impl FieldOptions for ClaimOptions {
    fn put_fields<'o>(&'o self, fields: &mut OptionFields<'o>) {
        if [&self.black_dead, &self.black_seki, &self.white_dead, &self.white_seki].iter().any(|given| given.is_some())
        {
            // Whoever names nothing claims something all the same.
            fields.ensure("/claims/black");
            fields.ensure("/claims/white");
        }
        self.put_each(fields);
    }
}

impl FieldOptions for RuleOptions {
    fn put_fields<'o>(&'o self, fields: &mut OptionFields<'o>) {
        self.put_each(fields);
        let pairs: Vec<Vec<&str>> = self.compare.iter().map(|pair| split_list(pair, &[':', ','])).collect();
        for (typed, _) in self.compare.iter().zip(&pairs).filter(|(_, pair)| pair.len() != 2) {
            let expected = "two rule sets with a colon between them, such as aga:ing-sst";
            fields.fault("/compare", "--compare", typed, expected);
        }
        if !pairs.is_empty() && pairs.iter().all(|pair| pair.len() == 2) {
            fields.put("/compare", "--compare", pairs.into_iter().map(Json::texts).collect());
        }
    }
}

/// Points, or one of the words that stand for some.
fn dead(text: &str) -> Json<'_> {
    match text.trim().to_ascii_lowercase() {
        word if ["pass-alive", "as-marked", "propose"].contains(&word.as_str()) => Json::Text(word.into()),
        _ => points(text),
    }
}

impl<'o> OptionFields<'o> {
    /// Komi. What is neither a number, nor a word, nor a list is told what may be typed, as the type of the field tells
    /// it in JSON.
    fn put_komi(&mut self, pointer: &'static str, option: &str, given: Option<&'o String>) {
        let Some(typed) = given else { return };
        let is_word = ["rule-set", "record"].contains(&typed.trim());
        if is_word || typed.contains('=') || !matches!(number(typed), Json::Text(_)) {
            return self.put(pointer, option, komi(typed));
        }
        let decimal = typed.trim().replacen(',', ".", 1);
        let hint = match Amount::parse(&decimal) {
            Some(_) => format!("; write {decimal}, with a decimal point"),
            None => String::new(),
        };
        self.fault(pointer, option, typed, &format!("a number, rule-set, record, or id=number,...{hint}"));
    }
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
pub(super) fn put_at<'o>(fields: &mut OptionFields<'o>, at: Option<&'o String>) {
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

    use super::{FieldOptions as _, GameOptions, OptionFields, until};
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
        let mut fields = OptionFields::default();
        options.put_fields(&mut fields);
        let mut tree = Json::from(json!({"prisoners": {"black": 1, "white": 0}}));
        let mut origin = Origin::default();
        fields.apply(&mut tree, &mut origin);
        let expected = json!({
            "prisoners": {"black": 2, "white": 0},
            "history": {"black_passes": 1, "white_passes": 1},
            "classify": false,
        });
        assert_eq!(tree.to_value(), expected);
        assert_eq!(origin.options.first(), Some(&("/prisoners/black".to_owned(), "--prisoners".to_owned())));
    }
}
