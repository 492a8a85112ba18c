/** What this browser keeps: earlier work, resumed or forgotten. */
import { byId, element } from "./elements.js";
import { works } from "./store.js";
import { say, spoken } from "./words.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./store.js").Work} Work */

/** @param {Work} work */
const stonesOf = (work) => work.state.request.rows.join("").replaceAll(".", "").length;

/**
 * Lists what is kept beside the work of this tab.
 * @param {Store} store
 */
function list(store) {
    const others = works().filter((work) => work.id !== store.work.id && stonesOf(work) > 0);
    const items = others.map((work) => {
        const when = new Date(work.time).toLocaleString(spoken());
        const rows = work.state.request.rows;
        const text = say("page-work", { time: when, columns: rows[0]?.length ?? 0, rows: rows.length, stones: stonesOf(work) });
        return element("li", {}, element("button", { type: "button", click: () => store.open(work.id, text) }, text));
    });
    byId("works-list").replaceChildren(...items);
}

/**
 * @param {Store} store
 * @param {() => void} startOver
 */
export function keep(store, startOver) {
    const place = /** @type {HTMLDetailsElement} */ (byId("works"));
    place.addEventListener("toggle", () => list(store));
    byId("start-over").addEventListener("click", startOver);
    byId("forget").addEventListener("click", () => {
        if (!confirm(say("page-forget-sure"))) return;
        store.forget();
        list(store);
    });
}
