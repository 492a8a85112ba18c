/**
 * The page in a real browser, as a referee uses it. GYEGA_BIN names the binary, which also verifies what is saved;
 * GYEGA_SCREENSHOTS a folder for pictures; GYEGA_RECORDS, where it is set, real games for the measurements.
 */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { accessibilityFaults, settled, shot, startBrowser, startService, temporaryFolder, visitor } from "./browser.js";
import { BENT_FOUR, DISPUTED, LARGE, OPEN, TWO_SEKIS, sgf } from "./positions.js";

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
 * @param {(page: Page, test: import("node:test").TestContext, faults: string[]) => Promise<void>} journey
 */
function visit(name, options, journey) {
  test(name, { timeout: 240_000 }, async (t) => {
    const { page, faults, close } = await visitor(browser, service.url, options);
    try {
      await journey(page, t, faults);
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

/**
 * The browser logs it as an error when the service refuses what a person typed, as it should here.
 * @param {string[]} faults
 */
function expectRefusals(faults) {
  const others = faults.filter((fault) => !fault.includes("status of 422"));
  assert.ok(others.length < faults.length, "something was refused");
  faults.splice(0, faults.length, ...others);
}

// --- what a referee does ---------------------------------------------------------------------------------------------

/**
 * Pastes a record and waits for what rule sets make of it. A record that only sets stones tells no prisoners: nobody
 * took any.
 * @param {Page} page
 * @param {string} text
 */
async function paste(page, text) {
  await page.fill("#pasted", text);
  await page.click("#read-pasted");
  // What is typed while a text is read belongs to the game of before.
  await settled(page);
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

/**
 * Black says that all stones stay, White that a group is dead.
 * @param {Page} page
 * @param {string} point
 */
async function disagree(page, point) {
  await page.locator('input[name="speaker"][value="black"]').check({ force: true });
  await page.click("#all-stay");
  await markDead(page, "white", point);
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
  await disagree(page, DISPUTED);
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
  assert.equal(await page.locator("#panel-differences .step-points").count(), 0, "what is open has no causes");

  await open(page, "counting");
  await page.selectOption('[data-key="counting-speaker"]', "black");
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

/** The spoken names of a point. @param {Page} page @param {string} point */
const nameOf = (page, point) => page.getAttribute(`.cell[data-point="${point}"]`, "aria-label");

visit("a player who was not heard is not quoted", {}, async (page) => {
  await paste(page, sgf(BENT_FOUR, { RU: "Korean" }));
  await page.click("#no-dead");
  await settled(page);
  const before = await findings(page);
  await markDead(page, "white", DISPUTED);
  assert.match((await nameOf(page, DISPUTED)) ?? "", /White says: dead/);
  assert.doesNotMatch((await nameOf(page, DISPUTED)) ?? "", /Black says/);
  // The panel is loaded when it is first needed.
  await page.waitForFunction(() => /White has spoken, Black has not yet/.test(document.querySelector("#panel-dispute")?.textContent ?? ""));
  assert.match((await page.textContent("#summary-text")) ?? "", /White has spoken, Black has not yet/);
  assert.match((await page.textContent("#marks-said")) ?? "", /Black says: nothing yet/);
  assert.match((await page.textContent("#board-result")) ?? "", /^White has spoken, Black has not yet/, "beside the board too");
  assert.match((await page.textContent("#summary-text .headline")) ?? "", /Black is still to be heard$/);
  assert.doesNotMatch((await page.textContent("#summary-text")) ?? "", /wins/, "what leaves out one claim is nobody's result");
  assert.deepEqual((await findings(page)).scores, before.scores, "what one player says moves no score");
  await page.waitForFunction(() => document.querySelectorAll("#panel-dispute .outcome-white").length === 3);
  await page.reload();
  await page.waitForFunction(() => performance.getEntriesByName("interactive").length > 0);
  assert.match((await page.textContent("#marks-said")) ?? "", /Black says: nothing yet.*White says: Dead: F9/);

  await page.click("#marks-said .hear");
  await page.click("#all-stay");
  await settled(page);
  assert.match((await page.textContent("#marks-said")) ?? "", /Black says: all stones stay/);
  assert.match((await nameOf(page, DISPUTED)) ?? "", /Black says: alive, White says: dead/);
  assert.equal(await page.locator("#panel-dispute .rulings tbody tr").count(), 2);
  await page.click("#take-back");
  await settled(page);
  assert.match((await page.textContent("#summary-text")) ?? "", /White has spoken, Black has not yet/);

  // Both agreed on a stone, and one player then says otherwise: the other has said so before.
  await page.locator('input[name="speaker"][value="white"]').check({ force: true });
  await page.click("#take-back");
  await markDead(page, "both", DISPUTED);
  await markDead(page, "black", DISPUTED);
  assert.match((await nameOf(page, DISPUTED)) ?? "", /Black says: alive, White says: dead/);
});

visit("the headline tells in a sentence what each rule set makes of a dispute", {}, async (page) => {
  /** Answers as a service would whose rule sets part; the sentence is the page's. @param {(boolean | null)[]} turns */
  const answered = async (turns) => {
    await page.unroute("**/v1/scores");
    await page.route("**/v1/scores", async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      answer.dispute?.rule_sets.forEach((/** @type {any} */ set, /** @type {number} */ index) => (set.turns_winner = turns[index]));
      await route.fulfill({ response, json: answer });
    });
  };
  await paste(page, sgf(BENT_FOUR, { RU: "Korean" }));
  await disagree(page, DISPUTED);
  const headline = () => page.textContent("#summary-text");
  assert.match((await headline()) ?? "", /Under all 3 rule sets shown the dispute decides who wins\./);
  await answered([true, false, true]);
  await page.fill("#prisoners-black", "1");
  await page.waitForFunction(() => document.querySelector("#summary-text")?.textContent?.includes("Under some rule sets the dispute decides who wins"));
  assert.match((await headline()) ?? "", /Depends on the dispute under Korean[^;]*; Ing/);
  assert.match((await headline()) ?? "", /Black wins under Chinese/);
  const lines = await page.locator(".outcomes li").allInnerTexts();
  assert.deepEqual(lines.map((line) => /under (Korean|Chinese)/.test(line)), [true, true], `there is a space before the names: ${lines.join(" | ")}`);
});

// --- by keyboard alone -----------------------------------------------------------------------------------------------

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
  await press(page, "#marks-said .hear");
  assert.equal(await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).dataset.point), DISPUTED, "who is heard next is heard at the board");
  await press(page, "#all-stay");
  await walkTo(page, DISPUTED);
  await settled(page);
  assert.match((await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))) ?? "", /F9/);
  await page.waitForFunction(() => (document.querySelector("#said")?.textContent ?? "") !== "", undefined, { timeout: 5000 });

  await press(page, "#panel-comparison .opener");
  assert.ok(await page.locator("#panel-comparison .ledger-row").first().isVisible());
  await openByKeyboard(page, "differences");
  await openByKeyboard(page, "dispute");
  assert.ok((await page.locator("#panel-dispute .dispute-turns").count()) > 0);

  await openByKeyboard(page, "counting");
  // While it is open whose claim holds, a claim is chosen to be counted.
  await tabTo(page, '[data-key="counting-speaker"]');
  await page.keyboard.press("ArrowDown");
  await page.waitForSelector('[data-key="count-next"]');
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

// --- on a phone ------------------------------------------------------------------------------------------------------

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
  assert.ok(await fits(page, ".record-preview"), "the whole record is seen");
  await shot(page, "phone-result");
  assert.deepEqual(await tooWideOrSmall(page), [], "with ledgers and a record");
  await paste(page, sgf(BENT_FOUR, { RU: "Korean" }));
  await disagree(page, DISPUTED);
  await open(page, "dispute");
  assert.deepEqual(await tooWideOrSmall(page), [], "with a dispute");
  await shot(page, "phone-dispute");
});

/** Whether all of the board, or of its place, is on the screen. @param {Page} page @param {string} selector */
const inSight = (page, selector) =>
  page.locator(selector).evaluate((found) => {
    const { top, bottom, left, right } = found.getBoundingClientRect();
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  });

visit("points that are lit are seen where the board is out of sight", { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }, async (page) => {
  await paste(page, sgf(TWO_SEKIS, { RU: "Korean" }));
  await page.click("#no-dead");
  await settled(page);
  await open(page, "differences");
  await page.waitForSelector("#panel-sensitivity .sensitivity");
  const step = page.locator("#panel-differences .step-points").first();
  const scrolled = () => step.evaluate((found) => Math.round(found.getBoundingClientRect().top));
  for (const block of /** @type {const} */ (["start", "end"])) {
    await step.evaluate((found, place) => found.scrollIntoView({ block: place }), block);
    const before = await scrolled();
    assert.ok(!(await inSight(page, "#frame")));
    await step.click();
    await page.waitForSelector("#frame.aside");
    assert.ok(await inSight(page, "#frame"), "the board comes along");
    assert.ok((await lit(page)).length > 0);
    const covers = await page.evaluate(() => {
      const [one, other] = [document.querySelector("#frame"), document.activeElement].map((found) => /** @type {Element} */ (found).getBoundingClientRect());
      return one && other && one.top < other.bottom && other.top < one.bottom;
    });
    assert.ok(!covers, `it does not lie over what was pressed at the ${block}`);
    assert.equal(await scrolled(), before, "and nothing jumps");
    await step.click();
    await page.waitForSelector("#frame:not(.aside)", { state: "attached" });
    assert.equal(await scrolled(), before);
  }
  await step.click();
  await page.waitForSelector("#frame.aside");
  await shot(page, "phone-lit", { fullPage: false });
  await paste(page, sgf(TWO_SEKIS, { RU: "Korean", PB: "Kim" }));
  assert.deepEqual([await lit(page), await page.locator('#step-result [aria-pressed="true"]').count()], [[], 0], "the light goes out with the game");
  await step.click();
  await page.waitForSelector("#frame.aside");
  await page.locator("#frame").click();
  await page.waitForSelector("#frame:not(.aside)");
  assert.ok(await inSight(page, "#frame"), "a press leads to the board in its place");
  assert.equal(await stones(page), count(TWO_SEKIS));

  await paste(page, sgf(LARGE, { RU: "Korean" }));
  await page.locator("#step-board").evaluate((card) => card.scrollIntoView());
  const isCut = () => page.evaluate(() => ["more-before", "more-after"].map((name) => document.querySelector("#scroller")?.classList.contains(name)));
  assert.deepEqual(await isCut(), [false, true], "a board that is cut shows where it goes on");
  await page.locator("#scroller").evaluate((place) => place.scrollTo(9999, 0));
  await page.waitForFunction(() => document.querySelector("#scroller")?.classList.contains("more-before"));
  assert.deepEqual(await isCut(), [true, false]);
  assert.ok(await inSight(page, "#whole"), "the way to see all of it stands above it");
  await page.click("#whole");
  await page.waitForFunction(() => !document.querySelector("#scroller")?.matches(".more-before, .more-after"));
  assert.ok(await fits(page, "#scroller"));
});

/** Whether nothing in a place is cut off at its side. @param {Page} page @param {string} selector */
const fits = (page, selector) => page.locator(selector).evaluate((place) => place.scrollWidth <= place.clientWidth);

// --- for everybody ---------------------------------------------------------------------------------------------------

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  visit(`axe-core finds nothing wrong in any state, ${colorScheme}`, { colorScheme }, async (page) => {
    /** @param {string} state */
    const check = async (state) => {
      await shot(page, `${colorScheme}-${state}`);
      assert.deepEqual(await accessibilityFaults(page), [], state);
    };
    await settled(page);
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
    assert.ok(await fits(page, ".record-preview"), "the whole record is seen");
    await check("record");
    await paste(page, sgf(BENT_FOUR, { RU: "Korean" }));
    await markDead(page, "white", DISPUTED);
    await check("awaited");
    await disagree(page, DISPUTED);
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

visit("where a difference in stones comes from is told below it", {}, async (page) => {
  // Black plays six times; White passes before the last play once, and plays four times.
  await page.fill("#pasted", "(;FF[4]GM[1]SZ[9]RU[Chinese];B[dc];W[fc];B[dd];W[fd];B[de];W[];B[df];W[fe];B[dg];W[ff];B[eh];W[];B[])");
  await page.click("#read-pasted");
  await page.waitForSelector("#no-dead:visible");
  await page.click("#no-dead");
  await page.waitForSelector("#panel-differences .causes .note");
  await settled(page);
  const note = (await page.textContent("#panel-differences .causes .note")) ?? "";
  assert.match(note, /difference in stones comes from .*: the last play \+1, passes before the last play \+1\.$/);
});

visit("the board is drawn by the rule set whose ledger was opened last", {}, async (page) => {
  await paste(page, sgf(BENT_FOUR, { RU: "Korean" }));
  await markDead(page, "both", DISPUTED);
  await page.click("#more-rule-sets > summary");
  assert.ok(await page.isHidden("#map"), "all shown take off the same stones: there is nothing to choose");
  await page.check("#rule-set-tromp-taylor");
  await settled(page);
  assert.match((await page.textContent("#map label")) ?? "", /Stones off the board as under/);
  const drawnBy = () => page.locator("#map-rule-set option:checked").textContent();
  assert.match((await drawnBy()) ?? "", /Korean/, "at first the rule set of the game");
  assert.match((await nameOf(page, DISPUTED)) ?? "", /marked dead/);
  const crosses = () => page.locator("#frame > svg").innerHTML();
  const korean = await crosses();
  await page.click('#panel-comparison [data-key="ledger-tromp-taylor"]');
  await settled(page);
  assert.match((await drawnBy()) ?? "", /Tromp/);
  assert.notEqual(await crosses(), korean, "no stone comes off there");
  await reload(page);
  await settled(page);
  assert.match((await drawnBy()) ?? "", /Tromp/, "it is kept");
  assert.notEqual(await crosses(), korean, "and drawn");
  await page.selectOption("#map-rule-set", "korean-2016");
  await settled(page);
  assert.equal(await crosses(), korean);
  await page.selectOption("#ruling", "tromp-taylor");
  await settled(page);
  assert.match((await drawnBy()) ?? "", /Tromp/, "another rule set of the game is that of the map");
});

visit("a result that is not firm says what each first move makes of it", {}, async (page) => {
  // Two walls with a gap at C4: Black closes it and has 21 points to 28, or White breaks in and has 29 to 6, the 14
  // behind being nobody's; komi is 7.5.
  await paste(page, Array.from({ length: 7 }, (_, row) => (row === 3 ? "...O..." : "..XO...")).join("\n"));
  await page.click("#no-dead");
  await settled(page);
  const doubts = await page.locator("#panel-comparison .score-doubt").allTextContents();
  assert.ok(doubts.includes("if play goes on: Black C4: W+14.5; White C4: W+30.5, not firm"), doubts.join("\n"));
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
  const results = await page.locator("#panel-comparison .score .outcome strong").allTextContents();
  const json = await saved("json");
  const scores = /** @type {{result: string}[]} */ (JSON.parse(json).answer.scores);
  assert.deepEqual(scores.map((score) => score.result), results, "the copy for machines says what the page says");
  const verified = spawnSync(process.env.GYEGA_BIN ?? "gyega", ["verify", "-"], { input: json, encoding: "utf8" });
  assert.match(verified.stdout, /^ok +answer /m, "and gyega verifies it");
  assert.equal(verified.status, 3, "nobody has signed it");
  const record = await saved("sgf");
  assert.match(record, /^\(;/);
  assert.ok(record.includes(`RE[${results[0]}]`), "the game's record carries the result of the rule set that rules");
  // The copy for machines is opened again: both claims, whose was upheld, and what was typed.
  await disagree(page, DISPUTED);
  await page.fill('#panel-record [name="referee"]', "Park");
  await page.fill('#panel-record [name="ruling"]', "White is right.");
  await page.selectOption('#panel-record [name="decided"]', "white");
  const [dispute, copy] = [await findings(page), await saved("json")];
  await page.click("#start-over");
  await page.fill("#pasted", copy);
  await page.click("#read-pasted");
  await page.waitForSelector("#panel-comparison .score");
  await settled(page);
  await open(page, "dispute");
  await open(page, "record");
  assert.deepEqual(await findings(page), dispute);
  const typed = await page.locator('#panel-record [name="referee"], #panel-record [name="ruling"], #panel-record [name="decided"]').evaluateAll((found) => found.map((field) => /** @type {HTMLInputElement} */ (field).value));
  assert.deepEqual(typed.toSorted(), ["Park", "White is right.", "white"]);
});

visit("a game is saved with its moves, and its own result is checked", {}, async (page) => {
  // Two walls; Black set two handicap stones and took A5. 15 points to 10, less two handicap stones and komi.
  const game =
    "(;SZ[5]HA[2]RU[Chinese]KM[4.5]RE[W+1.5]PB[Kim]PW[Lee]AB[ca][cc];W[aa];B[ba];W[da];B[ab];W[dc];B[cb];W[db];B[cd];W[dd];B[ce];W[de];B[];W[]TB[bb]TW[ea])";
  await page.fill("#pasted", game);
  await page.click("#read-pasted");
  await settled(page);
  const check = page.locator("#summary-text .of-record");
  const said = (await check.textContent()) ?? "";
  assert.match(said, /^The record says W\+1\.5, which holds under/);
  await open(page, "record");
  const saved = async () => {
    const [download] = await Promise.all([page.waitForEvent("download"), page.click('#panel-record [data-key="save-sgf"]')]);
    return readFileSync(await download.path(), "utf8");
  };
  const record = await saved();
  assert.ok(record.includes("HA[2]") && record.replaceAll("\n", "").includes(";W[aa];B[ba];W[da]"), record);
  const fields = () => page.locator("#prisoners-black, #prisoners-white, #handicap").evaluateAll((found) => found.map((field) => /** @type {HTMLInputElement} */ (field).value));
  const [before, results] = [await fields(), await findings(page)];
  assert.deepEqual(before.toSorted(), ["0", "1", "2"]);
  // Whoever reopens it, or its link, has the same game.
  const link = page.url();
  await page.fill("#pasted", record);
  await page.click("#read-pasted");
  await page.waitForFunction(() => /** @type {HTMLTextAreaElement} */ (document.querySelector("#pasted")).value === "");
  await settled(page);
  assert.deepEqual([await fields(), await findings(page)], [before, results], "from the file");
  assert.match((await check.textContent()) ?? "", /^The record says W\+1\.5: that is the result of the ruling/, "its result is no evidence of the ruling");
  await page.goto("about:blank");
  await page.goto(link);
  await settled(page);
  assert.deepEqual([await fields(), await findings(page), await check.textContent()], [before, results, said], "from the link");
  // The same board from another game is that game.
  await open(page, "record");
  const other = game.replace("PB[Kim]", "PB[Choi]").replace("RE[W+1.5]", "RE[W+9]");
  await page.fill("#pasted", other);
  await page.click("#read-pasted");
  await page.waitForFunction(() => /W\+9/.test(document.querySelector("#summary-text .of-record")?.textContent ?? ""));
  await settled(page);
  assert.match(await saved(), /PB\[Choi\]/);
  assert.equal(await page.inputValue('#panel-record [name="black"]'), "Choi");
  await page.click("#undo");
  await page.waitForFunction((before) => document.querySelector("#summary-text .of-record")?.textContent === before, said);
  await settled(page);
  // What is not the game of the record any more is not told as one, until it is again.
  await page.fill("#prisoners-white", "3");
  await settled(page);
  await page.waitForFunction(() => document.querySelector("#summary-text .of-record") === null);
  await open(page, "record");
  assert.ok(!(await saved()).includes(";W[aa]"), "a board by itself");
  await page.click("#undo");
  await settled(page);
  assert.equal(await check.textContent(), said);
});

visit("the page itself is printed as a plain sheet", { colorScheme: "dark" }, async (page) => {
  await page.selectOption("#theme", "dark");
  await paste(page, sgf(BENT_FOUR, { RU: "Korean", PB: "Kim", PW: "Lee" }));
  await disagree(page, DISPUTED);
  await open(page, "record");
  const results = await page.locator("#panel-comparison .score .outcome strong").allTextContents();
  await page.emulateMedia({ media: "print" });
  const pressed = await page.evaluate(() =>
    [...document.querySelectorAll("button, input, select, textarea, nav, fieldset")]
      .filter((found) => found.checkVisibility() && !found.matches(".opener, .points-button"))
      .map((found) => found.outerHTML.slice(0, 80)),
  );
  assert.deepEqual(pressed, [], "there is nothing to press on paper");
  assert.deepEqual(await page.evaluate(() => ["color", "background-color"].map((name) => getComputedStyle(/** @type {Element} */ (document.querySelector("#step-board"))).getPropertyValue(name))), ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
  await page.emulateMedia({ media: null });
  for (const format of /** @type {const} */ (["A4", "Letter"])) {
    const { text } = await printedPages(page, format);
    for (const told of ["Black: Kim", "White: Lee", "+6.5 6.5 komi", "The dispute decides who wins", "White says: Dead: F9", ...results]) assert.ok(text.includes(told), `${told} is on ${format}`);
    assert.equal(text.match(/\u2713/g)?.length, 8, "the signs of both claims are on the stones, and explained once");
    const last = text.split("\f").flatMap((sheet) => sheet.trimEnd().split("\n").at(-1)?.trim() ?? []);
    const headings = await page.locator("h2, h3, h4").allTextContents();
    for (const line of last) assert.ok(line === "" || !headings.includes(line), `${line} stands apart from what follows`);
  }
});

visit("the saved record of a real game with two claims is one sheet", {}, async (page, t) => {
  if (!process.env.GYEGA_RECORDS) return t.skip("GYEGA_RECORDS names no folder with real games");
  const { request: told, sgf: played } = await (await fetch(`${service.url}/v1/positions`, { method: "POST", headers: { "content-type": "application/octet-stream" }, body: largeGame().text })).json();
  const { rows: _, ...rest } = told;
  const request = { ...rest, sgf: played };
  /** @param {string} path @param {unknown} body @param {string} [accept] */
  const post = (path, body, accept = "application/json") => fetch(`${service.url}${path}`, { method: "POST", headers: { "content-type": "application/json", accept }, body: JSON.stringify(body) });
  const { groups } = await (await post("/v1/scores", request)).json();
  const group = groups.find((/** @type {{points: string[]}} */ { points }) => points.length >= 6);
  const typed = { event: "A tournament", place: "Seoul", round: "3", table: "12", date: "2026-11-22", time: "14:35", referee: "Park", players: { black: "Kim", white: "Lee" }, ruling: "The group is dead.", dissent: "Black asks to resume.", note: "Late.", link_base: "https://example.org/referee/" };
  const dead = (Array.isArray(request.dead) ? request.dead : []).filter((/** @type {string} */ point) => !group.points.includes(point));
  const claims = { black: {}, white: { dead: group.points } };
  const record = await post("/v1/records", { request: { ...request, dead, claims }, decided: "white", ...typed }, "text/html");
  const html = await record.text();
  assert.equal(record.status, 200, html);
  await page.goto("about:blank");
  await page.setContent(html);
  for (const format of /** @type {const} */ (["A4", "Letter"])) assert.equal((await printedPages(page, format)).pages, 1, format);
  // A longer one goes on: a heading stays with what it is over, and all who sign do so on one sheet.
  await page.evaluate(() => {
    const ruling = document.querySelector(".record-typed p");
    if (ruling) ruling.textContent = "Word ".repeat(2200);
  });
  const { pages, text } = await printedPages(page, "Letter");
  assert.ok(pages > 1);
  const sheets = text.split("\f");
  const signed = sheets.filter((sheet) => sheet.includes("Signatures"));
  assert.equal(signed.length, 1);
  for (const name of ["Referee Park", "Black Kim", "White Lee"]) assert.ok(signed[0]?.includes(name), `${name} signs where it says so`);
});

// --- one game after another ------------------------------------------------------------------------------------------

/** @param {Page} page @param {string} name */
const field = (page, name) => page.inputValue(`#panel-record [name="${name}"]`);

visit("the record of the next game carries over the hall and nothing of the game before", {}, async (page) => {
  await page.clock.setFixedTime("2026-11-21T20:00:00");
  await paste(page, sgf(BENT_FOUR, { RU: "Korean", PB: "Kim", PW: "Lee", RO: "3" }));
  await page.click("#no-dead");
  await disagree(page, DISPUTED);
  await open(page, "record");
  for (const [name, text] of Object.entries({ event: "Hall", referee: "Park", ruling: "Dead.", note: "Late.", round: "" })) await page.fill(`#panel-record [name="${name}"]`, text);
  await page.selectOption('#panel-record [name="decided"]', "white");
  await page.click('#panel-record [data-key="preview"]');
  await page.waitForSelector("#panel-record .record");
  await page.clock.setFixedTime("2026-11-22T00:10:00");
  await markDead(page, "black", "G2");
  assert.equal(await field(page, "round"), "", "what was cleared stays empty");
  assert.equal(await field(page, "date"), "2026-11-21", "the record keeps the day on which it was made");
  assert.equal(await field(page, "decided"), "", "whose claim was upheld says nothing of other claims");

  await page.selectOption('#panel-record [name="decided"]', "white");
  await paste(page, sgf(TWO_SEKIS, { RU: "Korean", PB: "Choi", PW: "Shin" }));
  await settled(page);
  for (const [name, text] of Object.entries({ event: "Hall", referee: "Park", black: "Choi", white: "Shin", ruling: "", note: "", date: "2026-11-22" })) assert.equal(await field(page, name), text, name);
  await disagree(page, "A8");
  assert.equal(await field(page, "decided"), "", "nothing is decided of the next game");

  await page.locator('input[name="mode"][value="edit"]').check({ force: true });
  await page.click("#clear-board");
  assert.equal(await page.inputValue("#prisoners-black"), "", "a cleared board has the prisoners of no game");
  assert.equal(await page.textContent("#read-told"), "", "and comes from no record");
});

/**
 * Whether nobody has said yet what is dead: the page then offers to say that nothing is.
 * @param {Page} page
 */
async function isUntold(page) {
  await page.locator('input[name="speaker"][value="both"]').check({ force: true });
  return page.isVisible("#no-dead");
}

visit("a mark that is taken away leaves what was said before, and a proof is not dropped in silence", {}, async (page) => {
  await paste(page, sgf(BENT_FOUR, { RU: "Korean" }));
  assert.ok(await isUntold(page));
  for (const speaker of /** @type {const} */ (["white", "both"])) {
    for (let twice = 2; twice > 0; twice -= 1) await markDead(page, speaker, DISPUTED);
    assert.ok(await isUntold(page), `after a mark of ${speaker} nobody has said that no stone is dead`);
  }
  await page.click("#no-dead");
  for (let twice = 2; twice > 0; twice -= 1) await markDead(page, "both", DISPUTED);
  assert.ok(!(await isUntold(page)), "it stays said");

  /**
   * Sets a stone, or takes the one that stands there.
   * @param {"black" | "white" | "erase"} stone
   * @param {string} point
   */
  const enter = async (stone, point) => {
    await page.locator('input[name="mode"][value="edit"]').check({ force: true });
    await page.locator(`input[name="stone"][value="${stone}"]`).check({ force: true });
    await page.locator(`.cell[data-point="${point}"]`).click();
    await settled(page);
    await page.locator('input[name="mode"][value="mark"]').check({ force: true });
  };
  await page.click("#clear-marks");
  await markDead(page, "both", DISPUTED);
  await enter("black", "A1");
  await markDead(page, "both", DISPUTED);
  assert.ok(await isUntold(page), "also where a stone was entered between");
  await enter("black", "A1");
  await enter("white", "B1");
  await markDead(page, "both", "B1");
  assert.ok(!(await isUntold(page)));
  await enter("erase", "B1");
  assert.ok(await isUntold(page), "or where the only dead stone was taken off");

  await paste(page, sgf(BENT_FOUR, { RU: "Korean", TW: "fa][fb][gb][hb][hc][hd][id" }));
  assert.match((await said(page)) ?? "", /^Dead: /, "by the record; nobody was heard");
  await markDead(page, "both", DISPUTED);
  assert.ok(!(await isUntold(page)), "marks of a record are all that it says: without them none is dead");
  await paste(page, sgf(BENT_FOUR, { RU: "Korean" }));

});

/** What is said of the stones, as a list. @param {Page} page */
const said = (page) => page.textContent("#marks-said");

/** @param {Page} page @param {"black" | "white"} speaker */
async function takeBack(page, speaker) {
  await page.locator(`input[name="speaker"][value="${speaker}"]`).check({ force: true });
  await page.click("#take-back");
  await settled(page);
}

visit("a claim leaves what was agreed before as it was", {}, async (page) => {
  const other = "H5";
  await paste(page, sgf(BENT_FOUR, { RU: "Korean" }));
  await page.locator('input[name="speaker"][value="white"]').check({ force: true });
  await page.click("#all-stay");
  await settled(page);
  for (let twice = 2; twice > 0; twice -= 1) await markDead(page, "white", other);
  assert.match((await said(page)) ?? "", /White says: all stones stay/, "a mark that comes and goes takes nothing back");
  await markDead(page, "both", DISPUTED);
  assert.match((await said(page)) ?? "", /Both agree: Dead: F9.*White says: nothing but what both agree on/, "and so with what both agree on");
  await takeBack(page, "white");

  const agreed = await said(page);
  const before = await findings(page);
  assert.match(agreed ?? "", /Both agree: Dead: F9/);
  await markDead(page, "white", DISPUTED);
  assert.match((await said(page)) ?? "", /Black says: Dead: F9.*White says: all stones stay/, "what both had said the other still says");
  await page.locator('input[name="speaker"][value="black"]').check({ force: true });
  assert.ok(await page.isHidden("#take-back"), "Black has said nothing alone");
  await takeBack(page, "white");
  assert.equal(await said(page), agreed, "what was agreed holds again");
  assert.deepEqual(await findings(page), before);
  for (let twice = 2; twice > 0; twice -= 1) await markDead(page, "white", DISPUTED);
  assert.equal(await said(page), agreed, "also where the player agrees again");
});

visit("a link tells what both agree on apart from what they dispute", {}, async (page) => {
  await paste(page, sgf(BENT_FOUR, { RU: "Korean" }));
  await disagree(page, DISPUTED);
  await markDead(page, "both", "C9");
  const [before, drawn] = [await said(page), await badges(page)];
  assert.match(before ?? "", /Both agree: Dead: C9.*Black says: nothing but what both agree on.*White says: Dead: .*F9/);
  assert.equal(drawn.length, 7, "the stones that are disputed have signs, those that are agreed on have none");
  const other = await visitor(browser, service.url, {});
  try {
    await other.page.goto(page.url());
    await other.page.reload();
    await other.page.waitForFunction(() => document.querySelectorAll("#panel-comparison .score").length > 0);
    await settled(other.page);
    assert.equal(await said(other.page), before);
    assert.deepEqual(await badges(other.page), drawn);
    assert.equal(other.page.url(), page.url());
  } finally {
    await other.close();
  }
});

/** The stones with signs of what each player says. @param {Page} page */
const badges = (page) => page.locator('.cell[data-claims*="-"]').evaluateAll((cells) => cells.map((cell) => /** @type {HTMLElement} */ (cell).dataset.point));

// --- when something is amiss -----------------------------------------------------------------------------------------

/** @param {Page} page */
async function reload(page) {
  await page.reload();
  await page.waitForFunction(() => performance.getEntriesByName("interactive").length > 0);
}

/** How many stones are on the board. @param {Page} page */
const stones = (page) => page.locator(".cell").evaluateAll((cells) => cells.filter((cell) => /stone/i.test(cell.getAttribute("aria-label") ?? "")).length);
const count = (/** @type {string[]} */ rows) => rows.join("").replaceAll(".", "").length;

visit("the tools in use are kept through a reload", {}, async (page) => {
  await paste(page, sgf(BENT_FOUR, { RU: "Korean" }));
  await page.locator('input[name="speaker"][value="black"]').check({ force: true });
  await reload(page);
  assert.ok(await page.isChecked('input[name="mode"][value="mark"]'));
  assert.ok(await page.isChecked('input[name="speaker"][value="black"]'), "who is heard");
  assert.ok(await page.isVisible("#all-stay"));
  await page.locator('input[name="mode"][value="edit"]').check({ force: true });
  await page.locator('input[name="stone"][value="white"]').check({ force: true });
  await page.locator('.cell[data-point="A9"]').click();
  await settled(page);
  await reload(page);
  assert.ok(await page.isChecked('input[name="mode"][value="edit"]'), "stones are still being entered");
  assert.ok(await page.isVisible("#edit-tools"));
  assert.ok(await page.isChecked('input[name="stone"][value="white"]'));
});

visit("without storage the page works, and says that nothing is kept", {}, async (page) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException("denied", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get });
  });
  await reload(page);
  assert.ok(await page.isVisible("#not-kept"));
  await paste(page, sgf(BENT_FOUR, { RU: "Korean" }));
  assert.equal(await stones(page), count(BENT_FOUR));
});

visit("a browser without room drops the oldest work, and says so at once where there is none", {}, async (page) => {
  await paste(page, sgf(BENT_FOUR, { RU: "Korean" }));
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith("gyega-work:") && localStorage.getItem(key)?.includes("Korean")));
  await page.evaluate(() => {
    const [own = ""] = Object.keys(localStorage).filter((key) => key.startsWith("gyega-work:"));
    const old = own.replace(/[^:]*$/, "old");
    localStorage.setItem(old, JSON.stringify({ ...JSON.parse(localStorage.getItem(own) ?? ""), id: "old", time: 0 }));
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name, text) {
      if (localStorage.getItem(old) !== null || document.title === "full") throw new DOMException("full", "QuotaExceededError");
      setItem.call(this, name, text);
    };
  });
  await page.fill("#prisoners-black", "1");
  await page.waitForFunction(() => Object.keys(localStorage).every((key) => !key.endsWith(":old")));
  assert.ok(await page.isHidden("#not-kept"));
  await page.evaluate(() => void (document.title = "full"));
  await page.fill("#prisoners-black", "2");
  await page.waitForSelector("#not-kept:visible");
});

visit("what something else left in storage or in the address does not hide the page", {}, async (page) => {
  await paste(page, sgf(BENT_FOUR, { RU: "Korean" }));
  await page.addInitScript(() => {
    for (const key of Object.keys(localStorage).filter((found) => found.startsWith("gyega-work:"))) {
      const { id, time, state } = JSON.parse(localStorage.getItem(key) ?? "{}");
      localStorage.setItem(key, JSON.stringify({ id, time, state: { request: state.request } }));
    }
  });
  /** @type {(string | null)[]} */
  const read = [];
  await page.route("**/v1/positions*", (route) => {
    read.push(route.request().postData());
    return route.fulfill({ json: { format: "drawing", request: { rows: BENT_FOUR }, record: null, remarks: [] } });
  });
  await page.evaluate(() => history.replaceState(null, "", "#%E0%A4%A"));
  await reload(page);
  await settled(page);
  assert.deepEqual(read, ["%E0%A4%A"], "the service says what is wrong with a code");
  await page.evaluate(() => void (location.hash = ""));
  await settled(page);
  assert.equal(read.length, 1, "an empty address asks for nothing");
  assert.equal(await stones(page), count(BENT_FOUR));
});

visit("what is wrong with a text is told by its row, and no damaged code is called unknown", {}, async (page, _, faults) => {
  const told = async (/** @type {string} */ text) => {
    await page.fill("#pasted", text);
    await page.click("#read-pasted");
    await page.waitForSelector("#read-told .refusal");
    await settled(page);
    return [await page.textContent("#read-told"), await page.textContent("#summary-text .refusal")];
  };
  const [ragged, above] = await told("..X\n.O\n...");
  assert.match(ragged ?? "", /Row 2: found 2 letters, expected 3 letters/);
  assert.match(above ?? "", /its fault is shown where it was entered/);
  await page.click("#undo");
  const [damaged, again] = await told("1JTBwLtBHYACQleeaHyogA8AgB4AIIAAAADCIdoN4NgQAAABAPLuJUX");
  assert.match(damaged ?? "", /a damaged code: a letter of it is wrong or missing/);
  assert.doesNotMatch(again ?? "", /no game record/, "that it is a code was seen");
  await page.fill("#pasted", "");
  const [, unknown] = await told("Good afternoon");
  assert.match(unknown ?? "", /This is no game record, diagram or link/);
  expectRefusals(faults);
});

visit("a dispute is counted as either player says, and a ruling as it was given", {}, async (page) => {
  await paste(page, sgf(BENT_FOUR, { RU: "Korean" }));
  await disagree(page, DISPUTED);
  await open(page, "dispute");
  await open(page, "counting");
  const rows = await page.locator("#panel-dispute .rulings tbody tr").evaluateAll((found) => found.map((row) => [...row.children].map((cell) => cell.textContent ?? "")));
  /** What the dispute gives under the first rule set. @param {string} title */
  const ruled = (title) => rows.find(([head]) => head?.startsWith(title))?.[1] ?? "";
  const counted = async () => {
    await page.waitForSelector("#panel-counting .reckoning", { state: "attached" });
    return ((await page.textContent("#panel-counting .reckoning strong")) ?? "").replace(/^.*: /, "");
  };
  const seen = [];
  for (const [player, title] of /** @type {const} */ ([["black", "As Black says"], ["white", "As White says"]])) {
    await page.selectOption('[data-key="counting-speaker"]', player);
    await page.waitForFunction((text) => document.querySelector("#panel-counting .basis")?.textContent?.includes(text), title.replace("As ", "as "));
    const lead = await counted();
    assert.ok(lead !== "" && ruled(title).startsWith(lead), `${title}: ${lead}, ${ruled(title)}`);
    seen.push(lead);
  }
  assert.notEqual(seen[0], seen[1]);
  await page.selectOption('[data-key="counting-speaker"]', "both");
  await page.waitForFunction(() => document.querySelector("#panel-counting .reckoning") === null);
  await open(page, "record");
  await page.selectOption('#panel-record [name="decided"]', "white");
  await page.waitForFunction(() => /** @type {HTMLSelectElement | null} */ (document.querySelector('[data-key="counting-speaker"]'))?.value === "white");
  assert.equal(await counted(), seen[1], "what was ruled is what is counted");
  const headline = async () => [await page.textContent("#summary-text .headline strong"), (await page.locator("#summary-text .ruled").allTextContents()).join("")];
  assert.deepEqual(await headline(), ["White wins", "Claim upheld: White's claim. The record"], "and what the headline tells");
  await page.selectOption('#panel-record [name="decided"]', "");
  await page.waitForFunction(() => document.querySelector("#summary-text .ruled") === null);
  // An empty board and back: the count is there again.
  await page.evaluate(() => document.getElementById("start-over")?.click());
  await page.waitForFunction(() => /no result yet/.test(document.querySelector("#panel-counting .panel-host")?.textContent ?? ""));
});

visit("numbers are typed as a keyboard writes them", {}, async (page) => {
  await paste(page, sgf(BENT_FOUR, { RU: "Korean" }));
  await page.click("#no-dead");
  const lead = async (/** @type {string} */ black) => {
    await page.fill("#prisoners-black", black);
    await settled(page);
    assert.equal((await page.locator(".fault-at").allTextContents()).join(""), "", black);
    return (await findings(page)).scores;
  };
  const plain = await lead("12");
  assert.notDeepEqual(await lead("0"), plain);
  assert.deepEqual(await lead("１２"), plain);
  assert.deepEqual(await lead(" 12 "), plain);
});

visit("a link that cannot be read takes the place of no work", {}, async (page, _, faults) => {
  await paste(page, sgf(BENT_FOUR, { RU: "Korean", PB: "Kim" }));
  await page.waitForFunction(() => location.hash !== "" && JSON.stringify(localStorage).includes("Kim"));
  const own = new URL(page.url()).hash;
  /** @param {Page} tab @param {string} address */
  const go = async (tab, address) => {
    await tab.goto("about:blank");
    await tab.goto(`${service.url}/${address}`);
    await tab.waitForFunction(() => performance.getEntriesByName("interactive").length > 0);
    await settled(tab);
    return stones(tab);
  };
  const other = await page.context().newPage();
  for (const tab of [other, page]) {
    assert.equal(await go(tab, "#1BROKEN"), 0, "nothing stands under the address of another board");
    assert.ok(await tab.isVisible("#read-told .refusal"));
    assert.match((await tab.textContent("#summary-text")) ?? "", /can be read here/, "where one looks first");
    await tab.waitForTimeout(500);
    await reload(tab);
    await settled(tab);
    assert.ok(await tab.isVisible("#read-told .refusal"), "a reload tells it again");
    assert.equal(await go(tab, ""), count(BENT_FOUR), "what stood there is there again");
  }
  const third = await page.context().newPage();
  assert.equal(await go(third, ""), count(BENT_FOUR), "a new tab goes on from it too");
  assert.equal(await go(third, own), count(BENT_FOUR));

  await go(third, "#1BROKEN");
  await paste(third, sgf(TWO_SEKIS, { RU: "Korean" }));
  await reload(third);
  assert.equal(await stones(third), count(TWO_SEKIS), "what is done after it is kept");
  assert.equal(await go(page, ""), count(BENT_FOUR), "and the other work beside it");
  expectRefusals(faults);
});

visit("what is forgotten comes back neither by the address nor from another tab", {}, async (page) => {
  await paste(page, sgf(BENT_FOUR, { RU: "Korean", PB: "Kim" }));
  await page.waitForFunction(() => location.hash !== "" && JSON.stringify(localStorage).includes("Kim"));
  const other = await page.context().newPage();
  await other.goto(`${service.url}/`);
  await other.waitForFunction(() => performance.getEntriesByName("interactive").length > 0);
  assert.equal(await stones(other), count(BENT_FOUR), "another tab goes on from the same work");

  page.on("dialog", (dialog) => dialog.accept());
  await page.click("#works > summary");
  await page.click("#forget");
  await settled(page);
  assert.equal(new URL(page.url()).hash, "");
  await settled(other);
  assert.equal(await stones(other), 0, "the other tab forgets too");
  await other.close({ runBeforeUnload: true });
  await reload(page);
  await settled(page);
  assert.equal(await stones(page), 0);
  assert.ok(!(await page.evaluate(() => JSON.stringify(localStorage))).includes("Kim"));
});

visit("what a person did last wins over an answer that is late", {}, async (page) => {
  /** Reads the pasted text, holds its answer back once it is on its way, and says how to let it come. */
  const hold = async () => {
    /** @type {(release: () => void) => void} */
    let caught;
    const isHeld = new Promise((resolve) => (caught = resolve));
    await page.route(
      "**/v1/positions*",
      async (route) => {
        await new Promise((resolve) => caught(() => resolve(undefined)));
        await route.continue();
      },
      { times: 1 },
    );
    await page.click("#read-pasted");
    const release = await isHeld;
    return async () => {
      const answered = page.waitForResponse(/positions/);
      release();
      await answered;
      await settled(page);
    };
  };
  await page.fill("#pasted", sgf(TWO_SEKIS, { PB: "First" }));
  const firstComes = await hold();
  await page.fill("#pasted", sgf(BENT_FOUR, { PB: "Second" }));
  await page.click("#read-pasted");
  await page.waitForFunction(() => document.querySelectorAll("#panel-comparison .score").length > 0);
  await page.fill("#pasted", "typed meanwhile");
  await firstComes();
  assert.match((await page.textContent("#read-told")) ?? "", /Second/, "the text that was read last");
  assert.equal(await page.inputValue("#pasted"), "typed meanwhile");

  await page.fill("#pasted", sgf(TWO_SEKIS, { PB: "Third" }));
  const thirdComes = await hold();
  await page.locator(`.cell[data-point="${DISPUTED}"]`).click();
  await thirdComes();
  assert.equal(await stones(page), count(BENT_FOUR), "a press on the board goes on with that board");
  assert.ok(!(await isUntold(page)));
});

visit("a text that cannot be read leaves no doubt whose board it is", {}, async (page, _, faults) => {
  await page.fill("#pasted", "nothing of the kind");
  await Promise.all([page.waitForResponse(/positions/), page.click("#read-pasted")]);
  await settled(page);
  assert.doesNotMatch((await page.textContent("#read-told")) ?? "", /from before/, "there was no board before");
  await paste(page, sgf(BENT_FOUR, { RU: "Korean", PB: "Kim" }));
  await page.fill("#pasted", "no board at all");
  await Promise.all([page.waitForResponse(/positions/), page.click("#read-pasted")]);
  await settled(page);
  for (const place of ["#read-told", "#summary-text"]) assert.match((await page.textContent(place)) ?? "", /from before/, place);
  await page.fill("#prisoners-black", "2");
  await settled(page);
  assert.match((await page.textContent("#read-told")) ?? "", /from before/, "it is told until the person goes on");
  await reload(page);
  await settled(page);
  assert.equal(await page.inputValue("#pasted"), "no board at all");
  for (const place of ["#read-told", "#summary-text"]) assert.match((await page.textContent(place)) ?? "", /from before/, `${place}, as long as the text stands there`);
  await page.locator(`.cell[data-point="${DISPUTED}"]`).click();
  await settled(page);
  for (const place of ["#read-told", "#summary-text"]) assert.doesNotMatch((await page.textContent(place)) ?? "", /from before/, place);
  assert.match((await page.textContent("#read-told")) ?? "", /Kim/, "what the board came from stands there again");
  expectRefusals(faults);
});

visit("why a text was not read is told", {}, async (page, _, faults) => {
  /** @param {string} text */
  const refused = async (text) => {
    await page.fill("#pasted", text);
    await Promise.all([page.waitForResponse(/positions/), page.click("#read-pasted")]);
    await settled(page);
    return (await page.innerText("#read-told")).trim();
  };
  const told = await refused("(;GM[1]SZ[9];B[ss])");
  assert.match(told, /SZ is 9/, "what is wrong");
  assert.match(told, /SZ\[19\]/, "and the size that would hold the move");
  assert.match(await refused("(;GM[2];B[aa])"), /GM is 2, expected 1 \(Go\)/, "another game than Go");
  assert.doesNotMatch(await refused("hello"), /SGF/, "all that was tried is not told at once");
  await page.click("#read-told summary");
  assert.match(await page.innerText("#read-told"), /no game record in SGF: /, "but on demand");
  await page.selectOption("#language", "ko");
  await page.waitForFunction(() => document.documentElement.lang === "ko");
  assert.match(await refused("(;GM[1]SZ[9];B[ss])"), /[가-힣].*SZ\[19\]/, "in the language of the person");
  expectRefusals(faults);
});

/** The rule set of the game, as the page has it, and as the headline says it. @param {Page} page */
const ruled = (page) => page.evaluate(() => [/** @type {HTMLSelectElement} */ (document.querySelector("#ruling")).value, document.querySelector("#summary-text .rules-name")?.textContent]);

visit("a game is judged by its own rules, not by those of the game before", {}, async (page) => {
  const names = { chinese: ["chinese-2002", "Chinese Weiqi Association rules 2002"], korean: ["korean-2016", "Korean Baduk Association rules 2016"], japanese: ["japanese-1989", "Japanese rules 1989"] };
  const counted = () => page.inputValue('[data-key="counting-rule-set"]');
  await paste(page, sgf(BENT_FOUR, { RU: "Chinese", KM: "7.5" }));
  await open(page, "counting");
  assert.deepEqual([await ruled(page), await counted()], [names.chinese, "chinese-2002"]);
  await paste(page, sgf(BENT_FOUR, { RU: "Korean", KM: "6.5" }));
  assert.deepEqual([await ruled(page), await counted()], [names.korean, "korean-2016"]);
  assert.equal(await page.locator("#komi-amounts input").count(), 1, "one komi for every rule set");
  assert.deepEqual([await page.inputValue("#komi-kind"), await page.inputValue("#komi-all")], ["one", "6.5"], "the komi of a record is that of each");
  await paste(page, sgf(BENT_FOUR, { RU: "Japanese" }));
  assert.deepEqual(await ruled(page), names.japanese);
  await paste(page, sgf(BENT_FOUR, { RU: "Korean" }));
  assert.deepEqual(await ruled(page), names.korean);
  await paste(page, sgf(BENT_FOUR, { RU: "Japanese" }));
  await paste(page, sgf(BENT_FOUR));
  assert.deepEqual(await ruled(page), names.korean, "a record that names no rules is judged by the first of those shown by default");
  assert.ok(!(await page.isChecked("#rule-set-japanese-1989")), "and nothing is left of the rules of before");

  await paste(page, sgf(BENT_FOUR, { RU: "Chinese", KM: "7.5" }));
  await page.click("#start-over");
  assert.deepEqual([await page.inputValue("#ruling"), await page.inputValue("#komi-kind")], ["korean-2016", "rule-set"], "the next game begins by default");
  await page.selectOption("#ruling", "japanese-1989");
  await paste(page, sgf(BENT_FOUR));
  assert.deepEqual(await ruled(page), names.japanese, "what is chosen before a position is read holds for it");
  await paste(page, sgf(BENT_FOUR, { RU: "Chinese", KM: "7.5" }));
  await page.locator('input[name="mode"][value="edit"]').check({ force: true });
  await page.click("#clear-board");
  assert.deepEqual([await page.inputValue("#ruling"), await page.inputValue("#komi-kind")], ["korean-2016", "rule-set"], "so it does on a board that is cleared");
});

visit("while a board has faults there is no link to it, and the result of before looks old", {}, async (page, _, faults) => {
  await paste(page, sgf(BENT_FOUR, { RU: "Korean" }));
  await page.click("#no-dead");
  await settled(page);
  const before = page.url();
  assert.match(before, /#.+/);
  assert.equal(await page.locator(".old-result").count(), 0);
  await page.fill("#prisoners-black", "many");
  await page.waitForSelector("#summary-text .faults");
  await settled(page);
  assert.ok(await page.isDisabled("#copy-link"));
  assert.doesNotMatch(page.url(), /#.+/, "the address does not lead to the board before");
  assert.match((await page.textContent("#summary-text")) ?? "", /for the board before.*there is no link to it/);
  for (const panel of ["comparison", "differences"]) assert.match((await page.textContent(`#panel-${panel} .old-result`)) ?? "", /for the board before/);
  assert.equal(await page.locator("#panel-comparison .panel-host.old").count(), 1);
  assert.deepEqual(await accessibilityFaults(page), []);
  await shot(page, "old-result");
  await page.reload();
  await page.waitForFunction(() => performance.getEntriesByName("interactive").length > 0);
  assert.equal(await page.inputValue("#prisoners-black"), "many", "what was typed is still there");
  await page.fill("#prisoners-black", "0");
  await page.waitForFunction(() => location.hash !== "");
  await settled(page);
  assert.equal(page.url(), before, "mended, the board has its link again");
  assert.ok(!(await page.isDisabled("#copy-link")));
  assert.equal(await page.locator(".old-result, .panel-host.old").count(), 0);
  expectRefusals(faults);
});

visit("a size that no board has is told like other faults", {}, async (page) => {
  await page.locator('input[name="mode"][value="edit"]').check({ force: true });
  await page.fill("#columns", "30");
  await page.press("#columns", "Tab");
  assert.match((await page.textContent("#size-fault")) ?? "", /No board of this size: 30\. A board has 1 to 25/);
  assert.equal(await page.getAttribute("#columns", "aria-invalid"), "true");
  assert.equal(await page.getAttribute("#columns", "aria-describedby"), "size-fault");
  assert.equal(await page.locator(".cell").count(), 361, "the board stays as it is");
  await page.fill("#columns", "13");
  await page.press("#columns", "Tab");
  assert.ok(await page.isHidden("#size-fault"));
  assert.equal(await page.getAttribute("#columns", "aria-invalid"), null);
  assert.equal(await page.locator(".cell").count(), 13 * 19);
});

visit("what is no number is told without words of programs", {}, async (page, _, faults) => {
  await paste(page, sgf(BENT_FOUR, { RU: "Korean" }));
  await page.selectOption("#komi-kind", "one");
  await page.fill("#komi-all", "abc");
  await page.waitForSelector("#komi-amounts .fault-told");
  assert.equal(await page.textContent("#komi-amounts .fault-told"), "“abc” is not a number.");
  assert.match((await page.textContent("#summary-text")) ?? "", /“abc” is not a number/);
  await page.fill("#komi-all", "6.5");
  await settled(page);
  expectRefusals(faults);
});

visit("a new penalty has no faults while it is being written", {}, async (page, _, faults) => {
  await paste(page, sgf(BENT_FOUR, { RU: "Korean" }));
  await page.click("#no-dead");
  await settled(page);
  await page.click("#penalties > summary");
  const isWell = async () => (await page.locator(".fault-told, #summary-text .faults").count()) === 0;
  const result = () => page.textContent("#panel-comparison .score .outcome strong");
  const before = await result();
  await page.click("#add-adjustment");
  assert.equal(await page.evaluate(() => document.activeElement?.id), "adjustment-0-player", "it can be written at once");
  await settled(page);
  assert.ok(await isWell(), "nothing is told before anybody typed");
  await page.selectOption("#adjustment-0-player", "white");
  await page.fill("#adjustment-0-amount", "2");
  await settled(page);
  assert.ok(await isWell(), "nor while something is still to come");
  assert.equal(await result(), before);
  await page.locator("#adjustment-0-reason").pressSequentially("Warning");
  await settled(page);
  assert.ok(await isWell());
  assert.notEqual(await result(), before, "it counts as soon as it is whole");
  assert.equal(await page.inputValue("#adjustment-0-reason"), "Warning");
  await page.click("#add-adjustment");
  await page.locator("#adjustment-1-amount").focus();
  await page.locator(".adjustment").nth(1).locator("button").click();
  assert.equal(await page.locator(".adjustment").count(), 1, "it can be taken away again");
  await page.click("#add-adjustment");
  await page.fill("#adjustment-1-amount", "1");
  await page.click("#prisoners-black");
  await page.waitForSelector("#adjustments .fault-told");
  assert.match((await page.textContent("#summary-text .faults")) ?? "", /Reason/i, "what is left unfinished is told");
  await reload(page);
  await page.waitForSelector("#summary-text .faults");
  assert.equal(await page.inputValue("#adjustment-1-amount"), "1");
  expectRefusals(faults);
});

visit("what is wrong with a board is told as people say it", {}, async (page, _, faults) => {
  // White's stone in the corner stands between two black ones.
  await page.fill("#pasted", sgf(["OX.", "X..", "..."], { RU: "Korean" }));
  await page.click("#read-pasted");
  await page.waitForSelector("#summary-text .faults");
  assert.match((await page.textContent("#summary-text .faults")) ?? "", /The white chain at A3 has no liberty\.$/);
  assert.match((await nameOf(page, "A3")) ?? "", /has no liberty/);
  await page.selectOption("#language", "ja");
  await page.waitForFunction(() => document.documentElement.lang === "ja" && document.querySelector("#summary-text .faults")?.textContent?.endsWith("。"));
  await settled(page);
  expectRefusals(faults);
});

for (const [width, height] of [[1280, 900], [360, 740]]) {
  visit(`a count is stepped through without scrolling at ${width} pixels`, { viewport: { width, height } }, async (page) => {
    await paste(page, sgf(LARGE, { RU: "Korean" }));
    await page.click("#no-dead");
    await open(page, "counting");
    await page.waitForSelector("#panel-sensitivity .sensitivity");
    await page.waitForFunction(() => document.querySelectorAll(".count-board-drawn").length === document.querySelectorAll(".count-board").length);
    await page.evaluate(() => {
      const ways = document.querySelector(".count-ways");
      const above = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) - 16;
      if (ways) scrollBy(0, ways.getBoundingClientRect().top - above);
    });
    const seen = () => page.evaluate(() => {
      const ends = (/** @type {string} */ name) => /** @type {Element} */ (document.querySelector(name)).getBoundingClientRect();
      const [ways, picture] = [ends(".count-ways"), ends(".count-step-now .count-board svg")];
      return { scrolled: scrollY, isWhole: ways.top >= 0 && picture.top >= ways.bottom && picture.bottom <= innerHeight, now: document.querySelector(".count-now")?.textContent };
    });
    const { scrolled } = await seen();
    for (let number = 1; ; number += 1) {
      const found = await seen();
      assert.deepEqual({ ...found, now: found.now?.startsWith(`Step ${number} of`) }, { scrolled, isWhole: true, now: true });
      if ((await page.getAttribute('[data-key="count-next"]', "aria-disabled")) === "true") break;
      await page.click('[data-key="count-next"]');
    }
    await shot(page, `counting-${width}`, { fullPage: false });
  });
}

visit("what a negative komi means is said", {}, async (page) => {
  await paste(page, sgf(BENT_FOUR, { RU: "Korean" }));
  await page.selectOption("#komi-kind", "one");
  await page.fill("#komi-all", "-3.5");
  await settled(page);
  assert.match((await page.textContent("#komi-amounts")) ?? "", /White gives Black 3\.5 points/);
  await page.evaluate(() => {
    const hint = /** @type {Node} */ (document.querySelector("#komi-amounts .hint"));
    new MutationObserver(() => (document.title = "said again")).observe(hint, { childList: true, characterData: true, subtree: true });
  });
  await page.locator(`.cell[data-point="${DISPUTED}"]`).click();
  await settled(page);
  assert.notEqual(await page.title(), "said again", "it is read aloud once");
  await page.fill("#komi-all", "3.5");
  await settled(page);
  assert.doesNotMatch((await page.textContent("#komi-amounts")) ?? "", /White gives/);
});

// --- dead stones proposed --------------------------------------------------------------------------------------------

/** What OPEN gets proposed. */
const PROPOSED = ["C2", "C3", "D3", "F7"];

/** The stones that are shown as proposed. @param {Page} page */
const proposed = (page) => page.locator(".cell.proposed").evaluateAll((cells) => cells.map((cell) => /** @type {HTMLElement} */ (cell).dataset.point).sort());

/** Presses the button that proposes, and waits for what is proposed. @param {Page} page */
async function propose(page) {
  await page.click("#propose");
  await page.waitForSelector('#proposal [data-key="proposal-confirm"]');
  await settled(page);
}

/** All that may not rest on a proposal. @param {Page} page */
const result = async (page) => ({ ...(await findings(page)), summary: await page.textContent("#summary-text"), board: await page.textContent("#board-result"), marks: await page.textContent("#marks-said"), url: page.url() });

visit("dead stones are proposed beside the result, and are marks once somebody takes them", {}, async (page) => {
  await paste(page, sgf(OPEN, { RU: "Korean", KM: "6.5", PB: "Kim" }));
  const open = await result(page);
  assert.match(open.summary ?? "", /which stones are dead/);
  /** @type {any[]} */
  const asked = [];
  page.on("request", (request) => request.url().endsWith("/v1/scores") && asked.push(request.postDataJSON()));
  await propose(page);
  assert.deepEqual(asked.map(({ dead, language }) => [dead, language]), [["propose", "en"]], "one question");
  assert.deepEqual(await proposed(page), PROPOSED);
  assert.match((await nameOf(page, "C3")) ?? "", /^White stone, C3, proposed as dead$/);
  const told = (await page.innerText("#proposal")).replaceAll(/\s+/g, " ");
  assert.match(told, /nobody has confirmed it.*Proposed as dead[^:]*: F7 C3 D3 C2 /);
  assert.match(told, /The group at B9: alive\? Proposals like this come true in \d\d of 100 cases\..*The group at C3: dead\?/);
  assert.match(told, /To settle the winner, say whether the groups at B9 C3 are dead\. Confirmed like that, Black wins by at least \d+(\.5)? points? under [^.]+\./);
  assert.match(told, /Black wins by 18\.5 points \(jip\), on proposed dead stones\./);
  assert.doesNotMatch(told, /result in the record/);
  assert.match((await page.textContent("#said")) ?? "", /^proposed as dead: F7 C3 D3 C2\. This is no mark/);
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), "Dead stones proposed", "the keyboard is where it is told");
  assert.ok((await inSight(page, "#proposal h3")) && (await inSight(page, "#frame")), "the board is seen beside it");
  assert.ok(!(await page.isVisible("#propose")));
  assert.deepEqual(await accessibilityFaults(page), []);
  await shot(page, "proposal", { fullPage: false });

  await page.locator("#proposal .points-button").last().click();
  assert.deepEqual((await lit(page)).sort(), ["C2", "C3", "D3"]);
  assert.deepEqual(await result(page), open, "nothing else of the page rests on it");
  await openAll(page);
  await page.click('#panel-record [data-key="preview"]');
  await page.waitForSelector("#panel-record .record");
  assert.doesNotMatch((await page.textContent("#panel-record")) ?? "", /proposed|18\.5/, "no record either");
  assert.ok(await page.evaluate(() => ![...Object.values(localStorage)].join().includes("propose")), "and it is not kept");

  await page.focus('#proposal [data-key="proposal-discard"]');
  await page.keyboard.press("Enter");
  assert.equal(await page.evaluate(() => document.activeElement?.id), "propose");
  assert.deepEqual([await proposed(page), await lit(page), await page.innerText("#proposal")], [[], [], ""]);
  assert.deepEqual(await result(page), open);

  await propose(page);
  await page.focus('#proposal [data-key="proposal-confirm"]');
  await page.keyboard.press("Enter");
  await settled(page);
  assert.deepEqual([await proposed(page), await page.locator("#proposal > *").count(), await page.isVisible("#propose")], [[], 0, false]);
  assert.match((await page.textContent("#marks-said")) ?? "", /^Dead: F7 C3 D3 C2$/);
  assert.match((await nameOf(page, "C3")) ?? "", /marked dead/);
  assert.match((await page.textContent("#summary-text")) ?? "", /Black wins by 18\.5 points/);
  assert.doesNotMatch((await page.textContent("#summary-text")) ?? "", /proposed/);
  assert.notEqual(page.url(), open.url, "a link holds the marks");
  await page.click("#undo");
  await settled(page);
  assert.deepEqual(await result(page), open, "one step back, nobody has marked anything");
  assert.ok(await page.isVisible("#propose"));
});

visit("a proposal is gone with the next change, and comes to nothing where it is late", {}, async (page, _, faults) => {
  await paste(page, sgf(OPEN, { RU: "Korean", KM: "6.5" }));
  const gone = async () => assert.deepEqual([await proposed(page), await page.locator("#proposal > *").count()], [[], 0]);
  await propose(page);
  await page.fill("#prisoners-black", "3");
  await gone();
  await settled(page);
  await propose(page);
  await markDead(page, "both", "F7");
  await gone();
  assert.ok(!(await page.isVisible("#propose")), "somebody marked stones");
  await page.click("#undo");
  await settled(page);
  await propose(page);
  await page.selectOption("#language", "ja");
  await page.waitForFunction(() => document.documentElement.lang === "ja");
  await settled(page);
  await gone();
  await propose(page);
  assert.match(await page.innerText("#proposal"), /死に石は提案による/);
  assert.match(await page.innerText("#proposal .proposal-once-confirmed >> nth=0"), /^その通りに確認されれば、.+黒の少なくとも.+勝ち。$/);

  let release = () => {};
  await page.route("**/v1/scores", async (route) => {
    if (route.request().postDataJSON().dead !== "propose") return route.continue();
    await new Promise((resolve) => (release = () => resolve(undefined)));
    await route.continue().catch(() => {});
  });
  await page.click('#proposal [data-key="proposal-discard"]');
  await Promise.all([page.waitForRequest((request) => request.postDataJSON()?.dead === "propose"), page.click("#propose")]);
  await page.locator('input[name="mode"][value="edit"]').check({ force: true });
  assert.ok(!(await page.isVisible("#propose")), "where stones are entered, none are marked");
  await page.locator('.cell[data-point="J1"]').click();
  release();
  await page.waitForTimeout(300);
  await settled(page);
  await gone();

  await page.unroute("**/v1/scores");
  await page.route("**/v1/scores", (route) => (route.request().postDataJSON().dead === "propose" ? route.fulfill({ status: 429, contentType: "application/problem+json", json: { code: "too-many-requests", status: 429, title: "Too many", detail: "Too many." } }) : route.continue()));
  await page.locator('input[name="mode"][value="mark"]').check({ force: true });
  await page.click("#propose");
  await page.waitForSelector('#proposal [role="alert"]');
  assert.ok(await page.isVisible("#propose"), "it can be asked again");
  faults.splice(0, faults.length, ...faults.filter((fault) => !/status of 429/.test(fault)));
});

visit("a question that wants a proposal is read with the marks it has", {}, async (page) => {
  await paste(page, JSON.stringify({ rows: OPEN.map((row) => row.replace("..O......", "..o......")), dead: "propose", rule_sets: ["korean-2016"] }));
  assert.match((await nameOf(page, "C2")) ?? "", /^White stone, C2, marked dead/);
  assert.match((await nameOf(page, "A9")) ?? "", /^Empty|empty/);
  assert.match((await nameOf(page, "C9")) ?? "", /^White stone, C9/);
});

visit("no proposal is offered where players disagree or reading tells", {}, async (page) => {
  await paste(page, sgf(BENT_FOUR, { RU: "Korean", KM: "6.5" }));
  assert.ok(!(await page.isVisible("#propose")), "reading tells of every stone");
  await paste(page, sgf(OPEN, { RU: "Korean", KM: "6.5" }));
  assert.ok(await page.isVisible("#propose"));
  await page.locator('input[name="speaker"][value="black"]').check({ force: true });
  assert.ok(!(await page.isVisible("#propose")), "a player is being heard");
  await page.click("#all-stay");
  await settled(page);
  await page.locator('input[name="speaker"][value="both"]').check({ force: true });
  assert.ok(!(await page.isVisible("#propose")), "one claims something");
});

visit("the result of a record may confirm a proposal, and marks of a record that were taken away stay away", {}, async (page) => {
  /** @type {any[]} */
  const asked = [];
  page.on("request", (request) => request.url().endsWith("/v1/scores") && asked.push(request.postDataJSON()));
  const facts = { RU: "Korean", KM: "6.5" };
  await paste(page, sgf(OPEN, { ...facts, RE: "B+18.5" }));
  await propose(page);
  const confirmed = await page.innerText("#proposal");
  assert.match(confirmed, /The result in the record confirms it/);
  assert.doesNotMatch(confirmed, /Not sure of|To settle the winner/);
  assert.match(confirmed, /Black wins by 18\.5 points \(jip\), not firm\./);
  assert.match((await page.textContent("#summary-text .headline")) ?? "", /Undecided/, "it is no mark for that");
  await shot(page, "proposal-inferred", { fullPage: false });

  // A record whose territory marks tell that F7 alone is dead.
  await paste(page, sgf(OPEN, facts).replace(/\)$/, "TW[fc])"));
  assert.match((await page.textContent("#marks-said")) ?? "", /Dead: F7/);
  assert.ok(!(await page.isVisible("#propose")), "the record has marks");
  await page.click("#clear-marks");
  await settled(page);
  await propose(page);
  assert.ok(asked.findLast(({ dead }) => dead === "propose").sgf === undefined, "its moves would bring them back");
  assert.match(await page.innerText("#proposal"), /Black wins by 18\.5 points \(jip\), on proposed dead stones\./);
});

visit("on a phone a proposal fits", { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }, async (page) => {
  await paste(page, sgf(OPEN, { RU: "Korean", KM: "6.5" }));
  await propose(page);
  assert.deepEqual(await tooWideOrSmall(page), []);
  assert.deepEqual(await accessibilityFaults(page), []);
  await shot(page, "phone-proposal", { fullPage: false });
  await page.locator("#proposal .points-button").last().click();
  await page.waitForSelector("#frame.aside");
  await shot(page, "phone-proposal-lit", { fullPage: false });
});

// --- at an event -----------------------------------------------------------------------------------------------------

visit("no words of the page end in two colons, in any language", {}, async (page) => {
  await paste(page, sgf(BENT_FOUR, { RU: "Korean" }));
  await markDead(page, "both", "C9");
  await disagree(page, DISPUTED);
  const languages = await page.$$eval("#language option", (options) => options.map((option) => /** @type {HTMLOptionElement} */ (option).value));
  assert.ok(languages.includes("en"));
  for (const language of languages) {
    await page.selectOption("#language", language);
    await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
    await settled(page);
    await openAll(page);
    const text = await page.evaluate(() => document.body.innerText);
    assert.deepEqual(text.match(/.{0,30}[:：]\s*[:：].{0,10}/g) ?? [], [], language);
  }
});

/** The profile of an event, as GET /v1/event tells it. */
const EVENT = {
  name: "Hall test", place: "Seoul", dates: { from: "2026-11-22", until: "2026-11-23" }, overtime: null, language: "en", second_language: null, referees: [], tables: null, rounds: null, note: null,
  rule_sets: [["korean-2016", 6.5], ["japanese-1989", null]].map(([rule_set, komi]) => ({ rule_set, name: rule_set, text_edition: "", edition: null, komi })),
  penalties: [
    ["old warning", "2024-11-08", "2025-02-03"],
    ["warning", "2025-02-03", null],
    ["new warning", "2026-11-23", null],
    ["next year's", "2027-01-01", null],
  ].map(([name, from, until]) => ({ name, amount: 2, dates: { from, until }, text: { en: `${name}.` }, rule_sets: [], source: null, note: null })),
};

/** @param {Page} page @param {Record<string, unknown>} [more] what else the profile says */
async function atEvent(page, more = {}) {
  await page.route("**/v1/event", (route) => route.fulfill({ json: { ...EVENT, ...more } }));
  // Nothing is left of the visit before the event.
  await page.addInitScript(() => {
    if (sessionStorage.getItem("at-event")) return;
    localStorage.clear();
    sessionStorage.clear();
    sessionStorage.setItem("at-event", "yes");
  });
  await page.reload();
  await page.waitForFunction(() => performance.getEntriesByName("interactive").length > 0);
}

visit("at an event its rule sets stand alone, and that of a record is offered", {}, async (page) => {
  await atEvent(page);
  await paste(page, sgf(BENT_FOUR, { RU: "Ing", KM: "8" }));
  const shown = () => page.locator("#panel-comparison .score .rule-set-name").allTextContents();
  assert.equal((await shown()).length, 2, "those of the event");
  assert.equal(await page.inputValue("#komi-korean-2016"), "6.5", "with its komi");
  await page.click("#read-told .offer");
  await page.waitForFunction(() => document.querySelectorAll("#panel-comparison .score").length === 3);
  assert.match((await shown()).at(-1) ?? "", /Ing/);
  assert.equal(await page.inputValue("#komi-ing-sst"), "8", "with the komi of the record");
  assert.equal(await page.locator("#read-told .offer").count(), 0, "it is offered once");
  await page.click("#undo");
  await page.waitForFunction(() => document.querySelectorAll("#panel-comparison .score").length === 2);
  assert.ok(await page.isVisible("#read-told .offer"));
});

visit("a penalty that does not hold on the day of the event says so", {}, async (page) => {
  await atEvent(page);
  await page.click("#penalties > summary");
  const lines = await page.locator("#presets li").allTextContents();
  assert.deepEqual(lines.map((line) => /(No longer|Not yet) in force/.exec(line)?.[1] ?? "in force"), ["in force", "in force", "No longer", "Not yet"]);
  assert.match(lines[1] ?? "", /^new warning/, "one that begins on the second day may hold");
  await page.locator("#presets .out-of-force button").first().click();
  assert.equal(await page.inputValue("#adjustment-0-reason"), "old warning.", "it can be used all the same");
});

/** Which penalties are in force. @param {Page} page */
const inForce = async (page) => (await page.locator("#presets li:not(.out-of-force)").allTextContents()).map((line) => line.split(" ")[0]);

visit("dates told to the month or the year hold as far as they say", {}, async (page) => {
  const penalties = [
    ["year", "2024", "2025"],
    ["month", "2024", "2025-11"],
    ["begins", "2025-11", null],
    ["day-before", "2024", "2025-11-07"],
    ["month-before", "2024", "2025-10"],
    ["next-month", "2025-12", null],
  ].map(([name, from, until]) => ({ ...EVENT.penalties[0], name, dates: { from, until } }));
  await atEvent(page, { penalties, dates: { from: "2025-11-08", until: null } });
  assert.deepEqual(await inForce(page), ["year", "month", "begins"]);
  await page.unroute("**/v1/event");
  await atEvent(page, { penalties, dates: { from: "2025-11", until: null } });
  assert.deepEqual(await inForce(page), ["year", "month", "begins", "day-before"], "an event known to the month may be on any of its days");
});

visit("an answer that is cut is told as none", {}, async (page) => {
  await page.route("**/v1/scores", (route) => route.fulfill({ contentType: "application/json", body: '{"scores":[' }));
  await page.fill("#pasted", sgf(BENT_FOUR));
  await page.click("#read-pasted");
  await page.waitForFunction(() => document.querySelector("#summary")?.textContent?.includes("does not answer"));
  await page.unroute("**/v1/scores");
  await page.click("#no-dead");
  await page.waitForFunction(() => document.querySelectorAll("#panel-comparison .score").length > 0);
});

visit("a second question that is refused is told, and can be asked again", {}, async (page, _, faults) => {
  await paste(page, sgf(BENT_FOUR, { RU: "Korean" }));
  await open(page, "sensitivity");
  await page.waitForSelector("#panel-sensitivity .sensitivity");
  /** @param {any} asked whether it is one of the questions that are asked beside the first */
  const isSecond = (asked) => asked.detail === "totals";
  await page.route("**/v1/scores", (route) => {
    const refusal = { status: 429, contentType: "application/problem+json", headers: { "retry-after": "2" }, json: { code: "too-many-requests", status: 429, title: "Too many", detail: "Too many." } };
    return isSecond(route.request().postDataJSON()) ? route.fulfill(refusal) : route.continue();
  });
  await markDead(page, "white", DISPUTED);
  for (const panel of ["dispute", "sensitivity"]) {
    await page.waitForFunction((id) => document.querySelector(`#panel-${id} .panel-refusal`) !== null, panel);
    assert.match((await page.textContent(`#panel-${panel}`)) ?? "", /Too many questions in a short time.*Please wait 2 seconds/);
    assert.doesNotMatch((await page.textContent(`#panel-${panel}`)) ?? "", /Being worked out/);
  }
  assert.equal(await page.locator("#summary .refusal:visible").count(), 0, "the result stands");
  await page.unroute("**/v1/scores");
  await page.click('#panel-dispute [data-key="again"]');
  await page.waitForFunction(() => document.querySelectorAll("#panel-dispute .outcome-white").length === 3);
  await page.waitForSelector("#panel-sensitivity .sensitivity");
  assert.equal(await page.locator(".panel-refusal").count(), 0);

  await page.route("**/v1/scores", (route) => route.abort());
  await markDead(page, "white", "H5");
  await page.waitForSelector("#summary .refusal");
  assert.match((await page.textContent("#panel-dispute")) ?? "", /does not answer/, "nothing is being worked out");
  faults.splice(0, faults.length, ...faults.filter((fault) => !/status of 429|ERR_FAILED/.test(fault)));
});

// --- how fast --------------------------------------------------------------------------------------------------------

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
  // The goal is 1000 ms. How long it takes depends on what else the machine does: the number printed is the
  // measurement, this only finds a page that hangs.
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
  // The goal is 100 ms, for a release build on a machine that does nothing else. Tests may run neither: the number
  // printed is the measurement, this only finds a page that hangs.
  assert.ok(at(0.95) < 1000, `the 95th percentile is ${at(0.95)} ms`);
});
