/** The record: a form, a preview as it prints, and copies to keep. */

import { element } from "../elements.js";
import { withMoves } from "../request.js";
import { languageName } from "../settings.js";
import { basis, redraw, refusal, turnOf, unseen } from "./parts.js";

/** @typedef {import("../context.js").PanelContext} PanelContext */
/** @typedef {import("../context.js").ScoreAnswer} ScoreAnswer */
/** @typedef {Record<string, string>} Fields what is in the form, by name */
/** @typedef {HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement} Control */

/**
 * @typedef {object} Panel
 * @property {PanelContext} context
 * @property {HTMLFormElement} form
 * @property {HTMLElement} preview
 * @property {HTMLElement} status
 * @property {boolean} isShown whether the preview is wanted
 * @property {string} drawn the body of which the preview was made
 * @property {string} madeFor the language and rule sets for which the form was made
 */
/** @type {WeakMap<HTMLElement, Panel>} */
const panels = new WeakMap();

/** The preview is made anew when nothing was typed for so long. */
const TYPING_MS = 400;

/**
 * The fields of text, in the order of the form.
 * @type {{name: string, kind: "text" | "date" | "time" | "area", wide?: boolean}[]}
 */
const FIELDS = [
    { name: "event", kind: "text", wide: true },
    { name: "place", kind: "text" },
    { name: "round", kind: "text" },
    { name: "table", kind: "text" },
    { name: "date", kind: "date" },
    { name: "time", kind: "time" },
    { name: "black", kind: "text" },
    { name: "white", kind: "text" },
    { name: "referee", kind: "text" },
    { name: "ruling", kind: "area", wide: true },
    { name: "dissent", kind: "area", wide: true },
    { name: "note", kind: "area", wide: true },
];

/** How wide a record is on paper, in pixels: 192 mm. */
const SHEET_WIDTH = (192 / 25.4) * 96;
/** Below this a sheet that is made to fit can no longer be read: it is then laid out anew, for a small screen. */
const ZOOM_LEAST = 0.6;

/** Makes the sheet fit into its place, as long as it can be read there. @param {HTMLElement} preview */
function fit(preview) {
    const { paddingLeft, paddingRight } = getComputedStyle(preview);
    const zoom = (preview.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)) / SHEET_WIDTH;
    preview.classList.toggle("record-fitted", zoom >= ZOOM_LEAST);
    preview.style.setProperty("--zoom", String(Math.min(1, zoom)));
}

/** The style of the record comes with the first record that is looked at. */
function loadStyle() {
    const href = "page/record.css";
    if (document.querySelector(`link[href="${href}"]`) === null) document.head.append(element("link", { rel: "stylesheet", href }));
}

/**
 * @param {HTMLElement} host
 * @param {PanelContext} context
 * @param {ScoreAnswer} answer
 */
export function show(host, context, answer) {
    loadStyle();
    const claims = hasClaims(context) ? "claims" : "";
    const madeFor = [context.language, claims, context.awaited ?? "", ...answer.scores.map((score) => score.rule_set)].join(" ");
    let panel = panels.get(host);
    if (panel === undefined || panel.madeFor !== madeFor || !host.contains(panel.form)) {
        panel = make(host, context, madeFor, panel?.isShown ?? false);
        panels.set(host, panel);
    }
    panel.context = context;
    fill(panel);
    if (panel.isShown) draw(host, panel);
}

/**
 * @param {HTMLElement} host
 * @param {PanelContext} context
 * @param {string} madeFor
 * @param {boolean} isShown
 * @returns {Panel}
 */
function make(host, context, madeFor, isShown) {
    const form = element(
        "form",
        { class: "record-form", submit: (/** @type {Event} */ event) => event.preventDefault() },
        rulingSet(context),
        hasClaims(context) ? upheld(context) : null,
        ...FIELDS.map((field) => input(context, field)),
        secondLanguage(context),
    );
    // It may scroll sideways, so a keyboard must reach it.
    const preview = element("div", { class: "record-preview", role: "region", tabindex: "0", "aria-label": context.say("page-record-preview") });
    new ResizeObserver(() => fit(preview)).observe(preview);
    const panel = { context, form, madeFor, isShown, drawn: "", preview, status: element("p", { class: "record-told", role: "status" }) };
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let waiting;
    form.addEventListener("input", ({ target }) => {
        const { name, value } = /** @type {Control} */ (target);
        panel.context.keep(`record-${name}`, value);
        clearTimeout(waiting);
        // The question may have changed meanwhile, and the form with it.
        waiting = setTimeout(() => {
            const answer = panel.context.answer;
            if (panel.isShown && answer) show(host, panel.context, answer);
        }, TYPING_MS);
    });
    redraw(host, context.awaited ? basis(context) : null, form, buttons(host, panel), panel.status, panel.preview);
    return panel;
}

/**
 * Puts into the form what was typed before, or else what the event tells. What has the focus is left alone.
 * @param {Panel} panel
 */
function fill({ form, context }) {
    const prefill = prefilled(context);
    const controls = /** @type {NodeListOf<Control>} */ (form.querySelectorAll("[name]"));
    for (const control of controls) {
        if (control === document.activeElement) continue;
        const value = context.kept(`record-${control.name}`) ?? prefill[control.name] ?? "";
        if (control instanceof HTMLSelectElement && ![...control.options].some((option) => option.value === value)) continue;
        control.value = value;
    }
}

/**
 * What the event and the file of the game tell, and today.
 * @param {PanelContext} context
 * @returns {Fields}
 */
function prefilled(context) {
    const { event, told } = context;
    const game = told?.record;
    const today = new Date();
    const pad = (/** @type {number} */ number) => String(number).padStart(2, "0");
    return {
        rule_set: context.answer?.scores[0]?.rule_set ?? "",
        event: event["name"] ?? game?.event ?? "",
        place: event["place"] ?? game?.place ?? "",
        round: game?.round ?? "",
        black: game?.players?.black ?? "",
        white: game?.players?.white ?? "",
        referee: event["referees"]?.[0] ?? "",
        second_language: event["second_language"] ?? "",
        date: `${today.getFullYear()}-${pad(today.getMonth() + 1)}-${pad(today.getDate())}`,
    };
}

/**
 * @param {PanelContext} context
 * @param {typeof FIELDS[number]} field
 */
function input(context, { name, kind, wide }) {
    const control = kind === "area" ? element("textarea", { name, rows: "2" }) : element("input", { name, type: kind, autocomplete: "off" });
    return element("label", { class: wide ? "field field-wide" : "field" }, element("span", {}, context.say(`page-record-${name}`)), control);
}

/**
 * The rule set that rules.
 * @param {PanelContext} context
 */
function rulingSet(context) {
    const ids = context.answer?.scores.map((score) => score.rule_set) ?? [];
    const options = ids.map((id) => element("option", { value: id }, context.ruleSetName(id)));
    return element("label", { class: "field field-wide" }, element("span", {}, context.say("page-record-rule-set")), element("select", { name: "rule_set" }, ...options));
}

/** @param {PanelContext} context */
const hasClaims = (context) => context.request?.["claims"] !== undefined;

/**
 * Whose claim the referee upheld: without it the numbers rest on what both players say.
 * @param {PanelContext} context
 */
function upheld(context) {
    const options = ["", "black", "white"].map((value) => element("option", { value }, context.say(`page-record-decided-${value || "none"}`)));
    return element("label", { class: "field field-wide" }, element("span", {}, context.say("page-record-decided")), element("select", { name: "decided" }, ...options));
}

/**
 * The address of this page, to which a printed code leads; nothing where only this machine can reach it.
 * @returns {{link_base?: string}}
 */
function linkBase() {
    const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
    return isHere ? {} : { link_base: `${location.origin}${location.pathname}` };
}

/**
 * @param {PanelContext} context
 */
function secondLanguage(context) {
    const others = context.languages.filter((language) => language !== context.language);
    const options = others.map((language) => element("option", { value: language }, languageName(language)));
    const none = element("option", { value: "" }, context.say("page-record-one-language"));
    return element("label", { class: "field" }, element("span", {}, context.say("page-record-second-language")), element("select", { name: "second_language" }, none, ...options));
}

/**
 * What is in the form.
 * @param {HTMLFormElement} form
 * @returns {Fields}
 */
const fieldsOf = (form) => Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/**
 * The body of POST /v1/records: what was left empty is left out.
 * @param {Panel} panel
 */
function body({ form, context }) {
    const { black = "", white = "", ...rest } = fieldsOf(form);
    const details = Object.fromEntries(Object.entries(rest).filter(([, value]) => value.trim() !== ""));
    const players = { ...(black.trim() && { black }), ...(white.trim() && { white }) };
    return { request: withMoves(context.request, context.game), language: context.language, ...linkBase(), ...details, ...(Object.keys(players).length > 0 && { players }) };
}

/**
 * The day on which a record is first made is its date: it does not move on to the next day.
 * @param {Panel} panel
 */
function keepDate({ context }) {
    if (context.kept("record-date") === undefined) context.remember("record-date", prefilled(context)["date"] ?? "");
}

/**
 * @param {HTMLElement} host
 * @param {Panel} panel
 */
function buttons(host, panel) {
    const { context } = panel;
    const button = (/** @type {string} */ key, /** @type {() => void} */ act, className = "") =>
        element("button", { type: "button", class: className, "data-key": key, click: act }, context.say(`page-record-${key}`));
    return element(
        "div",
        { class: "record-buttons" },
        button("preview", () => draw(host, panel), "strong"),
        button("print", () => print(host, panel), "strong"),
        button("save-html", () => save(panel, "text/html", "record.html")),
        button("save-json", () => save(panel, "application/json", "record.json")),
        button("save-sgf", () => save(panel, "application/x-go-sgf", "record.sgf")),
        button("copy-link", () => copyLink(panel)),
    );
}

/**
 * Shows the record as it prints. Tells whether it could be made.
 * @param {HTMLElement} host
 * @param {Panel} panel
 */
async function draw(host, panel) {
    keepDate(panel);
    panel.isShown = true;
    const request = body(panel);
    const text = JSON.stringify(request);
    if (text === panel.drawn) return true;
    const isCurrent = turnOf(host);
    try {
        const response = await panel.context.post("/v1/records", request, "text/html");
        const sheet = sheetOf(await response.text());
        if (!isCurrent()) return false;
        panel.drawn = text;
        panel.preview.replaceChildren(sheet);
        panel.status.textContent = "";
        return true;
    } catch (failure) {
        panel.drawn = "";
        if (isCurrent()) panel.preview.replaceChildren(refusal(panel.context, failure));
        return false;
    }
}

/**
 * The record out of the page that the service makes of it. That page's own style may not be used here, so it is left
 * out: `record.css` is the same. The page here has a `main` of its own, so the record becomes a `div`.
 * @param {string} text
 */
function sheetOf(text) {
    const bare = text.replace(/<style>.*?<\/style>/s, "");
    const record = new DOMParser().parseFromString(bare, "text/html").querySelector("main.record");
    if (record === null) throw new Error("the service sent no record");
    const sheet = element("div", {});
    for (const { name, value } of record.attributes) sheet.setAttribute(name, value);
    sheet.append(...[...record.childNodes].map((child) => document.importNode(child, true)));
    return sheet;
}

/**
 * Prints the record and nothing else.
 * @param {HTMLElement} host
 * @param {Panel} panel
 */
async function print(host, panel) {
    if (!(await draw(host, panel))) return;
    const area = element("div", { class: "print-area" }, ...[...panel.preview.children].map((child) => child.cloneNode(true)));
    document.body.append(area);
    document.documentElement.dataset["printing"] = "record";
    const end = () => {
        area.remove();
        delete document.documentElement.dataset["printing"];
    };
    window.addEventListener("afterprint", end, { once: true });
    window.print();
}

/**
 * @param {Panel} panel
 * @param {string} accept
 * @param {string} name
 */
async function save(panel, accept, name) {
    keepDate(panel);
    try {
        const response = await panel.context.post("/v1/records", body(panel), accept);
        const address = URL.createObjectURL(await response.blob());
        element("a", { href: address, download: name }).click();
        setTimeout(() => URL.revokeObjectURL(address), 10_000);
        panel.status.textContent = panel.context.say("page-record-saved", { name });
    } catch (failure) {
        panel.status.replaceChildren(refusal(panel.context, failure));
    }
}

/** @param {Panel} panel */
async function copyLink(panel) {
    const link = panel.context.link();
    const anchor = element("a", { href: link, class: "permalink" }, panel.context.say("page-record-link"));
    try {
        await navigator.clipboard.writeText(link);
        panel.status.replaceChildren(panel.context.say("page-record-copied"), " ", anchor);
    } catch {
        panel.status.replaceChildren(unseen(panel.context.say("page-record-link")), element("input", { readonly: true, value: link, "aria-label": panel.context.say("page-record-link") }), anchor);
    }
}
