/** Positions as text of our own: where the stones stand is a fact of the documents named. */

/**
 * A game record that only sets stones.
 * @param {string[]} rows the top row first: `X` black, `O` white
 * @param {Record<string, string>} more other properties
 */
export function sgf(rows, more = {}) {
  const letter = (/** @type {number} */ at) => String.fromCharCode(97 + at);
  const points = (/** @type {string} */ stone) =>
    rows.flatMap((row, y) => [...row].flatMap((found, x) => (found === stone ? [`[${letter(x)}${letter(y)}]`] : []))).join("");
  const facts = Object.entries(more).map(([name, value]) => `${name}[${value}]`).join("");
  return `(;FF[4]GM[1]CA[UTF-8]SZ[${rows[0].length}]${facts}AB${points("X")}AW${points("O")})`;
}

/**
 * Bent four in the corner: KBA "Basic rules", Diagram 7. Black's seven stones around G9 are what players disagree
 * about.
 */
export const BENT_FOUR = [
  ".XOOOX.OO",
  ".XO.OXXXO",
  ".XOOOOOX.",
  ".XXXXOOXX",
  ".X.XXOOOO",
  ".XX.XO...",
  ".XXXXOOOO",
  "....XXXXX",
  ".........",
];
/** One of the stones that are disputed there. */
export const DISPUTED = "F9";

/** Two sekis: KBA "How to play", Diagram 14. Rule sets count its eyes and neutral points in their own ways. */
export const TWO_SEKIS = [
  ".OOXX....",
  "XXOOXXXXX",
  "OX.OX....",
  "OXXOXXXXX",
  "OOOXX....",
  "..OXXXX..",
  "OOOOOOXXX",
  ".OXXXXOOO",
  ".OX.X.OO.",
];

/** Made up: who wins depends on groups of which a proposal is not sure. Those at F7 and C3 are proposed to be dead. */
export const OPEN = [
  ".XO......",
  ".XO......",
  ".XO..X...",
  ".XOOOOOOO",
  ".XXXXXXXX",
  ".........",
  "..OO.....",
  "..O......",
  ".........",
];

/**
 * A made-up end of a game on 19 lines, with a dozen lost stones: for measuring where no record of a game is at hand.
 */
export const LARGE = Array.from({ length: 19 }, (_, row) =>
  Array.from({ length: 19 }, (_, column) => {
    if (row % 3 === 1 && (column === 2 || column === 15)) return column === 2 ? "O" : "X";
    return ["X", "X", "O", "O"][column - 7] ?? ".";
  }).join(""),
);
