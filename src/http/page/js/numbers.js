/** Komi and adjustments: numbers of which there may be several. */
import { byId, element } from "./elements.js";
import { fill } from "./fields.js";
import { amount } from "./request.js";
import { number, say, spoken } from "./words.js";

/** @typedef {import("./context.js").ScoreRequest} ScoreRequest */
/** @typedef {import("./context.js").EventProfile} EventProfile */
/** @typedef {(change: Record<string, unknown>, why: string, join?: string) => void} Step */

/** The komi of each rule set, where it is given so. @param {ScoreRequest["komi"]} komi */
export const komiOfEach = (komi) => (typeof komi === "object" && komi !== null ? komi : {});

/** How komi is given: that of each rule set, one for all, or one for each. @param {ScoreRequest["komi"]} komi */
function kindOf(komi) {
    if (komi === undefined || komi === "rule-set") return "rule-set";
    return typeof komi === "object" && komi !== null ? "each" : "one";
}

export class Komi {
    /**
     * @param {Step} step
     * @param {() => ScoreRequest} request
     * @param {(id: string) => string} nameOf
     */
    constructor(step, request, nameOf) {
        this.step = step;
        this.request = request;
        this.nameOf = nameOf;
        this.select = /** @type {HTMLSelectElement} */ (byId("komi-kind"));
        this.select.addEventListener("change", () => this.#choose(this.select.value));
    }

    /** @param {string} kind */
    #choose(kind) {
        const komi = { "rule-set": undefined, one: "", each: {} }[kind];
        const why = this.select.selectedOptions[0]?.textContent ?? "";
        this.step({ komi }, say("page-did-komi", { komi: why }));
        byId("komi-amounts").querySelector("input")?.focus();
    }

    /** @param {string[]} sets the ids of the rule sets of the question */
    show(sets) {
        const { komi } = this.request();
        const kind = kindOf(komi);
        this.select.value = kind;
        const host = byId("komi-amounts");
        const ids = kind === "each" ? [...new Set([...sets, ...Object.keys(komiOfEach(komi))])] : kind === "one" ? [""] : [];
        const wanted = [kind, ...ids].join("\n");
        if (host.dataset["shown"] !== wanted) {
            host.replaceChildren(...ids.map((id) => this.#field(id)));
            host.dataset["shown"] = wanted;
        }
        for (const field of host.querySelectorAll("input")) {
            const value = kind === "each" ? komiOfEach(komi)[field.name] : komi;
            fill(field, value);
            const meaning = field.parentElement?.querySelector(".hint");
            const text = typeof value === "number" && value < 0 ? say("page-komi-negative", { points: number(-value) }) : "";
            // What stands there is read aloud when it is set.
            if (meaning && meaning.textContent !== text) meaning.textContent = text;
        }
    }

    /** @param {string} id of a rule set; "" for all */
    #field(id) {
        const name = `komi-${id || "all"}`;
        const pointer = id === "" ? "/komi" : `/komi/${id}`;
        const field = element("input", { id: name, name: id, inputmode: "decimal", autocomplete: "off", "data-kind": "amount", "data-pointer": pointer });
        field.addEventListener("input", () => {
            const value = amount(field.value);
            const { komi } = this.request();
            this.step({ komi: id === "" ? (value ?? "") : { ...komiOfEach(komi), [id]: value } }, say("page-did-komi", { komi: field.value }), name);
        });
        const label = element("label", { for: name }, id === "" ? say("page-komi-amount") : this.nameOf(id));
        return element("div", { class: "field" }, label, field, element("p", { class: "hint", role: "status" }));
    }
}

/** A day as dates are written: 2026-11-22. */
function today() {
    const now = new Date();
    return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

/** From which day to which; an end that is open is left open. @param {import("openapi").EventDates | null} dates */
const days = (dates) => (dates?.from || dates?.until ? `${dates.from ?? ""} \u2013 ${dates.until ?? ""}`.trim() : "");

/**
 * Whether a date is before another; where one is known to the month or the year alone, that decides.
 * @param {string} one
 * @param {string} other
 */
function isBefore(one, other) {
    const shorter = Math.min(one.length, other.length);
    return one.slice(0, shorter) < other.slice(0, shorter);
}

/**
 * Why a penalty does not hold at an event, as the key of a word; null where it may.
 * @param {import("openapi").EventDates | null} dates of the penalty
 * @param {EventProfile} event
 */
function outOfForce(dates, event) {
    const first = event.dates?.from ?? today();
    const last = event.dates?.until ?? first;
    const when = event.dates?.from ? "" : "-today";
    if (dates?.until && isBefore(dates.until, first)) return `page-penalty-over${when}`;
    return dates?.from && isBefore(last, dates.from) ? `page-penalty-not-yet${when}` : null;
}

/** Under this name the line is kept that is being written. */
const DRAFT = "adjustment";

export class Adjustments {
    /**
     * @param {Step} step
     * @param {() => ScoreRequest} request
     * @param {EventProfile} event
     * @param {(id: string) => string} nameOf
     * @param {{kept: (name: string) => string | undefined, remember: (name: string, text: string) => void}} store keeps
     *     what nobody has done yet
     */
    constructor(step, request, event, nameOf, store) {
        this.nameOf = nameOf;
        this.step = step;
        this.request = request;
        this.event = event;
        this.store = store;
        byId("add-adjustment").addEventListener("click", () => {
            this.#draft ??= { player: "black", amount: "", reason: "" };
            this.show();
            this.#focusLast();
        });
    }

    /**
     * The line that is being written: what it lacks is no fault before it is left.
     * @returns {Record<string, unknown> | null}
     */
    get #draft() {
        return JSON.parse(this.store.kept(DRAFT) ?? "null");
    }
    set #draft(line) {
        this.store.remember(DRAFT, JSON.stringify(line));
    }

    get list() {
        return this.request().adjustments ?? [];
    }

    /** @param {Record<string, unknown>} line */
    #add(line) {
        this.#draft = null;
        this.step({ adjustments: [...this.list, line] }, say("page-did-adjust"));
    }

    #focusLast() {
        /** @type {HTMLElement | null} */ (byId("adjustments").querySelector("fieldset:last-of-type select"))?.focus();
    }

    /**
     * Writes into a line.
     * @param {number} index
     * @param {Record<string, unknown>} change
     * @param {string} why
     * @param {string} join
     */
    #write(index, change, why, join) {
        if (this.#draft && index === this.list.length) {
            const line = { ...this.#draft, ...change };
            if (Object.values(line).every((part) => part !== undefined && part !== "")) this.#add(line);
            else this.#draft = line;
            return;
        }
        this.step({ adjustments: this.list.map((line, at) => (at === index ? { ...line, ...change } : line)) }, why, join);
    }

    /** The penalties of the event, each against either player: those in force first. */
    presets() {
        const dated = (this.event.penalties ?? []).map((penalty) => ({ ...penalty, out: outOfForce(penalty.dates, this.event) }));
        const rows = dated.sort((one, other) => Number(one.out !== null) - Number(other.out !== null)).map((penalty) => {
            const name = element("span", {}, `${penalty.name}${say("in-brackets", { text: [`${say("page-adjusted-amount")}${say("after-label")}${number(penalty.amount)}`, days(penalty.dates)].filter(Boolean).join(say("between-needs")) })}`);
            const reason = penalty.text[spoken()] ?? penalty.name;
            const sets = penalty.rule_sets.length > 0 ? { rule_sets: penalty.rule_sets } : {};
            const against = (/** @type {string} */ player, /** @type {string} */ opponent) => {
                const press = () => {
                    this.#add({ player: opponent, amount: penalty.amount, reason, ...sets });
                    this.#focusLast();
                };
                return element("button", { type: "button", click: press }, say(`page-against-${player}`));
            };
            const scope = [penalty.rule_sets.map(this.nameOf).join(", "), penalty.note].filter(Boolean).join(". ");
            const out = penalty.out ? element("p", { class: "out" }, say(penalty.out)) : null;
            const buttons = element("span", { class: "row" }, against("black", "white"), against("white", "black"));
            return element("li", { class: penalty.out ? "out-of-force" : "" }, name, buttons, out, scope ? element("p", { class: "hint" }, scope) : null);
        });
        byId("presets").replaceChildren(...rows);
    }

    show() {
        const host = byId("adjustments");
        /** @type {Record<string, unknown>[]} */
        const lines = this.#draft ? [...this.list, this.#draft] : this.list;
        const count = String(lines.length);
        if (host.dataset["shown"] !== count) {
            host.replaceChildren(...lines.map((_, index) => this.#line(index)));
            host.dataset["shown"] = count;
        }
        for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (host.querySelectorAll("input,select"))) {
            const [index, name] = field.name.split(".");
            fill(field, lines[Number(index)]?.[name ?? ""]);
        }
    }

    /** @param {number} index */
    #line(index) {
        const remove = () => {
            const rest = this.list.filter((_, at) => at !== index);
            if (index < this.list.length) this.step({ adjustments: rest.length > 0 ? rest : undefined }, say("page-did-not-adjust"));
            else this.#draft = null;
            this.show();
            byId("add-adjustment").focus();
        };
        const left = (/** @type {Event} */ event) => {
            const { currentTarget, relatedTarget } = /** @type {FocusEvent & {currentTarget: Node, relatedTarget: Node | null}} */ (event);
            const isHere = !document.hasFocus() || currentTarget.contains(relatedTarget);
            if (this.#draft && index === this.list.length && !isHere) this.#add(this.#draft);
        };
        const players = ["black", "white"].map((player) => element("option", { value: player }, say(player)));
        return element(
            "fieldset",
            { class: "adjustment", "data-pointer": `/adjustments/${index}`, focusout: left },
            element("legend", {}, [say("page-adjustment", { number: index + 1 }), ...(this.list[index]?.rule_sets ?? []).map(this.nameOf)].join(" · ")),
            this.#field(index, "player", "page-adjusted-player", element("select", {}, ...players)),
            this.#field(index, "amount", "page-adjusted-amount", element("input", { inputmode: "decimal", size: "5", "data-kind": "amount" })),
            this.#field(index, "reason", "page-adjusted-reason", element("input", { maxlength: "200" })),
            element("button", { type: "button", click: remove }, say("page-remove")),
        );
    }

    /**
     * @param {number} index
     * @param {string} name
     * @param {string} key
     * @param {HTMLInputElement | HTMLSelectElement} field
     */
    #field(index, name, key, field) {
        field.id = `adjustment-${index}-${name}`;
        field.name = `${index}.${name}`;
        field.autocomplete = "off";
        field.dataset["pointer"] = `/adjustments/${index}/${name}`;
        field.addEventListener("input", () => {
            const value = name === "amount" ? amount(field.value) : field.value;
            this.#write(index, { [name]: value }, `${say(key)}${say("after-label")}${field.value}`, field.id);
        });
        return element("div", { class: "field" }, element("label", { for: field.id }, say(key)), field);
    }

    /** Forgets what is on the page, as in another language. */
    redraw() {
        delete byId("adjustments").dataset["shown"];
        this.presets();
    }
}
