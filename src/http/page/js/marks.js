/**
 * What players say of stones: pure functions from a request as typed to the fields that change.
 *
 * What both agree on stands in `dead` and `seki`, and no claim changes it. A claim tells where a player departs from
 * it: stones that are `dead` or in `seki`, and stones that stay (`stays`) though both had agreed that they do not. So
 * what was agreed is there again when a claim is withdrawn. The sum of both is sent to the service.
 *
 * What each player claims and both claim alike is agreed on too, until one of them takes it back. A request that was
 * read from a link says what is agreed in three places, in both claims as well: there it is no departure.
 */

/** @typedef {import("./context.js").ScoreRequest} ScoreRequest */
/** @typedef {import("openapi").Player} Player */
/** @typedef {"both" | Player} Speaker who says it */
/** @typedef {"dead" | "seki"} Mark */
/** @typedef {{dead: string[], seki: string[]}} Marks */
/**
 * What a player says apart from the other; `rest` where the player said of all other stones that they stay.
 * @typedef {Marks & {stays: string[], rest: boolean}} Claim
 */

/** @param {unknown} value @returns {string[]} */
const list = (value) => (Array.isArray(value) ? value : []);

/** Points, where there are any. @param {string[]} points */
const some = (points) => (points.length > 0 ? points : undefined);

/**
 * @param {string[]} from
 * @param {string[]} points
 */
const without = (from, points) => from.filter((point) => !points.includes(point));

const PLAYERS = /** @type {const} */ (["black", "white"]);

/** @param {ScoreRequest} request @returns {Marks} */
const agreedIn = (request) => ({ dead: list(request["dead"]), seki: list(request["seki"]) });

/** @param {Claim} claim */
const departs = ({ dead, seki, stays }) => [...dead, ...seki, ...stays];

/** @param {ScoreRequest} request @param {Player} player */
export const hasClaim = (request, player) => request.claims?.[player] !== undefined;

/** @param {ScoreRequest} request @param {Player} player @returns {Claim} */
function claimIn(request, player) {
    const { dead, seki, stays, rest } = /** @type {Partial<Claim>} */ (request.claims?.[player] ?? {});
    const agreed = agreedIn(request);
    const claim = { dead: without(list(dead), agreed.dead), seki: without(list(seki), agreed.seki), stays: list(stays), rest: rest === true };
    return { ...claim, rest: claim.rest || (hasClaim(request, player) && departs(claim).length === 0) };
}

/** @param {ScoreRequest} request */
const claimsIn = (request) => ({ black: claimIn(request, "black"), white: claimIn(request, "white") });

/** The claims as a field; who says nothing has none. @param {Record<Player, Claim>} claims */
function written(claims) {
    const spoken = PLAYERS.filter((player) => claims[player].rest || departs(claims[player]).length > 0);
    return spoken.length > 0 ? Object.fromEntries(spoken.map((player) => [player, claims[player]])) : undefined;
}

/**
 * What is said in all, and by whom. Stones that both had agreed on are disputed as soon as one player departs from it:
 * the other still says what both said.
 * @param {ScoreRequest} request
 */
function said(request) {
    const agreed = agreedIn(request);
    const claims = claimsIn(request);
    const disputed = PLAYERS.flatMap((player) => departs(claims[player])).filter((point) => agreed.dead.includes(point) || agreed.seki.includes(point));
    const alike = (/** @type {Mark} */ mark) => claims.black[mark].filter((point) => claims.white[mark].includes(point));
    const both = { dead: [...without(agreed.dead, disputed), ...alike("dead")], seki: [...without(agreed.seki, disputed), ...alike("seki")] };
    const of = (/** @type {Player} */ player) => {
        const kept = without(disputed, departs(claims[player]));
        const all = (/** @type {Mark} */ mark) => [...without(claims[player][mark], both[mark]), ...agreed[mark].filter((point) => kept.includes(point))];
        return { dead: all("dead"), seki: all("seki") };
    };
    const heard = PLAYERS.filter((player) => hasClaim(request, player) || disputed.length > 0);
    return { both, black: of("black"), white: of("white"), heard };
}

/**
 * The points that a speaker marks.
 * @param {ScoreRequest} request
 * @param {Speaker} speaker
 * @param {Mark} mark
 */
export const marked = (request, speaker, mark) => said(request)[speaker][mark];

/** The players who have said something of their own, if only that every stone stays. @param {ScoreRequest} request */
export const heard = (request) => said(request).heard;

/** Who has said nothing yet, while the other has. @param {ScoreRequest} request @returns {Player | null} */
export function awaited(request) {
    const [first, ...others] = heard(request);
    if (first === undefined || others.length > 0) return null;
    return first === "black" ? "white" : "black";
}

/**
 * What is sent to the service of the stones. While only one player has spoken there is no claim to examine: the service
 * asks for both, and nothing is put into the mouth of the other. Claims cannot stand beside a proof (`pass-alive`).
 * @param {ScoreRequest} request
 */
export function marksSent(request) {
    const { dead, seki } = request;
    const { both, black, white, heard } = said(request);
    if (heard.length < PLAYERS.length) return { dead, seki: some(list(seki)), claims: undefined };
    const unmarked = dead === "pass-alive" ? undefined : dead;
    return { dead: Array.isArray(dead) || both.dead.length > 0 ? both.dead : unmarked, seki: some(both.seki), claims: { black, white }, unsaid: undefined };
}

/**
 * Marks stones, or takes the mark away where the speaker has it already. What both agree on, no player claims any more.
 * A player whose last mark is removed has said nothing, but for one who said before that all stones stay.
 * @param {ScoreRequest} request
 * @param {string[]} points stones of one group
 * @param {Speaker} speaker
 * @param {Mark} mark
 * @param {unknown} before what was said of dead stones before both marked one
 */
export function toggled(request, points, speaker, mark, before) {
    const agreed = agreedIn(request);
    const claims = claimsIn(request);
    const own = speaker === "both" ? said(request).both[mark] : [...claims[speaker][mark], ...without(agreed[mark], departs(claims[speaker]))];
    const had = own.some((point) => points.includes(point));
    for (const claim of speaker === "both" ? Object.values(claims) : [claims[speaker]]) {
        for (const kind of /** @type {const} */ (["dead", "seki", "stays"])) claim[kind] = without(claim[kind], points);
    }
    if (speaker === "both") {
        for (const kind of /** @type {const} */ (["dead", "seki"])) agreed[kind] = without(agreed[kind], points);
        if (!had) agreed[mark] = [...agreed[mark], ...points];
        const dead = agreed.dead.length > 0 ? agreed.dead : list(request["dead"]).length > 0 ? before : request["dead"];
        return { change: { dead, seki: agreed.seki, claims: written(claims), unsaid: undefined }, had };
    }
    const isAgreed = (/** @type {string} */ point) => (had ? !agreed.dead.includes(point) && !agreed.seki.includes(point) : agreed[mark].includes(point));
    const kind = had ? "stays" : mark;
    claims[speaker][kind] = [...claims[speaker][kind], ...points.filter((point) => !isAgreed(point))];
    return { change: { claims: written(claims) }, had };
}

/**
 * A player says that all stones stay, those excepted that both agree on.
 * @param {ScoreRequest} request
 * @param {Player} player
 */
export const allStay = (request, player) => ({ claims: written({ ...claimsIn(request), [player]: { dead: [], seki: [], stays: [], rest: true } }) });

/**
 * What a player said is withdrawn: that player has said nothing.
 * @param {ScoreRequest} request
 * @param {Player} player
 */
export const unheard = (request, player) => ({ claims: written({ ...claimsIn(request), [player]: { dead: [], seki: [], stays: [], rest: false } }) });

/**
 * The marks as if the claim of the one player who has spoken were both players'.
 * @param {ScoreRequest} request
 * @param {Player} player
 */
export function asClaimed(request, player) {
    const { both, ...own } = said(request);
    return { dead: [...both.dead, ...own[player].dead], seki: [...both.seki, ...own[player].seki], claims: undefined };
}

/**
 * Takes away every mark on points where no stone stands any more.
 * @param {ScoreRequest} request
 * @param {(point: string) => boolean} stands
 * @param {unknown} before what was said of dead stones before one was marked
 */
export function keptWhere(request, stands, before) {
    const { dead, seki } = agreedIn(request);
    const claims = claimsIn(request);
    for (const claim of Object.values(claims)) {
        for (const kind of /** @type {const} */ (["dead", "seki", "stays"])) claim[kind] = claim[kind].filter(stands);
    }
    const left = dead.filter(stands);
    const unsaid = list(request["unsaid"]).filter(stands);
    return {
        dead: left.length > 0 ? left : dead.length > 0 ? before : request["dead"],
        seki: seki.filter(stands),
        claims: written(claims),
        ...(left.length > 0 && unsaid.length > 0 ? { unsaid } : { unsaid: undefined }),
    };
}

/** Every mark away; nobody has said anything. */
export const UNMARKED = { dead: undefined, unsaid: undefined, seki: undefined, claims: undefined };
