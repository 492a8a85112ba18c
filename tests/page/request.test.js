/** What is sent of what was typed, as the page's own module has it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { question } from "../../src/http/page/js/request.js";

const rows = ["XO.", "...", "..."];

test("what was left empty is not sent, at any depth", () => {
  const history = { last_play: { player: "", point: undefined } };
  const typed = { rows, handicap: undefined, komi: {}, prisoners: { black: 2, white: undefined }, history };
  assert.deepEqual(question(typed), { rows, prisoners: { black: 2 } });
});

test("a list that says that there is nothing is sent", () => {
  assert.deepEqual(question({ rows, dead: [], seki: [], rule_sets: [] }), { rows, dead: [], rule_sets: [] });
});

test("a field that the page has no entry for is sent as it was read", () => {
  const read = { rows, dead_by_rule_set: { "japanese-1989": ["A3"] }, sgf_at: 12, none_yet: [[1, "a"], { b: false }] };
  assert.deepEqual(question(read), read);
});
