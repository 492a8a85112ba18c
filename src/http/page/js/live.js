/** The answer to what is on the page now: wanted after each change; the latest question wins. */
import { Refused, ask } from "./api.js";
import { drawStones, parsed } from "./picture.js";
import { asClaimed, awaited } from "./marks.js";
import { hasStones, question, withMoves } from "./request.js";
import { spoken } from "./words.js";

/** @typedef {import("./context.js").ScoreRequest} ScoreRequest */
/** @typedef {import("./context.js").ScoreAnswer} ScoreAnswer */
/** @typedef {import("./context.js").ScoreResponse} ScoreResponse */
/** @typedef {import("./context.js").Problem} Problem */
/** @typedef {import("./request.js").Game} Game */

/** How long nothing may have changed before the slower part is wanted: it can keep the service busy for a second. */
const PAUSE_MS = 600;

export class Live {
    /** @type {ScoreAnswer | null} */
    answer = null;
    /** The request that gave the answer. @type {ScoreRequest} */
    answered = { rows: [] };
    /**
     * What comes of the claim of the only player who has spoken, if the other agrees.
     * @type {ScoreResponse["scores"] | null}
     */
    claimed = null;
    /** Why the slower parts of the answer did not come, by name. @type {{claimed?: Problem, sensitivity?: Problem}} */
    missed = {};
    /** Whether the answer is the answer to what is on the page. */
    current = false;
    /** Whether an answer is on its way. */
    busy = false;
    /** Why there is none. @type {Problem | null} */
    problem = null;
    #stop = new AbortController();
    #pause = 0;
    /** When the person did what is being answered. */
    #since = 0;
    /** The game that the position was read from. @type {Game | undefined} */
    #game;

    /**
     * @param {() => void} changed called when there is something new to show
     * @param {(picture: Element, rows: string[]) => void} pictured called with a new picture
     */
    constructor(changed, pictured) {
        this.#changed = changed;
        this.#pictured = pictured;
    }
    /** @type {() => void} */
    #changed;
    /** @type {(picture: Element, rows: string[]) => void} */
    #pictured;

    /**
     * Asks anew.
     * @param {ScoreRequest} typed
     * @param {Game | undefined} game that the position was read from
     * @param {string | undefined} map the rule set whose reading of the board is drawn
     * @param {number} [since] when the person did what changed
     */
    async ask(typed, game, map, since) {
        this.#stop.abort();
        clearTimeout(this.#pause);
        this.#stop = new AbortController();
        const { signal } = this.#stop;
        this.#since = since ?? 0;
        this.#game = game;
        const request = question(typed);
        const waits = awaited(typed);
        const claim = waits ? question({ ...typed, ...asClaimed(typed, waits === "black" ? "white" : "black") }) : null;
        this.claimed = null;
        this.missed = {};
        const stones = hasStones(request);
        this.current = false;
        this.busy = stones;
        await (stones ? this.#score(request, map, claim, signal) : this.#nothing(request, signal));
        if (!signal.aborted && this.#since > 0) measure(this.#since);
    }

    /**
     * @param {ScoreRequest} request
     * @param {string | undefined} map
     * @param {ScoreRequest | null} claim the same as the only player says who has spoken
     * @param {AbortSignal} signal
     */
    async #score(request, map, claim, signal) {
        const language = spoken();
        try {
            const body = { ...withMoves(request, this.#game), language, procedures: true, permalink: true, diagram: true, explain_record: false, ...(map ? { map_rule_set: map } : {}) };
            const { diagram, ...answer } = await ask("v1/scores", body, signal);
            if (signal.aborted) return;
            this.#pictured(parsed(diagram), request.rows);
            Object.assign(this, { answer, answered: request, current: true, busy: false, problem: null });
            this.#changed();
            if (claim) void this.#claim(claim, signal);
            this.#pause = window.setTimeout(() => this.#more(request, signal), PAUSE_MS);
        } catch (error) {
            if (signal.aborted) return;
            if (!(error instanceof Refused)) throw error;
            const { problem } = error;
            Object.assign(this, { busy: false, problem, missed: { claimed: problem, sensitivity: problem } });
            this.#changed();
            await this.#stones(request, signal);
        }
    }

    /**
     * What would come of one player's claim.
     * @param {ScoreRequest} claim
     * @param {AbortSignal} signal
     */
    #claim(claim, signal) {
        return this.#besides("claimed", { ...claim, explain_record: false }, signal, ({ scores }) => (this.claimed = scores));
    }

    /**
     * What takes longer: how little would change the outcome, and what would explain the result of a record.
     * @param {ScoreRequest} request
     * @param {AbortSignal} signal
     */
    #more(request, signal) {
        return this.#besides("sensitivity", { ...request, sensitivity: true }, signal, ({ sensitivity, record }) => {
            const short = this.answer?.record?.sentences[0];
            if (this.answer) this.answer = { ...this.answer, ...(sensitivity && { sensitivity }), ...(record ? { record: { ...record, short } } : {}) };
        });
    }

    /**
     * A second question: the result stands without its answer, and it is said where there is none.
     * @param {keyof Live["missed"]} name
     * @param {ScoreRequest} request
     * @param {AbortSignal} signal
     * @param {(answer: ScoreResponse) => void} take
     */
    async #besides(name, request, signal, take) {
        try {
            const answer = await ask("v1/scores", { ...withMoves(request, this.#game), language: spoken(), detail: "totals", readings: false }, signal);
            if (signal.aborted) return;
            take(answer);
        } catch (error) {
            if (signal.aborted) return;
            if (!(error instanceof Refused)) throw error;
            this.missed = { ...this.missed, [name]: error.problem };
        }
        this.#changed();
    }

    /**
     * An empty board: there is nothing to ask.
     * @param {ScoreRequest} request
     * @param {AbortSignal} signal
     */
    async #nothing(request, signal) {
        Object.assign(this, { answer: null, busy: false, problem: null });
        this.#changed();
        await this.#stones(request, signal);
    }

    /**
     * The picture of the stones alone, where there is no result to draw.
     * @param {ScoreRequest} request
     * @param {AbortSignal} signal
     */
    async #stones(request, signal) {
        try {
            const picture = await drawStones(request, signal);
            if (!signal.aborted) this.#pictured(picture, request.rows);
        } catch (error) {
            // Where there is no picture the points of the grid show the stones by themselves, and the score says why.
            if (!signal.aborted && !(error instanceof Refused)) throw error;
        }
    }
}

/**
 * Tells how long a click took, up to the frame that shows its result.
 * @param {number} start
 */
function measure(start) {
    requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
            performance.measure("click-to-result", { start, end: performance.now() });
        };
        channel.port2.postMessage(null);
    });
}
