/** What players say of stones, without a browser: the functions alone. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { allStay, awaited, heard, keptWhere, marked, marksSent, toggled, unheard } from "../../src/http/page/js/marks.js";

/** @typedef {import("../../src/http/page/js/context.js").ScoreRequest} ScoreRequest */

/** A request as a code has it: in each claim, what is agreed stands besides what the player says alone. */
const READ = { rows: [], dead: ["C9"], seki: ["A1"], claims: { black: { dead: ["C9"], seki: ["A1"] }, white: { dead: ["C9", "F9"], seki: ["A1"] } } };

/**
 * Does one thing after another.
 * @param {ScoreRequest} request
 * @param {...((request: ScoreRequest) => Record<string, unknown>)} acts
 */
const after = (request, ...acts) => acts.reduce((now, act) => ({ ...now, ...act(now) }), request);

/**
 * @param {import("../../src/http/page/js/marks.js").Speaker} speaker
 * @param {string} point
 * @param {import("../../src/http/page/js/marks.js").Mark} [mark]
 */
const mark = (speaker, point, mark = "dead") => (/** @type {ScoreRequest} */ request) => toggled(request, [point], speaker, mark, undefined).change;

test("what both claims of a link have in common is agreed, and no claim", () => {
  assert.deepEqual(marked(READ, "both", "dead"), ["C9"]);
  assert.deepEqual(marked(READ, "both", "seki"), ["A1"]);
  assert.deepEqual(["black", "white"].map((player) => marked(READ, /** @type {"black"} */ (player), "dead")), [[], ["F9"]]);
  assert.deepEqual(heard(READ), ["black", "white"], "one who claims nothing else has spoken all the same");
  const alone = after(READ, (request) => unheard(request, "white"), (request) => unheard(request, "black"));
  assert.deepEqual([marked(alone, "both", "dead"), heard(alone)], [["C9"], []], "what was agreed stays when claims are taken back");
  const apart = after(READ, mark("white", "C9"));
  assert.deepEqual([marked(apart, "both", "dead"), marked(apart, "black", "dead"), marked(apart, "white", "dead")], [[], ["C9"], ["F9"]], "and is disputed when one departs from it");
});

test("what each player says alone and both say alike is agreed until one takes it back", () => {
  const alike = after({ rows: [], dead: undefined }, mark("black", "F9"), mark("white", "F9"));
  assert.deepEqual(marksSent(alike).dead, ["F9"]);
  assert.deepEqual(marked(alike, "black", "dead"), []);
  const back = after(alike, mark("white", "F9"));
  assert.deepEqual([marked(back, "both", "dead"), marked(back, "black", "dead"), awaited(back)], [[], ["F9"], "white"]);
  assert.deepEqual(marksSent(after(alike, mark("white", "F9", "seki"))).claims, { black: { dead: ["F9"], seki: [] }, white: { dead: [], seki: ["F9"] } });
});

test("a seki leaves what was said of dead stones", () => {
  for (const dead of [[], "pass-alive", undefined, ["C9"]]) {
    const marked = after({ rows: [], dead }, mark("both", "F9", "seki"));
    assert.deepEqual([marked.dead, after(marked, mark("both", "F9", "seki")).dead], [dead, dead]);
  }
});

test("what the service is told reads as the same again", () => {
  /** @type {((request: ScoreRequest) => Record<string, unknown>)[]} */
  const acts = [
    ...["C9", "F9"].flatMap((point) => [mark("both", point), mark("black", point), mark("white", point, "seki")]),
    (request) => allStay(request, "black"),
    (request) => unheard(request, "white"),
    (request) => keptWhere(request, (point) => point !== "C9", undefined),
  ];
  const starts = [READ, ...[undefined, "pass-alive", []].map((dead) => ({ rows: [], dead }))];
  let disputes = 0;
  for (const start of starts) {
    for (let number = 0; number < acts.length ** 4; number += 1) {
      const chosen = [0, 1, 2, 3].map((place) => acts[Math.floor(number / acts.length ** place) % acts.length] ?? acts[0]);
      const request = after(start, ...chosen);
      const once = { rows: [], ...marksSent(request) };
      assert.deepEqual({ rows: [], ...marksSent(once) }, once);
      if (!once.claims) continue;
      disputes += 1;
      // The service writes what is agreed into both claims.
      const whole = { ...once, claims: Object.fromEntries(Object.entries(once.claims).map(([player, claim]) => [player, { dead: [...(Array.isArray(once.dead) ? once.dead : []), ...claim.dead], seki: [...(once.seki ?? []), ...claim.seki] }])) };
      assert.deepEqual({ rows: [], ...marksSent(whole) }, once);
    }
  }
  assert.ok(disputes > 1000, `${disputes} disputes were told`);
});
