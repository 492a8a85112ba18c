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

const PLAYERS = /** @type {const} */ (["black", "white"]);

/** The players who have said something of their own, if only that every stone stays. @param {ScoreRequest} request */
export const heard = (request) => PLAYERS.filter((player) => request.claims?.[player] !== undefined);

/** Who has said nothing yet, while the other has. @param {ScoreRequest} request @returns {"black" | "white" | null} */
export function awaited(request) {
    const [first, ...others] = heard(request);
    if (first === undefined || others.length > 0) return null;
    return first === "black" ? "white" : "black";
}

/** @typedef {{dead: string[], seki: string[]}} Marks */

/** @param {ScoreRequest} request @param {Speaker} speaker @returns {Marks} */
const marksOf = (request, speaker) => ({ dead: marked(request, speaker, "dead"), seki: marked(request, speaker, "seki") });

/** @param {ScoreRequest} request */
const parts = (request) => ({ both: marksOf(request, "both"), black: marksOf(request, "black"), white: marksOf(request, "white") });

/** @param {Marks} marks */
const isMarked = ({ dead, seki }) => dead.length + seki.length > 0;

/**
 * The fields of the request; claims only where a player has said something. Where no stone is marked dead, `dead` says what
 * it said before one was, but for a proof (`pass-alive`): claims cannot stand beside it.
 * @param {ReturnType<typeof parts>} said
 * @param {unknown} before
 * @param {("black" | "white")[]} speakers who has said something
 */
function fields(said, before, speakers) {
    const claims = speakers.length > 0 ? Object.fromEntries(speakers.map((player) => [player, said[player]])) : undefined;
    const unmarked = before === "pass-alive" && claims ? "not-told" : before;
    return { dead: said.both.dead.length > 0 ? said.both.dead : unmarked, seki: said.both.seki, claims };
}

/**
 * Marks stones, or takes the mark away where the speaker has it already. A claim about stones that both had agreed on
 * makes them disputed: the other player still says what both said. A player whose last mark is taken away has said nothing.
 * @param {ScoreRequest} request
 * @param {string[]} points stones of one group
 * @param {Speaker} speaker
 * @param {Mark} mark
 * @param {unknown} before what was said of dead stones before one was marked
 */
export function toggled(request, points, speaker, mark, before) {
    const said = parts(request);
    const speakers = new Set(heard(request));
    let isAgainstBoth = false;
    if (speaker !== "both") {
        for (const kind of /** @type {const} */ (["dead", "seki"])) {
            const agreed = said.both[kind].filter((point) => points.includes(point));
            said.both[kind] = without(said.both[kind], agreed);
            for (const player of [said.black, said.white]) player[kind] = [...without(player[kind], agreed), ...agreed];
            isAgainstBoth ||= agreed.length > 0;
        }
    }
    const own = said[speaker];
    const had = own[mark].some((point) => points.includes(point));
    for (const each of speaker === "both" ? [said.both, said.black, said.white] : [own]) {
        each.dead = without(each.dead, points);
        each.seki = without(each.seki, points);
    }
    if (!had) own[mark] = [...own[mark], ...points];
    if (speaker === "both") {
        if (!isMarked(said.black) && !isMarked(said.white)) speakers.clear();
    } else if (isAgainstBoth) for (const player of PLAYERS) speakers.add(player);
    else if (isMarked(own)) speakers.add(speaker);
    else speakers.delete(speaker);
    return { change: fields(said, before, PLAYERS.filter((player) => speakers.has(player))), had };
}

/**
 * A player says that all stones stay, those excepted that both agree on.
 * @param {ScoreRequest} request
 * @param {"black" | "white"} player
 */
export function allStay(request, player) {
    const said = { ...parts(request), [player]: { dead: [], seki: [] } };
    return fields(said, request["dead"], PLAYERS.filter((one) => one === player || heard(request).includes(one)));
}

/**
 * What a player said is taken back: that player has said nothing.
 * @param {ScoreRequest} request
 * @param {"black" | "white"} player
 */
export const unheard = (request, player) => fields(parts(request), request["dead"], heard(request).filter((one) => one !== player));

/**
 * The marks as if the claim of the one player who has spoken were both players'.
 * @param {ScoreRequest} request
 * @param {"black" | "white"} player
 */
export function asClaimed(request, player) {
    const { both, ...own } = parts(request);
    return { dead: [...both.dead, ...own[player].dead], seki: [...both.seki, ...own[player].seki], claims: undefined };
}

/**
 * Takes away every mark on points where no stone stands any more.
 * @param {ScoreRequest} request
 * @param {(point: string) => boolean} stands
 */
export function keptWhere(request, stands) {
    const said = parts(request);
    const before = parts(request);
    for (const each of Object.values(said)) {
        each.dead = each.dead.filter(stands);
        each.seki = each.seki.filter(stands);
    }
    const speakers = heard(request).filter((player) => isMarked(said[player]) || !isMarked(before[player]));
    return fields(said, Array.isArray(request["dead"]) ? [] : request["dead"], speakers);
}

/** Every mark away; nobody has said anything. */
export const UNMARKED = { dead: "not-told", seki: undefined, claims: undefined };
