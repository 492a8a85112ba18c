/** The summary on top: who wins under which rules, whether they differ, what is missing, what must be mended. */
import { element, reveal, way } from "./elements.js";
import { list } from "./faults.js";
import { describe } from "./trouble.js";
import { needText, say } from "./words.js";

/** @typedef {import("openapi").Player} Player */
/** @typedef {import("./context.js").ScoreAnswer} ScoreAnswer */
/** @typedef {import("./faults.js").Fault} Fault */
/** @typedef {import("./live.js").Live} Live */
/** @typedef {import("openapi").ScoreView} Score */

/** Which field supplies what is missing. @type {Record<string, string>} */
const FIELDS = {
    end: "ended-by",
    "dead-stones": "no-dead",
    prisoners: "prisoners-black",
    plays: "plays-black",
    passes: "first-pass",
    "last-play": "last-player",
    handicap: "handicap",
    classification: "step-board",
    repetition: "step-board",
};

/** A link to a field or a panel. @param {string} text @param {string} id */
const to = (text, id) =>
    way(text, id, () => {
        const named = document.getElementById(id);
        const goal = named?.hidden ? named.closest("section") : named;
        if (goal instanceof HTMLDetailsElement) goal.open = true;
        if (goal) reveal(goal.querySelector("summary") ?? goal);
    });

/**
 * What is missing, each with the way to where it is said.
 * @param {Score[]} scores
 * @param {(id: string) => string} nameOf
 */
function missing(scores, nameOf) {
    const needs = [...new Set(scores.flatMap((score) => score.needs))];
    if (needs.length === 0) return null;
    const items = needs.map((need) => {
        const sets = scores.filter((score) => score.needs.includes(need)).map((score) => nameOf(score.rule_set));
        const field = FIELDS[need];
        const text = needText(need);
        const by = sets.length < scores.length ? ` (${sets.join(", ")})` : "";
        return element("li", {}, field ? to(text, field) : text, by);
    });
    return element("div", { class: "missing" }, element("p", {}, say("page-undecided-because")), element("ul", {}, ...items));
}

/**
 * Who wins under each rule set. Where players disagree it is what was ruled, or what every ruling gives, or `disputed`:
 * the scores themselves rest on what both say, and no player claims them.
 * @param {ScoreAnswer} answer
 * @param {string} upheld whose claim was upheld; no player's where nobody has ruled yet
 * @returns {Score[]}
 */
function settled(answer, upheld) {
    const { scores, dispute } = answer;
    if (!dispute || dispute.groups.length === 0) return scores;
    const ruled = dispute.combinations.find(({ follows }) => follows.every((player) => player === upheld));
    if (ruled) return scores.map((score, index) => {
        const { outcome, needs } = ruled.scores[index] ?? score;
        return { ...score, outcome, needs };
    });
    return scores.map((score, index) => {
        const turns = dispute.rule_sets[index]?.turns_winner ?? null;
        const either = dispute.combinations[0]?.scores[index]?.outcome ?? "undetermined";
        return { ...score, outcome: turns === null ? "undetermined" : turns ? "disputed" : either };
    });
}

/** So many rule sets are named of each outcome: all outcomes are to be seen at once. */
const NAMED = 5;

/** Some names, and how many there are besides. @param {string[]} names */
function inShort(names) {
    if (names.length <= NAMED + 1) return names.join("; ");
    return `${names.slice(0, NAMED).join("; ")}; ${say("page-and-more", { count: names.length - NAMED })}`;
}

/** Words for who wins. @param {string} outcome */
const outcomeText = (outcome) => say(`page-outcome-${outcome}`);

/**
 * Whether rule sets agree, or who wins under which.
 * @param {Score[]} scores
 * @param {(id: string) => string} nameOf
 */
function agreement(scores, nameOf) {
    const outcomes = [...new Set(scores.map((score) => score.outcome))];
    const [only] = outcomes;
    if (scores.length === 1) return null;
    if (outcomes.length === 1 && only) {
        const key = only === "undetermined" ? "page-all-undecided" : `page-all-${only}`;
        return element("p", { class: "agreement" }, say(key, { count: scores.length }));
    }
    // Who is undecided, and why, stands below by what is missing.
    const decided = outcomes.filter((outcome) => outcome !== "undetermined");
    const items = decided.map((outcome) => {
        const names = scores.filter((score) => score.outcome === outcome).map((score) => nameOf(score.rule_set));
        const [before = "", after = ""] = say(`page-under-${outcome}`).split("{names}");
        return element("li", { class: `sets outcome-${outcome}` }, element("strong", {}, before.trimEnd()), before.slice(before.trimEnd().length), inShort(names), after);
    });
    const isDisputed = decided.includes("disputed");
    const key = decided.length < 2 ? "page-some-undecided" : isDisputed ? "page-some-disputed" : "page-they-differ";
    const why = isDisputed ? to(say("page-panel-dispute"), "panel-dispute") : to(say("page-panel-differences"), "panel-differences");
    const title = element("p", { class: decided.length > 1 ? "agreement differ" : "agreement" }, say(key), " ", decided.length > 1 ? why : null);
    return element("div", {}, title, element("ul", { class: "outcomes" }, ...items));
}

/**
 * What is to be looked at besides: what the dispute decides, and what checks say.
 * @param {ScoreAnswer} answer
 */
function besides(answer) {
    const [dispute] = answer.dispute?.rule_sets ?? [];
    const count = answer.audit.length;
    return {
        dispute: dispute ? element("p", {}, dispute.sentence.text, " ", to(say("page-panel-dispute"), "panel-dispute")) : null,
        audit: count > 0 ? element("p", {}, to(say("page-remarks", { count }), "panel-audit")) : null,
    };
}

/**
 * Whether the result that a record tells is the one that its own rules give; nothing while players disagree on the
 * stones.
 * @param {ScoreAnswer} answer
 * @param {Player | null} waits
 */
function ofRecord({ record, dispute }, waits) {
    if (!record?.recorded || record.agreement === "no-rule-set" || dispute || waits) return null;
    // What would explain another result follows in the checks.
    const sentence = record.short ?? record.sentences[0];
    const why = record.agreement === "agrees" ? null : to(say("page-panel-audit"), "panel-audit");
    return element("p", { class: `of-record ${record.agreement === "differs" ? "differ" : ""}` }, sentence?.text ?? null, " ", why);
}

/** That one player is still to be heard. @param {Player} waits */
const awaitsText = (waits) => say("page-awaited", { player: say(waits), other: say(waits === "black" ? "white" : "black") });

/**
 * The same, with the way there.
 * @param {Player | null} waits
 * @param {(player: Player) => void} hear
 */
function awaits(waits, hear) {
    if (!waits) return null;
    const press = () => hear(waits);
    return element("p", { class: "awaits" }, `${awaitsText(waits)} `, way(say("page-hear", { player: say(waits) }), "board", press));
}

/** The ways to begin. */
function beginnings() {
    const press = (/** @type {string} */ id) => () => document.getElementById(id)?.click();
    const paste = () => document.getElementById("pasted")?.focus();
    return element(
        "div",
        { class: "row" },
        element("button", { type: "button", class: "strong", click: paste }, say("page-paste-here")),
        element("button", { type: "button", click: press("open-file") }, say("page-open-file")),
        element("button", { type: "button", click: press("click-in") }, say("page-click-in")),
    );
}

/**
 * @param {object} seen
 * @param {Live} seen.live
 * @param {boolean} seen.stones whether a stone stands on the board
 * @param {Fault[]} seen.faults
 * @param {(id: string) => string} seen.nameOf
 * @param {(point: string) => void} seen.toPoint
 * @param {() => void} seen.again
 * @param {Player | null} seen.waits who is still to be heard
 * @param {(player: Player) => void} seen.hear
 * @param {string} seen.upheld whose claim the referee upheld: `black`, `white` or nobody's
 * @param {import("./context.js").Problem | null} seen.refusal why the board that the person wanted, not this one, could
 *     not be read
 * @returns {{parts: Node[], headline: string}}
 */
export function summary(seen) {
    const { parts, headline } = content(seen);
    if (!seen.refusal) return { parts, headline };
    const isUnknown = seen.refusal.errors?.some(({ code }) => code === "unreadable-input");
    const text = say(seen.stones ? "page-still-before-short" : isUnknown ? "page-not-read" : "page-not-taken");
    return { parts: [element("p", { class: "refusal" }, to(text, "pasted")), ...parts], headline: `${text} ${headline}` };
}

/** @param {Parameters<typeof summary>[0]} seen @returns {{parts: Node[], headline: string}} */
function content({ live, stones, faults, nameOf, toPoint, again, waits, hear, upheld }) {
    if (!stones) {
        const headline = say("page-nothing-yet");
        return { headline, parts: [element("p", { class: "headline" }, headline), beginnings()] };
    }
    if (live.problem) return trouble(live, faults, toPoint, again);
    const scores = live.answer ? settled(live.answer, upheld) : [];
    const [first] = scores;
    if (!first || !live.answer) return { headline: "", parts: [element("p", { class: "headline" }, say("page-asking-service"))] };
    const isKnown = first.outcome !== "undetermined";
    const isDisputed = (live.answer.dispute?.groups.length ?? 0) > 0;
    const verdictOf = () => {
        // What one player says is not in the score: that is nobody's result.
        if (waits) return say("page-outcome-awaited", { player: say(waits) });
        if (!isKnown) return say("page-undecided");
        return isDisputed ? outcomeText(first.outcome) : (first.announcement.text ?? "");
    };
    const verdictText = verdictOf();
    const verdict = element(
        "p",
        { class: `headline outcome-${waits ? "disputed" : first.outcome}` },
        element("span", { class: "rules-name" }, nameOf(first.rule_set)),
        element("strong", {}, verdictText),
    );
    const isRuled = isDisputed && (upheld === "black" || upheld === "white");
    const ruling = isRuled ? element("p", { class: "ruled" }, `${say("page-record-decided")}: ${say(`page-record-decided-${upheld}`)}. `, to(say("page-panel-record"), "panel-record")) : null;
    const { dispute, audit } = besides(live.answer);
    const parts = [verdict, ruling, awaits(waits, hear), dispute, waits ? null : agreement(scores, nameOf), missing(scores, nameOf), ofRecord(live.answer, waits), audit];
    const lacks = isKnown ? "" : `. ${say("page-undecided-because")} ${first.needs.map(needText).join("; ")}`;
    const asRuled = isRuled ? ` (${say(`page-as-${upheld}-says`)})` : "";
    const headline = `${nameOf(first.rule_set)}: ${verdictText}${asRuled}${lacks}`;
    return { headline: waits ? awaitsText(waits) : headline, parts: parts.filter((part) => part !== null) };
}

/** What there is while there is no result: that of before, and no link. @param {Live} live */
function besideTrouble(live) {
    const old = live.answer ? [say("page-old-result")] : [];
    return [element("p", { class: "hint" }, [...old, say("page-no-link")].join(" "))];
}

/**
 * @param {Live} live
 * @param {Fault[]} faults
 * @param {(point: string) => void} toPoint
 * @param {() => void} again
 * @returns {{parts: Node[], headline: string}}
 */
function trouble(live, faults, toPoint, again) {
    const problem = live.problem;
    if (!problem) return { headline: "", parts: [] };
    if (faults.length > 0) {
        const headline = say("page-mend", { count: faults.length });
        return { headline, parts: [element("p", { class: "headline refusal" }, headline), list(faults, toPoint), ...besideTrouble(live)] };
    }
    const headline = describe(problem);
    const button = element("button", { type: "button", class: "strong", click: again }, say("page-try-again"));
    return { headline, parts: [element("p", { class: "headline refusal", role: "alert" }, headline), ...besideTrouble(live), button] };
}
