/**
 * The count at the board, step by step: forward and back, with the board and what lies beside it; all steps in print.
 */

import { element } from "../elements.js";
import { asClaimed } from "../marks.js";
import { basis, choice, counted, hint, leadText, pointsText, redraw, refusal, ruleSetChoice, turnOf } from "./parts.js";

/** @typedef {import("openapi").Player} Player */
/** @typedef {import("../context.js").PanelContext} PanelContext */
/** @typedef {import("../context.js").ScoreAnswer} ScoreAnswer */
/** @typedef {import("openapi").ProcedureView} Procedure */
/** @typedef {import("openapi").StepView} Step */
/** @typedef {import("openapi").Table} Table */
/** @typedef {import("openapi").BothAmount} Numbers */

/** @typedef {"both" | Player} Speaker */
/**
 * @typedef {object} State
 * @property {string} position the id of the question
 * @property {string | undefined} ruling
 * @property {string} ruleSet
 * @property {number} step
 * @property {string} language
 * @property {string} upheld whose claim the referee upheld, as it was when the count was begun
 * @property {Speaker} speaker whose claim is counted; where nobody is at odds, both's
 * @property {import("../context.js").ScoreRequest} request
 * @property {Map<Speaker, ScoreAnswer>} answers to what each speaker says
 */
/** @type {WeakMap<HTMLElement, State>} */
const states = new WeakMap();

/**
 * What is beside the board, in the order of the columns; the first two are always shown.
 * @type {("bowls" | "lids" | "piles" | "brought" | "noted")[]}
 */
const BESIDE = ["bowls", "lids", "piles", "brought", "noted"];

/**
 * @param {HTMLElement} host
 * @param {PanelContext} context
 * @param {ScoreAnswer} answer
 */
export function show(host, context, answer) {
    const ids = answer.scores.map((score) => score.rule_set);
    const before = states.get(host);
    const isDisputed = (answer.dispute?.groups.length ?? 0) > 0;
    // A ruling is counted as it was given.
    const upheld = isDisputed ? (context.kept("record-decided") ?? "") : "";
    const isShown = host.querySelector(".choices") !== null;
    if (isShown && before?.position === answer.position.id && before.language === context.language && before.upheld === upheld) return;
    // A game under other rules is counted under its own.
    const kept = before !== undefined && before.ruling === ids[0] && ids.includes(before.ruleSet);
    const state = {
        position: answer.position.id,
        ruling: ids[0],
        ruleSet: kept ? before.ruleSet : (ids[0] ?? ""),
        step: kept && before.position === answer.position.id ? before.step : 0,
        language: context.language,
        upheld,
        request: context.request,
        speaker: /** @type {Speaker} */ (upheld === "black" || upheld === "white" ? upheld : "both"),
        answers: new Map([[/** @type {Speaker} */ ("both"), answer]]),
    };
    states.set(host, state);
    void draw(host, context, state, ids, isDisputed);
}

/**
 * What a player's claim gives where it is counted as if both said so.
 * @param {PanelContext} context
 * @param {import("../context.js").ScoreRequest} request
 * @param {Player} player
 * @returns {Promise<ScoreAnswer>}
 */
async function ask(context, request, player) {
    const claimed = { ...request, ...asClaimed(request, player), language: context.language };
    const response = await context.post("/v1/scores", { ...claimed, procedures: true, detail: "totals", readings: false });
    return response.json();
}

/**
 * @param {HTMLElement} host
 * @param {PanelContext} context
 * @param {State} state
 * @param {string[]} ids
 * @param {boolean} isDisputed
 */
async function draw(host, context, state, ids, isDisputed) {
    const isCurrent = turnOf(host);
    const choose = (/** @type {Partial<State>} */ chosen) => {
        Object.assign(state, chosen, { step: 0 });
        void draw(host, context, state, ids, isDisputed);
    };
    const { speaker } = state;
    /** @type {[Speaker, string][]} */
    const speakers = [["both", context.say("page-as-both-say")], ["black", context.say("page-as-black-says")], ["white", context.say("page-as-white-says")]];
    const choices = element(
        "div",
        { class: "choices" },
        ruleSetChoice(context, context.say("column-rule-set"), "counting-rule-set", ids, state.ruleSet, (ruleSet) => choose({ ruleSet })),
        isDisputed ? choice(context.say("page-count-as"), "counting-speaker", speakers, speaker, (chosen) => choose({ speaker: /** @type {Speaker} */ (chosen) })) : null,
    );
    let answer = state.answers.get(speaker);
    if (answer === undefined && speaker !== "both") {
        redraw(host, choices, hint(context.say("page-asking")));
        try {
            answer = await ask(context, state.request, speaker);
        } catch (failure) {
            if (isCurrent()) redraw(host, choices, refusal(context, failure));
            return;
        }
        state.answers.set(speaker, answer);
        if (!isCurrent()) return;
    }
    const procedure = answer?.procedures?.[ids.indexOf(state.ruleSet)];
    if (procedure === null || procedure === undefined) return redraw(host, choices, hint(context.say("page-no-count")));
    const claimed = speaker === "both" ? basis(context) : element("p", { class: "basis" }, context.say("page-count-claim", { player: context.say(speaker) }));
    redraw(host, claimed, choices, player(context, procedure, state));
    whenSeen(host, () => isCurrent() && drawBoards(host, context, procedure, state, isCurrent));
}

/**
 * The steps and the buttons that go through them.
 * @param {PanelContext} context
 * @param {Procedure} procedure
 * @param {State} state
 */
function player(context, procedure, state) {
    const last = procedure.steps.length - 1;
    state.step = Math.min(state.step, last);
    const columns = BESIDE.filter((name, index) => index < 2 || procedure.steps.some(({ table }) => table[name].black !== 0 || table[name].white !== 0));
    const items = procedure.steps.map((step, index) => stepItem(context, procedure, step, index, columns));
    const spoken = element("p", { class: "visually-hidden", "aria-live": "polite" });
    const now = element("strong", { class: "count-now" });
    const go = (/** @type {number} */ to) => {
        state.step = Math.max(0, Math.min(last, to));
        mark(true);
    };
    const ways = [
        { word: "page-count-first", sign: "|◀", to: () => 0, key: "count-first" },
        { word: "page-count-back", sign: "◀", to: () => state.step - 1, key: "count-back" },
        { word: "page-count-next", sign: "▶", to: () => state.step + 1, key: "count-next" },
        { word: "page-count-last", sign: "▶|", to: () => last, key: "count-last" },
    ];
    const buttons = ways.map(({ word, sign, to, key }) =>
        element("button", { type: "button", "data-key": key, click: () => go(to()) }, element("span", { "aria-hidden": "true" }, sign), " ", element("span", { class: "way" }, context.say(word))),
    );
    const mark = (/** @type {boolean} */ aloud) => {
        items.forEach((item, index) => item.classList.toggle("count-step-now", index === state.step));
        buttons.forEach((button, index) => button.setAttribute("aria-disabled", String(index < 2 ? state.step === 0 : state.step === last)));
        now.textContent = stepTitle(context, state.step, procedure);
        const step = procedure.steps[state.step];
        if (aloud && step !== undefined) spoken.textContent = `${stepTitle(context, state.step, procedure)}. ${step.sentence.text}`;
    };
    mark(false);
    const keys = (/** @type {Event} */ event) => {
        if (!(event instanceof KeyboardEvent)) return;
        const to = { ArrowLeft: state.step - 1, ArrowRight: state.step + 1, Home: 0, End: last }[event.key];
        if (to === undefined) return;
        event.preventDefault();
        go(to);
    };
    return element(
        "div",
        { class: "count", role: "group", "aria-label": context.say("procedures"), keydown: keys },
        element("h4", {}, `${context.ruleSetName(procedure.rule_set)}${context.say("after-label")}${context.say(`procedure-${procedure.kind}`)}`),
        element("div", { class: "count-ways" }, now, ...buttons),
        spoken,
        element("ol", { class: "count-steps" }, ...items),
    );
}

/**
 * @param {PanelContext} context
 * @param {number} index
 * @param {Procedure} procedure
 */
const stepTitle = (context, index, procedure) => context.say("page-count-step", { number: index + 1, count: procedure.steps.length });

/**
 * @param {PanelContext} context
 * @param {Procedure} procedure
 * @param {Step} step
 * @param {number} index
 * @param {typeof BESIDE} columns
 */
function stepItem(context, procedure, { sentence, table }, index, columns) {
    const isLast = index === procedure.steps.length - 1;
    return element(
        "li",
        { class: "count-step" },
        element(
            "div",
            { class: "count-words" },
            element("h5", {}, stepTitle(context, index, procedure)),
            element("p", { class: "count-sentence" }, sentence.text),
            isLast ? reckoning(context, procedure) : null,
            beside(context, table, columns),
            ...legend(context, table),
        ),
        element("div", { class: "count-board", "data-step": String(index) }, element("pre", {}, table.rows.join("\n"))),
    );
}

/**
 * The last table read: what each counts, what is added, and the lead.
 * @param {PanelContext} context
 * @param {Procedure} procedure
 */
function reckoning(context, { counted: numbers, corrections, lead }) {
    const said = (/** @type {string} */ player, /** @type {string} */ text) => element("li", {}, `${context.say(player)}${context.say("after-label")}${text}`);
    return element(
        "ul",
        { class: "reckoning" },
        said("black", context.number(numbers.black)),
        said("white", context.number(numbers.white)),
        ...corrections.map(({ player, kind, amount }) => said(player, counted(context, `entry-${kind}`, amount))),
        element("li", {}, element("strong", {}, `${context.say("page-column-lead")}${context.say("after-label")}${leadText(context, lead)}`)),
    );
}

/**
 * Bowls, lids and piles.
 * @param {PanelContext} context
 * @param {Table} table
 * @param {typeof BESIDE} columns
 */
function beside(context, table, columns) {
    const row = (/** @type {Player} */ player) =>
        element("tr", {}, element("th", { scope: "row" }, context.say(player)), ...columns.map((name) => element("td", {}, context.number(table[name][player]))));
    return element(
        "table",
        { class: "beside" },
        element("caption", { class: "visually-hidden" }, context.say("page-beside-board")),
        element("thead", {}, element("tr", {}, element("td", {}), ...columns.map((name) => element("th", { scope: "col" }, context.say(`table-${name}`))))),
        element("tbody", {}, row("black"), row("white")),
    );
}

// --- boards --------------------------------------------------------------------------------------------------------

const PASSED_OVER = "×";

/**
 * What the labels on the board mean: points counted in tens, and points that count for nobody.
 * @param {PanelContext} context
 * @param {Table} table
 */
function legend(context, table) {
    const blocks = (/** @type {Player} */ player) => {
        const sizes = table.blocks[player].map((points, index) => `${index + 1}: ${context.number(points.length)}`);
        return sizes.length === 0 ? null : element("li", {}, `${context.say(player)}${context.say("between-clauses")}${context.say("page-blocks")}${context.say("after-label")}${sizes.join(", ")}`);
    };
    const passed = table.passed_over.length === 0 ? null : element("li", {}, `${PASSED_OVER} ${context.say("page-passed-over")}${context.say("after-label")}${pointsText(context, table.passed_over)}`);
    const left = table.left_standing.length === 0 ? null : element("li", {}, `${context.say("page-left-standing")}${context.say("after-label")}${pointsText(context, table.left_standing)}`);
    const items = [blocks("black"), blocks("white"), passed, left].filter((item) => item !== null);
    return items.length === 0 ? [] : [element("ul", { class: "count-legend" }, ...items)];
}

/**
 * The same as labels by point.
 * @param {Table} table
 * @returns {Record<string, string>}
 */
function labels(table) {
    const blocks = [...table.blocks.black.entries(), ...table.blocks.white.entries()];
    const numbers = blocks.flatMap(([index, points]) => points.map((point) => [point, String(index + 1)]));
    return Object.fromEntries([...numbers, ...table.passed_over.map((point) => [point, PASSED_OVER])]);
}

/** @type {WeakMap<HTMLElement, IntersectionObserver>} */
const observers = new WeakMap();

/**
 * Does it once the panel is seen, so that a click on the main board need not wait for pictures nobody looks at.
 * @param {HTMLElement} host
 * @param {() => void} act
 */
function whenSeen(host, act) {
    observers.get(host)?.disconnect();
    const observer = new IntersectionObserver((entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        act();
    });
    observers.set(host, observer);
    observer.observe(host);
}

/**
 * Puts the pictures where the boards stand as text; the step that is looked at comes first.
 * @param {HTMLElement} host
 * @param {PanelContext} context
 * @param {Procedure} procedure
 * @param {State} state
 * @param {() => boolean} isCurrent
 */
async function drawBoards(host, context, procedure, state, isCurrent) {
    const order = [...procedure.steps.keys()].sort((one, other) => Math.abs(one - state.step) - Math.abs(other - state.step));
    for (const index of order) {
        const place = host.querySelector(`.count-board[data-step="${index}"]`);
        const step = procedure.steps[index];
        if (place === null || step === undefined) continue;
        try {
            const picture = await boardPicture(context, step.table);
            if (!isCurrent()) return;
            picture.setAttribute("aria-label", `${stepTitle(context, index, procedure)}. ${step.sentence.text}`);
            place.prepend(picture);
            place.classList.add("count-board-drawn");
        } catch (failure) {
            if (isCurrent()) place.append(refusal(context, failure));
            return;
        }
    }
}

/**
 * @param {PanelContext} context
 * @param {Table} table
 */
async function boardPicture(context, table) {
    const body = { rows: table.rows, map: false, labels: labels(table), legend: false, language: context.language };
    const response = await context.post("/v1/diagrams", body, "image/svg+xml");
    const parsed = new DOMParser().parseFromString(await response.text(), "image/svg+xml");
    const picture = document.importNode(parsed.documentElement, true);
    picture.removeAttribute("aria-labelledby");
    picture.setAttribute("role", "img");
    return picture;
}
