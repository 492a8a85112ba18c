/** Where the board stands on a screen: cut or whole, and in a corner where its place is out of sight. */
import { byId } from "./elements.js";

/** The board is in sight where so much of its place is. */
const SEEN = 0.4;

export class Place {
    #isSeen = true;
    #follows = false;

    /**
     * @param {HTMLElement} scroller the place, in which a board that is wider is scrolled
     * @param {HTMLElement} frame the board
     */
    constructor(scroller, frame) {
        this.scroller = scroller;
        this.frame = frame;
        byId("whole").addEventListener("click", (event) => {
            const is = frame.classList.toggle("whole");
            /** @type {HTMLElement} */ (event.currentTarget).setAttribute("aria-pressed", String(is));
        });
        scroller.addEventListener("scroll", () => this.#cut());
        new ResizeObserver(() => this.#cut()).observe(frame);
        const seen = (/** @type {IntersectionObserverEntry[]} */ entries) => {
            this.#isSeen = (entries.at(-1)?.intersectionRatio ?? 1) >= SEEN;
            this.#show();
        };
        // Neither does it cover what has the focus now; Escape puts it away.
        document.addEventListener("focusin", () => this.#isAside && this.#keepClear());
        document.addEventListener("keydown", (event) => event.key === "Escape" && this.#isAside && this.follow(false));
        addEventListener("resize", () => this.#isAside && this.#show());
        new IntersectionObserver(seen, { threshold: SEEN }).observe(scroller);
        // In its corner the board is too small to be marked: a press leads back to it.
        for (const name of ["click", "focusin"]) frame.addEventListener(name, () => this.#isAside && scroller.scrollIntoView({ block: "center" }));
    }

    /** Whether the board is to be in sight wherever one reads. @param {boolean} follows */
    follow(follows) {
        this.#follows = follows;
        // What stands below the board may have been read.
        if (follows) this.scroller.parentElement?.scrollTo(0, 0);
        this.#show();
    }

    get #isAside() {
        return this.frame.classList.contains("aside");
    }

    #show() {
        const isAside = this.#follows && !this.#isSeen;
        if (!isAside && !this.#isAside) return;
        // Its place is kept, so that nothing jumps.
        this.scroller.style.height = isAside ? `${this.scroller.getBoundingClientRect().height}px` : "";
        this.frame.classList.toggle("aside", isAside);
        this.#keepClear();
    }

    /** It does not cover what was pressed. */
    #keepClear() {
        const pressed = document.activeElement?.getBoundingClientRect();
        this.frame.classList.toggle("above", (pressed?.top ?? 0) > innerHeight / 2);
    }

    /** Points are never too small to be hit; where that makes the board wider than its place, it can be made to fit. */
    #cut() {
        if (this.#isAside) return;
        const { scrollLeft, scrollWidth, clientWidth } = this.scroller;
        byId("whole").hidden = scrollWidth <= clientWidth && !this.frame.classList.contains("whole");
        this.scroller.classList.toggle("more-before", scrollLeft > 1);
        this.scroller.classList.toggle("more-after", scrollLeft + clientWidth < scrollWidth - 1);
    }
}
