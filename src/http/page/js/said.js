/** What players say of the stones, on each point and as a list. */
import { nameOf } from "./board.js";
import { byId, element } from "./elements.js";
import { letterAt } from "./grid.js";
import { awaited, heard, marked } from "./marks.js";
import { points, say } from "./words.js";

/** @typedef {import("openapi").Player} Player */
/** @typedef {import("./board.js").Cell} Cell */
/** @typedef {import("./context.js").ScoreRequest} ScoreRequest */
/** @typedef {import("./context.js").ScoreAnswer} ScoreAnswer */
/** @typedef {{black: string, white: string}} Claims */

/** The words for letters of the answer's map, on points without a stone. @type {Record<string, string>} */
const EMPTY = { t: "mark-territory", p: "mark-protective-move", e: "mark-seki-eye" };

/**
 * What both players say of a stone, by the answer where it is current and by the marks where it is not.
 * @param {string} letter of the map; "" where there is none
 * @param {boolean} dead whether the point itself is marked dead
 * @param {boolean} seki
 */
function stoneWords(letter, dead, seki) {
    if (letter === "" ? dead : !/[SK]/i.test(letter)) return [say("page-cell-dead")];
    return (letter === "" ? seki : /K/i.test(letter)) ? [say("page-cell-seki")] : [];
}

/**
 * @param {string} letter of the map
 * @param {boolean} isFalse whether it is a false eye
 */
function emptyWords(letter, isFalse) {
    const word = EMPTY[letter.toLowerCase()];
    const owner = letter === letter.toUpperCase() ? "black" : "white";
    const words = word ? [say(`${word}-${owner}`)] : letter === "n" ? [say("mark-neutral")] : [];
    return isFalse ? [...words, say("page-cell-false-eye")] : words;
}

/**
 * What each player says of a stone, where they differ; `silent` is a player who has not spoken.
 * @param {ScoreRequest} request
 * @param {ScoreAnswer | null} answer
 * @returns {Map<string, Claims>}
 */
function claimsOf(request, answer) {
    /** @type {Map<string, Claims>} */
    const claims = new Map();
    const speakers = heard(request);
    const [black, white] = /** @type {const} */ (["black", "white"]).map((player) => (speakers.includes(player) ? "alive" : "silent"));
    const of = (/** @type {string} */ point) => claims.get(point) ?? { black: black ?? "", white: white ?? "" };
    for (const player of /** @type {const} */ (["black", "white"])) {
        for (const point of marked(request, player, "dead")) claims.set(point, { ...of(point), [player]: "dead" });
        for (const point of marked(request, player, "seki")) claims.set(point, { ...of(point), [player]: "in-seki" });
    }
    for (const group of answer?.["dispute"]?.groups ?? []) {
        for (const point of group.points) claims.set(point, group.claims);
    }
    return claims;
}

/**
 * What is shown of each point.
 * @param {object} seen
 * @param {ScoreRequest} seen.request as typed
 * @param {ScoreAnswer | null} seen.answer null where it is not the answer to the request
 * @param {Set<string>} seen.lit
 * @param {Set<string>} seen.proposed stones that are proposed to be dead
 * @param {Map<string, string>} seen.faults by point
 * @returns {(point: string) => Cell}
 */
export function cells({ request, answer, lit, proposed, faults }) {
    const { rows } = request;
    const [dead, seki] = [new Set(marked(request, "both", "dead")), new Set(marked(request, "both", "seki"))];
    const claims = claimsOf(request, answer);
    const eyes = answer?.["points"]?.false_eyes;
    const falseEyes = new Set([...(eyes?.black ?? []), ...(eyes?.white ?? [])]);
    const last = request["history"]?.last_play?.point;
    return (point) => {
        const stone = letterAt(rows, point);
        const letter = letterAt(answer?.["map"] ?? [], point);
        const isStone = /[XO]/.test(stone);
        const more = isStone ? stoneWords(letter, dead.has(point), seki.has(point)) : emptyWords(letter, falseEyes.has(point));
        const said = isStone ? claims.get(point) : undefined;
        for (const player of said ? heard(request) : []) more.push(`${say(`page-speaker-${player}`)}${say("after-label")}${say(`called-${said?.[player]}`)}`);
        if (proposed.has(point)) more.push(say("page-cell-proposed"));
        if (point === last) more.push(say("page-cell-last"));
        if (lit.has(point)) more.push(say("page-cell-lit"));
        const fault = faults.get(point);
        if (fault) more.push(fault);
        return {
            name: nameOf(stone, point, more),
            lit: lit.has(point),
            proposed: proposed.has(point),
            faulty: fault !== undefined,
            ...(said ? { claims: `black-${said.black} white-${said.white}` } : {}),
        };
    };
}

/**
 * What a speaker marks, in words; "" where it is nothing.
 * @param {ScoreRequest} request
 * @param {import("./marks.js").Speaker} speaker
 */
function marksText(request, speaker) {
    const kinds = /** @type {const} */ (["dead", "seki"]).map((mark) => ({ mark, stones: marked(request, speaker, mark) }));
    return kinds.filter(({ stones }) => stones.length > 0).map(({ mark, stones }) => `${say(`page-mark-${mark}`)}${say("after-label")}${points(stones)}`).join(" · ");
}

/** What a player says, or that it is still to be heard. @param {ScoreRequest} request @param {Player} player */
function claimText(request, player) {
    if (!heard(request).includes(player)) return say("page-says-nothing");
    const both = marksText(request, "both");
    return marksText(request, player) || say(both === "" ? "page-says-all-stay" : "page-says-no-more");
}

/**
 * The marks as a list, and whose claim is still to be heard.
 * @param {ScoreRequest} request
 * @param {{player: Player | null, hear: (player: Player) => void}} hand
 */
export function list(request, hand) {
    const line = (/** @type {string} */ speaker, /** @type {string} */ text, /** @type {HTMLElement | null} */ more = null) =>
        element("li", {}, element("strong", {}, `${say(`page-speaker-${speaker}`)}${say("after-label")}`), text, more ? " " : null, more);
    const both = marksText(request, "both");
    const waits = awaited(request);
    const isHeard = hand.player !== null || heard(request).length > 0;
    const players = isHeard ? /** @type {const} */ (["black", "white"]) : [];
    const hear = (/** @type {Player} */ player) => {
        const press = () => hand.hear(player);
        return element("button", { type: "button", class: "hear", click: press }, say("page-hear", { player: say(player) }));
    };
    const claims = players.map((player) => line(player, claimText(request, player), player === waits && player !== hand.player ? hear(player) : null));
    const items = [...(both === "" ? [] : [isHeard ? line("both", both) : element("li", {}, both)]), ...claims];
    const none = Array.isArray(request["dead"]) && request["unsaid"] === undefined ? "page-none-dead" : request["dead"] === "pass-alive" ? "page-dead-by-proof" : "page-not-told";
    const nothing = both === "" && !isHeard ? [element("p", { class: "hint" }, say(none))] : [];
    const key = heard(request).length > 0 ? [element("p", { class: "hint" }, say("page-claims-key"))] : [];
    byId("marks-said").replaceChildren(...(items.length > 0 ? [element("ul", {}, ...items)] : nothing), ...key);
}
