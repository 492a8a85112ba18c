/** Documented readings of a rule text: those that turn the winner first, in red and in words. */

import { element } from "../elements.js";
import { hint, outcome, pointsButton, redraw } from "./parts.js";

/** @typedef {import("../context.js").PanelContext} PanelContext */
/** @typedef {import("../context.js").ScoreAnswer} ScoreAnswer */
/** @typedef {import("openapi").ScoreView} Score */
/** @typedef {import("openapi").ReadingView} Reading */
/** @typedef {{score: Score, about: string, readings: Reading[], turns: boolean}} Question */

/**
 * @param {HTMLElement} host
 * @param {PanelContext} context
 * @param {ScoreAnswer} answer
 */
export function show(host, context, answer) {
    const questions = answer.scores.flatMap(questionsOf).sort((one, other) => Number(other.turns) - Number(one.turns));
    if (questions.length === 0) return redraw(host, hint(context.say("page-no-readings")));
    redraw(host, ...questions.map((question, index) => block(context, question, index)));
}

/**
 * The questions that the text of a rule set leaves open here, each with its readings.
 * @param {Score} score
 * @returns {Question[]}
 */
function questionsOf(score) {
    /** @type {Map<string, Reading[]>} */
    const byQuestion = new Map();
    for (const reading of score.readings ?? []) byQuestion.set(reading.about, [...(byQuestion.get(reading.about) ?? []), reading]);
    return [...byQuestion].map(([about, readings]) => ({ score, about, readings, turns: readings.some((reading) => reading.turns_winner) }));
}

/**
 * @param {PanelContext} context
 * @param {Question} question
 * @param {number} index
 */
function block(context, { score, about, readings, turns }, index) {
    const verdict = turns
        ? element("p", { class: "reading-turns" }, element("span", { class: "warning-sign", "aria-hidden": "true" }, "!"), context.say("page-readings-turn"))
        : element("p", { class: "reading-keeps" }, context.say("page-readings-keep"));
    const items = readings.map((reading, number) => item(context, reading, `reading-${index}-${number}`));
    return element(
        "section",
        { class: turns ? "question question-turns" : "question" },
        element("h4", {}, `${context.ruleSetName(score.rule_set)}${context.say("after-label")}${context.say(`page-about-${about}`)}`),
        verdict,
        element("ul", { class: "readings" }, ...items),
    );
}

/**
 * @param {PanelContext} context
 * @param {Reading} reading
 * @param {string} key
 */
function item(context, reading, key) {
    return element(
        "li",
        { class: reading.turns_winner ? "reading reading-other" : "reading" },
        outcome(context, reading),
        element("span", { class: "reading-text" }, reading.sentence.text),
        element(
            "span",
            { class: "reading-source" },
            reading.is_default ? element("span", { class: "tag" }, context.say("page-reading-default")) : null,
            reading.turns_winner ? element("span", { class: "tag tag-turns" }, context.say("turns-winner")) : null,
            context.say("page-source", { source: reading.source }),
            " ",
            pointsButton(context, reading.points, reading.sentence.text, key),
        ),
    );
}
