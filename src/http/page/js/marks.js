/** What players say of stones: pure functions from a request and some points to the fields that change. */

/** @typedef {import("./context.js").ScoreRequest} ScoreRequest */
/** @typedef {"both" | "black" | "white"} Speaker who says it */
/** @typedef {"dead" | "seki"} Mark */

/** @param {unknown} value @returns {string[]} */
const list = (value) => (Array.isArray(value) ? value : []);

/**
 * The points that a speaker marks.
 * @param {ScoreRequest} request
 * @param {Speaker} speaker
 * @param {Mark} mark
 * @returns {string[]}
 */
export const marked = (request, speaker, mark) =>
    list(speaker === "both" ? request[mark] : request.claims?.[speaker]?.[mark]);

/**
 * @param {string[]} from
 * @param {string[]} points
 */
const without = (from, points) => from.filter((point) => !points.includes(point));

/** @param {ScoreRequest} request */
const parts = (request) => ({
    both: { dead: marked(request, "both", "dead"), seki: marked(request, "both", "seki") },
    black: { dead: marked(request, "black", "dead"), seki: marked(request, "black", "seki") },
    white: { dead: marked(request, "white", "dead"), seki: marked(request, "white", "seki") },
});

/**
 * The fields of the request; claims only where one player says something. Where no stone is marked dead, `dead` says what
 * it said before one was, but for a proof (`pass-alive`): claims cannot stand beside it.
 * @param {ReturnType<typeof parts>} said
 * @param {unknown} before
 */
function fields(said, before) {
    const claims = { black: said.black, white: said.white };
    const isClaimed = [...claims.black.dead, ...claims.black.seki, ...claims.white.dead, ...claims.white.seki].length > 0;
    const unmarked = before === "pass-alive" && isClaimed ? "not-told" : before;
    return { dead: said.both.dead.length > 0 ? said.both.dead : unmarked, seki: said.both.seki, claims: isClaimed ? claims : undefined };
}

/**
 * Marks stones, or takes the mark away where the speaker has it already. A claim about stones that both had agreed on
 * makes them disputed: the other player still says what both said.
 * @param {ScoreRequest} request
 * @param {string[]} points stones of one group
 * @param {Speaker} speaker
 * @param {Mark} mark
 * @param {unknown} before what was said of dead stones before one was marked
 */
export function toggled(request, points, speaker, mark, before) {
    const said = parts(request);
    if (speaker !== "both") {
        for (const kind of /** @type {const} */ (["dead", "seki"])) {
            const agreed = said.both[kind].filter((point) => points.includes(point));
            said.both[kind] = without(said.both[kind], agreed);
            for (const player of [said.black, said.white]) player[kind] = [...without(player[kind], agreed), ...agreed];
        }
    }
    const own = said[speaker];
    const had = own[mark].some((point) => points.includes(point));
    const speakers = speaker === "both" ? [said.both, said.black, said.white] : [own];
    for (const each of speakers) {
        each.dead = without(each.dead, points);
        each.seki = without(each.seki, points);
    }
    if (!had) own[mark] = [...own[mark], ...points];
    return { change: fields(said, before), had };
}

/**
 * Takes away every mark on points where no stone stands any more.
 * @param {ScoreRequest} request
 * @param {(point: string) => boolean} stands
 */
export function keptWhere(request, stands) {
    const said = parts(request);
    for (const each of Object.values(said)) {
        each.dead = each.dead.filter(stands);
        each.seki = each.seki.filter(stands);
    }
    return fields(said, Array.isArray(request["dead"]) ? [] : request["dead"]);
}

/** Every mark away; nobody has said anything. */
export const UNMARKED = { dead: "not-told", seki: undefined, claims: undefined };
