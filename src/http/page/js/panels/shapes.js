/** What panels read of an answer of POST /v1/scores, as the schema has it. Types alone. */

/** @typedef {import("../context.js").Point} Point */
/** @typedef {import("../context.js").Player} Player */
/** @typedef {import("../context.js").Sentence} Sentence */

/** @template Value @typedef {{black: Value, white: Value}} Both */

/**
 * @typedef {object} Entry
 * @property {Player | null} player
 * @property {string} kind
 * @property {number} amount
 * @property {Point[]} points
 * @property {string[]} articles
 * @property {Sentence} [note]
 * @property {string} [reason] as typed
 */
/**
 * @typedef {object} Reading
 * @property {string} id
 * @property {string} about
 * @property {string} source
 * @property {boolean} is_default
 * @property {string} outcome
 * @property {string} result
 * @property {Point[]} points
 * @property {boolean} turns_winner
 * @property {Sentence} sentence
 */
/** What a score may be. @typedef {{outcome: string, lead: number | null}} End */
/**
 * @typedef {object} Score
 * @property {string} rule_set
 * @property {string | null} counting
 * @property {string} outcome
 * @property {number | null} lead
 * @property {number | null} black
 * @property {number | null} white
 * @property {string} result
 * @property {Sentence} announcement
 * @property {string[]} needs
 * @property {number} [lead_before_prisoners]
 * @property {Point[]} [dead]
 * @property {Entry[]} [ledger]
 * @property {Reading[]} [readings]
 * @property {Both<End>} [either_way]
 * @property {{player: Player, at: Point, result: string}[]} [first_moves]
 */
/** What the difference in stones played is made of: more than zero where Black played more. @typedef {{handicap_stones?: number, last_play?: number, early_passes?: number, turn_order?: number}} Split */
/** @typedef {{kind: string, player: Player | null, amount: number, points: Point[], numbers: Split, sentence: Sentence}} Cause */
/**
 * @typedef {object} Difference
 * @property {string} from
 * @property {string} to
 * @property {number | null} gap
 * @property {string} winner_from
 * @property {string} winner_to
 * @property {Cause[] | null} causes
 * @property {string[]} needs
 */
/** @typedef {{points: Point[], outcome_after: string, result_after: string}} Change */
/** @typedef {{kind: string, counts: boolean, is_complete: boolean, least: Change | null, sentence: Sentence}} Sensed */
/** @typedef {{rule_set: string, safe_by: number | null, changes: Sensed[], sentence: Sentence}} Sensitivity */
/** @typedef {{id: Point, color: Player, points: Point[], status: string, evidence: string}} Group */
/**
 * @typedef {object} DisputedGroup
 * @property {Point} id
 * @property {Player} color
 * @property {Point[]} points
 * @property {Both<string>} claims
 * @property {Group[]} [known]
 * @property {boolean | null} turns_winner
 */
/** @typedef {{rule_set: string, outcome: string, lead: number | null, result: string, needs: string[]}} RuledScore */
/** @typedef {{follows: Player[], statuses: string[], scores: RuledScore[]}} Combination */
/** @typedef {{rule_set: string, turns_winner: boolean | null, sentence: Sentence}} RuleSetDispute */
/** @typedef {{text: string, code?: string, articles?: string[], sentence?: Sentence}} GuidanceStatement */
/** @typedef {{rule_set: string, statements: GuidanceStatement[]}} Guidance */
/**
 * @typedef {object} Dispute
 * @property {{dead: Point[], seki: Point[]}} agreed
 * @property {DisputedGroup[]} groups
 * @property {boolean} is_complete
 * @property {Combination[]} combinations
 * @property {RuleSetDispute[]} rule_sets
 * @property {Sentence[]} remarks
 * @property {Guidance[]} [guidance]
 */
/**
 * @typedef {object} Table
 * @property {string[]} rows
 * @property {Both<number>} bowls
 * @property {Both<number>} lids
 * @property {Both<number>} piles
 * @property {Both<number>} brought
 * @property {Both<number>} noted
 * @property {Point[]} passed_over
 * @property {Point[]} left_standing
 * @property {Both<Point[][]>} blocks
 */
/** @typedef {{sentence: Sentence, table: Table}} Step */
/**
 * @typedef {object} Procedure
 * @property {string} rule_set
 * @property {string} kind
 * @property {Step[]} steps
 * @property {Both<number>} counted
 * @property {{player: Player, kind: string, amount: number}[]} corrections
 * @property {number} lead
 */
/**
 * @typedef {object} Answer
 * @property {{width: number, height: number, rows: string[], id: string}} position
 * @property {Sentence[]} assumptions
 * @property {Score[]} scores
 * @property {Difference[]} [differences]
 * @property {Sentence[]} audit
 * @property {Dispute} [dispute]
 * @property {Sensitivity[]} [sensitivity]
 * @property {(Procedure | null)[]} [procedures]
 * @property {{sentences: Sentence[]}} [record]
 * @property {string} [permalink]
 */

export {};
