/** The question as the service takes it, from what was typed. */
import { told } from "./marks.js";

/** @typedef {import("./context.js").ScoreRequest} ScoreRequest */

/** @param {unknown} value @returns {unknown} */
function pruned(value) {
    if (value === "" || value === undefined || value === null) return undefined;
    if (Array.isArray(value)) return value.map(pruned);
    if (typeof value !== "object") return value;
    const entries = Object.entries(value).map(([key, member]) => [key, pruned(member)]);
    return Object.fromEntries(entries.filter(([, member]) => member !== undefined));
}

/** Objects that say nothing when they are empty. */
const SILENT_WHEN_EMPTY = ["prisoners", "history", "overtime", "komi"];

/**
 * What was typed, without what was left empty.
 * @param {ScoreRequest} typed
 * @returns {ScoreRequest}
 */
export function question(typed) {
    const request = /** @type {ScoreRequest} */ (pruned({ ...typed, ...told(typed) }));
    for (const key of SILENT_WHEN_EMPTY) {
        const value = request[key];
        if (typeof value === "object" && !Array.isArray(value) && Object.keys(value).length === 0) delete request[key];
    }
    for (const list of ["adjustments", "seki"]) if (request[list]?.length === 0) delete request[list];
    return request;
}

/**
 * A number where the text is one, the text itself where it is not: the service says what is wrong with it.
 * @param {string} text
 * @returns {number | string | undefined}
 */
export function amount(text) {
    const plain = text.trim().replace(",", ".").replace("\u2212", "-");
    if (plain === "") return undefined;
    const value = Number(plain);
    return Number.isFinite(value) ? value : text;
}

/** Whether a stone stands on the board. @param {ScoreRequest} request */
export const hasStones = (request) => request.rows.some((/** @type {string} */ row) => /[^.]/.test(row));
