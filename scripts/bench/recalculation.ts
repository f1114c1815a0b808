import { chromium, type Page } from "playwright-core";
import { calculatorPath, formCalculators } from "../../lib/catalog/calculators.ts";
import { CHROMIUM_FLAGS } from "../chromium.ts";
import { root } from "../paths.ts";
import { serve } from "./serve.ts";
import { median, printTable } from "./table.ts";

const LIMIT_MS = 16;
const SLOWDOWN = 4;
const KEYSTROKES = 15;
const SCENARIOS = 3;

/**
 * Milliseconds from the input event of a keystroke until the new figures are in the page, for some keystrokes in the first
 * field, with three scenarios beside the form.
 */
async function keystrokes(page: Page): Promise<number[]> {
  await page.waitForLoadState("networkidle");
  for (let count = 0; count < SCENARIOS; count += 1)
    await page.getByRole("button", { name: "Compare" }).click();
  const fields = page.locator("form").locator("input[type=text], input[type=date]");
  await fields.first().focus();
  const isDay = (await fields.first().getAttribute("type")) === "date";
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
    // React has answered the event by the microtask after it.
    window.addEventListener("input", () => queueMicrotask(() => times.push(performance.now() - start)));
  });
  if (!isDay) await page.keyboard.press("End");
  for (let count = 0; count < KEYSTROKES; count += 1) {
    await page.keyboard.press(keys[count % 2] ?? "");
    await page.waitForTimeout(150);
  }
  return page.evaluate(() => (window as unknown as { times: number[] }).times);
}

/** What a keystroke costs on the page of every calculator with a form, the processor slowed four times. */
export async function run(): Promise<boolean> {
  const site = await serve(root);
  const browser = await chromium.launch({
    args: CHROMIUM_FLAGS,
    ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
  });
  const rows: string[][] = [];
  let within = true;
  try {
    for (const calculator of formCalculators) {
      const page = await browser.newPage();
      const session = await page.context().newCDPSession(page);
      await page.goto(site.url + calculatorPath(calculator));
      await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
      const times = await keystrokes(page);
      await page.close();
      if (times.length === 0) throw new Error(`${calculator.id}: nothing was measured`);
      const middle = median(times);
      within &&= middle <= LIMIT_MS;
      rows.push([
        calculator.id,
        middle.toFixed(1),
        Math.max(...times).toFixed(1),
        middle <= LIMIT_MS ? "" : "TOO SLOW",
      ]);
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  printTable(
    `Recalculation after a keystroke, ms, processor slowed ${SLOWDOWN}×, ${SCENARIOS} scenarios (limit ${LIMIT_MS})`,
    ["calculator", "median", "worst", ""],
    rows,
  );
  return within;
}
