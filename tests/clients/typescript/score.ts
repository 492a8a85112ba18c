// KBA "How to play", Diagram 1: White wins by one point under Korean rules, as its text counts 16 to 17.
import createClient from "openapi-fetch";
import type { components, paths } from "./gyega.js";

declare const process: { argv: string[] };

type ScoreRequest = components["schemas"]["ScoreRequest"];

function same(what: string, found: unknown, expected: unknown): void {
  if (found !== expected) throw new Error(`${what}: found ${String(found)}, expected ${String(expected)}`);
}

const client = createClient<paths>({ baseUrl: process.argv[2] ?? "http://127.0.0.1:8080" });

const body: ScoreRequest = {
  rows: ["OX..XXO..", "OXX.XOO..", "OOXX.XO.O", ".OOX.XOO.", "..OXXXXOO", "..OOOX.XO", "..OXXX.XX", "..OX.X...", "..OOX...."],
  prisoners: { black: 1, white: 0 },
  komi: 0,
  rule_sets: ["korean-2016"],
  id: 1,
};
const { data, error } = await client.POST("/v1/scores", { body });
if (error) throw new Error(error.detail);
const [score] = data.scores;
same("id", data.id, 1);
same("result", score?.result, "W+1");
same("black", score?.black, 16);
same("white", score?.white, 17);
const territory = score?.ledger?.find((entry) => entry.player === "black" && entry.kind === "territory");
same("territory of Black", territory?.amount, 15);

const refused = await client.POST("/v1/scores", { body: { rows: ["X?"] } });
same("code", refused.error?.code, "invalid-request");
same("pointer", refused.error?.errors?.[0]?.pointer, "/rows/0");

const sets = await client.GET("/v1/rule-sets");
same("first rule set", typeof sets.data?.rule_sets[0]?.id, "string");
console.log("the client in TypeScript scores W+1");
