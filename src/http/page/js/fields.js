/** Fields that stand for one value of the request: `data-field="prisoners.black"`. */
import { amount } from "./request.js";
import { say } from "./words.js";

/** @typedef {import("./context.js").ScoreRequest} ScoreRequest */
/** @typedef {HTMLInputElement | HTMLSelectElement} Field */

/**
 * @param {any} value
 * @param {string[]} path
 * @returns {unknown}
 */
const at = (value, path) => path.reduce((inner, name) => inner?.[name], value);

/**
 * The value with another one at a path.
 * @param {any} value
 * @param {string[]} path
 * @param {unknown} member
 * @returns {any}
 */
function withMember(value, path, member) {
    const [name, ...rest] = path;
    if (name === undefined) return member;
    const inner = typeof value === "object" && value !== null ? value : {};
    return { ...inner, [name]: withMember(inner[name], rest, member) };
}

/** What each field shows as its label. @param {Element} field */
export const labelOf = (field) => {
    const label = document.querySelector(`label[for="${field.id}"]`)?.textContent ?? "";
    const group = field.closest("fieldset")?.querySelector("legend")?.textContent;
    return group ? `${group}${say("after-label")}${label}` : label;
};

/**
 * Writes a value into a field, unless the person is typing the same value in another way.
 * @param {Field} field
 * @param {unknown} value
 */
export function fill(field, value) {
    const text = value === undefined || value === null ? "" : String(value);
    const typed = field.dataset["kind"] === "amount" ? amount(field.value) : field.value;
    if (String(typed ?? "") !== text) field.value = text;
}

/**
 * Binds all fields of the page. Gives a function that shows the request in them.
 * @param {(change: Record<string, unknown>, why: string, join: string) => void} step
 * @param {() => ScoreRequest} request
 */
export function bind(step, request) {
    const fields = /** @type {NodeListOf<Field>} */ (document.querySelectorAll("[data-field]"));
    for (const field of fields) {
        const path = (field.dataset["field"] ?? "").split(".");
        field.dataset["pointer"] = `/${path.join("/")}`;
        field.addEventListener("input", () => {
            const value = field.dataset["kind"] === "amount" ? amount(field.value) : field.value || undefined;
            const [first = ""] = path;
            const next = withMember(request(), path, value);
            // Who types the handicap says which of two numbers is right.
            const settled = first === "handicap" ? { said_handicap: undefined } : {};
            step({ [first]: next[first], ...settled }, `${labelOf(field)} ${field.value}`, path.join("."));
        });
    }
    return () => {
        for (const field of fields) fill(field, at(request(), (field.dataset["field"] ?? "").split(".")));
    };
}
