/** Why two rule sets differ: a waterfall of causes from one lead to the other, and the same in words. */

import { element } from "../elements.js";
import { needText } from "../words.js";
import {
    basis, hint, leadText, light, lightAttributes, pointsButton, redraw, refusal, resultText, ruleSetChoice, shape, signed, turnOf,
} from "./parts.js";

/** @typedef {import("../context.js").PanelContext} PanelContext */
/** @typedef {import("../context.js").ScoreAnswer} ScoreAnswer */
/** @typedef {import("openapi").DifferenceView} Difference */
/** @typedef {import("openapi").ScoreView} Score */
/** @typedef {import("openapi").CauseView} Cause */

/**
 * @typedef {{question: string, ruling: string | undefined, from: string, to: string, fetched: Map<string, Difference>}} State
 *     `fetched` belongs to the question
 */

/** @type {WeakMap<HTMLElement, State>} */
const states = new WeakMap();

/**
 * @param {HTMLElement} host
 * @param {PanelContext} context
 * @param {ScoreAnswer} answer
 */
export function show(host, context, answer) {
    const ids = answer.scores.map((score) => score.rule_set);
    if (ids.length < 2) return redraw(host, hint(context.say("page-one-rule-set")));
    const state = stateOf(host, answer, ids, context.language);
    draw(host, context, answer, state, ids);
}

/**
 * The pair that was chosen last, if it is still there; else the first rule set and one that gives the game to somebody
 * else.
 * @param {HTMLElement} host
 * @param {ScoreAnswer} answer
 * @param {string[]} ids
 * @param {string} language
 * @returns {State}
 */
function stateOf(host, answer, ids, language) {
    const before = states.get(host);
    const question = `${answer.position.id} ${language}`;
    const fetched = before !== undefined && before.question === question ? before.fetched : new Map();
    // A game under other rules is compared from its own.
    const kept = before !== undefined && before.ruling === ids[0] && ids.includes(before.from) && ids.includes(before.to);
    const first = answer.scores[0];
    const other = answer.scores.find((score) => score.outcome !== first?.outcome) ?? answer.scores[1];
    const state = {
        question,
        ruling: ids[0],
        fetched,
        from: kept ? before.from : (first?.rule_set ?? ""),
        to: kept ? before.to : (other?.rule_set ?? ""),
    };
    states.set(host, state);
    return state;
}

/**
 * @param {HTMLElement} host
 * @param {PanelContext} context
 * @param {ScoreAnswer} answer
 * @param {State} state
 * @param {string[]} ids
 */
async function draw(host, context, answer, state, ids) {
    const isCurrent = turnOf(host);
    const choose = (/** @type {Partial<State>} */ choice) => {
        Object.assign(state, choice);
        draw(host, context, answer, state, ids);
    };
    const choices = element(
        "div",
        { class: "choices" },
        ruleSetChoice(context, context.say("page-difference-from"), "difference-from", ids, state.from, (from) => choose({ from })),
        ruleSetChoice(context, context.say("page-difference-to"), "difference-to", ids, state.to, (to) => choose({ to })),
    );
    if (state.from === state.to) return redraw(host, choices, hint(context.say("page-same-rule-set")));
    const known = answer.differences?.find((difference) => difference.from === state.from && difference.to === state.to) ?? state.fetched.get(`${state.from} ${state.to}`);
    if (known !== undefined) return redraw(host, basis(context), choices, ...ledger(context, answer, known));
    redraw(host, choices, hint(context.say("page-asking")));
    try {
        const difference = await ask(context, state);
        if (difference !== undefined) state.fetched.set(`${state.from} ${state.to}`, difference);
        if (isCurrent()) redraw(host, choices, ...(difference === undefined ? [hint(context.say("page-no-answer"))] : ledger(context, answer, difference)));
    } catch (failure) {
        if (isCurrent()) redraw(host, choices, refusal(context, failure));
    }
}

/**
 * The difference of a pair that the answer does not hold.
 * @param {PanelContext} context
 * @param {State} state
 * @returns {Promise<Difference | undefined>}
 */
async function ask(context, { from, to }) {
    const response = await context.post("/v1/scores", { ...context.request, compare: [[from, to]], detail: "ledger", sensitivity: false, procedures: false });
    const answer = /** @type {ScoreAnswer} */ (await response.json());
    return answer.differences?.find((difference) => difference.from === from && difference.to === to);
}

/**
 * @param {PanelContext} context
 * @param {ScoreAnswer} answer
 * @param {Difference} difference
 */
function ledger(context, answer, difference) {
    const from = answer.scores.find((score) => score.rule_set === difference.from);
    const to = answer.scores.find((score) => score.rule_set === difference.to);
    if (difference.causes === null || from === undefined || to === undefined || from.lead === null || to.lead === null) {
        return [hint(`${context.say("cannot-be-told")}${context.say("after-label")}${difference.needs.map(needText).join(context.say("between-needs"))}`)];
    }
    const leads = { from: from.lead, to: to.lead };
    const turns = difference.winner_from !== difference.winner_to;
    const gap = element(
        "p",
        { class: turns ? "gap gap-turns" : "gap" },
        element("strong", {}, context.say(turns ? "page-gap-turns" : "page-gap-keeps")),
        " ",
        context.say("page-gap", { from: resultText(context, from.result), to: resultText(context, to.result), gap: signed(context, leads.to - leads.from) }),
    );
    return [gap, ...sumFault(context, difference.causes, leads), waterfall(context, difference, difference.causes, leads), inWords(context, difference, difference.causes, leads)];
}

/**
 * The steps are drawn from the service's numbers, and so must end at the service's lead. If they do not, this is said.
 * @param {PanelContext} context
 * @param {Cause[]} causes
 * @param {{from: number, to: number}} leads
 */
function sumFault(context, causes, leads) {
    const end = causes.reduce((sum, cause) => sum + cause.amount, leads.from);
    if (end === leads.to) return [];
    console.error(`the causes sum to a lead of ${end}, the answer says ${leads.to}`);
    return [element("p", { class: "panel-refusal", role: "alert" }, context.say("page-sum-differs"))];
}

// --- the picture ---------------------------------------------------------------------------------------------------

const ROW = 56;
const HEAD = 30;
const BAR = { top: 26, height: 18 };
/** The part of the width on each side that is left for numbers, in per cent. */
const MARGIN = 17;

/**
 * @param {PanelContext} context
 * @param {Difference} difference
 * @param {Cause[]} causes
 * @param {{from: number, to: number}} leads
 */
function waterfall(context, difference, causes, leads) {
    const ends = [leads.from];
    for (const cause of causes) ends.push((ends.at(-1) ?? 0) + cause.amount);
    const [least, most] = [Math.min(0, leads.to, ...ends), Math.max(0, leads.to, ...ends)];
    const at = (/** @type {number} */ lead) => MARGIN + ((lead - least) / (most - least || 1)) * (100 - 2 * MARGIN);
    const height = HEAD + ROW * (causes.length + 2);
    const zeros = rowsOf(causes.length + 2).map((top) => shape("line", { class: "zero", x1: `${at(0)}%`, x2: `${at(0)}%`, y1: top + BAR.top - 4, y2: top + BAR.top + BAR.height + 4 }));
    const rows = [
        total(context, at, HEAD, context.ruleSetName(difference.from), leads.from),
        ...causes.map((cause, index) => step(context, at, HEAD + ROW * (index + 1), cause, ends[index] ?? 0, index)),
        total(context, at, HEAD + ROW * (causes.length + 1), context.ruleSetName(difference.to), leads.to),
    ];
    const joints = rowsOf(ends.length).map((row, index) => {
        const [x, top] = [`${at(ends[index] ?? 0)}%`, row + BAR.top + BAR.height];
        return shape("line", { class: "joint", x1: x, x2: x, y1: top, y2: top + ROW - BAR.height });
    });
    const label = context.say("page-waterfall", { from: context.ruleSetName(difference.from), to: context.ruleSetName(difference.to) });
    return shape(
        "svg",
        { class: "waterfall", role: "group", "aria-label": label, width: "100%", height },
        shape("text", { class: "axis", x: 0, y: 14, "aria-hidden": "true" }, `◀ ${context.say("page-white-ahead")}`),
        shape("text", { class: "axis axis-end", x: "100%", y: 14, "aria-hidden": "true" }, `${context.say("page-black-ahead")} ▶`),
        ...joints,
        ...rows,
        ...zeros,
    );
}

/** Where each row begins. @param {number} count */
const rowsOf = (count) => Array.from({ length: count }, (_, index) => HEAD + ROW * index);

/**
 * A whole lead, drawn from zero.
 * @param {PanelContext} context
 * @param {(lead: number) => number} at
 * @param {number} top
 * @param {string} name
 * @param {number} lead
 */
function total(context, at, top, name, lead) {
    const text = leadText(context, lead);
    return shape(
        "g",
        { class: `total total-${lead > 0 ? "black" : lead < 0 ? "white" : "even"}`, role: "img", "aria-label": `${name}${context.say("after-label")}${text}` },
        shape("text", { class: "label label-total", x: 0, y: top + 19 }, name),
        ...bar(at, top, 0, lead, text),
    );
}

/**
 * One cause, drawn from the lead before it to the lead after it.
 * @param {PanelContext} context
 * @param {(lead: number) => number} at
 * @param {number} top
 * @param {Cause} cause
 * @param {number} before
 * @param {number} index
 */
function step(context, at, top, cause, before, index) {
    const after = before + cause.amount;
    const toBlack = cause.amount > 0;
    const amount = context.say(toBlack ? "page-step-black" : "page-step-white", { amount: context.number(Math.abs(cause.amount)) });
    const kind = context.say(`page-cause-${cause.kind}`);
    const name = cause.player === null ? kind : context.say("page-cause-of", { cause: kind, player: context.say(cause.player) });
    const parts = [
        shape("rect", { class: "target", x: 0, y: top + 2, width: "100%", height: ROW - 4, rx: 4 }),
        shape("text", { class: "label", x: 4, y: top + 19 }, `${name} `),
        shape("text", { class: "label label-amount", x: "100%", dx: -4, y: top + 19 }, `${toBlack ? "▶" : "◀"} ${amount} `),
        ...bar(at, top, before, after, leadText(context, after)),
    ];
    const className = `step step-${toBlack ? "black" : "white"}`;
    if (cause.points.length === 0) return shape("g", { class: className, role: "img", "aria-label": `${name}, ${amount}` }, ...parts);
    const press = () => light(context, cause.points, cause.sentence.text);
    const keys = (/** @type {KeyboardEvent} */ event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        press();
    };
    return shape(
        "g",
        { class: `${className} step-points`, role: "button", tabindex: 0, "data-key": `step-${index}`, ...lightAttributes(context, cause.points), click: press, keydown: keys },
        ...parts,
    );
}

/**
 * @param {(lead: number) => number} at
 * @param {number} top
 * @param {number} from
 * @param {number} to
 * @param {string} text stands beside the end of the bar
 */
function bar(at, top, from, to, text) {
    const [left, right] = [Math.min(at(from), at(to)), Math.max(at(from), at(to))];
    const rightwards = to >= from;
    return [
        shape("rect", { class: "bar", x: `${left}%`, y: top + BAR.top, width: `${Math.max(right - left, 0.4)}%`, height: BAR.height }),
        shape("text", { class: rightwards ? "running" : "running running-left", x: `${at(to)}%`, dx: rightwards ? 5 : -5, y: top + BAR.top + 14 }, text),
    ];
}

/**
 * What a difference in the number of stones played is made of, as the service names it.
 * @type {(keyof import("openapi").CauseNumbers)[]}
 */
const SPLIT = ["handicap_stones", "last_play", "early_passes", "turn_order"];

/**
 * Where the stones come from that one player put on the board more than the other, where it is known.
 * @param {PanelContext} context
 * @param {Cause} cause
 */
function split(context, { numbers }) {
    const parts = SPLIT.flatMap((name) => {
        const amount = numbers[name] ?? 0;
        return amount === 0 ? [] : [context.say(`page-split-${name.replace("_", "-")}`, { amount: signed(context, amount) })];
    });
    return parts.length === 0 ? null : element("span", { class: "note" }, context.say("page-split", { parts: parts.join(", ") }));
}

// --- in words ------------------------------------------------------------------------------------------------------

/**
 * @param {PanelContext} context
 * @param {Difference} difference
 * @param {Cause[]} causes
 * @param {{from: number, to: number}} leads
 */
function inWords(context, difference, causes, leads) {
    if (causes.length === 0) return element("p", {}, context.say("no-difference"));
    const items = causes.map((cause, index) =>
        element(
            "li",
            { class: "entry" },
            element("span", { class: "amount" }, signed(context, cause.amount)),
            element("span", { class: "entry-text" }, cause.sentence.text, " ", pointsButton(context, cause.points, cause.sentence.text, `cause-${index}`), split(context, cause)),
        ),
    );
    const end = (/** @type {string} */ id, /** @type {number} */ lead) =>
        element("li", { class: "entry entry-end" }, element("span", { class: "amount" }, leadText(context, lead)), element("span", {}, context.ruleSetName(id)));
    return element("ol", { class: "entries causes" }, end(difference.from, leads.from), ...items, end(difference.to, leads.to));
}
