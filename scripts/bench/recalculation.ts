import { chromium, type Locator, type Page } from "playwright-core";
import { calculatorPath, formCalculators } from "../../lib/catalog/calculators.ts";
import { CHROMIUM_FLAGS } from "../chromium.ts";
import { serveSite } from "./serve.ts";
import { median, printTable } from "./table.ts";

const LIMIT_MS = 16;
const SLOWDOWN = 4;
const KEYSTROKES = 15;
const SCENARIOS = 3;

/** Number of rows in long forms: a keystroke must cost no more than in a short form. */
const ROWS = 200;
const repeated = (count: number, row: (at: number) => readonly unknown[]): string =>
  encodeURIComponent(JSON.stringify(Array.from({ length: count }, (_, at) => row(at))));
const LONG_FORMS: readonly { name: string; path: string }[] = [
  {
    name: `${ROWS} cash flows`,
    path: `/calculators/investment#?mode=flows&cashFlows=${repeated(ROWS, (at) => [at === 0 ? -90_000 : 500 + at])}`,
  },
  {
    name: `${ROWS} dated cash flows`,
    path: `/calculators/investment#?mode=dated&datedFlows=${repeated(ROWS, (at) => [
      new Date(Date.UTC(2020, 0, 1 + 7 * at)).toISOString().slice(0, 10),
      at === 0 ? -90_000 : 500 + at,
    ])}`,
  },
  {
    name: `${ROWS} times`,
    path: `/calculators/time#?mode=sum&times=${repeated(ROWS, () => ["add", "1:15"])}`,
  },
  {
    name: "100 rooms with three surfaces each",
    path: `/calculators/hvac#?rooms=${repeated(100, (at) => [
      `Room ${at + 1}`,
      15 + at,
      null,
      [
        // Kind, orientation and area; the window is the sixteenth field of a surface.
        [null, ["n", "e", "s", "w"][at % 4], 20, ...Array.from({ length: 12 }, () => null), "list"],
        [null, "w", 15],
        ["roof"],
      ],
    ])}`,
  },
];

/** Adds three scenarios next to the form, and returns its first field. */
async function firstField(page: Page): Promise<Locator> {
  for (let count = 0; count < SCENARIOS; count += 1)
    await page.getByRole("button", { name: "Compare", exact: true }).click();
  const field = page.locator("form").locator("input[type=text], input[type=date]").first();
  // If the first mode has no text field, the last one does.
  if ((await field.count()) === 0)
    await page.getByRole("main").getByRole("radio").last().check({ force: true });
  return field;
}

/** Expands the last row, and finds its last field. */
async function fieldOfLastRow(page: Page): Promise<Locator> {
  const row = page.locator("form [data-row]:not([data-row] [data-row])").last();
  const fold = row.locator("button[aria-expanded=false]");
  if ((await fold.count()) > 0) await fold.click();
  return row.locator("input[type=text]").last();
}

/** Returns the times from the input event of keystrokes until the figures are in the page, in ms. */
async function keystrokes(page: Page, fieldOf: (page: Page) => Promise<Locator>): Promise<number[]> {
  await page.waitForLoadState("networkidle");
  const field = await fieldOf(page);
  await field.focus();
  const isDay = (await field.getAttribute("type")) === "date";
  const keys = isDay ? ["ArrowUp", "ArrowDown"] : ["Digit1", "Backspace"];
  await page.evaluate(() => {
    const times: number[] = [];
    (window as unknown as { times: number[] }).times = times;
    let start = 0;
    window.addEventListener(
      "input",
      () => {
        start = performance.now();
      },
      true,
    );
    // React has handled the event by the next microtask.
    window.addEventListener("input", () => queueMicrotask(() => times.push(performance.now() - start)));
  });
  if (!isDay) await page.keyboard.press("End");
  for (let count = 0; count < KEYSTROKES; count += 1) {
    await page.keyboard.press(keys[count % 2] ?? "");
    await page.waitForTimeout(150);
  }
  return page.evaluate(() => (window as unknown as { times: number[] }).times);
}

/**
 * Measures the cost of a keystroke on the page of every calculator with a form and in long forms, with the processor
 * slowed down four times.
 */
export async function run(): Promise<boolean> {
  const site = await serveSite();
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: CHROMIUM_FLAGS });
  const rows: string[][] = [];
  let within = true;
  const measure = async (name: string, path: string, fieldOf: (page: Page) => Promise<Locator>) => {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await page.goto(site.url + path);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    const times = await keystrokes(page, fieldOf);
    await page.close();
    if (times.length === 0) throw new Error(`${name}: nothing was measured`);
    const middle = median(times);
    within &&= middle <= LIMIT_MS;
    const verdict = middle <= LIMIT_MS ? "" : "TOO SLOW";
    rows.push([name, middle.toFixed(1), Math.max(...times).toFixed(1), verdict]);
  };
  try {
    for (const calculator of formCalculators)
      await measure(calculator.id, calculatorPath(calculator), firstField);
    for (const { name, path } of LONG_FORMS) await measure(name, path, fieldOfLastRow);
  } finally {
    await browser.close();
    await site.stop();
  }
  printTable(
    `Recalculation after a keystroke, ms, processor slowed ${SLOWDOWN}×, ${SCENARIOS} scenarios beside short forms (limit ${LIMIT_MS})`,
    ["form", "median", "worst", ""],
    rows,
  );
  return within;
}
