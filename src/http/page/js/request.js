/** The question as the service takes it, from what was typed. */
import { marksSent } from "./marks.js";

/** @typedef {import("./context.js").ScoreRequest} ScoreRequest */

/**
 * What is not empty of a value. An object of which nothing is left says nothing; a list that is empty says that there
 * is nothing.
 * @param {unknown} value
 * @returns {unknown}
 */
function pruned(value) {
    if (value === "" || value === undefined || value === null) return undefined;
    if (Array.isArray(value)) return value.map(pruned);
    if (typeof value !== "object") return value;
    const entries = Object.entries(value).map(([key, member]) => [key, pruned(member)]).filter(([, member]) => member !== undefined);
    return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/**
 * The fields of a request that tell of the moves of a game.
 * @typedef {Pick<ScoreRequest, "rows" | "prisoners" | "history" | "handicap">} OfMoves
 */
/**
 * A game that was read: its record in SGF, what says the same as its moves, as it was read, and whether it marks dead
 * stones.
 * @typedef {{sgf: string, was: OfMoves, marked?: boolean}} Game
 */

/** The points on which such stones stand. @param {string[]} rows @param {RegExp} letters */
function stonesOn(rows, letters = /[XOxo]/) {
    const columns = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
    return rows.flatMap((row, index) => [...row].flatMap((stone, column) => (letters.test(stone) ? [`${columns[column]}${rows.length - index}`] : [])));
}

/**
 * What was typed, without what was left empty.
 * @param {ScoreRequest} typed
 * @returns {ScoreRequest}
 */
export const question = (typed) => /** @type {ScoreRequest} */ (pruned({ ...typed, ...marksSent(typed) }));

/**
 * A question that wants a proposal as the marks that it has: here a proposal stands beside the question.
 * @param {ScoreRequest} read
 * @returns {ScoreRequest}
 */
export function withoutProposal({ dead, ...read }) {
    if (dead !== "propose") return dead === undefined ? read : { dead, ...read };
    const [drawn, others] = [stonesOn(read.rows, /[xo]/), stonesOn(read.rows, /[XO]/)];
    const marks = drawn.length > 0 || read.unsaid ? { dead: drawn, unsaid: read.unsaid ?? others } : {};
    return { ...read, rows: read.rows.map((row) => row.toUpperCase()), ...marks };
}

/** What a record tells of its moves. @param {ScoreRequest} request @returns {OfMoves} */
export const ofMoves = ({ rows, prisoners, history, handicap }) => ({ rows, prisoners, history, handicap });

/**
 * Whether all that a record says stands as it was read. How the game ended may be said otherwise.
 * @param {any} was
 * @param {any} is
 * @param {string} [name]
 * @returns {boolean}
 */
function stands(was, is, name = "") {
    if (was === undefined) return true;
    if (name === "ended_by") return is !== undefined;
    if (typeof was !== "object" || Array.isArray(was)) return JSON.stringify(was) === JSON.stringify(is);
    // Who lost is said where the end itself decided.
    if (name === "history" && is?.ended_by !== was.ended_by) return stands({ ...was, lost_by: undefined }, is);
    return Object.keys(was).every((key) => stands(was[key], is?.[key], key));
}

/**
 * A question about a game with its moves in the place of its last board, as long as that board and what the record
 * tells of the moves stand as they were read.
 * @param {ScoreRequest} request
 * @param {Game | undefined} game
 * @returns {Partial<ScoreRequest>}
 */
export function withMoves(request, game) {
    if (!game || !stands(game.was, request)) return request;
    const { rows, ...rest } = request;
    // What the page leaves out is not for the record to say.
    const unmarked = rest.dead === undefined ? { dead: [], unsaid: stonesOn(rows) } : {};
    return { komi: "rule-set", ...unmarked, ...rest, sgf: game.sgf };
}

/**
 * A number where the text is one, the text itself where it is not: the service says what is wrong with it.
 * @param {string} text
 * @returns {number | string | undefined}
 */
export function amount(text) {
    // Keyboards of Chinese, Japanese and Korean write letters of double width, which lie so far above the others.
    const narrow = text.replaceAll(/[\uff0b-\uff19]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0));
    const plain = narrow.trim().replace(",", ".").replace("\u2212", "-");
    if (plain === "") return undefined;
    const value = Number(plain);
    return Number.isFinite(value) ? value : text;
}

/** Whether a stone stands on the board. @param {ScoreRequest} request */
export const hasStones = (request) => request.rows.some((row) => /[^.]/.test(row));
