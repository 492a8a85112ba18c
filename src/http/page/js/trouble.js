/** Why the service did not answer, in words. */
import { say, spoken } from "./words.js";

/** @typedef {import("./context.js").Problem} Problem */

/** What can be said of a call that failed for a reason outside of the question. @type {Record<string, string>} */
const WORDS = { unreachable: "page-unreachable", "too-many-requests": "page-too-many", busy: "page-overloaded", timeout: "page-timeout" };

/** @param {Problem} problem */
export function describe(problem) {
    const key = WORDS[problem.code];
    const after = problem.retryAfter ? ` ${say("page-retry-after", { seconds: problem.retryAfter })}` : "";
    if (key) return say(key) + after;
    return spoken() === "en" ? `${problem.title}: ${problem.detail}` : problem.title;
}
