// What must not compile: each line below a mark names something that does not exist. A mark without an error is an error too.
import createClient from "openapi-fetch";
import type { components, paths } from "./gyega.js";

const client = createClient<paths>();

// @ts-expect-error: the field is `rows`
const request: components["schemas"]["ScoreRequest"] = { row: ["X"] };
// @ts-expect-error: a row is a text
const board: components["schemas"]["ScoreRequest"] = { rows: [1] };
// @ts-expect-error: no such level of detail
const detail: components["schemas"]["ScoreRequest"] = { detail: "everything" };
// @ts-expect-error: a move is a player and a point
const moves: components["schemas"]["ScoreRequest"] = { moves: [["black"]] };
// @ts-expect-error: the field is `prisoners`
const move: components["schemas"]["MoveRequest"] = { moves: [], prisoner: { black: 0, white: 0 } };
// @ts-expect-error: the field is `labels`
const diagram: components["schemas"]["DiagramRequest"] = { rows: ["X."], label: {} };
// @ts-expect-error: the route is /v1/scores
const answer = await client.POST("/v1/score", { body: {} });

const { data } = await client.POST("/v1/scores", { body: {} });
// @ts-expect-error: the field is `result`
data?.scores[0]?.outcom;

export { answer, board, detail, diagram, move, moves, request };
