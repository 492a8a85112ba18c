/** Points and rows of a board: geometry alone. */

const LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

/**
 * The name of a point; `row` counts from the top.
 * @param {number} column
 * @param {number} row
 * @param {number} height
 */
export const pointAt = (column, row, height) => `${LETTERS[column]}${height - row}`;

/**
 * The letter of a board at a point; "" outside of it.
 * @param {string[]} rows
 * @param {string} point
 */
export const letterAt = (rows, point) =>
    rows[rows.length - Number(point.slice(1))]?.[LETTERS.indexOf(point[0] ?? "")] ?? "";

/**
 * The board with another letter at a point.
 * @param {string[]} rows
 * @param {string} point
 * @param {string} letter
 */
export function withLetter(rows, point, letter) {
    const [column, at] = [LETTERS.indexOf(point[0] ?? ""), rows.length - Number(point.slice(1))];
    return rows.map((row, index) => (index === at ? row.slice(0, column) + letter + row.slice(column + 1) : row));
}

/**
 * The board in another size: A1 stays where it is, what lies outside is left out.
 * @param {string[]} rows
 * @param {number} width
 * @param {number} height
 */
export function resized(rows, width, height) {
    const wide = rows.map((row) => row.slice(0, width).padEnd(width, "."));
    const missing = Math.max(0, height - wide.length);
    return [...Array.from({ length: missing }, () => ".".repeat(width)), ...wide.slice(-height)];
}

/**
 * The points named in a text.
 * @param {string} text
 * @returns {string[]}
 */
export const pointsIn = (text) => text.match(/\b[A-HJ-Z](?:[1-9]|1\d|2[0-5])\b/g) ?? [];
