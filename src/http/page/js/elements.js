/** Finding and making elements. */

/**
 * The element of the page with this id; the page was written with it.
 * @template {HTMLElement} [Kind=HTMLElement]
 * @param {string} id
 * @returns {Kind}
 */
export function byId(id) {
    const place = document.getElementById(id);
    if (!place) throw new Error(`the page has no ${id}`);
    return /** @type {Kind} */ (place);
}

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, string | boolean | ((event: Event) => void)>} [attributes] a function listens
 * @param {...(Node | string | null)} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function element(name, attributes = {}, ...children) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
        if (typeof value === "function") made.addEventListener(key, value);
        else if (typeof value === "string") made.setAttribute(key, value);
        else if (value) made.setAttribute(key, "");
    }
    made.append(...children.filter((child) => child !== null));
    return made;
}

/**
 * What is chosen among radio buttons.
 * @param {string} name
 */
export const chosen = (name) =>
    /** @type {HTMLInputElement | null} */ (document.querySelector(`input[name="${name}"]:checked`))?.value ?? "";

/**
 * Chooses one of several radio buttons.
 * @param {string} name
 * @param {string} value
 */
export function choose(name, value) {
    const radios = /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll(`input[name="${name}"]`));
    for (const radio of radios) if (radio.value === value) radio.checked = true;
}

/** Opens what hides an element, moves to it and puts the keyboard there. @param {HTMLElement} goal */
export function reveal(goal) {
    for (let place = goal.parentElement; place; place = place.parentElement) {
        if (place instanceof HTMLDetailsElement) place.open = true;
    }
    goal.scrollIntoView({ block: "center" });
    goal.focus({ preventScroll: true });
}

/**
 * A link to something on this page. The address stays as it is: it holds the permalink.
 * @param {string} text
 * @param {string} id
 * @param {() => void} go
 */
export function way(text, id, go) {
    const press = (/** @type {Event} */ event) => {
        event.preventDefault();
        go();
    };
    return element("a", { href: `#${id}`, class: "way", click: press }, text);
}

/**
 * Puts elements to which nobody listens in the place of those before: only what has changed, so that the browser lays
 * out and paints no more.
 * @param {Element} parent
 * @param {Element[]} wanted
 */
export function renew(parent, wanted) {
    const shown = [...parent.children];
    if (shown.length !== wanted.length) return parent.replaceChildren(...wanted);
    for (const [index, one] of wanted.entries()) {
        if (!shown[index]?.isEqualNode(one)) shown[index]?.replaceWith(one);
    }
}

/**
 * What can wait until the next frame is shown: wanted several times before, it is done once.
 * @param {() => void} work
 */
export function afterFrame(work) {
    let frame = 0;
    return () => {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(() => setTimeout(work));
    };
}
