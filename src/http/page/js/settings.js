/** How a person wants the page: its language and whether it is light or dark. Kept apart from the work. */
import { byId } from "./elements.js";

/** The choice of a language; the service has put those that there are into it. */
const choice = () => /** @type {HTMLSelectElement} */ (byId("language"));

export const languages = () => [...choice().options].map((option) => option.value);

/** What a language calls itself. @param {string} tag */
export const languageName = (tag) => [...choice().options].find((option) => option.value === tag)?.text ?? tag;

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
    const known = wanted.map((tag) => tag?.split("-")[0] ?? "").find((tag) => languages().includes(tag)) ?? "en";
    if (chosen) keep("gyega-language", chosen);
    choice().value = known;
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
