/**
 * Everything that was typed, with each step there and back, kept in the browser's own storage until it is cleared.
 *
 * Every tab has a work of its own. A new tab goes on from the work that was touched last, as a copy: two tabs never
 * write to the same place.
 */

/** @typedef {import("./context.js").ScoreRequest} ScoreRequest */
/**
 * @typedef {object} State
 * @property {ScoreRequest} request the question: the fields of POST /v1/scores, as typed
 * @property {{format: string, record: Record<string, any> | null, remarks: {text: string}[]} | null} told what was
 *     read beside the position, when it came from a file
 * @property {Record<string, string>} kept what was typed into other fields, by name
 */
/** @typedef {{state: State, why: string}} Step */
/** @typedef {{id: string, time: number, state: State, why: string, past: Step[], future: Step[], code?: string}} Work
 *     `code` is the permalink of the last answer to it
 */

const PREFIX = "gyega-work:";
const STEPS_MAX = 100;
const WORKS_MAX = 8;
const KEEP_MS = 200;

/** @returns {State} */
export const emptyState = () => ({
    request: { rows: Array.from({ length: 19 }, () => ".".repeat(19)), dead: "not-told" },
    told: null,
    kept: {},
});

/** @param {string} id @returns {Work | null} */
function stored(id) {
    try {
        const work = JSON.parse(localStorage.getItem(PREFIX + id) ?? "null");
        return work && Array.isArray(work.state?.request?.rows) ? work : null;
    } catch {
        return null;
    }
}

/** All works that are kept, the newest first. */
export function works() {
    const ids = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    const found = ids.map((key) => stored(key.slice(PREFIX.length))).filter((work) => work !== null);
    return found.sort((one, other) => other.time - one.time);
}

const newId = () => `${Date.now().toString(36)}-${Math.floor(Math.random() * 1e6).toString(36)}`;

/** The work of this tab, if it has one already. */
const own = () => stored(sessionStorage.getItem("gyega-work") ?? "");

/** A copy of the work that was touched last, or an empty one. @returns {Work} */
function begin() {
    const last = works()[0];
    const fresh = { time: Date.now(), state: emptyState(), why: "", past: [], future: [] };
    return { ...(last ?? fresh), id: newId() };
}

export class Store {
    /** @type {Set<() => void>} */
    #listeners = new Set();
    /** @type {string | null} */
    #join = null;
    /** Whether what is typed is kept; false where the browser has no room or no storage. */
    isKept = true;

    /** Writes soon, not at once: a click shall not wait for it. */
    #timer = 0;

    constructor() {
        const before = own();
        /** Whether the tab goes on from its own work, as after a reload. */
        this.isOwn = before !== null;
        this.work = before ?? begin();
        for (const old of works().slice(WORKS_MAX)) localStorage.removeItem(PREFIX + old.id);
        this.#keep();
        // A tab that was duplicated shares its id with the first one: whoever sees the other write takes a new one.
        addEventListener("storage", (event) => {
            if (event.key !== PREFIX + this.work.id || event.newValue === null) return;
            this.work = { ...this.work, id: newId() };
            this.#keep();
        });
        addEventListener("pagehide", () => this.#keep());
        document.addEventListener("visibilitychange", () => this.#keep());
    }

    get state() {
        return this.work.state;
    }
    get canUndo() {
        return this.work.past.length > 0;
    }
    get canRedo() {
        return this.work.future.length > 0;
    }

    /** @param {() => void} listener */
    listen(listener) {
        this.#listeners.add(listener);
    }

    /**
     * Takes one step. Steps with the same `join` in a row (letters typed into one field) are one step to undo.
     * @param {Partial<State>} change
     * @param {string} why what was done, in words
     * @param {string} [join]
     */
    step(change, why, join) {
        const { state, past } = this.work;
        const next = { ...state, ...change };
        if (JSON.stringify(next) === JSON.stringify(state)) return;
        const joins = join !== undefined && join === this.#join && past.length > 0;
        const before = joins ? past : [...past, { state, why: this.work.why }].slice(-STEPS_MAX);
        this.#join = join ?? null;
        this.work = { ...this.work, state: next, why, past: before, future: [] };
        this.#changed();
    }

    /** Goes one step back; gives what was undone, in words. */
    undo() {
        const { state, why, past, future } = this.work;
        const last = past.at(-1);
        if (!last) return null;
        this.work = { ...this.work, ...last, past: past.slice(0, -1), future: [{ state, why }, ...future] };
        this.#join = null;
        this.#changed();
        return why;
    }

    /** Goes one step forward again; gives what was done, in words. */
    redo() {
        const { state, why, past, future } = this.work;
        const next = future[0];
        if (!next) return null;
        this.work = { ...this.work, ...next, past: [...past, { state, why }], future: future.slice(1) };
        this.#join = null;
        this.#changed();
        return next.why;
    }

    /**
     * Goes on with another work that is kept, as one step.
     * @param {string} id
     * @param {string} why
     */
    open(id, why) {
        const other = stored(id);
        if (other) this.step(other.state, why);
    }

    /** Forgets everything that is kept on this machine, the steps of this tab included. */
    forget() {
        for (const work of works()) localStorage.removeItem(PREFIX + work.id);
        this.work = { id: newId(), time: Date.now(), state: emptyState(), why: "", past: [], future: [] };
        this.#join = null;
        this.#changed();
    }

    #changed() {
        clearTimeout(this.#timer);
        this.#timer = window.setTimeout(() => this.#keep(), KEEP_MS);
        for (const listener of this.#listeners) listener();
    }

    #keep() {
        this.work.time = Date.now();
        try {
            sessionStorage.setItem("gyega-work", this.work.id);
            localStorage.setItem(PREFIX + this.work.id, JSON.stringify(this.work));
            this.isKept = true;
        } catch {
            this.isKept = false;
        }
    }
}
