/** Calls of the service. */
import { spoken } from "./words.js";

/** @typedef {import("./context.js").Problem} Problem */

/** A call that was not answered; `problem` says why. */
export class Refused extends Error {
    /** @param {Problem} problem */
    constructor(problem) {
        super(problem.detail);
        this.problem = problem;
    }
}

/**
 * @param {Response} answer
 * @returns {Promise<Problem>}
 */
async function problemOf(answer) {
    const after = Number(answer.headers.get("retry-after"));
    /** @type {Partial<Problem>} */
    let body = {};
    try {
        body = await answer.json();
    } catch {
        // What stands before the service (a proxy) may answer in its own way: the status says enough.
    }
    return {
        code: body.code ?? "unknown",
        status: answer.status,
        title: body.title ?? answer.statusText,
        detail: body.detail ?? String(answer.status),
        ...(body.errors ? { errors: body.errors } : {}),
        ...(after > 0 ? { retryAfter: after } : {}),
    };
}

const unreachable = () => new Refused({ code: "unreachable", status: 0, title: "", detail: "" });

/**
 * Gives an answer only when it has come to its end.
 * @param {string} path
 * @param {RequestInit} init
 */
async function call(path, init) {
    let answer;
    try {
        const headers = { "Accept-Language": spoken(), ...init.headers };
        const begun = await fetch(path.replace(/^\//, ""), { ...init, headers });
        // A blob would pass through another process of the browser.
        answer = new Response(await begun.arrayBuffer(), begun);
    } catch (error) {
        if (error instanceof DOMException && error.name === "AbortError") throw error;
        throw unreachable();
    }
    if (!answer.ok) throw new Refused(await problemOf(answer));
    return answer;
}

/**
 * What is no JSON was cut, or is not from the service.
 * @param {Response} answer
 * @returns {Promise<any>}
 */
const json = (answer) =>
    answer.json().catch(() => {
        throw unreachable();
    });

/** @param {string} path */
export const get = async (path) => json(await call(path, { headers: { Accept: "application/json" } }));

/**
 * Sends JSON.
 * @param {string} path
 * @param {unknown} body
 * @param {string} [accept]
 * @param {AbortSignal} [signal]
 */
export const post = (path, body, accept = "application/json", signal) =>
    call(path, {
        method: "POST",
        headers: { "Content-Type": "application/json", Accept: accept },
        body: JSON.stringify(body),
        ...(signal ? { signal } : {}),
    });

/**
 * Sends JSON for JSON.
 * @param {string} path
 * @param {unknown} body
 * @param {AbortSignal} signal
 */
export const ask = async (path, body, signal) => json(await post(path, body, undefined, signal));

/**
 * Sends bytes as they are: what a person pasted, dropped or opened.
 * @param {string} path
 * @param {Blob | string} bytes
 */
export const postBytes = async (path, bytes) => {
    const type = typeof bytes === "string" ? "text/plain; charset=utf-8" : "application/octet-stream";
    const init = { method: "POST", headers: { "Content-Type": type, Accept: "application/json" }, body: bytes };
    return json(await call(path, init));
};
