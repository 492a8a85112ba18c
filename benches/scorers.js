// A scorer in JavaScript on the games of a file: see scorers.sh.
const fs = require("fs");
const [which, file, version] = process.argv.slice(2);
const letters = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

const games = fs.readFileSync(file, "utf8").split("\n").filter((line) => line.trim()).map((line) => {
    const value = JSON.parse(line);
    const height = value.board.length;
    const dead = (value.expected.dead || []).map((point) => [height - Number(point.slice(1)), letters.indexOf(point[0])]);
    const text = value.expected.final_score;
    const lead = text === "0" ? 0 : Number(text.slice(2)) * (text[0] === "B" ? 1 : -1);
    return { value, dead, lead };
});

// A browser's globals, as far as the package asks for them when it is loaded.
function stubs() {
    const element = () => ({ getContext: () => null, style: {}, setAttribute() {}, addEventListener() {}, appendChild() {}, classList: { add() {} } });
    Object.assign(globalThis, { window: globalThis, self: globalThis, HTMLElement: class {}, addEventListener() {}, location: {} });
    globalThis.document = { createElement: element, addEventListener() {}, head: element(), body: element(), documentElement: element(), getElementsByTagName: () => [], querySelector: () => null };
}

function goban() {
    stubs();
    const { GobanEngine } = require("goban");
    const encode = (points) => points.map(([y, x]) => String.fromCharCode(97 + x, 97 + y)).join("");
    return ({ value, dead }) => {
        const of = (letter) => encode(value.board.flatMap((row, y) => [...row].flatMap((at, x) => (at === letter ? [[y, x]] : []))));
        const config = {
            width: value.board[0].length, height: value.board.length, rules: value.rule, komi: value.komi,
            handicap: value.handicap || 0, initial_state: { black: of("X"), white: of("O") }, phase: "finished", removed: encode(dead),
        };
        const engine = new GobanEngine(config);
        return () => {
            const score = engine.computeScore();
            const prisoners = value.rule === "japanese" ? value.prisoners.black - value.prisoners.white : 0;
            return score.black.total - score.white.total + prisoners;
        };
    };
}

async function goscorer() {
    const { territoryScoring, areaScoring, finalTerritoryScore, finalAreaScore, BLACK, WHITE } = await import(process.env.GOSCORER);
    return ({ value, dead }) => {
        const colors = { X: BLACK, O: WHITE, ".": 0 };
        const stones = value.board.map((row) => [...row].map((at) => colors[at]));
        const marked = value.board.map((row) => [...row].map(() => false));
        dead.forEach(([y, x]) => { marked[y][x] = true; });
        if (value.rule === "japanese") {
            const { black, white } = value.prisoners;
            return () => { territoryScoring(stones, marked); const score = finalTerritoryScore(stones, marked, black, white, value.komi); return score.black - score.white; };
        }
        const handicap = value.rule === "aga" ? Math.max((value.handicap || 0) - 1, 0) : value.handicap || 0;
        return () => { areaScoring(stones, marked); const score = finalAreaScore(stones, marked, value.komi); return score.black - score.white - handicap; };
    };
}

(async () => {
    const prepare = which === "goban" ? goban() : await goscorer();
    const costs = [];
    let right = 0;
    // The first round lets the engine compile what is hot.
    for (const is_counted of [false, true]) {
        for (const game of games) {
            const run = prepare(game);
            const start = process.hrtime.bigint();
            const lead = run();
            const cost = Number(process.hrtime.bigint() - start) / 1e6;
            if (is_counted) { costs.push(cost); right += Math.abs(lead - game.lead) < 0.01 ? 1 : 0; }
        }
    }
    costs.sort((one, other) => one - other);
    const mean = costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
    const name = which === "goban" ? `npm goban ${version}` : `goscorer (JS) ${version}`;
    console.log(name.padEnd(28), mean.toFixed(3).padStart(10), costs[costs.length >> 1].toFixed(3).padStart(10), `${right}/${games.length}`.padStart(10));
})();
