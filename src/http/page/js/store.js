/**
 * Everything that was typed, with each step there and back, kept in the browser's own storage until it is cleared.
 *
 * Every tab has a work of its own. A new tab goes on from the work that was touched last, as a copy: two tabs never
 * write to the same place. A tab that a link leads elsewhere begins an empty work, which is kept from the first step
 * on: a link that cannot be read takes the place of nothing.
 */

/** @typedef {import("./context.js").ScoreRequest} ScoreRequest */
/**
 * A rule set that a record names, where it is not taken over.
 * @typedef {{ruleSet: string, written: string, komi?: number}} Offer
 */
/**
 * @typedef {object} State
 * @property {ScoreRequest} request the question: the fields of POST /v1/scores, as typed
 * @property {Pick<import("openapi").PositionResponse, "format" | "record"> & {remarks: {text: string}[], offer?: Offer, game?: string} | null} told
 *     what was read beside the position, when it came from a file; `game` names its game among those of the work
 * @property {Record<string, string>} kept what was typed into other fields, by name
 */
/** @typedef {{state: State, why: string}} Step */
/** @typedef {import("./request.js").Game} Game */
/**
 * @typedef {{id: string, time: number, state: State, why: string, past: Step[], future: Step[], games?: Record<string, Game>, code?: string, tools?: Record<string, string>}} Work
 *     `games` are those of its steps, once each; `code` is the permalink of the last answer to it, `tools` what a press
 *     on the board does
 */

/** Every key of a work begins with this; the number changes with the shape of a work. */
const FAMILY = "gyega-work:";
const PREFIX = `${FAMILY}3:`;
/** Written and removed again when all is forgotten, so that other tabs learn of it. */
const FORGOTTEN = "gyega-forgotten";
const STEPS_MAX = 100;
const WORKS_MAX = 8;
const KEEP_MS = 200;

/** What is typed once for all games of a hall; all else that is kept is about one game. */
const OF_HALL = ["record-event", "record-place", "record-referee", "record-second_language"];

/**
 * What is kept when the next game begins.
 * @param {State["kept"]} kept
 * @returns {State["kept"]}
 */
export const keptOfHall = (kept) => Object.fromEntries(Object.entries(kept).filter(([name]) => OF_HALL.includes(name)));

/** @returns {State} */
export const emptyState = () => ({
    request: { rows: Array.from({ length: 19 }, () => ".".repeat(19)) },
    told: null,
    kept: {},
});

/**
 * What storage gives; the other value where the browser denies it.
 * @template T
 * @param {() => T} act
 * @param {T} otherwise
 */
function attempt(act, otherwise) {
    try {
        return act();
    } catch {
        return otherwise;
    }
}

/** @param {any} value */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {any} state */
const isState = (state) =>
    isObject(state?.kept) &&
    Array.isArray(state.request?.rows) &&
    state.request.rows.every((/** @type {unknown} */ row) => typeof row === "string") &&
    (state.told === null || Array.isArray(state.told?.remarks));

/** @param {any} game */
const isGame = (game) => typeof game?.sgf === "string" && Array.isArray(game.was?.rows);

/** @param {any} steps */
const areSteps = (steps) => Array.isArray(steps) && steps.every((step) => isState(step?.state));

/**
 * Whether something stored is a work: another program, or another version of this one, may have written there.
 * @param {any} work
 */
const isWork = (work) => isState(work?.state) && areSteps(work.past) && areSteps(work.future) && Object.values(work.games ?? {}).every(isGame);

/** @param {string} id @returns {Work | null} */
function stored(id) {
    const work = attempt(() => JSON.parse(localStorage.getItem(PREFIX + id) ?? "null"), null);
    return isWork(work) ? work : null;
}

/** @param {string} family */
const keysOf = (family) => attempt(() => Object.keys(localStorage), []).filter((key) => key.startsWith(family));

/** All works that are kept, the newest first. */
export function works() {
    const kept = keysOf(PREFIX).map((key) => stored(key.slice(PREFIX.length))).filter((work) => work !== null);
    return kept.sort((one, other) => other.time - one.time);
}

/** @param {string} key */
const remove = (key) => attempt(() => localStorage.removeItem(key), undefined);

const newId = () => `${Date.now().toString(36)}-${Math.floor(Math.random() * 1e6).toString(36)}`;

/** The work of this tab, if it has one already. */
const own = () => stored(attempt(() => sessionStorage.getItem("gyega-work"), null) ?? "");

/** @returns {Work} */
const emptyWork = () => ({ id: newId(), time: Date.now(), state: emptyState(), why: "", past: [], future: [] });

/** A copy of the work that was touched last, or an empty one. @returns {Work} */
function begin() {
    return { ...(works()[0] ?? emptyWork()), id: newId() };
}

export class Store {
    /** @type {Set<() => void>} */
    #listeners = new Set();
    /** @type {string | null} */
    #join = null;
    /** Whether what is typed is kept; false where the browser has no room or no storage. */
    isKept = true;
    /** Called after everything was forgotten, here or in another tab. */
    forgotten = () => {};
    /** Whether nothing was done yet with a work that a link began: it is not kept. */
    #isBlank = false;

    /** Writes soon, not at once: a click shall not wait for it. */
    #timer = 0;

    /** @param {string} code the permalink in the address; "" where there is none */
    constructor(code) {
        const before = own();
        /** Whether the address leads to another board than that of this tab. */
        this.isLed = code !== "" && code !== before?.code;
        this.#isBlank = this.isLed;
        this.work = this.isLed ? emptyWork() : (before ?? begin());
        for (const old of works().slice(WORKS_MAX)) remove(PREFIX + old.id);
        this.#keep();
        // A tab that was duplicated shares its id with the first one: whoever sees the other write takes a new one.
        addEventListener("storage", (event) => {
            if (event.key === FORGOTTEN && event.newValue !== null) this.#startEmpty();
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
    /** The game that the position was read from. @returns {Game | undefined} */
    get game() {
        return this.work.games?.[this.state.told?.game ?? ""];
    }
    get canUndo() {
        return this.work.past.length > 0;
    }
    get canRedo() {
        return this.work.future.length > 0;
    }

    /** @param {() => void} listener called after each step, and when `isKept` changes */
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

    /** Keeps a game for the steps that follow; gives its name. @param {Game} game */
    keepGame(game) {
        const isSame = (/** @type {Game} */ other) => JSON.stringify(other) === JSON.stringify(game);
        const name = Object.entries(this.work.games ?? {}).find(([, other]) => isSame(other))?.[0] ?? newId();
        const inUse = this.#steps().map(({ state }) => state.told?.game);
        const games = Object.entries(this.work.games ?? {}).filter(([name]) => inUse.includes(name));
        this.work = { ...this.work, games: { ...Object.fromEntries(games), [name]: game } };
        return name;
    }

    #steps() {
        const { past, state, why, future } = this.work;
        return [...past, { state, why }, ...future];
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
        if (!other) return;
        const game = other.games?.[other.state.told?.game ?? ""];
        const read = other.state.told && game ? { ...other.state.told, game: this.keepGame(game) } : other.state.told;
        this.step({ ...other.state, told: read }, why);
    }

    /** Forgets everything that is kept on this machine, the steps of this tab included. */
    forget() {
        for (const key of keysOf(FAMILY)) remove(key);
        attempt(() => localStorage.setItem(FORGOTTEN, newId()), undefined);
        remove(FORGOTTEN);
        this.#startEmpty();
    }

    /**
     * Keeps a text that nobody typed: it is no step.
     * @param {string} name
     * @param {string} text
     */
    remember(name, text) {
        const { state } = this.work;
        this.work = { ...this.work, state: { ...state, kept: { ...state.kept, [name]: text } } };
        this.#keepSoon();
    }

    /** Keeps the permalink of the last answer: it is no step. @param {string} code */
    lead(code) {
        this.work = { ...this.work, code };
        // A write that waits takes it along: it is not put off into the next press.
        if (this.#timer === 0) this.#keepSoon();
    }

    /** Keeps which tools are in use: it is no step. @param {Record<string, string>} tools */
    use(tools) {
        this.work = { ...this.work, tools };
        this.#keepSoon();
    }

    #startEmpty() {
        this.work = emptyWork();
        this.#join = null;
        this.#changed();
        this.forgotten();
    }

    #changed() {
        this.#isBlank = false;
        this.#keepSoon();
        for (const listener of this.#listeners) listener();
    }

    #keepSoon() {
        clearTimeout(this.#timer);
        this.#timer = window.setTimeout(() => this.#keep(), KEEP_MS);
    }

    #keep() {
        if (this.#isBlank) return;
        this.#timer = 0;
        this.work.time = Date.now();
        const before = this.isKept;
        this.isKept = this.#write();
        if (this.isKept !== before) for (const listener of this.#listeners) listener();
    }

    /** Writes the work, if need be in the place of the oldest of the others. Tells whether there was room. */
    #write() {
        const text = JSON.stringify(this.work);
        const written = () => {
            sessionStorage.setItem("gyega-work", this.work.id);
            localStorage.setItem(PREFIX + this.work.id, text);
            return true;
        };
        if (attempt(written, false)) return true;
        const others = works().filter(({ id }) => id !== this.work.id);
        for (const { id } of others.toReversed()) {
            remove(PREFIX + id);
            if (attempt(written, false)) return true;
        }
        // What made no room is not lost for it.
        for (const other of others) attempt(() => localStorage.setItem(PREFIX + other.id, JSON.stringify(other)), undefined);
        return false;
    }
}
