/** The words of the page in its language. They come from the service: no text for people stands in these files. */

/** @type {Record<string, string>} */
let words = {};
let language = "en";

/** The language of the words. */
export const spoken = () => language;

/**
 * Takes the words of a language from the service.
 * @param {string} wanted
 */
export async function learn(wanted) {
    const answer = await fetch(`page/words/${encodeURIComponent(wanted)}.json`);
    if (!answer.ok) throw new Error(`words of ${wanted}: ${answer.status}`);
    words = await answer.json();
    language = wanted;
    document.documentElement.lang = wanted;
}

/**
 * A word of the page; `{name}` in it is replaced by `values.name`.
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 */
export function say(key, values = {}) {
    return (words[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}

/**
 * Whether the service has such a word.
 * @param {string} key
 */
export const knows = (key) => key in words;

/** What is missing, in words; a rule set that is silent needs `rule:` and the axis. @param {string} need */
export function needText(need) {
    const [kind = "", axis] = need.split(":");
    return say(`need-${kind}`).replace("{axis}", axis === undefined ? "" : say(`axis-${axis.replaceAll("_", "-")}`));
}

/**
 * An amount for people.
 * @param {number} amount
 */
export const number = (amount) => String(amount).replace("-", "\u2212");

/**
 * Points for people: `D4 E5`.
 * @param {string[]} points
 */
export const points = (points) => points.join(" ");

/**
 * Writes the words into what names them: `data-say` (the text), `data-say-label`, `data-say-title` and
 * `data-say-placeholder`.
 * @param {ParentNode} root
 */
export function write(root) {
    const places = /** @type {NodeListOf<HTMLElement>} */ (
        root.querySelectorAll("[data-say],[data-say-label],[data-say-title],[data-say-placeholder]")
    );
    for (const place of places) {
        const { say: text, sayLabel, sayTitle, sayPlaceholder } = place.dataset;
        if (text) place.textContent = say(text);
        if (sayLabel) place.setAttribute("aria-label", say(sayLabel));
        if (sayTitle) place.title = say(sayTitle);
        if (sayPlaceholder) place.setAttribute("placeholder", say(sayPlaceholder));
    }
}
