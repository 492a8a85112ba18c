/** How a person wants the page: its language and whether it is light or dark. Kept apart from the work. */
import { byId, element } from "./elements.js";

/** The names of languages in themselves. @type {Record<string, string>} */
const NAMES = { en: "English", ko: "한국어", ja: "日本語", zh: "中文", de: "Deutsch" };

export const languages = () => Object.keys(NAMES);

/** What a language calls itself. @param {string} tag */
export const languageName = (tag) => NAMES[tag] ?? tag;

/** @param {string} name */
function kept(name) {
    try {
        return localStorage.getItem(name);
    } catch {
        return null;
    }
}

/** @param {string} name @param {string} value */
function keep(name, value) {
    try {
        localStorage.setItem(name, value);
    } catch {
        // Without storage the choice holds as long as the page is open.
    }
}

/**
 * The language of the page: the one that is chosen now, that of the address (`?lang=ko`), the one chosen before, or
 * that of the event, or the first of the browser's that there is.
 * @param {string | undefined} chosen
 * @param {string | undefined} ofEvent
 */
export function language(chosen, ofEvent) {
    const inAddress = new URLSearchParams(location.search).get("lang");
    const wanted = [chosen, inAddress, kept("gyega-language"), ofEvent, ...navigator.languages];
    const known = wanted.map((tag) => tag?.split("-")[0] ?? "").find((tag) => tag in NAMES) ?? "en";
    if (chosen) keep("gyega-language", chosen);
    const select = /** @type {HTMLSelectElement} */ (byId("language"));
    if (select.options.length === 0) {
        select.append(...Object.entries(NAMES).map(([tag, name]) => element("option", { value: tag, lang: tag }, name)));
    }
    select.value = known;
    return known;
}

/** Binds the choice between light and dark; without one the page does as the machine does. */
export function theme() {
    const select = /** @type {HTMLSelectElement} */ (byId("theme"));
    const show = (/** @type {string} */ value) => {
        if (value === "") delete document.documentElement.dataset["theme"];
        else document.documentElement.dataset["theme"] = value;
    };
    select.value = kept("gyega-theme") ?? "";
    show(select.value);
    select.addEventListener("change", () => {
        keep("gyega-theme", select.value);
        show(select.value);
    });
}
