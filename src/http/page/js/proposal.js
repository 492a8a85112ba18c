/**
 * Dead stones that the service proposes where nobody marked any. A proposal stands beside the question, never in it:
 * what is kept, linked to or signed knows nothing of it, and with the next change it is gone.
 */
import { Refused, ask } from "./api.js";
import { byId, element } from "./elements.js";
import { heard } from "./marks.js";
import { question, withMoves } from "./request.js";
import { say, spoken } from "./words.js";

/** @typedef {import("./context.js").ScoreRequest} ScoreRequest */
/** @typedef {import("./context.js").ScoreResponse} ScoreResponse */
/**
 * @typedef {object} Desk
 * @property {import("./context.js").PanelContext} context
 * @property {() => string} wanted all that a proposal rests on, as one text
 * @property {() => ScoreRequest} request
 * @property {() => import("./request.js").Game | undefined} game that the position was read from
 * @property {() => ScoreResponse["scores"]} scores the last result of this board; none where there is none
 * @property {() => boolean} marks whether a press on the board marks what both agree on
 * @property {() => void} changed called when other stones are proposed than before
 * @property {(dead: string[]) => void} confirm makes marks of stones
 * @property {() => void} goBack puts the keyboard on the board
 * @property {(text: string) => void} tell
 */

export class Proposal {
    /** The stones that are proposed to be dead. @type {Set<string>} */
    dead = new Set();
    /** The question of the proposal; "" where nothing is shown. */
    #subject = "";
    /** Whether something is proposed, if only that no stone is dead. */
    #isThere = false;
    #stop = new AbortController();
    #host = byId("proposal");
    #button = byId("propose");

    /** @param {Desk} desk */
    constructor(desk) {
        this.desk = desk;
        this.#button.addEventListener("click", () => void this.#ask());
    }

    /** Offers a proposal where one would help, and drops one that is about something else than is on the page now. */
    show() {
        if (this.#subject !== "" && this.#subject !== this.desk.wanted()) this.#drop();
        this.#button.hidden = this.#isThere || !this.#helps();
    }

    /** Whether a result leaves open which stones are dead, and nobody has said anything of them. */
    #helps() {
        const { request, scores, marks } = this.desk;
        const isSilent = request()["dead"] === undefined && heard(request()).length === 0;
        return marks() && isSilent && scores().some(({ dead_stones }) => dead_stones === "unknown");
    }

    async #ask() {
        this.#drop();
        this.#subject = this.desk.wanted();
        const { signal } = this.#stop;
        const { context } = this.desk;
        this.#host.replaceChildren(element("p", { class: "panel-hint" }, say("page-asking")));
        this.#host.setAttribute("aria-busy", "true");
        const panel = await import("./panels/proposal.js");
        try {
            const answer = await ask("v1/scores", this.#question(), signal);
            if (signal.aborted) return;
            this.#take(answer, panel);
        } catch (error) {
            if (signal.aborted) return;
            if (!(error instanceof Refused)) throw error;
            panel.refuse(this.#host, context, error);
            this.#host.scrollIntoView({ block: "nearest" });
        }
        this.#host.removeAttribute("aria-busy");
    }

    /** The marks of a record that the person took away would come back with its moves. */
    #question() {
        const game = this.desk.game();
        const wanted = question({ ...this.desk.request(), dead: "propose" });
        return { ...withMoves(wanted, game?.marked ? undefined : game), language: spoken(), readings: false, explain_record: false };
    }

    /** @param {ScoreResponse} answer @param {typeof import("./panels/proposal.js")} panel */
    #take({ proposal, scores }, panel) {
        if (!proposal) return this.#drop();
        const hasFocus = document.activeElement === this.#button;
        const confirm = () => {
            this.desk.confirm(proposal.dead);
            this.desk.goBack();
        };
        const discard = () => {
            this.#drop();
            this.show();
            this.#button.focus();
        };
        const { title, aloud } = panel.show(this.#host, this.desk.context, { proposal, scores }, { confirm, discard });
        this.dead = new Set(proposal.dead);
        this.#isThere = true;
        this.desk.changed();
        this.show();
        this.#host.scrollIntoView({ block: "nearest" });
        if (hasFocus) title.focus();
        this.desk.tell(aloud);
    }

    #drop() {
        this.#stop.abort();
        this.#stop = new AbortController();
        // No button is left that would take the light away again.
        if (this.#host.querySelector('[aria-pressed="true"]')) this.desk.context.highlight(null);
        this.#host.replaceChildren();
        this.#host.removeAttribute("aria-busy");
        this.#subject = "";
        this.#isThere = false;
        this.dead = new Set();
        this.desk.changed();
    }
}
