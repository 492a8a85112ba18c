/** The answer to what is on the page now: asked for after each change; the latest question wins. */
import { Refused, ask } from "./api.js";
import { drawStones, parsed } from "./picture.js";
import { asClaimed, awaited } from "./marks.js";
import { hasStones, question } from "./request.js";
import { spoken } from "./words.js";

/** @typedef {import("./context.js").ScoreRequest} ScoreRequest */
/** @typedef {import("./context.js").ScoreAnswer} ScoreAnswer */
/** @typedef {import("./context.js").Problem} Problem */

/** How long nothing may have changed before the slower part is asked for: it can keep the service busy for a second. */
const PAUSE_MS = 600;

export class Live {
    /** @type {ScoreAnswer | null} */
    answer = null;
    /** The request that gave the answer. @type {ScoreRequest} */
    asked = {};
    /** What comes of the claim of the only player who has spoken, if the other agrees. @type {ScoreAnswer["scores"] | null} */
    claimed = null;
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
     * @param {string | undefined} map the rule set whose reading of the board is drawn
     * @param {number} [since] when the person did what changed
     */
    async ask(typed, map, since) {
        this.#stop.abort();
        clearTimeout(this.#pause);
        this.#stop = new AbortController();
        const { signal } = this.#stop;
        this.#since = since ?? 0;
        const request = question(typed);
        const waits = awaited(typed);
        const claim = waits ? question({ ...typed, ...asClaimed(typed, waits === "black" ? "white" : "black") }) : null;
        this.claimed = null;
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
            const body = { ...request, language, procedures: true, permalink: true, diagram: true, ...(map ? { map_rule_set: map } : {}) };
            const { diagram, ...answer } = await ask("v1/scores", body, signal);
            if (signal.aborted) return;
            this.#pictured(parsed(diagram), request.rows);
            Object.assign(this, { answer, asked: request, current: true, busy: false, problem: null });
            this.#changed();
            if (claim) void this.#claim(claim, signal);
            this.#pause = window.setTimeout(() => this.#more(request, signal), PAUSE_MS);
        } catch (error) {
            if (signal.aborted) return;
            if (!(error instanceof Refused)) throw error;
            Object.assign(this, { busy: false, problem: error.problem });
            this.#changed();
            await this.#stones(request, signal);
        }
    }

    /**
     * What would come of one player's claim.
     * @param {ScoreRequest} claim
     * @param {AbortSignal} signal
     */
    async #claim(claim, signal) {
        try {
            const body = { ...claim, language: spoken(), detail: "totals", readings: false };
            const { scores } = await ask("v1/scores", body, signal);
            if (signal.aborted) return;
            this.claimed = scores;
            this.#changed();
        } catch (error) {
            // The result stands without it.
            if (!signal.aborted && !(error instanceof Refused)) throw error;
        }
    }

    /**
     * What takes longer: how little would change the outcome.
     * @param {ScoreRequest} request
     * @param {AbortSignal} signal
     */
    async #more(request, signal) {
        try {
            const body = { ...request, language: spoken(), sensitivity: true, detail: "totals", readings: false };
            const { sensitivity } = await ask("v1/scores", body, signal);
            if (signal.aborted || !this.answer) return;
            this.answer = { ...this.answer, sensitivity };
            this.#changed();
        } catch (error) {
            // The result stands without it; the next change asks again.
            if (!signal.aborted && !(error instanceof Refused)) throw error;
        }
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
