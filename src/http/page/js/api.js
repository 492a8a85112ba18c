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
    let told = {};
    try {
        told = await answer.json();
    } catch {
        // What stands before the service (a proxy) may answer in its own way: the status says enough.
    }
    return {
        code: told.code ?? "unknown",
        status: answer.status,
        title: told.title ?? answer.statusText,
        detail: told.detail ?? String(answer.status),
        ...(told.errors ? { errors: told.errors } : {}),
        ...(after > 0 ? { retryAfter: after } : {}),
    };
}

/**
 * @param {string} path
 * @param {RequestInit} init
 */
async function call(path, init) {
    let answer;
    try {
        const headers = { "Accept-Language": spoken(), ...init.headers };
        answer = await fetch(path.replace(/^\//, ""), { ...init, headers });
    } catch (error) {
        if (error instanceof DOMException && error.name === "AbortError") throw error;
        throw new Refused({ code: "unreachable", status: 0, title: "", detail: "" });
    }
    if (!answer.ok) throw new Refused(await problemOf(answer));
    return answer;
}

/**
 * @param {string} path
 * @returns {Promise<any>}
 */
export const get = async (path) => (await call(path, { headers: { Accept: "application/json" } })).json();

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
 * Sends bytes as they are: what a person pasted, dropped or opened.
 * @param {string} path
 * @param {Blob | string} bytes
 * @returns {Promise<any>}
 */
export const postBytes = async (path, bytes) => {
    const type = typeof bytes === "string" ? "text/plain; charset=utf-8" : "application/octet-stream";
    const init = { method: "POST", headers: { "Content-Type": type, Accept: "application/json" }, body: bytes };
    return (await call(path, init)).json();
};
