/** The grid of points over the board's picture: what is clicked, walked over with keys, and read aloud. */
import { byId, element, renew } from "./elements.js";
import { letterAt, pointAt } from "./grid.js";
import { MARGIN, STEP } from "./picture.js";
import { say } from "./words.js";

/**
 * What is shown of a point.
 * @typedef {object} Cell
 * @property {string} name what is read aloud
 * @property {string} [claims] who disagrees on it: `black-dead white-alive`
 * @property {boolean} [lit] whether it is pointed out
 * @property {boolean} [proposed] whether its stone is proposed to be dead
 * @property {boolean} [faulty] whether something is wrong with it
 */
/**
 * @typedef {object} Hand what is done with points
 * @property {(point: string, time: number) => void} press the first point of a press, or a key
 * @property {(point: string, time: number) => void} drag each further point of a press that paints
 * @property {() => boolean} paints whether a press goes on over points
 * @property {(key: string, point: string, time: number) => boolean} key another key; whether it meant something
 */

export class Board {
    /** @type {HTMLElement[]} */
    #cells = [];
    /** @type {string[]} */
    #points = [];
    #width = 0;
    #height = 0;
    #at = 0;
    /** The board that the picture shows. @type {string[]} */
    #pictured = [];
    /** @type {string[]} */
    #rows = [];
    /** The last point of a press. @type {string | null} */
    #pressed = null;

    /**
     * @param {HTMLElement} frame holds the picture and the grid
     * @param {HTMLElement} grid
     * @param {Hand} hand
     */
    constructor(frame, grid, hand) {
        this.frame = frame;
        this.grid = grid;
        this.hand = hand;
        grid.addEventListener("keydown", (event) => this.#key(event));
        grid.addEventListener("focusin", (event) => this.#focused(event));
        grid.addEventListener("pointerdown", (event) => this.#down(event));
        grid.addEventListener("pointermove", (event) => this.#moved(event));
        grid.addEventListener("click", (event) => this.#click(event));
        for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => (this.#pressed = null));
    }

    /** The point where the keyboard is. */
    get point() {
        return this.#points[this.#at] ?? "A1";
    }

    /** Puts the keyboard on a point. @param {string} [point] */
    focus(point) {
        if (point) this.#go(Math.max(0, this.#points.indexOf(point)));
        else this.#cells[this.#at]?.focus();
    }

    /**
     * Puts a new picture under the grid.
     * @param {Element} picture
     * @param {string[]} rows what it shows
     */
    picture(picture, rows) {
        this.#pictured = rows;
        const width = (this.#width - 1) * STEP + 2 * MARGIN;
        const board = (rows.length - 1) * STEP + 2 * MARGIN;
        this.#legend(picture, width, board);
        const shown = this.frame.querySelector("svg");
        if (shown?.getAttribute("viewBox") === picture.getAttribute("viewBox")) renew(shown, [...picture.children]);
        else {
            shown?.remove();
            this.frame.prepend(picture);
        }
        this.#place(width, board);
        this.#pending();
    }

    /**
     * Where the points lie: the grid covers half a step around the outer lines.
     * @param {number} width
     * @param {number} height
     */
    #place(width, height) {
        const share = (/** @type {number} */ part, /** @type {number} */ whole) => `${(100 * part) / whole}%`;
        const { style } = this.grid;
        style.left = share(MARGIN - STEP / 2, width);
        style.top = share(MARGIN - STEP / 2, height);
        style.width = share(this.#width * STEP, width);
        style.height = share(this.#height * STEP, height);
    }

    /**
     * The legend is what the picture has below the board: pairs of a drawing and its words. It becomes a list in
     * letters of the page's own size.
     * @param {Element} picture
     * @param {number} width
     * @param {number} board where it begins
     */
    #legend(picture, width, board) {
        const items = [];
        for (const text of [...picture.querySelectorAll("text")].filter((one) => Number(one.getAttribute("y")) > board)) {
            const drawing = text.previousElementSibling;
            const frame = /** @type {Element} */ (picture.cloneNode(false));
            frame.setAttribute("viewBox", `${Number(text.getAttribute("x")) - 33} ${Number(text.getAttribute("y")) - 18} 30 28`);
            frame.setAttribute("width", "30");
            frame.setAttribute("height", "28");
            if (drawing) frame.append(drawing);
            items.push(element("li", {}, frame, text.textContent));
            text.remove();
        }
        renew(byId("legend"), items);
        picture.setAttribute("viewBox", `0 0 ${width} ${board}`);
        picture.removeAttribute("width");
        picture.removeAttribute("height");
    }

    /**
     * Shows a board: its points, and what each of them is called.
     * @param {string[]} rows
     * @param {(point: string) => Cell} cellOf
     */
    show(rows, cellOf) {
        this.#rows = rows;
        const [height, width] = [rows.length, rows[0]?.length ?? 0];
        if (height !== this.#height || width !== this.#width) this.#build(width, height);
        this.#cells.forEach((cell, index) => {
            const { name, claims = "", lit = false, proposed = false, faulty = false } = cellOf(this.#points[index] ?? "");
            if (cell.getAttribute("aria-label") !== name) cell.setAttribute("aria-label", name);
            if ((cell.dataset["claims"] ?? "") !== claims) cell.dataset["claims"] = claims;
            cell.classList.toggle("lit", lit);
            cell.classList.toggle("proposed", proposed);
            cell.classList.toggle("faulty", faulty);
        });
        this.#pending();
    }

    /** Stones that the picture does not show yet are drawn by the points themselves. */
    #pending() {
        this.#cells.forEach((cell, index) => {
            const point = this.#points[index] ?? "";
            const letter = letterAt(this.#rows, point);
            const isShown = this.#pictured.length === this.#height && letterAt(this.#pictured, point) === letter;
            if (isShown) delete cell.dataset["stone"];
            else cell.dataset["stone"] = letter;
        });
    }

    /**
     * @param {number} width
     * @param {number} height
     */
    #build(width, height) {
        [this.#width, this.#height, this.#at] = [width, height, 0];
        this.#cells = [];
        this.#points = [];
        this.grid.setAttribute("aria-rowcount", String(height));
        this.grid.setAttribute("aria-colcount", String(width));
        this.grid.style.setProperty("--columns", String(width));
        this.frame.style.setProperty("--rows", String(height));
        this.frame.style.setProperty("--columns", String(width));
        const rows = Array.from({ length: height }, (_, row) => this.#row(width, height, row));
        this.grid.replaceChildren(...rows);
        this.#cells[0]?.setAttribute("tabindex", "0");
        this.#place((width - 1) * STEP + 2 * MARGIN, (height - 1) * STEP + 2 * MARGIN);
    }

    /**
     * @param {number} width
     * @param {number} height
     * @param {number} row
     */
    #row(width, height, row) {
        const line = document.createElement("div");
        line.setAttribute("role", "row");
        line.setAttribute("aria-rowindex", String(row + 1));
        for (let column = 0; column < width; column += 1) {
            const cell = document.createElement("div");
            cell.className = "cell";
            cell.setAttribute("role", "gridcell");
            cell.setAttribute("aria-colindex", String(column + 1));
            cell.tabIndex = -1;
            const point = pointAt(column, row, height);
            cell.dataset["point"] = point;
            this.#cells.push(cell);
            this.#points.push(point);
            line.append(cell);
        }
        return line;
    }

    /** @param {EventTarget | null} target */
    #pointOf(target) {
        const cell = target instanceof Element ? target.closest(".cell") : null;
        return cell instanceof HTMLElement ? (cell.dataset["point"] ?? null) : null;
    }

    /** @param {number} to */
    #go(to) {
        this.#cells[this.#at]?.setAttribute("tabindex", "-1");
        this.#at = to;
        const cell = this.#cells[to];
        cell?.setAttribute("tabindex", "0");
        cell?.focus({ preventScroll: false });
    }

    /** @param {FocusEvent} event */
    #focused(event) {
        const at = this.#points.indexOf(this.#pointOf(event.target) ?? "");
        if (at < 0 || at === this.#at) return;
        this.#cells[this.#at]?.setAttribute("tabindex", "-1");
        this.#at = at;
        this.#cells[at]?.setAttribute("tabindex", "0");
    }

    /** A press that paints acts at once; all others act when they have become a click. @param {PointerEvent} event */
    #down(event) {
        const point = this.#pointOf(event.target);
        if (!point || event.button !== 0 || !this.hand.paints()) return;
        this.#pressed = point;
        if (event.target instanceof Element) event.target.releasePointerCapture(event.pointerId);
        this.hand.press(point, event.timeStamp);
    }

    /** @param {PointerEvent} event */
    #moved(event) {
        if (this.#pressed === null) return;
        const point = this.#pointOf(document.elementFromPoint(event.clientX, event.clientY));
        if (!point || point === this.#pressed) return;
        this.#pressed = point;
        this.hand.drag(point, event.timeStamp);
    }

    /** Screen readers press a point by a click that has no place: `detail` is 0. @param {MouseEvent} event */
    #click(event) {
        const point = this.#pointOf(event.target);
        if (!point || (this.hand.paints() && event.detail > 0)) return;
        this.hand.press(point, event.timeStamp);
    }

    /** @param {KeyboardEvent} event */
    #key(event) {
        if (event.altKey || event.metaKey) return;
        const to = this.#goal(event.key, event.ctrlKey);
        if (to !== null) {
            this.#go(to);
            event.preventDefault();
            return;
        }
        if (event.ctrlKey) return;
        if (event.key === "Enter" || event.key === " ") this.hand.press(this.point, event.timeStamp);
        else if (!this.hand.key(event.key, this.point, event.timeStamp)) return;
        event.preventDefault();
    }

    /**
     * Where a key leads.
     * @param {string} key
     * @param {boolean} far with Ctrl: to the corners
     */
    #goal(key, far) {
        const [row, column] = [Math.floor(this.#at / this.#width), this.#at % this.#width];
        const last = { row: this.#height - 1, column: this.#width - 1 };
        /** @param {number} toRow @param {number} toColumn */
        const index = (toRow, toColumn) =>
            Math.min(Math.max(toRow, 0), last.row) * this.#width + Math.min(Math.max(toColumn, 0), last.column);
        switch (key) {
            case "ArrowUp":
                return index(row - 1, column);
            case "ArrowDown":
                return index(row + 1, column);
            case "ArrowLeft":
                return index(row, column - 1);
            case "ArrowRight":
                return index(row, column + 1);
            case "Home":
                return index(far ? 0 : row, 0);
            case "End":
                return index(far ? last.row : row, last.column);
            case "PageUp":
                return index(0, column);
            case "PageDown":
                return index(last.row, column);
            default:
                return null;
        }
    }
}

/**
 * What a point is called: "White stone, D4, marked dead".
 * @param {string} letter of the board
 * @param {string} point
 * @param {string[]} more
 */
export function nameOf(letter, point, more) {
    const stone = letter === "X" ? "black" : letter === "O" ? "white" : "empty";
    return [say(`page-cell-${stone}`, { point }), ...more].join(", ");
}
