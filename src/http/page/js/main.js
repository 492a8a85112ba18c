/**
 * The page of a referee: puts its parts together. It knows no rule: all that is said of rules comes from the service.
 */
import { get, post } from "./api.js";
import { Board } from "./board.js";
import { afterFrame, byId, element, reveal } from "./elements.js";
import { Entry, REFUSED, formatName, refusalIn } from "./entry.js";
import { faultsOf, tell as tellFaults } from "./faults.js";
import { bind } from "./fields.js";
import { Hand } from "./hand.js";
import { Live } from "./live.js";
import { awaited } from "./marks.js";
import { Adjustments, Komi, komiOfEach } from "./numbers.js";
import { Panels } from "./panels.js";
import { Place } from "./place.js";
import { Proposal } from "./proposal.js";
import { hasStones, ofMoves, question, withoutProposal } from "./request.js";
import { Rules, daysOf, fieldsOf } from "./rules.js";
import { cells, list as listMarks } from "./said.js";
import { Store, emptyState, keptOfHall } from "./store.js";
import { summary } from "./summary.js";
import { language, languages, theme } from "./settings.js";
import { learn, number, points, say, spoken, write } from "./words.js";
import { keep } from "./works.js";

/** @typedef {import("openapi").Player} Player */
/** @typedef {import("./context.js").EventProfile} EventProfile */
/** @typedef {import("./context.js").PanelContext} PanelContext */
/** @typedef {import("./entry.js").Reading} Reading */
/** @typedef {import("./store.js").State} State */

/** The rule sets, their names in the language of the page. @returns {Promise<import("openapi").RuleSetSummary[]>} */
const ruleSets = () => get("v1/rule-sets").then((known) => known.rule_sets).catch(() => []);
/** @type {EventProfile} */
const event = await get("v1/event").catch(() => ({}));
await learn(language(undefined, event["name"] ? event["language"] : undefined)).catch(() => learn("en"));

/** The permalink in the address; as it stands where nothing can be made of its escapes. */
function codeHere() {
    const code = location.hash.slice(1);
    try {
        return decodeURIComponent(code);
    } catch {
        return code;
    }
}
const code = codeHere();
const store = new Store(code);
/** @type {Set<string>} */
let lit = new Set();
/** Under this name the rule set is kept that the board is drawn by, where it is not the one of the game. */
const DRAWN_BY = "drawn-by";
/** What is said together with the next answer. */
let done = "";
/** When the person did what is being answered. */
let since = 0;

/** Says something to who cannot see it. @param {string} text */
function tell(text) {
    byId("said").textContent = text;
}

/**
 * @param {Record<string, unknown>} change
 * @param {string} why
 * @param {string} [join]
 * @param {number} [time]
 * @param {Record<string, string>} [before] what was kept
 */
function step(change, why, join, time, before = store.state.kept) {
    since = time ?? 0;
    const request = { ...store.state.request, ...change };
    const kept = { ...before };
    // Another rule set of the game draws the board too.
    if (request["rule_sets"]?.[0] !== store.state.request["rule_sets"]?.[0]) delete kept[DRAWN_BY];
    // Whose claim was upheld says nothing of other claims.
    if (JSON.stringify(request["claims"]) !== JSON.stringify(store.state.request["claims"])) delete kept["record-decided"];
    store.step({ request, kept }, why, join);
}

/** What is kept when the person goes on from a text that could not be read. */
function keptGoingOn() {
    const { [REFUSED]: _, ...kept } = store.state.kept;
    return kept;
}

/**
 * A step on the board: what is still being read comes too late.
 * @type {typeof step}
 */
function stepOnBoard(change, why, join, time) {
    entry.leave();
    step(change, why, join, time, keptGoingOn());
}

/**
 * Tells why a text or a file was not read, until the person goes on.
 * @param {import("./context.js").Problem} problem
 */
function refuse(problem) {
    store.remember(REFUSED, JSON.stringify(problem));
    ledBy = null;
    entry.show(store.state);
    showAnswer();
}

/**
 * A step that leaves the game behind, and with it what its record says, its rules too.
 * @param {Record<string, unknown>} change
 * @param {string} why
 */
function leaveGame(change, why) {
    entry.leave();
    highlight(null);
    const { rule_sets: _, komi: __, ...rest } = store.state.request;
    const own = store.state.told?.record ? { ...rest, ...fieldsOf(event) } : store.state.request;
    store.step({ request: { ...own, ...change }, told: null, kept: keptOfHall(store.state.kept) }, why);
}

/**
 * What was said of dead stones of this game before one was marked by hand; marks that came with a position were all
 * that was said.
 */
function deadBefore() {
    const states = [...store.work.past.map((step) => step.state), store.state];
    const isMarked = (/** @type {State} */ { request }) => Array.isArray(request["dead"]) && request["dead"].length > 0;
    const own = JSON.stringify(store.state.told);
    const isThisGame = (/** @type {State} */ { told }) => told === store.state.told || JSON.stringify(told) === own;
    const at = states.findLastIndex((state) => !isMarked(state) || !isThisGame(state));
    const [before, marked] = [states[at], states[at + 1]];
    if (!before || !marked) return undefined;
    return isThisGame(before) && before.request.rows.join() === marked.request.rows.join() ? before.request["dead"] : [];
}

const live = new Live(showAnswer, (picture, rows) => board.picture(picture, rows));
const rules = new Rules(await ruleSets(), event, step);
const komi = new Komi(step, () => store.state.request, (id) => rules.name(id));
const adjustments = new Adjustments(step, () => store.state.request, event, (id) => rules.name(id), { kept: (name) => store.state.kept[name], remember: (name, text) => store.remember(name, text) });
const showFields = bind(step, () => store.state.request);
const hand = new Hand({ request: () => store.state.request, step: stepOnBoard, clear: leaveGame, deadBefore, group: groupOf, tell, use });
const place = new Place(byId("scroller"), byId("frame"));
const board = new Board(byId("frame"), byId("board"), hand);
const entry = new Entry(take, (text) => store.step({ kept: { ...keptGoingOn(), pasted: text } }, say("page-paste"), "pasted"), refuse, addOffered, (id) => rules.name(id));

/** @type {PanelContext} */
const context = {
    answer: null,
    request: { rows: [] },
    current: false,
    failed: false,
    event,
    told: null,
    game: undefined,
    awaited: null,
    claimed: null,
    missed: {},
    lit: "",
    again: ask,
    hear,
    ruleSetName: (id) => rules.name(id),
    link: addressNow,
    say,
    number,
    points,
    highlight,
    drawAs,
    post: (path, body, accept) => post(path, body, accept),
    update: (change, why) => step(change, why ?? say("page-did-change")),
    kept: (name) => store.state.kept[name],
    remember: (name, text) => store.remember(name, text),
    keep: (name, text) => store.step({ kept: { ...store.state.kept, [name]: text } }, say("page-did-type"), `kept-${name}`),
    languages: languages(),
    language: spoken(),
};
const panels = new Panels(context);
const proposal = new Proposal({
    context,
    wanted: () => `${wanted()} ${spoken()}`,
    request: () => store.state.request,
    game: () => store.game,
    scores: () => (isSameBoard() && !live.problem ? (live.answer?.scores ?? []) : []),
    marks: () => hand.mode === "mark" && hand.player === null,
    changed: showBoard,
    confirm: (dead) => hand.confirm(dead),
    goBack: () => board.focus(),
    tell,
});

/** Which tools are in use. @param {Record<string, string>} tools */
function use(tools) {
    store.use(tools);
    proposal.show();
}

/** Whether the answer is about the stones that are on the board now. */
const isSameBoard = () => live.answer?.["position"]?.rows.join() === store.state.request.rows.join();

/** The stones that are judged together with the one on a point. @param {string} point @returns {string[]} */
function groupOf(point) {
    const groups = isSameBoard() ? (live.answer?.["groups"] ?? []) : [];
    const group = groups.find((one) => one.points.includes(point));
    return group?.points ?? [point];
}

/** @param {string[] | null} which @param {string} [why] */
function highlight(which, why) {
    lit = new Set(which ?? []);
    litOn = boardNow();
    context.lit = (which ?? []).join(" ");
    showBoard();
    place.follow(lit.size > 0);
    if (which && which.length > 0) tell([why, points(which)].filter(Boolean).join(": "));
}

/**
 * The rule sets by which the board can be drawn; none where one is made up for the game and has no name.
 * @returns {string[]}
 */
const drawable = () => (rules.sets.every((set) => typeof set === "string") ? rules.sets : []);

/** The rule set by which the board is drawn. @returns {string | undefined} */
const drawnNow = () => drawable().find((id) => id === store.state.kept[DRAWN_BY]) ?? drawable()[0];

/** Whether rule sets take other stones off the board than others do. */
function isDrawnApart() {
    const scores = live.answer?.scores ?? [];
    return new Set(scores.map(({ dead }) => dead?.join(" "))).size > 1;
}

/** @param {string} ruleSet */
function drawAs(ruleSet) {
    if (ruleSet === drawnNow() || !drawable().includes(ruleSet) || !isDrawnApart()) return;
    store.remember(DRAWN_BY, ruleSet);
    done = say("page-did-map", { name: rules.name(ruleSet) });
    showDrawn();
    ask();
}

/** Says by which rule set the board is drawn, where that makes a difference. */
function showDrawn() {
    const [ids, select] = [drawable(), /** @type {HTMLSelectElement} */ (byId("map-rule-set"))];
    const wanted = [spoken(), ...ids].join("\n");
    if (select.dataset["shown"] !== wanted) select.replaceChildren(...ids.map((id) => element("option", { value: id }, rules.name(id))));
    select.dataset["shown"] = wanted;
    select.value = drawnNow() ?? "";
    byId("map").hidden = ids.length < 2 || !isDrawnApart() || !hasStones(store.state.request);
}

/**
 * Whether a remark tells the komi of a record where the event has laid down that of every rule set.
 * @param {Reading["remarks"][number]} remark @param {ReturnType<typeof fieldsOf>["komi"]} komi @param {unknown[]} sets
 */
const isOverruled = (remark, komi, sets) => remark.code === "komi-of-record" && komi !== undefined && sets.every((set) => komiOfEach(komi)[String(set)] !== undefined);

/**
 * The rule set that a record names as its own, and its komi.
 * @param {Reading} reading
 * @returns {import("./store.js").Offer | null}
 */
function offered({ remarks }) {
    const remark = remarks.find(({ code }) => code === "rules-of-record");
    if (!remark) return null;
    const { rule_set, written } = remark.arguments;
    const komi = remarks.find((remark) => remark.code === "komi-of-record")?.arguments["komi"];
    return { ruleSet: String(rule_set), written: String(written), ...(komi === undefined ? {} : { komi: Number(komi) }) };
}

/** Adds the rule set that a record names to those of the event. @param {import("./store.js").Offer} offer */
function addOffered({ ruleSet, komi }) {
    const { request } = store.state;
    const given = request["komi"];
    const ofRecord = komi !== undefined && typeof given !== "number" ? { komi: { ...komiOfEach(given), [ruleSet]: komi } } : {};
    step({ rule_sets: [...(request["rule_sets"] ?? []), ruleSet], ...ofRecord }, say("page-did-compare", { name: rules.name(ruleSet) }));
}

/**
 * The rule sets that hold for the next game: those that were chosen on the empty board, else the default, whatever the
 * game of before was played under.
 * @param {ReturnType<typeof fieldsOf>} laid what the event says of every game
 */
function setsBefore(laid) {
    const { request, told } = store.state;
    return (hasStones(request) || told ? laid : request)["rule_sets"] ?? [];
}

/** What the form of the record holds. */
const TYPED = ["event", "place", "round", "table", "date", "time", "black", "white", "referee", "ruling", "dissent", "note", "rule_set", "decided", "second_language"];

/**
 * What was typed into the record of a ruling, as it is kept here: what it left empty is not filled in.
 * @param {Record<string, any>} ruling
 */
function typedIn({ players, ...rest }) {
    /** @type {Record<string, unknown>} */
    const texts = { ...rest, ...players };
    return Object.fromEntries(TYPED.map((name) => [`record-${name}`, typeof texts[name] === "string" ? String(texts[name]) : ""]));
}

/** What is used as it stands, whatever holds at an event. */
const WHOLE = ["permalink", "ruling"];

/** Takes over what the service read. @param {Reading} reading @param {string} pasted what is not read yet */
function take(reading, pasted) {
    const { format, record } = reading;
    // At an event its own rules come first, whatever the record says of its rules.
    const laid = fieldsOf(event);
    const isAtEvent = Boolean(event["name"]);
    const mine = setsBefore(laid);
    const read = withoutProposal(reading.request);
    const named = read.rule_sets ?? [];
    // The rules of a record are not added to those of an event: they are offered.
    const [first, then] = isAtEvent ? [mine, record ? [] : named] : [named, mine];
    const sets = [...first, ...then.filter((set) => !first.includes(set))];
    const offer = isAtEvent ? offered(reading) : null;
    const remarks = reading.remarks
        .filter((remark) => !(isAtEvent && remark.code === "rules-of-record"))
        .map((remark) => (isOverruled(remark, laid["komi"], sets) ? { ...remark, text: say("page-event-komi", { komi: number(Number(remark.arguments["komi"])) }) } : remark));
    const unverified = reading.ruling ? [{ text: say("page-ruling-unverified") }] : [];
    // The komi of a record is that of every set; where the event lays down some, it stays that of the others.
    const given = read.komi;
    const one = laid.komi && typeof given === "number" ? Object.fromEntries(sets.filter((set) => typeof set === "string").map((set) => [set, given])) : null;
    const each = one ?? komiOfEach(given);
    const scored = Object.entries(each).filter(([set]) => !isAtEvent || sets.includes(set));
    const komi = laid["komi"] || (isAtEvent && typeof given === "object") ? { komi: { ...Object.fromEntries(scored), ...komiOfEach(laid.komi) } } : {};
    const request = WHOLE.includes(format) ? read : { ...laid, ...read, ...komi, ...(sets.length > 0 ? { rule_sets: sets } : {}) };
    highlight(null);
    const game = reading.sgf ? { game: store.keepGame({ sgf: reading.sgf, was: ofMoves(reading.request), ...(read.dead === undefined ? {} : { marked: true }) }) } : {};
    store.step({ request, told: { format, record, remarks: [...remarks, ...unverified], ...(offer ? { offer } : {}), ...game }, kept: { ...(reading.ruling ? typedIn(reading.ruling) : keptOfHall(store.state.kept)), pasted } }, say("page-did-read", { format: formatName(format) }));
    hand.begin("mark");
    byId("lead").scrollIntoView({ block: "nearest" });
}

/** The faults of what was sent last. */
const faults = () => faultsOf(live.problem, question(store.state.request));

function showBoard() {
    const request = store.state.request;
    const answer = live.current && isSameBoard() ? live.answer : null;
    const wrong = live.problem ? faults() : [];
    const byPoint = new Map(wrong.flatMap((fault) => fault.points.map((point) => [point, fault.text])));
    board.show(request.rows, cells({ request, answer, lit, proposed: proposal.dead, faults: byPoint }));
}

/** The next press tells what a player says. @param {Player} player */
function hear(player) {
    hand.hear(player);
    showMarks();
    board.focus();
}

/** What is said of the stones, as a list. */
const showMarks = () => listMarks(store.state.request, { player: hand.player, hear });

/** Shows what was typed; the answer follows. */
function showState() {
    const { state } = store;
    proposal.show();
    showBoard();
    showFields();
    hand.show();
    showMarks();
    entry.show(state);
    const scored = (live.answer?.scores ?? []).map((score) => score.rule_set);
    rules.show(state.request, scored);
    showDrawn();
    komi.show(rules.sets.map(String));
    adjustments.show();
    for (const [id, can] of /** @type {const} */ ([["undo", store.canUndo], ["redo", store.canRedo]])) {
        byId(id).toggleAttribute("disabled", !can);
    }
    byId("not-kept").hidden = store.isKept;
    showLink();
    byId("event-name").textContent = [event["name"], daysOf(event["dates"]), event["place"]].filter(Boolean).join(" · ");
}

/**
 * The question to which the address leads: what follows its answer does not change it again.
 * @type {import("./context.js").ScoreRequest | null}
 */
let ledBy = null;

/** A link leads to a board that was judged: there is none to an empty one, nor to one with faults. */
const leadsNowhere = () => !hasStones(store.state.request) || live.problem !== null || (live.current && !live.answer?.["permalink"]);

/** The address leads to the board that was answered last, never to another one than is shown. */
function showAddress() {
    const code = live.answer?.["permalink"];
    if (live.current && code && live.answered !== ledBy) {
        ledBy = live.answered;
        store.lead(code);
        history.replaceState(null, "", `#${code}`);
    } else if (leadsNowhere() && store.work.code && location.hash === `#${store.work.code}`) {
        store.lead("");
        history.replaceState(null, "", location.pathname + location.search);
    }
}
/** It takes the browser some milliseconds to write an address: the result does not wait for it. */
const lead = afterFrame(showAddress);

/** The address of what is shown now. */
function addressNow() {
    showAddress();
    return location.href;
}

/** What the summary tells besides the answer: that the person wanted another board, and whose claim was upheld. */
const beside = () => ({ refusal: refusalIn(store.state), upheld: store.state.kept["record-decided"] ?? "" });
let besideShown = "";

const showLink = () => byId("copy-link").toggleAttribute("disabled", leadsNowhere());

/** Shows the last answer, or why there is none. */
function showAnswer() {
    const wrong = faults();
    const toPoint = (/** @type {string} */ point) => board.focus(point);
    const besides = beside();
    besideShown = JSON.stringify(besides);
    const seen = { ...besides, live, stones: hasStones(store.state.request), faults: wrong, nameOf: (/** @type {string} */ id) => rules.name(id), toPoint, again: ask, waits: awaited(store.state.request), hear };
    const { parts, headline } = summary(seen);
    byId("summary-text").replaceChildren(...parts);
    byId("board-result").textContent = headline;
    tellFaults(wrong);
    proposal.show();
    showBoard();
    if (live.current) {
        const engine = live.answer?.["engine"];
        byId("engine").textContent = engine ? Object.values(engine).filter((part) => typeof part === "string").join(" · ") : "";
        if (!Array.isArray(store.state.request["rule_sets"])) {
            rules.show(store.state.request, live.answer?.scores.map((score) => score.rule_set) ?? []);
        }
        showDrawn();
    }
    showLink();
    lead();
    Object.assign(context, { answer: live.answer, request: live.current ? live.answered : question(store.state.request), current: live.current, failed: live.problem !== null, told: store.state.told, game: store.game, awaited: awaited(store.state.request), claimed: live.claimed, missed: live.missed });
    panels.show();
    if (done !== "" && headline !== "") {
        tell(`${done}. ${headline}`);
        done = "";
    }
}

function ask() {
    questionSent = wanted();
    byId("summary").setAttribute("aria-busy", "true");
    void live.ask(store.state.request, store.game, drawnNow(), since).finally(() => byId("summary").toggleAttribute("aria-busy", live.busy));
    since = 0;
}

/** The question of this page as it stands. */
const wanted = () => JSON.stringify([store.state.request, store.state.told?.game, drawnNow()]);
/** The last question; what is typed elsewhere asks nothing. */
let questionSent = "";

/** The board and the game on which points are lit. */
const boardNow = () => JSON.stringify([store.state.request.rows, store.state.told]);
let litOn = "";

store.listen(() => {
    done = store.work.why;
    if (lit.size > 0 && litOn !== boardNow()) highlight(null);
    showState();
    // Who goes on from another game is not shown what the game of before says.
    Object.assign(context, { told: store.state.told, game: store.game });
    if (wanted() !== questionSent) ask();
    else if (JSON.stringify(beside()) !== besideShown) showAnswer();
    else panels.show();
});

/** @param {string | null} what @param {string} key */
function walked(what, key) {
    if (what === null) return;
    done = say(key, { what });
}
byId("undo").addEventListener("click", () => walked(store.undo(), "page-undone"));
byId("redo").addEventListener("click", () => walked(store.redo(), "page-redone"));
document.addEventListener("keydown", (event) => {
    if (!(event.ctrlKey || event.metaKey) || (event.target instanceof Element && event.target.closest("input:not([type=radio],[type=checkbox]),textarea"))) return;
    const key = event.key.toLowerCase();
    if (key === "z" && !event.shiftKey) walked(store.undo(), "page-undone");
    else if (key === "y" || (key === "z" && event.shiftKey)) walked(store.redo(), "page-redone");
    else return;
    event.preventDefault();
});

byId("copy-link").addEventListener("click", async () => {
    if (!live.current) return tell(say("page-asking-service"));
    const address = addressNow();
    const input = element("textarea", { class: "visually-hidden" }, address);
    try {
        await navigator.clipboard.writeText(address);
    } catch {
        // Pages of other machines without TLS may not use the clipboard in the new way.
        document.body.append(input);
        input.select();
        document.execCommand("copy");
        input.remove();
    }
    const label = byId("copy-link").querySelector("span");
    if (label) label.textContent = say("page-copied");
    setTimeout(() => label && (label.textContent = say("page-copy-link")), 2000);
    tell(say("page-copied"));
});

byId("click-in").addEventListener("click", () => {
    hand.turnTo("edit");
    board.focus();
    byId("step-board").scrollIntoView({ block: "nearest" });
});
byId("map-rule-set").addEventListener("change", (event) => drawAs(/** @type {HTMLSelectElement} */ (event.currentTarget).value));
byId("speaker").addEventListener("change", showMarks);
byId("pick-last").addEventListener("click", () => {
    const field = /** @type {HTMLInputElement} */ (byId("last-point"));
    hand.pick((point) => {
        field.value = point;
        field.dispatchEvent(new Event("input"));
        reveal(field);
    });
    board.focus();
});
/** The next game: an empty board, and nothing of the game of before. */
function startOver() {
    entry.leave();
    highlight(null);
    const { request } = emptyState();
    const kept = keptOfHall(store.state.kept);
    store.step({ ...emptyState(), kept, request: { ...request, ...fieldsOf(event) } }, say("page-start-over"));
    hand.begin("edit");
}
keep(store, startOver);
store.forgotten = () => {
    history.replaceState(null, "", location.pathname + location.search);
    startOver();
};
for (const link of document.querySelectorAll(".steps a, .jumps a, .skip")) {
    link.addEventListener("click", (event) => {
        event.preventDefault();
        const goal = document.getElementById((link.getAttribute("href") ?? "").slice(1));
        if (!goal) return;
        if (goal instanceof HTMLDetailsElement) goal.open = true;
        if (goal.id === "board") return board.focus();
        goal.scrollIntoView({ block: "start" });
        (goal.querySelector("summary") ?? goal).focus({ preventScroll: true });
    });
}

/** Shows the whole page in its language. */
function showWords() {
    write(document);
    document.title = say("page-title");
    rules.redraw();
    delete byId("komi-amounts").dataset["shown"];
    adjustments.redraw();
    context.language = spoken();
    showState();
}
theme();
new ResizeObserver(() => {
    const isBeside = getComputedStyle(byId("lead")).position === "sticky";
    const height = isBeside ? `${byId("lead").offsetHeight}px` : "0px";
    document.documentElement.style.scrollPaddingTop = `calc(${height} + 1rem)`;
    // Only who needs it gets it: a property of the whole page would have the browser style all of it anew.
    for (const id of ["asked", "panel-counting"]) byId(id).style.setProperty("--summary-height", height);
}).observe(byId("lead"));
byId("language").addEventListener("change", async (event) => {
    const chosen = /** @type {HTMLSelectElement} */ (event.currentTarget).value;
    await learn(chosen);
    rules.learn(await ruleSets());
    language(chosen, undefined);
    history.replaceState(null, "", `?lang=${chosen}${location.hash}`);
    showWords();
    showAnswer();
    ask();
});

if (!store.state.request["rule_sets"]) store.work.state = { ...store.state, request: { ...store.state.request, ...fieldsOf(event) } };
showWords();
if (store.work.tools) {
    hand.takeUp(store.work.tools);
    showMarks();
} else hand.turnTo(hasStones(store.state.request) ? "mark" : "edit");
if (!store.isLed || !(await entry.read(code))) ask();
addEventListener("hashchange", () => codeHere() !== "" && codeHere() !== store.work.code && void entry.read(codeHere()));
// Back at the board that is shown: what could not be read is left behind.
addEventListener("popstate", () => codeHere() === store.work.code && refusalIn(store.state) && store.step({ kept: keptGoingOn() }, say("page-did-type")));
performance.mark("interactive");
