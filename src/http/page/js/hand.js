/** What a press on the board does: it marks stones, or sets and takes them. */
import { byId, choose, chosen } from "./elements.js";
import { letterAt, resized, withLetter } from "./grid.js";
import { UNMARKED, allStay, hasClaim, heard, keptWhere, marked, marksSent, toggled, unheard } from "./marks.js";
import { points, say } from "./words.js";

/** @typedef {import("openapi").Player} Player */
/** @typedef {import("./context.js").ScoreRequest} ScoreRequest */
/** @typedef {import("./marks.js").Speaker} Speaker */
/** @typedef {import("./marks.js").Mark} Mark */
/**
 * @typedef {object} Desk
 * @property {() => ScoreRequest} request
 * @property {(change: Record<string, unknown>, why: string, join?: string, since?: number) => void} step
 * @property {(change: Record<string, unknown>, why: string) => void} clear a step that leaves the game behind
 * @property {() => unknown} deadBefore what was said of dead stones before one was marked
 * @property {(point: string) => string[]} group the stones that are judged together with the one on a point
 * @property {(text: string) => void} tell
 * @property {(tools: Record<string, string>) => void} use keeps which tools are in use
 */

/** The choices that say what a press does. */
const TOOLS = ["mode", "mark", "speaker", "stone"];

/** Nothing is known of the moves and of what they cost. */
const UNPLAYED = { dead_by_rule_set: undefined, prisoners: undefined, history: undefined, handicap: undefined, overtime: undefined, adjustments: undefined };
const LETTERS = /** @type {Record<string, string>} */ ({ black: "X", white: "O", erase: "." });
const NAMES = /** @type {Record<string, string>} */ ({ X: "black", O: "white", ".": "empty" });

export class Hand {
    /** Who is next when stones are set in turn. */
    #next = "X";
    /** The board that was shown last. @type {string[]} */
    #rows = [];
    /** What the press sets that is under way. */
    #stroke = { letter: "X", number: 0 };
    /** Waits for a point that a field asked for. @type {((point: string) => void) | null} */
    #picked = null;

    /** @param {Desk} desk */
    constructor(desk) {
        this.desk = desk;
        for (const name of TOOLS) byId(name).addEventListener("change", () => this.#use());
        byId("no-dead").addEventListener("click", () => desk.step({ dead: marked(desk.request(), "both", "dead"), unsaid: undefined }, say("page-did-no-dead")));
        byId("all-stay").addEventListener("click", () => this.#claim(allStay, "page-all-stay"));
        byId("take-back").addEventListener("click", () => this.#claim(unheard, "page-did-take-back"));
        byId("clear-marks").addEventListener("click", () => desk.step(UNMARKED, say("page-did-clear-marks")));
        byId("clear-board").addEventListener("click", () => this.#clear());
        for (const button of document.querySelectorAll("[data-size]")) {
            const size = Number(button.getAttribute("data-size"));
            button.addEventListener("click", () => this.#resize(size, size));
        }
        for (const id of ["columns", "rows"]) byId(id).addEventListener("change", () => this.#typedSize());
    }

    get mode() {
        return chosen("mode");
    }

    /** @param {"mark" | "edit"} mode */
    turnTo(mode) {
        choose("mode", mode);
        this.#use();
    }

    /** Another game: nobody is being heard. @param {"mark" | "edit"} mode */
    begin(mode) {
        choose("speaker", "both");
        this.turnTo(mode);
    }

    /** Takes up the tools that were in use before. @param {Record<string, string>} tools */
    takeUp(tools) {
        for (const name of TOOLS) choose(name, tools[name] ?? "");
        this.show();
    }

    #use() {
        this.desk.use(Object.fromEntries(TOOLS.map((name) => [name, chosen(name)])));
        this.show();
    }

    /** Whose claim is being entered; null where both agree. */
    get player() {
        const speaker = chosen("speaker");
        return speaker === "black" || speaker === "white" ? speaker : null;
    }

    /** The next press tells what a player says. @param {Player} player */
    hear(player) {
        choose("speaker", player);
        this.turnTo("mark");
    }

    /** @param {typeof allStay} act @param {string} key */
    #claim(act, key) {
        const { player } = this;
        if (!player) return;
        const change = act(this.desk.request(), player);
        this.desk.step(change, `${say(key, { player: say(player) })}${this.#dropped(change)}`);
    }

    /**
     * That stones are no longer dead by proof, where a change makes them so.
     * @param {Record<string, unknown>} change
     */
    #dropped(change) {
        const request = this.desk.request();
        const isLost = marksSent(request).dead === "pass-alive" && marksSent({ ...request, ...change }).dead !== "pass-alive";
        return isLost ? `. ${say("page-did-drop-pass-alive")}` : "";
    }

    /**
     * What was proposed is confirmed: these stones are dead, the others stay, as if both players had said so.
     * @param {string[]} dead
     */
    confirm(dead) {
        const { change } = toggled(this.desk.request(), dead, "both", "dead", undefined);
        const what = dead.length > 0 ? say("page-did-mark-dead", { points: points(dead) }) : say("page-did-no-dead");
        this.desk.step({ ...change, dead }, `${say("page-speaker-both")}${say("after-label")}${what}`);
    }

    paints() {
        return this.mode === "edit" && chosen("stone") !== "alternate" && !this.#picked;
    }

    /** Asks for a point of the board. @param {(point: string) => void} then */
    pick(then) {
        this.#picked = then;
        this.show();
    }

    /** @param {string} point @param {number} time */
    press(point, time) {
        if (this.#picked) {
            this.#picked(point);
            this.#picked = null;
            this.show();
        } else if (this.mode === "mark") this.#mark(point, /** @type {Mark} */ (chosen("mark")), time);
        else this.#begin(point, time);
    }

    /** @param {string} point @param {number} time */
    drag(point, time) {
        this.#set(point, this.#stroke.letter, time);
    }

    /**
     * Letters set, erase and mark without going to the tools.
     * @param {string} key
     * @param {string} point
     * @param {number} time
     */
    key(key, point, time) {
        const letter = { b: "X", w: "O", Delete: ".", Backspace: "." }[key];
        const mark = { d: "dead", s: "seki" }[key];
        if (letter === "." && this.mode === "mark") this.#unmark(point, time);
        else if (letter) {
            this.#stroke = { letter, number: this.#stroke.number + 1 };
            this.#set(point, letter, time);
        } else if (mark) this.#mark(point, /** @type {Mark} */ (mark), time);
        return letter !== undefined || mark !== undefined;
    }

    /** Takes away what the speaker says of a stone; the stone stays. @param {string} point @param {number} time */
    #unmark(point, time) {
        const speaker = /** @type {Speaker} */ (chosen("speaker"));
        const mark = /** @type {const} */ (["dead", "seki"]).find((/** @type {Mark} */ one) => marked(this.desk.request(), speaker, one).includes(point));
        if (mark) this.#mark(point, mark, time);
    }

    /** @param {string} point @param {Mark} mark @param {number} time */
    #mark(point, mark, time) {
        const request = this.desk.request();
        if (!/[XO]/.test(letterAt(request.rows, point))) return this.desk.tell(say("page-no-stone-here", { point }));
        const group = this.desk.group(point);
        const speaker = /** @type {Speaker} */ (chosen("speaker"));
        const { change, had } = toggled(request, group, speaker, mark, this.desk.deadBefore());
        const key = had ? "page-did-unmark" : `page-did-mark-${mark}`;
        this.desk.step(change, `${say(`page-speaker-${speaker}`)}${say("after-label")}${say(key, { points: points(group) })}${this.#dropped(change)}`, undefined, time);
    }

    /** The first point of a press: a stone of the same colour comes off. @param {string} point @param {number} time */
    #begin(point, time) {
        const tool = chosen("stone");
        const there = letterAt(this.desk.request().rows, point);
        const wanted = tool === "alternate" ? this.#next : (LETTERS[tool] ?? ".");
        const removes = tool === "alternate" ? there !== "." : there === wanted;
        const letter = removes ? "." : wanted;
        this.#stroke = { letter, number: this.#stroke.number + 1 };
        this.#set(point, letter, time);
        this.show();
    }

    /** @param {string} point @param {string} letter @param {number} time */
    #set(point, letter, time) {
        const request = this.desk.request();
        const rows = withLetter(request.rows, point, letter);
        const marks = keptWhere(request, (marked) => marked !== point || letter === letterAt(request.rows, point), this.desk.deadBefore());
        const why = say(`page-cell-${NAMES[letter]}`, { point });
        this.desk.step({ rows, ...marks }, why, `stroke-${this.#stroke.number}`, time);
    }

    /** @param {number} columns @param {number} rows */
    #resize(columns, rows) {
        const request = this.desk.request();
        const next = resized(request.rows, columns, rows);
        const marks = keptWhere(request, (point) => /[XO]/.test(letterAt(next, point)), this.desk.deadBefore());
        this.desk.step({ rows: next, ...marks }, say("page-did-resize", { columns, rows }));
    }

    #typedSize() {
        const fields = ["columns", "rows"].map((id) => /** @type {HTMLInputElement} */ (byId(id)));
        const [wrong] = fields.filter((field) => !field.checkValidity());
        this.#sizeFault(wrong);
        if (wrong) return;
        const [columns = 19, rows = 19] = fields.map((field) => Number(field.value));
        this.#resize(columns, rows);
    }

    /** Tells that there is no board of such a size. @param {HTMLInputElement} [field] nothing where there is */
    #sizeFault(field) {
        const fault = byId("size-fault");
        fault.hidden = field === undefined;
        for (const id of ["columns", "rows"]) {
            byId(id).toggleAttribute("aria-invalid", byId(id) === field);
            byId(id).toggleAttribute("aria-describedby", byId(id) === field);
        }
        if (!field) return;
        field.setAttribute("aria-invalid", "true");
        field.setAttribute("aria-describedby", "size-fault");
        fault.textContent = say("page-size-fault", { found: field.value || "?", least: field.min, most: field.max });
    }

    #clear() {
        const { rows } = this.desk.request();
        const empty = rows.map((/** @type {string} */ row) => ".".repeat(row.length));
        this.desk.clear({ rows: empty, ...UNMARKED, ...UNPLAYED }, say("page-did-clear-board"));
    }

    /**
     * Who is next follows from the one stone that came or went, also when a step is undone: after a stone its opponent,
     * and in the place of a stone that came off its player again.
     * @param {string[]} rows
     */
    #follow(rows) {
        const [before, after] = [this.#rows, rows].map((board) => board.join("/"));
        this.#rows = rows;
        if (before === undefined || after === undefined || before.length !== after.length) return;
        const changed = [...after].flatMap((letter, at) => (letter === before[at] ? [] : [[before[at], letter]]));
        const [was, is] = changed.length === 1 ? (changed[0] ?? []) : [];
        if (is === "X" || is === "O") this.#next = is === "X" ? "O" : "X";
        else if (was === "X" || was === "O") this.#next = was;
    }

    /** Shows the tools of the mode, and what a press does. */
    show() {
        const { mode } = this;
        const { rows, dead, unsaid } = this.desk.request();
        this.#follow(rows);
        byId("mark-tools").hidden = mode !== "mark";
        byId("edit-tools").hidden = mode !== "edit";
        const { player } = this;
        const hasSpoken = player !== null && heard(this.desk.request()).includes(player);
        byId("no-dead").hidden = mode !== "mark" || player !== null || (Array.isArray(dead) && unsaid === undefined);
        byId("all-stay").hidden = mode !== "mark" || player === null || hasSpoken;
        byId("take-back").hidden = mode !== "mark" || player === null || !hasClaim(this.desk.request(), player);
        if (player) byId("all-stay").textContent = say("page-all-stay", { player: say(player) });
        if (player) byId("take-back").textContent = say("page-take-back", { player: say(player) });
        byId("clear-marks").hidden = mode !== "mark" || !Array.isArray(dead);
        byId("frame").classList.toggle("paints", this.paints());
        const [columns, height] = ["columns", "rows"].map((id) => /** @type {HTMLInputElement} */ (byId(id)));
        this.#sizeFault();
        if (columns) columns.value = String(rows[0]?.length ?? 0);
        if (height) height.value = String(rows.length);
        byId("tool-hint").textContent = this.#hint(mode);
    }

    /** @param {string} mode */
    #hint(mode) {
        if (this.#picked) return say("page-hint-pick");
        if (mode === "mark") {
            const mark = say(chosen("mark") === "seki" ? "page-mark-seki" : "page-mark-dead");
            return say(chosen("speaker") === "both" ? "page-hint-mark" : "page-hint-claim", { mark, speaker: say(`page-speaker-${chosen("speaker")}`) });
        }
        if (chosen("stone") === "alternate") return say("page-hint-alternate", { player: say(NAMES[this.#next] ?? "") });
        return say("page-hint-paint");
    }
}
