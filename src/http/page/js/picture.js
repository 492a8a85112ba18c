/** The board's picture: drawn by the service, put under the grid of points. */
import { post } from "./api.js";
import { spoken } from "./words.js";

/** @typedef {import("./context.js").ScoreRequest} ScoreRequest */

/** Where the service draws points: from line to line, and from the edge to the first line, in units of the picture. */
export const STEP = 24;
export const MARGIN = 36;

/**
 * @param {unknown} body
 * @param {AbortSignal} signal
 */
async function drawn(body, signal) {
    const answer = await post("v1/diagrams", body, "image/svg+xml", signal);
    const picture = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
    picture.setAttribute("aria-hidden", "true");
    picture.setAttribute("focusable", "false");
    for (const title of picture.querySelectorAll("title")) title.remove();
    return /** @type {Element} */ (document.importNode(picture, true));
}

/**
 * A picture of what is asked; of the stones alone where the rest is faulty.
 * @param {ScoreRequest} request
 * @param {boolean} map whether what each point is shall be drawn
 * @param {AbortSignal} signal
 */
export async function draw(request, map, signal) {
    const plain = { rows: request.rows, map: false, legend: false, language: spoken() };
    if (!map) return drawn(plain, signal);
    try {
        return await drawn({ ...request, map: true, legend: true, language: spoken() }, signal);
    } catch (error) {
        if (signal.aborted) throw error;
        return drawn(plain, signal);
    }
}
