/** What the panels share: drawing anew without losing the focus, points that light up, amounts in words. */

import { element } from "../elements.js";
import { textOf } from "../faults.js";
import { describe } from "../trouble.js";

/** @typedef {import("../context.js").PanelContext} PanelContext */
/** @typedef {import("../context.js").ScoreAnswer} ScoreAnswer */
/** @typedef {import("openapi").Sentence} Sentence */
/** @typedef {import("openapi").Point} Point */
/** @typedef {Node | string | null} Child */
/** @typedef {Record<string, string | number | ((event: any) => void)>} ShapeAttributes */

const SVG = "http://www.w3.org/2000/svg";

/**
 * An element of SVG.
 * @param {string} name
 * @param {ShapeAttributes} attributes a function listens to the event of that name
 * @param {...Child} children
 */
export function shape(name, attributes, ...children) {
    const made = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) {
        if (typeof value === "function") made.addEventListener(key, value);
        else made.setAttribute(key, String(value));
    }
    made.append(...children.filter((child) => child !== null));
    return made;
}

/**
 * Puts new children into the host. What had the focus has it again if something with the same `data-key` is there.
 * @param {Element} host
 * @param {...Child} children
 */
export function redraw(host, ...children) {
    const active = document.activeElement;
    const key = active !== null && host.contains(active) ? active.getAttribute("data-key") : null;
    host.replaceChildren(...children.filter((child) => child !== null));
    if (key === null) return;
    const again = host.querySelector(`[data-key="${CSS.escape(key)}"]`);
    if (again instanceof HTMLElement || again instanceof SVGElement) again.focus({ preventScroll: true });
}


/** Text for eyes that do not see: read aloud, not shown. @param {string} text */
export const unseen = (text) => element("span", { class: "visually-hidden" }, text);

/** A paragraph that tells why a panel is empty. @param {string} text */
export const hint = (text) => element("p", { class: "panel-hint" }, text);

/**
 * Whose scores these are while players disagree, or while only one has spoken: nobody's. Nothing where they agree.
 * @param {PanelContext} context
 */
export function basis(context) {
    if (context.awaited) {
        const [player, other] = [context.awaited, context.awaited === "black" ? "white" : "black"].map((one) => context.say(one));
        return element("p", { class: "basis" }, context.say("page-awaited", { player: player ?? "", other: other ?? "" }));
    }
    const groups = context.answer?.dispute?.groups ?? [];
    if (groups.length === 0) return null;
    const disputed = groups.flatMap((group) => group.points);
    return element("p", { class: "basis" }, context.say("dispute-basis", { points: pointsText(context, disputed) }));
}

// --- points that light up -----------------------------------------------------------------------------------------

/**
 * Lights up points on the board, or takes the light away where it is already on these.
 * @param {PanelContext} context
 * @param {Point[]} points
 * @param {string} why
 */
export function light(context, points, why) {
    context.highlight(context.lit === points.join(" ") ? null : points, why);
    for (const control of document.querySelectorAll("[data-light]")) {
        control.setAttribute("aria-pressed", String(control.getAttribute("data-light") === context.lit));
    }
}

/**
 * What makes something a switch for the light on points.
 * @param {PanelContext} context
 * @param {Point[]} points
 * @returns {Record<string, string>}
 */
export function lightAttributes(context, points) {
    const own = points.join(" ");
    return { "data-light": own, "aria-pressed": String(own === context.lit) };
}

const POINTS_NAMED = 6;
const POINTS_READ = 24;

/**
 * Points by name where they are few enough to be read, else their number.
 * @param {PanelContext} context
 * @param {Point[]} points
 */
export const pointsText = (context, points) => (points.length <= POINTS_READ ? context.points(points) : context.say("page-points-count", { count: points.length }));

/**
 * A button that lights up points; nothing where there are none.
 * @param {PanelContext} context
 * @param {Point[]} points
 * @param {string} why
 * @param {string} key by which the focus finds it again
 */
export function pointsButton(context, points, why, key) {
    if (points.length === 0) return null;
    const named = points.length <= POINTS_NAMED ? context.points(points) : context.say("page-points-count", { count: points.length });
    return element(
        "button",
        { type: "button", class: "points-button", "data-key": key, ...lightAttributes(context, points), click: () => light(context, points, why) },
        unseen(`${context.say("page-show-on-board")}${context.say("after-label")}`),
        named,
    );
}

/** The points that a sentence names. @param {Sentence} sentence @returns {Point[]} */
export function pointsOf(sentence) {
    const points = sentence.arguments["points"];
    return Array.isArray(points) ? points.map(String) : [];
}

/**
 * Sentences as a list, each with its points.
 * @param {PanelContext} context
 * @param {Sentence[]} sentences
 * @param {string} key
 */
export function sentenceList(context, sentences, key) {
    const items = sentences.map((sentence, index) =>
        element("li", {}, element("span", {}, sentence.text), " ", pointsButton(context, pointsOf(sentence), sentence.text, `${key}-${index}`)),
    );
    return element("ul", { class: "sentences" }, ...items);
}

// --- amounts, players and results -----------------------------------------------------------------------------------

/** A stone as a sign beside a name. @param {string} player */
export const stone = (player) => element("span", { class: `stone-sign stone-sign-${player}`, "aria-hidden": "true" });

/**
 * A lead: `B+3.5`, `W+0.5`, `0`.
 * @param {PanelContext} context
 * @param {number} lead
 */
export function leadText(context, lead) {
    if (lead === 0) return context.number(0);
    return context.say(lead > 0 ? "page-lead-black" : "page-lead-white", { points: context.number(Math.abs(lead)) });
}

/**
 * An amount with its sign, `+` included.
 * @param {PanelContext} context
 * @param {number} amount
 */
export const signed = (context, amount) => (amount > 0 ? "+" : amount < 0 ? "−" : "") + context.number(Math.abs(amount));

/** Results that are a word and no letter and number. @type {Record<string, string>} */
const RESULTS = { Draw: "result-draw", Void: "result-void" };

/**
 * A result as game records write it, in words where it is one.
 * @param {PanelContext} context
 * @param {string} result
 */
export const resultText = (context, result) => (RESULTS[result] ? context.say(RESULTS[result]) : result);

/**
 * Who wins, as a sign and a word, and the result.
 * @param {PanelContext} context
 * @param {{outcome: string, result: string}} scored
 */
export function outcome(context, scored) {
    const sign = scored.outcome === "black" || scored.outcome === "white" ? stone(scored.outcome) : null;
    return element(
        "span",
        { class: `outcome outcome-${scored.outcome}` },
        sign,
        element("strong", {}, resultText(context, scored.result)),
        " ",
        element("span", { class: "outcome-word" }, context.say(`page-outcome-${scored.outcome}`)),
    );
}

/**
 * A number and what it counts. The word holds `{number}` for the number, and `one|several` where the language tells
 * them apart.
 * @param {PanelContext} context
 * @param {string} key
 * @param {number} amount
 */
export function counted(context, key, amount) {
    const forms = context.say(key).split("|");
    const form = (amount === 1 ? forms[0] : forms.at(-1)) ?? key;
    return form.includes("{number}") ? form.replace("{number}", context.number(amount)) : `${context.number(amount)} ${form}`;
}

/**
 * Articles of a rule text.
 * @param {PanelContext} context
 * @param {string[]} articles
 */
export function articlesText(context, articles) {
    return articles.length === 0 ? null : element("span", { class: "articles" }, context.say("page-article", { articles: articles.join(", ") }));
}

/**
 * A choice among some values, each with its name.
 * @param {string} label
 * @param {string} key
 * @param {[string, string][]} options
 * @param {string} chosen
 * @param {(value: string) => void} choose
 */
export function choice(label, key, options, chosen, choose) {
    const items = options.map(([value, name]) => element("option", { value, selected: value === chosen }, name));
    const select = element("select", { "data-key": key, change: () => choose(select.value) }, ...items);
    return element("label", { class: "choice" }, element("span", {}, label), select);
}

/**
 * A choice of rule sets.
 * @param {PanelContext} context
 * @param {string} label
 * @param {string} key
 * @param {string[]} ids
 * @param {string} chosen
 * @param {(id: string) => void} choose
 */
export const ruleSetChoice = (context, label, key, ids, chosen, choose) =>
    choice(label, key, ids.map((id) => [id, context.ruleSetName(id)]), chosen, choose);

/**
 * What is said of a call that was refused.
 * @param {PanelContext} context
 * @param {unknown} failure
 */
export function refusal(context, failure) {
    const problem = /** @type {{problem?: import("../context.js").Problem}} */ (failure)?.problem;
    const details = problem?.errors?.map((error) => element("li", {}, textOf(error))) ?? [];
    return element(
        "div",
        { class: "panel-refusal", role: "alert" },
        element("p", {}, [context.say("page-refused"), details.length > 0 ? "" : (problem ? describe(problem) : String(failure))].join(" ")),
        details.length > 0 ? element("ul", {}, ...details) : null,
    );
}

/**
 * What follows in a second call: that it is on its way, or why it did not come.
 * @param {PanelContext} context
 * @param {import("../context.js").Problem | undefined} problem
 */
export function awaiting(context, problem) {
    if (!problem) return hint(context.say("page-asking"));
    // A question with faults is answered no better the second time.
    const again = problem.errors ? null : element("button", { type: "button", "data-key": "again", click: context.again }, context.say("page-try-again"));
    return element("div", { class: "panel-refusal" }, element("p", {}, describe(problem)), again);
}

/** Shows a panel again while what it waited for still belongs to it. @type {WeakMap<HTMLElement, number>} */
const turns = new WeakMap();

/**
 * Begins a turn of a panel: the function tells whether no later turn has begun since.
 * @param {HTMLElement} host
 */
export function turnOf(host) {
    const turn = (turns.get(host) ?? 0) + 1;
    turns.set(host, turn);
    return () => turns.get(host) === turn;
}
