// A typed client of the service, with nothing but fetch. Node 20 or a browser runs it once TypeScript has taken the types off:
//   gyega serve &
//   npx -p typescript tsc --project examples/typescript --outDir build && node build/client.js http://127.0.0.1:8080

interface Question {
  rows: string[];
  dead?: string[];
  prisoners?: { black: number; white: number };
  komi?: number;
  rule_sets?: string[];
}
interface Answer {
  scores: { rule_set: string; result: string; announcement: { text: string }; needs: string[] }[];
}
interface Problem {
  code: string;
  errors?: { pointer: string; found: string; expected: string }[];
}

async function score(url: string, question: Question): Promise<Answer | Problem> {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`${url}/v1/scores`, { method: "POST", headers, body: JSON.stringify(question) });
  return await answer.json();
}

declare const process: { argv: string[]; exitCode?: number };
const url = process.argv[2] ?? "http://127.0.0.1:8080";

// Ten points for Black on the left, five for White on the right, and a komi of 6.5.
const walls: Question = { rows: Array<string>(5).fill("..XO."), dead: [], prisoners: { black: 0, white: 0 }, komi: 6.5, rule_sets: ["korean-2016"] };
const answer = await score(url, walls);
if ("scores" in answer) for (const { rule_set, announcement } of answer.scores) console.log(rule_set, announcement.text);

// What cannot be is refused: all faults at once, each with its place in the question.
const refused = await score(url, { ...walls, dead: ["A4", "K1"] });
if ("code" in refused) for (const { pointer, found, expected } of refused.errors ?? []) console.log(pointer, found, "expected", expected);
if (!("scores" in answer) || answer.scores[0]?.result !== "W+1.5" || !("code" in refused)) process.exitCode = 1;
