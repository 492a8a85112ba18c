//! Requests as the library writes them, and as their schema has them.

use gyega::board::{Color, Point, Stones};
use gyega::life::Budget;
use gyega::position::{End, FirstPasser, Loser};
use gyega::render::Language;
use gyega::report::Detail;
use gyega::rules::{Amount, RuleReadingId};
use gyega::wire::{
    AdjustmentRequest, ClaimRequest, ClaimsRequest, CustomKomi, CustomRuleSet, DeadStonesRequest, HistoryRequest,
    KatagoRequest, KomiRequest, LastPlayRequest, Limits, ListedReadings, Overtime, PlayOrPass, Prisoners, Rows,
    RuleSetRequest, RuleSetsRequest, ScoreRequest, Whole, read_request, schemas,
};
use serde_json::json;

#[test]
fn the_limits_of_the_schema_are_those_of_the_reader() {
    let (_, schema) = schemas().iter().find(|(name, _)| *name == "score-request").expect("it is listed");
    let limits = Limits::default();
    let properties = &schema["properties"];
    assert_eq!(properties["moves"]["maxItems"], limits.moves_max);
    assert_eq!(properties["compare"]["maxItems"], limits.compare_max);
    assert_eq!(properties["adjustments"]["maxItems"], limits.adjustments_max);
    assert_eq!(properties["search_nodes"]["maximum"], limits.search_nodes_max);
    assert_eq!(properties["search_nodes"]["minimum"], Budget::MIN);
    assert_eq!(properties["dead_by_rule_set"]["maxProperties"], limits.rule_sets_max);
    assert_eq!(schema["$defs"]["RuleSetsRequest"]["anyOf"][1]["maxItems"], limits.rule_sets_max);
    assert_eq!(schema["$defs"]["KomiRequest"]["anyOf"][3]["maxProperties"], limits.rule_sets_max);
    assert_eq!(schema["$defs"]["Name"]["anyOf"][1]["maxLength"], 200);
}

#[test]
fn a_request_written_by_the_library_is_read() {
    let point = Point { column: 1, row: 0 };
    let request = ScoreRequest {
        rows: Some(Rows::without_dead(Stones::from_rows(&[".X.O", "...."]).expect("a board"))),
        seki: Some([Point { column: 3, row: 1 }].into_iter().collect()),
        prisoners: Some(Prisoners { black: Some(Whole(1)), white: Some(Whole(2)) }),
        history: Some(HistoryRequest {
            black_plays: Some(Whole(3)),
            first_pass: Some(FirstPasser::Nobody),
            last_play: Some(LastPlayRequest { player: Color::Black, point: None, captured: None }),
            ended_by: Some(End::Time),
            lost_by: Some(Loser::One(Color::White)),
            ..HistoryRequest::default()
        }),
        komi: Some(KomiRequest::ByRuleSet([("aga".to_owned(), Amount::half_points(13).into())].into())),
        overtime: Some(Overtime { black: Some(Whole(1)), white: None }),
        adjustments: Some(vec![AdjustmentRequest {
            player: Color::White,
            amount: Amount::points(-1).into(),
            reason: "late".into(),
            rule_sets: None,
        }]),
        rule_sets: Some(RuleSetsRequest::These(vec![
            RuleSetRequest::Id("aga".to_owned()),
            RuleSetRequest::Katago(KatagoRequest { katago: json!("chinese") }),
            RuleSetRequest::Custom(CustomRuleSet {
                base: "nz".to_owned(),
                komi: Some(CustomKomi::Same(Amount::ZERO.into())),
                changes: [("suicide".to_owned(), "forbidden".to_owned())].into(),
            }),
        ])),
        claims: Some(ClaimsRequest {
            black: ClaimRequest { dead: Some(Point { column: 1, row: 1 }.into()), seki: None },
            white: ClaimRequest::default(),
        }),
        sensitivity: Some(true),
        procedures: Some(true),
        readings: Some(ListedReadings::Only(vec![RuleReadingId::SharedByPoint])),
        detail: Some(Detail::Ledger),
        language: Some(Language::En),
        ..ScoreRequest::default()
    };
    let read = |request: &ScoreRequest| {
        let body = serde_json::to_vec(request).expect("JSON");
        read_request(&body, &Limits::default()).unwrap_or_else(|problem| panic!("{problem:?}"))
    };
    let ids: Vec<_> = read(&request).task.rule_sets.iter().map(|set| set.id.to_string()).collect();
    assert_eq!(ids, ["aga", "koSIMPLEscoreAREAtaxNONEsui0whbNfpok1", "nz(komi=0,suicide=forbidden)"]);
    let moves = ScoreRequest {
        moves: Some(vec![(Color::Black, PlayOrPass::Play(point)), (Color::White, PlayOrPass::Pass)]),
        dead: Some(DeadStonesRequest::PassAlive),
        rule_sets: Some(RuleSetsRequest::All),
        komi: Some(KomiRequest::OfRuleSet),
        ..ScoreRequest::default()
    };
    assert_eq!(read(&moves).task.rule_sets.len(), 28);
}
