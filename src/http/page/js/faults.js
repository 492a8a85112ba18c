/** What is wrong with the question, shown where it is wrong. */
import { element, reveal, way } from "./elements.js";
import { labelOf } from "./fields.js";
import { pointAt, pointsIn } from "./grid.js";
import { say, spoken } from "./words.js";

/** @typedef {import("./context.js").Problem} Problem */
/** @typedef {import("openapi").ProblemError} ProblemError */
/** @typedef {import("./context.js").ScoreRequest} ScoreRequest */
/**
 * @typedef {object} Fault
 * @property {string} text
 * @property {string[]} points of the board it is about
 * @property {HTMLElement | null} field it is about
 */

/**
 * The value a JSON pointer leads to.
 * @param {any} value
 * @param {string} pointer
 */
const follow = (value, pointer) =>
    pointer
        .split("/")
        .slice(1)
        .reduce((inner, name) => inner?.[name.replaceAll("~1", "/").replaceAll("~0", "~")], value);

/**
 * The points of the board that a fault is about.
 * @param {ProblemError} error
 * @param {ScoreRequest} request
 */
function pointsOf(error, request) {
    const pointer = error.pointer ?? "";
    const named = follow(request, pointer);
    if (/^\/(dead|seki|claims)\b/.test(pointer) && typeof named === "string") return [named];
    const row = /^\/rows\/(\d+)/.exec(pointer);
    if (!row) return [];
    const points = pointsIn(error.found ?? error.detail);
    if (points.length > 0) return points;
    const [height, width] = [request.rows.length, String(named ?? "").length];
    return Array.from({ length: width }, (_, column) => pointAt(column, Number(row[1]), height));
}

/**
 * The field that a pointer is about: the one with the longest pointer that this one begins with.
 * @param {string} pointer
 */
function fieldOf(pointer) {
    for (let part = pointer; part !== ""; part = part.slice(0, part.lastIndexOf("/"))) {
        const field = document.querySelector(`[data-pointer="${CSS.escape(part)}"]`);
        if (field instanceof HTMLElement) return field;
    }
    return null;
}

/** What the service says of a fault, as a sentence of its own. @param {string} detail */
function sentence(detail) {
    const text = detail.charAt(0).toUpperCase() + detail.slice(1);
    return /[.!?\u3002]$|\n/.test(text) ? text : say("page-sentence", { text });
}

/**
 * What somebody typed, at the head of what the fault quotes: a text between quotes, or a number alone. The rest is
 * English.
 */
const TYPED = /^"(?:[^"\\]|\\.)*"|^-?\d+(?:\.\d+)?$/;

/**
 * A fault in words. In English those of the service; in any other language what kind of fault it is, with what was
 * typed.
 * @param {ProblemError} error
 */
export function textOf({ title, detail, found }) {
    if (spoken() === "en" || !title) return sentence(detail);
    const [typed] = TYPED.exec(found ?? "") ?? [];
    return typed ? say("page-fault", { title, typed }) : sentence(title);
}

/**
 * What is wrong with a number the page itself says where it is none.
 * @param {HTMLElement | null} field
 * @param {unknown} value what was sent of it
 */
const notANumber = (field, value) => (field && typeof value === "string" && control(field).getAttribute("data-kind") === "amount" ? say("page-not-a-number", { found: value }) : null);

/**
 * The faults of a problem; empty where it is not about the question.
 * @param {Problem | null} problem
 * @param {ScoreRequest} request as it was sent
 * @returns {Fault[]}
 */
export function faultsOf(problem, request) {
    if (!problem) return [];
    return (problem.errors ?? []).map((error) => {
        const points = pointsOf(error, request);
        const field = points.length > 0 ? null : fieldOf(error.pointer ?? "");
        return { text: notANumber(field, follow(request, error.pointer ?? "")) ?? textOf(error), points, field };
    });
}

/** Removes the faults at fields. */
function clear() {
    for (const shown of document.querySelectorAll(".fault-told")) shown.remove();
    for (const field of document.querySelectorAll('[aria-describedby*="fault-"]')) {
        field.removeAttribute("aria-invalid");
        field.removeAttribute("aria-errormessage");
        const described = (field.getAttribute("aria-describedby") ?? "").split(" ").filter((id) => !id.startsWith("fault-"));
        if (described.join("") === "") field.removeAttribute("aria-describedby");
        else field.setAttribute("aria-describedby", described.join(" "));
    }
}

/** @param {HTMLElement} place */
const control = (place) => (place.matches("input,select,textarea") ? place : (place.querySelector("input,select,textarea") ?? place));

/**
 * Tells each fault at its field.
 * @param {Fault[]} faults
 */
export function tell(faults) {
    clear();
    faults.forEach((fault, index) => {
        if (!fault.field) return;
        const field = control(fault.field);
        const id = `fault-${index}`;
        field.setAttribute("aria-invalid", "true");
        field.setAttribute("aria-describedby", [field.getAttribute("aria-describedby"), id].filter(Boolean).join(" "));
        (field.closest(".field") ?? field).append(element("p", { id, class: "fault-told" }, fault.text));
    });
}

/**
 * All faults as a list of ways to them.
 * @param {Fault[]} faults
 * @param {(point: string) => void} toPoint
 */
export function list(faults, toPoint) {
    const items = faults.map((fault) => {
        const [point] = fault.points;
        const where = fault.points.length > 0 ? fault.points.slice(0, 3).join(" ") : fault.field ? labelOf(control(fault.field)) : "";
        const go = () => {
            if (point) toPoint(point);
            else if (fault.field) reveal(/** @type {HTMLElement} */ (control(fault.field)));
        };
        const link = where === "" ? null : way(where, point ? "board" : (fault.field?.id ?? ""), go);
        return element("li", {}, link, link ? " " : null, fault.text);
    });
    return element("ul", { class: "faults" }, ...items);
}
