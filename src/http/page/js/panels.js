/** The panels of the result: shown when they are open, again after every answer. */
import { element } from "./elements.js";
import { say } from "./words.js";

/** @typedef {import("./context.js").Panel} Panel */
/** @typedef {import("./context.js").PanelContext} PanelContext */

export class Panels {
    /** @type {Map<HTMLElement, Panel>} */
    #loaded = new Map();

    /** @param {PanelContext} context */
    constructor(context) {
        this.context = context;
        for (const host of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-panel]"))) {
            host.closest("details")?.addEventListener("toggle", () => void this.#open(host));
            void this.#open(host);
        }
    }

    /** Shows every open panel anew, after the frame that shows the result in short. */
    show() {
        cancelAnimationFrame(this.#frame);
        this.#frame = requestAnimationFrame(() => setTimeout(() => this.#all()));
    }
    #frame = 0;

    #all() {
        for (const [host, panel] of this.#loaded) {
            if (host.closest("details")?.open) this.#draw(host, panel);
        }
        // What both players say differently is what a referee came for.
        const dispute = document.getElementById("panel-dispute");
        if (dispute instanceof HTMLDetailsElement && (this.context.answer?.["dispute"] || this.context.awaited) && !dispute.dataset["met"]) {
            dispute.dataset["met"] = "yes";
            dispute.open = true;
        }
    }

    /** A panel is loaded when it is opened for the first time. @param {HTMLElement} host */
    async #open(host) {
        if (!host.closest("details")?.open) return;
        const panel = this.#loaded.get(host) ?? /** @type {Panel} */ (await import(`./panels/${host.dataset["panel"]}.js`));
        this.#loaded.set(host, panel);
        this.#draw(host, panel);
    }

    /** @param {HTMLElement} host @param {Panel} panel */
    #draw(host, panel) {
        panel.show(host, this.context);
        const isOld = this.context.answer !== null && this.context.failed;
        host.classList.toggle("old", isOld);
        host.parentElement?.querySelector(".old-result")?.remove();
        if (isOld) host.before(element("p", { class: "old-result" }, say("page-old-result")));
    }
}
