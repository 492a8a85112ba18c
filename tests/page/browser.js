/** A gyega that serves, and a browser that may ask nobody else. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

const CHROMIUM = process.env.GYEGA_CHROMIUM ?? "/usr/bin/chromium";
/** As few words with the world as Chromium lets itself be told; any name but this machine's own leads nowhere. */
const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];
/** A slow machine is no fault of the page: how fast it is has tests of its own. */
const WAIT_MS = 45_000;
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Where screenshots go, if anybody wants them. */
export const shots = process.env.GYEGA_SCREENSHOTS;

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  server.close();
  await once(server, "close");
  return port;
}

/** Starts the service: GYEGA_BIN is the binary. With GYEGA_URL one that runs already is used. */
export async function startService() {
  if (process.env.GYEGA_URL) return { url: process.env.GYEGA_URL, stop: async () => {} };
  const binary = process.env.GYEGA_BIN;
  if (!binary) throw new Error("GYEGA_BIN names no gyega to test");
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(binary, ["serve", "--listen", `127.0.0.1:${port}`], { stdio: ["ignore", "inherit", "inherit"] });
  const ended = once(child, "exit");
  for (let left = 100; ; left -= 1) {
    if (child.exitCode !== null || left === 0) throw new Error(`${binary} does not serve at ${url}`);
    if (await fetch(`${url}/health/live`).then((answer) => answer.ok, () => false)) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  return { url, stop };
}

/** Starts Chromium with a profile of its own. */
export async function startBrowser() {
  return chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
}

/**
 * A new visitor. `faults` collects all that may not happen: a request to anybody but the service, an error on the
 * console, one that nobody caught, something the Content-Security-Policy forbids.
 * @param {import("playwright-core").Browser} browser
 * @param {string} url
 * @param {import("playwright-core").BrowserContextOptions} [options]
 */
export async function visitor(browser, url, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "en-GB", ...options });
  context.setDefaultTimeout(WAIT_MS);
  /** @type {string[]} */
  const faults = [];
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`));
  });
  const page = await context.newPage();
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== url && protocol !== "blob:") faults.push(`a request left the service: ${request.url().slice(0, 200)}`);
  });
  page.on("console", (message) => message.type() === "error" && faults.push(`console: ${message.text()} ${message.location().url}`));
  page.on("pageerror", (error) => faults.push(`not caught: ${error.stack ?? error.message}`));
  page.on("response", (response) => response.status() >= 500 && faults.push(`${response.status()} of ${response.url()}`));
  await page.goto(`${url}/`);
  await page.waitForFunction(() => performance.getEntriesByName("interactive").length > 0);
  return { context, page, faults, close: () => context.close() };
}

/**
 * Waits until what was pasted is read and the answer to all that was done is shown.
 * @param {import("playwright-core").Page} page
 */
export async function settled(page) {
  await page.waitForTimeout(50);
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.waitForLoadState("networkidle");
}

/**
 * What axe-core finds wrong, one line a kind.
 * @param {import("playwright-core").Page} page
 */
export async function accessibilityFaults(page) {
  await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    const found = await /** @type {any} */ (window).axe.run(document, { resultTypes: ["violations"] });
    return found.violations.map((/** @type {any} */ one) => ({ id: one.id, help: one.help, nodes: one.nodes.map((/** @type {any} */ node) => `${node.target.join(" ")}: ${node.failureSummary}`) }));
  });
  return violations.map((/** @type {{id: string, help: string, nodes: string[]}} */ { id, help, nodes }) => `${id}: ${help}\n    ${nodes.slice(0, 4).join("\n    ")}`);
}

/**
 * Keeps a picture for a person to look at, where GYEGA_SCREENSHOTS names a folder.
 * @param {import("playwright-core").Page} page
 * @param {string} name
 * @param {{fullPage?: boolean}} [options]
 */
export async function shot(page, name, { fullPage = true } = {}) {
  if (!shots) return;
  mkdirSync(shots, { recursive: true });
  await page.screenshot({ path: join(shots, `${name}.png`), fullPage });
}

/** A folder that is taken away again. */
export function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), "gyega-page-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
