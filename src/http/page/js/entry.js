/** The second step: the position from a file, a pasted text, a link, or a drop. */
import { Refused, postBytes } from "./api.js";
import { byId, element } from "./elements.js";
import { textOf } from "./faults.js";
import { hasStones } from "./request.js";
import { describe } from "./trouble.js";
import { knows, say, spoken } from "./words.js";

/** @typedef {import("./context.js").Problem} Problem */
/** @typedef {import("./store.js").State} State */
/** @typedef {import("./store.js").Offer} Offer */

/**
 * What the service read: fields of a request, and what the file says beside them.
 * @typedef {import("openapi").PositionResponse & {request: import("./context.js").ScoreRequest}} Reading
 */

/** What was read, in words. @param {string} format */
export const formatName = (format) => (knows(`page-format-${format}`) ? say(`page-format-${format}`) : format);

/** What the record of a game tells, on a line. @param {Reading["record"]} record */
function factsOf(record) {
    if (!record) return "";
    const { players, ranks, event, round, date, place, result, rules } = record;
    const named = /** @type {const} */ (["black", "white"]).filter((player) => players?.[player]);
    const names = named.map((player) => [`${say(player)}${say("after-label")}${players[player]}`, ranks?.[player]].filter(Boolean).join(" "));
    const written = result ? say("page-record-result", { result }) : "";
    return [...names, event, round, date, place, rules, written].filter(Boolean).join(" · ");
}

/**
 * Why a text was not read, as the service tells it: in English, behind what kind of fault it is where the page is in
 * another language. A list of all forms that were tried is shown on demand.
 * @param {Problem} problem
 */
function whyNot(problem) {
    const errors = problem.errors ?? [];
    if (errors.length === 0) return [element("p", {}, describe(problem))];
    const items = errors.filter(({ detail }) => !detail.includes("\n")).map((error) => {
        const row = /^\/rows\/(\d+)/.exec(error.pointer ?? "");
        const inRow = (/** @type {string} */ text) => (row ? say("page-row-fault", { row: Number(row[1]) + 1, text }) : text);
        if (spoken() === "en") return element("li", {}, inRow(error.detail));
        return element("li", {}, inRow(textOf(error)), " ", element("span", { lang: "en" }, error.detail));
    });
    const tried = errors.flatMap(({ detail }) => detail.split("\n").slice(1)).map((text) => element("li", {}, text.trim()));
    const folded = [element("p", {}, say("page-not-read")), element("details", {}, element("summary", {}, say("page-tried")), element("ul", {}, ...tried))];
    return [...(items.length > 0 ? [element("ul", {}, ...items)] : []), ...(tried.length > 0 ? folded : [])];
}

/** Under this name is kept why the last text or file could not be read. */
export const REFUSED = "refused";

/**
 * Why the last text or file could not be read; null where it was, or where the person has gone on.
 * @param {State} state
 * @returns {Problem | null}
 */
export const refusalIn = ({ kept }) => JSON.parse(kept[REFUSED] ?? "null");

export class Entry {
    /**
     * @param {(reading: Reading, typed: string) => void} take given what was read and the text that was not
     * @param {(text: string) => void} keep
     * @param {(problem: Problem) => void} refuse given why something could not be read, which is shown until the person
     *     goes on
     * @param {(offer: Offer) => void} add adds a rule set that a record names
     * @param {(id: string) => string} nameOf
     */
    constructor(take, keep, refuse, add, nameOf) {
        this.add = add;
        this.nameOf = nameOf;
        this.take = take;
        this.refuse = refuse;
        this.text = /** @type {HTMLTextAreaElement} */ (byId("pasted"));
        this.file = /** @type {HTMLInputElement} */ (byId("file"));
        this.text.addEventListener("input", () => keep(this.text.value));
        this.text.addEventListener("paste", (event) => {
            const [file] = event.clipboardData?.files ?? [];
            if (file) void this.read(file);
            else setTimeout(() => this.#pasted());
        });
        byId("read-pasted").addEventListener("click", () => this.#pasted());
        byId("open-file").addEventListener("click", () => this.file.click());
        this.file.addEventListener("change", () => {
            const [file] = this.file.files ?? [];
            if (file) void this.read(file);
            this.file.value = "";
        });
        this.#dropped();
        document.addEventListener("paste", (event) => this.#outside(event));
    }

    #pasted() {
        if (this.text.value.trim() === "") return this.text.focus();
        void this.read(this.text.value);
    }

    /** A text that is pasted outside of all fields is read at once. @param {ClipboardEvent} event */
    #outside(event) {
        if (event.target instanceof Element && event.target.closest("input,textarea,select")) return;
        const [file] = event.clipboardData?.files ?? [];
        const text = event.clipboardData?.getData("text/plain") ?? "";
        if (!file && text.trim() === "") return;
        event.preventDefault();
        void this.read(file ?? text);
    }

    /** Files and texts may be dropped anywhere. */
    #dropped() {
        const over = (/** @type {boolean} */ is) => byId("drop").classList.toggle("over", is);
        document.addEventListener("dragover", (event) => {
            event.preventDefault();
            over(true);
        });
        document.addEventListener("dragleave", (event) => event.relatedTarget ?? over(false));
        document.addEventListener("drop", (event) => {
            event.preventDefault();
            over(false);
            const [file] = event.dataTransfer?.files ?? [];
            const text = event.dataTransfer?.getData("text/plain") ?? "";
            if (file ?? text) void this.read(file ?? text);
        });
    }

    /** Counts what may decide on the position: an answer that comes after something newer is dropped. */
    #turn = 0;

    /** The person goes on without what is being read. */
    leave() {
        this.#turn += 1;
        this.#reads(false);
    }

    /** Says whether something is being read. @param {boolean} is */
    #reads(is) {
        byId("drop").setAttribute("aria-busy", String(is));
    }

    /**
     * Has the service read what a person has, whatever it is. Tells whether the position comes from it.
     * @param {Blob | string} bytes
     */
    async read(bytes) {
        const turn = (this.#turn += 1);
        this.#reads(true);
        try {
            this.#shown = null;
            const reading = await postBytes(`v1/positions?language=${spoken()}`, bytes);
            if (turn !== this.#turn) return false;
            if (this.text.value === bytes) this.text.value = "";
            this.take(reading, this.text.value);
            return true;
        } catch (error) {
            if (turn !== this.#turn) return false;
            if (!(error instanceof Refused)) throw error;
            this.refuse(error.problem);
            byId("read-told").scrollIntoView({ block: "nearest" });
            return false;
        } finally {
            if (turn === this.#turn) this.#reads(false);
        }
    }

    /** @param {Offer} offer */
    #offer(offer) {
        const name = this.nameOf(offer.ruleSet);
        const press = () => {
            this.add(offer);
            document.getElementById(`rule-set-${offer.ruleSet}`)?.focus();
        };
        const button = element("button", { type: "button", class: "offer", click: press }, say("page-add-rule-set", { name }));
        return element("div", { class: "row" }, element("p", {}, say("page-event-rules-kept", { written: offer.written, name })), button);
    }

    /** What was shown last. @type {string | null} */
    #shown = "";

    /** Shows what was read, or why nothing was. @param {State} state */
    show(state) {
        if (document.activeElement !== this.text) this.text.value = state.kept["pasted"] ?? "";
        const { told: reading } = state;
        const refused = refusalIn(state);
        const isUsed = hasStones(state.request);
        // What stands there is read aloud when it changes, and only then.
        const offer = reading?.offer && !(state.request["rule_sets"] ?? []).includes(reading.offer.ruleSet) ? reading.offer : null;
        const shown = spoken() + JSON.stringify([reading, offer !== null, refused, isUsed]);
        if (shown === this.#shown) return;
        this.#shown = shown;
        const host = byId("read-told");
        if (refused) {
            this.text.setAttribute("aria-invalid", "true");
            const before = isUsed ? element("p", {}, say("page-still-before")) : null;
            return host.replaceChildren(element("div", { class: "refusal", role: "alert" }, before, ...whyNot(refused)));
        }
        this.text.removeAttribute("aria-invalid");
        if (!reading) return host.replaceChildren();
        const remarks = reading.remarks.map((remark) => element("li", {}, remark.text));
        host.replaceChildren(
            element("p", { class: "told" }, say("page-read-as", { format: formatName(reading.format) })),
            element("p", { class: "hint" }, factsOf(reading.record)),
            ...(offer ? [this.#offer(offer)] : []),
            ...(remarks.length > 0 ? [element("ul", { class: "remarks" }, ...remarks)] : []),
        );
    }
}
