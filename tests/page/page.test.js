/**
 * The page in a real browser, as a referee uses it. GYEGA_BIN names the binary; GYEGA_SCREENSHOTS a folder for pictures;
 * GYEGA_RECORDS, where it is set, real games for the measurements.
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { accessibilityFaults, settled, shot, startBrowser, startService, temporaryFolder, visitor } from "./browser.js";
import { BENT_FOUR, DISPUTED, LARGE, TWO_SEKIS, sgf } from "./positions.js";

/** @typedef {import("playwright-core").Page} Page */

/** @type {{url: string, stop: () => Promise<void>}} */
let service;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  service = await startService();
  browser = await startBrowser();
});
after(async () => {
  await browser?.close();
  await service?.stop();
});

/**
 * A visit in which nothing forbidden happens.
 * @param {string} name
 * @param {import("playwright-core").BrowserContextOptions} options
 * @param {(page: Page, test: import("node:test").TestContext) => Promise<void>} journey
 */
function visit(name, options, journey) {
  test(name, { timeout: 240_000 }, async (t) => {
    const { page, faults, close } = await visitor(browser, service.url, options);
    try {
      await journey(page, t);
      assert.deepEqual(faults, [], "nothing leaves the service, nothing fails in the page");
    } catch (error) {
      await shot(page, `failed-${name.replaceAll(/[^a-z0-9]+/gi, "-")}`);
      if (faults.length > 0) t.diagnostic(faults.join("\n"));
      throw error;
    } finally {
      await close();
    }
  });
}

// --- what a referee does ---------------------------------------------------------------------------------------------

/**
 * Pastes a record and waits for what rule sets make of it. A record that only sets stones tells no prisoners: nobody took any.
 * @param {Page} page
 * @param {string} text
 */
async function paste(page, text) {
  await page.fill("#pasted", text);
  await page.click("#read-pasted");
  await page.waitForFunction(() => document.querySelectorAll("#panel-comparison .score").length > 0);
  for (const player of ["black", "white"]) await page.fill(`#prisoners-${player}`, "0");
  await settled(page);
}

/** @param {Page} page @param {"both" | "black" | "white"} speaker @param {string} point */
async function markDead(page, speaker, point) {
  await page.locator(`input[name="speaker"][value="${speaker}"]`).check({ force: true });
  await page.locator(`input[name="mark"][value="dead"]`).check({ force: true });
  await page.locator(`.cell[data-point="${point}"]`).click();
  await settled(page);
}

/** @param {Page} page @param {string} panel */
async function open(page, panel) {
  const details = page.locator(`#panel-${panel}`);
  if (!(await details.evaluate((found) => /** @type {HTMLDetailsElement} */ (found).open))) await details.locator("> summary").click();
  await page.waitForFunction((id) => (document.querySelector(`#panel-${id} .panel-host`)?.childElementCount ?? 0) > 0, panel);
  await details.scrollIntoViewIfNeeded();
  await settled(page);
}

const PANELS = ["comparison", "differences", "readings", "sensitivity", "audit", "dispute", "counting", "record"];

/** @param {Page} page */
async function openAll(page) {
  for (const panel of PANELS) await open(page, panel);
}

/** What the comparison and the dispute say, without their buttons. @param {Page} page */
const findings = (page) =>
  page.evaluate(() => ({
    scores: [...document.querySelectorAll("#panel-comparison .score")].map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent)),
    dispute: [...document.querySelectorAll("#panel-dispute .dispute-verdict, #panel-dispute .rulings td")].map((found) => found.textContent),
  }));

/** The points that are lit on the board. @param {Page} page */
const lit = (page) => page.locator(".cell.lit").evaluateAll((cells) => cells.map((cell) => /** @type {HTMLElement} */ (cell).dataset.point));

/** Keeps the page from opening the browser's own dialogue. @param {Page} page */
const withoutDialogue = (page) => page.evaluate(() => void (window.print = () => {}));

/** @param {Page} page @param {"A4" | "Letter"} format */
async function printedPages(page, format) {
  const folder = temporaryFolder();
  try {
    const path = join(folder.path, "record.pdf");
    await page.pdf({ path, format, printBackground: true });
    if (process.env.GYEGA_SCREENSHOTS) execFileSync("cp", [path, join(process.env.GYEGA_SCREENSHOTS, `record-${format}.pdf`)]);
    const facts = execFileSync("pdfinfo", [path], { encoding: "utf8" });
    const text = execFileSync("pdftotext", ["-layout", path, "-"], { encoding: "utf8" });
    return { pages: Number(/^Pages:\s+(\d+)/m.exec(facts)?.[1]), text };
  } finally {
    folder.remove();
  }
}

/**
 * Goes through the count of a rule set and gives the sentence of each step.
 * @param {Page} page
 */
async function stepThrough(page) {
  const sentences = [];
  const now = page.locator("#panel-counting .count-step-now .count-sentence");
  for (let left = 40; left > 0; left -= 1) {
    sentences.push(await now.textContent());
    const next = page.locator('[data-key="count-next"]');
    if ((await next.getAttribute("aria-disabled")) === "true") break;
    await next.click();
  }
  return sentences;
}

visit("a dispute is settled in Korean, from the pasted record to the printed one", {}, async (page) => {
  await page.selectOption("#language", "ko");
  await page.waitForFunction(() => document.documentElement.lang === "ko");
  await paste(page, sgf(BENT_FOUR, { RU: "Korean", PB: "김흑", PW: "이백", RO: "3" }));
  assert.match((await page.textContent("#step-board h2")) ?? "", /[가-힣]/, "the page speaks Korean");

  await page.click("#no-dead");
  await settled(page);
  const agreed = await findings(page);
  await markDead(page, "white", DISPUTED);
  await open(page, "dispute");
  const disputed = await findings(page);
  assert.notDeepEqual(disputed, agreed);
  assert.ok((await page.locator("#panel-dispute .dispute-turns").count()) > 0, "who is right turns the winner");
  const rulings = page.locator("#panel-dispute .rulings tbody tr");
  assert.equal(await rulings.count(), 2, "one disputed group, two rulings");
  assert.equal(await rulings.nth(0).locator(".outcome-black").count(), await rulings.nth(0).locator("td").count(), "as Black says, Black wins everywhere");
  assert.equal(await rulings.nth(1).locator(".outcome-white").count(), await rulings.nth(1).locator("td").count(), "as White says, White wins everywhere");
  assert.ok((await page.locator('.cell[data-claims="black-alive white-dead"]').count()) === 7, "seven stones are disputed");
  await shot(page, "dispute-ko");

  await page.locator("#panel-comparison .opener").first().click();
  assert.ok(await page.locator("#panel-comparison .ledger-row").first().isVisible());
  await open(page, "differences");
  const step = page.locator("#panel-differences .step-points").first();
  await step.click();
  assert.ok((await lit(page)).length > 0, "a cause lights up its points");
  await step.click();
  assert.deepEqual(await lit(page), [], "and again takes the light away");

  await open(page, "counting");
  const sentences = await stepThrough(page);
  assert.ok(sentences.length >= 3, `a count has steps, found ${sentences.length}`);
  assert.equal(new Set(sentences).size, sentences.length, "each says something else");
  await page.waitForFunction(() => document.querySelector("#panel-counting .count-step-now svg") !== null);
  await shot(page, "counting-ko");

  await open(page, "record");
  await page.fill('#panel-record [name="ruling"]', "흑의 일곱 점은 죽었다.");
  assert.equal(await page.inputValue('#panel-record [name="black"]'), "김흑", "the record's names are in the form");
  await withoutDialogue(page);
  await page.click('#panel-record [data-key="print"]');
  await page.waitForSelector('html[data-printing="record"]');
  const a4 = await printedPages(page, "A4");
  assert.equal(a4.pages, 1, "the record is one page of A4");
  for (const name of ["김흑", "이백"]) assert.ok(a4.text.includes(name), `the record names ${name}`);
  await page.waitForSelector('html:not([data-printing="record"])', { state: "attached" });
  await page.click('#panel-record [data-key="print"]');
  await page.waitForSelector('html[data-printing="record"]');
  assert.equal((await printedPages(page, "Letter")).pages, 1, "and one of Letter");
  await shot(page, "record-ko");

  const address = page.url();
  assert.match(address, /#.+/, "the address carries the question");
  assert.ok(address.length < 2000, `an address of ${address.length} letters`);
  const other = await visitor(browser, service.url, {});
  try {
    await other.page.goto(address);
    await other.page.reload();
    await other.page.selectOption("#language", "ko");
    await other.page.waitForFunction(() => document.documentElement.lang === "ko" && document.querySelectorAll("#panel-comparison .score").length > 0);
    await settled(other.page);
    await open(other.page, "dispute");
    assert.deepEqual(await findings(other.page), disputed, "the address shows the same to somebody else");
    assert.deepEqual(other.faults, []);
  } finally {
    await other.close();
  }
});

// --- by keyboard alone -------------------------------------------------------------------------------------------------

/**
 * Presses Tab until the focus is on what is wanted.
 * @param {Page} page
 * @param {string} selector
 */
async function tabTo(page, selector) {
  for (let left = 400; left > 0; left -= 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`Tab never comes to ${selector}`);
}

/** @param {Page} page @param {string} selector @param {string} [key] */
async function press(page, selector, key = "Enter") {
  await tabTo(page, selector);
  assert.ok(await focusIsSeen(page), `the focus can be seen on ${selector}`);
  await page.keyboard.press(key);
  await settled(page);
}

/** Whether something is drawn around or in what has the focus. @param {Page} page */
const focusIsSeen = (page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    const drawn = [active, active?.nextElementSibling, active?.querySelector(".target")].filter((found) => found instanceof Element);
    return drawn.some((found) => {
      const { outlineStyle, outlineWidth, strokeWidth, stroke } = getComputedStyle(/** @type {Element} */ (found));
      return (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) || (stroke !== "none" && Number.parseFloat(strokeWidth) >= 2);
    });
  });

/**
 * Opens a panel with the keyboard, if it is closed.
 * @param {Page} page
 * @param {string} panel
 */
async function openByKeyboard(page, panel) {
  await tabTo(page, `#panel-${panel} > summary`);
  if (!(await page.evaluate((id) => /** @type {HTMLDetailsElement} */ (document.querySelector(`#panel-${id}`)).open, panel))) await page.keyboard.press("Enter");
  await page.waitForFunction((id) => (document.querySelector(`#panel-${id} .panel-host`)?.childElementCount ?? 0) > 0, panel);
  await settled(page);
}

/** Walks over the board to a point. @param {Page} page @param {string} point */
async function walkTo(page, point) {
  await tabTo(page, ".cell");
  await page.keyboard.press("Control+Home");
  const column = "ABCDEFGHJKLMNOPQRST".indexOf(point[0] ?? "");
  const height = await page.locator('.grid [role="row"]').count();
  for (let left = column; left > 0; left -= 1) await page.keyboard.press("ArrowRight");
  for (let left = height - Number(point.slice(1)); left > 0; left -= 1) await page.keyboard.press("ArrowDown");
  assert.equal(await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).dataset.point), point);
}

visit("the same dispute is settled by keyboard alone", {}, async (page) => {
  await tabTo(page, "#pasted");
  await page.keyboard.insertText(sgf(BENT_FOUR, { RU: "Korean" }));
  await press(page, "#read-pasted");
  await page.waitForFunction(() => document.querySelectorAll("#panel-comparison .score").length > 0);
  await settled(page);

  for (const player of ["black", "white"]) {
    await tabTo(page, `#prisoners-${player}`);
    await page.keyboard.insertText("0");
  }
  await settled(page);

  await tabTo(page, 'input[name="speaker"]');
  while (!(await page.evaluate(() => /** @type {HTMLInputElement} */ (document.activeElement).value === "white"))) await page.keyboard.press("ArrowRight");
  await walkTo(page, DISPUTED);
  await page.keyboard.press("Enter");
  await settled(page);
  assert.match((await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))) ?? "", /F9/);
  await page.waitForFunction(() => (document.querySelector("#said")?.textContent ?? "") !== "", undefined, { timeout: 5000 });

  await press(page, "#panel-comparison .opener");
  assert.ok(await page.locator("#panel-comparison .ledger-row").first().isVisible());
  await openByKeyboard(page, "differences");
  await press(page, "#panel-differences .step-points");
  assert.ok((await lit(page)).length > 0);
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("aria-pressed")), "true", "the focus stays where it was");
  await openByKeyboard(page, "dispute");
  assert.ok((await page.locator("#panel-dispute .dispute-turns").count()) > 0);

  await openByKeyboard(page, "counting");
  await tabTo(page, '[data-key="count-next"]');
  const first = await page.textContent("#panel-counting .count-step-now .count-sentence");
  await page.keyboard.press("ArrowRight");
  assert.notEqual(await page.textContent("#panel-counting .count-step-now .count-sentence"), first, "an arrow key goes on");
  await page.keyboard.press("ArrowLeft");
  assert.equal(await page.textContent("#panel-counting .count-step-now .count-sentence"), first, "and back");

  await openByKeyboard(page, "record");
  await tabTo(page, '#panel-record [name="ruling"]');
  await page.keyboard.insertText("Dead.");
  await settled(page);
  assert.equal(await page.evaluate(() => /** @type {HTMLTextAreaElement} */ (document.activeElement).value), "Dead.", "what is typed stays, and the focus in it");
  await withoutDialogue(page);
  await press(page, '#panel-record .record-buttons [data-key="print"]');
  await page.waitForSelector('html[data-printing="record"]');
  assert.equal((await printedPages(page, "A4")).pages, 1);
});

// --- on a phone ----------------------------------------------------------------------------------------------------------

/**
 * What is wider than the screen, and what is too small to be hit.
 * @param {Page} page
 */
const tooWideOrSmall = (page) =>
  page.evaluate(() => {
    const found = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide, the screen ${innerWidth}`);
    const named = (/** @type {Element} */ one) => `${one.tagName.toLowerCase()}#${one.id}.${one.getAttribute("class") ?? ""} ${one.getAttribute("data-key") ?? ""} ${one.textContent?.trim().slice(0, 30)}`;
    for (const target of document.querySelectorAll('button, a[href], select, textarea, summary, input:not([type="hidden"]), [role="button"], [role="gridcell"]')) {
      const box = target.closest("label")?.getBoundingClientRect() ?? target.getBoundingClientRect();
      if (box.width === 0 || box.height === 0 || !target.checkVisibility({ visibilityProperty: true, opacityProperty: false })) continue;
      const inText = target.tagName === "A" && getComputedStyle(target).display === "inline";
      if (inText || target.closest(".visually-hidden, .skip")) continue;
      if (box.width < 24 || box.height < 24) found.push(`${Math.round(box.width)}x${Math.round(box.height)}: ${named(target)}`);
    }
    return [...new Set(found)];
  });

visit("on a screen of 360 pixels nothing is cut off and everything can be hit", { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }, async (page) => {
  assert.deepEqual(await tooWideOrSmall(page), [], "the empty page, of 19 lines");
  await paste(page, sgf(TWO_SEKIS, { RU: "Korean" }));
  await page.click("#no-dead");
  await settled(page);
  await openAll(page);
  assert.deepEqual(await tooWideOrSmall(page), [], "with a result");
  for (const opener of await page.locator("#panel-comparison .opener").all()) await opener.click();
  await page.click('#panel-record [data-key="preview"]');
  await page.waitForSelector("#panel-record .record");
  await shot(page, "phone-result");
  assert.deepEqual(await tooWideOrSmall(page), [], "with ledgers and a record");
  await paste(page, sgf(BENT_FOUR, { RU: "Korean" }));
  await markDead(page, "white", DISPUTED);
  await open(page, "dispute");
  assert.deepEqual(await tooWideOrSmall(page), [], "with a dispute");
  await shot(page, "phone-dispute");
});

// --- for everybody ---------------------------------------------------------------------------------------------------------

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  visit(`axe-core finds nothing wrong in any state, ${colorScheme}`, { colorScheme }, async (page) => {
    /** @param {string} state */
    const check = async (state) => {
      await shot(page, `${colorScheme}-${state}`);
      assert.deepEqual(await accessibilityFaults(page), [], state);
    };
    await check("empty");
    await paste(page, sgf(TWO_SEKIS, { RU: "Korean" }));
    await check("position");
    await page.click("#no-dead");
    await settled(page);
    await openAll(page);
    for (const opener of await page.locator("#panel-comparison .opener").all()) await opener.click();
    await page.locator("#panel-differences .step-points").first().click();
    await check("result");
    await page.click('#panel-record [data-key="preview"]');
    await page.waitForSelector("#panel-record .record");
    await check("record");
    await paste(page, sgf(BENT_FOUR, { RU: "Korean" }));
    await markDead(page, "white", DISPUTED);
    await check("dispute");
    await page.setViewportSize({ width: 360, height: 740 });
    await settled(page);
    await check("phone");
  });
}

visit("the difference between any two rule sets is shown, also of pairs nobody asked for", {}, async (page) => {
  await paste(page, sgf(TWO_SEKIS, { RU: "Korean" }));
  await page.click("#no-dead");
  await settled(page);
  await open(page, "differences");
  const ids = await page.locator('[data-key="difference-from"] option').evaluateAll((options) => options.map((option) => /** @type {HTMLOptionElement} */ (option).value));
  const results = await page.locator("#panel-comparison .score .outcome strong").allTextContents();
  for (const [one, from] of ids.entries()) {
    for (const [other, to] of ids.entries()) {
      if (from === to) continue;
      await page.selectOption('[data-key="difference-from"]', from);
      await page.selectOption('[data-key="difference-to"]', to);
      await page.waitForFunction(([a, b]) => document.querySelector("#panel-differences .gap")?.textContent?.includes(`${a} `) && document.querySelector("#panel-differences .waterfall") !== null && document.querySelector("#panel-differences .gap")?.textContent?.includes(b ?? ""), [results[one], results[other]]);
      assert.equal(await page.locator("#panel-differences .panel-refusal").count(), 0, `${from} to ${to}`);
      const ends = await page.locator("#panel-differences .total .running").allTextContents();
      assert.deepEqual(ends, [results[one], results[other]], `${from} to ${to}`);
      const last = (await page.locator("#panel-differences .step .running").allTextContents()).at(-1);
      assert.ok(last === undefined || last === results[other], `the last step of ${from} to ${to} ends at ${last}`);
    }
  }
});

visit("the record is saved as HTML, JSON and SGF", {}, async (page) => {
  await paste(page, sgf(BENT_FOUR, { RU: "Korean" }));
  await page.click("#no-dead");
  await settled(page);
  await open(page, "record");
  /** @param {string} kind */
  const saved = async (kind) => {
    const [download] = await Promise.all([page.waitForEvent("download"), page.click(`#panel-record [data-key="save-${kind}"]`)]);
    return readFileSync(await download.path(), "utf8");
  };
  assert.match(await saved("html"), /<main class="record"/);
  assert.equal(typeof JSON.parse(await saved("json")), "object");
  assert.match(await saved("sgf"), /^\(;/);
});

// --- how fast ------------------------------------------------------------------------------------------------------------

/** A real game on 19 lines with a result that was counted, if there are records; else a made-up one. */
function largeGame() {
  const folder = join(process.env.GYEGA_RECORDS ?? "", "games-kgs");
  if (!process.env.GYEGA_RECORDS || !existsSync(folder)) return { name: "a made-up position", text: sgf(LARGE, { RU: "Japanese" }) };
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".sgf")).sort();
  for (const name of files) {
    const text = readFileSync(join(folder, name), "utf8");
    if (/RE\[[BW]\+\d/.test(text)) return { name, text };
  }
  throw new Error(`${folder} holds no game that was counted`);
}

visit("the first load is small, and a click soon has its result", {}, async (page, t) => {
  const fresh = await browser.newContext();
  const first = await fresh.newPage();
  /** @type {Promise<number>[]} */
  const sizes = [];
  first.on("response", (response) => sizes.push(response.body().then((body) => body.length, () => 0)));
  await first.goto(`${service.url}/`, { waitUntil: "networkidle" });
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  const interactive = await first.evaluate(() => performance.getEntriesByName("interactive")[0]?.startTime ?? Infinity);
  await fresh.close();
  t.diagnostic(`first load: ${bytes} bytes in ${sizes.length} answers, interactive after ${Math.round(interactive)} ms`);
  assert.ok(bytes <= 300_000, `the first load is ${bytes} bytes`);
  assert.ok(interactive < 5000, `interactive after ${interactive} ms`);

  const game = largeGame();
  await page.fill("#pasted", game.text);
  await page.click("#read-pasted");
  await page.waitForFunction(() => document.querySelectorAll("#panel-comparison .score").length > 0);
  await settled(page);
  await page.locator('input[name="speaker"][value="both"]').check({ force: true });
  const stones = await page.evaluate(() => [...document.querySelectorAll(".cell")].filter((cell) => /stone/i.test(cell.getAttribute("aria-label") ?? "")).map((cell) => /** @type {HTMLElement} */ (cell).dataset.point));
  const chosen = stones.filter((_, index) => index % Math.max(1, Math.floor(stones.length / 40)) === 0).slice(0, 40);
  for (const point of chosen) {
    const done = await page.evaluate(() => performance.getEntriesByName("click-to-result").length);
    await page.locator(`.cell[data-point="${point}"]`).click();
    await page.waitForFunction((before) => performance.getEntriesByName("click-to-result").length > before, done);
  }
  const times = await page.evaluate(() => performance.getEntriesByName("click-to-result").map((entry) => entry.duration));
  const sorted = [...times].sort((one, other) => one - other);
  const at = (/** @type {number} */ share) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0);
  t.diagnostic(`click to result on ${game.name}: ${times.length} clicks, median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, slowest ${at(1)} ms`);
  assert.ok(times.length >= 30, `${times.length} clicks were measured`);
  assert.ok(at(0.95) < 1000, `the 95th percentile is ${at(0.95)} ms`);
});
