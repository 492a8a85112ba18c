/**
 * What a panel is given: the seam between the page and `panels/NAME.js`, each of which exports `show(host, context)`.
 * `show` is called again after every new answer and every change of language.
 *
 * What the service reads and writes has its types from `openapi/openapi.json`: `npm run check` in `tests/page` makes
 * the module `openapi` of it.
 */

/** @typedef {import("openapi").Point} Point */
/** @typedef {import("openapi").Player} Player */
/** @typedef {import("openapi").Sentence} Sentence */
/**
 * Why a request was not answered. `code` is `unreachable` and `status` 0 where there was no answer at all; `retryAfter`
 * is in seconds, where the service names them.
 * @typedef {Omit<import("openapi").Problem, "type" | "instance"> & {retryAfter?: number}} Problem
 */
/** Any field may be cleared. @template Fields @typedef {{[Name in keyof Fields]?: Fields[Name] | undefined}} Cleared */
/**
 * A request of POST /v1/scores as the page holds it: with a board and a list of rule sets, and with fields that may be
 * cleared. What is typed and is not of its type stands there as text, and the service tells of it.
 * @typedef {Cleared<import("openapi").ScoreRequest> & {rows: string[], rule_sets?: import("openapi").RuleSetRequest[] | undefined}} ScoreRequest
 */
/** @typedef {import("openapi").ScoreResponse} ScoreResponse */
/**
 * What an answer in full detail has besides.
 * @typedef {Required<Pick<ScoreResponse, "assumptions" | "audit">> & {position: Required<ScoreResponse["position"]>}} FullDetail
 */
/**
 * An answer in full detail. `short` is what its record says before what would explain the result is added to it.
 * @typedef {ScoreResponse & FullDetail & {record?: {short?: Sentence | undefined}}} ScoreAnswer
 */
/**
 * An answer of GET /v1/event; nothing where there was none.
 * @typedef {Partial<import("openapi").Event>} EventProfile
 */

/**
 * @typedef {object} PanelContext
 * @property {ScoreAnswer | null} answer the last answer, with full detail, procedures and claims; `sensitivity` follows
 *     in a second call (`show` is then called again). null while there is none
 * @property {ScoreRequest} request the request that gave `answer`, or the one that would be sent now. Flat, as POST
 *     /v1/scores takes it, without the fields that only ask for more (`sensitivity`, `procedures`, `permalink`)
 * @property {boolean} current whether `answer` is the answer to what is on the board now (false while a call is under
 *     way, or when the last one failed)
 * @property {boolean} failed whether the last call failed: what stands in a panel is then the result of before
 * @property {EventProfile} event GET /v1/event
 * @property {Pick<import("openapi").PositionResponse, "format" | "record"> | null} told what the file said that the
 *     position was read from: the fields of `record` of POST /v1/positions (players, event, round, date, place,
 *     result…)
 * @property {import("./request.js").Game | undefined} game that the position was read from
 * @property {Player | null} awaited who has said nothing of the stones yet, while the other has; what that one says is
 *     then not part of `request`
 * @property {ScoreResponse["scores"] | null} claimed what would come of it if the awaited player agreed; follows in a
 *     second call
 * @property {{claimed?: Problem, sensitivity?: Problem}} missed why what follows in a second call did not come
 * @property {() => void} again asks the service once more
 * @property {(player: Player) => void} hear has the next press on the board tell what a player says
 * @property {(id: string) => string} ruleSetName the name of a rule set, as GET /v1/rule-sets has it
 * @property {() => string} link the address of this page with the permalink of `answer`, for people
 * @property {(key: string, values?: Record<string, string | number>) => string} say a word of the page in its language;
 *     `{name}` in it is replaced by `values.name`
 * @property {(amount: number) => string} number an amount for people: `6 1/2` is never made of it, `6.5` stays `6.5`
 * @property {(points: Point[]) => string} points points for people: `D4 E5`
 * @property {string} lit the points that are lit up on the board, as `highlight` was given them: `D4 E5`; "" while none
 *     are
 * @property {(points: Point[] | null, why?: string) => void} highlight lights up points on the board; null takes the
 *     light away. The live region tells `why`
 * @property {(path: string, body: unknown, accept?: string) => Promise<Response>} post calls the service; the answer is
 *     ok. Rejects with `{problem: Problem}` otherwise
 * @property {(ruleSet: string) => void} drawAs has the board drawn with the stones off it that a rule set takes off
 * @property {(change: Record<string, unknown>, why?: string) => void} update changes fields of the request as one step
 *     that can be undone; a field set to `undefined` is left out
 * @property {(name: string) => string | undefined} kept what was typed under this name before (the form of the record);
 *     undefined where nothing was typed, "" where it was cleared
 * @property {(name: string, text: string) => void} keep keeps what is typed, through reloads and for undo
 * @property {(name: string, text: string) => void} remember keeps what nobody typed: the same, but no step of its own
 * @property {string[]} languages the codes of the languages there are, such as `en`
 * @property {string} language the language of the page
 */

/** @typedef {{show: (host: HTMLElement, context: PanelContext, answer: ScoreAnswer) => void}} Panel */

export {};
