/** The first step: under which rules the game is played, and which others are looked at beside them. */
import { byId, element } from "./elements.js";
import { number, say } from "./words.js";

/** @typedef {import("./context.js").EventProfile} EventProfile */
/** @typedef {import("./context.js").ScoreRequest} ScoreRequest */
/** @typedef {import("openapi").RuleSetSummary} RuleSet */

/** A rule set of a request may be a name or an object (a custom set). @param {any} one */
const idOf = (one) => (typeof one === "string" ? one : String(one?.id ?? one?.rule_set ?? one?.base ?? "custom"));

/** @param {EventProfile} event */
const setsOf = (event) => event.rule_sets ?? [];

/** The rule sets that an event names, the one that rules first. @param {EventProfile} event */
export const ofEvent = (event) => setsOf(event).map((set) => set.rule_set);

/**
 * What an event says of every game, as fields of a request.
 * @param {EventProfile} event
 * @returns {Pick<ScoreRequest, "rule_sets" | "komi">}
 */
export function fieldsOf(event) {
    const komi = Object.fromEntries(setsOf(event).flatMap((set) => (set.komi === null ? [] : [/** @type {const} */ ([set.rule_set, set.komi])])));
    return {
        ...(setsOf(event).length > 0 ? { rule_sets: ofEvent(event) } : {}),
        ...(Object.keys(komi).length > 0 ? { komi } : {}),
    };
}

/** From which day to which. @param {import("openapi").EventDates | null | undefined} dates */
export const daysOf = (dates) => [dates?.from, dates?.until].filter(Boolean).join(" \u2013 ");

export class Rules {
    /** @type {Map<string, RuleSet>} */
    #known = new Map();

    /**
     * @param {RuleSet[]} known
     * @param {EventProfile} event
     * @param {(change: Record<string, unknown>, why: string) => void} step
     */
    constructor(known, event, step) {
        this.#known = new Map(known.map((set) => [set.id, set]));
        this.event = event;
        this.step = step;
        /** @type {import("openapi").RuleSetRequest[]} */
        this.sets = [];
        const ruling = /** @type {HTMLSelectElement} */ (byId("ruling"));
        ruling.addEventListener("change", () => this.#rule(ruling.value));
        byId("all-rule-sets").addEventListener("click", () => this.#take([...this.#known.values()].filter((set) => set.in_all).map((set) => set.id), "page-all-rule-sets"));
        byId("event-rule-sets").addEventListener("click", () => this.#take(ofEvent(this.event), "page-event-rule-sets"));
    }

    /** Takes other names for the rule sets, if they came. @param {RuleSet[]} known */
    learn(known) {
        if (known.length > 0) this.#known = new Map(known.map((set) => [set.id, set]));
    }

    /** @param {string} id */
    name(id) {
        return this.#known.get(id)?.name ?? id;
    }

    /** @param {string} id */
    #rule(id) {
        const rest = this.sets.filter((one) => idOf(one) !== id);
        const own = this.sets.find((one) => idOf(one) === id) ?? id;
        this.step({ rule_sets: [own, ...rest] }, say("page-did-ruling", { name: this.name(id) }));
    }

    /** Compares the rule set of the game with these. @param {string[]} ids @param {string} key */
    #take(ids, key) {
        const first = this.sets.slice(0, 1);
        this.step({ rule_sets: [...first, ...ids.filter((id) => !first.map(idOf).includes(id))] }, say(key));
    }

    /** @param {string} id @param {boolean} wanted */
    #compare(id, wanted) {
        const rest = this.sets.filter((one) => idOf(one) !== id);
        const why = say(wanted ? "page-did-compare" : "page-did-not-compare", { name: this.name(id) });
        this.step({ rule_sets: wanted ? [...rest, id] : rest }, why);
    }

    /**
     * @param {ScoreRequest} request
     * @param {string[]} scored what the answer scores under, where the request does not say
     */
    show(request, scored) {
        this.sets = Array.isArray(request.rule_sets) ? request.rule_sets : scored;
        const chosen = this.sets.map(idOf);
        const first = chosen[0] ?? "";
        const event = ofEvent(this.event);
        this.#details();
        this.#ruling(first, [...new Set([...event, ...chosen])]);
        const near = [...new Set([...event, ...chosen])].filter((id) => id !== first);
        this.#checks("compared", near, chosen);
        this.#checks("other-rule-sets", [...this.#known.keys()].filter((id) => id !== first && !near.includes(id)), chosen);
    }

    /**
     * @param {string} first
     * @param {string[]} near
     */
    #ruling(first, near) {
        const select = /** @type {HTMLSelectElement} */ (byId("ruling"));
        const far = [...this.#known.keys()].filter((id) => !near.includes(id));
        const options = (/** @type {string[]} */ ids) => ids.map((id) => element("option", { value: id }, this.name(id)));
        const wanted = [...near, "", ...far].join("\n");
        if (select.dataset["shown"] !== wanted) {
            const more = element("optgroup", { label: say("page-more-rule-sets") }, ...options(far));
            select.replaceChildren(...options(near), more);
            select.dataset["shown"] = wanted;
        }
        select.value = first;
        const komi = this.#known.get(first)?.komi;
        const edition = setsOf(this.event).find((set) => set.rule_set === first)?.edition;
        const own = typeof komi === "number" ? say("page-own-komi", { komi: number(komi) }) : "";
        byId("ruling-komi").textContent = [edition, own].filter(Boolean).join(" · ");
    }

    /** What else the event says. */
    #details() {
        const { overtime, referees, note } = this.event;
        const lines = [overtime?.text, referees && referees.length > 0 ? say("page-referees", { names: referees.join(", ") }) : "", note];
        byId("event-details").replaceChildren(...lines.flatMap((line) => (line ? [element("p", { class: "hint" }, line)] : [])));
    }

    /**
     * @param {string} host
     * @param {string[]} ids
     * @param {string[]} chosen
     */
    #checks(host, ids, chosen) {
        const place = byId(host);
        const wanted = ids.join("\n");
        if (place.dataset["shown"] !== wanted) {
            const focused = document.activeElement?.id;
            for (const old of place.querySelectorAll("label")) old.remove();
            place.append(...ids.map((id) => this.#check(id)));
            place.dataset["shown"] = wanted;
            const again = focused ? document.getElementById(focused) : null;
            if (again && again !== document.activeElement) again.focus({ preventScroll: true });
        }
        for (const box of place.querySelectorAll("input")) box.checked = chosen.includes(box.value);
        place.hidden = ids.length === 0;
    }

    /** @param {string} id */
    #check(id) {
        const box = element("input", { type: "checkbox", value: id, id: `rule-set-${id}` });
        box.addEventListener("change", () => this.#compare(id, box.checked));
        return element("label", { class: "check" }, box, element("span", {}, this.name(id)));
    }

    /** Forgets what is on the page, as in another language. */
    redraw() {
        for (const id of ["ruling", "compared", "other-rule-sets"]) delete byId(id).dataset["shown"];
    }
}
