/** The board's picture: drawn by the service, put under the grid of points. */
import { post } from "./api.js";
import { spoken } from "./words.js";

/** @typedef {import("./context.js").ScoreRequest} ScoreRequest */

/** Where the service draws points: from line to line, and from the edge to the first line, in units of the picture. */
export const STEP = 24;
export const MARGIN = 36;

/** A picture as the service sends it. @param {string} text */
export function parsed(text) {
    const picture = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    picture.setAttribute("aria-hidden", "true");
    picture.setAttribute("focusable", "false");
    for (const title of picture.querySelectorAll("title")) title.remove();
    return /** @type {Element} */ (document.importNode(picture, true));
}

/**
 * A picture of the stones alone, whatever else is faulty.
 * @param {ScoreRequest} request
 * @param {AbortSignal} signal
 */
export async function drawStones({ rows }, signal) {
    const answer = await post("v1/diagrams", { rows, map: false, legend: false, language: spoken() }, "image/svg+xml", signal);
    return parsed(await answer.text());
}
