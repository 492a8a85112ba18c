/** The panels of the result: shown when they are open and there is a result, again after every answer. */
import { afterFrame, element } from "./elements.js";
import { say } from "./words.js";

/** @typedef {import("./context.js").Panel} Panel */
/** @typedef {import("./context.js").PanelContext} PanelContext */
/** @typedef {import("./context.js").ScoreAnswer} ScoreAnswer */

export class Panels {
    /** @type {HTMLElement[]} */
    #hosts = [...document.querySelectorAll("[data-panel]")].filter((host) => host instanceof HTMLElement);
    /**
     * A panel is loaded when it is open and there is something to show for the first time.
     * @type {Map<HTMLElement, Panel>}
     */
    #loaded = new Map();

    /** @param {PanelContext} context */
    constructor(context) {
        this.context = context;
        for (const host of this.#hosts) {
            host.closest("details")?.addEventListener("toggle", () => this.#show(host));
            this.#show(host);
        }
    }

    /** Shows every open panel anew, after the frame that shows the result in short. */
    show = afterFrame(() => this.#all());

    #all() {
        for (const host of this.#hosts) this.#show(host);
        // What both players say differently is what a referee came for.
        const dispute = document.getElementById("panel-dispute");
        if (dispute instanceof HTMLDetailsElement && (this.context.answer?.dispute || this.context.awaited) && !dispute.dataset["met"]) {
            dispute.dataset["met"] = "yes";
            dispute.open = true;
        }
    }

    /** @param {HTMLElement} host */
    #show(host) {
        if (!host.closest("details")?.open) return;
        const answer = this.context.answer;
        const isOld = answer !== null && this.context.failed;
        host.classList.toggle("old", isOld);
        host.parentElement?.querySelector(".old-result")?.remove();
        if (isOld) host.before(element("p", { class: "old-result" }, say("page-old-result")));
        const panel = this.#loaded.get(host);
        if (answer === null) host.replaceChildren(element("p", { class: "panel-hint" }, say("page-no-answer")));
        else if (panel) panel.show(host, this.context, answer);
        else void this.#load(host);
    }

    /** @param {HTMLElement} host */
    async #load(host) {
        this.#loaded.set(host, /** @type {Panel} */ (await import(`./panels/${host.dataset["panel"]}.js`)));
        this.#show(host);
    }
}
