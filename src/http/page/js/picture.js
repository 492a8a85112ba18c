/** The board's picture: drawn by the service, put under the grid of points. */
import { post } from "./api.js";
import { spoken } from "./words.js";

/** @typedef {import("./context.js").ScoreRequest} ScoreRequest */

/** Where the service draws points: from line to line, and from the edge to the first line, in units of the picture. */
export const STEP = 24;
export const MARGIN = 36;

/**
 * A picture as the service sends it, without the names of its points: the grid over it has them.
 * @param {string} text
 */
export function parsed(text) {
    const template = document.createElement("template");
    template.innerHTML = text.replaceAll(/<title>[^<]*<\/title>/g, "");
    const picture = template.content.firstElementChild ?? document.createElementNS("http://www.w3.org/2000/svg", "svg");
    picture.setAttribute("aria-hidden", "true");
    picture.setAttribute("focusable", "false");
    return picture;
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
